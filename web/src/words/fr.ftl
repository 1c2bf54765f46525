### Les mots de la page elle-même, en français.

page-again = Réessayer
page-close = Fermer
page-courtyard = Courtyard
page-back = Retour à l’accueil
page-loading = Un instant…
page-skip = Aller aux choix

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle

bot-random = au hasard
bot-heuristic = rapide
bot-search = par recherche
bot-novice = débutant
bot-fair = intermédiaire
bot-strong = confirmé
bot-master = maître

## Lobby

lobby-sentence = Deux jeux de société pour une soirée : entre amis, contre des robots ou en solo.
lobby-games = À quel jeu jouer ?
lobby-sentence-gugong = Gagnez les faveurs de la Cité Interdite par des cadeaux bien choisis, naviguez sur le Grand Canal, rebâtissez la Grande Muraille et obtenez à temps votre audience au Pavillon.
lobby-sentence-kingdom = Proposez deux lots à votre adversaire et prenez celui qu’il vous laisse. Bâtissez un duché dont les cartes se renforcent les unes les autres, et méfiez-vous de celles qui sont face cachée.
lobby-picture-gugong = Le Pavillon de la Pureté Céleste au-dessus de l’allée de marbre, une jonque sur le Grand Canal
lobby-picture-kingdom = Les cartes d’un duché sur un tapis vert : un moulin, une cathédrale et une carte face cachée
lobby-players = { $most ->
    [2] 2 joueurs, ou en solo
   *[other] de 2 à { $most } joueurs, ou en solo
}
lobby-play-now = Jouer tout de suite
lobby-level = Quel niveau pour vos adversaires ?
lobby-against = { $bots ->
    [one] Vous contre un robot
   *[other] Vous contre { $bots } robots
}
lobby-other = Préparer une table
lobby-other-hint = amis, un seul écran, solo, variantes
lobby-mine = Mes tables
lobby-mine-none = Aucune table pour l’instant : vos parties apparaîtront ici et vous attendront aussi longtemps que vous voudrez.
lobby-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend de joueurs en ce moment.
lobby-your-turn = à vous
lobby-gathering = attend des joueurs
lobby-playing = en cours
lobby-over = terminée
lobby-go-on = Continuer
lobby-look = Regarder
lobby-join = S’asseoir
lobby-seats-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
lobby-with = avec { $names }

## Whoever sits here

me-title = À propos de vous
me-name = Votre nom
me-name-hint = 16 caractères au plus
me-save = Enregistrer
me-saved = Enregistré
me-language = Langue
me-theme = Thème
me-theme-system = comme le système
me-theme-light = clair
me-theme-dark = sombre
me-code = Code de récupération
me-code-why = Ici, pas de compte : ce navigateur est votre clé. Un code de récupération permet de retrouver votre nom et vos tables sur un autre appareil.
me-code-make = Créer un code
me-code-again = Créer un nouveau code
me-code-replaces = Un nouveau code remplace celui que vous avez.
me-code-shown = Notez-le : il ne sera plus affiché.
me-code-use = Utiliser un code
me-code-enter = Votre code
me-code-done-nameless = Bon retour parmi nous !
me-code-done = Bon retour parmi nous, { $name } !

## The form for a table

form-title = Nouvelle table : { $game }
form-players = Joueurs
form-alone = en solo
form-seats = Qui s’assied où ?
form-seat = Place { $n }
form-seat-me = moi
form-seat-here = une autre personne devant cet écran
form-seat-open = libre, par lien ou depuis l’accueil
form-seat-bot = robot : { $level }
form-seat-name = Nom
form-variants = Variantes
form-listed = Afficher cette table à l’accueil
form-listed-why = Sinon, il faut votre lien pour la trouver.
form-open = Ouvrir la table
form-start = Commencer la partie
form-nobody = Au moins une personne devant cet écran doit prendre place.
form-yes = oui
form-no = non

