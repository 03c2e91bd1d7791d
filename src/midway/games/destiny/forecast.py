"""What a choice would bring, worked out by the rules from what its player may know: chances, Profit, payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.machine import Plain
from midway.kernel.telling import Position

from .adjustments import adjust_profit, establish
from .codes import (
    BUILD,
    GIVE_UP,
    HIGHEST,
    HOME_AT,
    LIFT,
    PICK,
    REROLL_DIE,
    RESEARCH,
    ROLLING_ATTACK,
    ROLLING_DEFENCE,
    SETTLE,
    codes,
)
from .ledger import owns
from .payment import column, icons
from .research import count, missing, pioneer_blocked
from .state import (
    BREAKTHROUGHS, BREAKTHROUGH_NAMES, INNOVATION, NATIVES, PIONEER_BOX, PRODUCT_NAMES, REDUCE_OP, SEATS, TERRITORY_NAMES,
    Destiny,
)  # fmt: skip
from .tables import OP_VERB, PAYMENT

SIDES = 6
RICH = 10_000  # dollars
LANDS = {codes.describe(code)[0] for code in (HOME_AT, PICK, GIVE_UP, LIFT, BUILD, SETTLE)} | {"attack"}


def brings(match: Position, code: int) -> dict[str, Any]:
    """In numbers what a choice would bring; nothing for choices that say it all themselves. [MD 9.41, 10.24, 11.1]"""
    verb, args = codes.describe(code)
    if RESEARCH <= code < RESEARCH + BREAKTHROUGHS:
        return _research(match.plain, match.state, BREAKTHROUGH_NAMES.index(args["breakthrough"]))
    if verb == "reroll-die":
        return _reroll(match.plain, match.state, code - REROLL_DIE)
    if verb == "region":
        return _region(match.plain, match.state, code)
    if verb in LANDS:
        return _land(match, code, TERRITORY_NAMES.index(args["territory"]))
    return {}


def rich(game: Destiny) -> Any:
    """The position as if nobody lacked money: what is told of it depends on nobody's hidden cash."""
    copy: Any = game.clone()  # type: ignore[attr-defined]
    copy.cash[:] = [RICH] * SEATS
    return copy


# Research.


@lru_cache(maxsize=256)
def chance(lacking: int, dice: int, wanted: int, again: bool) -> Fraction:
    """How likely dice fill this many of the numbers that are lacking; `again`: one of them may be rolled twice. [MD 9.412]"""
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(1, SIDES + 1), repeat=dice))
    return sum((ways * _success(roll, lacking, wanted, again) for roll, ways in rolls.items()), Fraction()) / SIDES**dice


def _success(roll: tuple[int, ...], lacking: int, wanted: int, again: bool) -> Fraction:
    if _filled(roll, lacking) >= wanted:
        return Fraction(1)
    if not again:
        return Fraction()
    return max(
        Fraction(sum(_filled(other, lacking) >= wanted for other in _rerolled(roll, die)), SIDES) for die in range(len(roll))
    )


def _rerolled(roll: tuple[int, ...], die: int) -> Iterator[tuple[int, ...]]:
    return ((*roll[:die], number, *roll[die + 1 :]) for number in range(1, SIDES + 1))


def _filled(roll: tuple[int, ...], lacking: int) -> int:
    """Numbers that a roll fills, if those from 1 up to `lacking` are: each of them once, and any by a 6. [MD 9.412]"""
    return min(lacking, len({number for number in roll if number <= lacking}) + roll.count(SIDES))


def _research(plain: Plain, game: Destiny, breakthrough: int) -> dict[str, Any]:
    """Chances in per cent: to finish, of a step, without Innovation's reroll, with one Pioneer more. [MD 9.41, 9.412, 9.414]"""
    player, dice = game.player, game.pioneers[game.player]
    lacking = int(plain.bound(count)(plain.bound(missing)(game, player, breakthrough)))
    tokens = _tokens(game, player, breakthrough)
    again = bool(owns(game, player, INNOVATION)) and not game.rerolled[player]

    def likely(wanted: int, rolled: int, reroll: bool) -> float:
        return _percent(chance(lacking, rolled, wanted, reroll)) if wanted <= tokens else 0.0

    told = {"finish": likely(lacking, dice, again), "step": likely(1, dice, again)}
    if again:
        told["bare"] = likely(lacking, dice, False)
    if not game.got[PIONEER_BOX][player] and not plain.bound(pioneer_blocked)(game, player):
        told["more"] = likely(lacking, dice + 1, again)
    return told


