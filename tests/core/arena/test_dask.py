"""A tournament on a Dask cluster: the same games as anywhere else."""

import json

import pytest

from core.cli.main import main
from core.cli.workers import open_pool

pytestmark = pytest.mark.slow  # starts the processes of a cluster

WORDS = ["arena", "--policies", "casual,random", "--games", "8", "--json"]


@pytest.fixture
def cluster(tmp_path, monkeypatch):
    from distributed import LocalCluster  # only here, as importing it takes long

    monkeypatch.chdir(tmp_path)
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    ) as made:
        yield made


def results(capsys, *words):
    assert main([*WORDS, *words]) == 0
    data = json.loads(capsys.readouterr().out)
    for one in data["standings"]:
        del one["seconds_per_decision"]
    return data


def test_a_cluster_plays_the_same_games(capsys, cluster):
    assert results(capsys, "--dask", cluster.scheduler_address) == results(capsys, "--workers", "1")


def test_as_much_is_under_way_as_the_cluster_has_threads_for(cluster, monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    with open_pool(None, cluster.scheduler_address) as pool:
        assert pool.workers == 2
    with open_pool(5, cluster.scheduler_address) as pool:
        assert pool.workers == 5


def test_where_no_scheduler_answers_it_says_so(capsys):
    import dask

    with dask.config.set({"distributed.comm.timeouts.connect": "1s"}):
        status = main([*WORDS, "--dask", "tcp://127.0.0.1:9"])
    assert status == 2
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in capsys.readouterr().err
