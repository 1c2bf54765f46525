# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-gugong = Gagnez les faveurs de la Cité Interdite par des cadeaux bien choisis, naviguez sur le Grand Canal, rebâtissez la Grande Muraille et obtenez à temps votre audience au Pavillon.
lobby-picture-gugong = Le Pavillon de la Pureté Céleste au-dessus de l’allée de marbre, une jonque sur le Grand Canal

## Game options, their values, and what is said about them

about-gugong-printing = Les livrets imprimés diffèrent sur quelques points. Choisissez celui de votre boîte.
about-gugong-bonus = Des jetons Voyage supplémentaires sont mélangés aux autres. Leur effet dure tout un Jour et concerne aussi les autres joueurs.
about-gugong-expert = Tous les Cadeaux que personne ne reçoit au départ sont mélangés : nul ne sait lesquels détiennent les Officiers.
about-gugong-open_information = Ce que tous ont vu reste visible : inutile de le retenir.
about-gugong-solo = M. Meng est un adversaire automatique qui a ses propres cartes.
about-gugong-solo-easy = Il gagne peu chaque Jour.
about-gugong-solo-hard = Il gagne beaucoup chaque Jour.
about-gugong-focus = Le lieu où M. Meng revient sans cesse.
about-gugong-sets = Les quatre cartes avec lesquelles vous et M. Meng commencez.
option-gugong-printing = Édition des règles
option-gugong-bonus = Jetons Voyage Bonus
option-gugong-expert = Variante pour experts
option-gugong-open_information = Information ouverte
option-gugong-solo = Niveau de M. Meng
option-gugong-focus = Action principale de M. Meng
option-gugong-sets = Paquets de cartes Cadeau
value-gugong-printing-english-1 = première édition anglaise
value-gugong-printing-english-2 = deuxième édition anglaise
value-gugong-printing-french = édition française
value-gugong-printing-dutch = édition néerlandaise
value-gugong-bonus-none = aucun
value-gugong-bonus-english = les trois de la boîte anglaise
value-gugong-bonus-french = les six de la boîte française
value-gugong-solo-none = aucun
value-gugong-solo-easy = facile
value-gugong-solo-normal = normal
value-gugong-solo-hard = difficile
value-gugong-focus-random = au hasard
value-gugong-focus-travel = Voyage
value-gugong-focus-great-wall = Grande Muraille
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrigues
value-gugong-focus-palace = Pavillon
value-gugong-focus-decrees = Décrets
value-gugong-focus-canal = Grand Canal
value-gugong-sets-4-5 = le 4 pour vous, le 5 pour M. Meng
value-gugong-sets-2-3 = le 2 pour vous, le 3 pour M. Meng
value-gugong-sets-1-2 = le 1 pour vous, le 2 pour M. Meng

## Chapters of the rules

chapter-gugong-setup = Mise en place
chapter-gugong-morning = Matin
chapter-gugong-exchange = Échange
chapter-gugong-servants = Serviteurs
chapter-gugong-travel = Voyage
chapter-gugong-great-wall = Grande Muraille
chapter-gugong-jade = Jade
chapter-gugong-intrigue = Intrigues
chapter-gugong-palace = Pavillon
chapter-gugong-decrees = Décrets
chapter-gugong-canal = Grand Canal
chapter-gugong-night = Nuit
chapter-gugong-ending = Fin de la partie
chapter-gugong-bonus = Jetons Voyage Bonus
chapter-gugong-meng = En solo contre M. Meng

## Themes of puzzles

puzzle-theme-gugong-wall = Majorité sur la Grande Muraille
puzzle-theme-gugong-ship = Le Bateau à temps
puzzle-theme-gugong-matches = Correspondances
puzzle-theme-gugong-travel = Voyage
puzzle-theme-gugong-envoy = La course de l’Émissaire
puzzle-theme-gugong-last-day = Le dernier jour
puzzle-theme-gugong-decree = Décret
puzzle-theme-gugong-jade = Jade
puzzle-theme-gugong-intrigue = Intrigues
puzzle-theme-gugong-servants = Serviteurs
puzzle-theme-gugong-exchange = Le bon échange

## Where somebody loses most

training-place-gugong-travel = Voyage
training-place-gugong-great-wall = Grande Muraille
training-place-gugong-jade = Jade
training-place-gugong-intrigue = Intrigues
training-place-gugong-palace = Pavillon
training-place-gugong-decrees = Décrets
training-place-gugong-canal = Grand Canal
