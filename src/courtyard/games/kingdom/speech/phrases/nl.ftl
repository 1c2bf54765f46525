### De woorden van It’s a Wonderful Kingdom in het Nederlands. In het verslag staan @0 en @1 voor de spelers.

## Namen en aantallen

name = { $nl }
a-calamity = een { $name }
a-menace = een { $name }
the-advisor = de { $name }
card-of-type = { $card } ({ $type })
kind-treasure = Schatkaart
kind-menace = Bedreiging
kind-advisor = Adviseur
known-face-down = { $card } (gesloten)
face-down-cards =
    { $n ->
        [one] een gesloten kaart
       *[other] { $n } gesloten kaarten
    }
type-structure = Bouwwerk
type-specialist = Specialist
type-monument = Monument
type-discovery = Ontdekking
amount-materials =
    { $n ->
        [one] { $n } Materiaal
       *[other] { $n } Materialen
    }
amount-population = { $n } Bevolking
amount-gold = { $n } Goud
amount-exploration = { $n } Verkenning
amount-krystallium = { $n } Krystallium
amount-soldier =
    { $n ->
        [one] { $n } Soldaat
       *[other] { $n } Soldaten
    }
points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
lost-points =
    { $n ->
        [one] −{ $n } punt
       *[other] −{ $n } punten
    }
resource-materials = Materialen
resource-population = Bevolking
resource-gold = Goud
resource-exploration = Verkenning
step-materials = stap Materialen
step-population = stap Bevolking
step-gold = stap Goud
step-exploration = stap Verkenning
nothing = niets
listed = { $one }, { $other }
both = { $one } en { $other }
per-type = { $each } per { $type }
at-once = meteen { $bonus }
area-1 = het eerste Aanbodgebied
area-2 = het tweede Aanbodgebied
selection-yours = je Selectie
selection-own = de eigen Selectie
selection-other = de Selectie van de tegenstander
module-menace = Bedreiging
module-advisors = Adviseurs
module-quest = Queeste
plain-step = “{ $name }”
final-step = de slotstap “{ $name }”

## Wat Adviseurs doen

effect-underground-spy = je krijgt een gebruikt Valstrikfiche terug
effect-master-cartographer = de volgende kaart van de stapel komt in het Aanbodgebied met de minste kaarten
effect-power-behind-the-throne = onthul een gesloten kaart
effect-chief-mercenary = leg een kaart uit een Aanbodgebied af
effect-whimsical-gambler = verplaats een kaart naar het andere Aanbodgebied
effect-tyrannical-foreman = één blokje voor elk van je kaarten in aanbouw
effect-forest-chieftain = { $cubes } extra
effect-nurturing-mother = { $cubes } extra
effect-negotiator-from-the-lake = { $cubes } extra
effect-pirate-of-the-five-seas = { $cubes } extra
effect-scrying-alchemist = alle Onheilskaarten tellen dubbel
effect-illuminated-prophet = leg een van je Onheilskaarten af
effect-great-silversmith = je krijgt { $cubes }
effect-master-artisan = voltooi gratis een kaart in aanbouw

## Wat er gevraagd wordt

prompt-offer-first = Ronde { $round }, Aanbod { $nth } van { $of }: welke kaart bied je als eerste aan?
prompt-offer-second = Ronde { $round }, Aanbod { $nth } van { $of }: welke kaart bied je als tweede aan?
prompt-lay =
    Waar leg je { $card } neer, open of gesloten? { $n ->
        [0] Je hebt geen Valstrikfiche meer.
        [one] Je hebt nog { $n } Valstrikfiche.
       *[other] Je hebt nog { $n } Valstrikfiches.
    }
