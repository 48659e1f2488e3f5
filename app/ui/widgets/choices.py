"""The drop-downs of the tool bar: the engine, and how players choose the card they show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from app.ui.language import localized, translate
from app.ui.text import broken
from app.ui.widgets.fields import NoWheelComboBox
from core.model.rules import ShowModel
from core.text.text import say

Option = tuple[str, str]
"""A title, and what it means: as texts, or said already in the language of the window."""

ENGINES: Final[Mapping[str, Option]] = {
    "auto": (
        say("Choices", "Automatic", "which engine answers"),
        say(
            "Choices",
            "Exact wherever that can be done in time. Else an estimate first, which the exact numbers replace if they "
            "can still be had.",
        ),
    ),
    "exact": (
        say("Choices", "Exact", "an engine"),
        say(
            "Choices",
            "Counts every possible deal, and says so where those are too many. The numbers are exact, not estimates.",
        ),
    ),
    "centre": (
        say("Choices", "Centre", "an engine: the analytic centre"),
        say(
            "Choices",
            "A quick estimate without a known error: the analytic centre of what is possible, or beliefs over whole "
            "hands, as chosen in the preferences.",
        ),
    ),
    "montecarlo": (
        say("Choices", "Monte Carlo", "an engine: the method of drawing at random"),
        say(
            "Choices",
            "Draws possible deals at random and counts those. An estimate whose error is known; how many are drawn is "
            "set in the preferences.",
        ),
    ),
}
"""Title and description of each engine. Not taken from the registry, which imports numpy."""

DEFAULT_ENGINE: Final = "auto"

SHOW_MODELS: Final[Mapping[ShowModel, Option]] = {
    ShowModel.RANDOM: (
        say("Choices", "Picked at random", "how players choose a card to show"),
        say(
            "Choices",
            "Who can choose between several cards to show me picks one at random. A card that I am shown then makes "
            "the others that I named a little less likely in the same hand.",
        ),
    ),
    ShowModel.IGNORE: (
        say("Choices", "Choice ignored", "how players choose a card to show"),
        say(
            "Choices",
            "A card that I am shown says that this player holds it, and nothing about the others that I named.",
        ),
    ),
}

Options = Mapping[str, Option] | Mapping[ShowModel, Option]


def engine_title(engine: str) -> str:
    """Return the title of an engine. Raises KeyError."""
    return localized(ENGINES[engine][0])


class ChoiceBox(NoWheelComboBox):
    """A drop-down of named values, each with a title and an explaining tool tip."""

    def __init__(self, name: str, label: str, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(label)
        tips = [label]
        for value, (title, tip) in options.items():
            self.addItem(localized(title), str(value))
            self.setItemData(self.count() - 1, broken(localized(tip)), Qt.ItemDataRole.ToolTipRole)
            tips.append(broken(_explained(title, tip)))
        self.setToolTip("\n\n".join(tips))
        self.setAccessibleDescription(self.toolTip())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def value(self) -> str:
        """The name of the chosen value."""
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show another value without announcing it; an unknown name shows the first."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(max(self.findData(str(value)), 0))
        self.blockSignals(blocked)


def _explained(title: str, tip: str) -> str:
    return translate("Choices", "{title}: {explanation}").format(title=localized(title), explanation=localized(tip))
