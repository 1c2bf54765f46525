### Words for puzzles; in English.

puzzles-page = Puzzles · Courtyard
puzzles-title = Puzzles
puzzles-sentence = Find the best move in positions from real games.
puzzles-none = There are no puzzles on this server.
puzzle-page = { $game }: puzzle
puzzle-daily = Puzzle of the day
puzzle-of-day = Puzzle of the day, { $game }
puzzle-of-game = Puzzle, { $game }
puzzle-task = You move. Find the best move.
puzzle-you = You are { $name }.
puzzle-players = { $n ->
    [one] Solo
   *[other] { $n } players
}
puzzle-family = Theme
puzzle-level = Difficulty
puzzle-level-any = any
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-own-rating = Puzzle rating
puzzle-my-rating = Your rating
puzzle-margin = Minimum lead, in points
puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-box = A box with other values than ours: { $digest }
puzzle-how = Play it on the board, as in a game.
puzzle-practice = The first try is over: this one is for practice.
puzzle-hint = Hint
puzzle-half = A hint halves the change of your rating.
puzzle-lit = One of the options marked with “?” is right.
puzzle-give-up = Give up
puzzle-wrong = Not the best move
puzzle-behind = Points behind the best move: { $n }
puzzle-turn-over = The turn is over, and the best move was not played.
puzzle-why = Why
puzzle-chances = Chance to win: { $chance }. With the best move: { $best }.
puzzle-again = Try again
puzzle-solution = Show solution
puzzle-right = Right!
puzzle-shown = Solution
puzzle-compared = The decisive move
puzzle-best = best
puzzle-change = { $before } → { $after }
puzzle-checked = Checked with { $tries } simulations; best in { $share } of the sampled situations.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solve = Solve
puzzle-found = Solved
puzzle-theme-any = All themes
puzzle-count = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzle-first = Solved at the first try: { $n } of { $of }

## Themes

puzzle-family-majority = Majority
puzzle-family-timing = Timing
puzzle-family-cards = Cards
puzzle-family-efficiency = Efficiency
puzzle-family-investment = Investment
puzzle-family-drafting = Card selection
puzzle-family-moves = Best move
puzzle-theme-move = Best move
