"""The inference service: the latest question wins, answers are remembered, old ones never pass for new."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace

import pytest

from app.tasks.background import Background
from app.tasks.inference import FIRST_ANSWER, Question, Wish, infer, relevant
from app.tasks.inference_service import CentreLibrary, InferenceService
from core.engines import driver
from core.engines.contract import TooLargeError
from core.engines.tuning import Tuning
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
        self.app, self.worker, self.leisure = qapp, Patient(), Patient()
        self.service = InferenceService(Background(self.worker, self.leisure))
        self.answers, self.waits, self.marked, self.failures = [], [], [], []
        self.service.answered.connect(self.answers.append)
        self.service.waiting.connect(lambda: self.waits.append(1))
        self.service.marked.connect(lambda case, cells: self.marked.append((case, cells)))
        self.service.failed.connect(self.failures.append)

    def work(self) -> int:
        done = self.worker.work()
        self.app.processEvents()
        return done

    def take_leisure(self) -> int:
        done = self.leisure.work()
        self.app.processEvents()
        return done


ESTIMATED = Tuning(samples=2_000, budget=1)
"""Lets auto estimate whatever isn't solved."""


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


def test_what_is_half_known_comes_with_the_numbers(case: Case):
    deck = case.setup.deck
    reply = infer(Question(case.upto(3)), Wish())
    assert [(tie.events, tie.holder, tie.cards) for tie in reply.ties] == [
        ((1,), "Dot", tuple(deck.card(name) for name in ("Colonel Mustard", "Dagger", "Conservatory"))),
        ((2,), "Dot", tuple(deck.card(name) for name in ("Mrs Peacock", "Dagger", "Billiard Room"))),
    ]


def test_a_set_up_that_contradicts_itself_has_no_numbers(case: Case):
    suspects = case.setup.deck.cards[:6]
    players = tuple(
        replace(player, hand_size=size) for player, size in zip(case.setup.players, (6, 4, 4, 4), strict=True)
    )
    reply = infer(Question(Case(replace(case.setup, players=players, my_hand=suspects))), Wish())
    assert reply.posterior is None
    assert reply.upto == -1
    assert reply.conflict == ("setup",)


# --- estimates, and the exact numbers after them


def test_an_estimate_is_shown_first_and_replaced_by_the_exact_numbers(desk: Desk, case: Case):
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    (first,) = desk.answers
    assert first.awaits_exact
    assert (first.posterior.engine, first.posterior.exact) == ("montecarlo", False)
    assert desk.take_leisure() == 1
    _, second = desk.answers
    assert not second.awaits_exact
    assert second.posterior.exact
    assert len(desk.waits) == 1, "an estimate is no old number"


def test_the_exact_numbers_are_what_is_remembered(desk: Desk, case: Case):
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    desk.take_leisure()
    desk.service.ask(case, "auto", ESTIMATED)
    assert desk.answers[2] is desk.answers[1]
    assert desk.leisure.waiting == []


def test_an_estimate_is_remembered_until_there_is_more(desk: Desk, case: Case):
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    desk.service.ask(case.upto(3), "exact")
    desk.service.ask(case, "auto", ESTIMATED)
    assert desk.answers[1] is desk.answers[0]
    assert desk.take_leisure() == 1, "the first pursuit was withdrawn, the second one works"
    assert desk.answers[-1].posterior.exact


def test_nobody_waits_for_exact_numbers_that_are_being_computed(desk: Desk, case: Case):
    """While the exact engine is at it, an entry is answered as fast as ever; and the exact engine gives up."""
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    ((future, begun),) = desk.leisure.waiting
    future.set_running_or_notify_cancel()
    desk.service.ask(case.upto(3), "exact")
    desk.work()
    assert desk.answers[-1].question.case == case.upto(3)
    assert begun() is None


