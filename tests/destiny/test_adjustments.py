"""The Adjustments Phase, step by step, and the conventions about money."""

from __future__ import annotations

import pytest
from midway.games.destiny.ledger import half, lower_profit, pay, pay_to
from midway.games.destiny.state import CARD_BOX, CARD_NAMES, CITY_BOX, FIRST_MARKET, PIONEER_BOX, TERRITORY_NAMES
from midway.kernel.rule import CHANCE
from midway.kernel.state import view

MARKET_NAMES = TERRITORY_NAMES[FIRST_MARKET:]


def end_turn(stage):
    """The last player ends his Expansion; cards are drawn until somebody is asked."""
    stage.expanding(stage.game.seats - 1).choose("done")
    while stage.asked[0] == CHANCE:
        stage.choose(stage.legal[0])
    return stage


def block(stage, *markets):
    """Markets hit by Cold War in this turn, seen before the table is cleared."""
    for name in markets:
        stage.game.blocked[MARKET_NAMES.index(name)] = 1
    return stage


# Profit.


@pytest.mark.rule("MD 11.1", "MD 11.11", "MD 11.3")
def test_profit_rises_for_new_presences_and_is_paid_after_that(new_stage):
    stage = end_turn(new_stage(5).holds(0, "ohio", "maryland", "new_york", new=True).holds(1, "tennessee"))
    assert stage.game.profit == [45, 30, 30, 30, 30]
    assert stage.game.cash == [105, 90, 90, 90, 90]


@pytest.mark.rule("MD 11.111")
def test_computers_double_what_new_presences_bring(new_stage):
    stage = end_turn(new_stage(5).owns(0, "computers").holds(0, "ohio", "maryland", new=True).holds(1, "texas", new=True))
    assert stage.game.profit[:2] == [50, 35]


@pytest.mark.rule("MD 11.12")
def test_profit_falls_for_tokens_in_the_loss_box(new_stage):
    stage = new_stage(5)
    stage.game.supply[3] -= 2
    stage.game.loss[3] = 2
    end_turn(stage)
    assert stage.game.profit == [30, 30, 30, 20, 30]
    assert (stage.game.supply[3], stage.game.loss[3]) == (24, 0)


@pytest.mark.rule("MD 11.1", "MD 11.13")
def test_gains_come_before_losses_and_the_floor_holds(new_stage):
    stage = new_stage(3).holds(0, "ohio", new=True).holds(1, "tennessee", new=True)
    for player, losses in ((0, 3), (1, 1)):
        stage.game.supply[player] -= losses
        stage.game.loss[player] = losses
    end_turn(stage)
    assert stage.game.profit[:3] == [20, 20, 20]
    assert stage.game.cash[:3] == [80, 80, 80]


@pytest.mark.rule("MD 11.13")
def test_no_loss_of_profit_goes_below_twenty(new_stage):
    stage = new_stage(5)
    stage.plain.bound(lower_profit)(stage.game, 0, 15)
    assert stage.game.profit[0] == 20


@pytest.mark.rule("MD 11.14")
def test_profit_goes_beyond_a_hundred(new_stage):
    stage = new_stage(5).holds(0, "ohio", "maryland", new=True)
    stage.game.profit[0] = 95
    end_turn(stage)
    assert (stage.game.profit[0], stage.game.cash[0]) == (105, 165)


# Presences.


@pytest.mark.rule("MD 11.2")
def test_new_presences_become_established(new_stage):
    stage = end_turn(new_stage(3).holds(0, "ohio", new=True))
    assert stage.holder("ohio") == 0
    assert not stage.is_new("ohio")
    assert stage.game.fresh[0] == 0


# Safety Net.


@pytest.mark.rule("MD 11.4")
@pytest.mark.parametrize(
    ("profits", "paid"),
    [
        ([100, 80, 60, 40, 20], [0, 10, 20, 30, 40]),
        ([20, 100, 40, 80, 60], [40, 0, 30, 10, 20]),
        ([50, 50, 50, 50, 50], [40, 40, 40, 40, 40]),
        ([90, 90, 30, 30, 20], [10, 10, 30, 30, 40]),
        ([90, 40, 40, 40], [0, 30, 30, 30]),
        ([90, 60, 40], [0, 10, 20]),
        ([60, 60, 40], [10, 10, 20]),
    ],
)
def test_safety_net_pays_by_rank_and_ties_take_the_better_amount(new_stage, profits, paid):
    stage = new_stage(len(profits))
    for player in range(len(profits)):
        stage.owns(player, "safety_net")
    stage.game.profit[: len(profits)] = profits
    end_turn(stage)
    got = [stage.game.cash[player] - 60 - profit for player, profit in enumerate(profits)]
    assert got == paid


