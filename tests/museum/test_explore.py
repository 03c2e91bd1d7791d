"""Exploration: who takes what, who gains from it, and what comes before the action."""

from __future__ import annotations

import pytest
from midway.games.museum.state import DISPLAY, HAND, OBJECT_NAMES

CONTINENTS = ("inca", "greek", "egyptian", "chinese")


def exploring(new_stage, players=3, player=0):
    """Two objects of each continent on display, as many to take."""
    stage = new_stage(players)
    shown = stage.display(*(stage.pick(name) for name in CONTINENTS for _ in range(2)))
    return stage.turn(player), shown


def under(new_stage, headline, *civilisations, players=2, tokens=()):
    """Objects on display under a Headline."""
    stage = new_stage(players)
    shown = stage.display(*(stage.pick(name) for name in civilisations))
    for player, number in enumerate(tokens):
        stage.prestige(player, number)
    return stage.headline(headline), shown


@pytest.mark.rule("MU explore.take")
def test_the_active_player_must_take_one_object_free_of_charge(new_stage):
    stage, shown = exploring(new_stage)
    assert stage.asked == (0, "explore")
    assert {option.verb for option in stage.match.options} == {"take"}
    assert sorted(stage.options("take")) == sorted(shown)
    stage.choose(f"take:{shown[2]}")
    assert stage.place(shown[2]) == HAND
    assert (stage.game.held[0], stage.game.prestige[0], stage.game.supply) == (1, 0, 32)


@pytest.mark.rule("MU explore.take")
def test_only_objects_on_display_are_taken(new_stage):
    stage, _ = exploring(new_stage)
    (lying,) = stage.discard(1, stage.pick())
    assert stage.refuses(f"take:{lying}") == "MU explore.take"
    assert stage.refuses(f"take:{OBJECT_NAMES[44]}") == "MU explore.take"
    assert stage.refuses("furbish") != ""


@pytest.mark.rule("MU explore.take")
def test_nothing_is_taken_from_an_empty_display(new_stage):
    stage = new_stage(3).turn()
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.take", "MU explore.embargo")
def test_nothing_is_taken_if_embargo_leaves_nothing(new_stage):
    stage, _ = under(new_stage, "embargo_europe", "greek", "roman")
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.take", "MU explore.customs", "MU explore.follow")
def test_others_may_follow_where_the_active_player_cannot_pay_the_toll(new_stage):
    stage, (one, other) = under(new_stage, "customs_europe", "greek", "roman", tokens=(0, 1))
    assert stage.asked == (1, "follow")
    stage.choose(f"take:{one}")
    assert stage.place(one) == HAND + 1
    assert stage.place(other) == DISPLAY
    assert stage.game.prestige[:2] == [1, 0]
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.follow")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_follow_in_turn_order(new_stage, active, order):
    stage, shown = exploring(new_stage, players=4, player=active)
    stage.choose(f"take:{shown.pop()}")
    for player in order:
        assert stage.asked == (player, "follow")
        assert sorted(stage.options("take")) == sorted(shown)
        stage.choose(f"take:{shown.pop()}")
    assert stage.asked == (active, "action")
    assert stage.game.held == [1, 1, 1, 1]


@pytest.mark.rule("MU explore.follow")
def test_nobody_has_to_follow(new_stage):
    stage, shown = exploring(new_stage)
    stage.choose(f"take:{shown[0]}", "pass", "pass")
    assert stage.game.held[:3] == [1, 0, 0]
    assert stage.game.prestige[0] == 0
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.follow")
def test_each_follower_takes_one_object_only(new_stage):
    stage, shown = exploring(new_stage, players=2)
    stage.choose(f"take:{shown[0]}", f"take:{shown[1]}")
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.follow")
def test_nobody_is_asked_when_the_display_runs_out(new_stage):
    stage = new_stage(4)
    one, other = stage.display(stage.pick(), stage.pick())
    stage.turn().choose(f"take:{one}", f"take:{other}")
    assert stage.asked == (0, "action")
    assert stage.game.held == [1, 1, 0, 0]


