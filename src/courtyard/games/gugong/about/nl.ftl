# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-gugong = Win met goed gekozen geschenken de gunst van de Verboden Stad, bevaar het Grote Kanaal, bouw aan de Chinese Muur en word op tijd ontvangen in het Paleis.
lobby-picture-gugong = Het Paleis van de Hemelse Reinheid boven de marmeren weg, met een jonk op het Grote Kanaal

## Game options, their values, and what is said about them

about-gugong-printing = De gedrukte spelregels verschillen op een paar punten. Kies die uit jouw doos.
about-gugong-bonus = Extra Reisfiches worden door de andere geschud. Ze werken een hele Dag en treffen ook de andere spelers.
about-gugong-expert = Alle Geschenken waar niemand mee begint, worden door elkaar geschud: niemand weet welke de Ambtenaren hebben.
about-gugong-open_information = Wat iedereen heeft gezien, blijft zichtbaar. Niemand hoeft het te onthouden.
about-gugong-solo = Meng is een automatische tegenstander met eigen kaarten.
about-gugong-solo-easy = Hij krijgt elke Dag weinig.
about-gugong-solo-hard = Hij krijgt elke Dag veel.
about-gugong-focus = De locatie waar Meng steeds weer terugkomt.
about-gugong-sets = De vier kaarten waarmee jij en Meng beginnen.
option-gugong-printing = Uitgave van de spelregels
option-gugong-bonus = Bonus-Reisfiches
option-gugong-expert = Variant voor gevorderden
option-gugong-open_information = Open informatie
option-gugong-solo = Moeilijkheidsgraad (Meng)
option-gugong-focus = Focus van Meng
option-gugong-sets = Kaartensets van jou en Meng
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

## Chapters of the rules

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
chapter-gugong-ending = Einde van de partij
chapter-gugong-bonus = Bonus-Reisfiches
chapter-gugong-meng = Solo tegen Meng

## Themes of puzzles

puzzle-theme-gugong-wall = Meerderheid op de Chinese Muur
puzzle-theme-gugong-ship = Het Schip op tijd
puzzle-theme-gugong-matches = Gelijke waarden
puzzle-theme-gugong-travel = Reizen
puzzle-theme-gugong-envoy = De race van de Gezant
puzzle-theme-gugong-last-day = De laatste dag
puzzle-theme-gugong-decree = Decreet
puzzle-theme-gugong-jade = Jade
puzzle-theme-gugong-intrigue = Intrige
puzzle-theme-gugong-servants = Dienaren
puzzle-theme-gugong-exchange = De juiste ruil

## Where somebody loses most

training-place-gugong-travel = Reizen
training-place-gugong-great-wall = Chinese Muur
training-place-gugong-jade = Jade
training-place-gugong-intrigue = Intrige
training-place-gugong-palace = Paleis
training-place-gugong-decrees = Decreten
training-place-gugong-canal = Grote Kanaal
