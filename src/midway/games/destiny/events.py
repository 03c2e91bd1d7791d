"""The verbs of card events: whom they hit, what they may be aimed at, what they do. Called by cardplay.resolve.

game.op is the row of the verb under way, game.times how often it has been done or how far it has come.
"""

from __future__ import annotations

from midway.kernel.frames import about, pop, push, whose
from midway.kernel.rule import rule, tell

from .aims import aggressor, verb_has_target, victim
from .cession import begin_yielding, owe
from .codes import (
    CANAL_OPEN, CHOOSING_OPTION, GOT, NAMED_REGION, NAMING_REGION, NO_TARGET_LEFT, NOT_A_TARGET, ROLLING_CARD, STEALING, STOLE,
    TRUCE, TRUCE_ALL, WAS_STOLEN,
)  # fmt: skip
from .eras import ask_draw
from .leaders import ANY_BREAKTHROUGH, add_credit, ask_step, offer_claim
from .ledger import owns, reveal_cash
from .payment import fill_markets
from .picks import ask_pick, only_territory, picks, seize
from .presence import holds
from .state import (
    ATTACK_OP, CEDE_OP, CHOOSE_OP, DISCOUNT_OP, DRAW_OP, EXCEPT_SELF, FEATURE_OP, FOR_EVENT, FREE_TOKENS_OP, HITS_LEADERS,
    LIFT_LIMIT_OP, MONEY_OP, OVER_RIVERS, PANAMA_OP, PROFIT_ERA_OP, PROFIT_OP, PROTECTS_ALL, RAILS,
    RAILS_OVER_RIVERS, REACH_OP, REDUCE_OP, REMOVE_OP, SEIZE_OP, STEAL_OP, STEP_OP, SURPLUS_OP, TERRITORIES, TRUCE_FOR_ALL,
    TRUCE_OP, WAR_OP, WINS_TIES, Destiny,
)  # fmt: skip
from .sums import change_sums, clear_dice
from .tables import OP_AMOUNT, OP_BREAKTHROUGH, OP_BY, OP_COUNT, OP_FLAGS, OP_PROGRESSION, OP_VERB, OP_WHO, REGION

POINTS_MEASURE, PROFIT_MEASURE, CASH_MEASURE, MEASURES_END = 0, 1, 2, 3
BOTH_ROLLED = 2  # how far a war has come


@rule
def carry_out(game: Destiny) -> None:
    """Do the verb under way, or push the step that it must ask first; go on to the next when it is done. [MD 8.32]"""
    if is_done(game, game.played_by[0], game.op, OP_VERB[game.op]):
        next_verb(game)


@rule
def next_verb(game: Destiny) -> None:
    """The verb is done. [MD 8.32]"""
    game.op += 1
    game.times = 0


@rule
def is_done(game: Destiny, player: int, op: int, verb: int) -> bool:
    """Carry a verb on; False while it waits for an answer. [MD 8.32]"""
    if picks(verb):
        return ask_pick(game, player, op)
    if verb == SEIZE_OP:
        return seize(game, player, op, only_territory(op))
    if verb == CEDE_OP and OP_WHO[op] == HITS_LEADERS:
        return cede_by_leaders(game, player, op)
    if verb == CEDE_OP or verb == REMOVE_OP:
        return cede(game, op, verb)
    if verb == REDUCE_OP or verb == TRUCE_OP:
        return ask_region(game, player)
    if verb == WAR_OP:
        return wage_war(game, op)
    if verb == MONEY_OP or verb == PROFIT_OP or verb == PROFIT_ERA_OP:
        return change_sums(game, player, op)
    if verb == DRAW_OP:
        return draw_cards(game, player, op)
    if verb == STEP_OP:
        return put_steps(game, player, op)
    if verb == STEAL_OP:
        return steal(game)
    if verb == CHOOSE_OP:
        push(game, CHOOSING_OPTION, player)
        return False
    grant(game, player, op, verb)
    return True


