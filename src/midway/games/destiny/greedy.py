"""The greedy bot: tokens for the cheapest land first, then level 1, points when the end is near; it attacks where odds are good.

Every option is given a worth in dollars; the greatest is picked, the first of them in a tie.
"""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import about, waiting
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
from .buying import full_price, mechanizing, most_tokens, price
from .presence import in_set, vacant
from .reach import accessible, reach_word
from .research import SIX, lacks, pioneer_blocked
from .rules import seat
from .state import (
    BLOCK_OP, CARD_BOX, CARDS, CIRCUS, CITY_BOX, DESTROY_OP, INVESTMENT, MONEY_OP, NATIVES, NUMBERS, PIONEER_BOX,
    PLACE_NATIVES_OP, REDUCE_OP, REMOVE_NATIVES_OP, SEATS, TERRITORIES, TERRITORY_NAMES, USES_END, Destiny,
)  # fmt: skip
from .tables import (
    BID_UNIT, CONTROL, FIRST_OP, NEAR_HIGH, NEAR_LOW, OP_COUNT, OP_VERB, START_MONEY, TOKEN_MOST, TOKEN_PRICE,
)  # fmt: skip

NEVER = -100000
LATE = 4  # turns before the end from which on an early place is better
# What each Home is worth in dollars beside the worst, by number of players: with these bids all of them win about as often.
HOME_DOLLARS = {
    3: {"virginia": 52, "louisiana": 45},
    4: {"virginia": 48, "louisiana": 48, "mexico": 74},
    5: {"virginia": 51, "louisiana": 48, "mexico": 80, "quebec": 74},
}
HOME_WORTH = [[HOME_DOLLARS.get(seats, {}).get(name, 0) for name in TERRITORY_NAMES] for seats in range(SEATS + 1)]
HOME_RANKS = [sorted(worth, reverse=True)[:SEATS] for worth in HOME_WORTH]  # of the best Home, of the next
ENOUGH = 8  # what a card must be worth to be played
NARROW, WIDE = 3, 2  # tokens that the land in reach takes, when it is little; vacant neighbours that make up for it
# The order of an Investment: what has the higher rank is done first; at the end Progressions come before land.
CLAIMS, SHARES, LICENCES, LIFTS, LAND, GOODS, PROGRESS_NOW, LAND_LATE, DICE = 9000, 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000


@rule
def policy(game: Destiny, bot: int, out: Any, n: int, x: int) -> int:
    """The greedy bot's pick among the legal codes. [MD 5.0]"""
    if n == 1:
        return out[0]
    me = seat(game)
    what = waiting(game)
    aim = 0
    if what == INVESTING:
        aim = tokens_wanted(game, me)
    best = NEVER
    pick = 0
    for index in range(n):
        worth = option_worth(game, me, what, out[index], aim)
        if worth > best:
            best = worth
            pick = index
    return out[pick]


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
        return 0 if code == PASS else pick_worth(game, me, OP_VERB[game.op], code - PICK)
    if what == CHOOSING_PLACE:
        return turn_place_worth(game, me, code - PLACE_AT)
    if what == GIVING_UP:
        return -land_worth(game, me, code - GIVE_UP) - icons_worth(code - GIVE_UP)
    if what == TAKING:
        return taking_worth(game, me, code)
    if what == BUILDING:
        return icons_worth(code - BUILD)
    return question_worth(game, me, what, code)


@rule
def question_worth(game: Destiny, me: int, what: int, code: int) -> int:
    """What is asked less often. [MD 5.0]"""
    if what == BIDDING:
        return bid_worth(game, (code - BID) * BID_UNIT)
    if what == CHOOSING_HOME:
        return HOME_WORTH[game.seats][code - HOME_AT]
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
    """What the Home left for me is worth, less the bid: later bidders go beyond it while that pays. [MD 6.2, 6.3]"""
    before = 0
    for place in range(game.bidders):
        if game.bid[game.bidding[place]] >= bid:
            before += 1
    worth = HOME_RANKS[game.seats]
    beyond = bid + BID_UNIT
    if beyond <= START_MONEY and worth[before] - beyond > worth[game.seats - 1]:
        before += game.seats - 1 - game.bidders
    return worth[before] - bid


@rule
def turn_place_worth(game: Destiny, me: int, place: int) -> int:
    """The most tokens; towards the end an early place, where Cities and Pioneers are cheap. [MD 7.0, 9.1, 9.21]"""
    if turns_left(game) < LATE:
        return -place
    return 2 * min(TOKEN_MOST[game.seats][place], game.supply[me]) - place


@rule
def region_worth(game: Destiny, me: int, region: int) -> int:
    """Where rivals lose more than I do, or where I have most to protect. [MD 8.323, 8.326]"""
    if OP_VERB[game.op] != REDUCE_OP:
        return held_there(game, me, region)
    keep = OP_COUNT[game.op]
    worth = -2 * max(0, held_there(game, me, region) - keep)
    for rival in range(game.seats):
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
        return -1 if accessible(game, me, territory, 0) else land_worth(game, me, territory)
    if verb == REMOVE_NATIVES_OP:
        return 1 if accessible(game, me, territory, 0) else -1
    if verb == DESTROY_OP or verb == BLOCK_OP:
        return 1 + game.points[game.holder[territory] - 1] if theirs else -100 if mine else 0
    return 1 + land_worth(game, me, territory) + icons_worth(territory) + (100 if mine else 0)


