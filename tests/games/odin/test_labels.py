"""What players of A Feast for Odin are asked and offered, in words: no choice is a bare number."""

from __future__ import annotations

from meadhall.core import SEATS, LabDice, Match
from meadhall.games.odin import game, texts
from meadhall.games.odin.actions import SPACES
from meadhall.games.odin.box import TOKENS
from meadhall.games.odin.cards import HOOK_CLAUSES
from meadhall.games.odin.rules.feast import ServeFood
from meadhall.games.odin.rules.setup import TakeToken
from meadhall.words import Words
from tests.rules.odin.scene import Scene

WORDS = Words(game)


def asked(scene: Scene, seat: str = "A") -> str:
    return WORDS.say(scene.state.prompt(SEATS.index(seat)))


def offered(scene: Scene, seat: str = "A") -> dict[str, str]:
    """The labels of the options by their notation."""
    number = SEATS.index(seat)
    options = scene.state.options(number)
    return {game.notation(option): WORDS.option(scene.state, number, option) for option in options}


def test_ways_of_a_space_tell_what_each_does():
    scene = Scene()
    scene.have("A", silver=1)
    scene.use("A", "A18")
    scene.luck()
    assert asked(scene) == "Take a sheep or buy cattle: which of these do you do?"
    labels = offered(scene)
    assert labels["0"] == "receive 1 sheep"
    assert labels["1"] == "pay 1 silver and receive 1 cattle"


def test_a_part_of_an_action_is_named_in_the_question():
    scene = Scene()
    scene.have("A", wool=1)
    scene.use("A", "A33")
    assert asked(scene) == "Do you want to pay 1 wool and receive 1 robe?"


def test_a_card_instead_of_an_action_tells_what_it_does():
    scene = Scene()
    scene.have("A", wood=3)
    scene.in_play("A", 105)
    scene.use("A", "A05")
    assert asked(scene) == "Do you use the occupation 105 Knarr Builder instead of what the space says?"
    assert offered(scene) == {"yes": "pay 3 wood and receive a knarr", "no": "no, what the space says"}


def test_cards_offered_tell_the_moment_and_what_they_do():
    scene = Scene()
    scene.in_play("A", 145)
    scene.use("A", "A08")
    assert asked(scene) == "Right before each hunt: use one of these occupations, or be done."
    assert offered(scene) == {"done": "done", "card145": "use 145 Forester: take 1 item from a mountain strip"}


def test_every_moment_at_which_cards_are_offered_has_words():
    for hook, clauses in enumerate(HOOK_CLAUSES):
        if any(clause.may for clause in clauses):
            assert WORDS.text("prompt-offer", hook=str(hook))[0].isupper()


def test_cards_to_use_at_any_time_tell_what_they_do():
    scene = Scene()
    scene.have("A", salt_meat=1)
    scene.in_play("A", 47)
    scene.turn("A")
    assert offered(scene)["card47"] == "use 47 Tanner: pay 1 salt meat and receive 1 hide"


def test_strips_tell_what_lies_on_them_and_numbers_what_is_taken():
    scene = Scene()
    scene.state.strips = [-1] * len(scene.state.strips)
    scene.state.strips[0] = 5
    scene.use("A", "A34")
    assert offered(scene) == {"strip1": "mountain strip: ore, item of 2 silver"}
    scene.choose("A", "strip1")
    assert offered(scene) == {"1": "ore", "2": "ore, item of 2 silver"}


def test_cells_of_an_exploration_board_go_by_its_name():
    scene = Scene()
    scene.own("A", "shetland")
    scene.have("A", ore=1)
    scene.turn("A")
    scene.choose("A", "ore/0")
    told = {label.rpartition(" at ")[0] for label in offered(scene).values()}
    assert told == {"home board", "Shetland"}