@pytest.mark.rule("MD 11.4")
def test_the_rank_is_among_all_players_but_only_owners_collect(new_stage):
    stage = new_stage(5).owns(1, "safety_net")
    stage.game.profit[:5] = [100, 80, 60, 40, 20]
    end_turn(stage)
    assert stage.game.cash[:5] == [160, 150, 120, 100, 80]


@pytest.mark.rule("MD 11.4", "MD 11.1")
def test_the_rank_is_that_of_the_adjusted_profit(new_stage):
    stage = new_stage(3).owns(0, "safety_net").holds(0, "ohio", new=True)
    end_turn(stage)
    assert stage.game.cash[0] == 60 + 25 + 0


# Urban Renaissance.


@pytest.mark.rule("MD 11.5", "MD 11.2")
def test_urban_renaissance_pays_for_cities_also_on_presences_just_established(new_stage):
    stage = new_stage(5).claimed(0, "urban_renaissance").holds(0, "ohio").holds(0, "maryland", new=True)
    stage.city("ohio", "maryland", "virginia")
    end_turn(stage)
    assert stage.game.cash[:2] == [60 + 35 + 20, 60 + 30]


@pytest.mark.rule("MD 11.5")
def test_no_money_from_a_market_hit_by_cold_war(new_stage):
    stage = new_stage(5).claimed(0, "urban_renaissance").holds(0, "europe", "asia", "ohio").city("europe", "asia", "ohio")
    end_turn(block(stage, "europe", "africa"))
    assert stage.game.cash[0] == 60 + 30 + 20


@pytest.mark.rule("MD 11.5", "MD 9.423")
def test_both_owners_of_urban_renaissance_collect(new_stage):
    stage = new_stage(5).claimed(0, "urban_renaissance").claimed(2, "urban_renaissance").city("pennsylvania", "louisiana")
    end_turn(stage)
    assert stage.game.cash[:3] == [100, 90, 100]


# Motion Pictures.


@pytest.mark.rule("MD 11.6")
def test_everyone_without_motion_pictures_or_television_pays(new_stage):
    stage = end_turn(new_stage(5).claimed(1, "motion_pictures").owns(3, "television"))
    assert stage.game.cash[:5] == [85, 105, 85, 90, 85]


@pytest.mark.rule("MD 11.6", "MD 9.423")
def test_two_owners_are_paid_by_each_of_the_others(new_stage):
    stage = end_turn(new_stage(5).claimed(1, "motion_pictures").claimed(4, "motion_pictures"))
    assert stage.game.cash[:5] == [80, 105, 80, 80, 105]


# Tokens.


@pytest.mark.rule("MD 11.7", "MD 9.1")
def test_boxes_and_unspent_tokens_go_back_to_the_supply(new_stage):
    stage = new_stage(5).tokens(0, 4, lifted=2)
    for kind in (CITY_BOX, PIONEER_BOX, CARD_BOX):
        stage.game.box[kind][0] = 1
        stage.game.supply[0] -= 1
    end_turn(stage)
    assert (stage.game.supply[0], stage.game.purchased[0], stage.game.lifted[0]) == (24, 0, 0)
    assert stage.game.box == [[0] * 5] * 3


@pytest.mark.rule("MD 11.7", "MD 9.21")
def test_prices_start_anew_with_each_turn(new_stage):
    stage = new_stage(3).tokens(0, 2).investing(0)
    stage.choose("city", "build:pennsylvania")
    end_turn(stage).choose("turn-place:1", "turn-place:2", "turn-place:3")
    stage.tokens(1, 1).investing(1).choose("city", "build:virginia")
    assert stage.game.purchased[1] == 0


# Cards.


@pytest.mark.rule("MD 11.8", "MD 7.0")
def test_everyone_draws_a_card_in_turn_order_then_a_new_turn_begins(new_stage):
    stage = new_stage(3)
    stage.game.order[:3] = [3, 1, 2]
    stage.expanding(1).choose("done")
    for player in (2, 0, 1):
        assert stage.asked == (CHANCE, "draw")
        held = stage.game.held[player]
        stage.choose(stage.legal[0])
        assert stage.game.held[player] == held + 1
    assert stage.asked[1] == "turn-place"
    assert stage.game.turn == 2