@pytest.mark.rule("MU explore.follow", "MU end-of-turn.hand-limit")
def test_a_full_hand_stops_nobody_from_following(new_stage):
    stage, shown = exploring(new_stage, players=2)
    stage.hand(1, *(stage.pick("roman") for _ in range(7)))
    stage.choose(f"take:{shown[0]}", f"take:{shown[1]}")
    assert stage.game.held[1] == 8
    stage.choose("furbish", "done")
    assert stage.asked == (1, "discard")


@pytest.mark.rule("MU explore.prestige")
def test_each_follower_brings_the_active_player_a_token(new_stage):
    stage, shown = exploring(new_stage, players=4, player=1)
    stage.choose(f"take:{shown[0]}", f"take:{shown[1]}", "pass", f"take:{shown[2]}")
    assert stage.game.prestige == [0, 2, 0, 0]
    assert stage.game.supply == 30


@pytest.mark.rule("MU explore.prestige", "MU prestige.finite")
def test_an_empty_supply_brings_no_token_and_stops_nobody(new_stage):
    stage, shown = exploring(new_stage, players=2)
    stage.prestige(1, 32)
    stage.choose(f"take:{shown[0]}", f"take:{shown[1]}")
    assert stage.place(shown[1]) == HAND + 1
    assert stage.game.prestige[:2] == [0, 32]


@pytest.mark.rule("MU explore.prestige", "MU explore.customs")
def test_the_toll_of_a_follower_can_become_the_active_players_token(new_stage):
    stage, (celtic, greek) = under(new_stage, "customs_europe", "inca", "greek", tokens=(0, 32))
    stage.choose(f"take:{celtic}", f"take:{greek}")
    assert stage.game.prestige[:2] == [1, 31]
    assert stage.game.supply == 0
    told = stage.told
    assert told.index("paid-toll") < told.index("followed")


@pytest.mark.rule("MU explore.embargo")
def test_objects_under_embargo_stay_on_display(new_stage):
    stage, (greek, chinese, inca) = under(new_stage, "embargo_asia", "greek", "chinese", "inca")
    assert stage.refuses(f"take:{chinese}") == "MU explore.embargo"
    assert sorted(stage.options("take")) == sorted([greek, inca])
    stage.choose(f"take:{greek}")
    assert stage.refuses(f"take:{chinese}") == "MU explore.embargo"
    assert stage.options("take") == [inca]


@pytest.mark.rule("MU explore.embargo")
def test_a_favour_does_not_break_an_embargo(new_stage):
    stage = new_stage(2)
    chinese, greek = stage.display(stage.pick("chinese"), stage.pick("greek"))
    stage.favour(0, "second_expedition", "first_pick")
    stage.headline("embargo_asia").choose(f"take:{greek}")
    assert stage.asked == (0, "action")
    assert stage.options("favour") == ["favour_first_pick"]
    stage.choose("favour:favour_first_pick")
    assert "asia" not in stage.options("continent")
    assert stage.refuses("continent:asia") == "MU explore.embargo"
    assert stage.place(chinese) == DISPLAY


@pytest.mark.rule("MU explore.embargo")
def test_objects_in_hands_and_discards_are_not_under_embargo(new_stage):
    stage = new_stage(2)
    held, paid = stage.hand(0, stage.pick("chinese", value=2), stage.pick("chinese", value=2))
    (lying,) = stage.discard(0, stage.pick("indian", value=1))
    stage.headline("embargo_asia").choose("furbish", f"exhibit:{held}", f"pay:{paid}")
    assert stage.game.track[0] == 2
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{lying}")
    assert stage.game.track[0] == 3


@pytest.mark.rule("MU explore.customs")
def test_the_toll_is_paid_to_the_supply(new_stage):
    stage, (greek, inca) = under(new_stage, "customs_europe", "greek", "inca", tokens=(2, 2))
    stage.choose(f"take:{greek}")
    assert stage.game.prestige[:2] == [1, 2]
    assert stage.game.supply == 29
    stage.choose(f"take:{inca}")
    assert stage.game.prestige[:2] == [2, 2]


