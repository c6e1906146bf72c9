# A szabályok, mindegyik számhoz egy vagy néhány mondat. „(A mi értelmezésünk.)” jelzi, amit a kiadott szabályok nyitva hagynak.

## A játék tartozékai

rule-R1-1 = A játékban 135 különböző lapka van: 70 állat, 30 projekt és 35 épület. A lefordított lapka üres terület.
rule-R1-2 = Az ikonok élőhelyet (erdő, szikla, víz), földrészt (Afrika, Amerika, Ausztrália, Ázsia, Európa) és állatosztályt (állatsimogató, főemlős, hüllő, madár, növényevő, ragadozó) jelölnek. Minden épületen van épületikon is, minden projekten projektikon is. A meghatározatlan élőhely nem ikon. Egy lapkán nincs kétszer ugyanaz az ikon.
rule-R1-3 = A 2-es és a 3-as szintű állat kicsi, a 4-es és az 5-ös szintű nagy.
rule-R1-4 = Minden játékosnak van egy állatkert-térképe (mindenki ugyanazzal az oldalával játszik), négy akciókártyája (Projektek, erdő, szikla és víz) I-es és II-es oldallal, négy fejlesztési jelölője, négy természetvédelmi eredményjelölője (2, 3, 4 és 5 ikonhoz), valamint egy lapkatartója: ezen van a keze, amelyet a többiek nem láthatnak.
rule-R1-5 = A 2, 3, 4 és 5 ikonhoz tartozó eredményjelölő 2, 5, 9 és 14 pontot ér. (A 14 biztos, a többi a mi értelmezésünk.)
rule-R1-6 = Középen van a kijelző az 1–6. hellyel, a halom rejtett sorrendben, a dobópakli képpel felfelé, 10 természetvédelmi cél (az öt földrész, valamint az állatsimogatót kivéve az öt állatosztály), a természetvédelmi jelölők, a zsákjelölők, a játék végi jelölők (egy 10 és négy 5 pontos), valamint 18 egyszemélyes jelölő, 1-től 6-ig minden számból három. (Hogy a jelölők sosem fogynak el, az a mi értelmezésünk.)

## Az állatkert-térkép

rule-R2-1 = A térképen 24 hatszög van, lapos oldalukkal felfelé, hét oszlopban, a-tól g-ig. Az a, c, e és g oszlopban az 1–3., a b, d és f oszlopban az 1–4. sor van; az 1. sor van legalul. A hatszög északi, északkeleti, délkeleti, déli, délnyugati és északnyugati szomszédjával érintkezik; a b1 fél hatszöggel lejjebb van, mint az a1.
rule-R2-2 = A bejárat a d1; szomszédai a c1, a d2 és az e1. A bejárat nem lapka, sosem lehet lefedni, és nincs ikonja.
rule-R2-3 = A térképre két üres terület van nyomtatva. Ezek üres területnek számítanak, de nem lapkák: semmit sem lehet rájuk tenni, és attól, hogy egy mező mellettük van, még nem tehetsz oda lapkát.
rule-R2-4 = Az a1–a3 és a g1–g3 mező folyóparti. Néhány mezőn elhelyezési bónusz látható.
rule-R2-5 = Szabad az a mező, amelyen nincs sem képpel felfelé, sem lefordítva lapka, és nincs rányomtatva üres terület sem. Az 1. oldalon kezdetben 21 szabad mező van.

## Előkészületek

rule-R3-1 = Két–öt játékos esetén: keverd meg az összes lapkát, és tégy belőlük hatot képpel felfelé a kijelző 1–6. helyére. Fedj fel a 10 célból 5-öt.
rule-R3-2 = Az első játékost sorsold ki. A Projektek kártya a játékosok sorrendjében az 1., 2., 3., 4. és 4. helyre kerül; a másik három kártya véletlenszerűen a szabad helyekre. Minden kártyának az I-es oldala látszik. Kezdetben senkinek sincs lapka a kezében.
rule-R3-3 = Az akciókártya ereje a helyének a száma (1–4), a II-es oldalon 1-gyel több. A Projektek kártya ereje egyben a hatótáv, amelyen belül a kör elején lapkát veszel el.
rule-R3-4 = A rövid első játékban mindenki visszateszi a 4 ikonhoz tartozó eredményjelölőjét, így a harmadik támogatott cél véget vet a játéknak.

## A kör

