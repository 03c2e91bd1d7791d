# The page
save = Save
word-title = A new table
word-go = Go on

# Lessons
host-role = lamplighter to the Fair
invite-learn = New to { $game }?
invite-learn-in = Learn it in { $n } minutes; we'll keep your seat.
lesson-marks = Step { $n } of { $of }
lesson-count = { $n } of { $of }
lesson-leave = Leave the lesson
lesson-leave-key = Leave the lesson (Esc)
lesson-waits = The lesson is waiting for you at step { $n }.
show-me = Show me
show-me-how = Mr. Wick does it for you (S)
lesson-back = Back
lesson-skip = Skip lesson
lesson-next = Next
lesson-try = Let me try
lesson-again = Try again
bow-all-lit = { $n ->
    [6] Six tries, six lamps lit.
   *[other] { $n } tries, { $n } lamps lit.
}
door-whole = A whole game
door-whole-how = { $n ->
    [one] Against an easy bot, with hints
   *[other] Against { $n } easy bots, with hints
}
door-further = The next lesson, on the same board
door-howto = How to play, on one page
door-howto-how = Always under ? at the table

# A new table
how-to-play = How to play
mode-bots = Against bots
mode-bots-how = You play at once; bots take the other seats.
mode-friends = With friends
mode-friends-how = You get one link for all free seats. Whoever opens it picks a name and plays, now or days later.
mode-together = One screen
mode-together-how = Several people at this device. Where hands are hidden, a curtain falls between the seats.
mode-mirror = Real table
mode-mirror-how = You have the box in front of you: you say what is drawn, Midway enforces the rules and keeps score.
a-friend = A friend, by link
a-person = A person here
your-table = Your table
who-sits-here = Who sits here?
choosing = choosing
seat-here = Seat here
seat-of = Seat { $n }: { $player }
a-friend-short = A friend
by-link = by link
all-like = All like { $player }
one-of-each = One of each
surprise-me = Surprise me
casual = Casual
serious = Serious
casual-how = Casual: hints and taking back are allowed. Serious: neither, and the result counts.
odds-in = { $k } in { $n }
odds-least = less than 1 in { $n }
odds-how = That is how often you win at a table like this, going by your last { $n } serious games.
odds-even = Among { $n } equal players it would be 1 in { $n }.
wins-of = Wins { $n } of 10 games against the level below.
wins-of-many = Alone against { $rivals } of the level below, it wins { $n } of 10 games.
answers-at-once = Answers at once
warming-up = Strong bots are warming up.
you-against = You play against { $names }.
about-time = About { $time }.
how-measured-link = How strength is measured
strength-title = How strong the bots are
strength-head = How strong they are
strength-line = Every figure here comes from games the bots played against each other with the program you are using. The commands repeat it.
strength-none = Nothing has been measured yet
strength-how-to = This command measures the bots of this game on your computer; every game is kept, and you can go on later.
ladder = The ladder
ladder-line = Dots are ratings, bars are how sure we are (19 times in 20). 150 points more win 7 games of 10.
chances-hold = Do the chances hold?
chances-line = { $n ->
    [one] What was said in one game, and what then happened.
   *[other] What was said in { $n } games, and what then happened.
}
chance-said = said
chance-won = won
chance-between = 19 times in 20 between
chance-times = seats
brier-line = Brier score (less is better); saying “1 in { $n }” to everyone would give { $fair }
brier-judge = Brier score of the judge alone
brier-playouts = Brier score of playouts alone
who-beats-whom = Who beats whom
who-beats-line = { $n ->
    [one] Games won of 100 by the player on the left, two at the table.
   *[other] Games won of 100 by the player on the left, alone among { $n } of those above.
}
how-measured = How it was measured
how-games = { $n ->
    [one] One game for every pair.
   *[other] { $n } games or more for every pair; the seats change after each game, so that nobody gains from going first.
}
how-seen = Each bot sees what its seat sees and thinks on one core.
how-among = { $bot } alone among { $rivals } × { $other }: won { $won } of 100 ({ $low } to { $high }, { $n } games); an equal bot would win { $fair }.
how-budget = { $bot } alone among { $rivals } × { $other }, with { $budget } a decision for each that searches: won { $won } of 100 ({ $low } to { $high }, { $n } games); an equal bot would win { $fair }.
plain-tree = plain tree search
budget-playouts = { $n ->
    [one] { $n } playout
   *[other] { $n } playouts
}
how-when = { $n } games, until { $day }, Midway { $version }
your-name = Your name
name-of-seat = Name at seat { $n }
list-table = List this table on the home page
list-table-why = Anyone may take a free seat.
for-owners = For owners of the box
for-owners-why = We have not seen every printed page. If the box lies before you, set these as printed there; otherwise leave them as they are.

