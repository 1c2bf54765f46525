### The words of Gùgōng's table, in English.

table-board = The board
table-jump = Locations
table-hand = Your hand
table-hand-empty = No cards left in your hand until the next Day.
table-mine = Your Player Board
table-free = free
table-or = or
table-without-actions = no action
table-as-price = as payment
table-beware = warning: { $warning }
table-vp = { $n } VP
table-vp-word = VP
table-any = your choice

## The board

table-palace = Palace of Heavenly Purity
table-travel-a = one city
table-travel-b = two cities
table-travel-b-label =
    two cities for { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
table-token-pile = { $n ->
        [one] { $n } Travel Token in the draw piles
       *[other] { $n } Travel Tokens in the draw piles
    }
table-token-down = Travel Token, face down
table-wall-a = place a Servant
table-wall-double = place your Double Servant
table-wall-b =
    place two Servants for { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
table-wall-three =
    place a Servant and your Double Servant for { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
table-wall-add = add a Servant from your general supply
table-wall-add-double = add your Double Servant from your general supply
table-house = House { $n }
table-square = Jade Square, when all houses are empty
table-jade-hint = choose a house, pay its price
table-intrigue-a =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } up the Intrigue Track
table-intrigue-b =
    { $n } steps up the Intrigue Track for { $price ->
        [one] { $price } Servant
       *[other] { $price } Servants
    }
table-palace-a =
    Envoy { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
table-palace-b =
    Envoy { $n } steps for { $price ->
        [one] { $price } Servant
       *[other] { $price } Servants
    }
table-arrival = Arrival space { $place } in the Palace: { $points } VP at the end
table-decrees-hint = +1 per opponent already there
table-canal-a = load 1, move 1
table-canal-a-label = load a Servant, then move a Ship
table-canal-b = load 2
table-canal-b-label =
    load two Servants for { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
table-die = Destiny Die { $die }: { $value }
table-matches = matches your discard pile
table-day =
    Day { $day }: { $servants ->
        [one] { $servants } Servant
       *[other] { $servants } Servants
    } in the Morning
table-gift-pile = { $n ->
        [one] { $n } Gift Card in the draw pile
       *[other] { $n } Gift Cards in the draw pile
    }
table-medal = Next Start Player Medal
table-medal-of = { $who } has the Next Start Player Medal

## My family board

table-pool = Servant Pool
table-supply = General supply
table-beside = { $n } set aside
table-take = Take
table-double = Double Servant
table-double-locked = Double Servant not unlocked yet
table-tokens = Travel Tokens
table-trade = Trade { $n } tokens
table-rewards = Harbour rewards
table-discard = Discard pile
table-empty = none
table-jades = Jade
table-ships-home = Ships beside your Player Board
table-generosity = Gifts are worth { $n } more today
table-start = Start player this Day

## Another family

table-cards = Gift Cards in hand
table-ships = Ships on the canal
table-known = Known cards:
table-known-hand = in hand
table-known-either = in hand or in the discard pile
table-meng-easy = Meng, easy
table-meng-normal = Meng, normal
table-meng-hard = Meng, hard
table-meng-focus = focus:
table-meng-focus-here = Meng’s focus
table-meng-today = Today’s Automa Cards
table-meng-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-meng-used = used:
table-automa-special = Special Automa Card

## Things that can be asked about

table-piece-servant = { $who }’s Servant
table-piece-double = { $who }’s Double Servant
table-piece-envoy = { $who }’s Envoy
table-piece-traveller = { $who }’s Traveller
table-piece-ship = { $who }’s Ship
table-piece-marker = { $who }’s Intrigue Marker
table-track = Intrigue Track
table-stair = Step { $n } of the Palace Track
table-wall = Section of the Great Wall: { $n } of { $full } Servants
table-no-decree = Space without a Decree
table-a-gift = Gift Card: { $what }
table-a-token = Travel Token: { $what }
table-a-decree = Decree: { $what }
table-a-benefit = Intrigue Benefit: { $what }
table-a-reward = Harbour reward: { $what }
table-an-option = Option { $option }: { $what }
resident = { meng }
