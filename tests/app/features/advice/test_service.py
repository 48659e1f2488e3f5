"""Advice and forecasts: for the case on the screen, while somebody looks, in the order in which it is wanted."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from app.features.advice.service import (
    MOST_REVEALED,
    AdviceReport,
    AdviceRequest,
    AdviceService,
    AdviceTopic,
    ForecastService,
    SuggestionForecasts,
    which_to_show,
)
from app.shell.main_window import MainWindow
from core.belief import belief
from core.checkpoint import stopped_by
from core.engines.driver import answer
from core.formats.case_file import write_case
from core.history.history import History
from core.model.cards import Category, Triple
from core.model.case import Case
from core.model.events import Move, Suggestion
from core.policies.showing import showings
from core.policies.suggesting import forecasts as planned
from core.policies.suggesting import revealed_bits
from core.situation.situation import Situation
from tests.app.advices import DECK, advice_of, advised, three
from tests.app.settling import finish
from tests.app.showing import replies_of


@pytest.fixture
def service(window: MainWindow) -> Iterator[AdviceService]:
    """The service of the window, at which nobody looks afterwards."""
    found = window.findChild(AdviceService)
    assert found is not None
    yield found
    found.watch_from("test", False)


@pytest.fixture
def opened(window: MainWindow, service: AdviceService, played: Case, tmp_path: Path) -> MainWindow:
    path = tmp_path / "Friday.case.json"
    write_case(played, path)
    window.open_path(path)
    return window


def _advised(qtbot, service: AdviceService, done: Callable[[AdviceReport], bool]) -> AdviceReport:
    qtbot.waitUntil(lambda: service.report is not None and done(service.report))
    assert service.report is not None
    return service.report


def test_it_is_for_the_case_and_the_roll_once_somebody_looks_and_in_the_past_for_no_roll(
    qtbot, opened, service, played
):
    qtbot.waitUntil(lambda: opened.page.sheet.is_fresh)
    with qtbot.assertNotEmitted(service.advised):
        service.set_roll(7)
        finish(opened)
    assert service.report is None
    service.set_roll(None)

    service.watch_from("test", True)
    before = _advised(qtbot, service, lambda report: report.request.roll is None and report.rivals is not None)
    assert before.case == played
    assert {move.to for move in before.advice.moves} == set(played.setup.deck.of(before.advice.moves[0].to.category))
    bits: list[float] = []
    service.run_with_situation(
        lambda situation: situation.cards.entropy_bits, lambda future: bits.append(future.result())
    )
    qtbot.waitUntil(lambda: bool(bits))
    assert bits == [before.advice.entropy_bits]

    service.set_roll(2)
    after = _advised(qtbot, service, lambda report: report.request.roll == 2)
    assert after.advice.mansion is not None
    assert after.advice.moves[0].chance == 1.0
    assert len(after.advice.moves) > 1
    assert played.setup.deck.card("Hall") not in [move.to for move in after.advice.moves]  # one has to leave it

    opened.session.look_back(2)
    past = _advised(qtbot, service, lambda report: len(report.case.events) == 2)
    assert past.request.roll is None
    opened.session.look_back(None)
    assert _advised(qtbot, service, lambda report: len(report.case.events) == 5).request.roll == 2


def test_the_roll_is_forgotten_with_the_next_entry_but_not_with_a_hunch_and_the_advice_never_lags(
    qtbot, opened, service, played
):
    seen: list[tuple[Case, Case | None]] = []
    service.advised.connect(lambda report: seen.append((report.case, opened.session.shown)))
    service.watch_from("test", True)
    service.set_roll(5)
    before = _advised(qtbot, service, lambda report: report.request.roll == 5)
    opened.session.hunch(played.setup.deck.card("Mrs White"), "Dot", 0.95)
    after = _advised(qtbot, service, lambda report: bool(report.case.hunches))
    assert after.request.roll == 5
    assert after.advice.entropy_bits == pytest.approx(answer(after.case).entropy_bits)
    assert after.advice.entropy_bits != pytest.approx(before.advice.entropy_bits)
    opened.session.undo()

    move = Move("Bob", played.setup.deck.card("Kitchen"), 5, "roll")
    opened.session.record(move)
    assert service.report is None
    assert service.roll is None
    report = _advised(qtbot, service, lambda report: report.request.roll is None)
    assert report.case.events[-1] == move
    opened.session.undo()
    assert _advised(qtbot, service, lambda report: report.case == played).request.roll is None
    assert all(case == shown for case, shown in seen)
    assert len(seen) >= 3


@pytest.mark.usefixtures("opened")
def test_settings_ask_anew(qtbot, service):
    usual = service.policy, service.response, service.accuse_from
    service.watch_from("test", True)
    assert _advised(qtbot, service, lambda _: True).advice.policy == "race"
    service.choose("velma", service.response, 0)
    assert _advised(qtbot, service, lambda report: report.request.policy == "velma").advice.policy == "velma"
    service.choose(service.policy, "habit", 0)
    assert _advised(qtbot, service, lambda report: report.request.topic.response == "habit").advice.policy == "velma"
    service.choose(*usual)


def test_a_spectator_and_a_contradiction_get_no_advice_but_words(qtbot, window, service, contradiction):
    said: list[str] = []
    service.failed.connect(said.append)
    service.watch_from("test", True)
    for case, word in ((replace(contradiction.setup, me=None, my_hand=()), "spectator"), (None, "contradict")):
        shown = contradiction if case is None else Case(case)
        window.session.open(History(shown), None, "Friday")
        qtbot.waitUntil(lambda word=word: bool(said) and word in said[-1])
        assert service.report is None


def test_advice_is_given_by_the_numbers_of_the_sheet_as_people_play(qtbot, opened, service, monkeypatch):
    replies = replies_of(opened.game)
    opened.commands.people.trigger()
    qtbot.waitUntil(lambda: bool(replies) and replies[-1].people is not None)
    monkeypatch.setattr(belief, "weighing_of", None)
    service.watch_from("test", True)
    _advised(qtbot, service, lambda report: report.request.topic.people == ())
    given: list[object] = []
    service.run_with_situation(lambda situation: situation.cards.posterior, lambda found: given.append(found.result()))
    qtbot.waitUntil(lambda: bool(given))
    assert given == [replies[-1].posterior]


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
def forecaster(qtbot, harness: Harness) -> ForecastService:
    return ForecastService(harness)  # type: ignore[arg-type]


@pytest.fixture
def report(case: Case) -> AdviceReport:
    return AdviceReport(AdviceRequest(AdviceTopic(case)), advice_of((replace(advised(), answers=()),)))


def rows() -> list[Triple]:
    """A suggestion for each room."""
    return [(*GUESS[:2], room) for room in DECK.of(Category.ROOM)]


def test_the_answers_that_the_advice_names_are_known_at_once(forecaster, report):
    forecaster.follow(replace(report, advice=advice_of((advised(GUESS), advised(OTHER)))))
    assert forecaster.forecasts.outcomes == {GUESS: advised(GUESS).answers, OTHER: advised(OTHER).answers}


def test_answers_come_before_what_is_told_and_the_current_one_first(forecaster, harness, report):
    forecaster.follow(report)
    forecaster.point_at(OTHER)
    forecaster.list_rows(rows())
    harness.do()
    assert set(forecaster.forecasts.outcomes) == {OTHER}
    harness.do()
    assert set(forecaster.forecasts.outcomes) == {OTHER, *rows()}
    assert not forecaster.forecasts.revealed_bits
    harness.do()
    assert set(forecaster.forecasts.revealed_bits) == {OTHER, *rows()[:MOST_REVEALED]}
    assert not harness.errands
    forecaster.stop()
    forecaster.point_at(GUESS)
    assert not harness.errands, "when nobody wants to know, nothing is asked"


def test_another_report_is_not_kept_waiting_by_the_one_before(forecaster, harness, report):
    forecaster.follow(report)
    forecaster.point_at(GUESS)
    ((_, deliver),) = harness.errands
    harness.errands.clear()
    forecaster.follow(replace(report, request=AdviceRequest(AdviceTopic(report.case, is_exact=True))))
    forecaster.point_at(OTHER)
    deliver(Future())  # what was asked before, and is of no interest any more
    assert len(harness.errands) == 1
    harness.do()
    assert set(forecaster.forecasts.outcomes) == {OTHER}


def test_what_was_found_is_remembered(forecaster, harness, report):
    forecaster.follow(report)
    forecaster.point_at(GUESS)
    harness.do()
    harness.do()
    forecaster.follow(replace(report, request=AdviceRequest(AdviceTopic(report.case, is_exact=True))))
    assert not forecaster.forecasts.outcomes
    forecaster.follow(report)
    forecaster.point_at(GUESS)
    assert GUESS in forecaster.forecasts.revealed_bits
    assert not harness.errands


def test_a_failure_is_told_once(forecaster, harness, report, qtbot):
    def fail() -> None:
        raise ArithmeticError("no such luck")

    harness.situation = Situation.of(report.case)
    forecaster.follow(report)
    forecaster.point_at(GUESS)
    with qtbot.waitSignal(forecaster.failed) as told_so, stopped_by(fail):
        harness.do()
    assert "no such luck" in told_so.args[0]
    forecaster.point_at(OTHER)
    assert not harness.errands
