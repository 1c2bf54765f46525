### The words of the page itself, in English.

page-again = Try again
page-close = Close
page-courtyard = Courtyard
page-back = Back to the lobby
page-loading = Loading…
page-skip = Skip to options

colour-0 = Cinnabar
colour-1 = Indigo
colour-2 = Saffron
colour-3 = Teal
colour-4 = Pearl
seat-number = Seat { $n }

bot-random = random
bot-heuristic = heuristic
bot-search = search
bot-deep = deep
bot-novice = novice
bot-fair = intermediate
bot-strong = strong
bot-master = master

## Lobby

lobby-sentence = Modern board games in your browser: with friends, against bots, or solo.
lobby-games = Choose a game
lobby-players = { $least }–{ $most } players
lobby-players-same = { $n ->
    [2] 2 players
   *[other] { $n } players
}
lobby-players-alone = { $players }, or solo
lobby-other = Create a table
lobby-learn = Learn { $game }
lobby-learn-on = Continue the lesson
lobby-lesson = Lesson
lobby-mine = My tables
lobby-waiting = { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
}
lobby-open = Open tables
lobby-finished = Finished games
lobby-your-turn = your turn
lobby-gathering = waiting for players
lobby-full = ready to start
lobby-playing = in progress
lobby-over = finished
lobby-go-on = Continue
lobby-look = View
lobby-join = Join
lobby-seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-with = with { $names }
lobby-just-now = just now

## The guest

# Home
quick-play = Play
quick-again = Play again
quick-change = Change
quick-learn = Learn
quick-says = { $bots ->
    [one] { $players } players, { $level } bot
   *[other] { $players } players, { $level } bots
  }
fact-minutes = { $least }–{ $most } min
fact-weight = Weight: { $what }
fact-weight-1 = light
fact-weight-2 = medium light
fact-weight-3 = medium
fact-weight-4 = medium heavy
fact-weight-5 = heavy
running-with = { $game } with { $names }
running-you = You
friends-title = Play with friends
friends-join = Join a table
friends-join-hint = Code or link
friends-join-wrong = That is neither a code nor a link of a table here.
head-pages = Pages
head-play-tab = Play
head-results-tab = Results
head-learn-tab = Learn
head-puzzles-tab = Puzzles
head-training-tab = Training
head-rules-tab = Rules
training-mine = My training
lobby-due = { $n ->
    [one] { $n } mistake to train
   *[other] { $n } mistakes to train
}
lobby-due-why = Moments from your own games: find the better move.
lobby-train = Train
me-menu = Menu and settings ({ $name })
learn-start = Start
learn-begun = started
learn-length = about 10 minutes
form-variants-why = Each of these options changes the game a little. The settings shown are a good start.
form-surprise = Surprise me

me-title = Settings
me-name = Your name
me-name-hint = up to 16 characters
me-save = Save
me-saved = Saved
me-language = Language
me-theme = Theme
me-theme-system = system
me-theme-light = light
me-theme-dark = dark
me-colours = Colours of the pieces
me-colours-standard = standard
me-colours-blind = colour-blind
me-shares = My finished games may become puzzles
me-shares-why = Only if all players of a game allow it. Without names.
me-code = Recovery code
me-code-why = There are no accounts: this browser remembers you. A recovery code lets you continue with the same name and tables on another device.
me-code-make = Create a recovery code
me-code-again = Create a new code
me-code-replaces = A new code replaces your current one.
me-code-shown = Write it down: it will not be shown again.
me-code-use = Enter a recovery code
me-code-enter = Recovery code
me-code-done-nameless = Welcome back.
me-code-done = Welcome back, { $name }.
leave-title = Sign out or delete my data
leave-others = Sign out on all other devices
leave-others-done = { $devices ->
    [0] You were not signed in anywhere else.
    [one] Signed out on 1 other device.
   *[other] Signed out on { $devices } other devices.
}
leave-out = Sign out on this device
leave-out-why = This browser will no longer know who you are.
leave-out-yes = Sign out
leave-no-code = You have no recovery code. Without one you will lose access to your name and your tables.
leave-forget = Delete my data
leave-forget-why = Your name, email address, chat messages and ratings will be deleted everywhere, permanently. Games remain available to the other players, without your name; in games still in progress, a bot takes over your seat.
leave-forget-yes = Delete everything
leave-stay = Cancel

## The form for a table

