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


def test_the_likeliest_hands_come_first_of_the_latest_holder_and_what_was_found_once_is_there_at_once(looker, case):
    assert looker.work() == 1
    (found,) = looker.take()
    assert (found.case, found.holder) == (case, "Bob")
    chances = [hand.probability for hand in found.likely.hands]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == min(found.likely.count, MOST)
    assert all(len(hand.cards) == 5 for hand in found.likely.hands)

    looker.service.look_at("Dot")
    looker.service.look_at("Cid")
    assert looker.work() == 1
    assert [said.holder for said in looker.take() if isinstance(said, Hands)] == ["Cid"]

    looker.service.look_at("Bob")
    assert [said.holder for said in looker.take()] == ["Bob"]
    assert looker.work() == 0
    looker.service.look_at("Zoe")
    assert looker.take() == ["emptied"], "nobody of this game"


def test_a_new_question_of_the_sheet_goes_first_and_of_a_contradiction_the_part_before_it_counts(
    looker, case, contradiction
):
    begun = looker.begin()
    looker.game.wait()
    with pytest.raises(CancelledError):
        begun()
    assert looker.take() == ["waiting"]
    assert looker.work() == 0
    looker.game.answer(reply(case.upto(2)))
    assert looker.work() == 1
    assert looker.take()[-1].case == case.upto(2)

    looker.game.answer(infer(InferenceRequest(contradiction)))
    looker.work()
    assert looker.take()[-1].case == contradiction.upto(5)


def test_while_nobody_looks_and_where_there_are_no_hands_nothing_is_looked_for(looker, case):
    looker.service.watch(False)
    looker.game.answer(reply(case.upto(2)))
    looker.service.look_at("Cid")
    assert looker.work() == 0
    assert looker.take() == []
    looker.service.watch(True)
    looker.take()
    looker.game.answer(replace(reply(case, ("setup",)), upto=-1))
    looker.game.close()
    assert looker.take() == [("setup",), "emptied"]
    assert looker.work() == 0


def test_hands_that_cannot_be_estimated_are_said_to_be_so(looker, monkeypatch):
    def refuse(*_, **__):
        raise TooLargeError("too large")

    monkeypatch.setattr(likely, "likely_hands", refuse)
    looker.work()
    (found,) = looker.take()
    assert found.likely is None
    assert "too large" in found.failure


def test_what_breaks_is_said(looker, monkeypatch, case):
    def broken(*_):
        raise RuntimeError("out of order")

    monkeypatch.setattr(hands, "find", broken)
    looker.service.look_at("Dot")
    looker.work()
    assert "out of order" in looker.take()[-1].failure


def test_it_does_not_remember_without_end(looker, case):
    for n in range(REMEMBERED + 1):
        looker.service._answers.keep((case, f"Somebody {n}"), Hands(case, f"Somebody {n}"))
    assert len(looker.service._answers) == REMEMBERED
