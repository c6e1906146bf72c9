"""Options as JSON keep up with the rules' options."""

from __future__ import annotations

import pytest

from records.games import KINDS_OF_GAME, name_of, plain
from sanctuary.records.fields import FormatError
from sanctuary.records.option_json import OPTION_KEYS, options_from_json, options_to_json
from sanctuary.rules.state import Options

USUAL = {
    "players": 2,
    "side": 1,
    "short": False,
    "solo_markers": 18,
    "confirm_turn": False,
    "pair_on_relocate": False,
    "covered_arrows_bind": False,
    "solo_pile_loses": True,
    "marker_supply": 0,
}
"""What format 1 leaves out of a text: other defaults need another format, or old texts mean another game."""


def test_every_option_is_written() -> None:
    assert plain(Options()) == USUAL
    assert options_to_json(Options()) == USUAL
    assert set(OPTION_KEYS) == set(USUAL)


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_options_survive(options: Options) -> None:
    assert plain(options_from_json(options_to_json(options))) == plain(options)


def test_missing_options_are_the_usual_ones() -> None:
    assert plain(options_from_json({})) == USUAL


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"wind": 1}, 'options: unknown key "wind"; known: players, side'),
        ({"short": 1}, "options.short: 1 is not true or false"),
        ({"players": "two"}, 'options.players: "two" is no whole number'),
        ({"players": 6}, "options.players: 6 is not 1 to 5"),
        ({"solo_markers": 17}, "options.solo_markers: 17 is none of 18, 15, 12"),
        ([], "options: [] is no object"),
    ],
)
def test_bad_options(value: object, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        options_from_json(value)
    assert str(caught.value).startswith(message)
