"""The set-up dialog: edition, players, my hand; rarely used settings are folded away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from app.features.setup.draft import SetupDefaults, SetupDraft, SetupProblem, draft_of_setup, setup_problems
from app.features.setup.forms import CardPile, DeckEditor, Fold, HandPicker, LeftoversForm, RulesForm, named_here
from app.features.setup.players import PlayersTable
from app.ui.accessible import name_box
from app.ui.language import translate
from app.ui.text import edition_title, first_lines
from app.ui.theme import Space, px, scale
from app.ui.widgets.form import NoWheelComboBox, ProblemLabel
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import BareScroll, packed
from core.formats.editions import editions
from core.model.cards import Card
from core.model.events import Event
from core.model.setup import Setup

LEFT_WIDTH = 440
"""The width of the left side, with room for names beside the tokens."""

USUAL = QSize(1020, 580)

MOST_PROBLEMS = 2
"""The most problems that are listed below the pages."""


class SetupDialog(QDialog):
    """Makes a new set-up (``setup`` is None), or changes one.

    ``events`` are those of the game: a change that they contradict is not accepted. :meth:`setup` returns the result,
    :meth:`renames` and :meth:`card_renames` who and what was renamed.
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
        self._draft = self._defaults.draft() if setup is None else draft_of_setup(setup)
        self._complaints: list[SetupProblem] = []
        self._make_fields()
        self._lay_out(translate("Start the game") if setup is None else changing)
        name_box(self.edition, translate("Edition"))
        self._connect()
        self._show_draft(self._draft)
        self.fold_leftovers.open(bool(self._draft.pool or self._draft.face_up))
        self.fold_tokens.open(any(seat.token is not None for seat in self._draft.seats))
        self._order_tabs()
        self._fit()
        self._focus_first(self._defaults.known_names())

    # --- result

    def setup(self) -> Setup:
        return self._draft.setup()

    def renames(self) -> dict[str, str]:
        """New names of players by old ones; empty for a new game."""
        return self._draft.renames()

    def card_renames(self) -> dict[Card, Card]:
        """New cards by old ones, where own cards were renamed; empty for a new game."""
        return self._draft.card_renames()

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
        self.edition = NoWheelComboBox()
        self.edition.setObjectName("setupEdition")
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
        packed(QVBoxLayout(self), columns, self._foot(accept), margins=margins, spacing=Space.M).setStretch(0, 1)

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
        self.deck.changed.connect(lambda deck: self._show_draft(self._draft.with_deck(deck)))
        self.rules.changed.connect(lambda rules: self._show_draft(replace(self._draft, rules=rules)))
        self.leftovers.pool_changed.connect(lambda pool: self._show_draft(self._draft.with_pool(pool)))
        self.leftovers.look_changed.connect(
            lambda look: self._show_draft(replace(self._draft, rules=replace(self._draft.rules, pool_look=look)))
        )
        self.fold_leftovers.toggled.connect(self._on_leftovers_toggled)
        self.fold_tokens.toggled.connect(self.players.show_tokens)
        self.write_cards.clicked.connect(self._on_write_cards)
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
        chain += [self.hand.search, *self.deck.lists, self.write_cards, self.cancel, self.accept_button]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _focus_first(self, names: list[str]) -> None:
        """Focus the names the first time, later the hand."""
        if self._draft.me is not None and (names or self._draft.before is not None):
            self.hand.search.setFocus()
        else:
            self.players.rows[0].name.take_focus()

    # --- showing

    def _show_draft(self, draft: SetupDraft) -> None:
        self._draft = draft
        self.edition.setCurrentIndex(max(0, self.edition.findData(draft.edition or "")))
        self.players.show_draft(draft)
        self.hand.show_draft(draft, face_up=self.fold_leftovers.is_open)
        self.deck.show_deck(draft.deck)
        self.rules.show_rules(draft.rules, draft.board)
        self.leftovers.show_leftovers(draft.pool, len(draft.deck), draft.rules.pool_look, draft.face_up)
        number = draft.pool + len(draft.face_up)
        counted, none = translate("Leftover cards: {number}"), translate("Leftover cards: none")
        self.fold_leftovers.button.setText(counted.format(number=number) if number else none)
        self._show_page()
        self._complaints = setup_problems(draft, self._events)
        self._show_complaints()

    def _show_page(self) -> None:
        own = self._draft.edition is None
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
        unfinished = len(self._draft.hand) < (self._draft.my_size or 0)
        problems = [c.sentence for c in self._complaints if c.field in fields and c.seat is None]
        return "" if fields[0] == "my_hand" and unfinished and len(problems) == 1 else "\n".join(problems[:3])

    # --- choosing

    def _on_edition(self, index: int) -> None:
        name = self.edition.itemData(index)
        chosen = next((edition for edition in editions() if edition.name == name), None)
        own = self._draft.with_deck(named_here(self._draft.deck)) if self._draft.edition else self._draft
        self._show_draft(own if chosen is None else self._draft.with_edition(chosen))
        if chosen is None:
            self.pages.setCurrentWidget(self.deck)

    def _on_write_cards(self) -> None:
        self.pages.setCurrentIndex(1 - self.pages.currentIndex())

    def _on_leftovers_toggled(self, is_open: bool) -> None:
        if not is_open:
            self.hand.show_pile(CardPile.HAND)
        self.hand.show_draft(self._draft, face_up=is_open)

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