form-title = New table: { $game }
form-players = Players
form-alone = solo
form-seats = Seats
form-seat = Seat { $n }
form-seat-me = me
form-seat-here = player on this device
form-seat-open = open (invitation or lobby)
form-seat-bot = bot: { $level }
form-seat-name = Name
form-variants = Variants
form-listed = List this table in the lobby
form-listed-why = Otherwise only people with your link can join.
form-open = Create table
form-start = Start game
form-nobody = At least one seat must be for you or another player on this device.
form-yes = yes
form-no = no

option-players = Players
option-is = { $option }: { $value }
value-none = none

## Before the game

gather-title = Waiting for players
gather-wait = The game starts when all seats are taken.
gather-ready = All seats are taken.
gather-wait-host = All seats are taken. Waiting for the host to start the game.
gather-open = free seat
gather-invite = Copy invitation link
gather-copied = Copied
gather-invite-why = Send each link to one person only: it can be used once.
gather-link = Invitation for seat { $n }
gather-sit = Take this seat
gather-leave = Leave seat
gather-bot = Add a bot
gather-fill = Fill with bots
gather-start = Start game
gather-you = you
gather-listed = listed in the lobby
gather-private = invitation only
gather-away = offline
gather-bot-level = bot, { $level }
gather-rules = automated opponent
gather-all-here = Everybody is here
gather-share = Share invitation
gather-shared = Shared
gather-share-text = Come and play { $game } with me.
gather-qr = QR code
gather-qr-title = Invitation for seat { $n }
gather-qr-label = QR code with the invitation for seat { $n }
gather-qr-why = Scan it with a phone to join on that phone.
gather-meanwhile = While you wait: learn the game in a short lesson. The table stays open.
gather-full = All seats are taken. You can watch.

## The bar

bar-yours = Your turn
# How the games’ own questions begin; the bar says it once.
bar-lead = Your turn
bar-waits = Waiting for { $names }.
bar-waits-done = You are done; waiting for { $names }.
bar-thinks = { $name } is thinking…
bar-over = The game is over.
bar-agreed = This game ended by agreement.
bar-looking-on = You are watching.
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
bar-hand-over = Pass the device to { $name }
bar-next-player = Next: { $name }
bar-day = Day { $n } of { $of }
bar-round = Round { $n } of { $of }
title-yours = Your turn · { $game }
title-table = { $game } · Courtyard

menu-lobby = Lobby
menu-keys = Keyboard shortcuts
menu-restart = Restart my turn
menu-standing = At any time
menu-invite = Copy spectator link
menu-seed = Fair shuffle: SHA-256 of the seed
menu-seed-known = Shuffle seed

rule-title = Rules
rule-none = No rule is linked here.
rule-ours-why = House ruling: { $why }

## Side

side-players = Players
side-happened = Log
side-choices = All options
side-choices-n = All options ({ $n })
side-since = since my last turn
side-nothing-since = Nothing has happened since then.
side-nothing = Nothing has happened yet.
side-beginning = Start of the game
side-to-you = affects you
side-you = You
side-choosing = choosing
side-first = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
side-away = offline
side-board = Board
side-tray = Your play area
side-answers = Your options
side-opened = Choose how
tab-board = Board
tab-task = Puzzle
tab-players = Players
tab-log = Log
tab-choices = { $n ->
    [0] Options
   *[other] Options ({ $n })
}

choices-none = You have nothing to choose right now.
choices-refused = Not available now
choices-way = Use the arrow keys and Enter, or press the key shown next to an option.
choices-mind = Warning: { $text }
choices-key = key { $key }

undo-waits = Waiting for { $names } to agree.
undo-asks-move = { $name } asks to undo their last move.
undo-asks-turn = { $name } asks to undo their last turn.
undo-declined = Your request to undo was declined.
undo-allow = Allow
undo-decline = Decline
end-asks = { $name } offers to end the game now, without a result.
end-waits = You offered to end the game. Waiting for { $names } to agree.
end-declined = Your offer to end the game was declined.
end-agree = End the game

proposal-title = Suggestion
proposal-why = Nothing has been played yet.
proposal-follow = Play all
proposal-leave = No, I’ll do it myself
proposal-none = No suggestion here.

keys-title = Keyboard shortcuts
keys-number = 1–9, then letters: choose that option
keys-arrows = Arrow keys: move through the options; Enter: choose
keys-tab = Tab: move between places on the board; Enter or Space: choose
keys-undo = U: undo your last move
keys-restart = R: restart your turn
keys-log = L: log since your last turn
keys-escape = Esc: close
keys-help = ?: this list

