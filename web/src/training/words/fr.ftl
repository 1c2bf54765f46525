### Mots de l’entraînement : les erreurs qui reviennent, et les progrès ; en français.

training-page = Mon entraînement · Courtyard
training-title = Mon entraînement
training-since = { $games ->
    [one] { $games } partie depuis le { $date }
   *[other] { $games } parties depuis le { $date }
}
training-filter-game = Jeu
training-filter-days = Période
training-games-all = Tous les jeux
training-days-30 = 30 jours
training-days-100 = 100 jours
training-days-all = Tout

## Chiffres

training-rating = Classement : { $game }
training-rating-none = Aucune partie classée
training-change-up = ▲ { $n } en 30 jours
training-change-down = ▼ { $n } en 30 jours
training-loss = Points perdus par coup
training-better = mieux qu’avant : { $n }
training-worse = moins bien qu’avant : { $n }
training-missing = { $n ->
    [one] Il manque { $n } coup analysé
   *[other] Il manque { $n } coups analysés
}
training-puzzles = Classement aux problèmes
training-puzzles-none = Aucun problème résolu

## Évolution du classement

training-chart = Évolution du classement
training-chart-none = Aucune partie classée dans cette période.
training-chart-why = Calculé avec le classement actuel de vos adversaires.
training-chart-range = { $rating } ± { $range }
training-opponents = Adversaires
training-opponents-all = tous
training-opponents-people = joueurs humains

## Où l’on perd le plus

training-where = Où vous perdez le plus
training-where-note = Points par coup, par rapport au meilleur coup
training-by-place = Par lieu
training-by-phase = Par phase
training-favourite = Votre lieu préféré : { $place }
training-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}

## Erreurs

training-mistakes = Travailler vos erreurs
training-due = { $n } aujourd’hui · { $tomorrow } demain · { $week } cette semaine
training-all = Tout travailler ({ $n })
training-question = Quel coup était meilleur ?
training-chose = Vous avez choisi : { $chosen }
training-try = Réessayer
training-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
training-new = nouvelle
training-found = trouvée la dernière fois
training-missed = manquée la dernière fois
training-step = Étape { $n } sur 4
training-done = Rien à travailler aujourd’hui. La prochaine erreur revient le { $date }.
training-empty = Pas encore d’erreurs. Ouvrez l’analyse d’une partie terminée et choisissez « Travailler cette partie ».
training-results = Mes résultats

## Une erreur à la table

training-page-mistake = { $game } : votre erreur
training-of-game = Votre erreur, { $game }
training-cost = Points perdus dans la partie
training-played = Jouée le
training-repetition = Révision
training-as-good = Trouvez un coup aussi bon que le meilleur.
training-practice = Cette révision est terminée : cet essai sert d’entraînement.
training-back-on = Revient le { $date }
training-next = Erreur suivante
