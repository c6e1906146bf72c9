# A terminál: a parancssor, az asztal jelekkel kirajzolva, és a beírva játszott játék.

## A parancssor

cli-about = Sanctuary, a hatszöglapkás állatkertes játék: játssz, nézz utána, ellenőrizz játszmákat és állásokat.
cli-usage = Használat:
cli-options = Kapcsolók
cli-commands = Parancsok
cli-options-piece = [KAPCSOLÓK]
cli-command-piece = PARANCS …
cli-lang-help = A szövegek nyelve.
cli-help-help = Ez a súgó.
cli-version-help = A program változata.
cli-see-help = A lehetőségeket ez sorolja fel: { $command } --help

# $near: valami, ami hasonlít rá, vagy "none".
cli-no-such-command = { $near ->
    [none] Nincs ilyen parancs: „{ $command }”.
   *[other] Nincs ilyen parancs: „{ $command }”. Erre gondoltál: „{ $near }”?
}
cli-no-such-option = { $near ->
    [none] Nincs ilyen kapcsoló: { $option }.
   *[other] Nincs ilyen kapcsoló: { $option }. Erre gondoltál: { $near }?
}
cli-missing-command = Ezek közül egy parancsnak kell következnie: { $commands }.
cli-too-many = Ez már fölösleges: „{ $argument }”.
cli-missing = Hiányzik: { $parameter }.
cli-bad-value = { $parameter }: { $problem }
cli-bad-option = Érték kell utána: { $option }
cli-none-of = „{ $value }” nincs ezek között: { $words }.
cli-no-number = „{ $value }” nem { $least } és { $most } közötti egész szám.
# $problem: amit az operációs rendszer mond.
cli-no-file = { $file } nem olvasható: { $problem }
cli-fault = Olyan hiba történt, aminek nem lett volna szabad. A részletek itt vannak: { $file }
cli-no-room = Nem sikerült kiírni, amit kellett volna: { $problem }
cli-no-use = { $file } nem használható: { $problem }
cli-file-exists = Már van ilyen fájl, és elveszne: { $file }. Adj meg másikat, vagy folytasd a benne lévő játszmát: sanctuary play --resume { $file }
cli-empty-name = a széknek név kell.
cli-not-with-resume = a folytatott játszma megtartja, amivel elkezdődött.
cli-text-missing = Ezen a nyelven hiányzik néhány szöveg, ezek itt angolul állnak; a felsorolásuk: { $file }
cli-text-nowhere = Hiányzik néhány szöveg, a helyükön itt a nevük áll; a felsorolásuk: { $file }

cli-players-help = A székek száma.
cli-seed-help = A játszma magja: ugyanaz a mag és ugyanazok a kapcsolók ugyanazt a játszmát adják.
cli-side-help = Az állatkert-térkép oldala. A 2. oldal ideiglenes: a mi elrendezésünk, nem a nyomtatott.

cli-position-help = Állások pontjai, lerakási helyei és képe.
cli-position-score-help = Kiírja minden beolvasott állás pontjait, soronként egy JSON-sorban.
cli-position-placements-help = Kiírja, hová kerülhetnek a kért lapkák, soronként egy JSON-sorban.
cli-position-show-help = Kirajzolja a beolvasott állásokat.
cli-bad-line = { $line }. sor: { $problem }

cli-rules-help = A szabályok: mind, egy (R6.4), egy fejezet (R6), vagy amelyikben egy szó előfordul.
cli-no-rule = Nincs „{ $word }” szabály, és egyik sem említi; a szabályok: R1.1–{ $last }.

cli-perft-help = Megszámolja egy játszma első döntésétől induló lépéssorozatokat.
cli-depth-help = Hány lépés mélyen.
cli-divide-help = A szám minden első lépésre külön.
cli-perft = { $count } lépéssorozat, mélység: { $depth }; másodpercenként { $speed }.

