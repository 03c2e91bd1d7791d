"""How much of each game is luck?"""

from __future__ import annotations

from math import sqrt

from common import CONFIDENCE, Chart, Row, played

from midway import Match, find, machine
from midway.analysis.reading import read
from midway.analysis.sums import Sums, account_of
from midway.kernel.judge import ONE
from midway.kernel.machine import TableMachine

PLAYERS = {"worldsfair": 3, "museum": 3, "destiny": 3}
PARTS = (("the luck of the draw", "luck"), ("own choices", "own"), ("choices of others", "others"))
PART = 10  # one of so many games is read
FEW = 50  # games for which nothing is compiled, and only the quickest game is read


def charts(games: int) -> list[Chart]:
    """How differently chance, own choices and those of the others moved a player's chances to win, in points of 100."""
    found = []
    few = games <= FEW
    for game, players in list(PLAYERS.items())[: 1 if few else None]:
        reader = machine(game, "plain" if few else "cpu")
        sums = [sums for number in range(max(2, games // PART)) for sums in _sums(game, players, number, reader)]
        rows = [_spread(name, [getattr(one, part) for one in sums]) for name, part in PARTS]
        found.append(Chart(f"luck-{game}", find(game).words("en")("title"), "points of 100", rows))
    return found


def _sums(game: str, players: int, number: int, reader: TableMachine) -> list[Sums]:
    """The judge's account of one game, for every seat."""
    (known,) = list(played(game, players, 1, first=number))
    match = Match(game, players, mirror=True)
    for seat, code in known.events:
        match.happen(seat, code)
    account = account_of(match.game, read(match, reader), {})
    return [account.sums(seat) for seat in range(players)]


def _spread(name: str, moved: list[int]) -> Row:
    """How far from game to game something moved chances more or less than it does on average: the standard deviation."""
    parts = [part * 100 / ONE for part in moved]
    middle = sum(parts) / len(parts)
    spread = sqrt(sum((part - middle) ** 2 for part in parts) / (len(parts) - 1))
    return Row(name, spread, CONFIDENCE * spread / sqrt(2 * (len(parts) - 1)))
