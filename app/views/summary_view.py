"""What the numbers come to: the likeliest solution, and how much is still open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.numbers import count, fine_percent
from app.theme import Space
from app.views.elided_label import ElidedLabel
from core.model.cards import Triple

if TYPE_CHECKING:
    from core.engines.posterior import EnvelopeJoint, Posterior

NOTHING = "\N{EN DASH}"
FADED = 0.5
SECOND_LINE = 22
"""The height of the second line, in pixels: the button back to now fits in."""

TIE = 1e-9
"""Solutions whose probabilities differ by less than this are shown as equally likely."""


class SummaryView(QFrame):
    """The lines above the sheet: likeliest solution and its probability, deals, solutions, entropy, engine.

    Where one looks back they say to when, and ``back_wanted`` asks to return; nothing below them moves.
    """

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("summaryView")
        self.setProperty("kind", "card")
        self._caption = _label("summaryCaption", "muted")
        self._solution = ElidedLabel()
        self._solution.setObjectName("summarySolution")
        self._solution.setProperty("kind", "figure")
        self._probability = _label("summaryProbability", "figure")
        self._deals = Figure("summaryDeals", "deals left", "Ways in which all cards can still lie")
        self._solutions = Figure("summarySolutions", "solutions left", "Triples that can still be in the envelope")
        self._entropy = Figure(
            "summaryEntropy",
            "bits open",
            "Entropy of the envelope: how many yes-or-no answers are still missing, at best",
        )
        self._engine = Figure("summaryEngine", "", "")
        self._back = QPushButton("Back to now (Esc)")
        self._back.setObjectName("backToNow")
        self._back.setProperty("kind", "slim")
        self._back.setFixedHeight(SECOND_LINE)
        self._back.clicked.connect(self.back_wanted)
        self._back.hide()
        self._past, self._solved = "", False
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        first.setSpacing(Space.S)
        first.addWidget(self._caption)
        first.addWidget(self._solution)
        first.addWidget(self._probability)
        first.addStretch(1)
        second.setSpacing(Space.L)
        for figure in (self._deals, self._solutions, self._entropy, self._engine):
            second.addWidget(figure)
        second.addStretch(1)
        second.addWidget(self._back)
        second.addStrut(SECOND_LINE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.M, Space.XS, Space.M, Space.XS)
        layout.setSpacing(2)
        layout.addLayout(first)
        layout.addLayout(second)

    def clear(self) -> None:
        """Show that nothing is known yet."""
        self._solved = False
        self._show_moment()
        self._solution.setText(NOTHING)
        self._probability.setText("")
        for figure in (self._deals, self._solutions, self._entropy):
            figure.show_value(NOTHING)
        self._engine.show_value(NOTHING)

    def set_past(self, past: str) -> None:
        """Say which moment of the past this is; nothing, for now."""
        self._past = past
        self._engine.setHidden(bool(past))
        self._back.setVisible(bool(past))
        self._show_moment()

    def _show_moment(self) -> None:
        self._caption.setText(self._past or ("Solved" if self._solved else "Most likely"))
        self._set_kind("past" if self._past else "solved" if self._solved else "card")

    def set_stale(self, stale: bool) -> None:
        """Fade what belongs to an earlier state of the game."""
        self._effect.setOpacity(FADED)
        self._effect.setEnabled(stale)

    def show_posterior(self, posterior: Posterior) -> None:
        """Show what an answer comes to."""
        self.set_stale(False)
        self._solved = solved = posterior.solutions == 1
        self._show_moment()
        self._show_likeliest(posterior.envelope)
        self._deals.show_value(NOTHING if posterior.deals is None else count(posterior.deals), _digits(posterior.deals))
        self._solutions.set_caption("solution left" if solved else "solutions left")
        self._solutions.show_value(NOTHING if posterior.solutions is None else count(posterior.solutions))
        bits = posterior.entropy_bits
        self._entropy.show_value(NOTHING if bits is None else f"{bits:.2f}")
        self._show_engine(posterior)

    def _show_likeliest(self, envelope: EnvelopeJoint | None) -> None:
        if envelope is None:
            self._solution.setText(NOTHING)
            self._probability.setText("")
            return
        best, p = envelope.top(1)[0]
        tied = len(envelope) > 1 and float(envelope.probabilities.min()) > p - TIE
        self._solution.setText("all of them alike" if tied else _names(best))
        certain = "certain" if len(envelope) == 1 else fine_percent(p)
        self._probability.setText(f"{certain} each" if tied else certain)

    def _show_engine(self, posterior: Posterior) -> None:
        exactness = "exact" if posterior.exact else "estimate"
        self._engine.set_caption(f"{posterior.elapsed_ms:.0f} ms")
        self._engine.show_value(posterior.engine.capitalize(), f"{posterior.engine}, {exactness}: {posterior.method}")

    def _set_kind(self, kind: str) -> None:
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)


class Figure(QWidget):
    """A number, and beside it what it counts."""

    def __init__(self, name: str, caption: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tip = tip
        self._value = _label(name, "heading")
        self._caption = _label(f"{name}Caption", "muted")
        self._caption.setText(caption)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._value)
        layout.addWidget(self._caption)

    def set_caption(self, caption: str) -> None:
        """Say what the number counts."""
        self._caption.setText(caption)

    def show_value(self, text: str, more: str = "") -> None:
        """Show a number; ``more`` goes into the tool tip."""
        self._value.setText(text)
        self._value.setAccessibleName(f"{self._caption.text()}: {text}")
        self.setToolTip("\n".join(part for part in (self._tip, more) if part))


def _label(name: str, kind: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("kind", kind)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _names(solution: Triple) -> str:
    return ", ".join(card.name for card in solution)


def _digits(deals: int | None) -> str:
    return "" if deals is None or deals.bit_length() > 256 else f"{deals:,}"
