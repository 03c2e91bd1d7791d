"""A hint: what a game's own bot would choose in a seat's place, and the figures that the table shows for it anyway."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass

from midway.match.match import Match


@dataclass(frozen=True)
class Reason:
    """A figure behind a hint: `net`, what the choice brings, or `others`, the most that any other brings."""

    key: str
    n: int


@dataclass(frozen=True)
class Hint:
    """A choice, and the figures behind it."""

    code: int
    reasons: tuple[Reason, ...]


def hint(match: Match, seat: int, but: Collection[int] = ()) -> Hint | None:
    """What brings most of what is left, as far as the table tells; of that, what the bot would choose from the seat's view."""
    game = match.game
    codes = [code for code in match.legal() if code not in but] if match.seat == seat else []
    if not codes or not game.bots:
        return None
    nets = _nets(match, codes)
    best = [code for code in codes if nets.get(code) == max(nets.values())] if len(nets) == len(codes) else codes
    rng = random.Random(f"{match.number} {seat}")
    out = [*best, *[0] * (len(game.codes) - len(best))]
    code = int(match.plain.rules.policy(match.view(seat).redeal(rng), len(game.bots), out, len(best), rng.getrandbits(32)))
    return Hint(code, _reasons(nets, code)) if code in best else None


def _nets(match: Match, codes: list[int]) -> dict[int, int]:
    """What choices would bring, where the table says so in numbers."""
    words = match.game.words(match.language)
    told = {code: match.game.picture.preview(match, code, words).get("net") for code in codes}
    return {code: net for code, net in told.items() if isinstance(net, int)}


def _reasons(nets: dict[int, int], code: int) -> tuple[Reason, ...]:
    """The figure of a choice, and the best one of the others."""
    if code not in nets:
        return ()
    others = [net for other, net in nets.items() if other != code]
    return (Reason("net", nets[code]), *([Reason("others", max(others))] if others else []))
