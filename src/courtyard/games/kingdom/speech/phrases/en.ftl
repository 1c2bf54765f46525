### The words of It’s a Wonderful Kingdom in English. Whose line it is stands in the log as @0 or @1.

## Names and amounts

name = { $en }
a-calamity = a { $name }
a-menace = a { $name }
the-advisor = the { $name }
card-of-type = { $card } ({ $type })
kind-treasure = Treasure
kind-menace = Menace
kind-advisor = Advisor
known-face-down = { $card } (face down)
face-down-cards =
    { $n ->
        [one] a face-down card
       *[other] { $n } face-down cards
    }
type-structure = Structure
type-specialist = Specialist
type-monument = Monument
type-discovery = Discovery
amount-materials =
    { $n ->
        [one] { $n } Material
       *[other] { $n } Materials
    }
amount-population = { $n } Population
amount-gold = { $n } Gold
amount-exploration = { $n } Exploration
amount-krystallium = { $n } Krystallium
amount-soldier =
    { $n ->
        [one] { $n } Soldier
       *[other] { $n } Soldiers
    }
points = { $n } VP
lost-points = −{ $n } VP
resource-materials = Materials
resource-population = Population
resource-gold = Gold
resource-exploration = Exploration
step-materials = Materials step
step-population = Population step
step-gold = Gold step
step-exploration = Exploration step
nothing = nothing
listed = { $one }, { $other }
both = { $one } and { $other }
per-type = { $each } per { $type }
at-once = { $bonus } on completion
area-1 = the first Offering area
area-2 = the second Offering area
selection-yours = your Selection
selection-own = their own Selection
selection-other = the opponent’s Selection
module-menace = Menace
module-advisors = Advisors
module-quest = Quest
plain-step = “{ $name }”
final-step = the final step, “{ $name }”

## What Advisors do

effect-underground-spy = take back a spent Trap token
effect-master-cartographer = the next card from the deck is added to the Offering area with fewer cards
effect-power-behind-the-throne = reveal a face-down card
effect-chief-mercenary = discard a card from an Offering area
effect-whimsical-gambler = move a card to the other Offering area
effect-tyrannical-foreman = a cube for each of your cards under construction
effect-forest-chieftain = an extra { $cubes }
effect-nurturing-mother = an extra { $cubes }
effect-negotiator-from-the-lake = an extra { $cubes }
effect-pirate-of-the-five-seas = an extra { $cubes }
effect-scrying-alchemist = all Calamities count double
effect-illuminated-prophet = one of your Calamities is discarded
effect-great-silversmith = gain { $cubes }
effect-master-artisan = complete a card under construction for free

## What is asked

prompt-offer-first = Round { $round }, Offering { $nth } of { $of }: which card do you offer first?
prompt-offer-second = Round { $round }, Offering { $nth } of { $of }: which card do you offer second?
prompt-lay =
    Where do you place { $card }, face up or face down? { $n ->
        [0] You have no Trap token left.
        [one] You have { $n } Trap token left.
       *[other] You have { $n } Trap tokens left.
    }
prompt-select = Round { $round }, Selection { $nth } of { $of }: which Offering area do you take?
prompt-chart = You use { $advisor }: which Offering area gets the next card from the deck?
prompt-reveal = You use { $advisor }: which face-down card do you reveal?
prompt-discard = You use { $advisor }: which card do you discard?
prompt-move = You use { $advisor }: which card do you move?
prompt-search = You take { $area }. Do you Search first? You discard { $drop } face-up cards from it, look at { $look } new ones and keep one.
prompt-drop = { $n ->
        [one] Search: which other card do you discard?
       *[other] Search: which card do you discard next? { $n } left.
    }
prompt-keep = Search: which card do you add to { $area }?
prompt-alchemist = The last round is over. Do you use { $advisor } to double all Calamities? You have { $own }, your opponent has { $theirs }.
prompt-keep-advisor = Which Advisor do you keep for this game?
prompt-lose = { $n ->
        [one] Shadows: which card of your Selection do you discard?
       *[other] Shadows: which card of your Selection do you discard? { $n } left.
    }
prompt-steal =
    { $n ->
        [one] A Thief is here: which icon of your Duchy do you cover?
       *[other] { $n } Thieves are here: which icon of your Duchy do you cover next?
    }
