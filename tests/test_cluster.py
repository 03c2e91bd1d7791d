"""Simulations on a Ray cluster of two nodes: the same files as here, and no game is lost with a worker."""

from __future__ import annotations

import os
import sys

import pytest
from compiled import batched
from dying import killed_once
from midway.bots.ladder import Ladder, Lines
from midway.bots.simulate import Simulation
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.research import kept
from midway.research.cluster import joined
from test_tables import contents

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore"),  # Ray leaves sockets and files to the end of the process
]


@pytest.fixture(scope="module")
def address():
    """Two nodes with a core each, reached only from this machine, whose workers find the tasks of tests."""
    from ray._private import ray_constants
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        patch.setenv(ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR, "0")  # every address is the loopback's
        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        cluster.add_node(num_cpus=1)
        yield cluster.address
        cluster.shutdown()


def test_a_cluster_plays_what_one_computer_plays(address, tmp_path, monkeypatch):
    monkeypatch.setattr(kept, "QUICK", 10)
    simulation = Simulation(batched("worldsfair"), ["random", "greedy"], games=60)
    here = simulation.tally(kept.Kept(simulation, tmp_path / "here", decisions=True).runs())
    with joined(address) as work:
        there = simulation.tally(kept.Kept(simulation, tmp_path / "there", decisions=True).runs(work))
        assert list(work(killed_once, [str(tmp_path)])) == [(str(tmp_path), "done")]
        with pytest.raises(Fault, match="Unknown game"):
            list(work(find, ["chess"]))
        ladder = Ladder(find("worldsfair"), ["greedy", "random"], 2, 2)
        assert len(list(ladder.play(Lines(), 2, work=work))) == 2
    assert there.bots == here.bots
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
