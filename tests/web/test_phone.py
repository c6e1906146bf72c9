"""A phone in a real browser: all that may be chosen can be tapped, and every button is in sight."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web.person import DESK, IS_AT, PHONE
from web.test_pages import serious

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import ViewportSize

    from server.serving import Client, Made, Served
    from web.person import Person

pytestmark = pytest.mark.slow

NARROW: ViewportSize = {"width": 320, "height": 640}
LANGUAGES: Final = ({"locale": "en"}, {"locale": "hu", "theme": "dark"})
SIZES: Final = ((PHONE, 1), (NARROW, 1.3))
"""Screens, and how large the letters are."""

KINDS: Final = {
    *("take", "act", "play", "place", "cover", "discard", "choose", "keep", "pouch", "open_area", "relocate"),
    *("relocate_to", "move_card", "support", "marker", "upgrade", "upgrade_card", "confirm"),
}
"""Kinds of decisions, as the table's messages name them."""

AT_ONCE: Final = ("play", "relocate")
"""Kinds whose choice is sent by the first tap."""

CROWDED: Final = ("place", "support")
"""Kinds looked at again in the last turn, when a banner takes room."""

SEEDS: Final = ("phone-2", "phone-1")
"""Games in which the first seat is asked for all kinds, and has a last turn."""

TROUBLES = """() => {
  const troubles = []
  const name = (thing) =>
    thing.dataset?.cell ?? thing.dataset?.tile ?? thing.dataset?.card ?? thing.textContent.trim()
  const meets = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && thing.contains(hit)
  }
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  for (const button of document.querySelectorAll('.prompt .buttons .button')) {
    const isSeen = inside(button.getBoundingClientRect()) && meets(button)
    if (!isSeen) troubles.push(`out of sight: ${name(button)}`)
  }
  for (const target of document.querySelectorAll('.table [data-target], .prompt .options .button')) {
    if (!target.getClientRects().length) continue
    target.scrollIntoView({ block: 'center' })
    if (!meets(target)) troubles.push(`covered: ${name(target)}`)
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > WIDTH || innerWidth > WIDTH) troubles.push(`wider than the screen: ${scrollWidth}`)
  return troubles
}"""


def troubles(person: Person) -> list[str]:
    """What cannot be tapped or seen on the page as it is."""
    width = (person.page.viewport_size or PHONE)["width"]
    found: list[str] = person.script(TROUBLES.replace("WIDTH", str(width)))
    return found


def moves(clients: list[Client], random: Random) -> Iterator[Client]:
    """Play a game among clients, and name the one that is asked before each move."""
    while True:
        for client in clients:
            client.reach(max(one.version for one in clients))
        asked = next((one for one in clients if one.update["legal"]), None)
        if asked is None:
            return
        yield asked
        legal = asked.update["legal"]
        wanted = [at for at, move in enumerate(legal) if move["kind"] not in ("done", "gain")]
        if not wanted or random.random() >= 0.85:
            wanted = list(range(len(legal)))
        asked.play(random.choice(wanted))


def choose_first(person: Person) -> None:
    """Tap the first thing that may be chosen, which makes the prompt grow."""
    if person.asked not in AT_ONCE and (choices := person.choices()):
        choices[0].tap()


def take_size(person: Person, size: ViewportSize, letters: float) -> None:
    """Make the screen another one, with letters of another size."""
    person.page.set_viewport_size(size)
    person.script("letters => document.documentElement.style.setProperty('--text-size', letters)", letters)


def troubles_everywhere(person: Person) -> list[str]:
    """What is wrong on any screen, before and after something was chosen."""
    found = []
    for size, letters in SIZES:
        take_size(person, size, letters)
        found += [f"{size['width']}: {trouble}" for trouble in troubles(person)]
    choose_first(person)
    for size, letters in reversed(SIZES):
        take_size(person, size, letters)
        found += [f"{size['width']}, chosen: {trouble}" for trouble in troubles(person)]
    return found


def test_all_that_may_be_chosen_can_be_tapped(visit: Callable[..., Person], site: Served) -> None:
    people = [visit(size=PHONE, **language) for language in LANGUAGES]
    seen: set[tuple[str, bool]] = set()
    found: dict[str, Any] = {}
    for seed in SEEDS:
        made = site.make("me", "me", "me", seed=seed)
        clients = [made.client(seat) for seat in range(3)]
        for asked in moves(clients, Random(seed)):
            kind, is_last = asked.update["decision"]["kind"], asked.update["board"]["last_turn"]
            is_last = is_last and kind in CROWDED
            if asked is not clients[0] or (kind, is_last) in seen:
                continue
            seen.add((kind, is_last))
            for person in people:
                person.page.goto("about:blank")
                person.sit_down(made.id, 0, made.secrets[0])
                person.page.wait_for_function(IS_AT, arg=asked.version)
                if trouble := troubles_everywhere(person) + serious(person):
                    found[f"{kind}, last turn: {is_last}, {person.locale}"] = trouble
        for client in clients:
            client.close()
    assert found == {}
    assert {kind for kind, _ in seen} == KINDS
    assert {kind for kind, is_last in seen if is_last} == set(CROWDED)


