"""The inference service: the latest question wins, answers are remembered, old ones never pass for new."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QTimer

from app.features.sheet.summary import engine_words
from app.tasks.background import Background, CancellationToken
from app.tasks.inference import (
    FIRST_SAMPLES,
    SEED,
    InferenceRequest,
    InferenceService,
    infer,
    relevant_tuning,
)
from app.tasks.shown import Consistency, Wait
from core.belief import belief as belief_module
from core.belief.belief import believe
from core.checkpoint import CancelledError, stopped_by
from core.engines import driver
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.model.case import Case
from core.model.rules import ShowModel
from core.players.prior import shipped
from tests.app.tasks.patient import Patient, deliver

FOR_EVER_MS = 24 * 3600 * 1000


class Harness:
    """A service with a patient worker, and all it has said. It is late when the test says so, on no clock."""

    def __init__(self, qapp) -> None:
        self.app, self.worker, self.longest = qapp, Patient(), Patient()
        self.service = InferenceService(Background(self.worker, Patient(), self.longest))
        self.answers, self.waits, self.marked, self.failures = [], [], [], []
        self.request = self.reply = self.marks = None
        self.service.changed.connect(self.note)
        self.service.failed.connect(self.failures.append)
        self._patience = self.service.findChild(QTimer)
        self._patience.setInterval(FOR_EVER_MS)

    def note(self) -> None:
        """Note what is new: an answer, also one that is known already, a wait, marks."""
        service, is_new = self.service, self.service.request is not self.request
        if service.reply is not None and service.wait is Wait.NONE and (is_new or service.reply is not self.reply):
            self.answers.append(service.reply)
        if service.wait is Wait.SHORT and is_new:
            self.waits.append(1)
        if service.marks is not None and service.marks is not self.marks:
            self.marked.append((service.request.case, service.marks))
        self.request, self.reply, self.marks = service.request, service.reply, service.marks

    def become_late(self) -> None:
        """Let the time pass after which a reply is late, if the service waits for one."""
        self._patience.setInterval(0)
        deliver(self.app)
        self._patience.setInterval(FOR_EVER_MS)

    def work(self) -> int:
        done = self.worker.work()
        deliver(self.app)
        return done

    def take_longest(self) -> int:
        done = self.longest.work()
        deliver(self.app)
        return done


ESTIMATED = Tuning(samples=2_000, budget=1)
"""Lets auto estimate whatever isn't solved."""


@pytest.fixture
def harness(qapp) -> Harness:
    return Harness(qapp)


@pytest.fixture
def estimated(harness: Harness, case: Case) -> Harness:
    """A case is estimated, and exact numbers are awaited."""
    harness.service.ask(case, "auto", ESTIMATED)
    harness.work()
    return harness


def test_the_latest_question_wins(harness: Harness, case: Case):
    for n in range(5):
        harness.service.ask(case.upto(n), "auto")
    assert harness.work() == 1
    assert [reply.request.case for reply in harness.answers] == [case.upto(4)]


def test_an_answer_that_comes_too_late_is_not_shown_but_is_there_at_once_when_it_is_asked_for(
    harness: Harness, case: Case, qapp
):
    harness.service.ask(case, "auto")
    harness.worker.work()
    harness.service.ask(case.upto(2), "auto")
    deliver(qapp)
    assert harness.answers == []
    for _ in range(2):
        harness.service.ask(case, "auto")
    assert [reply.request.case for reply in harness.answers] == [case] * 2
    assert harness.answers[0] is harness.answers[1]
    assert len(harness.waits) == 2, "for the first question and another, but not for the answer that is known"


def test_engines_and_show_models_have_their_own_answers(harness: Harness, case: Case):
    other = case.with_setup(replace(case.setup, rules=replace(case.setup.rules, show_model=ShowModel.IGNORE)))
    for request in ((case, "auto"), (case, "exact"), (other, "auto")):
        harness.service.ask(*request)
        harness.work()
    assert [reply.posterior.show_model for reply in harness.answers] == ["random", "random", "ignore"]
    assert len({id(reply) for reply in harness.answers}) == 3


