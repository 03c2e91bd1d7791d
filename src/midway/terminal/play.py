"""Playing in a terminal: the board, numbered choices, the log in words."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

import click

from midway.bots import Bot, names
from midway.bots import find as find_bot
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.rule import CHANCE, NOBODY
from midway.match.match import Match, Refused, Seat

from .screen import Screen
from .seeds import keep_seed

PERSON = "you"
MANY = 12  # choices that are listed one to a line, if they are short


class Left(Exception):
    """The person has left the table, or the input has ended."""


def seated(game: Game, text: str, screen: Screen) -> list[Seat]:
    """The seats that `you:Ann,greedy,greedy` means; every name is made unique."""
    seats: list[Seat] = []
    people = [kind for kind in text.split(",") if kind.strip().partition(":")[0] == PERSON]
    for kind in text.split(","):
        kind, _, own = kind.strip().partition(":")
        if kind != PERSON and kind not in names(game):
            raise Fault("bot", bot=kind or "?", known=", ".join(names(game)))
        base = own or (screen.words("you") if kind == PERSON else kind.capitalize())
        taken = sum(seat.name == base or seat.name.startswith(f"{base} ") for seat in seats)
        several = taken or (kind == PERSON and not own and len(people) > 1)
        name = screen.words("seat-name", name=base, n=taken + 1) if several else base
        seats.append(Seat(name, "" if kind == PERSON else kind))
    return seats


class Table:
    """One match at one terminal."""

    def __init__(self, match: Match, screen: Screen, save: Path | None, seed: str | None) -> None:
        self.match = match
        self.screen = screen
        self.words = match.game.words(screen.language)
        self.save_to = save
        self.told = 0  # events already in the log on the screen
        self.bots: dict[int, Bot] = {
            number: find_bot(match.game, seat.bot, None if seed is None else f"{seed} {number}", match.corrections)
            for number, seat in enumerate(match.seats)
            if seat.bot
        }
        people = [number for number in range(len(match.seats)) if number not in self.bots]
        self.alone = people[0] if len(people) == 1 else None  # the only person, who may read on when nobody decides
        self.reader = self.alone  # for whose eyes the screen was last

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        if not self.match.mirror:
            self.screen.wrap(self.screen.words("seal", seal=self.match.commitment))
        else:
            self.screen.tell("mirror-on")
        try:
            while decision := self.match.decision:
                if decision.seat in self.bots:
                    self.match.choose(self.bots[decision.seat].choose(self.match.view(decision.seat), decision))
                else:
                    self._ask(decision)
            self._news(NOBODY)
            self._board(NOBODY)
            show_result(self.match, self.screen)
        except Left:
            self._leave()
        finally:
            if self.save_to:
                self._save(self.save_to)

    def _ask(self, decision: Decision) -> None:
        """Put one decision to the person, until it is answered."""
        if self.match.game.hides and not self.match.mirror and decision.seat != self.reader:
            self._hand_over(decision.seat)
        if self._news(decision.seat) and decision.seat != CHANCE:
            self._board(decision.seat)
        self.screen.say()
        prompt = decision.prompt if decision.seat != CHANCE else self.screen.words("chance-asks", prompt=decision.prompt)
        self.screen.wrap(f"{prompt} [{decision.rule}]")
        if len(decision.options) == 1 and decision.seat == CHANCE:
            self.match.choose(decision.options[0])
            return
        self._list([option.text for option in decision.options])
        while self._answer(self._read(len(decision.options)), decision):
            pass

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the hand of another: the screen is cleared, and waits for the next person."""
        self.reader = seat
        click.clear()
        self.screen.tell("hand-over", name=self.match.seats[seat].name)
        self._typed("")

    def _list(self, texts: list[str]) -> None:
        """Numbered choices, one to a line; many short ones side by side."""
        items = [f"  {number:>2}  {text}" for number, text in enumerate(texts, 1)]
        wide = max(map(len, items)) + 1
        columns = self.screen.width // wide if len(items) > MANY else 1
        if columns > 1:
            for start in range(0, len(items), columns):
                self.screen.say("".join(item.ljust(wide) for item in items[start : start + columns]).rstrip())
            return
        for item in items:
            for line in textwrap.wrap(item, self.screen.width, subsequent_indent=" " * 8, drop_whitespace=True):
                self.screen.say(line)

    def _answer(self, typed: str, decision: Decision) -> bool:
        """Do what was typed; true if the same decision must be asked again."""
        if typed == "?":
            rule = self.match.game.rulebook.find(decision.rule)
            if rule:
                self.screen.rule(decision.rule, rule)
        elif typed == "h":
            self.screen.tell("help")
        elif typed == "b":
            self._board(decision.seat)
        elif typed == "l":
            for line in self.match.log(self.screen.language, self._eyes(decision.seat)):
                self.screen.wrap(line)
        elif typed == "i" and (self.match.story or self.match.game.about):
            for line in self._about(decision.seat):
                self.screen.wrap(line)
        elif typed == "q":
            raise Left
        elif typed == "s" or typed.startswith("s "):
            self._save(Path(typed[2:].strip() or self.save_to or self._default_file()))
        elif typed == "u":
            return not self._undo()
        elif typed in (numbers := [str(number + 1) for number in range(len(decision.options))]):
            self.match.choose(decision.options[numbers.index(typed)])
            return False
        elif ":" in typed or self.match.game.codes.code(typed) is not None:
            return not self._try(typed)
        else:
            self.screen.tell("not-a-number" if typed else "nothing-typed", n=len(decision.options))
        return True

    def _try(self, typed: str) -> bool:
        """A choice in the words of the record."""
        try:
            self.match.choose(typed)
            return True
        except Refused as refused:
            self.screen.refuse(refused.refusal)
            return False

    def _undo(self) -> bool:
        try:
            self.match.undo()
        except Refused as refused:
            self.screen.refuse(refused.refusal)
            return False
        self.screen.tell("undo-done")
        return True

    def _read(self, n: int) -> str:
        return self._typed(self.screen.words("ask-number", n=n) + " ")

    def _typed(self, prompt: str) -> str:
        try:
            typed = input(prompt).strip()
            if not sys.stdin.isatty():
                self.screen.say()  # nobody has typed the line end
            return typed
        except EOFError:
            self.screen.say()
            self.screen.tell("input-ended")
            raise Left from None
        except KeyboardInterrupt:
            self.screen.say()
            raise Left from None

    def _news(self, reader: int) -> bool:
        """The log since it was last shown; true if anything in it was not the reader's own doing."""
        events = self.match.events[self.told :]
        self.told = self.match.number
        lines = [line for event in events for line in self.match.event_texts(event, self.words, self._eyes(reader))]
        if lines:
            self.screen.say()
        for line in lines:
            self.screen.wrap(line)
        return any(event.seat != reader for event in events)

    def _eyes(self, decider: int) -> int | None:
        """The seat for whose eyes the screen is: the person who decides, or the only person there is."""
        return decider if decider not in (CHANCE, NOBODY) else self.alone

    def _about(self, decider: int) -> list[str]:
        """What the cards show, and what they say."""
        told = self.match.story.about(self.words) if self.match.story else []
        about = self.match.game.about
        return [*told, *(about(self.match, self.words, self._eyes(decider)) if about else [])]

    def _board(self, decider: int) -> None:
        board = self.match.game.board
        if board:
            self.screen.say()
            self.screen.say(board(self.match, self.words, self.screen.width, self.screen.paint, self._eyes(decider)))

    def _save(self, path: Path) -> None:
        try:
            self.match.save(path)
            keep_seed(self.match)
            self.screen.tell("saved", file=str(path))
        except Fault as fault:
            click.echo(fault.text(self.screen.language), err=True)

    def _leave(self) -> None:
        self.screen.tell("left")
        if self.save_to:
            self.screen.tell("left-hint", game=self.match.game.name, file=str(self.save_to))

    def _default_file(self) -> str:
        return self.screen.words("default-file", game=self.match.game.name)