cli-analyse-help = Megítéli egy játszma lépéseit aszerint, amit a játékosok tudhattak: elvesztett pontok és jobb lépések.
cli-analyse-seat-help = Csak ennek a helynek a lépései, 1-től számolva.
cli-analyse-iterations-help = Ennyi világot vizsgál döntésenként; több világ jobban ítél, de tovább tart.
cli-analyse-json-help = Minden ítéletet kiír, JSON-soronként egyet.
cli-analyse-seat = { $name }: { $moves } döntés, ezeken biztosan elveszett: { $points } pont.
cli-analyse-swing = { $ply }. lépés ({ $turn }. forduló): „{ $made }”; jobb lett volna: „{ $better }”, a különbség { $points } pont.
cli-analyse-kept = Az elemzés itt van: { $file }
# $problem: what the operating system says.
cli-analyse-not-kept = Az elemzést nem sikerült ide menteni: { $file }. { $problem }
cli-analyse-curve = A győzelem esélye az egyes fordulók után: { $curve }

cli-arena-help = Játékosok sok játszmában mérik össze az erejüket.
cli-arena-missing = Az arénához ez kell: { $libraries }. Telepítés: pip install 'sanctuary[{ $extra }]'
cli-arena-run-help = Lejátssza játékosok minden párosítását egy mappába; ott folytatja, ahol egy korábbi futás abbahagyta.
cli-arena-player-help = Egy játékos, például „hard”, „mcts:ms=500” vagy „cmd:./my-bot”; mindegyikhez egyszer add meg.
cli-arena-deals-help = A különböző osztások száma; mindegyiket minden ülésrendben lejátsszák.
cli-arena-solo-help = A szóló jelzők száma, ha egy hely van.
cli-arena-patience-help = Ennyi másodperc jut egy döntésre; aki tovább gondolkodik, annak a helyén a „light” játékos folytatja.
cli-arena-jobs-help = Ennyi játszma folyik egyszerre; -1: magonként egy.
cli-arena-no-jobs = „{ $value }” se nem -1, se nem 1 és { $most } közötti egész szám.
cli-arena-backend-help = Hol folynak a játszmák: ezen a gépen, vagy egy Ray- vagy Dask-fürtön.
cli-arena-bad-plan = Ezeket a játszmákat nem lehet lejátszani: { $problem }
cli-arena-bad-weights = Ezeket a súlyokat nem lehet használni: { $problem }
# $minutes: minutes left.
cli-arena-progress = { $minutes ->
    [0] { $done } játszma kész, összesen: { $games }; kevesebb mint egy perc van hátra
   *[other] { $done } játszma kész, összesen: { $games }; hátravan { $minutes } perc
}
cli-arena-done = Minden játszma kész; az eredmények helye: { $folder }
cli-arena-report-help = Megírja egy futás jelentését az eredmények mellé.
cli-arena-no-results = Ebben a mappában nincsenek eredmények: { $folder }
# $problem: angolul, egy fájl nevével.
cli-arena-bad-results = Az eredményeket nem lehet használni: { $problem }
cli-arena-tune-help = Az értékelés súlyait önmaga elleni játszmákhoz igazítja, egy fájlba.
cli-arena-games-help = Ennyi játszmából tanul.
cli-arena-weights-help = Ezekkel a súlyokkal kezd a csomagéi helyett.
cli-arena-tuned = { $file }: { $samples } állatkerthez igazítva, átlagos tévedése { $error } pont

cli-tiles-help = Keresés a lapkák között: bármelyik nyelvű szövegük egy szavára és arra, amit mutatnak.
cli-tiles-kind-help = Csak ilyen fajta lapkák.
cli-tiles-habitat-help = Csak ilyen élőhelyű lapkák.
cli-tiles-continent-help = Csak ilyen földrészű lapkák.
cli-tiles-class-help = Csak ilyen állatosztályú lapkák.
cli-tiles-level-help = Csak ilyen szintű lapkák.
cli-tiles-sort-help = A lapkák sorrendje.
cli-tiles-full-help = A lapkák teljes szövege.
cli-tiles-both-help = A teljes szöveg minden nyelven.
cli-tiles-found = { $number ->
    [0] Nincs ilyen lapka.
   *[other] { $number } lapka.
}

