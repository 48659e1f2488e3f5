"""The frame around every chart: its head, the chart, and a line of text with exact numbers."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QStandardPaths, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from app.features.charts.head import ChartHead
from app.ui.language import localized, translate
from app.ui.plots.ahead import ImportAhead
from app.ui.plots.chart import Chart
from app.ui.plots.drawn import DENSITY, Medium
from app.ui.settings import Preferences
from app.ui.text import table_line
from app.ui.theme import AIR, Space, TypeSize, colours, grown, wants_less_motion
from app.ui.widgets.labels import label
from app.ui.widgets.panels import Restyled
from core.formats.atomic_file import UnwritableFileError, write_atomically

if TYPE_CHECKING:
    from app.features.charts.canvas import ChartCanvas

PNG: Final = ".png"
SVG: Final = ".svg"

LEAST_WIDTH: Final = 250
"""Narrower, a chart would be all words (px)."""


class ChartFrame(Restyled, QFrame):
    """Shows a chart, or the reason why there is none.

    The chart is drawn when the frame is first seen with a chart, once pyqtgraph is imported (``ahead``, or at once); a
    hidden one is not drawn again. ``chosen`` carries the row and column of a point that was clicked. ``name`` is the
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
        self._title, self._preferences, self._is_timeline = title, preferences, is_timeline
        self._ahead = ahead
        self.is_stale = False
        """Whether the chart belongs to an earlier state of the game."""
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.XS)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.head)
        layout.addWidget(self._hint, 1)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._readout)
        self._connect()
        self.say("")
        self.follows_style = True

    def _connect(self) -> None:
        head = self.head
        self.addAction(head.copy)
        head.copy.triggered.connect(self.copy)
        head.png.triggered.connect(partial(self.ask_for_file, PNG))
        head.svg.triggered.connect(partial(self.ask_for_file, SVG))
        head.menu.aboutToShow.connect(self._offer_switches)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)

    def _make_canvas(self) -> ChartCanvas:
        """Make the canvas, for which pyqtgraph is imported."""
        from app.features.charts.canvas import ChartCanvas

        canvas = ChartCanvas(f"{self.objectName()}Canvas")
        for part in (canvas.table, canvas.view):
            part.setAccessibleName(self.accessibleName())
        if self._is_timeline:
            canvas.view.setCursor(Qt.CursorShape.PointingHandCursor)
        canvas.pointed.connect(self._read_out)
        canvas.chosen.connect(self.chosen)
        canvas.zoomed.connect(self.head.all.setEnabled)
        canvas.zoomed.connect(self.head.all_button.setVisible)
        self.head.all.triggered.connect(canvas.show_all)
        self._scroll.setWidget(canvas)
        self.setFocusProxy(canvas.table)
        return canvas

    # --- what is shown

    @property
    def is_drawn(self) -> bool:
        return self.canvas is not None

    def show_chart(self, chart: Chart) -> None:
        is_other, self.chart, self.is_stale = self.chart is not None, chart, False
        self._draw(moving=is_other and self._preferences.animations and not wants_less_motion())

    def say(self, hint: str) -> None:
        """Clear the chart and show the reason in its place; the next one is shown whole."""
        self.chart, self.is_stale = None, False
        if self.canvas is not None:
            self.canvas.begin_anew()
        self._hint.setText(hint)
        self._draw()

    def set_stale(self, stale: bool = True) -> None:
        """Fade the chart because it belongs to an earlier state of the game, or unfade it."""
        self.is_stale = stale
        if self.canvas is not None:
            self.canvas.view.set_faded(stale)

    def set_moment(self, moment: str) -> None:
        """Name the moment that the chart belongs to; an empty text means the present."""
        self.head.moment.setText(moment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
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
                self.canvas = self._make_canvas()
            self.canvas.show_chart(self.chart, moving=moving)
            self.canvas.view.set_faded(self.is_stale)

    def _waits_for_import(self) -> bool:
        """Return whether pyqtgraph is still to be imported, step by step; the chart is drawn after that."""
        if self._ahead is None or self._ahead.is_done:
            return False
        self._ahead.done.connect(self._draw, Qt.ConnectionType.UniqueConnection)
        self._ahead.start()
        return True

    @Slot()
    def _renew(self) -> None:
        """Draw the chart anew: its colours are those of the moment when it was made."""
        if self.canvas is not None and self.canvas.tokens is not colours():
            self.canvas.begin_anew()
            self._scroll.takeWidget().deleteLater()
            self.canvas = None
            self._draw()

    def _offer_switches(self) -> None:
        """List what the legend names in the menu, to hide and show it by keyboard."""
        plot = None if self.canvas is None else self.canvas.view.plot
        self.head.offer_switches(() if plot is None else plot.switches())

    # --- exact numbers

    @Slot(str)
    def _read_out(self, said: str) -> None:
        """Show the exact numbers of a point or, if there is none, the note on the whole chart."""
        if self.chart is None or self.canvas is None:
            return
        hint = translate("Point at the chart, or use the arrow keys, for exact numbers.")
        self._readout.setText(said or self.chart.note or hint)
        at = self.canvas.at
        if at is not None and self.canvas.table.hasFocus():
            place = self.canvas.place(*at).toPoint()
            self._scroll.ensureVisible(place.x(), place.y())

    # --- copying and saving

    def _open_menu(self, at: QPoint) -> None:
        self.head.menu.popup(self.mapToGlobal(at))

    @Slot()
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

    @Slot(str)
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
            said = translate("Not saved: {reason}.").format(reason=localized(error.reason))
        else:
            said = translate("Saved as {file}.").format(file=path.name)
        self._readout.setText(said)
