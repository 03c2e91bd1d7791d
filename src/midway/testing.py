"""The test of a game: random games in which everything that must always hold is checked at every event.

For anyone who writes a game:

    from midway.testing import check

    def test_my_game():
        check(my_game)
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from midway.kernel.cpu import available
from midway.kernel.frames import waiting
from midway.kernel.game import Game, find
from midway.kernel.machine import TableMachine, machine
from midway.kernel.meaning import named, numbered
from midway.kernel.redeal import SPECTATOR
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State, flat, redeal, view
from midway.kernel.words import LANGUAGES
from midway.match.events import Told
from midway.match.log import may_read
from midway.match.match import Match
from midway.match.refusing import step_of

LONGEST = 10_000  # events after which we conclude that a game does not end
SAMPLE = 5  # refusals read at every event, beside those of a kind not read before
COMPARED = 4  # choices after which logs and views are compared
FEW = 5  # events from one writing of a position to the next


def check(game: Game | str, *, games: int = 1, seed: int = 1, compiled: bool | None = None, longest: int = LONGEST) -> None:
    """Play random games with every number of players and every ruleset; an AssertionError says what failed and where.

    At every event: what is legal and its weights; whether each code is legal or refused; prompt and options in English;
    copies; pieces; what numbers mean; litter in work memory; and the compiled machine, if there is one.
    Sampled: the text of a refusal is read for five codes at every event, and in every language the first time that
    its reason meets its step. Prompt and options are read in every language at every tenth event; positions are written
    as JSON and bytes and read back at every fifth. What is hidden is dealt anew for whoever decides and for the others in
    turn: from a view at every second event, when options and views are compared, and logs after four of the choices; on the
    table at the others, when plain and compiled are.

    compiled   also play on the cpu machine; the default is to do so if Numba is installed
    longest    events after which we conclude that a game does not end
    """
    game = find(game) if isinstance(game, str) else game
    for players in game.players:
        for options in rulesets(game):
            for number in range(games):
                check_game(game, players, options, seed + number, compiled=compiled, longest=longest)


def rulesets(game: Game) -> Iterator[dict[str, str]]:
    """The default options, and every other value of each option that reaches the rules."""
    yield {}
    for option in game.settings:
        if option.field:
            yield from ({option.name: value} for value in option.values[1:])


def check_game(
    game: Game, players: int, options: dict[str, str], seed: int, *, compiled: bool | None = None, longest: int = LONGEST
) -> Match:
    """Play one random game, checking every event; return the finished match."""
    check_rules(game)
    match = Match(game, players, options=options, mirror=True)
    rng = random.Random(f"{game.name} {players} {sorted(options.items())} {seed}")
    twin: TableMachine | None = machine(game, "cpu") if (available() if compiled is None else compiled) else None
    table = twin.table(match.state) if twin else None
    pieces = game.rules.pieces(match.state)
    seen: list[tuple[State, str]] = []
    read = Read()
    while match.seat != NOBODY:
        where = f"{game.name}, {players} players, {options}, seed {seed}, event {match.number}"
        assert match.number < longest, f"{where}: the game does not end"
        legal = match.legal()
        check_legal(match, legal, where)
        check_texts(match, where, LANGUAGES if match.number % 10 == 0 else LANGUAGES[:1])
        check_refusals(match, legal, read, rng, where)
        check_copies(match.state, seen, where)
        check_meanings(match, where)
        if match.number % FEW == 0:
            check_written(match, where)
        if match.number % 2:
            check_hidden(match, legal, rng, where)
        else:
            check_redeal(match, twin, table, pieces, rng, where)
        if twin:
            check_twin(match, legal, twin, table, rng, where)
        code = rng.choice(legal)
        check_work(match, code, rng, where)
        match.choose(code)
        if twin:
            twin.apply(table, code)
            assert twin.state(table) == match.state, f"{where}: plain and cpu differ after {game.codes.text(code)}"
        assert game.rules.pieces(match.state) == pieces, f"{where}: pieces appeared or vanished with {game.codes.text(code)}"
    assert all(old.hash == digest for old, digest in seen), f"{where}: an earlier copy has changed"
    check_end(match)
    return match


def check_rules(game: Game) -> None:
    """Steps and reasons cite rules that the rulebook has."""
    for kind, cited in (("step", game.steps), ("reason", game.reasons)):
        for one in cited:
            assert not one.rule or game.rulebook.find(one.rule), f"{game.name}: the {kind} {one.name} cites no rule: {one.rule}"


def check_legal(match: Match, legal: list[int], where: str) -> None:
    """Something is legal; codes are in rising order; weights of chance are positive."""
    assert legal, f"{where}: nothing is legal"
    assert legal == sorted(set(legal)), f"{where}: codes do not rise"
    assert legal[0] >= 0, f"{where}: a code outside the catalogue"
    assert legal[-1] < len(match.game.codes), f"{where}: a code outside the catalogue"
    if match.seat == CHANCE:
        assert all(match.plain.rules.weight(match.state, code) > 0 for code in legal), f"{where}: an outcome without weight"


def check_texts(match: Match, where: str, languages: tuple[str, ...]) -> None:
    """Prompt and options can be read in a language, and no two options read the same."""
    for language in languages:
        decision = match.describe(language)
        assert decision is not None, f"{where}: somebody decides, but no decision is described"
        assert decision.prompt, f"{where}: no prompt in {language}"
        texts = [option.text for option in decision.options]
        assert len(set(texts)) == len(texts), f"{where}: two options read the same in {language}: {texts}"


class Read:
    """Which refusals have been read in a game: pairs of a reason and the step that asks for the code."""

    def __init__(self) -> None:
        self.pairs: set[tuple[int, str]] = set()
        self.steps: dict[int, list[str]] = {}

    def unread(self, match: Match, reasons: list[int]) -> list[int]:
        """A refused code for each pair that has not been read before."""
        now = waiting(match.state)
        if now not in self.steps:
            self.steps[now] = [step_of(match, code).name for code in range(len(reasons))]
        codes = dict(zip(zip(reasons, self.steps[now], strict=True), range(len(reasons)), strict=True))
        unread = [code for pair, code in codes.items() if reasons[code] and pair not in self.pairs]
        self.pairs |= codes.keys()
        return unread


def check_refusals(match: Match, legal: list[int], read: Read, rng: random.Random, where: str) -> None:
    """Every code is either legal or refused; refusals that are read have a text.

    Reason and step decide on the rule, so the first refusal of each pair is read, in every language; of the others, a few.
    """
    refusal, codes = match.plain.rules.refusal, match.game.codes
    reasons = [refusal(match.state, code) for code in range(len(codes))]
    refused = [code for code, reason in enumerate(reasons) if reason]
    odd = set(range(len(codes))) - (set(legal) ^ set(refused))
    assert not odd, f"{where}: {codes.text(min(odd))} is legal and refused, or neither"
    for code in read.unread(match, reasons):
        for language in LANGUAGES:
            check_refusal(match, match.seat, code, language, where)
    language = LANGUAGES[match.number % len(LANGUAGES)]
    for code in rng.sample(refused, min(SAMPLE, len(refused))):
        check_refusal(match, match.seat, code, language, where)
    check_refusal(match, (match.seat + 1) % len(match.seats), legal[0], language, where)


def check_refusal(match: Match, seat: int, code: int, language: str, where: str) -> None:
    """A seat may not choose a code, and reads why."""
    name = match.game.codes.text(code)
    refusal = match.why(seat, code, language)
    assert refusal, f"{where}: seat {seat} may choose {name}"
    assert refusal.text, f"{where}: {name} is refused without a reason"


def check_copies(game: State, seen: list[tuple[State, str]], where: str) -> None:
    """A copy is equal and independent; the one before has not changed, as none has at the end of the game."""
    copy = game.clone()
    assert copy == game, f"{where}: a copy differs"
    assert copy.hash == game.hash, f"{where}: a copy has another hash"
    assert all(old.hash == digest for old, digest in seen[-1:]), f"{where}: an earlier copy has changed"
    seen.append((copy, copy.hash))


def check_meanings(match: Match, where: str) -> None:
    """Every number is one that its field allows."""
    for name, declared in type(match.state).fields.items():
        numbers = list(flat(getattr(match.state, name)))
        for number in (min(numbers), max(numbers)):
            assert declared.of.least <= number <= declared.of.most, f"{where}: {name} does not know what {number} means"


def check_written(match: Match, where: str) -> None:
    """What is written can be read back: a position as JSON and as bytes, a seat's view by its names."""
    game, kind = match.state, type(match.state)
    assert kind.from_json(game.to_json()).to_json() == game.to_json(), f"{where}: JSON does not come back"
    assert bytes(kind.from_bytes(bytes(game))) == bytes(game), f"{where}: bytes do not come back"
    for seat in (None, match.number % len(match.seats)):
        seen = view(match.state, seat)
        told = json.loads(json.dumps(named(kind, seen)))
        assert numbered(kind, told) == seen, f"{where}: what seat {seat} sees does not read back from its names"


