### Words for looking back: replay, analysis, results; in English.

## Replay

replay-page-title = Replay of { $game }
replay-controls = Through the game
replay-first = To the beginning
replay-chapter-back = One chapter back
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-turn-on = To the next turn
replay-chapter-on = To the next chapter
replay-last = To the end
replay-slider = Moment of the game
replay-place = { $n } of { $of }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-marks-turning = turning point
replay-keys = Arrow keys: step; with Shift: turn by turn. Page up and down: chapters. Space: play and pause. Home and End: beginning and end.
replay-reader = Seen through whose eyes
replay-reader-public = everybody’s view
replay-reader-all = all hands open
replay-copy = Copy the link to this moment
replay-copy-short = Link
replay-to-table = To the table
replay-beginning = The game begins.
replay-goes-on = The game goes on.
replay-hidden = { $name } has chosen.
replay-chose = { $name }: { $chosen }
replay-no-moment = There is no moment { $step } in this game; this is the nearest one, { $nearest }.

## Since my last turn

since-title = Since your last turn
since-place = { $n } of { $of }
since-to-you = { $n ->
    [0] Nothing was done to you.
    [one] One thing concerns you.
   *[other] { $n } things concern you.
}
since-now = This is how the table stands now.
since-end = Back to the game
since-again = Once more
since-any-key = Any key leads back to the game.

## Analysis

analysis-title = Analysis
analysis-why = The strong bot looks at every choice of this game: who stood how well when, what turned the game, and what it would have done in your place. That takes a few minutes; the answer is kept.
analysis-begin = Analyse this game
analysis-waiting = Waiting for its turn…
analysis-running = { $done } of { $total } choices looked at
analysis-goes-on = You may leave this page; it goes on by itself.
analysis-chart = Chance to win over the game
analysis-chart-points = Expected points over the game
analysis-turning = Turning points
analysis-turn = { $whose }: the chance to win goes from { $before } to { $after }.
analysis-turn-points = The expected points go from { $before } to { $after }.
analysis-worst-mine = Your three costliest choices
analysis-worst = The three costliest choices of { $name }
analysis-whose = Choices of
analysis-you-did = You:
analysis-did = Chosen:
analysis-bot-would = The strong bot:
analysis-cost-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
analysis-no-cost = as good as any
analysis-flawless = No choice cost anything worth mentioning.
analysis-all = { $n ->
    [one] The only choice
   *[other] All { $n } choices
}
analysis-order = In which order
analysis-by-cost = costliest first
analysis-by-game = as played
analysis-numbers = The chart in numbers
analysis-step = Step
analysis-end = End
analysis-empty = There was nothing to choose in this game.

## Results

results-title = My results
results-none = No finished game yet. Once you have played one to the end, its score sheet, your results and your rating are here.
results-play = To the games
results-games = Finished games
results-sheet = Score sheet
results-print = Print
results-replay = Replay
results-place = { $place ->
    [1] 1st of { $of }
    [2] 2nd of { $of }
    [3] 3rd of { $of }
   *[other] { $place }th of { $of }
}
results-alone = alone
results-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
results-bot = { $name } ({ $level })
results-you = you
results-total = Total
results-placing = Place
results-more = Show more games
results-rating = Rating
results-rating-why = The line shows the range in which the true strength lies 19 times out of 20. The more games, the shorter it is.
results-rating-mine = You
results-rating-bot = bot, { $level }
results-rating-row = { $rating } ({ $low } to { $high })
results-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
results-records = By game, variant and opponent
results-by-options = Variants
results-by-opponent = Opponents
results-opponent-people = people
results-count = Games
results-wins = Won
results-mean-place = Mean place
results-mean-points = Mean points
results-best = Best
results-filter = Game
results-filter-all = both
