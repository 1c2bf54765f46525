### Les mots d’It’s a Wonderful Kingdom en français. Dans le journal, @0 et @1 désignent les joueurs.

## Noms et quantités

name = { $fr }
a-calamity = une { $name }
a-menace =
    { $deck ->
        [shadows] une { $name }
       *[other] un { $name }
    }
the-advisor =
    { $advisor ->
        [underground-spy] l’{ $name }
        [power-behind-the-throne] l’{ $name }
        [scrying-alchemist] l’{ $name }
        [nurturing-mother] la { $name }
        [negotiator-from-the-lake] la { $name }
       *[other] le { $name }
    }
card-of-type = { $card } ({ $type })
kind-treasure = Trésor
kind-menace = Menace
kind-advisor = Conseiller
known-face-down = { $card } (face cachée)
face-down-cards =
    { $n ->
        [one] une carte face cachée
       *[other] { $n } cartes face cachée
    }
type-structure = Structure
type-specialist = Compagnie
type-monument = Monument
type-discovery = Découverte
amount-materials =
    { $n ->
        [one] { $n } Matériau
       *[other] { $n } Matériaux
    }
amount-population = { $n } Population
amount-gold = { $n } Or
amount-exploration = { $n } Exploration
amount-krystallium = { $n } Krystallium
amount-soldier =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldats
    }
points = { $n } PV
lost-points = −{ $n } PV
resource-materials = Matériaux
resource-population = Population
resource-gold = Or
resource-exploration = Exploration
step-materials = étape des Matériaux
step-population = étape de la Population
step-gold = étape de l’Or
step-exploration = étape de l’Exploration
nothing = rien
listed = { $one }, { $other }
both = { $one } et { $other }
per-type = { $each } par { $type }
at-once = { $bonus } à l’achèvement
area-1 = la première zone de Proposition
area-2 = la deuxième zone de Proposition
selection-yours = votre Sélection
selection-own = sa propre Sélection
selection-other = la Sélection adverse
module-menace = Menace
module-advisors = Conseillers
module-quest = Quête
plain-step = « { $name } »
final-step = l’étape finale « { $name } »

## Ce que font les Conseillers

effect-underground-spy = un jeton Piège dépensé vous revient
effect-master-cartographer = la prochaine carte du paquet rejoint la zone de Proposition la moins fournie
effect-power-behind-the-throne = révéler une carte face cachée
effect-chief-mercenary = défausser une carte d’une zone de Proposition
effect-whimsical-gambler = déplacer une carte vers l’autre zone de Proposition
effect-tyrannical-foreman = un cube pour chacune de vos cartes en construction
effect-forest-chieftain = { $cubes } de plus
effect-nurturing-mother = { $cubes } de plus
effect-negotiator-from-the-lake = { $cubes } de plus
effect-pirate-of-the-five-seas = { $cubes } de plus
effect-scrying-alchemist = toutes les Calamités comptent double
effect-illuminated-prophet = une de vos Calamités est défaussée
effect-great-silversmith = gagner { $cubes }
effect-master-artisan = achever gratuitement une carte en construction

## Questions

prompt-offer-first = Manche { $round }, Proposition { $nth } sur { $of } : quelle carte proposez-vous en premier ?
prompt-offer-second = Manche { $round }, Proposition { $nth } sur { $of } : quelle carte proposez-vous en second ?
prompt-lay =
    Où posez-vous { $card }, face visible ou face cachée ? { $n ->
        [0] Vous n’avez plus de jeton Piège.
        [one] Il vous reste { $n } jeton Piège.
       *[other] Il vous reste { $n } jetons Piège.
    }
prompt-select = Manche { $round }, Sélection { $nth } sur { $of } : quelle zone de Proposition prenez-vous ?
prompt-chart = Vous utilisez { $advisor } : dans quelle zone de Proposition va la prochaine carte du paquet ?
prompt-reveal = Vous utilisez { $advisor } : quelle carte face cachée révélez-vous ?
prompt-discard = Vous utilisez { $advisor } : quelle carte défaussez-vous ?
prompt-move = Vous utilisez { $advisor } : quelle carte change de zone ?
prompt-search = Vous prenez { $area }. Faites-vous d’abord une Recherche ? Vous y défaussez { $drop } cartes face visible, en regardez { $look } nouvelles et en gardez une.
prompt-drop =
    { $n ->
        [one] Recherche : quelle autre carte défaussez-vous ?
       *[other] Recherche : quelle carte défaussez-vous ensuite ? Encore { $n } à défausser.
    }
