"""Everything on the table of World's Fair 1893, and the names of its pieces."""

from __future__ import annotations

from midway.kernel.frames import WIDTH
from midway.kernel.meaning import Axis, Flag, Number, OneOf, Seats
from midway.kernel.state import field, state

AREA_NAMES = ("agriculture", "electricity", "arts", "manufacturing", "transportation")
FIGURE_NAMES = ("burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman")
EXHIBIT_NAMES = tuple(f"exhibit_{area}" for area in AREA_NAMES)
CARD_NAMES = (*EXHIBIT_NAMES, "ticket", *FIGURE_NAMES)
SEAT_NAMES = ("1", "2", "3", "4")

SEATS = Seats(4)
AREAS = Axis("area", AREA_NAMES)
FIGURES = Axis("figure", FIGURE_NAMES)
KINDS = Axis("card", CARD_NAMES)
SEAT = OneOf(SEATS)

# A card kind: 0-4 the exhibits of an area, then the ticket, then the figures.
TICKET, FIGURE = 5, 6
# A figure: three by name, then the patron of each area.
BURNHAM, DAVIS, PALMER, PATRON = 0, 1, 2, 3
# A rank in an area, numbered as `rank` counts: each place alone, then tied.
FIRST_ALONE, FIRST_TIED, SECOND_ALONE, SECOND_TIED, UNRANKED = 0, 1, 2, 3, 4
RANK_NAMES = ("first", "tied_first", "second", "tied_second")


@state
class Fair:
    """World's Fair 1893. All of it is open to everyone; the order of the deck is not in it. [WF cards.open]"""

    seats: int = field("how many play", of=Number(4, least=2))
    version: int = field("the version of the rules", of=Number(99, least=1))
    asks_approvals: int = field("option: 1 if every approval is asked for", of=Flag())
    start_space_extra: int = field("option: 1 if the wheel's start space comes on top of its printed spaces", of=Flag())
    empty_ranks: int = field("option: 1 if a player without a supporter in an area can hold a rank there", of=Flag())
    tied_reversed: int = field("option: 1 for the other reading of the approvals of a tied first place", of=Flag())

    depth: int = field("the frame on top", of=Number(2))
    frames: list[list[int]] = field("what the game waits for", 3, WIDTH, of=Number(22))
    player: int = field("whose turn it is", of=SEAT)
    home: int = field("the area chosen in step 1 of this turn", of=OneOf(AREAS))
    dealt: int = field("cards dealt so far, at the start or in step 4", of=Number(10))
    position: int = field("the position on the ring that is dealt to or scored next", of=Number(5))
    ranked: int = field("players whose rank in the present area has been rewarded", of=Number(4))

    ring: list[int] = field("the area at each position, clockwise from the left of the base", 5, of=OneOf(AREAS))
    place: list[int] = field("the position of each area, -1 before its tile is laid", AREAS, of=Number(4, least=-1))
    car: int = field("spaces the car has moved in this round", of=Number(14))
    rounds: int = field("scoring phases finished", of=Number(3))

    coins: list[int] = field("points in Midway coins", SEATS, of=Number(90), bits=16)
    medals: list[int] = field("points in leader medals", SEATS, of=Number(60), bits=16)
    supply: list[int] = field("supporters in front of each player", SEATS, of=Number(22))
    tickets: list[int] = field("Midway tickets held", SEATS, of=Number(28))
    supporters: list[list[int]] = field("supporters of each player in each area", SEATS, AREAS, of=Number(22))
    exhibits: list[list[int]] = field("exhibits proposed, by area", SEATS, AREAS, of=Number(8))
    approved: list[list[int]] = field("approval tokens, by area", SEATS, AREAS, of=Number(9))
    figures: list[list[int]] = field("influential figures collected on the last turn", SEATS, FIGURES, of=Number(4))

    cards: list[list[int]] = field("cards lying at each area, by kind", AREAS, KINDS, of=Number(4))
    deck: list[int] = field("cards that may still come, by kind", KINDS, of=Number(28))
    discards: list[int] = field("cards in the discard pile, by kind", KINDS, of=Number(28))
