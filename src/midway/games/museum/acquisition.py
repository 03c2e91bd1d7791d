"""What a purchase brings: an object on display, an expert, prestige, points and Favours."""

from __future__ import annotations

from midway.kernel.frames import pop, push
from midway.kernel.rule import rule, tell

from .codes import (
    DRAWING_EXPERT, DRAWING_FAVOUR, EXHIBITED, HIRED_ONE, JUDGED, LENT, MASTERPIECE, NO_FAVOUR, PLACED, RESHUFFLED,
    REWARDED, SKILLED,
)  # fmt: skip
from .holdings import empty_tray, gain, leave_source
from .setup import draw_favour, turn_up_expert
from .state import (
    CIVILISATIONS, COLLECTION_CARD, DRAW_FAVOUR, EACH, EXHIBITING, FAVOURS, FIRST_PLACED, HIRED, LENDING, MUSEUM,
    NOTHING, ON_EXHIBIT, ON_LOAN, ON_PLACE, PAVILION, PLACE_REWARD, PLACING, USUAL, Museum,
)  # fmt: skip
from .tables import (
    DOMAIN, EXPERT_LEAST, EXPERT_NUMBER, EXPERT_VERB, EXPERTS_UP, FAVOUR_EVERY, MASTERPIECE_IN_PAVILION,
    MASTERPIECE_PRESTIGE, MASTERPIECE_VALUE, REWARD, VALUE,
)  # fmt: skip


@rule
def complete(game: Museum) -> None:
    """The purchase is paid. [MU furbish.exhibit, furbish.no-self-payment]"""
    kind = game.buying
    thing = game.article
    target = game.target
    game.buying = NOTHING
    game.article = 0
    game.target = 0
    game.seller = 0
    game.terms = USUAL
    game.bonus = 0
    if game.credit == 0:
        empty_tray(game)
    if kind == EXHIBITING:
        exhibit(game, thing)
    elif kind == PLACING:
        place(game, thing, target)
    elif kind == LENDING:
        lend(game, thing, target)
    else:
        employ(game, thing)
    settle(game)


@rule
def settle(game: Museum) -> None:
    """Favours that are due and gaps among the experts wait for chance. [MU furbish.tens, hire.refill, favour.pile]"""
    if game.due:
        if game.favours_left == 0:
            reshuffle_favours(game)
        if game.favours_left:
            push(game, DRAWING_FAVOUR, game.player)
            return
        game.due = 0
        tell(game, NO_FAVOUR, game.player)
    if game.experts_up < EXPERTS_UP and game.experts_left:
        push(game, DRAWING_EXPERT)


@rule
def reshuffle_favours(game: Museum) -> None:
    """Used Favours become the deck when it is empty. [MU favour.pile]"""
    for favour in range(FAVOURS):
        game.favours_left += game.favours_used[favour]
        game.favour_deck[favour] += game.favours_used[favour]
        game.favours_used[favour] = 0
    if game.favours_left:
        tell(game, RESHUFFLED, game.favours_left)


@rule
def draw_due_favour(game: Museum, favour: int) -> None:
    """A Favour that is due. [MU furbish.tens, expert.journalist]"""
    draw_favour(game, game.player, favour)
    game.due -= 1
    pop(game)
    settle(game)


@rule
def fill_gap(game: Museum, expert: int) -> None:
    """The gap among the experts is filled at once. [MU hire.refill]"""
    turn_up_expert(game, expert)
    pop(game)
    settle(game)


@rule
def enter_museum(game: Museum, host: int, thing: int, owner: int) -> None:
    """An object enters a museum, which remembers the order of entry. [MU furbish.space, loan.twins, furbish.rearrange]"""
    leave_source(game, game.player, thing)
    game.place[thing] = MUSEUM + host
    at = game.objects[host]
    game.entry[host][at] = thing
    game.owner[host][at] = owner
    game.objects[host] += 1
    civilisation = thing // EACH
    domain = DOMAIN[thing]
    game.in_kind[host][civilisation] += 1
    if game.in_domain[host][domain][civilisation] == 0:
        game.in_kind[host][CIVILISATIONS + domain] += 1
    game.in_domain[host][domain][civilisation] += 1


