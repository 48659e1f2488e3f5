"""What is switched off in a legend stays off, and nothing else; another game begins with everything."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from app.ui import theme
from app.ui.plots.chart import CURVES, BarChart, BarRow, Segment, percent_tick
from tests.app.features.charts.reading import NAMES, Chart, Key, Reader
from tests.app.player import LEFT
from tests.app.ui.plotted import LEGEND, curves

LINES = curves(*[(8.0, 2.0, 5.0)] * 10)
EACH = replace(LINES, descriptions=LINES.descriptions * 3)
"""Three curves, each with its own points."""


@pytest.fixture
def make(qtbot, settings):
    def made(chart) -> Chart:
        shown = Chart(qtbot, settings)
        shown.frame.show_chart(chart)
        shown.appear()
        return shown

    return made


def entries(chart: Chart) -> dict[str, tuple]:
    """Return the samples and names in the legend."""
    return {label.text: (sample, label) for sample, label in chart.canvas.view.plot.legend_item.items}


def click(chart: Chart, name: str, part: int = 0) -> None:
    """Click a sample, or a name (1)."""
    sample = entries(chart)[name][part]
    at = chart.canvas.view.mapFromScene(sample.sceneBoundingRect().center())
    chart.bot.mouseClick(chart.canvas.view.viewport(), LEFT, pos=at)


def shown(chart: Chart) -> list[str]:
    return [name for name, is_shown, _ in chart.canvas.view.plot.switches() if is_shown]


@pytest.mark.parametrize("part", [0, 1])
def test_a_click_on_a_sample_or_a_name_hides_and_shows(make, part):
    chart = make(LINES)
    with chart.bot.assertNotEmitted(chart.frame.chosen):
        click(chart, "Suspect", part)
        assert shown(chart) == ["Envelope", "Weapon"]
        click(chart, "Suspect", part)
    assert shown(chart) == ["Envelope", "Suspect", "Weapon"]


def test_a_curve_stays_hidden_when_another_goes(make):
    chart = make(EACH)
    click(chart, "Weapon")
    chart.frame.show_chart(replace(EACH, curves=EACH.curves[1:], descriptions=EACH.descriptions[1:]))
    assert shown(chart) == ["Suspect"]
    chart.frame.show_chart(EACH)
    assert shown(chart) == ["Envelope", "Suspect"] or shown(chart) == ["Suspect", "Envelope"]


def test_the_mouse_finds_only_what_is_shown(make):
    chart = make(EACH)
    weapon = chart.canvas.place(2, 4).toPoint()
    chart.hover(weapon)
    assert chart.canvas.at == (2, 4)
    click(chart, "Weapon")
    chart.hover(weapon)
    assert chart.canvas.at in {(0, 4), (1, 4)}
    for name in ("Envelope", "Suspect"):
        click(chart, name)
    chart.frame.parentWidget()
    assert chart.canvas.view.plot.nearest(QPointF(4, 5)) is None


def test_the_arrow_keys_pass_over_what_is_hidden(make, qtbot):
    chart = make(EACH)
    qtbot.keyClick(chart.keys, Key.Key_Home)
    click(chart, "Suspect")
    qtbot.keyClick(chart.keys, Key.Key_Down)
    assert chart.canvas.at == (2, 0)
    chart.frame.show_chart(EACH)
    qtbot.keyClick(chart.keys, Key.Key_Up)
    assert chart.canvas.at == (0, 0)
    click(chart, "Suspect")
    qtbot.keyClick(chart.keys, Key.Key_Down)
    assert chart.canvas.at == (1, 0)


def test_the_cross_hair_follows_when_something_is_switched_off(make, qtbot):
    chart = make(LINES)
    qtbot.keyClick(chart.keys, Key.Key_End)
    assert chart.canvas._values.toPlainText() == "Envelope: 800%\nSuspect: 200%\nWeapon: 500%"
    assert chart.canvas._cross[0].value() == 8.0
    click(chart, "Envelope")
    assert chart.canvas._values.toPlainText() == "Suspect: 200%\nWeapon: 500%"
    assert chart.canvas._cross[0].value() == 2.0


def test_what_is_hidden_fades_in_the_colours_of_the_theme(make):
    for legend in (make(LINES), make(bars())):
        (name, parts), *_ = entries(legend).items()
        before = picture_of(legend, name)
        assert len(before) > 1
        click(legend, name)
        assert {part.opacity() < 1 for part in parts} == {True}
        QApplication.processEvents()
        assert "#000000" not in picture_of(legend, name), "pyqtgraph's icon of an eye"
        assert len(picture_of(legend, name)) > 1


def picture_of(chart: Chart, name: str) -> set[str]:
    """Return the colours of a sample."""
    box = entries(chart)[name][0].sceneBoundingRect().toRect()
    image = chart.canvas.view.grab(box).toImage()
    return {image.pixelColor(QPoint(x, y)).name() for x in range(image.width()) for y in range(image.height())}


def bars(*styles) -> BarChart:
    rows = tuple(BarRow(style, "Ann", (Segment(style, 0.5, ""),), "1 of 3") for style in styles)
    return BarChart(rows, 1.0, percent_tick, (("",),), LEGEND)


def test_a_legend_keeps_its_order_whatever_comes_first(make):
    certain, likely, unlikely = (style for style, _ in LEGEND)
    chart = make(bars(unlikely))
    names = [name for _, name in LEGEND]
    assert list(entries(chart)) == names, "also what does not occur yet"
    chart.frame.show_chart(bars(certain, unlikely, likely))
    assert list(entries(chart)) == names


def test_a_chart_in_other_colours_is_shown_whole(make, qtbot, qapp):
    chart = make(LINES)
    before = chart.canvas
    qtbot.keyClick(chart.keys, Key.Key_Plus)
    assert chart.frame.head.all_button.isVisible()
    theme.apply_colours(qapp, Qt.ColorScheme.Dark)
    try:
        qtbot.waitUntil(lambda: chart.canvas is not before)
        assert not chart.frame.head.all_button.isVisible()
        assert not chart.frame.head.all.isEnabled()
    finally:
        theme.apply_colours(qapp, Qt.ColorScheme.Light)


# --- with a game


@pytest.fixture
def reader(qtbot, shared_window, settings, case_file) -> Reader:
    settings.setValue("looks/animations", False)
    made = Reader(qtbot, shared_window)
    made.open(case_file)
    return made


def test_another_game_begins_with_everything_and_a_cell_keeps_its_style_when_another_goes(reader, case_file):
    for name in NAMES[:3:2]:
        frame = reader.open_chart(name)
        reader.press_in(frame, Key.Key_Plus)
        names = [name for name, *_ in frame.canvas.view.plot.switches()]
        next(show for _, _, show in frame.canvas.view.plot.switches())(False)
        reader.window.commands.close.trigger()
        reader.open(case_file)
        reader.wait(lambda frame=frame: frame.chart is not None)
        reader.wait(frame.isVisible)
        assert [name for name, is_shown, _ in frame.canvas.view.plot.switches() if is_shown] == names
        assert frame.canvas.view.plot.is_whole
        assert not frame.head.all_button.isVisible()

    presenter, frame = reader.presenter.cells, reader.frame("chartCells")

    def styles() -> list:
        return [(curve.key, curve.style) for curve in frame.chart.curves]

    def toggle(*cells) -> list:
        for cell in cells:
            presenter.toggle(*cell)
        reader.wait(lambda: frame.chart is not None and tuple(c.key for c in frame.chart.curves) == presenter.cells)
        return styles()

    rope, hall, dagger, *others = ((card, "Bob") for card in reader.case.setup.deck)
    before = toggle(rope, hall, dagger)
    assert [style for _, style in before] == list(CURVES[:3])
    assert toggle(rope) == before[1:]
    assert toggle(rope) == [*before[1:], before[0]], "what is free is used again"
    toggle(*others[:4])
    assert len({style for _, style in styles()}) == len(CURVES)
