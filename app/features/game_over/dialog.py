"""The end of a game: the bar that says how it ended, and the dialog that asks for all hands and checks them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from app.features.conflicts import CorrectionKind, EntryCorrections, corrections_of
from app.features.events.panel import EventView
from app.features.game_over.practice import PracticeEndPresenter, pile_name, practice_facts, result_words
from app.features.library.store import folded
from app.features.library.view import LibraryPresenter
from app.features.review.view import ReviewPresenter
from app.features.setup.forms import FindEdit
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import card_name, localized, the_card, translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, px
from app.ui.widgets.form import ProblemLabel, card_column, emptied
from app.ui.widgets.labels import ElidedButton, MessageBar, button, label, set_kind
from app.ui.widgets.options import ENTER, Option, OptionGroup
from app.ui.widgets.panels import BareScroll, FlowLayout, bring_to_front, packed
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import Ending, ending, ending_of, inferred_ending, result_of
from core.model.practised import practised_of
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, listed, say, sentences

if TYPE_CHECKING:
    from core.conflicts.conflicts import Correction


@dataclass(frozen=True)
class GameOverDraft:
    """Cards on piles, one of which is being filled: the envelope, the others' hands, the pool.

    ``places`` are the cards placed so far; mine and the face-up ones are ``fixed``. ``moved`` is where the card was
    that was last taken from another pile, ``full`` the pile that had no room.
    """

    setup: Setup
    places: Mapping[Card, Holder] = field(default_factory=dict)
    pile: Holder = ENVELOPE
    winner: str | None = None
    moved: tuple[Card, Holder] | None = None
    full: Holder | None = None

    @classmethod
    def of(cls, case: Case, known: Mapping[Card, Holder] | None = None) -> GameOverDraft:
        """Start from the recorded result, else from a right accusation, and from the ``known`` cards."""
        end = ending_of(case) or inferred_ending(case)
        mine = cls(case.setup).fixed
        places = {card: holder for card, holder in end.places(case.setup).items() if card not in mine}
        sure = {card: holder for card, holder in (known or {}).items() if card not in mine}
        draft = cls(case.setup, sure | places, winner=end.winner)
        return replace(draft, pile=draft.next_pile or ENVELOPE)

    # --- derived values

    @property
    def fixed(self) -> dict[Card, Holder]:
        """The cards whose place is known from the start."""
        setup = self.setup
        mine = {} if setup.me is None else dict.fromkeys(setup.my_hand, setup.me)
        return mine | dict.fromkeys(setup.face_up, FACE_UP)

    @property
    def piles(self) -> tuple[Holder, ...]:
        return tuple(holder for holder in self.setup.holders if holder not in (FACE_UP, self.setup.me))

    def size(self, pile: Holder) -> int:
        return len(Category) if pile == ENVELOPE else self.setup.sizes[pile]

    def on(self, pile: Holder) -> tuple[Card, ...]:
        return tuple(card for card in self.setup.deck if self.places.get(card) == pile)

    def left(self, pile: Holder) -> int:
        return self.size(pile) - len(self.on(pile))

    @property
    def unplaced(self) -> tuple[Card, ...]:
        fixed = self.fixed
        return tuple(card for card in self.setup.deck if card not in fixed and card not in self.places)

    @property
    def next_pile(self) -> Holder | None:
        """The first pile that is not full; None if all are."""
        return next((pile for pile in self.piles if self.left(pile)), None)

    @property
    def rest(self) -> tuple[Card, ...]:
        """The cards that can only go on the current pile: all unplaced ones, where they fill it."""
        left = self.unplaced
        if len(left) != self.left(self.pile) or not left:
            return ()
        kinds = [card.category for card in (*self.on(self.pile), *left)]
        return () if self.pile == ENVELOPE and len(set(kinds)) < len(kinds) else left

    def ending(self) -> Ending:
        return ending(self.setup, self.places, self.winner)

    # --- changes

    def choosing(self, pile: Holder) -> GameOverDraft:
        return replace(self, pile=pile, moved=None, full=None)

    def won_by(self, winner: str | None) -> GameOverDraft:
        return replace(self, winner=winner, moved=None, full=None)

    def toggled(self, card: Card) -> GameOverDraft:
        """Put a card on the pile, or take it off; in the envelope it replaces its category's card.

        A full pile refuses it. When a pile is full, the next one is current.
        """
        if card in self.fixed:
            return self
        places, was = dict(self.places), self.places.get(card)
        if was == self.pile:
            del places[card]
            return self._with(places)
        if self.pile == ENVELOPE:
            places = {c: h for c, h in places.items() if h != ENVELOPE or c.category is not card.category}
        elif not self.left(self.pile):
            return replace(self, moved=None, full=self.pile)
        places[card] = self.pile
        return self._with(places, moved=None if was is None else (card, was))._onward()

    def filled(self) -> GameOverDraft:
        """Put the remaining cards on the pile if they can only go there."""
        return self._with({**self.places, **dict.fromkeys(self.rest, self.pile)})._onward()

    def emptied(self) -> GameOverDraft:
        return self._with({card: holder for card, holder in self.places.items() if holder != self.pile})

    def _with(self, places: Mapping[Card, Holder], moved: tuple[Card, Holder] | None = None) -> GameOverDraft:
        return replace(self, places=places, moved=moved, full=None)

    def _onward(self) -> GameOverDraft:
        """Continue with the next pile if this one has just been filled."""
        if self.left(self.pile):
            return self
        after = [pile for pile in (*self.piles[self.piles.index(self.pile) :], *self.piles) if self.left(pile)]
        return replace(self, pile=after[0]) if after else self


def pile_label(draft: GameOverDraft, pile: Holder) -> str:
    there, size = len(draft.on(pile)), draft.size(pile)
    return translate("{pile} {there}/{size}", "how full a pile of cards is").format(
        pile=pile_name(pile), there=there, size=size
    )


def heading(draft: GameOverDraft) -> str:
    if draft.pile == ENVELOPE:
        return translate("What was in the envelope?")
    if draft.pile == POOL:
        return translate("Which cards lay in the pool?")
    return translate("Which cards did {player} hold?").format(player=draft.pile)


def said(draft: GameOverDraft) -> str:
    """Return a remark on the last click; empty if there is none."""
    if draft.full is not None:
        size = draft.size(draft.full)
        text = translate("{pile} already has %n card(s). Remove one first.", "", size)
        return text.format(pile=pile_name(draft.full))
    if draft.moved is not None:
        card, was = draft.moved
        return translate("{card} was moved here from {pile}.").format(card=card_name(card), pile=pile_name(was))
    return ""


def winner_options(draft: GameOverDraft) -> tuple[tuple[str, str], ...]:
    """Return the possible winners with their labels; the empty name is nobody."""
    nobody = ("", translate("Nobody", "who won"))
    return (*((name, name) for name in draft.setup.seats), nobody)


def objection(entries: Sequence[int]) -> str:
    """Return that the result contradicts these entries; without entries, the set-up."""
    numbers = localized(listed([str(entry + 1) for entry in entries]))
    if not entries:
        return translate("This contradicts the set-up: your hand, the hand sizes or the face-up cards.")
    if len(entries) == 1:
        sentence = translate("This contradicts entry {entries}: one of the two is wrong.")
    else:
        sentence = translate("This contradicts entries {entries}: one of them is wrong, or this is.")
    return sentence.format(entries=numbers)


def tip_of(draft: GameOverDraft, card: Card) -> str:
    fixed = draft.fixed.get(card)
    if fixed is not None:
        if fixed == draft.setup.me:
            return translate("{card} is in your hand").format(card=the_card(card))
        return translate("{card} is face up").format(card=the_card(card))
    place = draft.places.get(card)
    if place is None:
        return card_name(card)
    return translate("{card}: {pile}", "where a card is").format(card=card_name(card), pile=pile_name(place))


FEW: Final = 3
"""Number of corrections offered."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a result of a case cannot be true: the ``entries`` it contradicts, the reasons, and corrections.

    Without entries, the set-up alone contradicts it. ``steps`` are the reasons, as texts of core.
    """

    case: Case
    entries: tuple[int, ...]
    steps: tuple[str, ...]
    corrections: tuple[Correction, ...]


def check_result(case: Case, ending: Ending) -> Objection | None:
    """Return the objection to a result, None if it can be true. Runs in a worker. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, corrections, events_of
    from core.engines.conflict import conflict_of

    ended, n = case, len(case.events)
    for note in ending.notes():
        ended = ended.appended(note)
    conflict = conflict_of(ended)
    if not conflict:
        return None
    entries = tuple(event for event in events_of(conflict) if event < n)
    steps = tuple(_as_told(step, n) for step in conflict_reason(ended, conflict).steps)
    ways = corrections(ended, conflict)
    return Objection(case, entries, steps, tuple(way for way in ways if way.event < n))


