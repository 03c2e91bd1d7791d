"""How the menus of a turn are laid out: kinds of investments, a row for each card, what stands beside the button."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting, whose
from midway.kernel.telling import Position

from .codes import CLAIM, DONE, INVESTING, LIFT, PLAY, PLAYING, PROGRESS, RESEARCH, TAKE_BACK, TOKENS_FOR, codes
from .forecast import rich
from .buying import progress_blocked
from .state import BREAKTHROUGHS, CARDS, NUMBERS, PROGRESSIONS, TERRITORIES, USES_END, Destiny
from .tables import USES

KINDS = {
    **dict.fromkeys(("tokens", "city", "pioneer", "card", "mechanize", "priority"), "buy"),
    **dict.fromkeys(("progress", "licence"), "progress"),
    **dict.fromkeys(("research", "claim", "share", "take-back"), "research"),
    "lift": "lift",
}  # by verb


def layout(match: Position, code: int) -> dict[str, Any]:
    """The kind of an investment; what ends a menu stands beside the button. [MD 8.0, 9.0, 10.0]"""
    if code == DONE:
        return {"aside": True}
    return {"kind": KINDS[codes.describe(code)[0]]} if waiting(match.state) == INVESTING else {}


def kinds(match: Position) -> dict[str, str]:
    """The kinds of investments, each with one to ask about; Wireless only for its owner. [MD 9.0]"""
    game = match.state
    if waiting(game) != INVESTING:
        return {}
    asked = {"buy": TOKENS_FOR, "progress": PROGRESS + _progression(match), "research": RESEARCH + _breakthrough(game)}
    if game.wireless[game.player]:
        asked["lift"] = LIFT + _land(game)
    return {kind: codes.text(code) for kind, code in asked.items()}


def _progression(match: Position) -> int:
    """The first Progression that only money forbids, or any. [MD 9.31, 9.32]"""
    game, wealthy = match.state, rich(match.state)
    blocked = match.plain.bound(progress_blocked)
    return next((number for number in range(PROGRESSIONS) if not blocked(wealthy, game.player, number)), 0)


def _breakthrough(game: Destiny) -> int:
    """The first Breakthrough that nobody has claimed, or any. [MD 9.41]"""
    return next((number for number in range(BREAKTHROUGHS) if not game.claimed[number]), 0)


def _land(game: Destiny) -> int:
    """The first territory of the player who invests, or any. [MD 10.19]"""
    return next((territory for territory in range(TERRITORIES) if game.holder[territory] == game.player + 1), 0)


def rows(match: Position) -> dict[str, str]:
    """Each card in hand with its uses, and each Breakthrough with the step tokens that may be taken back. [MD 8.0, 8.2, 9.414]"""
    game = match.state
    if waiting(game) != PLAYING:
        return {}
    player, uses = whose(game), match.plain.tables(USES)
    held = [card for card in range(CARDS) if game.hand[player][card]]
    asked = [PLAY + card * USES_END + _first(uses[card]) for card in held]
    legal = [code for code in range(TAKE_BACK, CLAIM) if not match.plain.rules.refusal(game, code)]
    asked += {(code - TAKE_BACK) // NUMBERS: code for code in reversed(legal)}.values()
    return {_mark(code): codes.text(code) for code in asked}


def _first(uses: int) -> int:
    """The use of a card that comes first, from 0."""
    return (uses & -uses).bit_length() - 1


def _mark(code: int) -> str:
    """The card or Breakthrough that a code speaks of."""
    kind, name = next(iter(codes.describe(code)[1].items()))
    return f"{kind}:{name}"
