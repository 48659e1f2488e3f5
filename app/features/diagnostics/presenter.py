"""Shows a bar when an unexpected error occurs, and saves the error report."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.features.diagnostics.service import ExceptionReporter, Incident, report
from app.features.diagnostics.view import UnexpectedBar, UnexpectedView
from app.game.session import Session
from app.tasks.background import Background
from app.ui.host import Host
from app.ui.language import translate
from core.formats.atomic_file import UnwritableFileError, write_atomically

NAME: Final = "deerstalker-report.txt"


class DiagnosticsPresenter(QObject):
    """Announces each new error once, and lets the user read and save the report."""

    def __init__(self, host: Host, session: Session, unexpected: ExceptionReporter, background: Background) -> None:
        super().__init__(host.window)
        self._host, self._session, self._unexpected = host, session, unexpected
        self._is_telling = False
        self.view: UnexpectedView | None = None
        self.bar = UnexpectedBar(host.notices)
        host.notices.add(self.bar)
        self.bar.acted.connect(self.open)
        self.bar.left.connect(self._leave)
        unexpected.happened.connect(self._tell)
        background.broke.connect(unexpected.take_from_worker)

    @Slot(object)
    def _tell(self, _: Incident) -> None:
        """Show the bar; guarded, as an error in it would lead to the next announcement."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self.bar.show_status(self._session.case is not None)
            if self.view is not None and self.view.isVisible():
                self.view.refresh()
        finally:
            self._is_telling = False

    @Slot()
    def _leave(self) -> None:
        self._host.dismiss(self.bar)

    @Slot()
    def open(self) -> None:
        """Show the report."""
        if self.view is None:
            self.view = UnexpectedView(self._compose, self._host.window)
            self.view.save_wanted.connect(self._ask_where)
        self.view.offer_game(self._session.case is not None)
        self.view.show_status("")
        self.view.refresh()
        self.view.show()
        self.view.raise_()
        self.view.activateWindow()

    def _compose(self, with_game: bool) -> str:
        case = self._session.case if with_game else None
        return report(self._unexpected.incidents, self._unexpected.messages, case)

    @Slot(str)
    def _ask_where(self, text: str) -> None:
        title = translate("UnexpectedDesk", "Save the report")
        dialog = QFileDialog(self.view, title, str(Path.home()), translate("UnexpectedDesk", "Texts (*.txt)"))
        dialog.setObjectName("reportDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile(NAME)
        dialog.fileSelected.connect(lambda path: self.save(Path(path), text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, path: Path, text: str) -> None:
        """Write a report to a file, and show the outcome."""
        try:
            write_atomically(path, text.encode("utf-8", "backslashreplace"))
        except UnwritableFileError as error:
            said = translate("UnexpectedDesk", "Not saved: {error}. Another folder may take it.").format(error=error)
        else:
            said = translate("UnexpectedDesk", "Saved as {path}.").format(path=path)
        if self.view is not None:
            self.view.show_status(said)
