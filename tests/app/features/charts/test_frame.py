"""The frame of a chart: it draws when it can be seen, reads out what is pointed at, fades, copies and saves."""

import subprocess
import sys
from dataclasses import replace
from math import nan
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget
from PySide6.QtXml import QDomDocument

from app.features.charts import frame
from app.features.charts.canvas import CLOSER
from app.features.charts.frame import ChartFrame, ImportAhead
from app.ui import theme
from app.ui.plots.chart import (
    CERTAIN,
    CURVES,
    ENVELOPE,
    LIKELY,
    UNLIKELY,
    BarChart,
    BarRow,
    Curve,
    CurveChart,
    Segment,
    number_tick,
    percent_tick,
)
from app.ui.settings import Preferences
from tests.app.features.charts.reading import Chart, Key, bars
from tests.app.player import LEFT
from tests.app.ui.plotted import LEGEND, curves
from tests.pictures import difference


@pytest.fixture
def chart(make) -> Chart:
    return make(bars(0.2, 0.5, 1.0))


# --- what is drawn when


def test_old_numbers_are_faded_until_new_ones_come_and_many_cards_scroll_as_the_keyboard_goes_on(chart, qtbot):
    chart.frame.set_stale()
    assert chart.canvas.view.plot.opacity() < 1
    chart.frame.show_chart(bars(0.3, 0.5, 1.0))
    assert chart.canvas.view.plot.opacity() == 1
    assert not chart.frame.is_stale

    chart.frame.show_chart(bars(*[0.5] * 60))
    assert chart.canvas.height() > chart.frame.height()
    QApplication.processEvents()
    chart.keys.setFocus()
    qtbot.keyClick(chart.keys, Key.Key_End)
    assert chart.canvas.parentWidget().rect().contains(chart.canvas.mapToParent(chart.middle(59)))