def test_marks_come_with_the_question_once_the_engines_are_there(harness: Harness, case: Case):
    harness.service.ask(case, "auto")
    assert harness.marked == []
    harness.service.warm_up()
    harness.work()
    harness.service.ask(case.upto(3), "auto")
    (marked, cells) = harness.marked[-1]
    assert marked == case.upto(3)
    assert cells.shape == (21, 5)
    assert harness.answers[-1].request.case == case, "marks don't wait for the answer"


def test_a_case_that_was_closed_is_not_answered(harness: Harness, case: Case):
    harness.service.ask(case, "auto")
    harness.service.forget()
    harness.work()
    assert harness.answers == []


def test_an_answer_that_is_no_longer_wanted_is_given_up(harness: Harness, case: Case):
    token = CancellationToken()
    token.cancel()
    with stopped_by(token.check), pytest.raises(CancelledError):
        infer(InferenceRequest(case))
    harness.service.ask(case, "auto")
    harness.worker.waiting[0][
        0
    ].set_running_or_notify_cancel()  # the engine is at it: too late to take the question back
    ((_, begun),) = harness.worker.waiting
    harness.worker.waiting.clear()
    harness.service.ask(case.upto(3), "auto")
    with pytest.raises(CancelledError):
        begun()
    harness.work()
    assert [reply.request.case for reply in harness.answers] == [case.upto(3)]
    assert harness.failures == []


def test_an_engine_that_breaks_is_said(harness: Harness, case: Case):
    harness.service.ask(case, "no such engine")
    harness.work()
    assert harness.answers == []
    assert "no such engine" in harness.failures[0]


def test_a_contradiction_brings_the_numbers_of_before_it(contradiction: Case):
    reply = infer(InferenceRequest(contradiction))
    assert 5 in reply.conflict
    assert reply.upto == 5
    assert reply.posterior is not None
    same = infer(InferenceRequest(contradiction.upto(5)))
    assert (reply.posterior.marginals == same.posterior.marginals).all()


def test_what_is_half_known_comes_with_the_numbers(case: Case):
    deck = case.setup.deck
    reply = infer(InferenceRequest(case.upto(3)))
    assert [(tie.events, tie.holder, tie.cards) for tie in reply.ties] == [
        ((1,), "Dot", tuple(deck.card(name) for name in ("Colonel Mustard", "Dagger", "Conservatory"))),
        ((2,), "Dot", tuple(deck.card(name) for name in ("Mrs Peacock", "Dagger", "Billiard Room"))),
    ]


def test_a_set_up_that_contradicts_itself_has_no_numbers(case: Case):
    suspects = case.setup.deck.cards[:6]
    players = tuple(
        replace(player, hand_size=size) for player, size in zip(case.setup.players, (6, 4, 4, 4), strict=True)
    )
    reply = infer(InferenceRequest(Case(replace(case.setup, players=players, my_hand=suspects))))
    assert reply.posterior is None
    assert reply.upto == -1
    assert reply.conflict == ("setup",)


# --- estimates, and the exact numbers after them


def test_an_estimate_is_shown_first_and_replaced_by_the_exact_numbers(estimated: Harness, case: Case):
    (first,) = estimated.answers
    assert first.awaits_exact
    assert (first.posterior.engine, first.posterior.exact) == ("montecarlo", False)
    assert estimated.take_longest() == 1
    _, second = estimated.answers
    assert not second.awaits_exact
    assert second.posterior.exact
    assert len(estimated.waits) == 1, "an estimate is no old number"
    estimated.service.ask(case, "auto", ESTIMATED)
    assert estimated.answers[2] is second, "the exact numbers are what is remembered"
    assert estimated.longest.waiting == []


def test_a_short_estimate_is_followed_by_one_with_all_samples_which_stays_where_exact_refuses(
    harness: Harness, case: Case, monkeypatch
):
    tuning = Tuning(samples=3 * FIRST_SAMPLES, budget=1)
    harness.service.ask(case, "auto", tuning)
    harness.work()
    harness.take_longest()
    whole = answer(case, "montecarlo", tuning=tuning, rng=np.random.default_rng(SEED))
    monkeypatch.setattr(driver, "answer", refuse)
    harness.take_longest()
    first, second, third = harness.answers
    assert (first.awaits_samples, second.awaits_samples, second.awaits_exact) == (True, False, True)
    assert first.posterior.samples < second.posterior.samples
    assert second.posterior.stderr.max() < first.posterior.stderr.max()
    assert (second.posterior.marginals == whole.marginals).all()
    assert second.posterior.reason == first.posterior.reason != ""
    assert third.posterior is second.posterior
    assert (third.awaits_exact, third.refusal) == (False, "far too much")
    assert harness.longest.waiting == []


