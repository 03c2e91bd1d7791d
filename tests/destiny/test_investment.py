"""The Investment Phase: tokens, prices, Mechanization and cards."""

from __future__ import annotations

import pytest
from midway.games.destiny.state import CARD_BOX, CITY_BOX, EXPANSION, MECHANIZED, PIONEER_BOX


# The phase.


@pytest.mark.rule("MD 9.0", "MD 5.0")
def test_each_player_invests_once_in_turn_order_then_expansion_begins(new_stage):
    stage = new_stage(3).investing(0)
    for player in range(3):
        assert stage.asked == (player, "invest")
        stage.choose("tokens:1", "progress:circus", "done")
    assert stage.game.phase == EXPANSION
    assert stage.asked == (0, "expand")


@pytest.mark.rule("MD 9.0")
def test_actions_come_in_any_order_and_mix(new_stage):
    stage = new_stage(5).investing(2).rich(2)
    stage.choose("progress:circus", "tokens:2", "pioneer", "research:turnpike", "die:4", "tokens:3", "city", "build:louisiana")
    assert stage.asked == (2, "invest")
    assert "progress:railroads" in stage.legal


@pytest.mark.rule("MD 9.0", "MD 8.63")
def test_the_priority_turn_may_be_used_in_investment(new_stage):
    stage = new_stage(4).investing(3)
    stage.choose("priority")
    assert stage.game.choice[:4] == [3, 0, 1, 2]
    assert stage.refuses("priority") == "MD 8.63"
    assert stage.game.supply[3] == 25 - 1 - 1


# Tokens.


@pytest.mark.rule("MD 9.1")
@pytest.mark.parametrize(
    ("players", "most"), [(5, [3, 5, 7, 9, 7]), (4, [3, 5, 7, 7]), (3, [3, 5, 7])], ids=["five", "four", "three"]
)
def test_the_place_in_turn_order_sets_the_most_tokens(new_stage, players, most):
    for place, number in enumerate(most):
        stage = new_stage(players).investing(place).rich(place)
        assert stage.options("tokens") == [str(n + 1) for n in range(number)]
        assert stage.refuses(f"tokens:{number + 1}") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_the_place_counts_not_the_player(new_stage):
    stage = new_stage(3)
    stage.game.order[:3] = [3, 1, 2]
    stage.rich().investing(0)
    assert len(stage.options("tokens")) == 5


@pytest.mark.rule("MD 9.1")
def test_a_token_costs_five_dollars_and_goes_to_the_purchased_box(new_stage):
    stage = new_stage(5).investing(1)
    stage.choose("tokens:3")
    assert (stage.game.cash[1], stage.game.purchased[1], stage.game.supply[1]) == (45, 3, 21)
    assert stage.options("tokens") == ["1", "2"]
    stage.choose("tokens:2")
    assert stage.options("tokens") == []
    assert stage.refuses("tokens:1") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_tokens_spent_do_not_make_room_for_more(new_stage):
    stage = new_stage(5).investing(0).rich()
    stage.choose("tokens:3", "pioneer", "city", "build:pennsylvania")
    assert stage.refuses("tokens:1") == "MD 9.1"


@pytest.mark.rule("MD 9.1")
def test_cash_and_supply_limit_too(new_stage):
    stage = new_stage(5).rich(3, 20).investing(3)
    assert len(stage.options("tokens")) == 4
    assert stage.refuses("tokens:5") != ""
    stage = new_stage(5).rich(3)
    stage.game.supply[3] = 2
    stage.investing(3)
    assert stage.options("tokens") == ["1", "2"]


@pytest.mark.rule("MD 9.11", "MD 9.35")
def test_tolerance_raises_the_maximum_at_once(new_stage):
    stage = new_stage(5).investing(0).rich()
    stage.choose("tokens:3")
    assert stage.refuses("tokens:1") == "MD 9.1"
    stage.choose("progress:tolerance")
    assert stage.options("tokens") == ["1", "2"]


@pytest.mark.rule("MD 9.1")
def test_free_tokens_come_when_the_phase_begins_outside_the_maximum(new_stage):
    stage = new_stage(5).claimed(0, "turnpike").rich()
    stage.game.free[0] = 3
    stage.investing(0)
    assert stage.game.purchased[0] == 5
    assert stage.options("tokens") == ["1", "2", "3"]


@pytest.mark.rule("MD 9.1")
def test_free_tokens_come_from_the_supply(new_stage):
    stage = new_stage(5).claimed(0, "turnpike")
    stage.game.supply[0] = 1
    stage.investing(0)
    assert (stage.game.purchased[0], stage.game.supply[0]) == (1, 0)


@pytest.mark.rule("MD 9.1", "MD 9.422")
def test_turnpike_claimed_in_investment_brings_its_tokens_at_once(new_stage):
    stage = new_stage(3).pioneers(0, 1)
    stage.game.steps[0][0] = 0b111
    stage.game.step_tokens[0] -= 3
    stage.investing(0)
    assert stage.game.purchased[0] == 0
    stage.choose("claim:turnpike")
    assert stage.game.purchased[0] == 2


# Prices.


