"""The page of an open game: its sheet, entry and list of events, what joins them, and which engine computes."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from app.features.entry.draft import Kind
from app.features.entry.presenter import EntryPresenter
from app.features.entry.text import kind_name
from app.features.entry.view import KIND_KEYS, EntryPanel
from app.features.events.panel import EventListPresenter, EventView
from app.features.sheet.panel import SheetPanel
from app.game.game import Game
from app.game.session import Session
from app.shell.panes import GamePanes
from app.tasks.inference import InferenceService
from app.tasks.shown import Shown, differ
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.shortcuts import Permission
from app.ui.text import broken
from app.ui.theme import wants_less_motion
from app.ui.widgets.form import SHOW_MODELS, Options, engine_title
from app.ui.widgets.labels import BusyBar, MessageBar
from app.ui.widgets.panels import packed
from core.engines.tuning import AUTO, ENGINES
from core.model.cards import Card
from core.model.events import Move
from core.model.seats import Holder
from core.model.turn import MissingTurn


class Choice(QActionGroup):
    """Items of a menu, one of which is ticked; ``name`` is the object name, ``chosen`` carries another value."""

    chosen = Signal(str)

    def __init__(self, name: str, title: str, options: Options, menu: QMenu, taken: set[str]) -> None:
        super().__init__(menu)
        self.setObjectName(name)
        heading = menu.addAction(title)
        heading.setEnabled(False)
        for value, (text, tip) in options.items():
            action = menu.addAction(_with_key(localized(text), taken))
            action.setObjectName(f"{name}.{value}")
            action.setData(str(value))
            action.setCheckable(True)
            action.setToolTip(broken(localized(tip)))
            action.setStatusTip(localized(tip))
            self.addAction(action)
        self.triggered.connect(lambda action: self.chosen.emit(str(action.data())))

    @property
    def value(self) -> str:
        return str(self.checkedAction().data())

    def show_value(self, value: str) -> None:
        """Tick another value without announcing it; an unknown one ticks the first."""
        actions = {str(action.data()): action for action in self.actions()}
        actions.get(str(value), self.actions()[0]).setChecked(True)

    def choose(self, value: str) -> None:
        """Tick another value and announce it."""
        if value != self.value:
            self.show_value(value)
            self.chosen.emit(self.value)


def _with_key(text: str, taken: set[str]) -> str:
    """Return the text of an item with its first letter that no other item has as its key, if any."""
    for at, letter in enumerate(text):
        if letter.isalpha() and letter.lower() not in taken:
            taken.add(letter.lower())
            return f"{text[:at]}&{text[at:]}"
    return text


class EngineMenu(QMenu):
    """The engines, what they assume of the others, and the preferences."""

    def __init__(self, people: QAction, preferences: QAction, parent: QWidget) -> None:
        super().__init__(translate("Engin&e"), parent)
        self.setObjectName("engineMenu")
        self.setToolTipsVisible(True)
        taken = {QKeySequence.mnemonic(preferences.text()).toString().removeprefix("Alt+").lower()}
        self.engine = Choice("engineChoice", translate("Numbers by"), ENGINES, self, taken)
        self.addSeparator()
        title = translate("Cards shown to you")
        self.show_model = Choice("showModelChoice", title, SHOW_MODELS, self, taken)
        self.addSeparator()
        self.addAction(people)
        self.addSeparator()
        self.addAction(preferences)


class GamePage(QWidget):
    """Holds the sheet, the entry and the list of events, and joins them."""

    move_edit_wanted = Signal(int)
    """The move in this row of the list is to be corrected, which is done on the board."""

    def __init__(
        self,
        game: Game,
        session: Session,
        inference: InferenceService,
        preferences: Preferences,
        undo: QAction,
        redo: QAction,
        entry: EntryPanel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("gamePage")
        self._session, self._preferences = session, preferences
        self.sheet = SheetPanel(game, session, self._has_note, self)
        self.entry = entry
        self.events = EventView(undo, redo, self)
        self.notice = MessageBar("noticeBar", "problem", "warning", self)
        self.panes = GamePanes(self.sheet, self.entry, self.events, preferences, self)
        packed(QVBoxLayout(self), self.notice, (self.panes, 1), spacing=0)
        self._is_divided = False
        self._list = EventListPresenter(self.events, game, session)
        entering = EntryPresenter(self.entry, session, game)
        entering.recording.connect(self._list.deselect)
        self._join(inference)
        self._make_shortcuts()
        game.follow(self._on_shown)

    def showEvent(self, event: QShowEvent) -> None:
        """Divide the page when its size is first known: as last time, or by default."""
        super().showEvent(event)
        if not self._is_divided:
            self._is_divided = True
            self.panes.restore()

    # --- connections

    def _join(self, inference: InferenceService) -> None:
        session, view = self._session, self.sheet.view
        session.refused.connect(self.notice.say)
        inference.failed.connect(self.notice.say)
        self.notice.acted.connect(self.dismiss_warning)
        view.card_chosen.connect(self.entry.fill_card)
        view.player_chosen.connect(self.entry.fill_player)
        self.sheet.back_wanted.connect(self.back_to_now)
        self.events.edit_wanted.connect(self._edit)
        self.events.insert_wanted.connect(self._insert)
        self.events.list.turn_wanted.connect(self._insert_turn)
        self.events.list.typed.connect(self._type)
        self.entry.cancelled.connect(self.events.list.go_to_end)

    def _make_shortcuts(self) -> None:
        """The keys of the kinds of entry work wherever the keyboard is, and bring it back to the entry."""
        for key, kind in KIND_KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setWhatsThis(kind_name(kind))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.entry.choose_kind, kind))

    # --- what is shown

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Take back what was said of an earlier step: first of all, as another part may have to warn of this one."""
        if now.step != before.step:
            self.dismiss_warning()

    def warn(self, text: str) -> None:
        """Say that something went wrong, without stopping anybody."""
        self.notice.say(text, translate("Close"))

    def dismiss_warning(self) -> None:
        """Take back what was said."""
        self.notice.say("")

    def back_to_now(self) -> None:
        self.events.list.go_to_end()
        self._session.look_back(None)
        self.panes.form.take_focus()

    # --- what is done

    def _edit(self, row: int) -> None:
        event = self.events.model.event_at(row)
        self._session.look_back(None)
        if isinstance(event, Move):
            self.move_edit_wanted.emit(row)
        else:
            self.entry.edit(event, row)

    def _insert(self, row: int) -> None:
        self._session.look_back(None)
        self.entry.insert_before(row)

    def _insert_turn(self, gap: MissingTurn) -> None:
        self._insert(gap.before)
        self.entry.choose_kind(Kind.SUGGESTION)
        self.entry.fill_player(gap.player)

    def _type(self, event: QKeyEvent) -> None:
        """Pass a key from the list on to the entry, where it means something."""
        self.back_to_now()
        if (focus := self.panes.form.focusWidget()) is not None:
            QApplication.sendEvent(focus, event)

    def _has_note(self, card: Card, holder: Holder) -> bool | None:
        """Whether a cell has a note; None where none can be made."""
        if not self._session.may(Permission.RECORD):
            return None
        return self._session.note_on(card, holder) is not None


