"""The sheet on the clipboard."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.tasks.shown import Wait
from core.model.seats import ENVELOPE


def copied(window) -> list[list[str]]:
    QGuiApplication.clipboard().setText("before")
    QTest.keyClick(window.page.sheet.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]


def test_the_sheet_is_copied_whole_wherever_its_focus_is_without_numbers_of_an_earlier_moment(
    window, case_file, case, qtbot
):
    window.open_path(case_file)
    sheet = window.page.sheet
    qtbot.waitUntil(lambda: sheet.is_fresh)
    sheet.view.setFocus()
    sheet.view.setCurrentIndex(sheet.model.index(1, 1))  # a cross, which was copied as nothing at all
    head, *rows = copied(window)
    assert head == ["", *(sheet.model.headerData(i, Qt.Orientation.Horizontal) for i in range(len(head) - 1))]
    assert len(head) == 1 + len(case.setup.holders)
    by_card = {name: fields for name, *fields in rows}
    assert set(by_card) >= {card.name for card in case.setup.deck}
    me = case.setup.holders.index(case.setup.me)
    assert {by_card[card.name][me] for card in case.setup.my_hand} == {"✓"}
    assert by_card["Kitchen"][case.setup.holders.index(ENVELOPE)] == "✗"
    assert by_card["Suspects"] == [""] * (len(head) - 1)
    index = sheet.model.index(2, case.setup.holders.index(ENVELOPE))
    assert rows[2][1 + index.column()] == index.data() != ""
    window.game.put(replace(window.game.value, wait=Wait.LONG))
    assert not [field for row in copied(window) for field in row if "%" in field]
