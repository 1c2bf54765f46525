# What is said of the game where it is not being played: on the home page, in puzzles, rules and exports.

## The home page

lobby-sentence-kingdom = Verdeel kaarten over twee stapels en laat je tegenstander als eerste kiezen. Bouw een hertogdom van kaarten die elkaar versterken, en pas op voor wat gesloten ligt.
lobby-picture-kingdom = Kaarten van een hertogdom op groen laken: een molen, een kathedraal en een gesloten kaart

## Game options, their values, and what is said about them

about-kingdom-module = Elke partij heeft precies één module.
about-kingdom-module-menace = Bedreiging: gevaren komen met de kaarten mee en moeten met Soldaten worden bestreden.
about-kingdom-module-advisors = Adviseurs: personages van wie je de krachten met Soldaten betaalt.
about-kingdom-module-quest = Queeste: een gezamenlijk doel waaraan beide spelers vanaf de eerste ronde werken.
about-kingdom-side = Op kant A zijn de twee Hertogdommen gelijk, op kant B verschillen ze.
about-kingdom-duchy = Het rijk waarop je voortbouwt, met een eigen productie.
about-kingdom-menaces = Welke gevaren in het spel zijn. Elk vraagt iets anders.
about-kingdom-quest = Het doel van deze partij.
about-kingdom-memory = Of je je gesloten kaarten nog eens mag bekijken.
option-kingdom-module = Module
option-kingdom-side = Kant van de Hertogdomkaarten
option-kingdom-duchy = Hertogdom van plaats 1
option-kingdom-duchy-alone = Jouw Hertogdom
option-kingdom-menaces = Bedreigingen
option-kingdom-quest = Queeste
option-kingdom-memory = Je gesloten kaarten
value-kingdom-module-menace = Bedreiging
value-kingdom-module-advisors = Adviseurs
value-kingdom-module-quest = Queeste
value-kingdom-memory-helped = je mag ze bekijken
value-kingdom-memory-printed = niemand mag kijken (gedrukte regel)
value-kingdom-side-a = A (beide Hertogdommen)
value-kingdom-side-b = B (beide Hertogdommen)

## Chapters of the rules

chapter-kingdom-setup = Startopstelling
chapter-kingdom-choice = Ontwerpfase
chapter-kingdom-planning = Planningsfase
chapter-kingdom-production = Productiefase
chapter-kingdom-construction = Bouwen
chapter-kingdom-ending = Einde van de partij
chapter-kingdom-menace = Module Bedreiging
chapter-kingdom-advisors = Module Adviseurs
chapter-kingdom-quest = Module Queeste
chapter-kingdom-solo = Solo

## Themes of puzzles

puzzle-theme-kingdom-offering = Welk gebied je neemt
puzzle-theme-kingdom-layout = Wat je aanbiedt
puzzle-theme-kingdom-trap = Valstrik
puzzle-theme-kingdom-combo = Combokaart
puzzle-theme-kingdom-supremacy = Suprematie
puzzle-theme-kingdom-combat = Gevecht
puzzle-theme-kingdom-recycling = Recyclen
puzzle-theme-kingdom-krystallium = Krystallium
puzzle-theme-kingdom-building = Een kaart voltooien
puzzle-theme-kingdom-production = Productie
puzzle-theme-kingdom-quest = Queeste
puzzle-theme-kingdom-advisor = Adviseur
puzzle-theme-kingdom-points = Punten
puzzle-theme-kingdom-planning = Planning
puzzle-theme-kingdom-last-round = De laatste ronde

## Where somebody loses most

training-place-kingdom-offering = Aanbod
training-place-kingdom-selecting = Selectie
training-place-kingdom-planning = Planning
training-place-kingdom-production = Productie
training-place-kingdom-combat = Gevecht
