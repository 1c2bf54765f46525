### Les mots de Gùgōng en français. Dans le journal, @0 à @4 désignent les joueurs.

## Quantités

servants =
    { $n ->
        [one] { $n } Serviteur
       *[other] { $n } Serviteurs
    }
more-servants =
    { $n ->
        [one] +{ $n } Serviteur
       *[other] +{ $n } Serviteurs
    }
points = { $n } PV
steps =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
jade =
    { $n ->
        [one] { $n } Jade
       *[other] { $n } Jades
    }
tokens =
    { $n ->
        [one] { $n } jeton Voyage
       *[other] { $n } jetons Voyage
    }
listed = { $one }, { $other }
either = { $one } ou { $other }
a-servant = un Serviteur
the-double = le Double Serviteur

## Cadeaux

gift-1 = corbeille de fruits
gift-2 = éventail en papier
gift-3 = pierres de Go
gift-4 = service à thé
gift-5 = bonsaï
gift-6 = vase de porcelaine
gift-7 = robe de soie
gift-8 = pipa de Dunhuang
gift-9 = statue de jade
the-gift =
    { $value ->
        [1] la { gift-1 }
        [2] l’{ gift-2 }
        [3] les { gift-3 }
        [4] le { gift-4 }
        [5] le { gift-5 }
        [6] le { gift-6 }
        [7] la { gift-7 }
        [8] le { gift-8 }
       *[9] la { gift-9 }
    }
gift-card = { the-gift } ({ $value })
gift-card-in-full = { the-gift } ({ $value }, { $action })
gift-card-raised = { the-gift } ({ $value }, valant { $worth } aujourd’hui)
action-swap = échange de cartes
action-none = aucune action

## Lieux, Officiers, cités

place-travel = Voyage
place-great-wall = Grande Muraille
place-jade = Jade
place-intrigue = Intrigues
place-palace = Pavillon
place-decrees = Décrets
place-canal = Grand Canal
official-travel = Officier de l’Impôt
official-great-wall = Officier des travaux publics
official-jade = Officier du Jade
official-intrigue = Officier des Mystères
official-palace = Officier du Censorat
official-decrees = Officier des Décrets
official-canal = Officier du Commerce
city-own = { $name }
city-chengdu = Chengdu
city-datong = Datong
city-dengzhou = Dengzhou
city-jinan = Jinan
city-kaifeng = Kaifeng
city-liaoyang = Liaoyang
city-luoyang = Luoyang
city-nanjing = Nanjing
city-pingyang = Pingyang
city-suzhou = Suzhou
city-taiyuan = Taiyuan
city-wuchang = Wuchang
city-xian = Xi’an
city-xuzhou = Xuzhou
harbour =
    { $n ->
        [1] 1er Port
       *[other] { $n }e Port
    }
harbour-on-route = { harbour } (chemin { $route })
reward-gift = une carte Cadeau

## Jetons Voyage

token-palace = +{ steps } pour l’Émissaire
token-intrigue = +{ steps } pour le pion Intrigue
token-gift-for-jade = un Cadeau de valeur { $n } ou plus contre un Jade
token-points = { points }
token-swap = échange de cartes
token-recover = une carte reprise dans la défausse
token-ship = un Serviteur de la pioche sur un Bateau
token-wall = un Serviteur de la pioche sur la Grande Muraille
token-servants-for-jade = { servants } contre un Jade
token-double = compte pour deux dans un échange
token-generous = jeton Voyage Bonus 1 (Cadeaux +{ $n } aujourd’hui)
token-toll = jeton Voyage Bonus 2 (péage de { points })
token-follower = jeton Voyage Bonus 3 (suivre une action)
token-precious = jeton Voyage Bonus 4 (un Cadeau de valeur doublée)
token-encore = jeton Voyage Bonus 5 (deux fois l’action d’une carte)
token-bargain = jeton Voyage Bonus 6 ({ servants } de moins)

## Décrets

