"""What an entry would tell of the envelope, in a line, and the bar that says so."""

from dataclasses import replace

import numpy as np
import pytest

from app.features.what_if import WhatIfBar, effect
from app.tasks.inference import InferenceReply, InferenceRequest
from core.engines.posterior import EnvelopeJoint, Posterior
from core.model.case import Case
from core.model.rules import ShowModel
from tests.app.fitting import misfits
from tests.app.languages import quiet


def posterior(case: Case, solutions: int, *, exact: bool = True) -> Posterior:
    """So many solutions, all alike: their entropy is the logarithm of their number."""
    deck = case.setup.deck
    triples = np.array([[i % 6, 6 + i // 6, 12] for i in range(solutions)])
    joint = EnvelopeJoint(deck.cards, triples, np.full(solutions, 1 / solutions))
    cells = np.full((len(deck), len(case.setup.holders)), 0.2)
    return Posterior(deck.cards, case.setup.holders, cells, "test", exact, ShowModel.RANDOM, envelope=joint)


def said(case: Case, before: int | None, after: int, *, exact: bool = True) -> str:
    known = None if before is None else posterior(case, before, exact=exact)
    return effect(known, InferenceReply(InferenceRequest(case), posterior(case, after, exact=exact), 5), 5)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (16, 4, "16 → 4 solutions left   75% ruled out"),
        (4, 8, "4 → 8 solutions left   The favourites would move closer together"),
        (8, 8, "8 → 8 solutions left   This would tell you nothing about the envelope"),
        (17, 16, "17 → 16 solutions left   6% ruled out"),
        (None, 8, "8 solutions left"),
    ],
)
def test_it_says_what_an_entry_would_rule_out(case: Case, before, after, words):
    assert said(case, before, after) == words


def test_an_estimate_says_it_as_coarsely_as_it_knows_it_and_an_engine_without_a_joint_nothing(case: Case):
    """17 for 16 solutions are 0.09 bits, which is said as 0.1."""
    assert said(case, 17, 16, exact=False).endswith("7% ruled out")

    answer = replace(posterior(case, 4), envelope=None)
    assert effect(posterior(case, 8), InferenceReply(InferenceRequest(case), answer, 5), 5) == ""
    assert effect(posterior(case, 8), InferenceReply(InferenceRequest(case), None, 5, message="too much"), 5) == ""


@pytest.mark.parametrize("place", [5, 2])
def test_what_it_would_contradict_is_named_without_itself(case: Case, place: int):
    conflict = tuple(sorted((place, 4)))
    text = effect(posterior(case, 8), InferenceReply(InferenceRequest(case), posterior(case, 8), 4, conflict), place)
    assert text == "This contradicts entry 5. The sheet shows the game after entry 4."


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(case: Case):
    conflict = effect(None, InferenceReply(InferenceRequest(case), posterior(case, 8), 4, (4, 5)), 5)
    texts = [said(case, 16, 4), said(case, 4, 8), said(case, 8, 8), said(case, None, 8), conflict]
    assert [quiet(text) for text in texts] == [""] * len(texts)


def test_a_long_entry_is_cut_before_a_button_is(qtbot):
    bar = WhatIfBar()
    qtbot.addWidget(bar)
    bar.say("Maximilian: Colonel Mustard, Lead Piping, Conservatory; Ann shows", "", complete=True)
    bar._enter.say("Vermutung eintragen", "")
    bar.resize(420, 50)
    bar.show()
    assert not [fault for fault in misfits(bar) if "whatIfEnter" in fault]
    assert bar._enter.width() == bar._enter.sizeHint().width()
