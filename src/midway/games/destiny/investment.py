"""The Investment Phase: its beginning, its menu, and what each choice sets off."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import pop, wait, whose
from midway.kernel.rule import rule

from .buying import (
    most_tokens, tokens_blocked, buy_tokens, buy_blocked, site_blocked, buy, mechanizing, mechanize_blocked, progress_blocked,
    buy_progression, lift_blocked, lift,
)  # fmt: skip
from .codes import (
    AGREE, BUILD, BUILDING, CARD, CITY, CLAIM, DIE, DONE, FREEING_STEP, INVESTING, LICENCE, LIFT, MECHANIZE, MECHANIZING,
    NEXT_PART, OFFERED_LICENCE, OFFERED_SHARE, PASS, PRIORITY, PROGRESS, REROLL_DIE, REROLLING_DIE, RESEARCH, ROLLING_RESEARCH,
    SETTING_SIX, SHARE, STEP, TAKE_BACK, TOKENS_FOR, WRONG_STEP,
)  # fmt: skip
from .collaboration import answer_licence, answer_share, ask_licence, ask_share, licence_blocked, share_blocked
from .ledger import has
from .order import list_last, priority_blocked, use_priority
from .presence import build_city, take_free_tokens
from .research import (
    begin_research, claim, claim_blocked, free_step, freeing_blocked, keep_dice, let_die_go, reroll_blocked, reroll_die,
    research_blocked, roll_die, set_six, six_blocked, step_back_blocked, take_step_back,
)  # fmt: skip
from .state import (
    AS_LEADER, BOXES, BREAKTHROUGHS, CARDS, MECHANIZATION, MECHANIZING_NOW, NUMBERS, PROGRESSIONS, SEATS, TERRITORIES, TURNPIKE,
    UNITY, Destiny,
)  # fmt: skip
from .tables import STEP_TOKENS, TURNPIKE_TOKENS


@rule
def begin_investments(game: Destiny) -> None:
    """Unity works for those who owned it before this phase. [MD 9.35, 9.351]"""
    for player in range(game.seats):
        game.united[player] = game.owned[player][UNITY]


@rule
def begin_investment(game: Destiny) -> None:
    """A player's part: free tokens to the Purchased box, then the menu. [MD 9.0, 9.1]"""
    player = game.player
    tokens = game.free[player]
    if has(game, player, TURNPIKE):
        tokens += TURNPIKE_TOKENS
    take_free_tokens(game, player, tokens)
    wait(game, INVESTING, player)


# What may be chosen.


