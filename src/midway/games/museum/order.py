"""Rounds and turns: how they begin and end, and the last one."""

from __future__ import annotations

from midway.kernel.frames import about, detail, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    DISCARDING, DRAWING_HEADLINE, DROPPED, ENDED, EXPLORING, FINAL, LAST_ROUND, LAYING_OUT, NOTHING_TO_TAKE, OVER,
    REFILLING, RESHUFFLED_HEADLINES, ROUND, SHOWN, TURN,
)  # fmt: skip
from .explore import anything_to_take, ask_followers
from .holdings import draw_object, empty_tray, enter_discard, hand_limit, leave_hand, meet_opinion, show
from .state import (
    CONTINENTS, DISPLAY_SIZE, HEADLINES, IN_DECK, PER, USED, Museum,
)  # fmt: skip
from .tables import DISPLAY_EACH, END_WHEN_EXHAUSTED, GOAL, HEADLINE_FROM, REFILL_AT_END

NEXT_TURN, FIRST_TURN, LAST_TURN = 0, 1, 2  # what comes when the display is full


@rule
def begin_round(game: Museum) -> None:
    """The last Headline ends; from the second round on a new one is turned over. [MU round.headline, round.headline.first]"""
    game.rounds += 1
    game.player = game.first
    game.headline = 0
    game.news = 0
    game.news_at = 0
    game.toll = 0
    game.closed = 0
    game.judged = 0
    tell(game, ROUND, game.rounds)
    if END_WHEN_EXHAUSTED and exhausted(game):
        game.last = 1
        tell(game, LAST_ROUND)
    if game.rounds >= HEADLINE_FROM and headline_ready(game):
        wait(game, DRAWING_HEADLINE)
    else:
        begin_turn(game, game.first)


@rule
def exhausted(game: Museum) -> bool:
    """Display and decks are all empty. [MU end.exhausted]"""
    for continent in range(CONTINENTS):
        if game.shown[continent] or game.left[continent] or game.opinion[continent]:
            return False
    return True


@rule
def headline_ready(game: Museum) -> bool:
    """An empty deck of Headlines is made again from the used ones. [MU round.headline.one]"""
    for headline in range(HEADLINES):
        if game.headlines[headline] == IN_DECK:
            return True
    used = 0
    for headline in range(HEADLINES):
        if game.headlines[headline] == USED:
            used += 1
            game.headlines[headline] = IN_DECK
    if used:
        tell(game, RESHUFFLED_HEADLINES)
    return used > 0


@rule
def begin_turn(game: Museum, player: int) -> None:
    """A turn begins with Exploration; nothing is taken if nothing can be. [MU round.order, explore.take, turn.order]"""
    game.player = player
    game.spent = 0
    game.consulted = 0
    tell(game, TURN, player)
    if anything_to_take(game, player):
        wait(game, EXPLORING, player)
    else:
        tell(game, NOTHING_TO_TAKE, player)
        ask_followers(game, 1)


@rule
def end_turn(game: Museum) -> None:
    """What is left in the tray is lost; then the hand limit. [MU end-of-turn.tray]"""
    empty_tray(game)
    check_hands(game, 0)


@rule
def check_hands(game: Museum, turn: int) -> None:
    """Whoever holds too many discards, the active player first. [MU end-of-turn.hand-limit]"""
    while turn < game.seats:
        player = (game.player + turn) % game.seats
        if game.held[player] > hand_limit(game, player):
            wait(game, DISCARDING, player, turn)
            return
        turn += 1
    if last_turn(game) and not REFILL_AT_END:
        end_game(game)
    else:
        refill(game, LAST_TURN if last_turn(game) else NEXT_TURN)


@rule
def drop(game: Museum, thing: int) -> None:
    """A card over the limit goes to its holder's own discard. [MU end-of-turn.hand-limit]"""
    player = whose(game)
    leave_hand(game, player, thing)
    enter_discard(game, player, thing)
    tell(game, DROPPED, player, thing)
    check_hands(game, about(game))


@rule
def last_turn(game: Museum) -> bool:
    """The last turn of a round in which a marker has reached the goal. [MU end.trigger, end.round, variant.sixty]"""
    if (game.player + 1) % game.seats != game.first:
        return False
    if game.last:
        return True
    for player in range(game.seats):
        if game.track[player] >= GOAL[game.family]:
            return True
    return False


@rule
def refill(game: Museum, then: int) -> None:
    """Each continent is filled up from its deck. [MU end-of-turn.refill, headline.discoveries]"""
    size = DISPLAY_EACH + (game.news_at if game.news == DISPLAY_SIZE else 0)
    for continent in range(CONTINENTS):
        if game.shown[continent] < size and game.left[continent] + game.opinion[continent]:
            wait(game, REFILLING, game.player, continent, then)
            return
    if then == FIRST_TURN:
        begin_turn(game, game.first)
    elif then == LAST_TURN:
        end_game(game)
    else:
        pass_turn(game)


@rule
def refill_object(game: Museum, thing: int) -> None:
    """An object is turned up. [MU end-of-turn.refill]"""
    draw_object(game, thing)
    show(game, thing)
    tell(game, SHOWN, thing, thing // PER)
    refill(game, detail(game))


@rule
def refill_opinion(game: Museum) -> None:
    """A Public Opinion card turns up; another card is drawn in its place. [MU end-of-turn.opinion]"""
    meet_opinion(game, about(game))
    refill(game, detail(game))


@rule
def pass_turn(game: Museum) -> None:
    """The next player, or the next round. [MU round.order]"""
    following = (game.player + 1) % game.seats
    if following == game.first:
        begin_round(game)
    else:
        begin_turn(game, following)


@rule
def end_game(game: Museum) -> None:
    """Everyone arranges their museum one last time. [MU end.round, score.layout, end.when]"""
    tell(game, FINAL)
    next_layout(game, 0)


@rule
def next_layout(game: Museum, turn: int) -> None:
    """In turn order, whoever has something to arrange. [MU score.layout]"""
    while turn < game.seats:
        player = (game.first + turn) % game.seats
        if game.objects[player]:
            wait(game, LAYING_OUT, player, turn)
            return
        turn += 1
    wait(game, OVER)
    tell(game, ENDED)
