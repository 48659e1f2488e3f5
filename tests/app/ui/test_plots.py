"""Plots: bars and curves stand where their numbers are, no words are cut off, and pictures of them are whole."""

import re
from dataclasses import replace
from itertools import pairwise
from math import nan

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtXml import QDomDocument

from app.ui.plots.chart import (
    CERTAIN,
    ENVELOPE,
    UNLIKELY,
    Badge,
    BarChart,
    BarRow,
    Medium,
    Segment,
    number_tick,
)
from app.ui.plots.view import drawn, laid_out, png_of, svg_of
from app.ui.theme import LIGHT, PAPER
from tests.app.ui.plotted import LEGEND, TABLE, bars, boxes, curves, labels_of

LONG = "The Right Honourable Lady Bartholomea Featherstonehaugh"


def widths(view) -> list[float]:
    return [sum(rect.width() for rect in rects) for _, rects in sorted(boxes(view).items())]


def texts(view) -> list[QRectF]:
    """Return the boxes of all texts in the scene that are shown, but those of axes."""
    items = [item for item in view.scene().items() if isinstance(item, pg.TextItem | pg.LabelItem) and item.isVisible()]
    return [item.sceneBoundingRect() for item in items if item.sceneBoundingRect().width() > 1]


# --- bars


def test_bars_are_as_long_as_their_numbers_and_begin_at_one_line(view_of):
    view = view_of(bars(("Rope", 0.25), ("Hall", 0.5), ("Dagger", 1.0)))
    found = widths(view)
    assert found == [pytest.approx(found[-1] * share, rel=0.01) for share in (0.25, 0.5, 1)]
    assert len({round(rects[0].left(), 3) for rects in boxes(view).values()}) == 1


def test_segments_stand_one_after_the_other_and_are_hatched(view_of):
    row = BarRow("Bob", "Bob", (Segment(CERTAIN, 1.0, ""), Segment(UNLIKELY, 2.0, "")), "1 of 3")
    view = view_of(BarChart((row,), 4.0, number_tick, TABLE))
    ((certain, unlikely),) = boxes(view).values()
    assert unlikely.left() == pytest.approx(certain.right())
    assert unlikely.width() == pytest.approx(2 * certain.width())
    assert [view.plot.place((0, column)).x() for column in (0, 1)] == [1.0, 3.0]


def test_an_error_bar_is_as_long_as_the_error_to_both_sides(view_of):
    chart = bars(("Rope", 0.5), ("Hall", 1.0))
    view = view_of(replace(chart, rows=(replace(chart.rows[0], error=0.1), chart.rows[1])))
    (errors,) = (item for item in view.plot.items if isinstance(item, pg.ErrorBarItem))
    assert errors.isVisible()
    assert (errors.opts["x"], errors.opts["left"], errors.opts["right"]) == ([0.5], [0.1], [0.1])
    assert not any(item.isVisible() for item in view_of(chart).plot.items if isinstance(item, pg.ErrorBarItem))


@pytest.mark.parametrize("above", [False, True])
@pytest.mark.parametrize("width", [200, 340, 560])
def test_no_words_are_cut_off_or_lie_over_each_other(view_of, width, above):
    rows = [(LONG, 0.3), ("Rope", 0.0), (LONG.replace(" ", ""), 1.0), ("Hall", 0.99)]
    chart = bars(*rows, names_above=above, legend=LEGEND)
    captioned = tuple(replace(row, caption=f"{LONG}, {LONG}") for row in chart.rows)
    view = view_of(replace(chart, rows=captioned), width)
    found = texts(view)
    assert len(found) >= 8
    plot = view.plot.vb.sceneBoundingRect()
    captions = [box for box in found if box.top() > plot.top()]
    assert len(captions) >= 4
    assert all(plot.contains(box) for box in captions), "where a plot ends, its words are cut off"
    assert all(QRectF(view.rect()).contains(box) for box in found)
    overlaps = [(a, b) for i, a in enumerate(found) for b in found[i + 1 :] if a.intersected(b).height() > 1]
    assert not [pair for pair in overlaps if pair[0].intersected(pair[1]).width() > 1]


