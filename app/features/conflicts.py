"""Contradictions: found in a worker, named in a bar that opens the corrections, and looked for in what is entered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown, differ
from app.ui import text as words
from app.ui.accessible import announce
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.shortcuts import Permission, with_key
from app.ui.text import event_line
from app.ui.theme import Space
from app.ui.widgets.form import captioned, emptied, level
from app.ui.widgets.labels import ElidedButton, MessageBar, button, label
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import BareScroll, FlowLayout, packed
from core.model.case import Case
from core.model.events import Event, Move
from core.text.text import CAPITAL, capital, listed, sentence

if TYPE_CHECKING:
    from app.features.entry.state import PendingEntry
    from app.features.entry.view import EntryPanel
    from app.features.events.panel import EventView
    from app.features.sheet.panel import SheetPanel
    from core.conflicts.conflicts import ConflictReason, Correction
    from core.engines.conflict import Conflict
    from core.evidence.evidence import Source


class CorrectionKind(StrEnum):
    CHANGE = "change"
    ASIDE = "aside"
    REMOVE = "remove"
    CORRECT = "correct"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class CorrectionChoice:
    """A correction of the entry at ``event``.

    ``to`` is the changed entry; ``besides`` are entries removed or set aside with it; ``steps`` is the number of steps
    to undo.
    """

    kind: CorrectionKind
    event: int
    words: str
    to: Event | None = None
    besides: tuple[int, ...] = ()
    steps: int = 0

    def apply_to(self, session: Session) -> bool:
        """Make the correction in the open game; return whether it is one, not an entry to be corrected by hand."""
        match self.kind:
            case CorrectionKind.CHANGE if self.to is not None:
                session.replace(self.event, self.to)
            case CorrectionKind.ASIDE:
                session.set_aside(self.event, True, *self.besides)
            case CorrectionKind.REMOVE:
                session.delete(self.event, *self.besides)
            case CorrectionKind.UNDO:
                for _ in range(self.steps):
                    session.undo()
            case _:
                return False
        return True


@dataclass(frozen=True, slots=True)
class EntryCorrections:
    """One entry of a conflict: its line, changes of it (likeliest first), and other corrections.

    ``suffices``: removing this entry, alone or with others, is enough.
    """

    event: int
    line: str
    changes: tuple[CorrectionChoice, ...]
    others: tuple[CorrectionChoice, ...]
    suffices: bool


def corrections_of(
    case: Case, events: Sequence[int], corrections: Sequence[Correction], past: Sequence[Case]
) -> tuple[EntryCorrections, ...]:
    """Return the corrections of a conflict by entry, newest first, as recent mistakes are likelier.

    Entries whose correction does not suffice come last. ``past`` are the cases that can be undone to, oldest first.
    """
    entries = (_entry(case, at, [c for c in corrections if c.event == at], past) for at in events[::-1])
    return tuple(sorted(entries, key=lambda entry: not entry.suffices))


def _entry(case: Case, at: int, corrections: Sequence[Correction], past: Sequence[Case]) -> EntryCorrections:
    event = case.events[at]
    changes = tuple(
        CorrectionChoice(CorrectionKind.CHANGE, at, capital(localized(c.words), CAPITAL), c.to, c.besides)
        for c in corrections
        if c.to is not None
    )
    others = [choice for c in corrections if c.to is None for choice in _out(at, c.besides)]
    if not isinstance(event, Move):
        others.append(CorrectionChoice(CorrectionKind.CORRECT, at, translate("Correct it…")))
    others += _undone(at, case, past)
    return EntryCorrections(at, event_line(event), changes, tuple(others), bool(corrections))


def _out(at: int, besides: tuple[int, ...]) -> tuple[CorrectionChoice, CorrectionChoice]:
    numbers = localized(listed([str(other + 1) for other in besides]))
    match len(besides):
        case 0:
            aside = translate("Set it aside", "an entry, which then does not count")
            remove = translate("Remove it")
        case 1:
            aside = translate("Set it and entry {numbers} aside")
            remove = translate("Remove it and entry {numbers}")
        case _:
            aside = translate("Set it and entries {numbers} aside")
            remove = translate("Remove it and entries {numbers}")
    return (
        CorrectionChoice(CorrectionKind.ASIDE, at, aside.format(numbers=numbers), besides=besides),
        CorrectionChoice(CorrectionKind.REMOVE, at, remove.format(numbers=numbers), besides=besides),
    )


def _undone(at: int, case: Case, past: Sequence[Case]) -> list[CorrectionChoice]:
    entries, after = case.events, case
    for steps, before in enumerate(past[::-1], 1):
        if before.setup != after.setup:  # it changes who passed, and names, but brings no entry
            was = dict(zip(map(id, after.events), before.events, strict=True))
            entries = tuple(was.get(id(event), event) for event in entries)
        after = before
        kept = {id(event) for event in before.events}  # by identity: steps keep unchanged events
        if id(entries[at]) not in kept:
            gone = [i for i, event in enumerate(entries) if id(event) not in kept]
            single = translate("Undo back to before it (takes back entry {numbers})")
            several = translate("Undo back to before it (takes back entries {numbers})")
            words = (single if len(gone) == 1 else several).format(numbers=_runs(gone))
            return [CorrectionChoice(CorrectionKind.UNDO, at, words, steps=steps)]
    return []


def _runs(entries: Sequence[int]) -> str:
    """Return the numbers of entries, with runs in short: "2, 12–15"."""
    runs = (
        [i for _, i in run] for _, run in groupby(enumerate(entries, 1), lambda numbered: numbered[1] - numbered[0])
    )
    return ", ".join(f"{run[0] + 1}" if len(run) == 1 else f"{run[0] + 1}\N{EN DASH}{run[-1] + 1}" for run in runs)


FEW = 5
"""Number of changes per entry shown at once; a button shows the rest."""

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}

LEAST_HEIGHT = 90
FRAME = 6
"""Space above and below the rows (px)."""

SCROLL_BAR = 13
"""Space reserved for the scroll bar (px)."""


class ConflictBar(MessageBar):
    """Shows a conflict, with a button for the next one where there are several and one that opens the corrections.

    ``unfolded``: show or hide the corrections; ``offered``: whether there are any to show.
    """

    is_announced = False  # but once it is known which entries do not go together
    unfolded = Signal(bool)
    offered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("conflictBar", "problem", "warning", parent)
        self._text.setObjectName("conflictText")
        self.next = self._add("conflictNext", translate("Ne&xt"), translate("Next contradiction"))
        fix = translate("&Fix…", "a contradiction between entries")
        self._correct = self._add("conflictCorrect", fix, translate("Suggest corrections"))
        self._correct.setCheckable(True)
        self._correct.toggled.connect(self.unfolded)

    def _add(self, name: str, text: str, tip: str) -> QPushButton:
        made = self.add_answer(name, text)
        made.setToolTip(with_key(tip, made.shortcut()))
        return made

    def describe(self, text: str, *, several: bool = False, can_correct: bool = False) -> None:
        """Describe the conflict; an empty text hides the bar. ``can_correct``: whether corrections can be offered."""
        self.next.setVisible(several)
        self._correct.setVisible(can_correct)
        if not can_correct:
            self.fold()
        self.say(text)
        if can_correct or not text:
            announce(self, text)
        self.offered.emit(can_correct)

    def unfold(self) -> None:
        self._correct.setChecked(True)

    def fold(self) -> None:
        self._correct.setChecked(False)

    @property
    def is_unfolded(self) -> bool:
        return self._correct.isChecked()


class CorrectionsPanel(QFrame):
    """Lies on top of the sheet, below the bar that opened it (``anchor``), and is no larger than needed.

    ``chosen`` carries the :class:`CorrectionChoice`; ``setup_wanted``: correct the set-up; ``left``: close the panel.
    """

    chosen = Signal(object)
    setup_wanted = Signal()
    left = Signal()

    def __init__(self, anchor: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("corrections")
        self.setProperty("kind", "card")
        self.setAutoFillBackground(True)
        self._inside = QWidget()
        self._rows = packed(QVBoxLayout(self._inside), margins=(Space.S,) * 4, spacing=Space.XS)
        self._scroll = BareScroll("correctionsScroll", self._inside)
        packed(QVBoxLayout(self), self._scroll, margins=(1, 1, 1, 1))
        self._anchor = anchor
        for watched in (anchor, self._inside, parent):
            watched.installEventFilter(self)
        self.hide()

    # --- contents

    def show_why(self, steps: Sequence[str]) -> None:
        emptied(self._rows)
        text = " ".join(map(localized, steps)) or translate("No deal fits all of them. There is no short proof.")
        self._rows.addWidget(label("conflictReason", "", text))
        self._rows.addWidget(label("correctionsPending", "muted", translate("Looking for corrections…")))
        self._place()

    def show_corrections(self, corrections: Sequence[EntryCorrections], doubt: str) -> None:
        """Offer the corrections of each entry; ``doubt`` says which part of the set-up may be wrong, if any."""
        emptied(self._rows, keep=1)
        rows: list[QWidget] = [_EntryRow(entry, self) for entry in corrections]
        if doubt:
            rows.append(self._setup_row(doubt))
        for row in rows:
            self._rows.addWidget(row)
            row.show()  # now, as it is to take the focus
        self._rows.addStretch(1)
        level(self._inside)
        self._place()
        if self.hasFocus():  # it waited for a button to appear
            self.take_focus()

    def _setup_row(self, doubt: str) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row, Space.S)
        setup = button("correctionSetup", translate("Correct the set-up…"), "chip")
        setup.clicked.connect(self.setup_wanted)
        flow.addWidget(label("conflictDoubt", "muted", localized(doubt)))
        flow.addWidget(setup)
        return row

    # --- position

    def unfold(self, unfolded: bool) -> None:
        self.setVisible(unfolded)
        if unfolded:
            self._place()
            self.raise_()
            self.take_focus()

    def _place(self) -> None:
        parent, anchor = self.parentWidget(), self._anchor
        if parent is None or not self.isVisible():
            return
        top, left, width = anchor.geometry().bottom() + 2, anchor.geometry().left(), anchor.width()
        wanted, room = self._rows.heightForWidth(width - SCROLL_BAR) + FRAME, parent.height() - top - Space.S
        self.setGeometry(QRect(left, top, width, max(LEAST_HEIGHT, min(wanted, room))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest):
            self._place()
        return super().eventFilter(watched, event)

    # --- the keyboard

    def _buttons(self) -> list[QPushButton]:
        return [button for button in self._inside.findChildren(QPushButton) if button.isVisibleTo(self._inside)]

    def take_focus(self) -> None:
        buttons = self._buttons()
        (buttons[0] if buttons else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, buttons = Qt.Key(event.key()), self._buttons()
        at = next((i for i, button in enumerate(buttons) if button.hasFocus()), None)
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif at is not None and key in STEPS:
            button = buttons[max(0, min(len(buttons) - 1, at + STEPS[key]))]
            button.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(button, 0, Space.S)
        elif at is not None and key in ENTER:
            buttons[at].click()
        else:
            super().keyPressEvent(event)


class _EntryRow(QWidget):
    """One entry of the conflict: its line, changes of it, and other corrections."""

    def __init__(self, entry: EntryCorrections, owner: CorrectionsPanel) -> None:
        super().__init__()
        self._owner = owner
        number = translate("Entry {number}").format(number=entry.event + 1)
        title = label("", "heading", f"{number}   {entry.line}")
        rows = packed(QVBoxLayout(self), title, margins=(0, Space.XS, 0, 0), spacing=Space.XS)
        if entry.changes:
            rows.addWidget(captioned(translate("Change to", "what may have happened instead"), self._changes(entry)))
        elif not entry.suffices:
            alone = translate("Changing this entry alone does not resolve the contradiction.")
            rows.addWidget(label(f"correctionNone.{entry.event + 1}", "muted", alone))
        rows.addWidget(captioned(translate("Otherwise", "what else can be done"), self._others(entry)))

    def _changes(self, entry: EntryCorrections) -> QWidget:
        """Return the first few changes; all of them, where hiding the rest would save next to nothing."""
        few = FEW if len(entry.changes) > FEW + 1 else len(entry.changes)
        chips = _Chips(self._change(entry, i) for i in range(few))
        if few < len(entry.changes):
            words = translate("%n more…", "changes of an entry", len(entry.changes) - few)
            more = button(f"correctionMore.{entry.event + 1}", words, "quiet")
            more.clicked.connect(lambda: self._add_rest(chips, more, entry))
            chips.add(more)
        return chips

    def _add_rest(self, chips: _Chips, more: QPushButton, entry: EntryCorrections) -> None:
        more.hide()
        rest = [self._change(entry, i) for i in range(FEW, len(entry.changes))]
        for change in rest:
            chips.add(change)
        rest[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, entry: EntryCorrections, i: int) -> QPushButton:
        return self._button(f"correction.{entry.event + 1}.{i}", entry.changes[i])

    def _others(self, entry: EntryCorrections) -> QWidget:
        return _Chips(self._button(f"correction{fix.kind.capitalize()}.{entry.event + 1}", fix) for fix in entry.others)

    def _button(self, name: str, fix: CorrectionChoice) -> QPushButton:
        words = localized(fix.words)
        made = ElidedButton(name, "chip", cut=Qt.TextElideMode.ElideMiddle)  # at both ends it says what is changed
        made.say(words, _tip(fix, words))
        made.setAccessibleName(words)
        made.clicked.connect(lambda: self._owner.chosen.emit(fix))
        return made


def _tip(fix: CorrectionChoice, words: str) -> str:
    if fix.to is None:
        return words
    tip = translate("{change}.\nEntry {number} would be\n{line}")
    return tip.format(change=words, number=fix.event + 1, line=event_line(fix.to))


class _Chips(QWidget):
    def __init__(self, buttons: Iterable[QPushButton]) -> None:
        super().__init__()
        self._flow = FlowLayout(self)
        for made in buttons:
            self.add(made)

    def add(self, button: QPushButton) -> None:
        self._flow.addWidget(button)
        if self.isVisible():
            button.show()
        self.updateGeometry()


@dataclass(frozen=True, slots=True)
class ExplainedConflict:
    case: Case
    conflict: Conflict
    reason: ConflictReason


def conflicts_of(case: Case) -> tuple[ExplainedConflict, ...]:
    """Return the independent conflicts of a case with their reasons. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, find_conflicts

    conflicts = find_conflicts(case)
    return tuple(ExplainedConflict(case, c, conflict_reason(case, c)) for c in conflicts)


