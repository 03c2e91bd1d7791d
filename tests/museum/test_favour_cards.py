"""What each Favour of the base game does, and what it cannot do."""

from __future__ import annotations

import pytest
from favour_stories import play
from midway.games.museum.state import CONTINENT_NAMES, DISCARDED, DISPLAY, HAND, MUSEUM, OBJECT_NAMES, PER, UNSEEN


# Press Conference, Endowment.


@pytest.mark.rule("MU favour.press-conference")
def test_a_press_conference_takes_a_token_off_a_continent_of_ones_choice(new_stage):
    stage = new_stage(2)
    stage.favour(0, "press_conference")
    stage.game.tokens = [2, 0, 1, 0]
    play(stage, "press_conference")
    assert stage.options("continent") == [CONTINENT_NAMES[0], CONTINENT_NAMES[2]]
    assert stage.refuses(f"continent:{CONTINENT_NAMES[1]}") == "MU favour.press-conference"
    stage.choose(f"continent:{CONTINENT_NAMES[2]}")
    assert stage.game.tokens == [2, 0, 0, 0]


@pytest.mark.rule("MU favour.press-conference")
def test_with_tokens_on_one_continent_there_is_nothing_to_choose(new_stage):
    stage = new_stage(2)
    stage.favour(0, "press_conference")
    stage.game.tokens = [0, 0, 0, 3]
    play(stage, "press_conference")
    assert stage.game.tokens == [0, 0, 0, 2]
    assert stage.match.decision.kind == "furbish"


@pytest.mark.rule("MU favour.endowment")
@pytest.mark.parametrize(("supply", "gained"), [(32, 2), (2, 2), (1, 1)])
def test_an_endowment_brings_two_tokens_or_the_last_one(new_stage, supply, gained):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    stage.game.supply = supply
    play(stage, "endowment")
    assert (stage.game.prestige[0], stage.game.supply) == (gained, supply - gained)


@pytest.mark.rule("MU favour.endowment", "MU favour.one")
def test_no_endowment_from_an_empty_supply(new_stage):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    stage.game.supply = 0
    assert stage.refuses("favour:favour_endowment") == "MU favour.one"


# Private Donation.


@pytest.mark.rule("MU favour.private-donation")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_a_donation_exhibits_a_three_without_a_price(new_stage, source):
    stage = new_stage(2)
    stage.favour(0, "private_donation")
    (three,) = getattr(stage, source)(0, stage.pick(value=3))
    (five,) = stage.hand(0, stage.pick(value=5))
    stage.prestige(0, 1)
    stage.game.track[0] = 8
    play(stage, "private_donation", f"choose:{three}")
    assert stage.place(three) == MUSEUM
    assert stage.place(five) == HAND
    assert (stage.game.track[0], stage.game.prestige[0]) == (11, 1)
    assert stage.game.favours_held[0] == 1  # the ten was passed


