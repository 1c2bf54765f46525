### De woorden van de tafel van het Koninkrijk in het Nederlands.

# With a soft hyphen, as the heading beside the cards is narrow.
table-area-1 = Eerste Aanbod­gebied
table-area-2 = Tweede Aanbod­gebied
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
table-in-deck = in de stapel
table-in-danger-deck = in de Gevarenstapel
table-in-calamities = in de Onheilsstapel
table-in-vermin = Ongedierte over
table-in-soldiers = Soldaten in de voorraad
table-token-ready = Valstrikfiche klaar
table-token-used = Valstrikfiche gebruikt
table-selection = Je Selectie
table-selections = Gesloten kaarten van de Selecties
table-selection-of = Selectie van { $who }
table-selected-now = Selectie
table-construction = In aanbouw
table-nothing-building = Er is niets in aanbouw.
table-to-go = nog { $n }
table-frozen = bevroren
table-frozen-to-go = bevroren, nog { $n }
table-purse = Te plaatsen blokjes
table-cubes = Blokjes
table-place-all = Automatisch plaatsen
table-found = Zoeken: houd er één
table-first-advisors = Je eerste Adviseurs
table-final-step = Zonder de slotstap kun je niet winnen.
table-steps-done =
    { $n ->
        [one] { $n } van de { $of } stappen
       *[other] { $n } van de { $of } stappen
    }
