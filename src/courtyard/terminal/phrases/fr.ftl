# Les mots du terminal lui-même.

## Rules

rule-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rule-page = { $printing } p. { $page }
rule-ours = règle maison : { $why }
rule-differs = Éditions : { $how }

## Players

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle
you = vous

## At the table

welcome = { $game } à { $players } joueurs. Tapez un numéro pour choisir, ? pour les règles d’une question, h pour l’aide.
journal-kept = La partie est enregistrée dans { $path }.
journal-not-kept = La partie n’est pas enregistrée : { $why }
since = Depuis votre dernier choix
so-far = Ce qui s’est passé
earlier-lines = { $count ->
    [one] ({ $count } ligne précédente : l)
   *[other] ({ $count } lignes précédentes : l)
}
nothing-yet = Il ne s’est encore rien passé.
warning = mais : { $text }
refused = pas maintenant : { $text }
ask-number = Votre choix :
keys = u annuler · r rejouer · ? règles · n notation · l journal · h aide · q fin
help-number = un numéro : choisir cette option (sa notation convient aussi)
help-u = u : annuler votre dernier choix
help-r = r : annuler tout ce qui peut l’être dans ce tour
help-rules = ? : les règles derrière cette question ; ? et un numéro : celles d’une option
help-n = n : afficher ou masquer la notation des options
help-l = l : tout le journal
help-b = b : redessiner le plateau
help-q = q : quitter ; la partie est enregistrée
not-a-number = { $typed } n’est ni un numéro de 1 à { $most } ni une commande connue ; h les montre toutes.
out-of-range = Il n’y a pas d’option { $typed } ; les options vont de 1 à { $most }.
undone = Choix annulé.
turn-restarted = Retour au début de ce qui peut être annulé.
notation-on = La notation de chaque option est affichée.
notation-off = La notation est masquée.
no-rules = Aucune règle n’est indiquée pour cela.
curtain = { $name }, c’est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Au revoir.
continue-with = Pour continuer : { $command }
replay-with = Pour la revoir : { $command }

## The end

game-over = La partie est terminée
points-total = Total
place = Place
wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
shared-win = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Replays

choices-made = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
not-over = La partie n’est pas terminée.

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
gugong-chapter-bonus = Jetons Voyage Bonus

gugong-day = Jour { $day } sur { $days }
gugong-phase-set-up = mise en place
gugong-phase-morning = Matin
gugong-phase-day = Journée
gugong-phase-twilight = Crépuscule
gugong-phase-night = Nuit
gugong-phase-ending = fin de partie
gugong-phase-over = terminé
gugong-dice = Dés
gugong-start = 1er joueur
gugong-medal = Médaille
gugong-place-travel = Voyage
gugong-place-great-wall = Muraille
gugong-place-jade = Jade
gugong-place-intrigue = Intrigues
gugong-place-palace = Pavillon
gugong-place-decrees = Décrets
gugong-place-canal = Canal
gugong-action-servant = +{ $n } Serviteur
gugong-action-two-servants = +{ $n } Serviteurs
gugong-action-swap = troc
gugong-action-none = –
gugong-token-servant = +{ $n } Serv.
gugong-token-two-servants = +{ $n } Serv.
gugong-token-palace = Pavillon
gugong-token-intrigue = Intrigues
gugong-token-gift-for-jade = { $n }+ → Jade
gugong-token-points = { $n } PV
gugong-token-swap = troc
gugong-token-recover = reprendre
gugong-token-ship = Bateau
gugong-token-wall = Muraille
gugong-token-servants-for-jade = { $n }s → Jade
gugong-token-double = ×2
gugong-token-generous = Cadeaux +{ $n }
gugong-token-toll = péage
gugong-token-follower = suivre
gugong-token-precious = Cadeau ×2
gugong-token-encore = bis
gugong-token-bargain = rabais
gugong-decree-morning-intrigue = Matin : Intrigues +{ $n }
gugong-decree-morning-ship = Matin : charger un Bateau
gugong-decree-morning-servant = Matin : Serviteurs +{ $n }
gugong-decree-morning-palace = Matin : Pavillon +{ $n }
gugong-decree-morning-swap = Matin : troquer une carte
gugong-decree-cheaper-travel = Voyage double −{ $n }
gugong-decree-cheaper-jade = Jade −{ $n }
gugong-decree-wall-extra = Muraille +{ $n } (pioche)
gugong-decree-equal-is-higher = égal vaut supérieur
gugong-decree-cheaper-decrees = Décrets −{ $n }
gugong-decree-point-per-three = 1 PV par { $n } PV (≤ { $most })
gugong-decree-eight-points = { $n } PV
gugong-decree-jade-points = { $n } PV par Jade (≤ { $most })
gugong-decree-decree-points = { $n } PV par Décret
gugong-decree-harbour-points = { $n } PV par récompense
gugong-tokens-left = { $one } + { $other } jetons dans les piles
gugong-beside = hors de la carte : { $who }
gugong-wall-state = { $built } sur { $full }
gugong-houses = maisons
gugong-square = puis { $price } par Jade
gugong-next-place = prochaine arrivée : { $points } PV
gugong-nobody-left = tous y sont entrés
gugong-inside = entré
gugong-cost = { $cost }s
gugong-players = Joueurs
gugong-points = PV
gugong-pool = Réserve
gugong-supply = Pioche
gugong-hand = Main
gugong-jades = Jade
gugong-intrigue = Intrig.
gugong-palace = Pavil.
gugong-tokens = Jetons
gugong-rewards = Ports
gugong-your-hand = Votre main :
gugong-your-discard = Votre défausse :
gugong-your-tokens = Vos jetons :
gugong-held = { $name } détient :
gugong-no-cards = aucune carte
gugong-reward-points = PV
gugong-reward-gift = Cadeau
gugong-reward-any = au choix
gugong-reward-double = Double

gugong-score-game = Pendant la partie
gugong-score-decrees = Décrets de niveau 3
gugong-score-arrival = Arrivée
gugong-score-jade = Jade
gugong-score-outside = Hors du Pavillon
gugong-tie = Égalité de points : le pion le plus avancé dans la zone d’Intrigues l’emporte ({ $order }).
gugong-all-outside = Personne n’est dans le Pavillon : la zone d’Intrigues décide ({ $order }).
