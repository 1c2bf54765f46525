### Les mots de la page elle-même, en français.

page-again = Réessayer
page-close = Fermer
page-courtyard = Courtyard
page-back = Retour à l’accueil
page-loading = Un instant…
page-skip = Aller aux options

colour-0 = Cinabre
colour-1 = Indigo
colour-2 = Safran
colour-3 = Turquoise
colour-4 = Perle
seat-number = Place { $n }

bot-random = au hasard
bot-heuristic = heuristique
bot-search = recherche
bot-deep = profond
bot-novice = débutant
bot-fair = intermédiaire
bot-strong = fort
bot-master = maître

## Lobby

lobby-sentence = Des jeux de société modernes dans votre navigateur : entre amis, contre des robots ou en solo.
lobby-games = Choisir un jeu
lobby-players = de { $least } à { $most } joueurs
lobby-players-same = { $n } joueurs
lobby-players-alone = { $players }, ou en solo
lobby-other = Créer une table
lobby-learn = Apprendre { $game }
lobby-learn-on = Reprendre la leçon
lobby-lesson = Leçon
lobby-mine = Mes tables
lobby-waiting = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
lobby-open = Tables ouvertes
lobby-finished = Parties terminées
lobby-your-turn = à vous
lobby-gathering = attend des joueurs
lobby-full = prête à commencer
lobby-playing = en cours
lobby-over = terminée
lobby-go-on = Continuer
lobby-look = Voir
lobby-join = Rejoindre
lobby-seats-free = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
}
lobby-with = avec { $names }
lobby-just-now = à l’instant

## Player and settings

# Accueil
quick-play = Jouer
quick-again = Rejouer
quick-change = Modifier
quick-learn = Apprendre
quick-says = { $bots ->
    [one] { $players } joueurs, { $bots } robot : { $level }
   *[other] { $players } joueurs, { $bots } robots : { $level }
  }
fact-minutes = { $least }–{ $most } min
fact-weight = Complexité : { $what }
fact-weight-1 = faible
fact-weight-2 = assez faible
fact-weight-3 = moyenne
fact-weight-4 = assez élevée
fact-weight-5 = élevée
running-with = { $game } avec { $names }
running-you = Vous
friends-title = Jouer entre amis
friends-join = Rejoindre une table
friends-join-hint = Code ou lien
friends-join-wrong = Ce n’est ni le code ni le lien d’une table de ce serveur.
head-pages = Pages
head-play-tab = Jouer
head-results-tab = Résultats
head-learn-tab = Apprendre
head-puzzles-tab = Problèmes
head-training-tab = Entraînement
head-rules-tab = Règles
training-mine = Mon entraînement
lobby-due = { $n ->
    [one] { $n } erreur à travailler
   *[other] { $n } erreurs à travailler
}
lobby-due-why = Des moments tirés de vos propres parties : trouvez un meilleur coup.
lobby-train = Travailler
me-menu = Menu et réglages ({ $name })
learn-start = Commencer
learn-begun = commencée
learn-length = environ 10 minutes
form-variants-why = Chacune de ces options change un peu la partie. Les réglages proposés conviennent bien pour débuter.
form-surprise = Surprenez-moi

me-title = Réglages
me-name = Votre nom
me-name-hint = 16 caractères au plus
me-save = Enregistrer
me-saved = Enregistré
me-language = Langue
me-theme = Thème
me-theme-system = système
me-theme-light = clair
me-theme-dark = sombre
me-colours = Couleurs des pièces
me-colours-standard = standard
me-colours-blind = daltonisme
me-shares = Mes parties terminées peuvent devenir des problèmes
me-shares-why = Seulement si tous les joueurs d’une partie le permettent. Sans aucun nom.
me-code = Code de récupération
me-code-why = Ici, pas de compte : ce navigateur se souvient de vous. Un code de récupération permet de retrouver votre nom et vos tables sur un autre appareil.
me-code-make = Créer un code
me-code-again = Créer un nouveau code
me-code-replaces = Un nouveau code remplace celui que vous avez.
me-code-shown = Notez-le : il ne sera plus affiché.
me-code-use = Utiliser un code
me-code-enter = Votre code
me-code-done-nameless = Bon retour parmi nous !
me-code-done = Bon retour parmi nous, { $name } !
leave-title = Me déconnecter ou supprimer mes données
leave-others = Déconnecter mes autres appareils
leave-others-done = { $devices ->
    [0] Aucun autre appareil n’était connecté.
    [one] Un autre appareil a été déconnecté.
   *[other] { $devices } autres appareils ont été déconnectés.
}
leave-out = Me déconnecter ici
leave-out-why = Ce navigateur ne saura plus qui vous êtes.
leave-out-yes = Me déconnecter
leave-no-code = Vous n’avez pas de code de récupération : sans lui, vous ne pourrez retrouver ni votre nom ni vos tables.
leave-forget = Supprimer mes données
leave-forget-why = Votre nom, votre adresse e-mail, vos messages et vos classements seront supprimés partout, définitivement. Les parties restent, sans votre nom, pour les autres joueurs ; dans les parties en cours, un robot prend votre place.
leave-forget-yes = Tout supprimer
leave-stay = Annuler

