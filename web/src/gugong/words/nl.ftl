### De woorden van de tafel van Gùgōng, in het Nederlands.

table-board = Het Speelbord
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
table-decrees-hint = +1 per tegenstander daar
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
table-generosity = Geschenken zijn vandaag { $n } meer waard
table-start = Startspeler van deze Dag

## Een andere familie

table-cards = Geschenkkaarten in de hand
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

## Wat over iets te lezen is

read-gift-title = { $gift } ({ $value })
read-gift-sort = Geschenkkaart · { $action }
read-gift-copies = { $n ->
        [one] { $n } Geschenkkaart met deze waarde
       *[other] { $n } Geschenkkaarten met deze waarde
    }
read-gift-actions = Wat ze doen als je ze geeft: { $actions }.
read-gift-none = Geen eigen actie: als je deze kaart geeft, voer je alleen die van de Ambtenaar uit.
read-gift-swap = Als je deze kaart geeft, mag je eerst een van je kaarten wisselen met die van een Ambtenaar en voer je daarna de actie van de locatie uit.
read-gift-servants = Als je deze kaart geeft, krijg je eerst { $servants } en voer je daarna de actie van de Ambtenaar uit.
read-gift-place = Als je deze kaart geeft, voer je eerst de actie { $place } uit en daarna die van de Ambtenaar.
read-free-at = Gratis bij:
read-paid-at = Voor { $price } of een tweede kaart:
read-free-with = Gratis voor je
read-none-higher = Geen van je Geschenken is hoger: deze kaart nemen kost { $price }, een tweede kaart of je acties.
read-matches = { $n ->
        [one] Past bij een Lotdobbelsteen: telt ’s nachts voor je mee.
       *[other] Past bij { $n } Lotdobbelstenen: telt ’s nachts voor je mee.
    }
read-would-match = { $n ->
        [one] Past bij een Lotdobbelsteen: in je aflegstapel zou deze ’s nachts meetellen.
       *[other] Past bij { $n } Lotdobbelstenen: in je aflegstapel zou deze ’s nachts meetellen.
    }
read-lies-here = Geschenk hier:
read-now = Kost je nu:
read-at-once = Meteen:
read-decree-price = { $price }, en 1 Dienaar die erop blijft
read-decree-sort = Decreet, niveau { $level }
read-short = Je komt { $what } tekort.
read-held-by = In bezit van
read-token-sort = Reisfiche
read-city-empty = hier ligt geen Reisfiche
read-travellers = Hier:
read-envoy = { $left ->
        [one] De Gezant staat op stap { $step } van { $of }: nog 1 stap.
       *[other] De Gezant staat op stap { $step } van { $of }: nog { $left } stappen.
    }
read-arrived = De Gezant is in het Paleis, plaats { $place }.
read-marker = De Intrigeschijf staat op stap { $step }.
read-stands-in = De Reiziger staat in { $city }.
read-aboard = { $n } van { $of } Dienaren aan boord.
read-harbour-gives = Deze Haven geeft:
read-to-load = { $n ->
    [one] Nog 1 Dienaar om de beloning te claimen.
   *[other] Nog { $n } Dienaren om de beloning te claimen.
}
read-full = Vol: de beloning kan worden geclaimd.
read-full-no-reward = Vol, maar deze Haven geeft geen beloning.
read-lost-tonight = Laatste Haven: vannacht verloren op zee.
read-sold = Verkocht: dit huis is leeg.

## Alle onderdelen

sheet-gifts = Geschenkkaarten
sheet-automa-title = Automakaarten
sheet-my-discard = je aflegstapel
sheet-hand-of = { $who }, in de hand
sheet-discard-of = { $who }, aflegstapel
sheet-with = { $who }, in de hand of in de aflegstapel
sheet-box = niet in deze partij
sheet-gift-unseen = ongezien: in een hand, in een aflegstapel of in de trekstapel
sheet-pile = in de trekstapels
sheet-on-board = op het bord
sheet-automa = { $today } vandaag, { $used } gebruikt, { $left } in de stapel

## Symbolen

sign-travel = verplaats je Reiziger en verzamel Reisfiches
sign-great-wall = plaats Dienaren op de Chinese Muur
sign-jade = koop Jade; die telt aan het einde
sign-intrigue = klim op het Intrigespoor; het beslist bij gelijke stand en je betaalt er Intrigevoordelen mee
sign-palace = verplaats je Gezant naar het Paleis; wie buiten blijft, scoort niets
sign-decrees = verwerf een Decreet: een blijvend voordeel of punten
sign-canal = laad en verplaats Schepen; een vol Schip claimt een Havenbeloning
sign-servant-name = Dienaar
sign-servant = betaalt acties uit je Dienaarvoorraad
sign-double-name = Dubbele Dienaar
sign-double = telt als twee Dienaren
sign-card-name = Geschenkkaart
sign-card = een kaart van je hand, of een tweede kaart als betaling
sign-vp-name = pt
sign-vp = punten
sign-swap-name = Wisselen
sign-swap = wissel een van je kaarten met die van een Ambtenaar
sign-recover-name = Terugnemen
sign-recover = neem een kaart terug uit je aflegstapel
sign-token-name = Reisfiche
sign-token = bewaarde fiches kun je inruilen
sign-anchor-name = Haven
sign-anchor = hier is geen beloning
sign-sun-name = Ochtendfase
sign-sun = werkt elke Ochtendfase; ook het teken van de startspeler
sign-medal-name = Medaille
sign-medal = wie die heeft, begint de volgende Dag

## De tafel in zinnen