prompt-keep = Recherche : quelle carte ajoutez-vous à { $area } ?
prompt-alchemist = La dernière manche est finie. Utilisez-vous { $advisor } pour doubler toutes les Calamités ? Vous en avez { $own }, votre adversaire { $theirs }.
prompt-keep-advisor = Quel Conseiller gardez-vous pour cette partie ?
prompt-lose =
    { $n ->
        [one] Ombres : quelle carte de votre Sélection défaussez-vous ?
       *[other] Ombres : quelle carte de votre Sélection défaussez-vous ? Encore { $n } à défausser.
    }
prompt-steal = { $n ->
        [one] Un Voleur arrive : quelle icône de votre Duché couvrez-vous ?
       *[other] { $n } Voleurs arrivent : quelle icône de votre Duché couvrez-vous ensuite ?
    }
prompt-freeze = { $n ->
        [one] Un Géant de givre arrive : laquelle de vos cartes gèle-t-il ?
       *[other] { $n } Géants de givre arrivent : laquelle de vos cartes le prochain gèle-t-il ?
    }
prompt-sort = Manche { $round }, Planification : mettez vos cartes en construction ou recyclez-les, dans l’ordre de votre choix. { $n ->
    [one] Il en reste une.
   *[other] Il en reste { $n }.
}
prompt-place-recycled = Manche { $round }, recyclage, encore { $cubes } à poser : où ?
prompt-place = Manche { $round }, { $step }, encore { $cubes } à poser : où ?
prompt-give = Vous utilisez { $advisor } : quel cube pour chaque carte ?
prompt-see-choice = Manche { $round }, avant de continuer : que faites-vous dans votre Duché ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-see-menaces = Manche { $round }, après les Menaces : que faites-vous d’autre dans votre Duché ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-see-planning = Manche { $round }, fin de la Planification : que faites-vous dans votre Duché ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-see-production = Manche { $round }, { $step } : que faites-vous d’autre dans votre Duché ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-see-foreman = Manche { $round }, après la production : que faites-vous dans votre Duché ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-see-combat = Manche { $round }, Combat : qui affrontez-vous, et que faites-vous d’autre ? À votre disposition : { $krystallium }, { $soldiers }.
prompt-melt =
    { $n ->
        [one] Quel cube de votre zone d’Alchimie transmutez-vous en dernier ?
       *[other] Quel cube de votre zone d’Alchimie transmutez-vous ? Encore { $n } à transmuter.
    }
prompt-restore = Le Voleur est vaincu : quelle icône libérez-vous ?
prompt-build = Vous utilisez { $advisor } : quelle carte achevez-vous ?

## Choix : la phase de Choix

offer = Proposer { $card }
lay-up = Dans { $area }, face visible
lay-down = Dans { $area }, face cachée avec un jeton Piège
take-area = Prendre { $area } : { $cards }
take-empty = Prendre { $area }, qui est vide
onto-area = Dans { $area }
pick-reveal = Révéler la carte { $nth } de { $place } : { $card }
pick-discard = Défausser la carte { $nth } de { $place } : { $card }
pick-move = Déplacer la carte { $nth } de { $place } : { $card }
token-reveal = Utiliser votre jeton Piège pour révéler la carte face cachée n° { $nth } de { $area }
attend = Vous occuper d’abord de votre Duché
activate = Utiliser { $advisor } en payant { $price } : { $effect }

## Choix : en solo

drop-first = Faire une Recherche et défausser d’abord { $card }
drop = Défausser { $card }
drop-face-down = Défausser une carte face cachée de { $area }
keep = Garder { $card }
keep-advisor = Garder { $advisor } ({ $price }) : { $effect }
no-search = Ne pas faire de Recherche
no-doubling = Laisser les Calamités telles quelles

## Choix : Menaces et Planification

lose-card = Défausser { $card }
lose-card-to-opponent =
    { $n ->
        [one] Défausser { $card } : { $n } cube pour votre adversaire
       *[other] Défausser { $card } : { $n } cubes pour votre adversaire
    }
steal = Couvrir une icône { $resource } (vous produisez { $made })
freeze = Geler { $card }
slate-and-freeze = Mettre { $card } en construction et geler cette carte
slate = Mettre { $card } en construction : coûte { $cost }, donne { $gives }
recycle = Recycler { $card } contre { $cubes }

