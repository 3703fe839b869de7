# The board of Brian Boru in English.

## The map

brian-boru-board = Board: Ireland
brian-boru-names = Names of towns
brian-boru-regions = Regions
brian-boru-vikings = Vikings
brian-boru-town-free = Nobody has it.
brian-boru-town-held = { $player } has it.
brian-boru-town-lost = The Vikings hold it; it counts for { $player } again when they are driven out.
brian-boru-town-monastery = A monastery: it counts 2 for its region.
brian-boru-town-active = The marker is here: the winner of the trick gets it.
brian-boru-region-worth = { $points } points at the end. Opens when its towns count { $threshold }; now { $weight }.
brian-boru-claim-closed = Too little counts here yet: the claim token stays face down.
brian-boru-claim-empty = Nothing counts here now: the claim token stays on the board.
brian-boru-claim-vikings = The Vikings lead: nobody gets the claim token.
brian-boru-claim-tied = A tie for the most: the claim token stays on the board.
brian-boru-claim-kept = A tie for the most: { $player } keeps the claim token.
brian-boru-claim-goes = Alone ahead with { $weight }: { $player } would get the claim token.
brian-boru-claim-stays = Alone ahead with { $weight }: { $player } keeps the claim token.
brian-boru-round = Round { $round } of { $rounds }
brian-boru-before = Before round 1 of { $rounds }
brian-boru-round-for = After the last card of a round come marriage, battle, church and the claiming of regions.
brian-boru-deck = Viking cards to come: { $strengths }
brian-boru-deck-left = to come: { $strengths }
brian-boru-deck-for = Every round one of them is turned up: so many raiders land.
brian-boru-support = support
brian-boru-support-for = Military support: towns of the Vikings count as theirs for claiming regions.
brian-boru-trade = trade
brian-boru-trade-for = Trade: towns of the Vikings count as theirs for the number of regions at the end.
brian-boru-track = Marriage track
brian-boru-track-at = { $player } on space { $space }
brian-boru-track-space = Marriage track, space { $space }
brian-boru-track-nothing = Nothing at the end of the round, unless you stand highest and marry.
brian-boru-track-coins = { $coins ->
    [1] A coin at the end of the round. Whoever marries goes back to 0 instead.
   *[other] { $coins } coins at the end of the round. Whoever marries goes back to 0 instead.
}
brian-boru-track-renown = Renown at the end of the round. Whoever marries goes back to 0 instead.
brian-boru-track-town = Any free town at the end of the round. Whoever marries goes back to 0 instead.
brian-boru-marriage = The marriage of this round
brian-boru-marriage-for = Whoever stands highest on the stair at the end of the round gets this, and goes back to 0. The others get what their step shows.
brian-boru-marriage-princess = Whoever stands highest chooses: Viking towns count as theirs for claims (support) or for the number of regions (trade), or points.
brian-boru-marriage-none = The marriage of this round is made.
brian-boru-marriage-later = The first marriage card is turned up soon.
brian-boru-princess = the Danish Princess
brian-boru-princess-gifts = support, trade, or { $points } points
brian-boru-gift-points = { $points } points
brian-boru-gift-renown = renown
brian-boru-gift-town = a free town in { $region }
brian-boru-battle = Battle
brian-boru-battle-left = { $raiders ->
    [0] No raiders left in the battle area
    [1] One raider left in the battle area
   *[other] { $raiders } raiders left in the battle area
}
brian-boru-battle-none = none left
brian-boru-battle-for = If any are left at the end of the round, whoever has taken the fewest loses a town to the Vikings. Most alone: renown, and a point for each.
brian-boru-battle-has = { $player }: { $raiders ->
    [0] no raiders
    [1] one raider
   *[other] { $raiders } raiders
}
brian-boru-battle-wins = Most alone: gains renown, then a point for every renown.
brian-boru-battle-loses = Fewest, and raiders are left: would lose a town to the Vikings.
brian-boru-church = Church
brian-boru-church-for = At the end of the round, most discs alone: a monastery and the marker. Then most again: a point. { $discs } or more: a monastery.
brian-boru-church-has = { $player }: { $discs ->
    [0] no discs
    [1] one disc
   *[other] { $discs } discs
}
brian-boru-church-wins = Most alone: a monastery and the marker, for all these discs.
brian-boru-church-builds = { $discs } or more: a monastery, unless a disc goes for a point before.

## The cards of Brian Boru

brian-boru-card = { $value }, { $colour }
brian-boru-times = { $number } × { $symbol }
brian-boru-if-it-wins = If it wins the trick: { $action }.
brian-boru-if-it-loses = If it loses: { $action }.
brian-boru-if-it-loses-either = If it loses: either { $upper }; or { $lower }.
brian-boru-reconstructed = Reconstructed
brian-boru-reconstructed-why = A symbol of the action with the question mark is told by no source; it follows from the other cards.