table-duchy-of = Hertogdom van { $name }
table-cards-built = { $n ->
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
table-status-unseen = kiest in het geheim; eerdere stand getoond
table-status-done = is klaar
table-status-over = de partij is afgelopen
table-calamity = Onheil
table-costs = kost { $cost }
table-lies-on-it = erop: { $pieces }
table-makes = levert { $cubes } op
table-recycles = te recyclen voor { $cubes }
table-asks = vraagt { $price }
table-vanquished-by = te verslaan met { $price }

## Waarnaar gevraagd kan worden

table-card = { $name } ({ $sort })
table-lay-here = Plaats voor een aangeboden kaart

## Wat over iets te lezen is

read-hand = in je hand
read-top = bovenop de stapel
read-discard = afgelegd
read-selection-mine = door jou geselecteerd
read-selection-of = geselecteerd door { $who }
read-site-mine = in aanbouw, van jou
read-site-of = in aanbouw bij { $who }
read-built-mine = voltooid, van jou
read-built-of = voltooid door { $who }
read-with-mine = bij jou
read-with-of = bij { $who }
read-worth = waard: { $points }
read-bonus = geeft meteen { $bonus } als de kaart voltooid is
read-now = Nu:
read-lies = Erop:
read-missing = Ontbreekt:
read-list = { $what }
read-frozen = Bevroren: zijn alle vakjes gevuld, dan kun je de Vorstreus verslaan ({ $price }) en is de kaart voltooid.
read-step-now = nu meteen
read-step-materials = in de stap Materialen
read-step-population = in de stap Bevolking
read-step-gold = in de stap Goud
read-step-exploration = in de stap Verkenning
read-finish-you = Kan deze ronde worden voltooid: { $step }, met wat je produceert.
read-finish-other = { $who } kan deze kaart deze ronde voltooien: { $step }.
read-finish-if = In aanbouw genomen kan deze kaart deze ronde worden voltooid: { $step }.
read-stands = { $krystallium } vervangt dan wat ontbreekt.
read-not-finished = Deze ronde niet voltooid: { $what } tekort.
read-not-if = In aanbouw genomen deze ronde niet voltooid: { $what } tekort.

## Alle kaarten

sheet-may-come = { $n ->
        [one] { $n } kan nog komen
       *[other] { $n } kunnen nog komen
    }
sheet-box = niet in deze partij
sheet-calamities = { $struck } in de Hertogdommen, { $left } in de stapel

## Symbolen

sign-materials = geproduceerd in de eerste stap
sign-population = geproduceerd in de tweede stap
sign-gold = geproduceerd in de derde stap
sign-exploration = geproduceerd in de vierde stap
sign-krystallium = vervangt elke grondstof
sign-soldier = dient voor Soldaatvakjes, gevechten en Adviseurs
sign-type = het type van een kaart; sommige kaarten tellen ze
sign-recycle-name = Recyclen
sign-recycle = wat de kaart geeft als je die recyclet
sign-build-name = Bouwen
sign-build = in aanbouw nemen
sign-trap-name = Valstrik
sign-trap = verbergt een aangeboden kaart
sign-flask-name = Alchemie
sign-flask = vijf blokjes worden een Krystallium
sign-swords-name = Gevecht
sign-swords = versla een Bedreiging met Soldaten
sign-ice-name = Bevroren
sign-ice = neemt blokjes op, maar kan niet worden voltooid

## De tafel in zinnen

tell-duchy = { $points } pt tot nu toe; produceert { $cubes }; { $soldiers }, { $krystallium }.
tell-building = In aanbouw: { $cards }.
tell-built = Voltooid: { $cards }.
tell-selected = { $n ->
        [0] Geselecteerd: { $cards }.
        [one] Geselecteerd: { $cards }, en { $n } gesloten kaart.
       *[other] Geselecteerd: { $cards }, en { $n } gesloten kaarten.
    }
tell-menaces = Bedreigingen: { $cards }.

## Waar de punten vandaan kwamen

source-per = per { $type }
count-medal = { $medal ->
        [1] Nog { $n } voor de bronzen medaille ({ $points }).
        [2] Nog { $n } voor de zilveren medaille ({ $points }).
       *[3] Nog { $n } voor de gouden medaille ({ $points }).
    }

## The desk: what is in hand and not sent yet

table-take-back = terugnemen
table-finished = voltooid
table-done-in = klaar bij
table-done-now = meteen klaar
table-short = { $n } tekort
table-over = { $n } over
table-fits = precies genoeg
table-lay-held = hier plaatsen
table-lay-cube = een blokje plaatsen
table-move-cube = het blokje verplaatsen
table-more = meer
table-can = haalbaar
table-you = Jij
table-any-time = altijd te gebruiken
table-status-chooses = kiest
table-pick-up = Oppakken
table-vp-word = pt
table-with-plan = In aanbouw, met dit plan
table-built = Voltooid: { $n }
table-used = gebruikt
table-your-realm = Je Hertogdom
table-realm-of = Hertogdom van { $name }
table-scale-mine = voor jou
table-scale-theirs = { $name }
table-scale-level = gelijk
table-keep = Bouwen
table-recycle = Recyclen
table-always = altijd gerecycled
table-waits-turn = volgende ronde
table-alchemy-place = Vijf blokjes geven 1 Krystallium.
table-need-title = Nodig en aanwezig
table-need = nodig
table-have = hebt
table-cubes-left = { $of ->
    [one] nog { $n } van { $of } blokje
   *[other] nog { $n } van { $of } blokjes
}
table-all-laid = Alle blokjes liggen
table-armed = Ze gaan naar je Alchemiegebied.
table-lay-hint = Tik op een kaart, of sleep.
table-back-hint = Tik op een blokje om het terug te nemen.
table-choose-area = Kies het gebied, of een andere kaart.
table-choose-area-last = Kies het gebied.
table-choose-card = Kies nu de kaart voor deze plek.
table-lift-hint = Kies een kaart of een gebied, of sleep.
table-held-hint = Kies een kaart die oplicht. Esc legt het terug.
table-lift-piece-hint = Pak hieronder Krystallium of een Soldaat en tik dan op de kaart.
table-select-hint = Je krijgt alle kaarten van één gebied.
table-finish-hint = Tik op wat oplicht om het te gebruiken, of ga verder.
table-fight-hint = Tik op een Bedreiging om die te verslaan. Je hebt { $soldiers }.
table-choose-hint = Kies wat oplicht.
table-freeze-hint = Die komt in aanbouw en neemt blokjes aan, maar is pas voltooid als de Reus verslagen is.
table-waiting = Wachten op de andere speler.
table-keep-all = Alles bouwen
table-recycle-all = Alles recyclen
table-confirm = Bevestigen
table-confirm-sum = bouw { $keeps }, recycle { $recycles }
table-to-alchemy = { $n } naar Alchemie
table-done = Klaar
table-press-again = druk nog eens
table-next = hierna: { $what }
table-put-back = Terugleggen
table-no-more-fights = geen gevecht meer
table-choose = Kies op tafel
table-take-area = Neem een gebied
table-choose-area-short = Kies een gebied
table-offer-card = Bied een kaart aan
table-wait = Wachten
table-final-count = eindscore
table-lay-there = daar leggen
table-lift = oppakken
table-offerings = Aanbodgebieden
table-any-order = In elke volgorde, tot je bevestigt.
table-lay-words = Tik op een kaart: plaatsen; op een blokje: terugnemen.
table-discard = { $card } afleggen…
table-discard-sure = Echt afleggen?
table-discard-warning = Wat erop ligt, gaat verloren.
table-lay-piece = Plaats { $piece }
table-lay-as = Plaats { $piece } als { $resource }
table-cubes-to-place =
    { $n ->
        [one] nog { $n } blokje
       *[other] nog { $n } blokjes
    }

## What is asked, in few words

ask-offer = Bied een kaart aan: open, of gesloten met een Valstrik.
ask-lay = Waar komt deze kaart?
ask-select = Neem een van de twee Aanbodgebieden.
ask-sort = Bouw of recycle elke kaart ({ $n }).
ask-place = { $what }: nog { $n } van { $of } te plaatsen.
ask-placed = { $what }: alle blokjes liggen.
ask-combat = Bevecht Bedreigingen, of ga verder.
ask-duchy = Gebruik wat je hebt, of ga verder.

## Pictures in the rules

plate-kingdom-setup = Een Bouwwerk, een Specialist, een Monument, een Ontdekking en een Schatkaart.
plate-kingdom-choice = Twee Aanbodgebieden; met een Valstrikfiche ligt één kaart gesloten.
plate-kingdom-planning = Een kaart neem je in aanbouw, of je recyclet die voor het blokje rechtsboven.
plate-kingdom-production = De vier grondstoffen in de volgorde van productie; wie er het meest van maakt, traint een Soldaat.
plate-kingdom-construction = Een kaart in aanbouw, en vijf blokjes die Krystallium worden.
plate-kingdom-ending = Punten van een kaart, punten per kaart van een type, en een Onheilskaart.
plate-kingdom-menace = Reuzenrat, Vorstreus, Schaduw en Dief.
plate-kingdom-advisors = Adviseurs, met de Soldaten die ze vragen.
plate-kingdom-quest = Een stap van een Queeste: wat die kost en wat die oplevert.
plate-kingdom-solo = De stapel ligt open, Gevarenkaarten komen er gesloten bij, en een fiche legt er één open.
