"""Another form stands where the entry stands, for as long as it is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.ui.host import EntryForm, FormHeights


class Room(FormHeights):
    usual_width = 200
    given = 0

    def least(self, width: int, *, condensed: bool = True) -> int:
        return 120

    def now(self, width: int, kept: int) -> int:
        return 140

    def arrange(self, width: int, most: int) -> None:
        pass

    def make_room(self, width: int, height: int) -> None:
        self.given = height


class Decision(EntryForm):
    is_begun = False

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heights = Room(self)

    def take_focus(self) -> None:
        self.focus_wanted.emit()
        self.setFocus()


def test_a_form_takes_the_place_of_the_entry_and_the_keyboard_and_gives_both_back(qtbot, make_window, case_file):
    window = make_window()
    window.resize(960, 600)
    window.open_path(case_file)
    host, entry, decision = window.host, window.page.entry, Decision()
    entry.take_focus()
    for _ in range(2):  # the second time it is there already
        host.put_form(decision)
        assert decision.isVisible()
        assert not entry.isVisible()
        assert QApplication.focusWidget() is decision
        qtbot.waitUntil(lambda: decision.height() >= 120, timeout=2000)
        assert decision.heights.given >= 120
        host.put_form(None)
        assert entry.isVisible()
        assert not decision.isVisible()
        assert entry.isAncestorOf(QApplication.focusWidget())


def test_where_sheet_and_entry_share_a_place_the_form_comes_forward_when_it_asks(qtbot, make_window, case_file):
    window = make_window()
    window.open_path(case_file)
    window.page.panes.fit(300)
    assert window.page.panes.is_folded
    decision = Decision()
    window.host.put_form(decision)
    window.page.panes.fit(300)
    window.page.sheet.take_focus()
    assert not decision.isVisible()
    window.host.focus_entry()
    assert decision.isVisible()