prompt-select = Ronde { $round }, Selectie { $nth } van { $of }: welk Aanbodgebied neem je?
prompt-chart = Je gebruikt { $advisor }: in welk Aanbodgebied komt de volgende kaart van de stapel?
prompt-reveal = Je gebruikt { $advisor }: welke gesloten kaart onthul je?
prompt-discard = Je gebruikt { $advisor }: welke kaart leg je af?
prompt-move = Je gebruikt { $advisor }: welke kaart gaat naar het andere gebied?
prompt-search = Je neemt { $area }. Ga je eerst Zoeken? Je legt er { $drop } open kaarten uit af, bekijkt { $look } nieuwe en houdt er één van.
prompt-drop =
    { $n ->
        [one] Zoeken: welke andere kaart leg je af?
       *[other] Zoeken: welke kaart leg je nu af? Nog { $n } af te leggen.
    }
prompt-keep = Zoeken: welke kaart voeg je toe aan { $area }?
prompt-alchemist = De laatste ronde is voorbij. Gebruik je { $advisor } om alle Onheilskaarten dubbel te laten tellen? Jij hebt er { $own }, je tegenstander { $theirs }.
prompt-keep-advisor = Welke Adviseur houd je deze partij?
prompt-lose =
    { $n ->
        [one] Schaduwen: welke kaart uit je Selectie leg je af?
       *[other] Schaduwen: welke kaart uit je Selectie leg je af? Nog { $n } af te leggen.
    }
prompt-steal =
    { $n ->
        [one] Een Dief slaat toe: welk icoon van je Hertogdom dek je af?
       *[other] { $n } Dieven slaan toe: welk icoon van je Hertogdom dek je nu af?
    }
prompt-freeze =
    { $n ->
        [one] Een Vorstreus slaat toe: welke van je kaarten bevriest hij?
       *[other] { $n } Vorstreuzen slaan toe: welke van je kaarten bevriest de volgende?
    }
prompt-sort = Ronde { $round }, Planning: neem je kaarten in aanbouw of recycle ze, in elke volgorde. { $n ->
    [one] Nog één kaart.
   *[other] Nog { $n } kaarten.
}
prompt-place-recycled = Ronde { $round }, recyclen, nog { $cubes } te plaatsen: waar?
prompt-place = Ronde { $round }, { $step }, nog { $cubes } te plaatsen: waar?
prompt-give = Je gebruikt { $advisor }: welk blokje krijgt elke kaart?
prompt-see-choice = Ronde { $round }, voordat je verdergaat: wat doe je in je Hertogdom? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-see-menaces = Ronde { $round }, na de Bedreigingen: wat doe je nog in je Hertogdom? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-see-planning = Ronde { $round }, eind van de Planning: wat doe je in je Hertogdom? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-see-production = Ronde { $round }, { $step }: wat doe je nog in je Hertogdom? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-see-foreman = Ronde { $round }, na de productie: wat doe je in je Hertogdom? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-see-combat = Ronde { $round }, Gevecht: welke Bedreigingen bevecht je, en wat doe je nog meer? Beschikbaar: { $krystallium }, { $soldiers }.
prompt-melt =
    { $n ->
        [one] Welk blokje uit je Alchemiegebied transmuteer je als laatste?
       *[other] Welk blokje uit je Alchemiegebied transmuteer je? Nog { $n } te transmuteren.
    }
prompt-restore = De Dief is verslagen: welk icoon leg je weer vrij?
prompt-build = Je gebruikt { $advisor }: welke kaart voltooi je?

## Opties: de Ontwerpfase

offer = Bied { $card } aan
lay-up = In { $area }, open
lay-down = In { $area }, gesloten met een Valstrikfiche
take-area = Neem { $area }: { $cards }
take-empty = Neem { $area } (leeg)
onto-area = In { $area }
pick-reveal = Onthul kaart { $nth } van { $place }: { $card }
pick-discard = Leg kaart { $nth } van { $place } af: { $card }
pick-move = Verplaats kaart { $nth } van { $place }: { $card }
token-reveal = Onthul met je Valstrikfiche gesloten kaart { $nth } van { $area }
attend = Beheer eerst je Hertogdom
activate = Gebruik { $advisor } voor { $price }: { $effect }

