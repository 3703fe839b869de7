"""Draws docs/pictures/terminal.svg: a game of Rebirth in the terminal. Run: python docs/pictures/make_terminal.py"""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path

from rich.console import Console

from meadhall import LabDice, Match, game
from meadhall.bots import bot
from meadhall.core.view import view_of
from meadhall.terminal.screen import Screen

DECISIONS = 44


def main() -> None:
    rebirth = game("rebirth")
    dice = LabDice(12)
    match = Match(rebirth, 3, {"map": "ireland", "first": "A"}, dice)
    start, last = 0, 0
    for number in count():
        seat = match.state.decision.seats[0]
        if number >= DECISIONS and seat == 0:
            break
        start = len(match.log) if seat == 0 else start
        last = bot("greedy").choose(view_of(rebirth, match.state, seat), dice)
        match.play(seat, last)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen(rebirth, console)
    screen.events(match.state.table, match.visible(0, start))
    screen.say()
    seat = match.state.decision.seats[0]
    screen.position(rebirth.observe(match.state, seat), match.state.options(seat), last)
    screen.say()
    screen.say(f"{screen.words.say(match.state.prompt(seat))} {len(match.state.options(seat))} choices.", "bold")
    screen.say("> ")
    svg = console.export_svg(title="meadhall play rebirth --seats 3 --option map=ireland")
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
