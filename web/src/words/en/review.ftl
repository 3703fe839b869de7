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
review-swings-how = The game was played on many times from both moves, with the same luck. In brackets: the range in which the cost lies, 19 times out of 20. Smaller differences are not listed. What rivals lose counts in part.
review-none = No move was found that clearly cost points.
review-when = Step { $step }
review-when-round = Round { $round }, step { $step }
review-loss = about { $points } { $points ->
    [one] point
   *[other] points
} ({ $low } to { $high })
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
