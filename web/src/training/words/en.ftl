### Words for training: mistakes that come back, and progress; in English.

training-page = My training · Courtyard
training-title = My training
training-since = { $games ->
    [one] { $games } game since { $date }
   *[other] { $games } games since { $date }
}
training-filter-game = Game
training-filter-days = Period
training-games-all = All games
training-days-30 = 30 days
training-days-100 = 100 days
training-days-all = All

## Numbers

training-rating = Rating: { $game }
training-rating-none = No rated game yet
training-change-up = ▲ { $n } in 30 days
training-change-down = ▼ { $n } in 30 days
training-loss = Points lost per move
training-better = { $n } better than before
training-worse = { $n } worse than before
training-missing = { $n ->
    [one] { $n } more analysed move needed
   *[other] { $n } more analysed moves needed
}
training-puzzles = Puzzle rating
training-puzzles-none = No puzzle solved yet

## Rating over time

training-chart = Rating over time
training-chart-none = No rated game in this period.
training-chart-why = Calculated with the current ratings of your opponents.
training-chart-range = { $rating } ± { $range }
training-opponents = Opponents
training-opponents-all = all
training-opponents-people = human players

## Where most is lost

training-where = Where you lose most
training-where-note = Points per move, compared with the best move
training-by-place = By location
training-by-phase = By phase
training-favourite = Your favourite location: { $place }
training-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## Mistakes

training-mistakes = Train on your mistakes
training-due = { $n } today · { $tomorrow } tomorrow · { $week } this week
training-all = Train all { $n }
training-question = What was better?
training-chose = You chose: { $chosen }
training-try = Try again
training-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
training-new = new
training-found = found last time
training-missed = missed last time
training-step = Step { $n } of 4
training-done = Nothing to train today. The next mistake comes back on { $date }.
training-empty = No mistakes yet. Open the analysis of a finished game and choose “Train on this game”.
training-results = My results

## A mistake at the table

training-page-mistake = { $game }: your mistake
training-of-game = Your mistake, { $game }
training-cost = Points lost in the game
training-played = Played on
training-repetition = Repetition
training-as-good = Find a move that is as good as the best one.
training-practice = This review is over: this try is for practice.
training-back-on = Comes back on { $date }
training-next = Next mistake
