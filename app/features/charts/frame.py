"""The frame that all charts share: a head with a menu, the chart, and a line that reads out exact numbers."""

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
from app.ui.theme import Size, Space, TypeSize
from app.ui.widgets.labels import label
from core.formats.atomic_file import UnwritableFileError

LINE: Final = 1.25
"""How high a line of text is, in sizes of its type."""


class ChartHead(QWidget):
    """A title, a line for the moment, and a button with a menu; ``name`` begins the names of all of them.

    A chart that shows all moments of a game has no such line: ``has_moment`` says so.
    """

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, has_moment: bool = True) -> None:
        super().__init__(parent)
        self.moment = label(f"{name}Moment", "muted")
        self.moment.setMinimumHeight(round(TypeSize.SMALL * LINE))  # or the chart would move when something is said
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
        """Put a choice of how the chart is drawn beside the button, and behind it in the order of the keyboard."""
        self._row.insertWidget(1, choice, 0, Qt.AlignmentFlag.AlignTop)

    def set_usable(self, usable: bool) -> None:
        """Say whether there is something to copy and to save."""
        for action in (self.copy, self.png, self.svg):
            action.setEnabled(usable)
        self._button.setEnabled(usable)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._button.setIcon(icon("export"))  # drawn for those alone that are seen: it takes a moment

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_button"):
            self._button.setIcon(icon("export"))


class ChartFrame(QFrame):
    """Shows the chart of a picture, or says why there is none.

    A chart that nobody sees costs nothing: it is drawn when it is shown. ``chosen`` brings the number of a point that
    was clicked. ``name`` begins the names of all that is in it. ``is_story``: it shows all moments of a game, and a
    click leads to one of them.
    """

    chosen = Signal(int)

    def __init__(
        self, name: str, title: str, preferences: Preferences, parent: QWidget | None = None, *, is_story: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(translate("ChartFrame", "Chart: {title}").format(title=title))
        self.setProperty("kind", "card")
        self._title, self._preferences = title, preferences
        self._is_stale = False
        self._in_sight = NOWHERE
        self._picture: Picture | None = None
        self.head = ChartHead(name, title, self, has_moment=not is_story)
        self._hint = label(f"{name}Hint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._readout = label(f"{name}Readout", "muted")
        self._readout.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._readout.setMinimumHeight(4 * TypeSize.SMALL)  # three lines, so that the chart stays where it is
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
        """What is shown, or will be when the chart can be seen; None where there is nothing."""
        return self._picture

    @property
    def is_drawn(self) -> bool:
        """Whether the chart is there, not only its place."""
        return self.canvas.picture is not None

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
        self.canvas.set_faded(stale)

    def set_moment(self, moment: str) -> None:
        """Say which moment the chart belongs to; nothing, for now."""
        self.head.moment.setText(moment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _draw(self, *, moving: bool = False) -> None:
        """Draw what is known, where it can be seen."""
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

    # --- what is read out

    @Slot(int)
    def _read_out(self, number: int) -> None:
        """Say in exact numbers what is pointed at; where nothing is, what is to be said of the whole chart."""
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
        """Bring a point into sight, now and when there is more room, or less."""
        self._in_sight = number
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        drawing = self.canvas.drawing
        if not 0 <= self._in_sight < len(drawing.spots):
            return
        box = drawing.spots[self._in_sight].box
        beside = box.width() / 2 + drawing.margin.width()  # or it would be in sight, but under the margin
        at = box.center().toPoint()
        self._scroll.ensureVisible(at.x(), at.y(), round(beside), round(box.height() / 2))

    # --- what is taken from it

    def _open_menu(self, at: QPoint) -> None:
        self.head.menu.popup(self.mapToGlobal(at))

    @Slot()
    def copy(self) -> None:
        """Put the chart's numbers on the clipboard, as a table."""
        if self._picture is not None:
            QGuiApplication.clipboard().setText("".join(map(table_line, self._picture.table)))
            self._readout.setText(translate("ChartFrame", "Copied as a table."))

    def ask_for_file(self, ending: str) -> None:
        """Ask for a file, and save the chart there."""
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
        """Save the chart to a file, and say whether that could be done."""
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
