# De woorden van de terminal zelf.

## Rules

rule-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rule-page = { $printing } p. { $page }
rule-ours = eigen regel: { $why }
rule-differs = Uitgaven: { $how }

## Players

colour-0 = Cinnaber
colour-1 = Indigo
colour-2 = Saffraan
colour-3 = Turkoois
colour-4 = Parel
you = jij

## At the table

welcome = { $game } voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}. Typ een getal om te kiezen, ? voor de regels bij een vraag, h voor hulp.
journal-kept = Het spel wordt bewaard in { $path }.
journal-not-kept = Het spel wordt niet bewaard: { $why }
since = Sinds je laatste keuze
so-far = Wat er gebeurde
earlier-lines = { $count ->
    [one] (1 eerdere regel: l)
   *[other] ({ $count } eerdere regels: l)
}
nothing-yet = Er is nog niets gebeurd.
warning = let op: { $text }
refused = kan nu niet: { $text }
ask-number = Je keuze:
keys = u terug · r opnieuw · ? regels · n notatie · l verslag · h hulp · q stop
help-number = een getal: maak die keuze (de notatie mag ook)
help-u = u: neem je laatste keuze terug
help-r = r: neem alles van deze beurt terug wat terug te nemen is
help-rules = ?: de regels bij deze vraag; ? met een getal: de regels bij die keuze
help-n = n: toon of verberg de notatie van keuzes
help-l = l: het hele verslag
help-b = b: teken het bord opnieuw
help-q = q: stop; het spel wordt bewaard
not-a-number = { $typed } is geen getal van 1 tot en met { $most } en ook geen letter die hier werkt; h toont ze allemaal.
out-of-range = Keuze { $typed } bestaat niet; de keuzes gaan van 1 tot en met { $most }.
undone = Teruggenomen.
turn-restarted = Alles wat terug te nemen was, is teruggenomen.
notation-on = De notatie van elke keuze wordt getoond.
notation-off = De notatie is verborgen.
no-rules = Hier hoort geen regel bij.
curtain = { $name }, het is jouw beurt: druk op Enter als niemand anders kijkt.
goodbye = Tot ziens.
continue-with = Ga verder met: { $command }
replay-with = Bekijk het opnieuw met: { $command }

## The end

game-over = Het spel is afgelopen
points-total = Totaal
place = Plaats
wins = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
shared-win = { $names } delen de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

## Replays

choices-made = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}
not-over = Het spel is niet afgelopen.

## Gùgōng: the board

gugong-chapter-setup = Startopstelling
gugong-chapter-morning = Ochtendfase
gugong-chapter-exchange = Ruilen
gugong-chapter-servants = Dienaren
gugong-chapter-travel = Reizen
gugong-chapter-great-wall = Chinese Muur
gugong-chapter-jade = Jade
gugong-chapter-intrigue = Intrige
gugong-chapter-palace = Paleis
gugong-chapter-decrees = Decreten
gugong-chapter-canal = Grote Kanaal
gugong-chapter-night = Nachtfase
gugong-chapter-ending = Einde van het spel
gugong-chapter-bonus = Bonus-Reisfiches

gugong-day = dag { $day } van { $days }
gugong-phase-set-up = startopstelling
gugong-phase-morning = ochtendfase
gugong-phase-day = dagfase
gugong-phase-twilight = schemerfase
gugong-phase-night = nachtfase
gugong-phase-ending = het einde
gugong-phase-over = afgelopen
gugong-dice = dobbelstenen
gugong-start = start
gugong-medal = medaille
gugong-place-travel = Reizen
gugong-place-great-wall = Muur
gugong-place-jade = Jade
gugong-place-intrigue = Intrige
gugong-place-palace = Paleis
gugong-place-decrees = Decreten
gugong-place-canal = Kanaal
gugong-action-servant = +{ $n } dienaar
gugong-action-two-servants = +{ $n } dienaren
gugong-action-swap = wissel
gugong-action-none = –
gugong-token-servant = +{ $n } dien.
gugong-token-two-servants = +{ $n } dien.
gugong-token-palace = paleis
gugong-token-intrigue = intrige
gugong-token-gift-for-jade = { $n }+ → jade
gugong-token-points = { $n } ptn
gugong-token-swap = wissel
gugong-token-recover = terug
gugong-token-ship = schip
gugong-token-wall = muur
gugong-token-servants-for-jade = { $n }d → jade
gugong-token-double = ×2
gugong-token-generous = waarde +{ $n }
gugong-token-toll = tol
gugong-token-follower = volgen
gugong-token-precious = waarde ×2
gugong-token-encore = nogmaals
gugong-token-bargain = korting
gugong-decree-morning-intrigue = ochtend: intrige +{ $n }
gugong-decree-morning-ship = ochtend: schip laden
gugong-decree-morning-servant = ochtend: dienaren +{ $n }
gugong-decree-morning-palace = ochtend: paleis +{ $n }
gugong-decree-morning-swap = ochtend: kaart wisselen
gugong-decree-cheaper-travel = 2× reizen −{ $n }
gugong-decree-cheaper-jade = jade −{ $n }
gugong-decree-wall-extra = muur +{ $n } uit alg. voorraad
gugong-decree-equal-is-higher = gelijk telt als hoger
gugong-decree-cheaper-decrees = decreten −{ $n }
gugong-decree-point-per-three = 1 pt per { $n } ptn (≤ { $most })
gugong-decree-eight-points = { $n } ptn
gugong-decree-jade-points = { $n } ptn per jade (≤ { $most })
gugong-decree-decree-points = { $n } ptn per decreet
gugong-decree-harbour-points = { $n } ptn per beloning
gugong-tokens-left = { $one } + { $other } fiches op de stapels
gugong-beside = naast de landkaart: { $who }
gugong-wall-state = { $built } van { $full }
gugong-houses = huizen
gugong-square = daarna { $price } per stuk
gugong-next-place = volgende binnen: { $points } ptn
gugong-nobody-left = iedereen binnen
gugong-inside = binnen
gugong-cost = { $cost }d
gugong-players = spelers
gugong-points = ptn
gugong-pool = voorraad
gugong-supply = algemeen
gugong-hand = hand
gugong-jades = jade
gugong-intrigue = intrige
gugong-palace = paleis
gugong-tokens = fiches
gugong-rewards = havens
gugong-your-hand = Je hand:
gugong-your-discard = Je aflegstapel:
gugong-your-tokens = Je fiches:
gugong-held = { $name } heeft:
gugong-no-cards = geen kaarten
gugong-reward-points = ptn
gugong-reward-gift = kaart
gugong-reward-any = keuze
gugong-reward-double = dubbel

gugong-score-game = Tijdens het spel
gugong-score-decrees = Decreten van niveau 3
gugong-score-arrival = Aankomst
gugong-score-jade = Jade
gugong-score-outside = Buiten het Paleis
gugong-tie = Evenveel punten: de hoogste schijf op het Intrigespoor beslist ({ $order }).
gugong-all-outside = Er is niemand in het Paleis: het Intrigespoor beslist ({ $order }).
