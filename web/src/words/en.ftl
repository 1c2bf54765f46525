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
seat-number = Seat { $n }

bot-random = random
bot-heuristic = quick
bot-search = searching
bot-novice = novice
bot-fair = fair
bot-strong = strong
bot-master = master

## Lobby

lobby-sentence = Board games for one evening: with friends, with bots, or alone.
lobby-games = Which game?
lobby-sentence-gugong = Win favour with well-chosen gifts in the Forbidden City, sail the Grand Canal, build the Great Wall, and be received in the Palace in time.
lobby-sentence-kingdom = Offer your rival two piles and take the one that is left. Build a duchy out of cards that feed each other, and beware of what lies face down.
lobby-picture-gugong = The Palace of Heavenly Purity above the marble way, a junk on the Grand Canal
lobby-picture-kingdom = Cards of a duchy on green cloth: a windmill, a cathedral, and one face down
lobby-players = { $least } to { $most } players
lobby-players-same = { $n ->
    [2] two players
   *[other] { $n } players
}
lobby-players-alone = { $players }, or alone
lobby-play-now = Play now
lobby-level = How strong are your opponents?
lobby-against = { $bots ->
    [one] You against one bot
   *[other] You against { $bots } bots
}
lobby-other = Set up a table
lobby-other-hint = friends, one screen, how many play
lobby-learn = Learn { $game }
lobby-learn-on = Go on with the lesson
lobby-lesson = Lesson
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
leave-title = Sign out, or be forgotten
leave-others = Sign out on other devices
leave-others-done = { $devices ->
    [0] You were signed in nowhere else.
    [one] You are signed out on one other device.
   *[other] You are signed out on { $devices } other devices.
}
leave-out = Sign out here
leave-out-why = This browser will no longer know who you are.
leave-out-yes = Sign out
leave-no-code = You have no recovery code: without one you cannot come back to your name and your tables.
leave-forget = Forget me
leave-forget-why = Your name, your e-mail address, what you wrote in chats and your ratings are erased everywhere, for good. Games stay for those who played along, without your name; where you were still playing with others, a bot goes on.
leave-forget-yes = Erase it all
leave-stay = Stay

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
option-kingdom-memory = Cards you lay face down
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
value-kingdom-memory-helped = you are reminded of them
value-kingdom-memory-printed = nobody may look, as printed
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
menu-standing = At any time
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
problem-old-rules = This game began with earlier rules of the program and cannot go on. Its result is kept.
problem-unknown-game = There is no such game here.
problem-unknown-language = There is no such language here.
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
problem-bad-clock = { $part ->
    [increment] The time added for each turn is between 0 seconds and 1 hour.
    [days] A choice has { $least } to { $most } days.
   *[bank] The time for the whole game is between 10 seconds and 24 hours.
  }
problem-bad-hour = { $fault ->
    [missing] Quiet hours have a beginning and an end: give both, or neither.
    [same] Quiet hours cannot end at the hour at which they begin.
   *[range] Quiet hours begin and end at a whole hour from 0 to 23.
  }
problem-bad-zone = There is no time zone “{ $zone }”. One is called Europe/Brussels, for example.
problem-bad-text = A message has 1 to { $most } characters.
problem-chat-too-fast = That was a little fast. Wait a moment before you say more.
problem-stood-in = A bot is playing for you. Take your seat back first.
problem-not-player = Only those who played this game may do that.
problem-not-over = The game is not over yet.
problem-already-started = The game has begun already.
problem-nothing-to-undo = There is nothing to take back: something has been revealed since.
problem-no-routine = There is nothing to propose here.
problem-no-hints = The players of this table agreed to play without hints.
problem-game-over = The game is over.
problem-wrong-code = This recovery code is not known. It may have been replaced by a newer one.
problem-wrong-origin = This request came from another site and was refused.
problem-wrong-host = This server does not know the name by which it was called; whoever runs it can allow it.
problem-wrong-method = That cannot be asked in this way.
problem-bad-message = The server did not understand that. Load the page again.
problem-too-large = That is too much at once.
problem-shutting-down = The server is being restarted. Try again in a moment.
problem-not-stored = The server could not keep this. Try again in a moment.
problem-too-busy = The server is full just now. It lets you in as soon as there is room.
problem-too-many = That was a little fast. Wait a moment.

