"""`sanctuary position`: a JSON line for a line, in order, whatever the lines are."""

import json
import os
from pathlib import Path
from threading import Thread

import pytest

from cli.program import Program

OWL = '{"zoo":{"d2":"A005","c2":"A031","d3":"A017"}}'
"""E1 without its buildings: an otter, an ibex and an owl from Europe, connected."""


def answers(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


class TestScore:
    def test_points_by_category_and_by_cell(self, program: Program) -> None:
        done = program.run("position", "score", answers=f"{OWL}\n")
        assert done.returncode == 0
        [answer] = answers(done.stdout)
        # Owl: 2 for each of three connected Europe icons; otter: for one water; ibex: for two rocks.
        assert answer["cells"] == {"b1": 1, "c2": 4, "d2": 2, "d3": 6, "f4": 1}
        by = answer["by"]
        assert isinstance(by, dict)
        assert by["animals"] == 12
        assert by["open_areas"] == 2
        assert answer["total"] == 14

    def test_a_bad_line_is_answered_in_its_place(self, program: Program) -> None:
        done = program.run(
            "position", "score", answers=f'{OWL}\nno json\n{{"zoo":{{"z9":"A001"}}}}\n\n{OWL}\n'
        )
        assert done.returncode == 1
        first, second, third, fourth, last = answers(done.stdout)
        assert first == last
        assert second["line"] == 2
        assert third["line"] == 3
        assert "z9" in str(third["error"])
        assert fourth["line"] == 4
        assert done.stderr == ""

    def test_a_line_may_begin_with_a_byte_order_mark(self, program: Program, tmp_path: Path) -> None:
        file = tmp_path / "positions.jsonl"
        file.write_text(f"{OWL}\n", encoding="utf-8-sig")
        [answer] = answers(program.run("position", "score", str(file)).stdout)
        assert answer["total"] == 14

    def test_a_pipe_is_opened_once(self, program: Program, tmp_path: Path) -> None:
        """Whoever writes into it writes once: to open it a second time would wait for ever."""
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        writer = Thread(target=lambda: pipe.write_text(f"{OWL}\n", encoding="utf-8"))
        writer.start()
        [answer] = answers(program.run("position", "score", str(pipe)).stdout)
        writer.join()
        assert answer["total"] == 14

    def test_answers_for_programs_are_the_same_in_every_language(self, program: Program) -> None:
        lines = '{"zoo":{"c1":"A999"}}\n{"pouch": 1' + "0" * 5000 + "}\n"
        english, hungarian = (
            program.run("position", "score", "--lang", lang, answers=lines).stdout for lang in ("en", "hu")
        )
        assert english == hungarian
        assert [answer["error"] for answer in answers(english)] == [
            'zoo.c1: unknown tile "A999"',
            "no JSON of ours: a number has too many digits",
        ]

    def test_bytes_that_are_no_text(self, program: Program, tmp_path: Path) -> None:
        file = tmp_path / "positions.jsonl"
        file.write_bytes(b"\xff\xfe\n" + OWL.encode() + b"\n")
        done = program.run("position", "score", str(file))
        assert done.returncode == 1
        first, second = answers(done.stdout)
        assert first["line"] == 1
        assert second["total"] == 14

    def test_files_are_read_in_order(self, program: Program, tmp_path: Path) -> None:
        one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
        one.write_text(f"{OWL}\n{OWL}", encoding="utf-8")
        two.write_text('{"hand":["A001","A001"]}\n', encoding="utf-8")
        done = program.run("position", "score", str(one), str(two))
        assert [answer.get("total", answer.get("line")) for answer in answers(done.stdout)] == [14, 14, 3]

    def test_a_file_that_is_not_there(self, program: Program) -> None:
        done = program.run("position", "score", "nowhere.jsonl")
        assert done.returncode == 2
        assert done.stdout == ""
        assert "nowhere.jsonl cannot be read" in done.stderr


class TestPlacements:
    def test_sorted_cells_of_each_tile(self, program: Program) -> None:
        line = '{"zoo":{"d2":"A034"},"place":["A035","B122","P081"]}'
        done = program.run("position", "placements", answers=f"{line}\n")
        assert done.returncode == 0
        [answer] = answers(done.stdout)
        around = ["c1", "c2", "d3", "e1", "e2"]
        assert answer == {"place": {"A035": around, "B122": [], "P081": around}}

    def test_a_line_that_asks_for_nothing(self, program: Program) -> None:
        done = program.run("position", "placements", answers=f"{OWL}\n")
        assert done.returncode == 1
        assert "place" in str(answers(done.stdout)[0]["error"])


class TestShow:
    @pytest.mark.parametrize(("lang", "name"), [("en", "Snowy Owl"), ("hu", "Hóbagoly")])
    def test_a_drawing_with_reasons(self, program: Program, lang: str, name: str) -> None:
        done = program.run("position", "show", "--lang", lang, answers=f"{OWL}\n", COLUMNS="100")
        assert done.returncode == 0
        assert f"  6  d3 A017 {name}" in done.stdout
        assert "\\_____d3_____/" in done.stdout

    def test_what_is_wrong_is_said_in_the_language(self, program: Program) -> None:
        lines = '{"zoo":{"c1":"A999"}}\n{"zoo":\n\n'
        done = program.run("position", "show", "--lang", "hu", answers=lines)
        assert done.returncode == 1
        assert done.stdout.splitlines() == [
            '1. sor: zoo.c1: nincs ilyen lapka: "A999"',
            "2. sor: nem JSON: idő előtt véget ér",
            "3. sor: a sor üres",
        ]

    def test_a_bad_line_does_not_stop_the_next(self, program: Program) -> None:
        done = program.run("position", "show", answers=f"[]\n{OWL}\n")
        assert done.returncode == 1
        assert "Line 1: " in done.stdout
        assert "Position: 14 points" in done.stdout
