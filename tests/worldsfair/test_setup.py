"""Setting up the table: the wheel, the ring, the deck, the supporters, the first player."""

from __future__ import annotations

from collections import Counter

import pytest
from fair import RING, opening, scored, table, whole_game

from midway.games.worldsfair.state import AREA_NAMES

AREA_FIGURES = {"mccormick": 3, "westinghouse": 3, "saint_gaudens": 3, "schwab": 3, "pullman": 3}
EXHIBITS = [f"exhibit_{area}" for area in AREA_NAMES]
DECKS = {
    2: dict.fromkeys(EXHIBITS, 7) | {"ticket": 27, "burnham": 4, "davis": 2, "palmer": 2} | AREA_FIGURES,
    3: dict.fromkeys(EXHIBITS, 8) | {"ticket": 28, "burnham": 4, "davis": 2, "palmer": 2} | AREA_FIGURES,
    4: dict.fromkeys(EXHIBITS, 8) | {"ticket": 23, "burnham": 2, "davis": 1, "palmer": 1} | AREA_FIGURES,
}


@pytest.mark.rule("WF setup.5", "WF setup.6")
@pytest.mark.parametrize(("players", "whole", "left"), [(2, 85, 75), (3, 91, 81), (4, 82, 72)])
def test_the_deck_of_the_printed_set_up(players, whole, left):
    t = opening(players)
    assert sum(t.deck.values()) == whole
    t.lay().deal()
    assert sum(t.deck.values()) == left