def find_corrections(conflict: ExplainedConflict, every: tuple[ExplainedConflict, ...]) -> tuple[Correction, ...]:
    from core.conflicts.conflicts import corrections

    return corrections(conflict.case, conflict.conflict, tuple(other.conflict for other in every))


class ConflictService(QObject):
    """Finds the conflicts of a case and the corrections of one of them. The latest question wins.

    A long game may have many conflicts, so the work must not delay the sheet's next answer: it runs in the slow worker.

    ``conflicts_found`` carries all of them; ``corrections_found`` one and its corrections, which are cached for this
    case.
    """

    conflicts_found = Signal(object)
    corrections_found = Signal(object, object)
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._case: Case | None = None
        self._conflicts: tuple[ExplainedConflict, ...] = ()
        self._corrections: dict[ExplainedConflict, tuple[Correction, ...]] = {}

    def ask(self, case: Case) -> None:
        if case != self._case:
            self.forget()
            self._case = case
            self._task.run_slow(partial(conflicts_of, case), self._on_conflicts)

    def forget(self) -> None:
        self._task.cancel()
        self._case, self._conflicts, self._corrections = None, (), {}

    def find_corrections(self, conflict: ExplainedConflict) -> None:
        if conflict in self._corrections:
            self.corrections_found.emit(conflict, self._corrections[conflict])
        elif conflict in self._conflicts:
            lookup = partial(find_corrections, conflict, self._conflicts)
            self._task.run_slow(lookup, partial(self._on_corrections, conflict))

    def _on_conflicts(self, future: Future[tuple[ExplainedConflict, ...]], wanted: bool) -> None:
        if error := future.exception():
            self.failed.emit(translate("The contradictions could not be found: {error}").format(error=repr(error)))
        elif wanted:
            self._conflicts = future.result()
            self.conflicts_found.emit(self._conflicts)

    def _on_corrections(
        self, conflict: ExplainedConflict, future: Future[tuple[Correction, ...]], wanted: bool
    ) -> None:
        if error := future.exception():
            self.failed.emit(translate("Corrections could not be found: {error}").format(error=repr(error)))
        elif wanted:
            self._corrections[conflict] = future.result()
            self.corrections_found.emit(conflict, self._corrections[conflict])


