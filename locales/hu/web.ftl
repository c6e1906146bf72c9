# A böngészős kliens lapjai. $player: a játékos választotta név, vagy ahogy egy botot hívnak.
# $points az előnézetekben: előjeles szám, például „+5”.

app-name = Sanctuary
button-close = Bezárás
field-name = A neved
points-number = { $number } pont

# Lapok

nav-title = Lapok
nav-lobby = Asztalok
nav-learn = Tanulás
nav-tiles = Lapkák
nav-rules = Szabályok
nav-icons = Ikonok
nav-settings = Beállítások
page-unknown = Nincs ilyen lap.

# Játékosok

player-you = Vendég
player-open = Szabad szék
player-unnamed = { $number }. játékos
player-bot-numbered = { $bot } ({ $number })

# Mi nem sikerült

problem-no-answer = A kiszolgáló nem válaszol. Fut, és van hálózatod?
problem-other = A kiszolgáló ezt nem tudta elvégezni (állapotkód: { $status }).
problem-unexpected = Itt valami elromlott. Töltsd be újra a lapot, és próbáld meg megint.

# Előtér

lobby-title = Építsd fel a saját állatkertedet
lobby-start = Játék most
lobby-bot = A botok ereje
lobby-bots = Botok száma
lobby-play-bots = Játék botok ellen
lobby-play-solo = Egyszemélyes játék
lobby-learn = Tanuld meg a játékot
lobby-mine = Játszmáim
lobby-open = Nyitott asztalok
lobby-open-none = Most nincs mindenki előtt nyitott asztal.
lobby-new = Új asztal saját beállításokkal
lobby-import = Játszma betöltése
lobby-import-text = Húzz egy játszmafájlt bárhová erre a lapra, vagy válaszd ki:
lobby-import-choose = Fájl kiválasztása …

table-state-waiting = Játékosokra vár.
table-state-playing = Soron van: { $player }.
table-state-yours = Te vagy soron.
table-state-won = { $number ->
    [1] Győztes: { $players }.
   *[other] Közös győzelem: { $players }.
}
table-state-lost = Az egyszemélyes játék vereséggel ért véget.

# Új asztal

new-seats = Székek
new-seat = { $number }. szék
new-seat-me = Valaki ennél az eszköznél
new-seat-open = Szabad, egy barátnak
new-seat-bot = Bot
new-seat-add = Még egy szék
new-seat-remove-numbered = { ARTICLE($number, start: "yes") } { $number }. szék eltávolítása
new-bot = { ARTICLE($number, start: "yes") } { $number }. székben ülő bot ereje
new-name = { ARTICLE($number, start: "yes") } { $number }. székben ülő játékos neve
new-hot-seat = Többen játszotok ezen az eszközön: minden körben továbbadjátok, a kezek rejtve maradnak.
new-variants = Változatok
new-solo-markers = Egyszemélyes jelölők (kevesebbel nehezebb)
new-undo = Visszavonás
new-idle = Ha valaki távol marad
new-minutes = Ennyi perc után számít egy szék tétlennek
new-openness = Ki mit lát
new-listed = Az asztal legyen a listán, hogy bárki leülhessen
new-slowly = A botok lassabban játszanak, hogy követni tudd őket
new-make = Asztal létrehozása

# Milyen egy asztal

side-1 = Állatkert-térképek: 1. oldal.
side-2 = Állatkert-térképek: 2. oldal (ideiglenes elrendezés).
variant-short = Rövid első játék: a harmadik cél véget vet neki.
variant-solo = Egyszemélyes játék { $number } egyszemélyes jelölővel.
undo-until-information = A lépések visszavonhatók, amíg nem derült ki semmi rejtett.
undo-free = A lépések szabadon visszavonhatók; régebbiek akkor, ha mindenki beleegyezik.
undo-off = A lépések nem vonhatók vissza.
idle-claim = Ha egy szék { $minutes } percig tétlen, más átveheti, vagy botra bízhatja.
idle-bot = Ha egy szék { $minutes } percig tétlen, egy bot átveszi.
idle-wait = Mindenki megvárja a tétlen széket.
option-hints = Tippet lehet kérni; mindenki látja, hogy valaki kért.
option-open-hands = A nézők látják a kezeket.
option-listed = Listázott: bárki megtalálja az asztalt.
option-unlisted = Csak az találja meg az asztalt, akinek megvan a linkje.
option-fixed-seed = A keverés előre ki volt választva.

