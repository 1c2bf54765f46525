### De woorden van de pagina zelf, in het Nederlands.

page-again = Opnieuw proberen
page-close = Sluiten
page-courtyard = Courtyard
page-back = Terug naar de lobby
page-loading = Een ogenblik…
page-skip = Naar de keuzes

colour-0 = Cinnaber
colour-1 = Indigo
colour-2 = Saffraan
colour-3 = Turkoois
colour-4 = Parel
seat-number = Plaats { $n }

bot-random = willekeurig
bot-heuristic = snel
bot-search = zoekend
bot-novice = beginner
bot-fair = gemiddeld
bot-strong = sterk
bot-master = meester

## Lobby

lobby-sentence = Bordspellen voor één avond: met vrienden, met bots of alleen.
lobby-games = Welk spel?
lobby-sentence-gugong = Win met goed gekozen geschenken de gunst van de Verboden Stad, bevaar het Grote Kanaal, bouw aan de Chinese Muur en word op tijd ontvangen in het Paleis.
lobby-sentence-kingdom = Bied je rivaal twee stapels aan en neem wat overblijft. Bouw een hertogdom van kaarten die elkaar voeden, en pas op voor wat gesloten ligt.
lobby-picture-gugong = Het Paleis van de Hemelse Reinheid boven de marmeren weg, met een jonk op het Grote Kanaal
lobby-picture-kingdom = Kaarten van een hertogdom op groen laken: een molen, een kathedraal en een gesloten kaart
lobby-players = { $least } tot { $most } spelers
lobby-players-same = { $n ->
    [2] twee spelers
   *[other] { $n } spelers
}
lobby-players-alone = { $players }, of alleen
lobby-play-now = Nu spelen
lobby-level = Hoe sterk zijn je tegenstanders?
lobby-against = { $bots ->
    [one] Jij tegen één bot
   *[other] Jij tegen { $bots } bots
}
lobby-other = Een tafel klaarzetten
lobby-other-hint = vrienden, één scherm, met hoeveel
lobby-learn = Leer { $game }
lobby-learn-on = Ga door met de les
lobby-lesson = Les
lobby-mine = Mijn tafels
lobby-mine-none = Nog geen tafel: de spellen die je speelt, verschijnen hier en wachten op je zolang je wilt.
lobby-waiting = { $n ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $n } tafels op je
}
lobby-open = Open tafels
lobby-open-none = Op dit moment wacht niemand op spelers.
lobby-your-turn = jouw beurt
lobby-gathering = wacht op spelers
lobby-playing = bezig
lobby-over = afgelopen
lobby-go-on = Naar de tafel
lobby-look = Bekijken
lobby-join = Aanschuiven
lobby-seats-free = { $n ->
    [one] één vrije plaats
   *[other] { $n } vrije plaatsen
}
lobby-with = met { $names }

## Whoever sits here

me-title = Over jou
me-name = Je naam
me-name-hint = hooguit 16 tekens
me-save = Bewaren
me-saved = Bewaard
me-language = Taal
me-theme = Licht of donker
me-theme-system = volgens systeem
me-theme-light = licht
me-theme-dark = donker
me-code = Herstelcode
me-code-why = Er zijn hier geen accounts: deze browser is je sleutel. Met een herstelcode neem je je naam en je tafels mee naar een ander apparaat.
me-code-make = Een code maken
me-code-again = Een nieuwe code maken
me-code-replaces = Een nieuwe code vervangt de code die je hebt.
me-code-shown = Schrijf hem op; je krijgt hem maar één keer te zien.
me-code-use = Een code gebruiken
me-code-enter = Je code
me-code-done-nameless = Welkom terug.
me-code-done = Welkom terug, { $name }.
leave-title = Afmelden of vergeten worden
leave-others = Op andere apparaten afmelden
leave-others-done = { $devices ->
    [0] Je was nergens anders aangemeld.
    [one] Je bent op één ander apparaat afgemeld.
   *[other] Je bent op { $devices } andere apparaten afgemeld.
}
leave-out = Hier afmelden
leave-out-why = Deze browser weet dan niet meer wie je bent.
leave-out-yes = Afmelden
leave-no-code = Je hebt geen herstelcode: zonder code kun je niet terug naar je naam en je tafels.
leave-forget = Vergeet mij
leave-forget-why = Je naam, je e-mailadres, wat je in chats schreef en je ratings worden overal gewist, voorgoed. Partijen blijven bestaan voor wie meespeelde, zonder je naam; waar je nog met anderen speelde, speelt een bot verder.
leave-forget-yes = Alles wissen
leave-stay = Blijven