DELAY_MS = 120
"""How long an entry must stay unchanged before it is checked (ms), so as not to warn between two clicks."""


@dataclass(frozen=True, slots=True)
class EntryConflict:
    """What a pending entry would contradict, and why; indices are those of the resulting case."""

    pending: PendingEntry
    conflict: Conflict
    reason: ConflictReason


def check_entry(pending: PendingEntry) -> EntryConflict | None:
    """Return what a pending entry would contradict, None for nothing. Raises CancelledError.

    An entry to be inserted is checked as if appended, which makes no difference to a contradiction: so the other
    entries keep their numbers in the list.
    """
    from core.conflicts.conflicts import conflict_if_entered, conflict_reason

    at = pending.at if pending.corrects else len(pending.base.events)
    conflict = conflict_if_entered(pending.base, pending.event, at)
    if not conflict:
        return None
    entered = pending.base.inserted(at, pending.event)
    return EntryConflict(pending, conflict, conflict_reason(entered, conflict, this=at))


class EntryCheckService(QObject):
    """Checks an entry shortly after it was last changed; the latest one wins.

    ``warned`` carries an EntryConflict; ``cleared`` says that the last warning no longer applies.
    """

    warned = Signal(object)
    cleared = Signal()
    failed = Signal(str)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._pending: PendingEntry | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._on_timeout)

    def follow(self, pending: PendingEntry | None) -> None:
        self._delay.stop()
        self._task.cancel()
        self._pending = pending
        self.cleared.emit()
        if pending is not None:
            self._delay.start()

    def _on_timeout(self) -> None:
        if self._pending is not None:
            self._task.run(partial(check_entry, self._pending), self._on_checked)

    def _on_checked(self, future: Future[EntryConflict | None], wanted: bool) -> None:
        if error := future.exception():
            self.failed.emit(translate("This entry could not be checked: {error}").format(error=repr(error)))
        elif wanted and (warned := future.result()) is not None:
            self.warned.emit(warned)


