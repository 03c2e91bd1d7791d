"""What a table may choose, and what an owner of the box may correct."""

from __future__ import annotations

import pytest
from fair import opening, scored, table

from midway.games.worldsfair.state import AREA_NAMES, CARD_NAMES
from midway.kernel.content import ContentError
from midway.kernel.game import GameError


@pytest.mark.rule("WF setup.1", "WF turn.3.car")
@pytest.mark.parametrize(("players", "spaces"), [(2, 9), (3, 11), (4, 13)])
def test_a_start_space_on_top_makes_a_round_one_ticket_longer(players, spaces):
    tickets = [spaces - 1] + [0] * (players - 1)
    cards = {"arts": ["ticket"], "agriculture": ["ticket"]}
    t = table(players, tickets=tickets, cards=cards, options={"start_space": "extra"})
    t.choose("place:arts").deal()
    assert "scoring" not in t.told
    t.choose("place:agriculture").deal()
    assert t.coins[:2] == [spaces + 2, 1]


@pytest.mark.rule("WF scoring.2.none")
@pytest.mark.parametrize(("empty_ranks", "approved"), [("no", [3, 0, 0, 0]), ("yes", [3, 1, 1, 1])])
def test_a_tied_second_place_without_a_supporter(empty_ranks, approved):
    t = scored([3, 0, 0, 0], exhibits=[3, 2, 2, 1], options={"empty_ranks": empty_ranks})
    assert [t.approved(player).get("agriculture", 0) for player in (1, 2, 3, 4)] == approved


@pytest.mark.rule("WF scoring.2.none")
@pytest.mark.parametrize(("empty_ranks", "points", "tokens"), [("no", 0, 0), ("yes", 2, 2)])
def test_an_area_without_any_supporter(empty_ranks, points, tokens):
    t = table(
        players=3, supporters={"electricity": [0, 0, 0]}, exhibits={3: {"electricity": 3}},
        tickets=[10, 0, 0], cards={"arts": ["ticket"]}, options={"empty_ranks": empty_ranks},
    )  # fmt: skip
    t.choose("place:arts").deal()
    tied_elsewhere = 3 * 2
    assert t.medals == [4 + tied_elsewhere + points, tied_elsewhere + points, tied_elsewhere + points]
    assert t.approved(3).get("electricity", 0) == tokens


@pytest.mark.rule("WF scoring.2.tied-first")
@pytest.mark.parametrize(
    ("reading", "supporters", "approved"),
    [("ladder", [2, 2], 1), ("reversed", [2, 2], 2), ("ladder", [2, 2, 1], 2), ("reversed", [2, 2, 1], 1),
     ("ladder", [2, 2, 1, 1], 2), ("reversed", [2, 2, 1, 1], 1)],
)  # fmt: skip
def test_the_two_readings_of_a_tied_first_place(reading, supporters, approved):
    t = scored(supporters, exhibits=[3, 3], options={"tied_first": reading})
    assert t.approved(1) == t.approved(2) == {"agriculture": approved}
    assert t.medals[:2] == ([0, 0] if len(supporters) == 2 else [2, 2])


@pytest.mark.rule("WF scoring.2.first", "WF scoring.2.second", "WF scoring.2.tied-second")
@pytest.mark.parametrize(("supporters", "approved"), [([3, 2, 1, 1], [3, 1, 0, 0]), ([3, 1, 1, 1], [3, 1, 1, 1])])
def test_the_reversed_reading_leaves_the_other_ranks_alone(supporters, approved):
    t = scored(supporters, exhibits=[3, 2, 2, 1], options={"tied_first": "reversed"})
    assert [t.approved(player).get("agriculture", 0) for player in (1, 2, 3, 4)] == approved


@pytest.mark.rule("WF scoring.2.approve")
@pytest.mark.parametrize(("approvals", "asked"), [("automatic", False), ("asked", True)])
def test_approvals_are_asked_for_or_not(approvals, asked):
    t = scored([3, 1], exhibits=[2, 0], options={"approvals": approvals})
    assert (t.legal == ["approve:agriculture", "keep"]) is asked
    assert t.approved(1) == ({} if asked else {"agriculture": 2})