@pytest.mark.rule("MD 9.2", "MD 9.21")
@pytest.mark.parametrize(("kind", "box"), [("city", CITY_BOX), ("pioneer", PIONEER_BOX), ("card", CARD_BOX)])
def test_the_price_rises_for_the_next_player(new_stage, kind, box):
    stage = new_stage(3)
    for player in range(3):
        stage.owns(player, "circus").tokens(player, 4)
    stage.investing(0)
    for player in range(3):
        on_hand = stage.game.purchased[player] + stage.game.supply[player]
        stage.choose(kind)
        if kind != "pioneer":
            stage.choose(stage.legal[0])
        assert stage.game.purchased[player] == 4 - (player + 1)
        assert stage.game.box[box][player] == 1
        lost = 1 + (kind == "pioneer")
        assert stage.game.purchased[player] + stage.game.supply[player] == on_hand - lost
        assert stage.refuses(kind) == "MD 9.2"
        stage.choose("done")


@pytest.mark.rule("MD 9.21")
def test_too_few_tokens_for_the_price(new_stage):
    stage = new_stage(3).tokens(0, 2).tokens(1, 1).investing(0)
    stage.choose("pioneer", "done")
    assert stage.refuses("pioneer") == "MD 9.21"
    assert stage.refuses("city") == ""


@pytest.mark.rule("MD 9.21")
def test_the_three_kinds_are_priced_apart(new_stage):
    stage = new_stage(3).owns(0, "circus").tokens(0, 3).investing(0)
    stage.choose("city", "build:pennsylvania", "pioneer", "card")
    assert stage.game.purchased[0] == 0
    assert [sum(stage.game.box[kind]) for kind in (CITY_BOX, PIONEER_BOX, CARD_BOX)] == [1, 1, 1]


# Mechanization.


@pytest.mark.rule("MD 9.211")
def test_mechanization_buys_for_a_single_token_that_raises_the_price(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 1).tokens(1, 4)
    stage.game.box[CITY_BOX][2] = 1
    stage.game.box[CITY_BOX][1] = 1
    stage.investing(0)
    assert stage.refuses("city") == "MD 9.21"
    stage.choose("mechanize")
    assert stage.legal == ["city"]
    stage.choose("city", "build:pennsylvania")
    assert stage.game.box[CITY_BOX][:3] == [1, 1, 1]
    assert stage.game.mechanized[0] == MECHANIZED
    stage.choose("done", "city", "build:virginia")
    assert stage.game.purchased[1] == 0


@pytest.mark.rule("MD 9.211")
def test_mechanization_works_once_per_turn(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 3)
    stage.game.box[CITY_BOX][2] = stage.game.box[PIONEER_BOX][2] = 1
    stage.investing(0).choose("mechanize", "pioneer")
    assert stage.refuses("mechanize") == "MD 9.2"
    stage.choose("city", "build:pennsylvania")
    assert stage.game.purchased[0] == 0


@pytest.mark.rule("MD 9.211")
def test_mechanization_needs_something_dearer_than_a_token_to_buy(new_stage):
    stage = new_stage(3).tokens(0, 3).investing(0)
    assert stage.refuses("mechanize") == "MD 9.211"
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 3)
    stage.game.box[CARD_BOX][2] = 1
    stage.investing(0)
    assert stage.refuses("mechanize") == "MD 9.211"
    assert stage.refuses("card") == "MD 9.24"


@pytest.mark.rule("MD 9.211", "MD 9.22")
def test_what_costs_a_token_or_less_is_not_bought_by_mechanization(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").claimed(0, "electricity").owns(0, "circus").tokens(0, 1)
    stage.game.box[CITY_BOX][2] = stage.game.box[CARD_BOX][2] = 1
    stage.investing(0).choose("mechanize")
    assert stage.legal == ["card"]
    assert stage.refuses("city") == "MD 9.211"


@pytest.mark.rule("MD 9.211", "MD 9.24")
def test_mechanization_buys_a_card_with_circus_only(new_stage):
    stage = new_stage(3).claimed(0, "mechanization").tokens(0, 1).owns(0, "circus")
    for kind in (CITY_BOX, PIONEER_BOX, CARD_BOX):
        stage.game.box[kind][2] = 1
    stage.investing(0).choose("mechanize")
    assert stage.legal == ["city", "pioneer", "card"]
    assert stage.refuses("done") == "MD 9.211"
    stage.choose("card")
    assert stage.asked == (-1, "draw")


# Cards.


@pytest.mark.rule("MD 9.24")
def test_a_card_needs_circus_and_is_drawn_at_once(new_stage):
    stage = new_stage(3).tokens(0, 3).investing(0).rich()
    assert stage.refuses("card") == "MD 9.24"
    stage.choose("progress:circus", "card")
    assert stage.asked == (-1, "draw")
    stage.choose("draw:congress")
    assert (stage.game.held[0], stage.asked) == (1, (0, "invest"))
    assert stage.refuses("card") == "MD 9.2"


@pytest.mark.rule("MD 9.24", "MD 13.0")
def test_no_card_can_be_bought_when_none_is_left(new_stage):
    stage = new_stage(3).owns(0, "circus").tokens(0, 3)
    stage.game.left = 0
    assert stage.investing(0).refuses("card") == "MD 13.0"


@pytest.mark.rule("MD 9.241", "MD 9.24")
def test_think_tank_may_swap_a_bought_card_once(new_stage):
    stage = new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 3).investing(0)
    left = stage.game.left
    stage.choose("card", "draw:congress")
    assert stage.asked == (0, "swap")
    stage.choose("swap")
    assert "draw:congress" not in stage.legal
    stage.choose("draw:spy")
    assert stage.asked == (0, "invest")
    assert (stage.game.held[0], stage.game.left) == (1, left - 1)
    stage = new_stage(3).owns(0, "circus").claimed(0, "think_tank").tokens(0, 3).investing(0)
    stage.choose("card", "draw:congress", "keep")
    assert stage.game.held[0] == 1
