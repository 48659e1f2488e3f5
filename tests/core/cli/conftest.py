"""A tournament that was played once, and what lets the command line play others cheaply."""

import io
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout

import pytest

from core.cli.main import main
from core.cli.workers import WorkerPool
from tests.core.cli.arenas import WORDS, Played


@pytest.fixture(scope="session")
def tournament(tmp_path_factory):
    """Six games with what was printed of them; the cases of the first three are saved."""
    folder = tmp_path_factory.mktemp("tournament")
    with (
        redirect_stdout(io.StringIO()) as out,
        redirect_stderr(io.StringIO()) as err,
        pytest.MonkeyPatch.context() as at,
    ):
        at.setattr("core.cli.arena.open_pool", pool_of_threads)
        status = main([*WORDS, "--out", str(folder), "--cases", "3"])
    return Played(folder, status, out.getvalue(), err.getvalue())


@pytest.fixture
def finished(tournament, tmp_path):
    """A copy of its folder."""
    return shutil.copytree(tournament.folder, tmp_path / "finished")


@pytest.fixture
def threads(monkeypatch):
    """Tournaments are played in threads: a process takes longer to start than a small one to play."""
    monkeypatch.setattr("core.cli.arena.open_pool", pool_of_threads)


@contextmanager
def pool_of_threads(workers, _):
    with ThreadPoolExecutor(workers) as executor:
        yield WorkerPool(executor, workers)
