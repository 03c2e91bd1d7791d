"""The end of the game: what brings it, the last round, and what is left to do."""

from __future__ import annotations

import pytest
from midway.games.museum.order import begin_round
from midway.games.museum.state import HAND
from midway.kernel.rule import NOBODY


@pytest.mark.rule("MU end.trigger")
def test_the_turn_in_which_50_is_reached_is_played_to_its_end(new_stage):
    stage = new_stage(2)
    one, five, other = stage.hand(0, stage.pick(value=1), stage.pick(value=5), stage.pick(value=2))
    stage.game.track[0] = 49
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.game.track[0] == 50
    assert other in stage.options("exhibit")
    stage.choose(f"exhibit:{other}")
    assert stage.game.track[0] == 52


@pytest.mark.rule("MU end.trigger", "MU end.round")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("track", "over"), [(49, False), (50, True), (53, True)])
def test_the_game_ends_after_a_round_in_which_somebody_reached_50(new_stage, players, track, over):
    stage = new_stage(players)
    stage.game.track[players - 1] = track
    stage.turn(players - 1)
    stage.play_turn("furbish")
    assert (stage.match.seat == NOBODY) is over
    assert stage.game.rounds == (1 if over else 2)


@pytest.mark.rule("MU end.round")
@pytest.mark.parametrize("first", [0, 2])
def test_everyone_has_the_same_number_of_turns(new_stage, first):
    stage = new_stage(3)
    stage.game.first = first
    stage.game.track[first] = 50
    stage.turn(first)
    turns = []
    while stage.match.seat != NOBODY:
        turns.append(stage.game.player)
        stage.play_turn()
        if len(turns) > 3:
            break
    assert turns == [(first + turn) % 3 for turn in range(3)]


@pytest.mark.rule("MU end.round")
def test_the_last_player_of_the_round_ends_the_game_at_once(new_stage):
    stage = new_stage(2)
    stage.game.track[1] = 48
    one, paid = stage.hand(1, stage.pick(value=2), stage.pick(value=2))
    stage.turn(1).choose("furbish", f"exhibit:{one}", f"pay:{paid}", "done")
    assert stage.asked == (1, "layout")
    assert "final" in stage.told


@pytest.mark.rule("MU end.round")
def test_the_hand_limit_holds_in_the_last_turn_too(new_stage):
    stage = new_stage(2)
    stage.game.track[0] = 50
    stage.hand(0, *(stage.pick() for _ in range(8)))
    stage.turn(1).choose("furbish", "done")
    assert stage.asked == (0, "discard")
    stage.choose(stage.match.legal()[0])
    assert stage.match.seat == NOBODY


@pytest.mark.rule("MU end.exhausted")
def test_a_round_that_begins_without_objects_is_the_last(new_stage):
    stage = new_stage(2)
    stage.empty_decks()
    stage.game.rounds = 4
    begin_round(stage.game)
    assert stage.game.last == 1
    stage.choose("headline:headline_truce")
    turns = [stage.play_turn(), stage.play_turn()]
    assert turns == [0, 1]
    assert stage.match.seat == NOBODY
    assert stage.game.rounds == 5


@pytest.mark.rule("MU end.exhausted")
@pytest.mark.parametrize("left", ["an object on display", "an object in a deck", "a Public Opinion card"])
def test_a_round_with_a_card_left_at_its_start_is_not_the_last(new_stage, left):
    stage = new_stage(2)
    thing = stage.pick("greek")
    stage.empty_decks()
    if left == "an object on display":
        stage.display(thing)
    elif left == "an object in a deck":
        stage.game.deck[0][3] = stage.game.left[0] = 1
    else:
        stage.game.opinion[2] = 1
    begin_round(stage.game)
    stage.choose("headline:headline_truce")
    assert stage.game.last == 0
    stage.play_turn()
    stage.play_turn()
    assert stage.match.seat != NOBODY
    assert stage.game.rounds == 3


@pytest.mark.rule("MU end.exhausted")
def test_running_out_in_the_middle_of_a_round_changes_nothing_in_it(new_stage):
    stage = new_stage(2)
    (last,) = stage.display(stage.pick())
    stage.empty_decks()
    stage.turn().choose(f"take:{last}", "furbish", "done", "furbish", "done")
    assert (stage.game.rounds, stage.game.last) == (2, 1)
    assert stage.match.seat != NOBODY


@pytest.mark.rule("MU end.when")
def test_the_game_is_over_when_every_museum_has_its_layout(new_stage):
    stage = new_stage(3)
    stage.game.track[0] = 50
    stage.game.first = 1
    stage.museum(0, [stage.pick()])
    stage.museum(2, [stage.pick()])
    stage.turn(0).choose("furbish", "done")
    assert stage.asked == (2, "layout")
    stage.choose("space:1")
    assert stage.match.result is None
    assert stage.asked == (0, "layout")
    stage.choose("space:25")
    assert stage.asked == (-2, "over")
    assert stage.match.result is not None


@pytest.mark.rule("MU end.when")
def test_nothing_is_chosen_after_the_end(new_stage):
    stage = new_stage(2)
    stage.game.track[0] = 50
    stage.hand(0, stage.pick())
    stage.turn(1).choose("furbish", "done")
    assert stage.match.legal() == []
    assert stage.match.result is not None
    for code in ("done", "quick", "furbish", "space:1"):
        assert stage.refuses(code) == "MU end.when"
    assert stage.game.held[0] == stage.game.place.count(HAND) == 1
