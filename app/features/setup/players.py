"""The players of the set-up dialog in turn order: a row for each, to name, resize, reorder and remove them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.features.setup.draft import SeatDraft, SetupDraft, is_default_name, player_name, resized
from app.ui.accessible import name_box
from app.ui.icons import icon
from app.ui.language import card_name, translate
from app.ui.theme import Size, Space, colour, colours, px, scale
from app.ui.widgets.form import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import ENTER, STEPS, Option, OptionButton
from app.ui.widgets.panels import packed
from core.formats.validity import PLAYERS
from core.model.cards import Category
from core.model.deck import Deck
from core.text.wording import MAX_NAME, fold

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
        self.size_box.valueChanged.connect(lambda size: self._set_seat(replace(self._seat, size=size)))
        self.token.activated.connect(self._on_token)
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
            self._set_seat(replace(self._seat, name=name))

    def _on_token(self, index: int) -> None:
        token = None if self._deck is None or index == 0 else self._deck.of(Category.SUSPECT)[index - 1]
        self._set_seat(replace(self._seat, token=token))

    def _set_seat(self, seat: SeatDraft) -> None:
        self._seat = seat
        self.changed.emit(seat)


class PlayersTable(QWidget):
    """Shows the seats of a draft, and announces every change of them.

    ``left``: Enter was pressed in the last name.
    """

    drafted = Signal(object)
    left = Signal()

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Players, in turn order"))
        self._names = tuple(names)
        self._model = QStringListModel(list(names), self)
        self._draft: SetupDraft  # from the first time it is shown
        self._tokens = False
        self._dragging: int | None = None
        self._is_growing = False
        self.rows = [self._row(at) for at in range(PLAYERS[-1])]
        most = translate("Up to {number} players").format(number=PLAYERS[-1])
        self.add = button("setupAdd", translate("Add a player"), "quiet", most)
        self.add.setAutoDefault(True)  # Enter presses it
        evenly = translate("Reset the hand sizes to an even deal")
        self.deal = button("setupDeal", translate("Deal evenly"), "quiet", evenly)
        self.spectator = OptionButton(Option("spectator", translate("I’m only watching")))
        self.spectator.setObjectName("setupSpectator")
        self.problem = ProblemLabel("setupPlayersProblem")
        self.note = label("setupSizesNote", "muted")
        self.note.hide()
        self._noted: tuple[int, ...] = ()
        self._lay_out()
        self._connect()

    def _row(self, at: int) -> PlayerRow:
        row = PlayerRow(at, self._model, self)
        row.changed.connect(lambda seat: self._on_seat(at, seat))
        row.me_chosen.connect(lambda: self._choose_me(at))
        row.me_nudged.connect(partial(self._nudge_me, at))
        row.removed.connect(lambda: self._on_remove(at))
        row.name.nudged.connect(partial(self._nudge, at))
        row.name.entered.connect(lambda: self._on_name_entered(at))
        row.handle.clicked.connect(lambda: self._offer_steps(at))
        row.handle.dragged.connect(lambda y: self._on_dragged(at, y))
        row.handle.dropped.connect(self._on_dropped)
        return row

    def _heading_row(self) -> QWidget:
        row, headings = QWidget(), []
        for text, width in (
            (translate("Players, in turn order"), 0),
            (translate("Token"), px(TOKEN_WIDTH)),
            (translate("Cards"), px(SIZE_WIDTH)),
            (translate("Me", "who of the players I am"), self.rows[0].me_width),
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
        for choice in (*(row.me for row in self.rows), self.spectator):
            self._group.addButton(choice)
            choice.setAutoExclusive(True)  # a radio button to screen readers
        self.add.clicked.connect(self._on_add)
        self.deal.clicked.connect(lambda: self.drafted.emit(self._draft.dealt_evenly()))
        self.spectator.clicked.connect(lambda: self._choose_me(None))

    def _lay_out(self) -> None:
        left = px(HANDLE_WIDTH) + Space.XS
        buttons = packed(QHBoxLayout(), self.add, self.deal, 1, self.spectator, margins=(left, 0, 0, 0))
        packed(QVBoxLayout(self), self._heading_row(), *self.rows, self.note, self.problem, buttons, spacing=Space.XS)

    # --- showing

    def show_draft(self, draft: SetupDraft) -> None:
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
        self.note.setVisible(bool(self.note.text()) and draft.sizes == self._noted)

    def show_tokens(self, tokens: bool) -> None:
        self._tokens = tokens
        self.show_draft(self._draft)

    def show_problems(self, of_seats: Mapping[int, str], of_all: str) -> None:
        for at, row in enumerate(self.rows):
            row.problem.say(of_seats.get(at, ""))
        self.problem.say(of_all)

    # --- changing

    def _on_seat(self, at: int, seat: SeatDraft) -> None:
        """Change a seat; where its size changes those of others, say so."""
        before, after = self._draft, self._draft.with_seat(at, seat)
        if seat.size != before.seats[at].size:
            self.note.setText(resized(before, after, at))
            self._noted = after.sizes
        self.drafted.emit(after)

    def _on_name_entered(self, at: int) -> None:
        """Go to the next name; from that of a player just added, to adding another."""
        if at + 1 < len(self._draft.seats):
            self.rows[at + 1].name.take_focus()
        elif self._is_growing and self.add.isEnabled():
            self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    def _choose_me(self, at: int | None) -> None:
        self.drafted.emit(self._draft.with_me(at))

    def _nudge_me(self, at: int, step: int) -> None:
        if self._can_step(at, step):
            self._choose_me(at + step)
            self.rows[at + step].me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_add(self) -> None:
        self._is_growing = True
        self.drafted.emit(self._draft.added(self._newcomer()))
        self.rows[len(self._draft.seats) - 1].name.take_focus()

    def _on_remove(self, at: int) -> None:
        had_focus = self.rows[at].remove.hasFocus()
        self.drafted.emit(self._draft.removed(at))
        if had_focus:  # it stays there, or Qt would give it to whatever is next
            row = self.rows[min(at, len(self._draft.seats) - 1)]
            (row.remove if row.remove.isEnabled() else row.name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _newcomer(self) -> str:
        """Return a known name that is not at the table, or "Player 5"."""
        seats = self._draft.seats
        here = {fold(seat.name) for seat in seats}
        numbered = (player_name(number) for number in range(len(seats) + 1, 100))
        return next(name for name in (*self._names, *numbered) if fold(name) not in here)

    # --- the order

    def _offer_steps(self, at: int) -> None:
        menu, handle = QMenu(self), self.rows[at].handle
        menu.setObjectName("setupMoves")
        for step, text in ((-1, translate("Move &up")), (1, translate("Move &down"))):
            action = menu.addAction(text)
            action.setEnabled(self._can_step(at, step))
            action.triggered.connect(partial(self._nudge, at, step))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(handle.mapToGlobal(handle.rect().bottomLeft()))

    def _can_step(self, at: int, step: int) -> bool:
        return 0 <= at + step < len(self._draft.seats)

    def _nudge(self, at: int, step: int) -> None:
        if self._can_step(at, step):
            self.drafted.emit(self._draft.moved(at, at + step))
            self.rows[at + step].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_dragged(self, at: int, y: int) -> None:
        """Move the dragged player, at ``_dragging``, to where the mouse is."""
        held = at if self._dragging is None else self._dragging
        here = self.mapFromGlobal(QPoint(0, y)).y()
        seats = range(len(self._draft.seats))
        to = min(seats, key=lambda seat: abs(self.rows[seat].geometry().center().y() - here))
        self._dragging = to
        if to != held:
            self.drafted.emit(self._draft.moved(held, to))

    def _on_dropped(self) -> None:
        self._dragging = None
