"""Opens the help, the about box and the licences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Slot, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox

from app.features.help.view import CheatSheet, HelpView, LicencesView, read_page
from app.game.session import Session
from app.ui.host import Host
from app.ui.language import translate
from core.version import __version__

IN_THE_MENU = ("entering", "numbers", "advice")
"""The pages that the menu opens; the others are in the list of the help window."""


class HelpPresenter(QObject):
    """Opens the help window at a page; the window is created on first use."""

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host.window)
        self._host, self._session = host, session
        self._view: HelpView | None = None
        about = host.actions.about
        host.actions.keys.triggered.connect(self._open_keys)
        for page in map(read_page, IN_THE_MENU):
            action = QAction(page.title, host.window)
            action.setObjectName(f"action{page.name[:1].upper()}{page.name[1:]}")
            action.triggered.connect(partial(self.open, page.name))
            host.menus.help.insertAction(about, action)
        host.menus.help.insertSeparator(about)

    @Slot()
    def _open_keys(self) -> None:
        self.open("helpPractice" if self._session.is_practice else "helpKeys")

    def open(self, page: str) -> None:
        if self._view is None:
            self._view = HelpView(self._host.window)
            self._view.add(CheatSheet(self._host.window, self._session), CheatSheet.title())
        self._view.open_at(page)


class AboutPresenter(QObject):
    """Opens Help ▸ About, and from there the licences, which are read on first use."""

    def __init__(self, host: Host) -> None:
        super().__init__(host.window)
        self._host = host
        self._licences: LicencesView | None = None
        host.actions.about.triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        box = QMessageBox(self._host.window)
        box.setObjectName("aboutBox")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setText(f"Deerstalker {__version__}")
        box.setInformativeText(f"{_what_it_is()}\n\n{_made_of()}")
        licences = box.addButton(translate("&Licences…"), QMessageBox.ButtonRole.HelpRole)
        licences.setObjectName("licencesButton")
        licences.clicked.connect(self.open_licences)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Ok))
        box.setEscapeButton(QMessageBox.StandardButton.Ok)
        box.setModal(False)
        box.show()

    @Slot()
    def open_licences(self) -> None:
        if self._licences is None:
            self._licences = LicencesView(self._host.window)
        self._licences.come_to_front()


def _what_it_is() -> str:
    return translate(
        "A detective’s sheet with exact probabilities.\n\nCluedo and Clue are trade marks of Hasbro, which has "
        "nothing to do with this program. No artwork of theirs is used."
    )


def _made_of() -> str:
    """Return authors, licence, and the versions that a bug report should name."""
    import platform  # late: few ask

    text = translate(
        "© The Deerstalker authors: free software under the MIT licence. It runs on Python {python} and Qt {qt}, which "
        "is used under the GNU Lesser General Public License."
    )
    return text.format(python=platform.python_version(), qt=qVersion())
