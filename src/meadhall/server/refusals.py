"""Refusals: what cannot be done here, as a code for programs and a sentence for people. Nothing has changed by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (files("meadhall.server") / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def sentence(name: str, language: str, /, **args: str | int) -> str:
    """What the hall itself says."""
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"message {name!r} with {args}: {errors[0]}")
    return str(text)


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
