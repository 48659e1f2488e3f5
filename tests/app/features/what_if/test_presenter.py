"""What if: the sheet as it would be with the entry that is being made, and nothing kept of it; real clicks and keys."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from app.features.what_if import WhatIfBar, effect
from app.tasks.inference import InferenceReply, InferenceRequest
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Posterior
from core.model.case import Case
from core.model.events import Note, Suggestion
from core.model.rules import PoolRule, ShowModel
from tests.app.features.conflicts.corrector import Corrector
from tests.app.features.entry.games import with_leftovers
from tests.app.fitting import misfits
from tests.app.languages import quiet
from tests.app.naming import nameless, wordless
from tests.app.player import ALT, CONTROL, DECK
from tests.notation import parse_event

SUPPOSED = "Bob: Mrs White, Rope, Hall; Cid passes, Dot shows"


class Dreamer(Corrector):
    """Somebody who wonders what would be."""

    def draft(self) -> None:
        self.fill("Mrs White", "Rope", "Hall")
        self.click("entryRefuter.Dot")

    def wonder(self) -> None:
        self.key(Qt.Key.Key_W, ALT)
        self.wait(lambda: self.sees("whatIfBar"))
        self.settle()

    def suppose(self) -> None:
        self.draft()
        self.wonder()

    def shows(self, case: Case) -> bool:
        """Whether the sheet shows the numbers of a case."""
        truth = answer(case)
        cells = [("Mrs White", "Dot"), ("Rope", "envelope"), ("Hall", "Cid"), ("Study", "Bob")]
        return all(
            self.p(card, holder) == pytest.approx(truth.probability(DECK.card(card), holder)) for card, holder in cells
        )


@pytest.fixture
def dreamer(qtbot, shared_window, case_file: Path) -> Dreamer:
    made = Dreamer(qtbot, shared_window)
    made.open(case_file)
    made.draft()
    return made


@pytest.fixture
def supposed(case: Case) -> Case:
    return case.appended(parse_event(SUPPOSED, DECK))


def test_the_sheet_shows_what_would_be_and_says_so_and_nothing_moves_or_is_kept(dreamer, case, supposed):
    assert dreamer.shows(case)
    place = dreamer.cell("Study", "Dot"), dreamer.sheet.geometry()
    steps = dreamer.window.session.history.steps
    dreamer.wonder()
    assert dreamer.shows(supposed)
    assert dreamer.text("sheetPast") == "What if"
    assert dreamer.text("envelopeChartMoment") == "What if"
    assert dreamer.text("whatIfEntry") == SUPPOSED
    before, after = answer(case).entropy_bits, answer(supposed).entropy_bits
    said = f"{1 - 2 ** -round(before - after, 2):.0%} ruled out"
    dreamer.wait(lambda: said in dreamer.text("whatIfEffect"))
    assert "solutions left" in dreamer.text("whatIfEffect")
    assert not dreamer.sees("summaryView")

    QApplication.processEvents()
    assert (dreamer.cell("Study", "Dot"), dreamer.sheet.geometry()) == place

    assert dreamer.case == case
    assert dreamer.window.session.history.steps == steps
    assert not dreamer.window.isWindowModified()
    assert not dreamer.window.commands.undo.isEnabled()
    assert dreamer.events.model().rowCount() == 5

    assert nameless(dreamer.window) == []
    assert wordless(dreamer.window) == []


def test_it_follows_the_entry_says_what_would_contradict_and_keys_come_back_to_the_entry_as_it_is(
    dreamer, case, supposed
):
    dreamer.wonder()
    dreamer.click("entryRefuter.Cid")
    dreamer.settle()
    assert dreamer.shows(case.appended(parse_event("Bob: Mrs White, Rope, Hall; Cid shows", DECK)))
    dreamer.press(Qt.Key.Key_Backspace)
    dreamer.settle()
    assert dreamer.shows(case), "what isn't complete supposes nothing"
    assert dreamer.text("whatIfEffect") == "Still needed: who shows"
    assert not dreamer.child(QPushButton, "whatIfEnter").isEnabled()
    dreamer.click("entryRefuter.Dot")
    dreamer.settle()
    assert dreamer.shows(supposed)

    dreamer.press(Qt.Key.Key_Escape)
    dreamer.fill("Mrs White", "Spanner", "Hall")
    dreamer.wonder()
    assert dreamer.text("whatIfEffect") == "This contradicts entry 5. The sheet shows the game after entry 5."
    assert dreamer.shows(case)
    assert not dreamer.sees("conflictBar")
    dreamer.press(Qt.Key.Key_Escape)
    dreamer.settle()
    assert not dreamer.sees("conflictBar")
    assert dreamer.case == case

    dreamer.suppose()
    dreamer.key(Qt.Key.Key_W, ALT)
    dreamer.wait(lambda: not dreamer.sees("whatIfBar"))
    dreamer.settle()
    assert dreamer.shows(case)

    dreamer.wonder()
    dreamer.press(Qt.Key.Key_Escape)
    dreamer.settle()
    assert dreamer.shows(case)
    assert not dreamer.sees("whatIfBar")
    assert not dreamer.sees("sheetPast")
    assert dreamer.text("entryPreview") == SUPPOSED
    assert dreamer.child(QPushButton, "whatIfButton").isEnabled()
    dreamer.press(Qt.Key.Key_Escape)
    assert dreamer.text("entryPreview").endswith("…, …, …; …")
    assert not dreamer.child(QPushButton, "whatIfButton").isEnabled(), "there is nothing to suppose"


def test_enter_or_the_buttons_of_the_bar_make_it_true_or_come_back_and_a_click_leaves_the_keyboard_in_the_entry(
    dreamer, case, supposed
):
    dreamer.wonder()
    dreamer.press(Qt.Key.Key_Return)
    dreamer.settle()
    assert dreamer.case == supposed
    assert dreamer.shows(supposed)
    assert not dreamer.sees("whatIfBar")
    dreamer.key(Qt.Key.Key_Z, CONTROL)
    assert len(dreamer.case.events) == 5

    dreamer.suppose()
    dreamer.window.page.sheet.what_if.take_focus()
    dreamer.press(Qt.Key.Key_Space)
    assert dreamer.case == case, "Space records nothing from the bar"
    dreamer.press(Qt.Key.Key_Return)
    assert dreamer.case == supposed
    dreamer.key(Qt.Key.Key_Z, CONTROL)

    dreamer.suppose()
    dreamer.click("whatIfBack")
    dreamer.settle()
    assert dreamer.shows(case)
    dreamer.click("whatIfButton")
    dreamer.settle()
    dreamer.click("whatIfEnter")
    assert dreamer.case == supposed
    assert not dreamer.sees("whatIfBar")
    dreamer.key(Qt.Key.Key_Z, CONTROL)

    dreamer.draft()
    dreamer.click("whatIfButton")
    dreamer.press(Qt.Key.Key_Return)
    assert dreamer.case == supposed


def test_who_looks_back_or_opens_another_game_wonders_no_more_but_who_notes_something_does(
    dreamer, supposed, case_file, case
):
    dreamer.wonder()
    dreamer.click_event(3)
    dreamer.settle()
    assert not dreamer.sees("whatIfBar")
    assert dreamer.text("sheetPast") == "The past"
    assert not dreamer.child(QPushButton, "whatIfButton").isEnabled()

    dreamer.window.session.look_back(None)
    dreamer.wonder()
    dreamer.open(case_file)
    assert not dreamer.sees("whatIfBar")
    assert dreamer.shows(case)

    dreamer.suppose()
    dreamer.window.session.note(DECK.card("Study"), "Bob", False)
    dreamer.settle()
    noted = case.appended(dreamer.case.events[-1])
    assert dreamer.case == noted
    assert dreamer.sees("whatIfBar")
    assert dreamer.shows(noted.appended(parse_event(SUPPOSED, DECK)))


def test_a_correction_is_supposed_in_its_place(dreamer, case):
    dreamer.events.setFocus()
    dreamer.events.select(3)
    dreamer.key(Qt.Key.Key_Return, to=dreamer.events)
    dreamer.click("entryRefuter.Ann")
    dreamer.fill("Kitchen")
    dreamer.wonder()
    other = parse_event("Dot: Professor Plum, Rope, Kitchen; Ann shows Kitchen", DECK)
    assert dreamer.shows(case.replaced(3, other))
    assert dreamer.case == case


def test_an_unanswered_suggestion_waits_for_the_leftover_card_and_then_says_what_that_tells(
    qtbot, shared_window, tmp_path
):
    dreamer, path = Dreamer(qtbot, shared_window), tmp_path / "two.case.json"
    case = with_leftovers(PoolRule.UNANSWERED)
    dreamer.play(case, path)
    dreamer.fill("Colonel Mustard", "Lead Piping", "Billiard Room")
    dreamer.click("entryRefuter.")
    dreamer.wonder()
    dreamer.wait(lambda: "you look at a leftover card" in dreamer.text("whatIfEffect"))
    dreamer.click("entryLooked.Kitchen")
    dreamer.settle()
    asked = Suggestion("Ann", tuple(map(DECK.card, ("Colonel Mustard", "Lead Piping", "Billiard Room"))), ("Bob",))
    after = answer(case.appended(asked).appended(Note("pool", DECK.card("Kitchen"), holds=True)))
    said = f"{answer(case).solutions:,} → {after.solutions:,} solutions left"
    dreamer.wait(lambda: said in dreamer.text("whatIfEffect"))
    assert dreamer.case == case


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
def test_it_says_what_an_entry_would_rule_out(case, before, after, words):
    assert said(case, before, after) == words


def test_an_estimate_says_it_as_coarsely_as_it_knows_it_and_an_engine_without_a_joint_nothing(case):
    """17 for 16 solutions are 0.09 bits, which is said as 0.1."""
    assert said(case, 17, 16, exact=False).endswith("7% ruled out")

    answer = replace(posterior(case, 4), envelope=None)
    assert effect(posterior(case, 8), InferenceReply(InferenceRequest(case), answer, 5), 5) == ""
    assert effect(posterior(case, 8), InferenceReply(InferenceRequest(case), None, 5, message="too much"), 5) == ""


@pytest.mark.parametrize("place", [5, 2])
def test_what_it_would_contradict_is_named_without_itself(case, place):
    conflict = tuple(sorted((place, 4)))
    text = effect(posterior(case, 8), InferenceReply(InferenceRequest(case), posterior(case, 8), 4, conflict), place)
    assert text == "This contradicts entry 5. The sheet shows the game after entry 4."


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(case):
    conflict = effect(None, InferenceReply(InferenceRequest(case), posterior(case, 8), 4, (4, 5)), 5)
    texts = [said(case, 16, 4), said(case, 4, 8), said(case, 8, 8), said(case, None, 8), conflict]
    assert [quiet(text) for text in texts] == [""] * len(texts)


def test_a_long_entry_is_cut_before_a_button_is(qtbot):
    bar = WhatIfBar()
    qtbot.addWidget(bar)
    bar.say("Maximilian: Colonel Mustard, Lead Piping, Conservatory; Ann shows", "", complete=True)
    bar.enter.say("Vermutung eintragen", "")
    bar.resize(420, 50)
    bar.show()
    assert not [fault for fault in misfits(bar) if "whatIfEnter" in fault]
    assert bar.enter.width() == bar.enter.sizeHint().width()
