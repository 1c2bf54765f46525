### Les boîtes : les valeurs de l’exemplaire de quelqu’un.

boxes-why = Certaines valeurs de nos cartes ne figurent dans aucun livret de règles ; nous avons dû les reconstituer. Si vous possédez le jeu, saisissez ce qu’indique votre boîte et jouez avec. Ne saisissez que ce que vous lisez sur vos propres éléments.
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
box-nth = { $nth } sur { $of }
box-all = Voir la liste
box-next = Suivant à confirmer
box-changed = Ce que vous avez modifié
box-was = { $before } → { $after }
box-aside = Noms dans d’autres langues
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
box-partly = Enregistré, sauf ce qui reste à corriger.
box-offline = Non enregistré : le serveur est injoignable. Vos modifications sont gardées sur cet appareil et renvoyées.
box-refused = Non enregistré.
box-cannot-play = Cette boîte n’est pas encore jouable. { $why }
box-create-table = Créer une table

box-import = Importer un fichier
box-import-short = Importer
box-import-why = Un fichier CSV ou TOML, par exemple une boîte exportée. Vous voyez d’abord ce qui changerait.
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
box-wrong-stays = Les règles ont besoin de cette valeur. Laissez { $ours }.
box-wrong-form = Ce n’est pas le format attendu. Écrivez la valeur comme dans un fichier exporté.

box-kind-other = Divers

box-word-empty = aucun

box-field-part = { $field } : { $part }
box-field-en = Nom (anglais)
box-field-fr = Nom (français)
box-field-nl = Nom (néerlandais)
box-field-copies = Exemplaires
box-field-cost = Coût
box-field-points = PV
box-field-price = Prix
box-field-number = Nombre
box-field-cards = Cartes
box-field-each = Par joueur
box-field-tokens = Jetons

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
