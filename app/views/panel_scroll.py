"""A panel that scrolls where it has less room than it needs: with large text, or in touch mode."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST: Final = QSize(440, 300)
"""What a panel claims at most, in pixels: in a window of 1280 by 720 the sheet and the entry need the rest."""


class PanelScroll(QScrollArea):
    """A panel, as large as there is room; in less than it needs it scrolls. It is no stop of the Tab key."""

    def __init__(self, panel: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self.setObjectName(f"{panel.objectName()}Scroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        self.viewport().setAutoFillBackground(False)
        panel.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """What the panel needs, up to :data:`LEAST`."""
        return self._panel.minimumSizeHint().expandedTo(self._panel.minimumSize()).boundedTo(LEAST)

    def sizeHint(self) -> QSize:
        """What the panel would like."""
        return self._panel.sizeHint()
