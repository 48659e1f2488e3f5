"""The services behind contradictions: off the GUI thread, the latest question wins, what nobody wants is given up."""

from dataclasses import replace

import pytest

from app.features.conflicts import (
    ConflictService,
    EntryCheckService,
    ExplainedConflict,
    check_entry,
    conflicts_of,
    find_corrections,
)
from app.features.entry.state import APPEND, Aim, PendingEntry, Target
from app.tasks.background import Background, CancellationToken
from core.checkpoint import CancelledError, stopped_by
from core.conflicts.conflicts import REMOVE
from core.evidence.evidence import SETUP
from core.model.case import Case
from tests.app.conftest import DECK, IMPOSSIBLE
from tests.app.tasks.patient import Patient, deliver
from tests.notation import parse_event

AGAIN = "Dot: Mrs White, Spanner, Hall; Ann passes, Bob passes, Cid passes, nobody shows"
AGAINST_MY_HAND = "Cid: Miss Scarlett, Rope, Hall; Dot passes, Ann passes, Bob shows"


def pending(case: Case, line: str, target: Target = APPEND) -> PendingEntry:
    return PendingEntry(case, parse_event(line, DECK), target)


def withdrawn() -> CancellationToken:
    token = CancellationToken()
    token.cancel()
    return token


# --- what an entry would contradict


def test_what_would_conflict_is_foreseen_with_its_reason(case: Case):
    warned = check_entry(pending(case, IMPOSSIBLE))
    assert warned.conflict == (4, 5)
    assert warned.reason.steps[0] == "Cid showed you the Spanner (entry 5)."


def test_what_fits_is_no_warning_and_what_nobody_wants_is_given_up(case: Case):
    assert check_entry(pending(case, "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows")) is None
    with stopped_by(withdrawn().check), pytest.raises(CancelledError):
        check_entry(pending(case, IMPOSSIBLE))


def test_what_goes_before_another_is_told_with_the_numbers_of_the_list(case: Case):
    for at in range(6):
        warned = check_entry(pending(case, IMPOSSIBLE, Target(Aim.INSERT, at)))
        assert warned.conflict == (4, 5)


def test_a_correction_does_not_conflict_with_what_it_corrects(case: Case):
    event = replace(case.events[4], shown=DECK.card("Hall"))
    assert check_entry(PendingEntry(case, event, Target(Aim.CORRECT, 4))) is None
    assert check_entry(PendingEntry(case, event, Target(Aim.CORRECT, 3))) is None, "Cid may have shown both"
    against = pending(case, IMPOSSIBLE, Target(Aim.CORRECT, 1))
    assert check_entry(against).conflict == (1, 4)


class Ahead:
    """Foresight with a worker that is always busy, and all it has said."""

    def __init__(self, qapp) -> None:
        self.app, self.worker = qapp, Patient()
        self.foresight = EntryCheckService(Background(self.worker))
        self.warned, self.cleared, self.failed = [], [], []
        self.foresight.warned.connect(self.warned.append)
        self.foresight.cleared.connect(lambda: self.cleared.append(1))
        self.foresight.failed.connect(self.failed.append)

    def work(self) -> int:
        done = self.worker.work()
        deliver(self.app)
        return done


@pytest.fixture
def ahead(qapp) -> Ahead:
    return Ahead(qapp)


def test_an_entry_is_looked_at_when_it_has_stayed_as_it_is_for_a_moment(ahead: Ahead, case: Case, qtbot):
    fine = pending(case, "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows")
    for one in (fine, pending(case, AGAIN), pending(case, IMPOSSIBLE)):
        ahead.foresight.follow(one)
    assert ahead.worker.waiting == []
    qtbot.waitUntil(lambda: len(ahead.worker.waiting) == 1)
    assert ahead.work() == 1
    assert [warned.pending.event for warned in ahead.warned] == [parse_event(IMPOSSIBLE, DECK)]


def test_a_warning_that_comes_too_late_is_not_said(ahead: Ahead, case: Case, qtbot):
    ahead.foresight.follow(pending(case, IMPOSSIBLE))
    qtbot.waitUntil(lambda: len(ahead.worker.waiting) == 1)
    ahead.worker.work()
    ahead.foresight.follow(None)
    deliver(ahead.app)
    assert ahead.warned == []
    assert len(ahead.cleared) == 2


