"""What is drawn: hexes where they belong, lines broken without loss, options by number and word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from sanctuary.catalogue import catalogue
from sanctuary.cli.game.options import Option, find, folded
from sanctuary.cli.screen.final import outcome
from sanctuary.cli.screen.table import side_by_side, wrap
from sanctuary.cli.screen.zoo import draw_zoo, icon_signs
from sanctuary.records import position_from_json
from sanctuary.rules.cells import CELL_BY_NAME, CELL_NAMES, NEIGHBOURS, cells_of
from sanctuary.rules.effects import ICONS, PETTING_ZOO
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import SCORED, Options
from sanctuary.text import LOCALES, texts
from sanctuary.views.preview import Preview
from sanctuary.views.standing import standing
from sanctuary.views.view import open_view

ENGLISH = texts("en")


def drawing(zoo: dict[str, object], width: int, side: int = 1, lang: str = "en") -> list[str]:
    position = position_from_json({"side": side, "zoo": zoo}, catalogue())
    return [line.plain for line in draw_zoo(texts(lang), position.material, position.zoo, width)]


def place_of(lines: list[str], word: str) -> tuple[int, int]:
    [found] = [(line.index(word), number) for number, line in enumerate(lines) if word in line]
    return found


class TestZoo:
    @pytest.mark.parametrize("width", [58, 60, 79, 80, 100, 120, 200])
    def test_it_fits(self, width: int) -> None:
        assert max(len(line) for line in drawing({"c1": "A034"}, width)) <= width

    @pytest.mark.parametrize("width", [60, 100])
    def test_neighbours_lie_half_a_hex_apart(self, width: int) -> None:
        """R2.1: straight above, or one column aside and half a hex up or down."""
        lines = drawing({}, width)
        places = {name: place_of(lines, f"_{name}_") for name in CELL_NAMES}
        columns = sorted({x for x, _ in places.values()})
        for cell, name in enumerate(CELL_NAMES):
            x, y = places[name]
            near = {
                other
                for other, (across, down) in places.items()
                if (across == x and abs(down - y) == 4)
                or (abs(columns.index(across) - columns.index(x)) == 1 and abs(down - y) == 2)
            }
            assert near == {CELL_NAMES[other] for other in cells_of(NEIGHBOURS[cell])}

    def test_everything_that_lies_there_is_named(self) -> None:
        zoo: dict[str, object] = {"c1": "A034", "d2": ["A036", "P086"], "e1": "open", "c2": {"open": "A001"}}
        shown = "\n".join(drawing(zoo, 100))
        for word in ("A034♂", "Capybara", "P086▲", "(A001)", "ENTRANCE", "printed"):
            assert word in shown
        assert shown.count("░" * 12) == 4  # two printed, two face down

    def test_side_2_draws_its_own_bonuses(self) -> None:
        assert "relocate" in "\n".join(drawing({}, 60, side=2))

    @pytest.mark.parametrize("lang", LOCALES)
    def test_no_two_icons_share_a_sign(self, lang: str) -> None:
        signs = [icon_signs(texts(lang), 1 << icon) for icon in range(PETTING_ZOO + 1)]
        assert len(set(signs)) == len(ICONS[: PETTING_ZOO + 1])

    @pytest.mark.parametrize("lang", LOCALES)
    @pytest.mark.parametrize("side", [1, 2])
    def test_nothing_is_cut_in_the_narrowest_drawing(self, lang: str, side: int) -> None:
        assert "…" not in "\n".join(drawing({}, 60, side, lang))


class TestOutcome:
    def sentences(self, zoos: list[dict[str, str]]) -> list[str]:
        """How a game ends in which each seat has a zoo: cells with tiles."""
        tiles = catalogue().tiles
        state = new_game(catalogue().material(1), Options(players=len(zoos)), "outcome")
        for seat, cells in enumerate(zoos):
            for cell, id in cells.items():
                state.zoos[seat].put_face_up(tiles, tiles.by_id[id], CELL_BY_NAME[cell])
        state.outcome = SCORED
        view = open_view(state)
        names = ["Anna", "Béla", "Cili"][: len(zoos)]
        return [line.plain for line in outcome(ENGLISH, view, standing(view), names)]

    def test_most_points_win_without_a_word_on_ties(self) -> None:
        assert self.sentences([{"c1": "A022"}, {}]) == ["Anna wins with 6 points."]

    def test_animals_break_a_tie_and_that_is_said(self) -> None:
        """R9.10: an animal of 4 points against a building of 4 points."""
        winner, why = self.sentences([{"c1": "B114"}, {"c1": "A022"}, {}])
        assert winner == "Béla wins with 6 points."
        assert why == "The points were equal; the number of animals decided: Anna 0, Béla 1."

    def test_still_tied_the_victory_is_shared(self) -> None:
        assert self.sentences([{"c1": "A022"}, {"c1": "A023"}]) == [
            "Anna and Béla share the victory with 6 points each."
        ]


class TestLines:
    @given(st.lists(st.text("abcdefghij", min_size=1, max_size=90), max_size=20), st.integers(20, 60))
    def test_breaking_loses_nothing_and_fits(self, words: list[str], width: int) -> None:
        line = " ".join(words)
        parts = [part.plain for part in wrap(Text(line), width, 4)]
        assert max(len(part) for part in parts) <= width
        assert "".join("".join(parts).split()) == "".join(line.split())

    def test_the_right_block_begins_at_its_column(self) -> None:
        lines = side_by_side([Text("ab")], [Text("x"), Text("y")], 5)
        assert [line.plain for line in lines] == ["ab   x", "     y"]


def option(key: str, *words: str) -> Option:
    return Option(0, key, Text(), list(words), Preview(0, 0, [], [], []))


class TestAnswers:
    def test_words_are_found_without_accents_and_capitals(self) -> None:
        options = [option("1", "Hóbagoly"), option("2", "Hüllőház")]
        assert find(options, "hobagoly") == options[:1]
        assert find(options, "HÜLLŐ") == options[1:]

    def test_a_whole_word_wins_over_the_beginning_of_another(self) -> None:
        options = [option("1", "Park"), option("2", "Parkland")]
        assert find(options, "park") == options[:1]
        assert find(options, "par") == options

    def test_one_letter_is_no_beginning(self) -> None:
        assert find([option("1", "Park")], "p") == []

    @given(st.text())
    def test_folding_twice_changes_nothing(self, word: str) -> None:
        assert folded(folded(word)) == folded(word)
