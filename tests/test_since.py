"""Since your last turn: what was done to a player, harm first, then a line for each rival; nothing they may not know."""

from __future__ import annotations

import random

import fair
import pytest
from midway import Match
from midway.kernel.acts import HARM, OTHER, TONES
from midway.kernel.rule import CHANCE
from midway.match.log import done_to
from midway.match.since import began, since

KINDS = {
    "worldsfair": {"moved", "tied", "rank", "tickets", "scored", "turn"},
    "museum": {"opinion", "slot", "last-round", "bought", "lent", "exhibits", "inventory", "takes", "plays"},
    "destiny": {"cash", "paid-to", "profit", "points", "stolen", "land", "city", "held", "earned", "collected", "profit-up",
                "products", "turn"},
}  # fmt: skip
OPTIONS = {"museum": {"pavilions": "on", "loans": "on"}}
LANGUAGES = ("en", "fr", "pl")


def turns(game, seed):
    """A match by bots that also choose at random: at the beginning of each turn, who begins it."""
    match = Match(game, ["Ann", "Bo", "Cy", "Di"][: 4 if game != "museum" else 3], seed=seed, options=OPTIONS.get(game, {}))
    rng, last = random.Random(seed), None
    while match.seat >= 0:
        if match.seat != last and match.game.telling.turn(match.state) == match.seat:
            yield match
        last = match.seat
        greedy = match.plain.choose([match.state], 1, rng.getrandbits(32))
        match.choose(greedy if rng.random() < 0.8 else rng.choice(match.legal()))


@pytest.mark.parametrize(("game", "seed"), [("worldsfair", 2), ("museum", 1), ("destiny", 2)])
def test_every_kind_of_act_is_told_in_order_and_in_every_language(game, seed):
    told = set()
    for number, match in enumerate(turns(game, seed)):
        since_then = since(match, match.seat, LANGUAGES[number % 3])
        acts = [deed.act for deed in since_then.deeds]
        told |= {act.kind for act in acts}
        assert [act.tone for act in acts] == sorted((act.tone for act in acts), key=TONES.index)
        assert all(act.number >= since_then.start for act in acts)
        assert all(act.by != match.seat for act in acts)
        assert all(deed.text and "None" not in deed.text + deed.more for deed in since_then.deeds)
        if game == "museum":  # where the log names nobody who was harmed
            harmed = {
                event.number
                for event in match.stands
                if event.number >= since_then.start and done_to(match, event, match.seat)[1]
            }
            named = {act.number for act in acts if act.tone == HARM and act.kind != "last-round"}
            further = sum(act.facts["n"] - 1 for act in acts if act.kind == "slot")  # told with the first of a Pavilion
            assert named <= harmed
            assert len(harmed) == len(named) + further
        assert len({act.by for act in acts if act.tone == OTHER}) == sum(act.tone == OTHER for act in acts)
        assert all(len(set(act.places)) == len(act.places) for act in acts)
    assert told >= KINDS[game]


def test_a_turn_begins_with_the_first_event_in_it():
    match = Match("museum", ["Ann", "Bo", "Cy"], seed=1)
    turn, begun, of = match.game.telling.turn, 0, None
    while match.number < 150:
        if turn(match.state) != of:
            begun, of = match.number, turn(match.state)
        assert began(match) == begun
        match.dealer, dealer = None, match.dealer
        if match.seat == CHANCE:
            match.happen(CHANCE, match.draw(dealer))
        else:
            match.choose(match.plain.choose([match.state], 1, match.number))
        match.dealer = dealer


def test_nothing_is_told_before_a_first_turn():
    match = Match("worldsfair", ["Ann", "Bo", "Cy"], seed=4)
    had = set()
    while len(had) < 3 or match.seat != match.state.player:
        told = since(match, match.seat, "en")
        assert (told.turns == 0 and not told.deeds) if match.seat not in had else told.start <= match.number
        had.add(match.seat)
        match.choose(match.legal()[0])
    assert since(match, match.seat, "en").deeds


def only(acts, kind):
    found = [act for act in acts if act.kind == kind]
    assert len(found) == 1, [act.kind for act in acts]
    return found[0]


@pytest.mark.rule("WF figures.palmer")
def test_a_supporter_moved_by_palmer_is_harm_with_both_places():
    table = fair.table(2, figures={1: ["palmer"]}, supporters={"electricity": [0, 2], "arts": [0, 0]})
    acts = table.watched(1, "place:arts", "palmer", "take:2:electricity", "put:arts")
    act = only(acts, "moved")
    assert (act.tone, act.by, act.figure) == (HARM, 0, (2, 1))
    assert act.places == ("area:electricity", "area:arts")


@pytest.mark.rule("WF scoring.2")
def test_a_rank_that_is_shared_now_is_tied_and_one_that_is_gone_is_lost():
    table = fair.table(2, supporters={"arts": [1, 2], "electricity": [2, 2]})
    assert only(table.watched(1, "place:arts"), "tied").facts["n"] == 2
    table = fair.table(2, supporters={"arts": [0, 2], "electricity": [2, 2]})
    lost = only(table.watched(1, "place:electricity"), "rank")
    assert (lost.tone, lost.facts["was"], lost.facts["now"]) == (HARM, "tied_first", "second")


@pytest.mark.rule("WF scoring.1.leader")
def test_the_lead_in_tickets_is_lost_to_whoever_has_more():
    table = fair.table(2, tickets=[1, 1], cards={"arts": ["ticket"]})
    act = only(table.watched(1, "place:arts"), "tickets")
    assert (act.by, act.figure, act.places) == (0, (1, 2), ("seat:1",))


@pytest.mark.rule("WF turn.3")
def test_a_rival_s_turn_is_one_line_with_its_area_and_the_wheel():
    table = fair.table(2, cards={"arts": ["ticket", "davis"]})
    act = only(table.watched(1, "place:arts"), "turn")
    assert (act.tone, act.by, act.facts["area"], act.facts["wheel"]) == (OTHER, 0, "arts", 1)