# Várakozás a játékosokra

waiting-title = Várakozás a játékosokra
waiting-invite = Meghívás
waiting-invite-text = Küldd el ezt a linket azoknak, akikkel játszanál. A játék akkor kezdődik, amikor minden szék foglalt.
waiting-seats = Székek
waiting-bot = Bot a szabad székre
waiting-options = Ez az asztal
seat-take = Ide ülök
seat-fill = Játsszon bot
seat-yours = (te)
seat-claim = Átveszem a széket
seat-link = Link ehhez a székhez
seat-link-new = A szék átadása
seat-link-text = Akinek megvan ez a link, az ebben a székben játszik. Ne mutasd meg másnak, vagy használd egy másik eszközön.
seat-link-new-text = Mostantól csak ezzel a linkkel és ebből a böngészőből lehet leülni ide. Küldd el annak, aki tovább játszik; a korábbi linkek már nem érvényesek.
leave-table = Felállás az asztaltól
leave-text = Egy gépi játékos játszik tovább helyetted, és az asztal lekerül a listádról. A széked linkje továbbra is megnyitja.
leave-waiting-text = Az asztal lekerül a listádról. Ha más nem ül ott, bezárjuk.
leave-stay = Maradok
seat-hand-over = Játsszon bot
seat-take-back = Újra én játszom
link-address = Link
link-copy = Másolás
link-copied = Másolva

# Asztal

table-title = Asztal: { $players }
table-loading = Terítjük az asztalt …
table-unknown = Nincs ilyen asztal.
table-locked = Ez a székhez szóló link már nem érvényes.
table-unplayable = Ez a játszma más szabályokkal vagy lapkákkal készült ({ $version } változat), mint amilyenek ezen a kiszolgálón vannak. Utolsó állását megnézheted, de folytatni nem lehet.
last-seen-won = Győztes: { $players }
last-seen-nothing = Az állatkertek állása nem maradt meg.
table-menu = Asztal
table-turn = { $turn }. kör
table-pile = { $number } lapka a halomban
title-your-turn = Te jössz
bar-score = Pontok
bar-goals = Célok
bar-log = Napló
bar-table = Asztal
last-turn = Utolsó körök: a játék végét { $player } idézte elő (még { $number }).
last-turn-yours = Ez az utolsó köröd: a játék végét { $player } idézte elő.
connection-lost = Megszakadt a kapcsolat. Újabb próba { $seconds } mp múlva.
connection-retry = Próbáld most
connection-connecting = Kapcsolódás …

seats-title = Játékosok és pontok
seat-label = { $player }: { $points } pont, { $hand } lapka a kézben.
seat-active = Soron van.
seat-idle = Tétlen.
seat-substitute = Bot játszik helyette.
others-title = Más állatkertek
others-show = Állatkert megtekintése: { $player }
zoo-own = Állatkert-térkép
zoo-of = Állatkert: { $player }
zoo-markers = Természetvédelmi jelölők: { $conservation }. Zsákjelölők: { $pouch }. Lapkák a kézben: { $hand }.

cell-empty = { $cell }: szabad mező.
cell-entrance = { $cell }: a bejárat.
cell-printed = { $cell }: nyomtatott üres terület.
cell-open = { $cell }: üres terület.
cell-open-known = { $cell }: üres terület; lefordítva: { $tile }.
cell-tile = { $cell }: { $tile }.
cell-stack = { $cell }: { $tile }, alatta a szabadon engedett állat: { $under }.
cell-river = A folyónál.
cell-target = Lehetséges.

display-title = Kijelző
display-in-range = { $position }. hely, hatótávon belül.
display-out-of-range = { $position }. hely, hatótávon kívül.
display-hole = { $position }. hely: nincs lapka.
display-revealed = Felfordítva
display-revealed-tile = Felfordítva.
hand-title = Kéz: { $number } lapka
hand-place = Kézben.
hand-hidden = { $number } lapka a kézben
hand-empty = Üres a kezed.
details-close = Magyarázat bezárása

