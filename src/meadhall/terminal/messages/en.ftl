# What the terminal says around a game.

welcome = { $players ->
    [1] { $game } for one player. You are { $seat }. Type ? for help.
   *[other] { $game } for { $players } players. You are { $seat }. Type ? for help.
}
goodbye = Goodbye.
to-leave = Type q to leave the game.
you = you
total = total

# choices
choices = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
numbers-from = The choices are { $first } to { $last }; type o to see them.
numbers = The choices are { $numbers }; type o to see them.
no-choice = "{ $typed }" is no choice here. Type one such as { $example }, a number from the list (o), or ? for help.
not-allowed = Not allowed: { $why } [{ $rules }]
allowed = It is allowed. { $what }
name-a-choice = Name a choice, such as: why { $example }

# taking back, suggestions, points
nothing-chosen = You have not chosen anything yet.
taken-back = Taken back, with all that followed. What is drawn from here on is drawn anew.
one-way = A good way to go on:
ways = Good moves, and the points that each gains:
worth = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
take-it = Type take to do so.
take-one = Type take for the first, or take 2.
if-it-ended = If it ended now, with a guess at choices still to be made:

# records
name-a-file = Name a file, such as: save game.txt
not-written = { $file } cannot be written: { $problem }
written = The record is in { $file }.
written-with-secrets = The record is in { $file }. It holds everything, also what is hidden from you.

# help: what can be typed
help-move = a choice in notation
help-number = the choice of that number
help-list = list all choices, numbered
help-why = why a choice is not allowed
help-undo = take back your last choice
help-suggest = good ways to go on
help-take = do what is suggested
help-board = show the board again
help-score = the score so far
help-forecast = the score if it ended now
help-legend = the signs on the board
help-save = write the record so far
help-help = this help and the rules
help-rule = what the rules say of this
help-says = what it says
help-leave = leave the game
no-such-rule = The rules say nothing of "{ $words }"; try another word.

# cards
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-deck = deck { $deck }
card-starting = to start with