# The table
n-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
done-to-you = Done to you
to-you = To you
the-others = The others
number-is-place = number = place on the board
watch-again = Watch
since-scored = If scored now: { $now } for you; it was { $was }.
to-your-turn = To your turn
log-setup = Set-up: { $n ->
    [one] one line
   *[other] { $n } lines
}
log-more = { $n } lines more
log-filter = Show
log-all = All
log-me = Me
log-chat = Chat

# Seats and links
invite-seats = Free seats
invite-how = One link is one seat. Send each to one person only.
invite-watch = To watch
my-link = Your seat on another device
my-link-how = Whoever opens this link first gets your seat. It works once; a new link ends the old one.
copy-link = Copy link
make-link = Make a new link
link-unknown = A new link replaces the old one.
copied = Copied
copy-by-hand = Couldn’t copy; select the link instead.
sit-at = { $game }, seat { $n }.
sit-again = { $game }, seat { $n }: continue on this device.
sit-at-seat = Sit down at seat { $n }
invitation = Invitation
invitation-late = The match has begun, so you are watching.
lobby-host = Send this link to your friends
lobby-host-how = Whoever opens it picks a name and a free seat. The game starts when you say so.
lobby-guest = You have a seat
lobby-full = Everyone is here
lobby-full-how = All seats are taken. Start whenever you like.
lobby-alone = Your friends cannot reach this table yet
lobby-alone-how = Until they can, bots may take the free seats.
lobby-sit = { $player } invites you to { $game }
lobby-watch = This table is waiting for friends
lobby-others-how = The game starts when { $player } says so.
lobby-name-how = Type a name, then choose a free seat.
lobby-ask-host = To invite others, ask the player who invited you for the link.
lobby-no-link = There is no link at the moment. Nobody else can take a seat until you make a new one.
lobby-free = free
lobby-free-how = waiting for someone
lobby-you = { $player }, on this device
lobby-bot = Give seat { $n } to a bot
lobby-no-bot = Send { $player } away
lobby-needs = { $n ->
    [2] The game needs at least two players. A bot can take a seat, too.
    [3] The game needs at least three players. Bots can take seats, too.
   *[other] The game needs at least { $n } players. Bots can take seats, too.
}
lobby-left-out = Free seats are left out. Late friends can still watch.
seats = Seats
seats-taken = Seats, { $n } of { $of } taken
sat-down = has just sat down
ready = ready
bot = Bot
start-with = { $n ->
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
   *[other] Start with { $n }
}
lan-near = This table runs on your computer, so the link works for everyone in the same network.
lan-alone = This server can be reached from your computer only, so a link would not work for anybody else. Stop it and start it again with this command; your tables are kept.
lan-none = Your computer is not in a network at the moment, so friends cannot reach this table. Connect it, then reload this page.
another-address = Address:
end-link = End this link
qr-code = QR code of the link
qr-point = Or point a phone at this
qr-same = The code holds the same link. One link is for all seats; another is for those who only watch:
qr-sits = The code holds the link to the first free seat.
qr-watches = The code holds the link for those who only watch.
copy-watch-link = copy it
leave = Leave
leave-game-how = A bot plays on for you, and the game is gone from your list. With your private link you can still take the seat back.
leave-everywhere = Everywhere: my private link stops working too
leave-game-stay = Stay
dealing-waits = Shuffling. The cards will be dealt once these players have added to the draws: { $names }.
dealing-without = Deal without waiting
fair-proved = Fairly dealt: the dealer's seed is the one sealed before the first card.
fair-parts = { $n ->
    [one] One player's part went into every draw.
   *[other] { $n } players' parts went into every draw.
}
fair-own = { $n ->
    [one] Your own part went into every draw.
   *[other] { $n } players' parts, yours among them, went into every draw.
}
fair-verify = “midway verify” checks every draw of the record.
fair-broken = It cannot be proved that this match was dealt fairly: its seed or your part is not the one that was sealed.
webhook-url = Address to call when it is your turn
webhook-how = Midway posts a short JSON message there. Leave it empty to stop.

