"""What can be chosen, what a game waits for, what the log tells, and why a choice is refused: the numbers of each."""

from __future__ import annotations

from midway.kernel.codes import Catalogue, Lines, Reasons, Steps
from midway.kernel.rule import CHANCE, NAMED, NOBODY

from .state import (
    BID_NAMES, BREAKTHROUGH_NAMES, CARD_NAMES, DICE_NAMES, DIE_NAMES, ERA_NAMES, PLACE_NAMES, PRODUCT_NAMES, PROGRESSION_NAMES,
    REGION_NAMES, SEAT_NAMES, STEP_NAMES, TERRITORY_NAMES, TOKEN_NAMES, USE_NAMES,
)  # fmt: skip

codes = Catalogue()
# Chance.
DRAW = codes.add("draw", card=CARD_NAMES)  # from the pile
STEAL = codes.add("steal", card=CARD_NAMES)  # from a hand, at random
BIDDER = codes.add("bidder", player=SEAT_NAMES)
DIE = codes.add("die", number=DIE_NAMES)  # one die
HIGHEST = codes.add("highest", number=DIE_NAMES)  # the highest of the dice of one side
# Homes and order.
BID = codes.add("bid", dollars=BID_NAMES)
HOME_AT = codes.add("home", territory=TERRITORY_NAMES)
PLACE_AT = codes.add("turn-place", place=PLACE_NAMES)
# Card Play: the menu, and what a card asks for.
PLAY = codes.add("play", card=CARD_NAMES, use=USE_NAMES)
PUT_AWAY = codes.add("put-away", card=CARD_NAMES)
AIM = codes.add("aim", player=SEAT_NAMES)
REGION_OF = codes.add("region", region=REGION_NAMES)
PAY_OUT = codes.add("pay-out", product=PRODUCT_NAMES)
FOR_ERA = codes.add("for-era", era=ERA_NAMES)
OPTION = codes.add("option", n=("1", "2", "3"))  # of the verbs that `choose` offers
ANSWER = codes.add("answer", card=CARD_NAMES)  # counter or cancel
PICK = codes.add("pick", territory=TERRITORY_NAMES)  # the territory a verb asks for
GIVE_UP = codes.add("give-up", territory=TERRITORY_NAMES)  # the player's own
AS_NEW = codes.add("as-new")
AS_ESTABLISHED = codes.add("as-established")
FREE_PIONEER_TAKEN = codes.add("free-pioneer")
# Investment: the menu, and what it asks for.
STEP = codes.add("step", breakthrough=BREAKTHROUGH_NAMES, number=STEP_NAMES)  # fill a number
TAKE_BACK = codes.add("take-back", breakthrough=BREAKTHROUGH_NAMES, number=STEP_NAMES)  # a step token
CLAIM = codes.add("claim", breakthrough=BREAKTHROUGH_NAMES)
TOKENS_FOR = codes.add("tokens", tokens=TOKEN_NAMES)
CITY = codes.add("city")
PIONEER = codes.add("pioneer")
CARD = codes.add("card")
MECHANIZE = codes.add("mechanize")  # the next of the three for one token
PROGRESS = codes.add("progress", progression=PROGRESSION_NAMES)
LICENCE = codes.add("licence", card=CARD_NAMES)  # ask for one
SHARE = codes.add("share", breakthrough=BREAKTHROUGH_NAMES, player=SEAT_NAMES)  # ask to claim it together
AGREE = codes.add("agree")
RESEARCH = codes.add("research", breakthrough=BREAKTHROUGH_NAMES)
REROLL_DIE = codes.add("reroll-die", number=DICE_NAMES)
LIFT = codes.add("lift", territory=TERRITORY_NAMES)
BUILD = codes.add("build", territory=TERRITORY_NAMES)
KEEP = codes.add("keep")  # the card drawn
SWAP = codes.add("swap")  # it for the next
# Expansion.
SETTLE = codes.add("settle", territory=TERRITORY_NAMES)  # a vacant territory
ATTACK = codes.add("attack", territory=TERRITORY_NAMES)
REROLL = codes.add("reroll")
# In several phases.
PRIORITY = codes.add("priority")
PASS = codes.add("pass")  # declines what is asked
DONE = codes.add("done")  # ends the player's part of the phase
CODES = len(codes)

