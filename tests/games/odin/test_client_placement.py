"""The client lays tiles by rules of its own (placement.ts), to answer at once: they must be those of the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from meadhall.core import Kind, LabDice, Match
from meadhall.core.masks import bits
from meadhall.games.odin import game
from meadhall.games.odin.box import GOODS, LONG_HOUSE, ORE, SILVER, SPECIAL, SPECIALS, STONE_HOUSE, WOOD
from meadhall.games.odin.cards import ALLOWED
from meadhall.games.odin.notation import CELLS, cell_option
from meadhall.games.odin.panel import panel
from meadhall.games.odin.rules.placement import PIECES_OF, PlacePiece, may_lie, place, placeable, room
from meadhall.games.odin.state import THINGS_HELD, State
from meadhall.words import Words

WEB = Path(__file__).parents[3] / "web"
NODE = WEB.parent / ".venv" / "node"
"""Where the Makefile puts a Node if the machine has none."""

SAY = Words(game).say

CLIENT = """
import { readFileSync } from "node:fs";
import typescript from "typescript";
const source = readFileSync("src/games/odin/estate/placement.ts", "utf8");
const module = { compilerOptions: { module: "ESNext", target: "ESNext" } };
const code = typescript.transpileModule(source, module).outputText;
const client = await import("data:text/javascript," + encodeURIComponent(code));
const { setting, cases } = JSON.parse(readFileSync(0, "utf8"));
const rules = client.rulesOf(setting);
console.log(JSON.stringify(cases.map(({ boards, laid, wood, asked }) =>
  client.groundsOf(rules, setting, boards, laid).map((ground, at) => ({
    ...client.yieldOf(rules.fields[ground.board], ground.covered),
    rooms: asked[at].map(({ piece }) => client.room(rules, ground, piece, wood).toString()),
    reasons: asked[at].map(({ piece, cells }) => cells.map((cell) =>
      client.refusal(rules, ground, piece, Math.floor(cell / rules.columns), cell % rules.columns, wood))),
  })))));
"""


class Position(NamedTuple):
    state: State
    seat: int


def matches() -> Iterator[Position]:
    """What random play leads to."""
    for seats, seed in ((1, 1), (2, 2), (3, 3)):
        match, dice = Match(game, seats, {}, LabDice(seed)), LabDice(seed)
        for step in range(1200):
            if match.over:
                break
            seat = match.state.decision.seats[0]
            if step % 9 == 0:
                yield Position(cast(State, match.state.copy()), seat)
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])


def feasts_of_laying() -> Iterator[Position]:
    """Somebody who owns everything lays tiles at random until nothing fits."""
    for seed in range(3):
        s, dice = game.new(1, {}), LabDice(seed)
        while s.decision.kind is Kind.CHANCE:
            s.roll(0)
        s.owners, s.sides = [0] * len(s.owners), [dice.below(2) for _ in s.sides]
        s.houses[STONE_HOUSE], s.houses[LONG_HOUSE] = 2, 2
        s.treasures[0] = (1 << len(SPECIALS)) - 1
        s.played[0] = ALLOWED["wood_in_houses"] if seed else 0
        for thing in (*(good for good, name in enumerate(GOODS) if name), WOOD, ORE, SILVER):
            s.stock[thing] = 3
        while fitting := placeable(s, 0):
            yield Position(s.copy(), 0)
            piece = fitting[dice.below(len(fitting))]
            rooms = [(slot, anchor) for slot in s.slots(0) for anchor in bits(room(s, 0, slot, piece))]
            place(s, 0, piece, *rooms[dice.below(len(rooms))], None)


def pieces_held(s: State, seat: int) -> list[int]:
    held = [thing for thing in range(THINGS_HELD) if s.stock[seat * THINGS_HELD + thing]]
    held += [SPECIAL + special for special in bits(s.treasures[seat])]
    return [piece for thing in held for piece in PIECES_OF[thing]]


def why_not(s: State, seat: int, piece: int, slot: int, cell: int) -> str | None:
    choice, option = PlacePiece(seat, piece), cell_option(slot, cell)
    return None if choice.allows(s, option) else choice.explain(s, option).id


def case_of(position: Position, dice: LabDice) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the client is asked about a position, and what the server would say."""
    s, seat = position
    facts = panel(s, SAY)["players"][seat]
    asked: list[list[dict[str, Any]]] = []
    said: list[dict[str, Any]] = []
    for board in facts["boards"]:
        slot = board["slot"]
        ask: list[dict[str, Any]] = [
            {"piece": piece, "cells": [dice.below(CELLS) for _ in range(4)]} for piece in pieces_held(s, seat)
        ]
        asked.append(ask)
        said.append(
            {key: board[key] for key in ("income", "bonuses", "minus")}
            | {"rooms": [str(room(s, seat, slot, each["piece"])) for each in ask]}
            | {"reasons": [[why_not(s, seat, each["piece"], slot, cell) for cell in each["cells"]] for each in ask]}
        )
    return {"boards": facts["boards"], "laid": s.laid[seat], "wood": facts["wood"], "asked": asked}, said


def test_the_client_lays_by_the_rules() -> None:
    dice = LabDice(7)
    positions = [*matches(), *feasts_of_laying()]
    assert len(positions) > 300
    assert any(may_lie(s, seat, PIECES_OF[WOOD][0], True) for s, seat in positions)
    cases, expected = zip(*(case_of(position, dice) for position in positions), strict=True)
    setting = game.setting(game.table(1, {}), SAY)
    answer = subprocess.run(
        ["node", "--input-type=module", "--eval", CLIENT],
        input=json.dumps({"setting": setting, "cases": cases}),
        cwd=WEB,
        env=os.environ | {"PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        stderr=sys.stderr,
        text=True,
        check=True,
    )
    told = json.loads(answer.stdout)
    reasons = {code for case in expected for board in case for codes in board["reasons"] for code in codes}
    assert reasons == {None, "not-on-this-board", "off-the-board", "overlaps", "touches-its-colour", "income-too-early"}
    for number, (client, server) in enumerate(zip(told, expected, strict=True)):
        assert client == server, f"position {number}: {cases[number]}"
