"""The options of a game as JSON (rules.state.Options says what each means)."""

from __future__ import annotations

from typing import Final

from sanctuary.records.fields import Fields, Json
from sanctuary.records.problems import Problem
from sanctuary.rules.setup import MAX_PLAYERS, SOLO_MARKER_COUNTS
from sanctuary.rules.state import Options

NUMBERS: Final = ("players", "side", "solo_markers", "marker_supply")
FLAGS: Final = ("short", "confirm_turn", "pair_on_relocate", "covered_arrows_bind", "solo_pile_loses")
OPTION_KEYS: Final = (*NUMBERS, *FLAGS)
WRITTEN_ALWAYS: Final = ("players", "side")
"""The options that every text names; the others only where they differ from the usual game."""


def options_to_json(options: Options) -> Json:
    """Every option with its value."""
    return {
        "players": options.players,
        "side": options.side,
        "short": options.short,
        "solo_markers": options.solo_markers,
        "confirm_turn": options.confirm_turn,
        "pair_on_relocate": options.pair_on_relocate,
        "covered_arrows_bind": options.covered_arrows_bind,
        "solo_pile_loses": options.solo_pile_loses,
        "marker_supply": options.marker_supply,
    }


def options_from_json(value: object, where: str = "options") -> Options:
    """Read options; a missing one has its default. FormatError names an unknown or impossible one."""
    fields = Fields(value, OPTION_KEYS, where)
    default = Options()

    def flag(name: str, otherwise: bool) -> bool:
        return fields.flag(name) if name in fields.table else otherwise

    def number(name: str, otherwise: int, least: int, most: int) -> int:
        return fields.number(name, least, most) if name in fields.table else otherwise

    solo_markers = fields.number_or("solo_markers", default.solo_markers)
    if solo_markers not in SOLO_MARKER_COUNTS:
        allowed = ", ".join(str(count) for count in SOLO_MARKER_COUNTS)
        fields.fail("solo_markers", Problem("none-of", value=solo_markers, allowed=allowed))
    return Options(
        players=number("players", default.players, 1, MAX_PLAYERS),
        side=number("side", default.side, 1, 2),
        short=flag("short", default.short),
        solo_markers=solo_markers,
        confirm_turn=flag("confirm_turn", default.confirm_turn),
        pair_on_relocate=flag("pair_on_relocate", default.pair_on_relocate),
        covered_arrows_bind=flag("covered_arrows_bind", default.covered_arrows_bind),
        solo_pile_loses=flag("solo_pile_loses", default.solo_pile_loses),
        marker_supply=fields.number_or("marker_supply", default.marker_supply),
    )
