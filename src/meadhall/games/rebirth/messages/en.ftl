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
        [one] one tile
       *[other] { $returned } tiles
    } back.
    [F] { $seat } chooses a farm and puts { $returned ->
        [one] one tile
       *[other] { $returned } tiles
    } back.
    [E] { $seat } chooses a power plant and puts { $returned ->
        [one] one tile
       *[other] { $returned } tiles
    } back.
   *[other] { $seat } chooses a settlement and puts { $returned ->
        [one] one tile
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
        [one] one farm
       *[other] { $size } farms
    }.
   *[E] { $seat } scores { $points } for a cluster of { $size ->
        [one] one power plant
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
    [one] one castle
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
