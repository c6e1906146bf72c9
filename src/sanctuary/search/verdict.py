"""How a game stands for one seat: expected points, chance to win, and the value that search maximises."""

from __future__ import annotations

from math import exp
from typing import Final

from sanctuary.rules.cells import count_cells
from sanctuary.rules.moves import MARKER_COUNT, OBJECTIVE_ICON, SMALLEST_MARKER
from sanctuary.rules.placement import empty_spaces
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.rules.state import SOLO_WON, GameState
from sanctuary.rules.zoo import NONE, Zoo
from sanctuary.search.evaluation import Outcome, Weights, expect, turns_to_come

WIN: Final = 10.0
"""Points that winning is worth beside the points themselves."""
SOLO_WIN: Final = 80.0
SPREAD_AT_END: Final = 1.5
SPREAD_A_TURN: Final = 1.2
"""Spread of the lead that is still to be expected, as the scale of a logistic curve, in points."""
SPACES_A_TURN: Final = 1.7
ICONS_A_TURN: Final = 1.1
SOLO_SPREAD: Final = 1.2
"""Turns by which the pace of a solo game may be misjudged."""


class Verdict:
    """points: own, expected at the end; lead: over the strongest rival (solo: the points themselves).

    chance: to win; win: what that is worth, in points; value: what search maximises.
    """

    def __init__(self, points: float, lead: float, chance: float, win: float) -> None:
        self.points: Final = points
        self.lead: Final = lead
        self.chance: Final = chance
        self.win: Final = win
        self.value: Final = lead + win * chance


def judge(state: GameState, seat: int, weights: Weights, known: list[bool]) -> Verdict:
    """The verdict for a seat, every seat's turn just over or not yet begun."""
    if state.is_over():
        return judge_end(state, seat)
    rivals = [
        expect(state, other, weights, known) if other != seat else Outcome(0.0, 0.0, 0.0)
        for other in range(len(state.zoos))
    ]
    return judge_against(state, seat, weights, known, rivals)


def judge_against(
    state: GameState, seat: int, weights: Weights, known: list[bool], rivals: list[Outcome]
) -> Verdict:
    """The verdict, where what the rivals may expect is known already (the own place is not looked at)."""
    if state.is_over():
        return judge_end(state, seat)
    turns = turns_to_come(state, seat)
    own = expect(state, seat, weights, known).after(turns)
    if len(rivals) == 1:
        return Verdict(own, own, solo_chance(state, state.zoos[seat]), SOLO_WIN)
    best = -1.0e9
    for other in range(len(rivals)):
        if other != seat:
            # Only once the end is near do seats have different numbers of turns to come.
            after = turns if state.end_seat == NONE else turns_to_come(state, other)
            best = max(best, rivals[other].after(after))
    lead = own - best
    return Verdict(own, lead, logistic(lead / (SPREAD_AT_END + SPREAD_A_TURN * turns)), WIN)


def mean_verdict(verdicts: list[Verdict]) -> Verdict:
    """The mean of verdicts on one game, for one seat; there is at least one."""
    if len(verdicts) == 1:
        return verdicts[0]
    points = 0.0
    lead = 0.0
    chance = 0.0
    for verdict in verdicts:
        points += verdict.points
        lead += verdict.lead
        chance += verdict.chance
    number = float(len(verdicts))
    return Verdict(points / number, lead / number, chance / number, verdicts[0].win)


def judge_end(state: GameState, seat: int) -> Verdict:
    """The verdict on a finished game; a shared victory counts by its share."""
    points = [float(score.total()) for score in final_scores(state)]
    own = points[seat]
    if len(points) == 1:
        return Verdict(own, own, 1.0 if state.outcome == SOLO_WON else 0.0, SOLO_WIN)
    best = -1.0e9
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    first = winners(state)
    return Verdict(own, own - best, 1.0 / len(first) if seat in first else 0.0, WIN)


def solo_chance(state: GameState, zoo: Zoo) -> float:
    """A guess at winning a solo game (R12.3): by filling the map, or by placing all markers, in time."""
    turns = float(len(state.solo_markers) - state.solo_at)
    spaces = float(count_cells(empty_spaces(state.material.zoo_map, zoo)))
    by_filling = logistic((turns - spaces / SPACES_A_TURN) / SOLO_SPREAD)
    by_markers = logistic((turns - turns_for_markers(state, zoo)) / SOLO_SPREAD)
    return max(by_filling, by_markers)


def turns_for_markers(state: GameState, zoo: Zoo) -> float:
    """Turns that placing the unused markers will take: one each (R4.5), and those for the icons missing."""
    counts = [
        int(count_cells(zoo.kind_mask[OBJECTIVE_ICON + objective]))
        for objective in state.objectives
        if not zoo.supported[objective]
    ]
    counts.sort()
    missing = -zoo.conservation
    unused = 0
    for size in range(MARKER_COUNT - 1, -1, -1):
        if zoo.markers >> size & 1:
            unused += 1
            icons = counts.pop()
            missing += max(0, size + SMALLEST_MARKER - icons) + (2 if icons == 0 else 0)
    return max(float(unused), max(0, missing) / ICONS_A_TURN + 1.0)


def logistic(x: float) -> float:
    """1 / (1 + e^-x), without overflow."""
    return 1.0 / (1.0 + exp(min(50.0, max(-50.0, -x))))
