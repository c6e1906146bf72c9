# The pages of the browser client. $player: a name that a player chose, or what a bot is called.
# $points in previews: a number with its sign, such as "+5".

app-name = Sanctuary
button-close = Close
field-name = Your name
points-number = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

# Pages

nav-title = Pages
nav-lobby = Tables
nav-learn = Learn
nav-tiles = Tiles
nav-rules = Rules
nav-icons = Icons
nav-settings = Settings
page-unknown = There is no such page.

# Players

player-you = Guest
player-open = Open seat
player-unnamed = Player { $number }
player-bot-numbered = { $bot } ({ $number })

# What went wrong

problem-no-answer = The server does not answer. Is it running, and are you online?
problem-other = The server could not do this (status { $status }).
problem-unexpected = Something went wrong here. Load the page anew and try again.

# Lobby

lobby-title = Build your own zoo
lobby-start = Play now
lobby-bot = Strength of the bots
lobby-bots = Number of bots
lobby-play-bots = Play against bots
lobby-play-solo = Play solo
lobby-learn = Learn the game
lobby-mine = My games
lobby-open = Open tables
lobby-open-none = No table is open to everybody just now.
lobby-new = New table with your own choices
lobby-import = Import a record
lobby-import-text = Drop a game record anywhere on this page, or choose the file:
lobby-import-choose = Choose a file …

table-state-waiting = Waiting for players.
table-state-playing = It is the turn of { $player }.
table-state-yours = It is your turn.
table-state-won = { $number ->
    [one] { $players } won.
   *[other] { $players } share the victory.
}
table-state-lost = The solo game was lost.

# New table

new-seats = Seats
new-seat = Seat { $number }
new-seat-me = Somebody at this device
new-seat-open = Open, for a friend
new-seat-bot = Bot
new-seat-add = Add a seat
new-seat-remove-numbered = Remove seat { $number }
new-bot = Strength of the bot in seat { $number }
new-name = Name of the player in seat { $number }
new-hot-seat = Several people share this device: it is passed on each turn, and hands stay hidden.
new-variants = Variants
new-solo-markers = Solo markers (fewer are harder)
new-undo = Taking back
new-idle = When somebody stays away
new-minutes = Minutes until a seat counts as idle
new-openness = Who sees what
new-listed = List the table, so that anybody can join
new-slowly = Bots take their time, so that you can follow
new-make = Make the table

# What a table is like

side-1 = Zoo maps: side 1.
side-2 = Zoo maps: side 2 (provisional layout).
variant-short = Short first game: the third objective ends it.
variant-solo = Solo game with { $number } solo markers.
undo-until-information = Moves can be taken back until something hidden was revealed.
undo-free = Moves can be taken back freely; further back if everybody agrees.
undo-off = Moves cannot be taken back.
idle-claim = { $minutes ->
    [one] If a seat stays idle for { $minutes } minute, somebody else may claim it or hand it to a bot.
   *[other] If a seat stays idle for { $minutes } minutes, somebody else may claim it or hand it to a bot.
}
idle-bot = { $minutes ->
    [one] If a seat stays idle for { $minutes } minute, a bot takes over.
   *[other] If a seat stays idle for { $minutes } minutes, a bot takes over.
}
idle-wait = Everybody waits for a seat that stays idle.
option-hints = Hints may be asked for; everybody sees that they were.
option-open-hands = Spectators see the hands.
option-listed = Listed: anybody can find the table.
option-unlisted = Only those with the link find the table.
option-fixed-seed = The shuffle was chosen beforehand.

# Waiting for players