# Chat
chat-empty = Nobody has said anything yet.
say = Say something
send = Send
mute = Mute { $player }
muted = muted

# Rules
search-rules = Search the rules
rules-found = { $n ->
    [0] No rule mentions that.
    [one] One rule
   *[other] { $n } rules
}
ruling = Our ruling:

# Replay and the end
replay-go = Play by itself
replay-stop = Stop
event-of = Event { $n } of { $last }
step-first = First event
step-back = Back one event
step-forward = Forward one event
step-last = Last event
back-to-table = Back to the table
replay-how = Step through the match with the arrow keys; every event has its own address.
final-board = See the final board
final-score = Final score
score-part = Part of the score
board-total = Total
you-win = You win
you-share = You share the victory
they-win = { $names } wins
they-share = { $names } share the victory
margin = { $first } to { $second }
points-how = scored so far, plus what a scoring would have added
as-table = as a table
as-chart = as a chart
rematch = Rematch
to-rematch = To the rematch
record = Record

# Rules as pages
contents = Contents
search-n-rules = Search { $n ->
    [one] one rule
   *[other] { $n } rules
}
chapters-found = { $n ->
    [0] no chapter
    [one] one chapter
   *[other] { $n } chapters
}
depth-both = In short and to the letter
depth-short = In short
depth-open = Only what our sources leave open
to-the-letter = To the letter
rule-address = Link to { $rule }
words-of-the-game = Words of the game
rather-see-it = Rather see it?
lesson-shows = Mr. Wick shows you a turn and a scoring on a real board.

# Scorings
tally-what = What is counted
tally-before = Before
tally-now = Now
tally-place = Place
no-tally = There has been no scoring yet.
verdict = { $kind ->
    [win-mine] You win by { $n }
    [win] { $name } wins by { $n }
    [lead-mine] You lead by { $n }
    [lead] { $name } leads by { $n }
    [tie-break-mine] You win the tie
    [tie-break] { $name } wins the tie
   *[level] Level in front: { $name }
}
verdict-behind = You are { $n } behind.
verdict-row = The biggest difference: { $row } ({ $one } { $mine }, { $other } { $theirs }).
n-of = { $n } of { $of }
nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
result = Result
go-on = Go on