curtain-title = { $name }, it’s your turn
curtain-why = Pass the device on: nobody else should look.
curtain-open = I am { $name }

link-lost = Connection lost. Reconnecting…
link-closing = The server is restarting. Nothing is lost: the table will reconnect by itself.
link-now = Try now
link-waits-this = Your move “{ $choice }” is waiting to be sent.
link-waits-choose = Your move is waiting to be sent.
link-waits-undo = Your undo is waiting to be sent.
link-waits-answer-undo = Your answer is waiting to be sent.
link-waits-offer-end = Your offer to end the game is waiting to be sent.
link-waits-answer-end = Your answer is waiting to be sent.
link-waits-say = Your chat message is waiting to be sent.
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
count-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-nobody = Nobody wins.
count-alone = You end with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
count-total = Total
count-points = { $n } VP
count-chart = { $name }: points by category
count-again = Play again
count-board = View board
count-scores = Final scores

## What cannot be done

problem-unreachable = The server is not responding. Please try again in a moment.
problem-reload = Part of this page is missing. Please reload it.
problem-other = Something went wrong ({ $code }).
problem-unknown-table = This table does not exist. The link may be incomplete.
problem-newer-rules = This game was played with a newer version of Courtyard. It can be opened here after an update.
problem-old-rules = This game follows an older version of the rules and cannot be continued. Its result is saved.
problem-unknown-game = This game is not available here.
problem-unknown-language = A game can be exported in English, French or Dutch.
problem-unknown-seat = This table has no such seat.
problem-unknown-page = This page does not exist.
problem-unknown-bot = This bot does not exist.
problem-not-allowed-options = The rules do not allow this combination of options.
problem-wrong-seats = These seats do not match the number of players.
problem-seat-taken = Someone else has taken this seat.
problem-one-seat-each = You already have a seat at this table. You need an invitation for another one.
problem-put-out = The host has removed you from this table.
problem-wrong-claim = This invitation is not valid. Ask for a new link.
problem-used-claim = This invitation has already been used. If that was you, go back to the same browser or use your recovery code.
problem-not-your-seat = This seat is not yours.
problem-not-your-turn = It is not your turn.
problem-stale = The game has changed in the meantime. Please choose again.
problem-illegal-option = That is not possible now.
problem-name-too-long = A name can have at most 16 characters.
problem-bad-name = A name must have 1 to 16 visible characters, including a letter or a digit.
problem-mistaken-name = Someone you are playing with has a name that looks the same. Choose another one, or wait until the game is over.
problem-not-host = Only the host can do that.
problem-banned = The operator of this server has banned you.
problem-muted = The operator of this server has muted you: you cannot write here.
problem-not-full = There is still a free seat.
problem-not-started = The game has not started yet.
problem-bad-clock = { $part ->
    [increment] The increment must be between 0 seconds and 1 hour.
    [days] Choose { $least } to { $most } days per move.
   *[bank] The time per player must be between 10 seconds and 24 hours.
  }
problem-bad-hour = { $fault ->
    [missing] Quiet hours need both a start and an end, or neither.
    [same] Quiet hours cannot start and end at the same hour.
   *[range] Quiet hours start and end on a full hour from 0 to 23.
  }