rule-R4-1 = Elvétel: vegyél a kezedbe a kijelzőről egy lapkát, amely hatótávon belül van. Ez kötelező; csak akkor marad el, ha nincs ilyen lapka. Kártya nem mozdul.
rule-R4-2 = Akció: válaszd ki az egyik akciókártyádat, és hajtsd végre két akciójának egyikét. Ez kötelező, de szerezni mindig lehet.
rule-R4-3 = Csúsztatás: a használt kártya az 1-es helyre kerül, a tőle balra lévő kártyák pedig egy hellyel jobbra csúsznak.
rule-R4-4 = Építés: kijátszhatsz a kezedből pontosan egy épületet.
rule-R4-5 = Támogatás: támogathatsz pontosan egy természetvédelmi célt.
rule-R4-6 = Fejlesztés: felhasználhatod mindazokat a még fel nem használt fejlesztési jelölőidet, amelyeknek teljesíted a feltételét.
rule-R4-7 = A kör vége: dobj el annyi lapkát, hogy 6 maradjon a kezedben (te döntöd el, melyik); told össze a kijelzőt, és töltsd fel a halomból 6 lapkára; nézd meg, véget ér-e a játék. A kör közben 6-nál több lapka is lehet a kezedben.

## Akciók

rule-R5-1 = Élőhelykártya, szerzés: húzz 2 lapkát a halomból, a kártya bármelyik oldalán.
rule-R5-2 = Élőhelykártya, kijátszás: játssz ki 1 (a II-es oldalon 1 vagy 2) olyan állatot, amelynek az élőhelye a kártyáé vagy meghatározatlan. Az akcióval kijátszott állatokhoz összesen sem kellhet több erő, mint a kártya ereje.
rule-R5-3 = Projektek kártya, szerzés: vegyél el tetszőleges 1 (a II-es oldalon 1 vagy 2) lapkát a kijelző bármelyik helyéről.
rule-R5-4 = Projektek kártya, kijátszás: játssz ki 1 projektet, amelyhez nem kell több erő, mint a kártya ereje.
rule-R5-5 = A lapkához szükséges erő a szintje, csökkentve a rá vonatkozó összes folyamatos kedvezményeddel, de sosem kevesebb 0-nál.
rule-R5-6 = Mielőtt a második állatot kijátszod, hajts végre mindent, amit az első kiváltott. Egy állat után meg is állhatsz.

## Elhelyezés és hatások

