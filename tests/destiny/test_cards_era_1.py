"""A story for each Progress card of Era 1, 15 to 32."""

from __future__ import annotations

import pytest
from card_stories import credits, filled, play, steps
from midway.games.destiny.state import CARD_NAMES, REGION_NAMES


@pytest.mark.rule("MD 8.322")
def test_native_sovereignty_puts_one_to_five_natives_on_vacant_land(new_stage):
    stage = new_stage().holds(2, "oregon").city("idaho")
    play(stage, "native_sovereignty")
    for place in ("pick:oregon", "pick:idaho", "pick:iowa", "pass"):
        assert stage.refuses(place)
    stage.choose("pick:utah", "pick:alberta", "pass")
    assert (stage.holder("utah"), stage.holder("alberta"), stage.game.natives_left) == ("natives", "natives", 3)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.322", "MD cards.idle")
def test_native_sovereignty_needs_native_tokens_but_its_product_does_not(new_stage):
    stage = new_stage().natives("utah", "idaho", "nevada", "oregon", "kansas").hand(0, "native_sovereignty").playing(0)
    assert stage.refuses("play:native_sovereignty:event") == "MD 8.333"
    stage.choose("play:native_sovereignty:product")
    assert stage.game.cash == [60, 70, 60, 60, 60]  # tobacco


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_ben_franklin(new_stage):
    stage = play(new_stage(), "ben_franklin", "leader").choose("free-pioneer")
    assert credits(stage) == {"innovation": 20, "tolerance": 10}
    assert (stage.game.pioneers[0], stage.game.supply[0]) == (1, 23)


@pytest.mark.rule("MD 8.326", "MD cards.cede", "MD cards.home")
def test_revolutionary_war_takes_two_territories_the_accessible_first(new_stage):
    stage = new_stage().holds(1, "maryland", "florida", "texas").holds(0, "new_jersey")
    play(stage, "revolutionary_war").choose("aim:2")
    assert stage.asked == (1, "give-up")
    assert stage.options("give-up") == ["maryland"]  # the only one next to player 0
    assert stage.refuses("give-up:virginia") == "MD cards.home"
    assert stage.refuses("give-up:florida") == "MD 8.326"
    stage.choose("give-up:maryland")
    assert stage.options("give-up") == ["florida", "texas"]
    stage.choose("give-up:florida")
    assert stage.asked == (0, "take")
    stage.choose("as-established")
    assert [stage.holder(name) for name in ("maryland", "florida", "texas")] == [0, None, 1]
    assert (stage.game.loss[1], stage.game.supply[0]) == (2, 22)
    assert stage.asked == (0, "play")


@pytest.mark.rule("MD 8.326", "MD cards.idle")
def test_revolutionary_war_needs_a_rival_with_more_than_a_home(new_stage):
    stage = new_stage().hand(0, "revolutionary_war").playing(0)
    assert stage.refuses("play:revolutionary_war:event") == "MD 8.333"
    stage = play(new_stage().holds(3, "oaxaca"), "revolutionary_war")
    assert stage.options("aim") == ["4"]
    assert stage.refuses("aim:1")
    stage.choose("aim:4", "give-up:oaxaca")  # the one he has; not accessible, so vacant
    assert (stage.holder("oaxaca"), stage.asked) == (None, (0, "play"))


@pytest.mark.rule("MD 8.31", "MD 8.334")
def test_george_washington(new_stage):
    stage = play(new_stage(), "george_washington", "leader")
    assert stage.options("step") == ["patriotism:1", "patriotism:4", "patriotism:5"]
    stage.choose("step:patriotism:4")
    assert credits(stage) == {"tolerance": 10, "unity": 20}
    assert filled(stage, 0, "patriotism") == [4]


@pytest.mark.rule("MD 8.31", "MD 9.233")
def test_thomas_jefferson(new_stage):
    stage = play(new_stage(), "thomas_jefferson", "leader").choose("pass")
    assert credits(stage) == {"tolerance": 20, "westward_ho": 10}
    assert stage.game.pioneers[0] == 0


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 9.42")
def test_eli_whitney(new_stage):
    stage = steps(new_stage().pioneers(0, 1), 0, "mechanization", 2, 4)
    play(stage, "eli_whitney", "leader").choose("step:mechanization:5", "claim:mechanization")
    assert credits(stage) == {"innovation": 10}
    assert (stage.game.points[0], stage.game.pioneers[0]) == (1, 0)


@pytest.mark.rule("MD 8.31", "MD 9.231")
def test_lewis_and_clark(new_stage):
    stage = play(new_stage().pioneers(0, 2), "lewis_and_clark", "leader")
    assert credits(stage) == {"westward_ho": 20}
    assert (stage.game.pioneers[0], stage.asked) == (2, (0, "play"))  # two are the most in Era 1


@pytest.mark.rule("MD 8.31", "MD 8.334")
def test_robert_fulton(new_stage):
    stage = steps(new_stage(), 0, "turnpike", 1, 2)
    play(stage, "robert_fulton", "leader").choose("step:turnpike:3")
    assert credits(stage) == {"steamships": 20}
    assert filled(stage, 0, "turnpike") == [1, 2, 3]
    assert stage.asked == (0, "play")  # complete, but no Pioneer to claim it


