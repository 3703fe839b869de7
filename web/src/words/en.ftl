# The client in English.

## Seats

seat-0 = Boar
seat-1 = Raven
seat-2 = Hound
seat-3 = Salmon
seat-4 = Stag
player-bot = { $emblem } (bot)
player-free = Free seat

## Everywhere

name = Meadhall

# used everywhere
close = Close

## Home

home-title = Take a seat at the fire
home-lead = Three board games of kings, clans and Vikings. Play at once against bots, or send friends a link: no sign-up, nothing to install.
home-rebirth = Raise farms, power stations and towns on the hexes of an old land, and win its castles and cathedrals back to life.
home-brian-boru = Win tricks with sword, church and courtship, take the towns of Ireland one by one, and make yourself High King.
home-odin = Send Vikings to hunt, trade, raid and sail, feed them at the feast, and cover your boards with all they bring home.
home-players = { $from }–{ $to } players
home-minutes = { $from }–{ $to } min
home-seats = { $seats ->
    [one] Alone
   *[other] { $seats } players
}
home-play = Play against bots
home-play-game = Play against bots: { $game }
home-invite = Invite friends
home-invite-game = Invite friends: { $game }
home-chooser = How to play { $game } against bots:
home-at-table = Players at the table
home-bot = Bots
home-mine = Your games
home-mine-none = You sit at no table yet. Your games will be listed here, with whose turn it is.
home-more = Show { $count } more
home-open = Open tables
home-open-none = No table waits for players just now. Lay one, and others can find it here.
home-new = Lay a table
home-join = Join
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
home-ready = Ready to start
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}

## Top and bottom of the page

header-you = You and your settings
header-look = Light and language
theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
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
new-create = Lay the table

## What can go wrong

problem-unreachable = The hall cannot be reached. Check your connection; the page tries again by itself.
problem-busy = The hall is too busy just now; try again in a moment.
problem-unknown = Something went wrong. Try again.
