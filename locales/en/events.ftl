# What happened, for the log. $player: the name a player chose. $tile, $other: tiles, as `face-label` puts them.
# $cell, $to: cells of the map, such as "c2".

event-turn-began = Turn { $number }: { $player }.
event-took = { $player } took { $tile } from position { $position } of the display.
event-drew = { $number ->
    [one] { $player } drew { $number } tile from the pile.
   *[other] { $player } drew { $number } tiles from the pile.
}
event-drew-tile = { $player } drew { $tile }.
event-revealed = { $player } turned up { $tile }.
event-kept = { $player } kept { $tile }.
event-discarded = { $player } discarded { $tile }.
event-acted-gain = { $player } used the card { $card } with strength { $strength } to gain tiles.
event-acted-play = { $player } used the card { $card } with strength { $strength } to play.
event-slid = { $slot ->
    [1] { $player }'s card { $card } stays in slot 1.
   *[other] { $player } slid the card { $card } from slot { $slot } to slot 1.
}
event-placed = { $player } placed { $tile } on { $cell }.
event-open-area-from-hand = { $player } placed a tile from hand face down on { $cell }.
event-open-area-from-pile = { $player } placed the top tile of the pile face down on { $cell }.
event-hid-tile = { $player } placed { $tile } face down on { $cell }.
event-effect-of-tile = { $tile }: { $effect }
event-effect-of-space = Bonus of { $cell }: { $effect }
event-declined = { $player } declined: { $effect }
event-declined-rest = { $player } declined the rest.
event-gained-conservation = { $number ->
    [one] { $player } gained { $number } conservation marker.
   *[other] { $player } gained { $number } conservation markers.
}
event-paired = { $player } has a pair: { $tile } and { $other }.
event-pouched = { $player } discarded { $tile } for a pouch marker.
event-relocated = { $player } relocated the tile on { $cell } to { $to }.
event-supported = { $spent ->
    [0] { $player } supported the objective { $objective } with the marker for { $marker } icons.
    [one] { $player } supported the objective { $objective } with the marker for { $marker } icons and { $spent } conservation marker.
   *[other] { $player } supported the objective { $objective } with the marker for { $marker } icons and { $spent } conservation markers.
}
event-upgraded = { $player } used upgrade marker { $upgrade } to turn the card { $card } to side II.
event-solo-flipped = Solo marker { $number }: { $tile } was discarded from the display.
event-solo-flipped-nothing = Solo marker { $number }: the display was empty.
event-refilled = { $tile } came to position { $position } of the display.
event-pile-reshuffled = { $number ->
    [one] The discard pile ({ $number } tile) was shuffled and is the new pile.
   *[other] The discard pile ({ $number } tiles) was shuffled and is the new pile.
}
event-end-triggered = { $player } took the end-of-game marker of { $points } points.
event-end-triggered-by-pile = The pile is empty: the game ends.
event-game-over-scored = The game is over; the points are counted.
event-game-over-solo-won = { $player } won the solo game.
event-game-over-solo-lost = { $player } lost the solo game.

# The names of the four action cards.
card-projects = { term-projects-card }
card-forest = { term-forest }
card-rock = { term-rock }
card-water = { term-water }