rule-R6-1 = A lapka olyan szabad mezőre kerül, amely a bejárat vagy egy (akár lefordított) lapka mellett van; a nyomtatott üres terület ebből a szempontból nem számít. A lapkákat sosem szabad elforgatni.
rule-R6-2 = Az állatot szabadon engedő projekt a saját állatkerted egyik olyan állatlapkájára kerül, amelyen látható a megnevezett ikon, bárhol van is. Az állat és a projekt ezután egy oszlopot alkot, amelyből csak a projekt számít. Projektre vagy épületre sosem kerülhet, és elhelyezési bónusz sem jár érte, mert a mező nem szabad.
rule-R6-3 = Minden nyílnak a térkép olyan mezőjére kell mutatnia, amely üres terület vagy szabad.
rule-R6-4 = A már meglévő üres területeken, a nyomtatottakon is, több lapka osztozhat. Minden szabad mezőre, amelyre nyíl mutat, tégy le lefordítva egy tetszőleges lapkát a kezedből (nem azt, amelyet éppen kijátszol); ha ehhez kevés a lapkád, oda nem teheted le. A bejárat és a képpel felfelé lévő lapka sosem felel meg.
rule-R6-5 = Először a lapkát tedd le, utána az üres területeit. Ezután hajtsd végre tetszőleges sorrendben mindazt, amit ez kiváltott: a lapka saját hatásait, a folyamatos hatásokat, és az összes most lefedett mező elhelyezési bónuszát. Bármelyikről külön-külön lemondhatsz.
rule-R6-6 = Ha egy állatot ugyanolyan fajú, de másik nemű állat mellé játszol ki, azonnal kapsz 1 természetvédelmi jelölőt, páronként egyszer. (Hogy az áthelyezés nem számít, az a mi értelmezésünk.)
rule-R6-7 = Az ikon kijátszásához kötött hatás minden ilyen ikonos lapka kijátszásakor bekövetkezik: a lapka bármilyen fajta lehet, épület is, és maga a hatást mutató lapka is számít. Egy lapka több hatást is kiválthat; amelyik nem hajtható végre, az elvész.
rule-R6-8 = A kedvezmény nem vonatkozik sem arra a lapkára, amelyen szerepel, sem az épületekre. A kedvezmények összeadódnak, és ha két állatot játszol ki, mindkettőre érvényesek. A kis és a nagy állatokra szóló kedvezmény csak állatokra vonatkozik.
rule-R6-9 = A lefordított lapkának nincs ikonja és nincs neve. A lerakása semmilyen hatást nem vált ki, de a mezője elhelyezési bónusza jár érte.
rule-R6-10 = Húzni a halomból húzol. Elvenni a kijelző bármelyik helyéről vehetsz el lapkát; ha nincs megfelelő, a hatás elvész.
rule-R6-11 = Fordítsd fel mindenki előtt a halom felső 3 lapkáját. Ha van köztük állat, egy tetszőlegeset vegyél a kezedbe, a többi lapkát dobd el.
rule-R6-12 = Annyi természetvédelmi jelölőt kapsz, amennyit a hatás mond. Állat szabadon engedéséért kis állat esetén 2, nagy állat esetén 3 jelölő jár.
rule-R6-13 = Dobj el a kezedből legfeljebb a megadott számú lapkát; mindegyikért kapsz egy zsákjelölőt.
rule-R6-14 = A megadott számú alkalommal tedd le a halom legfelső lapkáját anélkül, hogy megnéznéd, lefordítva egy szabad mezőre, ahova lapka kerülhet. A mező elhelyezési bónuszát megkapod.
rule-R6-15 = Miután befejezted az aktuális lépést (az akció lépésében a csúsztatás után), tedd egy tetszőleges kártyádat az 1-es helyre ugyanúgy, mint csúsztatáskor, de ne használd.
rule-R6-16 = Tedd át az állatkerted egyik lapkáját egy másik szabad mezőre: üres területet, állatot, projektet, épületet vagy szabadon engedéskor keletkezett oszlopot, egyben. Először emeld fel, így önmagának nem szomszédja. Az új mezőre ugyanazok a szabályok érvényesek, mint elhelyezéskor; a szükséges üres területeknek már ott kell lenniük. Az épület mezőre vonatkozó feltételének ismét teljesülnie kell, a rád vonatkozónak nem. A régi környezet nem számít. Az új mező bónuszát megkapod; a lapka saját hatásai, más lapkák hatásai és a párok nem lépnek életbe. A nyomtatott üres terület és a bejárat sosem mozdul. (Hogy a letakart állat nyilai nem számítanak, az a mi értelmezésünk.)

## Épületek

rule-R7-1 = Épületet csak az építés lépésében játszhatsz ki. Nem kell hozzá erő; egy körben egyet játszhatsz ki. Az elhelyezés minden szabálya érvényes.
rule-R7-2 = Egyes épületek a kiválasztott mezőt nézik: adott ikonú különböző szomszédos lapkákat, szomszédos összefüggő csoportot (ebbe maga az épület nem számít bele), a szomszédokon látható különböző állatosztály- és földrészikonokat, szomszédos épületeket, projekteket, nagy állatokat vagy üres területeket, illetve a folyót.
rule-R7-3 = Más épületek téged néznek: 5 földrészt, a 6 állatosztályból 5-öt vagy a 11 állatosztály- és földrészikonból 10 különbözőt az állatkertedben; lapkát mind a hat folyóparti mezőn, a lefordítottakat is beleértve; legalább 7 lapkát a kezedben, ezt is beleértve; vagy 4 másik, tetszőleges lapkát, amelyet eldobsz.

## Célok és fejlesztések

rule-R8-1 = Ha olyan célt akarsz támogatni, amelyet még nem támogattál, válassz egy fel nem használt eredményjelölőt. Legalább egy megfelelő ikonnak lennie kell az állatkertedben; az ikonok és az elköltött természetvédelmi jelölők száma együtt érje el a jelölő számát. Csak annyit költs el, amennyi hiányzik.
rule-R8-2 = Ugyanazt a célt bármennyi játékos támogathatja, ugyanannyi pontért. A szabadon engedett állatoknak és az üres területeknek nincs ikonjuk.
rule-R8-3 = Az ikonjaid számánál kisebb jelölőt is használhatsz.
rule-R8-4 = A négy fejlesztési jelölő feltétele: egy támogatott cél; két projekt az állatkertedben; három összefüggő lapka ugyanazzal az élőhelyikonnal; négy különböző állatosztály. Mindegyik jelölő egyszer használható, és egy tetszőleges akciókártyát az I-es oldaláról a II-esre fordít.

