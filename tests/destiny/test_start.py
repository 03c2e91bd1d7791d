"""Set-up, Homes and Turn Order of Manifest Destiny."""

from __future__ import annotations

import pytest
from midway.games.destiny import GAME
from midway.games.destiny.codes import (
    BID, BIDDER, BIDDING, CHOOSING_HOME, CHOOSING_PLACE, DEALING_DESTINY, DRAWING_BIDDER, HOME_AT, PLACE_AT, PLAYING, codes,
)  # fmt: skip
from midway.games.destiny.order import move_up, rank_players, use_priority
from midway.games.destiny.state import CARD_NAMES, CARD_PLAY, OUT, PLAYED, RECYCLED, TERRITORY_NAMES
from midway.kernel.frames import waiting
from midway.kernel.machine import machine
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import view


def until(what, players=5, seed=1, **options):
    """The first position that waits for a step, after random play."""
    plain = machine(GAME)
    table = plain.table(GAME.start(players, options))
    steps = plain.events(table, [0] * players, seed, 0)
    while waiting(table[0]) != what:
        next(steps)
    return plain, table


@pytest.mark.parametrize(("players", "cards", "profit"), [(5, 64, 30), (4, 54, 20), (3, 44, 20)])
@pytest.mark.rule("MD 4.1", "MD 4.2", "MD 4.3")
def test_cards_and_profit_depend_on_the_number_of_players(players, cards, profit):
    game = GAME.start(players)
    assert sum(place != OUT for place in game.place) == cards
    assert game.profit[:players] == [profit] * players
    assert game.cash[:players] == [60] * players


@pytest.mark.rule("MD 4.1")
def test_every_hand_has_an_era_1_destiny_card_and_three_cards():
    _, table = until(BIDDING)
    game = table[0]
    assert game.held == [3] * 5
    assert all(sum(hand) == 3 and sum(hand[:6]) >= 1 for hand in game.hand)
    assert game.left == 29 - 15


@pytest.mark.rule("MD 4.0")
def test_three_to_five_play():
    assert GAME.players == (3, 4, 5)


@pytest.mark.rule("MD 4.1")
@pytest.mark.parametrize(("players", "cards"), [(5, 29), (4, 25), (3, 19)])
def test_the_first_pile_is_that_of_era_1_and_the_others_wait(players, cards):
    game = GAME.start(players)
    assert game.left == sum(game.pile) == cards
    assert game.pile[CARD_NAMES.index("manifest_destiny")] == 1
    assert sum(game.pile[6:13]) == sum(game.pile[32:60]) == 0


@pytest.mark.rule("MD 4.1")
def test_the_first_card_of_a_hand_is_a_destiny_card_of_era_1_alone():
    plain, table = until(DEALING_DESTINY)
    names = [codes.describe(code)[1]["card"] for code in plain.legal(table)]
    assert set(names) <= set(CARD_NAMES[:6])
    assert "manifest_destiny" not in names


@pytest.mark.rule("MD 4.2", "MD 4.3")
def test_closed_regions_cannot_be_placed_in(new_stage):
    stage = new_stage(4).holds(0, "new_york").tokens(0, 9).expanding(0)
    assert stage.refuses("settle:quebec") == "MD 4.2"
    stage = new_stage(3).owns(2, "westward_ho").holds(2, "texas").tokens(2, 9).expanding(2)
    assert stage.refuses("settle:chihuahua") == "MD 4.2"
    assert new_stage(5).holds(0, "new_york").tokens(0, 9).expanding(0).refuses("settle:southern_ontario") == ""


@pytest.mark.rule("MD 6.1")
def test_chance_draws_the_order_of_bidding():
    plain, table = until(DRAWING_BIDDER, 3)
    assert plain.seat(table) == CHANCE
    assert len(plain.legal(table)) == 3
    plain.apply(table, BIDDER + 2)
    assert plain.legal(table) == [BIDDER, BIDDER + 1]
    plain.apply(table, BIDDER)
    assert table[0].bidding[:3] == [2, 0, 1]
    assert plain.seat(table) == 2