prompt-freeze =
    { $n ->
        [one] A Frost Giant is here: which of your cards does it freeze?
       *[other] { $n } Frost Giants are here: which of your cards does the next one freeze?
    }
prompt-sort = Round { $round }, Planning: slate or recycle your cards, in any order. { $n ->
    [one] 1 left.
   *[other] { $n } left.
}
prompt-place-recycled = Round { $round }, recycling, { $cubes } left to place: where?
prompt-place = Round { $round }, { $step }, { $cubes } left to place: where?
prompt-give = You use { $advisor }: which cube does each card receive?
prompt-see-choice = Round { $round }, before you continue: what do you do in your Duchy? Available: { $krystallium }, { $soldiers }.
prompt-see-menaces = Round { $round }, after the Menaces: what else do you do in your Duchy? Available: { $krystallium }, { $soldiers }.
prompt-see-planning = Round { $round }, end of Planning: what do you do in your Duchy? Available: { $krystallium }, { $soldiers }.
prompt-see-production = Round { $round }, { $step }: what else do you do in your Duchy? Available: { $krystallium }, { $soldiers }.
prompt-see-foreman = Round { $round }, after production: what do you do in your Duchy? Available: { $krystallium }, { $soldiers }.
prompt-see-combat = Round { $round }, Combat: which Menaces do you fight, and what else do you do? Available: { $krystallium }, { $soldiers }.
prompt-melt = { $n ->
        [one] Which is the last cube of your Alchemy area to transmute?
       *[other] Which cube of your Alchemy area do you transmute? { $n } left.
    }
prompt-restore = The Thief is vanquished: which icon do you uncover?
prompt-build = You use { $advisor }: which card do you complete?

## What can be chosen: the Choice phase

offer = Offer { $card }
lay-up = Into { $area }, face up
lay-down = Into { $area }, face down with a Trap token
take-area = Take { $area }: { $cards }
take-empty = Take { $area }: it is empty
onto-area = Into { $area }
pick-reveal = Reveal card { $nth } of { $place }: { $card }
pick-discard = Discard card { $nth } of { $place }: { $card }
pick-move = Move card { $nth } of { $place }: { $card }
token-reveal = Use your Trap token to reveal face-down card { $nth } of { $area }
attend = Manage your Duchy first
activate = Use { $advisor } for { $price }: { $effect }

## What can be chosen: alone

drop-first = Search, and discard { $card } first
drop = Discard { $card }
drop-face-down = Discard a face-down card of { $area }
keep = Keep { $card }
keep-advisor = Keep { $advisor } ({ $price }): { $effect }
no-search = Do not Search
no-doubling = Leave the Calamities as they are

## What can be chosen: Menaces and planning

lose-card = Discard { $card }
lose-card-to-opponent =
    { $n ->
        [one] Discard { $card }: { $n } cube for your opponent
       *[other] Discard { $card }: { $n } cubes for your opponent
    }
steal = Cover one { $resource } icon (you produce { $made })
freeze = Freeze { $card }
slate-and-freeze = Slate { $card } for construction and freeze it
slate = Slate { $card } for construction: costs { $cost }, gives { $gives }
recycle = Recycle { $card } for { $cubes }

## What can be chosen: the Duchy

place = { $cubes } onto { $card } ({ $then })
to-alchemy = { $cubes } into your Alchemy area
to-alchemy-for = { $cubes } into your Alchemy area: gives { $gained }
then-spaces-left =
    { $n ->
        [one] { $n } space left
       *[other] { $n } spaces left
    }
then-filled = full, but still frozen
then-complete = complete
infuse = Krystallium instead of { $resource } on { $card } ({ $then })
infuse-own = Krystallium onto the Krystallium space of { $card } ({ $then })
enlist = A Soldier onto { $card } ({ $then })
scrap = Discard { $card }: { $cubes } into your Alchemy area
build = Complete { $card } (missing: { $missing })
fight = Vanquish { $menace } with { $price } (otherwise { $lost })
fight-giant = Vanquish { $menace } with { $price } and complete { $card } (otherwise { $lost })
fight-thief = Vanquish { $menace } with { $price } and uncover an icon (otherwise { $lost })
fight-vermin =
    { $n ->
        [one] Vanquish your Vermin with { $price } (otherwise { $lost })
       *[other] Vanquish one of your { $n } Vermin with { $price } (otherwise { $lost })
    }
