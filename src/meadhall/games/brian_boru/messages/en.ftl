# Brian Boru in English. Ids are those of events, prompts, reasons and cards; see docs/architecture.md, "Words".

title = Brian Boru: High King of Ireland

card-name = { $colour ->
    [red] red { $value }
    [blue] blue { $value }
    [yellow] yellow { $value }
   *[white] white { $value }
}

princess-name = { $name }, the Danish Princess

# regions
region-N = Northern Uí Néill
region-U = Ulaid
region-B = Bréifne
region-S = Southern Uí Néill
region-D = Dubhlinn
region-C = Connaught
region-L = Leinster
region-M = Munster

# setup and preparation
first-player = { $seat } gets the marker and begins.
start-placed = { $seat } begins in { $town }.
round-begun = Round { $round }.
vikings-landed = { $raiders } Viking raiders land.
marriage-offered = The marriage of this round: { $marriage }.

# the draft
pack-dealt = { $seat } is dealt { $cards } cards.
card-picked = { $card ->
    [hidden] { $seat } picks a card.
   *[other] { $seat } picks { $card }.
}
packs-passed = { $cards ->
    [1] The packs go to the left: one card each.
   *[other] The packs go to the left: { $cards } cards each.
}

# tricks
town-chosen = { $seat } puts the marker on { $town }.
card-played = { $card ->
    [hidden] { $seat } plays a card.
   *[other] { $seat } plays { $card }.
}
trick-won = { $card ->
    [hidden] { $seat } wins the trick.
   *[other] { $seat } wins the trick with { $card }.
}
trick-lost = Nobody wins the trick; the marker goes back to { $seat }.
card-discarded = { $card ->
    [hidden] { $seat } discards the last card.
   *[other] { $seat } discards the last card, { $card }.
}

# actions
action-chosen = { $action ->
    [hidden] { $seat } chooses one of two actions.
    [upper] { $seat } chooses the upper action.
   *[lower] { $seat } chooses the lower action.
}
town-taken = { $seat } takes { $town } and the marker.
marker-taken = { $seat } takes the marker; { $town } belongs to somebody else already.
coins-gained = { $coins ->
    [1] { $seat } gains a coin.
   *[other] { $seat } gains { $coins } coins.
}
coin-paid = { $seat } pays a coin.
points-lost = { $points ->
    [0] { $seat } has neither coins nor points to pay with.
    [1] { $seat } has no coin and loses a point.
   *[other] { $seat } has no coin and loses { $points } points.
}
raiders-taken = { $raiders ->
    [1] { $seat } takes a raider.
   *[other] { $seat } takes { $raiders } raiders.
}
discs-sent = { $discs ->
    [1] { $seat } puts a disc into the church area.
   *[other] { $seat } puts { $discs } discs into the church area.
}
steps-made = { $steps ->
    [1] { $seat } moves a step up the marriage track, to space { $space }.
   *[other] { $seat } moves { $steps } steps up the marriage track, to space { $space }.
}
fell-back = The space is taken: { $seat } falls back to space { $space }.
extras-bought = { $seat } pays { $coins } coins for more:
expanded = { $seat } pays { $coins } coins and expands into { $town }.
town-freed = { $seat } drives the Vikings out of { $town }; { $owner } controls it again.

# marriage
married = { $renown ->
    [0] { $points ->
        [0] { $seat } is highest on the marriage track ({ $space }) and wins the hand of { $marriage }. The disc goes back to 0.
       *[other] { $seat } is highest on the marriage track ({ $space }) and wins the hand of { $marriage }: { $points } points. The disc goes back to 0.
    }
   *[other] { $seat } is highest on the marriage track ({ $space }) and wins the hand of { $marriage }: { $points } points and a renown token. The disc goes back to 0.
}
marriage-lapsed = Nobody courts { $marriage }: the card leaves the game.
princess-answered = { $offer ->
    [support] { $seat } accepts military support: Viking towns count as theirs for claims.
    [trade] { $seat } sets up trade: Viking towns count as theirs for the number of regions.
   *[reject] { $seat } rejects the Princess and gains 4 points.
}
track-rewarded = { $renown ->
    [0] { $coins ->
        [one] Space { $space } of the marriage track: a coin for { $seat }.
       *[other] Space { $space } of the marriage track: { $coins } coins for { $seat }.
    }
   *[other] Space { $space } of the marriage track: a renown token for { $seat }.
}
town-given = { $space ->
    [0] The marriage gives { $seat } { $town }.
   *[other] Space { $space } of the marriage track gives { $seat } { $town }.
}
no-town-free = { $region ->
    [any] There is no free town for { $seat }.
   *[other] There is no free town in { $region } for { $seat }.
}

