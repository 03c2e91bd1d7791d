"""Everything on the table of Museum and The World's Fair, and the names of its pieces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.kernel.content import printed
from midway.kernel.frames import WIDTH
from midway.kernel.meaning import Axis, Flag, Lies, Number, OneOf, Seats
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

SEATS = Seats(4)
CONTINENTS = Axis("continent", CONTINENT_NAMES)
CIVILISATIONS = Axis("civilisation", CIVILISATION_NAMES)
DOMAINS = Axis("domain", DOMAIN_NAMES)
KINDS = Axis("kind", (*CIVILISATION_NAMES, *DOMAIN_NAMES))  # of collections
OBJECTS = Axis("object", OBJECT_NAMES)
PER = Axis("object", OBJECT_NAMES, within=CONTINENTS)  # objects of a continent
EACH = len(OBJECT_NAMES) // len(CIVILISATION_NAMES)  # objects of a civilisation
EXPERTS = Axis("expert", EXPERT_NAMES)
FAVOURS = Axis("favour", FAVOUR_NAMES)
HEADLINES = Axis("headline", HEADLINE_NAMES)
PATRONS = Axis("patron", PATRON_NAMES)
COLLECTIONS = Axis("collection", COLLECTION_NAMES)
PAVILIONS = Axis("pavilion", PAVILION_NAMES)
SLOTS, SPACES, SIDE = 5, 25, 5
MOST_SHOWN = 6  # objects on display that a continent has room for
PARTS = len(PART_NAMES)  # of a score
TRACK, COLLECTED, GALLERY, FULL, PATRON, PRESTIGE, OPINION, FAIR, LOANS = range(PARTS)

# Where an object is that everybody has seen: on display, or with a player or Pavilion counted from here.
UNSEEN, DISPLAY, HAND, DISCARDED, MUSEUM, PAVILION, TRAY = 0, 1, 2, 6, 10, 14, 17
# Where a card of a small deck is; hired experts are with a player counted from here.
IN_BOX, IN_DECK, FACE_UP, HIRED, USED = 0, 1, 2, 3, 2
BY_FAVOUR, BY_EXPERT = 0, 1  # what brings cards back from a discard
BY_EFFECT, BY_SPENDING = 0, 1  # how a Favour brings one more object
# What is bought, and on which terms.
NOTHING, EXHIBITING, PLACING, LENDING, HIRING = 0, 1, 2, 3, 4
USUAL, FREE, SALE, REDUCED = 0, 1, 2, 3
WITHOUT_GRANT, WITH_GRANT = 0, 1  # whether funds count a Favour of timing payment
# The timing of a Favour.
TIMINGS = ("before_action", "furbish", "hiring", "payment", "any")
BEFORE, WHILE_FURBISHING, WHILE_HIRING, WHILE_PAYING, ANY = range(len(TIMINGS))
# What a criterion, a Patron or an expert looks at.
AXES = ("civilisation", "domain", "value", "continent")
BY_CIVILISATION, BY_DOMAIN, BY_VALUE, BY_CONTINENT = range(len(AXES))
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
) = range(len(VERBS))  # fmt: skip
SKILLS = Axis("skill", VERBS[: TIEBREAK + 1])  # what a hired expert can do
SEAT = OneOf(SEATS)
PLACE = Lies(
    None, "display", ("hand", SEATS), ("discard", SEATS), ("museum", SEATS), ("pavilion", PAVILIONS), "tray",
)  # fmt: skip


@state
class Museum:
    """Museum. What everyone saw enter a hand stays public, unless hands are secret; what nobody else saw is its owner's.

    [MU cards.open, variant.secret-hands]
    """

    seats: int = field("how many play", of=Number(4, least=2))
    version: int = field("the version of the rules", of=Number(99, least=1))
    pavilions: int = field("option: 1 if Pavilions are played; then how many there are", of=Number(3))
    loans: int = field("option: 1 if objects may be lent", of=Flag())
    second: int = field("option: 1 for the second edition", of=Flag())
    family: int = field("option: 1 for the family game to 60", of=Flag())
    more_opinion: int = field("option: 1 if every Public Opinion card is used", of=Flag())
    advanced: int = field("option: 1 for the back sides of the boards", of=Flag())
    head_start: int = field("option: 1 if markers start the further the earlier one plays", of=Flag())
    secret_hands: int = field("option: 1 if hands are secret", of=Flag())

    depth: int = field("the frame on top", of=Number(3))
    frames: list[list[int]] = field("what the game waits for", 4, WIDTH, of=Number(255), bits=16)
    first: int = field("the first player", of=SEAT)
    player: int = field("whose turn it is", of=SEAT)
    rounds: int = field("rounds begun", of=Number(99))
    last: int = field("1 if this round is the last whatever the markers say", of=Flag())
    dealt: int = field("cards dealt, at the start", of=Number(32))
    redrawn: int = field("1 while a weak hand is drawn anew", of=Flag())

    place: list[int] = field("where each object is that everybody has seen", OBJECTS, of=PLACE)
    deck: list[list[int]] = field("objects in each deck", CONTINENTS, PER, of=Flag(), see="nobody", count=True, pool="objects")
    hidden: list[list[list[int]]] = field(
        "objects that only their holder saw", SEATS, CONTINENTS, PER, of=Flag(), see="owner", count=True, pool="objects"
    )
    peek: list[list[list[int]]] = field(
        "objects looked at", SEATS, CONTINENTS, PER, of=Flag(), see="owner", count=True, pool="objects"
    )
    left: list[int] = field("objects left in each deck", CONTINENTS, of=Number(PER))
    secret: list[list[int]] = field(
        "objects in hand that only their owner has seen, by continent", SEATS, CONTINENTS, of=Number(PER)
    )
    looked: int = field("cards drawn by the player who looks", of=Number(9))
    peeked: int = field("objects among them", of=Number(9))
    display: list[list[int]] = field(
        "objects on display, by continent, rising", CONTINENTS, MOST_SHOWN, of=OneOf(OBJECTS), filled="shown", bits=16
    )
    shown: list[int] = field("how many are on display, by continent", CONTINENTS, of=Number(MOST_SHOWN))

    opinion: list[int] = field("Public Opinion cards in each deck", CONTINENTS, of=Number(20))
    aside: int = field("Public Opinion cards set aside or in the box", of=Number(20))
    tokens: list[int] = field("Public Opinion tokens on each continent", CONTINENTS, of=Number(20))
    supply: int = field("prestige tokens in the supply", of=Number(32))
    prestige: list[int] = field("prestige tokens of each player", SEATS, of=Number(32))
    track: list[int] = field("where each marker stands", SEATS, of=Number(150), bits=16)
    held: list[int] = field("objects in each hand", SEATS, of=Number(127))
    power: list[int] = field("their value, as far as everybody has seen them", SEATS, of=Number(600), bits=16)
    discards: list[int] = field("objects in each discard", SEATS, of=Number(127))

    objects: list[int] = field("objects in each museum", SEATS, of=Number(SPACES))
    entry: list[list[int]] = field(
        "objects in each museum in order of entry", SEATS, SPACES, of=OneOf(OBJECTS), filled="objects", bits=16
    )
    owner: list[list[int]] = field("who each of them belongs to", SEATS, SPACES, of=SEAT, filled="objects")
    lent: list[int] = field("objects of others in each museum", SEATS, of=Number(SPACES))
    in_kind: list[list[int]] = field(
        "objects in each museum by civilisation, then civilisations by domain", SEATS, KINDS, of=Number(EACH)
    )
    in_domain: list[list[list[int]]] = field(
        "objects in each museum by domain and civilisation", SEATS, DOMAINS, CIVILISATIONS, of=Number(EACH)
    )

    favours: list[list[int]] = field("Favours held", SEATS, FAVOURS, of=Number(9), see="owner", count=True, pool="favours")
    favour_deck: list[int] = field("Favours in the deck", FAVOURS, of=Number(9), see="nobody", count=True, pool="favours")
    favours_used: list[int] = field("Favours used", FAVOURS, of=Number(9))
    favours_left: int = field("how many Favours are in the deck", of=Number(60))
    favours_held: list[int] = field("how many Favours each player holds", SEATS, of=Number(60))
    spent: int = field("Favours used in this turn", of=Number(9))
    due: int = field("Favours that the player is still to draw", of=Number(9))

    patrons: list[list[int]] = field(
        "Patrons dealt, then the one kept", SEATS, PATRONS, of=Flag(), see="owner", count=True, pool="patrons"
    )
    passed: list[list[int]] = field(
        "Patrons that left the game", SEATS, PATRONS, of=Flag(), see="owner", count=True, pool="patrons"
    )
    patron_deck: list[int] = field("Patrons not dealt", PATRONS, of=Flag(), see="nobody", count=True, pool="patrons")

    expert: list[int] = field(
        "where each expert is, if not in the box", EXPERTS, of=Lies(None, "deck", "face_up", ("hired", SEATS))
    )
    experts_up: int = field("experts lying face up", of=Number(9))
    experts_left: int = field("experts in the deck", of=Number(EXPERTS))
    skill: list[list[int]] = field(
        "the expert that gives a player a skill, plus one, by verb", SEATS, SKILLS, of=OneOf(None, EXPERTS)
    )
    scholar: list[list[int]] = field("experts of each player by kind of collection", SEATS, KINDS, of=Number(2))
    consulted: int = field("1 if the expert that brings cards back has been used in this turn", of=Flag())

    headlines: list[int] = field("where each Headline is, if not in the box", HEADLINES, of=Lies(None, "deck", "used"))
    headline: int = field("the Headline of this round, plus one; 0 for none", of=OneOf(None, HEADLINES))
    news: int = field("the verb of the Headline in force", of=OneOf(*VERBS))
    news_at: int = field("its continent or amount", of=Number(9))
    toll: int = field("its toll", of=Number(9))
    closed: int = field("the Pavilion closed in this round, plus one; 0 for none", of=OneOf(None, PAVILIONS))
    judged: int = field("1 if the first object of the round has been placed", of=Flag())

    collections: list[int] = field(
        "where each Collection card is, if not in the box", COLLECTIONS, of=Lies(None, "deck", "pavilion")
    )
    card: list[int] = field("the Collection card of each Pavilion", PAVILIONS, of=OneOf(COLLECTIONS))
    criterion: list[list[int]] = field("which of its criteria stands at each slot", PAVILIONS, SLOTS, of=Number(SLOTS - 1))
    filled: list[int] = field("slots filled in each Pavilion", PAVILIONS, of=Number(SLOTS))
    slot: list[list[int]] = field(
        "the objects placed in each Pavilion", PAVILIONS, SLOTS, of=OneOf(OBJECTS), filled="filled", bits=16
    )
    clip: list[list[int]] = field("who placed them", PAVILIONS, SLOTS, of=SEAT, filled="filled")

    credit: int = field("points in the tray beyond what has been bought", of=Number(20))
    tray: int = field("cards put down since the tray was last empty", of=Number(60))
    buying: int = field("what is being bought", of=OneOf(None, "exhibit", "place", "lend", "hire"))
    article: int = field("the object or expert that is being bought", of=Number(OBJECTS - 1), bits=16)
    target: int = field("the Pavilion or host it goes to", of=Number(SEATS - 1))
    seller: int = field("whose discard it comes from, plus one; 0 for one's own cards", of=OneOf(None, SEATS))
    owed: int = field("points still to be paid", of=Number(20))
    terms: int = field("the terms of the purchase", of=OneOf("usual", "free", "sale", "reduced"))
    bonus: int = field("the number on the Favour that sets them", of=Number(9))

    space: list[list[int]] = field("the entry on each space of a museum, plus one; 0 for none", SEATS, SPACES, of=Number(SPACES))
    laid: list[int] = field("1 if a museum has its last layout", SEATS, of=Flag())
    collected: list[int] = field("points of each museum's collections", SEATS, of=Number(600), bits=16)
    gallery: list[int] = field("points of its Grand Gallery", SEATS, of=Number(100))
    full: list[int] = field("points of a full museum", SEATS, of=Number(100))
    shares: list[int] = field("points of objects lent, by lender", SEATS, of=Number(600), bits=16)

    # Where museums are looked at and arranged.
    plan: list[int] = field("corridors to the right, downwards, and the gallery, as bits", 3, bits=32, work=True)
    mask: list[int] = field("the spaces of each kind as bits", KINDS, bits=32, work=True)
    worth: list[int] = field("what each kind is worth", KINDS, bits=16, work=True)
    trial: list[int] = field("what it would be worth after an exchange", KINDS, bits=16, work=True)
    idle: list[int] = field("1 for kinds that cannot score", KINDS, work=True)
    best: list[int] = field("the best layout found", SPACES, work=True)
    kept: list[int] = field("the layout chosen by its host", SPACES, work=True)
