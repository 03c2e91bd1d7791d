# The page
home-title = Midway: a table for board games
tools = Tools
menu = Menu
home = To the home page
language = Language
theme = Theme
theme-long = Light or dark
sound = Sound
rules = Rules
close = Close
dismiss = Dismiss
preferences = Preferences
pref-confirm = Confirm the end of a turn
pref-confirm-why = Ask for a second press where a choice cannot be undone.
pref-since = Tell me what happened before my turn
pref-since-why = A card says what was done to you; one key goes on.
pref-sound = Sound
pref-sound-why = A wooden tap for a move, a bell when it is your turn.
pref-notify = Notify me when it is my turn
pref-notify-why = As a notification from this browser, while the page is in the background.
pref-notify-refused = Your browser does not allow it; you can change that in its preferences.
no-such-page = This page does not exist.
missing-why = The link may be incomplete, or the table may be on another server.
net-lost = The server does not answer; please try again in a moment.
net-reconnecting = Connection lost; trying again …
house-stops = The server will stop for a moment at { $time }; your tables are kept.
house-stopping = The server is about to stop for a moment; your tables are kept.
table-closed = This table was closed by whoever runs the server. You can still look at it.
word = The word for new tables

# Home
take-a-seat = Take a seat.
pitch = Midway is an open-source table for board games. It knows the rules and cites them, its bots move at once, and every match can be replayed. No account.
play-bots-now = Play against bots
invite-friends = Invite friends
games = Games
n-players = { $low }–{ $high } players
n-minutes = { $n } min
n-hours = { $n } h
play-n-bots = { $n ->
    [one] Play a bot
   *[other] Play { $n } bots
}
play-n-bots-at = { play-n-bots }: { $game }
set-up = Set up
set-up-of = Set up { $game }
invite-short = Invite
invite-to = Invite friends to { $game }
waiting-for-you = Waiting for you
nothing-waits = You have no table yet.
others-think = the others are thinking
look = Look
play = Play
open = Open
finished = Finished
remove-from-list = Remove { $game } with { $players } from this list
open-tables = Open tables
no-open-tables = Nobody is waiting right now. When you invite friends, you can list your table here.
share-screen = Share one screen
open-record = Open a record
referee = Referee a real table
record-large = A record has at most one megabyte; this file is larger.

# Lessons
host = Mr. Wick
first-time = First time at the Fair?
first-time-how = Good evening. I'm Mr. Wick, the lamplighter. Give me { $n ->
    [5] five
   *[other] { $n }
} minutes on a real board, and you'll be playing { $game }. No account, no rulebook.
with-host = with Mr. Wick
of-game = { $text }: { $game }
lesson-go-on = Go on with the lesson
lesson-step = step { $n } of { $of }
lamps-lit = { $lit } of { $all } lamps lit
lesson-where = Lesson, step { $n } of { $of }

# A new table
players = Players
seated = Seated
strength-of = strength { $n } of 5
kind-of-game = Game
thinks-for = Up to { $n } s
bot-name-random = random
bot-name-along = plays along
bot-name-visitor = Visitor
bot-about-visitor = First day at the fair. Takes whatever shines.
bot-name-guide = Guide
bot-about-guide = Knows every path, and looks one step ahead.
bot-name-merchant = Merchant
bot-about-merchant = Weighs every bargain, gives none away.
bot-name-engineer = Engineer
bot-about-engineer = Tries its choices out in its head.
bot-name-architect = Architect
bot-about-architect = Sees the whole game at once. Earn every point.
bot-name-keen = keen
bot-name-greedy = greedy
bot-about-random = Makes any legal choice.
bot-about-greedy = Takes whatever brings most at once.
bot-about-other = A bot from elsewhere.
name = Name
options = Options
start = Start

# The table
board = The board
skip = To the decision
points-so-far = points so far
if-scored = if scored
figure-was = was { $was }
if-scored-long = what a scoring now would add
if-scored-how = If a scoring came now, this many points would be added to those so far. Until it comes, anything can change.
you = You
your-turn = your turn
their-turn = to play
turn-of = { $player }’s turn
chance-decides = The table decides
title-turn = { $turn }: { $game }, Midway
your-answer = Your answer, in { $active }’s turn
answer-of = { $player } answers, in { $active }’s turn
answer-of-yours = { $player } answers, in your turn
have-played = { $n ->
    [one] { $names } has played.
   *[other] { $names } have played.
}
since = Since your last turn
seat-n = seat { $n }
seat-bot = bot, { $bot }
seat-free = seat { $n } · free
is-here = here
is-away = away
players-and-log = Players and log
parts = Parts of the table
log = Log
what-happened = What happened
whole-log = Whole log
log-unread = { $n ->
    [one] Log, one new message
   *[other] Log, { $n } new messages
}
chance = The table
pace = Pace
pace-long = Bots’ pace
pace-calm = Unhurried
pace-brisk = Brisk
pace-once = At once
one-step = One step
walk = Steps of this turn
then-come = Then
then-you = you
thinks = thinking
space = Space
skip-to-mine = To my turn
undo = Undo
serious-undo = This is a serious game: nothing is taken back.
nothing-to-undo = There is nothing for you to undo: undo stops at a draw and at another player’s choice.
confirm = Confirm
kinds = Kinds of options
price = Price
net = Net of what it costs
net-short = Net
has-to-wait = has to wait
less = Less
more = More
only-choice = (only choice)
show-all = Show all { $n } choices
slip-replay = This is a replay; go back to the table to play.
slip-watching = You are watching; only the players can choose.
you-watch = You are watching
n-watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
is-thinking = { $player } is thinking.
waits-for-somebody = This seat is still free. The match goes on when somebody takes it.

# Seats and links
invite = Invite
sit-down = Sit down
lobby-waits = waiting for friends
leave-game = Leave this game
hand-over = Hand my seat to a bot
hand-over-how = The bot plays on for you. With your private link you can take the seat back.
download-record = Download the record
seal-told = The dealer's seal:
seed-told = The dealer's seed:
seed-chosen = The seed was chosen:
webhook = Tell another program
curtain = { $player } plays
curtain-why = Everyone else looks away.
curtain-lift = Show my table

# Chat
chat = Chat

# Replay and the end
replay = Replay
replay-from = Replay event { $n }
event = Event
place = Place
player = Player
turn = Turn
points = Points
share = Share

# How to play
howto = How to play
howto-points = Where points come from
howto-advice = For your first game
howto-once = Opens by itself at your first table. After that, press
you-are-asked = You are asked:
all-rules = All rules
learn-in = { $n ->
    [one] Learn in one minute
   *[other] Learn in { $n } minutes
}
lets-play = Let’s play

# Rules as pages
depth = How much to show
rules-line = From one page to the letter of the law. Every rule has an address you can send.

# Scorings
tally-table = Scorings as tables
counted-here = here
pause = Pause

# Hints
hint = Hint
no-hints = No hints at this table.
no-hints-why = It was set up as a serious game. You can look at every choice when it is over.
hint-now = Ask for a hint
with-hint = with a hint
n-hints = { $n ->
    [one] Was given a hint
   *[other] Was given { $n } hints
}

# Learn from your mistakes
mistake-played = What you played

# What if
whatif = What if
whatif-where = What if, from event { $n }
whatif-whose = What if: { $whose }
whatif-not = No what if at this table.
whatif-not-why = It was set up as a serious game. You can try everything when it is over.
