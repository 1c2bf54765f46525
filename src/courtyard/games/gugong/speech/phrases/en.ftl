### The words of Gùgōng in English. Whose line it is stands in the log as @0 to @4.

## Amounts

servants =
    { $n ->
        [one] { $n } Servant
       *[other] { $n } Servants
    }
more-servants =
    { $n ->
        [one] +{ $n } Servant
       *[other] +{ $n } Servants
    }
points = { $n } VP
steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
jade = { $n } Jade
tokens =
    { $n ->
        [one] { $n } Travel Token
       *[other] { $n } Travel Tokens
    }
listed = { $one }, { $other }
either = { $one } or { $other }
a-servant = a Servant
the-double = the Double Servant

## Gifts

gift-1 = fruit bowl
gift-2 = paper fan
gift-3 = Go stones
gift-4 = tea set
gift-5 = bonsai
gift-6 = porcelain vase
gift-7 = silk robe
gift-8 = Dunhuang pipa
gift-9 = jade statue
the-gift =
    { $value ->
        [1] the { gift-1 }
        [2] the { gift-2 }
        [3] the { gift-3 }
        [4] the { gift-4 }
        [5] the { gift-5 }
        [6] the { gift-6 }
        [7] the { gift-7 }
        [8] the { gift-8 }
       *[9] the { gift-9 }
    }
gift-card = { the-gift } ({ $value })
gift-card-in-full = { the-gift } ({ $value }, { $action })
gift-card-raised = { the-gift } ({ $value }, worth { $worth } today)
action-swap = card swap
action-none = no action

## Locations, officials, cities

place-travel = Travel
place-great-wall = Great Wall
place-jade = Jade
place-intrigue = Intrigue
place-palace = Palace
place-decrees = Decrees
place-canal = Grand Canal
official-travel = Revenue Official
official-great-wall = Public Works Official
official-jade = Jade Official
official-intrigue = Shady Official
official-palace = Censorate Official
official-decrees = Decrees Official
official-canal = Trade Official
city-own = { $name }
city-chengdu = Chengdu
city-datong = Datong
city-dengzhou = Dengzhou
city-jinan = Jinan
city-kaifeng = Kaifeng
city-liaoyang = Liaoyang
city-luoyang = Luoyang
city-nanjing = Nanjing
city-pingyang = Pingyang
city-suzhou = Suzhou
city-taiyuan = Taiyuan
city-wuchang = Wuchang
city-xian = Xi’an
city-xuzhou = Xuzhou
harbour = Harbour { $n }
harbour-on-route = Harbour { $n } (route { $route })
reward-gift = a Gift Card

## Travel Tokens

token-palace = Envoy +{ steps }
token-intrigue = Intrigue Marker +{ steps }
token-gift-for-jade = a Gift of { $n } or more for a Jade
token-points = { points }
token-swap = card swap
token-recover = a card back from the discard pile
token-ship = a Servant from the general supply onto a Ship
token-wall = a Servant from the general supply onto the Great Wall
token-servants-for-jade = { servants } for a Jade
token-double = counts as two when traded in
token-generous = Bonus Travel Token 1 (gifts worth { $n } more today)
token-toll = Bonus Travel Token 2 (toll of { points })
token-follower = Bonus Travel Token 3 (follow an action)
token-precious = Bonus Travel Token 4 (double a gift’s value)
token-encore = Bonus Travel Token 5 (perform a card’s action twice)
token-bargain = Bonus Travel Token 6 ({ servants } fewer)

## Decrees

decree-morning-intrigue = { steps } up the Intrigue Track each Morning
decree-morning-ship = load a Servant from the general supply each Morning
decree-morning-servant = { more-servants } each Morning
decree-morning-palace = Envoy { steps } each Morning
decree-morning-swap = swap a card each Morning
decree-cheaper-travel = moving twice costs { servants } fewer
decree-cheaper-jade = the Jade action costs { servants } fewer
decree-wall-extra = an extra Servant with every Great Wall action
decree-equal-is-higher = an equal gift counts as higher
decree-cheaper-decrees = the Decree action costs { servants } fewer
decree-point-per-three = at the end, 1 VP for every { $n } VP, at most { $most }
decree-eight-points = at the end, { points }
decree-jade-points = at the end, { points } for each Jade, at most { $most }
decree-decree-points = at the end, { points } for each Decree you hold
decree-harbour-points = at the end, { points } for each Harbour reward

