"""A ladder as a drawing: a rung for every bot, a dot for its rating, a bar for how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from midway.bots.ratings import Rated

WIDE, RUNG, HEAD = 720, 48, 44
LEFT, RIGHT = 190, 600  # where the axis begins and ends
PAPER, INK, SOFT, RULE, GILT, DOT = "#fcf6e8", "#1b2540", "#5b5f6e", "#d3c094", "#e6b94f", "#16305a"


def drawing(title: str, ratings: list[Rated]) -> str:
    """The ladder as SVG, the best bot on top."""
    low = min(one.rating - one.within for one in ratings)
    high = max(one.rating + one.within for one in ratings)
    high = max(high, low + 1)

    def x(rating: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (rating - low) / (high - low), 1)

    rungs = "".join(_rung(one, HEAD + RUNG * place, x) for place, one in enumerate(ratings))
    tall = HEAD + RUNG * len(ratings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="Georgia, serif" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDE}" height="{tall}" fill="{PAPER}"/>'
        f'<text x="20" y="28" font-size="20" fill="{INK}">{escape(title)}</text>{rungs}</svg>\n'
    )


def _rung(one: Rated, top: int, x: Callable[[float], float]) -> str:
    middle = top + RUNG // 2
    first, last = x(one.rating - one.within), x(one.rating + one.within)
    return (
        f'<path d="M20 {top}H{WIDE - 20}" stroke="{RULE}"/>'
        f'<text x="20" y="{middle + 6}" font-size="18" fill="{INK}">{escape(one.bot)}</text>'
        f'<path d="M{LEFT} {middle}H{RIGHT}" stroke="{RULE}" stroke-width="2"/>'
        f'<rect x="{first - 6}" y="{middle - 9}" width="{last - first + 12}" height="18" rx="9" fill="{GILT}" opacity=".5"/>'
        f'<circle cx="{x(one.rating)}" cy="{middle}" r="6" fill="{DOT}"/>'
        f'<text x="{WIDE - 20}" y="{middle}" font-size="19" fill="{INK}" text-anchor="end">{one.rating}</text>'
        f'<text x="{WIDE - 20}" y="{middle + 15}" font-size="12" fill="{SOFT}" text-anchor="end">± {one.within}</text>'
    )
