"""How a game speaks of its positions and how it looks: two of its three parts; the third is its rules.

Every function takes the position first, then the code or the seat it is asked about, then the words to say it in.
A seat is None for a spectator. The functions here are the defaults for whatever a game leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from .acts import Act, Stretch, nothing_done
from .dice import Die
from .fault import common
from .frames import waiting
from .lines import Part
from .rule import NOBODY
from .tallies import Tally
from .words import Words

if TYPE_CHECKING:
    from .game import Game
    from .machine import Plain


class Position(Protocol):
    """A position, who sits where, and what has happened: a match is one."""

    game: Game
    plain: Plain
    state: Any
    story: Any

    def __hash__(self) -> int: ...

    @property
    def names(self) -> list[str]:
        """Who sits at each seat."""

    @property
    def number(self) -> int:
        """How many events there have been."""

    @property
    def seat(self) -> int:
        """Who decides."""

    @property
    def stands(self) -> Sequence[Any]:
        """The events that have not been taken back."""


class Story(Protocol):
    """Gives the cards of one match their titles as its log goes on."""

    def follow(self, line: str, first: int, second: int, third: int, /) -> Sequence[str]:
        """The cards that a line of the log speaks of."""

    def text(self, card: str, words: Words) -> str:
        """A card's title."""

    def clone(self) -> Story:
        """An independent copy."""


class Board(Protocol):
    """The picture in a terminal, as a seat may see it: its parts, with marks where they differ from an earlier position."""

    def __call__(
        self, match: Any, seat: int | None, words: Words, width: int, paint: Any, before: Any = None, /
    ) -> list[Part]: ...


@lru_cache(maxsize=1)
def outcome(position: Position, number: int, code: int) -> Any:
    """The state after a choice, only to be read; remembered until another is asked for, since options are told one by one."""
    after = position.state.clone()
    position.plain.rules.apply(after, code)
    return after


def rule_of_step(position: Position) -> str:
    """The step's own rule asks."""
    return position.game.steps[waiting(position.state)].rule


def player_to_move(state: Any) -> int:
    """The field `player` says whose turn it is."""
    return int(state.player)


def nowhere(position: Position, words: Words) -> str:
    """The game does not say how far the match has come."""
    return ""


def nothing_to_read(position: Position, seat: int | None, words: Words) -> list[str]:
    """No card needs explaining."""
    return []


def no_cards(language: str) -> dict[str, Any]:
    """No card has a title."""
    return {}


def final_points(position: Position, seat: int | None) -> dict[str, Any]:
    """Points are known when the game is over."""
    rules, state = position.plain.rules, position.state
    over = rules.seat(state) == NOBODY
    return {"scores": [rules.score(state, player) for player in range(state.seats)] if over else None, "forecast": None}


def no_preview(position: Position, code: int, words: Words) -> dict[str, Any]:
    """The game does not say what a choice would bring."""
    return {}


def foretold(position: Position, code: int, words: Words) -> dict[str, Any]:
    """All that the game says of a choice: what it says at once, and what it has to work out."""
    told = position.game.picture.preview(position, code, words)
    return {**told, "later": False, **position.game.picture.outlook(position, code, words)} if told.get("later") else told


def previewed(position: Position, code: int, words: Words) -> str:
    """The points that a choice brings or costs, where the game says so."""
    net = foretold(position, code, words).get("net")
    if not isinstance(net, int) or net == 0:
        return ""
    return common(words.language)("hint-brings" if net > 0 else "hint-costs", n=abs(net))


def no_kinds(position: Position) -> dict[str, str]:
    """The options of a question are all of one kind."""
    return {}


def no_rows(position: Position) -> dict[str, str]:
    """Every option has a row of its own."""
    return {}


def no_extras(position: Position) -> dict[str, Any]:
    """The view is all that a picture needs."""
    return {}


def no_tallies(position: Position) -> list[Tally]:
    """The game has no scorings to tell before its end."""
    return []


