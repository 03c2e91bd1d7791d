"""What is told about the pieces of Manifest Destiny: complete in three languages, and true to the content."""

from __future__ import annotations

import pytest
from midway.games.destiny.cards import KINDS, TEXTS, cards
from midway.games.destiny.doubts import DOUBTS
from midway.games.destiny.tables import CATEGORY_NAMES, CONTENT
from midway.kernel.game import find
from midway.kernel.words import LANGUAGES

GAME = find("destiny")
PLACE = ("the", "of", "in", "from")
FORMS = {
    "territory": PLACE, "region": PLACE, "product": ("low", "the", "of", "for"), "progression": ("the", "of"),
    "breakthrough": ("the", "of"), "card": (),
}  # fmt: skip
BOTH = {"text", "line"}
TOLD = {"territory": {"line"}, "region": {"line"}, "card": BOTH, "progression": BOTH, "breakthrough": BOTH}
PIONEER = {"en": "Free Pioneer", "fr": "Pionnier gratuit", "pl": "Darmowy Pionier"}
LONGEST_LINE = 100


def entries(kind):
    return CONTENT.default[KINDS[kind]][kind]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_piece_has_a_name_of_its_own_in_every_form(kind, language):
    words = GAME.words(language)
    assert len({words.form(name) for name in entries(kind)}) == len(entries(kind))
    assert all(words.form(name, form) for name in entries(kind) for form in FORMS[kind])


@pytest.mark.parametrize("kind", TOLD)
def test_every_piece_is_told_of_and_nothing_else(kind):
    assert set(TEXTS[kind]) == set(entries(kind))
    assert all(set(entry) == TOLD[kind] for entry in TEXTS[kind].values())
    for entry in TEXTS[kind].values():
        assert all(set(told) == set(LANGUAGES) for told in entry.values())
        assert all(0 < len(line) <= LONGEST_LINE for line in entry["line"].values())


@pytest.mark.rule("MD 8.31", "MD 8.334", "MD 9.233")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaders_text_names_its_credits_steps_and_pioneer(language):
    words = GAME.words(language)
    for name, entry in entries("card").items():
        text = TEXTS["card"][name]["text"][language]
        assert all(f"{words.form(progression)} {dollars}" in text for progression, dollars in entry["credits"]), name
        assert all(words.form(breakthrough) in text for breakthrough, _ in entry["steps"]), name
        assert (PIONEER[language] in text) == bool(entry["free_pioneer"]), name


@pytest.mark.rule("MD 8.331")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cards_text_names_its_product(language):
    words = GAME.words(language)
    for name, entry in entries("card").items():
        if entry["product"] in entries("product"):
            text = TEXTS["card"][name]["text"][language]
            assert any(words.form(entry["product"], form) in text for form in ("low", "the")), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_hears_what_is_printed_on_a_piece(language):
    told = cards(language)
    assert {kind: len(told[kind]) for kind in KINDS} == {kind: len(entries(kind)) for kind in KINDS}
    assert told["card"]["spy"]["number"] == entries("card")["spy"]["number"]
    assert told["territory"]["mexico"]["line"] != told["region"]["mexico"]["line"]
    assert "ops" not in told["card"]["spy"]
    assert all(name in GAME.words(language) for name in CATEGORY_NAMES)


def test_every_value_that_is_not_certain_is_a_doubt_that_can_be_settled():
    uncertain = [f"{path}." for path, _, _ in CONTENT.uncertain()]
    covered = [f"{path}." for doubt in DOUBTS for path in doubt.values]
    assert [path for path in uncertain if not path.startswith(tuple(covered))] == []
    assert [path for path in covered if not any(known.startswith(path) for known in uncertain)] == []
    assert all(f"doubt-{doubt.name}" in GAME.words(language) for doubt in DOUBTS for language in LANGUAGES)
    assert all(doubt.rule in GAME.rulebook.rules for doubt in DOUBTS)
