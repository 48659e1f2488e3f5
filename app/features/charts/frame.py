"""The frame around every chart: its head, the chart or why there is none, and a line of text with exact numbers.

And what imports pyqtgraph before a chart is wanted.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, QStandardPaths, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.game.game import Game
from app.tasks.inference import HIDDEN, InferenceReply
from app.tasks.shown import Shown, Wait, differ
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.plots.chart import DENSITY, Chart, Medium
from app.ui.settings import Preferences
from app.ui.shortcuts import COPY
from app.ui.text import as_of, escape_mnemonics, past, table_line
from app.ui.theme import AIR, Size, Space, TypeSize, colours, grown, wants_less_motion
from app.ui.widgets.labels import label
from app.ui.widgets.panels import Restyled, packed
from core.formats.atomic_file import UnwritableFileError, write_atomically

if TYPE_CHECKING:
    from app.features.charts.canvas import ChartCanvas


class ImportAhead(QObject):
    """Imports pyqtgraph in the GUI thread, where alone classes of Qt may be defined, when the window has nothing to do.

    The window stands still for it once, for some 200 ms. Whoever imports pyqtgraph before that gets it at once; a chart
    that can wait for ``done`` lets the window go on.
    """

    done = Signal()

    @property
    def is_done(self) -> bool:
        return "pyqtgraph" in sys.modules

    def start(self) -> None:
        """Start once the event loop is idle, unless it is done."""
        if not self.is_done:
            QTimer.singleShot(0, self, self._import)

    def _import(self) -> None:
        import_module("pyqtgraph")
        gc.freeze()  # as after all other imports
        self.done.emit()


PNG: Final = ".png"
SVG: Final = ".svg"

LEAST_WIDTH: Final = 250
"""Narrower, a chart would be all words (px)."""

LINE: Final = 1.25
"""Height of a line of text relative to its font size."""

Content = Chart | str | None
"""What a frame shows: a chart, or the reason why there is none; None: what it shows already, until there is more."""


def moment(now: Shown) -> str:
    """Return the moment that the numbers are of: supposed, chosen, or the last consistent one; empty for now."""
    if now.supposed is not None:
        return translate("What if")
    if now.looking_at is not None:
        return past(now.looking_at, now.n_events)
    reply = now.reply
    return as_of(reply.upto) if reply is not None and reply.conflict and reply.posterior is not None else ""


def no_numbers(reply: InferenceReply | None = None) -> str:
    """Return why there are no numbers, as an engine says it or because of a contradiction."""
    message = "" if reply is None else reply.message
    return message or translate("No numbers while the set-up contradicts itself.")


class ChartFrame(Restyled, QFrame):
    """Shows a chart, or the reason why there is none.

    What there is to show is made when the frame is seen, so a hidden one costs nothing; it is drawn once pyqtgraph is
    imported (``ahead``, or at once). ``chosen`` carries the row and column of a point that was clicked. ``name`` is the
    prefix of all object names in it. ``is_timeline``: the chart shows the whole game, and a click jumps to a moment of
    it.
    """

    chosen = Signal(int, int)

    def __init__(
        self,
        name: str,
        title: str,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        ahead: ImportAhead | None = None,
        is_timeline: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(translate("Chart: {title}").format(title=title))
        self.setProperty("kind", "card")
        self.setMinimumWidth(grown(LEAST_WIDTH, AIR))
        self._title, self._preferences, self._ahead, self._is_timeline = title, preferences, ahead, is_timeline
        self._source: tuple[Game, Callable[[Shown], Content]] | None = None
        self._is_due = False
        self.is_faded = False
        """Whether there will be another chart, so late that the old one fades."""
        self.chart: Chart | None = None
        """The current chart, even if it is not drawn yet."""
        self.canvas: ChartCanvas | None = None
        self.head = ChartHead(name, title, self, has_moment=not is_timeline)
        self._hint = label(f"{name}Hint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._readout = label(f"{name}Readout", "muted")
        self._readout.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._readout.setMinimumHeight(4 * TypeSize.SMALL)  # three lines, so that the chart does not move
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.hide()
        parts = self.head, (self._hint, 1), (self._scroll, 1), self._readout
        packed(QVBoxLayout(self), *parts, margins=(Space.S, Space.S, Space.S, Space.XS), spacing=Space.XS)
        self._connect()
        self.say("")
        self.follows_style = True

    def _connect(self) -> None:
        head = self.head
        self.addAction(head.copy)
        head.copy.triggered.connect(self.copy)
        head.png.triggered.connect(partial(self.ask_for_file, PNG))
        head.svg.triggered.connect(partial(self.ask_for_file, SVG))
        head.menu.aboutToShow.connect(
            lambda: head.offer_switches(() if self.canvas is None else self.canvas.plot.switches())
        )
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda at: head.menu.popup(self.mapToGlobal(at)))

    def _make_canvas(self, chart: Chart) -> ChartCanvas:
        """Make the canvas, for which pyqtgraph is imported."""
        from app.features.charts.canvas import ChartCanvas

        canvas = ChartCanvas(f"{self.objectName()}Canvas", chart)
        for part in (canvas.table, canvas.view):
            part.setAccessibleName(self.accessibleName())
        if self._is_timeline:
            canvas.view.setCursor(Qt.CursorShape.PointingHandCursor)
        canvas.pointed.connect(self._read_out)
        canvas.chosen.connect(self.chosen)
        canvas.zoomed.connect(self.head.all.setEnabled)
        canvas.zoomed.connect(self.head.all_button.setVisible)
        self.head.all.triggered.connect(canvas.plot.show_all)
        self._scroll.setWidget(canvas)
        self.setFocusProxy(canvas.table)
        return canvas

    # --- from the game

    def use(self, game: Game, make: Callable[[Shown], Content]) -> None:
        """Show what this function makes of a game, once it is asked for (:meth:`refresh`) and seen."""
        self._source = game, make

    def refresh(self, now: Shown, *, is_stale: bool = False) -> None:
        """Show what there is by then, in a turn of its own once the frame is seen; faded if it ``is_stale``."""
        self._is_due = True
        if now.is_hidden:  # nor must numbers be kept where nobody sees them
            self.say(localized(HIDDEN))
        elif self._source is not None and self.isVisible():
            self._source[0].put_off(self._lay)
        self.is_faded = is_stale

    def _lay(self) -> None:
        if self._source is None or not self.isVisible():
            return
        game, make = self._source
        self._is_due, is_stale = False, self.is_faded
        content = localized(HIDDEN) if game.value.is_hidden else make(game.value)
        if content is None and self.chart is None:
            content = translate("Computing the first numbers…")
        if isinstance(content, str):
            self.say(content)
        elif content is not None:
            self.show_chart(content)
        self.set_stale(is_stale and self.chart is not None)

    def follow_numbers(self, now: Shown, before: Shown) -> None:
        """Follow the game, as a chart of the numbers on the sheet."""
        if now.game != before.game:
            self.say("")
        if differ(now, before, lambda shown: (shown.game, shown.is_hidden, shown.current, shown.wait is Wait.LONG)):
            reply = now.current
            self.refresh(now, is_stale=now.wait is Wait.LONG or (reply is not None and reply.posterior is None))
        self.set_moment(moment(now))

    # --- what is shown

    @property
    def is_stale(self) -> bool:
        """Whether the chart that is seen belongs to an earlier state of the game."""
        return self.is_faded or (self._is_due and self.chart is not None and self.isVisible())

    @property
    def is_drawn(self) -> bool:
        return self.canvas is not None

    def show_chart(self, chart: Chart) -> None:
        is_other, self.chart, self.is_faded = self.chart is not None, chart, False
        self._draw(moving=is_other and self._preferences.animations and not wants_less_motion())

    def say(self, hint: str) -> None:
        """Clear the chart and show the reason in its place; the next one is shown whole."""
        self.chart, self.is_faded = None, False
        if self.canvas is not None:
            self.canvas.plot.begin_anew()
        self._hint.setText(hint)
        self._draw()

    def set_stale(self, stale: bool = True) -> None:
        """Fade the chart because it belongs to an earlier state of the game, or unfade it."""
        self.is_faded = stale
        if self.canvas is not None:
            self.canvas.view.set_faded(stale)

    def set_moment(self, moment: str) -> None:
        """Name the moment that the chart belongs to; an empty text means the present."""
        self.head.moment.setText(moment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.head.draw_icon()  # that is slow: only for charts that are seen
        if self._is_due:
            self._lay()
        else:
            self._draw()

    def restyle(self) -> None:
        """Make a new canvas, once Qt has told all widgets of other colours."""
        if self.canvas is not None:
            QTimer.singleShot(0, self, self._renew)

    @Slot()
    def _draw(self, *, moving: bool = False) -> None:
        """Draw the chart, unless the frame is hidden."""
        if not self.isVisible() or (self.chart is not None and self._waits_for_import()):
            return
        is_there = self.chart is not None
        self._hint.setVisible(not is_there)
        self._scroll.setVisible(is_there)
        self._readout.setVisible(is_there)
        self.head.set_usable(is_there)
        if self.chart is not None:
            if self.canvas is None:
                self.canvas, moving = self._make_canvas(self.chart), False
            self.canvas.show_chart(self.chart, moving=moving)
            self.canvas.view.set_faded(self.is_faded)

    def _waits_for_import(self) -> bool:
        """Return whether pyqtgraph is still to be imported; the chart is drawn after that."""
        if self._ahead is None or self._ahead.is_done:
            return False
        self._ahead.done.connect(self._draw, Qt.ConnectionType.UniqueConnection)
        self._ahead.start()
        return True

    def _renew(self) -> None:
        """Draw the chart anew: its colours are those of the moment when it was made."""
        if self.isVisible():
            self.head.draw_icon()
        if self.canvas is not None and self.canvas.tokens is not colours():
            self.canvas.plot.begin_anew()
            self._scroll.takeWidget().deleteLater()
            self.canvas = None
            self._draw()

    # --- exact numbers

    def _read_out(self, description: str) -> None:
        """Show the exact numbers of a point or, if there is none, the note on the whole chart."""
        if self.chart is None or self.canvas is None:
            return
        hint = translate("Point at the chart, or use the arrow keys, for exact numbers.")
        self._readout.setText(description or self.chart.note or hint)
        at = self.canvas.at
        if at is not None and self.canvas.table.hasFocus():
            place = self.canvas.place(*at).toPoint()
            self._scroll.ensureVisible(place.x(), place.y())

    # --- copying and saving

    def copy(self) -> None:
        if self.chart is not None:
            QGuiApplication.clipboard().setText("".join(map(table_line, self.chart.table)))
            self._readout.setText(translate("Copied as a table."))

    def ask_for_file(self, ending: str) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        names = {PNG: translate("PNG images (*.png)"), SVG: translate("SVG images (*.svg)")}
        dialog = QFileDialog(self, translate("Save the chart"), folder, names[ending])
        dialog.setObjectName(f"{self.objectName()}File")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(self._title + ending)
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def save(self, file: str) -> None:
        """Save the whole chart with its title to a file, and show whether that succeeded.

        As SVG if the name ends in ``.svg``, otherwise as PNG; the file is replaced atomically.
        """
        if self.chart is None:
            return
        from app.ui.plots.view import laid_out, png_of, svg_of

        path, title, moment = Path(file), self._title, self.head.moment.text()
        if moment:
            title = translate("{title} ({moment})").format(title=title, moment=moment)
        is_svg = path.suffix.lower() == SVG
        medium = Medium(colours(), self.font(), 1.0 if is_svg else DENSITY)
        view = laid_out(self.chart, self._scroll.size().expandedTo(self.minimumSize()), medium, title)
        try:
            write_atomically(path, svg_of(view, title) if is_svg else png_of(view))
        except UnwritableFileError as error:
            outcome = translate("Not saved: {reason}.").format(reason=localized(error.reason))
        else:
            outcome = translate("Saved as {file}.").format(file=path.name)
        self._readout.setText(outcome)


class ChartHead(QWidget):
    """A title, a line that names the moment of the game, and a button with a menu: to copy, save, and choose.

    ``name`` is the prefix of all their object names. ``has_moment`` is false for a chart of the whole game.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, has_moment: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}Head")
        self.moment = label(f"{name}Moment", "muted")
        self.moment.setMinimumHeight(round(TypeSize.SMALL * LINE))  # or the chart would move when the text appears
        self.moment.setVisible(has_moment)
        self.menu = QMenu(self)
        self.menu.setObjectName(f"{name}Menu")
        self.copy = self.add_action(f"{name}Copy", translate("&Copy as table"))
        self.copy.setShortcut(COPY.sequence)
        self.copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.png = self.add_action(f"{name}Png", translate("Save as &PNG…"))
        self.svg = self.add_action(f"{name}Svg", translate("Save as &SVG…"))
        self.menu.addSeparator()
        self._switches: list[QAction] = []
        self._end = self.menu.addSeparator()
        self.all = self.add_action(f"{name}All", translate("Show &everything") + "\t0")
        self.all.setEnabled(False)
        self.all_button = _button(f"{name}AllButton", translate("Show everything again (0)"))
        self.all_button.setText(translate("All", "a button: show all of a chart again"))
        self.all_button.clicked.connect(self.all.trigger)
        self.all_button.hide()
        self._button = _button(f"{name}Button", translate("Copy or save this chart"))
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setMenu(self.menu)
        self._button.setIconSize(QSize(Size.ICON, Size.ICON))
        words = packed(QVBoxLayout(), label(f"{name}Title", "heading", title), self.moment, spacing=0)
        self._row = packed(QHBoxLayout(self), (words, 1), spacing=Space.XS)
        for button in (self.all_button, self._button):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_usable(False)

    def add_action(self, name: str, text: str) -> QAction:
        """Add an action to the end of the menu."""
        action = self.menu.addAction(text)
        action.setObjectName(name)
        return action

    def offer_switches(self, switches: Iterable[tuple[str, bool, Callable[[bool], None]]]) -> None:
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

    def add_choice(self, name: str, text: str, tip: str) -> QToolButton:
        """Add a switch of how the chart is drawn, to the left of the menu button."""
        choice = _button(name, tip)
        choice.setText(text)
        choice.setCheckable(True)
        self._row.insertWidget(2, choice, 0, Qt.AlignmentFlag.AlignTop)
        return choice

    def set_usable(self, usable: bool) -> None:
        for action in (self.copy, self.png, self.svg):
            action.setEnabled(usable)
        self._button.setEnabled(usable)

    def draw_icon(self) -> None:
        self._button.setIcon(icon("export"))


def _button(name: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button
