"""The cache that the story and the reasons share."""

import pytest

from app.features.events.service import TimelineService
from app.features.explain import ExplainService
from app.tasks.background import Background
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceReply, InferenceRequest
from core.belief.belief import believe
from core.checkpoint import stopped_by
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.model.case import Case
from core.players.prior import shipped
from core.timeline import timeline as core_timeline
from tests.app.showing import Playing
from tests.app.tasks.patient import Patient, deliver


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
    cache = PosteriorCache(size=2)
    for n in range(4):
        cache.ask(case.upto(n))
    assert len(cache) == 2


def test_as_people_play_the_answers_are_others_and_only_weighed_where_they_are_known(case: Case, asked: list[Case]):
    cache = PosteriorCache()
    plain, played = cache.ask(case), cache.ask(case, ())
    assert (played.marginals == believe(case, answer(case), shipped()).posterior.marginals).all()
    assert cache.ask(case) is plain
    assert cache.ask(case, ()) is played
    assert asked == [case]


def test_a_contradiction_is_remembered_too(case: Case, asked: list[Case]):
    cache = PosteriorCache()
    cache.keep(case, (2, 5))
    with pytest.raises(Contradiction) as raised:
        cache.ask(case)
    assert raised.value.conflict == (2, 5)
    assert asked == []


def test_who_gives_up_is_not_answered_even_where_the_answer_is_known(case: Case):
    cache = PosteriorCache()
    cache.ask(case)
    with stopped_by(lambda: print(1 // 0)), pytest.raises(ZeroDivisionError):
        cache.ask(case)


def finish(app, *workers: Patient) -> None:
    while sum(worker.work() for worker in workers):
        deliver(app)


def test_what_the_story_reckoned_an_open_cell_has(qapp, qtbot, case: Case, asked: list[Case]):
    def look_at_dot(cache: PosteriorCache) -> list[Case]:
        worker, slow = Patient(), Patient()
        service = ExplainService(Background(worker, slow), cache=cache)
        service.watch(True)
        Playing(service.show).answer(reply)
        service.look_at((case.setup.deck.card("Rope"), "Dot"))
        qtbot.waitUntil(lambda: bool(worker.waiting))
        asked.clear()
        finish(qapp, worker, slow)
        return list(asked)

    reply, cache, slow = InferenceReply(InferenceRequest(case), None, len(case.events)), PosteriorCache(), Patient()
    story = TimelineService(Background(Patient(), slow), cache=cache)
    Playing(story.show).answer(reply)
    finish(qapp, slow)
    told = {case.upto(n) for n in range(len(case.events) + 1)}
    assert told & set(look_at_dot(PosteriorCache())), "else there would be nothing to share"
    assert not told & set(look_at_dot(cache))