def test_a_chart_is_drawn_when_it_can_be_seen_and_an_empty_one_says_why(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.say("No entry yet.")
    hint = chart.frame.findChild(QLabel, "chartHint")
    chart.appear()
    assert (hint.isVisible(), hint.text()) == (True, "No entry yet.")
    assert not chart.frame.head.copy.isEnabled()
    chart.frame.hide()
    chart.frame.show_chart(bars(0.2, 0.5))
    assert not chart.frame.is_drawn, "nobody sees it"
    chart.frame.show()
    assert chart.frame.is_drawn
    assert len(chart.lengths) == 2
    assert not hint.isVisible()
    assert chart.frame.head.copy.isEnabled()


@pytest.mark.parametrize(("wanted", "less_motion"), [(True, False), (True, True), (False, False)])
def test_bars_glide_to_where_they_belong_unless_animations_are_off_or_the_system_asks_for_less_motion(
    make, monkeypatch, wanted, less_motion
):
    if less_motion:
        monkeypatch.setattr(frame, "wants_less_motion", lambda: True)
    chart = make(bars(0.2, 0.5), moving=wanted)
    assert not chart.is_moving, "it comes into sight as it is"
    chart.frame.show_chart(bars(0.6, 0.5))
    assert chart.is_moving == (wanted and not less_motion)
    chart.bot.waitUntil(lambda: not chart.is_moving)
    assert chart.lengths == pytest.approx([0.6, 0.5])


# --- what is read out


def test_the_mouse_reads_out_exact_numbers_beside_a_cross_hair(chart):
    assert chart.text("Readout").startswith("Point at")
    chart.hover(chart.middle(1))
    assert chart.text("Readout") == "Card 1: 0.5"
    across, down = chart.canvas._cross
    assert across.isVisible()
    assert down.value() == 0.5
    assert chart.canvas._values.toPlainText() == "50.00%"
    chart.hover(QPoint(1, 1))
    assert chart.text("Readout").startswith("Point at"), "there is nothing in the corner"
    assert not across.isVisible()


def test_the_cross_hair_shows_all_curves_and_keeps_within_the_chart(make):
    story = make(curves(*[(8.0, 2.0, 1.0, 3.0)] * 13))
    for entry in (0, 6, 12):
        story.hover(story.canvas.place(0, entry).toPoint())
        assert story.canvas.at == (0, entry)
        assert story.canvas._values.toPlainText().split("\n")[0].startswith("Envelope: 8")
        box = story.canvas._values.sceneBoundingRect()
        assert story.canvas.view.plot.vb.sceneBoundingRect().adjusted(-2, -2, 2, 2).contains(box)


def test_a_curve_that_is_switched_off_is_not_read_out_and_a_click_on_the_legend_switches_it_and_chooses_nothing(
    story, qtbot
):
    story.frame.head.menu.aboutToShow.emit()
    switch = next(action for action in story.frame.head.menu.actions() if action.text() == "Suspect")
    switch.trigger()
    story.hover(story.canvas.place(0, 2).toPoint())
    assert story.canvas._values.toPlainText() == "Envelope: 800%"
    story.frame.head.menu.aboutToShow.emit()
    assert [(a.text(), a.isChecked()) for a in story.frame.head.menu.actions() if a.isCheckable()] == [
        ("Envelope", True),
        ("Suspect", False),
    ]

    switch.trigger()
    sample = story.canvas.view.plot.legend_item.items[1][0]
    at = sample.sceneBoundingRect().center().toPoint()
    with qtbot.assertNotEmitted(story.frame.chosen):
        qtbot.mouseClick(story.canvas.view.viewport(), LEFT, pos=at)
        qtbot.waitUntil(lambda: not sample.item.isVisible())


def test_the_arrow_keys_read_out_the_same(chart, qtbot):
    chart.keys.setFocus()
    for key, said in ((Key.Key_Down, "Card 0: 0.2"), (Key.Key_Down, "Card 1: 0.5"), (Key.Key_End, "Card 2: 1.0")):
        qtbot.keyClick(chart.keys, key)
        assert chart.text("Readout") == said
    qtbot.keyClick(chart.keys, Key.Key_Home)
    assert chart.text("Readout") == "Card 0: 0.2"


def test_the_arrow_keys_step_through_the_parts_of_a_bar(chart, qtbot):
    parts = Segment(ENVELOPE, 0.2, "one"), Segment(LIKELY, 0.3, "two")
    rows = BarRow("a", "A", parts, ""), BarRow("b", "B", parts[:1], "")
    chart.frame.show_chart(BarChart(rows, 1.0, percent_tick, (("",),)))
    for key, said in ((Key.Key_Right, "one"), (Key.Key_Right, "two"), (Key.Key_Right, "two"), (Key.Key_End, "one")):
        qtbot.keyClick(chart.keys, key)
        assert chart.text("Readout") == said


def test_a_screen_reader_finds_a_table_of_descriptions_and_hears_each_once(chart, qtbot):
    chart.keys.setFocus()
    table = QAccessible.queryAccessibleInterface(chart.keys)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Chart: Shares"
    cells = [table.child(i) for i in range(table.childCount())]
    said = [cell.text(QAccessible.Text.Name) for cell in cells if cell.role() == QAccessible.Role.Cell]
    assert said == ["Card 0: 0.2", "Card 1: 0.5", "Card 2: 1.0"]
    assert not chart.canvas.view.accessibleDescription()
    assert not chart.keys.accessibleDescription()
    assert chart.canvas.view.focusPolicy() == Qt.FocusPolicy.NoFocus, "one Tab leads through a chart"


def test_a_chart_that_gets_the_focus_points_at_nothing_until_a_key_does(chart, qtbot):
    chart.frame.activateWindow()
    qtbot.waitActive(chart.frame).__enter__()
    chart.keys.setFocus(Qt.FocusReason.OtherFocusReason)
    assert chart.canvas.at is None
    chart.keys.clearFocus()
    chart.keys.setFocus(Qt.FocusReason.TabFocusReason)
    assert chart.canvas.at == (0, 0)


def test_what_is_pointed_at_is_read_out_anew_with_new_numbers(chart, qtbot):
    qtbot.keyClick(chart.keys, Key.Key_End)
    chart.frame.show_chart(bars(0.2, 0.5, 0.75))
    assert chart.text("Readout") == "Card 2: 0.75"
    chart.frame.show_chart(bars(0.2, note="All there is."))
    assert chart.text("Readout") == "All there is."


def test_a_point_is_chosen_by_a_click_or_by_enter(chart, qtbot):
    with qtbot.waitSignal(chart.frame.chosen) as chosen:
        qtbot.mouseClick(chart.canvas.view.viewport(), LEFT, pos=chart.middle(2))
    assert chosen.args == [2, 0]
    qtbot.keyClick(chart.keys, Key.Key_Up)
    with qtbot.waitSignal(chart.frame.chosen) as chosen:
        qtbot.keyClick(chart.keys, Key.Key_Return)
    assert chosen.args == [1, 0]
    with qtbot.waitSignal(chart.frame.chosen) as chosen:
        qtbot.keyClick(chart.keys, Key.Key_Space)
    assert chosen.args == [1, 0]


def test_the_keys_look_closer_and_show_everything_again(story, qtbot):
    plot, button = story.canvas.view.plot, story.frame.head.all_button
    whole = plot.vb.viewRect().width()
    assert not button.isVisible()
    qtbot.keyClick(story.keys, Key.Key_End)
    qtbot.keyClick(story.keys, Key.Key_Plus)
    assert plot.vb.viewRect().width() == pytest.approx(whole * CLOSER)
    assert plot.vb.viewRect().contains(plot.place((0, 19))), "around the current point"
    assert button.isVisible()
    assert story.frame.head.all.isEnabled()
    qtbot.keyClick(story.keys, Key.Key_Minus)
    assert plot.is_whole
    assert not button.isVisible()
    for way_back in (lambda: qtbot.keyClick(story.keys, Key.Key_0), lambda: qtbot.mouseClick(button, LEFT)):
        qtbot.keyClick(story.keys, Key.Key_Plus)
        way_back()
        assert plot.is_whole


def test_the_wheel_looks_closer_and_a_drag_moves_what_is_in_view(story, qtbot):
    at = story.canvas.view.mapTo(story.frame, story.canvas.place(0, 10).toPoint())
    QTest.wheelEvent(story.frame.windowHandle(), QPointF(at), QPoint(0, 120))
    qtbot.waitUntil(lambda: not story.canvas.view.plot.is_whole)

    plot = story.canvas.view.plot
    plot.zoom(0.3, QPointF(10, 4))
    before = plot.vb.viewRect().left()
    with qtbot.assertNotEmitted(story.frame.chosen):
        story.drag()
    assert plot.vb.viewRect().left() < before


def test_the_wheel_does_not_part_bars_from_their_names(chart, qtbot):
    before = chart.canvas.view.plot.vb.viewRect()
    at = QPointF(chart.canvas.mapTo(chart.frame, chart.middle(1)))
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, 360))
    qtbot.keyClick(chart.keys, Key.Key_Plus)
    assert chart.canvas.view.plot.vb.viewRect() == before


