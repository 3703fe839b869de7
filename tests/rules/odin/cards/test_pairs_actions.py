"""Cards that meet: actions that cards bring, also inside other actions."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import Windows
from meadhall.games.odin.rules.feast import Feast
from meadhall.games.odin.rules.turns import EndActions
from tests.rules.odin.armoury import complete
from tests.rules.odin.holdings import counted, give
from tests.rules.odin.pairs import all_of, asked, go, ready, stand
from tests.rules.odin.scene import Scene

# the Follower (card 77)


def follow(space: str, things: str, *cards: int, strips: dict[int, int] | None = None) -> Scene:
    """Seat A plays card 77 on A58 and follows seat B to the space."""
    scene = ready(things, *cards, strips=strips)
    stand(scene, space, "B")
    scene.hold("A", 77)
    return go(scene, f"A58 card77 yes {space}")


@pytest.mark.card(3, 77, 118, 119, 120, 156, 175, 176)
def test_following_to_the_weekly_market() -> None:
    """A21: flax, stockfish, 1 silver. It counts as using that space (3, 118, 119, 120), as an action of its own (175),
    and its stone belongs to the Viking action around it (156), which also is the one in which a card was played (176).
    """
    scene = follow("A21", "", 3, 118, 119, 120, 156, 175, 176)
    assert scene.supply("A") == counted("1 flax, 1 stockfish, 1 silver, 1 snare, 1 stone, 1 mead, 1 milk")
    assert asked(scene) == ["done", "card120"]
    go(scene, "done")
    assert asked(scene) == ["done", "card175"]
    go(scene, "card175")
    assert scene.supply("A") == counted(
        "1 flax, 1 stockfish, 1 silver, 1 snare, 1 stone, 1 mead, 1 milk, 1 oil, 1 peas"
    )
    assert scene.deciding() == "B", "the outer action has brought no stockfish"


@pytest.mark.card(77, 154, 155, 175)
def test_wood_of_a_followed_space_belongs_to_the_viking_action() -> None:
    """A37: three wood and an ore; the silver of card 154 buys oil for the stockfish of card 155."""
    scene = follow("A37", "", 154, 155, 175)
    assert all_of(scene) == counted("3 wood, 1 ore, 1 silver")
    go(scene, "card155 card175")
    assert all_of(scene) == counted("2 wood, 1 ore, 1 stockfish, 1 oil")


@pytest.mark.card(52, 77, 154, 155, 176)
def test_wood_without_a_viking_action() -> None:
    """The Tutor lets play the Follower in one's own turn: no Vikings act."""
    scene = ready("1 silver", 52, 154, 155, 176)
    stand(scene, "A37", "B")
    scene.hold("A", 77)
    scene.turn("A")
    go(scene, "card52 card77 yes A37")
    assert all_of(scene) == counted("3 wood, 1 ore, 1 peas")
    assert "A09" in scene.options("A"), "it is still the turn of seat A"


@pytest.mark.card(77, 108, 111, 112, 114)
def test_following_to_a_crafting_space() -> None:
    """A30 for an ore: there are no Vikings that could come back (108)."""
    scene = follow("A30", "1 ore, 3 silver", 108, 111, 112, 114)
    assert asked(scene) == ["done", "card114"]
    go(scene, "card114")
    assert all_of(scene) == counted("1 chest, 1 mead, 1 silk, 2 silver")
    assert scene.deciding() == "B"


@pytest.mark.card(77, 103, 108, 113)
def test_ore_from_the_mountains_for_a_followed_space() -> None:
    scene = follow("A30", "", 103, 108, 113, strips={1: 5})
    assert asked(scene) == ["card113"]
    go(scene, "card113 strip1")
    assert asked(scene) == ["done", "card103"], "the next item is 2 silver"
    go(scene, "card103 strip1")
    assert all_of(scene) == counted("1 chest, 3 silver")


@pytest.mark.card(77, 124, 188)
def test_two_silver_of_a_followed_space() -> None:
    scene = follow("A25", "", 124, 188)
    go(scene, "card124")
    assert all_of(scene) == counted("2 mead, 1 grain, 2 wood")


@pytest.mark.card(77, 166)
def test_following_places_no_vikings() -> None:
    scene = ready("", 166)
    stand(scene, "A25", "B")
    scene.hold("A", 77)
    go(scene, "A58 card77 yes A25")
    assert all_of(scene) == counted("2 mead, 2 silver"), "A58 is the first pair of the round"
    assert scene.state.pairs[0] == 1


