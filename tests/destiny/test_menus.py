"""How the menus are laid out: a row for each card, kinds of investments, what stands beside the button."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from midway import Match, bots
from midway.table.showing import Showing
from midway.table.stored import Stored


def until(kind, when=lambda match: True, seed=1):
    """A match of greedy bots at the first question of a kind that is as wanted."""
    match = Match("destiny", 3, seed=seed)
    bot = bots.find(match.game, "greedy", seed=3)
    while match.decision.kind != kind or not when(match):
        match.choose(bot.choose(match.view(match.seat), match.decision))
    return match


def told(match, seat):
    room = SimpleNamespace(id="", match=match, stored=Stored("", "destiny", 1, "", None, {}, {}, "", None, False, ()))
    return Showing(room, "en").decision(seat)


@pytest.mark.rule("MD 8.0", "MD 8.21")
def test_every_card_in_hand_has_a_row_and_one_that_has_to_wait_says_why():
    match = until("play", lambda match: match.state.destiny and waits(match))
    decision = told(match, match.seat)
    held = [name for name, number in zip(match.game.telling.values["card"], match.state.hand[match.seat], strict=True) if number]
    assert [row.mark for row in decision.rows if row.mark.startswith("card:")] == [f"card:{name}" for name in held]
    for row in decision.rows:
        offered = [option for option in decision.options if row.mark in option.marks]
        assert bool(row.why) == (not offered)
        assert match.game.codes.code(row.choice) is not None
    assert [option.verb for option in decision.options if option.aside] == ["done"]
    assert told(match, (match.seat + 1) % 3).rows == []


def waits(match):
    marks = {mark for option in match.decision.options for mark in option.marks}
    return any(mark not in marks for mark in match.game.picture.rows(match))


@pytest.mark.rule("MD 9.0")
def test_every_investment_has_a_kind_or_stands_beside_the_button():
    match = until("invest", lambda match: match.state.turn > 2)
    decision = told(match, match.seat)
    kinds = [kind.kind for kind in decision.kinds]
    assert kinds[:3] == ["buy", "progress", "research"]
    assert all(option.aside or option.kind in kinds for option in decision.options)
    for kind in decision.kinds:
        offered = any(option.kind == kind.kind for option in decision.options)
        assert offered or match.why(match.seat, kind.choice)
