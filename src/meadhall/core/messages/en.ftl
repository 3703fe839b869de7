# What the kernel says in every game.

wait-over = The game is over.
wait-together = Several players are choosing.
wait-luck = The dice decide.

no-such-seat = There is no such seat at this table of { $seats }.
no-such-option = There is no such option; options go from 0 to below { $size }.
not-an-option = This is not one of the options.
not-your-turn = It is not your turn.
game-is-over = The game is over.
luck-comes-first = The dice decide first.
no-luck-due = No throw of the dice is due.
no-such-face = The die has { $faces } faces.
nothing-to-undo = There is nothing that you could take back.
new-light-first = Something new comes to light before all of these choices are made: make them one by one from there.

# why something is advised
gain = { $gained }{ "\u00A0" }+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
loss = { $gained }{ "\u00A0" }−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rival-loss = hinders { $seat }
rival-gain = helps { $seat }
reasons = { $one } · { $more }
facet-points = points
facet-later = later
facet-other = other
