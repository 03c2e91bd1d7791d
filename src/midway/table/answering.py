"""Answers made from games and rooms: what a lobby lists, and what a seat may know about a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec.structs import asdict

from midway.bots import ROLES, others, seconds
from midway.bots import names as bot_names
from midway.bots import strength as bot_strength
from midway.bots.called import CALLED
from midway.bots.hint import LAMPS, SHOWN, Hint, Idea, reason
from midway.kernel.dice import Die
from midway.kernel.fault import Fault, common
from midway.kernel.game import Game, find, names
from midway.kernel.meaning import named
from midway.kernel.rule import NOBODY
from midway.kernel.state import view
from midway.kernel.tallies import Row, Tally
from midway.kernel.telling import no_preview
from midway.kernel.words import Words
from midway.match import log
from midway.match.events import Event
from midway.match.match import Match
from midway.match.only import taken_back
from midway.match.script import Script, scripts_of
from midway.match.since import Deed, began
from midway.match.since import since as happened

from . import answers
from .answers import Placed, seat_number
from .room import UNSEEN, Room, Thinking
from .stored import Stored

PICTURES = ("board", "poster", "howto")


class Seen(Protocol):
    """What a snapshot shows: a match, how it is stored, and which seat reads."""

    @property
    def id(self) -> str: ...

    @property
    def match(self) -> Match: ...

    @property
    def stored(self) -> Stored: ...

    @property
    def thinking(self) -> Thinking | None: ...

    def seat_among(self, held: list[int], /) -> int | None: ...


# Games.


def summary(game: Game, language: str) -> answers.Game:
    """A game as a lobby shows it."""
    words, chapters = game.words(language), game.rulebook.chapters
    return answers.Game(
        game=game.name,
        title=words("title"),
        line=words("line") if "line" in words else "",
        minutes=game.minutes,
        players=list(game.players),
        bots=bot_names(game),
        levels=[_level(game, bot) for bot in (*ROLES, *others.names()) if bot in bot_names(game)],
        options=_options(game, words),
        pictures=[part for part in PICTURES if (game.folder / "board" / f"{part}.js").exists()],
        lesson=_lesson_length(game),
        lessons=[_further(script, language) for script in scripts_of(game) if script.name],
        sign=chapters[0].sign if chapters else "signs#i-rules",
    )


def _level(game: Game, bot: str) -> answers.Level:
    won = bot_strength.beats(game, bot)
    own = bot.capitalize()
    several = tuple(f"{own} {number}" for number in range(2, game.players[-1]))
    thinks = seconds(game, bot) if bot in ROLES else others.seconds(bot)
    return answers.Level(bot, CALLED.get(bot, (own, *several)), thinks, round(10 * won["share"], 1) if won else None)


def strength(game: Game) -> answers.Strength:
    """What was measured about a game's bots."""
    return msgspec.convert({"game": game.name, **bot_strength.measured(game)}, answers.Strength)


def _lesson_length(game: Game) -> answers.LessonLength | None:
    script = next(iter(scripts_of(game)), None)
    return answers.LessonLength(script.minutes, len(script.steps), len(script.tries), script.last) if script else None


def _further(script: Script, language: str) -> answers.FurtherLesson:
    title = script.words(language)("title")
    return answers.FurtherLesson(script.name, title, script.minutes, len(script.steps), len(script.tries), script.options)


def at_table(game: Game, language: str) -> answers.GameAtTable:
    """A game with the titles of its cards and how its rules are cited."""
    book = game.rulebook
    cites = {book.id(rule): book.citation(rule, language) for rule in book.rules}
    return answers.GameAtTable(**asdict(summary(game, language)), cards=game.telling.cards(language), cites=cites)


def whole(game: Game, language: str) -> answers.WholeGame:
    """A game with its rules, their chapters, its words and the titles of its cards."""
    book = game.rulebook
    rules = [
        answers.Rule(
            id=book.id(rule.id),
            cite=book.citation(rule.id, language),
            place=book.place(rule.id, language),
            status=rule.status,
            title=rule.title[language],
            text=rule.text[language],
            ruling=rule.ruling.get(language, ""),
        )
        for rule in book.rules.values()
    ]
    chapters = [
        answers.Chapter(
            id=chapter.id,
            sign=chapter.sign,
            tint=chapter.tint,
            shows=chapter.shows,
            title=chapter.title[language],
            text=chapter.text[language],
            table=chapter.table.get(language, []),
            rules=[book.id(rule) for rule in chapter.rules],
        )
        for chapter in book.chapters
    ]
    terms = [answers.Term(term.name[language], term.means[language]) for term in book.terms]
    cards = game.telling.cards(language)
    return answers.WholeGame(**asdict(summary(game, language)), rules=rules, chapters=chapters, terms=terms, cards=cards)