@pytest.mark.card(77, 126, 129, 130, 131, 146, 151)
@pytest.mark.parametrize("fail", [True, False])
def test_following_to_the_snares(fail: bool) -> None:
    scene = follow("A11", "1 stockfish, 3 snare, 1 silver", 126, 129, 130, 131, 146, 151)
    if fail:
        go(scene, "d8 fail")
        assert asked(scene) == ["done", "card131"], "no Viking comes back"
        go(scene, "card131")
        assert scene.supply("A") == counted("4 snare, 1 wood, 1 silver, 1 game_meat")
    else:
        go(scene, "d1")
        assert scene.has("A", "silver") == 2
        assert asked(scene) == ["done", "card129"], "card 130 needs Vikings there"
        go(scene, "card129 card131")
        assert scene.supply("A") == counted("3 snare, 1 fur, 2 silver, 1 salt_meat, 1 game_meat")
    assert scene.deciding() == "B"


@pytest.mark.card(77, 109, 110, 149, 176)
def test_following_overseas() -> None:
    scene = follow("A46", "1 knarr, 1 silver", 109, 110, 149, 176)
    go(scene, "oil card110 knarr")
    assert all_of(scene) == counted("1 rune_stone, 1 emigrated_knarr, 1 peas")


@pytest.mark.card(77, 176)
def test_following_oneself_to_play_cards() -> None:
    """A58 twice: two actions in which cards were played."""
    scene = ready("", 176)
    scene.hold("A", 77, 7, 8)
    go(scene, "A58 card77 yes A58 card7 card8")
    assert all_of(scene) == counted("2 peas")
    assert scene.deciding() == "B"


# the Birka Settler (card 110)


@pytest.mark.card(12, 109, 110, 125, 149, 170)
def test_emigration_after_overseas_trading() -> None:
    """Round 3: 3 silver, less 2. Card 109 counts the knarr before it could leave."""
    scene = ready("1 knarr, 1 longship, 1 silver", 12, 109, 110, 125, 149, 170)
    scene.round(3)
    go(scene, "A46")
    assert asked(scene) == ["done", "oil"], "the oil of the Priest"
    go(scene, "done")
    assert scene.has("A", "silver") == 1
    assert asked(scene) == ["done", "card110"]
    go(scene, "card110 longship")
    assert asked(scene) == ["done", "card12"]
    go(scene, "card12")
    assert all_of(scene) == counted("1 oil, 1 rune_stone, 1 weapon, 1 knarr, 1 emigrated_longship")
    assert scene.deciding() == "B"


@pytest.mark.card(12, 109, 110)
def test_emigration_with_a_knarr_uses_no_longship() -> None:
    scene = ready("1 knarr, 1 longship, 2 silver", 12, 109, 110)
    go(scene, "A46 done card110 knarr")
    assert all_of(scene) == counted("1 silver, 1 longship, 1 emigrated_knarr")
    assert scene.deciding() == "B"


@pytest.mark.card(12, 84, 125)
def test_two_emigrations_are_two_actions() -> None:
    """A61, then card 84 after it: a rune stone and a weapon for each."""
    scene = ready("2 longship, 1 silver", 12, 125)
    scene.hold("A", 84)
    go(scene, "A61 no yes longship card84 yes longship")
    assert asked(scene) == ["done", "card12"]
    go(scene, "card12")
    assert asked(scene) == ["done", "card12"]
    go(scene, "card12")
    assert all_of(scene) == counted("2 rune_stone, 2 weapon, 2 emigrated_longship")


@pytest.mark.card(12, 84)
def test_plundering_and_emigration_are_two_actions() -> None:
    scene = ready("2 longship", 12)
    scene.hold("A", 84)
    go(scene, "A51 no card84 yes longship card12 card12")
    assert all_of(scene) == counted("1 silver_hoard, 2 weapon, 1 longship, 1 emigrated_longship")


# the Hornblower (card 85)


@pytest.mark.card(85, 126, 127, 128, 129, 130, 131, 175)
def test_a_snare_of_the_hornblower() -> None:
    scene = ready("2 silver, 1 wood, 2 snare", 126, 127, 128, 129, 130, 131, 175, strips={1: 0})
    scene.hold("A", 85)
    go(scene, "A58 card85 no yes d1 succeed 0")
    assert scene.supply("A") == counted("1 silver, 3 snare, 1 fur, 1 stockfish")
    assert asked(scene) == ["done", "card128", "card129"]
    go(scene, "card129 card128 strip1")
    assert asked(scene) == ["done", "card131"]
    go(scene, "card131")
    assert scene.supply("A") == counted("1 silver, 2 snare, 1 fur, 1 salt_meat, 1 wood, 1 game_meat")
    go(scene, "card175")
    assert scene.supply("A") == counted("2 snare, 1 fur, 1 salt_meat, 1 wood, 1 game_meat, 1 oil")