## What is asked

prompt-gift = Your turn: which gift do you give?
prompt-official = To which Official do you give { $gift }?
prompt-payment = Your gift, { $gift }, is too low for { $taken } of the { $official }: how do you pay?
prompt-action = Action of the { $official } ({ $place }): what do you do?
prompt-action-of-card = Action of your Gift Card ({ $place }): what do you do?
prompt-action-following = You may follow the action of the { $official } ({ $place }): what do you do?
prompt-price = You pay { $price }: does your Double Servant pay for two of them?
prompt-price-of-one = You pay { $price }: does your Double Servant pay, though it counts for two?
prompt-servants = You gain { $servants }: what do you take from your general supply?
prompt-first-city = In which city does your Traveller start?
prompt-city = To which city does your Traveller move?
prompt-token = “{ $token }”: what do you do with this token?
prompt-lower-price = Your Decree lets you pay less: which price do you pay?
prompt-envoy = You may move your Envoy { $steps } up. Do you?
prompt-intrigue = You may move your Intrigue Marker { $steps } up. Do you?
prompt-points = You may score { $points }. Do you?
prompt-room = All { $spaces } spaces for Travel Tokens are full: which trade do you make?
prompt-hand-in = Which Travel Token do you trade in? Still to pay: { $tokens }
prompt-extra = Do you add a Servant from your general supply to the Great Wall?
prompt-benefit = The Great Wall is complete: which Intrigue Benefit do you take (you: step { $step })?
prompt-load = Onto which Ship do you load a Servant from your Servant Pool?
prompt-load-supply = Onto which Ship do you load a Servant from your general supply?
prompt-sail = Which of your Ships moves?
prompt-claim = Your Ship in { $harbour } is full: do you claim its Harbour reward?
prompt-swap = Which card do you swap with an Official?
prompt-swap-with = For which card do you swap { $gift }?
prompt-encore = You have given { $gift }: do you use its action once or twice?
prompt-morning = Which of your Morning Decrees do you use first?
prompt-last-trade = The final scoring is next: do you trade in Travel Tokens one last time?

## What can be chosen: the exchange

give = Give { $gift }: { $action }
give-to = To the { $official } for { $taken }: free
give-to-for = To the { $official } for { $taken }: costs { $ways }
way-card = a card
way-precious = Bonus Travel Token 4
way-actions = your actions
pay = Pay { $price }
sacrifice = Discard { $gift } as well
sacrifice-any = Discard a second card
no-actions = Exchange without an action
use-precious = Use Bonus Travel Token 4: double { $gift } to { $worth }
use-encore = Use Bonus Travel Token 5 and perform the card’s action twice: { $action }
use-bargain = Use Bonus Travel Token 6: pay { $servants } fewer
swap-from-hand = Swap { $gift } from your hand
swap-from-discard = Swap { $gift } from your discard pile
swap-with = Take { $taken } from the { $official }

## What can be chosen: the actions

travel-once = A: move your Traveller once, free
travel-twice = B: pay { $price } and move your Traveller twice
climb = A: { $steps } up the Intrigue Track
climb-for-medal = A: { $steps } up the Intrigue Track, and take the Next Start Player Medal
climb-paid = B: pay { $price } for { $steps } up the Intrigue Track
envoy = A: { $outcome }
envoy-paid = B: pay { $price }; { $outcome }, { $steps } up the Intrigue Track
envoy-climbs = Envoy to step { $step } of { $stairs }
envoy-enters = Envoy into the Palace, place { $place } ({ $points } at the end)
envoy-enters-scoring = Envoy into the Palace, place { $place } ({ $points } at the end), and { $more }
build-one = A: place { $servant } on the Great Wall ({ $wall })
build-two = B: pay { $price } and place two Servants on the Great Wall ({ $wall })
build-three = B: pay { $price } and place a Servant and your Double Servant on the Great Wall ({ $wall })
pay-and-build = B: pay { $price } and place only { $servant } on the Great Wall ({ $wall })
build-extra = Place { $servant } from your general supply on the Great Wall ({ $wall })
wall-stands = { $total } of { $full }
wall-complete = { $total } of { $full }: complete
buy-jade = Pay { $price } for a Jade
buy-jade-on-square = Pay { $price } for a Jade from the Jade square
obtain-decree = “{ $decree }”: pay { $price }, place 1 more Servant on it, score { $points }
decree-named = “{ $decree }”
obtain-last-decree = “{ $decree }”: pay { $price }, place 1 more Servant on it
load-and-move = A: load a Servant, then move a Ship
load-two = B: pay { $price } and load two Servants
benefit = Go down { $steps }: { $gain }
turn-die = turn die { $die } from { $from } to { $to }
turn-any-die = turn a Destiny Die

