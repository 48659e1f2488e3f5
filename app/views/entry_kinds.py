"""The head of the entry: what kind of thing happened, and the way to type it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.language import translate
from app.models.entry_draft import Kind
from app.models.entry_words import kind_name
from app.views.entry_option import Option
from app.views.entry_page import quiet_button
from app.views.option_group import OptionGroup

KIND_KEYS = {Qt.Key.Key_F2: Kind.SUGGESTION, Qt.Key.Key_F3: Kind.ACCUSATION, Qt.Key.Key_F4: Kind.NOTE}


class EntryKinds(QWidget):
    """The three kinds as options, and a button that opens the command line."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds = OptionGroup("entryKind", translate("EntryKinds", "What happened"))
        keys = {kind: Qt.Key(key).name.removeprefix("Key_") for key, kind in KIND_KEYS.items()}
        self._kinds.set_options(tuple(Option(kind, kind_name(kind), keys[kind]) for kind in Kind))
        self.quick = quiet_button("entryQuick", "/", translate("EntryKinds", "Type what happened, in a few words"))
        self.quick.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._kinds, 1)
        layout.addWidget(self.quick, 0, Qt.AlignmentFlag.AlignTop)
        self._kinds.chosen.connect(self.chosen)

    def show_kind(self, kind: Kind) -> None:
        """Show this kind as chosen."""
        self._kinds.set_value(kind)
