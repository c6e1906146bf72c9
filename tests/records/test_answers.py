"""Points and placements of position lines, with figures worked out by hand from the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from records.games import KINDS_OF_GAME, name_of, random_game
from records.schemas import problems
from sanctuary.catalogue import catalogue
from sanctuary.records import Position, answer_lines, placements, position_from_json, score_position
from sanctuary.rules.cells import CELL_NAMES
from sanctuary.rules.decisions import PLACE, current
from sanctuary.rules.moves import CELL
from sanctuary.rules.scoring import final_scores
from sanctuary.rules.state import Options


def points(value: object) -> dict[str, Any]:
    answer = score_position(position_from_json(value, catalogue()))
    assert problems("score", answer) == []
    return answer


def cells_for(tile: str, value: dict[str, Any]) -> list[str]:
    answer = placements(position_from_json({**value, "place": [tile]}, catalogue()))
    assert problems("placements", answer) == []
    place: Any = answer["place"]
    assert list(place) == [tile]
    cells: list[str] = place[tile]
    return cells


def test_an_empty_zoo_scores_its_printed_open_areas() -> None:
    assert points({}) == {
        "total": 2,
        "by": {
            "animals": 0,
            "buildings": 0,
            "projects": 0,
            "open_areas": 2,
            "achievements": 0,
            "markers": 0,
            "end": 0,
        },
        "cells": {"b1": 1, "f4": 1},
    }


def test_example_1_of_the_rules() -> None:
    """E1: Owl 8, Alpine Area 8: four europe icons hang together, the one elsewhere does not count."""
    zoo = {"c1": "A017", "c2": "A005", "c3": "A031", "d4": "B102", "g1": "P083"}
    answer = points({"zoo": zoo})
    # The otter is alone with its water (2); owl and ibex are no neighbours in rock here (2).
    assert answer["cells"] == {"b1": 1, "c1": 8, "c2": 2, "c3": 2, "d4": 8, "f4": 1, "g1": 0}
    assert list(answer["cells"]) == ["b1", "c1", "c2", "c3", "d4", "f4", "g1"]
    assert answer["by"]["animals"] == 12
    assert answer["by"]["buildings"] == 8
    assert answer["total"] == 22


def test_petting_zoo_groups_stand_at_their_first_cell() -> None:
    """E2: two connected and one alone: 9 + 3; all three: 18; each at its first cell, 0 elsewhere."""
    apart = points({"zoo": {"c2": "A065", "c1": "A066", "e1": "A068"}})
    assert {cell: apart["cells"][cell] for cell in ("c1", "c2", "e1")} == {"c1": 9, "c2": 0, "e1": 3}
    together = points({"zoo": {"c1": "A068", "d2": "A066", "e1": "A065"}})
    assert {cell: together["cells"][cell] for cell in ("c1", "d2", "e1")} == {"c1": 18, "d2": 0, "e1": 0}


def test_markers_achievements_and_the_end() -> None:
    line = {"supported": {"bird": 5, "asia": 2}, "conservation": 1, "pouch": 2, "end_marker": 10}
    by = points(line)["by"]
    assert by == {
        "animals": 0,
        "buildings": 0,
        "projects": 0,
        "open_areas": 2,
        "achievements": 16,
        "markers": 6,
        "end": 10,
    }


def test_released_animals_count_for_nothing() -> None:
    """R6.2: of a release stack only the project counts, here 4 points and no icon for the second giraffe."""
    answer = points({"zoo": {"c1": ["A036", "P086"], "c2": "A001"}})
    assert answer["cells"]["c1"] == 4
    assert answer["by"]["animals"] == 2


def test_unknown_and_known_fronts_score_alike() -> None:
    assert points({"zoo": {"c1": "open"}}) == points({"zoo": {"c1": {"open": "A009"}}})


def test_the_first_tile_goes_next_to_the_entrance() -> None:
    assert cells_for("A001", {}) == ["c1", "d2", "e1"]
    assert cells_for("A001", {"hand": ["A001"]}) == ["c1", "d2", "e1"]


def test_open_areas_need_other_hand_tiles() -> None:
    """R6.4: the caracal points SW: from c1 at the printed b1, from d2 at the empty c1, from e1 at d1."""
    assert cells_for("A007", {}) == ["c1"]
    assert cells_for("A007", {"hand": ["A007"]}) == ["c1"]
    assert cells_for("A007", {"hand": ["A001"]}) == ["c1", "d2"]
    assert cells_for("A007", {"hand": ["A001", "A007"]}) == ["c1", "d2"]


def test_face_up_tiles_serve_as_no_open_area() -> None:
    assert cells_for("A007", {"hand": ["A001"], "zoo": {"c1": "A003"}}) == ["b2", "c2"]
    assert "d2" in cells_for("A007", {"hand": ["A001"], "zoo": {"c1": "open"}})


def test_release_projects_go_on_animals_with_the_icon() -> None:
    zoo = {"c1": "A036", "c2": "A017", "d2": "B124", "e1": ["A037", "P086"]}
    assert cells_for("P095", {"zoo": zoo}) == ["c1"]
    assert cells_for("P093", {"zoo": zoo}) == ["c2"]
    assert cells_for("P091", {"zoo": zoo}) == []


def test_buildings_look_at_space_and_player() -> None:
    assert cells_for("B102", {"zoo": {"c1": "A017", "d2": "A005"}}) == ["c2"]
    assert cells_for("B124", {"zoo": {"c1": "A001"}}) == []
    assert cells_for("B124", {"zoo": {"b2": "A001"}}) == ["a1", "a2"]


HAND = ["A001", "A002", "A003", "A004", "A005", "A006", "A008"]


def test_hand_at_least_7_counts_the_tile_itself() -> None:
    """R7.3, B134."""
    assert cells_for("B134", {"hand": HAND[:6]}) == ["c1", "d2", "e1"]
    assert cells_for("B134", {"hand": HAND[:5]}) == []
    assert cells_for("B134", {"hand": [*HAND[:6], "B134"]}) == ["c1", "d2", "e1"]
    assert cells_for("B134", {"hand": [*HAND[:5], "B134"]}) == []


def test_discard_4_needs_four_others() -> None:
    """R7.3, B135."""
    assert cells_for("B135", {"hand": HAND[:4]}) == ["c1", "d2", "e1"]
    assert cells_for("B135", {"hand": HAND[:3]}) == []
    assert cells_for("B135", {"hand": [*HAND[:3], "B135"]}) == []


def test_several_tiles_are_answered_each_for_itself() -> None:
    answer = placements(position_from_json({"place": ["A001", "A007", "B102"]}, catalogue()))
    assert answer == {"place": {"A001": ["c1", "d2", "e1"], "A007": ["c1"], "B102": []}}


@pytest.mark.parametrize("options", KINDS_OF_GAME, ids=name_of)
def test_placements_are_the_cells_a_game_offers(options: Options) -> None:
    for state, _ in random_game(options, "ibis"):
        if state.is_over() or current(state).op != PLACE:
            continue
        tile = current(state).tile
        answer: Any = placements(Position(state.material, state.zoos[state.seat], [tile]))
        offered = [CELL_NAMES[move - CELL] for move in state.legal]
        assert answer["place"][state.material.tiles.ids[tile]] == offered


def test_scores_are_the_ones_of_the_game() -> None:
    for state, move in random_game(Options(players=3), "stork"):
        if move < 0:
            for zoo, score in zip(state.zoos, final_scores(state), strict=True):
                answer = score_position(Position(state.material, zoo))
                assert problems("score", answer) == []
                assert answer["total"] == score.total()


def test_bad_lines_are_answered_in_their_place() -> None:
    lines: list[str | bytes] = [
        "{}\n",
        "\n",
        '{"zoo":{"c1":"A001","c1":"A002"}}\n',
        "{,}\n",
        b'{"hand":["A001"]}\n',
        b'{"hand":["\xff"]}\n',
        '{"pouch":NaN}',
        "[" * 100_000,
        '{"pouch":' + "9" * 5000 + "}",
        "  {}  ",
    ]
    answers = list(answer_lines(lines, score_position, catalogue()))
    assert [answer.get("line") for answer in answers] == [None, 2, 3, 4, None, 6, 7, 8, 9, None]
    assert [problems("score", answer) for answer in answers] == [[]] * len(lines)
    assert answers[1]["error"] == "the line is empty"
    assert answers[2]["error"] == 'key "c1" stands twice'
    assert str(answers[3]["error"]).startswith("no JSON at column 2: ")
    assert answers[5]["error"] == "byte 11 is no UTF-8"
    assert answers[6]["error"] == "NaN is no JSON number"
    assert json.loads(json.dumps(answers)) == answers


def test_placements_need_tiles_to_place() -> None:
    answers = list(answer_lines(["{}"], placements, catalogue()))
    assert answers == [{"error": 'key "place" is missing: the tiles to find cells for', "line": 1}]