problem-bad-email = That is no e-mail address.
problem-no-mail = This server sends no e-mail.
problem-too-often = That was asked for a moment ago. Try again in { $seconds } seconds.
problem-too-fast = That was very fast. Try again in { $seconds } seconds.
problem-bad-url = That is no web address that could be called. It begins with https:// and holds no password.
problem-unknown-host = Nothing is found at { $host }.
problem-forbidden-address = { $host } lies in a private network or on a forbidden port: it may not be called from here.

## Rules: the page, and what can be asked of anything on a table

rule-in-page = { $id }: in the rules, in a new tab
menu-rules = Rules of the game
thing-list = What is on the table
thing-can = You can choose it now: { $what }
thing-looking-on = You are looking on; only the players choose.
thing-not-now = This cannot be chosen now. What is asked: { $prompt }
thing-not-your-turn = It is not your turn: waiting for { $names }.
keys-ask = Menu key or Shift+F10: the rules of the place that you are at; a right click or a long touch does the same
keys-things = . (full stop): everything on the table by name, with its rules
lobby-rules = Rules
rules-title = Rules of { $game }
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = with or without accents
rules-count =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-hits =
    { $n ->
        [one] { $n } rule of { $of } has these words.
       *[other] { $n } rules of { $of } have these words.
    }
rules-nothing = No rule has “{ $words }” in it.
rules-none = There are no rules to read here for this game.
rules-clear = Show all rules
rules-print = Print
rules-copy = Copy the link to { $what }
rules-copied = Link copied
rules-in-address = The link is in the address bar
rules-unknown-anchor = There is no rule “{ $anchor }” in this game. The link may be cut off, or the rule may have another name by now; search for it above.
rules-ours = These marks show a ruling of our own, where no printed text settles the point.
chapter-gugong-setup = Set-up
chapter-gugong-morning = Morning
chapter-gugong-exchange = Exchange
chapter-gugong-servants = Servants
chapter-gugong-travel = Travel
chapter-gugong-great-wall = Great Wall
chapter-gugong-jade = Jade
chapter-gugong-intrigue = Intrigue
chapter-gugong-palace = Palace
chapter-gugong-decrees = Decrees
chapter-gugong-canal = Grand Canal
chapter-gugong-night = Night
chapter-gugong-ending = End of the game
chapter-gugong-bonus = Bonus tokens
chapter-gugong-meng = Alone against Meng
chapter-kingdom-setup = Set-up
chapter-kingdom-choice = Choice phase
chapter-kingdom-planning = Planning phase
chapter-kingdom-production = Production phase
chapter-kingdom-construction = Construction
chapter-kingdom-ending = End of the game
chapter-kingdom-menace = Menace module
chapter-kingdom-advisors = Advisors module
chapter-kingdom-quest = Quest module
chapter-kingdom-solo = Alone
plate-gugong-setup = The pieces of one family: Servants, Double Servant, Envoy, Traveller, Ship and Intrigue Marker.
plate-gugong-morning = The Destiny Dice, the Days, and the draw pile of Gift Cards.
plate-gugong-exchange = Gift Cards: the value in the seal, the card’s action below.
plate-gugong-servants = Servants, and the Double Servant that counts for two.
plate-gugong-travel = The map with its cities and roads; on most cities lies a Travel Token.
plate-gugong-great-wall = A section of the Great Wall, with a niche for each Servant.
plate-gugong-jade = The Jade houses with their prices, and the square at the end.
plate-gugong-intrigue = The Intrigue Track, and below it the Intrigue Benefits.
plate-gugong-palace = The way to the Palace, and the places of arrival.
plate-gugong-decrees = Decrees: level and price at the left, what they give beside them.
plate-gugong-canal = The Grand Canal: Harbours with their rewards, and Ships on their way.
plate-gugong-night = A card in the discard pile that matches a Destiny Die, and Ships that sail on.
plate-gugong-ending = Arrival in the Palace, and Jade, are counted at the end.
plate-gugong-bonus = The six Bonus Travel Tokens.
plate-gugong-meng = The Automa Cards: one sort for each location, and a special one.
plate-kingdom-setup = A Structure, a Specialist, a Monument, a Discovery, and a Treasure.
plate-kingdom-choice = Two Offering areas; a Trap token lets one card lie face down.
plate-kingdom-planning = A card is slated as it is, or recycled for the cube at its upper right.
plate-kingdom-production = The four resources in the order of production; whoever makes most trains a Soldier.
plate-kingdom-construction = A card under construction, and five cubes that become a Krystallium.
plate-kingdom-ending = Points of a card, points for each card of a type, and a Calamity.
plate-kingdom-menace = Giant Rat, Frost Giant, Shadow and Thief.
plate-kingdom-advisors = Advisors, with the Soldiers they ask for.
plate-kingdom-quest = A step of a Quest: what it costs, and what it gives.
plate-kingdom-solo = The deck lies open, Danger cards are added face down, and a token turns one up.

