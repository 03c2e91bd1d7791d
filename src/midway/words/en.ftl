# Faults: one sentence each, saying what would be right
fault-file = { $file } cannot be read: { $error }.
fault-write = { $file } cannot be written: { $error }.
fault-content-size = { $file } is larger than { $n } bytes; a correction holds only the values that change.
fault-content-toml = { $file } is not valid TOML: line { $line }, column { $column }.
fault-content-cut = { $file } is not valid TOML: it ends too early.
fault-content-text = { $file } is not a text in UTF-8.
fault-content-deep = { $file } nests its values too deeply.
fault-content-source = { $name } must be a text in quotation marks.
fault-content-table = { $name } must be a table of values.
fault-content-unknown = { $name } is not in the content. Available: { $known }.
fault-content-like = { $name } must be like { $like }, not { $given }.
fault-content-range = { $name } must be a whole number from { $low } to { $high }.
fault-content-among = { $name } must be a list of different names among { $known }.
fault-content-one = { $name } must be one of { $known }.
fault-content-deck = The deck for { $players } players must hold at least { $n } cards.
fault-content-length = { $name } must be a list of { $n } whole numbers.
fault-content-entries = { $name } must be a list of { $n } entries.
fault-content-lost = The match was begun with content { $content }, which this Midway does not have.
fault-content-unlike = What is kept as content { $content } is damaged: its hash is another.
fault-version = The match was begun with version { $n } of the rules of { $game }; this Midway plays { $last ->
    [one] version 1
   *[other] versions 1 to { $last }
}.
fault-players = { $game } is for { $low } to { $high } players, not { $n }.
fault-option = { $game } has no option “{ $option }”. Available: { $known }.
fault-option-value = Option { $option } must be one of { $known }, not “{ $given }”.
fault-option-form = An option is written NAME=VALUE.
fault-game = Unknown game “{ $game }”. Available: { $known }.
fault-bot = Unknown bot “{ $bot }”. Available: { $known }, and “you” for a person.
fault-bot-form = Name a bot and its command, such as --bot mine="python3 mine.py"; “{ $given }” is not like that.
fault-bot-name = “{ $bot }” cannot be the name of a bot of yours: use up to 32 small letters, digits, - and _, and no name that Midway has already.
fault-bot-command = The bot { $bot } cannot be started: there is no program for the command “{ $command }”.
fault-bot-network = The bot { $bot } cannot play: there is no file { $file }.
fault-bot-entry = { $file }, { $bot }: give a command, and if you like a number of seconds.
fault-bot-raised = The bot { $bot } has failed ({ $error }); the game’s own bot chooses in its place.
fault-bot-slow = The bot { $bot } did not answer within { $seconds } s; from here the game’s own bot plays in its place.
fault-bot-ended = The bot { $bot } has ended with exit code { $code }; from here the game’s own bot plays in its place.
fault-bot-nonsense = The bot { $bot } said “{ $said }” instead of a line such as {"{"}"code": 23{"}"}; the game’s own bot chooses in its place.
fault-bot-illegal = The bot { $bot } chose { $code }, which decision { $number } does not offer; the game’s own bot chooses in its place.
fault-play-start = Begin with a position of { $game }, such as find("{ $game }").start(2) gives.
fault-play-bots = Name { $n } bots, one for each seat, as numbers from 0 (random) to { $most }.
fault-play-number = { $name } must be a whole number from { $least } to { $most }.
fault-simulated-bot = A simulation is played by bots only, such as --seats random,greedy; “{ $bot }” is none of { $known }.
fault-simulated-machine = A machine plays only { $known } by itself; leave --machine out for other bots.
fault-machine = Unknown machine “{ $machine }”. Available: { $known }.
fault-batch-device = A batch plays on { $known }, not on “{ $device }”.
fault-batch-restart = A game can make room for the next { $known }, not “{ $restart }”.
fault-batch-starts = Begin with positions of { $game } that all have { $n } players.
fault-batch-codes = Give { $n } whole numbers, a code for each game.
fault-batch-illegal = Code { $code } may not be chosen at place { $place }; the mask shows which may.
fault-batch-bots = Name a bot for each of the { $n } seats, and None for at least one, where you decide.
fault-batch-bot = “{ $bot }” does not play in batches. Available: { $known }.
fault-numba = The cpu machine needs Numba: pip install 'midway[fast]'. The plain machine needs nothing.
fault-numba-cuda = Playing on a GPU needs numba-cuda: pip install 'midway[gpu]'.
fault-learn-extra = Training a network that plays needs PyTorch and ONNX: pip install 'midway[learn]'.
fault-onnx-extra = A bot that plays from an ONNX file needs onnxruntime: pip install 'midway[learn]'.
fault-torch-cuda = Training on a GPU needs a PyTorch built for CUDA; the one installed here sees no GPU.
fault-policy-file = { $file } is not a network that onnxruntime can read ({ $error }).
fault-policy-game = The network in { $file } does not play { $game }: it was trained for another game or an earlier version.
fault-policy-other = { $file } belongs to another training: its game, version, number of players or width differs. Name another folder.
fault-policy-damaged = { $file } or a file beside it is damaged, so the training cannot go on. Name another folder.
fault-train-policy = { $option } is for training a judge; leave it out with --policy.
fault-train-judge = { $option } is for training a network that plays; name a folder for it with --policy.
fault-judge-changed = The judge in { $file } is not as it was trained; train it again with “midway train”.
fault-no-gpu = Playing on a GPU needs an NVIDIA GPU and its driver; none was found.
fault-seed = A seed has 1 to { $n } printable characters and no spaces.
fault-seed-people = You can choose a seed only if you play alone or all of you share one screen; with others at the table, everyone adds to the draws.
fault-name = A name has 1 to { $n } printable characters.
fault-names = Every seat needs a name of its own; { $names } contains one twice.
fault-no-dealer = This match waits for its dealer; load it with the dealer's seed.
fault-save-foreign = { $file } holds something that is not a Midway record; save to another file.
fault-save-open = { $file } holds an unfinished match; resume it with --resume, or save to another file.
fault-mirror-seed = A mirror has no dealer, so it takes no --seed.
fault-resume-seed = The seed of the dealer of { $file } is not kept on this computer; name it with --seed to go on.
fault-resume-game = { $file } is a match of { $there }, not of { $given }.
fault-resume-mirror = { $file } has a dealer of its own and cannot go on as a mirror.
fault-resume-other = { $file } was begun with { $there }; { $option } cannot change that.
fault-resume-content = { $file } was begun with other content; --content cannot change it.
fault-choice = A choice is a code, an option of the decision, or the words of a record such as place:arts, not { $given }.
no-such-choice = Unknown choice “{ $choice }”. Try { $known }.
fault-language = Unknown language “{ $language }”. Available: { $known }.
fault-games = The number of games is from 1 to { $n }.
fault-budget = A budget is a number of playouts, such as 2000, or a time for a decision, such as 150ms or 2s; “{ $given }” is neither.
fault-ladder-bots = A ladder needs two different bots or more, such as architect,greedy. Available: { $known }.
fault-ladder-line = { $file }, line { $n }: this is no game of a ladder.
fault-calibrate-line = { $file }, line { $n }: this is no game of a calibration.
fault-openskill = Ratings need openskill: pip install "midway[ladder]".
fault-worker = A process that plays has died { $n } times over the same game; see whether there is enough memory.
fault-pyarrow = Tables need pyarrow: pip install "midway[tables]".
fault-ray = A cluster needs Ray: pip install "midway[cluster]", here and on every node.
fault-cluster = There is no Ray cluster at “{ $address }”; “ray start --head” starts one.
fault-kept-other = { $folder } holds another simulation; name another folder, or repeat the command it was made with.
fault-kept-machine = The games of tables are played by compiled rules; leave --machine out.
fault-kept-decisions = Name a folder for the decisions, such as --parquet games.
fault-simulation-seed = The seed of a simulation is a whole number from 0 to { $n }.
fault-layout = A layout has { $n } spaces and holds every object exactly once.
fault-rule = { $game } has no rule “{ $rule }”; “midway rules { $game }” lists them all.
fault-at = Event { $at } does not exist; the record has events 0 to { $last }.
fault-seat = There is no seat { $seat }; this match has seats 1 to { $n }.
fault-record-no-file = There is no file { $file }.
fault-record-size = { $file } is larger than { $n } bytes; no record is that large.
fault-record-foreign = This is not a Midway record; the first line of one is “midway record 1”.
fault-record-long = The record has more than { $n } events; matches that long are not kept here.
fault-record-cut = Line { $line }: the record was cut off; its last line must begin with “over” or “open”.
fault-record-line = Line { $line } is not a line of a record.
fault-record-header = Line { $line } must say “{ $name }” and give its value.
fault-record-chain = Line { $line } was changed: its hash does not match the lines before it.
fault-record-game = Line { $line }: { $error }
fault-record-undo = Line { $line }: that seat had nothing to undo.
fault-record-choice = Line { $line }: there is no choice “{ $choice }” in this game.
fault-record-illegal = Line { $line }: { $choice } was not legal. { $why } [{ $rule }]
fault-record-end = Line { $line }: the record says whether the match is over, but its events say otherwise.
fault-record-result = Line { $line }: by the rules, the match ended with { $points } points and was won by { $winners }.
fault-record-seed = Line { $line }: the seed is not the one that was sealed at the start.
fault-record-other-seed = Line { $line }: this seed is not the one that was sealed at the start.
fault-record-draw = Line { $line }: the sealed dealer would have drawn { $choice }.
fault-usage = “{ $path }” cannot be used like this; “{ $path } --help” shows how.
fault-usage-command = Unknown command “{ $command }”; “midway --help” lists them all.
fault-usage-option = “{ $path }” has no option { $option }; “{ $path } --help” lists them all.
fault-usage-missing = “{ $path }” needs { $name }; “{ $path } --help” tells you more.
fault-usage-value = { $name } does not take this value; “{ $path } --help” shows what it takes.
fault-usage-number = { $name } takes a whole number.
fault-usage-least = { $name } takes a whole number from { $least } up.
fault-usage-range = { $name } takes a whole number from { $least } to { $most }.

