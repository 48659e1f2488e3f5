"""Prints a game or saves it as PDF, in a worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageSize, QPdfWriter

from app.features.printing.layout import PageWriter, PaperPages, UnprintableError, page_layout
from app.features.printing.pages import print_report
from app.features.printing.report import Report, ReportParts, make_report
from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from core.formats.atomic_file import write_atomically
from core.model.case import Case

if TYPE_CHECKING:
    from core.review.review import Review

RESOLUTION = 600
"""The resolution of a PDF in dots per inch, which sets how fine its lines are."""


@dataclass(frozen=True, slots=True)
class PrintJob:
    """A game to print, with its title and font; ``review`` is its review, if any."""

    case: Case
    title: str
    parts: ReportParts
    font: QFont
    review: Review | None = None


def save_pdf(report: Report, font: QFont, size: QPageSize.PageSizeId, path: Path) -> None:
    """Write a game as PDF; an existing file stays until the new one is complete.

    Raises UnwritableFileError.
    """
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(written)
    writer.setPageLayout(page_layout(size))
    writer.setResolution(RESOLUTION)
    writer.setTitle(report.title)
    writer.setCreator("Deerstalker")
    print_report(PageWriter(PaperPages(writer), font), report)
    written.close()
    write_atomically(path, bytes(written.data().data()))


class PrintingService(QObject):
    """Prints one game at a time.

    ``printed``: done, with the file if there is one; ``failed`` carries the error.
    """

    printed = Signal(object)
    failed = Signal(object)

    def __init__(self, background: Background, cache: PosteriorCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._cache = cache

    def save(self, job: PrintJob, size: QPageSize.PageSizeId, path: Path) -> None:
        """Save a game as PDF."""
        work = partial(_saved, job, size, path, self._cache)
        self._task.run_slow(work, partial(self._arrived, path))

    def print(self, job: PrintJob, printer: QPagedPaintDevice) -> None:
        """Print a game on a configured printer."""
        work = partial(_printed, job, printer, self._cache)
        self._task.run_slow(work, partial(self._arrived, None))

    @property
    def is_busy(self) -> bool:
        """Whether a job is running."""
        return self._task.is_running

    def _arrived(self, path: Path | None, future: Future[bool], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self.failed.emit(error)
        elif future.result():
            self.printed.emit(path)


def _saved(
    job: PrintJob, size: QPageSize.PageSizeId, path: Path, cache: PosteriorCache, token: CancellationToken
) -> bool:
    report = _reported(job, cache, token)
    if report is not None:
        save_pdf(report, job.font, size, path)
    return report is not None


def _printed(job: PrintJob, printer: QPagedPaintDevice, cache: PosteriorCache, token: CancellationToken) -> bool:
    report = _reported(job, cache, token)
    if report is not None:
        print_report(PageWriter(PaperPages(printer), job.font), report)
    return report is not None


def _reported(job: PrintJob, cache: PosteriorCache, token: CancellationToken) -> Report | None:
    from core.engines.contract import CancelledError

    try:
        return make_report(job.case, job.title, job.parts, job.review, cache, token)
    except CancelledError:
        return None


__all__ = ["PrintJob", "PrintingService", "ReportParts", "UnprintableError", "save_pdf"]
