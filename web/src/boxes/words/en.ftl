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
box-nth = { $nth } of { $of }
box-all = Show list
box-next = Next to confirm
box-changed = What you changed
box-was = { $before } → { $after }
box-aside = Names in other languages
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
box-wrong-stays = The rules need this value. Leave it at { $ours }.
box-wrong-form = This is not written as expected. Write it as in an exported file.

## Kinds
box-kind-other = Other

## Words among the values
box-word-empty = none

## Fields
box-field-part = { $field }: { $part }
box-field-en = Name (English)
box-field-fr = Name (French)
box-field-nl = Name (Dutch)
box-field-copies = Copies
box-field-cost = Cost
box-field-points = VP
box-field-price = Price
box-field-number = Number
box-field-cards = Cards
box-field-each = For each player
box-field-tokens = Tokens

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
