"""A bot that searches in the plainest way, with the same time as others: the yardstick of `midway ladder`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from midway.kernel import judge
from midway.kernel import search as nodes
from midway.kernel import tree as kernel
from midway.kernel.decision import Decision
from midway.kernel.game import Ways
from midway.kernel.machine import TableMachine, contract_of
from midway.kernel.redeal import work_size
from midway.kernel.senses import sensing
from midway.match.events import View

from . import TREE
from .search import NEVER, Budget

NODES = 200_000
BUDGET = Budget(playouts=2000)
SLICE = 32  # playouts between two looks at the clock
WAYS = Ways(astray=8, daring=12, depth=64, horizon=0)


class TreeBot:
    """Chooses what its tree has tried most."""

    name = TREE

    def __init__(self, machine: TableMachine, budget: Budget, seed: int | str | None = None) -> None:
        kind = machine.game.state
        self.machine, self.budget, self.rng = machine, budget, random.Random(seed)
        self.grow = machine.bound(kernel.grow, contract_of(machine.game) | sensing(kind))
        size = min(NODES, budget.playouts + 1) if budget.playouts else NODES  # a playout adds one node
        self.tree, self.grown = machine.zeros(size, nodes.NODE), machine.zeros(1)
        self.worth, self.sensed = machine.zeros(judge.WORTH), machine.zeros(judge.sensed_size(kind))
        self.out, self.work = machine.zeros(len(machine.game.codes)), machine.zeros(max(1, work_size(kind)))
        self.nobody = machine.zeros(1)  # no judge
        self.ways, self.path = machine.numbers(WAYS.numbers(machine.game)), machine.zeros(WAYS.depth + 2)

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.codes) == 1:
            return decision.codes[0]
        self.search(view.redeal(self.rng), self.rng.getrandbits(62))
        return self._most_tried(decision.codes)

    def search(self, state: Any, seed: int) -> None:
        """Grow a new tree from a position that looks like the seat's own, until the budget is spent."""
        machine, clock = self.machine, self.budget.clock
        until = clock() + self.budget.seconds
        games, start = machine.table(state), machine.table(state)
        me, played, last = machine.seat(start), 0, self.budget.playouts or NEVER
        self.grown[0] = 1
        for place in range(nodes.NODE):
            self.tree[0][place] = 0
        while played < last and (not self.budget.seconds or clock() < until):
            end = min(played + SLICE, last)
            self.grow(games, start, self.out, self.work, self.tree, self.grown, self.path, self.worth, self.nobody,
                      self.sensed, me, state.seats, self.ways, seed, played, end)  # fmt: skip
            played = end

    def _most_tried(self, codes: Sequence[int]) -> int:
        tried = dict.fromkeys(codes, 0)
        child = int(self.tree[0][nodes.CHILD])
        while child:
            tried[int(self.tree[child][nodes.CODE])] = int(self.tree[child][nodes.VISITS])
            child = int(self.tree[child][nodes.NEXT])
        return max(tried, key=lambda code: tried[code])
