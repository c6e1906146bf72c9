"""A real server process and a real browser; a test says what a person does with them."""

from __future__ import annotations

import os
import shutil
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from server.serving import Served, served
from tables.databases import empty_database
from web.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

expect.set_options(timeout=20_000)  # a busy machine may take its time
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def _launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, else Playwright's own. Without any: a skip with a reason, but a failure in CI."""
    try:
        return playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    except Error:
        reason = "no Chromium here: install chromium, or run `playwright install chromium`"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the browser all tests of a process share."""
    if not (Path(str(files("sanctuary"))) / "web" / "static" / "index.html").is_file():
        reason = "the browser client is not built: run `make web`"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        running = _launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that tests share; each makes its own tables."""
    folder = tmp_path_factory.mktemp("site")
    with served(empty_database("sqlite", folder), folder) as process:
        yield process


@pytest.fixture
def visit(browser: Browser, site: Served) -> Iterator[Callable[..., Person]]:
    """Return a function that lets a person come, with a browser of their own."""
    people: list[Person] = []

    def come(url: str = site.url, **wishes: Any) -> Person:
        person = Person(browser, url, **wishes)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, "the browser's console says: " + "; ".join(troubles)
