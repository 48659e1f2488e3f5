"""A group of exclusive options: one Tab stop, with arrow keys and single-key choices inside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from app.ui.theme import px
from app.ui.widgets.flow_layout import FlowLayout
from app.ui.widgets.option_button import Option, OptionButton

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


MANY = 6
WIDEST_OF_MANY = 76
WIDEST = 200
"""The greatest width of a label in a row (px), so that the cards below need not scroll."""


class OptionGroup(QWidget):
    """Options in a column (cards) or in a flowing row (players).

    ``chosen`` carries the value whose button or key was pressed, also when it was already chosen. Buttons are named
    after the group and the value: ``entryRefuter.Dot``.
    """

    chosen = Signal(str)
    pointed = Signal(str)
    """An option was chosen by mouse or touch; ``chosen`` has been emitted."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None, *, column: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._column = column
        self._buttons: dict[str, OptionButton] = {}
        self._options: tuple[Option, ...] = ()
        self._value: str | None = None
        self._layout = self._laid_out()

    def _laid_out(self) -> QLayout:
        if not self._column:
            return FlowLayout(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        return layout

    # --- options and value

    @property
    def value(self) -> str | None:
        """The chosen value."""
        return self._value

    def button(self, value: str) -> OptionButton:
        """Return the button of a value. Raises KeyError."""
        return self._buttons[value]

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer these options; unchanged ones are left alone, without flicker."""
        if self._options == tuple(options):
            return
        focused = self._at()
        self._options = tuple(options)
        for button in self._buttons.values():
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {option.value: self._made(option) for option in options}
        self._show_value()
        self.updateGeometry()
        if focused is not None:
            self.take_focus()

    def _made(self, option: Option) -> OptionButton:
        widest = None if self._column else px(WIDEST_OF_MANY if len(self._options) > MANY else WIDEST)
        button = OptionButton(option, self, framed=not self._column, widest=widest)
        button.setObjectName(f"{self.objectName()}.{option.value}")
        button.clicked.connect(self._clicked)
        self._layout.addWidget(button)
        button.show()
        return button

    def set_value(self, value: str | None) -> None:
        """Show this value as chosen (None for none)."""
        self._value = value
        self._show_value()

    def _show_value(self) -> None:
        for value, button in self._buttons.items():
            button.setChecked(value == self._value)
        stop = self._stop()
        for button in self._buttons.values():
            tab = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(tab)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, OptionButton):
            self._show_value()  # the click has toggled the button, but the owner decides about the value
            self.chosen.emit(button.option.value)
            if button.is_pointed:
                self.pointed.emit(button.option.value)

    # --- focus and keys

    def _stop(self) -> OptionButton | None:
        """The button where Tab stops: the chosen one, else the first."""
        if self._value is not None and self._value in self._buttons:
            return self._buttons[self._value]
        return next(iter(self._buttons.values()), None)

    def _at(self) -> int | None:
        return next((i for i, button in enumerate(self._buttons.values()) if button.hasFocus()), None)

    def take_focus(self, row: int | None = None) -> None:
        """Focus the chosen option, or the first; with ``row``, the one in that row."""
        buttons = list(self._buttons.values())
        target = self._stop() if row is None or not buttons else buttons[min(row, len(buttons) - 1)]
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_row(self) -> int | None:
        """The row of the focused option, None where the focus is elsewhere."""
        return self._at()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._choose_by_key(event) or self._step(event):
            return
        event.ignore()

    def _choose_by_key(self, event: QKeyEvent) -> bool:
        typed = event.text().casefold()
        if not typed or event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        for option in self._options:
            if option.key == typed and self._buttons[option.value].isEnabled():
                self.chosen.emit(option.value)
                return True
        return False

    def _step(self, event: QKeyEvent) -> bool:
        steps = STEPS if self._column else STEPS | SIDEWAYS
        step, at = steps.get(Qt.Key(event.key())), self._at()
        if step is None or at is None:
            return False
        self.take_focus(max(0, at + step))
        return True