## The form for a table

form-title = Een tafel voor { $game }
form-players = Spelers
form-alone = alleen
form-seats = Wie zit waar?
form-seat = Plaats { $n }
form-seat-me = ik
form-seat-here = nog iemand aan dit scherm
form-seat-open = vrij, via een link of de lobby
form-seat-bot = bot: { $level }
form-seat-name = Naam
form-variants = Varianten
form-listed = Toon deze tafel in de lobby
form-listed-why = Anders is hij alleen met jouw link te vinden.
form-open = Tafel openen
form-start = Spel beginnen
form-nobody = Minstens één plaats moet voor iemand aan dit scherm zijn.
form-yes = ja
form-no = nee

option-players = Spelers
option-is = { $option }: { $value }
option-gugong-printing = Uitgave van de spelregels
option-gugong-bonus = Bonus-Reisfiches
option-gugong-expert = Variant voor gevorderden
option-gugong-open_information = Toon wat iedereen zou kunnen onthouden
option-gugong-solo = Moeilijkheidsgraad
option-gugong-focus = Focus van Meng
option-gugong-sets = Kaartensets van jou en Meng
option-kingdom-module = Module
option-kingdom-side = Kant van de Hertogdomkaarten
option-kingdom-duchy = Hertogdom van plaats 1
option-kingdom-duchy-alone = Jouw Hertogdom
option-kingdom-menaces = Dreigingen
option-kingdom-quest = Queeste
option-kingdom-memory = Je gesloten kaarten
value-gugong-printing-english-1 = Engels, eerste druk
value-gugong-printing-english-2 = Engels, tweede druk
value-gugong-printing-french = Frans
value-gugong-printing-dutch = Nederlands
value-gugong-bonus-none = geen
value-gugong-bonus-english = de drie uit de Engelse doos
value-gugong-bonus-french = de zes uit de Franse doos
value-gugong-solo-none = nee
value-gugong-solo-easy = gemakkelijk
value-gugong-solo-normal = normaal
value-gugong-solo-hard = moeilijk
value-gugong-focus-random = het lot beslist
value-gugong-focus-travel = Reizen
value-gugong-focus-great-wall = Chinese Muur
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrige
value-gugong-focus-palace = Paleis
value-gugong-focus-decrees = Decreten
value-gugong-focus-canal = Grote Kanaal
value-gugong-sets-4-5 = jij 4, Meng 5
value-gugong-sets-2-3 = jij 2, Meng 3
value-gugong-sets-1-2 = jij 1, Meng 2
value-kingdom-module-menace = Dreiging
value-kingdom-module-advisors = Adviseurs
value-kingdom-module-quest = Queeste
value-kingdom-memory-helped = je wordt eraan herinnerd
value-kingdom-memory-printed = niemand mag kijken, zoals gedrukt
value-kingdom-side-a = A voor allebei
value-kingdom-side-b = B voor allebei
value-none = geen

## Before the game

gather-title = De tafel loopt vol
gather-wait = Het spel begint zodra elke plaats bezet is.
gather-ready = Iedereen is er.
gather-wait-host = Iedereen is er; wie de tafel heeft geopend, kan het spel beginnen.
gather-open = vrije plaats
gather-invite = Link kopiëren
gather-copied = Gekopieerd
gather-invite-why = Stuur elke link naar één persoon: hij werkt één keer, en daarna is de plaats van diegene.
gather-link = Uitnodiging voor plaats { $n }
gather-sit = Hier gaan zitten
gather-leave = Opstaan
gather-bot = Of een bot
gather-fill = Aanvullen met bots
gather-start = Spel beginnen
gather-you = jij
gather-listed = staat in de lobby
gather-private = alleen op uitnodiging
gather-away = even weg
gather-bot-level = bot, { $level }
gather-rules = speelt volgens vaste regels
gather-full = Er is geen plaats meer vrij; je kunt wel toekijken.

