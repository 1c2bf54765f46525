### De woorden van de pagina zelf, in het Nederlands.

page-again = Opnieuw proberen
page-close = Sluiten
page-courtyard = Courtyard
page-back = Terug naar de lobby
page-loading = Een ogenblik…
page-skip = Naar de opties

colour-0 = Cinnaber
colour-1 = Indigo
colour-2 = Saffraan
colour-3 = Turkoois
colour-4 = Parel
seat-number = Plaats { $n }

bot-random = willekeurig
bot-heuristic = heuristisch
bot-search = zoekend
bot-deep = diep
bot-novice = beginner
bot-fair = gemiddeld
bot-strong = sterk
bot-master = meester

## Lobby

lobby-sentence = Moderne bordspellen in je browser: met vrienden, tegen bots of solo.
lobby-games = Kies een spel
lobby-players = { $least } tot { $most } spelers
lobby-players-same = { $n ->
    [2] 2 spelers
   *[other] { $n } spelers
}
lobby-players-alone = { $players }, of solo
lobby-other = Tafel aanmaken
lobby-learn = Leer { $game }
lobby-learn-on = Ga door met de les
lobby-lesson = Les
lobby-mine = Mijn tafels
lobby-waiting = { $n ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $n } tafels op je
}
lobby-open = Open tafels
lobby-finished = Afgelopen partijen
lobby-your-turn = jouw beurt
lobby-gathering = wacht op spelers
lobby-full = kan beginnen
lobby-playing = bezig
lobby-over = afgelopen
lobby-go-on = Doorgaan
lobby-look = Bekijken
lobby-join = Meedoen
lobby-seats-free = { $n ->
    [one] 1 vrije plaats
   *[other] { $n } vrije plaatsen
}
lobby-with = met { $names }
lobby-just-now = zojuist

## Player and settings

# Startpagina
quick-play = Spelen
quick-again = Opnieuw spelen
quick-change = Wijzigen
quick-learn = Leren
quick-says = { $bots ->
    [one] { $players } spelers, bot: { $level }
   *[other] { $players } spelers, bots: { $level }
  }
fact-minutes = { $least }–{ $most } min
fact-weight = Zwaarte: { $what }
fact-weight-1 = licht
fact-weight-2 = vrij licht
fact-weight-3 = gemiddeld
fact-weight-4 = vrij zwaar
fact-weight-5 = zwaar
running-with = { $game } met { $names }
running-you = Jij
friends-title = Met vrienden spelen
friends-join = Meedoen aan een tafel
friends-join-hint = Code of link
friends-join-wrong = Dat is geen code of link van een tafel op deze server.
head-pages = Pagina’s
head-play-tab = Spelen
head-results-tab = Resultaten
head-learn-tab = Leren
head-puzzles-tab = Puzzels
head-training-tab = Training
head-rules-tab = Regels
training-mine = Mijn training
lobby-due = { $n ->
    [one] { $n } fout om te trainen
   *[other] { $n } fouten om te trainen
}
lobby-due-why = Momenten uit je eigen partijen: vind de betere zet.
lobby-train = Trainen
me-menu = Menu en instellingen ({ $name })
learn-start = Beginnen
learn-begun = begonnen
learn-length = ongeveer 10 minuten
form-variants-why = Elke optie verandert het spel een beetje. De getoonde instellingen zijn een goed begin.
form-surprise = Verras me

me-title = Instellingen
me-name = Je naam
me-name-hint = hoogstens 16 tekens
me-save = Opslaan
me-saved = Opgeslagen
me-language = Taal
me-theme = Thema
me-theme-system = systeem
me-theme-light = licht
me-theme-dark = donker
me-colours = Kleuren van de stukken
me-colours-standard = standaard
me-colours-blind = kleurenblind
me-shares = Mijn afgelopen partijen mogen puzzels worden
me-shares-why = Alleen als alle spelers van een partij het goedvinden. Zonder namen.
me-code = Herstelcode
me-code-why = Er zijn hier geen accounts: deze browser onthoudt je. Met een herstelcode neem je je naam en je tafels mee naar een ander apparaat.
me-code-make = Een code maken
me-code-again = Een nieuwe code maken
me-code-replaces = Een nieuwe code vervangt de code die je hebt.
me-code-shown = Schrijf hem op; je krijgt hem maar één keer te zien.
me-code-use = Een code gebruiken
me-code-enter = Je code
me-code-done-nameless = Welkom terug.
me-code-done = Welkom terug, { $name }.
leave-title = Afmelden of mijn gegevens verwijderen
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
leave-forget = Mijn gegevens verwijderen
leave-forget-why = Je naam, je e-mailadres, je chatberichten en je ratings worden overal definitief verwijderd. Partijen blijven zonder je naam bestaan voor de andere spelers; in lopende partijen neemt een bot je plaats over.
leave-forget-yes = Alles verwijderen
leave-stay = Annuleren

