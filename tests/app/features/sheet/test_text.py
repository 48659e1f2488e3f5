"""What is said of the engine: how sure the numbers are, why it was taken, and what comes after."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.features.sheet.panel import refusal
from app.features.sheet.summary import engine_words
from app.tasks.inference import InferenceReply, InferenceRequest
from app.ui.widgets.form import SHOW_MODELS, ChoiceBox
from core.engines.posterior import Posterior
from core.engines.tuning import ENGINES
from core.model.case import Case
from core.model.rules import ShowModel
from tests.app.languages import quiet, texts


@pytest.fixture
def posterior(setup) -> Posterior:
    marginals = np.full((len(setup.deck), len(setup.holders)), 0.2)
    return Posterior(
        setup.deck.cards, setup.holders, marginals, "exact", True, ShowModel.RANDOM, elapsed_ms=12.3, method="by hand"
    )


@pytest.fixture
def sampled(posterior) -> Posterior:
    stderr = np.zeros_like(posterior.marginals)
    stderr[2, 1] = 0.0134
    return replace(
        posterior, engine="montecarlo", exact=False, stderr=stderr, effective=1234.5, reason="exact is too slow"
    )


@pytest.fixture
def reply(case: Case) -> InferenceReply:
    return InferenceReply(InferenceRequest(case), None, 5)


def lines(text: str) -> str:
    return " ".join(text.split())


def test_exact_numbers_are_no_estimate(reply, posterior):
    words = engine_words(reply, posterior)
    assert (words.title, words.caption, words.estimate) == ("Exact", "", False)
    assert "by hand. It took 12 ms." in words.tip


def test_an_estimate_says_its_largest_error_and_why_it_was_made(reply, sampled):
    words = engine_words(reply, sampled)
    assert (words.title, words.caption, words.estimate) == ("Monte Carlo, up to ±1.4%", "estimate", True)
    for part in ("1,234 independent", "up to 1.4%", "because exact is too slow", "by hand"):
        assert part in lines(words.tip)


def test_an_estimate_that_a_limit_cut_short_says_so(reply, sampled):
    words = engine_words(reply, replace(sampled, cut_short=True))
    assert words.caption == "estimate, cut short"
    assert "It stopped at the time limit of the preferences" in lines(words.tip)


def test_an_estimate_without_any_error_is_none(reply, sampled):
    words = engine_words(reply, replace(sampled, stderr=np.zeros_like(sampled.marginals)))
    assert (words.title, words.caption, words.estimate) == ("Monte Carlo", "every deal", False)


def test_an_estimate_of_unknown_error_says_so(reply, posterior):
    words = engine_words(reply, replace(posterior, engine="centre", exact=False))
    assert (words.title, words.caption, words.estimate) == ("Centre", "estimate, error unknown", True)


def test_an_engine_that_answers_another_show_model_says_so(reply, posterior):
    words = engine_words(reply, replace(posterior, engine="centre", exact=False, show_model=ShowModel.IGNORE))
    assert words.caption == "estimate, error unknown, choices ignored"
    assert "ignores how players choose" in lines(words.tip)


def test_exact_numbers_that_are_on_their_way_are_announced(reply, sampled):
    words = engine_words(replace(reply, awaits_exact=True), sampled)
    assert words.caption == "estimate, exact to follow…"
    assert "are being computed" in lines(words.tip)


def test_why_there_are_no_exact_numbers_is_said(reply, sampled):
    words = engine_words(replace(reply, refusal="it takes too long"), sampled)
    assert words.caption == "estimate"
    assert "not available: it takes too long." in lines(words.tip)


def test_an_engine_that_refuses_names_another():
    assert refusal("exact", "too many steps") == ("Too much for Exact (too many steps). Automatic uses another engine.")
    assert "another" not in refusal("auto", "too many steps")


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(reply, posterior, sampled):
    estimate = replace(posterior, engine="centre", exact=False, show_model=ShowModel.IGNORE)
    every = [
        engine_words(reply, posterior),
        engine_words(replace(reply, awaits_exact=True), sampled),
        engine_words(replace(reply, refusal="BECAUSE"), estimate),
    ]
    said = [text for words in every for text in (words.title, words.caption, words.tip)]
    said += [refusal("exact", "BECAUSE"), refusal("auto", "BECAUSE")]
    assert [quiet(text, ["by hand", "exact is too slow"]) for text in said] == [""] * len(said)


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize("options", [ENGINES, SHOW_MODELS], ids=["engines", "show models"])
def test_a_choice_is_said_in_that_language_too(qtbot, options):
    choice = ChoiceBox("choice", "LABEL", options)
    qtbot.addWidget(choice)
    tips = [choice.itemData(i, Qt.ItemDataRole.ToolTipRole) for i in range(choice.count())]
    said = [text for _, text in texts(choice)]
    assert [quiet(text) for text in (*tips, *said)] == [""] * (len(tips) + len(said))
    assert choice.value == str(next(iter(options)))
