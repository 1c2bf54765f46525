### Boxes: the values of somebody’s own copy of a game.

## The pages
boxes-why = Some values of our cards are not printed in any rulebook; we had to reconstruct them. If you own the game, enter what your box says and play with it. Enter only what you read on your own components.
boxes-shelf = My boxes ({ $n } of { $most })
boxes-none = No boxes yet. Create one, or import a file.
box-usual-name = My box
box-copy-name = { $name } (copy)
box-new = New box
box-game = Game
box-name = Name of the box
box-create = Create box
box-open = Open
box-open-name = Open { $name }
box-rename = Rename
box-rename-name = Rename { $name }
box-duplicate = Duplicate
box-duplicate-name = Duplicate { $name }
box-delete = Delete
box-delete-name = Delete { $name }
box-delete-sure = Delete “{ $name }”? Its values cannot be restored. Games that are played with it keep them.
box-delete-yes = Delete box
box-confirmed-of = { $confirmed } of { $pieces } confirmed
box-not-playable = cannot be played yet
box-is-shared = shared
box-is-default = used by this server

## The editor
box-components = Components
box-kinds = Kinds of components
box-opened = Open component
box-pick = Choose a component from the list.
box-find = Find a component
box-filter-all = All
box-filter-unconfirmed = To confirm
box-filter-changed = Changed
box-none-here = Nothing to show here.
box-progress-cards = { $confirmed } of { $pieces } cards confirmed
box-progress = { $confirmed } of { $pieces } pieces confirmed
box-source-box = my box
box-source-rulebook = rulebook
box-source-published = published
box-source-reconstructed = reconstructed
box-source-owner = entered
box-is-changed = changed
box-set = Set { $set }
box-nth = { $nth } of { $of }
box-all = Show list
box-next = Next to confirm
box-changed = What you changed
box-was = { $before } → { $after }
box-aside = Names in other languages
box-copies-why = Boxes with 67 and with 70 cards are known: set how many copies yours has.
box-right = All values are valid.
box-confirm = Confirm card
box-confirm-other = Confirm
box-undo = Undo
box-confirm-again = Confirmed
box-unconfirm = Not confirmed
box-reset = Use our values
box-confirmed-next = { $name } is confirmed. The next one is open.
box-confirmed-all = { $name } is confirmed. Nothing is left to confirm.
box-less = Less: { $what }
box-more = More: { $what }
box-saved = Saved
box-saving = Saving…
box-partly = Saved, except what is still wrong.
box-offline = Not saved: the server cannot be reached. Your changes are kept on this device and sent again.
box-refused = Not saved.
box-cannot-play = This box cannot be played yet. { $why }
box-create-table = Create a table

## Files
box-import = Import a file
box-import-short = Import
box-import-why = A CSV or TOML file, such as an exported box. You see what would change before anything does.
box-import-pick = Choose a file
box-import-take = Apply changes
box-import-new = Create box
box-imported = The file has been applied.
box-preview = What would change
box-component = Component
box-value = Value
box-before = Before
box-after = After
box-at = Line { $line }, column { $column }:
box-more-changes = Show all changes
box-about = { $what }: { $why }
box-export = Export
box-export-why = CSV is for spreadsheets. TOML also works on the command line.
box-export-csv = CSV file
box-export-toml = TOML file
box-print = Print sheet
box-sheet-title = { $name } – { $game }
box-sheet-how = Take the cards in the order of the list. Where your box says something other than the small grey value, write it below. Tick what you have compared.

## Sharing
box-share = Share
box-shared = Shared
box-share-why = Anyone with the link can look at this box, copy it, and play with it. Nobody else can change it.
box-make-link = Create link
box-copy-link = Copy link
box-link = Link to this box
box-unshare = Stop sharing
box-shared-copy = shared, read only
box-keep-copy = Save a copy

## At a table
box-choice = Box
box-choice-why = The values to play with
box-choice-ours = our values
box-choice-default = { $name } (used by this server)
box-choice-mine = { $name } ({ $confirmed } of { $pieces } confirmed)
box-choice-unrated = Games with a box of your own do not count for ratings.