## The form for a table

form-title = Nieuwe tafel: { $game }
form-players = Spelers
form-alone = solo
form-seats = Plaatsen
form-seat = Plaats { $n }
form-seat-me = ik
form-seat-here = speler op dit apparaat
form-seat-open = vrij (uitnodiging of lobby)
form-seat-bot = bot: { $level }
form-seat-name = Naam
form-variants = Varianten
form-listed = Toon deze tafel in de lobby
form-listed-why = Anders kunnen alleen mensen met jouw link meedoen.
form-open = Tafel aanmaken
form-start = Partij starten
form-nobody = Minstens één plaats moet voor jou of een andere speler op dit apparaat zijn.
form-yes = ja
form-no = nee

option-players = Spelers
option-is = { $option }: { $value }
value-none = geen

## Before the game

gather-title = Wachten op spelers
gather-wait = De partij begint zodra alle plaatsen bezet zijn.
gather-ready = Alle plaatsen zijn bezet.
gather-wait-host = Alle plaatsen zijn bezet. De host kan de partij starten.
gather-open = vrije plaats
gather-invite = Link kopiëren
gather-copied = Gekopieerd
gather-invite-why = Stuur elke link naar één persoon: hij werkt maar één keer.
gather-link = Uitnodiging voor plaats { $n }
gather-sit = Deze plaats nemen
gather-leave = Plaats verlaten
gather-bot = Bot toevoegen
gather-fill = Aanvullen met bots
gather-start = Partij starten
gather-you = jij
gather-listed = staat in de lobby
gather-private = alleen op uitnodiging
gather-away = offline
gather-bot-level = bot, { $level }
gather-rules = automatische tegenstander
gather-all-here = Iedereen is er
gather-share = Uitnodiging delen
gather-shared = Gedeeld
gather-share-text = Kom { $game } met me spelen.
gather-qr = QR-code
gather-qr-title = Uitnodiging voor plaats { $n }
gather-qr-label = QR-code met de uitnodiging voor plaats { $n }
gather-qr-why = Richt de camera van een telefoon op de code om met die telefoon mee te doen.
gather-meanwhile = Leer intussen het spel in een korte les. De tafel blijft open.
gather-full = Er is geen plaats meer vrij; je kunt wel toekijken.

## The bar

bar-yours = Jouw beurt
# How the games’ own questions begin; the bar says it once.
bar-lead = Jij bent aan de beurt
bar-waits = Wachten op { $names }.
bar-waits-done = Je bent klaar; wachten op { $names }.
bar-thinks = { $name } denkt na…
bar-over = De partij is afgelopen.
bar-agreed = Deze partij is in onderling overleg beëindigd.
bar-looking-on = Je kijkt toe.
bar-rule = { $n ->
    [one] regel
   *[other] regels
}
bar-undo = Ongedaan maken
bar-restart = Beurt overdoen
bar-menu = Menu
bar-saving = opslaan…
bar-saved = opgeslagen
bar-and = { $some } en { $last }
bar-hand-over = Geef het apparaat aan { $name }
bar-next-player = Volgende: { $name }
bar-day = Dag { $n } van { $of }
bar-round = Ronde { $n } van { $of }
title-yours = Jouw beurt · { $game }
title-table = { $game } · Courtyard

