# Az asztal elutasít valamit. Kódok: sanctuary/tables/reasons.py és sanctuary/server/sentences.py.

refusal-table-waiting = A játék akkor kezdődik, amikor minden szék foglalt.
refusal-not-your-turn = Nem te következel.
refusal-bot-plays = Ebben a székben bot játszik.
refusal-no-bot-plays = Ebben a székben nem játszik bot.
refusal-undo-off = Ennél az asztalnál nem lehet visszavonni.
refusal-undo-turn = Korábbi kör lépését nem lehet visszavonni.
refusal-undo-information = Ezt nem lehet visszavonni: kiderült valami, ami rejtve volt.
refusal-undo-not-askable = Ennél az asztalnál nem lehet visszalépést kérni a többiektől.
refusal-nothing-to-undo = Nincs visszavonható lépés.
refusal-nothing-to-redo = Nincs újra megtehető lépés.
refusal-nothing-to-cancel = Nincs megkezdett választás.
refusal-no-proposal = Senki sem vár a válaszodra.
refusal-seat-taken = Ez a szék foglalt.
refusal-seat-kept = Ez a szék annak van fenntartva, aki az előző játszmában itt ült.
refusal-not-idle = Aki ebben a székben ül, még nincs elég ideje távol.
refusal-not-waiting = A játék már elkezdődött.
refusal-not-finished = Ez a játék végén látható.
refusal-hints-off = Ennél az asztalnál nincsenek tippek.
refusal-unknown-bot = Itt nincs ilyen bot.
refusal-unknown-ply = A játéknak nincs ilyen pillanata.
refusal-other-version = Ez a játék más szabályokkal vagy adatokkal készült, mint amilyenek ezen a kiszolgálón vannak; csak olvasni lehet.
refusal-record-without-seed = Játék közben kezdődő játszmafájlt itt nem lehet megmutatni.
refusal-record-too-long = A játszmafájlban túl sok a lépés.

refusal-not-found = Ezen a címen nincs semmi.
refusal-unknown-table = Nincs ilyen asztal.
refusal-unknown-seat = Ez nem a te széked.
refusal-wrong-secret = A székhez tartozó linked nem érvényes, vagy már nem az.
refusal-bad-message = A kiszolgáló ezt nem értette.
refusal-bad-record = Ezt a játszmafájlt nem lehet lejátszani: { $problem }
refusal-too-large = Ez túl nagy.
refusal-too-many = Túl sok kérés; várj egy kicsit.
refusal-too-many-tables = { $number ->
   *[other] { $number } befejezetlen asztalnál ülsz; előbb fejezz be néhányat.
}
refusal-wrong-origin = Ez az oldal nem beszélhet ezzel a kiszolgálóval.
refusal-seed-not-alone = Keverést csak olyan asztalhoz lehet választani, ahol más ember nem játszik.
refusal-no-person = Valakinek ülnie kell az asztalnál.
refusal-internal = Valami elromlott a kiszolgálón. A játékodból semmi sem veszett el.
refusal-unavailable = A kiszolgáló most nem tud válaszolni; próbáld újra.

# Ami az asztalnál történik, a naplóba.

table-seat-taken = { $player } leült.
table-bot-took-over = { $bot } játszik tovább. Akié a szék: { $player }.
table-seat-returned = { $player } visszatért.
table-seat-handed-over = { $player } átadta a székét.
table-undone = { $number ->
   *[other] { $player } visszavont { $number } lépést.
}
table-redone = { $number ->
   *[other] { $player } újra megtett { $number } lépést.
}
table-undo-asked = { $number ->
   *[other] { $player } azt kéri, hogy lépjetek vissza { $number } lépést.
}
table-undo-agreed = { $player } beleegyezik.
table-undo-declined = { $player } nem egyezik bele.
table-hint-taken = { $player } tippet kért.
table-fallback-played = A bot nem talált lépést, ezért másik lépés történt helyette. Akié a szék: { $player }.

# Botok neve, és hogy mit tesznek.

bot-easy = Látogató
    .about = Minden döntésre csak egy pillantást vet, és gyakran figyelmetlen. Csak azt tudja, amit a székében egy ember tudna.
bot-medium = Gondozó
    .about = Szünet nélkül keresi meg a legjobb kört. Csak azt tudja, amit a székében egy ember tudna.
bot-hard = Kurátor
    .about = Előre gondolkodik, körönként legfeljebb két másodpercig. Csak azt tudja, amit a székében egy ember tudna.
bot-expert = Igazgató
    .about = Előre gondolkodik, körönként legfeljebb tíz másodpercig. Csak azt tudja, amit a székében egy ember tudna.
