"""The pages of the entry panel: the forms of suggestions, accusations and notes, and all of them in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.features.entry.draft import (
    CARD_FIELDS,
    EVERYBODY,
    EntryDraft,
    Field,
    Kind,
    MayHold,
    OneOfEach,
    What,
    offered,
    preselected,
)
from app.features.entry.state import EntryState
from app.ui.language import translate
from app.ui.text import escape_mnemonics, holder_name
from app.ui.theme import Space, grown, px, target
from app.ui.widgets.form import (
    CardColumns,
    caption,
    captioned,
    card_options,
    emptied,
    has_left,
    lettered,
    level,
    player_options,
)
from app.ui.widgets.labels import button, label
from app.ui.widgets.options import Option, OptionGroup, nobody_key, player_keys
from app.ui.widgets.panels import MEASURES, FlowLayout, Restyled, height_of, packed
from core.model.cards import Card
from core.model.rules import Answers
from core.model.seats import POOL
from core.model.setup import Setup

APPEARING = 2
"""The number of rows that may appear below the cards."""

EXPECTED = 1
"""The number of them that nearly every entry has. Room for these is kept free, so that nothing moves."""

ROW = 26
"""The height of such a row (px)."""

GROWTH = 0.6
"""The share of the growth of text that this height takes part in."""


class EntryPage(Restyled, QWidget):
    """The form of one kind of entry. It shows a draft, and announces the draft that a choice makes."""

    drafted = Signal(object, object)
    """The new :class:`EntryDraft`, and the :class:`Field` chosen (None for an optional one)."""

    finished = Signal()
    """The last field was chosen: the entry can be recorded without another click or key."""
    restyled_by = MEASURES
    most_appearing = APPEARING

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: EntryDraft  # from the first time it is shown; nothing can be chosen before
        self._who: OptionGroup
        self.cards: CardColumns
        self._always: tuple[QWidget, ...] = ()
        self._appearing: tuple[QWidget, ...] = ()
        self.attendance = EVERYBODY
        self.follows_style = True

    def set_setup(self, setup: Setup) -> None:
        self._who.set_options(player_options(setup, self.attendance))
        self.cards.set_deck(setup.deck)

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        """Show a draft; ``may_hold`` tells which cards can have been shown."""
        raise NotImplementedError

    def groups(self) -> Mapping[Field, OptionGroup]:
        raise NotImplementedError

    def height_beside_cards(self, width: int) -> int:
        """Return the height of all that stands above and below the cards, or may appear there (px)."""
        return _height_of(width, self._always) + self.most_appearing * _row_height()

    def height_at(self, width: int, kept: int) -> int:
        """Return the height of the page as it is (px); at least for ``kept`` of the rows that may appear."""
        appeared = _height_of(width, (row for row in self._appearing if not row.isHidden()))
        below = max(appeared, kept * _row_height())
        return _height_of(width, self._always) + self.cards.height_now + below

    def restyle(self) -> None:
        level(self)

    def focus_field(self) -> Field | None:
        return next((field for field, group in self.groups().items() if group.focus_row() is not None), None)

    def focus_rest(self) -> bool:
        """Focus an optional field once all others are filled; False where there is none."""
        return False

    def _lay_out_verdict(self, who: str, verdict: str, group: OptionGroup) -> None:
        """Put the cards between two rows with these captions: who it is, and a group of a few options."""
        self._always = captioned(who, self._who), captioned(verdict, group)
        above, below = self._always
        packed(QVBoxLayout(self), above, (self.cards, 1), below, *self._appearing, 0, spacing=Space.XS)
        level(self)

    def _connect(self, group: OptionGroup, field: Field, choice: Callable[[EntryDraft, str], EntryDraft]) -> None:
        """Let ``choice`` make the new draft of this one and the value chosen."""
        group.chosen.connect(lambda value: self.drafted.emit(choice(self._draft, value), field))


def _row_height() -> int:
    return target(grown(ROW, GROWTH)) + Space.XS


def _height_of(width: int, rows: Iterable[QWidget]) -> int:
    return sum(height_of(row, width) + Space.XS for row in rows)


class PassChips(QWidget):
    """A chip for each player asked before the refuter, followed by the rest of the row."""

    toggled = Signal(object)
    """The draft with a pass removed or restored."""

    def __init__(self, trailing: tuple[QWidget, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trailing = trailing
        self.setObjectName("entryPasses")
        self._flow = FlowLayout(self)
        self._draft: EntryDraft  # from the first time it is shown
        self._shown: tuple[tuple[str, bool], ...] = ()
        self._chips: dict[str, QPushButton] = {}
        for widget in trailing:
            self._flow.addWidget(widget)

    def show_draft(self, draft: EntryDraft) -> None:
        self._draft = draft
        shown = tuple((name, name in draft.passed) for name in draft.could_pass())
        if shown == self._shown:
            return
        focused = next((name for name, chip in self._chips.items() if chip.hasFocus()), None)
        self._shown = shown
        for widget in self._trailing:
            self._flow.removeWidget(widget)
        emptied(self._flow)
        self._chips = {name: self._chip(name, passed=passed) for name, passed in shown}
        for widget in self._trailing:
            self._flow.addWidget(widget)
        if focused in self._chips:
            self._chips[focused].setFocus()
        self.updateGeometry()

    def _chip(self, name: str, *, passed: bool) -> QPushButton:
        if passed:
            spoken = translate("{who} passed")
            tip = translate("{who} passed. Click if you’re not sure")
        else:
            spoken = translate("{who}: not noted")
            tip = translate("Not noted for {who}. Click if {who} passed")
        text = escape_mnemonics(f"{name} ×" if passed else f"{name} ?")
        chip = button(f"entryPassed.{name}", text, "chip", tip.format(who=name))
        chip.setParent(self)
        chip.setAccessibleName(spoken.format(who=name))
        font = chip.font()
        font.setStrikeOut(not passed)
        font.setItalic(not passed)
        chip.setFont(font)
        chip.clicked.connect(lambda: self._on_chip(name))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def _on_chip(self, name: str) -> None:
        draft = self._draft
        self.toggled.emit(draft.without_pass(name) if name in draft.passed else draft.with_pass(name))


SHOWS, PASSES = "shows", "passes"


class FurtherAnswers(QWidget):
    """One row per player who may still answer. Clicking the chosen answer again clears it."""

    answered = Signal(object)
    """The draft with the answer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryFurther")
        self._rows = packed(QVBoxLayout(self), spacing=Space.XS)
        self._players: tuple[str, ...] = ()
        self._answers: dict[str, OptionGroup] = {}
        self._cards: dict[str, OptionGroup] = {}
        self._draft: EntryDraft  # from the first time it is shown

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        self._draft = draft
        players = draft.could_answer()
        if players != self._players:
            emptied(self._rows)
            self._players, self._answers, self._cards = players, {}, {}
            for player in players:
                self._rows.addWidget(self._row(player))
        answers = {answer.player: answer for answer in draft.further}
        for player in players:
            answer = answers.get(player)
            self._answers[player].set_value(None if answer is None else SHOWS if answer.shows else PASSES)
            cards = self._cards[player]
            cards.setVisible(answer is not None and answer.shows and draft.sees_further(player))
            cards.set_options(card_options(offered(draft, player, may_hold), draft.setup.deck))
            cards.set_value(answer.shown.name if answer is not None and answer.shown is not None else None)

    def focus_next(self) -> bool:
        """Focus the first missing answer or visible card; False where there is none."""
        for player in self._players:
            answer, cards = self._answers[player], self._cards[player]
            if answer.value is None or (cards.isVisible() and cards.value is None):
                (answer if answer.value is None else cards).take_focus()
                return True
        return False

    def _row(self, player: str) -> QWidget:
        row = QWidget()
        name = label("", "", player, wraps=False)
        name.setFixedWidth(px(84))
        name.setToolTip(player)
        answer = OptionGroup(f"entryFurther.{player}", translate("{who} answers").format(who=player))
        answer.set_options(
            lettered(
                (PASSES, translate("passes", "has none of the three cards")),
                (SHOWS, translate("shows", "shows one of the three cards")),
            )
        )
        whose = translate("the card {who} shows").format(who=player)
        cards = OptionGroup(f"entryFurtherShown.{player}", whose)
        answer.chosen.connect(lambda value: self._on_answer(player, value))
        cards.chosen.connect(lambda value: self._on_card(player, value))
        self._answers[player], self._cards[player] = answer, cards
        packed(QHBoxLayout(row), name, packed(QVBoxLayout(), answer, cards)).setStretch(1, 1)
        return row

    def _on_answer(self, player: str, value: str) -> None:
        shows = None if self._answers[player].value == value else value == SHOWS
        self.answered.emit(self._draft.answering(player, shows))

    def _on_card(self, player: str, value: str) -> None:
        draft = self._draft
        card = None if self._cards[player].value == value else draft.setup.deck.card(value)
        self.answered.emit(draft.answering(player, shows=True, shown=card))


