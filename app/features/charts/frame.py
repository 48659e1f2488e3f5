"""The frame around every chart: a title with a menu, the chart, and a line of text with exact numbers."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShowEvent
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

from app.features.charts.canvas import NOWHERE, PNG, SVG, ChartCanvas, Picture, save_chart
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.text import table_line
from app.ui.theme import AIR, Size, Space, TypeSize, grown
from app.ui.widgets.labels import label
from core.formats.atomic_file import UnwritableFileError

LEAST_WIDTH: Final = 250
"""Narrower, a chart would be all words (px)."""

LINE: Final = 1.25
"""Height of a line of text relative to its font size."""


class ChartHead(QWidget):
    """A title, a line that names the moment of the game, and a button with a menu.

    ``name`` is the prefix of all their object names. ``has_moment`` is false for a chart of the whole game.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, has_moment: bool = True) -> None:
        super().__init__(parent)
        self.moment = label(f"{name}Moment", "muted")
        self.moment.setMinimumHeight(round(TypeSize.SMALL * LINE))  # or the chart would move when the text appears
        self.moment.setVisible(has_moment)
        self.copy = self._action(f"{name}Copy", translate("ChartHead", "&Copy as table"))
        self.copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.png = self._action(f"{name}Png", translate("ChartHead", "Save as &PNG…"))
        self.svg = self._action(f"{name}Svg", translate("ChartHead", "Save as &SVG…"))
        self.menu = QMenu(self)
        self.menu.setObjectName(f"{name}Menu")
        self.menu.addActions([self.copy, self.png, self.svg])
        self._button = QToolButton()
        self._button.setObjectName(f"{name}Button")
        self._button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._button.setMenu(self.menu)
        self._button.setIconSize(QSize(Size.ICON, Size.ICON))
        self._button.setToolTip(translate("ChartHead", "Copy or save this chart"))
        self._button.setAccessibleName(self._button.toolTip())
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(f"{name}Title", "heading", title))
        words.addWidget(self.moment)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.XS)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_usable(False)

    def _action(self, name: str, text: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        return action

    def add_choice(self, choice: QWidget) -> None:
        """Add a widget that chooses how the chart is drawn, to the left of the menu button."""
        self._row.insertWidget(1, choice, 0, Qt.AlignmentFlag.AlignTop)

    def set_usable(self, usable: bool) -> None:
        """Enable or disable copying and saving."""
        for action in (self.copy, self.png, self.svg):
            action.setEnabled(usable)
        self._button.setEnabled(usable)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._button.setIcon(icon("export"))  # drawing icons is slow: only do so for charts that are shown

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_button"):
            self._button.setIcon(icon("export"))


class ChartFrame(QFrame):
    """Shows the chart of a picture, or the reason why there is none.

    A hidden chart is not drawn until it is shown. ``chosen`` carries the index of a point that was clicked. ``name``
    is the prefix of all object names in it. ``is_story``: the chart shows the whole game, and a click jumps to a
    moment of it.
    """

    chosen = Signal(int)

    def __init__(
        self, name: str, title: str, preferences: Preferences, parent: QWidget | None = None, *, is_story: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(translate("ChartFrame", "Chart: {title}").format(title=title))
        self.setProperty("kind", "card")
        self.setMinimumWidth(grown(LEAST_WIDTH, AIR))
        self._title, self._preferences = title, preferences
        self._is_stale = False
        self._in_sight = NOWHERE
        self._picture: Picture | None = None
        self.head = ChartHead(name, title, self, has_moment=not is_story)
        self._hint = label(f"{name}Hint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._readout = label(f"{name}Readout", "muted")
        self._readout.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._readout.setMinimumHeight(4 * TypeSize.SMALL)  # three lines, so that the chart does not move
        self.canvas = ChartCanvas(f"{name}Canvas")
        self.canvas.setAccessibleName(self.accessibleName())
        if is_story:
            self.canvas.setCursor(Qt.CursorShape.PointingHandCursor)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.canvas)
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

    def _connect(self) -> None:
        head = self.head
        self.addAction(head.copy)
        head.copy.triggered.connect(self.copy)
        head.png.triggered.connect(partial(self.ask_for_file, PNG))
        head.svg.triggered.connect(partial(self.ask_for_file, SVG))
        self.canvas.pointed.connect(self._read_out)
        self.canvas.chosen.connect(self.chosen)
        self._scroll.horizontalScrollBar().rangeChanged.connect(self._bring_into_sight)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)

    # --- what is shown

    @property
    def picture(self) -> Picture | None:
        """The current picture, even if it is not drawn yet; None if there is none."""
        return self._picture

    @property
    def is_drawn(self) -> bool:
        """Whether the chart has been drawn at least once."""
        return self.canvas.picture is not None

    @property
    def is_stale(self) -> bool:
        """Whether the chart belongs to an earlier state of the game."""
        return self._is_stale

    def show_picture(self, picture: Picture) -> None:
        """Show a picture, with an animation from the previous one."""
        is_other, self._picture, self._is_stale = self._picture is not None, picture, False
        self._draw(moving=is_other and self._preferences.animations)

    def say(self, hint: str) -> None:
        """Clear the chart and show the reason in its place."""
        self._picture, self._is_stale = None, False
        self._hint.setText(hint)
        self._draw()

    def set_stale(self, stale: bool = True) -> None:
        """Fade the chart because it belongs to an earlier state of the game, or unfade it."""
        self._is_stale = stale
        self.canvas.set_faded(stale)

    def set_moment(self, moment: str) -> None:
        """Name the moment that the chart belongs to; an empty text means the present."""
        self.head.moment.setText(moment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _draw(self, *, moving: bool = False) -> None:
        """Draw the picture, unless the frame is hidden."""
        if not self.isVisible():
            return
        is_there = self._picture is not None
        self._hint.setVisible(not is_there)
        self._scroll.setVisible(is_there)
        self._readout.setVisible(is_there)
        self.head.set_usable(is_there)
        if self._picture is not None:
            self.setFocusProxy(self.canvas)
            self.canvas.show_picture(self._picture, moving=moving)
            self.canvas.set_faded(self._is_stale)

    # --- exact numbers

    @Slot(int)
    def _read_out(self, number: int) -> None:
        """Show the exact numbers of a point or, if there is none, the note on the whole chart."""
        if self._picture is None:
            return
        if number == NOWHERE:
            hint = translate("ChartFrame", "Point at the chart, or use the arrow keys, for exact numbers.")
            self._readout.setText(self._picture.note or hint)
            return
        self._readout.setText(self._picture.said[number])
        if self.canvas.hasFocus():
            self.see(number)

    def see(self, number: int) -> None:
        """Scroll a point into view, and keep it there when the frame is resized."""
        self._in_sight = number
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        drawing = self.canvas.drawing
        if not 0 <= self._in_sight < len(drawing.spots):
            return
        box = drawing.spots[self._in_sight].box
        beside = box.width() / 2 + drawing.margin.width()  # or the margin could cover it
        at = box.center().toPoint()
        self._scroll.ensureVisible(at.x(), at.y(), round(beside), round(box.height() / 2))

    # --- copying and saving

    def _open_menu(self, at: QPoint) -> None:
        self.head.menu.popup(self.mapToGlobal(at))

    @Slot()
    def copy(self) -> None:
        """Copy the chart's numbers to the clipboard as a table."""
        if self._picture is not None:
            QGuiApplication.clipboard().setText("".join(map(table_line, self._picture.table)))
            self._readout.setText(translate("ChartFrame", "Copied as a table."))

    def ask_for_file(self, ending: str) -> None:
        """Ask for a file name and save the chart there."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        names = {
            PNG: translate("ChartFrame", "PNG images (*.png)"),
            SVG: translate("ChartFrame", "SVG images (*.svg)"),
        }
        dialog = QFileDialog(self, translate("ChartFrame", "Save the chart"), folder, names[ending])
        dialog.setObjectName(f"{self.objectName()}File")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(self._title + ending)
        dialog.fileSelected.connect(self.save)
        dialog.open()

    @Slot(str)
    def save(self, file: str) -> None:
        """Save the chart to a file, and show whether that succeeded."""
        if self._picture is None:
            return
        path, title, moment = Path(file), self._title, self.head.moment.text()
        if moment:
            title = translate("ChartFrame", "{title} ({moment})").format(title=title, moment=moment)
        try:
            save_chart(path, title, self.canvas)
        except UnwritableFileError as error:
            said = translate("ChartFrame", "Not saved: {reason}.").format(reason=localized(error.reason))
        else:
            said = translate("ChartFrame", "Saved as {file}.").format(file=path.name)
        self._readout.setText(said)
