### Les boîtes : les valeurs de l’exemplaire de quelqu’un.

boxes-why = Certaines valeurs de nos cartes ne figurent dans aucune règle du jeu ; nous avons dû les reconstituer. Si vous possédez le jeu, saisissez ce qu’indique votre boîte et jouez avec. Ne saisissez que ce que vous lisez sur vos propres éléments.
boxes-shelf = Mes boîtes ({ $n } sur { $most })
boxes-none = Pas encore de boîte. Créez-en une ou importez un fichier.
box-usual-name = Ma boîte
box-copy-name = { $name } (copie)
box-new = Nouvelle boîte
box-game = Jeu
box-name = Nom de la boîte
box-create = Créer la boîte
box-open = Ouvrir
box-open-name = Ouvrir { $name }
box-rename = Renommer
box-rename-name = Renommer { $name }
box-duplicate = Dupliquer
box-duplicate-name = Dupliquer { $name }
box-delete = Supprimer
box-delete-name = Supprimer { $name }
box-delete-sure = Supprimer « { $name } » ? Ses valeurs ne pourront pas être rétablies. Les parties jouées avec elle les gardent.
box-delete-yes = Supprimer la boîte
box-confirmed-of = confirmés : { $confirmed } sur { $pieces }
box-not-playable = pas encore jouable
box-is-shared = partagée
box-is-default = utilisée par ce serveur

box-components = Éléments
box-kinds = Types d’éléments
box-opened = Élément ouvert
box-pick = Choisissez un élément dans la liste.
box-find = Chercher un élément
box-filter-all = Tous
box-filter-unconfirmed = À confirmer
box-filter-changed = Modifiés
box-none-here = Rien à afficher ici.
box-progress-cards = Cartes confirmées : { $confirmed } sur { $pieces }
box-progress = Éléments confirmés : { $confirmed } sur { $pieces }
box-source-box = ma boîte
box-source-rulebook = règle du jeu
box-source-published = publié
box-source-reconstructed = reconstitué
box-source-owner = saisi
box-is-changed = modifié
box-set = Paquet { $set }
box-nth = { $nth } sur { $of }
box-all = Voir la liste
box-next = Suivant à confirmer
box-changed = Ce que vous avez modifié
box-was = { $before } → { $after }
box-aside = Noms dans d’autres langues
box-copies-why = On connaît des boîtes de 67 et de 70 cartes : indiquez combien d’exemplaires contient la vôtre.
box-right = Toutes les valeurs sont valables.
box-confirm = Confirmer la carte
box-confirm-other = Confirmer
box-undo = Annuler
box-confirm-again = Confirmée
box-unconfirm = Pas confirmée
box-reset = Reprendre nos valeurs
box-confirmed-next = { $name } : confirmé. L’élément suivant est ouvert.
box-confirmed-all = { $name } : confirmé. Il ne reste rien à confirmer.
box-less = Moins : { $what }
box-more = Plus : { $what }
box-saved = Enregistré
box-saving = Enregistrement…
box-partly = Enregistré, sauf ce qui est encore faux.
box-offline = Non enregistré : le serveur est injoignable. Vos modifications sont gardées sur cet appareil et renvoyées.
box-refused = Non enregistré.
box-cannot-play = Cette boîte n’est pas encore jouable. { $why }
box-create-table = Créer une table

box-import = Importer un fichier
box-import-short = Importer
box-import-why = Un fichier CSV ou TOML, par exemple une boîte exportée. Vous voyez ce qui changerait avant tout changement.
box-import-pick = Choisir un fichier
box-import-take = Appliquer
box-import-new = Créer la boîte
box-imported = Le fichier a été appliqué.
box-preview = Ce qui changerait
box-component = Élément
box-value = Valeur
box-before = Avant
box-after = Après
box-at = Ligne { $line }, colonne { $column } :
box-more-changes = Afficher toutes les modifications
box-about = { $what } : { $why }
box-export = Exporter
box-export-why = Le CSV est fait pour les tableurs. Le TOML fonctionne aussi en ligne de commande.
box-export-csv = Fichier CSV
box-export-toml = Fichier TOML
box-print = Imprimer la fiche
box-sheet-title = { $name } – { $game }
box-sheet-how = Prenez les cartes dans l’ordre de la liste. Si votre boîte indique autre chose que la petite valeur grise, écrivez-le dessous. Cochez ce que vous avez comparé.

box-share = Partager
box-shared = Partagée
box-share-why = Toute personne qui a le lien peut voir cette boîte, la copier et jouer avec. Personne d’autre ne peut la modifier.
box-make-link = Créer un lien
box-copy-link = Copier le lien
box-link = Lien vers cette boîte
box-unshare = Ne plus partager
box-shared-copy = partagée, en lecture seule
box-keep-copy = Enregistrer une copie

