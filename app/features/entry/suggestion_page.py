"""The page for suggestions: asker, three cards, refuter; further fields appear when they apply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft, Field
from app.features.entry.further_answers import FurtherAnswers, offered, preselected
from app.features.entry.pages import EntryPage
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space
from app.ui.widgets.form import (
    CardColumns,
    caption,
    captioned,
    card_options,
    emptied,
    level,
    nobody_key,
    player_keys,
    player_options,
    quiet_button,
)
from app.ui.widgets.options import Option, OptionGroup
from app.ui.widgets.panels import FlowLayout
from core.model.cards import Card
from core.model.rules import Answers
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


class PassChips(QWidget):
    """A chip for each player asked before the refuter, followed by the rest of the row."""

    toggled = Signal(object)
    """The draft with a pass removed or restored."""

    def __init__(self, trailing: tuple[QWidget, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trailing = trailing
        self.setObjectName("entryPasses")
        self._flow = FlowLayout(self)
        self._draft: EntryDraft | None = None
        self._shown: tuple[tuple[str, bool], ...] = ()
        self._chips: dict[str, QPushButton] = {}
        for widget in trailing:
            self._flow.addWidget(widget)

    def show_draft(self, draft: EntryDraft) -> None:
        """Show the passes of a draft."""
        self._draft = draft
        shown = tuple((name, name in draft.passed) for name in draft.could_pass())
        if shown == self._shown:
            return
        focused = next((name for name, chip in self._chips.items() if chip.hasFocus()), None)
        self._shown = shown
        self._clear()
        self._chips = {name: self._chip(name, passed=passed) for name, passed in shown}
        for widget in self._trailing:
            self._flow.addWidget(widget)
        if focused in self._chips:
            self._chips[focused].setFocus()
        self.updateGeometry()

    def _clear(self) -> None:
        for widget in self._trailing:
            self._flow.removeWidget(widget)
        emptied(self._flow)

    def _chip(self, name: str, *, passed: bool) -> QPushButton:
        chip = QPushButton(escape_mnemonics(f"{name} ×" if passed else f"{name} ?"), self)
        chip.setObjectName(f"entryPassed.{name}")
        chip.setProperty("kind", "chip")
        chip.setAutoDefault(False)
        font = chip.font()
        font.setStrikeOut(not passed)
        font.setItalic(not passed)
        chip.setFont(font)
        chip.setToolTip(
            (
                translate("EntryPasses", "{who} passed. Click if nobody noticed that")
                if passed
                else translate("EntryPasses", "{who} is left out. Click if {who} passed")
            ).format(who=name)
        )
        chip.setAccessibleName(
            (translate("EntryPasses", "{who} passed") if passed else translate("EntryPasses", "{who} left out")).format(
                who=name
            )
        )
        chip.clicked.connect(lambda: self._toggle(name))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def _toggle(self, name: str) -> None:
        if self._draft is not None:
            out = name in self._draft.passed
            self.toggled.emit(self._draft.without_pass(name) if out else self._draft.with_pass(name))


NOBODY = ""
"""The value of the option "nobody"; a player's name is never empty."""