## Choix : le Duché

place = { $cubes } sur { $card } ({ $then })
to-alchemy = { $cubes } dans votre zone d’Alchimie
to-alchemy-for = { $cubes } dans votre zone d’Alchimie : rapporte { $gained }
then-spaces-left =
    { $n ->
        [one] encore { $n } emplacement
       *[other] encore { $n } emplacements
    }
then-filled = remplie, mais toujours gelée
then-complete = achevée
infuse = Krystallium à la place d’un cube { $resource } sur { $card } ({ $then })
infuse-own = Krystallium sur l’emplacement Krystallium de la carte { $card } ({ $then })
enlist = Un Soldat sur { $card } ({ $then })
scrap = Défausser { $card } : { $cubes } dans votre zone d’Alchimie
build = Achever { $card } (il manque : { $missing })
fight = Vaincre { $menace } avec { $price } (sinon { $lost })
fight-giant = Vaincre { $menace } avec { $price } et achever { $card } (sinon { $lost })
fight-thief = Vaincre { $menace } avec { $price } et libérer une icône (sinon { $lost })
fight-vermin =
    { $n ->
        [one] Vaincre votre carte Vermine avec { $price } (sinon { $lost })
       *[other] Vaincre une de vos { $n } cartes Vermine avec { $price } (sinon { $lost })
    }
restore = Libérer une icône { $resource }
do-step = Accomplir { $step } en payant { $cost } : rapporte { $benefit }
do-step-with = Accomplir { $step } en payant { $cost }, avec { $krystallium } à la place des cubes manquants : rapporte { $benefit }
transmute = Transmuter { $n } cubes en un Krystallium
melt = { $cube } (vous avez { $there })
finish = Terminer

## Mises en garde

warn-empty-area = La zone est vide : vous ne prendriez rien.
warn-calamities =
    { $n ->
        [one] Elle contient une Calamité : { $lost }.
       *[other] Elle contient { $n } Calamités : { $lost }.
    }
warn-menaces = Vous prendriez { $menaces } : { $lost }, sauf victoire au combat.
warn-no-more-offers = Vous ne proposez plus de carte pendant cette manche.
warn-krystallium-useless = Aucune de vos cartes en construction n’accepte de Krystallium, et il ne rapporte aucun PV.
warn-doubles-own = Les vôtres comptent double aussi : vous en avez { $own }, votre adversaire { $theirs }.
warn-boost-to-alchemy = Faute de place sur vos cartes en construction, il faudrait mettre { $cubes } dans la zone d’Alchimie.
warn-hopeless = C’est la dernière manche : cette carte ne peut plus être achevée.
warn-nothing-needs = Aucune de vos cartes n’a besoin d’un cube { $resource } : il irait dans la zone d’Alchimie.
warn-could-be-placed = Vos cartes en construction ont encore de la place pour { $cubes }.
warn-krystallium-space = La carte a aussi un emplacement Krystallium à remplir, et il vous resterait { $left }.
warn-cubes-lost =
    { $n ->
        [one] Ce qui s’y trouve (un cube ou un Soldat) serait perdu.
       *[other] Les { $n } cubes ou Soldats qui s’y trouvent seraient perdus.
    }
warn-alchemy-scores-nothing = C’est la dernière manche, et les cubes de la zone d’Alchimie ne rapportent aucun PV.
warn-final-step-lost = Vous ne pourriez plus payer l’étape finale ensuite, et sans elle, pas de victoire.
warn-step-wants = Une étape encore ouverte de la Quête demande cette ressource ({ $resource }).
warn-final-step-open = Vous pouvez payer l’étape finale maintenant ; sans elle, pas de victoire.
warn-last-combat = C’est le dernier Combat : toute Menace encore debout vous coûtera des PV.
warn-could-complete = Avec ce dont vous disposez, vous pourriez achever { $card } maintenant.

## Pourquoi un choix est impossible

