"""Whom to believe: what this server is called, and which proxies may say for whom they ask. By default nobody is a proxy.

A page whose name leads to this server can ask it as its own, so a server answers only to names that are its own: addresses,
names without a dot, those of its machine, those it was given, and whatever a proxy that is believed calls it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from starlette.types import Scope

from midway.kernel.fault import Fault

from .asking import Headers, Problem, values

HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::[0-9]{1,5})?", re.IGNORECASE)
NEAR = re.compile(r"[a-z][a-z0-9-]*", re.IGNORECASE)  # a name that only the network around can give
PAIR = re.compile(r'\s*([a-z]+)=(?:"([^"\\]*)"|([^\s",;]*))\s*(;|,|$)', re.IGNORECASE)
SCHEMES = ("http", "https")
MOST = 100  # pieces of a header; no chain of proxies is as long


class Hop(NamedTuple):
    """What a proxy says of a request: who asked it, and by which scheme and host; empty where it does not say."""

    client: str
    scheme: str = ""
    host: str = ""


class Trust:
    """The names of a server, and the addresses of proxies in front of it."""

    def __init__(self, names: Sequence[str] = (), proxies: Sequence[str] = ()) -> None:
        machine = socket.gethostname().lower()
        self.names = {machine, f"{machine.partition('.')[0]}.local", *(name.lower() for name in names)}
        self.proxies = [_network(proxy) for proxy in proxies]
        self.knows = lru_cache(maxsize=1024)(self._knows)

    def seen(self, scope: Scope) -> Scope:
        """A request as its client made it, with what a proxy says of it; a Problem if it is not meant for this server."""
        client = scope["client"][0] if scope.get("client") else ""
        hosts = values(scope["headers"], b"host")
        if not self.proxies or not self.believes(client):
            if len(hosts) != 1 or not self.knows(hosts[0]):
                raise Problem(421, "host-name")
            return scope
        hop = self._first(scope["headers"]) or Hop("")
        host = hop.host or (hosts[0] if len(hosts) == 1 else "")
        if not HOST.fullmatch(host):
            raise Problem(421, "host-name")
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        scheme = hop.scheme if scope["type"] == "http" else hop.scheme.replace("http", "ws")
        return {
            **scope,
            "client": (hop.client or client, 0),
            "scheme": scheme or scope["scheme"],
            "headers": [(b"host", host.encode("latin-1")), *headers],
        }

    def _knows(self, host: str) -> bool:
        """True if a host is this server by one of its own names."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["name"].lower()
        return name in self.names or bool(NEAR.fullmatch(name)) or _address(name.strip("[]")) is not None

    def believes(self, client: str) -> bool:
        """True if an address is that of a proxy."""
        address = _address(client)
        return address is not None and any(address in network for network in self.proxies)

    def _first(self, headers: Headers) -> Hop | None:
        """What the first of our proxies says; None if they say nothing. A Problem if two ways to say it contradict each other."""
        told = [self._outermost(hops) for hops in (_forwarded(headers), _separate(headers)) if hops]
        if len(told) == 2 and any(one and other and one != other for one, other in zip(*told, strict=True)):
            raise Problem(400, "proxy")
        return Hop(*(one or other for one, other in zip(told[0], told[-1], strict=True))) if told else None

    def _outermost(self, hops: Sequence[Hop]) -> Hop:
        """The hop to the first of our proxies: before it nobody is believed."""
        for hop in reversed(hops):
            if not self.believes(hop.client):
                return hop
        return hops[0]


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise Fault("proxy-address", given=text[:40]) from None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; for an IPv4 address that is written as IPv6, the IPv4 address."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _separate(headers: Headers) -> list[Hop]:
    """The hops that X-Forwarded-For, -Proto and -Host tell, nearest last; the last two may tell of fewer."""
    clients, schemes, hosts = (_listed(headers, name) for name in (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"))
    count = max(len(clients), bool(schemes or hosts))
    aligned = zip(*(_aligned(some, count) for some in (clients, schemes, hosts)), strict=True)
    return [_hop(*told) for told in aligned]


def _listed(headers: Headers, name: bytes) -> list[str]:
    return [part.strip() for part in _joined(headers, name).split(",") if part.strip()]


def _joined(headers: Headers, name: bytes) -> str:
    """All that headers with a name say; a Problem if it is so much that reading it would take long."""
    text = ",".join(values(headers, name))
    if text.count(",") + text.count(";") >= MOST:
        raise Problem(400, "proxy")
    return text


def _aligned(some: list[str], count: int) -> list[str]:
    """As many as there are hops: the last ones, the first of them repeated where there are fewer."""
    return [*[some[0] if some else ""] * (count - len(some)), *some[len(some) - min(count, len(some)) :]]


def _forwarded(headers: Headers) -> list[Hop]:
    """The hops that Forwarded tells, nearest last."""
    text, hops, told = _joined(headers, b"forwarded"), [], dict[str, str]()
    at = 0
    while at < len(text):
        found = PAIR.match(text, at)
        if found is None:
            raise Problem(400, "proxy")
        told[found[1].lower()] = found[2] or found[3] or ""
        at = found.end()
        if found[4] != ";" or at == len(text):
            hops.append(_hop(told.get("for", ""), told.get("proto", ""), told.get("host", "")))
            told = {}
    return hops


def _hop(client: str, scheme: str, host: str) -> Hop:
    if scheme.lower() not in (*SCHEMES, "") or (host and not HOST.fullmatch(host)):
        raise Problem(400, "proxy")
    return Hop(_without_port(client), scheme.lower(), host)


def _without_port(client: str) -> str:
    """Whom a proxy names, without the port and the brackets around an address; somebody whom it hides may have any name."""
    if client.startswith("["):
        client = client[1:].partition("]")[0]
    elif client.count(":") == 1:
        client = client.partition(":")[0]
    return str(_address(client) or client[:40])