## Végső pontozás

rule-R9-1 = Vannak lapkák, amelyek meghatározott számú pontot érnek.
rule-R9-2 = Az ikononként járó pontnál az ikon bárhol számít az állatkertedben, magán a lapkán is. Ugyanez vonatkozik az épületenként és a projektenként járó pontra.
rule-R9-3 = Az összefüggő ikonokért járó pontnál azok az ikonok számítanak, amelyek az ilyen ikonú lapkáknak abban az összefüggő csoportjában vannak, amelyhez ez a lapka tartozik; maga a lapka is számít.
rule-R9-4 = A szomszédos ikonokért járó pontnál a szomszédos lapkák ikonjai számítanak, magáé a lapkáé nem.
rule-R9-5 = Vannak lapkák, amelyek 1 pontot érnek a szomszédaikon látható minden különböző állatosztály- és földrészikonért.
rule-R9-6 = Az állatsimogató állatainak minden összefüggő csoportja egyszer ér pontot: egy állat 3, két állat 9, három vagy több állat 18 pontot.
rule-R9-7 = Vannak lapkák, amelyek minden olyan lapkáért pontot érnek, amely a játék végén a kezedben van.
rule-R9-8 = Az üres területenként járó pontnál minden üres terület számít, a nyomtatott is. Ezenkívül minden üres terület önmagában is 1 pontot ér, a nyomtatott is.
rule-R9-9 = Add hozzá az elhelyezett eredményjelölőidet, minden megmaradt zsákjelölődért és természetvédelmi jelölődért 2 pontot, valamint a játék végi jelölődet.
rule-R9-10 = Az győz, akinek a legtöbb pontja van. Döntetlen esetén az, akinek több állatlapka van az állatkertjében (a letakart nem számít); ha így is döntetlen, a győzelem közös.

## A játék vége

rule-R10-1 = Minden kör végén nézd meg, véget ér-e a játék: (a) minden eredményjelölődet elhelyezted, (b) nem maradt szabad mező a térképeden, (c) elfogyott a halom.
rule-R10-2 = Az első játékos, akinél (a) vagy (b) teljesül, elveszi a 10 pontos játék végi jelölőt. Mindenki más még egyszer sorra kerül, ezután jön a végső pontozás.
rule-R10-3 = Az a játékos, akinél ennek az utolsó körének a végén teljesül (a) vagy (b), elvesz egy 5 pontos játék végi jelölőt.
rule-R10-4 = Ha (c) akkor következik be, amikor még senkinél sem teljesült (a) vagy (b), azonnal végső pontozás következik, és senki sem kap jelölőt. Ha ugyanabban a körben (a) vagy (b) is teljesül, az az erősebb.
rule-R10-5 = Ha már kiderült, hogy véget ér a játék, az elfogyott halmot a dobópakli megkeverésével kell pótolni. Előtte az elfogyó halomból csak annyit kapsz, amennyi van.

## Ki mit tud

rule-R11-1 = Rejtett a halom sorrendje, a játékosok keze (a lapkák száma nem) és a lefordított lapkák előlapja: azokét ismered, amelyeket a saját kezedből tettél le, a halomból származókét senki. Minden más nyilvános, a dobópakli is.

## Egyszemélyes játék

rule-R12-1 = Az egyszemélyes játékot úgy készítsd elő, mint egy játékosnak; a Projektek kártya az 1-es helyre kerül, és 18 megkevert egyszemélyes jelölőre van szükség, nehezebb játékhoz csak 15-re vagy 12-re.
rule-R12-2 = Minden kör végén, mielőtt a kijelzőt összetolod, fordíts fel egy egyszemélyes jelölőt, és dobd el a kijelző azonos számú helyén lévő lapkát; ha ott nincs, akkor a legkisebb számú olyan helyről, ahol van.
rule-R12-3 = Azonnal győzöl, ha egy kör végén minden eredményjelölődet elhelyezted vagy nem maradt szabad mező a térképeden, az utolsó egyszemélyes jelölő körében is. Vesztettél, ha enélkül fordult fel az utolsó egyszemélyes jelölő, vagy ha előbb elfogyott a halom. (Az utóbbi a mi értelmezésünk.) Pontozz a szokásos módon a 10 pontos jelölővel együtt, és adj hozzá 5 pontot minden még lefordított egyszemélyes jelölőért.
