### The words of Gùgōng's table, in English.

table-board = The board
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
table-generosity = Gifts are worth { $n } more today
table-start = Start player this Day

## Another family

table-cards = Gift Cards in hand
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

## What is read of a thing

read-gift-title = { $gift } ({ $value })
read-gift-sort = Gift Card · { $action }
read-gift-copies = { $n ->
        [one] { $n } Gift Card of this value
       *[other] { $n } Gift Cards of this value
    }
read-gift-actions = What they do when you give them: { $actions }.
read-gift-none = It has no action of its own: when you give it, you perform only the Official’s.
read-gift-swap = When you give it, you may first swap one of your cards for that of an Official, then perform the Official’s action.
read-gift-servants = When you give it, you first gain { $servants }, then perform the Official’s action.
read-gift-place = When you give it, you first perform the { $place } action, then that of the Official.
read-free-at = Free at:
read-paid-at = For { $price } or a second card:
read-free-with = Free for your
read-none-higher = None of your gifts is higher: taking it costs { $price }, a second card or your actions.
read-matches = { $n ->
        [one] Matches a Destiny Die: it counts for you at Night.
       *[other] Matches { $n } Destiny Dice: it counts for you at Night.
    }
read-would-match = { $n ->
        [one] Matches a Destiny Die: in your discard pile it would count at Night.
       *[other] Matches { $n } Destiny Dice: in your discard pile it would count at Night.
    }
read-lies-here = Gift here:
read-now = Costs you now:
read-at-once = At once:
read-decree-price = { $price }, and 1 Servant that stays on it
read-decree-sort = Decree, level { $level }
read-short = You are { $what } short.
read-held-by = Held by
read-token-sort = Travel Token
read-city-empty = no Travel Token here
read-travellers = Here:
read-envoy = { $left ->
        [one] The Envoy is on step { $step } of { $of }: 1 step to go.
       *[other] The Envoy is on step { $step } of { $of }: { $left } steps to go.
    }
read-arrived = The Envoy is in the Palace, place { $place }.
read-marker = The Intrigue Marker is on step { $step }.
read-stands-in = The Traveller is in { $city }.
read-aboard = Servants aboard: { $n } of { $of }.
read-harbour-gives = This Harbour gives:
read-to-load = { $n ->
        [one] 1 more Servant to claim it.
       *[other] { $n } more Servants to claim it.
    }
read-full = Full: the reward can be claimed.
read-full-no-reward = Full, but this Harbour gives no reward.
read-lost-tonight = Last Harbour: the Ship is lost at sea tonight.
read-sold = Sold: this house is empty.

## All components

sheet-gifts = Gift Cards
sheet-automa-title = Automa Cards
sheet-my-discard = your discard pile
sheet-hand-of = { $who }, in hand
sheet-discard-of = { $who }, discard pile
sheet-with = { $who }, in hand or discard pile
sheet-box = not in this game
sheet-gift-unseen = unseen: in a hand, a discard pile or the draw pile
sheet-pile = in the draw piles
sheet-on-board = on the board
sheet-automa = { $today } today, { $used } used, { $left } in the deck

## Symbols

sign-travel = move your Traveller and collect Travel Tokens
sign-great-wall = place Servants on the Great Wall
sign-jade = buy Jade; it scores at the end
sign-intrigue = climb the Intrigue Track; it breaks ties and pays for benefits
sign-palace = move your Envoy towards the Palace; a player who stays outside scores nothing
sign-decrees = obtain a Decree: a lasting advantage or VP
sign-canal = load and move Ships; a full one claims a Harbour reward
sign-servant-name = Servant
sign-servant = pays for actions from your Servant Pool
sign-double-name = Double Servant
sign-double = counts as two Servants
sign-card-name = Gift Card
sign-card = a card of your hand, or a second card as payment
sign-vp-name = VP
sign-vp = victory points
sign-swap-name = Swap
sign-swap = swap one of your cards for that of an Official
sign-recover-name = Recover
sign-recover = take a card back from your discard pile
sign-token-name = Travel Token
sign-token = stored tokens can be traded
sign-anchor-name = Harbour
sign-anchor = no reward here
sign-sun-name = Morning
sign-sun = works each Morning; also the start player’s sign
sign-medal-name = Medal
sign-medal = the player who holds it starts the next Day

## The table in sentences

tell-points = { $points } VP. Servant Pool: { $pool }, general supply: { $supply }, Gift Cards in hand: { $cards }.
tell-no-traveller = The Traveller is not on the map yet.
tell-wall = Great Wall: { $n }, Jade: { $jades }, Travel Tokens: { $tokens }.
tell-ship = A Ship in Harbour { $n }, Servants aboard: { $aboard } of { $of }.
tell-decrees = Decrees: { $decrees }.
tell-reward = { $n ->
    [one] Harbour reward: { $reward }.
   *[other] Harbour reward, { $n } times: { $reward }.
}
tell-official = { $official } ({ $place }): { $gift }.
tell-officials = Officials and their gifts
table-exchange = Day { $day } · Exchange { $nth }

