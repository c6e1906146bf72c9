# The rules, one sentence or a few for each number. "(Our reading.)" marks what the published rules leave open.

## Things

rule-R1-1 = There are 135 different tiles: 70 animals, 30 projects and 35 buildings. A tile lying face down is an open area.
rule-R1-2 = Icons show habitats (forest, rock, water), continents (Africa, Americas, Asia, Australia, Europe) and animal classes (bird, herbivore, predator, primate, reptile, petting zoo). Every building also has a building icon and every project a project icon. An undefined habitat is no icon. No tile has the same icon twice.
rule-R1-3 = An animal of level 2 or 3 is small, one of level 4 or 5 is large.
rule-R1-4 = Each player has a zoo map (the same side for all), four action cards (Projects, forest, rock and water) with sides I and II, four upgrade markers, four conservation achievement markers (for 2, 3, 4 and 5 icons) and a tile holder with a hand that nobody else sees.
rule-R1-5 = The achievement markers for 2, 3, 4 and 5 icons are worth 2, 5, 9 and 14 points. (The 14 is certain; the others are our reading.)
rule-R1-6 = In the middle are the display with positions 1 to 6, the pile in a hidden order, the discard pile face up, 10 conservation objectives (the five continents and the five animal classes other than the petting zoo), conservation markers, pouch markers, end-of-game markers (one of 10 points, four of 5) and 18 solo markers, three each of 1 to 6. (That the markers never run out is our reading.)

## Zoo map

rule-R2-1 = The map has 24 hexes with flat tops in seven columns a to g. Columns a, c, e and g have rows 1 to 3, columns b, d and f rows 1 to 4; row 1 is at the bottom. A hex touches its neighbours to the north, north-east, south-east, south, south-west and north-west; b1 lies half a hex lower than a1.
rule-R2-2 = The entrance is d1; its neighbours are c1, d2 and e1. It is not a tile, is never covered and has no icons.
rule-R2-3 = Two open areas are printed on the map. They count as open areas, but they are not tiles: nothing can be placed on them, and a space does not become available by touching one.
rule-R2-4 = The spaces a1 to a3 and g1 to g3 are by the river. Some spaces show a placement bonus.
rule-R2-5 = A space is empty if it holds neither a tile, face up or face down, nor a printed open area. Side 1 starts with 21 empty spaces.

## Setup

rule-R3-1 = For two to five players: shuffle all tiles and lay six face up on positions 1 to 6 of the display. Reveal 5 of the 10 objectives.
rule-R3-2 = The first player is chosen at random. In turn order, the Projects card goes to slot 1, 2, 3, 4 and 4; the other three cards go to the free slots at random. All cards show side I. Hands are empty.
rule-R3-3 = The strength of an action card is the number of its slot, 1 to 4, and 1 more on side II. The strength of the Projects card is also the range for taking a tile at the start of the turn.
rule-R3-4 = In the short first game each player returns the achievement marker for 4 icons, so the third supported objective ends the game.

## A turn

rule-R4-1 = Take: take one tile within range from the display into your hand. You must; you skip this only if there is no tile within range. No card moves.
rule-R4-2 = Act: choose one of your action cards and use one of its two actions. You must, but gaining is always possible.
rule-R4-3 = Slide: the card you used moves to slot 1; the cards that were to the left of it each move one slot to the right.
rule-R4-4 = Build: you may play exactly one building from your hand.
rule-R4-5 = Support: you may support exactly one conservation objective.
rule-R4-6 = Upgrade: you may use every unused upgrade marker whose condition you meet.
rule-R4-7 = End of turn: discard down to 6 tiles of your choice; slide the display together and refill it to 6 from the pile; check whether the game ends. During the turn your hand may be larger than 6.

## Actions

rule-R5-1 = Habitat card, gain: draw 2 tiles from the pile, on either side of the card.
rule-R5-2 = Habitat card, play: play 1 animal (side II: 1 or 2) of the card's habitat or of undefined habitat. The required strengths of all animals played with the action together must not exceed the card's strength.
rule-R5-3 = Projects card, gain: take any 1 tile (side II: 1 or 2) from the display, whatever its position.
rule-R5-4 = Projects card, play: play 1 project whose required strength does not exceed the card's strength.
rule-R5-5 = The required strength of a tile is its level less all your ongoing discounts that fit it, but never below 0.
rule-R5-6 = Carry out everything that the first animal sets off before you play the second. You may stop after one.

## Placing and effects

