# Faults: one sentence each, saying what would be right
fault-file = { $file } cannot be read: { $error }.
fault-write = { $file } cannot be written: { $error }.
fault-content-size = { $file } is larger than { $n } bytes; a correction holds only the values that change.
fault-content-toml = { $file } is not a TOML file: { $error }.
fault-content-table = { $name } must be a table of values.
fault-content-unknown = { $name } does not exist in the content; there is { $known }.
fault-content-like = { $name } must be like { $like }, not { $given }.
fault-content-range = { $name } must be a whole number from { $low } to { $high }.
fault-content-among = { $name } must be a list of different names among { $known }.
fault-content-one = { $name } must be one of { $known }.
fault-content-deck = The deck for { $players } players must hold at least { $n } cards.
fault-content-length = { $name } must be a list of { $n } whole numbers.
fault-content-entries = { $name } must be a list of { $n } entries.
fault-players = { $game } is for { $low } to { $high } players, not { $n }.
fault-option = { $game } has no option { $option }; it has { $known }.
fault-option-value = Option { $option } is one of { $known }, not { $given }.
fault-option-form = An option is written NAME=VALUE, for example { $example }.
fault-game = There is no game { $game }; there is { $known }.
fault-bot = There is no bot { $bot }; there is { $known }, and "you" for a person.
fault-machine = There is no machine { $machine }; there is { $known }.
fault-numba = The cpu machine needs Numba: pip install 'midway[fast]'. The plain machine needs nothing.
fault-numba-cuda = The gpu machine needs numba-cuda: pip install 'midway[gpu]'.
fault-no-gpu = The gpu machine needs an NVIDIA GPU with its driver; none answers here.
fault-seed = A seed is 1 to { $n } printable characters without spaces.
fault-name = A name is 1 to { $n } printable characters.
fault-names = Every seat needs a name of its own; { $names } has one twice.
fault-no-dealer = This match waits for its dealer; load it with the dealer's seed.
fault-language = There is no language { $language }; there is { $known }.
fault-games = The number of games is from 1 to { $n }.
fault-simulation-seed = The seed of a simulation is a whole number from 0 to { $n }.
fault-layout = A layout has { $n } spaces and holds every object of your museum once.
fault-rule = { $game } has no rule { $rule }; "midway rules { $game }" lists them all.
fault-at = Event { $at } does not exist; the record has events 0 to { $last }.
fault-seat = There is no seat { $seat }; this match has seats 1 to { $n }.
fault-record-no-file = There is no file { $file }.
fault-record-size = { $file } is larger than { $n } bytes; no record is.
fault-record-foreign = This is not a Midway record: the first line of one is "midway record 1".
fault-record-long = The record has more than { $n } events; matches that long are not kept here.
fault-record-cut = Line { $line }: the record was cut off; its last line must begin with "over" or "open".
fault-record-line = Line { $line } is not a line of a record.
fault-record-header = Line { $line } must say "{ $name }" and what it is.
fault-record-chain = Line { $line } was changed: its hash does not follow from the lines before it.
fault-record-game = Line { $line }: { $error }
fault-record-rules = Line { $line }: this Midway plays rules version { $n } of the game.
fault-record-content = Line { $line }: the match was played with other content than this Midway has ({ $here }).
fault-record-undo = Line { $line }: there was nothing of that seat to take back.
fault-record-choice = Line { $line }: there is no choice "{ $choice }" in this game.
fault-record-illegal = Line { $line }: { $choice } was not legal. { $why } [{ $rule }]
fault-record-end = Line { $line }: the record says that the match is over or open, but its events say otherwise.
fault-record-result = Line { $line }: by the rules the match ended with points { $points }, winners { $winners }.
fault-record-seed = Line { $line }: the seed is not the one that was sealed at the start.
fault-record-other-seed = Line { $line }: this seed is not the one that was sealed at the start.
fault-record-draw = Line { $line }: the sealed dealer would have drawn { $choice }.
fault-usage = "{ $path }" cannot be called like this; "{ $path } --help" says how.
fault-usage-command = There is no command { $command }; "midway --help" lists them.
fault-usage-option = "{ $path }" has no option { $option }; "{ $path } --help" lists them.
fault-usage-missing = "{ $path }" needs { $name }; "{ $path } --help" tells more.
fault-usage-value = { $name } was given a value it does not take; "{ $path } --help" says what it takes.