decree-morning-intrigue = { steps } pour le pion Intrigue chaque Matin
decree-morning-ship = un Serviteur de la pioche sur un Bateau chaque Matin
decree-morning-servant = { more-servants } chaque Matin
decree-morning-palace = { steps } pour l’Émissaire chaque Matin
decree-morning-swap = échange de cartes chaque Matin
decree-cheaper-travel = le double déplacement coûte { servants } de moins
decree-cheaper-jade = l’action Jade coûte { servants } de moins
decree-wall-extra = un Serviteur de plus à chaque action Grande Muraille
decree-equal-is-higher = un Cadeau égal compte comme supérieur
decree-cheaper-decrees = l’action Décret coûte { servants } de moins
decree-point-per-three = à la fin, 1 PV par tranche de { $n } PV, { $most } au plus
decree-eight-points = à la fin, { points }
decree-jade-points = à la fin, { points } par Jade, { $most } au plus
decree-decree-points = à la fin, { points } par Décret possédé
decree-harbour-points = à la fin, { points } par récompense de Port

## Questions

prompt-gift = À vous de jouer : quel Cadeau donnez-vous ?
prompt-official = À quel Officier donnez-vous { $gift } ?
prompt-payment = Pour obtenir { $taken } de l’{ $official }, il faut plus que { $gift } : que payez-vous ?
prompt-action = Action de l’{ $official } ({ $place }) : que faites-vous ?
prompt-action-of-card = Action de votre carte Cadeau ({ $place }) : que faites-vous ?
prompt-action-following = Vous pouvez suivre l’action de l’{ $official } ({ $place }) : que faites-vous ?
prompt-price = Vous payez { $price } : votre Double Serviteur en paie-t-il deux ?
prompt-price-of-one = Vous payez { $price } : votre Double Serviteur paie-t-il, bien qu’il compte pour deux ?
prompt-servants = Vous gagnez { $servants } : que prenez-vous dans votre pioche ?
prompt-first-city = Dans quelle cité votre Voyageur commence-t-il ?
prompt-city = Vers quelle cité votre Voyageur se déplace-t-il ?
prompt-token = « { $token } » : que faites-vous de ce jeton ?
prompt-lower-price = Votre Décret vous permet de payer moins : quel prix payez-vous ?
prompt-envoy = Vous pouvez avancer votre Émissaire de { $steps }. Le faites-vous ?
prompt-intrigue = Vous pouvez avancer votre pion Intrigue de { $steps }. Le faites-vous ?
prompt-points = Vous pouvez marquer { $points }. Le faites-vous ?
prompt-room = Vos { $spaces } emplacements pour jetons Voyage sont tous pris : quel échange faites-vous ?
prompt-hand-in = Quel jeton Voyage échangez-vous ? Reste à payer : { $tokens }
prompt-extra = Ajoutez-vous un Serviteur de votre pioche sur la Grande Muraille ?
prompt-benefit = Grande Muraille terminée : quelle Récompense d’Intrigues (vous : case { $step }) ?
prompt-load = Sur quel Bateau embarquez-vous un Serviteur de votre Réserve ?
prompt-load-supply = Sur quel Bateau embarquez-vous un Serviteur de votre pioche ?
prompt-sail = Lequel de vos Bateaux avance ?
prompt-claim = Votre Bateau du { $harbour } est plein : réclamez-vous sa récompense de Port ?
prompt-swap = Quelle carte échangez-vous avec un Officier ?
prompt-swap-with = Contre quelle carte échangez-vous { $gift } ?
prompt-encore = Vous avez donné { $gift } : effectuez-vous son action une ou deux fois ?
prompt-morning = Lequel de vos Décrets du Matin utilisez-vous en premier ?
prompt-last-trade = Le décompte final va commencer : échangez-vous des jetons Voyage une dernière fois ?

## Choix : l’échange

