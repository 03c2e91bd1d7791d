"""How friends reach this server: its addresses in the networks of this machine, and links as QR codes."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

import segno

from . import answers

ANYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent, but the system chooses the way there


def addresses(host: str, port: int) -> answers.Addresses:
    """Where others reach a server that listens on an address of this machine, or on all of them."""
    found = _own() if host in ANYWHERE else [host]
    reachable = [f"http://[{one}]:{port}" if ":" in one else f"http://{one}:{port}" for one in found if not is_own(one)]
    return answers.Addresses(reachable, alone=is_own(host))


def is_own(host: str) -> bool:
    """True if an address means the machine itself, so that nobody else can use it."""
    with suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return host == "localhost"


def _own() -> list[str]:
    """The addresses of this machine; the one with the way to other networks comes first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(found))


def code(text: str) -> answers.Code:
    """A text as a QR code."""
    rows = list(segno.make(text, error="m", micro=False).matrix)
    squares = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark]
    return answers.Code(len(rows), "".join(squares))
