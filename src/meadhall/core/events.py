"""Events: what happened, told by the rules while they run.

The log, the animation, the digest of what one missed, statistics and the limit of undo all come from this one stream.
"""

from __future__ import annotations

from typing import ClassVar, Self

from meadhall.core.rows import Row


class Event(Row):
    """Something that happened. Fields named in `secret` are known to the seat of the event alone."""

    echo: ClassVar[bool] = False
    """Whether it only says again what was chosen, so that a preview can leave it out."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody something new, so that what led to it cannot be taken back."""

    fades: ClassVar[tuple[str, ...]] = ()
    """Fields that nobody can look up again for a while, though everybody was told them; see `Game.veiled`."""

    def faded(self) -> Self:
        """The event as it is told again meanwhile: fields that fade read HIDDEN."""
        return self._hiding(self.fades) if self.fades else self


Events = list[Event] | None
"""Where the rules report what happens; None when nobody listens (search, mass simulation)."""