def test_the_wheel_scrolls_a_chart_that_is_too_high(make):
    chart = make(curves(*[(8.0, 2.0)] * 20))
    chart.frame.resize(320, 200)
    chart.bot.waitUntil(lambda: chart.canvas.height() > chart.canvas.parentWidget().height())
    at = QPointF(chart.canvas.mapTo(chart.frame, QPoint(150, 90)))
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, -120))
    chart.bot.waitUntil(lambda: chart.canvas.y() < 0)
    assert chart.canvas.view.plot.is_whole
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, 120), QPoint(), Qt.KeyboardModifier.ControlModifier)
    chart.bot.waitUntil(lambda: not chart.canvas.view.plot.is_whole)


# --- what is taken from it


def test_copying_gives_a_table_also_by_its_usual_key(chart, qtbot):
    chart.frame.head.copy.trigger()
    assert QGuiApplication.clipboard().text() == "Card\tShare\nCard 0\t0.2\nCard 1\t0.5\nCard 2\t1.0\n"
    assert chart.text("Readout") == "Copied as a table."

    QGuiApplication.clipboard().clear()
    chart.frame.activateWindow()
    qtbot.waitActive(chart.frame).__enter__()
    chart.keys.setFocus()
    qtbot.keyClick(chart.keys, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Card\tShare\n")


def test_a_chart_is_saved_as_a_picture_and_one_that_cannot_be_says_why(chart, tmp_path):
    chart.frame.head.png.trigger()
    dialog = chart.frame.findChild(QFileDialog, "chartFile")
    assert dialog.isVisible()
    assert not dialog.isModal() or dialog.windowModality() == Qt.WindowModality.WindowModal
    dialog.fileSelected.emit(str(tmp_path / "shares.png"))
    dialog.close()
    image = QImage(str(tmp_path / "shares.png"))
    assert image.width() == 2 * chart.canvas.width()
    assert image.height() == 2 * chart.canvas.height()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
    assert len(colours) > 2, "something is drawn"
    assert chart.text("Readout") == "Saved as shares.png."

    chart.frame.save(str(tmp_path / "nowhere" / "shares.png"))
    assert chart.text("Readout") == "Not saved: No such file or directory."


def test_a_chart_is_saved_as_a_drawing_without_what_is_pointed_at(chart, tmp_path, qtbot):
    chart.frame.set_moment("After entry 2")
    chart.frame.save(str(tmp_path / "shares.svg"))
    document = QDomDocument()
    assert document.setContent((tmp_path / "shares.svg").read_bytes())
    assert document.documentElement().tagName() == "svg"
    texts = document.elementsByTagName("text")
    words = {texts.at(i).toElement().text().strip() for i in range(texts.count())}
    assert {"Shares (After entry 2)", "Card 0", "Card 1", "Card 2", "20%", "50%", "100%"} <= words

    chart.frame.save(str(tmp_path / "before.png"))
    qtbot.keyClick(chart.keys, Key.Key_Down)
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""


def test_a_chart_is_saved_whole_however_close_one_looks(make, tmp_path):
    chart = make(curves((3.0, 1.0), *[(2.0, 1.0)] * 60))
    QApplication.processEvents()
    chart.frame.save(str(tmp_path / "before.png"))
    chart.canvas.view.plot.zoom(0.2, QPointF(30, 1))
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""
    assert not chart.canvas.view.plot.is_whole, "and stays as it is on the screen"


def test_the_menu_opens_by_a_right_click(chart, qtbot):
    menu = chart.frame.findChild(QMenu, "chartMenu")
    at = chart.middle(1)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, chart.canvas.mapToGlobal(at))
    QApplication.sendEvent(chart.canvas.view.viewport(), event)
    assert menu.isVisible()
    menu.close()


