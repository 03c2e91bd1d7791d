"""Hands: what everyone saw enter one stays known to all until it is played; what was drawn face down is its holder's."""

from __future__ import annotations

import random

import pytest
from midway.games.museum.picture import shown
from midway.games.museum.holdings import hide_in_hand
from midway.games.museum.state import CONTINENT_NAMES, DISCARDED, HAND, MUSEUM, OBJECT_NAMES, PER, UNSEEN

ANN = HAND
READERS = (None, 1, 2)


def secretly(stage, player: int, thing: int) -> str:
    """An object in a hand that nobody else has seen."""
    hide_in_hand(stage.game, player, thing)
    return OBJECT_NAMES[thing]


def known(stage, name: str) -> set[int]:
    """Where the views of the others and of a spectator say that an object is."""
    number = OBJECT_NAMES.index(name)
    return {stage.match.view(reader).fields["place"][number] for reader in READERS}


def by_exploration(stage):
    (name,) = stage.display(stage.pick("inca"))
    stage.turn().choose(f"take:{name}")
    return name


def by_following(stage):
    names = stage.display(stage.pick("inca"), stage.pick("maya"))
    stage.game.first = 1
    stage.turn(1).choose(f"take:{names[0]}")
    while stage.match.seat != 0:
        stage.choose("pass")
    stage.choose(f"take:{names[1]}")
    return names[1]


def by_customs(stage):
    stage.prestige(0, 1)
    (name,) = stage.display(stage.pick("inca"))
    stage.headline("customs_america_pacific").choose(f"take:{name}")
    return name


def by_favour(stage):
    (name,) = stage.display(stage.pick("inca"))
    stage.favour(0, "second_expedition")
    stage.before_action().choose("favour:favour_second_expedition", f"take:{name}")
    return name


def by_audit(stage):
    (name,) = stage.discard(0, stage.pick())
    stage.favour(0, "storeroom_audit")
    stage.before_action().choose("favour:favour_storeroom_audit", f"take:{name}")
    return name


def by_patricia(stage):
    (name,) = stage.discard(0, stage.pick())
    stage.expert(0, "expert_patricia")
    stage.before_action().choose("consult:expert_patricia", f"take:{name}")
    return name


def by_inventory(stage):
    (name,) = stage.discard(0, stage.pick())
    stage.favour(0, "endowment")
    stage.before_action().choose("inventory")
    return name


OPENLY = [by_exploration, by_following, by_customs, by_favour, by_audit, by_patricia, by_inventory]


@pytest.mark.rule("MU cards.open", "MU inventory.all")
@pytest.mark.parametrize("enters", OPENLY, ids=lambda way: way.__name__)
def test_a_card_that_everyone_saw_enter_a_hand_is_known_to_all(new_stage, enters):
    stage = new_stage(3)
    name = enters(stage)
    assert known(stage, name) == {ANN}
    assert name in shown(stage.match)["hands"][0]
    assert stage.game.secret[0] == [0, 0, 0, 0]


@pytest.mark.rule("MU cards.open", "MU edition2.favour")
def test_an_object_for_a_spent_favour_is_seen_too(new_stage):
    stage = new_stage(3, edition="2")
    (name,) = stage.display(stage.pick("inca"))
    stage.favour(0, "endowment")
    stage.before_action().choose("spend:favour_endowment", f"take:{name}")
    assert known(stage, name) == {ANN}


@pytest.mark.rule("MU cards.open", "MU favour.inside-information")
def test_an_object_taken_from_a_deck_is_not(new_stage):
    stage = new_stage(3)
    stage.favour(0, "first_pick")
    stage.before_action().choose("favour:favour_first_pick", f"continent:{CONTINENT_NAMES[1]}")
    name = stage.options("take")[0]
    stage.choose(f"take:{name}")
    number = OBJECT_NAMES.index(name)
    assert known(stage, name) == {UNSEEN}
    assert stage.match.view(0).fields["hidden"][0][1][number % PER] == 1
    assert all(stage.match.view(reader).fields["hidden"][0][1] == {"count": 1} for reader in READERS)
    assert name not in shown(stage.match)["hands"][0]
    assert name not in " ".join(stage.match.log(seat=1))


