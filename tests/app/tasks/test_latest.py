"""Errands: one piece of work at a time, the latest wins, and what comes too late is told from what is wanted."""

from contextvars import Context, copy_context

import pytest

from app.tasks.background import Background, LatestTask
from core.checkpoint import CancelledError, checkpoint
from tests.app.tasks.patient import Patient, deliver


class Sender:
    """An errand whose workers do nothing until they are told to, and all that it has brought."""

    def __init__(self, qapp) -> None:
        self.app, self.worker, self.slow, self.longest = qapp, Patient(), Patient(), Patient()
        self.task = LatestTask(Background(self.worker, self.slow, self.longest))
        self.brought: list[tuple[object, bool]] = []
        self.contexts: list[Context] = []

    def work_on(self, what: str):
        def work() -> str:
            self.contexts.append(copy_context())
            return what

        return work

    def take(self, future, wanted: bool) -> None:
        self.brought.append((future.result(), wanted))

    def run(self, what: str) -> None:
        self.task.run(self.work_on(what), self.take)

    def work(self) -> int:
        done = self.worker.work()
        deliver(self.app)
        return done


@pytest.fixture
def sender(qapp) -> Sender:
    return Sender(qapp)


def test_what_is_sent_for_is_brought(sender: Sender):
    sender.run("tea")
    assert sender.task.is_running
    assert sender.work() == 1
    assert sender.brought == [("tea", True)]
    assert not sender.task.is_running
    sender.contexts[0].run(checkpoint)


def test_what_can_wait_and_what_takes_longest_have_workers_of_their_own(sender: Sender):
    sender.task.run_slow(sender.work_on("cake"), sender.take)
    assert sender.work() == sender.longest.work() == 0
    assert sender.slow.work() == 1
    sender.task.run_longest(sender.work_on("roast"), sender.take)
    assert sender.work() == sender.slow.work() == 0
    assert sender.longest.work() == 1


def test_the_latest_errand_wins_and_what_comes_too_late_is_not_wanted(sender: Sender):
    sender.run("tea")
    sender.run("coffee")
    assert sender.work() == 1
    assert sender.brought == [("coffee", True)]
    sender.brought.clear()
    sender.run("tea")
    sender.worker.work()
    sender.run("coffee")
    sender.work()
    assert sender.brought == [("tea", False), ("coffee", True)]


def test_what_is_under_way_hears_that_it_is_given_up(sender: Sender):
    sender.run("tea")
    sender.worker.work()
    sender.task.cancel()
    assert not sender.task.is_running
    with pytest.raises(CancelledError):
        sender.contexts[0].run(checkpoint)
    sender.task.cancel()


def test_the_next_errand_may_begin_where_the_last_one_arrives(sender: Sender):
    def take(future, wanted: bool) -> None:
        sender.take(future, wanted)
        sender.run("more")

    sender.task.run(sender.work_on("tea"), take)
    sender.work()
    assert sender.task.is_running
    sender.work()
    assert sender.brought == [("tea", True), ("more", True)]
