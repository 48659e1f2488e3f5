"""Lays out the page of a game: side by side, or as tabs where there is no room; and shares the width with the docks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QMainWindow, QSplitter, QTabBar, QVBoxLayout, QWidget

from app.features.entry.pages import APPEARING, EXPECTED
from app.features.events.panel import EventView
from app.features.sheet.panel import SheetPanel
from app.ui.host import OF_A_CHART, SEPARATOR, EntryForm, GameDock, seen_beside, width_beside
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.theme import LARGER, Space, enlarge, is_touch, px, scale
from app.ui.widgets.panels import PanelScroll, activate_layout, packed

SIDE_WIDTH: Final = 400
"""The width of entry and list in a window of 1280 pixels; a share of a wider one."""

SIDE_SHARE: Final = 0.27

NARROWEST_ENTRY: Final = 386
"""The greatest least width of the entry beside the sheet: six answerers, and nobody, on one line (px)."""

LIST_HEIGHT: Final = 170
LEAST_LIST: Final = 84
"""The height of the list below an entry with all its rows: where there is room, and at least (px)."""

MUCH_LIST: Final = 300
"""From this height of the list on (px), the entry keeps the room of all rows that may appear."""

STEP: Final = 10
"""By how much the entry is widened in search of a width in which all of it fits (px)."""

SHEET, ENTRY, LIST = range(3)


class GamePanes(QWidget):
    """The sheet beside the entry, and the list below that; or each behind a tab of its own.

    The sheet gets at least the width in which all its columns have room; the entry the height at which nothing in it
    scrolls. What panels beside the page take comes first from what the entry can spare, then from the sheet. Where that
    is not enough, sheet and entry share one place, and where there is no room for the list, it gets a tab, too.

    ``resized``: the page has another size, but is not yet laid out in it.
    """

    resized = Signal()

    def __init__(
        self,
        sheet: SheetPanel,
        entry: EntryForm,
        events: EventView,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._sheet, self._entry, self._form, self._list = sheet, entry, entry, events
        self._side, self._framed = QWidget(), QFrame()
        self._framed.setProperty("kind", "card")
        self.tabs = QTabBar()
        self.tabs.setAccessibleName(translate("Parts of the game"))
        self.tabs.setObjectName("pageTabs")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.hide()
        # from the outside in, as Qt styles a part and all that is in it again for each new parent
        self._main = _splitter("mainSplitter", Qt.Orientation.Horizontal, (self._sheet, self._side), (1, 0), self)
        self._head = packed(QHBoxLayout(), self.tabs, 1, margins=(0, 0, Space.S, 0), spacing=0)
        packed(QVBoxLayout(self), self._head, (self._main, 1), spacing=0)
        self._column = _splitter(
            "sideSplitter", Qt.Orientation.Vertical, (self._framed, self._list), (0, 1), self._side
        )
        packed(QVBoxLayout(self._side), self._column, margins=(0, Space.XS, Space.S, Space.S))
        self._frame = packed(QVBoxLayout(self._framed))
        self._folded, self._is_list_apart, self._is_entry_wanted = False, False, False
        self._needs: tuple[int, ...] = ()
        self._side_width: float = px(SIDE_WIDTH)
        self._was_moved = not preferences.main_splitter.isEmpty()
        self._chosen: int | None = None
        """The height of the entry that the user has chosen (px)."""
        self.tabs.currentChanged.connect(self._show_parts)
        self._sheet.focus_wanted.connect(self._show_sheet)
        self._add_form(entry)
        for bar in (self._sheet.conflict_bar, self._sheet.what_if):
            bar.installEventFilter(self)
        for splitter in (self._main, self._column):
            splitter.splitterMoved.connect(self._note_move)

    # --- what stands where the entry stands

    @property
    def form(self) -> EntryForm:
        """The entry, or what stands in its place."""
        return self._form

    def put(self, form: EntryForm | None) -> None:
        """Put a form where the entry stands; None: the entry again."""
        before, self._form = self._form, form or self._entry
        had_keys = before.isAncestorOf(self.window().focusWidget())
        before.hide()
        if self._frame.indexOf(self._form) < 0:
            self._add_form(self._form)
        self._form.show()
        self._needs = ()
        self.resized.emit()
        if had_keys:
            self._form.take_focus()

    def _add_form(self, form: EntryForm) -> None:
        self._frame.addWidget(form)
        form.focus_wanted.connect(self._show_entry)
        form.pending_changed.connect(self._show_preview)
        form.heights.changed.connect(self._divide_column)

    # --- side by side, or as tabs

    @property
    def is_folded(self) -> bool:
        """Whether sheet and entry share one place."""
        return self._folded

    @property
    def needed_width(self) -> int:
        """The width that the page needs as it is laid out (px)."""
        entry = self._side.minimumWidth()
        return max(self._sheet.needed_width, entry) if self._folded else self._beside_entry + entry

    @property
    def roomy_width(self) -> int:
        """The width in which the columns of the sheet have room for all that is in them (px).

        In touch mode they have less, as the buttons of the panels beside them are large.
        """
        sheet = self._sheet.needed_width if is_touch() else self._sheet.roomy_width
        entry = self._side.minimumWidth()
        return max(sheet, entry) if self._folded else sheet + self._main.handleWidth() + entry

    @property
    def _beside_entry(self) -> int:
        return self._sheet.needed_width + self._main.handleWidth()

    def enlarge(self, *, larger: bool) -> None:
        """Write entry, list and corrections larger, or in the usual size."""
        for part in (self._side, self._sheet.conflict_bar):
            enlarge(part, larger=larger)
        self._side_width = px(SIDE_WIDTH) * (LARGER if larger else 1)

    def fit(self, width: int) -> None:
        """Lay out the parts for a page that can have this width (px), if that or what they need has changed."""
        least = self._least_side
        height = self.height()
        needs = width, height, self._beside_entry, least, self._form.heights.least(least), self._least_list
        if needs != self._needs:
            self._needs = needs
            self._fold(width)
            self._divide()
        self._is_entry_wanted = self._is_entry_wanted and not self.isVisible()

    def _fold(self, width: int) -> None:
        """Choose between side by side, tabs for sheet and entry, and tabs for all parts."""
        before = self._folded, self._is_list_apart
        self._folded = False
        cramped = (self._sheet.roomy_width - self._sheet.needed_width) // 2
        side = self._fitting(width - self._beside_entry, self._height_of_entry(with_list=True), cramped)
        self._folded = side is None
        if self._folded:
            self._add_tabs()
            side = self._fitting(width, self._height_of_entry(with_list=True))
        self._is_list_apart = self._folded and side is None
        if side is None:
            side = self._fitting(width, self._height_of_entry(with_list=False)) or self._lowest(width)
        self._sheet.setMinimumWidth(0 if self._folded else min(self._sheet.needed_width, width))
        self._side.setMinimumWidth(min(side, width))
        if before != (self._folded, self._is_list_apart):
            self.tabs.setTabVisible(LIST, self._is_list_apart)
            self.tabs.setVisible(self._folded)
            if self._folded and not before[0]:
                self.tabs.setCurrentIndex(ENTRY if self._is_entering or self._is_entry_wanted else SHEET)
            had_keys = self._side.isAncestorOf(self.window().focusWidget())
            self._show_parts()
            if had_keys and self._side.isHidden():
                self._sheet.take_focus()

    def _add_tabs(self) -> None:
        """Add the tabs, once they are needed: screen readers say which one is in front, even of a hidden bar."""
        if not self.tabs.count():
            with QSignalBlocker(self.tabs):
                self.tabs.addTab(translate("Sheet"))
                self.tabs.addTab(translate("Entry"))
                self.tabs.addTab(translate("All entries"))

    @property
    def _is_entering(self) -> bool:
        """Whether an entry is under way, so that it must not be put out of sight."""
        reads = self._sheet.isAncestorOf(self.window().focusWidget()) or not self._sheet.conflict_bar.isHidden()
        return self._form.is_begun and not reads

    def _fitting(self, most: int, height: int, spared: int = 0) -> int | None:
        """Return the least width up to the most in which the entry fits a height; None where there is none.

        So that its letters are condensed little or not at all, it may take all but a spared part of the width (px).
        """
        fair, every = self._sides(most - spared), self._sides(most)
        usual = [(side, False) for side in fair]
        condensed = [(side, True) for side in (*(fair[::-1] if spared else []), *every)]
        for side, is_condensed in (*usual, *condensed):
            if self._form.heights.least(self._inner(side), condensed=is_condensed) <= height:
                return side
        return None

    def _sides(self, most: int) -> list[int]:
        """Return the widths up to the most that the entry can have, always the same ones."""
        sides, least = range(self._narrowest, most + 1, STEP), self._least_side
        return [side for side in sides if side >= least]

    @property
    def _narrowest(self) -> int:
        around = Space.S + 2 * self._framed.frameWidth()
        most = NARROWEST_ENTRY * self._side_width / px(SIDE_WIDTH)
        return int(min(most + Space.S, self._form.heights.usual_width + around))

    def _lowest(self, most: int) -> int:
        """Return the least width up to the most in which the entry is lowest."""
        sides = self._sides(most) or [self._least_side]
        return min(sides, key=lambda side: self._form.heights.least(self._inner(side)))

    def _height_of_entry(self, *, with_list: bool) -> int:
        """Return the height there is for the entry, above the list or alone (px)."""
        around = Space.XS + Space.S + 2 * self._framed.frameWidth()
        tabs = self.tabs.sizeHint().height() if self._folded else 0
        below = self._column.handleWidth() + self._least_list if with_list else 0
        return self.height() - around - tabs - below

    @property
    def _least_list(self) -> int:
        return max(px(LEAST_LIST), self._list.minimumSizeHint().height())

    @property
    def _least_side(self) -> int:
        parts = self._framed.minimumSizeHint().width(), self._list.minimumSizeHint().width()
        return max(self._narrowest, max(parts) + Space.S)

    def _inner(self, side: int) -> int:
        """Return the width of the entry in a side of this width."""
        return side - Space.S * (2 if self._folded else 1) - 2 * self._framed.frameWidth()

    def _show_entry(self) -> None:
        self._is_entry_wanted = not self.isVisible()  # a game is opened, whose page is still to be laid out
        if self._folded and not self._show_preview():
            self.tabs.setCurrentIndex(ENTRY)

    def _show_sheet(self) -> None:
        if self._folded:
            self.tabs.setCurrentIndex(SHEET)

    def _show_preview(self) -> bool:
        """Bring the sheet to the front if it previews the entry; return whether it does."""
        is_previewed = self._folded and self._form.is_previewed
        if is_previewed:
            self.tabs.setCurrentIndex(SHEET)
            self._sheet.what_if.take_focus()
        return is_previewed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring the sheet to the front when it tells of a contradiction or previews an entry, then the entry again."""
        if event.type() == QEvent.Type.ShowToParent and self._folded and not self._sheet.isVisible():
            self.tabs.setCurrentIndex(SHEET)
            self._show_preview()
        elif event.type() == QEvent.Type.HideToParent and watched is self._sheet.what_if:
            self._show_entry()
        return super().eventFilter(watched, event)

    def _show_parts(self) -> None:
        tab = self.tabs.currentIndex()
        folded, apart = self._folded, self._folded and self._is_list_apart
        self.tabs.updateGeometry()  # the tab in front is wider, in bold letters, of which Qt does not tell
        self._sheet.setVisible(not folded or tab == SHEET)
        self._side.setVisible(not folded or tab != SHEET)
        self._framed.setVisible(not apart or tab == ENTRY)
        self._list.setVisible(not apart or tab == LIST)
        self._list.place_undone(None if self._list.isVisibleTo(self) else self._head)
        if (layout := self._side.layout()) is not None:
            layout.setContentsMargins(Space.S if folded else 0, Space.XS, Space.S, Space.S)
        if (layout := self._sheet.layout()) is not None:
            layout.setContentsMargins(Space.S, Space.XS, Space.S if folded else 0, Space.S)

    # --- how the room is divided

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()
        self._divide()

    def _divide(self) -> None:
        """Divide the width between sheet and entry, then the height between entry and list; all of it at once."""
        activate_layout(self)  # the tabs may have come or gone
        self._main.refresh()  # and a part beside the other
        if self._folded:
            self._main.setSizes([self.width(), self.width()])
        elif not self._was_moved:
            usual = int(max(self._side_width, self.width() * SIDE_SHARE))
            most = self.width() - self._sheet.roomy_width - self._main.handleWidth()
            side = max(self._side.minimumWidth(), min(usual, most))
            self._main.setSizes([self.width() - side - self._main.handleWidth(), side])
        self._divide_column()

    @property
    def _height(self) -> int:
        """The height of entry and list together (px)."""
        below = 0 if self._folded and self._is_list_apart else self._column.handleWidth()
        return self._column.height() - below - 2 * self._framed.frameWidth()

    def _divide_column(self) -> None:
        """Give the entry the height that it takes; a row that appears gets its room from the list.

        In a high window nothing moves, as the room is kept free.
        """
        inner, height, frame = self._inner(self._side.width()), self._height, 2 * self._framed.frameWidth()
        apart = self._folded and self._is_list_apart
        self._form.heights.arrange(inner, height if apart else height - px(LIST_HEIGHT))
        if apart:
            self._form.heights.make_room(inner, height)
            return
        entry = self._form.heights.now(inner, APPEARING)
        if height - entry < px(MUCH_LIST):
            entry = self._form.heights.now(inner, EXPECTED)
        if self._chosen is not None:
            entry = max(self._chosen - frame, self._form.heights.now(inner, 0))
        entry = min(entry, height - self._list.minimumSizeHint().height())
        self._form.heights.make_room(inner, entry)
        sizes = [entry + frame, height - entry]
        if sizes != self._column.sizes():
            self._column.setSizes(sizes)

    def _note_move(self) -> None:
        self._was_moved = True
        self._chosen = self._column.sizes()[0]

    def restore(self) -> None:
        """Divide the page as the user did last time."""
        self._main.restoreState(self._preferences.main_splitter)
        if self._column.restoreState(self._preferences.side_splitter):
            self._chosen = self._column.sizes()[0]

    def remember(self) -> None:
        """Store how the user has divided the page."""
        if self._was_moved and not self._folded:
            self._preferences.main_splitter = self._main.saveState()
            self._preferences.side_splitter = self._column.saveState()