## Opties: solo

drop-first = Ga Zoeken en leg eerst { $card } af
drop = Leg { $card } af
drop-face-down = Leg een gesloten kaart uit { $area } af
keep = Houd { $card }
keep-advisor = Houd { $advisor } ({ $price }): { $effect }
no-search = Niet Zoeken
no-doubling = De Onheilskaarten laten zoals ze zijn

## Opties: Bedreigingen en Planning

lose-card = Leg { $card } af
lose-card-to-opponent =
    { $n ->
        [one] Leg { $card } af: { $n } blokje voor je tegenstander
       *[other] Leg { $card } af: { $n } blokjes voor je tegenstander
    }
steal = Dek een { $resource }-icoon af (je produceert { $made })
freeze = Bevries { $card }
slate-and-freeze = Neem { $card } in aanbouw en bevries die kaart
slate = Neem { $card } in aanbouw: kost { $cost }, levert op: { $gives }
recycle = Recycle { $card } voor { $cubes }

## Opties: het Hertogdom

place = { $cubes } op { $card } ({ $then })
to-alchemy = { $cubes } naar je Alchemiegebied
to-alchemy-for = { $cubes } naar je Alchemiegebied: levert { $gained } op
then-spaces-left =
    { $n ->
        [one] nog { $n } vakje
       *[other] nog { $n } vakjes
    }
then-filled = vol, maar nog bevroren
then-complete = voltooid
infuse = Krystallium in plaats van { $resource } op { $card } ({ $then })
infuse-own = Krystallium op het Krystalliumvakje van { $card } ({ $then })
enlist = Een Soldaat op { $card } ({ $then })
scrap = Leg { $card } af: { $cubes } naar je Alchemiegebied
build = Voltooi { $card } (nog nodig: { $missing })
fight = Versla { $menace } met { $price } (anders { $lost })
fight-giant = Versla { $menace } met { $price } en voltooi { $card } (anders { $lost })
fight-thief = Versla { $menace } met { $price } en leg een icoon vrij (anders { $lost })
fight-vermin =
    { $n ->
        [one] Versla je Ongediertekaart met { $price } (anders { $lost })
       *[other] Versla een van je { $n } Ongediertekaarten met { $price } (anders { $lost })
    }
restore = Leg een { $resource }-icoon vrij
do-step = Voltooi { $step } voor { $cost }: levert { $benefit } op
do-step-with = Voltooi { $step } voor { $cost }, met { $krystallium } in plaats van ontbrekende blokjes: levert { $benefit } op
transmute = Transmuteer { $n } blokjes tot een Krystallium
melt = { $cube } (je hebt { $there })
finish = Afronden

## Waarschuwingen

warn-empty-area = Het gebied is leeg: je zou niets nemen.
warn-calamities =
    { $n ->
        [one] Er ligt een Onheilskaart in: { $lost }.
       *[other] Er liggen { $n } Onheilskaarten in: { $lost }.
    }
warn-menaces = Je zou { $menaces } nemen: { $lost }, tenzij je die verslaat.
warn-no-more-offers = Je biedt deze ronde geen kaarten meer aan.
warn-krystallium-useless = Geen van je kaarten in aanbouw kan Krystallium gebruiken, en het levert geen punten op.
warn-doubles-own = Ook die van jou tellen dubbel: jij hebt er { $own }, je tegenstander { $theirs }.
warn-boost-to-alchemy = Bij gebrek aan plaats op je kaarten in aanbouw zou je { $cubes } in het Alchemiegebied moeten leggen.
warn-hopeless = Het is de laatste ronde: deze kaart kan niet meer voltooid worden.
warn-nothing-needs = Geen van je kaarten heeft nog { $resource } nodig: het blokje zou naar het Alchemiegebied gaan.
warn-could-be-placed = Op je kaarten in aanbouw is nog plaats voor { $cubes }.
warn-krystallium-space = De kaart heeft ook een Krystalliumvakje dat gevuld moet worden, en je zou { $left } overhouden.
warn-cubes-lost =
    { $n ->
        [one] Wat erop ligt, zou verloren gaan: { $n } stuk.
       *[other] Wat erop ligt, zou verloren gaan: { $n } stuks.
    }
