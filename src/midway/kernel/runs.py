"""Whole runs on a GPU, in two kernels.

Threads of a warp that do different things wait for each other, so both kernels let them do the same. In `abreast`, each thread
has a game in its local memory, and a warp goes round the steps: it plays an event of all games that wait for the same one. If
records are large, the caches of a multiprocessor hold too few of them. So in `queue` a block looks after many more games than it
has threads: a warp takes some that wait for the same step and plays an event of each where it lies. A random number belongs to
a game and an event, so it does not matter who plays which, or when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import drivers
from .rule import CHANCE, NOBODY
from .threads import WORD

try:
    from numba import cuda, int16, int32, int64
except ImportError:
    cuda = None

if TYPE_CHECKING:
    from .game import Game

SEATS = 8  # of any game, at most
# What the tally counts: decisions, events, games that were taken, and each seat's wins and points.
DECISIONS, EVENTS, TAKEN, WINS, POINTS, COUNTS = 0, 1, 2, 3, 3 + SEATS, 3 + 2 * SEATS
WHOLE = drivers.WHOLE
REGISTERS = 56  # of a thread, at most, that plays a small game: more of them run at once

WARP = 32  # threads
WARPS = 4  # in a block; 6 and 8 are slower on an H200
ROOM = 1024  # games of a block, at most
STEPS = 64  # that are told apart; which of them a game waits for matters to speed only
OVER = STEPS - 1  # a game that is over, or has not begun, waits for this
NOTHING = -1  # a game that a warp has taken, or that is over for good, waits for this
KEY, NUMBER, PLAYED, COURSE = 0, 1, 2, 3  # what is known of a game besides its record
ALL = (1 << WARP) - 1  # threads of a warp
PAUSE = 500  # nanoseconds, if no game waits


def abreast(do: dict[str, Any], record: Any, game: Game, policies: bool) -> Any:
    """The CUDA kernel in which the threads of a warp begin games together, play them side by side and end them together.

    policies   False if all bots pick at random: the kernel is smaller, and more games run at once
    """
    seat, draw, apply, pick, choose, waiting = (do[name] for name in ("seat", "draw", "apply", "pick", "choose", "waiting"))
    stream, bits, finish = do["stream"], do["bits"], _finish(do)
    words, codes, steps = record.itemsize // WORD, len(game.codes), len(game.steps)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play(start: Any, bots: Any, seed: int, first: int, games: int, scores: Any, standings: Any, tally: Any,
             trace: Any, longest: int) -> None:  # fmt: skip
        table = cuda.local.array(words, int64)
        game = table.view(record)[0]
        out = cuda.local.array(codes, int16)
        own = cuda.local.array(COUNTS, int64)  # this thread's part of the tally
        for count in range(COUNTS):
            own[count] = 0
        lane = cuda.threadIdx.x % WARP
        taken = 0
        if lane == 0:
            taken = cuda.atomic.add(tally, TAKEN, WARP)
        taken = cuda.shfl_sync(ALL, taken, 0)
        while taken < games:
            number = taken + lane
            for word in range(words):
                table[word] = start[word]
            key = cuda.shfl_sync(ALL, stream(seed, first + number), lane)  # what is shuffled is not worked out again
            played = decisions = 0
            waits = waiting(game) if number < games else NOTHING
            step = 0
            while cuda.ballot_sync(ALL, waits != NOTHING):
                while not cuda.ballot_sync(ALL, waits == step):
                    step = step + 1 if step + 1 < steps else 0
                if waits == step:
                    x, who = bits(key, played), seat(game)
                    if who == CHANCE:
                        code = draw(game, x)
                    else:
                        code = choose(game, bots[who], out, x) if policies else pick(game, out, x)
                        decisions += 1
                    if played < longest:
                        trace[number, played] = code
                    apply(game, code)
                    played += 1
                    waits = NOTHING if seat(game) == NOBODY else waiting(game)
                cuda.syncwarp()
            if number < games:
                own[DECISIONS] += decisions
                finish(game, number, played, scores, standings, own)
            cuda.syncwarp()
            if lane == 0:
                taken = cuda.atomic.add(tally, TAKEN, WARP)
            taken = cuda.shfl_sync(ALL, taken, 0)
        for count in range(COUNTS):
            if own[count]:
                cuda.atomic.add(tally, count, own[count])

    return play


def queue(do: dict[str, Any], record: Any, game: Game, policies: bool) -> Any:
    """The CUDA kernel in which warps play one event after another of a block's games until the run is done.

    policies   False if all bots pick at random: the kernel is smaller
    """
    seat, draw, apply, pick, choose, waiting = (do[name] for name in ("seat", "draw", "apply", "pick", "choose", "waiting"))
    stream, bits, finish, wanted, claim = do["stream"], do["bits"], _finish(do), _wanted(), _claim()
    words, codes = record.itemsize // WORD, len(game.codes)

    @cuda.jit(lto=False)  # type: ignore[untyped-decorator]
    def play(start: Any, bots: Any, seed: int, first: int, games: int, scores: Any, standings: Any, tally: Any, trace: Any,
             longest: int, tables: Any, course: Any, room: int) -> None:  # fmt: skip
        waits = cuda.shared.array(ROOM, int32)  # the step that each game waits for
        counts = cuda.shared.array(STEPS, int32)  # how many games wait for each step
        left = cuda.shared.array(1, int32)  # how many games go on
        groups = cuda.shared.array((WARPS, WARP), int32)  # the games that each warp has taken
        thread, lane, warp = cuda.threadIdx.x, cuda.threadIdx.x % WARP, cuda.threadIdx.x // WARP
        base = cuda.blockIdx.x * room
        for slot in range(thread, room, cuda.blockDim.x):
            waits[slot] = OVER
            course[base + slot, NUMBER] = NOTHING
        for step in range(thread, STEPS, cuda.blockDim.x):
            counts[step] = room if step == OVER else 0
        if thread == 0:
            left[0] = room
        cuda.syncthreads()
        group = groups[warp]
        out = cuda.local.array(codes, int16)
        own = cuda.local.array(COUNTS, int64)  # this thread's part of the tally
        for count in range(COUNTS):
            own[count] = 0
        begin = 0
        step = wanted(counts, left, lane)
        while step != STEPS:
            taken, begin = claim(waits, counts, step, begin, room, lane, group)
            after = NOTHING
            if lane < taken:
                table, about = tables[base + group[lane]], course[base + group[lane]]
                game = table.view(record)[0]
                going = True
                if step == OVER:
                    if about[NUMBER] != NOTHING:
                        finish(game, about[NUMBER], about[PLAYED], scores, standings, own)
                    number = cuda.atomic.add(tally, TAKEN, 1)
                    going = number < games
                    if going:
                        about[KEY], about[NUMBER], about[PLAYED] = stream(seed, first + number), number, 0
                        for word in range(words):
                            table[word] = start[word]
                    else:
                        cuda.atomic.sub(left, 0, 1)
                else:
                    x, who = bits(about[KEY], about[PLAYED]), seat(game)
                    if who == CHANCE:
                        code = draw(game, x)
                    else:
                        code = choose(game, bots[who], out, x) if policies else pick(game, out, x)
                        own[DECISIONS] += 1
                    if about[PLAYED] < longest:
                        trace[about[NUMBER], about[PLAYED]] = code
                    apply(game, code)
                    about[PLAYED] += 1
                if going:
                    after = OVER if seat(game) == NOBODY else waiting(game) % OVER
            cuda.threadfence_block()
            cuda.syncwarp()
            if after != NOTHING:
                cuda.atomic.exch(waits, group[lane], after)
                cuda.atomic.add(counts, after, 1)
            step = wanted(counts, left, lane)
        for count in range(COUNTS):
            if own[count]:
                cuda.atomic.add(tally, count, own[count])

    return play


def _finish(do: dict[str, Any]) -> Any:
    score, standing = do["score"], do["standing"]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def finish(game: Any, number: int, played: int, scores: Any, standings: Any, own: Any) -> None:
        """Record how a game ended."""
        winners = 0
        for player in range(scores.shape[1]):
            points = score(game, player)
            before = standing(game, player)
            scores[number, player] = points
            standings[number, player] = before
            own[POINTS + player] += points
            if before == 0:
                winners += 1
        for player in range(scores.shape[1]):
            if standings[number, player] == 0:
                own[WINS + player] += WHOLE // winners
        own[EVENTS] += played

    return finish


def _wanted() -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def wanted(counts: Any, left: Any, lane: int) -> int:
        """The step for which most games wait, as soon as there is one, or STEPS when all are over."""
        while cuda.shfl_sync(ALL, cuda.atomic.add(left, 0, 0), 0) > 0:
            best = 0
            for step in range(lane, STEPS, WARP):
                best = max(best, cuda.atomic.add(counts, step, 0) * STEPS + step)
            away = 1
            while away < WARP:
                best = max(best, cuda.shfl_xor_sync(ALL, best, away))
                away *= 2
            if best >= STEPS:
                return best % STEPS
            cuda.nanosleep(int32(PAUSE))
        return STEPS

    return wanted


def _claim() -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def claim(waits: Any, counts: Any, step: int, begin: int, room: int, lane: int, group: Any) -> tuple[int, int]:
        """Take games for a warp that wait for a step, looking from `begin` on; how many they are, and where to look next."""
        taken = 0
        below = (1 << lane) - 1
        for _ in range(0, room, WARP):
            slot = begin + lane
            found = cuda.ballot_sync(ALL, waits[slot] == step)
            own = False
            if (found >> lane) & 1 and taken + cuda.popc(found & below) < WARP:
                own = cuda.atomic.cas(waits, slot, step, NOTHING) == step
            owned = cuda.ballot_sync(ALL, own)
            if own:
                group[taken + cuda.popc(owned & below)] = slot
            taken += cuda.popc(owned)
            if taken == WARP:
                break
            begin = (begin + WARP) % room
        if lane == 0:
            cuda.atomic.sub(counts, step, taken)
        cuda.threadfence_block()
        cuda.syncwarp()
        return taken, begin

    return claim
