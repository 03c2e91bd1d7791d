"""A process that computes hints, several at a time in turns: `python -m midway.table.hinter`.

It reads pickled `Ask`s and numbers; a number ends the hint that has it. It writes lines of JSON: the number of a hint, and the
hint as it is now, or null when it is over.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from midway.bots.compiled import is_ready
from midway.bots.hint import SECONDS, Hint, hints, searching
from midway.bots.search import Search
from midway.kernel.content import Values
from midway.kernel.game import find
from midway.match.events import View
from midway.match.match import Match

NICE = 5  # bots and people come first


@dataclass(frozen=True)
class Ask:
    """A hint that is asked for: its number, what the seat sees and may choose, how long it may take, and the content, if
    it is not the printed one.

    Without a view, the process only gets ready for a game.
    """

    number: int
    game: str
    view: View | None = None
    codes: tuple[int, ...] = ()
    seed: int = 0
    seconds: float = SECONDS
    content: Values | None = None


class Hints:
    """The hints that are being computed. A search works on one hint at a time, so there are as many as hints at once."""

    def __init__(self) -> None:
        self.running: dict[int, Iterator[Hint]] = {}
        self.idle: dict[tuple[str, str, bool], list[Search]] = defaultdict(list)

    def take(self, asked: Ask | int) -> None:
        """Begin a hint, or end one."""
        if isinstance(asked, int):
            self.running.pop(asked, None)
        else:
            self.running[asked.number] = self._told(asked)

    def step(self) -> Iterator[tuple[int, Hint | None]]:
        """Every hint a step further."""
        for number in list(self.running):
            told = next(self.running[number], None)
            if told is None:
                del self.running[number]
            yield number, told

    def _told(self, asked: Ask) -> Iterator[Hint]:
        game = find(asked.game)
        key = asked.game, asked.content.hash if asked.content else "", is_ready(game, asked.content)
        search = self.idle[key].pop() if self.idle[key] else searching(game, asked.content)
        try:
            if asked.view:
                yield from hints(search, asked.view, asked.codes, asked.seed, seconds=asked.seconds)
            else:
                match = Match(game, game.players[0])
                next(hints(search, match.view(match.seat), match.legal(), asked.seed, playouts=1))
        finally:
            self.idle[key].append(search)


def main() -> None:
    """Compute what is asked for until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    os.nice(NICE)
    asked: SimpleQueue[Ask | int] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    computing = Hints()
    while True:
        while not computing.running or not asked.empty():
            computing.take(asked.get())
        for line in computing.step():
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        sys.stdout.buffer.flush()


def _listen(requests: BinaryIO, asked: SimpleQueue[Ask | int]) -> None:
    try:
        while True:
            asked.put(pickle.load(requests))
    except EOFError:
        os._exit(0)


if __name__ == "__main__":
    main()
