"""Competition rolls: dice, ties, who leaves, rerolls, and the exact odds."""

from __future__ import annotations

from itertools import product

import pytest
from midway.games.destiny.contest import begin_contest, odds, roll_highest, settle_contest
from midway.games.destiny.order import begin_turn
from midway.games.destiny.state import TERRITORY_NAMES

RED, YELLOW, LOUISIANA, MEXICO, QUEBEC = range(5)  # Red's Home is Pennsylvania, Yellow's Virginia
ATTACKED = TERRITORY_NAMES.index("maryland")


def attack(new_stage, **corrections):
    """Red, with tokens to spare, before an attack on Maryland, control 1, that Yellow holds."""
    return new_stage(corrections=corrections or None).holds(YELLOW, "maryland").tokens(RED, 6).expanding(RED)


def rolled(stage, territory):
    """The dice that both sides of an attack roll."""
    stage.choose(f"attack:{territory}")
    attacker = stage.game.frames[stage.game.depth][2]
    stage.choose("highest:6")
    return attacker, stage.game.frames[stage.game.depth][2]


# The example of the rules.


@pytest.mark.rule("MD 10.241", "MD 10.247")
def test_the_worked_example_of_utah_and_colorado(new_stage):
    stage = new_stage().owns(RED, "westward_ho").holds(YELLOW, "utah", "colorado").holds(RED, "wyoming")
    stage.tokens(RED, 3).expanding(RED)
    stage.choose("attack:utah", "highest:5", "highest:4")  # 1 and 5 against 4
    assert (stage.holder("utah"), stage.is_new("utah")) == (RED, True)
    assert (stage.game.loss[YELLOW], stage.game.purchased[RED]) == (1, 2)
    stage.choose("attack:colorado", "highest:3", "highest:3")  # 2 and 3 against 3
    assert stage.holder("colorado") == YELLOW
    assert (stage.game.loss[YELLOW], stage.game.purchased[RED], stage.game.supply[RED]) == (1, 0, 25 - 3)
    assert stage.told[-4:] == ["attacked", "rolled-highest", "rolled-highest", "held"]


# Who leaves, and where the tokens go.


@pytest.mark.rule("MD 10.241", "MD 10.26")
@pytest.mark.parametrize(("new", "loss", "supply"), [(False, 1, 23), (True, 0, 24)])
def test_an_established_token_goes_to_the_loss_box_a_new_one_home(new_stage, new, loss, supply):
    stage = new_stage().holds(YELLOW, "maryland", new=new).tokens(RED, 1).expanding(RED)
    stage.choose("attack:maryland", "highest:2", "highest:1")
    assert (stage.game.loss[YELLOW], stage.game.supply[YELLOW]) == (loss, supply)
    assert (stage.game.on_map[YELLOW], stage.game.fresh[YELLOW]) == (1, 0)


@pytest.mark.rule("MD 10.22", "MD 10.241")
def test_a_winner_leaves_one_token_a_loser_none(new_stage):
    stage = new_stage().holds(YELLOW, "ohio").tokens(RED, 5).expanding(RED)
    stage.choose("attack:ohio", "highest:1", "highest:6")
    assert (stage.holder("ohio"), stage.game.purchased[RED], stage.game.supply[RED], stage.game.on_map[RED]) == (YELLOW, 3, 21, 1)
    stage.choose("attack:ohio", "highest:6", "highest:1")
    assert (stage.holder("ohio"), stage.game.purchased[RED], stage.game.supply[RED], stage.game.on_map[RED]) == (RED, 1, 22, 2)
    assert (stage.is_new("ohio"), stage.game.fresh[RED]) == (True, 1)


@pytest.mark.rule("MD 10.25")
def test_an_attack_may_be_repeated_while_tokens_last(new_stage):
    stage = new_stage().holds(YELLOW, "maryland").tokens(RED, 2).expanding(RED)
    stage.choose("attack:maryland", "highest:1", "highest:1", "attack:maryland", "highest:1", "highest:1")
    assert stage.options("attack") == []


@pytest.mark.rule("MD 8.322", "MD 10.24")
def test_beaten_natives_leave_the_map(new_stage):
    stage = new_stage().natives("ohio").tokens(RED, 4).expanding(RED)
    left = stage.game.natives_left
    stage.choose("attack:ohio", "highest:2", "highest:2")
    assert stage.holder("ohio") == "natives"
    stage.choose("attack:ohio", "highest:3", "highest:2")
    assert (stage.holder("ohio"), stage.is_new("ohio"), stage.game.natives_left) == (RED, True, left + 1)
    assert "natives-left" in stage.told


