"""What is told about the pieces of Manifest Destiny: complete in three languages, and true to the content."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest
from midway.games.destiny import describe
from midway.games.destiny.cards import KINDS, TEXTS, cards
from midway.games.destiny.doubts import DOUBTS
from midway.games.destiny.checks import CATEGORY_NAMES
from midway.games.destiny.tables import CONTENT
from midway.kernel.game import find
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import LANGUAGES
from midway.match import Match

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


# What sentences speak of.


def spoken_of(message, language="en"):
    """The facts that a message names, in all its forms."""
    words = GAME.words(language)
    forms = words._bundle.get_message(message).attributes
    return {name for form in ("", *forms) for name in words._needed(message, form)}


def known_facts(stage):
    """Every fact that some position of a game, or of Think Tank, gives for some code."""
    swap = stage.owns(0, "circus").claimed(0, "think_tank").tokens(0, 1).investing(0).choose("card")
    swap.choose(next(choice for choice in swap.legal if choice.startswith("draw")))
    match = Match(GAME, 3, mirror=True)
    rng = random.Random(4)
    names = ["Ann", "Bo", "Cy"]
    known = {name for verb in GAME.codes.verbs for name in verb.args} - {"player"} | {"whose", "now"}
    known |= set(GAME.telling.facts(SimpleNamespace(plain=match.plain, state=swap.game, names=names), None))
    while match.seat != NOBODY:
        for code in (None, *rng.sample(range(len(GAME.codes)), 5)):
            known |= set(GAME.telling.facts(match, code))
        match.choose(
            match.plain.choose(match.plain.table(match.state), 1, 0) if match.seat != CHANCE else rng.choice(match.legal())
        )
    return known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_choice_and_refusal_speaks_of_facts_that_exist(language, new_stage):
    known = known_facts(new_stage(3))
    words = GAME.words(language)
    messages = [name for name in words.ids if name.startswith(("ask-", "do-", "no-"))]
    own = {f"no-{reason.name}" for reason in GAME.reasons} - {"no-wrong-step"}  # told in one sentence for each step
    assert own <= set(messages)
    assert {name: spoken_of(name, language) - known for name in messages if spoken_of(name, language) - known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_speaks_of_its_own_numbers(language):
    for line in GAME.lines:
        assert spoken_of(f"log-{line.name}", language) <= set(line.args), line.name


def test_what_a_position_does_not_say_is_no_fact():
    """Before anything is played there is no card, no territory, nobody who gains: a sentence about them would be an error."""
    match = Match(GAME, ["Ann", "Bo", "Cy"], seed=1)
    facts = GAME.telling.facts(match, None)
    missing = {"card", "territory", "product", "breakthrough", "gainer", "owner", "by", "holder", "odds", "verb", "best"}
    assert not missing & set(facts)
    with pytest.raises(KeyError, match="territory"):
        GAME.words("en")("do-home", **facts)


def test_only_what_a_sentence_speaks_of_is_worked_out(monkeypatch):
    def needless(facts):
        raise AssertionError("nobody asked")

    match = Match("destiny", 3, seed=7)
    for name in ("most", "penalty", "missing", "odds"):
        monkeypatch.setitem(describe.TOLD, name, needless)
    assert all(option.text for option in match.options)
