"""Manifest Destiny, for three to five players."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.contract import Contract
from midway.kernel.game import Choice, Game

from . import ending, greedy, rules, setup
from .board.terminal import about, draw_board
from .cards import cards
from .codes import codes, lines, reasons, steps
from .describe import asking, breakdown, facts, marks, pieces
from .doubts import DOUBTS
from .picture import chapter, points, preview, seen, where
from .state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, PHASE_NAMES, PLAYED_NAMES, PRODUCT_NAMES, PROGRESSION_NAMES, REGION_NAMES, TERRITORY_NAMES,
    Destiny,
)  # fmt: skip
from .tables import CONTENT

GAME = Game(
    name="destiny",
    prefix="MD",
    version=1,
    folder=Path(__file__).parent,
    players=(3, 4, 5),
    state=Destiny,
    codes=codes,
    steps=steps,
    lines=lines,
    reasons=reasons,
    content=CONTENT,
    rules=Contract(
        setup=setup.setup,
        seat=rules.seat,
        legal=rules.legal,
        refusal=rules.refusal,
        weight=rules.weight,
        draw=rules.draw,
        apply=rules.apply,
        score=ending.score,
        standing=ending.standing,
        policy=greedy.policy,
    ),
    options=(Choice("cash", ("hidden", "open"), "open_cash"),),
    bots=("greedy",),
    doubts=DOUBTS,
    values={
        "card": CARD_NAMES,
        "territory": TERRITORY_NAMES,
        "region": REGION_NAMES,
        "product": PRODUCT_NAMES,
        "progression": PROGRESSION_NAMES,
        "breakthrough": BREAKTHROUGH_NAMES,
        "phase": PHASE_NAMES,
        "use": PLAYED_NAMES,
    },
    facts=facts,
    asking=asking,
    marks=marks,
    breakdown=breakdown,
    pieces=pieces,
    board=draw_board,
    about=about,
    extras=seen,
    cards=cards,
    points=points,
    preview=preview,
    where=where,
    chapter=chapter,
    minutes=240,
)