## What can be chosen: servants and tokens

pay-plain = Pay { $price } without your Double Servant
pay-with-double = Pay with your Double Servant
pay-with-double-and = Pay with your Double Servant and { $rest }
take = Take { $servants }
take-none = Take none
take-double = Take your Double Servant
take-double-and = Take your Double Servant and { $rest }
to-city = { $city }: { $token }
discard-for-jade = Discard { $gift } for a Jade
recover = Take { $gift } back into your hand
use-generous = Set a Servant aside: your gifts are worth { $n } more today
toll-at = Place it at the { $official } with a Servant: other players who act there today pay you { $points }
follow-at = Place it at the { $official } with a Servant: follow the actions of other players there today
trade = Trade { $tokens } for { $gain }
hand-in-face-down = A face-down token
hand-in-double = The token that counts as two
hand-in-unused = Unused: { $token }
morning-decree = First “{ $decree }”

## What can be chosen: ships

load = Load { $servant } onto the Ship in { $harbour } ({ $aboard } of { $spaces })
load-onto = Load the Ship in { $harbour }
load-double-onto = Load your Double Servant onto the Ship in { $harbour }
new-ship = Launch a new Ship in { $harbour } with { $servant }
launch = Launch a new Ship
launch-on = Launch a new Ship on route { $route }
sail = Move the Ship from { $from } to { $to }
sail-out = Move the Ship from { $harbour } out to sea
move-ship = Move the Ship in { $harbour }
claim = Claim { $reward }; one Servant stays, the Ship and the others return

## Declining

decline-action = Skip this action
decline-following = Do not follow
decline-token = Decline the benefit
take-advantage = Take it
waive-advantage = Decline it
pay-this = Pay { $price }
ask-always = Ask me about everything I may decline (now: only where it matters)
ask-rarely = Ask me only where it matters (now: about everything I may decline)
store-token = Store the token without using it
decline-extra = Add no Servant
decline-benefit = Take no Intrigue Benefit
decline-load = Load nothing
decline-sail = Move no Ship
decline-claim = Let the Ship wait
decline-swap = Swap nothing
decline-encore = Use it once
decline-trade = Trade nothing more

## Warnings

warn-gain-lost = Your general supply is too small: { servants } would be lost.
warn-left-behind = { servants } would stay in your general supply.
warn-steps-lost = The Intrigue Track ends before that: { steps } would be lost.
warn-double-pays-one = Your Double Servant would pay for one Servant only.
warn-no-actions = You would perform neither the card’s action nor the location’s.
warn-no-location-action = As things stand, the location’s action ({ $place }) would do nothing.
warn-no-token-in-reach = Your Traveller cannot reach any Travel Token.
warn-no-second-token = After the first move your Traveller cannot reach another Travel Token.
warn-nothing-to-load = You cannot load a Servant, only move a Ship.
warn-bargain-partly = Bonus Travel Token 6 would save you only { $saved }.
warn-bargain-used = Bonus Travel Token 6 would be used up for nothing.
warn-no-more-mornings = There is no Morning left: you would get only the VP.
warn-benefit-unusable = As things stand, you cannot use this benefit.
warn-no-room = You have no free space: you would have to trade first.
warn-benefit-lost = The benefit would be lost.
warn-double-aside = Your Double Servant would be the one set aside.
warn-no-gift-left = You have no gift left to give today.
warn-servants-worthless = Servants no longer count for anything.
warn-tokens-worthless = Travel Tokens you keep no longer count for anything.
warn-power-lost = Its power would be lost.
warn-last-harbour = Last Harbour: unless you claim before then, the Ship will be lost at sea at Night.
warn-lost-at-sea = The Ship would be lost at sea, without a reward.
warn-driven-out = You must do one of the two: your Ship in the last Harbour would have to sail, and would be lost at sea.
warn-reward-waits = The Harbour reward stays unclaimed for now.
warn-last-claim = This is the last chance to claim: the game ends now.
warn-too-late = The game is ending: this would no longer help you.

