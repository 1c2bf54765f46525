### De woorden van Gùgōng in het Nederlands. In het verslag staan @0 tot @4 voor de spelers.

## Aantallen

servants =
    { $n ->
        [one] { $n } Dienaar
       *[other] { $n } Dienaren
    }
more-servants =
    { $n ->
        [one] +{ $n } Dienaar
       *[other] +{ $n } Dienaren
    }
points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
steps =
    { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
jade = { $n } Jade
tokens =
    { $n ->
        [one] { $n } Reisfiche
       *[other] { $n } Reisfiches
    }
listed = { $one }, { $other }
either = { $one } of { $other }
a-servant = een Dienaar
the-double = de Dubbele Dienaar

## Geschenken

gift-1 = fruitschaal
gift-2 = papieren waaier
gift-3 = Go-stenen
gift-4 = theeservies
gift-5 = bonsai
gift-6 = porseleinen vaas
gift-7 = zijden gewaad
gift-8 = Dunhuang-pipa
gift-9 = jaden beeld
the-gift =
    { $value ->
        [1] de { gift-1 }
        [2] de { gift-2 }
        [3] de { gift-3 }
        [4] het { gift-4 }
        [5] de { gift-5 }
        [6] de { gift-6 }
        [7] het { gift-7 }
        [8] de { gift-8 }
       *[9] het { gift-9 }
    }
gift-card = { the-gift } ({ $value })
gift-card-in-full = { the-gift } ({ $value }, { $action })
gift-card-raised = { the-gift } ({ $value }, vandaag { $worth } waard)
action-swap = kaart wisselen
action-none = geen actie

## Locaties, Ambtenaren, steden

place-travel = Reizen
place-great-wall = Chinese Muur
place-jade = Jade
place-intrigue = Intrige
place-palace = Paleis
place-decrees = Decreten
place-canal = Grote Kanaal
official-travel = Belastingambtenaar
official-great-wall = Ambtenaar van Openbare Werken
official-jade = Jade-Ambtenaar
official-intrigue = Geheimzinnige Ambtenaar
official-palace = Hoogste Ambtenaar
official-decrees = Ambtenaar van Decreten
official-canal = Ambtenaar van Handel
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
harbour = Haven { $n }
harbour-on-route = Haven { $n } (route { $route })
reward-gift = een Geschenkkaart

## Reisfiches

token-palace = Gezant +{ steps }
token-intrigue = Intrigeschijf +{ steps }
token-gift-for-jade = een Geschenk van minstens { $n } voor een Jade
token-points = { points }
token-swap = kaart wisselen
token-recover = een kaart terug uit de aflegstapel
token-ship = een Dienaar uit de algemene voorraad op een Schip
token-wall = een Dienaar uit de algemene voorraad op de Chinese Muur
token-servants-for-jade = { servants } voor een Jade
token-double = telt voor twee bij het inruilen
token-generous = Bonus-Reisfiche 1 (Geschenken vandaag { $n } meer waard)
token-toll = Bonus-Reisfiche 2 ({ points } tol)
token-follower = Bonus-Reisfiche 3 (een actie volgen)
token-precious = Bonus-Reisfiche 4 (een Geschenk dubbel waard)
token-encore = Bonus-Reisfiche 5 (een kaartactie twee keer uitvoeren)
token-bargain = Bonus-Reisfiche 6 ({ servants } minder)

## Decreten

decree-morning-intrigue = elke Ochtendfase { steps } op het Intrigespoor
decree-morning-ship = elke Ochtendfase een Dienaar uit de algemene voorraad op een Schip
decree-morning-servant = elke Ochtendfase { more-servants }
decree-morning-palace = elke Ochtendfase { steps } met de Gezant
decree-morning-swap = elke Ochtendfase een kaart wisselen
decree-cheaper-travel = twee keer verplaatsen kost { servants } minder
decree-cheaper-jade = de Jadeactie kost { servants } minder
decree-wall-extra = een extra Dienaar bij elke Chinese Muuractie
decree-equal-is-higher = een even hoog Geschenk telt als hoger
decree-cheaper-decrees = de Decreetactie kost { servants } minder
decree-point-per-three = aan het eind 1 punt per { $n } punten, hoogstens { $most }
decree-eight-points = aan het eind { points }
decree-jade-points = aan het eind { points } per Jade, hoogstens { $most }
decree-decree-points = aan het eind { points } per verworven Decreet
decree-harbour-points = aan het eind { points } per Havenbeloning

## Vragen

prompt-gift = Jij bent aan de beurt: welk Geschenk geef je?
prompt-official = Aan welke Ambtenaar geef je { $gift }?
prompt-payment = Voor { $taken } van de { $official } is meer nodig dan { $gift }: wat betaal je?
prompt-action = Actie van de { $official } ({ $place }): wat doe je?
prompt-action-of-card = Actie van je Geschenkkaart ({ $place }): wat doe je?
prompt-action-following = Je mag de actie van de { $official } ({ $place }) volgen: wat doe je?
prompt-price = Je betaalt { $price }: betaal je er twee met je Dubbele Dienaar?
prompt-price-of-one = Je betaalt { $price }: betaalt je Dubbele Dienaar, ook al telt die voor twee?
prompt-servants = Je krijgt { $servants }: wat neem je uit je algemene voorraad?
prompt-first-city = In welke stad begint je Reiziger?
prompt-city = Naar welke stad gaat je Reiziger?
prompt-token = “{ $token }”: wat doe je met dit fiche?
prompt-lower-price = Met je Decreet betaal je minder: welke prijs betaal je?
prompt-envoy = Je mag je Gezant { $steps } vooruitzetten. Doe je dat?
prompt-intrigue = Je mag je Intrigeschijf { $steps } vooruitzetten. Doe je dat?
prompt-points = Je mag { $points } scoren. Doe je dat?
prompt-room = Al je { $spaces } plaatsen voor Reisfiches zijn bezet: wat ruil je in?
prompt-hand-in = Welk Reisfiche lever je in? Nog te betalen: { $tokens }
prompt-extra = Plaats je nog een Dienaar uit je algemene voorraad op de Chinese Muur?
prompt-benefit = De Chinese Muur is voltooid: welk Intrigevoordeel neem je (jij: stap { $step })?
prompt-load = Op welk Schip plaats je een Dienaar uit je Dienaarvoorraad?
prompt-load-supply = Op welk Schip plaats je een Dienaar uit je algemene voorraad?
prompt-sail = Welk van je Schepen laat je varen?
prompt-claim = Je Schip in { $harbour } is vol: claim je de Havenbeloning?
prompt-swap = Welke kaart wissel je met een Ambtenaar?
prompt-swap-with = Met welke kaart wissel je { $gift }?
prompt-encore = Je hebt { $gift } gegeven: voer je de actie één of twee keer uit?
prompt-morning = Welk van je Ochtenddecreten gebruik je eerst?
prompt-last-trade = De eindtelling volgt: ruil je nog een laatste keer Reisfiches in?

## Opties: de ruil

give = Geef { $gift }: { $action }
give-to = Aan de { $official } voor { $taken }: gratis
give-to-for = Aan de { $official } voor { $taken }: kost { $ways }
way-card = een kaart
way-precious = Bonus-Reisfiche 4
way-actions = je acties
pay = Betaal { $price }
sacrifice = Leg ook { $gift } af
sacrifice-any = Leg een tweede kaart af
no-actions = Ruil zonder een actie uit te voeren
use-precious = Gebruik Bonus-Reisfiche 4: verdubbel { $gift } tot { $worth }
use-encore = Gebruik Bonus-Reisfiche 5 en voer de kaartactie twee keer uit: { $action }
use-bargain = Gebruik Bonus-Reisfiche 6: betaal { $servants } minder
swap-from-hand = Wissel { $gift } uit je hand
swap-from-discard = Wissel { $gift } uit je aflegstapel
swap-with = Neem { $taken } van de { $official }

## Opties: de acties

travel-once = A: verplaats je Reiziger één keer, gratis
travel-twice = B: betaal { $price } en verplaats je Reiziger twee keer
climb = A: { $steps } omhoog op het Intrigespoor
climb-for-medal = A: { $steps } omhoog op het Intrigespoor en neem de Volgende Startspeler Medaille
climb-paid = B: betaal { $price } voor { $steps } omhoog op het Intrigespoor
envoy = A: { $outcome }
envoy-paid = B: betaal { $price }; { $outcome }, { $steps } omhoog op het Intrigespoor
envoy-climbs = Gezant naar stap { $step } van { $stairs }
envoy-enters = Gezant het Paleis in, plaats { $place } (aan het eind { $points })
envoy-enters-scoring = Gezant het Paleis in, plaats { $place } (aan het eind { $points }), en { $more }
build-one = A: plaats { $servant } op de Chinese Muur ({ $wall })
build-two = B: betaal { $price } en plaats twee Dienaren op de Chinese Muur ({ $wall })
build-three = B: betaal { $price } en plaats een Dienaar en je Dubbele Dienaar op de Chinese Muur ({ $wall })
pay-and-build = B: betaal { $price } en plaats alleen { $servant } op de Chinese Muur ({ $wall })
build-extra = Plaats { $servant } uit je algemene voorraad op de Chinese Muur ({ $wall })
wall-stands = { $total } van { $full }
wall-complete = { $total } van { $full }: voltooid
buy-jade = Betaal { $price } voor een Jade
buy-jade-on-square = Betaal { $price } voor een Jade van het Jadeplein
obtain-decree = “{ $decree }”: betaal { $price }, laat er nog één achter, scoor { $points }
decree-named = “{ $decree }”
obtain-last-decree = “{ $decree }”: betaal { $price }, laat er nog één achter
load-and-move = A: plaats een Dienaar op een Schip en laat dan een Schip varen
load-two = B: betaal { $price } en plaats twee Dienaren op Schepen
benefit = { $steps } omlaag: { $gain }
turn-die = draai Lotdobbelsteen { $die } van { $from } naar { $to }
turn-any-die = draai een Lotdobbelsteen

## Opties: Dienaren en fiches

pay-plain = Betaal { $price } zonder je Dubbele Dienaar
pay-with-double = Betaal met je Dubbele Dienaar
pay-with-double-and = Betaal met je Dubbele Dienaar en { $rest }
take = Neem { $servants }
take-none = Neem er geen
take-double = Neem je Dubbele Dienaar
take-double-and = Neem je Dubbele Dienaar en { $rest }
to-city = { $city }: { $token }
discard-for-jade = Leg { $gift } af voor een Jade
recover = Neem { $gift } terug in je hand
use-generous = Leg een Dienaar opzij: je Geschenken zijn vandaag { $n } meer waard
toll-at = Leg het met een Dienaar bij de { $official }: andere spelers die daar vandaag de actie uitvoeren, betalen je { $points }
follow-at = Leg het met een Dienaar bij de { $official }: volg daar vandaag de acties van anderen
trade = Ruil { $tokens } in voor { $gain }
hand-in-face-down = Een gesloten fiche
hand-in-double = Het fiche dat voor twee telt
hand-in-unused = Ongebruikt: { $token }
morning-decree = Eerst “{ $decree }”

## Opties: Schepen

load = Plaats { $servant } op het Schip in { $harbour } ({ $aboard } van { $spaces })
load-onto = Plaats een Dienaar op het Schip in { $harbour }
load-double-onto = Plaats je Dubbele Dienaar op het Schip in { $harbour }
new-ship = Plaats een nieuw Schip in { $harbour }, met { $servant }
launch = Plaats een nieuw Schip
launch-on = Plaats een nieuw Schip op route { $route }
sail = Laat het Schip van { $from } naar { $to } varen
sail-out = Laat het Schip uit { $harbour } naar zee varen
move-ship = Laat het Schip in { $harbour } varen
claim = Claim { $reward }; één Dienaar blijft, het Schip en de andere Dienaren keren terug

## Afzien

decline-action = Zie af van deze actie
decline-following = Volg niet
decline-token = Zie af van het voordeel
take-advantage = Gebruiken
waive-advantage = Ervan afzien
pay-this = Betaal { $price }
ask-always = Vraag mij alles waarvan ik mag afzien (nu: alleen wat ertoe doet)
ask-rarely = Vraag mij alleen wat ertoe doet (nu: alles waarvan ik mag afzien)
store-token = Berg het fiche ongebruikt op
decline-extra = Plaats geen extra Dienaar
decline-benefit = Neem geen Intrigevoordeel
decline-load = Plaats geen Dienaar
decline-sail = Laat geen Schip varen
decline-claim = Laat het Schip wachten
decline-swap = Wissel niets
decline-encore = Voer de actie één keer uit
decline-trade = Ruil niets meer in

## Waarschuwingen

warn-gain-lost =
    { $n ->
        [one] Je algemene voorraad is te klein: { servants } zou verloren gaan.
       *[other] Je algemene voorraad is te klein: { servants } zouden verloren gaan.
    }
warn-left-behind =
    { $n ->
        [one] { servants } zou in je algemene voorraad blijven.
       *[other] { servants } zouden in je algemene voorraad blijven.
    }
warn-steps-lost =
    { $n ->
        [one] Het Intrigespoor houdt eerder op: { steps } zou verloren gaan.
       *[other] Het Intrigespoor houdt eerder op: { steps } zouden verloren gaan.
    }
warn-double-pays-one = Je Dubbele Dienaar zou maar voor één Dienaar betalen.
warn-no-actions = Je zou noch de kaartactie noch de locatieactie uitvoeren.
warn-no-location-action = Zoals het er nu voor staat, zou de locatieactie ({ $place }) je niets opleveren.
warn-no-token-in-reach = Je Reiziger kan geen enkel Reisfiche bereiken.
warn-no-second-token = Na de eerste verplaatsing kan je Reiziger geen Reisfiche meer bereiken.
warn-nothing-to-load = Je kunt geen Dienaar op een Schip plaatsen, alleen een Schip laten varen.
warn-bargain-partly = Bonus-Reisfiche 6 zou je maar { $saved } besparen.
warn-bargain-used = Je zou Bonus-Reisfiche 6 voor niets gebruiken.
warn-no-more-mornings = Er komt geen Ochtendfase meer: je zou alleen de punten krijgen.
warn-benefit-unusable = Zoals het er nu voor staat, kun je dit voordeel niet gebruiken.
warn-no-room = Je hebt geen plaats vrij: je zou eerst moeten inruilen.
warn-benefit-lost = Het voordeel zou vervallen.
warn-double-aside = Je zou je Dubbele Dienaar opzijleggen.
warn-no-gift-left = Je hebt vandaag geen Geschenk meer om te geven.
warn-servants-worthless = Dienaren zijn niets meer waard.
warn-tokens-worthless = Reisfiches die je overhoudt, zijn niets meer waard.
warn-power-lost = De kracht ervan zou verloren gaan.
warn-last-harbour = In de laatste Haven: claimt het Schip niet op tijd een beloning, dan raakt het in de Nachtfase verloren op zee.
warn-lost-at-sea = Het Schip zou verloren raken op zee, zonder beloning.
warn-driven-out = Een van beide moet: je Schip in de laatste Haven zou moeten uitvaren en op zee vergaan.
warn-reward-waits = De Havenbeloning blijft voorlopig liggen.
warn-last-claim = Dit is de laatste kans om te claimen: de partij eindigt nu.
warn-too-late = De partij eindigt nu: je zou er niets meer aan hebben.

## Waarom iets niet kan

reason-servants-short = { $short } te weinig.
reason-tokens-short = { $short } te weinig.
reason-steps-short = { $short } te weinig.
reason-no-other-card = Je hebt geen andere kaart in je hand.
reason-not-precious-enough = Ook verdubbeld is het Geschenk niet hoger.
reason-bargain-useless = Ook dan zou je niets kunnen betalen.
reason-must-act = Na de ruil moet je minstens een van de twee acties uitvoeren.
reason-must-take = Je moet het voordeel nemen als dat kan.
reason-must-load = Bij optie B plaats je twee Dienaren.
reason-square-closed = Het Jadeplein verkoopt pas als alle huizen leeg zijn.
reason-obtained = Je hebt dit Decreet al.
reason-no-ship-no-load = Je kunt geen Dienaar op een Schip plaatsen en geen Schip laten varen.
reason-no-room-for-two = Op je Schepen is geen plaats voor twee Dienaren.
reason-out-of-reach = Een stad met een Reisfiche ligt in de weg.
reason-too-low = Alleen een Geschenk van minstens { $least } volstaat.
reason-ship-full = Het is vol.
reason-double-needs-two = Je Dubbele Dienaar heeft twee vrije plaatsen nodig.
reason-ships-out =
    { $n ->
        [one] Je enige Schip is al onderweg.
       *[other] Al je { $n } Schepen zijn onderweg.
    }
reason-no-harbour = Er is geen Haven vrij.
reason-no-harbour-ahead = Er ligt geen vrije Haven meer vóór dit Schip.
reason-reward-used = Alle plaatsen voor deze beloning zijn bezet.
reason-double-won = Je hebt je Dubbele Dienaar al gewonnen.
reason-no-card-left = De trekstapel is leeg.

## Logboek: de Dag

log-ships-advance = Alle Schepen varen één Haven verder.

log-start-player = { $who } is startspeler.
log-start-player-you = Jij bent startspeler.
log-dawn = Dag { $day }: Ochtendfase.
log-new-start-player = { $who } heeft de Medaille en is de nieuwe startspeler.
log-new-start-player-you = Jij hebt de Medaille en bent de nieuwe startspeler.
log-tokens-reshuffled = De afgelegde Reisfiches worden tot nieuwe stapels geschud.
log-die-rolled = Lotdobbelsteen { $die } toont { $value }.
log-morning-advantage = { $who } heeft een Ochtenddecreet: { $decree }.
log-morning-advantage-you = Je hebt een Ochtenddecreet: { $decree }.
log-turn = { $who } is aan de beurt.
log-turn-you = Jij bent aan de beurt.
log-night = Dag { $day }: Nachtfase.
log-matches =
    { $n ->
        [0] { $who } heeft geen gelijke waarde.
        [one] { $who } heeft { $n } gelijke waarde.
       *[other] { $who } heeft { $n } gelijke waarden.
    }
log-matches-you =
    { $n ->
        [0] Je hebt geen gelijke waarde.
        [one] Je hebt { $n } gelijke waarde.
       *[other] Je hebt { $n } gelijke waarden.
    }
log-most-matches = { $who } heeft de meeste gelijke waarden ({ $n }) en scoort { $points }.
log-most-matches-you = Je hebt de meeste gelijke waarden ({ $n }) en scoort { $points }.
log-game-over = De partij is afgelopen.

## Logboek: de ruil

log-exchanged = { $who } geeft { $gift } aan de { $official } en neemt { $taken }.
log-exchanged-you = Je geeft { $gift } aan de { $official } en neemt { $taken }.
log-without-actions = { $who } ziet af van alle acties.
log-without-actions-you = Je ziet af van alle acties.
log-sacrificed = { $who } legt een kaart af als betaling.
log-sacrificed-you = Je legt { $gift } af als betaling.
log-sacrificed-open = { $who } legt { $gift } af als betaling.
log-swapped = { $who } wisselt { $gift } met { $taken } van de { $official }.
log-swapped-you = Je wisselt { $gift } met { $taken } van de { $official }.
log-action-declined = { $who } ziet af van de actie ({ $place }).
log-action-declined-you = Je ziet af van de actie ({ $place }).
log-not-followed = { $who } volgt niet ({ $place }).
log-not-followed-you = Je volgt niet ({ $place }).

## Logboek: Dienaren

log-paid = { $who } betaalt { $servants }.
log-paid-you = Je betaalt { $servants }.
log-paid-with-double = { $who } betaalt { $servants }, met de Dubbele Dienaar.
log-paid-with-double-you = Je betaalt { $servants }, met je Dubbele Dienaar.
log-gained = { $who } krijgt { $servants }.
log-gained-you = Je krijgt { $servants }.
log-gained-with-double = { $who } krijgt { $servants }, onder wie de Dubbele Dienaar.
log-gained-with-double-you = Je krijgt { $servants }, onder wie je Dubbele Dienaar.
log-supply-short = De algemene voorraad van { $who } is te klein: { servants } verloren.
log-supply-short-you = Je algemene voorraad is te klein: { servants } verloren.

## Logboek: Reizen

log-travelled = { $who } reist naar { $city }: { $token }.
log-travelled-you = Je reist naar { $city }: { $token }.
log-token-taken = { $who } neemt een Reisfiche: { $token }.
log-token-taken-you = Je neemt een Reisfiche: { $token }.
log-benefit-declined = { $who } ziet af van het voordeel: { $token }.
log-benefit-declined-you = Je ziet af van het voordeel: { $token }.
log-advantage-waived = { $who } ziet af van een voordeel: { $advantage }.
log-advantage-waived-you = Je ziet af van een voordeel: { $advantage }.
log-token-gives-nothing = Het fiche levert { $who } niets op: { $token }.
log-token-gives-nothing-you = Het fiche levert je niets op: { $token }.
log-points-scored = { $who } scoort { $points }.
log-points-scored-you = Je scoort { $points }.
log-gift-for-jade = { $who } legt { $gift } af voor een Jade.
log-gift-for-jade-you = Je legt { $gift } af voor een Jade.
log-recovered = { $who } neemt een kaart terug uit de aflegstapel.
log-recovered-you = Je neemt { $gift } terug uit je aflegstapel.
log-recovered-open = { $who } neemt { $gift } terug uit de aflegstapel.
log-token-placed = { $who } legt een fiche bij de { $official }: { $token }.
log-token-placed-you = Je legt een fiche bij de { $official }: { $token }.
log-token-kept = { $who } legt een Dienaar opzij: { $token }.
log-token-kept-you = Je legt een Dienaar opzij: { $token }.
log-token-used = { $who } gebruikt een fiche: { $token }.
log-token-used-you = Je gebruikt een fiche: { $token }.
log-traded = { $who } ruilt { $tokens } in.
log-traded-you = Je ruilt { $tokens } in.
log-traded-for-points = { $who } ruilt { $tokens } in en scoort { $points }.
log-traded-for-points-you = Je ruilt { $tokens } in en scoort { $points }.
log-toll-paid = { $owner } int { $points } tol van { $who }.
log-toll-paid-you = { $owner } int { $points } tol van jou.
log-toll-paid-to-you = Je int { $points } tol van { $who }.

## Logboek: het bord

log-built = { $who } bouwt met { $servants } aan de Chinese Muur.
log-built-you = Je bouwt met { $servants } aan de Chinese Muur.
log-built-with-double = { $who } bouwt met { $servants } aan de Chinese Muur; de Dubbele Dienaar telt voor twee.
log-built-with-double-you = Je bouwt met { $servants } aan de Chinese Muur; je Dubbele Dienaar telt voor twee.
log-wall-won = { $who } wint de Chinese Muur met { $servants } en scoort { $points }.
log-wall-won-you = Je wint de Chinese Muur met { $servants } en scoort { $points }.
log-marker-climbed = { $who } klimt naar stap { $step } van het Intrigespoor.
log-marker-climbed-you = Je klimt naar stap { $step } van het Intrigespoor.
log-marker-descended = { $who } zakt naar stap { $step } van het Intrigespoor.
log-marker-descended-you = Je zakt naar stap { $step } van het Intrigespoor.
log-medal-taken = { $who } neemt de Volgende Startspeler Medaille.
log-medal-taken-you = Je neemt de Volgende Startspeler Medaille.
log-die-turned = { $who } draait Lotdobbelsteen { $die } naar { $value }.
log-die-turned-you = Je draait Lotdobbelsteen { $die } naar { $value }.
log-jade-gained = { $who } krijgt { $jade }.
log-jade-gained-you = Je krijgt { $jade }.
log-envoy-moved = { $who } zet de Gezant op stap { $step }.
log-envoy-moved-you = Je zet je Gezant op stap { $step }.
log-arrived = { $who } brengt de Gezant het Paleis in, plaats { $place }: aan het eind { $points }.
log-arrived-you = Je brengt je Gezant het Paleis in, plaats { $place }: aan het eind { $points }.
log-step-as-point = { $who } scoort { $points } in plaats van een stap van de Gezant.
log-step-as-point-you = Je scoort { $points } in plaats van een stap van je Gezant.
log-decree-obtained = { $who } verwerft het Decreet “{ $decree }” en scoort { $points }.
log-decree-obtained-you = Je verwerft het Decreet “{ $decree }” en scoort { $points }.
log-last-decree-obtained = { $who } verwerft het Decreet “{ $decree }”.
log-last-decree-obtained-you = Je verwerft het Decreet “{ $decree }”.

## Logboek: Schepen

log-new-ship = { $who } plaatst een nieuw Schip in { $harbour }.
log-new-ship-you = Je plaatst een nieuw Schip in { $harbour }.
log-loaded = { $who } plaatst { $servant } op het Schip in { $harbour }.
log-loaded-you = Je plaatst { $servant } op het Schip in { $harbour }.
log-sailed = { $who } laat een Schip van { $from } naar { $to } varen.
log-sailed-you = Je laat een Schip van { $from } naar { $to } varen.
log-lost-at-sea = { $who } verliest het Schip uit { $harbour } op zee.
log-lost-at-sea-you = Je verliest je Schip uit { $harbour } op zee.
log-claimed = { $who } claimt de beloning van { $harbour }: { $reward }.
log-claimed-you = Je claimt de beloning van { $harbour }: { $reward }.
log-gift-drawn = { $who } trekt een Geschenkkaart.
log-gift-drawn-you = Je trekt { $gift }.
log-gift-drawn-open = { $who } trekt { $gift }.

## Logboek: de eindtelling

log-decree-scored = { $who } scoort { $points } voor het Decreet “{ $decree }”.
log-decree-scored-you = Je scoort { $points } voor het Decreet “{ $decree }”.
log-arrival-scored = { $who } scoort { $points } voor plaats { $place } in het Paleis.
log-arrival-scored-you = Je scoort { $points } voor plaats { $place } in het Paleis.
log-jade-scored = { $who } scoort { $points } voor { $jade }.
log-jade-scored-you = Je scoort { $points } voor { $jade }.
log-outside = { $who } staat nog buiten het Paleis en verliest alle punten ({ $points }).
log-outside-you = Je staat nog buiten het Paleis en verliest alle punten ({ $points }).

## De eindtelling, deel voor deel

score-game = Tijdens de partij
score-decrees = Decreten van niveau 3
score-arrival = Plaats in het Paleis
score-jade = Jade
score-outside = Buiten het Paleis
tie = Evenveel punten: de hoogste schijf op het Intrigespoor beslist ({ $order }).
all-outside = Er is niemand in het Paleis: het Intrigespoor beslist ({ $order }).

## Redenen: wat een familie op een dag bereikt

feat-servants = Vandaag verkregen Dienaren
feat-paid = Vandaag betaalde Dienaren
feat-sacrificed = Vandaag als betaling afgelegde kaarten
feat-idle = Beurten zonder acties vandaag
feat-tokens = Reisfiches vandaag
feat-wall = Dienaren voor de Chinese Muur vandaag
feat-intrigue = Stappen op het Intrigespoor vandaag
feat-jade = Jade vandaag
feat-envoy = Stappen van de Gezant vandaag
feat-decrees = Decreten vandaag
feat-loaded = Dienaren op Schepen vandaag
feat-claimed = Beloningen van het Grote Kanaal vandaag
feat-gifts = Vandaag getrokken Geschenkkaarten
feat-matches = Gelijke waarden in de Nachtfase

## Redenen: wat een optie zeker oplevert

because-arrived = brengt je Gezant het Paleis in: aan het eind { $points }
because-envoy =
    { $days ->
        [one] brengt je Gezant op stap { $step }: nog { $steps }, en na vandaag nog { $days } dag
       *[other] brengt je Gezant op stap { $step }: nog { $steps }, en na vandaag nog { $days } dagen
    }
because-envoy-last = brengt je Gezant op stap { $step }: vandaag nog { $steps }, anders scoor je niets
because-claimed = claimt de beloning van { $harbour }: { $reward }
because-loaded = laadt je Schip in { $harbour }: met nog { $servants } is het vol
because-filled = vult je Schip in { $harbour }, dat vannacht naar { $next } vaart
because-wall-won = wint de Chinese Muur: { $points }
because-wall-most = zet je aan kop op de Chinese Muur met { $servants }
because-wall = brengt je op { $servants } op de Chinese Muur (tot nu toe de meeste: { $most })
because-decree = levert je het Decreet “{ $decree }” op
because-travelled = levert je in { $city } een Reisfiche op: { $token }
because-jade = levert je { $jade } op, { $all } in totaal
because-medal = levert je de Volgende Startspeler Medaille op
because-intrigue = brengt je op stap { $step } van het Intrigespoor
because-points = scoort meteen { $points }
because-match = levert je een kaart op die bij een Lotdobbelsteen past: { $gift }
because-free = kost niets bij het ruilen
because-gained = levert je { $servants } op

## Meng
meng = Meng
log-focus-drawn = De focus van { $who } in deze partij: { $official }.
log-automa-revealed = { $who } draait een Automakaart open: { $place }.
log-special-revealed = { $who } draait een Speciale Automakaart open: zijn focus ({ $place }), optie B zonder te betalen.
log-automa-reshuffled = De Automakaarten van eerdere Dagen worden tot een nieuwe stapel geschud.
log-twilight-falls = Schemerfase: { $who } loopt zijn Automakaarten van vandaag nog eens langs.
log-twilight-card = Onderste helft van de kaart { $place }:
log-twilight-special = Onderste helft van de Speciale Automakaart:
log-consolation = { $what } heeft { $who } niets: in plaats daarvan scoort hij { $points }.
log-meng-claimed = Het volle Schip van { $who } krijgt meteen een beloning ({ $harbour }): { $reward }.
log-meng-cannot = { $who } kan de actie ({ $place }) niet uitvoeren en krijgt niets.
advantage-envoy = Gezant { $steps }
advantage-intrigue = Intrigeschijf { $steps }
advantage-points = { $points }
useless-card-swap = Aan een kaart wisselen
useless-decree-swap = Aan het Decreet dat een kaart wisselt
useless-token = Aan het fiche “{ $token }”

## Hoofdstukken van een partij die je terugkijkt

chapter-set-up = Startopstelling
chapter-day = Dag { $day }
chapter-end = Einde van de partij
