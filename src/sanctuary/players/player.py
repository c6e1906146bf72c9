"""What a player is: something that answers a decision with a move, knowing its seat's view only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


class Player(Protocol):
    """Plays one seat. Never handed a GameState: honest because it cannot know more (R11.1).

    name: the words `make_player` makes it from again. The same seed, view and budget in iterations give the
    same move; a budget in milliseconds depends on the machine.
    """

    name: str
    seed: int

    def choose(self, view: SeatView, decision: Frame) -> Move:
        """One of `view.legal`; `decision` is `view.decision()`. The view is not to be changed."""
        ...

    def close(self) -> None:
        """Let go of processes and trees; the player is not asked again."""
        ...


class PlayerError(ValueError):
    """A player that cannot be made. `code` and `values` say why, for clients that put it into words.

    Codes: unknown-player, unknown-option, bad-value, bad-option, no-program, no-model.
    """

    def __init__(self, code: str, message: str, **values: str) -> None:
        super().__init__(message)
        self.code = code
        self.values = values
