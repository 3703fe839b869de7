# The client in English.

## Seats

seat-0 = Boar
seat-1 = Raven
seat-2 = Hound
seat-3 = Salmon
seat-4 = Stag
player-free = Free seat

## Everywhere

name = Meadhall

# used everywhere
close = Close

## Home

home-title = Take a seat at the fire
home-lead = Three board games of kings, clans and Vikings. Play at once against bots, or send friends a link: no account, nothing to install.
home-rebirth = Raise farms, power stations and towns on the hexes of an old land, and win its castles and cathedrals back to life.
home-brian-boru = Win tricks with sword, church and courtship, take the towns of Ireland one by one, and make yourself High King.
home-odin = Send Vikings to hunt, trade, raid and sail, feed them at the feast, and cover your boards with all they bring home.
home-players = { $from }–{ $to } players
home-minutes = { $from }–{ $to } min
home-seats = { $seats ->
    [1] Alone
   *[other] { $seats } players
}
home-play = Play against bots
home-play-game = Play against bots: { $game }
home-invite = Invite friends
home-invite-game = Invite friends: { $game }
home-rules = Rules
home-rules-game = Rules: { $game }
home-lesson = Lesson
home-lesson-game = First lesson: { $game }
home-chooser = How to play { $game } against bots:
home-at-table = Players at the table
home-bot = Bots
home-mine = Your games
home-go-on = { $count ->
    [1] It is your turn:
   *[other] It is your turn at { $count } tables:
}
home-mine-none = You sit at no table yet. Your games will be listed here, with whose turn it is.
home-lost = This browser no longer knows that you play here. Open a game to take your seat back:
home-more = Show { $count } more
home-open = Open tables
home-open-none = No table waits for players just now. Lay one, and others can find it here.
home-new = Lay a table
home-join = Join
home-watch = Watch
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-free = { $free ->
    [1] One seat free
   *[other] { $free } seats free
}
home-ready = Ready to start
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}

## Top and bottom of the page

header-you = You and your settings
header-look = Theme and language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
language = Language
footer-sources = Where maps, cards and pictures come from
footer-art = All pictures here are our own drawings. Coastlines come from Natural Earth, which is in the public domain. The games belong to their authors and publishers; this hall knows only their rules.
footer-version = Meadhall { $version }

## Accounts

account-menu = { $name }: name and account
account-name = Your name at the table
account-rename = Change name
account-guest = You are a guest on this device. An account keeps your games on all your devices.
account-known = Logged in as { $account }.
account-made = Your account is ready. You are logged in as { $account }.
account-create = Create an account
account-create-why = Your games so far stay yours. No e-mail is needed; nobody can send you a lost password, so keep it well.
account-login = Log in
account-login-why = Your games from other devices will be here too.
account-logout = Log out
account-username = User name
account-username-hint = 3 to 30 letters, digits, hyphens or underscores.
account-password = Password
account-password-hint = At least 8 characters.
account-have = I have an account already
account-have-not = I have no account yet

## A new table

new-title = Lay a table
new-game = Game
new-seats = Players
new-who = Who sits beside you
new-friend = A friend
new-options = Rules to agree on
new-more = { $count } more
new-file = Or a map file of your own
new-house = The table
new-pace = Pace
new-pace-live = Live: all are here
new-pace-leisure = At leisure: a move now and then
new-watch = Who may watch
new-watch-anyone = Anyone
new-watch-link = Whoever has the link
new-watch-nobody = Nobody
new-listed = Show among open tables
new-listed-hint = Anybody may then take a free seat.
new-hints = Hints
new-hints-hint = Players may ask what a bot would do. Against bots alone you always can.
new-create = Lay the table

## What can go wrong

problem-unreachable = The hall cannot be reached. Check your connection; the page tries again by itself.
broken = This page could not be fetched: the connection is lost, or the hall has been renewed.
broken-again = Try again
problem-busy = The hall is too busy just now; try again in a moment.
problem-unknown = Something went wrong. Try again.

## What is agreed on at a table

option-no = No
option-yes = Yes
option-on = On
option-off = Off
option-own = A file of the host

## Maps

map-zoom = Zoom
map-closer = Closer
map-farther = Farther away
map-fit = Show the whole board

## A table before the match

lobby-page = { $game }: waiting for players
lobby-lead = Send your friends the link, or fill the places with bots.
lobby-lead-guest = Choose a place and sit down.
lobby-full = { $watch ->
    [nobody] All seats are taken, and nobody may watch this game.
   *[other] All seats are taken. Stay here to watch: this page shows the game as soon as the host starts it.
}
lobby-seats = Places at the table
lobby-free = Free
lobby-you = You
lobby-here = Is here
lobby-away = Is away
lobby-is-bot = Bot · rating { $rating }
lobby-join = Sit here
lobby-at = { $act }: { $seat }
lobby-beside = Somebody beside you
lobby-beside-how = You share this device: it tells whose turn it is, and a curtain hides what others must not see.
lobby-beside-name = Their name at the table
lobby-beside-sit = Sit down
lobby-shares = Beside you
lobby-put-bot = Put a bot here
lobby-remove = Send the bot away
lobby-leave = Stand up
lobby-start = Start the match
lobby-ready = All places are taken.
lobby-not-yet = { $free ->
    [1] One place is still free: wait for a friend, or put a bot there.
   *[other] { $free } places are still free: wait for friends, or put bots there.
}
lobby-wait-players = { $free ->
    [1] One place is still free. The host starts the match when it is taken.
   *[other] { $free } places are still free. The host starts the match when they are taken.
}
lobby-wait-host = All places are taken. The host can start the match now.
lobby-share = Bring your friends
lobby-share-how = Whoever opens this address can sit down at a free place. A phone can read it from the square.
lobby-link = Address of this table
lobby-agreed = What is agreed on
lobby-listed = Among open tables
lobby-dice = The dice are thrown from a secret that is drawn already. Here is its seal; the secret is shown at the end, so that everybody can check every throw.
lost-title = Nothing here
lost-home = Home
lost-page = There is no page at this address. It may be mistyped.
lost-lesson = To start a lesson, go home and press “Lesson” at a game.