reason-no-trap = Vous n’avez plus de jeton Piège pour cette manche.
reason-before-selecting = Seulement avant de sélectionner.
reason-token-used = Votre jeton Piège a déjà servi pendant cette manche.
reason-areas-empty = Les deux zones de Proposition sont vides.
reason-no-trap-spent = Vous n’avez dépensé aucun jeton Piège.
reason-nothing-face-down = Aucune carte n’est face cachée.
reason-not-searched = On ne peut pas défausser { $card } pour une Recherche.
reason-only-face-up = Seules des cartes face visible peuvent payer une Recherche.
reason-search-price = Une Recherche demande { $n } cartes face visible de cette zone.
reason-spared = Les Ombres épargnent les Menaces.
reason-no-icon = Vous n’en produisez pas.
reason-treasure = Un Trésor ne peut être que recyclé.
reason-frozen-already = Elle est déjà gelée.
reason-short = Il manque { $short }.
reason-used = Déjà utilisé pendant cette manche.
reason-no-krystallium = Vous n’avez pas de Krystallium.
reason-frozen = Une carte gelée ne peut pas être défaussée.
reason-giant-holds =
    { $n ->
        [one] Il reste un emplacement vide sur { $card }.
       *[other] Il reste { $n } emplacements vides sur { $card }.
    }
reason-no-calamity = Il n’y a pas de Calamité dans votre Duché.
reason-nothing-to-build = Vous n’avez aucune carte en construction.
reason-step-done = Vous l’avez déjà accomplie.
reason-missing = Il manque { $missing }.
reason-cubes-short =
    { $n ->
        [one] Il manque { $n } cube.
       *[other] Il manque { $n } cubes.
    }

## Journal : la mise en place

log-module = La partie se joue avec le module { $module }, car il en faut toujours un, et un seul.
log-module-alone = Partie en solo avec le module { $module }, car en solo aussi il en faut un, et un seul.
log-duchy-taken = { $who } règne sur { $duchy }, face { $side }.
log-duchy-taken-you = Vous régnez sur { $duchy }, face { $side }.
log-menace-deck = { $who } amène les { $menaces } : à chaque manche, une de ces cartes rejoint sa main.
log-menace-deck-you = Vous amenez les { $menaces } : à chaque manche, une de ces cartes rejoint votre main.
log-menace-deck-alone = { $who } affronte les { $menaces }, qui rejoignent le paquet Danger.
log-menace-deck-alone-you = Vous affrontez les { $menaces }, qui rejoignent le paquet Danger.
log-calamities-out = Les Calamités restent dans la boîte : des Menaces les remplacent.
log-treasures-out = Les Trésors restent dans la boîte : { $n } Conseillers les remplacent dans le paquet.
log-first-soldiers = { $who } commence avec { $soldiers } pour payer des Conseillers.
log-first-soldiers-you = Vous commencez avec { $soldiers } pour payer des Conseillers.
log-quest-laid = La Quête est « { $quest } » : { $n } étapes, et pas de victoire sans l’étape finale.
log-quest-laid-alone = La Quête est « { $quest } », sur sa face solo : { $n } étapes, et pas de médaille sans l’étape finale.
log-danger-deck = Paquet Danger : { $cards } cartes inconnues du paquet Développement et { $dangers } Calamités.
log-danger-deck-menaces = Paquet Danger : { $cards } cartes inconnues du paquet Développement et { $dangers } Menaces.
log-deck-shuffled = Paquet Développement : { $cards } cartes Développement et { $added } Trésors, le tout mélangé.
log-deck-shuffled-advisors = Paquet Développement : { $cards } cartes Développement et { $added } Conseillers, le tout mélangé.
log-calamities-ready = { $n } Calamités sont mises à part : chacun en prend une en main à chaque manche.
log-traps-ready =
    { $n ->
        [one] Chacun a { $n } jeton Piège par manche pour poser une carte face cachée.
       *[other] Chacun a { $n } jetons Piège par manche pour poser des cartes face cachée.
    }
log-traps-ready-alone =
    { $n ->
        [one] { $n } jeton Piège est prêt : une fois par manche, il permet de révéler une carte face cachée.
       *[other] { $n } jetons Piège sont prêts : une fois par manche, chacun permet de révéler une carte face cachée.
    }
log-advisors-left-out = Restent dans la boîte, car inutiles sans adversaire : { $advisors }.
log-vermin-ready = { $n } cartes Vermine sont prêtes pour les Rats géants.

## Journal : la manche

