"""Everything on the table of Museum and The World's Fair, and the names of its pieces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.content import printed
from midway.kernel.frames import WIDTH
from midway.kernel.state import field, state

FOLDER = Path(__file__).parent / "content"


def _ids(file: str, table: str) -> tuple[str, ...]:
    return tuple(_entries(file, table))


def _entries(file: str, table: str) -> dict[str, Any]:
    return printed(FOLDER / f"{file}.toml")[table]


CONTINENT_NAMES = _ids("civilisations", "continent")
CIVILISATION_NAMES = tuple(
    name
    for continent in CONTINENT_NAMES
    for name, entry in _entries("civilisations", "civilisation").items()
    if entry["continent"] == continent
)
DOMAIN_NAMES = _ids("domains", "domain")
# An object's number tells its civilisation, object // EACH, and its continent, object // PER.
OBJECT_NAMES = tuple(
    name
    for civilisation in CIVILISATION_NAMES
    for name, entry in _entries("objects", "object").items()
    if entry["civilisation"] == civilisation
)
EXPERT_NAMES = _ids("experts", "expert")
FAVOUR_NAMES = _ids("favours", "favour")
HEADLINE_NAMES = _ids("headlines", "headline")
PATRON_NAMES = _ids("patrons", "patron")
COLLECTION_NAMES = _ids("pavilions", "collection")
SEAT_NAMES = ("1", "2", "3", "4")
PAVILION_NAMES = ("1", "2", "3")
SPACE_NAMES = tuple(str(number + 1) for number in range(25))
PART_NAMES = ("track", "collections", "gallery", "full", "patron", "prestige", "opinion", "pavilions", "loans")

SEATS, CONTINENTS, CIVILISATIONS, DOMAINS, OBJECTS = 4, 4, 12, 6, 180
PER, EACH = 45, 15  # objects of a continent, of a civilisation
EXPERTS, FAVOURS, HEADLINES, PATRONS, COLLECTIONS = 27, 12, 22, 27, 20
PAVILIONS, SLOTS, SPACES, SIDE = 3, 5, 25, 5
KINDS = CIVILISATIONS + DOMAINS  # of collections: the civilisations, then the domains
MOST_SHOWN = 6  # objects on display that a continent has room for
PARTS = 9  # of a score
TRACK, COLLECTED, GALLERY, FULL, PATRON, PRESTIGE, OPINION, FAIR, LOANS = 0, 1, 2, 3, 4, 5, 6, 7, 8

# Where an object is that everybody has seen: on display, or with a player or Pavilion counted from here.
UNSEEN, DISPLAY, HAND, DISCARDED, MUSEUM, PAVILION, TRAY = 0, 1, 2, 6, 10, 14, 17
# Where a card of a small deck is; hired experts are with a player counted from here.
IN_BOX, IN_DECK, FACE_UP, HIRED, USED = 0, 1, 2, 3, 2
BY_FAVOUR, BY_EXPERT = 0, 1  # what brings cards back from a discard
BY_EFFECT, BY_SPENDING = 0, 1  # how a Favour brings one more object
# What is bought, and on which terms.
NOTHING, EXHIBITING, PLACING, LENDING, HIRING = 0, 1, 2, 3, 4
USUAL, FREE, SALE, REDUCED = 0, 1, 2, 3
# The gpu machine compiles a function anew for every literal it is called with; `0 + NONE` is a number like any other.
NONE, ONE = 0, 1
WITHOUT_GRANT, WITH_GRANT = 0, 1  # whether funds count a Favour of timing payment
# The timing of a Favour.
BEFORE, WHILE_FURBISHING, WHILE_HIRING, WHILE_PAYING, ANY = 0, 1, 2, 3, 4
TIMINGS = ("before_action", "furbish", "hiring", "payment", "any")
# What a criterion, a Patron or an expert looks at.
AXES = ("civilisation", "domain", "value", "continent")
BY_CIVILISATION, BY_DOMAIN, BY_VALUE, BY_CONTINENT = 0, 1, 2, 3
MODULES = ("base", "pavilion", "loan")

# The verbs of card effects, in the words of the content.
VERBS = (
    "none", "collection_card", "retrieve_own_discard", "waive_opponent_fee", "draw_favour", "on_exhibit",
    "opinion_penalty_cap", "hand_limit", "on_pavilion_place", "on_loan", "pavilion_tiebreak", "remove_opinion_token",
    "add_opinion_token", "free_exhibit", "free_pavilion", "free_loan", "add_payment", "extra_take", "peek_take",
    "opponent_discard_no_fee", "gain_prestige", "hire_discount", "pavilion_swap_next", "embargo", "customs", "display_size",
    "no_followers", "active_prestige", "expert_discount", "no_opponent_discard", "waive_opponent_fee_all",
    "no_prestige_payment", "pavilion_reward", "pavilion_closed", "pavilion_first_points", "loan_discount", "no_loans",
)  # fmt: skip
(
    NO_EFFECT, COLLECTION_CARD, RETRIEVE, WAIVE_FEE, DRAW_FAVOUR, ON_EXHIBIT,
    OPINION_CAP, HAND_LIMIT, ON_PLACE, ON_LOAN, TIEBREAK, REMOVE_OPINION,
    ADD_OPINION, FREE_EXHIBIT, FREE_PAVILION, FREE_LOAN, ADD_PAYMENT, EXTRA_TAKE, PEEK_TAKE,
    PRIVATE_SALE, GAIN_PRESTIGE, HIRE_DISCOUNT, SWAP_NEXT, EMBARGO, CUSTOMS, DISPLAY_SIZE,
    NO_FOLLOWERS, ACTIVE_PRESTIGE, EXPERT_DISCOUNT, NO_RIVALS, WAIVE_FEE_ALL,
    NO_PRESTIGE, PLACE_REWARD, PLACE_CLOSED, FIRST_PLACED, LOAN_DISCOUNT, NO_LOANS,
) = range(37)  # fmt: skip
SKILLS = 11  # verbs that a hired expert can have: up to the tie-break


@state
class Museum:
    """Museum. What everyone saw enter a hand stays public; what nobody else saw is its owner's. [MU cards.open]"""

    seats: int = field("how many play")
    pavilions: int = field("option: 1 if Pavilions are played; then how many there are")
    loans: int = field("option: 1 if objects may be lent")
    second: int = field("option: 1 for the second edition")
    family: int = field("option: 1 for the family game to 60")
    more_opinion: int = field("option: 1 if every Public Opinion card is used")
    advanced: int = field("option: 1 for the back sides of the boards")

    depth: int = field("the frame on top")
    frames: list[list[int]] = field("what the game waits for", 4, WIDTH, bits=16)
    first: int = field("the first player")
    player: int = field("whose turn it is")
    rounds: int = field("rounds begun")
    last: int = field("1 if this round is the last whatever the markers say")
    dealt: int = field("cards dealt, at the start")
    redrawn: int = field("1 while a weak hand is drawn anew")

    place: list[int] = field("where each object is that everybody has seen", OBJECTS)
    deck: list[list[int]] = field("objects in each deck", 4, PER, see="nobody", count=True, pool="objects")
    hidden: list[list[list[int]]] = field(
        "objects that only their holder saw", 4, 4, PER, see="owner", count=True, pool="objects"
    )
    peek: list[list[list[int]]] = field("objects looked at", 4, 4, PER, see="owner", count=True, pool="objects")
    left: list[int] = field("objects left in each deck", 4)
    secret: list[list[int]] = field("objects in hand that only their owner has seen, by continent", 4, 4)
    looked: int = field("cards drawn by the player who looks")
    peeked: int = field("objects among them")
    display: list[list[int]] = field("objects on display, by continent, rising", 4, MOST_SHOWN, bits=16)
    shown: list[int] = field("how many are on display, by continent", 4)

    opinion: list[int] = field("Public Opinion cards in each deck", 4)
    aside: int = field("Public Opinion cards set aside or in the box")
    tokens: list[int] = field("Public Opinion tokens on each continent", 4)
    supply: int = field("prestige tokens in the supply")
    prestige: list[int] = field("prestige tokens of each player", 4)
    track: list[int] = field("where each marker stands", 4, bits=16)
    held: list[int] = field("objects in each hand", 4)
    power: list[int] = field("their value, as far as everybody has seen them", 4, bits=16)
    discards: list[int] = field("objects in each discard", 4)

    objects: list[int] = field("objects in each museum", 4)
    entry: list[list[int]] = field("objects in each museum in order of entry", 4, SPACES, bits=16)
    owner: list[list[int]] = field("who each of them belongs to", 4, SPACES)
    lent: list[int] = field("objects of others in each museum", 4)
    in_kind: list[list[int]] = field("objects in each museum by civilisation, then civilisations by domain", 4, KINDS)
    in_domain: list[list[list[int]]] = field("objects in each museum by domain and civilisation", 4, DOMAINS, CIVILISATIONS)

    favours: list[list[int]] = field("Favours held", 4, FAVOURS, see="owner", count=True, pool="favours")
    favour_deck: list[int] = field("Favours in the deck", FAVOURS, see="nobody", count=True, pool="favours")
    favours_used: list[int] = field("Favours used", FAVOURS)
    favours_left: int = field("how many Favours are in the deck")
    favours_held: list[int] = field("how many Favours each player holds", 4)
    spent: int = field("Favours used in this turn")
    due: int = field("Favours that the player is still to draw")

    patrons: list[list[int]] = field("Patrons dealt, then the one kept", 4, PATRONS, see="owner", count=True, pool="patrons")
    passed: list[list[int]] = field("Patrons that left the game", 4, PATRONS, see="owner", count=True, pool="patrons")
    patron_deck: list[int] = field("Patrons not dealt", PATRONS, see="nobody", count=True, pool="patrons")

    expert: list[int] = field("where each expert is: box, deck, face up, hired by a player", EXPERTS)
    experts_up: int = field("experts lying face up")
    experts_left: int = field("experts in the deck")
    skill: list[list[int]] = field("the expert that gives a player a skill, plus one, by verb", 4, SKILLS)
    scholar: list[list[int]] = field("experts of each player by kind of collection", 4, KINDS)
    consulted: int = field("1 if the expert that brings cards back has been used in this turn")

    headlines: list[int] = field("where each Headline is: box, deck, used", HEADLINES)
    headline: int = field("the Headline of this round, plus one; 0 for none")
    news: int = field("the verb of the Headline in force")
    news_at: int = field("its continent or amount")
    toll: int = field("its toll")
    closed: int = field("the Pavilion closed in this round, plus one; 0 for none")
    judged: int = field("1 if the first object of the round has been placed")

    collections: list[int] = field("where each Collection card is: box, deck, at a Pavilion", COLLECTIONS)
    card: list[int] = field("the Collection card of each Pavilion", PAVILIONS)
    criterion: list[list[int]] = field("which of its criteria stands at each slot", PAVILIONS, SLOTS)
    filled: list[int] = field("slots filled in each Pavilion", PAVILIONS)
    slot: list[list[int]] = field("the objects placed in each Pavilion", PAVILIONS, SLOTS, bits=16)
    clip: list[list[int]] = field("who placed them", PAVILIONS, SLOTS)

    credit: int = field("points in the tray beyond what has been bought")
    tray: int = field("cards put down since the tray was last empty")
    buying: int = field("what is being bought")
    article: int = field("the object or expert that is being bought", bits=16)
    target: int = field("the Pavilion or host it goes to")
    seller: int = field("whose discard it comes from, plus one; 0 for one's own cards")
    owed: int = field("points still to be paid")
    terms: int = field("the terms of the purchase")
    bonus: int = field("the number on the Favour that sets them")

    space: list[list[int]] = field("the entry on each space of a museum, plus one; 0 for none", 4, SPACES)
    laid: list[int] = field("1 if a museum has its last layout", 4)
    collected: list[int] = field("points of each museum's collections", 4, bits=16)
    gallery: list[int] = field("points of its Grand Gallery", 4)
    full: list[int] = field("points of a full museum", 4)
    shares: list[int] = field("points of objects lent, by lender", 4, bits=16)

    plan: list[int] = field("work: corridors to the right, downwards, and the gallery, as bits", 3, bits=32)
    mask: list[int] = field("work: the spaces of each kind as bits", KINDS, bits=32)
    worth: list[int] = field("work: what each kind is worth", KINDS, bits=16)
    trial: list[int] = field("work: what it would be worth after an exchange", KINDS, bits=16)
    idle: list[int] = field("work: 1 for kinds that cannot score", KINDS)
    best: list[int] = field("work: the best layout found", SPACES)
    kept: list[int] = field("work: the layout chosen by its host", SPACES)
