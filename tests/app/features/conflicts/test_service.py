"""The services behind contradictions: off the GUI thread, the latest question wins, what nobody wants is given up."""

from dataclasses import replace

import pytest

from app.features.conflicts import ConflictService, EntryCheckService, check_entry
from app.features.entry.state import APPEND, Aim, PendingEntry, Target
from core.conflicts.conflicts import REMOVE
from core.evidence.evidence import SETUP
from core.model.case import Case
from tests.app.conftest import DECK, IMPOSSIBLE
from tests.app.features.listening import Listener
from tests.app.tasks.patient import deliver
from tests.notation import parse_event

AGAIN = "Dot: Mrs White, Spanner, Hall; Ann passes, Bob passes, Cid passes, nobody shows"
AGAINST_MY_HAND = "Cid: Miss Scarlett, Rope, Hall; Dot passes, Ann passes, Bob shows"


def pending(case: Case, line: str, target: Target = APPEND) -> PendingEntry:
    return PendingEntry(case, parse_event(line, DECK), target)


def test_what_would_conflict_is_foreseen_with_its_reason_wherever_it_goes_but_a_correction_not_with_what_it_corrects(
    case,
):
    warned = check_entry(pending(case, IMPOSSIBLE))
    assert warned.conflict == (4, 5)
    assert warned.reason.steps[0] == "Cid showed you the Spanner (entry 5)."

    for at in range(6):
        warned = check_entry(pending(case, IMPOSSIBLE, Target(Aim.INSERT, at)))
        assert warned.conflict == (4, 5)

    assert check_entry(pending(case, "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows")) is None

    event = replace(case.events[4], shown=DECK.card("Hall"))
    assert check_entry(PendingEntry(case, event, Target(Aim.CORRECT, 4))) is None
    assert check_entry(PendingEntry(case, event, Target(Aim.CORRECT, 3))) is None, "Cid may have shown both"
    against = pending(case, IMPOSSIBLE, Target(Aim.CORRECT, 1))
    assert check_entry(against).conflict == (1, 4)


@pytest.fixture
def ahead(qapp) -> Listener:
    """Foresight with a worker that is always busy."""
    return Listener(qapp, EntryCheckService, "warned", "cleared", "failed")


def warnings(ahead: Listener) -> list[object]:
    return [said for said in ahead.heard if said != "cleared"]


def test_an_entry_is_looked_at_when_it_has_stayed_as_it_is_for_a_moment(ahead, case, qtbot):
    fine = pending(case, "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows")
    for one in (fine, pending(case, AGAIN), pending(case, IMPOSSIBLE)):
        ahead.service.follow(one)
    assert ahead.quick.waiting == []
    qtbot.waitUntil(lambda: len(ahead.quick.waiting) == 1)
    assert ahead.work() == 1
    assert [warned.pending.event for warned in warnings(ahead)] == [parse_event(IMPOSSIBLE, DECK)]


def test_what_is_given_up_is_not_begun_and_a_warning_that_comes_too_late_is_not_said(ahead, case, qtbot):
    for is_begun in (False, True):
        ahead.take()
        ahead.service.follow(pending(case, IMPOSSIBLE))
        qtbot.waitUntil(lambda: len(ahead.quick.waiting) == 1)
        if is_begun:
            ahead.quick.work()
        ahead.service.follow(None)
        assert ahead.work() == 0
        assert ahead.heard == ["cleared"] * 2
        assert not ahead.service._delay.isActive(), "nor is anything else"
        assert ahead.quick.waiting == []


def test_a_foresight_that_breaks_is_said(ahead, case, qtbot, monkeypatch):
    monkeypatch.setattr("core.conflicts.conflicts.conflict_if_entered", lambda *_: 1 // 0)
    ahead.service.follow(pending(case, IMPOSSIBLE))
    qtbot.waitUntil(lambda: len(ahead.quick.waiting) == 1)
    ahead.work()
    assert "ZeroDivisionError" in warnings(ahead)[0]


@pytest.fixture
def harness(qapp) -> Listener:
    """The service with workers that are always busy; the slow one does what can wait."""
    return Listener(qapp, ConflictService, "conflicts_found", "failed")


@pytest.fixture
def corrected(harness: Listener) -> list[tuple[object, object]]:
    """The corrections that were found, each with what they are of."""
    found: list[tuple[object, object]] = []
    harness.service.corrections_found.connect(lambda conflict, corrections: found.append((conflict, corrections)))
    return found


def test_conflicts_of_a_case_and_corrections_are_found_once_and_keep_no_answer_waiting(
    harness, corrected, contradiction
):
    harness.service.ask(contradiction)
    harness.service.ask(contradiction)
    assert harness.work(harness.slow) == 1
    harness.service.ask(contradiction)
    assert harness.work() == 0
    ((conflict,),) = harness.heard
    harness.service.find_corrections(conflict)
    assert harness.work(harness.slow) == 1
    assert harness.quick.waiting == []
    harness.service.find_corrections(conflict)
    assert harness.work() == 0
    (first, corrections), second = corrected
    assert (first, corrections) == second
    assert {correction.event for correction in corrections if correction.change == REMOVE} == {4, 5}


def test_corrections_that_come_too_late_are_not_said(harness, corrected, contradiction):
    harness.service.ask(contradiction)
    harness.work()
    ((conflict,),) = harness.heard
    harness.service.find_corrections(conflict)
    harness.slow.work()
    harness.service.forget()
    deliver(harness.app)
    assert corrected == []
    harness.service.find_corrections(conflict)
    assert harness.work() == 0, "a conflict of another case"


def test_the_conflicts_of_the_latest_case_are_found(harness, contradiction):
    other = contradiction.appended(parse_event(AGAINST_MY_HAND, DECK))
    harness.service.ask(contradiction)
    harness.service.ask(other)
    harness.work()
    assert [[conflict.conflict for conflict in found] for found in harness.heard] == [[(4, 5), (6, SETUP)]]
    assert harness.heard[0][1].reason.setup == ("your hand",)


def test_a_search_that_breaks_is_said(harness, contradiction, monkeypatch):
    harness.service.ask(contradiction)
    harness.work()
    ((conflict,),) = harness.take()
    monkeypatch.setattr("core.conflicts.conflicts.corrections", lambda *_: 1 // 0)
    harness.service.find_corrections(conflict)
    harness.work()
    monkeypatch.setattr("core.conflicts.conflicts.find_conflicts", lambda *_: 1 // 0)
    harness.service.ask(contradiction.deleted(0))
    harness.work()
    assert len(harness.heard) == 2
    assert all("ZeroDivisionError" in said for said in harness.heard)