## What is wrong
box-wrong-number = Enter a whole number from { $least } to { $most }.
box-wrong-whole = Enter a whole number.
box-wrong-choice = Choose one of these: { $words }.
box-wrong-name = Enter a name.
box-wrong-text = The text is too long or has characters that cannot be printed. Enter at most { $most } characters.
box-wrong-cost = A card must cost something. Enter at least one cube, Krystallium or Soldier.
box-wrong-per = The VP for each card are missing. Enter them, or choose “none” here.
box-wrong-stays = The rules need this value. Leave it at { $ours }.
box-wrong-two = Enter two resources.
box-wrong-form = This is not written as expected. Write it as in an exported file.
box-wrong-tokens = Your box must have { $one } basic Travel Tokens; there are { $n }. Change their numbers.
box-wrong-officials = The Officials must begin with { $one } Gift Cards; there are { $n }. Change the set of a card.
box-wrong-set = Starting set { $set } must have { $one } Gift Cards; there are { $n }. Change the set of a card.
box-wrong-decrees = There must be 5 Decrees of level { $level }; there are { $n }. Change the level of one.
box-wrong-cards = A box has { $one } Development cards, or { $other } (the edition in shops); there are { $n }. Change the number of copies.

## Kinds
box-kind-card = Development cards
box-kind-treasure = Treasures
box-kind-menace = Menaces
box-kind-duchy = Duchies
box-kind-advisor = Advisors
box-kind-quest = Quests
box-kind-gift = Gift Cards
box-kind-decree = Decrees
box-kind-token = Travel Tokens
box-kind-die = Destiny Dice
box-kind-automa = Automa Cards
box-kind-board = Board
box-kind-present = Names of gifts
box-kind-other = Other

## Words among the values
box-word-empty = none
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
box-field-part = { $field }: { $part }
box-field-en = Name (English)
box-field-fr = Name (French)
box-field-nl = Name (Dutch)
box-field-en_plural = Plural (English)
box-field-fr_plural = Plural (French)
box-field-nl_plural = Plural (Dutch)
box-field-type = Type
box-field-copies = Copies
box-field-cost = Cost
box-field-makes = Production
box-field-makes_per_type = Produces per type
box-field-makes_per_resource = Produced per card
box-field-points = VP
box-field-points_per = VP per card
box-field-points_per_type = Type that counts
box-field-soldiers = Soldiers
box-field-krystallium = Krystallium
box-field-recycling = Recycling
box-field-price = Price
box-field-phase = Phase
box-field-two_players_only = Only with two players
box-field-number = Number
box-field-cards = Cards
box-field-starters = Cards at the start
box-field-each = For each player
box-field-cubes = Cubes
box-field-tokens = Tokens
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
box-row-kingdom-rounds = Rounds
box-row-kingdom-hand = Hand
box-row-kingdom-offering = Offering areas
box-row-kingdom-traps = Trap tokens
box-row-kingdom-alchemy = Alchemy
box-row-kingdom-soldiers = Soldier tokens
box-row-kingdom-solo = Solo
box-row-kingdom-advisors = Advisors module
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

box-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
box-to-fix = { $n ->
    [one] 1 thing to fix first
   *[other] { $n } things to fix first
}
box-import-wrong = { $n ->
    [one] The file has 1 error. Nothing was changed.
   *[other] The file has { $n } errors. Nothing was changed.
}
box-would-change = { $n ->
    [one] 1 value would change.
   *[other] { $n } values would change.
}
box-would-confirm = { $n ->
    [one] 1 component would be confirmed.
   *[other] { $n } components would be confirmed.
}
box-wrong-list = { $n ->
    [one] Enter 1 number.
   *[other] Enter { $n } numbers with spaces between them.
}
box-wrong-entries = { $n ->
    [one] Enter { $least } to { $most } values, not 1.
   *[other] Enter { $least } to { $most } values, not { $n }.
}
