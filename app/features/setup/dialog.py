"""The set-up dialog: edition, my hand, and the players in turn order: a row for each, to name, resize, reorder, remove.

Rarely used settings are folded away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF, QSettings, QSignalBlocker, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QCompleter,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.features.setup.draft import (
    SeatDraft,
    SetupDefaults,
    SetupDraft,
    SetupProblem,
    draft_of_setup,
    is_default_name,
    player_name,
    resized,
    setup_problems,
)
from app.features.setup.forms import CardPile, DeckEditor, Fold, HandPicker, LeftoversForm, RulesForm, named_here
from app.ui.accessible import announce, name_box
from app.ui.icons import icon
from app.ui.language import card_name, translate
from app.ui.text import broken, edition_title, first_lines
from app.ui.theme import Size, Space, colour, colours, px, scale
from app.ui.widgets.form import NoWheelComboBox, NoWheelSpinBox, ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import ENTER, STEPS, Option, OptionButton
from app.ui.widgets.panels import BareScroll, packed
from core.formats.editions import editions
from core.formats.validity import PLAYERS
from core.history.steps import Passes
from core.model.cards import Category
from core.model.deck import Deck
from core.model.events import Event
from core.model.setup import Setup
from core.text.wording import MAX_NAME, fold

HANDLE_WIDTH = 24
NUMBER_WIDTH = 16
TOKEN_WIDTH = 128
SIZE_WIDTH = 58
ME_WIDTH = 36
REMOVE_WIDTH = 28
NO_TURNS = "\N{EN DASH}"
"""Instead of the number of a seat that takes no turns."""


class Handle(QAbstractButton):
    """Six dots to drag a row by, or to click. Announces the mouse position, in global coordinates, and the drop."""

    dragged = Signal(int)
    dropped = Signal()

    def __init__(self) -> None:
        super().__init__()
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

    def __init__(self, names: QStringListModel) -> None:
        super().__init__()
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
        self._at, self._seat = at, SeatDraft("")
        self._deck: Deck | None = None
        self.handle = Handle()
        self.name = NameEdit(names)
        self.size_box = NoWheelSpinBox(f"setupSize{at + 1}")
        self.token = NoWheelComboBox(f"setupToken{at + 1}")
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
        self.me.setToolTip(translate("This is me (Up/Down: previous/next player)"))
        self.me.setMinimumHeight(px(25))
        self.size_box.setToolTip(translate("How many cards this player has"))
        self.remove.setIcon(icon("remove", Size.SMALL_ICON))
        self.remove.setAutoDefault(True)  # Enter presses it

    def _lay_out(self, at: int) -> None:
        self._number = number = label("", "muted", wraps=False)
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
        idle = "" if seat.turns else translate("{who} takes no turns").format(who=seat.name)
        self._number.setText(str(self._at + 1) if seat.turns else NO_TURNS)
        self._number.setToolTip(idle)
        self.name.setAccessibleDescription(idle)
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

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
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


LEFT_WIDTH = 440
"""The width of the left side, with room for names beside the tokens."""

USUAL = QSize(1020, 580)

MOST_PROBLEMS = 2
"""The most problems that are listed below the pages."""


class SetupDialog(QDialog):
    """Makes a new set-up (``setup`` is None), or changes one.

    ``events`` are those of the game: a change that they contradict is not accepted. The result is the ``draft``.
    """

    def __init__(
        self, setup: Setup | None, settings: QSettings, parent: QWidget | None = None, *, events: Sequence[Event] = ()
    ) -> None:
        super().__init__(parent)
        self.setObjectName("setupDialog")
        changing = translate("Change the set-up")
        self.setWindowTitle(translate("New game") if setup is None else changing)
        self._defaults = SetupDefaults(settings)
        self._events = tuple(events)
        self.draft = self._defaults.draft() if setup is None else draft_of_setup(setup, is_begun=bool(events))
        self._complaints: list[SetupProblem] = []
        self._make_fields()
        self._lay_out(translate("Start the game") if setup is None else changing)
        name_box(self.edition, translate("Edition"))
        self._connect()
        self._show_draft(self.draft)
        self.fold_leftovers.open(bool(self.draft.pool or self.draft.face_up))
        self.fold_tokens.open(any(seat.token is not None for seat in self.draft.seats))
        takes_turns = all(seat.turns for seat in self.draft.seats)
        self.fold_rules.open(not (takes_turns and self.draft.rules.are_by_the_book))
        self._order_tabs()
        self._fit()
        self._focus_first(self._defaults.known_names())

    def setup(self) -> Setup:
        return self.draft.setup()

    # --- layout

    def _fit(self) -> None:
        """Take the usual size, which grows with the text, as far as there is room."""
        room = self.screen().availableSize()
        if (parent := self.parentWidget()) is not None:
            room = room.expandedTo(parent.window().size())
        for widget in self.findChildren(QWidget):  # without style yet, they need less
            widget.ensurePolished()
            widget.updateGeometry()
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        self._needed = self.minimumSizeHint().width()
        self._divide(room.width())
        self.resize((USUAL * scale()).boundedTo(room))

    def _divide(self, width: int) -> None:
        """Set the hand beside the players; with too little width, below them."""
        beside, below = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside if width >= self._needed else below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide(self.width())

    def _make_fields(self) -> None:
        self.edition = NoWheelComboBox("setupEdition")
        for edition in editions():
            self.edition.addItem(edition_title(edition), edition.name)
        self.edition.addItem(translate("My own cards…"), "")
        self.edition_problem = ProblemLabel("setupEditionProblem")
        self.players = PlayersTable(self._defaults.known_names())
        self.leftovers = LeftoversForm()
        self.rules = RulesForm()
        tokens = translate("Tokens: which suspect each player moves")
        self.fold_leftovers = Fold("setupFoldLeftovers", "", self.leftovers)
        self.fold_tokens = Fold("setupFoldTokens", tokens, None)
        self.fold_rules = Fold("setupFoldRules", translate("House rules"), self.rules)
        self.hand = HandPicker()
        self.deck = DeckEditor()

    def _lay_out(self, accept: str) -> None:
        self._columns = columns = packed(QHBoxLayout(), (self._left(), 1), (self._right(), 1), spacing=Space.L)
        margins = (Space.L, Space.M, Space.L, Space.M)
        rows = columns, self._kept_row(), self._foot(accept)
        packed(QVBoxLayout(self), *rows, margins=margins, spacing=Space.M).setStretch(0, 1)

    def _left(self) -> QWidget:
        inside, edition = QWidget(), QWidget()
        caption = label("", "", translate("Edition"), wraps=False)
        packed(QHBoxLayout(edition), caption, self.edition).setStretch(1, 1)
        folds = self.fold_leftovers, self.fold_tokens, self.fold_rules
        rows = edition, self.edition_problem, self.players, *folds
        packed(QVBoxLayout(inside), *rows, 1, margins=(0, 0, Space.S, 0), spacing=Space.S)
        scroll = BareScroll("setupScroll", inside)
        scroll.setMinimumWidth(px(LEFT_WIDTH))
        return scroll

    def _right(self) -> QWidget:
        """My hand; for an own deck, with the names on another page."""
        self.write_cards = button("setupWriteCards", "", "quiet")
        self.pages = QStackedWidget()
        self.pages.addWidget(self.hand)
        self.pages.addWidget(self.deck)
        self.pages.currentChanged.connect(self._show_page)
        frame = QFrame()
        frame.setProperty("kind", "card")
        column = packed(QVBoxLayout(frame), self.pages, margins=(Space.M, Space.S, Space.M, Space.S))
        column.setStretch(0, 1)
        column.addWidget(self.write_cards, 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _kept_row(self) -> QWidget:
        """What becomes of passes that were entered, where others follow; hidden where none does."""
        self.kept_row, self.kept = QWidget(), label("setupKept")
        self.let_follow = QCheckBox(translate("Let them follow, too"))
        self.let_follow.setObjectName("setupLetFollow")
        tip = translate("Who passed is worked out anew for these entries, too, from who is asked before who showed")
        self.let_follow.setToolTip(broken(tip))
        packed(QHBoxLayout(self.kept_row), (self.kept, 1), self.let_follow, spacing=Space.M)
        self.kept_row.hide()
        return self.kept_row

    def _foot(self, accept: str) -> QHBoxLayout:
        self.summary = label("setupSummary")
        self.cancel = button("setupCancel", translate("Cancel"))
        self.accept_button = button("setupAccept", accept, "primary")
        self.accept_button.setDefault(True)
        foot = packed(QHBoxLayout(), self.summary, self.cancel, self.accept_button, spacing=Space.S)
        foot.setStretch(0, 1)
        return foot

    def _connect(self) -> None:
        self.edition.activated.connect(self._on_edition)
        self.players.drafted.connect(self._show_draft)
        self.players.left.connect(self._on_players_left)
        self.hand.drafted.connect(self._show_draft)
        self.deck.changed.connect(lambda deck: self._show_draft(self.draft.with_deck(deck)))
        self.rules.changed.connect(lambda rules: self._show_draft(replace(self.draft, rules=rules)))
        self.leftovers.pool_changed.connect(lambda pool: self._show_draft(self.draft.with_pool(pool)))
        self.leftovers.look_changed.connect(
            lambda look: self._show_draft(replace(self.draft, rules=replace(self.draft.rules, pool_look=look)))
        )
        self.rules.idle_changed.connect(self._on_idle)
        self.let_follow.clicked.connect(self._on_let_follow)
        self.fold_leftovers.toggled.connect(self._on_leftovers_toggled)
        self.fold_tokens.toggled.connect(self.players.show_tokens)
        self.write_cards.clicked.connect(lambda: self.pages.setCurrentIndex(1 - self.pages.currentIndex()))
        self.cancel.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.accept)

    def _order_tabs(self) -> None:
        """Order Tab from name to name; then rarely used fields; then the hand."""
        rows = self.players.rows
        names: list[QWidget] = [row.name for row in rows]
        chain: list[QWidget] = [self.edition, *names, self.players.add]
        chain += [row.me for row in rows]
        chain += [self.players.spectator, *(row.size_box for row in rows), *(row.token for row in rows)]
        chain += [row.remove for row in rows]
        chain += [self.fold_leftovers.button, self.leftovers.pool, self.leftovers.look]
        chain += [self.fold_tokens.button, self.fold_rules.button]
        chain += [*self.rules.findChildren(NoWheelComboBox), *self.rules.findChildren(QCheckBox)]
        chain += [self.hand.search, *self.deck.lists, self.write_cards, self.let_follow]
        chain += [self.cancel, self.accept_button]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _focus_first(self, names: list[str]) -> None:
        """Focus the names the first time, later the hand."""
        if self.draft.me is not None and (names or self.draft.before is not None):
            self.hand.search.setFocus()
        else:
            self.players.rows[0].name.take_focus()

    # --- showing

    def _show_draft(self, draft: SetupDraft) -> None:
        self.draft = draft
        self.edition.setCurrentIndex(max(0, self.edition.findData(draft.edition or "")))
        self.players.show_draft(draft)
        self.hand.show_draft(draft, face_up=self.fold_leftovers.is_open)
        self.deck.show_deck(draft.deck)
        self.rules.show_rules(draft.rules, draft.board)
        self.rules.show_seats(draft.seats, draft.me)
        self.leftovers.show_leftovers(draft.pool, len(draft.deck), draft.rules.pool_look, draft.face_up)
        number = draft.pool + len(draft.face_up)
        counted, none = translate("Leftover cards: {number}"), translate("Leftover cards: none")
        self.fold_leftovers.button.setText(counted.format(number=number) if number else none)
        self._show_page()
        self._complaints = setup_problems(draft, self._events)
        self._show_complaints()
        self._show_kept()

    def _show_kept(self) -> None:
        """Say which passes stay as they were entered; where none does, let none follow unasked."""
        number = 0 if self._complaints else self.draft.kept_passes(self._events)
        if not number:
            self.draft = replace(self.draft, passes=Passes.FOLLOW)
        message = translate("%n entries keep the passes you entered.", "", number)
        if number == 1:
            message = translate("1 entry keeps the passes you entered.")
        if self.kept_row.isHidden() == bool(number) or message != self.kept.text():
            self.kept.setText(message)
            self.kept_row.setVisible(number > 0)
            announce(self.kept, message if number else "")
        self.let_follow.setChecked(self.draft.passes is Passes.ALL_FOLLOW)

    def _show_page(self) -> None:
        own = self.draft.edition is None
        if not own:
            self.pages.setCurrentWidget(self.hand)
        writing = self.pages.currentWidget() is self.deck
        done = translate("Done: choose my hand")
        self.write_cards.setText(done if writing else translate("Edit card names"))
        self.write_cards.setVisible(own)

    def _show_complaints(self) -> None:
        seats: dict[int, str] = {}
        for complaint in self._complaints:
            if complaint.field == "players" and complaint.seat is not None:
                seats.setdefault(complaint.seat, complaint.sentence)
        self.players.show_problems(seats, self._about("players", "me"))
        self.edition_problem.say(self._about("edition"))
        self.deck.problem.say(self._about("deck"))
        self.rules.problem.say(self._about("rules"))
        self.leftovers.problem.say(self._about("pool"))
        self.hand.problem.say(self._about("my_hand", "face_up"))
        self.accept_button.setEnabled(not self._complaints)
        self.summary.setText(first_lines([c.sentence for c in self._complaints], MOST_PROBLEMS))

    def _about(self, *fields: str) -> str:
        """The problems of these fields as a whole. An incomplete hand is shown by its heading."""
        unfinished = len(self.draft.hand) < (self.draft.my_size or 0)
        problems = [c.sentence for c in self._complaints if c.field in fields and c.seat is None]
        return "" if fields[0] == "my_hand" and unfinished and len(problems) == 1 else "\n".join(problems[:3])

    # --- choosing

    def _on_edition(self, index: int) -> None:
        name = self.edition.itemData(index)
        chosen = next((edition for edition in editions() if edition.name == name), None)
        own = self.draft.with_deck(named_here(self.draft.deck)) if self.draft.edition else self.draft
        self._show_draft(own if chosen is None else self.draft.with_edition(chosen))
        if chosen is None:
            self.pages.setCurrentWidget(self.deck)

    def _on_idle(self, at: int, idle: bool) -> None:
        self._show_draft(self.draft.with_seat(at, replace(self.draft.seats[at], turns=not idle)))

    def _on_let_follow(self, lets: bool) -> None:
        self.draft = replace(self.draft, passes=Passes.ALL_FOLLOW if lets else Passes.FOLLOW)

    def _on_leftovers_toggled(self, is_open: bool) -> None:
        if not is_open:
            self.hand.show_pile(CardPile.HAND)
        self.hand.show_draft(self.draft, face_up=is_open)

    # --- the end

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.accept_button.isEnabled():
            self._go_to_problem()
        elif not self.hand.search_for(event):
            super().keyPressEvent(event)

    def _on_players_left(self) -> None:
        """Go from the names to the hand, or to the end where that is chosen."""
        if self._complaints:
            self._go_to_problem()
        else:
            self.accept_button.setFocus()

    def _go_to_problem(self) -> None:
        complaint = self._complaints[0]
        if complaint.field == "players":
            self.players.rows[min(complaint.seat or 0, len(self.players.rows) - 1)].name.setFocus()
        elif complaint.field == "deck":
            self.pages.setCurrentWidget(self.deck)
            self.deck.lists[0].setFocus()
        else:
            self.hand.search.setFocus()

    def accept(self) -> None:
        """Accept a valid set-up, and store it as default."""
        if self._complaints:
            self._go_to_problem()
            return
        self._defaults.save(self.setup())
        super().accept()
