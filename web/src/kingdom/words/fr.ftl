### Les mots de la table du Royaume en français.

table-area-1 = Première zone
table-area-2 = Deuxième zone
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
table-cubes = Cubes
table-place-all = Pose automatique
table-found = Recherche : gardez-en une
table-first-advisors = Vos premiers Conseillers
table-final-step = Sans l’étape finale, pas de victoire.
table-steps-done =
    { $n ->
        [one] { $n } étape sur { $of }
       *[other] { $n } étapes sur { $of }
    }
table-duchy-of = Duché ({ $name })
table-cards-built = { $n ->
    [0] aucune carte achevée
    [one] { $n } carte achevée
   *[other] { $n } cartes achevées
}
table-points-now = PV actuels
table-supremacy = suprématie
table-supremacy-at = suprématie à { $n }
table-stolen = couverte par un Voleur
table-alchemy = Alchimie
table-krystallium = Krystallium
table-soldiers = Soldats
table-training = À l’entraînement
table-hand = Votre main
table-in-hand = { $n } en main
table-traps = Jetons Piège
table-traps-left =
    { $n ->
        [0] aucun Piège
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
table-lay-here = Emplacement pour une carte proposée

## Ce qu’on lit d’un élément

read-hand = dans votre main
read-top = dessus du paquet
read-discard = défaussée
read-selection-mine = sélectionnée par vous
read-selection-of = sélectionnée par { $who }
read-site-mine = en construction, à vous
read-site-of = en construction chez { $who }
read-built-mine = achevée, à vous
read-built-of = achevée par { $who }
read-with-mine = chez vous
read-with-of = chez { $who }
read-worth = vaut { $points }
read-bonus = donne { $bonus } dès qu’elle est achevée
read-now = Maintenant :
read-lies = Dessus :
read-missing = Manque :
read-list = { $what }
read-frozen = Gelée : une fois tous ses emplacements remplis, le Géant de givre peut être vaincu ({ $price }) et la carte est achevée.
read-step-now = dès maintenant
read-step-materials = à l’étape des Matériaux
read-step-population = à l’étape de la Population
read-step-gold = à l’étape de l’Or
read-step-exploration = à l’étape de l’Exploration
read-finish-you = Peut être achevée cette manche : { $step }, avec ce que vous produisez.
read-finish-other = { $who } pourrait l’achever cette manche : { $step }.
read-finish-if = Mise en construction, elle pourrait être achevée cette manche : { $step }.
read-stands = { $krystallium } remplacerait ce qui manque.
read-not-finished = Pas achevée cette manche : il manque { $what }.
read-not-if = Mise en construction, elle ne serait pas achevée cette manche : il manque { $what }.

## Toutes les cartes

sheet-may-come = { $n ->
        [one] { $n } peut encore venir
       *[other] { $n } peuvent encore venir
    }
sheet-box = pas dans cette partie
sheet-calamities = { $struck } dans les Duchés, { $left } dans la pile

## Symboles

sign-materials = produits à la première étape
sign-population = produite à la deuxième étape
sign-gold = produit à la troisième étape
sign-exploration = produite à la quatrième étape
sign-krystallium = remplace n’importe quelle ressource
sign-soldier = sert aux emplacements Soldat, aux combats, aux Conseillers
sign-type = le type d’une carte ; certaines cartes les comptent
sign-recycle-name = Recyclage
sign-recycle = ce que la carte donne quand vous la recyclez
sign-build-name = Construction
sign-build = mettre en construction
sign-trap-name = Piège
sign-trap = cache une carte proposée
sign-flask-name = Alchimie
sign-flask = cinq cubes deviennent un Krystallium
sign-swords-name = Combat
sign-swords = vaincre une Menace avec des Soldats
sign-ice-name = Gelée
sign-ice = reçoit des cubes mais ne peut être achevée

## La table en phrases

tell-duchy = { $points } PV pour l’instant ; produit { $cubes } ; { $soldiers }, { $krystallium }.
tell-building = En construction : { $cards }.
tell-built = Achevées : { $cards }.
tell-selected = { $n ->
        [0] Sélectionnées : { $cards }.
        [one] Sélectionnées : { $cards }, et { $n } carte face cachée.
       *[other] Sélectionnées : { $cards }, et { $n } cartes face cachée.
    }
tell-menaces = Menaces : { $cards }.

## D’où viennent les points

source-per = par { $type }
count-medal = { $medal ->
        [1] Encore { $n } pour la médaille de bronze ({ $points }).
        [2] Encore { $n } pour la médaille d’argent ({ $points }).
       *[3] Encore { $n } pour la médaille d’or ({ $points }).
    }

## The desk: what is in hand and not sent yet

table-take-back = reprendre
table-finished = achevée
table-done-in = finie en
table-done-now = finie aussitôt
table-short = il manque { $n }
table-over = { $n } de trop
table-fits = juste assez
table-lay-held = poser ici
table-lay-cube = poser un cube
table-move-cube = déplacer le cube
table-more = autres actions
table-can = possible
table-you = Vous
table-any-time = utilisables à tout moment
table-status-chooses = réfléchit
table-pick-up = Prendre
table-vp-word = PV
table-with-plan = En construction, avec ce plan
table-built = Achevées : { $n }
table-used = utilisé
table-your-realm = Votre Duché
table-realm-of = Duché ({ $name })
table-scale-mine = pour vous
table-scale-theirs = { $name }
table-scale-level = égalité
table-keep = Bâtir
table-recycle = Recycler
table-always = toujours recyclé
table-waits-turn = manche suivante
table-alchemy-place = Cinq cubes donnent 1 Krystallium.
table-need-title = Besoins et réserves
table-need = besoin
table-have = prévu
table-cubes-left = { $n ->
    [one] { $n } cube sur { $of } à poser
   *[other] { $n } cubes sur { $of } à poser
}
table-all-laid = Tous les cubes sont posés
table-armed = Ils vont dans la zone d’Alchimie.
table-lay-hint = Touchez une carte, ou faites glisser.
table-back-hint = Touchez un cube posé pour le reprendre.
table-choose-area = Choisissez sa zone, ou une autre carte.
table-choose-area-last = Choisissez sa zone.
table-choose-card = Choisissez maintenant la carte.
table-lift-hint = Prenez une carte ou une zone, ou faites glisser.
table-held-hint = Choisissez une carte en surbrillance. Échap repose la pièce.
table-lift-piece-hint = Prenez ci-dessous du Krystallium ou un Soldat, puis touchez la carte.
table-select-hint = Vous recevez toutes les cartes d’une zone.
table-finish-hint = Touchez ce qui est en surbrillance, ou continuez.
table-fight-hint = Touchez une Menace pour la vaincre. Vous avez { $soldiers }.
table-choose-hint = Choisissez un élément en surbrillance.
table-freeze-hint = Elle est mise en construction et reçoit des cubes, mais n’est achevée qu’une fois le Géant vaincu.
table-waiting = En attente de l’adversaire.
table-keep-all = Tout bâtir
table-recycle-all = Tout recycler
table-confirm = Confirmer
table-confirm-sum = bâtir { $keeps }, recycler { $recycles }
table-to-alchemy = { $n } en Alchimie
table-done = Terminé
table-press-again = encore une fois
table-next = suite : { $what }
table-put-back = Reposer
table-no-more-fights = fin du Combat
table-choose = Choisissez sur la table
table-take-area = Prenez une zone
table-choose-area-short = Choisissez une zone
table-offer-card = Proposez une carte
table-wait = En attente
table-final-count = score final
table-lay-there = la poser là
table-lift = prendre
table-offerings = Zones de Proposition
table-any-order = Dans l’ordre voulu, jusqu’à la confirmation.
table-lay-words = Touchez une carte pour poser, un cube posé pour le reprendre.
table-discard = Défausser { $card }…
table-discard-sure = La défausser ?
table-discard-warning = Ce qui est dessus est perdu.
table-lay-piece = Poser { $piece }
table-lay-as = Poser { $piece } comme { $resource }
table-cubes-to-place =
    { $n ->
        [one] { $n } cube à poser
       *[other] { $n } cubes à poser
    }

## What is asked, in few words

ask-offer = Proposez une carte : visible, ou cachée avec un Piège.
ask-lay = Où va cette carte ?
ask-select = Prenez une des deux zones de Proposition.
ask-sort = Bâtissez ou recyclez chaque carte ({ $n }).
ask-place = { $what } : encore { $n } sur { $of } à poser.
ask-placed = { $what } : tous les cubes sont posés.
ask-combat = Affrontez des Menaces, ou continuez.
ask-duchy = Utilisez ce que vous avez, ou continuez.

## Pictures in the rules

plate-kingdom-setup = Une Structure, une Compagnie, un Monument, une Découverte et un Trésor.
plate-kingdom-choice = Deux zones de Proposition ; un jeton Piège permet de poser une carte face cachée.
plate-kingdom-planning = Une carte est mise en construction telle quelle, ou recyclée contre le cube en haut à droite.
plate-kingdom-production = Les quatre ressources dans l’ordre de production ; le joueur qui en produit le plus entraîne un Soldat.
plate-kingdom-construction = Une carte en construction, et cinq cubes qui deviennent un Krystallium.
plate-kingdom-ending = Les points d’une carte, les points par carte d’un type, et une Calamité.
plate-kingdom-menace = Rat géant, Géant de givre, Ombre et Voleur.
plate-kingdom-advisors = Des Conseillers, avec les Soldats qu’ils demandent.
plate-kingdom-quest = Une étape de Quête : ce qu’elle coûte et ce qu’elle donne.
plate-kingdom-solo = Le paquet est face visible, les cartes Danger s’ajoutent face cachée, et un jeton en révèle une.
