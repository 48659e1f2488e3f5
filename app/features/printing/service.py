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

from app.features.charts.canvas import PNG
from app.features.printing.pages import Pages, page_layout, print_report, print_review
from app.features.printing.report import Report, ReportParts, make_report
from app.features.printing.review_pages import review_picture
from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from core.formats.atomic_file import write_atomically
from core.model.case import Case

if TYPE_CHECKING:
    from app.features.review.text import ReviewPage
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
    """Write a game as PDF. Raises UnwritableFileError."""
    _write_pdf(report.title, size, path, lambda pages: print_report(pages, font, report))


def save_review(page: ReviewPage, title: str, font: QFont, size: QPageSize.PageSizeId, path: Path) -> None:
    """Write the page of a review, in light colours, as PDF or, as its name ends, as PNG. Raises UnwritableFileError."""
    if path.suffix.lower() == PNG:
        write_atomically(path, review_picture(page, font))
    else:
        _write_pdf(title, size, path, lambda pages: print_review(pages, font, page))


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

    ``printed``: done, with the file if there is one; ``failed`` carries the error. ``review_saved`` carries the file of
    a review, ``review_failed`` why there is none.
    """

    printed = Signal(object)
    failed = Signal(object)
    review_saved = Signal(object)
    review_failed = Signal(object)

    def __init__(self, background: Background, cache: PosteriorCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background, self._task = background, LatestTask(background)
        self._cache = cache

    def save(self, job: PrintJob, size: QPageSize.PageSizeId, path: Path) -> None:
        """Save a game as PDF."""
        self._run(job, lambda report: save_pdf(report, job.font, size, path), path)

    def print(self, job: PrintJob, printer: QPagedPaintDevice) -> None:
        """Print a game on a configured printer."""
        self._run(job, lambda report: print_report(Pages(printer), job.font, report), None)

    def save_review(self, page: ReviewPage, title: str, font: QFont, size: QPageSize.PageSizeId, path: Path) -> None:
        """Save the page of a review as PDF or PNG."""
        work = partial(save_review, page, title, font, size, path)
        self._background.run_slow(work, partial(self._review_arrived, path))

    def _review_arrived(self, path: Path, future: Future[None]) -> None:
        if error := future.exception():
            self.review_failed.emit(error)
        else:
            self.review_saved.emit(path)

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
