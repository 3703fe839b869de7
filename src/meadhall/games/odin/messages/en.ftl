# A Feast for Odin in English. Ids are those of events, prompts, reasons and things; see docs/architecture.md, "Words".

title = A Feast for Odin

# setup
first-player = { $seat } gets the moose and begins.
occupation-drawn = { $card ->
    [hidden] { $seat } draws an occupation.
   *[other] { $seat } draws the occupation { $card }.
}
card-kept = { $card ->
    [hidden] { $seat } keeps a card and puts the other away.
   *[other] { $seat } keeps { $card } and puts the other away.
}
token-taken = { $seat } takes a resource token: { $token }.
imitation-laid = An imitation space lies in column { $column }.
strip-revealed = A mountain strip is revealed: { $strip }.
marker-drawn = { $goods ->
    [0] The next round brings no harvest.
    [one] The next harvest brings { $goods } good.
   *[other] The next harvest brings { $goods } goods.
}

# phases
round-begun = Round { $round }.
colour-changed = The { $colour ->
    [0] first
   *[1] second
} colour plays: { $vikings ->
    [one] { $vikings } Viking comes
   *[other] { $vikings } Vikings come
} to the Thing. Of the other colour, { $staying ->
    [one] { $staying } stays and blocks its space.
   *[other] { $staying } stay and block their spaces.
}
island-turned = An exploration board is turned over: { $island }.
island-silver = { $silver } silver are laid on every exploration board that nobody has and that was not turned.
altar-gone = The altar leaves the game.
weapon-drawn = { $seat } draws a weapon: { FORM($thing, "a") }.
vikings-placed = { $vikings ->
    [1] { $seat } sends a Viking: { $space }.
   *[other] { $seat } sends { $vikings } Vikings: { $space }.
}
imitated = { $seat } imitates: { $space }.
passed = { $seat } passes.
moose-moved = { $seat } placed Vikings last and gets the moose.
income-paid = { $seat } receives an income of { $silver } silver.
born = { $number ->
    [1] Young are born to { $seat }: { $good }.
   *[other] Young are born to { $seat }: { $number } times { $good }.
}
pregnant = { $seat } expects young: { $good }.
penalised = { $tokens ->
    [1] { $seat } leaves a square of the table empty: a penalty token.
   *[other] { $seat } leaves { $tokens } squares of the table empty: a penalty token each.
}
strip-item-lost = A mountain strip loses { FORM($thing, "a") }.

# supply
gained = { $number ->
    [1] { $seat } receives { FORM($thing, "a") }.
   *[other] { $seat } receives { $number } { FORM($thing, "num", $number) }.
}
paid = { $seat } pays { $number } { FORM($thing, "num", $number) }.
ship-gained = { $seat } gets { FORM($ship, "a") }.
ship-bought = { $seat } buys { FORM($ship, "a") } for { $silver } silver.
ship-armed = { $seat } loads an ore on { FORM($ship, "a") }.
placed = { $seat } places { FORM($thing, "a") }: { $island ->
    [none] { $slot }
   *[other] { $island }
}.
raised = { $seat } turns { FORM($good, "a") } into { FORM($into, "a") }.
refitted = { $seat } turns a whaling boat into { FORM($ship, "a") }.
ship-lost = { $seat } gives { FORM($ship, "a") } away.
strip-taken = { $items ->
    [1] { $seat } takes an item from a mountain strip.
   *[other] { $seat } takes { $items } items from a mountain strip.
}

# dice
rolled = { $seat } rolls { $value }; the result is { $result }.
succeeded = { $seat } succeeds.
failed = { $seat } fails.
vikings-back = { $vikings ->
    [1] { $seat } takes a Viking back.
   *[other] { $seat } takes { $vikings } Vikings back.
}

