"""An analysis as one file of HTML that needs nothing else: the charts, the sums, and where it turned."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

import midway
from midway.kernel.fault import common
from midway.kernel.words import Words

from .marks import NAMES
from .moments import moments
from .study import PARTS, Study, shown
from .sums import Row, percent
from .told import mark_lines, signed, stroke_lines

WEB = Path(midway.__file__).parent / "web"
STYLES = ("tokens.css", "look.css", "end.css", "analysis.css")
SIGNS = "art/signs.svg"
WIDE, HIGH = 1000, 300  # of the charts, which are stretched
GRADES = ("?!", "?", "??")
MARKS = ("slips", "mistakes", "blunders")


def page(study: Study, language: str) -> str:
    """The whole file, in a language."""
    return _Page(study, language).text()


class _Page:
    """One page: the study, its words, and the seats from the winner down."""

    def __init__(self, study: Study, language: str) -> None:
        self.study, self.match, self.language = study, study.match, language
        self.words: Words = common(language)
        assert study.match.result
        self.scores = study.match.result.scores
        self.ranked = sorted(range(len(study.match.seats)), key=study.match.result.standings.__getitem__)

    def text(self) -> str:
        game = self.match.game.words(self.language)("title")
        title = escape(f"{self.words('analyse-title')}: {game}, {', '.join(self.match.names)}")
        signs = re.sub(r"<svg\b", '<svg hidden width="0" height="0"', (WEB / SIGNS).read_text(encoding="utf-8"), count=1)
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_styles()}</style></head>'
            f'<body>{signs}<div class="end analysed alone"><main><h1>{escape(game)}</h1><div class="grid">'
            f'<section class="whypanel panel">{self._why()}{self._plays()}</section>'
            f'<section class="charts panel">{self._chances()}{self._luck()}</section></div>{self._turned()}'
            f"</main></div></body></html>\n"
        )

    def _say(self, message: str, **args: object) -> str:
        return escape(self.words(message, **args))

    def _name(self, seat: int) -> str:
        return f"{_sign(f'pc-{seat + 1}', 'pc')}<b>{escape(self.match.names[seat])}</b>"

    # What it came from.

    def _why(self) -> str:
        heads = "".join(f"<th>{self._say(f'analyse-heads-{part}')}</th>" for part in (*PARTS, "points"))
        rows = "".join(f"<tr><th scope=row>{self._name(seat)}</th>{self._figures(seat)}</tr>" for seat in self.ranked)
        title = self._say("analyse-title")
        return f"<h2>{title}</h2><table class=playtab><thead><tr><th></th>{heads}</tr></thead><tbody>{rows}</tbody></table>"

    def _figures(self, seat: int) -> str:
        figures = shown(self.study.account.sums(seat))
        told = [f"{figures[part]} %" if part in ("start", "end") else signed(figures[part]) for part in PARTS]
        return "".join(f"<td>{figure}</td>" for figure in [*told, str(self.scores[seat])])

    def _plays(self) -> str:
        heads = "".join(f"<th>{self._say(f'analyse-heads-{head}')}</th>" for head in ("accuracy", *MARKS))
        rows = ""
        for seat in self.ranked:
            play = self.study.play(seat)
            figures = "".join(f"<td>{figure}</td>" for figure in (f"{play.accuracy:.0f} %", *play.marks))
            rows += f"<tr><th scope=row>{self._name(seat)}</th>{figures}</tr>"
        first = f"<th>{self._say('analyse-plays')}</th>"
        return f"<table class=playtab><thead><tr>{first}{heads}</tr></thead><tbody>{rows}</tbody></table>"

    # The charts.

    def _left(self, event: int) -> float:
        return 100 * event / max(1, self.match.number)

    def _path(self, heights: Sequence[float], high: float) -> list[str]:
        """Points of a line: the chances before each event, and after the last."""
        at = [*self.study.account.numbers, self.match.number]
        return [f"{WIDE * self._left(event) / 100:.1f} {high - height:.1f}" for event, height in zip(at, heights, strict=True)]

    def _tops(self) -> list[list[float]]:
        """The upper edge of each band, from the floor up, before each event."""
        tops, below = [], [0.0] * len(self.study.account.line)
        for seat in self.ranked:
            below = [low + max(0.0, percent(row[seat])) for low, row in zip(below, self.study.account.line, strict=True)]
            tops.append(below)
        return [[100 * top / whole for top, whole in zip(row, tops[-1], strict=True)] for row in tops]

    def _chances(self) -> str:
        tops, areas, lower = self._tops(), "", self._path([0.0] * len(self.study.account.line), HIGH)
        for seat, row in zip(self.ranked, tops, strict=True):
            upper = self._path([top * HIGH / 100 for top in row], HIGH)
            areas += f'<path class="area s{seat + 1}" d="M{"L".join([*upper, *reversed(lower)])}Z"/>'
            areas += f'<path class="edge" d="M{"L".join(upper)}"/>'
            lower = upper
        marks = "".join(self._mark(mark.event, mark.seat, mark.grade, mark.lost, tops) for mark in self.study.marks)
        ticks = "".join(f'<span class="yl" style="top:{100 - at}%">{at} %</span>' for at in (0, 25, 50, 75, 100))
        legend = self._say("analyse-legend", **dict(zip(NAMES, self.study.to_json()["grades"], strict=True)))
        return (
            f"<figure><figcaption><h2>{self._say('analyse-chances')}</h2><p>{legend}</p></figcaption>"
            f'<div class="plot chances">{_chart(areas, HIGH)}{ticks}{marks}</div></figure>'
        )

    def _mark(self, event: int, seat: int, grade: int, lost: float, tops: list[list[float]]) -> str:
        at, band = self.study.account.numbers.index(event), self.ranked.index(seat)
        middle = (tops[band][at] + (tops[band - 1][at] if band else 0)) / 2
        place = f"left:{self._left(event):.1f}%;top:{min(95, max(5, 100 - middle)):.1f}%"
        told = escape(f"{self.match.names[seat]}, {event}: {self.words(f'analyse-{NAMES[grade - 1]}')} {signed(-lost)}")
        return f'<a class="mk g{grade}" style="{place}" href="#event-{event}" aria-label="{told}">{GRADES[grade - 1]}</a>'

    def _luck(self) -> str:
        sums: list[Row] = [(0,) * len(self.ranked)]
        for who, step in zip(self.study.account.seats, self.study.account.steps, strict=True):
            sums.append(tuple(sum(pair) for pair in zip(sums[-1], step, strict=True)) if who < 0 else sums[-1])
        most = max(12, *(percent(abs(part)) for row in sums for part in row))
        lines = ""
        for seat in reversed(self.ranked):
            path = "L".join(self._path([50 + 50 * percent(row[seat]) / most for row in sums], 100))
            lines += f'<path class="case" d="M{path}"/><path class="line l{seat + 1}" d="M{path}"/>'
        ticks = "".join(
            f'<span class="yl" style="top:{top}%">{signed(at)}</span>' for at, top in ((most, 2), (0, 50), (-most, 98))
        )
        return (
            f'<div class="luckcap"><h3>{self._say("analyse-luck")}</h3><p>{self._say("analyse-luck-line")}</p></div>'
            f'<div class="plot luckplot">{_chart(f"<path class=zero d=M0,50H{WIDE} />{lines}", 100)}{ticks}</div>'
        )

    # Where it turned.

    def _turned(self) -> str:
        study, words = self.study, self.words
        told = {mark.event: mark_lines(self.match, mark, words, self.language) for mark in study.marks}
        told |= {stroke.event: stroke_lines(self.match, stroke, words, self.language) for stroke in study.strokes}
        turned = moments(study.marks, study.strokes)
        cards = "".join(self._moment(event, *told[event], event in turned) for event in sorted(told))
        nothing, how = f"<p>{self._say('analyse-nothing')}</p>", self._say("analyse-how")
        return (
            f'<section class="turnsec"><header><h2>{self._say("analyse-turned")}</h2><p>{how}</p></header>'
            f'<div class="moments">{cards or nothing}</div></section>'
        )

    def _moment(self, event: int, head: str, text: str, turned: bool) -> str:
        look = "moment panel turned" if turned else "moment panel"
        body = f'<div class="txt"><h3>{escape(head)}</h3><p class="t">{escape(text)}</p></div>'
        return f'<article class="{look}" id="event-{event}">{body}</article>'


def _styles() -> str:
    """The styles of the page after a game, without its fonts, which are files of their own."""
    text = "\n".join((WEB / name).read_text(encoding="utf-8") for name in STYLES)
    return re.sub(r"@font-face\s*{[^}]*}", "", text)


def _sign(name: str, look: str) -> str:
    return f'<svg class="{look}" aria-hidden="true"><use href="#{name}"/></svg>'


def _chart(inside: str, high: int) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high}" preserveAspectRatio="none" aria-hidden="true">{inside}</svg>'