NOBODY = ""
"""The value of the option "nobody"; a player's name is never empty."""


class SuggestionPage(EntryPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryAsker", translate("Who suggests"))
        self.cards = CardColumns("entry")
        self._refuter = OptionGroup("entryRefuter", translate("Who shows a card"))
        glimpsed = translate("I saw it…", "a card that was not meant for my eyes")
        self._glimpse = button("entryGlimpse", glimpsed, "quiet", translate("I happened to see the card"))
        tip = translate("Others answered after the first card")
        self._more_answers = button("entryGoOn", translate("More answers…"), "quiet", tip)
        self._passes = PassChips((self._glimpse, self._more_answers))
        self._shown = OptionGroup("entryShown", translate("The card shown"))
        tip = translate("Offer cards the sheet rules out, too")
        self._others = button("entryShownOther", translate("Other card…"), "quiet", tip)
        self._looked = OptionGroup("entryLooked", translate("The leftover card I saw"))
        self._further = FurtherAnswers()
        self._has_more_answers = False
        self._all_three = False
        self._offered_for: tuple[str | None, OneOfEach] | None = None
        self._may_hold: MayHold  # from the first time it is shown
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        self._passes_caption = caption(translate("Passed", "a caption: who passed"))
        self._passes_row = captioned(self._passes_caption, self._passes)
        policy = self._passes_caption.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._passes_caption.setSizePolicy(policy)
        line = QWidget()
        packed(QHBoxLayout(line), self._shown, self._others, spacing=Space.XS).setStretch(0, 1)
        self._shown_row = captioned(translate("Card", "a caption: the card that was shown"), line)
        self._further_row = captioned(translate("Then", "a caption: who answers after the first card"), self._further)
        asks = captioned(translate("By", "a caption: who asks"), self._who)
        shows = captioned(translate("Shows", "a caption: who shows a card"), self._refuter)
        self._always = asks, shows
        seen = translate("I saw", "a caption: a leftover card")
        self._looked_row = captioned(seen, self._looked)
        self._appearing = self._passes_row, self._shown_row, self._looked_row, self._further_row
        layout = packed(QVBoxLayout(self), asks, self.cards, shows, *self._appearing, 0, spacing=Space.XS)
        layout.setStretchFactor(self.cards, 1)
        level(self)

    def _listen(self) -> None:
        self._connect(self._who, Field.BY, EntryDraft.asking)
        self.cards.chosen.connect(self._on_card_chosen)
        self._connect(self._refuter, Field.REFUTER, self._with_refuter)
        self._connect(self._shown, Field.SHOWN, _with_shown)
        self._shown.settled.connect(self._on_settled)
        self._connect(self._looked, Field.LOOKED, _with_looked)
        self._looked.settled.connect(self._on_settled)
        self._others.clicked.connect(self._on_other_card)
        self._passes.toggled.connect(lambda draft: self.drafted.emit(draft, None))
        self._further.answered.connect(lambda draft: self.drafted.emit(draft, Field.SHOWN))
        self._glimpse.clicked.connect(lambda: self.drafted.emit(replace(self._draft, glimpsed=True), Field.REFUTER))
        self._more_answers.clicked.connect(self._on_more_answers)

    @property
    def usual_width(self) -> int:
        """The width in which the players are on one line, and no name of a card is condensed (px)."""
        players, nobody = self._who.widths, self._refuter.widths[-1:]
        answerers = sum(players) - min(players, default=0) + sum(nobody)  # whoever asks
        return max(self.cards.usual_width, self._passes_caption.minimumWidth() + Space.XS + answerers)

    def groups(self) -> Mapping[Field, OptionGroup]:
        cards = dict(zip(CARD_FIELDS, self.cards.groups, strict=True))
        seen = {Field.SHOWN: self._shown, Field.LOOKED: self._looked}
        return {Field.BY: self._who, **cards, Field.REFUTER: self._refuter, **seen}

    def focus_rest(self) -> bool:
        return self._further.isVisible() and self._further.focus_next()

    # --- showing

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        if (draft.refuter, draft.cards) != self._offered_for:
            self._offered_for, self._all_three = (draft.refuter, draft.cards), False
        if draft.untouched:
            self._has_more_answers = False
        self._draft, self._may_hold = draft, may_hold
        self._who.set_value(draft.by)
        self.cards.show_cards(draft.cards)
        self._refuter.set_options(answerers(draft))
        self._refuter.set_value((draft.refuter or NOBODY) if draft.answered else None)
        self._passes.show_draft(draft)
        self._show_shown(draft)
        self._looked.set_options(card_options(draft.unseen, draft.setup.deck))
        self._looked.set_value(draft.looked.name if draft.looked else None)
        self._looked_row.setVisible(draft.asks_looked())
        self._show_further(draft)

    def _show_shown(self, draft: EntryDraft) -> None:
        cards: tuple[Card, ...] = draft.triple or ()
        if draft.refuter is not None and not self._all_three:
            possible = offered(draft, draft.refuter, self._may_hold)
            cards = tuple(card for card in cards if card in possible or card == draft.shown)
        self._shown.set_options(card_options(cards, draft.setup.deck))
        self._shown.set_value(draft.shown.name if draft.shown else None)
        self._shown_row.setVisible(draft.asks_shown())
        self._others.setVisible(len(cards) < 3)

    def _show_further(self, draft: EntryDraft) -> None:
        may = bool(draft.could_answer()) and draft.triple is not None
        shown = may and (self._has_more_answers or bool(draft.further) or draft.setup.rules.answers is Answers.ALL)
        self._further.show_draft(draft, self._may_hold)
        self._further_row.setVisible(shown)
        self._more_answers.setVisible(may and not shown)
        unseen = draft.refuter is not None and draft.triple is not None and not draft.sees_card()
        self._glimpse.setVisible(unseen and not draft.glimpsed)
        passes = bool(draft.could_pass())
        self._passes_caption.setVisible(passes)
        self._passes_row.setVisible(passes or not (self._glimpse.isHidden() and self._more_answers.isHidden()))

    # --- choosing

    def _on_card_chosen(self, card: Card) -> None:
        self.drafted.emit(preselected(self._draft.naming(card), self._may_hold), CARD_FIELDS[card.category])

    def _with_refuter(self, draft: EntryDraft, name: str) -> EntryDraft:
        return preselected(draft.refuted(name or None), self._may_hold)

    def _on_settled(self) -> None:
        """Finish after the card, unless it was cleared or others answer, too."""
        seen = self._draft.shown or self._draft.look
        if seen is not None and not self._further_row.isVisible():
            self.finished.emit()

    def _on_other_card(self) -> None:
        self._all_three = True
        self.show_draft(self._draft, self._may_hold)
        self._shown.take_focus()

    def _on_more_answers(self) -> None:
        self._has_more_answers = True
        self.show_draft(self._draft, self._may_hold)


def _with_shown(draft: EntryDraft, name: str) -> EntryDraft:
    """Return the draft with the card shown; without it, where it was shown already."""
    card = draft.setup.deck.card(name)
    return replace(draft, shown=None if card == draft.shown else card)


def _with_looked(draft: EntryDraft, name: str) -> EntryDraft:
    """Return the draft with the leftover card that I saw; without it, where it was chosen already."""
    card = draft.setup.deck.card(name)
    return replace(draft, looked=None if card == draft.looked else card)


def answerers(draft: EntryDraft) -> tuple[Option, ...]:
    """Return who may show, in the order of asking, and nobody; those who are not asked come last, struck out."""
    seats, order = draft.setup.seats, draft.order
    keys, not_asked = player_keys(seats.names), translate("not asked", "a player who is not asked for a card")
    others = [Option(name, name, keys[name]) for name in (seats.names if draft.by is None else order)]
    if draft.by is not None:
        rest = (name for name in seats.others(draft.by) if name not in order)
        gone = draft.attendance.gone
        others += (Option(name, name, keys[name], absent=has_left() if name in gone else not_asked) for name in rest)
    return (*others, Option(NOBODY, translate("nobody", "nobody shows a card"), nobody_key(seats.names)))


RIGHT, WRONG, UNHEARD = "right", "wrong", "unheard"


class AccusationPage(EntryPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryAccuser", translate("Who accuses"))
        self.cards = CardColumns("entryAccused")
        self._correct = OptionGroup("entryCorrect", translate("Right or wrong"))
        wrong = WRONG, translate("wrong", "the accusation was wrong")
        right = RIGHT, translate("right", "the accusation was right")
        unheard = UNHEARD, translate("wrong, cards not heard")
        self._correct.set_options(lettered(wrong, right, unheard))
        was = translate("It was", "a caption: right or wrong")
        self._lay_out_verdict(translate("By", "a caption: who accuses"), was, self._correct)
        self._connect(self._who, Field.BY, EntryDraft.asking)
        self.cards.chosen.connect(lambda card: self.drafted.emit(self._draft.naming(card), CARD_FIELDS[card.category]))
        self._connect(self._correct, Field.CORRECT, _judged)

    def groups(self) -> Mapping[Field, OptionGroup]:
        columns = zip(CARD_FIELDS, self.cards.groups, strict=True)
        return {Field.BY: self._who, **dict(columns), Field.CORRECT: self._correct}

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        self._draft = draft
        self._who.set_value(draft.by)
        self.cards.show_cards(draft.cards)
        verdict = UNHEARD if draft.unheard else RIGHT if draft.correct else WRONG
        self._correct.set_value(None if draft.correct is None else verdict)


def _judged(draft: EntryDraft, verdict: str) -> EntryDraft:
    cards = (None, None, None) if verdict == UNHEARD else draft.cards
    return replace(draft, correct=verdict == RIGHT, unheard=verdict == UNHEARD, cards=cards)


class SeenPage(EntryPage):
    """A form of something that some of the players saw."""

    cards_field: Field

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seen = OptionGroup("entrySeenBy", translate("Who knows it"))
        self._seen.chosen.connect(lambda who: self.drafted.emit(self._draft.shown_to(who), None))
        self._seen_row = captioned(translate("Known to", "a caption: who knows what is entered"), self._seen)
        self._appearing = (self._seen_row,)

    def set_setup(self, setup: Setup) -> None:
        self.cards.set_deck(setup.deck)

    def focus_field(self) -> Field | None:
        among_cards = any(group.focus_row() is not None for group in self.cards.groups)
        return self.cards_field if among_cards else super().focus_field()

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        self._draft = draft
        keys = player_keys(draft.setup.seats.names)
        holders = draft.holders
        places = [(holder, holder_name(holder)) for holder in holders if holder not in keys]
        players = (option for option in player_options(draft.setup, self.attendance) if option.value in holders)
        self._who.set_options((*players, *lettered(*places)))
        self._who.set_value(draft.holder)
        usual = ("me", translate("only me", "who knows it")), ("everyone", translate("everyone", "who knows it"))
        audience = (draft.audience,) if isinstance(draft.audience, str) else draft.audience
        knows = {draft.setup.me, draft.holder}.difference(audience)
        others = (option for option in player_options(draft.setup) if option.value not in knows)
        self._seen.set_options((*lettered(*usual), *others))
        self._seen.set_values(audience)


HAS, HAS_NOT = "has", "has not"


class NotePage(SeenPage):
    cards_field = Field.CARD

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryHolder", translate("Who", "who has a card"))
        self.cards = CardColumns("entryNoted", one_of_all=True)
        self._holds = OptionGroup("entryHolds", translate("Has it or not"))
        has_not = HAS_NOT, translate("doesn’t have it")
        self._holds.set_options(lettered((HAS, translate("has it")), has_not))
        has = translate("Has it?", "a caption: has it or not")
        self._lay_out_verdict(translate("Who", "who has a card"), has, self._holds)
        self._connect(self._who, Field.HOLDER, EntryDraft.held_by)
        self.cards.chosen.connect(lambda card: self.drafted.emit(replace(self._draft, card=card), Field.CARD))
        self._connect(self._holds, Field.HOLDS, lambda draft, value: replace(draft, holds=value == HAS))

    def groups(self) -> Mapping[Field, OptionGroup]:
        card = self._draft.card
        column = self.cards.groups[0 if card is None else card.category]
        return {Field.HOLDER: self._who, Field.CARD: column, Field.HOLDS: self._holds}

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        super().show_draft(draft, may_hold)
        self.cards.show_cards((draft.card,))
        self._holds.set_value(None if draft.holds is None else HAS if draft.holds else HAS_NOT)


MOST_AT_LEAST = 2
"""The greatest number of cards that somebody is offered to have of several, while fewer are chosen."""


class OtherPage(SeenPage):
    """What else happens at a table: an open hand, several cards at once, a look, who is out or back."""

    cards_field = Field.HELD
    most_appearing = 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._who = OptionGroup("entryWho", translate("Who", "who has a card"))
        self._what = OptionGroup("entryWhat", translate("What else happened"), is_roomy=True)
        self.cards = CardColumns("entryHeld", one_of_all=True)
        self._at = OptionGroup("entryAt", translate("Whose card"))
        self._at_row = captioned(translate("Of", "a caption: whose card was seen"), self._at)
        self._appearing = self._at_row, self._seen_row
        self._always = captioned(translate("Who", "who has a card"), self._who), captioned("", self._what)
        parts = *self._always, (self.cards, 1), *self._appearing, 0
        packed(QVBoxLayout(self), *parts, spacing=Space.XS)
        level(self)
        self._connect(self._who, Field.HOLDER, EntryDraft.held_by)
        self._connect(self._what, Field.WHAT, _saying)
        self._connect(self._at, Field.AT, lambda draft, name: replace(draft, at=name))
        self.cards.chosen.connect(lambda card: self.drafted.emit(self._draft.naming(card), Field.HELD))
        for group in self.cards.groups:
            group.settled.connect(self._on_settled)
        self._on_focus_changed()
        if isinstance(application := QApplication.instance(), QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self) -> None:
        """Mark letters where they choose: most of them are the keys of a card and of something that happened."""
        among_cards = any(group.focus_row() is not None for group in self.cards.groups)
        for group in self.cards.groups:
            group.show_letters(shown=among_cards)
        self._what.show_letters(shown=self._what.focus_row() is not None)

    def groups(self) -> Mapping[Field, OptionGroup]:
        held = self._draft.held
        column = self.cards.groups[held[-1].category if held else 0]
        return {Field.HOLDER: self._who, Field.WHAT: self._what, Field.HELD: column, Field.AT: self._at}

    def show_draft(self, draft: EntryDraft, may_hold: MayHold) -> None:
        super().show_draft(draft, may_hold)
        self._what.set_options(_happenings(draft))
        self._what.set_value(f"{draft.what}{draft.at_least}" if draft.what is What.SOME else draft.what)
        self.cards.show_several(draft.held if draft.is_of_cards else ())
        self.cards.setEnabled(draft.is_of_cards)
        self._seen_row.setVisible(draft.is_of_cards)
        self._at_row.setVisible(draft.what is What.LOOK)
        seen = [name for name in (*draft.setup.seats, POOL) if draft.setup.sizes.get(name) and name != draft.holder]
        keys = player_keys(draft.setup.seats.names)
        self._at.set_options(
            [Option(name, holder_name(name), keys.get(name, nobody_key(tuple(keys)))) for name in seen]
        )
        self._at.set_value(draft.at)

    def _on_settled(self) -> None:
        """Enter an open hand with its last card."""
        if self._draft.is_whole_hand:
            self.finished.emit()


def _saying(draft: EntryDraft, value: str) -> EntryDraft:
    at_least = value.removeprefix(What.SOME)
    return draft.saying(What.SOME, int(at_least)) if at_least.isdigit() else draft.saying(What(value))


def _some(number: int) -> str:
    if number == 1:
        return translate("has at least one of", "several cards")
    return translate("has %n of", "at least so many of several cards", number)


def _happenings(draft: EntryDraft) -> tuple[Option, ...]:
    some = range(1, max(MOST_AT_LEAST, len(draft.held) - 1, draft.at_least) + 1)
    return lettered(
        (What.HAND, translate("open hand", "somebody lays the hand open")),
        (What.ALL, translate("has all", "several cards")),
        *((f"{What.SOME}{n}", _some(n)) for n in some),
        (What.NONE, translate("has none", "of several cards")),
        (What.LOOK, translate("saw a card")),
        (What.OUT, translate("is out")),
        (What.LEFT, has_left()),
        (What.BACK, translate("is back")),
    )


class EntryPages(QWidget):
    """The pages of all kinds of entry, of which one is visible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.suggestions = SuggestionPage()
        self._pages: dict[Kind, EntryPage] = {
            Kind.SUGGESTION: self.suggestions,
            Kind.ACCUSATION: AccusationPage(),
            Kind.NOTE: NotePage(),
            Kind.OTHER: OtherPage(),
        }
        self._kind = Kind.SUGGESTION
        packed(QVBoxLayout(self), *self._pages.values())
        self.show_state(None)

    @property
    def all(self) -> Collection[EntryPage]:
        return self._pages.values()

    @property
    def current(self) -> EntryPage:
        return self._pages[self._kind]

    def show_state(self, state: EntryState | None) -> None:
        """Show the page of an entry; with None, an empty page."""
        if state is not None:
            self._kind = state.draft.kind
        for kind, page in self._pages.items():
            page.setVisible(kind is self._kind)
        if state is not None:
            self.current.attendance = state.draft.attendance
            self.current.set_setup(state.draft.setup)
            self.current.show_draft(state.draft, state.offers)

    def choose_elsewhere(self, draft: EntryDraft, event: QKeyEvent) -> bool:
        """Use a key that means nothing in the focused field: for a player, or for a card once all three are chosen.

        Before that, a wrong key in one column would choose in another.
        """
        page, cards = self.current, draft.cards
        who = Field.REFUTER if any(cards) else Field.BY
        players = [group for field, group in page.groups().items() if field in (who, Field.HOLDER)]
        return any(group.choose_by_key(event) for group in (*(page.cards.groups if all(cards) else ()), *players))