@pytest.mark.rule("MU explore.customs")
def test_cards_do_not_pay_the_toll(new_stage):
    stage = new_stage(2)
    greek, inca = stage.display(stage.pick("greek"), stage.pick("inca"))
    stage.hand(0, stage.pick(value=5))
    stage.headline("customs_europe")
    assert stage.refuses(f"take:{greek}") == "MU explore.customs"
    assert stage.options("take") == [inca]


@pytest.mark.rule("MU explore.customs")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_toll_is_due_for_a_card_of_the_deck_too(new_stage, tokens):
    stage = new_stage(2)
    stage.favour(0, "first_pick")
    stage.prestige(0, tokens)
    stage.headline("customs_europe").choose("favour:favour_first_pick")
    assert ("europe" in stage.options("continent")) is bool(tokens)
    if tokens:
        stage.choose("continent:europe")
        stage.choose(stage.match.legal()[0])
        assert stage.game.prestige[0] == 0
        assert stage.game.held[0] == 1
    else:
        assert stage.refuses("continent:europe") == "MU explore.customs"


@pytest.mark.rule("MU explore.no-refill")
def test_the_display_is_filled_up_only_at_the_end_of_the_turn(new_stage):
    stage, shown = exploring(new_stage)
    stage.choose(f"take:{shown[0]}")
    assert stage.game.shown == [1, 2, 2, 2]
    stage.choose(f"take:{shown[1]}", f"take:{shown[2]}")
    assert stage.game.shown == [0, 1, 2, 2]
    stage.choose("furbish")
    assert stage.game.shown == [0, 1, 2, 2]
    stage.choose("done")
    assert stage.game.shown == [2, 2, 2, 2]
    assert stage.asked == (1, "explore")


@pytest.mark.rule("MU explore.before-action")
def test_the_token_of_record_attendance_comes_after_the_followers(new_stage):
    stage, (one, other, _) = under(new_stage, "attendance", "greek", "inca", "chinese", players=2)
    stage.choose(f"take:{one}")
    assert stage.game.prestige[:2] == [0, 0]
    stage.choose(f"take:{other}")
    assert stage.game.prestige[:2] == [2, 0]
    assert stage.asked == (0, "action")
    assert stage.told.index("followed") < stage.told.index("attended")


@pytest.mark.rule("MU explore.before-action")
@pytest.mark.parametrize("order", [("consult", "favour"), ("favour", "consult")])
def test_patricia_and_a_favour_come_in_either_order(new_stage, order):
    stage = new_stage(2)
    stage.expert(0, "expert_patricia")
    stage.favour(0, "endowment")
    (lying,) = stage.discard(0, stage.pick())
    stage.before_action()
    for what in order:
        if what == "consult":
            stage.choose("consult:expert_patricia", f"take:{lying}")
        else:
            stage.choose("favour:favour_endowment")
    assert stage.place(lying) == HAND
    assert stage.game.prestige[0] == 2
    assert stage.asked == (0, "action")


@pytest.mark.rule("MU explore.before-action")
def test_what_comes_before_the_action_does_not_come_after_it(new_stage):
    stage = new_stage(2)
    stage.expert(0, "expert_patricia")
    stage.favour(0, "second_expedition")
    stage.display(stage.pick())
    stage.discard(0, stage.pick())
    stage.before_action()
    assert stage.options("consult") == ["expert_patricia"]
    assert stage.options("favour") == ["favour_second_expedition"]
    stage.choose("furbish")
    assert stage.options("consult") == stage.options("favour") == []
    assert stage.refuses("favour:favour_second_expedition") == "MU favour.timing"


@pytest.mark.rule("MU action.choose")
@pytest.mark.parametrize(("first", "second"), [("furbish", "inventory"), ("inventory", "furbish")])
def test_one_of_two_actions_is_chosen(new_stage, first, second):
    stage = new_stage(2)
    stage.offer("expert_inca")
    stage.discard(0, stage.pick())
    stage.before_action()
    assert {option.verb for option in stage.match.options} == {"furbish", "inventory"}
    stage.choose(first)
    assert stage.refuses(second) == "MU action.choose"
    assert second not in {option.verb for option in stage.match.options}
