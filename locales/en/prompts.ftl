# What has to be decided. $number: how many are left. The browser and the terminal ask the same.

ask-take-in-range = { $reach ->
    [1] Take the tile at position 1 of the display.
   *[other] Take a tile from positions 1 to { $reach } of the display.
}
ask-take = Take one { kind-taken } from any position of the display ({ $number } left).
ask-act = Choose an action card and what to do with it.
ask-play = Choose a tile to play with the card { $card }, strength { $strength }.
ask-play-another = You may play another tile with the card { $card }, strength { $strength } left.
ask-build = You may play one building.
ask-place = Choose a space for { $tile }.
ask-cover = Choose a tile from your hand to lie face down on { $cell }.
ask-discard-cost = { $number ->
    [one] Discard { $number } more tile to pay for the building.
   *[other] Discard { $number } more tiles to pay for the building.
}
ask-discard-limit = { $number ->
    [one] You may keep { $limit } tiles: discard { $number } more.
   *[other] You may keep { $limit } tiles: discard { $number } more.
}
ask-choose = Choose what to do next.
ask-keep = Keep one of the animals that were turned up.
ask-pouch = You may discard a tile for a pouch marker ({ $number } left).
ask-open-area = Choose a space for the top tile of the pile, face down ({ $number } left).
ask-relocate = You may relocate a tile: choose the space it lies on.
ask-relocate-to = Choose where to move { $tile } from { $cell }.
ask-move-card = You may move a card to slot 1 without using it ({ $number } left).
ask-support = You may support one conservation objective.
ask-marker = Choose the achievement marker for { $objective }.
ask-upgrade = You may use an upgrade marker.
ask-upgrade-card = Choose the card to turn to side II.
ask-confirm = Your turn is done. End it.
