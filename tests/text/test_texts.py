"""A language at run time: choice, fall-back, placeholders, functions."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from sanctuary.text import Texts, best_locale, texts

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two locales of our own: the Hungarian one lacks two messages of the English one."""
    for locale, text in {
        "en": "both = Both { $number }\nonly-english = Only { $name }\n    .short = o { $name }\n",
        "hu": (
            'both = Mindkettő { $number }\narticle = { ARTICLE($name, start: "yes") } { $name }, '
            "{ ARTICLE($number) } { $number }.\n"
        ),
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_message_of_the_locale(folder: Path) -> None:
    assert Texts("hu", folder).format("both", number=3) == "Mindkettő 3"


def test_numbers_are_written_as_the_language_does(folder: Path) -> None:
    assert Texts("hu", folder).format("both", number=1.5) == "Mindkettő 1,5"
    assert Texts("en", folder).format("both", number=1.5) == "Both 1.5"


def test_what_is_missing_comes_from_english_and_is_logged(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hungarian = Texts("hu", folder)
    assert not hungarian.has("only-english")
    with caplog.at_level(logging.WARNING):
        assert hungarian.format("only-english", name="Anna") == "Only Anna"
        assert hungarian.format("only-english.short", name="Anna") == "o Anna"
    assert "message only-english is missing in locale hu; English is used" in caplog.text


def test_a_message_that_refers_to_a_broken_one_comes_from_english_whole(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its file does not parse: the messages after the fault are gone, those that use them are not."""
    for locale, text in {
        "en": "sign = star\nsaid = See the { sign } of { $name }\n",
        "hu": "= csillag\nsaid = Íme { sign }, ez { $name }\n",
    }.items():
        (folder / locale / "signs.ftl").write_text(text, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert Texts("hu", folder).format("said", name="Anna") == "See the star of Anna"
    assert "message said in locale hu" in caplog.text
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_language_whose_folder_is_gone_is_english(folder: Path) -> None:
    (folder / "hu" / "some.ftl").unlink()
    (folder / "hu").rmdir()
    assert Texts("hu", folder).format("both", number=3) == "Both 3"


def test_no_texts_at_all_give_names(tmp_path: Path) -> None:
    assert [Texts(locale, tmp_path).format("both") for locale in ("en", "hu")] == ["{both}", "{both}"]


def test_what_is_nowhere_gives_its_id_and_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    for locale in ("en", "hu"):
        assert Texts(locale, folder).format("no-such-thing") == "{no-such-thing}"
        assert Texts(locale, folder).format("both.short") == "{both.short}"
    assert "message no-such-thing is missing" in caplog.text


def test_a_placeholder_without_a_value_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert "number" in Texts("en", folder).format("both")
    assert "message both in locale en" in caplog.text


def test_the_article_follows_the_value(folder: Path) -> None:
    hungarian = Texts("hu", folder)
    assert hungarian.format("article", name="Oroszlán", number=3) == "Az Oroszlán, a 3."
    assert hungarian.format("article", name="Koala", number=5) == "A Koala, az 5."
    assert hungarian.format("article", name="Koala", number=1000).endswith(", az 1\u00a0000.")


def test_an_unknown_locale_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts for 'de'; there are: en, hu"):
        Texts("de")


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [
        (("hu",), "hu"),
        (("hu_HU.UTF-8",), "hu"),
        (("hu-HU", "en"), "hu"),
        (("de_DE", "hu"), "hu"),
        (("C.UTF-8",), "en"),
        (("",), "en"),
        ((), "en"),
        (("EN-GB", "hu"), "en"),
    ],
)
def test_the_best_locale(wanted: tuple[str, ...], locale: str) -> None:
    assert best_locale(*wanted) == locale


def test_lists() -> None:
    assert texts("hu").listed(["észak", "dél"]) == "észak és dél"
    assert texts("en").listed(["a", "b", "c"]) == "a, b, and c"


def test_names_sort_as_the_language_does() -> None:
    names = ["Zöld páva", "Óriáspanda", "Oroszlán", "Csimpánz", "Cibetmacska"]
    assert sorted(names, key=texts("hu").sort_key) == [
        "Cibetmacska",
        "Csimpánz",
        "Óriáspanda",
        "Oroszlán",
        "Zöld páva",
    ]
    assert sorted(["Zebra", "Élan", "eel"], key=texts("en").sort_key) == ["eel", "Élan", "Zebra"]
