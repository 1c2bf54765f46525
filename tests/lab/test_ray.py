"""Work on a Ray cluster of two nodes: both of them play, and the games are the same as in one process."""

import time
from pathlib import Path

import pytest

from courtyard import arena, lab
from courtyard.bots import Bot
from courtyard.lab.selfplay import run
from tests.lab.test_selfplay import order

pytest.importorskip("ray", reason="Ray is not installed: work on several machines is not tested")
import ray
from ray.cluster_utils import Cluster


@pytest.fixture(scope="module")
def address():
    """The address of a cluster with two nodes of one core each, both on this machine."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def meet(work: tuple[str, int]) -> str:
    """Wait until the other piece is under way too, which it can be on the other node only."""
    folder, piece = work
    Path(folder, f"here-{piece}").touch()
    while not Path(folder, f"here-{1 - piece}").exists():
        time.sleep(0.01)
    node: str = ray.get_runtime_context().get_node_id()
    return node


class Last(Bot):
    name = "last"

    def choose(self, game, view, options, budget, dice):
        return options[-1]


@pytest.mark.slow
def test_both_nodes_do_pieces_of_the_work_at_the_same_time(address, tmp_path):
    nodes = set(lab.on_ray(address)(meet, [(str(tmp_path), 0), (str(tmp_path), 1)], 2))
    assert len(nodes) == 2


@pytest.mark.slow
def test_self_play_on_two_nodes_gives_the_games_of_one_process(address, tmp_path):
    kept = {"bot": "heuristic", "form": "actions"}
    here = run(order(tmp_path / "here", **kept), 6)
    there = run(order(tmp_path / "there", **kept), 6, lab.on_ray(address), 2)
    assert there["sha256"] == here["sha256"] and there["new_games"] == here["new_games"] == 12


@pytest.mark.slow
def test_a_tournament_with_a_bot_of_ones_own_is_played_on_two_nodes(address):
    def made_here():
        return Last()

    seats = [made_here, "heuristic"]
    here = arena.compete("gugong", seats, games=4)
    there = arena.compete("gugong", seats, games=4, spread=lab.on_ray(address))
    assert [bot["points"] for bot in here["bots"]] == [bot["points"] for bot in there["bots"]]
    assert not there["failures"]
