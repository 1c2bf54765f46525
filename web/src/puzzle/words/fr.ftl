### Mots des problèmes ; en français.

puzzles-page = Problèmes · Courtyard
puzzles-title = Problèmes
puzzles-sentence = Trouvez le meilleur coup dans des positions de vraies parties.
puzzles-none = Il n’y a pas de problèmes sur ce serveur.
puzzle-page = { $game } : problème
puzzle-daily = Problème du jour
puzzle-of-day = Problème du jour, { $game }
puzzle-of-game = Problème, { $game }
puzzle-task = À vous de jouer. Trouvez le meilleur coup.
puzzle-you = Votre couleur : { $name }.
puzzle-players = { $n ->
    [one] En solo
   *[other] { $n } joueurs
}
puzzle-family = Thème
puzzle-level = Difficulté
puzzle-level-any = toutes
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-own-rating = Classement du problème
puzzle-my-rating = Votre classement
puzzle-margin = Avance minimale, en points
puzzle-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
puzzle-box = Une boîte aux valeurs différentes des nôtres : { $digest }
puzzle-how = Jouez-le sur le plateau, comme dans une partie.
puzzle-practice = Le premier essai est terminé : celui-ci sert d’entraînement.
puzzle-hint = Conseil
puzzle-half = Un conseil réduit de moitié la variation de votre classement.
puzzle-lit = L’une des options marquées « ? » est bonne.
puzzle-give-up = Abandonner
puzzle-wrong = Pas le meilleur coup
puzzle-behind = Points de retard sur le meilleur coup : { $n }
puzzle-turn-over = Le tour est terminé, et le meilleur coup n’a pas été joué.
puzzle-why = Pourquoi
puzzle-chances = Chances de gagner : { $chance }. Avec le meilleur coup : { $best }.
puzzle-again = Réessayer
puzzle-solution = Voir la solution
puzzle-right = Bien joué !
puzzle-shown = Solution
puzzle-compared = Le coup décisif
puzzle-best = meilleur
puzzle-change = { $before } → { $after }
puzzle-checked = Vérifié par { $tries } simulations ; meilleur dans { $share } des situations tirées au sort.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-solve = Résoudre
puzzle-found = Résolu
puzzle-theme-any = Tous les thèmes
puzzle-count = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
puzzle-first = Résolus au premier essai : { $n } sur { $of }

## Thèmes

puzzle-family-majority = Majorité
puzzle-family-timing = Le bon moment
puzzle-family-cards = Cartes
puzzle-family-efficiency = Efficacité
puzzle-family-investment = Investissement
puzzle-family-drafting = Choix de cartes
puzzle-family-moves = Meilleur coup
puzzle-theme-move = Meilleur coup
