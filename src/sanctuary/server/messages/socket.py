"""The messages on a table's WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from sanctuary.server.messages.board import Board, LastSeen
from sanctuary.server.messages.choices import Controls, Decision, Event, Hint, LegalMove, Proposal
from sanctuary.server.messages.lobby import TableInfo
from sanctuary.server.messages.shape import (
    MAX_SEATS,
    BotSpec,
    RequestId,
    SeatNumber,
    Secret,
    Sentence,
    Sequence,
    Shape,
)

PROTOCOL = 1
"""Grows when a client of before would no longer understand."""

Ply = Annotated[int, Field(ge=0, le=100_000)]

# Client to server


class Hello(Shape):
    """First of a connection: the secrets of the seats held, none to watch; `after`: last version known."""

    kind: Literal["hello"]
    secrets: Annotated[tuple[Secret, ...], Field(max_length=MAX_SEATS)] = ()
    after: Sequence = 0


class Look(Shape):
    """Look through the eyes of one of the seats held (hot seat), or as a spectator."""

    kind: Literal["look"]
    seat: SeatNumber | None = None


class Resync(Shape):
    """Send the whole view again, with the events after a version."""

    kind: Literal["resync"]
    after: Sequence = 0


class Ping(Shape):
    """Ask whether the connection still works; the answer is `pong`."""

    kind: Literal["ping"]


class Request(Shape):
    """Something a seat wants done. A repeat of the same request id is answered as the first time.

    `version` is the last one the sender knows: if the table has moved on, the answer is `stale`.
    """

    request: RequestId
    seat: SeatNumber
    version: Sequence


class Play(Request):
    """Make a move of the legal list."""

    kind: Literal["move"]
    move: Annotated[int, Field(ge=0, le=10_000)]


class Undo(Request):
    """Take back the last move, or all moves back to a ply."""

    kind: Literal["undo"]
    to: Ply | None = None


class Redo(Request):
    """Make the move taken back last again, or all up to a ply."""

    kind: Literal["redo"]
    to: Ply | None = None


class Cancel(Request):
    """Drop the choice just begun (`decision.continued`)."""

    kind: Literal["cancel"]


class AskUndo(Request):
    """Ask the other people to go back to a ply that `undo` does not reach."""

    kind: Literal["ask_undo"]
    to: Ply


class Answer(Request):
    """Agree or not to what was asked."""

    kind: Literal["answer"]
    agree: bool


class AskHint(Request):
    """Ask for hints on the own decision: `accepted` at once, `hints` when they are thought out."""

    kind: Literal["hint"]


class HandToBot(Request):
    """Let a bot play a seat: the own one, or where the table allows it one that is idle (`for_seat`)."""

    kind: Literal["hand_to_bot"]
    bot: BotSpec
    for_seat: SeatNumber | None = None


class TakeBack(Request):
    """Take the own seat back from the bot that plays it."""

    kind: Literal["take_back"]


TableRequest = Play | Undo | Redo | Cancel | AskUndo | Answer | AskHint | HandToBot | TakeBack
ClientMessage = Annotated[
    Hello
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
    | TakeBack,
    Field(discriminator="kind"),
]

# Server to client


class Update(Shape):
    """The whole table as the reader may see it now; nothing has to be kept from earlier ones but `events`.

    seat: through whose eyes, left out for a spectator; events: those after `since` that the
    reader may see; legal: the reader's moves, empty while another decides. A game that this server cannot
    re-run (`table.playable` is false) has no `board` but, where it can be read, `last_seen`.
    """

    kind: Literal["update"] = "update"
    version: Sequence
    since: Sequence
    seat: SeatNumber | None = None
    table: TableInfo
    board: Board | None = None
    last_seen: LastSeen | None = None
    decision: Decision | None = None
    legal: list[LegalMove]
    controls: Controls
    proposal: Proposal | None = None
    events: list[Event]


class Accepted(Shape):
    """The request was carried out; it is part of the table's history up to this version."""

    kind: Literal["accepted"] = "accepted"
    request: RequestId
    version: Sequence


class Refused(Shape):
    """The request was not carried out; `reason` is a code, a rule's number where a rule stands against it."""

    kind: Literal["refused"] = "refused"
    request: RequestId
    reason: str
    sentence: Sentence
    version: Sequence


class Stale(Shape):
    """The request was for an older version and was not carried out; an `update` comes along."""

    kind: Literal["stale"] = "stale"
    request: RequestId
    version: Sequence


class Hints(Shape):
    """The best moves of the seat's decision, best first, from what the seat knows; to nobody but who asked.

    version: the table's when the decision was looked at; none where no hint could be made.
    """

    kind: Literal["hints"] = "hints"
    request: RequestId
    version: Sequence
    hints: list[Hint]


class Problem(Shape):
    """Something was wrong with a message or the connection; also the body of every REST error."""

    kind: Literal["problem"] = "problem"
    reason: str
    sentence: Sentence


class Pong(Shape):
    """The answer to `ping`."""

    kind: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Update | Accepted | Refused | Stale | Hints | Problem | Pong, Field(discriminator="kind")
]
