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
table-construction = Under construction
table-nothing-building = Nothing is under construction.
table-to-go = { $n } left
table-frozen = frozen
table-frozen-to-go = frozen, { $n } left
table-purse = Cubes to place
table-cubes = Cubes
table-place-all = Auto-place
table-found = Search: keep one
table-first-advisors = Your first Advisors
table-final-step = Nobody wins without the final step.
table-steps-done = { $n } of { $of } steps
table-duchy-of = Duchy of { $name }
table-cards-built = { $n ->
    [0] nothing completed yet
    [one] { $n } card completed
   *[other] { $n } cards completed
}
table-points-now = VP so far
table-supremacy = supremacy
table-supremacy-at = supremacy at { $n }
table-stolen = covered by a Thief
table-alchemy = Alchemy
table-krystallium = Krystallium
table-soldiers = Soldiers
table-training = In training
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

## What is read of a thing

read-hand = in your hand
read-top = top of the deck
read-discard = discarded
read-selection-mine = selected by you
read-selection-of = selected by { $who }
read-site-mine = under construction, yours
read-site-of = under construction by { $who }
read-built-mine = completed, yours
read-built-of = completed by { $who }
read-with-mine = with you
read-with-of = with { $who }
read-worth = worth { $points }
read-bonus = gives { $bonus } at once when completed
read-now = Now:
read-lies = On it:
read-missing = Missing:
read-list = { $what }
read-frozen = Frozen: once all its spaces are filled, the Frost Giant can be vanquished ({ $price }), and the card is completed.
read-step-now = now
read-step-materials = in the Materials step
read-step-population = in the Population step
read-step-gold = in the Gold step
read-step-exploration = in the Exploration step
read-finish-you = Can be completed this round: { $step }, from what you produce.
read-finish-other = { $who } could complete it this round: { $step }.
read-finish-if = If slated, it could be completed this round: { $step }.
read-stands = { $krystallium } would replace what is missing.
read-not-finished = Not completed this round: { $what } short.
read-not-if = If slated, not completed this round: { $what } short.

## All cards

sheet-may-come = { $n ->
        [one] { $n } may still come
       *[other] { $n } may still come
    }
sheet-box = not in this game
sheet-calamities = { $struck } in the Duchies, { $left } in the stack

## Symbols

sign-materials = produced in the first step
sign-population = produced in the second step
sign-gold = produced in the third step
sign-exploration = produced in the fourth step
sign-krystallium = replaces any resource
sign-soldier = fills Soldier spaces, fights Menaces, pays Advisors
sign-type = the type of a card; some cards count them
sign-recycle-name = Recycling
sign-recycle = what the card gives when you recycle it
sign-build-name = Slate
sign-build = put under construction
sign-trap-name = Trap
sign-trap = hides an offered card
sign-flask-name = Alchemy
sign-flask = five cubes become a Krystallium
sign-swords-name = Fight
sign-swords = vanquish a Menace with Soldiers
sign-ice-name = Frozen
sign-ice = takes cubes, but cannot be completed

## The table in sentences

tell-duchy = { $points } VP so far; produces { $cubes }; { $soldiers }, { $krystallium }.
tell-building = Under construction: { $cards }.
tell-built = Completed: { $cards }.
tell-selected = { $n ->
        [0] Selected: { $cards }.
        [one] Selected: { $cards }, and { $n } card face down.
       *[other] Selected: { $cards }, and { $n } cards face down.
    }
tell-menaces = Menaces: { $cards }.

## Where the points came from

source-per = per { $type }
count-medal = { $medal ->
        [1] { $n } more for the bronze medal ({ $points }).
        [2] { $n } more for the silver medal ({ $points }).
       *[3] { $n } more for the gold medal ({ $points }).
    }

## The desk: what is in hand and not sent yet

