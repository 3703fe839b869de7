# What the hall itself says; the rules of the games have files of their own.

# refusals
refused-who-are-you = The hall does not know you yet: ask for /api/me first and send its cookie with every request.
refused-no-such-table = There is no table { $table } here. It may be a mistyped link.
refused-no-such-game = There is no game { $game } here. What can be played: { $games }.
refused-no-such-bot = There is no bot { $bot } here. Those who play here: { $bots }.
refused-no-such-seat = This table has the seats 0 to { $last }, but no seat { $seat }.
refused-no-such-language = There is no language { $language } here. What is spoken: { $languages }.
refused-no-such-rule = { $game } has no rule { $rule }.
refused-no-such-page = There is nothing at this address.
refused-table-setup = The table cannot be set up: { $problem }.
refused-seat-taken = That seat is taken; choose another one.
refused-table-full = All seats of this table are taken; you can watch instead if the table allows it.
refused-too-many-tables = { $most } tables that you set up today are not finished; play one of them to its end first.
refused-already-started = The match has begun already.
refused-not-started = The match has not begun yet.
refused-already-over = The match is over.
refused-not-over = The match is not over yet; that can be done when it is.
refused-no-review = This match could not be reviewed: something went wrong in the hall.
refused-not-hosting = Only the host of the table can do that.
refused-seats-free = The match cannot begin while { $free ->
    [1] a seat is
   *[other] { $free } seats are
} free: wait for players, or put bots there.
refused-not-seated = You do not sit at this table.
refused-not-your-seat = That seat is not yours.
refused-not-a-bot = No bot plays that seat.
refused-still-there = The player of that seat is still here; a bot can stand in when they have left.
refused-no-watching = This table does not let others watch.
refused-stale = The table has changed since: look at the newest update and choose again.
refused-no-lesson = There is no lesson of { $game } yet.
refused-no-such-length = The log has { $length } entries; there is no point { $asked } to go back to.
refused-not-shown-yet = That part of the match cannot be looked at again yet: cards of finished tricks stay closed until the next draft.
refused-no-proposal = Nobody asks to go back to that point now.
refused-no-hints = Hints are off in this game. They can be allowed when a table is created.
refused-other-rules = The match was begun under rules version { $then } of { $game }, and this server plays version { $now }.
refused-name-taken = There is an account of that name already; choose another one.
refused-wrong-password = There is no account with that name and password.
refused-too-many-guesses = That account was given too many wrong passwords; try again in { $minutes } minutes.
refused-has-account = You have an account already: { $account }.
refused-empty-name = A name needs at least one letter that can be seen.
refused-same-name = “{ $name }” is already the name of a player or a bot here. Choose another name.
refused-seat-moved = This browser can no longer take that seat back: it has moved to another device since.
refused-sign-in = That seat belongs to an account. Log in to get it back.
refused-link-used = This link does not work any more: it works once and for { $minutes } minutes. Make a new one.
refused-push-endpoint = Notices can only be sent to the push service of a browser.
refused-too-fast = That was too much at once; wait a moment and try again.
refused-too-many-sockets = This table is open in too many of your pages; close some of them.
refused-too-long = That message is too long; { $limit } bytes is the most.
refused-bad-message = The hall does not understand that: { $problem }.
refused-bad-origin = Requests from other sites are not answered.
refused-empty-text = A message to the table needs at least one word.
refused-no-client = The pages of the hall are not built; run make play, or npm run build in web/.
refused-busy = The hall is too busy; try again in a moment.
refused-fault = Something went wrong in the hall. Look at how things stand, and try again.

# pages
page-home = Home
page-open-tables = Open tables

# notices
notice-title = Your turn: { $game }
notice-body = { $prompt }

# bots
bot-random = Wanderer
bot-greedy = Steward
bot-level-1 = Novice
bot-level-2 = Apprentice
bot-level-3 = Veteran
bot-level-4 = Champion
bot-level-5 = Master