# The terminal
you = Guest
learner = You
seat-name = { $name } { $n }
player-n = Player { $n }
ask-number = Your choice (1–{ $n }, ? for the rule, h for help):
ask-enter = Press Enter to go on (? for the rule, h for help):
ask-more = Your choice (1–{ $n }, Enter shows more, ? for the rule, h for help):
help = Type a number to choose. ? shows the rule behind the question, ?hint the best choices, b the board, i what the cards do, l what happened since your last choice, ll the whole log; u undoes your last choice, s saves a copy, q quits. The match is saved after every choice.
help-parts = b and the first letters of a name show one part of the board: { $names }.
no-such-part = The board has no such part; it has { $names }.
more = Enter shows more ({ $n } lines), q is enough:
earlier = … { $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}: l shows everything.
not-a-number = Please type a number from 1 to { $n }, or h for help.
nothing-typed = Please choose: type a number from 1 to { $n }.
saved = Saved to { $file }.
left = You left the match.
left-hint = To go on:
unfinished = You have an unfinished match. To go on with it:
not-kept = This match is not saved: it is lost when you quit, unless you save it with s.
quit-lost = This match is not saved anywhere. Throw it away? (y throws it away, Enter plays on)
quit-keep = Enter quits and keeps the match for later; n quits and throws it away:
letter-yes = y
letter-no = n
mirror-over = Enter ends the match; u undoes the last event:
input-ended = The input has ended; the match stops here.
default-file = midway-{ $game }.txt
seal = The dealer's seal: { $seal }
mirror-on = Mirror of a real table: you tell Midway what the cards do.
chance-asks = Real table: { $prompt }
since-last = Since your last turn:
asks-one = { $name }: { $prompt }
result-title = Final score
result-winner = { $names } wins.
result-shared = { $names } share the victory.
hand-over = { $name } decides now. Everyone else looks away; press Enter.
undo-done = Undone.
rule-status-certain = certain
rule-status-likely = likely
rule-status-unknown = our ruling
games-players = { $low } to { $high } players
verify-form = form and hash chain: { $n } lines
verify-content = game { $game }, rules version { $rules }, content { $content }
verify-events = { $n ->
    [one] one event
   *[other] { $n } events
} legal by the rules
verify-prepared = { $n ->
    [one] the first event is a prepared beginning
   *[other] the first { $n } events are a prepared beginning
}
verify-draws = { $n ->
    [one] one draw
   *[other] { $n } draws
} as the sealed seed gives
verify-mirror = { $n ->
    [one] one outcome
   *[other] { $n } outcomes
} told from a real table: legal, not provable
verify-sealed = { $n ->
    [one] one draw
   *[other] { $n } draws
}: legal; provable when the match is over and the seed is revealed
verify-parts = { $n ->
    [one] one player's part went into every draw
   *[other] { $n } players' parts went into every draw
  }