# more
explored = { $silver ->
    [0] { $seat } explores { $island }.
   *[other] { $seat } explores { $island } and finds { $silver } silver.
}
emigrated = { $seat } emigrates with { FORM($ship, "a") }.
card-used = { $seat } uses the occupation { $card }.
occupation-played = { $seat } plays the occupation { $card }.
eaten = { $squares ->
    [1] { $seat } serves { FORM($thing, "a") } on one square.
   *[other] { $seat } serves { FORM($thing, "a") } on { $squares } squares.
}
finished = { $seat } finishes with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $reached ->
    [0] . { $mark } is a very good result.
   *[1] , a very good result.
}
won = { $shared ->
    [0] { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[1] { $seat } shares the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# whom the others wait for
wait-turn = { $seat } is choosing an action.
wait-window = { $seat } may place goods, buy ships and arm them.
wait-pause = { $seat } pauses the action to place goods or buy ships.
wait-replace-effects = { $seat } may use an occupation.
wait-replace-next = { $seat } may use an occupation.
wait-offer = { $seat } may use occupations.
wait-pay-weapon = { $seat } is paying.
wait-second-step = { $seat } is raising goods.
wait-place-piece = { $seat } is placing something.
wait-choose-script = { $seat } is choosing between two ways.
wait-choose-payment = { $seat } is choosing what to pay.
wait-decide = { $seat } is deciding.
wait-choose-copied = { $seat } is choosing what to imitate.
wait-raise-good = { $seat } is raising goods.
wait-turn-good = { $seat } is trading overseas.
wait-buy-special = { $seat } is buying special tiles.
wait-forge-tile = { $seat } is forging.
wait-take-from-strip = { $seat } is in the mountains.
wait-take-items = { $seat } is in the mountains.
wait-choose-boats = { $seat } is choosing whaling boats.
wait-decide-roll = { $seat } looks at the die.
wait-choose-loot = { $seat } is choosing loot.
wait-choose-mix = { $seat } is paying.
wait-take-vikings-back = { $seat } may take Vikings back.
wait-explore = { $seat } is exploring.
wait-emigrate = { $seat } is emigrating.
wait-play-occupation = { $seat } is playing occupations.
wait-play-bonus-card = { $seat } may play an occupation.
wait-play-free-card = { $seat } may play an occupation.
wait-serve-food = { $seat } is at the feast.
wait-keep-card = { $seat } is choosing a card.
wait-take-token = { $seat } is choosing a resource token.

# what is asked
prompt-turn = { $vikings ->
    [1] You have one Viking: choose an action space, place or buy something, or pass.
   *[other] You have { $vikings } Vikings: choose an action space, place or buy something, or pass.
}
prompt-window = Place goods, buy or arm ships, or be done.
prompt-pause = { $arming ->
    [1] Place goods, buy or arm ships, then go on with done.
   *[0] Place goods or buy ships, then go on with done.
}
prompt-replace-effects = Do you use the occupation { $card } instead of what the space says?
prompt-replace-next = Do you use the occupation { $card } instead of what comes next?
prompt-offer = { $hook }: use one of these occupations, or be done.
prompt-pay-weapon = Which weapon do you give?
prompt-second-step = Raise one of these goods once more, or be done.
prompt-place-piece = Where do you lay the upper left corner of the { $thing }?
prompt-choose-script = { $space ->
    [none] Which of these do you do?
   *[other] { $space }: which of these do you do?
}
prompt-choose-payment = What do you pay with?
prompt-decide = Do you want to { $script }?
prompt-choose-copied = Which space do you imitate?
prompt-raise-good = { $steps ->
    [1] { $left ->
        [1] Raise one good by a colour, or be done.
       *[other] Raise up to { $left } goods by a colour each, or be done.
    }
   *[2] { $left ->
        [1] Raise one good by two colours, or be done.
       *[other] Raise up to { $left } goods by two colours each, or be done.
    }
}
prompt-turn-good = Turn different green goods to blue, or be done.
prompt-buy-special = Buy a special tile, or be done.
prompt-forge-tile = What do you forge?
prompt-take-from-strip = { $most ->
    [1] Take one item from a strip, or be done.
   *[other] Take up to { $most } items from a strip, or be done.
}
prompt-take-items = How many items?
prompt-choose-boats = Which boats take part? Their ore lowers every roll.
prompt-decide-roll = { $way ->
    [low] The result is { $result }: to succeed you pay so much in { FORM($thing, "num", 2) } and { FORM($other, "num", 2) }. Rolls left: { $left }.
   *[high] The result is { $result }, and what you pay in { FORM($thing, "num", 2) } and { FORM($other, "num", 2) } comes on top. Rolls left: { $left }.
}
prompt-choose-loot = Which tile do you take?
prompt-choose-mix = { $value ->
    [1] You have to pay { $due }. How many do you give: { FORM($thing, "num", 2) }?
   *[other] You have to pay { $due }. How many do you give, each for { $value }: { FORM($thing, "num", 2) }?
}
prompt-take-vikings-back = How many Vikings do you take back?
prompt-explore = Which exploration board do you take?
prompt-emigrate = Which ship emigrates?
prompt-play-occupation = { $most ->
    [1] Play an occupation.
   *[other] Play up to { $most } occupations.
}
prompt-play-bonus-card = You may play an occupation.
prompt-play-free-card = Do you play { $card }, the dark card that you have kept, for free?
prompt-serve-food = { $left ->
    [1] One square of your table is empty: serve food or silver, or leave a gap.
   *[other] { $left } squares of your table are empty: serve food or silver, or leave a gap.
}
prompt-keep-card = Which card do you keep?
prompt-take-token = Choose a resource token.

# why not
choose-a-space = Choose an action space, something to do at any time, or pass.
space-not-in-play = That space is not in play.
space-occupied = Vikings stand on that space already.
too-few-vikings = { $vikings ->
    [one] That takes { $vikings } Viking; you have { $have }.
   *[other] That takes { $vikings } Vikings; you have { $have }.
}
nothing-to-imitate = Nobody else has a space of that column that you could use.
cannot-imitate = That space cannot be imitated: it has to be another player's, in the same column, and usable.
no-effect = Nothing of that would have an effect.
needs = You need { $least } { FORM($what, "num", $least) }.
cannot-pay = You cannot pay { $number } { FORM($thing, "num", $number) }.
cannot-pay-either = You need { $number } { FORM($thing, "num", $number) } or { $others } { FORM($other, "num", $others) }.
none-left = No { $building } is left.
no-berth = No berth is free for it.
nothing-to-raise = You have no good that could rise so far.
no-strip = No mountain strip is open.
nothing-to-buy = There is no special tile that you could buy.
nothing-to-explore = There is no exploration board for these Vikings and your ships.
no-room = You have no large ship, or there is no room for it on the table.
no-card = You have no occupation to play.
use-something = At least one effect of the space has to be used.
choose-a-way = Choose one of the ways.
choose-a-payment = Choose one of the payments.
yes-or-no = Answer yes or no.
choose-a-cell = Choose a board and a cell.
not-your-board = You have no such board.
not-on-this-board = That cannot lie there: { $thing }.
off-the-board = It would cover cells that do not exist or cannot be covered.
overlaps = Something lies there already.
touches-its-colour = It would touch a tile of its own colour.
income-too-early = An income cell can be covered only with all to its left and below.
piece-fits-nowhere = You do not have that, or it fits nowhere.
nothing-to-arm = You have no ore, or no such ship to load.
too-little-silver = That costs { $price } silver; you have { $silver }.
anytime-or-done = Do something that can be done at any time, or be done.
no-pause = There is nothing that you could do now besides the action.
no-playing-now = No occupation can be played in the middle of an action.
no-arming-now = Ships cannot be armed during an action.
action-needs-it = Then the action could not be carried out any more.
choose-a-good = Choose a good, or be done.
no-such-good = You do not have that.
too-high = That good cannot rise so far.
kind-turned-already = You have turned one of that kind already.
choose-a-green-good = Choose a green good that you have, or be done.
choose-a-special = Choose a special tile, or be done.
special-gone = That special tile is not there any more.
not-for-sale = That special tile is not for sale.
not-forgeable = That cannot be forged: it has no tongs.
choose-a-strip = Choose a mountain strip, or be done.
another-strip = You have used that strip already; choose another one.
strip-not-open = That strip is not open.
choose-a-number = Choose a number.
so-many-items = { $most ->
    [1] You can take one item.
   *[other] You can take one to { $most } items.
}
no-such-fleet = Your boats cannot have so much ore.
no-more-rolls = The die is rolled { $rolls } times at most.
cannot-succeed = You cannot pay for a success.
roll-succeed-or-fail = Roll again, succeed or fail.
out-of-reach = That tile is out of reach.
choose-loot = Choose a blue tile.
cannot-pay-so = You cannot pay in that mixture.
so-many-vikings = { $most ->
    [one] You can take back { $most } Viking.
   *[other] You can take back up to { $most } Vikings.
}
choose-an-island = Choose an exploration board.
island-not-open = That side of an exploration board does not lie open.
other-space = That exploration board takes another number of Vikings.
no-ship-for-island = You have no ship that goes there.
choose-a-large-ship = Choose a knarr or a longship that you have.
card-not-usable = That occupation cannot be used now.
use-a-card-or-done = Use an occupation, or be done.
not-that-good = That good cannot rise here.
card-not-in-hand = You do not hold that card.
choose-a-card = Choose one of the cards.
choose-a-card-or-no = Choose one of your cards, or no.
card-not-offered = You are not offered that card.
token-gone = Somebody has that token.
choose-a-token = Choose a resource token.
choose-food = Choose food or silver, or leave a gap.
not-food = That is not for the feast.
same-colour-beside = A tile of the same colour lies beside it.
too-wide = There is not enough room on the table.
one-lies-already = One of that kind lies lengthwise already; another one has to stand.

# options
option-space = { $space }
option-word = { $word }
option-ship = { $ship }
option-arm = load an ore: { $arm }
option-good = { $good }
option-special = { $special }
option-strip = mountain strip: { $strip }
option-island = { $island }
option-number = { $number }
option-card = { $card } { $name }
option-token = resource token: { $token }
option-piece = { $rows ->
    [1] { $piece }, 1 row, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }
   *[other] { $piece }, { $rows } rows, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }
}
option-cell = { $board } at { $row },{ $column }
option-payment = { $number } { FORM($thing, "num", $number) }
option-use = use { $card } { $name }: { $script }
option-way = { $script }
option-as-the-space-says = no, what the space says
option-serve = { $squares ->
    [one] { $thing } on { $squares } square
   *[other] { $thing } on { $squares } squares
}
option-strip-items = mountain strip: { $items }
option-items = { $items }
token-of = { $harvest } in a harvest, { $no_harvest } without
option-boats = boats with { $ore } ore
option-vikings = { $vikings ->
    [0] none
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
}
option-raise = { $good } becomes { $into }
option-buy = buy { FORM($ship, "a") } for { $silver } silver
option-loot = { $thing }, sword value { $sword }

# headings of the score
heading-ships = ships
heading-emigrants = emigrated ships
heading-islands = exploration boards
heading-buildings = sheds and houses
heading-animals = animals
heading-occupations = occupations
heading-silver = silver
heading-crown = English crown
heading-bare-cells = bare cells and empty spots
heading-penalties = penalty tokens

# What a seat may hope for, by where it comes from.
facet-points = points on the table
facet-goods = goods to place or eat
facet-materials = materials, silver and weapons
facet-boards = income and room on the boards
facet-ships = ships and emigration
facet-vikings = Vikings still to place
facet-occupations = occupations
facet-animals = breeding animals
facet-feast = food for the feast
facet-dice = luck of the dice

# table options: what is agreed on, more about it, and its values
table-length = Length
    .hint = The long game is the one for experienced players; both end after the last feast.
    .long = Long (7 rounds)
    .short = Short (6 rounds)
table-mini_expansions = Mini-expansions
    .hint = Two small expansions: new islands (Lofoten and Orkney), and the harvest (Mull and Caithness).
    .none = None
    .islands = Lofoten and Orkney
    .harvest = Mull and Caithness
    .both = Both
table-decks = Occupation decks
    .hint = The decks of occupations in play; A is the one to begin with.
    .A = A
    .B = B
    .C = C
    .AB = A + B
    .AC = A + C
    .BC = B + C
    .ABC = A + B + C
table-action_board = Action board
    .hint = The small action board, for one or two players, is a reconstruction.
    .full = Full
    .small = Small (1–2 players)
table-island_points = Points of the islands
    .hint = Faroe Islands, Bear Island and Baffin Island have other points in later prints of the game.
    .first = First print
    .later = Later print
table-removed_cards = Cards removed for the harvest
    .hint = With the harvest mini-expansion some cards have to be removed, and more are recommended to be.
    .all = Recommended too
    .required = Only required