class ConflictsPresenter(QObject):
    """Names the contradictions in what the sheet shows, and applies the chosen corrections."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        service: ConflictService,
        entry_check: EntryCheckService,
        sheet: SheetPanel,
        entry: EntryPanel,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self._service, self._entry_check = service, entry_check
        self._sheet, self._entry, self._events = sheet, entry, events
        self._bar = self._sheet.conflict_bar
        self._corrections = CorrectionsPanel(self._bar, self._sheet)
        self._conflicts: tuple[ExplainedConflict, ...] = ()
        self._at = 0
        self._warned: tuple[int, ...] = ()
        self._connect()

    def _connect(self) -> None:
        self._service.conflicts_found.connect(self._on_conflicts)
        self._service.corrections_found.connect(self._on_corrections)
        self._bar.next.clicked.connect(self._on_next)
        self._bar.unfolded.connect(self._on_unfolded)
        self._corrections.chosen.connect(self._on_chosen)
        self._corrections.left.connect(self._on_left)
        self._corrections.setup_wanted.connect(self._host.actions.setup.trigger)
        self._entry.pending_changed.connect(self._on_pending)
        self._entry_check.warned.connect(self._on_warned)
        self._entry_check.cleared.connect(self._on_cleared)
        self._service.failed.connect(self._host.warn)
        self._entry_check.failed.connect(self._host.warn)
        self._game.follow(self._on_shown)

    # --- the bar

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Follow what contradicts itself; all conflicts are only searched in the current game."""
        if now.is_hidden != before.is_hidden:
            self._check_entry(now, self._entry.pending)
        if not differ(now, before, lambda shown: (shown.game, shown.consistency)):
            return
        if now.game != before.game:
            self._service.forget()
            self._conflicts, self._at = (), 0
        if now.case is not None and _is_of_now(now):
            self._search(now.case, is_consistent=not _conflict_of(now))
        self._describe(now)

    def _search(self, case: Case, *, is_consistent: bool) -> None:
        if is_consistent:
            self._service.forget()
        else:
            self._service.ask(case)
        if is_consistent or (self._conflicts and self._conflicts[0].case != case):
            self._conflicts, self._at = (), 0

    def _on_conflicts(self, conflicts: tuple[ExplainedConflict, ...]) -> None:
        self._conflicts, self._at = conflicts, 0
        self._describe(self._game.value)

    def _on_next(self) -> None:
        if self._conflicts:
            self._at = (self._at + 1) % len(self._conflicts)
            self._describe(self._game.value)
            if self._bar.is_unfolded:
                self._on_unfolded(True)

    def _describe(self, now: Shown) -> None:
        conflict, in_full = _conflict_of(now), self._conflict
        self._light_up(now)
        if now.consistency is None or not conflict or now.supposed is not None:
            self._bar.describe("")
            return
        advice = words.conflict_advice(now.consistency.upto)
        if in_full is None or not _is_of_now(now):
            self._bar.describe(f"{words.conflict_words(conflict)} {advice}")
            return
        total = len(self._conflicts)
        message = f"{words.conflict_words(in_full.conflict, in_full.reason.setup)} {advice}"
        if total > 1:
            which = translate("Contradiction {number} of {total}.").format(number=self._at + 1, total=total)
            message = f"{which} {message}"
        self._bar.describe(message, several=total > 1, can_correct=now.may(Permission.CORRECT))

    @property
    def _conflict(self) -> ExplainedConflict | None:
        return self._conflicts[self._at] if self._at < len(self._conflicts) else None

    def _light_up(self, now: Shown) -> None:
        """Mark the entries of the shown conflict in the list, and those that the pending entry contradicts."""
        conflict, in_full = _conflict_of(now) if _is_of_now(now) else (), self._conflict
        if in_full is not None and in_full.case == now.case:
            conflict = in_full.conflict
        events, lit = self._events, frozenset({*_events(conflict), *self._warned})
        if lit != events.model.conflict:
            events.model.set_conflict(lit)
            if entries := self._warned or _events(conflict):
                events.list.scrollTo(events.model.index_of(max(entries)))

    # --- corrections

    def _on_unfolded(self, unfolded: bool) -> None:
        conflict = self._conflict
        if conflict is None or not unfolded:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and (focus is self._corrections or self._corrections.isAncestorOf(focus))
            self._corrections.unfold(False)
            if had_focus:
                self._host.focus_entry()
            return
        self._corrections.show_why(conflict.reason.steps)
        self._corrections.unfold(True)
        self._service.find_corrections(conflict)

    def _on_corrections(self, conflict: ExplainedConflict, corrections: tuple[Correction, ...]) -> None:
        if conflict != self._conflict or not self._bar.is_unfolded:
            return
        from core.conflicts.conflicts import setup_doubts
        from core.evidence.evidence import SETUP

        history = self._session.history
        past = () if history is None else history.cases[: history.cursor]
        entries = corrections_of(conflict.case, _events(conflict.conflict), corrections, past)
        doubt = sentence(setup_doubts(conflict.case.setup, alone=not entries))
        self._corrections.show_corrections(entries, localized(doubt) if SETUP in conflict.conflict else "")

    def _on_left(self) -> None:
        self._bar.fold()
        self._host.focus_entry()

    def _on_chosen(self, choice: CorrectionChoice) -> None:
        """Apply a correction, unless the game has changed meanwhile."""
        conflict = self._conflict
        if conflict is None or conflict.case != self._game.value.case:
            return
        self._bar.fold()
        if choice.apply_to(self._session):
            self._host.focus_entry()
        else:
            self._events.edit_wanted.emit(choice.event)

    # --- the pending entry

    def _on_pending(self, pending: PendingEntry | None) -> None:
        self._check_entry(self._game.value, pending)

    def _check_entry(self, now: Shown, pending: PendingEntry | None) -> None:
        """Check an entry; while numbers are silent, its contradiction would tell what is certain."""
        self._entry_check.follow(None if now.is_hidden else pending)

    def _on_warned(self, warned: EntryConflict) -> None:
        from core.explain.phrases import entries

        at = warned.pending.at if warned.pending.corrects else len(warned.pending.base.events)
        others = tuple(source for source in warned.conflict if source != at)
        self._warned = _events(others)
        steps = [localized(step) for step in warned.reason.steps]
        is_named = bool(steps) and localized(entries(others)) in steps[0]  # and need not be named before it, too
        lead = words.contradicts(()) if is_named else ""
        self._entry.warn(words.contradicts(others, warned.reason.setup), steps, lead)
        self._light_up(self._game.value)

    def _on_cleared(self) -> None:
        self._warned = ()
        self._entry.warn("", ())
        self._light_up(self._game.value)


def _conflict_of(shown: Shown) -> tuple[Source, ...]:
    """Return the entries of the first conflict in the case on the sheet, as far as they are known."""
    return () if shown.consistency is None else shown.consistency.conflict


def _is_of_now(shown: Shown) -> bool:
    """Whether what contradicts itself is the game as it is now."""
    return shown.consistency is not None and shown.consistency.case == shown.case


def _events(conflict: tuple[Source, ...]) -> tuple[int, ...]:
    return tuple(source for source in conflict if isinstance(source, int))
