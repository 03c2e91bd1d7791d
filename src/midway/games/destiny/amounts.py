"""Choices that are amounts: a bid, the tokens of an Investment; and which of them mean something."""

from __future__ import annotations

from typing import Any

from midway.kernel.frames import waiting
from midway.kernel.telling import Position
from midway.kernel.words import Words

from .codes import BID, BIDDING, CITY, HOME_AT, INVESTING, TOKENS_FOR
from .state import Destiny
from .tables import BID_UNIT


def amount(match: Position, code: int, words: Words) -> dict[str, Any]:
    """The number that a choice stands for, and what is special about it. [MD 6.2, 9.1]"""
    what = waiting(match.state)
    if what == BIDDING and BID <= code < HOME_AT:
        return _bid(match.state, int((code - BID) * match.plain.tables(BID_UNIT)), int(match.plain.tables(BID_UNIT)), words)
    if what == INVESTING and TOKENS_FOR <= code < CITY:
        return _tokens(match, code, words)
    return {}


def _bid(game: Destiny, dollars: int, unit: int, words: Words) -> dict[str, Any]:
    """Bids are open, and the earlier wins among equals: one more than the highest leads. [MD 6.2, 6.3]"""
    made = [game.bid[game.bidding[place]] for place in range(game.bidders)]
    leads = max(made) + unit if made else 0
    note = {0: "pic-bid-nothing", leads: "pic-bid-leads"}.get(dollars)
    return {"amount": dollars} | ({"note": words(note, n=dollars)} if note else {})


def _tokens(match: Position, code: int, words: Words) -> dict[str, Any]:
    """The most that may be bought now. [MD 9.1]"""
    number = code - TOKENS_FOR + 1
    last = code + 1 == CITY or match.plain.rules.refusal(match.state, code + 1)
    return {"amount": number} | ({"note": words("pic-tokens-most", n=number)} if last else {})
