"""The window as features see it: places for docks, actions and bars, and a few services."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QVBoxLayout, QWidget

from app.ui.actions import Actions
from app.ui.docks import GameDock
from app.ui.theme import Space
from app.ui.widgets.bars import MessageBar, QuestionBar


class Notices(QWidget):
    """Bars above the pages of the window, each hidden while empty."""

    def __init__(self, pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = QVBoxLayout()
        self._bars.setContentsMargins(Space.S, 0, Space.S, 0)
        self._bars.setSpacing(Space.XS)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._bars)
        layout.addWidget(pages, 1)

    def add(self, bar: QWidget) -> None:
        """Add a bar below the others."""
        self._bars.addWidget(bar)

    def ask(self, bar: QuestionBar) -> None:
        """Show a question in place of an older one of its kind, and focus it."""
        for older in self.findChildren(QuestionBar, bar.objectName()):
            older.close()
        self.add(bar)
        bar.show()
        bar.take_focus()


@dataclass(frozen=True, slots=True)
class Menus:
    """The menus that features add their actions to."""

    game: QMenu
    view: QMenu
    help: QMenu


@dataclass(frozen=True, slots=True)
class Host:
    """The window as a feature sees it.

    ``window`` is the parent of docks, dialogs and actions. ``warn`` shows a closable message above the game;
    ``focus_entry`` focuses the entry panel, where a game is open.
    """

    window: QMainWindow
    actions: Actions
    menus: Menus
    tools: QToolBar
    notices: Notices
    warn: Callable[[str], None]
    focus_entry: Callable[[], None]

    def add_dock(self, name: str, title: str, panel: QWidget) -> GameDock:
        """Add a dock beside the game, hidden until opened; ``name`` is its object name."""
        return GameDock(name, title, panel, self.window)

    def add_notice(self, name: str) -> MessageBar:
        """Add a warning bar above the pages, with this object name."""
        bar = MessageBar(name, "problem", "warning", self.notices)
        self.notices.add(bar)
        return bar

    def dismiss(self, bar: MessageBar) -> None:
        """Hide a bar; the focus goes to the entry rather than to the next widget."""
        bar.say("")
        self.focus_entry()
