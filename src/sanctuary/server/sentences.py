"""Codes of refusal as sentences that clients put into words (locales/*/refusals.ftl and reasons.ftl)."""

from __future__ import annotations

from typing import Final

from sanctuary.records import problems as records
from sanctuary.rules.reasons import REASONS
from sanctuary.server.messages.shape import Sentence
from sanctuary.server.messages.socket import Problem
from sanctuary.text.problems import REASON
from sanctuary.text.rulebook import RULES

NOT_FOUND: Final = "not-found"
UNKNOWN_TABLE: Final = "unknown-table"
UNKNOWN_SEAT: Final = "unknown-seat"
WRONG_SECRET: Final = "wrong-secret"  # noqa: S105  a code
BAD_MESSAGE: Final = "bad-message"
BAD_RECORD: Final = "bad-record"
TOO_LARGE: Final = "too-large"
TOO_MANY: Final = "too-many"
TOO_MANY_TABLES: Final = "too-many-tables"
WRONG_ORIGIN: Final = "wrong-origin"
SEED_NOT_ALONE: Final = "seed-not-alone"
NO_PERSON: Final = "no-person"
INTERNAL: Final = "internal"
UNAVAILABLE: Final = "unavailable"

SERVER_REASONS: Final = (
    NOT_FOUND, UNKNOWN_TABLE, UNKNOWN_SEAT, WRONG_SECRET, BAD_MESSAGE, BAD_RECORD, TOO_LARGE, TOO_MANY,
    TOO_MANY_TABLES, WRONG_ORIGIN, SEED_NOT_ALONE, NO_PERSON, INTERNAL, UNAVAILABLE,
)  # fmt: skip


def sentence(reason: str, **args: str | int | Sentence) -> Sentence:
    """The sentence for a code: `reason-R5-2` where the rules refuse, `refusal-wrong-secret` where we do."""
    family = "reason" if reason in REASONS else "refusal"
    return Sentence(id=f"{family}-{reason.replace('.', '-')}", args=args)


def about_record(problem: str) -> str | Sentence:
    """What is wrong with a record, as a sentence; a plain text, such as a key, stays as it is."""
    if not isinstance(problem, records.Problem):
        return problem
    args: dict[str, str | int | Sentence] = {
        name: _reason_sentence(value) if name == REASON else about_record(value)
        for name, value in problem.args.items()
    }
    return Sentence(id=f"problem-{problem.word}", args=args)


def _reason_sentence(code: str) -> Sentence:
    """Why the rules refuse a move, with the number of the rule where the code is one."""
    said = sentence(code)
    return Sentence(id="reason-with-rule", args={"sentence": said, "rule": code}) if code in RULES else said


def problem(reason: str, **args: str | int | Sentence) -> Problem:
    """A problem by its code."""
    return Problem(reason=reason, sentence=sentence(reason, **args))


class ProblemError(Exception):
    """A request that cannot be done: HTTP status and what the answer says."""

    def __init__(self, status: int, reason: str, **args: str | int | Sentence) -> None:
        super().__init__(reason)
        self.status: Final = status
        self.problem: Final = problem(reason, **args)