def test_dice_tell_what_is_paid_and_how():
    scene = Scene()
    scene.have("A", bow=2, wood=2)
    scene.use("A", "A08")
    scene.roll(3)
    assert asked(scene) == "The result is 3: to succeed you pay so much in bows and wood. Rolls left: 2."
    scene.choose("A", "succeed")
    assert asked(scene) == "You have to pay 3. How many do you give: bows?"
    assert offered(scene) == {"1": "1 bow", "2": "2 bows"}


def test_loot_tells_its_sword_value_and_longships_their_ore():
    scene = Scene()
    scene.fleet("A", longships="12")
    scene.in_play("A", 90)
    scene.use("A", "A48")
    scene.choose("A", "card90")
    assert offered(scene) == {"1": "longship with 1 ore", "2": "longship with 2 ore"}
    scene.number("A", 1)
    scene.roll(4)
    scene.choose("A", "succeed")
    assert offered(scene)["rune_stone"] == "rune stone, sword value 6"


def test_boats_and_vikings_that_come_back():
    scene = Scene()
    scene.fleet("A", boats="00")
    scene.use("A", "A12")
    scene.luck()
    assert {offered(scene)[number] for number in "12"} == {"boats with 1 ore", "boats with 2 ore"}
    scene.number("A", 1)
    scene.roll(12)
    scene.choose("A", "fail")
    assert [offered(scene)[number] for number in "012"] == ["none", "1 Viking", "2 Vikings"]


def test_food_tells_its_squares_and_pieces_their_size():
    scene = Scene()
    scene.have("A", peas=1)
    scene.begin(ServeFood(0))
    labels = offered(scene)
    assert labels["peas/0"] == "peas on 2 squares"
    assert labels["peas/1"] == "peas on 1 square"
    assert WORDS.say(game.label(game.parse("oil/0"))) == "oil, 1 row, 2 columns"
    assert WORDS.say(game.label(game.parse("oil/1"))) == "oil, 2 rows, 1 column"


def test_tokens_tell_what_they_bring():
    scene = Scene(mini_expansions="harvest")
    scene.state.tokens = [0, 0]
    scene.begin(TakeToken(0))
    assert offered(scene)["token1"] == "resource token: 1 stone in a harvest, 1 long sword without"
    assert len(offered(scene)) == len(TOKENS)


def test_goods_tell_what_they_become_and_ships_what_they_cost():
    scene = Scene()
    scene.have("A", peas=1, silver=5)
    scene.turn("A")
    assert offered(scene)["knarr"] == "buy a knarr for 5 silver"
    scene.choose("A", "A43")
    scene.choose("A", "strip1")
    scene.number("A", 1)
    assert offered(scene)["peas"] == "peas becomes oil"
    scene = Scene()
    scene.fleet("A", knarrs=1)
    scene.have("A", hide=1, silver=1)
    scene.use("A", "A45")
    assert offered(scene)["hide"] == "hide becomes silverware"


def test_the_log_names_cards_with_their_numbers():
    assert WORDS.text("card-used", seat="A", card="126") == "A uses the occupation 126 Trapper."


def test_every_space_has_a_readable_text():
    for number, space in enumerate(SPACES):
        text = game.help(game.parse(space.id), WORDS.say)
        assert text == texts.space_text(number, WORDS.say)
        assert text[0].isupper()
        assert text.endswith(".")
        assert not any(sign in text for sign in ("_", "{", "  ", "..", " ,", " .", ",,", ",."))


def test_in_whole_games_with_all_cards_no_choice_is_a_bare_number():
    for seed in (1, 2):
        match, dice = Match(game, 2, {"decks": "ABC", "mini_expansions": "both"}, LabDice(seed)), LabDice(seed)
        match.state.played = [dice.below(1 << 95) | dice.below(1 << 95) << 95 for _ in range(2)]
        while not match.over:
            seat = match.state.decision.seats[0]
            assert WORDS.say(match.state.prompt(seat))
            options = match.state.options(seat)
            for option in options[:12]:
                assert not WORDS.option(match.state, seat, option).isdecimal()
            match.play(seat, options[dice.below(len(options))])
