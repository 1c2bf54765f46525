### Les mots de la table du Royaume en français.

table-area-1 = Première zone de Proposition
table-area-2 = Deuxième zone de Proposition
table-area-holds =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
table-face-down =
    { $n ->
       *[other] { $n } face cachée
    }
table-empty = vide
table-take = Prendre
table-onto = Dans cette zone
table-lay-up = Face visible
table-lay-down = Face cachée
table-yours = à vous
table-turned-up = révélée
table-rounds = Manches
table-phases = Phases de la manche
table-phase-choice = Choix
table-phase-planning = Planification
table-phase-production = Production
table-phase-combat = Combat
table-production-order = Production : Matériaux, Population, Or, Exploration
table-in-deck = dans le paquet
table-in-danger-deck = dans le paquet Danger
table-in-calamities = dans la pile Calamités
table-in-vermin = cartes Vermine restantes
table-in-soldiers = Soldats dans la réserve
table-token-ready = jeton Piège prêt
table-token-used = jeton Piège utilisé
table-selection = Votre Sélection
table-selections = Cartes face cachée des Sélections
table-selection-of = Sélection ({ $who })
table-selected-now = Sélection
table-selected =
    { $n ->
        [one] { $n } choisie
       *[other] { $n } choisies
    }
table-construction = En construction
table-nothing-building = Rien n’est en construction.
table-to-go =
    { $n ->
        [one] encore { $n }
       *[other] encore { $n }
    }
table-frozen = gelée
table-frozen-to-go = gelée, encore { $n }
table-purse = Cubes à poser
table-place-all = Tout poser au mieux
table-proposed =
    { $n ->
        [one] Une proposition en { $n } étape
       *[other] Une proposition en { $n } étapes
    }
table-accept = Accepter
table-no = Non
table-found = Recherche : vous pouvez en garder une
table-first-advisors = Vos premiers Conseillers
table-asked-already = Effet déjà utilisé cette manche
table-final-step = Sans l’étape finale, pas de victoire.
table-steps-done =
    { $n ->
        [one] { $n } étape sur { $of }
       *[other] { $n } étapes sur { $of }
    }
table-duchy-of = Duché de { $name }
table-cards-built =
    { $n ->
        [0] rien de construit
        [one] { $n } carte construite
       *[other] { $n } cartes construites
    }
table-points-now = PV actuels
table-supremacy = suprématie
table-supremacy-at = suprématie à { $n }
table-stolen = couverte par un Voleur
table-alchemy = Alchimie
table-krystallium = Krystallium
table-soldiers = Soldats
table-training = À l’entraînement
table-one-training = 1 à l’entraînement
table-hand = Votre main
table-in-hand = { $n } en main
table-traps = Jetons Piège
table-traps-left =
    { $n ->
        [0] plus de Piège
        [one] { $n } Piège
       *[other] { $n } Pièges
    }
table-brings = amène les { $menaces }
table-status-waits = attend
table-status-unseen = joue en secret ; état précédent affiché
table-status-done = a terminé
table-status-over = la partie est finie
table-calamity = Calamité
table-costs = coûte { $cost }
table-lies-on-it = dessus : { $pieces }
table-makes = produit { $cubes }
table-recycles = se recycle contre { $cubes }
table-asks = demande { $price }
table-vanquished-by = à vaincre avec { $price }

## Ce dont on peut demander les règles

table-card = { $name } ({ $sort })
table-lay-here = Emplacement pour une carte offerte
