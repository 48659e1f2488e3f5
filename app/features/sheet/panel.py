"""The sheet panel: summary, bars about the moment shown, and the sheet; and what connects it to the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.conflicts.view import ConflictBar
from app.features.sheet.model import SheetModel
from app.features.sheet.summary import SummaryView
from app.features.sheet.text import engine_words, may_accuse, refusal
from app.features.sheet.view import Noted, SheetView
from app.features.what_if.view import WhatIfBar
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui import text as words
from app.ui.language import translate
from app.ui.shortcuts import COPY
from app.ui.text import table_line
from app.ui.theme import Space
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.panels import packed
from core.engines.tuning import DEFAULT_ENGINE
from core.model.case import Case
from core.model.ending import ending_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class SheetPanel(QWidget):
    """Shows a case and what is known of it.

    ``back_wanted``: return to now; ``automatic_wanted``: choose that engine; ``moment_changed`` carries the moment
    shown, in a few words; empty for now; ``focus_wanted``: the sheet is about to be focused.
    """

    moment_changed = Signal(str)
    back_wanted = Signal()
    automatic_wanted = Signal()
    focus_wanted = Signal()

    def __init__(self, has_note: Noted, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SheetModel(self)
        self.view = SheetView(self.model, has_note, self)
        self.summary = SummaryView(self)
        self.problem = MessageBar("problemBar", "problem", "warning", self)
        self.summary.back_wanted.connect(self.back_wanted)
        self.problem.acted.connect(self.automatic_wanted)
        self.conflict_bar, self.what_if = ConflictBar(self), WhatIfBar(self)
        COPY.bind(self.view, self.copy)
        self._past = self._last_consistent = ""
        self._expects_reply = self._is_own = False
        bars = self.summary, self.what_if, self.conflict_bar, self.problem
        self._bars = packed(QVBoxLayout(), *bars, spacing=Space.XS)
        margins = (Space.S, Space.XS, 0, Space.S)
        packed(QVBoxLayout(self), self._bars, self.view, margins=margins, spacing=Space.XS).setStretch(1, 1)

    @Slot()
    def copy(self) -> None:
        QGuiApplication.clipboard().setText("".join(map(table_line, self.model.table())))

    @property
    def needed_width(self) -> int:
        """The width in which the sheet shows all its columns (px)."""
        return self.view.needed_width + Space.S

    @property
    def roomy_width(self) -> int:
        """The width in which the columns of the sheet have room for all that is in them (px)."""
        return self.view.roomy_width + Space.S

    def take_focus(self) -> None:
        self.focus_wanted.emit()
        self.view.take_focus()

    def put_above(self, bar: QWidget) -> None:
        self._bars.addWidget(bar)

    @property
    def is_fresh(self) -> bool:
        return self.model.is_fresh and not self._expects_reply

    def expect_reply(self) -> None:
        """Count the numbers as outdated, without showing so yet."""
        self._expects_reply = True

    def show_case(self, case: Case | None, looking_at: int | None, total: int) -> None:
        """Prepare for a case; its numbers come later."""
        fresh = case is None or self.model.rowCount() == 0
        self.model.set_setup(None if case is None else case.setup)
        self.model.set_case(case)
        if fresh:
            self.summary.clear()
        self._past = "" if looking_at is None else words.past(looking_at, total)
        self._last_consistent = "" if case is None else self._last_consistent
        self._show_moment()

    def set_what_if(self, wanted: bool) -> None:
        self.what_if.setFixedHeight(max(self.summary.height(), self.what_if.sizeHint().height()))
        self.summary.setHidden(wanted or self._is_own)
        self.what_if.setVisible(wanted)
        self._show_moment()

    def set_own(self, bar: QWidget, on: bool) -> None:
        """Make the sheet one's own, with a bar in the place of the summary; or no longer."""
        self._is_own = on
        self._bars.insertWidget(0, bar)
        bar.setVisible(on)
        self.summary.setHidden(on or not self.what_if.isHidden())
        self.view.set_own(on)

    def _show_moment(self) -> None:
        """Show which moment is displayed: a what-if, a chosen one, or the last consistent one."""
        self.summary.set_past(self._past or self._last_consistent, is_chosen=bool(self._past))
        supposed = "" if self.what_if.isHidden() else translate("What if")
        self.view.set_moment(supposed or (translate("The past") if self._past else self._last_consistent))
        self.moment_changed.emit(supposed or self._past or self._last_consistent)

    def clear(self) -> None:
        """Show no numbers and no marks."""
        self._expects_reply, self._last_consistent = False, ""
        self._show_moment()
        self.problem.say("")
        self.model.clear()
        self.view.set_legend("")
        self.summary.set_stale(False)
        self.summary.clear()

    def show_waiting(self) -> None:
        self.model.set_stale()
        self.summary.set_stale(True)

    def show_plain(self, reply: InferenceReply) -> None:
        """Show a reply that is still to be weighed as people play."""
        self.show_reply(reply)
        self._expects_reply = True

    def show_reply(self, reply: InferenceReply) -> None:
        self._expects_reply = False
        self._last_consistent = words.as_of(reply.upto) if reply.conflict and reply.posterior is not None else ""
        self._show_moment()
        self.problem.say(*_refusal(reply))
        if reply.posterior is not None:
            moved = () if reply.people is None else reply.people.moved
            self.model.set_posterior(reply.posterior, reply.ties, reply.hunches, moved)
            self.summary.show_hunches(reply.hunches, weighed=reply.posterior.weighs)
            self.view.set_legend(self.model.ties.first)
            engine = engine_words(reply, reply.posterior)
            case = reply.request.case
            end = None if self._past or not self.what_if.isHidden() else ending_of(case)
            laid = None if end is None else end.solution
            self.summary.show_posterior(reply.posterior, engine, may_accuse=may_accuse(case), laid=laid)
        else:
            self.show_waiting()


def _refusal(reply: InferenceReply) -> tuple[str, str]:
    """Return the message of an engine that gave up, and the label of the button that helps."""
    engine = reply.request.engine
    if not reply.message:
        return "", ""
    way_out = translate("Use Automatic", "the engine")
    return refusal(engine, reply.message), "" if engine == DEFAULT_ENGINE else way_out


class SheetPresenter(QObject):
    """Shows what is known of the shown case, and writes notes that are made on the sheet."""

    def __init__(self, panel: SheetPanel, session: Session, inference: InferenceService) -> None:
        super().__init__(panel)
        self._panel, self._session = panel, session
        session.opened.connect(self._open)
        session.shown_changed.connect(self._show)
        inference.marked.connect(self._mark)
        inference.waiting.connect(panel.expect_reply)
        inference.weighing.connect(panel.show_plain)
        inference.late.connect(panel.show_waiting)
        inference.answered.connect(panel.show_reply)
        inference.silenced.connect(panel.clear)
        panel.view.noted.connect(session.note)
        panel.view.taken_back.connect(session.take_back_note)
        panel.view.hunched.connect(session.hunch)
        panel.summary.hunches.clicked.connect(session.drop_hunches)

    @Slot()
    def _open(self) -> None:
        self._panel.problem.say("")

    @Slot()
    def _show(self) -> None:
        case = self._session.case
        total = 0 if case is None else len(case.events)
        self._panel.show_case(self._session.shown, self._session.looking_at, total)

    @Slot(object, object)
    def _mark(self, _: Case, cells: npt.NDArray[np.int8]) -> None:
        self._panel.model.set_marks(cells)