## The bar

bar-yours = Jouw beurt
# How the games’ own questions begin; the bar says it once.
bar-lead = Jij bent aan de beurt
bar-waits = Wachten op { $names }.
bar-waits-done = Je bent klaar; wachten op { $names }.
bar-thinks = { $name } denkt na…
bar-over = Het spel is afgelopen.
bar-looking-on = Je kijkt toe.
bar-rule = { $n ->
    [one] regel
   *[other] regels
}
bar-undo = Terug
bar-restart = Beurt overdoen
bar-menu = Menu
bar-saving = bewaren…
bar-saved = bewaard
bar-and = { $some } en { $last }
bar-hand-over = Geef het scherm aan { $name }
bar-day = Dag { $n } van { $of }
bar-round = Ronde { $n } van { $of }
title-yours = Jouw beurt · { $game }
title-table = { $game } · Courtyard

menu-lobby = Lobby
menu-keys = Toetsen
menu-restart = Mijn beurt overdoen
menu-standing = Op elk moment
menu-invite = Link voor toeschouwers kopiëren
menu-seed = Het schudden is te controleren: SHA-256 van de startwaarde
menu-seed-known = De startwaarde van het schudden

rule-title = Regels
rule-none = Hier hoort geen regel bij.
rule-ours = Eigen regel
rule-ours-why = Eigen regel: { $why }

## Side

side-players = Spelers
side-happened = Wat er gebeurde
side-choices = Alle keuzes
side-choices-n = Alle keuzes ({ $n })
side-since = sinds mijn laatste beurt
side-nothing-since = Sindsdien is er niets gebeurd.
side-nothing = Er is nog niets gebeurd.
side-beginning = Het begin
side-to-you = betreft jou
side-choosing = kiest
side-first = { $place }e plaats
side-away = even weg
side-board = Het bord
side-tray = Jouw kant van de tafel
side-answers = Je antwoord
side-opened = Op welke manier?
tab-board = Bord
tab-players = Spelers
tab-log = Verslag
tab-choices = { $n ->
    [0] Keuzes
   *[other] Keuzes ({ $n })
}

choices-none = Je hebt nu niets te kiezen.
choices-refused = Wat nu niet kan
choices-way = Met de pijltjes loop je door de keuzes, met Enter kies je; met de toets naast een keuze kies je die meteen.
choices-mind = Let op: { $text }
choices-key = toets { $key }

proposal-title = Een voorstel
proposal-why = Zo zou het kunnen; er is nog niets gedaan.
proposal-follow = Zo uitvoeren
proposal-leave = Nee, ik doe het zelf
proposal-none = Hier valt niets voor te stellen.

keys-title = Toetsen
keys-number = 1 tot en met 9, daarna letters: die keuze maken
keys-arrows = Pijltjes: door de keuzes lopen; met Enter kies je
keys-tab = Tab: van plek naar plek op het bord; met Enter of de spatiebalk kies je
keys-undo = U: je laatste keuze terugnemen
keys-restart = R: je beurt overdoen
keys-log = L: wat er sinds je laatste beurt gebeurde
keys-escape = Esc: sluiten wat openstaat
keys-help = ?: deze lijst

curtain-title = { $name }, jij bent aan de beurt
curtain-why = Geef het scherm door; niemand anders mag nu meekijken.
curtain-open = Ik ben { $name }

link-lost = De verbinding is verbroken. Je keuzes zijn veilig; we proberen het opnieuw…
link-closing = De server start opnieuw op. Er gaat niets verloren; de tafel komt vanzelf terug.
link-calling = Verbinden…

## The end

count-title = Eindstand
count-wins = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
count-you-win = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
count-shared = { $names } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
count-nobody = Niemand wint.
count-alone = Je eindigt met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
count-total = Totaal
count-place = Plaats
count-points = { $n } pt
count-chart = Punten van { $name }, deel voor deel
count-table = In cijfers
count-again = Nog een keer
count-board = Het bord bekijken
count-scores = Eindstand

## What cannot be done

