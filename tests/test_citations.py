"""Rules as players cite them: derived from the rulebook's own sections and titles, in three languages."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner
from midway import Match
from midway.kernel.game import find, names
from midway.kernel.words import LANGUAGES
from midway.match import Refused
from midway.terminal.main import main

GAMES = [find(name) for name in names()]
SAID = [
    ("destiny", "8.63", "Rule 8.63", "Règle 8.63", "Reguła 8.63"),
    ("destiny", "cards.cede", "Cards: Ceding territories", "Cartes\u00a0: Céder des territoires", "Karty: Oddawanie terytoriów"),
    ("worldsfair", "scoring.3", "Scoring, step 3", "Décompte, étape 3", "Punktowanie, etap 3"),
    ("worldsfair", "turn.3.car", "Turn, step 3: Tickets move the car", "Tour, étape 3\u00a0: Les tickets font avancer la cabine",
     "Tura, krok 3: Bilety przesuwają kabinę"),
    ("worldsfair", "setup.5", "Set-up: The deck", "Mise en place\u00a0: La pioche", "Przygotowanie gry: Talia"),
    ("museum", "favour.second-expedition", "Favour: Second Expedition", "Faveur\u00a0: Seconde expédition",
     "Przysługa: Druga wyprawa"),
    ("museum", "turn.order", "Whose turn it is", "À qui le tour", "Czyja kolej"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "rule", "en", "fr", "pl"), SAID)
def test_a_rule_is_cited_as_a_player_reads_it(game, rule, en, fr, pl):
    book = find(game).rulebook
    assert [book.citation(rule, language) for language in LANGUAGES] == [en, fr, pl]
    assert book.id(rule) == f"{book.prefix} {rule}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_citation_names_one_rule_and_says_nothing_twice(game, language):
    book = game.rulebook
    cited = {rule: book.citation(rule, language) for rule in book.rules}
    assert len(set(cited.values())) == len(cited)
    assert [text for text in cited.values() if text.count(":") > 1] == []
    titled = [(rule, text) for rule, text in cited.items() if ":" in text]
    heads = {rule: re.split(r"\s?: ", text) for rule, text in titled}
    assert [parts for parts in heads.values() if parts[1].casefold().startswith(parts[0].casefold())] == []


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_section_holds_a_rule_and_is_named_in_three_languages(game):
    book = game.rulebook
    for section, name in book.sections.items():
        assert set(name) == set(LANGUAGES)
        assert any(rule == section or rule.startswith(f"{section}.") for rule in book.rules)


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_a_rule_is_found_by_its_id_and_by_its_citation(game):
    book = game.rulebook
    for id, rule in book.rules.items():
        assert book.find(id) is book.find(book.id(id)) is rule
        assert all(book.find(book.citation(id, language).upper()) is rule for language in LANGUAGES)
    assert book.find("Nothing of the kind") is None


def test_a_refusal_in_python_cites_as_players_do_and_names_the_id_for_programs():
    match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    with pytest.raises(Refused, match=r"\[Turn: No supporters left\]$") as caught:
        match.choose("lift:arts")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.cite) == ("WF turn.supply", "Turn: No supporters left")
    french = match.why(match.seat, match.game.codes.code("lift:arts"), "fr")
    assert (french.rule, french.cite) == ("WF turn.supply", "Tour\u00a0: Réserve de représentants vide")


def test_a_decision_cites_in_the_language_of_the_reader():
    match = Match("worldsfair", ["Ann", "Bo"], seed=7)
    cited = [match.describe(language).cite for language in LANGUAGES]
    assert cited == ["Turn, step 1", "Tour, étape 1", "Tura, krok 1"]
    assert match.decision.to_json()["rule"] == "WF turn.1"


@pytest.mark.parametrize("asked", ["scoring.3", "WF scoring.3", "scoring, step 3", "Punktowanie, etap 3"])
def test_the_terminal_shows_a_rule_by_id_and_by_citation(asked):
    shown = CliRunner().invoke(main, ["rules", "worldsfair", asked, "--lang", "en"]).output
    assert shown.startswith("WF scoring.3 · Scoring, step 3 · Recalling supporters (certain)")


def test_the_terminal_asks_with_the_citation_and_answers_the_question_mark_with_the_id():
    typed = ["play", "worldsfair", "--seats", "you:Ann,greedy", "--seed", "7", "--lang", "en"]
    shown = CliRunner().invoke(main, typed, input="?\nq\n").output
    asked = shown.replace("\u00a0", " ")
    assert "Place a supporter in an area. [Turn, step 1]" in asked
    assert "WF turn.1 · Turn, step 1 · Place a supporter" in asked
