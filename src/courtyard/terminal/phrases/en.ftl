# The words of the terminal itself.

## Rules

rule-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rule-page = { $printing } p. { $page }
rule-ours = ours: { $why }
rule-differs = Printings: { $how }

## Players

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl
you = you

## At the table

welcome = { $game } for { $players }. Type a number to choose, ? for the rules behind a question, h for help.
journal-kept = The game is kept in { $path }.
journal-not-kept = The game is not kept: { $why }
since = Since your last choice
so-far = What happened
earlier-lines = { $count ->
    [one] (1 earlier line: l)
   *[other] ({ $count } earlier lines: l)
}
nothing-yet = Nothing has happened yet.
warning = but: { $text }
refused = not now: { $text }
ask-number = Your choice:
keys = u undo · r restart · ? rules · n notation · l log · h help · q quit
help-number = a number: take that option (its notation works as well)
help-u = u: take back your last choice
help-r = r: take back all of this turn that can be taken back
help-rules = ?: the rules behind this question; ? and a number: those behind an option
help-n = n: show or hide the notation of options
help-l = l: the whole log
help-b = b: draw the board again
help-q = q: quit; the game is kept
not-a-number = { $typed } is neither a number from 1 to { $most } nor a letter of this table; h shows them all.
out-of-range = There is no option { $typed }; the options go from 1 to { $most }.
undone = Taken back.
turn-restarted = Back at the beginning of what can be taken back.
notation-on = The notation of every option is shown.
notation-off = The notation is hidden.
no-rules = No rule is noted behind this.
curtain = { $name }, it is your turn: press Enter when nobody else is looking.
goodbye = Goodbye.
continue-with = Continue with: { $command }
replay-with = See it again with: { $command }

## The end

game-over = The game is over
points-total = Total
place = Place
wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
shared-win = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Replays

choices-made = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
not-over = The game is not over.

## Gùgōng: the board

gugong-chapter-setup = Set-up
gugong-chapter-morning = Morning
gugong-chapter-exchange = Exchange
gugong-chapter-servants = Servants
gugong-chapter-travel = Travel
gugong-chapter-great-wall = Great Wall
gugong-chapter-jade = Jade
gugong-chapter-intrigue = Intrigue
gugong-chapter-palace = Palace
gugong-chapter-decrees = Decrees
gugong-chapter-canal = Grand Canal
gugong-chapter-night = Night
gugong-chapter-ending = End of the game
gugong-chapter-bonus = Bonus tokens

gugong-day = day { $day } of { $days }
gugong-phase-set-up = set-up
gugong-phase-morning = morning
gugong-phase-day = daytime
gugong-phase-twilight = twilight
gugong-phase-night = night
gugong-phase-ending = the end
gugong-phase-over = over
gugong-dice = dice
gugong-start = start
gugong-medal = medal
gugong-place-travel = Travel
gugong-place-great-wall = Great Wall
gugong-place-jade = Jade
gugong-place-intrigue = Intrigue
gugong-place-palace = Palace
gugong-place-decrees = Decrees
gugong-place-canal = Canal
gugong-action-servant = +{ $n } servant
gugong-action-two-servants = +{ $n } servants
gugong-action-swap = swap
gugong-action-none = –
gugong-token-servant = +{ $n } serv.
gugong-token-two-servants = +{ $n } serv.
gugong-token-palace = palace
gugong-token-intrigue = intrigue
gugong-token-gift-for-jade = { $n }+ → jade
gugong-token-points = { $n } VP
gugong-token-swap = swap
gugong-token-recover = recover
gugong-token-ship = ship
gugong-token-wall = wall
gugong-token-servants-for-jade = { $n }s → jade
gugong-token-double = ×2
gugong-token-generous = +{ $n } gifts
gugong-token-toll = toll
gugong-token-follower = follow
gugong-token-precious = gift ×2
gugong-token-encore = encore
gugong-token-bargain = bargain
gugong-decree-morning-intrigue = mornings: intrigue +{ $n }
gugong-decree-morning-ship = mornings: load a ship
gugong-decree-morning-servant = mornings: servants +{ $n }
gugong-decree-morning-palace = mornings: palace +{ $n }
gugong-decree-morning-swap = mornings: swap a card
gugong-decree-cheaper-travel = travel twice −{ $n }
gugong-decree-cheaper-jade = jade −{ $n }
gugong-decree-wall-extra = wall +{ $n } from supply
gugong-decree-equal-is-higher = equal counts as higher
gugong-decree-cheaper-decrees = decrees −{ $n }
gugong-decree-point-per-three = 1 VP per { $n } VP (≤ { $most })
gugong-decree-eight-points = { $n } VP
gugong-decree-jade-points = { $n } VP per jade (≤ { $most })
gugong-decree-decree-points = { $n } VP per decree
gugong-decree-harbour-points = { $n } VP per reward
gugong-tokens-left = { $one } + { $other } tokens on the piles
gugong-beside = beside the map: { $who }
gugong-wall-state = { $built } of { $full }
gugong-houses = houses
gugong-square = then { $price } each
gugong-next-place = next in: { $points } VP
gugong-nobody-left = all are in
gugong-inside = in
gugong-cost = { $cost }s
gugong-players = players
gugong-points = VP
gugong-pool = pool
gugong-supply = supply
gugong-hand = hand
gugong-jades = jade
gugong-intrigue = intrigue
gugong-palace = palace
gugong-tokens = tokens
gugong-rewards = rewards
gugong-your-hand = Your hand:
gugong-your-discard = Your discards:
gugong-your-tokens = Your tokens:
gugong-held = { $name } holds:
gugong-no-cards = no cards
gugong-reward-points = VP
gugong-reward-gift = gift
gugong-reward-any = any
gugong-reward-double = double

gugong-score-game = During the game
gugong-score-decrees = Level-3 decrees
gugong-score-arrival = Arrival
gugong-score-jade = Jade
gugong-score-outside = Outside the Palace
gugong-tie = Equal points: the higher marker on the Intrigue Track decides ({ $order }).
gugong-all-outside = Nobody is inside the Palace: the Intrigue Track decides ({ $order }).
