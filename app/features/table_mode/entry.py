"""The entry form of table mode: asker or accuser, three cards, who shows. No secrets shown or asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.features.entry.pages import NOBODY, RIGHT, WRONG, EntryPage, answerers
from app.features.entry.state import CARD_FIELDS, EntryDraft, Field, Kind, MayHold, usual_player
from app.features.entry.text import still_missing
from app.ui.language import card_name, translate
from app.ui.text import moved
from app.ui.theme import Space
from app.ui.widgets.form import CardColumns, lettered
from app.ui.widgets.keys import ENTER
from app.ui.widgets.labels import EnterButton, label
from app.ui.widgets.options import OptionGroup
from app.ui.widgets.panels import packed
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.perspective import public_perspective
from core.model.setup import Setup


def public_words(event: Event) -> str:
    """Return an event that everyone saw: what was said in one line, the outcome in another."""
    match event:
        case Suggestion():
            return f"{_said(event.by, event.cards)}\n{', '.join(_answers(event))}"
        case Accusation():
            right = translate("The accusation is right.")
            wrong = translate("The accusation is wrong.")
            return f"{_said(event.by, event.cards)}\n{right if event.correct else wrong}"
        case Move():
            return moved(event)
        case Note():
            return ""


def _said(by: str, cards: Triple) -> str:
    named = ", ".join(map(card_name, cards))
    return translate("{who}: {cards}", "who suggests what").format(who=by, cards=named)


def _answers(seen: Suggestion) -> Iterator[str]:
    for answer in seen.answers:
        said = translate("{who} shows a card") if answer.shows else translate("{who} passes")
        yield said.format(who=answer.player)
    if not any(answer.shows for answer in seen.answers):
        yield translate("nobody shows")


class TableEntry(EntryPage):
    """Makes an event that everyone has seen: ``entered``. Esc clears it; ``left`` if it is empty."""

    entered = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tableEntry")
        self._case: Case  # and the draft: from the first game on
        self._kinds = OptionGroup("tableKind", translate("What happens"))
        self._who = OptionGroup("tableAsker", translate("Who asks"))
        self.cards = CardColumns("table")
        self._refuter = OptionGroup("tableRefuter", translate("Who shows a card"))
        self._outcome = OptionGroup("tableOutcome", translate("Right or wrong"))
        self._message = label("tableMessage")
        enter = translate("Enter", "a button: enters what was said")
        self._commit = EnterButton("tableCommit", "primary")
        self._commit.say(enter, "")
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(Space.M)
        form.setVerticalSpacing(Space.S)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(translate("What", "a caption: a suggestion or an accusation"), self._kinds)
        form.addRow(translate("Who", "a caption: who asks or accuses"), self._who)
        form.addRow(self.cards)
        form.addRow(translate("Shows", "a caption: who shows a card"), self._refuter)
        form.addRow(translate("Was", "a caption: the accusation was right or wrong"), self._outcome)
        foot = packed(QHBoxLayout(), self._message, self._commit)
        foot.setStretch(0, 1)
        packed(QVBoxLayout(self), form, foot, spacing=Space.S)

    def _listen(self) -> None:
        self._kinds.chosen.connect(self._choose_kind)
        self._connect(self._who, Field.BY, EntryDraft.asking)
        self.cards.chosen.connect(lambda card: self._go_on(self._draft.naming(card), CARD_FIELDS[card.category]))
        self._connect(self._refuter, Field.REFUTER, lambda draft, name: draft.refuted(name or None))
        self._connect(self._outcome, Field.CORRECT, lambda draft, value: replace(draft, correct=value == RIGHT))
        self.drafted.connect(self._go_on)
        self._commit.clicked.connect(self.enter)

    # --- entry

    def set_case(self, case: Case) -> None:
        self._case = case
        self.set_setup(case.setup)
        self._begin(Kind.SUGGESTION)

    def set_setup(self, setup: Setup) -> None:
        super().set_setup(setup)
        suggestion = Kind.SUGGESTION, translate("Suggestion")
        self._kinds.set_options(lettered(suggestion, (Kind.ACCUSATION, translate("Accusation"))))
        right = RIGHT, translate("Right", "of an accusation")
        self._outcome.set_options(lettered(right, (WRONG, translate("Wrong", "of an accusation"))))

    def set_room(self, room: QSize) -> None:
        """Use as many columns of cards as this room asks for."""
        self.cards.set_room(room)

    def take_focus(self, after: Field | None = None) -> None:
        field = self._draft.next_field(after)
        if field is None:
            self._commit.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.groups()[field].take_focus()

    def enter(self) -> None:
        event = self._draft.event()
        if event is None:
            self.take_focus()
        else:
            self.entered.emit(event)

    def refuse(self) -> None:
        self._message.setText(translate("That cannot be entered."))

    def _choose_kind(self, kind: str) -> None:
        self._begin(Kind(kind))
        self.take_focus()

    def _begin(self, kind: Kind) -> None:
        seen = public_perspective(self._case).case  # my cards must not affect what is offered
        self.show_draft(EntryDraft(seen.setup, kind, usual_player(kind, seen)))

    def groups(self) -> Mapping[Field, OptionGroup]:
        cards = dict(zip(CARD_FIELDS, self.cards.groups, strict=True))
        return {Field.BY: self._who, **cards, Field.REFUTER: self._refuter, Field.CORRECT: self._outcome}

    def show_draft(self, draft: EntryDraft, may_hold: MayHold | None = None) -> None:
        self._draft = draft
        self._kinds.set_value(draft.kind)
        self._who.set_value(draft.by)
        self.cards.show_cards(draft.cards)
        self._refuter.set_options(answerers(draft))
        self._refuter.set_value((draft.refuter or NOBODY) if draft.answered else None)
        self._outcome.set_value(None if draft.correct is None else RIGHT if draft.correct else WRONG)
        asks = draft.kind is Kind.SUGGESTION
        self._form.setRowVisible(self._refuter, asks)
        self._form.setRowVisible(self._outcome, not asks)
        self._message.setText(still_missing(draft))
        self._commit.setEnabled(draft.event() is not None)

    def _go_on(self, draft: EntryDraft, field: Field) -> None:
        self.show_draft(draft)
        self.take_focus(field)

    # --- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            self.enter()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and not self._draft.untouched:
            self._begin(self._draft.kind)
            self.take_focus()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
