"""The action: purchases, how they are paid, what they bring, experts, and the Inventory."""

from __future__ import annotations

from itertools import permutations

import pytest
from midway.games.museum.state import DISCARDED, EXPERT_NAMES, HAND, HIRED, MUSEUM, OBJECT_NAMES, TRAY
from midway.games.museum.tables import EXPERT_COST

ALL = {"pavilions": "on", "loans": "on"}


def verbs(stage):
    return {option.verb for option in stage.match.options}


# Purchases.


@pytest.mark.rule("MU furbish.purchase")
def test_a_furbish_without_a_purchase(new_stage):
    stage = new_stage(2).before_action()
    stage.choose("furbish")
    assert verbs(stage) == {"done"}
    stage.choose("done")
    assert stage.game.player == 1


@pytest.mark.rule("MU furbish.purchase")
def test_as_many_purchases_as_can_be_paid(new_stage):
    stage = new_stage(2, pavilions="on")
    stage.pavilion("collection_stargate")
    one, religion, other = stage.hand(0, stage.pick(value=1), stage.pick("maya", "religion", 2), stage.pick(value=2))
    stage.offer("expert_inca")
    stage.prestige(0, 5)
    stage.choose(f"exhibit:{one}", "token")
    stage.choose("place:1", f"choose:{religion}", "token", "token")
    assert stage.game.prestige[0] == 5 - 1 - 2 + 3
    stage.choose("hire:expert_inca", "token", "token", "token", f"exhibit:{other}")
    assert stage.game.prestige[0] == 0
    assert (stage.game.objects[0], stage.game.filled[0]) == (2, 1)
    assert stage.game.expert[EXPERT_NAMES.index("expert_inca")] == HIRED


@pytest.mark.rule("MU furbish.purchase")
@pytest.mark.parametrize(("tokens", "legal"), [(1, False), (2, True)])
def test_a_purchase_is_begun_only_if_it_can_be_paid_in_full(new_stage, tokens, legal):
    stage = new_stage(2)
    four, _ = stage.hand(0, stage.pick(value=4), stage.pick(value=2))
    stage.prestige(0, tokens)
    assert (four in stage.options("exhibit")) is legal
    assert stage.refuses(f"exhibit:{four}") == ("" if legal else "MU furbish.purchase")


@pytest.mark.rule("MU furbish.purchase")
def test_a_grant_in_hand_counts_while_a_favour_may_be_used(new_stage):
    stage = new_stage(2)
    three, other = stage.hand(0, stage.pick(value=3), stage.pick(value=4))
    stage.favour(0, "grant", "endowment")
    assert three in stage.options("exhibit")
    stage.choose(f"exhibit:{three}", "favour:favour_grant")
    assert stage.game.track[0] == 3
    assert stage.place(other) == HAND
    stage = new_stage(2)
    (four,) = stage.hand(0, stage.pick(value=4))
    stage.favour(0, "grant", "endowment")
    stage.choose("favour:favour_endowment")
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.purchase"


@pytest.mark.rule("MU furbish.purchase")
def test_the_favours_of_a_rival_pay_for_nothing(new_stage):
    stage = new_stage(2)
    (two,) = stage.hand(0, stage.pick(value=2))
    stage.favour(0, "headhunting")
    stage.favour(1, "grant")
    assert stage.refuses(f"exhibit:{two}") == "MU furbish.purchase"


# Where objects come from.


@pytest.mark.rule("MU furbish.source")
@pytest.mark.parametrize("source", ["hand", "own discard", "rival's discard"])
def test_an_object_comes_from_the_hand_or_from_a_discard(new_stage, source):
    stage = new_stage(3)
    thing, (paid,) = stage.pick(value=2), stage.hand(0, stage.pick(value=2))
    stage.prestige(0, 1)
    (bought,) = {
        "hand": lambda: stage.hand(0, thing),
        "own discard": lambda: stage.discard(0, thing),
        "rival's discard": lambda: stage.discard(2, thing),
    }[source]()
    stage.choose(f"exhibit:{bought}", f"pay:{paid}")
    assert stage.place(bought) == MUSEUM
    assert stage.game.entry[0][0] == thing
    assert stage.game.discards[:3] == ([0, 0, 1] if source == "rival's discard" else [1, 0, 0])


