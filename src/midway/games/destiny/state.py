"""Everything on the table of Manifest Destiny, and the names of its pieces."""

from __future__ import annotations

import tomllib
from pathlib import Path

from midway.kernel.frames import WIDTH
from midway.kernel.meaning import Axis, Flag, Lies, Number, OneOf, Seats, Some
from midway.kernel.state import field, state

FOLDER = Path(__file__).parent / "content"


def _ids(file: str, table: str) -> tuple[str, ...]:
    return tuple(tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))[table])


REGION_NAMES = _ids("territories", "region")
TERRITORY_NAMES = _ids("territories", "territory")
PRODUCT_NAMES = _ids("products", "product")
PROGRESSION_NAMES = _ids("progressions", "progression")
BREAKTHROUGH_NAMES = _ids("breakthroughs", "breakthrough")
CARD_NAMES = _ids("cards", "card")
SEAT_NAMES = ("1", "2", "3", "4", "5")
PLACE_NAMES = SEAT_NAMES
ERA_NAMES = ("1", "2", "3")
STEP_NAMES = ("1", "2", "3", "4", "5")
DIE_NAMES = ("1", "2", "3", "4", "5", "6")
DICE_NAMES = ("1", "2", "3", "4")
BID_NAMES = tuple(str(5 * number) for number in range(13))
TOKEN_NAMES = tuple(str(number + 1) for number in range(15))
USE_NAMES = ("event", "product", "leader", "news")
PHASE_NAMES = ("homes", "order", "card-play", "investment", "expansion", "adjustments")
PLAYED_NAMES = ("none", *USE_NAMES, "counter", "response")
PART_NAMES = ("progressions", "breakthroughs", "cities")

SEATS = Seats(5)
REGIONS = Axis("region", REGION_NAMES)
TERRITORIES = Axis("territory", TERRITORY_NAMES)
PRODUCTS = Axis("product", PRODUCT_NAMES)
PROGRESSIONS = Axis("progression", PROGRESSION_NAMES)
BREAKTHROUGHS = Axis("breakthrough", BREAKTHROUGH_NAMES)
CARDS = Axis("card", CARD_NAMES)
PLACES = len(PLACE_NAMES)  # of the turn order
SEAT = OneOf(SEATS)
USES_END = 4  # uses of a card on its player's own turn: event, product, leader, news
HALF = 37  # a set of territories is two words of bits: 0 to 36, 37 to 73
FIRST_MARKET = 69  # the foreign markets are the last territories
MARKETS = Axis("territory", TERRITORY_NAMES[FIRST_MARKET:])
CATEGORIES, LEVELS, NUMBERS, ERAS, MOST_DICE = 5, 3, 5, 3, 4

(
    CANADA, NORTHERN_US, SOUTHERN_US, NORTHWEST, SOUTHWEST, MEXICO, CENTRAL_SOUTH_AMERICA, FOREIGN_MARKETS,
) = range(REGIONS)  # fmt: skip
(
    RAILROADS, STEAMSHIPS, AIRPLANES, TELEGRAPH, TELEPHONE, WIRELESS, TOLERANCE, UNITY, SAFETY_NET,
    CIRCUS, PRO_SPORTS, TELEVISION, WESTWARD_HO, INNOVATION, COMPUTERS,
) = range(PROGRESSIONS)  # fmt: skip
(
    TURNPIKE, PATRIOTISM, STORYTELLING, MECHANIZATION, THINK_TANK, ELECTRICITY, MOTION_PICTURES, ROCK_N_ROLL,
    URBAN_RENAISSANCE, E_COMMERCE,
) = range(BREAKTHROUGHS)  # fmt: skip
TECHNOLOGY, TOURISTS = 10, 11
TECHNOLOGY_TOKEN, TOURIST_TOKEN = 1, 2  # bits of `added`
ATLANTIC, PACIFIC = 1, 2  # bits of a territory's coasts