warn-alchemy-scores-nothing = Het is de laatste ronde, en blokjes in het Alchemiegebied leveren geen punten op.
warn-final-step-lost = Daarna zou je de slotstap niet meer kunnen betalen, en zonder die stap kun je niet winnen.
warn-step-wants = Een nog open stap van de Queeste vraagt om { $resource }.
warn-final-step-open = Je kunt de slotstap nu betalen; zonder die stap kun je niet winnen.
warn-last-combat = Dit is het laatste Gevecht: wat je nu niet verslaat, kost punten.
warn-could-complete = Met wat je hebt, kun je { $card } nu voltooien.

## Waarom iets niet kan

reason-no-trap = Je hebt deze ronde geen Valstrikfiche meer.
reason-before-selecting = Alleen voordat je selecteert.
reason-token-used = Je Valstrikfiche is deze ronde al gebruikt.
reason-areas-empty = Beide Aanbodgebieden zijn leeg.
reason-no-trap-spent = Je hebt nog geen Valstrikfiche gebruikt.
reason-nothing-face-down = Er ligt geen gesloten kaart.
reason-not-searched = Je kunt { $card } niet afleggen om te Zoeken.
reason-only-face-up = Zoeken betaal je alleen met open kaarten.
reason-search-price = Zoeken kost { $n } open kaarten uit dit gebied.
reason-spared = Schaduwen laten Bedreigingen met rust.
reason-no-icon = Dat produceer je niet.
reason-treasure = Een Schatkaart kun je alleen recyclen.
reason-frozen-already = Die is al bevroren.
reason-short = { $short } te weinig.
reason-used = Deze ronde al gebruikt.
reason-no-krystallium = Je hebt geen Krystallium.
reason-frozen = Een bevroren kaart kun je niet afleggen.
reason-giant-holds =
    { $n ->
        [one] { $card } heeft nog een leeg vakje.
       *[other] { $card } heeft nog { $n } lege vakjes.
    }
reason-no-calamity = Er is geen Onheilskaart in je Hertogdom.
reason-nothing-to-build = Je hebt geen kaart in aanbouw.
reason-step-done = Die heb je al voltooid.
reason-missing = Nog nodig: { $missing }.
reason-cubes-short =
    { $n ->
        [one] { $n } blokje te weinig.
       *[other] { $n } blokjes te weinig.
    }

## Logboek: de startopstelling

log-module = De module { $module } doet mee, want je speelt altijd met precies één module.
log-module-alone = Een solopartij met de module { $module }, want ook solo speel je met precies één module.
log-duchy-taken = { $who } heerst over { $duchy }, kant { $side }.
log-duchy-taken-you = Je heerst over { $duchy }, kant { $side }.
log-menace-deck = { $who } brengt de { $menaces } mee: elke ronde komt er één in de hand.
log-menace-deck-you = Je brengt de { $menaces } mee: elke ronde komt er één in je hand.
log-menace-deck-alone = { $who } krijgt te maken met de { $menaces }, die in de Gevarenstapel gaan.
log-menace-deck-alone-you = Je krijgt te maken met de { $menaces }, die in de Gevarenstapel gaan.
log-calamities-out = De Onheilskaarten blijven in de doos, want Bedreigingen komen ervoor in de plaats.
log-treasures-out = De Schatkaarten blijven in de doos, want { $n } Adviseurs nemen hun plaats in de stapel in.
log-first-soldiers = { $who } begint met { $soldiers } om Adviseurs mee te betalen.
log-first-soldiers-you = Je begint met { $soldiers } om Adviseurs mee te betalen.
log-quest-laid = De Queeste is “{ $quest }”: { $n } stappen, en zonder de slotstap wint niemand.
log-quest-laid-alone = De Queeste is “{ $quest }”, op de solokant: { $n } stappen, en zonder de slotstap geen medaille.
log-danger-deck = Gevarenstapel: { $cards } ongeziene kaarten van de Ontwikkelingsstapel en { $dangers } Onheilskaarten.
log-danger-deck-menaces = Gevarenstapel: { $cards } ongeziene kaarten van de Ontwikkelingsstapel en { $dangers } Bedreigingen.
log-deck-shuffled = Ontwikkelingsstapel: { $cards } Ontwikkelingskaarten en { $added } Schatkaarten, door elkaar geschud.
log-deck-shuffled-advisors = Ontwikkelingsstapel: { $cards } Ontwikkelingskaarten en { $added } Adviseurs, door elkaar geschud.
log-calamities-ready = { $n } Onheilskaarten liggen apart: iedere speler neemt er elke ronde één in de hand.
log-traps-ready =
    { $n ->
        [one] Iedere speler heeft per ronde { $n } Valstrikfiche om een kaart gesloten neer te leggen.
       *[other] Iedere speler heeft per ronde { $n } Valstrikfiches om kaarten gesloten neer te leggen.
    }
