# Why a move is refused: one message for each reason code. A code that is a rule number names the rule broken.

# $sentence: one of the messages below. $rule: a rule number.
reason-with-rule = { $sentence } (rule { $rule })
# A rule without a sentence of its own here. $rule: its number. $sentence: the rule.
reason-by-rule = Rule { $rule } does not allow this: { $sentence }
# A code nobody has put into words yet.
reason-other = This move is not allowed now ({ $code }).

reason-unknown-move = There is no such move.
reason-game-over = The game is over.
reason-other-decision = Something else has to be decided now.
reason-must-choose = You cannot skip this; choose one of the possibilities.
reason-not-in-hand = That tile is not in your hand.
reason-not-on-display = That tile is not on the display.
reason-no-place = There is no space in your zoo where this tile could go.
reason-R2-5 = That space is not empty.
reason-R4-1 = That tile is out of range of your Projects card.
reason-R4-2 = You have no tile in hand that this card could play.
reason-R4-4 = Only a building can be played in this step.
reason-R5-2 = This card does not play that tile.
reason-R5-4 = The Projects card plays projects only.
reason-R5-5 = The tile requires more strength than the card has left.
reason-R6-1 = The space touches neither the entrance nor a tile.
reason-R6-2 = There is no animal with the required icon on that space to release.
reason-R6-4 = The open areas that the tile needs cannot be made there: an arrow points off the map or at a face-up tile, or you have too few tiles in hand.
reason-R6-7 = This has no effect now.
reason-R6-10 = The effect does not let you take that tile.
reason-R6-16 = That tile cannot be relocated, or not to that space.
reason-R7-2 = The space does not meet the building's condition.
reason-R7-3 = You do not meet the building's condition.
reason-R8-1 = You cannot support this objective with this marker now.
reason-R8-4 = You do not meet the condition of this upgrade marker, or nothing is left to turn with it.
