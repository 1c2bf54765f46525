### Le volet du guide, dans les leçons de tous les jeux.

coach-title = Guide
coach-topics = Au programme de cette leçon
coach-step = Étape { $n } sur { $of }
coach-topic-met = vu
coach-topic-open = à venir
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-next = Suite
coach-back = Retour
coach-advice = Je choisirais :
coach-leads = Ce que cela donne :
coach-next-best = Sinon, le mieux serait :
coach-take = Suivre
coach-quiet = Je n’ai rien à ajouter : choisissez ce qui vous plaît.
coach-waits = C’est à { $name } de jouer.
coach-looks-back = Ce que cela a donné
coach-you-chose = Votre choix :
coach-my-advice = Mon conseil :
coach-instead = Si vous aviez choisi :
coach-nothing-more = rien dans l’immédiat
coach-go-on = Continuer
coach-skip = Passer la leçon
coach-skip-sure = Votre progression dans cette leçon sera effacée ; vous pourrez la recommencer à tout moment. Si vous quittez simplement la page, la leçon vous attendra.
coach-skip-yes = Terminer la leçon
coach-skip-no = Continuer
coach-play = Jouer une vraie partie