@pytest.mark.card(85, 143, 144, 145, 146, 163)
def test_a_hunt_of_the_hornblower() -> None:
    """The wood of the Forester pays for the hunt; card 163 is about the space of the second column."""
    scene = ready("2 silver", 143, 144, 145, 146, 163, strips={1: 0})
    scene.hold("A", 85)
    go(scene, "A58 card85 yes")
    assert asked(scene) == ["done", "card145"]
    go(scene, "card145 strip1 d2 succeed")
    assert asked(scene) == ["done", "card144"]
    go(scene, "card144")
    assert all_of(scene) == counted("1 hide, 1 game_meat, 1 skin_and_bones")
    assert scene.deciding() == "B"


@pytest.mark.card(85, 143, 151)
def test_a_silver_of_the_hunt_pays_for_the_snare() -> None:
    """2 silver: one for the hunt, which brings one again; 2 for the snare, whose failure returns no Viking."""
    scene = ready("2 silver, 1 wood", 143, 151)
    scene.hold("A", 85)
    go(scene, "A58 card85 yes d1 succeed yes d8 fail")
    assert all_of(scene) == counted("1 hide, 1 game_meat, 1 wood, 1 weapon")
    assert scene.deciding() == "B"


# the Latecomer (card 91)


@pytest.mark.card(3, 91, 111, 112, 113, 114, 156)
def test_the_latecomer_crafts() -> None:
    """A27 has a Viking; A28 takes the stone that card 113 brings. No Viking acts (156)."""
    scene = ready("3 silver", 3, 91, 111, 112, 113, 114, 156, strips={1: 2})
    stand(scene, "A27")
    scene.begin(EndActions())
    go(scene, "card91")
    assert asked(scene) == ["A28"]
    go(scene, "A28")
    assert asked(scene) == ["card113"]
    go(scene, "card113 strip1")
    assert all_of(scene) == counted("1 rune_stone, 4 silver, 1 mead, 1 weapon")
    go(scene, "card114")
    assert all_of(scene) == counted("1 rune_stone, 1 silver, 1 mead, 1 silk, 1 weapon")


@pytest.mark.card(91, 118, 119, 120, 176)
def test_the_latecomer_at_the_market_and_with_a_card() -> None:
    scene = ready("2 silver, 1 mead", 91, 118, 119, 120)
    stand(scene, "A15")
    scene.begin(EndActions())
    go(scene, "card91 A20 card120 mead")
    assert all_of(scene) == counted("1 silver, 1 beans, 1 oil, 1 stone, 1 mead, 1 milk")
    scene = ready("1 silver, 1 stone", 91, 176)
    scene.hold("A", 43)
    stand(scene, "A55")
    scene.begin(EndActions())
    go(scene, "card91 A56 card43")
    assert all_of(scene) == counted("1 silver, 1 fruits, 1 peas")


@pytest.mark.card(37, 91, 149)
def test_the_latecomer_overseas() -> None:
    """The oil of the Priest may rise (37) before the trade."""
    scene = ready("2 silver, 1 knarr, 1 mead", 37, 91, 149)
    stand(scene, "A48")
    scene.begin(EndActions())
    go(scene, "card91 A45 card37 oil done")
    assert all_of(scene) == counted("1 knarr, 1 mead, 1 rune_stone")


# the Tutor (card 52)


@pytest.mark.card(12, 28, 52, 176)
@pytest.mark.parametrize("when", ["turn", "window", "feast"])
def test_the_tutor_at_any_time(when: str) -> None:
    """A chest with the Helmsman, an oil for it, and peas for playing it: all before anything else goes on."""
    scene = ready("2 silver", 28, 52, 176)
    scene.hold("A", 12)
    if when == "window":
        scene.begin(Windows())
    elif when == "feast":
        scene.begin(Feast())
    else:
        scene.turn("A")
    go(scene, "card52 card12 card28")
    assert all_of(scene) == counted("1 chest, 1 oil, 1 peas")
    assert ("A09" in scene.options("A")) == (when == "turn")