give = Donner { $gift } : { $action }
give-to = À l’{ $official } contre { $taken } : gratuit
give-to-for = À l’{ $official } contre { $taken } : coûte { $ways }
way-card = une carte
way-precious = le jeton Voyage Bonus 4
way-actions = vos actions
pay = Payer { $price }
sacrifice = Défausser aussi { $gift }
sacrifice-any = Défausser une deuxième carte
no-actions = Échanger sans effectuer d’action
use-precious = Utiliser le jeton Voyage Bonus 4 : faire passer { $gift } à { $worth }
use-encore = Utiliser le jeton Voyage Bonus 5 et effectuer deux fois l’action de la carte : { $action }
use-bargain = Utiliser le jeton Voyage Bonus 6 : { $servants } de moins à payer
swap-from-hand = Échanger { $gift } de votre main
swap-from-discard = Échanger { $gift } de votre défausse
swap-with = Prendre { $taken } à l’{ $official }

## Choix : les actions

travel-once = A : déplacer votre Voyageur une fois, gratuitement
travel-twice = B : payer { $price } et déplacer votre Voyageur deux fois
climb = A : avancer de { $steps } dans la zone d’Intrigues
climb-for-medal = A : avancer de { $steps } dans la zone d’Intrigues et prendre la Médaille du Premier Joueur
climb-paid = B : payer { $price } pour avancer de { $steps } dans la zone d’Intrigues
envoy = A : { $outcome }
envoy-paid = B : payer { $price } ; { $outcome }, +{ $steps } dans la zone d’Intrigues
envoy-climbs = Émissaire à la case { $step } sur { $stairs }
envoy-enters = Émissaire au Pavillon, place { $place } ({ $points } à la fin)
envoy-enters-scoring = Émissaire au Pavillon, place { $place } ({ $points } à la fin), et { $more }
build-one = A : placer { $servant } sur la Grande Muraille ({ $wall })
build-two = B : payer { $price } et placer deux Serviteurs sur la Grande Muraille ({ $wall })
build-three = B : payer { $price } et placer un Serviteur et votre Double Serviteur sur la Grande Muraille ({ $wall })
pay-and-build = B : payer { $price } et ne placer que { $servant } sur la Grande Muraille ({ $wall })
build-extra = Placer { $servant } de votre pioche sur la Grande Muraille ({ $wall })
wall-stands = { $total } sur { $full }
wall-complete = { $total } sur { $full } : terminée
buy-jade = Payer { $price } pour un Jade
buy-jade-on-square = Payer { $price } pour un Jade de la Place de Jade
obtain-decree = « { $decree } » : payer { $price }, y en laisser un de plus, marquer { $points }
decree-named = « { $decree } »
obtain-last-decree = « { $decree } » : payer { $price }, y en laisser un de plus
load-and-move = A : embarquer un Serviteur, puis faire avancer un Bateau
load-two = B : payer { $price } et embarquer deux Serviteurs
benefit = Reculer de { $steps } : { $gain }
turn-die = tourner le Dé { $die } de { $from } à { $to }
turn-any-die = tourner un Dé du Destin

## Choix : Serviteurs et jetons

pay-plain = Payer { $price } sans votre Double Serviteur
pay-with-double = Payer avec votre Double Serviteur
pay-with-double-and = Payer avec votre Double Serviteur et { $rest }
take = Prendre { $servants }
take-none = N’en prendre aucun
take-double = Prendre votre Double Serviteur
take-double-and = Prendre votre Double Serviteur et { $rest }
to-city = { $city } : { $token }
discard-for-jade = Défausser { $gift } contre un Jade
recover = Reprendre { $gift } en main
use-generous = Mettre un Serviteur de côté : vos Cadeaux valent { $n } de plus aujourd’hui
toll-at = Le poser chez l’{ $official } avec un Serviteur : les autres joueurs qui y agissent aujourd’hui vous paient { $points }
follow-at = Le poser chez l’{ $official } avec un Serviteur : y suivre aujourd’hui les actions des autres
trade = Échanger { $tokens } contre { $gain }
hand-in-face-down = Un jeton face cachée
hand-in-double = Le jeton qui compte pour deux
hand-in-unused = Non utilisé : { $token }
morning-decree = D’abord « { $decree } »

## Choix : les Bateaux

