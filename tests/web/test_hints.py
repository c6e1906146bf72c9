"""Hints in a real browser: step by step, the best moves with reasons, and that the game says so."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.person import DESK, PATIENCE, PHONE
from web.test_pages import serious

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.serving import Served
    from web.person import Person

pytestmark = pytest.mark.slow

HINTED = re.compile(r"\bhinted\b")


def sit(person: Person, site: Served, *others: str, **table: Any) -> None:
    made = site.make("me", *others, **{"seed": "hints", **table})
    person.sit_down(made.id, 0, made.secrets[0])


def step(person: Person, number: int) -> str:
    """Press the key for a hint; the sentence of that step."""
    person.page.keyboard.press("t")
    told = person.page.locator(f"[data-hint='{number}']")
    expect(told.locator(".link")).to_be_visible(timeout=PATIENCE)
    return told.locator("span").first.inner_text()


def test_where_then_which_then_the_move(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    assert person.play_until("place", Random(4))
    marked = person.page.locator("[data-cell][data-hinted]")
    assert step(person, 1) == "Look at your zoo map."
    expect(person.page.locator("[data-place='map']")).to_have_class(HINTED)
    expect(marked).to_have_count(0)
    sentence = step(person, 2)
    columns = {str(cell.get_attribute("data-cell"))[0] for cell in marked.all()}
    assert [f"Choose a space in column {column}." for column in columns] == [sentence]
    expect(person.page.locator("[data-place='map']")).not_to_have_class(HINTED)
    sentence = step(person, 3)
    expect(marked).to_have_count(1)
    assert sentence == f"The best move: Space {marked.get_attribute('data-cell')}"


@pytest.mark.parametrize(("theme", "size", "locale"), [("light", DESK, "en"), ("dark", PHONE, "hu")])
def test_the_best_moves_with_reasons_and_one_of_them_made(
    visit: Callable[..., Person], site: Served, theme: str, size: Any, locale: str
) -> None:
    person = visit(theme=theme, size=size, locale=locale)
    sit(person, site)
    assert person.play_until("act", Random(4))
    step(person, 1)
    assert serious(person) == []
    person.page.locator(".hint-told .link").click()
    moves = person.page.locator("[data-hinted-move]")
    expect(moves).to_have_count(3)
    for said in moves.all_inner_texts():
        assert {"en": "% to win", "hu": "% esély a győzelemre"}[locale] in said
        assert {"en": "You ", "hu": "Ezt teszed: "}[locale] in said
    assert serious(person) == []
    before = person.version
    moves.first.locator(".button").click()
    expect(person.page.locator("dialog")).to_have_count(0)
    person._confirm(before)
    person.await_change(before)
    expect(person.page.locator(".hint-told")).to_have_count(0)


def test_hints_are_for_one_decision(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    sit(person, site)
    assert person.play_until("act", Random(4))
    step(person, 1)
    person.play(Random(4), most=1)
    assert person.is_asked()
    expect(person.page.locator(".hint-told")).to_have_count(0)
    step(person, 1)


def test_who_took_hints_is_seen_at_the_table_and_at_the_end(
    visit: Callable[..., Person], site: Served
) -> None:
    made = site.make("me", "random", seed="told")
    person, watcher = visit(), visit()
    person.sit_down(made.id, 0, made.secrets[0])
    watcher.open(f"/table/{made.id}")
    person.is_asked()
    step(person, 1)
    expect(watcher.page.locator(".log")).to_contain_text("Player 0 took a hint.")
    expect(watcher.page.get_by_role("button", name="Player 0 took hints at 1 decision.")).to_have_count(1)
    assert watcher.page.locator(".hint-told").count() == 0
    for each in (person, watcher):
        each.open()
    client = made.client(0)
    random = Random(2)
    while not client.is_over:
        client.reach_choice()
        if not client.is_over:
            client.play(random.randrange(100))
    told = watcher.page.locator("[data-hints='1']")
    for page in ("table", "replay"):
        watcher.open(f"/{page}/{made.id}")
        expect(told).to_have_text(" Player 0 took hints at 1 decision.", timeout=PATIENCE)


def test_where_others_play_hints_are_off_unless_wanted(visit: Callable[..., Person]) -> None:
    person = visit()
    person.open()
    person.page.locator("summary").click()
    wanted = person.page.get_by_label("Hints may be asked for")
    expect(wanted).not_to_be_checked()
    person.page.get_by_label("Seat 2", exact=True).select_option("bot")
    expect(wanted).to_be_checked()
    wanted.uncheck()
    person.button("Make the table").click()
    person.page.locator(".table").wait_for()
    assert person.is_asked()
    expect(person.button("Hint")).to_have_count(0)
    person.page.keyboard.press("t")
    expect(person.page.locator(".hint-told")).to_have_count(0)
