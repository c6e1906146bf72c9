"""Problems are a closed vocabulary: nothing is said beside it, nothing in it is never said."""

from __future__ import annotations

import ast
import copy
import pickle
from pathlib import Path

import pytest

import sanctuary
from sanctuary.records.problems import PROBLEMS, Problem

PACKAGE = Path(sanctuary.__file__).parent
SOURCES = [*sorted((PACKAGE / "records").glob("*.py")), PACKAGE / "tables" / "last_seen.py"]
RAISED = {"FormatError": 1, "RecordError": 1, "TextError": 1, "fail": 1}
"""Where the problem stands among the arguments."""


def calls(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call by the last part of what is called."""
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return [(ast.unparse(call.func).rpartition(".")[2], call) for call in found]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_error_is_put_into_words_on_the_spot(path: Path) -> None:
    spoken = [
        f"{path.name}:{call.lineno}"
        for name, call in calls(path)
        if name in RAISED and isinstance(call.args[RAISED[name]], ast.Constant | ast.JoinedStr)
    ]
    assert spoken == []


def test_every_word_is_said_somewhere() -> None:
    quoted = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if path.name != "problems.py" and isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [word for word in PROBLEMS if not {word, word.removeprefix("unknown-")} & quoted] == []


def test_a_problem_survives_copying_and_pickling() -> None:
    inner = Problem("at", where=Problem("at-line", line=3), problem=Problem("empty-line"))
    for again in (copy.deepcopy(inner), pickle.loads(pickle.dumps(inner))):
        assert again == "line 3: the line is empty"
        where = again.args["where"]
        assert isinstance(where, Problem)
        assert (where.word, where.args) == ("at-line", {"line": "3"})


def test_an_unknown_word_or_a_missing_argument_is_refused() -> None:
    with pytest.raises(KeyError):
        Problem("weather")
    with pytest.raises(KeyError):
        Problem("unknown-tile")