log-traps-ready-alone =
    { $n ->
        [one] Er ligt { $n } Valstrikfiche klaar: daarmee onthul je één keer per ronde een gesloten kaart.
       *[other] Er liggen { $n } Valstrikfiches klaar: met elk onthul je één keer per ronde een gesloten kaart.
    }
log-advisors-left-out = Blijven in de doos, want zonder tegenstander heb je er niets aan: { $advisors }.
log-vermin-ready = Er liggen { $n } Ongediertekaarten klaar voor de Reuzenratten.

## Logboek: de ronde

log-round-begins = Ronde { $round } begint; { $who } is startspeler.
log-round-begins-you = Ronde { $round } begint; jij bent startspeler.
log-round-begins-alone = Ronde { $round } begint.
log-hands-dealt = Iedere speler krijgt { $n } kaarten van de stapel en een Onheilskaart.
log-hands-dealt-menace = Iedere speler krijgt { $n } kaarten van de stapel en een Bedreiging van de eigen stapel.
log-planning = Planningsfase.
log-production = Productiefase.
log-combat = Gevechtsfase.
log-starter = Nieuwe kaart in { $area }: { $card }.
log-danger-laid = Er komt een gesloten Gevarenkaart in { $area }.
log-top-turned = Boven op de stapel: { $card }.
log-left-over =
    { $n ->
        [one] { $n } kaart blijft in het Aanbod over en wordt afgelegd.
       *[other] { $n } kaarten blijven in het Aanbod over en worden afgelegd.
    }
log-reshuffled =
    { $n ->
        [one] { $n } afgelegde kaart vormt een nieuwe stapel.
       *[other] { $n } afgelegde kaarten worden geschud tot een nieuwe stapel.
    }
log-offered = { $who } biedt { $card } aan in { $area }.
log-offered-you = Je biedt { $card } aan in { $area }.
log-trapped = { $who } biedt een gesloten kaart aan in { $area }.
log-trapped-you = Je biedt { $card } gesloten aan in { $area }.
log-trapped-unseen-you = Je biedt een gesloten kaart aan in { $area }.
log-trapped-open = { $who } biedt { $card } gesloten aan in { $area }.
log-took =
    { $n ->
        [one] { $who } neemt { $area } met één kaart.
       *[other] { $who } neemt { $area } met { $n } kaarten.
    }
log-took-you =
    { $n ->
        [one] Je neemt { $area } met één kaart.
       *[other] Je neemt { $area } met { $n } kaarten.
    }
