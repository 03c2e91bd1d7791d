"""The rule index of Manifest Destiny has no gaps; stories about rules that belong to no single phase."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from midway import Match
from midway.games.destiny import GAME
from midway.games.destiny.describe import pieces
from midway.games.destiny.state import CARD_NAMES
from midway.match import verify

TESTS = Path(__file__).parent.parent


def test_every_rule_has_code_and_a_test():
    assert GAME.rulebook.gaps(TESTS) == []


def test_every_card_has_a_story():
    told = "".join(re.findall(r"def test_(\w+)", "".join(file.read_text() for file in TESTS.glob("destiny/test_cards_*.py"))))
    words = {"abolitionists_civil_rights_movement": ("abolitionists", "civil_rights_movement")}
    assert [name for name in CARD_NAMES if not all(word in told for word in words.get(name, (name,)))] == []


@pytest.mark.rule("MD 3.1", "MD 3.5")
@pytest.mark.parametrize("players", GAME.players)
def test_the_pieces_of_the_box(players):
    box = pieces(GAME.start(players))
    assert [box[f"tokens {player + 1}"] for player in range(players)] == [25] * players
    assert [box[f"steps {player + 1}"] for player in range(players)] == [7] * players
    assert (box["cities"], box["natives"], box["tourists"], box["technology"]) == (20, 5, 3, 2)


@pytest.mark.rule("MD turn.order")
def test_nobody_chooses_for_another():
    match = Match("destiny", ["Ann", "Bo", "Cy"], seed=1)
    other = (match.seat + 1) % 3
    refusal = match.why(other, match.legal()[0])
    assert (refusal.text, refusal.rule) == (f"{match.seats[match.seat].name} decides now.", "MD turn.order")


@pytest.mark.rule("MD end.when")
def test_nothing_is_chosen_after_the_end():
    match = verify(TESTS / "records" / "destiny-3.txt").match
    refusals = {match.why(0, code) for code in range(len(GAME.codes))}
    assert {(refusal.text, refusal.rule) for refusal in refusals} == {("The game is over.", "MD end.when")}


@pytest.mark.rule("MD 6.0")
def test_the_highest_bid_chooses_first_and_everyone_pays():
    match = Match("destiny", ["Ann", "Bo", "Cy"], seed=1, options={"cash": "open"})
    bids = {}
    for dollars in (5, 20, 0):
        bids[match.seat] = dollars
        match.choose(f"bid:{dollars}")
    chosen = []
    for home in ("virginia", "louisiana", "pennsylvania"):
        chosen.append(match.seat)
        match.choose(f"home:{home}")
    assert chosen == sorted(bids, key=bids.get, reverse=True)
    assert [60 - match.state.cash[player] for player in bids] == list(bids.values())
    assert [match.state.mat[place] for place in range(3)] == chosen


@pytest.mark.rule("MD 9.221")
def test_a_city_raises_payments_and_helps_defence(new_stage):
    stage = new_stage(3).hand(1, "cotton_gin").playing(1)
    stage.choose("play:cotton_gin:event")
    without = stage.game.cash[1]
    again = new_stage(3).city("virginia").hand(1, "cotton_gin").playing(1)
    again.choose("play:cotton_gin:event")
    assert again.game.cash[1] > without
    plain = new_stage(3).holds(0, "maryland").owns(0, "telephone").tokens(0, 9).expanding(0)
    assert plain.choose("attack:virginia", "highest:6").game.frames[plain.game.depth][2] == 2
    walled = new_stage(3).holds(0, "maryland").owns(0, "telephone").city("virginia").tokens(0, 9).expanding(0)
    assert walled.choose("attack:virginia", "highest:6").game.frames[walled.game.depth][2] == 3


@pytest.mark.rule("MD 11.0")
def test_profit_is_adjusted_before_it_is_paid_and_everyone_draws_last(new_stage):
    stage = new_stage(3).holds(0, "ohio", new=True).expanding(2)
    cash = stage.game.cash[0]
    stage.choose("done")
    assert (stage.game.profit[0], stage.game.cash[0]) == (20, cash)  # the bonus card comes first
    while stage.asked == (-1, "draw"):
        stage.choose(stage.legal[0])
    assert (stage.game.profit[0], stage.game.cash[0]) == (25, cash + 25)


@pytest.mark.rule("MD cards.accessible")
def test_what_can_be_reached_is_accessible_whoever_holds_it(new_stage):
    stage = new_stage().holds(1, "maryland", "georgia").hand(0, "revolutionary_war").playing(0)
    stage.choose("play:revolutionary_war:event", "aim:2")
    assert stage.options("give-up") == ["maryland"]
    assert stage.refuses("give-up:georgia") == "MD 8.326"
