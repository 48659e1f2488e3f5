"""Bars for messages, progress and questions that do not block the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.ui.icons import icon
from app.ui.language import translate
from app.ui.theme import Size, Space, px


class MessageBar(QFrame):
    """An icon, a message, and a button for an action. Hidden while empty.

    ``kind`` is a frame of the style sheet: ``past``, ``problem`` or ``solved``.
    """

    acted = Signal()

    def __init__(self, name: str, kind: str, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self._icon_name = icon_name
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = QPushButton()
        self._button.setObjectName(f"{name}Button")
        self._button.clicked.connect(self.acted)
        self._button.hide()  # until there is an action
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        self._row.setSpacing(Space.S)
        self._row.addWidget(self._mark, 0)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._button, 0)
        self.hide()

    def add_answer(self, name: str, text: str) -> QPushButton:
        """Add another button beside the first, always visible; return it."""
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        self._row.addWidget(button, 0)
        return button

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
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon(self._icon_name).pixmap(Size.ICON, Size.ICON))


MOVING: Final = (90, 6)
"""The width and height of the progress indicator (px)."""


class BusyBar(QFrame):
    """A message with an optional progress indicator, and a button. Hidden while nothing is running."""

    given_up = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "past")
        self._moving = QProgressBar()
        self._moving.setRange(0, 0)  # the duration is unknown
        self._moving.setTextVisible(False)
        self._moving.setFixedSize(*map(px, MOVING))
        self._text = QLabel()
        self._text.setObjectName(f"{name}Text")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._button = QPushButton()
        self._button.setObjectName(f"{name}Button")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self.given_up)
        self._button.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        layout.setSpacing(Space.S)
        layout.addWidget(self._moving)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._button)
        self.hide()

    def say(self, text: str, button: str = "", *, moving: bool = True) -> None:
        """Show what is being done, with a button where it can be cancelled; an empty text hides the bar."""
        self._text.setText(text)
        self._moving.setAccessibleName(text)
        self._moving.setVisible(moving)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self.setVisible(bool(text))


class QuestionBar(QFrame):
    """A title, a text, and answer buttons; it closes with the first answer, or with Esc."""

    def __init__(self, name: str, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._mark = QLabel()
        self._title, self._text = _words(title, "heading"), _words(text)
        self._answers = QHBoxLayout()
        self._answers.setSpacing(Space.S)
        self._close = QPushButton(translate("QuestionBar", "Close"))
        self._close.setObjectName(f"{name}Close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.close)
        self._lay_out()
        self._draw_icon()

    def _lay_out(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._answers.addWidget(self._close)
        said = QVBoxLayout()
        said.setSpacing(Space.XS)
        said.addWidget(self._title)
        said.addWidget(self._text)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        layout.setSpacing(Space.S)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(said, 1)
        layout.addLayout(self._answers)
        layout.setAlignment(self._answers, Qt.AlignmentFlag.AlignTop)

    @property
    def title(self) -> str:
        """The title of the question."""
        return self._title.text()

    @property
    def text(self) -> str:
        """The text of the question."""
        return self._text.text()

    def offer(self, name: str, label: str, answer: Callable[[], object]) -> None:
        """Add an answer; the first one gets the focus when the bar is shown."""
        button = QPushButton(label)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(self.close)
        button.clicked.connect(answer)
        self._answers.insertWidget(self._answers.count() - 1, button)

    def take_focus(self) -> None:
        """Focus the first answer."""
        first = self._answers.itemAt(0)
        widget = None if first is None else first.widget()
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.ICON, Size.ICON))


def _words(text: str, kind: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("kind", kind)
    return label
