# The page of a table in English.

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

## Several people on one device

curtain-title = Hand over to { $name }
curtain-words = The table stays hidden until { $name } is here.
curtain-come = I am { $name }
curtain-stay = Not now

## Players

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

## The decision

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

## Options in words

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

## Log, chat, history

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

## Points and end

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

## Dialogs

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
