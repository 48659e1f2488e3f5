"""How marks are made on one's own sheet: by keys, and by the menu of a cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from app.features.sheet.cell import Cell, OwnCell
from app.ui.language import translate
from app.ui.shortcuts import Actions
from app.ui.widgets.keys import COMMANDS

OPENING: Final = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space

NEXT: Final = "next"
"""Of a mark: the one after it, in the order of the menu, in which clicks go through them."""
UNDO, REDO = "undo", "redo"

KEYS: Final[Mapping[int, str]] = {
    Qt.Key.Key_Space: NEXT,
    Qt.Key.Key_Plus: "yes",
    Qt.Key.Key_Minus: "no",
    Qt.Key.Key_X: "no",
    Qt.Key.Key_Asterisk: "maybe",
    Qt.Key.Key_Delete: "",
    Qt.Key.Key_Backspace: "",
}


def mark_of(event: QKeyEvent) -> str | None:
    """Return the mark that a key makes, or whether it undoes or redoes one; None if it does nothing."""
    if event.modifiers() & COMMANDS:
        keys = QKeySequence(event.keyCombination())
        return UNDO if keys in Actions.undo.sequences else REDO if keys in Actions.redo.sequences else None
    return KEYS.get(event.key())


def offer_marks(menu: QMenu, cell: Cell | None, mark: Callable[[str], object]) -> None:
    """Add the marks to the menu of a cell; disabled where it has one that is not the player's."""
    for says, name in (
        ("yes", translate("Tick")),
        ("no", translate("Cross")),
        ("maybe", translate("Question mark")),
        ("", translate("No mark")),
    ):
        action = menu.addAction(name, partial(mark, says))
        action.setObjectName(f"mark{says.title() or 'None'}")
        action.setCheckable(True)
        action.setChecked(isinstance(cell, OwnCell) and cell.mark == says)
        action.setEnabled(isinstance(cell, OwnCell))
