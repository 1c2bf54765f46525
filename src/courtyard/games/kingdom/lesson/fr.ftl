### Ce que dit le guide d’It’s a Wonderful Kingdom. @1 est l’adversaire.

## La liste

kingdom-topic-selection = Prendre un lot
kingdom-topic-offering = Proposer des cartes
kingdom-topic-trap = Les Pièges
kingdom-topic-planning = La Planification
kingdom-topic-recycling = Le recyclage
kingdom-topic-materials = 1re étape : Matériaux
kingdom-topic-supremacy = La suprématie
kingdom-topic-population = 2e étape : Population
kingdom-topic-gold = 3e étape : Or
kingdom-topic-exploration = 4e étape : Exploration
kingdom-topic-krystallium = Alchimie et Krystallium
kingdom-topic-menace = Les Menaces
kingdom-topic-combat = Le Combat
kingdom-topic-ending = Le décompte final

## La phase de Choix

kingdom-lesson-welcome = Bienvenue ! @1 et vous prétendez au trône : après quatre manches, il revient au Duché qui a le plus de points de victoire (PV). Nous arrivons au milieu de la dernière. Essayez ce qui vous plaît ; je me contente de conseiller.
kingdom-lesson-duchy = Voici votre Duché : les cartes que vous avez achevées produisent des ressources à chaque manche. À côté, les cartes en construction attendent encore leurs ressources.
kingdom-lesson-selection = D’abord la phase de Choix. Deux lots se trouvent au milieu, et c’est à vous d’en prendre un avec toutes ses cartes ; l’autre reste là. Une carte est face cachée : vous ne saurez qu’à la Planification ce que c’est. Quel lot prenez-vous ?
kingdom-lesson-offering = À vous maintenant de proposer deux cartes de votre main, chacune dans la zone de votre choix. @1 prendra ensuite l’un des deux lots : rendez-les tous deux intéressants, ou gâchez le meilleur.
kingdom-lesson-to-trap = Le Voleur dans votre main est une Menace : il nuit à qui le prend. Proposez-le, et cachons-le à @1.
kingdom-lesson-trap = Une carte se pose face visible, ou face cachée avec l’un de vos deux jetons Piège. Personne ne peut alors la regarder, pas même vous, jusqu’à la Planification. Vous savez ce que c’est ; @1 ne peut que deviner.
kingdom-lesson-second-card = Et la seconde carte : plutôt quelque chose qui ne vous gênerait ni dans un lot ni dans l’autre.
kingdom-lesson-taken = @1 a pris un lot, puis proposé deux cartes. Ce qui restait est toujours là : les lots grossissent jusqu’à ce que quelqu’un les prenne.
kingdom-lesson-selection-again = Votre dernière Sélection de la manche. Plus de cartes ne vaut pas toujours mieux : comptez ce que vous pourriez achever, et méfiez-vous de ce qui est face cachée.

## La Planification

kingdom-lesson-planning-begins = La phase de Choix est finie ; à la Planification, chacun révèle ses cartes face cachée. Désormais, vous choisissez en même temps.
kingdom-lesson-planning = Chaque carte prise est soit mise en construction, soit recyclée aussitôt contre la ressource indiquée dans son coin. Gardez ce que vous pouvez achever ; le reste alimente vos chantiers. Que feriez-vous de celle-ci ?
kingdom-lesson-recycled = Les cartes recyclées et les Trésors donnent aussitôt leurs ressources. Chacune va sur une carte en construction qui en a besoin, ou dans votre zone d’Alchimie.
kingdom-lesson-recycled-alone = Une carte recyclée donne aussitôt sa ressource : sur une carte en construction qui en a besoin, ou à défaut dans votre zone d’Alchimie.
kingdom-lesson-finish = De temps en temps, vous pouvez vous occuper de votre Duché : utiliser du Krystallium, placer des Soldats ou défausser une carte que vous n’achèverez pas. S’il n’y a rien à faire, terminez simplement.

## La Production