option-players = Joueurs
option-is = { $option } : { $value }
option-gugong-printing = Édition des règles
option-gugong-bonus = Jetons Voyage Bonus
option-gugong-expert = Variante pour experts
option-gugong-open_information = Montrer ce dont chacun pourrait se souvenir
option-gugong-solo = Niveau de M. Meng
option-gugong-focus = Action privilégiée de M. Meng
option-gugong-sets = Sets de cartes Cadeau
option-kingdom-module = Module
option-kingdom-side = Face des cartes Duché
option-kingdom-duchy = Duché de la place 1
option-kingdom-duchy-alone = Votre Duché
option-kingdom-menaces = Menaces
option-kingdom-quest = Quête
value-gugong-printing-english-1 = première édition anglaise
value-gugong-printing-english-2 = deuxième édition anglaise
value-gugong-printing-french = édition française
value-gugong-printing-dutch = édition néerlandaise
value-gugong-bonus-none = aucun
value-gugong-bonus-english = les trois de la boîte anglaise
value-gugong-bonus-french = les six de la boîte française
value-gugong-solo-none = non
value-gugong-solo-easy = facile
value-gugong-solo-normal = normal
value-gugong-solo-hard = difficile
value-gugong-focus-random = tirée au sort
value-gugong-focus-travel = Voyage
value-gugong-focus-great-wall = Grande Muraille
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrigues
value-gugong-focus-palace = Pavillon
value-gugong-focus-decrees = Décrets
value-gugong-focus-canal = Grand Canal
value-gugong-sets-4-5 = le 4 pour vous, le 5 pour M. Meng
value-gugong-sets-2-3 = le 2 pour vous, le 3 pour M. Meng
value-gugong-sets-1-2 = le 1 pour vous, le 2 pour M. Meng
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Conseillers
value-kingdom-module-quest = Quête
value-kingdom-side-a = A pour les deux
value-kingdom-side-b = B pour les deux
value-none = aucune

## Before the game

gather-title = La table se remplit
gather-wait = La partie commencera quand toutes les places seront prises.
gather-ready = Tout le monde est là.
gather-wait-host = Tout le monde est là : l’hôte peut lancer la partie.
gather-open = place libre
gather-invite = Copier le lien
gather-copied = Copié
gather-invite-why = Envoyez chaque lien à une seule personne : il ne sert qu’une fois et lui donne la place.
gather-link = Invitation pour la place { $n }
gather-sit = S’asseoir ici
gather-leave = Se lever
gather-bot = Ou un robot
gather-fill = Compléter avec des robots
gather-start = Commencer la partie
gather-you = vous
gather-listed = visible à l’accueil
gather-private = sur invitation seulement
gather-away = hors ligne
gather-bot-level = robot, { $level }
gather-rules = joué par les règles
gather-full = Il n’y a plus de place libre ; vous pouvez regarder.

## The bar

bar-yours = À vous de jouer
# How the games’ own questions begin; the bar says it once.
bar-lead = À vous de jouer
bar-waits = On attend { $names }.
bar-waits-done = Vous avez fini ; on attend { $names }.
bar-thinks = { $name } réfléchit…
bar-over = La partie est terminée.
bar-looking-on = Vous regardez.
bar-rule = { $n ->
    [one] règle
   *[other] règles
}
bar-undo = Annuler
bar-restart = Rejouer le tour
bar-menu = Menu
bar-saving = enregistrement…
bar-saved = enregistré
bar-and = { $some } et { $last }
bar-hand-over = Passer l’écran à { $name }
bar-day = Jour { $n } sur { $of }
bar-round = Manche { $n } sur { $of }
title-yours = À vous · { $game }
title-table = { $game } · Courtyard

menu-lobby = Accueil
menu-keys = Raccourcis clavier
menu-restart = Rejouer mon tour
menu-invite = Copier le lien pour spectateurs
menu-seed = Le mélange peut être vérifié : SHA-256 de la graine
menu-seed-known = La graine du mélange

rule-title = Règles
rule-none = Aucune règle n’est indiquée ici.
rule-ours = Règle maison
rule-ours-why = Règle maison : { $why }

## Side

