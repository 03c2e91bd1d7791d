"""How a decision of a match reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from midway.kernel.rule import CHANCE
from midway.kernel.words import Words

if TYPE_CHECKING:
    from midway.kernel.game import Game

    from .match import Match


class Facts(Mapping[str, Any]):
    """What a text may say: the arguments of its code, and what the game knows, which is asked only for what they do not have."""

    def __init__(self, args: dict[str, str | int], game: Callable[[], Mapping[str, Any]]) -> None:
        self._args = args
        self._game = game
        self._known: Mapping[str, Any] | None = None

    @property
    def _more(self) -> Mapping[str, Any]:
        if self._known is None:
            self._known = self._game()
        return self._known

    def __getitem__(self, name: str) -> Any:
        return self._args[name] if name in self._args else self._more[name]

    def get(self, name: str, default: Any = None) -> Any:
        return self._args[name] if name in self._args else self._more.get(name, default)

    def __contains__(self, name: object) -> bool:
        return name in self._args or name in self._more

    def __iter__(self) -> Iterator[str]:
        return iter({**self._more, **self._args})

    def __len__(self) -> int:
        return len({**self._more, **self._args})


class Reading:
    """How a decision of a match reads in a language: as a question to the reader who decides, in the third person to others.

    If the match has gone on by the time somebody reads it, it reads the match as it was.
    """

    def __init__(self, match: Match, language: str, reader: int | None) -> None:
        self.match = match
        self.number = match.number
        self.language = language
        self.reader = reader

    @property
    def then(self) -> Match:
        """The match as it was at the decision."""
        return self.match if self.match.number == self.number else self.match.until(self.number)

    @property
    def words(self) -> Words:
        return self.match.game.words(self.language)

    @property
    def asking(self) -> str:
        """The rule that asks, as the game names it."""
        match = self.then
        return match.game.telling.asking(match)

    def rule(self) -> str:
        return self.match.game.rulebook.id(self.asking)

    def cite(self) -> str:
        return self.match.game.rulebook.citation(self.asking, self.language)

    def prompt(self) -> str:
        match = self.then
        return asked(match, self.words, self.reader, match.facts(None))

    def meaning(self, code: int) -> tuple[str, dict[str, str]]:
        return self.match.game.codes.describe(code)

    def text(self, code: int) -> str:
        return said(self.then, code, self.words, self.reader)

    def marks(self, code: int) -> tuple[str, ...]:
        match = self.then
        return tuple(match.game.telling.marks(match, code))

    def weight(self, code: int) -> int | None:
        match = self.then
        return int(match.plain.rules.weight(match.state, code)) if match.seat == CHANCE else None


def asked(match: Match, words: Words, reader: int | None, facts: Mapping[str, Any]) -> str:
    """What a decision asks: in the form `you` of who decides, `yours` if it speaks of a piece of their own."""
    message = f"ask-{match.step.name}"
    if reader is None or reader == CHANCE or reader != match.seat:
        return words.say(message, "", facts)
    own = words.has(message, "yours") and facts["owner"] == facts["player"]
    return words.say(message, "yours" if own else "you", facts)


def said(match: Match, code: int, words: Words, reader: int | None) -> str:
    """How a code reads."""
    if text := _anywhere(match.game, code, words):
        return text
    verb, args = match.game.codes.describe(code)
    form = "yours" if reader is not None and args.get("player") == str(reader + 1) else ""
    return words.say(f"do-{verb}", form, match.facts(code))


@lru_cache(maxsize=4096)
def _anywhere(game: Game, code: int, words: Words) -> str:
    """How a code reads in every position and to everyone; empty if that depends on them."""
    verb, args = game.codes.describe(code)
    fixed = "player" not in args and words.needs(f"do-{verb}") <= args.keys()
    return words(f"do-{verb}", **spoken(args)) if fixed else ""


def spoken(args: Mapping[str, str]) -> dict[str, str | int]:
    """Arguments of a code as texts use them: a number is one, so that words follow it."""
    return {name: int(value) if value.isdecimal() else value for name, value in args.items()}
