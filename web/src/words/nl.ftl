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

bot-random = willekeurig
bot-heuristic = snel
bot-search = zoekend
bot-novice = beginner
bot-fair = gemiddeld
bot-strong = sterk
bot-master = meester

## Lobby

lobby-sentence = Twee bordspellen voor één avond: met vrienden, met bots of alleen.
lobby-games = Welk spel?
lobby-sentence-gugong = Win met goed gekozen geschenken de gunst van de Verboden Stad, bevaar het Grote Kanaal, bouw aan de Chinese Muur en word op tijd ontvangen in het Paleis.
lobby-sentence-kingdom = Bied je rivaal twee stapels aan en neem wat overblijft. Bouw een hertogdom van kaarten die elkaar voeden, en pas op voor wat gesloten ligt.
lobby-picture-gugong = Het Paleis van de Hemelse Reinheid boven de marmeren weg, met jonken op het Grote Kanaal
lobby-picture-kingdom = Kaarten van een hertogdom op groen laken: een molen, een kathedraal en een gesloten kaart
lobby-players = { $most ->
    [2] twee spelers, of alleen
   *[other] 2 tot { $most } spelers, of alleen
}
lobby-play-now = Nu spelen
lobby-level = Hoe sterk zijn je tegenstanders?
lobby-against = { $bots ->
    [one] Jij tegen één bot
   *[other] Jij tegen { $bots } bots
}
lobby-other = Een tafel klaarzetten
lobby-other-hint = vrienden, één scherm, alleen, varianten
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
value-kingdom-side-a = A
value-kingdom-side-b = B
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
problem-unknown-game = Dit spel kun je hier niet spelen.
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
problem-already-started = Het spel is al begonnen.
problem-nothing-to-undo = Er valt niets terug te nemen: er is inmiddels iets onthuld.
problem-no-routine = Hier valt niets voor te stellen.
problem-game-over = Het spel is afgelopen.
problem-wrong-code = Deze herstelcode is onbekend. Misschien is hij door een nieuwere vervangen.
problem-wrong-origin = Dit verzoek kwam van een andere site en is geweigerd.
problem-wrong-method = Zo kan dat niet gevraagd worden.
problem-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
problem-too-large = Dat is te veel in één keer.
problem-shutting-down = De server start opnieuw op. Probeer het zo meteen nog eens.
problem-not-stored = De server kon dit niet bewaren. Probeer het zo meteen opnieuw.
problem-too-many = Dat ging wat snel. Wacht even.
