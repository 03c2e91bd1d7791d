"""Headlines: what each does when it is turned over, and what holds for its round."""

from __future__ import annotations

import pytest
from midway.games.museum.state import (
    CONTINENT_NAMES, DISCARDED, DISPLAY, HAND, HEADLINE_NAMES, IN_BOX, IN_DECK, MODULES, MUSEUM, VERBS,
)  # fmt: skip
from midway.games.museum.tables import HEADLINE_MODULE, HEADLINE_NUMBER, HEADLINE_TOLL, HEADLINE_VERB

ALL = {"pavilions": "on", "loans": "on"}
OF_EACH = ("inca", "greek", "egyptian", "chinese")  # a civilisation of each continent
CARDS = {
    **{f"embargo_{name}": ("base", "embargo", number, 0) for number, name in enumerate(CONTINENT_NAMES)},
    **{f"customs_{name}": ("base", "customs", number, 1) for number, name in enumerate(CONTINENT_NAMES)},
    "discoveries": ("base", "display_size", 1, 0),
    "sealed_ports": ("base", "no_followers", 1, 0),
    "attendance": ("base", "active_prestige", 1, 0),
    "congress": ("base", "expert_discount", 1, 0),
    "scandal": ("base", "add_opinion_token", 1, 0),
    "restitution": ("base", "remove_opinion_token", 1, 0),
    "truce": ("base", "no_opponent_discard", 1, 0),
    "open_stores": ("base", "waive_opponent_fee_all", 1, 0),
    "cuts": ("base", "no_prestige_payment", 1, 0),
    "wf_opening_day": ("pavilion", "pavilion_reward", 1, 0),
    "wf_repairs": ("pavilion", "pavilion_closed", 1, 0),
    "wf_jury": ("pavilion", "pavilion_first_points", 2, 0),
    "wf_exchange": ("loan", "loan_discount", 1, 0),
    "wf_insurers": ("loan", "no_loans", 1, 0),
}


# The cards.


@pytest.mark.rule("MU headline.embargo", "MU headline.customs")
def test_the_headlines_are_those_of_the_boxes():
    assert list(HEADLINE_NAMES) == [f"headline_{name}" for name in CARDS]
    assert [sum(card[0] == "base" for card in CARDS.values()), len(CARDS)] == [17, 17 + 5]


@pytest.mark.rule("MU headline.embargo")
@pytest.mark.parametrize("name", CARDS)
def test_each_headline_is_read_from_its_card(name):
    card = HEADLINE_NAMES.index(f"headline_{name}")
    read = (MODULES[HEADLINE_MODULE[card]], VERBS[HEADLINE_VERB[card]], HEADLINE_NUMBER[card], HEADLINE_TOLL[card])
    assert read == CARDS[name]


@pytest.mark.rule(
    "MU headline.opening-day", "MU headline.repairs", "MU headline.jury-prize", "MU headline.exchange", "MU headline.insurers"
)
@pytest.mark.parametrize(
    ("players", "options", "there"),
    [
        (3, {}, [0, 0, 0, 0, 0]),
        (3, {"pavilions": "on"}, [1, 1, 1, 0, 0]),
        (3, {"loans": "on"}, [0, 0, 0, 1, 1]),
        (2, ALL, [1, 1, 1, 0, 0]),
    ],
)
def test_headlines_of_the_fair_only_with_their_module(new_stage, players, options, there):
    stage = new_stage(players, **options)
    assert stage.game.headlines[-5:] == [IN_DECK if yes else IN_BOX for yes in there]


# Embargo and Customs.


@pytest.mark.rule("MU headline.embargo", "MU explore.embargo")
@pytest.mark.parametrize("closed", range(4))
def test_an_embargo_closes_its_continent_to_everybody(new_stage, closed):
    stage = new_stage(2)
    shown = stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    more = stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    stage.prestige(0, 5)
    stage.headline(f"embargo_{CONTINENT_NAMES[closed]}")
    assert len(stage.options("take")) == 6
    assert stage.refuses(f"take:{shown[closed]}") == "MU explore.embargo"
    stage.choose(f"take:{shown[closed - 1]}")
    assert stage.match.decision.kind == "follow"
    assert stage.refuses(f"take:{more[closed]}") == "MU explore.embargo"
    assert more[closed - 1] in stage.options("take")


@pytest.mark.rule("MU headline.embargo", "MU explore.take")
def test_with_all_of_the_display_under_embargo_nothing_is_taken(new_stage):
    stage = new_stage(2)
    (greek,) = stage.display(stage.pick("greek"))
    stage.headline("embargo_europe")
    assert (stage.match.seat, stage.match.decision.kind) == (0, "action")
    assert stage.place(greek) == DISPLAY


