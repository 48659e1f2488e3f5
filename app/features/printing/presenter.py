"""Opens the print dialog, runs the job and reports the outcome."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Slot
from PySide6.QtWidgets import QFileDialog

from app.features.printing.pages import UnprintableError, paper_size
from app.features.printing.report import PrintJob
from app.features.printing.service import PrintingService
from app.features.review.presenter import ReviewPresenter
from app.game.files import NEW_GAME, documents, proposed_name
from app.game.session import Session
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.text import file_name, reason

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from app.features.printing.dialog import PrintingDialog

PDF = "pdf"

ONLY_PRINTERS = os.name == "nt"
"""Whether the system's dialog needs a printer; elsewhere it offers files, too."""


class PrintingPresenter(QObject):
    def __init__(self, host: Host, session: Session, service: PrintingService, review: ReviewPresenter) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._review = host, session, service, review
        self._dialog: PrintingDialog | None = None
        self._printer: QPrinter | None = None
        host.actions.print.triggered.connect(self.open)
        session.opened.connect(self._game_opened)
        service.printed.connect(self._say_done)
        service.failed.connect(self._say_failed)
        review.export_wanted.connect(self._choose_review_file)
        service.review_saved.connect(self._say_review_saved)
        service.review_failed.connect(self._say_review_failed)
        self._game_opened()

    @Slot()
    def open(self) -> None:
        if self._session.case is None:
            return
        if self._dialog is None:
            from app.features.printing.dialog import PrintingDialog

            self._dialog = PrintingDialog(self._host.window)
            self._dialog.print_wanted.connect(self._choose_printer)
            self._dialog.save_wanted.connect(self._choose_file)
        if not self._service.is_busy:
            self._dialog.say()
        self._dialog.offer_review(self._review.found is not None)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()
        self._dialog.print_button.setFocus()

    @Slot()
    def _game_opened(self) -> None:
        playing = self._session.case is not None
        self._host.actions.print.setEnabled(playing)
        if not playing and self._dialog is not None:
            self._dialog.close()

    @property
    def _title(self) -> str:
        """The title of the game, in the language of the window; one that has no name yet says what is printed."""
        is_named = self._session.title != NEW_GAME
        return localized(self._session.title) if is_named else translate("PrintingPresenter", "Detective’s sheet")

    def _job(self) -> PrintJob | None:
        case, dialog = self._session.case, self._dialog
        if case is None or dialog is None:
            return None
        return PrintJob(case, self._title, dialog.parts, self._host.window.font(), self._review.found)

    # --- a file

    @Slot()
    def _choose_file(self) -> None:
        kind = translate("PrintingPresenter", "PDF documents (*.pdf)")
        dialog = QFileDialog(self._dialog, translate("PrintingPresenter", "Save as PDF"), str(documents()), kind)
        dialog.setObjectName("printingFile")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PDF)
        dialog.selectFile(proposed_name(self._session, f".{PDF}"))
        dialog.fileSelected.connect(self.save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot(str)
    def save(self, file: str) -> None:
        job = self._job()
        if job is not None and self._dialog is not None:
            self._dialog.say_busy()
            self._service.save(job, self._dialog.page_size, Path(file))

    # --- a review

    @Slot(bool)
    def _choose_review_file(self, as_pdf: bool) -> None:
        kind, ending = translate("PrintingPresenter", "Pictures (*.png)"), ".png"
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        if as_pdf:
            kind, ending = translate("PrintingPresenter", "PDF documents (*.pdf)"), f".{PDF}"
            folder = str(documents())
        dialog = QFileDialog(self._review.view, translate("PrintingPresenter", "Export the review"), folder, kind)
        dialog.setObjectName("reviewFile")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.removeprefix("."))
        dialog.selectFile(file_name(self._review_title, ending))
        dialog.fileSelected.connect(self.save_review)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @property
    def _review_title(self) -> str:
        case, path, day = self._session.entered, self._session.path, datetime.now().astimezone()
        if path is not None:
            with suppress(OSError, OverflowError, ValueError):  # some file systems have years that Python lacks
                day = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        return "" if case is None else f"{day.date().isoformat()} {', '.join(case.setup.seats)}"

    @Slot(str)
    def save_review(self, file: str) -> None:
        """Save the current page of the review, as PDF or, depending on the file's extension, as a picture."""
        view = self._review.view
        if view is not None and (page := view.page) is not None:
            view.export.setEnabled(False)
            font, size = self._host.window.font(), paper_size()
            self._service.save_review(page, self._review_title, font, size, Path(file))

    @Slot(object)
    def _say_review_saved(self, path: Path) -> None:
        if self._review.view is not None:
            self._review.view.say(translate("PrintingPresenter", "Saved as {file}.").format(file=path.name))

    @Slot(object)
    def _say_review_failed(self, error: BaseException) -> None:
        if self._review.view is not None:
            said = translate("PrintingPresenter", "Not saved: {reason}.").format(reason=reason(error))
            self._review.view.say(problem=said)

    # --- a printer

    @Slot()
    def _choose_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        to_paper = self._printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
        if ONLY_PRINTERS and not to_paper and self._dialog is not None:
            self._dialog.say(problem=translate("PrintingPresenter", "There is no printer; save the game as PDF."))
            return
        self._printer.setDocName(self._title)
        dialog = QPrintDialog(self._printer, self._dialog)
        dialog.setObjectName("printerDialog")
        dialog.accepted.connect(self._print)
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    @Slot()
    def _print(self) -> None:
        job = self._job()
        if job is not None and self._printer is not None and self._dialog is not None:
            self._dialog.say_busy()
            self._service.print(job, self._printer)

    # --- outcome

    @Slot(object)
    def _say_done(self, path: Path | None) -> None:
        self._printer = None
        if self._dialog is not None:
            said = translate("PrintingPresenter", "Sent to the printer.")
            if path is not None:
                said = translate("PrintingPresenter", "Saved as {file}.").format(file=path.name)
            self._dialog.say(said)

    @Slot(object)
    def _say_failed(self, error: BaseException) -> None:
        self._printer = None
        if self._dialog is not None:
            said = translate("PrintingPresenter", "Not printed: cannot write to the printer or file.")
            if not isinstance(error, UnprintableError):
                said = translate("PrintingPresenter", "Not printed: {reason}.").format(reason=reason(error))
            self._dialog.say(problem=said)
