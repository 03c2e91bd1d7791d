"""Moves that arrive together, and rooms that do not know everything."""

from __future__ import annotations

import asyncio

import pytest

from midway import Match
from midway.match import Refused
from midway.table.limits import Limiter
from midway.table.room import Lost, Room, Stale
from midway.table import server as servers
from midway.table.server import Server
from midway.table.store import Store
from midway.table.writer import Move, Taken


def at_a_store(database, story):
    """Tell a story at a store."""

    async def run():
        store = Store(database)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def begun(store, name="m", **more):
    """A match of two whose seats have the keys `a` and `b`, and its next move."""
    match = Match("worldsfair", 2, seed=7)
    await store.create(name, match, ["a", "b"], more.get("owners", [None, None]), False)
    before = match.number
    match.choose(match.legal()[0])
    return Move(name, match.events[before:], match.number, match.seat, by=more.get("by"))


async def a_room(store, name="m"):
    room = Room(store, await store.find(name))
    await room.refresh()
    return room


async def moved(room, token=None, shown=None, seen=None):
    """The seat that decides, as the room or someone has seen it, makes its first choice."""
    match = (seen or room).match
    return await room.move(match.seat, match.number, match.legal()[:1], token, "en", shown)


def test_moves_that_arrive_together_are_committed_together(database):
    async def story(store):
        groups = []
        write = store.writer._write
        store.writer._write = lambda moves: groups.append(len(moves)) or write(moves)
        moves = [await begun(store, f"m{number}") for number in range(6)]
        await asyncio.gather(*(store.writer.append(move) for move in moves))
        assert sum(groups) == 6
        assert len(groups) < 6
        for move in moves:
            assert len(await store.events(move.match, 0)) == move.number

    at_a_store(database, story)


def test_one_that_is_taken_takes_nothing_from_the_others(database):
    async def story(store):
        moves = [await begun(store, f"m{number}") for number in range(5)]
        await store.writer.append(moves[2])
        outcomes = await asyncio.gather(*(store.writer.append(move) for move in moves), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, type(None), type(None)]
        for move in moves:
            assert len(await store.events(move.match, 0)) == move.number

    at_a_store(database, story)


def test_of_two_for_one_number_one_is_made(database):
    async def story(store):
        move = await begun(store)
        outcomes = await asyncio.gather(*(store.writer.append(move) for _ in range(4)), return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Taken", "Taken", "Taken"]
        assert len(await store.events("m", 0)) == move.number

    at_a_store(database, story)


@pytest.mark.parametrize(
    ("by", "may"),
    [((0, "a"), False), ((0, "b"), False), ((1, "b"), True), ((1, "me"), True), ((0, "me"), False), (None, True)],
)
def test_a_move_is_written_if_the_seat_answers_to_what_was_shown(database, by, may):
    async def story(store):
        move = await begun(store, owners=[None, "me"], by=by)
        if may:
            await store.writer.append(move)
        else:
            with pytest.raises(Taken):
                await store.writer.append(move)
        assert (len(await store.events("m", 0)) == move.number) == may

    at_a_store(database, story)


def test_a_bot_that_has_just_sat_down_gets_its_turn(database):
    async def story(store):
        move = await begun(store)
        await store.sit("m", move.seat, "Player 2", "greedy", None, free_only=False)
        await store.writer.append(move)
        assert await store.lease_turn() == ("m", move.seat, "greedy")

    at_a_store(database, story)


def test_a_room_that_has_missed_a_move_is_told_by_the_store(database):
    async def story(store):
        await begun(store)
        here, elsewhere = await a_room(store), await a_room(store)
        before = here.match.number
        await moved(elsewhere)
        with pytest.raises(Stale) as stale:
            await moved(here)
        assert stale.value.number == elsewhere.match.number > before
        await moved(elsewhere)
        assert await moved(here, seen=elsewhere) == elsewhere.match.number + 1

    at_a_store(database, story)


def test_a_choice_is_refused_only_by_what_the_store_knows(database):
    async def story(store):
        await begun(store)
        here, elsewhere = await a_room(store), await a_room(store)
        await moved(elsewhere)
        with pytest.raises(Stale):
            await here.move(here.match.seat, here.match.number, [-7], None, "en")
        with pytest.raises(Refused):
            await here.move(here.match.seat, here.match.number, [-7], None, "en")

    at_a_store(database, story)


def test_a_retry_at_another_server_gives_the_same_answer(database):
    async def story(store):
        await begun(store)
        here, elsewhere, client = await a_room(store), await a_room(store), await a_room(store)
        number = client.match.number
        assert await moved(elsewhere, "once") == number + 1
        assert await moved(here, "once", seen=client) == number + 1
        await moved(elsewhere)
        assert await moved(here, "once", seen=client) == number + 1

    at_a_store(database, story)


def test_a_key_that_was_changed_elsewhere_moves_nothing(database):
    async def story(store):
        await begun(store, owners=["you", "me"])
        here = await a_room(store)
        seat, number = here.match.seat, here.match.number
        old = here.stored.seats[seat].key
        await store.rekey("m", seat, here.stored.seats[seat], "fresh")
        with pytest.raises(Lost):
            await moved(here, shown=old)
        assert len(await store.events("m", 0)) == number
        assert await moved(here, shown="fresh") == number + 1

    at_a_store(database, story)


def test_what_could_not_be_written_has_not_happened(database):
    async def story(store):
        await begun(store)
        here = await a_room(store)
        number = here.match.number
        write = store.writer._write

        def fails(moves):
            raise OSError("no space left")

        store.writer._write = fails
        with pytest.raises(OSError, match="no space left"):
            await moved(here)
        store.writer._write = write
        await here.refresh()
        assert here.match.number == number
        assert await moved(here) == number + 1

    at_a_store(database, story)


def test_a_change_that_is_told_while_the_store_is_read_is_not_forgotten(database):
    async def story(store):
        await begun(store)
        here = await a_room(store)
        read = store.events

        async def told_meanwhile(*asked):
            here.outdate()
            return await read(*asked)

        store.events = told_meanwhile
        await here.refresh()
        assert not here.current

    at_a_store(database, story)


def test_a_move_through_a_room_that_was_put_away_reaches_the_one_in_use(database):
    async def story(store):
        server = Server(database)
        await begun(server.store)
        old = await server.room("m")
        del server.rooms["m"]
        used = await server.room("m")
        await moved(old)
        server.moved(old)
        assert (await server.room("m", certain=False)) is used
        assert used.match.number == old.match.number
        await server.store.close()

    at_a_store(database, story)


def test_a_match_that_is_over_is_put_away_when_nobody_watches_any_more(database, monkeypatch):
    monkeypatch.setattr(servers, "FEW", 1)

    async def story(store):
        server, over = Server(database), Match("worldsfair", 2, seed=7)
        while over.decision:
            over.choose(over.legal()[0])
        await server.store.create("over", over, ["a", "b"], [None, None], False)
        for name in ("one", "two", "three"):
            await begun(server.store, name)
        with server.hub.listening("over", []):
            for name in ("over", "one", "two"):
                await server.room(name)
            assert list(server.rooms) == ["over", "one", "two"]
        await server.room("three")
        assert list(server.rooms) == ["one", "two", "three"]
        assert (await server.room("over")).match.result
        await server.store.close()

    at_a_store(database, story)


def test_a_rate_of_nothing_is_no_limit(tmp_path):
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", rate=0)
    assert all(server.by_address.allows("here") and server.by_seat.allows("m 0") for _ in range(1000))
    limited = Limiter(2, 0)
    assert [limited.allows("here") for _ in range(3)] == [True, True, False]
