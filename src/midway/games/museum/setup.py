"""Setting up the table: decks, display, experts, Pavilions, hands and Patrons."""

from __future__ import annotations

from midway.kernel.frames import about, wait, whose
from midway.kernel.rule import rule, tell

from .codes import (
    APPEARED, CHOSE_PATRON, DEALING_FAVOUR, DEALING_OBJECT, DEALING_PATRON, DRAWING_COLLECTION, DRAWING_FIRST, DREW_BACK,
    DREW_FAVOUR, DREW_FIRST, GOT, GOT_FAVOUR, GOT_PATRON, HEADED, KEEPING, KEPT, LAYING_DISPLAY, LAYING_EXPERTS, MULLIGAN, REDREW,
    SET_UP, SHOWN, STAYED,
)  # fmt: skip
from .holdings import draw_object, hidden_power, hide_in_hand, show
from .order import begin_round
from .state import (
    COLLECTIONS, CONTINENTS, EXPERTS, FACE_UP, FAVOURS, HEADLINES, IN_DECK, PATRONS, PAVILIONS, PER, SLOTS, Museum,
)  # fmt: skip
from .tables import (
    ALL_OPINION_CARDS, DISPLAY_EACH, EXPERT_MODULE, EXPERTS_UP, FAVOUR_COPIES, FAVOUR_MODULE, FAVOUR_SECOND, FAVOURS_START,
    HAND_START, HEAD_START, HEADLINE_MODULE, LOAN_PLAYERS, MULLIGAN_BELOW, OPINION_CARDS, PATRONS_DEALT, PAVILIONS_FEWER,
    PRESTIGE_START, PRESTIGE_TOKENS,
)  # fmt: skip


@rule
def setup(game: Museum) -> None:
    """All cards are in their decks; markers stand on 0. [MU setup.museum, setup.supply, setup.first]"""
    if game.seats < LOAN_PLAYERS:
        game.loans = 0
    if game.pavilions:
        game.pavilions = max(1, min(PAVILIONS, game.seats - PAVILIONS_FEWER))
    shuffle_continents(game)
    shuffle_cards(game)
    game.supply = PRESTIGE_TOKENS
    for player in range(game.seats):
        game.supply -= PRESTIGE_START
        game.prestige[player] = PRESTIGE_START
    wait(game, DRAWING_FIRST)


@rule
def shuffle_continents(game: Museum) -> None:
    """Each continent's objects with four of its Public Opinion cards, or five. [MU setup.opinion, variant.opinion]"""
    for continent in range(CONTINENTS):
        game.left[continent] = PER
        game.opinion[continent] = OPINION_CARDS[game.more_opinion]
        game.aside += ALL_OPINION_CARDS - OPINION_CARDS[game.more_opinion]
        for card in range(PER):
            game.deck[continent][card] = 1


@rule
def in_play(game: Museum, module: int) -> bool:
    """Cards of a module that is not played stay in the box. [MU expansion.modules, loan.players]"""
    if module == 0:
        return True
    return game.pavilions > 0 if module == 1 else game.loans > 0


@rule
def shuffle_cards(game: Museum) -> None:
    """The small decks, without what is not in play. [MU setup.supply, expansion.modules, edition2.press-conference]"""
    for expert in range(EXPERTS):
        if in_play(game, EXPERT_MODULE[expert]):
            game.expert[expert] = IN_DECK
            game.experts_left += 1
    for favour in range(FAVOURS):
        if in_play(game, FAVOUR_MODULE[favour]) and (FAVOUR_SECOND[favour] or not game.second):
            game.favour_deck[favour] = FAVOUR_COPIES[favour]
            game.favours_left += FAVOUR_COPIES[favour]
    for headline in range(HEADLINES):
        if in_play(game, HEADLINE_MODULE[headline]):
            game.headlines[headline] = IN_DECK
    for patron in range(PATRONS):
        game.patron_deck[patron] = 1
    if game.pavilions:
        for collection in range(COLLECTIONS):
            game.collections[collection] = IN_DECK


@rule
def draw_first(game: Museum, player: int) -> None:
    """Chance names the first player, who stays it all game. [MU setup.first]"""
    game.first = player
    game.player = player
    tell(game, DREW_FIRST, player)
    if game.head_start:
        set_markers(game)
    next_collection(game)


@rule
def set_markers(game: Museum) -> None:
    """Markers start the further the earlier a player plays; this brings no Favour. [MU variant.head-start]"""
    for turn in range(game.seats):
        player = (game.first + turn) % game.seats
        game.track[player] = HEAD_START[game.seats - 2][turn]
        if game.track[player]:
            tell(game, HEADED, player, game.track[player])


@rule
def next_collection(game: Museum) -> None:
    """A Collection card for each Pavilion. [MU pavilion.setup]"""
    if game.dealt < game.pavilions:
        wait(game, DRAWING_COLLECTION, 0, game.dealt)
    else:
        game.dealt = 0
        next_expert(game)


@rule
def lay_collection(game: Museum, collection: int) -> None:
    """Its criteria stand in the order of the card. [MU pavilion.setup, pavilion.order]"""
    pavilion = game.dealt
    game.collections[collection] = FACE_UP
    game.card[pavilion] = collection
    for slot in range(SLOTS):
        game.criterion[pavilion][slot] = slot
    tell(game, SET_UP, pavilion, collection)
    game.dealt += 1
    next_collection(game)


@rule
def next_expert(game: Museum) -> None:
    """Three experts lie face up. [MU setup.experts]"""
    if game.experts_up < EXPERTS_UP and game.experts_left:
        wait(game, LAYING_EXPERTS)
    else:
        next_shown(game)


