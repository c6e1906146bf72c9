"""Points and winners as everybody at the table can count them (R9); from a view alone."""

from __future__ import annotations

from typing import Final

from sanctuary.rules.scoring import Score, final_scores, is_tie_broken, winners
from sanctuary.rules.shuffle import seed_chance
from sanctuary.views.sample import sample
from sanctuary.views.view import SeatView


class Standing:
    """How the game stands, or ended.

    scores: by seat. winners: seats; none while the game runs, and none after a lost solo game.
    tie_broken: whether animals decided between equal points (R9.10).
    """

    def __init__(self, scores: list[Score], winners: list[int], tie_broken: bool) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.tie_broken: Final = tie_broken


def standing(view: SeatView) -> Standing:
    """The standing. Nothing hidden scores, so any game that agrees with the view has the same one."""
    state, _ = sample(view, seed_chance("standing"))
    return Standing(final_scores(state), winners(state), is_tie_broken(state))