def test_a_chart_is_drawn_anew_in_other_colours(chart, qapp):
    before = chart.canvas
    theme.apply_colours(qapp, Qt.ColorScheme.Dark)
    try:
        chart.bot.waitUntil(lambda: chart.canvas is not before)
        assert chart.canvas.view.backgroundBrush().color().name() == theme.DARK.surface
        assert chart.lengths == [0.2, 0.5, 1.0]
        assert chart.keys is chart.canvas.table
    finally:
        theme.apply_colours(qapp, Qt.ColorScheme.Light)


class Later(ImportAhead):
    """An import that has not ended yet."""

    is_done = False


def test_a_chart_waits_until_it_can_be_drawn_without_a_halt(qtbot, settings):
    frame = ChartFrame("chart", "Shares", Preferences(settings), ahead=(ahead := Later(None)))
    qtbot.addWidget(frame)
    frame.say("In a moment…")
    frame.show_chart(bars(0.2, 0.5))
    frame.show()
    assert not frame.is_drawn
    assert frame.findChild(QLabel, "chartHint").isVisible()
    Later.is_done = True
    ahead.done.emit()
    assert frame.is_drawn
    assert frame.canvas.isVisible()


class Watched(Chart):
    """The story of twenty entries, with a field beside it."""

    def __init__(self, qtbot, settings) -> None:
        super().__init__(qtbot, settings)
        self.window = QWidget()
        self.field = QLineEdit()
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.field)
        layout.addWidget(self.frame)
        qtbot.addWidget(self.window)
        self.window.resize(340, 460)
        self.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitActive(self.window).__enter__()
        QApplication.processEvents()
        self.field.setFocus()

    @property
    def viewport(self):
        return self.canvas.view.viewport()

    @property
    def box(self):
        """The box of the values beside the cross-hair."""
        return self.canvas._values

    def press(self, entry: int) -> None:
        self.bot.mouseClick(self.viewport, LEFT, pos=self.canvas.place(0, entry).toPoint())

    def turn_wheel(self, entry: int) -> None:
        at = self.viewport.mapTo(self.window, self.canvas.place(0, entry).toPoint())
        QTest.wheelEvent(self.window.windowHandle(), QPointF(at), QPoint(0, 480))
        self.bot.waitUntil(lambda: not self.canvas.view.plot.is_whole)

    def drag(self) -> None:
        """Look closer, and drag what is in view."""
        self.canvas.view.plot.zoom(0.5, QPointF(10, 4))
        super().drag()

    def leave(self) -> None:
        QApplication.sendEvent(self.canvas.view, QEvent(QEvent.Type.Leave))


