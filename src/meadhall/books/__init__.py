"""The rule books for players: chapters of short paragraphs, in every language.

`index.toml` tells for each paragraph, in all languages alike, which rules it explains, and to which events and choices
of the table it belongs. The specification, with every rule by its id, is `meadhall.rulebook`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from unicodedata import combining, normalize

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

_HEADING = re.compile(r"^(##|###) (.+) \{#([a-z0-9-]+)\}$", re.MULTILINE)
_FIGURE = re.compile(r"^!\[(.*)\]\(figure:.*\)$", re.MULTILINE)
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


class Paragraph(NamedTuple):
    """What a drawer opens; the text is Markdown."""

    anchor: str
    title: str
    text: str


class Chapter(NamedTuple):
    anchor: str
    title: str
    text: str
    paragraphs: list[Paragraph]


class Links(NamedTuple):
    """What a paragraph belongs to: ids of rules, and the message ids of events and choices."""

    rules: list[str]
    events: list[str]
    choices: list[str]


class Book:
    """One game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        text = read(game, f"{language}.md")
        title = _TITLE.search(text)
        self.title = title[1] if title else ""
        self.chapters = list(_chapters(text))
        self.links = {anchor: Links(**row) for anchor, row in tomllib.loads(read(game, "index.toml")).items()}

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        for chapter in self.chapters:
            yield from chapter.paragraphs

    def find(self, name: str) -> Paragraph | None:
        """The paragraph with that anchor, or about the rule (in any case of letters), event or choice with that id."""
        for paragraph in self.paragraphs:
            rules, events, choices = self.links[paragraph.anchor]
            if name.upper() in rules or name in (paragraph.anchor, *events, *choices):
                return paragraph
        return None

    def search(self, words: str) -> list[Paragraph]:
        """The paragraphs with all these words or parts of words, those with one in the title first; all for none."""
        wanted = plain(words).split()
        texts = ((each, plain(f"{each.title} {described(each.text)}")) for each in self.paragraphs)
        found = [each for each, text in texts if all(word in text for word in wanted)]
        return sorted(found, key=lambda each: not any(word in plain(each.title) for word in wanted))

    def consult(self, words: str) -> list[Paragraph]:
        """For whoever asks: of a rule by its id one paragraph; else what is called so, and all that have the words."""
        named = self.find(words)
        if named and words.upper() in self.links[named.anchor].rules:
            return [named]
        return list(dict.fromkeys([*([named] if named else []), *self.search(words)]))


@cache
def book(game: str, language: str) -> Book:
    return Book(game, language)


def read(game: str, name: str) -> str:
    return (files(__name__) / game.replace("-", "_") / name).read_text(encoding="utf-8")


def figure(game: str, name: str) -> str | None:
    """A drawing of a book, as SVG; None if there is none of that name."""
    path = files(__name__) / game.replace("-", "_") / "figures" / f"{name}.svg"
    return path.read_text(encoding="utf-8") if re.fullmatch(r"[a-z0-9-]{1,80}", name) and path.is_file() else None


def without_figures(text: str) -> str:
    """A text for those who cannot be shown its drawings."""
    return _FIGURE.sub("", text).strip()


def described(text: str) -> str:
    """A text with what its drawings show in their place."""
    return _FIGURE.sub(r"\1", text)


def _chapters(text: str) -> Iterator[Chapter]:
    headings = list(_HEADING.finditer(text))
    chapter: Chapter | None = None
    for number, heading in enumerate(headings):
        end = headings[number + 1].start() if number + 1 < len(headings) else len(text)
        body = text[heading.end() : end].strip()
        if heading[1] == "##":
            if chapter:
                yield chapter
            chapter = Chapter(heading[3], heading[2], body, [])
        elif chapter:
            chapter.paragraphs.append(Paragraph(heading[3], heading[2], body))
    if chapter:
        yield chapter


def plain(text: str) -> str:
    """Without accents and capitals, so that nobody has to type them."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)).replace("ł", "l")


# pages


class _Pages(RendererHTML):
    """Markdown as HTML; drawings are those of the book."""

    def image(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        token = tokens[index]
        token.attrs["src"] = f"/rules/{env['game']}/figures/{str(token.attrs['src']).removeprefix('figure:')}.svg"
        return super().image(tokens, index, options, env)


_MARKDOWN = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Pages).enable("table")


def html(game: str, text: str) -> str:
    """A text of a book for a page."""
    return str(_MARKDOWN.render(text, {"game": game}))
