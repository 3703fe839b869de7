"""Draws the pictures of games in the terminal, terminal-*.svg. Run: python docs/pictures/make_terminal.py"""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from meadhall import LabDice, Match, game
from meadhall.bots import bot
from meadhall.core.view import view_of
from meadhall.games.brian_boru.rules.tricks import PlayCard
from meadhall.games.odin.rules.turns import Turn
from meadhall.games.rebirth.rules.placing import PlaceTile
from meadhall.terminal.screen import Screen


class Scene(NamedTuple):
    """A game of greedy bots, stopped when seat A has to make such a choice after so many decisions."""

    name: str
    seats: int
    options: dict[str, str]
    choice: type[Any]
    decisions: int
    command: str
    width: int = 100


SCENES = (
    Scene("rebirth", 3, {"map": "ireland", "first": "A"}, PlaceTile, 44, "--seats 3 --option map=ireland"),
    Scene("brian-boru", 4, {}, PlayCard, 150, "--seats 4"),
    Scene("odin", 3, {"decks": "ABC"}, Turn, 300, "--seats 3 --option decks=ABC", 132),
)


def draw(scene: Scene) -> str:
    title = game(scene.name)
    dice = LabDice(12)
    match = Match(title, scene.seats, scene.options, dice)
    start, last = 0, 0
    for number in count():
        seat = match.state.decision.seats[0]
        if number >= scene.decisions and isinstance(match.state.owing(0), scene.choice):
            break
        start = len(match.log) if seat == 0 else start
        last = bot("greedy").choose(view_of(title, match.state, seat), dice)
        match.play(seat, last)
    console = Console(record=True, width=scene.width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(title, console)
    screen.events(match.state.table, match.visible(0, start)[-6:])
    screen.say()
    screen.position(title.observe(match.state, 0), match.state.options(0), last)
    screen.say()
    screen.say(f"{screen.words.say(match.state.prompt(0))} {len(match.state.options(0))} choices.", "bold")
    screen.say("> ")
    return console.export_svg(title=f"meadhall play {scene.name} {scene.command}")


def clean(svg: str) -> str:
    """Without remarks and without fonts from elsewhere."""
    return re.sub(r"(<!--.*?-->|@font-face \{.*?\})\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    for scene in SCENES:
        path = Path(__file__).with_name(f"terminal-{scene.name}.svg")
        path.write_text(clean(draw(scene)), encoding="utf-8")
