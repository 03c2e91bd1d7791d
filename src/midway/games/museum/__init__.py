"""Museum with its expansion The World's Fair, for two to four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.contract import Contract
from midway.kernel.game import Choice, Game

from . import chance, greedy, listing, rules, scoring, setup
from .board.terminal import about, draw_board
from .cards import cards
from .codes import codes, lines, reasons, steps
from .describe import asking, breakdown, chapter, expected_parts, extras, facts, marks, pieces, points, preview, where
from .doubts import DOUBTS
from .picture import assist, fair, seen
from .state import (
    COLLECTION_NAMES, CONTINENT_NAMES, EXPERT_NAMES, FAVOUR_NAMES, HEADLINE_NAMES, OBJECT_NAMES, PATRON_NAMES,
    PAVILION_NAMES, Museum,
)  # fmt: skip
from .tables import CONTENT


def _extras(match: Any) -> dict[str, Any]:
    """All that the picture shows beyond the view."""
    told = extras(match)
    pavilions = [told_of | fair(match.plain, match.state, number) for number, told_of in enumerate(told["pavilions"])]
    return told | seen(match) | {"pavilions": pavilions}


def _points(match: Any, reader: int | None) -> dict[str, Any]:
    """Scores, forecast, and both by source."""
    return points(match, reader) | {"parts": expected_parts(match.plain, match.state, reader)}


GAME = Game(
    name="museum",
    prefix="MU",
    version=1,
    folder=Path(__file__).parent,
    players=(2, 3, 4),
    state=Museum,
    codes=codes,
    steps=steps,
    lines=lines,
    reasons=reasons,
    content=CONTENT,
    rules=Contract(
        setup=setup.setup,
        seat=rules.seat,
        legal=listing.legal,
        refusal=rules.refusal,
        weight=chance.weight,
        draw=chance.draw,
        apply=rules.apply,
        score=scoring.score,
        standing=scoring.standing,
        policy=greedy.policy,
    ),
    options=(
        Choice("pavilions", ("off", "on"), "pavilions"),
        Choice("loans", ("off", "on"), "loans"),
        Choice("edition", ("1", "2"), "second"),
        Choice("goal", ("50", "60"), "family"),
        Choice("opinion", ("4", "5"), "more_opinion"),
        Choice("boards", ("standard", "advanced"), "advanced"),
    ),
    bots=("greedy",),
    doubts=DOUBTS,
    values={
        "object": OBJECT_NAMES,
        "continent": CONTINENT_NAMES,
        "expert": EXPERT_NAMES,
        "favour": FAVOUR_NAMES,
        "patron": PATRON_NAMES,
        "headline": HEADLINE_NAMES,
        "collection": COLLECTION_NAMES,
        "pavilion": PAVILION_NAMES,
    },
    facts=facts,
    asking=asking,
    marks=marks,
    breakdown=breakdown,
    pieces=pieces,
    board=draw_board,
    about=about,
    extras=_extras,
    cards=cards,
    points=_points,
    assist=assist,
    preview=preview,
    where=where,
    chapter=chapter,
    minutes=60,
)
