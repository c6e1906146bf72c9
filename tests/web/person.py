"""What a person does in a browser: look at a page, and play with mouse, keys or finger."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 30_000

GONE = ".buttons a[href^='/replay/'], .pass"
"""What only the pages show that take the table's place: a game that is over, the device to be passed on."""
MY_MOVE = f"""() => document.querySelector("{GONE}") || (
  document.querySelector('.prompt.mine') && document.querySelector('.table[aria-busy="false"]'))"""
CHANGED = f"""version => document.querySelector("{GONE}") || (
  (document.querySelector('.table')?.dataset.version ?? version) !== version)"""
IS_AT = """version => document.querySelector(
  `.table[data-version="${version}"][aria-busy="false"]`) !== null"""
CHOICES = "[data-tile][data-target], [data-cell][data-target], .prompt .option, [data-card][data-target]"


class Person:
    """A browser of its own: cookies and storage are not shared with other people's."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: ViewportSize = DESK,
        locale: str = "en",
        theme: str = "light",
        **settings: object,
    ) -> None:
        self.url = url
        self.locale = locale
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport=size,
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size["width"] < 500,
            is_mobile=size["width"] < 500,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if settings:
            kept = json.dumps(settings)
            self.context.add_init_script(
                f"localStorage.getItem('sanctuary.settings') ?? "
                f"localStorage.setItem('sanctuary.settings', {json.dumps(kept)})"
            )
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        # A socket that the server dropped, and what is not there, are told by the page itself.
        is_told = "WebSocket" in message.text or "Failed to load" in message.text
        if message.type == "error" and not is_told:
            self.troubles.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        expect(self.page.locator("h1").first).to_be_attached(timeout=PATIENCE)

    def sit_down(self, table: str, seat: int, secret: str) -> None:
        """Follow a seat's link."""
        self.page.goto(f"{self.url}/table/{table}#seat={seat}&secret={secret}")
        self.page.locator(".table").wait_for()

    def sit_down_finished(self, table: str, seat: int, secret: str) -> None:
        """Follow a seat's link to a game that is over."""
        self.page.goto(f"{self.url}/table/{table}#seat={seat}&secret={secret}")
        self.page.locator("h1").wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def version(self) -> str | None:
        """The version of the table that is shown; None once it gave way to another page."""
        version: str | None = self.script("() => document.querySelector('.table')?.dataset.version ?? null")
        return version

    @property
    def asked(self) -> str | None:
        """The kind of decision that the prompt is about."""
        return self.page.locator(".prompt").get_attribute("data-prompt")

    def is_asked(self) -> bool:
        """Wait for the next choice; False once the table gave way to another page."""
        self.page.wait_for_function(MY_MOVE)
        return self.page.locator(GONE).count() == 0

    def await_change(self, version: str | None) -> None:
        self.page.wait_for_function(CHANGED, arg=version)

    def choices(self) -> list[Locator]:
        return self.page.locator(CHOICES).all()

    def choose(self, choice: Locator) -> None:
        """Tap something that may be chosen, and confirm it, by whatever the page asks for that."""
        before = self.version
        self._touch(choice)
        if self.version == before:
            self._confirm(before)
        self.await_change(before)

    def _touch(self, thing: Locator) -> None:
        if self.context.pages[0].evaluate("navigator.maxTouchPoints"):
            thing.tap()
        else:
            thing.click()

    def is_unsent(self, version: str | None) -> bool:
        """Whether the table still waits for a choice, not for the server's answer or for another choice."""
        unsent: bool = self.script(IS_AT, version)
        return unsent

    def _confirm(self, before: str | None) -> None:
        """Press the button that makes the choice: the last main one, which for a card is to play."""
        main = self.page.locator(".prompt .button.main")
        if main.count() and self.is_unsent(before):
            self._touch(main.last)

    def skip(self) -> None:
        """Press the first button of the prompt: done, skip, end of turn."""
        before = self.version
        self._touch(self.page.locator(".prompt .buttons .button").first)
        self.await_change(before)

    def play(self, random: Random, most: int = 2000) -> int:
        """Play with random choices until the game is over or `most` were made; their number."""
        for made in range(most):
            if not self.is_asked():
                return made
            choices = self.choices()
            if choices:
                self.choose(random.choice(choices))
            else:
                self.skip()
        return most

    def play_turn(self, random: Random) -> bool:
        """Play until it is somebody else's turn; False once the game is over."""
        while self.is_asked():
            self.play(random, most=1)
            if self.page.locator(".prompt:not(.mine)").count():
                return True
        return False

    def play_until(self, kind: str, random: Random, most: int = 300) -> bool:
        """Play until a kind of decision is asked for; whether it came to that."""
        for _ in range(most):
            if not self.is_asked():
                return False
            if self.asked == kind:
                return True
            self.play(random, most=1)
        return False

    def script(self, code: str, *arguments: Any) -> Any:
        return self.page.evaluate(code, *arguments)
