"""Rounds: the order of turns, and a Headline for each."""

from __future__ import annotations

import pytest
from midway.games.museum.order import begin_round
from midway.games.museum.state import HEADLINE_NAMES, IN_DECK, OBJECT_NAMES, PER, USED
from midway.kernel.rule import CHANCE

EMBARGO_ASIA = HEADLINE_NAMES.index("headline_embargo_asia")


@pytest.mark.rule("MU round.order")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_a_round_is_one_turn_for_each_player_from_the_first_on(new_stage, players, first):
    stage = new_stage(players)
    stage.game.first = first
    stage.game.rounds = 0
    begin_round(stage.game)
    turns = []
    while stage.game.rounds == 1:
        turns.append(stage.game.player)
        stage.play_turn()
    assert turns == [(first + turn) % players for turn in range(players)]
    assert stage.game.player == stage.game.first == first


@pytest.mark.rule("MU round.order")
def test_a_turn_is_exploration_then_an_action_then_its_end(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick(), stage.pick())
    stage.turn()
    assert stage.refuses("furbish") == "MU action.choose"
    stage.choose(stage.match.legal()[0])
    assert stage.refuses("furbish") != ""
    stage.choose("pass")
    assert stage.refuses("done") != ""
    stage.choose("furbish", "done")
    assert stage.told[-9:].count("shown") == 8 - 1
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU round.headline.first", "MU round.headline")
def test_no_headline_in_the_first_round_and_one_in_each_later_one(new_stage):
    stage = new_stage(2)
    stage.game.rounds = 0
    begin_round(stage.game)
    assert (stage.game.rounds, stage.game.headline) == (1, 0)
    stage.play_turn()
    assert stage.game.headline == 0
    stage.play_turn()
    assert stage.game.rounds == 2
    assert stage.told.count("headlined") == 1
    assert stage.game.headline > 0
    assert sum(where == USED for where in stage.game.headlines) == 1


@pytest.mark.rule("MU round.headline")
def test_chance_turns_over_any_headline_of_the_deck(new_stage):
    stage = new_stage(2)
    begin_round(stage.game)
    assert stage.asked == (CHANCE, "headline")
    assert {option.args["headline"]: option.weight for option in stage.match.options} == dict.fromkeys(HEADLINE_NAMES[:17], 1)


@pytest.mark.rule("MU round.headline", "MU round.headline.one")
def test_a_headline_holds_for_everybody_until_the_end_of_the_round(new_stage):
    stage = new_stage(2)
    stage.display(*(stage.pick(name) for name in ("inca", "inca", "chinese", "indian")))
    stage.headline("embargo_asia")
    for player in (0, 1):
        assert stage.asked == (player, "explore")
        asian = [name for name in OBJECT_NAMES[3 * PER :] if stage.place(name) == 1]
        assert stage.refuses(f"take:{asian[0]}") == "MU explore.embargo"
        stage.choose(stage.match.legal()[0], "pass", "furbish")
        stage.match.choose("done")
        while stage.match.seat == CHANCE and stage.asked[1] == "refill":
            stage.match.choose(stage.match.legal()[0])
    assert stage.asked == (CHANCE, "headline")
    assert (stage.game.headline, stage.game.news, stage.game.news_at) == (0, 0, 0)
    assert "headline_embargo_asia" not in [option.args["headline"] for option in stage.match.options]
    stage.match.choose("headline:headline_customs_europe")
    assert stage.asked == (0, "explore")
    assert asian[0] in stage.options("take")


@pytest.mark.rule("MU round.headline.one")
def test_the_toll_ends_with_its_round(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick("greek"), stage.pick("inca"))
    stage.headline("customs_europe")
    begin_round(stage.game)
    stage.choose("headline:headline_truce")
    assert stage.game.toll == 0
    greek = next(name for name in stage.options("take") if OBJECT_NAMES.index(name) // PER == 1)
    stage.choose(f"take:{greek}")
    assert stage.game.prestige[0] == 0
    assert "paid-toll" not in stage.told


@pytest.mark.rule("MU round.headline.one")
def test_what_a_headline_does_at_once_comes_before_the_first_turn(new_stage):
    stage = new_stage(2)
    stage.display(stage.pick("inca"))
    stage.game.first = 1
    stage.game.tokens[:] = [1, 0, 0, 1]
    begin_round(stage.game)
    stage.match.choose("headline:headline_scandal")
    assert stage.asked == (1, "continent")
    assert "turn" not in stage.told
    stage.choose("continent:europe")
    assert stage.game.tokens == [1, 1, 0, 1]
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU round.headline.one")
def test_new_discoveries_fill_the_display_before_the_first_turn(new_stage):
    stage = new_stage(2)
    stage.headline("discoveries")
    assert stage.game.shown == [3] * 4
    assert stage.asked == (0, "explore")


@pytest.mark.rule("MU round.headline.one")
def test_an_empty_deck_of_headlines_is_made_anew(new_stage):
    stage = new_stage(2)
    stage.game.headlines[:17] = [USED] * 17
    begin_round(stage.game)
    assert stage.asked == (CHANCE, "headline")
    assert len(stage.match.options) == 17
    assert stage.game.headlines == [IN_DECK] * 17 + [0] * 5
    stage.match.choose("headline:headline_truce")
    assert stage.game.headlines.count(IN_DECK) == 16


@pytest.mark.rule("MU round.headline.one")
def test_used_headlines_wait_until_the_deck_is_empty(new_stage):
    stage = new_stage(2)
    stage.game.headlines[:16] = [USED] * 16
    begin_round(stage.game)
    assert [option.args["headline"] for option in stage.match.options] == [HEADLINE_NAMES[16]]
    assert stage.game.headlines[EMBARGO_ASIA] == USED
