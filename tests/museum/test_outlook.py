"""What a choice would bring: its price, its kind, and the score part by part, net of the best payment."""

from __future__ import annotations

import pytest
from midway.games.museum.codes import PAYING, codes
from midway.games.museum.holdings import empty_tray
from midway.games.museum.outlook import kinds
from midway.games.museum.picture import player_parts
from midway.games.museum.state import CONTINENT_NAMES
from midway.kernel.frames import waiting
from midway.kernel.telling import foretold


def told(stage, choice):
    return foretold(stage.match, codes.code(choice), stage.match.game.words("en"))


def total(stage, player=0):
    return sum(player_parts(stage.match.plain, stage.game, player).values())


def ends(match):
    """The position after every way to pay what is owed."""
    if waiting(match.state) != PAYING:
        empty_tray(match.state)  # credit is lost in the end, and its cards count as the others of the discard
        return [match.state]
    found = []
    for code in match.legal():
        after = match.copy()
        after.happen(after.seat, code)
        found += ends(after)
    return found


@pytest.fixture
def shop(new_stage):
    """Ann can buy a four, of her own or a rival's, with cards of two continents, one of them frowned upon, and prestige."""
    stage = new_stage(2, pavilions="on", loans="on")
    four, *cards = (
        stage.pick("greek", value=4),
        stage.pick("roman", value=2),
        stage.pick("inca", value=2),
        stage.pick("maya", value=3),
    )
    stage.museum(0, [stage.pick("greek"), stage.pick("greek")])
    stage.museum(1, [stage.pick("egyptian")])
    stage.bought = stage.hand(0, four)[0]
    stage.cards = stage.hand(0, *cards)
    stage.prestige(0, 4)
    stage.game.tokens[CONTINENT_NAMES.index("america_pacific")] = 2
    stage.rival = stage.discard(1, stage.pick("chinese", value=3))[0]
    return stage


@pytest.mark.rule("MU score.total")
@pytest.mark.parametrize("which", ["bought", "rival"])
def test_no_other_payment_brings_more_than_the_net(shop, which):
    choice = f"exhibit:{getattr(shop, which)}"
    said, before = told(shop, choice), total(shop)
    assert said["net"] == sum(change for _, change in said["parts"])
    shop.match.happen(0, codes.code(choice))
    afters = [sum(player_parts(shop.match.plain, state, 0).values()) for state in ends(shop.match)]
    assert len(afters) > 9
    assert max(afters) - before == said["net"] > min(afters) - before


@pytest.mark.rule("MU furbish.price")
def test_the_price_names_the_fee_to_a_rival(shop):
    assert told(shop, f"exhibit:{shop.bought}")["price"] == "4"
    assert told(shop, f"exhibit:{shop.rival}")["price"] == "3 + 1"
    assert told(shop, "done") == {"aside": True}


@pytest.mark.rule("MU furbish.price")
def test_the_rest_may_be_paid_with_prestige_at_once(shop):
    shop.choose(f"exhibit:{shop.bought}")
    before = total(shop)
    said = told(shop, "token")
    assert said["most"] == 4
    card = told(shop, f"pay:{shop.cards[0]}")
    assert card["note"].startswith("Paid best with")
    for _ in range(said["most"]):
        shop.choose("token")
    assert shop.game.objects[0] == 3
    assert total(shop) - before == said["net"]


def test_with_too_little_prestige_only_one_token_is_put_down_at_a_time(shop):
    shop.game.prestige[0] = 3
    shop.choose(f"exhibit:{shop.bought}")
    assert "most" not in told(shop, "token")


@pytest.mark.rule("MU furbish.purchase")
def test_a_kind_without_an_option_says_why(new_stage):
    stage = new_stage(3, pavilions="on", loans="on")
    asked = kinds(stage.match)
    assert list(asked) == ["exhibit", "fair", "lend", "hire", "favour"]
    assert all(stage.match.why(0, choice) for choice in asked.values())
    assert list(kinds(new_stage(2).match)) == ["exhibit", "hire", "favour"]


def test_every_purchase_has_its_kind(shop):
    listed = set(kinds(shop.match))
    for code in shop.match.legal():
        verb = codes.describe(code)[0]
        assert (told(shop, codes.text(code)).get("kind") in listed) is (verb not in ("done", "release"))
