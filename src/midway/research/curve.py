"""A training as a drawing: how often the policy won against each bot, as time went on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDE, TALL, LEFT, RIGHT, TOP, FOOT = 720, 360, 56, 120, 44, 40
PAPER, INK, RULE = "#fcf6e8", "#1b2540", "#d3c094"
COLOURS = ("#8a8f9c", "#16305a", "#a9543f", "#3d7a4f", "#7a4f8a")
LINE = 14  # from a name to the one below it
Point = tuple[float, float, float]  # minutes, a share, and how far the true one may be from it


def drawing(title: str, lines: Mapping[str, Sequence[Point]], fair: float) -> str:
    """Shares by minutes as SVG, a line with its interval for every bot, and the share that equal bots would have."""
    last = max(max(minutes for minutes, _, _ in points) for points in lines.values()) or 1

    def x(minutes: float) -> str:
        return f"{LEFT + (WIDE - LEFT - RIGHT) * minutes / last:.1f}"

    def y(share: float) -> str:
        return f"{TALL - FOOT - (TALL - FOOT - TOP) * min(1, max(0, share)):.1f}"

    parts = [f'<text x="20" y="28" font-size="18">{escape(title)}</text>']
    for tenth in range(0, 11, 2):
        parts.append(f'<path d="M{LEFT} {y(tenth / 10)}H{WIDE - RIGHT}" stroke="{RULE}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{float(y(tenth / 10)) + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for minutes in (last * quarter / 4 for quarter in range(5)):
        parts.append(f'<text x="{x(minutes)}" y="{TALL - 14}" text-anchor="middle">{minutes:.1f} min</text>')
    parts.append(f'<path d="M{LEFT} {y(fair)}H{WIDE - RIGHT}" stroke="{INK}" stroke-dasharray="4 3"/>')
    ends = _apart({name: float(y(points[-1][1])) + 4 for name, points in lines.items()})
    for (name, points), colour in zip(lines.items(), COLOURS, strict=False):
        above = [f"{x(minutes)} {y(share + reach)}" for minutes, share, reach in points]
        below = [f"{x(minutes)} {y(share - reach)}" for minutes, share, reach in reversed(points)]
        middle = [f"{x(minutes)} {y(share)}" for minutes, share, _ in points]
        parts.append(f'<path d="M{"L".join(above + below)}Z" fill="{colour}" opacity=".2"/>')
        parts.append(f'<path d="M{"L".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{WIDE - RIGHT + 8}" y="{ends[name]:.1f}" fill="{colour}">{escape(name)} {points[-1][1]:.0%}</text>'
        )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" font-family="Georgia, serif" font-size="12"'
    return "\n".join([f'{head} fill="{INK}">', f'<rect width="{WIDE}" height="{TALL}" fill="{PAPER}"/>', *parts, "</svg>", ""])


def _apart(ends: dict[str, float]) -> dict[str, float]:
    """Where the names at the ends of lines stand, so that none covers another."""
    last, placed = 0.0, {}
    for name, end in sorted(ends.items(), key=lambda one: one[1]):
        last = placed[name] = max(end, last + LINE)
    return placed