side-players = Joueurs
side-happened = Ce qui s’est passé
side-choices = Tous les choix
side-choices-n = Tous les choix ({ $n })
side-since = depuis mon dernier tour
side-nothing-since = Il ne s’est rien passé depuis.
side-nothing = Il ne s’est encore rien passé.
side-beginning = Le début
side-to-you = vous concerne
side-choosing = choisit
side-first = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
side-away = hors ligne
side-board = Le plateau
side-tray = Ce qui est à vous
side-answers = Votre réponse
side-opened = De quelle façon ?
tab-board = Plateau
tab-players = Joueurs
tab-log = Journal
tab-choices = { $n ->
    [0] Choix
   *[other] Choix ({ $n })
}

choices-none = Vous n’avez rien à choisir maintenant.
choices-refused = Impossible pour l’instant
choices-way = Flèches pour parcourir, Entrée pour choisir ; ou appuyez sur la touche affichée à côté d’un choix.
choices-mind = Attention ! { $text }
choices-key = touche { $key }

proposal-title = Une proposition
proposal-why = Voici ce que l’on pourrait faire ; rien n’est encore joué.
proposal-follow = Suivre la proposition
proposal-leave = Non, je m’en charge
proposal-none = Il n’y a rien à proposer ici.

keys-title = Raccourcis clavier
keys-number = 1 à 9, puis les lettres : faire ce choix
keys-arrows = Flèches : parcourir les choix ; Entrée : choisir
keys-tab = Tab : aller d’un endroit du plateau à l’autre ; Entrée ou Espace : appuyer
keys-undo = U : annuler votre dernier choix
keys-restart = R : rejouer votre tour
keys-log = L : ce qui s’est passé depuis votre dernier tour
keys-escape = Échap : fermer ce qui est ouvert
keys-help = ? : cette liste

curtain-title = { $name }, c’est à vous
curtain-why = Passez l’écran : personne d’autre ne doit regarder.
curtain-open = Je suis { $name }

link-lost = Connexion perdue. Vos choix sont en sécurité ; nouvelle tentative…
link-closing = Le serveur redémarre. Rien n’est perdu ; la table reviendra d’elle-même.
link-calling = Connexion…

## The end

count-title = Décompte final
count-wins = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-you-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
count-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Personne ne gagne.
count-alone = Vous terminez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-total = Total
count-place = Place
count-points = { $n } PV
count-chart = Détail des points : { $name }
count-table = En chiffres
count-again = Rejouer
count-board = Voir le plateau
count-scores = Décompte final

## What cannot be done

problem-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
problem-reload = Il manque une partie de cette page. Rechargez-la.
problem-other = Cela n’a pas fonctionné ({ $code }).
problem-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-unknown-seat = Cette place n’existe pas à cette table.
problem-unknown-page = Cette page n’existe pas.
problem-unknown-bot = Ce robot n’existe pas.
problem-not-allowed-options = Les règles ne permettent pas ces options ensemble.
problem-wrong-seats = Ces places ne correspondent pas au nombre de joueurs.
problem-seat-taken = Quelqu’un d’autre a pris cette place.
problem-wrong-claim = Cette invitation n’est pas valable. Demandez un nouveau lien.
problem-used-claim = Cette invitation a déjà servi. Si c’était vous, reprenez le même navigateur ou utilisez votre code de récupération.
problem-not-your-seat = Cette place n’est pas à vous.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-stale = La table a changé entre-temps ; regardez et choisissez à nouveau.
problem-illegal-option = Ce n’est pas possible maintenant.
problem-name-too-long = Un nom compte 16 caractères au plus.
problem-bad-name = Un nom compte de 1 à 16 caractères visibles.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-full = Il reste une place libre.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-nothing-to-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis.
problem-no-routine = Il n’y a rien à proposer ici.
problem-game-over = La partie est terminée.
problem-wrong-code = Ce code de récupération est inconnu. Un plus récent l’a peut-être remplacé.
problem-wrong-origin = Cette demande venait d’un autre site et a été refusée.
problem-wrong-method = Cela ne peut pas être demandé ainsi.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-too-large = C’est trop à la fois.
problem-shutting-down = Le serveur redémarre. Réessayez dans un instant.
problem-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.
problem-too-many = C’était un peu rapide. Attendez un instant.