kingdom-lesson-materials = Production ! Elle a quatre étapes, toujours dans cet ordre : Matériaux, Population, Or, Exploration. Vous recevez autant de Matériaux que votre Duché en indique et les placez maintenant : sur les cartes qui en ont besoin, ou dans votre zone d’Alchimie.
kingdom-lesson-supremacy = Face à @1, c’est vous qui en avez produit le plus : voilà la suprématie. Elle envoie un Soldat à l’entraînement ; la prochaine le mettra à votre disposition.
kingdom-lesson-supremacy-other = @1 en a produit plus que vous : c’est la suprématie, qui entraîne des Soldats. À la prochaine, le Soldat à l’entraînement est prêt.
kingdom-lesson-completed = Achevée ! La carte rejoint aussitôt votre Duché et produit à toutes les étapes encore à venir de cette manche. Voilà pourquoi l’ordre compte tant.
kingdom-lesson-population = Deuxième étape : la Population. Même chose, avec tout ce que votre Duché produit désormais. Où est-elle le plus utile ? Je vous dirai ce que j’aurais fait.
kingdom-lesson-gold = Troisième étape : l’Or, dont on fait les Monuments. Les cubes ne se gardent pas : placez-les là où ils achèvent quelque chose.
kingdom-lesson-exploration = Dernière étape : l’Exploration, pour les Découvertes. Après elle, plus rien n’est produit.
kingdom-lesson-alchemy = Les cubes dont aucune carte n’a besoin vont dans votre zone d’Alchimie. Cinq d’entre eux, de n’importe quelle sorte, deviennent un Krystallium.
kingdom-lesson-transmuted = Cinq cubes de votre zone d’Alchimie sont devenus un Krystallium. C’est un joker : il remplace n’importe quelle ressource, à tout moment, et vous pouvez le garder.
kingdom-lesson-infuse = Vous avez du Krystallium. Vous pouvez le poser sur une carte à la place d’une ressource qui lui manque ; parfois, il n’en faut pas plus pour l’achever.

## La Menace

kingdom-lesson-revealed-menace = La carte face cachée était un Géant de givre, une Menace posée par @1 ! Il se glisse sous une de vos cartes et la gèle : vous pourrez la remplir, mais pas l’achever tant que le Géant n’est pas vaincu. Gelez-en une dont vous pouvez vous passer.
kingdom-lesson-stolen = Un Voleur se cachait parmi vos cartes ! Il couvre une icône de votre Duché, qui ne produit plus rien tant qu’il n’est pas vaincu. Laissez-lui celle qui vous manquera le moins.
kingdom-lesson-frozen = Voyez la glace sur votre Cathédrale solaire : un Géant de givre est tapi dessous, une Menace d’une manche précédente. Vous pouvez remplir la carte, mais elle ne sera achevée qu’une fois le Géant vaincu au Combat.
kingdom-lesson-combat = Combat : trois Soldats suffisent à vaincre une Menace. Un Géant de givre exige aussi que la carte gelée soit remplie, et vous la rend alors achevée. Chaque Menace encore là à la fin vous coûte 4 PV.
kingdom-lesson-combat-last = C’est le dernier moment pour agir : ensuite, on compte les points. Le Krystallium et les Soldats que vous gardez ne valent rien.
kingdom-lesson-vanquished = Une Menace de moins ! Les Soldats qui ont combattu sont perdus : dans une partie plus longue, choisissez bien qui affronter d’abord.

## La fin

kingdom-lesson-ending = On compte les points : ceux qui figurent sur vos cartes, puis les combos comme « 2 PV par Monument », moins ce que coûtent les Menaces. Les cartes encore en construction ne comptent pas.
kingdom-lesson-left-krystallium = Vous n’avez jamais fait de Krystallium : cinq cubes dans votre zone d’Alchimie en donnent un, qui remplace n’importe quelle ressource.
kingdom-lesson-left-supremacy = Personne n’a eu la suprématie : pour chaque ressource, le joueur qui en produit le plus entraîne un Soldat.
kingdom-lesson-left-combat = Au Combat, vous n’avez vaincu aucune Menace : trois Soldats suffisent pour une, et chacune de celles qui restent vous coûte 4 PV.
kingdom-lesson-farewell = Vous savez tout ce qu’il faut pour une vraie partie. Que votre règne soit long !
