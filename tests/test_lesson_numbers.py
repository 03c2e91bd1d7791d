"""Every number that the host of a lesson says, and every score on a door, is what the game itself has at that moment."""

from __future__ import annotations

import re

import pytest
from test_lessons import FIRST, LESSONS, asserted, begun, scores

from midway.games.destiny import tables as destiny
from midway.games.destiny.contest import odds
from midway.games.destiny.state import TERRITORY_NAMES
from midway.games.museum import tables as museum
from midway.games.museum.state import PATRON_NAMES, SPACES
from midway.games.worldsfair import tables as worldsfair
from midway.kernel.game import find
from midway.kernel.words import LANGUAGES
from midway.match.lesson import last_of
from midway.match.script import Script


def cards(game, kind, *ids):
    """What is printed on cards."""
    told = find(game).telling.cards("en")[kind]
    return [told[one] for one in ids]


def values(*ids):
    return {card["value"] for card in cards("museum", "object", *ids)}


def medals(step, *areas):
    """The learner's medals in areas, as the scoring tells them."""
    match = asserted("worldsfair", step)
    [tally] = match.game.picture.tallies(match)
    rows = {row.facts.get("area"): row for row in tally.rows}
    return {dict(rows[area].cells[0].signs)["medal"] for area in areas}


def plain(game, step="goal"):
    return asserted(game, step).plain


def cash(step):
    return asserted("destiny", step).state.cash[0]


def after(step, *choices):
    """The learner's cash after some choices at a step."""
    lesson = begun("destiny", step)
    for choice in choices:
        lesson.match.choose(choice)
    return lesson.match.state.cash[0]


def attack():
    match = asserted("destiny", "attack")
    chances = match.plain.bound(odds)(match.state, 0, TERRITORY_NAMES.index("west_virginia"))
    return {round(chances / 10), 100}


def final():
    parts = asserted("museum", "final").game.picture.breakdown(asserted("museum", "final"))
    named = {abs(parts[0][name]) for name in ("track", "collections", "gallery", "patron", "opinion")}
    return named | {row["total"] for row in parts}


def collections(kind, *sizes):
    return {plain("museum").tables(museum.COLLECTION_POINTS)[kind][size] for size in sizes}


def rewards(*slots):
    """What slots of the first Pavilion bring."""
    pavilion = find("museum").picture.extras(asserted(WING, "slots"))["pavilions"][0]
    return {pavilion["rewards"][slot - 1] for slot in slots}


def part(name, step, seat=0):
    """A part of a player's score when a card of the wing is shown."""
    return scores(asserted(WING, step))["parts"][seat][name]


def years():
    told = find("destiny").words("en")
    return {int(number) for era in (1, 3) for number in re.findall(r"\d{4}", told(f"era-{era}", "years"))}