@rule
def grant(game: Destiny, player: int, op: int, verb: int) -> None:
    """What holds for the rest of the turn, or for good. [MD 8.31, 8.323, 8.324, 10.15, cards.until]"""
    if verb == FREE_TOKENS_OP:
        if OP_PROGRESSION[op] < 0 or owns(game, player, OP_PROGRESSION[op]):
            game.free[player] += OP_COUNT[op]
    elif verb == DISCOUNT_OP:
        add_credit(game, player, OP_PROGRESSION[op], OP_AMOUNT[op])
    elif verb == ATTACK_OP:
        game.ties[player] |= 1 if OP_FLAGS[op] & WINS_TIES else 0
        game.cheaper[player] -= OP_AMOUNT[op]
    elif verb == REACH_OP:
        game.granted[player] = op + 1
    elif verb == FEATURE_OP:
        game.rails[player] = RAILS_OVER_RIVERS if OP_FLAGS[op] & OVER_RIVERS else RAILS
    elif verb == SURPLUS_OP:
        fill_markets(game)
    elif verb == PANAMA_OP:
        game.panama = 1
        tell(game, CANAL_OPEN)
    elif verb == LIFT_LIMIT_OP:
        game.no_limit = 1


# Territories given up.


@rule
def cede(game: Destiny, op: int, verb: int) -> bool:
    """The player aimed at gives up territories: to the aggressor, or they are removed. [MD 8.326, cards.cede, cards.remove]"""
    if game.times or victim(game) < 0:
        return True
    game.times = 1
    owe(game, victim(game), OP_COUNT[op], 0)
    begin_yielding(game, aggressor(game) + 1 if verb == CEDE_OP else 0, 0)
    return False


@rule
def cede_by_leaders(game: Destiny, player: int, op: int) -> bool:
    """Who leads is found once; then for each measure every leader cedes. [MD 8.332, 12.21, cards.several]"""
    if game.times > MEASURES_END:
        return True
    if game.times == 0:
        find_leaders(game, player, op)
    else:
        for rival in range(game.seats):
            if (game.leads[rival] >> (game.times - 1)) & 1:
                owe(game, rival, OP_COUNT[op], 0)
        begin_yielding(game, player + 1, 0)
    game.times += 1
    return False


@rule
def find_leaders(game: Destiny, player: int, op: int) -> None:
    """By each measure of the card, before anything moves; cash is shown. [MD 8.332, 12.21]"""
    for rival in range(game.seats):
        game.leads[rival] = 0
    for measure in range(MEASURES_END):
        if (OP_BY[op] >> measure) & 1:
            mark_leaders(game, player, op, measure)
    if (OP_BY[op] >> CASH_MEASURE) & 1:
        reveal_cash(game)


@rule
def mark_leaders(game: Destiny, player: int, op: int, measure: int) -> None:
    """All who tie for the most, the card's player excepted where it says so. [MD 8.332]"""
    most = 0
    for rival in range(game.seats):
        most = max(most, measured(game, rival, measure))
    for rival in range(game.seats):
        spared = rival == player and OP_FLAGS[op] & EXCEPT_SELF > 0
        if measured(game, rival, measure) == most and not spared:
            game.leads[rival] |= 1 << measure


@rule
def measured(game: Destiny, player: int, measure: int) -> int:
    """Victory Points, Profit or cash. [MD 8.332]"""
    if measure == POINTS_MEASURE:
        return game.points[player]
    return game.profit[player] if measure == PROFIT_MEASURE else game.cash[player]


@rule
def ask_region(game: Destiny, player: int) -> bool:
    """A region is named first. [MD 8.32]"""
    if game.times:
        return True
    push(game, NAMING_REGION, player)
    return False


