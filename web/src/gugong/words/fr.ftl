### Les mots de la table de Gùgōng, en français.

table-board = Le plateau
table-jump = Lieux
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
table-ships-home = Bateaux hors du Grand Canal
table-generosity = Les Cadeaux valent { $n } de plus aujourd’hui
table-start = Premier Joueur du Jour

## Une autre famille

table-cards = Cartes Cadeau en main
table-ships = Bateaux sur le Grand Canal
table-known = Cartes connues :
table-known-hand = en main
table-known-either = en main ou dans la défausse
table-meng-easy = M. Meng, facile
table-meng-normal = M. Meng, normal
table-meng-hard = M. Meng, difficile
table-meng-focus = action principale :
table-meng-focus-here = Action principale de M. Meng
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
table-stair = Case { $n } du chemin vers le Pavillon
table-wall = Section de la Grande Muraille : { $n } Serviteurs sur { $full }
table-no-decree = Emplacement sans Décret
table-a-gift = Carte Cadeau : { $what }
table-a-token = Jeton Voyage : { $what }
table-a-decree = Décret : { $what }
table-a-benefit = Récompense d’Intrigues : { $what }
table-a-reward = Récompense de Port : { $what }
table-an-option = Option { $option } : { $what }
resident = { meng }
