"""The two choices in the tool bar: which engine answers, and how players are thought to choose the card they show."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from app.dialogs.calm_widgets import CalmComboBox
from core.model.rules import ShowModel

ENGINES: Final[Mapping[str, tuple[str, str]]] = {
    "auto": ("Automatic", "Takes the best engine for this game: exact wherever that can be done in time."),
    "exact": ("Exact", "Counts every possible deal. The numbers are exact, not estimates."),
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


TIP_WIDTH: Final = 70
"""How many letters there are in a line of a tool tip, which Qt doesn't break itself."""


def _broken(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), TIP_WIDTH)


class Choice(CalmComboBox):
    """A drop-down whose values are names, each with a title and a tool tip that explains it."""

    def __init__(self, name: str, label: str, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(label)
        for value, (title, tip) in options.items():
            self.addItem(title, str(value))
            self.setItemData(self.count() - 1, _broken(tip), Qt.ItemDataRole.ToolTipRole)
        self.setToolTip("\n\n".join([label, *(_broken(f"{title}: {tip}") for title, tip in options.values())]))
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