cli-serve-help = Asztalok a böngészőnek.
cli-serve-missing = A böngészős asztalokhoz ez kell: { $libraries }. Telepítés: pip install 'sanctuary[server]'
cli-serve-host-help = A cím, ahol elérhető; 0.0.0.0 más gépeket is beenged.
cli-serve-port-help = A port, ahol elérhető; 0 bármelyik szabadot veszi.
cli-serve-database-help = Az asztalok adatbázisa SQLAlchemy-URL-ként; ha nem mondod, SQLite az adatmappában.
cli-serve-open-help = Megnyitja a böngészőben.
cli-serve-at = Az asztalok itt érhetők el: { $address } (Ctrl-C: vége)
cli-serve-busy = A { $host } cím { $port }. portja foglalt vagy nem engedélyezett; a --port másikat ad meg.
cli-serve-database = Az adatbázis nem használható: { $problem }

cli-replay-help = Ellenőriz és megmutat egy játszmafájlt.
cli-replay-at-help = Az asztal ennyi lépés után.
cli-replay-log-help = Minden, ami történt.
cli-replay-step-help = Lépésről lépésre.
cli-replay-prompt = Enter: következő lépés. v: eggyel vissza. Szám: ugrás oda. k: kilépés. >
cli-bad-record = Ebben nincs megmutatható játszma: { $file }. { $problem }
cli-record-holds = { $file } rendben van: { $moves } lépés, { $turns } kör, mind szabályos.
cli-record-players = Játékosok: { $players }.
cli-record-seed = { $side ->
    [2] Mag: { $seed }, a térkép 2. oldala (ideiglenes: a mi elrendezésünk, nem a nyomtatott).
   *[other] Mag: { $seed }, a térkép { $side }. oldala.
}
cli-record-unfinished = A játszmának még nincs vége.
cli-record-moment = { $moves } lépésből { $move } után

# $bots: a gépi játékosok nevei.
cli-play-help = Játszma a terminálban, gépi játékosok ellen ({ $bots }) vagy többen. Egy gépi játékos csak azt látja, amit a széke láthat: a halmot, mások kezét és a lefordított lapkákat soha.
cli-seat-help = Ki ül ott, sorban: egy ember neve vagy egy gépi játékos. Ismételhető.
cli-bots-help = A meg nem nevezett székek gépi játékosa.
cli-solo-help = Egyszemélyes játék 18, 15 vagy 12 egyszemélyes jelölővel (ha nem mondod, 18).
cli-short-help = A rövid első játék: négy eredményjelölő helyett három.
cli-save-help = A játszma ebben a fájlban legyen, ne az adatmappában.
cli-resume-help = Egy fájlban lévő vagy a legutóbbi félbehagyott játszma folytatása.
cli-solo-is-alone = az egyszemélyes játékban egy szék van.
cli-too-many-seats = csak { $most } szék van.
# $problem: mi a baj vele.
cli-bad-bot = ez a gépi játékos nem játszhat: { $problem }
# Mi a baj egy játékossal. $name: a játékos, ahogy írják. $names, $options: mind, ami van. $problem: angolul.
bad-player-unknown-player = nincs „{ $name }” nevű játékos; ezek vannak: { $names }
bad-player-unknown-option = ennek nincs „{ $option }” beállítása: { $name }; ezek vannak: { $options }
bad-player-no-option = { $name }: „{ $option }” nem beállítás; egy beállítás ilyen: seed=3
bad-player-option-twice = { $name }: kétszer áll ott: { $option }
bad-player-no-number = { $name }: nem szám: { $option }={ $value }
bad-player-no-whole-number = { $name }: nem egész szám: { $option }={ $value }
bad-player-out-of-range = { $name }: { $option }={ $value } helyett { $least } és { $most } közötti szám kell
bad-player-no-end = { $name }: ms=0 mellett, iterations nélkül örökké keresne
bad-player-bad-weights = { $name }: weights={ $value }: { $problem }
bad-player-bad-command = „{ $command }” nem parancs: egy idézőjelnek vagy fordított törtvonalnak nincs párja
bad-player-no-program = nincs „{ $program }” nevű futtatható program
bad-player-not-executable = „{ $program }” nem hajtható végre; a chmod +x megengedi
bad-player-no-model = nincs ilyen modell: { $file }
bad-player-model-needs = a model:{ $file } játékoshoz ez kell: { $lacking } (pip install 'sanctuary[train]')
bad-player-unreadable-model = { $file } nem olvasható az sb3-contrib MaskablePPO modelljeként
bad-player-other-seats = { $name } nem tanult { $players } fős játszmát

