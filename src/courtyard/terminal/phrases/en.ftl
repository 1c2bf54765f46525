# The words of the terminal itself.

## Rules

rule-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found = { $game }: { rule-count }
rule-page = { $printing } p. { $page }
rule-page-english-1 = English (1st) p. { $page }
rule-page-english-2 = English (2nd) p. { $page }
rule-page-french = French p. { $page }
rule-page-dutch = Dutch p. { $page }
rule-page-rulebook = rulebook p. { $page }
rule-page-publisher = publisher’s note { $page }
rule-ours = house ruling: { $why }
rule-differs = Printings: { $how }

## Players

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl
seat-number = Seat { $n }
you = you

## At the table

welcome = { $game } for { $players ->
    [one] 1 player
   *[other] { $players } players
}. Type a number to choose, ? for the rules behind a question, h for a hint, k for all keys.
journal-kept = The game is saved in { $path }.
journal-not-kept = The game is not saved: { $why }
since = Since your last move
so-far = Log
earlier-lines = { $count ->
    [one] (1 earlier line: l)
   *[other] ({ $count } earlier lines: l)
}
nothing-yet = Nothing has happened yet.
warning = warning: { $text }
refused = not available: { $text }
ask-number = Your choice:
keys = u undo · r restart · ? rules · l log · h hint · k keys · q quit
help-number = a number: choose that option (its notation works as well)
help-h = h: a hint, after a second of thinking
help-u = u: undo your last move
help-r = r: undo as much of this turn as possible
help-rules = ?: the rules behind this question; ? and a number: those behind an option
help-n = n: show or hide the notation of options
help-l = l: the whole log
help-b = b: draw the board again
help-k = k: all keys
help-q = q: quit; the game is saved
not-a-number = { $typed } is neither a number from 1 to { $most } nor a known key; k lists the keys.
out-of-range = There is no option { $typed }; the options go from 1 to { $most }.
undone = Undone.
turn-restarted = Undone as far as possible.
nothing-to-undo = Nothing to undo: something was drawn or revealed, or another player has moved since.
notation-on = Notation is shown.
notation-off = Notation is hidden.
no-rules = No rule is linked to this.
curtain = { $name }, it’s your turn: press Enter when nobody else is looking.
goodbye = Goodbye.
continue-with = Continue with: { $command }
replay-with = Watch it again with: { $command }

## Bots

opponents = { $count ->
    [one] Your opponent: { $opponents }.
   *[other] Your opponents: { $opponents }.
}
opponent = { $name } ({ $level })
bot-random = random
bot-heuristic = heuristic
bot-search = search
bot-deep = deep
bot-novice = novice
bot-fair = intermediate
bot-strong = strong
bot-master = master
bot-learned = learned
thinking = { $name } is thinking…
thinking-hint = Thinking about a hint…
hint = Hint
hint-one-option = There is nothing to choose: this is the only option.
hint-odds = { $percent }% chance to win
hint-points = { $whole }.{ $tenths } points at the end
hint-tries = { $tried } of { $tries } simulations
hint-number = { $whole }.{ $tenths }
hint-share = { $percent }%
hint-beside = { $reasons } (compared with { $other }).
hint-why = Why? { $reasons } (compared with { $other }).
hint-other = option { $number }
hint-between = {"; "}
hint-part = { $count ->
    [one] { $name }: about { $n } point { $more }
   *[other] { $name }: about { $n } points { $more }
}
hint-feat = { $name }: about { $n } { $more }
hint-total = { $count ->
    [one] at the end about { $n } point { $more }
   *[other] at the end about { $n } points { $more }
}
hint-wins = { $count ->
    [one] about { $n } { $more } win in 100 games
   *[other] about { $n } { $more } wins in 100 games
}
hint-rival = { $count ->
    [one] the strongest opponent ends with about { $n } point { $more }
   *[other] the strongest opponent ends with about { $n } points { $more }
}
hint-level = hardly any difference: less than a point at the end
hint-sight = { $count ->
    [one] at first glance worth about { $n } point more
   *[other] at first glance worth about { $n } points more
}
hint-spent = the bot spent { $share } of its simulations on it
hint-unclear = no clear advantage, but the bot spent { $share } of its simulations on it
hint-more = more
hint-fewer = fewer
hint-likely = After option { $number }, the likely continuation:

## The end

game-over = The game is over
points-total = Total
place = Place
face-down = face down
wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
shared-win = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
nobody-wins = Nobody wins.

## Replays

choices-made = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
not-over = The game is not over.
agreed-end = The players ended this game by agreement.

## Puzzles

puzzle-task = Puzzle: find the best move for { $name }. { $family }, level { $level }, rating { $rating }. h gives a hint, s shows the solution.
puzzle-box = Box: other values than ours ({ $digest }).
puzzle-help-h = h: a hint: the theme, and how many options are right
puzzle-help-s = s: show the solution
puzzle-help-u = u or r: restart the turn of the puzzle
puzzle-hint = Theme: { $theme }. Right here: { $right } of { $options }.
puzzle-wrong = Not the best move
puzzle-behind = Lead lost compared with the best move, in points: { $n } (± { $error }).
puzzle-chances = Chance to win: { $percent }%, with the best move { $best }%.
puzzle-try-again = Try again.
puzzle-right = Right!
puzzle-theme-is = Theme: { $theme }.
puzzle-ahead = Lead lost with the next best move, in points: { $n } (± { $error }).
puzzle-sure = Checked with { $tries } simulations; best in { $percent }% of the sampled situations.
puzzle-misses = { $count ->
    [one] 1 wrong try
   *[other] { $count } wrong tries
}
puzzle-solution = Solution
puzzle-next = Press Enter for the next puzzle, q to quit.
puzzle-no-more = That was the last puzzle.
puzzle-family-majority = Majority
puzzle-family-timing = Timing
puzzle-family-cards = Cards
puzzle-family-efficiency = Efficiency
puzzle-family-investment = Investment
puzzle-family-drafting = Card selection
puzzle-family-moves = Best move
puzzle-theme-move = Best move

component = component
component-value = value
component-source = source
source-rulebook = rulebook
source-published = published
source-reconstructed = reconstructed
source-owner = your own
components-counted = { $game }: { $count } values: { $sources }.
