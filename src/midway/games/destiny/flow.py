"""What comes next without anybody being asked: parts of a phase, phases, turns, and effects that go on."""

from __future__ import annotations

from midway.kernel.frames import wait, waiting
from midway.kernel.rule import rule, tell

from .adjustments import go_on_adjusting
from .cardplay import begin_card_play, begin_card_plays, end_card_plays, resolve
from .cession import go_on_yielding
from .codes import ADJUSTING, CONTESTED, GOING_ON, LEADING, NEXT_PART, PHASE, RESOLVING, ROLLED_DICE, STEP_GROUP, YIELDING
from .contest import settle_contest
from .ending import end_game
from .expansion import award_bonus_card, begin_expansion
from .investment import begin_investment, begin_investments
from .leaders import go_on_leading
from .order import begin_turn
from .research import use_dice
from .state import ADJUSTMENTS, CARD_PLAY, EXPANSION, HOMES, INVESTMENT, ORDER, Destiny


@rule
def flow(game: Destiny) -> None:
    """Go on until somebody, or chance, is asked. [MD 5.0]"""
    what = waiting(game)
    while STEP_GROUP[what] == GOING_ON:
        if what == NEXT_PART:
            next_part(game)
        elif what == RESOLVING:
            resolve(game)
        elif what == LEADING:
            go_on_leading(game)
        elif what == YIELDING:
            go_on_yielding(game)
        elif what == ROLLED_DICE:
            use_dice(game)
        elif what == CONTESTED:
            settle_contest(game)
        elif what == ADJUSTING:
            go_on_adjusting(game)
        what = waiting(game)


@rule
def next_part(game: Destiny) -> None:
    """The next player in turn order, or the next phase. [MD 5.0]"""
    if game.phase >= CARD_PLAY and game.phase <= EXPANSION and game.moving + 1 < game.seats:
        game.moving += 1
        begin_part(game)
    elif game.phase == HOMES or game.phase == ADJUSTMENTS:
        begin_turn(game)
    elif game.phase == ORDER:
        begin_phase(game, CARD_PLAY)
    elif game.phase == CARD_PLAY:
        end_card_plays(game)
        begin_phase(game, INVESTMENT)
    elif game.phase == INVESTMENT:
        if game.ends:
            end_game(game)
        else:
            begin_phase(game, EXPANSION)
    elif game.ends == 1:
        end_game(game)
    else:
        end_expansion(game)


@rule
def begin_phase(game: Destiny, phase: int) -> None:
    """A phase begins with the first in turn order. [MD 5.0]"""
    game.phase = phase
    game.moving = 0
    tell(game, PHASE, phase)
    if phase == CARD_PLAY:
        begin_card_plays(game)
    elif phase == INVESTMENT:
        begin_investments(game)
    begin_part(game)


@rule
def begin_part(game: Destiny) -> None:
    """A player's part of the phase. [MD 5.0]"""
    game.player = game.order[game.moving] - 1
    if game.phase == CARD_PLAY:
        begin_card_play(game)
    elif game.phase == INVESTMENT:
        begin_investment(game)
    else:
        begin_expansion(game)


@rule
def end_expansion(game: Destiny) -> None:
    """The bonus card lies on top of the adjustments: it is drawn first. [MD 10.27, 11.0]"""
    wait(game, ADJUSTING)
    award_bonus_card(game)
