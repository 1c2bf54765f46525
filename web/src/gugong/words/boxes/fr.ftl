### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-wrong-tokens = Votre boîte doit contenir { $one } jetons Voyage de base ; il y en a { $n }. Modifiez leurs nombres.
box-wrong-officials = Les Officiers doivent commencer avec { $one } cartes Cadeau ; il y en a { $n }. Modifiez le paquet d’une carte.
box-wrong-set = Le paquet de départ { $set } doit contenir { $one } cartes Cadeau ; il y en a { $n }. Modifiez le paquet d’une carte.
box-wrong-decrees = Il doit y avoir 5 Décrets de niveau { $level } ; il y en a { $n }. Modifiez le niveau de l’un d’eux.

## Kinds
box-kind-gift = Cartes Cadeau
box-kind-decree = Décrets
box-kind-token = Jetons Voyage
box-kind-die = Dés du Destin
box-kind-automa = Cartes Solo
box-kind-board = Plateau
box-kind-present = Noms des Cadeaux

## Words among the values
box-word-palace = Pavillon
box-word-canal = Grand Canal
box-word-great-wall = Grande Muraille
box-word-decrees = Décrets
box-word-intrigue = Intrigues
box-word-servant = 1 Serviteur
box-word-two-servants = 2 Serviteurs
box-word-swap = échange de carte
box-word-none = aucune action
box-word-officials = Officiers
box-word-pile = pioche

## Fields
box-set = Paquet { $set }
box-field-officials = Cartes chez les Officiers
box-field-each_set = Cartes par paquet
box-field-free_low = Valeur qui bat la plus haute
box-field-free_high = Valeur la plus haute
box-field-servants = Serviteurs
box-field-first_pool = Serviteurs dans la première Réserve
box-field-set = Paquet
box-field-value = Valeur
box-field-action = Action
box-field-faces = Faces
box-field-players = Joueurs
box-field-houses = Maisons
box-field-routes = Chemins
box-field-harbours = Ports
box-field-cities = Cités
box-field-loop = Boucle
box-field-roads = Routes
box-field-meng_starts = Départ de M. Meng
box-field-spaces = Emplacements
box-field-box = Appartient à
box-field-steps = Cases
box-field-least_value = Valeur minimale
box-field-jade = Jade
box-field-full = Serviteurs pour compléter
box-field-square = Jades pour la pleine valeur
box-field-beyond = Au-delà
box-field-track = Longueur de la zone
box-field-a = Première action
box-field-b = Seconde action
box-field-stairs = Marches
box-field-b_intrigue = Intrigue de la seconde action
box-field-each_level = Décrets par niveau
box-field-level = Niveau
box-field-amount = Quantité
box-field-most = Au plus
box-field-ships = Bateaux
box-field-times = Nombre de fois
box-field-matches = Correspondances
box-field-consolation = Consolation
box-field-easy_specials = Cartes spéciales (facile)
box-field-rewards = Récompenses

## Components without a printed name
box-row-gugong-gifts = Cartes Cadeau en tout
box-row-gugong-exchange = Échange de Cadeaux
box-row-gugong-days = Jours
box-row-gugong-servants = Serviteurs
box-row-gugong-die-a = Dé du Destin A
box-row-gugong-die-b = Dé du Destin B
box-row-gugong-die-c = Dé du Destin C
box-row-gugong-side-small = Plateau pour 1 à 3 joueurs
box-row-gugong-side-large = Plateau pour 4 ou 5 joueurs
box-row-gugong-travel = Voyage
box-row-gugong-trade-servants = Échange contre des Serviteurs
box-row-gugong-trade-points = Échange contre des PV
box-row-gugong-trade-jade = Échange contre du Jade
box-row-gugong-wall = Grande Muraille
box-row-gugong-benefit-one = Récompense d’Intrigues : 1 Serviteur
box-row-gugong-benefit-two = Récompense d’Intrigues : 2 Serviteurs
box-row-gugong-benefit-die = Récompense d’Intrigues : Dé du Destin
box-row-gugong-benefit-jade = Récompense d’Intrigues : Jade
box-row-gugong-jade = Jade
box-row-gugong-intrigue = Zone d’Intrigues
box-row-gugong-palace = Chemin du Pavillon
box-row-gugong-arrival = Arrivée au Pavillon
box-row-gugong-decrees = Décrets sur le plateau
box-row-gugong-canal = Grand Canal
box-row-gugong-reward-points = Récompense de Port : PV
box-row-gugong-reward-gift = Récompense de Port : carte Cadeau
box-row-gugong-reward-double = Récompense de Port : Double Serviteur
box-row-gugong-meng = M. Meng
box-row-gugong-harbours = Ports
box-row-gugong-night = Nuit