# Hints
hint-noted = noted
hint-hide = Hide
hint-stop = Stop
hint-even = about equal
hint-lamps = { $n } of { $of } lamps
hint-chance = { $player } { $n }%
hint-computing = Playing out games. The ranges narrow as the lamps light; choose whenever you like.
hint-warming = Strong hints are still warming up.
hint-others = { $n ->
    [one] The other one:
   *[other] The other { $n }:
}
hint-exact = From { $games } games each, right to about { $n } in 100. It knows only what you know.
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# Analysis
why-you-won = Why you won
why-they-won = { $n ->
   *[other] Why { $names } won
}
analysis-show = Show
analysis-why = Why
analysis-score = Score
analysis-why-later = Why it went so appears when the whole match has been read.
analysis-by-own = { $name } won by choices more than by luck.
analysis-by-against-luck = { $name } won by choices, against luck.
analysis-by-luck = { $name } won by luck more than by choices.
analysis-by-others = { $name } won because the others gave more away.
analysis-start = start
analysis-end = end
analysis-off = The effect of choices is accurate to within { $n } chances of 100, because playouts are only a sample; luck is not sampled.
analysis-part-luck = luck
analysis-part-own = own choices
analysis-part-others = the others
analysis-plays = How well
analysis-accuracy = accuracy
analysis-slips = slips
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-slip = slip
analysis-mistake = mistake
analysis-blunder = blunder
analysis-grade = { $grade } { $n }+
analysis-chances = Chances to win
analysis-floor = Yours stand on the floor.
analysis-winner-floor = The winner’s stand on the floor.
analysis-luck = Luck
analysis-luck-how = what the draws gave and took so far, in chances of 100
analysis-mark = { $name }, event { $n }: { $grade }, { $lost } chances lost
analysis-stroke = Event { $n }, luck: { $change } for { $name }
analysis-instead = { $played }; better: { $better }.
analysis-played = played
analysis-better = better
analysis-before = { $n ->
    [one] One other match comes first.
   *[other] { $n } other matches come first.
}
analysis-left = { $n ->
    [one] About a second more.
   *[other] About { $n } seconds more.
}
analysis-meanwhile = You can look at what is there, or come back later.
analysis-tell = Tell me when done
analysis-will-tell = You will be told
analysis-done = The analysis is done.
open-board = Open the board
show-board = Show the board
analysis-turned = Where it turned
analysis-how = Chances combine what the judge says with playouts of every turn; a mistake has been found by two searches with different random numbers.
analysis-nothing = No choice was clearly wrong, and no draw decided the match.
analysis-head = { $name }, event { $n }
analysis-chance = Chance
analysis-luck-by = { $change } for { $name }
analysis-before-it = Before
analysis-after-it = After
analysis-nobody = Nobody chose wrongly here.
analysis-was-better = Better: { $better }
analysis-cost = Played: { $played }. That cost { $lost } chances of 100, give or take { $interval }.
percent = { $n }%

# Learn from your mistakes
mistakes-learn = Learn from your mistakes
mistake-of = Mistake { $n } of { $of }
mistake-ask = Event { $n }: find something better
mistake-was = You played: { $option }. That left you a chance of { $now } in 100; another choice was worth { $could }.
mistake-elsewhere = Nothing could be chosen there.
mistake-options = The options and their chances
mistake-first = Choose first
mistake-show = Show me
mistake-again = Try again
mistake-next = Next mistake
mistake-leave = To the analysis
mistake-best = Yes. That is the best there was
mistake-best-how = { $option }: { $n } in 100 instead of { $now }.
mistake-even = Yes. Nothing is clearly better
mistake-even-how = { $option }: { $n } in 100 instead of { $now }. The best cannot be told apart from it.
mistake-near = Better, and not yet the best
mistake-near-how = { $option }: { $n } in 100 instead of { $now }. Another choice is stronger still.
mistake-less = There is something better
mistake-less-how = { $option }: { $n } in 100. What you played was worth { $now }.
mistake-same = This is what you played
mistake-same-how = { $option }: { $now } in 100. Another choice was worth { $could }.
mistake-weak = There is something better
mistake-weak-how = { $option } is not among the strong choices here.
mistake-shown = This was the best
mistake-shown-how = { $option }: { $n } in 100 instead of { $now }.
mistake-tag-was = in the game
mistake-tag-try = your try
mistake-tag-best = best

# What if
whatif-from = From event { $n }.
whatif-dealt = The draws are new.
whatif-redealt = What you cannot see was dealt anew.
whatif-as = You play { $names }.
whatif-counts = Nothing here counts.
whatif-over = Start over
whatif-home = Home
whatif-anew = Other draws
whatif-leave = Back to the game
whatif-trail = What was tried
whatif-went = The game went on with
whatif-here = Here you choose anew
whatif-since = { $n ->
    [one] One turn since
   *[other] { $n } turns since
}
whatif-stand = How everyone stands
whatif-seat = { $name }: chance { $chance }%, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
whatif-by-hand = Played by you; press to let a bot play.
whatif-by-bot = Played by a bot; press to play it yourself.
whatif-won = { $n ->
    [one] Here { $names } wins
   *[other] Here { $names } share the victory
}
whatif-here-points = here
whatif-there-points = in the game
whatif-first = This is where you left the game; there is nothing to take back.
whatif-try = Try it yourself
whatif-try-as = Try it as { $name }