table-starting_card = Alone: first occupation
    .hint = Whether a solo player draws the starting occupation or chooses it.
    .drawn = Drawn
    .chosen = Chosen

# what players should know about the data of the game
provenance-board = The small action board for one or two players is a reconstruction.
provenance-markers = What the four harvest markers of the second mini-expansion show is a reconstruction.
provenance-altar = That altar and gold ornament have no value beside their shape is likely, not certain.

# signs and labels of the picture
sign-vikings = Vikings
sign-silver = silver
sign-wood = wood
sign-stone = stone
sign-ore = ore
sign-ships = ships
sign-penalties = penalties
sign-strips = mountain strips, from the arrow on
sign-islands = exploration boards: points, silver, (Vikings)
sign-round = Round { $round } of { $rounds }
sign-boards = exploration boards, sheds and houses
sign-played = occupations in play
sign-deciding = has to choose
sign-moose = has the moose
sign-fleet = boats/knarrs/longships
sign-hand = your occupations (points)
sign-plain = bare cell
sign-negative = costs a point
sign-double = costs two points
sign-income = income
sign-bonus = bonus
sign-never = cannot be covered
sign-legal = the upper left corner can lie here
sign-green = a green hide
sign-metal = silver or ore
sign-blocked = Vikings of the round before
sign-colour-plays = { $colour ->
    [0] First
   *[1] Second
} colour: { $thing } on the Thing, { $placed } on spaces
sign-colour-rests = { $colour ->
    [0] First
   *[1] Second
} colour: { $waiting } waiting, { $blocking } blocking{ $back ->
    [0] {""}
   *[other] , { $back } back after the round
}
sign-open = space you can choose
sign-stands = Vikings of player A
sign-column = { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
}

# words to choose
word-pass = pass
word-done = done
word-roll = roll
word-succeed = succeed
word-fail = fail
word-yes = yes
word-no = no
word-gap = leave a gap
word-pause = pause, to place something or buy a ship

# ships to load an ore on
arm-boat = whaling boat
arm-longship-0 = longship without ore
arm-longship-1 = longship with 1 ore
arm-longship-2 = longship with 2 ore

# a player's boards
board-home = home board
board-island = exploration board { $number }
board-stone-house = stone house { $number }
board-long-house = long house { $number }

# action spaces; `.short` is for the picture, at most 13 letters
space-A01 = Build a shed
    .short = Shed
space-A02 = Build a stone house
    .short = Stone house
space-A03 = Build a long house
    .short = Long house
space-A04 = Build a house and a ship
    .short = House + ship
space-A05 = Build a whaling boat
    .short = Whaling boat
space-A06 = Build a knarr
    .short = Knarr
space-A07 = Build a longship
    .short = Longship
space-A08 = Hunt
    .short = Hunt
space-A09 = Catch fish
    .short = Fish
space-A10 = Hunt in a pair
    .short = Hunt
space-A11 = Lay a snare
    .short = Snare
space-A12 = Hunt a whale with up to three boats
    .short = Whale 3 boats
space-A13 = Hunt a whale with one boat
    .short = Whale 1 boat
space-A14 = Buy stockfish
    .short = 2 stockfish
space-A15 = Buy salt meat
    .short = 2 salt meat
space-A16 = Buy a sheep
    .short = Sheep
space-A17 = Buy cattle and milk
    .short = Cattle + milk
space-A18 = Take a sheep or buy cattle
    .short = Sheep/cattle
space-A19 = Buy a sheep and cattle
    .short = Sheep, cattle
space-A20 = Beans at the market
    .short = Beans
space-A21 = Flax and fish at the market
    .short = Flax + fish
space-A22 = Fruits, oil and meat at the market
    .short = Fruits + oil
space-A23 = Spices at the market, milk and wool
    .short = Spices + wool
space-A24 = Milk the cattle
    .short = Milk
space-A25 = Brew mead
    .short = Mead
space-A26 = Shear the sheep
    .short = Wool
space-A27 = Weave linen
    .short = Linen
space-A28 = Carve a rune stone
    .short = Rune stone
space-A29 = Sew clothing
    .short = Clothing
space-A30 = Make a chest
    .short = Chest
space-A31 = Forge
    .short = Forge
space-A32 = Make chests and rune stones
    .short = Chests, runes
space-A33 = Earn silver, make a robe and jewelry
    .short = Robe, jewelry
space-A34 = Go to the mountains
    .short = Mountain 2
space-A35 = Go to the mountains and trade
    .short = Mt 1, trade 1
space-A36 = Trade two goods
    .short = Trade 2
space-A37 = Gather wood and ore
    .short = Wood + ore
space-A38 = Go far into the mountains and trade
    .short = Mt 3, trade 1
space-A39 = Trade three goods
    .short = Trade 3
space-A40 = Go to two mountains
    .short = Mountain 3+2
space-A41 = Trade three goods and arm
    .short = Trade 3, arms
space-A42 = Trade four goods
    .short = Trade 4
space-A43 = Clear a mountain and trade twice
    .short = Mt 4, 2 twice
space-A44 = Go to four mountains, or trade twice
    .short = 4 Mt/3 twice
space-A45 = Trade overseas
    .short = Overseas
space-A46 = Trade overseas in a pair
    .short = Overseas
space-A47 = Buy special tiles
    .short = Special tiles
space-A48 = Raid
    .short = Raid
space-A49 = Pillage in a pair
    .short = Pillage
space-A50 = Pillage in a band
    .short = Pillage
space-A51 = Plunder
    .short = Plunder
space-A52 = Explore near islands
    .short = Explore near
space-A53 = Explore the northern sea
    .short = Explore north
space-A54 = Explore far coasts
    .short = Explore far
space-A55 = Learn an occupation
    .short = Draw a card
space-A56 = Play an occupation
    .short = Play a card
space-A57 = Emigrate in a pair
    .short = Emigrate
space-A58 = Play up to two occupations
    .short = Play 2 cards
space-A59 = Emigrate in a band
    .short = Emigrate
space-A60 = Play up to four occupations
    .short = Play 4 cards
space-A61 = Refit a boat and emigrate
    .short = Refit, emigr.
space-I1 = Imitate another player
    .short = Imitate
space-I2 = Imitate another player
    .short = Imitate

# names of things
name-altar = altar
    .num = { $number ->
        [one] altar
       *[other] altars
    }
    .a = an altar
name-amber = amber
name-amber-figure = amber figure
    .num = { $number ->
        [one] amber figure
       *[other] amber figures
    }
    .a = an amber figure
name-baffin-island = Baffin Island
name-beans = beans
name-bear-island = Bear Island
name-belt = belt
    .num = { $number ->
        [one] belt
       *[other] belts
    }
    .a = a belt
name-berries = berries
name-bow = bow
    .num = { $number ->
        [one] bow
       *[other] bows
    }
    .a = a bow
name-cabbage = cabbage
name-caithness = Caithness
name-cattle = cattle
name-chalice = chalice
    .num = { $number ->
        [one] chalice
       *[other] chalices
    }
    .a = a chalice
name-chest = chest
    .num = { $number ->
        [one] chest
       *[other] chests
    }
    .a = a chest
name-cloakpin = cloakpin
    .num = { $number ->
        [one] cloakpin
       *[other] cloakpins
    }
    .a = a cloakpin
name-clothing = clothing
name-crucifix = crucifix
    .num = { $number ->
        [one] crucifix
       *[other] crucifixes
    }
    .a = a crucifix
name-drinking-horn = drinking horn
    .num = { $number ->
        [one] drinking horn
       *[other] drinking horns
    }
    .a = a drinking horn
name-egg = egg
    .num = { $number ->
        [one] egg
       *[other] eggs
    }
    .a = an egg
name-english-crown = English crown
    .num = { $number ->
        [one] English crown
       *[other] English crowns
    }
    .a = the English crown
name-faroe-islands = Faroe Islands
name-fibula = fibula
    .num = { $number ->
        [one] fibula
       *[other] fibulas
    }
    .a = a fibula
name-flax = flax
name-forge-hammer = forge hammer
    .num = { $number ->
        [one] forge hammer
       *[other] forge hammers
    }
    .a = a forge hammer
name-fruits = fruits
name-fur = fur
    .num = { $number ->
        [one] fur
       *[other] furs
    }
    .a = a fur
