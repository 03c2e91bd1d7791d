"""Playing in a terminal: the board, numbered choices, the log. What the screen has shown stays on it."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from midway.bots import Bot, guarded, names
from midway.bots import find as find_bot
from midway.bots import play as play_bots
from midway.bots.called import called
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.lines import Part, fitting, whole
from midway.kernel.rule import CHANCE, NOBODY
from midway.kernel.state import State
from midway.match.events import Refused, Seat
from midway.match.match import Match

from .hint import told_hint
from .keeping import Keeper, forget_seed, keep_seed
from .question import Question
from .screen import Screen
from .since import told_since

PERSON = "you"
LATEST = 3  # fewest lines of the log to show
RESULT = 10  # most lines that the result may take


class Left(Exception):
    """The person has left the table, or the input has ended."""


def seated(game: Game, text: str, screen: Screen) -> list[Seat]:
    """The seats that `you:Ann,merchant,engineer` means, with unique names."""
    seats: list[Seat] = []
    people = [kind for kind in text.split(",") if kind.strip().partition(":")[0] == PERSON]
    for kind in text.split(","):
        kind, _, own = kind.strip().partition(":")
        if kind != PERSON and kind not in names(game):
            raise Fault("bot", bot=kind or "?", known=", ".join(names(game)))
        base = own or (screen.words("you") if kind == PERSON else called(kind, [seat.name for seat in seats]))
        taken = sum(seat.name == base or seat.name.startswith(f"{base} ") for seat in seats)
        several = taken or (kind == PERSON and not own and len(people) > 1)
        name = screen.words("seat-name", name=base, n=taken + 1) if several else base
        seats.append(Seat(name, "" if kind == PERSON else kind))
    return seats


class Table:
    """One match at one terminal."""

    def __init__(self, match: Match, screen: Screen, keeper: Keeper | None, seed: str | None) -> None:
        self.match = match
        if keeper:
            keeper.keep(match)  # if it cannot be saved here, we notice before the match begins
        self.screen = screen
        self.words = match.game.words(screen.language)
        self.keeper = keeper
        self.kept = match.number  # events already in the file
        self.told = 0  # events already in the log on the screen
        self.since = 0  # the first of those that a reader has seen last
        self.bots: dict[int, Bot] = {
            number: find_bot(match.game, seat.bot, None if seed is None else f"{seed} {number}", match.content)
            for number, seat in enumerate(match.seats)
            if seat.bot
        }
        people = [number for number in range(len(match.seats)) if number not in self.bots]
        self.alone = people[0] if len(people) == 1 else None  # the only person, who may read when nobody decides
        self.reader = self.alone  # who last saw the screen
        self.left_at: dict[int, State] = {}  # the position after each person's last choice
        self.before: dict[int, State] = {}  # the position from which changes are marked for each person

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        self._begin()
        try:
            while True:
                self._let_bots_play()
                if decision := self.match.describe(self.screen.language, self.match.seat):
                    self._ask(decision)
                elif not self._end():
                    return
        except Left:
            self._leave()

    def _begin(self) -> None:
        """Say how chance is dealt, and keep the dealer's seed."""
        if self.keeper:
            try:
                keep_seed(self.match)
            except Fault as fault:
                self._complain(fault)
        if not self.match.mirror:
            self.screen.wrap(self.screen.words("seal", seal=self.match.seal))
        else:
            self.screen.tell("mirror-on")

    def _let_bots_play(self) -> None:
        """Let the bots choose; if they are interrupted, the choices made so far are saved."""
        try:
            play_bots(self.match, self.bots)
            for fault in guarded.faults(self.bots):
                self._complain(fault)
        except KeyboardInterrupt:
            dealer = self.match.dealer
            self.match = self.match.until(self.match.number)
            self.match.dealer = dealer
            self._keep()
            self.screen.say()
            raise Left from None

    def _ask(self, decision: Decision) -> None:
        """Ask the person one decision until it is answered."""
        self._keep()
        if self.match.game.hides and not self.match.mirror and decision.seat != self.reader:
            self._hand_over(decision.seat)
        question = Question(decision, self.screen, self._called(decision.seat))
        self._show(decision, question)
        if len(decision.options) == 1 and decision.seat == CHANCE:
            self.match.choose(decision.options[0])
            return
        while self._answer(self._typed(question.prompt), decision, question):
            pass
        self.left_at[decision.seat] = self.match.state.clone()
        self._keep()

    def _called(self, seat: int) -> str:
        """The name by which somebody is asked; the only person is not."""
        return "" if self.alone is not None or seat == CHANCE else self.match.seats[seat].name

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait for the next person, so that nobody sees another hand."""
        self.reader = seat
        click.clear()
        self.screen.tell("hand-over", name=self.match.seats[seat].name)
        self._typed("")

    # What is shown.

    def _show(self, decision: Decision, question: Question) -> None:
        """Show what happened, the board and the question: as much as fits on a screen, else all if others have acted."""
        news, others = self._news(decision.seat)
        if others and decision.seat in self.left_at:
            self.before[decision.seat] = self.left_at[decision.seat]
        parts = self._parts(decision.seat) if decision.seat != CHANCE else []
        deeds = told_since(self.match, decision.seat, self.screen) if others else []
        if self.screen.height is None:
            board, deeds = [*(["", whole(parts)] if others and parts else []), *deeds], []
        else:
            room = self.screen.height - 1 - self.screen.spent - len(question.lines)
            latest = min(len(news), LATEST) + 2 if news else 0
            for kept in (latest + len(deeds), len(deeds) + 2 * bool(news), 2 * bool(news)):
                if board := fitting(parts, room - kept):
                    break
            news, deeds = self._told_in(room - len(board), news, deeds)
        for line in [*news, *deeds, *board, *question.lines]:
            self.screen.say(line)

    def _told_in(self, room: int, news: list[str], deeds: list[str]) -> tuple[list[str], list[str]]:
        """As much of the log and of the deeds as there is room for; the deeds come first."""
        deeds = deeds[: max(room, 0)]
        left = room - len(deeds)
        return ([] if deeds and left <= 2 else self._latest(news, left)), deeds

    def _news(self, reader: int) -> tuple[list[str], bool]:
        """The log since it was last shown, and whether anything in it was not the reader's own doing."""
        events = self.match.events[self.told :]
        others = any(event.seat != reader for event in events)
        self.since = self.told if others else self.since
        self.told = self.match.number
        lines = self._log(self.told - len(events), reader)
        return (["", *lines] if lines else []), others

    def _log(self, since: int, reader: int) -> list[str]:
        told = self.match.log(self.screen.language, self._eyes(reader), since, named=self.alone is None)
        return [line for text in told for line in self.screen.folded(text)]

    def _latest(self, news: list[str], room: int) -> list[str]:
        """The last lines of the log that fit, and how many came before them."""
        if len(news) <= room:
            return news
        room = max(room - 2, 0)
        return ["", *self.screen.folded(self.screen.words("earlier", n=len(news) - 1 - room)), *news[len(news) - room :]]

    def _eyes(self, decider: int) -> int | None:
        """The seat that the screen is for: the person who decides, or the only person."""
        return decider if decider not in (CHANCE, NOBODY) else self.alone

    def _parts(self, decider: int) -> list[Part]:
        """The board as the person who decides may see it, with marks on what others have changed."""
        draw, eyes = self.match.game.picture.board, self._eyes(decider)
        if draw is None:
            return []
        before = self.before.get(eyes) if eyes is not None else None
        return draw(self.match, eyes, self.words, self.screen.width, self.screen.paint, before)

    def _about(self, decider: int) -> list[str]:
        """What the cards that matter now do."""
        told = self.match.game.telling.about(self.match, self._eyes(decider), self.words)
        return [line for text in told for line in self.screen.folded(text)]

    # What is typed.

    def _answer(self, typed: str, decision: Decision, question: Question) -> bool:
        """Do what was typed; true if the same question must be asked again."""
        command, _, rest = typed.partition(" ")
        if typed == "?":
            rule = self.match.game.rulebook.find(decision.rule)
            if rule:
                self.screen.rule(self.match.game.rulebook, rule)
        elif typed == "h":
            self._help(decision)
        elif typed == "?hint":
            self._page(told_hint(self.match, self.screen), question)
        elif command == "b":
            self._page(self._named_parts(decision.seat, rest.strip()), question)
        elif typed in ("l", "ll"):
            self._page(self._log(self.since if typed == "l" else 0, decision.seat), question)
        elif typed == "i":
            self._page(self._about(decision.seat), question)
        elif typed == "q":
            self._quit()
        elif command == "s":
            self._save(rest.strip())
        elif typed == "u":
            return not self._undo()
        elif not typed and len(question.pages) > 1:
            self.screen.say("\n".join(question.turn()))
        elif typed in (numbers := [str(number + 1) for number in range(question.n)]) or (not typed and question.n == 1):
            self.match.choose(decision.options[numbers.index(typed or "1")])
            return False
        elif ":" in typed or self.match.game.codes.code(typed) is not None:
            return not self._try(typed)
        else:
            self.screen.tell("not-a-number" if typed else "nothing-typed", n=question.n)
        return True

    def _page(self, lines: list[str], question: Question) -> None:
        """Show something long that the person asked for, then the question again, which may have scrolled away."""
        self.screen.page(lines)
        self.screen.say("\n".join(question.lines))

    def _help(self, decision: Decision) -> None:
        self.screen.tell("help")
        if parts := self._parts(decision.seat):
            self.screen.tell("help-parts", names=", ".join(part.name for part in parts))

    def _named_parts(self, decider: int, name: str) -> list[str]:
        """The whole board, or the parts whose names begin like this."""
        parts = self._parts(decider)
        found = [part for part in parts if part.name.casefold().startswith(name.casefold())]
        if not found and parts:
            return self.screen.folded(self.screen.words("no-such-part", names=", ".join(part.name for part in parts)))
        return ["", *whole(found).split("\n")]

    def _try(self, typed: str) -> bool:
        """A choice in the words of the record."""
        try:
            self.match.choose(typed)
            return True
        except Refused as refused:
            self.screen.refuse(refused.refusal)
            return False

    def _undo(self) -> bool:
        """Take back the last choice and, in a mirror, whatever would then happen again automatically."""
        try:
            self.match.undo()
            while self.match.stands and self.match.seat == CHANCE and len(self.match.legal()) == 1:
                self.match.undo()
        except Refused as refused:
            self.screen.refuse(refused.refusal)
            return False
        self.screen.tell("undo-done")
        return True

    def _typed(self, prompt: str) -> str:
        try:
            typed = self.screen.read(prompt)
            if not sys.stdin.isatty():
                self.screen.say()  # nobody has typed a line end
            return typed
        except EOFError:
            self.screen.say()
            self.screen.tell("input-ended")
            raise Left from None
        except KeyboardInterrupt:
            self.screen.say()
            raise Left from None

    # Saving and leaving.

    def _keep(self) -> None:
        """Save the match to its file."""
        if not self.keeper or self.kept == self.match.number:
            return
        self.kept = self.match.number
        try:
            self.keeper.keep(self.match)
        except Fault as fault:
            self._complain(fault)

    def _save(self, name: str) -> None:
        """Save a copy where the person says."""
        path = Path(name or (self.keeper.file if self.keeper else self.screen.words("default-file", game=self.match.game.name)))
        try:
            self.match.save(path)
            keep_seed(self.match)
            self.screen.tell("saved", file=str(path))
        except Fault as fault:
            self._complain(fault)

    def _complain(self, fault: Fault) -> None:
        click.echo(fault.text(self.screen.language), err=True)

    def _quit(self) -> None:
        """Leave; a match is deleted only if the person says so."""
        if self.keeper is None:
            if self._typed(self.screen.words("quit-lost") + " ").casefold() != self.screen.words("letter-yes"):
                return
        elif self.keeper.own:
            answer = self._typed(self.screen.words("quit-keep") + " ").casefold()
            if answer == self.screen.words("letter-no"):
                self.keeper.drop(self.match)
                self.keeper = None
        raise Left

    def _leave(self) -> None:
        self.screen.tell("left")
        if self.keeper:
            self.screen.tell("left-hint")
            self.screen.say(f"  {self.keeper.command}")

    def _end(self) -> bool:
        """Show how the match ended; true if the last event at a real table was taken back."""
        guarded.end(self.bots, self.match.result)
        self._keep()
        news, parts = self._news(NOBODY)[0], self._parts(NOBODY)
        if self.screen.height is None:
            board = ["", whole(parts)]
        else:
            room = self.screen.height - RESULT
            board = fitting(parts, room - LATEST - 2)
            news = self._latest(news, room - len(board))
        for line in [*news, *board]:
            self.screen.say(line)
        show_result(self.match, self.screen)
        if self.match.mirror and self._typed(self.screen.words("mirror-over") + " ") == "u" and self._undo():
            return True
        if self.keeper:
            forget_seed(self.match)
            self.screen.tell("saved", file=str(self.keeper.file))
        return False


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
    """Print a table of results with headings; false if it would be too wide."""
    title = screen.words("result-title")
    wide = max(len(title), *map(len, names)) + 2
    rows = ["  ".join(cell.rjust(len(head)) for cell, head in zip(row, heads, strict=True)) for row in cells]
    if not always and wide + len("  ".join(heads)) > screen.width:
        return False
    screen.say(title.ljust(wide) + "  ".join(heads))
    for name, row in zip(names, rows, strict=True):
        screen.say(name.ljust(wide) + row)
    return True
