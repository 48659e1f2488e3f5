"""The tool bar: icons for files, undo and set-up, and a button with a word for each panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from app.ui.language import translate
from app.ui.shortcuts import Actions
from app.ui.theme import Size

PANELS: Final = ("actionAdvice", "actionBoard", "actionWhyPanel", "actionCharts", "actionTableMode")
"""The object names of the actions that have a word, in order."""

Style = Qt.ToolButtonStyle


class ToolBar(QToolBar):
    """Shows the words of the panels if they fit, otherwise only their icons."""

    def __init__(self, act: Actions, window: QWidget) -> None:
        super().__init__(translate("Tools"), window)
        self.setObjectName("toolBar")
        self.setMovable(False)
        self.setIconSize(QSize(Size.ICON, Size.ICON))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._panels: list[QToolButton] = []
        self._has_words, self._width_of_words = True, 0
        for group in ((act.new, act.open, act.save), (act.undo, act.redo), (act.setup,)):
            self.addActions(group)
            self.addSeparator()
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._gap = self.addWidget(gap)

    def add_panel(self, action: QAction, menu: QMenu | None = None) -> None:
        """Add the button of a panel, with a menu beside it if there are more options."""
        action.setIconText(f" {action.iconText()}")  # or the word would touch the icon
        insert_in_order(self, action, self._gap)
        made = self.widgetForAction(action)
        if not isinstance(made, QToolButton):
            return
        made.setObjectName(action.objectName().replace("action", "tool"))
        made.setToolButtonStyle(Style.ToolButtonTextBesideIcon)
        if menu is not None:
            made.setMenu(menu)
            made.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self._panels.append(made)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button was added, or its text changed
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show the words if all of them fit."""
        wanted = self.sizeHint().width() + (0 if self._has_words else self._width_of_words)
        if (wanted <= self.width()) != self._has_words:
            self._has_words = not self._has_words
            before = self._width_of_panels
            for panel in self._panels:
                panel.setToolButtonStyle(
                    Style.ToolButtonTextBesideIcon if self._has_words else Style.ToolButtonIconOnly
                )
            self._width_of_words = abs(before - self._width_of_panels)

    @property
    def _width_of_panels(self) -> int:
        return sum(panel.sizeHint().width() for panel in self._panels)


def insert_in_order(place: QWidget, action: QAction, end: QAction) -> None:
    """Insert the action of a panel or of its menu in the order of :data:`PANELS`, before ``end``."""
    rank = PANELS.index(action.objectName().removesuffix("Menu"))
    later = (one for one in place.actions() if one.objectName().removesuffix("Menu") in PANELS[rank + 1 :])
    place.insertAction(next(later, end), action)


def tool_button(action: QAction) -> QToolButton:
    """Return the small button of an action, with its icon alone."""
    made = QToolButton()
    made.setObjectName(action.objectName().replace("action", "button", 1))
    made.setDefaultAction(action)
    made.setAutoRaise(True)
    made.setProperty("kind", "tight")
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    made.setIconSize(QSize(Size.ICON, Size.ICON))
    return made
