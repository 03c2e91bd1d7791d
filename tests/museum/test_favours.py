"""Favours: which there are, when each may be used, and how many."""

from __future__ import annotations

import pytest
from favour_stories import ALL, held, play, playable
from midway.games.museum.state import DISCARDED, FAVOUR_NAMES, MODULES, OBJECT_NAMES, TIMINGS, VERBS
from midway.games.museum.tables import FAVOUR_COPIES, FAVOUR_MODULE, FAVOUR_NUMBER, FAVOUR_TIMING, FAVOUR_VERB

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
