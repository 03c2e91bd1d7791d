"""How long a hint takes at a server's table, from pressing H to the first answer; the bar is 0.3 seconds.

    python bench/hints.py [--quick]

The searches are compiled, and the page has been open for two seconds when the first hint is asked for. Later hints are the median
of those in the rest of the turn and the next ones. Times are of a clock, so use a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import httpx2 as httpx
from progress import progress
from servers import midway
from websockets.asyncio.client import connect

from midway.kernel.game import names

BAR = 0.3
OPEN = 2.0  # seconds that a reader needs before a first hint
LATER = 12  # hints after the first
PLAYERS = {"destiny": 3}
Say = Callable[[str], None]


def run(say: Say, quick: bool) -> None:
    """Print everything."""
    say(f"A hint at a server's table, seconds to its first answer (at most {BAR})")
    say(f"{'':<24}{'first':>10}{'later':>10}{'worst':>10}")
    for game in names():
        first, *later = asyncio.run(_hints(game, 3 if quick else LATER))
        say(f"{game:<24}{first:>10.2f}{median(later):>10.2f}{max(later):>10.2f}")


async def _hints(game: str, later: int) -> list[float]:
    """A server has just started; someone opens a table, asks for a hint at each choice, and takes the last option."""
    with midway("sqlite", warm_up=True) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=120) as client:
            await _warm(client, game)
            seats = [{"name": "Ann"}, *({"bot": "greedy"} for _ in range(PLAYERS.get(game, 2) - 1))]
            made = (await client.post("/api/matches", json={"game": game, "seats": seats, "seed": "7"})).json()
            table = f"/api/matches/{made['match']}"
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            live = f"{server.address.replace('http', 'ws')}{table}/live"
            async with connect(live, origin=server.address, additional_headers={"Cookie": cookies}, max_size=None) as socket:
                await socket.recv()
                await asyncio.sleep(OPEN)
                return [await _hint(client, table) for _ in range(1 + later)]


async def _warm(client: httpx.AsyncClient, game: str) -> None:
    """Wait until the searches of a game are compiled."""
    while (await client.get("/api/warm-up")).json()["games"].get(game) != "ready":
        progress(f"compiling {game}")
        await asyncio.sleep(1)


async def _hint(client: httpx.AsyncClient, table: str) -> float:
    """Ask for a hint at the next choice, and choose; seconds to its first line."""
    shot = await _asked(client, table)
    began = time.perf_counter()
    async with client.stream("POST", f"{table}/hint", json={"number": shot["number"]}) as answer:
        assert answer.status_code == 200
        await anext(answer.aiter_lines())
        took = time.perf_counter() - began
    code = shot["decision"]["options"][-1]["code"]
    await client.post(f"{table}/moves", json={"number": shot["number"], "code": code})
    return took


async def _asked(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """The table when someone has something to choose at it."""
    while True:
        shot = (await client.get(table)).json()
        if shot["decision"] and shot["decision"]["seat"] == shot["seat"] and len(shot["decision"]["options"]) > 1:
            return shot
        await asyncio.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer hints")
    run(lambda text: print(text, flush=True), parser.parse_args().quick)


if __name__ == "__main__":
    main()