@pytest.mark.rule("MD 10.245")
def test_a_city_stays_when_its_territory_changes_hands(new_stage):
    stage = attack(new_stage).city("maryland")
    assert (stage.game.most_cities, stage.game.points[YELLOW]) == (YELLOW + 1, 2)
    stage.choose("attack:maryland", "highest:6", "highest:5")
    assert stage.game.city[ATTACKED] == 1
    assert (stage.game.most_cities, stage.game.points[YELLOW], stage.game.points[RED]) == (RED + 1, 0, 2)


# How many dice.


@pytest.mark.rule("MD 10.241", "MD 10.244", "MD 10.245", "MD 10.247")
def test_dice_of_both_sides(new_stage):
    assert rolled(attack(new_stage), "maryland") == (2, 1)
    assert rolled(attack(new_stage).owns(RED, "telephone"), "maryland") == (3, 1)
    assert rolled(attack(new_stage).city("maryland"), "maryland") == (2, 2)
    assert rolled(attack(new_stage).holds(RED, "west_virginia"), "virginia") == (2, 2)
    assert rolled(attack(new_stage).holds(RED, "west_virginia").city("virginia"), "virginia") == (2, 3)


@pytest.mark.rule("MD 10.247")
def test_an_attack_on_his_own_home_rolls_one_die_more(new_stage):
    stage = new_stage().tokens(RED, 6).owns(RED, "telephone").expanding(RED)
    home = TERRITORY_NAMES.index("pennsylvania")
    stage.game.holder[home] = YELLOW + 1
    stage.city("pennsylvania")
    assert rolled(stage, "pennsylvania") == (4, 2)


@pytest.mark.rule("MD 10.24", "MD 10.245")
def test_natives_roll_one_die_city_or_not(new_stage):
    assert rolled(new_stage().natives("ohio").city("ohio").tokens(RED, 6).expanding(RED), "ohio") == (2, 1)
    corrected = new_stage(corrections={"rules": {"natives_dice": {"value": 2}}}).natives("ohio").tokens(RED, 6).expanding(RED)
    assert rolled(corrected, "ohio") == (2, 2)


# Ties.


@pytest.mark.rule("MD 10.241", "MD 10.242", "MD 10.243")
@pytest.mark.parametrize(("by", "holder"), [("nothing", YELLOW), ("television", RED), ("card", RED)])
def test_a_tie_goes_to_the_defender_unless_television_or_a_card_says_otherwise(new_stage, by, holder):
    stage = attack(new_stage)
    if by == "television":
        stage.owns(RED, "television")
    elif by == "card":
        stage.game.ties[RED] = 1
    stage.choose("attack:maryland", "highest:4", "highest:4")
    assert stage.holder("maryland") == holder


@pytest.mark.rule("MD 10.243")
def test_television_wins_no_ties_in_defence(new_stage):
    stage = attack(new_stage).owns(YELLOW, "television").owns(RED, "television")
    stage.choose("attack:maryland", "highest:4", "highest:4")
    assert stage.holder("maryland") == RED


# Rock 'n Roll.