brian-boru-about-control = Your disc goes on the town with the marker, and you lead the next trick.
brian-boru-about-coin = Take a coin from the supply.
brian-boru-about-pay = Give up a coin; without one you lose points instead.
brian-boru-about-court = Your disc climbs a step. Whoever stands highest at the end of the round marries.
brian-boru-about-raider = Take a raider out of the battle area. Whoever has the fewest at the end of the round may lose a town, whoever has the most wins renown.
brian-boru-about-church = A disc of yours joins the church. Whoever has the most at the end of the round builds a monastery and takes the marker.
brian-boru-about-expand = You may buy a free town that a road joins to one of yours.
brian-boru-about-free = Drive the Vikings out of a town; it belongs to its old owner again.

brian-boru-hand = Your hand
brian-boru-trick = The trick
brian-boru-leads = { $player } leads
brian-boru-to-play = { $player } has still to play
brian-boru-played-by = { $player }: { $card }
brian-boru-acts = Acts as number { $turn }: the lowest card goes first.
brian-boru-acted = The action is done.
brian-boru-acting = { $player } is acting now.
brian-boru-ahead-why = { $colour ->
    [red] Ahead: the highest red or white card wins { $town }.
    [blue] Ahead: the highest blue or white card wins { $town }.
   *[yellow] Ahead: the highest yellow or white card wins { $town }.
}
brian-boru-won-why = It has won the trick: its primary action counts.
brian-boru-behind-why = It does not win: one of its secondary actions counts.
brian-boru-wins-here = { $colour ->
    [red] the highest red or white card wins
    [blue] the highest blue or white card wins
   *[yellow] the highest yellow or white card wins
}
brian-boru-leading = { $player } leads
brian-boru-winner = won by { $player }
brian-boru-no-winner = nobody wins this trick

brian-boru-before-dealing = The cards are dealt when everybody has a first town.
brian-boru-picks = { $left ->
    [0] { $picked } picked
   *[other] { $picked } picked, { $left } to pick
}
brian-boru-pack = Your pack
brian-boru-pack-rule = { $keep ->
    [0] { $pass ->
        [one] you have picked; one card is passed on
       *[other] you have picked; { $pass } cards are passed on
    }
   *[other] pick { $keep }, pass { $pass } on
}
brian-boru-picked = Picked
brian-boru-passes-to = The rest goes to your left neighbour, { $player }
brian-boru-comes-from = The next pack comes from { $player }
brian-boru-picks-left = { $left ->
    [0] { $player } has picked
    [1] { $player } has one card to pick
   *[other] { $player } has { $left } cards to pick
}

## Choices of Brian Boru beside the cards

brian-boru-choose-action = Choose an action
brian-boru-price = for { $coins } coins
brian-boru-extras = Buy more?
brian-boru-extras-coins = { $price } coins each; you have { $coins }
brian-boru-extras-none = none
brian-boru-extras-then = then
brian-boru-expand = Expand?
brian-boru-expand-coins = for { $price } coins; you have { $coins }
brian-boru-viking-towns = { $towns ->
    [0] The Vikings hold no town.
    [1] The Vikings hold one town.
   *[other] The Vikings hold { $towns } towns in { $regions ->
        [1] one region
       *[other] { $regions } regions
    }.
}

## Upkeep of Brian Boru

brian-boru-upkeep = Upkeep of round { $round }
brian-boru-scene-marriage = Marriage
brian-boru-scene-battle = Battle
brian-boru-scene-church = Church
brian-boru-scene-regions = Regions
brian-boru-gains = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brian-boru-scene-nothing = Nothing changes.
brian-boru-scene-next = Next
brian-boru-scene-back = Back
brian-boru-scene-skip = Skip
brian-boru-scene-close = Close
brian-boru-counted-marriage = Space on the track
brian-boru-counted-battle = Raiders
brian-boru-counted-church = Discs in the church
brian-boru-of-threshold = { $total } in all, { $threshold } needed

## Beside the board of Brian Boru

brian-boru-standing = What everybody has
brian-boru-player = Player
brian-boru-count-coins = Coins
brian-boru-count-renown = Renown
brian-boru-count-track = Space on the marriage track
brian-boru-count-raiders = Raiders
brian-boru-count-church = Discs in the church
brian-boru-count-towns = Towns
brian-boru-count-regions = Regions with a town
brian-boru-count-tokens = Claimed regions
brian-boru-count-hand = Cards in hand
brian-boru-count-of = { $player }: { $name } { $number }
brian-boru-marker = marker
brian-boru-marker-why = Leads the next trick, or leads this one.
brian-boru-wed-why = { $points ->
    [0] Married to { $name }.
   *[other] Married to { $name }, { $points } points.
}
brian-boru-if-it-ended = If the round ended now
brian-boru-token-closed = The token stays face down: { $total } of { $threshold }.
brian-boru-token-open = Nobody leads alone, so the token lies open on the board.
brian-boru-token-lost = { $player } loses it: the Vikings lead.
brian-boru-token-kept = { $player } keeps it.
brian-boru-token-new = { $player } takes it.
brian-boru-token-points = { $points } points at the end of the game.
brian-boru-points = Points
brian-boru-points-now = now
brian-boru-points-upkeep = upkeep
brian-boru-points-end = if the game ended
