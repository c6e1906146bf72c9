"""Every case of the TOML files, played out."""

import pytest

from cases.case import problems_of, read_cases

CASES = read_cases()


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    assert problems_of(CASES[name]) == [], CASES[name]["say"]