verify-over = over: { $names } with { $points } points
verify-open = not over yet
verify-good = { $file } is sound.
simulate-compiling = Compiling the rules for this computer (once); meanwhile the plain machine plays.
simulate-games = { $n } games of { $game }, { $seconds } s, { $rate } games/s
simulate-kept = The games are in { $folder }.
simulate-bot = Bot
simulate-seat = Seat
simulate-turn = Playing order
simulate-unfinished = { $n ->
    [one] One match was
   *[other] { $n } matches were
} broken off after { $events } events and { $n ->
    [one] counts
   *[other] count
} for nobody.
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-mean = Mean score
simulate-playing = Playing
kept-compiling = Compiling the rules for this computer (once) …
ladder-compiling = Compiling the search for this computer (once, a minute or more) …
ladder-stopped = Stopped after { $n } of { $total } games. They are in { $file }; the same command goes on.
simulate-stopped = Stopped. What was played is in { $folder }; the same command goes on.
ladder-lost = Stopped after { $n } of { $total } games. With --file, the same command would go on.
ladder-rating = Rating
ladder-ms = ms a decision
ladder-pair = Alone among others
ladder-games = Games
ladder-fair = Fair
games-seats = { $n } players
ladder-among = { $bot } among { $n } { $other }
train-learning = Playing and learning
train-before = The judge it learned on from had a surprise of { $surprise } and a Brier score of { $brier } on the same positions.
train-done = The judge learned from { $n } positions and is in { $file }. On positions it had not seen, its surprise is { $surprise } (fair shares: { $fair_surprise }) and its Brier score { $brier } (fair shares: { $fair_brier }).
train-minutes = Minutes
train-rounds = Rounds
train-choices = Choices
train-curve = Games won against each bot, { $game } for { $n } players
train-policy-done = The network learned from { $n } choices. It is in { $folder }/policy.onnx; curve.svg beside it shows how it learned. Let it play with { $option } mine={ $folder }/policy.onnx.
train-policy-stopped = Stopped. What was learned is in { $folder }; the same command goes on.
doubt-option = Table option: { $option }
doubt-values = In a correction file:
doubt-others = In the same way (midway doubts { $game } --toml prints them all):
doubt-none-changes = Nothing can be set here.
confidence-likely = likely
confidence-unknown = unknown
show-event = Event { $n } of { $last }
bot-random = makes any legal choice
bot-visitor = spends its first day at the fair and takes whatever shines
bot-guide = knows every path and looks one step ahead
bot-merchant = weighs every bargain and gives none away
bot-engineer = tries its choices out in its head
bot-architect = sees the whole game at once; earn every point
serving = Serving tables at { $address } (Ctrl-C stops).
port-taken = Port { $port } is in use; using another one.
progress = { $done } of { $total } rows
drilled = { $n ->
    [one] One match with { $events } events was
   *[other] { $n } matches with { $events } events were
} restored and played through the rules in { $seconds } s.
drill-fault = { $match }: { $why }
backed-up = { $n ->
    [one] One match
   *[other] { $n } matches
} written to { $file }.
restored = { $n ->
    [one] One match
   *[other] { $n } matches
} restored; { $there ->
    [one] one was there already
   *[other] { $there } were there already
}.

