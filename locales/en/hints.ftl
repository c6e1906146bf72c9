# Hints: where to look, what to look for, the best moves and why. Read by the terminal and the browser.

# First step. $where: a part of the table.
hint-where = { $where ->
    [display] Look at the display.
    [hand] Look at your hand.
    [zoo] Look at your zoo map.
    [cards] Look at your action cards.
    [effects] Look at the effects you may choose from.
    [objectives] Look at the conservation objectives.
    [markers] Look at your achievement markers.
    [upgrades] Look at your upgrade markers.
   *[done] Ask yourself whether anything more is worth doing here.
}

# Second step. $kind: of a tile; $column: a letter of the map.
hint-which-display = { $kind ->
    [animal] Take an animal.
    [project] Take a project.
   *[building] Take a building.
}
hint-which-hand = { $kind ->
    [animal] Choose an animal.
    [project] Choose a project.
   *[building] Choose a building.
}
hint-which-zoo = Choose a space in column { $column }.
hint-which-cards = Choose the card { $card }.
hint-which-effects = Choose this effect: { $effect }
hint-which-objectives = Choose the objective { $objective }.
hint-which-markers = Choose the marker for { $size } icons.
hint-which-upgrades = Choose upgrade marker { $upgrade }.
hint-which-done = Better leave it at that.

# Why: clauses that follow "You …", joined to one sentence. $tile, $other: tiles, as `face-label` puts them.
# $cell, $from, $to: cells.
hint-takes = take { $tile }
hint-draws = { $number ->
    [one] draw { $number } tile
   *[other] draw { $number } tiles
}
hint-keeps = keep { $tile }
hint-discards = discard { $tile }
hint-gains = use the card { $card } to gain tiles (strength { $strength })
hint-plays = play with the card { $card } (strength { $strength })
hint-places = place { $tile } on { $cell }
hint-places-open-area = place an open area on { $cell }
hint-gains-conservation = { $number ->
    [one] gain { $number } conservation marker
   *[other] gain { $number } conservation markers
}
hint-pairs = make a pair of { $tile } and { $other }
hint-pouches = put { $tile } in the pouch
hint-relocates = relocate the tile on { $from } to { $to }
hint-supports = { $spent ->
    [0] support the objective { $objective } with the marker for { $size } icons
    [one] support the objective { $objective } with the marker for { $size } icons, spending { $spent } conservation marker
   *[other] support the objective { $objective } with the marker for { $size } icons, spending { $spent } conservation markers
}
hint-upgrades = turn the card { $card } to side II with upgrade marker { $upgrade }
hint-ends = take the end-of-game marker of { $points } points
hint-reveals = turn up tiles of the pile and keep an animal
hint-moves-card = may move a card to slot 1
# $steps: a list of such clauses.
hint-why = { $points ->
    [0] You { $steps }.
    [one] You { $steps }: { $points } point at once.
   *[other] You { $steps }: { $points } points at once.
}
hint-why-nothing = You leave it at that and keep what you have.

# $points: own points expected at the end; $chance: to win, in percent.
hint-expected = { $points } points expected, { $chance } % to win
hint-thinking = Thinking for { $seconds } seconds; Ctrl-C stops it …
hint-best-move = The best move:
hints-taken = { $number ->
    [one] { $player } took hints at { $number } decision.
   *[other] { $player } took hints at { $number } decisions.
}
hint-card = { $card } – { $use }

# At the browser's table.
hint-ask = Hint
hint-more = More
hint-best = Best moves
hint-move = The best move: { $move }
hint-waiting = Thinking …
hint-none = There is no hint just now; ask again.
hint-sheet = The best moves
hint-take = Choose
hint-about = A hint knows what you know, no more. The others see that you took one, not what it said; the game remembers it.
