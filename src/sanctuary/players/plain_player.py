"""The player of plain tree search, to measure the others by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanctuary.players.clock import TurnClock, budget_text
from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.plain import PlainSearch

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView

MANY: Final = 1_000_000
SHARE: Final = 0.4
"""The part of what is left of a turn's time that its next decision may take."""


class PlainPlayer:
    """ms: time for a whole turn; iterations: for a decision, instead of time."""

    def __init__(self, seed: int = 0, ms: int = 1000, iterations: int = 0) -> None:
        budget = budget_text("plain", ms, iterations)
        self.name = f"plain:seed={seed},{budget}"
        self.seed = seed
        self.iterations = iterations
        self.searched = 0
        """Iterations so far."""
        self.clock = TurnClock(0 if iterations else ms, SHARE)

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  the view holds it too
        """The move searched most."""
        until = self.clock.start(view)
        search = PlainSearch(view, seed_chance(f"{self.seed}:{view.seat}:{view.ply}"))
        if len(view.legal) > 1:
            search.search(self.iterations or MANY, until)
            self.searched += search.root.visits
        self.clock.stop()
        return search.best()

    def close(self) -> None:
        """Nothing is held."""
