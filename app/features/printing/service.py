"""Prints a game or saves it as PDF, in a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter

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
    make_report,
    page_layout,
    page_width,
    paper_font,
    print_report,
    print_review,
    review_picture,
)
from app.features.review.page import chart_size, review_chart
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.ui.plots.chart import CurveChart
from app.ui.plots.drawn import DENSITY, DrawnChart, Medium
from app.ui.schemes import LIGHT, PAPER, Colours
from app.ui.theme import scale
from core.formats.atomic_file import write_atomically

if TYPE_CHECKING:
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
                lambda _: write(report, charts), lambda future, wanted: self._finish(path, future.exception(), wanted)
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
