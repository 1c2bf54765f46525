### Woorden voor de training: fouten die terugkomen, en vooruitgang; in het Nederlands.

training-page = Mijn training · Courtyard
training-title = Mijn training
training-since = { $games ->
    [one] { $games } partij sinds { $date }
   *[other] { $games } partijen sinds { $date }
}
training-filter-game = Spel
training-filter-days = Periode
training-games-all = Alle spellen
training-days-30 = 30 dagen
training-days-100 = 100 dagen
training-days-all = Alles

## Cijfers

training-rating = Rating: { $game }
training-rating-none = Nog geen partij met rating
training-change-up = ▲ { $n } in 30 dagen
training-change-down = ▼ { $n } in 30 dagen
training-loss = Punten verloren per zet
training-better = { $n } beter dan voorheen
training-worse = { $n } slechter dan voorheen
training-missing = { $n ->
    [one] Nog { $n } geanalyseerde zet nodig
   *[other] Nog { $n } geanalyseerde zetten nodig
}
training-puzzles = Puzzelrating
training-puzzles-none = Nog geen puzzel opgelost

## Verloop van de rating

training-chart = Verloop van je rating
training-chart-none = Geen partij met rating in deze periode.
training-chart-why = Berekend met de huidige rating van je tegenstanders.
training-chart-range = { $rating } ± { $range }
training-opponents = Tegenstanders
training-opponents-all = alle
training-opponents-people = mensen

## Waar het meeste verloren gaat

training-where = Waar je het meest verliest
training-where-note = Punten per zet, vergeleken met de beste zet
training-by-place = Per locatie
training-by-phase = Per fase
training-favourite = Je favoriete locatie: { $place }
training-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}

## Fouten

training-mistakes = Met je fouten trainen
training-due = { $n } vandaag · { $tomorrow } morgen · { $week } deze week
training-all = Alle { $n } trainen
training-question = Wat was beter?
training-chose = Je koos: { $chosen }
training-try = Opnieuw
training-points = { $count ->
    [one] { $n } punt
   *[other] { $n } punten
}
training-new = nieuw
training-found = vorige keer gevonden
training-missed = vorige keer gemist
training-step = Stap { $n } van 4
training-done = Vandaag is er niets te trainen. De volgende fout komt terug op { $date }.
training-empty = Nog geen fouten. Open de analyse van een afgelopen partij en kies “Met deze partij trainen”.
training-results = Mijn resultaten

## Een fout aan de tafel

training-page-mistake = { $game }: jouw fout
training-of-game = Jouw fout, { $game }
training-cost = In de partij verloren punten
training-played = Gespeeld op
training-repetition = Herhaling
training-as-good = Vind een zet die even goed is als de beste.
training-practice = Deze herhaling is voorbij: deze poging is om te oefenen.
training-back-on = Komt terug op { $date }
training-next = Volgende fout
