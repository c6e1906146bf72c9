"""Plain tree search: UCT over sampled worlds, uniformly random playouts, nothing known about the game.

The measure for what `tree` gains by its evaluation, its lines and its light policy. (L. Kocsis,
C. Szepesvári, "Bandit based Monte-Carlo Planning", ECML 2006; sampled worlds as in `tree`.)
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from sanctuary.rules.game import apply_move
from sanctuary.rules.playout import play_at_random
from sanctuary.rules.shuffle import Chance
from sanctuary.rules.state import GameState
from sanctuary.search.dice import Dice
from sanctuary.search.tree import Node
from sanctuary.search.verdict import judge_end
from sanctuary.views.sample import sample
from sanctuary.views.view import SeatView

EXPLORE: Final = 0.7
NO_END: Final = 1_000_000


class PlainSearch:
    """One decision of a seat; every seat's decisions grow the tree, each seat choosing for itself."""

    def __init__(self, view: SeatView, chance: Chance) -> None:
        self.view: Final = view
        self.chance = chance
        self.dice: Final = Dice(chance[0])
        self.root: Final = Node(-1, 0.0)

    def search(self, iterations: int, until: float) -> None:
        """Search so many sampled worlds, or until the time is up."""
        for _ in range(iterations):
            if perf_counter() >= until:
                return
            self._search_world()

    def _search_world(self) -> None:
        state, self.chance = sample(self.view, self.chance)
        path: list[Node] = []
        seats: list[int] = []
        node = self.root
        grown = False
        while not state.is_over() and not grown:
            chosen = self._choose(node, state)
            grown = chosen.visits == 0
            path.append(chosen)
            seats.append(state.seat)
            apply_move(state, chosen.move)
            node = chosen
        play_at_random(state, self.chance, NO_END)
        chances = [judge_end(state, seat).chance for seat in range(len(state.zoos))]
        self.root.visits += 1
        for place in range(len(path)):
            path[place].visits += 1
            path[place].total += chances[seats[place]]

    def _choose(self, node: Node, state: GameState) -> Node:
        """An untried move, any of them; else the one with the highest upper bound."""
        tried = [child for child in node.children if child.move in state.legal]
        if len(tried) < len(state.legal):
            known = [child.move for child in tried]
            moves = [move for move in state.legal if move not in known]
            child = Node(moves[self.dice.below(len(moves))], 0.0)
            node.children.append(child)
            return child
        best = tried[0]
        best_bound = -1.0
        for child in tried:
            child.available += 1
            bound = child.total / child.visits + EXPLORE * sqrt(log(child.available + 1.0) / child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def best(self) -> int:
        """The move searched most; the first legal one before any search."""
        node = self.root.most_visited()
        return self.view.legal[0] if node is None else node.move
