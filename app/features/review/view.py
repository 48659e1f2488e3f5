"""The review window: the page with its links to entries, exporting and sharing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
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

from app.features.review.page import Look, ReviewHtml, chart_size, review_chart, style_of
from app.ui.accessible import announce
from app.ui.documents import Document, Drawing
from app.ui.language import translate
from app.ui.plots.chart import Medium
from app.ui.shortcuts import COPY
from app.ui.theme import Space, colour, colours, px
from app.ui.widgets.labels import MessageBar, button, label
from app.ui.widgets.panels import Restyled, SideWindow, Watched, packed

if TYPE_CHECKING:
    from app.features.review.page import ReviewPage

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
        self._page: ReviewPage | None = None
        self._links: tuple[_Link, ...] = ()
        self._at = NOWHERE
        self.follows_style = True

    @property
    def page(self) -> ReviewPage | None:
        return self._page

    def show_page(self, page: ReviewPage) -> None:
        self._page, self._at = page, NOWHERE
        self.restyle()
        self.verticalScrollBar().setValue(0)

    def restyle(self) -> None:
        """Write the page, whose chart and letters have the colours and the font of the window."""
        if self._page is None:
            return
        top, outer = self.verticalScrollBar().value(), self.viewport().width()
        look = Look(colours(self.palette()), self.font(), min(outer - 2 * Space.L, px(WIDEST)))
        chart, drawings = self._draw_chart(self._page, look)
        html = ReviewHtml(self._page, look, chart)
        document = Document(html.text, self.font(), html.drawings | drawings, style_of(look.tokens), self)
        points = {f"{point.place}{POINT}": point.said for point in self._page.points}
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

    ``entry_wanted`` carries an entry to show, ``export_wanted`` whether to save as PDF, ``shared_wanted`` whether to
    show only what everyone has seen.
    """

    entry_wanted = Signal(int)
    export_wanted = Signal(bool)
    shared_wanted = Signal(bool)

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
        self.canvas.chosen.connect(self.entry_wanted)
        self.bar = MessageBar("reviewBar", "past", "tick", self)
        self.problem = MessageBar("reviewProblem", "problem", "warning", self)
        self.shared = QCheckBox(translate("&Hide everyone’s cards"))
        self.shared.setObjectName("reviewShared")
        self.shared.setToolTip(translate("Show only what everyone has seen, so that you can share the review"))
        self.shared.toggled.connect(self.shared_wanted)
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
            action = menu.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(lambda _, as_pdf=as_pdf: self.export_wanted.emit(as_pdf))
        copy = QAction(translate("&Copy as text"), self)
        copy.setObjectName("reviewCopy")
        copy.setShortcut(COPY.sequence)
        copy.triggered.connect(self.copy)
        menu.addAction(copy)
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
