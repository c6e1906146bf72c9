// Made by web/tools/protocol.py from sanctuary.server.messages; not to be edited.

export const PROTOCOL = 1

export type ObjectiveName = "africa" | "americas" | "asia" | "australia" | "europe" | "bird" | "herbivore" | "predator" | "primate" | "reptile"

export type HintPlace = "display" | "hand" | "zoo" | "cards" | "effects" | "objectives" | "markers" | "upgrades" | "done"

export type UndoPolicy = "free" | "until_information" | "off"

export type Pace = "instant" | "human"

export type AnalysisStatus = "none" | "running" | "done"

export type ReasonKind = "own_tile" | "other_tile" | "covered" | "petting_groups" | "open_areas" | "achievement" | "conservation_markers" | "pouch_markers" | "end_marker"

export type CardName = "projects" | "forest" | "rock" | "water"

export type DecisionKind = "take" | "act" | "play" | "place" | "cover" | "discard" | "choose" | "keep" | "pouch" | "open_area" | "relocate" | "relocate_to" | "move_card" | "support" | "marker" | "upgrade" | "upgrade_card" | "confirm"

export type MoveKind = "tile" | "cell" | "gain" | "play" | "card" | "effect" | "objective" | "marker" | "upgrade" | "done"

export type EventKind = "turn_began" | "took" | "drew" | "drew_tile" | "revealed" | "kept" | "discarded" | "acted" | "slid" | "placed" | "open_area_placed" | "hid_tile" | "effect_triggered" | "declined" | "gained_conservation" | "paired" | "pouched" | "relocated" | "supported" | "upgraded" | "solo_flipped" | "refilled" | "pile_reshuffled" | "end_triggered" | "game_over" | "seat_taken" | "bot_took_over" | "seat_returned" | "seat_handed_over" | "undone" | "redone" | "undo_asked" | "undo_agreed" | "undo_declined" | "fallback_played" | "hint_taken"

export type IdlePolicy = "wait" | "bot" | "claim"

export type TableStatus = "waiting" | "playing" | "finished"

/**
 * A text as message id and placeholders (see locales/); the reader's side puts it into words.
 *
 * Placeholders hold ids ("A034", "c1", "africa"), numbers, names that people chose, or sentences.
 */
export interface Sentence {
  id: string
  args: Record<string, string | number | Sentence>
}

/**
 * What the active seat has to decide (rules/decisions.py); `prompt` says it to its reader.
 *
 * count: how many choices of this kind are left; optional: "done" is among the moves; continued: it
 * completes a choice just begun, so it may be cancelled; wanted: kind of tile asked for ("animal");
 * strength: what is left of the card's.
 */
export interface Decision {
  kind: DecisionKind
  seat: number
  prompt: Sentence
  count: number
  optional: boolean
  continued: boolean
  tile?: string
  cell?: string
  card?: CardName
  objective?: ObjectiveName
  upgrade?: number
  wanted?: string
  strength?: number
  effects: string[]
}

/**
 * One part of a preview (views/preview.py), points below 0 for a loss.
 *
 * own_tile, other_tile, covered tile, cell · petting_groups cell · open_areas number ·
 * achievement objective, number · conservation_markers, pouch_markers number · end_marker.
 */
export interface PreviewReason {
  kind: ReasonKind
  points: number
  tile?: string
  cell?: string
  objective?: ObjectiveName
  number?: number
}

/**
 * What a move would bring at once: the change of the seat's own points, and why.
 *
 * effects: what it sets off besides; then: the moves that complete the choice and bring most.
 */
export interface Preview {
  points: number
  reasons: PreviewReason[]
  effects: string[]
  then: number[]
}

/**
 * A move the reader may make now: `move` is the number to send, `word` its notation.
 *
 * Exactly one of the fields after `word` is there, none for "done": the thing the move names. For
 * "gain" and "play" that is the card.
 */
