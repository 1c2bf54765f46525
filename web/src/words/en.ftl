### The words of the page itself, in English.

page-again = Try again
page-close = Close
page-courtyard = Courtyard
page-back = Back to the lobby
page-loading = One moment…
page-skip = To the choices

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl

bot-random = random
bot-heuristic = quick
bot-search = searching
bot-novice = novice
bot-fair = fair
bot-strong = strong
bot-master = master

## Lobby

lobby-sentence = Two board games for one evening: with friends, with bots, or alone.
lobby-games = Which game?
lobby-sentence-gugong = Win favour with well-chosen gifts in the Forbidden City, sail the Grand Canal, build the Great Wall, and be received in the Palace in time.
lobby-sentence-kingdom = Offer your rival two piles and take the one that is left. Build a duchy out of cards that feed each other, and beware of what lies face down.
lobby-picture-gugong = The Palace of Heavenly Purity above the marble way, a junk on the Grand Canal
lobby-picture-kingdom = Cards of a duchy on green cloth: a windmill, a cathedral, and one face down
lobby-players = { $most ->
    [2] two players, or alone
   *[other] 2 to { $most } players, or alone
}
lobby-play-now = Play now
lobby-level = How strong are your opponents?
lobby-against = { $bots ->
    [one] You against one bot
   *[other] You against { $bots } bots
}
lobby-other = Set up a table
lobby-other-hint = friends, one screen, alone, variants
lobby-mine = My tables
lobby-mine-none = No table yet: the games you play appear here, and wait for you as long as you like.
lobby-waiting = { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
}
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players just now.
lobby-your-turn = your turn
lobby-gathering = waiting for players
lobby-playing = being played
lobby-over = finished
lobby-go-on = Go on
lobby-look = Look
lobby-join = Sit down
lobby-seats-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
lobby-with = with { $names }

## Whoever sits here

me-title = About you
me-name = Your name
me-name-hint = up to 16 characters
me-save = Save
me-saved = Saved
me-language = Language
me-theme = Light and dark
me-theme-system = as the system
me-theme-light = light
me-theme-dark = dark
me-code = Recovery code
me-code-why = There are no accounts here: this browser is your key. A recovery code brings your name and tables to another device.
me-code-make = Make a code
me-code-again = Make a new code
me-code-replaces = A new code replaces the one you have.
me-code-shown = Write it down; it is shown only this once.
me-code-use = Use a code
me-code-enter = Your code
me-code-done-nameless = Welcome back.
me-code-done = Welcome back, { $name }.

## The form for a table

form-title = A table of { $game }
form-players = Players
form-alone = alone
form-seats = Who sits where?
form-seat = Seat { $n }
form-seat-me = me
form-seat-here = another person at this screen
form-seat-open = open, by link or from the lobby
form-seat-bot = bot: { $level }
form-seat-name = Name
form-variants = Variants
form-listed = Show this table in the lobby
form-listed-why = Otherwise only those with your link find it.
form-open = Open the table
form-start = Start the game
form-nobody = Somebody at this screen must sit at the table.
form-yes = yes
form-no = no

option-players = Players
option-is = { $option }: { $value }
option-gugong-printing = Rules of which printing
option-gugong-bonus = Bonus Travel Tokens
option-gugong-expert = Expert set-up
option-gugong-open_information = Show what everybody could remember
option-gugong-solo = How strong Meng is
option-gugong-focus = What Meng is after
option-gugong-sets = Starting sets of you and Meng
option-kingdom-module = Module
option-kingdom-side = Side of the Duchy cards
option-kingdom-duchy = Duchy of seat 1
option-kingdom-duchy-alone = Your Duchy
option-kingdom-menaces = Menaces
option-kingdom-quest = Quest
value-gugong-printing-english-1 = English, first printing
value-gugong-printing-english-2 = English, second printing
value-gugong-printing-french = French
value-gugong-printing-dutch = Dutch
value-gugong-bonus-none = none
value-gugong-bonus-english = the three of the English box
value-gugong-bonus-french = the six of the French box
value-gugong-solo-none = no
value-gugong-solo-easy = easy
value-gugong-solo-normal = normal
value-gugong-solo-hard = hard
value-gugong-focus-random = drawn by lot
value-gugong-focus-travel = Travel
value-gugong-focus-great-wall = Great Wall
value-gugong-focus-jade = Jade
value-gugong-focus-intrigue = Intrigue
value-gugong-focus-palace = Palace
value-gugong-focus-decrees = Decrees
value-gugong-focus-canal = Grand Canal
value-gugong-sets-4-5 = you 4, Meng 5
value-gugong-sets-2-3 = you 2, Meng 3
value-gugong-sets-1-2 = you 1, Meng 2
value-kingdom-module-menace = Menace
value-kingdom-module-advisors = Advisors
value-kingdom-module-quest = Quest
value-kingdom-side-a = A for both
value-kingdom-side-b = B for both
value-none = none

## Before the game

gather-title = The table fills
gather-wait = The game begins when every seat is taken.
gather-ready = Everybody is here.
gather-wait-host = Everybody is here; the host starts the game.
gather-open = free seat
gather-invite = Copy the invitation
gather-copied = Copied
gather-invite-why = Send each link to one person: it works once, and the seat is theirs.
gather-link = Invitation for seat { $n }
gather-sit = Sit down here
gather-leave = Get up
gather-bot = Or a bot
gather-fill = Fill all with bots
gather-start = Start the game
gather-you = you
gather-listed = shown in the lobby
gather-private = by invitation only
gather-away = away
gather-bot-level = bot, { $level }
gather-rules = played by the rules
gather-full = No seat is free any more; you can look on.

