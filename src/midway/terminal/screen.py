"""What the commands share: the language, the width, colour, and how a fault ends a command."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

from midway.kernel.decision import Refusal
from midway.kernel.fault import Fault, common
from midway.kernel.rulebook import Rule
from midway.kernel.words import LANGUAGES, Words

Command = TypeVar("Command", bound=Callable[..., Any])
PROGRESS_SECONDS = 2


class Screen:
    """A place to write to, in one language."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # no bytes typed, and no terminal's alphabet, end a game
        self.language = language
        self.words: Words = common(language)
        self.progress_due = time.monotonic() + PROGRESS_SECONDS
        self.width = max(60, min(100, shutil.get_terminal_size((80, 24)).columns))
        self.colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    def say(self, text: str = "") -> None:
        click.echo(text)

    def tell(self, message: str, **args: Any) -> None:
        """A message of our own, folded to the width."""
        self.wrap(self.words(message, **args))

    def paint(self, text: str, colour: str) -> str:
        return click.style(text, fg=colour) if self.colour else text

    def wrap(self, text: str, indent: str = "") -> None:
        """A paragraph, folded to the width; a citation is not broken."""
        whole = re.sub(r"\[(\w+) ", "[\\1\u00a0", text)
        click.echo(click.wrap_text(whole, self.width, indent, indent))

    def rule(self, cite: str, rule: Rule) -> None:
        """A rule with its text, and our ruling where it is not certain."""
        status = self.words(f"rule-status-{rule.status}")
        click.echo(f"{cite} · {rule.title[self.language]} ({status})")
        self.wrap(rule.text[self.language], "  ")
        if rule.ruling:
            self.wrap(rule.ruling[self.language], "  > ")

    def progress(self, done: int, total: int) -> None:
        """How far something has come, on standard error, every few seconds if it takes long."""
        if time.monotonic() > self.progress_due:
            self.progress_due = time.monotonic() + PROGRESS_SECONDS
            click.echo(self.words("progress", done=done, total=total), err=True)

    def refuse(self, refusal: Refusal) -> None:
        self.wrap(str(refusal))


def default_language() -> str:
    """The first of MIDWAY_LANG, LC_ALL, LC_MESSAGES and LANG that names one of ours, else English."""
    for name in ("MIDWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _asked_language() -> str:
    """The language asked for before the command's name, or the user's own."""
    return getattr(click.get_current_context().find_root().command, "language", default_language())


def command(function: Command) -> Command:
    """Give a command its --lang and its screen; a fault becomes one sentence and exit code 1."""

    @click.option("--lang", "language", metavar="LANG", default=_asked_language)
    @wraps(function)
    def run(language: str, **args: Any) -> None:
        known = language if language in LANGUAGES else "en"
        try:
            if known != language:
                raise Fault("language", language=language, known=", ".join(LANGUAGES))
            function(screen=Screen(known), **args)
        except Fault as fault:
            click.echo(fault.text(known), err=True)
            sys.exit(1)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)

    return run  # type: ignore[return-value]
