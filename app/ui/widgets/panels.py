"""Panels that scroll, windows beside the game, a layout that wraps, and the order of the Tab key."""

from __future__ import annotations

from functools import cmp_to_key
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDockWidget,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QTabBar,
    QWidget,
)

from app.ui.theme import Space, scale

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # PySide crashes with a second widget base


Box = TypeVar("Box", bound=QBoxLayout)


def packed(
    layout: Box,
    *items: QWidget | QLayout | int | tuple[QWidget | QLayout, int],
    margins: int | tuple[int, int, int, int] = 0,
    spacing: int | None = None,
) -> Box:
    """Fill a layout and return it. Without ``spacing`` it is the style's.

    A number among the items is a stretch, one beside an item the item's stretch.
    """
    layout.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        layout.setSpacing(spacing)
    for each in items:
        item, stretch = each if isinstance(each, tuple) else (each, 0)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QWidget):
            layout.addWidget(item, stretch)
        else:
            layout.addLayout(item, stretch)
    return layout


def height_of(widget: QWidget, width: int) -> int:
    """Return the height that a widget prefers in this width (px)."""
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()


def activate_layout(widget: QWidget) -> None:
    if (layout := widget.layout()) is not None:
        layout.invalidate()
        layout.activate()


class BareScroll(QScrollArea):
    """A vertical scroll area without frame or background. It is no Tab stop.

    What has the focus stays in sight when the contents grow, as with large text, or the area shrinks; else the end, if
    that was wanted.
    """

    def __init__(self, name: str, content: QWidget) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self._is_end_wanted = False
        self.verticalScrollBar().rangeChanged.connect(self.show_focus)

    def event(self, event: QEvent) -> bool:
        """Show no scroll bar where all fits without it: Qt keeps one that makes rows wrap, and so seems needed."""
        contents = self.widget()
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and contents is not None:
            room, least = self.maximumViewportSize(), contents.minimumSizeHint().expandedTo(contents.minimumSize())
            least = least.expandedTo(QSize(0, contents.heightForWidth(room.width())))
            fits = least.boundedTo(room) == least
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(policy)
        return super().event(event)

    def show_focus(self) -> None:
        """Scroll to the focused widget, if it is in here and does not fill the area anyway; else to a wanted end."""
        contents = self.widget()
        focus = None if contents is None else contents.focusWidget()
        if focus is not None and focus.hasFocus():
            self._is_end_wanted = False
            if focus.height() < self.viewport().height():
                self.ensureWidgetVisible(focus, 0, Space.XS)
        elif self._is_end_wanted:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def show_end(self) -> None:
        """Scroll to the end, where contents may still appear, until something in here is focused."""
        self._is_end_wanted = True
        self.show_focus()


class FlowLayout(QLayout):
    """Lays widgets out like words of a paragraph, with a gap, and ``between`` lines if that differs.

    Its height follows from its width.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 2, *, between: int | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self.setSpacing(spacing)
        self._between = spacing if between is None else between
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()  # Qt does so only for widgets that were hidden

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:  # a form asks for it often
            self._heights[width] = self._arranged(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        """Lay out the lines, each item in the middle of its line, or only measure them; return their height."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(rect.width(), item.minimumSize().width())))
            if lines[-1] and x + size.width() > rect.width():
                lines.append([])
                x = 0
            lines[-1].append((item, size))
            x += size.width() + self.spacing()
        y = rect.top()
        for line in lines:
            height = max((size.height() for _, size in line), default=0)
            x = rect.left()
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self._between
        return y - self._between - rect.top()


LEAST: Final = QSize(440, 300)
"""The largest minimum size of a panel (px): a window of 1280 by 720 needs the rest for sheet and entry."""