@pytest.mark.rule("MU headline.embargo", "MU round.headline.one")
def test_an_embargo_lasts_for_the_round(new_stage):
    stage = new_stage(2)
    stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    stage.headline("embargo_asia")
    stage.explore().choose("done")
    asian = stage.game.display[3][0]
    name = stage.match.game.telling.values["object"][asian]
    assert (stage.match.seat, stage.refuses(f"take:{name}")) == (1, "MU explore.embargo")
    stage.explore()
    stage.match.choose("done")
    while stage.match.decision.kind == "refill":
        stage.match.choose(stage.match.legal()[0])
    stage.choose("headline:headline_congress")
    assert name in stage.options("take")


@pytest.mark.rule("MU headline.customs", "MU explore.customs")
@pytest.mark.parametrize("taxed", range(4))
def test_customs_take_a_toll_from_everybody(new_stage, taxed):
    stage = new_stage(3)
    shown = stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    more = stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    stage.prestige(0, 1)
    stage.prestige(1, 1)
    stage.headline(f"customs_{CONTINENT_NAMES[taxed]}")
    stage.choose(f"take:{shown[taxed]}")
    assert (stage.game.prestige[0], stage.game.supply) == (0, 31)
    stage.choose(f"take:{more[taxed]}")
    assert stage.game.prestige[:2] == [1, 0]  # one token for the follower
    assert stage.game.supply == 31
    (third,) = stage.display(stage.pick(OF_EACH[taxed]))
    assert stage.refuses(f"take:{third}") == "MU explore.customs"
    assert stage.place(shown[taxed]) == HAND


@pytest.mark.rule("MU headline.customs")
def test_customs_ask_nothing_elsewhere(new_stage):
    stage = new_stage(2)
    inca, greek = stage.display(stage.pick("inca"), stage.pick("greek"))
    stage.headline("customs_europe")
    assert stage.options("take") == [inca]
    assert stage.refuses(f"take:{greek}") == "MU explore.customs"
    stage.choose(f"take:{inca}")
    assert (stage.game.prestige[0], stage.match.decision.kind) == (0, "action")  # Bo cannot pay the toll


# Exploration.


@pytest.mark.rule("MU headline.discoveries", "MU end-of-turn.refill")
def test_discoveries_fill_the_display_to_three_until_the_end_of_the_round(new_stage):
    stage = new_stage(2)
    stage.headline("discoveries")
    assert stage.game.shown == [3, 3, 3, 3]
    stage.explore()
    assert stage.game.shown == [2, 3, 3, 3]
    stage.choose("done")
    assert stage.game.shown == [3, 3, 3, 3]
    stage.explore()
    assert stage.game.shown == [2, 3, 3, 3]
    stage.choose("done")  # the last turn of the round; then an embargo on America and the Pacific
    assert (stage.game.rounds, stage.game.shown) == (3, [3, 3, 3, 3])
    stage.explore().choose("done")
    assert stage.game.shown == [3, 2, 3, 3]


@pytest.mark.rule("MU headline.discoveries", "MU end-of-turn.opinion")
def test_public_opinion_met_at_discoveries_puts_its_token(new_stage):
    stage = new_stage(2)
    stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH for _ in range(2)))
    stage.game.rounds = 1
    stage.choose("done")
    stage = stage.explore()
    stage.match.choose("done")
    while stage.match.decision.kind == "refill":
        stage.match.choose(stage.match.legal()[0])
    stage.match.choose("headline:headline_discoveries")
    stage.match.choose("meet")
    assert stage.game.tokens == [1, 0, 0, 0]
    assert stage.match.decision.kind == "refill"  # another card is drawn in its place


@pytest.mark.rule("MU headline.sealed-ports", "MU explore.prestige")
def test_with_sealed_ports_nobody_follows(new_stage):
    stage = new_stage(3)
    stage.display(*(stage.pick(civilisation) for civilisation in OF_EACH))
    stage.headline("sealed_ports")
    stage.choose(f"take:{stage.options('take')[0]}")
    assert (stage.match.seat, stage.match.decision.kind) == (0, "action")
    assert stage.game.held[:3] == [1, 0, 0]
    assert stage.game.prestige[0] == 0
    stage.choose("furbish", "done")
    stage.choose(f"take:{stage.options('take')[0]}")
    assert (stage.match.seat, stage.match.decision.kind) == (1, "action")


