"""Favours: when each may be used, what each does, and what it cannot do."""

from __future__ import annotations

import pytest
from midway.games.museum.state import (
    CONTINENT_NAMES, DISCARDED, DISPLAY, FAVOUR_NAMES, HAND, MODULES, MUSEUM, OBJECT_NAMES, PAVILION, PER, TIMINGS,
    UNSEEN, VERBS,
)  # fmt: skip
from midway.games.museum.tables import (
    FAVOUR_COPIES, FAVOUR_MODULE, FAVOUR_NUMBER, FAVOUR_TIMING, FAVOUR_VERB, VALUE,
)  # fmt: skip

ALL = {"pavilions": "on", "loans": "on"}
CARDS = {
    "press_conference": (3, "base", "remove_opinion_token", 1, "any"),
    "private_donation": (3, "base", "free_exhibit", 3, "furbish"),
    "grant": (3, "base", "add_payment", 3, "payment"),
    "second_expedition": (3, "base", "extra_take", 1, "before_action"),
    "first_pick": (3, "base", "peek_take", 3, "before_action"),
    "private_sale": (3, "base", "opponent_discard_no_fee", 1, "furbish"),
    "endowment": (3, "base", "gain_prestige", 2, "any"),
    "headhunting": (3, "base", "hire_discount", 2, "hiring"),
    "storeroom_audit": (3, "base", "retrieve_own_discard", 3, "before_action"),
    "wf_invitation": (1, "pavilion", "free_pavilion", 3, "furbish"),
    "wf_programme": (1, "pavilion", "pavilion_swap_next", 1, "furbish"),
    "wf_diplomatic_bag": (1, "loan", "free_loan", 3, "furbish"),
}


@pytest.fixture
def rich(new_stage):
    """Three players; Ann holds every Favour and each of them could do something."""
    stage = new_stage(3, **ALL)
    stage.favour(0, *CARDS)
    stage.game.tokens[1] = 1
    stage.display(stage.pick("inca"))
    stage.pavilion("collection_stargate")
    stage.museum(1, [stage.pick("celtic") for _ in range(2)])
    stage.hand(0, stage.pick("greek", "religion", 2), stage.pick("celtic", value=1), stage.pick("roman", value=5))
    stage.discard(0, stage.pick("indian", value=1))
    stage.discard(1, stage.pick("indian", value=2))
    stage.offer("expert_inca")
    stage.prestige(0, 3)
    return stage


def held(stage, player: int) -> list[str]:
    """The Favours in a hand."""
    return [name.removeprefix("favour_") for name, number in zip(FAVOUR_NAMES, stage.game.favours[player], strict=True) if number]


def play(stage, favour: str, *choices: str):
    """Ann plays a Favour and answers what it asks."""
    return stage.choose(f"favour:favour_{favour}", *choices)


def playable(stage) -> set[str]:
    """The Favours that could be played now."""
    return {name.removeprefix("favour_") for name in stage.options("favour")}


# Which, when, how many.


@pytest.mark.rule("MU favour.timing")
def test_the_favours_are_those_of_the_boxes():
    assert list(FAVOUR_NAMES) == [f"favour_{name}" for name in CARDS]
    assert sum(copies for copies, module, *_ in CARDS.values() if module == "base") == 27
    assert sum(copies for copies, module, *_ in CARDS.values() if module != "base") == 3


@pytest.mark.rule("MU favour.timing")
@pytest.mark.parametrize("name", CARDS)
def test_each_favour_is_read_from_its_card(name):
    card = FAVOUR_NAMES.index(f"favour_{name}")
    read = (
        FAVOUR_COPIES[card],
        MODULES[FAVOUR_MODULE[card]],
        VERBS[FAVOUR_VERB[card]],
        FAVOUR_NUMBER[card],
        TIMINGS[FAVOUR_TIMING[card]],
    )
    assert read == CARDS[name]


@pytest.mark.rule("MU favour.timing", "MU explore.before-action")
def test_before_the_action(rich):
    rich.before_action()
    assert playable(rich) == {"press_conference", "second_expedition", "first_pick", "endowment", "storeroom_audit"}
    assert rich.refuses("favour:favour_private_donation") == "MU favour.timing"


