"""Whole games in a real browser: by clicks in two windows, by keys alone, on a phone with a finger."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.person import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.serving import Served
    from web.person import Person

pytestmark = pytest.mark.slow


def test_two_people_play_a_whole_game_by_clicks(visit: Callable[..., Person]) -> None:
    host, guest = visit(), visit()
    host.open()
    host.page.get_by_label("Your name").first.fill("Anna")
    host.page.get_by_text("New table with your own choices").click()
    host.page.get_by_text("Short first game").click()
    host.button("Make the table").click()
    invitation = host.page.get_by_label("Link", exact=True).input_value()

    guest.page.goto(invitation)
    guest.page.get_by_label("Your name").fill("Béla")
    guest.button("Sit here").click()
    for person in (host, guest):
        person.page.locator(".table").wait_for()

    random = Random(7)
    players = (host, guest) if host.page.locator(".prompt.mine").count() else (guest, host)
    for person in cycle(players):
        if not person.play_turn(random):
            break

    for person in players:
        expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
    titles = [person.page.locator("h1").inner_text() for person in players]
    assert titles[0] == titles[1]
    for person in players:
        totals = person.page.locator("tfoot td").all_inner_texts()
        rows = person.page.locator(".panel tbody tr").all_inner_texts()[:7]
        columns = list(zip(*(row.split()[-2:] for row in rows), strict=True))
        assert [sum(map(int, column)) for column in columns] == [int(total) for total in totals]


def test_a_whole_game_by_keyboard_only(visit: Callable[..., Person]) -> None:
    person = visit(shortcuts={})
    person.open()
    keyboard = person.page.keyboard
    solo = person.button("Play solo")
    for _ in range(40):
        keyboard.press("Tab")
        if solo.evaluate("button => button === document.activeElement"):
            break
    keyboard.press("Enter")
    person.page.locator(".table").wait_for()

    while person.is_asked():
        play_by_keys(person)
    expect(person.page.locator("h1")).to_contain_text("points")


FOCUS_IS_CHOICE = "() => document.activeElement.matches('[data-target], .prompt .option')"


def play_by_keys(person: Person) -> None:
    """One choice: a key leads to the place, Enter takes what has the focus, Enter confirms."""
    keyboard = person.page.keyboard
    before = person.version
    kinds = {
        ".display [data-target]": "d",
        ".hand [data-target]": "h",
        "[data-cell][data-target]": "m",
        "[data-card][data-target]": "c",
        ".prompt .option": "p",
    }
    place = next((key for selector, key in kinds.items() if person.page.locator(selector).count()), None)
    if place is None:
        keyboard.press("e")
        person.await_change(before)
        return
    keyboard.press(place)
    assert person.script(FOCUS_IS_CHOICE), f"the key {place} did not lead to something that may be chosen"
    keyboard.press("Enter")
    if person.is_unsent(before):
        if place == "c":
            keyboard.press("p")
        keyboard.press("Enter")
    person.await_change(before)


def test_a_solo_game_on_a_phone_with_one_finger(visit: Callable[..., Person]) -> None:
    person = visit(size=PHONE)
    person.open()
    person.button("Play solo").tap()
    person.page.locator(".table").wait_for()
    random = Random(11)
    moves = 0
    while person.is_asked():
        width, height = person.script(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert width == PHONE["width"]
        if person.asked in ("take", "act", "play", "place"):
            assert height == PHONE["height"], "what is asked most fits the phone's screen"
        moves += person.play(random, most=1)
    assert moves > 18, "each turn has several choices"
    expect(person.page.locator("h1")).to_contain_text("points")


def test_everything_fits_a_small_desk_without_scrolling(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    made = site.make("me", "easy", "easy", "easy")
    person.sit_down(made.id, 0, made.secrets[0])
    person.play(Random(2), most=25)
    assert person.script("document.documentElement.scrollHeight") == 720
    for place in ("map", "display", "hand", "cards", "prompt"):
        box = person.page.locator(f"[data-place={place}]").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 720 + 1, place
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1280 + 1, place
