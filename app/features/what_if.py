"""What if: the sheet as it would be with the pending entry, and the bar above it that says what that would tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.features.entry.text import still_missing, which_leftover, words
from app.game.game import Game
from app.game.session import Session
from app.tasks.inference import InferenceReply
from app.tasks.shown import Shown, differ
from app.ui.accessible import announce
from app.ui.host import Host
from app.ui.language import translate
from app.ui.numbers import count, ruled_out
from app.ui.text import conflict_advice, contradicts
from app.ui.theme import Space, px
from app.ui.widgets.labels import ElidedLabel, EnterButton, button, label
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import packed

if TYPE_CHECKING:
    from app.features.entry.state import PendingEntry
    from app.features.entry.view import EntryPanel
    from app.features.sheet.panel import SheetPanel
    from core.engines.posterior import Posterior

BUTTON_HEIGHT = 22


class WhatIfBar(QFrame):
    """Replaces the summary, at the same size, so that nothing on the sheet moves.

    ``enter``: record the entry; ``back``: show the current game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whatIfBar")
        self.setProperty("kind", "supposed")
        self._entry, self._effect = ElidedLabel(), ElidedLabel(condensed=True)
        self._entry.setObjectName("whatIfEntry")
        self._effect.setObjectName("whatIfEffect")
        back = translate("Back (Esc)"), "slim", translate("Show the game as it is")
        self.enter, self.back = EnterButton("whatIfEnter", "slim"), button("whatIfBack", *back)
        self.enter.say(translate("Enter it"), translate("Make this entry (Enter)"))
        for answer in (self.enter, self.back):
            answer.setFixedHeight(px(BUTTON_HEIGHT))
            answer.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # the entry is cut, not they
        title = label("", "heading", translate("What if"), wraps=False)
        first = packed(QHBoxLayout(), title, self._entry, 1, self.enter, self.back, spacing=Space.S)
        margins = Space.M, Space.XS, Space.M, Space.XS
        packed(QVBoxLayout(self), first, self._effect, margins=margins, spacing=2).setStretch(0, 1)
        self.hide()

    def take_focus(self) -> None:
        """Let Enter record the entry, and Escape return to the game."""
        self.enter.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.enter.click()  # which does nothing while it is disabled
        else:
            super().keyPressEvent(event)

    def say(self, entry: str, effect: str, *, complete: bool) -> None:
        """Show the supposed entry and its effect; ``complete``: whether it could be recorded."""
        self._entry.setText(entry)
        self._effect.setText(effect)
        announce(self, effect)
        self.enter.setEnabled(complete)


class WhatIfPresenter(QObject):
    """While active, supposes the pending entry and follows its changes. Nothing is stored."""

    def __init__(self, host: Host, game: Game, session: Session, sheet: SheetPanel, entry: EntryPanel) -> None:
        super().__init__(host.window)
        bar = sheet.what_if
        self._session, self._sheet, self._entry, self._bar = session, sheet, entry, bar
        self._effect = ""
        entry.what_if_toggled.connect(self._on_toggled)
        entry.pending_changed.connect(self._on_pending)
        bar.enter.clicked.connect(entry.enter)
        bar.back.clicked.connect(entry.leave_what_if)
        host.actions.now.triggered.connect(entry.leave_what_if)
        game.follow(self._on_shown)

    def _on_toggled(self, wanted: bool) -> None:
        self._sheet.set_what_if(wanted)  # first, as it names the moment of the case that follows
        if wanted:
            self._on_pending(self._entry.pending)
        else:
            self._session.suppose(None)

    def _on_pending(self, pending: PendingEntry | None) -> None:
        """Suppose the pending entry; an incomplete one supposes nothing."""
        if self._entry.is_what_if:
            self._effect = ""
            self._session.suppose(None if pending is None else pending.result)
            self._describe()

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Say what the supposed entry would tell; while the answer is awaited, this stays as it is."""
        if not differ(now, before, _reads):
            return
        if now.game != before.game or now.looking_at is not None:
            self._entry.leave_what_if()
        elif self._entry.is_what_if:
            if now.is_hidden or (now.supposed is not None and now.current is not None):
                self._effect = self._effect_of(now)
            self._describe()

    def _effect_of(self, now: Shown) -> str:
        draft, pending, present = self._entry.draft, self._entry.pending, now.present
        if now.current is None or draft is None or pending is None:
            return ""
        before = None if present is None or present.conflict else present.posterior
        return which_leftover(draft) or effect(before, now.current, pending.at)

    def _describe(self) -> None:
        draft, pending = self._entry.draft, self._entry.pending
        if draft is not None:
            self._bar.say(words(draft), self._effect or still_missing(draft), complete=pending is not None)


def _reads(shown: Shown) -> tuple[object, ...]:
    return shown.game, shown.looking_at, shown.supposed, shown.current, shown.is_hidden


def effect(before: Posterior | None, reply: InferenceReply, place: int) -> str:
    """Return the solutions before and after, and what share is ruled out; ``before`` is the current game, if known.

    Where the entry, which would be at index ``place``, contradicts others, these are named instead.
    """
    if reply.conflict:
        others = [source for source in reply.conflict if source != place]
        message = translate("{contradiction}. {moment}", "moment: a sentence, as of which moment the sheet is")
        return message.format(contradiction=contradicts(others), moment=conflict_advice(reply.upto))
    after = reply.posterior
    if after is None or after.entropy_bits is None:
        return ""
    parts = [_solutions(before, after), _bits(before, after)]
    return "   ".join(part for part in parts if part)


def _bits(before: Posterior | None, after: Posterior) -> str:
    if before is None or before.entropy_bits is None or after.entropy_bits is None:
        return ""
    bits = round(before.entropy_bits - after.entropy_bits, 2 if after.exact and before.exact else 1)
    if bits > 0 and before.solutions is not None and before.solutions == after.solutions:
        return translate("The favourites would stand out a little more")
    return _share(bits)


def _share(bits: float) -> str:
    """Return what an entry of so many bits rules out, in words: one bit rules out half."""
    if not bits:
        return translate("This would tell you nothing about the envelope")
    if bits < 0:
        return translate("The favourites would move closer together")
    return translate("{share} ruled out", "share: 75%, of what is still possible").format(share=ruled_out(bits))


def _solutions(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.solutions, after.solutions
    if new is None:
        return ""
    if old is None:
        return translate("{after} solutions left").format(after=count(new))
    return translate("{before} → {after} solutions left").format(before=count(old), after=count(new))