menu-lobby = Lobby
menu-keys = Sneltoetsen
menu-restart = Mijn beurt overdoen
menu-standing = Op elk moment
menu-invite = Link voor toeschouwers kopiëren
menu-seed = Het schudden is te controleren: SHA-256 van de startwaarde
menu-seed-known = De startwaarde van het schudden

rule-title = Regels
rule-none = Hier hoort geen regel bij.
rule-ours-why = Huisregel: { $why }

## Side

side-players = Spelers
side-happened = Logboek
side-choices = Alle opties
side-choices-n = Alle opties ({ $n })
side-since = sinds mijn laatste beurt
side-nothing-since = Sindsdien is er niets gebeurd.
side-nothing = Er is nog niets gebeurd.
side-beginning = Het begin
side-to-you = betreft jou
side-you = Jij
side-choosing = kiest
side-first = { $place }e plaats
side-away = offline
side-board = Het bord
side-tray = Jouw kant van de tafel
side-answers = Je opties
side-opened = Op welke manier?
tab-board = Bord
tab-task = Puzzel
tab-players = Spelers
tab-log = Logboek
tab-choices = { $n ->
    [0] Opties
   *[other] Opties ({ $n })
}

choices-none = Je hebt nu niets te kiezen.
choices-refused = Nu niet mogelijk
choices-way = Gebruik de pijltjes en Enter, of druk op de toets naast een optie.
choices-mind = Let op! { $text }
choices-key = toets { $key }

undo-waits = Wachten op toestemming van { $names }.
undo-asks-move = { $name } vraagt om de laatste zet ongedaan te maken.
undo-asks-turn = { $name } vraagt om de laatste beurt ongedaan te maken.
undo-declined = Je verzoek om ongedaan te maken is geweigerd.
undo-allow = Toestaan
undo-decline = Weigeren
end-asks = { $name } stelt voor om de partij nu te beëindigen, zonder uitslag.
end-waits = Je hebt voorgesteld om de partij te beëindigen. Wachten op het akkoord van { $names }.
end-declined = Je voorstel om de partij te beëindigen is afgewezen.
end-agree = Partij beëindigen

proposal-title = Suggestie
proposal-why = Er is nog niets gespeeld.
proposal-follow = Alles uitvoeren
proposal-leave = Nee, ik doe het zelf
proposal-none = Hier is geen suggestie.

keys-title = Sneltoetsen
keys-number = 1 tot en met 9, daarna letters: die optie kiezen
keys-arrows = Pijltjes: door de opties lopen; Enter: kiezen
keys-tab = Tab: van plek naar plek op het bord; met Enter of de spatiebalk kies je
keys-undo = U: je laatste zet ongedaan maken
keys-restart = R: je beurt overdoen
keys-log = L: wat er sinds je laatste beurt gebeurde
keys-escape = Esc: sluiten wat openstaat
keys-help = ?: deze lijst

curtain-title = { $name }, jij bent aan de beurt
curtain-why = Geef het apparaat door; niemand anders mag nu meekijken.
curtain-open = Ik ben { $name }

link-lost = De verbinding is verbroken. Opnieuw verbinden…
link-closing = De server start opnieuw op. Er gaat niets verloren: de tafel maakt vanzelf weer verbinding.
link-now = Nu proberen
link-waits-this = Je zet “{ $choice }” wacht op verzending.
link-waits-choose = Je zet wacht op verzending.
link-waits-undo = Je verzoek om ongedaan te maken wacht op verzending.
link-waits-answer-undo = Je antwoord wacht op verzending.
link-waits-offer-end = Je voorstel om de partij te beëindigen wacht op verzending.
link-waits-answer-end = Je antwoord wacht op verzending.
link-waits-say = Je chatbericht wacht op verzending.
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
count-points = { $n } pt
count-chart = Punten van { $name } per onderdeel
count-again = Opnieuw spelen
count-board = Bord bekijken
count-scores = Eindstand

## What cannot be done