problem-unreachable = De server antwoordt niet. Probeer het zo meteen opnieuw.
problem-reload = Een deel van deze pagina ontbreekt. Laad de pagina opnieuw.
problem-other = Dat lukte niet ({ $code }).
problem-unknown-table = Deze tafel bestaat niet. Misschien is de link afgebroken.
problem-old-rules = Dit spel begon met eerdere regels van het programma en kan niet verdergaan. De uitslag blijft bewaard.
problem-unknown-game = Dit spel kun je hier niet spelen.
problem-unknown-language = Die taal is er hier niet.
problem-unknown-seat = Die plaats is er niet aan deze tafel.
problem-unknown-page = Deze pagina bestaat niet.
problem-unknown-bot = Deze bot bestaat niet.
problem-not-allowed-options = Volgens de regels gaan deze keuzes niet samen.
problem-wrong-seats = Deze plaatsen passen niet bij het aantal spelers.
problem-seat-taken = Iemand anders heeft deze plaats genomen.
problem-wrong-claim = Deze uitnodiging is niet geldig. Vraag om een nieuwe link.
problem-used-claim = Deze uitnodiging is al gebruikt. Was jij dat? Gebruik dan dezelfde browser als toen, of je herstelcode.
problem-not-your-seat = Deze plaats is niet van jou.
problem-not-your-turn = Jij bent niet aan de beurt.
problem-stale = De tafel is intussen veranderd; kijk en kies opnieuw.
problem-illegal-option = Dat kan nu niet.
problem-name-too-long = Een naam heeft hooguit 16 tekens.
problem-bad-name = Een naam heeft 1 tot 16 zichtbare tekens.
problem-not-host = Dat mag alleen wie de tafel heeft geopend.
problem-not-full = Er is nog een plaats vrij.
problem-not-started = Het spel is nog niet begonnen.
problem-bad-clock = { $part ->
    [increment] Per beurt komt er 0 seconden tot 1 uur bij.
    [days] Voor een keuze heb je { $least } tot { $most } dagen.
   *[bank] De tijd voor het hele spel ligt tussen 10 seconden en 24 uur.
  }
problem-bad-hour = { $fault ->
    [missing] Stille uren hebben een begin en een einde: geef beide op, of geen van beide.
    [same] Stille uren kunnen niet eindigen op het uur waarop ze beginnen.
   *[range] Stille uren beginnen en eindigen op een heel uur van 0 tot 23.
  }
problem-bad-zone = De tijdzone “{ $zone }” bestaat niet. Een tijdzone heet bijvoorbeeld Europe/Brussels.
problem-bad-text = Een bericht telt 1 tot { $most } tekens.
problem-chat-too-fast = Dat ging wat snel. Wacht even voordat je meer zegt.
problem-stood-in = Een bot speelt voor jou. Neem eerst je plaats terug.
problem-not-player = Dat mag alleen wie dit spel heeft meegespeeld.
problem-not-over = Het spel is nog niet afgelopen.
problem-already-started = Het spel is al begonnen.
problem-nothing-to-undo = Er valt niets terug te nemen: er is inmiddels iets onthuld.
problem-no-routine = Hier valt niets voor te stellen.
problem-no-hints = Aan deze tafel is afgesproken zonder hints te spelen.
problem-game-over = Het spel is afgelopen.
problem-wrong-code = Deze herstelcode is onbekend. Misschien is hij door een nieuwere vervangen.
problem-wrong-origin = Dit verzoek kwam van een andere site en is geweigerd.
problem-wrong-host = Deze server kent de naam niet waarmee hij is aangeroepen; de beheerder kan die toestaan.
problem-wrong-method = Zo kan dat niet gevraagd worden.
problem-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
problem-too-large = Dat is te veel in één keer.
problem-shutting-down = De server start opnieuw op. Probeer het zo meteen nog eens.
problem-not-stored = De server kon dit niet bewaren. Probeer het zo meteen opnieuw.
problem-too-busy = De server zit even vol. Zodra er plaats is, kun je erbij.
problem-too-many = Dat ging wat snel. Wacht even.

