"""Answers made from games and rooms: what a lobby lists, and what a seat may know about a match."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

from midway.bots import ROLES, others, seconds
from midway.bots import names as bot_names
from midway.bots import strength as bot_strength
from midway.bots.called import CALLED
from midway.bots.hint import LAMPS, SHOWN, Hint, Idea, reason
from midway.kernel.fault import Fault, common
from midway.kernel.game import Game, find, names
from midway.kernel.tallies import Row, Scene, Tally
from midway.kernel.words import Words
from midway.match.match import Match
from midway.match.script import Script, scripts_of
from midway.match.since import Deed
from midway.match.since import since as happened

from . import answers
from .answers import seat_number
from .room import Room
from .showing import Seen, placed
from .stored import Stored

PICTURES = ("board", "poster", "howto")


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
    """A game with its cards, but for the line about each."""
    cards = {
        kind: {card: {part: said for part, said in printed.items() if part != "line"} for card, printed in cards.items()}
        for kind, cards in game.telling.cards(language).items()
    }
    return answers.GameAtTable(**asdict(summary(game, language)), cards=cards)


def notes(game: Game, language: str) -> answers.Notes:
    """The line about each card of a game, and how its rules are cited."""
    book = game.rulebook
    told = game.telling.cards(language).items()
    lines = {kind: {card: printed["line"] for card, printed in cards.items() if "line" in printed} for kind, cards in told}
    return answers.Notes(lines, {book.id(rule): book.citation(rule, language) for rule in book.rules})


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
    over = match.result is not None or room.stored.closed
    waiting = room.stored.waiting
    return answers.MatchSummary(room.id, match.game.name, title, placed(room.stored), match.number, over, waiting, None)


def unopened_summary(stored: Stored, why: Fault, language: str) -> answers.MatchSummary:
    """A match in a list that cannot be opened: why not, and what is known without its events."""
    title = find(stored.game).words(language)("title") if stored.game in names() else stored.game
    told = why.text(language)
    return answers.MatchSummary(stored.id, stored.game, title, placed(stored), 0, stored.over, stored.waiting, told)


def moved(room: Room, seat: int, language: str) -> answers.Moved:
    """What comes after a move of a seat."""
    shown = room.showing(language)
    return answers.Moved(room.id, shown.match.number, shown.decision(seat), shown.view(seat))


def since(room: Room, seat: int, language: str) -> answers.Since:
    """What happened since a seat's last turn, as it may know it."""
    match = room.match
    told = happened(match, seat, language)
    return answers.Since(room.id, match.number, told.start, told.turns, [_act(deed) for deed in told.deeds])


def hint(room: Seen, match: Match, told: Hint, language: str) -> answers.Hint:
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
    return answers.Tallies(room.id, [_tally(tally, seat, names, words) for tally in match.game.picture.tallies(match)])


def _tally(tally: Tally, seat: int | None, names: list[str], words: Words) -> answers.Tally:
    rows = [_tally_row(row, seat, names, words) for row in tally.rows]
    title = words(f"tally-{tally.kind}", **tally.facts)
    return answers.Tally(tally.kind, tally.number, tally.adds, tally.at_once, title, list(tally.before), list(tally.after), rows)


def _tally_row(row: Row, seat: int | None, names: list[str], words: Words) -> answers.TallyRow:
    cells = [answers.TallyCell(cell.number, list(cell.signs), cell.text, cell.pieces) for cell in row.cells]
    scenes = sorted(row.scenes, key=lambda scene: (scene.seat - (seat or 0)) % len(names))
    told = [_tally_scene(scene, names, words) for scene in scenes]
    return answers.TallyRow(row.kind, row.part or row.kind, *_said(row, names, words), list(row.places), cells, told)


def _tally_scene(scene: Scene, names: list[str], words: Words) -> answers.TallyScene:
    said, places = _said(scene, names, words), list(scene.places)
    return answers.TallyScene(scene.kind, seat_number(scene.seat), *said, places, scene.sign, scene.size, scene.number)


def _said(told: Row | Scene, names: list[str], words: Words) -> tuple[str, str, str]:
    """The name of what is counted, a title, and a sentence where there is one."""
    facts = {name: _named(fact, names) if isinstance(fact, tuple) else fact for name, fact in told.facts.items()}
    message = f"tally-{told.kind}"
    says = words(message, "says", **facts) if words.has(message, "says") else ""
    return words(message, **facts), words(message, "title", **facts), says


def _named(seats: tuple[int, ...], names: list[str]) -> str:
    return " · ".join(names[seat] for seat in seats)
