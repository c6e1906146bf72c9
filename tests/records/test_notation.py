"""Every move has one plain word, and every phrase stands for one move."""

from __future__ import annotations

import pytest

from records.games import KINDS_OF_GAME, name_of, random_game
from sanctuary.catalogue import catalogue
from sanctuary.records import FormatError, move_to_word, notation_of, word_to_move
from sanctuary.rules import decisions
from sanctuary.rules.decisions import current
from sanctuary.rules.moves import CARD, CELL, DONE, EFFECT, GAIN, MARKER, MOVE_COUNT, OBJECTIVE, PLAY, UPGRADE
from sanctuary.rules.state import Frame, Options
from sanctuary.rules.zoo import NONE


def test_every_move_has_a_word_of_its_own() -> None:
    words = [move_to_word(move, catalogue()) for move in range(MOVE_COUNT)]
    assert len(set(words)) == MOVE_COUNT
    assert [word_to_move(word, catalogue()) for word in words] == list(range(MOVE_COUNT))


def test_words_name_the_things_of_the_game() -> None:
    tiles = catalogue().tiles
    assert move_to_word(tiles.by_id["A034"], catalogue()) == "A034"
    assert move_to_word(CELL, catalogue()) == "a1"
    assert move_to_word(GAIN + 1, catalogue()) == "gain forest"
    assert move_to_word(PLAY + 2, catalogue()) == "play rock"
    assert move_to_word(CARD + 3, catalogue()) == "card water"
    assert move_to_word(EFFECT, catalogue()) == "draw 1"
    assert move_to_word(OBJECTIVE, catalogue()) == "support africa"
    assert move_to_word(MARKER + 1, catalogue()) == "marker 3"
    assert move_to_word(UPGRADE, catalogue()) == "upgrade 1"
    assert move_to_word(DONE, catalogue()) == "done"


PHRASES = [
    (Frame(decisions.TAKE), "A034", "take A034"),
    (Frame(decisions.ACT), "gain forest", "gain forest"),
    (Frame(decisions.PLAY, kind=2), "A034", "play A034"),
    (Frame(decisions.PLAY, kind=NONE), "B102", "build B102"),
    (Frame(decisions.PLACE), "c2", "at c2"),
    (Frame(decisions.COVER), "A034", "cover with A034"),
    (Frame(decisions.DISCARD), "A034", "discard A034"),
    (Frame(decisions.CHOOSE), "take 1 any", "do take 1 any"),
    (Frame(decisions.KEEP), "A034", "keep A034"),
    (Frame(decisions.POUCH), "A034", "pouch A034"),
    (Frame(decisions.OPEN_AREA), "c2", "open area at c2"),
    (Frame(decisions.RELOCATE), "c2", "relocate c2"),
    (Frame(decisions.RELOCATE_TO), "c2", "to c2"),
    (Frame(decisions.MOVE_CARD), "card water", "move water"),
    (Frame(decisions.SUPPORT), "support africa", "support africa"),
    (Frame(decisions.MARKER), "marker 3", "with 3"),
    (Frame(decisions.UPGRADE), "upgrade 2", "upgrade 2"),
    (Frame(decisions.UPGRADE_CARD), "card rock", "flip rock"),
    (Frame(decisions.CONFIRM), "done", "done"),
    (Frame(decisions.TAKE), "done", "done"),
]


@pytest.mark.parametrize(("frame", "word", "phrase"), PHRASES)
def test_phrases_say_what_the_decision_was(frame: Frame, word: str, phrase: str) -> None:
    move = word_to_move(word, catalogue())
    assert notation_of(catalogue()).phrase(frame, move) == phrase
    assert word_to_move(phrase, catalogue()) == move


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_the_phrases_of_a_decision_tell_its_moves_apart(options: Options) -> None:
    words = notation_of(catalogue())
    for state, _ in random_game(options, "wren"):
        phrases = [words.phrase(current(state), move) for move in state.legal]
        assert [words.move(phrase) for phrase in phrases] == state.legal


def test_words_that_are_no_moves() -> None:
    with pytest.raises(FormatError, match=r'^"tkae A034" is no move; did you mean "take A034"\?$'):
        word_to_move("tkae A034", catalogue())
    with pytest.raises(FormatError, match=r'^"" is no move; expected one such as "take A034"$'):
        word_to_move("", catalogue())
    with pytest.raises(FormatError, match="is no move"):
        word_to_move("take a034", catalogue())
