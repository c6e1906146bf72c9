"""`sanctuary tiles`, `rules` and `perft`."""

import pytest

from cli.program import Program
from sanctuary.catalogue import catalogue
from sanctuary.rules.game import apply_move
from sanctuary.rules.setup import new_game
from sanctuary.rules.state import GameState, Options
from sanctuary.text import RULES, rule_text, texts


def ids(shown: str) -> list[str]:
    return [line[:4] for line in shown.splitlines() if line[:1] in "APB" and line[1:4].isdigit()]


class TestTiles:
    def test_all_of_them(self, program: Program) -> None:
        done = program.run("tiles")
        assert ids(done.stdout) == list(catalogue().tiles.ids)
        assert "135 tiles." in done.stdout

    @pytest.mark.parametrize(
        ("options", "wanted"),
        [
            (["--kind", "animal", "--level", "5", "--class", "primate"], ["A055", "A056"]),
            (
                ["--habitat", "rock", "--habitat", "rock", "--continent", "europe"],
                ["A017", "A031", "A032", "A049"],
            ),
            (["--class", "petting_zoo"], [f"A{number:03}" for number in range(64, 71)]),
            (["a034"], ["A034"]),  # not its pair, which names it
            (["card to slot 1"], ["A053", "A054", "A062", "B123"]),  # as the list says it
            (["áthelyezés"], ["A050", "A051", "A052", "P076"]),
            (["tigrispiton"], ["A050", "A051"]),
            (["INDIAN PYTHON"], ["A050", "A051"]),
            (["no such thing"], []),
        ],
    )
    def test_filters_and_words_in_any_language(
        self, program: Program, options: list[str], wanted: list[str]
    ) -> None:
        assert ids(program.run("tiles", *options).stdout) == wanted

    def test_names_are_sorted_as_the_language_sorts_them(self, program: Program) -> None:
        """Hungarian: á beside a, ö after o, sz after s."""
        shown = program.run("tiles", "--lang", "hu", "--sort", "name", "--kind", "animal").stdout
        names = [line[5:].split(" · ")[0] for line in shown.splitlines()[:-1]]
        places = {name: place for place, name in enumerate(names)}
        assert places["Alpaka"] < places["Alpesi kőszáli kecske"] < places["Arakanga"]
        assert places["Kínai vízisárkány"] < places["Koala"]
        assert places["Strucc"] < places["Szamár"] < places["Szárazföldi tajpán"]

    def test_whole_text_in_both_languages(self, program: Program) -> None:
        shown = program.run("tiles", "A017", "--both").stdout
        assert "Snowy Owl" in shown
        assert "Hóbagoly" in shown

    def test_wrong_values_are_named(self, program: Program) -> None:
        done = program.run("tiles", "--habitat", "desert")
        assert done.returncode == 2
        assert "--habitat: “desert” is none of forest, rock" in done.stderr


class TestRules:
    def test_one_a_chapter_and_all(self, program: Program) -> None:
        one = " ".join(program.run("rules", "r6.4").stdout.split())
        assert one == f"R6.4 {rule_text(texts('en'), 'R6.4')}"
        chapter = program.run("rules", "R7").stdout
        assert [line.split()[0] for line in chapter.splitlines() if line[0] == "R"] == [
            "R7.1",
            "R7.2",
            "R7.3",
        ]
        everything = program.run("rules", "--lang", "hu", COLUMNS="1000").stdout
        assert [line.split()[0] for line in everything.splitlines()] == list(RULES)

    def test_by_a_word(self, program: Program) -> None:
        shown = program.run("rules", "entrance").stdout
        assert "R2.2 " in shown
        assert "R9.1 " not in shown

    def test_no_such_rule(self, program: Program) -> None:
        done = program.run("rules", "R99.1")
        assert done.returncode == 1
        assert "There is no rule “R99.1”" in done.stderr


def counted(state: GameState, depth: int) -> int:
    """Counted the slow way: every move of every line made."""
    if depth == 0 or state.is_over():
        return 1
    total = 0
    for move in state.legal:
        after = state.copy()
        apply_move(after, move)
        total += counted(after, depth - 1)
    return total


def test_perft_counts_lines(program: Program) -> None:
    start = new_game(catalogue().material(1), Options(players=3), "count")
    done = program.run("perft", "--seed", "count", "--players", "3", "--depth", "5", "--divide")
    numbers = [int(line.rpartition(": ")[2]) for line in done.stdout.splitlines()[:-1]]
    assert len(numbers) == len(start.legal)
    assert sum(numbers) == counted(start, 5)
    assert done.stdout.splitlines()[-1].startswith(f"{sum(numbers):,} line")
