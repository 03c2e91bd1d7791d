"""The greedy bot: tokens for the cheapest land first, then level 1, points when the end is near; it attacks where odds are good.

Every option is given a worth in dollars; the greatest is picked, the first of them in a tie.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.rule import rule

from .appraisal import (
    CENTS, breakthrough_worth, crowding, icons_worth, keeping_worth, land_worth, place_worth, product_worth, progression_worth,
    turns_left, use_worth,
)  # fmt: skip
from .codes import (
    AGREE, AIM, AIMING, ANSWER, ANSWERING, AS_ESTABLISHED, AS_NEW, ATTACK, BID, BIDDING, BUILD, BUILDING, CARD, CHOOSING_HOME,
    CHOOSING_PLACE, CITY, CLAIM, DONE, EXPANDING, FREEING_STEP, GIVE_UP, GIVING_UP, HOME_AT, INVESTING, LICENCE, LIFT, MECHANIZE,
    NAMING_PRODUCT, NAMING_REGION, OFFERED_LICENCE, OFFERED_SHARE, PASS, PAY_OUT, PICK, PICKING, PLACE_AT, PLAY, PLAYING,
    PRIORITY, PROGRESS, PUT_AWAY, PUTTING_AWAY, REGION_OF, REROLL_DIE, REROLLING_DIE, RESEARCH, SETTLE, SHARE, STEP, STEPPING,
    SWAP, SWAPPING, TAKE_BACK, TAKING, TOKENS_FOR,
)  # fmt: skip
from .events import held_there
from .expansion import price as land_price
from .investment import full_price, mechanizing, most_tokens, price
from .presence import in_set
from .reach import accessible, reach_word
from .research import SIX, lacks, pioneer_blocked
from .rules import seat
from .state import (
    BLOCK_OP, CARD_BOX, CARDS, CIRCUS, CITY_BOX, DESTROY_OP, MONEY_OP, NATIVES, NONE, NUMBERS, ONE, PIONEER_BOX,
    PLACE_NATIVES_OP, REDUCE_OP, REMOVE_NATIVES_OP, TERRITORIES, USES_END, Destiny,
)  # fmt: skip
from .tables import BID_UNIT, FIRST_OP, HOME_RANKS, HOME_WORTH, OP_COUNT, OP_VERB, TOKEN_MOST, TOKEN_PRICE

NEVER = -100000
LATE = 4  # turns before the end from which on an early place is better
HOME_PRICE = 30  # a bid that nobody is expected to go beyond
ENOUGH = 8  # what a card must be worth to be played
# The order of an Investment: what has the higher rank is done first; at the end Progressions come before land.
CLAIMS, SHARES, LICENCES, LAND, GOODS, PROGRESS_NOW, LAND_LATE, DICE = 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000


@rule
def policy(game: Destiny, bot: int, out: Any, n: int, x: int) -> int:
    """The greedy bot's pick among the legal codes. [MD 5.0]"""
    if n == 1:
        return 0 + out[0]
    me = seat(game)
    what = 0 + waiting(game)
    aim = 0
    if what == INVESTING:
        aim = tokens_wanted(game, me)
    best = 0 + NEVER
    pick = 0
    for index in range(n):
        worth = option_worth(game, me, what, 0 + out[index], aim)
        if worth > best:
            best = worth
            pick = index
    return 0 + out[pick]


@rule
def option_worth(game: Destiny, me: int, what: int, code: int, aim: int) -> int:
    """What a code is worth to me in the present step. [MD 5.0]"""
    if what == INVESTING:
        return investment_worth(game, me, code, aim)
    if what == EXPANDING:
        return expansion_worth(game, me, code)
    if what == PLAYING:
        return play_worth(game, me, code)
    if what == PICKING:
        return 0 if code == PASS else pick_worth(game, me, 0 + OP_VERB[game.op], code - PICK)
    if what == CHOOSING_PLACE:
        return turn_place_worth(game, me, code - PLACE_AT)
    if what == GIVING_UP:
        return -land_worth(game, me, code - GIVE_UP) - icons_worth(code - GIVE_UP)
    if what == TAKING:
        return 2 if code == AS_NEW else 1 if code == AS_ESTABLISHED else 0
    if what == BUILDING:
        return icons_worth(code - BUILD)
    return question_worth(game, me, what, code)


