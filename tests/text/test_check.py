"""The check of the texts: the project's own pass, and each kind of fault is found where it is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sanctuary.text import LOCALES
from sanctuary.text.check import PACKAGE, main, problems

CODE = PACKAGE
WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A copy of the project's texts that a test may spoil."""
    shutil.copytree(PACKAGE / "locales", tmp_path / "locales")
    return tmp_path / "locales"


def add(path: Path, text: str) -> int:
    """Append text to a file; the number of its first line."""
    old = path.read_text(encoding="utf-8")
    path.write_text(f"{old}\n{text}\n", encoding="utf-8")
    return old.count("\n") + 2


def code(tmp_path: Path, name: str, text: str) -> Path:
    folder = tmp_path / "code"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def sources() -> list[Path]:
    return [folder for folder in (CODE, WEB) if folder.is_dir()]


def test_the_texts_of_the_project_are_in_order() -> None:
    assert problems(PACKAGE / "locales", sources()) == []


def test_a_message_missing_in_one_locale(locales: Path) -> None:
    line = add(locales / "en" / "effects.ftl", "effect-fly = Fly.\n    .after = fly")
    other = add(locales / "hu" / "effects.ftl", "effect-swim = Ússz.")
    found = problems(locales, sources())
    assert f"en/effects.ftl:{line}: effect-fly is missing in hu" in found
    assert f"en/effects.ftl:{line}: effect-fly.after is missing in hu" in found
    assert f"hu/effects.ftl:{other}: effect-swim is missing in en" in found


def test_placeholders_that_differ_also_through_a_reference(locales: Path) -> None:
    add(
        locales / "en" / "effects.ftl",
        "effect-fly = Fly to { $cell } { effect-fly-far }.\neffect-fly-far = { $far }",
    )
    line = add(locales / "hu" / "effects.ftl", "effect-fly = Repülj ide: { $mező }.")
    text = (locales / "hu" / "effects.ftl").read_text(encoding="utf-8").replace("$mező", "$mezo")
    (locales / "hu" / "effects.ftl").write_text(text, encoding="utf-8")
    found = problems(locales, sources())
    assert f"hu/effects.ftl:{line}: effect-fly has placeholders $mezo, but $cell, $far in en" in found


def test_a_file_that_does_not_parse(locales: Path) -> None:
    line = add(locales / "hu" / "scores.ftl", "score-broken = { $number")
    found = problems(locales, sources())
    assert [problem for problem in found if problem.startswith(f"hu/scores.ftl:{line}: ")]


def test_a_message_that_stands_twice(locales: Path) -> None:
    line = add(locales / "en" / "tiles.ftl", "tile-A001 = Lioness")
    assert f"en/tiles.ftl:{line}: tile-A001 stands a second time" in problems(locales, sources())


def test_references_to_nothing(locales: Path) -> None:
    line = add(locales / "en" / "tiles.ftl", "tile-x = { tile-y } { -zoo } { SING($number) }")
    found = problems(locales, sources())
    assert f"en/tiles.ftl:{line}: refers to tile-y, which is nowhere" in found
    assert f"en/tiles.ftl:{line}: refers to -zoo, which is nowhere" in found
    assert f"en/tiles.ftl:{line}: tile-x calls SING, which is no function" in found


def test_a_message_nobody_uses(locales: Path) -> None:
    line = add(locales / "en" / "tiles.ftl", "tile-A999 = Unicorn")
    assert f"en/tiles.ftl:{line}: tile-A999 is not used" in problems(locales, sources())


def test_a_word_of_a_family_without_a_message(locales: Path) -> None:
    for locale in ("en", "hu"):
        path = locales / locale / "rules.ftl"
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text(
            "\n".join(line for line in lines if not line.startswith("rule-R6-4 ")), encoding="utf-8"
        )
    assert "text/families.py: there is no message rule-R6-4" in problems(locales, sources())


def test_calls_in_python(locales: Path, tmp_path: Path) -> None:
    folder = code(
        tmp_path,
        "some.py",
        "texts.format('no-such-message')\n"
        "texts.format('event-drew', player='x')\n"
        "texts.format('event-drew', **args)\n"
        "'a-b {}'.format('not-at-all')\n",
    )
    found = problems(locales, [*sources(), folder])
    assert "some.py:1: there is no message no-such-message" in found
    assert "some.py:2: event-drew needs $number" in found
    assert not [problem for problem in found if problem.startswith("some.py:3")]
    assert not [problem for problem in found if problem.startswith("some.py:4")]


def test_calls_in_the_browser(locales: Path, tmp_path: Path) -> None:
    for locale in LOCALES:
        add(locales / locale / "terms.ftl", "web-used = Used\nweb-unused = Unused")
    folder = code(tmp_path, "Some.svelte", "<p>{t('web-used')}</p>\n<p>{t(\"web-unknown\", { a: 1 })}</p>\n")
    found = problems(locales, [*sources(), folder])
    assert "Some.svelte:2: there is no message web-unknown" in found
    assert not [problem for problem in found if "web-used" in problem]
    assert [problem for problem in found if problem.endswith("web-unused is not used")]


def test_exit_status_and_output(locales: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "--locales",
        str(locales),
        *(part for folder in sources() for part in ("--source", str(folder))),
    ]
    assert main(arguments) == 0
    assert capsys.readouterr().out == "The texts are in order.\n"
    add(locales / "en" / "tiles.ftl", "tile-A999 = Unicorn")
    assert main(arguments) == 1
    assert "tile-A999 is not used" in capsys.readouterr().out