@pytest.mark.rule("MU favour.timing")
def test_in_a_furbish_outside_a_purchase(rich):
    assert playable(rich) == {
        "press_conference",
        "private_donation",
        "private_sale",
        "endowment",
        "headhunting",
        "wf_invitation",
        "wf_programme",
        "wf_diplomatic_bag",
    }
    assert rich.refuses("favour:favour_storeroom_audit") == "MU favour.timing"
    assert rich.refuses("favour:favour_grant") == "MU favour.timing"


@pytest.mark.rule("MU favour.timing")
def test_between_two_purchases(rich):
    rich.choose(f"exhibit:{OBJECT_NAMES[rich.game.place.index(DISCARDED)]}", "token")
    assert {"endowment", "private_donation", "headhunting"} <= playable(rich)


@pytest.mark.rule("MU favour.timing")
def test_after_an_inventory(rich):
    rich.before_action().choose("inventory")
    assert playable(rich) == {"press_conference", "endowment", "headhunting"}


@pytest.mark.rule("MU favour.timing")
def test_while_paying(rich):
    rich.choose("hire:expert_inca")
    assert playable(rich) == {"grant"}
    assert rich.refuses("favour:favour_endowment") == "MU favour.timing"


@pytest.mark.rule("MU favour.one")
def test_one_favour_in_a_turn(rich):
    rich.before_action()
    play(rich, "endowment").choose("furbish")
    assert playable(rich) == set()
    assert rich.refuses("favour:favour_press_conference") == "MU favour.one"
    rich.choose("hire:expert_inca")
    assert rich.refuses("favour:favour_grant") == "MU favour.one"


@pytest.mark.rule("MU favour.one", "MU favour.government-grant")
def test_a_grant_does_not_count_when_a_favour_has_been_used(new_stage):
    stage = new_stage(2)
    stage.favour(0, "grant", "press_conference")
    stage.game.tokens[0] = 1
    (three,) = stage.hand(0, stage.pick(value=3))
    assert stage.options("exhibit") == [three]
    play(stage, "press_conference")
    assert stage.refuses(f"exhibit:{three}") == "MU furbish.purchase"


@pytest.mark.rule("MU favour.one")
def test_another_favour_in_the_next_turn_but_none_in_a_rivals(new_stage):
    stage = new_stage(2)
    stage.favour(0, "endowment", "endowment")
    play(stage, "endowment").choose("done")
    stage.choose(f"take:{stage.options('take')[0]}")
    assert (stage.match.seat, stage.match.decision.kind) == (0, "follow")
    assert stage.refuses("favour:favour_endowment")
    stage.choose("pass", "furbish")
    endowment = stage.match.game.codes.code("favour:favour_endowment")
    assert stage.match.why(0, endowment).rule == "MU turn.order"
    assert stage.refuses("favour:favour_endowment") == "MU favour.one"  # the active player has none
    stage.choose("done")
    stage.choose(f"take:{stage.options('take')[0]}", "pass")
    play(stage, "endowment")
    assert stage.game.prestige[0] == 4


@pytest.mark.rule("MU favour.one")
@pytest.mark.parametrize("name", ["press_conference", "second_expedition", "first_pick", "endowment", "storeroom_audit"])
def test_before_the_action_a_favour_must_be_able_to_do_something(new_stage, name):
    stage = new_stage(2).before_action()
    stage.favour(0, name)
    stage.discard(1, stage.pick())
    stage.game.supply = 0
    stage.game.left = [0] * 4
    stage.game.opinion = [0] * 4
    assert stage.refuses(f"favour:favour_{name}") == "MU favour.one"


@pytest.mark.rule("MU favour.one")
@pytest.mark.parametrize(
    "name", ["private_donation", "private_sale", "headhunting", "wf_invitation", "wf_programme", "wf_diplomatic_bag"]
)
def test_in_a_furbish_a_favour_must_be_able_to_do_something(new_stage, name):
    stage = new_stage(3, **ALL)
    stage.favour(0, name)
    stage.pavilion("collection_stargate")
    stage.game.filled[:2] = [4, 4]
    stage.offer("expert_inca")
    stage.discard(1, stage.pick("chinese", value=5))  # nothing to pay with
    stage.discard(0, stage.pick("chinese", value=4))
    assert stage.refuses(f"favour:favour_{name}") == "MU favour.one"


