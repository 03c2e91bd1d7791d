"""A decision, described once for people and programs alike. Its texts are written when somebody reads them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol


class Telling(Protocol):
    """What knows how a decision reads."""

    def rule(self) -> str:
        """The id of the rule that asks."""
        ...

    def cite(self) -> str:
        """The same rule as players cite it."""
        ...

    def prompt(self) -> str:
        """What is asked, in a sentence."""
        ...

    def meaning(self, code: int) -> tuple[str, dict[str, str]]:
        """The verb of a code and its arguments."""
        ...

    def text(self, code: int) -> str:
        """How a code reads."""
        ...

    def marks(self, code: int) -> tuple[str, ...]:
        """The places on the board that a code touches."""
        ...

    def weight(self, code: int) -> int | None:
        """How likely a chance outcome is compared with the others; None for a player's choice."""
        ...


@dataclass(frozen=True)
class Option:
    """Something that may be chosen: its code, what it means, how it reads, and the places on the board it touches.

    weight   for chance: how likely it is compared with the others; None for a player's choice
    """

    code: int
    telling: Telling = field(repr=False, compare=False)

    @property
    def verb(self) -> str:
        return self._meaning[0]

    @property
    def args(self) -> dict[str, str]:
        return self._meaning[1]

    @cached_property
    def text(self) -> str:
        return self.telling.text(self.code)

    @cached_property
    def marks(self) -> tuple[str, ...]:
        return self.telling.marks(self.code)

    @cached_property
    def weight(self) -> int | None:
        return self.telling.weight(self.code)

    @cached_property
    def _meaning(self) -> tuple[str, dict[str, str]]:
        return self.telling.meaning(self.code)

    def to_json(self) -> dict[str, Any]:
        """Plain data for programs."""
        return {name: getattr(self, name) for name in ("code", "verb", "args", "text", "marks", "weight")}

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.code, Written({}, {self.code: self.to_json()}))


@dataclass(frozen=True)
class Decision:
    """What a match waits for.

    number   how many events came before; a choice for another number is stale
    seat     who decides, CHANCE for the dealer
    kind     the step of the game that asks
    codes    what may be chosen, as numbers; `options` says what each means
    """

    number: int
    seat: int
    kind: str
    codes: tuple[int, ...]
    telling: Telling = field(repr=False, compare=False)

    @cached_property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.telling.rule()

    @cached_property
    def cite(self) -> str:
        """The same rule as players cite it."""
        return self.telling.cite()

    @cached_property
    def prompt(self) -> str:
        """What is asked, in a sentence."""
        return self.telling.prompt()

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen."""
        return tuple(Option(code, self.telling) for code in self.codes)

    def to_json(self) -> dict[str, Any]:
        """Plain data for programs."""
        told = {name: getattr(self, name) for name in ("number", "seat", "kind", "rule", "cite", "prompt")}
        return {**told, "options": [option.to_json() for option in self.options]}

    def __reduce__(self) -> tuple[Any, ...]:
        asked = {"rule": self.rule, "cite": self.cite, "prompt": self.prompt}
        written = Written(asked, {option.code: option.to_json() for option in self.options})
        return Decision, (self.number, self.seat, self.kind, self.codes, written)


@dataclass(frozen=True)
class Written:
    """Texts already written, which a decision takes along to another process."""

    asked: dict[str, str]
    options: dict[int, dict[str, Any]]

    def rule(self) -> str:
        return self.asked["rule"]

    def cite(self) -> str:
        return self.asked["cite"]

    def prompt(self) -> str:
        return self.asked["prompt"]

    def meaning(self, code: int) -> tuple[str, dict[str, str]]:
        return self.options[code]["verb"], self.options[code]["args"]

    def text(self, code: int) -> str:
        return str(self.options[code]["text"])

    def marks(self, code: int) -> tuple[str, ...]:
        return tuple(self.options[code]["marks"])

    def weight(self, code: int) -> int | None:
        return self.options[code]["weight"]


@dataclass(frozen=True)
class Refusal:
    """Why a choice is refused: the rule's id, how players cite it, and the fact that blocks, in the reader's language."""

    rule: str
    cite: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.cite}]"