cards-title = Akciókártyák
card-label = { $name }: { $slot }. hely, erő: { $strength }, { $side }. oldal. Szerzés: { $gain }. Kijátszás: { $play }.
card-gain-habitat = Húzz 2 lapkát
card-gain-projects = { $side ->
    [1] Végy el 1 lapkát
   *[other] Végy el 1 vagy 2 lapkát
}
card-play-habitat = { $side ->
    [1] Játssz ki 1 állatot
   *[other] Játssz ki 1 vagy 2 állatot
}
card-play-projects = Játssz ki 1 projektet

goals-title = Célok és jelölők
objective-label = Cél: { $objective }.
objective-supporter = { $player }: { $size } ikon.
markers-title = Jelölők
marker-conservation = Természetvédelmi jelölők: { $number }. Mindegyik egy ikont pótol, vagy 2 pontot ér.
marker-pouch = Zsákjelölők: { $number }. Mindegyik 2 pontot ér.
marker-achievement = Eredményjelölő { $size } ikonhoz, értéke { $points } pont.
marker-achievement-used = Eredményjelölő { $size } ikonhoz: elhelyezve, { $points } pont.
marker-upgrade = Fejlesztési jelölő: { $condition }.
marker-upgrade-used = Felhasznált fejlesztési jelölő: { $condition }.
marker-end = Játék végi jelölő: { $points } pont.
marker-solo = Még lefordított egyszemélyes jelölők: { $number }.
upgrade-1 = egy támogatott cél
upgrade-2 = két projekt az állatkertben
upgrade-3 = három összefüggő lapka azonos élőhellyel
upgrade-4 = négy különböző állatosztály

prompt-title = Teendő
prompt-waiting = Most választ: { $player } …
prompt-waiting-for-people = Játékosokra várunk.
prompt-over = A játék véget ért.
prompt-stale = Az asztal közben megváltozott. Nézd meg újra, és válassz ismét.
prompt-card = { $card }: mire használod a kártyát?
option-confirm = Megerősítés
option-cancel = Mégse
option-done = Kész
option-skip = Kihagyom
option-end-turn = Kör vége
option-undo = Visszavonás
option-ask-undo = Visszavonás kérése
option-redo = Mégis
option-objective = Cél: { $objective }
option-marker = Jelölő { $size } ikonhoz
option-cell = Mező: { $cell }
option-card = Kártya: { $card }

preview-total = { $points } pont.
preview-own-tile = { $tile }: { $points }
preview-other-tile = { $tile } ({ $cell }): { $points }
preview-covered = Szabadon engedve: { $tile }: { $points }
preview-petting-groups = Állatsimogató: { $points }
preview-open-areas = Üres területek: { $points }
preview-achievement = Cél, { $objective }: { $points }
preview-conservation-markers = Természetvédelmi jelölők: { $points }
preview-pouch-markers = Zsákjelölők: { $points }
preview-end-marker = Játék végi jelölő: { $points }
preview-effect = utána: { $effect }

score-title = Pontok
score-row-animals = Állatok
score-row-projects = Projektek
score-row-buildings = Épületek
score-row-open-areas = Üres területek
score-row-achievements = Célok
score-row-markers = Jelölők
score-row-end = Játék vége
score-row-total = Összesen
log-title = Napló
log-earlier = Minden a kezdettől
words-title = Az asztal szavakban

hot-seat-title = Add tovább az eszközt: { $player }
hot-seat-text = Most más ne nézzen ide.
hot-seat-look = Én vagyok az
proposal-title = Visszavonás
proposal-text = { $player } visszavonna { $number } lépést.
proposal-agree = Beleegyezem
proposal-decline = Nem
proposal-waiting = Várjuk a többiek válaszát.
sheet-table-title = Ez az asztal
sheet-bot = Bot, amely átvenné

# A vége

