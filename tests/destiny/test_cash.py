"""Hidden cash: who listens to what everybody is told knows what everybody has, so a view redeals to the true amounts."""

from __future__ import annotations

import random

import pytest
from midway.games.destiny import GAME
from midway.games.destiny.codes import COLLECTED, EARNED, PAID, PAID_OUT, PAID_TO, REFUNDED, REVEALED
from midway.games.destiny.tables import START_MONEY
from midway.kernel.machine import machine
from midway.kernel.redeal import SPECTATOR
from midway.kernel.rule import NOBODY
from midway.kernel.state import view
from midway.match import Match
from midway.match.log import may_read

INCOME = (EARNED, PAID_OUT, COLLECTED)  # lines that name a player and dollars from the bank


def count(cash: list[int], line: int, numbers: tuple[int, ...]) -> None:
    """Add what one line of the public log tells about money."""
    player, second, third = numbers
    if line in INCOME:
        cash[player] += second
    elif line == REFUNDED:
        cash[player] += third
    elif line in (PAID, PAID_TO):
        cash[player] -= second
        if line == PAID_TO:
            cash[third] += second
    elif line == REVEALED:
        assert cash[player] == second


@pytest.mark.rule("MD 12.21")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bot", [0, 1])
def test_a_spectator_who_counts_knows_what_everybody_has(players, bot):
    match = Match(GAME, players, mirror=True)
    rng = random.Random(players)
    cash = [START_MONEY] * players
    while match.seat != NOBODY:
        legal = match.legal()
        here = match.plain.table(match.state)
        match.choose(match.plain.choose(here, bot, rng.getrandbits(32)) if match.seat >= 0 else rng.choice(legal))
        for told in match.events[-1].told:
            if may_read(match, told, None):
                count(cash, told.line, told.numbers)
        assert match.state.cash[:players] == cash, f"event {match.number}"
    assert cash != [START_MONEY] * players


def test_a_view_shows_no_cash_but_carries_what_was_counted(new_stage):
    stage = new_stage(3)
    stage.game.cash[:3] = [15, 90, 40]
    seen = view(stage.game, 1)
    assert seen["cash"] == [None, 90, None, None, None]
    assert seen["counted"]["cash"][:3] == [15, 90, 40]
    assert "counted" not in view(new_stage(3, cash="open").game, 1)


def test_a_redeal_keeps_the_cash(new_stage):
    stage = new_stage(4)
    stage.game.cash[:4] = [15, 90, 40, 0]
    table = machine(GAME).table(stage.game)
    machine(GAME).redeal(table, SPECTATOR, 5)
    assert table[0].cash[:4] == [15, 90, 40, 0]