@pytest.mark.rule("MU furbish.source")
def test_what_stands_or_lies_elsewhere_is_not_bought(new_stage):
    stage = new_stage(3, **ALL)
    stage.pavilion("collection_stargate", 1)
    own, theirs, lent, held, shown = (stage.pick() for _ in range(5))
    stage.museum(0, [own])
    stage.museum(1, [theirs])
    stage.museum(1, [lent], owner=0)
    names = [*stage.hand(1, held), *stage.display(shown)]
    stage.prestige(0, 20)
    names += [OBJECT_NAMES[thing] for thing in (own, theirs, lent, stage.game.slot[0][0], 179)]
    for name in names:
        assert stage.refuses(f"exhibit:{name}") == "MU furbish.source"
    assert stage.options("exhibit") == []


# Prices and payments.


@pytest.mark.rule("MU furbish.price")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_price_is_the_value(new_stage, value):
    stage = new_stage(2)
    (thing,) = stage.hand(0, stage.pick(value=value))
    stage.prestige(0, value - 1)
    assert stage.options("exhibit") == []
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{thing}")
    assert stage.game.track[0] == value
    assert stage.game.prestige[0] == (1 if value == 5 else 0)
    assert stage.game.supply + stage.game.prestige[0] == 32


@pytest.mark.rule("MU furbish.price")
def test_cards_go_to_the_own_discard_and_tokens_to_the_supply(new_stage):
    stage = new_stage(2)
    four, two = stage.hand(0, stage.pick(value=4), stage.pick(value=2))
    stage.hand(0, stage.pick(value=1))
    stage.prestige(0, 3)
    stage.choose(f"exhibit:{four}", "token", f"pay:{two}")
    assert stage.asked == (0, "pay")
    stage.choose("token")
    assert stage.place(two) == DISCARDED
    assert (stage.game.prestige[0], stage.game.supply) == (1, 31)
    assert (stage.game.discards[0], stage.game.held[0]) == (1, 1)


@pytest.mark.rule("MU furbish.price")
def test_no_change_is_given(new_stage):
    stage = new_stage(2)
    one, five = stage.hand(0, stage.pick(value=1), stage.pick(value=5))
    stage.choose(f"exhibit:{one}", f"pay:{five}", "done")
    assert stage.game.prestige[0] == 0
    assert stage.game.supply == 32
    assert stage.game.held[0] == 0


@pytest.mark.rule("MU furbish.price")
def test_only_what_one_has_pays(new_stage):
    stage = new_stage(2)
    two, _ = stage.hand(0, stage.pick(value=2), stage.pick(value=2))
    (theirs,) = stage.hand(1, stage.pick(value=2))
    (lying,) = stage.discard(0, stage.pick(value=2))
    stage.choose(f"exhibit:{two}")
    assert stage.refuses(f"pay:{theirs}") == "MU furbish.price"
    assert stage.refuses(f"pay:{lying}") == "MU furbish.price"
    assert stage.refuses("token") == "MU furbish.price"


@pytest.mark.rule("MU furbish.price.minimum")
def test_two_reductions_leave_a_cost_of_one(new_stage):
    stage = new_stage(2)
    stage.offer("expert_inca")
    stage.favour(0, "headhunting")
    stage.prestige(0, 2)
    stage.headline("congress").choose("furbish", "favour:favour_headhunting", "hire:expert_inca")
    assert stage.game.prestige[0] == 1


@pytest.mark.rule("MU furbish.price.minimum")
@pytest.mark.parametrize(("value", "price"), [(1, 1), (2, 1), (3, 2)])
def test_a_private_sale_never_brings_the_price_below_one(new_stage, value, price):
    stage = new_stage(2)
    (lying,) = stage.discard(1, stage.pick(value=value))
    stage.favour(0, "private_sale")
    stage.prestige(0, 4)
    stage.choose("favour:favour_private_sale", f"choose:{lying}")
    assert stage.game.prestige[:2] == [4 - price, price]