# Each step: the rule that asks, and the codes it may ask for. A frame says the step, who is asked, what the step needs.
steps = Steps()
LIST_END: list[int] = []  # by step: the end of its codes, PASS apart
END_CODE: list[int] = []  # and with it
# The groups of steps: by the part of the game that asks; those of GOING_ON ask nobody, for flow.py goes on with them.
STARTING, PLAYING_CARDS, DRAWING_CARDS, INVESTING_MONEY, EXPANDING_LAND, ENDED_GAME, GOING_ON = range(7)


def _asks(group: int, name: str, rule: str, first: int, end: int, *, may_pass: bool = False, asks: int = NAMED) -> int:
    LIST_END.append(end)
    END_CODE.append(CODES if may_pass else end)
    return steps.add(name, rule, first, end, *[PASS] * may_pass, asks=asks, group=group)


def _menu(group: int, name: str, rule: str, first: int, end: int, *beside: int) -> int:
    LIST_END.append(CODES)
    END_CODE.append(CODES)
    return steps.add(name, rule, first, end, *beside, PRIORITY, DONE, asks=NAMED, group=group)


def _goes_on(name: str, rule: str) -> int:
    return _asks(GOING_ON, name, rule, CODES, CODES, asks=NOBODY)


# Set-up, Homes, Turn Order.
DEALING_DESTINY = _asks(STARTING, "deal-destiny", "4.1", DRAW, STEAL, asks=CHANCE)
DEALING = _asks(STARTING, "deal", "4.1", DRAW, STEAL, asks=CHANCE)
DRAWING_BIDDER = _asks(STARTING, "bidder", "6.1", BIDDER, DIE, asks=CHANCE)
BIDDING = _asks(STARTING, "bid", "6.2", BID, HOME_AT)
CHOOSING_HOME = _asks(STARTING, "home", "6.3", HOME_AT, PLACE_AT)
CHOOSING_PLACE = _asks(STARTING, "turn-place", "7.0", PLACE_AT, PLAY)
# Card Play: the menu at the bottom, then what the card being played asks for.
PLAYING = _menu(PLAYING_CARDS, "play", "8.0", PLAY, AIM, *range(TAKE_BACK, CLAIM))
AIMING = _asks(PLAYING_CARDS, "aim", "8.32", AIM, REGION_OF)
NAMING_REGION = _asks(PLAYING_CARDS, "region", "8.32", REGION_OF, PAY_OUT)
NAMING_PRODUCT = _asks(PLAYING_CARDS, "product", "8.331", PAY_OUT, FOR_ERA)
NAMING_ERA = _asks(PLAYING_CARDS, "era", "8.12", FOR_ERA, OPTION)
CHOOSING_OPTION = _asks(PLAYING_CARDS, "option", "8.32", OPTION, ANSWER)
ANSWERING = _asks(PLAYING_CARDS, "answer", "8.328", ANSWER, PICK, may_pass=True)  # the link of the chain that is answered
PICKING = _asks(PLAYING_CARDS, "pick", "8.32", PICK, GIVE_UP, may_pass=True)  # a territory for the verb game.op
GIVING_UP = _asks(PLAYING_CARDS, "give-up", "8.326", GIVE_UP, AS_NEW)  # by a loser, for the verb game.op
TAKING = _asks(PLAYING_CARDS, "take", "8.326", AS_NEW, FREE_PIONEER_TAKEN, may_pass=True)  # the territory
TAKING_PIONEER = _asks(PLAYING_CARDS, "free-pioneer", "9.233", FREE_PIONEER_TAKEN, STEP, may_pass=True)
STEPPING = _asks(PLAYING_CARDS, "step", "8.334", STEP, TAKE_BACK)  # the Breakthrough, or BREAKTHROUGHS for any
CLAIMING = _asks(PLAYING_CARDS, "claim", "9.421", CLAIM, TOKENS_FOR, may_pass=True)  # the Breakthrough
PUTTING_AWAY = _asks(PLAYING_CARDS, "put-away", "8.5", PUT_AWAY, AIM, may_pass=True)
STEALING = _asks(PLAYING_CARDS, "steal", "8.327", STEAL, BIDDER, asks=CHANCE)  # for the thief; the victim
ROLLING_CARD = _asks(PLAYING_CARDS, "card-die", "8.32", DIE, HIGHEST, asks=CHANCE)  # for a player
# Cards drawn in any phase.
DRAWING = _asks(DRAWING_CARDS, "draw", "11.8", DRAW, STEAL, asks=CHANCE)  # for a player; why
SWAPPING = _asks(DRAWING_CARDS, "swap", "9.241", KEEP, SETTLE)
# Investment: the menu at the bottom, then what it asks for.
INVESTING = _menu(INVESTING_MONEY, "invest", "9.0", TAKE_BACK, BUILD)
BUILDING = _asks(INVESTING_MONEY, "build", "9.22", BUILD, KEEP)
OFFERED_LICENCE = _asks(INVESTING_MONEY, "licence", "9.351", AGREE, RESEARCH, may_pass=True)  # the card
OFFERED_SHARE = _asks(INVESTING_MONEY, "share", "9.423", AGREE, RESEARCH, may_pass=True)  # the Breakthrough
ROLLING_RESEARCH = _asks(INVESTING_MONEY, "research-die", "9.41", DIE, HIGHEST, asks=CHANCE)  # for a player; the die, from 0
REROLLING_DIE = _asks(INVESTING_MONEY, "reroll-die", "9.412", REROLL_DIE, LIFT, may_pass=True)
SETTING_SIX = _asks(INVESTING_MONEY, "six", "9.412", STEP, TAKE_BACK)  # the die
FREEING_STEP = _asks(INVESTING_MONEY, "free-step", "9.414", TAKE_BACK, CLAIM, may_pass=True)  # the die that needs a step token
# Expansion: the menu at the bottom, then what an attack asks for.
EXPANDING = _menu(EXPANDING_LAND, "expand", "10.0", SETTLE, REROLL)
ROLLING_ATTACK = _asks(EXPANDING_LAND, "attack-dice", "10.241", HIGHEST, BID, asks=CHANCE)  # for a player; how many dice
ROLLING_DEFENCE = _asks(
    EXPANDING_LAND, "defence-dice", "10.241", HIGHEST, BID, asks=CHANCE
)  # for whoever holds the land; the same
REROLLING = _asks(EXPANDING_LAND, "reroll", "10.248", REROLL, PRIORITY, may_pass=True)
OVER = _asks(ENDED_GAME, "over", "13.0", CODES, CODES, asks=NOBODY)
# What flow.py goes on with whenever it comes to the top.
NEXT_PART = _goes_on("next-part", "5.0")  # the next player of the phase, or the next phase
RESOLVING = _goes_on("resolving", "8.32")  # the card in play: its next verb, its product, its end
LEADING = _goes_on("leading", "8.31")  # a leader: Pioneer, steps, claims
YIELDING = _goes_on("yielding", "8.326")  # the next territory that somebody owes
ROLLED_DICE = _goes_on("rolled-dice", "9.412")  # research: rerolls, sixes, steps
CONTESTED = _goes_on("contested", "10.241")  # both sides have rolled
ADJUSTING = _goes_on("adjusting", "11.8")  # the next draw or swap; the place in turn order
FIRST_CODE = steps.first_codes
STEP_ASKS, STEP_GROUP = steps.asks, steps.groups

