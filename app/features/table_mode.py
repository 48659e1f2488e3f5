"""Table mode: a window without secrets in the place of the others, with what everyone has seen and a form for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from app.features.entry.draft import CARD_FIELDS, EntryDraft, Field, Kind, MayHold
from app.features.entry.pages import NOBODY, RIGHT, WRONG, EntryPage, answerers
from app.features.entry.state import usual_player
from app.features.entry.text import still_missing
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.language import card_name, translate
from app.ui.shortcuts import Actions, with_key
from app.ui.text import public_line
from app.ui.theme import Space, TypeSize, px
from app.ui.widgets.form import CardColumns, lettered
from app.ui.widgets.labels import EnterButton, button, label
from app.ui.widgets.options import ENTER, OptionGroup
from app.ui.widgets.panels import packed
from app.ui.widgets.tables import CopiesCell
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion
from core.model.perspective import public_perspective, seen_by
from core.model.setup import Setup


def public_words(event: Event) -> str:
    """Return an event that everyone saw: what was said in one line, the outcome in another."""
    match event:
        case Suggestion():
            return f"{_asked(event.by, event.cards)}\n{', '.join(_answers(event))}"
        case Accusation(cards=cards) if cards is not None:
            right = translate("The accusation is right.")
            wrong = translate("The accusation is wrong.")
            return f"{_asked(event.by, cards)}\n{right if event.correct else wrong}"
    return public_line(event)


def public_events(case: Case) -> Iterator[Event]:
    """Yield what everyone saw; of suggestions all that was said, as it was."""
    for event in case.events:
        if isinstance(event, Suggestion) and not event.aside:
            yield event
        else:
            yield from seen_by(event, None, case.setup)


def _asked(by: str, cards: Triple) -> str:
    named = ", ".join(map(card_name, cards))
    return translate("{who}: {cards}", "who suggests what").format(who=by, cards=named)


def _answers(seen: Suggestion) -> Iterator[str]:
    for answer in seen.answers:
        words = translate("{who} shows a card") if answer.shows else translate("{who} passes")
        yield words.format(who=answer.player)
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
        self._kinds.chosen.connect(self._on_kind)
        self._connect(self._who, Field.BY, EntryDraft.asking)
        self.cards.chosen.connect(lambda card: self._on_drafted(self._draft.naming(card), CARD_FIELDS[card.category]))
        self._connect(self._refuter, Field.REFUTER, lambda draft, name: draft.refuted(name or None))
        self._connect(self._outcome, Field.CORRECT, lambda draft, value: replace(draft, correct=value == RIGHT))
        self.drafted.connect(self._on_drafted)
        self._commit.clicked.connect(self.enter)

    # --- entry

    def set_case(self, case: Case) -> None:
        self._case = case
        self.attendance = case.attendance
        self.set_setup(case.setup)
        self._start(Kind.SUGGESTION)

    def set_setup(self, setup: Setup) -> None:
        super().set_setup(setup)
        suggestion = Kind.SUGGESTION, translate("Suggestion")
        self._kinds.set_options(lettered(suggestion, (Kind.ACCUSATION, translate("Accusation"))))
        right = RIGHT, translate("Right", "of an accusation")
        self._outcome.set_options(lettered(right, (WRONG, translate("Wrong", "of an accusation"))))

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

    def _on_kind(self, kind: str) -> None:
        self._start(Kind(kind))
        self.take_focus()

    def _start(self, kind: Kind) -> None:
        seen = public_perspective(self._case).case  # my cards must not affect what is offered
        self.show_draft(EntryDraft(seen.setup, kind, usual_player(kind, seen), attendance=seen.attendance))

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

    def _on_drafted(self, draft: EntryDraft, field: Field) -> None:
        self.show_draft(draft)
        self.take_focus(field)

    # --- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            self.enter()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and not self._draft.untouched:
            self._start(self._draft.kind)
            self.take_focus()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


LIST_HEIGHT: Final = 150
"""The least height of the list (px), about two entries."""

SMALLEST: Final = (520, 480)
"""The least size of the window (px)."""

LISTED: Final = 0.038
"""The type of the list, as a share of the window's height: 40 pixels and more of 1080."""

ASKED: Final = 0.037
"""The type of the entry, likewise."""

SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much smaller it is tried until everything has room."""

CARDS: Final = 0.2
"""The height for the cards to choose from, as a share of the window's height."""


