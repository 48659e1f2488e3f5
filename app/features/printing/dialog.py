"""The print dialog: what to print, on which paper, to a printer or a file; it reports the outcome."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal, Slot
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.features.printing.pages import PrintJob, ReportParts, UnprintableError, paper_size
from app.features.printing.service import PNG, PrintingService
from app.features.review.presenter import ReviewPresenter
from app.game.files import NEW_GAME, documents, proposed_name
from app.game.session import Session
from app.tasks.inference import CLOSED, InferenceService
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.text import file_name, reason
from app.ui.theme import Space, px
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.fields import NoWheelComboBox
from app.ui.widgets.labels import button, close_button
from app.ui.widgets.panels import bring_to_front, packed

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


class PrintingDialog(QDialog):
    """Options, and two buttons: ``print_wanted`` and ``save_wanted``. The dialog shows the outcome."""

    print_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printing")
        self.setWindowTitle(translate("Print the game"))
        self._boxes = {
            "sheet": _box("printSheet", translate("The &sheet")),
            "entries": _box("printEntries", translate("The &entries")),
            "charts": _box("printCharts", translate("The c&harts")),
            "review": _box("printReview", translate("The &review")),
        }
        self.paper = NoWheelComboBox()
        self.paper.setObjectName("printPaper")
        self.paper.setAccessibleName(translate("Paper"))
        for name, size in PAPERS.items():
            self.paper.addItem(name, size.value)
        self.paper.setCurrentIndex(self.paper.findData(paper_size().value))
        self._is_busy = False
        self.bar = MessageBar("printingBar", "past", "tick", self)
        self.problem = MessageBar("printingProblem", "problem", "warning", self)
        self.save_button = button("printSave", translate("Save as P&DF…"))
        self.print_button = button("printPrint", translate("&Print…"), "primary")
        self.close_button = close_button("printClose", self)
        self._lay_out()
        self.save_button.clicked.connect(self.save_wanted)
        self.print_button.clicked.connect(self.print_wanted)
        for box in self._boxes.values():
            box.toggled.connect(self._refresh)

    def _lay_out(self) -> None:
        label = QLabel(translate("PDF p&aper size"))
        label.setBuddy(self.paper)
        size = packed(QHBoxLayout(), label, (self.paper, 1))
        buttons = packed(QHBoxLayout(), self.close_button, 1, self.save_button, self.print_button, spacing=Space.S)
        layout = packed(QVBoxLayout(self), *self._boxes.values(), size, margins=Space.M, spacing=Space.S)
        packed(layout, self.bar, self.problem, 1, buttons, margins=Space.M)
        self.setMinimumWidth(px(360))

    # --- options

    @property
    def parts(self) -> ReportParts:
        return ReportParts(**{name: box.isChecked() and box.isEnabled() for name, box in self._boxes.items()})

    @property
    def page_size(self) -> QPageSize.PageSizeId:
        return QPageSize.PageSizeId(self.paper.currentData())

    def offer_review(self, there: bool) -> None:
        self._boxes["review"].setEnabled(there)
        self._boxes["review"].setChecked(there)
        tip = "" if there else translate("Review the game first to include the review")
        self._boxes["review"].setToolTip(tip)

    # --- status

    def say(self, text: str = "", *, problem: str = "", busy: bool = False) -> None:
        self.bar.say(text)
        self.problem.say(problem)
        self._is_busy = busy
        self._refresh()

    def say_busy(self) -> None:
        """Show that a job is running; one at a time."""
        self.say(translate("Preparing the pages…"), busy=True)

    def _refresh(self) -> None:
        usable = not self._is_busy and any(box.isChecked() for box in self._boxes.values())
        self.save_button.setEnabled(usable)
        self.print_button.setEnabled(usable)


def _box(name: str, text: str) -> QCheckBox:
    box = QCheckBox(text)
    box.setObjectName(name)
    box.setChecked(True)
    return box


PDF = ".pdf"

ONLY_PRINTERS = os.name == "nt"
"""Whether the system's dialog needs a printer; elsewhere it offers files, too."""


