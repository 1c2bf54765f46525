### Boxes of this game: its kinds of components, their fields and values.

## What is wrong
box-wrong-tokens = Your box must have { $one } basic Travel Tokens; there are { $n }. Change their numbers.
box-wrong-officials = The Officials must begin with { $one } Gift Cards; there are { $n }. Change the set of a card.
box-wrong-set = Starting set { $set } must have { $one } Gift Cards; there are { $n }. Change the set of a card.
box-wrong-decrees = There must be 5 Decrees of level { $level }; there are { $n }. Change the level of one.

## Kinds
box-kind-gift = Gift Cards
box-kind-decree = Decrees
box-kind-token = Travel Tokens
box-kind-die = Destiny Dice
box-kind-automa = Automa Cards
box-kind-board = Board
box-kind-present = Names of gifts

## Words among the values
box-word-palace = Palace
box-word-canal = Grand Canal
box-word-great-wall = Great Wall
box-word-decrees = Decrees
box-word-intrigue = Intrigue
box-word-servant = 1 Servant
box-word-two-servants = 2 Servants
box-word-swap = card swap
box-word-none = no action
box-word-officials = Officials
box-word-pile = draw pile

## Fields
box-set = Set { $set }
box-field-officials = Cards at the Officials
box-field-each_set = Cards in each set
box-field-free_low = Value that beats the highest
box-field-free_high = Highest value
box-field-servants = Servants
box-field-first_pool = Servants in the first pool
box-field-set = Set
box-field-value = Value
box-field-action = Action
box-field-faces = Faces
box-field-players = Players
box-field-houses = Houses
box-field-routes = Routes
box-field-harbours = Harbours
box-field-cities = Cities
box-field-loop = Loop
box-field-roads = Roads
box-field-meng_starts = Start of Meng
box-field-spaces = Spaces
box-field-box = Belongs to
box-field-steps = Steps
box-field-least_value = Lowest value
box-field-jade = Jade
box-field-full = Servants until complete
box-field-square = Jades for the full value
box-field-beyond = Beyond that
box-field-track = Length of the track
box-field-a = First action
box-field-b = Second action
box-field-stairs = Stairs
box-field-b_intrigue = Intrigue of the second action
box-field-each_level = Decrees of each level
box-field-level = Level
box-field-amount = Amount
box-field-most = At most
box-field-ships = Ships
box-field-times = Times
box-field-matches = Matches
box-field-consolation = Consolation
box-field-easy_specials = Special cards when easy
box-field-rewards = Rewards

## Components without a printed name
box-row-gugong-gifts = Gift Cards in all
box-row-gugong-exchange = Exchange of gifts
box-row-gugong-days = Days
box-row-gugong-servants = Servants
box-row-gugong-die-a = Destiny Die A
box-row-gugong-die-b = Destiny Die B
box-row-gugong-die-c = Destiny Die C
box-row-gugong-side-small = Board for 1–3 players
box-row-gugong-side-large = Board for 4–5 players
box-row-gugong-travel = Travel
box-row-gugong-trade-servants = Trade for Servants
box-row-gugong-trade-points = Trade for VP
box-row-gugong-trade-jade = Trade for Jade
box-row-gugong-wall = Great Wall
box-row-gugong-benefit-one = Intrigue Benefit: 1 Servant
box-row-gugong-benefit-two = Intrigue Benefit: 2 Servants
box-row-gugong-benefit-die = Intrigue Benefit: Destiny Die
box-row-gugong-benefit-jade = Intrigue Benefit: Jade
box-row-gugong-jade = Jade
box-row-gugong-intrigue = Intrigue Track
box-row-gugong-palace = Palace Track
box-row-gugong-arrival = Arrival in the Palace
box-row-gugong-decrees = Decrees on the board
box-row-gugong-canal = Grand Canal
box-row-gugong-reward-points = Harbour reward: VP
box-row-gugong-reward-gift = Harbour reward: Gift Card
box-row-gugong-reward-double = Harbour reward: Double Servant
box-row-gugong-meng = Meng
box-row-gugong-harbours = Harbours
box-row-gugong-night = Night
