"""Which entries cannot be true together with what is told after the game, and what would mend that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.game_over import FEW, Objection
from app.models import game_over_words as words
from app.models.fixes import EntryFixes, Fix, FixKind, fixes_of
from app.theme import Space, px
from app.verbatim import keyless
from app.views.entry_page import emptied
from app.views.flow_layout import FlowLayout

HEIGHT = 190
"""How much of the window it may take, in pixels; more is scrolled to."""


class GameOverObjection(QFrame):
    """Hidden while nothing is wrong. ``entry_wanted`` names an entry to look at, ``chosen`` a Fix to be done."""

    entry_wanted = Signal(int)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gameOverObjection")
        self.setProperty("kind", "problem")
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        self._rows.setSpacing(Space.XS)
        scroll = QScrollArea()
        scroll.setObjectName("gameOverObjectionScroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(scroll)
        self.setFixedHeight(px(HEIGHT))
        self.text = ""
        self.hide()

    def show_objection(self, found: Objection | None) -> None:
        """Say what is wrong, or nothing."""
        emptied(self._rows)
        self.text = "" if found is None else words.objection(found.entries)
        if found is not None:
            self._rows.addWidget(_label("gameOverClash", self.text, "heading"))
            if found.steps:
                self._rows.addWidget(_label("gameOverWhy", words.why(found.steps), ""))
            for fixes in fixes_of(found.claim.case, found.entries, found.mends, ()):
                self._rows.addWidget(self._entry(fixes))
            self._rows.addStretch(1)
        self.setVisible(found is not None)

    def _entry(self, fixes: EntryFixes) -> QWidget:
        row = QWidget()
        layout = QVBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        line = words.entry_line(fixes.event, fixes.line)
        shown = _button(f"gameOverEntry{fixes.event}", line)
        shown.clicked.connect(partial(self._want, fixes.event))
        layout.addWidget(shown)
        offered = (*fixes.changes[:FEW], *(fix for fix in fixes.others if fix.kind is FixKind.ASIDE))
        layout.addWidget(self._fixes(offered))
        return row

    def _fixes(self, offered: Sequence[Fix]) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row, Space.XS)
        for i, fix in enumerate(offered):
            button = _button(f"gameOverFix{fix.event}.{i}", words.fix_label(fix), "slim")
            button.clicked.connect(partial(self._choose, fix))
            flow.addWidget(button)
        return row

    def _want(self, entry: int) -> None:
        self.entry_wanted.emit(entry)

    def _choose(self, fix: Fix) -> None:
        self.chosen.emit(fix)


def _label(name: str, text: str, kind: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setWordWrap(True)
    if kind:
        label.setProperty("kind", kind)
    return label


def _button(name: str, text: str, kind: str = "quiet") -> QPushButton:
    button = QPushButton(keyless(text))
    button.setObjectName(name)
    button.setProperty("kind", kind)
    button.setAutoDefault(False)
    button.setStyleSheet("text-align: left;")
    return button