# battle
vikings-repelled = The Vikings are repelled: nobody loses a town.
vikings-raid = { $raiders ->
    [1] One raider is left: the Vikings raid.
   *[other] { $raiders } raiders are left: the Vikings raid.
}
town-lost = { $choice ->
    [only] { $loser } has the fewest raiders ({ $raiders }) and loses { $town }, the only town, to the Vikings.
    [most] { $loser } has the fewest raiders ({ $raiders }) and loses { $town } to the Vikings; { $seat }, with the most, chose it.
   *[own] { $loser } has the fewest raiders ({ $raiders }) and loses { $town } to the Vikings; nobody alone has the most, so { $loser } chose it.
}
nothing-to-lose = { $loser } has the fewest raiders, but no town to lose.
battle-tied = Several have the most raiders ({ $raiders }): nobody gets the renown.
battle-won = { $seat } has the most raiders ({ $raiders }): a renown token and { $points ->
    [1] a point
   *[other] { $points } points
}; all these raiders go back.
spoils-shared = The most raiders now ({ $raiders }): a point for { $seat }, and one raider goes back.

# church
church-tied = Several have the most discs in the church area ({ $discs }): no monastery, and the marker stays.
church-won = { $seat } has the most discs in the church area ({ $discs }): a monastery and the marker; all these discs come back.
church-served = { $seat } has 4 or more discs in the church area ({ $discs }): a monastery.
monastery-built = { $seat } builds a monastery in { $town }.
no-place-for-monastery = { $seat } has no place for a monastery.
marker-moved = { $seat } takes the marker.
marker-kept = { $seat } keeps the marker.
church-shared = The most discs in the church area now ({ $discs }): a point for { $seat }, and one disc comes back.

# claims
token-turned = { $region } reaches its threshold: { $weight } in all, a monastery counts 2. The claim token is turned up.
region-claimed = { $seat } claims { $region } with { $weight }.
region-taken = { $seat } takes { $region } from { $before } with { $weight }.
region-tied = { $region }: a tie for the most ({ $weight }); the token stays on the board.
region-lost = The Vikings lead in { $region }: the claim token goes back from { $seat } to the board.

# the end
most-coins = { $seat } has the most coins ({ $coins }): a point.
marker-scored = { $seat } has the marker: a point.
renown-scored = { $points ->
    [1] { $seat } scores a point for renown.
   *[other] { $seat } scores { $points } for renown.
}
token-scored = { $seat } scores { $points } for { $region }.
half-scored = { $seat } ties for the most in { $region } and scores half: { $points }.
regions-scored = { $seat } controls towns in { $regions ->
    [1] one region
   *[other] { $regions } regions
} and scores { $points }.
won = { $by ->
    [points] { $seat } wins with { $points } points.
    [claim-tokens] { $seat } wins with { $points } points: more claim tokens break the tie.
    [marriages] { $seat } wins with { $points } points: more marriages break the tie.
   *[shared] { $seat } shares the victory with { $points } points.
}

# whom the others wait for
wait-place-first-disc = { $seat } is choosing a town to begin in.
wait-pick-card = { $seat } is picking cards.
wait-lead-town = { $seat } is choosing the active town.
wait-lead-card = { $seat } is choosing a card to lead.
wait-play-card = { $seat } is choosing a card.
wait-choose-action = { $seat } is choosing an action.
wait-buy-extras = { $seat } may buy extras.
wait-expand = { $seat } may expand.
wait-free-town = { $seat } is freeing a town.
wait-take-town = { $seat } is choosing a free town.
wait-answer-princess = { $seat } is answering the Danish Princess.
wait-choose-lost-town = { $seat } is choosing which town is lost.
wait-build-monastery = { $seat } is placing a monastery.

