# The board of A Feast for Odin in English.

odin-board = Board: A Feast for Odin

## The estate

odin-estate = Estate: { $player }
odin-total = All boards
odin-home = Home board
odin-house = { $name } { $number }
odin-board-points = { $points ->
    [one] { $points } point
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
odin-bare-becomes = Points lost for bare cells { $before } → { $after }.
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
    [1] { $thing }
   *[other] { $count } × { $thing }
}
odin-fits-nowhere = It fits nowhere now.
odin-only-in-houses = You have no board on which it may lie.
odin-tile = { $thing }, { $rows } by { $columns }
odin-in-hand = In hand: { $tile }.
odin-hand-at = { $tile }. { $board }, row { $row }, column { $column }.
odin-hand-keys = Tile in hand. Arrows move it, R turns it, F mirrors it, B goes to the next board, Enter lays it, Escape puts it back.
odin-fits-not-so = Turned like this it fits nowhere.
odin-hint-mouse = Click where it shall lie.
odin-hint-wheel = The wheel turns it.
odin-hint-touch = Tap where it shall lie. Tap it there to lay it.
odin-turn = Turn
odin-mirror = Mirror
odin-next-board = Next board
odin-put-back = Put back
odin-lay = Lay it
odin-suggested = { $count ->
    [1] One tile is suggested.
   *[other] { $count } tiles are suggested.
}
odin-lay-so = { $count ->
    [one] Lay it so
   *[other] Lay them so
}
## The views

odin-views = Views of the board
odin-view-actions = Actions
odin-view-estate = Estate
odin-view-market = Market
odin-view-cards = Cards
odin-view-occupations = Occupations
odin-view-others = Others
odin-view-marked = (something to choose)

## The action board

odin-space = { $name } ({ $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
})
odin-space-taken = { $vikings ->
    [1] A Viking of { $player } stands here.
   *[other] { $vikings } Vikings of { $player } stand here.
}
odin-space-islands = Open for it: { $islands }.
odin-space-blocked = { $vikings ->
    [1] A Viking of the other colour stands here and blocks the space.
   *[other] { $vikings } Vikings of the other colour stand here and block the space.
}
odin-imitate = Imitate
odin-imitate-text = Do what a space of this column does on which another player’s Vikings stand.
odin-only-open = Possible now: { $count }
odin-only-open-help = Lists only the spaces that you can choose now.
odin-only-group = Show only: { $group }
odin-only-group-help = Press to see only these spaces in full.
odin-column = { $vikings ->
    [1] Spaces for one Viking
   *[other] Spaces for { $vikings } Vikings
}
odin-column-draws = First you draw an occupation.
odin-column-plays = Before or after the action you may play an occupation.
odin-thing = Vikings on the Thing squares
odin-thing-vikings = { $vikings ->
    [1] { $player } has one Viking left
   *[other] { $player } has { $vikings } Vikings left
}
odin-thing-first = Starts the round.
odin-thing-passed = Has passed.
odin-colours = The Vikings of both colours
odin-colour = { $colour ->
    [0] First colour
   *[1] Second colour
}
odin-colour-plays = { $thing } on the Thing, { $placed } placed
odin-colour-plays-help = This colour plays now. Its Vikings stay and block their spaces in the next round.
odin-colour-rests = { $waiting } waiting, { $blocking } blocking{ $back ->
    [0] {""}
   *[other] , { $back } back after the round
}
odin-colour-rests-help = This colour does not play now. Its Vikings block the spaces they stand on, or wait.
odin-pass-title = Pass with { $vikings } { $vikings ->
    [one] Viking
   *[other] Vikings
} left?
odin-pass-words = You place no more Vikings this round.
odin-pass-yes = Pass
odin-group-houses = Houses
odin-group-ships = Ships
odin-group-hunting = Hunting
odin-group-livestock = Livestock market
odin-group-market = Weekly market
odin-group-products = Products
odin-group-crafting = Crafting
odin-group-mountains = Mountains and trade
odin-group-sailing = Sailing
odin-group-emigration = Emigration, occupations

## The market

