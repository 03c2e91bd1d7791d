"""A crowd in a process of its own: half-open connections, idle sockets, endless headers, slow readers, and far too many requests.

python crowd.py PORT MATCH KEY NUMBER

It says when everyone has come and the first was refused, goes on until its standard input ends, and then says how many were.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Crowd:
    """Everyone who comes to one server and one of its matches; `number`: of half-open connections, and of idle sockets."""

    def __init__(self, port: int, match: str, key: str, number: int) -> None:
        self.port = port
        self.match = match
        self.key = key
        self.number = number
        self.refused = 0
        self.refusal, self.over = threading.Event(), threading.Event()

    def dial(self, source: str) -> socket.socket:
        """A connection from one of this machine's many own addresses."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=30, source_address=(source, 0))

    def come(self, stack: ExitStack) -> None:
        """Connections and sockets that stay open, as many as are let in."""
        for _ in range(self.number):
            with contextlib.suppress(OSError):
                stack.enter_context(self.dial("127.0.0.2"))
        address, headers = f"ws://127.0.0.1:{self.port}/api/matches/{self.match}/live", {"Authorization": f"Bearer {self.key}"}
        for number in range(self.number):
            with contextlib.suppress(OSError, WebSocketException):
                idle = self.dial(f"127.0.1.{number % 250 + 1}")
                stack.enter_context(connect(address, sock=idle, additional_headers=headers))

    def ask_often(self) -> None:
        """Ask for a whole match, 200 times at once, again and again."""
        while not self.over.is_set():
            with self.dial("127.0.0.3") as connection:
                asked = b"GET /api/matches/%b HTTP/1.1\r\nHost: 127.0.0.1\r\n" % self.match.encode()
                connection.sendall((asked + b"\r\n") * 199 + asked + b"Connection: close\r\n\r\n")
                while not self.over.is_set() and (said := connection.recv(65536)):
                    self.refused += said.count(b"HTTP/1.1 429")
                    if self.refused:
                        self.refusal.set()

    def never_end(self) -> None:
        """Send headers without an end."""
        while not self.over.is_set():
            with self.dial("127.0.0.4") as connection, contextlib.suppress(OSError):
                connection.sendall(HEAD)
                while not self.over.is_set():
                    connection.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")

    def never_read(self) -> None:
        """Ask again and again and read nothing."""
        with self.dial("127.0.0.5") as connection, contextlib.suppress(OSError):
            connection.settimeout(0.5)
            while not self.over.is_set():
                connection.sendall(b"GET /api/games/destiny HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        self.over.wait()


def main() -> None:
    os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # it comes from elsewhere: the server and the player are first
    port, match, key, number = sys.argv[1:]
    crowd = Crowd(int(port), match, key, int(number))
    with ThreadPoolExecutor(3) as threads, ExitStack() as stack:
        crowd.come(stack)
        busy = [threads.submit(work) for work in (crowd.ask_often, crowd.never_end, crowd.never_read)]
        crowd.refusal.wait()
        print("here", flush=True)
        sys.stdin.read()
        crowd.over.set()
        for done in busy:
            done.result()
        print(crowd.refused)


if __name__ == "__main__":
    main()
