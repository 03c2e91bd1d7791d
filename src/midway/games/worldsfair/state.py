"""Everything on the table of World's Fair 1893, and the names of its pieces."""

from __future__ import annotations

from midway.kernel.frames import WIDTH
from midway.kernel.state import field, state

AREA_NAMES = ("agriculture", "electricity", "arts", "manufacturing", "transportation")
FIGURE_NAMES = ("burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman")
EXHIBIT_NAMES = tuple(f"exhibit_{area}" for area in AREA_NAMES)
CARD_NAMES = (*EXHIBIT_NAMES, "ticket", *FIGURE_NAMES)
SEAT_NAMES = ("1", "2", "3", "4")

SEATS, AREAS, FIGURES, KINDS = 4, 5, 8, 14

# A card kind: 0-4 the exhibits of an area, then the ticket, then the figures.
TICKET, FIGURE = 5, 6
# A figure: three by name, then the patron of each area.
BURNHAM, DAVIS, PALMER, PATRON = 0, 1, 2, 3
# A rank in an area.
FIRST_ALONE, FIRST_TIED, SECOND_ALONE, SECOND_TIED, UNRANKED = 0, 1, 2, 3, 4
RANK_NAMES = ("first", "tied_first", "second", "tied_second")


@state
class Fair:
    """World's Fair 1893. All of it is open to everyone; the order of the deck is not in it. [WF cards.open]"""

    seats: int = field("how many play")
    asks_approvals: int = field("option: 1 if every approval is asked for")
    start_space_extra: int = field("option: 1 if the wheel's start space comes on top of its printed spaces")
    empty_ranks: int = field("option: 1 if a player without a supporter in an area can hold a rank there")
    tied_reversed: int = field("option: 1 for the other reading of the approvals of a tied first place")

    depth: int = field("the frame on top")
    frames: list[list[int]] = field("what the game waits for", 3, WIDTH)
    player: int = field("whose turn it is")
    home: int = field("the area chosen in step 1 of this turn")
    dealt: int = field("cards dealt so far, at the start or in step 4")
    position: int = field("the position on the ring that is dealt to or scored next")
    ranked: int = field("players whose rank in the present area has been rewarded")

    ring: list[int] = field("the area at each position, clockwise from the left of the base", 5)
    place: list[int] = field("the position of each area, -1 before its tile is laid", 5)
    car: int = field("spaces the car has moved in this round")
    rounds: int = field("scoring phases finished")

    coins: list[int] = field("points in Midway coins", 4, bits=16)
    medals: list[int] = field("points in leader medals", 4, bits=16)
    supply: list[int] = field("supporters in front of each player", 4)
    tickets: list[int] = field("Midway tickets held", 4)
    supporters: list[list[int]] = field("supporters of each player in each area", 4, 5)
    exhibits: list[list[int]] = field("exhibits proposed, by area", 4, 5)
    approved: list[list[int]] = field("approval tokens, by area", 4, 5)
    figures: list[list[int]] = field("influential figures collected on the last turn", 4, 8)

    cards: list[list[int]] = field("cards lying at each area, by kind", 5, 14)
    deck: list[int] = field("cards that may still come, by kind", 14)
    discards: list[int] = field("cards in the discard pile, by kind", 14)
