"""The Card Play Phase: the menu, what a card asks for, counters and responses, the order in which a card takes effect.

The card being played lies on the menu as the frame RESOLVING; game.chain counts it and the cards that answer it.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .aims import aim_blocked, aim_row, has_target, somebody_to_aim
from .answers import ACTS, ASKS, ENDS, IS_ANSWERABLE, LEADS, LINKS, PAYS, answer, answer_blocked, ask_for_answers, lay
from .cession import give_up, giving_blocked, take_land, taking_blocked
from .codes import (
    AIM, AIMED, AIMING, ANSWER, ANSWERING, CHOOSING_OPTION, CLAIM, CLAIMING, DESTINY_LIMIT, DIE, DONE, FOR_ERA, GIVE_UP,
    GIVING_UP, LEADING, NAMED_ERA, NAMING_ERA, NAMING_PRODUCT, NAMING_REGION, NEXT_PART, NO_STORYTELLING, NO_SUCH_USE,
    NO_TARGET_LEFT, NOT_COMPLETE, NOT_IN_HAND, OPTION, PASS, PAY_OUT, PENALTY, PICK, PICKING, PLAY, PLAYING, PRIORITY, PUT_AWAY,
    PUT_CARD_AWAY, PUT_ONE_AWAY, PUTTING_AWAY, REGION_CLOSED, REGION_OF, RESOLVING, ROLLING_CARD, STEAL, STEALING, STEPPING,
    STORY_TOLD, TAKE_BACK, TAKING, TAKING_PIONEER, WRONG_ERA, WRONG_STEP,
)  # fmt: skip
from .events import carry_out, choose_option, name_region, next_verb, option_blocked, take_stolen
from .leaders import answer_claim, answer_pioneer, put_step, step_blocked
from .ledger import has, lower_profit
from .order import list_last, priority_blocked, rank_players, use_priority
from .payment import clear_surplus, pay_product
from .picks import declining_blocked, pick, pick_blocked
from .research import step_back_blocked, take_step_back
from .state import (
    AS_EVENT, AS_LEADER, AS_PRODUCT, BY_ERA, CARDS, ERAS, NUMBERS, PATRIOTISM, PROFIT_ERA_OP, SEATS, STORYTELLING, USES_END,
    Destiny,
)  # fmt: skip
from .sums import roll_for_card
from .tables import (
    ALL, ANY_PRODUCT, BARRED, BOTH, CARD_ERAS, CARD_PRODUCT, CLOSED, FIRST_OP, HAND_FREE, HAND_PENALTY, IS_DESTINY, MODE,
    OP_TIMES, OP_VERB, STEP_TOKENS, USES,
)  # fmt: skip

# The phase.


@rule
def begin_card_plays(game: Destiny) -> None:
    """The Eras whose cards may be played: two in a transition. [MD 8.1, 8.12]"""
    game.eras = 1 << game.era
    if game.transition:
        game.eras += 1 << (game.era - 1)
        game.transition = 0


@rule
def begin_card_play(game: Destiny) -> None:
    """A player's own card play: the menu. [MD 8.0]"""
    wait(game, PLAYING, game.player)


@rule
def end_card_play(game: Destiny) -> None:
    """Too many cards in hand cost Profit. [MD 8.4, 8.41]"""
    player = game.player
    over = game.held[player] - HAND_FREE[1 if has(game, player, STORYTELLING) else 0]
    if over > 0:
        tell(game, PENALTY, player, over)
        lower_profit(game, player, over * HAND_PENALTY)
    wait(game, NEXT_PART)


@rule
def end_card_plays(game: Destiny) -> None:
    """After all have played: surplus ends, and the order of choice is ranked. [MD 8.6, 8.3311]"""
    clear_surplus(game)
    rank_players(game)


# What may be chosen.