@pytest.mark.rule("MU furbish.price.minimum")
def test_a_donation_does_away_with_the_price(new_stage):
    stage = new_stage(2)
    (one,) = stage.hand(0, stage.pick(value=1))
    stage.favour(0, "private_donation")
    stage.choose("favour:favour_private_donation", f"choose:{one}")
    assert stage.place(one) == MUSEUM
    assert stage.game.track[0] == 1


# The tray.


@pytest.mark.rule("MU furbish.tray")
@pytest.mark.parametrize("rival", [False, True])
@pytest.mark.parametrize("pieces", sorted(set(permutations((5, 3, 2, 1, 1)))))
def test_a_payment_ends_as_soon_as_it_covers_the_price(new_stage, pieces, rival):
    stage = new_stage(2)
    thing = stage.pick(value=4)
    (bought,) = stage.discard(1, thing) if rival else stage.hand(0, thing)
    hand = {value: stage.hand(0, stage.pick("roman", value=value))[0] for value in (5, 3, 2)}
    stage.prestige(0, 2 + rival)
    stage.choose(f"exhibit:{bought}")
    put = []
    for piece in pieces:
        if stage.asked != (0, "pay"):
            break
        stage.choose("token" if piece == 1 else f"pay:{hand[piece]}")
        put.append(piece)
    assert sum(put) >= 4 > sum(put) - put[-1]
    assert sum(put) - max(put) < 4
    assert stage.game.credit == (0 if rival else sum(put) - 4)


@pytest.mark.rule("MU furbish.tray")
def test_nothing_more_is_put_down_once_the_price_is_covered(new_stage):
    stage = new_stage(2)
    two, five, other = stage.hand(0, stage.pick(value=2), stage.pick(value=5), stage.pick(value=3))
    stage.prestige(0, 2)
    stage.choose(f"exhibit:{two}", f"pay:{five}")
    assert stage.refuses(f"pay:{other}") == "MU furbish.price"
    assert stage.refuses("token") == "MU furbish.price"
    assert not {"pay", "token"} & verbs(stage)
    assert stage.game.credit == 3


@pytest.mark.rule("MU furbish.tray")
def test_a_small_piece_before_a_large_one_is_a_payment(new_stage):
    stage = new_stage(2)
    three, one, five = stage.hand(0, stage.pick(value=3), stage.pick(value=1), stage.pick(value=5))
    stage.choose(f"exhibit:{three}", f"pay:{one}", f"pay:{five}")
    assert stage.place(one) == stage.place(five) == TRAY
    assert stage.game.credit == 3


# Credit.


@pytest.mark.rule("MU furbish.credit")
def test_credit_pays_first_and_the_rest_is_put_down(new_stage):
    stage = new_stage(2)
    two, five, four, one = stage.hand(0, *(stage.pick(value=value) for value in (2, 5, 4, 1)))
    stage.choose(f"exhibit:{two}", f"pay:{five}")
    assert stage.game.credit == 3
    assert four in stage.options("exhibit")
    stage.choose(f"exhibit:{four}")
    assert (stage.game.owed, stage.game.credit) == (1, 0)
    stage.choose(f"pay:{one}")
    assert (stage.game.track[0], stage.game.credit) == (6, 0)
    assert stage.place(five) == stage.place(one) == DISCARDED


@pytest.mark.rule("MU furbish.credit")
def test_credit_that_covers_a_price_asks_for_nothing(new_stage):
    stage = new_stage(2)
    two, five, one = stage.hand(0, stage.pick(value=2), stage.pick(value=5), stage.pick(value=1))
    (lying,) = stage.discard(0, stage.pick(value=1))
    stage.hand(0, stage.pick(value=3))
    stage.prestige(0, 2)
    stage.choose(f"exhibit:{two}", f"pay:{five}", f"exhibit:{one}")
    assert (stage.game.credit, stage.asked) == (2, (0, "furbish"))
    stage.choose(f"exhibit:{lying}")
    assert stage.game.credit == 1
    assert (stage.game.track[0], stage.game.prestige[0]) == (4, 2)


