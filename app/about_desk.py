"""What the program says of itself: its name and version, whose the game is, and the licences of its parts."""

from __future__ import annotations

import platform

from PySide6.QtCore import QObject, Qt, Slot, qVersion
from PySide6.QtWidgets import QMessageBox

from app.language import translate
from app.main_window import MainWindow
from app.views.licences_view import LicencesView
from core.version import __version__


class AboutDesk(QObject):
    """Opens the box under Help ▸ About, and from there the licences, which are read when they are first wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._licences: LicencesView | None = None
        window.commands.about.triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        """Say what this is."""
        box = QMessageBox(self._window)
        box.setObjectName("aboutBox")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setText(f"Deerstalker {__version__}")
        box.setInformativeText(f"{_what_it_is()}\n\n{_made_of()}")
        licences = box.addButton(translate("LicencesView", "&Licences…"), QMessageBox.ButtonRole.HelpRole)
        licences.setObjectName("licencesButton")
        licences.clicked.connect(self.open_licences)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Ok))
        box.setEscapeButton(QMessageBox.StandardButton.Ok)
        box.setModal(False)
        box.show()

    @Slot()
    def open_licences(self) -> None:
        """Show the licences."""
        if self._licences is None:
            self._licences = LicencesView(self._window)
        self._licences.come_to_front()


def _what_it_is() -> str:
    return translate(
        "MainWindow",
        "A detective’s sheet with exact probabilities.\n\nCluedo and Clue are trade marks of Hasbro, which has "
        "nothing to do with this program. No artwork of theirs is used.",
    )


def _made_of() -> str:
    """Whose work it is and stands on, with the versions that a report of a fault should name."""
    text = translate(
        "MainWindow",
        "© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which "
        "is used under the GNU Lesser General Public License.",
    )
    return text.format(python=platform.python_version(), qt=qVersion())
