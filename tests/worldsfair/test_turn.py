"""A turn: place a supporter, play figures, collect, refill; the car, the deck, and an empty supply."""

from __future__ import annotations

import pytest
from fair import RING, table, whole_game
from hypothesis import given, settings
from hypothesis import strategies as st

from midway.games.worldsfair.state import AREA_NAMES
from midway.match.log import done_to

LIMITS = {"agriculture": 3, "electricity": 3, "arts": 3, "manufacturing": 4, "transportation": 4}
FULL = {area: [f"exhibit_{area}"] * limit for area, limit in LIMITS.items()}
EMPTY_SUPPLY = {"agriculture": [18, 1]}


def lying(t, ring=RING):
    return [len(t.cards(area)) for area in ring.split()]


@pytest.mark.rule("WF turn.1", "WF turn.3", "WF turn.3.car", "WF turn.4", "WF turn.4.limit")
def test_the_manufactures_turn_of_the_rulebook():
    t = table(cards={"manufacturing": ["ticket", "exhibit_arts"], "electricity": ["burnham"], "agriculture": ["ticket"] * 3})
    t.choose("place:manufacturing")
    assert t.supporters("manufacturing") == [2, 1]
    assert t.supply == [16, 17]
    assert (t.tickets, t.exhibits(1), t.game.car) == ([1, 0], {"arts": 1}, 1)
    assert t.cards("manufacturing") == []
    t.deal("davis", "palmer", "ticket")
    assert t.cards("manufacturing") == ["davis"]
    assert t.cards("electricity") == ["burnham", "palmer"]
    assert t.cards("agriculture") == ["ticket"] * 3
    assert t.cards("transportation") == ["ticket"]
    assert t.cards("arts") == []
    assert t.turn == 2


@pytest.mark.rule("WF scoring.2")
@pytest.mark.parametrize(("supporters", "harmed"), [([1, 2], [1]), ([1, 1], [1]), ([1, 3], []), ([2, 1], []), ([0, 0], [])])
def test_a_supporter_harms_whoever_loses_a_rank_or_shares_it_by_that(supporters, harmed):
    t = table(supporters={"arts": supporters})
    t.choose("place:arts")
    placed = next(event for event in t.match.events if event.seat == 0)
    assert [seat for seat in range(2) if done_to(t.match, placed, seat)[1]] == harmed


@pytest.mark.rule("WF turn.order")
def test_the_steps_come_in_their_order():
    t = table(figures={1: ["burnham"]}, cards={"arts": ["ticket"]})
    t.choose("place:arts", "burnham").deal()
    assert t.told == ["placed", "played", "added", "collected", "car-moved", "dealt", "dealt", "dealt"]


