# Rebirth in English. Ids are those of events, prompts, reasons and cards; see docs/architecture.md, "Words".

title = Rebirth

# preparation
tower-laid = Tower { $tower }: { $bonus }.
mission-laid = Public mission: { $card }.
tile-set-aside = { $tile ->
    [hidden] { $seat } sets a tile aside.
    [F] { $seat } sets a farm aside.
    [E] { $seat } sets a power plant aside.
    [S1] { $seat } sets a settlement of 1 aside.
    [S2] { $seat } sets a settlement of 2 aside.
    [S3] { $seat } sets a settlement of 3 aside.
   *[S4] { $seat } sets a settlement of 4 aside.
}
first-player = { $seat } begins.

# the turn
tile-drawn = { $tile ->
    [hidden] { $seat } draws a tile.
    [F] { $seat } draws a farm.
    [E] { $seat } draws a power plant.
    [S1] { $seat } draws a settlement of 1.
    [S2] { $seat } draws a settlement of 2.
    [S3] { $seat } draws a settlement of 3.
   *[S4] { $seat } draws a settlement of 4.
}
tile-chosen = { $tile ->
    [hidden] { $seat } chooses a tile and puts { $returned ->
        [1] one tile
       *[other] { $returned } tiles
    } back.
    [F] { $seat } chooses a farm and puts { $returned ->
        [1] one tile
       *[other] { $returned } tiles
    } back.
    [E] { $seat } chooses a power plant and puts { $returned ->
        [1] one tile
       *[other] { $returned } tiles
    } back.
   *[other] { $seat } chooses a settlement and puts { $returned ->
        [1] one tile
       *[other] { $returned } tiles
    } back.
}
tile-placed = { $tile ->
    [F] { $seat } places a farm on { $hex }.
    [E] { $seat } places a power plant on { $hex }.
    [S1] { $seat } places a settlement of 1 on { $hex }.
    [S2] { $seat } places a settlement of 2 on { $hex }.
    [S3] { $seat } places a settlement of 3 on { $hex }.
   *[S4] { $seat } places a settlement of 4 on { $hex }.
}
tile-removed = { $tile ->
    [F] No hex is left for { $seat }'s farm; it leaves the game.
    [E] No hex is left for { $seat }'s power plant; it leaves the game.
   *[other] No hex is left for { $seat }'s settlement; it leaves the game.
}
cluster-scored = { $tile ->
    [F] { $seat } scores { $points } for a cluster of { $size ->
        [1] one farm
       *[other] { $size } farms
    }.
   *[E] { $seat } scores { $points } for a cluster of { $size ->
        [1] one power plant
       *[other] { $size } power plants
    }.
}
harbour-scored = { $seat } scores { $points } for the harbour.
coast-scored = { $seat } scores { $points } for the coast.
settlement-scored = { $settlement } is complete: { $seat } scores { $points } with influence { $influence }.
castle-taken = { $seat } takes the castle { $castle }.
castle-conquered = { $seat } takes the castle { $castle } from { $before }.

# Scotland
cathedral-visited = { $seat } reaches the cathedral { $cathedral }.
mission-drawn = { $mission ->
    [hidden] { $seat } draws a mission card.
   *[other] { $seat } draws the mission "{ $mission }".
}