restore = Uncover one { $resource } icon
do-step = Complete { $step } for { $cost }: gives { $benefit }
do-step-with = Complete { $step } for { $cost }, with { $krystallium } for missing cubes: gives { $benefit }
transmute = Transmute { $n } cubes into a Krystallium
melt = { $cube } (you have { $there })
finish = Finish

## Warnings

warn-empty-area = The area is empty: you would take nothing.
warn-calamities = { $n ->
        [one] It contains a Calamity: { $lost }.
       *[other] It contains { $n } Calamities: { $lost }.
    }
warn-menaces = You would take { $menaces }: { $lost } unless vanquished by the end.
warn-no-more-offers = You will not offer any more cards this round.
warn-krystallium-useless = None of your cards under construction can take Krystallium, and it scores nothing.
warn-doubles-own = Yours count double too: you have { $own }, your opponent has { $theirs }.
warn-boost-to-alchemy = Your cards under construction have no room for { $cubes }: they would go into the Alchemy area.
warn-hopeless = This is the last round: this card can no longer be completed.
warn-nothing-needs = None of your cards needs { $resource }: the cube would go into the Alchemy area.
warn-could-be-placed = Your cards under construction still have room for { $cubes }.
warn-krystallium-space = The card also has a Krystallium space to fill, and you would have { $left } left.
warn-cubes-lost = { $n ->
        [one] The cube or Soldier on it would be lost.
       *[other] The { $n } cubes or Soldiers on it would be lost.
    }
warn-alchemy-scores-nothing = This is the last round, and cubes in the Alchemy area score nothing.
warn-final-step-lost = Afterwards you could no longer pay for the final step, and without it you cannot win.
warn-step-wants = An uncompleted step of the Quest needs { $resource }.
warn-final-step-open = You can pay for the final step now; without it you cannot win.
warn-last-combat = This is the last Combat: what you do not vanquish now costs VP.
warn-could-complete = You could complete { $card } now with what you have.

## Why something cannot be chosen

reason-no-trap = You have no Trap token left this round.
reason-before-selecting = Only before you select.
reason-token-used = You have already used your Trap token this round.
reason-areas-empty = Both Offering areas are empty.
reason-no-trap-spent = You have not spent a Trap token.
reason-nothing-face-down = No card lies face down.
reason-not-searched = You cannot discard { $card } for a Search.
reason-only-face-up = Only face-up cards pay for a Search.
reason-search-price = A Search costs { $n } face-up cards of this area.
reason-spared = Shadows do not affect Menaces.
reason-no-icon = You produce none of this.
reason-treasure = A Treasure can only be recycled.
reason-frozen-already = It is already frozen.
reason-short = You are { $short } short.
reason-used = Already used this round.
reason-no-krystallium = You have no Krystallium.
reason-frozen = A frozen card cannot be discarded.
reason-giant-holds =
    { $n ->
        [one] { $card } still has an empty space.
       *[other] { $card } still has { $n } empty spaces.
    }
reason-no-calamity = There is no Calamity in your Duchy.
reason-nothing-to-build = You have no card under construction.
reason-step-done = You have already completed it.
reason-missing = Missing: { $missing }.
reason-cubes-short = { $n ->
        [one] You are { $n } cube short.
       *[other] You are { $n } cubes short.
    }

## The log: the set-up

