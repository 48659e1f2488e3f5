"""Contradictions as a player meets them: what the bar says, what resolves it, what warns before; by clicks and keys."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from core.engines.conflict import conflict_of
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Note
from tests.app.features.conflicts.corrector import Corrector
from tests.app.naming import nameless, wordless
from tests.app.player import ALT, CONTROL, DECK, LEFT
from tests.app.settling import finish
from tests.games import classic_game, corrupted
from tests.notation import parse_event

AGAINST_MY_HAND = "Cid: Miss Scarlett, Rope, Hall; Dot passes, Ann passes, Bob shows"
AGAINST_ENTRY_1 = "Dot: Professor Plum, Rope, Lounge; Ann passes, Bob passes, Cid shows"


@pytest.fixture
def corrector(qtbot, shared_window) -> Corrector:
    return Corrector(qtbot, shared_window)


def against(case: Case, *lines: str) -> Case:
    for line in lines:
        case = case.appended(parse_event(line, DECK))
    return case


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Clash.case.json"


@pytest.fixture
def conflicting(corrector, path, contradiction) -> Corrector:
    """Entry 6 says that Cid passed on the card that Cid showed in entry 5."""
    corrector.play(contradiction, path)
    corrector.wait(lambda: corrector.sees("conflictCorrect"))
    return corrector


# --- the bar


def test_a_conflict_is_named_lit_up_and_explained_until_another_game_is_opened_and_resolved_in_the_present(
    conflicting, path, contradiction, case_file
):
    assert conflicting.said == "Entries 5 and 6 cannot both be true. The sheet shows the game after entry 5."
    assert conflicting.lit == {5, 6}
    assert conflicting.text("sheetPast") == "After entry 5"
    assert conflicting.text("summaryCaption") == "After entry 5"
    assert not conflicting.sees("backToNow")
    assert not conflicting.sees("conflictNext")
    assert conflicting.window.page.sheet.is_fresh
    conflicting.unfold()

    assert conflicting.text("conflictReason").startswith("Cid showed you the Spanner (entry 5), but Cid passed")
    assert conflicting.child(QWidget, "correction.6.0").text() == "Cid did not pass"
    assert conflicting.focus == "correction.6.0"

    assert nameless(conflicting.window) == []
    assert wordless(conflicting.window) == []

    assert not conflicting.sees("correction.6.6")
    conflicting.click("correctionMore.6")
    assert conflicting.sees("correction.6.6")
    assert conflicting.focus == "correction.6.5"
    assert not conflicting.sees("correctionMore.6")

    conflicting.press(Qt.Key.Key_Escape)
    assert not conflicting.sees("corrections")
    assert conflicting.focus.startswith("entry")
    assert conflicting.case == contradiction
    conflicting.unfold()

    conflicting.window.page.entry.fill_card(DECK.card("Rope"))
    conflicting.key(Qt.Key.Key_F4)
    conflicting.click("entryHolder.Bob")
    assert conflicting.text("entryPreview").startswith("Bob")
    assert conflicting.sees("corrections")

    conflicting.open(case_file)
    assert not conflicting.sees("conflictBar")
    assert conflicting.lit == set()
    assert not conflicting.sees("sheetPast")

    conflicting.play(against(contradiction, "Note: Bob has Rope"), path)
    conflicting.wait(lambda: conflicting.sees("conflictCorrect"))
    conflicting.click_event(5)
    conflicting.wait(lambda: not conflicting.sees("conflictCorrect"))
    assert conflicting.sees("conflictBar")
    conflicting.click_event(3)
    conflicting.wait(lambda: not conflicting.sees("conflictBar"))
    assert conflicting.lit == {5, 6}
    assert conflicting.text("sheetPast") == "The past"


def test_the_set_up_is_offered_where_my_hand_takes_part_or_it_contradicts_itself(corrector, path, case):
    suspects = DECK.cards[:6]
    sizes = {"Ann": 6, "Bob": 4, "Cid": 4, "Dot": 4}
    players = tuple(replace(player, hand_size=sizes[player.name]) for player in case.setup.players)
    write_case(Case(replace(case.setup, players=players, my_hand=suspects)), path)
    corrector.window.open_path(path)
    corrector.unfold()
    assert corrector.said == "The set-up contradicts itself. Correct the set-up to see numbers again."
    assert corrector.text("conflictDoubt").startswith("The set-up is wrong: your hand")
    assert corrector.focus == "correctionSetup"
    assert not corrector.sees("sheetPast")

    corrector.play(against(case, AGAINST_MY_HAND), path)
    corrector.wait(lambda: corrector.said.startswith("Entry 6 and your hand cannot both be true."))

    corrector.unfold()
    assert "your hand" in corrector.text("conflictDoubt")
    corrector.click("correctionSetup")
    dialog = QApplication.activeModalWidget()
    assert dialog.objectName() == "setupDialog"
    dialog.reject()


def test_several_conflicts_are_shown_one_after_the_other_and_one_is_left_when_another_is_corrected(
    corrector, path, contradiction
):
    corrector.play(against(contradiction, AGAINST_ENTRY_1), path)
    corrector.wait(lambda: corrector.sees("conflictNext"))
    assert corrector.said.startswith("Contradiction 1 of 2. Entries 5 and 6 cannot both be true.")
    assert corrector.lit == {5, 6}
    corrector.key(Qt.Key.Key_X, ALT)
    corrector.wait(lambda: corrector.said.startswith("Contradiction 2 of 2. Entries 1 and 7 cannot both be true."))
    assert corrector.lit == {1, 7}
    corrector.unfold()
    assert corrector.sees("correctionRemove.7")
    corrector.click("conflictNext")
    corrector.wait(lambda: corrector.sees("correctionRemove.6"))
    assert not corrector.sees("correctionRemove.7")

    corrector.click("correctionRemove.6")
    corrector.wait(lambda: corrector.said.startswith("Entries 1 and 6 cannot both be true."))


# --- what resolves it


def test_a_change_is_made_by_keys_or_clicks_and_undone(conflicting, contradiction):
    conflicting.unfold()
    conflicting.press(Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    conflicting.settle()
    changed = conflicting.case.events[5]
    assert changed.passed == ("Dot", "Ann")
    assert conflicting.undo == "Undo: edit Bob’s suggestion"
    assert not conflicting.sees("conflictBar")
    assert not conflicting.sees("corrections")
    assert conflicting.lit == set()
    assert conflicting.focus.startswith("entry")
    conflicting.key(Qt.Key.Key_Z, CONTROL)
    assert conflicting.case == contradiction
    conflicting.settle()

    for entry in (5, 6):
        conflicting.unfold()
        conflicting.click(f"correctionRemove.{entry}")
        assert conflicting.case == contradiction.deleted(entry - 1)
        conflicting.take_back()
        conflicting.click(f"correctionAside.{entry}")
        assert [event.aside for event in conflicting.case.events] == [i == entry for i in range(1, 7)]
        assert conflicting.undo.startswith("Undo: set aside")
        conflicting.settle()
        assert not conflicting.sees("conflictBar")
        conflicting.key(Qt.Key.Key_Z, CONTROL)
        conflicting.settle()

    conflicting.unfold()
    offered = [
        w.objectName() for w in conflicting.window.findChildren(QWidget) if w.objectName().startswith("correction.")
    ]
    assert len(offered) > 5
    for name in offered[:4]:
        conflicting.click(name)
        conflicting.settle()
        assert not conflicting.sees("conflictBar"), name
        conflicting.take_back()

    button = conflicting.window.findChild(QPushButton, "correctionRemove.6")
    conflicting.bot.mouseDClick(button, Qt.MouseButton.LeftButton)
    button.clicked.emit()
    assert conflicting.window.session.case == contradiction.deleted(5)
    conflicting.window.commands.undo.trigger()
    assert conflicting.window.session.case == contradiction
    conflicting.unfold()
    conflicting.click("correctionAside.6")
    assert conflicting.window.session.case.events[5].aside
    conflicting.wait(lambda: not conflicting.sees("conflictBar"))


def test_what_resolves_it_comes_first_and_it_is_corrected_by_hand_or_undone(
    corrector, path, case, contradiction, case_file
):
    wrong, shown = contradiction.events[-1], contradiction.events[-2]
    corrector.play(replace(contradiction, events=(wrong, *contradiction.events[:-1], shown)), path)
    corrector.unfold()
    assert corrector.focus.startswith("correction.1.")

    corrector.play(contradiction, path)
    corrector.wait(lambda: corrector.said.startswith("Entries 5 and 6 cannot both be true."))
    corrector.unfold()
    corrector.click("correctionCorrect.6")
    assert corrector.child(QWidget, "entryCommit").text() == "Correct entry 6"
    assert not corrector.sees("corrections")

    corrector.unfold()
    corrector.window.session.delete(0)
    corrector.settle()
    assert not corrector.sees("corrections")

    corrector.open(case_file)
    corrector.window.session.record(contradiction.events[5])
    corrector.window.session.record(parse_event("Note: Bob has Rope", DECK))
    corrector.settle()
    corrector.unfold()
    assert corrector.child(QWidget, "correctionUndo.6").text() == "Undo back to before it (takes back entries 6–7)"
    assert not corrector.sees("correctionUndo.5"), "it was in the file: no step brought it"
    corrector.click("correctionUndo.6")
    assert corrector.case == case
    corrector.settle()
    assert not corrector.sees("conflictBar")
    assert corrector.window.commands.redo.isEnabled()


def test_entries_that_go_together_go_in_one_step_and_come_back_in_one(corrector, path, case):
    rope = DECK.card("Rope")
    for holder in ("Bob", "Cid", "Dot"):
        case = case.appended(Note(holder, rope, True))
    corrector.play(case, path)
    corrector.unfold()
    corrector.click("correctionRemove.7")
    assert [event for event in corrector.case.events if isinstance(event, Note)] == [case.events[5]]
    assert corrector.undo == "Undo: delete note on Dot and 1 more"
    corrector.key(Qt.Key.Key_Z, CONTROL)
    assert corrector.case == case
    corrector.settle()
    corrector.unfold()
    corrector.click("correctionAside.6")
    assert [event.aside for event in corrector.case.events[5:]] == [True, False, True]
    corrector.key(Qt.Key.Key_Z, CONTROL)
    assert corrector.case == case


OTHER_BUTTONS = ("correctionMore", "correctionSetup", "correctionCorrect", "correctionUndo")
"""Buttons that resolve nothing by one click."""


@pytest.mark.parametrize(
    "seed", [*range(40, 43), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(43, 90))]
)
def test_every_correction_of_the_only_contradiction_of_a_game_resolves_it(corrector, path, seed):
    case = corrupted(seed, classic_game(seed, 3 + seed % 3, 10))
    corrector.play(case, path)
    if not conflict_of(case):
        return
    corrector.unfold()
    if corrector.said.startswith("Contradiction 1 of "):
        return
    buttons = [one.objectName() for one in corrector.window.findChildren(QPushButton) if one.isVisible()]
    names = [name for name in buttons if name.startswith("correction") and not name.startswith(OTHER_BUTTONS)]
    assert names
    for name in names:
        corrector.window.findChild(QPushButton, name).click()
        assert not conflict_of(corrector.window.session.case), name
        corrector.window.commands.undo.trigger()
        assert corrector.window.session.case == case
        corrector.unfold()


# --- the warning while an entry is made


def warned(corrector: Corrector) -> str:
    corrector.wait(lambda: corrector.sees("entryWarning"))
    return corrector.text("entryWarningText")


def test_an_insertion_or_a_correction_that_would_conflict_warns_of_the_others(corrector, case_file):
    corrector.open(case_file)
    corrector.click_event(2)
    corrector.click("buttonInsertEvent")
    corrector.fill("Mrs Peacock", "Spanner", "Hall")
    corrector.click("entryAsker.Bob")
    corrector.click("entryRefuter.Dot")
    assert warned(corrector).startswith("This cannot be true:")
    assert corrector.lit == {5}
    corrector.press(Qt.Key.Key_Escape)
    corrector.click("entryCancel")

    corrector.events.setFocus()
    corrector.events.select(0)
    corrector.key(Qt.Key.Key_Return, to=corrector.events)
    corrector.click("entryShown.Dagger")
    assert corrector.text("entryPreview").endswith("Bob shows Dagger")
    finish(corrector.window)
    assert not corrector.sees("entryWarning"), "without the old entry nothing speaks against it"
    corrector.fill("Spanner")
    corrector.click("entryShownOther")  # the other entries rule it out
    corrector.click("entryShown.Spanner")
    assert warned(corrector).startswith("This contradicts entry 5:")
    assert corrector.lit == {5}


def test_an_entry_that_would_conflict_warns_before_it_is_entered_and_can_be_entered(corrector, case_file):
    corrector.open(case_file)
    corrector.fill("Miss Scarlett", "Rope", "Hall")
    corrector.click("entryRefuter.")
    assert warned(corrector).startswith("This contradicts your hand: You hold Miss Scarlett")
    corrector.press(Qt.Key.Key_Escape)
    assert not corrector.sees("entryWarning")

    corrector.fill("Mrs Peacock", "Spanner", "Hall")
    corrector.click("entryRefuter.Dot")
    QApplication.processEvents()
    button = corrector.child(QWidget, "entryRefuter.Dot")
    before = button.mapTo(corrector.window, button.rect().topLeft())
    assert warned(corrector)
    QApplication.processEvents()
    assert button.mapTo(corrector.window, button.rect().topLeft()) == before

    assert warned(corrector)
    corrector.click("entryRefuter.Cid")
    assert not corrector.sees("entryWarning")
    assert corrector.lit == set()
    corrector.click("entryRefuter.Dot")

    assert warned(corrector).startswith("This cannot be true: Cid showed you the Spanner (entry 5).")
    assert "(this entry)" in corrector.child(QWidget, "entryWarning").toolTip()
    assert corrector.lit == {5}
    assert len(corrector.case.events) == 5
    corrector.press(Qt.Key.Key_Return)
    assert len(corrector.case.events) == 6
    corrector.settle()
    assert not corrector.sees("entryWarning")
    assert corrector.said.startswith("Entries 5 and 6 cannot both be true.")


def test_the_warning_goes_while_numbers_are_hidden_and_comes_back_with_them(corrector, case_file):
    corrector.open(case_file)
    corrector.fill("Mrs Peacock", "Spanner", "Hall")
    corrector.click("entryRefuter.Dot")
    assert warned(corrector)
    corrector.window.session.set_silent(True)
    assert not corrector.sees("entryWarning")
    assert corrector.lit == set()
    corrector.window.session.set_silent(False)
    assert warned(corrector).startswith("This cannot be true:")
    assert corrector.lit == {5}


def test_after_the_set_up_is_changed_the_keys_are_in_the_entry(corrector, path, case):
    corrector.play(case, path)
    corrector.window.page.sheet.view.setFocus()
    corrector.key(Qt.Key.Key_U, CONTROL)
    dialog = corrector.window.findChild(QWidget, "setupDialog")
    corrector.wait(dialog.isVisible)
    corrector.bot.keyClicks(dialog.findChild(QLineEdit, "setupPlayer1"), "a")
    corrector.bot.mouseClick(dialog.findChild(QPushButton, "setupAccept"), LEFT)
    corrector.settle()
    assert corrector.case.setup.me == "Anna"
    assert corrector.window.focusWidget().objectName().startswith("entrySuspects.")
