"""Connects the typed line to the entry panel: typing fills in the entry, and Enter records it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.features.entry.quick_line import QuickLine, example, quick_line, vocabulary_of
from app.features.entry.state import EntryState
from app.features.entry.text import still_missing
from app.features.entry.view import EntryPanel
from app.game.session import Session
from app.ui.host import Host
from core.model.events import Move
from core.model.setup import Setup
from core.quick_entry.vocabulary import Vocabulary


class QuickControl(QObject):
    """Opens and closes the line of an entry panel, and keeps the two in step.

    The text is applied on top of the entry as it was when the line was opened. A choice in the form below closes the
    line; recording or clearing an entry leaves it open.
    """

    def __init__(self, panel: EntryPanel) -> None:
        super().__init__(panel)
        self._panel, self._bar = panel, panel.quick
        self._base: EntryState | None = None
        self._line: QuickLine | None = None
        self._words: tuple[Setup, Vocabulary] | None = None
        self._is_ours = False
        """Whether it is the line itself that changes the entry just now."""
        self._bar.typed.connect(self._read)
        self._bar.entered.connect(self._enter)
        self._bar.left.connect(self.close)
        panel.touched.connect(self._give_way)
        panel.situated.connect(self._rebase)

    @property
    def is_open(self) -> bool:
        """Whether the line is visible."""
        return not self._bar.isHidden()

    @Slot()
    def open(self) -> None:
        """Show an empty line and focus it; if open, only focus it."""
        state = self._panel.state
        if state is None or self._panel.is_read_only:
            return
        if not self.is_open:
            self._base = state
            self._bar.clear()
            self._bar.set_example(example(state.case.setup, self._vocabulary(state.case.setup)))
            self._panel.show_quick(shown=True)
            self._read("")
        self._bar.take_focus()

    @Slot()
    def close(self) -> None:
        """Hide the line; the entry keeps its contents."""
        if self.is_open:
            self._panel.show_quick(shown=False)
            self._bar.clear()
            self._base = self._line = None
            self._panel.take_focus()

    # --- from the line into the entry

    @Slot(str)
    def _read(self, text: str) -> None:
        if self._base is None:
            return
        line = quick_line(text.lstrip(" /"), self._base, self._vocabulary(self._base.case.setup))
        self._line = line
        self._is_ours = True
        self._panel.lay(line.state)
        self._is_ours = False
        self._bar.show_line(line, len(text) - len(text.lstrip(" /")))
        if line.trouble or line.missing or line.move is not None:  # or the footer would say what a suggestion lacks
            self._panel.say(line.trouble or line.missing, problem=bool(line.trouble))

    @Slot()
    def _enter(self) -> None:
        line = self._line
        if line is None:
            return
        event = line.event
        if event is None:
            missing = line.trouble or line.missing or still_missing(line.state.draft)
            self._panel.say(missing, problem=True)
            return
        self._bar.clear()
        self._is_ours = True
        if isinstance(event, Move):
            self._panel.enter_event(event)
        else:
            self._panel.enter()
        self._is_ours = False
        self._begin_anew()

    # --- from the entry into the line

    @Slot()
    def _give_way(self) -> None:
        """Close the line: something was chosen in the form, or the entry was cleared."""
        state = self._panel.state
        if not self.is_open or self._is_ours or state is None:
            return
        if state.is_empty:
            self._bar.clear()
            self._begin_anew()
        else:
            self._panel.show_quick(shown=False)
            self._bar.clear()
            self._base = self._line = None

    @Slot()
    def _rebase(self) -> None:
        """Follow a changed game, new numbers, or moved tokens."""
        state = self._panel.state
        if self._base is None or state is None:
            return
        base = self._base.moved_to(state.case)
        self._base = replace(base, posterior=state.posterior).standing(state.rooms)
        self._read(self._bar.text)

    def _begin_anew(self) -> None:
        self._base = self._panel.state
        self._read("")

    def _vocabulary(self, setup: Setup) -> Vocabulary:
        if self._words is None or self._words[0] != setup:
            self._words = setup, vocabulary_of(setup)
        return self._words[1]


class QuickEntryPresenter(QObject):
    """Opens the line on request, unless the window shows the past."""

    def __init__(self, host: Host, session: Session, entry: EntryPanel) -> None:
        super().__init__(host.window)
        self._session, self._action, self._back = session, host.actions.quick, host.actions.back_to_now
        self.control = QuickControl(entry)
        self._action.triggered.connect(self._open)
        entry.kinds.quick.clicked.connect(self._action.trigger)
        session.opened.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self._action.setEnabled(self._session.case is not None)
        self.control.close()

    @Slot()
    def _open(self) -> None:
        if self._session.looking_at is not None:
            self._back.trigger()
        self.control.open()
