"""Many games side by side, a step at a time, in kernel Python: what `midway.batch` runs.

Every game has a place, and everything about it lies there in tables of the caller. A step carries out the choice of whoever
decides, then whatever chance and bots do, up to the next decision. A game that is over makes room for the next one. Each game
follows the random numbers of its own stream, as in `drivers.play_many`, whatever else is played beside it.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, draw, legal, refusal, score, seat, standing, turn
from .drivers import choose
from .noise import bits, stream
from .rule import CHANCE, NOBODY, rule
from .senses import observe

CALLER = -1  # instead of a bot: the choice is the caller's
NOTHING = -1  # instead of a code
WHOEVER = -1  # instead of a seat: the one that decides
# What is kept of a game: its stream, events so far, its number, its start among the starts, and who decided first.
KEY, EVENTS, NUMBER, START, OPENER = 0, 1, 2, 3, 4
COURSE = OPENER + 1
# What holds for the whole batch: the seed, how many games there are, when a game that is over makes room for the next, and the
# events after which a game is stopped.
SEED, SIZE, RESTART, LONGEST = 0, 1, 2, 3
TERMS = LONGEST + 1
AT_ONCE, NEXT_STEP, NEVER = 0, 1, 2  # when
MOST_ENDS = 100  # games that end at a place in one step, because its start leaves the caller nothing to decide


@rule
def begin(games: Any, starts: Any, course: Any, terms: Any, who: Any, first: int, last: int) -> None:
    """Put a new game at each of these places."""
    for place in range(first, last):
        renew(games, starts, course, terms, who, place)


@rule
def renew(games: Any, starts: Any, course: Any, terms: Any, who: Any, place: int) -> None:
    """Put a new game at a place, on its start and with its number."""
    put(games, place, starts, course[place][START])
    course[place][KEY] = stream(terms[SEED], course[place][NUMBER])
    course[place][EVENTS] = 0
    course[place][OPENER] = NOBODY
    who[place] = CHANCE


@rule
def advance(games: Any, starts: Any, course: Any, terms: Any, who: Any, ended: Any, scores: Any, standings: Any, turns: Any,
            codes: Any, bots: Any, chooser: int, steps: int, rows: Any, allowed: Any, out: Any, first: int,
            last: int) -> None:  # fmt: skip
    """Play the games at these places on by some steps; with none, a new game comes to its first decision.

    who       whoever decides at each place, before and after
    ended     gets how many games ended at each place, and `scores`, `standings` and `turns` how the last of them did
    codes     what the caller chooses, if `chooser` is CALLER; otherwise that bot chooses
    bots      the bot of each seat, or CALLER
    rows      gets what whoever decides then observes, and `allowed` which codes they may choose, unless both are empty
    """
    for place in range(first, last):
        ended[place] = 0
        for _ in range(max(1, steps)):
            code = NOTHING
            if steps > 0 and who[place] >= 0:
                code = codes[place] if chooser == CALLER else choose(games[place], chooser, out, random(course[place]))
            settle(games, starts, course, terms, who, ended, scores, standings, turns, bots, out, place, code)
        if len(rows) > 0:
            look(games[place], who[place], rows[place])
            allow(games[place], who[place], allowed[place], out)


@rule
def settle(games: Any, starts: Any, course: Any, terms: Any, who: Any, ended: Any, scores: Any, standings: Any, turns: Any,
           bots: Any, out: Any, place: int, code: int) -> None:  # fmt: skip
    """Carry out a choice, or NOTHING, and play on up to a decision of the caller.

    Games that end on the way are written down and make room for the next.
    """
    if who[place] == NOBODY:
        if terms[RESTART] == NEVER:
            return
        go_on(games, starts, course, terms, who, place)
    for _ in range(MOST_ENDS):
        who[place] = run(games[place], course[place], bots, out, terms[LONGEST], code)
        code = NOTHING
        if who[place] >= 0:
            return
        ended[place] += 1
        finish(games[place], course[place][OPENER], scores[place], standings[place], turns[place])
        if terms[RESTART] != AT_ONCE:
            return
        go_on(games, starts, course, terms, who, place)


@rule
def go_on(games: Any, starts: Any, course: Any, terms: Any, who: Any, place: int) -> None:
    """The next game at a place."""
    course[place][NUMBER] += terms[SIZE]
    renew(games, starts, course, terms, who, place)


@rule
def run(game: Any, course: Any, bots: Any, out: Any, longest: int, code: int) -> int:
    """Carry out a choice, or NOTHING, and what chance and bots do then.

    Return who decides then, NOBODY if the game is over or has to be stopped.
    """
    while True:
        if code != NOTHING:
            happen(game, course, code)
        who = seat(game)
        if who == NOBODY or course[EVENTS] >= longest:
            return NOBODY
        if who >= 0 and course[OPENER] == NOBODY:
            course[OPENER] = who
        if who == CHANCE:
            code = draw(game, random(course))
        elif bots[who] != CALLER:
            code = choose(game, bots[who], out, random(course))
        else:
            return who


@rule
def happen(game: Any, course: Any, code: int) -> None:
    """One event."""
    apply(game, code)
    course[EVENTS] += 1


@rule
def random(course: Any) -> int:
    """The 32 random bits of a game's next event."""
    return bits(course[KEY], course[EVENTS])


