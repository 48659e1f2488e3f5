"""Prints a game or saves it as PDF, in a worker; and the dialog that asks what to print, on which paper, and where."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.features.printing.pages import (
    BODY,
    CHART_HEIGHT,
    DOTS,
    FINE,
    PICTURE_WIDTH,
    Charts,
    MakeCharts,
    Pages,
    PrintJob,
    Report,
    ReportParts,
    UnprintableError,
    make_report,
    page_layout,
    page_width,
    paper_font,
    paper_size,
    print_report,
    print_review,
    review_picture,
)
from app.features.review.page import chart_size, review_chart
from app.features.review.view import ReviewPresenter, may_open
from app.game.files import NEW_GAME, documents, proposed_name
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.plots.chart import DENSITY, CurveChart, DrawnChart, Medium
from app.ui.text import file_name, reason
from app.ui.theme import LIGHT, PAPER, Colours, Space, px, scale
from app.ui.widgets.form import NoWheelComboBox
from app.ui.widgets.labels import MessageBar, button, close_button
from app.ui.widgets.panels import bring_to_front, packed
from core.formats.atomic_file import write_atomically

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from app.features.review.page import ReviewPage

RESOLUTION = 600
"""The resolution of a PDF in dots per inch, which sets how fine its lines are."""

PNG = ".png"

Write = Callable[[Report, Charts], None]
"""Prints a report with its charts, in a worker."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What is printed on: its pages and its resolution in dots per inch."""

    layout: QPageLayout
    resolution: int = RESOLUTION

    def medium(self, tokens: Colours, font: QFont) -> Medium:
        return Medium(tokens, paper_font(font, BODY), FINE * self.resolution / DOTS / scale())

    @property
    def width(self) -> float:
        """The width of a chart over the whole page (px)."""
        return page_width(self.layout) * scale()


def draw_charts(report: Report, font: QFont, paper: Paper) -> Iterator[tuple[str, DrawnChart]]:
    """Draw the charts of a report and of its review one by one, in the GUI thread, with their names in the report."""
    from app.ui.plots.view import drawn

    medium = paper.medium(PAPER, font)
    for i, (_, chart) in enumerate(report.charts):
        whole = replace(chart, now=None) if isinstance(chart, CurveChart) else chart
        yield f"chart{i}", drawn(whole, QSize(round(paper.width), round(CHART_HEIGHT * scale())), medium)
    if report.review is not None and (made := draw_review(report.review, paper.width, medium)) is not None:
        yield "chart", made


def draw_review(page: ReviewPage, width: float, medium: Medium) -> DrawnChart | None:
    """Draw the chart of a review for a page of a width (px), in the GUI thread; None if it has none."""
    from app.ui.plots.view import drawn

    size = chart_size(page, width)
    return None if size is None else drawn(review_chart(page), size, medium)


def save_pdf(report: Report, font: QFont, size: QPageSize.PageSizeId, path: Path, charts: Charts) -> None:
    _write_pdf(report.title, size, path, lambda pages: print_report(pages, font, report, charts))


def _write_pdf(title: str, size: QPageSize.PageSizeId, path: Path, fill: Callable[[Pages], None]) -> None:
    """Write a PDF; an existing file stays until the new one is complete."""
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(written)
    writer.setPageLayout(page_layout(size))
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Deerstalker")
    fill(Pages(writer))
    written.close()
    write_atomically(path, bytes(written.data().data()))


