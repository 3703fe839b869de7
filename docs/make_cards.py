"""Writes the tables of cards, components/*_cards.md. Run: python docs/make_cards.py"""

from __future__ import annotations

from pathlib import Path

from meadhall import game
from meadhall.core import Card
from meadhall.words import Words

FOLDER = Path(__file__).with_name("components")

HEAD = """\
# A Feast for Odin: the occupation cards

What the 190 cards do, in our own words. The texts are composed from the data by which the program plays; this file is
written by `docs/make_cards.py`. Light cards are those that players start with.

| No | Deck | Light | Name | Points | Kind | Text |
|---:|---|---|---|---:|---|---|
"""


def row(card: Card) -> str:
    light = "light" if card.starting else ""
    return f"| {card.number} | {card.deck} | {light} | {card.name} | {card.points} | {card.kind} | {card.text} |\n"


def table() -> str:
    title = game("odin")
    return HEAD + "".join(map(row, title.cards(Words(title).say)))


if __name__ == "__main__":
    (FOLDER / "odin_cards.md").write_text(table(), encoding="utf-8")