@rule
def name_region(game: Destiny, region: int) -> None:
    """No attacks in the region, or everybody keeps only some of their territories there. [MD 8.323, 8.326, cards.until]"""
    player = whose(game)
    op = game.op
    pop(game)
    game.times = 1
    game.for_region = region + 1
    if OP_VERB[op] == REDUCE_OP:
        tell(game, NAMED_REGION, player, region)
        for rival in range(game.seats):
            owe(game, rival, held_there(game, rival, region) - OP_COUNT[op], region + 1)
        begin_yielding(game, 0, region + 1)
    elif OP_FLAGS[op] & PROTECTS_ALL:
        game.truce[region] |= TRUCE_FOR_ALL
        tell(game, TRUCE_ALL, region)
    else:
        game.truce[region] |= 1 << player
        tell(game, TRUCE, region, player)


@rule
def held_there(game: Destiny, player: int, region: int) -> int:
    """The player's presences in a region, New and Established. [MD 10.22]"""
    n = 0
    for territory in range(TERRITORIES):
        if REGION[territory] == region and holds(game, player, territory):
            n += 1
    return n


@rule
def wage_war(game: Destiny, op: int) -> bool:
    """One die each; the lower cedes the difference, up to a limit. [MD 8.326, cards.cede]"""
    rival = victim(game)
    if rival < 0 or game.times > BOTH_ROLLED:
        return True
    if game.times < BOTH_ROLLED:
        push(game, ROLLING_CARD, aggressor(game) if game.times == 0 else rival)
        return False
    lead = game.dice[0] - game.dice[1]
    winner = aggressor(game) if lead > 0 else rival
    loser = rival if lead > 0 else aggressor(game)
    clear_dice(game)
    game.times += 1
    owe(game, loser, min(abs(lead), OP_COUNT[op]), 0)
    begin_yielding(game, winner + 1, 0)
    return False


# Cards and steps.


@rule
def draw_cards(game: Destiny, player: int, op: int) -> bool:
    """Cards from the pile, as far as there are any. [MD 8.32, 9.241]"""
    if game.times == OP_COUNT[op] or not ask_draw(game, player, FOR_EVENT):
        return True
    game.times += 1
    return False


@rule
def put_steps(game: Destiny, player: int, op: int) -> bool:
    """Steps of a Breakthrough, then the claim of what they complete. [MD 8.334, 9.42]"""
    breakthrough = OP_BREAKTHROUGH[op] if OP_BREAKTHROUGH[op] >= 0 else ANY_BREAKTHROUGH
    if game.times < OP_COUNT[op]:
        game.times += 1
        ask_step(game, player, breakthrough)
        return False
    if game.completed:
        offer_claim(game, player)
        return False
    return True


@rule
def steal(game: Destiny) -> bool:
    """A card at random from the hand of the player aimed at. [MD 8.327]"""
    if game.times or victim(game) < 0 or game.held[victim(game)] == 0:
        return True
    game.times = 1
    push(game, STEALING, aggressor(game), victim(game))
    return False


@rule
def take_stolen(game: Destiny, card: int) -> None:
    """The card changes hands; only the two know which. [MD 8.327]"""
    thief = whose(game)
    loser = about(game)
    pop(game)
    game.hand[loser][card] -= 1
    game.held[loser] -= 1
    game.hand[thief][card] += 1
    game.held[thief] += 1
    tell(game, STOLE, thief, loser)
    tell(game, GOT, thief, card)
    tell(game, WAS_STOLEN, loser, card, thief)


# One of several verbs.


@rule
def option_blocked(game: Destiny, player: int, number: int) -> int:
    """One of the verbs that follow, if it has a target. [MD 8.33, cards.idle]"""
    op = game.op
    if number >= OP_COUNT[op]:
        return NOT_A_TARGET
    return 0 if verb_has_target(game, player, game.played[0] - 1, op + 1 + number) else NO_TARGET_LEFT


@rule
def choose_option(game: Destiny, number: int) -> None:
    """That verb alone is carried out. [MD 8.32]"""
    pop(game)
    game.op += 1 + number
    game.ops_end = game.op + 1
