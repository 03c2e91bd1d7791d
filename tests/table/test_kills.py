"""Servers killed at any moment, and servers that race: what was acknowledged stands, and stands once."""

from __future__ import annotations

import contextlib
import random
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from running import Lost, Player

from midway.match.proof import replay
from midway.match.record import parse

PLAYERS = 3
UNDONE = 0.3  # of the choices that can be taken back


def play(player, running):
    with contextlib.suppress(Lost):
        while not player.over:
            player.move(running)


def check(player, running):
    """Everything acknowledged is there, and nothing half done: a seat decides, with all that the dealer does before it."""
    seen = player.seen(running)
    assert seen["number"] >= player.acknowledged
    assert seen["decision"] is None or seen["decision"]["seat"] in (1, 2)


def test_a_server_killed_again_and_again_has_lost_no_acknowledged_move(database, serve, whole, figure):
    kills, moves, rng = 500 if whole else 8, 0, random.Random(7)
    with ThreadPoolExecutor(PLAYERS) as threads:
        running = serve(database).ready()
        players = [Player(running, f"{seed}") for seed in range(PLAYERS)]
        for kill in range(kills):
            playing = [threads.submit(play, player, running) for player in players]
            time.sleep(rng.uniform(0.01, 0.25))
            running.kill()
            for played in playing:
                played.result()
            if kill % 5 == 0:  # one more, while it starts
                starting = serve(database)
                time.sleep(rng.uniform(0, 0.2))
                starting.kill()
            running = serve(database).ready()
            for player in players:
                check(player, running)
                player.move(running)
            for player in [player for player in players if player.over]:
                moves += finished(player, running)
                players[players.index(player)] = Player(running, f"{kill}")
        moves += sum(finished(player, running) for player in players)
        assert "Traceback" not in running.errors.read_text()
    assert moves > 5 * kills
    figure(f"{kills} kills on {database.partition(':')[0]}, {moves:,} events, none lost")


def finished(player, running):
    """The record of a match is sound by every rule; how many events it has."""
    with contextlib.closing(urllib.request.urlopen(f"{running.address}/api/matches/{player.match}/record")) as answer:
        return replay(parse(answer.read().decode())).number


def turn(player, running, rng):
    """What to race for: path, body and key of a move, or of taking the last one back; None if the match is over."""
    chosen = player._choose(running)
    if chosen is None:
        return None
    body, key, _ = chosen
    seat = next(seat for seat in player.keys if player.keys[seat] == key)
    if rng.random() < UNDONE and player.seen(running, seat)["undoable"]:
        return f"/api/matches/{player.match}/undo", {"number": body["number"]}, key
    return f"/api/matches/{player.match}/moves", body, key


def test_four_servers_race_for_the_same_numbers_and_one_wins_each(shared_database, serve, whole, figure):
    turns, undone, rng = 2000 if whole else 30, 0, random.Random(7)
    with ThreadPoolExecutor(8) as threads:
        servers = [serve(shared_database) for _ in range(4)]  # all at once, on an empty database
        for running in servers:
            running.ready()
        players = [Player(servers[0])]

        def race(running, token):
            try:
                return 200, running.ask(path, body, key, token)["number"]
            except urllib.error.HTTPError as error:
                return error.code, None

        for number in range(turns):
            while (next_turn := turn(players[-1], servers[number % 4], rng)) is None:
                players.append(Player(servers[number % 4], f"{number}"))
            path, body, key = next_turn
            undone += path.endswith("/undo")
            tokens = [f"{number} {server}" for server in range(4)] * 2
            answers = list(threads.map(race, servers * 2, tokens))
            winners = {token for token, answer in zip(tokens, answers, strict=True) if answer[0] == 200}
            assert len(winners) == 1
            assert {answer for answer in answers if answer[0] == 200} == {(200, body["number"] + 1)}
            assert all(status in (200, 409) for status, _ in answers)
            again = {race(running, *winners) for running in servers}
            assert again == {(200, body["number"] + 1)}
        for player in players:
            seen = [player.seen(running, since=0) for running in servers]
            assert seen[0] == seen[1] == seen[2] == seen[3]
            finished(player, servers[3])
        for running in servers:
            assert "Traceback" not in running.errors.read_text()
    figure(f"4 servers, {turns:,} turns, {undone} of them taken back, each won once")
