"""The Expansion Phase: what a placement costs and leaves behind, what may be attacked, Wireless, the bonus card."""

from __future__ import annotations

import pytest
from midway.games.destiny import GAME
from midway.games.destiny.expansion import price
from midway.games.destiny.state import CARD_NAMES, TERRITORY_NAMES
from midway.games.destiny.tables import FIRST_OP

PENNSYLVANIA, VIRGINIA, LOUISIANA, MEXICO, QUEBEC = range(5)


def cost(stage, player, territory):
    """Tokens that a territory costs a player."""
    return price(stage.game, player, TERRITORY_NAMES.index(territory))


# Vacant territories.


@pytest.mark.rule("MD 10.0", "MD 10.2")
def test_only_tokens_of_the_purchased_box_are_spent(new_stage):
    stage = new_stage().expanding(PENNSYLVANIA)
    assert stage.game.supply[PENNSYLVANIA] == 24
    assert stage.legal == ["priority", "done"]
    assert stage.refuses("settle:maryland") == "MD 10.21"
    stage.tokens(PENNSYLVANIA, 1)
    assert stage.options("settle") == ["new_jersey", "maryland", "west_virginia"]


@pytest.mark.rule("MD 10.21", "MD 10.22")
def test_a_vacant_territory_costs_its_control_number_and_one_token_stays(new_stage):
    stage = new_stage().tokens(PENNSYLVANIA, 4).expanding(PENNSYLVANIA)
    stage.choose("settle:new_york")
    assert (stage.holder("new_york"), stage.is_new("new_york")) == (PENNSYLVANIA, True)
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.supply[PENNSYLVANIA]) == (1, 22)
    assert (stage.game.on_map[PENNSYLVANIA], stage.game.fresh[PENNSYLVANIA]) == (2, 1)
    stage.choose("settle:maryland")
    assert stage.legal == ["priority", "done"]


@pytest.mark.rule("MD 10.21")
def test_no_partial_control(new_stage):
    stage = new_stage().tokens(PENNSYLVANIA, 2).expanding(PENNSYLVANIA)
    assert stage.refuses("settle:new_york") == "MD 10.21"
    assert stage.refuses("settle:ohio") == ""


@pytest.mark.rule("MD 10.23")
def test_a_new_presence_is_no_base(new_stage):
    stage = new_stage().tokens(PENNSYLVANIA, 5).expanding(PENNSYLVANIA)
    stage.choose("settle:ohio")
    assert stage.refuses("settle:indiana") == "MD 10.1"


@pytest.mark.rule("MD 10.245")
def test_an_ownerless_city_costs_nothing_and_comes_with_the_territory(new_stage):
    stage = new_stage().city("ohio").tokens(PENNSYLVANIA, 2).expanding(PENNSYLVANIA)
    assert stage.game.cities[PENNSYLVANIA] == 0
    stage.choose("settle:ohio")
    assert stage.game.purchased[PENNSYLVANIA] == 0
    assert (stage.game.cities[PENNSYLVANIA], stage.game.most_cities, stage.game.points[PENNSYLVANIA]) == (1, PENNSYLVANIA + 1, 2)


@pytest.mark.rule("MD 10.1")
def test_the_menu_ends_the_part_and_the_next_player_expands(new_stage):
    stage = new_stage(3).expanding(0)
    stage.choose("done")
    assert stage.asked == (1, "expand")


@pytest.mark.rule("MD 10.21", "MD 10.24")
def test_why_a_territory_may_not_be_taken(new_stage):
    stage = new_stage().holds(PENNSYLVANIA, "ohio").holds(VIRGINIA, "maryland").natives("indiana")
    stage.tokens(PENNSYLVANIA, 9).expanding(PENNSYLVANIA)
    refused = {
        "settle:pennsylvania": "MD 10.24", "attack:ohio": "MD 10.24",  # his own
        "settle:maryland": "MD 10.21", "settle:indiana": "MD 10.21",  # not vacant
        "attack:new_york": "MD 10.24",  # nobody there
        "settle:georgia": "MD 10.1", "attack:louisiana": "MD 10.1",  # out of reach
    }  # fmt: skip
    assert {choice: stage.refuses(choice) for choice in refused} == refused
    assert stage.options("attack") == ["indiana", "maryland"]
    assert stage.refuses("reroll") == "MD 10.248"


# Attacks: what they cost, and whom they may be made on.