class PrintingService(QObject):
    """Prints one game at a time.

    ``done`` and ``review_done`` carry the file, if any, and the error, if any.
    """

    done = Signal(object, object)
    review_done = Signal(object, object)

    def __init__(
        self, background: Background, cache: PosteriorCache, make_charts: MakeCharts, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._background, self._task = background, LatestTask(background)
        self._cache, self._make_charts = cache, make_charts
        self._is_drawing = False

    def save(self, job: PrintJob, size: QPageSize.PageSizeId, path: Path) -> None:
        self._run(job, Paper(page_layout(size)), lambda *made: save_pdf(made[0], job.font, size, path, made[1]), path)

    def print(self, job: PrintJob, printer: QPagedPaintDevice) -> None:
        paper = Paper(printer.pageLayout(), printer.logicalDpiX())
        self._run(job, paper, lambda *made: print_report(Pages(printer), job.font, *made), None)

    def save_review(self, page: ReviewPage, title: str, font: QFont, size: QPageSize.PageSizeId, path: Path) -> None:
        """Save the page of a review, in light colours, as PDF or, as its name ends, as PNG."""
        if path.suffix.lower() == PNG:
            chart = draw_review(page, PICTURE_WIDTH * scale(), Medium(LIGHT, font, DENSITY / scale()))
            work = partial(_write_picture, page, font, chart, path)
        else:
            paper = Paper(page_layout(size))
            chart = draw_review(page, paper.width, paper.medium(LIGHT, font))
            work = partial(_write_pdf, title, size, path, lambda pages: print_review(pages, font, page, chart))
        self._background.run_slow(work, lambda future: self.review_done.emit(path, future.exception()))

    def _run(self, job: PrintJob, paper: Paper, write: Write, path: Path | None) -> None:
        """Compute the report in a worker, draw its charts here, one by one, and write it in a worker."""
        self._is_drawing = True

        def take(future: Future[Report], wanted: bool) -> None:
            if error := future.exception():
                self._finish(path, error, wanted)
            elif wanted:
                draw(future.result(), draw_charts(future.result(), job.font, paper), {})

        def draw(report: Report, waiting: Iterator[tuple[str, DrawnChart]], charts: Charts) -> None:
            if (chart := next(waiting, None)) is not None:  # the next one when the window has had its turn
                QTimer.singleShot(0, self, lambda: draw(report, waiting, {**charts, chart[0]: chart[1]}))
                return
            self._task.run_slow(
                partial(write, report, charts), lambda future, wanted: self._finish(path, future.exception(), wanted)
            )

        self._task.run_slow(partial(make_report, job, self._make_charts, self._cache), take)

    @property
    def is_busy(self) -> bool:
        return self._task.is_running or self._is_drawing

    def _finish(self, path: Path | None, error: BaseException | None, wanted: bool) -> None:
        self._is_drawing = False
        if wanted:
            self.done.emit(path, error)


def _write_picture(page: ReviewPage, font: QFont, chart: DrawnChart | None, path: Path) -> None:
    write_atomically(path, review_picture(page, font, chart))


PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}

PDF = ".pdf"

ONLY_PRINTERS = os.name == "nt"
"""Whether the system's dialog needs a printer; elsewhere it offers files, too."""


