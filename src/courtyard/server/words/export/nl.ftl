# De woorden van een spel dat wordt opgeschreven.

text-no-journal = Deze partij is nog niet afgelopen: dit is wat { $who } er tot nu toe van mag weten.
text-looking-on = een toeschouwer
text-date = Gespeeld op { $date }
text-imported = Geïmporteerd op { $date }
text-players = Spelers
text-agreed = De spelers hebben deze partij in onderling overleg beëindigd. Er is geen uitslag.
text-seed = Startwaarde van het schudden: { $seed }
text-place = Plaats

## Zoals de client het zegt (een test vergelijkt ze)

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
gather-bot-level = bot, { $level }
form-yes = ja
form-no = nee
option-players = Spelers
option-is = { $option }: { $value }
option-gugong-printing = Uitgave van de spelregels
option-gugong-bonus = Bonus-Reisfiches
option-gugong-expert = Variant voor gevorderden
option-gugong-open_information = Open informatie
option-gugong-solo = Moeilijkheidsgraad (Meng)
option-gugong-focus = Focus van Meng
option-gugong-sets = Kaartensets van jou en Meng
option-kingdom-module = Module
option-kingdom-side = Kant van de Hertogdomkaarten
option-kingdom-duchy = Hertogdom van plaats 1
option-kingdom-duchy-alone = Jouw Hertogdom
option-kingdom-menaces = Bedreigingen
option-kingdom-quest = Queeste
option-kingdom-memory = Je gesloten kaarten
value-gugong-printing-english-1 = Engels, eerste uitgave
value-gugong-printing-english-2 = Engels, tweede uitgave
value-gugong-printing-french = Frans
value-gugong-printing-dutch = Nederlands
value-gugong-bonus-none = geen
value-gugong-bonus-english = de drie uit de Engelse doos
value-gugong-bonus-french = de zes uit de Franse doos
value-gugong-solo-none = geen
value-gugong-solo-easy = gemakkelijk
value-gugong-solo-normal = normaal
value-gugong-solo-hard = moeilijk
value-gugong-focus-random = willekeurig
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
value-kingdom-module-menace = Bedreiging
value-kingdom-module-advisors = Adviseurs
value-kingdom-module-quest = Queeste
value-kingdom-memory-helped = je mag ze bekijken
value-kingdom-memory-printed = niemand mag kijken (gedrukte regel)
value-kingdom-side-a = A voor allebei
value-kingdom-side-b = B voor allebei
value-none = geen
count-title = Eindstand
count-wins = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
count-shared = { $names } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
count-nobody = Niemand wint.
count-total = Totaal
