"""What if: a match goes another way from an event on, and neither changes nor betrays the match that it leaves."""

from __future__ import annotations

import random

import pytest
from midway import Match, WhatIf, bots
from midway.analysis.outlook import outlook, turn_after, went_on
from midway.kernel.fault import Fault
from midway.kernel.game import names
from midway.match.record import dumps
from twins import twin


def played(game: str, events: int | None = None, players: int = 3) -> Match:
    """A match of greedy bots, whole or as far as some events."""
    match = Match(game, players, seed=5)
    greedy = bots.find(match.game, "greedy", seed=1)
    while match.seat >= 0 and (events is None or match.number < events):
        match.choose(greedy.choose(match.view(match.seat), match.decision))
    return match


def play_on(trying: WhatIf, steps: int, seed: int = 2) -> None:
    greedy = bots.find(trying.match.game, "greedy", seed=seed)
    for _ in range(steps):
        if trying.match.seat < 0:
            return
        trying.choose(greedy.choose(trying.match.view(trying.match.seat), trying.match.decision))


@pytest.mark.parametrize("game", names())
def test_it_begins_where_the_match_was_and_leaves_it_alone(game):
    match = played(game)
    before = dumps(match)
    at = next(event.number for event in match.stands[len(match.stands) // 2 :] if event.seat >= 0)
    trying = WhatIf(match, at, seed="a")
    assert trying.match.state == match.until(at).state
    play_on(trying, 40)
    assert trying.match.events[:at] == match.events[:at]
    assert trying.match.number > at + 40
    assert dumps(match) == before
    again = WhatIf(match, at, seed="a", path=trying.path)
    assert again.match.state == trying.match.state
    assert again.steps == trying.steps


def test_its_draws_are_its_own():
    match = played("worldsfair", 60)
    ways = []
    for seed in ("a", "a", "b"):
        trying = WhatIf(match, seed=seed)
        play_on(trying, 12)
        ways.append([event.code for event in trying.match.events if event.seat < 0][-20:])
    assert ways[0] == ways[1] != ways[2]


def test_it_can_be_played_to_its_end_and_stepped_back_to_its_beginning():
    match = played("museum")
    trying = WhatIf(match, 200, seed="a")
    start = trying.match.state.clone()
    play_on(trying, 5000)
    assert trying.match.result
    assert trying.before([0, 1, 2]) is not None
    while (to := trying.before([0, 1, 2])) is not None:
        assert not trying.steps[to].only
        trying.back(to)
    assert trying.match.state == start
    assert trying.path == []
    trying.back()
    assert trying.path == []


def test_what_does_not_fit_is_refused():
    match = played("worldsfair", 60)
    with pytest.raises(Fault, match="Event 99 does not exist"):
        WhatIf(match, 99)
    with pytest.raises(Fault, match="cannot be made from here"):
        WhatIf(match, seed="a", path=[0])


@pytest.mark.parametrize("game", ["museum", "destiny"])
def test_from_a_view_it_depends_on_nothing_that_the_seat_cannot_see(game):
    match = played(game, 200)
    seat = match.seat
    other = twin(match, seat, random.Random(3))
    assert other is not None
    assert other.state != match.state
    ways = []
    for one in (match, other):
        trying = WhatIf(one, one.number, seat, seed="a")
        assert trying.match.view(seat) == one.view(seat)
        play_on(trying, 60)
        tells = trying.match.log(since=one.number)
        ways.append((trying.path, tells, trying.match.state, outlook(trying.match), outlook(trying.start)))
        trying.back(20)
        ways[-1] += (trying.match.state, trying.match.until(one.number).state)
    assert ways[0] == ways[1]


@pytest.mark.parametrize("game", ["museum", "destiny"])
def test_hidden_things_are_dealt_again_with_every_seed(game):
    match = played(game, 200)
    dealt = [WhatIf(match, match.number, match.seat, seed=seed).match.state for seed in "abcdef"]
    assert len({state.hash for state in dealt}) == 6
    assert all(state != match.state for state in dealt[:3])


@pytest.mark.parametrize("game", names())
def test_the_outlook_adds_up_and_ends_as_the_result(game):
    match = played(game)
    for at in (0, match.number // 2):
        look = outlook(match.until(at))
        assert sum(look.chances) == pytest.approx(100)
        assert len(look.points) == 3
    end = outlook(match)
    assert [seat for seat, chance in enumerate(end.chances) if chance] == match.result.winners
    assert [round(points) for points in end.points] == match.result.scores


def test_how_a_match_went_on():
    match = Match("worldsfair", 2, seed=7)
    at = match.number
    match.choose(match.options[0])
    assert went_on(match, at).code == match.events[at].code
    assert went_on(match, match.number) is None
    assert turn_after(match, at).seat == match.seat
    assert turn_after(match, at).number == match.number


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("reader", [0, 2])
def test_a_rival_who_has_to_pay_is_dealt_what_can_pay(seed, reader):
    """Among hands that nobody sees there are some with which a choice that has been made could not go on."""
    match = Match("museum", 3, seed=2, options={"edition": "2", "pavilions": "on", "boards": "advanced"})
    rng = random.Random(2)
    while match.number < 56:
        match.choose(rng.choice(match.legal()))
    assert match.seat == 1
    assert not all(match.plain.legal([match.view(reader).redeal(random.Random(f"what if {seed}"))]) for seed in range(1, 4))
    trying = WhatIf(match, seat=reader, seed=seed)
    while trying.match.seat == match.seat:
        trying.choose(rng.choice(trying.match.legal()))