## What people agree on

agree-title = What you agree on
agree-clock = Time to think
agree-clock-none = as long as you like
agree-clock-live = clock for one evening
agree-clock-days = days for each choice
agree-pace = Clock
agree-pace-is = { $bank }, and { $increment } s more each turn
agree-pace-own = own values
agree-bank = Minutes for each player
agree-increment = Seconds more each turn
agree-days = For each choice
agree-days-n = { $n ->
    [one] one day
   *[other] { $n } days
}
agree-quiet = Quiet hours
agree-quiet-why = Meanwhile the clock stands still.
agree-from = From (0 to 23)
agree-to = To (0 to 23)
agree-zone = Time zone
agree-away = Who leaves or runs out of time…
agree-away-bot = … is played for by a bot: { $level }
agree-away-wait = … is waited for
agree-hints = Hints allowed
agree-hints-why = A strong bot shows its best options when asked.
agreed-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
agreed-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
agreed-live = { $bank } for each player, and { $increment } s more each turn
agreed-days = { $n ->
    [one] one day for each choice
   *[other] { $n } days for each choice
}
agreed-quiet = quiet from { $from } to { $to } ({ $zone })
agreed-hints = hints allowed
agreed-no-hints = no hints
agreed-bot = whoever leaves or runs out of time is played for by a bot ({ $level })
agreed-wait = whoever leaves or runs out of time is waited for

## Clocks

clock-left = Time left: { $time }
clock-out = out of time
clock-last = Your last minute has begun.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Hints

bar-hint = Hint
keys-hint = H: ask for a hint
advice-title = The bot’s advice
advice-thinks = The bot is thinking it through…
advice-ready = { $n ->
    [one] One option is advised.
   *[other] { $n } options are advised.
}
advice-none = The bot knows no advice here.
advice-chance = wins { $chance }
advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
advice-tried = tried { $n ->
    [one] once
   *[other] { $n } times
}
advice-why = Why? { $reasons } (compared with { $other }).
advice-beside = { $reasons } (compared with { $other }).
advice-other = option { $number }
advice-other-option = “{ $option }”
advice-between = {"; "}
advice-part = { $n ->
    [one] { $name }: about { $n } point { $more }
   *[other] { $name }: about { $n } points { $more }
}
advice-feat = { $name }: about { $n } { $more }
advice-total = { $n ->
    [one] at the end about { $n } point { $more }
   *[other] at the end about { $n } points { $more }
}
advice-wins = { $n ->
    [one] about { $n } { $more } win in 100 games
   *[other] about { $n } { $more } wins in 100 games
}
advice-rival = { $n ->
    [one] the strongest rival ends with about { $n } point { $more }
   *[other] the strongest rival ends with about { $n } points { $more }
}
advice-level = hardly any difference: less than a point at the end
advice-sight = { $n ->
    [one] at first sight worth about { $n } point more
   *[other] at first sight worth about { $n } points more
}
advice-spent = the bot spent { $share } of its tries on it
advice-unclear = no clear advantage shows, but the bot spent { $share } of its tries on it
advice-more = more
advice-fewer = fewer
advice-line = Then perhaps:

## Being called

notice-title = When it is your turn
notice-sound = Play two soft notes
notice-browser = Show a notice while you look elsewhere
notice-denied = Notices are blocked in your browser’s settings for this site.
notice-body = The table is waiting for you.
bar-next = { $n ->
    [one] Next table
   *[other] Next of { $n } tables
}
mail-address = E-mail address
mail-why = You get a letter when a table waits for you and you are not there.
mail-sent = A code was sent to { $email }. The address counts once you enter it here.
mail-code = Code from the letter
mail-confirm = Confirm
mail-confirmed = The address is confirmed.
mail-end = Send no more e-mail
mail-ended = You get no more e-mail.
mail-wrong-code = That is not the code, or it is no longer valid. Save the address again for a new one.
hook-title = Tell another program
hook-why = Whenever somebody must choose at this table, the server calls this address (webhook).
hook-url = Web address
hook-ended = Nobody is called any more.

