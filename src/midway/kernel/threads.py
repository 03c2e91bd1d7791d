"""Batches on a GPU: the functions of `batch.py`, each in a kernel with a thread for every place.

A thread copies its game into its own memory, where neighbouring threads read and write next to each other, calls the function for
a batch of one, and copies the game back. Rows that are written, observations and masks, lie by columns here for the same reason:
what neighbouring threads write is adjacent. `turn` brings them into the order of their rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import batch
from .drivers import choose, pick
from .rule import rule
from .senses import observing

try:
    import numpy as np
    from numba import cuda, from_dtype, int16, int64
except ImportError:
    cuda = None

if TYPE_CHECKING:
    from .gpu import Gpu

WORD = 8  # bytes of a game that are copied at once
TILE, LINES = 32, 8  # rows and columns that a block turns at once; how many threads of a block share a column


@rule
def choose_any(game: Any, bot: int, out: Any, x: int) -> int:
    """`choose` where everybody picks any legal code."""
    return pick(game, out, x)


def padded(record: Any) -> Any:
    """A record that takes a whole number of words."""
    fields = {"names": record.names, "formats": [], "offsets": []}
    for name in record.names:
        kind, offset = record.fields[name]
        fields["formats"].append(kind)
        fields["offsets"].append(offset)
    return np.dtype({**fields, "itemsize": -(-record.itemsize // WORD) * WORD})


def kernels(gpu: Gpu, policies: bool) -> dict[str, Any]:
    """The CUDA kernels of a game's batches by the names of the functions they call; each is compiled when it is first launched.

    Games are given as rows of words, and rows of observations and masks as columns.
    policies   False if nobody but the caller decides otherwise than at random: the kernels are smaller
    """
    instead = {**observing(gpu.game.state), batch.put: batch.put_record}
    do = gpu.bound_all(batch.ENTRIES, instead if policies else {**instead, choose: choose_any})
    makers = (_begin, _advance, _choices, _refusals, _observations, _masks, _worths)
    made = [make(do, gpu.record, gpu.record.itemsize // WORD, len(gpu.game.codes)) for make in makers]
    return {kernel.__name__: kernel for kernel in made}


def _begin(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, leave = do["begin"], _leave(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin(games: Any, starts: Any, course: Any, terms: Any, who: Any) -> None:
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            one = slice(place, place + 1)
            call(own.view(record), starts, course[one], terms, who[one], 0, 1)
            leave(own, games, place)

    return begin


def _advance(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, fetch, leave = do["advance"], _fetch(words), _leave(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def advance(games: Any, starts: Any, course: Any, terms: Any, who: Any, ended: Any, scores: Any, standings: Any, turns: Any,
                chosen: Any, bots: Any, chooser: int, steps: int, columns: Any, allowed: Any) -> None:  # fmt: skip
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            out = cuda.local.array(codes, int16)
            fetch(own, games, place)
            one = slice(place, place + 1)
            call(own.view(record), starts, course[one], terms, who[one], ended[one], scores[one], standings[one], turns[one],
                 chosen[one], bots, chooser, steps, columns.T[one], allowed.T[one], out, 0, 1)  # fmt: skip
            leave(own, games, place)

    return advance


def _choices(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, fetch = do["choices"], _fetch(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def choices(games: Any, course: Any, who: Any, bot: int, chosen: Any) -> None:
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            out = cuda.local.array(codes, int16)
            fetch(own, games, place)
            one = slice(place, place + 1)
            call(own.view(record), course[one], who[one], bot, chosen[one], out, 0, 1)

    return choices


def _refusals(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, fetch = do["refusals"], _fetch(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def refusals(games: Any, who: Any, chosen: Any, number: int, first: Any) -> None:
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            fetch(own, games, place)
            one = slice(place, place + 1)
            if call(own.view(record), who[one], chosen[one], number, 0, 1) == 0:
                cuda.atomic.min(first, 0, place)

    return refusals


def _observations(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, fetch = do["observations"], _fetch(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def observations(games: Any, who: Any, reader: int, columns: Any) -> None:
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            fetch(own, games, place)
            one = slice(place, place + 1)
            call(own.view(record), who[one], reader, columns.T[one], 0, 1)

    return observations


def _masks(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call, fetch = do["masks"], _fetch(words)

    @cuda.jit  # type: ignore[untyped-decorator]
    def masks(games: Any, who: Any, columns: Any) -> None:
        place = cuda.grid(1)
        if place < who.shape[0]:
            own = cuda.local.array(words, int64)
            out = cuda.local.array(codes, int16)
            fetch(own, games, place)
            one = slice(place, place + 1)
            call(own.view(record), who[one], columns.T[one], out, 0, 1)

    return masks


def _worths(do: dict[str, Any], record: Any, words: int, codes: int) -> Any:
    call = do["worths"]

    @cuda.jit  # type: ignore[untyped-decorator]
    def worths(ended: Any, standings: Any, players: int, rows: Any) -> None:
        place = cuda.grid(1)
        if place < ended.shape[0]:
            call(ended, standings, players, rows, place, place + 1)

    return worths


def _fetch(words: int) -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fetch(own: Any, games: Any, place: int) -> None:
        for word in range(words):
            own[word] = games[place, word]

    return fetch


def _leave(words: int) -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def leave(own: Any, games: Any, place: int) -> None:
        for word in range(words):
            games[place, word] = own[word]

    return leave


def turning(kind: Any) -> Any:
    """The CUDA kernel that writes numbers of a kind, which lie by columns, by rows; in blocks of TILE by LINES threads."""
    number, shape = from_dtype(np.dtype(kind)), (TILE, TILE + 1)  # one more, so that a column is in different banks

    @cuda.jit  # type: ignore[untyped-decorator]
    def turn(columns: Any, rows: Any) -> None:
        tile = cuda.shared.array(shape, number)
        across, down = cuda.threadIdx.x, cuda.threadIdx.y
        first, left = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        for line in range(down, TILE, LINES):
            if first + across < rows.shape[0] and left + line < rows.shape[1]:
                tile[line, across] = columns[left + line, first + across]
        cuda.syncthreads()
        for line in range(down, TILE, LINES):
            if first + line < rows.shape[0] and left + across < rows.shape[1]:
                rows[first + line, left + across] = tile[across, line]

    return turn


def taking() -> Any:
    """The CUDA kernel that takes over a caller's codes, of any width."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def take(given: Any, codes: Any) -> None:
        place = cuda.grid(1)
        if place < codes.shape[0]:
            codes[place] = given[place]

    return take


def filling() -> Any:
    """The CUDA kernel that puts a number everywhere into some rows."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def fill(rows: Any, places: Any, number: int) -> None:
        for chosen in range(cuda.grid(1), places.shape[0], cuda.gridsize(1)):
            for column in range(rows.shape[1]):
                rows[places[chosen], column] = number

    return fill
