"""Work on a Ray cluster, as `bots/crew.py` does it in processes here: `pip install 'midway[cluster]'`, on every node.

Ray gives the task of a worker that dies, or of a node that is lost, to another one.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from midway.bots.crew import ALL, TRIES, Work
from midway.bots.others import GIVEN
from midway.kernel.fault import Fault

AUTO = "auto"  # the cluster that this machine belongs to
SECONDS = 10  # for a cluster to answer
AHEAD = 2  # tasks that a cluster is given for each of its cores, so that none of them waits


@contextmanager
def joined(address: str = AUTO) -> Iterator[Work]:
    """Join a cluster; what does tasks there."""
    ray = _ray()
    given = {name: os.environ[name] for name in (GIVEN,) if name in os.environ}
    environment = {"env_vars": given} if given else None
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR", runtime_env=environment)
    except (OSError, ValueError):
        raise Fault("cluster", address=address) from None
    try:
        yield work
    finally:
        ray.shutdown()


def work(do: Callable[[Any], Any], tasks: Iterable[Any], workers: int = ALL) -> Iterator[tuple[Any, Any]]:
    """Do every task somewhere in the cluster; yields each with its result, as they are done.

    workers   how many tasks are done at the same time; ALL for as many as the cluster has cores
    """
    ray = _ray()
    doing = ray.remote(max_retries=TRIES)(_done)
    todo, waiting = iter(tasks), dict[Any, Any]()
    while True:
        most = workers or AHEAD * int(ray.cluster_resources().get("CPU", 1))
        for task in islice(todo, most - len(waiting)):
            waiting[doing.remote(do, task)] = task
        if not waiting:
            return
        for ready in ray.wait(list(waiting))[0]:
            try:
                result = ray.get(ready)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.ObjectLostError, ray.exceptions.OutOfMemoryError):
                raise Fault("worker", n=TRIES + 1) from None
            if isinstance(result, Fault):
                raise result
            yield waiting.pop(ready), result


def _knock(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would go on trying."""
    host, _, port = address.rpartition(":")
    if host and "/" not in address:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()


def _done(do: Callable[[Any], Any], task: Any) -> Any:
    """What a worker does; a fault is its result, because Ray would wrap it."""
    try:
        return do(task)
    except Fault as fault:
        return fault


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Fault("ray") from None
    return ray
