"""The players of the set-up dialog in turn order: a row for each, to name, resize, reorder and remove them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.features.setup.draft import SeatDraft, SetupDraft, player_name
from app.ui.icons import icon
from app.ui.language import card_name, translate
from app.ui.theme import Size, Space, colour, colours, px
from app.ui.widgets.fields import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import STEPS, Option, OptionButton
from app.ui.widgets.panels import packed
from core.model.cards import Category
from core.model.deck import Deck
from core.model.validity import PLAYERS
from core.text.wording import MAX_NAME, fold

HANDLE_WIDTH = 16
NUMBER_WIDTH = 16
TOKEN_WIDTH = 128
SIZE_WIDTH = 58
ME_WIDTH = 36
REMOVE_WIDTH = 28


class Handle(QWidget):
    """Six dots to drag a row by. Announces the mouse position, in global coordinates, and the drop."""

    dragged = Signal(int)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(translate("PlayerRow", "Drag to change the order (or Alt+Up, Alt+Down in the name)"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(16), px(24))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(round(event.globalPosition().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(colours(self.palette()).muted))
        for x in (4.0, 9.0):
            for y in (6.0, 11.0, 16.0):
                painter.drawEllipse(QRectF(x, y, 2.5, 2.5))
        painter.end()


class NameEdit(QLineEdit):
    """A name field with completion of known names; Alt+Up and Alt+Down move its row."""

    nudged = Signal(int)

    def __init__(self, names: QStringListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(MAX_NAME)
        self.setPlaceholderText(translate("PlayerRow", "Name"))
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.nudged.emit(step)
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
        self.me = OptionButton(Option("me", translate("PlayerRow", "me", "this player is me")))
        self.remove = button("", "", "quiet", translate("PlayerRow", "Remove this player"))
        self.problem = ProblemLabel(f"setupPlayerProblem{at + 1}")
        self._name_fields(at)
        self._lay_out(at)
        self._connect()

    def _name_fields(self, at: int) -> None:
        for widget, name, words in (
            (self.handle, "setupHandle", translate("PlayerRow", "Drag player {number}")),
            (self.name, "setupPlayer", translate("PlayerRow", "Name of player {number}")),
            (self.size_box, "setupSize", translate("PlayerRow", "Cards of player {number}")),
            (self.token, "setupToken", translate("PlayerRow", "Token of player {number}")),
            (self.me, "setupMe", translate("PlayerRow", "I am player {number}")),
            (self.remove, "setupRemove", translate("PlayerRow", "Remove player {number}")),
        ):
            widget.setObjectName(f"{name}{at + 1}")
            widget.setAccessibleName(words.format(number=at + 1))
        self.me.setToolTip(translate("PlayerRow", "This is me (Up and Down: the one before, the one after)"))
        self.me.setMinimumHeight(px(25))
        self.size_box.setToolTip(translate("PlayerRow", "How many cards this player has"))
        self.remove.setIcon(icon("remove", Size.SMALL_ICON))
        self.remove.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

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
        """The width of the button for "me" (px)."""
        return max(px(ME_WIDTH), self.me.sizeHint().width())

    def _connect(self) -> None:
        self.name.textEdited.connect(self._rename)
        self.name.editingFinished.connect(lambda: self._rename(self.name.text()))
        self.size_box.valueChanged.connect(lambda size: self._tell(replace(self._seat, size=size)))
        self.token.activated.connect(self._take_token)
        self.me.clicked.connect(self.me_chosen)
        self.remove.clicked.connect(self.removed)

    def show_seat(self, seat: SeatDraft, size: int, deck: Deck, *, is_me: bool, tokens: bool) -> None:
        """Show a seat with its number of cards, and the tokens of a deck."""
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
            self.token.addItems([translate("PlayerRow", "no token"), *map(card_name, suspects)])
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


class PlayersTable(QWidget):
    """Shows the seats of a draft, and announces every change of them."""

    drafted = Signal(object)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._model = QStringListModel(list(names), self)
        self._draft: SetupDraft  # from the first time it is shown
        self._tokens = False
        self._dragging: int | None = None
        self.rows = [self._row(at) for at in range(PLAYERS[-1])]
        most = translate("PlayersTable", "Up to {number} players").format(number=PLAYERS[-1])
        self.add = button("setupAdd", translate("PlayersTable", "Add a player"), "quiet", most)
        evenly = translate("PlayersTable", "Forget the sizes that were changed: deal the cards out evenly")
        self.deal = button("setupDeal", translate("PlayersTable", "Deal evenly"), "quiet", evenly)
        self.spectator = OptionButton(Option("spectator", translate("PlayersTable", "I only watch")))
        self.spectator.setObjectName("setupSpectator")
        self.problem = ProblemLabel("setupPlayersProblem")
        self._lay_out()
        self._connect()

    def _row(self, at: int) -> PlayerRow:
        row = PlayerRow(at, self._model, self)
        row.changed.connect(lambda seat: self.drafted.emit(self._draft.with_seat(at, seat)))
        row.me_chosen.connect(lambda: self._choose_me(at))
        row.me_nudged.connect(lambda step: self._nudge_me(at + step))
        row.removed.connect(lambda: self.drafted.emit(self._draft.removed(at)))
        row.name.nudged.connect(lambda step: self._nudge(at, step))
        row.handle.dragged.connect(lambda y: self._drag(at, y))
        row.handle.dropped.connect(self._drop)
        return row

    def _heading_row(self) -> QWidget:
        row, headings = QWidget(), []
        for text, width in (
            (translate("PlayersTable", "Players, in turn order"), 0),
            (translate("PlayersTable", "Token"), px(TOKEN_WIDTH)),
            (translate("PlayersTable", "Cards"), px(SIZE_WIDTH)),
            (translate("PlayersTable", "Me", "who of the players I am"), self.rows[0].me_width),
        ):
            heading = label("", "muted", text, wraps=False)
            if width:
                heading.setFixedWidth(width)
            headings.append(heading)
        margins = px(HANDLE_WIDTH + NUMBER_WIDTH) + 2 * Space.XS, 0, px(REMOVE_WIDTH) + Space.XS, 0
        packed(QHBoxLayout(row), *headings, margins=margins, spacing=Space.XS).setStretch(0, 1)
        self._token_heading = headings[1]
        return row

    def _connect(self) -> None:
        self._group = QButtonGroup(self)
        for row in self.rows:
            self._group.addButton(row.me)
        self._group.addButton(self.spectator)
        self.add.clicked.connect(self._add)
        self.deal.clicked.connect(lambda: self.drafted.emit(self._draft.dealt_evenly()))
        self.spectator.clicked.connect(lambda: self._choose_me(None))

    def _lay_out(self) -> None:
        left = px(HANDLE_WIDTH) + Space.XS
        buttons = packed(QHBoxLayout(), self.add, self.deal, 1, self.spectator, margins=(left, 0, 0, 0))
        packed(QVBoxLayout(self), self._heading_row(), *self.rows, self.problem, buttons, spacing=Space.XS)

    # --- showing

    def show_draft(self, draft: SetupDraft) -> None:
        """Show the seats of a draft."""
        self._draft = draft
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(draft.seats))
            row.remove.setEnabled(len(draft.seats) > PLAYERS[0])
        for at, (seat, size) in enumerate(zip(draft.seats[: len(self.rows)], draft.sizes, strict=False)):
            self.rows[at].show_seat(seat, size, draft.deck, is_me=at == draft.me, tokens=self._tokens)
        self.spectator.setChecked(draft.me is None)
        self.add.setEnabled(len(draft.seats) < PLAYERS[-1])
        self.deal.setVisible(any(seat.size is not None for seat in draft.seats))
        self._token_heading.setVisible(self._tokens)

    def show_tokens(self, tokens: bool) -> None:
        """Show or hide the column of tokens."""
        self._tokens = tokens
        self.show_draft(self._draft)

    def show_problems(self, of_seats: Mapping[int, str], of_all: str) -> None:
        """Show problems beside each seat, and below them all."""
        for at, row in enumerate(self.rows):
            row.problem.say(of_seats.get(at, ""))
        self.problem.say(of_all)

    # --- changing

    def _choose_me(self, at: int | None) -> None:
        self.drafted.emit(self._draft.with_me(at))

    def _nudge_me(self, at: int) -> None:
        if 0 <= at < len(self._draft.seats):
            self._choose_me(at)
            self.rows[at].me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        self.drafted.emit(self._draft.added(self._newcomer()))
        name = self.rows[len(self._draft.seats) - 1].name
        name.setFocus()
        name.selectAll()

    def _newcomer(self) -> str:
        """Return a known name that is not at the table, or "Player 5"."""
        seats = self._draft.seats
        here = {fold(seat.name) for seat in seats}
        numbered = (player_name(number) for number in range(len(seats) + 1, 100))
        return next(name for name in (*self._names, *numbered) if fold(name) not in here)

    # --- the order

    def _nudge(self, at: int, step: int) -> None:
        if 0 <= at + step < len(self._draft.seats):
            self.drafted.emit(self._draft.moved(at, at + step))
            self.rows[at + step].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, at: int, y: int) -> None:
        """Move the dragged player, at ``_dragging``, to where the mouse is."""
        held = at if self._dragging is None else self._dragging
        here = self.mapFromGlobal(QPoint(0, y)).y()
        seats = range(len(self._draft.seats))
        to = min(seats, key=lambda seat: abs(self.rows[seat].geometry().center().y() - here))
        self._dragging = to
        if to != held:
            self.drafted.emit(self._draft.moved(held, to))

    def _drop(self) -> None:
        self._dragging = None