@rule
def turn_up_expert(game: Museum, expert: int) -> None:
    """An expert is turned up from the deck. [MU setup.experts, hire.refill]"""
    game.expert[expert] = FACE_UP
    game.experts_up += 1
    game.experts_left -= 1
    tell(game, APPEARED, expert)


@rule
def lay_expert(game: Museum, expert: int) -> None:
    """One of the first three. [MU setup.experts]"""
    turn_up_expert(game, expert)
    next_expert(game)


@rule
def next_shown(game: Museum) -> None:
    """Two objects of each continent lie on display. [MU setup.display]"""
    for continent in range(CONTINENTS):
        if game.shown[continent] < DISPLAY_EACH:
            wait(game, LAYING_DISPLAY, 0, continent)
            return
    deal_next(game, game.first)


@rule
def lay_object(game: Museum, thing: int) -> None:
    """Public Opinion cards are put back: only objects come. [MU setup.display]"""
    draw_object(game, thing)
    show(game, thing)
    tell(game, SHOWN, thing, thing // PER)
    next_shown(game)


@rule
def deal_next(game: Museum, player: int) -> None:
    """One object from each deck, then a Favour, to each player in turn. [MU setup.hand]"""
    objects = CONTINENTS * HAND_START
    if game.dealt < objects:
        wait(game, DEALING_OBJECT, player, game.dealt // HAND_START)
    elif game.dealt < objects + FAVOURS_START and game.favours_left:
        wait(game, DEALING_FAVOUR, player)
    else:
        game.dealt = 0
        turn = (player - game.first + game.seats) % game.seats + 1
        if game.redrawn:
            game.redrawn = 0
            ask_mulligan(game, turn)
        elif turn < game.seats:
            wait(game, DEALING_OBJECT, (player + 1) % game.seats)
        else:
            ask_mulligan(game, 0)


@rule
def deal_object(game: Museum, thing: int) -> None:
    """An object nobody else sees. [MU setup.hand]"""
    player = whose(game)
    draw_object(game, thing)
    hide_in_hand(game, player, thing)
    tell(game, DREW_BACK, player, thing // PER)
    tell(game, GOT, player, thing)
    game.dealt += 1
    deal_next(game, player)


@rule
def draw_favour(game: Museum, player: int, favour: int) -> None:
    """A Favour nobody else sees. [MU setup.hand, furbish.tens]"""
    game.favour_deck[favour] -= 1
    game.favours_left -= 1
    game.favours[player][favour] += 1
    game.favours_held[player] += 1
    tell(game, DREW_FAVOUR, player)
    tell(game, GOT_FAVOUR, player, favour)


@rule
def deal_favour(game: Museum, favour: int) -> None:
    """The Favour of the starting hand. [MU setup.hand]"""
    player = whose(game)
    draw_favour(game, player, favour)
    game.dealt += 1
    deal_next(game, player)


@rule
def turn(game: Museum, player: int, opener: int) -> int:
    """Turns go clockwise from the first player. [MU setup.first]"""
    return (player - game.first + game.seats) % game.seats


@rule
def ask_mulligan(game: Museum, turn: int) -> None:
    """Who holds less than eight may redraw, in turn order. [MU setup.mulligan]"""
    while turn < game.seats:
        player = (game.first + turn) % game.seats
        if hidden_power(game, player) < MULLIGAN_BELOW:
            wait(game, MULLIGAN, player, turn)
            return
        turn += 1
    game.dealt = 0
    next_patron(game)


@rule
def stay(game: Museum) -> None:
    """The weak hand is kept. [MU setup.mulligan]"""
    tell(game, STAYED, whose(game))
    ask_mulligan(game, about(game) + 1)


@rule
def redraw(game: Museum) -> None:
    """The five cards are shuffled back first; the second hand stands. [MU setup.mulligan]"""
    player = whose(game)
    for continent in range(CONTINENTS):
        for card in range(PER):
            if game.hidden[player][continent][card]:
                game.hidden[player][continent][card] = 0
                game.deck[continent][card] = 1
        game.left[continent] += game.secret[player][continent]
        game.held[player] -= game.secret[player][continent]
        game.secret[player][continent] = 0
    for favour in range(FAVOURS):
        game.favour_deck[favour] += game.favours[player][favour]
        game.favours[player][favour] = 0
    game.favours_left += game.favours_held[player]
    game.favours_held[player] = 0
    tell(game, REDREW, player)
    game.redrawn = 1
    deal_next(game, player)


@rule
def next_patron(game: Museum) -> None:
    """Three Patrons to each player, who then keeps one. [MU setup.patrons]"""
    if game.dealt < game.seats * PATRONS_DEALT:
        wait(game, DEALING_PATRON, (game.first + game.dealt // PATRONS_DEALT) % game.seats)
    else:
        game.dealt = 0
        wait(game, KEEPING, game.first)


@rule
def deal_patron(game: Museum, patron: int) -> None:
    """A Patron nobody else sees. [MU setup.patrons]"""
    player = whose(game)
    game.patron_deck[patron] = 0
    game.patrons[player][patron] = 1
    game.dealt += 1
    tell(game, GOT_PATRON, player, patron)
    next_patron(game)


@rule
def keep(game: Museum, kept: int) -> None:
    """One Patron is kept secretly, the others leave the game unseen. [MU setup.patrons]"""
    player = whose(game)
    for patron in range(PATRONS):
        if patron != kept and game.patrons[player][patron]:
            game.patrons[player][patron] = 0
            game.passed[player][patron] = 1
    tell(game, CHOSE_PATRON, player)
    tell(game, KEPT, player, kept)
    following = (player + 1) % game.seats
    if following == game.first:
        begin_round(game)
    else:
        wait(game, KEEPING, following)
