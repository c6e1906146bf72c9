# A table refuses something. Codes: sanctuary/tables/reasons.py and sanctuary/server/sentences.py.

refusal-table-waiting = The game begins when every seat is taken.
refusal-not-your-turn = It is not your turn.
refusal-bot-plays = A bot plays this seat.
refusal-no-bot-plays = No bot plays this seat.
refusal-undo-off = Moves cannot be taken back at this table.
refusal-undo-turn = Moves of an earlier turn cannot be taken back.
refusal-undo-information = This cannot be taken back: something hidden came to light.
refusal-undo-not-askable = At this table the others cannot be asked to go back.
refusal-nothing-to-undo = There is no move to take back.
refusal-nothing-to-redo = There is no move to make again.
refusal-nothing-to-cancel = No choice has been begun.
refusal-no-proposal = Nobody waits for your answer.
refusal-seat-taken = This seat is taken.
refusal-seat-kept = This seat is kept for the person who had it in the game before.
refusal-not-idle = The person at this seat has not been away for long enough.
refusal-not-waiting = The game has begun.
refusal-not-finished = This is shown when the game is over.
refusal-hints-off = Hints are off at this table.
refusal-unknown-bot = There is no such bot here.
refusal-unknown-ply = The game has no such moment.
refusal-other-version = This game was made with other rules or data than this server has; it can only be read.
refusal-record-without-seed = A record that begins in the middle of a game cannot be shown here.
refusal-record-too-long = The record has too many moves.

refusal-not-found = There is nothing at this address.
refusal-unknown-table = There is no such table.
refusal-unknown-seat = This is not your seat.
refusal-wrong-secret = Your link to this seat is not valid, or not any more.
refusal-bad-message = The server did not understand this.
# $problem: what is wrong and where, in English.
refusal-bad-record = This is no record that can be played: { $problem }
refusal-too-large = This is too large.
refusal-too-many = Too many requests; wait a moment.
# $number: how many.
refusal-too-many-tables = { $number ->
    [one] You have a seat at { $number } table that is not finished; finish it first.
   *[other] You have seats at { $number } tables that are not finished; finish some first.
}
refusal-wrong-origin = This page may not talk to this server.
refusal-seed-not-alone = A chosen shuffle is only for tables where no other person plays.
refusal-no-person = Somebody has to sit at the table.
refusal-internal = Something went wrong in the server. Nothing of your game is lost.
refusal-unavailable = The server cannot answer just now; try again.

# What happens at a table, for the log. $player: the name of whoever sits there.

table-seat-taken = { $player } sat down.
# $bot: the name of a bot.
table-bot-took-over = { $bot } plays for { $player }.
table-seat-returned = { $player } is back.
table-seat-handed-over = { $player } handed the seat over.
table-undone = { $number ->
    [one] { $player } took { $number } move back.
   *[other] { $player } took { $number } moves back.
}
table-redone = { $number ->
    [one] { $player } made { $number } move again.
   *[other] { $player } made { $number } moves again.
}
table-undo-asked = { $number ->
    [one] { $player } asks to go back { $number } move.
   *[other] { $player } asks to go back { $number } moves.
}
table-undo-agreed = { $player } agrees.
table-undo-declined = { $player } does not agree.
table-hint-taken = { $player } took a hint.
table-fallback-played = The bot of { $player } found no move; another one was made for it.

# Bots by name, and what they do.

bot-easy = Visitor
    .about = A glance at each decision, and often a careless one. Knows only what a person at its seat would know.
bot-medium = Keeper
    .about = Looks for the best turn, without a pause. Knows only what a person at its seat would know.
bot-hard = Curator
    .about = Thinks ahead, up to two seconds a turn. Knows only what a person at its seat would know.
bot-expert = Director
    .about = Thinks ahead, up to ten seconds a turn. Knows only what a person at its seat would know.
