"""What can be done about a conflict, as it is offered in a list."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from app.features.conflicts import CorrectionKind, CorrectionsPanel, corrections_of
from core.conflicts.conflicts import REMOVE, Correction, corrections
from core.conflicts.conflicts import corrections as found_corrections
from core.model.case import Case
from core.model.events import Move, Note
from tests.app.languages import quiet
from tests.app.player import DECK
from tests.notation import parse_event


def test_long_words_on_the_buttons_are_cut_and_whole_in_the_tool_tip(qtbot, case):
    names = {"Bob": "Bartholomew-Maximilian the Younger", "Cid": "Anne-Sophie de la Tour von und zu Hohenfels"}
    players = tuple(replace(player, name=names.get(player.name, player.name)) for player in case.setup.players)
    lead = DECK.card("Lead Piping")
    holds = Note(names["Bob"], lead, True), Note(names["Cid"], lead, True)
    said = Case(replace(case.setup, players=players), holds)
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(430, 400)
    bar = QLabel("Entries 1 and 2 cannot both be true.", sheet)
    bar.setFixedWidth(sheet.width())
    panel = CorrectionsPanel(bar, sheet)
    sheet.show()
    panel.unfold(True)
    panel.show_why(["Only one of them can have it."])
    panel.show_corrections(corrections_of(said, (0, 1), corrections(said, (0, 1)), ()), "")
    QApplication.processEvents()

    scroll = panel.findChild(QScrollArea, "correctionsScroll")
    assert scroll.widget().width() <= scroll.viewport().width()
    buttons = (w for w in panel.findChildren(QPushButton) if w.objectName().startswith("correction."))
    cut = [w for w in buttons if w.sizeHint().width() > w.width()]
    assert cut
    assert all(w.accessibleName() in w.toolTip() for w in cut)


NOTE = parse_event("Note: Bob has Rope", DECK)


def test_the_newest_entry_comes_first_and_what_is_not_enough_is_corrected_by_hand_or_with_what_goes_together(
    contradiction,
):
    event = contradiction.events[5]
    corrections = [
        Correction(4, REMOVE, None, "remove it"),
        Correction(5, "a", event, "one"),
        Correction(5, "b", event, "two"),
    ]
    newest, oldest = corrections_of(contradiction, (4, 5), corrections, ())
    assert (newest.event, oldest.event) == (5, 4)
    assert [fix.words for fix in newest.changes] == ["One", "Two"]
    assert [fix.words for fix in oldest.others] == ["Set it aside", "Remove it", "Correct it…"]

    _, entry = corrections_of(contradiction, (4, 5), [Correction(4, REMOVE, None, "remove it")], ())
    assert not entry.suffices
    assert [fix.kind for fix in entry.others] == [CorrectionKind.CORRECT]

    corrections = [Correction(5, REMOVE, None, "remove it, and entries 1 and 3 as well", (0, 2))]
    (entry,) = corrections_of(contradiction, (5,), corrections, ())
    aside, remove, _ = entry.others
    assert remove.words == "Remove it and entries 1 and 3"
    assert aside.words == "Set it and entries 1 and 3 aside"
    assert remove.besides == (0, 2)


def test_the_way_back_is_to_the_newest_case_without_the_entry_and_a_move_is_corrected_on_the_board_alone(
    case, contradiction
):
    later = contradiction.appended(NOTE)
    (entry,) = corrections_of(later, (5,), [], (case.upto(4), case, contradiction))
    undo = entry.others[-1]
    assert (undo.kind, undo.steps) == (CorrectionKind.UNDO, 2)
    (first,) = corrections_of(later, (0,), [], (case, contradiction))
    assert [fix.kind for fix in first.others] == [CorrectionKind.CORRECT], "it was always there"

    moved = case.appended(Move("Ann", DECK.card("Hall")))
    (entry,) = corrections_of(moved, (5,), [], ())
    assert entry.others == ()


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(contradiction):
    found = [
        *found_corrections(contradiction, (4, 5)),
        *(Correction(5, REMOVE, None, "", besides) for besides in [(0,), (0, 2)]),
    ]
    entries = corrections_of(contradiction, (4, 5), found, (contradiction.upto(4),))
    texts = [
        text for entry in entries for text in (entry.line, *(fix.words for fix in (*entry.changes, *entry.others)))
    ]
    assert len(texts) > 10
    assert [quiet(text, contradiction.setup.seats) for text in texts] == [""] * len(texts)
