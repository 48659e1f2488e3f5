"""Connects the entry panel to the session and the inference service, and the typed line to the panel."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.features.entry.pending import Aim
from app.features.entry.quick_line import QuickLine, quick_line
from app.features.entry.state import EntryState
from app.features.entry.text import still_missing
from app.features.entry.typed_words import TypedWords
from app.features.entry.view import EntryPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.actions import Permission
from app.ui.host import Host
from app.ui.vocabulary import example, vocabulary_of
from core.model.events import Event, Move
from core.model.setup import Setup
from core.quick_entry.vocabulary import Vocabulary


class EntryPresenter(QObject):
    """Keeps the entry at the case as it is now, and records what is entered.

    ``recording``: an entry is about to be recorded.
    """

    recording = Signal()

    def __init__(self, panel: EntryPanel, session: Session, inference: InferenceService) -> None:
        super().__init__(panel)
        self._panel, self._session = panel, session
        self._is_new = False
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        session.shown_changed.connect(self._show)
        inference.answered.connect(self._answer)
        inference.silenced.connect(self._silence)
        panel.entered.connect(self._enter)

    @Slot()
    def _open(self) -> None:
        self._is_new = True
        self._show()

    @Slot()
    def _change(self) -> None:
        if (case := self._session.case) is not None:
            self._panel.set_case(case)
            if self._is_new:
                self._panel.take_focus()
        self._is_new = False

    @Slot()
    def _show(self) -> None:
        self._panel.set_read_only(self._session.looking_at is not None or not self._session.may(Permission.RECORD))

    @Slot()
    def _silence(self) -> None:
        self._panel.is_silent = True
        self._panel.set_posterior(None)

    @Slot(object)
    def _answer(self, reply: InferenceReply) -> None:
        self._panel.is_silent = False
        if reply.request.case == self._session.case:
            self._panel.set_posterior(None if reply.conflict else reply.posterior)

    @Slot(object)
    def _enter(self, event: Event) -> None:
        self.recording.emit()
        target = self._panel.target
        if target.aim is Aim.APPEND or target.at is None:
            self._session.record(event)
        elif target.aim is Aim.INSERT:
            self._session.insert_before(target.at, event)
        else:
            self._session.replace(target.at, event)


class QuickEntryPresenter(QObject):
    """Opens and closes the typed line, and keeps line and entry panel in step.

    The text is applied on top of the entry as it was when the line was opened. A choice in the form below closes the
    line; recording or clearing an entry leaves it open.
    """

    def __init__(self, host: Host, session: Session, panel: EntryPanel) -> None:
        super().__init__(host.window)
        self._session, self._action, self._back = session, host.actions.quick, host.actions.now
        self._panel, self._bar = panel, panel.quick
        self._base: EntryState | None = None
        self._line: QuickLine | None = None
        self._words: tuple[Setup, Vocabulary] | None = None
        self._is_ours = False
        """Whether it is the line itself that changes the entry just now."""
        self._action.triggered.connect(self.open)
        self._bar.field.textEdited.connect(self._read)
        self._bar.field.returnPressed.connect(self._enter_line)
        self._bar.field.left.connect(self.close)
        TypedWords(panel, self._vocabulary).begun.connect(self._begin)
        panel.kinds.quick.clicked.connect(self._action.trigger)
        panel.touched.connect(self._give_way)
        panel.situated.connect(self._rebase)
        session.opened.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self.close()

    @property
    def is_open(self) -> bool:
        return not self._bar.isHidden()

    @Slot()
    def open(self) -> None:
        """Show an empty line of the game as it is now, and focus it; if open, only focus it."""
        if self._session.looking_at is not None:
            self._back.trigger()
        state = self._panel.state
        if state is None or self._panel.is_read_only:
            return
        if not self.is_open:
            self._begin("", state)
        self._bar.take_focus()

    @Slot(str, object)
    def _begin(self, text: str, base: EntryState) -> None:
        """Show a line with this text, on top of an entry."""
        self._base = base
        self._bar.set_text(text)
        self._bar.set_example(example(base.case.setup, self._vocabulary(base.case.setup)))
        self._panel.show_quick(shown=True)
        self._read(text)
        self._bar.take_focus()

    @Slot()
    def close(self) -> None:
        """Hide the line; the entry keeps its contents."""
        if self.is_open:
            self._hide()
            self._panel.take_focus()

    def _hide(self) -> None:
        self._panel.show_quick(shown=False)
        self._bar.clear()
        self._base = self._line = None

    # --- from the line into the entry

    @Slot(str)
    def _read(self, text: str) -> None:
        if self._base is None:
            return
        line = quick_line(text.lstrip(" /"), self._base, self._vocabulary(self._base.case.setup))
        self._line = line
        was, self._is_ours = self._is_ours, True
        self._panel.lay(line.state)
        self._is_ours = was
        self._bar.show_line(line, len(text) - len(text.lstrip(" /")))
        if line.trouble or line.missing or line.move is not None:  # or the footer would say what a suggestion lacks
            self._panel.say(line.trouble or line.missing, problem=bool(line.trouble))

    @Slot()
    def _enter_line(self) -> None:
        line = self._line
        if line is None:
            return
        if (event := line.event) is None:
            self._panel.say(line.trouble or line.missing or still_missing(line.state.draft), problem=True)
            return
        text = self._bar.text
        self._bar.clear()
        self._is_ours = True
        if isinstance(event, Move):
            self._panel.enter_event(event)
            is_asked = False
        else:
            is_asked = not self._panel.enter(is_typed=True)
        self._is_ours = False
        if is_asked:
            self._bar.set_text(text)
        else:
            self._begin_anew()

    # --- from the entry into the line

    @Slot()
    def _give_way(self) -> None:
        """Close the line: something was chosen in the form. It stays for another entry, and for an empty one."""
        state, line = self._panel.state, self._line
        if line is None or self._is_ours or state is None:
            return
        if state.is_empty or (state.target, state.draft.kind) != (line.state.target, line.state.draft.kind):
            self._bar.clear()
            self._begin_anew()
        else:
            self._hide()

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
