"""Writes what the ladders of bench/ladders tell: pictures/ladder.svg, the tables of bots.md, the ratings of the levels.

Run: python docs/make_ladder.py
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from meadhall import game
from meadhall.bots.levels import LEVELS
from meadhall.games import ROOMS
from meadhall.lab import report as reports

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
PAGE = ROOT / "docs" / "bots.md"
SETTINGS = ROOT / "src" / "meadhall" / "bots" / "levels.toml"

Figures = dict[str, Any]
"""Of a report: see `meadhall.lab.report`."""


def ladders() -> list[Figures]:
    """The reports, by game as the games are listed, then by the number of seats."""
    found = [reports.read(path) for path in sorted((ROOT / "bench" / "ladders").glob("*.json"))]
    return sorted(found, key=lambda report: (list(ROOMS).index(report["ladder"]["game"]), report["ladder"]["seats"]))


def title(report: Figures, trials: bool = False) -> str:
    """What was played, and how often; for tables of `trials` how often the ends of the ladder met others."""
    plan = reports.plan_of(report)
    usual = {option.name: option.values[0] for option in game(plan.game).table_options}
    unusual = [f"{name} {value}" for name, value in plan.options.items() if value != usual[name] and "\n" not in value]
    players = "solo" if plan.seats == 1 else f"{plan.seats} players"
    name = ", ".join([game(plan.game).title.partition(":")[0], players, *unusual])
    changed = report["bots"] != {bot: reports.about(plan.game, bot) for bot in report["bots"]}
    deals = plan.trial_deals if trials else plan.deals
    return f"{name}; {deals * plan.seats} games a table{', bots changed since' if changed else ''}"


# ratings


def ratings(game: str) -> dict[str, int]:
    """The average over the ladders of a game, to the nearest ten; none where there is only a ladder of solo games."""
    rated = [each["results"]["ratings"] for each in ladders() if each["ladder"]["game"] == game]
    values = {level: [each[level]["value"] for each in rated if each] for level in LEVELS}
    return {level: 10 * round(fmean(found) / 10) for level, found in values.items() if found}


def settings() -> str:
    """The file of the levels, with the ratings of the ladders."""
    sections = re.split(r"^(?=\[)", SETTINGS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for number, section in enumerate(sections):
        for level, rating in (ratings(section[1:].partition("]")[0]) if section.startswith("[") else {}).items():
            section = re.sub(
                rf"^{level} = {{ (?:rating = \d+, )?", f"{level} = {{ rating = {rating}, ", section, flags=re.MULTILINE
            )
        sections[number] = section
    return "".join(sections)


# tables


def interval(figure: Figures, form: str = ".0f") -> str:
    low, high = (format(figure[end], form).removesuffix("%") for end in ("low", "high"))
    return f"{figure['value']:{form}} ({low} - {high})"


def tables() -> str:
    """The tables of the page about bots."""
    rated = [report for report in ladders() if report["results"]["ratings"]]
    solo = [report for report in ladders() if not report["results"]["ratings"]]
    return "\n".join(
        [
            *table("ratings", LEVELS, rating_cells, rated),
            *table("finishes before its lower neighbour", LEVELS[1:], share_cells, [*rated, *solo]),
            *table("wins among greedy players", (LEVELS[0], LEVELS[-1]), trial_cells, rated, trials=True),
            *table("points alone", (*LEVELS, "greedy"), point_cells, solo),
            *table("milliseconds a choice, on average (longest)", LEVELS, thinking_cells, [*rated, *solo]),
        ]
    )


def table(
    heading: str,
    columns: Sequence[str],
    cells: Callable[[Figures], list[str]],
    reports: Sequence[Figures],
    trials: bool = False,
) -> list[str]:
    if not reports:
        return []
    return [
        f"| {heading} | {' | '.join(columns)} |",
        f"|---|{'---|' * len(columns)}",
        *(f"| {title(report, trials)} | {' | '.join(cells(report))} |" for report in reports),
        "",
    ]


def rating_cells(report: Figures) -> list[str]:
    return [interval(report["results"]["ratings"][level]) for level in LEVELS]


def share_cells(report: Figures) -> list[str]:
    return [interval(pair["share"], ".0%") for pair in report["results"]["neighbours"]]


def trial_cells(report: Figures) -> list[str]:
    trials = report["results"]["tables"][-2:]
    return [interval(each["wins"][each["players"][0]], ".0%") for each in trials]


def point_cells(report: Figures) -> list[str]:
    points = report["results"]["tables"][0]["points"]
    return [interval(points[name], ".1f") for name in (*LEVELS, "greedy")]


def thinking_cells(report: Figures) -> list[str]:
    thinking = [report["measured"]["thinking"][level] for level in LEVELS]
    return [f"{1000 * each['mean_seconds']:.1f} ({1000 * each['longest_seconds']:.0f})" for each in thinking]


def page() -> str:
    """The page about bots, with the tables of today."""
    before, mark, rest = PAGE.read_text(encoding="utf-8").partition("<!-- ladders -->\n")
    return f"{before}{mark}{tables()}{rest[rest.index('<!-- end -->') :]}"


# the picture

WIDTH, LEFT, RIGHT = 920, 150, 40
LINE = 26
PAPER, INK, GOLD, FAINT = "#f4ead5", "#2a2118", "#a97b1e", "#d8c79c"


class Axis(NamedTuple):
    """From figures to places in the picture."""

    low: float
    high: float
    step: int

    def x(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low), 1)


def axis(figures: list[Figures], step: int) -> Axis:
    low, high = min(each["low"] for each in figures), max(each["high"] for each in figures)
    return Axis(step * (low // step), step * (high // step + 1), step)


def picture() -> str:
    """Every ladder: where the levels stand, with bars as long as the intervals."""
    found = ladders()
    common = [rating for report in found for rating in report["results"]["ratings"].values()]
    parts, y = [], 20
    for report in found:
        ratings = report["results"]["ratings"]
        figures = ratings or report["results"]["tables"][0]["points"]
        scale = axis(common, 200) if ratings else axis(list(figures.values()), 25)
        parts += panel(title(report), figures, scale, "rating" if ratings else "points", y)
        y += LINE * (len(figures) + 3)
    size = f'viewBox="0 0 {WIDTH} {y}" role="img" aria-label="The ladders" font-size="15" fill="{INK}"'
    font = 'font-family="Inter, Segoe UI, Helvetica, Arial, sans-serif"'
    paper = f'<rect width="100%" height="100%" rx="14" fill="{PAPER}"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>', paper, *parts, "</svg>\n"])


def panel(heading: str, figures: dict[str, Figures], axis: Axis, unit: str, y: int) -> list[str]:
    bottom = y + LINE * (len(figures) + 1)
    parts = [f'<text x="24" y="{y + 16}" font-size="18" font-weight="700">{escape(heading)}</text>']
    for mark in range(int(axis.low), int(axis.high) + 1, axis.step):
        x = axis.x(mark)
        parts.append(f'<path d="M{x} {y + LINE}V{bottom}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 17}" text-anchor="middle" font-size="13">{mark}</text>')
    parts.append(f'<text x="24" y="{bottom + 17}" font-size="13">{unit}</text>')
    for number, (name, figure) in enumerate(figures.items()):
        line = y + LINE * (number + 1) + LINE // 2
        low, value, high = (axis.x(figure[key]) for key in ("low", "value", "high"))
        parts.append(f'<text x="24" y="{line + 5}">{escape(name)}</text>')
        bar = f"M{low} {line}H{high}M{low} {line - 6}v12M{high} {line - 6}v12"
        parts.append(f'<path d="{bar}" stroke="{GOLD}" stroke-width="3"/>')
        parts.append(f'<circle cx="{value}" cy="{line}" r="6"/>')
    return parts


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    SETTINGS.write_text(settings(), encoding="utf-8")
