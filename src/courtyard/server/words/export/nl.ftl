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
