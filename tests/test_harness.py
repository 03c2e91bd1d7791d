"""The harness itself: World's Fair 1893 under it with every ruleset, and small games whose faults it has to find."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import tricks
from tricks import PLAY, PLAYING, RULES

from midway.kernel.codes import Reasons
from midway.kernel.frames import waiting
from midway.kernel.game import find
from midway.kernel.rule import rule
from midway.kernel.words import Words
from midway.testing import check, check_game, rulesets

GAME = find("worldsfair")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", list(rulesets(GAME)), ids=lambda options: "-".join(options) or "default")
def test_everything_that_must_always_hold_holds(worldsfair, players, options):
    check_game(worldsfair, players, options, seed=1)


def test_a_game_without_faults_passes():
    check(tricks.GAME, compiled=False)


@rule
def never_refuses(game: Any, code: int) -> int:
    """A refusal that forgets the cards nobody holds."""
    return 0 if waiting(game) == PLAYING and PLAY <= code < PLAY + 3 else tricks.refusal(game, code)


@rule
def forgets_the_last(game: Any, out: Any) -> int:
    """A list without its last code."""
    n = tricks.legal(game, out)
    return n if n == 1 else n - 1


@pytest.mark.parametrize("contract", [replace(RULES, refusal=never_refuses), replace(RULES, legal=forgets_the_last)])
def test_a_code_that_is_both_legal_and_refused_or_neither_is_found(contract):
    with pytest.raises(AssertionError, match="is legal and refused, or neither"):
        check(tricks.make(contract), compiled=False)


def test_a_reason_whose_rule_is_not_in_the_book_is_found():
    reasons = Reasons([tricks.reasons[0], replace(tricks.reasons[1], rule="99"), tricks.reasons[2]])
    with pytest.raises(AssertionError, match="tricks: the reason not-held cites no rule: 99"):
        check(tricks.make(reasons=reasons), compiled=False)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_refusal_that_says_nothing_is_found_in_every_language(language, monkeypatch):
    say = Words.say

    def silent(words, message, form, facts):
        return "" if (words.language, message) == (language, "no-not-held") else say(words, message, form, facts)

    monkeypatch.setattr(Words, "say", silent)
    with pytest.raises(AssertionError, match="is refused without a reason"):
        check(tricks.GAME, compiled=False)
