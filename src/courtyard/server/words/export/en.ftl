# The words of a game that is written down as text.

text-no-journal = This game is not finished: this is what { $who } may know of it so far.
text-looking-on = a spectator
text-date = Played on { $date }
text-imported = Imported on { $date }
text-players = Players
text-agreed = The players ended this game by agreement. There is no result.
text-seed = Shuffle seed: { $seed }
text-place = Place

## As the client says it (a test compares them)

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl
seat-number = Seat { $n }
bot-random = random
bot-heuristic = heuristic
bot-search = search
bot-deep = deep
bot-novice = novice
bot-fair = intermediate
bot-strong = strong
bot-master = master
gather-bot-level = bot, { $level }
form-yes = yes
form-no = no
option-players = Players
option-is = { $option }: { $value }
value-none = none
count-title = Final scores
count-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Nobody wins.
count-total = Total