@rule
def finish(game: Any, opener: int, scores: Any, standings: Any, turns: Any) -> None:
    """Write down how a game ended, and who played when; in one that was stopped everybody is last."""
    ended = seat(game) == NOBODY
    for player in range(game.seats):
        scores[player] = score(game, player)
        standings[player] = standing(game, player) if ended else game.seats
        turns[player] = turn(game, player, opener)


@rule
def choices(games: Any, course: Any, who: Any, bot: int, codes: Any, out: Any, first: int, last: int) -> None:
    """What a bot would choose at each of these places."""
    for place in range(first, last):
        if who[place] >= 0:
            codes[place] = choose(games[place], bot, out, random(course[place]))


@rule
def refusals(games: Any, who: Any, codes: Any, number: int, first: int, last: int) -> int:
    """The first of these places whose choice is illegal, or -1; choices are codes below `number`."""
    for place in range(first, last):
        if who[place] >= 0 and (codes[place] < 0 or codes[place] >= number or refusal(games[place], codes[place]) != 0):
            return place
    return -1


@rule
def observations(games: Any, who: Any, reader: int, rows: Any, first: int, last: int) -> None:
    """What a seat observes at each of these places, or whoever decides; zeros where nobody does."""
    for place in range(first, last):
        look(games[place], who[place] if reader == WHOEVER else reader, rows[place])


@rule
def look(game: Any, seat: int, row: Any) -> None:
    """What a seat observes; zeros if it is nobody's."""
    for number in range(len(row)):
        row[number] = 0
    if seat >= 0:
        observe(game, seat, row)


@rule
def masks(games: Any, who: Any, rows: Any, out: Any, first: int, last: int) -> None:
    """1 for each code that may be chosen at each of these places."""
    for place in range(first, last):
        allow(games[place], who[place], rows[place], out)


@rule
def allow(game: Any, who: int, row: Any, out: Any) -> None:
    """1 for each code that whoever decides may choose."""
    for code in range(len(row)):
        row[code] = 0
    number = legal(game, out) if who >= 0 else 0
    for option in range(number):
        row[out[option]] = 1


@rule
def worths(ended: Any, standings: Any, players: int, rows: Any, first: int, last: int) -> None:
    """What the games that ended at these places brought each seat, from 1 for a victory down; 0 where none ended.

    The sum over the seats is 0: a victory takes its part from each of the others, and is shared in a tie.
    """
    for place in range(first, last):
        winners = 0
        for player in range(players):
            if standings[place][player] == 0:
                winners += 1
        for player in range(players):
            rows[place][player] = 0
            if ended[place] > 0 and winners > 0:
                won = players / winners if standings[place][player] == 0 else 0.0
                rows[place][player] = (won - 1) / (players - 1)


@rule
def put(games: Any, place: int, starts: Any, start: int) -> None:
    """Put a start position at a place."""
    games[place] = starts[start].clone()


@rule
def put_record(games: Any, place: int, starts: Any, start: int) -> None:
    """`put` for records, which are copied by value."""
    games[place] = starts[start]


ENTRIES = (begin, advance, choices, refusals, observations, masks, worths)