log-took-nothing = { $who } neemt { $area }, dat leeg is.
log-took-nothing-you = Je neemt { $area }, dat leeg is.
log-dropped = { $who } legt { $card } uit { $area } af om te Zoeken.
log-dropped-you = Je legt { $card } uit { $area } af om te Zoeken.
log-searched = { $who } gaat Zoeken voor { $area }.
log-searched-you = Je gaat Zoeken voor { $area }.
log-found = { $who } voegt { $card } toe aan { $area }.
log-found-you = Je voegt { $card } toe aan { $area }.
log-turned-up = { $who } onthult { $card }.
log-turned-up-you = Je onthult { $card }.
log-calamity-strikes = Een Onheilskaart treft het Hertogdom van { $who }.
log-calamity-strikes-you = Een Onheilskaart treft je Hertogdom.

## Logboek: Adviseurs

log-advisor-kept = { $who } houdt { $advisor }.
log-advisor-kept-you = Je houdt { $advisor }.
log-advisor-enters = { $who } verwelkomt { $advisor } en krijgt { $soldiers }.
log-advisor-enters-you = Je verwelkomt { $advisor } en krijgt { $soldiers }.
log-advisor-used = { $who } gebruikt { $advisor } voor { $soldiers }.
log-advisor-used-you = Je gebruikt { $advisor } voor { $soldiers }.
log-trap-back = { $who } neemt een Valstrikfiche terug.
log-trap-back-you = Je neemt een Valstrikfiche terug.
log-charted = { $who } voegt { $card } toe aan { $area }.
log-charted-you = Je voegt { $card } toe aan { $area }.
log-unmasked = { $who } onthult { $card } in { $place }.
log-unmasked-you = Je onthult { $card } in { $place }.
log-sent-away = { $who } legt { $card } uit { $area } af.
log-sent-away-you = Je legt { $card } uit { $area } af.
log-moved = { $who } verplaatst { $card } naar { $area }.
log-moved-you = Je verplaatst { $card } naar { $area }.
log-calamity-lifted = { $who } legt een Onheilskaart af.
log-calamity-lifted-you = Je legt een Onheilskaart af.
log-silver = { $who } krijgt { $cubes }.
log-silver-you = Je krijgt { $cubes }.
log-doubled = { $who } laat alle Onheilskaarten dubbel tellen.
log-doubled-you = Je laat alle Onheilskaarten dubbel tellen.
log-extra = { $who } produceert { $cubes } extra.
log-extra-you = Je produceert { $cubes } extra.

## Logboek: Bedreigingen en de Queeste

log-shadows-take = Door de Schaduwen legt { $who } een kaart af: { $card }.
log-shadows-take-you = Door de Schaduwen leg je een kaart af: { $card }.
log-shadows-give =
    { $n ->
        [one] De Schaduwen geven { $n } blokje aan { $who }.
       *[other] De Schaduwen geven { $n } blokjes aan { $who }.
    }
log-shadows-give-you =
    { $n ->
        [one] De Schaduwen geven je { $n } blokje.
       *[other] De Schaduwen geven je { $n } blokjes.
    }
log-icon-stolen = Een Dief steelt een { $resource }-icoon van { $who }.
log-icon-stolen-you = Een Dief steelt een { $resource }-icoon van je.
log-vermin-come =
    { $n ->
        [one] Een Reuzenrat brengt { $n } Ongediertekaart mee voor { $who }.
       *[other] Een Reuzenrat brengt { $n } Ongediertekaarten mee voor { $who }.
    }
log-vermin-come-you =
    { $n ->
        [one] Een Reuzenrat brengt { $n } Ongediertekaart voor je mee.
       *[other] Een Reuzenrat brengt { $n } Ongediertekaarten voor je mee.
    }
log-frozen = Een Vorstreus bevriest een kaart van { $who }: { $card }.
log-frozen-you = Een Vorstreus bevriest je kaart { $card }.
log-nothing-to-freeze =
    { $n ->
        [one] Een Vorstreus vindt bij { $who } niets om te bevriezen.
       *[other] { $n } Vorstreuzen vinden bij { $who } niets om te bevriezen.
    }
