"""Three short hints in the first game, each at the place it speaks of: enter, read, ask for advice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPolygonF, QWindow
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDockWidget, QToolButton, QVBoxLayout, QWidget

from app.shell.main_window import MainWindow
from app.tasks.shown import Shown
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.theme import RADIUS, Space, colour, colours, px
from app.ui.widgets.labels import button, label, set_kind
from app.ui.widgets.panels import packed

WIDTH: Final = 250
"""The width of a hint (px)."""

POINTER: Final = 9
"""The length of the pointer of a hint (px)."""

REACH: Final = 80
"""How far from the beginning of a long edge a hint points at it (px)."""

Side = Qt.Edge


@dataclass(frozen=True, slots=True)
class HintStep:
    """A hint: its name in the settings, what it says, what it points at, and on which sides it may stand, best first.

    ``place`` is the part of the target that is meant, in its coordinates; None for all of it. ``kept`` are other parts
    that it speaks of, so that no hint may cover them.
    """

    name: str
    text: str
    target: QWidget
    sides: tuple[Side, ...]
    place: Callable[[], QRect] | None = None
    kept: Callable[[], Sequence[QRect]] = tuple

    def rect(self, window: QWidget) -> QRect:
        """Return what is pointed at, in the coordinates of the window."""
        return _in_window(self.target, self.target.rect() if self.place is None else self.place(), window)


def _in_window(widget: QWidget, part: QRect, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, part.topLeft()), part.size())


def _focused(window: QWidget) -> list[QRect]:
    """Return what has the focus, in the coordinates of the window: of a table or list its current cell."""
    widget = QApplication.focusWidget()
    if widget is None or not window.isAncestorOf(widget):
        return []
    if isinstance(widget, QAbstractItemView):
        return [_in_window(widget.viewport(), widget.visualRect(widget.currentIndex()), window)]
    return [_in_window(widget, widget.rect(), window)]


class HintBubble(QWidget):
    """A bubble over the window that points at a place. It takes no focus. ``closed``: by its button."""

    closed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("hint")
        self._tip: QPoint | None = None
        self.text = label("hintText")
        set_kind(self.text, "hint")
        self.button = button("hintClose", translate("Got it"), "hint")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setToolTip(translate("Close this hint (Esc)"))
        self.button.clicked.connect(self.closed)
        self._layout = packed(QVBoxLayout(self), self.text, spacing=Space.S, margins=Space.M + POINTER)
        self._layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def point_at(self, place: QRect, sides: Sequence[Side], clear: Sequence[QRect]) -> None:
        """Stand beside a place of the window, on the first of these sides that has room; else somewhere over it.

        Stay away while that would cover what is to stay ``clear``.
        """
        room, width = self._window.rect(), px(WIDTH)
        self.setFixedSize(width, self._layout.heightForWidth(width))
        boxes = {side: self._beside(place, side) for side in sides}
        fitting = [side for side, box in boxes.items() if room.contains(box)]
        side = next((side for side in fitting if not any(map(boxes[side].intersects, clear))), None)
        where = boxes[side or sides[0]]
        where.moveLeft(max(0, min(where.left(), room.width() - where.width())))
        where.moveTop(max(0, min(where.top(), room.height() - where.height())))
        self.setGeometry(where)
        self._tip = None if side is None else self._anchor(place, side) - where.topLeft()
        self.setVisible(not any(map(where.intersects, clear)))
        self.raise_()
        self.update()

    def _anchor(self, place: QRect, side: Side) -> QPoint:
        """Return the point of a place that a hint on this side points at."""
        x = min(place.center().x(), place.left() + px(REACH))
        y = min(place.center().y(), place.top() + px(REACH))
        return {
            Side.LeftEdge: QPoint(place.left(), y),
            Side.RightEdge: QPoint(place.right(), y),
            Side.TopEdge: QPoint(x, place.top()),
            Side.BottomEdge: QPoint(x, place.bottom()),
        }[side]

    def _beside(self, place: QRect, side: Side) -> QRect:
        """Return where the hint stands on this side of a place."""
        tip, inset = self._anchor(place, side), px(Space.L) + POINTER
        at = {
            Side.LeftEdge: tip - QPoint(self.width(), inset),
            Side.RightEdge: tip - QPoint(0, inset),
            Side.TopEdge: tip - QPoint(inset, self.height()),
            Side.BottomEdge: tip - QPoint(inset, 0),
        }[side]
        return QRect(at, self.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(colours(self.palette()).accent))
        box = self.rect().adjusted(POINTER, POINTER, -POINTER, -POINTER)
        painter.drawRoundedRect(box, 2 * RADIUS, 2 * RADIUS)
        if self._tip is not None:
            tip = QPointF(self._tip)
            across = QPointF(0, POINTER) if tip.x() <= 0 or tip.x() >= self.width() - 2 else QPointF(POINTER, 0)
            foot = QPointF(min(max(tip.x(), box.left()), box.right()), min(max(tip.y(), box.top()), box.bottom()))
            painter.drawPolygon(QPolygonF([tip, foot - across, foot + across]))
        painter.end()


class Hints(QObject):
    """Shows one hint after the other from a first new game on; each goes when it is followed or closed, for good."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._step: HintStep | None = None
        self._is_wanted = False
        self._placing = QTimer(self, singleShot=True, interval=0)  # a plain single shot would outlive the window
        self._placing.timeout.connect(self._place)
        self.hint = HintBubble(window)
        self.hint.closed.connect(self._done)
        self._steps = self._make_steps()
        window.dialogs.begun.connect(self.begin)
        window.page.sheet.view.moved.connect(self._cell_chosen)
        window.page.sheet.view.moved.connect(self._place_soon)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._place_soon)
        for dock in window.findChildren(QDockWidget, "adviceDock"):
            dock.visibilityChanged.connect(self._advised)
        self._conflict_bar = window.page.sheet.conflict_bar
        window.game.follow(self._on_shown)

    def _make_steps(self) -> tuple[HintStep, ...]:
        page, tools = self._window.page, self._window.tools
        advice = tools.findChild(QToolButton, "toolAdvice") or tools
        return (
            HintStep(
                "entry",
                translate("Enter each suggestion here: who suggests, the three cards, and who shows one."),
                page.entry,
                (Side.LeftEdge, Side.RightEdge, Side.TopEdge, Side.BottomEdge),
            ),
            HintStep(
                "number",
                translate("A number is the chance that a card is there. Click one to see what it means."),
                page.sheet.view.viewport(),
                (Side.TopEdge, Side.BottomEdge, Side.RightEdge, Side.LeftEdge),  # above: over headings, not numbers
                self._open_cell,
                self._open_cells,
            ),
            HintStep(
                "advice",
                translate("Is it your turn? Advice tells you what to do next, and why."),
                advice,
                (Side.BottomEdge, Side.RightEdge),
            ),
        )

    def _open_cell(self) -> QRect:
        """Return the place of the first open cell of the envelope; of the first cell where none is open."""
        view, model = self._window.page.sheet.view, self._window.page.sheet.model
        return next(iter(self._open_cells()), view.visualRect(model.index(0, 0)))

    def _open_cells(self) -> list[QRect]:
        """Return the places of the envelope's numbers."""
        view, model = self._window.page.sheet.view, self._window.page.sheet.model
        cells = ((row, model.cell(row, 0)) for row in range(model.rowCount()))
        rows = (row for row, cell in cells if cell is not None and cell.holds is None)
        return [view.visualRect(model.index(row, 0)) for row in rows]

    # --- which hint is shown

    def begin(self) -> None:
        """Show the first hint that was not seen yet, and then the others."""
        self._is_wanted = True
        self._go_to_next()
        if self._step is not None:
            parts = {part for step in self._steps for part in _with_parents(step.target)}
            for widget in {self._window, self._conflict_bar, *parts}:
                widget.installEventFilter(self)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self._go_to_next()
        if now.n_events:
            self._note_followed("entry")

    def _go_to_next(self) -> None:
        seen = self._preferences.hints
        left = (step for step in self._steps if step.name not in seen)
        playing = self._window.game.value.is_open
        self._step = next(left, None) if self._is_wanted and playing else None
        if self._step is None:
            self.hint.hide()
            return
        self.hint.text.setText(self._step.text)
        self._placing.start()  # once the game is laid out

    def _place_soon(self) -> None:
        if self._step is not None:
            self._placing.start()

    def _place(self) -> None:
        is_untimely = self._conflict_bar.isVisible() or self._window.game.value.is_hidden  # no number to speak of
        if self._step is None or not self._step.target.isVisible() or is_untimely:
            self.hint.hide()
            return
        docks = self._window.findChildren(QDockWidget)
        panels = [dock.geometry() for dock in docks if dock.isVisible() and not dock.isFloating()]  # opened to be read
        kept = [_in_window(self._step.target, part, self._window) for part in self._step.kept()]
        clear = [*panels, *_focused(self._window), *kept]
        self.hint.point_at(self._step.rect(self._window), self._step.sides, clear)
        self._window.windowHandle().installEventFilter(self)  # which gets the keys first

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the hint beside its place when anything around it moves; close it with Esc, before anything else."""
        if isinstance(watched, QWindow):
            return self._takes(event)
        moves = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in moves:
            self._place_soon()
        return False

    # --- what makes it go

    def _takes(self, event: QEvent) -> bool:
        """Take Esc, with all that it causes, while there is a hint; return whether this is it."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or not self.hint.isVisible():
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._done()
        event.accept()  # what might be a shortcut, too
        return True

    def _done(self) -> None:
        if self._step is not None:
            self._preferences.hints = (*self._preferences.hints, self._step.name)
            self._go_to_next()

    def _note_followed(self, name: str) -> None:
        if self._step is not None and self._step.name == name:
            self._done()

    def _cell_chosen(self) -> None:
        if self._window.page.sheet.view.current_cell is not None:
            self._note_followed("number")

    def _advised(self, seen: bool) -> None:
        if seen:
            self._note_followed("advice")


def _with_parents(widget: QWidget) -> list[QWidget]:
    """Return a widget and those it lies in, up to the window."""
    parts = [widget]
    while (parent := parts[-1].parentWidget()) is not None:
        parts.append(parent)
    return parts