## The form for a table

form-title = Nouvelle table : { $game }
form-players = Joueurs
form-alone = en solo
form-seats = Places
form-seat = Place { $n }
form-seat-me = moi
form-seat-here = joueur sur cet appareil
form-seat-open = libre (invitation ou accueil)
form-seat-bot = robot : { $level }
form-seat-name = Nom
form-variants = Variantes
form-listed = Afficher cette table à l’accueil
form-listed-why = Sinon, seules les personnes qui ont votre lien pourront la rejoindre.
form-open = Créer la table
form-start = Commencer la partie
form-nobody = Au moins une place doit être pour vous ou pour un autre joueur sur cet appareil.
form-yes = oui
form-no = non

option-players = Joueurs
option-is = { $option } : { $value }
value-none = aucune

## Before the game

gather-title = En attente de joueurs
gather-wait = La partie commencera quand toutes les places seront prises.
gather-ready = Toutes les places sont prises.
gather-wait-host = Tout le monde est là : l’hôte peut lancer la partie.
gather-open = place libre
gather-invite = Copier le lien
gather-copied = Copié
gather-invite-why = Envoyez chaque lien à une seule personne : il ne sert qu’une fois.
gather-link = Invitation pour la place { $n }
gather-sit = Prendre cette place
gather-leave = Quitter la place
gather-bot = Ajouter un robot
gather-fill = Compléter avec des robots
gather-start = Commencer la partie
gather-you = vous
gather-listed = visible à l’accueil
gather-private = sur invitation seulement
gather-away = hors ligne
gather-bot-level = robot, { $level }
gather-rules = adversaire automatique
gather-all-here = Tout le monde est là
gather-share = Partager l’invitation
gather-shared = Partagé
gather-share-text = Venez jouer à { $game } avec moi.
gather-qr = Code QR
gather-qr-title = Invitation pour la place { $n }
gather-qr-label = Code QR avec l’invitation pour la place { $n }
gather-qr-why = Visez-le avec l’appareil photo d’un téléphone pour rejoindre la table.
gather-meanwhile = En attendant, apprenez le jeu en une courte leçon. La table reste ouverte.
gather-full = Il n’y a plus de place libre ; vous pouvez regarder.

## The bar

bar-yours = À vous de jouer
# How the games’ own questions begin; the bar says it once.
bar-lead = À vous de jouer
bar-waits = On attend { $names }.
bar-waits-done = Vous avez fini ; on attend { $names }.
bar-thinks = { $name } réfléchit…
bar-over = La partie est terminée.
bar-agreed = Les joueurs ont arrêté cette partie d’un commun accord.
bar-looking-on = Spectateur
bar-rule = { $n ->
    [one] règle
   *[other] règles
}
bar-undo = Annuler le coup
bar-restart = Recommencer le tour
bar-menu = Menu
bar-saving = enregistrement…
bar-saved = enregistré
bar-and = { $some } et { $last }
bar-hand-over = Passer l’appareil à { $name }
bar-next-player = Joueur suivant : { $name }
bar-day = Jour { $n } sur { $of }
bar-round = Manche { $n } sur { $of }
title-yours = À vous · { $game }
title-table = { $game } · Courtyard

menu-lobby = Accueil
menu-keys = Raccourcis clavier
menu-restart = Recommencer mon tour
menu-standing = À tout moment
menu-invite = Copier le lien pour spectateurs
menu-seed = Le mélange peut être vérifié : SHA-256 de la graine
menu-seed-known = La graine du mélange