name-game-meat = game meat
name-glass-beads = glass beads
name-gold-brooch = gold brooch
    .num = { $number ->
        [one] gold brooch
       *[other] gold brooches
    }
    .a = a gold brooch
name-gold-ornament = gold ornament
    .num = { $number ->
        [one] gold ornament
       *[other] gold ornaments
    }
    .a = a gold ornament
name-grain = grain
name-greenland = Greenland
name-helmet = helmet
    .num = { $number ->
        [one] helmet
       *[other] helmets
    }
    .a = a helmet
name-hide = hide
    .num = { $number ->
        [one] hide
       *[other] hides
    }
    .a = a hide
name-horseshoe = horseshoe
    .num = { $number ->
        [one] horseshoe
       *[other] horseshoes
    }
    .a = a horseshoe
name-iceland = Iceland
name-jewelry = jewelry
name-knarr = knarr
    .num = { $number ->
        [one] knarr
       *[other] knarrs
    }
    .a = a knarr
name-labrador = Labrador
name-large-ship = knarr or longship
    .num = { $number ->
        [one] knarr or longship
       *[other] knarrs or longships
    }
    .a = a knarr or longship
name-linen = linen
name-lofoten = Lofoten
name-long-house = long house
    .num = { $number ->
        [one] long house
       *[other] long houses
    }
    .a = a long house
name-long-sword = long sword
    .num = { $number ->
        [one] long sword
       *[other] long swords
    }
    .a = a long sword
name-longship = longship
    .num = { $number ->
        [one] longship
       *[other] longships
    }
    .a = a longship
name-mead = mead
name-milk = milk
name-mull = Mull
name-newfoundland = Newfoundland
name-oil = oil
name-ore = ore
name-orkney = Orkney
name-peas = peas
name-players = players
name-robe = robe
    .num = { $number ->
        [one] robe
       *[other] robes
    }
    .a = a robe
name-round-shield = round shield
    .num = { $number ->
        [one] round shield
       *[other] round shields
    }
    .a = a round shield
name-rune-stone = rune stone
    .num = { $number ->
        [one] rune stone
       *[other] rune stones
    }
    .a = a rune stone
name-salt-meat = salt meat
name-shed = shed
    .num = { $number ->
        [one] shed
       *[other] sheds
    }
    .a = a shed
name-sheep = sheep
name-shetland = Shetland
name-ship = ship
    .num = { $number ->
        [one] ship
       *[other] ships
    }
    .a = a ship
name-silk = silk
name-silver = silver
name-silver-hoard = silver hoard
    .num = { $number ->
        [one] silver hoard
       *[other] silver hoards
    }
    .a = a silver hoard
name-silverware = silverware
name-skin-and-bones = skin and bones
name-snare = snare
    .num = { $number ->
        [one] snare
       *[other] snares
    }
    .a = a snare
name-spear = spear
    .num = { $number ->
        [one] spear
       *[other] spears
    }
    .a = a spear
name-spices = spices
name-stockfish = stockfish
name-stone = stone
name-stone-house = stone house
    .num = { $number ->
        [one] stone house
       *[other] stone houses
    }
    .a = a stone house
name-throwing-axe = throwing axe
    .num = { $number ->
        [one] throwing axe
       *[other] throwing axes
    }
    .a = a throwing axe
name-treasure-chest = treasure chest
    .num = { $number ->
        [one] treasure chest
       *[other] treasure chests
    }
    .a = a treasure chest
name-weapon = weapon
    .num = { $number ->
        [one] weapon
       *[other] weapons
    }
    .a = a weapon
name-whale-meat = whale meat
name-whaling-boat = whaling boat
    .num = { $number ->
        [one] whaling boat
       *[other] whaling boats
    }
    .a = a whaling boat
name-wood = wood
name-wool = wool

# texts of occupations: composed in texts.py out of what the cards do

# kinds of cards
text-kind-immediate = immediate
text-kind-each-time = each time
text-kind-anytime = at any time
text-kind-as-soon-as = as soon as

# lists; .may follows "you may", .more leaves out the verb that the first of a list has said
text-comma = { $first }, { $second }
    .may = { FORM($first, "may") }, { FORM($second, "more") }
    .num = { FORM($first, "num", $number) }, { FORM($second, "num", $number) }
text-semicolon = { $first }; { $second }
text-and = { $first } and { $second }
    .num = { FORM($first, "num", $number) } and { FORM($second, "num", $number) }
text-or = { $first } or { $second }
text-or-do = { $first }, or { $second }
text-either = either { $list }

# sentences: a moment, a condition, what is done
text-do = { $moment }: { $deed }.
text-may = { $moment } you may { FORM($deed, "may") }.
text-do-if = { $moment }, if { $condition }: { $deed }.
text-may-if = { $moment }, if { $condition }, you may { $deed }.
text-deed-if = { $deed } (only if { $condition })
text-once = Once, as soon as { $condition }: { $deed }.
text-once-at-any-time = Once in the game, as soon as { $condition } or at any time after that, you may { $deed }.
text-while = While { $condition }, you may { $deed }.
text-instead = Instead of { $what } you may { $deed }.

# moments
text-at-once = At once
text-then = Then
text-at-any-time = At any time, as often as you like,
text-moment-before-space-of = Right before you use { $of }
text-moment-after-space-of = Each time you have used { $of }
text-moment-before-ore-of = Right before you use { $of }
text-moment-before-action-of = Right before each { $of }
text-moment-after-action-of = After each { $of }
text-moment-after-action = After each action
text-moment-after-viking-action = After each action for which you placed Vikings
text-moment-success-of = Each time you succeed with a { $of }
text-moment-failure-of = Each time you fail with a { $of }
text-moment-arrives-of = For each { $of } that you get in any way
text-moment-two-at-once-of = Each time you receive 2 or more { FORM($of, "num", 2) } at once
text-moment-placed-in-house-of = Each time you place { $of } in a stone house or long house
text-moment-placed-on-island-of = Each time you place { $of } on an exploration board
text-moment-taken-of = For each { $of } that you take from a mountain strip
text-moment-worn-of = For each { $of } removed from a mountain strip at the end of a round
text-moment-eaten-of = For each { $of } on your table in a feast
text-moment-ship-built-of = Each time you have built a { $of } with wood
text-moment-house-built-of = Each time you build a { $of }
text-moment-placing-vikings = Right before you place { $column } Vikings on a space of column { $column }
text-moment-vikings-back = Each time in the action phase that exactly 1 or 2 of your Vikings return to the Thing
text-moment-three-on-the-thing = Each time the number of Vikings on your Thing square becomes 3
text-moment-end-of-actions = At the end of each action phase
text-moment-before-income = Before each income phase
text-moment-bonus = In each bonus phase
text-moment-after-bonus = After each bonus phase
text-moment-harvest = In each harvest
text-moment-after-harvest = After each harvest
text-moment-no-harvest = In each harvest phase without a harvest
text-moment-feast-begins = At the start of each feast
text-moment-feast-ends = At the end of each feast
text-moment-after-feast = After each feast
text-moment-next-knarr = Once, the next time you get a knarr in any way
text-moment-scoring = Once, as soon as the game ends, before the points are counted

# what is replaced
text-instead-new-weapon = drawing a weapon in the new weapon phase
text-instead-draw-occupation = drawing an occupation
text-instead-upgrade-1 = upgrading 1 good on an action space
text-instead-bonus-of-a-house = the bonus of a stone house or long house that brings exactly 1 thing
text-instead-raid = a raid
text-instead-A05 = the whaling boat on { $space }
text-instead-A52 = a near island on { $space }

# games of dice and other actions
text-game-hunting = hunt
text-game-snare = snare
text-game-whaling = whale hunt
text-game-raid = raid
text-game-pillage = pillage
text-action-hunting = hunt
text-action-snare = snare
text-action-raid = raid
text-action-pillage = pillage
text-action-overseas-trading = overseas trading action
text-action-exploration = exploration
text-action-emigration = emigration
text-take-hunting = go on a hunt
text-take-snare = lay a snare
text-take-whaling = hunt a whale
text-take-raid = raid
text-take-pillage = pillage

