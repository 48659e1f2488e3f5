"""The two choices in the tool bar: which engine answers, and how players are thought to choose the card they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from app.dialogs.calm_widgets import CalmComboBox
from app.words import broken
from core.model.rules import ShowModel

ENGINES: Final[Mapping[str, tuple[str, str]]] = {
    "auto": (
        "Automatic",
        """Exact wherever that can be done in time. Else an estimate first, which the exact numbers replace if they can
still be had.""",
    ),
    "exact": (
        "Exact",
        "Counts every possible deal, and says so where those are too many. The numbers are exact, not estimates.",
    ),
    "centre": (
        "Centre",
        """A quick estimate without a known error: the analytic centre of what is possible, or beliefs over whole hands,
as chosen in the preferences.""",
    ),
    "montecarlo": (
        "Monte Carlo",
        """Draws possible deals at random and counts those. An estimate whose error is known; how many are drawn is set
in the preferences.""",
    ),
}
"""Of each engine of the registry: its title, and what it does. Not asked of the registry, which imports numpy."""

DEFAULT_ENGINE: Final = "auto"

SHOW_MODELS: Final[Mapping[ShowModel, tuple[str, str]]] = {
    ShowModel.RANDOM: (
        "Picked at random",
        """Who can choose between several cards to show me picks one at random. A card that I am shown then makes the
others that I named a little less likely in the same hand.""",
    ),
    ShowModel.IGNORE: (
        "Choice ignored",
        "A card that I am shown says that this player holds it, and nothing about the others that I named.",
    ),
}

Options = Mapping[str, tuple[str, str]] | Mapping[ShowModel, tuple[str, str]]


class Choice(CalmComboBox):
    """A drop-down whose values are names, each with a title and a tool tip that explains it."""

    def __init__(self, name: str, label: str, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(label)
        for value, (title, tip) in options.items():
            self.addItem(title, str(value))
            self.setItemData(self.count() - 1, broken(tip), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip("\n\n".join([label, *(broken(f"{title}: {tip}") for title, tip in options.values())]))
        self.setAccessibleDescription(self.toolTip())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def value(self) -> str:
        """The name of what is chosen."""
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show what is chosen elsewhere, without announcing it; an unknown name shows the first."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(max(self.findData(str(value)), 0))
        self.blockSignals(blocked)
