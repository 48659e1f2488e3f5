"""Advice in the window: for the case on the screen, while somebody looks, and never for another."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.features.advice.service import AdviceReport, AdviceService
from app.shell.main_window import MainWindow
from core.belief import belief
from core.engines.driver import answer
from core.formats.case_file import write_case
from core.history.history import History
from core.model.case import Case
from core.model.events import Move
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
