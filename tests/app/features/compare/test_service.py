"""The service behind the comparison: it follows the sheet, goes after it, and costs nothing while nobody looks."""

import pytest

from app.features.compare.service import REMEMBERED, ComparisonRequest, ComparisonService, next_row
from app.tasks.background import Background, CancellationToken
from app.tasks.inference import InferenceReply, InferenceRequest
from core.engines import comparison
from core.engines.comparison import EngineVariant, variants
from core.engines.contract import CancelledError
from core.engines.tuning import Tuning
from core.model.case import Case
from tests.app.showing import Playing
from tests.app.tasks.patient import Patient, deliver


class Looker:
    """A service whose workers do nothing until they are told to, and all that it has said."""

    def __init__(self, qapp) -> None:
        self.app, self.slow = qapp, Patient()
        self.service = ComparisonService(Background(Patient(), self.slow))
        self.game = Playing(self.service.show)
        self.said, self.rows = [], []
        self.service.compared.connect(self.take)
        self.service.contradicted.connect(self.said.append)
        self.service.waiting.connect(lambda: self.said.append("held"))
        self.service.emptied.connect(lambda _: self.said.append("emptied"))

    def take(self, case: Case, known) -> None:
        if len(known) <= len(self.rows):  # it begins
            self.said.append(len(case.events))
        self.rows = list(known)

    def work(self) -> int:
        """Do what waits, and deliver it; return how much that was."""
        done = self.slow.work()
        deliver(self.app)
        return done

    def finish(self) -> None:
        while self.work():
            pass

    @property
    def variants(self) -> list[EngineVariant]:
        return [row.variant for row in self.rows]


def reply(case: Case, conflict=(), **more) -> InferenceReply:
    return InferenceReply(InferenceRequest(case), None, len(case.events), conflict, **more)


@pytest.fixture
def looker(qapp) -> Looker:
    return Looker(qapp)


@pytest.fixture
def watching(looker: Looker) -> Looker:
    looker.service.watch(True)
    looker.said.clear()
    return looker


def test_rows_come_one_after_the_other(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    assert watching.said == [5]
    assert watching.rows == []
    for n in range(1, 5):
        assert watching.work() == 1
        assert watching.variants == list(variants(case))[:n]
    assert watching.work() == 0
    assert all(row.difference is not None for row in watching.rows if not row.variant.is_exact)


def test_it_costs_nothing_while_nobody_looks(looker: Looker, case: Case):
    looker.game.answer(reply(case))
    looker.game.answer(reply(case.upto(3)))
    assert looker.work() == 0
    assert looker.said == []
    looker.service.watch(True)
    assert looker.said == [3]
    assert looker.work() == 1
    looker.service.watch(False)
    assert looker.work() == 0


def test_a_new_question_of_the_sheet_takes_back_what_waits(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    watching.game.wait()
    assert watching.said == [5, "held"]
    assert watching.work() == 0
    watching.game.answer(reply(case.upto(2)))
    watching.finish()
    assert watching.said == [5, "held", 2]
    assert len(watching.rows) == len(variants(case.upto(2)))


def test_a_new_question_of_the_sheet_ends_what_is_under_way(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    ((future, begun),) = watching.slow.waiting
    watching.slow.waiting.clear()
    future.set_running_or_notify_cancel()  # the engine is at it: too late to take it back
    watching.game.wait()
    with pytest.raises(CancelledError):
        begun()


def test_a_row_that_comes_too_late_is_not_shown_but_remembered(watching: Looker, case: Case, qapp):
    watching.game.answer(reply(case))
    watching.slow.work()
    watching.game.wait()
    deliver(qapp)
    assert watching.rows == []
    watching.game.answer(reply(case))
    assert watching.variants == [EngineVariant.EXACT]


def test_what_was_compared_once_is_there_at_once(watching: Looker, case: Case):
    for moment in (case, case.upto(4)):
        watching.game.answer(reply(moment))
        watching.finish()
    rows = watching.rows
    watching.game.answer(reply(case))
    assert watching.work() == 0
    assert len(watching.rows) == len(rows)
    assert not set(map(id, watching.rows)) & set(map(id, rows))


def test_it_does_not_remember_without_end(watching: Looker, case: Case):
    for i in range(REMEMBERED + 1):
        watching.service._remember(
            ComparisonRequest(case.upto(0), Tuning(samples=1 + i)), comparison.ComparisonRow(EngineVariant.EXACT, None)
        )
    assert len(watching.service._found) == REMEMBERED
    assert ComparisonRequest(case.upto(0), Tuning(samples=1)) not in watching.service._found


def test_the_same_case_again_does_not_begin_anew(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    watching.game.answer(reply(case))
    assert watching.said == [5]
    assert watching.work() == 1


def test_it_waits_for_the_exact_answer_that_the_sheet_is_after(watching: Looker, case: Case):
    watching.game.answer(reply(case, awaits_exact=True))
    assert watching.said == ["held"]
    assert watching.work() == 0
    watching.game.answer(reply(case))
    assert watching.said == ["held", 5]
    assert watching.work() == 1


def test_it_makes_way_where_the_sheet_is_after_an_exact_answer_to_the_same_case(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    watching.game.answer(reply(case, awaits_exact=True))
    assert watching.said == [5, "held"]
    assert watching.work() == 0


def test_a_contradiction_is_told_and_nothing_computed(watching: Looker, contradiction: Case):
    watching.game.answer(reply(contradiction, conflict=(2, 5)))
    assert watching.said == [(2, 5)]
    assert watching.work() == 0


def test_a_contradiction_that_only_the_engines_find_is_told_too(watching: Looker, contradiction: Case):
    watching.game.answer(reply(contradiction))
    watching.finish()
    assert watching.said[-1][-1] == 5
    assert watching.rows == []


def test_a_closed_game_is_not_compared(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    watching.game.close()
    assert watching.said == [5, "emptied"]
    assert watching.work() == 0


def test_a_game_that_has_no_answer_yet_is_not_taken_for_none(watching: Looker):
    watching.game.wait()
    assert watching.said == ["held"]


def test_an_engine_that_breaks_is_a_row_and_the_others_are_asked(watching: Looker, case: Case, monkeypatch):
    answer = comparison.answer

    def broken(case, engine, *args, **more):
        if engine == "centre":
            raise RuntimeError("out of order")
        return answer(case, engine, *args, **more)

    monkeypatch.setattr(comparison, "answer", broken)
    watching.game.answer(reply(case))
    watching.finish()
    assert watching.variants == list(variants(case))
    failures = {row.variant: row.failure for row in watching.rows if row.posterior is None}
    assert failures.keys() == {EngineVariant.CENTRE}
    assert all("out of order" in failure for failure in failures.values())


def test_other_samples_are_another_comparison_another_budget_is_not(watching: Looker, case: Case):
    watching.game.answer(reply(case))
    watching.finish()
    samples = watching.rows[-1].posterior.samples
    watching.service.tune(Tuning(budget=7))
    assert watching.said == [5]
    watching.service.tune(Tuning(samples=500))
    watching.finish()
    assert watching.said == [5, 5]
    assert watching.rows[-1].posterior.samples < samples


def test_the_worker_asks_nothing_that_nobody_wants_any_more(case: Case):
    token = CancellationToken()
    token.cancel()
    with pytest.raises(CancelledError):
        next_row(ComparisonRequest(case), (), token)
