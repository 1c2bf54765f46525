### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-wrong-tokens = Je doos moet { $one } gewone Reisfiches hebben; het zijn er { $n }. Wijzig de aantallen.
box-wrong-officials = De Ambtenaren moeten beginnen met { $one } Geschenkkaarten; het zijn er { $n }. Wijzig de set van een kaart.
box-wrong-set = Startset { $set } moet { $one } Geschenkkaarten hebben; het zijn er { $n }. Wijzig de set van een kaart.
box-wrong-decrees = Er moeten 5 Decreten van niveau { $level } zijn; het zijn er { $n }. Wijzig het niveau van een ervan.

## Kinds
box-kind-gift = Geschenkkaarten
box-kind-decree = Decreten
box-kind-token = Reisfiches
box-kind-die = Lotdobbelstenen
box-kind-automa = Automakaarten
box-kind-board = Bord
box-kind-present = Namen van Geschenken

## Words among the values
box-word-palace = Paleis
box-word-canal = Grote Kanaal
box-word-great-wall = Chinese Muur
box-word-decrees = Decreten
box-word-intrigue = Intrige
box-word-servant = 1 Dienaar
box-word-two-servants = 2 Dienaren
box-word-swap = kaartwissel
box-word-none = geen actie
box-word-officials = Ambtenaren
box-word-pile = trekstapel

## Fields
box-set = Set { $set }
box-field-officials = Kaarten bij de Ambtenaren
box-field-each_set = Kaarten per set
box-field-free_low = Waarde die de hoogste verslaat
box-field-free_high = Hoogste waarde
box-field-servants = Dienaren
box-field-first_pool = Dienaren in de eerste Dienaarvoorraad
box-field-set = Set
box-field-value = Waarde
box-field-action = Actie
box-field-faces = Zijden
box-field-players = Spelers
box-field-houses = Huizen
box-field-routes = Routes
box-field-harbours = Havens
box-field-cities = Steden
box-field-loop = Rondreis
box-field-roads = Wegen
box-field-meng_starts = Start van Meng
box-field-spaces = Plaatsen
box-field-box = Hoort bij
box-field-steps = Stappen
box-field-least_value = Laagste waarde
box-field-jade = Jade
box-field-full = Dienaren tot voltooiing
box-field-square = Jade voor de volle waarde
box-field-beyond = Daarboven
box-field-track = Lengte van het spoor
box-field-a = Eerste actie
box-field-b = Tweede actie
box-field-stairs = Treden
box-field-b_intrigue = Intrige van de tweede actie
box-field-each_level = Decreten per niveau
box-field-level = Niveau
box-field-amount = Hoeveelheid
box-field-most = Hoogstens
box-field-ships = Schepen
box-field-times = Aantal keren
box-field-matches = Overeenkomsten
box-field-consolation = Troostprijs
box-field-easy_specials = Speciale kaarten (gemakkelijk)
box-field-rewards = Beloningen

## Components without a printed name
box-row-gugong-gifts = Geschenkkaarten in totaal
box-row-gugong-exchange = Geschenken ruilen
box-row-gugong-days = Dagen
box-row-gugong-servants = Dienaren
box-row-gugong-die-a = Lotdobbelsteen A
box-row-gugong-die-b = Lotdobbelsteen B
box-row-gugong-die-c = Lotdobbelsteen C
box-row-gugong-side-small = Bord voor 1–3 spelers
box-row-gugong-side-large = Bord voor 4–5 spelers
box-row-gugong-travel = Reizen
box-row-gugong-trade-servants = Inruilen voor Dienaren
box-row-gugong-trade-points = Inruilen voor punten
box-row-gugong-trade-jade = Inruilen voor Jade
box-row-gugong-wall = Chinese Muur
box-row-gugong-benefit-one = Intrigevoordeel: 1 Dienaar
box-row-gugong-benefit-two = Intrigevoordeel: 2 Dienaren
box-row-gugong-benefit-die = Intrigevoordeel: Lotdobbelsteen
box-row-gugong-benefit-jade = Intrigevoordeel: Jade
box-row-gugong-jade = Jade
box-row-gugong-intrigue = Intrigespoor
box-row-gugong-palace = Paleisspoor
box-row-gugong-arrival = Aankomst in het Paleis
box-row-gugong-decrees = Decreten op het bord
box-row-gugong-canal = Grote Kanaal
box-row-gugong-reward-points = Havenbeloning: punten
box-row-gugong-reward-gift = Havenbeloning: Geschenkkaart
box-row-gugong-reward-double = Havenbeloning: Dubbele Dienaar
box-row-gugong-meng = Meng
box-row-gugong-harbours = Havens
box-row-gugong-night = Nachtfase
