"""Input fields that ignore the mouse wheel unless focused, and drop-downs of named values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from app.ui.accessible import announce
from app.ui.icons import paint_mark
from app.ui.language import localized, translate
from app.ui.text import broken
from app.ui.theme import colour, colours, px
from core.engines.tuning import ENGINES
from core.model.rules import ShowModel
from core.text.text import Named, say

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # PySide crashes with a second widget base

ARROW = 11
"""The width of an arrow (px)."""

INDENT = 6
"""The space before a number (px), which the style omits for frameless buttons."""


class NoWheelMixin(_Widget):
    """Ignores the wheel unless focused, so that it scrolls the surroundings instead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NoWheelSpinBox(NoWheelMixin, QSpinBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(px(INDENT), 0, 0, 0)
        self.setStyleSheet(
            "QSpinBox { padding-right: 2px; }"
            "QSpinBox::up-button, QSpinBox::down-button { border: 0; background: transparent; width: 18px; }"
            "QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        left, half = self.width() - 18, self.height() / 2
        paint_arrow(self, QRectF(left, 2, 14, half - 2), up=True, enabled=self.value() < self.maximum())
        paint_arrow(self, QRectF(left, half, 14, half - 2), up=False, enabled=self.value() > self.minimum())


class NoWheelComboBox(NoWheelMixin, QComboBox):
    """A combo box that ignores the wheel unless focused, and may be narrower than its longest item."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setStyleSheet(
            "QComboBox::drop-down { border: 0; background: transparent; width: 20px; }"
            "QComboBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = QRectF(self.width() - 20, 0, 16, self.height())
        paint_arrow(self, box, up=False, enabled=self.isEnabled())


def paint_arrow(widget: QWidget, box: QRectF, *, up: bool, enabled: bool) -> None:
    """Paint the arrow of a field or a menu in the middle of a box."""
    tokens = colours(widget.palette())
    ink = colour(tokens.muted, 1.0 if enabled and widget.isEnabled() else 0.4)
    painter = QPainter(widget)
    square = QRectF(0, 0, px(ARROW), px(ARROW))
    square.moveCenter(box.center())
    if up:
        painter.translate(0, 2 * square.center().y())
        painter.scale(1, -1)
    paint_mark(painter, "more", square, ink, 1.6)
    painter.end()


class ProblemLabel(QLabel):
    """Shows what is wrong beside a field; hidden while nothing is."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(2)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # a long word must not push the fields aside

    def say(self, text: str) -> None:
        """Show a text, or hide the label where it is empty."""
        self.setText(text)
        self.setVisible(bool(text))
        announce(self, text)


WIDEST = 260
"""The greatest width (px); longer names are cut off."""


class HolderChoice(NoWheelComboBox):
    """A combo box as wide as its names; ``name`` is its object name, ``spoken`` its accessible name."""

    def __init__(self, name: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaximumWidth(px(WIDEST))


SHOW_MODELS: Final[Mapping[ShowModel, Named]] = {
    ShowModel.RANDOM: Named(
        say("Picked at random", "how players choose a card to show"),
        say(
            "Players who can choose which card to show pick one at random. A card shown to you makes the others that "
            "you named a little less likely in that hand."
        ),
    ),
    ShowModel.IGNORE: Named(
        say("Choice ignored", "how players choose a card to show"),
        say("A card shown to you says that this player holds it, and nothing about the others that you named."),
    ),
}

Options = Mapping[str, tuple[str, str]] | Mapping[ShowModel, tuple[str, str]]


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
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show another value without announcing it; an unknown name shows the first."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(max(self.findData(str(value)), 0))
        self.blockSignals(blocked)


def _explained(title: str, tip: str) -> str:
    return translate("{title}: {explanation}").format(title=localized(title), explanation=localized(tip))
