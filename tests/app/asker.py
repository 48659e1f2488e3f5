"""A simulated user who asks why a cell is as it is."""

from PySide6.QtWidgets import QDockWidget, QLabel

from app.features.explain import WhyLink, WhyView
from core.model.cards import Card
from core.model.seats import Holder
from tests.app.player import Player


class Asker(Player):
    """Asks by clicks and keys, and reads the panel."""

    @property
    def dock(self) -> QDockWidget:
        return self.child(QDockWidget, "whyDock")

    @property
    def panel(self) -> WhyView:
        return self.child(WhyView, "whyView")

    @property
    def heading(self) -> str:
        return self.text("whyHeading")

    @property
    def read(self) -> str:
        """Return the text of the panel, without its heading."""
        return "\n".join(label.text() for label in self.panel._body.findChildren(QLabel))

    def find_out(self, heading: str) -> None:
        """Wait until the panel has this heading."""
        self.wait(lambda: self.heading == heading and not self.panel.is_stale)

    def look_at(self, card: str, holder: str, heading: str) -> None:
        """Click a cell, and wait for what is said of it."""
        self.click_cell(card, holder)
        self.find_out(heading)

    @property
    def lit(self) -> frozenset[int]:
        return self.window.page.events.model.lit

    @property
    def outlined(self) -> frozenset[tuple[Card, Holder]]:
        return self.window.page.sheet.model._outlined

    def link(self, entry: int) -> WhyLink:
        return self.child(WhyLink, f"whyEntry{entry}")
