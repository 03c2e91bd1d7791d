"""Bots in any language: a program that reads a line of JSON for every decision and writes one (docs/bots.md)."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import threading
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any

import midway
from midway.kernel.content import Tree, Values
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.match.events import Result, View

from .guarded import Guarded

PROTOCOL = 1
STARTING = 10.0  # seconds that a program has for starting, besides those for its first choice
ENDING = 1.0  # seconds that it has for ending by itself
LONGEST_LINE = 65_536
SHOWN = 60  # characters of an answer that nobody understands


class SpokenBot(Guarded):
    """A program that plays one seat of one match. Once it has ended or was too slow, it is not asked again."""

    def __init__(self, name: str, command: str, seconds: float, game: Game, seed: int | str | None = None,
                 corrections: Tree | Values | None = None) -> None:  # fmt: skip
        super().__init__(name, game, seed, corrections)
        self.command = words(name, command)
        self.seconds = seconds
        self.seed = None if seed is None else str(seed)
        self.program: _Program | None = None
        self.over = False

    def answer(self, view: View, decision: Decision) -> int | None:
        if self.over:
            return None
        wait = self.seconds
        if self.program is None:
            self.program = _Program(self.command)
            self.program.say(self._start(view))
            wait += STARTING
        self.program.forget()
        self.program.say(_asked(view, decision))
        try:
            line = self.program.hear(wait)
        except Empty:
            raise self._give_up("bot-slow", seconds=f"{self.seconds:g}") from None
        if not line:
            raise self._give_up("bot-ended", code=self.program.wait())
        return self._understood(line, decision)

    def end(self, result: Result | None) -> None:
        if self.program and not self.over:
            known = {"scores": result.scores, "standings": result.standings} if result else {}
            self.program.say({"type": "end", **known})
            self.program.stop()
        self.over = True

    def _give_up(self, message: str, **facts: Any) -> Fault:
        """Stop the program; the fault says that the game's own bot plays on."""
        assert self.program
        self.over = True
        self.program.stop()
        return Fault(message, bot=self.name, **facts)

    def _start(self, view: View) -> dict[str, Any]:
        """The first line: which game it is, and which seat."""
        fields, settings = view.fields, self.game.settings
        assert view.seat is not None
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "midway": midway.__version__,
            "game": view.game,
            "version": fields["version"],
            "players": fields["seats"],
            "options": {setting.name: setting.values[fields[setting.field]] for setting in settings if setting.field},
            "seat": view.seat + 1,
            "seconds": self.seconds,
            "seed": self.seed,
        }

    def _understood(self, line: str, decision: Decision) -> int:
        """The code in an answer; the program hears why another answer is none."""
        try:
            code = json.loads(line)["code"]
            if type(code) is int and code in decision.codes:
                return code
            fault = Fault("bot-illegal", bot=self.name, code=str(code)[:SHOWN], number=decision.number)
        except (ValueError, TypeError, KeyError):
            fault = Fault("bot-nonsense", bot=self.name, said=line.strip()[:SHOWN])
        assert self.program
        self.program.say({"type": "error", "number": decision.number, "text": str(fault)})
        raise fault


def _asked(view: View, decision: Decision) -> dict[str, Any]:
    """The line of a decision."""
    options = [
        {"code": option.code, "verb": option.verb, "args": option.args, "text": option.text} for option in decision.options
    ]
    return {
        "type": "decide",
        "number": decision.number,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "options": options,
        "view": view.named,
    }


def words(name: str, command: str) -> list[str]:
    """A command as its words; refuses one that cannot be started."""
    try:
        found = shlex.split(command)
    except ValueError:
        found = []
    if not found or shutil.which(found[0]) is None:
        raise Fault("bot-command", bot=name, command=command)
    return found


class _Program:
    """A child process with lines in both directions, neither of which can block. It is stopped when nobody needs it any more."""

    def __init__(self, command: list[str]) -> None:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
        )
        self.process = process
        self.said: SimpleQueue[str] = SimpleQueue()
        self.heard: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=_write, args=(process.stdin, self.said), daemon=True).start()
        threading.Thread(target=_read, args=(process.stdout, self.heard), daemon=True).start()
        self.stop = weakref.finalize(self, _stop, process, self.said)

    def say(self, line: dict[str, Any]) -> None:
        self.said.put(json.dumps(line, ensure_ascii=False) + "\n")

    def hear(self, seconds: float) -> str:
        """The next line; empty if it has ended."""
        return self.heard.get(timeout=seconds)

    def forget(self) -> None:
        """Leave unread what it has said without being asked."""
        while not self.heard.empty():
            if not self.heard.get():
                self.heard.put("")
                return

    def wait(self) -> int:
        """The exit code of a program that says no more."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)
        return self.process.returncode or 0


def _write(pipe: IO[str], lines: SimpleQueue[str]) -> None:
    """Write lines until an empty one; a program that has ended is found by what it does not say."""
    with suppress(OSError, ValueError), pipe:
        while line := lines.get():
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[str], lines: SimpleQueue[str]) -> None:
    """Read lines until the program ends; then an empty one."""
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")


def _stop(process: subprocess.Popen[str], said: SimpleQueue[str]) -> None:
    """Close the pipe, and kill a program that does not end by itself."""
    said.put("")
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
