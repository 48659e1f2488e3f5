"""Bars for messages, progress and questions that do not block the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.accessible import announce
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.theme import LEAST_TARGET, Size, Space, px, target
from app.ui.widgets.labels import ElidedLabel, button, label
from app.ui.widgets.panels import Restyled, packed

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class MessageBar(Restyled, QFrame):
    """An icon, a message, and a button for an action, below the message where it is lower so. Hidden while empty.

    ``kind`` is a frame of the style sheet: ``past``, ``problem`` or ``solved``.
    """

    acted = Signal()
    is_announced = True
    """Whether a screen reader says the message."""

    def __init__(self, name: str, kind: str, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self._icon_name = icon_name
        self._mark = QLabel()
        self._text = label(f"{name}Text")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = button(f"{name}Button")
        self._button.clicked.connect(self.acted)
        self._button.hide()  # until there is an action
        self._row = packed(QHBoxLayout(), self._mark, (self._text, 1), spacing=Space.S)
        self._answers = packed(QHBoxLayout(), 1, self._button, spacing=Space.S)
        self._box = packed(QBoxLayout(BESIDE, self), (self._row, 1), self._answers, spacing=Space.S)
        self._box.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        self.hide()
        self.follows_style = True

    def add_answer(self, name: str, text: str) -> QPushButton:
        """Add another button beside the first, always visible; return it."""
        answer = button(name, text)
        self._answers.addWidget(answer)
        return answer

    @property
    def text(self) -> str:
        """The message; empty while the bar is hidden."""
        return self._text.text()

    def say(self, text: str, button: str = "") -> None:
        """Show a message, with a button where there is an action; an empty text hides the bar."""
        if text:
            self._draw_icon()
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._arrange()
        self.setVisible(bool(text))
        if self.is_announced:
            announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        answers, row = self._answers.sizeHint(), self._row
        room = self._box.contentsRect().width()
        beside = row.heightForWidth(room - answers.width() - Space.S)
        below = row.heightForWidth(room) + Space.S + answers.height()
        self._box.setDirection(BELOW if not self._answers.isEmpty() and below < beside else BESIDE)

    def restyle(self) -> None:
        if self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        if self._icon_name:
            self._mark.setPixmap(icon(self._icon_name).pixmap(Size.ICON, Size.ICON))


MOVING: Final = (90, 6)
"""The width and height of the progress indicator (px)."""


class BusyBar(MessageBar):
    """A message with an optional progress indicator, and a button. Hidden while nothing is running."""

    is_announced = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, "past", "", parent)
        self._moving = QProgressBar()
        self._moving.setRange(0, 0)  # the duration is unknown
        self._moving.setTextVisible(False)
        self._moving.setFixedSize(*map(px, MOVING))
        self._mark.hide()
        self._row.insertWidget(0, self._moving)

    def say(self, text: str, button: str = "", *, moving: bool = True) -> None:
        """Show what is being done, with a button where it can be cancelled; an empty text hides the bar."""
        super().say(text, button)
        self._moving.setAccessibleName(text)
        self._moving.setVisible(moving)


class QuestionBar(Restyled, QFrame):
    """A title, a text, and answer buttons; it closes with the first answer, or with Esc."""

    def __init__(self, name: str, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._mark = QLabel()
        self._title, self._text = label("", "heading", title), label("", "", text)
        close = button(f"{name}Close", translate("Close"))
        close.clicked.connect(self.close)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._answers = packed(QHBoxLayout(), close, spacing=Space.S)
        words = packed(QVBoxLayout(), self._title, self._text, spacing=Space.XS)
        layout = packed(QHBoxLayout(self), self._mark, (words, 1), self._answers, margins=Space.S, spacing=Space.S)
        layout.setAlignment(self._mark, Qt.AlignmentFlag.AlignTop)
        layout.setAlignment(self._answers, Qt.AlignmentFlag.AlignTop)
        self.restyle()
        self.follows_style = True

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def text(self) -> str:
        return self._text.text()

    def offer(self, name: str, text: str, answer: Callable[[], object]) -> None:
        """Add an answer; the first one gets the focus when the bar is shown."""
        made = button(name, text)
        made.clicked.connect(self.close)
        made.clicked.connect(answer)
        self._answers.insertWidget(self._answers.count() - 1, made)

    def take_focus(self) -> None:
        """Focus the first answer."""
        announce(self, f"{self.title}. {self.text}")
        first = self._answers.itemAt(0)
        widget = None if first is None else first.widget()
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.ICON, Size.ICON))


class DockTitle(QWidget):
    """The title bar of a panel, with buttons that grow with text and for fingers, which Qt's own do not."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        title, panel = ElidedLabel(has_tip=False), dock.windowTitle()
        title.setProperty("kind", "heading")
        title.setText(panel)
        detach = _title_button("dockFloat", "float", translate("Detach or reattach {panel}"), panel)
        detach.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        close = _title_button("dockClose", "close", translate("Close {panel}"), panel)
        close.clicked.connect(dock.close)
        packed(QHBoxLayout(self), title, 1, detach, close, margins=(Space.S, 1, Space.XS, 1), spacing=0)


def _title_button(name: str, icon_name: str, tip: str, panel: str) -> QToolButton:
    made = QToolButton()
    made.setObjectName(name)
    made.setProperty("kind", "tight")
    made.setIcon(icon(icon_name, Size.SMALL_ICON))  # of a grey that is visible on light and dark
    made.setIconSize(QSize(Size.SMALL_ICON, Size.SMALL_ICON))
    made.setFixedSize(target(px(LEAST_TARGET)), target(px(LEAST_TARGET)))
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setToolTip(tip.format(panel=panel))  # of tabbed panels, only the one in front
    made.setAccessibleName(made.toolTip())
    return made
