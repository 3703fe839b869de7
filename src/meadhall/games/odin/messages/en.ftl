# A Feast for Odin in English. Ids are those of events, prompts, reasons and things; see docs/architecture.md, "Words".

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
token-taken = { $seat } takes resource token { $token }.
imitation-laid = An imitation space lies in column { $column }.
strip-revealed = Mountain strip { $strip } is revealed.
marker-drawn = { $goods ->
    [0] The next round brings no harvest.
   *[other] The next harvest brings { $goods } goods.
}

# phases
round-begun = Round { $round }.
island-turned = An exploration board is turned over: { $island }.
island-silver = { $silver } silver are laid on every exploration board that nobody has and that was not turned.
altar-gone = The altar leaves the game.
weapon-drawn = { $seat } draws a weapon: { $thing }.
vikings-placed = { $vikings ->
    [one] { $seat } sends a Viking: { $space }.
   *[other] { $seat } sends { $vikings } Vikings: { $space }.
}
imitated = { $seat } imitates: { $space }.
passed = { $seat } passes.
moose-moved = { $seat } placed Vikings last and gets the moose.
income-paid = { $seat } receives an income of { $silver } silver.
born = { $number ->
    [one] Young are born to { $seat }: { $good }.
   *[other] Young are born to { $seat }: { $number } times { $good }.
}
pregnant = { $seat } expects young: { $good }.
penalised = { $tokens ->
    [one] { $seat } leaves a square of the table empty: a penalty token.
   *[other] { $seat } leaves { $tokens } squares of the table empty: a penalty token each.
}
strip-item-lost = Mountain strip { $strip } loses { $thing }.

# supply
gained = { $number ->
    [one] { $seat } receives { $thing }.
   *[other] { $seat } receives { $number } { $thing }.
}
paid = { $seat } pays { $number } { $thing }.
ship-gained = { $seat } gets a ship: { $ship }.
ship-bought = { $seat } buys a ship for { $silver } silver: { $ship }.
ship-armed = { $seat } loads an ore on a ship: { $ship }.
placed = { $seat } places { $thing }: { $slot } at { $row },{ $column }.
raised = { $seat } turns { $good } into { $into }.
refitted = { $seat } turns a whaling boat into another ship: { $ship }.
ship-lost = { $seat } gives a ship away: { $ship }.
strip-taken = { $items ->
    [one] { $seat } takes an item from mountain strip { $strip }.
   *[other] { $seat } takes { $items } items from mountain strip { $strip }.
}

# dice
rolled = { $seat } rolls { $value }; the result is { $result }.
succeeded = { $seat } succeeds.
failed = { $seat } fails.
vikings-back = { $vikings ->
    [one] { $seat } takes a Viking back.
   *[other] { $seat } takes { $vikings } Vikings back.
}

# more
explored = { $silver ->
    [0] { $seat } explores { $island }.
   *[other] { $seat } explores { $island } and finds { $silver } silver.
}
emigrated = { $seat } emigrates with a ship: { $ship }.
card-used = { $seat } uses the occupation { $card }.
occupation-played = { $seat } plays the occupation { $card }.
eaten = { $squares ->
    [one] { $seat } serves { $thing } on one square.
   *[other] { $seat } serves { $thing } on { $squares } squares.
}
won = { $shared ->
    [0] { $seat } wins with { $points } points.
   *[1] { $seat } shares the victory with { $points } points.
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
    [one] You have one Viking: choose an action space, place or buy something, or pass.
   *[other] You have { $vikings } Vikings: choose an action space, place or buy something, or pass.
}
prompt-window = Place goods, buy or arm ships, or be done.
prompt-pause = { $arming ->
    [1] Place goods, buy or arm ships, then go on with done.
   *[0] Place goods or buy ships, then go on with done.
}
prompt-replace-effects = Do you use the occupation { $card } instead of the action?
prompt-replace-next = Do you use the occupation { $card } instead?
prompt-offer = Use one of your occupations, or be done.
prompt-pay-weapon = Which weapon do you give?
prompt-second-step = Raise one of these goods once more, or be done.
prompt-place-piece = Where does it go: { $thing }?
prompt-choose-script = Which way?
prompt-choose-payment = What do you pay with?
prompt-decide = Do you use this part of the action?
prompt-choose-copied = Which space do you imitate?
prompt-raise-good = { $steps ->
    [1] { $left ->
        [one] Raise one good by a colour, or be done.
       *[other] Raise up to { $left } goods by a colour each, or be done.
    }
   *[2] { $left ->
        [one] Raise one good by two colours, or be done.
       *[other] Raise up to { $left } goods by two colours each, or be done.
    }
}
prompt-turn-good = Turn different green goods to blue, or be done.
prompt-buy-special = Buy a special tile, or be done.
prompt-forge-tile = What do you forge?
prompt-take-from-strip = { $most ->
    [one] Take one item from a strip, or be done.
   *[other] Take up to { $most } items from a strip, or be done.
}
prompt-take-items = How many items?
prompt-choose-boats = With how much ore on your boats?
prompt-decide-roll = { $way ->
    [low] The result is { $result }: so much has to be paid. Rolls left: { $left }.
   *[high] The result is { $result }, and what you pay comes on top. Rolls left: { $left }.
}
prompt-choose-loot = What do you take?
prompt-choose-mix = { $value ->
    [1] { $due } have to be paid: how many { $thing }?
   *[other] { $due } have to be paid: how many { $thing }, which count for { $value } each?
}
prompt-take-vikings-back = How many Vikings do you take back?
prompt-explore = Which exploration board do you take?
prompt-emigrate = Which ship emigrates?
prompt-play-occupation = { $most ->
    [one] Play an occupation.
   *[other] Play up to { $most } occupations.
}
prompt-play-bonus-card = You may play an occupation.
prompt-play-free-card = You may play the dark card that you have kept, for free.
prompt-serve-food = { $left ->
    [one] One square of your table is empty: serve food or silver, or leave a gap.
   *[other] { $left } squares of your table are empty: serve food or silver, or leave a gap.
}
prompt-keep-card = Which card do you keep?
prompt-take-token = Choose a resource token.