## Az asztal

# Ikonok egy-két betűvel, mind különböző.
sign-forest = E
sign-rock = S
sign-water = V
sign-africa = Af
sign-americas = Am
sign-asia = Áz
sign-australia = Au
sign-europe = Eu
sign-bird = Ma
sign-herbivore = Nö
sign-predator = Ra
sign-primate = Fő
sign-reptile = Hü
sign-petting-zoo = Si

# Egy hatszögben: legfeljebb nyolc betű.
screen-entrance = BEJÁRAT
screen-points = { $number }p
screen-open-area = üres
screen-printed = nyomott
screen-bonus-draw = húzz { $number }
screen-bonus-take = elvesz { $number }
screen-bonus-move-action = kártya→1
screen-bonus-conservation = +{ $number } jel.
screen-bonus-relocate = áthelyez

screen-turn = { $turn }. kör: { $player }. A halomban { $pile }, a dobópakliban { $discards } lapka.
screen-solo = { $left } egyszemélyes jelölő van még lefordítva, { $flipped } felfordítva.
screen-last-turn = Utolsó kör, a játék végét kiváltotta: { $player }
screen-provisional = A térkép 2. oldala ideiglenes: a mi elrendezésünk, nem a nyomtatott.
screen-own-zoo = Az állatkerted: most { $points } pont, { $empty } üres mező
screen-zoo = { $player } – állatkert: most { $points } pont, { $empty } üres mező
screen-position = Állás: { $points } pont
screen-cards = Akciókártyák erő szerint
screen-range = { $reach ->
    [1] Hatótáv: az 1. hely
   *[other] Hatótáv: az 1–{ $reach }. hely
}
# $points: a $size ikonos jelölőé.
screen-achievement = { $size } ikon ({ $points }p)
screen-achievements = Hátralévő eredményjelölők: { $markers }
screen-upgrades = Fel nem használt fejlesztési jelölők: { $markers }
screen-markers = Természetvédelmi jelölő: { $conservation }, zsákjelölő: { $pouch }
screen-none = nincs
screen-objectives = Célok (ikonok; elhelyezett jelölő)
screen-you = te
# $size: az elhelyezett jelölő ikonjai, 0, ha nincs.
screen-support = { $size ->
    [0] { $player } { $icons }
   *[other] { $player } { $icons } ✓{ $size }
}
# $markers: a támogatott célok száma.
screen-opponent = { $points } pont, kézben { $hand }, felfordítva { $tiles } lapka, { $empty } üres mező, { $markers } cél
screen-display = Kijelző (● hatótávon belül)
screen-gap = —
screen-hand = { $number ->
    [0] Kéz: üres
   *[other] Kéz: { $number } lapka
}
screen-discards = { $number ->
    [0] A dobópakli üres.
   *[other] Dobópakli, elöl a legújabb: { $number } lapka
}
screen-face-down = { $cell }: lefordítva { $tile }
screen-below = { $cell }: alul { $tile }
screen-discounted = elég { $strength }

