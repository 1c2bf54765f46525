# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-gugong = Win favour in the Forbidden City with well-chosen gifts, sail the Grand Canal, build the Great Wall, and reach the Palace before the game ends.
lobby-picture-gugong = The Palace of Heavenly Purity above the marble way, a junk on the Grand Canal

## Game options, their values, and what is said about them

about-gugong-printing = The printed rulebooks differ in a few points. Choose the one on your shelf.
about-gugong-bonus = Extra Travel Tokens are shuffled in with the others. They act for a whole Day and affect the other players.
about-gugong-expert = All gifts that nobody starts with are shuffled together, so nobody knows which ones the Officials hold.
about-gugong-open_information = What everybody has seen stays visible, so nobody needs to remember it.
about-gugong-solo = Meng is an automated opponent with cards of his own.
about-gugong-solo-easy = He gains little each Day.
about-gugong-solo-hard = He gains much each Day.
about-gugong-focus = The location that Meng returns to again and again.
about-gugong-sets = The four cards that you and Meng begin with.
option-gugong-printing = Rules edition
option-gugong-bonus = Bonus Travel Tokens
option-gugong-expert = Expert variant
option-gugong-open_information = Open information
option-gugong-solo = Difficulty (Meng)
option-gugong-focus = Meng’s focus
option-gugong-sets = Starting card sets
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

## Chapters of the rules

chapter-gugong-setup = Set-up
chapter-gugong-morning = Morning
chapter-gugong-exchange = Exchange
chapter-gugong-servants = Servants
chapter-gugong-travel = Travel
chapter-gugong-great-wall = Great Wall
chapter-gugong-jade = Jade
chapter-gugong-intrigue = Intrigue
chapter-gugong-palace = Palace
chapter-gugong-decrees = Decrees
chapter-gugong-canal = Grand Canal
chapter-gugong-night = Night
chapter-gugong-ending = End of the game
chapter-gugong-bonus = Bonus Travel Tokens
chapter-gugong-meng = Solo against Meng

## Themes of puzzles

puzzle-theme-gugong-wall = Great Wall majority
puzzle-theme-gugong-ship = The Ship in time
puzzle-theme-gugong-matches = Matching the dice
puzzle-theme-gugong-travel = Travel
puzzle-theme-gugong-envoy = The Envoy’s race
puzzle-theme-gugong-last-day = The last day
puzzle-theme-gugong-decree = Decree
puzzle-theme-gugong-jade = Jade
puzzle-theme-gugong-intrigue = Intrigue
puzzle-theme-gugong-servants = Servants
puzzle-theme-gugong-exchange = The right exchange

## Where somebody loses most

training-place-gugong-travel = Travel
training-place-gugong-great-wall = Great Wall
training-place-gugong-jade = Jade
training-place-gugong-intrigue = Intrigue
training-place-gugong-palace = Palace
training-place-gugong-decrees = Decrees
training-place-gugong-canal = Grand Canal