@pytest.mark.rule("MU furbish.credit")
def test_tokens_are_pooled_with_cards(new_stage):
    stage = new_stage(2)
    two, five, four = stage.hand(0, stage.pick(value=2), stage.pick(value=5), stage.pick(value=4))
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{two}", "token", f"pay:{five}")
    assert stage.game.credit == 4
    stage.choose(f"exhibit:{four}")
    assert (stage.game.credit, stage.game.track[0]) == (0, 6)


@pytest.mark.rule("MU furbish.credit")
def test_credit_is_given_up_only_if_there_is_any(new_stage):
    stage = new_stage(2)
    assert stage.refuses("release") == "MU furbish.credit"
    two, five = stage.hand(0, stage.pick(value=2), stage.pick(value=5))
    (lying,) = stage.discard(0, stage.pick(value=3))
    stage.choose(f"exhibit:{two}", f"pay:{five}", "release")
    assert (stage.game.credit, stage.game.tray) == (0, 0)
    assert stage.place(five) == DISCARDED
    assert stage.refuses(f"exhibit:{lying}") == "MU furbish.purchase"


@pytest.mark.rule("MU furbish.no-self-payment")
def test_the_object_bought_does_not_pay_for_itself(new_stage):
    stage = new_stage(2)
    three, other = stage.hand(0, stage.pick(value=3), stage.pick(value=2))
    stage.hand(0, stage.pick(value=1))
    stage.choose(f"exhibit:{three}")
    assert stage.refuses(f"pay:{three}") == "MU furbish.no-self-payment"
    assert other in stage.options("pay")
    assert three not in stage.options("pay")


@pytest.mark.rule("MU furbish.no-self-payment", "MU furbish.purchase")
def test_the_value_of_the_object_bought_is_no_money(new_stage):
    stage = new_stage(2)
    (four,) = stage.hand(0, stage.pick(value=4))
    stage.prestige(0, 3)
    assert stage.refuses(f"exhibit:{four}") == "MU furbish.purchase"


@pytest.mark.rule("MU furbish.no-self-payment")
def test_all_cards_put_down_since_the_tray_was_empty_are_locked(new_stage):
    stage = new_stage(2)
    two, five, four, other = stage.hand(0, *(stage.pick(value=value) for value in (2, 5, 4, 3)))
    stage.prestige(0, 9)
    stage.choose(f"exhibit:{two}", f"pay:{five}", f"exhibit:{four}", f"pay:{other}")
    assert stage.game.credit == 2
    for card in (five, other):
        assert stage.refuses(f"exhibit:{card}") == "MU furbish.no-self-payment"


@pytest.mark.rule("MU furbish.no-self-payment")
def test_cards_are_free_again_when_the_credit_is_spent(new_stage):
    stage = new_stage(2)
    three, four, one = stage.hand(0, stage.pick(value=3), stage.pick(value=4), stage.pick(value=1))
    stage.prestige(0, 4)
    stage.choose(f"exhibit:{three}", f"pay:{four}")
    assert stage.place(four) == TRAY
    stage.choose(f"exhibit:{one}")
    assert stage.game.credit == 0
    stage.choose(f"exhibit:{four}")
    assert stage.place(four) == MUSEUM
    assert stage.game.track[0] == 8


@pytest.mark.rule("MU furbish.no-self-payment")
def test_cards_that_paid_exactly_can_be_bought_at_once(new_stage):
    stage = new_stage(2)
    three, other = stage.hand(0, stage.pick(value=3), stage.pick(value=3))
    stage.prestige(0, 3)
    stage.choose(f"exhibit:{three}", f"pay:{other}", f"exhibit:{other}")
    assert stage.place(other) == MUSEUM


# Rivals.


@pytest.mark.rule("MU furbish.rival")
def test_a_rival_is_not_paid_with_credit(new_stage):
    stage = new_stage(2)
    one, five, four = stage.hand(0, stage.pick(value=1), stage.pick(value=5), stage.pick(value=4))
    (lying,) = stage.discard(1, stage.pick(value=3))
    stage.prestige(0, 3)
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.game.credit == 4
    stage.choose(f"exhibit:{lying}", f"pay:{four}")
    assert (stage.game.credit, stage.place(five)) == (4, TRAY)
    assert stage.place(four) == DISCARDED + 1
    assert stage.game.discards[:2] == [1, 1]