table-take-back = remove
table-finished = complete
table-done-in = done in
table-done-now = done at once
table-short = { $n } short
table-over = { $n } over
table-fits = just enough
table-lay-held = place it here
table-lay-cube = place a cube
table-move-cube = move the cube
table-more = more
table-can = possible
table-you = You
table-any-time = use these at any time
table-status-chooses = choosing
table-pick-up = Pick up
table-vp-word = VP
table-with-plan = Under construction, with this plan
table-built = Completed, { $n }
table-used = used
table-your-realm = Your Duchy
table-realm-of = Duchy of { $name }
table-scale-mine = yours
table-scale-theirs = { $name }
table-scale-level = level
table-keep = Slate
table-recycle = Recycle
table-always = always recycled
table-waits-turn = next round
table-alchemy-place = Five cubes make 1 Krystallium.
table-need-title = Need and supply
table-need = need
table-have = have
table-cubes-left = { $of ->
    [one] { $n } of { $of } cube left
   *[other] { $n } of { $of } cubes left
}
table-all-laid = All cubes are placed
table-armed = They go into the Alchemy area.
table-lay-hint = Tap a card to place one, or drag it.
table-back-hint = Tap a placed cube to remove it.
table-choose-area = Choose its area, or another card.
table-choose-area-last = Choose its area.
table-choose-card = Now choose the card for this place.
table-lift-hint = Pick a card or an area, or drag a card.
table-held-hint = Choose a highlighted card. Esc puts it back.
table-lift-piece-hint = Pick up Krystallium or a Soldier below, then tap the card.
table-select-hint = You get all the cards of one area.
table-finish-hint = Tap what is highlighted to use it, or continue.
table-fight-hint = Tap a Menace to vanquish it. You have { $soldiers }.
table-choose-hint = Choose something highlighted.
table-freeze-hint = It goes under construction and takes cubes, but is completed only when the Giant is vanquished.
table-waiting = Waiting for the other player.
table-keep-all = Slate all
table-recycle-all = Recycle all
table-confirm = Confirm
table-confirm-sum = slate { $keeps }, recycle { $recycles }
table-to-alchemy = { $n } to Alchemy
table-done = Done
table-press-again = press again to confirm
table-next = next: { $what }
table-put-back = Put back
table-no-more-fights = no more fights
table-choose = Choose on the table
table-take-area = Take an area
table-choose-area-short = Choose an area
table-offer-card = Offer a card
table-wait = Waiting
table-final-count = final score
table-lay-there = place it there
table-lift = pick up
table-offerings = Offering areas
table-any-order = Any order, any change, until you confirm.
table-lay-words = Tap a card to place a cube, a placed cube to remove it.
table-discard = Discard { $card }…
table-discard-sure = Discard it?
table-discard-warning = What lies on it is lost.
table-lay-piece = Place { $piece }
table-lay-as = Place { $piece } as { $resource }
table-cubes-to-place =
    { $n ->
        [one] { $n } cube to place
       *[other] { $n } cubes to place
    }

## What is asked, in few words

ask-offer = Offer a card: face up, or face down with a trap.
ask-lay = Where does this card go?
ask-select = Take one of the two Offering areas.
ask-sort = Slate or recycle each card ({ $n }).
ask-place = { $what }: { $n } of { $of } left to place.
ask-placed = { $what }: all cubes are placed.
ask-combat = Fight Menaces, or continue.
ask-duchy = Use what you have, or continue.

## Pictures in the rules

plate-kingdom-setup = A Structure, a Specialist, a Monument, a Discovery, and a Treasure.
plate-kingdom-choice = Two Offering areas; a Trap token lets you place a card face down.
plate-kingdom-planning = A card is slated for construction, or recycled for the cube at its top right.
plate-kingdom-production = The four resources in production order; the player who produces more trains a Soldier.
plate-kingdom-construction = A card under construction, and five cubes that become a Krystallium.
plate-kingdom-ending = Points on a card, points per card of a type, and a Calamity.
plate-kingdom-menace = Giant Rat, Frost Giant, Shadow and Thief.
plate-kingdom-advisors = Advisors, with the Soldiers they cost.
plate-kingdom-quest = A step of a Quest: what it costs, and what it gives.
plate-kingdom-solo = The deck lies face up, Danger cards are added face down, and a token reveals one.
