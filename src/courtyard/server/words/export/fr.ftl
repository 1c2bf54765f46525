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