odin-rounds = Rounds
odin-round = Round { $round }
odin-round-harvest = Harvest: { $goods }.
odin-round-no-harvest = No harvest.
odin-round-marker = A marker decides on the harvest.
odin-round-turn = Exploration boards with { $letter } are turned over; the others receive 2 silver.
odin-round-table = The feast table has { $squares } squares.
odin-strips = Mountain strips
odin-strip = Mountain strip: { $items }
odin-strip-silver = 2 silver
odin-strips-hidden = { $strips ->
    [1] One strip is still to come.
   *[other] { $strips } strips are still to come.
}
odin-strips-none = No strip has anything left.
odin-islands = Exploration boards
odin-island-takes = { $vikings ->
    [one] Takes { $vikings } Viking and a ship: { $ship }.
   *[other] Takes { $vikings } Vikings and a ship: { $ship }.
}
odin-any-ship = any
odin-large-ship = knarr or longship
odin-island-points = { $points } points; bare it costs { $minus }.
odin-island-silver = { $silver } silver lies on it.
odin-island-turns = In round { $round } it turns into { $island } ({ $points } points).
odin-island-owner = { $player } has it.
odin-specials = Special tiles
odin-special-blue = Counts as a blue tile.
odin-special-price = Price: { $price } silver.
odin-special-sword = Sword value { $sword }.
odin-special-tongs = Can be forged.
odin-special-points = { $points } points.
odin-wares = Ships, buildings, weapons
odin-ship-price = { $price } silver, at any time.
odin-ship-points = { $emigrated ->
    [0] { $points } points.
   *[other] { $points } points; { $emigrated } once it has emigrated.
}
odin-buildings-left = { $building }: { $left } left
odin-weapons-left = { $weapon }: { $pile } in the pile, { $discard } beside it

## The occupations

odin-cards-offered = To choose from
odin-cards-hand = Your hand
odin-cards-none = No occupation is like that.
odin-cards-played = Played by { $player }
odin-cards-own = Played by you
odin-cards-rest = In the piles or in other hands
odin-cards-search = Search names and texts
odin-cards-deck = Deck
odin-cards-deck-of = Deck { $deck }
odin-cards-decks = All decks
odin-cards-kind = Kind
odin-cards-kinds = All kinds
odin-cards-where = Where
odin-cards-everywhere = All in play
odin-cards-usable = Usable now
odin-card = { $number } { $name }
## Moments

odin-moment = Choose
odin-moment-dice = A game of dice
odin-moment-boats = Boats that take part
odin-moment-loot = Loot
odin-moment-pay = Pay
odin-moment-weapon = Give a weapon
odin-moment-back = Vikings back
odin-moment-raise = Raise goods
odin-moment-second = One of these once more
odin-moment-overseas = Trade overseas
odin-moment-forge = At the smithy
odin-moment-special = Special tiles for sale
odin-moment-way = One of these
odin-moment-part = This too?
odin-moment-offer = An occupation may be used
odin-moment-replace = An occupation instead?
odin-moment-play = Play an occupation
odin-moment-keep = Keep one card
odin-moment-token = A resource token
odin-moment-items = How many
odin-moment-emigrate = Emigrate
odin-raise-note = { $left ->
    [1] One good
   *[other] Up to { $left } goods
} { $steps ->
    [1] by one colour
    [2] by two colours
   *[other] to blue
}
odin-special-note = { $left ->
    [1] One tile
   *[other] Up to { $left } tiles
}
odin-loot-note = { $purse ->
    [0] Your result is { $result }.
   *[other] Your result is { $result }; payments can add up to { $purse }.
}
odin-loot-due = pay { $due }
odin-loot-free = free
odin-loot-tile = { $tile }, sword value { $sword }, { $due ->
    [0] nothing to pay
   *[other] pay { $due }
}
odin-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
odin-card-light = light
odin-card-dark = dark
odin-kind-immediate = at once
odin-kind-each-time = each time
odin-kind-anytime = at any time
odin-kind-as-soon-as = as soon as
odin-token-harvest = harvest
odin-token-without = no harvest
odin-dice-ore = ore
odin-dice-strength = strength
odin-dice-result = Result { $result }
odin-dice-rolls = Roll { $rolls } of { $allowed }
odin-dice-success = Success
odin-dice-failure = Failure
odin-dice-have = In store
odin-dice-loot-up-to = a tile of sword value up to { $reach }
odin-dice-no-loot = takes { $least } at least; { $reach } with all payments
odin-dice-needed = costs { $needed }, there are { $purse }
odin-dice-or = or
odin-dice-more-ways = or { $more } other ways
odin-dice-back = up to { $vikings } back
odin-dice-roll-again = { $left ->
    [0] Roll again
   *[other] Roll again ({ $left } left)
}
odin-dice-succeed = Succeed
odin-dice-fail = Fail
odin-odds = Next roll: better { $better } in { $faces }, success { $enough } in { $faces }
odin-odds-roll = Roll
odin-odds-costs = costs
odin-odds-reaches = reach
odin-odds-best = best tile
odin-odds-face = A roll of { $face }: result { $result }
odin-odds-reach = Reaches { $reach } with all that you could pay, such as for: { $tile }.
odin-odds-pay = You could pay the { $due } that it costs.
odin-odds-beyond = Not enough for a success with what you have.
odin-fleet-odds = success { $successes } in { $faces }
odin-pay-due = { $due } to pay