@pytest.mark.rule("MD 8.323", "MD 10.242")
def test_war_of_1812_wins_ties_in_expansion(new_stage):
    stage = play(new_stage().holds(1, "maryland").tokens(0, 1), "war_of_1812").expanding(0)
    stage.choose("attack:maryland", "highest:3", "highest:3")
    assert stage.holder("maryland") == 0


@pytest.mark.rule("MD 8.323")
def test_star_spangled_banner_makes_attacks_one_token_cheaper_but_never_free(new_stage):
    stage = new_stage().holds(1, "ohio", "maryland").tokens(0, 2)
    play(stage, "star_spangled_banner").expanding(0)
    stage.choose("attack:ohio", "highest:1", "highest:6")
    assert stage.game.purchased[0] == 1  # control 2
    stage.choose("attack:maryland", "highest:1", "highest:6")
    assert stage.game.purchased[0] == 0  # control 1


@pytest.mark.rule("MD 8.32", "MD 8.323")
def test_monroe_doctrine_forbids_attacks_on_ones_own_presences_in_a_region(new_stage):
    stage = new_stage().holds(0, "maryland").holds(1, "west_virginia")
    play(stage, "monroe_doctrine").choose("region:southern_us")
    assert stage.game.truce[REGION_NAMES.index("southern_us")] == 1
    stage.tokens(1, 3).expanding(1)
    assert stage.refuses("attack:maryland") == "MD 8.323"
    stage.tokens(2, 3).holds(2, "kentucky").expanding(2)
    assert stage.refuses("attack:west_virginia") == ""


@pytest.mark.rule("MD 8.33", "MD 8.331")
def test_monroe_doctrine_as_a_product(new_stage):
    stage = play(new_stage(), "monroe_doctrine", "product")
    assert stage.game.cash == [60, 60, 65, 65, 60]


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 8.5")
def test_davy_crockett(new_stage):
    stage = steps(new_stage().pioneers(0, 1).hand(0, "klondike", "internet"), 0, "storytelling", 2, 3)
    play(stage, "davy_crockett", "leader").choose("step:storytelling:5", "claim:storytelling", "put-away:internet")
    assert credits(stage) == {"westward_ho": 20}
    assert stage.game.away[0][CARD_NAMES.index("internet")] == 1
    assert stage.refuses("put-away:klondike") == "MD 8.5"  # the card put away on the claim is the one of this phase


@pytest.mark.rule("MD 8.32", "MD 12.23")
@pytest.mark.parametrize(("roll", "left"), [(2, 40), (6, 0)])
def test_panic_costs_a_rival_ten_dollars_times_a_die(new_stage, roll, left):
    stage = new_stage()
    stage.game.cash[2] = 55 if roll == 6 else 60
    play(stage, "panic", era=2).choose("aim:3")
    assert stage.asked == (-1, "card-die")
    stage.choose(f"die:{roll}")
    assert stage.game.cash == [60, 60, left, 60, 60]
    assert stage.game.dice[0] == 0


@pytest.mark.rule("MD 8.325", "MD 11.13")
def test_abolitionists_cost_profit_for_pairs_in_the_south(new_stage):
    stage = new_stage().holds(1, "maryland", "georgia").holds(2, "arkansas").holds(0, "kentucky").owns(2, "tolerance")
    stage.holds(3, "missouri", "florida", "alabama", "tennessee", "mississippi", "south_carolina")
    stage.holds(3, "north_carolina", "west_virginia")
    stage.game.profit[:] = [50] * 5
    play(stage, "abolitionists_civil_rights_movement")
    assert stage.game.profit == [50, 45, 50, 35, 50]  # a pair and a half; Tolerance; four pairs, but 15 at most


@pytest.mark.rule("MD 8.325")
def test_the_civil_rights_movement_costs_ten_profit_without_unity(new_stage):
    stage = new_stage().owns(1, "unity")
    play(stage, "abolitionists_civil_rights_movement", era=3)
    assert stage.game.profit == [20, 30, 20, 20, 20]


@pytest.mark.rule("MD 8.324")
def test_oregon_trail_opens_the_vacant_northwest_except_alaska(new_stage):
    stage = new_stage().holds(1, "oregon").tokens(0, 3)
    play(stage, "oregon_trail", era=2).expanding(0)
    assert stage.refuses("settle:alaska") == "MD 10.1"
    assert stage.refuses("attack:oregon") == "MD 10.1"
    stage.choose("settle:washington")
    assert (stage.holder("washington"), stage.game.purchased[0]) == (0, 1)


@pytest.mark.rule("MD 8.31")
def test_samuel_morse(new_stage):
    stage = play(new_stage().owns(0, "telegraph"), "samuel_morse", "leader")
    assert credits(stage) == {"telephone": 10}
    assert stage.game.cash[0] == 70  # half the credit on the Telegraph he owns


@pytest.mark.rule("MD 8.31")
def test_p_t_barnum(new_stage):
    stage = play(new_stage(), "p_t_barnum", "leader")
    assert credits(stage) == {"circus": 20, "pro_sports": 10}


@pytest.mark.rule("MD 8.32")
def test_pony_express_draws_a_card_that_may_still_be_played(new_stage):
    stage = play(new_stage(), "pony_express")
    assert stage.asked == (-1, "draw")
    stage.choose("draw:panic")
    assert stage.game.held[0] == 1
    assert "play:panic:event" in stage.legal
