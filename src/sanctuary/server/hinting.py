"""Hints as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanctuary.rules.events import Event
from sanctuary.server.messages.choices import Hint
from sanctuary.server.messages.shape import Sentence
from sanctuary.text.hints import Clause, first_step, second_step, why

if TYPE_CHECKING:
    from collections.abc import Mapping


def hint_message(hint: Mapping[str, Any]) -> Hint:
    """A hint as `search.hints.hint_to_json` writes it."""
    where, which = hint["where"], hint["which"]
    done = [Event(*numbers) for numbers in hint["events"]]
    return Hint.model_construct(
        move=hint["move"],
        where=where,
        steps=[sentence_of(first_step(where)), sentence_of(second_step(where, which))],
        points=hint["points"],
        chance=hint["chance"],
        why=[sentence_of(clause) for clause in why(done, hint["gain"])],
    )


def sentence_of(clause: Clause) -> Sentence:
    """A clause for the reader's side to put into words."""
    return Sentence.model_construct(id=clause.id, args=clause.args)