@pytest.mark.rule("MU headline.attendance")
def test_record_attendance_brings_a_token_after_exploration(new_stage):
    stage = new_stage(2)
    inca, greek = stage.display(stage.pick("inca"), stage.pick("greek"))
    one, other = stage.hand(0, stage.pick(value=1), stage.pick(value=1))
    stage.headline("attendance").choose(f"take:{inca}")
    assert stage.game.prestige[:2] == [0, 0]
    stage.choose(f"take:{greek}")
    assert stage.game.prestige[:2] == [2, 0]  # one for the follower, one for the public
    stage.choose("furbish", f"exhibit:{one}", "token")
    assert stage.place(one) == MUSEUM
    stage.next_turn()
    assert stage.game.prestige[:2] == [1, 1]
    assert stage.place(other) == HAND


@pytest.mark.rule("MU headline.attendance", "MU prestige.finite")
@pytest.mark.parametrize(("supply", "tokens"), [(1, 1), (0, 0)])
def test_record_attendance_is_paid_from_the_supply(new_stage, supply, tokens):
    stage = new_stage(2)
    stage.game.supply = supply
    stage.headline("attendance")  # nothing to take: Exploration ends at once
    assert (stage.game.prestige[0], stage.game.supply) == (tokens, 0)


# Public Opinion.


@pytest.mark.rule("MU headline.scandal")
def test_a_scandal_finds_the_continent_with_the_fewest_tokens(new_stage):
    stage = new_stage(2)
    stage.game.tokens = [2, 1, 3, 2]
    stage.headline("scandal")
    assert stage.game.tokens == [2, 2, 3, 2]
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU headline.scandal", "MU round.headline")
def test_the_first_player_chooses_among_equals_at_a_scandal(new_stage):
    stage = new_stage(3)
    stage.game.first = 2
    stage.game.tokens = [1, 0, 3, 0]
    stage.headline("scandal")
    assert (stage.match.seat, stage.options("continent")) == (2, [CONTINENT_NAMES[1], CONTINENT_NAMES[3]])
    assert stage.refuses(f"continent:{CONTINENT_NAMES[0]}") == "MU headline.scandal"
    stage.choose(f"continent:{CONTINENT_NAMES[3]}")
    assert stage.game.tokens == [1, 0, 3, 1]
    assert (stage.match.seat, stage.match.decision.kind) == (2, "action")


@pytest.mark.rule("MU headline.scandal", "MU end-of-turn.opinion.cap")
def test_a_scandal_does_nothing_with_three_tokens_everywhere(new_stage):
    stage = new_stage(2)
    stage.game.tokens = [3, 3, 3, 3]
    stage.headline("scandal")
    assert stage.game.tokens == [3, 3, 3, 3]
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU headline.restitution")
def test_a_restitution_finds_the_continent_with_the_most_tokens(new_stage):
    stage = new_stage(2)
    stage.game.tokens = [2, 1, 3, 2]
    stage.headline("restitution")
    assert stage.game.tokens == [2, 1, 2, 2]


@pytest.mark.rule("MU headline.restitution", "MU round.headline")
def test_the_first_player_chooses_among_equals_at_a_restitution(new_stage):
    stage = new_stage(3)
    stage.game.first = 1
    stage.game.tokens = [2, 1, 0, 2]
    stage.headline("restitution")
    assert (stage.match.seat, stage.options("continent")) == (1, [CONTINENT_NAMES[0], CONTINENT_NAMES[3]])
    assert stage.refuses(f"continent:{CONTINENT_NAMES[1]}") == "MU headline.restitution"
    stage.choose(f"continent:{CONTINENT_NAMES[0]}")
    assert stage.game.tokens == [1, 1, 0, 2]


@pytest.mark.rule("MU headline.restitution")
def test_a_restitution_does_nothing_without_tokens(new_stage):
    stage = new_stage(2)
    stage.headline("restitution")
    assert stage.game.tokens == [0, 0, 0, 0]
    assert stage.match.decision.kind == "action"


# Purchases.


@pytest.mark.rule("MU headline.congress", "MU hire.cost")
@pytest.mark.parametrize(("expert", "cost"), [("expert_inca", 2), ("expert_pottery", 3)])
def test_a_congress_makes_experts_cheaper(new_stage, expert, cost):
    stage = new_stage(2)
    stage.offer(expert)
    stage.prestige(0, cost - 1)
    stage.headline("congress").choose("furbish")
    assert stage.refuses(f"hire:{expert}") == "MU hire.cost"
    stage.prestige(0, 1)
    stage.choose(f"hire:{expert}")
    assert stage.game.prestige[0] == 0