rule-title = Règles
rule-none = Aucune règle n’est indiquée ici.
rule-ours-why = Règle maison : { $why }

## Side

side-players = Joueurs
side-happened = Journal
side-choices = Toutes les options
side-choices-n = Toutes les options ({ $n })
side-since = depuis mon dernier tour
side-nothing-since = Il ne s’est rien passé depuis.
side-nothing = Il ne s’est encore rien passé.
side-beginning = Le début
side-to-you = vous concerne
side-you = Vous
side-choosing = choisit
side-first = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
side-away = hors ligne
side-board = Le plateau
side-tray = Votre espace de jeu
side-answers = Vos options
side-opened = Comment ?
tab-board = Plateau
tab-task = Problème
tab-players = Joueurs
tab-log = Journal
tab-choices = { $n ->
    [0] Options
   *[other] Options ({ $n })
}

choices-none = Vous n’avez rien à choisir maintenant.
choices-refused = Impossible pour l’instant
choices-way = Utilisez les flèches et Entrée, ou appuyez sur la touche affichée à côté d’une option.
choices-mind = Attention ! { $text }
choices-key = touche { $key }

undo-waits = Accord attendu : { $names }.
undo-asks-move = { $name } demande à annuler son dernier coup.
undo-asks-turn = { $name } demande à annuler son dernier tour.
undo-declined = Votre demande d’annulation a été refusée.
undo-allow = Accepter
undo-decline = Refuser
end-asks = { $name } propose d’arrêter la partie maintenant, sans résultat.
end-waits = Vous avez proposé d’arrêter la partie. Accord attendu : { $names }.
end-declined = Votre proposition d’arrêter la partie a été refusée.
end-agree = Arrêter la partie

proposal-title = Suggestion
proposal-why = Rien n’est encore joué.
proposal-follow = Tout jouer
proposal-leave = Non, je m’en charge
proposal-none = Pas de suggestion ici.

keys-title = Raccourcis clavier
keys-number = 1 à 9, puis les lettres : choisir cette option
keys-arrows = Flèches : parcourir les options ; Entrée : choisir
keys-tab = Tab : aller d’un endroit du plateau à l’autre ; Entrée ou Espace : choisir
keys-undo = U : annuler votre dernier coup
keys-restart = R : recommencer votre tour
keys-log = L : ce qui s’est passé depuis votre dernier tour
keys-escape = Échap : fermer ce qui est ouvert
keys-help = Point d’interrogation : cette liste

curtain-title = { $name }, c’est à vous
curtain-why = Passez l’appareil : personne d’autre ne doit regarder.
curtain-open = Je suis { $name }

link-lost = Connexion perdue. Reconnexion…
link-closing = Le serveur redémarre. Rien n’est perdu : la table se reconnectera d’elle-même.
link-now = Réessayer
link-waits-this = Votre coup « { $choice } » attend d’être envoyé.
link-waits-choose = Votre coup attend d’être envoyé.
link-waits-undo = Votre annulation attend d’être envoyée.
link-waits-answer-undo = Votre réponse attend d’être envoyée.
link-waits-offer-end = Votre proposition d’arrêter la partie attend d’être envoyée.
link-waits-answer-end = Votre réponse attend d’être envoyée.
link-waits-say = Votre message attend d’être envoyé.
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
count-points = { $n } PV
count-chart = Détail des points : { $name }
count-again = Rejouer
count-board = Voir le plateau
count-scores = Décompte final

## What cannot be done