def _as_told(step: str, n: int) -> str:
    """Return a step of a proof in which the result after ``n`` entries is not called a note and has no number."""
    clause = step.values.get("clause") if isinstance(step, Text) else None
    if not isinstance(clause, Text) or not {"fact", "entries"} <= clause.values.keys():
        return step
    numbers = [int(number) for number in re.findall(r"\d+", str(clause.values["entries"]))]
    if not numbers or min(numbers) <= n:
        return step
    return say("You say that {fact}.").format(fact=clause.values["fact"])


HEIGHT = 190
"""The maximum height in the window (px); the rest scrolls."""

LONGEST_PLACE = 90
"""The maximum width of a pile's name beside a card's (px); the tool tip has the whole name."""


class GameOverCards(QWidget):
    """Three columns of cards; those on the current pile are pressed. ``clicked`` carries a card."""

    clicked = Signal(object)

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = {card: self._button(card) for card in deck}
        columns = packed(QHBoxLayout(self), spacing=Space.S)
        for category in Category:
            columns.addLayout(card_column(category, (self._buttons[card] for card in deck.of(category))), 1)

    def _button(self, card: Card) -> ElidedButton:
        made = ElidedButton(f"gameOverCard.{card.name}", "chip")
        made.setCheckable(True)
        made.clicked.connect(partial(self.clicked.emit, card))
        return made

    def show_draft(self, draft: GameOverDraft) -> None:
        fixed = draft.fixed
        for card, shown in self._buttons.items():
            place = fixed.get(card, draft.places.get(card))
            tip = tip_of(draft, card)
            shown.say(self._text(draft, card, place), tip)
            shown.setAccessibleName(tip)
            shown.setChecked(place == draft.pile)
            shown.setEnabled(card not in fixed)

    def _text(self, draft: GameOverDraft, card: Card, place: str | None) -> str:
        if place is None or place == draft.pile:
            return card_name(card)
        where = translate("you", "who has a card") if place == draft.setup.me else pile_name(place)
        if card in draft.setup.face_up:
            where = translate("face up", "where a card is, after its name")
        short = self.fontMetrics().elidedText(where, Qt.TextElideMode.ElideRight, px(LONGEST_PLACE))
        return translate("{card} · {place}").format(card=card_name(card), place=short)

    def card_for(self, text: str) -> Card | None:
        """Return the card with a word that starts with the text, else one that contains it."""
        wanted = folded(text.strip())
        names = {card: folded(card_name(card)) for card, shown in self._buttons.items() if shown.isEnabled()}
        begin = (card for card, name in names.items() if any(word.startswith(wanted) for word in _tails(name)))
        within = (card for card, name in names.items() if wanted in name)
        return next(begin, next(within, None)) if wanted else None

    def goes_on(self, text: str) -> bool:
        """Return whether the text followed by a space is still part of a name."""
        wanted = f"{folded(text.strip())} "
        return any(wanted in folded(card_name(card)) for card in self._buttons)

    def button(self, card: Card) -> QWidget:
        return self._buttons[card]


