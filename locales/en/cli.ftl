# The terminal: the command line, the table drawn in signs, and the game played by typing.

## The command line

cli-about = Sanctuary, the hex-tile zoo game: play it, look things up, check games and positions.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-options-piece = [OPTIONS]
cli-command-piece = COMMAND …
cli-lang-help = Language of all texts.
cli-help-help = Show this help.
cli-version-help = Show the version.
cli-see-help = “{ $command } --help” says what there is.

# $near: something that is spelled much alike, or "none".
cli-no-such-command = { $near ->
    [none] There is no command “{ $command }”.
   *[other] There is no command “{ $command }”; did you mean “{ $near }”?
}
cli-no-such-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }; did you mean { $near }?
}
cli-missing-command = One of these commands must follow: { $commands }.
cli-too-many = “{ $argument }” is one argument too many.
cli-missing = { $parameter } is missing.
cli-bad-value = { $parameter }: { $problem }
cli-bad-option = { $option } needs a value after it.
cli-none-of = “{ $value }” is none of { $words }.
cli-no-number = “{ $value }” is no whole number from { $least } to { $most }.
# $problem: what the operating system says.
cli-no-file = { $file } cannot be read: { $problem }
cli-fault = Something went wrong that should not have. What happened is in { $file }
cli-no-room = What there is to say cannot be written: { $problem }
cli-no-use = { $file } cannot be used: { $problem }
cli-file-exists = { $file } is there already and would be lost. Name another file, or go on with the game in it: sanctuary play --resume { $file }
cli-empty-name = a seat needs a name.
cli-not-with-resume = a game that goes on keeps what it began with.
cli-text-missing = Some texts are missing in this language and stand here in English; { $file } names them.
cli-text-nowhere = Some texts are missing, and their names stand here instead; { $file } lists them.

cli-players-help = Number of seats.
cli-seed-help = The game's seed: the same seed and options make the same game.
cli-side-help = Side of the zoo map. Side 2 is provisional: a layout of our own, not the printed one.

cli-position-help = Points, placements and pictures of positions.
cli-position-score-help = Write the points of each position read, a JSON line for a line.
cli-position-placements-help = Write where the tiles asked for may go, a JSON line for a line.
cli-position-show-help = Draw each position read.
cli-bad-line = Line { $line }: { $problem }

cli-rules-help = Show the rules: all of them, one (R6.4), a chapter (R6), or those with a word in them.
cli-no-rule = There is no rule “{ $word }”, and no rule says it; the rules are R1.1 to { $last }.

cli-perft-help = Count the lines of play from the first decision of a game.
cli-depth-help = How many moves deep.
cli-divide-help = Show the count for each first move.
cli-perft = { $count ->
    [one] { $count } line of { $depth } moves; { $speed } a second.
   *[other] { $count } lines of { $depth } moves; { $speed } a second.
}

cli-analyse-help = Judge the moves of a game by what its players could know: points given away, and better moves.
cli-analyse-seat-help = Only the moves of this seat, from 1.
cli-analyse-iterations-help = Worlds searched for each decision; more of them judge better and take longer.
cli-analyse-json-help = Write every judgement, a JSON line each.
cli-analyse-seat = { $moves ->
    [one] { $name }: { $moves } decision, { $points } points given away for certain.
   *[other] { $name }: { $moves } decisions, { $points } points given away for certain.
}
cli-analyse-swing = Move { $ply } (turn { $turn }): “{ $made }”; “{ $better }” was better by { $points } points.
cli-analyse-kept = The analysis is kept in { $file }
# $problem: what the operating system says.
cli-analyse-not-kept = The analysis cannot be kept in { $file }: { $problem }
cli-analyse-curve = Chance to win after each turn: { $curve }