log-nothing-to-freeze-you =
    { $n ->
        [one] Een Vorstreus vindt bij jou niets om te bevriezen.
       *[other] { $n } Vorstreuzen vinden bij jou niets om te bevriezen.
    }
log-menace-stays = Er ligt nu { $card } in het Bouwgebied van { $who }.
log-menace-stays-you = Er ligt nu { $card } in je Bouwgebied.
log-vanquished = { $who } verslaat { $card }.
log-vanquished-you = Je verslaat { $card }.
log-vermin-vanquished = { $who } verslaat een Ongediertekaart.
log-vermin-vanquished-you = Je verslaat een Ongediertekaart.
log-icon-restored = { $who } krijgt een { $resource }-icoon terug.
log-icon-restored-you = Je krijgt een { $resource }-icoon terug.
log-step-done = { $who } voltooit { $step }: { $benefit }.
log-step-done-you = Je voltooit { $step }: { $benefit }.
log-step-done-with = { $who } voltooit { $step } met behulp van { $krystallium }: { $benefit }.
log-step-done-with-you = Je voltooit { $step } met behulp van { $krystallium }: { $benefit }.

## Logboek: het Hertogdom

log-slated = { $who } neemt { $card } in aanbouw.
log-slated-you = Je neemt { $card } in aanbouw.
log-recycled = { $who } recyclet { $card } voor { $cubes }.
log-recycled-you = Je recyclet { $card } voor { $cubes }.
log-produced = { $who } produceert { $cubes }.
log-produced-you = Je produceert { $cubes }.
log-trained = { $who } heeft de suprematie in { $resource }: een Soldaat gaat trainen.
log-trained-you = Je hebt de suprematie in { $resource }: een Soldaat gaat trainen.
log-taken-from-training = { $who } heeft de suprematie in { $resource }: de getrainde Soldaat is klaar.
log-taken-from-training-you = Je hebt de suprematie in { $resource }: je getrainde Soldaat is klaar.
log-placed = { $who } plaatst { $cubes } op { $card }.
log-placed-you = Je plaatst { $cubes } op { $card }.
log-into-alchemy = { $who } legt { $cubes } in het Alchemiegebied.
log-into-alchemy-you = Je legt { $cubes } in je Alchemiegebied.
log-transmuted = { $who } transmuteert blokjes tot een Krystallium.
log-transmuted-you = Je transmuteert blokjes tot een Krystallium.
log-infused = { $who } plaatst Krystallium in plaats van { $resource } op { $card }.
log-infused-you = Je plaatst Krystallium in plaats van { $resource } op { $card }.
log-infused-own = { $who } plaatst Krystallium op { $card }.
log-infused-own-you = Je plaatst Krystallium op { $card }.
log-enlisted = { $who } plaatst een Soldaat op { $card }.
log-enlisted-you = Je plaatst een Soldaat op { $card }.
log-scrapped = { $who } legt { $card } onvoltooid af.
log-scrapped-you = Je legt { $card } onvoltooid af.
log-completed = { $who } voltooit { $card }.
log-completed-you = Je voltooit { $card }.
log-bonus = { $who } krijgt { $bonus }.
log-bonus-you = Je krijgt { $bonus }.

## Logboek: het einde