## Why something cannot be chosen

reason-servants-short = You are { $short } short.
reason-tokens-short = You are { $short } short.
reason-steps-short = You are { $short } short.
reason-no-other-card = You hold no other card.
reason-not-precious-enough = Even doubled, the gift is not higher.
reason-bargain-useless = Even then you could not afford anything.
reason-must-act = After the exchange you must perform at least one of the two actions.
reason-must-take = You must take the benefit if you can.
reason-must-load = Option B loads two Servants.
reason-square-closed = The Jade square sells only once all houses are empty.
reason-obtained = You already hold this Decree.
reason-no-ship-no-load = You can neither load a Servant nor move a Ship.
reason-no-room-for-two = Your Ships have no room for two Servants.
reason-out-of-reach = A city with a Travel Token is in the way.
reason-too-low = You need a gift of { $least } or more.
reason-ship-full = It is full.
reason-double-needs-two = Your Double Servant needs two free spaces.
reason-ships-out = { $n ->
        [one] Your only Ship is already on the Canal.
       *[other] All your { $n } Ships are already on the Canal.
    }
reason-no-harbour = No Harbour is free.
reason-no-harbour-ahead = No Harbour ahead of it is free.
reason-reward-used = All spaces for this reward are taken.
reason-double-won = You have already won your Double Servant.
reason-no-card-left = The draw pile is empty.

## The log: the day

log-ships-advance = Every Ship moves on one Harbour.

log-start-player = { $who } is start player.
log-start-player-you = You are start player.
log-dawn = Day { $day }: Morning.
log-new-start-player = { $who } holds the medal and is the new start player.
log-new-start-player-you = You hold the medal and are the new start player.
log-tokens-reshuffled = The discarded Travel Tokens are shuffled into new piles.
log-die-rolled = Destiny Die { $die } shows { $value }.
log-morning-advantage = { $who } has a Morning Decree: { $decree }.
log-morning-advantage-you = You have a Morning Decree: { $decree }.
log-turn = It is { $who }’s turn.
log-turn-you = It is your turn.
log-night = Day { $day }: Night.
log-matches =
    { $n ->
        [0] { $who } has no match.
        [one] { $who } has { $n } match.
       *[other] { $who } has { $n } matches.
    }
log-matches-you =
    { $n ->
        [0] You have no match.
        [one] You have { $n } match.
       *[other] You have { $n } matches.
    }
log-most-matches = { $who } has the most matches ({ $n }) and scores { $points }.
log-most-matches-you = You have the most matches ({ $n }) and score { $points }.
log-game-over = The game is over.

## The log: the exchange

log-exchanged = { $who } gives { $gift } to the { $official } and takes { $taken }.
log-exchanged-you = You give { $gift } to the { $official } and take { $taken }.
log-without-actions = { $who } performs no action.
log-without-actions-you = You perform no action.
log-sacrificed = { $who } discards a card as payment.
log-sacrificed-you = You discard { $gift } as payment.
log-sacrificed-open = { $who } discards { $gift } as payment.
log-swapped = { $who } swaps { $gift } for { $taken } of the { $official }.
log-swapped-you = You swap { $gift } for { $taken } of the { $official }.
log-action-declined = { $who } skips the action ({ $place }).
log-action-declined-you = You skip the action ({ $place }).
log-not-followed = { $who } does not follow ({ $place }).
log-not-followed-you = You do not follow ({ $place }).

## The log: servants

log-paid = { $who } pays { $servants }.
log-paid-you = You pay { $servants }.
log-paid-with-double = { $who } pays { $servants }, using the Double Servant.
log-paid-with-double-you = You pay { $servants }, using your Double Servant.
log-gained = { $who } gains { $servants }.
log-gained-you = You gain { $servants }.
log-gained-with-double = { $who } gains { $servants }, the Double Servant among them.
log-gained-with-double-you = You gain { $servants }, your Double Servant among them.
log-supply-short = { $who } has too few Servants in the general supply: { servants } lost.
log-supply-short-you = Your general supply is too small: { servants } lost.

## The log: travel