class SuggestionPage(EntryPage):
    """The page for suggestions, with as few clicks as there are fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asker = OptionGroup("entryAsker", translate("EntrySuggestion", "Who asks"))
        self._cards = CardColumns("entry")
        self._refuter = OptionGroup("entryRefuter", translate("EntrySuggestion", "Who shows a card"))
        self._glimpse = quiet_button(
            "entryGlimpse",
            translate("EntrySuggestion", "I saw it…", "a card that was not meant for my eyes"),
            translate("EntrySuggestion", "I caught a glimpse of the card that was shown"),
        )
        self._go_on = quiet_button(
            "entryGoOn",
            translate("EntrySuggestion", "More answers…"),
            translate("EntrySuggestion", "Answering went on after the first card"),
        )
        self._passes = PassChips((self._glimpse, self._go_on))
        self._shown = OptionGroup("entryShown", translate("EntrySuggestion", "The card that was shown"))
        self._others = quiet_button(
            "entryShownOther",
            translate("EntrySuggestion", "another…", "another card"),
            translate("EntrySuggestion", "Cards that the sheet rules out"),
        )
        self._further = FurtherAnswers()
        self._went_on = False
        self._all_three = False
        self._posterior: Posterior | None = None
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        self._passes_caption = caption(translate("EntrySuggestion", "Passed", "a caption: who passed"))
        self._passes_row = captioned(self._passes_caption, self._passes)
        self._shown_row = captioned(
            translate("EntrySuggestion", "Card", "a caption: the card that was shown"), self._shown_line()
        )
        self._further_row = captioned(
            translate("EntrySuggestion", "Then", "a caption: who answers after the first card"), self._further
        )
        for row in (
            captioned(translate("EntrySuggestion", "Asks", "a caption: who asks"), self._asker),
            self._cards,
            captioned(translate("EntrySuggestion", "Shows", "a caption: who shows a card"), self._refuter),
        ):
            layout.addWidget(row)
        layout.setStretchFactor(self._cards, 1)
        for row in (self._passes_row, self._shown_row, self._further_row):
            layout.addWidget(row)
        layout.addStretch(0)
        level(self)

    def _shown_line(self) -> QWidget:
        line = QWidget()
        layout = QHBoxLayout(line)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._shown, 1)
        layout.addWidget(self._others)
        return line

    def _connect(self) -> None:
        self._asker.chosen.connect(self._choose_asker)
        self._cards.chosen.connect(self._choose_card)
        self._refuter.chosen.connect(self._choose_refuter)
        self._shown.chosen.connect(self._choose_shown)
        self._shown.pointed.connect(self._finish)
        self._others.clicked.connect(self._offer_all_three)
        self._passes.toggled.connect(self._retell)
        self._further.answered.connect(self._answer_further)
        self._glimpse.clicked.connect(self._saw)
        self._go_on.clicked.connect(self._answering_went_on)

    def groups(self) -> Mapping[Field, OptionGroup]:
        suspects, weapons, rooms = self._cards.groups
        return {
            Field.BY: self._asker,
            Field.SUSPECT: suspects,
            Field.WEAPON: weapons,
            Field.ROOM: rooms,
            Field.REFUTER: self._refuter,
            Field.SHOWN: self._shown,
        }

    def focus_rest(self) -> bool:
        return self._further.isVisible() and self._further.focus_next()

    # --- showing

    def set_setup(self, setup: Setup) -> None:
        self._asker.set_options(player_options(setup))
        self._cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, posterior: Posterior | None) -> None:
        if self._draft is None or (draft.refuter, draft.cards) != (self._draft.refuter, self._draft.cards):
            self._all_three = False
        if draft.untouched:
            self._went_on = False
        self._draft, self._posterior = draft, posterior
        self._asker.set_value(draft.by)
        self._cards.show_cards(draft.cards)
        self._refuter.set_options(_answerers(draft))
        self._refuter.set_value((draft.refuter or NOBODY) if draft.answered else None)
        self._passes.show_draft(draft)
        self._show_shown(draft)
        self._show_further(draft)

    def _show_shown(self, draft: EntryDraft) -> None:
        cards: tuple[Card, ...] = draft.triple or ()
        if draft.refuter is not None and not self._all_three:
            cards = self._possible(draft, draft.refuter)
        self._shown.set_options(card_options(cards))
        self._shown.set_value(draft.shown.name if draft.shown else None)
        self._shown_row.setVisible(draft.asks_shown())
        self._others.setVisible(len(cards) < 3)

    def _possible(self, draft: EntryDraft, player: str) -> tuple[Card, ...]:
        cards = offered(draft, player, self._posterior)
        return tuple(c for c in draft.triple or () if c in cards or c == draft.shown)

    def _show_further(self, draft: EntryDraft) -> None:
        may = bool(draft.could_answer()) and draft.triple is not None
        shown = may and (self._went_on or bool(draft.further) or draft.setup.rules.answers is Answers.ALL)
        self._further.show_draft(draft, self._posterior)
        self._further_row.setVisible(shown)
        self._go_on.setVisible(may and not shown)
        unseen = draft.refuter is not None and draft.triple is not None and not draft.sees_card()
        self._glimpse.setVisible(unseen and not draft.glimpsed)
        passes = bool(draft.could_pass())
        self._passes_caption.setText(translate("EntrySuggestion", "Passed", "a caption: who passed") if passes else "")
        self._passes_row.setVisible(passes or not (self._glimpse.isHidden() and self._go_on.isHidden()))

    # --- choosing

    def _choose_asker(self, name: str) -> None:
        if self._draft is not None:
            self.announce(self._draft.asking(name), Field.BY)

    def _choose_card(self, card: Card) -> None:
        if self._draft is not None:
            field = (Field.SUSPECT, Field.WEAPON, Field.ROOM)[card.category]
            self.announce(preselected(self._draft.naming(card), self._posterior), field)

    def _choose_refuter(self, name: str) -> None:
        if self._draft is not None:
            self.announce(preselected(self._draft.refuted(name or None), self._posterior), Field.REFUTER)

    def _choose_shown(self, name: str) -> None:
        if self._draft is not None:
            card = self._draft.setup.deck.card(name)
            self.announce(self._draft.showing(None if card == self._draft.shown else card), Field.SHOWN)

    def _finish(self) -> None:
        """Finish after the card, unless it was cleared or others answer, too."""
        if self._draft is not None and self._draft.shown is not None and not self._further_row.isVisible():
            self.finished.emit()

    def _saw(self) -> None:
        if self._draft is not None:
            self.announce(self._draft.glimpsing(glimpsed=True), Field.REFUTER)

    def _answer_further(self, draft: EntryDraft) -> None:
        self.announce(draft, Field.SHOWN)

    def _retell(self, draft: EntryDraft) -> None:
        self.announce(draft)

    def _offer_all_three(self) -> None:
        self._all_three = True
        if self._draft is not None:
            self.show_draft(self._draft, self._posterior)
            self._shown.take_focus()

    def _answering_went_on(self) -> None:
        self._went_on = True
        if self._draft is not None:
            self.show_draft(self._draft, self._posterior)


def _answerers(draft: EntryDraft) -> tuple[Option, ...]:
    """The other players in the order in which they answer, and nobody."""
    seats = draft.setup.seats
    keys = player_keys(seats.names)
    others = seats.others(draft.by) if draft.by is not None else seats.names
    nobody = Option(NOBODY, translate("EntrySuggestion", "nobody", "nobody shows a card"), nobody_key(seats.names))
    return (*(Option(name, name, keys[name]) for name in others), nobody)