@rule
def investment_blocked(game: Destiny, what: int, code: int) -> int:
    """The reason against a choice of the steps INVESTING to FREEING_STEP, or 0. [MD 9.0]"""
    if what == INVESTING:
        return menu_blocked(game, game.player, code)
    if code == PASS or code == AGREE:
        return 0
    player = whose(game)
    if what == BUILDING:
        return site_blocked(game, player, code - BUILD)
    if what == REROLLING_DIE:
        return reroll_blocked(game, code - REROLL_DIE)
    if what == SETTING_SIX:
        return six_blocked(game, player, (code - STEP) // NUMBERS, (code - STEP) % NUMBERS)
    return freeing_blocked(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)


@rule
def menu_blocked(game: Destiny, player: int, code: int) -> int:
    """The reason against a choice of the menu, or 0. [MD 9.0]"""
    if CITY <= code <= CARD:
        return buy_blocked(game, player, code - CITY)
    if mechanizing(game, player):
        return MECHANIZING
    if code < CLAIM:
        return step_back_blocked(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    if code < TOKENS_FOR:
        return claim_blocked(game, player, code - CLAIM)
    if code < CITY:
        return tokens_blocked(game, player, code - TOKENS_FOR + 1)
    if code == MECHANIZE:
        return mechanize_blocked(game, player)
    if code < LICENCE:
        return progress_blocked(game, player, code - PROGRESS)
    if code < SHARE:
        return licence_blocked(game, player, code - LICENCE)
    if code < AGREE:
        return share_blocked(game, player, (code - SHARE) // SEATS, (code - SHARE) % SEATS)
    if RESEARCH <= code < REROLL_DIE:
        return research_blocked(game, player, code - RESEARCH)
    if LIFT <= code < BUILD:
        return lift_blocked(game, player, code - LIFT)
    if code == PRIORITY:
        return priority_blocked(game, player)
    return 0 if code == DONE else WRONG_STEP


@rule
def list_investment(game: Destiny, out: Any) -> int:
    """The menu: what the player can take back, claim, buy, ask for, research, lift now. [MD 9.0]

    A quick listing that skips what cannot be legal: `blocked` states what is, and the harness compares the two.
    """
    player = game.player
    if mechanizing(game, player):
        return list_boxes(game, player, out, 0)
    n = list_steps(game, player, out) if game.step_tokens[player] < STEP_TOKENS else 0
    for tokens in range(most_tokens(game, player)):
        out[n] = TOKENS_FOR + tokens
        n += 1
    n = list_boxes(game, player, out, n)
    if has(game, player, MECHANIZATION) and mechanize_blocked(game, player) == 0:
        out[n] = MECHANIZE
        n += 1
    for progression in range(PROGRESSIONS):
        if progress_blocked(game, player, progression) == 0:
            out[n] = PROGRESS + progression
            n += 1
    if game.united[player]:
        n = list_collaboration(game, player, out, n)
    if game.pioneers[player] and not game.researched[player]:
        n = list_research(game, player, out, n)
    if game.wireless[player]:
        n = list_lifts(game, player, out, n)
    return list_last(game, player, out, n)


@rule
def list_steps(game: Destiny, player: int, out: Any) -> int:
    """Step tokens to take back, Breakthroughs to claim. [MD 9.414, 9.42]"""
    n = 0
    for breakthrough in range(BREAKTHROUGHS):
        if game.steps[player][breakthrough]:
            for number in range(NUMBERS):
                if step_back_blocked(game, player, breakthrough, number) == 0:
                    out[n] = TAKE_BACK + breakthrough * NUMBERS + number
                    n += 1
    for breakthrough in range(BREAKTHROUGHS):
        if claim_blocked(game, player, breakthrough) == 0:
            out[n] = CLAIM + breakthrough
            n += 1
    return n


@rule
def list_boxes(game: Destiny, player: int, out: Any, n: int) -> int:
    """A City, a Pioneer, a Card. [MD 9.2]"""
    for kind in range(BOXES):
        if buy_blocked(game, player, kind) == 0:
            out[n] = CITY + kind
            n += 1
    return n


@rule
def list_collaboration(game: Destiny, player: int, out: Any, n: int) -> int:
    """Licences to ask for, joint claims to propose. [MD 9.351, 9.423]"""
    for card in range(CARDS):
        if game.used[card] == AS_LEADER and licence_blocked(game, player, card) == 0:
            out[n] = LICENCE + card
            n += 1
    for breakthrough in range(BREAKTHROUGHS):
        for rival in range(game.seats):
            if game.united[rival] and share_blocked(game, player, breakthrough, rival) == 0:
                out[n] = SHARE + breakthrough * SEATS + rival
                n += 1
    return n


@rule
def list_research(game: Destiny, player: int, out: Any, n: int) -> int:
    """Breakthroughs to roll for. [MD 9.41]"""
    for breakthrough in range(BREAKTHROUGHS):
        if research_blocked(game, player, breakthrough) == 0:
            out[n] = RESEARCH + breakthrough
            n += 1
    return n


@rule
def list_lifts(game: Destiny, player: int, out: Any, n: int) -> int:
    """Tokens to lift by Wireless. [MD 10.19]"""
    for territory in range(TERRITORIES):
        if lift_blocked(game, player, territory) == 0:
            out[n] = LIFT + territory
            n += 1
    return n


# What is done.


@rule
def investment_choice(game: Destiny, what: int, code: int) -> None:
    """Carry out a choice of the steps INVESTING to FREEING_STEP. [MD 9.0]"""
    if what == INVESTING:
        menu_choice(game, game.player, code)
    elif what == BUILDING:
        pop(game)
        build_city(game, game.player, code - BUILD)
    elif what == OFFERED_LICENCE:
        answer_licence(game, code == AGREE)
    elif what == OFFERED_SHARE:
        answer_share(game, code == AGREE)
    elif what == ROLLING_RESEARCH:
        roll_die(game, code - DIE + 1)
    elif what == REROLLING_DIE:
        if code == PASS:
            keep_dice(game)
        else:
            reroll_die(game, code - REROLL_DIE)
    elif what == SETTING_SIX:
        set_six(game, (code - STEP) % NUMBERS)
    elif what == FREEING_STEP:
        if code == PASS:
            let_die_go(game)
        else:
            free_step(game, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)


@rule
def menu_choice(game: Destiny, player: int, code: int) -> None:
    """Carry out a choice of the menu. [MD 9.0]"""
    if code < CLAIM:
        take_step_back(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    elif code < TOKENS_FOR:
        claim(game, player, code - CLAIM)
    elif code < CITY:
        buy_tokens(game, player, code - TOKENS_FOR + 1)
    elif code <= CARD:
        buy(game, player, code - CITY)
    elif code == MECHANIZE:
        game.mechanized[player] = MECHANIZING_NOW
    elif code < LICENCE:
        buy_progression(game, player, code - PROGRESS)
    elif code < SHARE:
        ask_licence(game, player, code - LICENCE)
    elif code < AGREE:
        ask_share(game, player, (code - SHARE) // SEATS, (code - SHARE) % SEATS)
    elif code < REROLL_DIE:
        begin_research(game, player, code - RESEARCH)
    elif code < BUILD:
        lift(game, player, code - LIFT)
    elif code == PRIORITY:
        use_priority(game, player)
    else:
        wait(game, NEXT_PART)
