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
option-gugong-printing = Rules edition
option-gugong-bonus = Bonus Travel Tokens
option-gugong-expert = Expert variant
option-gugong-open_information = Open information
option-gugong-solo = Difficulty (Meng)
option-gugong-focus = Meng’s focus
option-gugong-sets = Starting card sets
option-kingdom-module = Module
option-kingdom-side = Duchy side
option-kingdom-duchy = Duchy of seat 1
option-kingdom-duchy-alone = Your Duchy
option-kingdom-menaces = Menaces
option-kingdom-quest = Quest
option-kingdom-memory = Your face-down cards
value-gugong-printing-english-1 = English, first printing
value-gugong-printing-english-2 = English, second printing
value-gugong-printing-french = French
value-gugong-printing-dutch = Dutch
value-gugong-bonus-none = none
value-gugong-bonus-english = 3 kinds (English box)
value-gugong-bonus-french = 6 kinds (French box)
value-gugong-solo-none = none
value-gugong-solo-easy = easy
value-gugong-solo-normal = normal
value-gugong-solo-hard = hard
value-gugong-focus-random = random
value-gugong-focus-travel = Travel
value-gugong-focus-great-wall = Great Wall
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrigue
value-gugong-focus-palace = Palace
value-gugong-focus-decrees = Decrees
value-gugong-focus-canal = Grand Canal
value-gugong-sets-4-5 = you: set 4, Meng: set 5
value-gugong-sets-2-3 = you: set 2, Meng: set 3
value-gugong-sets-1-2 = you: set 1, Meng: set 2
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Advisors
value-kingdom-module-quest = Quest
value-kingdom-memory-helped = you can look at them
value-kingdom-memory-printed = nobody may look (as printed)
value-kingdom-side-a = A (both players)
value-kingdom-side-b = B (both players)
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