@pytest.mark.rule("MD 10.248")
def test_a_lost_first_roll_may_be_made_again_by_both_sides(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll")
    stage.choose("attack:maryland", "highest:3", "highest:5")
    assert stage.asked == (RED, "reroll")
    assert stage.legal == ["reroll", "pass"]
    stage.choose("reroll", "highest:3", "highest:2")
    assert stage.holder("maryland") == RED
    assert stage.game.purchased[RED] == 5


@pytest.mark.rule("MD 10.248")
def test_the_second_roll_stands(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll")
    stage.choose("attack:maryland", "highest:3", "highest:5", "reroll", "highest:1", "highest:6")
    assert (stage.holder("maryland"), stage.asked) == (YELLOW, (RED, "expand"))


@pytest.mark.rule("MD 10.248")
def test_later_attacks_on_the_territory_have_no_reroll(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll").holds(YELLOW, "west_virginia")
    stage.choose("attack:maryland", "highest:3", "highest:5", "pass")
    assert (stage.holder("maryland"), stage.asked) == (YELLOW, (RED, "expand"))
    stage.choose("attack:maryland", "highest:3", "highest:5")
    assert stage.asked == (RED, "expand")
    stage.choose("attack:west_virginia", "highest:3", "highest:5")
    assert stage.asked == (RED, "reroll")


@pytest.mark.rule("MD 10.248")
def test_the_next_turn_has_rerolls_again(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll")
    stage.choose("attack:maryland", "highest:3", "highest:5", "pass")
    begin_turn(stage.game)
    stage.game.order = [1, 2, 3, 4, 5]
    stage.expanding(RED).choose("attack:maryland", "highest:3", "highest:5")
    assert stage.asked == (RED, "reroll")


@pytest.mark.rule("MD 10.248")
def test_each_attacker_has_a_first_roll_in_a_territory(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll").claimed(QUEBEC, "rock_n_roll").holds(QUEBEC, "new_jersey")
    stage.tokens(QUEBEC, 2).choose("attack:maryland", "highest:3", "highest:5", "pass")
    stage.expanding(QUEBEC).choose("attack:maryland", "highest:3", "highest:5")
    assert stage.asked == (QUEBEC, "reroll")


@pytest.mark.rule("MD 10.248")
def test_only_its_owner_rerolls_and_only_in_attack(new_stage):
    stage = attack(new_stage).claimed(YELLOW, "rock_n_roll")
    stage.choose("attack:maryland", "highest:5", "highest:3")
    assert (stage.holder("maryland"), stage.asked) == (RED, (RED, "expand"))


@pytest.mark.rule("MD 10.248")
def test_a_table_may_have_only_the_attacker_roll_again(new_stage):
    stage = attack(new_stage, rules={"reroll_both_sides": {"value": 0}}).claimed(RED, "rock_n_roll")
    stage.choose("attack:maryland", "highest:3", "highest:5", "reroll", "highest:6")
    assert (stage.holder("maryland"), stage.asked) == (RED, (RED, "expand"))


# Odds.


def counted(attack_dice, defence_dice, ties=False, again=""):
    """The chance of winning in thousandths, every roll counted."""

    def wins(mine, theirs):
        return max(mine) > max(theirs) or (ties and max(mine) == max(theirs))

    mine, theirs = list(product(range(1, 7), repeat=attack_dice)), list(product(range(1, 7), repeat=defence_dice))
    chance = {their: sum(wins(my, their) for my in mine) / len(mine) for their in theirs}
    won = sum(chance.values()) / len(theirs)
    if again == "both":
        won = won + (1 - won) * won
    elif again == "attacker":
        won = sum(p + (1 - p) * p for p in chance.values()) / len(theirs)
    return round(1000 * won)


def likely(stage, territory="maryland"):
    """The odds that the game tells."""
    return stage.plain.bound(odds)(stage.game, RED, TERRITORY_NAMES.index(territory))


@pytest.mark.rule("MD 10.241", "MD 10.243")
def test_odds_are_exact(new_stage):
    assert likely(attack(new_stage)) == counted(2, 1) == 579
    assert likely(attack(new_stage).owns(RED, "telephone")) == counted(3, 1) == 660
    assert likely(attack(new_stage).city("maryland")) == counted(2, 2) == 390
    assert likely(attack(new_stage).owns(RED, "television")) == counted(2, 1, ties=True) == 745
    assert likely(attack(new_stage).owns(RED, "telephone", "television").city("virginia"), "virginia") == counted(3, 3, ties=True)


@pytest.mark.rule("MD 10.248")
def test_odds_know_the_reroll_while_there_is_one(new_stage):
    stage = attack(new_stage).claimed(RED, "rock_n_roll")
    assert likely(stage) == counted(2, 1, again="both")
    stage.choose("attack:maryland", "highest:3", "highest:5", "pass")
    assert likely(stage) == counted(2, 1)
    corrected = attack(new_stage, rules={"reroll_both_sides": {"value": 0}}).claimed(RED, "rock_n_roll")
    assert likely(corrected) == counted(2, 1, again="attacker")


@pytest.mark.rule("MD 10.241")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_highest_die_comes_as_often_as_dice_show_it(new_stage, dice):
    stage = attack(new_stage).choose("attack:maryland")
    stage.game.frames[stage.game.depth][2] = dice
    assert list(stage.weights().values()) == [
        sum(max(roll) == number for roll in product(range(1, 7), repeat=dice)) for number in range(1, 7)
    ]


# By a card.


@pytest.mark.rule("MD 10.242")
def test_a_duel_by_card_gives_ties_to_the_attacker_and_leaves_the_territory_vacant(new_stage):
    stage = attack(new_stage)
    stage.game.by_card = 1
    begin_contest(stage.game, RED, ATTACKED)
    for what in ("attack-dice", "defence-dice"):
        assert stage.asked == (-1, what)
        roll_highest(stage.game, stage.game.frames[stage.game.depth][0], 4)
    settle_contest(stage.game)
    assert (stage.holder("maryland"), stage.game.loss[YELLOW], stage.game.purchased[RED]) == (None, 1, 6)
    assert stage.asked == (RED, "expand")