# action spaces
text-here = Here you { $deed }.
text-you-may = You may { $deed }.
text-draw-in-column-3 = First you draw an occupation.
text-play-in-column-4 = Before it or after it you may play an occupation.
text-dice-low = You roll the die of { $die } up to { $rolls } times. To succeed you pay the result in { FORM($pay, "num", 2) } and receive { $reward }. { $failure }
text-dice-high = You roll the die of { $die } up to { $rolls } times. Every { $pay } that you pay adds 1; with a result of { $least } or more you take a tile whose sword value it reaches. { $failure }
text-failure = { $vikings ->
    [0] A failure brings { $things }.
    [one] A failure brings { $things } and { $vikings } Viking back.
   *[other] A failure brings { $things } and up to { $vikings } Vikings back.
}

# spaces
text-any-space = a space
text-strip-silver = item of { $number } silver
text-space = "{ $space }" ({ $vikings })
text-for-vikings = { $vikings ->
    [1] for one Viking
    [2] for two Vikings
    [3] for three Vikings
   *[4] for four Vikings
}
text-category-crafting = a crafting space
text-category-house-building = a house building space
text-category-ship-building = a ship building space
text-category-livestock-market = a livestock market space
text-category-weekly-market = a weekly market space
text-category-mountain = a mountain space
text-category-overseas-trading = an overseas trading space

# conditions
text-needs-thing = { $thing ->
    [sheep] you have at least { $number } { FORM($thing, "num", $number) } in your stables
    [cattle] you have at least { $number } { FORM($thing, "num", $number) } in your stables
   *[other] you have at least { $number } { FORM($thing, "num", $number) } in your supply
}
text-needs-houses = you have at least { $number } stone houses and long houses together
text-needs-large-ship = { $number ->
    [1] you have a large ship
   *[other] you have { $number } large ships (knarrs, longships)
}
text-needs-longship = { $number ->
    [1] you have a longship
   *[other] you have { $number } longships
}
text-needs-knarr = you have a knarr
text-needs-whaling-boat = you have a whaling boat
text-needs-spots-to-fill = one of your sheds has a free spot
text-needs-vikings-crafting = at least { $number } of your Vikings stand on crafting spaces
text-needs-vikings-in-column-2 = at least { $number } of your Vikings stand on spaces of column 2
text-needs-vikings-in-column-3 = at least { $number } of your Vikings stand on spaces of column 3
text-needs-vikings-here = you placed Vikings for it
text-needs-vikings-snaring = you placed Vikings for it
text-needs-longship-used = you used a longship in it
text-needs-ore-exchanged = you exchanged ore there
text-needs-rolls-left = you could have rolled again
text-needs-game-meat-served = at least { $number } game meat was on your table
text-needs-hunters-in-pair = 2 Vikings of yours hunted on the space of column 2
text-needs-pairs-placed = it is not the first time in this round
text-needs-viking-action = you are carrying out an action for which you placed Vikings
text-needs-wood-received = it brought you at least { $number } wood
text-needs-stone-received = it brought you at least { $number } stone
text-needs-stockfish-received = it brought you at least { $number } stockfish
text-needs-occupations-played = you played an occupation in it
text-exactly-silver-given = it gave you exactly { $number } silver
text-exactly-swords-spent = you spent exactly { $number } long sword on it
text-exactly-spears-spent = you spent exactly { $number } spear on it
text-exactly-wood-spent = you spent no wood on it
text-exactly-mead-served = no mead is on your table
text-exactly-sober = you have not had that silver yet

# counters
text-or-more = { $first } or more
text-two-numbers = { $first } or { $last }
text-range = { $first } to { $last }
text-count-thing = { $amount } { $thing } in your supply
text-count-animal = { $amount } { $thing } in your stables (pregnant ones count too)
text-count-whaling-boat = { $number ->
    [one] { $amount } whaling boat
   *[other] { $amount } whaling boats
}
text-count-knarr = { $number ->
    [0] no knarr
    [one] { $amount } knarr
   *[other] { $amount } knarrs
}
text-count-longship = { $number ->
    [one] { $amount } longship
   *[other] { $amount } longships
}
text-count-armed-longships = { $amount } longship that carries 2 or 3 ore
text-count-fleets = at least { $amount } of each kind of ship (whaling boat, knarr, longship)
text-of-each = at least { $amount } of each
text-count-loaded-ore = { $amount } ore loaded on your whaling boats and longships together (without printed ore)
text-count-specials-owned = { $amount } special tiles in your supply, on your boards and in your houses together
text-count-income = a round income of { $amount } silver
text-count-boats-used = { $amount } whaling boat that could take part
text-count-kinds-taken = { $amount } different kinds of items (wood, stone, ore, silver) taken from mountain strips there
text-count-islands = { $amount } exploration boards
text-count-players = { $amount } players
text-per-knarr = for each knarr you have
text-per-cattle = { $most ->
    [1] if you have cattle
   *[other] for each cattle in your stables, up to { $most } times
}
text-per-sheep = { $most ->
    [1] if you have sheep
   *[other] for each sheep in your stables, up to { $most } times
}
text-per-players = for each player
text-per-longship = for each longship you have
text-per-whaling-boat = for each whaling boat you have
text-per-houses = for each stone house and long house you have
text-per-animal-kinds = for each kind of animal (sheep, cattle) in your stables
text-per-red-kinds = for each kind of red goods in your supply and stables
text-per-meat-pairs = for each pair of 1 game meat and 1 whale meat in your supply (you keep them)
text-per-peas-to-double = for each peas in your supply, until you have 8 at most
text-per-kinds-exchanged = for each kind of building material (wood, stone, ore) that you gave there

# paying and receiving
text-pay = pay { $things }
text-receive = receive { $things }
text-receive-extra = receive { $things } as an extra
text-amount = { $number } { FORM($thing, "num", $number) }
text-weapon-cards = { $number ->
    [one] { $number } weapon card
   *[other] { $number } weapon cards
}
text-any-weapon-cards = { $number } weapon cards of any kinds
text-round-silver = as much silver as the number of the round
text-fare = the usual price of emigrating
text-fare-less-large-ship = the usual price of emigrating, less 1 silver for each large ship you have,
text-price-with = { $things } with { $count }
text-prices = { $list },
text-gain-per = { $things } { $each }
text-ships = { $number ->
    [1] { FORM($ship, "a") }
   *[other] { $number } { FORM($ship, "num", $number) }
}
text-special = the { $special } if still available
text-building = a { $building }
text-tier = with { $count } receive { $things }
    .may = receive { $things } for { $count }
    .more = { $things } for { $count }
text-tier-also = with { $count } also { $things }

# other deeds
text-raise = { $number ->
    [1] upgrade 1 good
   *[other] upgrade up to { $number } goods
}
text-raise-twice = { $number ->
    [1] upgrade 1 good by two colours
   *[other] upgrade up to { $number } goods by two colours each
}
text-raise-to-blue = replace 1 good by the blue good of the same shape
text-raise-same-kind = upgrade up to { $number } goods of one kind
text-raise-orange = upgrade { $number } orange good
text-raise-kinds = upgrade { $number } { $kinds }
text-mountain = { $number ->
    [one] take { $number } item from a mountain strip
   *[other] take up to { $number } items from one mountain strip
}
text-mountain-another = take up to { $number } items from a mountain strip and up to { $other } from another
text-mountain-strips = take up to { $number } items from each of { $strips } mountain strips
text-mountain-kinds = take { $number } { $kinds } from a mountain strip
text-change-ship = exchange a { $ship } for a { $into }
text-lose-ship = give up a { $ship }
text-draw-weapons = { $number ->
    [one] draw { $number } weapon card
   *[other] draw { $number } weapon cards
}
text-explore = { $vikings ->
    [one] take an exploration board for { $vikings } Viking
   *[other] take an exploration board for { $vikings } Vikings
}
text-forge = forge a jewelry or a special tile with tongs
text-overseas = turn any number of different green goods over to blue
text-buy-specials = buy up to { $number } special tiles
text-draw-occupations = { $number ->
    [1] draw an occupation
   *[other] draw { $number } occupations
}
text-explore-any = take any exploration board that lies open, with a ship of any kind
text-emigrate = emigrate
text-play-occupations = { $number ->
    [1] play an occupation from your hand
   *[other] play up to { $number } occupations from your hand
}
text-viking-back = take { $number } of these Vikings back to your Thing square

