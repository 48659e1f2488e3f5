"""The page of an open game: the sheet on the left, the entry and the list of events on the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from app.features.entry.footer import KIND_KEYS, wanted_height
from app.features.entry.state import Aim
from app.features.entry.text import kind_name
from app.features.entry.view import EntryPanel
from app.features.events.view import EventView
from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import Reply, relevant
from app.tasks.inference_service import InferenceService
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.theme import Space, is_touch, px
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.choices import DEFAULT_ENGINE, ENGINES
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Event, Move
from core.model.seats import Holder

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SIDE_WIDTH = 400
"""What the entry and the list get of a window of 1280 pixels; of a wider one they get a share."""

NARROWEST_ENTRY = 386
"""How narrow the entry may become beside the sheet and the board: six may answer, or nobody, on one line."""

SIDE_SHARE = 0.27

ENTRY_HEIGHT = 427
"""What the entry needs for a usual deck, so that nothing in it has to be scrolled."""


LIST_HEIGHT = 170
"""What is left for the list in touch mode, where the entry needs all it can get."""


class GamePage(QWidget):
    """Shows what the session announces, and turns clicks and keys into its verbs."""

    move_edit_wanted = Signal(int)
    """The move in this row of the list is to be corrected, which is done on the board."""

    def __init__(
        self,
        session: Session,
        inference: InferenceService,
        preferences: Preferences,
        actions: tuple[QAction, QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("gamePage")
        self._session = session
        self._inference = inference
        self._preferences = preferences
        self._engine = preferences.engine if preferences.engine in ENGINES else DEFAULT_ENGINE
        self._tuning = preferences.tuning
        self.sheet = SheetPanel(self._has_note, self)
        self.entry = EntryPanel(self)
        self.events = EventView(*actions, self)
        self.notice = MessageBar("noticeBar", "problem", "warning", self)
        self._lay_out()
        self._connect_session()
        self._connect_sheet()
        self._connect_events()
        self._make_shortcuts()
        self._is_new = False

    def _lay_out(self) -> None:
        framed = QFrame()
        framed.setProperty("kind", "card")
        framed.setMinimumWidth(NARROWEST_ENTRY)
        box = QVBoxLayout(framed)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.entry)
        self._side = self._splitter("sideSplitter", Qt.Orientation.Vertical, (framed, self.events), (0, 1))
        side = QWidget()
        side_box = QVBoxLayout(side)
        side_box.setContentsMargins(0, Space.XS, Space.S, Space.S)
        side_box.addWidget(self._side)
        self._main = self._splitter("mainSplitter", Qt.Orientation.Horizontal, (self.sheet, side), (1, 0))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.notice)
        layout.addWidget(self._main, 1)
        self._is_divided = False

    def showEvent(self, event: QShowEvent) -> None:
        """Divide the room when it is known for the first time: as it was left, or as is good for a new window."""
        super().showEvent(event)
        if not self._is_divided:
            self._is_divided = True
            side = max(SIDE_WIDTH, int(self.width() * SIDE_SHARE))
            self._main.setSizes([self.width() - side, side])
            self._divide_side(px(ENTRY_HEIGHT))
            self._main.restoreState(self._preferences.main_splitter)
            self._side.restoreState(self._preferences.side_splitter)

    def _divide_side(self, wanted: int) -> None:
        """Give the entry what it wants, but leave something to the list; in touch mode it wants all it can have."""
        most = self.height() - px(LIST_HEIGHT)
        entry = most if is_touch() else min(wanted, most)
        self._side.setSizes([entry, self.height() - entry])

    def _splitter(
        self, name: str, orientation: Qt.Orientation, parts: tuple[QWidget, QWidget], stretch: tuple[int, int]
    ) -> QSplitter:
        splitter = QSplitter(orientation)
        splitter.setObjectName(name)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(Space.S)
        for i, part in enumerate(parts):
            splitter.addWidget(part)
            splitter.setStretchFactor(i, stretch[i])
        return splitter

    def remember_layout(self) -> None:
        """Keep how the splitters are divided."""
        self._preferences.main_splitter = self._main.saveState()
        self._preferences.side_splitter = self._side.saveState()

    # --- who is told what

    def _connect_session(self) -> None:
        session = self._session
        session.opened.connect(self._opened)
        session.stepped.connect(self._stepped)
        session.changed.connect(self._changed)
        session.shown_changed.connect(self._show)
        session.refused.connect(self.notice.say)
        self._inference.marked.connect(self._marked)
        self._inference.waiting.connect(self.sheet.show_waiting)
        self._inference.answered.connect(self._answered)
        self._inference.failed.connect(self.notice.say)
        self.notice.acted.connect(self.hush)

    def _connect_sheet(self) -> None:
        session, view = self._session, self.sheet.view
        view.card_chosen.connect(self.entry.fill_card)
        view.player_chosen.connect(self.entry.fill_player)
        view.noted.connect(session.note)
        view.taken_back.connect(session.take_back_note)
        self.sheet.back_wanted.connect(self.back_to_now)
        self.entry.entered.connect(self._enter)

    def _connect_events(self) -> None:
        session, events = self._session, self.events
        events.selected.connect(self._look_back_to)
        events.edit_wanted.connect(self._edit)
        events.insert_wanted.connect(self._insert)
        events.delete_wanted.connect(self._delete)
        events.aside_wanted.connect(session.set_aside)
        events.move_wanted.connect(self._move)

    def _make_shortcuts(self) -> None:
        """The keys of the kinds of entry work wherever the keyboard is, and bring it back to the entry."""
        for key, kind in KIND_KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setWhatsThis(kind_name(kind))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.entry.choose_kind, kind))

    # --- what is shown

    @property
    def engine(self) -> str:
        """The name of the engine that is asked."""
        return self._engine

    def set_engine(self, name: str) -> None:
        """Ask another engine, from now on."""
        if name != self._engine:
            self._engine = name
            self._preferences.engine = name
            self._ask()

    def retune(self) -> None:
        """Take how the engines are tuned from the preferences, and ask again where that concerns the one in use."""
        before, self._tuning = self._tuning, self._preferences.tuning
        if relevant(self._engine, before) != relevant(self._engine, self._tuning):
            self._ask()

    def warn(self, text: str) -> None:
        """Say that something went wrong, without stopping anybody."""
        self.notice.say(text, translate("GamePage", "Close"))

    def hush(self) -> None:
        """Take back what was said."""
        self.notice.say("")

    def back_to_now(self) -> None:
        """Show the game as it is now."""
        self.events.list.select(None)
        self._session.look_back(None)
        self.entry.take_focus()

    def _opened(self) -> None:
        self._is_new = True
        self.sheet.problem.say("")
        self.notice.say("")

    def _stepped(self) -> None:
        self.notice.say("")
        self.events.list.select(None)

    def _changed(self) -> None:
        case = self._session.case
        self.events.model.set_events(() if case is None else case.events)
        if case is not None:
            self.entry.set_case(case)
            if self._is_new:
                self._fit_entry()
                self.entry.take_focus()
        self._is_new = False

    def _fit_entry(self) -> None:
        """Make room for the cards of a large deck, where nobody divided the room otherwise."""
        if self._preferences.side_splitter.isEmpty():
            self._divide_side(max(px(ENTRY_HEIGHT), wanted_height(self.entry)))

    def _show(self) -> None:
        case, n = self._session.case, self._session.looking_at
        self.sheet.show_case(self._session.shown, n, 0 if case is None else len(case.events))
        self.events.model.set_now(n)
        self.entry.set_read_only(n is not None)
        self._ask()

    def _ask(self) -> None:
        shown = self._session.shown
        if shown is None:
            self._inference.forget()
        else:
            self._inference.ask(shown, self._engine, self._tuning)

    def _marked(self, case: Case, cells: npt.NDArray[np.int8]) -> None:
        self.sheet.show_marks(case, cells)

    def _answered(self, reply: Reply) -> None:
        self.sheet.show_reply(reply)
        if reply.question.case == self._session.case:
            self.entry.set_posterior(None if reply.conflict else reply.posterior)

    # --- what is done

    def _enter(self, event: Event) -> None:
        target = self.entry.target
        self.events.list.select(None)
        if target.aim is Aim.APPEND or target.at is None:
            self._session.record(event)
        elif target.aim is Aim.INSERT:
            self._session.insert_before(target.at, event)
        else:
            self._session.replace(target.at, event)

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

    def _look_back_to(self, row: int) -> None:
        self._session.look_back(row + 1)

    def _delete(self, row: int) -> None:
        self.events.list.select(None)
        self._session.delete(row)

    def _move(self, at: int, to: int) -> None:
        if self._session.move(at, to):
            self.events.list.select(to)

    def _has_note(self, card: Card, holder: Holder) -> bool:
        return self._session.note_on(card, holder) is not None
