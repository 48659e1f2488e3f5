"""The page at the end of a practice game: who won, all hands, how close everyone was, and what can be done now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from app.features.game_over import text as words
from app.ui.announcing import announce
from app.ui.language import translate
from app.ui.theme import Space, scale
from app.ui.widgets.labels import button, close_button, label
from app.ui.widgets.panels import FlowLayout, bring_to_front, packed, with_text
from app.ui.widgets.tables import WORDS, ReadTableView, WordTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.features.game_over.text import PracticeWords

USUAL: Final = QSize(720, 420)
PLAYER, CLOSE = 0, 2
"""The columns beside the cards, which take the free width."""


class HandsOfAll(WordTable):
    """A row for the envelope, each player, and the pool."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(words.hands_columns(), (), parent)
        self.rows: tuple[tuple[str, ...], ...] = ()

    def set_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    @property
    def n_rows(self) -> int:
        return len(self.rows)

    def cells(self, row: int) -> Sequence[str]:
        return self.rows[row]


class PracticeEndPage(QDialog):
    """Says how a practice game ended. ``again_wanted``: another game, True for the same deal."""

    review_wanted = Signal()
    again_wanted = Signal(bool)
    copy_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practiceEnd")
        self.setWindowTitle(translate("The game is over"))
        self.heading = label("practiceEndHeading", "heading")
        self.facts = label("practiceEndFacts", "muted")
        self.model = HandsOfAll(self)
        self.table = ReadTableView("practiceEndHands", translate("All hands"), self)
        self.table.setModel(self.model)
        self.table.setStyleSheet(self.table.styleSheet() + WORDS)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        across = self.table.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (PLAYER,) if scale() > 1 else (PLAYER, CLOSE):  # enlarged words leave too little for the cards
            across.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self.resize(with_text(self, USUAL))

    def _lay_out(self) -> None:
        review = button("practiceEndReview", translate("&Review"), "primary")
        tip = translate("Another game with the same rivals, and other cards")
        new = button("practiceEndNew", translate("&Play again"), tip=tip)
        tip = translate("The same game from the beginning: the same cards, dice and rivals")
        same = button("practiceEndSame", translate("&Same deal again"), tip=tip)
        tip = translate("Copy how the game ended as text that names no card, to share it")
        copy = button("practiceEndCopy", translate("C&opy result"), tip=tip)
        review.clicked.connect(self.review_wanted)
        new.clicked.connect(partial(self.again_wanted.emit, False))
        same.clicked.connect(partial(self.again_wanted.emit, True))
        copy.clicked.connect(self.copy_wanted)
        copy.clicked.connect(self._say_copied)
        foot = QWidget()
        flow = FlowLayout(foot, Space.S)
        for each in (review, new, same, copy):
            flow.addWidget(each)
        ends = packed(QHBoxLayout(), (foot, 1), close_button("practiceEndClose", self), spacing=Space.S)
        parts = self.heading, self.facts, (self.table, 1), ends
        packed(QVBoxLayout(self), *parts, margins=Space.M, spacing=Space.S)
        review.setDefault(True)
        self._review, self._copy, self._unsaid = review, copy, copy.text()

    def come_to_front(self) -> None:
        """Show the page, with the focus on what comes next."""
        bring_to_front(self)
        self._copy.setText(self._unsaid)
        self._review.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self.heading.text()} {self.facts.text()}")

    def _say_copied(self) -> None:
        self._copy.setText(translate("Copied"))
        announce(self._copy, self._copy.text())

    def show_words(self, said: PracticeWords) -> None:
        self.heading.setText(said.heading)
        self.facts.setText(words.practice_facts(said.how))
        self.model.set_rows(said.rows)
        self.table.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.resizeRowsToContents()