@pytest.fixture
def watched(qtbot, settings) -> Watched:
    return Watched(qtbot, settings)


def test_a_chart_that_becomes_narrow_is_whole(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_chart(bars_of(*(style for style, _ in LEGEND)))
    chart.frame.resize(500, 400)
    chart.appear()
    for width in (358, 300, 500, 300):
        chart.frame.resize(width, 400)
        QApplication.processEvents()
        plot = chart.canvas.view.plot
        assert plot.geometry().width() <= chart.canvas.width(), width
        assert plot.right.sceneBoundingRect().right() <= chart.canvas.width()


def test_the_arrow_keys_go_on_from_where_the_mouse_is(watched, qtbot):
    watched.hover(watched.canvas.place(0, 5).toPoint())
    watched.press(5)
    qtbot.keyClick(watched.keys, Key.Key_Right)
    assert watched.canvas.at == (0, 6), "though the mouse is still there"
    assert watched.text("Readout") == "Entry 6"
    with qtbot.waitSignal(watched.frame.chosen) as chosen:
        qtbot.keyClick(watched.keys, Key.Key_Return)
    assert chosen.args == [0, 6]
    watched.hover(watched.canvas.place(0, 9).toPoint())
    qtbot.keyClick(watched.keys, Key.Key_Left)
    assert watched.canvas.at == (0, 8)


def test_the_values_stay_beside_the_point_when_one_looks_closer(watched, qtbot):
    watched.hover(watched.canvas.place(0, 19).toPoint())
    shown = watched.canvas.view.plot.vb.sceneBoundingRect().adjusted(-2, -2, 2, 2)
    before = watched.box.pos()
    watched.turn_wheel(2)
    assert watched.box.pos() != before
    assert shown.contains(watched.box.sceneBoundingRect())
    watched.drag()
    assert shown.contains(watched.box.sceneBoundingRect())
    qtbot.keyClick(watched.keys, Key.Key_0)
    watched.hover(watched.canvas.place(0, 19).toPoint())
    assert watched.box.pos() == before


def test_long_values_are_not_cut_off(make):
    each = curves(*[(8.0, 2.0)] * 9)
    chart = make(replace(each, curves=tuple(replace(one, name="A long name of a cell") for one in each.curves)))
    room = chart.canvas.view.plot.vb.sceneBoundingRect().adjusted(-1, -1, 1, 1)
    for entry in range(9):
        chart.hover(chart.canvas.place(0, entry).toPoint())
        assert room.contains(chart.canvas._values.sceneBoundingRect()), entry


def test_the_cross_hair_goes_when_neither_mouse_nor_keyboard_is_there(watched):
    watched.press(5)
    watched.leave()
    assert watched.canvas.at == (0, 5), "the keyboard is there"
    watched.field.setFocus()
    assert watched.canvas.at is None
    assert not watched.box.isVisible()
    watched.hover(watched.canvas.place(0, 5).toPoint())
    assert watched.box.isVisible()
    watched.leave()
    assert not watched.box.isVisible()


@pytest.mark.parametrize("closer", [lambda watched: watched.turn_wheel(4), Watched.drag])
def test_a_key_shows_everything_after_the_wheel_or_a_drag(watched, qtbot, closer):
    plot = watched.canvas.view.plot
    closer(watched)
    assert not plot.is_whole
    qtbot.keyClick(watched.window.focusWidget(), Key.Key_0)
    assert plot.is_whole


LINES = curves(*[(8.0, 2.0, 5.0)] * 10)
EACH = replace(LINES, descriptions=LINES.descriptions * 3)
"""Three curves, each with its own points."""


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
    for legend in (make(LINES), make(bars_of())):
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


def bars_of(*styles) -> BarChart:
    rows = tuple(BarRow(style, "Ann", (Segment(style, 0.5, ""),), "1 of 3") for style in styles)
    return BarChart(rows, 1.0, percent_tick, (("",),), LEGEND)


def test_a_legend_keeps_its_order_whatever_comes_first(make):
    certain, likely, unlikely = (style for style, _ in LEGEND)
    chart = make(bars_of(unlikely))
    names = [name for _, name in LEGEND]
    assert list(entries(chart)) == names, "also what does not occur yet"
    chart.frame.show_chart(bars_of(certain, unlikely, likely))
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


KEYS = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_End, Key.Key_Home, Key.Key_Return)
ANY_NAMES = ("A", "x" * 80, "A long name of several words " * 3, "")