# why not
choose-a-space = Choose an action space, something to do at any time, or pass.
space-not-in-play = That space is not in play.
space-occupied = Vikings stand on that space already.
too-few-vikings = That takes { $vikings } Vikings; you have { $have }.
nothing-to-imitate = Nobody else has a space of that column that you could use.
cannot-imitate = That space cannot be imitated: it has to be another player's, in the same column, and usable.
no-effect = Nothing of that would have an effect.
needs = You need { $least } of this: { $what }.
cannot-pay = You cannot pay { $number } { $thing }.
cannot-pay-either = You need { $number } { $thing } or { $others } { $other }.
none-left = None is left: { $building }.
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
so-many-items = You can take one to { $most } items.
no-such-fleet = Your boats cannot have so much ore.
no-more-rolls = The die is rolled { $rolls } times at most.
cannot-succeed = You cannot pay for a success.
roll-succeed-or-fail = Roll again, succeed or fail.
out-of-reach = That tile is out of reach.
choose-loot = Choose a blue tile.
cannot-pay-so = You cannot pay in that mixture.
so-many-vikings = You can take back up to { $most } Vikings.
choose-an-island = Choose an exploration board.
island-not-open = That side of an exploration board does not lie open.
other-space = That exploration board takes another number of Vikings.
no-ship-for-island = You have no ship that goes there.
choose-a-large-ship = Choose a knarr or a longship that you have.
card-not-usable = That occupation cannot be used now.
use-a-card-or-done = Use an occupation, or be done.
not-that-good = That good cannot rise here.
card-not-in-hand = You do not hold that card.
choose-a-card = Choose a card.
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
option-strip = mountain strip { $strip }
option-island = { $island }
option-number = { $number }
option-card = { $card } { $name }
option-token = resource token { $token }
option-piece = { $piece }, turned { $orientation }
option-cell = { $board } at { $row },{ $column }
option-payment = { $number } { $thing }

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

# table options
table-length = seven rounds or six
table-mini_expansions = the two mini-expansions: islands (Lofoten and Orkney), harvest (Mull and Caithness)
table-decks = the occupation decks in play
table-action_board = the action board; the small one, for one or two players, is a reconstruction
table-island_points = the points of Faroe Islands, Bear Island and Baffin Island: first or later print
table-removed_cards = with the harvest mini-expansion: whether recommended cards are removed beside the required ones
table-starting_card = solo: whether the starting occupation is drawn or chosen

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
sign-hand = your occupations (points)
sign-plain = bare cell
sign-negative = costs a point
sign-double = costs two points
sign-income = income
sign-bonus = bonus
sign-never = cannot be covered
sign-legal = the corner can lie here
sign-green = a green hide
sign-metal = silver or ore
sign-blocked = Vikings of the round before
sign-open = space you can choose
sign-stands = Vikings of player A
sign-column = { $vikings ->
    [one] 1 Viking
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
name-amber = amber
name-amber-figure = amber figure
name-baffin-island = Baffin Island
name-beans = beans
name-bear-island = Bear Island
name-belt = belt
name-berries = berries
name-bow = bow
name-cabbage = cabbage
name-caithness = Caithness
name-cattle = cattle
name-chalice = chalice
name-chest = chest
name-cloakpin = cloakpin
name-clothing = clothing
name-crucifix = crucifix
name-drinking-horn = drinking horn
name-egg = egg
name-english-crown = English crown
name-faroe-islands = Faroe Islands
name-fibula = fibula
name-flax = flax
name-forge-hammer = forge hammer
name-fruits = fruits
name-fur = fur
name-game-meat = game meat
name-glass-beads = glass beads
name-gold-brooch = gold brooch
name-gold-ornament = gold ornament
name-grain = grain
name-greenland = Greenland
name-helmet = helmet
name-hide = hide
name-horseshoe = horseshoe
name-iceland = Iceland
name-jewelry = jewelry
name-knarr = knarr
name-labrador = Labrador
name-large-ship = knarr or longship
name-linen = linen
name-lofoten = Lofoten
name-long-house = long house
name-long-sword = long sword
name-longship = longship
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
name-round-shield = round shield
name-rune-stone = rune stone
name-salt-meat = salt meat
name-shed = shed
name-sheep = sheep
name-shetland = Shetland
name-ship = ship
name-silk = silk
name-silver = silver
name-silver-hoard = silver hoard
name-silverware = silverware
name-skin-and-bones = skin and bones
name-snare = snare
name-spear = spear
name-spices = spices
name-stockfish = stockfish
name-stone = stone
name-stone-house = stone house
name-throwing-axe = throwing axe
name-treasure-chest = treasure chest
name-weapon = weapon
name-whale-meat = whale meat
name-whaling-boat = whaling boat
name-wood = wood
name-wool = wool

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
    [one] Turn a tile over, or be done.
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
    [one] Place an ore from the general supply, or be done.
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
prompt-give-up-ore = With which longship do you fight: how much ore does it have before?
no-such-longship = You have no longship with so much ore.
