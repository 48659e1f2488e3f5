"""What suggestions would bring: found out in the order in which somebody wants to know it, and once only."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import pytest

from app.features.advice.service import (
    MOST_REVEALED,
    AdviceReport,
    AdviceRequest,
    AdviceTopic,
    ForecastService,
    SuggestionForecasts,
    which_to_show,
)
from core.checkpoint import stopped_by
from core.model.cards import Category, Triple
from core.model.case import Case
from core.model.events import Suggestion
from core.policies.showing import showings
from core.policies.suggesting import forecasts as planned
from core.policies.suggesting import revealed_bits
from core.situation.situation import Situation
from tests.app.advices import DECK, advice_of, advised, three

GUESS, OTHER = three("Mrs White", "Rope", "Hall"), three("Mrs Peacock", "Dagger", "Lounge")


@pytest.fixture
def situation(case: Case) -> Situation:
    return Situation.of(case)


def test_it_knows_what_the_planner_says_and_does_not_reckon_again(situation):
    forecasts = SuggestionForecasts()
    forecasts.add_outcomes(situation, [GUESS, OTHER])
    forecasts.add_revealed_bits(situation, [GUESS, OTHER])
    assert forecasts.outcomes == {cards: planned(situation, cards) for cards in (GUESS, OTHER)}
    assert list(forecasts.revealed_bits[OTHER]) == ["Bob", "Cid", "Dot"]
    assert [list(one.values()) for one in forecasts.revealed_bits.values()] == revealed_bits(
        situation, [GUESS, OTHER]
    ).tolist()

    forecasts = SuggestionForecasts({GUESS: ()}, {GUESS: {}})
    forecasts.add_outcomes(situation, [GUESS])
    forecasts.add_revealed_bits(situation, [GUESS])
    assert (forecasts.outcomes[GUESS], forecasts.revealed_bits[GUESS]) == ((), {})


def test_which_card_to_show_is_seen_from_the_moment_after_the_question(case):
    asked = Suggestion("Bob", three("Miss Scarlett", "Candlestick", "Hall"), ("Cid", "Dot"), "Ann")
    found = which_to_show(Situation.of(case), asked)
    hand = (DECK.card("Miss Scarlett"), DECK.card("Candlestick"))
    assert {one.card for one in found} == set(hand)
    assert found == showings(Situation.of(case.appended(asked)), asked, hand)


class Harness:
    """Keeps what is asked until somebody does it."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.errands: list[tuple[Callable[[Situation], None], Callable[[Future[None]], None]]] = []

    def run_with_situation(self, work: Callable[[Situation], None], deliver: Callable[[Future[None]], None]) -> None:
        self.errands.append((work, deliver))

    def do(self) -> None:
        """Do the one thing that is to be done."""
        ((work, deliver),) = self.errands
        self.errands.clear()
        future: Future[None] = Future()
        try:
            future.set_result(work(self.situation))
        except ArithmeticError as error:
            future.set_exception(error)
        deliver(future)


@pytest.fixture
def harness(situation: Situation) -> Harness:
    return Harness(situation)


@pytest.fixture
def service(qtbot, harness: Harness) -> ForecastService:
    return ForecastService(harness)  # type: ignore[arg-type]


@pytest.fixture
def report(case: Case) -> AdviceReport:
    return AdviceReport(AdviceRequest(AdviceTopic(case)), advice_of((replace(advised(), answers=()),)))


def rows() -> list[Triple]:
    """A suggestion for each room."""
    return [(*GUESS[:2], room) for room in DECK.of(Category.ROOM)]


def test_the_answers_that_the_advice_names_are_known_at_once(service, report):
    service.follow(replace(report, advice=advice_of((advised(GUESS), advised(OTHER)))))
    assert service.forecasts.outcomes == {GUESS: advised(GUESS).answers, OTHER: advised(OTHER).answers}


def test_answers_come_before_what_is_told_and_the_current_one_first(service, harness, report):
    service.follow(report)
    service.point_at(OTHER)
    service.list_rows(rows())
    harness.do()
    assert set(service.forecasts.outcomes) == {OTHER}
    harness.do()
    assert set(service.forecasts.outcomes) == {OTHER, *rows()}
    assert not service.forecasts.revealed_bits
    harness.do()
    assert set(service.forecasts.revealed_bits) == {OTHER, *rows()[:MOST_REVEALED]}
    assert not harness.errands
    service.stop()
    service.point_at(GUESS)
    assert not harness.errands, "when nobody wants to know, nothing is asked"


def test_another_report_is_not_kept_waiting_by_the_one_before(service, harness, report):
    service.follow(report)
    service.point_at(GUESS)
    ((_, deliver),) = harness.errands
    harness.errands.clear()
    service.follow(replace(report, request=AdviceRequest(AdviceTopic(report.case, is_exact=True))))
    service.point_at(OTHER)
    deliver(Future())  # what was asked before, and is of no interest any more
    assert len(harness.errands) == 1
    harness.do()
    assert set(service.forecasts.outcomes) == {OTHER}


def test_what_was_found_is_remembered(service, harness, report):
    service.follow(report)
    service.point_at(GUESS)
    harness.do()
    harness.do()
    service.follow(replace(report, request=AdviceRequest(AdviceTopic(report.case, is_exact=True))))
    assert not service.forecasts.outcomes
    service.follow(report)
    service.point_at(GUESS)
    assert GUESS in service.forecasts.revealed_bits
    assert not harness.errands


def test_a_failure_is_told_once(service, harness, report, qtbot):
    def fail() -> None:
        raise ArithmeticError("no such luck")

    harness.situation = Situation.of(report.case)
    service.follow(report)
    service.point_at(GUESS)
    with qtbot.waitSignal(service.failed) as told_so, stopped_by(fail):
        harness.do()
    assert "no such luck" in told_so.args[0]
    service.point_at(OTHER)
    assert not harness.errands
