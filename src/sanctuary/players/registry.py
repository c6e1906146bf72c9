"""Players by name: `name` or `name:option=value,option=value`, as in "mcts:ms=500,seed=3".

`cmd:PROGRAM ARGUMENTS` is a program of somebody else's, `cmd,ms=500:PROGRAM` one with less time to answer;
`model:FILE` is a policy that learned to play.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from sanctuary.players.greedy import GreedyPlayer
from sanctuary.players.levels import easy, expert, hard, medium
from sanctuary.players.light import LightPlayer
from sanctuary.players.model import ModelPlayer
from sanctuary.players.outside import OutsidePlayer
from sanctuary.players.plain_player import PlainPlayer
from sanctuary.players.player import Player, PlayerError
from sanctuary.players.random_player import RandomPlayer
from sanctuary.players.tree_player import TreePlayer
from sanctuary.search.evaluation import WeightsError

if TYPE_CHECKING:
    from collections.abc import Callable

Value = int | float | str
Options = dict[str, type[int | float | str]]
"""What may be set, and the type it has."""


class Kind(NamedTuple):
    """How to make one kind of player, and its options."""

    make: Callable[..., Player]
    options: Options


KINDS: Final[dict[str, Kind]] = {
    "easy": Kind(easy, {"seed": int}),
    "medium": Kind(medium, {"seed": int, "part": float}),
    "hard": Kind(hard, {"seed": int, "part": float}),
    "expert": Kind(expert, {"seed": int, "part": float}),
    "random": Kind(RandomPlayer, {"seed": int}),
    "light": Kind(LightPlayer, {"seed": int, "noise": float}),
    "mcts": Kind(
        TreePlayer,
        {
            "seed": int,
            "ms": int,
            "iterations": int,
            "width": int,
            "nodes": int,
            "lines": int,
            "turns": int,
            "explore": float,
            "trust": float,
            "paired": int,
            "verdicts": int,
            "weights": str,
            "processes": int,
        },
    ),
    "plain": Kind(PlainPlayer, {"seed": int, "ms": int, "iterations": int}),
    "greedy": Kind(GreedyPlayer, {"seed": int, "width": int, "nodes": int, "ms": int, "weights": str}),
}

OF_FILES: Final[dict[str, Kind]] = {
    "cmd": Kind(OutsidePlayer, {"seed": int, "ms": int}),
    "model": Kind(ModelPlayer, {"seed": int}),
}
"""Players made of a file or command that follows the colon; their options stand before it."""
MOST: Final = 1_000_000_000
LEAST: Final[dict[str, float]] = {
    "part": 0.001, "width": 1, "nodes": 1, "lines": 1, "verdicts": 1, "processes": 1,
}  # fmt: skip
"""The least values of options; of others but the seed it is 0."""
MOST_OF: Final = {"processes": 64}
"""The most of options that may not be as large as MOST."""
LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The players meant for people, from the weakest to the strongest."""


def player_names() -> list[str]:
    """The names `make_player` knows."""
    return list(KINDS)


def is_of_file(spec: str) -> bool:
    """Whether a text begins as players made of a file or command do: `cmd:`, `cmd,ms=500:`, `model:`."""
    name, colon, _ = spec.strip().partition(":")
    return bool(colon) and name.partition(",")[0] in OF_FILES


def is_player(spec: str) -> bool:
    """Whether a text stands for a player, be its options right or wrong."""
    return spec.strip().partition(":")[0] in KINDS or is_of_file(spec)


def make_player(spec: str, seed: int | None = None) -> Player:
    """The player a text stands for; `seed` is used where the text sets none. PlayerError: what is wrong."""
    name, _, rest = spec.strip().partition(":")
    if name.partition(",")[0] in OF_FILES:
        file = rest
        name, _, rest = name.partition(",")
        make, known = OF_FILES[name]
        kind: Kind | None = Kind(partial(make, file), known)
    else:
        kind = KINDS.get(name)
    if kind is None:
        names = ", ".join([*KINDS, *OF_FILES])
        raise PlayerError("unknown-player", name=name, names=names)
    options = read_options(name, kind.options, rest)
    if seed is not None and "seed" in kind.options:
        options.setdefault("seed", seed)
    try:
        return kind.make(**options)
    except WeightsError as error:
        raise PlayerError("bad-weights", name=name, value=options["weights"], problem=str(error)) from error


def read_options(name: str, known: Options, text: str) -> dict[str, Value]:
    """The values of `option=value,option=value`. PlayerError names one that is unknown or unreadable."""
    options: dict[str, Value] = {}
    for part in text.split(",") if text else []:
        key, sign, value = (piece.strip() for piece in part.partition("="))
        if not sign:
            raise PlayerError("no-option", name=name, option=part)
        if key not in known:
            raise PlayerError("unknown-option", name=name, option=key, options=", ".join(known))
        if key in options:
            raise PlayerError("option-twice", name=name, option=key)
        options[key] = read_value(name, key, known[key], value)
    return options


def read_value(name: str, key: str, kind: type[int | float | str], text: str) -> Value:
    """The value of one option. PlayerError says what it should be."""
    try:
        value = kind(text)
    except ValueError as error:
        word = "no-whole-number" if kind is int else "no-number"
        raise PlayerError(word, name=name, option=key, value=text) from error
    least, most = LEAST.get(key, 0), MOST_OF.get(key, MOST)
    if key != "seed" and not isinstance(value, str) and not least <= value <= most:
        raise PlayerError("out-of-range", name=name, option=key, value=text, least=least, most=most)
    return value
