"""The bar above one's own sheet, in the place of the summary."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.ui.announcing import announce
from app.ui.host import tool_button
from app.ui.language import translate
from app.ui.theme import Space
from app.ui.widgets.labels import button, label, paragraph
from app.ui.widgets.panels import FlowLayout, packed


class OwnSheetBar(QFrame):
    """Says what a check found, and offers one, a hint, and what speaks for or against a mark.

    While ``why`` is down, a click on a cell asks about its mark instead of changing it.
    """

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ownSheetBar")
        self.setProperty("kind", "card")
        self._title = label("ownSheetTitle", "heading", wraps=False)
        self._says = paragraph("ownSheetSays", "")
        self.back = button("ownSheetBack", translate("Back to now (Esc)"), "chip")
        check = translate("Say of each mark whether it is proved, open or wrong, and how many are missed")
        hint = translate("How many certain cells are missed; then which entry, which cell, and why")
        why = translate("Ask about a mark that was checked: click it while this is down, or press ? on it")
        self.check = button("ownSheetCheck", translate("Check"), "chip", check)
        self.hint = button("ownSheetHint", translate("Hint"), "chip", hint)
        self.why = button("ownSheetWhy", translate("Why?"), "chip", why)
        leave = translate("Show numbers again")
        self.leave = button("ownSheetClose", translate("Close"), "chip", leave)
        self.why.setCheckable(True)
        row, steps = FlowLayout(spacing=Space.XS), (tool_button(undo), tool_button(redo))
        row.addWidget(self._title)
        for part in (self.back, self.check, self.hint, self.why, *steps, self.leave):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the sheet
            row.addWidget(part)
        packed(QVBoxLayout(self), row, self._says, margins=(Space.M, Space.XS, Space.M, Space.XS), spacing=2)
        self.set_moment("")
        self.hide()

    def set_moment(self, moment: str) -> None:
        """Show which past moment the list is at; empty: now."""
        self._title.setText(moment or translate("Your own sheet"))
        self.back.setVisible(bool(moment))

    def say(self, text: str) -> None:
        """Say something, in as much room as anything took before: the sheet below must not move while it is marked."""
        self._says.setMinimumHeight(self._says.height() if self.isVisible() else 0)
        self._says.setText(text)
        announce(self, text)