def _tails(name: str) -> list[str]:
    """Return the rest of a name from each of its words on."""
    words = name.split()
    return [" ".join(words[i:]) for i in range(len(words))]


class GameOverObjection(QFrame):
    """Shows a contradiction. ``entry_wanted`` carries an entry to show, ``chosen`` a correction."""

    entry_wanted = Signal(int)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOverObjection")
        self.setProperty("kind", "problem")
        inside = QWidget()
        self._rows = packed(QVBoxLayout(inside), margins=(Space.S,) * 4, spacing=Space.XS)
        packed(QVBoxLayout(self), BareScroll("gameOverObjectionScroll", inside), margins=(1, 1, 1, 1))
        self.text = ""
        self.hide()

    def show_objection(self, problem: Objection | None) -> None:
        emptied(self._rows)
        self.text = "" if problem is None else objection(problem.entries)
        if problem is not None:
            self._rows.addWidget(label("gameOverConflict", "heading", self.text))
            if problem.steps:
                self._rows.addWidget(label("gameOverWhy", text=localized(sentences(problem.steps))))
            for fixes in corrections_of(problem.case, problem.entries, problem.corrections, ()):
                self._rows.addWidget(self._entry(fixes))
            self._rows.addStretch(1)
        self.setVisible(problem is not None)

    def _entry(self, fixes: EntryCorrections) -> QWidget:
        """Return the line of an entry, above its corrections."""
        row, offered = QWidget(), QWidget()
        sentence = translate("Entry {entry}: {line}").format(entry=fixes.event + 1, line=localized(fixes.line))
        line = ElidedButton(f"gameOverEntry{fixes.event}", "quiet")
        line.setStyleSheet("text-align: left;")
        line.say(sentence, sentence)
        line.clicked.connect(partial(self.entry_wanted.emit, fixes.event))
        flow = FlowLayout(offered, Space.XS)
        asides = (fix for fix in fixes.others if fix.kind is CorrectionKind.ASIDE)
        for i, fix in enumerate((*fixes.changes[:FEW], *asides)):
            fix_button = button(f"gameOverFix{fix.event}.{i}", escape_mnemonics(localized(fix.words)), "slim")
            fix_button.setStyleSheet("text-align: left;")
            fix_button.clicked.connect(partial(self.chosen.emit, fix))
            flow.addWidget(fix_button)
        packed(QVBoxLayout(row), line, offered, spacing=0)
        return row


