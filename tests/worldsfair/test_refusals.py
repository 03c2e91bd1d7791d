"""Every refusal cites its rule and names the fact that blocks the choice."""

from __future__ import annotations

import pytest
from fair import opening, scored, table

from midway.match import Refused

ALL_FIGURES = ["burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman"]
BURNHAM, SCHWAB = {1: ["burnham"]}, {1: ["schwab"]}

POSITIONS = {
    "laying tiles": lambda: opening(2).choose("tile:arts"),
    "opening": lambda: opening(2).lay(),
    "drawing the first player": lambda: opening(2).lay().deal(),
    "placing": lambda: table(supporters={"agriculture": [4, 1]}, figures={1: ALL_FIGURES}),
    "lifting": lambda: table(supporters={"agriculture": [19, 1], "arts": [0, 1]}).choose("place:electricity"),
    "playing": lambda: table(figures={1: ALL_FIGURES}).choose("place:arts"),
    "playing Burnham": lambda: table(figures=BURNHAM).choose("place:arts"),
    "playing Schwab": lambda: table(figures=SCHWAB).choose("place:arts"),
    "taking": lambda: table(supporters={"arts": [1, 0]}, figures={1: ["palmer"]}).choose("place:agriculture", "palmer"),
    "putting": lambda: table(figures={1: ["palmer"]}).choose("place:arts", "palmer", "take:2:electricity"),
    "refilling": lambda: table(deck={"ticket": 1, "davis": 2}).choose("place:arts"),
    "approving": lambda: scored([3, 1], exhibits=[2, 0], options={"approvals": "asked"}),
}

REFUSALS = [
    ("wrong-step", "placing", "tile:arts", "WF setup.2", "tiles"),
    ("wrong-step", "placing", "deal:ticket", "WF turn.4", "deck"),
    ("wrong-step", "laying tiles", "deal:ticket", "WF setup.6", "tiles"),
    ("wrong-step", "placing", "first:2", "WF setup.9", "first player"),
    ("wrong-step", "playing", "place:arts", "WF turn.1", "step 1"),
    ("wrong-step", "placing", "lift:arts", "WF turn.supply", "14"),
    ("wrong-step", "placing", "burnham", "WF turn.2", "step 2"),
    ("wrong-step", "placing", "davis:arts", "WF turn.2", "step 2"),
    ("wrong-step", "placing", "palmer", "WF turn.2", "step 2"),
    ("wrong-step", "placing", "patron:arts", "WF turn.2", "step 2"),
    ("wrong-step", "placing", "discard:palmer", "WF turn.2", "step 2"),
    ("wrong-step", "playing", "take:2:arts", "WF figures.palmer", "Bertha Palmer"),
    ("wrong-step", "taking", "put:arts", "WF figures.palmer", "Bertha Palmer"),
    ("wrong-step", "placing", "approve:arts", "WF scoring.2.approve", "scoring phase"),
    ("wrong-step", "placing", "keep", "WF scoring.2.approve", "scoring phase"),
    ("tile-laid", "laying tiles", "tile:arts", "WF setup.2", "Fine Arts"),
    ("no-such-player", "drawing the first player", "first:3", "WF setup.9", "not at this table"),
    ("no-such-player", "taking", "take:4:arts", "WF figures.palmer", "not at this table"),
    ("not-in-deck", "refilling", "deal:schwab", "WF turn.4", "Charles H. Schwab"),
    ("not-in-deck", "refilling", "deal:exhibit_arts", "WF turn.4", "Fine Arts"),
    ("no-supporter-to-lift", "lifting", "lift:arts", "WF turn.supply", "in Fine Arts"),
    ("no-such-figure", "playing Schwab", "burnham", "WF turn.2", "Daniel Burnham"),
    ("no-such-figure", "playing Burnham", "davis:transportation", "WF turn.2", "George Davis"),
    ("no-such-figure", "playing Burnham", "palmer", "WF turn.2", "Bertha Palmer"),
    ("no-such-figure", "playing Schwab", "patron:arts", "WF turn.2", "Augustus Saint-Gaudens"),
    ("no-such-figure", "playing Schwab", "discard:pullman", "WF turn.2", "George Pullman"),
    ("not-adjacent", "playing", "davis:manufacturing", "WF figures.adjacent", "Manufacturing is not adjacent to Fine Arts"),
    ("not-adjacent", "playing", "davis:arts", "WF figures.adjacent", "Fine Arts"),
    ("no-supporter-there", "taking", "take:2:arts", "WF figures.palmer", "Player 2 has no supporter in Fine Arts"),
    ("same-area", "putting", "put:electricity", "WF figures.palmer", "Electricity"),
    ("other-area", "approving", "approve:arts", "WF scoring.2.approve", "Agriculture is being scored"),
]


@pytest.mark.rule("WF turn.order", "WF turn.1", "WF turn.2", "WF turn.supply", "WF figures.adjacent", "WF figures.palmer")
@pytest.mark.parametrize(("reason", "position", "choice", "rule", "fact"), REFUSALS)
def test_a_refused_choice_says_why_and_changes_nothing(reason, position, choice, rule, fact):
    t = POSITIONS[position]()
    before = t.game.clone()
    number = t.match.plain.rules.refusal(t.game, t.match.game.codes.code(choice))
    assert t.match.game.reasons[number - 1].name == reason
    refusal = t.why(choice)
    assert refusal.rule == rule
    assert fact in refusal.text
    with pytest.raises(Refused) as refused:
        t.choose(choice)
    assert refused.value.refusal == refusal
    assert t.game == before


@pytest.mark.rule("WF turn.order")
def test_every_reason_has_a_position_here():
    assert {reason for reason, *_ in REFUSALS} == {reason.name for reason in opening().match.game.reasons}


@pytest.mark.rule("WF turn.order")
@pytest.mark.parametrize("position", POSITIONS)
def test_whatever_is_not_legal_is_refused_with_a_rule_of_the_book(position):
    t = POSITIONS[position]()
    assert t.legal
    for code in range(len(t.match.game.codes)):
        choice = t.match.game.codes.text(code)
        refusal = t.why(choice)
        assert (refusal is None) == (choice in t.legal)
        assert refusal is None or (t.match.game.rulebook.find(refusal.rule) and refusal.text)


@pytest.mark.rule("WF turn.order")
def test_another_player_s_turn_is_named():
    refusal = table(players=3, turn=2).why("place:arts", seat=2)
    assert (refusal.rule, refusal.text) == ("WF turn.order", "Player 2 decides now.")


@pytest.mark.rule("WF turn.order", "WF turn.4")
def test_nobody_chooses_for_chance():
    refusal = POSITIONS["refilling"]().why("place:arts", seat=0)
    assert refusal.rule == "WF turn.order"
    assert "card" in refusal.text


@pytest.mark.rule("WF turn.order")
def test_a_choice_that_does_not_exist_is_refused():
    refusal = table().why("place:mines")
    assert refusal.rule == "WF turn.order"
    assert "no such choice" in refusal.text


@pytest.mark.rule("WF end.when")
def test_after_the_end_nothing_can_be_chosen():
    refusal = table(rounds=3).why("place:arts", seat=0)
    assert (refusal.rule, refusal.text) == ("WF end.when", "The game is over.")


@pytest.mark.rule("WF turn.4")
def test_only_cards_of_the_deck_can_come():
    assert POSITIONS["refilling"]().legal == ["deal:ticket", "deal:davis"]
