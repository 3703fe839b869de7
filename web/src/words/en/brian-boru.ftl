# The board of Brian Boru in English.

## The map

brian-boru-board = Board: Ireland
brian-boru-names = Names of towns
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
    [one] A coin at the end of the round. Whoever marries goes back to 0 instead.
   *[other] { $coins } coins at the end of the round. Whoever marries goes back to 0 instead.
}
brian-boru-track-renown = Renown at the end of the round. Whoever marries goes back to 0 instead.
brian-boru-track-town = Any free town at the end of the round. Whoever marries goes back to 0 instead.
brian-boru-marriage = The marriage of this round
brian-boru-marriage-for = Whoever stands highest on the stair at the end of the round gets this, and goes back to 0. The others get what their step shows.
brian-boru-marriage-princess = Whoever stands highest chooses: Viking towns count as theirs for claims (support) or for the number of regions (trade), or points.
brian-boru-marriage-none = The marriage of this round is made.
brian-boru-princess = the Danish Princess
brian-boru-princess-gifts = support, trade, or { $points } points
brian-boru-gift-points = { $points } points
brian-boru-gift-renown = renown
brian-boru-gift-town = a free town in { $region }
brian-boru-battle = Battle
brian-boru-battle-left = { $raiders ->
    [0] No raiders left in the battle area
    [one] One raider left in the battle area
   *[other] { $raiders } raiders left in the battle area
}
brian-boru-battle-none = none left
brian-boru-battle-for = If any are left at the end of the round, whoever has taken the fewest loses a town to the Vikings. Most alone: renown, and a point for each.
brian-boru-battle-has = { $player }: { $raiders ->
    [0] no raiders
    [one] one raider
   *[other] { $raiders } raiders
}
brian-boru-battle-wins = Most alone: gains renown, then a point for every renown.
brian-boru-battle-loses = Fewest, and raiders are left: would lose a town to the Vikings.
brian-boru-church = Church
brian-boru-church-for = At the end of the round, most discs alone: a monastery and the marker. Then most again: a point. { $discs } or more: a monastery.
brian-boru-church-has = { $player }: { $discs ->
    [0] no discs
    [one] one disc
   *[other] { $discs } discs
}
brian-boru-church-wins = Most alone: a monastery and the marker, for all these discs.
brian-boru-church-builds = { $discs } or more: a monastery, unless a disc goes for a point before.
