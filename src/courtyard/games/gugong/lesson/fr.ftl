### Ce que dit le guide de Gùgōng. @1 est l’adversaire.

## La liste

gugong-topic-exchange = Échanger des Cadeaux
gugong-topic-jade = Le Jade
gugong-topic-paying = Quand le Cadeau est trop faible
gugong-topic-both-actions = Deux actions en un tour
gugong-topic-intrigue = Les Intrigues
gugong-topic-great-wall = La Grande Muraille
gugong-topic-night = La Nuit et le Matin
gugong-topic-travel = Le Voyage
gugong-topic-canal = Le Grand Canal
gugong-topic-decrees = Les Décrets
gugong-topic-palace = Le chemin du Pavillon
gugong-topic-ending = Le décompte final

## Le premier tour

gugong-lesson-welcome = Bienvenue à la cour de l’Empereur ! La partie dure quatre jours et nous arrivons le troisième : vous avez trois Cadeaux aujourd’hui, vous en aurez quatre demain. Essayez ce qui vous plaît ; je me contente de conseiller.
gugong-lesson-goal = Le plus grand nombre de points de victoire (PV) l’emporte, à une condition : l’Émissaire doit être dans le Pavillon à la fin de la partie, sinon tous les points sont perdus. Le vôtre est à la case 4 sur 8 ; @1 a déjà fait entrer le sien.
gugong-lesson-exchange = Chaque tour commence par un échange : vous donnez un Cadeau de votre main à un Officier et prenez celui qui se trouve chez lui. Si le vôtre a la valeur la plus élevée, cela ne vous coûte rien.
gugong-lesson-to-jade = Commençons simplement, au marché du Jade. J’ai marqué dans votre main un Cadeau plus élevé que celui de l’Officier : choisissez-le.

## Où aller ensuite

gugong-lesson-to-paying = Et si votre Cadeau est trop faible ? Essayez : celui-ci ira à l’Officier du Censorat, qui garde le chemin du Pavillon et possède quelque chose de mieux.
gugong-lesson-to-great-wall = Prochaine étape : la Grande Muraille. Un de vos Serviteurs s’y trouve déjà ; envoyons-en d’autres.
gugong-lesson-to-travel = Et si nous voyagions ? Votre Voyageur récolte un jeton dans chaque cité, et chaque jeton vous apporte aussitôt quelque chose.
gugong-lesson-to-canal = Il ne manque qu’un Serviteur à votre Bateau sur le Grand Canal. Suivez mon repère jusqu’à l’Officier du Commerce.
gugong-lesson-to-palace = Faisons avancer votre Émissaire : l’Officier du Censorat ouvre le chemin du Pavillon.
gugong-lesson-to-inside = Et maintenant, le Pavillon : faites-y entrer votre Émissaire tant que c’est possible. Suivez mon repère jusqu’à l’Officier du Censorat.
gugong-lesson-to-decrees = Vous n’avez pas encore vu les Décrets : des avantages et des points rien que pour vous. Suivez mon repère.
gugong-lesson-to-intrigue = Il reste un lieu dans l’ombre : celui de l’Officier des Mystères, le domaine des Intrigues. Suivez mon repère.
gugong-lesson-alone = Vous avez vu tous les recoins de la cour. La suite vous appartient : je me tairai, sauf s’il y a du nouveau.

## L’échange

