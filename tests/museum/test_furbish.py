"""The action: purchases, where objects come from, how they are paid, credit."""

from __future__ import annotations

from itertools import permutations

import pytest
from midway.games.museum.state import DISCARDED, EXPERT_NAMES, HAND, HIRED, MUSEUM, OBJECT_NAMES, TRAY

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
