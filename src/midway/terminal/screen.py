"""What the commands share: the language, the width, colour, and how a fault ends a command."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

from midway.kernel.decision import Refusal
from midway.kernel.fault import Fault, common
from midway.kernel.rulebook import Rule, Rulebook
from midway.kernel.words import LANGUAGES, Words

Command = TypeVar("Command", bound=Callable[..., Any])
PROGRESS_SECONDS = 2
NARROWEST = 60
READABLE = 100  # columns of a paragraph


class Screen:
    """A place to write to, in one language."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # no input and no encoding may end a match
        self.language = language
        self.spent = 0  # lines written since something was typed
        self.words: Words = common(language)
        self.complaints: set[tuple[str, str | None]] = set()
        self.progress_due = time.monotonic() + PROGRESS_SECONDS
        self.colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"

    @property
    def width(self) -> int:
        """Columns of the window, which may change."""
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int | None:
        """Lines of the window; None if nobody is looking at one."""
        return shutil.get_terminal_size((80, 24)).lines if sys.stdin.isatty() and sys.stdout.isatty() else None

    def say(self, text: str = "") -> None:
        self.spent += 1 + text.count("\n")
        click.echo(text)

    def read(self, prompt: str) -> str:
        """What a person types; the count of lines starts again."""
        self.spent = 0
        return input(prompt).strip()

    def tell(self, message: str, **args: Any) -> None:
        """Print one of our messages, folded to the width."""
        self.wrap(self.words(message, **args))

    def paint(self, text: str, colour: str) -> str:
        return click.style(text, fg=colour) if self.colour else text

    def wrap(self, text: str, indent: str = "") -> None:
        """Print a paragraph, folded to a readable width; a citation is not broken."""
        for line in self.folded(text, indent, READABLE):
            self.say(line)

    def folded(self, text: str, indent: str = "", most: int | None = None) -> list[str]:
        """The lines of a paragraph; a citation is not broken."""
        text = re.sub(r"\[[^]]*\]$", lambda cited: cited[0].replace(" ", "\u00a0"), text)
        return textwrap.wrap(text, min(self.width, most or self.width), initial_indent=indent, subsequent_indent=indent) or [""]

    def page(self, lines: list[str]) -> None:
        """Show a long text a screenful at a time, or all at once if nobody is looking."""
        room = (self.height or len(lines) + 1) - 1
        while lines:
            self.say("\n".join(lines[:room]))
            lines = lines[room:]
            if lines and not self._goes_on(len(lines)):
                return

    def _goes_on(self, left: int) -> bool:
        try:
            return not self.read(self.words("more", n=left) + " ")
        except (EOFError, KeyboardInterrupt):
            self.say()
            return False

    def cited(self, rulebook: Rulebook, rule: str) -> str:
        """A rule: its id, where it is, and its title."""
        title = rulebook.rules[rule].title[self.language]
        return " · ".join(filter(None, (rulebook.id(rule), rulebook.place(rule, self.language), title)))

    def chapters(self, rulebook: Rulebook) -> None:
        """Print every chapter: what it is about, and the titles of its rules."""
        if not rulebook.chapters:
            self._titles(rulebook, list(rulebook.rules))
        for chapter in rulebook.chapters:
            self.say(chapter.title[self.language])
            self.wrap(chapter.text[self.language], "  ")
            self._titles(rulebook, chapter.rules)
            self.say()

    def _titles(self, rulebook: Rulebook, rules: list[str]) -> None:
        wide = max(len(rulebook.id(rule)) for rule in rulebook.rules) + 2
        for rule in rules:
            self.say(f"{rulebook.id(rule):<{wide}}{rulebook.rules[rule].title[self.language]}")

    def rule(self, rulebook: Rulebook, rule: Rule) -> None:
        """Print a rule with its text, and our ruling if it is not certain."""
        status = self.words(f"rule-status-{rule.status}")
        self.wrap(f"{self.cited(rulebook, rule.id)} ({status})")
        self.wrap(rule.text[self.language], "  ")
        if rule.ruling:
            self.wrap(rule.ruling[self.language], "  > ")

    def progress(self, done: int, total: int) -> None:
        """Show progress on standard error every few seconds, if something takes long."""
        if time.monotonic() > self.progress_due:
            self.progress_due = time.monotonic() + PROGRESS_SECONDS
            click.echo(self.words("progress", done=done, total=total), err=True)

    def complain_once(self, fault: Fault) -> None:
        """Print a fault on standard error, unless one of its kind was printed."""
        if (kind := (fault.message, fault.facts.get("bot"))) not in self.complaints:
            self.complaints.add(kind)
            click.echo(fault.text(self.language), err=True)

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
