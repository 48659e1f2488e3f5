"""The review window: the page with its links to entries, exporting and sharing."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QScrollArea,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from app.features.review.chart import review_chart
from app.features.review.page import NOWHERE, Block, Link, blocks_of, step
from app.ui.accessible import Part, Pictured, Role
from app.ui.language import translate
from app.ui.plots.drawn import DrawnChart, Medium
from app.ui.theme import RADIUS, Space, colour, colours, px
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import BareScroll, SideWindow, Watched, packed

if TYPE_CHECKING:
    from app.features.review.text import ReviewPage

WIDEST: Final = 1240
"""The maximum width of the page (px); in a wider window it is centred."""

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ReviewCanvas(Pictured):
    """Shows the page of a review. ``chosen`` carries the entry of a link, chosen by a click or with the keyboard."""

    chosen = Signal(int)
    picture_role = Role.Document

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewPage")
        self.setAccessibleName(translate("ReviewView", "The review"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._page: ReviewPage | None = None
        self._blocks: tuple[Block, ...] = ()
        self._tops: list[float] = []
        self._links: tuple[Link, ...] = ()
        self._parts: tuple[Part, ...] = ()
        self._at = NOWHERE
        self._drawn: DrawnChart | None = None

    # --- contents

    @property
    def page(self) -> ReviewPage | None:
        return self._page

    @property
    def links(self) -> tuple[Link, ...]:
        """The links to entries, with their places on the canvas."""
        return self._links

    @property
    def at(self) -> int:
        """The index of the current link; -1 for none."""
        return self._at

    def show_page(self, page: ReviewPage) -> None:
        self._page, self._at = page, NOWHERE
        self._lay_out()
        self.setAccessibleDescription(page.said)

    def _lay_out(self) -> None:
        if self._page is None:
            return
        width = min(self.width() - 2 * Space.L, px(WIDEST))
        left = (self.width() - width) / 2
        self._blocks = blocks_of(self._page, width, self.font())
        self._tops = list(accumulate((block.height + Space.M for block in self._blocks), initial=float(Space.M)))
        self._drawn = None
        links: list[Link] = []
        parts: list[Part] = []
        for block, top in zip(self._blocks, self._tops, strict=False):
            found = [link.moved(QPointF(left, top)) for link in self._links_of(block)]
            links += found
            parts += [Part(link.said, link.box.toRect(), Role.Link) for link in found] or _texts(block, left, top)
        self._links, self._parts = tuple(links), tuple(parts)
        self.setMinimumHeight(round(self._tops[-1]))
        self._left = left
        self.update()

    def _links_of(self, block: Block) -> list[Link]:
        """Return the links of a block; draw its chart, if it has one, whose points come first."""
        if block.chart is None or self._page is None:
            return block.links
        from app.ui.plots.view import drawn

        medium = Medium(colours(self.palette()), self.font())
        self._drawn = drawn(review_chart(self._page), block.chart.size().toSize(), medium)
        points = zip(self._drawn.columns, self._page.points, strict=True)
        at = block.chart.topLeft()
        return [*(Link(box, 0, point.place, point.said).moved(at) for box, point in points), *block.links]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange}:
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, seen = colours(self.palette()), QRectF(event.rect())
        with QPainter(self) as painter:
            for block, top in zip(self._blocks, self._tops, strict=False):
                if top <= seen.bottom() and top + block.height >= seen.top():
                    painter.save()
                    painter.translate(self._left, top)
                    block.paint(painter, tokens, self.font(), self._drawn)
                    painter.restore()
            if self._at != NOWHERE:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(colour(tokens.accent), 1.5))
                painter.drawRoundedRect(self._links[self._at].box, RADIUS, RADIUS)

    # --- for screen readers

    def part_count(self) -> int:
        return len(self._parts)

    def part(self, at: int) -> Part:
        return self._parts[at]

    def current_part(self) -> int:
        links = [i for i, part in enumerate(self._parts) if part.role == Role.Link]
        return NOWHERE if self._at == NOWHERE else links[self._at]

    # --- pointing

    def _point_at(self, number: int) -> None:
        self._at = number
        link = None if number == NOWHERE else self._links[number]
        self.setCursor(Qt.CursorShape.ArrowCursor if link is None else Qt.CursorShape.PointingHandCursor)
        self.read_out()
        self.update()

    def _hit(self, at: QPointF) -> int:
        return next((i for i, link in enumerate(self._links) if link.box.contains(at)), NOWHERE)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the link under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            hit = self._hit(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if hit == NOWHERE else self._links[hit].said, self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hit = self._hit(event.position())
        if hit != self._at:
            self._point_at(hit)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self._point_at(NOWHERE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._point_at(self._hit(event.position()))
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        found = step(self._links, self._at, Qt.Key(event.key()))
        if found is not None:
            self._point_at(found)
            self._see(self._links[found])
        elif event.key() in ENTER and self._at != NOWHERE:
            self._choose()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason} and self._links:
            self._point_at(max(self._at, 0))

    def _see(self, link: Link) -> None:
        """Scroll to a link; if it is a point of the chart, show its tool tip."""
        box = link.box.toRect()
        area = self.parent()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parent()
        if area is not None:
            area.ensureVisible(box.center().x(), box.center().y(), 0, box.height() // 2 + Space.M)
        if link.row == 0:  # only the points of the chart do not show their numbers
            QToolTip.showText(self.mapToGlobal(box.topRight() + QPoint(Space.S, 0)), link.said, self)

    def _choose(self) -> None:
        if self._at != NOWHERE and self._links[self._at].event >= 0:
            self.chosen.emit(self._links[self._at].event)


def _texts(block: Block, left: float, top: float) -> list[Part]:
    """Return the texts of a block at a place, for screen readers; the first above others is their heading."""
    parts = []
    for i, (paragraph, at, _) in enumerate(block.texts):
        box = QRectF(at, paragraph.size).translated(left, top).toRect()
        parts.append(Part(paragraph.text, box, Role.Heading if i == 0 and not block.frames else Role.StaticText))
    return parts


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
        super().__init__(watched, "reviewView", translate("ReviewView", "Review of the game"), parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._make_parts()
        self._lay_out()
        self.set_sizes(SMALLEST, USUAL)
        self.say_progress(0.0)

    def _make_parts(self) -> None:
        self.headline = label("reviewHeadline", "figure")
        self.progress = QProgressBar()
        self.progress.setObjectName("reviewProgress")
        self.progress.setAccessibleName(translate("ReviewView", "Progress of the review"))
        self.progress.setRange(0, 100)
        self.canvas = ReviewCanvas()
        self.canvas.chosen.connect(self.entry_wanted)
        self.bar = MessageBar("reviewBar", "past", "tick", self)
        self.problem = MessageBar("reviewProblem", "problem", "warning", self)
        self.shared = QCheckBox(translate("ReviewView", "&Hide everyone’s cards"))
        self.shared.setObjectName("reviewShared")
        self.shared.setToolTip(
            translate("ReviewView", "Show only what everyone has seen, so that you can share the review")
        )
        self.shared.toggled.connect(self.shared_wanted)
        self.export = button("reviewExport", translate("ReviewView", "&Export"))
        self.export.setMenu(self._export_menu())
        self.close_button = button("reviewClose", translate("ReviewView", "&Close"))
        self.close_button.clicked.connect(self.close)

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("reviewExportMenu")
        for name, text, as_pdf in (
            ("reviewPdf", translate("ReviewView", "Save as &PDF…"), True),
            ("reviewPng", translate("ReviewView", "Save as p&icture (PNG)…"), False),
        ):
            action = menu.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(lambda _, as_pdf=as_pdf: self.export_wanted.emit(as_pdf))
        copy = QAction(translate("ReviewView", "&Copy as text"), self)
        copy.setObjectName("reviewCopy")
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.triggered.connect(self.copy)
        menu.addAction(copy)
        self.addAction(copy)
        return menu

    def _lay_out(self) -> None:
        self._waiting = QWidget()
        self._waiting.setObjectName("reviewWaiting")
        self._waiting.setAccessibleName(translate("ReviewView", "Progress of the review"))
        self._waiting.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        waiting = packed(QVBoxLayout(self._waiting), self.headline, self.progress, 1, margins=Space.L, spacing=Space.S)
        waiting.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.area = BareScroll("reviewScroll", self.canvas)
        foot = packed(
            QHBoxLayout(), self.shared, 1, self.export, self.close_button, margins=(Space.L, Space.S, Space.L, Space.M)
        )
        foot.setSpacing(Space.S)
        packed(QVBoxLayout(self), (self._waiting, 1), (self.area, 1), self.bar, self.problem, foot)

    # --- what is shown

    def take_focus(self) -> None:
        seen = self._waiting if self.area.isHidden() else self.canvas
        seen.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_progress(self, share: float) -> None:
        self._show_parts(done=False)
        self.headline.setText(translate("ReviewView", "Reviewing the game…"))
        self.progress.setValue(round(100 * share))

    def show_page(self, page: ReviewPage) -> None:
        self.canvas.show_page(page)
        self._show_parts(done=True)

    def say_failure(self, text: str) -> None:
        """Show why there is no review."""
        self._show_parts(done=False)
        self.progress.hide()
        self.headline.setText(text)

    def say(self, text: str = "", *, problem: str = "") -> None:
        """Show the result of an export."""
        self.bar.say(text)
        self.problem.say(problem)
        self.export.setEnabled(not self.area.isHidden())

    @property
    def page(self) -> ReviewPage | None:
        """The page that is shown; None while another is being made, as the one before may have everyone's cards."""
        return None if self.area.isHidden() else self.canvas.page

    def copy(self) -> None:
        """Copy the page as text."""
        if (page := self.page) is not None:
            QGuiApplication.clipboard().setText(page.said)
            self.say(translate("ReviewView", "Copied as text."))

    def _show_parts(self, *, done: bool) -> None:
        has_focus = self._waiting.hasFocus() or self.canvas.hasFocus()
        self._waiting.setVisible(not done)
        self.progress.setVisible(not done)
        self.area.setVisible(done)
        self.say()
        if has_focus:  # it stays with the contents, or Qt would give it to the check box
            self.take_focus()
