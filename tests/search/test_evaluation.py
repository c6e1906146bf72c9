"""The evaluation: exact at the end, sensible before it, and its data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from players.games import play_on, play_to_end, start
from sanctuary.players import make_player
from sanctuary.rules.scoring import final_scores, winners
from sanctuary.search.evaluation import WeightsError, expect, find_weights, read_weights, turns_to_come
from sanctuary.search.features import FEATURE_COUNT, FEATURES, zoo_features
from sanctuary.search.taste import TASTES, read_taste
from sanctuary.search.turn import known_tiles
from sanctuary.search.verdict import judge, solo_chance

WEIGHTS = read_weights()


def test_with_no_turn_to_come_the_points_on_the_table_are_expected() -> None:
    players = [make_player("light", seed=seed) for seed in range(3)]
    state = play_to_end(start("over", 3), players)
    for seat, score in enumerate(final_scores(state)):
        assert expect(state, seat, WEIGHTS, known_tiles(state)).after(0.0) == score.total()


def test_the_verdict_on_a_finished_game_is_its_result() -> None:
    players = [make_player("light", seed=seed) for seed in range(2)]
    state = play_to_end(start("result"), players)
    points = [score.total() for score in final_scores(state)]
    for seat in (0, 1):
        verdict = judge(state, seat, WEIGHTS, known_tiles(state))
        assert (verdict.points, verdict.lead) == (points[seat], points[seat] - points[1 - seat])
        assert verdict.chance == (seat in winners(state)) / len(winners(state))


def test_chances_of_two_seats_add_up_and_follow_the_lead() -> None:
    for moves in (30, 60, 90):
        state = play_on(start("chance"), make_player("light:seed=2"), moves)
        verdicts = [judge(state, seat, WEIGHTS, known_tiles(state)) for seat in (0, 1)]
        assert verdicts[0].lead == pytest.approx(-verdicts[1].lead)
        ahead = 0 if verdicts[0].lead > verdicts[1].lead else 1
        assert verdicts[ahead].chance > 0.5 > verdicts[1 - ahead].chance


def test_turns_to_come_after_the_end_was_triggered() -> None:
    """Every other player has one more turn (R10.2)."""
    state = start("last", 3)
    state.end_seat, state.turns_left = state.seat, 3
    first = state.seat
    assert [turns_to_come(state, (first + step) % 3) for step in range(3)] == [0.0, 1.0, 1.0]


def test_a_solo_game_grows_less_likely_to_be_won_as_markers_are_flipped() -> None:
    state = start("solo", 1)
    chances = []
    for flipped in range(0, 18, 3):
        state.solo_at = flipped
        chances.append(solo_chance(state, state.zoos[0]))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5 > chances[-1]


def test_features_count_things() -> None:
    state = start("features")
    state.zoos[0].hand = [0, 5, 64]
    state.zoos[0].conservation = 2
    known = known_tiles(state)
    known[0], known[5], known[64] = True, False, True
    values = dict(zip(FEATURES, zoo_features(state, 0, WEIGHTS.taste, known), strict=True))
    assert (values["hand_size"], values["hand_unknown"], values["empty"]) == (3, 1, 21)
    assert (values["open_areas"], values["bonuses"], values["frontier"]) == (2, 5, 3)
    assert (values["unused_markers"], values["short_3"], values["strengths"]) == (4, 30, 10)
    assert values["conservation"] == 2
    assert len(FEATURES) == FEATURE_COUNT


@pytest.mark.parametrize("read", [read_weights, read_taste])
def test_a_data_file_with_other_names_is_refused(read: object, tmp_path: Path) -> None:
    table = "weights" if read is read_weights else "taste"
    file = tmp_path / "odd.toml"
    file.write_text(f"[{table}]\nluck = 1.0\n", "utf-8")
    with pytest.raises(ValueError, match="luck"):
        read(file)  # type: ignore[operator]


def test_weights_have_names(tmp_path: Path) -> None:
    usual, expert = find_weights(""), find_weights("expert")
    assert usual.near == WEIGHTS.near
    assert expert.near != usual.near
    with pytest.raises(WeightsError, match=r"none\.toml cannot be read: No such file"):
        find_weights(str(tmp_path / "none.toml"))


def all_rows(row: str) -> bytes:
    """A file of weights in which every row is the same."""
    return "\n".join(["[weights]", *(f"{name} = {row}" for name in (*FEATURES, "base"))]).encode()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"[weights\n", "cannot be read"),
        (b"\xff", "cannot be read"),
        (b"weights = 3\n", r"no table \[weights\]"),
        (b"[taste]\n", r"no table \[weights\]"),
        (b"[weights]\nbase = [1, 2]\n", "differ: bonuses"),
        *[
            (all_rows(row), "score must")
            for row in ("3", "[1]", "[1, 2, 3]", "[1, nan]", '["1", "2"]', "[true, 1]")
        ],
    ],
)
def test_weights_that_cannot_be_used_are_refused(text: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "spoiled.toml"
    file.write_bytes(text)
    with pytest.raises(WeightsError, match=rf"spoiled\.toml.*{problem}"):
        find_weights(str(file))


def test_tastes_are_numbered_in_the_order_of_their_names() -> None:
    taste = read_taste()
    assert len(taste) == len(TASTES)
    assert TASTES.index("upgrade_projects") == 37
    assert TASTES.index("noise") == 27