log-round-begins = La manche { $round } commence ; premier joueur : { $who }.
log-round-begins-you = La manche { $round } commence ; vous êtes le premier joueur.
log-round-begins-alone = La manche { $round } commence.
log-hands-dealt = Chacun reçoit { $n } cartes du paquet et une Calamité.
log-hands-dealt-menace = Chacun reçoit { $n } cartes du paquet et une Menace de son propre paquet.
log-planning = Phase de Planification.
log-production = Phase de Production.
log-combat = Phase de Combat.
log-starter = Nouvelle carte dans { $area } : { $card }.
log-danger-laid = Une carte Danger est posée face cachée dans { $area }.
log-top-turned = Sur le dessus du paquet : { $card }.
log-left-over =
    { $n ->
        [one] { $n } carte restait dans les zones de Proposition : elle est défaussée.
       *[other] { $n } cartes restaient dans les zones de Proposition : elles sont défaussées.
    }
log-reshuffled =
    { $n ->
        [one] { $n } carte défaussée forme un nouveau paquet.
       *[other] { $n } cartes défaussées sont mélangées et forment un nouveau paquet.
    }
log-offered = { $who } propose { $card } dans { $area }.
log-offered-you = Vous proposez { $card } dans { $area }.
log-trapped = { $who } propose une carte face cachée dans { $area }.
log-trapped-you = Vous proposez { $card } face cachée dans { $area }.
log-trapped-unseen-you = Vous proposez une carte face cachée dans { $area }.
log-trapped-open = { $who } propose { $card } face cachée dans { $area }.
log-took =
    { $n ->
        [one] { $who } prend { $area } et son unique carte.
       *[other] { $who } prend { $area } et ses { $n } cartes.
    }
log-took-you =
    { $n ->
        [one] Vous prenez { $area } et son unique carte.
       *[other] Vous prenez { $area } et ses { $n } cartes.
    }
log-took-nothing = { $who } prend { $area }, qui est vide.
log-took-nothing-you = Vous prenez { $area }, qui est vide.
log-dropped = { $who } défausse { $card } de { $area } pour une Recherche.
log-dropped-you = Vous défaussez { $card } de { $area } pour une Recherche.
log-searched = { $who } fait une Recherche pour { $area }.
log-searched-you = Vous faites une Recherche pour { $area }.
log-found = { $who } ajoute { $card } à { $area }.
log-found-you = Vous ajoutez { $card } à { $area }.
log-turned-up = { $who } révèle { $card }.
log-turned-up-you = Vous révélez { $card }.
log-calamity-strikes = { $who } reçoit une Calamité dans son Duché.
log-calamity-strikes-you = Une Calamité frappe votre Duché.

## Journal : les Conseillers

log-advisor-kept = { $who } garde { $advisor }.
log-advisor-kept-you = Vous gardez { $advisor }.
log-advisor-enters = { $who } accueille { $advisor } et gagne { $soldiers }.
log-advisor-enters-you = Vous accueillez { $advisor } et gagnez { $soldiers }.
log-advisor-used = { $who } utilise { $advisor } en payant { $soldiers }.
log-advisor-used-you = Vous utilisez { $advisor } en payant { $soldiers }.
log-trap-back = { $who } reprend un jeton Piège.
log-trap-back-you = Vous reprenez un jeton Piège.
log-charted = { $who } ajoute { $card } à { $area }.
log-charted-you = Vous ajoutez { $card } à { $area }.
log-unmasked = { $who } révèle { $card } dans { $place }.
log-unmasked-you = Vous révélez { $card } dans { $place }.
log-sent-away = { $who } défausse { $card } de { $area }.
log-sent-away-you = Vous défaussez { $card } de { $area }.
log-moved = { $who } déplace { $card } vers { $area }.
log-moved-you = Vous déplacez { $card } vers { $area }.
log-calamity-lifted = { $who } défausse une Calamité.
log-calamity-lifted-you = Vous défaussez une Calamité.
log-silver = { $who } gagne { $cubes }.
log-silver-you = Vous gagnez { $cubes }.
log-doubled = { $who } fait compter double toutes les Calamités.
log-doubled-you = Vous faites compter double toutes les Calamités.
log-extra = { $who } produit { $cubes } de plus.
log-extra-you = Vous produisez { $cubes } de plus.

## Journal : les Menaces et la Quête

log-shadows-take = Les Ombres obligent { $who } à défausser { $card }.
log-shadows-take-you = Les Ombres vous obligent à défausser { $card }.
log-shadows-give =
    { $n ->
        [one] Les Ombres donnent { $n } cube à { $who }.
       *[other] Les Ombres donnent { $n } cubes à { $who }.
    }
