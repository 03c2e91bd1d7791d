"""The network of a policy that learns: from what a seat observes to what it wants, and what it expects of the game."""

from __future__ import annotations

import logging
import warnings
from pathlib import Path
from typing import Any

import torch
from torch import nn

from midway.kernel.files import replacing

BLOCKS = 2
VICTORY, LEAD = 0, 1  # what is expected
NEVER = -1e9  # how much a code is wanted that may not be chosen


class Block(nn.Module):  # type: ignore[misc]
    """Two layers that add to what is known; at first they add nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))
        nn.init.zeros_(self.layers[-1].weight)

    def forward(self, known: Any) -> Any:
        """What is known afterwards."""
        return known + self.layers(known)


class Network(nn.Module):  # type: ignore[misc]
    """A policy and what it expects.

    wants     how much it wants each code, whether it may be chosen or not
    expects   what the game will bring the seat that looks: its part of the victory, from 1 down, and its lead
    """

    def __init__(self, size: int, codes: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), *(Block(width) for _ in range(BLOCKS)), nn.LayerNorm(width), nn.ReLU())
        self.wants, self.expects = nn.Linear(width, codes), nn.Linear(width, 2)
        nn.init.zeros_(self.wants.weight)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """What it wants and what it expects, for a row of observations each."""
        seen = seen.float()
        known = self.body(torch.sign(seen) * torch.log1p(torch.abs(seen)))
        return self.wants(known), self.expects(known)

    def likely(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithm of how likely each code is among those that may be chosen, and what is expected."""
        wants, expects = self(seen)
        return torch.log_softmax(wants.masked_fill(~mask, NEVER), dim=1), expects


def export(network: Network, file: Path) -> None:
    """Write a network as ONNX, for any number of observations at a time."""
    seen, many = torch.zeros(2, network.body[0].in_features), torch.export.Dim("games")
    still = Network(network.body[0].in_features, network.wants.out_features, network.wants.in_features)
    still.load_state_dict({name: tensor.cpu() for name, tensor in network.state_dict().items()})
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)  # it tells of every operator that nobody uses here
    with warnings.catch_warnings(action="ignore", category=FutureWarning):  # about PyTorch's own calls
        program = torch.onnx.export(still.eval(), (seen,), input_names=["observation"], output_names=["wants", "expects"],
                                    dynamic_shapes=({0: many},), dynamo=True, verbose=False)  # fmt: skip
    with replacing(file) as out:
        out.write(program.model_proto.SerializeToString())