## The feast

odin-feast-table = Banquet table
odin-feast-open = A square to be filled at the feast
odin-feast-shut = A Viking stands here until a later round
odin-feast-colour = Until round { $round }: { $vikings ->
    [1] a Viking of the { $colour ->
        [0] first
       *[1] second
    } colour
   *[other] { $vikings } Vikings of the { $colour ->
        [0] first
       *[1] second
    } colour
}
odin-feast-ship = An emigrated ship: nobody eats here any more
odin-feast-gap = Left empty (−{ $penalty })
odin-feast-left = { $left ->
    [1] One square is empty
   *[other] { $left } squares are empty
}
odin-feast-coming = Feast of round { $round }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
odin-feast-best = { $gaps ->
    [0] { $silver ->
        [0] The food is enough
       *[other] The food and { $silver } silver are enough
    }
   *[other] { $silver ->
        [0] The food leaves { $gaps ->
            [one] { $gaps } gap
           *[other] { $gaps } gaps
        }
       *[other] Food and { $silver } silver leave { $gaps ->
            [one] { $gaps } gap
           *[other] { $gaps } gaps
        }
    } (−{ $penalty })
}
odin-serve = Serve { $food } on { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
odin-serve-so = Serve them so
odin-serve-gap = Leave a gap (−{ $penalty })

## Belongings

odin-bay = Bay
odin-berth = A free berth
odin-ship-ore = { $ship }, { $ore } ore
odin-ship-plain = { $ship }
odin-stable = Stable
odin-pregnant = { $animal }, pregnant
odin-store = Vikings, store and weapons
odin-buildings = Buildings
odin-spots-empty = { $spots ->
    [1] One spot for wood or stone is empty (−1)
   *[other] { $spots } spots for wood and stone are empty (−{ $spots })
}
odin-tokens = Resource tokens
odin-penalties-note = { $tokens ->
    [1] One penalty token (−{ $points })
   *[other] { $tokens } penalty tokens (−{ $points })
}
odin-hand-cards = Cards in hand: { $light } light, { $dark } dark
odin-vikings-note = { $vikings } of { $all } Vikings left to place

## Players

odin-others = Estates
odin-other = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $vikings ->
    [one] { $vikings } Viking left
   *[other] { $vikings } Vikings left
}, { $silver } silver{ $passed ->
    [1] , passed
   *[0] {""}
}
odin-moose = Start player
odin-passed = { $player } has passed
odin-points = Points

## The panel

odin-panel-score = Score now
odin-panel-total = Total
odin-panel-rounds = Rounds
odin-panel-round = Round
odin-panel-harvest = Harvest
odin-panel-turned = Turned
odin-panel-squares = Feast
odin-panel-no-harvest = none
odin-panel-next = After this round’s actions
odin-panel-income = Income
odin-panel-bonus = Bonus
odin-panel-feast = Feast
odin-panel-lacks = Lacks
odin-panel-marker = By the marker