end-won = Győztes: { $player }, { $points } pont
end-won-together = Közös győzelem: { $players }, { $points } pont
end-solo-won = Győztél: { $points } pont
end-solo-lost = Most nem sikerült: elvesztetted az egyszemélyes játékot ({ $points } pont)
end-solo-lost-why = Elfogytak az egyszemélyes jelölők vagy a halom, mielőtt minden eredményjelölődet letetted volna, vagy betelt volna a térképed (R12.3).
end-tie = Egyenlő pontok: { $player } győz, mert több állatlapka van az állatkertjében ({ $number }).
end-rematch = Visszavágó
end-rematch-go = Tovább a visszavágóhoz
end-replay = Visszanézés
end-board = Az asztal megtekintése
end-show = Eredmény
end-over-time = A pontok alakulása
end-card-use = Az akciókártyák használata
end-zoos = A kész állatkertek
end-export = A játszma megőrzése
end-export-text = A játszmafájl az egész játékot tartalmazza; húzd az első lapra, és újra megnézheted.
end-export-record = Játszmafájl
end-export-nameless = Játszmafájl nevek nélkül
end-export-notation = Lejegyzés
end-picture-svg = Kép (SVG)
end-picture-png = Kép (PNG)
pad-title = A mezők pontjai és okuk
pad-open-area = Üres terület
chart-end = { $player }: { $points } pont.
chart-turns = { $number } kör
card-use-card = Kártya
card-use-times = szerzés { $gain }×, kijátszás { $play }×

# Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-look = Megjelenés
settings-theme = Világos vagy sötét
theme-system = Mint a rendszeré
theme-light = Világos
theme-dark = Sötét
settings-text-size = Betűméret
text-size-normal = Szokásos
text-size-large = Nagy
text-size-largest = Legnagyobb
settings-palette = Színek színtévesztőknek
settings-snakes = Kígyóképek elrejtése
settings-motion = Kevesebb mozgás
settings-play = Játék
settings-confirm = Mutassa meg, mit hoz egy választás, és kérdezzen rá előtte
settings-sounds = Hang, ha választanod kell
settings-notifications = Értesítés, ha választanod kell, és másik lap van nyitva
settings-notifications-refused = A böngésző nem engedi, hogy ez a lap értesítéseket küldjön.
settings-shortcuts = Billentyűk
settings-shortcuts-on = Billentyűk az asztalnál
settings-shortcuts-reset = Vissza a szokásos billentyűkhöz
settings-credits = Kinek a munkája látható itt
settings-credits-text = Ikonok: Fluent Emoji (Microsoft), Tabler Icons (Paweł Kuna), Game-icons.net (CC BY 3.0). Betűk: Nunito. Minden más kép a sajátunk. Rajongók nem hivatalos munkája.
settings-licences = A teljes licencek
shortcut-confirm = Megerősítés
shortcut-cancel = Mégse
shortcut-done = Kész, kihagyás, kör vége
shortcut-hint = Tipp, egy lépéssel több
shortcut-undo = Visszavonás
shortcut-redo = Mégis
shortcut-display = Ugrás a kijelzőre
shortcut-hand = Ugrás a kézre
shortcut-map = Ugrás a térképre
shortcut-cards = Ugrás az akciókártyákra
shortcut-prompt = Ugrás a választásokhoz
shortcut-score = Pontok
shortcut-log = Napló
shortcut-words = Az asztal szavakban
shortcut-help = Súgó
shortcut-change = { $action }: { $key }. Más billentyű választása.
shortcut-press = Nyomj meg egy billentyűt …
key-enter = Enter
key-escape = Esc
key-space = Szóköz
help-title = Súgó
help-text = Koppints egy lapkára, koppints egy mezőre, erősítsd meg. Ami lehetséges, annak szaggatott a körvonala. A térképen a nyilakkal lépkedhetsz mezőről mezőre.
help-shortcuts-off = A billentyűk ki vannak kapcsolva a beállításokban.

# Visszanézés