# phases for one player
text-phase-feast = hold a whole feast by yourself, with penalties as usual, in addition to the feast of this round
text-phase-bonus-of-houses = have a bonus phase for your stone houses and long houses only, in addition to the usual one
text-phase-bonus-of-home = have a bonus phase for your home board only, in addition to the usual one
text-phase-breeding = have a breeding phase of your own, in addition to the usual one
text-phase-harvest-of-five = harvest 1 peas, 1 flax, 1 beans, 1 grain and 1 cabbage, which counts as a harvest of your own

# what only functions do
text-call-place-ore = receive 1 ore for each longship you have, but only ore that you place at once on your home board or exploration boards
text-call-take-a-fourth = choose a good (no animal) of which you have exactly 3 in your supply and receive a fourth
text-call-unload-ore = take 1 ore off one of your whaling boats or longships back into your supply
text-call-fill-a-spot = put 1 wood or 1 stone on a spot that takes it
text-call-vikings-from-a-space = take 1 of your Vikings from an action space back to your Thing square, and a second one from the same space for as much silver as the number of the round
text-call-two-steps-to-the-right = move an orange good up to two steps in the table of goods, each to the next colour and the next column to the right (for example from beans to salt meat to skin and bones)
text-call-two-of-each-weapon = fill up your weapon cards to 2 of each kind
text-call-take-the-cloakpin = take the cloakpin from any player's board or house, your own too, into your supply; 1 silverware and 1 rune stone of the general supply fill the gap
text-call-take-the-drinking-horn = take the drinking horn from any player's board or house, your own too, into your supply; 1 chest and 1 rune stone of the general supply fill the gap
text-call-vikings-from-the-fourth-column = take 1 of your Vikings back to your Thing square from every space of column 4 on which you have some
text-call-follow = use a space of column 2 on which Vikings stand, your own or another player's, without placing Vikings; a failure there brings no Viking back
text-call-turn-tiles-over = turn over goods in your supply and stables: up to 2 with 1 knarr, 4 with 2, 6 with 3 and 7 with 4
text-call-pregnant-cattle = turn 1 of your cattle to its pregnant side
text-call-longship-for-weapons = buy a longship for 8 silver less 1 for each long sword and less a half for each spear and each bow that you hold; the price is rounded down, and you keep the cards
text-call-steps-to-the-left = pay 1 silver, up to once per knarr you have, each time to move a good one step in the table of goods, to the next colour and one column to the left (for example from cattle to robe)
text-call-ore-for-the-raid = give up exactly 1 ore that is loaded on the longship with which you raid; every roll of this raid then counts 2 higher
text-call-ore-for-the-pillage = give up exactly 1 ore that is loaded on the longship with which you pillage; every roll of this pillage then counts 3 higher
text-call-use-a-neighbour = pay 1 silver to use a free space of column 1 right above or below one of column 1 on which you have a Viking, without placing Vikings
text-call-exchange-ore = take 1 item from a mountain strip if you then exchange ore there
text-call-serve-no-mead = declare that you will serve no mead
text-call-stockfish-from-the-table = move any stockfish on your table into your stone houses and long houses
text-call-longship-with-ore = receive a longship with 3 of that ore loaded on it

# changes of the rules
text-price-of = On { $spaces } you pay { $silver } silver less in total.
text-price-from = When the action of a space costs { $least } or more silver, you pay { $silver } silver less.
text-stones = On { $spaces } you pay { $number } stone less for a stone house or long house.
text-fares = Each time you emigrate you pay { $silver } silver less.
text-roll-lower = Each of your rolls for a { $games } counts { $number } lower.
text-roll-higher = Each of your rolls for a { $games } counts { $number } higher.
text-rolls = You may roll the die up to { $number } times instead of { $usual }.
text-worth = Each { $thing } that you spend on a { $games } counts { $number } instead of 1.
text-allows-wood-in-houses = At any time, as often as you like, you may place 1 wood on a free square of your stone houses and long houses, like silver.
text-allows-two-tiles-of-loot = You may split the result between two tiles and take both.
text-allows-spears-as-swords = In a raid or pillage you may spend spears as if they were long swords, in any mixture.
text-allows-green-loot = In a raid or pillage you may take a green tile; its sword value is 1 less than that of the blue tile of the same shape.
text-allows-cheaper-treasure = In a raid or pillage the special tile of the highest sword value in the general supply needs 1 less.
text-allows-knarr-as-longship = Where an action needs a longship, a knarr of yours will do.
text-allows-a-second-step = When you may upgrade 3 or 4 goods, you may upgrade one of them by a second colour.
text-allows-second-peas-lengthwise = At a feast you may lay 2 peas lengthwise instead of 1; further peas stand, as usual.
text-allows-plunder-with-fewer = Plundering takes 1 Viking fewer if you have 3 longships, and 2 fewer if you have 4.
text-large-berth = You need a free large berth.
text-may-be-pregnant = The animal may be pregnant.

# what the texts above do not tell
card-2-note = The whole price of the action counts. Ships that you buy do not become cheaper.
card-3-note = These are the spaces that give exactly 1 silver.
card-12-note = Such actions are raids, pillages, plundering, exploring and emigrating. It is 1 card, however many longships take part.
card-15-note = Only houses that you build on a space count, not those that you get in another way.
card-26-note = Pregnant animals are no kind of their own; goods in houses do not count.
card-36-note = You may trade overseas without turning a tile.
card-37-note = You may trade overseas without turning a tile.
card-39-note = The ore printed on whaling boats stays.
card-46-note = It does not count as building a ship.
card-60-note = They can be placed again in this round, and a space that is empty now can be used again.
card-61-note = The ore on it is lost.
card-64-note = The ore on the boat is lost. It does not count as building a ship.
card-72-note = It does not count as building a house.
card-76-note = They can be placed again in this round.
card-78-note = An animal turns between plain and pregnant. It does not count as upgrading goods.
card-79-note = It is no breeding phase.
card-83-note = Pregnant animals and others of their kind count as one kind.
card-85-note = A failure brings no Viking back.
card-88-note = You may trade overseas without turning a tile.
card-93-note = The round still counts as one without a harvest.
card-97-note = Peas in houses do not count.
card-99-note = You decide for each card by itself.
card-102-note = Not for upgrading 2 or more goods, and not for goods that a card lets you upgrade.
card-105-note = It counts as building a ship.
card-108-note = It can be placed again in this round.
card-110-note = You may trade overseas without turning a tile.
card-117-note = Ships bought with silver do not count.
card-123-note = These are the spaces on which 1 good is upgraded; the oil may come from there.
card-124-note = Silver that cards give does not count.
card-130-note = It can be placed again in this round.
card-131-note = Whether it succeeds does not matter.
card-134-note = A failure on purpose counts too.
card-136-note = Together the sword values of both must not be more than the result.
card-139-note = If several have the highest value, all of them need 1 less.
card-141-note = Boats that you choose to leave out count too.
card-147-note = Each longship that is missing takes a knarr of its own. Knarrs cannot carry ore.
card-148-note = Ships bought with silver do not count.
card-149-note = It may be turned in that action. You may trade overseas without turning a tile.
card-150-note = Not in the bonus phase.
card-158-note = The silver can be served in this feast.
card-159-note = It takes no Vikings.
card-163-note = Hunts by cards do not count.
card-164-note = It has to be the next item of a strip.
card-166-note = Only placements after you have played this card count.
card-168-note = It does not matter whether there were more or fewer before.
card-169-note = What counts is what you had before the harvest.
card-172-note = The usual rules of placing goods hold.
card-175-note = Actions by cards count too, the bonus phase does not.
card-176-note = Actions by cards count too; it is 1 peas, however many you played.
card-177-note = Each house counts by itself, in bonus phases by cards too.
card-178-note = You receive only as many as you have free small berths for.
card-184-note = It does not count as building a ship.
card-185-note = You still need what a raid needs: a longship, or what stands in for it.