waiting-title = Waiting for players
waiting-invite = Invite
waiting-invite-text = Send this link to those who should play. The game starts when every seat is taken.
waiting-seats = Seats
waiting-bot = Bot for an open seat
waiting-options = This table
seat-take = Sit here
seat-fill = Let a bot play
seat-yours = (you)
seat-claim = Claim the seat
seat-link = Link to this seat
seat-link-new = Hand the seat over
seat-link-text = Whoever has this link plays this seat. Keep it to yourself, or use it on another device.
seat-link-new-text = From now on only this link opens the seat, and this browser. Send it to whoever plays on; links given before are no longer valid.
leave-table = Leave the table
leave-text = A bot plays on for you, and the table leaves your list. Your seat's link still opens it.
leave-waiting-text = The table leaves your list. If nobody else sits there, it is closed.
leave-stay = Stay
seat-hand-over = Let a bot play
seat-take-back = Play again yourself
link-address = Link
link-copy = Copy
link-copied = Copied

# Table

table-title = Table of { $players }
table-loading = Setting the table …
table-unknown = There is no such table.
table-locked = This link to a seat is no longer valid.
table-unplayable = This game was made with other rules or tiles (version { $version }) than this server has. It can be looked at as it was last seen, but not gone on with.
last-seen-won = Won by { $players }
last-seen-nothing = Its zoos were not kept.
table-menu = Table
table-turn = Turn { $turn }
table-pile = { $number ->
    [one] { $number } tile in the pile
   *[other] { $number } tiles in the pile
}
title-your-turn = Your turn
bar-score = Score
bar-goals = Goals
bar-log = Log
bar-table = Table
last-turn = Last turns: { $player } has triggered the end ({ $number } left).
last-turn-yours = This is your last turn: { $player } has triggered the end.
connection-lost = The connection is lost. Trying again in { $seconds } s.
connection-retry = Try now
connection-connecting = Connecting …

seats-title = Players and points
seat-label = { $player }: { $points } points, { $hand } tiles in hand.
seat-active = It is their turn.
seat-idle = Idle.
seat-substitute = A bot plays for them.
others-title = Other zoos
others-show = Show the zoo of { $player }
zoo-own = Zoo map
zoo-of = Zoo of { $player }
zoo-markers = Conservation markers: { $conservation }. Pouch markers: { $pouch }. Tiles in hand: { $hand }.

cell-empty = { $cell }: empty.
cell-entrance = { $cell }: the entrance.
cell-printed = { $cell }: a printed open area.
cell-open = { $cell }: an open area.
cell-open-known = { $cell }: an open area; face down: { $tile }.
cell-tile = { $cell }: { $tile }.
cell-stack = { $cell }: { $tile } on the released { $under }.
cell-river = By the river.
cell-target = Possible.

display-title = Display
display-in-range = Position { $position }, in range.
display-out-of-range = Position { $position }, out of range.
display-hole = Position { $position }: no tile.
display-revealed = Revealed
display-revealed-tile = Revealed.
hand-title = { $number ->
    [one] Hand: { $number } tile
   *[other] Hand: { $number } tiles
}
hand-place = In hand.
hand-hidden = { $number ->
    [one] { $number } tile in hand
   *[other] { $number } tiles in hand
}
hand-empty = Your hand is empty.
details-close = Close the explanation

cards-title = Action cards
card-label = { $name }: slot { $slot }, strength { $strength }, side { $side }. Gain: { $gain }. Play: { $play }.
card-gain-habitat = Draw 2 tiles
card-gain-projects = { $side ->
    [1] Take 1 tile
   *[other] Take 1 or 2 tiles
}
card-play-habitat = { $side ->
    [1] Play 1 animal
   *[other] Play 1 or 2 animals
}
card-play-projects = Play 1 project

goals-title = Objectives and markers
objective-label = Objective: { $objective }.
objective-supporter = { $player } has { $size } icons here.
markers-title = Markers
marker-conservation = Conservation markers: { $number }. Each replaces an icon, or scores 2 points.
marker-pouch = Pouch markers: { $number }. Each scores 2 points.
marker-achievement = Achievement marker for { $size } icons, worth { $points } points.
marker-achievement-used = Achievement marker for { $size } icons: placed, { $points } points.
marker-upgrade = Upgrade marker: { $condition }.
marker-upgrade-used = Upgrade marker used: { $condition }.
marker-end = End-of-game marker: { $points } points.
marker-solo = Solo markers still face down: { $number }.
upgrade-1 = one objective supported
upgrade-2 = two projects in the zoo
upgrade-3 = three connected tiles of one habitat
upgrade-4 = four different animal classes

