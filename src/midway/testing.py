"""The test of a game: random games in which everything that must always hold is looked at, at every node.

For anyone who writes a game:

    from midway.testing import check

    def test_my_game():
        check(my_game)
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from midway.kernel.cpu import available
from midway.kernel.game import Game, find
from midway.kernel.machine import TableMachine, machine
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State, redeal, view
from midway.kernel.words import LANGUAGES
from midway.match.match import Match, Told

LONGEST = 10_000  # events after which a game is taken to have no end
RECENT = 20  # copies looked at again at every node; all of them are at the end


def check(game: Game | str, *, games: int = 1, seed: int = 1, compiled: bool | None = None, longest: int = LONGEST) -> None:
    """Random games with every number of players and every ruleset; an AssertionError says what failed, and where.

    compiled   also play them on the cpu machine; by default if Numba is installed
    longest    events after which a game is taken to have no end
    """
    game = find(game) if isinstance(game, str) else game
    for players in game.players:
        for options in rulesets(game):
            for number in range(games):
                check_game(game, players, options, seed + number, compiled=compiled, longest=longest)


def rulesets(game: Game) -> Iterator[dict[str, str]]:
    """The default options, and every other value of each option that reaches the rules."""
    yield {}
    for option in game.options:
        if option.field:
            yield from ({option.name: value} for value in option.values[1:])


def check_game(
    game: Game, players: int, options: dict[str, str], seed: int, *, compiled: bool | None = None, longest: int = LONGEST
) -> Match:
    """One random game, looked at at every node; returns the finished match."""
    match = Match(game, players, options=options, mirror=True)
    rng = random.Random(f"{game.name} {players} {sorted(options.items())} {seed}")
    twin: TableMachine | None = machine(game, "cpu") if (available() if compiled is None else compiled) else None
    table = twin.table(match.state) if twin else None
    pieces = game.pieces(match.state)
    seen: list[tuple[State, str]] = []
    while match.seat != NOBODY:
        where = f"{game.name}, {players} players, {options}, seed {seed}, event {match.number}"
        assert match.number < longest, f"{where}: the game does not end"
        legal = match.legal()
        check_legal(match, legal, where)
        check_texts(match, where, LANGUAGES if match.number % 10 == 0 else LANGUAGES[:1])
        check_refusals(match, legal, where, LANGUAGES[match.number % len(LANGUAGES)])
        check_copies(match.state, seen, where)
        check_hidden(match, legal, rng, where)
        if twin:
            check_twin(match, legal, twin, table, rng, where)
        code = rng.choice(legal)
        match.choose(code)
        if twin:
            twin.apply(table, code)
            assert twin.state(table) == match.state, f"{where}: plain and cpu differ after {game.codes.text(code)}"
        assert game.pieces(match.state) == pieces, f"{where}: pieces appeared or vanished with {game.codes.text(code)}"
    assert all(old.hash == digest for old, digest in seen), f"{where}: an earlier copy has changed"
    check_end(match)
    return match


def check_legal(match: Match, legal: list[int], where: str) -> None:
    """Something is legal; codes rise; chance's weights are positive."""
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


def check_refusals(match: Match, legal: list[int], where: str, language: str) -> None:
    """Every code is either legal or refused with a rule that exists."""
    rules = match.game.rulebook
    for code in range(len(match.game.codes)):
        refusal = match.why(match.seat, code, language)
        name = match.game.codes.text(code)
        assert (refusal is None) == (code in legal), f"{where}: {name} is legal and refused, or neither"
        if refusal:
            assert rules.find(refusal.rule), f"{where}: {name} is refused by an unknown rule {refusal.rule}"
            assert refusal.text, f"{where}: {name} is refused without a reason"
    other = (match.seat + 1) % len(match.seats)
    refusal = match.why(other, legal[0], language)
    assert refusal, f"{where}: another seat may choose"
    assert rules.find(refusal.rule), f"{where}: another seat is refused by an unknown rule {refusal.rule}"


def check_copies(game: State, seen: list[tuple[State, str]], where: str) -> None:
    """A copy is equal and independent; earlier copies are as they were; what is written can be read back."""
    copy = game.clone()
    assert copy == game, f"{where}: a copy differs"
    assert copy.hash == game.hash, f"{where}: a copy has another hash"
    seen.append((copy, copy.hash))
    assert all(old.hash == digest for old, digest in seen[-RECENT:]), f"{where}: an earlier copy has changed"
    kind = type(game)
    assert kind.from_json(game.to_json()).to_json() == game.to_json(), f"{where}: JSON does not come back"
    assert bytes(kind.from_bytes(bytes(game))) == bytes(game), f"{where}: bytes do not come back"


def check_hidden(match: Match, legal: list[int], rng: random.Random, where: str) -> None:
    """What a seat cannot see changes neither its view nor its options; what it cannot tell apart, its log does not either."""
    rules = match.plain.rules
    for seat in range(len(match.seats)):
        seen = view(match.state, seat)
        other = redeal(type(match.state), seen, rng)
        assert view(other, seat) == seen, f"{where}: seat {seat} sees a difference after a redeal"
        if match.seat == seat:
            out = [0] * len(match.game.codes)
            assert out[: rules.legal(other, out)] == legal, f"{where}: seat {seat} has other options after a redeal"
        logs: dict[str, list[str]] = {}
        for code in legal:
            after, lines = _after(match, code, seat)
            same = logs.setdefault(repr(view(after, seat)), lines)
            assert lines == same, f"{where}: the log tells seat {seat} apart what its view does not: {lines} and {same}"


def _after(match: Match, code: int, seat: int) -> tuple[State, list[str]]:
    """The position after a code, and what the log would tell a seat of it."""
    after = match.state.clone()
    after.told = []
    match.plain.rules.apply(after, code)
    told = [Told(line, (first, second, third), ()) for line, first, second, third in after.told]
    lines = [match.game.lines[line.line].name + repr(line.numbers) for line in told if match.may_read(line, seat)]
    return after, lines


def check_twin(match: Match, legal: list[int], twin: TableMachine, table: object, rng: random.Random, where: str) -> None:
    """The compiled machine agrees: who decides, what is legal, what chance draws, what the bots pick, the scores."""
    plain = match.plain
    here = [match.state]
    x = rng.getrandbits(32)
    assert twin.seat(table) == match.seat, f"{where}: plain and cpu ask different seats"
    assert twin.legal(table) == legal, f"{where}: plain and cpu list different codes"
    if match.seat == CHANCE:
        weights = [plain.weight(here, code) for code in legal]
        assert [twin.weight(table, code) for code in legal] == weights, f"{where}: plain and cpu weigh differently"
        drawn = {plain.draw(here, x), plain.walk(here, x), twin.draw(table, x), twin.walk(table, x)}
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
    """A finished match has a result: someone has won, parts add up, and nothing can be chosen any more."""
    result = match.result
    assert result is not None
    assert result.winners
    assert match.legal() == []
    assert all(match.why(0, code) for code in range(len(match.game.codes)))
    for score, parts in zip(result.scores, result.parts, strict=True):
        assert parts.get("total", score) == score
