"""Buying from rivals, and what a purchase brings."""

from __future__ import annotations

import pytest
from midway.games.museum.state import DISCARDED, HAND, MUSEUM, TRAY


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