@pytest.mark.rule("WF end.coins")
def test_the_edition_changes_nothing_in_the_rules():
    english, french = (opening(3, options={"edition": edition}) for edition in ("english", "french"))
    assert bytes(english.game) == bytes(french.game)


@pytest.mark.rule("WF setup.1")
@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (5, {}, "worldsfair is for 2 to 4 players, not 5."),
        (1, {}, "worldsfair is for 2 to 4 players, not 1."),
        (2, {"speed": "fast"}, "no option “speed”. Available: approvals, start_space, empty_ranks, tied_first, edition."),
        (2, {"start_space": "perhaps"}, "Option start_space must be one of counted, extra, not “perhaps”."),
    ],
)
def test_tables_that_cannot_be_are_refused_in_a_sentence(players, options, sentence):
    with pytest.raises(GameError) as refused:
        opening(players, options)
    assert sentence in str(refused.value)


@pytest.mark.rule("WF turn.4.limit")
def test_corrected_card_limits():
    corrections = {"board": {"card_limit": {"electricity": 4, "transportation": 3}}}
    cards = {"electricity": ["exhibit_arts"] * 3, "transportation": ["exhibit_electricity"] * 3}
    t = table(cards=cards, corrections=corrections).choose("place:manufacturing").deal()
    assert [len(t.cards(area)) for area in ("manufacturing", "electricity", "agriculture", "transportation")] == [1, 4, 1, 3]
    t = table(cards=cards).choose("place:manufacturing").deal()
    assert [len(t.cards(area)) for area in ("manufacturing", "electricity", "agriculture", "transportation")] == [1, 3, 1, 4]


@pytest.mark.rule("WF setup.9")
def test_corrected_start_bonus():
    corrections = {"board": {"start_bonus": {"first": ["arts", "electricity"], "second": []}}}
    t = opening(3, corrections=corrections).lay().deal().choose("first:2")
    assert [t.supporters(area) for area in AREA_NAMES] == [[2, 1, 1], [1, 2, 1], [1, 2, 1], [2, 1, 1], [1, 1, 1]]


@pytest.mark.rule("WF setup.5")
def test_corrected_figure_counts():
    figures = {"burnham": 5, "davis": 4, "palmer": 4, **dict.fromkeys(CARD_NAMES[9:], 2)}
    t = opening(3, corrections={"cards": {"figures": figures}})
    assert {name: t.deck[name] for name in CARD_NAMES[6:]} == figures
    t = opening(4, corrections={"cards": {"figures": figures}})
    assert {name: t.deck[name] for name in CARD_NAMES[6:9]} == {"burnham": 3, "davis": 3, "palmer": 3}


@pytest.mark.rule("WF setup.10", "WF scoring.2.first", "WF scoring.2.tied-first")
def test_corrected_scoring_cards():
    areas = {"2": {"medals": {"first": 4, "tied_first": 2}, "approvals": {"tied_first": 2}}}
    t = scored([3, 1], exhibits=[4, 0], corrections={"scoring": {"areas": areas}})
    assert (t.medals, t.approved(1)) == ([4, 0], {"agriculture": 3})
    t = scored([3, 3], exhibits=[3, 3], corrections={"scoring": {"areas": areas}})
    assert (t.medals, t.approved(1)) == ([2, 2], {"agriculture": 2})
    t = scored([3, 3, 1], exhibits=[3, 3], corrections={"scoring": {"areas": areas}})
    assert (t.medals, t.approved(1)) == ([2, 2, 0], {"agriculture": 2})