# Ireland
mission-fulfilled = { $doubled ->
    [0] { $first ->
        [0] { $seat } fulfils the mission "{ $card }" and scores { $points }.
       *[1] { $seat } is the first to fulfil the mission "{ $card }" and scores { $points }.
    }
   *[1] { $first ->
        [0] { $seat } fulfils the mission "{ $card }" and scores double: { $points }.
       *[1] { $seat } is the first to fulfil the mission "{ $card }" and scores double: { $points }.
    }
}
tower-visited = { $seat } reaches the tower { $tower }: { $bonus }.
tower-scored = { $seat } scores { $points } for towers.
token-placed = { $seat } puts the doubling token on the mission "{ $card }".
token-wasted = { $seat } has fulfilled every mission; the doubling token stays unused.
extra-tile-drawn = { $tile ->
    [hidden] { $seat } draws an extra tile.
    [F] { $seat } draws an extra tile: a farm.
    [E] { $seat } draws an extra tile: a power plant.
   *[other] { $seat } draws an extra tile: a settlement ({ $tile }).
}
extra-tile-lost = { $tower } would bring { $seat } a second extra tile in this turn; it is lost.
private-mission-drawn = { $card ->
    [hidden] { $seat } draws a private mission.
   *[other] { $seat } draws the private mission "{ $card }".
}

# the end
unfinished-scored = { $settlement } is unfinished: { $seat } scores { $points }.
castles-scored = { $seat } scores { $points } for { $castles ->
    [1] one castle
   *[other] { $castles } castles
}.
mission-scored = { $points ->
    [0] { $seat } has not fulfilled the mission "{ $mission }".
   *[other] { $seat } scores { $points } for the mission "{ $mission }".
}
private-mission-scored = { $points ->
    [0] { $seat } has not fulfilled the private mission "{ $card }".
   *[other] { $seat } scores { $points } for the private mission "{ $card }".
}
won = { $by ->
    [points] { $seat } wins with { $points } points.
    [first-tiebreak] { $seat } wins with { $points } points: the tie is decided at the first castle.
    [second-tiebreak] { $seat } wins with { $points } points: the tie is decided at the second castle or tower.
   *[shared] { $seat } shares the victory with { $points } points.
}

# whom the others wait for
wait-place-tile = { $seat } is placing a tile.
wait-choose-tile = { $seat } is choosing a tile.
wait-place-token = { $seat } is placing the doubling token.

# what is asked
prompt-place-tile = { $tile ->
    [F] Place your farm.
    [E] Place your power plant.
    [S1] Place your settlement of 1.
    [S2] Place your settlement of 2.
    [S3] Place your settlement of 3.
   *[S4] Place your settlement of 4.
}
prompt-choose-tile = Choose the tile to place; the others go back into your supply.
prompt-place-token = Choose a mission for your doubling token.

# why not
choose-a-hex = A tile has to be placed: choose a hex.
not-playable = { $place ->
    [water] No tile can lie there: it is water, or off the map.
   *[other] No tile can lie there: it is { $place }.
}
hex-occupied = The hex is occupied.
settlement-tile-elsewhere = A settlement can be placed on settlement hexes only.
settlement-hex-only = { $tile ->
    [F] A farm can never be placed on a settlement hex.
   *[E] A power plant can never be placed on a settlement hex.
}
wrong-symbol = { $tile ->
    [F] A farm goes on a power plant hex only when no farm hex and no blank hex is left.
   *[E] A power plant goes on a farm hex only when no power plant hex and no blank hex is left.
}
choose-a-tile = One of the tiles in your hand has to be chosen first.
tile-not-in-hand = You have no such tile in your hand ({ $tile }).
tile-fits-nowhere = No hex is left for that tile ({ $tile }); choose one that can be placed.
choose-a-mission = The doubling token goes on a public mission: choose one of the row.
mission-not-in-row = The mission "{ $card }" is not in the row.
mission-fulfilled-already = You have fulfilled the mission "{ $card }" already.

# options
option-hex = { $row },{ $column }
option-named-hex = { $row },{ $column } ({ $places })
option-tile = { $tile ->
    [F] farm
    [E] power plant
    [S1] settlement of 1
    [S2] settlement of 2
    [S3] settlement of 3
   *[S4] settlement of 4
}
option-card = { $card } ({ $first } / { $later })

# mission cards of Scotland
mission-harbours = most harbours
mission-medium-settlements = most medium settlements held alone
mission-power-plants = most power plant clusters of three or more
mission-farms = most farm clusters of three or more
mission-castles = most castles
mission-cathedral-bonus = cathedral bonus
mission-castle = most hexes at the castle { $castle }

