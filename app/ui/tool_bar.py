"""The tool bar: icons for files, undo and set-up, and a button with a word for each panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from app.ui.actions import Actions
from app.ui.language import translate
from app.ui.theme import Size

PANELS: Final = ("actionAdvice", "actionBoard", "actionWhyPanel", "actionCharts", "actionTableMode")
"""The object names of the actions with a word, in their order."""

Style = Qt.ToolButtonStyle


class ToolBar(QToolBar):
    """Keeps the words of the panels while they fit; in a narrower window their icons alone remain."""

    def __init__(self, act: Actions, window: QWidget) -> None:
        super().__init__(translate("Menus", "Tools"), window)
        self.setObjectName("toolBar")
        self.setMovable(False)
        self.setIconSize(QSize(Size.ICON, Size.ICON))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._panels: list[QToolButton] = []
        self._has_words = True
        for group in ((act.new, act.open, act.save), (act.undo, act.redo), (act.setup,)):
            self.addActions(group)
            self.addSeparator()
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._gap = self.addWidget(gap)

    def add_panel(self, action: QAction, menu: QMenu | None = None) -> None:
        """Add the button of a panel, with a menu beside it where there is more to choose from."""
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
        if event.type() == QEvent.Type.LayoutRequest:  # a button has come, or has another text
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show the words where all of them have room."""
        extra = sum(_width_of_word(panel) for panel in self._panels)
        wanted = self.sizeHint().width() + (0 if self._has_words else extra)
        if (wanted <= self.width()) != self._has_words:
            self._has_words = not self._has_words
            style = Style.ToolButtonTextBesideIcon if self._has_words else Style.ToolButtonIconOnly
            for panel in self._panels:
                panel.setToolButtonStyle(style)


def insert_in_order(place: QWidget, action: QAction, end: QAction) -> None:
    """Insert a panel's action, or that of its menu, before those that follow it in :data:`PANELS`, and ``end``."""
    rank = PANELS.index(action.objectName().removesuffix("Menu"))
    later = (one for one in place.actions() if one.objectName().removesuffix("Menu") in PANELS[rank + 1 :])
    place.insertAction(next(later, end), action)


def _width_of_word(panel: QToolButton) -> int:
    """Return how much wider a button is with its word, as Qt lays it out."""
    return panel.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, panel.text()).width() + 4
