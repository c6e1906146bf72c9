"""Playing a record again, move by move, and checking all that it says."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from sanctuary.records.fields import FormatError, shown
from sanctuary.records.notation import notation_of
from sanctuary.records.option_json import options_to_json
from sanctuary.records.problems import Problem
from sanctuary.records.record import Record, Result
from sanctuary.records.state_json import digest, state_from_json
from sanctuary.rules import RULES_VERSION
from sanctuary.rules.decisions import current
from sanctuary.rules.game import apply_move
from sanctuary.rules.reasons import IllegalMove
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.catalogue import Catalogue
    from sanctuary.rules.state import GameState

MOST_SHOWN: Final = 8
"""How many legal moves an error lists."""


class RecordError(FormatError):
    """A record that does not hold.

    move: number of the move at fault, from 0, or -1; reason: why it is illegal (rules.reasons), or "".
    """

    def __init__(self, where: str, problem: str, move: int = -1, reason: str = "") -> None:
        super().__init__(where, problem)
        self.move = move
        self.reason = reason


def begin(record: Record, catalogue: Catalogue) -> GameState:
    """The state before the first move. RecordError when rules or catalogue are other ones."""
    if record.rules != RULES_VERSION:
        problem = Problem("other-rules", says=record.rules, plays=RULES_VERSION)
        raise RecordError("rules", problem)
    if record.fingerprint != catalogue.fingerprint:
        problem = Problem("other-catalogue", says=record.fingerprint, has=catalogue.fingerprint)
        raise RecordError("catalogue", problem)
    if record.start is None:
        return new_game(catalogue.material(record.options.side), record.options, record.seed or "")
    try:
        state = state_from_json(record.start, catalogue)
    except FormatError as error:
        raise RecordError(f"start.{error.where}" if error.where else "start", error.problem) from error
    if options_to_json(state.options) != options_to_json(record.options):
        raise RecordError("options", Problem("other-options"))
    return state


def steps(record: Record, catalogue: Catalogue) -> Iterator[GameState]:
    """The state before the first move and after each; it is one object that goes on changing.

    RecordError for a move that is not legal or not as said, and at the end for a wrong result or digest.
    """
    state = begin(record, catalogue)
    yield state
    for number, move in enumerate(record.moves):
        if record.said:
            _check_said(record, state, number, catalogue)
        try:
            apply_move(state, move)
        except IllegalMove as error:
            raise _illegal(record, state, number, error, catalogue) from error
        yield state
    check_end(record, state)


def replay(record: Record, catalogue: Catalogue) -> GameState:
    """The state after the last move, everything checked. RecordError says what does not hold."""
    state = _play_all(record, catalogue)
    check_end(record, state)
    return state


def seal(record: Record, catalogue: Catalogue) -> Record:
    """The record with result and digest as its moves give them. RecordError for a move that does not hold."""
    state = _play_all(record, catalogue)
    return replace(record, result=result_of(state), digest=digest(state))


def result_of(state: GameState) -> Result | None:
    """How the game ended; None while it runs."""
    if not state.is_over():
        return None
    scores = [score.total() for score in final_scores(state)]
    return Result(OUTCOMES[state.outcome], scores, winners(state))


def _play_all(record: Record, catalogue: Catalogue) -> GameState:
    state = begin(record, catalogue)
    number = 0
    try:
        for number, move in enumerate(record.moves):
            if record.said:
                _check_said(record, state, number, catalogue)
            apply_move(state, move)
    except IllegalMove as error:
        raise _illegal(record, state, number, error, catalogue) from error
    return state


def _illegal(
    record: Record, state: GameState, number: int, error: IllegalMove, catalogue: Catalogue
) -> RecordError:
    words = notation_of(catalogue).words
    word = record.said[number].word if record.said else words[record.moves[number]]
    if state.is_over():
        problem = Problem("illegal-at-end", move=shown(word), reason=error.reason)
    else:
        legal = _legal_phrases(state, catalogue)
        problem = Problem("illegal", move=shown(word), reason=error.reason, legal=legal)
    return RecordError(place_of(record, number), problem, number, error.reason)


def _check_said(record: Record, state: GameState, number: int, catalogue: Catalogue) -> None:
    """Turn, seat and verb of a text are no decoration: what they say must be so."""
    said, move = record.said[number], record.moves[number]
    if said.turn and (said.turn, said.seat) != (state.turn, state.seat + 1) and not state.is_over():
        found = {"at_turn": state.turn, "at_seat": state.seat + 1}
        problem = Problem("other-turn", turn=said.turn, seat=said.seat, **found)
        raise RecordError(place_of(record, number), problem, number)
    if move in state.legal and said.word != notation_of(catalogue).words[move]:
        phrase = notation_of(catalogue).phrase(current(state), move)
        if said.word != phrase:
            problem = Problem("other-answer", said=shown(said.word), phrase=shown(phrase))
            raise RecordError(place_of(record, number), problem, number)


def place_of(record: Record, number: int) -> str:
    """Where a move stands: line and column of a text, or the place in the list."""
    if record.said:
        said = record.said[number]
        return Problem("at-column", line=said.line, column=said.column)
    return f"moves[{number}]"


def _legal_phrases(state: GameState, catalogue: Catalogue) -> str:
    phrases = [notation_of(catalogue).phrase(current(state), move) for move in state.legal]
    more = ", …" if len(phrases) > MOST_SHOWN else ""
    return f"{', '.join(phrases[:MOST_SHOWN])}{more}"


def check_end(record: Record, state: GameState) -> None:
    """RecordError unless result and digest are those of the state after the last move."""
    found = result_of(state)
    told = record.result
    if told is not None and found is None:
        raise RecordError("result", Problem("not-over"))
    if told is None and found is not None:
        raise RecordError("result", Problem("result-missing", outcome=found.outcome))
    if told is not None and found is not None:
        for key, says in asdict(told).items():
            gives = asdict(found)[key]
            if says != gives:
                problem = Problem("other-result", says=str(says), gives=str(gives))
                raise RecordError(f"result.{key}", problem)
    if not record.digest:
        raise RecordError("digest", Problem("digest-missing"))
    actual = digest(state)
    if record.digest != actual:
        problem = Problem("other-digest", says=record.digest, gives=actual)
        raise RecordError("digest", problem)