# Looking after a server
admin-none = No matches.
admin-state-open = open
admin-state-gathering = gathering
admin-state-over = over
admin-state-closed = closed
admin-shown = { $match }: { $game }, { $state }; version { $version } of the rules, options { $options }.
admin-when = Made { $made }, last event { $last }; { $events ->
    [one] one event
   *[other] { $events } events
}.
admin-seat-bot = Seat { $n }: { $name }, bot { $bot }
admin-seat-taken = Seat { $n }: { $name }
admin-seat-free = Seat { $n }: { $name }, free
admin-closed = { $n ->
    [0] No match was closed; they were over already.
    [one] One match was closed.
   *[other] { $n } matches were closed.
}
admin-deleted = { $n ->
    [0] No match was deleted.
    [one] One match was deleted.
   *[other] { $n } matches were deleted.
}
admin-due = { $n ->
    [0] No match would be deleted.
    [one] One match would be deleted.
   *[other] { $n } matches would be deleted.
}
admin-key = Seat { $n } is free; whoever opens this link can sit down there: { $path }
admin-tables-everyone = Everyone may make tables.
admin-tables-word = Whoever knows the word may make tables.
admin-tables-nobody = Nobody may make tables; matches go on.
admin-kept-over = Matches that are over or closed are deleted { $days ->
    [one] a day
   *[other] { $days } days
} after their last event; due now: { $n }.
admin-kept-idle = Open matches are deleted { $days ->
    [one] a day
   *[other] { $days } days
} after their last event; due now: { $n }.
admin-kept-gathering = Tables that wait for people are deleted after { $days ->
    [one] a day
   *[other] { $days } days
}; due now: { $n }.
admin-kept-over-always = Matches that are over or closed are kept.
admin-kept-idle-always = Open matches are kept.
admin-kept-gathering-always = Tables that wait for people are kept.
admin-dry = Nothing was changed.
admin-announced = Players will see it within a minute.
admin-silent = Players no longer see an announcement.
fault-admin-match = There is no match { $match }; “midway admin list” shows those that exist.
fault-admin-sure = { $n ->
    [one] This would delete one match
   *[other] This would delete { $n } matches
} for ever; repeat it with --yes if you are sure.
fault-admin-bot = A bot plays at seat { $n }; only people's seats have keys.
fault-admin-word = A word goes with “tables word” and with nothing else, as in: midway admin tables word "ferris wheel".
fault-admin-days = Matches are kept for 1 to 36500 days; to keep them for good, say never.
fault-admin-announce = Give a text, --minutes until the servers stop, or both; or --off alone.
fault-admin-long = An announcement has at most { $n } characters.
fault-closed = This table was closed by whoever runs the server; you can still look at it.
fault-table-no-tables = No new tables can be made here at the moment; existing ones go on.
fault-table-word = New tables need a word here; ask whoever runs this server.
fault-table-wrong-word = This is not the word; ask whoever runs this server.

