"""Rich text with drawings in it, for the window, for pictures and for paper, where it is cut into pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPainter,
    QPalette,
    QPyTextObject,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QTextTable,
)

from app.ui.theme import Colours, colour

HEADING: Final = "-qt-user-state: 1"
"""What the style sheet says of a heading, which stays on the page of what it heads. Qt sizes h1 to h6 itself."""

BEGINNING: Final = 120.0
"""How much of a table of several rows is on the page of its heading, at least (px)."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is painted in place of a picture of HTML, and its size (px)."""

    size: QSizeF
    paint: Callable[[QPainter, QRectF], None]


Drawings = Mapping[str, Drawing]
"""Drawings by the names that ``<img src="name">`` has for them."""


def table(rows: str, kind: str = "", padding: int = 0) -> str:
    """Return a table as wide as its place, of a class of the style sheet."""
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="{padding}">{rows}</table>'


class Document(QTextDocument):
    """HTML in which every picture is a drawing: it stays sharp at any resolution, and no file is ever read.

    Words that are wider than their place are broken.
    """

    def __init__(
        self, html: str, font: QFont, drawings: Drawings, style: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        if QAbstractEventDispatcher.instance() is None:
            QEventLoop()  # leaves a worker with what takes the timers that a long text sets; Qt warns of each otherwise
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setDefaultTextOption(option)
        self.setDocumentMargin(0)
        self.setDefaultFont(font)
        self.setDefaultStyleSheet(style)
        self.setUndoRedoEnabled(False)
        self._painter = _Painter(drawings, self)
        self.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject.value, self._painter)
        self.setHtml(html)

    def loadResource(self, kind: int, name: object) -> object:
        """Load nothing, whatever a name looks like."""
        return None

    def draw(self, painter: QPainter, box: QRectF, tokens: Colours) -> None:
        """Paint the part of the document in a box, with text in the colour of a scheme."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = box
        context.palette.setColor(QPalette.ColorRole.Text, colour(tokens.text))
        painter.save()
        painter.setClipRect(box)
        self.documentLayout().draw(painter, context)
        painter.restore()

    def paginate(self, page: QSizeF) -> None:
        """Cut the document into pages of a size (px), each heading with what it heads, tables only between rows.

        A table of one row that fits onto a page is not cut at all.
        """
        self.setPageSize(page)
        for first, last in list(_together(self)):
            top, end = self._box(first).top(), self._box(last)
            is_split = isinstance(last, QTextTable) and last.rows() > 1
            bottom = min(end.bottom(), end.top() + BEGINNING) if is_split else end.bottom()
            if int(top / page.height()) != int((bottom - 1) / page.height()):
                _break_before(first)

    def _box(self, part: QTextBlock | QTextTable) -> QRectF:
        layout = self.documentLayout()
        return layout.frameBoundingRect(part) if isinstance(part, QTextTable) else layout.blockBoundingRect(part)


class _Painter(QPyTextObject):
    def __init__(self, drawings: Drawings, parent: QObject) -> None:
        super().__init__(parent)
        self._drawings = drawings

    def intrinsicSize(self, doc: QTextDocument, posInDocument: int, format: QTextFormat) -> QSizeF:  # noqa: A002
        return self._drawings[format.toImageFormat().name()].size

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,
        format: QTextFormat,  # noqa: A002
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawings[format.toImageFormat().name()].paint(painter, QRectF(rect))
        painter.restore()


def _together(document: QTextDocument) -> Iterator[tuple[QTextBlock | QTextTable, QTextBlock | QTextTable]]:
    """Yield the first and the last of the parts that stay on one page: headings with the table or text below."""
    first: QTextBlock | QTextTable | None = None
    each = document.rootFrame().begin()
    while not each.atEnd():
        frame, block = each.currentFrame(), each.currentBlock()
        part = frame if isinstance(frame, QTextTable) else block
        is_heading = isinstance(part, QTextBlock) and part.userState() == 1
        is_empty = isinstance(part, QTextBlock) and part.length() <= 1
        if not is_empty:
            first = part if first is None else first
            if not is_heading:
                yield first, part
                first = None
        each += 1


def _break_before(part: QTextBlock | QTextTable) -> None:
    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    if isinstance(part, QTextTable):
        table = part.format().toTableFormat()
        table.setPageBreakPolicy(always)
        part.setFormat(table)
    else:
        block = part.blockFormat()
        block.setPageBreakPolicy(always)
        QTextCursor(part).setBlockFormat(block)