def no_line(line: str, number: int) -> bool:
    """No line of the log ends a tally."""
    return False


def no_dice(position: Position, event: Any) -> list[Die]:
    """No event rolls dice."""
    return []


def one_chapter(position: Position) -> int:
    """The game has no parts."""
    return 1


@dataclass(frozen=True)
class Telling:
    """How a game speaks.

    values   names for the numbers in log lines, by what they mean
    facts    what prompts, choices and refusals may say about a position, and about a code in it
    marks    the places on the board that a choice touches
    asking   the rule that asks, if it is not simply the step's
    where    how far the match has come
    about    what the pieces that matter now do
    cards    titles and lines of cards, in a language
    story    gives the cards of a match their titles, from its seal and number of seats
    turn     whose turn it is in a state
    acts     what was done in a stretch of the match, to the reader and by the others
    harms    lines of the log that tell of harm, and which of their seats it is done to
    hurts    lines that harm seats without naming them, and which seats, in the position after them
    """

    values: Mapping[str, tuple[str, ...]]
    facts: Callable[[Any, int | None], Mapping[str, Any]]
    marks: Callable[[Any, int], list[str]]
    asking: Callable[[Any], str] = rule_of_step
    where: Callable[[Any, Words], str] = nowhere
    about: Callable[[Any, int | None, Words], list[str]] = nothing_to_read
    cards: Callable[[str], dict[str, Any]] = no_cards
    story: Callable[[str, int], Story] | None = None
    turn: Callable[[Any], int] = player_to_move
    acts: Callable[[Stretch], list[Act]] = nothing_done
    harms: Mapping[str, str] = field(default_factory=dict)
    hurts: Mapping[str, Callable[[Plain, Any, tuple[int, int, int]], list[int]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Picture:
    """How a game looks.

    breakdown   the score of each player, part by part
    drawn       the fields of the view that the browser's board reads; None for all
    points      scores and forecasts of all seats, as far as a seat may know them
    preview     what who decides may know of a choice: `net`, `note`, `kind`, `price`, `parts`, `amount`, `most`, `aside`; all
                of it quickly, and `later` where the outlook says more
    outlook     what takes a while to work out of such a choice: `net`, `note`, `parts`
    fact        what a choice changes by the rules, in a sentence, as far as who decides may know; empty for nothing
    kinds       the kinds of options where a question has several (words `kind-NAME`), each with a choice that may be asked about
    rows        pieces whose options share a row, by mark, each with a choice that may be asked about
    extras      what a picture needs beyond the view; as public as the log
    chapter     the part of the game a position belongs to: a round, an era
    tallies     the scorings and payments so far, as tables; as public as the log
    dice        the dice of the throw that an event belongs to, as far as it has come
    closes      whether a line of the log, by its name and first number, ends a tally
    board       the picture in a terminal
    assist      help that a seat may ask for, outside the game
    """

    breakdown: Callable[[Any], list[dict[str, int]]]
    drawn: frozenset[str] | None = None
    points: Callable[[Any, int | None], dict[str, Any]] = final_points
    preview: Callable[[Any, int, Words], dict[str, Any]] = no_preview
    outlook: Callable[[Any, int, Words], dict[str, Any]] = no_preview
    fact: Callable[[Any, int, Words], str] = previewed
    kinds: Callable[[Any], dict[str, str]] = no_kinds
    rows: Callable[[Any], dict[str, str]] = no_rows
    extras: Callable[[Any], dict[str, Any]] = no_extras
    chapter: Callable[[Any], int] = one_chapter
    tallies: Callable[[Any], list[Tally]] = no_tallies
    dice: Callable[[Any, Any], list[Die]] = no_dice
    closes: Callable[[str, int], bool] = no_line
    board: Board | None = None
    assist: Callable[[Any, int, dict[str, Any]], dict[str, Any]] | None = None