problem-unreachable = De server antwoordt niet. Probeer het zo meteen opnieuw.
problem-reload = Een deel van deze pagina ontbreekt. Laad de pagina opnieuw.
problem-other = Dat lukte niet ({ $code }).
problem-unknown-table = Deze tafel bestaat niet. Misschien is de link onvolledig.
problem-newer-rules = Deze partij is met een nieuwere versie van Courtyard gespeeld. Na een update kun je die hier openen.
problem-old-rules = Deze partij volgt een oudere versie van de regels en kan niet worden voortgezet. De uitslag is opgeslagen.
problem-unknown-game = Dit spel kun je hier niet spelen.
problem-unknown-language = Een partij kan in het Engels, Frans of Nederlands worden geëxporteerd.
problem-unknown-seat = Die plaats is er niet aan deze tafel.
problem-unknown-page = Deze pagina bestaat niet.
problem-unknown-bot = Deze bot bestaat niet.
problem-not-allowed-options = Volgens de regels gaan deze opties niet samen.
problem-wrong-seats = Deze plaatsen passen niet bij het aantal spelers.
problem-seat-taken = Iemand anders heeft deze plaats genomen.
problem-one-seat-each = Je hebt al een plaats aan deze tafel. Voor nog een plaats heb je een uitnodiging nodig.
problem-put-out = De host heeft je van deze tafel verwijderd.
problem-wrong-claim = Deze uitnodiging is niet geldig. Vraag om een nieuwe link.
problem-used-claim = Deze uitnodiging is al gebruikt. Was jij dat? Gebruik dan dezelfde browser als toen, of je herstelcode.
problem-not-your-seat = Deze plaats is niet van jou.
problem-not-your-turn = Jij bent niet aan de beurt.
problem-stale = De partij is intussen veranderd. Kies opnieuw.
problem-illegal-option = Dat kan nu niet.
problem-name-too-long = Een naam heeft hoogstens 16 tekens.
problem-bad-name = Een naam heeft 1 tot 16 zichtbare tekens, waaronder een letter of een cijfer.
problem-mistaken-name = Iemand met wie je speelt, heeft een naam die er net zo uitziet. Kies een andere, of wacht tot de partij is afgelopen.
problem-not-host = Alleen de host kan dat.
problem-banned = De beheerder van deze server heeft je verbannen.
problem-muted = De beheerder van deze server heeft je gedempt: je kunt hier niet schrijven.
problem-not-full = Er is nog een plaats vrij.
problem-not-started = De partij is nog niet begonnen.
problem-bad-clock = { $part ->
    [increment] De extra tijd per beurt moet tussen 0 seconden en 1 uur liggen.
    [days] Kies { $least } tot { $most } dagen per zet.
   *[bank] De tijd per speler moet tussen 10 seconden en 24 uur liggen.
}
problem-bad-hour = { $fault ->
    [missing] Stille uren hebben een begin en een einde: geef beide op, of geen van beide.
    [same] Stille uren kunnen niet eindigen op het uur waarop ze beginnen.
   *[range] Stille uren beginnen en eindigen op een heel uur van 0 tot 23.
  }