class PrintingDialog(QDialog):
    """Options, and two buttons, to print and to save as PDF; says how it went. Its parts are made when it is opened."""

    def __init__(
        self, host: Host, game: Game, session: Session, service: PrintingService, review: ReviewPresenter
    ) -> None:
        super().__init__(host.window)
        self.setObjectName("printing")
        self.setWindowTitle(translate("Print the game"))
        self._host, self._game, self._session, self._service, self._review = host, game, session, service, review
        self._printer: QPrinter | None = None
        self._is_made = self._is_busy = False
        host.actions.print.triggered.connect(self.come_to_front)
        service.done.connect(self._on_done)
        review.export_wanted.connect(self._choose_review_file)
        service.review_done.connect(self._on_review_done)
        game.follow(self._on_shown)

    def _make_parts(self) -> None:
        self._boxes = {
            "sheet": QCheckBox(translate("The &sheet")),
            "entries": QCheckBox(translate("The &entries")),
            "charts": QCheckBox(translate("The c&harts")),
            "review": QCheckBox(translate("The &review")),
        }
        self.paper = NoWheelComboBox("printPaper")
        self.paper.setAccessibleName(translate("Paper"))
        for name, size in PAPERS.items():
            self.paper.addItem(name, size.value)
        self.paper.setCurrentIndex(self.paper.findData(paper_size().value))
        self.bar = MessageBar("printingBar", "past", "tick", self)
        self.problem = MessageBar("printingProblem", "problem", "warning", self)
        self.save_button = button("printSave", translate("Save as P&DF…"))
        self.print_button = button("printPrint", translate("&Print…"), "primary")
        self.close_button = close_button("printClose", self)
        self._lay_out()
        self.save_button.clicked.connect(self._choose_file)
        self.print_button.clicked.connect(self._choose_printer)
        for name, box in self._boxes.items():
            box.setObjectName(f"print{name.title()}")
            box.setChecked(True)
            box.toggled.connect(self._refresh)

    def _lay_out(self) -> None:
        label = QLabel(translate("PDF p&aper size"))
        label.setBuddy(self.paper)
        size = packed(QHBoxLayout(), label, (self.paper, 1))
        buttons = packed(QHBoxLayout(), self.close_button, 1, self.save_button, self.print_button, spacing=Space.S)
        layout = packed(QVBoxLayout(self), *self._boxes.values(), size, margins=Space.M, spacing=Space.S)
        packed(layout, self.bar, self.problem, 1, buttons, margins=Space.M)
        self.setMinimumWidth(px(360))

    # --- opening

    def come_to_front(self) -> None:
        """Open the dialog, if there are numbers to print."""
        if not may_open(self._host, self._game.value):
            return
        if not self._is_made:
            self._is_made = True
            self._make_parts()
        if not self._service.is_busy:
            self.say()
        self._offer_review(there=self._review.found is not None)
        bring_to_front(self)
        self.print_button.setFocus()

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Close with the game, and once its numbers must not be seen."""
        if now.game != before.game or now.is_hidden:
            self.close()

    # --- options

    @property
    def parts(self) -> ReportParts:
        return ReportParts(**{name: box.isChecked() and box.isEnabled() for name, box in self._boxes.items()})

    def _offer_review(self, *, there: bool) -> None:
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

    def _say_busy(self) -> None:
        """Show that a job is running; one at a time."""
        self.say(translate("Preparing the pages…"), busy=True)

    def _refresh(self) -> None:
        usable = not self._is_busy and any(box.isChecked() for box in self._boxes.values())
        self.save_button.setEnabled(usable)
        self.print_button.setEnabled(usable)

    @property
    def _title(self) -> str:
        """The title of the game, in the language of the window; one that has no name yet says what is printed."""
        title = self._game.value.title
        return localized(title) if title != NEW_GAME else translate("Detective’s sheet")

    def _job(self) -> PrintJob | None:
        now, font = self._game.value, self._host.window.font()
        if now.case is None:
            return None
        return PrintJob(now.case, self._title, self.parts, font, self._review.found, now.people)

    # --- a file

    def _choose_file(self) -> None:
        dialog = self._file_dialog("printingFile", translate("Save as PDF"), self, as_pdf=True)
        dialog.selectFile(proposed_name(self._session, PDF))
        dialog.fileSelected.connect(self.save)
        dialog.open()

    @staticmethod
    def _file_dialog(name: str, title: str, parent: QWidget | None, *, as_pdf: bool) -> QFileDialog:
        kind, ending = translate("PDF documents (*.pdf)"), PDF
        folder = str(documents())
        if not as_pdf:
            kind, ending = translate("Pictures (*.png)"), PNG
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        dialog = QFileDialog(parent, title, folder, kind)
        dialog.setObjectName(name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.removeprefix("."))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def save(self, file: str) -> None:
        if (job := self._job()) is not None:
            self._say_busy()
            self._service.save(job, QPageSize.PageSizeId(self.paper.currentData()), Path(file))

    # --- a review

    def _choose_review_file(self, as_pdf: bool) -> None:
        dialog = self._file_dialog("reviewFile", translate("Export the review"), self._review.view, as_pdf=as_pdf)
        dialog.selectFile(file_name(self._review_title, PDF if as_pdf else PNG))
        dialog.fileSelected.connect(self.save_review)
        dialog.open()

    @property
    def _review_title(self) -> str:
        now, day = self._game.value, datetime.now().astimezone()
        if now.path is not None:
            with suppress(OSError, OverflowError, ValueError):  # some file systems have years that Python lacks
                day = datetime.fromtimestamp(now.path.stat().st_mtime).astimezone()
        return "" if now.case is None else f"{day.date().isoformat()} {', '.join(now.case.setup.seats)}"

    def save_review(self, file: str) -> None:
        """Save the current page of the review, as PDF or, depending on the file's extension, as a picture."""
        view = self._review.view
        if view is not None and (page := view.page) is not None:
            view.export.setEnabled(False)
            font, size = self._host.window.font(), paper_size()
            self._service.save_review(page, self._review_title, font, size, Path(file))

    def _on_review_done(self, path: Path, error: BaseException | None) -> None:
        view = self._review.view
        if view is not None and error:
            view.say(problem=translate("Not saved: {reason}.").format(reason=reason(error)))
        elif view is not None:
            view.say(translate("Saved as {file}.").format(file=path.name))

    # --- a printer

    def _choose_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        to_paper = self._printer.outputFormat() is QPrinter.OutputFormat.NativeFormat
        if ONLY_PRINTERS and not to_paper:
            self.say(problem=translate("There is no printer; save the game as PDF."))
            return
        self._printer.setDocName(self._title)
        dialog = QPrintDialog(self._printer, self)
        dialog.setObjectName("printerDialog")
        dialog.accepted.connect(self._print)
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()

    def _print(self) -> None:
        job = self._job()
        if job is not None and self._printer is not None:
            self._say_busy()
            self._service.print(job, self._printer)

    # --- outcome

    def _on_done(self, path: Path | None, error: BaseException | None) -> None:
        self._printer = None
        if isinstance(error, UnprintableError):
            self.say(problem=translate("Not printed: cannot write to the printer or file."))
        elif error:
            self.say(problem=translate("Not printed: {reason}.").format(reason=reason(error)))
        elif path is None:
            self.say(translate("Sent to the printer."))
        else:
            self.say(translate("Saved as {file}.").format(file=path.name))
