"""The lines above the sheet: what they say of solutions, and of the engine and how sure its numbers are."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel

from app.features.sheet.panel import refusal
from app.features.sheet.summary import EngineWords, SummaryView, engine_words, summary_of, summed_up
from app.tasks.inference import InferenceReply, InferenceRequest
from app.ui.language import isolated
from app.ui.widgets.form import SHOW_MODELS, ChoiceBox
from core.engines.posterior import EnvelopeJoint, Posterior
from core.engines.tuning import ENGINES
from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.app.languages import quiet, texts
from tests.app.showing import numbers
from tests.robust.awkward import GAMES

CARDS = edition("classic-uk").deck.cards
SOLUTION = CARDS[2], CARDS[10], CARDS[12]


def posterior(
    triples: list[tuple[int, int, int]], shares: list[float] | None = None, cards: tuple[Card, ...] = CARDS
) -> Posterior:
    p = np.array(shares or [1 / len(triples)] * len(triples))
    marginals = np.ones((len(cards), 1))
    envelope = EnvelopeJoint(cards, np.array(triples), p)
    return Posterior(cards, ("envelope",), marginals, "exact", True, ShowModel.RANDOM, envelope)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (posterior([(2, 10, 12), (2, 10, 13), (2, 10, 14)]), "Mrs White, Rope, one of 3 rooms"),
        (posterior([(2, 10, 12), (3, 10, 13)]), "One of 2 suspects, Rope, one of 2 rooms"),
        (posterior([(2, 10, 12)]), "Mrs White with the Rope in the Kitchen"),
        (posterior([(2, 10, 12), (2, 10, 13)], [0.7, 0.3]), "Mrs White, Rope, Kitchen"),
        (posterior([(s, w, 12) for s in range(5) for w in range(6, 11)]), "All equally likely"),
        (posterior([(2, 10, 12), (3, 9, 13), (4, 8, 14)], [0.4, 0.4, 0.2]), "One of 2 equally likely"),
        (
            posterior([(2, 10, 12), (2, 9, 13), (4, 8, 14)], [0.4, 0.4, 0.2]),
            "Mrs White, one of 2 weapons, one of 2 rooms",
        ),
    ],
)
def test_it_names_what_is_certain_of_solutions_that_are_alike(qtbot, shown, said):
    summary = SummaryView()
    qtbot.addWidget(summary)
    summary.lay(summed_up(shown, EngineWords("Exact", "", "", estimate=False)))
    label = summary.findChild(QLabel, "summarySolution")
    assert label.text() == said


@pytest.fixture
def summary(qtbot, letters) -> SummaryView:
    made = SummaryView()
    qtbot.addWidget(made)
    return made


def words(summary: SummaryView) -> list[str]:
    names = "summaryCaption", "summarySolution", "summaryProbability"
    labels = [summary.findChild(QLabel, name) for name in names]
    return [label.text() for label in labels if label is not None]


EXACT = EngineWords("Exact", "", "", estimate=False)


def test_a_known_solution_is_an_accusation_for_those_who_may_still_accuse_and_cards_laid_open_say_it(summary):
    known = posterior([(2, 10, 20)])
    summary.lay(summed_up(known, EXACT, may_accuse=True))
    assert words(summary) == ["Solved", "Accuse: Mrs White with the Rope in the Study", ""]
    summary.lay(summed_up(known, EXACT))
    assert words(summary) == ["Solved", "Mrs White with the Rope in the Study", ""]

    shown = posterior([(2, 10, 20), (2, 10, 12)], [0.7, 0.3])
    summary.lay(summed_up(shown, EXACT, laid=SOLUTION))
    assert words(summary) == ["Solution", "Mrs White with the Rope in the Kitchen", ""]
    assert not summary.findChild(QLabel, "summarySolutions").isVisibleTo(summary)
    summary.lay(summed_up(shown, EXACT))
    assert words(summary) == ["Most likely", "Mrs White, Rope, Study", "70.0%"]


def test_cards_laid_open_are_told_of_now_and_not_of_the_past(setup):
    laid = Case(setup, about=with_ending(Case(setup), ending(setup, dict.fromkeys(SOLUTION, ENVELOPE))))
    reply = numbers(laid, posterior([(2, 10, 20), (2, 10, 12)], [0.7, 0.3]))
    assert summary_of(reply).solution == "Mrs White with the Rope in the Kitchen"
    assert summary_of(reply, is_now=False).solution == "Mrs White, Rope, Study"


def test_names_from_right_to_left_change_no_places(summary):
    cards = GAMES["right to left"].setup.deck.cards
    summary.lay(summed_up(posterior([(0, 4, 8), (0, 4, 9)], [0.7, 0.3], cards), EXACT))
    assert words(summary)[1] == ", ".join(isolated(card.name) for card in (cards[0], cards[4], cards[8]))


def test_ties_are_told_and_what_is_open_in_bits(summary):
    summary.lay(summed_up(posterior([(s, w, 12) for s in range(5) for w in range(6, 11)]), EXACT))
    assert words(summary) == ["Solution", "All equally likely", "4.0% each"]
    summary.lay(summed_up(posterior([(2, 10, 12), (3, 9, 13), (4, 8, 14)], [0.4, 0.4, 0.2]), EXACT))
    assert words(summary) == ["Most likely", "One of 2 equally likely", "40.0% each"]

    summary.lay(summed_up(posterior([(2, 10, 12), (2, 10, 13)]), EXACT))
    figures = {name: summary.findChild(QLabel, name).parentWidget() for name in ("summarySolutions", "summaryEntropy")}
    assert not figures["summaryEntropy"].isVisibleTo(summary)
    assert "1.00 bits open" in figures["summarySolutions"].toolTip()


@pytest.mark.parametrize(
    ("effective", "shares", "said"),
    [
        (900.0, [0.104, 0.1, 0.096, 0.05], ["Mrs White, Rope, one of 3 rooms", "10% each"]),
        (2000.0, [0.104, 0.1, 0.096, 0.05], ["Mrs White, Rope, Kitchen", "10%"]),
        (400.0, [0.04] * 25, ["All almost equally likely", "4% each"]),
        (400.0, [0.0384] * 25 + [0.01] * 4, ["One of 25 almost equally likely", "4% each"]),
    ],
)
def test_of_draws_none_is_likeliest_by_chance(summary, effective, shares, said):
    triples = [(2, 10, 12 + n) for n in range(4)]
    if len(shares) > len(triples):
        triples = [(s, w, 12) for s in range(5) for w in range(6, 12)][: len(shares)]
    drawn = posterior(triples, shares)
    error = np.full(drawn.marginals.shape, 0.01)
    drawn = replace(drawn, exact=False, stderr=error, samples=2000, effective=effective)
    summary.lay(summed_up(drawn, EngineWords("", "", "", estimate=True, people=True)))
    assert words(summary)[1:] == said
    figures = [summary.findChild(QLabel, name).parentWidget() for name in ("summarySolutions", "summaryEntropy")]
    assert [one.isVisibleTo(summary) for one in figures] == [True, False]


def parts_of(summary: SummaryView, width: int) -> dict[str, QLabel]:
    summary.resize(width, summary.heightForWidth(width))
    summary.show()
    parts = (summary.findChild(QLabel, f"summary{name}") for name in ("Caption", "Solution", "Probability"))
    return {part.objectName().removeprefix("summary"): part for part in parts if part.isVisible()}


def is_whole(part: QLabel) -> bool:
    needed = part.heightForWidth(part.width()) if part.wordWrap() else part.sizeHint().height()
    fits = part.wordWrap() or part.sizeHint().width() <= part.width()
    return fits and needed <= part.height() and part.parentWidget().rect().contains(part.geometry())


@pytest.mark.parametrize("triples", [[(5, 8, 14)], [(5, 8, 14), (4, 8, 14)], [(s, 8, 12) for s in range(6)]])
def test_the_solution_is_whole_at_every_width(summary, triples):
    summary.lay(summed_up(posterior(triples), EXACT, may_accuse=True))
    for width in range(220, 900, 7):
        parts = parts_of(summary, width)
        assert all(map(is_whole, parts.values())), width
        assert len(triples) == 1 or "Probability" in parts, width
        caption = parts["Caption"].geometry() if "Caption" in parts else QRect()
        assert not parts["Solution"].geometry().intersects(caption), width


def test_in_a_narrow_sheet_the_caption_gives_way_then_the_size_of_the_type_then_the_line(summary):
    summary.lay(summed_up(posterior([(2, 8, room) for room in (12, 13, 14)]), EXACT))
    looks: list[tuple[bool, int, int]] = []
    for width in range(700, 240, -4):
        parts = parts_of(summary, width)
        look = "Caption" in parts, parts["Solution"].font().pixelSize(), summary.height()
        if look not in looks:
            looks.append(look)
    (first, large, low), (second, size, height), *others = looks
    assert (first, second) == (True, False)
    assert (size, height) == (large, low)
    smaller = [size for _, size, height in others if height == low]
    assert smaller == sorted(smaller, reverse=True) != []
    assert others[-1][2] > low
    assert "Solution" in parts["Solution"].parentWidget().toolTip()


def test_in_a_narrow_sheet_a_moment_of_the_past_is_told_on_as_many_lines_as_now(summary):
    shown = summed_up(posterior([(2, 8, room) for room in (12, 13, 14)]), EXACT)
    summary.lay(shown)
    parts_of(summary, 480)
    now = summary.height()
    summary.lay(shown, "After entry 5 of 12", is_chosen=True)
    assert "Caption" in parts_of(summary, 480)
    assert summary.height() == now


@pytest.fixture
def plain(setup) -> Posterior:
    marginals = np.full((len(setup.deck), len(setup.holders)), 0.2)
    return Posterior(
        setup.deck.cards, setup.holders, marginals, "exact", True, ShowModel.RANDOM, elapsed_ms=12.3, method="by hand"
    )


@pytest.fixture
def sampled(plain) -> Posterior:
    stderr = np.zeros_like(plain.marginals)
    stderr[2, 1] = 0.0134
    return replace(plain, engine="montecarlo", exact=False, stderr=stderr, effective=1234.5, reason="exact is too slow")


@pytest.fixture
def reply(case: Case) -> InferenceReply:
    return InferenceReply(InferenceRequest(case), None, 5)


MONTE_CARLO, UNKNOWN = "Monte Carlo, up to ±1.4%", "estimate, error unknown"
IGNORED = {"engine": "centre", "exact": False, "show_model": ShowModel.IGNORE}
SURE = {
    "exact numbers are no estimate": ({}, None, "Exact", "", "by hand. It took 12 ms."),
    "an estimate of unknown error": ({}, {"engine": "centre", "exact": False}, "Centre", UNKNOWN, "by hand"),
    "an engine that answers another show model": (
        *({}, IGNORED, "Centre", f"{UNKNOWN}, choices ignored"),
        "ignores how players choose",
    ),
    "an estimate says its largest error and why it was made": (
        *({}, {}, MONTE_CARLO, "estimate"),
        *("1,234 independent", "up to 1.4%", "because exact is too slow", "by hand"),
    ),
    "a limit cut it short": (
        *({}, {"cut_short": True}, MONTE_CARLO, "estimate, cut short"),
        "It stopped at the time limit of the preferences",
    ),
    "exact numbers are on their way": (
        *({"awaits_exact": True}, {}, MONTE_CARLO, "estimate, exact to follow…"),
        "are being computed",
    ),
    "there are none": (
        {"refusal": "it takes too long"},
        {},
        MONTE_CARLO,
        "estimate",
        "not available: it takes too long.",
    ),
}


@pytest.mark.parametrize(
    ("asked", "drawn", "title", "caption", "tips"), [(*case[:4], case[4:]) for case in SURE.values()], ids=SURE
)
def test_how_sure_the_numbers_are_is_said(reply, plain, sampled, asked, drawn, title, caption, tips):
    shown = plain if drawn is None or "engine" in drawn else sampled
    words = engine_words(replace(reply, **asked), replace(shown, **drawn or {}))
    assert (words.title, words.caption, words.estimate) == (title, caption, drawn is not None)
    assert all(tip in " ".join(words.tip.split()) for tip in tips)


def test_an_estimate_without_any_error_is_none(reply, sampled):
    words = engine_words(reply, replace(sampled, stderr=np.zeros_like(sampled.marginals)))
    assert (words.title, words.caption, words.estimate) == ("Monte Carlo", "every deal", False)


def test_an_engine_that_refuses_names_another():
    assert refusal("exact", "too many steps") == ("Too much for Exact (too many steps). Automatic uses another engine.")
    assert "another" not in refusal("auto", "too many steps")


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(reply, plain, sampled):
    estimate = replace(plain, engine="centre", exact=False, show_model=ShowModel.IGNORE)
    every = [
        engine_words(reply, plain),
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