problem-bad-email = Dat is geen e-mailadres.
problem-no-mail = Deze server verstuurt geen e-mail.
problem-too-often = Daar is net al om gevraagd. Probeer het over { $seconds } seconden opnieuw.
problem-too-fast = Dat ging wel erg snel. Probeer het over { $seconds } seconden opnieuw.
problem-bad-url = Dat is geen webadres dat aangeroepen kan worden. Zo’n adres begint met https:// en bevat geen wachtwoord.
problem-unknown-host = Op { $host } is niets te vinden.
problem-forbidden-address = { $host } ligt in een privénetwerk of op een verboden poort en mag van hieruit niet aangeroepen worden.

## De regels: hun pagina, en wat je over alles op tafel kunt vragen

rule-in-page = { $id }: in de regels, in een nieuw tabblad
menu-rules = Spelregels
thing-list = Wat er op tafel ligt
thing-can = Dit kun je nu kiezen: { $what }
thing-looking-on = Je kijkt toe; alleen de spelers kiezen.
thing-not-now = Dit kun je nu niet kiezen. De vraag is: { $prompt }
thing-not-your-turn = Je bent niet aan de beurt: wachten op { $names }.
keys-ask = Menutoets of Shift+F10: de regels bij de plek waar je bent; rechtsklikken of lang indrukken doet hetzelfde
keys-things = . (punt): alles op tafel bij naam, met de regels ervan
lobby-rules = Spelregels
rules-title = Regels van { $game }
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-search-hint = met of zonder accenten
rules-count =
    { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
rules-hits =
    { $n ->
        [one] { $n } van de { $of } regels bevat deze woorden.
       *[other] { $n } van de { $of } regels bevatten deze woorden.
    }
rules-nothing = In geen enkele regel staat “{ $words }”.
rules-none = Er zijn hier geen regels van dit spel te lezen.
rules-clear = Alle regels tonen
rules-print = Afdrukken
rules-copy = Link naar { $what } kopiëren
rules-copied = Link gekopieerd
rules-in-address = De link staat in de adresbalk
rules-unknown-anchor = Er is in dit spel geen regel “{ $anchor }”. Misschien is de link afgebroken of heet de regel intussen anders; zoek hem hierboven.
rules-ours = Dit teken staat bij een eigen regel, waar geen gedrukte tekst uitsluitsel geeft.
chapter-gugong-setup = Startopstelling
chapter-gugong-morning = Ochtendfase
chapter-gugong-exchange = Ruilen
chapter-gugong-servants = Dienaren
chapter-gugong-travel = Reizen
chapter-gugong-great-wall = Chinese Muur
chapter-gugong-jade = Jade
chapter-gugong-intrigue = Intrige
chapter-gugong-palace = Paleis
chapter-gugong-decrees = Decreten
chapter-gugong-canal = Grote Kanaal
chapter-gugong-night = Nachtfase
chapter-gugong-ending = Einde van het spel
chapter-gugong-bonus = Bonus-Reisfiches
chapter-gugong-meng = Alleen tegen Meng
chapter-kingdom-setup = Opzet
chapter-kingdom-choice = Keuzefase
chapter-kingdom-planning = Planningsfase
chapter-kingdom-production = Productiefase
chapter-kingdom-construction = Bouwen
chapter-kingdom-ending = Einde van het spel
chapter-kingdom-menace = Module Dreiging
chapter-kingdom-advisors = Module Adviseurs
chapter-kingdom-quest = Module Queeste
chapter-kingdom-solo = Solo
plate-gugong-setup = De stukken van één familie: Dienaren, Dubbele Dienaar, Gezant, Reiziger, Schip en Intrigeschijf.
plate-gugong-morning = De Lotdobbelstenen, de Dagen en de trekstapel met Geschenkkaarten.
plate-gugong-exchange = Geschenkkaarten: de waarde in het zegel, de actie van de kaart eronder.
plate-gugong-servants = Dienaren, en de Dubbele Dienaar die voor twee telt.
plate-gugong-travel = De landkaart met steden en wegen; in de meeste steden ligt een Reisfiche.
plate-gugong-great-wall = Een deel van de Chinese Muur, met een nis voor elke Dienaar.
plate-gugong-jade = De Jadehuizen met hun prijzen, en het plein aan het eind.
plate-gugong-intrigue = Het Intrigespoor, met daaronder de Intrigevoordelen.
plate-gugong-palace = De weg naar het Paleis en de aankomstplaatsen.
plate-gugong-decrees = Decreten: links niveau en prijs, ernaast wat ze geven.
plate-gugong-canal = Het Grote Kanaal: Havens met hun beloningen, en Schepen onderweg.
plate-gugong-night = Een kaart in de aflegstapel met de waarde van een Lotdobbelsteen, en Schepen die verder varen.
plate-gugong-ending = De aankomst in het Paleis en de Jade tellen aan het eind.
plate-gugong-bonus = De zes Bonus-Reisfiches.
plate-gugong-meng = De Automakaarten: één soort per locatie, en een speciale.
plate-kingdom-setup = Een Bouwwerk, een Specialist, een Monument, een Ontdekking en een Schat.
plate-kingdom-choice = Twee Aanbodgebieden; met een Valstrikfiche ligt één kaart gesloten.
plate-kingdom-planning = Een kaart neem je in aanbouw, of je recyclet die voor het blokje rechtsboven.
plate-kingdom-production = De vier grondstoffen in de volgorde van productie; wie er het meest van maakt, traint een Soldaat.
plate-kingdom-construction = Een kaart in aanbouw, en vijf blokjes die Krystallium worden.
plate-kingdom-ending = Punten van een kaart, punten per kaart van een type, en een Rampspoed.
plate-kingdom-menace = Reuzenrat, Vorstreus, Schaduw en Dief.
plate-kingdom-advisors = Adviseurs, met de Soldaten die ze vragen.
plate-kingdom-quest = Een stap van een Queeste: wat die kost en wat die oplevert.
plate-kingdom-solo = De stapel ligt open, Gevarenkaarten komen er gesloten bij, en een fiche legt er één open.

## Wat jullie afspreken

agree-title = Wat jullie afspreken
agree-clock = Bedenktijd
agree-clock-none = zo lang je wilt
agree-clock-live = klok voor één avond
agree-clock-days = dagen per keuze
agree-pace = Klok
agree-pace-is = { $bank }, plus { $increment } s per beurt
agree-pace-own = zelf instellen
agree-bank = Minuten per speler
agree-increment = Seconden erbij per beurt
agree-days = Voor elke keuze
agree-days-n = { $n ->
    [one] één dag
   *[other] { $n } dagen
}
agree-quiet = Stille uren
agree-quiet-why = Dan staat de klok stil.
agree-from = Van (0 tot 23)
agree-to = Tot (0 tot 23)
agree-zone = Tijdzone
agree-away = Als iemand weggaat of geen tijd meer heeft…
agree-away-bot = … neemt een bot het over: { $level }
agree-away-wait = … wachten de anderen
agree-hints = Hints toegestaan
agree-hints-why = Wie erom vraagt, krijgt de beste opties van een sterke bot te zien.
agreed-minutes = { $n ->
    [one] één minuut
   *[other] { $n } minuten
}
agreed-seconds = { $n ->
    [one] één seconde
   *[other] { $n } seconden
}
agreed-live = { $bank } per speler, plus { $increment } s per beurt
agreed-days = { $n ->
    [one] één dag per keuze
   *[other] { $n } dagen per keuze
}
agreed-quiet = stille uren van { $from } tot { $to } ({ $zone })
agreed-hints = hints toegestaan
agreed-no-hints = geen hints
agreed-bot = gaat iemand weg of is de tijd om, dan neemt een bot ({ $level }) het over
agreed-wait = gaat iemand weg of is de tijd om, dan wordt er gewacht

## Klokken

clock-left = Resterende tijd: { $time }
clock-out = de tijd is om
clock-last = Je laatste minuut is ingegaan.
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min

## Hints

bar-hint = Hint
keys-hint = H: om een hint vragen
advice-title = Het advies van de bot
advice-thinks = De bot denkt erover na…
advice-ready = { $n ->
    [one] De bot raadt één optie aan.
   *[other] De bot raadt { $n } opties aan.
}
advice-none = De bot heeft hier geen advies.
advice-chance = { $chance } kans om te winnen
advice-points = { $points ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}
advice-tried = { $n ->
    [one] één keer geprobeerd
   *[other] { $n } keer geprobeerd
}
advice-why = Waarom? { $reasons } (vergeleken met { $other }).
advice-beside = { $reasons } (vergeleken met { $other }).
advice-other = optie { $number }
advice-other-option = “{ $option }”
advice-between = {"; "}
advice-part = { $n ->
    [one] { $name }: ongeveer { $n } punt { $more }
   *[other] { $name }: ongeveer { $n } punten { $more }
}
advice-feat = { $name }: ongeveer { $n } { $more }
advice-total = { $n ->
    [one] aan het eind ongeveer { $n } punt { $more }
   *[other] aan het eind ongeveer { $n } punten { $more }
}
advice-wins = { $n ->
    [one] ongeveer { $n } overwinning { $more } op 100 partijen
   *[other] ongeveer { $n } overwinningen { $more } op 100 partijen
}
advice-rival = { $n ->
    [one] de sterkste tegenstander eindigt met ongeveer { $n } punt { $more }
   *[other] de sterkste tegenstander eindigt met ongeveer { $n } punten { $more }
}
advice-level = nauwelijks verschil: minder dan een punt aan het eind
advice-sight = { $n ->
    [one] op het eerste gezicht ongeveer { $n } punt meer waard
   *[other] op het eerste gezicht ongeveer { $n } punten meer waard
}
advice-spent = de bot besteedde er { $share } van zijn pogingen aan
advice-unclear = geen duidelijk voordeel, maar de bot besteedde er { $share } van zijn pogingen aan
advice-more = meer
advice-fewer = minder
advice-line = Daarna misschien:

## Geroepen worden

notice-title = Als jij aan de beurt bent
notice-sound = Twee zachte tonen laten horen
notice-browser = Een melding tonen als je met iets anders bezig bent
notice-denied = Meldingen van deze site zijn geblokkeerd in je browserinstellingen.
notice-body = De tafel wacht op je.
bar-next = { $n ->
    [one] Volgende tafel
   *[other] Volgende ({ $n } tafels)
}
mail-address = E-mailadres
mail-why = Je krijgt bericht als een tafel op je wacht en je er niet bent.
mail-sent = Er is een code gestuurd naar { $email }. Het adres geldt zodra je die hier invult.
mail-code = Code uit het bericht
mail-confirm = Bevestigen
mail-confirmed = Het adres is bevestigd.
mail-end = Geen e-mail meer sturen
mail-ended = Je krijgt geen e-mail meer.
mail-wrong-code = Dat is niet de code, of hij is verlopen. Bewaar het adres opnieuw, dan krijg je een nieuwe.
hook-title = Een ander programma waarschuwen
hook-why = Telkens als iemand aan deze tafel moet kiezen, roept de server dit adres aan (webhook).
hook-url = Webadres
hook-ended = Er wordt niemand meer gewaarschuwd.

## Mensen

bar-onlookers = { $n ->
    [one] Er kijkt één persoon toe
   *[other] Er kijken { $n } mensen toe
}
bar-away = Een bot ({ $level }) speelt voor jou
bar-back = Mijn plaats terugnemen
bar-chat = { $n ->
    [0] Chat
    [one] Chat, één nieuw bericht
   *[other] Chat, { $n } nieuwe berichten
}
menu-away = Laat een bot voor mij spelen ({ $level })
side-stand-in = een bot ({ $level }) speelt
side-call = Laat een bot spelen voor { $name }
chat-title = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-none = Er heeft nog niemand iets gezegd.
chat-muted = Je hoort niemand.
chat-who = Wie je hoort
chat-mute-all = Niemand horen, aan geen enkele tafel
chat-says = { $name } zegt: { $text }
count-wanted = { $name } wil nog een keer: speel mee!
count-come = Meespelen

## Terugkijken

bar-since = Sinds mijn laatste beurt
count-replay = Terugkijken
count-analysis = Analyse
results-page = Mijn resultaten · Courtyard
head-results = Mijn resultaten
export-title = Dit spel meenemen
export-title-mine = Meenemen wat je van dit spel weet
export-mine-why = Zolang het spel loopt, is dit je eigen verslag: er staat niets in wat voor jou verborgen is.
export-journal = Spelverslag (JSON)
export-text = Tekst
import-title = Een spel meebrengen
import-why = Kies het spelverslag (JSON) van een spel dat uit Courtyard is geëxporteerd, of sleep het hierheen: dan kun je het spel terugkijken en analyseren.
import-pick = Bestand kiezen
import-reading = Bezig met controleren…
import-unchanged = Er is niets veranderd.

## Wat niet kan: terugkijken en een spel importeren

problem-unknown-reader = Door die ogen kun je dit spel niet bekijken: die plaats is er niet.
problem-import-not-json = Dit bestand is beschadigd of afgebroken: vanaf regel { $line } (teken { $column }) is het niet te lezen.
problem-import-too-deep = Dit bestand is dieper genest dan een spelverslag ooit is.
problem-import-number = Dit bestand bevat een getal dat in geen spel voorkomt: een kommagetal of een veel te groot getal.
problem-import-text = Dit bestand bevat een tekst die niet bewaard kan worden: langer dan { $most } tekens, of met tekens die niet bestaan.
problem-import-no-journal = Dit bestand is geen spelverslag van Courtyard.
problem-import-view = Dit bestand bevat wat één speler wist van een spel dat nog niet was afgelopen. Alleen het verslag van een afgelopen spel kan worden geïmporteerd.
problem-import-format = Dit verslag heeft formaat { $format }; deze Courtyard leest formaat { $known }.
problem-import-lacks = Dit verslag is niet compleet; dit ontbreekt: { $parts }.
problem-import-unknown-parts = Dit verslag heeft delen die hier niet bekend zijn: { $parts }.
problem-import-shape = In dit verslag moet “{ $part }” { $shape ->
    [text] een tekst zijn
    [list] een lijst zijn
   *[object] een object zijn
}.
problem-import-game = Dit verslag is van het spel { $game }; hier bestaan alleen { $known }.
problem-import-rules = Dit verslag volgt versie { $rules } van de regels; deze Courtyard kent ze tot en met versie { $most }.
problem-import-old-rules = Dit logboek is van een spel met eerdere regels van het programma, dat niet meer te spelen is.
problem-import-unknown-option = Het spel heeft geen optie { $option }; wel { $known }.
problem-import-option = De optie { $option } kan niet { $value } zijn; mogelijk zijn: { $known }.
problem-import-options = Volgens de regels gaan de opties van dit verslag niet samen.
problem-import-other-options = De opties van dit verslag horen niet bij de opstelling waarmee het begint.
problem-import-components = De eigen spelonderdelen in dit verslag zijn zo niet mogelijk ({ $where }).
problem-import-position = De opstelling waarmee dit verslag begint, kan niet worden klaargezet: { $why }
problem-import-seed = De startwaarde van dit verslag is langer dan { $most } tekens.
problem-import-player = De naam van een speler in dit verslag (plaats { $seat }) is niet geldig: een naam heeft 1 tot { $most } zichtbare tekens.
problem-import-players = Dit verslag noemt { $players } spelers, maar het spel heeft { $seats } plaatsen.
problem-import-bot = Er is hier geen bot { $bot } (plaats { $seat }); wel { $known }.
problem-import-too-many-choices = Dit verslag heeft meer dan { $most } keuzes; zoveel heeft geen enkel spel.
problem-import-choice-form = Keuze { $number } is niet geschreven als plaats en keuze: “{ $choice }”.
problem-import-choice-unknown = Keuze { $number }, “{ $choice }”, bestaat niet in dit spel.
problem-import-choice-seat = Keuze { $number } kan niet van plaats { $seat } zijn: aan de beurt is plaats { $seats }.
problem-import-choice-illegal = Keuze { $number } van plaats { $seat }, “{ $choice }”, is tegen de regels; toegestaan waren: { $allowed }.
problem-import-choice-after-end = Keuze { $number } komt na het einde van het spel.
problem-import-unfinished = Dit spel is na { $choices } keuzes nog niet afgelopen. Alleen het verslag van een afgelopen spel kan worden geïmporteerd.
problem-import-too-slow = Dit spel naspelen duurt te lang (gestopt bij keuze { $number }).
problem-import-impossible = Dit verslag kan niet worden nagespeeld: de onderdelen en de opstelling vormen samen geen spel.

## De tafel van een spel zonder tekening

plain-table = Op tafel
plain-face-down = { $n ->
    [one] één gedekt
   *[other] { $n } gedekt
}
plain-empty = niets
