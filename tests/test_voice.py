"""Who is spoken to: the reader is "you" in the log and in questions, everybody else is named."""

from __future__ import annotations

import random

import pytest
from midway import Match
from midway.kernel.game import find, names
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import LANGUAGES
from midway.match.log import FORMS, done_to

GAMES = [find(name) for name in names()]
PEOPLE = ["Xanthippe", "Wolfram", "Quillon"]
WHOSE = ("take", "aim")  # steps whose options name players
OTHERS = {"owner", "active", "by", "host", "victim", "gainer", "whose"}  # facts that name a seat beside the one that decides


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_line_about_a_player_has_a_form_for_that_player_as_reader(game, language):
    words = game.words(language)
    lines = [(f"log-{line.name}", set(line.args)) for line in game.lines] + [("log-undo", {"player"})]
    for message, args in lines:
        for name in args & set(FORMS) & set(words._needed(message, "")):
            assert words.has(message, FORMS[name]), f"{message} does not speak to its {name}"
            assert name not in words._needed(message, FORMS[name]), f"{message} names its {name}, who reads it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_a_question_names_its_player_to_others_and_nobody_else(game, language):
    words = game.words(language)
    asked = [message for message in words.ids if message.startswith("ask-") and words.has(message, "you")]
    assert asked
    for message in asked:
        assert "player" in words._needed(message, ""), f"{message} does not say who decides"
        assert not OTHERS & set(words._needed(message, "")), f"{message} may name its reader"
        assert "player" not in words._needed(message, "you"), f"{message} names its reader"


@pytest.fixture(scope="module", params=names())
def played(request):
    """A random game to its end, and what was asked on the way, of each seat."""
    rng = random.Random(request.param)
    match = Match(request.param, PEOPLE, seed=4)
    asked = []
    while match.seat != NOBODY:
        for seat in range(len(PEOPLE)):
            language = LANGUAGES[(match.number + seat) % len(LANGUAGES)]
            decision = match.describe(language, seat, options=match.step.name in WHOSE)
            asked.append(
                (
                    seat,
                    match.seat,
                    "\n".join([decision.prompt, *(option.text for option in decision.options if seat == match.seat)]),
                )
            )
        match.choose(rng.choice(match.legal()))
    return match, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_game_calls_its_reader_by_name(played, language):
    match, _ = played
    for seat, name in enumerate(PEOPLE):
        own = [line for line in match.log(language, seat) if name in line]
        assert own == []
        assert any(name in line for line in match.log(language, seat, named=True))
        assert any(name in line for line in match.log(language))


def test_a_question_is_put_to_the_reader_and_told_to_the_others(played):
    _, asked = played
    for seat, decides, prompt in asked:
        assert decides != CHANCE
        assert PEOPLE[seat] not in prompt
        assert seat == decides or prompt.startswith(PEOPLE[decides])


@pytest.mark.parametrize(
    ("language", "names"), [("en", "Player 1, Player 2"), ("fr", "Joueur 1, Joueur 2"), ("pl", "Gracz 1, Gracz 2")]
)
def test_nameless_players_are_called_in_the_language_of_their_match(language, names):
    assert ", ".join(Match("worldsfair", 2, language=language).names) == names


def test_harm_is_told_by_lines_about_somebody_or_found_by_the_game(played):
    match, _ = played
    lines = {line.name: line.args for line in match.game.lines}
    assert all(role in lines[line] for line, role in match.game.telling.harms.items())
    assert set(match.game.telling.hurts) <= set(lines)
    harmful = [(event, seat) for event in match.events for seat in range(len(PEOPLE)) if done_to(match, event, seat)[1]]
    assert harmful
    assert all(event.seat != seat and done_to(match, event, seat)[0] for event, seat in harmful)
