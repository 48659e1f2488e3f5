"""A bar that asks, or tells more than a sentence, without stopping anybody."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.icons import icon
from app.language import translate
from app.theme import Size, Space


class QuestionBar(QFrame):
    """A title, what there is to say, and buttons for the answers; it goes with the first of them, or with Esc."""

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
        """What it is about, in a few words."""
        return self._title.text()

    @property
    def text(self) -> str:
        """What there is to say."""
        return self._text.text()

    def offer(self, name: str, label: str, answer: Callable[[], object]) -> None:
        """Offer an answer; the one that was offered first has the keyboard when the bar is shown."""
        button = QPushButton(label)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(self.close)
        button.clicked.connect(answer)
        self._answers.insertWidget(self._answers.count() - 1, button)

    def take_focus(self) -> None:
        """Give the keyboard to the first answer."""
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
