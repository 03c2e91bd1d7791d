"""Worker processes that do tasks, one at a time each. One that dies is replaced, and its task is done again."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from midway.kernel.fault import Fault

Task = TypeVar("Task")
Result = TypeVar("Result")
Work = Callable[[Callable[[Any], Any], Iterable[Any], int], Iterator[tuple[Any, Any]]]  # `work`, or another way to do tasks
ALL = 0  # as many workers as a cluster has cores
TRIES = 3  # workers that may die over one task


@dataclass
class _Worker(Generic[Task]):
    """A process, and what it is doing."""

    process: Any
    task: Task
    tries: int


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work(do: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[tuple[Task, Result]]:
    """Do every task in some worker; yields each with its result, as they are done.

    A fault in a task ends everything. When the caller stops listening, the workers are stopped.
    """
    todo = deque((task, 1) for task in tasks)
    crew: dict[Connection, _Worker[Task]] = {}
    try:
        for _ in range(min(workers, len(todo))):
            _begin(crew, do, *todo.popleft())
        while crew:
            for pipe in wait(list(crew)):
                assert isinstance(pipe, Connection)
                worker = crew[pipe]
                try:
                    result = pipe.recv()
                except (EOFError, OSError):
                    crew.pop(pipe).process.join()
                    if worker.tries == TRIES:
                        raise Fault("worker", n=TRIES) from None
                    _begin(crew, do, worker.task, worker.tries + 1)
                    continue
                if isinstance(result, Fault):
                    raise result
                yield worker.task, result
                if todo:
                    worker.task, worker.tries = todo.popleft()
                    _send(pipe, worker.task)
                else:
                    crew.pop(pipe).process.kill()
    finally:
        for worker in crew.values():
            worker.process.kill()


def _begin(crew: dict[Connection, _Worker[Task]], do: Callable[[Task], Any], task: Task, tries: int) -> None:
    """Start a worker and give it a task."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(there, do), daemon=True)
    process.start()
    there.close()
    crew[here] = _Worker(process, task, tries)
    _send(here, task)


def _send(pipe: Connection, task: Any) -> None:
    with suppress(OSError):  # a worker that has died is found by the one who listens to it
        pipe.send(task)


def _serve(pipe: Connection, do: Callable[[Any], Any]) -> None:
    """What a worker does until nobody listens; an interrupt from the keyboard is for whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                pipe.send(do(task))
            except Fault as fault:
                pipe.send(fault)
