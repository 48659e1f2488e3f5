"""The row of a player in the set-up dialog: name, token, size of the hand, and which of them I am."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCompleter, QGridLayout, QLineEdit, QSizePolicy, QWidget

from app.features.setup.draft import SeatDraft, is_default_name
from app.ui.accessible import name_box
from app.ui.icons import icon
from app.ui.language import card_name, translate
from app.ui.theme import Size, Space, colour, colours, px, scale
from app.ui.widgets.fields import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from app.ui.widgets.keys import ENTER
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import STEPS, Option, OptionButton
from core.model.cards import Category
from core.model.deck import Deck
from core.text.wording import MAX_NAME

HANDLE_WIDTH = 24
NUMBER_WIDTH = 16
TOKEN_WIDTH = 128
SIZE_WIDTH = 58
ME_WIDTH = 36
REMOVE_WIDTH = 28


class Handle(QAbstractButton):
    """Six dots to drag a row by, or to click. Announces the mouse position, in global coordinates, and the drop."""

    dragged = Signal(int)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed_at = QPoint()
        self._is_dragged = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys for it are those of the name
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(translate("Drag or click to change the order (or Alt+Up, Alt+Down in the name)"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(HANDLE_WIDTH), px(24))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at, self._is_dragged = event.globalPosition().toPoint(), False
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint()
        self._is_dragged |= (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._is_dragged:
            self.setDown(False)  # or its release would be a click
            self.dragged.emit(at.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale(), scale())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(colours(self.palette()).muted))
        for x in (8.0, 13.0):
            for y in (6.0, 11.0, 16.0):
                painter.drawEllipse(QRectF(x, y, 2.5, 2.5))
        painter.end()


class NameEdit(QLineEdit):
    """A name field with completion of known names; Alt+Up and Alt+Down move its row.

    ``entered``: Enter was pressed. The first click into a default name selects it, so that typing replaces it.
    """

    nudged = Signal(int)
    entered = Signal()

    def __init__(self, names: QStringListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(MAX_NAME)
        self.setPlaceholderText(translate("Name"))
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)
        self._is_first_click = False

    def take_focus(self) -> None:
        self.setFocus()
        self.selectAll()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_first_click = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_first_click and not self.hasSelectedText() and is_default_name(self.text()):
            self.selectAll()
        self._is_first_click = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.nudged.emit(step)
        elif event.key() in ENTER:
            event.accept()
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class PlayerRow(QWidget):
    """The row of seat ``at``. It shows a seat, and announces changes."""

    changed = Signal(object)
    """The changed :class:`SeatDraft`."""

    me_chosen = Signal()
    me_nudged = Signal(int)
    removed = Signal()

    def __init__(self, at: int, names: QStringListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = SeatDraft("")
        self._deck: Deck | None = None
        self.handle = Handle()
        self.name = NameEdit(names)
        self.size_box = NoWheelSpinBox()
        self.token = NoWheelComboBox()
        self.me = OptionButton(Option("me", translate("me", "this player is me")))
        self.remove = button("", "", "quiet", translate("Remove this player"))
        self.problem = ProblemLabel(f"setupPlayerProblem{at + 1}")
        self._name_fields(at)
        self._lay_out(at)
        name_box(self.token, translate("Token of player {number}").format(number=at + 1))
        self._connect()

    def _name_fields(self, at: int) -> None:
        for widget, name, words in (
            (self.handle, "setupHandle", translate("Move player {number}")),
            (self.name, "setupPlayer", translate("Name of player {number}")),
            (self.size_box, "setupSize", translate("Cards of player {number}")),
            (self.me, "setupMe", translate("I am player {number}")),
            (self.remove, "setupRemove", translate("Remove player {number}")),
        ):
            widget.setObjectName(f"{name}{at + 1}")
            widget.setAccessibleName(words.format(number=at + 1))
        self.token.setObjectName(f"setupToken{at + 1}")
        self.me.setToolTip(translate("This is me (Up/Down: previous/next player)"))
        self.me.setMinimumHeight(px(25))
        self.size_box.setToolTip(translate("How many cards this player has"))
        self.remove.setIcon(icon("remove", Size.SMALL_ICON))
        self.remove.setAutoDefault(True)  # Enter presses it

    def _lay_out(self, at: int) -> None:
        number = label("", "muted", str(at + 1), wraps=False)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.XS)
        grid.setVerticalSpacing(0)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, (widget, width) in enumerate(
            (
                (self.handle, None),
                (number, px(NUMBER_WIDTH)),
                (self.name, None),
                (self.token, px(TOKEN_WIDTH)),
                (self.size_box, px(SIZE_WIDTH)),
                (self.me, self.me_width),
                (self.remove, px(REMOVE_WIDTH)),
            )
        ):
            grid.addWidget(widget, 0, column)
            if width is not None:
                widget.setFixedWidth(width)
        grid.addWidget(self.problem, 1, 2, 1, 5)
        grid.setColumnStretch(2, 1)

    @property
    def me_width(self) -> int:
        return max(px(ME_WIDTH), self.me.sizeHint().width())

    def _connect(self) -> None:
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(lambda: self._rename(self.name.text()))
        self.size_box.valueChanged.connect(lambda size: self._tell(replace(self._seat, size=size)))
        self.token.activated.connect(self._take_token)
        self.me.clicked.connect(self.me_chosen)
        self.remove.clicked.connect(self.removed)

    def show_seat(self, seat: SeatDraft, size: int, deck: Deck, *, is_me: bool, tokens: bool) -> None:
        self._seat = seat
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        with QSignalBlocker(self.size_box):
            self.size_box.setMaximum(max(len(deck), size))
            self.size_box.setValue(size)
        suspects = deck.of(Category.SUSPECT)
        if deck != self._deck:
            self._deck = deck
            self.token.clear()
            self.token.addItems([translate("no token"), *map(card_name, suspects)])
        self.token.setCurrentIndex(1 + suspects.index(seat.token) if seat.token in suspects else 0)
        self.token.setVisible(tokens)
        self.me.setChecked(is_me)
        self.me.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_me else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self.me.hasFocus():
            self.me_nudged.emit(step)
        else:
            super().keyPressEvent(event)

    def _rename(self, name: str) -> None:
        if name != self._seat.name:
            self._tell(replace(self._seat, name=name))

    def _take_token(self, index: int) -> None:
        token = None if self._deck is None or index == 0 else self._deck.of(Category.SUSPECT)[index - 1]
        self._tell(replace(self._seat, token=token))

    def _tell(self, seat: SeatDraft) -> None:
        self._seat = seat
        self.changed.emit(seat)