# What happened, with up to three numbers.
lines = Lines()
GOT = lines.add("got", "player", "card", owner_only=True)
DREW = lines.add("drew", "player")
BIDS_NEXT = lines.add("bids-next", "player")
BIDS = lines.add("bids", "player", "dollars")
TOOK_HOME = lines.add("took-home", "player", "territory", "n")
TURN = lines.add("turn", "n")
TOOK_PLACE = lines.add("took-place", "player", "n")
PHASE = lines.add("phase", "phase")
NEW_PILE = lines.add("new-pile", "era", "n")
NEW_ERA = lines.add("new-era", "era")
LAST_CARD = lines.add("last-card")
PLAYED_CARD = lines.add("played", "player", "card", "use")
PUT_ONE_AWAY = lines.add("put-away", "player")
PUT_CARD_AWAY = lines.add("put-card-away", "player", "card", owner_only=True)
AIMED = lines.add("aimed", "player", "owner")
COUNTERED = lines.add("countered", "player", "card")
CANCELLED = lines.add("cancelled", "player", "card")
LET_PASS = lines.add("let-pass", "player")
SURPLUS = lines.add("surplus", "product")
ALL_SURPLUS = lines.add("all-surplus")
PAID_OUT = lines.add("paid-out", "player", "dollars", "product")
EARNED = lines.add("earned", "player", "dollars")
PAID = lines.add("paid", "player", "dollars")
PAID_TO = lines.add("paid-to", "player", "dollars", "owner")
REVEALED = lines.add("revealed", "player", "dollars")
PROFIT_UP = lines.add("profit-up", "player", "dollars", "n")
PROFIT_DOWN = lines.add("profit-down", "player", "dollars", "n")
POINTS_UP = lines.add("points-up", "player", "points", "n")
POINTS_DOWN = lines.add("points-down", "player", "points", "n")
CREDITED = lines.add("credited", "player", "progression", "dollars")
REFUNDED = lines.add("refunded", "player", "progression", "dollars")
CLAIMED_LAND = lines.add("claimed-land", "player", "territory")
LOST = lines.add("lost", "player", "territory")
LEFT_VACANT = lines.add("left-vacant", "territory")
NATIVES_CAME = lines.add("natives-came", "territory")
NATIVES_LEFT = lines.add("natives-left", "territory")
PRODUCT_PUT = lines.add("product-put", "territory", "product")
CITY_BUILT = lines.add("city-built", "player", "territory")
CITY_DESTROYED = lines.add("city-destroyed", "territory")
TOOK_CITIES = lines.add("most-cities", "player")
LOST_CITIES = lines.add("no-most-cities", "player")
CANAL_OPEN = lines.add("canal-open")
MARKET_BLOCKED = lines.add("market-blocked", "territory")
TRUCE = lines.add("truce", "region", "player")
TRUCE_ALL = lines.add("truce-all", "region")
STOLE = lines.add("stole", "player", "owner")
WAS_STOLEN = lines.add("was-stolen", "player", "card", "owner", owner_only=True)
NAMED_REGION = lines.add("named-region", "player", "region")
NAMED_ERA = lines.add("named-era", "player", "era")
ROLLED = lines.add("rolled", "player", "number")
PENALTY = lines.add("hand-penalty", "player", "n")
RANKED = lines.add("ranked", "player", "n")
USED_PRIORITY = lines.add("used-priority", "player")
FREE_TOKENS = lines.add("free-tokens", "player", "n")
BOUGHT_TOKENS = lines.add("bought-tokens", "player", "n", "dollars")
GOT_PIONEER = lines.add("got-pioneer", "player")
BOUGHT_CARD = lines.add("bought-card", "player")
SPENT_TOKENS = lines.add("spent-tokens", "player", "n")
SWAPPED = lines.add("swapped", "player")
BOUGHT_PROGRESSION = lines.add("bought-progression", "player", "progression", "dollars")
LEVEL_DONE = lines.add("level-done", "player", "n")
ASKED_LICENCE = lines.add("asked-licence", "player", "card", "owner")
GAVE_LICENCE = lines.add("gave-licence", "player", "card", "owner")
ASKED_SHARE = lines.add("asked-share", "player", "breakthrough", "owner")
DECLINED = lines.add("declined", "player")
RESEARCHED = lines.add("researched", "player", "breakthrough", "n")
FILLED = lines.add("filled", "player", "breakthrough", "number")
TOOK_BACK = lines.add("took-back", "player", "breakthrough", "number")
CLAIMED = lines.add("claimed", "player", "breakthrough")
LIFTED = lines.add("lifted", "player", "territory")
SETTLED = lines.add("settled", "player", "territory", "n")
ATTACKED = lines.add("attacked", "player", "territory", "owner")
ATTACKED_NATIVES = lines.add("attacked-natives", "player", "territory")
ROLLED_HIGHEST = lines.add("rolled-highest", "player", "number", "n")
NATIVES_ROLLED = lines.add("natives-rolled", "number")
WON = lines.add("won", "player", "territory")
HELD = lines.add("held", "territory")
BONUS_CARD = lines.add("bonus-card", "player", "n")
COLLECTED = lines.add("collected", "player", "dollars")
RETURNED = lines.add("returned", "player", "n")
ENDED = lines.add("ended")

