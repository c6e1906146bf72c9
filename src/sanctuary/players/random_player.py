"""The player every other one should beat: any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


class RandomPlayer:
    """Draws from the seed, its seat and the number of moves made, so that a game can be taken up anywhere."""

    def __init__(self, seed: int = 0) -> None:
        self.name = f"random:seed={seed}"
        self.seed = seed

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  it does not even look
        """A random legal move."""
        return Random(f"{self.seed}:{view.seat}:{view.ply}").choice(view.legal)  # noqa: S311

    def close(self) -> None:
        """Nothing is held."""