load = Embarquer { $servant } sur le Bateau du { $harbour } ({ $aboard } sur { $spaces })
load-onto = Charger le Bateau du { $harbour }
load-double-onto = Embarquer votre Double Serviteur sur le Bateau du { $harbour }
new-ship = Placer un nouveau Bateau au { $harbour } avec { $servant }
launch = Placer un nouveau Bateau
launch-on = Placer un nouveau Bateau sur le chemin { $route }
sail = Faire avancer le Bateau du { $from } au { $to }
sail-out = Faire sortir en mer le Bateau du { $harbour }
move-ship = Faire avancer le Bateau du { $harbour }
claim = Réclamer { $reward } ; un Serviteur reste, le Bateau et les autres rentrent

## Renoncer

decline-action = Renoncer à cette action
decline-following = Ne pas suivre
decline-token = Renoncer à la récompense
take-advantage = En profiter
waive-advantage = Y renoncer
pay-this = Payer { $price }
ask-always = Me consulter sur tout ce que je peux refuser (actuellement : seulement si cela compte)
ask-rarely = Ne me consulter que si cela compte (actuellement : sur tout ce que je peux refuser)
store-token = Ranger le jeton sans l’utiliser
decline-extra = N’ajouter aucun Serviteur
decline-benefit = Aucune Récompense d’Intrigues
decline-load = Ne rien embarquer
decline-sail = Ne faire avancer aucun Bateau
decline-claim = Laisser le Bateau attendre
decline-swap = Ne rien échanger
decline-encore = L’effectuer une seule fois
decline-trade = Ne plus rien échanger

## Mises en garde

warn-gain-lost =
    Votre pioche est trop petite : { $n ->
        [one] { servants } serait perdu.
       *[other] { servants } seraient perdus.
    }
warn-left-behind =
    { $n ->
        [one] { servants } resterait dans votre pioche.
       *[other] { servants } resteraient dans votre pioche.
    }
warn-steps-lost =
    La zone d’Intrigues s’arrête avant : { $n ->
        [one] { steps } serait perdue.
       *[other] { steps } seraient perdues.
    }
warn-double-pays-one = Votre Double Serviteur ne paierait que pour un seul Serviteur.
warn-no-actions = Vous n’effectueriez ni l’action de la carte ni celle du lieu.
warn-no-location-action = En l’état, l’action du lieu ({ $place }) ne vous apporterait rien.
warn-no-token-in-reach = Votre Voyageur ne peut atteindre aucun jeton Voyage.
warn-no-second-token = Après le premier déplacement, votre Voyageur ne peut plus atteindre aucun jeton Voyage.
warn-nothing-to-load = Vous ne pouvez rien embarquer, seulement faire avancer un Bateau.
warn-bargain-partly = Le jeton Voyage Bonus 6 ne vous épargnerait que { $saved }.
warn-bargain-used = Le jeton Voyage Bonus 6 serait utilisé pour rien.
warn-no-more-mornings = Il ne reste plus de Matin : vous n’auriez que les PV.
warn-benefit-unusable = En l’état, vous ne pouvez pas en profiter.
warn-no-room = Vous n’avez plus d’emplacement libre : il faudrait d’abord faire un échange.
warn-benefit-lost = La récompense serait perdue.
warn-double-aside = C’est votre Double Serviteur qui serait mis de côté.
warn-no-gift-left = Vous n’avez plus de Cadeau à donner aujourd’hui.
warn-servants-worthless = Les Serviteurs ne valent plus rien.
warn-tokens-worthless = Les jetons Voyage que vous gardez ne valent plus rien.
warn-power-lost = Son pouvoir serait perdu.
warn-last-harbour = Dernier Port : à moins de réclamer une récompense d’ici là, le Bateau sera perdu en mer la Nuit.
warn-lost-at-sea = Le Bateau serait perdu en mer, sans récompense.
warn-driven-out = L’un des deux est obligatoire : votre Bateau du dernier Port devrait partir et serait perdu en mer.
warn-reward-waits = La récompense de Port n’est pas réclamée pour l’instant.
warn-last-claim = C’est la dernière occasion de réclamer une récompense : la partie se termine.
warn-too-late = La partie se termine : cela ne vous servirait plus à rien.

