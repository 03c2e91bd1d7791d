"""A network that plays: it learns by self-play, on a CPU and on a stand-in for a GPU, is exported, and sits down as a bot."""

from __future__ import annotations

import itertools
import json
import re
from types import SimpleNamespace

import numpy as np
import pytest
import tricks
from click.testing import CliRunner
from compiled import batched
from device import stand_in
from midway import Match, batch
from midway.bots import guarded, others
from midway.bots.simulate import Simulation
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.machine import _machine
from midway.research import curve, learned
from midway.research.observation import Observation
from midway.terminal.main import main

FAIR = find("worldsfair")


@pytest.fixture(autouse=True)
def _nobody_registered(monkeypatch, tmp_path):
    monkeypatch.setenv(others.GIVEN, "")
    monkeypatch.setattr(others, "user_config", lambda: tmp_path)


@pytest.fixture
def torch():
    for library in ("onnx", "onnxscript", "onnxruntime"):
        pytest.importorskip(library, reason=f"midway[learn] needs {library}, which is too large for every test run")
    return pytest.importorskip("torch", reason="PyTorch is too large for every test run")


class Network:
    """A network that wants a code the more, the higher it is."""

    def __init__(self, size, codes):
        self.size, self.codes, self.asked = size, codes, []

    def get_inputs(self):
        return [SimpleNamespace(shape=["games", self.size])]

    def get_outputs(self):
        return [SimpleNamespace(shape=["games", self.codes]), SimpleNamespace(shape=["games", 2])]

    def run(self, names, given):
        assert names == ["wants"]
        self.asked.append(given["observation"][0].tolist())
        return [np.arange(self.codes, dtype=np.float32)[None]]


@pytest.fixture
def file(monkeypatch, tmp_path):
    network = Network(Observation(FAIR).size, len(FAIR.codes))
    monkeypatch.setattr(learned, "_loaded", lambda file, written: network)
    path = tmp_path / "policy.onnx"
    path.write_bytes(b"a network")
    return SimpleNamespace(path=path, network=network)


def test_the_bot_takes_what_its_network_wants_most_of_what_is_offered(file):
    match = Match(FAIR, 2, seed=3)
    bot = learned.LearnedBot("mine", file.path, FAIR)
    assert bot.choose(match.view(match.seat), match.decision) == max(match.legal())
    assert file.network.asked == [Observation(FAIR).of(match.state, match.seat)]


def test_a_file_in_onnx_is_a_bot_by_name_and_known_by_what_is_in_it(file):
    others.register(f"mine={file.path}")
    before = others.how_made("mine")
    assert before.startswith("policy.onnx ")
    bot = others.make("mine", FAIR, 1, None)
    match = Match(FAIR, 2, seed=3)
    assert bot.choose(match.view(match.seat), match.decision) == max(match.legal())
    assert not guarded.faults({0: bot})
    file.path.write_bytes(b"another network")
    assert others.how_made("mine") != before


def test_a_network_of_another_game_and_a_file_that_is_not_there_are_refused(file):
    others.register(f"mine={file.path}")
    with pytest.raises(Fault, match=r"policy\.onnx does not play museum"):
        others.make("mine", find("museum"), 1, None)
    with pytest.raises(Fault, match=r"there is no file nowhere\.onnx"):
        others.register("yours=nowhere.onnx")


def test_what_is_observed_of_a_position_is_what_a_batch_observes():
    games = batch(batched("worldsfair"), players=3, size=1, seed=2)
    games.play("random", 30)
    seat = int(games.seats[0])
    assert games.form.of(games.position(0), seat) == games.observe()[0].tolist()


def test_a_curve_has_a_line_for_every_bot_and_survives_a_first_measurement():
    drawn = curve.drawing(
        "A & B", {"greedy": [(0.0, 0.1, 0.02), (2.0, 0.6, 0.03)], "keen": [(0.0, 0.0, 0.0), (2.0, 0.4, 0.03)]}, 0.5
    )
    assert "A &amp; B" in drawn
    assert "greedy 60%" in drawn
    assert "keen 40%" in drawn
    assert "greedy 10%" in curve.drawing("", {"greedy": [(0.0, 0.1, 0.02)]}, 0.5)


def test_names_at_the_ends_of_a_curve_do_not_cover_each_other():
    drawn = curve.drawing("", {"keen": [(1.0, 0.97, 0.0)], "random": [(1.0, 1.0, 0.0)], "greedy": [(1.0, 0.98, 0.0)]}, 0.5)
    heights = sorted(float(y) for y in re.findall(r'y="([\d.]+)" fill="#\w+">\w+ \d+%', drawn))
    assert len(heights) == 3
    assert min(below - above for above, below in itertools.pairwise(heights)) >= curve.LINE


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["--policy", "folder", "--playouts", "5"], "--playouts is for training a judge; leave it out with --policy."),
        (["--minutes", "5"], "--minutes is for training a network that plays; name a folder for it with --policy."),
    ],
)
def test_options_of_the_other_training_are_refused(asked, sentence):
    done = CliRunner().invoke(main, ["train", "worldsfair", *asked])
    assert done.exit_code == 1
    assert sentence in done.output


