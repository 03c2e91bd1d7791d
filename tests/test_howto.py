"""The numbers in the sheets "How to play" are those of the games."""

from __future__ import annotations

import tomllib

import pytest

from midway.kernel.game import find
from midway.kernel.words import LANGUAGES


def content(game, file):
    return tomllib.loads((find(game).folder / "content" / f"{file}.toml").read_text(encoding="utf-8"))


def points(game, source, language, players=4):
    """The numbers that the sheet names for a source of points."""
    text = find(game).words(language)(f"howto-{source}-points", players=players)
    return [int(number) for number in text.split() if number.isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_worlds_fair_names_its_numbers(language):
    scoring = content("worldsfair", "scoring")
    assert points("worldsfair", "tickets", language) == [scoring["tickets"]["each"]]
    assert points("worldsfair", "sets", language) == scoring["sets"]["points"][1:]
    for players in (2, 3, 4):
        assert points("worldsfair", "first", language, players) == [scoring["areas"][str(players)]["medals"]["first"]]
    for players in (3, 4):
        medals = scoring["areas"][str(players)]["medals"]
        assert points("worldsfair", "second", language) == [medals["tied_first"]] == [medals["second"]]
    assert points("worldsfair", "tied", language) == [scoring["areas"]["2"]["medals"]["tied_first"]]
    assert scoring["areas"]["2"]["medals"]["second"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_museum_names_its_numbers(language):
    collections = content("museum", "scoring")["collections"]
    assert points("museum", "collections", language) == collections["domain"][3:8]
    said = find("museum").words(language)("howto-collections-how")
    assert ", ".join(map(str, collections["civilisation"][3:8])) in said
    bonus = content("museum", "boards")["bonus"]
    assert points("museum", "board", language) == [bonus["grand_gallery"]["points"]] == [bonus["full_museum"]["points"]]
    assert points("museum", "patron", language) == content("museum", "patrons")["patron"]["patron_inca"]["points"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_manifest_destiny_names_its_numbers(language):
    rules = content("destiny", "rules")
    assert points("destiny", "cities", language) == [rules["most_cities_vp"]["value"]]
    assert str(rules["vp_goal"]["value"]) in find("destiny").words(language)("howto-goal")
    assert str(rules["profit_step"]["value"]) in find("destiny").words(language)("howto-land-how")
    breakthroughs = content("destiny", "breakthroughs")
    levels = {entry["vp"] for entry in breakthroughs["breakthrough"].values()}
    assert points("destiny", "breakthroughs", language) == sorted(levels)
