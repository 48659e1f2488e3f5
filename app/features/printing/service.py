"""Prints a game or saves it as PDF, in a worker."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageSize, QPdfWriter

from app.features.printing.pages import Pages, page_layout, print_report
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
    print_report(Pages(writer), font, report)
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
        self._run(job, lambda report: save_pdf(report, job.font, size, path), path)

    def print(self, job: PrintJob, printer: QPagedPaintDevice) -> None:
        """Print a game on a configured printer."""
        self._run(job, lambda report: print_report(Pages(printer), job.font, report), None)

    def _run(self, job: PrintJob, write: Callable[[Report], None], path: Path | None) -> None:
        self._task.run_slow(partial(_write, job, write, self._cache), partial(self._arrived, path))

    @property
    def is_busy(self) -> bool:
        """Whether a job is running."""
        return self._task.is_running

    def _arrived(self, path: Path | None, future: Future[None], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self.failed.emit(error)
        else:
            self.printed.emit(path)


def _write(job: PrintJob, write: Callable[[Report], None], cache: PosteriorCache, token: CancellationToken) -> None:
    """Compute the report and write it. Raises CancelledError."""
    write(make_report(job.case, job.title, job.parts, job.review, cache, token))
