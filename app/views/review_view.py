"""The review of a game, in a window beside it: in a few sentences, and decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QProgressBar, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from app.language import translate
from app.models import review_words as words
from app.models.review_model import ReviewModel
from app.theme import Space, px
from app.views.review_table import ReviewTable

if TYPE_CHECKING:
    from core.review.review import Review

USUAL = QSize(860, 600)
SMALLEST = QSize(600, 420)
MOST_SAID = 170
"""How much of the window the sentences take, in pixels; more is scrolled to."""


class ReviewView(QDialog):
    """Shows a review, or how far it has come. ``entry_wanted`` names an entry to go to."""

    entry_wanted = Signal(int)
    watched = Signal(bool)
    """Whether somebody looks: what nobody looks at need not be made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewView")
        self.setWindowTitle(translate("ReviewView", "Looking back at the game"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.decisions = ReviewModel(words.decision_columns(), self)
        self.told = ReviewModel(words.told_columns(), self)
        self._make_parts()
        self._lay_out()
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.say_progress(0.0)

    def _make_parts(self) -> None:
        self.headline = _label("reviewHeadline", "figure")
        self.said = _label("reviewSaid", "")
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar()
        self.progress.setObjectName("reviewProgress")
        self.progress.setAccessibleName(translate("ReviewView", "How much of the review is done"))
        self.progress.setRange(0, 100)
        self.mine = ReviewTable(self.decisions, "reviewDecisions", translate("ReviewView", "Your decisions"))
        self.entries = ReviewTable(self.told, "reviewTold", translate("ReviewView", "What the entries told you"))
        self.mine.chosen.connect(self.entry_wanted)
        self.entries.chosen.connect(self.entry_wanted)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("reviewTabs")
        self.tabs.setAccessibleName(translate("ReviewView", "Decisions and entries"))
        self.tabs.addTab(self.mine, translate("ReviewView", "Your &decisions"))
        self.tabs.addTab(self.entries, translate("ReviewView", "What the &entries told you"))

    def _lay_out(self) -> None:
        self._blank = QWidget()  # what keeps the rest above while there are no tables
        self._sentences = QScrollArea()
        self._sentences.setObjectName("reviewSentences")
        self._sentences.setAccessibleName(translate("ReviewView", "What there is to say of the game"))
        self._sentences.setFrameShape(QFrame.Shape.NoFrame)
        self._sentences.setWidgetResizable(True)
        self._sentences.setWidget(self.said)
        self._sentences.viewport().setAutoFillBackground(False)
        self._sentences.setMaximumHeight(px(MOST_SAID))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        layout.setSpacing(Space.S)
        layout.addWidget(self.headline)
        layout.addWidget(self.progress)
        layout.addWidget(self._sentences)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self._blank, 1)

    # --- what is shown

    def come_to_front(self) -> None:
        """Be seen, before other windows, with the keyboard on the decisions."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.mine.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_progress(self, share: float) -> None:
        """Say how much is done."""
        self._show_parts(done=False)
        self.headline.setText(translate("ReviewView", "Looking back at the game…"))
        self.progress.setValue(round(100 * share))

    def show_review(self, review: Review) -> None:
        """Show what was found."""
        self.headline.setText(words.headline(review))
        self.said.setText("\n".join(words.sentences_of(review)))
        self.decisions.set_lines(words.decision_lines(review))
        self.told.set_lines(words.told_lines(review))
        self._show_parts(done=True)
        if not review.decisions:
            self.tabs.setCurrentWidget(self.entries)

    def say_failure(self, text: str) -> None:
        """Say why there is no review."""
        self._show_parts(done=False)
        self.progress.hide()
        self.headline.setText(text)

    def _show_parts(self, *, done: bool) -> None:
        self.progress.setVisible(not done)
        self._blank.setVisible(not done)
        self._sentences.setVisible(done)
        self.tabs.setVisible(done)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.watched.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.watched.emit(False)


def _label(name: str, kind: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    if kind:
        label.setProperty("kind", kind)
    return label