## Pourquoi un choix est impossible

reason-servants-short = Il manque { $short }.
reason-tokens-short = Il manque { $short }.
reason-steps-short = Il manque { $short }.
reason-no-other-card = Vous n’avez pas d’autre carte en main.
reason-not-precious-enough = Même doublé, le Cadeau n’est pas supérieur.
reason-bargain-useless = Même ainsi, vous n’auriez pas de quoi payer.
reason-must-act = Après l’échange, vous devez effectuer au moins une des deux actions.
reason-must-take = La récompense doit être prise si elle peut l’être.
reason-must-load = L’option B impose d’embarquer deux Serviteurs.
reason-square-closed = La Place de Jade ne vend que lorsque toutes les maisons sont vides.
reason-obtained = Vous possédez déjà ce Décret.
reason-no-ship-no-load = Vous ne pouvez ni embarquer un Serviteur ni faire avancer un Bateau.
reason-no-room-for-two = Vos Bateaux n’ont pas de place pour deux Serviteurs.
reason-out-of-reach = Une cité avec un jeton Voyage barre la route.
reason-too-low = Il faut un Cadeau de valeur { $least } ou plus.
reason-ship-full = Il est plein.
reason-double-needs-two = Votre Double Serviteur a besoin de deux emplacements libres.
reason-ships-out =
    { $n ->
        [one] Votre seul Bateau est déjà sur le Grand Canal.
       *[other] Vos { $n } Bateaux sont tous sur le Grand Canal.
    }
reason-no-harbour = Aucun Port n’est libre.
reason-no-harbour-ahead = Aucun Port n’est libre devant lui.
reason-reward-used = Tous les emplacements de cette récompense sont pris.
reason-double-won = Vous avez déjà gagné votre Double Serviteur.
reason-no-card-left = La pioche de cartes Cadeau est vide.

## Journal : le Jour

log-ships-advance = Tous les Bateaux avancent d’un Port.

log-start-player = { $who } est le Premier Joueur.
log-start-player-you = Vous êtes le Premier Joueur.
log-dawn = Jour { $day } : Matin.
log-new-start-player = { $who } a la Médaille et devient le Premier Joueur.
log-new-start-player-you = Vous avez la Médaille et devenez le Premier Joueur.
log-tokens-reshuffled = Les jetons Voyage défaussés sont mélangés et forment de nouvelles piles.
log-die-rolled = Le Dé du Destin { $die } indique { $value }.
log-morning-advantage = { $who } a un Décret du Matin : { $decree }.
log-morning-advantage-you = Vous avez un Décret du Matin : { $decree }.
log-turn = C’est à { $who } de jouer.
log-turn-you = C’est à vous de jouer.
log-night = Jour { $day } : Nuit.
log-matches =
    { $n ->
        [0] { $who } n’a aucune correspondance.
        [one] { $who } a { $n } correspondance.
       *[other] { $who } a { $n } correspondances.
    }
log-matches-you =
    { $n ->
        [0] Vous n’avez aucune correspondance.
        [one] Vous avez { $n } correspondance.
       *[other] Vous avez { $n } correspondances.
    }
log-most-matches = { $who } a le plus de correspondances ({ $n }) et marque { $points }.
log-most-matches-you = Vous avez le plus de correspondances ({ $n }) et marquez { $points }.
log-game-over = La partie est terminée.

## Journal : l’échange

log-exchanged = { $who } donne { $gift } à l’{ $official } et prend { $taken }.
log-exchanged-you = Vous donnez { $gift } à l’{ $official } et prenez { $taken }.
log-without-actions = { $who } renonce à toute action.
log-without-actions-you = Vous renoncez à toute action.
log-sacrificed = { $who } défausse une carte en paiement.
log-sacrificed-you = Vous défaussez { $gift } en paiement.
log-sacrificed-open = { $who } défausse { $gift } en paiement.
log-swapped = { $who } échange { $gift } contre { $taken } de l’{ $official }.
log-swapped-you = Vous échangez { $gift } contre { $taken } de l’{ $official }.
log-action-declined = { $who } renonce à l’action ({ $place }).
log-action-declined-you = Vous renoncez à l’action ({ $place }).
log-not-followed = { $who } ne suit pas ({ $place }).
log-not-followed-you = Vous ne suivez pas ({ $place }).

