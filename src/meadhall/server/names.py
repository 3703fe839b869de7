"""What people are called, so that nobody at a table is taken for somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import chain, count

from meadhall.bots import BOTS
from meadhall.server.refusals import Refusal, sentence
from meadhall.words import LANGUAGES

DRAWN = (
    *("Aoife", "Áine", "Brigit", "Cormac", "Conall", "Deirdre", "Diarmait", "Eithne", "Fergus", "Fionn", "Gormlaith"),
    *("Íte", "Lorcán", "Máel", "Niall", "Oisín", "Órlaith", "Rónán", "Sorcha", "Tadg", "Úna", "Bera", "Bjarni"),
    *("Dalla", "Egil", "Eirik", "Freydis", "Gudrun", "Halla", "Hrafn", "Ingrid", "Ketil", "Leif", "Olaf", "Ragna"),
    *("Sigrun", "Snorri", "Thora", "Ulf", "Yrsa"),
)
"""What guests are called until they choose a name."""
EMBLEMS = (
    *("Boar", "Raven", "Hound", "Salmon", "Stag", "Kanec", "Havran", "Chrt", "Losos", "Jelen"),
    *("Dzik", "Kruk", "Ogar", "Łosoś", "Jeleń", "Jabalí", "Cuervo", "Sabueso", "Salmón", "Ciervo"),
)
"""What the browser's client calls seats, and the bots there, in all languages."""


def tidy_name(name: str) -> str:
    """The name with single spaces; refused if there is nothing to be seen of it."""
    tidy = " ".join(name.split())
    if not any(letter.isprintable() and not letter.isspace() for letter in tidy):
        raise Refusal("empty-name", 400)
    return tidy


def folded(name: str) -> str:
    """The name without what is easily overlooked: case, accents, width, spaces and what cannot be seen."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZC")


@cache
def names_of_bots() -> frozenset[str]:
    """Folded, in all languages."""
    labels = [sentence(f"bot-{bot}", language) for bot in BOTS for language in LANGUAGES]
    return frozenset(map(folded, (*EMBLEMS, *labels)))


def draw(identity: str, taken: Collection[str] = ()) -> str:
    """A name for a guest, always the same one unless it is taken; `taken` are folded."""
    first = int(identity, 16) % len(DRAWN)
    names = (*DRAWN[first:], *DRAWN[:first])
    more = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, more) if folded(name) not in taken)