export interface LegalMove {
  move: number
  kind: MoveKind
  word: string
  tile?: string
  cell?: string
  card?: CardName
  effect?: string
  objective?: ObjectiveName
  marker?: number
  upgrade?: number
  preview?: Preview
}

/**
 * A move worth making, to be told in steps: where on the table, which thing there, the move itself.
 *
 * steps: the sentences of the first two; points: own points expected at the end; chance: to win, 0 to
 * 1; why: clauses that say what the move does, and last the sentence that takes them in as `steps`.
 */
export interface Hint {
  move: number
  where: HintPlace
  steps: Sentence[]
  points: number
  chance: number
  why: Sentence[]
}

/**
 * What the reader's seat may do besides moving.
 *
 * undo: how many of its last moves it may take back now; redo: how many it may make again;
 * cancel: whether the choice just begun may be dropped; ask: how many moves back it may ask
 * the others for; why_not: why nothing can be undone although moves were made; hint: whether it may
 * ask for a hint.
 */
export interface Controls {
  undo: number
  redo: number
  cancel: boolean
  ask: number
  why_not?: Sentence
  hint: boolean
}

/** A seat asks to go back to a ply; it happens when every other person has agreed. */
export interface Proposal {
  sequence: number
  seat: number
  to: number
  waiting_for: number[]
}

/**
 * Something that happened (rules/events.py), or happened at the table (from "seat_taken" on).
 *
 * sequence: the entry it belongs to; ply: how many moves the game had after it. Only fields that
 * the kind has are there:
 * turn_began number · took tile, position · drew number · drew_tile tile · revealed tile · kept tile ·
 * discarded tile · pouched tile · acted card, action, strength · slid card, slot · placed tile, cell ·
 * open_area_placed cell, from_hand · hid_tile tile, cell · effect_triggered effect, tile?, cell? ·
 * declined effect? · gained_conservation number · paired tile, other · relocated cell, to ·
 * supported objective, marker, spent · upgraded upgrade, card · solo_flipped number, tile? ·
 * refilled position, tile · pile_reshuffled number · end_triggered points · game_over outcome ·
 * seat_taken name · bot_took_over bot · undone, redone, undo_asked number (of moves).
 */
export interface Event {
  sequence: number
  ply: number
  kind: EventKind
  seat?: number
  number?: number
  tile?: string
  other?: string
  cell?: string
  to?: string
  position?: number
  card?: CardName
  action?: "gain" | "play"
  strength?: number
  slot?: number
  from_hand?: boolean
  effect?: string
  objective?: ObjectiveName
  marker?: number
  spent?: number
  upgrade?: number
  points?: number
  outcome?: string
  name?: string
  bot?: string
}

/** The variants of the game: side of the maps (R1.4), short first game (R3.4), solo markers (R12.1). */
export interface GameOptions {
  side: 1 | 2
  short: boolean
  solo_markers: 18 | 15 | 12
}

/**
 * The table's own rules, fixed when it is made and shown to everybody.
 *
 * undo: see docs/protocol.md; idle: what may be done with a seat that does not decide for
 * `idle_minutes`; open_hands: spectators see hands; listed: shown among the open tables; pace: how
 * fast bots play; hints: whether people may ask for hints, unless said where one person plays alone or
 * against bots.
 */
export interface TableOptions {
  undo: UndoPolicy
  idle: IdlePolicy
  idle_minutes: number
  open_hands: boolean
  listed: boolean
  pace: Pace
  hints?: boolean
}

/** Who is to sit: "me" (twice or more: a hot seat), "open" for whoever claims it, or a bot. */
export interface SeatPlan {
  kind: "me" | "open" | "bot"
  name?: string
  bot?: string
}

/** Make a table. `seed` fixes the shuffle; it tells everything, so only where no other person plays. */
export interface NewTable {
  seats: SeatPlan[]
  game?: GameOptions
  table?: TableOptions
  seed?: string
}

