"""The typed line: the entry that results from a text typed on top of a given entry, and the text field."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft, Field, Kind, What, preselected
from app.features.entry.state import EntryMessage, EntryState
from app.features.entry.text import Gap, called, dots, words
from app.ui.language import translate
from app.ui.text import moved
from app.ui.theme import Space, colour, colours, px
from app.ui.vocabulary import meaning_name
from app.ui.widgets.labels import label
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import packed
from core.model.case import Case
from core.model.events import Event, Move
from core.quick_entry.line import Completion, Fault, FaultKind, LineKind, Reading, read
from core.quick_entry.vocabulary import Vocabulary, normalized

MOST_CHOICES = 5
"""Number of possible meanings of a word that are named."""

KINDS = {LineKind.SUGGESTION: Kind.SUGGESTION, LineKind.ACCUSATION: Kind.ACCUSATION, LineKind.NOTE: Kind.NOTE}
HAPPENINGS = {
    LineKind.HAND: What.HAND,
    LineKind.LOOK: What.LOOK,
    LineKind.OUT: What.OUT,
    LineKind.LEFT: What.LEFT,
    LineKind.BACK: What.BACK,
}


@dataclass(frozen=True)
class QuickLine:
    """The reading of a line, on top of an entry.

    ``state`` is the resulting entry; ``move`` what the line says if it is a move, which the panel cannot enter.
    """

    reading: Reading
    state: EntryState
    move: Move | None = None
    ignored: tuple[str, ...] = ()
    """Players named as answering who cannot."""

    @property
    def event(self) -> Event | None:
        """The event that Enter would record; None while something is missing or unclear."""
        if self.trouble:
            return None
        if self.reading.kind is LineKind.MOVE:
            return self.move
        pending = self.state.pending
        return None if pending is None else pending.event

    @property
    def trouble(self) -> str:
        """What is unclear or wrong, in a sentence; empty where nothing is."""
        if self.reading.faults:
            return fault_words(self.reading.faults[0])
        if self.ignored:
            return translate("{who} cannot answer here").format(who=self.ignored[0])
        return self.state.problems

    @property
    def missing(self) -> str:
        """What a move still lacks; empty where nothing."""
        is_complete = self.reading.kind is not LineKind.MOVE or self.move
        return "" if is_complete else translate("Still needed: where")

    @property
    def message(self) -> EntryMessage | None:
        """What to say in the place of what the entry lacks; None where that is to be said."""
        if self.trouble:
            return EntryMessage(self.trouble, is_problem=True)
        return EntryMessage(self.missing) if self.reading.kind is LineKind.MOVE else None

    def words(self, gap: Gap = dots) -> str:
        """Return the line in words, with a gap for each missing field."""
        if self.reading.kind is not LineKind.MOVE:
            return words(self.state.draft, gap)
        if self.move is not None:
            return moved(self.move)
        who = self.reading.by or self.state.case.turn.next or "…"
        return translate("{who} moves to …").format(who=who)


def quick_line(text: str, base: EntryState, vocabulary: Vocabulary) -> QuickLine:
    """Return the reading of ``text`` on top of ``base``; it comes without the leading slash."""
    reading = read(text, vocabulary, base.draft.by)
    if reading == Reading():
        return QuickLine(reading, base)
    if reading.kind is LineKind.MOVE:
        return QuickLine(reading, base, _move(reading, base.case))
    kind = Kind.OTHER if reading.several or reading.at_least else KINDS.get(reading.kind, Kind.OTHER)
    state = base if kind is base.draft.kind else base.of_kind(kind)
    draft = state.draft
    if kind is Kind.NOTE:
        return QuickLine(reading, state.with_draft(_noted(draft, reading)))
    if kind is Kind.OTHER:
        return QuickLine(reading, state.with_draft(_happened(draft, reading)))
    again = [card for card in reading.cards if card is not None and card in draft.cards]
    if draft.asks_shown() and reading.shown is None and len(again) == 1:  # else to name it again would tell nothing
        reading = replace(reading, shown=again[0])
    state = state.with_draft(_named(draft, reading))
    if kind is Kind.ACCUSATION:
        correct = state.draft.correct if reading.correct is None else reading.correct
        unheard = correct is False and not any(state.draft.cards)
        return QuickLine(reading, state.with_draft(replace(state.draft, correct=correct, unheard=unheard)))
    answered, ignored = _answered(state, reading)
    if reading.shown not in (None, answered.shown, answered.looked) and reading.answered:
        reading = replace(reading, faults=(*reading.faults, Fault(FaultKind.MISFIT, "", (reading.shown,))))
    return QuickLine(reading, state.with_draft(answered), ignored=ignored)


def _move(reading: Reading, case: Case) -> Move | None:
    player = reading.by or case.turn.next
    return None if player is None or reading.to is None else Move(player, reading.to)


def _noted(draft: EntryDraft, reading: Reading) -> EntryDraft:
    return replace(
        draft,
        holder=draft.holder if reading.holder is None else reading.holder,
        card=draft.card if reading.card is None else reading.card,
        holds=draft.holds if reading.holds is None else reading.holds,
        seen_by="everyone" if reading.seen_by_all else draft.seen_by,
    )


def _happened(draft: EntryDraft, reading: Reading) -> EntryDraft:
    """Return the draft of what else happened, as far as the line says it."""
    held = (reading.card,) if reading.card else reading.several
    some = What.ALL if reading.at_least in (None, len(reading.several)) else What.SOME
    what = HAPPENINGS.get(reading.kind, What.NONE if reading.holds is False else some)
    is_look, holder = what is What.LOOK, reading.holder
    who, at = (reading.by, holder) if is_look else (reading.by or holder, None)
    draft = replace(draft, holder=who or draft.holder, at=at or draft.at, held=held or draft.held)
    if reading.seen_by_all:
        draft = replace(draft, seen_by="everyone")
    return draft.saying(what, reading.at_least or 1)


def _named(draft: EntryDraft, reading: Reading) -> EntryDraft:
    if reading.by is not None:
        draft = draft.asking(reading.by)
    for card in reading.cards:
        if card is not None:
            draft = draft.naming(card)
    return draft


def _answered(state: EntryState, reading: Reading) -> tuple[EntryDraft, tuple[str, ...]]:
    """Fill in who shows what and who answers besides; also return those who cannot."""
    draft = state.draft
    if reading.answered and reading.refuter != draft.by:
        draft = draft.refuted(reading.refuter)
    draft = preselected(draft, state.offers)
    if reading.shown is not None and draft.refuter is not None and reading.shown in draft.cards:
        draft = replace(draft, glimpsed=draft.glimpsed or not draft.sees_card(), shown=reading.shown)
    if draft.asks_looked() and reading.shown in draft.unseen:
        draft = replace(draft, looked=reading.shown)
    ignored = []
    for answer in reading.further:
        if answer.player in draft.could_answer():
            shown = answer.shown if answer.shown in draft.cards else None
            draft = draft.answering(answer.player, answer.shows, shown)
        elif answer.shows or answer.player not in draft.passed:  # an earlier pass is implied
            ignored.append(answer.player)
    return draft, tuple(ignored)


def fault_words(fault: Fault) -> str:
    """Return the problem with a word, as a sentence without a full stop."""
    if fault.kind is FaultKind.UNKNOWN:
        return translate("“{word}” is not a player or card in this game").format(word=fault.text)
    names = [meaning_name(meaning) for meaning in fault.meanings[:MOST_CHOICES]]
    if fault.kind is FaultKind.MISFIT:
        return translate("“{name}” doesn’t fit here").format(name=names[0])
    more = ["…"] if len(fault.meanings) > MOST_CHOICES else []
    return translate("“{word}” could be: {names}").format(word=fault.text, names=", ".join(names + more))


ARROW = "→"
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class QuickField(QLineEdit):
    """A line edit with inline completion; Up and Down go through the candidates.

    ``left``: Escape was pressed. Enter is Qt's own ``returnPressed``.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._completions: tuple[Completion, ...] = ()
        self._at = 0

    def set_completions(self, completions: Sequence[Completion]) -> None:
        """Set the completions, of which the first is offered."""
        self._completions, self._at = tuple(completions), 0
        self.update()

    @property
    def completion(self) -> Completion | None:
        return self._completions[self._at] if self._completions else None

    @property
    def ghost(self) -> str:
        """The text shown behind the cursor: the rest of the word, or the whole where it does not start so."""
        completion = self.completion
        if completion is None or self.cursorPosition() != len(self.text()):
            return ""
        begun = self.text()[completion.start : completion.end]
        goes_on = normalized(completion.text).startswith(normalized(begun)) and len(completion.text) > len(begun)
        return completion.text[len(begun) :] if goes_on else f" {ARROW} {completion.text}"

    def accept(self) -> bool:
        """Accept the completion; False where there is none."""
        if not self.ghost or self.completion is None:
            return False
        self.setText(self.completion.applied(self.text()))
        self.textEdited.emit(self.text())
        return True

    def event(self, event: QEvent) -> bool:
        """Take Escape before any shortcut; leave undo and redo to the game where the field has none."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if self._is_for_the_game(event):
                event.ignore()
                return False
        return super().event(event)

    def _is_for_the_game(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in STEPS and len(self._completions) > 1:
            self._at = (self._at + STEPS[key]) % len(self._completions)
            self.update()
        elif key == Qt.Key.Key_Right and self.cursorPosition() == len(self.text()) and self.accept():
            event.accept()
        else:
            super().keyPressEvent(event)
            if key in ENTER:  # Qt leaves it to the form, which would enter what is unclear here, or confirm a question
                event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return (forward and self.accept()) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.ghost or not self.hasFocus():
            return
        with QPainter(self) as painter:
            painter.setFont(self.font())
            painter.setPen(colour(colours(self.palette()).muted))
            cursor = self.cursorRect()
            # the cursor's rectangle is wider than the cursor, evenly on both sides
            start = cursor.center().x() + 1
            room = QRect(start, 0, self.width() - start - Space.XS, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.ghost)


WIDE = 600
"""From this width on (px) an entry in words needs one line."""


class PreviewFrame(QFrame):
    """The frame of an entry in words: of as many lines as it takes in the end, so that it hardly grows meanwhile."""

    def __init__(self, preview: QLabel) -> None:
        super().__init__()
        self._preview = preview
        preview.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setProperty("kind", "card")
        packed(QVBoxLayout(self), preview, margins=(Space.S, 2, Space.S, 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._preview.setMinimumHeight(self._lines_at(self.width()))

    def usual_height(self, width: int) -> int:
        """Return the height for an entry of usual length (px)."""
        margins = self.contentsMargins() if (layout := self.layout()) is None else layout.contentsMargins()
        return self._lines_at(width) + margins.top() + margins.bottom() + 2 * self.frameWidth()

    def _lines_at(self, width: int) -> int:
        lines = "" if width >= px(WIDE) else "\n"
        return self._preview.fontMetrics().boundingRect(QRect(), 0, lines).height()


OPEN, CLOSE = "\ue000", "\ue001"
"""Private-use characters around gaps, replaced when shown."""


class QuickBar(QWidget):
    """The typed line with its preview."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quickBar")
        self.field = QuickField()
        self.field.setObjectName("quickEntry")
        self.field.setAccessibleName(translate("What happened, in a few words"))
        self.field.setClearButtonEnabled(False)
        self.reading = label("quickReading")
        self.reading.setTextFormat(Qt.TextFormat.RichText)
        packed(QVBoxLayout(self), self.field, PreviewFrame(self.reading), spacing=Space.XS)

    @property
    def text(self) -> str:
        return self.field.text()

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Clear the text without announcing it."""
        self.set_text("")
        self.field.set_completions(())

    def set_text(self, text: str) -> None:
        """Set the text without announcing it."""
        with QSignalBlocker(self.field):
            self.field.setText(text)  # unlike clear(), leaves no undo history: Ctrl+Z belongs to the game now

    def set_example(self, example: str) -> None:
        self.field.setPlaceholderText(translate("For example: {line}").format(line=example))

    def show_line(self, line: QuickLine, skipped: int = 0) -> None:
        """Show how the line is read, and offer completions; ``skipped`` leading characters were not read."""
        kind = line.state.draft.kind

        def gap(field: Field) -> str:
            return f"{OPEN}{called(field, kind)}{CLOSE}"

        words = line.words(gap)
        muted = rf'<span style="color:{colours(self.palette()).muted}">\1</span>'
        self.reading.setText(re.sub(f"{OPEN}(.*?){CLOSE}", muted, html.escape(words)))
        plain = words.replace(OPEN, "").replace(CLOSE, "")
        self.reading.setAccessibleName(plain)
        self.field.setAccessibleDescription(plain)
        self.field.set_completions(
            [replace(c, start=c.start + skipped, end=c.end + skipped) for c in line.reading.completions]
        )
