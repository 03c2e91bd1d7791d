"""World's Fair 1893: area majority and card drafting in Chicago, for two to four players."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.contract import Contract
from midway.kernel.game import Game, Level, Rules, Setting, Ways
from midway.kernel.telling import Picture, Telling

from . import acts, cards, describe, ending, picture, policy, rules, setup, tallies
from .board import terminal
from .codes import codes, lines, reasons, steps
from .doubts import DOUBTS
from .state import AREA_NAMES, CARD_NAMES, FIGURE_NAMES, Fair
from .tables import CONTENT

GAME = Game(
    name="worldsfair",
    prefix="WF",
    version=1,
    folder=Path(__file__).parent,
    players=(2, 3, 4),
    minutes=40,
    settings=(
        Setting("approvals", ("automatic", "asked"), "asks_approvals"),
        Setting("start_space", ("counted", "extra"), "start_space_extra", reading=True),
        Setting("empty_ranks", ("no", "yes"), "empty_ranks", reading=True),
        Setting("tied_first", ("ladder", "reversed"), "tied_reversed", reading=True),
        Setting("edition", ("english", "french", "polish")),
    ),
    bots=policy.BOTS,
    ways=Ways(depth=6, rival=2),
    duel=Ways(depth=64, everyone=True),
    levels=(Level(astray=170), Level(astray=80), Level(), Level(playouts=170), Level(playouts=6000)),
    analysed=700_000,
    doubts=DOUBTS,
    rules=Rules(
        state=Fair,
        codes=codes,
        steps=steps,
        lines=lines,
        reasons=reasons,
        content=CONTENT,
        contract=Contract(
            setup=setup.setup,
            seat=rules.seat,
            legal=rules.legal,
            refusal=rules.refusal,
            weight=rules.weight,
            draw=rules.draw,
            apply=rules.apply,
            score=ending.score,
            standing=ending.standing,
            policy=policy.policy,
            clock=rules.clock,
        ),
        turn="turn.order",
        end="end.when",
        pieces=describe.pieces,
    ),
    telling=Telling(
        values={"area": AREA_NAMES, "to": AREA_NAMES, "card": CARD_NAMES, "figure": FIGURE_NAMES},
        facts=describe.facts,
        turn=acts.turn,
        acts=acts.acts,
        harms={"moved": "owner"},
        hurts={"placed": acts.outranked, "added": acts.outranked},
        marks=describe.marks,
        where=describe.where,
        about=terminal.about,
        cards=cards.cards,
        story=cards.Titles,
    ),
    picture=Picture(
        breakdown=picture.breakdown,
        drawn=picture.DRAWN,
        points=picture.points,
        preview=picture.preview,
        fact=picture.fact,
        extras=picture.extras,
        chapter=picture.chapter,
        tallies=tallies.tallies,
        closes=tallies.closes,
        board=terminal.draw_board,
    ),
)