def _options(game: Game, words: Words) -> list[answers.GameOption]:
    doubts = {doubt.option: words(f"doubt-{doubt.name}") for doubt in game.doubts if doubt.option}
    return [
        answers.GameOption(
            option.name,
            words(f"option-{option.name}"),
            doubts.get(option.name, ""),
            option.reading,
            [answers.Value(value, words(f"option-{option.name}-{value}")) for value in option.values],
        )
        for option in game.settings
    ]


# Matches.


def match_summary(room: Room, language: str) -> answers.MatchSummary:
    """A match in a list."""
    match = room.match
    title = match.game.words(language)("title")
    over = match.result is not None
    waiting = room.stored.waiting
    return answers.MatchSummary(room.id, match.game.name, title, _placed(room.stored), match.number, over, waiting, None)


def unopened_summary(stored: Stored, why: Fault, language: str) -> answers.MatchSummary:
    """A match in a list that cannot be opened: why not, and what is known without its events."""
    title = find(stored.game).words(language)("title") if stored.game in names() else stored.game
    told = why.text(language)
    return answers.MatchSummary(stored.id, stored.game, title, _placed(stored), 0, stored.over, stored.waiting, told)


def snapshot(
    room: Seen,
    held: list[int],
    language: str,
    since: int = 0,
    at: int | None = None,
    here: Callable[[int], bool] | None = None,
    watching: int = 0,
    drawn: bool = False,
) -> answers.Snapshot:
    """Everything that the holder of these seats may know, in their language: view, or what is drawn of it, decision, log."""
    seat = room.seat_among(held)
    match = room.match if at is None else room.match.until(at)
    game, words, result = match.game, match.game.words(language), match.result
    points = game.picture.points(match, seat)
    return answers.Snapshot(
        match=room.id,
        game=game.name,
        number=match.number,
        last=room.match.number,
        seat=None if seat is None else seat + 1,
        mine=[seat + 1 for seat in held],
        seats=_placed(room.stored, here),
        where=game.telling.where(match, words),
        hides=game.hides,
        listed=room.stored.listed,
        view=named(game.state, view(match.state, seat), game.picture.drawn if drawn else None),
        extras=game.picture.extras(match),
        scores=points["scores"],
        forecast=points["forecast"],
        parts=points.get("parts"),
        turn=_turn(match),
        began=began(match) if since == 0 and at is None and match.seat not in (seat, NOBODY) else None,
        decision=_decision(match, seat, language),
        undoable=at is None and seat is not None and _undoable(room, seat),
        log=[_entry(room, match, event, words, seat, len(held) > 1) for event in match.events[since:]],
        result=answers.Result(result.scores, result.standings, result.parts) if result else None,
        seal=match.seal,
        seed=room.stored.seed if room.match.seat == NOBODY else None,
        mirror=match.mirror,
        next=room.stored.next,
        chat=room.stored.said if seat is not None else 0,
        gathering=room.stored.waiting,
        host=room.stored.gathering.host + 1 if room.stored.gathering else None,
        watching=watching,
        serious=room.stored.serious,
        thinking=_thinking(room),
    )


def _undoable(room: Seen, seat: int) -> bool:
    """True if a seat may take something back now."""
    match = room.match
    return not room.stored.serious and (seat == match.seat or match.mirror) and taken_back(match) > 0


def _thinking(room: Seen) -> answers.Thinking | None:
    """The bot that thinks, once that takes a while."""
    thinking = room.thinking
    if thinking is None or thinking.spent < UNSEEN:
        return None
    return answers.Thinking(thinking.seat + 1, round(thinking.spent, 2), thinking.budget)


def moved(room: Room, seat: int, language: str) -> answers.Moved:
    """What comes after a move of a seat."""
    match = room.match
    seen = named(match.game.state, view(match.state, seat))
    return answers.Moved(room.id, match.number, _decision(match, seat, language), seen)


def since(room: Room, seat: int, language: str) -> answers.Since:
    """What happened since a seat's last turn, as it may know it."""
    match = room.match
    told = happened(match, seat, language)
    return answers.Since(room.id, match.number, told.start, told.turns, [_act(deed) for deed in told.deeds])


def hint(room: Room, match: Match, told: Hint, language: str) -> answers.Hint:
    """A hint as it is now; the reasons for its first choices come when it is over."""
    shown = SHOWN if told.lamps == LAMPS else 0
    rows = [_hinted(idea, reason(match, idea, language) if place < shown else []) for place, idea in enumerate(told.ideas)]
    return answers.Hint(room.id, match.number, told.lamps, told.equal, told.strong, rows)


def _hinted(idea: Idea, why: list[str]) -> answers.Hinted:
    chances, interval = [round(chance, 4) for chance in idea.chances], (round(idea.low, 4), round(idea.high, 4))
    return answers.Hinted(idea.code, chances, [round(points, 1) for points in idea.points], interval, idea.tried, why)


def _act(deed: Deed) -> answers.Act:
    act = deed.act
    by = None if act.by is None else seat_number(act.by)
    before, after = act.figure or (None, None)
    return answers.Act(act.kind, act.tone, act.number, by, deed.text, deed.more, deed.amount, before, after, list(act.places))