# tasks of the public missions
task-hexes-at-one = { $place ->
    [castle] { $need } hexes at one castle
   *[tower] { $need } hexes at one tower
}
task-coastal-hexes = { $need } coastal hexes
task-settlements = { $settlement ->
    [1] a hex in { $need } small settlements
    [2] a hex in { $need } medium settlements
    [3] a hex in { $need } large settlements
   *[4] a hex in { $need } four-hex settlements
}
task-clusters = { $tile ->
    [F] { $need } farm clusters of three or more
   *[E] { $need } power plant clusters of three or more
}
task-connect = { $place ->
    [castle] { $need } castles linked by one group of your tiles
   *[tower] { $need } towers linked by one group of your tiles
}
task-places = tiles next to { $need } different castles

# tower bonuses
bonus-three-points = 3 points
bonus-thirteen-points = 13 points for all three
bonus-mission-card = a private mission
bonus-doubling-token = doubling token for both
bonus-draw-three = draw three tiles, place one
bonus-another-tile = place another tile

# headings of the score
heading-farms = farms
heading-power-plants = power plants
heading-settlements = settlements
heading-shore = harbours and coast
heading-towers = towers
heading-unfinished = unfinished settlements
heading-castles = castles
heading-missions = missions

# what hopes come from
facet-points = points so far
facet-tiles = tiles yet to be placed
facet-growth = room for clusters to grow
facet-castles = castles
facet-settlements = settlements under way
facet-missions = mission cards
facet-tasks = public missions
facet-towers = towers

# table options: what is agreed on, more about it, and its values
table-map = Map
    .hint = Scotland is the basic game, Ireland the advanced one. A map file may stand in their place.
    .scotland = Scotland (basic)
    .ireland = Ireland (advanced)
table-zero_counts = "Most" is fulfilled by having none
    .hint = Whether a card that asks for the most of something is fulfilled when everybody has none of it. The rulebook does not say; we say no.
    .no = No
    .yes = Yes
table-first = First player
    .hint = Who begins.
    .random = By lot

# what players should know about a table, and about the data of the game
map-scotland = Scotland
map-ireland = Ireland
about-scotland = The map of Scotland is a reconstruction, not the printed board.
about-ireland = The map of Ireland is a reconstruction, not the printed board.
about-map = Map: { $title } ({ $provenance }).
provenance-maps = Both maps are reconstructions, not the printed boards.
provenance-names = Of the names on the maps only Edinburgh, Stirling, Invergarry, Blarney and Hill of Tara are the game's.
provenance-missions = Reconstructed too: the copies of each mission card, the castle cards except Invergarry, missions P10 to P12.
provenance-tiles = The tile mix and the tiles that four players return are inferred; all else is from the rulebook.
provenance-files = An owner of the box can transcribe the printed board into a map file.

# signs and labels of the picture
sign-points = points
sign-hand = hand
sign-supply = supply
sign-aside = aside
sign-cards = cards
sign-farm = farm hex
sign-power-plant = power plant hex
sign-blank = blank hex
sign-settlement = settlement hexes
sign-harbour = harbour
sign-coast = coast
sign-tile = A's farm
sign-cluster = cluster
sign-influence = A's settlement of 3
sign-castle = castle
sign-held = held by A
sign-cathedral = cathedral
sign-visited = visited
sign-covered = covered
sign-legal = you may place here
sign-last = placed last
sign-three-points = 3 points
sign-thirteen-points = 13 for all three
sign-mission-card = private mission
sign-doubling-token = doubling token
sign-draw-three = draw three
sign-another-tile = extra tile

