# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-kingdom = Split cards into two piles and let your opponent pick first. Build a duchy of cards that feed each other, and beware of what lies face down.
lobby-picture-kingdom = Cards of a duchy on green cloth: a windmill, a cathedral, and one face down

## Game options, their values, and what is said about them

about-kingdom-module = Every game has exactly one module.
about-kingdom-module-menace = Menace: threats come with the cards and must be fought with Soldiers.
about-kingdom-module-advisors = Advisors: characters whose powers you pay for with Soldiers.
about-kingdom-module-quest = Quest: a shared goal that both players pursue from the first round on.
about-kingdom-side = On side A the two Duchies are the same; on side B they differ.
about-kingdom-duchy = The realm that you build on, with its own production.
about-kingdom-menaces = Which threats are in the game. Each demands something else.
about-kingdom-quest = The goal of this game.
about-kingdom-memory = Whether you may look again at cards that you placed face down.
option-kingdom-module = Module
option-kingdom-side = Duchy side
option-kingdom-duchy = Duchy of seat 1
option-kingdom-duchy-alone = Your Duchy
option-kingdom-menaces = Menaces
option-kingdom-quest = Quest
option-kingdom-memory = Your face-down cards
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Advisors
value-kingdom-module-quest = Quest
value-kingdom-memory-helped = you can look at them
value-kingdom-memory-printed = nobody may look (as printed)
value-kingdom-side-a = A (both Duchies)
value-kingdom-side-b = B (both Duchies)

## Chapters of the rules

chapter-kingdom-setup = Set-up
chapter-kingdom-choice = Choice phase
chapter-kingdom-planning = Planning phase
chapter-kingdom-production = Production phase
chapter-kingdom-construction = Construction
chapter-kingdom-ending = End of the game
chapter-kingdom-menace = Menace module
chapter-kingdom-advisors = Advisors module
chapter-kingdom-quest = Quest module
chapter-kingdom-solo = Solo

## Themes of puzzles

puzzle-theme-kingdom-offering = Which area to take
puzzle-theme-kingdom-layout = What to offer
puzzle-theme-kingdom-trap = Trap
puzzle-theme-kingdom-combo = Combo card
puzzle-theme-kingdom-supremacy = Supremacy
puzzle-theme-kingdom-combat = Combat
puzzle-theme-kingdom-recycling = Recycling
puzzle-theme-kingdom-krystallium = Krystallium
puzzle-theme-kingdom-building = Completing a card
puzzle-theme-kingdom-production = Production
puzzle-theme-kingdom-quest = Quest
puzzle-theme-kingdom-advisor = Advisor
puzzle-theme-kingdom-points = Points
puzzle-theme-kingdom-planning = Planning
puzzle-theme-kingdom-last-round = The last round

## Where somebody loses most

training-place-kingdom-offering = Offering
training-place-kingdom-selecting = Selection
training-place-kingdom-planning = Planning
training-place-kingdom-production = Production
training-place-kingdom-combat = Combat