problem-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
problem-reload = Il manque une partie de cette page. Rechargez-la.
problem-other = Cela n’a pas fonctionné ({ $code }).
problem-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-newer-rules = Cette partie a été jouée avec une version plus récente de Courtyard. Elle pourra être ouverte ici après une mise à jour.
problem-old-rules = Cette partie suit une ancienne version des règles et ne peut pas continuer. Son résultat est enregistré.
problem-unknown-game = Ce jeu n’existe pas ici.
problem-unknown-language = Une partie s’exporte en anglais, en français ou en néerlandais.
problem-unknown-seat = Cette place n’existe pas à cette table.
problem-unknown-page = Cette page n’existe pas.
problem-unknown-bot = Ce robot n’existe pas.
problem-not-allowed-options = Les règles ne permettent pas ces options ensemble.
problem-wrong-seats = Ces places ne correspondent pas au nombre de joueurs.
problem-seat-taken = Quelqu’un d’autre a pris cette place.
problem-one-seat-each = Vous avez déjà une place à cette table. Pour une autre, il vous faut une invitation.
problem-put-out = L’hôte vous a fait quitter cette table.
problem-wrong-claim = Cette invitation n’est pas valable. Demandez un nouveau lien.
problem-used-claim = Cette invitation a déjà servi. Si c’était vous, reprenez le même navigateur ou utilisez votre code de récupération.
problem-not-your-seat = Cette place n’est pas à vous.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-stale = La partie a changé entre-temps. Choisissez à nouveau.
problem-illegal-option = Ce n’est pas possible maintenant.
problem-name-too-long = Un nom compte 16 caractères au plus.
problem-bad-name = Un nom compte de 1 à 16 caractères visibles, dont une lettre ou un chiffre.
problem-mistaken-name = Quelqu’un avec qui vous jouez porte un nom presque identique. Choisissez-en un autre, ou attendez la fin de la partie.
problem-not-host = Seul l’hôte peut faire cela.
problem-banned = L’administrateur de ce serveur vous en interdit l’accès.
problem-muted = L’administrateur de ce serveur vous a retiré le droit d’écrire ici.
problem-not-full = Il reste une place libre.
problem-not-started = La partie n’a pas encore commencé.
problem-bad-clock = { $part ->
    [increment] L’incrément par tour doit être compris entre 0 seconde et 1 heure.
    [days] Choisissez de { $least } à { $most } jours par coup.
   *[bank] Le temps par joueur doit être compris entre 10 secondes et 24 heures.
}
problem-bad-hour = { $fault ->
    [missing] Les heures calmes ont un début et une fin : indiquez les deux, ou ni l’un ni l’autre.
    [same] Les heures calmes ne peuvent pas finir à l’heure où elles commencent.
   *[range] Les heures calmes commencent et finissent à une heure pile, de 0 à 23.
  }
problem-bad-zone = Le fuseau horaire « { $zone } » n’existe pas. Essayez par exemple Europe/Brussels.
problem-bad-text = Un message compte de 1 à { $most } caractères.
problem-chat-too-fast = Vous écrivez trop vite. Attendez un instant.
end-title = Proposer d’arrêter
end-means = La question est posée à tous les autres joueurs. Si tout le monde accepte, la partie s’arrête là : personne ne gagne, et elle ne compte ni dans les résultats ni dans les classements.
end-yes = Proposer
resign-title = Abandonner
resign-means = Un robot ({ $level }) joue pour vous jusqu’à la fin. La partie compte comme perdue pour vous. C’est définitif.
resign-yes = Abandonner
resign-no = Continuer à jouer
bar-resigned = Vous avez abandonné. Un robot ({ $level }) joue pour vous.
side-resigned = a abandonné ; un robot ({ $level }) joue
problem-resigned = Vous avez abandonné cette partie : le robot joue jusqu’à la fin.
problem-stood-in = Un robot joue pour vous. Reprenez d’abord votre place.
problem-not-player = Seuls les joueurs de cette partie peuvent faire cela.
problem-not-over = La partie n’est pas encore terminée.
problem-too-long-to-analyse = Cette partie importée compte { $choices } coups. Seules les parties de { $most } coups au plus peuvent être analysées.
problem-already-started = La partie a déjà commencé.
problem-nothing-to-undo = Vous ne pouvez pas annuler cela : quelque chose a été révélé depuis.
problem-undo-asked = Vous ne pouvez demander l’annulation d’un tour qu’une seule fois.
problem-undo-declined = Vous avez déjà demandé à annuler ce tour, et cela a été refusé.
problem-no-undo-request = Cette demande n’est plus valable : la partie a continué.
problem-nobody-to-ask = Aucun autre joueur ne peut donner son accord. Vous pouvez abandonner.
problem-end-offered = Quelqu’un a déjà proposé d’arrêter la partie. Attendez les réponses.
problem-end-declined = Une proposition d’arrêter la partie vient d’être refusée. Réessayez après le prochain coup.
problem-no-end-offer = Cette proposition n’est plus valable : la partie a continué.
problem-too-many-changes = Vous avez trop annulé ou modifié ici. Cela ne peut plus être changé.
problem-out-of-time = Votre temps est écoulé. Le robot termine ce tour ; vous pourrez ensuite reprendre votre place.
problem-no-routine = Pas de suggestion ici.
problem-no-hints = Les conseils sont désactivés à cette table.
problem-game-over = La partie est terminée.
problem-wrong-code = Ce code de récupération est inconnu. Un plus récent l’a peut-être remplacé.
problem-wrong-origin = Cette demande venait d’un autre site et a été refusée.
problem-wrong-host = Ce serveur n’accepte pas l’adresse utilisée. Son administrateur peut l’autoriser.
problem-wrong-method = Cette demande n’est pas prise en charge.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-too-large = C’est trop volumineux.
problem-unknown-box = Cette boîte n’existe pas, ou n’est plus partagée.
problem-unknown-puzzle = Ce problème n’existe pas. Choisissez-en un autre.
problem-no-puzzle = Aucun problème ne correspond. Choisissez un autre thème ou un autre niveau.
problem-not-analysed = Cette partie n’est pas encore analysée. Lancez d’abord l’analyse.
problem-unknown-format = Une boîte s’exporte en csv, toml ou sheet.
problem-bad-box = { $why }
problem-too-many-boxes = Vous pouvez enregistrer { $most } boîtes au plus. Supprimez-en une d’abord.
problem-shutting-down = Le serveur redémarre. Réessayez dans un instant.
problem-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.
problem-too-busy = Le serveur est complet pour l’instant. Vous entrerez dès qu’une place se libère.
problem-too-many = Trop de demandes. Attendez un instant.

