"""The event list with its buttons: undo, redo, and actions on the selected entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.features.events.model import ASIDE_ROLE, EventModel
from app.features.events.painting import EventDelegate
from app.features.events.timeline_line import EffectLine
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.theme import Size, Space, colour, colours
from app.ui.widgets.tables import CopiesCell
from core.text.text import Text, say

Index = QModelIndex | QPersistentModelIndex

SCROLL_STEP = 20
"""The step of the scroll bar (px)."""

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down)

EMPTY = say(
    "EventList", "What happens at the table is listed here. Select an entry to see the sheet as it was after it."
)


class EventList(CopiesCell, QListView):
    """The list of events. It announces what a player wants to do with the selection, and changes nothing itself.

    A new or changed row is scrolled into sight. When rows grow, the visible part stays: the end, or the first visible
    row.
    """

    selected = Signal(int)
    edit_wanted = Signal(int)

    def __init__(self, model: EventModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventView")
        self.setAccessibleName(translate("EventList", "Entries, oldest first"))
        model.dataChanged.connect(self._look_up)  # before Qt handles it
        self.setModel(model)
        self.setItemDelegate(EventDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setDragDropOverwriteMode(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().setSingleStep(SCROLL_STEP)
        self._is_at_end = True
        self._looked_at = QModelIndex(), 0
        self.doubleClicked.connect(self._edit)
        model.touched.connect(self._bring_into_sight)
        model.dataChanged.connect(self._stay)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)

    @property
    def row(self) -> int | None:
        """The selected row, None where none is."""
        rows = self.selectionModel().selectedIndexes()
        return rows[0].row() if rows else None

    def select(self, row: int | None) -> None:
        """Select a row, or nothing; the keyboard continues from there, or from where it was."""
        if row is None:
            self.selectionModel().clearSelection()
        else:
            self.setCurrentIndex(self.model().index(row, 0))

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Lay out rows again only where their height may change; Qt would do so every time."""
        if roles and Qt.ItemDataRole.SizeHintRole not in roles:
            QAbstractItemView.dataChanged(self, first, last, roles)
        else:
            super().dataChanged(first, last, roles)

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """Move the keyboard beside removed rows. Qt would select a row, which means looking back to it."""
        if start <= self.currentIndex().row() <= end:
            self._go_on_from(end + 1 if end + 1 < self.model().rowCount() else start - 1)
        super().rowsAboutToBeRemoved(parent, start, end)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if self.row is not None:
            self.selected.emit(self.row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Without a selection, an arrow key first selects the keyboard's row."""
        if self.row is None and event.key() in ARROWS and self.currentIndex().isValid():
            self.select(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    # --- scrolling

    def _bring_into_sight(self, row: int) -> None:
        self._go_on_from(row)
        self.scrollTo(self.model().index(row, 0))

    def _go_on_from(self, row: int) -> None:
        """Move the keyboard to a row without selecting it."""
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), QItemSelectionModel.SelectionFlag.NoUpdate)

    def _look_up(self) -> None:
        """Remember the visible part before row heights change."""
        top = self.indexAt(QPoint(1, 1))
        self._looked_at = top, self.visualRect(top).top()

    def _stay(self) -> None:
        """Lay out the rows and restore the visible part."""
        self.executeDelayedItemsLayout()
        top, before = self._looked_at
        if not self._is_at_end and top.isValid():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(top).top() - before)

    def _scrolled(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _stay_at_end(self, _: int, maximum: int) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(maximum)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again; Qt does so only when the height changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(colour(colours(self.palette()).muted))
            box = self.viewport().rect().adjusted(Space.L, Space.S, -Space.L, -Space.S)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, localized(EMPTY))
            painter.end()

    def _edit(self, index: QModelIndex) -> None:
        self.edit_wanted.emit(index.row())


Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier

ACTIONS = {
    "edit": (
        "actionEditEvent",
        say("EventView", "Correct"),
        say("EventView", "Correct this entry in the panel above (Enter, or a double click)"),
    ),
    "insert": (
        "actionInsertEvent",
        say("EventView", "Insert before"),
        say("EventView", "Enter what had happened before this entry (Ins)"),
    ),
    "aside": (
        "actionSetAside",
        say("EventView", "Set aside"),
        say("EventView", "Keep this entry in the list without counting it, or count it again (Space)"),
    ),
    "up": ("actionMoveUp", say("EventView", "Move up"), say("EventView", "Move this entry up (Alt+Up, or drag it)")),
    "down": (
        "actionMoveDown",
        say("EventView", "Move down"),
        say("EventView", "Move this entry down (Alt+Down, or drag it)"),
    ),
    "delete": ("actionDeleteEvent", say("EventView", "Delete"), say("EventView", "Delete this entry (Del)")),
}
"""Object name, label and tool tip of each action."""
KEYS = {
    "edit": (Key.Key_Return, Key.Key_Enter),
    "insert": (Key.Key_Insert,),
    "aside": (Key.Key_Space,),
    "up": (ALT | Key.Key_Up,),
    "down": (ALT | Key.Key_Down,),
    "delete": (Key.Key_Delete, Key.Key_Backspace),
}
"""Shortcuts while the list is focused; the menu shows the first of each."""


