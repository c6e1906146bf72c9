"""Tuning: weights that predict games better, drawn towards those before; noted is what was played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from sanctuary.arena.tune import TRUST, Sample, fit, play_samples, weights_text
from sanctuary.search.evaluation import FAR_TURNS, NEAR_TURNS, Outcome, Weights, find_weights
from sanctuary.search.features import FEATURE_COUNT, SCORE

if TYPE_CHECKING:
    from pathlib import Path

START = find_weights("")
HAND_SIZE = 14


def expected(weights: Weights, sample: Sample) -> float:
    """What the evaluation says of a zoo."""
    near, far = weights.base_near, weights.base_far
    for value, soon, late in zip(sample.features, weights.near, weights.far, strict=True):
        near, far = near + value * soon, far + value * late
    return Outcome(sample.features[SCORE], near, far).after(sample.turns)


def made_up(count: int, bonus: float) -> list[Sample]:
    """Return zoos that end with what the evaluation says, and a bonus for each hand tile."""
    random = Random(count)
    samples = []
    for _ in range(count):
        features = [float(random.randrange(6)) for _ in range(FEATURE_COUNT)]
        sample = Sample(features, random.uniform(2.0, 15.0), 0.0)
        samples.append(Sample(features, sample.turns, expected(START, sample) + bonus * features[HAND_SIZE]))
    return samples


def test_what_is_predicted_already_changes_nothing() -> None:
    found, missed = fit(made_up(300, 0.0), START)
    assert missed == pytest.approx(0.0, abs=1e-6)
    assert [*found.near, *found.far] == pytest.approx([*START.near, *START.far])


def test_a_weight_moves_its_part_of_the_way() -> None:
    """Points for hand tiles that no weight explains are put down to them, as far as TRUST allows."""
    samples = made_up(4000, 2.0)
    found, missed = fit(samples, START)
    moved = []
    for turns in (NEAR_TURNS, FAR_TURNS):
        more = [0.0] * FEATURE_COUNT
        more[HAND_SIZE] = 1.0
        one, none = Sample(more, turns, 0.0), Sample([0.0] * FEATURE_COUNT, turns, 0.0)
        now = expected(found, one) - expected(found, none)
        moved.append(now - (expected(START, one) - expected(START, none)))
    assert all(0.0 < step < 2.0 for step in moved)
    others = [abs(a - b) for a, b in zip(found.near, START.near, strict=True)]
    assert max(range(FEATURE_COUNT), key=others.__getitem__) == HAND_SIZE
    before = sum((expected(START, one) - one.final) ** 2 for one in samples) / len(samples)
    after = sum((expected(found, one) - one.final) ** 2 for one in samples) / len(samples)
    assert after < before * (TRUST / (1.0 + TRUST)) ** 2
    assert missed == pytest.approx(after**0.5)


@pytest.mark.slow
def test_a_game_is_noted_once_and_the_same_each_time() -> None:
    games = [play_samples(START, 3, "tune") for _ in range(2)]
    noted = [[(one.features, one.turns, one.final) for one in samples] for samples in games]
    assert noted[0] == noted[1]
    finals = [one.final for one in games[0]]
    assert len(set(finals[:3])) > 1
    assert finals[:3] * (len(finals) // 3) == finals[: len(finals) // 3 * 3]  # each seat's own, in turn


def test_the_file_holds_the_weights(tmp_path: Path) -> None:
    found, _ = fit(made_up(200, 1.0), START)
    file = tmp_path / "tuned.toml"
    file.write_text(weights_text(found), "utf-8")
    again = find_weights(str(file))
    assert [*again.near, *again.far] == pytest.approx([*found.near, *found.far], abs=0.0005)
    assert again.base_near == pytest.approx(found.base_near, abs=0.0005)