problem-bad-email = Ce n’est pas une adresse e-mail valable.
problem-no-mail = Ce serveur n’envoie pas d’e-mails.
problem-too-often = Vous venez de le demander. Réessayez dans { $seconds } s.
problem-too-fast = Trop rapide. Réessayez dans { $seconds } s.
problem-too-many-sockets = Courtyard est ouvert dans trop de fenêtres ({ $most }). Fermez-en quelques-unes.
problem-bad-url = Cette adresse ne peut pas être utilisée. Elle doit commencer par https:// et ne pas contenir de mot de passe.
problem-unknown-host = { $host } est introuvable.
problem-forbidden-address = { $host } se trouve dans un réseau privé ou sur un port interdit : on ne peut pas l’appeler d’ici.
problem-no-push = Ce serveur ne peut pas envoyer de notifications aux appareils.
problem-bad-device = Cet appareil est injoignable : ses clés ne sont pas valables.

## Les règles : leur page, et ce qu’on peut demander de tout ce qui est sur la table

rule-in-page = { $id } : voir dans les règles (nouvel onglet)
menu-rules = Règles du jeu
thing-list = Ce qu’il y a sur la table
thing-can = Vous pouvez choisir maintenant : { $what }
thing-looking-on = Vous regardez la partie ; seuls les joueurs choisissent.
thing-not-now = Pas possible maintenant. Question en cours : { $prompt }
thing-not-your-turn = Ce n’est pas votre tour : on attend { $names }.
keys-ask = Touche Menu ou Maj+F10 : les règles de l’endroit où vous êtes ; un clic droit ou un appui long fait de même
keys-things = Point : tout ce qui est sur la table, par son nom, avec ses règles
lobby-rules = Règles
rules-title = { $game } : les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = avec ou sans accents
rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-hits =
    { $n ->
        [one] { $n } règle sur { $of } contient ces mots.
       *[other] { $n } règles sur { $of } contiennent ces mots.
    }
rules-nothing = Aucune règle ne contient « { $words } ».
rules-none = Aucune règle n’est disponible ici pour ce jeu.
rules-clear = Montrer toutes les règles
rules-print = Imprimer
rules-copy = Copier le lien vers { $what }
rules-copied = Lien copié
rules-in-address = Le lien est dans la barre d’adresse
rules-unknown-anchor = Il n’y a pas de règle « { $anchor } » dans ce jeu. Le lien est peut-être incomplet, ou la règle a changé de nom ; cherchez-la ci-dessus.
rules-ours = Cette marque signale une règle maison, là où aucun texte imprimé ne tranche.

## Ce dont on convient

