### Le volet du guide, dans les leçons de tous les jeux.

coach-title = Guide
coach-topics = Au programme de cette leçon
coach-met = { $met } sur { $of }
coach-topic-met = vu
coach-topic-open = à venir
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-next = Suite
coach-back = Retour
coach-advice = Je choisirais :
coach-take = Faire ainsi
coach-quiet = Choisissez librement : vous connaissez déjà.
coach-waits = C’est le tour de { $name }.
coach-looks-back = Ce qui en a résulté
coach-you-chose = Votre choix :
coach-my-advice = Mon conseil était :
coach-instead = Si vous aviez choisi :
coach-nothing-more = rien dans l’immédiat
coach-go-on = Continuer
coach-skip = Passer la leçon
coach-skip-sure = La leçon sera oubliée ; vous pourrez la recommencer à tout moment. Si vous partez simplement, elle vous attend.
coach-skip-yes = Terminer la leçon
coach-skip-no = Rester
coach-play = Jouer une vraie partie
