"""One own turn looked ahead: every way to play the rest of it, thinned out between its steps.

A beam search. Lines of play are compared where a step of the turn (R4) ends; the best `width` of them go on.
Of lines that lead to the same place only the first one found is followed.
What search draws from the sampled pile stays unknown to it: such tiles are neither looked at nor played.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from sanctuary.rules.decisions import COVER, DISCARD, KEEP, PLAY, POUCH, RELOCATE
from sanctuary.rules.effects import TURN
from sanctuary.rules.game import apply_move
from sanctuary.rules.moves import DONE, TILE
from sanctuary.rules.scoring import zoo_total
from sanctuary.rules.state import Frame, GameState
from sanctuary.search.evaluation import Outcome, Weights, expect
from sanctuary.search.tile_value import Outlook, tile_value
from sanctuary.search.verdict import judge_against

UNKNOWN_VALUE: Final = 3.0
"""What a tile not yet looked at counts for when the least valuable one is sought."""
CHEAPEST: Final = 2
"""How many of the least valuable hand tiles are tried where one has to go."""
RELOCATIONS: Final = 2
"""How many of the best relocations are followed."""
HURRIED: Final = 8
"""How many lines are compared when time is up."""
WORST: Final = -1.0e9

Place = tuple[object, ...]
"""All that tells one moment of a turn from another."""


class Line:
    """A way to play: the state it leads to, the moves from the root, its value once compared."""

    def __init__(self, state: GameState, moves: list[int]) -> None:
        self.state: Final = state
        self.moves: Final = moves
        self.value = 0.0


class TurnSearch:
    """Searches the turn of the seat that decides in `root`.

    width: lines kept between steps; nodes: moves tried a step; until: the moment (of `perf_counter`, in
    seconds) from which on it only hurries to some end of the turn, and `is_late`.
    """

    def __init__(self, root: GameState, weights: Weights, width: int, nodes: int, until: float) -> None:
        self.root: Final = root
        self.seat: Final[int] = root.seat
        self.weights: Final = weights
        self.width: Final = width
        self.nodes: Final = nodes
        self.until: Final = until
        self.is_late = False
        self.applied = 0
        self.known: Final[list[bool]] = known_tiles(root)
        self.rivals: Final[list[Outcome]] = [
            expect(root, seat, weights, self.known) for seat in range(len(root.zoos))
        ]
        self.stages: Final[list[list[Line]]] = [[] for _ in range(len(TURN) + 1)]
        self.finished: Final[list[Line]] = []
        self.seen: Final[set[Place]] = set()

    def run(self) -> list[Line]:
        """The lines found to the end of the turn, best first; there is at least one."""
        stage = stage_of(self.root)
        self.stages[stage].append(Line(self.root, []))
        while stage >= 0:
            lines = self.best(self.stages[stage], self.width)
            for line in lines:
                limit = self.applied + self.nodes // len(lines)
                self.expand(line, stage, limit)
            stage -= 1
        return self.best(self.finished, len(self.finished))

    def best(self, lines: list[Line], number: int) -> list[Line]:
        """The best few lines, in falling order of value; when time is up, of the first few."""
        if len(lines) < 2:
            return lines
        count = 0
        for line in lines:
            if self.is_late and count >= HURRIED:
                line.value = WORST
                continue
            line.value = judge_against(line.state, self.seat, self.weights, self.known, self.rivals).value
            count += 1
            self.is_late = perf_counter() > self.until
        order = sorted([(-line.value, place) for place, line in enumerate(lines)])
        return [lines[place] for _, place in order[:number]]

    def expand(self, line: Line, stage: int, limit: int) -> None:
        """Play on from a line in all ways until the step is over."""
        state = line.state
        if state.stack[-1].op == RELOCATE:
            self.follow_relocations(line, stage, limit)
            return
        moves = self.candidates(state)
        for move in moves:
            if (self.is_late or self.applied >= limit) and self.has_reached_end(stage):
                return
            self.settle(self.play(line, move), stage, limit)

    def has_reached_end(self, stage: int) -> bool:
        """Whether some line already leads beyond a stage."""
        if self.finished:
            return True
        return any(self.stages[later] for later in range(stage))

    def play(self, line: Line, move: int) -> Line:
        """The line one move longer."""
        state = line.state.copy()
        apply_move(state, move)
        self.applied += 1
        self.is_late = perf_counter() > self.until
        return Line(state, [*line.moves, move])

    def settle(self, line: Line, stage: int, limit: int) -> None:
        """Put a line where it is compared, or play on within the step."""
        state = line.state
        place = place_of(state, self.seat)
        if place in self.seen:
            return
        self.seen.add(place)
        if state.is_over() or state.turn != self.root.turn:
            self.finished.append(line)
            return
        reached = stage_of(state)
        if reached < stage:
            self.stages[reached].append(line)
        else:
            self.expand(line, stage, limit)

    def candidates(self, state: GameState) -> list[int]:
        """The legal moves worth trying."""
        op = state.stack[-1].op
        if op in (PLAY, KEEP):
            moves = [move for move in state.legal if move == DONE or self.known[move - TILE]]
            return moves if moves or op == PLAY else state.legal[:1]
        if op in (COVER, DISCARD, POUCH):
            return self.cheapest(state)
        return state.legal

    def cheapest(self, state: GameState) -> list[int]:
        """The hand tiles that may most easily go, and DONE where it is allowed."""
        zoo = state.zoos[self.seat]
        outlook = Outlook(state, zoo, self.weights.taste)
        values: list[tuple[float, int]] = []
        moves: list[int] = []
        for move in state.legal:
            if move == DONE:
                moves.append(move)
            else:
                tile = move - TILE
                values.append((tile_value(outlook, zoo, tile) if self.known[tile] else UNKNOWN_VALUE, move))
        values.sort()
        for _, move in values[:CHEAPEST]:
            moves.append(move)
        return moves

    def follow_relocations(self, line: Line, stage: int, limit: int) -> None:
        """Try all relocations, follow those that score most at once."""
        self.settle(self.play(line, DONE), stage, limit)
        now = zoo_total(self.root.material, line.state.zoos[self.seat])
        found: list[tuple[int, int]] = []
        lines: list[Line] = []
        for source in line.state.legal:
            if source == DONE:
                continue
            lifted = self.play(line, source)
            for target in lifted.state.legal:
                if self.is_late:
                    return
                moved = self.play(lifted, target)
                points = zoo_total(self.root.material, moved.state.zoos[self.seat])
                if points >= now:
                    found.append((-points, len(lines)))
                    lines.append(moved)
        found.sort()
        for _, place in found[:RELOCATIONS]:
            self.settle(lines[place], stage, limit)


def stage_of(state: GameState) -> int:
    """How many steps of the turn are still to come."""
    return len(state.stack[0].effects)


def place_of(state: GameState, seat: int) -> Place:
    """What the rest of a seat's turn depends on; which tiles lie face down does not matter any more."""
    zoo = state.zoos[seat]
    return (
        tuple(zoo.top),
        zoo.filled,
        tuple(zoo.hand),
        tuple(zoo.slots),
        tuple(zoo.supported),
        (zoo.upgraded, zoo.markers, zoo.upgrades_used, zoo.conservation, zoo.pouch, zoo.end_marker),
        tuple(zoo.paired),
        tuple(state.display),
        tuple(state.revealed),
        (state.pile_at, len(state.discards), state.turn, state.owed, state.end_seat, state.outcome),
        tuple([place_in(frame) for frame in state.stack]),
    )


def place_in(frame: Frame) -> Place:
    """What the rest of a frame depends on."""
    numbers = (frame.op, frame.n, frame.must, frame.kind, frame.tile, frame.cells, frame.strength)
    return (*numbers, *frame.effects)


def known_tiles(state: GameState) -> list[bool]:
    """For each tile whether it is anywhere but in the pile."""
    known = [True] * state.material.tiles.count
    for place in range(state.pile_at, len(state.pile)):
        known[state.pile[place]] = False
    return known


def best_line(state: GameState, weights: Weights, width: int, nodes: int, until: float) -> list[int]:
    """The moves of the best line for the seat that decides; none where the time was too short to find it."""
    search = TurnSearch(state, weights, width, nodes, until)
    lines = search.run()
    return [] if search.is_late else lines[0].moves
