"""Rich text on pages: what belongs together stays together, and names load nothing."""

from concurrent.futures import ThreadPoolExecutor
from html import escape

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QTextTable

from app.ui import theme
from app.ui.documents import HEADING, Document, Drawing, table
from app.ui.theme import PAPER

PAGE = QSizeF(400, 300)
STYLE = f".head {{ {HEADING} }}"


def pages_of(html: str, qapp, **drawings: Drawing) -> dict[str, int]:
    """Return on which page each text of a document begins."""
    document = Document(html, qapp.font(), drawings, STYLE)
    document.paginate(PAGE)
    found, block = {}, document.begin()
    while block.isValid():
        found[block.text()] = int(document.documentLayout().blockBoundingRect(block).top() // PAGE.height())
        block = block.next()
    return found


@pytest.mark.parametrize("lines", range(10, 22))
def test_a_heading_is_on_the_page_of_what_it_heads(qapp, lines):
    before = "".join(f"<p>{i}</p>" for i in range(lines))
    tall = Drawing(QSizeF(100, 150), lambda *_: None)
    rows = "".join(f"<tr><td>row {i}</td></tr>" for i in range(40))
    text = f'{before}<p class="head">Chart</p><p>see <img src="tall"></p><p class="head">Table</p>{table(rows)}'
    pages = pages_of(text, qapp, tall=tall)
    assert pages["Chart"] == pages["see \N{OBJECT REPLACEMENT CHARACTER}"]
    assert pages["Table"] == pages["row 0"] == pages["row 2"]
    assert pages["row 39"] > pages["row 0"]


@pytest.mark.parametrize("lines", range(10, 22))
def test_a_table_of_one_row_is_not_cut(qapp, lines):
    before = "".join(f"<p>{i}</p>" for i in range(lines))
    row = "<br>".join(f"line {i}" for i in range(6))
    document = Document(before + table(f"<tr><td>{row}</td></tr>"), qapp.font(), {})
    document.paginate(PAGE)
    (frame,) = document.rootFrame().childFrames()
    assert isinstance(frame, QTextTable)
    box = document.documentLayout().frameBoundingRect(frame)
    assert box.top() // PAGE.height() == (box.bottom() - 1) // PAGE.height()


def test_paper_is_black_on_white_however_dark_the_window_is(qapp):
    theme.apply_colours(qapp, Qt.ColorScheme.Dark)
    try:
        image = QImage(100, 40, QImage.Format.Format_Grayscale8)
        image.fill(255)
        with QPainter(image) as painter:
            Document("<b>Ann</b>", qapp.font(), {}).draw(painter, QRectF(image.rect()), PAPER)
        assert min(image.constBits().tobytes()) < 60
    finally:
        theme.apply_colours(qapp, Qt.ColorScheme.Light)


def test_a_long_word_is_broken(qapp):
    document = Document(table(f"<tr><td>{'W' * 200}</td><td>b</td></tr>"), qapp.font(), {})
    document.setTextWidth(PAGE.width())
    assert document.size().width() <= PAGE.width()


def test_an_escaped_name_is_no_picture(qapp):
    name = '<img src="s.png">'
    document = Document(f"<p>{escape(name)}</p>", qapp.font(), {})
    assert document.toPlainText() == name
    assert document.loadResource(2, "s.png") is None


def test_a_long_text_can_be_laid_out_in_a_worker_without_a_warning(qapp):
    """Qt's warnings fail the test."""

    def lay_out() -> int:
        document = Document("".join(f"<p>Ann asks for the {i}</p>" for i in range(2_000)), qapp.font(), {}, STYLE)
        document.paginate(PAGE)
        return document.pageCount()

    with ThreadPoolExecutor(1) as worker:
        assert worker.submit(lay_out).result() > 50