@pytest.mark.rule("MU furbish.rival", "MU furbish.purchase")
def test_credit_does_not_make_a_rivals_object_affordable(new_stage):
    stage = new_stage(2)
    one, five = stage.hand(0, stage.pick(value=1), stage.pick(value=5))
    (lying,) = stage.discard(1, stage.pick(value=3))
    stage.prestige(0, 3)
    stage.choose(f"exhibit:{one}", f"pay:{five}")
    assert stage.refuses(f"exhibit:{lying}") == "MU furbish.purchase"


@pytest.mark.rule("MU furbish.rival")
def test_a_payment_to_a_rival_leaves_no_credit(new_stage):
    stage = new_stage(2)
    (five,) = stage.hand(0, stage.pick(value=5))
    (lying,) = stage.discard(1, stage.pick(value=1))
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{lying}", f"pay:{five}")
    assert (stage.game.credit, stage.game.tray) == (0, 0)
    assert stage.place(five) == DISCARDED + 1
    assert stage.game.discards[:2] == [0, 1]


@pytest.mark.rule("MU furbish.rival", "MU furbish.rival.fee")
def test_the_prestige_paid_goes_to_the_rival(new_stage):
    stage = new_stage(3)
    (lying,) = stage.discard(2, stage.pick(value=3))
    stage.prestige(0, 5)
    stage.choose(f"exhibit:{lying}")
    assert stage.game.prestige[:3] == [1, 0, 4]
    assert stage.game.supply == 27


@pytest.mark.rule("MU furbish.rival.fee")
def test_the_fee_comes_before_the_price(new_stage):
    stage = new_stage(2)
    (two,) = stage.hand(0, stage.pick(value=2))
    (lying,) = stage.discard(1, stage.pick(value=3))
    stage.prestige(0, 1)
    assert stage.refuses(f"exhibit:{lying}") == "MU furbish.purchase"
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{lying}")
    assert stage.game.prestige[:2] == [1, 1]
    stage.choose(f"pay:{two}", "token")
    assert stage.game.prestige[:2] == [0, 2]


@pytest.mark.rule("MU furbish.rival.fee")
def test_each_object_has_a_fee_of_its_own(new_stage):
    stage = new_stage(2)
    one, other = stage.hand(0, stage.pick(value=2), stage.pick(value=2))
    first, second = stage.discard(1, stage.pick(value=2), stage.pick(value=2))
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{first}", f"pay:{one}")
    assert stage.refuses(f"exhibit:{second}") == "MU furbish.rival.fee"
    stage.prestige(0, 1)
    stage.choose(f"exhibit:{second}", f"pay:{other}")
    assert stage.game.prestige[:2] == [0, 2]


@pytest.mark.rule("MU furbish.rival.fee")
def test_no_fee_for_ones_own_discard(new_stage):
    stage = new_stage(2)
    (two,) = stage.hand(0, stage.pick(value=2))
    (lying,) = stage.discard(0, stage.pick(value=2))
    stage.choose(f"exhibit:{lying}", f"pay:{two}")
    assert stage.place(lying) == MUSEUM


# What a purchase brings.


@pytest.mark.rule("MU furbish.exhibit", "MU furbish.masterpiece", "MU furbish.tens")
def test_the_steps_of_exhibiting(new_stage):
    stage = new_stage(2)
    five, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.game.track[0] = 6
    stage.choose(f"exhibit:{five}", f"pay:{other}")
    assert stage.told[:5] == ["paid", "exhibited", "masterpiece", "drew-favour", "got-favour"]
    assert (stage.game.track[0], stage.game.prestige[0], stage.game.favours_held[0]) == (11, 1, 1)
    assert (stage.game.objects[0], stage.game.owner[0][0]) == (1, 0)


@pytest.mark.rule("MU furbish.exhibit")
def test_a_token_just_gained_pays_for_the_next_purchase(new_stage):
    stage = new_stage(2)
    five, other, one = stage.hand(0, stage.pick(value=5), stage.pick(value=5), stage.pick(value=1))
    assert one in stage.options("exhibit")
    stage.choose(f"exhibit:{five}", f"pay:{other}", f"exhibit:{one}")
    assert (stage.game.track[0], stage.game.prestige[0]) == (6, 0)