## Journal : les Serviteurs

log-paid = { $who } paie { $servants }.
log-paid-you = Vous payez { $servants }.
log-paid-with-double = { $who } paie { $servants } en utilisant son Double Serviteur.
log-paid-with-double-you = Vous payez { $servants } en utilisant votre Double Serviteur.
log-gained = { $who } gagne { $servants }.
log-gained-you = Vous gagnez { $servants }.
log-gained-with-double = { $who } gagne { $servants }, Double Serviteur compris.
log-gained-with-double-you = Vous gagnez { $servants }, Double Serviteur compris.
log-supply-short =
    { $n ->
        [one] { $who } a une pioche trop petite : { servants } perdu.
       *[other] { $who } a une pioche trop petite : { servants } perdus.
    }
log-supply-short-you =
    { $n ->
        [one] Votre pioche est trop petite : { servants } perdu.
       *[other] Votre pioche est trop petite : { servants } perdus.
    }

## Journal : le Voyage

log-travelled = { $who } voyage jusqu’à { $city } : { $token }.
log-travelled-you = Vous voyagez jusqu’à { $city } : { $token }.
log-token-taken = { $who } prend un jeton Voyage : { $token }.
log-token-taken-you = Vous prenez un jeton Voyage : { $token }.
log-benefit-declined = { $who } renonce à la récompense : { $token }.
log-benefit-declined-you = Vous renoncez à la récompense : { $token }.
log-advantage-waived = { $who } renonce à un avantage : { $advantage }.
log-advantage-waived-you = Vous renoncez à un avantage : { $advantage }.
log-token-gives-nothing = Le jeton ne rapporte rien à { $who } : { $token }.
log-token-gives-nothing-you = Le jeton ne vous rapporte rien : { $token }.
log-points-scored = { $who } marque { $points }.
log-points-scored-you = Vous marquez { $points }.
log-gift-for-jade = { $who } défausse { $gift } contre un Jade.
log-gift-for-jade-you = Vous défaussez { $gift } contre un Jade.
log-recovered = { $who } reprend une carte dans sa défausse.
log-recovered-you = Vous reprenez { $gift } dans votre défausse.
log-recovered-open = { $who } reprend { $gift } dans sa défausse.
log-token-placed = { $who } pose le { $token } chez l’{ $official }.
log-token-placed-you = Vous posez le { $token } chez l’{ $official }.
log-token-kept = { $who } met un Serviteur de côté avec le { $token }.
log-token-kept-you = Vous mettez un Serviteur de côté avec le { $token }.
log-token-used = { $who } utilise le { $token }.
log-token-used-you = Vous utilisez le { $token }.
log-traded = { $who } échange { $tokens }.
log-traded-you = Vous échangez { $tokens }.
log-traded-for-points = { $who } échange { $tokens } et marque { $points }.
log-traded-for-points-you = Vous échangez { $tokens } et marquez { $points }.
log-toll-paid = { $owner } fait payer à { $who } un péage de { $points }.
log-toll-paid-you = { $owner } vous fait payer un péage de { $points }.
log-toll-paid-to-you = Vous faites payer à { $who } un péage de { $points }.

## Journal : le plateau