agree-title = Réglages de la partie
agree-clock = Cadence
agree-clock-none = temps illimité
agree-clock-live = temps réel
agree-clock-days = correspondance (jours par coup)
agree-pace = Pendule
agree-pace-is = { $bank }, plus { $increment } s par tour
agree-pace-own = personnalisée
agree-bank = Minutes par joueur
agree-increment = Incrément par tour (secondes)
agree-days = Temps par coup
agree-days-n = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
agree-quiet = Heures calmes
agree-quiet-why = La pendule est arrêtée pendant ces heures.
agree-from = De (0 à 23 h)
agree-to = À (0 à 23 h)
agree-zone = Fuseau horaire
agree-away = Joueur absent ou hors délai
agree-away-bot = un robot joue : { $level }
agree-away-wait = les autres attendent
agree-hints = Conseils autorisés
agree-hints-why = Sur demande, un robot fort montre ses meilleures options.
agreed-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
agreed-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
}
agreed-live = { $bank } par joueur, plus { $increment } s par tour
agreed-days = { $n ->
    [one] 1 jour par coup
   *[other] { $n } jours par coup
}
agreed-quiet = heures calmes de { $from } à { $to } ({ $zone })
agreed-hints = conseils autorisés
agreed-no-hints = sans conseils
agreed-bot = un robot ({ $level }) remplace un joueur qui part ou dépasse son temps
agreed-wait = on attend un joueur qui part ou dépasse son temps

## Pendules

clock-left = Temps restant : { $time }
clock-out = temps écoulé
clock-last = Moins d’une minute.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min

## Conseils

bar-hint = Conseil
keys-hint = H : demander un conseil
advice-title = Conseil
advice-thinks = Le robot réfléchit…
advice-ready = { $n ->
    [one] { $n } suggestion
   *[other] { $n } suggestions
}
advice-none = Ici, le robot n’a rien à conseiller.
advice-chance = { $chance } de chances de gagner
advice-points = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
advice-tried = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
}
advice-why = Pourquoi ? { $reasons } (par rapport à { $other }).
advice-beside = { $reasons } (par rapport à { $other }).
advice-other = l’option { $number }
advice-other-option = « { $option } »
advice-between = {" ; "}
advice-part = { $n ->
    [one] { $name } : environ { $n } point { $more }
   *[other] { $name } : environ { $n } points { $more }
}
advice-feat = { $name } : environ { $n } { $more }
advice-total = { $n ->
    [one] à la fin, environ { $n } point { $more }
   *[other] à la fin, environ { $n } points { $more }
}
advice-wins = { $n ->
    [one] environ { $n } victoire { $more } sur 100 parties
   *[other] environ { $n } victoires { $more } sur 100 parties
}
advice-rival = { $n ->
    [one] le meilleur adversaire termine avec environ { $n } point { $more }
   *[other] le meilleur adversaire termine avec environ { $n } points { $more }
}
advice-level = presque aucune différence : moins d’un point à la fin
advice-sight = { $n ->
    [one] à première vue, environ { $n } point de plus
   *[other] à première vue, environ { $n } points de plus
}
advice-spent = le robot y a consacré { $share } de ses simulations
advice-unclear = aucun avantage net, mais le robot y a consacré { $share } de ses simulations
advice-more = de plus
advice-fewer = de moins
advice-line = Ensuite, peut-être :

## Être appelé

notice-title = Quand c’est à vous de jouer
notice-sound = Émettre un son
notice-browser = Afficher une notification quand cet onglet est en arrière-plan
notice-denied = Les notifications de ce site sont bloquées dans les réglages du navigateur.
notice-push = Afficher une notification sur cet appareil même quand Courtyard est fermé
notice-push-failed = Le navigateur a refusé. Vérifiez ses réglages de notifications.
notice-body = C’est à vous de jouer.
bar-next = { $n ->
    [one] Table suivante
   *[other] Table suivante ({ $n })
}
mail-address = Adresse e-mail
mail-why = Vous recevrez un e-mail quand ce sera à vous de jouer en votre absence.
mail-sent = Un code a été envoyé à { $email }. Saisissez-le ici pour confirmer l’adresse.
mail-code = Code reçu par e-mail
mail-confirm = Confirmer
mail-confirmed = L’adresse est confirmée.
mail-end = Ne plus m’écrire
mail-ended = Vous ne recevrez plus d’e-mails.
mail-wrong-code = Ce n’est pas le bon code, ou il n’est plus valable. Enregistrez de nouveau l’adresse pour en recevoir un autre.
hook-title = Webhook
hook-why = Le serveur appelle cette adresse chaque fois que quelqu’un doit jouer à cette table.
hook-url = Adresse web
hook-ended = Webhook supprimé.

