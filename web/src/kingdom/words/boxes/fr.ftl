### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-copies-why = On connaît des boîtes de 67 et de 70 cartes : indiquez combien d’exemplaires contient la vôtre.
box-wrong-cost = Une carte doit coûter quelque chose. Saisissez au moins un cube, un Krystallium ou un Soldat.
box-wrong-per = Les PV par carte manquent. Saisissez-les, ou choisissez « aucun » ici.
box-wrong-two = Saisissez deux ressources.
box-wrong-cards = Une boîte contient { $one } cartes Développement, ou { $other } (l’édition des boutiques) ; il y en a { $n }. Modifiez le nombre d’exemplaires.

## Kinds
box-kind-card = Cartes Développement
box-kind-treasure = Trésors
box-kind-menace = Menaces
box-kind-duchy = Duchés
box-kind-advisor = Conseillers
box-kind-quest = Quêtes

## Words among the values
box-word-structure = Structure
box-word-specialist = Compagnie
box-word-monument = Monument
box-word-discovery = Découverte
box-word-materials = Matériaux
box-word-population = Population
box-word-gold = Or
box-word-exploration = Exploration
box-word-krystallium = Krystallium
box-word-soldier = Soldats

## Fields
box-field-en_plural = Pluriel (anglais)
box-field-fr_plural = Pluriel (français)
box-field-nl_plural = Pluriel (néerlandais)
box-field-type = Type
box-field-makes = Production
box-field-makes_per_type = Produit par type
box-field-makes_per_resource = Produit par carte
box-field-points_per = PV par carte
box-field-points_per_type = Type compté
box-field-soldiers = Soldats
box-field-krystallium = Krystallium
box-field-recycling = Recyclage
box-field-phase = Phase
box-field-two_players_only = Seulement à deux joueurs
box-field-starters = Cartes au départ
box-field-cubes = Cubes
box-field-offering = Cartes proposées
box-field-selections = Sélections
box-field-danger_cards = Cartes du paquet Danger
box-field-danger_calamities = Calamités du paquet Danger
box-field-search_discard = Défausse pour chercher
box-field-search_look = Cartes regardées
box-field-supremacy = Suprématie
box-field-traps = Jetons Piège
box-field-medals = Médailles
box-field-drawn = Conseillers piochés
box-field-first_soldiers = Soldats au départ

## Components without a printed name
box-row-kingdom-rounds = Manches
box-row-kingdom-hand = Main
box-row-kingdom-offering = Zones de Proposition
box-row-kingdom-traps = Jetons Piège
box-row-kingdom-alchemy = Alchimie
box-row-kingdom-soldiers = Jetons Soldat
box-row-kingdom-solo = En solo
box-row-kingdom-advisors = Module Conseillers
