"""A drawing read back: its shapes, their titles, and where they lie."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree as ET

from sanctuary.drawing.canvas import Canvas

SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]


class Shape(NamedTuple):
    title: str
    middle: Point
    points: list[Point]
    fill: str


def shapes(canvas: Canvas) -> list[Shape]:
    """Every polygon of the SVG, in order."""
    found = []
    for element in ET.fromstring(canvas.svg()).iter(f"{SVG}polygon"):
        points = [
            (float(x), float(y)) for x, y in (pair.split(",") for pair in element.get("points", "").split())
        ]
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        found.append(Shape(element.findtext(f"{SVG}title") or "", middle, points, element.get("fill", "")))
    return found


def written(canvas: Canvas) -> list[str]:
    """Every line of text of the SVG, in order."""
    return [element.text or "" for element in ET.fromstring(canvas.svg()).iter(f"{SVG}text")]