replay-title = Visszanézés: { $players }
replay-loading = Keressük a játszmát …
replay-controls = A visszanézés vezérlői
replay-ply = { $ply }. lépés (összesen { $last })
replay-back = Egy lépés vissza
replay-forth = Egy lépés előre
replay-turn-back = A kör elejére
replay-turn-forth = A következő körre
replay-play = Lejátszás
replay-pause = Szünet
replay-eyes = Kinek a szemével
replay-open = Minden nyitva
replay-eyes-of = Nézőpont: { $player }
replay-zoo = Melyik állatkert
replay-zoo-turn = Aki éppen lépett
replay-happened = { $turn }. kör
replay-nothing = A játék elkezdődik.
replay-moves = Minden lépés
step-chose = { $player } ezt választotta: { $chosen }
step-upgrade = { $upgrade }. fejlesztési jelölő
step-no-more = { $player } itt már nem választott többet.
step-end-turn = { $player } befejezte a kört.
replay-fork = Játssz tovább innen
replay-fork-text = A te széked: { $player }; a többi székben bot játszik. A visszanézett játszma változatlan marad.
replay-fork-bot = Botok a többi székbe
replay-fork-go = Tovább ettől a lépéstől

# Egy befejezett játszma elemzése. $points: előny; $before, $after, $chance: a győzelem esélye százalékban.

analysis-title = Elemzés
analysis-text = Minden döntést aszerint ítél meg, amit a játékosa akkor tudhatott: mire számíthatott előtte és utána, és hol lett volna jobb egy másik lépés. Nagyjából egy percig tart; az eredmény a játszmával marad.
analysis-begin = A játszma elemzése
analysis-running = { $total } döntésből { $done } kész.
analysis-curve-end = { $player } végső esélye: { $chance } %.
analysis-made = { $player }: { $move }
analysis-best-made = Ez volt a legjobb lépés, vagy olyan jó, mint az.
analysis-better = Jobb lett volna: { $move }
analysis-uncertain = A különbség a keresés bizonytalanságán belül van.
analysis-swings = Ahol a legtöbb elveszett
analysis-swing = { $turn }. kör, { $player }: { $points } pont előny elveszett, a győzelem esélye { $before } % → { $after } %
analysis-no-swings = Biztosan semmi sem veszett el.
analysis-about = A görbe a játékosok esélyét mutatja a győzelemre minden döntés előtt és után; karika jelöli, ami a listában áll. Bármelyikre koppintva látható a pillanat és a jobb lépés. A görbét a szerencse is mozgatja.

# Lapkák

tiles-title = Az összes lapka
tiles-search = Keresés a nevekben és a szövegekben
tiles-kind = Fajta
tiles-habitat = Élőhely
tiles-continent = Földrész
tiles-class = Állatosztály
tiles-level = Szint
tiles-all = Mind
tiles-clear = Mutasd mindet
tiles-found = { $number } lapka van a találatok között.
tiles-back = Az összes lapka
tiles-pair = Párja: { $tile }
tile-unknown = Nincs ilyen lapka: { $id }.

# Szabályok

rules-title = Szabályok szám szerint
rules-text = Minden elutasítás és a tanulójáték minden fejezete megnevezi a mögötte álló szabályt.
rules-chapters = Fejezetek
rules-things = A játék elemei
rules-map = Az állatkert-térkép
rules-setup = Előkészületek
rules-turn = A kör
rules-actions = Akciók
rules-placing = Elhelyezés és hatások
rules-buildings = Épületek
rules-objectives = Célok és fejlesztések
rules-scoring = Végső pontozás
rules-end = A játék vége
rules-knowledge = Ki mit tud
rules-solo = Egyszemélyes játék
icons-title = Ikonok és jelek
icons-habitats = Élőhelyek (hatszögek)
icons-continents = Földrészek (kerekek)
icons-classes = Állatosztályok (négyzetek)
icons-kinds = Lapkafajták
icons-effects = Hatások kijátszáskor
icons-ongoing = Folyamatos hatások
icons-conditions = Az épületek feltételei
icons-scores = Pontok a végén
icons-bonuses = Elhelyezési bónuszok

# A tanulójáték. Az idézőjelek között a lapon látható szavak állnak.

