### Words for looking back: replay, analysis, results; in English.

## Replay

replay-page-title = { $game }: replay
replay-controls = Replay controls
replay-first = Start
replay-chapter-back = Previous chapter
replay-turn-back = Previous turn
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-step = Next move
replay-turn-on = Next turn
replay-chapter-on = Next chapter
replay-last = End
replay-slider = Position in the game
replay-place = { $n } of { $of }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-marks-turning = turning point
replay-keys = Arrow keys: move by move; with Shift: turn by turn. Page Up and Page Down: chapters. Space: play or pause. Home and End: start and end.
replay-reader = View as
replay-reader-public = spectator
replay-reader-all = all hands visible
replay-copy = Copy link to this moment
replay-copy-short = Link
replay-to-table = Go to the table
replay-beginning = The game begins.
replay-goes-on = The game continues.
replay-hidden = { $name } has chosen.
replay-chose = { $name }: { $chosen }
replay-no-moment = This game has no moment { $step }; showing the nearest one, { $nearest }.

## Since my last turn

since-title = Recap: since your last turn
since-place = { $n } of { $of }
since-to-you = { $n ->
    [0] Nothing affects you.
    [one] 1 event affects you.
   *[other] { $n } events affect you.
}
since-now = This is the current state of the table.
since-end = Back to the game
since-again = Watch again
since-any-key = Press any key to return to the game.

## Analysis

analysis-title = Analysis
analysis-why = The strong bot reviews every move of this game: how each player stood, what the turning points were, and what it would have done in your place. This takes a few minutes; the result is saved.
analysis-begin = Analyse this game
analysis-waiting = Queued…
analysis-running = Moves analysed: { $done } of { $total }
analysis-goes-on = You can leave this page; the analysis continues.
analysis-failed = The analysis failed. The results so far remain visible.
analysis-chart = Chance of winning over the game
analysis-chart-points = Expected points over the game
analysis-turning = Turning points
analysis-turn = { $isMore ->
    [yes] { $whose }: much better chances from here on.
   *[no] { $whose }: much worse chances from here on.
}
analysis-turn-points = { $isMore ->
    [yes] From here on, many more points are in reach.
   *[no] From here on, far fewer points are in reach.
}
analysis-worst-mine = Your three costliest moves
analysis-worst = { $name }: the three costliest moves
analysis-whose = Moves by
analysis-you-did = You:
analysis-did = Played:
analysis-bot-would = The strong bot:
analysis-cost-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
analysis-grade-small = Inaccuracy
analysis-grade-clear = Mistake
analysis-grade-large = Blunder
analysis-cost-chance = { $n } chance to win
analysis-no-cost = costs nothing
analysis-flawless = No move cost anything significant.
analysis-train = Train on this game
analysis-training = Checking your moves…
analysis-trained = { $n ->
    [0] No move was clearly a mistake.
    [one] { $n } mistake is in your training.
   *[other] { $n } mistakes are in your training.
}
analysis-train-now = Train now
analysis-all = { $n ->
    [one] The only move
   *[other] All { $n } moves
}
analysis-order = Sort by
analysis-by-cost = cost
analysis-by-game = order of play
analysis-numbers = Chart data
analysis-step = Move
analysis-end = End
analysis-empty = There were no decisions in this game.

## Results

results-title = My results
results-none = No finished games yet. Once you finish one, its score sheet, your results and your rating will appear here.
results-play = Play a game
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
results-alone = solo
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
results-rating-why = The line shows the range that contains the true strength with 95% confidence. The more games, the shorter it gets.
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
results-opponent-people = human players
results-count = Games
results-wins = Wins
results-mean-place = Average place
results-mean-points = Average points
results-best = Best
results-filter = Game
results-filter-all = all games
analysis-luck = Luck, not the move: dice or hidden cards made the difference.
