"""What the figures of the rule books are drawn with: plain SVG, without words, that can be read by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from xml.sax.saxutils import escape

PAPER, PANEL, INK, LINE, GOLD, FAINT = "#f4ead5", "#fbf5e6", "#2a2118", "#c9b892", "#a97b1e", "#8a7a60"
SEA, SAND, FIELD = "#8fa6b5", "#efe1bd", "#e8d28a"
RED, BLUE, YELLOW, GREEN, ORANGE, WHITE = "#a8382c", "#2c5c8c", "#d3a02a", "#4d7a3a", "#c8702a", "#fbf5e6"
SEATS = ("#7a5aa6", "#1b8a8a", "#4a4f57", "#c46a8a", "#efe6d2")
"""The colours of players A to E, as at the table."""

Point = tuple[float, float]
Attributes = dict[str, str | float | None]


class Drawing:
    """A figure on its own piece of paper. Whatever is drawn later lies above."""

    def __init__(self, width: float, height: float, margin: float = 12) -> None:
        self.width, self.height, self.margin = width, height, margin
        self.parts: list[str] = []

    def add(self, tag: str, **attributes: str | float | None) -> None:
        """An element without content; `stroke_width` stands for stroke-width."""
        self.parts.append(f"<{tag}{_attributes(attributes)}/>")

    def rect(self, x: float, y: float, width: float, height: float, *, fill: str = "none", **more: str | float) -> None:
        self.add("rect", x=x, y=y, width=width, height=height, fill=fill, **more)

    def circle(self, x: float, y: float, r: float, *, fill: str = "none", **more: str | float) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def polygon(self, points: Iterable[Point], *, fill: str = "none", **more: str | float) -> None:
        self.add("polygon", points=" ".join(f"{_number(x)},{_number(y)}" for x, y in points), fill=fill, **more)

    def path(self, d: str, *, fill: str = "none", **more: str | float) -> None:
        self.add("path", d=d, fill=fill, **more)

    def line(self, points: Sequence[Point], *, stroke: str = INK, width: float = 2, **more: str | float) -> None:
        written = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
        self.add("polyline", points=written, fill="none", stroke=stroke, stroke_width=width, **more)

    def arrow(self, start: Point, end: Point, *, stroke: str = INK, width: float = 2.5, head: float = 9) -> None:
        """A straight arrow; its head ends at `end`."""
        (x, y), (tx, ty) = start, end
        length = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5 or 1.0
        ux, uy = (tx - x) / length, (ty - y) / length
        neck = (tx - ux * head, ty - uy * head)
        self.line([start, neck], stroke=stroke, width=width, stroke_linecap="round")
        wing = head * 0.55
        self.polygon(
            [end, (neck[0] - uy * wing, neck[1] + ux * wing), (neck[0] + uy * wing, neck[1] - ux * wing)], fill=stroke
        )

    def text(
        self, x: float, y: float, words: str | int, *, size: float = 16, fill: str = INK, bold: bool = True,
        anchor: str = "middle",
    ) -> None:  # fmt: skip
        """Numbers, letters and signs, centred on the point."""
        attributes = _attributes(
            {"x": x, "y": y, "font_size": size, "fill": fill, "text_anchor": anchor, "dominant_baseline": "central"}
        )
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(f"<text{attributes}{weight}>{escape(str(words))}</text>")

    def disc(self, x: float, y: float, seat: int, r: float = 13) -> None:
        """A disc of a player, with the player's letter."""
        self.circle(x, y, r, fill=SEATS[seat], stroke=INK, stroke_width=1.5)
        self.text(x, y + 0.5, "ABCDE"[seat], size=r * 1.15, fill=INK if seat == len(SEATS) - 1 else "#ffffff")

    def points(self, x: float, y: float, number: str | int) -> None:
        """Points that are scored: a golden seal."""
        self.circle(x, y, 15, fill=GOLD, stroke=INK, stroke_width=1.5)
        self.text(x, y + 0.5, number, size=15 if len(str(number)) < 3 else 12, fill="#ffffff")

    def svg(self) -> str:
        m, w, h = self.margin, self.width, self.height
        box = f"{_number(-m)} {_number(-m)} {_number(w + 2 * m)} {_number(h + 2 * m)}"
        paper: Attributes = {
            "x": -m,
            "y": -m,
            "width": w + 2 * m,
            "height": h + 2 * m,
            "rx": 8,
            "fill": PANEL,
            "stroke": LINE,
        }
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="Inter, Arial, sans-serif">',
                f"<rect{_attributes(paper)}/>",
                *self.parts,
                "</svg>",
                "",
            ]
        )


def hexagon(x: float, y: float, r: float) -> list[Point]:
    """The corners of a hex that stands on a corner."""
    return [(x + r * sin(pi / 3 * corner), y - r * cos(pi / 3 * corner)) for corner in range(6)]


def hex_at(row: int, column: int, r: float) -> Point:
    """The middle of a hex of a map, where odd rows lie half a hex to the right."""
    step = r * 3**0.5
    return column * step + (step / 2 if row % 2 else 0), row * r * 1.5


def _attributes(given: Attributes) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{_number(value) if isinstance(value, float | int) else value}"'
        for name, value in given.items()
        if value is not None
    )


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"
