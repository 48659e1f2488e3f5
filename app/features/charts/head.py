"""The head of a chart: what it shows, of which moment, and the menu of what can be taken from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.ui.icons import icon
from app.ui.language import translate
from app.ui.theme import Size, Space, TypeSize

LINE: Final = 1.25
"""How high a line of text is, in sizes of its type."""


class ChartHead(QWidget):
    """A title, a line for the moment, and a button with a menu; ``name`` begins the names of all of them.

    A chart that shows all moments of a game has no such line: ``has_moment`` says so.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, has_moment: bool = True) -> None:
        super().__init__(parent)
        self.title = QLabel(title)
        self.title.setObjectName(f"{name}Title")
        self.title.setProperty("kind", "heading")
        self.moment = QLabel()
        self.moment.setObjectName(f"{name}Moment")
        self.moment.setProperty("kind", "muted")
        self.moment.setMinimumHeight(round(TypeSize.SMALL * LINE))  # or the chart would move when something is said
        self.moment.setVisible(has_moment)
        for label in (self.title, self.moment):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.copy = self._action(f"{name}Copy", translate("ChartHead", "&Copy as table"))
        self.copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.png = self._action(f"{name}Png", translate("ChartHead", "Save as &picture (PNG)…"))
        self.svg = self._action(f"{name}Svg", translate("ChartHead", "Save as &drawing (SVG)…"))
        self.menu = QMenu(self)
        self.menu.setObjectName(f"{name}Menu")
        self.menu.addActions([self.copy, self.png, self.svg])
        self._button = self._make_button(name)
        self._lay_out()
        self.set_usable(False)

    def _action(self, name: str, text: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        return action

    def _make_button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"{name}Button")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(self.menu)
        button.setIconSize(QSize(Size.ICON, Size.ICON))
        button.setToolTip(translate("ChartHead", "Copy or save this chart"))
        button.setAccessibleName(button.toolTip())
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.moment)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.XS)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def add_choice(self, choice: QWidget) -> None:
        """Put a choice of how the chart is drawn beside the button, and behind it in the order of the keyboard."""
        self._row.insertWidget(1, choice, 0, Qt.AlignmentFlag.AlignTop)

    def set_moment(self, moment: str) -> None:
        """Say which moment the chart belongs to; nothing, for now."""
        self.moment.setText(moment)

    def set_usable(self, usable: bool) -> None:
        """Say whether there is something to copy and to save."""
        for action in (self.copy, self.png, self.svg):
            action.setEnabled(usable)
        self._button.setEnabled(usable)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._button.setIcon(icon("export"))  # drawn for those alone that are seen: it takes a moment

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_button"):
            self._button.setIcon(icon("export"))
