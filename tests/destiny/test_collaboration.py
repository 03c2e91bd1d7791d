"""Collaboration of two owners of Unity: licences of leaders, and Breakthroughs claimed together."""

from __future__ import annotations

import pytest
from midway.games.destiny.investment import begin_investments
from midway.games.destiny.research import fill_step
from midway.games.destiny.state import AS_COUNTER, AS_LEADER, BREAKTHROUGH_NAMES, CARD_NAMES, PLAYED, PROGRESSION_NAMES


def fill(stage, player, breakthrough, *numbers):
    """Steps filled before."""
    for step in numbers:
        stage.plain.bound(fill_step)(stage.game, player, BREAKTHROUGH_NAMES.index(breakthrough), step - 1)
    return stage


def led(stage, player, card, use=AS_LEADER):
    """A card that a player has played in this turn."""
    number = CARD_NAMES.index(card)
    stage.game.left -= stage.game.pile[number]
    stage.game.pile[number] = 0
    stage.game.place[number] = PLAYED + player
    stage.game.used[number] = use
    return stage


def united(stage, *players, cash=200):
    """Owners of Unity before this Investment Phase, and money for everybody."""
    for player in players:
        stage.owns(player, "tolerance", "unity")
    stage.plain.bound(begin_investments)(stage.game)
    stage.game.cash[: stage.game.seats] = [cash] * stage.game.seats
    return stage


# Licences.


@pytest.mark.rule("MD 9.351", "MD 12.22")
def test_a_licence_gives_the_credit_for_half_of_it(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "robert_fulton").owns(0, "railroads").investing(0)
    stage.choose("licence:robert_fulton")
    assert stage.asked == (2, "licence")
    stage.choose("agree")
    assert stage.asked == (0, "invest")
    assert (stage.game.cash[0], stage.game.cash[2]) == (200, 200)
    stage.choose("progress:steamships")
    assert (stage.game.cash[0], stage.game.cash[2]) == (200 - 60 - 10, 210)
    assert (stage.game.partner[0], stage.game.partner[2]) == (3, 1)


