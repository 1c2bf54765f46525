# The words of a game that is written down as text.

text-no-journal = This game is not over: here is what { $who } may know of it so far.
text-looking-on = somebody who looks on
text-date = Played on { $date }
text-imported = Imported on { $date }
text-players = Players
text-seed = Seed of the shuffle: { $seed }

## As the client says it (a test compares them)

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl
seat-number = Seat { $n }
bot-random = random
bot-heuristic = quick
bot-search = searching
bot-novice = novice
bot-fair = fair
bot-strong = strong
bot-master = master
gather-bot-level = bot, { $level }
form-yes = yes
form-no = no
option-players = Players
option-is = { $option }: { $value }
option-gugong-printing = Rules of which printing
option-gugong-bonus = Bonus Travel Tokens
option-gugong-expert = Expert set-up
option-gugong-open_information = Show what everybody could remember
option-gugong-solo = How strong Meng is
option-gugong-focus = What Meng is after
option-gugong-sets = Starting sets of you and Meng
option-kingdom-module = Module
option-kingdom-side = Side of the Duchy cards
option-kingdom-duchy = Duchy of seat 1
option-kingdom-duchy-alone = Your Duchy
option-kingdom-menaces = Menaces
option-kingdom-quest = Quest
option-kingdom-memory = Cards you lay face down
value-gugong-printing-english-1 = English, first printing
value-gugong-printing-english-2 = English, second printing
value-gugong-printing-french = French
value-gugong-printing-dutch = Dutch
value-gugong-bonus-none = none
value-gugong-bonus-english = the three of the English box
value-gugong-bonus-french = the six of the French box
value-gugong-solo-none = no
value-gugong-solo-easy = easy
value-gugong-solo-normal = normal
value-gugong-solo-hard = hard
value-gugong-focus-random = drawn by lot
value-gugong-focus-travel = Travel
value-gugong-focus-great-wall = Great Wall
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrigue
value-gugong-focus-palace = Palace
value-gugong-focus-decrees = Decrees
value-gugong-focus-canal = Grand Canal
value-gugong-sets-4-5 = you 4, Meng 5
value-gugong-sets-2-3 = you 2, Meng 3
value-gugong-sets-1-2 = you 1, Meng 2
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Advisors
value-kingdom-module-quest = Quest
value-kingdom-memory-helped = you are reminded of them
value-kingdom-memory-printed = nobody may look, as printed
value-kingdom-side-a = A for both
value-kingdom-side-b = B for both
value-none = none
count-title = Final scores
count-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Nobody wins.
count-total = Total
count-place = Place