problem-bad-zone = De tijdzone “{ $zone }” bestaat niet. Een tijdzone heet bijvoorbeeld Europe/Brussels.
problem-bad-text = Een bericht telt 1 tot { $most } tekens.
problem-chat-too-fast = Je stuurt te snel berichten. Wacht even.
end-title = Einde voorstellen
end-means = Alle andere spelers krijgen de vraag of ze akkoord gaan. Als iedereen akkoord gaat, eindigt de partij zoals die er nu voor staat: niemand wint en de partij telt niet mee voor resultaten en ratings.
end-yes = Voorstellen
resign-title = Opgeven
resign-means = Een bot ({ $level }) speelt voor jou door tot het einde. De partij telt voor jou als verloren. Dit kan niet ongedaan worden gemaakt.
resign-yes = Opgeven
resign-no = Doorspelen
bar-resigned = Je hebt opgegeven. Een bot ({ $level }) speelt verder.
side-resigned = heeft opgegeven; een bot ({ $level }) speelt door
problem-resigned = Je hebt deze partij opgegeven: de bot speelt door tot het einde.
problem-stood-in = Een bot speelt voor jou. Neem eerst je plaats terug.
problem-not-player = Alleen spelers van deze partij kunnen dat.
problem-not-over = De partij is nog niet afgelopen.
problem-too-long-to-analyse = Deze geïmporteerde partij heeft { $choices } zetten. Alleen partijen tot { $most } zetten kunnen worden geanalyseerd.
problem-already-started = De partij is al begonnen.
problem-nothing-to-undo = Dit kun je niet ongedaan maken: er is inmiddels iets onthuld.
problem-undo-asked = Je kunt maar één keer vragen om een beurt ongedaan te maken.
problem-undo-declined = Je hebt al gevraagd om deze beurt ongedaan te maken, en dat is geweigerd.
problem-no-undo-request = Dit verzoek geldt niet meer: de partij is verdergegaan.
problem-nobody-to-ask = Er speelt niemand anders mee die akkoord kan gaan. Je kunt wel opgeven.
problem-end-offered = Iemand heeft al voorgesteld om de partij te beëindigen. Wacht op de antwoorden.
problem-end-declined = Een voorstel om de partij te beëindigen is net afgewezen. Probeer het na de volgende zet opnieuw.
problem-no-end-offer = Dit voorstel geldt niet meer: de partij is verdergegaan.
problem-too-many-changes = Je hebt hier te veel ongedaan gemaakt of gewijzigd. Dit kan niet meer worden veranderd.
problem-out-of-time = Je tijd is om. De bot maakt deze beurt af; daarna kun je je plaats terugnemen.
problem-no-routine = Hier is geen suggestie.
problem-no-hints = Aan deze tafel staan hints uit.
problem-game-over = De partij is afgelopen.
problem-wrong-code = Deze herstelcode is onbekend. Misschien is hij door een nieuwere vervangen.
problem-wrong-origin = Dit verzoek kwam van een andere site en is geweigerd.
problem-wrong-host = Deze server accepteert het gebruikte adres niet. De beheerder kan dat adres toestaan.
problem-wrong-method = Dit verzoek wordt niet ondersteund.
problem-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
problem-too-large = Dat is te groot.
problem-unknown-box = Deze doos bestaat niet, of wordt niet meer gedeeld.
problem-unknown-puzzle = Deze puzzel bestaat niet. Kies een andere.
problem-no-puzzle = Zo’n puzzel is er niet. Kies een ander thema of niveau.
problem-not-analysed = Deze partij is nog niet geanalyseerd. Start eerst de analyse.
problem-unknown-format = Een doos wordt geëxporteerd als csv, toml of sheet.
problem-bad-box = { $why }
problem-too-many-boxes = Je kunt hoogstens { $most } dozen opslaan. Verwijder er eerst een.
problem-shutting-down = De server start opnieuw op. Probeer het zo meteen nog eens.
problem-not-stored = De server kon dit niet opslaan. Probeer het zo meteen opnieuw.
problem-too-busy = De server zit even vol. Zodra er plaats is, kun je erbij.
problem-too-many = Te veel verzoeken. Wacht even.

problem-bad-email = Dat is geen e-mailadres.
problem-no-mail = Deze server verstuurt geen e-mail.
problem-too-often = Daar heb je net al om gevraagd. Probeer het over { $seconds } s opnieuw.
problem-too-fast = Dat ging te snel. Probeer het over { $seconds } s opnieuw.
problem-too-many-sockets = Courtyard staat in te veel vensters open ({ $most }). Sluit er een paar.
problem-bad-url = Dit adres kan niet worden gebruikt. Het moet met https:// beginnen en mag geen wachtwoord bevatten.
problem-unknown-host = { $host } is niet gevonden.
problem-forbidden-address = { $host } ligt in een privénetwerk of op een geblokkeerde poort en kan van hieruit niet worden aangeroepen.
problem-no-push = Deze server kan geen meldingen naar apparaten sturen.
problem-bad-device = Dit apparaat is niet bereikbaar: de sleutels kloppen niet.

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
rules-none = Van dit spel zijn hier geen regels beschikbaar.
rules-clear = Alle regels tonen
rules-print = Afdrukken
rules-copy = Link naar { $what } kopiëren
rules-copied = Link gekopieerd
rules-in-address = De link staat in de adresbalk
rules-unknown-anchor = Er is in dit spel geen regel “{ $anchor }”. Misschien is de link onvolledig of heet de regel intussen anders; zoek hem hierboven.
rules-ours = Dit teken staat bij een huisregel, waar geen gedrukte tekst uitsluitsel geeft.

