### De woorden om terug te kijken: terugkijken, analyse, resultaten; in het Nederlands.

## Terugkijken

replay-page-title = { $game } terugkijken
replay-controls = Door het spel bladeren
replay-first = Naar het begin
replay-chapter-back = Een hoofdstuk terug
replay-turn-back = Een beurt terug
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-step = Een stap verder
replay-turn-on = Naar de volgende beurt
replay-chapter-on = Naar het volgende hoofdstuk
replay-last = Naar het einde
replay-slider = Moment van het spel
replay-place = { $n } van { $of }
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-usual = normaal
replay-speed-fast = snel
replay-marks-turning = keerpunt
replay-keys = Pijltjestoetsen: stap voor stap; met Shift: beurt voor beurt. Page Up en Page Down: hoofdstukken. Spatie: afspelen en pauze. Home en End: begin en einde.
replay-reader = Door de ogen van wie?
replay-reader-public = wat iedereen ziet
replay-reader-all = alle handen open
replay-copy = Link naar dit moment kopiëren
replay-copy-short = Link
replay-to-table = Naar de tafel
replay-beginning = Het spel begint.
replay-goes-on = Het spel gaat verder.
replay-hidden = { $name } heeft gekozen.
replay-chose = { $name }: { $chosen }
replay-no-moment = Er is geen moment { $step } in dit spel; dit is het dichtstbijzijnde: { $nearest }.

## Sinds mijn laatste beurt

since-title = Sinds je laatste beurt
since-place = { $n } van { $of }
since-to-you = { $n ->
    [0] Niets daarvan betreft jou.
    [one] Eén ding betreft jou.
   *[other] { $n } dingen betreffen jou.
}
since-now = Zo staat de tafel er nu voor.
since-end = Terug naar het spel
since-again = Nog een keer
since-any-key = Elke toets brengt je terug naar het spel.

## Analyse

analysis-title = Analyse
analysis-why = De sterke bot bekijkt elke keuze van dit spel: hoe iedereen er op elk moment voor stond, wat het spel deed kantelen en wat hij in jouw plaats had gedaan. Dat duurt een paar minuten; de uitkomst wordt bewaard.
analysis-begin = Dit spel analyseren
analysis-waiting = In de wachtrij…
analysis-running = { $done } van { $total } keuzes bekeken
analysis-goes-on = Je mag deze pagina verlaten; de analyse loopt vanzelf door.
analysis-chart = Winstkans in de loop van het spel
analysis-chart-points = Verwachte punten in de loop van het spel
analysis-turning = Keerpunten
analysis-turn = { $whose }: de winstkans gaat van { $before } naar { $after }.
analysis-turn-points = De verwachte punten gaan van { $before } naar { $after }.
analysis-worst-mine = De drie keuzes die je het meest kostten
analysis-worst = De drie keuzes die { $name } het meest kostten
analysis-whose = Keuzes van
analysis-you-did = Jij:
analysis-did = Gekozen:
analysis-bot-would = De sterke bot:
analysis-cost-points = { $count ->
    [one] { $n } punt
   *[other] { $n } punten
}
analysis-no-cost = er was niets beters
analysis-flawless = Geen enkele keuze kostte iets noemenswaardigs.
analysis-all = { $n ->
    [one] De enige keuze
   *[other] Alle { $n } keuzes
}
analysis-order = Volgorde
analysis-by-cost = duurste eerst
analysis-by-game = zoals gespeeld
analysis-numbers = De grafiek in cijfers
analysis-step = Stap
analysis-end = Einde
analysis-empty = In dit spel viel niets te kiezen.

## Resultaten

results-title = Mijn resultaten
results-none = Nog geen afgelopen spel. Zodra je er een hebt uitgespeeld, staan hier het scoreblad, je resultaten en je rating.
results-play = Naar de spellen
results-games = Afgelopen spellen
results-sheet = Scoreblad
results-print = Afdrukken
results-replay = Terugkijken
results-place = { $place }e van { $of }
results-alone = alleen
results-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
results-bot = { $name } ({ $level })
results-you = jij
results-total = Totaal
results-placing = Plaats
results-more = Meer spellen tonen
results-rating = Rating
results-rating-why = De lijn toont tussen welke grenzen de werkelijke sterkte 19 van de 20 keer ligt. Hoe meer spellen, hoe korter de lijn.
results-rating-mine = Jij
results-rating-bot = bot, { $level }
results-rating-row = { $rating } ({ $low } tot { $high })
results-rating-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
results-records = Per spel, variant en tegenstander
results-by-options = Varianten
results-by-opponent = Tegenstanders
results-opponent-people = mensen
results-count = Spellen
results-wins = Gewonnen
results-mean-place = Gemiddelde plaats
results-mean-points = Gemiddelde punten
results-best = Beste
results-filter = Spel
results-filter-all = allebei
