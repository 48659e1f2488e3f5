"""The service behind the likely hands: it goes after the sheet, and nothing while nobody looks."""

from dataclasses import replace

import pytest

from app.features import hands
from app.features.hands import MOST, REMEMBERED, Hands, HandsService
from app.tasks.inference import InferenceRequest, infer
from core.checkpoint import CancelledError
from core.engines.contract import TooLargeError
from core.explain import hands as likely
from core.model.case import Case
from tests.app.features.listening import Listener, reply


@pytest.fixture
def looker(qapp, case: Case) -> Listener:
    """Somebody looks at the hands of Bob."""
    made = Listener(qapp, HandsService, "found", "waiting", "contradicted", "emptied")
    made.service.watch(True)
    made.game.answer(reply(case))
    made.service.look_at("Bob")
    made.take()
    return made


def test_the_likeliest_hands_come_first(looker: Listener, case: Case):
    assert looker.work() == 1
    (found,) = looker.take()
    assert (found.case, found.holder) == (case, "Bob")
    chances = [hand.probability for hand in found.likely.hands]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == min(found.likely.count, MOST)
    assert all(len(hand.cards) == 5 for hand in found.likely.hands)


def test_the_latest_holder_wins(looker: Listener):
    looker.service.look_at("Cid")
    assert looker.work() == 1
    assert [said.holder for said in looker.take() if isinstance(said, Hands)] == ["Cid"]


def test_what_was_found_once_is_there_at_once(looker: Listener):
    looker.work()
    looker.service.look_at("Cid")
    looker.take()
    looker.service.look_at("Bob")
    assert [said.holder for said in looker.take()] == ["Bob"]
    assert looker.work() == 0


def test_a_new_question_of_the_sheet_goes_first(looker: Listener, case: Case):
    looker.game.wait()
    assert looker.take() == ["waiting"]
    assert looker.work() == 0
    looker.game.answer(reply(case.upto(2)))
    assert looker.work() == 1
    assert looker.take()[-1].case == case.upto(2)


def test_what_is_under_way_is_given_up_before_it_begins(looker: Listener):
    begun = looker.begin()
    looker.game.wait()
    with pytest.raises(CancelledError):
        begun()


def test_it_costs_nothing_while_nobody_looks(looker: Listener, case: Case):
    looker.service.watch(False)
    looker.game.answer(reply(case.upto(2)))
    looker.service.look_at("Cid")
    assert looker.work() == 0
    assert looker.take() == []


def test_of_a_contradiction_the_part_before_it_counts(looker: Listener, contradiction: Case):
    looker.game.answer(infer(InferenceRequest(contradiction)))
    looker.work()
    assert looker.take()[-1].case == contradiction.upto(5)


def test_a_set_up_that_conflicts_and_a_closed_game_have_no_hands(looker: Listener, case: Case):
    looker.game.answer(replace(reply(case, ("setup",)), upto=-1))
    looker.game.close()
    assert looker.take() == [("setup",), "emptied"]
    assert looker.work() == 0


def test_a_holder_of_another_game_has_none(looker: Listener):
    looker.service.look_at("Zoe")
    assert looker.take() == ["emptied"]


def test_hands_that_cannot_be_estimated_are_said_to_be_so(looker: Listener, monkeypatch):
    def refuse(*_, **__):
        raise TooLargeError("too large")

    monkeypatch.setattr(likely, "likely_hands", refuse)
    looker.work()
    (found,) = looker.take()
    assert found.likely is None
    assert "too large" in found.failure


def test_what_breaks_is_said(looker: Listener, monkeypatch, case: Case):
    def broken(*_):
        raise RuntimeError("out of order")

    monkeypatch.setattr(hands, "find", broken)
    looker.service.look_at("Dot")
    looker.work()
    assert "out of order" in looker.take()[-1].failure


def test_it_does_not_remember_without_end(looker: Listener, case: Case):
    for n in range(REMEMBERED + 1):
        looker.service._answers.keep((case, f"Somebody {n}"), Hands(case, f"Somebody {n}"))
    assert len(looker.service._answers) == REMEMBERED
