"""The entry: where everything that happens at the table is put in, with the mouse or without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.models.entry_draft import EntryDraft, Field, Kind, draft_of, next_asker, usual_player
from app.models.entry_offers import preselected
from app.models.entry_target import APPEND, Aim, Target
from app.models.entry_words import still_missing, words
from app.views.entry_accusation import AccusationPage
from app.views.entry_footer import EntryFooter
from app.views.entry_note import NotePage
from app.views.entry_option import Option
from app.views.entry_page import EntryPage
from app.views.entry_suggestion import SuggestionPage
from app.views.option_group import OptionGroup
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Event
from core.model.validity import event_problems

if TYPE_CHECKING:  # the window opens without numpy
    from core.engines.posterior import Posterior

KIND_KEYS = {Qt.Key.Key_F2: Kind.SUGGESTION, Qt.Key.Key_F3: Kind.ACCUSATION, Qt.Key.Key_F4: Kind.NOTE}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
MARGIN = 6
READ_ONLY = "You are looking at the past. Come back to the present to go on."


class EntryPanel(QWidget):
    """Always open. The focus goes on by itself after each choice; Enter enters, Backspace steps back, Esc clears."""

    entered = Signal(object)
    """The :class:`core.model.events.Event`; :attr:`target` says where it goes until the signal has been handled."""

    cancelled = Signal()
    """A correction or an insertion was given up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryPanel")
        self._case: Case | None = None
        self._draft: EntryDraft | None = None
        self._posterior: Posterior | None = None
        self._target = APPEND
        self._read_only = False
        self._kinds = OptionGroup("entryKind", "What happened")
        keys = {kind: Qt.Key(key).name.removeprefix("Key_") for key, kind in KIND_KEYS.items()}
        self._kinds.set_options(tuple(Option(kind, kind.capitalize(), keys[kind]) for kind in Kind))
        self._pages: dict[Kind, EntryPage] = {
            Kind.SUGGESTION: SuggestionPage(),
            Kind.ACCUSATION: AccusationPage(),
            Kind.NOTE: NotePage(),
        }
        self._footer = EntryFooter()
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        for page in self._pages.values():
            body.addWidget(page)
        scroll = QScrollArea()
        scroll.setObjectName("entryScroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._body)
        scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(MARGIN)
        layout.addWidget(self._kinds)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._footer)
        self.setMinimumSize(320, 300)

    def _connect(self) -> None:
        self._kinds.chosen.connect(self.choose_kind)
        for page in self._pages.values():
            page.drafted.connect(self._drafted)
        self._footer.commit.clicked.connect(self._enter)
        self._footer.cancel.clicked.connect(self._give_up)

    # --- what the window tells

    @property
    def target(self) -> Target:
        """Where the entry goes that is being made."""
        return self._target

    @property
    def draft(self) -> EntryDraft | None:
        """What has been said so far; None before there is a case."""
        return self._draft

    def set_case(self, case: Case) -> None:
        """Go on with this case. A half-made entry stays, unless the game is another or what it corrects is gone."""
        before, self._case = self._case, case
        if case != before:
            self._posterior = None
        if before is None or before.setup != case.setup or self._draft is None:
            self._start_over()
        elif self._target is not APPEND:
            if not self._target_is_there(before, case):
                self._start_over()
        elif self._draft.untouched or before.events != case.events:
            self._renew_asker(before)
        self._refresh()

    def set_posterior(self, posterior: Posterior | None) -> None:
        """Offer only cards that this answer to the case allows."""
        self._posterior = posterior
        self._refresh()

    def fill_card(self, card: Card) -> None:
        """Put a card into the entry, as if it had been clicked there."""
        if self._draft is not None and not self._read_only:
            fields = (Field.SUSPECT, Field.WEAPON, Field.ROOM)
            field = Field.CARD if self._draft.kind is Kind.NOTE else fields[card.category]
            self._drafted(self._preselected(self._draft.naming(card)), field)

    def fill_player(self, name: str) -> None:
        """Put a player (or the envelope, the pool: into a note) into the entry: who asks at first, then who refutes."""
        draft = self._draft
        if draft is None or self._read_only:
            return
        if draft.kind is Kind.NOTE:
            self._drafted(draft.about(name), Field.HOLDER)
        elif name not in draft.setup.seats:
            return
        elif draft.kind is Kind.ACCUSATION or not any(draft.cards):
            self._drafted(draft.asking(name), Field.BY)
        elif name != draft.by:
            self._drafted(self._preselected(draft.refuted(name)), Field.REFUTER)

    def edit(self, event: Event, at: int | None = None) -> None:
        """Load an event to be corrected; ``at`` is its index in the list (looked up where it isn't given).

        Raises ValueError for a move, which is made on the board, and where there is no case.
        """
        if self._case is None:
            raise ValueError("there is no case whose event could be corrected")
        self._draft = draft_of(event, self._case.setup)
        if at is None and event in self._case.events:
            at = self._case.events.index(event)
        self._target = Target(Aim.CORRECT, at)
        self._refresh()
        self._focus_next(None)

    def insert_before(self, at: int) -> None:
        """Begin an entry that goes before the one at index ``at``."""
        if self._case is not None:
            self._target = Target(Aim.INSERT, at)
            kind = self._draft.kind if self._draft else Kind.SUGGESTION
            self._draft = EntryDraft(self._case.setup, kind, next_asker(self._case.setup, self._case.events[:at]))
            self._refresh()
            self._focus_next(None)

    def set_read_only(self, read_only: bool) -> None:
        """Enter nothing while the window shows the past."""
        self._read_only = read_only
        self._refresh()

    def take_focus(self) -> None:
        """Put the keyboard where the entry goes on."""
        self._focus_next(None)

    # --- the draft

    def _start_over(self) -> None:
        """An empty entry; the next player's turn."""
        kind = Kind.SUGGESTION
        self._target = APPEND
        if self._case is not None:
            self._draft = EntryDraft(self._case.setup, kind, next_asker(self._case.setup, self._case.events))

    def _renew_asker(self, before: Case) -> None:
        """The list has changed beneath an entry: who asks follows it, where the player hadn't chosen otherwise."""
        draft, case = self._draft, self._case
        if draft is None or case is None or draft.by != usual_player(draft.kind, before.setup, before.events):
            return
        asker = usual_player(draft.kind, case.setup, case.events)
        if asker is not None and draft.refuter != asker:
            self._draft = draft.asking(asker)

    def _target_is_there(self, before: Case, case: Case) -> bool:
        """Whether the event that is corrected, or inserted before, still stands where it stood."""
        at = self._target.at
        return at is None or before.events[at : at + 1] == case.events[at : at + 1]

    def choose_kind(self, kind: str) -> None:
        """Go on with an entry of another kind."""
        if self._draft is not None and not self._read_only:
            self._draft = self._with_usual_player(self._draft, Kind(kind))
            self._refresh()
            self._focus_next(None)

    def _with_usual_player(self, draft: EntryDraft, kind: Kind) -> EntryDraft:
        """The draft as one of another kind; whoever was set already gives way to the likeliest for that."""
        case, changed = self._case, draft.of_kind(kind)
        if case is None or self._target is not APPEND or draft.answered:
            return changed
        if draft.by != usual_player(draft.kind, case.setup, case.events):
            return changed
        by = usual_player(kind, case.setup, case.events)
        return changed if by is None else changed.asking(by)

    def _drafted(self, draft: EntryDraft, field: Field | None) -> None:
        self._draft = draft
        self._refresh()
        if field is not None:
            self._focus_next(field)

    def _preselected(self, draft: EntryDraft) -> EntryDraft:
        return preselected(draft, self._offers) if draft.kind is Kind.SUGGESTION else draft

    @property
    def _offers(self) -> Posterior | None:
        """The answer that tells which cards are possible; it knows too much of an entry that is corrected."""
        return None if self._target.aim is Aim.CORRECT else self._posterior

    def _enter(self) -> None:
        """Enter what has been said, or say what is missing."""
        event = self._draft.event() if self._draft is not None else None
        if event is None or self._problems() or self._read_only:
            self._point_out()
            return
        self.entered.emit(event)
        self._start_over()
        self._refresh()
        self._focus_next(None)

    def _point_out(self) -> None:
        if self._draft is not None and not self._read_only:
            self._footer.say(still_missing(self._draft) or self._problems(), problem=True)
            self._focus_next(None)

    def _give_up(self) -> None:
        """Esc: back to an empty entry; a correction is given up."""
        was = self._target
        self._start_over()
        self._refresh()
        self._focus_next(None)
        if was is not APPEND:
            self.cancelled.emit()

    # --- what is seen

    @property
    def _page(self) -> EntryPage:
        return self._pages[self._draft.kind if self._draft is not None else Kind.SUGGESTION]

    def _problems(self) -> str:
        event = self._draft.event() if self._draft is not None else None
        if event is None or self._draft is None:
            return ""
        return "; ".join(problem.what for problem in event_problems(event, self._draft.setup))

    def _refresh(self) -> None:
        draft = self._draft
        for kind, page in self._pages.items():
            page.setVisible(page is self._page)
            if draft is not None and kind is draft.kind:
                page.set_setup(draft.setup)
                page.show_draft(draft, self._offers)
        self._body.setEnabled(draft is not None and not self._read_only)
        self._kinds.setEnabled(self._body.isEnabled())
        self._kinds.set_value(draft.kind if draft is not None else Kind.SUGGESTION)
        self._refresh_footer()

    def _refresh_footer(self) -> None:
        draft, footer = self._draft, self._footer
        problems = self._problems()
        footer.preview.setText(words(draft) if draft is not None else "")
        footer.commit.setText(self._target.title(draft.kind if draft is not None else Kind.SUGGESTION))
        complete = draft is not None and draft.event() is not None and not problems
        footer.commit.setEnabled(complete and not self._read_only)
        footer.cancel.setText("Clear" if self._target is APPEND else "Cancel")
        footer.cancel.setVisible(draft is not None and (not draft.untouched or self._target is not APPEND))
        if self._read_only:
            footer.say(READ_ONLY)
        elif problems:
            footer.say(problems, problem=True)
        else:
            footer.say(_hint(draft))

    # --- the keyboard

    def _focus_next(self, after: Field | None) -> None:
        if self._draft is None or self._read_only:
            return
        field = self._draft.next_field(after)
        if field is None and self._page.focus_rest():
            return
        if field is None:
            self._footer.commit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._page.groups()[field].take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self._give_up()
        elif key == Qt.Key.Key_Backspace:
            self._step_back()
        elif key in KIND_KEYS:
            self.choose_kind(KIND_KEYS[key])
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Go to the field before, and empty it (but somebody always asks)."""
        if self._draft is None or self._read_only:
            return
        field = self._draft.previous_field(self._page.focus_field())
        if field is None:
            return
        self._draft = self._draft if field is Field.BY else self._draft.cleared(field)
        self._refresh()
        self._page.groups()[field].take_focus()


def _hint(draft: EntryDraft | None) -> str:
    """What is still to be said; or the card that I have seen, and forgot."""
    if draft is None:
        return ""
    if draft.kind is Kind.SUGGESTION and draft.asks_shown() and draft.shown is None and not draft.missing():
        whom = "you" if draft.by == draft.setup.me else draft.by
        who = "you" if draft.refuter == draft.setup.me else draft.refuter
        return f"Which card did {who} show {whom}? (May be left out.)"
    return still_missing(draft)
