"""Every choice that a person may be offered explains itself, in every language."""

from __future__ import annotations

import random

import pytest
from midway import Match

from midway.kernel.game import find, names
from midway.kernel.rule import CHANCE
from midway.kernel.words import LANGUAGES

OPTIONS = {"worldsfair": {"approvals": "asked"}, "museum": {"pavilions": "on", "loans": "on"}, "destiny": {}}


def unexplained(game, kinds):
    """The kinds of decisions and verbs that some language has no explanation for."""
    words = [game.words(language) for language in LANGUAGES]
    return {
        (kind, verb)
        for kind, verb in kinds
        if not all(f"explain-{kind}-{verb}" in one or f"explain-{verb}" in one for one in words)
    }


@pytest.mark.parametrize("game", names())
def test_every_choice_of_every_step_explains_itself(game):
    game = find(game)
    asking = [step for step in game.steps if step.asks != CHANCE]
    kinds = {
        (step.name, game.codes.describe(code)[0]) for step in asking for code in (*range(step.first, step.end), *step.beside)
    }
    assert len(kinds) > 9
    assert unexplained(game, kinds) == set()


@pytest.mark.parametrize("game", names())
def test_every_option_of_a_random_game_explains_itself(game):
    match = Match(game, 3, seed=11, options=OPTIONS[game])
    chance = random.Random(11)
    met = set()
    while match.result is None:
        decision = match.decision
        met |= {(decision.kind, option.verb) for option in decision.options}
        match.choose(chance.choice(decision.options).code)
    assert unexplained(find(game), met) == set()
