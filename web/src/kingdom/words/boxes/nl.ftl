### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-copies-why = Er zijn dozen met 67 en met 70 kaarten: geef aan hoeveel exemplaren er in de jouwe zitten.
box-wrong-cost = Een kaart moet iets kosten. Voer minstens één blokje, Krystallium of Soldaat in.
box-wrong-per = Er zijn geen punten per kaart ingevuld. Vul ze in, of kies hier “geen”.
box-wrong-two = Voer twee grondstoffen in.
box-wrong-cards = Een doos heeft { $one } Ontwikkelingskaarten, of { $other } (de uitgave in de winkel); het zijn er { $n }. Wijzig het aantal exemplaren.

## Kinds
box-kind-card = Ontwikkelingskaarten
box-kind-treasure = Schatkaarten
box-kind-menace = Bedreigingen
box-kind-duchy = Hertogdommen
box-kind-advisor = Adviseurs
box-kind-quest = Queestes

## Words among the values
box-word-structure = Bouwwerk
box-word-specialist = Specialist
box-word-monument = Monument
box-word-discovery = Ontdekking
box-word-materials = Materialen
box-word-population = Bevolking
box-word-gold = Goud
box-word-exploration = Verkenning
box-word-krystallium = Krystallium
box-word-soldier = Soldaten

## Fields
box-field-en_plural = Meervoud (Engels)
box-field-fr_plural = Meervoud (Frans)
box-field-nl_plural = Meervoud (Nederlands)
box-field-type = Type
box-field-makes = Productie
box-field-makes_per_type = Produceert per type
box-field-makes_per_resource = Geproduceerd per kaart
box-field-points_per = Punten per kaart
box-field-points_per_type = Type dat telt
box-field-soldiers = Soldaten
box-field-krystallium = Krystallium
box-field-recycling = Recyclen
box-field-phase = Fase
box-field-two_players_only = Alleen met twee spelers
box-field-starters = Kaarten bij het begin
box-field-cubes = Blokjes
box-field-offering = Aangeboden kaarten
box-field-selections = Selecties
box-field-danger_cards = Kaarten in de Gevarenstapel
box-field-danger_calamities = Onheilskaarten in de Gevarenstapel
box-field-search_discard = Afleggen om te zoeken
box-field-search_look = Bekeken kaarten
box-field-supremacy = Suprematie
box-field-traps = Valstrikfiches
box-field-medals = Medailles
box-field-drawn = Getrokken Adviseurs
box-field-first_soldiers = Soldaten bij het begin

## Components without a printed name
box-row-kingdom-rounds = Rondes
box-row-kingdom-hand = Hand
box-row-kingdom-offering = Aanbodgebieden
box-row-kingdom-traps = Valstrikfiches
box-row-kingdom-alchemy = Alchemie
box-row-kingdom-soldiers = Soldaatfiches
box-row-kingdom-solo = Solo
box-row-kingdom-advisors = Module Adviseurs
