"""Analysis of a finished game: for each decision of a seat what could be expected before it and after it.

Every decision is searched from the seat's own view, so hindsight plays no part: a move is judged by what
could be known when it was made.
"""

from __future__ import annotations

from typing import Any, Final

from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.evaluation import Weights
from sanctuary.search.tree import Node, Settings, TreeSearch
from sanctuary.views.view import SeatView


class Judgement:
    """One decision: the move made, the move that looked best, and what each could expect.

    before_*: by the best move; after_*: by the move made; loss: points of lead given away, 0 where the best
    move was made; certain: whether the difference is more than the noise of the search (two standard errors).
    """

    def __init__(self, ply: int, turn: int, move: int, best: int) -> None:
        self.ply: Final = ply
        self.turn: Final = turn
        self.move: Final = move
        self.best: Final = best
        self.before_points = 0.0
        self.after_points = 0.0
        self.before_chance = 0.0
        self.after_chance = 0.0
        self.loss = 0.0
        self.certain = False


def judge_move(
    view: SeatView, move: int, weights: Weights, settings: Settings, iterations: int, seed: str, until: float
) -> Judgement:
    """Judge a move that the view's seat made: `iterations` worlds for all moves, as many as needed for it."""
    chance = seed_chance(f"{seed}:{view.seat}:{view.ply}")
    search = TreeSearch(view, weights, settings, chance, chance[0], None, until)
    made = search.include(move)
    search.search_alone(iterations, until)
    search.search(iterations, until)
    best = search.best()
    # Both are searched equally long, or the better known one would look better.
    while made.visits < best.visits and search.search_through(made, until):
        pass
    if made.mean_lead() > best.mean_lead():
        best = made
    return _compare(view, made, best)


def _compare(view: SeatView, made: Node, best: Node) -> Judgement:
    judgement = Judgement(view.ply, view.turn, made.move, best.move)
    judgement.before_points = best.points / max(1, best.visits)
    judgement.after_points = made.points / max(1, made.visits)
    judgement.before_chance = best.wins / max(1, best.visits)
    judgement.after_chance = made.wins / max(1, made.visits)
    judgement.loss = best.mean_lead() - made.mean_lead()
    judgement.certain = judgement.loss > 2.0 * (best.error() + made.error())
    return judgement


def largest_swings(judgements: list[Judgement], number: int) -> list[Judgement]:
    """The decisions that gave most away, worst first; those within the noise of the search are left out."""
    order = sorted(
        [(-judgement.loss, place) for place, judgement in enumerate(judgements) if judgement.certain]
    )
    return [judgements[place] for _, place in order[:number]]


def judgement_to_json(judgement: Judgement) -> dict[str, object]:
    """A judgement as plain values, rounded to what the search can tell apart."""
    return {
        "ply": judgement.ply,
        "turn": judgement.turn,
        "move": judgement.move,
        "best": judgement.best,
        "points": [round(judgement.before_points, 1), round(judgement.after_points, 1)],
        "chance": [round(judgement.before_chance, 3), round(judgement.after_chance, 3)],
        "loss": round(judgement.loss, 1),
        "certain": judgement.certain,
    }


def judgement_from_json(table: dict[str, Any]) -> Judgement:
    """The judgement that `judgement_to_json` wrote."""
    judgement = Judgement(table["ply"], table["turn"], table["move"], table["best"])
    judgement.before_points, judgement.after_points = table["points"]
    judgement.before_chance, judgement.after_chance = table["chance"]
    judgement.loss = table["loss"]
    judgement.certain = table["certain"]
    return judgement