prompt-title = What to do
prompt-waiting = { $player } is choosing …
prompt-waiting-for-people = Waiting for players.
prompt-over = The game is over.
prompt-stale = The table has moved on. Look again and choose anew.
prompt-card = { $card }: how do you use the card?
option-confirm = Confirm
option-cancel = Cancel
option-done = Done
option-skip = Skip this
option-end-turn = End turn
option-undo = Undo
option-ask-undo = Ask to undo
option-redo = Redo
option-objective = Objective: { $objective }
option-marker = Marker for { $size } icons
option-cell = Space { $cell }
option-card = Card: { $card }

preview-total = { $points } points.
preview-own-tile = { $tile }: { $points }
preview-other-tile = { $tile } on { $cell }: { $points }
preview-covered = { $tile } released: { $points }
preview-petting-groups = Petting zoo: { $points }
preview-open-areas = Open areas: { $points }
preview-achievement = Objective { $objective }: { $points }
preview-conservation-markers = Conservation markers: { $points }
preview-pouch-markers = Pouch markers: { $points }
preview-end-marker = End-of-game marker: { $points }
preview-effect = then: { $effect }

score-title = Score
score-row-animals = Animals
score-row-projects = Projects
score-row-buildings = Buildings
score-row-open-areas = Open areas
score-row-achievements = Objectives
score-row-markers = Markers
score-row-end = End of the game
score-row-total = Total
log-title = Log
log-earlier = Show everything from the beginning
words-title = The table in words

hot-seat-title = Pass the device to { $player }
hot-seat-text = Nobody else should look now.
hot-seat-look = It is me
proposal-title = Taking back
proposal-text = { $number ->
    [one] { $player } asks to take back { $number } move.
   *[other] { $player } asks to take back { $number } moves.
}
proposal-agree = Agree
proposal-decline = Decline
proposal-waiting = Waiting for the others to answer.
sheet-table-title = This table
sheet-bot = Bot that would take over

# End

end-won = { $player } wins with { $points } points
end-won-together = { $players } share the victory with { $points } points
end-solo-won = You won with { $points } points
end-solo-lost = Not this time: the solo game is lost ({ $points } points)
end-solo-lost-why = The solo markers or the pile ran out before all your achievement markers were placed or your map was full (R12.3).
end-tie = Equal points: { $player } wins by more animal tiles in the zoo ({ $number }).
end-rematch = Rematch
end-rematch-go = Go to the rematch
end-replay = Replay
end-board = Look at the table
end-show = Result
end-over-time = Points over time
end-card-use = Use of the action cards
end-zoos = Final zoos
end-export = Keep this game
end-export-text = A record holds the whole game; drop it on the first page to watch it again.
end-export-record = Record
end-export-nameless = Record without names
end-export-notation = Notation
end-picture-svg = Picture (SVG)
end-picture-png = Picture (PNG)
pad-title = Points of each space, and why
pad-open-area = Open area
chart-end = { $player }: { $points } points.
chart-turns = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
card-use-card = Card
card-use-times = gain { $gain }×, play { $play }×

# Settings