log-built = { $who } place { $servants } sur la Grande Muraille.
log-built-you = Vous placez { $servants } sur la Grande Muraille.
log-built-with-double = { $who } place { $servants } sur la Grande Muraille, son Double Serviteur comptant pour deux.
log-built-with-double-you = Vous placez { $servants } sur la Grande Muraille, votre Double Serviteur comptant pour deux.
log-wall-won = { $who } remporte le décompte de la Grande Muraille avec { $servants } et marque { $points }.
log-wall-won-you = Vous remportez le décompte de la Grande Muraille avec { $servants } et marquez { $points }.
log-marker-climbed = { $who } avance jusqu’à la case { $step } de la zone d’Intrigues.
log-marker-climbed-you = Vous avancez jusqu’à la case { $step } de la zone d’Intrigues.
log-marker-descended = { $who } recule jusqu’à la case { $step } de la zone d’Intrigues.
log-marker-descended-you = Vous reculez jusqu’à la case { $step } de la zone d’Intrigues.
log-medal-taken = { $who } prend la Médaille du Premier Joueur.
log-medal-taken-you = Vous prenez la Médaille du Premier Joueur.
log-die-turned = { $who } tourne le Dé du Destin { $die } sur { $value }.
log-die-turned-you = Vous tournez le Dé du Destin { $die } sur { $value }.
log-jade-gained = { $who } gagne { $jade }.
log-jade-gained-you = Vous gagnez { $jade }.
log-envoy-moved = { $who } fait avancer son Émissaire jusqu’à la case { $step }.
log-envoy-moved-you = Vous faites avancer votre Émissaire jusqu’à la case { $step }.
log-arrived = { $who } fait entrer son Émissaire au Pavillon, place { $place } : { $points } à la fin.
log-arrived-you = Vous faites entrer votre Émissaire au Pavillon, place { $place } : { $points } à la fin.
log-step-as-point = { $who } marque { $points } au lieu de faire avancer son Émissaire.
log-step-as-point-you = Vous marquez { $points } au lieu de faire avancer votre Émissaire.
log-decree-obtained = { $who } obtient le Décret « { $decree } » et marque { $points }.
log-decree-obtained-you = Vous obtenez le Décret « { $decree } » et marquez { $points }.
log-last-decree-obtained = { $who } obtient le Décret « { $decree } ».
log-last-decree-obtained-you = Vous obtenez le Décret « { $decree } ».

## Journal : les Bateaux

log-new-ship = { $who } place un nouveau Bateau au { $harbour }.
log-new-ship-you = Vous placez un nouveau Bateau au { $harbour }.
log-loaded = { $who } embarque { $servant } au { $harbour }.
log-loaded-you = Vous embarquez { $servant } au { $harbour }.
log-sailed = { $who } fait avancer un Bateau du { $from } au { $to }.
log-sailed-you = Vous faites avancer un Bateau du { $from } au { $to }.
log-lost-at-sea = { $who } perd en mer son Bateau du { $harbour }.
log-lost-at-sea-you = Vous perdez en mer votre Bateau du { $harbour }.
log-claimed = { $who } réclame la récompense du { $harbour } : { $reward }.
log-claimed-you = Vous réclamez la récompense du { $harbour } : { $reward }.
log-gift-drawn = { $who } pioche une carte Cadeau.
log-gift-drawn-you = Vous piochez { $gift }.
log-gift-drawn-open = { $who } pioche { $gift }.

## Journal : le décompte final

log-decree-scored = { $who } marque { $points } pour le Décret « { $decree } ».
log-decree-scored-you = Vous marquez { $points } pour le Décret « { $decree } ».
log-arrival-scored = { $who } marque { $points } pour la place { $place } au Pavillon.
log-arrival-scored-you = Vous marquez { $points } pour la place { $place } au Pavillon.
log-jade-scored = { $who } marque { $points } pour { $jade }.
log-jade-scored-you = Vous marquez { $points } pour { $jade }.
log-outside = { $who } est encore hors du Pavillon et perd tous ses PV ({ $points }).
log-outside-you = Vous êtes encore hors du Pavillon et perdez tous vos PV ({ $points }).

## Le décompte final, partie par partie

score-game = Pendant la partie
score-decrees = Décrets de niveau 3
score-arrival = Place au Pavillon
score-jade = Jade
score-outside = Hors du Pavillon
tie = Égalité de points : le pion le plus avancé dans la zone d’Intrigues l’emporte ({ $order }).
all-outside = Personne n’est dans le Pavillon : la zone d’Intrigues décide ({ $order }).

