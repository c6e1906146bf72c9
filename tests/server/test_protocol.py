"""The protocol's types as the browser has them."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from sanctuary.rules.decisions import FIRST_DECISION, FRAME_KINDS
from sanctuary.rules.events import EVENT_KINDS
from sanctuary.rules.moves import CARDS, OBJECTIVES, RANGES
from sanctuary.rules.setup import MAX_PLAYERS
from sanctuary.server.messages import choices, shape
from sanctuary.server.messages.socket import ClientMessage, Play
from sanctuary.views.preview import REASON_KINDS

CLIENT: TypeAdapter[object] = TypeAdapter(ClientMessage)


def test_typescript_is_made_from_these_models(project_root: Path) -> None:
    command = [sys.executable, "web/tools/protocol.py"]
    made = subprocess.run(command, cwd=project_root, capture_output=True, text=True, check=True).stdout
    kept = (project_root / "web/src/generated/protocol.ts").read_text("utf-8")
    assert kept == made, "run: python web/tools/protocol.py > web/src/generated/protocol.ts"


def test_words_are_those_of_the_rules() -> None:
    assert get_args(choices.DecisionKind) == FRAME_KINDS[FIRST_DECISION:]
    assert get_args(choices.EventKind)[: len(EVENT_KINDS)] == EVENT_KINDS
    assert get_args(choices.MoveKind) == tuple(name for name, _ in RANGES)
    assert get_args(shape.CardName) == CARDS
    assert get_args(shape.ObjectiveName) == OBJECTIVES
    assert get_args(choices.ReasonKind) == REASON_KINDS
    assert shape.MAX_SEATS == MAX_PLAYERS


def test_a_move_is_read() -> None:
    message = CLIENT.validate_python(
        {"kind": "move", "request": "r-0000001", "seat": 1, "version": 7, "move": 12}
    )
    assert message == Play(kind="move", request="r-0000001", seat=1, version=7, move=12)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "cheat"},
        {"kind": "ping", "extra": 1},
        {"kind": "move", "request": "short", "seat": 0, "version": 0, "move": 1},
        {"kind": "move", "request": "r-0000001", "seat": 5, "version": 0, "move": 1},
        {"kind": "move", "request": "r-0000001", "seat": 0, "version": -1, "move": 1},
        {"kind": "hello", "secrets": ["' or 1=1"]},
        {"kind": "hand_to_bot", "request": "r-0000001", "seat": 0, "version": 0, "bot": "../bot"},
        [],
        None,
    ],
)
def test_anything_else_is_refused(message: object) -> None:
    with pytest.raises(ValidationError):
        CLIENT.validate_python(message)