log-module = Playing with the { $module } module; every game uses exactly one.
log-module-alone = Solo game with the { $module } module; solo games, too, use exactly one.
log-duchy-taken = { $who } rules { $duchy }, side { $side }.
log-duchy-taken-you = You rule { $duchy }, side { $side }.
log-menace-deck = { $who } plays the { $menaces }: one of them joins the hand each round.
log-menace-deck-you = You play the { $menaces }: one of them joins your hand each round.
log-menace-deck-alone = { $who } faces the { $menaces }, which go into the Danger deck.
log-menace-deck-alone-you = You face the { $menaces }, which go into the Danger deck.
log-calamities-out = The Calamities stay in the box: Menaces replace them.
log-treasures-out = The Treasures stay in the box: { $n } Advisors replace them in the deck.
log-first-soldiers = { $who } starts with { $soldiers } to pay for Advisors.
log-first-soldiers-you = You start with { $soldiers } to pay for Advisors.
log-quest-laid = The Quest is “{ $quest }”: { $n } steps, and nobody wins without the final one.
log-quest-laid-alone = The Quest is “{ $quest }”, on its solo side: { $n } steps, and no medal without the final one.
log-danger-deck = Danger deck: { $cards } unseen cards of the Development deck and { $dangers } Calamities.
log-danger-deck-menaces = Danger deck: { $cards } unseen cards of the Development deck and { $dangers } Menaces.
log-deck-shuffled = Development deck: { $cards } Development cards and { $added } Treasures, shuffled.
log-deck-shuffled-advisors = Development deck: { $cards } Development cards and { $added } Advisors, shuffled.
log-calamities-ready = { $n } Calamities are set aside: each player takes one every round.
log-traps-ready = { $n ->
        [one] Each player has { $n } Trap token per round to place a card face down.
       *[other] Each player has { $n } Trap tokens per round to place cards face down.
    }
log-traps-ready-alone = { $n ->
        [one] { $n } Trap token is ready: once per round it reveals a face-down card.
       *[other] { $n } Trap tokens are ready: each reveals a face-down card once per round.
    }
log-advisors-left-out = Left in the box, as they are of no use without an opponent: { $advisors }.
log-vermin-ready = { $n } Vermin cards lie ready for the Giant Rats.

## The log: the round

log-round-begins = Round { $round } begins; { $who } is the first player.
log-round-begins-you = Round { $round } begins; you are the first player.
log-round-begins-alone = Round { $round } begins.
log-hands-dealt = Each player gets { $n } cards from the deck and a Calamity.
log-hands-dealt-menace = Each player gets { $n } cards from the deck and a Menace from their own deck.
log-planning = Planning phase.
log-production = Production phase.
log-combat = Combat phase.
log-starter = Placed in { $area }: { $card }.
log-danger-laid = A Danger card is added face down to { $area }.
log-top-turned = Top of the deck: { $card }.
log-left-over = { $n ->
        [one] { $n } card left in the Offering areas is discarded.
       *[other] { $n } cards left in the Offering areas are discarded.
    }
log-reshuffled = { $n ->
        [one] { $n } discarded card forms a new deck.
       *[other] { $n } discarded cards are shuffled into a new deck.
    }
log-offered = { $who } offers { $card } in { $area }.
log-offered-you = You offer { $card } in { $area }.
log-trapped = { $who } offers a face-down card in { $area }.
log-trapped-you = You offer { $card } face down in { $area }.
log-trapped-unseen-you = You offer a card face down in { $area }.
log-trapped-open = { $who } offers { $card } face down in { $area }.
log-took =
    { $n ->
        [one] { $who } takes { $area } with its one card.
       *[other] { $who } takes { $area } with its { $n } cards.
    }
log-took-you =
    { $n ->
        [one] You take { $area } with its one card.
       *[other] You take { $area } with its { $n } cards.
    }
log-took-nothing = { $who } takes { $area }, which is empty.
log-took-nothing-you = You take { $area }, which is empty.
log-dropped = { $who } discards { $card } from { $area } for a Search.
log-dropped-you = You discard { $card } from { $area } for a Search.
log-searched = { $who } makes a Search in { $area }.
log-searched-you = You make a Search in { $area }.
log-found = { $who } adds { $card } to { $area }.
log-found-you = You add { $card } to { $area }.
log-turned-up = { $who } reveals { $card }.
log-turned-up-you = You reveal { $card }.
log-calamity-strikes = A Calamity strikes { $who }’s Duchy.
log-calamity-strikes-you = A Calamity strikes your Duchy.

## The log: Advisors

