"""What the services of the window let their workers do ends at its next checkpoint once it is not wanted any more."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtGui import QFont

from app.features.advice.service import AdviceRequest, AdviceService, AdviceTopic, SituationBuilder, advise
from app.features.charts.contents import ComparisonRequest, history_of, next_row
from app.features.conflicts import check_entry, conflicts_of, find_corrections
from app.features.entry.state import APPEND, PendingEntry
from app.features.events.service import TimelineJob, TimelineRequest
from app.features.explain import ExplainRequest, Finding, find, with_dependence
from app.features.game_over.dialog import check_result
from app.features.hands import find as find_hands
from app.features.own_sheet import check_marks, find_hint, find_out
from app.features.printing.pages import PrintJob, ReportParts, make_report
from app.features.review.view import ReviewRequest, make_review
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceRequest, infer, refine, weigh
from core.checkpoint import CancelledError, checkpoint, stopped_by
from core.engines.driver import answer
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import Ending
from core.model.seats import Holder
from core.practice.marks import Mark, Says
from tests.app.features.listening import Listener
from tests.app.showing import numbers
from tests.app.tasks.patient import deliver

Work = Callable[[], object]


def stop() -> None:
    raise CancelledError


def cell_of(case: Case) -> tuple[Card, Holder]:
    return case.setup.deck.card("Rope"), "Dot"


def weighing(case: Case) -> Work:
    return partial(weigh, replace(numbers(case, answer(case)), request=InferenceRequest(case, people=())))


def timeline(case: Case) -> Work:
    return TimelineJob(TimelineRequest(case), PosteriorCache(), numbers(case, answer(case.upto(0)))).next_update


def advice(case: Case) -> Work:
    return partial(advise, SituationBuilder(AdviceTopic(case), None), AdviceRequest(AdviceTopic(case)))


def dependence(case: Case) -> Work:
    return partial(with_dependence, Finding(ExplainRequest(case, *cell_of(case)), goes_on=True), PosteriorCache())


def report(case: Case) -> Work:
    return partial(make_report, PrintJob(case, "Friday", ReportParts(), QFont()), lambda *_: (), PosteriorCache())


def own_sheet(work: Callable[..., object]) -> Callable[[Case], Work]:
    return lambda case: partial(work, case, (Mark(*cell_of(case), Says.YES),), PosteriorCache())


WORK: dict[str, Callable[[Case], Work]] = {
    "numbers": lambda case: partial(infer, InferenceRequest(case)),
    "exact numbers": lambda case: partial(refine, numbers(case, answer(case), awaits_exact=True)),
    "as people play": weighing,
    "timeline": timeline,
    "advice": advice,
    "chart of cells": lambda case: partial(history_of, case, (cell_of(case),), PosteriorCache(), None),
    "comparison of engines": lambda case: partial(next_row, ComparisonRequest(case), ()),
    "reasons": lambda case: partial(find, ExplainRequest(case, *cell_of(case))),
    "dependence": dependence,
    "hands": lambda case: partial(find_hands, case, "Bob"),
    "result": lambda case: partial(check_result, case, Ending()),
    "marks": own_sheet(check_marks),
    "hint": own_sheet(partial(find_hint, 1)),
    "reasons of a mark": lambda case: partial(find_out, case, Mark(*cell_of(case), Says.YES)),
    "report": report,
    "review": lambda case: partial(make_review, ReviewRequest(case, None), PosteriorCache(), lambda _: None),
}


@pytest.mark.parametrize("prepare", WORK.values(), ids=[*WORK])
def test_work_that_nobody_wants_any_more_is_given_up(case, prepare):
    work = prepare(case)
    with stopped_by(stop), pytest.raises(CancelledError):
        work()


def test_work_on_a_contradiction_is_given_up_too(case, contradiction):
    every = conflicts_of(contradiction)
    for work in (
        partial(conflicts_of, contradiction),
        partial(find_corrections, every[0], every),
        partial(check_entry, PendingEntry(case, contradiction.events[-1], APPEND)),
    ):
        with stopped_by(stop), pytest.raises(CancelledError):
            work()


@pytest.fixture
def advised(qapp, case: Case) -> Listener:
    """A game whose advice a worker is to work out."""
    made = Listener(qapp, AdviceService)
    made.service.watch_from("test", True)
    made.game.answer(numbers(case, answer(case)))
    deliver(qapp)
    return made


def test_advice_under_way_is_given_up_when_the_sheet_has_a_new_question(advised):
    work = advised.begin()
    advised.game.wait()
    with pytest.raises(CancelledError):
        work()


def test_advice_is_given_up_within_too(advised, monkeypatch):

    def advise_for_ever(*_: object) -> None:
        advised.game.wait()
        checkpoint()

    monkeypatch.setattr("core.advice.advice.advise", advise_for_ever)
    with pytest.raises(CancelledError):
        advised.begin()()


def test_what_else_is_asked_about_the_situation_is_given_up_with_the_advice(advised):
    advised.finish()
    assert advised.service.report is not None

    def work(_: object) -> None:
        advised.game.wait()
        checkpoint()

    advised.service.run_with_situation(work, lambda _: None)
    deliver(advised.app)
    with pytest.raises(CancelledError):
        advised.begin()()


def test_advice_that_comes_too_late_is_not_given(advised):
    advised.slow.work()
    advised.service.choose("velma", advised.service.response, 0)
    deliver(advised.app)
    assert advised.service.report is None
