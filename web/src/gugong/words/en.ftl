### The words of Gùgōng's table, in English.

table-board = The board
table-jump = Locations
table-hand = Your hand
table-hand-empty = Your hand is empty until the next day.
table-mine = Your family board
table-free = free
table-or = or
table-without-actions = no action
table-as-price = as the price
table-beware = beware: { $warning }
table-vp = { $n } VP
table-vp-word = VP
table-any = any

## The board

table-palace = Palace of Heavenly Purity
table-travel-a = one city
table-travel-b = two
table-travel-b-label =
    two cities for { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
table-token-pile =
    { $n ->
        [one] { $n } Travel Token to draw from
       *[other] { $n } Travel Tokens to draw from
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
table-arrival = Place { $place } in the Palace: { $points } VP at the end
table-decrees-hint = 1 more for each rival there
table-canal-a = load 1, sail 1
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
table-gift-pile =
    { $n ->
        [one] { $n } Gift Card to draw from
       *[other] { $n } Gift Cards to draw from
    }
table-medal = Start Player Medal
table-medal-of = { $who } has the Start Player Medal

## My family board

table-pool = Servant Pool
table-supply = General supply
table-beside = { $n } set aside
table-take = Take
table-double = Double Servant
table-double-locked = The Double Servant is not yet won
table-tokens = Travel Tokens
table-trade = Trade { $n } tokens
table-rewards = Harbour rewards
table-discard = Discard pile
table-empty = none
table-jades = Jade
table-ships-home = Ships not on the canal
table-generosity = Gifts are worth { $n } more today
table-start = Start Player of the day

## Another family

table-cards = Gift Cards in hand
table-ships = Ships on the canal
table-known = Known cards:
table-known-hand = in the hand
table-known-either = in the hand or on the discard pile
table-meng-easy = Meng, easy
table-meng-normal = Meng, normal
table-meng-hard = Meng, hard
table-meng-focus = focus:
table-meng-focus-here = Meng’s focus
table-meng-today = Automa cards of the day
table-meng-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
table-meng-used = used:
table-automa-special = Special Automa Card

## Things that can be asked about

table-piece-servant = Servant of { $who }
table-piece-double = Double Servant of { $who }
table-piece-envoy = Envoy of { $who }
table-piece-traveller = Traveller of { $who }
table-piece-ship = Ship of { $who }
table-piece-marker = Intrigue Marker of { $who }
table-track = Intrigue Track
table-stair = Step { $n } of the way to the Palace
table-wall = Section of the Great Wall: { $n } of { $full } Servants
table-no-decree = Space without a Decree
table-a-gift = Gift Card: { $what }
table-a-token = Travel Token: { $what }
table-a-decree = Decree: { $what }
table-a-benefit = Intrigue Benefit: { $what }
table-a-reward = Harbour reward: { $what }
table-an-option = Option { $option }: { $what }
resident = { meng }