log-flat-points = { $who } scoort { $points } voor kaarten.
log-flat-points-you = Je scoort { $points } voor kaarten.
log-combo-points = { $who } scoort { $points } voor combo’s.
log-combo-points-you = Je scoort { $points } voor combo’s.
log-quest-points = { $who } scoort { $points } voor de Queeste.
log-quest-points-you = Je scoort { $points } voor de Queeste.
log-quest-unfinished = { $who } heeft de slotstap niet voltooid en kan niet winnen.
log-quest-unfinished-you = Je hebt de slotstap niet voltooid en kunt niet winnen.
log-lost-points = Onheil: { $lost } voor { $who }.
log-lost-points-you = Onheil: { $lost } voor jou.
log-lost-points-menaces = Onverslagen Bedreigingen: { $lost } voor { $who }.
log-lost-points-menaces-you = Onverslagen Bedreigingen: { $lost } voor jou.
log-tie-by-cards = Gelijke punten: { $who } wint met meer kaarten in het Hertogdom.
log-tie-by-cards-you = Gelijke punten: je wint met meer kaarten in je Hertogdom.
log-tie-by-soldiers = Evenveel punten en kaarten: { $who } wint met meer Soldaten.
log-tie-by-soldiers-you = Evenveel punten en kaarten: je wint met meer Soldaten.
log-victory = { $who } eindigt met { $points }: overwinning!
log-victory-you = Je eindigt met { $points }: overwinning!
log-shared = { $who } eindigt met { $points }: gedeelde overwinning!
log-shared-you = Je eindigt met { $points }: jullie delen de overwinning!
log-defeat = { $who } eindigt met { $points }.
log-defeat-you = Je eindigt met { $points }.
log-no-medal = { $who } eindigt met { $points }: dit keer geen medaille.
log-no-medal-you = Je eindigt met { $points }: dit keer geen medaille.
log-bronze = { $who } eindigt met { $points }: de bronzen medaille!
log-bronze-you = Je eindigt met { $points }: de bronzen medaille!
log-silver-medal = { $who } eindigt met { $points }: de zilveren medaille!
log-silver-medal-you = Je eindigt met { $points }: de zilveren medaille!
log-gold = { $who } eindigt met { $points }: de gouden medaille!
log-gold-you = Je eindigt met { $points }: de gouden medaille!

## De eindtelling, deel voor deel

score-flat = Kaarten
score-combo = Combo’s
score-quest = Queeste
score-lost = Onheil en Bedreigingen
tie-cards = Gelijke punten: het aantal kaarten in het Hertogdom beslist ({ $order }).
tie-soldiers = Gelijke punten en kaarten: het aantal Soldaten beslist ({ $order }).
quest-unfinished = { $name } heeft de slotstap van de Queeste niet voltooid.
quest-unfinished-you = Je hebt de slotstap van de Queeste niet voltooid.
medal-0 = Geen medaille.
medal-1 = Een bronzen medaille!
medal-2 = Een zilveren medaille!
medal-3 = Een gouden medaille!

## Redenen: wat een Hertogdom in een ronde bereikt

feat-completed = Deze ronde voltooide kaarten
feat-materials = Deze ronde geproduceerde Materialen
feat-population = Deze ronde geproduceerde Bevolking
feat-gold = Deze ronde geproduceerd Goud
feat-exploration = Deze ronde geproduceerde Verkenning
feat-supremacies = Suprematie deze ronde
feat-soldiers = Deze ronde verkregen Soldaten
feat-krystallium = Deze ronde verkregen Krystallium
feat-vanquished = Deze ronde verslagen Bedreigingen
feat-steps = Deze ronde voltooide stappen van de Queeste
feat-calamities = Onheilskaarten deze ronde

## Redenen: wat een optie zeker oplevert

because-step = voltooit { $step }: { $benefit }
because-completed = voltooit { $card } in deze ronde
because-completed-planning = voltooit { $card } in de Planningsfase
because-completed-production = voltooit { $card } in de Productiefase van deze ronde
because-completed-combat = voltooit { $card } in de Gevechtsfase
because-vanquished = verslaat { $card }
because-vermin = verslaat een Ongediertekaart
because-calamity = bevrijdt je van een Onheilskaart
because-transmuted = levert je een Krystallium op
because-took = levert je { $card } op: wat je maakt en hebt, dekt de kosten

## Hoofdstukken van een partij die je terugkijkt

chapter-set-up = Startopstelling
chapter-choice = Ronde { $round }: Ontwerp
chapter-planning = Ronde { $round }: Planning
chapter-production = Ronde { $round }: Productie
chapter-combat = Ronde { $round }: Gevecht
chapter-end = Einde van de partij