## The bar

bar-yours = Your turn
# How the games’ own questions begin; the bar says it once.
bar-lead = Your turn
bar-waits = Waiting for { $names }.
bar-waits-done = You are done; waiting for { $names }.
bar-thinks = { $name } is thinking…
bar-over = The game is over.
bar-looking-on = You are looking on.
bar-rule = { $n ->
    [one] rule
   *[other] rules
}
bar-undo = Undo
bar-restart = Restart turn
bar-menu = Menu
bar-saving = saving…
bar-saved = saved
bar-and = { $some } and { $last }
bar-hand-over = Hand the screen to { $name }
bar-day = Day { $n } of { $of }
bar-round = Round { $n } of { $of }
title-yours = Your turn · { $game }
title-table = { $game } · Courtyard

menu-lobby = Lobby
menu-keys = Keys
menu-restart = Restart my turn
menu-invite = Copy the link to look on
menu-seed = The shuffle can be checked: SHA-256 of the seed
menu-seed-known = The seed of the shuffle

rule-title = Rules
rule-none = No rule is noted here.
rule-ours = House ruling
rule-ours-why = House ruling: { $why }

## Side

side-players = Players
side-happened = What happened
side-choices = All choices
side-choices-n = All choices ({ $n })
side-since = since my last turn
side-nothing-since = Nothing has happened since.
side-nothing = Nothing has happened yet.
side-beginning = The beginning
side-to-you = concerns you
side-choosing = is choosing
side-first = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
side-away = away
side-board = The board
side-tray = What is yours
side-answers = Your answer
side-opened = Which way?
tab-board = Board
tab-players = Players
tab-log = Log
tab-choices = { $n ->
    [0] Choices
   *[other] Choices ({ $n })
}

choices-none = You have nothing to choose now.
choices-refused = Shown, but not allowed now
choices-way = Arrow keys move, Enter takes; the keys beside the choices take them at once.
choices-mind = Mind: { $text }
choices-key = key { $key }

proposal-title = A proposal
proposal-why = This is how it could be done; nothing is done yet.
proposal-follow = Do all of it
proposal-leave = No, I will do it myself
proposal-none = There is nothing to propose here.

keys-title = Keys
keys-number = 1 to 9, then letters: take that choice
keys-arrows = Arrow keys: move through the choices; Enter takes one
keys-tab = Tab: from place to place on the board; Enter or the space bar presses
keys-undo = U: take back your last choice
keys-restart = R: restart your turn
keys-log = L: what happened since your last turn
keys-escape = Esc: close what is open
keys-help = ?: this list

curtain-title = { $name }, it is your turn
curtain-why = Hand the screen over; nobody else should look now.
curtain-open = I am { $name }

link-lost = The connection is lost. Your choices are safe; trying again…
link-closing = The server is being restarted. Nothing is lost; the table comes back by itself.
link-calling = Connecting…

## The end

count-title = Final scores
count-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
count-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Nobody wins.
count-alone = You end with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-total = Total
count-place = Place
count-points = { $n } VP
count-chart = Points of { $name }, part by part
count-table = In numbers
count-again = Play again
count-board = Look at the board
count-scores = Final scores

## What cannot be done

problem-unreachable = The server does not answer. Try again in a moment.
problem-reload = A part of this page is missing. Load the page again.
problem-other = That did not work ({ $code }).
problem-unknown-table = There is no such table. The link may be cut off.
problem-unknown-game = There is no such game here.
problem-unknown-seat = There is no such seat at this table.
problem-unknown-page = There is no such page.
problem-unknown-bot = There is no such bot.
problem-not-allowed-options = The rules do not allow these options together.
problem-wrong-seats = These seats do not fit the number of players.
problem-seat-taken = Somebody else has taken this seat.
problem-wrong-claim = This invitation is not valid. Ask for a new link.
problem-used-claim = This invitation has been used already. If it was you, use the browser you used then, or your recovery code.
problem-not-your-seat = This seat is not yours.
problem-not-your-turn = It is not your turn.
problem-stale = The table has moved on meanwhile; look again and choose.
problem-illegal-option = That is not possible now.
problem-name-too-long = A name has at most 16 characters.
problem-bad-name = A name has 1 to 16 visible characters.
problem-not-host = Only the host may do that.
problem-not-full = There is still a free seat.
problem-not-started = The game has not begun yet.
problem-already-started = The game has begun already.
problem-nothing-to-undo = There is nothing to take back: something has been revealed since.
problem-no-routine = There is nothing to propose here.
problem-game-over = The game is over.
problem-wrong-code = This recovery code is not known. It may have been replaced by a newer one.
problem-wrong-origin = This request came from another site and was refused.
problem-wrong-method = That cannot be asked in this way.
problem-bad-message = The server did not understand that. Load the page again.
problem-too-large = That is too much at once.
problem-shutting-down = The server is being restarted. Try again in a moment.
problem-not-stored = The server could not keep this. Try again in a moment.
problem-too-many = That was a little fast. Wait a moment.