# Citations of rules
cite-number = Rule { $rule }
cite-titled = { $place }: { $title }

# Help on the command line
help-usage = Usage:
help-options = Options
help-commands = Commands
help-midway = Play heavy board games with their rules enforced, let bots play, check and replay records. Without a command, Midway opens in your browser.
help-play = Play a game in the terminal, against bots or with people at the same keyboard.
help-learn = Learn a game in a lesson on its board; a lesson that you left goes on where you were. Without a game, the lessons are listed.
help-lesson = A further lesson of the game; by default the first.
help-again = Begin the lesson again.
help-last = Play the last rounds of a prepared match, against easy bots.
help-simulate = Let bots play many matches and show who wins how often.
help-ladder = Let bots play each other and show their ratings.
help-games = List the games and their options.
help-bots = List the bots that play a game, weakest first.
help-show = Show a recorded match: the log and the table.
help-verify = Check a record: form, hash chain, every choice by the rules, every draw by the sealed seed.
help-rules = Show the rules of a game, or one of them.
help-doubts = List what the sources leave open about a game, and how to change it.
help-bench = Measure the machines, compared with OpenSpiel if it is installed.
help-analyse = Analyse a finished match: what luck and choices did, the mistakes, and where it turned.
help-whatif = Play on from an event of a recorded match, with other draws; nothing is saved.
help-train = Train the judge of a game, the small network that tells a search who is likely to win; or a network that plays.
help-serve = Serve tables to people in a browser and to programs: JSON over HTTP, and WebSocket.
help-admin = Look after the matches of a server: list, close and delete them, say who may make tables, announce something to players. Servers may keep running.
help-admin-list = List matches, the most recently active first.
help-admin-list-state = Only those that are open, gathering, over or closed.
help-admin-list-game = Only those of this game.
help-admin-list-days = Only those in which nothing has happened for N days.
help-admin-list-most = At most this many.
help-admin-show = Show what is stored about a match, without keys, seed or cards.
help-admin-show-match = The match, as in its address.
help-admin-close = End matches that are not over: everybody can look at them, and nobody plays on.
help-admin-close-matches = The matches, as in their addresses.
help-admin-delete = Delete matches for ever, with everything that belongs to them.
help-admin-delete-matches = The matches, as in their addresses.
help-yes = Yes, delete them.
help-admin-revoke = Take seats from whoever holds them: old keys, links and browsers no longer open them, and fresh links are printed.
help-admin-revoke-match = The match, as in its address.
help-admin-revoke-seat = Only this seat, counted from 1; by default every person's seat.
help-admin-tables = Say who may make tables: everyone, whoever knows a word, or nobody; without an argument, show who may.
help-who = Who may make tables.
help-word = The word; capitals do not matter.
help-admin-retention = Say how long matches are kept; servers delete older ones every hour. Without an option, show what is set and what is due.
help-over = How many days after its last event a match that is over or closed is deleted; or never.
help-idle = How many days after its last event an open match is deleted; or never.
help-gathering = After how many days a table that waits for people is deleted; or never.
help-dry = Change nothing, only say what would be deleted.
help-admin-sweep = Delete at once what has been kept long enough.
help-admin-announce = Show everybody a line in the browser: your own words, or that the servers will stop in a few minutes.
help-text = Your own words in English; everybody reads them if there are no others.
help-fr = The same in French.
help-pl = The same in Polish.
help-minutes = In how many minutes the servers will stop.
help-off = Take the announcement down.
help-backup = Write all matches of a database to a file; servers may keep running.
help-restore = Restore the matches of a backup that a database lacks; nothing already there is changed.
help-drill = Restore a backup into a database of its own and play every match in it through the rules; nothing else is touched.
help-drill-file = A backup file; without one, a backup of the database is made now.
help-backup-file = The file to write; an existing file is replaced.
help-restore-file = A backup file.
help-host = The address to listen on.
help-port = The port to listen on.
help-database = The database: sqlite:///FILE or postgresql://...; by default MIDWAY_DATABASE, or a file of your own.
help-rate = The most requests per second from one address; 0 for no limit.
help-opening = Open a browser there; if the port is taken, use the next free one.
help-bot_workers = How many processes play for bots; by default one for each core.
help-warm_up = Compile the search of strong bots in the background.
help-names = A name of this server, as people type it into a browser; needed if they reach it by a name and not through a proxy.
help-proxies = The address or network of a proxy that is trusted to say for whom it asks.
help-private_webhooks = Allow webhooks into private networks as well.
help-help = Show this and exit.
help-version = Show the version and exit.
help-language = The language: en, fr or pl.
help-table_options = A table option; may be repeated. “midway games” lists them.
help-given_bots = A program that plays as a bot: its name and its command; may be repeated. docs/bots.md says how it is spoken to.
help-game = The game; “midway games” lists them.
help-file = A record file.
help-rule = The id or the citation of a rule, such as turn.2 or “Turn, step 2”.
help-content = Corrections of printed values, as a TOML file.
help-play-seats = Who plays, in order: you, you:NAME, or a bot.
help-play-seed = The dealer's seed: the same seed deals the same game.
help-mirror = Follow a real table: you say which cards and tiles come up.
help-save = Save the record to this file, after every choice; by default the match is kept in your data folder.
help-resume = Resume an unfinished match: its file, or the name it was given.
help-simulate-seats = The bots; seats are rotated.
help-simulate-games = How many matches to play; by default 10000, or 100 if a bot thinks.
help-simulate-seed = The same seed plays the same matches.
help-ladder-bots = The bots; each plays alone among the ones after it. Default: the five levels.
help-players = How many seats a table has; by default the fewest that the game allows.
help-ladder-games = How many games each pair plays.
help-ladder-seed = The same seed plays the same games.
help-budget = What every bot that searches may spend on a decision: playouts (2000) or time (150ms).
help-ladder-file = Keep every game in this file; the same command goes on where it stopped.
help-workers = How many processes play; by default one for each core.
help-simulate-workers = How many parts are played at the same time; by default one for each core.
help-parquet = Write the games as tables into this folder, in Parquet.
help-simulate-parquet = { help-parquet } The same command goes on where it stopped.
help-decisions = Write a row for every decision too.
help-cluster = Play on a Ray cluster: its address, or nothing for the one this computer belongs to.
help-svg = Draw the ladder into this file, as SVG.
help-train-games = How many matches to play for each number of players.
help-epochs = How often to learn from all of them.
help-train-playouts = Let a search with this many playouts a decision play, and let the present judge learn on; with 0, the game’s best bot plays, and the judge begins anew.
help-train-seed = The same seed trains the same judge; a network that plays also depends on the time it had.
help-out = The file to write; by default the game's own judge is replaced.
help-policy = Train a network that plays instead, by playing against itself, and keep it in this folder; the same command goes on where it stopped.
help-train-players = With --policy: how many players; by default the fewest that the game allows.
help-train-minutes = With --policy: how long to train in all.
help-device = With --policy: where to play and learn.
help-size = With --policy: how many games are played side by side; by default 512, or 16384 on a GPU.
help-width = With --policy: how wide the network is; by default 256, or 512 on a GPU.
help-machine_name = Machine to use (default: automatic).
help-as_json = Print JSON.
help-as_toml = Print a correction file with every value that is not certain, to be changed and given to --content.
help-at = Stop before event N.
help-seat = As this seat sees it, counted from 1.
help-gaps = Print only what is missing: rules without code, test or words.
help-analyse-html = Write the analysis to this file, as a page that needs nothing else.
help-deeper = Search eight times as long.
help-analyse-seed = The same seed finds the same mistakes.
help-whatif-event = The event to play on from.
help-whatif-seats = Who plays on: “you” or a bot for each seat. By default you play whoever decides, and bots play the rest.
help-whatif-seed = The same seed makes the same draws.
help-calibrate = Compare the chances that an analysis tells with how games between good bots end.
help-calibrate-players = How many play; by default a full table.
help-calibrate-games = How many games to play.
help-bot = The bot that plays at every seat.
help-positions = How many turns of each game to look at.
help-playouts = How often each position is played out.
help-calibrate-seed = The same seed plays the same games.
help-calibrate-file = { help-ladder-file }
help-chart = Draw what was found, as an SVG file.
help-seconds = How long each measurement takes.