/**
 * Take an open seat, or an idle one where the table lets others claim it.
 *
 * Without a name each reader calls whoever sits there by a word of the reader's language.
 * before: the secret of the same seat in the game that this one is a rematch of.
 */
export interface Claim {
  name?: string
  before?: string
}

/** Let a bot have a seat that is still open. */
export interface FillSeat {
  bot: string
}

/** Ask for a new secret of the same seat; `revoke`: the older ones stop working (it is handed over). */
export interface SeatLink {
  revoke?: boolean
}

/** Play on from a ply of a finished game: `seat` is played by the asker, all others by the bot. */
export interface Fork {
  ply: number
  seat?: number
  bot: string
  name?: string
}

/** The secret of a seat. It is told once; the store keeps only its hash. */
export interface SeatKey {
  seat: number
  secret: string
}

/**
 * Who sits there. `bot`: who plays it, also in place of a person (then `substitute` is true).
 *
 * idle: it has not decided for the table's `idle_minutes`; hints: at how many decisions it took hints.
 */
export interface SeatInfo {
  seat: number
  kind: "person" | "bot" | "open"
  name?: string
  bot?: string
  substitute: boolean
  idle: boolean
  hints: number
}

/** Where a table came from: another game at a ply, or an imported record. */
export interface Origin {
  kind: "rematch" | "fork" | "import"
  table?: string
  ply?: number
}

/**
 * A table without its board.
 *
 * version: number of the last entry of its history; my_seats: those the asker holds;
 * playable: false where the game was made with other rules or data than this server's
 * (`rules_version`, `fingerprint`), then it can only be read; fixed_seed: the shuffle was chosen.
 */
export interface TableInfo {
  id: string
  status: TableStatus
  version: number
  seats: SeatInfo[]
  my_seats: number[]
  game: GameOptions
  table: TableOptions
  created: string
  updated: string
  active?: number
  winners?: number[]
  origin?: Origin
  rematch?: string
  fixed_seed: boolean
  rules_version: number
  fingerprint: string
  playable: boolean
}

/** A new table, or a seat just taken: the table and the secrets of the asker's seats. */
export interface TableMade {
  table: TableInfo
  keys: SeatKey[]
}

/** Tables, newest first. */
export interface TableList {
  tables: TableInfo[]
}

/** A bot people may choose; its name and what it does are the sentences `title` and `about`. */
export interface BotLevel {
  bot: string
  title: Sentence
  about: Sentence
}

/** What this server is: versions of the package, the rules and the protocol, its bots and limits. */
export interface About {
  version: string
  rules_version: number
  fingerprint: string
  protocol: number
  bots: BotLevel[]
  tables_per_device: number
}

/** Whether the server can work. */
export interface Health {
  status: "ok" | "failing"
}

/** A tile in the words of the catalogue's data files; what it does not have is left out. */
export interface TileFacts {
  id: string
  kind: "animal" | "project" | "building"
  level?: number
  habitats: string[]
  continent?: string
  animal_class?: string
  open_areas: string[]
  sex?: "male" | "female"
  pair?: string
  on_play: string[]
  ongoing: string[]
  requires?: string
  score: string
}

/** A face-up tile; `under`: the released animal below a project (R6.2). */
export interface FaceUpTile {
  kind: "tile"
  tile: string
  under?: string
}

/** A face-down tile (R1.1); `front`: what it is, for a reader who may know it. */
export interface OpenAreaTile {
  kind: "open"
  from_hand: boolean
  front?: string
}

/** An action card as it lies (R3.3). */
export interface ActionCard {
  card: CardName
  slot: number
  side: number
  strength: number
}

/**
 * Points as they stand, by the rows of the score pad and by cell (R9).
 *
 * `end`: the end-of-game marker and, solo, the markers still face down.
 */
export interface Score {
  animals: number
  projects: number
  buildings: number
  open_areas: number
  achievements: number
  markers: number
  end: number
  total: number
  cells: Record<string, number>
}

