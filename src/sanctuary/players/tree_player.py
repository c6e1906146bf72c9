"""Players that search a tree of sampled worlds within a budget of iterations or of time a turn."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from sanctuary.players.clock import NEVER, TurnClock, budget_text
from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.evaluation import find_weights
from sanctuary.search.tree import Node, Settings, TreeSearch
from sanctuary.views.sample import unknown_tiles

if TYPE_CHECKING:
    from sanctuary.players.processes import SearchProcesses
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView

MANY: Final = 1_000_000
SHARE: Final = 0.4
"""The part of what is left of a turn's time that its next decision may take."""
FINDING: Final = 0.3
"""The part of a decision's time that finding its lines may take."""


class TreePlayer:
    """Searches on in its own tree from decision to decision of a turn.

    ms: time for a whole turn; iterations: iterations for a decision, instead of time, so that the same seed
    makes the same moves. processes: how many search at the same time and share the iterations.
    """

    def __init__(
        self,
        seed: int = 0,
        ms: int = 1000,
        iterations: int = 0,
        width: int = 24,
        nodes: int = 1000,
        lines: int = 40,
        turns: int = 1,
        explore: float = 4.0,
        trust: float = 4.0,
        paired: int = 0,
        verdicts: int = 1,
        weights: str = "",
        processes: int = 1,
    ) -> None:
        budget = budget_text("mcts", ms, iterations)
        self.name = f"mcts:seed={seed},{budget}"
        self.seed = seed
        self.budget = iterations
        self.clock = TurnClock(0 if iterations else ms, SHARE)
        self.weights = find_weights(weights)
        numbers = (width, nodes, lines, turns, explore, trust, paired, verdicts)
        self.settings = Settings(*numbers)
        self.processes = processes
        self.others: SearchProcesses | None = None
        if processes > 1:
            from sanctuary.players.processes import SearchProcesses  # hardly anyone needs what it imports

            self.others = SearchProcesses(processes - 1, self.weights, numbers)
        self.node: Node | None = None
        self.ply = -1
        self.unknown: set[int] = set()
        self.searched = 0
        """Iterations so far."""

    def choose(self, view: SeatView, decision: Frame) -> Move:  # noqa: ARG002  the view holds it too
        """The move searched most."""
        if not self.is_continued(view):
            self.node = None
        until = self.clock.start(view)
        move = view.legal[0] if len(view.legal) == 1 else self.search(view, until)
        if self.node is not None:
            self.node = self.node.child(move)
        self.ply = view.ply + 1
        self.unknown = set(unknown_tiles(view))
        self.clock.stop()
        return move

    def is_continued(self, view: SeatView) -> bool:
        """Whether this decision follows the last one and nothing unknown came to light in between."""
        return view.ply == self.ply and not self.unknown & {*view.zoos[view.seat].hand, *view.revealed}

    def search(self, view: SeatView, until: float) -> Move:
        """Search within the budget."""
        seed = f"{self.seed}:{view.seat}:{view.ply}"
        chance = seed_chance(seed)
        lines_until = NEVER if self.budget else perf_counter() + FINDING * (until - perf_counter())
        iterations = self.budget or MANY
        share = iterations // self.processes
        running = [] if self.others is None else self.others.begin(view, seed, share, until, lines_until)
        iterations -= share * len(running)
        search = TreeSearch(view, self.weights, self.settings, chance, chance[0], self.node, lines_until)
        search.search(iterations, until)
        self.node = search.root
        self.searched += search.iterations
        if self.others is not None:
            self.searched += self.others.add_counts(search.root, running, until)
        return search.best().move

    def close(self) -> None:
        """Let go of the tree and of other processes."""
        self.node = None
        if self.others is not None:
            self.others.end()
