### Woorden voor puzzels; in het Nederlands.

puzzles-page = Puzzels · Courtyard
puzzles-title = Puzzels
puzzles-sentence = Vind de beste zet in stellingen uit echte partijen.
puzzles-none = Op deze server zijn geen puzzels.
puzzle-page = { $game }: puzzel
puzzle-daily = Puzzel van de dag
puzzle-of-day = Puzzel van de dag, { $game }
puzzle-of-game = Puzzel, { $game }
puzzle-task = Jij bent aan de beurt. Vind de beste zet.
puzzle-you = Jouw kleur: { $name }.
puzzle-players = { $n ->
    [one] Solo
   *[other] { $n } spelers
}
puzzle-family = Thema
puzzle-level = Moeilijkheid
puzzle-level-any = alle
puzzle-level-1 = gemakkelijk
puzzle-level-2 = gemiddeld
puzzle-level-3 = moeilijk
puzzle-own-rating = Rating van de puzzel
puzzle-my-rating = Jouw rating
puzzle-margin = Minimale voorsprong, in punten
puzzle-streak = { $n ->
    [one] { $n } dag op rij
   *[other] { $n } dagen op rij
}
puzzle-box = Een doos met andere waarden dan de onze: { $digest }
puzzle-how = Speel de zet op het bord, net als in een partij.
puzzle-practice = De eerste poging is voorbij: deze is om te oefenen.
puzzle-hint = Hint
puzzle-half = Met een hint verandert je rating half zoveel.
puzzle-lit = Een van de opties met een “?” is goed.
puzzle-give-up = Opgeven
puzzle-wrong = Niet de beste zet
puzzle-behind = Achterstand op de beste zet, in punten: { $n }
puzzle-turn-over = De beurt is voorbij, en de beste zet is niet gespeeld.
puzzle-why = Waarom
puzzle-chances = Winstkans: { $chance }. Met de beste zet: { $best }.
puzzle-again = Opnieuw proberen
puzzle-solution = Toon oplossing
puzzle-right = Goed!
puzzle-shown = Oplossing
puzzle-compared = De beslissende zet
puzzle-best = beste
puzzle-change = { $before } → { $after }
puzzle-checked = Gecontroleerd met { $tries } simulaties; het beste in { $share } van de steekproef.
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-solve = Oplossen
puzzle-found = Opgelost
puzzle-theme-any = Alle thema’s
puzzle-count = { $n ->
    [one] { $n } puzzel
   *[other] { $n } puzzels
}
puzzle-first = Bij de eerste poging opgelost: { $n } van de { $of }

## Thema’s

puzzle-family-majority = Meerderheid
puzzle-family-timing = Timing
puzzle-family-cards = Kaarten
puzzle-family-efficiency = Efficiëntie
puzzle-family-investment = Investering
puzzle-family-drafting = Kaarten kiezen
puzzle-family-moves = Beste zet
puzzle-theme-move = Beste zet