@pytest.mark.rule("MU favour.pile")
def test_used_favours_become_the_deck_when_it_is_empty(new_stage):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    stage.game.favour_deck = [0] * len(FAVOUR_NAMES)
    stage.game.favours_left = 0
    stage.game.track[0] = 9
    play(stage, "endowment")
    assert sum(stage.game.favours_used) == 1
    assert held(stage, 0) == []
    (one,) = stage.hand(0, stage.pick(value=1))
    stage.choose(f"exhibit:{one}")
    assert held(stage, 0) == ["endowment"]
    assert (stage.game.favours_left, sum(stage.game.favours_used)) == (0, 0)
    assert stage.refuses("favour:favour_endowment") == "MU favour.one"


@pytest.mark.rule("MU favour.pile")
def test_a_used_favour_stays_out_while_the_deck_has_cards(new_stage):
    stage = new_stage(2)
    stage.favour(0, "endowment")
    stage.game.favour_deck = [0] * len(FAVOUR_NAMES)
    stage.game.favour_deck[FAVOUR_NAMES.index("favour_headhunting")] = stage.game.favours_left = 1
    stage.game.track[0] = 9
    (one,) = stage.hand(0, stage.pick(value=1))
    play(stage, "endowment").choose(f"exhibit:{one}")
    assert held(stage, 0) == ["headhunting"]
    assert sum(stage.game.favours_used) == 1


@pytest.mark.rule("MU favour.pile")
def test_with_deck_and_pile_empty_none_is_drawn(new_stage):
    stage = new_stage(2)
    stage.game.favour_deck = [0] * len(FAVOUR_NAMES)
    stage.game.favours_left = 0
    stage.game.track[0] = 9
    stage.prestige(0, 2)
    one, other = stage.hand(0, stage.pick(value=1), stage.pick(value=1))
    stage.choose(f"exhibit:{one}", "token")
    assert held(stage, 0) == []
    stage.choose(f"exhibit:{other}")
    assert stage.game.track[0] == 11


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
    told = stage.match.log(seat=1)
    assert stage.match.log(seat=0) != told
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


# The World's Fair.


@pytest.mark.rule("MU favour.commissioners-invitation", "MU favour.change-of-programme", "MU favour.diplomatic-bag")
@pytest.mark.parametrize(
    ("players", "options", "copies"),
    [(3, {}, [0, 0, 0]), (3, {"pavilions": "on"}, [1, 1, 0]), (3, {"loans": "on"}, [0, 0, 1]), (2, ALL, [1, 1, 0])],
)
def test_favours_of_the_fair_only_with_their_module(new_stage, players, options, copies):
    assert new_stage(players, **options).game.favour_deck[-3:] == copies


@pytest.mark.rule("MU favour.commissioners-invitation", "MU pavilion.reward")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_an_invitation_places_a_three_without_a_price(new_stage, source):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    (three,) = getattr(stage, source)(0, stage.pick("", "religion", 3))
    play(stage, "wf_invitation", "place:1", f"choose:{three}")
    assert stage.place(three) == PAVILION
    assert (stage.game.prestige[0], stage.game.track[0], stage.game.clip[0][0]) == (3, 0, 0)
    assert stage.match.decision.kind == "furbish"