@rule
def card_play_blocked(game: Destiny, what: int, code: int) -> int:
    """The reason against a choice of the steps PLAYING to ROLLING_CARD, or 0. [MD 8.0]"""
    player = whose(game)
    needs = about(game)
    if what == PLAYING:
        return menu_blocked(game, player, code)
    if what == PICKING:
        return declining_blocked(game) if code == PASS else pick_blocked(game, player, game.op, code - PICK)
    if what == TAKING:
        return taking_blocked(game, player, code)
    if code == PASS or what == TAKING_PIONEER:
        return 0
    if what == ANSWERING:
        return answer_blocked(game, player, needs, code - ANSWER)
    if what == GIVING_UP:
        return giving_blocked(game, player, needs, code - GIVE_UP)
    if what == STEPPING:
        return step_blocked(game, player, needs, code)
    if what == CLAIMING:
        return 0 if code - CLAIM == needs else NOT_COMPLETE
    if what == PUTTING_AWAY:
        return 0 if game.hand[player][code - PUT_AWAY] else NOT_IN_HAND
    return naming_blocked(game, player, what, code)


@rule
def naming_blocked(game: Destiny, player: int, what: int, code: int) -> int:
    """What a card asks for as it is played: a rival, an Era, a product, a region, a verb. [MD 8.12, 8.32, cards.targets]"""
    card = game.played[0] - 1
    if what == AIMING:
        return aim_blocked(game, player, card, aim_row(card), code - AIM)
    if what == NAMING_REGION:
        return REGION_CLOSED if CLOSED[game.seats][code - REGION_OF] else 0
    if what == NAMING_ERA:
        return 0 if (game.eras & CARD_ERAS[card]) >> (code - FOR_ERA + 1) & 1 else WRONG_ERA
    if what == CHOOSING_OPTION:
        return option_blocked(game, player, code - OPTION)
    return 0