## Wat jullie afspreken

agree-title = Instellingen van de partij
agree-clock = Bedenktijd
agree-clock-none = onbeperkt
agree-clock-live = realtime
agree-clock-days = correspondentie (dagen per zet)
agree-pace = Klok
agree-pace-is = { $bank }, plus { $increment } s per beurt
agree-pace-own = zelf instellen
agree-bank = Minuten per speler
agree-increment = Extra tijd per beurt (seconden)
agree-days = Tijd per zet
agree-days-n = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
agree-quiet = Stille uren
agree-quiet-why = Tijdens deze uren staat de klok stil.
agree-from = Van (0 tot 23)
agree-to = Tot (0 tot 23)
agree-zone = Tijdzone
agree-away = Speler weg of tijd om
agree-away-bot = een bot speelt: { $level }
agree-away-wait = de anderen wachten
agree-hints = Hints toegestaan
agree-hints-why = Wie erom vraagt, krijgt de beste opties van een sterke bot te zien.
agreed-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
agreed-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
}
agreed-live = { $bank } per speler, plus { $increment } s per beurt
agreed-days = { $n ->
    [one] 1 dag per zet
   *[other] { $n } dagen per zet
}
agreed-quiet = stille uren van { $from } tot { $to } ({ $zone })
agreed-hints = hints toegestaan
agreed-no-hints = geen hints
agreed-bot = gaat iemand weg of is de tijd om, dan neemt een bot ({ $level }) het over
agreed-wait = gaat iemand weg of is de tijd om, dan wordt er gewacht

## Klokken

clock-left = Resterende tijd: { $time }
clock-out = de tijd is om
clock-last = Minder dan een minuut.
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min

## Hints