@pytest.mark.rule("MU headline.congress")
def test_a_congress_makes_no_object_cheaper(new_stage):
    stage = new_stage(2)
    (two,) = stage.hand(0, stage.pick(value=2))
    stage.prestige(0, 1)
    stage.headline("congress").choose("furbish")
    assert stage.refuses(f"exhibit:{two}") == "MU furbish.purchase"


@pytest.mark.rule("MU headline.truce")
@pytest.mark.parametrize("banker", [False, True])
def test_in_a_truce_nothing_is_bought_from_a_rival(new_stage, banker):
    stage = new_stage(3, **ALL)
    stage.pavilion("collection_stargate")
    stage.museum(2, [stage.pick("celtic", "pottery"), stage.pick("celtic", "warfare")])
    celtic, _ = stage.discard(1, stage.pick("celtic", value=1), stage.pick("", "religion", 1))
    if banker:
        stage.expert(0, "expert_banker")
    stage.favour(0, "private_sale")
    stage.prestige(0, 9)
    stage.headline("truce").choose("furbish")
    assert stage.refuses(f"exhibit:{celtic}") == "MU headline.truce"
    assert stage.refuses("place:1") == "MU pavilion.place"
    assert stage.refuses("lend:3") == "MU loan.lend"
    assert stage.refuses("favour:favour_private_sale") == "MU favour.one"
    (own,) = stage.discard(0, stage.pick("celtic", value=2))
    assert stage.options("exhibit") == [own]
    assert stage.options("lend") == ["3"]
    stage.choose("lend:3")
    assert stage.refuses(f"choose:{celtic}") == "MU headline.truce"


@pytest.mark.rule("MU headline.open-storerooms", "MU furbish.rival.fee")
def test_with_open_storerooms_nobody_owes_a_fee(new_stage):
    stage = new_stage(2)
    (three,) = stage.hand(0, stage.pick(value=3))
    three_more, four = stage.discard(1, stage.pick(value=3), stage.pick(value=4))
    (two,) = stage.hand(1, stage.pick(value=2))
    (two_more,) = stage.discard(0, stage.pick(value=2))
    stage.headline("open_stores").choose("furbish")
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.purchase"
    stage.choose(f"exhibit:{three_more}", f"pay:{three}")
    assert stage.place(three) == DISCARDED + 1
    assert stage.game.prestige[:2] == [0, 0]
    stage.next_turn()
    stage.choose(f"exhibit:{two_more}", f"pay:{two}")
    assert stage.place(two_more) == MUSEUM + 1
    assert stage.game.prestige[:2] == [0, 0]


@pytest.mark.rule("MU headline.budget-cuts")
def test_under_budget_cuts_tokens_pay_no_price(new_stage):
    stage = new_stage(2)
    four, two, three = stage.hand(0, stage.pick(value=4), stage.pick(value=2), stage.pick(value=3))
    stage.offer("expert_inca")
    stage.prestige(0, 9)
    stage.headline("cuts").choose("furbish", f"exhibit:{four}")
    assert stage.refuses("token") == "MU headline.budget-cuts"
    assert stage.options("token") == []
    stage.choose(f"pay:{two}", f"pay:{three}")
    assert (stage.game.prestige[0], stage.game.credit) == (9, 1)
    assert stage.refuses("hire:expert_inca") == "MU hire.cost"


@pytest.mark.rule("MU headline.budget-cuts", "MU furbish.purchase")
def test_under_budget_cuts_tokens_do_not_begin_a_purchase(new_stage):
    stage = new_stage(2)
    (one,) = stage.hand(0, stage.pick(value=1))
    stage.prestige(0, 9)
    stage.headline("cuts").choose("furbish")
    assert stage.refuses(f"exhibit:{one}") == "MU furbish.purchase"


@pytest.mark.rule("MU headline.budget-cuts", "MU furbish.rival.fee")
def test_under_budget_cuts_the_fee_is_paid_with_a_token(new_stage):
    stage = new_stage(2)
    (three,) = stage.hand(0, stage.pick(value=3))
    three_more, four = stage.discard(1, stage.pick(value=3), stage.pick(value=4))
    stage.headline("cuts").choose("furbish")
    assert stage.refuses(f"exhibit:{three_more}") == "MU furbish.rival.fee"
    stage.prestige(0, 2)
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.purchase"
    stage.choose(f"exhibit:{three_more}", f"pay:{three}")
    assert stage.game.prestige[:2] == [1, 1]