@pytest.mark.rule("MU furbish.exhibit")
def test_a_favour_just_drawn_can_be_used(new_stage):
    stage = new_stage(2)
    one, other, two = stage.hand(0, stage.pick(value=1), stage.pick(value=1), stage.pick(value=2))
    stage.game.track[0] = 9
    stage.match.choose(f"exhibit:{one}")
    stage.match.choose(f"pay:{other}")
    stage.match.choose("grant:favour_private_donation")
    while stage.match.seat < 0:
        stage.match.choose(stage.match.legal()[0])
    stage.choose("favour:favour_private_donation", f"choose:{two}")
    assert stage.game.track[0] == 12


@pytest.mark.rule("MU furbish.masterpiece")
@pytest.mark.parametrize(("value", "gained"), [(3, 0), (4, 0), (5, 1)])
def test_a_masterpiece_brings_a_token(new_stage, value, gained):
    stage = new_stage(2)
    thing, paid = stage.hand(0, stage.pick(value=value), stage.pick(value=5))
    stage.choose(f"exhibit:{thing}", f"pay:{paid}")
    assert (stage.game.prestige[0], stage.game.supply) == (gained, 32 - gained)


@pytest.mark.rule("MU furbish.masterpiece", "MU prestige.finite")
def test_a_masterpiece_brings_nothing_from_an_empty_supply(new_stage):
    stage = new_stage(2)
    five, other = stage.hand(0, stage.pick(value=5), stage.pick(value=5))
    stage.prestige(1, 32)
    stage.choose(f"exhibit:{five}", f"pay:{other}")
    assert stage.game.prestige[:2] == [0, 32]
    assert stage.game.track[0] == 5


@pytest.mark.rule("MU furbish.tens")
@pytest.mark.parametrize(
    ("before", "value", "drawn"),
    [(0, 5, 0), (9, 1, 1), (8, 5, 1), (10, 4, 0), (16, 3, 0), (19, 1, 1), (48, 4, 1), (50, 5, 0), (59, 3, 1), (97, 3, 1)],
)
def test_each_ten_reached_or_passed_brings_a_favour(new_stage, before, value, drawn):
    stage = new_stage(2)
    thing, paid = stage.hand(0, stage.pick(value=value), stage.pick(value=5))
    stage.game.track[0] = before
    stage.choose(f"exhibit:{thing}", f"pay:{paid}")
    assert stage.game.track[0] == before + value
    assert stage.game.favours_held[:2] == [drawn, 0]


@pytest.mark.rule("MU furbish.tens")
def test_a_multiple_brings_a_favour_only_once(new_stage):
    stage = new_stage(2)
    one, other = stage.hand(0, stage.pick(value=1), stage.pick(value=1))
    stage.prestige(0, 2)
    stage.game.track[0] = 9
    stage.choose(f"exhibit:{one}", "token")
    assert stage.game.favours_held[0] == 1
    stage.choose(f"exhibit:{other}", "token")
    assert (stage.game.track[0], stage.game.favours_held[0]) == (11, 1)


@pytest.mark.rule("MU furbish.space")
def test_a_museum_with_25_objects_takes_no_more(new_stage):
    stage = new_stage(2, pavilions="on")
    stage.pavilion("collection_stargate")
    stage.museum(0, [stage.pick("inca") for _ in range(15)] + [stage.pick("celtic") for _ in range(9)])
    one, maya = stage.hand(0, stage.pick("roman", value=1), stage.pick("maya", "religion", 2))
    stage.prestige(0, 9)
    assert one in stage.options("exhibit")
    stage.choose(f"exhibit:{one}", "token")
    assert stage.game.objects[0] == 25
    assert stage.refuses(f"exhibit:{maya}") == "MU furbish.space"
    assert stage.options("place") == ["1"]


@pytest.mark.rule("MU furbish.space")
def test_one_object_to_a_space(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick(), stage.pick(), stage.pick()])
    stage.lay_out(0, [7])
    assert stage.refuses("space:7") == "MU furbish.space"
    assert "7" not in stage.options("space")
    assert len(stage.options("space")) == 24