## Miért hoz pontot egy lépés. $points: előjellel.

why-tile = { $tile } { $points }
why-covered = { $tile } többé nem számít { $points }
why-petting-groups = állatsimogató-csoportok { $points }
why-open-areas = { $number } üres terület { $points }
why-achievement = { $number } ikonos jelölő { $points }
why-conservation-markers = { $number } természetvédelmi jelölő { $points }
why-pouch-markers = { $number } zsákjelölő { $points }
why-end-marker = véget vet a játéknak { $points }
why-effects = utána: { $effects }
why-could-bring = { $points } pontot hozhatna itt: { $cell }
why-best-at = ide: { $cell }
why-best-with = { $tile }, ide: { $cell }
why-best-marker = a { $number } ikonos jelölővel

## Amit választani lehet

choice-gain-display = { $number ->
    [1] Szerzés, { $card }: elveszel { $number } lapkát bármelyik helyről
   *[other] Szerzés, { $card }: elveszel legfeljebb { $number } lapkát bármelyik helyről
}
choice-gain-pile = Szerzés, { $card }: húzol { $number } lapkát a halomból
# $tiles: a kijátszható lapkák nevei.
choice-play = Kijátszás, { $card }, erő { $strength }: { $tiles }
choice-move-card = { $card }: a { $slot }. helyről az 1. helyre
choice-flip-card = { $card } (most { $strength } erő)
choice-objective = { $objective }: { $icons } ikon
choice-marker = { $spent ->
    [0] { $size } ikon: { $points } pont
   *[other] { $size } ikon: { $points } pont, ráfordítva { $spent } természetvédelmi jelölő
}
choice-upgrade-1 = 1. fejlesztési jelölő: egy cél támogatva
choice-upgrade-2 = 2. fejlesztési jelölő: két projekt az állatkertben
choice-upgrade-3 = 3. fejlesztési jelölő: három összefüggő lapka azonos élőhellyel
choice-upgrade-4 = 4. fejlesztési jelölő: négy különböző állatosztály
choice-skip = Nem, itt nincs több
choice-play-no-more = Egyiket sem játszod ki
choice-decline = Lemondasz a maradékról
choice-no-support = Egyiket sem támogatod
choice-no-upgrade = Most egyiket sem használod
choice-end-turn = Vége a körnek

## Beírható szavak szóközzel elválasztva; az angolok minden nyelven érvényesek.

words-gain = szerzés szerez
words-play = kijátszás játszik
words-done = kész nem vége
words-help = súgó s
words-look-up = keres
words-table = asztal a
words-options = lehetőségek l
words-zoo = állatkert á
words-discards = dobópakli
words-log = napló n
words-score = pontok p
words-best = legjobb
words-hint = tipp i
words-hints = tippek
words-undo = vissza v
words-redo = újra
words-quit = kilépés k
words-next = tovább t
words-back = vissza v

## A játszma

