"""The interactive board widget: draws the board and reports clicks, drags and keys. It knows no session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QSize, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.features.board.painting import BoardFrame, BoardPainter, MarkPainter, Pointer
from app.features.board.state import (
    BoardPicture,
    BoardState,
    Disc,
    disc_words,
    first_square,
    instruction,
    next_offered,
    next_square,
    place_words,
    square_in,
)
from app.ui.accessible import Part, Pictured
from app.ui.language import card_name, translate
from app.ui.text import broken
from app.ui.theme import colour, colours
from app.ui.widgets.options import COMMANDS, row_digit
from app.ui.widgets.panels import OwnEscape, Restyled
from core.board.board import Direction, Place
from core.model.cards import Card
from core.model.events import Square
from core.text.wording import fold

SMALLEST = 220
BEST = 420
ARROWS = {
    Qt.Key.Key_Up: Direction.N,
    Qt.Key.Key_Right: Direction.E,
    Qt.Key.Key_Down: Direction.S,
    Qt.Key.Key_Left: Direction.W,
}
GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TOKENS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
SHORTEST_MS, STEP_MS, LONGEST_MS = 200, 60, 700
"""How long a token is on its way: at least, for each square, and at most."""

CLEAR = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class BoardCanvas(Restyled, OwnEscape, Pictured):
    """Draws a picture of the board, and reports what the mouse and the keyboard do.

    ``place_chosen``: move the chosen token there; ``token_chosen`` and ``token_dropped`` name the player whose token
    was clicked, or dropped on a place. ``cycled``: choose another token, this many seats on. ``typed``: a digit of a
    roll, empty to clear it; ``handed_on`` carries the :class:`QKeyEvent` of a letter, which is meant for the entry.
    ``pointed``: another place, or none, is under the pointer. ``left``: give the focus back.
    """

    place_chosen = Signal(object)
    token_chosen = Signal(str)
    token_dropped = Signal(str, object)
    cycled = Signal(int)
    typed = Signal(str)
    handed_on = Signal(object)
    pointed = Signal(object)
    left = Signal()
    restyled_by = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardCanvas")
        self.setAccessibleName(translate("Board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(SMALLEST, SMALLEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.picture: BoardPicture | None = None
        self._frame: BoardFrame | None = None
        self._ground: QPixmap | None = None
        self._is_ground_old = True
        self._ground_timer = QTimer(self, singleShot=True, interval=1)
        self._ground_timer.timeout.connect(self._renew_ground)
        self._turn_timer = QTimer(self, singleShot=True, interval=1)  # ends the turn in which all else is painted
        self._turn_timer.timeout.connect(self._ground_timer.start)
        self._under: Place | None = None
        self._hovered: Disc | None = None
        self._cursor: Square | None = None
        self._pressed: tuple[QPointF, Disc | None] | None = None
        self._dragged: tuple[Disc, QPointF] | None = None
        self._ways: Mapping[Disc, QPainterPath] = {}
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._glide.valueChanged.connect(self.update)
        self.follows_style = True

    def sizeHint(self) -> QSize:
        return QSize(BEST, BEST)

    # --- what is shown

    @property
    def frame(self) -> BoardFrame | None:
        if self._frame is None and self._state is not None:
            self._frame = BoardFrame(self._state.mansion, QSizeF(self.size()), self.devicePixelRatioF())
        return self._frame

    @property
    def _state(self) -> BoardState | None:
        return None if self.picture is None else self.picture.state

    @property
    def cursor_place(self) -> Place | None:
        return None if self._state is None or self._cursor is None else self._state.mansion.at(self._cursor)

    @property
    def pointed_place(self) -> Place | None:
        """The place under the mouse, else the keyboard cursor's while focused."""
        return self._under or (self.cursor_place if self.hasFocus() else None)

    def show_picture(self, picture: BoardPicture, *, moving: bool = False) -> None:
        """Show a picture. ``moving``: let tokens walk there from where they were; whoever still walks has arrived."""
        before = self._state
        if self._state is None or picture.state.mansion != self._state.mansion:
            self._frame = self._cursor = self._under = self._ground = None
        elif picture.state.player != self._state.player:
            self._cursor = None  # which begins at the chosen token
        if self.picture is None or _on_ground(picture) != _on_ground(self.picture):
            self._is_ground_old = True
        self.picture = picture
        if before is None or picture.state.discs != before.discs:
            self._glide.stop()
            if moving and before is not None and self.frame is not None and self.isVisible():
                self._walk(self.frame.ways(before, picture.state))
        if self._dragged is not None and self._dragged[0] not in picture.state.discs:
            self._let_go()
        if (text := instruction(picture.state)) != self.accessibleDescription():
            self.setAccessibleDescription(text)
        self.update()

    def _walk(self, ways: Mapping[Disc, QPainterPath]) -> None:
        if ways and self.frame is not None:
            self._ways, squares = ways, max(way.length() for way in ways.values()) / self.frame.unit
            self._glide.setDuration(round(min(LONGEST_MS, max(SHORTEST_MS, STEP_MS * squares))))
            self._glide.start()

    def _moving(self) -> dict[Disc, QPointF]:
        """Return where the tokens are that are on their way."""
        if self._glide.state() is not QVariantAnimation.State.Running:
            return {}
        share = float(self._glide.currentValue())
        return {disc: way.pointAtPercent(share) for disc, way in self._ways.items()}

    # --- for screen readers: the rooms, then the squares of the corridor

    def part_count(self) -> int:
        return 0 if self._state is None else len(self._state.mansion.places)

    def part(self, at: int) -> Part:
        if self._state is None or self.frame is None:
            raise IndexError(at)
        place = self._state.mansion.places[at - len(self._state.mansion.rooms)]
        box = self.frame.rooms[place].walls.boundingRect() if isinstance(place, Card) else self.frame.square(place)
        return Part(self.words_of(place), box.toRect())

    def current_part(self) -> int:
        if self._state is None or self.cursor_place is None:
            return -1
        mansion = self._state.mansion
        return (mansion.index[self.cursor_place] + len(mansion.rooms)) % len(mansion.places)

    @property
    def target(self) -> Place | None:
        """Where a click, or dropping a token, would move the chosen token; None: nowhere."""
        place = self._under
        if self._state is None or place is None or (self._dragged is None and self._hovered is not None):
            return None
        return place if self._state.may_go(place) else None

    def words_of(self, place: Place) -> str:
        return "" if self.picture is None else place_words(self.picture, place)

    def point_of(self, place: Place) -> QPointF:
        """Return a widget point inside a place. Raises ValueError before a board is shown."""
        if self.frame is None or self._state is None:
            raise ValueError("there is no board yet")
        square = self._state.mansion.squares_of(place)[0] if isinstance(place, Card) else place
        return self.frame.square(square).center()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_ground_old:
            self._turn_timer.start()
        if self.picture is None or self._ground is None or self.frame is None:
            return  # a new board is laid out with its ground
        tokens = colours(self.palette())
        with QPainter(self) as painter:
            painter.drawPixmap(self.rect(), self._ground)
            cursor = self.cursor_place if self.hasFocus() else None
            pointer = Pointer(self.target, cursor, self._dragged)
            MarkPainter(painter, self.frame, tokens).paint(self.picture, pointer, self._moving())
            if self.hasFocus() and self._cursor is None:  # focused, but not on any place yet
                painter.setPen(colour(tokens.accent))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _renew_ground(self) -> None:
        """Paint the static part anew, in a turn of its own, as it takes long."""
        if self.picture is not None and self.frame is not None:
            ratio, tokens = self.devicePixelRatioF(), colours(self.palette())
            self._ground = QPixmap((QSizeF(self.size()) * ratio).toSize())
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(colour(tokens.window))
            with QPainter(self._ground) as painter:
                BoardPainter(painter, self.frame, tokens, self.font()).paint(self.picture)
            self._is_ground_old = False
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frame = None
        self._is_ground_old = True
        self._glide.stop()

    def restyle(self) -> None:
        self._is_ground_old = True
        self.update()

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._look_under(event.position())
            self._pressed = event.position(), self._hovered

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and self._dragged is None:
            self._lift(*self._pressed, event.position())
        if self._dragged is not None:
            self._dragged = self._dragged[0], event.position()
            self.update()
        self._look_under(event.position())

    def _lift(self, start: QPointF, disc: Disc | None, here: QPointF) -> None:
        """Start dragging the pressed token once the mouse has moved far enough."""
        if self._state is None or disc is None or not self._state.may_lift(disc):
            return
        if (here - start).manhattanLength() >= QApplication.startDragDistance() and disc.player is not None:
            self.token_chosen.emit(disc.player)
            self._dragged = disc, here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._look_under(event.position())
        pressed_on, dragged, target = self._pressed[1], self._dragged, self.target
        self._let_go()
        if dragged is not None:
            if target is not None and dragged[0].player is not None:
                self.token_dropped.emit(dragged[0].player, target)
        elif pressed_on is not None:
            if pressed_on == self._hovered and pressed_on.player is not None:
                self.token_chosen.emit(pressed_on.player)
        elif target is not None:
            self.place_chosen.emit(target)

    def _let_go(self) -> None:
        self._pressed = self._dragged = None
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_under(None)

    def _look_under(self, point: QPointF | None) -> None:
        place = None if point is None or self.frame is None else self.frame.place_at(point)
        hovered = None if point is None else self._disc_at(point)
        if (place, hovered) != (self._under, self._hovered):
            self._under, self._hovered = place, hovered
            is_active = self.target is not None or (hovered is not None and hovered.player is not None)
            self.setCursor(Qt.CursorShape.PointingHandCursor if is_active else Qt.CursorShape.ArrowCursor)
            self.update()
            self.pointed.emit(self.pointed_place)

    def _disc_at(self, point: QPointF) -> Disc | None:
        if self.frame is None or self._state is None:
            return None
        near = {disc: (spot - point).manhattanLength() for disc, spot in self.frame.spots(self._state.discs).items()}
        nearest = min(near, key=near.__getitem__, default=None)
        if nearest is None or near[nearest] > self.frame.token * 0.6:
            return None
        is_in_the_way = nearest.place in (self._state.offered or ()) and not self._state.is_chosen(nearest)
        return None if is_in_the_way else nearest

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:  # on another screen, the grid falls on other pixels
            self._frame = None
            self._is_ground_old = True
        elif event.type() == QEvent.Type.ToolTip:
            over = "" if self._under is None else self.words_of(self._under)
            self.setToolTip(broken(over if self._hovered is None else disc_words(self._hovered)))
        return super().event(event)

    # --- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        offered = () if self._state is None else self._state.offered or ()
        if event.modifiers() & COMMANDS:
            super().keyPressEvent(event)
        elif offered and event.text().isalpha():
            rooms = [place for place in offered if isinstance(place, Card)]
            self._cycle([room for room in rooms if fold(card_name(room)).startswith(fold(event.text()))], 1)
        elif offered and event.key() in TOKENS:
            self._cycle(offered, TOKENS[Qt.Key(event.key())])
        elif event.text().isalpha() and not row_digit(event):
            self.handed_on.emit(event)
        elif not self._press(Qt.Key(event.key()), row_digit(event) or event.text()):
            super().keyPressEvent(event)

    def _press(self, key: Qt.Key, text: str) -> bool:
        """Handle a key; return whether it means something here."""
        is_asked = self._state is None or self._state.offered is not None
        if key in ARROWS:
            self._step(ARROWS[key])
        elif key in GO:
            self._go()
        elif key in TOKENS:
            self.cycled.emit(TOKENS[key])
        elif key == Qt.Key.Key_Escape and self._dragged is not None:
            self._let_go()
        elif (key in CLEAR or (len(text) == 1 and text in "0123456789")) and not is_asked:
            self.typed.emit("" if key in CLEAR else text)
        else:
            return False
        return True

    def _step(self, direction: Direction) -> None:
        """Move the cursor to the next place in a direction, across walls, if there is one."""
        if (state := self._state) is None:
            return
        here = self._cursor if self._cursor is not None else first_square(state)
        after = next_offered if state.offered else next_square
        self._put_cursor(after(state, here, direction))

    def _cycle(self, places: Sequence[Place], step: int) -> None:
        """Move the cursor to the next of these places, or to the previous one."""
        if self._state is None or not places:
            return
        at = places.index(self.cursor_place) + step if self.cursor_place in places else min(0, step)
        self._put_cursor(square_in(self._state.mansion, places[at % len(places)]))

    def _put_cursor(self, square: Square) -> None:
        self._cursor, self._under, self._hovered = square, None, None
        self._announce_cursor()

    def _go(self) -> None:
        place = self.cursor_place
        if place is not None and self._state is not None and self._state.may_go(place):
            self.place_chosen.emit(place)

    def _announce_cursor(self) -> None:
        self.read_out()
        self.update()
        self.pointed.emit(self.pointed_place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._announce_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.pointed.emit(self.pointed_place)


def _on_ground(picture: BoardPicture) -> tuple[object, ...]:
    """Return what the static part of the board shows of a picture."""
    state = picture.state
    return state.mansion, state.reached, picture.shares, picture.is_faded
