"""Names of people."""

import pytest

from sanctuary.tables.names import LONGEST_NAME, fit_name


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ada", "Ada"),
        ("  Béla \n bácsi ", "Béla bácsi"),
        ("אדה", "אדה"),
        ("👩\u200d👧 Ada", "👩\u200d👧 Ada"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("Bo\u0000", "Bo"),
        ("\u202eadA", "adA"),
        ("A\u2066d\u2069a\ufeff", "Ada"),
        ("\u200b\u200d\u2060", ""),
        ("\u0301", ""),
        ("", ""),
    ],
)
def test_only_what_can_be_seen_is_left(given: str, name: str) -> None:
    assert fit_name(given) == name


def test_a_long_name_is_cut() -> None:
    assert fit_name("W" * 300) == "W" * LONGEST_NAME
    assert fit_name("W" * (LONGEST_NAME - 1) + " Bo") == "W" * (LONGEST_NAME - 1)