/**
 * All that belongs to one seat. `cells` holds only those with a tile on them, nothing printed.
 *
 * `hand` is there for a reader who may see it; `achievement_markers`, `upgrade_markers`: the unused ones;
 * `supported`: objective to marker size; `animal_tiles` breaks ties (R9.10).
 */
export interface Zoo {
  seat: number
  cells: Record<string, FaceUpTile | OpenAreaTile>
  hand?: string[]
  hand_size: number
  cards: ActionCard[]
  supported: Partial<Record<ObjectiveName, number>>
  achievement_markers: number[]
  upgrade_markers: number[]
  conservation: number
  pouch: number
  end_marker: number
  animal_tiles: number
  score: Score
}

/** The zoos of a game that this server cannot re-run, as anyone may see them, with the points they had. */
export interface LastSeen {
  side: number
  zoos: Zoo[]
}

/** A position of the display; `in_range`: within the range of the active seat's projects card (R3.3). */
export interface DisplayPlace {
  position: number
  tile?: string
  in_range: boolean
}

/** Solo markers (R12): those flipped so far, in order, and how many are left. */
export interface SoloMarkers {
  flipped: number[]
  left: number
}

/** How the game ended. No winners: a solo game was lost. `tie_broken`: animals decided (R9.10). */
export interface Result {
  winners: number[]
  tie_broken: boolean
}

/**
 * Everything on the table.
 *
 * `active`: the seat in turn, left out once the game is over; `last_turn`: the end was triggered, so
 * this is the active seat's last turn, `end_seat`: by whom, `turns_left`: this turn included (R10.2).
 */
export interface Board {
  side: number
  ply: number
  turn: number
  active?: number
  first_seat: number
  last_turn: boolean
  end_seat?: number
  turns_left: number
  outcome: "playing" | "scored" | "solo_won" | "solo_lost"
  result?: Result
  display: DisplayPlace[]
  revealed: string[]
  discards: string[]
  pile_size: number
  objectives: ObjectiveName[]
  solo?: SoloMarkers
  zoos: Zoo[]
}

/** One move of the line that was played: `ply` counts from 1; totals: each seat's points after it. */
export interface Step {
  ply: number
  turn: number
  seat: number
  decision: DecisionKind
  move: number
  word: string
  totals: number[]
}

/** The line of a finished game, and all its events, taken-back moves included. */
export interface History {
  steps: Step[]
  events: Event[]
}

/** The board after a ply, through the eyes of one seat or, after the end, openly. */
export interface Moment {
  ply: number
  last_ply: number
  board: Board
  decision?: Decision
}

/**
 * A decision as the analysis sees it, from what its seat knew then.
 *
 * ply: how many moves came before; made: the move made, best: the one that looked best; points, chance: own
 * points expected at the end and the chance to win, before (by the best move) and after (by the one made);
 * loss: points of lead given away; certain: whether that is more than the noise of the search.
 */
export interface Judgement {
  ply: number
  turn: number
  seat: number
  made: LegalMove
  best: LegalMove
  points: number[]
  chance: number[]
  loss: number
  certain: boolean
}

/** How far the analysis of a game has got: `done` of `total` decisions; judgements once all are done. */
export interface Analysis {
  status: AnalysisStatus
  done: number
  total: number
  judgements: Judgement[]
}

/** First of a connection: the secrets of the seats held, none to watch; `after`: last version known. */
export interface Hello {
  kind: "hello"
  secrets?: string[]
  after?: number
}

/** Look through the eyes of one of the seats held (hot seat), or as a spectator. */
export interface Look {
  kind: "look"
  seat?: number
}

/** Send the whole view again, with the events after a version. */
export interface Resync {
  kind: "resync"
  after?: number
}

/** Ask whether the connection still works; the answer is `pong`. */
export interface Ping {
  kind: "ping"
}