def test_an_estimate_is_remembered_until_there_is_more(estimated: Harness, case: Case):
    estimated.service.ask(case.upto(3), "exact")
    estimated.service.ask(case, "auto", ESTIMATED)
    assert estimated.answers[1] is estimated.answers[0]
    assert estimated.take_longest() == 1, "the first pursuit was withdrawn, the second one works"
    assert estimated.answers[-1].posterior.exact


def test_nobody_waits_for_exact_numbers_that_are_being_computed(estimated: Harness, case: Case):
    """While the exact engine is at it, an entry is answered as fast as ever; and the exact engine gives up."""
    ((future, begun),) = estimated.longest.waiting
    future.set_running_or_notify_cancel()
    estimated.service.ask(case.upto(3), "exact")
    estimated.work()
    assert estimated.answers[-1].request.case == case.upto(3)
    with pytest.raises(CancelledError):
        begun()


def test_where_exact_refuses_the_estimate_stays_and_the_reply_says_why(estimated: Harness, case: Case, monkeypatch):
    monkeypatch.setattr(driver, "answer", refuse)
    estimated.take_longest()
    first, second = estimated.answers
    assert second.posterior is first.posterior
    assert (second.awaits_exact, second.refusal) == (False, "far too much")
    estimated.service.ask(case, "auto", ESTIMATED)
    assert estimated.answers[-1] is second
    assert estimated.longest.waiting == [], "it isn't asked again"


def refuse(*_: object, **__: object) -> None:
    raise TooLargeError("far too much")


