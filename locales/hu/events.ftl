# Ami történt, a naplóba. $player: a játékos maga választotta neve. $tile, $other: lapkák `face-label` alakban.
# $cell, $to: a térkép mezői, például „c2”.

event-turn-began = { $number }. kör: { $player }.
event-took = { $player } elvett egy lapkát a kijelző { $position }. helyéről: { $tile }.
event-drew = { $player } húzott { $number } lapkát a halomból.
event-drew-tile = { $player } ezt húzta: { $tile }.
event-revealed = { $player } ezt fordította fel: { $tile }.
event-kept = { $player } ezt tartotta meg: { $tile }.
event-discarded = { $player } ezt dobta el: { $tile }.
event-acted-gain = { $player } szerzésre használta ezt a kártyáját: { $card } (erő: { $strength }).
event-acted-play = { $player } kijátszásra használta ezt a kártyáját: { $card } (erő: { $strength }).
event-slid = { $slot ->
    [1] { $player } kártyája az 1-es helyen marad: { $card }.
   *[other] { $player } az 1-es helyre csúsztatta { ARTICLE($slot) } { $slot }. helyen lévő kártyáját: { $card }.
}
event-placed = { $player } új lapkát helyezett el: { $tile }, mező: { $cell }.
event-open-area-from-hand = { $player } lefordítva letett egy lapkát a kezéből, mező: { $cell }.
event-open-area-from-pile = { $player } lefordítva letette a halom legfelső lapkáját, mező: { $cell }.
event-hid-tile = { $player } ezt tette le lefordítva: { $tile }, mező: { $cell }.
event-effect-of-tile = { $tile }: { $effect }
event-effect-of-space = { ARTICLE($cell, start: "yes") } { $cell } mező bónusza: { $effect }
event-declined = { $player } erről lemondott: { $effect }
event-declined-rest = { $player } a többiről lemondott.
event-gained-conservation = { $player } kapott { $number } természetvédelmi jelölőt.
event-paired = { $player } állatkertjében új pár van: { $tile } és { $other }.
event-pouched = { $player } egy zsákjelölőért ezt dobta el: { $tile }.
event-relocated = { $player } áthelyezett egy lapkát: { $cell } → { $to }.
event-supported = { $spent ->
    [0] { $player } célt támogatott: { $objective }. A használt eredményjelölő: { $marker } ikon.
   *[other] { $player } célt támogatott: { $objective }. A használt eredményjelölő: { $marker } ikon, ebből { $spent } természetvédelmi jelölő.
}
event-upgraded = { $player } { ARTICLE($upgrade) } { $upgrade }. fejlesztési jelölővel a II-es oldalára fordította ezt a kártyáját: { $card }.
event-solo-flipped = Egyszemélyes jelölő: { $number }. A kijelzőről eldobott lapka: { $tile }.
event-solo-flipped-nothing = Egyszemélyes jelölő: { $number }. A kijelző üres volt.
event-refilled = A kijelző { $position }. helyére került: { $tile }.
event-pile-reshuffled = { ARTICLE($number, start: "yes") } { $number } lapkából álló dobópaklit megkevertük, ez az új halom.
event-end-triggered = { $player } elvette { ARTICLE($points) } { $points } pontos játék végi jelölőt.
event-end-triggered-by-pile = Elfogyott a halom: a játék véget ér.
event-game-over-scored = A játék véget ért; következnek a pontok.
event-game-over-solo-won = { $player } megnyerte az egyszemélyes játékot.
event-game-over-solo-lost = { $player } elvesztette az egyszemélyes játékot.

# A négy akciókártya neve.
card-projects = { term-projects-card }
card-forest = { term-forest }
card-rock = { term-rock }
card-water = { term-water }
