"""A drawing: a few kinds of shapes, written as SVG or painted with Pillow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from PIL.Image import Image

Point = tuple[float, float]


class Polygon(NamedTuple):
    """A closed shape; colours as "#rrggbb", fill "" for none; weight: pixels of its line.

    title: what it shows, for those who do not see it; "" where a neighbouring shape says so.
    """

    points: list[Point]
    fill: str
    line: str
    weight: float
    title: str


class Words(NamedTuple):
    """A line of text, centred on x or beginning there, its middle at y; size: its height in pixels."""

    x: float
    y: float
    text: str
    size: float
    centred: bool
    colour: str


class Canvas:
    """Shapes on a sheet of so many pixels, drawn in the order they were added.

    title: what the whole drawing shows, for those who do not see it.
    """

    def __init__(self, width: int, height: int, ground: str = "#ffffff", title: str = "") -> None:
        self.width: Final = width
        self.height: Final = height
        self.ground: Final = ground
        self.title: Final = title
        self.shapes: Final[list[Polygon | Words]] = []

    def polygon(
        self, points: list[Point], fill: str, line: str = "#404040", weight: float = 1, title: str = ""
    ) -> None:
        """Add a polygon."""
        self.shapes.append(Polygon(points, fill, line, weight, title))

    def box(self, x: float, y: float, width: float, height: float, fill: str, title: str = "") -> None:
        """Add a rectangle."""
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        self.polygon(corners, fill, title=title)

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 12,
        *,
        centred: bool = True,
        colour: str = "#000000",
    ) -> None:
        """Add a line of text."""
        self.shapes.append(Words(x, y, text, size, centred, colour))

    def svg(self) -> str:
        """The drawing as an SVG document."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        font = 'font-family="DejaVu Sans, sans-serif"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} {font}>']
        if self.title:
            lines.append(f"<title>{escape(self.title)}</title>")
        lines.append(f'<rect width="100%" height="100%" fill="{self.ground}"/>')
        lines.extend(_svg_of(shape) for shape in self.shapes)
        return "\n".join([*lines, "</svg>", ""])

    def image(self) -> Image:
        """The drawing as an RGB image. Needs Pillow."""
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (self.width, self.height), self.ground)
        pen = ImageDraw.Draw(image)
        for shape in self.shapes:
            if isinstance(shape, Polygon):
                weight = max(round(shape.weight), 1)
                pen.polygon(shape.points, fill=shape.fill or None, outline=shape.line, width=weight)
            else:
                font = ImageFont.load_default(shape.size)
                anchor = "mm" if shape.centred else "lm"
                pen.text((shape.x, shape.y), shape.text, fill=shape.colour, font=font, anchor=anchor)
        return image


def _svg_of(shape: Polygon | Words) -> str:
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
        paint = f'fill="{shape.fill or "none"}" stroke="{shape.line}" stroke-width="{shape.weight:g}"'
        title = f"<title>{escape(shape.title)}</title>" if shape.title else ""
        return f'<polygon points="{points}" {paint}>{title}</polygon>'
    anchor = ' text-anchor="middle"' if shape.centred else ""
    place = f'x="{shape.x:.1f}" y="{shape.y:.1f}" font-size="{shape.size:g}" fill="{shape.colour}"'
    return f'<text {place}{anchor} dominant-baseline="central">{escape(shape.text)}</text>'
