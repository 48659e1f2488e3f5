"""The choice of a holder, whose cards a window shows."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from app.dialogs.calm_widgets import CalmComboBox
from app.theme import px

WIDEST = 260
"""In pixels; longer names are cut off there."""


class HolderChoice(CalmComboBox):
    """A list to unfold, as wide as its names; ``name`` is the widget's own, ``spoken`` says what is chosen."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaximumWidth(px(WIDEST))