class EventView(QWidget):
    """Entries, oldest first. Selecting one looks back to it; other actions are announced with the index."""

    selected = Signal(int)
    edit_wanted = Signal(int)
    insert_wanted = Signal(int)
    delete_wanted = Signal(int)
    aside_wanted = Signal(int, bool)
    move_wanted = Signal(int, int)

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventPanel")
        self.model = EventModel(self)
        self.list = EventList(self.model, self)
        self.effect_line = EffectLine(self)
        self._count = QLabel()
        self._count.setProperty("kind", "heading")
        self.actions_by_name = {name: self._action(name, *rest) for name, rest in ACTIONS.items()}
        self._lay_out(undo, redo)
        self._connect()
        self._refresh()

    def _action(self, icon_name: str, name: str, text: Text, tip: Text) -> QAction:
        action = QAction(icon(icon_name), localized(text), self)
        action.setObjectName(name)
        action.setToolTip(localized(tip))
        action.setShortcuts([QKeySequence(key) for key in KEYS[icon_name]])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.list.addAction(action)
        return action

    def _lay_out(self, undo: QAction, redo: QAction) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self._count)
        buttons.addStretch(1)
        for action in self.actions_by_name.values():
            buttons.addWidget(_button(action))
        buttons.addSpacing(Space.S)
        for action in (undo, redo):
            buttons.addWidget(_button(action))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addLayout(buttons)
        layout.addWidget(self.effect_line)
        layout.addWidget(self.list, 1)

    def _connect(self) -> None:
        events = self.list
        events.selected.connect(self.selected)
        events.edit_wanted.connect(self.edit_wanted)
        events.selectionModel().selectionChanged.connect(self._refresh)
        events.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        events.customContextMenuRequested.connect(self._open_menu)
        self.model.move_wanted.connect(self.move_wanted)
        for signal in (self.model.rowsInserted, self.model.rowsRemoved, self.model.dataChanged):
            signal.connect(self._refresh)
        wishes: dict[str, Callable[[int], None]] = {
            "edit": self.edit_wanted.emit,
            "insert": self.insert_wanted.emit,
            "aside": self._toggle_aside,
            "up": partial(self._shift_by, -1),
            "down": partial(self._shift_by, 1),
            "delete": self.delete_wanted.emit,
        }
        for name, token in wishes.items():
            self.actions_by_name[name].triggered.connect(partial(self._with_row, token))

    # --- what is wanted

    def _with_row(self, token: Callable[[int], None], checked: bool = False) -> None:
        if self.list.row is not None:
            token(self.list.row)

    def _toggle_aside(self, row: int) -> None:
        self.aside_wanted.emit(row, not self.model.event_at(row).aside)

    def _shift_by(self, step: int, row: int) -> None:
        self._shift(row, row + step)

    def _shift(self, at: int, to: int) -> None:
        if 0 <= to < self.model.rowCount():
            self.move_wanted.emit(at, to)

    def _open_menu(self, point: QPoint) -> None:
        if self.list.row is None:
            return
        menu = QMenu(self)
        menu.setObjectName("eventMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(list(self.actions_by_name.values()))
        menu.popup(self.list.viewport().mapToGlobal(point))

    # --- what is shown

    def _refresh(self, *_: object) -> None:
        row, n = self.list.row, self.model.rowCount()
        self._count.setText(_counted(n))
        for action in self.actions_by_name.values():
            action.setEnabled(row is not None)
        self.actions_by_name["up"].setEnabled(row is not None and row > 0)
        self.actions_by_name["down"].setEnabled(row is not None and row < n - 1)
        aside = row is not None and bool(self.model.data(self.model.index(row), ASIDE_ROLE))
        again, off = translate("EventView", "Count again"), translate("EventView", "Set aside")
        self.actions_by_name["aside"].setText(again if aside else off)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "actions_by_name"):
            for name, action in self.actions_by_name.items():
                action.setIcon(icon(name))


def _counted(entries: int) -> str:
    if entries == 0:
        return translate("EventView", "No entries")
    return translate("EventView", "1 entry") if entries == 1 else translate("EventView", "%n entries", "", entries)


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setObjectName(action.objectName().replace("action", "button", 1))
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setProperty("kind", "tight")
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setIconSize(QSize(Size.ICON, Size.ICON))
    return button