## Where the points came from

source-wall = Great Wall sections
source-nights = Most matches at Night
source-decrees = Decrees when obtained
source-travel = Travel Tokens and trades
source-canal = Harbour rewards
source-palace = Steps inside the Palace
source-meng = Useless actions
source-other = Other
course-start = start
course-night = Night { $day }
course-end = end
count-outside = Your Envoy stood on step { $step } of { $of }: a player outside the Palace keeps nothing.

## The hand, the turn and my own board

hand-then = action: { $action }
hand-pay = paid
hand-no-action = no card action
pay-title = Too low: { $given } for { $taken }
pay-then = Pay one, then take your action: { $place }
pay-leaves = leaves you { $n }
pay-card = Another card
pay-card-goes = goes to your discard pile
pay-nothing = No action: exchange the cards only
doubt-exchange-only = Exchange the cards only? You give up the card’s action and the location’s.
table-jade-result = Jade { $from } → { $to }
discard-matches = { $n ->
    [0] no match
    [one] 1 match
   *[other] { $n } matches
}
mine-gifts-left = { $n ->
    [0] no gifts left
    [one] 1 gift left
   *[other] { $n } gifts left
}
mine-envoy = Envoy { $n } of { $of }
mine-envoy-in = Envoy in the Palace, place { $place }
mine-envoy-worth = { $n } VP at the end
mine-envoy-left = { $n ->
    [one] 1 more step to the Palace
   *[other] { $n } more steps to the Palace
}
mine-envoy-to-go = { $n } to go
mine-alarm = You score nothing unless your Envoy enters.
mine-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
mine-rank-of = of { $n }
mine-no-decree = none yet
mine-ships = Ships
mine-docked = on the Canal, { $n } at home
mine-ship = Harbour { $harbour }, { $load } of { $of }
mine-ship-short = { $n ->
    [0] full: may claim
    [one] 1 more to claim
   *[other] { $n } more to claim
}
mine-no-ship = none on the Canal
ask-official = Which Official for { $gift }?
ask-payment = { $place }: how do you pay for { $gift }?
ask-gift = { $place }: which gift do you give?
ask-action = { $place }: { $location ->
    [travel] to one city or two?
    [great-wall] how do you build?
    [jade] which house do you buy from?
    [decrees] which one do you obtain?
   *[other] option A or B?
}
ask-action-of-card = From your Gift Card. { $question }
ask-action-impossible = { $place }: you cannot do this action as things stand.
rival-tokens = Tokens
rival-envoy = { $n } of { $of }
rival-in = inside, { $place }
over-whole = Whole board
over-nowhere = not started yet
over-wall = Servants: { $n } of { $of }
over-jade = { $n ->
    [one] from 1 Servant
   *[other] from { $n } Servants
}
over-intrigue = you: step { $n }
over-palace = you: { $n ->
    [one] 1 more step
   *[other] { $n } more steps
}
over-decrees = you hold { $n }
over-ships = { $n ->
    [one] 1 Ship on the Canal
   *[other] { $n } Ships on the Canal
}

## Pictures in the rules

plate-gugong-setup = One player’s pieces: Servants, Double Servant, Envoy, Traveller, Ship and Intrigue Marker.
plate-gugong-morning = The Destiny Dice, the Days, and the draw pile of Gift Cards.
plate-gugong-exchange = Gift Cards: the value in the seal, the card’s action below.
plate-gugong-servants = Servants, and the Double Servant that counts for two.
plate-gugong-travel = The map with its cities and roads; most cities hold a Travel Token.
plate-gugong-great-wall = A section of the Great Wall, with a space for each Servant.
plate-gugong-jade = The Jade houses with their prices, and the square at the end.
plate-gugong-intrigue = The Intrigue Track, and below it the Intrigue Benefits.
plate-gugong-palace = The Palace Track and the arrival spaces.
plate-gugong-decrees = Decrees: level and price on the left, effect beside them.
plate-gugong-canal = The Grand Canal: Harbours with their rewards, and Ships on their way.
plate-gugong-night = A card in the discard pile that matches a Destiny Die, and Ships that sail on.
plate-gugong-ending = Arrival in the Palace and Jade are scored at the end.
plate-gugong-bonus = The six Bonus Travel Tokens.
plate-gugong-meng = The Automa Cards: one kind for each location, plus the Special one.
