### De woorden van de tafel van Gùgōng, in het Nederlands.

table-board = Het Speelbord
table-jump = Locaties
table-hand = Je hand
table-hand-empty = Je hand is leeg tot de volgende Dag.
table-mine = Je Spelersbord
table-free = gratis
table-or = of
table-without-actions = geen actie
table-as-price = als betaling
table-beware = let op: { $warning }
table-vp = { $n } pt
table-vp-word = pt
table-any = naar keuze

## Het speelbord

table-palace = Paleis van de Hemelse Reinheid
table-travel-a = één stad
table-travel-b = twee
table-travel-b-label =
    twee steden voor { $n ->
        [one] { $n } Dienaar
       *[other] { $n } Dienaren
    }
table-token-pile =
    { $n ->
        [one] { $n } Reisfiche in de trekstapel
       *[other] { $n } Reisfiches in de trekstapel
    }
table-token-down = Gesloten Reisfiche
table-wall-a = plaats een Dienaar
table-wall-double = plaats je Dubbele Dienaar
table-wall-b =
    plaats twee Dienaren voor { $n ->
        [one] { $n } Dienaar
       *[other] { $n } Dienaren
    }
table-wall-three =
    plaats een Dienaar en je Dubbele Dienaar voor { $n ->
        [one] { $n } Dienaar
       *[other] { $n } Dienaren
    }
table-wall-add = voeg een Dienaar uit je algemene voorraad toe
table-wall-add-double = voeg je Dubbele Dienaar uit je algemene voorraad toe
table-house = Huis { $n }
table-square = Jadeplein, als alle huizen leeg zijn
table-jade-hint = kies een huis, betaal de prijs
table-intrigue-a =
    { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    } omhoog op het Intrigespoor
table-intrigue-b =
    { $n } stappen omhoog op het Intrigespoor voor { $price ->
        [one] { $price } Dienaar
       *[other] { $price } Dienaren
    }
table-palace-a =
    Gezant { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
table-palace-b =
    Gezant { $n } stappen voor { $price ->
        [one] { $price } Dienaar
       *[other] { $price } Dienaren
    }
table-arrival =
    Plaats { $place } in het Paleis: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan het eind
table-decrees-hint = +1 per tegenspeler daar
table-canal-a = 1 laden, 1 varen
table-canal-a-label = plaats een Dienaar op een Schip en laat dan een Schip varen
table-canal-b = 2 laden
table-canal-b-label =
    plaats twee Dienaren op Schepen voor { $n ->
        [one] { $n } Dienaar
       *[other] { $n } Dienaren
    }
table-die = Lotdobbelsteen { $die }: { $value }
table-matches = gelijke waarde in je aflegstapel
table-day =
    Dag { $day }: { $servants ->
        [one] { $servants } Dienaar
       *[other] { $servants } Dienaren
    } in de Ochtendfase
table-gift-pile =
    { $n ->
        [one] { $n } Geschenkkaart in de trekstapel
       *[other] { $n } Geschenkkaarten in de trekstapel
    }
table-medal = Volgende Startspeler Medaille
table-medal-of = { $who } heeft de Volgende Startspeler Medaille

## Mijn Spelersbord

table-pool = Dienaarvoorraad
table-supply = Algemene voorraad
table-beside = { $n } opzijgelegd
table-take = Nemen
table-double = Dubbele Dienaar
table-double-locked = De Dubbele Dienaar is nog niet gewonnen
table-tokens = Reisfiches
table-trade = Ruil { $n } fiches in
table-rewards = Havenbeloningen
table-discard = Aflegstapel
table-empty = geen
table-jades = Jade
table-ships-home = Schepen naast je Spelersbord
table-generosity = Geschenken zijn vandaag { $n } meer waard
table-start = Startspeler van deze Dag

## Een andere familie

table-cards = Geschenkkaarten in de hand
table-ships = Schepen op het Grote Kanaal
table-known = Bekende kaarten:
table-known-hand = in de hand
table-known-either = in de hand of in de aflegstapel
table-meng-easy = Meng, gemakkelijk
table-meng-normal = Meng, normaal
table-meng-hard = Meng, moeilijk
table-meng-focus = focus:
table-meng-focus-here = Focus van Meng
table-meng-today = Automakaarten van deze Dag
table-meng-deck =
    { $n ->
        [one] { $n } kaart in de stapel
       *[other] { $n } kaarten in de stapel
    }
table-meng-used = gebruikt:
table-automa-special = Speciale Automakaart

## Waarnaar gevraagd kan worden

table-piece-servant = Dienaar van { $who }
table-piece-double = Dubbele Dienaar van { $who }
table-piece-envoy = Gezant van { $who }
table-piece-traveller = Reiziger van { $who }
table-piece-ship = Schip van { $who }
table-piece-marker = Intrigeschijf van { $who }
table-track = Intrigespoor
table-stair = Stap { $n } op het Paleisspoor
table-wall = Deel van de Chinese Muur: { $n } van { $full } Dienaren
table-no-decree = Plaats zonder Decreet
table-a-gift = Geschenkkaart: { $what }
table-a-token = Reisfiche: { $what }
table-a-decree = Decreet: { $what }
table-a-benefit = Intrigevoordeel: { $what }
table-a-reward = Havenbeloning: { $what }
table-an-option = Optie { $option }: { $what }
resident = { meng }
