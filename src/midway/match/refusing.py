"""Why a seat may not make a choice: the rule, and the fact that blocks it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from midway.kernel.codes import Reason, Step
from midway.kernel.decision import Option, Refusal
from midway.kernel.fault import common
from midway.kernel.frames import waiting
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.words import Words

from .events import NAME_LENGTH

if TYPE_CHECKING:
    from .match import Match

UNKNOWN = -1  # the code for words that are no choice
NEAR = 3  # how many choices to suggest for an unknown one


def why(match: Match, seat: int, choice: int | str | Option, language: str) -> Refusal | None:
    """Why a seat may not make a choice now, in a language. None if it may."""
    code, now, known = match.code(choice), match.seat, len(match.game.codes)
    if seat == now != NOBODY and 0 <= code < known:
        number = match.plain.rules.refusal(match.state, code)
        return _blocked(match, match.game.reasons[number - 1], code, match.game.words(language)) if number else None
    words = match.game.words(language)
    if now == NOBODY:
        return match.refusal(match.game.rules.end, words("no-over"), language)
    if isinstance(choice, str) and code == UNKNOWN:
        return match.refusal(match.game.rules.turn, _unknown(match, choice, language), language)
    if not 0 <= code < known:
        return match.refusal(match.game.rules.turn, words("no-such-code", n=known - 1), language)
    whose = "chance" if now == CHANCE else "player"
    return match.refusal(match.game.rules.turn, words("no-other-seat", now=whose, **match.facts(code)), language)


def _blocked(match: Match, reason: Reason, code: int, words: Words) -> Refusal:
    """The refusal for a reason: the game's text for this step if it has one, otherwise the reason's."""
    step = step_of(match, code)
    own = f"no-{reason.name}-{step.name}"
    text = words.say(own if own in words else f"no-{reason.name}", "", match.facts(code))
    return match.refusal(reason.rule or step.rule, text, words.language)


def _unknown(match: Match, choice: str, language: str) -> str:
    """A sentence about an unknown choice, with similar ones that are legal."""
    legal = [match.game.codes.text(code) for code in match.legal()]
    known = get_close_matches(choice, legal, NEAR) or legal[:NEAR]
    return common(language)("no-such-choice", choice=choice[:NAME_LENGTH], known=", ".join(known))


def step_of(match: Match, code: int) -> Step:
    """The step that asks for a code: the current one or a later one if possible."""
    asking = [number for number, step in enumerate(match.game.steps) if step.asks_for(code)]
    later = [number for number in asking if number >= waiting(match.state)]
    return match.game.steps[later[0] if later else asking[-1]]