USUAL = QSize(760, 680)
FIND_WIDTH = 210


class GameOverDialog(QDialog):
    """Shows a draft, and announces every change of it.

    ``concluded``: the draft is final; True to review the game then.
    """

    drafted = Signal(object)
    concluded = Signal(bool)

    def __init__(self, draft: GameOverDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOver")
        self.setWindowTitle(translate("Record the result"))
        self.draft = draft
        self._make_parts()
        self._lay_out()
        self._connect()
        self.resize(QSize(px(USUAL.width()), px(USUAL.height())).boundedTo(self.screen().availableSize()))
        self._show()

    def _make_parts(self) -> None:
        self.heading = label("gameOverHeading", "heading")
        self.search = FindEdit()
        self.search.setObjectName("gameOverFind")
        self.search.setPlaceholderText(translate("Type a card, then Enter"))
        self.search.setAccessibleName(translate("Type a card, then Enter"))
        self.search.fit_what_it_asks(px(FIND_WIDTH))
        self.piles = OptionGroup("gameOverPile", translate("Whose cards are entered"))
        self.cards = GameOverCards(self.draft.setup.deck)
        self._scroll = BareScroll("gameOverCards", self.cards)
        self.said = ProblemLabel("gameOverSaid")
        self.rest_button = button("gameOverRest", "", "quiet")
        self.clear_button = button("gameOverClear", translate("Clear these"), "quiet")
        self.objection = GameOverObjection(self)
        self.winner = OptionGroup("gameOverWinner", translate("Who won"))
        self.done_button = button("gameOverDone", translate("&Review the game"), "primary")
        self.keep_button = button("gameOverKeep", translate("&Just save it"))
        self.leave_button = button("gameOverLeave", translate("Keep playing"))

    def _lay_out(self) -> None:
        gap = Space.S
        head = packed(QHBoxLayout(), self.heading, self.search)
        head.setStretch(0, 1)
        below = packed(QHBoxLayout(), self.said, 1, self.rest_button, self.clear_button, spacing=gap)
        below.setStretch(0, 4)
        who = packed(QHBoxLayout(), QLabel(translate("Who won?")), self.winner, spacing=gap)
        who.setStretch(1, 1)
        buttons = packed(QHBoxLayout(), self.leave_button, 1, self.keep_button, self.done_button, spacing=gap)
        rows = head, self.piles, self._scroll, below, self.objection, who, buttons
        packed(QVBoxLayout(self), *rows, margins=(Space.M,) * 4, spacing=gap).setStretch(2, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the cards the greater part of a low window."""
        super().resizeEvent(event)
        self.objection.setMaximumHeight(min(px(HEIGHT), self.height() * 3 // 10))

    def _connect(self) -> None:
        self.search.taken.connect(self._take_found)
        self.search.textChanged.connect(self._look_for)
        self.piles.chosen.connect(lambda pile: self._set_draft(self.draft.choosing(pile)))
        self.cards.clicked.connect(self._click)
        self.rest_button.clicked.connect(lambda: self._set_draft(self.draft.filled()))
        self.clear_button.clicked.connect(lambda: self._set_draft(self.draft.emptied()))
        self.winner.chosen.connect(lambda winner: self._set_draft(self.draft.won_by(winner or None)))
        self.done_button.clicked.connect(partial(self.concluded.emit, True))
        self.keep_button.clicked.connect(partial(self.concluded.emit, False))
        self.leave_button.clicked.connect(self.close)

    # --- display

    def come_to_front(self) -> None:
        bring_to_front(self)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        draft = self.draft
        self.heading.setText(heading(draft))
        piles = [
            Option(pile, pile_label(draft, pile), str(i) if i < 10 else "") for i, pile in enumerate(draft.piles, 1)
        ]
        self.piles.set_options(piles)
        self.piles.set_value(draft.pile)
        self.winner.set_options([Option(value, label) for value, label in winner_options(draft)])
        self.winner.set_value(draft.winner or "")
        self.cards.show_draft(draft)
        self.said.say(said(draft))
        self.rest_button.setVisible(bool(draft.rest))
        self.rest_button.setText(translate("Add the remaining %n card(s)", "", len(draft.rest)))
        self.clear_button.setVisible(bool(draft.on(draft.pile)))

    def _set_draft(self, draft: GameOverDraft) -> None:
        if draft != self.draft:
            self.draft = draft
            self._show()
            self.drafted.emit(draft)
        else:
            self._show()  # the click has toggled the button, but the draft decides

    # --- actions

    def _click(self, card: Card) -> None:
        self._set_draft(self.draft.toggled(card))

    def _look_for(self, text: str) -> None:
        card = self.cards.card_for(text)
        self.search.goes_on = self.cards.goes_on(text)
        if card is not None:
            self._scroll.ensureWidgetVisible(self.cards.button(card), 0, Space.S)

    def _take_found(self) -> None:
        card = self.cards.card_for(self.search.text())
        self.search.clear()
        if card is not None:
            self._click(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter concludes from anywhere; Enter alone goes to the focused widget."""
        enter = event.key() in ENTER
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.concluded.emit(True)
        elif not enter:
            super().keyPressEvent(event)


class ResultBar(MessageBar):
    """Says over the sheet how the game ended, and what can be done now: review it, lay open, share, play again.

    ``again_wanted`` carries who begins.
    """

    again_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("gameOverBar", "solved", "tick", parent)
        set_kind(self._button, "primary")
        self.hands = self.add_answer("gameOverBarHands", translate("All hands…"))
        self.hands.setToolTip(translate("Enter what everyone held, for a complete review"))
        self.share = self.add_answer("gameOverBarShare", translate("Share…"))
        self.share.setToolTip(translate("A picture of the game that shows nobody’s cards"))
        self._again = again = self.add_answer("gameOverBarAgain", translate("Again"))
        again.setToolTip(translate("A new game with the same players"))
        self._menu = QMenu(self)
        self._menu.setObjectName("gameOverBarBegins")
        again.setMenu(self._menu)

    def show_result(self, case: Case, *, kept: bool, has_page: bool) -> None:
        """Show how a game ended; hidden where it goes on. ``has_page``: one shows all hands of a practice game."""
        end = result_of(case)
        if end is None:
            self.say("")
            return
        setup, message, how = case.setup, result_words(end, case.setup.me), practised_of(case)
        if how is not None:
            message = " · ".join((message, practice_facts(how)))
        if kept:
            message = translate("{result}. Saved in the library.").format(result=message)
        is_open = all(len(end.hand(player)) == n for player, n in setup.sizes.items() if player != setup.me)
        self.hands.setVisible(has_page or not is_open)
        self._again.setVisible(how is None)  # practice begins again from its page
        self._menu.clear()
        for player in setup.seats:
            begins = self._menu.addAction(translate("{player} begins").format(player=player))
            begins.triggered.connect(partial(self.again_wanted.emit, player))
        self.say(message, translate("Review"))


class GameOverPresenter(QObject):
    """Shows how the game ended, asks for what is not known of it, records that, and opens the review."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        background: Background,
        review: ReviewPresenter,
        library: LibraryPresenter,
        events: EventView,
        practice: PracticeEndPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self._task = LatestTask(background)
        self._review, self._library, self._events, self._practice = review, library, events, practice
        self.dialog: GameOverDialog | None = None
        self.bar = bar = ResultBar(host.notices)
        host.notices.add(bar)
        bar.acted.connect(review.open)
        bar.hands.clicked.connect(self.open)
        bar.share.clicked.connect(review.open_shared)
        self._library.kept.connect(self._show_result)
        host.actions.game_over.triggered.connect(self.open)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Discard what was entered when another game is opened or numbers are hidden; else check it again."""
        if now.game != before.game or (now.is_hidden and not before.is_hidden):
            self._drop()
        if now.case is not before.case:
            self._judge()
            self._show_result()

    # --- asking

    def open(self) -> None:
        """Open the dialog with what is certain or already recorded filled in; of a practice game, its page."""
        case = self._game.value.case
        if case is None:
            return
        if self._practice.has(case):
            self._practice.open()
            return
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.come_to_front()
            return
        self._drop()
        self.dialog = dialog = GameOverDialog(GameOverDraft.of(case, self._certain()), self._host.window)
        dialog.drafted.connect(self._judge)
        dialog.concluded.connect(self._conclude)
        dialog.objection.entry_wanted.connect(self._events.list.select)
        dialog.objection.chosen.connect(lambda fix: fix.apply_to(self._session))
        dialog.finished.connect(self._leave)
        dialog.come_to_front()
        self._judge()

    def _leave(self) -> None:
        self._task.cancel()
        self._events.model.set_lit(())

    def _drop(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def _certain(self) -> dict[Card, Holder]:
        present = self._game.value.present
        return {} if present is None or present.posterior is None or present.conflict else present.posterior.certain

    # --- how the game ended

    def _show_result(self) -> None:
        """Show how the game ended, which is stored in the library at once."""
        case = self._game.value.entered
        if case is None:
            self.bar.say("")
            return
        self.bar.show_result(case, kept=self._library.has(case), has_page=self._practice.has(case))
        if self.bar.text:
            self._library.keep_news()

    # --- judging

    def _judge(self) -> None:
        case, dialog = self._game.value.case, self.dialog
        if dialog is None or case is None or not dialog.isVisible():
            return
        if dialog.draft.setup != case.setup:
            self._drop()
            return
        if self._game.value.is_hidden:
            return  # what a result contradicts would tell what is certain
        self._task.run(partial(check_result, case, dialog.draft.ending()), self._on_objection)

    def _on_objection(self, future: Future[Objection | None], wanted: bool) -> None:
        if self.dialog is None or not wanted:
            return
        if error := future.exception():
            self._host.warn(repr(error))
            return
        objection = future.result()
        self.dialog.objection.show_objection(objection)
        self._events.model.set_lit(() if objection is None else objection.entries)

    # --- recording

    def _conclude(self, look_back: bool) -> None:
        """Record the result, also in the game's file if it has one; a contradiction is left to the player."""
        if self.dialog is None:
            return
        self._session.conclude(self.dialog.draft.ending())
        if self._game.value.path is not None:
            self._host.actions.save.trigger()
        self._drop()
        self._library.keep()
        if look_back:
            self._review.open()
