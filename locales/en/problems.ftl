# What is wrong with a record, a position or a state, word for word as in sanctuary/records/problems.py.
# Values in quotes stand as the file has them. $where, $place: a key such as zoo.c1, or a line.
# $reason: why the rules refuse a move, a sentence. $problem: another of these.

## Places

problem-at = { $where }: { $problem }
problem-at-line = line { $line }
problem-at-column = line { $line }, column { $column }

## JSON

problem-no-utf8 = byte { $byte } is no UTF-8
problem-empty-line = the line is empty
problem-json-ends = no JSON: it ends too early
problem-json-column = no JSON at column { $column }: { $found }
problem-json-line = no JSON at line { $line }, column { $column }: { $found }
problem-json-too-deep = no JSON of ours: nested too deep
problem-json-long-number = no JSON of ours: a number has too many digits
problem-json-constant = { $value } is no JSON number
problem-key-twice = key { $key } stands twice
problem-key-missing = key { $key } is missing
problem-unknown-key = unknown key { $value }; known: { $known }
problem-no-object = { $value } is no object
problem-no-list = { $value } is no list
problem-no-text = { $value } is no text
problem-no-number = { $value } is no whole number
problem-no-flag = { $value } is not true or false
problem-half-character = { $value } holds half a character

## Values

problem-below = { $value } is below { $least }
problem-above = { $value } is above { $most }, what JSON keeps exact
problem-out-of-bounds = { $value } is not { $least } to { $most }
problem-none-of = { $value } is none of { $allowed }
problem-twice = { $value } stands twice
problem-length = holds { $count }, not { $wanted }
problem-form = { $value } is not { $form }
problem-unknown-format = { $value } is unknown; known: { $known }
problem-unknown-tile = unknown tile { $value }
problem-unknown-cell = unknown cell { $value }
problem-unknown-card = unknown card { $value }
problem-unknown-objective = unknown objective { $value }
problem-unknown-outcome = unknown outcome { $value }
problem-unknown-category = unknown category { $value }
problem-unknown-effect = unknown effect { $value }
problem-unknown-frame = unknown kind of frame { $value }
problem-unknown-kind = unknown kind { $value }
problem-unknown-thing = unknown thing { $value }

## Zoos

problem-nothing-asked = key { $key } is missing: the tiles to find cells for
problem-tile-elsewhere = tile { $tile } stands in { $place } already
problem-on-entrance = nothing lies on the entrance (R2.2)
problem-on-printed-area = nothing lies on a printed open area (R2.3)
problem-no-stack = { $value } is no stack of an animal and its release project (R6.2)
problem-no-release = { $tile } is no release project (R6.2)
problem-no-animal = { $tile } is no animal, so nothing is released from it (R6.2)
problem-other-release = { $tile } releases { $icon }, which { $other } does not show (R6.2)
problem-slot-empty = slot { $slot } holds no card; each of the slots 1 to { $slots } holds one card
problem-slot-shared = slot { $slot } holds { $cards }; each of the slots 1 to { $slots } holds one card
problem-marker-elsewhere = the marker for { $size } icons lies on { $place } already
problem-marker-used = the marker for { $size } icons lies on an objective

## States

problem-tile-nowhere = tile { $tile } is nowhere
problem-not-ongoing = { $value } is not what lies in the zoo with an ongoing effect: { $wanted }
problem-no-pair = { $tile } is no animal of the zoo with its pair
problem-seen-gone = { $tile } is neither in hand nor face down in the zoo
problem-seen-later = { $tile } was laid face down before it was seen going to the hand
problem-ply-to-come = ply { $ply } is yet to come
problem-turns-left = { $value } does not go with end_seat and outcome
problem-solo-at = { $value } of { $count } markers cannot have been flipped
problem-stack-after-end = nothing waits once the game is { $outcome }
problem-stack-begins = a game that runs begins its stack with the steps of the turn
problem-no-steps = they are not the last steps of a turn
problem-frame-place = { $frame } cannot lie here
problem-frame-below = { $frame } lies on { $below } only
problem-frame-zoo = { $frame } does not go with the zoo of the seat in turn
problem-frame-asks-nothing = { $frame } on top asks for no decision
problem-none-to-keep = tiles lie there, but none is to be kept
problem-no-legal-move = the decision on top has no legal move

## Records

problem-no-date = { $value } is no date such as 2026-11-30
problem-seed-or-start = a record begins with either { $seed } or { $start }
problem-no-move = { $value } is no move; expected one such as { $example }
problem-no-move-near = { $value } is no move; did you mean { $near }?
problem-other-rules = the record was played by rules version { $says }; this program plays { $plays }
problem-other-catalogue = the record was played with { $says }; this program has { $has }
problem-other-options = they are not those of the state that the record starts from
problem-illegal = { $move } is not legal here ({ $reason }); legal: { $legal }
problem-illegal-at-end = { $move } is not legal here ({ $reason })
problem-other-turn = the text is at turn { $turn } of seat { $seat }, the game at turn { $at_turn } of seat { $at_seat }
problem-other-answer = { $said } answers another decision; here it is { $phrase }
problem-not-over = the game is not over after the last move: the record was cut short
problem-result-missing = is missing, though the game is over ({ $outcome })
problem-other-result = the record says { $says }, its moves give { $gives }
problem-digest-missing = is missing: the record was cut short, or never sealed
problem-other-digest = the record says { $says }, its moves give { $gives }: edited or cut short

## Game notation

problem-no-title = expected { $title }
problem-text-ends = expected { $digest } at the end: the text was cut short
problem-after-footer = no move or comment stands after { $key }
problem-unknown-field = unknown { $value }; expected a move or one of { $known }
problem-field-twice = { $key } stands twice, first on line { $line }
problem-field-late = { $key } belongs before the moves
problem-no-name = { $value } is no name in quotes
problem-no-winners = { $value } is no list of seats such as [1]
problem-no-seat = there is no seat { $seat } for { $players } players
problem-unreadable = { $value } cannot be read: { $problem }
problem-comment-open = the comment is not closed with { $sign } on its line
problem-unexpected-sign = unexpected { $sign }
problem-unknown-escape = unknown escape { $escape } in the comment