def tallies(room: Seen, seat: int | None, language: str) -> answers.Tallies:
    """The scorings and payments so far; the reader's own seat is not called by name."""
    match = room.match
    words, you = match.game.words(language), common(language)("reader")
    names = [you if number == seat else name for number, name in enumerate(match.names)]
    return answers.Tallies(room.id, [_tally(tally, names, words) for tally in match.game.picture.tallies(match)])


def _tally(tally: Tally, names: list[str], words: Words) -> answers.Tally:
    rows = [_tally_row(row, names, words) for row in tally.rows]
    title = words(f"tally-{tally.kind}", **tally.facts)
    return answers.Tally(tally.kind, tally.number, tally.adds, tally.at_once, title, list(tally.before), list(tally.after), rows)


def _tally_row(row: Row, names: list[str], words: Words) -> answers.TallyRow:
    facts = {name: _named(fact, names) if isinstance(fact, tuple) else fact for name, fact in row.facts.items()}
    message = f"tally-{row.kind}"
    title, says = words(message, "title", **facts), words(message, "says", **facts) if words.has(message, "says") else ""
    cells = [answers.TallyCell(cell.number, list(cell.signs), cell.text) for cell in row.cells]
    return answers.TallyRow(row.kind, words(message, **facts), title, says, list(row.places), cells)


def _named(seats: tuple[int, ...], names: list[str]) -> str:
    return " · ".join(names[seat] for seat in seats)


def _turn(match: Match) -> answers.SeatNumber | None:
    """Whose turn it is, which may be another's than that of whoever decides."""
    turn = match.game.telling.turn(match.state)
    return None if NOBODY in (turn, match.seat) else seat_number(turn)


def _placed(stored: Stored, here: Callable[[int], bool] | None = None) -> list[Placed]:
    """Who sits where, as everyone may know."""
    seats = [Placed(seat.name, seat.bot, bool(seat.owner or seat.bot)) for seat in stored.seats]
    if here:
        given = Counter(stored.hints.values())
        for number, placed in enumerate(seats):
            placed.here, placed.hints = here(number), given[number]
    return seats


def _decision(match: Match, seat: int | None, language: str) -> answers.Decision | None:
    """What the match waits for, with the options only for those who may choose."""
    decision = match.describe(language, seat, options=seat == match.seat or (match.mirror and seat is not None))
    if decision is None:
        return None
    words = match.game.words(language)
    preview = match.game.picture.preview if match.seat == seat else no_preview
    options = [
        answers.Option(
            **option.to_json(),
            final=_hands_over(match, option.code),
            **preview(match, option.code, words),
        )
        for option in decision.options
    ]
    return answers.Decision(
        number=decision.number,
        seat=seat_number(decision.seat),
        kind=decision.kind,
        rule=decision.rule,
        cite=decision.cite,
        prompt=decision.prompt,
        options=options,
        kinds=[answers.Kind(kind, choice) for kind, choice in match.game.picture.kinds(match).items()] if options else [],
        rows=_rows(match, seat, options, language) if match.seat == seat else [],
    )


def _rows(match: Match, seat: int, options: list[answers.Option], language: str) -> list[answers.Row]:
    """The pieces whose options share a row; of one that has to wait, why."""
    offered = {mark for option in options for mark in option.marks}
    asked = match.game.picture.rows(match).items()
    whys = {mark: match.why(seat, choice, language) for mark, choice in asked if mark not in offered}
    return [answers.Row(mark, choice, why.text if (why := whys.get(mark)) else "") for mark, choice in asked]


def _hands_over(match: Match, code: int) -> bool:
    """True if a choice could not be undone: chance or another seat comes next or, in a mirror, the end."""
    after = match.state.clone()
    match.plain.rules.apply(after, code)
    seat = match.plain.rules.seat(after)
    return bool(seat == NOBODY if match.mirror else seat != match.seat)


def _entry(room: Seen, match: Match, event: Event, words: Words, seat: int | None, named: bool) -> answers.LogEntry:
    stood_in = [common(words.language)("bot-late", player=match.names[event.seat])] if event.number in room.stored.late else []
    return answers.LogEntry(
        event.number,
        seat_number(event.seat),
        [*log.texts(match, event, words, seat, named), *stood_in],
        log.marks(match, event, seat),
        any(match.game.picture.closes(match.game.lines[told.line].name, told.numbers[0]) for told in event.told),
        event.seat != seat and log.concerns(match, event, seat),
        log.harms(match, event, seat),
        [_die(die) for die in match.game.picture.dice(match, event)],
        event.only and (event.seat == seat or not match.game.hides),
        event.number in room.stored.hints,
    )


def _die(die: Die) -> answers.Die:
    return answers.Die(None if die.seat is None else die.seat + 1, die.number, die.of, die.counts)
