"""What the window offers to its features: its menus, places for docks, actions and bars, and a few callbacks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction, QFocusEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QMenu,
    QMenuBar,
    QVBoxLayout,
    QWidget,
)

from app.ui.docks import OF_TEXT, GameDock, Width
from app.ui.language import translate
from app.ui.shortcuts import Actions
from app.ui.theme import Space
from app.ui.tool_bar import ToolBar, insert_in_order
from app.ui.widgets.bars import MessageBar, QuestionBar
from app.ui.widgets.panels import packed


class Notices(QWidget):
    """Bars above the pages of the window, each hidden while empty."""

    def __init__(self, pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = packed(QVBoxLayout(), margins=(Space.S, 0, Space.S, 0), spacing=Space.XS)
        packed(QVBoxLayout(self), self._bars, (pages, 1), spacing=0)

    def add(self, bar: QWidget) -> None:
        self._bars.addWidget(bar)

    def ask(self, bar: QuestionBar) -> None:
        """Show a question in place of an older one of its kind, and focus it."""
        for older in self.findChildren(QuestionBar, bar.objectName()):
            older.close()
        self.add(bar)
        bar.show()
        bar.take_focus()


class FormHeights(QObject):
    """The heights of a form, in which nothing on it scrolls (px)."""

    changed = Signal()
    """The form may need another height: something on it is laid out anew."""

    def __init__(self, form: QWidget, *parts: QWidget) -> None:
        """``parts``: those that keep to themselves what happens there, as what scrolls does."""
        super().__init__(form)
        for part in (form, *parts):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().eventFilter(watched, event)

    @property
    def usual_width(self) -> int:
        """The width in which no name of a card is condensed (px)."""
        raise NotImplementedError

    def least(self, width: int, *, condensed: bool = True) -> int:
        """Return the least height in this width for all rows that may appear, in letters that may be condensed."""
        raise NotImplementedError

    def now(self, width: int, kept: int) -> int:
        """Return the height for what is there now, with room for so many rows that may appear."""
        raise NotImplementedError

    def arrange(self, width: int, most: int) -> None:
        """Arrange the cards so that all rows that may appear have room up to this height."""
        raise NotImplementedError

    def make_room(self, width: int, height: int) -> None:
        """Hide what the form can do without if it would scroll in this size."""


class EntryForm(QWidget):
    """What can stand where the entry stands: beside the sheet, above the list.

    ``focus_wanted``: a field of it is about to be focused; ``pending_changed``: what the sheet previews may be another.
    """

    focus_wanted = Signal()
    pending_changed = Signal(object)
    heights: FormHeights

    @property
    def is_begun(self) -> bool:
        """Whether an input is under way, so that it must not be put out of sight."""
        raise NotImplementedError

    @property
    def is_previewed(self) -> bool:
        """Whether the sheet shows what would follow from the form."""
        return False

    def take_focus(self) -> None:
        """Focus the field that comes next."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint nothing: the form looks the same, and Qt would paint all that is in it again."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Paint nothing."""


@dataclass(frozen=True, slots=True)
class Menus:
    """The menus that features add their actions to; ``after_panels`` separates the panels from the rest of its menu."""

    game: QMenu
    view: QMenu
    help: QMenu
    after_panels: QAction


@dataclass(frozen=True, slots=True)
class Host:
    """The window as a feature sees it.

    ``window`` is the parent of docks and dialogs. ``warn`` shows a closable message above the game. ``put_form`` puts a
    form where the entry stands, None the entry again; ``focus_entry`` focuses what stands there, where a game is open.
    """

    window: QMainWindow
    actions: Actions
    menus: Menus
    tools: ToolBar
    notices: Notices
    warn: Callable[[str], None]
    focus_entry: Callable[[], None]
    put_form: Callable[[EntryForm | None], None]
    is_playing: Callable[[], bool]

    def add_dock(
        self, name: str, title: str, panel: QWidget, width: Width = OF_TEXT, action: QAction | None = None
    ) -> GameDock:
        """Add a dock beside the game, hidden until opened; ``name`` is its object name.

        The ``action`` shows and hides it, tells by a tick whether it is visible, and is offered as a panel.
        """
        dock = GameDock(name, title, panel, self, width)
        if action is not None:
            self.add_panel(action)
            action.setChecked(dock.isVisible())
            action.triggered.connect(dock.switch)
            dock.visibilityChanged.connect(action.setChecked)
        return dock

    def put_away(self, *docks: QDockWidget) -> None:
        """Hide docks; if one of them had the focus, the entry gets it."""
        focus = QApplication.focusWidget()
        had_keys = focus is not None and any(dock.isAncestorOf(focus) for dock in docks)
        for dock in docks:
            dock.hide()
        if had_keys:
            self.focus_entry()

    def add_panel(self, action: QAction, menu: QMenu | None = None) -> None:
        """Offer a panel in the tool bar and in the View menu, there as its ``menu`` where it has one."""
        action.setIconVisibleInMenu(False)  # there a tick says whether it is open
        action.setCheckable(True)
        self.tools.add_panel(action, menu)
        insert_in_order(self.menus.view, action if menu is None else menu.menuAction(), self.menus.after_panels)

    def add_notice(self, name: str) -> MessageBar:
        """Add a warning bar above the pages, with this object name."""
        bar = MessageBar(name, "problem", "warning", self.notices)
        self.notices.add(bar)
        return bar

    def dismiss(self, bar: MessageBar) -> None:
        """Hide a bar; the focus goes to the entry rather than to the next widget."""
        bar.say("")
        self.focus_entry()


def fill_menus(bar: QMenuBar, act: Actions, recent: QMenu) -> Menus:
    game = bar.addMenu(translate("&Game"))
    _fill(
        game,
        [act.new, act.open, recent, act.example, act.practice],
        [act.save, act.save_as, act.print, act.close],
        [act.game_over, act.review, act.library],
        [act.quit],
    )
    _fill(
        bar.addMenu(translate("&Edit")),
        [act.undo, act.redo],
        [act.undo_mark, act.redo_mark],
        [act.quick, act.setup],
        [act.preferences],
    )
    view = bar.addMenu(translate("&View"))
    _fill(view, [act.now], [act.own_sheet, act.compare_paper])
    view.addSeparator()
    after_panels = view.addSeparator()
    _fill(view, [act.why, act.hands, act.compare], [act.people, act.habits])
    view.addSeparator()
    about = bar.addMenu(translate("&Help"))
    _fill(about, [act.keys, act.about])
    return Menus(game, view, about, after_panels)


def _fill(menu: QMenu, *groups: list[QAction | QMenu]) -> None:
    """Add groups of actions and menus to a menu, with separators between groups."""
    for number, group in enumerate(groups):
        if number:
            menu.addSeparator()
        for item in group:
            if isinstance(item, QMenu):
                menu.addMenu(item)
            else:
                menu.addAction(item)