def _tokens(game: Destiny, player: int, breakthrough: int) -> int:
    """Step tokens for a Breakthrough, those on others among them. [MD 9.414]"""
    elsewhere = (bits.bit_count() for number, bits in enumerate(game.steps[player]) if number != breakthrough)
    return game.step_tokens[player] + sum(elsewhere)


def _reroll(plain: Plain, game: Destiny, die: int) -> dict[str, Any]:
    """Chances in per cent that a die rolled again fills more steps, fewer, and all that are lacking. [MD 9.412, 9.414]"""
    player = plain.rules.seat(game)
    bits = int(plain.bound(missing)(game, player, game.subject))
    most = min(bits.bit_count(), _tokens(game, player, game.subject))

    def fills(roll: list[int]) -> int:
        numbers = {number for number in roll if number and (bits >> (number - 1)) & 1}
        return min(most, len(numbers) + roll.count(SIDES))

    now = fills(game.dice)
    then = [fills([*game.dice[:die], number, *game.dice[die + 1 :]]) for number in range(1, SIDES + 1)]
    likely = {"more": [n > now for n in then], "fewer": [n < now for n in then], "finish": [n >= bits.bit_count() for n in then]}
    chances = {name: _percent(Fraction(sum(ways), SIDES)) for name, ways in likely.items()}
    return {**chances, "subject": BREAKTHROUGH_NAMES[game.subject]}


def _percent(part: Fraction) -> float:
    return round(float(part) * 100, 1)


# Regions.


def _region(plain: Plain, game: Destiny, code: int) -> dict[str, Any]:
    """Where everybody keeps only some of their territories in a region, how many each would lose. [MD 8.326]"""
    if plain.tables(OP_VERB)[game.op] != REDUCE_OP:
        return {}
    after: Any = game.clone()  # type: ignore[attr-defined]
    plain.rules.apply(after, code)
    return {"lost": list(after.owing[: game.seats])}


# Land.


@lru_cache(maxsize=64)
def _now(match: Position, number: int) -> tuple[Any, list[int], list[int]]:
    """The position if nobody lacked money, everybody's Profit and the seat's payments without a choice; every option asks."""
    plain, before = match.plain, rich(match.state)
    settled, player = before.clone(), plain.rules.seat(before)
    profits = _end_turn(plain, settled)
    return before, profits, [_pays(plain, settled, player, product) for product in range(len(PRODUCT_NAMES))]


def _land(match: Position, code: int, territory: int) -> dict[str, Any]:
    """Profit at the end of the turn, the holder's too, and payments for the products there, without and with. [MD 8.331, 11.1]"""
    plain = match.plain
    before, had, paid = _now(match, match.number)
    player, holder = plain.rules.seat(before), before.holder[territory]
    after = before.clone()
    plain.rules.apply(after, code)
    _win(plain, after)
    has = _end_turn(plain, after)
    found = [n for n in range(len(PRODUCT_NAMES)) if plain.bound(icons)(before, territory, n)]
    pays = {PRODUCT_NAMES[n]: [paid[n], then] for n in found if (then := _pays(plain, after, player, n)) != paid[n]}
    told: dict[str, Any] = {"profit": has[player] - had[player], "pays": pays}
    if 0 < holder < NATIVES and holder != player + 1:
        told["theirs"] = has[holder - 1] - had[holder - 1]
    return {name: value for name, value in told.items() if value}


def _win(plain: Plain, game: Any) -> None:
    """Roll as the attacker wishes, if there is an attack. [MD 10.241]"""
    while waiting(game) in (ROLLING_ATTACK, ROLLING_DEFENCE):
        plain.rules.apply(game, HIGHEST + (SIDES - 1 if waiting(game) == ROLLING_ATTACK else 0))


def _end_turn(plain: Plain, game: Any) -> list[int]:
    """Adjust Profit as things stand, unless Homes are chosen, and establish all; everybody's Profit then. [MD 11.1, 11.2]"""
    if all(game.order[: game.seats]):
        plain.bound(adjust_profit)(game)
    plain.bound(establish)(game)
    return list(game.profit)


def _pays(plain: Plain, game: Any, player: int, product: int) -> int:
    return int(plain.tables(PAYMENT)[product][plain.bound(column)(game, player, product)])