cli-arena-help = Let players meet in many games, and measure them.
cli-arena-missing = The arena needs { $libraries }: pip install 'sanctuary[{ $extra }]'
cli-arena-run-help = Play all pairings of some players into a folder; go on where an earlier run stopped.
cli-arena-player-help = A player, such as “hard”, “mcts:ms=500” or “cmd:./my-bot”; say it once for each.
cli-arena-deals-help = Number of different deals; each is played once in every seating.
cli-arena-solo-help = Solo markers, where there is one seat.
cli-arena-patience-help = Seconds for one decision; who takes longer loses the seat to the light player.
cli-arena-jobs-help = Games played at the same time; -1 for one on each core.
cli-arena-no-jobs = “{ $value }” is neither -1 nor a whole number from 1 to { $most }.
cli-arena-backend-help = Where games are played: on this machine, or on a Ray or Dask cluster.
cli-arena-bad-plan = These games cannot be played: { $problem }
cli-arena-bad-weights = These weights cannot be used: { $problem }
# $minutes: minutes left.
cli-arena-progress = { $minutes ->
    [0] { $done } of { $games } games, less than a minute left
    [one] { $done } of { $games } games, { $minutes } minute left
   *[other] { $done } of { $games } games, { $minutes } minutes left
}
cli-arena-done = All games are played; the results are in { $folder }
cli-arena-report-help = Write the report of a run beside its results.
cli-arena-no-results = There are no results in { $folder }
# $problem: in English, with the name of a file.
cli-arena-bad-results = The results cannot be used: { $problem }
cli-arena-tune-help = Fit the weights of the evaluation to games of self-play, into a file.
cli-arena-games-help = Number of games to learn from.
cli-arena-weights-help = The weights to begin with, instead of the package's.
cli-arena-tuned = { $samples ->
    [one] { $file }: fitted to { $samples } zoo, missing its points by { $error } on average
   *[other] { $file }: fitted to { $samples } zoos, missing their points by { $error } on average
}

cli-tiles-help = Search the tiles by a word in their text, in any language, and by what they show.
cli-tiles-kind-help = Only tiles of this kind.
cli-tiles-habitat-help = Only tiles with this habitat.
cli-tiles-continent-help = Only tiles with this continent.
cli-tiles-class-help = Only tiles with this animal class.
cli-tiles-level-help = Only tiles of this level.
cli-tiles-sort-help = Order of the tiles.
cli-tiles-full-help = Show the whole text of each tile.
cli-tiles-both-help = Show the whole text in every language.
cli-tiles-found = { $number ->
    [0] No tile is like that.
    [one] { $number } tile.
   *[other] { $number } tiles.
}

cli-serve-help = Serve tables for the browser.
cli-serve-missing = Serving tables needs { $libraries }: pip install 'sanctuary[server]'
cli-serve-host-help = Address to listen at; 0.0.0.0 lets other machines in.
cli-serve-port-help = Port to listen at; 0 takes any that is free.
cli-serve-database-help = Where tables are kept, as an SQLAlchemy URL; SQLite in the data folder unless said.
cli-serve-open-help = Open it in the browser.
cli-serve-at = Tables are served at { $address } (Ctrl-C ends it)
cli-serve-busy = Port { $port } of { $host } is taken or not allowed; --port takes another.
cli-serve-database = The database cannot be used: { $problem }

cli-replay-help = Check the record of a game, and show it.
cli-replay-at-help = Show the table after this many moves.
cli-replay-log-help = Tell everything that happened.
cli-replay-step-help = Step through the game.
cli-replay-prompt = Enter: next move. b: one back. A number: go there. q: leave. >
cli-bad-record = { $file } holds no game that can be shown: { $problem }
cli-record-holds = { $file } holds: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, all as the rules allow.
cli-record-players = Players: { $players }.
cli-record-seed = { $side ->
    [2] Seed { $seed }, side 2 of the map (provisional: a layout of our own, not the printed one).
   *[other] Seed { $seed }, side { $side } of the map.
}
cli-record-unfinished = The game is not over yet.
cli-record-moment = After move { $move } of { $moves }

