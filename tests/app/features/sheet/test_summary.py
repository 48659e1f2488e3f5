"""The lines above the sheet: what they say of solutions that are all as likely."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel

from app.features.sheet.summary import MANY_ALIKE, SummaryView
from app.features.sheet.text import EngineWords
from core.engines.posterior import EnvelopeJoint, Posterior
from core.formats.editions import edition
from core.model.rules import ShowModel

CARDS = edition("classic-uk").deck.cards


def posterior(triples: list[tuple[int, int, int]], shares: list[float] | None = None) -> Posterior:
    p = np.array(shares or [1 / len(triples)] * len(triples))
    marginals = np.ones((len(CARDS), 1))
    envelope = EnvelopeJoint(CARDS, np.array(triples), p)
    return Posterior(CARDS, ("envelope",), marginals, "exact", True, ShowModel.RANDOM, envelope)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (posterior([(2, 10, 12), (2, 10, 13), (2, 10, 14)]), "Mrs White, Rope, one of 3 rooms"),
        (posterior([(2, 10, 12), (3, 10, 13)]), "one of 2 suspects, Rope, one of 2 rooms"),
        (posterior([(2, 10, 12)]), "Mrs White, Rope, Kitchen"),
        (posterior([(2, 10, 12), (2, 10, 13)], [0.7, 0.3]), "Mrs White, Rope, Kitchen"),
        (posterior([(s, w, 12) for s in range(5) for w in range(6, 11)]), "all of them alike"),
    ],
)
def test_it_names_what_is_certain_of_solutions_that_are_alike(qtbot, shown, said):
    assert len(shown.envelope) < MANY_ALIKE or said == "all of them alike"
    summary = SummaryView()
    qtbot.addWidget(summary)
    summary.show_posterior(shown, EngineWords("Exact", "", "", estimate=False))
    label = summary.findChild(QLabel, "summarySolution")
    assert label is not None
    assert label.text() == said
