"""A match on a stage, for stories about the rules of any game: what is asked, chosen, refused and told, by its names.

Each game's own stage adds its pieces: `fair.py`, `museum/conftest.py` and `destiny/conftest.py`.
"""

from __future__ import annotations

from typing import Any, Self
from unittest.mock import patch

from midway.kernel.acts import Act, Move, Stretch
from midway.kernel.decision import Refusal
from midway.kernel.frames import waiting
from midway.kernel.rule import CHANCE
from midway.match import Match
from midway.match.since import said

PLAYERS = ("Ann", "Bo", "Cy", "Di", "Eve")


class Stage:
    """A match that follows the test: unless the match has a dealer, the test says what chance does."""

    chance_goes_on = False  # chance's first outcome follows each choice, as often as chance is asked

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def game(self) -> Any:
        """The state behind the stage."""
        return self.match.state

    @property
    def plain(self) -> Any:
        """The machine that plays it."""
        return self.match.plain

    def choose(self, *choices: str) -> Self:
        """Make these choices, one after another, in the words of the record; what is not legal raises Refused."""
        for choice in choices:
            self.match.choose(choice)
            while self.chance_goes_on and self.match.seat == CHANCE:
                self.match.choose(self.match.legal()[0])
        return self

    @property
    def legal(self) -> list[str]:
        """What may be chosen now."""
        return [self.match.game.codes.text(code) for code in self.match.legal()]

    def options(self, verb: str) -> list[str]:
        """What may be chosen with a verb."""
        return [choice.partition(":")[2] for choice in self.legal if choice.split(":")[0] == verb]

    def weights(self) -> dict[str, int]:
        """What chance may bring now, and how often each beside the others."""
        return {choice: self.plain.rules.weight(self.game, self.match.game.codes.code(choice)) for choice in self.legal}

    def why(self, choice: str, seat: int | None = None) -> Refusal | None:
        """Why a seat, or else whoever decides, may not choose this now; None if that is possible."""
        code = self.match.game.codes.code(choice)
        refusal = self.match.why(self.match.seat if seat is None else seat, -1 if code is None else code)
        assert seat is not None or (refusal is None) == (choice in self.legal), f"{choice}: list and refusal disagree"
        return refusal

    def refuses(self, choice: str) -> str:
        """The rule that refuses a choice; empty if it is legal."""
        refusal = self.why(choice)
        return refusal.rule if refusal else ""

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides (chance: -1, nobody: -2), and what."""
        return self.match.seat, self.match.game.steps[waiting(self.game)].name

    @property
    def told(self) -> list[str]:
        """The names of the log's lines so far."""
        lines = [told.line for event in self.match.events for told in event.told]
        return [self.match.game.lines[line].name for line in [*lines, *(line for line, *_ in self.game.told or ())]]

    def watched(self, seat: int, *choices: str) -> list[Act]:
        """Make these choices; what they do to a seat, and what the others do."""
        match, moves, turn = self.match, list[Move](), self.match.game.telling.turn
        happen = match.happen

        def watch(who: int, code: int) -> None:
            before = match.state.clone()
            happen(who, code)
            told = said(match, match.events[-1], seat)
            moves.append(Move(len(moves), who, turn(before), told, before, match.state.clone()))

        with patch.object(match, "happen", watch):
            self.choose(*choices)
        return match.game.telling.acts(Stretch(seat, match.plain, moves))
