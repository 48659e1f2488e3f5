"""Cards that nobody was dealt: face up on the table, or face down in the pool."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from app.dialogs.calm_widgets import CalmSpinBox, ProblemLabel
from app.language import card_name, translate
from app.theme import Space
from core.model.cards import Card


class LeftoversForm(QWidget):
    """The size of the pool; the face-up cards are clicked among the cards."""

    pool_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = CalmSpinBox()
        self.pool.setObjectName("setupPool")
        self.pool.valueChanged.connect(self.pool_changed)
        self.face_up = QLabel()
        self.face_up.setObjectName("setupFaceUp")
        self.face_up.setWordWrap(True)
        self.problem = ProblemLabel("setupPoolProblem")
        form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow(translate("LeftoversForm", "Face down (the pool)"), self.pool)
        form.addRow(translate("LeftoversForm", "Face up"), self.face_up)
        form.addRow(self.problem)

    def show_leftovers(self, pool: int, most: int, face_up: Sequence[Card]) -> None:
        """Show how many cards are in the pool, of at most ``most``, and which lie face up."""
        self.pool.blockSignals(True)
        self.pool.setMaximum(max(most, pool))
        self.pool.setValue(pool)
        self.pool.blockSignals(False)
        names = ", ".join(map(card_name, face_up))
        self.face_up.setText(names or translate("LeftoversForm", "none; click them among the cards"))
