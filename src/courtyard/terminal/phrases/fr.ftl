# Les mots du terminal lui-même.

## Rules

rule-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-found = { $game } : { rule-count }
rule-page = { $printing } p. { $page }
rule-page-english-1 = anglais (1re éd.) p. { $page }
rule-page-english-2 = anglais (2e éd.) p. { $page }
rule-page-french = français p. { $page }
rule-page-dutch = néerlandais p. { $page }
rule-page-rulebook = règle du jeu p. { $page }
rule-page-publisher = note { $page } de l’éditeur
rule-ours = règle maison : { $why }
rule-differs = Éditions : { $how }

## Players

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle
seat-number = Place { $n }
you = vous

## At the table

welcome = { $game } à { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}. Tapez un numéro pour choisir, ? pour les règles d’une question, h pour un conseil, k pour toutes les touches.
journal-kept = La partie est enregistrée dans { $path }.
journal-not-kept = La partie n’est pas enregistrée : { $why }
since = Depuis votre dernier coup
so-far = Journal
earlier-lines = { $count ->
    [one] ({ $count } ligne précédente : l)
   *[other] ({ $count } lignes précédentes : l)
}
nothing-yet = Il ne s’est encore rien passé.
warning = attention : { $text }
refused = pas maintenant : { $text }
ask-number = Votre choix :
keys = u annuler · r recommencer · ? règles · l journal · h conseil · k aide · q fin
help-number = un numéro : choisir cette option (sa notation convient aussi)
help-h = h : un conseil, après une seconde de réflexion
help-u = u : annuler votre dernier coup
help-r = r : annuler tout ce qui peut l’être dans ce tour
help-rules = ? : les règles derrière cette question ; ? et un numéro : celles d’une option
help-n = n : afficher ou masquer la notation des options
help-l = l : tout le journal
help-b = b : redessiner le plateau
help-k = k : toutes les touches
help-q = q : quitter ; la partie est enregistrée
not-a-number = { $typed } n’est ni un numéro de 1 à { $most } ni une commande connue ; k les montre toutes.
out-of-range = Il n’y a pas d’option { $typed } ; les options vont de 1 à { $most }.
undone = Coup annulé.
turn-restarted = Tout ce qui pouvait l’être est annulé.
nothing-to-undo = Rien à annuler : quelque chose a été révélé ou un autre joueur a joué depuis.
notation-on = La notation de chaque option est affichée.
notation-off = La notation est masquée.
no-rules = Aucune règle n’est indiquée pour cela.
curtain = { $name }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Au revoir.
continue-with = Pour continuer : { $command }
replay-with = Pour la revoir : { $command }

## Bots

opponents = { $count ->
    [one] Votre adversaire : { $opponents }.
   *[other] Vos adversaires : { $opponents }.
}
opponent = { $name } ({ $level })
bot-random = au hasard
bot-heuristic = heuristique
bot-search = recherche
bot-deep = profond
bot-novice = débutant
bot-fair = intermédiaire
bot-strong = fort
bot-master = maître
bot-learned = entraîné
thinking = { $name } réfléchit…
thinking-hint = Recherche d’un conseil…
hint = Conseil
hint-one-option = Il n’y a rien à choisir : c’est la seule option.
hint-odds = { $percent } % de chances de gagner
hint-points = { $count ->
    [one] { $whole },{ $tenths } point à la fin
   *[other] { $whole },{ $tenths } points à la fin
}
hint-tries = { $tried ->
    [one] { $tried } simulation sur { $tries }
   *[other] { $tried } simulations sur { $tries }
}
hint-number = { $whole },{ $tenths }
hint-share = { $percent } %
hint-beside = { $reasons } (par rapport à { $other }).
hint-why = Pourquoi ? { $reasons } (par rapport à { $other }).
hint-other = l’option { $number }
hint-between = {" ; "}
hint-part = { $count ->
    [one] { $name } : environ { $n } point { $more }
   *[other] { $name } : environ { $n } points { $more }
}
hint-feat = { $name } : environ { $n } { $more }
hint-total = { $count ->
    [one] à la fin, environ { $n } point { $more }
   *[other] à la fin, environ { $n } points { $more }
}
hint-wins = { $count ->
    [one] environ { $n } victoire { $more } sur 100 parties
   *[other] environ { $n } victoires { $more } sur 100 parties
}
hint-rival = { $count ->
    [one] le meilleur adversaire termine avec environ { $n } point { $more }
   *[other] le meilleur adversaire termine avec environ { $n } points { $more }
}
hint-level = presque aucune différence : moins d’un point à la fin
hint-sight = { $count ->
    [one] à première vue, environ { $n } point de plus
   *[other] à première vue, environ { $n } points de plus
}
hint-spent = le robot y a consacré { $share } de ses simulations
hint-unclear = aucun avantage net, mais le robot y a consacré { $share } de ses simulations
hint-more = de plus
hint-fewer = de moins
hint-likely = Après l’option { $number }, probablement :

## The end

game-over = La partie est terminée
points-total = Total
place = Rang
face-down = face cachée
wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared-win = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nobody-wins = Personne ne gagne.

## Replays

choices-made = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
not-over = La partie n’est pas terminée.
agreed-end = Les joueurs ont mis fin à cette partie d’un commun accord.

## Problèmes

puzzle-task = Problème : trouvez le meilleur coup pour { $name }. { $family }, niveau { $level }, classement { $rating }. h donne un conseil, s montre la solution.
puzzle-box = Boîte : valeurs différentes des nôtres ({ $digest }).
puzzle-help-h = h : un conseil : le thème, et combien d’options sont bonnes
puzzle-help-s = s : montrer la solution
puzzle-help-u = u ou r : recommencer le tour du problème
puzzle-hint = Thème : { $theme }. Bonnes options ici : { $right } sur { $options }.
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-behind = Avance perdue par rapport au meilleur coup, en points : { $n } (± { $error }).
puzzle-chances = Chances de gagner : { $percent } %, avec le meilleur coup { $best } %.
puzzle-try-again = Essayez encore.
puzzle-right = Bien joué !
puzzle-theme-is = Thème : { $theme }.
puzzle-ahead = Avance perdue avec le deuxième meilleur coup, en points : { $n } (± { $error }).
puzzle-sure = Vérifié par { $tries } simulations ; meilleur dans { $percent } % des situations tirées au sort.
puzzle-misses = { $count ->
    [one] { $count } essai manqué
   *[other] { $count } essais manqués
}
puzzle-solution = Solution
puzzle-next = Appuyez sur Entrée pour le problème suivant, q pour quitter.
puzzle-no-more = C’était le dernier problème.
puzzle-family-majority = Majorité
puzzle-family-timing = Le bon moment
puzzle-family-cards = Cartes
puzzle-family-efficiency = Efficacité
puzzle-family-investment = Investissement
puzzle-family-drafting = Choix de cartes
puzzle-family-moves = Meilleur coup
puzzle-theme-move = Meilleur coup

component = élément
component-value = valeur
component-source = source
source-rulebook = règle du jeu
source-published = publié
source-reconstructed = reconstitué
source-owner = de votre boîte
components-counted = { $game } : { $count } valeurs : { $sources }.
