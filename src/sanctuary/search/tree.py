"""Tree search over sampled worlds, from what one seat knows.

Information-set Monte Carlo tree search with one tree for the seat that searches (SO-ISMCTS; P. Cowling,
E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012): every iteration
deals the unknown tiles anew, goes down the tree by UCB among the moves that this world allows, plays on by
the light policy for a few turns and values the zoos it reaches, once or after each of these turns. The tree
grows along the best lines that a search of the turn has found; their values are its first opinion.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from sanctuary.rules.game import apply_move
from sanctuary.rules.shuffle import Chance
from sanctuary.rules.state import GameState
from sanctuary.search.dice import Dice
from sanctuary.search.evaluation import Weights
from sanctuary.search.playout import light_move, play_out
from sanctuary.search.turn import Line, TurnSearch
from sanctuary.search.verdict import Verdict, judge, mean_verdict
from sanctuary.views.sample import sample
from sanctuary.views.view import SeatView

SOLO_TURNS: Final = 99


class Settings:
    """How a tree is searched.

    width, nodes: the turn search that finds its lines; lines: how many of them the tree takes in; turns: own
    turns played on after this one; explore: the constant of UCB, in points; trust: how many iterations the
    first opinion of a line counts for; paired: 1 to search every move of the root in the same worlds in turn,
    so that luck falls to all of them alike, 0 to deal each iteration anew; verdicts: after how many of the
    turns, the last ones, the zoos are judged, of which the mean counts (one more than there are turns played
    on takes in the turn under way). Solo games are played to their end and judged there.
    """

    def __init__(
        self,
        width: int = 24,
        nodes: int = 1000,
        lines: int = 40,
        turns: int = 1,
        explore: float = 4.0,
        trust: float = 4.0,
        paired: int = 0,
        verdicts: int = 1,
    ) -> None:
        self.width: Final = width
        self.nodes: Final = nodes
        self.lines: Final = lines
        self.turns: Final = turns
        self.explore: Final = explore
        self.trust: Final = trust
        self.paired: Final = paired
        self.verdicts: Final = min(verdicts, turns + 1)


class Node:
    """A decision of the searching seat: the move that led there and what came of it.

    opinion: the value of the best line through it, before any iteration; before: visits by searches of
    earlier decisions; available: iterations in which it could have been chosen; total, points, leads,
    squares, wins: sums over its iterations of value, own points, lead, its square and chance to win.
    """

    def __init__(self, move: int, opinion: float) -> None:
        self.move: Final = move
        self.opinion = opinion
        self.visits = 0
        self.before = 0
        self.available = 0
        self.total = 0.0
        self.points = 0.0
        self.leads = 0.0
        self.squares = 0.0
        self.wins = 0.0
        self.children: list[Node] = []

    def child(self, move: int) -> Node | None:
        """The node a move leads to, where the tree has one."""
        for node in self.children:
            if node.move == move:
                return node
        return None

    def add(
        self, move: int, visits: int, total: float, points: float, leads: float, squares: float, wins: float
    ) -> None:
        """Add what another search of the same decision counted at the child that a move leads to."""
        child = self.child(move)
        if child is None:
            child = Node(move, total / visits)
            self.children.append(child)
        for node in (self, child):
            node.visits += visits
            node.total += total
            node.points += points
            node.leads += leads
            node.squares += squares
            node.wins += wins

    def mean(self) -> float:
        """The mean value of the iterations through it; the first opinion before there is any."""
        return self.total / self.visits if self.visits else self.opinion

    def mean_lead(self) -> float:
        """The mean lead over the strongest rival, in points."""
        return self.leads / self.visits if self.visits else self.opinion

    def error(self) -> float:
        """The standard error of the mean lead."""
        if self.visits < 2:
            return 1.0e9
        mean = self.mean_lead()
        return sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1))

    def most_visited(self) -> Node | None:
        """The child searched most, None for a leaf; the first opinion decides between equals."""
        best: Node | None = None
        for child in self.children:
            if best is None or (child.visits, child.opinion) > (best.visits, best.opinion):
                best = child
        return best


class TreeSearch:
    """One decision of a seat, searched as long as `iterate` is called."""

    def __init__(
        self,
        view: SeatView,
        weights: Weights,
        settings: Settings,
        chance: Chance,
        seed: int,
        root: Node | None,
        until: float,
    ) -> None:
        """`root`: this decision's node in a tree searched before; `until`: the time for finding lines."""
        self.view: Final = view
        self.seat: Final[int] = view.seat
        self.weights: Final = weights
        self.taste: Final[list[float]] = weights.playout_taste(len(view.zoos))
        self.settings: Final = settings
        self.chance = chance
        self.dealt: Final[list[Chance]] = []
        """From what each world was dealt, where moves are searched in the same ones."""
        self.seed: Final = seed & 0x3FFFFFFF
        self.dice: Final = Dice(seed)
        self.root: Final[Node] = Node(-1, 0.0) if root is None else root
        for child in self.root.children:
            child.before = child.visits
        self.known: Final[list[bool]] = [True] * view.material.tiles.count
        # A solo game is won or lost at its end, so it is played out to there.
        turns = settings.turns if len(view.zoos) > 1 else SOLO_TURNS
        self.verdicts: Final[int] = settings.verdicts if len(view.zoos) > 1 else 1
        self.last_turn: Final[int] = view.turn + turns * len(view.zoos)
        self.iterations = 0
        self.moves = 0
        self.applied = 0
        self.lines: Final[list[Line]] = self._find_lines(until)

    def _find_lines(self, until: float) -> list[Line]:
        state, self.chance = sample(self.view, self.chance)
        search = TurnSearch(state, self.weights, self.settings.width, self.settings.nodes, until)
        lines = search.run()
        self.applied = search.applied
        for line in lines[: self.settings.lines]:
            self._take_in(line)
        self._put(light_move(state, self.taste, self.dice), lines[len(lines) - 1].value)
        if self.root.children:
            self.root.opinion = lines[0].value
        return lines

    def _take_in(self, line: Line) -> None:
        node = self.root
        for move in line.moves:
            child = node.child(move)
            if child is None:
                child = Node(move, line.value)
                node.children.append(child)
            elif child.opinion < line.value:
                child.opinion = line.value
            node = child

    def search(self, iterations: int, until: float) -> None:
        """Search so many sampled worlds, or until the time is up, if there is anything to choose between."""
        if len(self.root.children) < 2:
            return
        for _ in range(iterations):
            if perf_counter() >= until:
                return
            self._search_world(None)

    def search_through(self, first: Node, until: float) -> bool:
        """Search one world more that begins with a move of the root; False once the time is up."""
        if perf_counter() >= until:
            return False
        self._search_world(first)
        return True

    def search_alone(self, worlds: int, until: float) -> bool:
        """Where there is but one move, which `search` leaves alone: search so many worlds through it in all.

        Whether there is but one.
        """
        if len(self.root.children) != 1:
            return False
        only = self.root.children[0]
        while only.visits < worlds and self.search_through(only, until):
            pass
        return True

    def include(self, move: int) -> Node:
        """The root's node for a legal move, put there where no line begins with it."""
        return self._put(move, self.lines[len(self.lines) - 1].value)

    def _put(self, move: int, opinion: float) -> Node:
        node = self.root.child(move)
        if node is None:
            node = Node(move, opinion)
            self.root.children.append(node)
        return node

    def _search_world(self, first: Node | None) -> None:
        path = [self.root]
        node = self.root
        chosen = self._choose(node, self.view.legal) if first is None else first
        state = self._deal(chosen)
        turn = state.turn
        while node.children and state.turn == turn and not state.is_over():
            if node is not self.root:
                chosen = self._choose(node, state.legal)
            if chosen is None:
                break
            apply_move(state, chosen.move)
            self.moves += 1
            node = chosen
            path.append(node)
        verdict = self._play_on(state)
        for node in path:
            node.visits += 1
            node.total += verdict.value
            node.points += verdict.points
            node.leads += verdict.lead
            node.squares += verdict.lead * verdict.lead
            node.wins += verdict.chance
        self.iterations += 1

    def _play_on(self, state: GameState) -> Verdict:
        """Play to the horizon; the mean of the verdicts on the way."""
        verdicts: list[Verdict] = []
        for turns_left in range(self.verdicts - 1, -1, -1):
            last_turn = self.last_turn - turns_left * len(self.view.zoos)
            self.moves += play_out(state, self.taste, self.dice, last_turn)
            verdicts.append(judge(state, self.seat, self.weights, self.known))
        return mean_verdict(verdicts)

    def _deal(self, first: Node | None) -> GameState:
        """The next world, or the one whose turn it is for a move that begins it."""
        if not self.settings.paired or first is None:
            state, self.chance = sample(self.view, self.chance)
            return state
        world = first.visits - first.before
        if world >= len(self.dealt):
            self.dealt.append(self.chance)
            state, self.chance = sample(self.view, self.chance)
        else:
            state, _ = sample(self.view, self.dealt[world])
        self.dice.memory = self.seed + world
        return state

    def _choose(self, node: Node, legal: list[int]) -> Node | None:
        """The child with the highest upper bound among those this world allows."""
        trust = self.settings.trust
        explore = self.settings.explore
        base = node.mean() - node.opinion if node.visits else 0.0
        best: Node | None = None
        best_bound = -1.0e9
        for child in node.children:
            if child.move not in legal:
                continue
            child.available += 1
            mean = (child.total + trust * (child.opinion + base)) / (child.visits + trust)
            bound = mean + explore * sqrt(log(child.available + 1.0) / (child.visits + trust))
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def best(self) -> Node:
        """The move searched most."""
        best = self.root.most_visited()
        if best is None:
            raise ValueError("the seat has no decision to search")
        return best

    def ranking(self) -> list[Node]:
        """The moves from the one searched most to the one searched least."""
        nodes = self.root.children
        order = sorted([(-node.visits, -node.mean(), place) for place, node in enumerate(nodes)])
        return [nodes[place] for _, _, place in order]
