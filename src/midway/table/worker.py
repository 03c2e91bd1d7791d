"""A process that plays for bots, one decision after another: `python -m midway.table.worker`.

It reads what it is asked from its standard input and answers with a line for each: a code, or nothing if the bot failed. It
ends with the server.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import OrderedDict
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from midway.bots import Bot, find, guarded
from midway.bots.guarded import Guarded
from midway.kernel.content import Values
from midway.kernel.decision import Decision
from midway.kernel.game import Game
from midway.kernel.game import find as find_game
from midway.match.events import View

READY = b"ready\n"
BOTS = 32  # that a process remembers


@dataclass(frozen=True)
class Asked:
    """A decision for a bot, with what its seat may see and nothing else.

    content    the values of its match; None for those that are printed
    compiled   true if the game's search is compiled by now
    """

    match: str
    bot: str
    view: View
    number: int
    seat: int
    kind: str
    codes: tuple[int, ...]
    content: Values | None
    compiled: bool

    @property
    def decision(self) -> Decision:
        """The decision as a bot reads it."""
        return Decision(self.number, self.seat, self.kind, self.codes, Unworded(find_game(self.view.game)))


class Bots:
    """The bots of a process; each remembers its match until others have been asked for a while."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str, bool], Bot] = OrderedDict()

    def choose(self, asked: Asked) -> int | None:
        """What a bot chooses; None if it is not ours and has failed."""
        place = asked.match, asked.seat, asked.bot, asked.compiled
        if place not in self.kept:
            self.kept[place] = find(find_game(asked.view.game), asked.bot, None, asked.content)
            if len(self.kept) > BOTS:
                self.kept.popitem(last=False)
        self.kept.move_to_end(place)
        bot = self.kept[place]
        code = bot.choose(asked.view, asked.decision)
        for fault in guarded.faults({asked.seat: bot}):
            print(fault, file=sys.stderr)
        return None if isinstance(bot, Guarded) and bot.stood_in else code


class Unworded:
    """How a decision reads to a bot in another process: in the words of a record, because it has no match."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rule(self) -> str:
        return ""

    def cite(self) -> str:
        return ""

    def prompt(self) -> str:
        return ""

    def meaning(self, code: int) -> tuple[str, dict[str, str]]:
        return self.game.codes.describe(code)

    def text(self, code: int) -> str:
        return self.game.codes.text(code)

    def marks(self, code: int) -> tuple[str, ...]:
        return ()

    def weight(self, code: int) -> int | None:
        return None


def main() -> None:
    """Answer until the server is gone, even in the middle of a decision."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    waiting: SimpleQueue[Asked] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    bots = Bots()
    answers.write(READY)
    while True:
        answers.write(_answer(bots, waiting.get()))


def _listen(requests: BinaryIO, waiting: SimpleQueue[Asked]) -> None:
    try:
        while True:
            waiting.put(pickle.load(requests))
    except EOFError:
        os._exit(0)


def _answer(bots: Bots, asked: Asked) -> bytes:
    try:
        code = bots.choose(asked)
        return b"\n" if code is None else b"%d\n" % code
    except Exception:
        sys.excepthook(*sys.exc_info())
        return b"\n"


if __name__ == "__main__":
    main()
