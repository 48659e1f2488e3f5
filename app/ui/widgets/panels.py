"""Panels and windows beside the game, which follow it while they are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Widget = QWidget
else:
    _Widget = object  # a second base that is a widget crashes PySide

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


class OwnEscape(_Widget):
    """A panel that announces by its signal ``left`` that Escape was pressed while the keyboard is in it."""

    left: ClassVar[Signal]

    def event(self, event: QEvent) -> bool:
        """Take Escape before any shortcut does."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape


class Watched(Protocol):
    """A service that works only while its results are seen."""

    def watch(self, seen: bool) -> None:
        """Begin to work, or stop."""


class SideWindow(QDialog):
    """A window of its own that shows what a service finds out about the game."""

    def __init__(self, service: Watched, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self._watched = service

    def set_sizes(self, smallest: QSize, usual: QSize) -> None:
        """Begin with the usual size, and never be smaller than the smallest; both in pixels."""
        self.setMinimumSize(smallest)
        self.resize(usual)

    def take_focus(self) -> None:
        """Put the keyboard where one begins to read."""
        raise NotImplementedError

    def come_to_front(self) -> None:
        """Be seen, before other windows, with the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._watched.watch(True)
            self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._watched.watch(False)
