# Tippek: hová nézz, mit keress, a legjobb lépések és hogy miért. A terminál és a böngésző is ezt olvassa.

# Első lépés. $where: az asztal egy része.
hint-where = { $where ->
    [display] Nézd meg a kijelzőt!
    [hand] Nézd meg a kezedet!
    [zoo] Nézd meg az állatkert-térképedet!
    [cards] Nézd meg az akciókártyáidat!
    [effects] Nézd meg a választható hatásokat!
    [objectives] Nézd meg a természetvédelmi célokat!
    [markers] Nézd meg az eredményjelölőidet!
    [upgrades] Nézd meg a fejlesztési jelölőidet!
   *[done] Gondold meg, érdemes-e itt még valamit tenned!
}

# Második lépés. $kind: egy lapka fajtája; $column: a térkép egy oszlopának betűje.
hint-which-display = { $kind ->
    [animal] Egy állatot végy el!
    [project] Egy projektet végy el!
   *[building] Egy épületet végy el!
}
hint-which-hand = { $kind ->
    [animal] Egy állatot válassz!
    [project] Egy projektet válassz!
   *[building] Egy épületet válassz!
}
hint-which-zoo = { ARTICLE($column, start: "yes") } { $column } oszlop egyik mezőjét válaszd!
hint-which-cards = Ezt a kártyát válaszd: { $card }!
hint-which-effects = Ezt a hatást válaszd: { $effect }
hint-which-objectives = Ezt a célt válaszd: { $objective }!
hint-which-markers = { ARTICLE($size, start: "yes") } { $size } ikonos jelölőt válaszd!
hint-which-upgrades = { ARTICLE($upgrade, start: "yes") } { $upgrade }. fejlesztési jelölőt válaszd!
hint-which-done = Hagyd inkább ennyiben!

# Miért: tagmondatok egyes szám második személyben, egy mondattá fűzve. $tile, $other: lapkák `face-label` alakban.
# $cell, $from, $to: mezők.
hint-takes = elveszed { ARTICLE($tile) } { $tile } lapkát
hint-draws = húzol { $number } lapkát
hint-keeps = megtartod { ARTICLE($tile) } { $tile } lapkát
hint-discards = eldobod { ARTICLE($tile) } { $tile } lapkát
hint-gains = szerzésre használod { ARTICLE($card) } { $card } kártyát (erő: { $strength })
hint-plays = kijátszásra használod { ARTICLE($card) } { $card } kártyát (erő: { $strength })
hint-places = leteszed { ARTICLE($tile) } { $tile } lapkát { ARTICLE($cell) } { $cell } mezőre
hint-places-open-area = üres területet teszel { ARTICLE($cell) } { $cell } mezőre
hint-gains-conservation = kapsz { $number } természetvédelmi jelölőt
hint-pairs = párt alkotsz ezekből: { $tile } – { $other }
hint-pouches = zsákjelölőért eldobod { ARTICLE($tile) } { $tile } lapkát
hint-relocates = áthelyezel egy lapkát ({ $from } → { $to })
hint-supports = { $spent ->
    [0] támogatod { ARTICLE($objective) } { $objective } célt { ARTICLE($size) } { $size } ikonos jelölővel
   *[other] támogatod { ARTICLE($objective) } { $objective } célt { ARTICLE($size) } { $size } ikonos jelölővel ({ $spent } természetvédelmi jelölőt ráfordítva)
}
hint-upgrades = { ARTICLE($upgrade) } { $upgrade }. fejlesztési jelölővel a II-es oldalára fordítod { ARTICLE($card) } { $card } kártyát
hint-ends = elveszed { ARTICLE($points) } { $points } pontos játék végi jelölőt
hint-reveals = felfordítasz néhány lapkát a halomból, és megtartasz egy állatot
hint-moves-card = az 1. helyre tehetsz egy kártyát
# $steps: ilyen tagmondatok felsorolása.
hint-why = { $points ->
    [0] Ezt teszed: { $steps }.
   *[other] Ezt teszed: { $steps }. Ez most { $points } pont.
}
hint-why-nothing = Ennyiben hagyod, és megtartod, amid van.

# $points: a végére várható saját pontok; $chance: a győzelem esélye százalékban.
hint-expected = várhatóan { $points } pont, { $chance } % esély a győzelemre
hint-thinking = Gondolkodás { $seconds } másodpercig; a Ctrl-C megállítja …
hint-best-move = A legjobb lépés:
hints-taken = { $player } tippet kért, döntések száma: { $number }.
hint-card = { $card } – { $use }

# A böngésző asztalánál.
hint-ask = Tipp
hint-more = Még
hint-best = Legjobb lépések
hint-move = A legjobb lépés: { $move }
hint-waiting = Gondolkodás …
hint-none = Most nincs tipp; kérj újra!
hint-sheet = A legjobb lépések
hint-take = Ezt választom
hint-about = A tipp annyit tud, amennyit te. A többiek látják, hogy tippet kértél, de azt nem, mit mondott; a játszma is megjegyzi.
