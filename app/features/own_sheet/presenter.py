"""Switches one's own sheet on and off, and keeps its marks with the game."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.features.explain.presenter import ExplainPresenter
from app.features.own_sheet import text as words
from app.features.own_sheet.service import MarkFinding, MarksRequest, MarksService
from app.features.own_sheet.state import OwnMarks
from app.features.own_sheet.view import OwnSheetBar
from app.features.sheet.cell import OwnCells, Place
from app.features.sheet.marking import NEXT
from app.features.sheet.panel import SheetPanel
from app.game.autosave import Autosave
from app.game.session import Session
from app.tasks.inference import HIDDEN, InferenceReply, InferenceService
from app.ui.announcing import announce
from app.ui.host import Host
from app.ui.text import problem_lines, reason
from core.formats.atomic_file import UnwritableFileError
from core.model.cards import Card
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.seats import Holder
from core.practice.marks import Mark, Says, marks_of_setup, read_marks, write_marks

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.practice.hints import Hint
    from core.practice.marking import Marking

MOST_TOLD = 4
"""The last level of a hint."""


class OwnSheetPresenter(QObject):
    """While it is on, the sheet shows the player's marks, and all numbers are silent.

    The marks are written at every step: beside the journal, or for a saved game under the name of its file. A game that
    has such a file is opened with one's own sheet. ``switched``: on or off.
    """

    switched = Signal(bool)

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        service: MarksService,
        sheet: SheetPanel,
        why: ExplainPresenter,
        autosave: Autosave,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._inference = host, session, inference
        self._service, self._sheet, self._why, self._autosave = service, sheet, why, autosave
        actions = host.actions
        self.bar = OwnSheetBar(actions.undo_mark, actions.redo_mark, sheet)
        self.is_on = self._is_paper = self._is_forced = self._was_on = False
        self._marks = OwnMarks()
        self._case: Case | None = None
        self._file: Path | None = None
        self._verdicts: dict[Mark, str] = {}
        self._counter: dict[Card, Holder] = {}
        self._level = 0
        self._posterior: tuple[Case, Posterior] | None = None
        for action in (actions.own_sheet, actions.compare_paper):
            action.setCheckable(True)
        actions.own_sheet.triggered.connect(self._choose)
        actions.compare_paper.triggered.connect(self.compare)
        actions.undo_mark.triggered.connect(self._undo)
        actions.redo_mark.triggered.connect(self._redo)
        self._connect()
        self._show()

    def _connect(self) -> None:
        session, view, bar, service = self._session, self._sheet.view, self.bar, self._service
        session.opened.connect(self._open)
        session.changed.connect(self._change)
        session.file_changed.connect(self._follow_file)
        self._inference.checked.connect(self._remember)
        view.marked.connect(self._mark)
        view.mark_undone.connect(self._undo)
        view.mark_redone.connect(self._redo)
        view.moved.connect(self._look)
        view.why_wanted.connect(self._look)
        self._why.dock.visibilityChanged.connect(self._look)
        self._sheet.moment_changed.connect(bar.set_moment)
        bar.check_wanted.connect(self.check)
        bar.hint_wanted.connect(self.hint)
        bar.back_wanted.connect(self._host.actions.now.trigger)
        bar.left.connect(partial(self._choose, False))
        service.checked.connect(self._take_marking)
        service.hinted.connect(self._take_hint)
        service.found.connect(self._take_finding)
        service.failed.connect(bar.say)

    # --- on and off

    @Slot(bool)
    def switch(self, on: bool) -> None:
        """Show one's own sheet, or again what is known; the marks stay."""
        on = (on or self._is_forced) and self._session.case is not None
        if on != self.is_on:
            self.is_on, self._is_paper = on, False
            self._inference.set_silent(on)
            self._sheet.set_own(self.bar if on else None)
            self._save()
            self.switched.emit(on)
        self._begin()

    def set_forced(self, on: bool) -> None:
        """Keep one's own sheet on in the open game, whatever the user chooses; or leave it to the user again."""
        if on != self._is_forced:
            self._was_on = self.is_on if on else self._was_on
            self._is_forced = on
            self.switch(on or self._was_on)

    @Slot(bool)
    def compare(self, on: bool) -> None:
        """Check each mark at once, as it is copied from paper; or only when asked."""
        self._choose(on or self.is_on)
        self._is_paper = on and self.is_on
        self._begin()

    @Slot(bool)
    def _choose(self, on: bool) -> None:
        """Switch as the user wants it, and go where the next thing is done."""
        self.switch(on)
        if self.is_on:
            self._sheet.take_focus()
        else:
            self._host.focus_entry()

    # --- the game

    @Slot()
    def _open(self) -> None:
        self._case, self._is_forced = self._session.entered, False
        self.keep_in(None if self._case is None else self._autosave.beside(self._session.path))

    def keep_in(self, file: Path | None) -> None:
        """Keep the marks of the open game in another file; those that are there are shown, and one's own sheet."""
        self._file, self._marks, self._verdicts = file, OwnMarks(), {}
        is_there, trouble = file is not None and file.exists(), ""
        if is_there and file is not None and self._case is not None:
            try:
                self._marks = OwnMarks.of(read_marks(file, self._case.setup))
            except InvalidCaseError as error:
                trouble = problem_lines(error.problems)
                with suppress(OSError):
                    file.replace(file.with_name(f"{file.name}.damaged"))
        self.switch(is_there)
        if trouble:
            self.bar.say(trouble)

    @Slot()
    def _change(self) -> None:
        case, before = self._session.entered, self._case
        if case is None or before is None or case == before:
            return
        self._case, self._verdicts = case, {}
        if case.setup != before.setup:
            self._marks = self._marks.moved_to(case.setup, before.setup)
            self._save()
        self._begin()

    @Slot()
    def _follow_file(self) -> None:
        """Keep the marks under the name of the game's file, once it has one."""
        path = self._session.path
        if path is not None:
            self._file = self._autosave.beside(path)
            self._save()

    def _save(self) -> None:
        if self._file is None:
            return
        try:
            if self.is_on or self._marks.now:
                write_marks(self._marks.marks, self._file, private=True, synced=False)
            else:
                self._file.unlink(missing_ok=True)
        except (UnwritableFileError, OSError) as error:
            self._host.warn(reason(error))

    @Slot(object)
    def _remember(self, reply: InferenceReply) -> None:
        """Keep the answer to the current game, which a check needs."""
        found = reply.posterior
        is_now = found is not None and found.exact and not reply.conflict and reply.request.case == self._session.case
        self._posterior = (reply.request.case, found) if is_now and found is not None else None

    # --- marks

    @Slot(object, str, str)
    def _mark(self, card: Card, holder: Holder, says: str) -> None:
        if self.bar.why.isChecked() and says == NEXT:
            self._why.open(False)
        elif (card, holder) not in self._given:
            self._step(self._marks.marked((card, holder), says))

    @Slot()
    def _undo(self) -> None:
        self._step(self._marks.undone())

    @Slot()
    def _redo(self) -> None:
        self._step(self._marks.redone())

    def _step(self, marks: OwnMarks) -> None:
        if marks is not self._marks and self.is_on:
            self._marks = marks
            self._save()
            self._begin()
            view = self._sheet.view
            announce(view, str(view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) or ""))

    def _begin(self) -> None:
        """Show other marks, or another game. Verdicts of marks that are the same stay; a paper is checked at once."""
        self._forget()
        self._show()
        if self.is_on:
            self.bar.say(words.begin(len(self._marks.now), is_paper=self._is_paper))
            self._look()
        if self._is_paper and self._marks.now:
            self.check()

    def _forget(self) -> None:
        self._service.forget()
        self._level, self._counter = 0, {}
        self.bar.why.setChecked(False)

    @property
    def _given(self) -> dict[Place, bool]:
        marks = () if self._case is None else marks_of_setup(self._case.setup)
        return {(mark.card, mark.holder): mark.says is Says.YES for mark in marks}

    def _show(self) -> None:
        actions, on = self._host.actions, self.is_on
        self.bar.close_button.setHidden(self._is_forced)
        actions.own_sheet.setChecked(on)
        actions.compare_paper.setChecked(self._is_paper)
        for action, can in ((actions.undo_mark, self._marks.before), (actions.redo_mark, self._marks.after)):
            action.setVisible(on)
            action.setEnabled(on and bool(can))
        verdicts = {(mark.card, mark.holder): self._verdicts.get(mark, "") for mark in self._marks.marks}
        cells = OwnCells(self._given, self._marks.now, verdicts, self._counter) if on else None
        self._sheet.model.set_own(cells)

    # --- check and hint

    @property
    def _request(self) -> MarksRequest | None:
        case = self._session.case
        if case is None:
            return None
        known = self._posterior
        marks = tuple(mark for mark in self._marks.marks if (mark.card, mark.holder) not in self._given)
        return MarksRequest(case, marks, known[1] if known is not None and known[0] == case else None)

    @Slot()
    def check(self) -> None:
        if (request := self._request) is not None:
            self._service.check(request)

    def _take_marking(self, marking: Marking) -> None:
        own = frozenset(self._marks.marks)
        self._verdicts = {one.mark: one.verdict.value for one in marking.checked if one.mark in own}
        self.bar.say(words.summary(marking, own))
        self._show()
        self._look()

    @Slot()
    def hint(self) -> None:
        """Tell a little more than the last time, as long as nothing has changed."""
        if (request := self._request) is not None:
            self._level = min(self._level + 1, MOST_TOLD)
            self._service.hint(request, self._level)

    def _take_hint(self, hint: Hint) -> None:
        self.bar.say(words.hint_words(hint))
        self._why.light(() if hint.entry is None else (hint.entry,), () if hint.cell is None else (hint.cell,))

    # --- about a mark

    @Slot()
    def _look(self) -> None:
        """Say in the panel what speaks for or against the mark of the current cell, once it was checked."""
        if not self.is_on:
            return
        if self._counter:
            self._counter = {}
            self._show()
        place, case = self._sheet.view.current_cell, self._session.case
        says = None if place is None else self._marks.now.get(place)
        if not self._why.dock.isVisible() or case is None:
            return
        if place is None or says is None:
            self._why.clear(HIDDEN)
            return
        mark = Mark(*place, says)
        if mark not in self._verdicts:
            self._why.clear(words.unchecked())
        elif says is Says.MAYBE:
            self._why.show(words.account(MarkFinding(case, mark, None), self._verdicts[mark]))
        else:
            self._service.find_out(case, mark)

    def _take_finding(self, found: MarkFinding) -> None:
        place = found.mark.card, found.mark.holder
        if self._sheet.view.current_cell == place and found.mark in self._verdicts:
            self._counter = dict(found.counter)
            self._show()
            self._why.show(words.account(found, self._verdicts[found.mark]))
