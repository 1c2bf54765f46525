### De woorden van de tafel van het Koninkrijk in het Nederlands.

table-area-1 = Eerste Aanbodgebied
table-area-2 = Tweede Aanbodgebied
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
table-rounds = Rondes
table-phases = Fasen van de ronde
table-phase-choice = Ontwerp
table-phase-planning = Planning
table-phase-production = Productie
table-phase-combat = Gevecht
table-production-order = Productie: Materialen, Bevolking, Goud, Verkenning
table-in-deck = in de stapel
table-in-danger-deck = in de Gevarenstapel
table-in-calamities = in de Rampspoedstapel
table-in-vermin = Ongedierte over
table-in-soldiers = Soldaten in de voorraad
table-token-ready = Valstrikfiche klaar
table-token-used = Valstrikfiche gebruikt
table-selection = Je Selectie
table-selections = Gesloten kaarten van de Selecties
table-selection-of = Selectie van { $who }
table-selected-now = Selectie
table-selected = Selectie: { $n }
table-construction = In aanbouw
table-nothing-building = Er is niets in aanbouw.
table-to-go = nog { $n }
table-frozen = bevroren
table-frozen-to-go = bevroren, nog { $n }
table-purse = Te plaatsen blokjes
table-place-all = Alles slim plaatsen
table-proposed =
    { $n ->
        [one] Een voorstel in { $n } stap
       *[other] Een voorstel in { $n } stappen
    }
table-accept = Akkoord
table-no = Nee
table-found = Zoeken: één ervan mag je houden
table-first-advisors = Je eerste Adviseurs
table-asked-already = Deze ronde al gebruikt
table-final-step = Zonder de slotstap kun je niet winnen.
table-steps-done =
    { $n ->
        [one] { $n } van de { $of } stappen
       *[other] { $n } van de { $of } stappen
    }
table-duchy-of = Hertogdom van { $name }
table-cards-built =
    { $n ->
        [0] nog niets voltooid
        [one] { $n } kaart voltooid
       *[other] { $n } kaarten voltooid
    }
table-points-now = pt nu
table-supremacy = suprematie
table-supremacy-at = suprematie vanaf { $n }
table-stolen = afgedekt door een Dief
table-alchemy = Alchemie
table-krystallium = Krystallium
table-soldiers = Soldaten
table-training = In training
table-one-training = 1 in training
table-hand = Je hand
table-in-hand = { $n } in de hand
table-traps = Valstrikfiches
table-traps-left =
    { $n ->
        [0] geen Valstrik meer
        [one] nog { $n } Valstrik
       *[other] nog { $n } Valstrikken
    }
table-brings = brengt de { $menaces } mee
table-status-waits = wacht
table-status-unseen = is ongezien bezig: dit is de stand van daarvoor
table-status-done = is klaar
table-status-over = de partij is afgelopen
table-calamity = Rampspoed
table-costs = kost { $cost }
table-lies-on-it = erop: { $pieces }
table-makes = levert { $cubes } op
table-recycles = te recyclen voor { $cubes }
table-asks = vraagt { $price }
table-vanquished-by = te verslaan met { $price }

## Waarnaar gevraagd kan worden

table-card = { $name } ({ $sort })
table-lay-here = Plaats voor een kaart in het aanbod