@pytest.mark.rule("MD 11.8", "MD 9.241")
def test_all_draw_before_think_tank_is_used_in_turn_order(new_stage):
    stage = new_stage(3).claimed(0, "think_tank").claimed(2, "think_tank")
    stage.game.order[:3] = [3, 1, 2]
    left = stage.game.left
    stage.expanding(1).choose("done", "draw:congress", "draw:spy", "draw:president")
    assert stage.game.held[:3] == [0, 1, 0]
    assert stage.asked == (2, "swap")
    stage.choose("swap", "draw:supreme_court")
    assert stage.asked == (0, "swap")
    stage.choose("keep")
    assert stage.game.held[:3] == [1, 1, 1]
    assert [stage.game.hand[p][CARD_NAMES.index(c)] for p, c in ((0, "spy"), (1, "president"), (2, "supreme_court"))] == [1, 1, 1]
    assert stage.game.left == left - 3
    assert stage.asked[1] == "turn-place"


@pytest.mark.rule("MD 9.241")
def test_a_rejected_card_may_be_what_the_next_owner_swaps_for(new_stage):
    stage = new_stage(3).claimed(0, "think_tank").claimed(1, "think_tank")
    stage.expanding(2).choose("done", "draw:congress", "draw:spy", "draw:president", "swap", "draw:pony_express", "swap")
    stage.choose("draw:congress")
    assert stage.game.hand[1][CARD_NAMES.index("congress")] == 1


@pytest.mark.rule("MD 9.2411", "MD 8.12")
def test_a_swap_for_the_last_card_of_a_pile_begins_the_next_era(new_stage):
    stage = new_stage(3).claimed(2, "think_tank")
    for card in range(64):
        stage.game.pile[card] = int(CARD_NAMES[card] in ("spy", "congress", "oregon_trail"))
    stage.game.left = 3
    stage.expanding(2).choose("done", "draw:spy", "draw:congress", "draw:oregon_trail")
    assert (stage.game.era, stage.game.formed) == (1, 2)
    stage.choose("swap", "draw:klondike")
    assert stage.game.era == 2
    assert stage.game.pile[CARD_NAMES.index("oregon_trail")] == 1


@pytest.mark.rule("MD 11.8")
def test_who_finds_no_card_left_draws_none(new_stage):
    stage = new_stage(3)
    for card in range(64):
        stage.game.pile[card] = int(CARD_NAMES[card] in ("spy", "congress"))
    stage.game.left, stage.game.formed, stage.game.era = 2, 3, 3
    stage.expanding(2).choose("done", "draw:spy", "draw:congress")
    assert stage.asked[1] == "turn-place"
    assert stage.game.held[:3] == [1, 1, 0]


# Money.


@pytest.mark.rule("MD 12.22")
@pytest.mark.parametrize(("dollars", "halved"), [(0, 0), (5, 0), (10, 5), (15, 5), (30, 15), (35, 15)])
def test_halves_are_rounded_against_the_player(dollars, halved):
    assert half(dollars) == halved


@pytest.mark.rule("MD 12.23")
def test_nobody_pays_more_than_he_has(new_stage):
    stage = new_stage(3)
    stage.game.cash[:3] = [10, 5, 0]
    assert stage.plain.bound(pay)(stage.game, 0, 25) == 10
    assert stage.plain.bound(pay_to)(stage.game, 1, 2, 10) == 5
    assert stage.game.cash[:3] == [0, 0, 5]


@pytest.mark.rule("MD 12.23", "MD 11.6")
def test_later_income_is_not_touched(new_stage):
    stage = new_stage(3)
    stage.game.cash[0] = 0
    stage.plain.bound(pay)(stage.game, 0, 50)
    end_turn(stage)
    assert stage.game.cash[0] == 20


@pytest.mark.rule("MD 12.0", "MD 12.1", "MD 12.21")
def test_hands_and_cash_are_for_their_owner_and_hand_sizes_for_all(new_stage):
    stage = new_stage(3).hand(1, "spy", "congress")
    mine, theirs = view(stage.game, 1), view(stage.game, 0)
    assert sum(mine["hand"][1]) == 2
    assert theirs["hand"][1] == {"count": 2}
    assert (mine["held"], theirs["held"]) == (stage.game.held, stage.game.held)
    assert (mine["cash"][1], theirs["cash"][1]) == (60, None)
    assert view(new_stage(3, cash="open").game, 0)["cash"][1] == 60