# $bots: the names of bots.
cli-play-help = Play a game in the terminal, against bots ({ $bots }) or with several people. A bot sees only what its seat may see: never the pile, hands of others or tiles face down.
cli-seat-help = Who sits there, in order: a person's name or a bot. May be repeated.
cli-bots-help = The bot for every seat that is not named.
cli-solo-help = Play alone, with 18, 15 or 12 solo markers (18 unless said).
cli-short-help = The short first game: three achievement markers instead of four.
cli-save-help = Keep the game in this file instead of the data folder.
cli-resume-help = Go on with the game in a file, or with the last one that is not over.
cli-solo-is-alone = a solo game has one seat.
cli-too-many-seats = { $most ->
    [one] there is only { $most } seat.
   *[other] there are only { $most } seats.
}
# $problem: what is wrong with it.
cli-bad-bot = this bot cannot play: { $problem }
# What is wrong with a player, word for word as in sanctuary/players/player.py. $name: a player as one writes it.
# $names, $options: all that there are. $problem: in English.
bad-player-unknown-player = no player is called “{ $name }”; there are { $names }
bad-player-unknown-option = { $name } has no option “{ $option }”; there are { $options }
bad-player-no-option = “{ $option }” is no option of { $name }: options look like seed=3
bad-player-option-twice = { $name }: { $option } is set twice
bad-player-no-number = { $name }: { $option }={ $value } is no number
bad-player-no-whole-number = { $name }: { $option }={ $value } is no whole number
bad-player-out-of-range = { $name }: { $option }={ $value } must be a number from { $least } to { $most }
bad-player-no-end = { $name }: ms=0 without iterations would search for ever
bad-player-bad-weights = { $name }: weights={ $value }: { $problem }
bad-player-bad-command = “{ $command }” is no command: a quotation mark or backslash has no counterpart
bad-player-no-program = there is no program “{ $program }” to run
bad-player-not-executable = “{ $program }” may not be executed; chmod +x allows it
bad-player-no-model = there is no model { $file }
bad-player-model-needs = model:{ $file } needs { $lacking }: pip install 'sanctuary[train]'
bad-player-unreadable-model = { $file } cannot be read as a model of sb3-contrib's MaskablePPO
bad-player-other-seats = { $name } did not learn games of { $players } players

## The table

# Icons in one or two letters, different from each other.
sign-forest = F
sign-rock = R
sign-water = W
sign-africa = Af
sign-americas = Am
sign-asia = As
sign-australia = Au
sign-europe = Eu
sign-bird = Bi
sign-herbivore = He
sign-predator = Pd
sign-primate = Pm
sign-reptile = Re
sign-petting-zoo = Pz

# Inside a hex: at most eight letters.
screen-entrance = ENTRANCE
screen-points = { $number }p
screen-open-area = open
screen-printed = printed
screen-bonus-draw = draw { $number }
screen-bonus-take = take { $number }
screen-bonus-move-action = card → 1
screen-bonus-conservation = +{ $number } mark
screen-bonus-relocate = relocate

