"""A stretch of network between a server and its database that can go silent, be cut, and come back."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Between:
    """Passes everything on to a database, until it is told otherwise."""

    def __init__(self, database):
        parts = urlsplit(database)
        self.target = parts.hostname, parts.port
        self.listening = socket.create_server(("127.0.0.1", 0))
        host = f"{parts.username}@127.0.0.1:{self.listening.getsockname()[1]}"
        self.address = f"postgresql://{host}{parts.path}?connect_timeout=2"
        self.talks = threading.Event()
        self.talks.set()
        self.sockets = set()
        self.threads = []
        self._start(self._accept)

    def silence(self):
        """Nothing arrives any more, though every connection seems to stand."""
        self.talks.clear()

    def speak(self):
        """Everything arrives again, also what was sent meanwhile."""
        self.talks.set()

    def cut(self):
        """Every connection breaks off."""
        for one in list(self.sockets):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self):
        """Nobody answers here any more."""
        self.listening.shutdown(socket.SHUT_RDWR)
        self.talks.set()
        while self.threads:
            self.cut()
            self.threads.pop().join()
        self.listening.close()

    def _start(self, work, *given):
        self.threads.append(threading.Thread(target=work, args=given))
        self.threads[-1].start()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listening.accept()
                self._start(self._connect, client)

    def _connect(self, client):
        with client, socket.create_connection(self.target) as server:
            ends = {client, server}
            self.sockets |= ends
            back = threading.Thread(target=self._pass_on, args=(server, client))
            back.start()
            self._pass_on(client, server)
            back.join()
            self.sockets -= ends

    def _pass_on(self, source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.talks.wait()
                sink.sendall(data)
        for one in (source, sink):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
