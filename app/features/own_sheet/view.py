"""The bar above one's own sheet, in the place of the summary."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.ui.announcing import announce
from app.ui.language import translate
from app.ui.theme import Size, Space
from app.ui.widgets.labels import button, label, paragraph
from app.ui.widgets.panels import FlowLayout, packed


class OwnSheetBar(QFrame):
    """Says what a check found, and offers one, a hint, and what speaks for or against a mark.

    While ``why`` is down, a click on a cell asks about its mark instead of changing it.
    """

    check_wanted = Signal()
    hint_wanted = Signal()
    back_wanted = Signal()
    left = Signal()

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ownSheetBar")
        self.setProperty("kind", "card")
        self._title = label("ownSheetTitle", "heading", wraps=False)
        self._says = paragraph("ownSheetSays", "")
        self._back = _button("ownSheetBack", translate("SummaryView", "Back to now (Esc)"), "")
        self._check = _button(
            "ownSheetCheck",
            translate("OwnSheet", "Check"),
            translate("OwnSheet", "Say of each mark whether it is proved, open or wrong, and how many are missed"),
        )
        self._hint = _button(
            "ownSheetHint",
            translate("OwnSheet", "Hint"),
            translate("OwnSheet", "How many certain cells are missed; then which entry, which cell, and why"),
        )
        self.why = _button(
            "ownSheetWhy",
            translate("OwnSheet", "Why?"),
            translate("OwnSheet", "Ask about a mark that was checked: click it while this is down, or press ? on it"),
        )
        self.why.setCheckable(True)
        self.close_button = _button(
            "ownSheetClose", translate("OwnSheet", "Close"), translate("OwnSheet", "Show numbers again")
        )
        for one, wanted in (
            (self._check, self.check_wanted),
            (self._hint, self.hint_wanted),
            (self._back, self.back_wanted),
            (self.close_button, self.left),
        ):
            one.clicked.connect(wanted)
        row = FlowLayout(spacing=Space.XS)
        for part in (self._title, self._back, self._check, self._hint, self.why, _tool(undo), _tool(redo)):
            row.addWidget(part)
        row.addWidget(self.close_button)
        packed(QVBoxLayout(self), row, self._says, margins=(Space.M, Space.XS, Space.M, Space.XS), spacing=2)
        self.set_moment("")
        self.hide()

    def set_moment(self, moment: str) -> None:
        """Show which past moment the list is at; empty: now."""
        self._title.setText(moment or translate("OwnSheet", "Your own sheet"))
        self._back.setVisible(bool(moment))

    def say(self, text: str) -> None:
        """Say something, in as much room as anything took before: the sheet below must not move while it is marked."""
        self._says.setMinimumHeight(self._says.height() if self.isVisible() else 0)
        self._says.setText(text)
        announce(self, text)


def _button(name: str, text: str, tip: str) -> QPushButton:
    made = button(name, text, "chip", tip)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the sheet
    return made


def _tool(action: QAction) -> QToolButton:
    made = QToolButton()
    made.setObjectName(action.objectName().replace("action", "ownSheet"))
    made.setDefaultAction(action)
    made.setProperty("kind", "tight")
    made.setIconSize(QSize(Size.ICON, Size.ICON))
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
