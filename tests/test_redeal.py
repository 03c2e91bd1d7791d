"""Redeals in kernel Python: every hidden card may be in every hidden place, and is equally likely there."""

from __future__ import annotations

import random
from collections import Counter

import pytest
import tricks
from midway.kernel.machine import machine
from midway.kernel.meaning import Flag, Number
from midway.kernel.redeal import SPECTATOR, redealing, text, work_size
from midway.kernel.state import field, redeal, state, view
from midway.match import Match

DEALS = 4000
FAR = 5  # standard deviations: a fair redeal is as far off once in a few million


def played(name: str, players: int, events: int, seed: int) -> Match:
    """A match in the middle of a random game."""
    match = Match(name, players, mirror=True)
    rng = random.Random(seed)
    while match.number < events:
        match.choose(rng.choice(match.legal()))
    return match


def dealt(match: Match, seat: int, seed: int):
    """Many redeals of a position, one from another, so that none may remember what was there."""
    plain = machine(match.game, "plain")
    rng = random.Random(seed)
    table = plain.table(match.state)
    for _ in range(DEALS):
        plain.redeal(table, seat, rng.getrandbits(62))
        yield table[0]


def check_even(counted: Counter, expected: dict) -> None:
    """Each number is what chance gives, within a few standard deviations."""
    for what, share in expected.items():
        spread = (DEALS * share * (1 - share)) ** 0.5
        assert abs(counted[what] - DEALS * share) <= FAR * spread, (what, counted[what], DEALS * share)


def test_every_deal_of_three_hands_is_equally_likely():
    """Ann holds two cards; Bo, Cy and the deck get the other ten, every way as likely as every other."""
    match = Match(tricks.GAME, ["Ann", "Bo", "Cy"], seed=3)
    seen = view(match.state, 0)
    hidden = [kind for kind, number in enumerate(seen["unseen"]["cards"]) for _ in range(number)]
    expected: dict[tuple[int, int], float] = {}
    for first in range(len(hidden)):
        for second in range(len(hidden)):
            if first != second:
                hand = tuple(sorted((hidden[first], hidden[second])))
                expected[hand] = expected.get(hand, 0) + 1 / (len(hidden) * (len(hidden) - 1))
    hands: Counter = Counter()
    for game in dealt(match, 0, seed=1):
        hands[tuple(kind for kind in range(tricks.KINDS) for _ in range(game.hands[2][kind]))] += 1
        assert view(game, 0) == seen
    assert set(hands) == set(expected)
    check_even(hands, expected)


@pytest.mark.parametrize(("name", "events", "rows"), [
    ("destiny", 90, lambda game: [game.pile, *game.hand, *game.away]),
    ("museum", 60, lambda game: [row for rows in (game.deck, *game.hidden) for row in rows]),
])  # fmt: skip
def test_each_hidden_card_is_equally_likely_in_each_hidden_place(name, events, rows):
    match = played(name, 4, events, seed=2)
    seat = 1
    before = rows(match.state)
    after = Counter()
    for game in dealt(match, seat, seed=7):
        for number, row in enumerate(rows(game)):
            after.update((number, kind) for kind, n in enumerate(row) if n)
    groups = 4 if name == "museum" else 1
    own = {number for number in range(len(before)) if _own(name, number, seat)}
    expected = {}
    for group in range(groups):
        hidden = [number for number in range(group, len(before), groups) if number not in own]
        total = sum(sum(before[number]) for number in hidden)
        kinds = [kind for kind in range(len(before[0])) if any(before[number][kind] for number in hidden)]
        expected |= {(number, kind): sum(before[number]) / total for number in hidden for kind in kinds}
    assert len([share for share in expected.values() if 0 < share < 1]) > 50
    check_even(after, expected)
    assert all(after[number, kind] == DEALS * before[number][kind] for number in own for kind in range(len(before[0])))


def _own(name: str, number: int, seat: int) -> bool:
    """Whether a row of the tests above is the seat's own, which stays as it is."""
    return number // 4 == 1 + seat if name == "museum" else number > 0 and (number - 1) % 5 == seat


def test_a_redeal_from_a_view_is_as_even():
    """The redeal that bots get from a view gives each place the same share as the one on a table."""
    match = played("destiny", 3, 60, seed=4)
    seen = view(match.state, 0)
    rng = random.Random(3)
    held: Counter = Counter()
    for _ in range(DEALS):
        held.update(kind for kind, n in enumerate(redeal(type(match.state), seen, rng).hand[1]) if n)
    unseen = [kind for kind, n in enumerate(seen["unseen"]["cards"]) if n]
    check_even(held, dict.fromkeys(unseen, sum(match.state.hand[1]) / len(unseen)))


def test_a_game_that_hides_nothing_is_redealt_as_it_is():
    match = Match("worldsfair", 3, seed=1)
    plain = machine(match.game, "plain")
    table = plain.table(match.state)
    plain.redeal(table, SPECTATOR, 1)
    assert table[0] == match.state
    assert work_size(type(match.state)) == 0


def test_an_open_row_is_not_redealt():
    @state
    class Table:
        """Hands that an option opens."""

        open: int = field("option: 1 if hands are open", of=Flag())
        hands: list[list[int]] = field("cards held", 2, 3, of=Number(9), see="owner", count=True, pool="cards", opened="open")
        deck: list[int] = field("cards that may still come", 3, of=Number(9), see="nobody", count=True, pool="cards")

    assert "return game.open == 0 and row != seat" in text(Table)


def test_rows_of_a_pool_have_one_shape():
    @state
    class Uneven:
        """A pool of three kinds and of four."""

        hand: list[int] = field("cards held", 3, of=Number(9), see="nobody", count=True, pool="cards")
        deck: list[int] = field("cards that may still come", 4, of=Number(9), see="nobody", count=True, pool="cards")

    with pytest.raises(ValueError, match="differ in shape"):
        redealing(Uneven)