def test_a_network_learns_goes_on_is_exported_and_plays(torch, tmp_path, monkeypatch):
    from midway.research import training

    monkeypatch.setattr(training, "MANY", 20)
    monkeypatch.setattr(training, "FEW", 20)
    batched("worldsfair")
    folder = tmp_path / "fair"
    asked = ["train", "worldsfair", "--policy", str(folder), "--size", "8", "--width", "16"]

    def trained(minutes):
        done = CliRunner().invoke(main, [*asked, "--minutes", str(minutes)])
        assert done.exit_code == 0, done.output
        assert f"{folder}/policy.onnx" in done.output.replace("\n", "")
        return [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]

    first = trained(0.01)
    longer = first[-1]["minutes"] + 0.05
    lines = trained(longer)
    assert trained(longer) == lines  # nothing is left to do
    assert lines[: len(first)] == first
    assert [line["rounds"] for line in lines] == sorted(line["rounds"] for line in lines)
    assert lines[-1]["choices"] > first[-1]["choices"]
    assert set(lines[-1]["against"]) == {"random", *FAIR.bots}
    assert lines[-1]["against"]["greedy"]["games"] == 20 * training.LAST
    assert "greedy" in (folder / "curve.svg").read_text()
    done = CliRunner().invoke(main, [*asked, "--minutes", "9", "--players", "3"])
    assert "belongs to another training" in done.output
    kept = (folder / "checkpoint.pt").read_bytes()
    (folder / "checkpoint.pt").write_bytes(kept[: len(kept) // 2])
    done = CliRunner().invoke(main, [*asked, "--minutes", "9"])
    assert "is damaged" in done.output
    others.register(f"policy={folder / 'policy.onnx'}")
    faults = []
    outcome = Simulation(FAIR, ["policy", "random"], games=1).run(trouble=faults.append)
    assert not faults
    assert outcome.bots[0].games == 1


def test_the_exported_network_wants_what_the_network_wants(torch, tmp_path):
    import onnxruntime
    from midway.research.network import Network, export

    torch.manual_seed(3)
    network = Network(12, 5, 16)
    torch.nn.init.normal_(network.wants.weight)
    export(network, tmp_path / "policy.onnx")
    seen = np.arange(36, dtype=np.float32).reshape(3, 12) - 12
    said = onnxruntime.InferenceSession(str(tmp_path / "policy.onnx")).run(["wants", "expects"], {"observation": seen})
    for one, other in zip(said, network(torch.from_numpy(seen)), strict=True):
        assert np.allclose(one, other.detach().numpy(), atol=1e-4)


def test_a_victory_and_a_lead_are_worth_nothing_in_sum_between_two(torch):
    from midway.research.selfplay import worths

    scores = torch.tensor([[60, 40], [50, 50], [7, 7]])
    standings = torch.tensor([[0, 1], [0, 0], [2, 2]])  # won, shared, and broken off
    assert torch.allclose(worths(scores, standings)[..., 0], torch.tensor([[1.0, -1.0], [0.0, 0.0], [0.0, 0.0]]))
    assert torch.allclose(worths(scores, standings)[..., 1], torch.tensor([[0.4, -0.4], [0.0, 0.0], [0.0, 0.0]]))
    three = worths(torch.tensor([[30, 20, 10]]), torch.tensor([[0, 1, 2]]))
    assert torch.allclose(three[0, :, 0], torch.tensor([1.0, -0.5, -0.5]))
    assert torch.allclose(three[0, :, 1], torch.tensor([0.5, -0.5, -1.0]))


def test_choices_are_judged_by_what_came_of_them_in_their_own_game(torch, monkeypatch):
    """Two games end within the round; what was expected in one says nothing about the next, nor one seat about another."""
    from midway.research import selfplay
    from midway.research.network import Network

    monkeypatch.setattr(selfplay, "TRACE", 1.0)
    monkeypatch.setattr(selfplay, "STEPS", 20)
    torch.manual_seed(1)
    play = selfplay.Play(tricks.GAME, 3, 8, "cpu", 5)
    network = Network(play.seen.shape[1], play.mask.shape[1], 16)
    play.round(network, network)
    assert play.over.any()
    for place in range(8):
        ends = np.flatnonzero(play.over[:, place])
        for step in range(20):
            seat = int(play.who[step, place])
            end = next((int(end) for end in ends if end >= step), None)
            if end is not None:
                came = play.results[end, place, seat]
            else:
                later = [at for at in range(step + 1, 20) if play.who[at, place] == seat]
                if not later:
                    assert not play.own[step, place]
                    continue
                came = play.expected[later[-1], place]
            assert torch.allclose(play.better[step, place], came - play.expected[step, place], atol=1e-4)


def test_a_round_on_a_gpu_is_that_of_the_cpu(torch, monkeypatch):
    from midway.research import cuda
    from midway.research.network import Network
    from midway.research.selfplay import Learner, Play

    with pytest.MonkeyPatch.context() as patched:
        stand_in(patched)
        patched.setattr(cuda.Array, "__dlpack__", lambda array, **asked: np.asarray(array.array).__dlpack__(**asked))
        patched.setattr(cuda.Array, "__dlpack_device__", lambda array: (1, 0))
        _machine.cache_clear()
        learned = []
        for device in ("cpu", "cuda"):
            torch.manual_seed(2)
            play = Play(tricks.GAME, 2, 12, device, 3)
            learner = Learner(Network(play.seen.shape[1], play.mask.shape[1], 16), 1e-3, 1)
            learner.remember()
            choices = [learner.round(play, 1.0) for _ in range(2)]
            learned.append((choices, [tensor.sum().item() for tensor in learner.network.state_dict().values()]))
    _machine.cache_clear()
    assert learned[0] == learned[1]
