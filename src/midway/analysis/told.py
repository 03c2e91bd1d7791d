"""An analysis in words: what was played, what was better, and what an event was."""

from __future__ import annotations

from typing import Any

from midway.kernel.judge import ONE
from midway.kernel.words import Words
from midway.match import log
from midway.match.match import Match

from .marks import NAMES, Mark, grades
from .moments import Stroke


def worded(match: Match, study: dict[str, Any], language: str) -> dict[str, Any]:
    """An analysis that was kept as JSON, as far as it has come, with its mistakes and strokes of luck in words."""
    kept = {name: study.get(name, []) for name in ("events", "sums", "plays", "moments")}
    return kept | {
        "read": study.get("read", 0),
        "last": match.number,
        "one": ONE,
        "grades": list(grades(len(match.seats))),
        "marks": [_mark(match, mark, language) for mark in study.get("marks", [])],
        "strokes": [{**stroke, "text": happened(match, stroke["event"], language)} for stroke in study.get("strokes", [])],
    }


def _mark(match: Match, mark: dict[str, Any], language: str) -> dict[str, Any]:
    """A mistake with what was played and what was better."""
    decision = match.until(mark["event"]).describe(language, options=False)
    assert decision
    reads = decision.telling
    options = {"played": mark["code"], "better": mark["best"]}
    told = {
        name: {"code": code, "text": reads.text(code), "marks": list(reads.marks(code)), "chances": mark[name]}
        for name, code in options.items()
    }
    kept = {name: mark[name] for name in ("event", "seat", "grade", "lost", "interval")}
    return {**kept, **told, "options": mark.get("options", [])}


def option(match: Match, event: int, code: int, language: str) -> str:
    """What an option of the decision before an event was called."""
    decision = match.until(event).describe(language)
    assert decision
    return decision.telling.text(code)


def happened(match: Match, event: int, language: str) -> str:
    """What the log says of an event; what was chosen or drawn, where it says nothing."""
    lines = log.texts(match, match.events[event], match.game.words(language), named=True)
    return " ".join(lines) or option(match, event, match.events[event].code, language)


def signed(number: float) -> str:
    """A whole number with its sign."""
    whole = round(number)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def mark_lines(match: Match, mark: Mark, words: Words, language: str) -> tuple[str, str]:
    """A mistake in two lines: what it cost, and what would have been better."""
    grade = words(f"analyse-{NAMES[mark.grade - 1]}")
    figures = {"lost": signed(-mark.lost), "interval": str(max(1, round(mark.interval)))}
    head = words("analyse-mark", event=str(mark.event), name=match.seats[mark.seat].name, grade=grade, **figures)
    chances = {"now": round(mark.played[mark.seat]), "could": round(mark.better[mark.seat])}
    played, better = (option(match, mark.event, code, language) for code in (mark.code, mark.best))
    return head, words("analyse-mark-better", played=played, better=better, **chances)


def stroke_lines(match: Match, stroke: Stroke, words: Words, language: str) -> tuple[str, str]:
    """A stroke of luck in two lines: whom it helped or hurt most, and what it was."""
    figures = {"event": str(stroke.event), "change": signed(stroke.change)}
    return words("analyse-stroke", name=match.seats[stroke.seat].name, **figures), happened(match, stroke.event, language)
