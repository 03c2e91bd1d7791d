"""An analysis as one file of HTML that needs nothing else: the charts and sums of the browser client, and where it turned."""

from __future__ import annotations

import base64
import json
import re
from html import escape
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any

import midway
from midway.kernel.fault import common
from midway.kernel.words import Words

from .moments import moments
from .study import Study
from .told import mark_lines, stroke_lines, worded

WEB = Path(midway.__file__).parent / "web"
STYLES = ("tokens.css", "look.css", "end.css", "analysis.css")
PACKAGES = "packages.json"  # what other people wrote, by the names it is imported under
WORDS = ("words", "words/later")  # of the client: what every visit hears, and the rest
FIRST = "alone.js"  # the module that the page begins with
IMPORTED = re.compile(r'(\b(?:from|import) ?)"(\.{1,2}/[\w./-]+)"')


def page(study: Study, language: str) -> str:
    """The whole file, in a language."""
    match, words = study.match, common(language)
    game = match.game.words(language)("title")
    title = escape(f"{words('analyse-title')}: {game}, {', '.join(match.names)}")
    signs = (WEB / "art/signs.svg").read_text(encoding="utf-8").replace("<svg ", '<svg id="art-signs" width="0" height="0" ', 1)
    own = "\n".join((WEB / folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in WORDS)
    told = {"told": worded(match, study.to_json(), language) | {"done": study.done}, "match": _snapshot(study), "words": own}
    kept = "".join(f'<script type="application/json" id="{name}">{_json(value)}</script>' for name, value in told.items())
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_styles()}</style>{kept}'
        f'<script type="importmap">{_json({"imports": _modules()})}</script></head>'
        f'<body>{signs}<div class="end analysed alone"><main><h1>{escape(game)}</h1><div class="grid"></div>'
        f'{_turned(study, words, language)}</main></div><script type="module">import "midway/{FIRST}";</script></body></html>\n'
    )


def _json(value: Any) -> str:
    """JSON that can stand in a page."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def _snapshot(study: Study) -> dict[str, Any]:
    """What the client has to know of the match."""
    result = study.match.result
    assert result
    seats = [{"seat": number, "name": seat.name, "bot": seat.bot} for number, seat in enumerate(study.match.seats, 1)]
    return {"seats": seats, "result": {"scores": result.scores, "standings": result.standings}}


def _styles() -> str:
    """The styles of the page after a game, without its fonts, which are files of their own."""
    text = "\n".join((WEB / name).read_text(encoding="utf-8") for name in STYLES)
    return re.sub(r"@font-face\s*{[^}]*}", "", text)


def _modules() -> dict[str, str]:
    """What the page imports, by name, each as an address that holds its text: the first module and all that it leads to."""
    names = {path: name for name, path in json.loads((WEB / PACKAGES).read_text(encoding="utf-8")).items()}
    modules: dict[str, str] = {}
    todo = [FIRST, *names]
    for path in todo:
        text = (WEB / path).read_text(encoding="utf-8").replace("import.meta.url", f'"midway:/web/{path}"')

        def renamed(found: re.Match[str], path: str = path) -> str:
            other = normpath(f"{PurePosixPath(path).parent}/{found[2]}")
            if other not in todo:
                todo.append(other)
            return f'{found[1]}"{names.get(other, f"midway/{other}")}"'

        address = base64.b64encode(IMPORTED.sub(renamed, text).encode()).decode()
        modules[names.get(path, f"midway/{path}")] = f"data:text/javascript;base64,{address}"
    return modules


def _turned(study: Study, words: Words, language: str) -> str:
    """Every mistake and the largest strokes of luck; those at which the match turned stand out."""
    match = study.match
    told = {mark.event: mark_lines(match, mark, words, language) for mark in study.marks}
    told |= {stroke.event: stroke_lines(match, stroke, words, language) for stroke in study.strokes}
    turned = moments(study.marks, study.strokes)
    cards = "".join(_moment(event, *told[event], event in turned) for event in sorted(told))
    nothing, how = f"<p>{escape(words('analyse-nothing'))}</p>", escape(words("analyse-how"))
    return (
        f'<section class="turnsec"><header><h2>{escape(words("analyse-turned"))}</h2><p>{how}</p></header>'
        f'<div class="moments">{cards or nothing}</div></section>'
    )


def _moment(event: int, head: str, text: str, turned: bool) -> str:
    look = "moment panel turned" if turned else "moment panel"
    body = f'<div class="txt"><h3>{escape(head)}</h3><p class="t">{escape(text)}</p></div>'
    return f'<article class="{look}" id="event-{event}">{body}</article>'
