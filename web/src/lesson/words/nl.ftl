### Het paneel van de coach, in de lessen van alle spellen.

coach-title = Coach
coach-topics = Waar deze les over gaat
coach-step = Stap { $n } van { $of }
coach-topic-met = gehad
coach-topic-open = komt nog
coach-fold = De coach inklappen
coach-unfold = De coach uitklappen
coach-next = Verder
coach-back = Terug
coach-advice = Ik zou kiezen:
coach-leads = Dat levert op:
coach-next-best = Het beste alternatief:
coach-take = Doe dat
coach-quiet = Ik heb niets toe te voegen: kies maar wat je wilt.
coach-waits = { $name } is aan de beurt.
coach-looks-back = Wat het opleverde
coach-you-chose = Jij koos:
coach-my-advice = Mijn advies was:
coach-instead = Had je dit gekozen:
coach-nothing-more = voorlopig niets
coach-go-on = Doorgaan
coach-skip = De les overslaan
coach-skip-sure = Je voortgang in deze les wordt gewist; je kunt er altijd opnieuw aan beginnen. Ga je gewoon weg, dan blijft de les op je wachten.
coach-skip-yes = De les beëindigen
coach-skip-no = Doorgaan
coach-play = Een echte partij spelen
