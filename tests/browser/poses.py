"""Tables at chosen moments: branches of matches that bots have played to their end.

Not only for tests: `python -m tests.browser.poses ADDRESS [NAME...]` lays such tables at a running server, and prints
the cookie of the person who sits there and the addresses.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from meadhall.core import LUCK, Match, read_record
from meadhall.games import game as find_game
from meadhall.games.odin.box import SILVER
from meadhall.games.odin.dice_games import RAIDING, WHALING
from tests.server.client import Player

Fits = Callable[[Any, int], bool]


ATTEMPTS = 20
"""Matches that are played in search of a moment: some are rare."""

OVER = ""
"""Instead of a choice: the end."""


class Moment(NamedTuple):
    """A seat owes a choice of this kind when the log is so long."""

    length: int
    seat: int
    frame: str


@dataclass(frozen=True)
class Pose:
    """A kind of moment: the choice that is owed, and what else has to hold of the position for the seat."""

    game: str
    seats: int
    frame: str
    fits: Fits = lambda state, seat: True
    late: float = 0.6
    """Of all such moments of a match, how far into them: 0 is the first, 1 the last."""
    options: Mapping[str, str] = field(default_factory=dict)
    bot: str = "greedy"
    """Who has played: some moments come up only by chance."""


class Poses:
    """Lays tables in the hall for one person, who may be anybody at a match that is over."""

    def __init__(self, host: Player) -> None:
        self.host = host
        self._played: dict[tuple[object, ...], str] = {}
        self._hosts: dict[tuple[object, ...], Player] = {}

    def path(self, pose: Pose) -> str:
        """Where the table is to be seen, its person at the seat that owes the choice."""
        for attempt in range(ATTEMPTS):
            table = self._match(pose, attempt)
            if pose.frame == OVER:
                return f"/table/{table}"
            moments = list(moments_of(self.host.record(table), pose.frame, pose.fits))
            if moments:
                moment = moments[round(pose.late * (len(moments) - 1))]
                return f"/table/{self.host.branch(table, moment.length, moment.seat, pose.bot).id}"
        raise LookupError(f"nobody came to {pose.frame} in {ATTEMPTS} matches of {pose.game}")

    def _match(self, pose: Pose, attempt: int) -> str:
        """A match that bots have played to the end. Every kind has a host of its own, whose dice start anew."""
        kind = (pose.game, pose.seats, pose.bot, *sorted(pose.options.items()))
        if (kind, attempt) not in self._played:
            if kind not in self._hosts:
                self._hosts[kind] = Player(self.host.address, "Bote")
            host, bots = self._hosts[kind], {str(seat): pose.bot for seat in range(pose.seats)}
            table = host.create(pose.game, pose.seats, bots=bots, options=dict(pose.options))
            host.start(table.id)
            with host.socket(table.id) as socket:
                socket.until(lambda: socket.now.over)
            self._played[kind, attempt] = table.id
        return self._played[kind, attempt]


def moments_of(record: str, frame: str, fits: Fits) -> Iterator[Moment]:
    """All moments of a match at which a seat owes such a choice."""
    played = read_record(record, find_game).match
    match = Match(played.game, played.state.table.seats, played.state.table.options)
    for length, entry in enumerate(played.log):
        state = match.state
        if entry.seat == LUCK:
            match.throw(entry.value)
            continue
        stack = next(
            (each for each in filter(None, state.branches) if getattr(each[-1], "seat", None) == entry.seat),
            state.stack,
        )
        if type(stack[-1]).__name__ == frame and fits(state, entry.seat):
            yield Moment(length, entry.seat, frame)
        match.play(entry.seat, entry.value)


def tempted(state: Any, seat: int) -> bool:
    """Something can be had: there is more to choose than two words to leave it with."""
    return len(state.options(seat)) > 2


BRIAN_BORU = {
    "first-disc": Pose("brian-boru", 4, "PlaceFirstDisc", late=1),
    "draft": Pose("brian-boru", 4, "PickCard"),
    "lead": Pose("brian-boru", 4, "LeadTown"),
    "lead-card": Pose("brian-boru", 4, "LeadCard"),
    "follow": Pose("brian-boru", 4, "PlayCard", lambda s, _: sum(card >= 0 for card in s.trick) >= 2),
    "action": Pose("brian-boru", 4, "ChooseAction"),
    "extras": Pose("brian-boru", 4, "BuyExtras"),
    "expand": Pose("brian-boru", 4, "Expand"),
    "lost-town": Pose("brian-boru", 4, "ChooseLostTown"),
    "monastery": Pose("brian-boru", 4, "BuildMonastery"),
    "princess": Pose("brian-boru", 4, "AnswerPrincess"),
    "free-town": Pose("brian-boru", 4, "TakeTown"),
    "five": Pose("brian-boru", 5, "PlayCard", lambda s, _: sum(card >= 0 for card in s.trick) >= 3, late=0.9),
    "scoring": Pose("brian-boru", 4, OVER),
    "review": Pose("brian-boru", 4, OVER, bot="level-2"),
}
RARE = {"decks": "ABC", "mini_expansions": "both"}
ODIN = {
    "keep-card": Pose("odin", 1, "KeepCard", options={"starting_card": "chosen"}),
    "token": Pose("odin", 2, "TakeToken", options=RARE),
    "turn": Pose("odin", 4, "Turn", late=0.5),
    "early": Pose("odin", 4, "Turn", late=0.02),
    "placing": Pose("odin", 4, "PlacePiece", late=0.7),
    "window": Pose("odin", 4, "Window", late=0.7),
    "dice": Pose("odin", 4, "DecideRoll"),
    "boats": Pose("odin", 4, "ChooseBoats", bot="random"),
    "whaling": Pose("odin", 4, "DecideRoll", lambda s, _: s.stack[-1].game == WHALING),
    "raid": Pose("odin", 4, "DecideRoll", lambda s, _: s.stack[-1].game == RAIDING),
    "loot": Pose("odin", 4, "ChooseLoot"),
    "feast": Pose("odin", 4, "ServeFood"),
    "explore": Pose("odin", 4, "Explore"),
    "emigrate": Pose("odin", 4, "Emigrate"),
    "mountain": Pose("odin", 4, "TakeFromStrip"),
    "items": Pose("odin", 4, "TakeItems"),
    "trade": Pose("odin", 4, "RaiseGood"),
    "overseas": Pose("odin", 4, "TurnGood", tempted, bot="random"),
    "special": Pose("odin", 4, "BuySpecial", lambda s, seat: s.has(seat, SILVER) > 1, bot="random", late=1),
    "forge": Pose("odin", 2, "ForgeTile", options=RARE),
    "occupation": Pose("odin", 4, "PlayOccupation"),
    "offer": Pose("odin", 4, "Offer"),
    "payment": Pose("odin", 4, "ChoosePayment"),
    "way": Pose("odin", 4, "ChooseScript"),
    "copied": Pose("odin", 4, "ChooseCopied"),
    "weapon": Pose("odin", 4, "PayWeapon", bot="random"),
    "instead": Pose("odin", 4, "ReplaceEffects", options={"decks": "B"}, bot="random"),
    "free-card": Pose("odin", 2, "PlayFreeCard", options={"length": "short", "mini_expansions": "harvest"}),
    "mixture": Pose("odin", 4, "ChooseMix"),
    "back": Pose("odin", 4, "TakeVikingsBack", bot="random"),
    "part": Pose("odin", 4, "Decide", bot="random"),
    "solo": Pose("odin", 1, "Turn", late=0.7),
    "scoring": Pose("odin", 4, OVER),
    "review": Pose("odin", 3, OVER, bot="level-2"),
}
POSES = {f"{pose.game}-{name}": pose for poses in (BRIAN_BORU, ODIN) for name, pose in poses.items()}


def main() -> None:
    address, *names = sys.argv[1:]
    host = Player(address, "Aoife")
    poses = Poses(host)
    print(host.cookie())
    for name in names or POSES:
        print(name, address + poses.path(POSES[name]), flush=True)


if __name__ == "__main__":
    main()
