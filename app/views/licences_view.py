"""The licences of what the program is made of: its parts on the left, the text of one on the right."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPlainTextEdit, QSplitter, QWidget

from app.language import translate
from app.theme import Space

USUAL = QSize(920, 600)
SHARES = (210, 710)
ENDING = ".txt"


def notices() -> dict[str, Traversable]:
    """Return the files with the licences, by the name and version of the part; the program itself comes first.

    In a checkout these are those of what is in it, in a bundle those of all that is in the bundle.
    """
    files = {
        file.name.removesuffix(ENDING): file for file in resources.files("resources").joinpath("notices").iterdir()
    }
    return {name: files[name] for name in sorted(files, key=lambda name: (name != "Deerstalker", name.lower()))}


class LicencesView(QDialog):
    """A window of its own; the game goes on beside it. Esc closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("licencesView")
        self.setWindowTitle(translate("LicencesView", "Licences"))
        self._notices = notices()
        self._parts = QListWidget()
        self._parts.setObjectName("licenceParts")
        self._parts.setAccessibleName(translate("LicencesView", "Parts of the program"))
        self._parts.addItems(list(self._notices))
        self._text = QPlainTextEdit()
        self._text.setObjectName("licenceText")
        self._text.setAccessibleName(translate("LicencesView", "Licence"))
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        parted = QSplitter(Qt.Orientation.Horizontal)
        parted.addWidget(self._parts)
        parted.addWidget(self._text)
        parted.setSizes(SHARES)
        parted.setChildrenCollapsible(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, Space.S, Space.S, Space.S)
        layout.addWidget(parted)
        self.resize(USUAL)
        self._parts.currentTextChanged.connect(self._show)
        self._parts.setCurrentRow(0)

    def come_to_front(self) -> None:
        """Be seen, before other windows, with the keyboard."""
        self.show()
        self.raise_()
        self.activateWindow()
        self._parts.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def _show(self, name: str) -> None:
        self._text.setPlainText(self._notices[name].read_text("utf-8"))
