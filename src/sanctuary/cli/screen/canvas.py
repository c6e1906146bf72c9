"""A grid of single-width signs with styles, drawn on and then turned into lines of text."""

from __future__ import annotations

from typing import Final

from rich.text import Text


class Canvas:
    """`width` by `height` signs, blank at first; drawing outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self._signs: Final = [[" "] * width for _ in range(height)]
        self._styles: Final = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write signs from column x of line y to the right."""
        for offset, sign in enumerate(text):
            if 0 <= y < len(self._signs) and 0 <= x + offset < len(self._signs[y]):
                self._signs[y][x + offset] = sign
                self._styles[y][x + offset] = style

    def lines(self) -> list[Text]:
        """The lines, blanks at their ends dropped."""
        return [_line(signs, styles) for signs, styles in zip(self._signs, self._styles, strict=True)]


def _line(signs: list[str], styles: list[str]) -> Text:
    text = Text(no_wrap=True)
    for sign, style in zip(signs, styles, strict=True):
        text.append(sign, style)
    text.rstrip()
    return text