@pytest.mark.parametrize("language", LANGUAGES, ids=["en", "hu"])
def test_the_guided_game_can_be_played(visit: Callable[..., Person], language: dict[str, Any]) -> None:
    person = visit(size=PHONE, **language)
    person.open("/learn")
    person.page.locator(".button.main").tap()
    coach = person.page.locator(".coach")
    found: dict[str | None, list[str]] = {}
    person.is_asked()
    while (chapter := coach.get_attribute("data-chapter")) not in found:
        found[chapter] = troubles_everywhere(person)
        if coach.locator(".said").evaluate("said => said.scrollHeight > said.clientHeight + 1"):
            found[chapter].append("the text is cut off")
        coach.locator(".button").last.tap()  # on, and in the last chapter back
    assert {chapter: trouble for chapter, trouble in found.items() if trouble} == {}
    assert len(found) > 10


@pytest.fixture(scope="module")
def finished(site: Served) -> Made:
    """Return a game of five that is over."""
    made = site.make("me", "me", "me", "me", "me", seed="phone")
    clients = [made.client(seat) for seat in range(5)]
    for _ in moves(clients, Random(5)):
        pass
    for client in clients:
        client.close()
    return made


PATHS: Final = ("/", "/learn", "/tiles", "/tiles/A036", "/rules", "/icons", "/settings")
WIDTH = "Math.max(innerWidth, document.documentElement.scrollWidth)"


@pytest.mark.parametrize("language", LANGUAGES, ids=["en", "hu"])
def test_no_page_is_wider_than_the_screen(
    visit: Callable[..., Person], site: Served, finished: Made, language: dict[str, Any]
) -> None:
    person = visit(size=PHONE, **language)
    longest = [{"kind": "me", "name": "W" * 24}, {"kind": "open"}]
    site.http.post("/api/tables", json={"seats": longest, "table": {"listed": True}}).raise_for_status()
    wide = {}
    for path in (*PATHS, f"/replay/{finished.id}", f"/table/{finished.id}"):
        for size, letters in SIZES:
            person.page.set_viewport_size(size)
            person.open(path)
            take_size(person, size, letters)
            person.page.wait_for_load_state("networkidle")
            if (width := person.script(WIDTH)) > size["width"]:
                wide[f"{path} at {size['width']}"] = width
    assert wide == {}


@pytest.mark.parametrize(
    "look", [{"size": PHONE, "locale": "hu", "theme": "dark"}, {"size": DESK}], ids=["phone", "desk"]
)
def test_the_points_of_five_players_are_all_to_be_seen(
    visit: Callable[..., Person], finished: Made, look: dict[str, Any]
) -> None:
    person = visit(**look)
    person.sit_down_finished(finished.id, 0, finished.secrets[0])
    person.page.wait_for_load_state("networkidle")
    region = person.page.locator("[role=region]").first
    expect(region.locator("tfoot .total")).to_have_count(5)
    assert region.evaluate("region => region.scrollWidth <= region.clientWidth")
    assert serious(person) == []


def test_a_tap_tells_what_a_thing_is(visit: Callable[..., Person], site: Served) -> None:
    person = visit(size=PHONE)
    made = site.make("me", seed="solo")
    person.sit_down(made.id, 0, made.secrets[0])
    person.is_asked()
    tip = person.page.locator(".tip")
    for thing in (".pile", ".side .objective", "[data-card=rock]"):
        person.page.locator(thing).first.tap()
        expect(tip).to_have_text(str(person.page.locator(thing).first.get_attribute("aria-label")))
    person.page.locator(".prompt .text").tap()
    expect(tip).to_have_count(0)
    person.button("Goals").tap()
    marker = person.page.locator("dialog .marker").first
    marker.tap()
    expect(tip).to_have_text(str(marker.get_attribute("aria-label")))


def test_the_focus_tells_what_a_thing_is(visit: Callable[..., Person], site: Served) -> None:
    person = visit()
    made = site.make("me", seed="solo")
    person.sit_down(made.id, 0, made.secrets[0])
    person.is_asked()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".pile")).to_be_focused()
    expect(person.page.locator(".tip")).to_contain_text("in the pile")


def test_a_tile_can_be_dragged_with_a_finger(visit: Callable[..., Person], site: Served) -> None:
    person = visit(size=PHONE)
    made = site.make("me", seed="solo")
    person.sit_down(made.id, 0, made.secrets[0])
    random = Random(8)
    while person.play_until("play", random):
        if person.page.locator(".hand [data-target]").count():
            break
        person.skip()
    begin = person.page.locator(".hand [data-target]").first.bounding_box()
    end = person.page.locator("[data-cell=d2]").bounding_box()
    assert begin
    assert end
    x, y = begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    finger = person.context.new_cdp_session(person.page)
    for part in range(11):
        at = {"x": x + (to_x - x) * part / 10, "y": y + (to_y - y) * part / 10}
        kind = "touchMove" if part else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(person.page.locator(".prompt[data-prompt=place]")).to_be_visible()
