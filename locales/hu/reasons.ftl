# Miért nem lehetséges egy lépés: minden okkódhoz egy üzenet. A szabályszám mint kód a megsértett szabályt nevezi meg.

# $sentence: az alábbi üzenetek egyike. $rule: egy szabály száma.
reason-with-rule = { $sentence } ({ $rule } szabály)
# Olyan szabály, amelynek itt nincs saját mondata. $rule: a száma. $sentence: maga a szabály.
reason-by-rule = Ezt a következő szabály nem engedi ({ $rule }): { $sentence }
# Olyan kód, amelyet még senki sem foglalt szavakba.
reason-other = Ez most nem lehetséges ({ $code }).

reason-unknown-move = Nincs ilyen lépés.
reason-game-over = A játék véget ért.
reason-other-decision = Most másról kell döntened.
reason-must-choose = Ezt nem hagyhatod ki; válassz a lehetőségek közül.
reason-not-in-hand = Ez a lapka nincs a kezedben.
reason-not-on-display = Ez a lapka nincs a kijelzőn.
reason-no-place = Az állatkertedben nincs olyan mező, ahova ez a lapka kerülhetne.
reason-R2-5 = Ez a mező nem szabad.
reason-R4-1 = Ez a lapka a Projektek kártyád hatótávján kívül van.
reason-R4-2 = Nincs a kezedben olyan lapka, amelyet ezzel a kártyával kijátszhatnál.
reason-R4-4 = Ebben a lépésben csak épület játszható ki.
reason-R5-2 = Ezzel a kártyával ez a lapka nem játszható ki.
reason-R5-4 = A Projektek kártyával csak projekt játszható ki.
reason-R5-5 = A lapkához több erő kell, mint amennyi a kártyának maradt.
reason-R6-1 = Ez a mező sem a bejárat, sem egy lapka mellett nincs.
reason-R6-2 = Ezen a mezőn nincs a szükséges ikonnal rendelkező állat, amelyet szabadon engedhetnél.
reason-R6-4 = A lapkához szükséges üres területek itt nem hozhatók létre: egy nyíl a térképen kívülre vagy képpel felfelé lévő lapkára mutat, vagy kevés a lapka a kezedben.
reason-R6-7 = Ennek most nincs hatása.
reason-R6-10 = Ezzel a hatással ezt a lapkát nem veheted el.
reason-R6-16 = Ez a lapka nem helyezhető át, vagy nem erre a mezőre.
reason-R7-2 = Ez a mező nem felel meg az épület feltételének.
reason-R7-3 = Nem teljesíted az épület feltételét.
reason-R8-1 = Ezt a célt most nem támogathatod ezzel a jelölővel.
reason-R8-4 = Nem teljesíted ennek a fejlesztési jelölőnek a feltételét, vagy már nincs mit megfordítani vele.
