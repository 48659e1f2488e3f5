"""What looks up more about the sheet: a function of the value, in whatever way it came about."""

from dataclasses import replace

import pytest

from app.tasks.background import Background
from app.tasks.follower import Follower
from app.tasks.inference import InferenceReply, InferenceRequest
from core.model.case import Case
from tests.app.showing import Playing, answered
from tests.app.tasks.patient import Patient


class Echo(Follower):
    """Says what it would look up."""

    def __init__(self) -> None:
        super().__init__(Background(Patient(), Patient()))
        self.heard: list[object] = []
        self.waiting.connect(lambda: self.heard.append("waiting"))
        self.contradicted.connect(lambda conflict: self.heard.append(conflict))  # noqa: PLW0108 - the list is another later
        self.emptied.connect(lambda is_hidden: self.heard.append("hidden" if is_hidden else "empty"))
        self.game = Playing(self.show)

    def _look_up(self, reply: InferenceReply) -> None:
        self.heard.append(len(reply.request.case.events))

    def take(self) -> list[object]:
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def echo(qapp) -> Echo:
    made = Echo()
    made.watch(True)
    assert made.take() == ["empty"]
    return made


def reply(case: Case, upto: int | None = None) -> InferenceReply:
    return InferenceReply(InferenceRequest(case), None, len(case.events) if upto is None else upto)


def test_each_state_says_the_same_whichever_was_before_it(echo: Echo, case: Case):
    states = {
        "empty": echo.game.close,
        "waiting": lambda: (echo.game.answer(reply(case)), echo.game.wait()),
        "hidden": lambda: (echo.game.answer(reply(case)), echo.game.hide()),
        5: lambda: echo.game.answer(reply(case)),
        (): lambda: echo.game.answer(reply(case, -1)),
    }
    echo.heard.append("empty")
    for before in states.values():
        for said, enter in states.items():
            before()
            enter()
            assert echo.heard[-1] == said


def test_the_same_reply_for_another_case_is_looked_at_again(echo: Echo, case: Case):
    """Once what was supposed is recorded, its reply is that of the game."""
    supposed = answered(reply(case), case=case.upto(4), supposed=case)
    echo.game.put(supposed)
    assert echo.take() == [5]
    echo.game.put(replace(supposed, case=replace(case), shown=replace(case), supposed=None))
    assert echo.take() == [5]


def test_what_it_does_not_read_changes_nothing(echo: Echo, case: Case):
    echo.game.answer(reply(case))
    echo.take()
    echo.game.put(replace(echo.game.value, title="Friday", is_modified=True, step=99))
    assert echo.take() == []


def test_nothing_is_said_while_nobody_looks(echo: Echo, case: Case):
    echo.watch(False)
    echo.game.answer(reply(case))
    assert echo.take() == []
    echo.watch(True)
    assert echo.take() == [5]
