"""Headlines: what each does when it is turned over. What lasts for the round is read where it applies."""

from __future__ import annotations

from midway.kernel.frames import wait
from midway.kernel.rule import rule, tell

from .codes import ALTERING, CHOOSING_CONTINENT, CLOSED, HEADLINED, NOTHING_DONE
from .favours import REPAIR, TO_ADD, TO_REMOVE
from .holdings import put_token, take_token_off
from .order import FIRST_TURN, begin_turn, refill
from .state import ADD_OPINION, CONTINENTS, DISPLAY_SIZE, PLACE_CLOSED, REMOVE_OPINION, SLOTS, USED, Museum
from .tables import HEADLINE_NUMBER, HEADLINE_TOLL, HEADLINE_VERB, OPINION_MOST, OPINION_TOKENS


@rule
def turn_over(game: Museum, headline: int) -> None:
    """The Headline of the round: what it does at once comes before the first turn. [MU round.headline, round.headline.one]"""
    game.headlines[headline] = USED
    game.headline = headline + 1
    game.news = HEADLINE_VERB[headline]
    game.news_at = HEADLINE_NUMBER[headline]
    game.toll = HEADLINE_TOLL[headline]
    tell(game, HEADLINED, headline)
    asked = False
    if game.news == ADD_OPINION:
        asked = scandal(game)
    elif game.news == REMOVE_OPINION:
        asked = restitution(game)
    elif game.news == PLACE_CLOSED:
        asked = repair(game)
    if not asked:
        begin(game)


@rule
def begin(game: Museum) -> None:
    """The display is filled to its size of this round; the first turn. [MU headline.discoveries, round.headline.one]"""
    if game.news == DISPLAY_SIZE:
        refill(game, FIRST_TURN)
    else:
        begin_turn(game, game.first)


@rule
def fewest(game: Museum) -> int:
    """The fewest tokens that a continent has. [MU headline.scandal]"""
    least = game.tokens[0]
    for continent in range(CONTINENTS):
        least = min(least, game.tokens[continent])
    return least


@rule
def most(game: Museum) -> int:
    """The most tokens that a continent has. [MU headline.restitution]"""
    top = 0
    for continent in range(CONTINENTS):
        top = max(top, game.tokens[continent])
    return top


@rule
def scandal(game: Museum) -> bool:
    """A token for the continent with the fewest; true if the first player must choose. [MU headline.scandal]"""
    total = 0
    for continent in range(CONTINENTS):
        total += game.tokens[continent]
    if fewest(game) >= OPINION_MOST or total >= OPINION_TOKENS:
        return nothing_happens(game)
    return choose_among(game, fewest(game), TO_ADD)


@rule
def restitution(game: Museum) -> bool:
    """A token off the continent with the most; true if the first player must choose. [MU headline.restitution]"""
    return nothing_happens(game) if most(game) == 0 else choose_among(game, most(game), TO_REMOVE)


@rule
def nothing_happens(game: Museum) -> bool:
    """A Headline without a target does nothing. [MU round.headline]"""
    tell(game, NOTHING_DONE)
    return False


@rule
def choose_among(game: Museum, tokens: int, why: int) -> bool:
    """Continents with so many tokens: asked only if there are several. [MU headline.scandal, headline.restitution]"""
    equals = 0
    found = 0
    for continent in range(CONTINENTS):
        if game.tokens[continent] == tokens:
            equals += 1
            found = continent
    if equals > 1:
        wait(game, CHOOSING_CONTINENT, game.first, why)
        return True
    change_opinion(game, found, why)
    return False


@rule
def change_opinion(game: Museum, continent: int, why: int) -> None:
    """The token is put or taken off. [MU headline.scandal, headline.restitution]"""
    if why == TO_ADD:
        put_token(game, continent)
    else:
        take_token_off(game, continent)


@rule
def most_filled(game: Museum) -> int:
    """The most objects in an unfinished Pavilion, -1 if all are finished. [MU headline.repairs]"""
    top = -1
    for pavilion in range(game.pavilions):
        if game.filled[pavilion] < SLOTS:
            top = max(top, game.filled[pavilion])
    return top


@rule
def repair(game: Museum) -> bool:
    """The unfinished Pavilion with most objects is closed; true if the first player must choose. [MU headline.repairs]"""
    top = most_filled(game)
    equals = 0
    found = 0
    for pavilion in range(game.pavilions):
        if game.filled[pavilion] == top:
            equals += 1
            found = pavilion
    if top < 0:
        return nothing_happens(game)
    if equals > 1:
        wait(game, ALTERING, game.first, REPAIR)
        return True
    close_pavilion(game, found)
    return False


@rule
def close_pavilion(game: Museum, pavilion: int) -> None:
    """Nothing may be placed in it this round. [MU headline.repairs]"""
    game.closed = pavilion + 1
    tell(game, CLOSED, pavilion)