/**
 * Something a seat wants done. A repeat of the same request id is answered as the first time.
 *
 * `version` is the last one the sender knows: if the table has moved on, the answer is `stale`.
 */
export interface Request {
  request: string
  seat: number
  version: number
}

/** Make a move of the legal list. */
export interface Play {
  request: string
  seat: number
  version: number
  kind: "move"
  move: number
}

/** Take back the last move, or all moves back to a ply. */
export interface Undo {
  request: string
  seat: number
  version: number
  kind: "undo"
  to?: number
}

/** Make the move taken back last again, or all up to a ply. */
export interface Redo {
  request: string
  seat: number
  version: number
  kind: "redo"
  to?: number
}

/** Drop the choice just begun (`decision.continued`). */
export interface Cancel {
  request: string
  seat: number
  version: number
  kind: "cancel"
}

/** Ask the other people to go back to a ply that `undo` does not reach. */
export interface AskUndo {
  request: string
  seat: number
  version: number
  kind: "ask_undo"
  to: number
}

/** Agree or not to what was asked. */
export interface Answer {
  request: string
  seat: number
  version: number
  kind: "answer"
  agree: boolean
}

/** Ask for hints on the own decision: `accepted` at once, `hints` when they are thought out. */
export interface AskHint {
  request: string
  seat: number
  version: number
  kind: "hint"
}

/** Let a bot play a seat: the own one, or where the table allows it one that is idle (`for_seat`). */
export interface HandToBot {
  request: string
  seat: number
  version: number
  kind: "hand_to_bot"
  bot: string
  for_seat?: number
}

/** Take the own seat back from the bot that plays it. */
export interface TakeBack {
  request: string
  seat: number
  version: number
  kind: "take_back"
}

/**
 * The whole table as the reader may see it now; nothing has to be kept from earlier ones but `events`.
 *
 * seat: through whose eyes, left out for a spectator; events: those after `since` that the
 * reader may see; legal: the reader's moves, empty while another decides. A game that this server cannot
 * re-run (`table.playable` is false) has no `board` but, where it can be read, `last_seen`.
 */
export interface Update {
  kind: "update"
  version: number
  since: number
  seat?: number
  table: TableInfo
  board?: Board
  last_seen?: LastSeen
  decision?: Decision
  legal: LegalMove[]
  controls: Controls
  proposal?: Proposal
  events: Event[]
}

/** The request was carried out; it is part of the table's history up to this version. */
export interface Accepted {
  kind: "accepted"
  request: string
  version: number
}

/** The request was not carried out; `reason` is a code, a rule's number where a rule stands against it. */
export interface Refused {
  kind: "refused"
  request: string
  reason: string
  sentence: Sentence
  version: number
}

/** The request was for an older version and was not carried out; an `update` comes along. */
export interface Stale {
  kind: "stale"
  request: string
  version: number
}

/**
 * The best moves of the seat's decision, best first, from what the seat knows; to nobody but who asked.
 *
 * version: the table's when the decision was looked at; none where no hint could be made.
 */
export interface Hints {
  kind: "hints"
  request: string
  version: number
  hints: Hint[]
}

/** Something was wrong with a message or the connection; also the body of every REST error. */
export interface Problem {
  kind: "problem"
  reason: string
  sentence: Sentence
}

/** The answer to `ping`. */
export interface Pong {
  kind: "pong"
}

export type TableRequest =
  | Play
  | Undo
  | Redo
  | Cancel
  | AskUndo
  | Answer
  | AskHint
  | HandToBot
  | TakeBack

export type ClientMessage =
  | Hello
  | Look
  | Resync
  | Ping
  | Play
  | Undo
  | Redo
  | Cancel
  | AskUndo
  | Answer
  | AskHint
  | HandToBot
  | TakeBack

export type ServerMessage =
  | Update
  | Accepted
  | Refused
  | Stale
  | Hints
  | Problem
  | Pong
