"""What is wrong with a record or a position, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.records.problems import Problem
from sanctuary.text.rulebook import reason_text

if TYPE_CHECKING:
    from sanctuary.records import FormatError
    from sanctuary.text.texts import Texts

REASON: Final = "reason"
"""The argument that holds a code of rules.reasons."""


def error_text(texts: Texts, error: FormatError) -> str:
    """Where something is wrong, and what."""
    return problem_text(texts, error.said)


def problem_text(texts: Texts, problem: str) -> str:
    """A problem as a sentence; a plain text, such as a key, stays as it is."""
    if not isinstance(problem, Problem):
        return problem
    args = {name: _argument_text(texts, name, value) for name, value in problem.args.items()}
    return texts.format(f"problem-{problem.word}", **args)


def _argument_text(texts: Texts, name: str, value: str) -> str:
    return reason_text(texts, value) if name == REASON else problem_text(texts, value)