class PrintingPresenter(QObject):
    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        service: PrintingService,
        review: ReviewPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._review = host, session, service, review
        self._inference = inference
        self._dialog: PrintingDialog | None = None
        self._printer: QPrinter | None = None
        host.actions.print.triggered.connect(self.open)
        session.opened.connect(self._game_opened)
        inference.silenced.connect(self._close)
        service.done.connect(self._say_done)
        review.export_wanted.connect(self._choose_review_file)
        service.review_done.connect(self._say_review_done)

    @Slot()
    def open(self) -> None:
        if self._session.case is None:
            return
        if self._inference.is_silent:
            self._host.warn(localized(CLOSED))
            return
        if self._dialog is None:
            self._dialog = PrintingDialog(self._host.window)
            self._dialog.print_wanted.connect(self._choose_printer)
            self._dialog.save_wanted.connect(self._choose_file)
        if not self._service.is_busy:
            self._dialog.say()
        self._dialog.offer_review(self._review.found is not None)
        bring_to_front(self._dialog)
        self._dialog.print_button.setFocus()

    @Slot()
    def _game_opened(self) -> None:
        if self._session.case is None:
            self._close()

    @Slot()
    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()

    @property
    def _title(self) -> str:
        """The title of the game, in the language of the window; one that has no name yet says what is printed."""
        is_named = self._session.title != NEW_GAME
        return localized(self._session.title) if is_named else translate("Detective’s sheet")

    def _job(self) -> PrintJob | None:
        case, dialog = self._session.case, self._dialog
        if case is None or dialog is None:
            return None
        return PrintJob(
            case, self._title, dialog.parts, self._host.window.font(), self._review.found, self._session.people
        )

    # --- a file

    @Slot()
    def _choose_file(self) -> None:
        dialog = self._file_dialog("printingFile", translate("Save as PDF"), as_pdf=True)
        dialog.selectFile(proposed_name(self._session, PDF))
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def _file_dialog(self, name: str, title: str, *, as_pdf: bool) -> QFileDialog:
        kind, ending = translate("PDF documents (*.pdf)"), PDF
        folder = str(documents())
        if not as_pdf:
            kind, ending = translate("Pictures (*.png)"), PNG
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        dialog = QFileDialog(self._dialog if name == "printingFile" else self._review.view, title, folder, kind)
        dialog.setObjectName(name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.removeprefix("."))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    @Slot(str)
    def save(self, file: str) -> None:
        job = self._job()
        if job is not None and self._dialog is not None:
            self._dialog.say_busy()
            self._service.save(job, self._dialog.page_size, Path(file))

    # --- a review

    @Slot(bool)
    def _choose_review_file(self, as_pdf: bool) -> None:
        dialog = self._file_dialog("reviewFile", translate("Export the review"), as_pdf=as_pdf)
        dialog.selectFile(file_name(self._review_title, PDF if as_pdf else PNG))
        dialog.fileSelected.connect(self.save_review)
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

    @Slot(object, object)
    def _say_review_done(self, path: Path, error: BaseException | None) -> None:
        view = self._review.view
        if view is not None and error:
            view.say(problem=translate("Not saved: {reason}.").format(reason=reason(error)))
        elif view is not None:
            view.say(translate("Saved as {file}.").format(file=path.name))

    # --- a printer

    @Slot()
    def _choose_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        to_paper = self._printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
        if ONLY_PRINTERS and not to_paper and self._dialog is not None:
            self._dialog.say(problem=translate("There is no printer; save the game as PDF."))
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

    @Slot(object, object)
    def _say_done(self, path: Path | None, error: BaseException | None) -> None:
        self._printer = None
        if self._dialog is None:
            return
        if isinstance(error, UnprintableError):
            self._dialog.say(problem=translate("Not printed: cannot write to the printer or file."))
        elif error:
            said = translate("Not printed: {reason}.")
            self._dialog.say(problem=said.format(reason=reason(error)))
        elif path is None:
            self._dialog.say(translate("Sent to the printer."))
        else:
            self._dialog.say(translate("Saved as {file}.").format(file=path.name))