# Why a choice is refused; 0 means that it is not.
reasons = Reasons()
WRONG_STEP = reasons.add("wrong-step", "")
NO_SUCH_PLAYER = reasons.add("no-such-player", "")
NOT_IN_PILE = reasons.add("not-in-pile", "8.1")
NOT_IN_HAND = reasons.add("not-in-hand", "8.0")
NOT_ENOUGH_CASH = reasons.add("not-enough-cash", "")
HOME_TAKEN = reasons.add("home-taken", "6.3")
NO_HOME_HERE = reasons.add("no-home-here", "6.4")
PLACE_TAKEN = reasons.add("place-taken", "7.0")
WRONG_ERA = reasons.add("wrong-era", "8.1")
NO_SUCH_USE = reasons.add("no-such-use", "8.33")
NO_TARGET_LEFT = reasons.add("no-target", "8.333")
DESTINY_LIMIT = reasons.add("destiny-limit", "8.21")
NO_STORYTELLING = reasons.add("no-storytelling", "8.5")
STORY_TOLD = reasons.add("story-told", "8.5")
PROTECTED = reasons.add("protected", "8.327")
NOT_A_TARGET = reasons.add("not-a-target", "")
REGION_CLOSED = reasons.add("region-closed", "4.2")
MARKET_CLOSED = reasons.add("market-closed", "8.32")
NO_ANSWER = reasons.add("no-answer", "8.328")
NO_TOKENS = reasons.add("no-tokens", "")
PRIORITY_GONE = reasons.add("priority-gone", "8.63")
PRIORITY_UNPAID = reasons.add("priority-unpaid", "8.63")
TOKEN_LIMIT = reasons.add("token-limit", "9.1")
ONE_EACH_TURN = reasons.add("one-each-turn", "9.2")
NO_SITE = reasons.add("no-site", "9.22")
NO_CITY_LEFT = reasons.add("no-city-left", "9.22")
PIONEER_LIMIT = reasons.add("pioneer-limit", "9.231")
NO_CIRCUS = reasons.add("no-circus", "9.24")
NO_CARD_LEFT = reasons.add("no-card-left", "13.0")
NO_MECHANIZATION = reasons.add("no-mechanization", "9.211")
OWNED_ALREADY = reasons.add("owned-already", "9.3")
LOWER_LEVEL_FIRST = reasons.add("lower-level-first", "9.31")
LEVEL_ONE_FIRST = reasons.add("level-one-first", "9.32")
NOT_UNITED = reasons.add("not-united", "9.351")
OTHER_PARTNER = reasons.add("other-partner", "9.351")
ASKED_ALREADY = reasons.add("asked-already", "9.351")
NO_LEADER = reasons.add("no-leader", "9.351")
CLAIMED_ALREADY = reasons.add("claimed-already", "9.42")
NOT_YET = reasons.add("not-yet", "9.411")
NO_PIONEER = reasons.add("no-pioneer", "9.42")
ROLLED_ALREADY = reasons.add("rolled-already", "9.41")
NOT_COMPLETE = reasons.add("not-complete", "9.42")
NOT_A_STEP = reasons.add("not-a-step", "9.412")
NO_STEP_TOKEN = reasons.add("no-step-token", "9.414")
NO_COMPUTERS = reasons.add("no-computers", "9.411")
NO_WIRELESS = reasons.add("no-wireless", "10.19")
NOT_YOURS = reasons.add("not-yours", "")
OUT_OF_REACH = reasons.add("out-of-reach", "10.1")
NOT_VACANT = reasons.add("not-vacant", "10.21")
NOBODY_THERE = reasons.add("nobody-there", "10.24")
OWN_PRESENCE = reasons.add("own-presence", "10.24")
UNDER_TRUCE = reasons.add("under-truce", "8.323")
TOO_FEW_TOKENS = reasons.add("too-few-tokens", "10.21")
COMPLETE_ALREADY = reasons.add("complete-already", "9.41")
NO_SPARE_STEP = reasons.add("no-spare-step", "9.414")
NO_SUCH_DIE = reasons.add("no-such-die", "9.412")
PARTNER_EARLIER = reasons.add("partner-earlier", "9.423")
LIFT_LIMIT = reasons.add("lift-limit", "10.19")
NOTHING_CHEAPER = reasons.add("nothing-cheaper", "9.211")
MECHANIZING = reasons.add("mechanizing", "9.211")
MUST_CHOOSE = reasons.add("must-choose", "8.333")
HOME_SAFE = reasons.add("home-safe", "cards.home")
OTHERS_FIRST = reasons.add("others-first", "8.326")
PRICE_TOO_HIGH = reasons.add("price-too-high", "9.21")
SHARED_ALREADY = reasons.add("shared-already", "9.423")
