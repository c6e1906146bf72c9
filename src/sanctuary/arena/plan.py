"""Which games are to be played: every pairing on the same deals, each player once in every seat."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Final, NamedTuple

from sanctuary.players import make_player
from sanctuary.rules.setup import MAX_PLAYERS, check_options
from sanctuary.rules.state import Options

FORMAT: Final = 3
KINDS: Final = {"players": list, "seats": int, "deals": int, "seed": str, "side": int, "solo_markers": int}
"""The fields of a plan in JSON."""
MOST_PARTS: Final = 32
"""Into so many parts games are divided, as long as a part has no more than MOST_GAMES."""
MOST_GAMES: Final = 20


class PlanError(ValueError):
    """A plan that cannot be played, or one that does not fit the results it should be added to."""


class Game(NamedTuple):
    """One game to be played. `deal` is the seed of the set-up; `players`: a registry text for each seat."""

    number: int
    deal: str
    players: tuple[str, ...]
    side: int
    solo_markers: int


class Plan(NamedTuple):
    """players: registry texts; seats: of a game; deals: how many different set-ups; seed: which ones.

    As many players as seats meet in all seatings that rotate them; of more players every choice meets; of
    fewer there may be one, which meets itself, or two: the first one meets a table of the other. Every deal
    is played in every seating.
    """

    players: tuple[str, ...]
    seats: int
    deals: int
    seed: str = "arena"
    side: int = 1
    solo_markers: int = 18

    def check(self) -> None:
        """PlanError or PlayerError names what cannot be played."""
        self.check_numbers()
        if 2 < len(self.players) < self.seats:
            players, seats = len(self.players), self.seats
            raise PlanError(f"{players} players for {seats} seats: there may be 1, 2, or at least {seats}")
        for spec in self.players:
            make_player(spec).close()

    def check_numbers(self) -> None:
        """PlanError names what no game can have, whoever plays it."""
        if not 1 <= self.seats <= MAX_PLAYERS:
            raise PlanError(f"{self.seats} seats: a game has 1 to {MAX_PLAYERS}")
        if not self.players:
            raise PlanError("no players are named")
        if self.deals < 1:
            raise PlanError(f"{self.deals} deals: at least one is needed")
        try:
            check_options(Options(players=self.seats, side=self.side, solo_markers=self.solo_markers))
        except ValueError as error:
            raise PlanError(str(error)) from error

    def tables(self) -> list[tuple[str, ...]]:
        """Every seating that each deal is played in."""
        if len(self.players) < self.seats:
            first, last = self.players[0], self.players[-1]
            groups = [(first, *[last] * (self.seats - 1))]
        else:
            groups = list(combinations(self.players, self.seats))
        seatings = [group[place:] + group[:place] for group in groups for place in range(self.seats)]
        return list(dict.fromkeys(seatings))

    def games(self) -> list[Game]:
        """All games, those of one deal next to each other."""
        tables = self.tables()
        return [
            Game(deal * len(tables) + place, f"{self.seed}:{deal}", table, self.side, self.solo_markers)
            for deal in range(self.deals)
            for place, table in enumerate(tables)
        ]

    def parts(self) -> list[list[Game]]:
        """All games in the parts that are played and kept together.

        The plan alone divides them, so that a run goes on wherever and with as many processes as one likes.
        """
        games = self.games()
        size = max(1, min(MOST_GAMES, len(games) // MOST_PARTS))
        return [games[start : start + size] for start in range(0, len(games), size)]

    def to_text(self) -> str:
        """The plan as JSON, to be kept beside its results."""
        return json.dumps({"format": FORMAT, **self._asdict()}, indent=1) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Plan:
        """The plan that `to_text` wrote. PlanError says what is wrong with the text."""
        try:
            kept = json.loads(text)
        except ValueError as error:
            raise PlanError(f"no JSON: {error}") from error
        if not isinstance(kept, dict):
            raise PlanError("no JSON object")
        for name, kind in {"format": int, **KINDS}.items():
            if type(kept.get(name)) is not kind:
                raise PlanError(f"{name!r} is missing, or no {kind.__name__}")
        if kept["format"] != FORMAT:
            raise PlanError(f"format {kept['format']} instead of {FORMAT}")
        if not all(isinstance(player, str) for player in kept["players"]):
            raise PlanError("a player that is no text")
        plan = cls(**{name: kept[name] for name in KINDS} | {"players": tuple(kept["players"])})
        plan.check_numbers()
        return plan