log-advisor-kept = { $who } keeps { $advisor }.
log-advisor-kept-you = You keep { $advisor }.
log-advisor-enters = { $who } is joined by { $advisor } and gains { $soldiers }.
log-advisor-enters-you = You are joined by { $advisor } and gain { $soldiers }.
log-advisor-used = { $who } uses { $advisor } for { $soldiers }.
log-advisor-used-you = You use { $advisor } for { $soldiers }.
log-trap-back = { $who } takes a Trap token back.
log-trap-back-you = You take a Trap token back.
log-charted = { $who } adds { $card } to { $area }.
log-charted-you = You add { $card } to { $area }.
log-unmasked = { $who } reveals { $card } in { $place }.
log-unmasked-you = You reveal { $card } in { $place }.
log-sent-away = { $who } discards { $card } from { $area }.
log-sent-away-you = You discard { $card } from { $area }.
log-moved = { $who } moves { $card } to { $area }.
log-moved-you = You move { $card } to { $area }.
log-calamity-lifted = { $who } discards a Calamity.
log-calamity-lifted-you = You discard a Calamity.
log-silver = { $who } gains { $cubes }.
log-silver-you = You gain { $cubes }.
log-doubled = { $who } doubles all Calamities.
log-doubled-you = You double all Calamities.
log-extra = { $who } produces an extra { $cubes }.
log-extra-you = You produce an extra { $cubes }.

## The log: Menaces and the Quest

log-shadows-take = The Shadows make { $who } discard { $card }.
log-shadows-take-you = The Shadows make you discard { $card }.
log-shadows-give = { $n ->
        [one] The Shadows give { $who } { $n } cube.
       *[other] The Shadows give { $who } { $n } cubes.
    }
log-shadows-give-you = { $n ->
        [one] The Shadows give you { $n } cube.
       *[other] The Shadows give you { $n } cubes.
    }
log-icon-stolen = A Thief takes one { $resource } icon from { $who }.
log-icon-stolen-you = A Thief takes one { $resource } icon from you.
log-vermin-come = A Giant Rat brings { $who } { $n } Vermin.
log-vermin-come-you = A Giant Rat brings you { $n } Vermin.
log-frozen = A Frost Giant freezes { $who }’s { $card }.
log-frozen-you = A Frost Giant freezes your { $card }.
log-nothing-to-freeze =
    { $n ->
        [one] A Frost Giant finds nothing of { $who } to freeze.
       *[other] { $n } Frost Giants find nothing of { $who } to freeze.
    }
log-nothing-to-freeze-you =
    { $n ->
        [one] A Frost Giant finds nothing of yours to freeze.
       *[other] { $n } Frost Giants find nothing of yours to freeze.
    }
log-menace-stays = { $who } now has { $card } in the Construction area.
log-menace-stays-you = You now have { $card } in your Construction area.
log-vanquished = { $who } vanquishes { $card }.
log-vanquished-you = You vanquish { $card }.
log-vermin-vanquished = { $who } vanquishes a Vermin card.
log-vermin-vanquished-you = You vanquish a Vermin card.
log-icon-restored = { $who } wins back one { $resource } icon.
log-icon-restored-you = You win back one { $resource } icon.
log-step-done = { $who } completes { $step }: { $benefit }.
log-step-done-you = You complete { $step }: { $benefit }.
log-step-done-with = { $who } completes { $step } with the help of { $krystallium }: { $benefit }.
log-step-done-with-you = You complete { $step } with the help of { $krystallium }: { $benefit }.

## The log: the Duchy

log-slated = { $who } slates { $card }.
log-slated-you = You slate { $card }.
log-recycled = { $who } recycles { $card } for { $cubes }.
log-recycled-you = You recycle { $card } for { $cubes }.
log-produced = { $who } produces { $cubes }.
log-produced-you = You produce { $cubes }.
log-trained = { $who } has supremacy in { $resource }: a Soldier begins training.
log-trained-you = You have supremacy in { $resource }: a Soldier begins training.
log-taken-from-training = { $who } has supremacy in { $resource }: the trained Soldier is ready.
log-taken-from-training-you = You have supremacy in { $resource }: your trained Soldier is ready.
log-placed = { $who } places { $cubes } on { $card }.
log-placed-you = You place { $cubes } on { $card }.
log-into-alchemy = { $who } puts { $cubes } into the Alchemy area.
log-into-alchemy-you = You put { $cubes } into your Alchemy area.
log-transmuted = { $who } transmutes cubes into a Krystallium.
log-transmuted-you = You transmute cubes into a Krystallium.
log-infused = { $who } uses Krystallium instead of { $resource } on { $card }.
log-infused-you = You use Krystallium instead of { $resource } on { $card }.
log-infused-own = { $who } places Krystallium on { $card }.
log-infused-own-you = You place Krystallium on { $card }.
log-enlisted = { $who } places a Soldier on { $card }.
log-enlisted-you = You place a Soldier on { $card }.
log-scrapped = { $who } discards { $card } unfinished.
log-scrapped-you = You discard { $card } unfinished.
log-completed = { $who } completes { $card }.
log-completed-you = You complete { $card }.
log-bonus = { $who } gains { $bonus }.
log-bonus-you = You gain { $bonus }.