def test_names_that_need_too_much_room_stand_above_the_bars(view_of):
    beside, above = view_of(bars(("Rope", 0.5))), view_of(bars((LONG, 0.5)))
    assert beside.plot.left.width() > above.plot.left.width()
    assert not texts(beside)
    (name,), ((bar,),) = texts(above), boxes(above).values()
    assert name.bottom() <= bar.top() + 1


@pytest.mark.parametrize("height", [300, 900])
def test_names_are_close_to_their_own_bars(view_of, height):
    rows = [(LONG, 0.3), (LONG[::-1], 0.5), (LONG.upper(), 1.0)]
    view = view_of(bars(*rows, names_above=True), height=height)
    names = sorted(texts(view), key=QRectF.top)
    drawn_bars = [bar for _, (bar,) in sorted(boxes(view).items())]
    for above, name, own in zip(drawn_bars, names[1:], drawn_bars[1:], strict=False):
        assert 0 <= own.top() - name.bottom() < name.top() - above.bottom()


def test_the_axis_is_below_the_bars_however_high_the_view_is(view_of):
    view = view_of(bars(("Rope", 0.2), ("Hall", 0.5)), height=900)
    *_, (last,) = boxes(view).values()
    (_, text), *_ = labels_of(view.plot.bottom)
    assert text == "0%"
    assert last.bottom() < view.plot.bottom.sceneBoundingRect().top() < last.bottom() + 20


def test_names_and_numbers_are_all_drawn_beside_the_bars(view_of):
    plot = view_of(bars(*((f"Professor Card {i}", 0.1 * i) for i in range(10)))).plot
    assert [text for _, text in labels_of(plot.left)] == [f"Professor Card {i}" for i in range(10)]
    assert [text for _, text in labels_of(plot.right)] == [f"{i}0%" if i else "0%" for i in range(10)]
    assert [text for _, text in labels_of(plot.bottom)] == ["0%", "20%", "40%", "60%", "80%", "100%"]


def test_rows_grow_where_there_is_room_and_need_what_they_need(view_of):
    chart = bars(*((f"Card {i}", 0.1) for i in range(60)))
    least = view_of(chart, height=100)
    assert least.height() > 500, "a picture is as high as it needs to be"
    tall = view_of(chart, height=2 * least.height())
    heights = [next(iter(boxes(view).values()))[0].height() for view in (least, tall)]
    assert heights[1] > heights[0]


def test_bars_glide_from_one_chart_to_the_next(view_of):
    view = view_of(bars(("Rope", 0.2), ("Hall", 0.4)))
    before = widths(view)
    view.plot.show_chart(bars(("Rope", 0.1), ("Hall", 0.8), ("Study", 0.5)), (view.width(), view.height()))
    view.plot.glide(1.0)
    after = widths(view)
    view.plot.glide(0.5)
    rope, hall, study = widths(view)
    assert rope == pytest.approx((before[0] + after[0]) / 2, rel=0.1)
    assert hall == pytest.approx((before[1] + after[1]) / 2, rel=0.1)
    assert study == pytest.approx(after[2] / 2, rel=0.01), "what is new grows from nothing"


# --- curves


def test_curves_go_through_their_values_and_stop_where_these_are_unknown(view_of):
    plot = view_of(curves((8.0, 2.0), (nan, 1.0), (4.0, 1.0))).plot
    envelope, _ = plot._curves.values()
    assert np.array_equal(envelope.yData, [8.0, nan, 4.0], equal_nan=True)
    assert plot.place((0, 0)) == QPointF(0, 8.0)
    assert plot.place((0, 1)) == QPointF(1, 1.0), "the first that is known"


def test_a_curve_of_which_nothing_is_known_is_not_drawn(view_of):
    view = view_of(curves((nan, 1.0), (nan, 2.0)))
    view.grab()
    assert [item.yData is not None for item in view.plot._curves.values()] == [False, True]
    assert view.plot.values((0, 1)) == "Suspect: 200%"


def test_a_solved_game_has_an_axis_too(view_of):
    plot = view_of(curves((0.0, 0.0))).plot
    assert len(plot.left.tickValues(*plot.left.range, 300)[0][1]) > 1


