"""Previews the pending entry: the sheet as it would be if it were entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.entry.state import PendingEntry
from app.features.entry.text import still_missing, which_leftover, words
from app.features.entry.view import EntryPanel
from app.features.sheet.panel import SheetPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.host import Host
from app.ui.language import translate
from app.ui.numbers import count, ruled_out
from app.ui.text import conflict_advice, contradicts

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


class WhatIfPresenter(QObject):
    """While active, supposes the pending entry and follows its changes. Nothing is stored."""

    def __init__(
        self, host: Host, session: Session, inference: InferenceService, sheet: SheetPanel, entry: EntryPanel
    ) -> None:
        super().__init__(host.window)
        self._session, self._sheet, self._entry, self._bar = session, sheet, entry, sheet.what_if
        self._known: tuple[object, Posterior] | None = None
        self._effect = ""
        self._entry.what_if_toggled.connect(self._toggle)
        self._entry.pending_changed.connect(self._follow)
        inference.answered.connect(self._answered)
        inference.silenced.connect(self._forget)
        self._bar.enter_wanted.connect(self._entry.enter)
        self._bar.back_wanted.connect(self._leave)
        host.actions.now.triggered.connect(self._leave)
        session.opened.connect(self._leave)
        session.shown_changed.connect(self._yield_to_the_past)

    @Slot(bool)
    def _toggle(self, wanted: bool) -> None:
        if wanted:
            self._follow(self._entry.pending)
        else:
            self._session.suppose(None)
        self._sheet.set_what_if(wanted)

    @Slot(object)
    def _follow(self, pending: PendingEntry | None) -> None:
        """Suppose the pending entry; an incomplete one supposes nothing."""
        if self._entry.is_what_if:
            self._effect = ""
            self._session.suppose(None if pending is None else pending.result)
            self._say()

    def _say(self) -> None:
        draft, pending = self._entry.draft, self._entry.pending
        if draft is not None:
            self._bar.say(words(draft), self._effect or still_missing(draft), complete=pending is not None)

    @Slot(object)
    def _answered(self, reply: InferenceReply) -> None:
        case, pending = self._session.case, self._entry.pending
        if reply.request.case == case and not reply.conflict and reply.posterior is not None:
            self._known = (case, reply.posterior)
        if pending is not None and self._entry.is_what_if and reply.request.case == self._session.supposed:
            before = self._known[1] if self._known is not None and self._known[0] == case else None
            asks = "" if self._entry.draft is None else which_leftover(self._entry.draft)
            self._effect = asks or effect(before, reply, pending.at)
            self._say()

    @Slot()
    def _forget(self) -> None:
        self._known = None
        self._follow(self._entry.pending)

    @Slot()
    def _leave(self) -> None:
        self._entry.leave_what_if()

    @Slot()
    def _yield_to_the_past(self) -> None:
        if self._session.looking_at is not None:
            self._leave()


def effect(before: Posterior | None, reply: InferenceReply, place: int) -> str:
    """Return the solutions before and after, and what share is ruled out; ``before`` is the current game, if known.

    Where the entry, which would be at index ``place``, contradicts others, these are named instead.
    """
    if reply.conflict:
        others = [source for source in reply.conflict if source != place]
        said = translate("{contradiction}. {moment}", "moment: a sentence, as of which moment the sheet is")
        return said.format(contradiction=contradicts(others), moment=conflict_advice(reply.upto))
    after = reply.posterior
    if after is None or after.entropy_bits is None:
        return ""
    parts = [_solutions(before, after), _bits(before, after)]
    return "   ".join(part for part in parts if part)


def _bits(before: Posterior | None, after: Posterior) -> str:
    if before is None or before.entropy_bits is None or after.entropy_bits is None:
        return ""
    told = round(before.entropy_bits - after.entropy_bits, 2 if after.exact and before.exact else 1)
    if told > 0 and before.solutions is not None and before.solutions == after.solutions:
        return translate("The favourites would stand out a little more")
    return _told(told)


def _told(told_bits: float) -> str:
    """Return what an entry that would tell so many bits rules out, in words: one bit rules out half."""
    if not told_bits:
        return translate("This would tell you nothing about the envelope")
    if told_bits < 0:
        return translate("The favourites would move closer together")
    said = translate("{share} ruled out", "share: 75%, of what is still possible")
    return said.format(share=ruled_out(told_bits))


def _solutions(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.solutions, after.solutions
    if new is None:
        return ""
    if old is None:
        return translate("{after} solutions left").format(after=count(new))
    return translate("{before} → {after} solutions left").format(before=count(old), after=count(new))