@pytest.mark.rule("MD 9.351")
def test_the_fee_is_paid_for_each_progression_so_bought(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").investing(0)
    stage.choose("licence:samuel_morse", "agree", "progress:telegraph", "progress:telephone")
    assert stage.game.cash[0] == 200 - (40 - 20 + 10) - (80 - 10 + 5)
    assert stage.game.cash[2] == 200 + 10 + 5


@pytest.mark.rule("MD 9.351")
def test_a_partner_who_acts_later_may_spend_the_fee(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "robert_fulton").owns(0, "railroads")
    stage.game.cash[2] = 0
    stage.investing(0).choose("licence:robert_fulton", "agree", "progress:steamships", "step:turnpike:1", "done", "done")
    assert stage.options("tokens") == ["1", "2"]


@pytest.mark.rule("MD 9.351", "MD 8.31")
def test_own_and_licensed_credits_add_up(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").investing(0)
    stage.game.credit[0][PROGRESSION_NAMES.index("telegraph")] = 10
    stage.choose("licence:samuel_morse", "agree", "progress:telegraph")
    assert stage.game.cash[0] == 200 - (40 - 10 - 20) - 10


@pytest.mark.rule("MD 9.351")
def test_a_licence_that_saves_less_than_its_fee_is_not_used(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").investing(0)
    stage.game.credit[0][PROGRESSION_NAMES.index("telegraph")] = 35
    stage.choose("licence:samuel_morse", "agree", "progress:telegraph")
    assert (stage.game.cash[0], stage.game.cash[2]) == (195, 200)


@pytest.mark.rule("MD 9.351")
def test_price_and_fee_must_be_at_hand(new_stage):
    stage = led(united(new_stage(4), 0, 2, cash=29), 2, "samuel_morse").investing(0)
    stage.choose("licence:samuel_morse", "agree")
    assert stage.refuses("progress:telegraph") != ""
    stage.game.cash[0] = 30
    stage.choose("progress:telegraph")
    assert stage.game.cash[0] == 0


@pytest.mark.rule("MD 9.351", "MD 9.233")
def test_the_first_progression_brings_the_leaders_pioneer_and_steps(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "thomas_edison").owns(0, "westward_ho").in_era(2).investing(0)
    stage.choose("licence:thomas_edison", "agree")
    assert stage.asked == (0, "invest")
    stage.choose("progress:innovation")
    assert stage.asked == (0, "free-pioneer")
    stage.choose("free-pioneer")
    assert stage.game.pioneers[0] == 1
    assert stage.asked == (0, "step")
    stage.choose("step:electricity:2", "step:motion_pictures:3")
    assert stage.asked == (0, "invest")
    assert stage.refuses("pioneer") == "MD 9.2"
    assert stage.game.cash[0] == 200 - (90 - 20) - 10


@pytest.mark.rule("MD 9.351")
def test_steps_come_with_the_first_progression_only(new_stage):
    stage = led(united(new_stage(5), 0, 2), 2, "ben_franklin")
    stage.owns(0, "westward_ho").game.owned[0][PROGRESSION_NAMES.index("tolerance")] = 0
    stage.investing(0).choose("licence:ben_franklin", "agree", "progress:tolerance", "pass", "progress:innovation")
    assert stage.asked == (0, "invest")
    assert stage.game.pioneers[0] == 0


@pytest.mark.rule("MD 9.351", "MD 8.31")
def test_a_licence_never_refunds(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").owns(0, "telegraph").investing(0)
    stage.choose("licence:samuel_morse", "agree", "progress:telephone")
    assert stage.game.cash[0] == 200 - (80 - 10) - 5
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").owns(0, "telegraph", "telephone").investing(0)
    assert stage.refuses("licence:samuel_morse") == "MD 9.3"


@pytest.mark.rule("MD 9.351", "MD 9.35")
def test_both_need_unity_from_before_this_phase(new_stage):
    stage = led(united(new_stage(4), 2), 2, "samuel_morse").investing(0)
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"
    stage.owns(0, "tolerance").choose("progress:unity")
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"
    stage = led(united(new_stage(4), 0), 2, "samuel_morse").investing(0)
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"


@pytest.mark.rule("MD 9.351")
def test_only_a_rivals_leader_played_as_such_is_licensed(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "abraham_lincoln", AS_COUNTER).investing(0)
    stage.game.owned[0][PROGRESSION_NAMES.index("unity")] = 0
    assert stage.refuses("licence:abraham_lincoln") == "MD 9.351"
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"
    led(stage, 0, "wright_brothers")
    assert stage.refuses("licence:wright_brothers") == "MD 9.351"


@pytest.mark.rule("MD 9.351")
def test_a_licence_may_be_declined_and_is_asked_for_once(new_stage):
    stage = led(united(new_stage(4), 0, 2), 2, "samuel_morse").investing(0)
    stage.choose("licence:samuel_morse", "pass")
    assert (stage.asked, stage.game.partner[0]) == ((0, "invest"), 0)
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"
    stage.choose("progress:telegraph")
    assert stage.game.cash[0] == 160


@pytest.mark.rule("MD 9.351", "MD 9.423")
def test_one_partner_per_turn(new_stage):
    stage = united(new_stage(5), 0, 1, 2, 3)
    for player, card in ((1, "samuel_morse"), (2, "p_t_barnum"), (3, "robert_fulton")):
        led(stage, player, card)
    stage.owns(0, "railroads").investing(0)
    stage.choose("licence:samuel_morse", "agree")
    assert stage.refuses("licence:p_t_barnum") == "MD 9.351"
    stage.choose("done")
    assert stage.refuses("licence:p_t_barnum") == "MD 9.351"
    stage.choose("done")
    assert stage.refuses("licence:samuel_morse") == "MD 9.351"


@pytest.mark.rule("MD 9.351")
def test_several_leaders_of_one_partner_may_be_licensed(new_stage):
    stage = led(led(united(new_stage(5), 0, 2), 2, "robert_fulton"), 2, "samuel_morse").owns(0, "railroads").investing(0)
    stage.choose("licence:robert_fulton", "agree", "licence:samuel_morse", "agree", "progress:steamships", "step:turnpike:3")
    stage.choose("progress:telegraph")
    assert stage.game.cash[2] == 200 + 10 + 10


# Joint claims.


def ready(stage, *players):
    """Two owners of Unity with a Pioneer each, whose steps together fill Electricity."""
    for player, numbers in zip(players, ((1, 2), (2, 4, 5)), strict=True):
        fill(stage.pioneers(player, 1), player, "electricity", *numbers)
    return united(stage.in_era(2), *players)


@pytest.mark.rule("MD 9.423", "MD 9.421")
def test_two_partners_claim_together(new_stage):
    stage = ready(new_stage(4), 0, 2).investing(0)
    assert stage.options("share") == ["electricity:3"]
    assert stage.refuses("share:electricity:5") != ""
    assert stage.refuses("share:electricity:1") != ""
    stage.choose("share:electricity:3")
    assert stage.asked == (2, "share")
    stage.choose("agree")
    assert stage.asked == (0, "invest")
    assert stage.game.points[:4] == [2, 0, 2, 0]
    assert stage.game.pioneers[:4] == [0, 0, 0, 0]
    assert stage.game.claimed[BREAKTHROUGH_NAMES.index("electricity")] == 0b101
    assert stage.game.step_tokens[:4] == [7, 7, 7, 7]


@pytest.mark.rule("MD 9.423")
def test_neither_partner_rolls_in_that_turn(new_stage):
    stage = ready(new_stage(4), 0, 2).pioneers(0, 1).pioneers(2, 1).pioneers(1, 1).investing(0)
    stage.choose("share:electricity:3", "agree")
    assert stage.refuses("research:turnpike") == "MD 9.423"
    stage.choose("done")
    assert stage.refuses("research:turnpike") == ""
    stage.choose("done")
    assert stage.refuses("research:turnpike") == "MD 9.423"


@pytest.mark.rule("MD 9.423")
def test_the_earlier_mover_must_not_have_rolled(new_stage):
    stage = ready(new_stage(4), 0, 2).investing(0)
    stage.choose("research:turnpike", "die:5")
    assert stage.refuses("share:electricity:3") == "MD 9.41"


@pytest.mark.rule("MD 9.423")
def test_they_claim_in_the_investment_of_the_earlier_mover(new_stage):
    stage = ready(new_stage(4), 0, 2).investing(0).choose("done", "done")
    assert stage.refuses("share:electricity:1") == "MD 9.423"


@pytest.mark.rule("MD 9.423", "MD 9.42")
def test_both_need_a_pioneer_and_all_steps_must_be_there(new_stage):
    stage = ready(new_stage(4), 0, 2)
    stage.game.pioneers[2] = 0
    assert stage.investing(0).refuses("share:electricity:3") == "MD 9.42"
    stage = united(fill(new_stage(4).pioneers(0, 1).pioneers(2, 1), 0, "patriotism", 1, 4), 0, 2).investing(0)
    assert stage.refuses("share:patriotism:3") == "MD 9.42"


@pytest.mark.rule("MD 9.423", "MD 9.411")
def test_both_need_computers_for_e_commerce(new_stage):
    stage = fill(new_stage(4).in_era(3).pioneers(0, 1).pioneers(2, 1).owns(0, "computers"), 0, "e_commerce", 1, 2, 3, 4, 5)
    united(stage, 0, 2).investing(0)
    assert stage.refuses("share:e_commerce:3") == "MD 9.411"
    stage.owns(2, "computers").choose("share:e_commerce:3", "agree")
    assert stage.game.points[:3] == [3, 0, 3]


@pytest.mark.rule("MD 9.423")
def test_a_joint_claim_needs_unity_and_may_be_declined_once(new_stage):
    stage = ready(new_stage(4), 0, 2)
    fill(stage.pioneers(1, 1), 1, "electricity", 4, 5).investing(0)
    assert stage.refuses("share:electricity:2") == "MD 9.351"
    stage.choose("share:electricity:3", "pass")
    assert stage.game.points[:3] == [0, 0, 0]
    assert stage.refuses("share:electricity:3") == "MD 9.351"


@pytest.mark.rule("MD 9.351", "MD 9.423")
def test_a_licence_and_a_joint_claim_come_with_the_same_partner(new_stage):
    stage = led(ready(new_stage(5), 0, 2), 2, "samuel_morse")
    led(united(fill(stage.pioneers(3, 1), 3, "electricity", 4, 5), 0, 2, 3), 3, "p_t_barnum").investing(0)
    assert stage.options("share") == ["electricity:3", "electricity:4"]
    stage.choose("licence:samuel_morse", "agree")
    assert stage.options("share") == ["electricity:3"]
    assert stage.refuses("share:electricity:4") == "MD 9.351"
    stage.choose("share:electricity:3", "agree")
    assert stage.game.points[:4] == [2, 0, 2, 0]


@pytest.mark.rule("MD 9.423", "MD 8.5")
def test_both_put_a_card_away_for_storytelling(new_stage):
    stage = fill(new_stage(4).hand(0, "spy").hand(2, "congress").pioneers(0, 1).pioneers(2, 1), 0, "storytelling", 2, 3)
    united(fill(stage, 2, "storytelling", 5), 0, 2).investing(0)
    stage.choose("share:storytelling:3", "agree")
    assert stage.asked == (0, "put-away")
    stage.choose("put-away:spy")
    assert stage.asked == (2, "put-away")
    stage.choose("pass")
    assert stage.asked == (0, "invest")
    assert stage.game.held[:3] == [0, 0, 1]


@pytest.mark.rule("MD 9.423", "MD 9.1")
def test_turnpike_claimed_together_serves_each_in_his_own_investment(new_stage):
    stage = fill(new_stage(3).pioneers(0, 1).pioneers(1, 1), 0, "turnpike", 1, 2)
    united(fill(stage, 1, "turnpike", 3), 0, 1).investing(0)
    stage.choose("share:turnpike:2", "agree")
    assert stage.game.purchased[:2] == [2, 0]
    stage.choose("done")
    assert stage.game.purchased[:2] == [2, 2]
