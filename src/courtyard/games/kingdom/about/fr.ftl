# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-kingdom = Répartissez des cartes en deux lots et laissez votre adversaire choisir en premier. Bâtissez un duché dont les cartes se renforcent les unes les autres, et méfiez-vous de celles qui sont face cachée.
lobby-picture-kingdom = Les cartes d’un duché sur un tapis vert : un moulin, une cathédrale et une carte face cachée

## Game options, their values, and what is said about them

about-kingdom-module = Chaque partie se joue avec un seul module.
about-kingdom-module-menace = Menace : des dangers arrivent avec les cartes, et il faut les combattre avec des Soldats.
about-kingdom-module-advisors = Conseillers : des personnages dont vous payez les pouvoirs avec des Soldats.
about-kingdom-module-quest = Quête : un objectif commun que les deux joueurs poursuivent dès la première manche.
about-kingdom-side = Sur la face A, les deux Duchés sont identiques ; sur la face B, ils diffèrent.
about-kingdom-duchy = Le domaine sur lequel vous bâtissez, avec sa propre production.
about-kingdom-menaces = Les dangers présents dans la partie. Chacun exige autre chose.
about-kingdom-quest = L’objectif de cette partie.
about-kingdom-memory = Le droit de revoir les cartes que vous avez posées face cachée.
option-kingdom-module = Module
option-kingdom-side = Face des cartes Duché
option-kingdom-duchy = Duché de la place 1
option-kingdom-duchy-alone = Votre Duché
option-kingdom-menaces = Menaces
option-kingdom-quest = Quête
option-kingdom-memory = Vos cartes face cachée
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Conseillers
value-kingdom-module-quest = Quête
value-kingdom-memory-helped = vous pouvez les regarder
value-kingdom-memory-printed = personne ne les voit (règle imprimée)
value-kingdom-side-a = A (les deux Duchés)
value-kingdom-side-b = B (les deux Duchés)

## Chapters of the rules

chapter-kingdom-setup = Mise en place
chapter-kingdom-choice = Phase de Choix
chapter-kingdom-planning = Phase de Planification
chapter-kingdom-production = Phase de Production
chapter-kingdom-construction = Construction
chapter-kingdom-ending = Fin de la partie
chapter-kingdom-menace = Module Menace
chapter-kingdom-advisors = Module Conseillers
chapter-kingdom-quest = Module Quête
chapter-kingdom-solo = En solo

## Themes of puzzles

puzzle-theme-kingdom-offering = Quelle zone prendre
puzzle-theme-kingdom-layout = Que proposer
puzzle-theme-kingdom-trap = Piège
puzzle-theme-kingdom-combo = Carte combo
puzzle-theme-kingdom-supremacy = Suprématie
puzzle-theme-kingdom-combat = Combat
puzzle-theme-kingdom-recycling = Recyclage
puzzle-theme-kingdom-krystallium = Krystallium
puzzle-theme-kingdom-building = Achever une carte
puzzle-theme-kingdom-production = Production
puzzle-theme-kingdom-quest = Quête
puzzle-theme-kingdom-advisor = Conseiller
puzzle-theme-kingdom-points = Points
puzzle-theme-kingdom-planning = Planification
puzzle-theme-kingdom-last-round = La dernière manche

## Where somebody loses most

training-place-kingdom-offering = Proposition
training-place-kingdom-selecting = Sélection
training-place-kingdom-planning = Planification
training-place-kingdom-production = Production
training-place-kingdom-combat = Combat
