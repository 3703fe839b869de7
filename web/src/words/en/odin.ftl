# The board of A Feast for Odin in English.

## The estate

odin-estate = Estate: { $player }
odin-total = All boards
odin-home = Home board
odin-house = { $name } { $number }
odin-points = { $points ->
    [one] one point
   *[other] { $points } points
}
odin-income = Income { $silver }
odin-bonuses = Bonus: { $things }
odin-minus = Bare cells: { $points ->
    [0] no loss
   *[other] −{ $points }
}
odin-income-becomes = Income { $before } → { $after }
odin-minus-becomes = { $before ->
    [0] 0
   *[other] −{ $before }
} → { $after ->
    [0] 0
   *[other] −{ $after }
}
odin-bonus-won = Bonus: { $thing }.
odin-bonus-lost = Bonus lost: { $thing }.
odin-changes-nothing = Covers plain cells only
odin-allowed = May lie there.
odin-not-on-this-board = It cannot lie on this board.
odin-off-the-board = Beyond the cells that can be covered.
odin-overlaps = Something lies there already.
odin-touches-its-colour = It would touch a tile of its own colour.
odin-income-too-early = Income is covered only with all to its left and below.
odin-supply = Supply
odin-supply-empty = Nothing to lay.
odin-held = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}
odin-fits-nowhere = It fits nowhere now.
odin-only-in-houses = You have no board on which it may lie.
odin-tile = { $thing }, { $rows } by { $columns }
odin-in-hand = In hand: { $tile }.
odin-hand-at = { $tile }. { $board }, row { $row }, column { $column }.
odin-hand-keys = Tile in hand. Arrows move it, R turns it, F mirrors it, B goes to the next board, Enter lays it, Escape puts it back.
odin-fits-not-so = Turned like this it fits nowhere.
odin-hint-mouse = Click where it shall lie. The wheel turns it.
odin-hint-touch = Tap where it shall lie. Tap it there to lay it.
odin-turn = Turn
odin-mirror = Mirror
odin-next-board = Next board
odin-put-back = Put back
odin-lay = Lay it
odin-suggested = { $count ->
    [one] One tile is suggested.
   *[other] { $count } tiles are suggested.
}
odin-lay-so = { $count ->
    [one] Lay it so
   *[other] Lay them so
}
