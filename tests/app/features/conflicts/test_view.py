"""The list of corrections by itself."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from app.features.conflicts import CorrectionsPanel, corrections_of
from core.conflicts.conflicts import corrections
from core.model.case import Case
from core.model.events import Note
from tests.app.player import DECK


def test_long_words_on_the_buttons_are_cut_and_whole_in_the_tool_tip(qtbot, case: Case):
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
