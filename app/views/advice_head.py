"""The head of the advice panel: what to do now, in one large line, why, and the button that fills it in."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.key_tips import with_key
from app.language import localized, translate
from app.models.advice_headline import Headline
from app.theme import Space
from app.views.advice_options import AdviceOptions
from app.views.facts import label


class AdviceHead(QWidget):
    """Always to be seen, however small the panel. ``fill_wanted``: put what it says into the entry."""

    fill_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceHead")
        self._turn = label("adviceTurn", "muted")
        self._what = label("adviceHeadline", "figure")
        self._why = label("adviceReason", "")
        self._status = label("adviceStatus", "muted")
        self.options = AdviceOptions(self)
        self.fill = QPushButton(translate("AdviceHead", "&Fill in"))
        self.fill.setObjectName("adviceFill")
        self.fill.setProperty("kind", "primary")
        self.fill.setToolTip(with_key(translate("AdviceHead", "Put this into the entry"), self.fill.shortcut()))
        self.fill.clicked.connect(self.fill_wanted)
        self._can_fill = False
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.S)
        buttons.addWidget(self.fill)
        buttons.addWidget(self._status, 1)
        buttons.addWidget(self.options)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.XS)
        for part in (self._turn, self._what, self._why):
            layout.addWidget(part)
        layout.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    @property
    def text(self) -> str:
        """What it says to do; empty where it says nothing."""
        return self._what.text()

    def show_headline(self, headline: Headline, *, can_fill: bool) -> None:
        """Say what to do; ``can_fill``: whether the entry may be filled in now."""
        for part, text in ((self._turn, headline.turn), (self._what, headline.what), (self._why, headline.why)):
            part.setText(text)
            part.setVisible(bool(text))
        self._what.setAccessibleName(f"{headline.turn} {headline.what}")
        has_something = headline.proposal is not None or headline.shows is not None
        self._can_fill = can_fill and has_something
        self.fill.setVisible(has_something)
        self.fill.setEnabled(self._can_fill)

    def set_stale(self, stale: bool, status: str = "") -> None:
        """Fade what is said: it is of an earlier moment. ``status`` says so, in words."""
        for part in (self._turn, self._what, self._why):
            part.setEnabled(not stale)
        self.fill.setEnabled(self._can_fill and not stale)
        self.say(status)

    def say(self, status: str) -> None:
        """Say how far the advice is."""
        self._status.setText(localized(status))