gugong-lesson-officials = Choisissez maintenant l’Officier. Sous chacun figure le coût de l’échange : « gratuit » si votre Cadeau est plus élevé, un prix sinon.
gugong-lesson-fruit-bowl = La corbeille de fruits ne vaut que 1, mais vous pouvez toujours l’échanger librement contre un Cadeau précis : la statue de jade, un 9. Des fruits rares font tourner toutes les têtes.
gugong-lesson-payment = Votre Cadeau est trop faible : l’échange a donc un prix. Payez deux Serviteurs, défaussez une deuxième carte de votre main ou renoncez à toute action. Chaque solution peut être la bonne, à vous de décider : je vous dirai ce qu’une autre aurait donné.
gugong-lesson-without-actions = Un échange sans action semble perdu, mais il ne l’est pas toujours : vous avez tout de même pris un Cadeau plus élevé, que vous aurez en main demain.
gugong-lesson-discard = Le Cadeau que vous avez pris est dans votre défausse. Retenez ce qui s’y trouve : demain, cette pile sera votre main.
gugong-lesson-both-asked = Certains Cadeaux ont leur propre action, dessinée au bas de la carte. Elle vient d’abord, puis celle du lieu : deux en un seul tour !
gugong-lesson-both-gained = Votre Cadeau avait sa propre action, dessinée au bas de la carte, et vous venez d’en profiter. Vient maintenant celle du lieu : deux en un seul tour !
gugong-lesson-others = @1 aussi a échangé un Cadeau : une autre carte a pris sa place. À chaque tour, des prix montent et d’autres baissent ; regardez bien avant de choisir.
gugong-lesson-short = Votre pioche était trop petite : des Serviteurs vous ont échappé. Jetez-y un œil avant d’en gagner d’autres.

## Les sept lieux

gugong-lesson-jade = Ici, vous payez des Serviteurs de votre Réserve pour un Jade. À la fin, un Jade vaut 1 PV, deux en valent 3, trois en valent 6 : chacun rapporte plus que le précédent.
gugong-lesson-intrigue = Les Intrigues font avancer votre pion dans cette zone, et le plus avancé remporte toutes les égalités. A : une case, et le premier à le faire chaque jour commencera le lendemain. B : trois cases pour un Serviteur. Que préférez-vous ?
gugong-lesson-great-wall = Avec A, vous placez un Serviteur sur la Muraille ; avec B, vous en payez un et en placez deux. À quatre Serviteurs, toutes couleurs comprises, elle est terminée : le joueur qui y est le plus présent marque 3 PV et fait avancer son Émissaire d’une case.
gugong-lesson-wall-won = La Muraille est terminée, et surtout grâce à vous : 3 PV, et votre Émissaire avance d’une case. Vos Serviteurs rentrent dans votre pioche ; @1 laisse les siens sur la Muraille.
gugong-lesson-wall-lost = La Muraille a été décomptée : @1 y avait le plus de Serviteurs, marque 3 PV et fait avancer son Émissaire d’une case. En cas d’égalité sur la Muraille, le plus avancé dans la zone d’Intrigues l’emporte.
gugong-lesson-benefit = Quiconque a participé peut maintenant monnayer ses Intrigues : reculez pour recevoir des Serviteurs, un Jade ou le droit de tourner un dé. Ou restez où vous êtes et continuez à remporter les égalités. À vous de voir !
gugong-lesson-travel = Voyage : A déplace votre Voyageur une fois, gratuitement ; B deux fois, pour deux Serviteurs. Vous gardez les jetons récoltés et pourrez les échanger plus tard. Jusqu’où irez-vous ?
gugong-lesson-city = Votre Voyageur commence dans la cité de votre choix, puis suit les routes. Le jeton montre ce que vous y gagnez : prenez ce qui vous manque le plus.
gugong-lesson-tokens = Vous avez des jetons à échanger : deux contre un Serviteur, quatre contre 2 PV, six contre un Jade. Vous pouvez le faire à tout moment de votre tour.
gugong-lesson-swap = Un échange de cartes : une de vos cartes contre celle d’un Officier, sans aucune action. Idéal pour avoir un Cadeau élevé demain, ou une correspondance avec les dés.
gugong-lesson-canal = Sur le Grand Canal, on remplit des Bateaux : avec A, vous embarquez un Serviteur et faites avancer un Bateau ; avec B, vous en payez un et en embarquez deux. Un Bateau qui porte trois Serviteurs peut réclamer la récompense de son Port.
gugong-lesson-load = Un Serviteur quitte votre Réserve. Embarquez-le là où il complète un Bateau.
gugong-lesson-claim = Le Bateau est plein. Vous pouvez réclamer dès maintenant la récompense de ce Port, ou attendre d’en atteindre un meilleur ; mais la Nuit, les Bateaux du dernier Port se perdent en mer.
gugong-lesson-claimed = Belle traversée ! Un Serviteur reste sur votre plateau pour marquer la récompense ; le Bateau et les deux autres sont de nouveau libres.
gugong-lesson-sail = Vous pouvez aussi faire avancer un de vos Bateaux jusqu’au prochain Port libre. Plus il va loin, meilleure est la récompense.
gugong-lesson-palace = Le chemin du Pavillon : A, une case gratuite ; B, deux cases, plus une dans la zone d’Intrigues, pour deux Serviteurs. Il y a huit cases en tout. Le temps presse-t-il ?
gugong-lesson-arrived = Votre Émissaire est au Pavillon : désormais, vos points sont à l’abri. Chaque case de plus vaut simplement 1 PV.
gugong-lesson-decrees = Un Décret coûte des Serviteurs, et vous y en laissez un de plus, pour toujours. En haut, de l’aide chaque Matin et des actions moins chères ; en bas, des points pour la fin. La partie s’achève bientôt, regardez donc les points : lequel vous convient ?