## People

bar-onlookers = { $n ->
    [one] One person is looking on
   *[other] { $n } people are looking on
}
bar-away = A bot ({ $level }) is playing for you
bar-back = Take my seat back
bar-chat = { $n ->
    [0] Chat
    [one] Chat, one new line
   *[other] Chat, { $n } new lines
}
menu-away = Let a bot play for me ({ $level })
side-stand-in = a bot ({ $level }) plays
side-call = Let a bot play for { $name }
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-muted = You hear nobody.
chat-who = Whom you hear
chat-mute-all = Hear nobody, at any table
chat-says = { $name } says: { $text }
count-wanted = { $name } wants to play again: come along!
count-come = Come along

## Looking back

bar-since = Since my last turn
count-replay = Replay
count-analysis = Analysis
results-page = My results · Courtyard
head-results = My results
export-title = Take this game along
export-title-mine = Take along what you know of this game
export-mine-why = While the game goes on, it is your own record: it holds nothing that is hidden from you.
export-journal = Journal (JSON)
export-text = Text
import-title = Bring a game along
import-why = Choose the journal of a game that was exported from Courtyard, or drop it here: it can then be replayed and analysed.
import-pick = Choose a file
import-reading = Being checked…
import-unchanged = Nothing was changed.

## What cannot be done: looking back, and bringing a game along

problem-unknown-reader = This game cannot be seen with those eyes: there is no such seat.
problem-import-not-json = This file is broken or cut off: it cannot be read from line { $line } on (character { $column }).
problem-import-too-deep = This file is nested deeper than any journal.
problem-import-number = This file holds a number that no game has: a fraction, or far too large.
problem-import-text = This file holds a text that cannot be kept: longer than { $most } characters, or with characters that do not exist.
problem-import-no-journal = This file is not a journal of Courtyard.
problem-import-view = This file holds what one player knew of a game that was not over. Only the journal of a finished game can be brought along.
problem-import-format = This journal has format { $format }; this Courtyard reads format { $known }.
problem-import-lacks = This journal is not whole; missing: { $parts }.
problem-import-unknown-parts = This journal has parts that are not known here: { $parts }.
problem-import-shape = In this journal, “{ $part }” must be { $shape ->
    [text] a text
    [list] a list
   *[object] an object
}.
problem-import-game = This journal is of the game { $game }; here there are { $known }.
problem-import-rules = This journal was played by version { $rules } of the rules; this Courtyard knows them up to version { $most }.
problem-import-old-rules = The journal is of a game with earlier rules of the program, which cannot be played again.
problem-import-unknown-option = The game has no option { $option }; it has { $known }.
problem-import-option = The option { $option } cannot be { $value }; it can be { $known }.
problem-import-options = The rules do not allow the options of this journal together.
problem-import-other-options = The options of this journal are not those of the position it begins with.
problem-import-components = The owner’s own components in this journal cannot be so ({ $where }).
problem-import-position = The position this journal begins with cannot be set up: { $why }
problem-import-seed = The seed of this journal is longer than { $most } characters.
problem-import-player = The name of a player in this journal (seat { $seat }) cannot be: it has 1 to { $most } visible characters.
problem-import-players = This journal names { $players } players, but its game has { $seats } seats.
problem-import-bot = There is no bot { $bot } here (seat { $seat }); there are { $known }.
problem-import-too-many-choices = This journal has more than { $most } choices; no game has so many.
problem-import-choice-form = Choice { $number } is not written as a seat and a choice: “{ $choice }”.
problem-import-choice-unknown = Choice { $number }, “{ $choice }”, is no choice of this game.
problem-import-choice-seat = Choice { $number } cannot be made by seat { $seat }: the turn is with { $seats }.
problem-import-choice-illegal = Choice { $number } of seat { $seat }, “{ $choice }”, is against the rules; allowed were: { $allowed }.
problem-import-choice-after-end = Choice { $number } comes after the end of the game.
problem-import-unfinished = This game is not over after its { $choices } choices. Only the journal of a finished game can be brought along.
problem-import-too-slow = Playing this game again takes too long (it was stopped at choice { $number }).
problem-import-impossible = This journal cannot be played again: its components or its position do not make up a game.

## The table of a game without a drawing

plain-table = On the table
plain-face-down = { $n ->
    [one] one face down
   *[other] { $n } face down
}
plain-empty = nothing