@pytest.mark.card(52, 176)
def test_the_teacher_counts_actions_of_the_tutor() -> None:
    """Each use of the Tutor is an action; the Teacher itself is there when its own is over."""
    scene = ready("3 silver", 52)
    scene.hold("A", 7, 8, 176)
    scene.turn("A")
    go(scene, "card52 card7 card52 card176 card52 card8")
    assert all_of(scene) == counted("2 peas")


@pytest.mark.card(5, 52)
def test_the_tutor_in_the_extra_feast() -> None:
    """A window belongs to the extra feast too: another card can be played in it."""
    scene = ready("2 silver", 52)
    scene.hold("A", 5, 43)
    scene.turn("A")
    go(scene, "card52 card5 card52 card43")
    assert all_of(scene) == counted("1 fruits")
    go(scene, "fruits/0")
    assert scene.state.penalties[0] == 3
    assert "A09" in scene.options("A")


@pytest.mark.card(52, 60, 151, 168)
def test_vikings_back_by_the_tutor() -> None:
    scene = ready("1 silver", 52, 151, 168)
    scene.hold("A", 60)
    stand(scene, "A21")
    scene.state.thing[0] = 2
    scene.turn("A")
    go(scene, "card52 card60 yes A21")
    assert scene.state.thing[0] == 3
    assert all_of(scene) == counted("2 silver")


@pytest.mark.card(53, 54, 175)
def test_actions_of_two_players_in_one_window_do_not_mix() -> None:
    """Seat A has raised flax to stockfish and is asked about oil; seat B is still busy with its own card."""
    scene = ready("2 silver, 1 flax", 53, 175, seats=2)
    scene.in_play("B", 54)
    give(scene, "B", "1 silverware")
    scene.begin(Windows())
    go(scene, "card53 flax")
    assert scene.options("A") == ["done", "card175"]
    if "B" in scene.deciding():
        go(scene, "card54 0", "B")
    go(scene, "card175")
    assert all_of(scene) == counted("1 stockfish, 1 oil")


@pytest.mark.card(99, 176)
def test_the_preceptor_on_a60() -> None:
    """Three cards in hand: one instead of the draw, then the others; nothing is drawn."""
    scene = ready("", 99, 176)
    scene.hold("A", 43, 7, 8)
    pile = scene.state.pile
    go(scene, "A60 yes card43 card7 done")
    assert scene.state.pile == pile
    assert all_of(scene) == counted("1 fruits, 1 peas")


# what belongs to an action


@pytest.mark.card(128, 145, 156, 164)
@pytest.mark.parametrize(
    ("cards", "things", "choices", "silver"),
    [
        ((164,), "", "A33 card164 strip1", 4),
        ((145,), "", "A08 card145 strip1 d8 fail", 1),
        ((128,), "1 wood", "A11 d1 succeed card128 strip1", 1),
    ],
)
def test_stones_of_an_action_and_stones_before_it(
    cards: tuple[int, ...], things: str, choices: str, silver: int
) -> None:
    """What card 164 takes before the Vikings are placed is no stone of the action; A33 brings 4 silver."""
    scene = ready(things, 156, *cards, strips={1: 2})
    go(scene, choices)
    assert (scene.has("A", "stone"), scene.has("A", "silver")) == (1, silver)


@pytest.mark.card(12, 28)
def test_the_helmsman_comes_with_the_plunder() -> None:
    """Played after the action of A51, before the whole action is over: chest, oil and weapon."""
    scene = ready("2 longship, 1 silver", 28)
    scene.hold("A", 12)
    go(scene, "A51 no card12 card28 card12")
    assert all_of(scene) == counted("1 silver_hoard, 1 chest, 1 oil, 1 weapon, 2 longship")


@pytest.mark.card(136, 190)
def test_two_spices_of_one_raid() -> None:
    """8 and 1 more, and 9 stones."""
    scene = ready("1 longship, 9 stone", 136, 190)
    go(scene, "A48 d8 succeed spices spices")
    assert all_of(scene) == counted("1 longship, 2 spices, 2 oil")


@pytest.mark.card(3, 108, 111, 112, 151)
def test_cards_on_an_imitation_space() -> None:
    """It counts as using A30; its own Viking comes back (108)."""
    scene = Scene(4)
    scene.state.imitation = [2]
    scene.in_play("A", 3, 108, 111, 112, 151)
    give(scene, "A", "1 ore")
    complete(scene)
    stand(scene, "A30", "B")
    vikings = scene.state.thing[0]
    scene.turn("A")
    go(scene, "I1 A30 card108")
    assert all_of(scene) == counted("1 chest, 1 mead, 2 silver, 1 weapon")
    assert scene.state.thing[0] == vikings - 1