log-shadows-give-you =
    { $n ->
        [one] Les Ombres vous donnent { $n } cube.
       *[other] Les Ombres vous donnent { $n } cubes.
    }
log-icon-stolen = Un Voleur prend une icône { $resource } à { $who }.
log-icon-stolen-you = Un Voleur vous prend une icône { $resource }.
log-vermin-come =
    { $n ->
        [one] Un Rat géant apporte { $n } carte Vermine à { $who }.
       *[other] Un Rat géant apporte { $n } cartes Vermine à { $who }.
    }
log-vermin-come-you =
    { $n ->
        [one] Un Rat géant vous apporte { $n } carte Vermine.
       *[other] Un Rat géant vous apporte { $n } cartes Vermine.
    }
log-frozen = Un Géant de givre gèle une carte chez { $who } : { $card }.
log-frozen-you = Un Géant de givre gèle votre carte { $card }.
log-nothing-to-freeze =
    { $n ->
        [one] Un Géant de givre ne trouve rien à geler chez { $who }.
       *[other] { $n } Géants de givre ne trouvent rien à geler chez { $who }.
    }
log-nothing-to-freeze-you =
    { $n ->
        [one] Un Géant de givre ne trouve rien à geler chez vous.
       *[other] { $n } Géants de givre ne trouvent rien à geler chez vous.
    }
log-menace-stays = { $who } a désormais { $card } dans sa zone de Construction.
log-menace-stays-you = Vous avez désormais { $card } dans votre zone de Construction.
log-vanquished = { $who } vainc { $card }.
log-vanquished-you = Vous vainquez { $card }.
log-vermin-vanquished = { $who } vainc une carte Vermine.
log-vermin-vanquished-you = Vous vainquez une carte Vermine.
log-icon-restored = { $who } récupère une icône { $resource }.
log-icon-restored-you = Vous récupérez une icône { $resource }.
log-step-done = { $who } accomplit { $step } : { $benefit }.
log-step-done-you = Vous accomplissez { $step } : { $benefit }.
log-step-done-with = { $who } accomplit { $step } grâce à { $krystallium } : { $benefit }.
log-step-done-with-you = Vous accomplissez { $step } grâce à { $krystallium } : { $benefit }.

## Journal : le Duché

log-slated = { $who } met { $card } en construction.
log-slated-you = Vous mettez { $card } en construction.
log-recycled = { $who } recycle { $card } contre { $cubes }.
log-recycled-you = Vous recyclez { $card } contre { $cubes }.
log-produced = { $who } produit { $cubes }.
log-produced-you = Vous produisez { $cubes }.
log-trained = { $who } a la suprématie ({ $resource }) : un Soldat part à l’entraînement.
log-trained-you = Vous avez la suprématie ({ $resource }) : un Soldat part à l’entraînement.
log-taken-from-training = { $who } a la suprématie ({ $resource }) : le Soldat entraîné est prêt.
log-taken-from-training-you = Vous avez la suprématie ({ $resource }) : votre Soldat entraîné est prêt.
log-placed = { $who } pose { $cubes } sur { $card }.
log-placed-you = Vous posez { $cubes } sur { $card }.
log-into-alchemy = { $who } met { $cubes } dans sa zone d’Alchimie.
log-into-alchemy-you = Vous mettez { $cubes } dans votre zone d’Alchimie.
log-transmuted = { $who } transmute des cubes en un Krystallium.
log-transmuted-you = Vous transmutez des cubes en un Krystallium.
log-infused = { $who } pose du Krystallium à la place d’un cube { $resource } sur { $card }.
log-infused-you = Vous posez du Krystallium à la place d’un cube { $resource } sur { $card }.
log-infused-own = { $who } pose du Krystallium sur { $card }.
log-infused-own-you = Vous posez du Krystallium sur { $card }.
log-enlisted = { $who } place un Soldat sur { $card }.
log-enlisted-you = Vous placez un Soldat sur { $card }.
log-scrapped = { $who } défausse { $card } sans l’achever.
log-scrapped-you = Vous défaussez { $card } sans l’achever.
log-completed = { $who } achève { $card }.
log-completed-you = Vous achevez { $card }.
log-bonus = { $who } gagne { $bonus }.
log-bonus-you = Vous gagnez { $bonus }.

## Journal : la fin