problem-bad-zone = Unknown time zone “{ $zone }”. Example: Europe/Brussels.
problem-bad-text = A message must have 1 to { $most } characters.
problem-chat-too-fast = You are sending messages too fast. Please wait a moment.
end-title = Offer to end
end-means = All other players are asked. If everybody agrees, the game ends as it stands: nobody wins, and it does not count in results or ratings.
end-yes = Make the offer
resign-title = Resign
resign-means = A bot ({ $level }) plays on for you to the end. The game counts as lost for you. This cannot be undone.
resign-yes = Resign
resign-no = Keep playing
bar-resigned = You resigned. A bot ({ $level }) plays on for you.
side-resigned = resigned; bot ({ $level }) plays on
problem-resigned = You resigned this game: the bot plays on to the end.
problem-stood-in = A bot is playing for you. Take back your seat first.
problem-not-player = Only players of this game can do that.
problem-not-over = The game is not over yet.
problem-too-long-to-analyse = This imported game has { $choices } moves. Only games of up to { $most } moves can be analysed.
problem-already-started = The game has already started.
problem-nothing-to-undo = You cannot undo this: something has been revealed since.
problem-undo-asked = You can ask to undo a turn only once.
problem-undo-declined = You already asked to undo this turn, and it was declined.
problem-no-undo-request = This request is no longer open: the game has continued.
problem-nobody-to-ask = Nobody else is playing who could agree. You can resign instead.
problem-end-offered = Somebody has already offered to end the game. Wait for the answers.
problem-end-declined = An offer to end the game was just declined. Try again after the next move.
problem-no-end-offer = This offer is no longer open: the game has continued.
problem-too-many-changes = You have undone or changed too much here. This can no longer be changed.
problem-out-of-time = Your time ran out. The bot finishes this turn; then you can take back your seat.
problem-no-routine = No suggestion here.
problem-no-hints = Hints are turned off at this table.
problem-game-over = The game is over.
problem-wrong-code = Unknown recovery code. It may have been replaced by a newer one.
problem-wrong-origin = This request came from another site and was refused.
problem-wrong-host = This server does not accept the address you used. Its operator can allow it.
problem-wrong-method = This request is not supported.
problem-bad-message = The server did not understand that. Please reload the page.
problem-too-large = That is too large.
problem-unknown-box = This box does not exist, or is no longer shared.
problem-unknown-puzzle = This puzzle does not exist. Choose another one.
problem-no-puzzle = There is no such puzzle. Choose another theme or level.
problem-not-analysed = This game is not analysed yet. Start the analysis first.
problem-unknown-format = A box can be exported as csv, toml or sheet.
problem-bad-box = { $why }
problem-too-many-boxes = You can save at most { $most } boxes. Delete one first.
problem-shutting-down = The server is restarting. Please try again in a moment.
problem-not-stored = The server could not save this. Please try again in a moment.
problem-too-busy = The server is full right now. You will be let in as soon as there is room.
problem-too-many = Too many requests. Please wait a moment.

problem-bad-email = This is not a valid email address.
problem-no-mail = This server does not send email.
problem-too-often = You asked for that a moment ago. Try again in { $seconds } s.
problem-too-fast = Too fast. Try again in { $seconds } s.
problem-too-many-sockets = Courtyard is open in too many windows ({ $most }). Close some of them.
problem-bad-url = This address cannot be used. It must start with https:// and must not contain a password.
problem-unknown-host = { $host } was not found.
problem-forbidden-address = { $host } is on a private network or a blocked port and cannot be called from here.
problem-no-push = This server cannot send notifications to devices.
problem-bad-device = This device cannot be reached: its keys are not valid.

## Rules: the page, and what can be asked of anything on a table

rule-in-page = { $id }: open in the rules (new tab)
menu-rules = Rules of the game
thing-list = Everything on the table
thing-can = Available now: { $what }
thing-looking-on = You are watching; only the players can choose.
thing-not-now = Not available now. Current question: { $prompt }
thing-not-your-turn = It is not your turn: waiting for { $names }.
keys-ask = Menu key or Shift+F10 (or right-click, or long press): rules for the selected place
keys-things = . (full stop): list everything on the table, with its rules
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
rules-hits = { $n ->
        [one] { $n } of { $of } rules contains these words.
       *[other] { $n } of { $of } rules contain these words.
    }
rules-nothing = No rule contains “{ $words }”.
rules-none = No rules are available here for this game.
rules-clear = Show all rules
rules-print = Print
rules-copy = Copy the link to { $what }
rules-copied = Link copied
rules-in-address = The link is in the address bar
rules-unknown-anchor = There is no rule “{ $anchor }” in this game. The link may be incomplete, or the rule may have been renamed. Try the search above.
rules-ours = This mark shows a house ruling, where no printed text settles the point.

## What people agree on

agree-title = Game settings
agree-clock = Time control
agree-clock-none = unlimited
agree-clock-live = real time
agree-clock-days = correspondence (days per move)
agree-pace = Clock
agree-pace-is = { $bank } + { $increment } s per turn
agree-pace-own = custom
agree-bank = Minutes per player
agree-increment = Increment per turn (seconds)
agree-days = Time per move
agree-days-n = { $n ->
    [one] 1 day
   *[other] { $n } days
}
agree-quiet = Quiet hours
agree-quiet-why = The clock is paused during these hours.
agree-from = From (0–23)
agree-to = To (0–23)
agree-zone = Time zone
agree-away = Player away or out of time
agree-away-bot = a bot plays: { $level }
agree-away-wait = the others wait
agree-hints = Allow hints
agree-hints-why = On request, a strong bot shows its best options.
agreed-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
agreed-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
agreed-live = { $bank } per player + { $increment } s per turn
agreed-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
agreed-quiet = quiet hours { $from } to { $to } ({ $zone })
agreed-hints = hints allowed
agreed-no-hints = no hints
agreed-bot = a bot ({ $level }) takes over for anyone who leaves or runs out of time
agreed-wait = the others wait for anyone who leaves or runs out of time