@pytest.mark.rule("WF setup.1", "WF setup.4", "WF setup.8", "WF scoring.1.leader", "WF end.sets")
def test_other_corrected_numbers():
    board = {"wheel": {"2": 2}, "rounds": {"number": 1}, "supporters": {"each": 20}}
    scoring = {"tickets": {"leader_bonus": 3}, "sets": {"points": [0, 2, 3, 6, 10, 15]}}
    t = table(
        tickets=[1, 0], cards={"arts": ["ticket"]}, approved={1: {"arts": 2}}, corrections={"board": board, "scoring": scoring}
    )
    assert t.supply == [15, 15]
    t.choose("place:arts").deal()
    assert t.turn == "nobody"
    assert t.match.result.parts[0] == {"coins": 5, "medals": 2, "sets": 4, "total": 11, "tokens": 2, "exhibits": 0}


@pytest.mark.rule("WF turn.4.limit", "WF setup.9", "WF setup.5", "WF setup.10")
@pytest.mark.parametrize(
    ("corrections", "sentence"),
    [
        ({"board": {"card_limit": {"arts": 2}}}, "board.card_limit.arts must be a whole number from 3 to 9."),
        ({"board": {"card_limit": {"arts": "many"}}}, 'board.card_limit.arts must be like 3, not "many".'),
        ({"board": {"card_limit": {"arts": True}}}, "board.card_limit.arts must be like 3, not true."),
        ({"board": {"card_limit": {"mines": 3}}}, "board.card_limit.mines is not in the content. Available: agriculture,"),
        ({"board": {"card_limit": 3}}, "board.card_limit must be a table of values."),
        ({"wheel": {"2": 9}}, "wheel is not in the content. Available: board, cards, scoring."),
        ({"board": {"start_bonus": {"first": ["mines"]}}}, "board.start_bonus.first must be a list of different names among"),
        ({"board": {"start_bonus": {"first": ["arts", "arts"]}}}, "board.start_bonus.first must be a list of different names"),
        ({"board": {"start_bonus": {"first": [["arts"]]}}}, "board.start_bonus.first must be a list of different names"),
        ({"board": {"start_bonus": {"first": "arts"}}}, 'board.start_bonus.first must be like ["manufacturing"], not "arts".'),
        ({"board": {"supporters": {"each": 5}}}, "board.supporters.each must be a whole number from 10 to 60."),
        ({"board": {"wheel": {"4": 0}}}, "board.wheel.4 must be a whole number from 1 to"),
        ({"cards": {"figures": {"burnham": 1}}}, "burnham must be a whole number"),
        ({"cards": {"figures": {"davis": -1}}}, "davis must be a whole number"),
        ({"scoring": {"areas": {"3": {"medals": {"first": -4}}}}}, "scoring.areas.3.medals.first must be a whole number from 0"),
        ({"scoring": {"areas": {"3": {"approvals": {"third": 1}}}}}, "scoring.areas.3.approvals.third is not in the content"),
        ({"scoring": {"sets": {"points": [0, 1, 3]}}}, "scoring.sets.points must be a list of 6 whole numbers."),
        ({"scoring": {"sets": {"points": [0, 1, 3, 6, 10, "15"]}}}, "scoring.sets.points must be a whole number from 0 to"),
    ],
)
def test_bad_corrections_are_refused_in_a_sentence(corrections, sentence):
    with pytest.raises(ContentError) as refused:
        opening(2, corrections=corrections)
    assert sentence in str(refused.value)


@pytest.mark.rule("WF setup.6")
def test_a_deck_too_small_to_set_up_is_refused():
    figures = {"burnham": 2, "davis": 1, "palmer": 1, **dict.fromkeys(CARD_NAMES[9:], 0)}
    with pytest.raises(ContentError):
        opening(2, corrections={"cards": {"exhibits": {"each_area": 1}, "tickets": {"number": 5}, "figures": figures}})


@pytest.mark.rule("WF setup.1")
@pytest.mark.parametrize("corrections", [{"board": {"wheel": {"4": 24}}}, {"cards": {"tickets": {"number": 17}}}])
def test_a_wheel_that_the_tickets_cannot_bring_round_is_refused(corrections):
    with pytest.raises(ContentError):
        opening(4, corrections=corrections)