def test_labels_of_entries_never_touch_and_are_all_there_where_there_is_room(view_of):
    for n, width in ((13, 340), (60, 340), (60, 1900), (120, 250)):
        axis = view_of(curves(*[(5.0, 1.0)] * n), width).plot.bottom
        rects = [rect for rect, _ in labels_of(axis)]
        assert all(a.right() <= b.left() for a, b in pairwise(rects)), (n, width)
        assert len(rects) > 3
        assert len(rects) == n or width < 1000


def test_estimates_are_hollow(view_of):
    view = view_of(curves((3.0, 1.0), (2.0, 1.0), hollow=(True, False)))
    over = [item for item in view.scene().items() if type(item) is pg.ScatterPlotItem and len(item.data)]
    hollow = [item for item in over if item.opts["brush"].color().name() == LIGHT.surface]
    assert sorted(item.data["y"].tolist() for item in hollow) == [[1.0], [3.0]]


def test_curves_glide_as_far_as_both_charts_go(view_of):
    view = view_of(curves((4.0,), (4.0,)))
    view.plot.show_chart(curves((2.0,), (4.0,), (6.0,)), (view.width(), view.height()))
    view.plot.glide(0.5)
    (curve,) = view.plot._curves.values()
    assert curve.yData.tolist() == [3.0, 4.0, 6.0]


def test_a_curve_less_is_gone_from_the_plot_and_the_legend(view_of):
    chart = curves((4.0, 2.0, 1.0), (3.0, 1.0, 1.0))
    view = view_of(chart)
    view.plot.show_chart(replace(chart, curves=chart.curves[1:]), (view.width(), view.height()))
    assert [name for name, *_ in view.plot.switches()] == ["Suspect", "Weapon"]
    assert [curve for curve, _ in view.plot._curves] == ["Suspect", "Weapon"]


def test_the_moment_that_the_window_shows_is_marked(view_of):
    for now, wanted in ((2, True), (None, False)):
        lines = [x for x in view_of(curves(*[(2.0,)] * 4, now=now)).plot.items if isinstance(x, pg.InfiniteLine)]
        assert [line.isVisible() for line in lines] == [wanted]
    assert lines[0].value() == 0


def test_badges_stand_above_and_below_the_curve(view_of):
    chart = curves((4.0,), (3.0,), (2.0,), badges=(Badge("1", 1, above=True), Badge("A", 2, above=False)), filled=True)
    view = view_of(chart)
    letters = {item.toPlainText(): item.pos().y() for item in view.plot.items if isinstance(item, pg.TextItem)}
    assert letters["1"] > 3.0
    assert letters["A"] < 2.0


# --- what is in view


def test_one_can_look_closer_and_at_everything_again(view_of):
    plot = view_of(curves(*[(5.0, 1.0)] * 20)).plot
    assert plot.is_whole
    plot.zoom(0.5, QPointF(10, 2))
    assert not plot.is_whole
    assert plot.vb.viewRect().width() == pytest.approx(plot.whole.width() / 2)
    plot.vb.translateBy(x=1000)
    assert plot.vb.viewRect().right() <= plot.whole.right() + 0.01, "and not beyond"
    plot.show_chart(curves(*[(5.0, 1.0)] * 21), (340, 500))
    assert not plot.is_whole, "new numbers leave it there"
    plot.show_all()
    assert plot.is_whole


def test_pyqtgraph_s_menu_and_buttons_do_not_appear(view_of):
    plot = view_of(bars(("Rope", 0.5))).plot
    assert not plot.menuEnabled()
    assert not plot.vb.menuEnabled()
    assert plot.buttonsHidden


# --- pictures


def test_a_picture_is_twice_as_fine_and_has_the_title(view_of):
    plain, titled = (view_of(bars(("Rope", 0.5)), title=title) for title in ("", "Shares & more"))
    image = QImage.fromData(png_of(titled))
    assert image.size() == 2 * titled.size()
    assert [label.text for label in titled.scene().items() if isinstance(label, pg.LabelItem) and label.isVisible()]
    assert titled.plot.pos().y() > plain.plot.pos().y() + 20