log-flat-points = { $who } marque { $points } pour ses cartes.
log-flat-points-you = Vous marquez { $points } pour vos cartes.
log-combo-points = { $who } marque { $points } pour ses combos.
log-combo-points-you = Vous marquez { $points } pour vos combos.
log-quest-points = { $who } marque { $points } pour la Quête.
log-quest-points-you = Vous marquez { $points } pour la Quête.
log-quest-unfinished = { $who } n’a pas accompli l’étape finale et ne peut pas gagner.
log-quest-unfinished-you = Vous n’avez pas accompli l’étape finale et ne pouvez pas gagner.
log-lost-points = Calamités : { $lost } pour { $who }.
log-lost-points-you = Calamités : { $lost } pour vous.
log-lost-points-menaces = Menaces encore debout : { $lost } pour { $who }.
log-lost-points-menaces-you = Menaces encore debout : { $lost } pour vous.
log-tie-by-cards = Égalité de PV : { $who } l’emporte avec plus de cartes dans son Duché.
log-tie-by-cards-you = Égalité de PV : vous l’emportez avec plus de cartes dans votre Duché.
log-tie-by-soldiers = Égalité de PV et de cartes : { $who } l’emporte avec plus de Soldats.
log-tie-by-soldiers-you = Égalité de PV et de cartes : vous l’emportez avec plus de Soldats.
log-victory = { $who } termine avec { $points } : victoire !
log-victory-you = Vous terminez avec { $points } : victoire !
log-shared = { $who } termine avec { $points } : victoire partagée !
log-shared-you = Vous terminez avec { $points } : vous partagez la victoire !
log-defeat = { $who } termine avec { $points }.
log-defeat-you = Vous terminez avec { $points }.
log-no-medal = { $who } termine avec { $points } : pas de médaille cette fois.
log-no-medal-you = Vous terminez avec { $points } : pas de médaille cette fois.
log-bronze = { $who } termine avec { $points } : médaille de bronze !
log-bronze-you = Vous terminez avec { $points } : médaille de bronze !
log-silver-medal = { $who } termine avec { $points } : médaille d’argent !
log-silver-medal-you = Vous terminez avec { $points } : médaille d’argent !
log-gold = { $who } termine avec { $points } : médaille d’or !
log-gold-you = Vous terminez avec { $points } : médaille d’or !

## Le décompte final, partie par partie

score-flat = Cartes
score-combo = Combos
score-quest = Quête
score-lost = Calamités et Menaces
tie-cards = Égalité de PV : le nombre de cartes dans le Duché départage les joueurs ({ $order }).
tie-soldiers = Égalité de PV et de cartes : le nombre de Soldats départage les joueurs ({ $order }).
quest-unfinished = { $name } n’a pas accompli l’étape finale de la Quête.
quest-unfinished-you = Vous n’avez pas accompli l’étape finale de la Quête.
medal-0 = Aucune médaille.
medal-1 = Une médaille de bronze !
medal-2 = Une médaille d’argent !
medal-3 = Une médaille d’or !

## Raisons : ce qu’un Duché obtient en une manche

feat-completed = Cartes achevées cette manche
feat-materials = Matériaux produits cette manche
feat-population = Population produite cette manche
feat-gold = Or produit cette manche
feat-exploration = Exploration produite cette manche
feat-supremacies = Suprématies cette manche
feat-soldiers = Soldats gagnés cette manche
feat-krystallium = Krystallium gagné cette manche
feat-vanquished = Menaces vaincues cette manche
feat-steps = Étapes de la Quête accomplies cette manche
feat-calamities = Calamités cette manche

## Raisons : ce qu’une option apporte à coup sûr

because-step = accomplit { $step } : { $benefit }
because-completed = achève { $card } pendant cette manche
because-completed-planning = achève { $card } pendant la Planification
because-completed-production = achève { $card } pendant la Production de cette manche
because-completed-combat = achève { $card } pendant le Combat
because-vanquished = vainc { $card }
because-vermin = vainc une carte Vermine
because-calamity = vous débarrasse d’une Calamité
because-transmuted = vous donne un Krystallium
because-took = vous apporte { $card } : ce que vous produisez et possédez suffit à payer son coût

## Chapitres d’une partie que l’on revoit

chapter-set-up = Mise en place
chapter-choice = Manche { $round } : Choix
chapter-planning = Manche { $round } : Planification
chapter-production = Manche { $round } : Production
chapter-combat = Manche { $round } : Combat
chapter-end = Fin de la partie