@pytest.mark.rule("MD 10.24")
def test_new_presences_and_natives_are_attacked_like_established_ones(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland", new=True).holds(VIRGINIA, "west_virginia").natives("ohio")
    stage.tokens(PENNSYLVANIA, 2).expanding(PENNSYLVANIA)
    assert stage.options("attack") == ["ohio", "maryland", "west_virginia"]


@pytest.mark.rule("MD 10.24", "MD 10.245", "MD 10.246")
def test_what_an_attack_costs(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").holds(VIRGINIA, "ohio")
    assert (cost(stage, PENNSYLVANIA, "maryland"), cost(stage, PENNSYLVANIA, "ohio")) == (1, 2)
    stage.city("maryland", "ohio")
    assert (cost(stage, PENNSYLVANIA, "maryland"), cost(stage, PENNSYLVANIA, "ohio")) == (2, 3)
    stage.owns(PENNSYLVANIA, "pro_sports").holds(VIRGINIA, "west_virginia")
    assert (cost(stage, PENNSYLVANIA, "maryland"), cost(stage, PENNSYLVANIA, "ohio")) == (1, 2)
    assert cost(stage, PENNSYLVANIA, "west_virginia") == 1


@pytest.mark.rule("MD 10.245")
def test_a_city_among_natives_costs_a_token_more_too(new_stage):
    stage = new_stage().natives("kansas").city("kansas")
    assert cost(stage, LOUISIANA, "kansas") == 2


@pytest.mark.rule("MD 8.323")
def test_a_card_makes_attacks_cheaper_never_below_one(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").holds(VIRGINIA, "ohio").city("ohio")
    stage.game.cheaper[PENNSYLVANIA] = 1
    assert (cost(stage, PENNSYLVANIA, "maryland"), cost(stage, PENNSYLVANIA, "ohio")) == (1, 2)
    assert cost(stage, PENNSYLVANIA, "new_york") == 3
    stage.owns(PENNSYLVANIA, "pro_sports")
    assert cost(stage, PENNSYLVANIA, "ohio") == 1


@pytest.mark.rule("MD 10.21", "MD 10.24")
def test_an_attack_that_cannot_be_paid_is_refused(new_stage):
    stage = new_stage().holds(VIRGINIA, "ohio").city("ohio").tokens(PENNSYLVANIA, 2).expanding(PENNSYLVANIA)
    assert stage.refuses("attack:ohio") == "MD 10.21"
    stage.owns(PENNSYLVANIA, "pro_sports")
    assert stage.refuses("attack:ohio") == ""


@pytest.mark.rule("MD 8.323")
def test_a_truce_protects_a_player_or_a_whole_region(new_stage):
    stage = new_stage().holds(VIRGINIA, "maryland").holds(QUEBEC, "west_virginia").natives("kentucky")
    stage.holds(PENNSYLVANIA, "tennessee").tokens(PENNSYLVANIA, 3).truce("southern_us", VIRGINIA).expanding(PENNSYLVANIA)
    assert stage.options("attack") == ["west_virginia", "kentucky"]
    assert stage.refuses("attack:maryland") == "MD 8.323"
    stage.truce("southern_us")
    assert stage.options("attack") == []
    assert stage.refuses("attack:kentucky") == "MD 8.323"
    assert "new_jersey" in stage.options("settle")


# Reach granted by a card.


@pytest.mark.rule("MD 8.324")
def test_oregon_trail_opens_vacant_territories_at_their_usual_cost(new_stage):
    stage = new_stage().holds(VIRGINIA, "idaho").natives("wyoming").tokens(PENNSYLVANIA, 1).expanding(PENNSYLVANIA)
    assert stage.refuses("settle:oregon") == "MD 10.1"
    stage.game.granted[PENNSYLVANIA] = FIRST_OP[CARD_NAMES.index("oregon_trail")] + 1
    assert {"oregon", "north_dakota", "south_dakota", "nebraska"} <= set(stage.options("settle"))
    assert stage.options("attack") == []
    assert (stage.refuses("attack:idaho"), stage.refuses("attack:wyoming")) == ("MD 10.1", "MD 10.1")
    assert stage.refuses("settle:alaska") == stage.refuses("settle:kansas") == "MD 10.1"
    assert stage.refuses("settle:washington") == "MD 10.21"
    stage.choose("settle:oregon")
    assert (stage.holder("oregon"), stage.game.purchased[PENNSYLVANIA]) == (PENNSYLVANIA, 0)


# Wireless.


@pytest.mark.rule("MD 10.19")
def test_lifted_tokens_go_anywhere_foreign_markets_included(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "westward_ho", "wireless").tokens(PENNSYLVANIA, 5, lifted=3).expanding(PENNSYLVANIA)
    assert {"asia", "hawaii", "california"} <= set(stage.options("settle"))
    stage.choose("settle:asia")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (2, 0)
    assert stage.refuses("settle:hawaii") == "MD 10.1"
    assert stage.refuses("settle:ohio") == ""


@pytest.mark.rule("MD 10.19")
def test_beyond_ordinary_reach_lifted_tokens_pay_alone(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "westward_ho", "wireless").tokens(PENNSYLVANIA, 5, lifted=2).expanding(PENNSYLVANIA)
    assert stage.refuses("settle:asia") == "MD 10.1"
    assert stage.refuses("settle:hawaii") == ""
    stage.choose("settle:new_york")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (2, 2)
    stage.choose("settle:hawaii")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (0, 0)


@pytest.mark.rule("MD 10.19")
def test_lifted_tokens_may_be_spent_nearby_once_the_bought_ones_are_gone(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "westward_ho", "wireless").tokens(PENNSYLVANIA, 3, lifted=2).expanding(PENNSYLVANIA)
    stage.choose("settle:ohio")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (1, 1)
    assert stage.refuses("settle:utah") == ""


@pytest.mark.rule("MD 10.19", "MD 10.24")
def test_lifted_tokens_attack_anywhere(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "westward_ho", "wireless").holds(VIRGINIA, "europe").city("europe")
    stage.tokens(PENNSYLVANIA, 9, lifted=3).expanding(PENNSYLVANIA)
    assert stage.refuses("attack:europe") == "MD 10.1"
    stage.game.lifted[PENNSYLVANIA] = 4
    stage.choose("attack:europe")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (5, 0)


@pytest.mark.rule("MD 8.324", "MD 10.19")
def test_an_attack_where_a_card_grants_placing_only_is_paid_with_lifted_tokens(new_stage):
    stage = new_stage().owns(PENNSYLVANIA, "westward_ho", "wireless").holds(VIRGINIA, "idaho")
    stage.tokens(PENNSYLVANIA, 3, lifted=1).expanding(PENNSYLVANIA)
    stage.game.granted[PENNSYLVANIA] = FIRST_OP[CARD_NAMES.index("oregon_trail")] + 1
    stage.choose("attack:idaho")
    assert (stage.game.purchased[PENNSYLVANIA], stage.game.lifted[PENNSYLVANIA]) == (2, 0)


# The bonus card.


def bonus(stage, last):
    """Who is to draw the bonus card when the last player has expanded."""
    stage.expanding(last).choose("done")
    told = [told for event in stage.match.events for told in event.told]
    return [line.numbers[0] for line in told if GAME.lines[line.line].name == "bonus-card"]


@pytest.mark.rule("MD 10.27")
def test_most_new_presences_draw_a_card(new_stage):
    stage = (
        new_stage(3)
        .holds(0, "ohio", new=True)
        .holds(2, "arkansas", "texas", new=True)
        .holds(1, "maryland", "kentucky", "tennessee")
    )
    assert bonus(stage, 2) == [2]
    assert stage.asked == (-1, "draw")


@pytest.mark.rule("MD 10.27")
def test_among_equals_the_earlier_mover_draws_the_bonus_card(new_stage):
    stage = new_stage(3).holds(0, "ohio", new=True).holds(1, "maryland", new=True)
    stage.game.order[:3] = [3, 2, 1]
    assert bonus(stage, 0) == [1]


@pytest.mark.rule("MD 10.27")
def test_without_a_new_presence_nobody_draws_the_bonus_card(new_stage):
    stage = new_stage(3).holds(0, "ohio").tokens(0, 3)
    assert bonus(stage, 2) == []


@pytest.mark.rule("MD 10.27")
def test_a_new_presence_lost_again_does_not_count(new_stage):
    stage = new_stage(3).holds(0, "ohio", "maryland", new=True).holds(1, "kentucky", new=True).tokens(1, 4).expanding(1)
    stage.choose("attack:maryland", "highest:6", "highest:1")
    assert bonus(stage, 2) == [1]
