"""The players of the set-up dialog in turn order: a row for each, to name, resize, reorder and remove them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from app.features.setup.draft import SeatDraft, SetupDraft, player_name
from app.features.setup.player_row import HANDLE_WIDTH, NUMBER_WIDTH, REMOVE_WIDTH, SIZE_WIDTH, TOKEN_WIDTH, PlayerRow
from app.features.setup.text import resized
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.fields import ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import Option, OptionButton
from app.ui.widgets.panels import packed
from core.formats.validity import PLAYERS
from core.text.wording import fold


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
        row.changed.connect(lambda seat: self._change(at, seat))
        row.me_chosen.connect(lambda: self._choose_me(at))
        row.me_nudged.connect(partial(self._nudge_me, at))
        row.removed.connect(lambda: self._remove(at))
        row.name.nudged.connect(partial(self._nudge, at))
        row.name.entered.connect(lambda: self._go_on_from(at))
        row.handle.clicked.connect(lambda: self._offer_steps(at))
        row.handle.dragged.connect(lambda y: self._drag(at, y))
        row.handle.dropped.connect(self._drop)
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
        for one in (*(row.me for row in self.rows), self.spectator):
            self._group.addButton(one)
            one.setAutoExclusive(True)  # a radio button to screen readers
        self.add.clicked.connect(self._add)
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

    def _change(self, at: int, seat: SeatDraft) -> None:
        """Change a seat; where its size changes those of others, say so."""
        before, after = self._draft, self._draft.with_seat(at, seat)
        if seat.size != before.seats[at].size:
            self.note.setText(resized(before, after, at))
            self._noted = after.sizes
        self.drafted.emit(after)

    def _go_on_from(self, at: int) -> None:
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

    def _add(self) -> None:
        self._is_growing = True
        self.drafted.emit(self._draft.added(self._newcomer()))
        self.rows[len(self._draft.seats) - 1].name.take_focus()

    def _remove(self, at: int) -> None:
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
