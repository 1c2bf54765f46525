### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-copies-why = Boxes with 67 and with 70 cards are known: set how many copies yours has.
box-wrong-cost = A card must cost something. Enter at least one cube, Krystallium or Soldier.
box-wrong-per = The VP for each card are missing. Enter them, or choose “none” here.
box-wrong-two = Enter two resources.
box-wrong-cards = A box has { $one } Development cards, or { $other } (the edition in shops); there are { $n }. Change the number of copies.

## Kinds
box-kind-card = Development cards
box-kind-treasure = Treasures
box-kind-menace = Menaces
box-kind-duchy = Duchies
box-kind-advisor = Advisors
box-kind-quest = Quests

## Words among the values
box-word-structure = Structure
box-word-specialist = Specialist
box-word-monument = Monument
box-word-discovery = Discovery
box-word-materials = Materials
box-word-population = Population
box-word-gold = Gold
box-word-exploration = Exploration
box-word-krystallium = Krystallium
box-word-soldier = Soldiers

## Fields
box-field-en_plural = Plural (English)
box-field-fr_plural = Plural (French)
box-field-nl_plural = Plural (Dutch)
box-field-type = Type
box-field-makes = Production
box-field-makes_per_type = Produces per type
box-field-makes_per_resource = Produced per card
box-field-points_per = VP per card
box-field-points_per_type = Type that counts
box-field-soldiers = Soldiers
box-field-krystallium = Krystallium
box-field-recycling = Recycling
box-field-phase = Phase
box-field-two_players_only = Only with two players
box-field-starters = Cards at the start
box-field-cubes = Cubes
box-field-offering = Cards offered
box-field-selections = Selections
box-field-danger_cards = Cards in the Danger deck
box-field-danger_calamities = Calamities in the Danger deck
box-field-search_discard = Discard to search
box-field-search_look = Cards looked at
box-field-supremacy = Supremacy
box-field-traps = Trap tokens
box-field-medals = Medals
box-field-drawn = Advisors drawn
box-field-first_soldiers = Soldiers at the start

## Components without a printed name
box-row-kingdom-rounds = Rounds
box-row-kingdom-hand = Hand
box-row-kingdom-offering = Offering areas
box-row-kingdom-traps = Trap tokens
box-row-kingdom-alchemy = Alchemy
box-row-kingdom-soldiers = Soldier tokens
box-row-kingdom-solo = Solo
box-row-kingdom-advisors = Advisors module
