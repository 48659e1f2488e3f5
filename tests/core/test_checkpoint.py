"""Checkpoints: where long work is cancelled by whoever started it, and only there."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from core.checkpoint import CancelledError, checkpoint, stopped_by


def stop() -> None:
    raise CancelledError


def test_work_is_stopped_within_the_block_and_not_after_it_nor_where_nobody_stops_it():
    checkpoint()
    with stopped_by(stop), pytest.raises(CancelledError):
        checkpoint()
    checkpoint()
    with pytest.raises(CancelledError), stopped_by(stop):
        checkpoint()
    checkpoint()


def test_the_inner_block_counts_then_the_outer_one_again_and_another_thread_is_not_stopped():
    inner = []
    with stopped_by(stop):
        with stopped_by(lambda: inner.append(1)):
            checkpoint()
        with pytest.raises(CancelledError):
            checkpoint()
    assert inner == [1]
    # another thread is not stopped
    with ThreadPoolExecutor(1) as pool, stopped_by(stop):
        pool.submit(checkpoint).result()


def test_a_generator_is_stopped_by_who_takes_its_values():
    def steps():
        while True:
            checkpoint()
            yield

    with stopped_by(stop):
        values = steps()
    next(values)
    with stopped_by(stop), pytest.raises(CancelledError):
        next(values)
