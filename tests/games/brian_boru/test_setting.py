"""What clients are told of the table: it agrees with the box and the rules."""

import json
from typing import Any

from meadhall import game
from meadhall.games.brian_boru.box import CARDS, NEIGHBOURS, REGION_TOWNS, TOWNS
from meadhall.words import Words

GAME = game("brian-boru")
SAY = Words(GAME).say


def told(seats: int = 4, **options: str) -> dict[str, Any]:
    return GAME.setting(GAME.table(seats, options), SAY)


def test_setting_is_compact_json() -> None:
    text = json.dumps(told(), separators=(",", ":"))
    assert json.loads(text) == told()
    assert len(text) < 20_000


def test_options_are_found_where_the_setting_says() -> None:
    starts = told()["options"]
    for kind in ("town", "card", "action", "no", "offer", "extras"):
        assert GAME.describe(starts[kind])["kind"] == kind
        assert starts[kind] == 0 or GAME.describe(starts[kind] - 1)["kind"] != kind


def test_towns_roads_and_regions_are_those_of_the_map() -> None:
    setting = told()
    assert [town["id"] for town in setting["towns"]] == [town.id for town in TOWNS]
    for number, town in enumerate(setting["towns"]):
        assert REGION_TOWNS[town["region"]] >> number & 1
        assert town["colour"] in ("red", "blue", "yellow", "white")
    for road in setting["roads"]:
        one, two = road["towns"]
        assert NEIGHBOURS[one] >> two & 1
    assert [setting["towns"][town]["id"] for road in setting["roads"] if road["sea"] for town in road["towns"]] == [
        "C7",
        "M1",
    ]


def test_cards_show_their_symbols() -> None:
    setting = told()
    symbols = {symbol["id"]: symbol["name"] for symbol in setting["symbols"]}
    assert all(symbols.values())
    assert [card["value"] for card in setting["cards"]] == [card.value for card in CARDS]
    for card in setting["cards"]:
        assert "control" in card["primary"]
        for action in card["secondary"]:
            assert "control" not in action
            assert set(action) <= set(symbols)
    assert setting["cards"][0]["reconstructed"] == "primary"


def test_rounds_and_vikings_follow_the_table() -> None:
    assert [told(seats)["rounds"] for seats in (3, 4, 5)] == [GAME.table(seats, {}).rounds for seats in (3, 4, 5)]
    assert told(viking_deck="alternative")["vikings"] != told()["vikings"]
