"""Refusals: what cannot be done here, as a code for programs and a sentence for people. Nothing has changed by it."""

from __future__ import annotations

from collections.abc import Callable

from meadhall import words


def sentence(name: str, language: str, /, **args: str | int) -> str:
    """What the hall itself says."""
    return words.sentence("meadhall.server", language, name, **args)


class Refusal(Exception):
    """Something that the hall does not do. The code names the sentence, unless `say` says it."""

    def __init__(
        self,
        code: str,
        status: int = 409,
        /,
        *,
        say: Callable[[str], str] | None = None,
        rules: tuple[str, ...] = (),
        **args: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rules = rules
        self._say = say
        self._args = args

    def text(self, language: str) -> str:
        return self._say(language) if self._say else sentence(f"refused-{self.code}", language, **self._args)
