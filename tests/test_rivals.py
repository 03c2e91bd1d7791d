"""A bot that searches learns from their choices whom it has as rivals."""

from __future__ import annotations

import random
from functools import partial

import pytest

from midway.bots import find as find_bot
from midway.bots import play
from midway.bots.rivals import Rivals
from midway.bots.search import SearchBot
from midway.kernel.game import find, names
from midway.kernel.machine import machine
from midway.match import Match

FAIR = find("worldsfair")
GREEDY, KEEN = (FAIR.bots.index(bot) + 1 for bot in ("greedy", "keen"))


def seated(*bots):
    """Bots of ours, by seat."""
    return {seat: find_bot(FAIR, bot, seed=seat) for seat, bot in enumerate(bots)}


def taken(rivals, match):
    """The bots that the seats are taken for when the first of them decides."""
    view = match.for_bot()
    return rivals.taken(view, view.redeal(None))[: len(match.seats)]


def to_the_first_seat(match, bots):
    """Let the others choose until the first seat has to place a supporter."""
    while match.seat != 0 or len(match.legal()) < 2:
        decision = match.decision
        match.choose(bots[match.seat].choose(match.for_bot(), decision))


def test_rivals_are_taken_for_the_bots_whose_choices_theirs_are_most_like():
    match, rivals = Match(FAIR, 4, seed=4), Rivals(machine(FAIR), len(FAIR.bots))
    bots = seated("keen", "greedy", "keen", "greedy")
    to_the_first_seat(match, bots)
    assert taken(rivals, match) == [KEEN, GREEDY, GREEDY, GREEDY]
    for _ in range(6):
        match.choose(bots[0].choose(match.for_bot(), match.decision))
        to_the_first_seat(match, bots)
        found = taken(rivals, match)
    assert found == [KEEN, GREEDY, KEEN, GREEDY]


def test_what_was_taken_back_says_nothing_about_anybody():
    match, rivals = Match(FAIR, 2, seed=3, mirror=True), Rivals(machine(FAIR), len(FAIR.bots))
    while match.seat != 0 or len(match.legal()) < 2:
        match.choose(match.legal()[0])
    taken(rivals, match)
    for _ in range(2):
        while match.seat != 1:
            match.choose(match.legal()[-1])
        match.choose(match.legal()[0])
        match.undo()
        while match.seat != 0:
            match.choose(match.legal()[0])
        taken(rivals, match)
    assert rivals.signs == {}
    while match.seat != 1:
        match.choose(match.legal()[0])
    while match.seat != 0:
        match.choose(match.legal()[0])
    taken(rivals, match)
    assert list(rivals.signs) == [1]


@pytest.mark.parametrize("name", names())
def test_a_bot_is_told_what_has_happened_only_where_nothing_is_hidden(name):
    game = find(name)
    match = Match(game, game.players[-1], seed=1)
    play(match, {seat: find_bot(game, "greedy", seed=seat) for seat in range(1, game.players[-1])})
    assert match.view(match.seat).past == ()
    past = match.for_bot().past
    assert past == (() if game.hides else tuple((event.seat, event.code) for event in match.events)[-len(past) :])
    assert bool(past) != game.hides


def test_a_search_plays_rivals_out_as_what_they_are_taken_for():
    match, bots = Match(FAIR, 4, seed=3), seated("keen", "greedy", "greedy", "greedy")
    searching = SearchBot(machine(FAIR), 100, seed=1)
    for turns in range(4):
        to_the_first_seat(match, bots)
        searching.rng.seed(turns)
        chosen = searching.choose(match.for_bot(), match.decision)
        look = partial(searching.search.look, match.state, match.legal(), 100, random.Random(turns).getrandbits(62))
        assert chosen == look(taken=taken(searching.rivals, match))[0].code
        assert look() == look(taken=[KEEN] * 4) != look(taken=[KEEN, GREEDY, GREEDY, GREEDY])
        match.choose(chosen)
