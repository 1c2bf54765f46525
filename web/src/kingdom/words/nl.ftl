### De woorden van de tafel van het Koninkrijk in het Nederlands.

table-area-1 = Eerste Aanbod
table-area-2 = Tweede Aanbod
table-area-holds =
    { $n ->
        [0] geen kaart
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
table-face-down =
    { $n ->
       *[other] { $n } gesloten
    }
table-empty = leeg
table-take = Nemen
table-onto = Hierheen
table-lay-up = Open
table-lay-down = Gesloten
table-yours = van jou
table-turned-up = onthuld
table-rounds = Ronden
table-phases = Fasen van de ronde
table-phase-choice = Keuze
table-phase-planning = Planning
table-phase-production = Productie
table-phase-combat = Gevecht
table-production-order = Productie: Materialen, Bevolking, Goud, Verkenning
table-in-deck = op de stapel
table-in-danger-deck = op de Gevarenstapel
table-token-ready = Valstrikfiche klaar
table-token-used = Valstrikfiche gebruikt
table-selection = Je Selectie
table-selections = Gesloten kaarten van de Selecties
table-selection-of = Selectie van { $who }
table-selected-now = Selectie
table-selected = { $n } geselecteerd
table-construction = In aanbouw
table-nothing-building = Er is niets in aanbouw.
table-to-go = nog { $n }
table-frozen = bevroren
table-frozen-to-go = bevroren, nog { $n }
table-purse = Te plaatsen blokjes
table-place-all = Alles verstandig plaatsen
table-proposed =
    { $n ->
        [one] Een voorstel in { $n } stap
       *[other] Een voorstel in { $n } stappen
    }
table-accept = Akkoord
table-no = Nee
table-found = Zoeken: één ervan mag je houden
table-first-advisors = Je eerste Adviseurs
table-asked-already = Deze ronde al ingezet
table-final-step = Zonder de slotstap wint niemand.
table-steps-done =
    { $n ->
        [one] { $n } van de { $of } stappen
       *[other] { $n } van de { $of } stappen
    }
table-duchy-of = Hertogdom { $name }
table-cards-built =
    { $n ->
        [0] nog niets gebouwd
        [one] { $n } kaart gebouwd
       *[other] { $n } kaarten gebouwd
    }
table-points-now = punten nu
table-supremacy = suprematie
table-supremacy-at = suprematie vanaf { $n }
table-stolen = bedekt door een Dief
table-alchemy = Alchemie
table-krystallium = Krystallium
table-soldiers = Soldaten
table-training = In opleiding
table-one-training = 1 in opleiding
table-hand = Je hand
table-in-hand = { $n } in de hand
table-traps = Valstrikfiches
table-traps-left =
    { $n ->
        [0] geen valstrik meer
        [one] nog { $n } valstrik
       *[other] nog { $n } valstrikken
    }
table-brings = brengt de { $menaces } mee
table-status-waits = wacht
table-status-unseen = is ongezien bezig: zo stond het ervoor
table-status-done = is klaar
table-status-over = het spel is afgelopen
table-calamity = Rampspoed
table-costs = kost { $cost }
table-lies-on-it = erop: { $pieces }
table-makes = levert { $cubes }
table-recycles = gerecycled voor { $cubes }
table-asks = vraagt { $price }
table-vanquished-by = te verslaan met { $price }