@pytest.mark.rule("MD 6.2", "MD 6.3")
def test_among_equal_bids_the_earlier_chooses_first():
    plain, table = until(BIDDING, 4)
    order = list(table[0].bidding[:4])
    for dollars in (5, 20, 20, 0):
        plain.apply(table, BID + dollars // 5)
    chosen = []
    while waiting(table[0]) == CHOOSING_HOME:
        chosen.append(plain.seat(table))
        plain.apply(table, plain.legal(table)[0])
    assert chosen == [order[1], order[2], order[0], order[3]]
    assert table[0].mat[:4] == chosen
    assert table[0].choice[:4] == chosen


@pytest.mark.rule("MD 6.4")
@pytest.mark.parametrize(
    ("players", "homes"),
    [
        (5, {"louisiana", "mexico", "pennsylvania", "quebec", "virginia"}),
        (4, {"louisiana", "mexico", "pennsylvania", "virginia"}),
        (3, {"louisiana", "pennsylvania", "virginia"}),
    ],
)
def test_homes_depend_on_the_number_of_players(players, homes):
    plain, table = until(CHOOSING_HOME, players)
    assert {codes.describe(code)[1]["territory"] for code in plain.legal(table)} == homes


@pytest.mark.rule("MD 6.2", "MD 6.3")
def test_homes_go_by_bid_and_every_bid_is_paid():
    plain, table = until(BIDDING, 3)
    order = list(table[0].bidding[:3])
    for dollars in (10, 25, 10):
        plain.apply(table, BID + dollars // 5)
    assert plain.seat(table) == order[1]
    assert [codes.describe(code)[1]["territory"] for code in plain.legal(table)] == ["pennsylvania", "virginia", "louisiana"]
    for name in ("virginia", "louisiana", "pennsylvania"):
        plain.apply(table, HOME_AT + TERRITORY_NAMES.index(name))
    game = table[0]
    assert game.mat[:3] == [order[1], order[0], order[2]]
    assert [game.cash[player] for player in order] == [50, 35, 50]
    assert game.holder[TERRITORY_NAMES.index("virginia")] == order[1] + 1


@pytest.mark.rule("MD 6.2")
def test_a_bid_is_at_most_the_cash():
    plain, table = until(BIDDING, 4)
    assert [code - BID for code in plain.legal(table)] == list(range(13))


@pytest.mark.rule("MD 7.0")
def test_places_are_chosen_in_the_order_of_choice():
    plain, table = until(CHOOSING_PLACE, 3)
    first, second, third = table[0].choice[:3]
    for place in (2, 0, 1):
        plain.apply(table, PLACE_AT + place)
    game = table[0]
    assert [player - 1 for player in game.order[:3]] == [second, third, first]
    assert (waiting(game), game.phase, plain.seat(table)) == (PLAYING, CARD_PLAY, second)


@pytest.mark.rule("MD 7.0")
def test_a_place_is_taken_once(new_stage):
    stage = new_stage(3).expanding(2).choose("done")
    while stage.asked[0] == CHANCE:
        stage.choose(stage.legal[0])
    stage.choose("turn-place:2")
    assert stage.options("turn-place") == ["1", "3"]
    assert stage.refuses("turn-place:2") == "MD 7.0"
    assert stage.refuses("turn-place:4") == "MD 7.0"


@pytest.mark.rule("MD 7.0", "MD 8.13")
def test_cards_of_the_last_turn_are_cleared_and_those_of_several_eras_set_aside(new_stage):
    stage = new_stage(3)
    for card in ("congress", "panic"):
        number = CARD_NAMES.index(card)
        stage.game.left -= stage.game.pile[number]
        stage.game.pile[number], stage.game.place[number] = 0, PLAYED
    stage.expanding(2).choose("done")
    while stage.asked[0] == CHANCE:
        stage.choose(stage.legal[0])
    assert [stage.game.place[CARD_NAMES.index(card)] for card in ("congress", "panic")] == [RECYCLED, OUT]


@pytest.mark.rule("MD 8.62", "MD 8.63")
def test_the_worked_example_of_the_priority_turn():
    _, table = until(PLAYING)
    game = table[0]
    game.mat = [0, 1, 2, 3, 4]
    game.highest = [60, 50, 40, 30, 20]  # Bill, Steve, Charlie, Ken, Debbie
    rank_players(game)
    assert game.choice == [0, 1, 2, 3, 4]
    game.phase = CARD_PLAY + 1
    use_priority(game, 4)
    assert game.choice == [4, 0, 1, 2, 3]
    use_priority(game, 2)
    assert game.choice == [4, 2, 0, 1, 3]


@pytest.mark.rule("MD 8.62")
def test_who_played_no_card_comes_last_by_mats():
    _, table = until(PLAYING)
    game = table[0]
    game.mat = [3, 1, 4, 0, 2]
    game.highest = [0, 0, 12, 0, 0]
    rank_players(game)
    assert game.choice == [2, 3, 1, 4, 0]
    move_up(game, 0, 0)
    assert game.choice == [0, 2, 3, 1, 4]


@pytest.mark.rule("MD 12.2")
def test_cash_is_open_where_the_table_says_so():
    hidden, shown = GAME.start(3), GAME.start(3, {"cash": "open"})
    assert view(hidden, 0)["cash"][:2] == [60, None]
    assert view(shown, 0)["cash"][:3] == [60, 60, 60]
    assert view(shown, None)["cash"][:3] == [60, 60, 60]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_draws_as_walking_along_its_outcomes_does(players):
    plain = machine(GAME)
    table = plain.table(GAME.start(players))
    total = GAME.rules.pieces(table[0])
    for number, x in enumerate((5, 77, 1 << 31, 4_000_000_000) * 400):
        who = plain.seat(table)
        if who == NOBODY:
            break
        legal = plain.legal(table)
        assert legal
        assert legal == sorted(legal)
        if who == CHANCE:
            assert plain.draw(table, x) == plain.walk(table, x)
        plain.apply(table, plain.draw(table, x) if who == CHANCE else legal[number % len(legal)])
        assert GAME.rules.pieces(table[0]) == total


def test_the_state_is_small():
    assert len(bytes(GAME.start(5))) < 4000