rule-R6-1 = A tile goes on an empty space next to the entrance or to a tile, face up or face down; a printed open area does not count for this. Tiles are never rotated.
rule-R6-2 = A release project goes on top of an animal tile in your own zoo that shows the named icon, wherever it lies. Animal and project then form a stack of which only the project counts. It never goes on a project or a building, and it gets no placement bonus, for the space is not empty.
rule-R6-3 = Each arrow must point at a space of the map that is an open area or empty.
rule-R6-4 = Open areas that are already there, printed ones too, may be shared by several tiles. On each empty space an arrow points at, put a tile of your choice from your hand face down (not the tile you are playing); with too few tiles you cannot place it there. The entrance and face-up tiles never serve.
rule-R6-5 = First place the tile, then its open areas. Then carry out whatever this set off in any order you like: the tile's own effects, ongoing effects, and the placement bonuses of all spaces just covered. You may decline each of them on its own.
rule-R6-6 = If you play an animal next to one of the same species and the other sex, you gain 1 conservation marker at once, once for that pair. (That relocating does not count is our reading.)
rule-R6-7 = An effect that happens when you play an icon happens for every tile you play with that icon: tiles of any kind, buildings too, and the very tile that shows the effect. One tile may set off several; an effect that cannot be carried out is lost.
rule-R6-8 = A discount applies neither to the tile that shows it nor to buildings. Discounts add up, and apply to each of two animals. Discounts for small or large animals apply to animals only.
rule-R6-9 = A face-down tile has no icons and no name. Placing it sets off no effects, but you get the placement bonus of its space.
rule-R6-10 = You draw from the pile. You take from any position of the display; if nothing there fits, the effect is lost.
rule-R6-11 = Turn up the top 3 tiles of the pile for all to see. Take one animal of your choice among them, if there is any, into your hand and discard the rest.
rule-R6-12 = You gain conservation markers as the effect says. For releasing an animal you gain 2 for a small and 3 for a large one.
rule-R6-13 = Discard up to the given number of tiles from your hand; gain one pouch marker for each.
rule-R6-14 = As often as given, put the top tile of the pile, unseen, face down on an empty space where a tile may go. You get the placement bonus of that space.
rule-R6-15 = After you have finished the current step (in the action step: after the slide), move one card of your choice to slot 1 as in a slide, without using it.
rule-R6-16 = Move one tile of your zoo to another empty space: an open area, an animal, a project, a building, or a whole release stack. Lift it first, so it is no neighbour of its own. The new space must follow the rules of placing; open areas it needs must already be there. A building's condition for its space must hold again, its condition for you need not. What it leaves behind does not matter. You get the new space's bonus; the tile's own effects, effects of other tiles and pairs do not happen. Printed open areas and the entrance never move. (That the arrows of a covered animal do not matter is our reading.)

## Buildings

rule-R7-1 = Buildings are played only in the building step. They need no strength; you may play one in a turn. All rules of placing hold.
rule-R7-2 = Some buildings look at the space chosen for them: different neighbouring tiles with an icon, a neighbouring connected group (to which the building itself adds nothing), different class and continent icons on the neighbours, neighbouring buildings, projects, large animals or open areas, or the river.
rule-R7-3 = Some buildings look at you: 5 continents, 5 of the 6 animal classes, or 10 different of the 11 classes and continents in your zoo; tiles on all six river spaces, face-down ones included; at least 7 tiles in hand, this one included; or 4 other tiles of your choice that you discard.

## Objectives and upgrades

rule-R8-1 = To support an objective you have not supported yet, choose an unused achievement marker. You need at least one matching icon in your zoo; icons and the conservation markers you spend must together reach the marker's number. You spend just what is missing.
rule-R8-2 = Any number of players may support the same objective, each for full points. Released animals and open areas have no icons.
rule-R8-3 = You may use a marker with a smaller number than you have icons.
rule-R8-4 = Conditions of the four upgrade markers: one objective supported; two projects in your zoo; three connected tiles with one same habitat icon; four different animal classes. Each marker works once and turns an action card of your choice from side I to side II.

## Final scoring

rule-R9-1 = Some tiles are worth a fixed number of points.
rule-R9-2 = Points per icon count that icon anywhere in your zoo, on the tile itself too. The same goes for points per building and per project.
rule-R9-3 = Points per connected icon count the icon in the connected group of tiles with that icon to which this tile belongs, itself included.
rule-R9-4 = Points per adjacent icon count the icon on the neighbouring tiles, not on the tile itself.
rule-R9-5 = Some tiles score 1 point for each different class and continent icon on their neighbours.
rule-R9-6 = Each connected group of petting zoo animals scores once: 3 points for one animal, 9 for two, 18 for three or more.
rule-R9-7 = Some tiles score for each tile in your hand at the end of the game.
rule-R9-8 = Points per open area count all open areas, printed ones too. Besides, every open area is worth 1 point by itself, printed ones too.
rule-R9-9 = Add the achievement markers you have placed, 2 points for each pouch marker and each conservation marker you have left, and your end-of-game marker.
rule-R9-10 = The player with the most points wins. In a tie, the one with more animal tiles in the zoo wins (covered ones do not count); if still tied, the victory is shared.

## End of the game

rule-R10-1 = The end of the game is checked at the end of each turn: (a) you have placed all your achievement markers, (b) your map has no empty space left, (c) the pile is empty.
rule-R10-2 = The first player with (a) or (b) takes the end-of-game marker of 10 points. Every other player has one more turn; then comes the final scoring.
rule-R10-3 = A player who has (a) or (b) at the end of that last turn takes an end-of-game marker of 5 points.
rule-R10-4 = If (c) happens before anyone has (a) or (b), the final scoring follows at once and nobody gets a marker. If (a) or (b) happens in the same turn, it takes precedence.
rule-R10-5 = After the end has been set off, an empty pile is refilled by shuffling the discard pile. Before that, drawing from an empty pile simply gives what is there.

## Who knows what

rule-R11-1 = Hidden are the order of the pile, the hands (but not their size) and the fronts of face-down tiles: you know those you placed from your own hand, nobody knows those that came from the pile. Everything else is public, the discard pile included.

## Solo

rule-R12-1 = The solo game is set up as for one player, with the Projects card in slot 1 and 18 shuffled solo markers; for a harder game use 15 or 12 of them.
rule-R12-2 = At the end of each turn, before the display slides together, turn over a solo marker and discard the tile at that position of the display or, if none is there, the one at the lowest position that has a tile.
rule-R12-3 = You win as soon as at the end of a turn all your achievement markers are placed or your map has no empty space left, also in the turn of the last solo marker. You lose if the last solo marker is turned over before that, or if the pile runs out first. (The latter is our reading.) Score as usual with the 10-point marker, plus 5 points for each solo marker still face down.