@pytest.mark.rule("MU favour.private-donation")
def test_a_donation_is_for_low_values_and_own_cards(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_donation")
    one, four = stage.hand(0, stage.pick(value=1), stage.pick(value=4))
    (two,) = stage.discard(1, stage.pick(value=2))
    stage.prestige(0, 9)
    play(stage, "private_donation")
    assert stage.options("choose") == [one]
    assert stage.refuses(f"choose:{four}") == "MU favour.private-donation"
    assert stage.refuses(f"choose:{two}") == "MU favour.private-donation"


@pytest.mark.rule("MU favour.private-donation", "MU furbish.credit")
def test_a_donation_leaves_credit_alone_and_takes_no_card_from_the_tray(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_donation")
    one, three, two = stage.hand(0, stage.pick(value=1), stage.pick(value=3), stage.pick(value=2))
    stage.choose(f"exhibit:{one}", f"pay:{three}")
    play(stage, "private_donation")
    assert stage.refuses(f"choose:{three}") == "MU furbish.no-self-payment"
    stage.choose(f"choose:{two}")
    assert stage.game.credit == 2


@pytest.mark.rule("MU favour.private-donation", "MU furbish.space")
def test_no_donation_to_a_full_museum(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_donation")
    stage.museum(0, [stage.pick() for _ in range(25)])
    stage.hand(0, stage.pick(value=1))
    assert stage.refuses("favour:favour_private_donation") == "MU favour.one"


# Government Grant.


@pytest.mark.rule("MU favour.government-grant")
def test_a_grant_pays_three_of_a_price(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant")
    five, two = stage.hand(0, stage.pick(value=5), stage.pick(value=2))
    stage.choose(f"exhibit:{five}", "favour:favour_grant")
    assert stage.game.owed == 2
    stage.choose(f"pay:{two}")
    assert (stage.place(five), stage.game.credit) == (MUSEUM, 0)
    assert sum(stage.game.favours_used) == 1


@pytest.mark.rule("MU favour.government-grant", "MU furbish.credit")
def test_what_a_grant_pays_too_much_is_credit(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant")
    one, two = stage.hand(0, stage.pick(value=1), stage.pick(value=2))
    stage.choose(f"exhibit:{one}", "favour:favour_grant")
    assert stage.game.credit == 2
    stage.choose(f"exhibit:{two}")
    assert stage.game.credit == 0
    assert stage.place(two) == MUSEUM


@pytest.mark.rule("MU favour.government-grant", "MU furbish.purchase")
@pytest.mark.parametrize(("value", "legal"), [(3, True), (4, False)])
def test_a_grant_alone_is_enough_to_begin_a_purchase_of_three(new_stage, value, legal):
    stage = new_stage(2)
    stage.favour(0, "grant")
    (thing,) = stage.hand(0, stage.pick(value=value))
    assert (stage.options("exhibit") == [thing]) is legal


@pytest.mark.rule("MU favour.government-grant", "MU furbish.rival")
def test_a_grant_helps_to_pay_a_rival_who_receives_nothing_for_it(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant")
    (two,) = stage.hand(0, stage.pick(value=2))
    (four,) = stage.discard(1, stage.pick(value=4))
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{four}", "favour:favour_grant", f"pay:{two}")
    assert stage.place(four) == MUSEUM
    assert stage.place(two) == DISCARDED + 1
    assert stage.game.prestige[:2] == [0, 1]  # the fee alone
    assert stage.game.credit == 0


@pytest.mark.rule("MU favour.government-grant", "MU furbish.rival.fee")
def test_a_grant_does_not_pay_the_fee(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant")
    (one,) = stage.discard(1, stage.pick(value=1))
    assert stage.refuses(f"exhibit:{one}") == "MU furbish.rival.fee"


@pytest.mark.rule("MU favour.government-grant", "MU hire.cost")
def test_a_grant_pays_for_an_expert(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant")
    stage.offer("expert_inca")
    stage.choose("hire:expert_inca", "favour:favour_grant")
    assert sum(stage.game.scholar[0]) == 1


# Second Expedition.


@pytest.mark.rule("MU favour.second-expedition")
def test_a_second_expedition_takes_one_more_object_and_brings_nobody_a_token(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "second_expedition")
    one, other = stage.display(stage.pick("inca"), stage.pick("greek"))
    play(stage, "second_expedition", f"take:{other}")
    assert (stage.place(one), stage.place(other)) == (DISPLAY, HAND)
    assert stage.game.prestige[:2] == [0, 0]
    assert stage.game.shown == [1, 0, 0, 0]  # not refilled
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU favour.second-expedition", "MU explore.embargo")
def test_no_second_expedition_past_an_embargo(new_stage):
    stage = new_stage(2)
    stage.favour(0, "second_expedition")
    inca, greek, roman = stage.display(stage.pick("inca"), stage.pick("greek"), stage.pick("roman"))
    stage.headline("embargo_europe").choose(f"take:{inca}")
    assert stage.refuses("favour:favour_second_expedition") == "MU favour.one"
    (maya,) = stage.display(stage.pick("maya"))
    play(stage, "second_expedition")
    assert stage.options("take") == [maya]
    assert stage.refuses(f"take:{greek}") == stage.refuses(f"take:{roman}") == "MU explore.embargo"


@pytest.mark.rule("MU favour.second-expedition", "MU explore.customs")
def test_a_second_expedition_pays_the_toll(new_stage):
    stage = new_stage(2)
    stage.favour(0, "second_expedition")
    greek, roman = stage.display(stage.pick("greek"), stage.pick("roman"))
    stage.prestige(0, 2)
    stage.headline("customs_europe").choose(f"take:{greek}")
    play(stage, "second_expedition", f"take:{roman}")
    assert (stage.game.prestige[0], stage.game.supply) == (0, 32)


# Inside Information.


@pytest.mark.rule("MU favour.inside-information")
def test_inside_information_takes_one_of_three_unseen(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "first_pick")
    before = stage.game.left[1]
    play(stage, "first_pick", f"continent:{CONTINENT_NAMES[1]}")
    assert len(stage.options("take")) == 3
    taken, *rest = stage.options("take")
    other = next(name for name in OBJECT_NAMES[PER : 2 * PER] if name not in (taken, *rest))
    assert stage.refuses(f"take:{other}") == "MU favour.inside-information"
    stage.choose(f"take:{taken}")
    assert stage.game.left[1] == before - 1
    assert all(stage.game.deck[1][OBJECT_NAMES.index(name) - PER] for name in rest)
    assert stage.game.peek[0] == [[0] * PER] * 4
    card = OBJECT_NAMES.index(taken)
    assert (stage.game.place[card], stage.game.hidden[0][1][card - PER], stage.game.held[0]) == (UNSEEN, 1, 1)
    assert stage.game.prestige[0] == 0
    told = stage.match.log(seat=1, named=True)
    assert stage.match.log(seat=0, named=True) != told
    assert stage.match.view(1).fields["hidden"][0] == stage.match.view(None).fields["hidden"][0]


@pytest.mark.rule("MU favour.inside-information", "MU end-of-turn.opinion")
def test_public_opinion_among_the_three_puts_its_tokens(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "first_pick")
    stage.match.choose("favour:favour_first_pick")
    stage.match.choose(f"continent:{CONTINENT_NAMES[0]}")
    aside = stage.game.aside
    only = OBJECT_NAMES[7]
    for card in ("meet", f"draw:{only}", "meet"):
        stage.match.choose(card)
    assert (stage.game.tokens[0], stage.game.opinion[0], stage.game.aside) == (2, 2, aside + 2)
    assert stage.game.hidden[0][0][7] == 1  # the only object is taken
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU favour.inside-information", "MU headline.customs")
def test_without_an_object_among_them_nothing_is_taken_and_no_toll_paid(new_stage):
    stage = new_stage(2)
    stage.favour(0, "first_pick")
    stage.prestige(0, 1)
    stage.headline("customs_asia")
    stage.match.choose("favour:favour_first_pick")
    stage.match.choose(f"continent:{CONTINENT_NAMES[3]}")
    for _ in range(3):
        stage.match.choose("meet")
    assert (stage.game.held[0], stage.game.prestige[0], stage.game.tokens[3]) == (0, 1, 3)
    assert stage.match.decision.kind == "action"


@pytest.mark.rule("MU favour.inside-information", "MU explore.customs")
def test_inside_information_pays_the_toll(new_stage):
    stage = new_stage(2)
    stage.favour(0, "first_pick")
    stage.headline("customs_asia")
    play(stage, "first_pick")
    assert stage.refuses(f"continent:{CONTINENT_NAMES[3]}") == "MU explore.customs"
    stage.prestige(0, 1)
    stage.choose(f"continent:{CONTINENT_NAMES[3]}")
    stage.choose(f"take:{stage.options('take')[0]}")
    assert (stage.game.held[0], stage.game.prestige[0]) == (1, 0)


@pytest.mark.rule("MU favour.inside-information", "MU explore.embargo")
def test_no_look_under_embargo_nor_into_an_empty_deck(new_stage):
    stage = new_stage(2)
    stage.favour(0, "first_pick")
    stage.game.left[0] = stage.game.opinion[0] = 0
    stage.headline("embargo_europe")
    play(stage, "first_pick")
    assert stage.options("continent") == [CONTINENT_NAMES[2], CONTINENT_NAMES[3]]
    assert stage.refuses(f"continent:{CONTINENT_NAMES[0]}") == "MU favour.inside-information"
    assert stage.refuses(f"continent:{CONTINENT_NAMES[1]}") == "MU explore.embargo"


@pytest.mark.rule("MU favour.inside-information")
def test_a_deck_of_two_cards_is_looked_at_as_far_as_it_goes(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "first_pick")
    stage.game.opinion[0] = 0
    stage.game.deck[0] = [1, 1] + [0] * (PER - 2)
    stage.game.left[0] = 2
    play(stage, "first_pick", f"continent:{CONTINENT_NAMES[0]}")
    assert stage.options("take") == list(OBJECT_NAMES[:2])


# Private Sale.


@pytest.mark.rule("MU favour.private-sale", "MU furbish.rival")
def test_a_private_sale_costs_one_less_and_no_fee(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_sale")
    (three,) = stage.hand(0, stage.pick(value=3))
    (four,) = stage.discard(1, stage.pick(value=4))
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.rival.fee"
    play(stage, "private_sale", f"choose:{four}", f"pay:{three}")
    assert stage.place(four) == MUSEUM
    assert stage.place(three) == DISCARDED + 1
    assert stage.game.prestige[:2] == [0, 0]
    assert stage.game.track[0] == 4


@pytest.mark.rule("MU favour.private-sale", "MU furbish.price.minimum")
def test_a_private_sale_costs_one_at_least_and_tokens_go_to_the_rival(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_sale")
    (one,) = stage.discard(1, stage.pick(value=1))
    assert stage.refuses("favour:favour_private_sale") == "MU favour.one"
    stage.prestige(0, 2)
    play(stage, "private_sale", f"choose:{one}")
    assert stage.game.prestige[:2] == [1, 1]


@pytest.mark.rule("MU favour.private-sale", "MU furbish.credit")
def test_a_private_sale_is_paid_on_its_own(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_sale")
    one, five, two = stage.hand(0, stage.pick(value=1), stage.pick(value=5), stage.pick(value=2))
    (three,) = stage.discard(1, stage.pick(value=3))
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    play(stage, "private_sale")
    assert stage.refuses(f"choose:{two}") == "MU favour.private-sale"  # one's own
    stage.choose(f"choose:{three}", f"pay:{two}")
    assert stage.game.credit == 4
    assert stage.place(two) == DISCARDED + 1


@pytest.mark.rule("MU favour.private-sale")
def test_the_next_object_from_a_rival_has_its_usual_price_and_fee(new_stage):
    stage = new_stage(2)
    stage.favour(0, "private_sale")
    two, other = stage.discard(1, stage.pick(value=2), stage.pick(value=2))
    stage.prestige(0, 4)
    play(stage, "private_sale", f"choose:{two}")
    assert stage.game.prestige[:2] == [3, 1]
    stage.choose(f"exhibit:{other}")
    assert stage.game.prestige[:2] == [0, 4]


# Headhunting.


@pytest.mark.rule("MU favour.headhunting")
@pytest.mark.parametrize(("expert", "cost"), [("expert_banker", 1), ("expert_pottery", 2)])
def test_headhunting_hires_for_two_less(new_stage, expert, cost):
    stage = new_stage(2)
    stage.favour(0, "headhunting")
    stage.offer(expert)
    stage.prestige(0, 2)
    assert stage.options("hire") == []
    play(stage, "headhunting", f"hire:{expert}")
    assert stage.game.prestige[0] == 2 - cost


@pytest.mark.rule("MU favour.headhunting", "MU headline.congress", "MU furbish.price.minimum")
@pytest.mark.parametrize("expert", ["expert_banker", "expert_pottery"])
def test_headhunting_at_a_congress_costs_one(new_stage, expert):
    stage = new_stage(2)
    stage.favour(0, "headhunting")
    stage.offer(expert)
    stage.prestige(0, 2)
    stage.headline("congress").choose("furbish")
    play(stage, "headhunting", f"hire:{expert}")
    assert stage.game.prestige[0] == 1


@pytest.mark.rule("MU favour.headhunting", "MU hire.inventory")
def test_headhunting_after_an_inventory_only_for_one_expert(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "headhunting")
    stage.offer("expert_banker")
    stage.offer("expert_restorer")
    (one,) = stage.discard(0, stage.pick(value=1))
    stage.prestige(0, 2)
    stage.choose("inventory")
    play(stage, "headhunting", "hire:expert_banker", f"pay:{one}")
    assert stage.place(one) == DISCARDED
    assert stage.game.prestige[0] == 2
    assert stage.refuses("hire:expert_restorer") == "MU hire.cost"


@pytest.mark.rule("MU favour.headhunting", "MU furbish.credit")
def test_headhunting_uses_credit(new_stage):
    stage = new_stage(2)
    stage.favour(0, "headhunting")
    stage.offer("expert_banker")
    one, two = stage.hand(0, stage.pick(value=1), stage.pick(value=2))
    stage.choose(f"exhibit:{one}", f"pay:{two}")
    play(stage, "headhunting", "hire:expert_banker")
    assert stage.game.credit == 0


# Storeroom Audit.


@pytest.mark.rule("MU favour.storeroom-audit")
def test_an_audit_takes_up_to_three_cards_back(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "storeroom_audit")
    cards = stage.discard(0, *(stage.pick() for _ in range(4)))
    (rival,) = stage.discard(1, stage.pick())
    play(stage, "storeroom_audit")
    assert stage.refuses(f"take:{rival}") == "MU favour.storeroom-audit"
    stage.choose(*(f"take:{name}" for name in cards[1:]))
    assert stage.match.decision.kind == "action"
    assert [stage.place(name) for name in cards] == [DISCARDED, HAND, HAND, HAND]
    assert (stage.game.discards[0], stage.game.held[0]) == (1, 3)


@pytest.mark.rule("MU favour.storeroom-audit")
def test_an_audit_may_stop_early_and_stops_with_the_last_card(new_stage):
    stage = new_stage(2).before_action()
    stage.favour(0, "storeroom_audit")
    one, other = stage.discard(0, stage.pick(), stage.pick())
    play(stage, "storeroom_audit", f"take:{one}", "pass")
    assert (stage.place(one), stage.place(other)) == (HAND, DISCARDED)
    stage = new_stage(2).before_action()
    stage.favour(0, "storeroom_audit")
    (one,) = stage.discard(0, stage.pick())
    play(stage, "storeroom_audit", f"take:{one}")
    assert stage.match.decision.kind == "action"