box-choice = Boîte
box-choice-why = Les valeurs avec lesquelles jouer
box-choice-ours = nos valeurs
box-choice-default = { $name } (utilisée par ce serveur)
box-choice-mine = { $name } (confirmés : { $confirmed } sur { $pieces })
box-choice-unrated = Les parties jouées avec votre propre boîte ne comptent pas pour le classement.

box-wrong-number = Saisissez un nombre entier de { $least } à { $most }.
box-wrong-whole = Saisissez un nombre entier.
box-wrong-choice = Choisissez parmi : { $words }.
box-wrong-name = Saisissez un nom.
box-wrong-text = Le texte est trop long ou contient des caractères non imprimables. Saisissez { $most } caractères au plus.
box-wrong-cost = Une carte doit coûter quelque chose. Saisissez au moins un cube, un Krystallium ou un Soldat.
box-wrong-per = Les PV par carte manquent. Saisissez-les, ou choisissez « aucun » ici.
box-wrong-stays = Les règles ont besoin de cette valeur. Laissez { $ours }.
box-wrong-two = Saisissez deux ressources.
box-wrong-form = Ce n’est pas la forme attendue. Écrivez comme dans un fichier exporté.
box-wrong-tokens = Votre boîte doit contenir { $one } jetons Voyage de base ; il y en a { $n }. Modifiez leurs nombres.
box-wrong-officials = Les Officiers doivent commencer avec { $one } cartes Cadeau ; il y en a { $n }. Modifiez le paquet d’une carte.
box-wrong-set = Le paquet de départ { $set } doit contenir { $one } cartes Cadeau ; il y en a { $n }. Modifiez le paquet d’une carte.
box-wrong-decrees = Il doit y avoir 5 Décrets de niveau { $level } ; il y en a { $n }. Modifiez le niveau de l’un d’eux.
box-wrong-cards = Une boîte contient { $one } cartes Développement, ou { $other } (l’édition des boutiques) ; il y en a { $n }. Modifiez le nombre d’exemplaires.

box-kind-card = Cartes Développement
box-kind-treasure = Trésors
box-kind-menace = Menaces
box-kind-duchy = Duchés
box-kind-advisor = Conseillers
box-kind-quest = Quêtes
box-kind-gift = Cartes Cadeau
box-kind-decree = Décrets
box-kind-token = Jetons Voyage
box-kind-die = Dés du Destin
box-kind-automa = Cartes Solo
box-kind-board = Plateau
box-kind-present = Noms des Cadeaux
box-kind-other = Divers

box-word-empty = aucun
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

box-field-part = { $field } : { $part }
box-field-en = Nom (anglais)
box-field-fr = Nom (français)
box-field-nl = Nom (néerlandais)
box-field-en_plural = Pluriel (anglais)
box-field-fr_plural = Pluriel (français)
box-field-nl_plural = Pluriel (néerlandais)
box-field-type = Type
box-field-copies = Exemplaires
box-field-cost = Coût
box-field-makes = Production
box-field-makes_per_type = Produit par type
box-field-makes_per_resource = Produit par carte
box-field-points = PV
box-field-points_per = PV par carte
box-field-points_per_type = Type compté
box-field-soldiers = Soldats
box-field-krystallium = Krystallium
box-field-recycling = Recyclage
box-field-price = Prix
box-field-phase = Phase
box-field-two_players_only = Seulement à deux joueurs
box-field-number = Nombre
box-field-cards = Cartes
box-field-starters = Cartes au départ
box-field-each = Par joueur
box-field-cubes = Cubes
box-field-tokens = Jetons
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

box-row-kingdom-rounds = Manches
box-row-kingdom-hand = Main
box-row-kingdom-offering = Zones de Proposition
box-row-kingdom-traps = Jetons Piège
box-row-kingdom-alchemy = Alchimie
box-row-kingdom-soldiers = Jetons Soldat
box-row-kingdom-solo = En solo
box-row-kingdom-advisors = Module Conseillers
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

box-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
box-to-fix = { $n ->
    [one] { $n } point à corriger d’abord
   *[other] { $n } points à corriger d’abord
}
box-import-wrong = { $n ->
    [one] Le fichier contient { $n } erreur. Rien n’a été modifié.
   *[other] Le fichier contient { $n } erreurs. Rien n’a été modifié.
}
box-would-change = { $n ->
    [one] { $n } valeur changerait.
   *[other] { $n } valeurs changeraient.
}
box-would-confirm = { $n ->
    [one] { $n } élément serait confirmé.
   *[other] { $n } éléments seraient confirmés.
}
box-wrong-list = { $n ->
    [one] Saisissez { $n } nombre.
   *[other] Saisissez { $n } nombres séparés par des espaces.
}
box-wrong-entries = { $n ->
    [one] Saisissez de { $least } à { $most } valeurs, pas { $n }.
   *[other] Saisissez de { $least } à { $most } valeurs, pas { $n }.
}