# occupations
card-1 = Peddler
card-2 = Patron
card-3 = Furrier
card-4 = Hunter
card-5 = Chief
card-6 = Stonecarver
card-7 = Miller
card-8 = Craft Leader
card-9 = Ore Boatman
card-10 = Milker
card-11 = Trident Hunter
card-12 = Helmsman
card-13 = Archer
card-14 = Ship Owner
card-15 = Cottager
card-16 = Captain
card-17 = Orient Shipper
card-18 = Fighter
card-19 = Host
card-20 = Builder
card-21 = Collector
card-22 = Miner
card-23 = Custodian
card-24 = Whaling Equipper
card-25 = Meat Trader
card-26 = Meat Inspector
card-27 = Fisherman
card-28 = Locksmith
card-29 = Meat Preserver
card-30 = Silk Merchant
card-31 = Storeman
card-32 = Weapons Supplier
card-33 = Sheep Shearer
card-34 = Shepherd
card-35 = Cattle Breeder
card-36 = Ship's Cook
card-37 = Foreign Trader
card-38 = Peacemaker
card-39 = Modifier
card-40 = Master Joiner
card-41 = Slowpoke
card-42 = Steward
card-43 = Fruit Picker
card-44 = Master Tailor
card-45 = Pirate
card-46 = Ship Architect
card-47 = Tanner
card-48 = Farmer
card-49 = Plower
card-50 = Rune Engraver
card-51 = Master Mason
card-52 = Tutor
card-53 = Farm Shop Owner
card-54 = Tradesman
card-55 = Treasurer
card-56 = Arms Dealer
card-57 = Bean Farmer
card-58 = Linseed Oil Presser
card-59 = Linen Weaver
card-60 = Inspector
card-61 = Wharf Owner
card-62 = Fine Blacksmith
card-63 = Hornturner
card-64 = Ship Builder
card-65 = Dragonslayer
card-66 = Field Farmer
card-67 = Private Chef
card-68 = Supplier of Weapons
card-69 = Equipment Supplier
card-70 = Courier
card-71 = Innkeeper
card-72 = Earl
card-73 = Metalsmith
card-74 = Cowherd
card-75 = Bone Collector
card-76 = Homecomer
card-77 = Follower
card-78 = Traveling Merchant
card-79 = Breeder
card-80 = Shepherd Boy
card-81 = Quartermaster
card-82 = Longship Builder
card-83 = Wholesaler
card-84 = Harbor Guard
card-85 = Hornblower
card-86 = Hide Buyer
card-87 = Preacher
card-88 = Clerk
card-89 = Catapulter
card-90 = Sword Fighter
card-91 = Latecomer
card-92 = Sympathetic Soul
card-93 = Helper in Time of Need
card-94 = Spice Merchant
card-95 = Wanderer
card-96 = Meat Merchant
card-97 = Pea Counter
card-98 = Nobleman
card-99 = Preceptor
card-100 = Undertaker
card-101 = Judge
card-102 = Fur Merchant
card-103 = Forest Blacksmith
card-104 = Disheartened Warrior
card-105 = Knarr Builder
card-106 = Warmonger
card-107 = Adventurer
card-108 = Ironsmith
card-109 = Master Count
card-110 = Birka Settler
card-111 = Artist
card-112 = Barkeep
card-113 = Apprentice Craftsman
card-114 = Silk Stitcher
card-115 = Princess
card-116 = Master Bricklayer
card-117 = Shipowner
card-118 = Messenger
card-119 = Milkman
card-120 = Middleman
card-121 = Carpenter
card-122 = Mountain Guard
card-123 = Oil Seller
card-124 = Laborer
card-125 = Scribe
card-126 = Trapper
card-127 = Angler
card-128 = Digger
card-129 = Meat Curer
card-130 = Snare Specialist
card-131 = Bait Layer
card-132 = Berserker
card-133 = Lance Bearer
card-134 = Drunkard
card-135 = Lone Wolf
card-136 = Raider
card-137 = Melee Fighter
card-138 = Robber
card-139 = Loot Hunter
card-140 = Blubber Cook
card-141 = Ivory Sculptor
card-142 = Whale Catcher
card-143 = Antlers Seller
card-144 = Deerstalker
card-145 = Forester
card-146 = Sledger
card-147 = Steersman
card-148 = Spice Trader
card-149 = Priest
card-150 = Meat Buyer
card-151 = Thing Spokesman
card-152 = Merchant
card-153 = Proficient Hunter
card-154 = Woodcutter
card-155 = Cooper
card-156 = Stone Crusher
card-157 = Skinner
card-158 = Barbarian
card-159 = Festive Hunter
card-160 = Sober Man
card-161 = Whaling Assistant
card-162 = Flax Farmer
card-163 = Farmhand
card-164 = Armed Fighter
card-165 = Village Leader
card-166 = Weapons Warden
card-167 = Taster
card-168 = Earl of Lade
card-169 = Sower
card-170 = Refugee Helper
card-171 = Flax Baker
card-172 = Fish Cook
card-173 = Punchcutter
card-174 = Bosporus Traveler
card-175 = Codliver Oil Presser
card-176 = Etiquette Teacher
card-177 = Maid
card-178 = Boat Builder
card-179 = Cutter Operator
card-180 = Beach Raider
card-181 = Sail Patcher
card-182 = Herb Gardener
card-183 = Grain Deliveryman
card-184 = Sponsor
card-185 = Dorestad Traveller
card-186 = Pea Flour Baker
card-187 = Chronicler
card-188 = Mineworker
card-189 = Seafarer
card-190 = Bosporus Merchant

# cards that offer a deal at once (rules/cards/deals.py)
wait-leave-space = { $seat } takes a Viking back.
wait-leave-with-another = { $seat } takes Vikings back.
wait-follow = { $seat } is choosing an occupied space.
wait-step-to-the-right = { $seat } is exchanging an orange good.
wait-turn-tile = { $seat } is turning tiles over.
prompt-leave-space = From which space does a Viking return?
prompt-leave-with-another = One Viking, or two for { $silver } silver?
prompt-follow = Which occupied space do you use?
prompt-step-to-the-right = What does one of your orange goods become?
prompt-turn-tile = { $left ->
    [1] Turn a tile over, or be done.
   *[other] Turn up to { $left } tiles over, or be done.
}
option-not-pregnant = no longer pregnant: { $good }
choose-your-space = Choose a space on which your Vikings stand.
one-viking-or-two = Choose one Viking or two.
cannot-follow = Choose an occupied space of the second column that you could use.
no-such-step = None of your orange goods can become that.
no-such-tile = Choose a tile of yours, or be done.

# rules.cards.gifts
wait-take-fourth = { $seat } is choosing a good.
prompt-take-fourth = Of which good do you take a fourth?
not-three-of-it = Choose a good of which exactly three lie in your supply.
# rules/cards/seasons.py
wait-place-ore = { $seat } is placing ore.
wait-fill-spot = { $seat } is filling a spot of a shed.
wait-use-neighbour = { $seat } is choosing an action space.
wait-cook-fish = { $seat } may move stockfish from the table.
prompt-place-ore = { $left ->
    [1] Place an ore from the general supply, or be done.
   *[other] Place an ore from the general supply, up to { $left }, or be done.
}
prompt-fill-spot = What do you lay on the spot?
prompt-use-neighbour = Which space do you use?
prompt-cook-fish = Place a stockfish of your table in a house, or be done.
no-mead = You have decided to serve no mead in this feast.
not-for-this-ore = This ore goes on your home board or an exploration board only.
lay-wood-or-stone = Lay wood or stone on a free spot.
no-free-neighbour = Choose a free space of the first column right above or below your Vikings that you can use.
only-stockfish = Only stockfish moves to your houses, where it fits, or be done.
# rules/cards/battles.py
wait-give-up-ore = { $seat } is choosing a longship.
prompt-give-up-ore = With which longship do you fight? It loses one ore.
no-such-longship = You have no longship with so much ore.
# rules/cards/exchanges.py
wait-unload-ship = { $seat } is taking ore off a ship.
prompt-unload-ship = From which ship do you take an ore?
option-unload = { $ore ->
    [0] whaling boat
   *[other] longship with { $ore } ore
}
nothing-loaded = No such ship of yours carries ore.
wait-step-left = { $seat } is exchanging goods.
prompt-step-left = { $left ->
    [1] Pay 1 silver to exchange one good, or be done.
   *[other] Pay 1 silver each to exchange up to { $left } goods, or be done.
}

