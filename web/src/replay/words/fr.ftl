### Les mots pour revoir une partie : rediffusion, analyse, résultats ; en français.

## Revoir

replay-page-title = { $game } : revoir une partie
replay-controls = Parcourir la partie
replay-first = Au début
replay-chapter-back = Chapitre précédent
replay-turn-back = Tour précédent
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-step = Coup suivant
replay-turn-on = Tour suivant
replay-chapter-on = Chapitre suivant
replay-last = À la fin
replay-slider = Moment de la partie
replay-place = { $n } sur { $of }
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-fast = rapide
replay-marks-turning = tournant
replay-keys = Flèches : coup par coup ; avec Maj : tour par tour. Page préc. et Page suiv. : chapitres. Espace : lecture et pause. Début et Fin : début et fin de la partie.
replay-reader = Point de vue
replay-reader-public = spectateur
replay-reader-all = toutes les mains visibles
replay-copy = Copier le lien vers ce moment
replay-copy-short = Lien
replay-to-table = Aller à la table
replay-beginning = La partie commence.
replay-goes-on = La partie continue.
replay-hidden = { $name } a choisi.
replay-chose = { $name } : { $chosen }
replay-no-moment = Il n’y a pas de moment { $step } dans cette partie ; voici le plus proche, le { $nearest }.

## Depuis mon dernier tour

since-title = Récapitulatif depuis votre dernier tour
since-place = { $n } sur { $of }
since-to-you = { $n ->
    [0] Rien de tout cela ne vous concerne.
    [one] Une chose vous concerne.
   *[other] { $n } choses vous concernent.
}
since-now = Voici la situation actuelle.
since-end = Reprendre la partie
since-again = Revoir
since-any-key = N’importe quelle touche ramène à la partie.

## Analyse

analysis-title = Analyse
analysis-why = Le robot fort examine chaque coup de cette partie : la situation de chacun, les tournants, et ce qu’il aurait joué à votre place. Cela prend quelques minutes ; le résultat est enregistré.
analysis-begin = Analyser cette partie
analysis-waiting = En file d’attente…
analysis-running = Coups analysés : { $done } sur { $total }
analysis-goes-on = Vous pouvez quitter cette page ; l’analyse continue toute seule.
analysis-failed = L’analyse a échoué. Les résultats déjà trouvés restent visibles.
analysis-chart = Chances de victoire au fil de la partie
analysis-chart-points = Points attendus au fil de la partie
analysis-turning = Tournants
analysis-turn = { $isMore ->
    [yes] { $whose } : de bien meilleures chances à partir d’ici.
   *[no] { $whose } : de bien moins bonnes chances à partir d’ici.
}
analysis-turn-points = { $isMore ->
    [yes] À partir d’ici, bien plus de points sont possibles.
   *[no] À partir d’ici, bien moins de points sont possibles.
}
analysis-worst-mine = Vos trois coups les plus coûteux
analysis-worst = { $name } : les trois coups les plus coûteux
analysis-whose = Coups joués par
analysis-you-did = Vous :
analysis-did = Joué :
analysis-bot-would = Le robot fort :
analysis-cost-points = { $count ->
    [one] { $n } point
   *[other] { $n } points
}
analysis-grade-small = Imprécision
analysis-grade-clear = Erreur
analysis-grade-large = Gaffe
analysis-cost-chance = { $n } de chances de gagner
analysis-no-cost = ne coûte rien
analysis-flawless = Aucun coup n’a vraiment coûté cher.
analysis-train = Travailler cette partie
analysis-training = Vérification de vos coups…
analysis-trained = { $n ->
    [0] Aucun coup n’était nettement une erreur.
    [one] { $n } erreur est dans votre entraînement.
   *[other] { $n } erreurs sont dans votre entraînement.
}
analysis-train-now = Travailler
analysis-all = { $n ->
    [one] Le seul coup
   *[other] Les { $n } coups
}
analysis-order = Trier par
analysis-by-cost = coût
analysis-by-game = ordre de la partie
analysis-numbers = Le graphique en chiffres
analysis-step = Coup
analysis-end = Fin
analysis-empty = Il n’y avait rien à choisir dans cette partie.

## Résultats

results-title = Mes résultats
results-none = Aucune partie terminée pour l’instant. Quand vous en aurez joué une jusqu’au bout, sa feuille de score, vos résultats et votre classement seront ici.
results-play = Choisir un jeu
results-games = Parties terminées
results-sheet = Feuille de score
results-print = Imprimer
results-replay = Revoir
results-place = { $place ->
    [1] 1re place sur { $of }
   *[other] { $place }e place sur { $of }
}
results-alone = en solo
results-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
results-bot = { $name } ({ $level })
results-you = vous
results-total = Total
results-placing = Rang
results-more = Afficher plus de parties
results-rating = Classement
results-rating-why = Le trait montre dans quel intervalle se situe la force réelle, 19 fois sur 20. Plus il y a de parties, plus il est court.
results-rating-mine = Vous
results-rating-bot = robot, { $level }
results-rating-row = { $rating } (de { $low } à { $high })
results-rating-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
results-records = Par jeu, variante et adversaire
results-by-options = Variantes
results-by-opponent = Adversaires
results-opponent-people = joueurs humains
results-count = Parties
results-wins = Gagnées
results-mean-place = Rang moyen
results-mean-points = Points moyens
results-best = Record
results-filter = Jeu
results-filter-all = tous les jeux
analysis-luck = Le hasard, pas le coup : les dés ou les cartes cachées ont décidé.
