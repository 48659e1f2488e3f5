"""As people play, every panel goes by the same number, whichever of them is asked first."""

import pytest

from app.features.advice.service import AdviceReport, AdviceRequest, AdviceTopic, SituationBuilder, advise
from app.features.charts.contents import history_of
from app.features.events.service import TimelineJob, TimelineRequest
from app.features.sheet.summary import engine_words
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceReply, InferenceRequest, infer, weigh
from core.belief import belief
from core.formats.case_file import example
from core.model.case import Case
from core.model.seats import ENVELOPE

ALL_WEIGHED, DRAWN = 8, 4
"""Entries after which the planner lists all 21,051 deals, which the sheet drew, and after which they are too many."""


def on_the_sheet(case: Case) -> InferenceReply:
    return weigh(infer(InferenceRequest(case, people=())))


@pytest.mark.parametrize("entries", [ALL_WEIGHED, DRAWN])
@pytest.mark.parametrize("handed_on", [True, False], ids=["handed on", "each alone"])
def test_sheet_timeline_charts_and_advice_have_one_number(entries, handed_on):
    case, cache = example().upto(entries), PosteriorCache()
    reply = on_the_sheet(case)
    sheet = reply.posterior
    assert sheet.envelope is not None
    assert sheet.exact == (entries == ALL_WEIGHED)

    lent = reply if handed_on else on_the_sheet(example())
    timeline, update = TimelineJob(TimelineRequest(case), cache, lent), None
    while update is None or update.ending is None:
        update = timeline.next_update()
    assert update.rows[-1].entropy_bits == pytest.approx(sheet.entropy_bits, abs=1e-12)

    cells = tuple((card, ENVELOPE) for card in case.setup.deck)
    charted = history_of(case, cells, cache, ())
    assert [shares[-1] for shares in charted.shares] == pytest.approx(sheet.marginals[:, 0].tolist(), abs=1e-12)

    topic = AdviceTopic(case, people=())
    report = advise(SituationBuilder(topic, reply.people if handed_on else None), AdviceRequest(topic))
    assert isinstance(report, AdviceReport)
    advice = report.advice
    assert advice.entropy_bits == pytest.approx(sheet.entropy_bits, abs=1e-12)
    assert advice.accuse.p == pytest.approx(float(sheet.envelope.probabilities.max()), abs=1e-12)
    assert advice.exact == sheet.exact


def test_the_sheet_says_when_its_numbers_are_rough(monkeypatch):
    case = example().upto(DRAWN)
    fine = on_the_sheet(case)
    assert fine.posterior is not None
    monkeypatch.setattr(belief, "DRAWN", (300,))
    rough = on_the_sheet(case)
    assert rough.posterior is not None
    assert engine_words(fine, fine.posterior).caption == "estimate"
    words = engine_words(rough, rough.posterior)
    assert words.caption == "rough estimate"
    assert f"They are worth {rough.posterior.effective:.0f} independent draws" in " ".join(words.tip.split())
