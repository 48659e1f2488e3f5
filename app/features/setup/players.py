"""The players of the set-up dialog in turn order: add, remove, reorder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.features.setup.draft import SeatDraft, SetupDraft, player_name
from app.features.setup.player_row import HANDLE_WIDTH, NUMBER_WIDTH, REMOVE_WIDTH, PlayerRow
from app.ui.language import translate
from app.ui.theme import Space, px
from app.ui.widgets.fields import ProblemLabel
from app.ui.widgets.options import Option, OptionButton
from core.model.validity import PLAYERS
from core.text.wording import fold


class PlayersTable(QWidget):
    """Shows the seats of a draft, and announces every change of them."""

    drafted = Signal(object)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self._model = QStringListModel(list(names), self)
        self._draft: SetupDraft | None = None
        self._tokens = False
        self._dragging: int | None = None
        self.rows = [self._row(at) for at in range(PLAYERS[-1])]
        self._column = QVBoxLayout()
        self.add = QPushButton(translate("PlayersTable", "Add a player"))
        self.deal = QPushButton(translate("PlayersTable", "Deal evenly"))
        self.spectator = OptionButton(Option("spectator", translate("PlayersTable", "I only watch")))
        self.problem = ProblemLabel("setupPlayersProblem")
        self._headings = self._heading_row()
        self._set_up_buttons()
        self._lay_out()

    def _row(self, at: int) -> PlayerRow:
        row = PlayerRow(at, self._model, self)
        row.changed.connect(lambda seat: self._change(at, seat))
        row.me_chosen.connect(lambda: self._choose_me(at))
        row.me_nudged.connect(lambda step: self._nudge_me(at + step))
        row.removed.connect(lambda: self._remove(at))
        row.name.nudged.connect(lambda step: self._nudge(at, step))
        row.handle.dragged.connect(lambda y: self._drag(at, y))
        row.handle.dropped.connect(self._drop)
        return row

    def _heading_row(self) -> QWidget:
        widget = QWidget()
        layout = QHBoxLayout(widget)
        layout.setContentsMargins(px(HANDLE_WIDTH + NUMBER_WIDTH) + 2 * Space.XS, 0, px(REMOVE_WIDTH) + Space.XS, 0)
        layout.setSpacing(Space.XS)
        self._token_heading = QLabel(translate("PlayersTable", "Token"))
        for label, width in (
            (QLabel(translate("PlayersTable", "Players, in turn order")), 0),
            (self._token_heading, px(128)),
            (QLabel(translate("PlayersTable", "Cards")), px(58)),
            (QLabel(translate("PlayersTable", "Me", "who of the players I am")), self.rows[0].me_width),
        ):
            label.setProperty("kind", "muted")
            if width:
                label.setFixedWidth(width)
            layout.addWidget(label, 0 if width else 1)
        return widget

    def _set_up_buttons(self) -> None:
        self._group = QButtonGroup(self)
        for row in self.rows:
            self._group.addButton(row.me)
        self._group.addButton(self.spectator)
        most = translate("PlayersTable", "Up to {number} players").format(number=PLAYERS[-1])
        evenly = translate("PlayersTable", "Forget the sizes that were changed: deal the cards out evenly")
        for button, name, tip in ((self.add, "setupAdd", most), (self.deal, "setupDeal", evenly)):
            button.setObjectName(name)
            button.setProperty("kind", "quiet")
            button.setToolTip(tip)
            button.setAutoDefault(False)
        self.spectator.setObjectName("setupSpectator")
        self.add.clicked.connect(self._add)
        self.deal.clicked.connect(self._deal)
        self.spectator.clicked.connect(lambda: self._choose_me(None))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(px(HANDLE_WIDTH) + Space.XS, 0, 0, 0)
        buttons.addWidget(self.add)
        buttons.addWidget(self.deal)
        buttons.addStretch(1)
        buttons.addWidget(self.spectator)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._headings)
        for row in self.rows:
            layout.addWidget(row)
        layout.addWidget(self.problem)
        layout.addLayout(buttons)

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
        if self._draft is not None:
            self.show_draft(self._draft)

    def show_problems(self, of_seats: Mapping[int, str], of_all: str) -> None:
        """Show problems beside each seat, and below them all."""
        for at, row in enumerate(self.rows):
            row.problem.say(of_seats.get(at, ""))
        self.problem.say(of_all)

    # --- changing

    def _change(self, at: int, seat: SeatDraft) -> None:
        if self._draft is not None:
            self.drafted.emit(self._draft.with_seat(at, seat))

    def _choose_me(self, at: int | None) -> None:
        if self._draft is not None:
            self.drafted.emit(self._draft.with_me(at))

    def _nudge_me(self, at: int) -> None:
        if self._draft is not None and 0 <= at < len(self._draft.seats):
            self._choose_me(at)
            self.rows[at].me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, at: int) -> None:
        if self._draft is not None:
            self.drafted.emit(self._draft.removed(at))

    def _add(self) -> None:
        if self._draft is None:
            return
        self.drafted.emit(self._draft.added(self._newcomer(self._draft)))
        name = self.rows[len(self._draft.seats) - 1].name
        name.setFocus()
        name.selectAll()

    def _newcomer(self, draft: SetupDraft) -> str:
        """A known name that is not at the table, or "Player 5"."""
        here = {fold(seat.name) for seat in draft.seats}
        numbered = (player_name(number) for number in range(len(draft.seats) + 1, 100))
        return next(name for name in (*self._names, *numbered) if fold(name) not in here)

    def _deal(self) -> None:
        if self._draft is not None:
            self.drafted.emit(self._draft.dealt_evenly())

    # --- the order

    def _nudge(self, at: int, step: int) -> None:
        if self._draft is not None and 0 <= at + step < len(self._draft.seats):
            self.drafted.emit(self._draft.moved(at, at + step))
            self.rows[at + step].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, at: int, y: int) -> None:
        """Move the dragged player, at ``_dragging``, to where the mouse is."""
        if self._draft is None:
            return
        held = at if self._dragging is None else self._dragging
        here = self.mapFromGlobal(QPoint(0, y)).y()
        seats = range(len(self._draft.seats))
        to = min(seats, key=lambda seat: abs(self.rows[seat].geometry().center().y() - here))
        self._dragging = to
        if to != held:
            self.drafted.emit(self._draft.moved(held, to))

    def _drop(self) -> None:
        self._dragging = None
