### De woorden om terug te kijken: terugkijken, analyse, resultaten; in het Nederlands.

## Terugkijken

replay-page-title = { $game } terugkijken
replay-controls = Door de partij bladeren
replay-first = Naar het begin
replay-chapter-back = Vorig hoofdstuk
replay-turn-back = Vorige beurt
replay-back = Vorige zet
replay-play = Afspelen
replay-pause = Pauze
replay-step = Volgende zet
replay-turn-on = Volgende beurt
replay-chapter-on = Volgend hoofdstuk
replay-last = Naar het einde
replay-slider = Moment van de partij
replay-place = { $n } van { $of }
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-usual = normaal
replay-speed-fast = snel
replay-marks-turning = keerpunt
replay-keys = Pijltjestoetsen: zet voor zet; met Shift: beurt voor beurt. Page Up en Page Down: hoofdstukken. Spatie: afspelen en pauze. Home en End: begin en einde.
replay-reader = Bekijken als
replay-reader-public = toeschouwer
replay-reader-all = alle handen open
replay-copy = Link naar dit moment kopiëren
replay-copy-short = Link
replay-to-table = Naar de tafel
replay-beginning = De partij begint.
replay-goes-on = De partij gaat verder.
replay-hidden = { $name } heeft gekozen.
replay-chose = { $name }: { $chosen }
replay-no-moment = Er is geen moment { $step } in deze partij; dit is het dichtstbijzijnde: { $nearest }.

## Sinds mijn laatste beurt

since-title = Samenvatting sinds je laatste beurt
since-place = { $n } van { $of }
since-to-you = { $n ->
    [0] Niets daarvan betreft jou.
    [one] Eén ding betreft jou.
   *[other] { $n } dingen betreffen jou.
}
since-now = Dit is de huidige stand.
since-end = Terug naar de partij
since-again = Opnieuw bekijken
since-any-key = Druk op een toets om terug te gaan naar de partij.

## Analyse

analysis-title = Analyse
analysis-why = De sterke bot bekijkt elke zet van deze partij: hoe iedereen ervoor stond, wat de keerpunten waren en wat hij in jouw plaats had gedaan. Dat duurt een paar minuten; het resultaat wordt opgeslagen.
analysis-begin = Deze partij analyseren
analysis-waiting = In de wachtrij…
analysis-running = Zetten geanalyseerd: { $done } van { $total }
analysis-goes-on = Je mag deze pagina verlaten; de analyse loopt vanzelf door.
analysis-failed = De analyse is mislukt. De resultaten tot nu toe blijven zichtbaar.
analysis-chart = Winstkans in de loop van de partij
analysis-chart-points = Verwachte punten in de loop van de partij
analysis-turning = Keerpunten
analysis-turn = { $isMore ->
    [yes] { $whose }: vanaf hier veel betere kansen.
   *[no] { $whose }: vanaf hier veel slechtere kansen.
}
analysis-turn-points = { $isMore ->
    [yes] Vanaf hier zijn er veel meer punten haalbaar.
   *[no] Vanaf hier zijn er veel minder punten haalbaar.
}
analysis-worst-mine = Je drie duurste zetten
analysis-worst = De drie duurste zetten van { $name }
analysis-whose = Zetten van
analysis-you-did = Jij:
analysis-did = Gespeeld:
analysis-bot-would = De sterke bot:
analysis-cost-points = { $count ->
    [one] { $n } punt
   *[other] { $n } punten
}
analysis-grade-small = Onnauwkeurig
analysis-grade-clear = Fout
analysis-grade-large = Blunder
analysis-cost-chance = { $n } winstkans
analysis-no-cost = er was niets beters
analysis-flawless = Geen enkele zet kostte iets noemenswaardigs.
analysis-train = Met deze partij trainen
analysis-training = Je zetten worden nagekeken…
analysis-trained = { $n ->
    [0] Geen enkele zet was duidelijk een fout.
    [one] { $n } fout staat in je training.
   *[other] { $n } fouten staan in je training.
}
analysis-train-now = Nu trainen
analysis-all = { $n ->
    [one] De enige zet
   *[other] Alle { $n } zetten
}
analysis-order = Volgorde
analysis-by-cost = duurste eerst
analysis-by-game = zoals gespeeld
analysis-numbers = De grafiek in cijfers
analysis-step = Zet
analysis-end = Einde
analysis-empty = In deze partij viel niets te kiezen.

## Resultaten

results-title = Mijn resultaten
results-none = Nog geen afgelopen partij. Zodra je er een hebt uitgespeeld, staan hier het scoreblad, je resultaten en je rating.
results-play = Een partij spelen
results-games = Afgelopen partijen
results-sheet = Scoreblad
results-print = Afdrukken
results-replay = Terugkijken
results-place = { $place }e van { $of }
results-alone = solo
results-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
results-bot = { $name } ({ $level })
results-you = jij
results-total = Totaal
results-placing = Plaats
results-more = Meer partijen tonen
results-rating = Rating
results-rating-why = De lijn toont het bereik waarin de werkelijke sterkte met 95% zekerheid ligt. Hoe meer partijen, hoe korter de lijn.
results-rating-mine = Jij
results-rating-bot = bot, { $level }
results-rating-row = { $rating } ({ $low } tot { $high })
results-rating-games = { $n ->
    [one] { $n } partij
   *[other] { $n } partijen
}
results-records = Per spel, variant en tegenstander
results-by-options = Varianten
results-by-opponent = Tegenstanders
results-opponent-people = mensen
results-count = Partijen
results-wins = Gewonnen
results-mean-place = Gem. plaats
results-mean-points = Gem. punten
results-best = Beste
results-filter = Spel
results-filter-all = alle spellen
analysis-luck = Toeval, niet de zet: dobbelstenen of verborgen kaarten gaven de doorslag.
