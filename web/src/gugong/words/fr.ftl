### Les mots de la table de Gùgōng, en français.

table-board = Le plateau
table-hand = Votre main
table-hand-empty = Votre main est vide jusqu’au Jour suivant.
table-mine = Votre Plateau de Joueur
table-free = gratuit
table-or = ou
table-without-actions = sans action
table-as-price = pour payer
table-beware = attention ! { $warning }
table-vp = { $n } PV
table-vp-word = PV
table-any = au choix

## Le plateau

table-palace = Pavillon de la Pureté Céleste
table-travel-a = une cité
table-travel-b = deux
table-travel-b-label =
    deux cités pour { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
table-token-pile =
    { $n ->
        [one] { $n } jeton Voyage dans la pile
       *[other] { $n } jetons Voyage dans la pile
    }
table-token-down = Jeton Voyage face cachée
table-wall-a = placer un Serviteur
table-wall-double = placer votre Double Serviteur
table-wall-b =
    placer deux Serviteurs pour { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
table-wall-three =
    placer un Serviteur et votre Double Serviteur pour { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
table-wall-add = ajouter un Serviteur de votre pioche
table-wall-add-double = ajouter votre Double Serviteur de votre pioche
table-house = Maison { $n }
table-square = Place de Jade, quand toutes les maisons sont vides
table-jade-hint = une maison, à son prix
table-intrigue-a =
    avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } dans la zone d’Intrigues
table-intrigue-b =
    avancer de { $n } cases dans la zone d’Intrigues pour { $price ->
        [one] { $price } Serviteur
       *[other] { $price } Serviteurs
    }
table-palace-a =
    Émissaire : { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
table-palace-b =
    Émissaire : { $n } cases pour { $price ->
        [one] { $price } Serviteur
       *[other] { $price } Serviteurs
    }
table-arrival = Place { $place } au Pavillon : { $points } PV à la fin
table-decrees-hint = +1 par adversaire présent
table-canal-a = 1 à bord, avancer
table-canal-a-label = embarquer un Serviteur, puis faire avancer un Bateau
table-canal-b = 2 à bord
table-canal-b-label =
    embarquer deux Serviteurs pour { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
table-die = Dé du Destin { $die } : { $value }
table-matches = correspond à votre défausse
table-day =
    Jour { $day } : { $servants ->
        [one] { $servants } Serviteur
       *[other] { $servants } Serviteurs
    } le Matin
table-gift-pile =
    { $n ->
        [one] { $n } carte Cadeau dans la pioche
       *[other] { $n } cartes Cadeau dans la pioche
    }
table-medal = Médaille du Premier Joueur
table-medal-of = { $who } a la Médaille du Premier Joueur

## Mon plateau Famille

table-pool = Réserve de Serviteurs
table-supply = Pioche de Serviteurs
table-beside = { $n } de côté
table-take = Prendre
table-double = Double Serviteur
table-double-locked = Double Serviteur pas encore gagné
table-tokens = Jetons Voyage
table-trade = Échanger { $n } jetons
table-rewards = Récompenses de Port
table-discard = Défausse
table-empty = vide
table-jades = Jade
table-generosity = Les Cadeaux valent { $n } de plus aujourd’hui
table-start = Premier Joueur du Jour

## Une autre famille

table-cards = Cartes Cadeau en main
table-known = Cartes connues :
table-known-hand = en main
table-known-either = en main ou dans la défausse
table-meng-easy = M. Meng, facile
table-meng-normal = M. Meng, normal
table-meng-hard = M. Meng, difficile
table-meng-focus = action principale :
table-meng-focus-here = Action principale de M. Meng
table-meng-today = Cartes Solo du Jour
table-meng-deck = { $n ->
        [one] { $n } carte dans le paquet
       *[other] { $n } cartes dans le paquet
    }
table-meng-used = jouées :
table-automa-special = Carte Solo Spéciale

## Ce dont on peut demander les règles

table-piece-servant = Serviteur ({ $who })
table-piece-double = Double Serviteur ({ $who })
table-piece-envoy = Émissaire ({ $who })
table-piece-traveller = Voyageur ({ $who })
table-piece-ship = Bateau ({ $who })
table-piece-marker = Pion Intrigue ({ $who })
table-track = Zone d’Intrigues
table-stair = Case { $n } du chemin du Pavillon
table-wall = Section de la Grande Muraille, Serviteurs : { $n } sur { $full }
table-no-decree = Emplacement sans Décret
table-a-gift = Carte Cadeau : { $what }
table-a-token = Jeton Voyage : { $what }
table-a-decree = Décret : { $what }
table-a-benefit = Récompense d’Intrigues : { $what }
table-a-reward = Récompense de Port : { $what }
table-an-option = Option { $option } : { $what }
resident = { meng }

## Ce qu’on lit d’un élément

read-gift-title = { $gift } ({ $value })
read-gift-sort = Carte Cadeau · { $action }
read-gift-copies = { $n ->
        [one] { $n } carte Cadeau de cette valeur
       *[other] { $n } cartes Cadeau de cette valeur
    }
read-gift-actions = Parmi elles, selon leur effet quand on les donne : { $actions }.
read-gift-none = Elle n’a pas d’action propre : quand vous la donnez, vous n’effectuez que celle de l’Officier.
read-gift-swap = Quand vous la donnez, vous pouvez d’abord échanger une de vos cartes contre celle d’un Officier. L’action du lieu suit.
read-gift-servants = Quand vous la donnez, vous gagnez d’abord { $servants }, puis vous effectuez l’action de l’Officier.
read-gift-place = Quand vous la donnez, vous effectuez d’abord l’action { $place }, puis celle de l’Officier.
read-free-at = Gratuit :
read-paid-at = Pour { $price } ou une seconde carte :
read-free-with = Gratuit pour
read-none-higher = Aucun de vos Cadeaux n’est plus élevé : la prendre coûte { $price }, une seconde carte ou vos actions.
read-matches = { $n ->
    [one] Correspond à un Dé du Destin : elle compte pour vous la Nuit.
   *[other] Correspond à { $n } Dés du Destin : elle compte pour vous la Nuit.
}
read-would-match = { $n ->
    [one] Correspond à un Dé du Destin : dans votre défausse, elle compterait la Nuit.
   *[other] Correspond à { $n } Dés du Destin : dans votre défausse, elle compterait la Nuit.
}
read-lies-here = Cadeau ici :
read-now = Vous coûte maintenant :
read-at-once = Tout de suite :
read-decree-price = { $price }, et 1 Serviteur qui y reste
read-decree-sort = Décret, niveau { $level }
read-short = Il vous manque { $what }.
read-held-by = Détenu par
read-token-sort = Jeton Voyage
read-city-empty = pas de jeton Voyage ici
read-travellers = Ici :
read-envoy = { $left ->
    [one] L’Émissaire est à la case { $step } sur { $of } : encore 1 case.
   *[other] L’Émissaire est à la case { $step } sur { $of } : encore { $left } cases.
}
read-arrived = L’Émissaire est dans le Pavillon, place { $place }.
read-marker = Le pion Intrigue est sur la case { $step }.
read-stands-in = Le Voyageur est à { $city }.
read-aboard = Serviteurs à bord : { $n } sur { $of }.
read-harbour-gives = Ce Port donne :
read-to-load = { $n ->
    [one] Encore 1 Serviteur pour réclamer la récompense.
   *[other] Encore { $n } Serviteurs pour réclamer la récompense.
}
read-full = Plein : la récompense peut être réclamée.
read-full-no-reward = Plein, mais ce Port ne donne pas de récompense.
read-lost-tonight = Dernier Port : le Bateau sera perdu en mer cette Nuit.
read-sold = Vendu : cette maison est vide.

## Tous les éléments

sheet-gifts = Cartes Cadeau
sheet-automa-title = Cartes Solo
sheet-my-discard = votre défausse
sheet-hand-of = { $who }, en main
sheet-discard-of = { $who }, défausse
sheet-with = { $who }, en main ou en défausse
sheet-box = pas dans cette partie
sheet-gift-unseen = pas vue : dans une main, une défausse ou la pioche
sheet-pile = dans les piles
sheet-on-board = sur le plateau
sheet-automa = aujourd’hui : { $today }, jouées : { $used }, dans le paquet : { $left }

## Symboles

sign-travel = déplacer votre Voyageur et prendre des jetons Voyage
sign-great-wall = placer des Serviteurs sur la Grande Muraille
sign-jade = acheter du Jade ; il rapporte à la fin
sign-intrigue = avancer dans la zone d’Intrigues ; elle tranche les égalités et paie les Récompenses
sign-palace = avancer votre Émissaire vers le Pavillon ; qui reste dehors ne marque rien
sign-decrees = obtenir un Décret : un avantage durable ou des PV
sign-canal = charger et déplacer des Bateaux ; un Bateau plein réclame une récompense
sign-servant-name = Serviteur
sign-servant = paie les actions depuis votre Réserve de Serviteurs
sign-double-name = Double Serviteur
sign-double = compte pour deux Serviteurs
sign-card-name = Carte Cadeau
sign-card = une carte de votre main, ou une seconde carte en paiement
sign-vp-name = PV
sign-vp = points de victoire
sign-swap-name = Échange
sign-swap = échanger une de vos cartes contre celle d’un Officier
sign-recover-name = Reprise
sign-recover = reprendre une carte de votre défausse
sign-token-name = Jeton Voyage
sign-token = les jetons gardés peuvent être échangés
sign-anchor-name = Port
sign-anchor = pas de récompense ici
sign-sun-name = Matin
sign-sun = agit chaque Matin ; aussi le signe du Premier Joueur
sign-medal-name = Médaille
sign-medal = qui la détient commence le Jour suivant

## La table en phrases

tell-points = { $points } PV. Réserve : { $pool }, pioche : { $supply }, cartes Cadeau en main : { $cards }.
tell-no-traveller = Le Voyageur n’est pas encore sur la carte.
tell-wall = Grande Muraille : { $n }, Jade : { $jades }, jetons Voyage : { $tokens }.
tell-ship = Un Bateau au Port { $n }, Serviteurs à bord : { $aboard } sur { $of }.
tell-decrees = Décrets : { $decrees }.
tell-reward = Récompense de Port, { $n } fois : { $reward }.
tell-official = { $official } ({ $place }) : { $gift }.
tell-officials = Les Officiers et leurs Cadeaux
table-exchange = Jour { $day } · Échange { $nth }

## D’où viennent les points

source-wall = Sections de la Grande Muraille
source-nights = Le plus de correspondances la Nuit
source-decrees = Décrets à leur obtention
source-travel = Jetons Voyage et échanges
source-canal = Récompenses de Port
source-palace = Cases dans le Pavillon
source-meng = Actions sans effet
source-other = Autres
course-start = début
course-night = Nuit { $day }
course-end = fin
count-outside = Votre Émissaire était à la case { $step } sur { $of } : qui est hors du Pavillon ne garde rien.

## La main, le tour et le plateau personnel

hand-then = action : { $action }
hand-pay = à payer
hand-no-action = carte sans action
pay-title = Trop faible : { $given } contre { $taken }
pay-then = Payez, puis effectuez l’action : { $place }
pay-leaves = il vous en reste { $n }
pay-card = Une autre carte
pay-card-goes = va dans votre défausse
pay-nothing = Sans action : échanger seulement les cartes
doubt-exchange-only = Échanger seulement les cartes ? Vous renoncez à l’action de la carte et à celle du lieu.
table-jade-result = Jade { $from } → { $to }
discard-matches = { $n ->
    [0] aucune correspondance
    [one] 1 correspondance
   *[other] { $n } correspondances
}
mine-gifts-left = { $n ->
    [0] plus de Cadeau
    [one] encore 1 Cadeau
   *[other] encore { $n } Cadeaux
}
mine-envoy = Émissaire : { $n } sur { $of }
mine-envoy-in = Émissaire arrivé, place { $place }
mine-envoy-worth = { $n } PV à la fin
mine-envoy-left = { $n ->
    [one] encore 1 case jusqu’au Pavillon
   *[other] encore { $n } cases jusqu’au Pavillon
}
mine-envoy-to-go = encore { $n }
mine-alarm = Sans entrer au Pavillon, vous ne marquez rien.
mine-rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
mine-rank-of = sur { $n }
mine-no-decree = aucun pour l’instant
mine-ships = Bateaux
mine-docked = sur le Canal, { $n } à quai
mine-ship = Port { $harbour }, { $load } sur { $of }
mine-ship-short = { $n ->
    [0] plein : à réclamer
    [one] encore 1 à charger
   *[other] encore { $n } à charger
}
mine-no-ship = aucun sur le Canal
ask-official = À quel Officier donnez-vous { $gift } ?
ask-payment = { $place } : comment payez-vous { $gift } ?
ask-gift = { $place } : quel Cadeau donnez-vous ?
ask-action = { $place } : { $location ->
    [travel] une cité ou deux ?
    [great-wall] comment construisez-vous ?
    [jade] dans quelle maison achetez-vous ?
    [decrees] lequel obtenez-vous ?
   *[other] option A ou B ?
}
ask-action-of-card = Par votre carte Cadeau. { $question }
ask-action-impossible = { $place } : vous ne pouvez pas effectuer cette action pour l’instant.
rival-tokens = Jetons
rival-envoy = { $n } sur { $of }
rival-in = arrivé, { $place }
over-whole = Tout le plateau
over-nowhere = pas encore parti
over-wall = Serviteurs : { $n } sur { $of }
over-jade = { $n ->
    [one] dès { $n } Serviteur
   *[other] dès { $n } Serviteurs
}
over-intrigue = vous : case { $n }
over-palace = vous : encore { $n ->
    [one] 1 case
   *[other] { $n } cases
}
over-decrees = vous en avez { $n }
over-ships = { $n ->
    [one] 1 Bateau sur le Canal
   *[other] { $n } Bateaux sur le Canal
}

## Pictures in the rules

plate-gugong-setup = Les pièces d’un joueur : Serviteurs, Double Serviteur, Émissaire, Voyageur, Bateau et pion Intrigue.
plate-gugong-morning = Les Dés du Destin, les Jours et la pioche de cartes Cadeau.
plate-gugong-exchange = Des cartes Cadeau : la valeur dans le sceau, l’action de la carte en bas.
plate-gugong-servants = Des Serviteurs, et le Double Serviteur qui compte pour deux.
plate-gugong-travel = La carte avec ses cités et ses routes ; un jeton Voyage attend dans la plupart des cités.
plate-gugong-great-wall = Une section de la Grande Muraille, avec un emplacement pour chaque Serviteur.
plate-gugong-jade = Les maisons de Jade avec leurs prix, et la Place de Jade au bout.
plate-gugong-intrigue = La zone d’Intrigues, avec les Récompenses d’Intrigues en dessous.
plate-gugong-palace = Le chemin du Pavillon et les places d’arrivée.
plate-gugong-decrees = Les Décrets : niveau et prix à gauche, leur effet à côté.
plate-gugong-canal = Le Grand Canal : les Ports avec leurs récompenses, et des Bateaux en route.
plate-gugong-night = Une carte de la défausse qui correspond à un Dé du Destin, et des Bateaux qui avancent.
plate-gugong-ending = L’arrivée au Pavillon et les Jades se comptent à la fin.
plate-gugong-bonus = Les six jetons Voyage Bonus.
plate-gugong-meng = Les cartes Solo : une sorte par lieu, et une carte spéciale.
