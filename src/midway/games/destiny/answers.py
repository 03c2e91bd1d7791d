"""Cards on the table, in turn and out of turn: counters and responses."""

from __future__ import annotations

from midway.kernel.frames import about, detail, pop, push, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    ANSWER, ANSWERING, CANCELLED, COUNTERED, LET_PASS, NO_ANSWER, NOT_IN_HAND, PASS, PLAYED_CARD, RESOLVING, WRONG_ERA,
)  # fmt: skip
from .order import player_after
from .state import AS_COUNTER, AS_NEWS, AS_RESPONSE, CARDS, PLAYED, UNSEEN, Destiny
from .tables import CANCELS, CARD_ERAS, COUNTERS, IS_ANSWERED, NUMBER

LINKS = 3  # cards that can lie on one another
# How far the card in play has come, in the second number of its frame; the first is how many were asked for an answer.
ASKS, IS_ANSWERABLE, LEADS, ACTS, PAYS, ENDS = 0, 1, 2, 3, 4, 5


@rule
def lay(game: Destiny, player: int, card: int, use: int) -> None:
    """A card goes face up before its player, in turn or out of it; its number counts. [MD 8.0, 8.61, 8.62, cards.out-of-turn]"""
    game.hand[player][card] -= 1
    game.held[player] -= 1
    game.place[card] = PLAYED + player
    game.used[card] = use
    game.highest[player] = max(game.highest[player], NUMBER[card])
    game.played[game.chain] = card + 1
    game.played_as[game.chain] = use
    game.played_by[game.chain] = player
    game.chain += 1
    tell(game, PLAYED_CARD, player, card, use)


@rule
def ask_for_answers(game: Destiny) -> None:
    """Everybody who might answer the last card is asked, in turn order; the first stands. [MD 8.327, 8.328, cards.windows]"""
    link = game.chain - 1
    asked = detail(game)
    if link == LINKS - 1 or asked == game.seats or IS_ANSWERED[game.played[link] - 1] == 0:
        settle_answers(game)
        return
    wait(game, RESOLVING, 0, IS_ANSWERABLE, asked + 1)
    player = player_after(game, game.player, asked)
    if might_answer(game, player, link):
        push(game, ANSWERING, player, link)


@rule
def might_answer(game: Destiny, player: int, link: int) -> bool:
    """As far as all can see, a card in the player's hand might answer. [MD cards.windows]"""
    if game.held[player] == 0:
        return False
    for card in range(CARDS):
        if game.place[card] == UNSEEN and CARD_ERAS[card] & game.eras and answers_as(game, player, link, card):
            return True
    return False


@rule
def answers_as(game: Destiny, player: int, link: int, card: int) -> int:
    """A counter by the player aimed at, a response to anything but News by any other; 0 if neither. [MD 8.327, 8.328]"""
    answered = game.played[link] - 1
    if COUNTERS[card][answered] and link == 0 and game.target == player + 1:
        return AS_COUNTER
    if CANCELS[card][answered] and game.played_by[link] != player and game.played_as[link] != AS_NEWS:
        return AS_RESPONSE
    return 0


@rule
def answer_blocked(game: Destiny, player: int, link: int, card: int) -> int:
    """A card in hand that answers, of a current Era. [MD 8.327, 8.328, cards.out-of-turn]"""
    if game.hand[player][card] == 0:
        return NOT_IN_HAND
    if answers_as(game, player, link, card) == 0:
        return NO_ANSWER
    return 0 if CARD_ERAS[card] & game.eras else WRONG_ERA


@rule
def answer(game: Destiny, code: int) -> None:
    """A card out of turn, which may be answered in its turn; or none. [MD 8.327, 8.328, cards.out-of-turn]"""
    player = whose(game)
    link = about(game)
    pop(game)
    if code == PASS:
        tell(game, LET_PASS, player)
        return
    use = answers_as(game, player, link, code - ANSWER)
    lay(game, player, code - ANSWER, use)
    tell(game, COUNTERED if use == AS_COUNTER else CANCELLED, player, game.played[link] - 1)
    wait(game, RESOLVING, 0, IS_ANSWERABLE)


@rule
def settle_answers(game: Destiny) -> None:
    """A counter turns the card on its own player, a response cancels it; a cancelled answer changes nothing. [MD 8.327, 8.328]"""
    stage = LEADS
    if game.chain == LINKS - 1:
        if game.played_as[1] == AS_COUNTER:
            game.target = game.played_by[0] + 1
        else:
            stage = ENDS
    wait(game, RESOLVING, 0, stage)
