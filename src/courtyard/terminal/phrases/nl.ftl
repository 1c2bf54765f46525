# De woorden van de terminal zelf.

## Rules

rule-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-found = { $game }: { rule-count }
rule-page = { $printing } p. { $page }
rule-page-english-1 = Engels (1e) p. { $page }
rule-page-english-2 = Engels (2e) p. { $page }
rule-page-french = Frans p. { $page }
rule-page-dutch = Nederlands p. { $page }
rule-page-rulebook = spelregels p. { $page }
rule-page-publisher = toelichting { $page } van de uitgever
rule-ours = huisregel: { $why }
rule-differs = Uitgaven: { $how }

## Players

colour-0 = Cinnaber
colour-1 = Indigo
colour-2 = Saffraan
colour-3 = Turkoois
colour-4 = Parel
seat-number = Plaats { $n }
you = jij

## At the table

welcome = { $game } voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}. Typ een getal om te kiezen, ? voor de regels bij een vraag, h voor een hint, k voor alle toetsen.
journal-kept = De partij wordt opgeslagen in { $path }.
journal-not-kept = De partij wordt niet opgeslagen: { $why }
since = Sinds je laatste zet
so-far = Logboek
earlier-lines = { $count ->
    [one] (1 eerdere regel: l)
   *[other] ({ $count } eerdere regels: l)
}
nothing-yet = Er is nog niets gebeurd.
warning = let op: { $text }
refused = kan nu niet: { $text }
ask-number = Je keuze:
keys = u ongedaan · r overdoen · ? regels · l logboek · h hint · k toetsen · q stop
help-number = een getal: kies die optie (de notatie mag ook)
help-h = h: een hint, na een seconde nadenken
help-u = u: maak je laatste zet ongedaan
help-r = r: maak zoveel mogelijk van deze beurt ongedaan
help-rules = ?: de regels bij deze vraag; ? met een getal: de regels bij die optie
help-n = n: toon of verberg de notatie van opties
help-l = l: het hele logboek
help-b = b: teken het bord opnieuw
help-k = k: alle toetsen
help-q = q: stop; de partij wordt opgeslagen
not-a-number = { $typed } is geen getal van 1 tot en met { $most } en ook geen letter die hier werkt; k toont ze allemaal.
out-of-range = Optie { $typed } bestaat niet; de opties gaan van 1 tot en met { $most }.
undone = Ongedaan gemaakt.
turn-restarted = Zoveel mogelijk ongedaan gemaakt.
nothing-to-undo = Niets om ongedaan te maken: er is iets getrokken of onthuld, of een andere speler heeft gespeeld.
notation-on = De notatie is zichtbaar.
notation-off = De notatie is verborgen.
no-rules = Hier hoort geen regel bij.
curtain = { $name }, het is jouw beurt: druk op Enter als niemand anders kijkt.
goodbye = Tot ziens.
continue-with = Ga verder met: { $command }
replay-with = Bekijk de partij opnieuw met: { $command }

## Bots

opponents = { $count ->
    [one] Je tegenstander: { $opponents }.
   *[other] Je tegenstanders: { $opponents }.
}
opponent = { $name } ({ $level })
bot-random = willekeurig
bot-heuristic = heuristisch
bot-search = zoekend
bot-deep = diep
bot-novice = beginner
bot-fair = gemiddeld
bot-strong = sterk
bot-master = meester
bot-learned = getraind
thinking = { $name } denkt na…
thinking-hint = Even nadenken over een hint…
hint = Hint
hint-one-option = Er valt niets te kiezen: dit is de enige mogelijkheid.
hint-odds = { $percent }% kans om te winnen
hint-points = { $whole },{ $tenths } punten aan het eind
hint-tries = { $tried } van de { $tries } simulaties
hint-number = { $whole },{ $tenths }
hint-share = { $percent }%
hint-beside = { $reasons } (vergeleken met { $other }).
hint-why = Waarom? { $reasons } (vergeleken met { $other }).
hint-other = optie { $number }
hint-between = {"; "}
hint-part = { $count ->
    [one] { $name }: ongeveer { $n } punt { $more }
   *[other] { $name }: ongeveer { $n } punten { $more }
}
hint-feat = { $name }: ongeveer { $n } { $more }
hint-total = { $count ->
    [one] aan het eind ongeveer { $n } punt { $more }
   *[other] aan het eind ongeveer { $n } punten { $more }
}
hint-wins = { $count ->
    [one] ongeveer { $n } overwinning { $more } op 100 partijen
   *[other] ongeveer { $n } overwinningen { $more } op 100 partijen
}
hint-rival = { $count ->
    [one] de sterkste tegenstander eindigt met ongeveer { $n } punt { $more }
   *[other] de sterkste tegenstander eindigt met ongeveer { $n } punten { $more }
}
hint-level = nauwelijks verschil: minder dan een punt aan het eind
hint-sight = { $count ->
    [one] op het eerste gezicht ongeveer { $n } punt meer waard
   *[other] op het eerste gezicht ongeveer { $n } punten meer waard
}
hint-spent = de bot besteedde er { $share } van zijn simulaties aan
hint-unclear = geen duidelijk voordeel, maar de bot besteedde er { $share } van zijn simulaties aan
hint-more = meer
hint-fewer = minder
hint-likely = Na optie { $number } waarschijnlijk:

## The end

game-over = De partij is afgelopen
points-total = Totaal
place = Plaats
face-down = gesloten
wins = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
shared-win = { $names } delen de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
nobody-wins = Niemand wint.

## Replays

choices-made = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
not-over = De partij is nog niet afgelopen.
agreed-end = De spelers hebben deze partij in onderling overleg beëindigd.

## Puzzels

puzzle-task = Puzzel: vind de beste zet voor { $name }. { $family }, niveau { $level }, rating { $rating }. h geeft een hint, s toont de oplossing.
puzzle-box = Doos: andere waarden dan de onze ({ $digest }).
puzzle-help-h = h: een hint: het thema, en hoeveel opties goed zijn
puzzle-help-s = s: toon de oplossing
puzzle-help-u = u of r: doe de beurt van de puzzel over
puzzle-hint = Thema: { $theme }. Goede opties hier: { $right } van de { $options }.
puzzle-wrong = Niet de beste zet
puzzle-behind = Achterstand op de beste zet, in punten: { $n } (± { $error }).
puzzle-chances = Winstkans: { $percent }%, met de beste zet { $best }%.
puzzle-try-again = Probeer het nog eens.
puzzle-right = Goed!
puzzle-theme-is = Thema: { $theme }.
puzzle-ahead = Achterstand met de op één na beste zet, in punten: { $n } (± { $error }).
puzzle-sure = Gecontroleerd met { $tries } simulaties; het beste in { $percent }% van de steekproef.
puzzle-misses = { $count ->
    [one] 1 misser
   *[other] { $count } missers
}
puzzle-solution = Oplossing
puzzle-next = Druk op Enter voor de volgende puzzel, q om te stoppen.
puzzle-no-more = Dat was de laatste puzzel.
puzzle-family-majority = Meerderheid
puzzle-family-timing = Timing
puzzle-family-cards = Kaarten
puzzle-family-efficiency = Efficiëntie
puzzle-family-investment = Investering
puzzle-family-drafting = Kaarten kiezen
puzzle-family-moves = Beste zet
puzzle-theme-move = Beste zet

component = onderdeel
component-value = waarde
component-source = bron
source-rulebook = spelregels
source-published = gepubliceerd
source-reconstructed = gereconstrueerd
source-owner = uit je eigen doos
components-counted = { $game }: { $count } waarden: { $sources }.