## La Nuit et le Matin

gugong-lesson-night-dice = La Nuit est tombée. Chaque carte de votre défausse qui porte le nombre d’un dé est une correspondance et vous a rapporté un Serviteur.
gugong-lesson-night-most = Vous aviez le plus de correspondances : cela vous rapporte en plus 3 PV, et votre Émissaire avance d’une case.
gugong-lesson-night-ships = La Nuit, chaque Bateau avance d’un Port. Ceux qui étaient au dernier sont perdus en mer.
gugong-lesson-morning = C’est le Matin du dernier jour ! Chacun reçoit de nouveaux Serviteurs, les dés sont relancés, et votre défausse d’hier est votre main.
gugong-lesson-last-day = Votre Émissaire doit entrer aujourd’hui, sinon tous vos points sont perdus. Il avance grâce à l’Officier du Censorat, à certains jetons, à la Muraille et à la Nuit.

## La fin

gugong-lesson-last-trade = Avant le décompte, vous pouvez échanger des jetons une dernière fois. Les points et le Jade comptent encore ; les Serviteurs ne valent plus rien.
gugong-lesson-ending = La partie est finie, et l’on compte les points : ceux gagnés en jeu, les Décrets de niveau 3, la place au Pavillon et le Jade. Tout joueur resté dehors perd tout.
gugong-lesson-left-great-wall = Vous n’avez pas essayé la Grande Muraille : on y place des Serviteurs et, quand elle est terminée, le joueur qui y est le plus présent marque 3 PV et fait avancer son Émissaire d’une case.
gugong-lesson-left-travel = Vous n’avez jamais voyagé : votre Voyageur aurait récolté des jetons de cité en cité, chacun avec sa récompense.
gugong-lesson-left-jade = Vous n’avez jamais acheté de Jade : chacun coûte quelques Serviteurs et, à la fin, rapporte plus que le précédent.
gugong-lesson-left-intrigue = Vous avez laissé les Intrigues de côté : elles tranchent toutes les égalités et offrent des récompenses chaque fois que la Muraille est terminée.
gugong-lesson-left-palace = Vous n’avez pas rendu visite à l’Officier du Censorat : une case gratuite pour votre Émissaire, ou deux pour deux Serviteurs.
gugong-lesson-left-decrees = Vous n’avez jamais pris de Décret : une aide durable ou des points à la fin, pour quelques Serviteurs.
gugong-lesson-left-canal = Vous n’avez pas essayé le Grand Canal : un Bateau qui porte trois Serviteurs rapporte des points, une carte de plus ou votre Double Serviteur.
gugong-lesson-left-paying = Vous n’avez jamais eu à payer : un Cadeau trop faible coûte deux Serviteurs, une deuxième carte ou vos actions.
gugong-lesson-left-both = Vous n’avez jamais utilisé l’action d’un Cadeau : elle vient avant celle du lieu, et vous faites ainsi deux choses en un tour.
gugong-lesson-farewell = Vous savez tout ce qu’il faut pour une vraie partie. Amusez-vous bien à la cour !