log-travelled = { $who } travels to { $city }: { $token }.
log-travelled-you = You travel to { $city }: { $token }.
log-token-taken = { $who } takes a Travel Token: { $token }.
log-token-taken-you = You take a Travel Token: { $token }.
log-benefit-declined = { $who } declines the benefit: { $token }.
log-benefit-declined-you = You decline the benefit: { $token }.
log-advantage-waived = { $who } declines an advantage: { $advantage }.
log-advantage-waived-you = You decline an advantage: { $advantage }.
log-token-gives-nothing = The token gives { $who } nothing: { $token }.
log-token-gives-nothing-you = The token gives you nothing: { $token }.
log-points-scored = { $who } scores { $points }.
log-points-scored-you = You score { $points }.
log-gift-for-jade = { $who } discards { $gift } for a Jade.
log-gift-for-jade-you = You discard { $gift } for a Jade.
log-recovered = { $who } takes a card back from the discard pile.
log-recovered-you = You take { $gift } back from your discard pile.
log-recovered-open = { $who } takes { $gift } back from the discard pile.
log-token-placed = { $who } places a token at the { $official }: { $token }.
log-token-placed-you = You place a token at the { $official }: { $token }.
log-token-kept = { $who } sets a Servant aside: { $token }.
log-token-kept-you = You set a Servant aside: { $token }.
log-token-used = { $who } uses a token: { $token }.
log-token-used-you = You use a token: { $token }.
log-traded = { $who } trades in { $tokens }.
log-traded-you = You trade in { $tokens }.
log-traded-for-points = { $who } trades in { $tokens } and scores { $points }.
log-traded-for-points-you = You trade in { $tokens } and score { $points }.
log-toll-paid = { $owner } takes a toll of { $points } from { $who }.
log-toll-paid-you = { $owner } takes a toll of { $points } from you.
log-toll-paid-to-you = You take a toll of { $points } from { $who }.

## The log: the board

log-built = { $who } places { $servants } on the Great Wall.
log-built-you = You place { $servants } on the Great Wall.
log-built-with-double = { $who } places { $servants } on the Great Wall, the Double Servant counting as two.
log-built-with-double-you = You place { $servants } on the Great Wall, your Double Servant counting as two.
log-wall-won = { $who } wins the Great Wall Scoring with { $servants } and scores { $points }.
log-wall-won-you = You win the Great Wall Scoring with { $servants } and score { $points }.
log-marker-climbed = { $who } climbs to step { $step } of the Intrigue Track.
log-marker-climbed-you = You climb to step { $step } of the Intrigue Track.
log-marker-descended = { $who } goes down to step { $step } of the Intrigue Track.
log-marker-descended-you = You go down to step { $step } of the Intrigue Track.
log-medal-taken = { $who } takes the Next Start Player Medal.
log-medal-taken-you = You take the Next Start Player Medal.
log-die-turned = { $who } turns Destiny Die { $die } to { $value }.
log-die-turned-you = You turn Destiny Die { $die } to { $value }.
log-jade-gained = { $who } gains { $jade }.
log-jade-gained-you = You gain { $jade }.
log-envoy-moved = { $who } moves the Envoy to step { $step }.
log-envoy-moved-you = You move your Envoy to step { $step }.
log-arrived = { $who } brings the Envoy into the Palace, place { $place }: { $points } at the end.
log-arrived-you = You bring your Envoy into the Palace, place { $place }: { $points } at the end.
log-step-as-point = { $who } scores { $points } instead of an Envoy step.
log-step-as-point-you = You score { $points } instead of an Envoy step.
log-decree-obtained = { $who } obtains the Decree “{ $decree }” and scores { $points }.
log-decree-obtained-you = You obtain the Decree “{ $decree }” and score { $points }.
log-last-decree-obtained = { $who } obtains the Decree “{ $decree }”.
log-last-decree-obtained-you = You obtain the Decree “{ $decree }”.

## The log: ships

log-new-ship = { $who } launches a Ship in { $harbour }.
log-new-ship-you = You launch a Ship in { $harbour }.
log-loaded = { $who } loads { $servant } in { $harbour }.
log-loaded-you = You load { $servant } in { $harbour }.
log-sailed = { $who } moves a Ship from { $from } to { $to }.
log-sailed-you = You move a Ship from { $from } to { $to }.
log-lost-at-sea = { $who } loses the Ship in { $harbour } at sea.
log-lost-at-sea-you = You lose your Ship in { $harbour } at sea.
log-claimed = { $who } claims in { $harbour }: { $reward }.
log-claimed-you = You claim in { $harbour }: { $reward }.
log-gift-drawn = { $who } draws a Gift Card.
log-gift-drawn-you = You draw { $gift }.
log-gift-drawn-open = { $who } draws { $gift }.

