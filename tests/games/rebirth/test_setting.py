"""What clients are told of the table: it agrees with the board and the rules, and holds no secret."""

import json
from functools import cache
from typing import Any

import pytest

from meadhall import LabDice, Match, game
from meadhall.core.masks import bits
from meadhall.games.rebirth.box import CATHEDRAL_BONUS, MISSIONS, PUBLIC_MISSIONS
from meadhall.games.rebirth.events import MissionScored, PrivateMissionScored
from meadhall.words import Words

REBIRTH = game("rebirth")
SAY = Words(REBIRTH).say
TABLES = [(name, seats) for name in ("scotland", "ireland") for seats in (2, 3, 4)]
CASES = [(name, seats, moves) for name, seats in TABLES for moves in (0, 30, 60, 1000)]


@cache
def played(name: str, seats: int, moves: int) -> Match:
    """A match of random moves."""
    match = Match(REBIRTH, seats, {"map": name}, LabDice(seats + moves))
    dice = LabDice(5)
    for _ in range(moves):
        if match.over:
            break
        seat = match.state.decision.seats[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


# the setting


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_setting_is_compact_json(name: str, seats: int) -> None:
    setting = REBIRTH.setting(REBIRTH.table(seats, {"map": name}), SAY)
    text = json.dumps(setting, separators=(",", ":"))
    assert json.loads(text) == setting
    assert len(text) < 12_000


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_setting_agrees_with_the_board(name: str, seats: int) -> None:
    table = REBIRTH.table(seats, {"map": name})
    board, setting = table.board, REBIRTH.setting(table, SAY)
    assert (setting["map"], setting["rules"], setting["title"]) == (name, name, name.capitalize())
    assert [(row, column) for row, column, _, _ in setting["hexes"]] == list(board.hexes)
    assert [kind for _, _, kind, _ in setting["hexes"]] == list(board.kinds)
    assert [town for _, _, _, town in setting["hexes"]] == list(board.settlement_at)
    options = [row * setting["stride"] + column for row, column, _, _ in setting["hexes"]]
    assert options == list(table.option_at)
    assert setting["plus"] == bits(board.plus)
    assert setting["covered"] == (bits(board.covered) if seats == 2 else [])
    for places in ("castles", "cathedrals", "towers"):
        told = [(place["name"], place["row"], place["column"]) for place in setting[places]]
        assert told == [(place.name, place.row, place.column) for place in getattr(board, places)]
    for number, town in enumerate(setting["settlements"]):
        assert town["size"] == len(town["hexes"])
        assert all(setting["hexes"][index][3] == number for index in town["hexes"])
    assert setting["tiebreaks"] == (["Edinburgh", "Stirling"] if name == "scotland" else ["Blarney", "Hill of Tara"])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_setting_names_tiles_and_cards(name: str, seats: int) -> None:
    table = REBIRTH.table(seats, {"map": name})
    setting = REBIRTH.setting(table, SAY)
    assert sum(tile["count"] for tile in setting["tiles"]) == len(table.tiles) == (27 if seats == 4 else 36)
    assert setting["tiles"][5] == {"sign": "S4", "name": "settlement of 4", "influence": 4, "count": 3 - (seats == 4)}
    if name == "scotland":
        assert len(setting["missions"]) == len(MISSIONS) + len(table.board.castles)
        assert setting["missions"][CATHEDRAL_BONUS]["text"] == "cathedral bonus"
        assert (setting["public"], setting["bonuses"]) == ([], [])
    else:
        assert [card["id"] for card in setting["public"]] == [mission.id for mission in PUBLIC_MISSIONS]
        assert setting["public"][0]["text"] == "4 hexes at one castle"
        assert len(setting["bonuses"]) == 6
        assert setting["missions"] == []


def test_setting_of_a_map_file_has_no_coastline() -> None:
    text = REBIRTH.table(2, {"map": "ireland"}).board.text
    assert REBIRTH.setting(REBIRTH.table(2, {"map": text}), SAY)["map"] == ""


# the score


@pytest.mark.parametrize(("name", "towers"), [("scotland", False), ("ireland", True)])
def test_only_ireland_has_points_for_towers(name: str, towers: bool) -> None:
    for moves in (0, 1000):
        state: Any = played(name, 2, moves).state
        score = REBIRTH.score(state)
        assert ("towers" in score.headings) == towers
        assert score.totals == tuple(map(state.total, range(2)))


# the panel


@pytest.mark.parametrize(("name", "seats", "moves"), CASES)
def test_panel_counts_what_everybody_sees(name: str, seats: int, moves: int) -> None:
    state: Any = played(name, seats, moves).state
    for seat in (*range(seats), None):
        seen = REBIRTH.observe(state, seat)
        panel = REBIRTH.panel(seen, SAY)
        assert json.loads(json.dumps(panel)) == panel
        for other, player in enumerate(panel["players"]):
            assert player["points"] == state.total(other)
            assert (player["hand"], player["supply"], player["aside"], player["cards"]) == (
                seen.hand_sizes[other],
                seen.supply_sizes[other],
                seen.aside_sizes[other],
                seen.mission_counts[other],
            )
        clusters = {(cluster["seat"], cluster["kind"], *cluster["hexes"]) for cluster in panel["clusters"]}
        assert clusters == {
            (position // 2, position % 2, *bits(cluster))
            for position, found in enumerate(state.clusters)
            for cluster in found
        }
        assert [castle["holder"] for castle in panel["castles"]] == state.holders


@pytest.mark.parametrize(("name", "seats", "moves"), CASES)
def test_panel_shows_the_cards_that_the_observer_knows(name: str, seats: int, moves: int) -> None:
    match = played(name, seats, moves)
    state: Any = match.state
    for seat in (*range(seats), None):
        cards = REBIRTH.panel(REBIRTH.observe(state, seat), SAY)["cards"]
        known = range(seats) if match.over else [seat] if seat is not None else []
        told = [(card["seat"], card["card"], card["copies"]) for card in cards]
        held = [(other, card, state.missions[other].count(card)) for other in known for card in state.missions[other]]
        assert sorted(told) == sorted(set(held)), "each kind once, with its number"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_panel_does_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    """Two positions that look the same to a seat have the same panel."""
    state: Any = played(name, seats, 60).state
    for seat in (*range(seats), None):
        seen = REBIRTH.observe(state, seat)
        other = REBIRTH.observe(REBIRTH.imagine(seen, LabDice(99)), seat)
        assert REBIRTH.panel(other, SAY) == REBIRTH.panel(seen, SAY)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_of_cards_are_those_of_final_scoring(seats: int) -> None:
    for name in ("scotland", "ireland"):
        match = played(name, seats, 1000)
        panel = REBIRTH.panel(REBIRTH.observe(match.state, None), SAY)
        paid = [sum(card["points"] for card in panel["cards"] if card["seat"] == seat) for seat in range(seats)]
        scored = [event for event in match.visible(None) if isinstance(event, (MissionScored, PrivateMissionScored))]
        assert paid == [sum(event.points for event in scored if event.seat == seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_public_missions_tell_who_has_them_and_what_they_bring(seats: int) -> None:
    state: Any = played("ireland", seats, 60).state
    panel = REBIRTH.panel(REBIRTH.observe(state, 0), SAY)
    assert [card["card"] for card in panel["public"]] == state.row
    for card in panel["public"]:
        mission = PUBLIC_MISSIONS[card["card"]]
        for seat in range(seats):
            assert card["fulfilled"][seat] == (card["values"][seat] >= mission.need)
            due = mission.first if card["first"] == -1 else mission.later
            doubled = 2 if seat in card["tokens"] else 1
            assert card["points"][seat] == (0 if card["fulfilled"][seat] else due * doubled)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_settlements_tell_free_hexes_and_influence(name: str, seats: int) -> None:
    state: Any = played(name, seats, 60).state
    panel = REBIRTH.panel(REBIRTH.observe(state, 0), SAY)
    board = state.table.board
    for town, told in zip(board.settlements, panel["settlements"], strict=True):
        assert told["free"] == (town.hexes & ~state.taken).bit_count()
        assert (sum(told["influence"]) > 0) == any(own & town.hexes for own in state.own)
    castles = [player["castles"] for player in panel["players"]]
    assert castles == [state.holders.count(seat) for seat in range(seats)]