@pytest.mark.rule("MU favour.commissioners-invitation", "MU pavilion.order")
def test_an_invitation_is_for_low_values_own_cards_and_the_first_open_slot(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    four, _ = stage.hand(0, stage.pick("", "religion", 4), stage.pick("polynesian", "pottery"))
    (rival,) = stage.discard(1, stage.pick("", "religion", 1))
    stage.prestige(0, 9)
    assert stage.refuses("favour:favour_wf_invitation") == "MU favour.one"
    (one,) = stage.hand(0, stage.pick("", "religion", 1))
    play(stage, "wf_invitation", "place:1")
    assert stage.refuses(f"choose:{four}")
    assert stage.refuses(f"choose:{rival}")
    assert stage.options("choose") == [one]


@pytest.mark.rule("MU favour.commissioners-invitation", "MU headline.repairs")
def test_no_invitation_to_a_closed_pavilion(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_invitation")
    stage.pavilion("collection_stargate")
    stage.hand(0, stage.pick("", "religion", 1))
    stage.headline("wf_repairs").choose("furbish")
    assert stage.refuses("favour:favour_wf_invitation") == "MU favour.one"


@pytest.mark.rule("MU favour.change-of-programme")
def test_a_change_of_programme_exchanges_criteria_and_keeps_rewards(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate")
    (polynesian,) = stage.hand(0, stage.pick("polynesian", "pottery"))
    (religious,) = stage.hand(0, stage.pick("greek", "religion"))
    stage.prestige(0, 10)
    play(stage, "wf_programme", "alter:1").choose("place:1")
    assert stage.options("choose") == [polynesian]
    stage.choose(f"choose:{polynesian}", *["token"] * VALUE[OBJECT_NAMES.index(polynesian)])
    assert stage.game.prestige[0] == 10 - VALUE[OBJECT_NAMES.index(polynesian)] + 3  # the reward of the first slot
    stage.choose("place:1")
    assert stage.options("choose") == [religious]


@pytest.mark.rule("MU favour.change-of-programme")
def test_the_first_two_open_slots_are_exchanged(new_stage):
    stage = new_stage(2, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate", 1, 1, 1)
    play(stage, "wf_programme", "alter:1")
    assert stage.game.criterion[0] == [0, 1, 2, 4, 3]


@pytest.mark.rule("MU favour.change-of-programme")
def test_a_pavilion_with_one_open_slot_has_no_programme_to_change(new_stage):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_programme")
    stage.pavilion("collection_stargate", 1, 1, 1, 1)
    play(stage, "wf_programme")
    assert stage.options("alter") == ["2"]
    assert stage.refuses("alter:1") == "MU favour.change-of-programme"


@pytest.mark.rule("MU favour.diplomatic-bag", "MU loan.track")
@pytest.mark.parametrize("source", ["hand", "discard"])
def test_a_diplomatic_bag_lends_a_three_without_a_price(new_stage, source):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_diplomatic_bag")
    stage.museum(1, [stage.pick("celtic", value=2) for _ in range(2)])
    (three,) = getattr(stage, source)(0, stage.pick("celtic", value=3))
    stage.game.track[0] = 7
    play(stage, "wf_diplomatic_bag", "lend:2", f"choose:{three}")
    assert stage.place(three) == MUSEUM + 1
    assert stage.game.owner[1][2] == 0
    assert (stage.game.track[0], stage.game.favours_held[0]) == (10, 1)


@pytest.mark.rule("MU favour.diplomatic-bag", "MU loan.condition")
def test_a_diplomatic_bag_is_for_low_values_own_cards_and_legal_loans(new_stage):
    stage = new_stage(3, **ALL)
    stage.favour(0, "wf_diplomatic_bag")
    stage.museum(1, [stage.pick("celtic", "pottery"), stage.pick("celtic", "warfare")])
    four, inca = stage.hand(0, stage.pick("celtic", value=4), stage.pick("inca", value=1))
    (rival,) = stage.discard(2, stage.pick("celtic", value=2))
    stage.prestige(0, 9)
    assert stage.refuses("favour:favour_wf_diplomatic_bag") == "MU favour.one"
    (one,) = stage.hand(0, stage.pick("celtic", value=1))
    play(stage, "wf_diplomatic_bag")
    assert stage.options("lend") == ["2"]
    assert stage.refuses("lend:1") == "MU loan.from-rival"
    stage.choose("lend:2")
    assert stage.options("choose") == [one]
    assert stage.refuses(f"choose:{four}")
    assert stage.refuses(f"choose:{rival}")
    assert stage.refuses(f"choose:{inca}") == "MU loan.condition"
