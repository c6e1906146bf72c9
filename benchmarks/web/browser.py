"""The browser client as a person has it: how much comes at first, how soon it is there, how fast it is."""

from __future__ import annotations

import gzip
import shutil
from statistics import median
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Error, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, Response

VISITS = 9
TAPS = 40

MY_MOVE = "() => document.querySelector('.table[aria-busy=\"false\"] .prompt.mine')"
TAP = """selector => new Promise(done => {
  const table = document.querySelector('.table')
  const begin = performance.now()
  const watch = new MutationObserver(() => {
    watch.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begin)))
  })
  watch.observe(table, { attributes: true, attributeFilter: ['data-version'] })
  document.querySelector(selector).click()
})"""
"""From a tap that sends a choice to the frame after the changed board was drawn, in milliseconds."""


def measure(url: str, report: Callable[..., None]) -> None:
    """Print the three figures of the client; says so where there is no browser."""
    with sync_playwright() as playwright:
        try:
            found = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        except Error:
            report("the browser client", skipped="no Chromium here")
            return
        scripts = first_load(browser, url)
        report("JavaScript at first load", gzip_kb=round(scripts / 1000, 1), target_kb=150)
        times = [usable(browser, url) for _ in range(VISITS)]
        report("table usable", median_ms=round(median(times)), worst_ms=round(max(times)), target_ms=1000)
        waits = taps(browser, url)
        report("tap to changed board", taps=len(waits), median_ms=round(median(waits)), target_ms=100)
        browser.close()


def solo_table(url: str) -> str:
    """Make a solo table; the link to its seat."""
    body: dict[str, Any] = {"seats": [{"kind": "me", "name": "Player"}], "table": {"undo": "free"}}
    made = httpx.post(f"{url}/api/tables", json=body).raise_for_status().json()
    return f"{url}/table/{made['table']['id']}#seat=0&secret={made['keys'][0]['secret']}"


def first_load(browser: Browser, url: str) -> int:
    """Bytes of JavaScript, each file gzipped, that a first visit to a table brings."""
    page = browser.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(solo_table(url))
    page.wait_for_function(MY_MOVE)
    total = sum(len(gzip.compress(answer.body())) for answer in answers if answer.url.endswith(".js"))
    page.context.close()
    return total


def usable(browser: Browser, url: str) -> float:
    """Milliseconds from opening a table's link, nothing cached, to the first choice."""
    page = browser.new_page()
    page.goto(solo_table(url), wait_until="commit")
    page.wait_for_function(MY_MOVE)
    took: float = page.evaluate("performance.now()")
    page.context.close()
    return took


def taps(browser: Browser, url: str) -> list[float]:
    """Milliseconds from tap to changed board: a tile taken, taken back, taken again …"""
    page = browser.new_page()
    page.goto(solo_table(url))
    return [one_tap(page) for _ in range(TAPS // 2) for one_tap in (take, take_back)]


def take(page: Page) -> float:
    """Take a tile; the tap that counts is the one that confirms."""
    page.wait_for_function(MY_MOVE)
    page.locator("[data-tile][data-target]").first.click()
    waited: float = page.evaluate(TAP, ".prompt .button.main")
    return waited


def take_back(page: Page) -> float:
    """Undo it."""
    page.wait_for_function(MY_MOVE)
    waited: float = page.evaluate(TAP, ".prompt .button.quiet")
    return waited
