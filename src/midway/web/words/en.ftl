# The page
home-title = Midway: a table for board games
tools = Tools
menu = Menu
home = To the home page
language = Language
theme = Theme
theme-long = Day or night
sound = Sound
rules = Rules
close = Close
dismiss = Dismiss
save = Save
preferences = Preferences
pref-confirm = Confirm the end of a turn
pref-confirm-why = Ask for a second press where a choice cannot be taken back.
pref-sound = Sound
pref-sound-why = A wooden tap for a move, a bell when it is your turn.
pref-notify = Notify me when it is my turn
pref-notify-why = As a notification of this browser, while the page is in the background.
pref-notify-refused = The browser does not allow it; its settings can.
no-such-page = There is no such page.
net-lost = The server does not answer; please try again in a moment.
net-reconnecting = The connection is lost; trying again …

# Home
take-a-seat = Take a seat.
pitch = Midway is an open-source table for board games. It knows the rules and tells you which one, its bots move at once, and every game can be replayed. No account.
play-bots-now = Play against bots
invite-friends = Invite friends
games = Games
n-players = { $low }–{ $high } players
n-minutes = { $n } min
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
nothing-waits = No table of yours yet.
table-over = finished
others-think = the others are thinking
look = Look
play = Play
watch = Watch
open-tables = Open tables
no-open-tables = Nobody waits right now. List a table of your own when you invite friends.
share-screen = Share one screen
open-record = Open a record
referee = Referee a real table
record-large = A record has at most one megabyte; this file is larger.

# A new table
how-to-play = How to play
mode-bots = Against bots
mode-bots-how = You play at once; bots take the other seats.
mode-friends = With friends
mode-friends-how = Each free seat has a link of its own. Whoever opens it types a name and plays, now or days later.
mode-together = One screen
mode-together-how = Several people at this device. Where hands are hidden, a curtain falls between the seats.
mode-mirror = Real table
mode-mirror-how = You have the box in front of you: you say what is drawn, Midway keeps the rules and the score.
players = Players
players-n = { $n ->
    [one] one player
   *[other] { $n } players
}
who-sits-where = Who sits where
yourself = You
a-friend = A friend, by link
a-person = A person here
a-bot = Bot: { $bot }
bot-name-random = random
bot-name-greedy = greedy
bot-about-random = Picks any legal choice.
bot-about-greedy = Takes what brings most at once.
name = Name
your-name = Your name
name-of-seat = Name at seat { $n }
list-table = List this table on the home page
list-table-why = Anyone may sit down at a free seat.
options = Options
uncertain = uncertain
start = Start

# The table
board = The board
points-so-far = points so far
if-scored = if scored
if-scored-long = what a scoring now would add
you = You
your-turn = your turn
their-turn = to play
turn-of = { $player } decides
chance-decides = The table decides
title-your-turn = Your turn: { $game }, Midway
seat-n = seat { $n }
seat-bot = bot, { $bot }
seat-free = seat { $n } · free
is-here = here
is-away = away
players-and-log = Players and log
parts = Parts of the table
log = Log
what-happened = What happened
undo = Undo
nothing-to-undo = There is nothing of yours to take back: undo stops at a draw and at another player.
confirm = Confirm
choose-first = Choose first
choose-first-long = Choose one of the options first; then this commits it.
show-all = Show all { $n } options
rule-cited = Rule { $rule }
slip-replay = This is a replay; go back to the table to play.
slip-watching = You are watching; only the players can choose.
is-thinking = { $player } is thinking.
waits-for-somebody = This seat is still free. The game goes on when somebody sits there.

# Seats and links
invite = Invite
invite-seats = Free seats
invite-how = One link is one seat. Send each to one person only.
invite-watch = To watch
my-link = Your seat on another device
my-link-how = Whoever has this link can play your seat.
copy-link = Copy link
make-link = Make a new link
link-unknown = A new link replaces the old one.
copied = Copied
copy-by-hand = Not allowed here
sit-down = Sit down
sit-at = { $game }, seat { $n }.
sit-again = { $game }, seat { $n }: go on here, on this device.
hand-over = Hand my seat to a bot
hand-over-how = The bot plays on for you. With your private link you can take the seat back.
download-record = Download the record
seal-told = The dealer's seal:
seed-told = The dealer's seed:
webhook = Tell another program
webhook-url = Address to call when it is your turn
webhook-how = Midway posts a small JSON message there. Leave it empty to stop.
curtain = { $player } plays
curtain-why = Everyone else looks away.
curtain-lift = Show my table

# Chat
chat = Chat
chat-empty = Nobody has said anything yet.
say = Say something
send = Send
mute = Mute { $player }
muted = muted

# Rules
search-rules = Search the rules
rules-found = { $n ->
    [0] No rule speaks of that.
    [one] One rule
   *[other] { $n } rules
}
ruling = Our ruling:

# Replay and the end
replay = Replay
replay-from = Replay event { $n }
event = Event
event-of = Event { $n } of { $last }
step-first = First event
step-back = Back one move
step-forward = Forward one move
step-last = Last event
back-to-table = Back to the table
replay-how = Step through the game with the arrow keys; every event has its own address.
final-board = See the final board
final-score = Final score
score-part = Part of the score
board-total = Total
place = Place
player = Player
turn = Turn
you-win = You win
you-share = You share the victory
they-win = { $names } wins
they-share = { $names } share the victory
margin = { $first } to { $second }
points = Points
points-how = scored so far, plus what a scoring would have added
as-table = as a table
as-chart = as a chart
rematch = Rematch
to-rematch = To the rematch
record = Record
share = Share
