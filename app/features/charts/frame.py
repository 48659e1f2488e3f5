"""The frame that all charts share: a head with a menu, the chart, and a line that reads out exact numbers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.features.charts.canvas import NOWHERE, ChartCanvas
from app.features.charts.export import PNG, SVG, save_chart
from app.features.charts.head import ChartHead
from app.features.charts.picture import Picture, StoryPicture
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.theme import Space, TypeSize
from core.formats.atomic_file import UnwritableFileError


class ChartFrame(QFrame):
    """Shows the chart of a picture, or says why there is none.

    A chart that nobody sees costs nothing: it is drawn when it is shown. ``chosen`` brings the number of a point that
    was clicked. ``name`` begins the names of all that is in it; ``has_moment`` is that of its head.
    """

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        title: str,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        has_moment: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(translate("ChartFrame", "Chart: {title}").format(title=title))
        self.setProperty("kind", "card")
        self._title, self._preferences = title, preferences
        self._is_stale = False
        self._in_sight = NOWHERE
        self._picture: Picture | None = None
        self._canvas: ChartCanvas | None = None
        self.head = ChartHead(name, title, self, has_moment=has_moment)
        self._hint = _label(f"{name}Hint", "", centred=True)
        self._readout = _label(f"{name}Readout", "muted")
        self._scroll = QScrollArea()
        self._lay_out()
        self._connect()
        self.say("")

    def _lay_out(self) -> None:
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.hide()
        self._readout.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._readout.setMinimumHeight(4 * TypeSize.SMALL)  # three lines, so that the chart stays where it is
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.XS)
        layout.setSpacing(Space.XS)
        layout.addWidget(self.head)
        layout.addWidget(self._hint, 1)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._readout)

    def _connect(self) -> None:
        head = self.head
        self.addAction(head.copy)
        head.copy.triggered.connect(self.copy)
        head.png.triggered.connect(partial(self.ask_for_file, PNG))
        head.svg.triggered.connect(partial(self.ask_for_file, SVG))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)

    # --- what is shown

    @property
    def picture(self) -> Picture | None:
        """What is shown, or will be when the chart can be seen; None where there is nothing."""
        return self._picture

    @property
    def is_drawn(self) -> bool:
        """Whether the chart is there, not only its place."""
        return self._canvas is not None

    @property
    def is_stale(self) -> bool:
        """Whether what is shown is of an earlier moment."""
        return self._is_stale

    def show_picture(self, picture: Picture) -> None:
        """Show this from now on; bars go there from where they are."""
        is_other, self._picture, self._is_stale = self._picture is not None, picture, False
        self._draw(moving=is_other and self._preferences.animations)

    def say(self, hint: str) -> None:
        """Show nothing, and say why."""
        self._picture, self._is_stale = None, False
        self._hint.setText(hint)
        self._draw()

    def set_stale(self, stale: bool = True) -> None:
        """Fade the chart: it belongs to an earlier state of the game."""
        self._is_stale = stale
        if self._canvas is not None:
            self._canvas.set_faded(stale)

    def set_moment(self, moment: str) -> None:
        """Say which moment the chart belongs to; nothing, for now."""
        self.head.set_moment(moment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _draw(self, *, moving: bool = False) -> None:
        """Draw what is known, where it can be seen."""
        if not self.isVisible():
            return
        picture = self._picture
        if self._canvas is None and picture is not None:
            self._canvas = self._make_canvas()
        is_there = picture is not None and self._canvas is not None
        self._hint.setVisible(not is_there)
        self._scroll.setVisible(is_there)
        self._readout.setVisible(is_there)
        self.head.set_usable(is_there)
        if picture is not None and self._canvas is not None:
            self._canvas.show_picture(picture, moving=moving)
            self._canvas.set_faded(self._is_stale)
            if isinstance(picture, StoryPicture):
                self._canvas.setCursor(Qt.CursorShape.PointingHandCursor)  # a click leads to an entry

    def _make_canvas(self) -> ChartCanvas:
        canvas = ChartCanvas(f"{self.objectName()}Canvas")
        canvas.setAccessibleName(self.accessibleName())
        canvas.pointed.connect(self._read_out)
        canvas.chosen.connect(self.chosen)
        self._scroll.setWidget(canvas)
        self._scroll.horizontalScrollBar().rangeChanged.connect(self._bring_into_sight)
        self.setFocusProxy(canvas)
        return canvas

    # --- what is read out

    @Slot(int)
    def _read_out(self, number: int) -> None:
        """Say in exact numbers what is pointed at; where nothing is, what is to be said of the whole chart."""
        picture, canvas = self._picture, self._canvas
        if picture is None or canvas is None:
            return
        if number < 0:
            hint = translate("ChartFrame", "Point at the chart, or use the arrow keys, for exact numbers.")
            self._readout.setText(picture.note or hint)
            return
        self._readout.setText(picture.said[number])
        if canvas.hasFocus():
            self.see(number)

    def see(self, number: int) -> None:
        """Bring a point into sight, now and when there is more room, or less."""
        self._in_sight = number
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        canvas, number = self._canvas, self._in_sight
        if canvas is None or not 0 <= number < len(canvas.drawing.spots):
            return
        box = canvas.spot(number)
        beside = box.width() / 2 + canvas.drawing.margin.width()  # or it would be in sight, but under the margin
        at = box.center().toPoint()
        self._scroll.ensureVisible(at.x(), at.y(), round(beside), round(box.height() / 2))

    # --- what is taken from it

    def _open_menu(self, at: QPoint) -> None:
        self.head.menu.popup(self.mapToGlobal(at))

    @Slot()
    def copy(self) -> None:
        """Put the chart's numbers on the clipboard, as a table."""
        if self._picture is not None:
            QGuiApplication.clipboard().setText(self._picture.table.text)
            self._readout.setText(translate("ChartFrame", "Copied as a table."))

    def ask_for_file(self, ending: str) -> None:
        """Ask for a file, and save the chart there."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        names = {
            PNG: translate("ChartFrame", "Pictures (*.png)"),
            SVG: translate("ChartFrame", "Drawings (*.svg)"),
        }
        dialog = QFileDialog(self, translate("ChartFrame", "Save the chart"), folder, names[ending])
        dialog.setObjectName(f"{self.objectName()}File")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(self._title + ending)
        dialog.fileSelected.connect(self.save)
        dialog.open()

    @property
    def _full_title(self) -> str:
        """The title, and which moment the chart belongs to, where that isn't now."""
        moment = self.head.moment.text()
        if not moment:
            return self._title
        return translate("ChartFrame", "{title} ({moment})").format(title=self._title, moment=moment)

    @Slot(str)
    def save(self, file: str) -> None:
        """Save the chart to a file, and say whether that could be done."""
        if self._canvas is None or self._picture is None:
            return
        path = Path(file)
        try:
            save_chart(path, self._full_title, self._canvas)
        except UnwritableFileError as error:
            said = translate("ChartFrame", "Not saved: {reason}.").format(reason=localized(error.reason))
        else:
            said = translate("ChartFrame", "Saved as {file}.").format(file=path.name)
        self._readout.setText(said)


def _label(name: str, kind: str, *, centred: bool = False) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("kind", kind)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if centred:
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
