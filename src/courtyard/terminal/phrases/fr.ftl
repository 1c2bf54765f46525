# Les mots du terminal lui-même.

## Rules

rule-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rule-page = { $printing } p. { $page }
rule-ours = de nous : { $why }
rule-differs = Éditions : { $how }

## Players

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle
you = vous

## At the table

welcome = { $game } à { $players }. Tapez un nombre pour choisir, ? pour les règles d’une question, h pour l’aide.
journal-kept = La partie est gardée dans { $path }.
journal-not-kept = La partie n’est pas gardée : { $why }
since = Depuis votre dernier choix
so-far = Ce qui s’est passé
earlier-lines = { $count ->
    [one] ({ $count } ligne avant : l)
   *[other] ({ $count } lignes avant : l)
}
nothing-yet = Il ne s’est encore rien passé.
warning = mais : { $text }
refused = pas maintenant : { $text }
ask-number = Votre choix :
keys = u annuler · r reprendre le tour · ? règles · n notation · l journal · b plateau · q quitter
help-number = un nombre : prendre cette option (sa notation convient aussi)
help-u = u : reprendre votre dernier choix
help-r = r : reprendre tout ce qui peut l’être dans ce tour
help-rules = ? : les règles de cette question ; ? et un nombre : celles d’une option
help-n = n : montrer ou cacher la notation des options
help-l = l : tout le journal
help-b = b : redessiner le plateau
help-q = q : quitter ; la partie est gardée
not-a-number = { $typed } n’est ni un nombre de 1 à { $most } ni une lettre de cette table ; h les montre toutes.
out-of-range = Il n’y a pas d’option { $typed } ; les options vont de 1 à { $most }.
undone = Repris.
turn-restarted = Retour au début de ce qui peut être repris.
notation-on = La notation de chaque option est affichée.
notation-off = La notation est cachée.
no-rules = Aucune règle n’est notée ici.
curtain = { $name }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Au revoir.
continue-with = Pour continuer : { $command }
replay-with = Pour la revoir : { $command }

## The end

game-over = La partie est finie
points-total = Total
place = Place
wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared-win = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Replays

choices-made = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
not-over = La partie n’est pas finie.

## Gùgōng: the board

gugong-chapter-setup = Mise en place
gugong-chapter-morning = Matin
gugong-chapter-exchange = Échange
gugong-chapter-servants = Serviteurs
gugong-chapter-travel = Voyage
gugong-chapter-great-wall = Grande Muraille
gugong-chapter-jade = Jade
gugong-chapter-intrigue = Intrigues
gugong-chapter-palace = Pavillon
gugong-chapter-decrees = Décrets
gugong-chapter-canal = Grand Canal
gugong-chapter-night = Nuit
gugong-chapter-ending = Fin de la partie
gugong-chapter-bonus = Jetons Bonus

gugong-day = jour { $day } sur { $days }
gugong-phase-set-up = mise en place
gugong-phase-morning = matin
gugong-phase-day = journée
gugong-phase-night = nuit
gugong-phase-ending = la fin
gugong-phase-over = finie
gugong-dice = dés
gugong-start = premier
gugong-medal = médaille
gugong-place-travel = Voyage
gugong-place-great-wall = Muraille
gugong-place-jade = Jade
gugong-place-intrigue = Intrigues
gugong-place-palace = Pavillon
gugong-place-decrees = Décrets
gugong-place-canal = Canal
gugong-action-servant = +{ $n } serviteur
gugong-action-two-servants = +{ $n } serviteurs
gugong-action-swap = troc
gugong-action-none = –
gugong-token-servant = +{ $n } serv.
gugong-token-two-servants = +{ $n } serv.
gugong-token-palace = pavillon
gugong-token-intrigue = intrigue
gugong-token-gift-for-jade = { $n }+ → jade
gugong-token-points = { $n } PV
gugong-token-swap = troc
gugong-token-recover = reprise
gugong-token-ship = bateau
gugong-token-wall = muraille
gugong-token-servants-for-jade = { $n }s → jade
gugong-token-double = ×2
gugong-token-generous = +{ $n } dons
gugong-token-toll = péage
gugong-token-follower = suite
gugong-token-precious = don ×2
gugong-token-encore = bis
gugong-token-bargain = rabais
gugong-decree-morning-intrigue = matins : intrigue +{ $n }
gugong-decree-morning-ship = matins : charger
gugong-decree-morning-servant = matins : serviteur +{ $n }
gugong-decree-morning-palace = matins : pavillon +{ $n }
gugong-decree-morning-swap = matins : troquer
gugong-decree-cheaper-travel = voyage double −{ $n }
gugong-decree-cheaper-jade = jade −{ $n }
gugong-decree-wall-extra = muraille +{ $n } de pioche
gugong-decree-equal-is-higher = égal vaut plus
gugong-decree-cheaper-decrees = décrets −{ $n }
gugong-decree-point-per-three = 1 PV par { $n } PV (≤ { $most })
gugong-decree-eight-points = { $n } PV
gugong-decree-jade-points = { $n } PV par jade (≤ { $most })
gugong-decree-decree-points = { $n } PV par décret
gugong-decree-harbour-points = { $n } PV par port
gugong-tokens-left = { $one } + { $other } jetons dans les piles
gugong-beside = hors de la carte : { $who }
gugong-wall-state = { $built } sur { $full }
gugong-houses = maisons
gugong-square = puis { $price } chacun
gugong-next-place = prochain : { $points } PV
gugong-nobody-left = tous y sont
gugong-inside = dans
gugong-cost = { $cost }s
gugong-players = joueurs
gugong-points = PV
gugong-pool = réserve
gugong-supply = pioche
gugong-hand = main
gugong-jades = jade
gugong-intrigue = intrig.
gugong-palace = pavil.
gugong-tokens = jetons
gugong-rewards = ports
gugong-your-hand = Votre main :
gugong-your-discard = Votre défausse :
gugong-your-tokens = Vos jetons :
gugong-held = { $name } tient :
gugong-no-cards = aucune carte
gugong-reward-points = PV
gugong-reward-gift = cadeau
gugong-reward-any = au choix
gugong-reward-double = double

gugong-score-game = Pendant la partie
gugong-score-decrees = Décrets de niveau 3
gugong-score-arrival = Arrivée
gugong-score-jade = Jade
gugong-score-outside = Hors du Pavillon
gugong-tie = Points égaux : le pion le plus avancé dans les Intrigues décide ({ $order }).
gugong-all-outside = Personne n’est dans le Pavillon : les Intrigues décident ({ $order }).