tell-points = { $points } pt. Dienaarvoorraad: { $pool }, algemene voorraad: { $supply }, Geschenkkaarten in de hand: { $cards }.
tell-no-traveller = De Reiziger staat nog niet op de kaart.
tell-wall = Chinese Muur: { $n }, Jade: { $jades }, Reisfiches: { $tokens }.
tell-ship = Een Schip in Haven { $n }, { $aboard } van { $of } Dienaren aan boord.
tell-decrees = Decreten: { $decrees }.
tell-reward = Havenbeloning, { $n } keer: { $reward }.
tell-official = { $official } ({ $place }): { $gift }.
tell-officials = De Ambtenaren en hun Geschenken
table-exchange = Dag { $day } · Ruil { $nth }

## Waar de punten vandaan kwamen

source-wall = Delen van de Chinese Muur
source-nights = Meeste gelijke waarden ’s nachts
source-decrees = Decreten bij verwerving
source-travel = Reisfiches en inruil
source-canal = Havenbeloningen
source-palace = Stappen in het Paleis
source-meng = Acties zonder nut
source-other = Overig
course-start = begin
course-night = Nacht { $day }
course-end = einde
count-outside = Je Gezant stond op stap { $step } van { $of }: wie buiten het Paleis is, houdt niets over.

## De hand, de beurt en het eigen bord

hand-then = actie: { $action }
hand-pay = betaald
hand-no-action = kaart zonder actie
pay-title = Te laag: { $given } voor { $taken }
pay-then = Betaal, daarna je actie: { $place }
pay-leaves = je houdt er { $n } over
pay-card = Nog een kaart
pay-card-goes = gaat naar je aflegstapel
pay-nothing = Geen actie: alleen de kaarten ruilen
doubt-exchange-only = Alleen de kaarten ruilen? Je ziet af van de actie van de kaart en die van de locatie.
table-jade-result = Jade { $from } → { $to }
discard-matches = { $n ->
    [0] niets gelijk
    [one] 1 gelijke waarde
   *[other] { $n } gelijke waarden
}
mine-gifts-left = { $n ->
    [0] geen Geschenken meer
    [one] nog 1 Geschenk
   *[other] nog { $n } Geschenken
}
mine-envoy = Gezant { $n } van { $of }
mine-envoy-in = Gezant binnen, plaats { $place }
mine-envoy-worth = { $n } pt aan het eind
mine-envoy-left = { $n ->
    [one] nog 1 stap tot het Paleis
   *[other] nog { $n } stappen tot het Paleis
}
mine-envoy-to-go = nog { $n }
mine-alarm = Zonder aankomst in het Paleis scoor je niets.
mine-rank = { $n }e
mine-rank-of = van { $n }
mine-no-decree = nog geen
mine-ships = Schepen
mine-docked = op het Kanaal, { $n } thuis
mine-ship = Haven { $harbour }, { $load } van { $of }
mine-ship-short = { $n ->
    [0] vol: te claimen
    [one] nog 1 te laden
   *[other] nog { $n } te laden
}
mine-no-ship = geen op het Kanaal
ask-official = Aan welke Ambtenaar geef je { $gift }?
ask-payment = { $place }: hoe betaal je { $gift }?
ask-gift = { $place }: welk Geschenk geef je?
ask-action = { $place }: { $location ->
    [travel] naar één stad of naar twee?
    [great-wall] hoe bouw je?
    [jade] bij welk huis koop je?
    [decrees] welk Decreet verwerf je?
   *[other] optie A of B?
}
ask-action-of-card = Van je Geschenkkaart. { $question }
ask-action-impossible = { $place }: je kunt deze actie nu niet uitvoeren.
rival-tokens = Fiches
rival-envoy = { $n } van { $of }
rival-in = binnen, { $place }
over-whole = Hele bord
over-nowhere = nog niet op reis
over-wall = Dienaren: { $n } van { $of }
over-jade = { $n ->
    [one] vanaf 1 Dienaar
   *[other] vanaf { $n } Dienaren
}
over-intrigue = jij: stap { $n }
over-palace = jij: nog { $n ->
    [one] 1 stap
   *[other] { $n } stappen
}
over-decrees = jij hebt er { $n }
over-ships = { $n ->
    [one] 1 Schip op het Kanaal
   *[other] { $n } Schepen op het Kanaal
}

## Pictures in the rules

plate-gugong-setup = De stukken van één speler: Dienaren, Dubbele Dienaar, Gezant, Reiziger, Schip en Intrigeschijf.
plate-gugong-morning = De Lotdobbelstenen, de Dagen en de trekstapel met Geschenkkaarten.
plate-gugong-exchange = Geschenkkaarten: de waarde in het zegel, de actie van de kaart eronder.
plate-gugong-servants = Dienaren, en de Dubbele Dienaar die voor twee telt.
plate-gugong-travel = De landkaart met steden en wegen; in de meeste steden ligt een Reisfiche.
plate-gugong-great-wall = Een deel van de Chinese Muur, met een plaats voor elke Dienaar.
plate-gugong-jade = De Jadehuizen met hun prijzen, en het Jadeplein aan het eind.
plate-gugong-intrigue = Het Intrigespoor, met daaronder de Intrigevoordelen.
plate-gugong-palace = Het Paleisspoor en de aankomstplaatsen.
plate-gugong-decrees = Decreten: links niveau en prijs, ernaast wat ze geven.
plate-gugong-canal = Het Grote Kanaal: Havens met hun beloningen, en Schepen onderweg.
plate-gugong-night = Een kaart in de aflegstapel met de waarde van een Lotdobbelsteen, en Schepen die verder varen.
plate-gugong-ending = De aankomst in het Paleis en de Jade tellen aan het eind.
plate-gugong-bonus = De zes Bonus-Reisfiches.
plate-gugong-meng = De Automakaarten: één soort per locatie, en een speciale.