@rule
def taking_worth(game: Destiny, me: int, code: int) -> int:
    """New for its Profit; Established where little land is in reach and it opens more for this turn. [MD 8.326, 10.23, 11.11]"""
    if code == PASS:
        return 0
    if game.ends or game.phase > INVESTMENT or opened(game, me, about(game)) < WIDE:
        return 2 if code == AS_NEW else 1
    return 2 if code == AS_ESTABLISHED else 1


@rule
def opened(game: Destiny, me: int, territory: int) -> int:
    """Vacant territories next to one that I cannot reach yet; none if I reach as many as I need. [MD 10.1]"""
    low = reach_word(game, me, 0, 0)
    high = reach_word(game, me, 1, 0)
    near = 0
    fresh = 0
    for other in range(TERRITORIES):
        if vacant(game, other) and other != territory:
            if in_set(low, high, other):
                near += CONTROL[other]
            elif in_set(NEAR_LOW[territory], NEAR_HIGH[territory], other):
                fresh += 1
    return fresh if near < NARROW else 0


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
    return -1 if lacks(game, me, game.subject, game.dice[die] - 1) else 1


@rule
def agree_worth(game: Destiny, me: int) -> int:
    """With a partner who is not ahead of me. [MD 9.351, 9.423]"""
    return 3 + game.points[me] - game.points[game.player]


# Card play.


@rule
def play_worth(game: Destiny, me: int, code: int) -> int:
    """A card that helps enough, or that the hand has no room for; else to be done. [MD 8.0, 8.4]"""
    if code == DONE:
        return ENOUGH
    if code < PUT_AWAY:
        card = (code - PLAY) // USES_END
        return use_worth(game, me, card, (code - PLAY) % USES_END) + crowding(game, me)
    if code < AIM:
        return ENOUGH + 1 - keeping_worth(game, me, code - PUT_AWAY) + crowding(game, me)
    return NEVER


# Investment.


@rule
def tokens_wanted(game: Destiny, me: int) -> int:
    """How many tokens to buy now: for land that pays, and for a City, a Pioneer and a card. [MD 9.1, 9.2]"""
    wanted = box_wishes(game, me) - game.purchased[me]
    if game.ends:
        return wanted
    low = reach_word(game, me, 0, 0)
    high = reach_word(game, me, 1, 0)
    for territory in range(TERRITORIES):
        open_to_me = in_set(low, high, territory) and game.holder[territory] != me + 1
        if open_to_me and place_worth(game, me, territory) > CENTS * TOKEN_PRICE:
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
    """A Pioneer while there is room, a City, a card: only if they are cheap. [MD 9.21]"""
    if game.got[kind][me]:
        return False
    tokens = price(game, me, kind)
    if kind == PIONEER_BOX:
        return tokens <= 2 and game.ends == 0 and pioneer_blocked(game, me) == 0
    if kind == CITY_BOX:
        return tokens == 1 and game.cities_left > 0
    return tokens == 1 and game.owned[me][CIRCUS] > 0 and game.left > 0 and game.held[me] < 3 and game.ends == 0


@rule
def investment_worth(game: Destiny, me: int, code: int, wanted: int) -> int:
    """Claims, tokens for land, the three kinds, Progressions, research, in this order; at the end points come first. [MD 9.0]"""
    if code == DONE:
        return 0
    if code < CLAIM:
        return NEVER
    if code < TOKENS_FOR:
        return CLAIMS
    if code < CITY:
        tokens = min(wanted, most_tokens(game, me))
        return (LAND if turns_left(game) > 1 else LAND_LATE) if code - TOKENS_FOR + 1 == tokens else NEVER
    if code <= CARD:
        return GOODS + price(game, me, code - CITY) if wants(game, me, code - CITY) or mechanizing(game, me) else NEVER
    if code == MECHANIZE:
        return GOODS + CENTS
    if code < LICENCE:
        return PROGRESS_NOW + min(DICE - 1, progress_ratio(game, me, code - PROGRESS))
    if code < SHARE:
        return LICENCES
    if code < AGREE:
        return SHARES
    if RESEARCH <= code < REROLL_DIE:
        return DICE + breakthrough_worth(game, me, code - RESEARCH)
    if LIFT <= code < BUILD and game.ends == 0:
        return LIFTS - lifted_worth(game, code - LIFT)
    return NEVER


@rule
def lifted_worth(game: Destiny, territory: int) -> int:
    """What I give up by lifting a token: its icons, its City, the tokens it takes to come back. [MD 10.19, 10.21]"""
    return icons_worth(territory) // 5 + 20 * game.city[territory] + 10 * CONTROL[territory]


@rule
def progress_ratio(game: Destiny, me: int, progression: int) -> int:
    """Cents that a Progression is worth for each dollar of its price. [MD 9.3]"""
    return CENTS * progression_worth(game, me, progression) // max(TOKEN_PRICE, full_price(game, me, progression))


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
        return 2 if last and game.turn > 2 and game.supply[me] > 5 and turns_left(game) else NEVER
    return 1