def test_a_drawing_says_all_words_and_keeps_its_shapes_in_place(view_of):
    chart = bars(("Rope", 0.5), ("Hall", 1.0), legend=((ENVELOPE, "Envelope & more"),))
    view = view_of(chart, title="Shares")
    document = QDomDocument()
    assert document.setContent(svg_of(view, "Shares <1>"))
    assert document.documentElement().tagName() == "svg"
    assert document.elementsByTagName("title").at(0).toElement().text() == "Shares <1>"
    words = {document.elementsByTagName("text").at(i).toElement().text().strip() for i in range(40)}
    assert {"Shares", "Rope", "Hall", "50%", "100%", "0%", "Envelope & more"} <= words
    paths = [document.elementsByTagName("path").at(i).toElement().attribute("d") for i in range(60)]
    shapes = [np.array(re.findall(r"[\d.]+", path), float) for path in paths]
    for (rect,) in boxes(view).values():
        corners = [rect.left(), rect.top(), rect.right(), rect.top(), rect.right(), rect.bottom()]
        assert any(len(shape) > 6 and shape[:6] == pytest.approx(corners, abs=0.5) for shape in shapes), rect


def test_a_chart_is_painted_on_paper_as_on_the_screen(qapp, qtbot):
    chart = curves(*[(8.0 - n, 2.0) for n in range(8)])
    made = drawn(chart, QSize(400, 240), Medium(PAPER, qapp.font(), 4.0))
    assert len(made.columns) == 8
    assert all(a.right() == pytest.approx(b.left()) for a, b in pairwise(made.columns))
    image = QImage(800, 480, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)  # which would be the pen of the grid
        made.paint(painter, QPointF(0, 0), 2.0)
    assert sum(image.pixelColor(790, y).name() == PAPER.line for y in range(480)) >= 3
    dark = [image.pixelColor(x, y).lightness() < 60 for x in range(0, 800, 2) for y in range(0, 480, 2)]
    assert 100 < sum(dark) < len(dark) / 2


def grey(image: QImage) -> np.ndarray:
    """Return the lightness of each pixel, [height, width]."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return np.array(plain.constBits()).reshape(plain.height(), -1)[:, : plain.width()].astype(float)


@pytest.mark.parametrize("dpi", [72, 600])
def test_a_chart_has_its_size_on_paper_of_any_resolution(qapp, dpi):
    chart = bars(("Rope", 0.5), ("Hall", 1.0), legend=((ENVELOPE, "Envelope"),))
    made = drawn(chart, QSize(300, 200), Medium(PAPER, qapp.font()))
    inked = []
    for resolution in (96, dpi):
        image = QImage(900, 700, QImage.Format.Format_RGB32)
        image.setDotsPerMeterX(round(resolution / 0.0254))
        image.setDotsPerMeterY(round(resolution / 0.0254))
        image.fill("white")
        with QPainter(image) as painter:
            made.paint(painter, QPointF(20, 10), 2.0)
        rows, columns = np.nonzero(grey(image) < 250)
        inked.append((rows.min(), rows.max(), columns.min(), columns.max()))
    assert inked[1] == pytest.approx(inked[0], abs=3)
    assert inked[0][3] <= 20 + 2 * made.size.width()


@pytest.mark.parametrize(
    "chart",
    [
        BarChart(
            tuple(BarRow(name, name, (Segment(CERTAIN, 1, name),), "1 of 2", LONG) for name in ("Ann", "Ben", "Cid")),
            2.0,
            number_tick,
            TABLE,
            legend=LEGEND,
        ),
        curves(*[(8.0 - n, 2.0) for n in range(8)]),
    ],
    ids=["bars", "curves"],
)
def test_a_picture_shows_what_the_screen_shows(qapp, chart):
    view = laid_out(chart, QSize(340, 300), Medium(LIGHT, qapp.font(), 2.0), "Shares")
    picture = QImage.fromData(png_of(view))
    half = picture.scaled(view.size(), mode=Qt.TransformationMode.SmoothTransformation)
    difference = np.abs(grey(half) - grey(view.grab().toImage()))
    blocks = difference[:300, :340].reshape(15, 20, 17, 20).mean(axis=(1, 3))
    assert blocks.max() < 40, "no text has moved, grown or shrunk"
