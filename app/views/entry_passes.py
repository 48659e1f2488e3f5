"""Who passed, as chips: a click takes out a pass that nobody noticed, another puts it back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.language import translate
from app.models.entry_draft import EntryDraft
from app.verbatim import keyless
from app.views.entry_page import emptied
from app.views.flow_layout import FlowLayout


class PassChips(QWidget):
    """A chip for each player who was asked before the refuter; behind them what else stands in that row."""

    toggled = Signal(object)
    """The draft with the pass taken out, or put back."""

    def __init__(self, trailing: tuple[QWidget, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trailing = trailing
        self.setObjectName("entryPasses")
        self._flow = FlowLayout(self)
        self._draft: EntryDraft | None = None
        self._shown: tuple[tuple[str, bool], ...] = ()
        self._chips: dict[str, QPushButton] = {}
        for widget in trailing:
            self._flow.addWidget(widget)

    def show_draft(self, draft: EntryDraft) -> None:
        """Show the passes of a draft."""
        self._draft = draft
        shown = tuple((name, name in draft.passed) for name in draft.could_pass())
        if shown == self._shown:
            return
        focused = next((name for name, chip in self._chips.items() if chip.hasFocus()), None)
        self._shown = shown
        self._clear()
        self._chips = {name: self._chip(name, passed=passed) for name, passed in shown}
        for widget in self._trailing:
            self._flow.addWidget(widget)
        if focused in self._chips:
            self._chips[focused].setFocus()
        self.updateGeometry()

    def _clear(self) -> None:
        for widget in self._trailing:
            self._flow.removeWidget(widget)
        emptied(self._flow)

    def _chip(self, name: str, *, passed: bool) -> QPushButton:
        chip = QPushButton(keyless(f"{name} ×" if passed else f"{name} ?"), self)
        chip.setObjectName(f"entryPassed.{name}")
        chip.setProperty("kind", "chip")
        chip.setAutoDefault(False)
        font = chip.font()
        font.setStrikeOut(not passed)
        font.setItalic(not passed)
        chip.setFont(font)
        chip.setToolTip(
            (
                translate("EntryPasses", "{who} passed. Click if nobody noticed that")
                if passed
                else translate("EntryPasses", "{who} is left out. Click if {who} passed")
            ).format(who=name)
        )
        chip.setAccessibleName(
            (translate("EntryPasses", "{who} passed") if passed else translate("EntryPasses", "{who} left out")).format(
                who=name
            )
        )
        chip.clicked.connect(lambda: self._toggle(name))
        self._flow.addWidget(chip)
        chip.show()
        return chip

    def _toggle(self, name: str) -> None:
        if self._draft is not None:
            out = name in self._draft.passed
            self.toggled.emit(self._draft.without_pass(name) if out else self._draft.with_pass(name))
