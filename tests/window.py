"""A terminal window of a given size with `midway` running in it: a real one, as far as the program can tell."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

PATIENCE = 120  # seconds without a word after which something is wrong
MOMENT = 0.01  # seconds between two looks
PROMPT = re.compile(r"(?:\(1–(?P<n>\d+),|\(\?)[^\n]*: $")


def _take_the_terminal():
    """In a process that begins: its input is its terminal, and a Control-C there ends it, even if tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """What a person at a terminal sees and types."""

    def __init__(self, *args, rows=24, columns=80, data):
        self.rows, self.columns = rows, columns
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "MIDWAY_LANG")}
        environment = {**kept, "TERM": "dumb", "LC_ALL": "C.UTF-8", "MIDWAY_DATA": str(data)}
        command = [sys.executable, "-m", "midway", *map(str, args)]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
            preexec_fn=_take_the_terminal,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()
        if self.ours is not None:
            os.close(self.ours)

    def until(self, pattern):
        """Everything that is written until this is, as lines without their ends."""
        text = ""
        while not (found := re.search(pattern, text)):
            assert select.select([self.ours], [], [], PATIENCE)[0], text
            try:
                new = os.read(self.ours, 65536)
            except OSError:
                new = b""
            assert new, f"it has ended after {text!r}"
            text += new.decode("utf-8", "replace").replace("\r", "")
        self.found = found
        return text.split("\n")

    def question(self):
        """Everything until the next choice is asked for; `choices` is how many there are."""
        lines = self.until(PROMPT)
        self.choices = int(self.found["n"] or 1)
        return lines

    def type(self, line):
        os.write(self.ours, f"{line}\n".encode())

    def press(self, key):
        """Press a key once the program reads: a Control-C between its prompt and its reading is lost on Python."""
        call = Path(f"/proc/{self.process.pid}/syscall")
        while call.read_text().split()[1:2] != ["0x0"]:  # the file that it waits for: its input
            time.sleep(MOMENT)
        os.write(self.ours, key)

    def rest(self):
        """What is written until the program ends, and its exit code."""
        text = b""
        while select.select([self.ours], [], [], PATIENCE)[0]:
            try:
                new = os.read(self.ours, 65536)
            except OSError:
                break
            if not new:
                break
            text += new
        return text.decode().replace("\r", ""), self.process.wait(PATIENCE)

    def close(self):
        """The window is closed; the program is told and gone."""
        os.close(self.ours)
        self.ours = None
        assert self.process.wait(PATIENCE) in (-signal.SIGHUP, 0, 1)

    def cut_the_power(self):
        self.process.send_signal(signal.SIGKILL)
        assert self.process.wait(PATIENCE) == -signal.SIGKILL
