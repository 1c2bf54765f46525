# Les mots d’une partie mise par écrit.

text-no-journal = Cette partie n’est pas terminée : voici ce qu’en sait { $who } à ce stade.
text-looking-on = un spectateur
text-date = Jouée le { $date }
text-imported = Importée le { $date }
text-players = Joueurs
text-agreed = Les joueurs ont mis fin à cette partie d’un commun accord. Elle n’a pas de résultat.
text-seed = Graine du mélange : { $seed }
text-place = Rang

## Comme le dit le client (un test compare les deux)

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle
seat-number = Place { $n }
bot-random = au hasard
bot-heuristic = heuristique
bot-search = recherche
bot-deep = profond
bot-novice = débutant
bot-fair = intermédiaire
bot-strong = fort
bot-master = maître
gather-bot-level = robot, { $level }
form-yes = oui
form-no = non
option-players = Joueurs
option-is = { $option } : { $value }
option-gugong-printing = Édition des règles
option-gugong-bonus = Jetons Voyage Bonus
option-gugong-expert = Variante pour experts
option-gugong-open_information = Information ouverte
option-gugong-solo = Niveau de M. Meng
option-gugong-focus = Action principale de M. Meng
option-gugong-sets = Paquets de cartes Cadeau
option-kingdom-module = Module
option-kingdom-side = Face des cartes Duché
option-kingdom-duchy = Duché de la place 1
option-kingdom-duchy-alone = Votre Duché
option-kingdom-menaces = Menaces
option-kingdom-quest = Quête
option-kingdom-memory = Vos cartes face cachée
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
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Conseillers
value-kingdom-module-quest = Quête
value-kingdom-memory-helped = vous pouvez les regarder
value-kingdom-memory-printed = personne ne les regarde (règle imprimée)
value-kingdom-side-a = A pour les deux
value-kingdom-side-b = B pour les deux
value-none = aucune
count-title = Décompte final
count-wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Personne ne gagne.
count-total = Total
