"""Manifest Destiny, for three to five players."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.contract import Contract
from midway.kernel.game import Game, Level, Rules, Setting, Trust, Ways
from midway.kernel.telling import Picture, Telling

from . import acts, cards, describe, dice, ending, greedy, homes, menus, picture, rules, setup, tallies
from .board import terminal
from .codes import codes, lines, reasons, steps
from .doubts import DOUBTS
from .state import (
    BREAKTHROUGH_NAMES, CARD_NAMES, PHASE_NAMES, PLAYED_NAMES, PRODUCT_NAMES, PROGRESSION_NAMES, REGION_NAMES, TERRITORY_NAMES,
    Destiny,
)  # fmt: skip
from .tables import CONTENT

GAME = Game(
    name="destiny",
    prefix="MD",
    version=2,
    folder=Path(__file__).parent,
    players=(3, 4, 5),
    minutes=240,
    ways=Ways(depth=64, horizon=2),
    levels=(Level(astray=170), Level(astray=80), Level(), Level(playouts=150), Level(playouts=2000)),
    trust=Trust(judge=0.1, playouts=0.95),
    settings=(Setting("cash", ("hidden", "open"), "open_cash"),),
    bots=("greedy",),
    doubts=DOUBTS,
    rules=Rules(
        state=Destiny,
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
            policy=greedy.policy,
            turn=homes.turn,
            clock=rules.clock,
        ),
        turn="turn.order",
        end="end.when",
        pieces=describe.pieces,
    ),
    telling=Telling(
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
        facts=describe.facts,
        turn=acts.turn,
        acts=acts.acts,
        harms=acts.HARMS,
        marks=describe.marks,
        asking=describe.asking,
        where=describe.where,
        about=terminal.about,
        cards=cards.cards,
    ),
    picture=Picture(
        breakdown=picture.breakdown,
        drawn=picture.DRAWN,
        points=picture.points,
        preview=picture.preview,
        fact=picture.fact,
        kinds=menus.kinds,
        rows=menus.rows,
        extras=picture.extras,
        chapter=picture.chapter,
        tallies=tallies.tallies,
        dice=dice.dice,
        closes=tallies.closes,
        board=terminal.draw_board,
    ),
)
