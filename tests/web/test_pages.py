"""The other pages in a real browser: replay, the guided game, tiles, languages, and what axe finds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from sqlalchemy import create_engine, text

from server.serving import Client, Made, Served, served
from tables.databases import empty_database
from web.person import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from web.person import Person

pytestmark = pytest.mark.slow


def play_out(client: Client, random: Random) -> None:
    """Play a table with one person to its end."""
    while not client.is_over:
        client.reach_choice()
        if not client.is_over:
            client.play(random.randrange(100))


@pytest.fixture(scope="module")
def finished(site: Served) -> Made:
    """Return a game against a bot that is over."""
    made = site.make("me", "random", seed="pages")
    client = made.client(0)
    play_out(client, Random(1))
    client.close()
    return made


def test_a_game_can_be_watched_again_and_played_on(visit: Callable[..., Person], finished: Made) -> None:
    person = visit()
    person.open(f"/replay/{finished.id}")
    place = person.page.locator(".slider span")
    expect(place).to_contain_text("Move 0 of")
    person.page.get_by_role("button", name="One move on").click()
    person.page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("Move 2 of")
    person.page.get_by_role("button", name="To the next turn").click()
    person.page.get_by_role("button", name="To the next turn").click()
    expect(person.page.get_by_role("heading", name="Turn 3")).to_be_visible()
    hand = person.page.locator("section[aria-label^=Hand]")
    expect(hand).to_be_visible()

    turn = place.inner_text()
    person.button("Play").click()
    expect(place).not_to_contain_text(turn)
    person.button("Pause").click()

    before = int(place.inner_text().split()[1])
    person.button("Play on from this move").click()
    person.page.locator(".table").wait_for()
    person.is_asked()
    assert before > 0
    person.play(Random(2), most=2)


@pytest.mark.parametrize("locale", ["en", "hu-HU"])
def test_every_move_of_a_replay_is_in_words(
    visit: Callable[..., Person], finished: Made, locale: str
) -> None:
    person = visit(locale=locale)
    person.open(f"/replay/{finished.id}")
    person.page.locator("details summary").last.click()
    moves = person.page.locator("details li").all_inner_texts()
    steps = finished.get("/history").json()["steps"]
    assert len(moves) == len(steps)
    assert not {step["word"] for step in steps}.intersection(moves)
    ends = {move for move, step in zip(moves, steps, strict=True) if step["decision"] == "confirm"}
    assert len(ends) == 2, "a turn's end is told by who ended it"


def test_a_record_comes_back_by_drop(visit: Callable[..., Person], finished: Made, tmp_path: Path) -> None:
    person = visit()
    record = tmp_path / "game.json"
    record.write_text(finished.get("/record?format=json").text, encoding="utf-8")
    person.open()
    person.page.get_by_label("Drop a game record").set_input_files(record)
    expect(person.page.get_by_role("heading", name="Replay:")).to_be_visible()

    person.open()
    transfer = person.page.evaluate_handle(
        """text => {
          const carried = new DataTransfer()
          carried.items.add(new File([text], 'broken.json'))
          return carried
        }""",
        "{ this is no record",
    )
    person.page.dispatch_event("main", "drop", {"dataTransfer": transfer})
    expect(person.page.get_by_role("alert")).to_contain_text("no record that can be played")


def test_the_final_zoo_is_saved_as_a_picture(visit: Callable[..., Person], finished: Made) -> None:
    person = visit()
    person.sit_down_finished(finished.id, 0, finished.secrets[0])
    for name, begin in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
        with person.page.expect_download() as saved:
            person.button(name).first.click()
        assert saved.value.path().read_bytes().startswith(begin)


def test_the_guided_game_can_be_left_and_resumed(visit: Callable[..., Person]) -> None:
    person = visit()
    person.open("/learn")
    person.button("Begin the guided game").click()
    coach = person.page.locator(".coach")
    person.page.locator(".table").wait_for()
    person.button("Next").click()
    expect(coach).to_contain_text("Take a tile")
    person.is_asked()
    person.choose(person.choices()[0])
    expect(coach.get_by_role("img", name="Done")).to_be_visible()
    person.button("Next").click()
    person.button("Leave").click()
    person.page.reload()
    person.button("Go on at chapter 3").click()
    expect(coach).to_contain_text("Use a card")
    expect(person.page.locator(".prompt")).to_have_attribute("data-prompt", "act")


def test_tiles_are_found_in_either_language_without_accents(visit: Callable[..., Person]) -> None:
    person = visit(locale="hu-HU")
    person.open("/tiles")
    person.page.get_by_label("Keresés").fill("oroszlan")
    links = person.page.locator("main ul a")
    assert "/tiles/A001" in [link.get_attribute("href") for link in links.all()]
    person.page.get_by_label("Keresés").fill("LION")
    assert "/tiles/A001" in [link.get_attribute("href") for link in links.all()]
    person.page.get_by_label("Élőhely").select_option("water")
    assert "/tiles/A001" not in [link.get_attribute("href") for link in links.all()]
    links.first.click()
    expect(person.page.locator("h1")).not_to_be_empty()
    assert "/tiles/A" in person.page.url


def test_the_table_speaks_hungarian_and_changes_language_while_it_runs(
    visit: Callable[..., Person], site: Served
) -> None:
    person = visit(locale="hu-HU")
    made = site.make("me", seed="solo")
    person.sit_down(made.id, 0, made.secrets[0])
    person.is_asked()
    expect(person.page.locator(".prompt .text")).to_contain_text("kijelző")
    assert person.script("document.documentElement.lang") == "hu"
    person.page.goto(f"{person.url}/settings")
    person.page.get_by_label("English").check()
    expect(person.page.locator("h1")).to_have_text("Settings")
    person.page.goto(f"{person.url}/table/{made.id}")
    expect(person.page.locator(".prompt .text")).to_contain_text("display")


def test_a_game_of_other_rules_shows_its_zoos(visit: Callable[..., Person], tmp_path: Path) -> None:
    """The server comes back with other rules: the game is shown as it was last seen."""
    database = empty_database("sqlite", tmp_path)
    with served(database, tmp_path) as before:
        made = before.make("me", "random")
        play_out(made.client(0), Random(2))
        points = [zoo["score"]["total"] for zoo in made.client().update["board"]["zoos"]]
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE games SET rules_version = 0"))
    engine.dispose()
    with served(database, tmp_path) as after:
        person = visit(after.url)
        person.open(f"/table/{made.id}")
        expect(person.page.locator("h1")).to_have_text("Table of Player 0, random")
        expect(person.page.locator("main")).to_contain_text("version 0")
        expect(person.page.locator("tfoot .total")).to_have_text([str(total) for total in points])
        expect(person.page.get_by_label("Zoo of")).to_have_count(2)
        assert serious(person) == []
        person.leave()


PAGES = ("/", "/tiles", "/tiles/A036", "/rules", "/icons", "/learn", "/settings", "/nothing-here")


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["light", "dark"])
def test_axe_finds_nothing_serious(
    visit: Callable[..., Person], site: Served, finished: Made, theme: str, size: Any
) -> None:
    person = visit(theme=theme, size=size)
    table = site.make("me", "random")
    waiting = site.make("me", "open")
    paths = [*PAGES, f"/replay/{finished.id}", f"/table/{finished.id}", f"/table/{waiting.id}"]
    found = {}
    for path in paths:
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        found[path] = serious(person)
    person.sit_down(table.id, 0, table.secrets[0])
    person.play(Random(3), most=12)
    person.is_asked()
    found["table"] = serious(person)
    person.button("Score").click()
    found["score"] = serious(person)
    assert {path: problems for path, problems in found.items() if problems} == {}


def serious(person: Person) -> list[str]:
    """What axe calls serious or critical, with where."""
    person.page.evaluate("document.fonts.ready")
    answer = Axe().run(person.page)
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in answer.response["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:4]
    ]
