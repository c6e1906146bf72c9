"""The analysis in a real browser: asked for, waited for, and every swing leads to its moment."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from server.serving import Made, Served, served
from tables.databases import empty_database
from web.person import DESK, PHONE
from web.test_pages import play_out, serious

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from web.person import Person

pytestmark = pytest.mark.slow
MINUTES = 180_000


@pytest.fixture(scope="module")
def thorough(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that judges well enough to find mistakes."""
    folder = tmp_path_factory.mktemp("thorough")
    with served(empty_database("sqlite", folder), folder, analysis_iterations="30") as server:
        yield server


@pytest.fixture(scope="module")
def played(thorough: Served) -> Made:
    """A finished game of somebody who chose at random."""
    made = thorough.make("me", "random", seed="swings")
    play_out(made.client(0), Random(1))
    return made


def test_the_analysis_is_asked_for_and_shown(visit: Callable[..., Person], played: Made) -> None:
    person = visit(url=played.server.url)
    person.open(f"/replay/{played.id}")
    person.button("Analyse the game").click()
    expect(person.page.locator("progress")).to_be_visible()
    swings = person.page.locator("[data-swing]")
    expect(swings.first).to_be_visible(timeout=MINUTES)
    assert 1 < swings.count() < 12
    losses = [float(re.findall(r"([\d.]+) points of lead", text)[0]) for text in swings.all_inner_texts()]
    assert losses == sorted(losses, reverse=True)
    swings.first.click()
    ply = swings.first.get_attribute("data-swing")
    expect(person.page.get_by_text(re.compile(rf"^Move {ply} of "))).to_be_visible()
    told = person.page.locator(f"[data-judged='{ply}']")
    expect(told).to_contain_text("Better: ")
    assert len(re.findall(r"(\d+) points expected, (\d+) % to win", told.inner_text())) == 2
    expect(swings.first).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize(("theme", "size", "locale"), [("light", DESK, "en"), ("dark", PHONE, "hu")])
def test_it_is_still_there_and_the_curve_leads_to_its_moments(
    visit: Callable[..., Person], played: Made, theme: str, size: Any, locale: str
) -> None:
    person = visit(url=played.server.url, theme=theme, size=size, locale=locale)
    asked = played.server.http.post(f"/api/tables/{played.id}/analysis")
    assert asked.status_code == 202
    person.open(f"/replay/{played.id}")
    curve = person.page.locator(".analysis svg[role='img']")
    expect(curve).to_be_visible(timeout=MINUTES)
    assert curve.locator("polyline").count() == 2
    expect(person.page.locator(".slider")).to_contain_text(re.compile(r"\b0\b"))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 0.5, "y": box["height"] * 0.5})
    told = person.page.locator("[data-judged]")
    expect(told).to_be_visible()
    last = int(str(person.page.locator(".slider input").get_attribute("max")))
    assert abs(int(str(told.get_attribute("data-judged"))) - last / 2) < last / 8
    assert serious(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