@pytest.mark.rule("WF setup.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_removed_for_the_number_of_players(players):
    t = opening(players)
    assert t.deck == DECKS[players]
    assert t.discards == {}


@pytest.mark.rule("WF setup.5", "WF turn.4.reshuffle")
def test_removed_cards_do_not_come_back_with_a_reshuffle():
    t = table(players=4, deck={})
    t.choose("place:arts")
    assert t.deck == DECKS[4]


@pytest.mark.rule("WF setup.5", "WF setup.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_is_as_likely_as_the_deck_holds_it(players):
    t = opening(players).lay()
    assert t.turn == "chance"
    assert t.weights() == {f"deal:{card}": count for card, count in DECKS[players].items()}
    t.deal("ticket", "ticket", "palmer")
    left = Counter(DECKS[players]) - Counter(["ticket", "ticket", "palmer"])
    assert t.weights() == {f"deal:{card}": count for card, count in left.items()}


@pytest.mark.rule("WF setup.2", "WF setup.5", "WF setup.9")
@pytest.mark.parametrize(("laid", "dealt"), [(0, 0), (3, 0), (5, 0), (5, 4), (5, 10)])
def test_chance_draws_in_proportion_to_the_weights(laid, dealt):
    t = opening(3).choose(*(f"tile:{area}" for area in RING.split()[:laid]), *["deal:ticket"] * dealt)
    total = sum(t.weights().values())
    draws = [t.match.plain.rules.draw(t.game, -(-(number << 32) // total)) for number in range(total)]
    assert Counter(t.match.game.codes.text(code) for code in draws) == t.weights()


@pytest.mark.rule("WF setup.1", "WF turn.3.car")
@pytest.mark.parametrize(("players", "spaces"), [(2, 9), (3, 11), (4, 13)])
def test_the_wheel_has_9_11_or_13_spaces_with_the_start_space(players, spaces):
    t = table(players, tickets=[spaces - 2] + [0] * (players - 1), cards={"arts": ["ticket"], "agriculture": ["ticket"]})
    t.choose("place:arts").deal()
    assert "scoring" not in t.told
    t.choose("place:agriculture").deal()
    assert "scoring" in t.told


@pytest.mark.rule("WF setup.2")
def test_the_tiles_are_laid_at_random():
    t = opening(2)
    assert t.weights() == dict.fromkeys(["tile:" + area for area in AREA_NAMES], 1)
    t.choose("tile:arts")
    assert t.weights() == dict.fromkeys(["tile:" + area for area in AREA_NAMES if area != "arts"], 1)


@pytest.mark.rule("WF setup.2", "WF turn.4")
def test_the_tiles_lie_clockwise_in_the_order_they_were_laid():
    t = opening(2).lay("arts transportation agriculture manufacturing electricity").deal().choose("first:1")
    t.choose("place:transportation").deal("ticket", "ticket", "ticket")
    assert [len(t.cards(area)) for area in ("arts", "transportation", "agriculture", "manufacturing", "electricity")] == [
        2, 1, 3, 3, 2,
    ]  # fmt: skip


@pytest.mark.rule("WF setup.6", "WF setup.3")
def test_two_cards_at_each_area_and_the_tickets_among_them_move_nothing():
    t = opening(4).lay().deal(*["ticket"] * 5, *["burnham", "exhibit_arts"], *["ticket"] * 3)
    assert [t.cards(area) for area in RING.split()] == [
        ["ticket", "ticket"], ["ticket", "ticket"], ["ticket", "burnham"], ["exhibit_arts", "ticket"], ["ticket", "ticket"],
    ]  # fmt: skip
    assert t.game.car == 0
    assert not any(line.startswith("car") for line in t.told)


@pytest.mark.rule("WF setup.3", "WF setup.1")
def test_the_first_round_begins_with_the_car_on_the_start_space():
    t = opening(2).lay().deal(*["ticket"] * 10).choose("first:1")
    for area in ("arts", "electricity", "agriculture", "transportation"):
        t.choose(f"place:{area}").deal()
    assert sum(t.tickets) == 8
    assert "scoring" not in t.told
    t.choose("place:manufacturing").deal()
    assert "scoring" in t.told


@pytest.mark.rule("WF setup.4", "WF end.when")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_three_rounds_and_three_scoring_phases(players):
    *_, t = whole_game(players, seed=1893)
    assert [line for line in t.told if line in ("scoring", "round", "ended")] == [
        "scoring", "round", "scoring", "round", "scoring", "ended",
    ]  # fmt: skip


@pytest.mark.rule("WF setup.7", "WF scoring.2.approve")
def test_tokens_coins_and_medals_never_run_out():
    t = table(
        coins=[36, 0], medals=[74, 0], approved={1: {"agriculture": 12}},
        exhibits={1: {"agriculture": 3}}, tickets=[8, 0], cards={"agriculture": ["ticket"]},
    )  # fmt: skip
    t.choose("place:agriculture").deal()
    assert t.approved(1) == {"agriculture": 15}
    assert t.coins == [36 + 2 + 9, 0]
    assert t.medals == [74 + 2, 0]


@pytest.mark.rule("WF setup.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_supporter_on_each_area_and_17_in_supply(players):
    t = opening(players).lay()
    assert all(t.supporters(area) == [1] * players for area in AREA_NAMES)
    assert t.supply == [17] * players


@pytest.mark.rule("WF setup.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_drawn_as_the_first(players):
    t = opening(players).lay().deal()
    assert t.weights() == {f"first:{player}": 1 for player in range(1, players + 1)}


@pytest.mark.rule("WF setup.9")
@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (2, 3, 4) for first in range(1, players + 1)])
def test_the_start_bonus_goes_by_turn_order(players, first):
    cards = [["manufacturing"], ["transportation"], ["manufacturing", "agriculture"], ["electricity", "arts"]]
    t = opening(players).lay().deal().choose(f"first:{first}")
    assert t.turn == first
    for place, card in enumerate(cards[:players]):
        player = (first - 1 + place) % players
        assert [area for area in AREA_NAMES if t.supporters(area)[player] == 2] == sorted(card, key=AREA_NAMES.index)
        assert t.supply[player] == 17 - len(card)


@pytest.mark.rule("WF setup.9", "WF turn.order")
def test_the_others_follow_the_first_player_clockwise():
    t = opening(3).lay().deal().choose("first:2")
    turns = []
    for area in ("arts", "electricity", "agriculture", "manufacturing"):
        turns.append(t.turn)
        t.choose(f"place:{area}").deal("exhibit_arts", "exhibit_arts", "ticket")
    assert turns == [2, 3, 1, 2]


@pytest.mark.rule("WF setup.10")
@pytest.mark.parametrize(
    ("supporters", "medals", "approved"),
    [
        ([3, 2], [2, 0], [3, 0]),
        ([3, 2, 1], [4, 2, 0], [3, 1, 0]),
        ([3, 2, 2], [4, 0, 0], [3, 0, 0]),
        ([3, 2, 2, 0], [4, 0, 0, 0], [3, 1, 1, 0]),
        ([2, 2], [0, 0], [1, 1]),
        ([2, 2, 1], [2, 2, 0], [2, 2, 0]),
    ],
)
def test_the_scoring_card_of_the_number_of_players_applies(supporters, medals, approved):
    t = scored(supporters, exhibits=[3, 2, 2, 1][: len(supporters)])
    assert t.medals == medals
    assert [t.approved(player + 1).get("agriculture", 0) for player in range(len(supporters))] == approved


@pytest.mark.rule("WF cards.open")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_but_the_order_of_the_deck_is_open_to_everyone(viewer):
    for t in whole_game(3, seed=7):
        assert t.match.view(viewer).fields == t.game.to_json()


@pytest.mark.rule("WF cards.open")
def test_the_order_of_the_deck_is_nowhere_in_the_state():
    one = opening(2).lay().deal("ticket", "burnham", "davis", "exhibit_arts")
    other = opening(2).lay().deal("burnham", "ticket", "exhibit_arts", "davis")
    assert bytes(one.game) == bytes(other.game)
    assert set(one.legal) == {f"deal:{card}" for card in one.deck}
