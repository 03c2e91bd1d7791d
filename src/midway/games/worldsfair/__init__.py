"""World's Fair 1893: area majority and card drafting in Chicago, for two to four players."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.contract import Contract
from midway.kernel.game import Choice, Game

from . import ending, greedy, rules, setup
from .board.terminal import draw_board
from .codes import codes, lines, reasons, steps
from .describe import breakdown, chapter, extras, facts, marks, pieces, points, preview, where
from .doubts import DOUBTS
from .state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES, Fair
from .tables import CONTENT
from .titles import Titles, cards

GAME = Game(
    name="worldsfair",
    prefix="WF",
    version=1,
    folder=Path(__file__).parent,
    players=(2, 3, 4),
    state=Fair,
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
    options=(
        Choice("approvals", ("automatic", "asked"), "asks_approvals"),
        Choice("start_space", ("counted", "extra"), "start_space_extra"),
        Choice("empty_ranks", ("no", "yes"), "empty_ranks"),
        Choice("tied_first", ("ladder", "reversed"), "tied_reversed"),
        Choice("edition", ("english", "french", "polish")),
    ),
    bots=("greedy",),
    doubts=DOUBTS,
    values={"area": AREA_NAMES, "to": AREA_NAMES, "card": CARD_NAMES, "figure": FIGURE_NAMES},
    facts=facts,
    marks=marks,
    breakdown=breakdown,
    pieces=pieces,
    story=Titles,
    board=draw_board,
    extras=extras,
    cards=cards,
    points=points,
    preview=preview,
    where=where,
    chapter=chapter,
    minutes=40,
)