## Clocks

clock-left = Time left: { $time }
clock-out = out of time
clock-last = Less than a minute left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## Hints

bar-hint = Hint
keys-hint = H: ask for a hint
advice-title = Hint
advice-thinks = The bot is thinking…
advice-ready = { $n ->
    [one] 1 suggestion
   *[other] { $n } suggestions
}
advice-none = The bot has no suggestion here.
advice-chance = { $chance } chance to win
advice-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
advice-tried = { $n ->
    [one] 1 simulation
   *[other] { $n } simulations
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
    [one] the strongest opponent ends with about { $n } point { $more }
   *[other] the strongest opponent ends with about { $n } points { $more }
}
advice-level = hardly any difference: less than a point at the end
advice-sight = { $n ->
    [one] at first glance worth about { $n } point more
   *[other] at first glance worth about { $n } points more
}
advice-spent = the bot spent { $share } of its simulations on it
advice-unclear = no clear advantage, but the bot spent { $share } of its simulations on it
advice-more = more
advice-fewer = fewer
advice-line = Likely continuation:

## Being called

notice-title = When it’s your turn
notice-sound = Play a sound
notice-browser = Show a notification when this tab is in the background
notice-denied = Notifications for this site are blocked in your browser settings.
notice-push = Show a notification on this device even when Courtyard is closed
notice-push-failed = This browser did not allow it. Check its notification settings.
notice-body = It’s your turn.
bar-next = { $n ->
    [one] Next table
   *[other] Next table ({ $n })
}
mail-address = Email address
mail-why = You get an email when it is your turn and you are away.
mail-sent = A code was sent to { $email }. Enter it here to confirm the address.
mail-code = Confirmation code
mail-confirm = Confirm
mail-confirmed = Email address confirmed.
mail-end = Stop sending emails
mail-ended = You will get no more emails.
mail-wrong-code = Wrong or expired code. Save the address again to get a new one.
hook-title = Webhook
hook-why = The server calls this URL whenever someone at this table has to move.
hook-url = URL
hook-ended = Webhook removed.

## People

bar-onlookers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
bar-away = A bot ({ $level }) is playing for you
bar-back = Take back my seat
bar-chat = { $n ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $n } new messages
}
menu-away = Let a bot play for me ({ $level })
side-stand-in = played by a bot ({ $level })
side-call = Let a bot play for { $name }
chat-title = Chat
chat-say = Message
chat-send = Send
chat-none = No messages yet.
chat-muted = Chat is muted.
chat-who = Show messages from
chat-mute-all = Mute chat at all tables
chat-says = { $name }: { $text }
count-wanted = { $name } wants a rematch.
count-come = Join the rematch

## Looking back

bar-since = Recap
count-replay = Replay
count-analysis = Analysis
results-page = My results · Courtyard
head-results = My results
export-title = Export this game
export-title-mine = Export what you know of this game
export-mine-why = While the game is in progress, this is your own record: it contains nothing that is hidden from you.
export-journal = Game file (JSON)
export-text = Text
import-title = Import a game
import-why = Choose a game file exported from Courtyard, or drop it here, to replay and analyse it.
import-pick = Choose file
import-reading = Checking…
import-unchanged = Nothing was changed.

## What cannot be done: looking back, and bringing a game along

