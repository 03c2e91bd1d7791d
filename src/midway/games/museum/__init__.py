"""Museum with its expansion The World's Fair, for two to four players."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.contract import Contract
from midway.kernel.game import Game, Level, Rules, Setting, Trust, Ways
from midway.kernel.telling import Picture, Telling

from . import acts, cards, chance, describe, greedy, listing, outlook, picture, rules, scoring, setup, tallies
from .board import terminal
from .codes import codes, lines, reasons, steps
from .doubts import DOUBTS
from .state import (
    COLLECTION_NAMES, CONTINENT_NAMES, EXPERT_NAMES, FAVOUR_NAMES, HEADLINE_NAMES, OBJECT_NAMES, PATRON_NAMES,
    PAVILION_NAMES, Museum,
)  # fmt: skip
from .tables import CONTENT


GAME = Game(
    name="museum",
    prefix="MU",
    version=1,
    folder=Path(__file__).parent,
    players=(2, 3, 4),
    minutes=60,
    ways=Ways(astray=2, depth=64, horizon=5),
    duel=Ways(depth=64, horizon=4),
    levels=(Level(astray=170), Level(astray=80), Level(), Level(playouts=40), Level(playouts=800)),
    analysed=800_000,
    trust=Trust(judge=0.2, playouts=0.7),
    settings=(
        Setting("pavilions", ("off", "on"), "pavilions"),
        Setting("loans", ("off", "on"), "loans"),
        Setting("edition", ("1", "2"), "second"),
        Setting("goal", ("50", "60"), "family"),
        Setting("opinion", ("4", "5"), "more_opinion", reading=True),
        Setting("boards", ("standard", "advanced"), "advanced"),
        Setting("start", ("equal", "ahead"), "head_start"),
        Setting("hands", ("open", "secret"), "secret_hands"),
    ),
    bots=("greedy",),
    doubts=DOUBTS,
    rules=Rules(
        state=Museum,
        codes=codes,
        steps=steps,
        lines=lines,
        reasons=reasons,
        content=CONTENT,
        contract=Contract(
            setup=setup.setup,
            seat=rules.seat,
            legal=listing.legal,
            refusal=rules.refusal,
            weight=chance.weight,
            draw=chance.draw,
            apply=rules.apply,
            score=scoring.score,
            promise=scoring.promise,
            standing=scoring.standing,
            policy=greedy.policy,
            turn=setup.turn,
            clock=rules.clock,
        ),
        turn="turn.order",
        end="end.when",
        pieces=describe.pieces,
    ),
    telling=Telling(
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
        facts=describe.facts,
        turn=acts.turn,
        acts=acts.acts,
        hurts={"token-put": acts.stirred, "placed": acts.forestalled},
        marks=describe.marks,
        asking=describe.asking,
        where=describe.where,
        about=terminal.about,
        story=cards.Shown,
        cards=cards.cards,
    ),
    picture=Picture(
        breakdown=picture.breakdown,
        drawn=picture.DRAWN,
        points=picture.points,
        preview=outlook.preview,
        outlook=outlook.outlook,
        kinds=outlook.kinds,
        extras=picture.extras,
        chapter=picture.chapter,
        tallies=tallies.tallies,
        closes=tallies.closes,
        assist=picture.assist,
        board=terminal.draw_board,
    ),
)
