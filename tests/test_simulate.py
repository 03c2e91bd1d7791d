"""What a simulation says: who wins, from which seat, and in which place of the playing order."""

from __future__ import annotations

import pytest
from midway import Match
from midway.bots.simulate import Simulation, Tally
from midway.kernel.drivers import WHOLE
from midway.kernel.fault import Fault
from midway.kernel.game import find, names
from midway.kernel.machine import Plain
from test_terminal import said


def turns(match):
    """The place of each seat in the playing order of a match that has just begun."""
    return [match.plain.rules.turn(match.state, seat, match.seat) for seat in range(len(match.seats))]


@pytest.mark.parametrize("game", names())
def test_the_playing_order_is_the_one_that_chance_drew(game):
    """Who plays first is drawn, so a place in playing order is no seat; every place is taken once."""
    drawn = [turns(Match(game, 3, seed=seed)) for seed in range(12)]
    assert all(sorted(places) == [0, 1, 2] for places in drawn)
    assert {places[0] for places in drawn} == {0, 1, 2}


@pytest.mark.rule("WF setup.9")
def test_the_first_in_playing_order_places_first():
    for seed in range(5):
        match = Match("worldsfair", 3, seed=seed)
        assert turns(match)[match.seat] == 0


@pytest.mark.rule("MU setup.first")
def test_a_hand_that_may_be_redrawn_does_not_change_the_playing_order():
    """In Museum a weak hand asks its owner before the first player plays."""
    matches = [Match("museum", 4, seed=seed) for seed in range(60)]
    early = [match for match in matches if match.decision.kind == "mulligan" and match.seat != match.state.first]
    assert early
    assert all(turns(match)[match.state.first] == 0 for match in early)


@pytest.mark.rule("MD 6.1")
def test_whom_chance_drew_first_bids_first():
    for seed in range(5):
        match = Match("destiny", 3, seed=seed)
        assert turns(match)[match.seat] == 0


def test_every_game_counts_once_for_a_bot_a_seat_and_a_place():
    outcome = Simulation(find("worldsfair"), ["random", "greedy", "greedy"], games=31, machine="plain").run()
    for tallies in (outcome.bots, outcome.seats, outcome.turns):
        assert [tally.games for tally in tallies] == [31] * 3
        assert sum(tally.wins for tally in tallies) == pytest.approx(31)
        assert sum(tally.points for tally in tallies) == sum(tally.points for tally in outcome.bots)
    assert [tally.wins for tally in outcome.seats] != [tally.wins for tally in outcome.turns]


def test_places_are_added_up_game_by_game():
    game = find("worldsfair")
    start, wins, points = game.start(2), [0, 0], [0, 0]
    plain = Plain(game, game.content.printed)
    batch = plain.play(start, 6, [1, 1], 3)
    for number in range(6):
        table = plain.table(start)
        events = plain.events(table, [1, 1], 3, number)
        while (opener := plain.seat(table)) < 0:
            next(events)
        list(events)
        state = plain.state(table)
        winners = [seat for seat in range(2) if plain.rules.standing(state, seat) == 0]
        for seat in range(2):
            place = plain.rules.turn(state, seat, opener)
            points[place] += plain.rules.score(state, seat)
            wins[place] += WHOLE // len(winners) if seat in winners else 0
    assert (batch.turn_wins, batch.turn_points) == (wins, points)


def test_a_game_that_never_ends_is_broken_off_and_counts_for_nobody():
    plain = Plain(find("worldsfair"), find("worldsfair").content.printed)
    plain.longest = 60
    batch = plain.play(plain.game.start(2), 4, [0, 0], 1)
    assert batch.unfinished == 4
    assert batch.events == 4 * 60
    assert batch.wins == batch.points == batch.turn_wins == [0, 0]
    plain.longest = 20_000
    assert plain.play(plain.game.start(2), 4, [0, 0], 1).unfinished == 0


def test_matches_that_were_broken_off_are_told(monkeypatch):
    monkeypatch.setattr(Plain, "longest", 60)
    output = said("simulate", "worldsfair", "--games", "1", "--machine", "plain")
    assert "One match was broken off after 20,000 events and counts for nobody." in " ".join(output.split())


def test_a_tally_without_games_has_no_share():
    assert Tally("1").share == 0
    assert Tally("1").interval[0] == 0


def test_the_text_shows_bots_seats_and_playing_order_with_intervals():
    for language, heads in {"en": ["Bot", "Seat", "Playing order"], "pl": ["Bot", "Miejsce", "Kolejność gry"]}.items():
        output = said("simulate", "worldsfair", "--games", "6", "--machine", "plain", "--lang", language)
        assert [line.split("  ")[0] for line in output.splitlines() if "95" in line] == heads
        assert output.count("–") == 6


def test_bots_that_no_machine_plays_by_itself_play_through_matches():
    outcome = Simulation(find("worldsfair"), ["visitor", "greedy"], games=6).run()
    for tallies in (outcome.bots, outcome.seats, outcome.turns):
        assert [tally.games for tally in tallies] == [6] * 2
        assert sum(tally.wins for tally in tallies) == 6
    assert outcome.bots[1].wins > outcome.bots[0].wins
    with pytest.raises(Fault, match="leave --machine out"):
        Simulation(find("worldsfair"), ["visitor", "greedy"], games=6, machine="plain")
