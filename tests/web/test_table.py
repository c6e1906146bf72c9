"""The table in a real browser: what is lit can be done, dragging, taking back, coming back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from server.serving import Served
from tables.databases import empty_database
from web.person import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import ViewportSize

    from web.person import Person

pytestmark = pytest.mark.slow


def sit(person: Person, site: Served, *others: str, **table: Any) -> None:
    made = site.make("me", *others, **{"seed": "table", **table})
    person.sit_down(made.id, 0, made.secrets[0])


def test_every_lit_space_takes_its_tap(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    random = Random(4)
    tried = 0
    while tried < 12 and person.play_until("place", random):
        for cell in [one.get_attribute("data-cell") for one in person.choices()]:
            space = person.page.locator(f"[data-cell={cell}]")
            space.click()
            expect(space).to_have_attribute("aria-pressed", "true")
            expect(person.page.locator("[data-selected]")).to_be_visible()
            tried += 1
        before = person.version
        person.button("Confirm").click()
        person.await_change(before)
    assert tried >= 12


WORDS_CUT = """() => [...document.querySelectorAll('.tile .name, .card .name')].flatMap(label => {
  const text = label.firstChild
  return [...text.data.matchAll(/[^\\s\\u00ad-]+/g)].flatMap(({ 0: part, index }) => {
    const lineOf = at => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return Math.round([...range.getClientRects()].at(-1)?.top ?? 0) // before it may come the hyphen above
    }
    const lines = new Set([...part].map((_, at) => lineOf(index + at)))
    return lines.size > 1 || label.scrollWidth > label.clientWidth ? [part] : []
  })
})"""


@pytest.mark.parametrize("locale", ["en", "hu-HU"])
@pytest.mark.parametrize("size", [DESK, {"width": 1000, "height": 700}, PHONE])
def test_no_name_is_cut_inside_a_word(
    visit: Callable[..., Person], site: Served, locale: str, size: ViewportSize
) -> None:
    person = visit(locale=locale, size=size)
    seen: set[str] = set()
    for seed in ("names-1", "names-2", "names-3"):
        sit(person, site, "random", seed=seed)
        person.is_asked()
        seen.update(person.page.locator(".tile .name").all_text_contents())
        assert person.script(WORDS_CUT) == []
        person.page.locator("ul.seats button").last.click()
        person.page.locator("dialog .card").first.wait_for()
        assert person.script(WORDS_CUT) == []
    assert any(len(name) > 13 for name in seen)


def test_a_space_that_is_not_lit_takes_nothing(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    assert person.play_until("place", Random(5))
    person.page.locator("[data-cell=d1]").click()
    expect(person.button("Confirm")).to_have_count(0)
    expect(person.page.locator(".explained")).to_contain_text("entrance")


def test_points_and_their_reasons_are_shown_before_the_choice(
    visit: Callable[..., Person], site: Served
) -> None:
    person = visit()
    sit(person, site)
    assert person.play_until("place", Random(6))
    person.choices()[0].click()
    expect(person.page.locator(".brings .points")).to_be_visible()
    shown = int(person.page.locator(".brings .points").inner_text().replace("−", "-"))
    total = person.page.locator(".seats .total").first
    before = int(total.inner_text())
    version = person.version
    person.button("Confirm").click()
    person.await_change(version)
    while person.is_asked() and person.asked == "cover":
        person.choose(person.choices()[0])  # the open areas count in the points that were shown
    expect(total).to_have_text(str(before + shown))


def test_a_tile_can_be_dragged_to_a_space(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    random = Random(8)
    while person.play_until("play", random):
        if person.page.locator(".hand [data-target]").count():
            break
        person.skip()
    tile = person.page.locator(".hand [data-target]").first
    name = tile.get_attribute("data-tile")
    begin, end = tile.bounding_box(), person.page.locator("[data-cell=d2]").bounding_box()
    assert begin
    assert end
    mouse = person.page.mouse
    mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + 30)
    mouse.down()
    mouse.move(begin["x"], begin["y"] - 60, steps=4)
    expect(person.page.locator(".shadow")).to_be_visible()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()
    # The tile is chosen at the server; the space too, where the server offers it.
    expect(person.page.locator(".prompt[data-prompt=place]")).to_be_visible()
    expect(person.page.locator(f".hand [data-tile={name}][aria-pressed=true]")).to_be_visible()
    offered = person.page.locator("[data-cell=d2][data-target]").count()
    expect(person.page.locator("[data-cell=d2][aria-pressed=true]")).to_have_count(offered)


def test_undo_is_refused_after_a_draw(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site, undo="until_information")
    person.is_asked()
    person.choose(person.choices()[0])
    undo = person.button("Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(person.page.locator(".prompt")).to_have_attribute("data-prompt", "take")
    person.choose(person.choices()[0])

    before = person.version
    person.page.locator("[data-card=forest]").click()
    person.button("Draw 2 tiles").click()
    person.await_change(before)
    expect(undo).to_be_disabled()
    assert "hidden" in (undo.get_attribute("title") or "")


def test_a_choice_just_begun_can_be_cancelled(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site, undo="off")
    assert person.play_until("place", Random(9))
    before = person.version
    person.button("Cancel").click()
    person.await_change(before)
    assert person.asked != "place"


def test_reload_keeps_seat_and_place_in_the_turn(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    assert person.play_until("place", Random(10))
    prompt = person.page.locator(".prompt .text").inner_text()
    cells = [one.get_attribute("data-cell") for one in person.choices()]
    person.page.reload()
    person.is_asked()
    assert person.page.locator(".prompt .text").inner_text() == prompt
    assert [one.get_attribute("data-cell") for one in person.choices()] == cells


def test_a_server_that_was_killed_mid_turn_is_found_again(
    visit: Callable[..., Person], tmp_path: Path
) -> None:
    database = empty_database("sqlite", tmp_path)
    first = Served(database, tmp_path / "first.log")
    port = first.url.rsplit(":", 1)[1]
    person = visit(first.url)
    sit(person, first)
    assert person.play_until("place", Random(12))
    prompt, version = person.page.locator(".prompt .text").inner_text(), person.version
    first.kill()
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()
    second = Served(database, tmp_path / "second.log", port=port)
    try:
        expect(person.page.get_by_text("The connection is lost")).to_be_hidden(timeout=30_000)
        assert (person.page.locator(".prompt .text").inner_text(), person.version) == (prompt, version)
        person.play(Random(13), most=3)
    finally:
        person.leave()
        second.stop()


def test_two_people_on_one_device_never_see_the_other_hand(
    visit: Callable[..., Person], site: Served
) -> None:
    person = visit()
    made = site.make("me", "me", seed="two here")
    person.open()
    person.script(
        "([table, keys]) => localStorage.setItem('sanctuary.seats', JSON.stringify({ [table]: keys }))",
        [made.id, {str(seat): secret for seat, secret in made.secrets.items()}],
    )
    person.page.goto(f"{person.url}/table/{made.id}")
    random = Random(14)
    for _ in range(2):
        take_over = person.button("It is me")
        person.page.locator(".table, .pass").first.wait_for()
        if take_over.count():
            assert person.page.locator("[data-tile]").count() == 0
            take_over.click()
            expect(person.page.locator(".pass")).to_have_count(0)
        while person.page.locator(".pass").count() == 0:
            person.play(random, most=1)
    expect(person.page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def test_shortcuts_can_be_changed_and_are_dead_in_fields(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    person.open("/settings")
    person.page.get_by_role("button", name="Score: S. Change the key.").click()
    person.page.keyboard.press("x")
    sit(person, site)
    person.is_asked()
    person.page.keyboard.press("s")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.keyboard.press("x")
    expect(person.page.get_by_role("dialog", name="Score")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Help")).to_contain_text("X")
