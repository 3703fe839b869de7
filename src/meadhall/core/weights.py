"""Weights: the numbers by which the bots of a game judge positions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import fsum  # exact, so that every Python gets the same sum
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


class Weights(dict[str, float]):
    """Numbers by name. They change only in the laboratory, where players with different ones meet."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self._memories: list[Callable[[], None]] = []

    def memory(self, size: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Like `lru_cache`, for what is worked out from the weights: forgotten when they change."""

        def remember(function: Callable[P, R]) -> Callable[P, R]:
            remembering = lru_cache(size)(function)
            self._memories.append(remembering.cache_clear)
            return cast(Callable[P, R], remembering)

        return remember

    def become(self, numbers: Mapping[str, float]) -> None:
        """Other numbers for the same names."""
        if numbers.keys() != self.keys():
            raise ValueError(f"these weights are {', '.join(self)}, not {', '.join(numbers)}")
        if any(self[name] != number for name, number in numbers.items()):
            self.update(numbers)
            for forget in self._memories:
                forget()

    def standings(self, hopes: Sequence[float]) -> list[float]:
        """By seat: its own hopes, less the part `rivals` of what the average rival hopes for."""
        if len(hopes) == 1:
            return list(hopes)
        everybody, part = fsum(hopes), self.get("rivals", 1.0)
        return [own - part * (everybody - own) / (len(hopes) - 1) for own in hopes]

    @contextmanager
    def kept(self) -> Generator[None]:
        """Whatever they become meanwhile, afterwards they are again what they were."""
        numbers = dict(self)
        try:
            yield
        finally:
            self.become(numbers)