def any_bars(rng: Random) -> BarChart:
    def row(key: int) -> BarRow:
        styles = rng.sample((ENVELOPE, CERTAIN, LIKELY, UNLIKELY), rng.choice((1, 2, 3)))
        segments = tuple(Segment(style, rng.choice((0, 1e-12, rng.random())), f"{key}") for style in styles)
        caption, error = rng.choice(("", "words " * 20)), rng.choice((0.0, 0.1))
        return BarRow(key, rng.choice(ANY_NAMES), segments, rng.choice(("", "3%")), caption, error, rng.random() < 0.1)

    rows = tuple(map(row, range(rng.choice((0, 1, 3, 21, 60)))))
    legend = rng.choice(((), ((CERTAIN, "Certain"), (LIKELY, "L&<b>x"))))
    reach, tick = rng.choice((0.01, 1.0, 3.0)), rng.choice((percent_tick, number_tick))
    return BarChart(rows, reach, tick, (("",),), legend, names_above=rng.random() < 0.3, is_whole=rng.random() < 0.5)


def any_curves(rng: Random) -> CurveChart:
    n, k = rng.choice((1, 2, 5, 40, 150)), rng.choice((1, 2, 4, 6))
    values = [tuple(rng.choice((nan, rng.random(), 0, 8.0)) for _ in range(n)) for _ in range(k - 1)] + [(nan,) * n]
    return CurveChart(
        tuple(Curve(i, f"N{i}", style, y) for i, (style, y) in enumerate(zip(CURVES, values, strict=False))),
        tuple(f"{i}\nA\n" for i in range(n)),
        "x",
        "y",
        rng.choice((1e-3, 1.0, 8.0)),
        number_tick,
        tuple(tuple(f"{row}.{i}" for i in range(n)) for row in range(rng.choice((1, k)))),
        (("",),),
        now=rng.choice((None, 0, n - 1)),
        hollow=tuple(rng.random() < 0.3 for _ in range(n)),
    )


def use(rng: Random, frame: ChartFrame, tmp_path) -> None:
    """Do one thing that a user or the game can do with a chart."""
    if (canvas := frame.canvas) is None:
        return
    match rng.randrange(6):
        case 0:
            frame.resize(*(rng.choice((1, 5, 60, 250, 900)) for _ in range(2)))
        case 1:
            QTest.keyClick(frame.focusProxy(), rng.choice(KEYS))
        case 2:
            QTest.keyClick(frame.focusProxy(), rng.choice("+-0"))
        case 3:
            canvas.view.scene().sigMouseMoved.emit(QPointF(rng.randrange(900), rng.randrange(900)))
        case 4:
            frame.head.menu.aboutToShow.emit()
            switches = [action for action in frame.head.menu.actions() if action.isCheckable()]
            rng.choice([*switches, frame.head.all]).trigger()
        case 5:
            frame.set_stale(rng.random() < 0.5)
            if rng.random() < 0.2:
                frame.save(str(tmp_path / rng.choice(("a.svg", "a.png"))))


@pytest.mark.parametrize("make", [any_bars, any_curves])
@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_nothing_that_one_does_with_a_chart_raises(qtbot, settings, tmp_path, make, seed):
    rng = Random(seed)
    settings.setValue("looks/animations", True)
    frame = ChartFrame("chart", "Anything", Preferences(settings))
    qtbot.addWidget(frame)
    frame.setMinimumSize(1, 1)
    frame.show()
    for _ in range(60):
        if rng.random() < 0.4:
            frame.show_chart(make(rng))
        else:
            use(rng, frame, tmp_path)
        for _ in range(rng.randrange(3)):
            QApplication.processEvents()
        frame.grab()
    assert frame.canvas.view.plot.chart is frame.chart


ROOT = Path(__file__).resolve().parents[4]
PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from app.features.charts.frame import ImportAhead
application = QCoreApplication([])
ahead, told = ImportAhead(), []
ahead.done.connect(lambda: told.append(ahead.is_done))
ahead.start()
print(ahead.is_done, "pyqtgraph" in sys.modules)
ahead.done.connect(application.quit)
application.exec()
ahead.start()
application.processEvents()
print(ahead.is_done, "pyqtgraph" in sys.modules, told)
"""


def test_it_is_imported_by_the_event_loop_and_told_once():
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["False False", "True True [True]"]
