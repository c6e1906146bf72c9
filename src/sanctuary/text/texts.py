"""All texts of one language, from Project Fluent files (`locales/<locale>/*.ftl`)."""

from __future__ import annotations

import logging
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from sanctuary.text import hungarian
from sanctuary.text.locales import DEFAULT_LOCALE, LOCALES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime.resolver import Pattern

logger = logging.getLogger(__name__)

Argument = str | int | float


class Texts:
    """The messages of a locale. What is missing there is taken from English and logged; nothing is raised."""

    def __init__(self, locale: str, folder: Traversable | None = None) -> None:
        """`locale`: one of LOCALES, ValueError otherwise. `folder` holds a folder for each locale."""
        if locale not in LOCALES:
            raise ValueError(f"no texts for {locale!r}; there are: {', '.join(LOCALES)}")
        self.locale: Final = locale
        self._folder = folder or files("sanctuary") / "locales"
        self._bundle = _bundle(locale, self._folder)
        self._english: FluentBundle | None = None

    def has(self, id: str) -> bool:
        """Whether this locale itself has the message (`id` or `id.attribute`)."""
        return _pattern(self._bundle, id) is not None

    def format(self, id: str, /, **args: Argument) -> str:
        """The text of the message `id` (or `id.attribute`) with its placeholders filled in.

        A message that is nowhere gives its id in braces; a placeholder without a value its name.
        """
        bundle = self._bundle
        pattern = _pattern(bundle, id)
        if pattern is None and self.locale != DEFAULT_LOCALE:
            logger.warning("message %s is missing in locale %s; English is used", id, self.locale)
            bundle = self._fallback()
            pattern = _pattern(bundle, id)
        if pattern is None:
            logger.error("message %s is missing", id)
            return f"{{{id}}}"
        text, errors = bundle.format_pattern(pattern, args)
        if errors and bundle is self._bundle and self.locale != DEFAULT_LOCALE:
            instead = self._whole_in_english(id, args)
            if instead is not None:
                logger.warning("message %s in locale %s: %s; English is used", id, self.locale, errors[0])
                return instead
        for error in errors:
            logger.error("message %s in locale %s: %s", id, self.locale, error)
        return str(text)

    def _whole_in_english(self, id: str, args: dict[str, Argument]) -> str | None:
        """The English text of a message that cannot be filled in here; None if English cannot either."""
        pattern = _pattern(self._fallback(), id)
        if pattern is None:
            return None
        text, errors = self._fallback().format_pattern(pattern, args)
        return None if errors else str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Items as a person lists them: "a, b and c"."""
        return format_list(items, locale=self.locale)

    def sort_key(self, text: str) -> hungarian.SortKey:
        """A key that sorts names as the language does."""
        if self.locale == "hu":
            return hungarian.sort_key(text)
        plain = "".join(
            sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign)
        )
        return [ord(sign) for sign in plain.casefold()], [], text

    def _fallback(self) -> FluentBundle:
        if self._english is None:
            self._english = _bundle(DEFAULT_LOCALE, self._folder)
        return self._english


@cache
def texts(locale: str) -> Texts:
    """The package's texts of a locale, read once a process."""
    return Texts(locale)


def article(value: object, start: str = "no") -> str:
    """Fluent function ARTICLE: the Hungarian article before a value; `start: "yes"` begins a sentence."""
    word = hungarian.article(str(value))
    return word.capitalize() if start == "yes" else word


FUNCTIONS: Final[dict[str, dict[str, Callable[[Any], Any]]]] = {"hu": {"ARTICLE": article}}
"""Fluent functions of our own, by locale; the browser registers the same."""


def _bundle(locale: str, folder: Traversable) -> FluentBundle:
    bundle = FluentBundle([locale], functions=FUNCTIONS.get(locale), use_isolating=False)
    texts = folder / locale
    if not texts.is_dir():
        return bundle  # every message is then missing, which is told where it is asked for
    for file in sorted(texts.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, id: str) -> Pattern | None:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
