"""What the store keeps of fair dealing: seals with salt, and the parts that players add to the draws of a match.

Everyone seals a part before anyone tells theirs, so that nobody can choose a part by those of others; the dealer's seed is
sealed before. Whoever seals anew after a part was told starts the dealing again, with another seed.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from midway.match.dealer import Dealer, sealed_part
from midway.match.match import Match

from .schema import dealings, gatherings, matches, parts
from .stored import Dealing


async def read(connection: AsyncConnection, match: str) -> Dealing | None:
    """How a match is dealt; None if its seal has no salt."""
    query = sa.select(dealings, parts.c.seat, parts.c.seal, parts.c.part).outerjoin(parts, parts.c.match == dealings.c.match)
    rows = (await connection.execute(query.where(dealings.c.match == match).order_by(parts.c.seat))).all()
    if not rows:
        return None
    told, row = [part for part in rows if part.seat is not None], rows[0]
    seals = {part.seat: part.seal for part in told}
    return Dealing(row.salt, row.chosen, row.begun, seals, {part.seat: part.part for part in told if part.part is not None})


async def add(connection: AsyncConnection, match_id: str, match: Match, chosen: bool, begun: bool, awaited: list[int]) -> None:
    """Store how a new match is dealt, and whose parts are waited for."""
    if match.parts is None:
        return
    salt = match.dealer.salt if match.dealer else ""
    await connection.execute(dealings.insert(), {"match": match_id, "salt": salt, "chosen": chosen, "begun": begun})
    await _insert(connection, match_id, {**dict.fromkeys(awaited), **match.parts})


async def settle(connection: AsyncConnection, match: str, told: dict[int, str]) -> None:
    """Keep these parts, by the seats of the match that begins, and no others."""
    await connection.execute(parts.delete().where(parts.c.match == match))
    await _insert(connection, match, told)


async def _insert(connection: AsyncConnection, match: str, told: dict[int, str] | dict[int, str | None]) -> None:
    rows = [{"match": match, "seat": seat, "seal": part and sealed_part(part), "part": part} for seat, part in told.items()]
    if rows:
        await connection.execute(parts.insert(), rows)


async def seal(connection: AsyncConnection, match: str, seat: int, sealed: str) -> bool:
    """Seal the part of a seat; false if the table does not wait any more."""
    if not await _waits(connection, match):
        return False
    if await connection.scalar(sa.select(parts.c.seal).where(_of(match, seat))) == sealed:
        return True
    await _start_again(connection, match)
    await connection.execute(parts.delete().where(_of(match, seat)))
    await connection.execute(parts.insert(), {"match": match, "seat": seat, "seal": sealed, "part": None})
    return True


async def tell(connection: AsyncConnection, match: str, seat: int, part: str) -> bool:
    """Tell the part of a seat; false if it is not the one that was sealed, or not everyone has sealed theirs."""
    dealing = await read(connection, match) if await _waits(connection, match) else None
    if dealing is None or not dealing.open or dealing.seals.get(seat) != sealed_part(part):
        return False
    await connection.execute(parts.update().where(_of(match, seat)).values(part=part))
    return True


async def call(connection: AsyncConnection, match: str, begun: bool) -> None:
    """Let the match begin as soon as every part is told, or only when its host says so."""
    await connection.execute(dealings.update().where(dealings.c.match == match).values(begun=begun))


async def vacate(connection: AsyncConnection, match: str, seat: int) -> None:
    """Somebody else has a seat of a table that waits: its part is gone, and the host has to begin again."""
    if await _waits(connection, match):
        await _start_again(connection, match)
        await connection.execute(parts.delete().where(_of(match, seat)))
        await call(connection, match, False)


def _of(match: str, seat: int) -> sa.ColumnElement[bool]:
    return (parts.c.match == match) & (parts.c.seat == seat)


async def _waits(connection: AsyncConnection, match: str) -> bool:
    """True if a table with salt waits for its match to begin."""
    waits = sa.exists().where(gatherings.c.match == match, gatherings.c.waiting)
    return bool(await connection.scalar(sa.select(waits & sa.exists().where(dealings.c.match == match))))


async def _start_again(connection: AsyncConnection, match: str) -> None:
    """If a part was told, take another seed and wait for everyone's parts again."""
    if not await connection.scalar(sa.select(sa.exists().where(parts.c.match == match, parts.c.part.is_not(None)))):
        return
    dealer = Dealer.salted()
    await connection.execute(parts.update().where(parts.c.match == match).values(seal=None, part=None))
    await connection.execute(matches.update().where(matches.c.id == match).values(seed=dealer.seed, seal=dealer.seal))
    await connection.execute(dealings.update().where(dealings.c.match == match).values(salt=dealer.salt))