## Raisons : ce qu’une famille obtient en un jour

feat-servants = Serviteurs gagnés aujourd’hui
feat-paid = Serviteurs payés aujourd’hui
feat-sacrificed = Cartes défaussées en paiement aujourd’hui
feat-idle = Tours sans action aujourd’hui
feat-tokens = Jetons Voyage aujourd’hui
feat-wall = Serviteurs sur la Grande Muraille aujourd’hui
feat-intrigue = Cases de la zone d’Intrigues aujourd’hui
feat-jade = Jade aujourd’hui
feat-envoy = Cases de l’Émissaire aujourd’hui
feat-decrees = Décrets aujourd’hui
feat-loaded = Serviteurs embarqués aujourd’hui
feat-claimed = Récompenses du Grand Canal aujourd’hui
feat-gifts = Cartes Cadeau piochées aujourd’hui
feat-matches = Correspondances pendant la Nuit

## Raisons : ce qu’une option apporte à coup sûr

because-arrived = fait entrer votre Émissaire au Pavillon : { $points } à la fin
because-envoy =
    { $days ->
        [one] amène votre Émissaire à la case { $step } : encore { $steps }, et { $days } jour après aujourd’hui
       *[other] amène votre Émissaire à la case { $step } : encore { $steps }, et { $days } jours après aujourd’hui
    }
because-envoy-last = amène votre Émissaire à la case { $step } : encore { $steps } aujourd’hui, sinon vous ne marquez rien
because-claimed = réclame la récompense du { $harbour } : { $reward }
because-loaded = charge votre Bateau au { $harbour } : encore { $servants } pour le remplir
because-filled = remplit votre Bateau au { $harbour }, qui avance cette Nuit au { $next }
because-wall-won = remporte le décompte de la Grande Muraille : { $points }
because-wall-most = vous place en tête sur la Grande Muraille avec { $servants }
because-wall = vous donne { $servants } sur la Grande Muraille (le plus jusqu’ici : { $most })
because-decree = vous donne le Décret « { $decree } »
because-travelled = prend le jeton Voyage à { $city } : { $token }
because-jade = vous donne { $jade }, { $all } en tout
because-medal = prend la Médaille du Premier Joueur
because-intrigue = vous amène à la case { $step } de la zone d’Intrigues
because-points = marque { $points } tout de suite
because-match = prend { $gift }, qui correspond à un Dé du Destin
because-free = permet un échange gratuit
because-gained = vous donne { $servants }

## Meng
meng = M. Meng
log-focus-drawn = L’action principale de { $who } pour cette partie : celle de l’{ $official }.
log-automa-revealed = { $who } révèle une carte Solo : { $place }.
log-special-revealed = { $who } révèle une carte Solo Spéciale : son action principale ({ $place }), option B et sans frais.
log-automa-reshuffled = Les cartes Solo des Jours précédents sont mélangées et forment une nouvelle pioche.
log-twilight-falls = Crépuscule : { $who } reprend une à une ses cartes Solo du Jour.
log-twilight-card = Partie inférieure de la carte { $place } :
log-twilight-special = Partie inférieure de la carte Solo Spéciale :
log-consolation = { $what } : { $who } n’en a pas l’usage et marque { $points } à la place.
log-meng-claimed = Le Bateau plein de { $who } touche aussitôt une récompense ({ $harbour }) : { $reward }.
log-meng-cannot = { $who } ne peut pas effectuer l’action ({ $place }) : elle est perdue.
advantage-envoy = { $steps } pour l’Émissaire
advantage-intrigue = { $steps } pour le pion Intrigue
advantage-points = { $points }
useless-card-swap = Échanger une carte
useless-decree-swap = Le Décret qui échange une carte
useless-token = Le jeton « { $token } »

## Chapitres d’une partie que l’on revoit

chapter-set-up = Mise en place
chapter-day = Jour { $day }
chapter-end = Fin de la partie