settings-title = Settings
settings-language = Language
settings-look = Look
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-text-size = Text size
text-size-normal = Normal
text-size-large = Large
text-size-largest = Largest
settings-palette = Colours for colour-blind eyes
settings-snakes = Hide pictures of snakes
settings-motion = Less motion
settings-play = Playing
settings-confirm = Show what a choice brings and ask before making it
settings-sounds = Sound when you have to choose
settings-notifications = Notification when you have to choose and another tab is open
settings-notifications-refused = The browser does not allow notifications for this page.
settings-shortcuts = Keys
settings-shortcuts-on = Keys on the table
settings-shortcuts-reset = Back to the standard keys
settings-credits = Whose work this shows
settings-credits-text = Icons: Fluent Emoji by Microsoft, Tabler Icons by Paweł Kuna, Game-icons.net (CC BY 3.0). Letters: Nunito. All other pictures are our own. This is an unofficial project of fans.
settings-licences = The licences in full
shortcut-confirm = Confirm
shortcut-cancel = Cancel
shortcut-done = Done, skip, end turn
shortcut-hint = Hint, one step more
shortcut-undo = Undo
shortcut-redo = Redo
shortcut-display = Go to the display
shortcut-hand = Go to the hand
shortcut-map = Go to the map
shortcut-cards = Go to the action cards
shortcut-prompt = Go to the choices
shortcut-score = Score
shortcut-log = Log
shortcut-words = The table in words
shortcut-help = Help
shortcut-change = { $action }: { $key }. Change the key.
shortcut-press = Press a key …
key-enter = Enter
key-escape = Esc
key-space = Space
help-title = Help
help-text = Tap a tile, tap a space, confirm. Everything possible has a dashed outline. On the map the arrow keys move from space to space.
help-shortcuts-off = Keys are switched off in the settings.

# Replay

replay-title = Replay: { $players }
replay-loading = Fetching the game …
replay-controls = Controls of the replay
replay-ply = Move { $ply } of { $last }
replay-back = One move back
replay-forth = One move on
replay-turn-back = To the beginning of the turn
replay-turn-forth = To the next turn
replay-play = Play
replay-pause = Pause
replay-eyes = Whose view
replay-open = Everything open
replay-eyes-of = View of { $player }
replay-zoo = Which zoo
replay-zoo-turn = The zoo of whoever moved
replay-happened = Turn { $turn }
replay-nothing = The game begins.
replay-moves = All moves
step-chose = { $player } chose: { $chosen }
step-upgrade = upgrade marker { $upgrade }
step-no-more = { $player } chose nothing more here.
step-end-turn = { $player } ended the turn.
replay-fork = Play on from here
replay-fork-text = You take the seat of { $player }; bots play the others. The game you watch stays as it was.
replay-fork-bot = Bots for the other seats
replay-fork-go = Play on from this move

# Analysis of a finished game. $points: of lead; $before, $after, $chance: to win, in percent.

analysis-title = Analysis
analysis-text = Every decision is judged by what its player could know then: what to expect before and after it, and where another move was better. It takes a minute or so; the result stays with the game.
analysis-begin = Analyse the game
analysis-running = { $done } of { $total } decisions are judged.
analysis-curve-end = { $player } ends with a chance of { $chance } %.
analysis-made = { $player }: { $move }
analysis-best-made = That was the best move, or as good.
analysis-better = Better: { $move }
analysis-uncertain = The difference is within the noise of the search.
analysis-swings = Where most was given away
analysis-swing = Turn { $turn }, { $player }: { $points } points of lead given away, chance to win { $before } % → { $after } %
analysis-no-swings = Nothing was given away for certain.
analysis-about = The curve shows each player's chance to win before and after each decision; a ring marks what stands in the list. Tap either to see the moment and the better move. Luck moves the curve too.

# Tiles

tiles-title = All tiles
tiles-search = Search in names and texts
tiles-kind = Kind
tiles-habitat = Habitat
tiles-continent = Continent
tiles-class = Animal class
tiles-level = Level
tiles-all = All
tiles-clear = Show all
tiles-found = { $number ->
    [one] { $number } tile found.
   *[other] { $number } tiles found.
}
tiles-back = All tiles
tiles-pair = Pair: { $tile }
tile-unknown = There is no tile { $id }.

