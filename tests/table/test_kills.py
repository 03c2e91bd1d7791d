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

KILLS = 50
PLAYERS = 3


def play(player, running):
    with contextlib.suppress(Lost):
        while not player.over:
            player.move(running)


def check(player, running):
    """Everything acknowledged is there, and nothing half done: a seat decides, with all that the dealer does before it."""
    seen = player.seen(running)
    assert seen["number"] >= player.acknowledged
    assert seen["decision"] is None or seen["decision"]["seat"] in (1, 2)


def test_a_server_killed_fifty_times_has_lost_no_acknowledged_move(database, serve):
    rng = random.Random(7)
    moves = 0
    with ThreadPoolExecutor(PLAYERS) as threads:
        running = serve(database).ready()
        players = [Player(running, f"{seed}") for seed in range(PLAYERS)]
        for kill in range(KILLS):
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
    assert moves > 5 * KILLS


def finished(player, running):
    """The record of a match is sound by every rule; how many events it has."""
    with contextlib.closing(urllib.request.urlopen(f"{running.address}/api/matches/{player.match}/record")) as answer:
        return replay(parse(answer.read().decode())).number


def test_four_servers_race_for_the_same_numbers_and_one_wins_each(shared_database, serve):
    with ThreadPoolExecutor(8) as threads:
        servers = [serve(shared_database) for _ in range(4)]  # all at once, on an empty database
        for running in servers:
            running.ready()
        player = Player(servers[0])
        path = f"/api/matches/{player.match}/moves"

        def race(running, token):
            try:
                return 200, running.ask(path, body, key, token)["number"]
            except urllib.error.HTTPError as error:
                return error.code, None

        for number in range(60):
            body, key, _ = player._choose(servers[number % 4])
            tokens = [f"{number} {server}" for server in range(4)] * 2
            answers = list(threads.map(race, servers * 2, tokens))
            winners = {token for token, answer in zip(tokens, answers, strict=True) if answer[0] == 200}
            assert len(winners) == 1
            assert {answer for answer in answers if answer[0] == 200} == {(200, body["number"] + 1)}
            assert all(status in (200, 409) for status, _ in answers)
            again = {race(running, *winners) for running in servers}
            assert again == {(200, body["number"] + 1)}
        seen = [player.seen(running, since=0) for running in servers]
        assert seen[0] == seen[1] == seen[2] == seen[3]
        finished(player, servers[3])
        for running in servers:
            assert "Traceback" not in running.errors.read_text()