def show_result(match: Match, screen: Screen) -> None:
    """The final score, part by part, and who won."""
    result = match.result
    if not result:
        return
    words = match.game.words(screen.language)
    columns = list(result.parts[0])
    heads = [words(f"board-{column}").rstrip(":\u00a0") for column in columns]
    seats = [seat.name for seat in match.seats]
    cells = [[str(parts[column]) for column in columns] for parts in result.parts]
    screen.say()
    if not _say_table(screen, heads, seats, cells):
        _say_table(screen, seats, heads, [list(row) for row in zip(*cells, strict=True)], always=True)
    names = ", ".join(match.seats[winner].name for winner in result.winners)
    screen.tell("result-winner" if len(result.winners) == 1 else "result-shared", names=names)


def _say_table(screen: Screen, heads: list[str], names: list[str], cells: list[list[str]], always: bool = False) -> bool:
    """A table of results under their heads; false if it would be too wide."""
    title = screen.words("result-title")
    wide = max(len(title), *map(len, names)) + 2
    rows = ["  ".join(cell.rjust(len(head)) for cell, head in zip(row, heads, strict=True)) for row in cells]
    if not always and wide + len("  ".join(heads)) > screen.width:
        return False
    screen.say(title.ljust(wide) + "  ".join(heads))
    for name, row in zip(names, rows, strict=True):
        screen.say(name.ljust(wide) + row)
    return True