## The log: the final scoring

log-decree-scored = { $who } scores { $points } for the Decree “{ $decree }”.
log-decree-scored-you = You score { $points } for the Decree “{ $decree }”.
log-arrival-scored = { $who } scores { $points } for place { $place } in the Palace.
log-arrival-scored-you = You score { $points } for place { $place } in the Palace.
log-jade-scored = { $who } scores { $points } for { $jade }.
log-jade-scored-you = You score { $points } for { $jade }.
log-outside = { $who } is still outside the Palace and loses all VP ({ $points }).
log-outside-you = You are still outside the Palace and lose all VP ({ $points }).

## The final count, part by part

score-game = During the game
score-decrees = Level 3 Decrees
score-arrival = Place in the Palace
score-jade = Jade
score-outside = Outside the Palace
tie = Equal points: the higher marker on the Intrigue Track decides ({ $order }).
all-outside = Nobody is inside the Palace: the Intrigue Track decides ({ $order }).

## Reasons: what a family brings about in a day

feat-servants = Servants gained today
feat-paid = Servants paid today
feat-sacrificed = Cards discarded as payment today
feat-idle = Turns without an action today
feat-tokens = Travel Tokens today
feat-wall = Servants for the Great Wall today
feat-intrigue = Steps on the Intrigue Track today
feat-jade = Jade today
feat-envoy = Steps of the Envoy today
feat-decrees = Decrees today
feat-loaded = Servants on Ships today
feat-claimed = Harbour rewards today
feat-gifts = Gift Cards drawn today
feat-matches = Matches at Night

## Reasons: what an option is sure to bring

because-arrived = brings your Envoy into the Palace: { $points } at the end
because-envoy =
    { $days ->
        [one] brings your Envoy to step { $step }: { $steps } to go, { $days } day left after today
       *[other] brings your Envoy to step { $step }: { $steps } to go, { $days } days left after today
    }
because-envoy-last = brings your Envoy to step { $step }: { $steps } to go today, or you score nothing
because-claimed = claims the reward of { $harbour }: { $reward }
because-loaded = loads your Ship in { $harbour }: { $servants } more to fill it
because-filled = fills your Ship in { $harbour }, which sails on to { $next } tonight
because-wall-won = wins the Great Wall Scoring: { $points }
because-wall-most = puts you ahead on the Great Wall with { $servants }
because-wall = brings you to { $servants } on the Great Wall (the most so far: { $most })
because-decree = gets you the Decree “{ $decree }”
because-travelled = takes the Travel Token in { $city }: { $token }
because-jade = gets you { $jade }, { $all } in all
because-medal = takes the Next Start Player Medal
because-intrigue = takes you to step { $step } of the Intrigue Track
because-points = scores { $points } at once
because-match = takes { $gift }, which matches a Destiny Die
because-free = costs nothing to exchange
because-gained = gets you { $servants }

## Meng
meng = Meng
log-focus-drawn = { $who }’s focus for this game: { $official }.
log-automa-revealed = { $who } reveals an Automa Card: { $place }.
log-special-revealed = { $who } reveals a Special Automa Card: his focus ({ $place }), option B at no cost.
log-automa-reshuffled = The Automa Cards of earlier Days are shuffled into a new deck.
log-twilight-falls = Twilight: { $who } goes through the Automa Cards of the Day once more.
log-twilight-card = Lower half of the card { $place }:
log-twilight-special = Lower half of the Special Automa Card:
log-consolation = { $what } is of no use to { $who }, who scores { $points } instead.
log-meng-claimed = { $who }’s full Ship claims a reward at once ({ $harbour }): { $reward }.
log-meng-cannot = { $who } cannot carry out the action ({ $place }) and gets nothing.
advantage-envoy = Envoy { $steps } up
advantage-intrigue = Intrigue Marker { $steps } up
advantage-points = { $points }
useless-card-swap = Swapping a card
useless-decree-swap = The Decree that swaps a card
useless-token = The token “{ $token }”

## Chapters of a game that is looked back at

chapter-set-up = Set-up
chapter-day = Day { $day }
chapter-end = End of the game
