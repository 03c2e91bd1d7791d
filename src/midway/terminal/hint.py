"""A hint at the prompt: the three best choices, with the chance to win, expected points and the reason."""

from __future__ import annotations

from collections.abc import Iterator

from midway.bots.hint import SHOWN, Hint, hint, reason
from midway.match.match import Match

from .screen import Screen


def told_hint(match: Match, screen: Screen) -> list[str]:
    """The lines of a hint for whoever decides; it is noted for the record."""
    screen.tell("hint-wait")
    told = hint(match)
    if told is None:
        return screen.folded(screen.words("hint-none"))
    match.note_hint()
    return ["", *_lines(match, told, screen)]


def _lines(match: Match, told: Hint, screen: Screen) -> Iterator[str]:
    decision = match.describe(screen.language, match.seat)
    assert decision
    for rank, idea in enumerate(told.ideas[:SHOWN], 1):
        number = decision.codes.index(idea.code)
        figures = {"chance": _percent(idea.chances[match.seat]), "low": _percent(idea.low), "high": _percent(idea.high)}
        points = round(idea.points[match.seat])
        choice = f"{number + 1} {decision.options[number].text}"
        yield from screen.folded(f"{rank}. {screen.words('hint-row', choice=choice, points=points, **figures)}", "  ")
        yield from screen.folded(" ".join(reason(match, idea, screen.language)), "     ")
    if told.equal:
        yield from screen.folded(screen.words("hint-even"), "  ")
    yield from screen.folded(screen.words("hint-exact", n=told.ideas[0].tried), "  ")
    if not told.strong:
        yield from screen.folded(screen.words("hint-warming"), "  ")


def _percent(chance: float) -> int:
    return round(100 * chance)
