"""Tables as the lobby knows them, and the bodies of the REST requests."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from sanctuary.server.messages.shape import (
    MAX_SEATS,
    BotSpec,
    PlayerName,
    SeatNumber,
    Secret,
    Sentence,
    Sequence,
    Shape,
    TileId,
)

UndoPolicy = Literal["free", "until_information", "off"]
IdlePolicy = Literal["wait", "bot", "claim"]
Pace = Literal["instant", "human"]
TableStatus = Literal["waiting", "playing", "finished"]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{12}$")]


class GameOptions(Shape):
    """The variants of the game: side of the maps (R1.4), short first game (R3.4), solo markers (R12.1)."""

    side: Literal[1, 2] = 1
    short: bool = False
    solo_markers: Literal[18, 15, 12] = 18


class TableOptions(Shape):
    """The table's own rules, fixed when it is made and shown to everybody.

    undo: see docs/protocol.md; idle: what may be done with a seat that does not decide for
    `idle_minutes`; open_hands: spectators see hands; listed: shown among the open tables; pace: how
    fast bots play; hints: whether people may ask for hints, unless said where one person plays alone or
    against bots.
    """

    undo: UndoPolicy = "until_information"
    idle: IdlePolicy = "claim"
    idle_minutes: Annotated[int, Field(ge=1, le=10080)] = 10
    open_hands: bool = False
    listed: bool = False
    pace: Pace = "instant"
    hints: bool | None = None


class SeatPlan(Shape):
    """Who is to sit: "me" (twice or more: a hot seat), "open" for whoever claims it, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: PlayerName | None = None
    bot: BotSpec | None = None

    @model_validator(mode="after")
    def _bot_has_a_name(self) -> Self:
        if (self.kind == "bot") != (self.bot is not None):
            raise ValueError("bot goes with the kind bot, and only with it")
        return self


class NewTable(Shape):
    """Make a table. `seed` fixes the shuffle; it tells everything, so only where no other person plays."""

    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
    game: GameOptions = GameOptions()
    table: TableOptions = TableOptions()
    seed: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None


class Claim(Shape):
    """Take an open seat, or an idle one where the table lets others claim it.

    Without a name each reader calls whoever sits there by a word of the reader's language.
    before: the secret of the same seat in the game that this one is a rematch of.
    """

    name: PlayerName | None = None
    before: Secret | None = None


class FillSeat(Shape):
    """Let a bot have a seat that is still open."""

    bot: BotSpec


class SeatLink(Shape):
    """Ask for a new secret of the same seat; `revoke`: the older ones stop working (it is handed over)."""

    revoke: bool = False


class Fork(Shape):
    """Play on from a ply of a finished game: `seat` is played by the asker, all others by the bot."""

    ply: Annotated[int, Field(ge=0, le=100_000)]
    seat: SeatNumber = 0
    bot: BotSpec
    name: PlayerName | None = None


class SeatKey(Shape):
    """The secret of a seat. It is told once; the store keeps only its hash."""

    seat: SeatNumber
    secret: Secret


class SeatInfo(Shape):
    """Who sits there. `bot`: who plays it, also in place of a person (then `substitute` is true).

    idle: it has not decided for the table's `idle_minutes`; hints: at how many decisions it took hints.
    """

    seat: SeatNumber
    kind: Literal["person", "bot", "open"]
    name: str | None = None
    bot: str | None = None
    substitute: bool = False
    idle: bool = False
    hints: int = 0


class Origin(Shape):
    """Where a table came from: another game at a ply, or an imported record."""

    kind: Literal["rematch", "fork", "import"]
    table: TableId | None = None
    ply: int | None = None


class TableInfo(Shape):
    """A table without its board.

    version: number of the last entry of its history; my_seats: those the asker holds;
    playable: false where the game was made with other rules or data than this server's
    (`rules_version`, `fingerprint`), then it can only be read; fixed_seed: the shuffle was chosen.
    """

    id: TableId
    status: TableStatus
    version: Sequence
    seats: list[SeatInfo]
    my_seats: list[SeatNumber]
    game: GameOptions
    table: TableOptions
    created: str
    updated: str
    active: SeatNumber | None = None
    winners: list[SeatNumber] | None = None
    origin: Origin | None = None
    rematch: TableId | None = None
    fixed_seed: bool
    rules_version: int
    fingerprint: str
    playable: bool


class TableMade(Shape):
    """A new table, or a seat just taken: the table and the secrets of the asker's seats."""

    table: TableInfo
    keys: list[SeatKey]


class TableList(Shape):
    """Tables, newest first."""

    tables: list[TableInfo]


class BotLevel(Shape):
    """A bot people may choose; its name and what it does are the sentences `title` and `about`."""

    bot: BotSpec
    title: Sentence
    about: Sentence


class About(Shape):
    """What this server is: versions of the package, the rules and the protocol, its bots and limits."""

    version: str
    rules_version: int
    fingerprint: str
    protocol: int
    bots: list[BotLevel]
    tables_per_device: int


class Health(Shape):
    """Whether the server can work."""

    status: Literal["ok", "failing"]


class TileFacts(Shape):
    """A tile in the words of the catalogue's data files; what it does not have is left out."""

    id: TileId
    kind: Literal["animal", "project", "building"]
    level: int | None = None
    habitats: list[str]
    continent: str | None = None
    animal_class: str | None = None
    open_areas: list[str]
    sex: Literal["male", "female"] | None = None
    pair: TileId | None = None
    on_play: list[str]
    ongoing: list[str]
    requires: str | None = None
    score: str