NATIVES = 6  # who holds a territory: 0 nobody, a player plus one, or natives
# Where a card is that everybody can see: 0 in a pile, a hand or put away, else one of these; PLAYED counts players.
UNSEEN, AHEAD, RECYCLED, OUT, PLAYED = 0, 1, 2, 3, 4
# How a card was used in this turn, plus one; the first four are those of USE_NAMES.
UNUSED, AS_EVENT, AS_PRODUCT, AS_LEADER, AS_NEWS, AS_COUNTER, AS_RESPONSE = 0, 1, 2, 3, 4, 5, 6
# Phases of a turn.
HOMES, ORDER, CARD_PLAY, INVESTMENT, EXPANSION, ADJUSTMENTS = 0, 1, 2, 3, 4, 5
# What is bought with tokens.
BOX_NAMES = ("city", "pioneer", "card")
CITY_BOX, PIONEER_BOX, CARD_BOX = 0, 1, 2
BOXES = Axis("box", BOX_NAMES)
NOT_MECHANIZED, MECHANIZING_NOW, MECHANIZED = 0, 1, 2
TRUCE_FOR_ALL = 32  # in `truce`; a bit below for each player whose presences are safe
# Granted Railroads: not, as owned, across rivers.
NO_RAILS, RAILS, RAILS_OVER_RIVERS = 0, 1, 2

# The verbs of card events, in the words of the content.
VERBS = (
    "claim", "seize", "cede", "remove", "replace", "reduce_region", "war", "profit", "profit_era", "money", "free_tokens",
    "free_city", "discount", "draw", "step", "attack_mod", "no_attacks", "grant_reach", "grant_feature", "place_natives",
    "remove_natives", "place_product", "destroy_cities", "block_markets", "surplus_all", "open_panama", "lift_destiny_limit",
    "steal_card", "choose", "counter", "cancel",
)  # fmt: skip
(
    CLAIM_OP, SEIZE_OP, CEDE_OP, REMOVE_OP, REPLACE_OP, REDUCE_OP, WAR_OP, PROFIT_OP, PROFIT_ERA_OP, MONEY_OP, FREE_TOKENS_OP,
    FREE_CITY_OP, DISCOUNT_OP, DRAW_OP, STEP_OP, ATTACK_OP, TRUCE_OP, REACH_OP, FEATURE_OP, PLACE_NATIVES_OP,
    REMOVE_NATIVES_OP, PLACE_PRODUCT_OP, DESTROY_OP, BLOCK_OP, SURPLUS_OP, PANAMA_OP, LIFT_LIMIT_OP,
    STEAL_OP, CHOOSE_OP, COUNTER_OP, CANCEL_OP,
) = range(len(VERBS))  # fmt: skip
# Whom a verb hits.
WHO = (
    "nobody", "self", "others", "all", "more_vp_than_self", "all_without", "all_without_product", "most_in_region", "most_cash",
    "choice", "leader",
)  # fmt: skip
(
    HITS_NOBODY, HITS_SELF, HITS_OTHERS, HITS_ALL, HITS_MORE_POINTS, HITS_WITHOUT, HITS_WITHOUT_PRODUCT, HITS_MOST_THERE,
    HITS_RICHEST, HITS_CHOSEN, HITS_LEADERS,
) = range(len(WHO))  # fmt: skip
# What an amount is multiplied by.
TIMES = ("once", "d6", "era", "city", "territory", "pair", "half")
BY_ONE, BY_DIE, BY_ERA, BY_CITY, BY_TERRITORY, BY_PAIR, BY_HALF = range(len(TIMES))
# What else a verb asks for or grants, as bits.
FLAGS = (
    "native", "normal_reach", "ignore_westward_ho", "natives_leave", "duel", "buy", "no_city", "established_only",
    "own_established", "protects_all", "win_ties", "ignore_rivers", "except_self",
)  # fmt: skip
(
    OR_NATIVE, NORMAL_REACH, WITHOUT_WESTWARD, NATIVES_LEAVE, DUEL, BUY, NO_CITY, ESTABLISHED_ONLY,
    OWN_ESTABLISHED, PROTECTS_ALL, WINS_TIES, OVER_RIVERS, EXCEPT_SELF,
) = (1 << number for number in range(len(FLAGS)))  # fmt: skip
# By what leaders are found: Victory Points, Profit, cash.
MEASURES = ("vp", "profit", "cash")
# Why a card is drawn: `wait(game, DRAWING, player, why)`.
FOR_EVENT, FOR_TOKENS, FOR_BONUS, FOR_TURN, FOR_SWAP = 0, 1, 2, 3, 4
AFTER_REFUNDS = 1  # how far a leader has come when only its Pioneer, steps and claims are left: where a licence begins


