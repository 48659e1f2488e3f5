"""The list of corrections for a conflict, entry by entry; a click, or the arrow keys and Enter, applies one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.features.conflicts.model import CorrectionChoice, EntryCorrections
from app.ui.language import localized, translate
from app.ui.text import event_line
from app.ui.theme import Space
from app.ui.verbatim import escape_mnemonics
from app.ui.widgets.form import captioned, emptied, level
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import FlowLayout

FEW = 5
"""Number of changes per entry shown at once; a button shows the rest."""

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WIDEST = 490
"""The greatest width of the text on a button (px); the tool tip has the whole text."""

LEAST_HEIGHT = 90
FRAME = 6
"""Space above and below the rows (px)."""

SCROLL_BAR = 13
"""Space reserved for the scroll bar (px)."""


class CorrectionsPanel(QFrame):
    """Lies over the sheet, below the bar that opened it, no larger than it needs to be.

    ``chosen`` carries the :class:`CorrectionChoice`; ``setup_wanted``: correct the set-up; ``left``: close the panel.
    """

    chosen = Signal(object)
    setup_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clashMends")
        self.setProperty("kind", "card")
        self.setAutoFillBackground(True)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        self._rows.setSpacing(Space.XS)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("clashScroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(self._scroll)
        self._anchor: QWidget | None = None
        self.hide()

    # --- contents

    def show_why(self, steps: Sequence[str]) -> None:
        """Show the reasons for the conflict; the corrections come later."""
        emptied(self._rows)
        text = " ".join(map(localized, steps)) or translate(
            "ClashMends", "No deal fits all of them, though no short chain of steps shows it."
        )
        why = QLabel(text)
        why.setObjectName("clashWhy")
        why.setWordWrap(True)
        why.setTextFormat(Qt.TextFormat.PlainText)
        self._rows.addWidget(why)
        self._rows.addWidget(label("clashWaiting", "muted", translate("ClashMends", "Looking for what would mend it…")))
        self._place()

    def show_corrections(self, corrections: Sequence[EntryCorrections], doubt: str) -> None:
        """Offer the corrections of each entry; ``doubt`` says which part of the set-up may be wrong, if any."""
        while self._rows.count() > 1:
            _drop(self._rows)
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
        setup = button("mendSetup", translate("ClashMends", "Correct the set-up…"), "chip")
        setup.clicked.connect(self.setup_wanted)
        flow.addWidget(label("clashDoubt", "muted", localized(doubt)))
        flow.addWidget(setup)
        return row

    # --- position

    def set_anchor(self, anchor: QWidget) -> None:
        """Lie below this sibling widget."""
        self._anchor = anchor
        for watched in (anchor, self._inside, self.parentWidget()):
            if watched is not None:
                watched.installEventFilter(self)

    def unfold(self, unfolded: bool) -> None:
        """Appear below the anchor, or disappear."""
        self.setVisible(unfolded)
        if unfolded:
            self._place()
            self.raise_()
            self.take_focus()

    def _place(self) -> None:
        parent, anchor = self.parentWidget(), self._anchor
        if parent is None or anchor is None or not self.isVisible():
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
        """Focus the first correction."""
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
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, Space.XS, 0, 0)
        rows.setSpacing(Space.XS)
        title = QLabel()
        title.setTextFormat(Qt.TextFormat.PlainText)
        title.setWordWrap(True)
        number = translate("ClashMends", "Entry {number}").format(number=entry.event + 1)
        title.setText(f"{number}   {entry.line}")
        title.setProperty("kind", "heading")
        rows.addWidget(title)
        if entry.changes:
            rows.addWidget(
                captioned(translate("ClashMends", "Rather", "what may have happened instead"), self._changes(entry))
            )
        elif not entry.suffices:
            alone = translate("ClashMends", "To change this entry alone is not enough.")
            rows.addWidget(label(f"mendNone.{entry.event + 1}", "muted", alone))
        rows.addWidget(captioned(translate("ClashMends", "Or", "what else can be done"), self._others(entry)))

    def _changes(self, entry: EntryCorrections) -> QWidget:
        """Return the first few changes; all of them, where hiding the rest would save next to nothing."""
        chips, few = _Chips(), FEW if len(entry.changes) > FEW + 1 else len(entry.changes)
        for i in range(few):
            chips.add(self._change(entry, i))
        if few < len(entry.changes):
            words = translate("ClashMends", "%n more…", "changes of an entry", len(entry.changes) - few)
            more = button(f"mendMore.{entry.event + 1}", words, "quiet")
            more.clicked.connect(partial(self._add_rest, chips, more, entry))
            chips.add(more)
        return chips

    def _add_rest(self, chips: _Chips, more: QPushButton, entry: EntryCorrections, checked: bool = False) -> None:
        more.hide()
        rest = [self._change(entry, i) for i in range(FEW, len(entry.changes))]
        for one in rest:
            chips.add(one)
        rest[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, entry: EntryCorrections, i: int) -> QPushButton:
        return self._button(f"mend.{entry.event + 1}.{i}", entry.changes[i])

    def _others(self, entry: EntryCorrections) -> QWidget:
        chips = _Chips()
        for fix in entry.others:
            chips.add(self._button(f"mend{fix.kind.capitalize()}.{entry.event + 1}", fix))
        return chips

    def _button(self, name: str, fix: CorrectionChoice) -> QPushButton:
        words = localized(fix.words)
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, WIDEST)
        made = button(name, escape_mnemonics(shown), "chip", _tip(fix, words))
        made.setAccessibleName(words)
        made.clicked.connect(partial(self._choose, fix))
        return made

    def _choose(self, fix: CorrectionChoice, checked: bool = False) -> None:
        self._owner.chosen.emit(fix)


def _tip(fix: CorrectionChoice, words: str) -> str:
    """Return what a correction does, with the changed entry."""
    if fix.to is None:
        return words
    tip = translate("ClashMends", "{change}.\nEntry {number} would be\n{line}")
    return tip.format(change=words, number=fix.event + 1, line=event_line(fix.to))


class _Chips(QWidget):
    """Buttons in a flowing row."""

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self)

    def add(self, button: QPushButton) -> None:
        self._flow.addWidget(button)
        if self.isVisible():
            button.show()
        self.updateGeometry()


def _drop(rows: QVBoxLayout) -> None:
    """Remove the last row."""
    item = rows.takeAt(rows.count() - 1)
    if item is not None and (widget := item.widget()) is not None:
        widget.hide()
        widget.deleteLater()