def test_what_is_given_up_before_it_begins_is_never_begun(ahead: Ahead, case: Case, qtbot):
    ahead.foresight.follow(pending(case, IMPOSSIBLE))
    qtbot.waitUntil(lambda: len(ahead.worker.waiting) == 1)
    ahead.foresight.follow(None)
    assert ahead.work() == 0
    assert not ahead.foresight._delay.isActive(), "nor is anything else"
    deliver(ahead.app)
    assert ahead.worker.waiting == []


def test_a_foresight_that_breaks_is_said(ahead: Ahead, case: Case, qtbot, monkeypatch):
    monkeypatch.setattr("core.conflicts.conflicts.conflict_if_entered", lambda *_: 1 // 0)
    ahead.foresight.follow(pending(case, IMPOSSIBLE))
    qtbot.waitUntil(lambda: len(ahead.worker.waiting) == 1)
    ahead.work()
    assert "ZeroDivisionError" in ahead.failed[0]


# --- what conflicts, and what resolves it


class Harness:
    """A service with workers that are always busy, and all it has said; ``worker`` does what can wait."""

    def __init__(self, qapp) -> None:
        self.app, self.urgent, self.worker = qapp, Patient(), Patient()
        self.service = ConflictService(Background(self.urgent, self.worker))
        self.found: list[tuple[ExplainedConflict, ...]] = []
        self.corrected, self.failed = [], []
        self.service.conflicts_found.connect(self.found.append)
        self.service.corrections_found.connect(
            lambda conflict, corrections: self.corrected.append((conflict, corrections))
        )
        self.service.failed.connect(self.failed.append)

    def work(self) -> int:
        done = self.worker.work()
        deliver(self.app)
        return done


@pytest.fixture
def harness(qapp) -> Harness:
    return Harness(qapp)


def test_the_next_answer_does_not_wait_until_all_conflicts_are_found(harness: Harness, contradiction: Case):
    harness.service.ask(contradiction)
    assert harness.work() == 1
    harness.service.find_corrections(harness.found[0][0])
    assert harness.work() == 1
    assert harness.urgent.waiting == []


def test_the_conflicts_of_the_latest_case_are_found(harness: Harness, contradiction: Case):
    other = contradiction.appended(parse_event(AGAINST_MY_HAND, DECK))
    harness.service.ask(contradiction)
    harness.service.ask(other)
    harness.work()
    assert [[conflict.conflict for conflict in found] for found in harness.found] == [[(4, 5), (6, SETUP)]]
    assert harness.found[0][1].reason.setup == ("your hand",)


def test_the_same_case_is_looked_at_once(harness: Harness, contradiction: Case):
    harness.service.ask(contradiction)
    harness.service.ask(contradiction)
    assert harness.work() == 1
    harness.service.ask(contradiction)
    assert harness.work() == 0


def test_corrections_are_found_and_remembered(harness: Harness, contradiction: Case):
    harness.service.ask(contradiction)
    harness.work()
    ((conflict,),) = harness.found
    harness.service.find_corrections(conflict)
    harness.work()
    harness.service.find_corrections(conflict)
    assert harness.work() == 0
    (first, corrections), second = harness.corrected
    assert (first, corrections) == second
    assert {correction.event for correction in corrections if correction.change == REMOVE} == {4, 5}


def test_what_comes_too_late_is_not_said(harness: Harness, contradiction: Case):
    harness.service.ask(contradiction)
    harness.work()
    ((conflict,),) = harness.found
    harness.service.find_corrections(conflict)
    harness.worker.work()
    harness.service.forget()
    deliver(harness.app)
    assert harness.corrected == []
    harness.service.find_corrections(conflict)
    assert harness.work() == 0, "a conflict of another case"


def test_what_nobody_wants_is_given_up(contradiction: Case):
    (conflict,) = conflicts_of(contradiction)
    with stopped_by(withdrawn().check), pytest.raises(CancelledError):
        conflicts_of(contradiction)
    with stopped_by(withdrawn().check), pytest.raises(CancelledError):
        find_corrections(conflict, (conflict,))


def test_a_search_that_breaks_is_said(harness: Harness, contradiction: Case, monkeypatch):
    harness.service.ask(contradiction)
    harness.work()
    ((conflict,),) = harness.found
    monkeypatch.setattr("core.conflicts.conflicts.corrections", lambda *_: 1 // 0)
    harness.service.find_corrections(conflict)
    harness.work()
    monkeypatch.setattr("core.conflicts.conflicts.find_conflicts", lambda *_: 1 // 0)
    harness.service.ask(contradiction.deleted(0))
    harness.work()
    assert len(harness.failed) == 2
    assert all("ZeroDivisionError" in said for said in harness.failed)
