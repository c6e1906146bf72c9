"""The record of a game: how it began, every move, and how it ended; as an object and as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import (
    Fields,
    FormatError,
    Json,
    as_list,
    as_number,
    as_text,
    number_in,
    numbered,
    shown,
)
from sanctuary.records.notation import notation_of
from sanctuary.records.option_json import options_from_json, options_to_json
from sanctuary.records.problems import Problem
from sanctuary.rules import RULES_VERSION
from sanctuary.rules.moves import MOVE_COUNT
from sanctuary.rules.state import OUTCOMES, PLAYING, Options

if TYPE_CHECKING:
    from sanctuary.catalogue import Catalogue

RECORD_FORMAT: Final = 1
RECORD_KEYS: Final = (
    "format", "rules", "catalogue", "options", "seed", "start", "seats", "date", "hints", "moves", "comments",
    "result", "digest",
)  # fmt: skip
RESULT_KEYS: Final = ("outcome", "scores", "winners")
FINISHED: Final = tuple(name for outcome, name in enumerate(OUTCOMES) if outcome != PLAYING)


@dataclass(frozen=True)
class Result:
    """How a game ended: outcome (one of FINISHED), total points by seat, the winning seats (from 0)."""

    outcome: str
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Said:
    """A move as a text has it: its words and where they stand (line and column from 1).

    turn and seat (from 1) are those that the text says it belongs to, 0 where it says nothing.
    """

    word: str
    line: int
    column: int
    turn: int
    seat: int


@dataclass(frozen=True, eq=False)
class Record:
    """A game, finished or not.

    It begins with `seed` and options, or with `start`, a state as JSON (then `seed` is None). seats: names in
    seat order, "" for none, or no names at all; date: ISO 8601 or "". hints: at how many decisions each
    seat was given a hint, or nothing where nobody was. comments: (number of moves before
    it, text). result: None while the game runs. digest: of the state after the last move, "" when not known
    yet (`rerun.seal` fills in both). said: how a text put the moves, for checking and for error messages.
    Two records are the same when their JSON is.
    """

    options: Options
    moves: list[int]
    fingerprint: str
    seed: str | None = None
    start: Json | None = None
    seats: list[str] = field(default_factory=list)
    date: str = ""
    hints: list[int] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    result: Result | None = None
    digest: str = ""
    rules: int = RULES_VERSION
    said: list[Said] = field(default_factory=list)

    def without_names(self) -> Record:
        """The same game without the names of those who played."""
        return replace(self, seats=[])


# Writing


def record_to_json(record: Record, catalogue: Catalogue) -> Json:
    """The record as a JSON object, moves as plain words; docs/formats/record.md describes it."""
    words = notation_of(catalogue).words
    table: Json = {
        "format": RECORD_FORMAT,
        "rules": record.rules,
        "catalogue": record.fingerprint,
        "options": options_to_json(record.options),
    }
    if record.start is None:
        table["seed"] = record.seed
    else:
        table["start"] = record.start
    if record.seats:
        table["seats"] = record.seats
    if record.date:
        table["date"] = record.date
    if any(record.hints):
        table["hints"] = record.hints
    table["moves"] = [words[move] for move in record.moves]
    if record.comments:
        table["comments"] = [{"after": after, "text": text} for after, text in record.comments]
    if record.result is not None:
        table["result"] = {
            "outcome": record.result.outcome,
            "scores": record.result.scores,
            "winners": record.result.winners,
        }
    if record.digest:
        table["digest"] = record.digest
    return table


# Reading


def record_from_json(value: object, catalogue: Catalogue, said: list[Said] | None = None) -> Record:
    """Read a record without playing it; a move may be a word, a phrase or its number.

    Records of other rules versions and catalogues are read too: `replay` is what refuses them.
    FormatError names key and value.
    """
    fields = Fields(value, RECORD_KEYS)
    if fields.number("format") != RECORD_FORMAT:
        problem = Problem("unknown-format", value=shown(fields.table["format"]), known=RECORD_FORMAT)
        fields.fail("format", problem)
    options = options_from_json(fields.value("options"))
    if ("seed" in fields.table) == ("start" in fields.table):
        raise FormatError("", Problem("seed-or-start", seed='"seed"', start='"start"'))
    moves = [_read_move(move, place, catalogue) for place, move in enumerate(_moves_of(fields))]
    return Record(
        options=options,
        moves=moves,
        fingerprint=fields.text("catalogue"),
        seed=fields.text("seed") if "seed" in fields.table else None,
        start=fields.table_of("start") if "start" in fields.table else None,
        seats=_read_seats(fields, options.players),
        date=as_date(fields.text("date"), "date") if "date" in fields.table else "",
        hints=_read_hints(fields, options.players),
        comments=_read_comments(fields, len(moves)),
        result=_read_result(fields, options.players) if "result" in fields.table else None,
        digest=fields.text("digest") if "digest" in fields.table else "",
        rules=fields.number("rules", 1),
        said=said or [],
    )


def _moves_of(fields: Fields) -> list[object]:
    return as_list(fields.value("moves"), "moves")


def _read_move(value: object, place: int, catalogue: Catalogue) -> int:
    where = f"moves[{place}]"
    if isinstance(value, str):
        try:
            return notation_of(catalogue).move(value)
        except FormatError as error:
            raise FormatError(where, error.problem) from None
    return as_number(value, where, 0, MOVE_COUNT - 1)


def _read_seats(fields: Fields, players: int) -> list[str]:
    names = [as_text(name, "seats") for name in fields.items("seats")]
    if names and len(names) != players:
        fields.fail("seats", Problem("length", count=len(names), wanted=players))
    return names if any(names) else []


def _read_hints(fields: Fields, players: int) -> list[int]:
    numbers = [as_number(number, "hints") for number in fields.items("hints")]
    if numbers and len(numbers) != players:
        fields.fail("hints", Problem("length", count=len(numbers), wanted=players))
    return numbers if any(numbers) else []


def as_date(text: str, where: str) -> str:
    """The text, if it is an ISO 8601 date, with or without a time."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise FormatError(where, Problem("no-date", value=shown(text))) from None
    return text


def _read_comments(fields: Fields, moves: int) -> list[tuple[int, str]]:
    """Comments in the order of the moves they follow."""
    comments: list[tuple[int, str]] = []
    least = 0
    for place, item in enumerate(fields.items("comments")):
        table = Fields(item, ("after", "text"), f"comments[{place}]")
        least = table.number("after", least, moves)
        comments.append((least, table.text("text")))
    return comments


def _read_result(fields: Fields, players: int) -> Result:
    table = Fields(fields.value("result"), RESULT_KEYS, "result")
    outcome = table.text("outcome")
    number_in(numbered(FINISHED), outcome, "result.outcome", "outcome")
    scores = [as_number(score, "result.scores") for score in as_list(table.value("scores"), "result.scores")]
    if len(scores) != players:
        table.fail("scores", Problem("length", count=len(scores), wanted=players))
    winners = as_list(table.value("winners"), "result.winners")
    return Result(outcome, scores, [as_number(seat, "result.winners", 0, players - 1) for seat in winners])