## Les gens

bar-onlookers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
bar-away = Un robot ({ $level }) joue à votre place
bar-back = Reprendre ma place
bar-chat = { $n ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
menu-away = Laisser un robot jouer pour moi ({ $level })
side-stand-in = un robot ({ $level }) joue
side-call = Faire jouer un robot pour { $name }
chat-title = Discussion
chat-say = Message
chat-send = Envoyer
chat-none = Aucun message.
chat-muted = Discussion masquée.
chat-who = Afficher les messages de
chat-mute-all = Masquer la discussion à toutes les tables
chat-says = { $name } : { $text }
count-wanted = { $name } propose une revanche.
count-come = Accepter

## Revoir

bar-since = Récapitulatif
count-replay = Revoir
count-analysis = Analyse
results-page = Mes résultats · Courtyard
head-results = Mes résultats
export-title = Exporter cette partie
export-title-mine = Exporter ce que vous savez de cette partie
export-mine-why = Tant que la partie dure, c’est votre propre relevé : il ne contient rien de ce qui vous est caché.
export-journal = Fichier de partie (JSON)
export-text = Texte
import-title = Importer une partie
import-why = Choisissez un fichier de partie exporté de Courtyard, ou déposez-le ici, pour revoir et analyser la partie.
import-pick = Choisir un fichier
import-reading = Vérification en cours…
import-unchanged = Rien n’a été modifié.

## Ce qui est impossible : revoir et importer une partie

problem-unknown-reader = Cette partie ne peut pas être vue ainsi : cette place n’existe pas.
problem-import-not-json = Ce fichier est abîmé ou tronqué : il est illisible à partir de la ligne { $line } (caractère { $column }).
problem-import-too-deep = Ce fichier est imbriqué trop profondément pour être un fichier de partie.
problem-import-number = Ce fichier contient un nombre impossible dans une partie : décimal, ou beaucoup trop grand.
problem-import-text = Ce fichier contient un texte qui ne peut pas être enregistré : plus de { $most } caractères, ou des caractères non valables.
problem-import-no-journal = Ce fichier n’est pas un fichier de partie de Courtyard.
problem-import-view = Ce fichier contient ce qu’un joueur savait d’une partie inachevée. Seules les parties terminées peuvent être importées.
problem-import-format = Ce fichier est au format { $format } ; cette version de Courtyard lit le format { $known }.
problem-import-lacks = Ce fichier est incomplet ; il manque : { $parts }.
problem-import-unknown-parts = Ce fichier contient des éléments inconnus ici : { $parts }.
problem-import-shape = Dans ce fichier, « { $part } » doit être { $shape ->
    [text] un texte
    [list] une liste
   *[object] un objet
}.
problem-import-game = Ce fichier vient du jeu { $game } ; ici, on joue à { $known }.
problem-import-rules = Cette partie suit la version { $rules } des règles ; cette version de Courtyard les connaît jusqu’à la { $most }.
problem-import-old-rules = Cette partie suit une ancienne version des règles et ne peut plus être rejouée.
problem-import-unknown-option = Ce jeu n’a pas d’option { $option } ; options possibles : { $known }.
problem-import-option = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $known }.
problem-import-options = Les règles ne permettent pas de combiner les options de ce fichier.
problem-import-other-options = Les options de ce fichier ne sont pas celles de la position de départ.
problem-import-components = Le matériel personnalisé décrit dans ce fichier n’est pas valable ({ $where }).
problem-import-position = La position de départ de ce fichier ne peut pas être mise en place : { $why }
problem-import-seed = La graine de ce fichier dépasse { $most } caractères.
problem-import-player = Dans ce fichier, le nom d’un joueur (place { $seat }) n’est pas valable : il doit compter de 1 à { $most } caractères visibles.
problem-import-players = Le nombre de joueurs de ce fichier ({ $players }) n’est pas celui des places de la partie ({ $seats }).
problem-import-bot = Le robot { $bot } (place { $seat }) n’existe pas ici ; robots disponibles : { $known }.
problem-import-too-many-choices = Ce fichier compte plus de { $most } coups ; aucune partie n’en a autant.
problem-import-choice-form = Le coup { $number } n’a pas la forme voulue, une place suivie d’un coup : « { $choice } ».
problem-import-choice-unknown = Le coup { $number }, « { $choice } », n’existe pas dans ce jeu.
problem-import-choice-seat = Le coup { $number } ne peut pas être joué par la place { $seat } ; places dont c’est le tour : { $seats }.
problem-import-choice-illegal = Le coup { $number } de la place { $seat }, « { $choice } », est contraire aux règles ; coups permis : { $allowed }.
problem-import-choice-after-end = Le coup { $number } vient après la fin de la partie.
problem-import-unfinished = Cette partie n’est pas terminée après ses { $choices } coups. Seules les parties terminées peuvent être importées.
problem-import-too-slow = Rejouer cette partie prend trop de temps (arrêt au coup { $number }).
problem-import-impossible = Cette partie ne peut pas être rejouée : son matériel ou sa position de départ ne donnent pas une partie valable.

