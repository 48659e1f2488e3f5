"""The sheet panel, which follows the game: summary, bars about the moment shown, and the sheet."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.conflicts import ConflictBar
from app.features.sheet.model import SheetModel
from app.features.sheet.summary import NO_SUMMARY, SummaryView, summary_of
from app.features.sheet.view import Noted, SheetView
from app.features.what_if import WhatIfBar
from app.game.game import Game
from app.game.session import Session
from app.tasks.inference import InferenceReply
from app.tasks.shown import Shown, Wait, differ
from app.ui import text as words
from app.ui.language import localized, translate
from app.ui.shortcuts import COPY, Permission
from app.ui.text import table_line
from app.ui.theme import Space
from app.ui.widgets.form import engine_title
from app.ui.widgets.labels import MessageBar
from app.ui.widgets.panels import packed
from core.engines.tuning import AUTO


class SheetPanel(QWidget):
    """Shows the case of a game and what is known of it, and writes notes that are made on the sheet.

    ``back_wanted``: return to now; ``automatic_wanted``: choose that engine; ``moment_changed`` carries the moment
    shown, in a few words; empty for now; ``focus_wanted``: the sheet is about to be focused.
    """

    moment_changed = Signal(str)
    back_wanted = Signal()
    automatic_wanted = Signal()
    focus_wanted = Signal()

    def __init__(self, game: Game, session: Session, has_note: Noted, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SheetModel(self)
        self.view = SheetView(self.model, has_note, self)
        self.summary = SummaryView(self)
        self.problem = MessageBar("problemBar", "problem", "warning", self)
        self.conflict_bar, self.what_if = ConflictBar(self), WhatIfBar(self)
        COPY.bind(self.view, self.copy)
        self._numbers: InferenceReply | None = None
        """The reply whose numbers are shown, which may be an earlier one."""
        self._likeliest = NO_SUMMARY
        self._past = self._moment = ""
        self._is_chosen = self._is_stale = self._is_awaited = self._is_own = False
        bars = self.summary, self.what_if, self.conflict_bar, self.problem
        self._bars = packed(QVBoxLayout(), *bars, spacing=Space.XS)
        margins = (Space.S, Space.XS, 0, Space.S)
        packed(QVBoxLayout(self), self._bars, self.view, margins=margins, spacing=Space.XS).setStretch(1, 1)
        self._connect(session)
        game.follow(self._on_shown)

    def _connect(self, session: Session) -> None:
        summary, view = self.summary, self.view
        summary.back.clicked.connect(self.back_wanted)
        summary.hunches.clicked.connect(session.drop_hunches)
        self.problem.acted.connect(self.automatic_wanted)
        view.noted.connect(session.note)
        view.taken_back.connect(session.take_back_note)
        view.hunched.connect(session.hunch)
        view.attended.connect(session.record)

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

    # --- what is shown

    @property
    def is_fresh(self) -> bool:
        return self.model.is_fresh and not self._is_awaited

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Show a case and its numbers, once for a step. Old ones stay until there are new ones; late, they fade."""
        self.view.may_record = now.may(Permission.RECORD) and now.shown is now.case
        if not differ(now, before, _read):
            return
        reply, numbers = now.reply, now.reply
        is_refused = reply is not None and reply.posterior is None
        if is_refused:  # the numbers before it stay, as old ones
            numbers = self._numbers if now.game == before.game else None
        self._is_stale = now.wait is Wait.LONG or is_refused or (now.is_awaited and self._is_stale)
        self._is_awaited = now.is_awaited
        self.model.lay(now.shown, numbers, now.marks, is_stale=self._is_stale)
        if numbers is not self._numbers or not (now.is_awaited or is_refused):
            self._likeliest = NO_SUMMARY if numbers is None else summary_of(numbers, is_now=now.shown is now.case)
        self._numbers = numbers
        self._past = _moment(now)
        self._is_chosen = now.looking_at is not None
        if reply is not before.reply:
            self.problem.say(*_refusal(reply))
        self._situate()

    def _situate(self) -> None:
        """Say which moment is shown: a supposed one, a chosen one, or the last consistent one."""
        self.summary.lay(self._likeliest, self._past, is_chosen=self._is_chosen, is_stale=self._is_stale)
        supposed = "" if self.what_if.isHidden() else translate("What if")
        self.view.situate(supposed or (translate("The past") if self._is_chosen else self._past))
        if (moment := supposed or self._past) != self._moment:
            self._moment = moment
            self.moment_changed.emit(moment)

    def set_what_if(self, wanted: bool) -> None:
        self.what_if.setFixedHeight(max(self.summary.height(), self.what_if.sizeHint().height()))
        self.summary.setHidden(wanted or self._is_own)
        self.what_if.setVisible(wanted)
        self._situate()

    def set_own(self, bar: QWidget, on: bool) -> None:
        """Make the sheet one's own, with a bar in the place of the summary; or no longer."""
        self._is_own = on
        self._bars.insertWidget(0, bar)
        bar.setVisible(on)
        self.summary.setHidden(on or not self.what_if.isHidden())
        self.view.set_own(on)


def _read(shown: Shown) -> tuple[object, ...]:
    return shown.game, shown.shown, shown.n_events, shown.reply, shown.marks, shown.wait


def _moment(shown: Shown) -> str:
    """Return which moment is shown: a chosen one, or the last consistent one; empty for now."""
    if shown.looking_at is not None:
        return words.past(shown.looking_at, shown.n_events)
    reply = shown.reply
    return words.as_of(reply.upto) if reply is not None and reply.conflict and reply.posterior is not None else ""


def refusal(engine: str, why: str) -> str:
    why = localized(why)
    if engine == AUTO:
        return translate("Too much for every engine ({why}).").format(why=why)
    message = translate("Too much for {engine} ({why}). Automatic uses another engine.")
    return message.format(engine=engine_title(engine), why=why)


def _refusal(reply: InferenceReply | None) -> tuple[str, str]:
    """Return the message of an engine that gave up, and the label of the button that helps."""
    if reply is None or not reply.message:
        return "", ""
    engine = reply.request.engine
    way_out = translate("Use Automatic", "the engine")
    return refusal(engine, reply.message), "" if engine == AUTO else way_out