@rule
def advance(game: Museum, points: int) -> None:
    """The marker moves; each ten brings a Favour. [MU furbish.exhibit, furbish.tens, loan.track, headline.jury-prize]"""
    me = game.player
    before = game.track[me] // FAVOUR_EVERY
    game.track[me] += points
    game.due += game.track[me] // FAVOUR_EVERY - before


@rule
def masterpiece(game: Museum, thing: int) -> None:
    """A masterpiece brings a prestige token. [MU furbish.masterpiece, loan.masterpiece]"""
    if VALUE[thing] == MASTERPIECE_VALUE and MASTERPIECE_PRESTIGE:
        got = gain(game, game.player, MASTERPIECE_PRESTIGE)
        tell(game, MASTERPIECE, game.player, got)


@rule
def use_skill(game: Museum, verb: int) -> None:
    """An expert brings prestige. [MU expert.restorer, expert.amandine, expert.registrar]"""
    expert = game.skill[game.player][verb] - 1
    if expert >= 0:
        got = gain(game, game.player, EXPERT_NUMBER[expert])
        tell(game, SKILLED, game.player, expert, got)


@rule
def exhibit(game: Museum, thing: int) -> None:
    """The object enters the museum, the marker moves, a masterpiece brings its token. [MU furbish.exhibit, expert.restorer]"""
    me = game.player
    enter_museum(game, me, thing, me)
    advance(game, VALUE[thing])
    tell(game, EXHIBITED, me, thing, game.track[me])
    masterpiece(game, thing)
    expert = game.skill[me][ON_EXHIBIT] - 1
    if expert >= 0 and VALUE[thing] >= EXPERT_LEAST[expert]:
        use_skill(game, ON_EXHIBIT)


@rule
def place(game: Museum, thing: int, pavilion: int) -> None:
    """A slot is filled. [MU pavilion.place, pavilion.reward, pavilion.clip, pavilion.no-museum, headline.opening-day]"""
    me = game.player
    leave_source(game, me, thing)
    game.place[thing] = PAVILION + pavilion
    slot = game.filled[pavilion]
    game.slot[pavilion][slot] = thing
    game.clip[pavilion][slot] = me
    game.filled[pavilion] += 1
    tell(game, PLACED, me, thing, pavilion)
    reward = REWARD[game.card[pavilion]][slot]
    if game.news == PLACE_REWARD:
        reward += game.news_at
    got = gain(game, me, reward)
    tell(game, REWARDED, me, got)
    if MASTERPIECE_IN_PAVILION:
        masterpiece(game, thing)
    use_skill(game, ON_PLACE)
    if game.news == FIRST_PLACED and not game.judged:
        game.judged = 1
        advance(game, game.news_at)
        tell(game, JUDGED, me, game.news_at)


@rule
def lend(game: Museum, thing: int, host: int) -> None:
    """The lender's object enters the host's museum. [MU loan.lend, loan.track, loan.no-refusal, loan.permanent]"""
    me = game.player
    enter_museum(game, host, thing, me)
    game.lent[host] += 1
    advance(game, VALUE[thing])
    tell(game, LENT, me, thing, host)
    masterpiece(game, thing)
    use_skill(game, ON_LOAN)


@rule
def employ(game: Museum, expert: int) -> None:
    """An expert is hired for good. [MU hire.cost, expert.civilisation, expert.domain, expert.journalist]"""
    me = game.player
    game.expert[expert] = HIRED + me
    game.experts_up -= 1
    tell(game, HIRED_ONE, me, expert)
    verb = EXPERT_VERB[expert]
    if verb == COLLECTION_CARD:
        game.scholar[me][EXPERT_NUMBER[expert]] += 1
    elif verb == DRAW_FAVOUR:
        game.due += EXPERT_NUMBER[expert]
    else:
        game.skill[me][verb] = expert + 1