@rule
def question_worth(game: Destiny, me: int, what: int, code: int) -> int:
    """What is asked less often. [MD 5.0]"""
    if what == BIDDING:
        return bid_worth(game, (code - BID) * BID_UNIT[0])
    if what == CHOOSING_HOME:
        return 0 + HOME_WORTH[game.seats][code - HOME_AT]
    if what == AIMING:
        return 10 * game.points[code - AIM] + game.profit[code - AIM]
    if what == NAMING_REGION:
        return region_worth(game, me, code - REGION_OF)
    if what == NAMING_PRODUCT:
        return product_worth(game, me, code - PAY_OUT)
    if what == ANSWERING:
        return 0 if code == PASS else answer_worth(game, me, code - ANSWER)
    if what == STEPPING:
        return breakthrough_worth(game, me, (code - STEP) // NUMBERS)
    if what == PUTTING_AWAY:
        return 9 if code == PASS else 10 - keeping_worth(game, me, code - PUT_AWAY)
    if what == SWAPPING:
        return swap_worth(game, me) if code == SWAP else 0
    if what == REROLLING_DIE:
        return 0 if code == PASS else reroll_worth(game, me, code - REROLL_DIE)
    if what == FREEING_STEP:
        return 0 if code == PASS else -breakthrough_worth(game, me, (code - TAKE_BACK) // NUMBERS)
    if what == OFFERED_LICENCE or what == OFFERED_SHARE:
        return agree_worth(game, me) if code == AGREE else 0
    return 1 if code != PASS else 0


# Homes, turn order, and what a card asks for.


@rule
def bid_worth(game: Destiny, bid: int) -> int:
    """What the Home is worth that is left when my bid's turn comes, less the bid. [MD 6.2, 6.3]"""
    before = 0
    for place in range(0 + game.seats):
        rival = 0 + game.bidding[place]
        if place < game.bidders and game.bid[rival] >= bid:
            before += 1
        if place > game.bidders and bid < HOME_PRICE:
            before += 1
    return HOME_RANKS[game.seats][before] - bid


@rule
def turn_place_worth(game: Destiny, me: int, place: int) -> int:
    """The most tokens; towards the end an early place, where Cities and Pioneers are cheap. [MD 7.0, 9.1, 9.21]"""
    if turns_left(game) < LATE:
        return -place
    return 2 * min(0 + TOKEN_MOST[game.seats][place], 0 + game.supply[me]) - place


@rule
def region_worth(game: Destiny, me: int, region: int) -> int:
    """Where rivals lose more than I do, or where I have most to protect. [MD 8.323, 8.326]"""
    if OP_VERB[game.op] != REDUCE_OP:
        return held_there(game, me, region)
    keep = 0 + OP_COUNT[game.op]
    worth = -2 * max(0, held_there(game, me, region) - keep)
    for rival in range(0 + game.seats):
        if rival != me:
            worth += max(0, held_there(game, rival, region) - keep)
    return worth


@rule
def answer_worth(game: Destiny, me: int, card: int) -> int:
    """Against what is aimed at me, or takes enough of my money. [MD 8.327, 8.328]"""
    if game.target == me + 1:
        return 50
    first = game.played[0] - 1
    if game.chain == 1 and FIRST_OP[first] < FIRST_OP[first + 1] and OP_VERB[FIRST_OP[first]] == MONEY_OP:
        return 10 * game.era - keeping_worth(game, me, card)
    return -1


@rule
def pick_worth(game: Destiny, me: int, verb: int, territory: int) -> int:
    """Land for me, harm for others. [MD 8.32]"""
    mine = game.holder[territory] == me + 1
    theirs = not mine and 0 < game.holder[territory] < NATIVES
    if verb == PLACE_NATIVES_OP:
        return -1 if accessible(game, me, territory, 0 + NONE) else land_worth(game, me, territory)
    if verb == REMOVE_NATIVES_OP:
        return 1 if accessible(game, me, territory, 0 + NONE) else -1
    if verb == DESTROY_OP or verb == BLOCK_OP:
        return 1 + game.points[game.holder[territory] - 1] if theirs else -100 if mine else 0
    return 1 + land_worth(game, me, territory) + icons_worth(territory) + (100 if mine else 0)


@rule
def swap_worth(game: Destiny, me: int) -> int:
    """The next card instead of the one that came. [MD 9.241]"""
    worth = 12
    for card in range(CARDS):
        if game.received[me][card]:
            worth -= keeping_worth(game, me, card)
    return worth


@rule
def reroll_worth(game: Destiny, me: int, die: int) -> int:
    """A die that fills nothing. [MD 9.412]"""
    if game.dice[die] == SIX:
        return -1
    for other in range(die):
        if game.dice[other] == game.dice[die]:
            return 1
    return -1 if lacks(game, me, 0 + game.subject, game.dice[die] - 1) else 1


@rule
def agree_worth(game: Destiny, me: int) -> int:
    """With a partner who is not ahead of me. [MD 9.351, 9.423]"""
    return 3 + game.points[me] - game.points[game.player]


# Card play.


@rule
def play_worth(game: Destiny, me: int, code: int) -> int:
    """A card that helps enough, or that the hand has no room for; else to be done. [MD 8.0, 8.4]"""
    if code == DONE:
        return 0 + ENOUGH
    if code < PUT_AWAY:
        card = (code - PLAY) // USES_END
        return use_worth(game, me, card, (code - PLAY) % USES_END) + crowding(game, me)
    if code < AIM:
        return ENOUGH + 1 - keeping_worth(game, me, code - PUT_AWAY) + crowding(game, me)
    return 0 + NEVER


# Investment.


@rule
def tokens_wanted(game: Destiny, me: int) -> int:
    """How many tokens to buy now: for land that pays, and for a City, a Pioneer and a card. [MD 9.1, 9.2]"""
    wanted = box_wishes(game, me) - game.purchased[me]
    if game.ends:
        return wanted
    low = reach_word(game, me, 0 + NONE, 0 + NONE)
    high = reach_word(game, me, 0 + ONE, 0 + NONE)
    for territory in range(TERRITORIES):
        open_to_me = in_set(low, high, territory) and game.holder[territory] != me + 1
        if open_to_me and place_worth(game, me, territory) > CENTS * TOKEN_PRICE[0]:
            wanted += land_price(game, me, territory)
    return wanted


@rule
def box_wishes(game: Destiny, me: int) -> int:
    """Tokens for what I would buy of the three kinds. [MD 9.2]"""
    tokens = 0
    for kind in range(CARD_BOX + 1):
        if wants(game, me, kind):
            tokens += price(game, me, kind)
    return tokens


@rule
def wants(game: Destiny, me: int, kind: int) -> bool:
    """A Pioneer while there is room, a City for most Cities, a card: all of them only if they are cheap. [MD 9.21]"""
    if game.got[kind][me]:
        return False
    tokens = price(game, me, kind)
    if kind == PIONEER_BOX:
        return tokens <= 3 and game.ends == 0 and pioneer_blocked(game, me) == 0
    if kind == CITY_BOX:
        return game.cities_left > 0 and tokens <= (3 if leads_by_city(game, me) else 1)
    return tokens == 1 and game.owned[me][CIRCUS] > 0 and game.left > 0 and game.held[me] < 3 and game.ends == 0


@rule
def leads_by_city(game: Destiny, me: int) -> bool:
    """One City more gives me the block, or keeps it. [MD 2.0]"""
    for rival in range(0 + game.seats):
        if rival != me and game.cities[rival] > game.cities[me]:
            return False
    return True


@rule
def investment_worth(game: Destiny, me: int, code: int, wanted: int) -> int:
    """Claims, tokens for land, the three kinds, Progressions, research, in this order; at the end points come first. [MD 9.0]"""
    if code == DONE:
        return 0
    if code < CLAIM:
        return 0 + NEVER
    if code < TOKENS_FOR:
        return 0 + CLAIMS
    if code < CITY:
        tokens = min(wanted, most_tokens(game, me))
        return (LAND if turns_left(game) > 1 else 0 + LAND_LATE) if code - TOKENS_FOR + 1 == tokens else 0 + NEVER
    if code <= CARD:
        return GOODS + price(game, me, code - CITY) if wants(game, me, code - CITY) or mechanizing(game, me) else 0 + NEVER
    if code == MECHANIZE:
        return GOODS + CENTS
    if code < LICENCE:
        return PROGRESS_NOW + min(DICE - 1, progress_ratio(game, me, code - PROGRESS))
    if code < SHARE:
        return 0 + LICENCES
    if code < AGREE:
        return 0 + SHARES
    if RESEARCH <= code < LIFT:
        return DICE + breakthrough_worth(game, me, code - RESEARCH)
    return 0 + NEVER


@rule
def progress_ratio(game: Destiny, me: int, progression: int) -> int:
    """Cents that a Progression is worth for each dollar of its price. [MD 9.3]"""
    return CENTS * progression_worth(game, me, progression) // max(0 + TOKEN_PRICE[0], full_price(game, me, progression))


# Expansion.


@rule
def expansion_worth(game: Destiny, me: int, code: int) -> int:
    """The land that pays most for a token, attacks among it; the Priority Turn for who would choose last. [MD 10.0, 8.63]"""
    if code < ATTACK:
        return place_worth(game, me, code - SETTLE)
    if code < PRIORITY:
        return place_worth(game, me, code - ATTACK)
    if code == PRIORITY:
        last = game.choice[game.seats - 1] == me and game.priorities == 0
        return 2 if last and game.turn > 2 and game.supply[me] > 5 and turns_left(game) else 0 + NEVER
    return 1
