"""What the window offers to its features: its menus, places for docks, actions and bars, and a few callbacks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QTabBar,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.language import translate
from app.ui.shortcuts import Actions
from app.ui.theme import Size, Space
from app.ui.widgets.labels import DockTitle, MessageBar, QuestionBar
from app.ui.widgets.panels import packed

ENVELOPE_DOCK: Final = "envelopeDock"
"""The object name of the dock that all others are tabbed with."""


class Width(NamedTuple):
    """The usual width of a panel: its least and its greatest (px), and in between its share of the window."""

    least: int
    most: int
    share: float

    def within(self, window: QWidget) -> int:
        return min(self.most, max(self.least, int(window.width() * self.share)))


OF_TEXT: Final = Width(300, 500, 0.25)
OF_A_CHART: Final = Width(352, 560, 0.28)


class GameDock(QDockWidget):
    """A panel tabbed behind the envelope chart, hidden at first; later where it was when the window was closed.

    The start screen has no panels. The next game shows the panel if the last one did, in front if it was there.
    ``opened``: by its key or button.
    """

    opened = Signal()

    def __init__(self, name: str, title: str, panel: QWidget, host: Host, width: Width) -> None:
        window = host.window
        super().__init__(title, window)
        self._window, self._host, self.usual_width = window, host, width
        self.setObjectName(name)
        self.setTitleBarWidget(DockTitle(self))
        self.setWidget(panel)
        if not window.restoreDockWidget(self):
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
            if (envelope := window.findChild(QDockWidget, ENVELOPE_DOCK)) is not None:
                window.tabifyDockWidget(envelope, self)
            self.hide()
        self.visibilityChanged.connect(self._show_whole_tabs)
        self.visibilityChanged.connect(self._need_width)
        self.visibilityChanged.connect(self._remember)
        self._is_wanted = self._was_in_front = not self.isHidden()
        self._was_playing = True
        self.set_playing(host.is_playing())

    @property
    def is_in_front(self) -> bool:
        """Whether the panel is visible: open, and not behind another tab."""
        return self.isVisible() and not self.widget().visibleRegion().isEmpty()

    def come_forward(self) -> None:
        """Show the panel, before those that share its place."""
        self.show()
        self.raise_()

    def switch(self) -> None:
        """Show the panel, or hide it if it is in front."""
        if self.is_in_front:
            self._host.put_away(self)
        else:
            self.come_forward()
            self.opened.emit()

    def _show_whole_tabs(self, visible: bool) -> None:
        """Let the tabs scroll when there are too many, instead of cutting off their names."""
        if not visible:  # the window may be going, and its parts with it
            return
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setUsesScrollButtons(True)
            tabs.setAccessibleName(translate("Panels"))

    def _need_width(self, visible: bool) -> None:
        """Let the panel need its width only while it is seen: behind a narrower one it would widen that."""
        policy = self.widget().sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred if visible else QSizePolicy.Policy.Ignored)
        self.widget().setSizePolicy(policy)

    def _remember(self, in_front: bool) -> None:
        if self._host.is_playing():
            self._was_in_front = in_front

    def set_playing(self, playing: bool) -> None:
        """Hide the panel when the game closes and show it with the next one."""
        if playing == self._was_playing:
            return
        if not playing:
            self._is_wanted = not self.isHidden()
        self._was_playing, in_front = playing, self._was_in_front
        self.setVisible(playing and self._is_wanted)
        if playing and self._is_wanted and in_front:
            self.raise_()


SEPARATOR: Final = 5
"""The width of the line between the page and a panel (px)."""


def in_front(window: QMainWindow) -> tuple[str, ...]:
    """Return the object names of the panels in a window that are visible, not behind other tabs."""
    return tuple(dock.objectName() for dock in _docks(window) if _is_seen(dock))


def _is_seen(dock: QDockWidget) -> bool:
    return not dock.visibleRegion().isEmpty()


def bring_forward(window: QMainWindow, names: tuple[str, ...]) -> None:
    """Raise open panels above those that share their places."""
    for dock in _docks(window):
        if dock.objectName() in names and not dock.isHidden():
            dock.lower()  # or a raise of what is topmost already, though behind another tab, would do nothing
            dock.raise_()


def _docks(window: QMainWindow) -> list[QDockWidget]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return [dock for dock in window.findChildren(QDockWidget, options=direct) if not dock.isFloating()]


def open_beside(window: QMainWindow) -> list[list[QDockWidget]]:
    """Return the open panels beside the page, those behind each other together."""
    beside = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
    groups: list[list[QDockWidget]] = []
    for dock in _docks(window):
        if not dock.isHidden() and window.dockWidgetArea(dock) & beside and not any(dock in group for group in groups):
            groups.append([dock, *(other for other in window.tabifiedDockWidgets(dock) if not other.isHidden())])
    return groups


def seen_beside(window: QMainWindow) -> list[QDockWidget]:
    """Return the panels beside the page that are visible, not behind other tabs."""
    return [dock for group in open_beside(window) for dock in group if _is_seen(dock)]


def width_beside(window: QMainWindow) -> int:
    """Return the least width of the open panels beside the page (px)."""
    return sum(SEPARATOR + max(dock.minimumSizeHint().width() for dock in group) for group in open_beside(window))


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
    later = (action for action in place.actions() if action.objectName().removesuffix("Menu") in PANELS[rank + 1 :])
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