BUSY_DELAY_MS: Final = 1000
"""Delay before the busy notice appears (ms)."""


class SlowEngineNotice(QObject):
    """Shows a bar above the sheet while its numbers take longer than the delay."""

    def __init__(self, page: GamePage, game: Game, inference: InferenceService, preferences: Preferences) -> None:
        super().__init__(page)
        self._page, self._game, self._preferences = page, game, preferences
        self.bar = BusyBar("busyBar", page.sheet)
        self.bar.acted.connect(page.sheet.automatic_wanted)
        page.sheet.put_above(self.bar)
        self.timer = QTimer(self, singleShot=True, interval=BUSY_DELAY_MS)
        self.timer.timeout.connect(self._say_busy)
        inference.failed.connect(self._stop)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Begin anew with each question: the delay is that of the latest."""
        if not differ(now, before, lambda shown: (shown.game, shown.request, shown.is_awaited)):
            return
        if now.game != before.game or not now.is_awaited:
            self._stop()
        if now.is_awaited:
            self.timer.start()

    def _say_busy(self) -> None:
        engine = self._game.engine
        text = translate("{engine} is still computing.")
        if self._page.sheet.model.has_numbers:
            text = translate("{engine} is still computing. These are the previous numbers.")
        way_out = "" if engine == AUTO else translate("Use Automatic instead")
        moving = self._preferences.animations and not wants_less_motion()
        self.bar.say(text.format(engine=engine_title(engine)), way_out, moving=moving)

    def _stop(self) -> None:
        self.timer.stop()
        self.bar.say("")