# The table
fault-table-extra = Packages that a server needs are missing; install Midway again with pip.
fault-port = Port { $port } is in use; choose another with --port, or stop what runs there.
fault-listen = Cannot listen at { $host }, port { $port }: { $error }.
fault-database = The database does not answer: { $error }.
fault-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME.
fault-match-damaged = What is stored of this match is damaged: its beginning cannot be read.
fault-match-damaged-event = What is stored of this match is damaged: event { $n } cannot have happened.
fault-database-newer = The database is in format { $there }, written by a later Midway; this one knows formats up to { $here }.
fault-backup-foreign = { $file } is not a Midway backup.
fault-backup-damaged = { $file } was cut off or damaged; nothing was restored.
fault-backup-schema = { $file } is in format { $there } and this Midway reads format { $here }; use the version that wrote it.
fault-backup-database = The database is in format { $there } and this Midway uses format { $here }; a server brings it up to date when it starts.
fault-table-record = The record is available once the match is over; it holds what others may not see.
fault-table-key = This seat needs its private key.
fault-table-taken = This seat is already taken.
fault-table-seat = This is not your seat.
fault-table-changed = This seat has just changed; please look again.
fault-table-not-over = A rematch can begin once this match is over.
fault-table-analysis-open = A match can be analysed once it is over.
fault-table-invitation = This invitation has ended; ask for a new link.
fault-table-host = Only the player who invited the others can do this.
fault-table-begun = This match has already begun.
fault-table-part = This part cannot be added now: the match has begun, not everyone has sealed theirs, or it is not the one that was sealed.
fault-webhook-url = A webhook is an address that begins with http:// or https://, without a user name or spaces.
fault-webhook-host = The host of this address cannot be found.
fault-webhook-private = This address leads into a private network; the server allows only public ones.
webhook-turn = { $name }, it is your turn: { $title }.
fault-table-often = Too many requests; please wait a moment.
fault-table-kind = The request body must be { $kind }.
fault-table-large = A request body has at most { $n } bytes.
fault-table-body = Invalid request body: { $error }.
fault-table-origin = This page belongs to another site.
fault-table-host-name = This server is not called that; start it with --name NAME, or with --proxy ADDRESS if a proxy stands in front of it.
fault-table-proxy = The proxy in front of this server contradicts itself: each of its forwarding headers has to come once and be well-formed.
fault-proxy-address = A proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not “{ $given }”.
fault-table-stale = The match has moved on to number { $n }.
fault-table-not-found = This match does not exist.
fault-table-nothing-here = Not found.
fault-table-broken = Something went wrong on this server; nothing was changed. Whoever runs it can find it in the log as { $id }.
fault-table-database = The database does not answer properly at the moment; please try again soon.
fault-match-long = This match has { $n } events; it cannot go on.
fault-undone-often = So much has been taken back in this match that nothing more can be.
fault-table-bots-alone = Bots are playing { $n } matches among themselves; please wait until one of them ends.
fault-table-stopping = This server is about to stop.
fault-lesson-none = There is no lesson for { $game } yet.
fault-lesson-last = No last rounds are prepared for the lesson { $lesson }.
fault-lesson-changed = This lesson has changed since you left it; please begin it again.
fault-lesson-script = In the lesson, step { $step }: { $choice } cannot be chosen here.
fault-table-lesson = This lesson does not exist, or it was begun more than a week ago; please begin it again.
fault-table-lesson-moved = The lesson has gone on elsewhere; please look again.
fault-serious-undo = This is a serious game: nothing is taken back.
fault-table-serious = No hints at this table: it was set up as a serious game. You can look at every choice when it is over.
fault-table-hint-turn = Hints are for whoever decides; it is not your turn to.
fault-table-whatif-serious = No what if at this table: it was set up as a serious game. You can try everything when it is over.
fault-table-whatif-early = What if needs a game that has begun.
fault-table-whatif-hint = Ask for this hint at the table, where everyone sees that you took one.
fault-whatif-dealt = Nothing else can be dealt that fits what you see here; try it at your own turn.
fault-whatif-path = These choices cannot be made from here; begin again from the table.
fault-table-lesson-sent = Send one of code, choice or mark.