# the first lesson
lesson-welcome = Welcome! You lead a clan of Vikings for 6 rounds. Then whoever has the most points wins. Look at your home board (on a small screen in the view "Estate"): 86 cells show −1. Each of them that is still bare at the end costs 1 point. So you begin with −86 points: cover these cells!
lesson-vikings = In your turn you send Vikings to one free action space and do at once what it says. The column tells how many Vikings the space takes: 1, 2, 3 or 4. Then it is your opponent's turn. In this round each of you has 7 Vikings, and each space can be used only once.
lesson-help = Help is always near. Point at a space, and it tells what it does. The book button, or the R key, opens the rules. Undo, or U, takes a choice back. Later, when you play on your own, Suggest, or H, shows you good choices.
lesson-market = Begin at the market. Choose "Flax + fish" in the second column, in the group "Weekly market". For 2 Vikings you receive flax, a stockfish and 1 silver.
lesson-market-no = You could also do that. But begin at the market, to get goods: choose "Flax + fish" in the second column, in the group "Weekly market".

lesson-goods = What you received lies in your supply, with the peas, beans and flax of the harvest. Goods are orange, red, green or blue. Orange goods, such as flax, and red goods, such as stockfish, are food. Only green and blue goods can cover your home board. You will make some now.
lesson-mountain = For that you need wood. Your opponent has just gathered some; you go to the mountains. Choose "Mountain 2" in the first column, in the group "Mountains and trade". For 1 Viking you take 2 items from a mountain strip. The lesson will take 2 wood for you.
lesson-mountain-no = That can be good at another time. Now you need wood: choose "Mountain 2" in the first column, in the group "Mountains and trade".

lesson-craft = You have 2 wood now. Use 1 of them to craft a blue good: choose "Chest" in the second column, in the group "Crafting". For 2 Vikings and 1 wood you receive a chest, and 1 silver too.
lesson-craft-no = You have wood for a chest, and a chest can cover cells. Choose "Chest" in the second column, in the group "Crafting".

lesson-placing = A chest! You may place goods in each of your turns, before you send Vikings. It takes no Vikings, and you may place as many goods as you like. The chest is in your hand already.
lesson-income = But where? See the coins with numbers, from the lower left corner of your home board up to the right: the income line. In every round you receive as much silver as its lowest bare number says. You may cover a number only if all cells to its left and below it are covered too.
lesson-corner = Lay the chest in the lower left corner. It covers the 0 and the 1, and your income becomes 2 silver a round. Click there; on a touch screen tap there, then tap the tile.
lesson-corner-no = It may lie there. But income is best at the beginning of the game, because it is paid in every round. Lay the chest in the lower left corner, on the 0 and the 1.

lesson-rise = Your income is 2 now. There is another way to green and blue goods: trade. A good that you raise becomes the next good of the same size: orange becomes red, red becomes green, green becomes blue. So stockfish becomes hide, and mead becomes oil. Both are green.
lesson-trade = Choose "Trade 2" in the first column, in the group "Mountains and trade". For 1 Viking you raise up to 2 goods by one colour each.
lesson-trade-no = Not now: your stockfish and your mead can become green goods. Choose "Trade 2" in the first column, in the group "Mountains and trade".

lesson-raise = Which goods? Peas, flax and beans are orange. They would only become red, so they would still be food. Stockfish and mead are red and become green. Raise the stockfish. The lesson will raise the mead after it.
lesson-raise-no = Better not. You want green goods, so a red good has to rise. Begin with the stockfish: it becomes hide.

lesson-bonus = Now you have oil and hide, to cover cells. Look at the mead printed above your chest, with a frame around it. It is a bonus cell. When all 8 cells around it are covered, and it is bare itself, it gives you 1 mead after the feast of every round but the last.
lesson-oil = Let us enclose it. The oil is in your hand. Lay it upright at the left edge, right above the chest.
lesson-oil-no = Another place would leave a gap beside the mead. Lay the oil upright at the left edge, right above the chest.

lesson-green = Now the hide. Oil and hide are both green, and there is a rule: on your home board green tiles must not touch along an edge. Corners may touch. Blue tiles, silver and ore may lie beside anything.
lesson-hide = The hide is in your hand. Lay it upright to the right of the chest, from the lower edge upwards. It covers the first 2 of the income line and touches the chest, which is blue. It does not touch the oil, because the mead lies between them.
lesson-hide-no = Another place would leave a gap beside the mead. Lay the hide upright to the right of the chest, so that it stands on the lower edge.

lesson-boat = You have 1 Viking left, and 1 wood: enough for a ship. Ships bring points at the end: a whaling boat 3, a knarr 5, a longship 8. And many actions need one: hunting whales, trading overseas, raiding, exploring. Choose "Whaling boat" in the first column, in the group "Ships".
lesson-boat-no = Use your last wood for a ship: choose "Whaling boat" in the first column, in the group "Ships". It is worth 3 points.

lesson-round-end = All Vikings are placed. Now the rest of the round follows: income, then the feast, then the bonus. Before the income you may place goods once more.
lesson-silver = Silver can be placed too: 1 silver covers 1 cell. 2 cells in the row above the mead are still bare, and you have 2 silver. One is in your hand. Lay it right above the mead, beside the oil. The lesson will lay the other one.
lesson-silver-no = There it would not help the bonus. Lay the silver right above the mead, beside the oil: then only 1 cell around the mead is bare.

lesson-paid = The mead is enclosed. Your income was paid too: the lowest bare number is the second 2, so you received 2 silver. Now the feast. You fill 7 squares of your feast table, in the next round 8, and so on. Every square that stays empty costs 3 points.
lesson-feast = You may serve orange and red goods, and silver: 1 silver fills 1 square. A good lies or stands; lying it fills more squares, but of each kind only 1 may lie. And 2 orange goods must not be side by side, nor 2 red ones. You have only orange goods, so silver has to separate them.
lesson-serve = This will do: flax on 3 squares, 1 silver, peas on 2 squares, 1 silver. That makes 7. Serve the flax that lies, the one for 3 squares. The lesson will serve the rest.
lesson-serve-no = Begin with flax on 3 squares: lying it fills the most. With 1 silver, peas on 2 squares and 1 silver after it, your table is full.

lesson-second = Nobody is hungry, and the bonus has brought you 1 mead. Round 2 begins. Each of you has 1 more Viking: 8. You begin again, because you sent the last Viking of round 1.
lesson-columns = Larger actions take more Vikings and have a bonus: in column 3 you draw an occupation, a card; in column 4 you may play one from your hand. You hold one since the start. Choose "Spices + wool" in the fourth column, in the group "Weekly market": spices, 1 silver, and your card.
lesson-columns-no = That is possible too. But see how column 4 works: choose "Spices + wool" in the fourth column, in the group "Weekly market". It takes 4 Vikings.

lesson-card = Now you may play your occupation, before the action or after it. A card that you have played brings its points and its effect. Your Woodcutter is worth 2 points. And from now on each action that brings you 2 or more wood brings 1 silver too. Play the Woodcutter.
lesson-card-no = You may wait. But a card works only after it has been played, so play the Woodcutter now.

lesson-cover = The Woodcutter is in play, and you have spices: a blue tile for 6 cells. So far you have covered cells for income and for the bonus. Now cover some with −1. The spices are in your hand. Lay them in the lower right corner: that saves 6 points.
lesson-ahead = One thing more: after this choice the lesson plays on by itself, for you and your opponent, until the last round begins. Then you play on your own. So lay the spices in the lower right corner, or at the top of your home board, all on cells with −1.
lesson-cover-no = Not there: the lesson needs that place later, or not all 6 cells have −1. Lay the spices in the lower right corner, or in the upper rows of your home board.

lesson-last = Rounds 2 to 5 are over, and round 6 is the last. Your home board is fuller, and your income is 4. You have built a knarr and a longship. The longship has emigrated: it stands on your feast table and brings 21 points. Now you and your opponent have −7 points each!
lesson-ideas = You have 12 Vikings for this round. Some ideas: "Emigrate" (2 Vikings, 6 silver) makes your knarr worth 18 points instead of 5. "Play 2 cards" (2 Vikings) plays both cards of your hand: they bring a chest and fruits. "Forge" (3 Vikings) turns your ore into a jewelry for 8 cells.
lesson-lay = Take tiles from your supply, below your boards, and lay them on cells with −1, also before the feast and after it. A button, or the wheel of the mouse, turns a tile. 2 oil lie there: begin with them. And think of the feast: your feast table shows whether your food is enough.
lesson-goodbye = After the feast the points are counted. Suggest (H) shows good choices, Undo (U) takes choices back, and the book (R) tells all that this lesson left out: animals, houses, hunting, raiding, exploring. Enjoy the last round!