def _splitter(
    name: str, orientation: Qt.Orientation, parts: tuple[QWidget, QWidget], stretch: tuple[int, int], parent: QWidget
) -> QSplitter:
    splitter = QSplitter(orientation, parent)
    splitter.setObjectName(name)
    splitter.setChildrenCollapsible(False)
    splitter.setHandleWidth(Space.S)
    for i, part in enumerate(parts):
        splitter.addWidget(part)
        splitter.setStretchFactor(i, stretch[i])
    return splitter


LARGE: Final = QSize(1600, 850)
"""From this size of the window on (px) what stands beside the sheet is written larger, as the sheet is then."""


class SharedWidth(QObject):
    """Shares the width of a window between the page and the panels beside it, whenever one of them changes.

    A panel has its usual width, or less where the sheet would be cramped, but for a width that the user gave it.
    """

    def __init__(self, window: QMainWindow, panes: GamePanes, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._panes, self._preferences = window, panes, preferences
        self._shared: object = None
        stored = (text.partition("=") for text in preferences.panel_widths)
        self._chosen = {name: int(width) for name, _, width in stored if width.isdecimal()}
        """The widths that the user gave to panels (px)."""
        self._were: dict[str, int] = {}
        """The widths of the panels when a mouse button was pressed between them (px)."""
        panes.resized.connect(self._fit)
        window.tabifiedDockWidgetActivated.connect(self._share)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the page for the room that the panels leave: at once, so that nothing is painted in between."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and self._panes.isVisible():
            self._fit()
            self._share()
        elif event.type() == QEvent.Type.UpdateRequest and seen_beside(self._window):
            # Qt would paint before it lays out what only another layout has asked for, as panels do of the page;
            # without a panel that only makes one stall of two
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        elif event.type() == QEvent.Type.MouseButtonPress:
            self._were = self._widths
        elif event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._note_drag)  # once Qt has moved the edge
        return False

    def _fit(self) -> None:
        large = LARGE * scale()
        is_large = self._window.size().expandedTo(large) == self._window.size()
        self._panes.enlarge(larger=is_large)
        for panel in self._window.findChildren(GameDock, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if panel.usual_width != OF_A_CHART:
                enlarge(panel.widget(), larger=is_large)
            if isinstance(scroll := panel.widget(), PanelScroll):
                scroll.first_width = self._width_of(panel, self._room_for(1))
        self._panes.fit(self._window.width() - width_beside(self._window))

    @property
    def _widths(self) -> dict[str, int]:
        return {dock.objectName(): dock.width() for dock in seen_beside(self._window)}

    def _note_drag(self) -> None:
        given = {name: width for name, width in self._widths.items() if self._were.get(name, width) != width}
        if given:
            self._chosen |= given
            self._preferences.panel_widths = tuple(f"{name}={width}" for name, width in self._chosen.items())

    def _share(self) -> None:
        """Give each panel in front its width, if another one is or the room has changed."""
        panels, width = seen_beside(self._window), self._window.width()
        now = width, width_beside(self._window), self._panes.is_folded, panels
        if now == self._shared or not self._panes.isVisible():
            return
        self._shared = now
        if not panels:
            return
        above: QWidget | None = self._panes
        while above is not None:  # the window must know by now how narrow the page can be
            activate_layout(above)
            above = None if above is self._window else above.parentWidget()
        room = self._room_for(len(panels))
        widths = [self._width_of(panel, room) for panel in panels]
        self._window.resizeDocks(panels, widths, Qt.Orientation.Horizontal)
        activate_layout(self._window)

    def _room_for(self, panels: int) -> int:
        """Return the width that each of so many panels can have (px)."""
        return (self._window.width() - self._panes.roomy_width) // panels - SEPARATOR

    def _width_of(self, panel: QDockWidget, room: int) -> int:
        width = panel.usual_width if isinstance(panel, GameDock) else OF_A_CHART
        usual = width.most if self._panes.is_folded else width.within(self._window)
        return self._chosen.get(panel.objectName(), max(1, min(usual, room)))