bar-hint = Hint
keys-hint = H: om een hint vragen
advice-title = Hint
advice-thinks = De bot denkt na…
advice-ready = { $n ->
    [one] 1 suggestie
   *[other] { $n } suggesties
}
advice-none = De bot heeft hier geen suggestie.
advice-chance = { $chance } kans om te winnen
advice-points = { $points ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}
advice-tried = { $n ->
    [one] 1 simulatie
   *[other] { $n } simulaties
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
advice-spent = de bot besteedde er { $share } van zijn simulaties aan
advice-unclear = geen duidelijk voordeel, maar de bot besteedde er { $share } van zijn simulaties aan
advice-more = meer
advice-fewer = minder
advice-line = Daarna misschien:

## Geroepen worden

notice-title = Als jij aan de beurt bent
notice-sound = Geluid afspelen
notice-browser = Melding tonen als dit tabblad op de achtergrond staat
notice-denied = Meldingen van deze site zijn geblokkeerd in je browserinstellingen.
notice-push = Melding op dit apparaat tonen, ook als Courtyard gesloten is
notice-push-failed = De browser stond dit niet toe. Kijk in de instellingen voor meldingen.
notice-body = Jij bent aan de beurt.
bar-next = { $n ->
    [one] Volgende tafel
   *[other] Volgende tafel ({ $n })
}
mail-address = E-mailadres
mail-why = Je krijgt een e-mail als jij aan de beurt bent terwijl je weg bent.
mail-sent = Er is een code gestuurd naar { $email }. Vul die hier in om het adres te bevestigen.
mail-code = Code uit het bericht
mail-confirm = Bevestigen
mail-confirmed = Het adres is bevestigd.
mail-end = Geen e-mail meer ontvangen
mail-ended = Je krijgt geen e-mail meer.
mail-wrong-code = Dat is niet de code, of hij is verlopen. Sla het adres opnieuw op om een nieuwe te krijgen.
hook-title = Webhook
hook-why = De server roept dit adres aan telkens als iemand aan deze tafel aan de beurt is.
hook-url = Webadres
hook-ended = Webhook verwijderd.

## Mensen

bar-onlookers = { $n ->
    [one] 1 toeschouwer
   *[other] { $n } toeschouwers
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
chat-say = Bericht
chat-send = Versturen
chat-none = Nog geen berichten.
chat-muted = Chat is gedempt.
chat-who = Berichten tonen van
chat-mute-all = Chat aan alle tafels dempen
chat-says = { $name }: { $text }
count-wanted = { $name } wil een revanche.
count-come = Meespelen

## Terugkijken

bar-since = Samenvatting
count-replay = Terugkijken
count-analysis = Analyse
results-page = Mijn resultaten · Courtyard
head-results = Mijn resultaten
export-title = Deze partij exporteren
export-title-mine = Exporteren wat je van deze partij weet
export-mine-why = Zolang de partij loopt, is dit je eigen verslag: er staat niets in wat voor jou verborgen is.
export-journal = Partijbestand (JSON)
export-text = Tekst
import-title = Een partij importeren
import-why = Kies een partijbestand dat uit Courtyard is geëxporteerd, of sleep het hierheen, om de partij terug te kijken en te analyseren.
import-pick = Bestand kiezen
import-reading = Controleren…
import-unchanged = Er is niets veranderd.

## Wat niet kan: terugkijken en een partij importeren

problem-unknown-reader = Deze partij kan niet vanaf die plaats worden getoond: die plaats is er niet.
problem-import-not-json = Dit bestand is beschadigd of afgebroken: vanaf regel { $line } (teken { $column }) is het niet te lezen.
problem-import-too-deep = Dit bestand is te diep genest voor een partijbestand.
problem-import-number = Dit bestand bevat een getal dat in geen spel voorkomt: een kommagetal of een veel te groot getal.
problem-import-text = Dit bestand bevat tekst die niet kan worden opgeslagen: langer dan { $most } tekens, of met ongeldige tekens.
problem-import-no-journal = Dit is geen partijbestand van Courtyard.
problem-import-view = Dit bestand bevat wat één speler wist van een partij die nog niet was afgelopen. Alleen afgelopen partijen kunnen worden geïmporteerd.
problem-import-format = Dit bestand heeft formaat { $format }; deze versie van Courtyard leest formaat { $known }.
problem-import-lacks = Dit bestand is niet compleet; dit ontbreekt: { $parts }.
problem-import-unknown-parts = Dit bestand heeft delen die hier niet bekend zijn: { $parts }.
problem-import-shape = In dit bestand moet “{ $part }” { $shape ->
    [text] een tekst zijn
    [list] een lijst zijn
   *[object] een object zijn
}.
problem-import-game = Dit bestand is van het spel { $game }; hier kun je { $known } spelen.
problem-import-rules = Deze partij volgt versie { $rules } van de regels; deze versie van Courtyard kent ze tot en met { $most }.
problem-import-old-rules = Deze partij volgt een oudere versie van de regels en kan niet meer worden nagespeeld.
problem-import-unknown-option = Het spel heeft geen optie { $option }; wel { $known }.
problem-import-option = De optie { $option } kan niet { $value } zijn; mogelijk zijn: { $known }.
problem-import-options = Volgens de regels gaan de opties van dit bestand niet samen.
problem-import-other-options = De opties van dit bestand horen niet bij de opstelling waarmee het begint.
problem-import-components = De eigen spelonderdelen in dit bestand zijn zo niet mogelijk ({ $where }).
problem-import-position = De opstelling waarmee dit bestand begint, kan niet worden klaargezet: { $why }
problem-import-seed = De startwaarde van dit bestand is langer dan { $most } tekens.
problem-import-player = De naam van een speler in dit bestand (plaats { $seat }) is niet geldig: een naam heeft 1 tot { $most } zichtbare tekens.
problem-import-players = Het aantal spelers in dit bestand ({ $players }) is niet dat van de plaatsen in de partij ({ $seats }).
problem-import-bot = Er is hier geen bot { $bot } (plaats { $seat }); wel { $known }.
problem-import-too-many-choices = Dit bestand heeft meer dan { $most } zetten; zoveel heeft geen enkele partij.
problem-import-choice-form = Zet { $number } is niet geschreven als plaats en zet: “{ $choice }”.
problem-import-choice-unknown = Zet { $number }, “{ $choice }”, bestaat niet in dit spel.
problem-import-choice-seat = Zet { $number } kan niet van plaats { $seat } zijn: aan de beurt is plaats { $seats }.
problem-import-choice-illegal = Zet { $number } van plaats { $seat }, “{ $choice }”, is tegen de regels; toegestaan waren: { $allowed }.
problem-import-choice-after-end = Zet { $number } komt na het einde van de partij.
problem-import-unfinished = Deze partij is na { $choices } zetten nog niet afgelopen. Alleen afgelopen partijen kunnen worden geïmporteerd.
problem-import-too-slow = Deze partij naspelen duurt te lang (gestopt bij zet { $number }).
problem-import-impossible = Deze partij kan niet worden nagespeeld: de onderdelen en de opstelling vormen samen geen geldige partij.

## De tafel van een spel zonder tekening

plain-table = Op tafel
plain-face-down = { $n ->
    [one] 1 gesloten
   *[other] { $n } gesloten
}
plain-empty = niets

# Na mijn beurt
grace-done = Klaar
grace-says = Beurt voorbij. Je kunt hem nog ongedaan maken.
keys-done = Enter: de pauze na je beurt beëindigen
habit-title = Voorkeuren
habit-grace = Na mijn beurt even wachten, zodat ik hem nog ongedaan kan maken
habit-confirm = Elke zet eerst laten bevestigen
habit-left = Linkshandig: knoppen links op een telefoon
confirm-move = Bevestigen
confirm-sends = deze zet spelen
confirm-says = Nog niet gespeeld. Bevestig je zet of maak hem ongedaan.
keys-confirm = Enter: je zet bevestigen; Esc: hem ongedaan maken (als je elke zet bevestigt)

# De film van wat de anderen doen.
film-title = Laten zien wat anderen doen
film-controls = Film
film-back = Een stap terug
film-pause = Pauze
film-go-on = Verder
film-skip = Overslaan
film-pace = Snelheid
film-pace-off = Uit
film-pace-fast = Snel
film-pace-normal = Normaal
film-pace-slow = Langzaam

sheet-title = Alle kaarten
sheet-signs = Symbolen
sheet-pages = Kaarten of symbolen
sheet-here = zichtbaar
sheet-unseen = kan nog komen
sheet-gone = gebruikt of bij anderen
sheet-out = niet in deze partij
keys-sheet = , (komma): alle kaarten en waar ze zijn
keys-signs = ; (puntkomma): alle symbolen
course-title = Punten van dag tot dag
sound-title = Tafelgeluiden
sound-on = Geluiden afspelen
sound-volume = Volume

advice-numbers = Cijfers
advice-leans = geen duidelijk verschil; de bot neigt hiernaar
advice-more-part = { $isMore ->
    [yes] meer punten bij “{ $name }”
   *[no] minder punten bij “{ $name }”
}
advice-more-feat = { $isMore ->
    [yes] “{ $name }”: meer
   *[no] “{ $name }”: minder
}
advice-more-points = { $isMore ->
    [yes] meer punten aan het einde
   *[no] minder punten aan het einde
}
advice-more-chance = { $isMore ->
    [yes] een betere kans om te winnen
   *[no] een kleinere kans om te winnen
}
advice-more-rival = { $isMore ->
    [yes] de sterkste tegenstander krijgt meer
   *[no] de sterkste tegenstander krijgt minder
}
advice-more-sight = lijkt op het eerste gezicht beter
## De beurt

dock-title = Jouw beurt
dock-done = Klaar
dock-done-after = na je laatste zet
dock-done-now = de anderen gaan verder
dock-done-waits = niet jouw beurt
dock-nothing = Niets om over te slaan
dock-asks = vraagt bevestiging
doubt-away = Je ziet af van deze actie. Weet je het zeker?
doubt-sure = Weet je het zeker?
doubt-keep = Terug
side-whole = Alles van { $name }

## Een doos: de waarden van iemands eigen exemplaar

boxes-mine = Mijn dozen
menu-box = Doos
table-box = Doos “{ $name }”
table-box-nameless = Een doos zonder naam
table-box-facts = { $box }: { $confirmed } van { $pieces } onderdelen bevestigd · { $digest }
