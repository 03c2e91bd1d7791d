"""What the picture is told beyond the position: ranks, rewards, and what a choice would change."""

from __future__ import annotations

import random

import pytest
from fair import table

from midway.games.worldsfair.picture import forecast
from midway.games.worldsfair.scoring import reward, reward_ticket_leaders, trade_tickets
from midway.kernel.game import find
from midway.match import Match

GAME = find("worldsfair")
ENGLISH = GAME.words("en")


def extras(t):
    return GAME.picture.extras(t.match)


def preview(t, choice):
    return GAME.picture.preview(t.match, GAME.codes.code(choice), ENGLISH)


@pytest.mark.rule("WF scoring.2", "WF scoring.2.none")
def test_ranks_of_every_area():
    t = table(players=4, supporters={"arts": [3, 3, 1, 0], "electricity": [4, 2, 2, 1], "agriculture": [5, 4, 0, 0]})
    ranks = extras(t)["ranks"]
    assert ranks["arts"] == ["tied_first", "tied_first", None, None]
    assert ranks["electricity"] == ["first", "tied_second", "tied_second", None]
    assert ranks["agriculture"] == ["first", "second", None, None]


@pytest.mark.rule("WF setup.10", "WF scoring.2.tied-first")
def test_rewards_of_this_table():
    def rows(players, options=None):
        return [(row["rank"], row["points"], row["approvals"]) for row in extras(table(players, options=options))["rewards"]]

    assert rows(4) == [("first", 4, 3), ("tied_first", 2, 2), ("second", 2, 1), ("tied_second", 0, 1)]
    assert rows(2) == [("first", 2, 3), ("tied_first", 0, 1), ("second", 0, 0), ("tied_second", 0, 0)]
    assert rows(2, {"tied_first": "reversed"})[1] == ("tied_first", 0, 2)


def test_printed_numbers_of_this_table():
    told = extras(table(3, options={"start_space": "extra"}, corrections={"board": {"card_limit": {"arts": 5}}}))
    assert told["spaces"] == 12
    assert told["limits"]["arts"] == 5
    assert told["sets"] == [1, 3, 6, 10, 15]
    assert told["tickets"] == {"each": 1, "most": 2}
    assert told["rounds"] == 3
    assert told["step"] == "place"


@pytest.mark.rule("WF scoring.2", "WF turn.3")
def test_preview_tells_gain_and_rank_of_placing():
    t = table(players=3, supporters={"arts": [2, 3, 1]}, tickets=[0, 1, 0], cards={"agriculture": ["ticket", "ticket"]})
    assert preview(t, "place:arts") == {"net": 0, "note": "Tied for first"}
    assert preview(t, "place:agriculture") == {"net": 6, "note": "You would lead alone"}


@pytest.mark.rule("WF scoring.2.none")
@pytest.mark.parametrize(
    ("supporters", "note"),
    [
        ([0, 3, 2, 1], "Tied for third: nothing"),
        ([0, 3, 2, 2], "Fourth: nothing"),
        ([1, 3, 1, 1], "Second alone"),
        ([1, 3, 2, 1], "Tied for second"),
    ],
)
def test_preview_says_when_a_rank_is_worth_nothing(supporters, note):
    assert preview(table(players=4, supporters={"arts": supporters}), "place:arts")["note"] == note


@pytest.mark.rule("WF turn.supply")
def test_preview_promises_no_points_while_a_supporter_must_be_lifted():
    t = table(players=2, supporters={"arts": [18, 1]})
    assert preview(t, "place:electricity") == {"note": "You would lead alone"}
    t.choose("place:electricity")
    assert preview(t, "lift:arts") == {"net": 2, "note": "You would lead alone, as now"}


@pytest.mark.rule("WF figures.burnham", "WF figures.palmer")
def test_preview_of_figures():
    t = table(players=2, figures={1: ["burnham", "palmer"]}).choose("place:arts")
    assert preview(t, "burnham") == {"net": 0, "note": "You would lead alone, as now"}
    assert preview(t, "discard:burnham") == {}
    t.choose("palmer", "take:2:electricity")
    assert preview(t, "put:agriculture")["note"] == "Second alone: nothing"


@pytest.mark.rule("WF figures.palmer")
def test_a_supporter_to_take_is_a_place_of_its_own():
    t = table(players=2, figures={1: ["palmer"]}).choose("place:arts", "palmer")
    marks = {option.args["player"] + option.args["area"]: option.marks for option in t.match.options}
    assert marks["2arts"] == ("player:2", "area:arts", "supporter:2:arts")


@pytest.mark.parametrize(
    ("language", "two", "five"), [("en", "tickets", "tickets"), ("fr", "tickets", "tickets"), ("pl", "bilety", "biletów")]
)
def test_tickets_are_counted_in_every_language(language, two, five):
    words = GAME.words(language)
    assert [words("ticket-short", n=n) for n in (2, 5)] == [two, five]


@pytest.mark.rule("WF scoring.when", "WF scoring.1.leader", "WF scoring.1.trade", "WF scoring.2", "WF end.sets")
@pytest.mark.parametrize("options", [{}, {"empty_ranks": "yes"}, {"tied_first": "reversed"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_forecast_is_what_the_rules_of_a_scoring_would_bring(players, options):
    rng = random.Random(players)
    match = Match(GAME, players, seed=5, options=options)
    while match.result is None:
        assert forecast(match.plain, match.state) == scored(match.plain, match.state)
        match.choose(rng.choice(match.legal()))


def scored(plain, state):
    """Each player's points after the steps of a scoring that bring some, in which everyone approves all they may."""
    now = state.clone()
    now.asks_approvals = 0
    plain.bound(reward_ticket_leaders)(now)
    plain.bound(trade_tickets)(now)
    for player in range(now.seats):
        for area in range(5):
            plain.bound(reward)(now, player, area)
    return [plain.rules.score(now, player) for player in range(now.seats)]