problem-unknown-reader = This game cannot be shown from that seat: there is no such seat.
problem-import-not-json = This file is damaged or incomplete: it cannot be read from line { $line } (character { $column }).
problem-import-too-deep = This file is nested too deeply to be a game file.
problem-import-number = This file contains a number that no game can have: a fraction, or one far too large.
problem-import-text = This file contains text that cannot be stored: longer than { $most } characters, or with invalid characters.
problem-import-no-journal = This is not a Courtyard game file.
problem-import-view = This file holds what one player knew of an unfinished game. Only finished games can be imported.
problem-import-format = This file has format { $format }; this version of Courtyard reads format { $known }.
problem-import-lacks = This file is incomplete; missing: { $parts }.
problem-import-unknown-parts = This file has unknown parts: { $parts }.
problem-import-shape = In this file, “{ $part }” must be { $shape ->
    [text] text
    [list] a list
   *[object] an object
}.
problem-import-game = This file is for the game { $game }; available here: { $known }.
problem-import-rules = This game was played with version { $rules } of the rules; this version of Courtyard knows them up to { $most }.
problem-import-old-rules = This game follows an older version of the rules and can no longer be replayed.
problem-import-unknown-option = The game has no option { $option }; its options are { $known }.
problem-import-option = The option { $option } cannot be { $value }; it can be { $known }.
problem-import-options = The rules do not allow this file’s combination of options.
problem-import-other-options = The options in this file do not match its starting position.
problem-import-components = The custom components in this file are not valid ({ $where }).
problem-import-position = The starting position in this file cannot be set up: { $why }
problem-import-seed = The seed in this file is longer than { $most } characters.
problem-import-player = A player name in this file (seat { $seat }) is not valid: it must have 1 to { $most } visible characters.
problem-import-players = The number of players in this file ({ $players }) is not that of the game’s seats ({ $seats }).
problem-import-bot = There is no bot { $bot } here (seat { $seat }); available: { $known }.
problem-import-too-many-choices = This file has more than { $most } moves, more than any game can have.
problem-import-choice-form = Move { $number } is not written as a seat and a move: “{ $choice }”.
problem-import-choice-unknown = Move { $number }, “{ $choice }”, does not exist in this game.
problem-import-choice-seat = Move { $number } cannot be made by seat { $seat }: it is the turn of { $seats }.
problem-import-choice-illegal = Move { $number } by seat { $seat }, “{ $choice }”, is against the rules; allowed: { $allowed }.
problem-import-choice-after-end = Move { $number } comes after the end of the game.
problem-import-unfinished = This game is not finished after its { $choices } moves. Only finished games can be imported.
problem-import-too-slow = Replaying this game takes too long (stopped at move { $number }).
problem-import-impossible = This game cannot be replayed: its components or its starting position do not make up a valid game.

## The table of a game without a drawing

plain-table = On the table
plain-face-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
plain-empty = nothing

# After my turn
grace-done = Done
grace-says = Turn over. You can still undo it.
keys-done = Enter: end the pause after your turn
habit-title = Preferences
habit-grace = After my turn, wait a moment so that I can still undo it
habit-confirm = Ask me to confirm each move
habit-left = Left-handed: buttons on the left side of a phone
confirm-move = Confirm
confirm-sends = send your move
confirm-says = Not sent yet. Confirm your move or undo it.
keys-confirm = Enter: confirm your move; Esc: undo it (if you confirm each move)

# The film of what others do.
film-title = Show what others do
film-controls = Film
film-back = One step back
film-pause = Pause
film-go-on = Continue
film-skip = Skip
film-pace = Speed
film-pace-off = Off
film-pace-fast = Fast
film-pace-normal = Normal
film-pace-slow = Slow

sheet-title = All cards
sheet-signs = Symbols
sheet-pages = Cards or symbols
sheet-here = in sight
sheet-unseen = may still come
sheet-gone = used or with others
sheet-out = not in this game
keys-sheet = , (comma): all cards and where they are
keys-signs = ; (semicolon): all symbols
course-title = Points day by day
sound-title = Table sounds
sound-on = Play sounds
sound-volume = Volume

advice-numbers = Numbers
advice-leans = no clear difference; the bot leans towards it
advice-more-part = { $isMore ->
    [yes] more points under “{ $name }”
   *[no] fewer points under “{ $name }”
}
advice-more-feat = { $isMore ->
    [yes] “{ $name }”: more
   *[no] “{ $name }”: fewer
}
advice-more-points = { $isMore ->
    [yes] more points in the end
   *[no] fewer points in the end
}
advice-more-chance = { $isMore ->
    [yes] a better chance to win
   *[no] a smaller chance to win
}
advice-more-rival = { $isMore ->
    [yes] the strongest opponent gets more
   *[no] the strongest opponent gets less
}
advice-more-sight = looks better at first glance
## The turn

dock-title = Your turn
dock-done = Done
dock-done-after = after your last move
dock-done-now = the others continue
dock-done-waits = not your turn
dock-nothing = Nothing to skip
dock-asks = asks first
doubt-away = You give up this action. Are you sure?
doubt-sure = Are you sure?
doubt-keep = Back
side-whole = All that { $name } has

## A box: the values of somebody’s own copy of a game

boxes-mine = My boxes
menu-box = Box
table-box = Box “{ $name }”
table-box-nameless = A box without a name
table-box-facts = { $box }: { $confirmed } of { $pieces } pieces confirmed · { $digest }
