# The client in English.

## Seats

seat-0 = Boar
seat-1 = Raven
seat-2 = Hound
seat-3 = Salmon
seat-4 = Stag
player-free = Free seat

## Table page

title-table = { $game } · Meadhall
title-turn = Your turn · { $game }
cancel = Cancel
table-opening = Opening the table …
table-unreachable = The hall cannot be reached just now. Try again in a moment.
table-failed = That did not work. Please try again.
table-home = To the hall
table-connecting = Connecting …
table-reconnecting = Connection lost, trying again …
table-practice = Practice
table-practice-why = Choices were taken back freely, or the match began from a point of another.
table-seat = The seat you play
table-as = As { $name }
table-tools = Table
table-menu = Settings
table-leave = Leave the match
table-leave-words = { $seats ->
    [1] The others may let a bot play on for you. You can take your seat back at any time.
   *[other] All { $seats } seats that you play are left. The others may let bots play on. You can take them back at any time.
}

## Table page: several people on one device

curtain-title = Hand over to { $name }
curtain-words = The table stays hidden until { $name } is here.
curtain-come = I am { $name }
curtain-stay = Not now

## Table page: players

players-title = Players
players-you = You
players-bot = Bot
players-standing-in = A bot stands in
players-left = Away
players-online = Here
players-offline = Not here
players-turn = to choose
players-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players-take-back = Take your seat back
players-let-bot = Let a bot play on
level-rated = { $name } · { $rating }
level-hint = Ratings are measured in many games of the levels against each other: whoever has more wins more often.

## Table page: the decision

decision-options = { $count ->
    [one] { $count } way to go on
   *[other] { $count } ways to go on
}
decision-title = The decision
decision-rules = Rules
decision-past = You are looking at the past.
decision-watching = You are watching.
decision-hint = Point at an option to see what it brings.
decision-hint-touch = Tap an option. What cannot be taken back at once takes a second tap.
decision-sending = Sending your choice …
decision-waiting-line = Your choice is kept and will be sent when the connection is back.
decision-final = cannot be taken back
decision-agreed = can be taken back if everybody agrees
decision-not-allowed = Not allowed
decision-skip = Skip
decision-skip-key = Show the newest at once (Space)
decision-undo = Undo
decision-undo-key = Take back your last choice (U)
decision-take-back = Take back
decision-suggest = Suggest
decision-suggest-key = Suggest good ways to go on (H)
decision-no-hints = Hints are off
decision-no-hints-why = The players did not agree on hints when the table was created.
advice-title = Suggested
advice-thinking = Looking ahead …
advice-none = No suggestion could be found. Try again in a moment.
advice-best = best
advice-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-worth = Points this gains: an estimate by looking ahead. The parts below add up to it.
advice-key = Press to mark it, once more to do it
decision-confirm = Confirm
decision-confirm-key = Choose what is marked (C)
back-title = Go back
back-practice = The match becomes practice: whatever came to light since then will be known to you.
back-yes = Go back
back-propose = Everybody at the table has to agree to go back.
back-ask = Ask the others
proposal-title = A request to go back
proposal-asks = { $who } asks to go back { $count ->
    [1] one step
   *[other] { $count } steps
}.
proposal-agreed = { $count ->
    [one] { $count } player agrees.
   *[other] { $count } players agree.
}
proposal-show = Show where
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Withdraw

## Table page: options in words

options-title = What you can do
options-show-key = Show the options in words (W)
options-filter = Find an option
options-filter-key = Find an option ( / )
options-shown = { $shown } of { $all }
options-advised = suggested
kind-hex = Hexes
kind-tile = Tiles
kind-card = Cards
kind-town = Towns
kind-space = Action spaces
kind-ship = Ships
kind-arm = Arms
kind-good = Goods
kind-strip = Mountain strips
kind-island = Islands
kind-piece = Pieces
kind-cell = Squares
kind-other = More
facts-title = At the table
facts-picture = The table drawn in letters

## Table page: log, chat, history