class TableWindow(QWidget):
    """The public list of entries above an entry form without secrets. ``left``: back to the sheet.

    A window of its own: meanwhile the other one is hidden, with all its panels, menus, keys and tool tips.
    """

    left = Signal()
    taken_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tableWindow")
        self.setWindowTitle(translate("The table"))
        self._lines = QStringListModel(self)
        self.list = _Lines(self._lines)
        self._empty = label("tableEmpty", "", translate("Nothing has been asked yet. Who begins?"))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.entry = TableEntry()
        self.entry.left.connect(self.left)
        self._undo = button("tableUndo", translate("Take back the last"))
        self._undo.clicked.connect(self.taken_back)
        back = button("tableBack", translate("Close"))
        key = Actions.table_mode.sequences[0]
        back.setToolTip(with_key(translate("Back to the sheet"), key))
        back.clicked.connect(self.left)
        QShortcut(QKeySequence.StandardKey.Undo, self._undo).activated.connect(self._undo.click)
        QShortcut(key, self).activated.connect(self.left)
        title = label("", "title", translate("What everyone has seen"), wraps=False)
        head = packed(QHBoxLayout(), title, self._undo, back, spacing=Space.S)
        head.setStretch(0, 1)
        framed = QFrame()
        framed.setProperty("kind", "card")
        packed(QVBoxLayout(framed), self.entry, margins=(Space.M,) * 4)
        margins = Space.L, Space.M, Space.L, Space.L
        column = packed(QVBoxLayout(self), head, self.list, self._empty, framed, margins=margins, spacing=Space.M)
        column.setStretch(1, 1)
        column.setStretch(2, 1)
        self.setMinimumSize(*map(px, SMALLEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._grow)  # what is laid out just now would miss it

    def _grow(self, attempt: int = 0) -> None:
        """Write as large as the window allows, to be read across the table."""
        self._write(round(min(self.height(), self.width() * 9 // 16) * SHARES[attempt]))
        if attempt + 1 < len(SHARES):
            QTimer.singleShot(0, self, partial(self._shrink, attempt + 1))

    def _shrink(self, attempt: int) -> None:
        if self.minimumSizeHint().height() > self.height():
            self._grow(attempt)

    def _write(self, unit: int) -> None:
        listed, asked = max(TypeSize.TABLE, round(unit * LISTED)), max(TypeSize.BODY, round(unit * ASKED))
        self.setStyleSheet(
            f"QListView, QLabel#tableEmpty {{ font-size: {listed}px; }}"
            f"QLabel, QAbstractButton {{ font-size: {asked}px; }}"
            f'QLabel[kind="title"] {{ font-size: {round(listed * 1.1)}px; }}'
        )
        self.entry.cards.set_room(QSize(self.width() - 2 * (Space.L + Space.M), round(unit * CARDS)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves, unless the entry needs it to clear what is half entered."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def show_lines(self, lines: Sequence[str], *, can_take_back: bool) -> None:
        self._lines.setStringList(list(lines))
        self._empty.setVisible(not lines)
        self.list.setVisible(bool(lines))
        self._undo.setVisible(can_take_back)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing this window returns to the other one."""
        super().closeEvent(event)
        self.left.emit()


class _Lines(CopiesCell, QListView):
    """The lines, each as high as its text."""

    def __init__(self, model: QStringListModel) -> None:
        super().__init__()
        self.setObjectName("tableList")
        self.setAccessibleName(translate("What everyone has seen"))
        self.setModel(model)
        self.setWordWrap(True)
        self.setSpacing(Space.XS)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(LIST_HEIGHT))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Lay out the lines and scroll to the latest, which needs their positions."""
        super().doItemsLayout()
        self.scrollToBottom()


class TableMode(QObject):
    """Hides the game's windows and shows one without secrets in their place."""

    def __init__(self, host: Host, game: Game, session: Session) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self.table: TableWindow | None = None
        self._away: tuple[QWidget, ...] = ()
        self._focus: QWidget | None = None
        self._case: Case | None = None
        self._entered = 0
        action = host.actions.table_mode
        action.triggered.connect(self.enter)
        action.setIconVisibleInMenu(False)  # as with the panels
        host.tools.add_panel(action)
        host.menus.view.addAction(action)
        host.window.installEventFilter(self)
        game.follow(self._on_shown)

    # --- switching

    def enter(self) -> None:
        """Hide everything secret."""
        case = self._game.value.case
        if self.table is not None or case is None:
            return
        self._focus, self._case = self._host.window.focusWidget(), case
        QToolTip.hideText()
        self._entered = 0
        self.table = table = TableWindow()
        table.left.connect(self.leave)
        table.taken_back.connect(self._on_taken_back)
        table.entry.entered.connect(self._on_entered)
        self._show_case(table, case)
        self._away = tuple(w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not table)
        table.showFullScreen()  # first, as the program ends with its last window
        for widget in self._away:
            widget.hide()
        table.activateWindow()
        table.entry.take_focus()

    def leave(self) -> None:
        """Show what was hidden, as it was."""
        table, self.table = self.table, None
        if table is None:
            return
        for widget in filter(isValid, self._away):  # a dialog may have been closed meanwhile
            widget.show()
        self._away = ()
        table.close()
        table.deleteLater()
        self._host.window.activateWindow()
        if self._focus is not None and isValid(self._focus) and self._game.value.case is self._case:
            self._focus.setFocus()
        else:  # the entry has started over for another case
            self._host.focus_entry()
        self._focus = self._case = None

    # --- what is shown and done there

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if self.table is None or not differ(now, before, lambda shown: (shown.game, shown.case)):
            return
        if now.case is None or now.game != before.game:
            self.leave()
        else:
            self._show_case(self.table, now.case)

    def _show_case(self, table: TableWindow, case: Case) -> None:
        lines = [public_words(event) for event in public_events(case)]
        table.show_lines(lines, can_take_back=self._entered > 0)
        table.entry.set_case(case)

    def _on_entered(self, event: Event) -> None:
        self._entered += 1
        accepted = self._session.record(self._with_my_card(event))
        self._entered -= not accepted
        if self.table is not None:
            if not accepted:
                self.table.entry.refuse()
            self.table.entry.take_focus()

    def _with_my_card(self, event: Event) -> Event:
        """Return the event with the card that I showed, where I hold only one: or I would be advised to show it."""
        case = self._game.value.case
        if case is None or not isinstance(event, Suggestion) or event.refuted_by != case.setup.me:
            return event
        mine = [card for card in event.cards if card in case.setup.my_hand]
        return replace(event, shown=mine[0]) if len(mine) == 1 else event

    def _on_taken_back(self) -> None:
        """Undo an entry made here; earlier ones are not public."""
        if self._entered > 0:
            self._entered -= 1
            self._session.undo()
        if self.table is not None:
            self.table.entry.take_focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the public window together with the other one."""
        if watched is self._host.window and event.type() == QEvent.Type.Close and self.table is not None:
            self._away = ()
            self.leave()
        return False