@pytest.mark.rule("MU furbish.rearrange")
def test_objects_have_no_space_before_the_last_layout(new_stage):
    stage = new_stage(2)
    one, other, third = stage.hand(0, stage.pick(value=1), stage.pick(value=1), stage.pick(value=1))
    stage.prestige(0, 2)
    stage.choose(f"exhibit:{one}", "token", f"exhibit:{other}", "token", "done")
    assert not any(map(any, stage.game.space))
    assert (stage.game.objects[0], stage.place(third)) == (2, HAND)


@pytest.mark.rule("MU furbish.rearrange")
@pytest.mark.parametrize(("spaces", "points"), [([1, 2, 3], 3), ([20, 24, 25], 3), ([1, 13, 25], 0), ([1, 2, 4], 0)])
def test_at_the_end_any_object_goes_on_any_space(new_stage, spaces, points):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("greek", domain) for domain in ("navigation", "religion", "pottery")])
    stage.lay_out(0, spaces)
    assert stage.points(0, "collections") == points


# Experts.


@pytest.mark.rule("MU hire.cost")
@pytest.mark.parametrize(("expert", "cost"), [("expert_maya", 3), ("expert_banker", 3), ("expert_pottery", 4)])
def test_what_an_expert_costs(new_stage, expert, cost):
    stage = new_stage(2)
    stage.offer(expert)
    stage.prestige(0, cost - 1)
    assert stage.refuses(f"hire:{expert}") == "MU hire.cost"
    stage.prestige(0, 1)
    stage.choose(f"hire:{expert}")
    assert stage.game.expert[EXPERT_NAMES.index(expert)] == HIRED
    assert (stage.game.prestige[0], stage.game.supply) == (0, 32)


@pytest.mark.rule("MU hire.cost")
def test_the_costs_of_all_experts():
    assert EXPERT_COST[:24] == [3] * 12 + [4] * 6 + [3] * 6


@pytest.mark.rule("MU hire.cost")
def test_cards_and_tokens_hire_an_expert_and_leave_credit(new_stage):
    stage = new_stage(2)
    stage.offer("expert_greek")
    five, one = stage.hand(0, stage.pick(value=5), stage.pick(value=1))
    stage.prestige(0, 1)
    stage.choose("hire:expert_greek", "token", f"pay:{five}")
    assert stage.game.credit == 3
    stage.choose(f"exhibit:{one}")
    assert (stage.game.credit, stage.place(one)) == (2, MUSEUM)


@pytest.mark.rule("MU hire.cost")
def test_an_expert_takes_no_space_and_never_changes_hands(new_stage):
    stage = new_stage(2)
    stage.museum(0, [stage.pick("inca") for _ in range(15)] + [stage.pick("celtic") for _ in range(10)])
    stage.offer("expert_greek")
    stage.expert(1, "expert_banker")
    stage.prestige(0, 9)
    assert stage.refuses("hire:expert_banker") == "MU setup.experts"
    stage.choose("hire:expert_greek")
    assert stage.game.expert[EXPERT_NAMES.index("expert_greek")] == HIRED
    assert stage.game.objects[0] == 25
    stage.choose("done")
    assert stage.game.expert[EXPERT_NAMES.index("expert_greek")] == HIRED


@pytest.mark.rule("MU hire.refill", "MU setup.experts")
def test_the_gap_is_filled_at_once_and_the_newcomer_can_be_hired(new_stage):
    stage = new_stage(2)
    for expert in ("expert_inca", "expert_maya", "expert_greek"):
        stage.offer(expert)
    stage.prestige(0, 6)
    stage.match.choose("hire:expert_maya")
    assert {option.verb for option in stage.match.options} == {"appear"}
    assert len(stage.match.options) == 21
    stage.choose("appear:expert_celtic")
    assert stage.game.experts_up == 3
    assert sorted(stage.options("hire")) == ["expert_celtic", "expert_greek", "expert_inca"]
    stage.match.choose("hire:expert_celtic")
    assert stage.game.expert[EXPERT_NAMES.index("expert_celtic")] == HIRED


