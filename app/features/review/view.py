"""The review window: the page with its links to entries, exporting and sharing; and what reviews the open game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QTextBrowser,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from app.features.events.panel import EventView
from app.features.library.store import ReviewTotals
from app.features.library.view import LibraryPresenter
from app.features.review.page import Look, ReviewHtml, ReviewPage, chart_size, review_chart, review_page, style_of
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.inference import CLOSED
from app.tasks.shown import Shown
from app.ui.accessible import announce
from app.ui.documents import Document, Drawing
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.plots.chart import Medium
from app.ui.shortcuts import COPY
from app.ui.text import reason
from app.ui.theme import Space, colour, colours, px
from app.ui.widgets.labels import MessageBar, button, label
from app.ui.widgets.panels import Restyled, SideWindow, Watched, packed
from core.model.case import Case
from core.model.ending import ending_of, without_ending
from core.model.hunch import without_hunches

if TYPE_CHECKING:
    from core.board.mansion import Mansion
    from core.engines.posterior import Posterior
    from core.review.hindsight import Foreseen
    from core.review.review import Review
    from core.timeline.timeline import Ask

WIDEST: Final = 1240
"""The maximum width of the page (px); in a wider window it is centred."""

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
NOWHERE: Final = -1
POINT: Final = "#point"
"""How the address of a point of the chart ends."""


class ReviewBrowser(Restyled, QTextBrowser):
    """Shows the page of a review. ``chosen`` carries the entry of a link, chosen by a click or with the keyboard."""

    chosen = Signal(int)
    restyled_by = (QEvent.Type.FontChange, QEvent.Type.PaletteChange)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewPage")
        self.setAccessibleName(translate("The review"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setOpenLinks(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.anchorClicked.connect(lambda url: self._choose(url.toString()))
        self.page: ReviewPage | None = None
        self._links: tuple[_Link, ...] = ()
        self._at = NOWHERE
        self.follows_style = True

    def show_page(self, page: ReviewPage) -> None:
        self.page, self._at = page, NOWHERE
        self.restyle()
        self.verticalScrollBar().setValue(0)

    def restyle(self) -> None:
        """Write the page, whose chart and letters have the colours and the font of the window."""
        if self.page is None:
            return
        top, outer = self.verticalScrollBar().value(), self.viewport().width()
        look = Look(colours(self.palette()), self.font(), min(outer - 2 * Space.L, px(WIDEST)))
        chart, drawings = self._draw_chart(self.page, look)
        html = ReviewHtml(self.page, look, chart)
        document = Document(html.text, self.font(), html.drawings | drawings, style_of(look.tokens), self)
        points = {f"{point.place}{POINT}": point.said for point in self.page.points}
        self._links = tuple(_links_in(document, html.links | points))
        frame = document.rootFrame().frameFormat()
        for set_margin in (frame.setLeftMargin, frame.setRightMargin):
            set_margin((outer - look.width) / 2)
        frame.setTopMargin(Space.M)
        frame.setBottomMargin(Space.M)
        document.rootFrame().setFrameFormat(frame)
        old = self.document()
        self.setDocument(document)
        if isinstance(old, Document):  # the browser has deleted its own
            old.deleteLater()
        self.verticalScrollBar().setValue(top)

    def _draw_chart(self, page: ReviewPage, look: Look) -> tuple[str, dict[str, Drawing]]:
        """Return the chart in slices: a link for each entry, and what is to the left and right of them."""
        size = chart_size(page, look.width)
        if size is None:
            return "", {}
        from app.ui.plots.view import drawn

        chart = drawn(review_chart(page), size, Medium(look.tokens, look.font))
        ratio = self.devicePixelRatioF()
        whole = QPixmap(size * ratio)
        whole.setDevicePixelRatio(ratio)
        whole.fill(colour(look.tokens.surface))
        with QPainter(whole) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            chart.paint(painter, QPointF())
        edges = [0, *(round(column.left()) for column in chart.columns), round(chart.columns[-1].right()), size.width()]
        drawings, html = {}, []
        for i, (left, right) in enumerate(pairwise(edges)):
            drawings[f"chart:{i}"] = _slice(whole, QRectF(left, 0, right - left, size.height()))
            picture = f'<img src="chart:{i}">'
            is_point = 0 < i <= len(page.points)
            html.append(f'<a href="{page.points[i - 1].place}{POINT}">{picture}</a>' if is_point else picture)
        return f"<nobr>{''.join(html)}</nobr>", drawings

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.restyle()

    # --- links

    def _go(self, at: int) -> None:
        """Select a link, if there is one, and say what it is about; of a point of the chart, nothing else does."""
        if not 0 <= at < len(self._links):
            return
        self._at, link, cursor = at, self._links[at], QTextCursor(self.document())
        cursor.setPosition(link.start)
        cursor.setPosition(link.end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        announce(self, link.said)
        if link.is_point:
            QToolTip.showText(self.viewport().mapToGlobal(self.cursorRect().topRight()), link.said, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from link to link; up and down pass over the points of the chart."""
        key, last = Qt.Key(event.key()), len(self._links) - 1
        below = (i for i in range(self._at + 1, last + 1) if not self._links[i].is_point)
        above = (i for i in range(self._at - 1, -1, -1) if not self._links[i].is_point)
        steps = {
            Qt.Key.Key_Right: min(self._at + 1, last),
            Qt.Key.Key_Left: max(self._at - 1, 0),
            Qt.Key.Key_Down: next(below, last),
            Qt.Key.Key_Up: next(above, 0),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in steps and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._go(steps[key])
        elif key in ENTER and self._at >= 0:
            self._choose(self._links[self._at].url)
        else:
            super().keyPressEvent(event)

    def _choose(self, url: str) -> None:
        event = int(url.partition("#")[0])
        if event >= 0:  # the chart begins before the first entry
            self.chosen.emit(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._go(max(self._at, 0))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        return QWidget.focusNextPrevChild(self, next)  # not to the next link

    def event(self, event: QEvent) -> bool:
        """Say what the link under the mouse is about."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            url = self.anchorAt(event.pos())
            QToolTip.showText(event.globalPos(), next((link.said for link in self._links if link.url == url), ""), self)
            return True
        return super().event(event)


@dataclass(frozen=True, slots=True)
class _Link:
    """A link: its place in the document, where it leads, and what it is about."""

    start: int
    end: int
    url: str
    said: str

    @property
    def is_point(self) -> bool:
        return self.url.endswith(POINT)


def _links_in(document: Document, words: Mapping[str, str]) -> Iterator[_Link]:
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            text = part.fragment()
            if url := text.charFormat().anchorHref():
                yield _Link(text.position(), text.position() + text.length(), url, words[url])
            part += 1
        block = block.next()


def _slice(whole: QPixmap, part: QRectF) -> Drawing:
    ratio = whole.devicePixelRatio()
    source = QRectF(part.topLeft() * ratio, part.size() * ratio)
    return Drawing(part.size(), lambda painter, box: painter.drawPixmap(box, whole, source))


USUAL = QSize(1240, 940)
SMALLEST = QSize(520, 400)


class ReviewView(SideWindow):
    """Shows a review, or its progress.

    ``export_wanted`` carries whether to save as PDF.
    """

    export_wanted = Signal(bool)

    def __init__(self, watched: Watched, parent: QWidget | None = None) -> None:
        super().__init__(watched, "reviewView", translate("Review of the game"), parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._make_parts()
        self._lay_out()
        self.set_sizes(SMALLEST, USUAL)
        self.say_progress(0.0)

    def _make_parts(self) -> None:
        self.headline = label("reviewHeadline", "figure")
        self.progress = QProgressBar()
        self.progress.setObjectName("reviewProgress")
        self.progress.setAccessibleName(translate("Progress of the review"))
        self.progress.setRange(0, 100)
        self.canvas = ReviewBrowser()
        self.bar = MessageBar("reviewBar", "past", "tick", self)
        self.problem = MessageBar("reviewProblem", "problem", "warning", self)
        self.shared = QCheckBox(translate("&Hide everyone’s cards"))
        self.shared.setObjectName("reviewShared")
        self.shared.setToolTip(translate("Show only what everyone has seen, so that you can share the review"))
        self.export = button("reviewExport", translate("&Export"))
        self.export.setMenu(self._export_menu())
        self.close_button = button("reviewClose", translate("&Close"))
        self.close_button.clicked.connect(self.close)

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("reviewExportMenu")
        for name, text, as_pdf in (
            ("reviewPdf", translate("Save as &PDF…"), True),
            ("reviewPng", translate("Save as p&icture (PNG)…"), False),
        ):
            menu.addAction(text, partial(self.export_wanted.emit, as_pdf)).setObjectName(name)
        copy = menu.addAction(translate("&Copy as text"), self.copy)
        copy.setObjectName("reviewCopy")
        copy.setShortcut(COPY.sequence)
        self.addAction(copy)
        return menu

    def _lay_out(self) -> None:
        self._waiting = QWidget()
        self._waiting.setObjectName("reviewWaiting")
        self._waiting.setAccessibleName(translate("Progress of the review"))
        self._waiting.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        waiting = packed(QVBoxLayout(self._waiting), self.headline, self.progress, 1, margins=Space.L, spacing=Space.S)
        waiting.setAlignment(Qt.AlignmentFlag.AlignTop)
        foot = packed(
            QHBoxLayout(), self.shared, 1, self.export, self.close_button, margins=(Space.L, Space.S, Space.L, Space.M)
        )
        foot.setSpacing(Space.S)
        packed(QVBoxLayout(self), (self._waiting, 1), (self.canvas, 1), self.bar, self.problem, foot)

    # --- what is shown

    def take_focus(self) -> None:
        seen = self._waiting if self.canvas.isHidden() else self.canvas
        seen.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_progress(self, share: float) -> None:
        self._show_parts(done=False)
        self.headline.setText(translate("Reviewing the game…"))
        self.progress.setValue(round(100 * share))

    def show_page(self, page: ReviewPage) -> None:
        self.canvas.show_page(page)
        self._show_parts(done=True)

    def say_failure(self, text: str) -> None:
        self._show_parts(done=False)
        self.progress.hide()
        self.headline.setText(text)

    def say(self, text: str = "", *, problem: str = "") -> None:
        self.bar.say(text)
        self.problem.say(problem)
        self.export.setEnabled(not self.canvas.isHidden())

    @property
    def page(self) -> ReviewPage | None:
        """The page that is shown; None while another is being made, as the one before may have everyone's cards."""
        return None if self.canvas.isHidden() else self.canvas.page

    def copy(self) -> None:
        if (page := self.page) is not None:
            QGuiApplication.clipboard().setText(page.said)
            self.say(translate("Copied as text."))

    def _show_parts(self, *, done: bool) -> None:
        has_focus = self._waiting.hasFocus() or self.canvas.hasFocus()
        self._waiting.setVisible(not done)
        self.progress.setVisible(not done)
        self.canvas.setVisible(done)
        self.say()
        if has_focus:  # it stays with the contents, or Qt would give it to the check box
            self.take_focus()


LOOK_MS: Final = 100
"""How often progress is read (ms)."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A game to review; ``folder`` may hold its board. ``shared``: only what everyone has seen."""

    case: Case
    folder: Path | None
    shared: bool = False


class Reviewed(NamedTuple):
    review: Review
    page: ReviewPage


def make_review(request: ReviewRequest, cache: PosteriorCache, progress: Callable[[float], None]) -> Reviewed:
    """Return a review and its page, which says whether it would have helped to go by how people play.

    Runs in a worker. Raises TooLargeError and CancelledError.
    """
    from core.review.review import public_review, review

    def ask(case: Case) -> Posterior:
        return cache.ask(without_ending(case))

    case = without_hunches(request.case)
    if request.shared:
        reviewed = public_review(case, ask=ask, progress=progress)
        return Reviewed(reviewed, review_page(reviewed, shared=True))
    reviewed = review(case, None, _mansion(case, request.folder), ask=ask, progress=progress)
    return Reviewed(reviewed, review_page(reviewed, _foreseen(reviewed, ask)))


def _foreseen(review: Review, ask: Ask) -> tuple[Foreseen, ...]:
    from core.engines.contract import TooLargeError
    from core.players.prior import shipped
    from core.review.hindsight import foreseen

    with suppress(TooLargeError):
        return foreseen(review.case.upto(review.upto), review.ending.solution, shipped(), ask)
    return ()


def _mansion(case: Case, folder: Path | None) -> Mansion | None:
    """Return the mansion of the game; None if its board is unusable, or if moves leave it."""
    from core.board.mansion import mansion_of, move_problems
    from core.model.problems import InvalidCaseError

    try:
        mansion = mansion_of(case.setup, folder)
    except InvalidCaseError:
        return None
    return None if mansion is None or move_problems(case, mansion) else mansion


def may_open(host: Host, now: Shown) -> bool:
    """Return whether what is made of numbers can be opened; say so if it is only that they are hidden."""
    if now.is_open and now.is_hidden:
        host.warn(localized(CLOSED))
    return now.is_open and not now.is_hidden


class ReviewPresenter(QObject):
    """Opens the review, and updates it if the game changes while it is visible.

    It uses only the entries, not assumed habits, so that a game always has the same review. ``export_wanted`` carries
    whether to save the current page as PDF, otherwise as a picture.
    """

    export_wanted = Signal(bool)

    def __init__(
        self,
        host: Host,
        game: Game,
        background: Background,
        cache: PosteriorCache,
        library: LibraryPresenter,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._library, self._events, self._cache = host, game, library, events, cache
        self._task = LatestTask(background)
        self._progress = deque([0.0], maxlen=1)  # written by the worker
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._show_progress)
        self.view: ReviewView | None = None
        self._reviews: dict[ReviewRequest, Reviewed] = {}
        host.actions.review.triggered.connect(self.open)
        game.follow(self._on_shown)

    @property
    def found(self) -> ReviewPage | None:
        """The review of the current game, None if there is none yet."""
        pages = (reviewed.page for asked, reviewed in self._reviews.items() if not asked.shared and self._is_now(asked))
        return next(pages, None)

    def _is_now(self, request: ReviewRequest) -> bool:
        return request.case == self._game.value.entered

    def open(self) -> None:
        if not may_open(self._host, self._game.value):
            return
        if self.view is None:
            self.view = view = ReviewView(self, self._host.window)
            view.addAction(self._host.actions.library)  # its key works in this window, too
            view.canvas.chosen.connect(self._go_to)
            view.export_wanted.connect(self.export_wanted)
            view.shared.toggled.connect(self._review)
        self.view.come_to_front()
        self.view.take_focus()

    def open_shared(self) -> None:
        """Review the open game with nobody's cards, to share the page."""
        self.open()
        if self.view is not None and self.view.isVisible():
            self.view.shared.setChecked(True)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Review the changed game; close with it, and once its numbers must not be seen."""
        if now.game != before.game or now.is_hidden:
            self._stop()
            if self.view is not None:
                self.view.close()
        elif now.step != before.step:
            self._review()

    def watch(self, seen: bool) -> None:
        if seen:
            self._review()
        else:
            self._stop()

    # --- reviewing

    def _review(self) -> None:
        """Review the open game while the window is seen."""
        case, path = self._game.value.entered, self._game.value.path
        if case is None or self.view is None or not self.view.isVisible():
            return
        self._stop()
        request = ReviewRequest(case, None if path is None else Path(path.parent), self.view.shared.isChecked())
        self._reviews = {asked: reviewed for asked, reviewed in self._reviews.items() if self._is_now(asked)}
        if request in self._reviews:
            self._show_review(request)
            return
        self._progress = deque([0.0], maxlen=1)
        self._show_progress()
        self._look.start()
        work = partial(make_review, request, self._cache, self._progress.append)
        self._task.run_slow(work, partial(self._on_reviewed, request))

    def _stop(self) -> None:
        self._look.stop()
        self._task.cancel()

    def _show_progress(self) -> None:
        if self.view is not None:
            self.view.say_progress(self._progress[0])

    def _on_reviewed(self, request: ReviewRequest, future: Future[Reviewed], wanted: bool) -> None:
        if not wanted or self.view is None:
            return
        self._look.stop()
        if error := future.exception():
            self.view.say_failure(translate("This game cannot be reviewed: {reason}.").format(reason=reason(error)))
        else:
            self._reviews[request] = future.result()
            self._show_review(request)

    def _show_review(self, request: ReviewRequest) -> None:
        """Show a review; of a finished game, store its totals in the library."""
        review, page = self._reviews[request]
        if self.view is not None:
            self.view.show_page(page)
        if review.suggestions and ending_of(request.case) is not None:
            self._library.keep(ReviewTotals(len(review.suggestions), review.given_away_bits))

    def _go_to(self, entry: int) -> None:
        if entry < self._game.value.n_events:
            self._events.list.select(entry)