# the first lesson
lesson-welcome = Welcome to Rebirth! You rebuild Scotland. In each turn you place 1 tile on the map, score it at once and draw the next one. Whoever has the most points at the end wins. For more, open the rules with the book button or the key R.
lesson-farm = Your tile lies in a corner of the map: a farm. It goes on a hex with an ear of grain or on a blank hex, which has no symbol. Every hex that you may choose has a thick gold rim. Hexes with a cross are covered: nothing is placed there.
lesson-first = Point at a hex to see what it brings, and click to choose it. On a touch screen tap it, then press Confirm. Castles and other places tell their names in the same way. Now place your farm on the highlighted hex, left of the castle Braemar in the middle of the map.
lesson-first-no = You may place a farm there. But this lesson begins left of the castle Braemar, in the middle of the map: choose the highlighted hex.
lesson-castle = Your farm scored 1 point. It is also the first tile next to the castle Braemar. So you took the castle: your flag flies on it. At the end of the game each castle brings 5 points to the player who holds it.
lesson-cluster = You have drawn a farm again. Your farms that are next to each other form a cluster. A new farm scores 1 point for each farm of its cluster, itself included. So a cluster is scored again each time it grows.
lesson-grow = Place your farm on the highlighted hex, left of your first farm. It makes a cluster of 2 farms. It is also next to another castle that nobody holds: Invergarry.
lesson-cluster-no = Look for a hex that is next to your farm and also next to the castle Invergarry, which nobody holds. It is the highlighted hex.
lesson-lost = 2 points, and Invergarry is yours. But look at Braemar: your opponent has a farm there and now a settlement tile too. 2 hexes against 1: your opponent took the castle from you.
lesson-more = Take it back! Place a tile next to a castle of your opponent. If you then have more hexes there, you take it. If both have the same number, more farms and power plants decide. If these are equal too, nothing changes.
lesson-retake = The highlighted hex, above your farm and the castle, is blank, so your farm may go there. You then have 2 hexes at Braemar, like your opponent, but 2 farms against 1. And your cluster grows to 3 farms: 3 points.
lesson-retake-no = Look for a hex that is next to the castle Braemar and also next to your farms. It is the highlighted hex.
lesson-swing = 3 points, and Braemar is yours again. A castle that you take from your opponent counts twice: 5 points more for you and 5 fewer for your opponent. But it can change hands again, to the very end.
lesson-power = Now you have a power plant. It goes on a hex with a lightning bolt or on a blank hex. Power plants score clusters just as farms do. But farms and power plants never form a common cluster.
lesson-start = Your first power plant scores only 1 point. So let it do something more: place it on the highlighted hex, below the castle Eilean Donan in the west, which nobody holds.
lesson-power-no = Choose the highlighted hex, below the castle Eilean Donan, which nobody holds. From there your power plants can grow as far as Invergarry.
lesson-settlement = Now you have a settlement tile. The number on it is its influence, here 4. It goes only on a settlement hex, with roofs. The outline shows the size of the settlement: 1, 2 or 3 lines for 1, 2 or 3 hexes.
lesson-small = A settlement is scored when all its hexes are occupied. A small settlement has only 1 hex. So it is complete at once and scores the influence of your tile: 4 points.
lesson-harbour = The mark 1+ is a harbour: a settlement tile placed there scores 1 point more. Place your tile on the highlighted hex: Golspie in the north, a small settlement with a harbour, next to the castle Dunrobin, which nobody holds.
lesson-harbour-no = This tile is best in a small settlement with a harbour, next to a castle that nobody holds. There is more than one. In this lesson take the highlighted one, Golspie.
lesson-medium = 5 points and a castle! Meanwhile your opponent has placed a settlement of 2 in Fort William in the west, a medium settlement with 2 hexes. When it is complete, the player with more influence there scores 5 points, the other 3. Both hexes alone would bring 8.
lesson-complete = Place your settlement of 3 on the highlighted hex, the other hex of Fort William. It completes the settlement with influence 3 against 2. Take care when both are equal: the player who completes a settlement loses the tie.
lesson-complete-no = Look for the settlement of 2 hexes where your opponent has a tile: Fort William. Its other hex is the highlighted one.
lesson-safer = 5 points for you, 3 for your opponent. And your new tile is your second hex next to Invergarry: now this castle is harder to take from you.
lesson-cathedral = The churches on the map are cathedrals. Your first tile next to a cathedral brings you a secret mission card. Most cards bring 5 points at the end if you have the most of something; a tie is enough. Each cathedral brings you only 1 card.
lesson-twice = You have a farm. In the north-east there are hexes next to 2 cathedrals at once, Elgin and St Machar. Place it on the highlighted one and draw 2 cards. Your opponent can still get cards from the same cathedrals.
lesson-cathedral-no = Look for a hex that is next to both cathedrals in the north-east, Elgin and St Machar: the highlighted one, or the blank hex below it.
lesson-cards = Your 2 mission cards are shown in the Overview (key O), one for most harbours and one for most hexes at the castle Invergarry. If the game ended now, each would bring you 5 points. Your opponent cannot see your cards.
lesson-weak = Your opponent has placed a settlement of 1 in Oban, in the west, and taken the castle Inveraray with it. But a settlement tile alone is weak at a castle. With 1 hex each, more farms and power plants decide.
lesson-conquer = You have a power plant. Place it on the highlighted hex above Inveraray and take the castle from your opponent.
lesson-conquer-no = Look for a power plant hex next to the castle Inveraray, which is to the right of Oban: the highlighted one, or the next one to the right.
lesson-large = Inveraray is yours. Now look at Aberdeen in the east. It is a large settlement with 3 hexes; your opponent has influence 2 there. When it is complete, the most influence scores 8 points and the second most 5.
lesson-outer = Place your settlement of 4 on the highlighted hex of Aberdeen. The harbour brings 1 point at once and helps your mission card. You take the castle Dunnottar. And you lead in Aberdeen, with influence 4 against 2.
lesson-large-no = Choose the hex of Aberdeen with the harbour, in the east. It is the highlighted hex.
lesson-sum = Your opponent has placed a tile elsewhere, and you have drawn a settlement of 1. It looks weak, but it can complete a settlement. Your influence in Aberdeen is added up: 4 and 1 make 5 against 2. Place it on the last free hex of Aberdeen.
lesson-sum-no = Look for a settlement that you can complete, where you have the most influence: Aberdeen. Its last free hex is the highlighted one.
lesson-eight = 8 points for you, 5 for your opponent. In a settlement that is still not complete at the end, each tile scores only its own influence. So a small tile that completes a settlement can be worth a lot.
lesson-think = You have a power plant. Good hexes do several things at once. The highlighted one makes a cluster of 2 power plants. And you then have 3 of the 4 hexes at Invergarry that are not covered: castle and mission card are safe.
lesson-ahead = After this choice the lesson goes faster: the table plays 18 turns of each player by itself. Then you play the last 5 turns alone. Now place your power plant on the highlighted hex, left of the castle Invergarry.
lesson-last-no = Look for a hex that is next to your power plant at Eilean Donan and also next to the castle Invergarry. It is the highlighted hex.
lesson-passed = 18 turns of each player have passed. The map has filled up, and castles have changed hands. In points you are almost level. Each of you has 5 tiles left, and from now on you choose freely.
lesson-final = At the end you score 5 points for each castle that you hold, the influence of your tiles in unfinished settlements, and your mission cards. Your opponent has secret cards too. The key F shows the points if the game ended now.
lesson-help = The button Suggest (key H) shows you good choices. With Take back (key U) you can take a choice back and try another one. The rules are in the book (key R).
lesson-yours = You have a settlement of 4. With it you can complete a small settlement, use a harbour and take a castle from your opponent, all on 1 hex. Do you see it? Good luck!
