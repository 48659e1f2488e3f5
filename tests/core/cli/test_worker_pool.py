"""Worker pools: how many play at a time."""

from core.cli.workers import at_most, open_pool


def test_without_a_number_there_is_a_process_a_core(monkeypatch):
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    with open_pool() as pool:
        assert pool.workers == 3
    with open_pool(1) as pool:
        assert (pool.workers, pool.executor.submit(pow, 2, 5).result()) == (1, 32)


def test_windows_has_no_more_processes_than_it_can_wait_for():
    assert at_most(100, "nt") == 61
    assert at_most(100, "posix") == 100
    assert at_most(8, "nt") == 8