@rule
def menu_blocked(game: Destiny, player: int, code: int) -> int:
    """The reason against a choice of the menu, or 0. [MD 8.0]"""
    if code < PUT_AWAY:
        return play_blocked(game, player, (code - PLAY) // USES_END, (code - PLAY) % USES_END)
    if code < AIM:
        return put_away_blocked(game, player, code - PUT_AWAY)
    if TAKE_BACK <= code < CLAIM:
        return step_back_blocked(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    if code == PRIORITY:
        return priority_blocked(game, player)
    return 0 if code == DONE else WRONG_STEP


@rule
def play_blocked(game: Destiny, player: int, card: int, use: int) -> int:
    """A card in hand, of a current Era, in a use it has; a Destiny card under its limit; a target. [MD 8.1, 8.21, 8.33, 8.333]"""
    if game.hand[player][card] == 0:
        return NOT_IN_HAND
    if (USES[card] >> use) & 1 == 0:
        return NO_SUCH_USE
    if CARD_ERAS[card] & game.eras == 0:
        return WRONG_ERA
    if IS_DESTINY[card] and not may_play_destiny(game, player):
        return DESTINY_LIMIT
    if BARRED[card] and use + 1 == AS_EVENT and not has_target(game, player, card):
        return NO_TARGET_LEFT
    return 0


@rule
def may_play_destiny(game: Destiny, player: int) -> bool:
    """One for the whole table, one more for an owner of Patriotism. [MD 8.21, 8.22]"""
    if game.destiny == 0 or game.no_limit:
        return True
    return has(game, player, PATRIOTISM) and game.extra_destiny[player] == 0


@rule
def put_away_blocked(game: Destiny, player: int, card: int) -> int:
    """With Storytelling one card in each Card Play Phase. [MD 8.5]"""
    if not has(game, player, STORYTELLING):
        return NO_STORYTELLING
    if game.told_story[player]:
        return STORY_TOLD
    return 0 if game.hand[player][card] else NOT_IN_HAND


@rule
def list_card_play(game: Destiny, out: Any) -> int:
    """The menu: cards by use, a card to put away, a step token to take back, Priority Turn, done. [MD 8.0]

    A quick listing that skips what cannot be legal: `blocked` states what is, and the harness compares the two.
    """
    player = game.player
    n = 0
    for card in range(CARDS):
        if game.hand[player][card]:
            n = list_codes(game, player, PLAY + card * USES_END, PLAY + (card + 1) * USES_END, out, n)
    if has(game, player, STORYTELLING) and not game.told_story[player]:
        n = list_codes(game, player, PUT_AWAY, AIM, out, n)
    if game.step_tokens[player] < STEP_TOKENS:
        n = list_codes(game, player, TAKE_BACK, CLAIM, out, n)
    return list_last(game, player, out, n)


@rule
def list_codes(game: Destiny, player: int, first: int, end: int, out: Any, n: int) -> int:
    """Of a range of codes those that nothing blocks. [MD 8.0]"""
    for code in range(first, end):
        if menu_blocked(game, player, code) == 0:
            out[n] = code
            n += 1
    return n


# What is chosen.


@rule
def card_play_choice(game: Destiny, what: int, code: int) -> None:
    """Carry out a choice of the steps PLAYING to ROLLING_CARD. [MD 8.0]"""
    if what == PLAYING:
        menu_choice(game, game.player, code)
    elif what == ANSWERING:
        answer(game, code)
    elif what == PICKING:
        if code == PASS:
            pop(game)
            next_verb(game)
        else:
            pick(game, code - PICK)
    elif what == GIVING_UP:
        give_up(game, code - GIVE_UP)
    elif what == TAKING:
        take_land(game, code)
    elif what == TAKING_PIONEER:
        answer_pioneer(game, code)
    elif what == STEPPING:
        put_step(game, code)
    elif what == CLAIMING:
        answer_claim(game, code)
    elif what == PUTTING_AWAY:
        answer_story(game, code)
    elif what == STEALING:
        take_stolen(game, code - STEAL)
    elif what == ROLLING_CARD:
        roll_for_card(game, code - DIE + 1)
    else:
        name(game, what, code)


@rule
def menu_choice(game: Destiny, player: int, code: int) -> None:
    """A choice of the menu. [MD 8.0]"""
    if code < PUT_AWAY:
        play(game, player, (code - PLAY) // USES_END, (code - PLAY) % USES_END + 1)
    elif code < AIM:
        put_away(game, player, code - PUT_AWAY)
    elif code < CLAIM:
        take_step_back(game, player, (code - TAKE_BACK) // NUMBERS, (code - TAKE_BACK) % NUMBERS)
    elif code == PRIORITY:
        use_priority(game, player)
    else:
        end_card_play(game)


@rule
def name(game: Destiny, what: int, code: int) -> None:
    """The card's player says at whom, for which Era or product, where, or which verb. [MD 8.12, 8.32, cards.targets]"""
    if what == NAMING_REGION:
        name_region(game, code - REGION_OF)
        return
    if what == CHOOSING_OPTION:
        choose_option(game, code - OPTION)
        return
    player = whose(game)
    pop(game)
    if what == AIMING:
        game.target = code - AIM + 1
        tell(game, AIMED, player, code - AIM)
    elif what == NAMING_ERA:
        game.for_era = code - FOR_ERA + 1
        tell(game, NAMED_ERA, player, game.for_era)
    else:
        game.for_product = code - PAY_OUT + 1


@rule
def put_away(game: Destiny, player: int, card: int) -> None:
    """A card leaves the game face down; its number does not count. [MD 8.5]"""
    game.hand[player][card] -= 1
    game.held[player] -= 1
    game.away[player][card] += 1
    game.told_story[player] = 1
    tell(game, PUT_ONE_AWAY, player)
    tell(game, PUT_CARD_AWAY, player, card)


@rule
def answer_story(game: Destiny, code: int) -> None:
    """Storytelling is claimed: a card may be put away at once. [MD 8.5]"""
    player = whose(game)
    pop(game)
    if code != PASS:
        put_away(game, player, code - PUT_AWAY)


@rule
def play(game: Destiny, player: int, card: int, use: int) -> None:
    """A card is played; a Destiny card takes the table's place, or the one more of Patriotism. [MD 8.0, 8.21, 8.22, 8.3]"""
    if IS_DESTINY[card]:
        if game.destiny and not game.no_limit:
            game.extra_destiny[player] = 1
        game.destiny = 1
    game.target = 0
    game.for_era = 0
    game.for_product = 0
    game.for_region = 0
    lay(game, player, card, use)
    push(game, RESOLVING, 0, ASKS)


# How a card takes effect.


@rule
def resolve(game: Destiny) -> None:
    """Go on with the card in play: what it asks, answers, leader, event, product. [MD 8.2, 8.32, 8.327, 8.328, cards.targets]"""
    stage = about(game)
    card = game.played[0] - 1
    use = game.played_as[0]
    if stage == ASKS:
        ask(game, game.played_by[0], card, use)
    elif stage == IS_ANSWERABLE:
        ask_for_answers(game)
    elif stage == LEADS:
        begin_acting(game, card, use)
        if use == AS_LEADER:
            push(game, LEADING, game.played_by[0], card)
    elif stage == ACTS:
        if game.op < game.ops_end:
            carry_out(game)
        else:
            wait(game, RESOLVING, 0, PAYS)
    elif stage == PAYS:
        wait(game, RESOLVING, 0, ENDS)
        if pays_product(card, use):
            pay_product(game, game.for_product - 1 if ANY_PRODUCT[card] else CARD_PRODUCT[card])
    else:
        end_card(game)


@rule
def ask(game: Destiny, player: int, card: int, use: int) -> None:
    """At whom it is aimed, for which Era it is played, which product it pays: said before anybody answers. [MD cards.targets]"""
    row = aim_row(card)
    if acts(card, use) and row >= 0 and game.target == 0 and somebody_to_aim(game, player, card, row):
        push(game, AIMING, player)
    elif acts(card, use) and depends_on_era(card) and game.for_era == 0:
        ask_era(game, player, game.eras & CARD_ERAS[card])
    elif pays_product(card, use) and ANY_PRODUCT[card] and game.for_product == 0:
        push(game, NAMING_PRODUCT, player)
    else:
        wait(game, RESOLVING, 0, IS_ANSWERABLE)


@rule
def acts(card: int, use: int) -> bool:
    """The event happens. [MD 8.2, 8.33]"""
    return use == AS_EVENT or (use == AS_LEADER and MODE[card] == ALL)


@rule
def pays_product(card: int, use: int) -> bool:
    """The product is paid. [MD 8.2, 8.33]"""
    return use == AS_PRODUCT or (use == AS_EVENT and MODE[card] == BOTH)


@rule
def depends_on_era(card: int) -> bool:
    """What the card does differs by Era. [MD 8.12]"""
    for op in range(FIRST_OP[card], FIRST_OP[card + 1]):
        if OP_VERB[op] == PROFIT_ERA_OP or OP_TIMES[op] == BY_ERA:
            return True
    return False


@rule
def ask_era(game: Destiny, player: int, eras: int) -> None:
    """In a transition turn the player chooses the Era. [MD 8.12]"""
    era = ERAS
    while (eras >> era) & 1 == 0:
        era -= 1
    if eras == 1 << era:
        game.for_era = era
    else:
        push(game, NAMING_ERA, player)


@rule
def begin_acting(game: Destiny, card: int, use: int) -> None:
    """The verbs of the event, if it happens. [MD 8.32]"""
    if acts(card, use):
        game.op = FIRST_OP[card]
        game.ops_end = FIRST_OP[card + 1]
    wait(game, RESOLVING, 0, ACTS)


@rule
def end_card(game: Destiny) -> None:
    """The card is done with; what it was played for can be seen until the next. [MD 8.0]"""
    for link in range(LINKS):
        game.played[link] = 0
        game.played_as[link] = 0
        game.played_by[link] = 0
    for player in range(SEATS):
        game.leads[player] = 0
    game.chain = 0
    game.op = 0
    game.ops_end = 0
    pop(game)
