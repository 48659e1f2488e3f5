"""The service behind the panel: one cell at a time, after the sheet, and nothing while nobody looks."""

from dataclasses import replace

import pytest

from app.features import explain as why
from app.features.explain import REMEMBERED, ExplainRequest, ExplainService, Finding
from app.tasks.inference import InferenceRequest, infer
from app.tasks.shown import Wait
from core.checkpoint import CancelledError
from core.model.cards import Card
from core.model.case import Case
from tests.app.features.listening import Listener, reply
from tests.app.showing import answered
from tests.app.tasks.patient import Patient


class Looker(Listener):
    """Looks at cells."""

    def wait(self) -> None:
        """Let the moment pass that a cell must be looked at."""
        self.service._soon.timeout.emit()
        self.service._soon.stop()

    def look_at(self, card: Card, holder: str) -> None:
        """Look at a cell for as long as it takes to explain it."""
        self.service.look_at((card, holder))
        self.wait()
        self.work()

    def work(self, worker: Patient | None = None) -> int:
        return super().work(worker or self.quick)

    def take_leisure(self) -> int:
        return self.work(self.slow)


@pytest.fixture
def looker(qapp, case: Case) -> Looker:
    """Somebody looks at a game, but at no cell yet."""
    made = Looker(qapp, ExplainService, "found", "waiting", "contradicted", "emptied")
    made.service.watch(True)
    made.game.answer(reply(case))
    made.take()
    return made


@pytest.fixture
def cards(case: Case):
    return case.setup.deck.card


def test_a_certain_cell_is_explained_after_a_moment(looker, case, cards):
    looker.service.look_at((cards("Hall"), "Bob"))
    assert looker.take() == ["waiting"]
    assert looker.work() == 0, "who passes by asks nothing"
    looker.wait()
    assert looker.work() == 1
    (finding,) = looker.take()
    assert finding.explanation.because == (4,)
    assert finding.explanation.holds is False
    assert not finding.goes_on
    assert looker.take_leisure() == 0


def test_an_open_cell_is_said_to_be_open_and_what_it_depends_on_comes_at_leisure(looker, cards):
    looker.look_at(cards("Rope"), "Dot")
    first, second = (looker.take(), looker.take_leisure() and looker.take())
    assert [finding.goes_on for finding in (first[-1], *second)] == [True, False]
    assert first[-1].explanation is None
    assert second[0].dependence.holder == "Dot"
    assert second[0].dependence.moved


def test_the_latest_cell_wins(looker, cards):
    looker.service.look_at((cards("Hall"), "Bob"))
    looker.wait()
    looker.service.look_at((cards("Spanner"), "Cid"))
    looker.wait()
    assert looker.work() == 1
    (finding,) = [said for said in looker.take() if isinstance(said, Finding)]
    assert finding.request.card == cards("Spanner")


@pytest.mark.parametrize("cell", [("Hall", "Bob"), ("Rope", "Dot")], ids=["certain", "open"])
def test_what_is_under_way_is_given_up(looker, cards, cell):
    looker.service.look_at((cards(cell[0]), cell[1]))
    looker.wait()
    if cell == ("Rope", "Dot"):
        looker.work()  # what it depends on is still to come
    begun = looker.begin()
    looker.game.wait()
    with pytest.raises(CancelledError):
        begun()


def test_a_reason_that_was_found_is_there_at_once_and_what_was_not_finished_goes_on(looker, cards):
    certain, unsure = (cards("Hall"), "Bob"), (cards("Rope"), "Dot")
    looker.look_at(*certain)
    looker.look_at(*unsure)
    looker.service.look_at(None)
    assert looker.take_leisure() == 0
    looker.take()
    looker.service.look_at(certain)
    assert [type(said) for said in looker.take()] == [Finding]
    looker.service.look_at(unsure)
    assert looker.take_leisure() == 1
    assert looker.take()[-1].dependence is not None


def test_another_case_is_another_question(looker, case, cards):
    looker.look_at(cards("Hall"), "Bob")
    looker.take()
    looker.game.wait()
    assert looker.take() == ["waiting"]
    looker.game.answer(reply(case.upto(4)))
    looker.wait()
    looker.work()
    assert looker.take()[-1].explanation is None


def test_what_was_explained_goes_with_its_game(looker, case, cards):
    """And not only once the other one has numbers."""
    looker.look_at(cards("Hall"), "Bob")
    looker.take()
    looker.game.put(answered(reply(case), game=2, wait=Wait.SHORT))
    assert looker.take() == ["emptied"]
    looker.service.look_at((cards("Hall"), "Bob"))
    assert looker.take() == ["waiting"]


def test_it_costs_nothing_while_nobody_looks(looker, case, cards):
    looker.service.watch(False)
    looker.service.look_at((cards("Hall"), "Bob"))
    looker.game.answer(reply(case.upto(4)))
    assert not looker.service._soon.isActive()
    assert looker.take() == []
    looker.service.watch(True)
    looker.wait()
    assert looker.work() == 1


def test_a_contradiction_leaves_what_was_before_it_to_be_explained(looker, contradiction, cards):
    looker.game.answer(infer(InferenceRequest(contradiction)))
    looker.look_at(cards("Hall"), "Bob")
    finding = looker.take()[-1]
    assert finding.request.case == contradiction.upto(5)
    assert finding.explanation.because == (4,)


def test_without_a_game_or_a_cell_or_where_the_set_up_conflicts_nothing_is_explained(looker, case, cards):
    looker.service.look_at((cards("Hall"), "Bob"))
    looker.take()
    looker.game.answer(replace(reply(case, ("setup",)), upto=-1))
    assert looker.take() == [("setup",)]
    assert not looker.service._soon.isActive()
    looker.game.answer(reply(case))
    looker.take()
    looker.service.look_at(None)
    looker.game.close()
    assert looker.take() == ["emptied", "emptied"]


def test_what_breaks_is_said(looker, cards, monkeypatch):
    def broken(request):
        raise RuntimeError("out of order")

    monkeypatch.setattr(why, "find", broken)
    looker.look_at(cards("Hall"), "Bob")
    assert "out of order" in looker.take()[-1].failure


def test_it_does_not_remember_without_end(looker, case, cards):
    for n in range(REMEMBERED + 1):
        request = ExplainRequest(case, cards("Hall"), f"Somebody {n}")
        looker.service._found.keep(request, Finding(request))
    assert len(looker.service._found) == REMEMBERED