learn-title = Tanuld meg a játékot
learn-text = Játssz egy rövid első játékot, közben kísérő segít. Bármikor abbahagyhatod, és később folytathatod.
learn-begin = A tanulójáték kezdése
learn-resume = Folytatás: { $chapter }. fejezet
learn-more = Ha utána akarsz nézni
learn-chapter = { $chapter }. fejezet (összesen { $last }):
learn-next = Tovább
learn-back = Vissza
learn-leave = Abbahagyom
learn-done = Megvan
learn-zoo = Az állatkerted
learn-zoo-text = Ez a térkép az állatkerted. A bejárattól kifelé töltöd fel, egyik lapkát a másik mellé téve, és az nyer, aki a végére a legtöbb pontot gyűjti. Minden körben elveszel egy lapkát, használsz egy akciókártyát, és rendet raksz.
learn-take = Végy el egy lapkát
learn-take-text = A kör elején elveszel egy lapkát a kijelzőről. A Projektek kártyád mondja meg, meddig ér el a kezed: a hatótávon belüli lapkák alá vannak húzva, a lehetségesek körvonala szaggatott. Koppints egyre, olvasd el, mit tud, és erősítsd meg.
learn-gain = Szerezz lapkákat egy kártyával
learn-gain-text = Most használd négy akciókártyád egyikét. Egy élőhelykártyával 2 lapkát húzhatsz a halomból; a Projektek kártyával egyet vehetsz el a kijelző bármelyik helyéről. Koppints egy kártyára, majd válaszd ki, mire használod. Kezdésnek húzz.
learn-slide = A kártyák csúsznak
learn-slide-text = A használt kártya az 1-es helyre került, ahol a leggyengébb; a tőle balra lévők feljebb csúsztak. A kártya ereje a helyének a száma, tehát a várakozás erősíti. Fejezd be a köröd, és nézd meg, mit csinál a bot.
learn-play = Játssz ki egy állatot
learn-play-text = Az állathoz az élőhelyének a kártyája kell, legalább akkora erővel, mint az állat szintje. Koppints a kártyára, válaszd a kijátszást, koppints az állatra, majd egy mezőre a bejárat vagy egy másik lapka mellett, és erősítsd meg. Ha még semmi sem megy, szerezz előbb több lapkát.
learn-points = Lásd a pontokat, mielőtt lerakod
learn-points-text = Miközben mezőt választasz, mindegyiken látod, hány pontot hoz, a teendőnél pedig azt is, miért. Sok állat az összefüggő vagy szomszédos ikonokért kap pontot, ezért számít, mi mi mellett van. A „Pontok” gomb megmutatja, ki hogy áll.
learn-bonuses = Hatások és bónuszok
learn-bonuses-text = Egyes lapkák kijátszáskor tesznek valamit, mások mindig, amikor egy bizonyos ikont játszol ki, és egyes mezők bónuszt adnak, ha lefeded őket. A sorrendet te választod, és bármelyikről lemondhatsz. Próbálj ki egyet.
learn-open = Nyilak és üres területek
learn-open-text = A nyilas lapkának üres területek kellenek ott, ahova a nyilai mutatnak. Ha egy ilyen mező még szabad, a kezedből teszel oda egy lapkát lefordítva; az üres területek közösek is lehetnek. Minden üres terület önmagában is egy pontot ér.
learn-buildings = Épületek
learn-buildings-text = Az akciód után kijátszhatsz egy épületet a kezedből. Erő nem kell hozzá, de feltétele van: mi legyen mellette, vagy mi legyen az állatkertedben. Ha egyik sem megy, hagyd ki ezt a lépést.
learn-objectives = Célok
learn-objectives-text = A célok ikonokat kérnek: ha 2, 3, 4 vagy 5 egyforma ikon van az állatkertedben, leteheted az ekkora jelölődet, körönként egyet. A hiányzó ikonokat természetvédelmi jelölők pótolják. A nagy jelölők sokkal többet érnek.
learn-upgrades = Fejlesztések
learn-upgrades-text = Négy fejlesztési jelölő vár rád: támogass egy célt, legyen két projekted, köss össze három azonos élőhelyű lapkát, mutass fel négy állatosztályt. Mindegyik egy kártyát fordít az erősebb, II-es oldalára.
learn-end = Hogyan ér véget
learn-end-text = A játék akkor ér véget, amikor valaki letette minden eredményjelölőjét, vagy betöltötte a térképét; a többieknek még egy körük van. Ebben a rövid játékban a harmadik cél is elég. Játssz a végéig, és sok szerencsét!
