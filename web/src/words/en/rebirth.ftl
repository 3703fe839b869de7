# The board of Rebirth in English.

rebirth-board = Board: { $map }
rebirth-in-hand = Your { $tile }
rebirth-hex = Hex { $row },{ $column }: { $what }.
rebirth-hex-farm = farm
rebirth-hex-power = power plant
rebirth-hex-blank = blank
rebirth-hex-settlement = settlement { $name } ({ $size ->
    [1] one hex
   *[other] { $size } hexes
})
rebirth-hex-covered = covered, not used by two players
rebirth-hex-tile = { $player }’s { $tile }
rebirth-at-harbour = { $hex }, harbour 1+
rebirth-at-coast = { $hex }, coast 1+
rebirth-castle = Castle { $name }
rebirth-cathedral = Cathedral { $name }
rebirth-tower = Tower { $name }
rebirth-castle-free = Nobody holds it.
rebirth-castle-held = Held by { $player }.
rebirth-castle-hexes = { $player }: { $hexes ->
    [1] one hex
   *[other] { $hexes } hexes
}
rebirth-visited = Visited by { $players }.
rebirth-unvisited = Nobody has been here.
rebirth-town-free = { $free ->
    [1] One hex is free.
   *[other] { $free } hexes are free.
}
rebirth-town-complete = Complete.
rebirth-influence = { $player }: influence { $amount }

## The panel

rebirth-standing = Standing
rebirth-player = Player
rebirth-public = Public missions
rebirth-missions = Your missions
rebirth-missions-of = Missions of { $player }
rebirth-supply = Your tiles to come
rebirth-supply-of = { $tile }: { $left } of { $all } to come
rebirth-aside = Your tiles set aside
rebirth-count-castles = Castles
rebirth-count-farms = Farm clusters of three or more
rebirth-count-power = Power plant clusters of three or more
rebirth-count-harbours = Harbours
rebirth-count-coast = Coastal hexes
rebirth-count-cathedrals = Cathedrals visited
rebirth-count-towers = Towers visited
rebirth-count-cards = Mission cards
rebirth-count-tiles = Tiles left
rebirth-card-points = Brings { $points } of { $worth } if the game ended now
rebirth-first-prize = For the first to fulfil it
rebirth-later-prize = For everybody after
rebirth-mission-done = { $player } has fulfilled it
rebirth-mission-progress = { $player }: { $value } of { $need }
rebirth-doubled = Counts double