@state
class Destiny:
    """Manifest Destiny. Hands, piles and cards put away are hidden; cash is, unless the table plays with open money."""

    seats: int = field("how many play", of=Number(5, least=3))
    version: int = field("the version of the rules", of=Number(99, least=1))
    open_cash: int = field("option: 1 if cash is open", of=Flag())

    depth: int = field("the frame on top", of=Number(9))
    frames: list[list[int]] = field("what the game waits for", 10, WIDTH, of=Number(999), bits=16)
    turn: int = field("turns begun", of=Number(60))
    phase: int = field("the phase of the turn", of=OneOf(*PHASE_NAMES))
    moving: int = field("the place in turn order that moves now", of=Number(SEATS - 1))
    player: int = field("whose part of the phase it is", of=SEAT)

    # Homes and order.
    bidders: int = field("players drawn for the bidding, then bids made, then Homes chosen", of=Number(SEATS))
    bidding: list[int] = field("players in the order of bidding", PLACES, of=SEAT)
    bid: list[int] = field("what each player bid", SEATS, of=Number(60))
    home: list[int] = field("the Home of each player, plus one; 0 before it is chosen", SEATS, of=OneOf(None, TERRITORIES))
    mat: list[int] = field("players by the number of their mat", PLACES, of=SEAT)
    choice: list[int] = field("players in the order in which they choose a place next", PLACES, of=SEAT)
    chosen: int = field("places chosen in this turn", of=Number(SEATS))
    order: list[int] = field("the player at each place of the turn order, plus one; 0 if free", PLACES, of=OneOf(None, SEATS))
    highest: list[int] = field("the highest card each player played in this turn", SEATS, of=Number(CARDS))
    priorities: int = field("Priority Turns used in this turn", of=Number(SEATS))
    priority: list[int] = field("who used them, in order", PLACES, of=SEAT)
    priority_used: list[int] = field("1 if a player has used the Priority Turn", SEATS, of=Flag())

    # Cards.
    era: int = field("the Era, from 1", of=Number(ERAS))
    eras: int = field("the Eras whose cards may be played in this Card Play Phase, as bits from 1", of=Some(*ERA_NAMES, first=1))
    transition: int = field("1 if the next Card Play Phase is one of two Eras", of=Flag())
    formed: int = field("the Era of the pile drawn from", of=Number(ERAS))
    left: int = field("cards in the pile", of=Number(CARDS))
    place: list[int] = field(
        "where each card is that everybody can see", CARDS, of=Lies(None, "ahead", "recycled", "out", ("played", SEATS))
    )
    used: list[int] = field("how each card was used in this turn", CARDS, of=OneOf(None, *PLAYED_NAMES[1:]))
    pile: list[int] = field("cards in the pile", CARDS, of=Flag(), see="nobody", count=True, pool="cards")
    hand: list[list[int]] = field("cards held", SEATS, CARDS, of=Flag(), see="owner", count=True, pool="cards")
    away: list[list[int]] = field(
        "cards put away by Storytelling", SEATS, CARDS, of=Flag(), see="owner", count=True, pool="cards"
    )
    held: list[int] = field("cards in each hand", SEATS, of=Number(CARDS))
    dealt: int = field("cards dealt at the start", of=Number(15))
    last_card: int = field("1 if the last card has been drawn", of=Flag())
    ends: int = field(
        "1 if the game ends with this phase, 2 if with the next Investment Phase", of=OneOf(None, "phase", "investment")
    )
    received: list[list[int]] = field(
        "cards just received that Think Tank may swap", SEATS, CARDS, of=Flag(), see="owner", count=True, pool="cards"
    )

    # Money, points, features.
    cash: list[int] = field("dollars", SEATS, of=Number(2000), see="owner", bits=16, opened="open_cash", counted=True)
    profit: list[int] = field("Profit", SEATS, of=Number(300), bits=16)
    points: list[int] = field("Victory Points", SEATS, of=Number(60))
    owned: list[list[int]] = field("1 for each Progression a player owns", SEATS, PROGRESSIONS, of=Flag())
    united: list[int] = field("1 if a player owned Unity before this Investment Phase", SEATS, of=Flag())
    claimed: list[int] = field("who claimed each Breakthrough, as bits", BREAKTHROUGHS, of=Some(SEATS))
    steps: list[list[int]] = field("numbers each player has filled, as bits", SEATS, BREAKTHROUGHS, of=Some(*STEP_NAMES))
    step_tokens: list[int] = field("step tokens each player has left", SEATS, of=Number(7))

    # Tokens: each player's 25 are in one of these, on the map, or one with each Breakthrough claimed and the Priority Turn.
    supply: list[int] = field("tokens in the supply", SEATS, of=Number(25))
    purchased: list[int] = field("tokens in the Purchased box", SEATS, of=Number(25))
    pioneers: list[int] = field("Pioneers", SEATS, of=Number(25))
    loss: list[int] = field("tokens in the Loss Box", SEATS, of=Number(25))
    box: list[list[int]] = field("tokens in the City, Pioneer and Card boxes", BOXES, SEATS, of=Number(25))
    on_map: list[int] = field("presences of each player", SEATS, of=Number(25))
    fresh: list[int] = field("New Presences of each player", SEATS, of=Number(25))

    # The map.
    holder: list[int] = field(
        "who holds each territory: nobody, a player plus one, natives", TERRITORIES, of=OneOf(None, SEATS, "natives")
    )
    new: list[int] = field("1 where the presence is New", TERRITORIES, of=Flag())
    city: list[int] = field("1 where a City stands", TERRITORIES, of=Flag())
    added: list[int] = field("product tokens on each territory, as bits", TERRITORIES, of=Some("technology", "tourists"))
    cities: list[int] = field("Cities each player controls", SEATS, of=Number(20))
    most_cities: int = field("who holds the block for most Cities, plus one", of=OneOf(None, SEATS))
    cities_left: int = field("City tokens in the bank", of=Number(20))
    natives_left: int = field("native tokens in the bank", of=Number(5))
    tourists_left: int = field("tourist tokens in the bank", of=Number(3))
    technology_left: int = field("technology tokens in the bank", of=Number(2))
    panama: int = field("1 if the Panama Canal is open", of=Flag())

    # What lasts a turn.
    destiny: int = field("1 if the table's Destiny card has been played", of=Flag())
    extra_destiny: list[int] = field("1 if a player has used the one more of Patriotism", SEATS, of=Flag())
    no_limit: int = field("1 if Destiny cards are not limited", of=Flag())
    told_story: list[int] = field("1 if a player has put a card away in this phase", SEATS, of=Flag())
    surplus: list[int] = field("1 for products in surplus", PRODUCTS, of=Flag())
    credit: list[list[int]] = field("credit of each player on each Progression", SEATS, PROGRESSIONS, of=Number(200), bits=16)
    blocked: list[int] = field("1 for foreign markets blocked", MARKETS, of=Flag())
    truce: list[int] = field("whose presences nobody may attack in a region, as bits", REGIONS, of=Some(SEATS, "all"))
    granted: list[int] = field("the row of the verb that grants a player reach, plus one", SEATS, of=Number(200), bits=16)
    rails: list[int] = field("Railroads granted by a card", SEATS, of=OneOf(None, "railroads", "over_rivers"))
    ties: list[int] = field("1 if a player wins ties by a card", SEATS, of=Flag())
    cheaper: list[int] = field("tokens that a player's attacks cost less by a card", SEATS, of=Number(9))
    free: list[int] = field("free tokens to come when a player's Investment begins", SEATS, of=Number(25))
    bought: list[int] = field("tokens bought or lifted, against the maximum", SEATS, of=Number(25))
    got: list[list[int]] = field("1 if a player has got a City, a Pioneer, a Card in this turn", BOXES, SEATS, of=Flag())
    mechanized: list[int] = field("whether Mechanization is unused, in use, used", SEATS, of=OneOf(None, "now", "used"))
    researched: list[int] = field("1 if a player may not roll for research any more", SEATS, of=OneOf(None, "rolled", "shared"))
    rerolled: list[int] = field("1 if Innovation has been used", SEATS, of=Flag())
    wireless: list[int] = field("1 if a player bought Wireless in this turn", SEATS, of=Flag())
    lifts: list[int] = field("tokens lifted by Wireless", SEATS, of=Number(25))
    lifted: list[int] = field("lifted tokens in the Purchased box", SEATS, of=Number(25))
    attacked: list[int] = field("who has attacked each territory in this turn, as bits", TERRITORIES, of=Some(SEATS))
    partner: list[int] = field("the partner of each player in this turn, plus one", SEATS, of=OneOf(None, SEATS))
    licensee: list[int] = field("who has a licence of each leader played, plus one", CARDS, of=OneOf(None, SEATS))
    licence_asked: list[int] = field("who has asked for one, as bits", CARDS, of=Some(SEATS))
    licence_used: list[int] = field("1 if a Progression has been bought with it", CARDS, of=Flag())
    joint_asked: list[list[int]] = field(
        "whom a player has asked to share a Breakthrough, as bits", SEATS, BREAKTHROUGHS, of=Some(SEATS)
    )

    # The card being played, and what answers it: the first, the second on it, the third on that.
    chain: int = field("cards in play at this moment", of=Number(3))
    played: list[int] = field("the cards, plus one", 3, of=OneOf(None, CARDS))
    played_as: list[int] = field("how each is used", 3, of=OneOf(*PLAYED_NAMES))
    played_by: list[int] = field("who plays each", 3, of=SEAT)
    target: int = field("the player aimed at, plus one", of=OneOf(None, SEATS))
    for_era: int = field("the Era that the card is played for", of=Number(ERAS))
    for_product: int = field("the product of the player's choice, plus one", of=OneOf(None, PRODUCTS))
    for_region: int = field("the region of the player's choice, plus one", of=OneOf(None, REGIONS))
    op: int = field("the verb being carried out: its row", of=Number(200), bits=16)
    ops_end: int = field("the row after the card's last verb", of=Number(200), bits=16)
    times: int = field("how often the verb has been done", of=Number(TERRITORIES))
    owing: list[int] = field("territories each player still has to give up", SEATS, of=Number(TERRITORIES))
    gainer: int = field("who gains them, plus one; 0 if they become vacant", of=OneOf(None, SEATS))
    ceded: list[int] = field(
        "1 where a player must give up first, 2 where the gainer may follow", TERRITORIES, of=OneOf(None, "first", "gainer")
    )
    leads: list[int] = field("measures of the card by which each player leads, as bits", SEATS, of=Some(*MEASURES))
    completed: int = field("Breakthroughs that the card has just completed, as bits", of=Some(BREAKTHROUGHS), bits=16)
    site: int = field("the territory in question", of=OneOf(TERRITORIES))

    # A roll.
    dice: list[int] = field("the dice rolled; 0 if not", MOST_DICE, of=Number(6))
    rolls: int = field("dice still to roll", of=Number(MOST_DICE))
    rolled: int = field("the last die rolled", of=Number(6))
    subject: int = field("the Breakthrough researched", of=OneOf(BREAKTHROUGHS))
    attacker: int = field("who attacks", of=SEAT)
    best: int = field("the attacker's highest die", of=Number(6))
    defence: int = field("the defender's highest die", of=Number(6))
    by_card: int = field("1 if a card makes the attack", of=Flag())