def test_where_exact_refuses_the_estimate_stays_and_the_reply_says_why(desk: Desk, case: Case, monkeypatch):
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    monkeypatch.setattr(driver, "answer", refuse)
    desk.take_leisure()
    first, second = desk.answers
    assert second.posterior is first.posterior
    assert (second.awaits_exact, second.refusal) == (False, "far too much")
    desk.service.ask(case, "auto", ESTIMATED)
    assert desk.answers[-1] is second
    assert desk.leisure.waiting == [], "it isn't asked again"


def refuse(*_: object, **__: object) -> None:
    raise TooLargeError("far too much")


def test_where_exact_breaks_the_estimate_stays_and_that_is_said(desk: Desk, case: Case, monkeypatch):
    desk.service.ask(case, "auto", ESTIMATED)
    desk.work()
    monkeypatch.setattr(driver, "answer", lambda *_, **__: 1 // 0)
    desk.take_leisure()
    assert "ZeroDivisionError" in desk.failures[0]
    assert desk.answers[-1].posterior is desk.answers[0].posterior
    assert not desk.answers[-1].awaits_exact


def test_only_auto_asks_another_engine_afterwards(desk: Desk, case: Case):
    desk.service.ask(case, "montecarlo", ESTIMATED)
    desk.work()
    assert not desk.answers[0].posterior.exact
    assert not desk.answers[0].awaits_exact
    assert desk.leisure.waiting == []


def test_a_contradiction_has_its_estimate_replaced_too(desk: Desk, contradiction: Case):
    desk.service.ask(contradiction, "auto", ESTIMATED)
    desk.work()
    desk.take_leisure()
    first, second = desk.answers
    assert first.conflict == second.conflict != ()
    assert (first.posterior.exact, second.posterior.exact) == (False, True)
    assert second.upto == 5


def test_the_same_position_has_the_same_estimate(case: Case):
    question = Question(case, "montecarlo", Tuning(samples=2_000))
    first, second = infer(question, Wish()), infer(question, Wish())
    assert (first.posterior.marginals == second.posterior.marginals).all()
    assert first.posterior.stderr.max() > 0


@pytest.mark.parametrize(
    ("engine", "kept"),
    [
        ("exact", Tuning()),
        ("centre", Tuning(method="beliefs")),
        ("montecarlo", Tuning(samples=99, seconds=5.0)),
        ("auto", Tuning(samples=99, seconds=FIRST_ANSWER, budget=7)),
    ],
)
def test_an_engine_is_told_only_what_concerns_it(engine: str, kept: Tuning):
    assert relevant(engine, Tuning(method="beliefs", samples=99, seconds=5.0, budget=7)) == kept


def test_the_first_answer_never_takes_longer_than_is_allowed_at_all():
    assert relevant("auto", Tuning(seconds=0.1)).seconds == 0.1


def test_a_tuning_that_concerns_another_engine_is_no_other_question(desk: Desk, case: Case):
    desk.service.ask(case, "exact")
    desk.work()
    desk.service.ask(case, "exact", Tuning(samples=5, method="beliefs", budget=3))
    assert desk.answers[0] is desk.answers[1]


# --- what the centre engine needs


def test_the_centre_s_libraries_are_fetched_once_when_it_is_calm(desk: Desk, qtbot, monkeypatch):
    fetched = []
    monkeypatch.setattr("app.tasks.inference_service.warm_up_centre", lambda: fetched.append(1))
    library = CentreLibrary(Background(desk.worker, desk.leisure))
    library._calm.setInterval(20)
    qtbot.wait(40)
    assert desk.leisure.waiting == [], "not before anything was answered"
    library.await_calm()
    assert desk.leisure.waiting == [], "nor while something may be on its way"
    qtbot.waitUntil(lambda: len(desk.leisure.waiting) == 1)
    assert desk.worker.waiting == [], "an entry never waits for it"
    desk.take_leisure()
    library.await_calm()
    qtbot.wait(40)
    assert desk.leisure.waiting == []
    assert fetched == [1]
