### The words of the Kingdom's table in English.

table-area-1 = First Offering area
table-area-2 = Second Offering area
table-area-holds =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
table-face-down =
    { $n ->
       *[other] { $n } face down
    }
table-empty = empty
table-take = Take
table-onto = Place here
table-lay-up = Face up
table-lay-down = Face down
table-yours = yours
table-turned-up = revealed
table-rounds = Rounds
table-phases = Phases of the round
table-phase-choice = Choice
table-phase-planning = Planning
table-phase-production = Production
table-phase-combat = Combat
table-production-order = Production: Materials, Population, Gold, Exploration
table-in-deck = in the deck
table-in-danger-deck = in the Danger deck
table-in-calamities = in the Calamity stack
table-in-vermin = Vermin left
table-in-soldiers = Soldiers in the supply
table-token-ready = Trap token ready
table-token-used = Trap token used
table-selection = Your Selection
table-selections = Face-down cards in the Selection areas
table-selection-of = { $who }’s Selection
table-selected-now = Selected
table-selected = { $n } selected
table-construction = Under construction
table-nothing-building = Nothing is under construction.
table-to-go = { $n } left
table-frozen = frozen
table-frozen-to-go = frozen, { $n } left
table-purse = Cubes to place
table-place-all = Auto-place
table-proposed = { $n ->
        [one] Suggestion in { $n } step
       *[other] Suggestion in { $n } steps
    }
table-accept = Accept
table-no = No
table-found = Search: keep one
table-first-advisors = Your first Advisors
table-asked-already = Used this round
table-final-step = Nobody wins without the final step.
table-steps-done = { $n } of { $of } steps
table-duchy-of = Duchy of { $name }
table-cards-built =
    { $n ->
        [0] nothing built yet
        [one] { $n } card built
       *[other] { $n } cards built
    }
table-points-now = VP so far
table-supremacy = supremacy
table-supremacy-at = supremacy at { $n }
table-stolen = covered by a Thief
table-alchemy = Alchemy
table-krystallium = Krystallium
table-soldiers = Soldiers
table-training = In training
table-one-training = 1 in training
table-hand = Your hand
table-in-hand = { $n } in hand
table-traps = Trap tokens
table-traps-left =
    { $n ->
        [0] no trap left
        [one] { $n } trap left
       *[other] { $n } traps left
    }
table-brings = plays the { $menaces }
table-status-waits = waiting
table-status-unseen = choosing in secret; earlier state shown
table-status-done = done
table-status-over = the game is over
table-calamity = Calamity
table-costs = costs { $cost }
table-lies-on-it = on it: { $pieces }
table-makes = produces { $cubes }
table-recycles = recycles for { $cubes }
table-asks = costs { $price }
table-vanquished-by = vanquished with { $price }

## Things that can be asked about

table-card = { $name } ({ $sort })
table-lay-here = Space for an offered card