@pytest.mark.rule("WF turn.order", "WF turn.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_to_the_left(players):
    t = table(players, turn=players)
    t.choose("place:arts").deal()
    assert t.turn == 1
    t.choose("place:arts").deal()
    assert t.turn == 2


@pytest.mark.rule("WF turn.1")
def test_a_supporter_must_be_placed_and_any_area_will_do():
    t = table(cards={"arts": ["ticket"] * 3, "agriculture": ["palmer"]}, figures={1: ["burnham"]})
    assert t.legal == [f"place:{area}" for area in AREA_NAMES]


@pytest.mark.rule("WF turn.1")
def test_an_area_holds_any_number_of_supporters():
    t = table(supporters={"agriculture": [17, 1]})
    t.choose("place:agriculture")
    assert t.supporters("agriculture") == [18, 1]
    assert t.supply == [0, 17]


@pytest.mark.rule("WF turn.3")
def test_all_cards_of_the_home_area_are_collected_and_no_others():
    t = table(
        cards={"transportation": ["ticket", "exhibit_arts", "davis", "pullman"], "agriculture": ["exhibit_arts", "ticket"]},
        figures={1: ["mccormick"]},
    )
    t.choose("place:transportation", "patron:agriculture")
    assert t.supporters("agriculture") == [2, 1]
    assert t.cards("transportation") == []
    assert t.cards("agriculture") == ["exhibit_arts", "ticket"]
    assert (t.tickets, t.exhibits(1), t.figures(1)) == ([1, 0], {"arts": 1}, {"davis": 1, "pullman": 1})


@pytest.mark.rule("WF turn.3", "WF turn.4")
def test_the_home_area_stays_home_when_palmer_moves_the_supporter_away():
    t = table(cards={"arts": ["exhibit_arts"], "electricity": ["ticket"]}, figures={1: ["palmer"]}, supporters={"arts": [0, 0]})
    t.choose("place:arts", "palmer", "take:1:arts", "put:electricity")
    assert t.supporters("arts") == [0, 0]
    assert t.exhibits(1) == {"arts": 1}
    t.deal("ticket", "burnham", "davis")
    assert t.cards("arts") == ["ticket"]
    assert t.cards("electricity") == ["ticket", "davis"]


@pytest.mark.rule("WF turn.3", "WF turn.supply")
def test_the_home_area_stays_home_when_its_supporter_is_lifted_for_a_figure():
    t = table(cards={"arts": ["exhibit_arts"]}, figures={1: ["mccormick"]}, supporters={"agriculture": [19, 1], "arts": [0, 1]})
    t.choose("place:arts", "lift:agriculture", "patron:agriculture", "lift:arts")
    assert t.supporters("arts") == [0, 1]
    assert t.exhibits(1) == {"arts": 1}


@pytest.mark.rule("WF turn.3.car", "WF cards.ticket")
def test_each_ticket_moves_the_car_one_space_and_nothing_else_does():
    t = table(tickets=[1, 1], cards={"arts": ["ticket", "ticket", "burnham"], "agriculture": ["exhibit_arts", "davis"]})
    t.choose("place:arts")
    assert t.game.car == 4
    t.deal().choose("place:agriculture").deal()
    assert t.game.car == 4


@pytest.mark.rule("WF turn.3.car", "WF setup.3")
def test_the_car_stops_at_the_start_space_and_the_surplus_tickets_are_kept():
    t = table(tickets=[3, 5], cards={"manufacturing": ["ticket"] * 4})
    t.choose("place:manufacturing")
    assert t.tickets == [7, 5]
    assert t.game.car == 9
    assert "scoring" not in t.told
    t.deal("ticket", "ticket", "ticket")
    assert t.coins == [7 + 2, 5]
    assert t.game.car == 0


@pytest.mark.rule("WF turn.4", "WF scoring.when")
def test_the_areas_are_refilled_before_the_scoring_that_a_turn_sets_off():
    t = table(tickets=[8, 0], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal("burnham", "davis", "palmer")
    assert t.cards("arts") == ["burnham"]
    assert t.cards("manufacturing") == ["davis"]
    assert t.told.index("scoring") > max(at for at, line in enumerate(t.told) if line == "dealt")


@pytest.mark.rule("WF turn.4")
def test_three_cards_come_one_at_a_time():
    t = table().choose("place:agriculture")
    for card, area in (("ticket", "agriculture"), ("burnham", "transportation"), ("davis", "arts")):
        assert t.turn == "chance"
        t.deal(card)
        assert t.cards(area) == [card]
    assert t.turn == 2


@pytest.mark.rule("WF turn.4")
def test_the_refill_walks_past_the_base():
    t = table().choose("place:transportation").deal()
    assert lying(t) == [1, 0, 0, 1, 1]
    t = table().choose("place:arts").deal()
    assert lying(t) == [1, 1, 0, 0, 1]


@pytest.mark.rule("WF turn.4", "WF turn.4.limit")
def test_full_areas_are_skipped_also_past_the_base():
    t = table(cards=FULL | {"electricity": [], "agriculture": []}).choose("place:transportation").deal()
    assert lying(t) == [4, 1, 1, 1, 3]
    t = table(cards=FULL | {"arts": [], "electricity": ["ticket", "ticket"]}).choose("place:agriculture").deal()
    assert lying(t) == [4, 3, 1, 4, 1]


@pytest.mark.rule("WF turn.4")
def test_with_one_other_area_open_the_third_card_comes_home():
    t = table(cards=FULL | {"agriculture": ["ticket"]}).choose("place:arts").deal("ticket", "burnham", "davis")
    assert t.cards("arts") == ["ticket", "davis"]
    assert t.cards("agriculture") == ["ticket", "burnham"]


@pytest.mark.rule("WF turn.4")
def test_with_no_other_area_open_all_three_cards_come_home():
    t = table(cards=FULL).choose("place:agriculture").deal("ticket", "burnham", "davis")
    assert lying(t) == [4, 3, 3, 4, 3]
    assert t.cards("agriculture") == ["ticket", "burnham", "davis"]
    assert t.turn == 2


@pytest.mark.rule("WF turn.4.limit")
@pytest.mark.parametrize(("area", "limit"), LIMITS.items())
def test_an_area_takes_3_or_4_cards(area, limit):
    after = RING.split()[RING.split().index(area) - 1]
    t = table(cards={area: ["ticket"] * (limit - 1)}).choose(f"place:{after}").deal("burnham", "davis", "palmer")
    assert t.cards(area) == ["ticket"] * (limit - 1) + ["davis"]
    t = table(cards={area: ["ticket"] * limit}).choose(f"place:{after}").deal("burnham", "davis", "palmer")
    assert t.cards(area) == ["ticket"] * limit


@pytest.mark.rule("WF turn.4", "WF turn.4.limit")
@given(st.permutations(AREA_NAMES), st.sampled_from(AREA_NAMES), st.lists(st.integers(0, 4), min_size=5, max_size=5))
@settings(derandomize=True, database=None, deadline=None)
def test_the_refill_walk_is_that_of_the_reference(ring, home, room):
    counts = {area: max(limit - less, 0) for (area, limit), less in zip(LIMITS.items(), room, strict=True)}
    t = table(ring=" ".join(ring), cards={area: [f"exhibit_{area}"] * count for area, count in counts.items()})
    t.choose(f"place:{home}").deal()

    counts[home] = 0
    position = ring.index(home)
    for _ in range(3):
        while counts[ring[position]] == LIMITS[ring[position]]:
            position = (position + 1) % 5
        counts[ring[position]] += 1
        position = (position + 1) % 5
    assert {area: len(t.cards(area)) for area in AREA_NAMES} == counts


@pytest.mark.rule("WF turn.4", "WF turn.4.limit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_area_is_ever_without_cards_or_beyond_its_limit_when_a_turn_begins(players):
    for t in whole_game(players, seed=11):
        if t.legal[:1] == ["place:agriculture"]:
            assert all(1 <= len(t.cards(area)) <= limit for area, limit in LIMITS.items())


@pytest.mark.rule("WF turn.4.reshuffle")
def test_an_empty_deck_takes_in_the_discards_when_a_card_is_needed():
    t = table(deck={"ticket": 1}, cards={"arts": ["exhibit_arts"]})
    discards = t.discards
    t.choose("place:arts").deal("ticket")
    assert t.told[-1] == "reshuffled"
    assert t.deck == discards
    assert t.discards == {}
    t.deal("burnham", "burnham")
    assert t.told.count("reshuffled") == 1


@pytest.mark.rule("WF turn.4.reshuffle")
def test_figures_played_this_turn_are_shuffled_in_and_cards_collected_are_not():
    t = table(deck={}, figures={1: ["davis", "davis", "palmer"]}, cards={"arts": ["palmer", "exhibit_arts"]})
    t.choose("place:arts", "davis:transportation", "discard:davis", "discard:palmer")
    assert t.deck["davis"] == 2
    assert t.deck["palmer"] == 1
    assert t.deck["exhibit_arts"] == 6


@pytest.mark.rule("WF turn.4.reshuffle")
def test_a_refill_that_ends_on_the_last_card_leaves_the_discards_alone_until_the_next_draw():
    t = table(deck={"ticket": 3}, figures={2: ["davis"]})
    discards = t.discards
    t.choose("place:arts").deal("ticket", "ticket", "ticket")
    assert (t.deck, t.discards, t.turn) == ({}, discards, 2)
    t.choose("place:electricity")
    assert "reshuffled" not in t.told
    t.choose("discard:davis")
    assert t.told[-1] == "reshuffled"
    assert t.deck == discards | {"davis": discards["davis"] + 1}


@pytest.mark.rule("WF turn.4.reshuffle", "WF scoring.1.trade", "WF scoring.2.approve")
def test_tickets_and_exhibits_given_up_in_a_scoring_go_into_the_next_deck():
    t = table(deck={"burnham": 3}, tickets=[5, 3], exhibits={1: {"arts": 2}}, cards={"arts": ["ticket"]})
    discards = t.discards
    t.choose("place:arts").deal("burnham", "burnham", "burnham")
    t.choose("place:transportation")
    assert t.deck == discards | {"ticket": discards["ticket"] + 9, "exhibit_arts": discards["exhibit_arts"] + 2}


EVERY_CARD_OUT = {
    "players": 4,
    "exhibits": {1: dict.fromkeys(AREA_NAMES, 8)},
    "tickets": [12, 0, 0, 0],
    "figures": {
        2: ["mccormick", "mccormick", "mccormick", "westinghouse"],
        3: ["westinghouse", "westinghouse", "saint_gaudens", "saint_gaudens"],
        4: ["saint_gaudens", "schwab", "schwab", "schwab"],
    },
    "cards": {
        "manufacturing": ["pullman", "pullman", "pullman", "davis"],
        "transportation": ["palmer", "burnham", "ticket", "ticket"],
        "electricity": ["ticket"] * 3,
        "agriculture": ["ticket"] * 3,
        "arts": ["ticket"] * 3,
    },
}


@pytest.mark.rule("WF turn.4.empty")
def test_with_both_piles_empty_the_refill_stops_and_the_game_goes_on():
    t = table(**EVERY_CARD_OUT, deck={"burnham": 1})
    assert t.discards == {}
    t.choose("place:manufacturing").deal("burnham")
    assert t.told[-1] == "deck-empty"
    assert lying(t) == [1, 3, 3, 4, 3]
    assert t.turn == 2
    t.choose("place:manufacturing", *["discard:mccormick"] * 3, "discard:westinghouse")
    t.deal("mccormick", "mccormick", "mccormick")
    assert lying(t) == [3, 3, 3, 4, 3]
    assert t.turn == 3


@pytest.mark.rule("WF turn.4.empty", "WF scoring.when")
def test_a_scoring_comes_although_both_piles_are_empty():
    t = table(**EVERY_CARD_OUT, deck={"burnham": 1})
    t.choose("place:agriculture").deal("burnham")
    assert t.told[t.told.index("deck-empty") + 1] == "scoring"
    assert t.coins == [15 + 2, 0, 0, 0]
    assert t.turn == 2


@pytest.mark.rule("WF turn.supply")
def test_with_an_empty_supply_a_supporter_is_lifted_for_step_1():
    t = table(supporters=EMPTY_SUPPLY)
    t.choose("place:arts")
    assert t.turn == 1
    assert t.legal == [f"lift:{area}" for area in AREA_NAMES]
    t.choose("lift:agriculture")
    assert t.supporters("agriculture") == [17, 1]
    assert t.supporters("arts") == [2, 1]
    assert t.supply == [0, 17]
    assert t.turn == "chance"


@pytest.mark.rule("WF turn.supply")
def test_a_supporter_may_be_lifted_from_the_very_area_it_goes_to():
    t = table(supporters=EMPTY_SUPPLY, cards={"arts": ["ticket"]})
    t.choose("place:arts", "lift:arts")
    assert t.supporters("arts") == [1, 1]
    assert t.tickets == [1, 0]


@pytest.mark.rule("WF turn.supply")
def test_only_own_supporters_are_lifted():
    t = table(supporters={"agriculture": [19, 3], "arts": [0, 5]})
    t.choose("place:electricity")
    assert "lift:arts" not in t.legal
    t.choose("lift:agriculture")
    assert t.supporters("agriculture") == [18, 3]


@pytest.mark.rule("WF turn.supply")
@pytest.mark.parametrize(
    ("figure", "play", "target"),
    [("burnham", "burnham", "arts"), ("davis", "davis:transportation", "transportation"),
     ("westinghouse", "patron:electricity", "electricity")],
)  # fmt: skip
def test_with_an_empty_supply_a_supporter_is_lifted_for_a_figure(figure, play, target):
    t = table(supporters={"agriculture": [17, 1]}, figures={1: [figure]})
    t.choose("place:arts", play)
    assert t.legal == [f"lift:{area}" for area in AREA_NAMES]
    before = t.supporters(target)[0]
    t.choose("lift:agriculture")
    assert t.supporters("agriculture") == [16, 1]
    assert t.supporters(target)[0] == before + 1
    assert t.discards == {figure: 1}


@pytest.mark.rule("WF turn.supply", "WF figures.discard")
def test_with_an_empty_supply_a_figure_can_be_discarded_instead():
    t = table(supporters={"agriculture": [17, 1]}, figures={1: ["davis"]})
    t.choose("place:arts", "discard:davis")
    assert t.turn == "chance"
    assert (t.supporters("agriculture"), t.supply) == ([17, 1], [0, 17])


@pytest.mark.rule("WF turn.supply")
def test_nothing_is_lifted_while_the_supply_lasts():
    t = table(supporters={"agriculture": [16, 1]}, figures={1: ["burnham", "mccormick"]})
    t.choose("place:arts")
    assert t.supply == [1, 17]
    t.choose("burnham")
    assert t.supply == [0, 17]
    assert t.supporters("arts") == [3, 1]
    assert t.legal == ["patron:agriculture", "discard:mccormick"]


@pytest.mark.rule("WF turn.end")
def test_without_the_car_round_no_scoring_comes():
    t = table(tickets=[4, 3], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert "scoring" not in t.told
    assert (t.tickets, t.game.car, t.turn) == ([5, 3], 8, 2)


@pytest.mark.rule("WF turn.end", "WF scoring.when")
def test_with_the_car_round_the_scoring_comes_before_the_next_turn():
    t = table(tickets=[5, 3], cards={"arts": ["ticket"]})
    t.choose("place:arts").deal()
    assert "scoring" in t.told
    assert (t.tickets, t.coins, t.turn) == ([0, 0], [8, 3], 2)
