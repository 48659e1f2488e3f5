"""The head of a chart: its title, the moment of the game, and a menu to copy, save, and choose what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.ui.icons import icon
from app.ui.language import translate
from app.ui.shortcuts import COPY
from app.ui.text import escape_mnemonics
from app.ui.theme import Size, Space, TypeSize
from app.ui.widgets.labels import label
from app.ui.widgets.panels import Restyled, packed

LINE: Final = 1.25
"""Height of a line of text relative to its font size."""


Switches = Iterable[tuple[str, bool, Callable[[bool], None]]]
"""The names in a legend, whether what they stand for is shown, and what shows or hides it."""


class ChartHead(Restyled, QWidget):
    """A title, a line that names the moment of the game, and a button with a menu.

    ``name`` is the prefix of all their object names. ``has_moment`` is false for a chart of the whole game.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, has_moment: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}Head")
        self.moment = label(f"{name}Moment", "muted")
        self.moment.setMinimumHeight(round(TypeSize.SMALL * LINE))  # or the chart would move when the text appears
        self.moment.setVisible(has_moment)
        self.copy = self._action(f"{name}Copy", translate("&Copy as table"))
        self.copy.setShortcut(COPY.sequence)
        self.copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.png = self._action(f"{name}Png", translate("Save as &PNG…"))
        self.svg = self._action(f"{name}Svg", translate("Save as &SVG…"))
        self.all = self._action(f"{name}All", translate("Show &everything") + "\t0")
        self.all.setEnabled(False)
        self.menu = QMenu(self)
        self.menu.setObjectName(f"{name}Menu")
        self.menu.addActions([self.copy, self.png, self.svg])
        self.menu.addSeparator()
        self._switches: list[QAction] = []
        self._end = self.menu.addSeparator()
        self.menu.addAction(self.all)
        self.all_button = QToolButton()
        self.all_button.setObjectName(f"{name}AllButton")
        self.all_button.setText(translate("All", "a button: show all of a chart again"))
        self.all_button.setToolTip(translate("Show everything again (0)"))
        self.all_button.clicked.connect(self.all.trigger)
        self.all_button.hide()
        self._button = QToolButton()
        self._button.setObjectName(f"{name}Button")
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setMenu(self.menu)
        self._button.setIconSize(QSize(Size.ICON, Size.ICON))
        self._button.setToolTip(translate("Copy or save this chart"))
        self._button.setAccessibleName(self._button.toolTip())
        words = packed(QVBoxLayout(), label(f"{name}Title", "heading", title), self.moment, spacing=0)
        self._row = packed(QHBoxLayout(self), (words, 1), spacing=Space.XS)
        self._row.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_usable(False)
        self.follows_style = True

    def _action(self, name: str, text: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        return action

    def offer_switches(self, switches: Switches) -> None:
        """Offer to hide or show what the legend names, as a click on an entry of the legend does."""
        for action in self._switches:
            self.menu.removeAction(action)
        self._switches = []
        for i, (name, is_shown, show) in enumerate(switches):
            action = QAction(escape_mnemonics(name), self.menu)
            action.setObjectName(f"{self.objectName()}Switch{i}")
            action.setCheckable(True)
            action.setChecked(is_shown)
            action.toggled.connect(show)
            self._switches.append(action)
        self.menu.insertActions(self._end, self._switches)

    def add_choice(self, choice: QWidget) -> None:
        """Add a widget that chooses how the chart is drawn, to the left of the menu button."""
        self._row.insertWidget(2, choice, 0, Qt.AlignmentFlag.AlignTop)

    def set_usable(self, usable: bool) -> None:
        for action in (self.copy, self.png, self.svg):
            action.setEnabled(usable)
        self._button.setEnabled(usable)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.restyle()

    def restyle(self) -> None:
        self._button.setIcon(icon("export"))  # drawing icons is slow: only do so for charts that are shown