screen-turn = Turn { $turn }: { $player }. Pile { $pile }, discards { $discards }.
screen-solo = { $left ->
    [one] { $left } solo marker is still face down, { $flipped } are flipped.
   *[other] { $left } solo markers are still face down, { $flipped } are flipped.
}
screen-last-turn = Last turn: { $player } ended the game
screen-provisional = Side 2 of the map is provisional: a layout of our own, not the printed one.
screen-own-zoo = { $empty ->
    [one] Your zoo: { $points } points now, { $empty } empty space
   *[other] Your zoo: { $points } points now, { $empty } empty spaces
}
screen-zoo = { $empty ->
    [one] { $player } – zoo: { $points } points now, { $empty } empty space
   *[other] { $player } – zoo: { $points } points now, { $empty } empty spaces
}
screen-position = Position: { $points } points
screen-cards = Action cards by strength
screen-range = { $reach ->
    [1] Range: position 1
   *[other] Range: positions 1 to { $reach }
}
# $points: of the marker for $size icons.
screen-achievement = { $size } icons ({ $points }p)
screen-achievements = Achievement markers left: { $markers }
screen-upgrades = Upgrade markers unused: { $markers }
screen-markers = Conservation markers: { $conservation }, pouch markers: { $pouch }
screen-none = none
screen-objectives = Objectives (icons; marker placed)
screen-you = you
# $size: icons of the marker placed, 0 for none.
screen-support = { $size ->
    [0] { $player } { $icons }
   *[other] { $player } { $icons } ✓{ $size }
}
# $markers: number of objectives supported.
screen-opponent = { $points } points, { $hand } in hand, { $tiles } tiles face up, { $empty } empty spaces, objectives { $markers }
screen-display = Display (● within your range)
screen-gap = —
screen-hand = { $number ->
    [0] Hand: empty
    [one] Hand: { $number } tile
   *[other] Hand: { $number } tiles
}
screen-discards = { $number ->
    [0] The discard pile is empty.
    [one] Discard pile: { $number } tile
   *[other] Discard pile, latest first: { $number } tiles
}
screen-face-down = { $cell }: { $tile } lies face down
screen-below = { $cell }: { $tile } lies below
screen-discounted = needs only { $strength }

## Why a move brings points. $points: with their sign.

why-tile = { $tile } { $points }
why-covered = { $tile } no longer counts { $points }
why-petting-groups = petting zoo groups { $points }
why-open-areas = { $number ->
    [one] { $number } open area { $points }
   *[other] { $number } open areas { $points }
}
why-achievement = marker for { $number } icons { $points }
why-conservation-markers = { $number ->
    [one] { $number } conservation marker { $points }
   *[other] { $number } conservation markers { $points }
}
why-pouch-markers = { $number ->
    [one] { $number } pouch marker { $points }
   *[other] { $number } pouch markers { $points }
}
why-end-marker = ends the game { $points }
why-effects = then: { $effects }
why-could-bring = it could bring { $points } on { $cell }
why-best-at = on { $cell }
why-best-with = with { $tile } on { $cell }
why-best-marker = with the marker for { $number } icons

## What may be chosen

choice-gain-display = { $number ->
    [one] Gain with { $card }: take { $number } tile from any position
   *[other] Gain with { $card }: take up to { $number } tiles from any position
}
choice-gain-pile = { $number ->
    [one] Gain with { $card }: draw { $number } tile from the pile
   *[other] Gain with { $card }: draw { $number } tiles from the pile
}
# $tiles: names of the tiles that could be played.
choice-play = Play with { $card }, strength { $strength }: { $tiles }
choice-move-card = { $card } from slot { $slot } to slot 1
choice-flip-card = { $card } (now strength { $strength })
choice-objective = { $icons ->
    [one] { $objective }: { $icons } icon
   *[other] { $objective }: { $icons } icons
}
choice-marker = { $spent ->
    [0] { $size } icons: { $points } points
    [one] { $size } icons: { $points } points, spends { $spent } conservation marker
   *[other] { $size } icons: { $points } points, spends { $spent } conservation markers
}
choice-upgrade-1 = Upgrade marker 1: an objective is supported
choice-upgrade-2 = Upgrade marker 2: two projects in the zoo
choice-upgrade-3 = Upgrade marker 3: three connected tiles with the same habitat
choice-upgrade-4 = Upgrade marker 4: four different animal classes
choice-skip = No, nothing more here
choice-play-no-more = Play none
choice-decline = Decline what is left
choice-no-support = Support none
choice-no-upgrade = Use none now
choice-end-turn = End the turn

## Words that may be typed, separated by blanks; the English ones hold in every language.

words-gain = gain
words-play = play
words-done = done no skip end
words-help = help h
words-look-up = look
words-table = table t
words-options = options o
words-zoo = zoo z
words-discards = discards
words-log = log l
words-score = score s
words-best = best b
words-hint = hint i
words-hints = hints
words-undo = undo u
words-redo = redo r
words-quit = quit q
words-next = next n
words-back = back b

## The game

