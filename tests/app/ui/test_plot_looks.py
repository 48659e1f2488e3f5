"""How plots look: symbols and badges keep their distances, labels have room, colours can be told apart."""

from dataclasses import replace
from itertools import combinations, pairwise

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.ui.plots.chart import CURVES, DENSITY, LIKELY, Badge, Segment
from app.ui.plots.plot import APART, LEAST_SYMBOL, SYMBOL
from app.ui.plots.view import png_of, svg_of
from app.ui.theme import DARK, LIGHT, px
from tests.app.ui.plotted import LEGEND, bars, boxes, curves, labels_of


@pytest.mark.parametrize("n", [14, 15, 16, 24, 61, 62, 63])
def test_the_newest_entry_has_its_label(view_of, n):
    axis = view_of(curves(*[(5.0, 1.0)] * n), 330).plot.bottom
    labels = labels_of(axis)
    assert labels[-1][1] == f"{n - 1}\nA\n3"
    assert labels[-2][0].right() < labels[-1][0].left(), "its neighbour gives way"


def test_fifteen_entries_have_their_labels_in_a_narrow_dock(view_of):
    assert len(labels_of(view_of(curves(*[(5.0, 1.0)] * 15), 330).plot.bottom)) == 15


@pytest.mark.parametrize("height", [400, 1000])
def test_a_grid_has_some_lines_but_not_too_many(view_of, height):
    for reach in (1.0, 3.0, 8.0, 12.0):
        axis = view_of(curves((reach,), (0.0,)), height=height).plot.left
        assert 4 <= len(labels_of(axis)) <= 12, reach


def test_ticks_leave_no_dots_beside_their_labels(view_of):
    axis = view_of(curves((2.0,), (1.0,))).plot.bottom
    image = QImage(axis.size().toSize(), QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        axis.drawPicture(painter, *axis.generateDrawSpecs(painter))
    top = [image.pixelColor(x, y) for x in range(image.width()) for y in range(3)]
    assert {colour.name() for colour in top} == {"#ffffff"}


@pytest.mark.parametrize("n", [5, 30, 61])
def test_symbols_do_not_merge_and_are_whole(view_of, n):
    plot = view_of(curves(*[(5.0, 1.0)] * n), 330).plot
    first, second = (plot.vb.mapViewToScene(QPointF(x, 1)).x() for x in (0, 1))
    sizes = {item.opts["symbolSize"] for item in plot._curves.values()}
    assert sizes <= {LEAST_SYMBOL} or max(sizes) < second - first
    assert first - plot.vb.sceneBoundingRect().left() >= max(sizes) / 2
    plot.zoom(0.05, QPointF(3, 3))
    assert {item.opts["symbolSize"] for item in plot._curves.values()} == {px(SYMBOL)}, "there is room"


@pytest.mark.parametrize("height", [250, 600])
def test_badges_stand_close_to_the_only_dots_of_their_curve(view_of, height):
    badges = Badge("1", 1, above=True), Badge("A", 3, above=False)
    plot = view_of(curves(*[(4.0,)] * 5, badges=badges, filled=True), height=height).plot
    letters = {item.toPlainText(): item.pos() for item in plot.items if isinstance(item, pg.TextItem)}
    for badge, sign in zip(badges, (-1, 1), strict=True):
        badge_at, dot_at = (plot.vb.mapViewToScene(at) for at in (letters[badge.text], QPointF(badge.at, 4.0)))
        assert badge_at.y() - dot_at.y() == pytest.approx(sign * px(APART), abs=2)
    assert {(x, y) for x, y in zip(*plot._badges.getData(), strict=True) if y == 4.0} == {(1, 4.0), (3, 4.0)}
    (curve,) = plot._curves.values()
    assert curve.opts["symbol"] is None


def test_a_legend_takes_no_more_room_than_its_words(view_of):
    plot = view_of(curves(*[(4.0, 2.0, 1.0, 3.0)] * 5), 340).plot
    assert plot.legend_item.columnCount == 4, "on one line"
    assert plot.geometry().top() < 30
    assert view_of(bars(("Rope", 0.5))).plot.geometry().top() < 8, "nor does one without any"
    assert view_of(bars(("Rope", 0.5), legend=LEGEND)).plot.geometry().top() < 30


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_curves_have_colours_that_can_be_told_apart(tokens):
    for one, other in combinations(CURVES, 2):
        a, b = (QColor(getattr(tokens, style.ink)).getRgb()[:3] for style in (one, other))
        assert sum(abs(x - y) for x, y in zip(a, b, strict=True)) > 60, (one.ink, other.ink)


def test_hatching_is_as_wide_in_a_picture_of_twice_the_size(view_of):
    chart = bars(("Rope", 1.0))
    (row,) = chart.rows
    view = view_of(replace(chart, rows=(replace(row, segments=(Segment(LIKELY, 1.0, ""),)),)))
    (rect,), *_ = boxes(view).values()

    def strokes(image: QImage, scale: int) -> int:
        y = round(rect.center().y() * scale)
        line = [image.pixelColor(x, y).lightness() < 160 for x in range(scale * 120, scale * 240)]
        return sum(ink and not before for before, ink in pairwise(line))

    on_screen = strokes(view.grab().toImage(), 1)
    assert on_screen > 10
    assert strokes(QImage.fromData(png_of(view)), DENSITY) == pytest.approx(on_screen, abs=1)


def test_a_drawing_has_no_frame_in_any_viewer(view_of):
    for chart in (bars(("Rope", 0.5), ("Hall", 1.0)), curves(*[(8.0 - n, 2.0) for n in range(8)])):
        svg = svg_of(view := view_of(chart), "")
        image = QImage(view.size(), QImage.Format.Format_RGB32)
        image.fill("white")
        with QPainter(image) as painter:
            QSvgRenderer(svg).render(painter)
        box = view.plot.vb.sceneBoundingRect().toRect()
        edge = [
            image.pixelColor(x, y)
            for x in range(box.left(), box.right(), 3)
            for y in range(box.bottom() - 2, box.bottom() + 3)
        ]
        assert sum(colour.lightness() < 60 for colour in edge) < len(edge) / 10