@pytest.mark.rule("MU hire.refill")
def test_an_empty_deck_leaves_a_gap(new_stage):
    stage = new_stage(2)
    for expert in EXPERT_NAMES[:24]:
        stage.game.expert[EXPERT_NAMES.index(expert)] = HIRED + 1
    stage.game.experts_left = 2
    stage.offer("expert_inca")
    stage.offer("expert_maya")
    stage.prestige(0, 6)
    stage.match.choose("hire:expert_inca")
    assert stage.asked == (0, "furbish")
    assert stage.options("hire") == ["expert_maya"]
    stage.match.choose("hire:expert_maya")
    assert stage.game.experts_up == 0


# Inventory.


@pytest.mark.rule("MU inventory.all")
def test_the_whole_discard_comes_back_and_nothing_is_exhibited(new_stage):
    stage = new_stage(3, **ALL)
    stage.pavilion("collection_stargate")
    stage.offer("expert_inca")
    stage.museum(1, [stage.pick("celtic") for _ in range(3)])
    mine = stage.discard(0, stage.pick("celtic"), stage.pick("maya", "religion", 2), stage.pick("roman", value=5))
    (theirs,) = stage.discard(1, stage.pick())
    stage.prestige(0, 9)
    stage.before_action().choose("inventory")
    assert [stage.place(name) for name in mine] == [HAND] * 3
    assert stage.place(theirs) == DISCARDED + 1
    assert (stage.game.discards[:2], stage.game.held[:2]) == ([0, 1], [3, 0])
    assert verbs(stage) == {"hire", "done"}
    for code in (f"exhibit:{mine[0]}", "place:1", "lend:2"):
        assert stage.refuses(code) == "MU inventory.all"


@pytest.mark.rule("MU inventory.all", "MU end-of-turn.hand-limit")
def test_the_hand_limit_applies_at_the_end_of_an_inventory(new_stage):
    stage = new_stage(2)
    stage.hand(0, *(stage.pick() for _ in range(5)))
    stage.discard(0, *(stage.pick() for _ in range(4)))
    stage.before_action().choose("inventory")
    assert stage.game.held[0] == 9
    dropped = stage.options("discard")[:2]
    stage.choose(*(f"discard:{name}" for name in dropped))
    assert (stage.game.held[0], stage.game.discards[0]) == (7, 2)
    assert [stage.place(name) for name in dropped] == [DISCARDED] * 2


@pytest.mark.rule("MU inventory.pass")
def test_an_inventory_of_nothing_is_a_pass(new_stage):
    stage = new_stage(2).before_action()
    assert "inventory" in verbs(stage)
    stage.choose("inventory")
    assert stage.game.player == 1
    assert stage.game.held[0] == 0


@pytest.mark.rule("MU hire.inventory")
def test_experts_are_hired_after_an_inventory_with_what_came_back(new_stage):
    stage = new_stage(2)
    stage.offer("expert_inca")
    (five,) = stage.discard(0, stage.pick(value=5))
    stage.before_action()
    assert stage.options("hire") == []
    assert stage.refuses("hire:expert_inca") != ""
    stage.choose("inventory", "hire:expert_inca", f"pay:{five}")
    assert stage.game.expert[EXPERT_NAMES.index("expert_inca")] == HIRED
    assert stage.place(five) == TRAY
    assert stage.game.credit == 2
    assert stage.asked == (0, "rest")


@pytest.mark.rule("MU hire.inventory")
def test_the_tray_of_an_inventory_serves_for_several_experts(new_stage):
    stage = new_stage(2)
    for expert in ("expert_inca", "expert_maya", "expert_greek"):
        stage.offer(expert)
    five, one = stage.discard(0, stage.pick(value=5), stage.pick(value=1))
    stage.before_action().choose("inventory", "hire:expert_inca", f"pay:{five}", "hire:expert_maya", f"pay:{one}")
    assert stage.game.expert[EXPERT_NAMES.index("expert_maya")] == HIRED
    assert (stage.game.credit, stage.game.discards[0]) == (0, 2)
    stage.choose("done")
    assert stage.game.discards[0] == 2
