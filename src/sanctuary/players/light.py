"""The light player: a glance at each decision, as in the playouts of the tree search; no looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.dice import Dice
from sanctuary.search.playout import light_move
from sanctuary.search.taste import NOISE, read_taste
from sanctuary.views.sample import sample

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


class LightPlayer:
    """noise: points by which chance may lift a poor move over a good one."""

    def __init__(self, seed: int = 0, noise: float = 1.5) -> None:
        self.name = f"light:seed={seed},noise={noise:g}"
        self.seed = seed
        self.taste = read_taste()
        self.solo_taste = read_taste(name="solo")
        self.taste[NOISE] = self.solo_taste[NOISE] = noise

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  the view holds it too
        """The move that looks best."""
        chance = seed_chance(f"{self.seed}:{view.seat}:{view.ply}")
        state, _ = sample(view, chance)
        taste = self.solo_taste if len(view.zoos) == 1 else self.taste
        return light_move(state, taste, Dice(chance[0]))

    def close(self) -> None:
        """Nothing is held."""