WING = "museum/pavilions"
SHIPS = ("egyptian_07_khufu_ship", "greek_06_kyrenia_ship")
SAID = {
    "worldsfair": {
        "forecast-says": lambda: set(scores(asserted("worldsfair", "forecast"))["forecast"]),
        "score-tickets-says": lambda: {plain("worldsfair").tables(worldsfair.LEADER_BONUS)},
        "score-first-says": lambda: medals("score-first", "electricity"),
        "score-second-says": lambda: medals("score-second", "agriculture", "manufacturing"),
        "sets-says": lambda: set(plain("worldsfair").tables(worldsfair.SET_POINTS)[1:6]),
        "free-says": lambda: set(scores(asserted("worldsfair", "free"))["scores"]),
        "free-comment-agriculture": lambda: medals("score-second", "manufacturing"),
    },
    "museum": {
        "goal-says": lambda: {SPACES, plain("museum").tables(museum.GOAL)[0]},
        "object-says": lambda: values("polynesian_03_double_hulled_voyaging_canoe"),
        "patron-says": lambda: {plain("museum").tables(museum.PATRON_POINTS)[PATRON_NAMES.index("patron_navigation")][-1]},
        "explore-says": lambda: values(SHIPS[0]),
        "explore-other-shield": lambda: values("celtic_04_battersea_shield"),
        "furbish-says": lambda: values("polynesian_03_double_hulled_voyaging_canoe"),
        "discard-says": lambda: {asserted("museum", "discard").state.track[0]},
        "discard-other-later": lambda: values("egyptian_03_gayer_anderson_cat"),
        "two-other-change": lambda: values(*SHIPS),
        "collection-says": lambda: collections(1, 3, 4, 5, 7),
        "blocks-says": lambda: collections(0, 3),
        "rival-says": lambda: values("phoenician_03_bireme_relief_of_nineveh"),
        "ten-says": lambda: {asserted("museum", "ten").state.track[0], *collections(1, 4)},
        "final-says": final,
    },
    WING: {
        "slots-says": lambda: rewards(1),
        "place-says": lambda: rewards(1),
        "reward-says": lambda: rewards(2),
        "ada-says": lambda: rewards(3),
        "host-says": lambda: values("egyptian_03_gayer_anderson_cat") | {part("collections", "host")},
        "bonus-says": lambda: {part("pavilions", "bonus"), part("pavilions", "bonus", 1)},
        "lend-says": lambda: {part("collections", step, 1) for step in ("lend", "share")},
        "share-says": lambda: {
            *(part("collections", step, 1) for step in ("lend", "share")),
            part("loans", "share"),
            part("track", "share") - part("track", "lend"),
        },
    },
    "destiny": {
        "goal-says": lambda: {min(years()), max(years()), plain("destiny").tables(destiny.GOAL)},
        "bid-says": lambda: {cash("bid")},
        "bid-move": lambda: {cash("bid") - cash("destiny")},
        "payday-says": lambda: {
            cash("payday") - cash("destiny"),
            scores(asserted("destiny", "payday"))["scores"][0],
            cards("destiny", "product", "wheat")[0]["payments"][0],
        },
        "leader-says": lambda: {cards("destiny", "progression", "westward_ho")[0]["cost"] - cash("progress") + cash("research")},
        "congress-says": lambda: {cash("congress") - cash("progress")},
        "progress-says": lambda: {card["vp"] for card in cards("destiny", "progression", "railroads", "airplanes")},
        "research-says": lambda: set(cards("destiny", "breakthrough", "turnpike")[0]["steps"]),
        "attack-says": attack,
        "profit-says": lambda: {asserted("destiny", "profit").state.profit[0], plain("destiny").tables(destiny.PROFIT_STEP)},
        "order2-says": lambda: {card["number"] for card in cards("destiny", "card", "congress", "lewis_and_clark")},
        "count-says": lambda: {
            after("count", "play:manifest_destiny:event", f"pay-out:{product}") - cash("count")
            for product in ("minerals", "wheat")
        },
        "freebuy-says": lambda: {cash("freebuy"), plain("destiny").tables(destiny.LEVEL_BONUS)[1]},
    },
}


def doors(game):
    """What the door to the last rounds tells of the prepared match."""
    match = last_of(find(game), "Ann")
    if game == "worldsfair":
        return scores(match)["scores"]
    if game == "museum":
        return [match.state.rounds, *match.state.track[:2], match.plain.tables(museum.GOAL)[0]]
    return [match.state.turn, *scores(match)["scores"], match.plain.tables(destiny.GOAL)]


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("game", LESSONS)
def test_every_number_of_the_host_is_true_in_every_language(game):
    script = Script.at(game)
    for language in LANGUAGES:
        words = script.words(language)
        said = {message: set(numbers(words(message))) for message in words.ids if message.startswith("lesson-")}
        true = {f"lesson-{message}": facts() for message, facts in SAID[game].items()}
        assert {message: found for message, found in said.items() if found} == true


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_the_door_to_the_last_rounds_tells_how_they_stand(game, language):
    assert numbers(find(game).words(language)("lesson-last-how")) == doors(game)
