"""What waits for a choice, what may be chosen, and what happened so far."""

from __future__ import annotations

from typing import Literal

from sanctuary.server.messages.shape import (
    CardName,
    CellName,
    MarkerSize,
    ObjectiveName,
    SeatNumber,
    Sentence,
    Sequence,
    Shape,
    TileId,
    UpgradeMarker,
)

DecisionKind = Literal[
    "take", "act", "play", "place", "cover", "discard", "choose", "keep", "pouch", "open_area", "relocate",
    "relocate_to", "move_card", "support", "marker", "upgrade", "upgrade_card", "confirm",
]  # fmt: skip
MoveKind = Literal["tile", "cell", "gain", "play", "card", "effect", "objective", "marker", "upgrade", "done"]

ReasonKind = Literal[
    "own_tile", "other_tile", "covered", "petting_groups", "open_areas", "achievement",
    "conservation_markers", "pouch_markers", "end_marker",
]  # fmt: skip


class Decision(Shape):
    """What the active seat has to decide (rules/decisions.py); `prompt` says it to its reader.

    count: how many choices of this kind are left; optional: "done" is among the moves; continued: it
    completes a choice just begun, so it may be cancelled; wanted: kind of tile asked for ("animal");
    strength: what is left of the card's.
    """

    kind: DecisionKind
    seat: SeatNumber
    prompt: Sentence
    count: int
    optional: bool
    continued: bool
    tile: TileId | None = None
    cell: CellName | None = None
    card: CardName | None = None
    objective: ObjectiveName | None = None
    upgrade: UpgradeMarker | None = None
    wanted: str | None = None
    strength: int | None = None
    effects: list[str]


class PreviewReason(Shape):
    """One part of a preview (views/preview.py), points below 0 for a loss.

    own_tile, other_tile, covered tile, cell · petting_groups cell · open_areas number ·
    achievement objective, number · conservation_markers, pouch_markers number · end_marker.
    """

    kind: ReasonKind
    points: int
    tile: TileId | None = None
    cell: CellName | None = None
    objective: ObjectiveName | None = None
    number: int | None = None


class Preview(Shape):
    """What a move would bring at once: the change of the seat's own points, and why.

    effects: what it sets off besides; then: the moves that complete the choice and bring most.
    """

    points: int
    reasons: list[PreviewReason]
    effects: list[str]
    then: list[int]


class LegalMove(Shape):
    """A move the reader may make now: `move` is the number to send, `word` its notation.

    Exactly one of the fields after `word` is there, none for "done": the thing the move names. For
    "gain" and "play" that is the card.
    """

    move: int
    kind: MoveKind
    word: str
    tile: TileId | None = None
    cell: CellName | None = None
    card: CardName | None = None
    effect: str | None = None
    objective: ObjectiveName | None = None
    marker: MarkerSize | None = None
    upgrade: UpgradeMarker | None = None
    preview: Preview | None = None


HintPlace = Literal[
    "display", "hand", "zoo", "cards", "effects", "objectives", "markers", "upgrades", "done"
]


class Hint(Shape):
    """A move worth making, to be told in steps: where on the table, which thing there, the move itself.

    steps: the sentences of the first two; points: own points expected at the end; chance: to win, 0 to
    1; why: clauses that say what the move does, and last the sentence that takes them in as `steps`.
    """

    move: int
    where: HintPlace
    steps: list[Sentence]
    points: float
    chance: float
    why: list[Sentence]


class Controls(Shape):
    """What the reader's seat may do besides moving.

    undo: how many of its last moves it may take back now; redo: how many it may make again;
    cancel: whether the choice just begun may be dropped; ask: how many moves back it may ask
    the others for; why_not: why nothing can be undone although moves were made; hint: whether it may
    ask for a hint.
    """

    undo: int
    redo: int
    cancel: bool
    ask: int
    why_not: Sentence | None = None
    hint: bool = False


class Proposal(Shape):
    """A seat asks to go back to a ply; it happens when every other person has agreed."""

    sequence: Sequence
    seat: SeatNumber
    to: int
    waiting_for: list[SeatNumber]


EventKind = Literal[
    "turn_began", "took", "drew", "drew_tile", "revealed", "kept", "discarded", "acted", "slid", "placed",
    "open_area_placed", "hid_tile", "effect_triggered", "declined", "gained_conservation", "paired",
    "pouched", "relocated", "supported", "upgraded", "solo_flipped", "refilled", "pile_reshuffled",
    "end_triggered", "game_over",
    "seat_taken", "bot_took_over", "seat_returned", "seat_handed_over", "undone", "redone", "undo_asked",
    "undo_agreed", "undo_declined", "fallback_played", "hint_taken",
]  # fmt: skip


class Event(Shape):
    """Something that happened (rules/events.py), or happened at the table (from "seat_taken" on).

    sequence: the entry it belongs to; ply: how many moves the game had after it. Only fields that
    the kind has are there:
    turn_began number · took tile, position · drew number · drew_tile tile · revealed tile · kept tile ·
    discarded tile · pouched tile · acted card, action, strength · slid card, slot · placed tile, cell ·
    open_area_placed cell, from_hand · hid_tile tile, cell · effect_triggered effect, tile?, cell? ·
    declined effect? · gained_conservation number · paired tile, other · relocated cell, to ·
    supported objective, marker, spent · upgraded upgrade, card · solo_flipped number, tile? ·
    refilled position, tile · pile_reshuffled number · end_triggered points · game_over outcome ·
    seat_taken name · bot_took_over bot · undone, redone, undo_asked number (of moves).
    """

    sequence: Sequence
    ply: int
    kind: EventKind
    seat: SeatNumber | None = None
    number: int | None = None
    tile: TileId | None = None
    other: TileId | None = None
    cell: CellName | None = None
    to: CellName | None = None
    position: int | None = None
    card: CardName | None = None
    action: Literal["gain", "play"] | None = None
    strength: int | None = None
    slot: int | None = None
    from_hand: bool | None = None
    effect: str | None = None
    objective: ObjectiveName | None = None
    marker: MarkerSize | None = None
    spent: int | None = None
    upgrade: UpgradeMarker | None = None
    points: int | None = None
    outcome: str | None = None
    name: str | None = None
    bot: str | None = None