# what is asked
prompt-place-first-disc = Put your first disc on a town, in a region without another player's disc.
prompt-pick-card = { $left ->
    [1] Pick one more card; the rest goes to your left neighbour.
   *[other] Pick { $left } cards; the rest goes to your left neighbour.
}
prompt-lead-town = { $cards ->
    [some] You lead: put the marker on a free town whose colour you can match.
   *[none] You lead, but can match no free town: put the marker on any of them.
}
prompt-lead-card = { $colour ->
    [none] Every town is taken. Lead any card.
    [any] You can match no free town: lead any card for { $town }.
    [red] Lead a card for { $town }: red or white.
    [blue] Lead a card for { $town }: blue or white.
   *[yellow] Lead a card for { $town }: yellow or white.
}
prompt-play-card = { $colour ->
    [none] Play a card. Nobody can win this trick.
    [red] Play a card. The highest red or white card wins { $town }.
    [blue] Play a card. The highest blue or white card wins { $town }.
   *[yellow] Play a card. The highest yellow or white card wins { $town }.
}
prompt-choose-action = You lost the trick with { $card }: choose its upper or its lower action.
prompt-buy-extras = { $symbol ->
    [court] How many more steps on the marriage track, at 2 coins each? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    [raider] How many more raiders, at 2 coins each? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[church] How many more discs for the church, at 2 coins each? You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
prompt-expand = Pay 5 coins and expand into a neighbouring town, or do not.
prompt-free-town = Remove one Viking token from the map.
prompt-take-town = { $region ->
    [any] Put a disc on any free town.
   *[other] Put a disc on a free town of { $region }.
}
prompt-answer-princess = The Princess is yours: military support, trade, or rejection for 4 points?
prompt-choose-lost-town = { $loser ->
    [you] Choose which of your towns the Vikings take.
   *[other] You have the most raiders: choose which town of { $loser } the Vikings take.
}
prompt-build-monastery = Build a monastery in one of your towns; it will count twice.

# why not
choose-a-town = A town has to be chosen.
choose-a-town-or-no = Choose a town to expand into, or "no".
choose-a-card = A card has to be chosen.
choose-an-action = Choose the upper or the lower action of { $card }.
choose-extras = Choose a number of extras; +0 buys none.
region-has-disc = Somebody has a disc in { $region } already; begin in another region.
picked-already = You have picked { $card } already.
not-in-the-pack = There is no { $card } in your pack.
not-in-hand = You do not hold { $card }.
town-has-disc = There is a disc on { $town } already.
no-card-for-the-town = { $colour ->
    [red] You hold no red and no white card, so you cannot lead to a red town.
    [blue] You hold no blue and no white card, so you cannot lead to a blue town.
   *[yellow] You hold no yellow and no white card, so you cannot lead to a yellow town.
}
wrong-colour = { $colour ->
    [red] The town is red: lead a red or a white card.
    [blue] The town is blue: lead a blue or a white card.
   *[yellow] The town is yellow: lead a yellow or a white card.
}
too-few-coins = That costs { $price } coins; you have { $coins }.
too-many-extras = { $symbol ->
    [court] The marriage track ends there: { $most } more at most.
   *[raider] The battle area holds only { $most } more.
}
active-town = The marker lies on that town; it is for the winner of the trick.
no-road = No road leads from a town you control straight to { $town }.
no-vikings-there = There is no Viking token on { $town }.
answer-the-princess = Choose military support, trade or rejection.
other-region = The town has to lie in { $region }.
not-a-town-of = { $loser } does not control { $town }.
monastery-there = There is a monastery in { $town } already.
not-your-town = You do not control { $town }.

# options
option-town = { $colour ->
    [red] { $town } { $name } (red)
    [blue] { $town } { $name } (blue)
   *[yellow] { $town } { $name } (yellow)
}
option-card = { $colour ->
    [red] red { $card }
    [blue] blue { $card }
    [yellow] yellow { $card }
   *[white] white { $card }
}
option-action = { $action ->
    [upper] upper action
   *[lower] lower action
}
option-no = do not expand
option-offer = { $offer ->
    [support] military support: Viking towns count as yours for claims
    [trade] trade: Viking towns count as yours for the number of regions
   *[reject] reject her: 4 points
}
action = { $symbol ->
    [coin] { $number ->
        [1] a coin, then you may expand for 5 coins
       *[other] { $number } coins, then you may expand for 5 coins
    }
    [court] { $number } steps on the marriage track
    [raider] { $number } raiders
    [church] { $number } discs for the church
   *[pay] pay a coin, then remove a Viking token
}
option-extras = { $extras ->
    [0] none
   *[other] { $extras } more for { $coins } coins
}

# headings of the score
heading-start = start
heading-marriages = marriages
heading-battle = battle
heading-church = church
heading-payments = coins not paid
heading-coins = most coins
heading-marker = marker
heading-renown = renown
heading-tokens = claimed regions
heading-halves = tied regions
heading-regions = spread over regions

# table options: what is agreed on, more about it, and its values
table-expand_into_active_town = Expanding into the active town
    .hint = Whether one can expand into the town with the marker on it. Only the Polish edition forbids it outright.
    .forbidden = Forbidden
    .allowed = Allowed
table-five_players_last_card = With five: the last card of a round
    .hint = Whether five players discard the last card of a round or play it; the editions differ.
    .discarded = Is discarded
    .played = Is played
table-viking_deck = Viking cards
    .hint = The strengths of the Viking cards; both decks are reconstructions.
    .default = Usual strengths
    .alternative = Other strengths

# what players should know about a table, and about the data of the game
about-table = The strengths of the Viking cards are a reconstruction, and town names are ours.
provenance-vikings = The strengths of the seven Viking cards are a reconstruction, in both decks.
provenance-towns = Town names are ours: the board prints none.
provenance-one-source = The colours of N6, S6, C5 and L3 and the sea route C7-M1 rest on one source.
provenance-cards = Card 5 gives three coins by analogy (one trace says two); card 1 has its control symbol by rule.
provenance-symbols = The other card symbols and the marriage track rest on one transcription, which fits all we could check.
provenance-order = The order of symbols inside primary actions is a reconstruction.

# signs and labels of the picture
sign-points = points
sign-hand = hand
sign-pack = pack
sign-primary = win
sign-upper = upper
sign-lower = lower
sign-round = round { $round } of { $rounds }
sign-battle = raiders left in the battle area
sign-track = marriage track
sign-support = has military support
sign-trade = has trade
sign-red = red, battle
sign-blue = blue, church
sign-yellow = yellow, courtship
sign-white = white, any town
sign-disc = A's disc
sign-viking = Viking token
sign-monastery = monastery
sign-marker = marker
sign-road = road
sign-legal = you may choose this
sign-last = chosen last
sign-threshold = opens at 4, worth 6 points
sign-face-down = claim token face down
sign-face-up = claim token on the board
sign-control = take the active town
sign-coin = a coin
sign-pay = pay a coin
sign-court = a step on the marriage track
sign-raider = a raider
sign-church = a disc for the church
sign-expand = expand for 5 coins
sign-free = remove a Viking token
sign-renown = renown
sign-claims = claimed regions
sign-marriages = marriages
sign-winner = winning card

# what marriages give
gift-points = { $points } points
gift-renown = { $points } points, a renown token
gift-town = { $points } points, a free town of { $region }
gift-princess = support, trade or { $points } points

# what hopes come from
facet-points = points so far
facet-renown = renown
facet-regions = claims on regions
facet-spread = spread over regions
facet-towns = towns and monasteries
facet-marriage = courtship
facet-battle = the battle
facet-church = the church
facet-coins = coins
facet-lead = the marker
facet-hand = cards in hand

# the first lesson
lesson-welcome = Welcome to Ireland, about the year 1000. You fight for its towns against two opponents. The game lasts 3 rounds. Then whoever has the most points wins. Most points come from regions: at the end each region pays the player who has claimed it, usually the one with the most towns there.
lesson-map = The map has 8 regions. A small plate beside each of them shows its points. Every town is red, blue or yellow, with an axe, a cross or a ring on it. The button "Aa" on the map shows the names of all towns. Point at anything, and it explains itself.
lesson-first-town = Everybody begins with one town, each in another region. You have the marker, so you choose first. Take Sligo, the highlighted red town in Bréifne, in the north-west. Bréifne is small and easy to claim. Click the town; on a touch screen tap it, then press Confirm.
lesson-not-first-town = You could begin there too. But this lesson begins in Sligo: Bréifne opens with only 2 towns, so you can soon claim it. Choose the highlighted town.

lesson-draft = Round 1 begins. 13 Viking raiders have landed, and Brigid is the marriage of this round; more about both later. First comes the draft. You have a pack of 8 cards: pick 2, then the rest goes to your left neighbour, and you get another pack. All pick at the same time.
lesson-card = A card has its value and colour at the top. The first row below is for a card that wins a trick; the flag means that you take the town. The rows under it are for a card that loses: then you choose one of them. So losing can be good too.
lesson-pick-high = First you want a card that wins. High cards win, and white cards fit towns of any colour. White 21 is the highest in this pack, but a coin with a minus means that you pay a coin. White 20 costs nothing. Pick white 20.
lesson-not-pick-high = A useful card, but first take one that wins you a town. White 20 fits every town and costs nothing. Pick the highlighted card.

lesson-help = Help is always near. The book button, or the R key, opens the rules. Undo, or U, takes a choice back, as long as nothing new has come to light. Later, when you play on your own, Suggest, or H, shows you good choices.
lesson-pick-low = Now a card that is good at losing. Low cards rarely win, but look at the second row of blue 6: 3 coins, and then the arrow, which lets you buy a town. Pick blue 6.
lesson-not-pick-low = That can be a good card too. But you will soon need coins, and low cards bring the most. Red 5 would do as well; this lesson goes on with blue 6. Pick the highlighted card.

lesson-tricks = The packs have gone round. The lesson has picked the rest for you, and now you hold 8 cards. 7 tricks follow: in each of them everybody plays one card for the same town. The eighth card is not played.
lesson-lead-town = Whoever has the marker leads. Now that is you. First put the marker on a free town, one that fits a card in your hand. Choose Tara, the highlighted yellow town in the east. Its region, Southern Uí Néill, is worth 5 points and opens early.
lesson-not-lead-town = You could lead there too. But think of the regions: Southern Uí Néill is worth 5 points and opens when its towns count only 3. Choose Tara, the highlighted town.

lesson-lead-card = Tara is yellow, so lead a yellow or a white card. The others may then play any card they like. The highest yellow or white card wins; other colours cannot win. Only white 21, white 22 and yellow 23 can beat your white 20. Lead it.
lesson-not-lead-card = You may lead that card, but it is easier to beat. You want to win Tara: lead white 20.

lesson-won = You won! Tara is yours. Your opponents played red cards, which cannot win a yellow town. They lost on purpose and used their cards to take raiders. All act one after the other, from the lowest card to the highest.
lesson-lose = You took the marker too, so you lead the next trick. The lesson has put it on Kildare, a blue town. You do not need Kildare now; you need coins. So this time you want to lose: lead blue 6, your lowest blue card.
lesson-not-lose = With a higher card you may win a town that you do not need, or get fewer coins. Lead blue 6: if it loses, it brings 3 coins.

lesson-upper = Blue 12 beats your blue 6, just as you wanted. You lost, so you choose between two actions. The upper action gives 3 coins, and then you may expand. The lower action gives 2 discs for the church. You have 3 coins; choose the upper action and you have 6.
lesson-not-upper = The church comes later. Choose the upper action: with 6 coins you can buy a town at once.

lesson-expand = To expand, you pay 5 coins and put a disc on a free town. A road must join it to a town of yours. Take Drumcliff, the neighbour of Sligo in Bréifne. Then you have 2 towns there, and 2 is the threshold of Bréifne: enough to open it.
lesson-not-expand = This is the moment to buy, and the other towns are not bad. But with Drumcliff you have 2 towns in Bréifne, and that opens the region. Choose Drumcliff, the highlighted town.

lesson-courtship = Look at the marriage track, the stair beside the map. Whoever is highest at the end of the round wins the marriage: now Brigid, worth 4 points. The others get what their space shows. If your move ends on a space where somebody is, you fall back to a free space.
lesson-court-card = Your right neighbour took Kildare and leads for Donegal with blue 25. Nothing beats blue 25 in a blue town. So use this trick for something else: play yellow 17. Its third row has three rings: three steps on the marriage track.
lesson-not-court-card = Nobody can win Donegal against blue 25. So play a card that is good at losing. Yellow 17 gives three steps on the marriage track; choose the highlighted card.

lesson-lower = Your card lost. The upper action of yellow 17 gives one coin, the lower one three steps on the marriage track. Your left neighbour is on space 2, so three steps take you to the front. Choose the lower action.
lesson-not-lower = A coin is welcome, but three steps are worth more: they put you in front on the marriage track. Choose the lower action.

lesson-raiders = Now the Vikings. If raiders are left in the battle area at the end of the round, whoever has taken the fewest loses a town. Whoever alone has the most gets renown and points. You have none yet, so you are in danger.
lesson-raider-card = This trick is for Dunseverick, a yellow town. Red 24 is very high, but it cannot win a yellow town. That is fine: its third row takes 3 raiders. Play red 24. The lesson will choose the lower action for you.
lesson-not-raider-card = You have no raiders yet, and whoever has the fewest may lose a town. Play red 24, the highlighted card: it loses here and takes 3 raiders.

lesson-church = You have 3 raiders now, your left neighbour only 2. Next the church. Whoever alone has the most discs in the church area at the end of the round builds a monastery and takes the marker. A town with a monastery counts 2 for its region, not 1.
lesson-church-card = Your left neighbour leads for Ardagh, a yellow town, with white 13. Your yellow cards are lower, so you cannot win. Play blue 16: it loses and puts 3 discs into the church area. The lesson will choose the lower action and play the last two tricks of the round for you.
lesson-not-church-card = No card of yours can win Ardagh now. Play blue 16, the highlighted card: with 3 discs you are alone in front in the church.

lesson-upkeep = The last two tricks gave you two more steps and 2 coins. With that the tricks of round 1 are over. Upkeep follows, always in this order: marriage, battle, church, regions.
lesson-upkeep-results = Marriage: you were highest, so Brigid brings you 4 points. Battle: 3 raiders were left. Your left neighbour had the fewest and lost Ardagh to the Vikings. Your right neighbour had the most and gained renown and 2 points. You came second: 1 point.
lesson-monastery = Church: you alone have discs there, so you build a monastery and take the marker. In Bréifne you are ahead anyway. In Southern Uí Néill you have 1 town, the Vikings have 1. With a monastery Tara counts 2, and you are alone in front. Build it in Tara.
lesson-not-monastery = In Bréifne you are ahead without a monastery. Build it in Tara: there it puts you ahead of the Vikings. Together the region then counts 3, and that opens it.

lesson-claims = You claimed two regions! A region opens when all its towns together reach its threshold; towns of the Vikings count too. Then whoever alone has the most there takes the claim token. You have Bréifne, 3 points, and Southern Uí Néill, 5 points.
lesson-keep-claims = Claim tokens pay at the end of the game. Until then every upkeep looks again: anybody who is ahead of you in a region takes its token from you. In a tie you keep it.
lesson-spread = Round 2: the lesson has drafted for you. You lead, because the church gave you the marker. At the end towns in many regions pay too: 5 regions 3 points, all 8 regions 10. So choose a region that is new to you: Kincora in Munster. The lesson then plays round 2 for you.
lesson-not-spread = Not this one: you have a town in that region already, or the lesson goes on more easily without it. Choose Kincora, the highlighted town, or another blue or yellow town in a region that is new to you.

lesson-last-round = Round 2 is over, and round 3 is the last. Now you play on your own, against two bots of the lowest level. You have 17 points, they have 13 each. You have two claim tokens and the marker. But take care: in Southern Uí Néill your left neighbour has as much as you.
lesson-more = Two things are new. When a card gives you raiders, discs or steps, you may buy more of them, for 2 coins each. And the marriage is the Danish Princess: whoever wins her gains 4 points, or lets the towns of the Vikings count as their own.
lesson-goodbye = Final scoring pays claim tokens, many regions, renown, the marker and the most coins. The overview tells you what would happen if the round ended now. Suggest (H) and the rules (R) help you. Begin with the draft: pick 2 cards. Good luck!