play-person = Játékos
play-seat = { $number }. szék
play-begins = Játszma: „{ $seed }”, itt őrizzük: { $file }
play-kept = A játszmának vége. Újra megnézheted: sanctuary replay { $file }
play-saved = A játszmát elmentettük. Így folytathatod: sanctuary play --resume { $file }
play-not-saved = A játszmát nem sikerült menteni ide: { $file }. { $problem }
play-can-undo = A „vissza” visszavonja az utolsó lépésedet.
play-nothing-to-resume = Nincs félbehagyott játszma.
play-hand-over = { $player } következik: add át neki a billentyűzetet, aztán Enter.
play-replaced = { $player }: { $problem }; innentől a „light” játékos folytatja helyette.
play-log = A legutóbbi köröd óta
play-ambiguous = „{ $answer }” ezek bármelyike lehet: { $options }.
play-not-understood = „{ $answer }” nincs a lehetőségek között, és parancsnak sem jó; a parancsokat ez sorolja fel: súgó
play-no-such-seat = Nincs „{ $seat }” szék; a székek: 1–{ $last }.
play-no-such-tile = Nincs „{ $tile }” lapka; az azonosítók ilyenek: A034.
play-no-cell = Most nincs mező, ahová kerülhetne.
play-help =
    Válaszolj egy lehetőség számával vagy szóval: egy lapka azonosítója vagy neve (A034), egy mező (c2), „szerzés szikla”, „kijátszás víz”, „kész”. A szó eleje is elég, ha egyértelmű. A lehetőségek melletti pontokat a lépés most hozza az állatkertednek.
    ?R6.4         egy szabály; ?R6 a fejezete
    ?A034         egy lapka; ?medve mind, amelynek a nevében ez áll
    asztal        az egész asztal (a is; képernyőn Enter is)
    állatkert 2   a 2. szék állatkertje nagyban (á)
    lehetőségek   a lehetőségek újra (l)
    legjobb A034  egy lapka legjobb mezői, akár kézben van, akár nem
    tipp          egy tipp: előbb hová nézz, újra: mit keress, újra: melyik a lépés (i); tippek: a három legjobb
                  lépés és hogy miért. Annyit tudnak, amennyit te; a játszma megmondja, hogy tippet kértél.
    pontok        a pontok most, okokkal (p)
    napló         minden, ami eddig történt (n)
    dobópakli     a dobópakli
    vissza, újra  a legutóbbi lépésed vissza, vagy megint (v): amíg rejtett dolog nem derült ki, és a kör nem ért véget
    kilépés       a játszma mentésével (k, Ctrl-C, Ctrl-D)
    Jelek: E erdő, S szikla, V víz; Af, Am, Áz, Au, Eu földrészek; Ma madár, Nö növényevő, Ra ragadozó, Fő főemlős, Hü hüllő, Si állatsimogató; ♂ ♀; ▲ projekt egy állaton; ░ üres terület; ≈ folyó; ▸+8◂ választható mező és a pontja.
    A gépi játékosok csak azt látják, amit a székük láthat: a halmot, a kezedet és a lefordított lapkákat soha.
look-up-nothing = Nincs „{ $word }” szabály, lapkaazonosító vagy lapkanév.
look-up-more = … és még { $number } lapka.
undo-nothing = Nincs mit visszavonni.
undo-turn-passed = Az a kör véget ért, nem vonható vissza.
undo-revealed = Azóta rejtett dolog derült ki, ez nem vonható vissza.
redo-nothing = Nincs mit újra megtenni.

## Amit egy játszó program elronthat

# $problem: amit az operációs rendszer mond.
program-start = a program nem indul el: { $problem }
program-unasked = a program kérdés nélkül beszél
program-lines = a program több sorban válaszol
program-ended = a program véget ért
program-long = a program válasza hosszabb, mint { $most } bájt
program-late = a program nem válaszol időben
program-no-json = a program válasza nem JSON
program-no-move = a program válaszában nincs „move” nevű szám
program-illegal = a program lépése nem szabályos: { $move }

## A vég

pad-points = Pontok
pad-animals = Állatok
pad-projects = Projektek
pad-buildings = Épületek
pad-open-areas = Üres területek
pad-achievements = Eredményjelölők
pad-markers = Természetvédelmi és zsákjelölők
pad-end = A játék vége
pad-total = Összesen
pad-supported = { $objective }: { $size } ikonos jelölő
outcome-reasons = { $player } – pontok egyenként
outcome-winner = Győztes: { $players }, { $points } ponttal.
outcome-shared = Megosztott győzelem, fejenként { $points } ponttal: { $players }.
# $animals: székek és állatlapkáik száma.
outcome-tie-break = A pontok egyenlők voltak, az állatok száma döntött: { $animals }.
outcome-solo = { $outcome ->
    [solo_won] Megnyerted az egyszemélyes játékot, { $points } ponttal.
   *[solo_lost] Elvesztetted az egyszemélyes játékot; az állatkerted { $points } pontot ér.
}