# The terminal
you = Player
seat-name = { $name } { $n }
ask-number = Your choice (1–{ $n }, ? for the rule, h for help): 
help = A number chooses. ? shows the rule behind the question, b the board, i what the cards show, l the log, u takes back your last choice, s saves, q leaves.
not-a-number = Please type a number from 1 to { $n }, or h for help.
nothing-typed = Please choose: type a number from 1 to { $n }.
saved = Saved to { $file }.
left = You left the game.
left-hint = It can go on with: midway play { $game } --resume { $file }
input-ended = The input has ended; the game stops here.
default-file = midway-{ $game }.txt
seal = The dealer's seal: { $seal }
mirror-on = Mirror of a real table: you say what the cards do.
chance-asks = Real table: { $prompt }
result-title = Final score
result-winner = { $names } wins.
result-shared = { $names } share the victory.
hand-over = { $name } decides now. The others look away; press Enter.
undo-done = Taken back.
rule-status-certain = certain
rule-status-likely = likely
rule-status-unknown = ruling of ours
games-players = { $low } to { $high } players
verify-form = form and hash chain: { $n } lines
verify-content = game { $game }, rules version { $rules }, content { $content }
verify-events = { $n ->
    [one] one event
   *[other] { $n } events
} legal by the rules
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
verify-over = over: { $names } with { $points } points
verify-open = not over yet
verify-good = { $file } is sound.
simulate-compiling = The rules are being compiled for this computer (once); the plain machine plays meanwhile.
simulate-games = { $n } games of { $game }, { $seconds } s, { $rate } games/s
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-mean = Mean score
simulate-playing = Playing
doubt-option = Option of a table: { $option }
doubt-values = In a correction file: { $values }
doubt-none-changes = There is nothing to set here.
confidence-likely = likely
confidence-unknown = unknown
show-event = Event { $n } of { $last }
bot-random = picks any legal choice
bot-greedy = takes the fullest pile and uses figures where they change who leads
serving = Tables are open at { $address } (Ctrl-C stops).
port-taken = Port { $port } is taken; another one is used.
progress = { $done } of { $total } rows
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

# Help on the command line
help-usage = Usage:
help-options = Options
help-commands = Commands
help-midway = Play heavy board games with their rules enforced; let bots play; check and replay records. Without a command, the tables are opened in a browser.
help-play = Play a game in the terminal, against bots or with people at the same keyboard.
help-simulate = Let bots play many games and say who wins how often.
help-games = List the games and their options.
help-bots = List the bots that play a game, weakest first.
help-show = Show a recorded match: the log and the table.
help-verify = Check a record: form, hash chain, every choice by the rules, every draw by the sealed seed.
help-rules = Show the rules of a game, or one of them.
help-doubts = List what is not certain about a game, and how to change it.
help-bench = Measure the machines, beside OpenSpiel where it is installed.
help-serve = Open tables for people in a browser and for programs: JSON over HTTP, and WebSocket.
help-backup = Write all matches of a database to a file; servers may go on meanwhile.
help-restore = Put back the matches of a backup that a database lacks; nothing there is changed.
help-backup-file = The file to write; an earlier one is replaced.
help-restore-file = The file of a backup.
help-host = The address to listen on.
help-port = The port to listen on.
help-database = The database: sqlite:///FILE or postgresql://...; MIDWAY_DATABASE, or a file of your own, by default.
help-rate = How many requests a second one address may send, when they are many; 0 for no limit.
help-opening = Open a browser there; if the port is taken, use the next free one.
help-private_webhooks = Let webhooks lead into private networks as well.
help-help = Show this and exit.
help-version = Show the version and exit.
help-language = The language: en, fr or pl.
help-table_options = An option of the table, may be repeated; "midway games" lists them.
help-game = The game; "midway games" lists them.
help-file = The file of a record.
help-rule = The id of a rule, such as turn.2.
help-content = Corrections of printed values, as a TOML file.
help-play-seats = Who plays, in order: you, you:NAME, or a bot.
help-play-seed = The dealer's seed: the same seed deals the same game.
help-mirror = Follow a real table: you say which cards and tiles come.
help-save = Write the record there, at the end or on leaving.
help-resume = Go on with a saved match.
help-simulate-seats = The bots; seats are rotated.
help-simulate-games = How many games.
help-simulate-seed = The same seed plays the same games.
help-machine_name = The machine; chosen by itself unless given.
help-as_json = Print JSON.
help-at = Only what came before event N.
help-seat = As that seat sees it, from 1.
help-gaps = Print only what is missing: rules without code, test or words.
help-seconds = How long each measurement takes.

# The table
fault-table-extra = The table needs more packages: pip install 'midway[table]'.
fault-port = Port { $port } is taken; choose another with --port, or end what runs there.
fault-listen = Nothing can listen at { $host }, port { $port }: { $error }.
fault-database = The database does not answer: { $error }.
fault-database-url = A database is sqlite:///FILE or postgresql://USER@HOST/NAME.
fault-backup-foreign = { $file } is not a backup of Midway.
fault-backup-damaged = { $file } was cut off or damaged; nothing was restored.
fault-backup-schema = { $file } was written in form { $there } and this Midway reads form { $here }; use the version that wrote it.
fault-backup-database = The database has form { $there } and this Midway form { $here }; a server that starts brings it up to date.
fault-table-record = The record can be had when the match is over; it holds what others may not see.
fault-table-key = This seat needs its private key.
fault-table-taken = Somebody sits there already.
fault-table-seat = This is not your seat.
fault-table-changed = This seat has just changed; please look again.
fault-table-not-over = A rematch can begin when this match is over.
fault-webhook-url = A webhook is an address that begins with http:// or https://, without a user's name and without spaces.
fault-webhook-host = The host of this address cannot be found.
fault-webhook-private = This address leads into a private network; the server allows only public ones.
webhook-turn = { $name }, it is your turn: { $title }.
fault-table-often = That was too often; please wait a moment.
fault-table-kind = The body must be { $kind }.
fault-table-large = A body has at most { $n } bytes.
fault-table-body = The body is not right: { $error }.
fault-table-origin = This page belongs to another site.
fault-table-stale = The match has gone on to number { $n }.
fault-table-not-found = There is no such match.
fault-table-nothing-here = There is nothing here that answers to this.
fault-table-broken = Something went wrong on this server; nothing was changed.
