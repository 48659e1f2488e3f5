"""The form of a practice game, which stands where the entry stands: it asks for my decisions, and waits for others'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.accessible import announce
from app.ui.host import EntryForm, FormHeights
from app.ui.language import the_card, translate
from app.ui.shortcuts import with_key
from app.ui.theme import Space, px
from app.ui.widgets.form import CardColumns, captioned, emptied, level
from app.ui.widgets.labels import button, label, set_kind
from app.ui.widgets.options import ENTER, Option, OptionButton, OptionGroup
from app.ui.widgets.panels import BareScroll, height_of, packed
from core.model.cards import Card, Category
from core.model.deck import Deck

if TYPE_CHECKING:  # it needs numpy
    from app.features.practice.state import Question

MARGIN: Final = 6
"""The space beside the parts of the form (px)."""

SPACE: Final = QKeySequence(Qt.Key.Key_Space)
"""The key that goes on to my turn; pressed once too often, it answers nothing."""

WIDEST: Final = 220
"""The greatest width of an option (px)."""


class Choices(OptionGroup):
    """A row of options of which one is the answer; names are not cut, however many there are."""

    def _made(self, option: Option) -> OptionButton:
        made = OptionButton(option, self, widest=px(WIDEST))
        made.setObjectName(f"{self.objectName()}.{option.value}")
        made.setMinimumWidth(made.sizeHint().width() + made.token_width)
        made.clicked.connect(lambda: self._clicked(option.value))
        return made

    @property
    def values(self) -> list[str]:
        return [option.value for option in self._options]

    @property
    def focused(self) -> str | None:
        at = self.focus_row()
        return None if at is None else self.values[at]


class PracticeForm(EntryForm):
    """Asks for a decision, waits for those of others, or tells how the game ended.

    ``answered`` carries an answer as JSON, and the option that was chosen; ``skipped``: go on to my turn at once;
    ``advice_wanted``: which card to show; ``taken_back``: my last answer. The other signals are those of
    :class:`app.ui.host.EntryForm`.
    """

    answered = Signal(object, str)
    skipped = Signal()
    advice_wanted = Signal()
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practiceForm")
        self.setAccessibleName(translate("Your move"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.question: Question | None = None
        """What is asked; None while there is nothing to decide."""
        self._asked: Question | None = None
        self.certain: tuple[Card, ...] = ()
        """The cards that are certain to be in the envelope; with all of them an accusation is filled in."""
        self._deck: Deck | None = None
        self._groups: list[Choices] = []
        self.title, self.said = label("practiceTitle", "heading"), label("practiceSaid")
        self.message = label("practiceMessage", "muted")
        self.cards = CardColumns("practice")
        self._back = button("practiceTakeBack", translate("Take back"), "quiet")
        self._advice = button("practiceAdvice", translate("Which one?"), "quiet")
        self._advice.setToolTip(translate("Mark the card that tells the least"))
        self._leave = button("practiceLeave")
        self._do = button("practiceDo", "", "primary")
        self._lay_out()
        self.heights = PracticeHeights(self)
        self.cards.chosen.connect(self.fill_card)
        space = QShortcut(SPACE, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        space.setWhatsThis(translate("Without a pause after each step"))
        space.activated.connect(self._take_space)
        self._do.clicked.connect(self.enter)
        self._leave.clicked.connect(self._turn)
        self._back.clicked.connect(self.taken_back)
        self._advice.clicked.connect(self.advice_wanted)
        self.wait("", "")

    def _lay_out(self) -> None:
        content = QWidget()
        self.rows = packed(QVBoxLayout(), spacing=Space.XS)
        packed(QVBoxLayout(content), self.said, self.rows, self.cards, 1, spacing=Space.S)
        self._scroll = BareScroll("practiceScroll", content)
        self.foot = packed(QHBoxLayout(), self._back, self._advice, 1, self._leave, self._do, spacing=Space.S)
        margins = MARGIN, Space.S, MARGIN, Space.S
        parts = self.title, (self._scroll, 1), self.message, self.foot
        packed(QVBoxLayout(self), *parts, margins=margins, spacing=Space.S)

    # --- as what stands where the entry stands

    @property
    def is_begun(self) -> bool:
        return self.question is not None

    def take_focus(self) -> None:
        """Focus what Enter would take, or the first category without a card."""
        self.focus_wanted.emit()
        question = self.question
        if question is not None and question.may_name and not question.is_complete:
            at = next(i for i, category in enumerate(Category) if category not in question.chosen)
            self.cards.groups[at].take_focus()
        elif question is not None and self._groups:
            next((group for group in self._groups if question.usual in group.values), self._groups[0]).take_focus()
        elif self._do.isVisibleTo(self):
            self._do.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_keys(self) -> bool:
        return self.isAncestorOf(self.window().focusWidget()) or self.hasFocus()

    # --- what is shown

    def set_deck(self, deck: Deck) -> None:
        self._deck = deck
        self.cards.set_deck(deck)

    def ask(self, question: Question, said: str, *, may_take_back: bool, may_advise: bool) -> None:
        """Ask for a decision; ``said`` is what has just happened."""
        self._asked = question
        self._show(said)
        self._back.setVisible(may_take_back)
        self._advice.setVisible(may_advise)
        self._show_question(question)
        announce(self, f"{said} {question.title}".strip())

    def wait(self, title: str, said: str, skip: str = "") -> None:
        """Say who decides; the button, if it says anything, Space and Enter do no longer wait."""
        self._show(said)
        self.title.setText(title)
        self._do.setText(skip)
        self._do.setToolTip(with_key(translate("Without a pause after each step"), SPACE))
        self._do.setVisible(bool(skip))
        self._do.setEnabled(True)
        self.heights.changed.emit()

    def mark(self, card: Card) -> None:
        for group in self._groups:
            group.set_value(card.name)
            group.take_focus()
        hint = translate("{card} tells the least.").format(card=the_card(card))
        self.say(hint[:1].upper() + hint[1:])

    def say(self, text: str, *, problem: bool = False) -> None:
        """Say why an answer is not possible, or something about it; an empty text hides the line."""
        set_kind(self.message, "problem" if problem else "muted")
        self.message.setText(text)
        self.message.setVisible(bool(text))
        announce(self.message, text)
        self.heights.changed.emit()

    def _show(self, said: str) -> None:
        """Show what has just happened, and nothing that can be done."""
        self.question = None
        if self.has_keys:
            self.setFocus()  # or Qt would look through the whole window for a stop when the parts are hidden
        self.said.setText(said)
        self.said.setVisible(bool(said))
        emptied(self.rows)
        self._groups = []
        for part in (self.cards, self.message, self._back, self._advice, self._leave, self._do):
            part.hide()

    def _show_question(self, question: Question) -> None:
        """Show a question: what was asked, another that it leads to, or the same with other cards."""
        if self.question is None or self.question.rows != question.rows:
            self._fill_rows(question)
        self.question = question
        self.title.setText(question.title)
        self.cards.setVisible(bool(question.may_name))
        self.cards.show_cards(question.chosen.values())
        for card in self._deck.cards if self._deck is not None and question.may_name else ():
            self.cards.groups[card.category].button(card.name).setEnabled(card in question.may_name)
        for part, text in ((self._do, question.do), (self._leave, question.leave)):
            part.setText(text)
            part.setToolTip("")
            part.setVisible(bool(text))
        self._do.setEnabled(question.is_complete)
        self.message.hide()
        self.heights.changed.emit()

    def _fill_rows(self, question: Question) -> None:
        emptied(self.rows)
        self._groups = []
        for number, (heading, options) in enumerate(question.rows):
            group = Choices(f"practiceOptions{number or ''}", heading or question.title)
            group.set_options(options)
            group.set_value(question.usual if question.usual in group.values else None)
            group.chosen.connect(self._choose)
            self.rows.addWidget(row := captioned(heading, group) if heading else group)
            row.show()  # at once, or a window that becomes active would not find the keys in it
            self._groups.append(group)
        level(self)

    # --- deciding

    def fill_card(self, card: Card) -> None:
        """Choose a card, if I am asked for it."""
        self.fill_cards((card,))

    def fill_cards(self, cards: tuple[Card, ...]) -> None:
        """Choose cards, as the advice proposes them: of an accusation if that is what can be done."""
        question = self.question
        if question is not None and len(cards) > 1 and question.other is not None:
            question = question.other
        if question is not None and question.may_name:
            self._show_question(question.naming(*cards))
            self.take_focus()

    def _choose(self, value: str) -> None:
        if self.question is not None:
            self.answered.emit(self.question.answers[value], value)

    def _turn(self) -> None:
        """Turn to the other question, or back from it; without one, answer that nothing is done."""
        question = self.question
        if question is None or self._asked is None:
            return
        if question.other is None and self._asked.other is None:
            self.answered.emit(None, "")
        else:
            other = question.other or self._asked
            self._show_question(other.naming(*self.certain) if len(self.certain) == len(Category) else other)
            self.take_focus()

    def enter(self) -> None:
        """Take the focused option or the usual one; name the cards; go on."""
        question = self.question
        if question is None:
            if self._do.isVisibleTo(self):
                self.skipped.emit()
        elif not question.is_complete:
            self.say(translate("Choose a suspect, a weapon and a room."))
            self.take_focus()
        elif not question.rows:
            self.answered.emit(question.named, "")
        elif (value := next((group.focused for group in self._groups if group.focused), question.usual)) is not None:
            self._choose(value)

    def _take_space(self) -> None:
        """Go on to my turn, or choose the focused card for a suggestion or an accusation."""
        focus = self.window().focusWidget()
        if self.question is None:
            self.enter()
        elif self.cards.isAncestorOf(focus) and isinstance(focus, OptionButton):
            focus.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.window().focusWidget()
        key, question = Qt.Key(event.key()), self.question
        groups = (*self._groups, *(self.cards.groups if question is not None and question.may_name else ()))
        if key in ENTER and isinstance(focus, QPushButton) and focus is not self._do and self.isAncestorOf(focus):
            focus.click()
        elif key in ENTER:
            self.enter()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and question is not None:
            self._step_back(question)
        elif not any(group.choose_by_key(event) for group in groups):
            super().keyPressEvent(event)

    def _step_back(self, question: Question) -> None:
        """Clear the cards; with none chosen, leave an accusation, or take back my last answer."""
        if question.may_name and question.chosen != question.cleared().chosen:
            self._show_question(question.cleared())
            self.take_focus()
        elif question is not self._asked and self._asked is not None and self._asked.other is not None:
            self._turn()
        elif self._back.isVisibleTo(self):
            self.taken_back.emit()


class PracticeHeights(FormHeights):
    """Nothing can be left out: what does not fit scrolls."""

    def __init__(self, form: PracticeForm) -> None:
        super().__init__(form)
        self._form = form

    @property
    def usual_width(self) -> int:
        return self._form.cards.usual_width + 2 * MARGIN

    def least(self, width: int, *, condensed: bool = True) -> int:
        """Return the least height in this width for a suggestion, in letters that may be condensed."""
        inner = width - 2 * MARGIN
        return self._around(inner) + self._form.cards.least_height(inner, condensed=condensed)

    def now(self, width: int, kept: int) -> int:
        """Return the height for what is there now: the list has the rest, as others’ steps are read there."""
        form, inner = self._form, width - 2 * MARGIN
        parts = [item.widget() for item in map(form.rows.itemAt, range(form.rows.count())) if item is not None]
        rows = sum(height_of(part, inner) + Space.XS for part in parts if part is not None)
        return self._around(inner) + max(rows, 0 if form.cards.isHidden() else form.cards.height_now)

    def arrange(self, width: int, most: int) -> None:
        inner = width - 2 * MARGIN
        self._form.cards.set_room(QSize(inner, max(most, self.least(width)) - self._around(inner)))

    def _around(self, inner: int) -> int:
        """Return the height of title, message and buttons, and of a line of what has just happened."""
        form = self._form
        height = max(height_of(form.said, inner), form.said.fontMetrics().height())
        message = 0 if form.message.isHidden() else height_of(form.message, inner) + Space.S
        return height_of(form.title, inner) + height + message + form.foot.sizeHint().height() + 6 * Space.S