def test_where_exact_breaks_the_estimate_stays_and_that_is_said(estimated: Harness, case: Case, monkeypatch):
    monkeypatch.setattr(driver, "answer", lambda *_, **__: 1 // 0)
    estimated.take_longest()
    assert "ZeroDivisionError" in estimated.failures[0]
    assert estimated.answers[-1].posterior is estimated.answers[0].posterior
    assert not estimated.answers[-1].awaits_exact


def test_where_more_samples_break_the_short_estimate_stays_and_awaits_nothing(
    harness: Harness, case: Case, monkeypatch
):
    harness.service.ask(case, "auto", Tuning(samples=3 * FIRST_SAMPLES, budget=1))
    harness.work()
    monkeypatch.setattr(driver, "answer", lambda *_, **__: 1 // 0)
    harness.take_longest()
    assert "ZeroDivisionError" in harness.failures[0]
    first, second = harness.answers
    assert second.posterior is first.posterior
    assert (first.awaits_samples, first.awaits_exact) == (True, True)
    assert (second.awaits_samples, second.awaits_exact) == (False, False)
    assert harness.longest.waiting == []


def test_only_auto_asks_another_engine_afterwards(harness: Harness, case: Case):
    harness.service.ask(case, "montecarlo", ESTIMATED)
    harness.work()
    assert not harness.answers[0].posterior.exact
    assert not harness.answers[0].awaits_exact
    assert harness.longest.waiting == []


def test_a_contradiction_has_its_estimate_replaced_too(harness: Harness, contradiction: Case):
    harness.service.ask(contradiction, "auto", ESTIMATED)
    harness.work()
    harness.take_longest()
    first, second = harness.answers
    assert first.conflict == second.conflict != ()
    assert (first.posterior.exact, second.posterior.exact) == (False, True)
    assert second.upto == 5


def test_the_same_position_has_the_same_estimate(case: Case):
    request = InferenceRequest(case, "montecarlo", Tuning(samples=2_000))
    first, second = infer(request), infer(request)
    assert (first.posterior.marginals == second.posterior.marginals).all()
    assert first.posterior.stderr.max() > 0


@pytest.mark.parametrize(
    ("engine", "kept"),
    [
        ("exact", Tuning()),
        ("centre", Tuning()),
        ("montecarlo", Tuning(samples=99, seconds=5.0)),
        ("auto", Tuning(samples=99, seconds=5.0, budget=7)),
    ],
)
def test_an_engine_is_told_only_what_concerns_it(engine: str, kept: Tuning):
    assert relevant_tuning(engine, Tuning(samples=99, seconds=5.0, budget=7)) == kept


def test_a_tuning_that_concerns_another_engine_is_no_other_question(harness: Harness, case: Case):
    harness.service.ask(case, "exact")
    harness.work()
    harness.service.ask(case, "exact", Tuning(samples=5, budget=3))
    assert harness.answers[0] is harness.answers[1]


def test_a_reply_is_late_only_after_a_while(harness: Harness, case: Case):
    harness.service.ask(case, "exact")
    harness.work()
    harness.become_late()
    assert harness.service.wait is Wait.NONE, "it was there before"
    harness.service.ask(case.upto(0), "exact")
    deliver(harness.app)
    assert harness.service.wait is Wait.SHORT
    harness.become_late()
    assert harness.service.wait is Wait.LONG


def test_while_it_is_silent_it_only_says_what_contradictions_need(harness, case):
    harness.service.set_silent(True)
    harness.service.ask(case, "exact")
    assert harness.service.consistency is None
    harness.work()
    assert harness.service.consistency == Consistency(case, len(case.events), ())
    assert (harness.answers, harness.waits, harness.marked) == ([], [], [])
    harness.service.set_silent(False)
    assert [reply.request.case for reply in harness.answers] == [case]


# --- as people play


def test_people_are_weighed_once_after_the_numbers_and_remembered(harness: Harness, case: Case):
    harness.service.ask(case, "auto", people=())
    harness.work()
    assert (harness.answers, len(harness.waits)) == ([], 1), "the sheet is not painted twice"
    harness.work()
    harness.service.ask(case, "auto", people=())
    assert harness.work() == 0
    first, again = harness.answers
    assert first is again
    expected = believe(case, answer(case), shipped()).posterior
    assert (first.posterior.marginals == expected.marginals).all()
    assert (first.plain.marginals != first.posterior.marginals).any()
    certain = np.isin(first.plain.marginals, (0.0, 1.0))
    assert (first.posterior.marginals[certain] == first.plain.marginals[certain]).all()


def test_while_people_are_weighed_the_numbers_of_the_cards_are_shown_as_old(harness: Harness, case: Case):
    harness.service.ask(case, "auto", people=())
    harness.work()
    harness.become_late()
    assert harness.service.wait is Wait.LONG
    assert harness.service.reply.awaits_people
    assert harness.answers == []
    harness.service.ask(case.upto(3), "auto", people=())
    assert harness.work() == 1, "nobody wants the others any more"
    harness.work()
    assert [reply.request.case for reply in harness.answers] == [case.upto(3)]


@pytest.mark.parametrize(("engine", "entries", "why"), [("montecarlo", 12, "only where"), ("auto", 1, "no one else")])
def test_where_people_cannot_be_weighed_the_numbers_stand_and_that_is_said(harness, case, engine, entries, why):
    harness.service.ask(case.upto(entries), engine, ESTIMATED if engine == "montecarlo" else Tuning(), people=())
    harness.work()
    harness.work()
    (reply,) = harness.answers
    assert reply.people is None
    assert why in reply.not_weighed
    said = engine_words(reply, reply.posterior)
    assert "as the cards say" in said.caption
    assert not said.people


def test_an_estimate_is_weighed_once_the_exact_numbers_are_there(harness: Harness, case: Case):
    harness.service.ask(case, "auto", ESTIMATED, people=())
    harness.work()
    harness.take_longest()
    assert [reply.people for reply in harness.answers] == [None]
    harness.work()
    assert harness.answers[-1].people is not None


def test_in_silence_nobody_is_weighed(harness: Harness, case: Case):
    harness.service.set_silent(True)
    harness.service.ask(case, "auto", people=())
    harness.work()
    assert harness.work() == 0
    harness.service.set_silent(False)
    harness.work()
    assert harness.answers[-1].people is not None


def test_what_breaks_while_people_are_weighed_leaves_the_numbers(harness: Harness, case: Case, monkeypatch):
    harness.service.ask(case, "auto", people=())
    harness.work()
    monkeypatch.setattr(belief_module, "believe", lambda *_, **__: 1 // 0)
    harness.work()
    assert "ZeroDivisionError" in harness.failures[0]
    assert harness.answers[-1].posterior is not None
    assert harness.answers[-1].people is None
