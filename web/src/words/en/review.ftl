## The review of a finished match

pages-review = Review
end-review = Review the match
keys-review = Review of a finished match
keys-swings = To the next swing, or back
review-title = Review
review-preparing = The strongest bot goes through the match. This takes a minute or so; you can leave and come back.
review-done = { $percent } % done
review-failed = The review could not be fetched.
review-retry = Try again
review-lead = Lead
review-hopes = Hoped-for points
review-kind = What the chart shows
review-lead-label = By how many points each player was ahead of the others, over the match
review-hopes-label = The points each player could hope for, over the match
review-table = The chart as a table
review-step = Step
review-over = End
review-round = Round
review-swings = Where points were lost
review-swings-how = Judged by the strongest bot, from what the player could see then.
review-none = The strongest bot found no choice that cost a point or more.
review-when = Step { $step }
review-when-round = Round { $round }, step { $step }
review-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-loss-label = cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-chosen = Chosen:
review-better = Better:
review-later = What it gains shows only later.
review-back = Earlier swing
review-forth = Later swing
review-hint = Choose a swing below, or step from one to the next: the board shows the moment before the choice.
review-end = Back to the result
review-luck = Where luck turned
review-luck-how = What throws brought, beside what could be expected of them.
review-luck-none = No throws were far better or worse than could be expected.
review-luck-all = In all:
review-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
