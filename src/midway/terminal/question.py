"""A question on the screen: what is asked, and the numbered choices, in pages if there are many."""

from __future__ import annotations

import textwrap

from midway.kernel.decision import Decision
from midway.kernel.rule import CHANCE

from .screen import Screen

MANY = 12  # up to this many short choices are listed one to a line
STATUS = 7  # lines left for the board beside a page of choices
FEWEST = 5  # lines of choices on a page


class Question:
    """One decision as it stands on the screen; several people at one terminal are asked by name."""

    def __init__(self, decision: Decision, screen: Screen, name: str = "") -> None:
        self.screen = screen
        self.n = len(decision.options)
        message = "chance-asks" if decision.seat == CHANCE else "asks-one" if name else ""
        prompt = screen.words(message, prompt=decision.prompt, name=name) if message else decision.prompt
        self.head = screen.folded(f"{prompt} [{decision.cite}]")
        self.pages = self._pages(self._rows([option.text for option in decision.options]))
        self.page = 0

    @property
    def lines(self) -> list[str]:
        """The question with the choices on the current page."""
        return ["", *self.head, *self.pages[self.page]]

    def turn(self) -> list[str]:
        """The next page of choices."""
        self.page = (self.page + 1) % len(self.pages)
        return self.pages[self.page]

    @property
    def prompt(self) -> str:
        """The text before the cursor."""
        form = "ask-more" if len(self.pages) > 1 else "ask-enter" if self.n == 1 else "ask-number"
        return self.screen.words(form, n=self.n) + " "

    def _rows(self, texts: list[str]) -> list[str]:
        """Numbered choices, one to a line; many short ones side by side."""
        items = [f"  {number:>2}  {text}" for number, text in enumerate(texts, 1)]
        wide = max(map(len, items)) + 1
        columns = self.screen.width // wide if len(items) > MANY else 1
        if columns > 1:
            starts = range(0, len(items), columns)
            return ["".join(item.ljust(wide) for item in items[start : start + columns]).rstrip() for start in starts]
        width = self.screen.width
        return [line for item in items for line in textwrap.wrap(item, width, subsequent_indent=" " * 8)]

    def _pages(self, rows: list[str]) -> list[list[str]]:
        """All rows if they fit on the screen, otherwise pages that leave room for the board."""
        room = len(rows) if self.screen.height is None else self.screen.height - self.screen.spent - len(self.head) - 2
        if len(rows) <= room:
            return [rows]
        room = max(FEWEST, room - STATUS)
        return [rows[start : start + room] for start in range(0, len(rows), room)]
