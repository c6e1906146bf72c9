"""Search of one decision in several processes: each grows a tree of its own; their roots' counts are summed.

Root parallelisation (G. Chaslot, M. Winands, J. van den Herik, "Parallel Monte-Carlo Tree Search", CG 2008).
"""

from __future__ import annotations

import logging
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from sanctuary.catalogue import catalogue
from sanctuary.players.clock import NEVER
from sanctuary.players.parcel import Parcel, pack, unpack
from sanctuary.rules.shuffle import seed_chance
from sanctuary.search.tree import Settings, TreeSearch

if TYPE_CHECKING:
    from concurrent.futures import Future

    from sanctuary.search.evaluation import Weights
    from sanctuary.search.tree import Node
    from sanctuary.views.view import SeatView

LOG: Final = logging.getLogger("sanctuary.players")
Numbers = tuple[int, int, int, int, float, float, int, int]
"""The arguments of `Settings`, which is compiled and so cannot be handed over itself."""
HANDING_OVER: Final = 0.02
"""Seconds before the time is up at which the other processes stop, so that their counts arrive in time."""


class Count(NamedTuple):
    """What one process counted at a move of the root; the fields are those of `Node`."""

    move: int
    visits: int
    total: float
    points: float
    leads: float
    squares: float
    wins: float


class Errand(NamedTuple):
    """One decision to be searched: iterations at most, seconds at most; finding: seconds for its lines."""

    parcel: Parcel
    seed: str
    iterations: int
    seconds: float
    finding: float


class SearchProcesses:
    """Other processes that search the same decisions as this one."""

    def __init__(self, number: int, weights: Weights, settings: Numbers) -> None:
        self.number: Final = number
        self.pool = ProcessPoolExecutor(number, get_context("spawn"), _prepare, (weights, settings))
        wait([self.pool.submit(_is_ready) for _ in range(number)])

    def begin(
        self, view: SeatView, seed: str, iterations: int, until: float, lines_until: float
    ) -> list[Future[list[Count]]]:
        """Let every process search the view's decision in worlds of its own; none where one has died."""
        now = perf_counter()
        times = (until - now - HANDING_OVER, lines_until - now)
        parcel = pack(view)
        errands = [
            Errand(parcel, f"{seed}:{place}", iterations, *times) for place in range(1, self.number + 1)
        ]
        try:
            return [self.pool.submit(_count, errand) for errand in errands]
        except BrokenProcessPool:
            return []

    def add_counts(self, root: Node, running: list[Future[list[Count]]], until: float) -> int:
        """Add to a root what the others have counted when the time is up; the iterations that were added.

        Whoever is late is not waited for. One that died is told in the log; the search goes on without it.
        """
        done, _ = wait(running, None if until == NEVER else max(0.0, until - perf_counter()))
        added = 0
        for search in running:
            if search not in done:
                continue
            try:
                counts = search.result()
            except BrokenProcessPool as error:
                LOG.warning("a process that helped to search has died: %s", error)
                continue
            for count in counts:
                root.add(*count)
                added += count.visits
        return added

    def end(self) -> None:
        """Let go of the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)


_means: tuple[Weights, Settings]
"""What a helping process searches with."""


def _prepare(weights: Weights, settings: Numbers) -> None:
    global _means
    _means = weights, Settings(*settings)


def _is_ready() -> bool:
    return True


def _count(errand: Errand) -> list[Count]:
    """Search in this process."""
    now = perf_counter()
    weights, settings = _means
    chance = seed_chance(errand.seed)
    view = unpack(errand.parcel, catalogue())
    search = TreeSearch(view, weights, settings, chance, chance[0], None, now + errand.finding)
    search.search(errand.iterations, now + errand.seconds)
    return [
        Count(node.move, node.visits, node.total, node.points, node.leads, node.squares, node.wins)
        for node in search.root.children
        if node.visits
    ]
