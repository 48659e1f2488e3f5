"""The inference service: the latest question wins, answers are remembered, old ones never pass for new."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace

import pytest

from app.background import Background
from app.inference import Question, Wish, infer
from app.services import InferenceService
from core.model.case import Case
from core.model.rules import ShowModel


class Patient(Executor):
    """Does nothing until it is told to: a worker that is always busy with something else."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future, Callable[[], object]]] = []

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> int:
        """Do what waits and was not cancelled; return how much that was."""
        done = 0
        for future, call in self.waiting:
            if future.set_running_or_notify_cancel():
                done += 1
                try:
                    result = call()
                except Exception as error:  # noqa: BLE001 - as an executor does
                    future.set_exception(error)
                else:
                    future.set_result(result)
        self.waiting.clear()
        return done

    def shutdown(self, wait=True, *, cancel_futures=False) -> None:
        self.waiting.clear()


class Desk:
    """A service with a patient worker, and all it has said."""

    def __init__(self, qapp) -> None:
        self.app, self.worker = qapp, Patient()
        self.service = InferenceService(Background(self.worker))
        self.answers, self.waits, self.marked, self.failures = [], [], [], []
        self.service.answered.connect(self.answers.append)
        self.service.waiting.connect(lambda: self.waits.append(1))
        self.service.marked.connect(lambda case, cells: self.marked.append((case, cells)))
        self.service.failed.connect(self.failures.append)

    def work(self) -> int:
        done = self.worker.work()
        self.app.processEvents()
        return done


@pytest.fixture
def desk(qapp) -> Desk:
    return Desk(qapp)


def test_the_latest_question_wins(desk: Desk, case: Case):
    for n in range(5):
        desk.service.ask(case.upto(n), "auto")
    assert desk.work() == 1
    assert [reply.question.case for reply in desk.answers] == [case.upto(4)]


def test_an_answer_that_comes_too_late_is_not_shown_but_remembered(desk: Desk, case: Case, qapp):
    desk.service.ask(case, "auto")
    desk.worker.work()
    desk.service.ask(case.upto(2), "auto")
    qapp.processEvents()
    assert desk.answers == []
    desk.service.ask(case, "auto")
    assert [reply.question.case for reply in desk.answers] == [case]


def test_what_was_answered_once_is_there_at_once(desk: Desk, case: Case):
    desk.service.ask(case, "auto")
    desk.work()
    desk.service.ask(case, "auto")
    assert len(desk.answers) == 2
    assert len(desk.waits) == 1
    assert desk.answers[0] is desk.answers[1]


def test_engines_and_show_models_have_their_own_answers(desk: Desk, case: Case):
    other = case.with_setup(replace(case.setup, rules=replace(case.setup.rules, show_model=ShowModel.IGNORE)))
    for question in ((case, "auto"), (case, "exact"), (other, "auto")):
        desk.service.ask(*question)
        desk.work()
    assert [reply.posterior.show_model for reply in desk.answers] == ["random", "random", "ignore"]
    assert len({id(reply) for reply in desk.answers}) == 3


def test_marks_come_with_the_question_once_the_engines_are_there(desk: Desk, case: Case):
    desk.service.ask(case, "auto")
    assert desk.marked == []
    desk.service.warm_up()
    desk.work()
    desk.service.ask(case.upto(3), "auto")
    (marked, cells) = desk.marked[-1]
    assert marked == case.upto(3)
    assert cells.shape == (21, 5)
    assert desk.answers[-1].question.case == case, "marks don't wait for the answer"


def test_a_case_that_was_closed_is_not_answered(desk: Desk, case: Case):
    desk.service.ask(case, "auto")
    desk.service.forget()
    desk.work()
    assert desk.answers == []


def test_an_answer_that_is_no_longer_wanted_is_given_up(desk: Desk, case: Case):
    wish = Wish()
    wish.withdraw()
    assert infer(Question(case), wish) is None
    desk.service.ask(case, "auto")
    desk.worker.waiting[0][0].set_running_or_notify_cancel()  # the engine is at it: too late to take the question back
    ((_, begun),) = desk.worker.waiting
    desk.worker.waiting.clear()
    desk.service.ask(case.upto(3), "auto")
    assert begun() is None
    desk.work()
    assert [reply.question.case for reply in desk.answers] == [case.upto(3)]
    assert desk.failures == []


def test_an_engine_that_breaks_is_said(desk: Desk, case: Case):
    desk.service.ask(case, "no such engine")
    desk.work()
    assert desk.answers == []
    assert "no such engine" in desk.failures[0]


def test_a_contradiction_brings_the_numbers_of_before_it(contradiction: Case):
    reply = infer(Question(contradiction), Wish())
    assert 5 in reply.conflict
    assert reply.upto == 5
    assert reply.posterior is not None
    same = infer(Question(contradiction.upto(5)), Wish())
    assert (reply.posterior.marginals == same.posterior.marginals).all()


def test_a_set_up_that_contradicts_itself_has_no_numbers(case: Case):
    suspects = case.setup.deck.cards[:6]
    players = tuple(
        replace(player, hand_size=size) for player, size in zip(case.setup.players, (6, 4, 4, 4), strict=True)
    )
    reply = infer(Question(Case(replace(case.setup, players=players, my_hand=suspects))), Wish())
    assert reply.posterior is None
    assert reply.upto == -1
    assert reply.conflict == ("setup",)
