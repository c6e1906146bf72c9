"""Several processes that search one decision: all is counted, each time alike; a dead one stops nothing."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from players.games import ask, play_on, start
from sanctuary.players import make_player
from sanctuary.players.clock import NEVER
from sanctuary.players.tree_player import TreePlayer
from sanctuary.search.tree import Node
from sanctuary.views.view import view_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sanctuary.views.view import SeatView

pytestmark = pytest.mark.slow


@pytest.fixture
def view() -> SeatView:
    """Return a moment where there is something to choose."""
    state = play_on(start("processes"), make_player("random:seed=5"), 40)
    while len(state.legal) < 2:
        state = play_on(state, make_player("random:seed=5"), 1)
    return view_for(state, state.seat)


@pytest.fixture
def player() -> Iterator[TreePlayer]:
    """Return a player that searches in three processes."""
    made = make_player("mcts:iterations=91,width=4,nodes=60,processes=3")
    assert isinstance(made, TreePlayer)
    yield made
    made.close()


def counts(player: TreePlayer, view: SeatView) -> list[tuple[int, int, float]]:
    """Search a decision and return what was counted at each move."""
    player.node = None
    player.search(view, NEVER)
    node: Node | None = player.node
    assert node
    return [(child.move, child.visits, child.total) for child in node.children]


def test_the_processes_share_the_iterations(player: TreePlayer, view: SeatView) -> None:
    assert sum(visits for _, visits, _ in counts(player, view)) == 91
    assert player.searched == 91


def test_the_same_seed_counts_the_same(player: TreePlayer, view: SeatView) -> None:
    assert counts(player, view) == counts(player, view)


def test_the_others_search_other_worlds(view: SeatView, player: TreePlayer) -> None:
    assert player.others
    running = player.others.begin(view, "seed", 30, NEVER, NEVER)
    one, two = (search.result() for search in running)
    assert sum(count.visits for count in one) == sum(count.visits for count in two) == 30
    assert one != two


def test_one_that_dies_stops_nothing(player: TreePlayer, view: SeatView) -> None:
    assert player.others
    for process in player.others.pool._processes:
        os.kill(process, signal.SIGKILL)
    assert ask(player, view) in view.legal
    assert ask(player, view) in view.legal


def test_counts_are_added_to_a_child_and_its_parent() -> None:
    root = Node(-1, 0.0)
    root.add(7, 2, 10.0, 8.0, 4.0, 10.0, 1.0)
    root.add(7, 2, 14.0, 8.0, 6.0, 20.0, 0.5)
    root.add(3, 1, 1.0, 2.0, 0.0, 0.0, 0.0)
    child = root.child(7)
    assert child
    assert (child.visits, child.mean(), child.mean_lead()) == (4, 6.0, 2.5)
    assert (root.visits, root.mean()) == (5, 5.0)
    assert root.most_visited() is child
