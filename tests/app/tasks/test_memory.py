"""The memory that the story and the reasons share."""

import pytest

from app.features.events.service import Tale, TimelineService
from app.features.explain.service import ExplainService
from app.tasks.background import Background
from app.tasks.cache import PosteriorCache
from app.tasks.inference import Question, Reply
from core.engines.contract import Contradiction, never_cancel
from core.engines.driver import answer
from core.model.case import Case
from core.timeline import timeline as core_timeline
from tests.app.tasks.test_inference_service import Patient


@pytest.fixture
def asked(monkeypatch) -> list[Case]:
    """The cases that an engine was asked about, in order."""
    cases: list[Case] = []

    def counted(case, *args, **more):
        cases.append(case)
        return answer(case, *args, **more)

    monkeypatch.setattr(core_timeline, "answer", counted)
    return cases


def test_the_memory_has_an_end(case: Case):
    memory = PosteriorCache(size=2)
    for n in range(4):
        memory.ask(case.upto(n), never_cancel)
    assert len(memory) == 2


def test_a_contradiction_is_remembered_too(case: Case, asked: list[Case]):
    memory = PosteriorCache()
    memory.keep(case, (2, 5))
    with pytest.raises(Contradiction) as raised:
        memory.ask(case, never_cancel)
    assert raised.value.conflict == (2, 5)
    assert asked == []


def test_who_gives_up_is_not_answered_even_where_the_answer_is_known(case: Case):
    memory = PosteriorCache()
    memory.ask(case, never_cancel)
    with pytest.raises(ZeroDivisionError):
        memory.ask(case, lambda: print(1 // 0))


def finish(app, *workers: Patient) -> None:
    while sum(worker.work() for worker in workers):
        app.processEvents()


def test_what_the_story_reckoned_an_open_cell_has(qapp, qtbot, case: Case, asked: list[Case]):
    def look_at_dot(memory: PosteriorCache) -> list[Case]:
        worker, leisure = Patient(), Patient()
        service = ExplainService(Background(worker, leisure), memory=memory)
        service.watch(True)
        service.follow(reply)
        service.look_at((case.setup.deck.card("Rope"), "Dot"))
        qtbot.waitUntil(lambda: bool(worker.waiting))
        asked.clear()
        finish(qapp, worker, leisure)
        return list(asked)

    reply, memory, leisure = Reply(Question(case), None, len(case.events)), PosteriorCache(), Patient()
    story = TimelineService(Background(Patient(), leisure), memory=memory)
    story.tell(Tale(case))
    story.follow(reply)
    finish(qapp, leisure)
    told = {case.upto(n) for n in range(len(case.events) + 1)}
    assert told & set(look_at_dot(PosteriorCache())), "else there would be nothing to share"
    assert not told & set(look_at_dot(memory))
