"""The time of a turn, shared over its decisions."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from sanctuary.players.player import PlayerError

if TYPE_CHECKING:
    from sanctuary.views.view import SeatView

NEVER: Final = float("inf")


def budget_text(name: str, ms: int, iterations: int) -> str:
    """The option that a search is given its budget by. PlayerError where there would be no end to it."""
    if not ms and not iterations:
        raise PlayerError("no-end", name=name)
    return f"iterations={iterations}" if iterations else f"ms={ms}"


class TurnClock:
    """Says until when a decision may be thought about.

    ms: for a whole turn, 0 for as long as one likes; share: the part of what is left of it that the next
    decision may take.
    """

    def __init__(self, ms: int, share: float) -> None:
        self.ms: Final = ms
        self.share: Final = share
        self.turn = -1
        self.spent = 0.0
        self.started = 0.0

    def start(self, view: SeatView) -> float:
        """Begin a decision; return the moment (of `perf_counter`, in seconds) at which to make it."""
        self.started = perf_counter()
        if view.turn != self.turn:
            self.turn, self.spent = view.turn, 0.0
        if not self.ms:
            return NEVER
        return self.started + self.share * self._left()

    def end(self) -> float:
        """The moment at which all of the turn's time is spent."""
        return self.started + self._left() if self.ms else NEVER

    def _left(self) -> float:
        """Seconds that were left of the turn when the decision began."""
        return max(0.0, self.ms / 1000 - self.spent)

    def stop(self) -> None:
        """The decision is made."""
        self.spent += perf_counter() - self.started