# Rules

rules-title = Rules by number
rules-text = Every refusal and every chapter of the guided game names the rule behind it.
rules-chapters = Chapters
rules-things = Things
rules-map = Zoo map
rules-setup = Setup
rules-turn = A turn
rules-actions = Actions
rules-placing = Placing and effects
rules-buildings = Buildings
rules-objectives = Objectives and upgrades
rules-scoring = Final scoring
rules-end = End
rules-knowledge = Who knows what
rules-solo = Solo
icons-title = Icons and signs
icons-habitats = Habitats (hexagons)
icons-continents = Continents (round)
icons-classes = Animal classes (square)
icons-kinds = Kinds of tiles
icons-effects = Effects when a tile is played
icons-ongoing = Ongoing effects
icons-conditions = Conditions of buildings
icons-scores = Points at the end
icons-bonuses = Placement bonuses

# The guided first game. What is in quotation marks are words on the page.

learn-title = Learn the game
learn-text = Play a short first game with a guide beside you. You can leave it at any time and come back later.
learn-begin = Begin the guided game
learn-resume = Go on at chapter { $chapter }
learn-more = To look things up
learn-chapter = Chapter { $chapter } of { $last }:
learn-next = Next
learn-back = Back
learn-leave = Leave
learn-done = Done
learn-zoo = Your zoo
learn-zoo-text = This map is your zoo. You fill it from the entrance outwards, one tile beside another, and whoever has collected most points at the end wins. Each turn you take a tile, use one action card, and tidy up.
learn-take = Take a tile
learn-take-text = At the start of a turn you take one tile from the display. Your Projects card says how far you can reach: tiles in range are underlined, possible ones have a dashed outline. Tap one, read what it does, and confirm.
learn-gain = Use a card to gain tiles
learn-gain-text = Now use one of your four action cards. A habitat card can draw 2 tiles from the pile; the Projects card takes one from anywhere in the display. Tap a card, then choose what to do with it. For a start, draw.
learn-slide = Cards slide
learn-slide-text = The card you used went to slot 1, where it is weakest; those left of it moved up. A card's slot is its strength, so waiting makes cards stronger. Finish your turn and watch what the bot does.
learn-play = Play an animal
learn-play-text = An animal needs the card of its habitat, with at least as much strength as its level. Tap the card, choose to play, tap the animal, tap a space beside the entrance or another tile, and confirm. If nothing fits yet, gain more tiles first.
learn-points = See the points before you place
learn-points-text = While you choose a space, each one shows how many points it brings, and the prompt says why. Many animals score for connected or neighbouring icons, so what lies next to what matters. “Score” shows how everybody stands.
learn-bonuses = Effects and bonuses
learn-bonuses-text = Some tiles do something when they are played, some each time a certain icon is played, and some spaces give a bonus when they are covered. You choose the order, and you may decline each of them. Try one.
learn-open = Arrows and open areas
learn-open-text = A tile with arrows needs open areas where they point. If a space is still empty, you lay a tile from your hand there face down; open areas may be shared. Each open area is worth a point by itself.
learn-buildings = Buildings
learn-buildings-text = After your action you may play one building from your hand. It needs no strength, but a condition: what has to be next to it, or what your zoo must have. If none fits, skip this step.
learn-objectives = Objectives
learn-objectives-text = Objectives ask for icons: with 2, 3, 4 or 5 icons of a kind in your zoo you may place the marker of that size, one objective each turn. Conservation markers stand in for missing icons. Big markers are worth far more.
learn-upgrades = Upgrades
learn-upgrades-text = Four upgrade markers wait for you: support an objective, have two projects, connect three tiles of one habitat, show four animal classes. Each turns one card to its stronger side II.
learn-end = How it ends
learn-end-text = The game ends when somebody has placed all achievement markers or filled the map; everybody else gets one more turn. In this short game the third objective is enough. Play on to the end, and good luck!