## The log: the end

log-flat-points = { $who } scores { $points } for cards.
log-flat-points-you = You score { $points } for cards.
log-combo-points = { $who } scores { $points } for combos.
log-combo-points-you = You score { $points } for combos.
log-quest-points = { $who } scores { $points } for the Quest.
log-quest-points-you = You score { $points } for the Quest.
log-quest-unfinished = { $who } has not completed the final step and cannot win.
log-quest-unfinished-you = You have not completed the final step and cannot win.
log-lost-points = Calamities: { $lost } for { $who }.
log-lost-points-you = Calamities: { $lost } for you.
log-lost-points-menaces = Unvanquished Menaces: { $lost } for { $who }.
log-lost-points-menaces-you = Unvanquished Menaces: { $lost } for you.
log-tie-by-cards = Equal VP: { $who } wins with more cards in the Duchy.
log-tie-by-cards-you = Equal VP: you win with more cards in your Duchy.
log-tie-by-soldiers = Equal VP and cards: { $who } wins with more Soldiers.
log-tie-by-soldiers-you = Equal VP and cards: you win with more Soldiers.
log-victory = { $who } ends with { $points }: victory!
log-victory-you = You end with { $points }: victory!
log-shared = { $who } ends with { $points }: the victory is shared!
log-shared-you = You end with { $points }: you share the victory!
log-defeat = { $who } ends with { $points }.
log-defeat-you = You end with { $points }.
log-no-medal = { $who } ends with { $points }: no medal this time.
log-no-medal-you = You end with { $points }: no medal this time.
log-bronze = { $who } ends with { $points }: the bronze medal!
log-bronze-you = You end with { $points }: the bronze medal!
log-silver-medal = { $who } ends with { $points }: the silver medal!
log-silver-medal-you = You end with { $points }: the silver medal!
log-gold = { $who } ends with { $points }: the gold medal!
log-gold-you = You end with { $points }: the gold medal!

## The final count, part by part

score-flat = Cards
score-combo = Combos
score-quest = Quest
score-lost = Calamities and Menaces
tie-cards = Equal points: the number of cards in the Duchy decides ({ $order }).
tie-soldiers = Equal points and cards: the number of Soldiers decides ({ $order }).
quest-unfinished = { $name } has not completed the final step of the Quest.
quest-unfinished-you = You have not completed the final step of the Quest.
medal-0 = No medal.
medal-1 = A bronze medal!
medal-2 = A silver medal!
medal-3 = A gold medal!

## Reasons: what a Duchy brings about in a round

feat-completed = Cards completed this round
feat-materials = Materials produced this round
feat-population = Population produced this round
feat-gold = Gold produced this round
feat-exploration = Exploration produced this round
feat-supremacies = Supremacies this round
feat-soldiers = Soldiers gained this round
feat-krystallium = Krystallium gained this round
feat-vanquished = Menaces vanquished this round
feat-steps = Quest steps completed this round
feat-calamities = Calamities this round

## Reasons: what an option is sure to bring

because-step = completes { $step }: { $benefit }
because-completed = completes { $card } this round
because-completed-planning = completes { $card } in Planning
because-completed-production = completes { $card } in this round’s Production
because-completed-combat = completes { $card } in Combat
because-vanquished = vanquishes { $card }
because-vermin = vanquishes a Vermin card
because-calamity = rids you of a Calamity
because-transmuted = gets you a Krystallium
because-took = brings you { $card }: what you make and have covers its cost

## Chapters of a game that is looked back at

chapter-set-up = Set-up
chapter-choice = Round { $round }: Choice
chapter-planning = Round { $round }: Planning
chapter-production = Round { $round }: Production
chapter-combat = Round { $round }: Combat
chapter-end = End of the game
