"""Who holds a seat, as the browser tells and keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.serving import Served
    from web.person import Person

pytestmark = pytest.mark.slow


def test_the_new_link_of_a_seat_handed_over_is_shown_and_works(
    visit: Callable[..., Person], site: Served
) -> None:
    made = site.make("me", "random", seed="seats")
    person, friend = visit(), visit()
    person.sit_down(made.id, 0, made.secrets[0])
    person.is_asked()
    person.page.get_by_role("button", name="Table", exact=True).click()
    person.page.get_by_role("button", name="Hand the seat over").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("only this link opens the seat")
    address = dialog.get_by_role("textbox").input_value()
    assert made.secrets[0] not in address
    friend.page.goto(address)
    friend.is_asked()
    person.page.reload()
    person.is_asked()
    late = visit()
    late.page.goto(f"{site.url}/table/{made.id}#seat=0&secret={made.secrets[0]}")
    expect(late.page.locator("h1")).to_have_text("This link to a seat is no longer valid.")


def test_without_a_name_each_reader_sees_a_word_of_their_own_language(
    visit: Callable[..., Person], site: Served
) -> None:
    made = site.make("me", "open")
    host, guest = visit(), visit(locale="hu-HU")
    guest.page.goto(f"{site.url}/table/{made.id}")
    guest.page.get_by_label("A neved").fill("  ")
    guest.button("Ide ülök").click()
    host.sit_down(made.id, 0, made.secrets[0])
    guest.page.locator(".table").wait_for()
    seat = "ul.seats li:nth-child(2) .name"
    expect(host.page.locator(seat)).to_have_text("Player 2")
    expect(guest.page.locator(seat)).to_have_text("2. játékos")

    alone = visit(locale="hu-HU")
    alone.open()
    alone.button("Játék botok ellen").click()
    alone.page.locator(".table").wait_for()
    expect(alone.page.locator("ul.seats .name").first).to_have_text("Vendég")
    table = alone.page.url.rsplit("/", 1)[-1]
    watcher = visit()
    watcher.page.goto(f"{site.url}/table/{table}")
    expect(watcher.page.locator("ul.seats .name").first).to_have_text("Guest")


def test_a_seat_comes_back_by_the_device_when_the_browser_forgot_it(visit: Callable[..., Person]) -> None:
    person = visit()
    person.open()
    person.page.get_by_role("button", name="Play against bots").first.click()
    person.is_asked()
    person.script("localStorage.clear()")
    person.page.reload()
    expect(person.page.locator(".prompt.mine")).to_be_visible()
    assert person.script("Object.keys(JSON.parse(localStorage.getItem('sanctuary.seats'))).length") == 1


def test_a_table_is_left(visit: Callable[..., Person]) -> None:
    person = visit()
    person.open()
    person.page.get_by_role("button", name="Play against bots").first.click()
    person.is_asked()
    person.page.get_by_role("button", name="Table", exact=True).click()
    person.button("Leave the table").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("A bot plays on for you")
    person.button("Leave the table").click()
    expect(person.page.locator("h1")).to_have_text("Build your own zoo")
    expect(person.page.get_by_text("It is your turn.")).to_have_count(0)


@pytest.mark.parametrize(
    "kept",
    [
        {
            "sanctuary.settings": '{"locale":"xx","theme":7,"textSize":"big","shortcuts":null}',
            "sanctuary.seats": "null",
            "sanctuary.learn": "[]",
        },
        {
            "sanctuary.settings": '{"textSize":99,"shortcuts":{"confirm":5}}',
            "sanctuary.seats": '{"aaaaaaaaaaaa":null}',
            "sanctuary.learn": '{"table":7}',
        },
        {"sanctuary.settings": "null", "sanctuary.seats": "7", "sanctuary.learn": "null"},
    ],
)
def test_what_was_kept_and_is_spoiled_stops_no_page(
    visit: Callable[..., Person], site: Served, kept: dict[str, str]
) -> None:
    person = visit()
    person.open()
    person.script(
        "(kept) => Object.entries(kept).forEach(([place, text]) => localStorage.setItem(place, text))", kept
    )
    for path in ("/", "/settings", "/learn", "/tiles"):
        person.page.goto(f"{person.url}{path}")
        expect(person.page.locator("h1")).to_be_visible()
    made = site.make("me", "random", seed="seats")
    person.sit_down(made.id, 0, made.secrets[0])
    person.is_asked()