play-person = Player
play-seat = Seat { $number }
play-begins = Game “{ $seed }”, kept in { $file }
play-kept = The game is over. “sanctuary replay { $file }” shows it again.
play-saved = The game is saved. “sanctuary play --resume { $file }” goes on with it.
play-not-saved = The game cannot be saved in { $file }: { $problem }
play-can-undo = “undo” takes your last move back.
play-nothing-to-resume = There is no saved game that is not over.
play-hand-over = It is { $player }'s turn: give them the keyboard, then press Enter.
play-replaced = { $player }: { $problem }; from now on the light player plays in its place.
play-log = Since your last turn
play-ambiguous = “{ $answer }” may be any of { $options }.
play-not-understood = “{ $answer }” is none of the options and no command; “help” lists the commands.
play-no-such-seat = There is no seat “{ $seat }”; the seats are 1 to { $last }.
play-no-such-tile = There is no tile “{ $tile }”; ids are like A034.
play-no-cell = There is no space where it could go now.
play-help =
    Answer with the number of an option, or with a word: a tile's id or name (A034), a space (c2), “gain rock”, “play water”, “done”. The beginning of a word is enough if it is clear. The points beside an option are those it brings to your zoo now.
    ?R6.4         a rule; ?R6 its chapter
    ?A034         a tile; ?bear all with that in their name
    table         show the whole table (also: t, or Enter on a screen)
    zoo 2         enlarge the zoo of seat 2 (z)
    options       show the options again (o)
    best A034     the best spaces for a tile, in hand or not (b)
    hint          a hint: first where to look, again for what, again for the move (i); hints: the best three moves
                  and why. They know what you know; the game says that you took hints.
    score         the points as they stand, with reasons (s)
    log           everything that happened so far (l)
    discards      the discard pile
    undo, redo    take back your last move or make it again (u, r): until something hidden was revealed or the turn has ended
    quit          leave; the game is saved (q, Ctrl-C, Ctrl-D)
    Signs: F forest, R rock, W water; Af, Am, As, Au, Eu continents; Bi bird, He herbivore, Pd predator, Pm primate, Re reptile, Pz petting zoo; ♂ ♀; ▲ a project on an animal; ░ open area; ≈ river; ▸+8◂ a space to choose and its points.
    Bots see only what their seat may see: never the pile, your hand or tiles lying face down.
look-up-nothing = There is no rule, tile id or tile name “{ $word }”.
look-up-more = { $number ->
    [one] … and { $number } more tile.
   *[other] … and { $number } more tiles.
}
undo-nothing = There is nothing to undo.
undo-turn-passed = That turn has ended; it cannot be taken back.
undo-revealed = Something hidden has been revealed since; that cannot be taken back.
redo-nothing = There is nothing to redo.

## What a program that plays did wrong

# $problem: what the operating system says.
program-start = the program does not start: { $problem }
program-unasked = the program speaks without being asked
program-lines = the program answers with more than one line
program-ended = the program has ended
program-long = the answer of the program is longer than { $most } bytes
program-late = the program does not answer in time
program-no-json = the answer of the program is no JSON
program-no-move = the answer of the program has no number “move”
program-illegal = the move { $move } of the program is not legal

## The end

pad-points = Points
pad-animals = Animals
pad-projects = Projects
pad-buildings = Buildings
pad-open-areas = Open areas
pad-achievements = Achievement markers
pad-markers = Conservation and pouch markers
pad-end = End of the game
pad-total = Total
pad-supported = { $objective }: marker for { $size } icons
outcome-reasons = { $player } – points one by one
outcome-winner = { $players } wins with { $points } points.
outcome-shared = { $players } share the victory with { $points } points each.
# $animals: seats and their numbers of animal tiles.
outcome-tie-break = The points were equal; the number of animals decided: { $animals }.
outcome-solo = { $outcome ->
    [solo_won] You won the solo game, with { $points } points.
   *[solo_lost] You lost the solo game; your zoo has { $points } points.
}
