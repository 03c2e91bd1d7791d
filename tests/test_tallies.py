"""Scorings and payments as tables: their rows add up to what the rules gave, in all three games."""

from __future__ import annotations

import random

import pytest

from midway.games.destiny.state import PRODUCT_NAMES
from midway.games.destiny.tables import PAYMENT
from midway.games.museum.state import CIVILISATION_NAMES, EACH
from midway.kernel.words import LANGUAGES
from midway.match import Match

GAMES = [("worldsfair", 3, {}), ("worldsfair", 2, {"approvals": "asked"}), ("museum", 2, {"pavilions": "on"}), ("destiny", 3, {})]


def played(game, players, options):
    """A match of greedy bots to its end."""
    match = Match(game, players, seed=4, options=options)
    rng = random.Random(4)
    while match.decision:
        match.choose(match.plain.choose(match.plain.table(match.state), 1, rng.getrandbits(32)))
    return match


def named(case):
    return "-".join([case[0], *case[2]])


@pytest.fixture(scope="module", params=GAMES, ids=named)
def match(request):
    return played(*request.param)


def told(match):
    return match.game.picture.tallies(match)


@pytest.mark.parametrize("match", GAMES[:3], indirect=True, ids=named)
def test_rows_add_up_and_a_tally_begins_where_the_last_one_ended(match):
    tallies = told(match)
    assert tallies
    for last, tally in zip([None, *tallies], tallies, strict=False):
        assert tally.adds
        for seat in range(len(match.seats)):
            assert tally.before[seat] + sum(row.cells[seat].number for row in tally.rows) == tally.after[seat]
        assert last is None or tally.before == last.after
    assert list(tallies[-1].after) == match.result.scores


@pytest.mark.parametrize("match", GAMES[2:3], indirect=True, ids=named)
def test_a_row_that_is_told_in_scenes_is_their_sum(match):
    told_in_scenes = {row.kind: row for tally in told(match) for row in tally.rows if row.scenes}
    assert {"civilisations", "domains", "patron"} <= told_in_scenes.keys()
    for row in told_in_scenes.values():
        for seat, cell in enumerate(row.cells):
            assert cell.number == sum(scene.number for scene in row.scenes if scene.seat == seat)
    for scene in told_in_scenes["civilisations"].scenes:
        entries = [match.state.space[scene.seat][int(place.removeprefix("space:")) - 1] for place in scene.places]
        things = [match.state.entry[scene.seat][entry - 1] for entry in entries]
        assert {CIVILISATION_NAMES[thing // EACH] for thing in things} == {scene.facts["kind"]}
        assert len(things) + scene.facts["experts"] == scene.facts["size"]


@pytest.mark.parametrize("match", GAMES[:2], indirect=True, ids=named)
def test_the_scorings_of_a_fair_are_its_three_rounds(match):
    tallies = told(match)
    assert [tally.facts["n"] for tally in tallies] == [1, 2, 3]
    for tally in tallies:
        assert [row.kind for row in tally.rows] == ["tickets", *["area"] * 5, "recall"]
        there = match.until(tally.number + 1)
        assert list(tally.after) == match.game.picture.points(there, None)["scores"]
        counted = [[cell.pieces for cell in row.cells] for row in tally.rows[1:-1]]
        assert [[number - number // 2 for number in row] for row in counted] == [
            [there.state.supporters[seat][area] for seat in range(len(match.seats))] for area in match.state.ring
        ]


@pytest.mark.parametrize("match", GAMES[3:], indirect=True, ids=named)
def test_adjustments_tell_the_profit_that_everybody_has_then(match):
    tallies = [tally for tally in told(match) if tally.kind == "adjustments"]
    assert [tally.facts["n"] for tally in tallies] == list(range(1, len(tallies) + 1))
    for tally in tallies:
        rows = {row.kind: [cell.number for cell in row.cells] for row in tally.rows}
        assert rows["now"] == match.until(tally.number + 1).state.profit[: len(match.seats)] == list(tally.after)
        for seat, before in enumerate(rows["before"]):
            gained = sum(rows[kind][seat] for kind in ("land", "lost") if kind in rows)
            assert before + gained == rows["now"][seat]


@pytest.mark.parametrize("match", [("destiny", 5, {})], indirect=True, ids=named)
def test_a_payment_is_what_its_column_says(match):
    tallies = [tally for tally in told(match) if tally.kind == "payment"]
    assert tallies
    for tally in tallies:
        table = match.plain.tables(PAYMENT)[PRODUCT_NAMES.index(tally.facts["product"])]
        rows = {row.kind: [cell.number for cell in row.cells] for row in tally.rows}
        assert rows["dollars"] == [table[column] for column in rows["column"]] == list(tally.after)
        less = tally.facts["surplus"] == "yes"
        assert all(min(icons, 6) - less <= column for icons, column in zip(rows["icons"], rows["column"], strict=True))
        assert len(tally.rows[0].places) >= sum(icons > 0 for icons in rows["icons"])
        before, after = match.until(tally.number).state, match.until(tally.number + 1).state
        assert all(now >= had + paid for had, now, paid in zip(before.cash, after.cash, rows["dollars"], strict=False))


@pytest.mark.parametrize("match", GAMES[3:], indirect=True, ids=named)
def test_a_turn_at_a_glance_tells_what_it_changed(match):
    glances = [tally for tally in told(match) if tally.kind == "glance"]
    assert [tally.facts["n"] for tally in glances] == list(range(1, len(glances) + 1))
    for tally in glances:
        rows = {row.kind: row.cells for row in tally.rows}
        then = match.until(tally.number + 1).state
        assert list(tally.after) == then.points[:3] == [cell.number for cell in rows["points"]]
        assert [cell.number for cell in rows["profit"]] == then.profit[:3]
        assert sorted(cell.number for cell in rows["choice"]) == [1, 2, 3]
        adjusted = next(one for one in told(match) if one.kind == "adjustments" and one.facts == tally.facts)
        assert [cell.number for cell in rows["income"]] == [cell.number for cell in adjusted.rows[-1].cells]


def test_an_event_that_ends_a_tally_says_so(match):
    closes, lines = match.game.picture.closes, match.game.lines
    ends = [event.number for event in match.stands if any(closes(lines[one.line].name, one.numbers[0]) for one in event.told)]
    assert ends == list(dict.fromkeys(tally.number for tally in told(match)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_told_in_every_language(match, language):
    words = match.game.words(language)
    for tally in told(match):
        assert words(f"tally-{tally.kind}", **tally.facts)
        for row in [*tally.rows, *(scene for told_row in tally.rows for scene in told_row.scenes)]:
            facts = {name: "Ann" if isinstance(fact, tuple) else fact for name, fact in row.facts.items()}
            assert words(f"tally-{row.kind}", **facts)
            assert words(f"tally-{row.kind}", "title", **facts)
            assert not words.has(f"tally-{row.kind}", "says") or words(f"tally-{row.kind}", "says", **facts)