# Lessons
lesson-other-title = { $choice }?
lesson-refused-title = Not now
lesson-touch-title = Not there
lesson-touch = Nothing happens there just now. { $move }.
lesson-legal = Quite legal. For this once, let me show you: { $move }.
lesson-wait-title = One moment
lesson-wait = Let me finish first; then you may play. Press Next.
lesson-over = The lesson is over; nothing more is played at this table.
learn-step = Mr. Wick, step { $n } of { $of }: { $title }
learn-lit = The lamp is on: { $names }
learn-decision = the question
learn-you = you
learn-next = Enter goes on (b back, t table, q leave):
learn-try = Your choice (1–{ $n }, s show me, b back, t table, ? rule, q leave):
learn-help = Type the number of a choice; s lets Mr. Wick choose, b goes back, t shows the table, q leaves.
learn-one = { $title }, { $n } minutes
learn-left = The lesson waits at step { $n }: midway learn { $game } goes on with it.
learn-lamps = Lamps lit: { $n } of { $of }. To go on:

# The reader, in tables
reader = You

# A bot that failed
bot-late = { $player } did not answer in time, so the simplest bot of the game chose.
# Analysis
fault-analysis-open = Only a finished match can be analysed; this one goes on.
fault-analysis-failed = This match could not be analysed.
fault-analysis-not-here = This server makes no analyses; it was started with --no-warm-up.
fault-analysis-no-judge = { $game } has no judge yet, so its matches cannot be analysed; “midway train { $game }” trains one.
analyse-reading = Reading
analyse-title = How it came about
analyse-heads-start = start
analyse-heads-luck = luck
analyse-heads-own = own choices
analyse-heads-others = the others
analyse-heads-end = end
analyse-heads-points = points
analyse-plays = How well
analyse-heads-accuracy = accuracy
analyse-heads-slips = slips
analyse-heads-mistakes = mistakes
analyse-heads-blunders = blunders
analyse-turned = Where it turned
analyse-mark = Event { $event }, { $name }: { $grade }, { $lost } ± { $interval } chances of 100
analyse-mark-better = { $played } ({ $now } %); better: { $better } ({ $could } %)
analyse-stroke = Event { $event }, luck: { $change } chances of 100 for { $name }
analyse-nothing = No choice was clearly wrong, and no draw decided the match.
analyse-slip = slip
analyse-mistake = mistake
analyse-blunder = blunder
analyse-how = Chances combine what the judge says with playouts of every turn; the parts add up to the result. A mistake has been found by two searches with different random numbers.
analyse-off = The effect of choices is accurate to within { $n } chances of 100, because playouts are only a sample; luck is not sampled.
analyse-chances = Chances to win
analyse-luck = Luck
analyse-luck-line = what the draws gave and took so far, in chances of 100
analyse-legend = slip { $slip }+, mistake { $mistake }+, blunder { $blunder }+ chances of 100
analyse-written = The analysis is in { $file }.
fault-whatif-seats = This match has { $n } seats: --seats has to name as many.
whatif-begins = What if, from event { $n }. The draws are new, and nothing here counts or is saved. u steps back as far as you like.
whatif-went = The match went on: { $text }
whatif-then = Then: { $seats }.
whatif-now = Now: { $seats }.
whatif-seat = { $name } { $chance }% ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
whatif-first = This is where you left the match; there is nothing to take back.
whatif-unsaved = A what if is not saved; its event and --seed lead here again.
whatif-score = { $name } { $n }
whatif-ended = In the match itself: { $scores }.
calibrate-said = Said
calibrate-won = Won
calibrate-number = Seats
calibrate-brier = { $n } positions of { $games } games. Brier score, less is better: an analysis { $said }, the judge alone { $judge }, playouts alone { $playouts }, fair shares { $fair }. Analysis minus playouts: { $low } to { $high }, 19 times in 20.


# Hints
with-hint = with a hint
hint-wait = Playing out games; a moment, please.
hint-none = There is nothing to choose between.
hint-row = { $choice }: chance to win { $chance }% ({ $low } to { $high }), { $points } points
hint-even = The first two are about equal.
hint-exact = From { $n } games each. It knows only what you know, and the record notes it.
hint-warming = Compiled, the search plays out more games: hints get better then.
hint-brings = { $n ->
    [one] It brings you a point.
   *[other] It brings you { $n } points.
}
hint-costs = { $n ->
    [one] It costs you a point.
   *[other] It costs you { $n } points.
}
hint-higher = { $player } ends about { $n ->
    [one] one point
   *[other] { $n } points
} higher than after “{ $than }”.
hint-lower = { $player } ends about { $n ->
    [one] one point
   *[other] { $n } points
} lower than after “{ $than }”.