def check_hidden(match: Match, legal: list[int], rng: random.Random, where: str) -> None:
    """What a seat cannot see changes neither its view, nor its options, nor its log."""
    rules = match.plain.rules
    for seat in {max(match.seat, 0), match.number // 2 % len(match.seats)}:
        seen = view(match.state, seat)
        other = redeal(type(match.state), seen, rng)
        assert view(other, seat) == seen, f"{where}: seat {seat} sees a difference after a redeal"
        if match.seat == seat:
            out = [0] * len(match.game.codes)
            assert out[: rules.legal(other, out)] == legal, f"{where}: seat {seat} has other options after a redeal"
    if len(legal) > 1:
        check_logs(match, [_after(match, code) for code in rng.sample(legal, min(COMPARED, len(legal)))], where)


def check_logs(match: Match, ends: list[tuple[State, list[Told]]], where: str) -> None:
    """Positions after one choice or another that a seat cannot tell apart have the same log for it."""
    alike = [pair for pair in combinations(ends, 2) if _look_alike(pair[0][0], pair[1][0])]
    for seat in range(len(match.seats)) if alike else ():
        for (one, told), (other, told_otherwise) in alike:
            lines, same = ([line for line in lines if may_read(match, line, seat)] for lines in (told, told_otherwise))
            differ = lines == same or view(one, seat) != view(other, seat)
            assert differ, f"{where}: the log tells seat {seat} apart what its view does not: {lines} and {same}"


def _look_alike(one: State, other: State) -> bool:
    """True if two positions differ in nothing that everyone sees."""
    open_to_all = (name for name, declared in one.fields.items() if declared.see == "everyone")
    return all(getattr(one, name) == getattr(other, name) for name in open_to_all)


def check_redeal(
    match: Match, twin: TableMachine | None, table: object, pieces: dict[str, int], rng: random.Random, where: str
) -> None:
    """A redeal leaves a seat's view as it is, and plain and cpu deal the same cards."""
    for seat in {match.seat, match.number // 2 % (len(match.seats) + 1) + SPECTATOR}:
        reader = None if seat == SPECTATOR else seat
        key = rng.getrandbits(62)
        here = match.plain.table(match.state)
        match.plain.redeal(here, seat, key)
        dealt = match.plain.state(here)
        assert view(dealt, reader) == view(match.state, reader), f"{where}: a redeal on the table changes what {seat} sees"
        assert match.game.rules.pieces(dealt) == pieces, f"{where}: a redeal makes or loses pieces"
        if twin:
            there = twin.clone(table)
            twin.redeal(there, seat, key)
            assert twin.state(there) == dealt, f"{where}: plain and cpu redeal differently for {seat}"


def _after(match: Match, code: int) -> tuple[State, list[Told]]:
    """The position after a code, and the lines told on the way."""
    after = match.state.clone()
    after.told = []
    match.plain.rules.apply(after, code)
    return after, [Told(line, (first, second, third), ()) for line, first, second, third in after.told]


def check_work(match: Match, code: int, rng: random.Random, where: str) -> None:
    """What earlier events left in work memory changes nothing."""
    clean, littered = match.state.clone(), match.state.clone()
    for name, declared in littered.work.items():
        setattr(littered, name, _litter(declared.shape, declared.bits, rng))
    for game in (clean, littered):
        match.plain.rules.apply(game, code)
    assert littered == clean, f"{where}: what lies in work memory changes {match.game.codes.text(code)}"
    rules, out = match.plain.rules, [0] * len(match.game.codes)
    legal = [out[: rules.legal(game, out)] for game in (clean, littered)]
    assert legal[0] == legal[1], f"{where}: what lies in work memory changes what is legal"


def _litter(shape: tuple[int, ...], bits: int, rng: random.Random) -> Any:
    if shape:
        return [_litter(shape[1:], bits, rng) for _ in range(shape[0])]
    return rng.getrandbits(bits) - (1 << (bits - 1))


def check_twin(match: Match, legal: list[int], twin: TableMachine, table: object, rng: random.Random, where: str) -> None:
    """The compiled machine agrees on who decides, what is legal, what chance draws, what the bots pick, and the scores."""
    plain = match.plain
    here = [match.state]
    x = rng.getrandbits(32)
    assert twin.seat(table) == match.seat, f"{where}: plain and cpu ask different seats"
    assert twin.legal(table) == legal, f"{where}: plain and cpu list different codes"
    if match.seat == CHANCE:
        weights = [plain.weight(here, code) for code in legal]
        assert [twin.weight(table, code) for code in legal] == weights, f"{where}: plain and cpu weigh differently"
        drawn = {plain.draw(here, x), plain.walk(here, x), twin.draw(table, x)}
        assert len(drawn) == 1, f"{where}: draw and walk, plain and cpu, give {drawn} for {x}"
    else:
        for bot in range(len(match.game.bots) + 1):
            picks = {plain.choose(here, bot, x), twin.choose(table, bot, x)}
            assert len(picks) == 1, f"{where}: bot {bot} picks {picks} on plain and cpu"
            assert picks <= set(legal), f"{where}: bot {bot} picks what is not legal"
    for seat in range(len(match.seats)):
        assert twin.score(table, seat) == plain.score(here, seat), f"{where}: plain and cpu score differently"
        assert twin.standing(table, seat) == plain.standing(here, seat), f"{where}: plain and cpu rank differently"


def check_end(match: Match) -> None:
    """A finished match has a result: someone has won, the parts add up, and nothing more can be chosen."""
    result = match.result
    assert result is not None
    assert result.winners
    assert match.legal() == []
    assert all(match.why(0, code) for code in range(len(match.game.codes)))
    for score, parts in zip(result.scores, result.parts, strict=True):
        assert parts.get("total", score) == score