## La table d’un jeu sans dessin

plain-table = Sur la table
plain-face-down = { $n } face cachée
plain-empty = rien

# Après mon tour
grace-done = Terminer
grace-says = Tour terminé. Vous pouvez encore l’annuler.
keys-done = Entrée : mettre fin à la pause après votre tour
habit-title = Préférences
habit-grace = Après mon tour, attendre un instant pour que je puisse encore l’annuler
habit-confirm = Me demander de confirmer chaque coup
habit-left = Mode gaucher : boutons à gauche sur un téléphone
confirm-move = Confirmer
confirm-sends = jouer ce coup
confirm-says = Pas encore joué : confirmez ou annulez.
keys-confirm = Entrée : confirmer votre coup ; Échap : l’annuler (si vous confirmez chaque coup)

# Le film de ce que font les autres.
film-title = Montrer ce que font les autres
film-controls = Film
film-back = Une étape en arrière
film-pause = Pause
film-go-on = Reprendre
film-skip = Passer
film-pace = Vitesse
film-pace-off = Non
film-pace-fast = Rapide
film-pace-normal = Normale
film-pace-slow = Lente

sheet-title = Toutes les cartes
sheet-signs = Symboles
sheet-pages = Cartes ou symboles
sheet-here = visible
sheet-unseen = peut encore venir
sheet-gone = utilisé ou chez d’autres
sheet-out = pas dans cette partie
keys-sheet = Virgule : toutes les cartes et où elles sont
keys-signs = Point-virgule : tous les symboles
course-title = Les points jour par jour
sound-title = Sons de la table
sound-on = Activer les sons
sound-volume = Volume

advice-numbers = Chiffres
advice-leans = pas de différence nette ; le robot penche pour cette option
advice-more-part = { $isMore ->
    [yes] plus de points sous « { $name } »
   *[no] moins de points sous « { $name } »
}
advice-more-feat = { $isMore ->
    [yes] « { $name } » : davantage
   *[no] « { $name } » : moins
}
advice-more-points = { $isMore ->
    [yes] plus de points à la fin
   *[no] moins de points à la fin
}
advice-more-chance = { $isMore ->
    [yes] de meilleures chances de gagner
   *[no] de moins bonnes chances de gagner
}
advice-more-rival = { $isMore ->
    [yes] le meilleur adversaire marque plus
   *[no] le meilleur adversaire marque moins
}
advice-more-sight = paraît meilleur au premier coup d’œil
## Le tour

dock-title = Votre tour
dock-done = Terminer
dock-done-after = après votre dernier coup
dock-done-now = au tour des autres
dock-done-waits = pas votre tour
dock-nothing = Rien à passer
dock-asks = avec confirmation
doubt-away = Vous renoncez à cette action. Continuer ?
doubt-sure = Confirmez-vous ce coup ?
doubt-keep = Retour
side-whole = Tout ce que possède { $name }

## Une boîte : les valeurs de l’exemplaire de quelqu’un

boxes-mine = Mes boîtes
menu-box = Boîte
table-box = Boîte « { $name } »
table-box-nameless = Une boîte sans nom
table-box-facts = { $box } · éléments confirmés : { $confirmed } sur { $pieces } · { $digest }