pages-title = More about the match
pages-board = Table
pages-panel = Overview
pages-log = Log
pages-chat = Chat
pages-chat-unread = Chat ({ $count })
pages-history = History
pages-key = { $label } ({ $key })
log-title = What happened
log-all = Show everything from the beginning
log-empty = Nothing has happened yet.
log-seal = Seal of the dice
log-hints = Hints in this game: { $agreed }
log-look = Show the table after step { $step }
log-rules = What the rules say about this
digest-title = Since your last turn
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
history-at = Step { $at } of { $end }
history-first = To the beginning
history-back = One step back
history-play = Play the match
history-pause = Pause
history-forth = One step on
history-now = Back to now
history-closed = This moment cannot be looked at again yet: cards of finished tricks stay closed until the next draft.
history-failed = The past could not be fetched.
history-go-on = Go on from here
history-propose = Ask to go back to here
history-branch = Go on from here against bots

## Table page: points and end

score-title = Points
score-key = Points (S)
score-now = Now
score-forecast = If it ended now
score-total = Total
score-place = Place
score-failed = The points could not be counted just now.
score-counting = Counting …
end-you-win = You win!
end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-rematch = Play again
end-go-rematch = To the next match
end-step = Step through the match
end-record = Download the record
end-dice = Were the dice fair?
end-dice-how = All dice came from one secret. Its seal has stood above the log since the start; now you see the secret itself. Download the record and check every throw:
end-seal = Seal
end-secret = Secret
chart-title = How the points came
chart-label = Points of all players over the match
chart-at = Step { $entry }:
chart-hint = Choose a moment to see the table as it was then.

## Table page: dialogs

lesson-title = First lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-over = The lesson is over
lesson-play = Play on
rules-title = Rules
rules-key = Rules of this decision (R)
rules-none = No rule speaks of this moment in particular.
rules-missing = The text of the rules could not be fetched.
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } paragraph found
   *[other] { $count } paragraphs found
}
rules-nothing = Nothing found. Try another word.
rules-contents = Contents
rules-whole = The whole book
rules-exact = In the exact words of the specification
devices-title = Other devices
devices-move = Move your seat to another device
devices-move-how = Make a link and open it there, or point its camera at the code. It works once.
devices-make = Make a link
devices-expires = The link ends { $when }.
devices-invite = Invite or let watch
devices-screen = On a television
devices-screen-how = Shows what everybody may see, in large type.
devices-screen-open = Open it here
devices-code = { $label }: code for a camera
devices-copy = Copy
devices-copied = Copied
keys-title = Keys
keys-key = Keys ( ? )
keys-arrows = From option to option
keys-ends = To the first or last option
keys-enter = Choose the option
keys-digits = To the option of that number
keys-words = Options in words
keys-filter = Find an option
keys-undo = Undo
keys-suggest = Suggest good ways to go on
keys-confirm = Choose what is marked
keys-space = Space
keys-skip = Skip to the newest
keys-score = Points
keys-forecast = Points if it ended now
keys-rules = Rules of this decision
keys-panel = Overview
keys-log = Log
keys-chat = Chat
keys-history = History
keys-this = These keys
settings-system = Auto
settings-motion = Motion
settings-moving = On
settings-still = Off
settings-speed = Speed
settings-slow = Slow
settings-normal = Normal
settings-fast = Fast
settings-at-once = At once
settings-sounds = Sounds
settings-curtain = Curtain between players
settings-confirm = Confirm every choice
settings-notices = Tell me when it is my turn
notices-forbidden = This browser does not allow notices from here.
notices-tab = Only while this page is open somewhere.
notices-failed = That did not work. Please try again.
screen-full = Full screen
screen-join = Join with your phone
link-title = Take over a seat
link-words = This link brings a seat to this device. It works once; the other device can no longer play the seat.
link-take = Take the seat
seat-lost = You have a seat in this game, but this browser has lost the cookie that shows who you are.
seat-lost-account = You have a seat in this game, but this browser is no longer logged in. Log in as { $account } to play on.
seat-take-back = { $seats ->
    [one] Take my seat back
   *[other] Take my seats back
}
seat-yours = Did you have a seat here?
seat-ways = With an account: log in. If you still play on another device: open “Other devices” there, make a link and open it here. Otherwise ask the other players to let a bot play on for you.

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
