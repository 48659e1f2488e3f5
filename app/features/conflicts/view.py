"""The bar that names conflicting entries, and the list of corrections that it opens, with what can be chosen there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from app.game.session import Session
from app.ui.accessible import announce
from app.ui.language import localized, translate
from app.ui.shortcuts import with_key
from app.ui.text import event_line
from app.ui.theme import Space
from app.ui.widgets.form import captioned, emptied, level
from app.ui.widgets.labels import ElidedButton, MessageBar, button, label
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import BareScroll, FlowLayout, packed
from core.model.case import Case
from core.model.events import Event, Move
from core.text.text import CAPITAL, capital, listed

if TYPE_CHECKING:
    from core.conflicts.conflicts import Correction


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
            aside, remove = (
                translate("Set it aside", "an entry, which then does not count"),
                translate("Remove it"),
            )
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
    for steps, before in enumerate(past[::-1], 1):
        kept = {id(event) for event in before.events}  # by identity: steps keep unchanged events
        if id(case.events[at]) not in kept:
            gone = [i for i, event in enumerate(case.events) if id(event) not in kept]
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
        self._correct = self._add(
            "conflictCorrect",
            translate("&Fix…", "a contradiction between entries"),
            translate("Suggest corrections"),
        )
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