@pytest.mark.rule("MU cards.open", "MU furbish.price", "MU end-of-turn.hand-limit")
def test_knowledge_ends_when_the_card_is_played(new_stage):
    stage = new_stage(3)
    paid, hung = stage.hand(0, stage.pick(value=2), stage.pick(value=2))
    stage.choose(f"exhibit:{hung}", f"pay:{paid}")
    assert known(stage, hung) == {MUSEUM}
    assert known(stage, paid) == {DISCARDED}
    assert shown(stage.match)["hands"][0] == []


@pytest.mark.rule("MU cards.open", "MU furbish.exhibit")
def test_a_secret_card_is_known_once_its_purchase_is_begun(new_stage):
    stage = new_stage(3)
    thing = stage.pick(value=3)
    name = secretly(stage, 0, thing)
    stage.hand(0, stage.pick(value=2), stage.pick(value=1))
    assert known(stage, name) == {UNSEEN}
    held, power = stage.game.held[0], stage.game.power[0]
    stage.match.choose(f"exhibit:{name}")
    assert stage.match.decision.kind == "pay"
    assert known(stage, name) == {ANN}
    assert (stage.game.held[0], stage.game.power[0], stage.game.secret[0][thing // PER]) == (held, power + 3, 0)
    for reader in READERS:  # a card named cannot be in a deck or another hand
        assert sum(map(sum, stage.match.view(reader).fields["unseen"]["objects"])) == 180 - 3


@pytest.mark.rule("MU cards.open", "MU furbish.price")
def test_a_secret_card_that_pays_lies_open_in_the_discard(new_stage):
    stage = new_stage(3)
    stage.offer("expert_inca")
    thing = stage.pick(value=3)
    name = secretly(stage, 0, thing)
    stage.choose("hire:expert_inca", f"pay:{name}")
    assert known(stage, name) == {DISCARDED}
    assert stage.game.secret[0] == [0, 0, 0, 0]


# With the option, hands are secret.


@pytest.mark.rule("MU variant.secret-hands", "MU cards.open")
@pytest.mark.parametrize("enters", OPENLY, ids=lambda way: way.__name__)
def test_a_secret_hand_does_not_show_what_everyone_saw_enter_it(new_stage, enters):
    stage = new_stage(3, hands="secret")
    name = enters(stage)
    thing = OBJECT_NAMES.index(name)
    continent, card = divmod(thing, PER)
    assert known(stage, name) == {UNSEEN}
    assert shown(stage.match)["hands"][0] == []
    for reader in READERS:
        assert stage.match.view(reader).fields["hidden"][0][continent] == {"count": 1}
        assert stage.match.view(reader).fields["unseen"]["objects"][continent][card] == 1
    assert stage.match.view(0).fields["hidden"][0][continent][card] == 1
    assert stage.game.held[0] == 1


@pytest.mark.rule("MU variant.secret-hands")
def test_the_log_tells_what_was_taken_into_a_secret_hand(new_stage):
    stage = new_stage(3, hands="secret")
    open_stage = new_stage(3)
    for one in (stage, open_stage):
        by_exploration(one)
    assert stage.match.log(seat=1) == open_stage.match.log(seat=1)


@pytest.mark.rule("MU variant.secret-hands", "MU furbish.exhibit")
def test_a_card_of_a_secret_hand_is_known_once_it_is_named(new_stage):
    stage = new_stage(3, hands="secret")
    named, paid = stage.hand(0, stage.pick(value=3), stage.pick(value=3))
    stage.match.choose(f"exhibit:{named}")
    assert known(stage, named) == {ANN}
    stage.choose(f"pay:{paid}")
    assert known(stage, named) == {MUSEUM}
    assert known(stage, paid) == {DISCARDED}
    assert stage.game.secret[0] == [0, 0, 0, 0]


@pytest.mark.rule("MU variant.secret-hands")
def test_whoever_does_not_remember_takes_a_secret_card_to_be_anywhere(new_stage):
    stage = new_stage(2, hands="secret")
    name = by_exploration(stage)
    continent, card = divmod(OBJECT_NAMES.index(name), PER)
    rng = random.Random(1)
    dealt = [stage.match.view(1).redeal(rng) for _ in range(400)]
    assert all(sum(game.hidden[0][continent]) == 1 for game in dealt)
    assert {game.hidden[0][continent][card] for game in dealt} == {0, 1}