class PanelScroll(BareScroll):
    """A panel that scrolls where it has less room than it needs.

    ``first_width``: what it gets when it is shown for the first time (px), or its layout and that of the page are
    made twice; 0: what the panel asks for.
    """

    def __init__(self, panel: QWidget) -> None:
        self._panel, self.first_width = panel, 0
        super().__init__(f"{panel.objectName()}Scroll", panel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def minimumSizeHint(self) -> QSize:
        return self._panel.minimumSizeHint().expandedTo(self._panel.minimumSize()).boundedTo(LEAST)

    def sizeHint(self) -> QSize:
        hint = self._panel.sizeHint()
        return QSize(self.first_width or hint.width(), hint.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panel, whose sizes change with what is in it."""
        if watched is self._panel and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class OwnEscape(_Widget):
    """Emits ``left`` when Escape is pressed while the focus is in the panel."""

    left: ClassVar[Signal]

    def event(self, event: QEvent) -> bool:
        """Take Escape before any shortcut does."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Restyled(_Widget):
    """Calls :meth:`restyle` when its colours change, or what else it names, once it ``follows_style``.

    Qt tells of changes while a widget is still being made, too: the last line of its constructor says that it follows.
    """

    follows_style = False
    restyled_by: ClassVar[tuple[QEvent.Type, ...]] = (QEvent.Type.PaletteChange,)

    def restyle(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.follows_style and event.type() in self.restyled_by:
            self.restyle()


MEASURES: Final = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""The changes after which what is written may have another size."""


class Watched(Protocol):
    """A service that works only while its results are seen."""

    def watch(self, seen: bool) -> None:
        """Begin to work, or stop."""


SHARE: Final = 0.9
"""The greatest share of the screen that a window takes at first."""


def with_text(window: QWidget, size: QSize) -> QSize:
    """Return a size of a window (px) grown with the text, as far as the screen has room."""
    return (size * scale()).boundedTo(window.screen().availableSize() * SHARE)


def bring_to_front(window: QWidget) -> None:
    """Show a window in front of the others, with the focus."""
    window.show()
    window.raise_()
    window.activateWindow()


class SideWindow(QDialog):
    """A window that shows what a service finds out about the game."""

    def __init__(self, service: Watched, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self._watched = service

    def set_sizes(self, smallest: QSize, usual: QSize) -> None:
        """Set the usual and the smallest size (px), which grow with the text."""
        self.setMinimumSize(with_text(self, smallest))
        self.resize(with_text(self, usual))

    def take_focus(self) -> None:
        """Focus the part to read first."""
        raise NotImplementedError

    def come_to_front(self) -> None:
        bring_to_front(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._watched.watch(True)
            self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._watched.watch(False)


def focus_next(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next or previous widget of a window in reading order; False if there is none.

    Qt follows the order of creation; the entry's options are recreated with every game and would come last.
    """
    stops = tab_stops(window)
    if not stops:
        return False
    at = _place_of(window.focusWidget(), stops)
    if at is None:
        at = -1 if forward else 0
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
    return True


def _place_of(focus: QWidget | None, stops: list[QWidget]) -> int | None:
    """Return which stop has the focus, itself or in a part of it (scroll areas contain further stops)."""
    holders = [i for i, stop in enumerate(stops) if focus in (stop, *stop.findChildren(QWidget))]
    return next((i for i in holders if stops[i] is focus), holders[-1] if holders else None)


def tab_stops(root: QWidget) -> list[QWidget]:
    """Return the Tab stops below ``root`` in reading order; parts of another stop belong to that one."""
    stops: list[QWidget] = []
    children = [child for child in root.children() if isinstance(child, QWidget) and _is_there(child)]
    for child in sorted(children, key=cmp_to_key(_before)):
        is_stop = child.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        if is_stop and child.focusProxy() is None:
            stops.append(child)
            if not isinstance(child, QScrollArea):
                continue
        stops += tab_stops(child)
    return stops


def _is_there(widget: QWidget) -> bool:
    """Whether a widget takes part; a dock behind another tab does not, though Qt only moves it out of sight."""
    is_behind = isinstance(widget, QDockWidget | QTabBar) and widget.visibleRegion().isEmpty()
    return widget.isVisible() and widget.isEnabled() and not widget.isWindow() and not is_behind


def _before(one: QWidget, other: QWidget) -> int:
    """Compare two neighbours: the upper comes first; side by side, the left one."""
    a, b = _place(one), _place(other)
    side_by_side = min(a.bottom(), b.bottom()) - max(a.top(), b.top()) > min(a.height(), b.height()) // 2
    return a.left() - b.left() if side_by_side else a.top() - b.top()


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())
