"""The frame of a chart: it draws when it can be seen, reads out, fades, copies and saves."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu
from PySide6.QtXml import QDomDocument

from app.features.charts import frame
from app.features.charts.canvas import CLOSER
from app.features.charts.frame import ChartFrame, ImportAhead
from app.ui import schemes, theme
from app.ui.plots.chart import ENVELOPE, LIKELY, BarChart, BarRow, Segment, percent_tick
from app.ui.settings import Preferences
from tests.app.features.charts.reading import Chart, Key, bars
from tests.app.player import LEFT
from tests.app.ui.plotted import curves
from tests.pictures import difference


@pytest.fixture
def chart(qtbot, settings) -> Chart:
    made = Chart(qtbot, settings)
    made.frame.show_chart(bars(0.2, 0.5, 1.0))
    made.appear()
    return made


# --- what is drawn when


def test_a_chart_is_drawn_when_it_can_be_seen(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_chart(bars(0.2, 0.5))
    assert not chart.frame.is_drawn, "nobody sees it"
    chart.frame.show()
    assert chart.frame.is_drawn
    assert len(chart.lengths) == 2


def test_an_empty_chart_says_why(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.appear()
    chart.frame.say("No entry yet.")
    hint = chart.frame.findChild(QLabel, "chartHint")
    assert hint.isVisible()
    assert hint.text() == "No entry yet."
    assert not chart.frame.head.copy.isEnabled()
    chart.frame.show_chart(bars(0.5))
    assert not hint.isVisible()
    assert chart.frame.head.copy.isEnabled()


def test_old_numbers_are_faded_until_new_ones_come(chart):
    chart.frame.set_stale()
    assert chart.canvas.view.plot.opacity() < 1
    chart.frame.show_chart(bars(0.3, 0.5, 1.0))
    assert chart.canvas.view.plot.opacity() == 1
    assert not chart.frame.is_stale


def test_bars_glide_to_where_they_belong(qtbot, settings):
    chart = Chart(qtbot, settings, moving=True)
    chart.frame.show_chart(bars(0.2, 0.5))
    chart.appear()
    assert not chart.is_moving, "it comes into sight as it is"
    chart.frame.show_chart(bars(0.6, 0.5))
    assert chart.is_moving
    qtbot.waitUntil(lambda: not chart.is_moving)
    assert chart.lengths == pytest.approx([0.6, 0.5])


def test_nothing_moves_where_the_system_asks_for_less_motion(qtbot, settings, monkeypatch):
    monkeypatch.setattr(frame, "wants_less_motion", lambda: True)
    chart = Chart(qtbot, settings, moving=True)
    chart.frame.show_chart(bars(0.2, 0.5))
    chart.appear()
    chart.frame.show_chart(bars(0.6, 0.5))
    assert not chart.is_moving
    assert chart.lengths == pytest.approx([0.6, 0.5])


def test_nothing_moves_where_animations_are_off(chart):
    chart.frame.show_chart(bars(0.6, 0.5, 0.1))
    assert not chart.is_moving
    assert chart.lengths == pytest.approx([0.6, 0.5, 0.1])


def test_a_chart_of_many_cards_scrolls_and_a_long_name_is_whole(chart):
    chart.frame.show_chart(bars(*[0.5] * 60))
    assert chart.canvas.height() > chart.frame.height()


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


def test_the_cross_hair_shows_all_curves_and_keeps_within_the_chart(chart, qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0, 1.0, 3.0)] * 13))
    story.appear()
    for entry in (0, 6, 12):
        story.hover(story.canvas.place(0, entry).toPoint())
        assert story.canvas.at == (0, entry)
        assert story.canvas._values.toPlainText().split("\n")[0].startswith("Envelope: 8")
        box = story.canvas._values.sceneBoundingRect()
        assert story.canvas.view.plot.vb.sceneBoundingRect().adjusted(-2, -2, 2, 2).contains(box)


def test_a_curve_that_is_switched_off_is_not_read_out(qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0)] * 5))
    story.appear()
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


def test_a_click_on_the_legend_switches_a_curve_and_chooses_nothing(qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0)] * 5))
    story.appear()
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


def test_the_keyboard_brings_what_it_is_on_into_sight(chart, qtbot):
    chart.frame.show_chart(bars(*[0.5] * 60))
    QApplication.processEvents()
    chart.keys.setFocus()
    qtbot.keyClick(chart.keys, Key.Key_End)
    assert chart.canvas.parentWidget().rect().contains(chart.canvas.mapToParent(chart.middle(59)))


def test_the_keys_look_closer_and_show_everything_again(qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
    story.appear()
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


def test_the_wheel_looks_closer(qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
    story.appear()
    at = story.canvas.view.mapTo(story.frame, story.canvas.place(0, 10).toPoint())
    QTest.wheelEvent(story.frame.windowHandle(), QPointF(at), QPoint(0, 120))
    qtbot.waitUntil(lambda: not story.canvas.view.plot.is_whole)


def test_a_drag_moves_what_is_in_view(qtbot, settings):
    story = Chart(qtbot, settings)
    story.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
    story.appear()
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


def test_the_wheel_scrolls_a_chart_that_is_too_high(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_chart(curves(*[(8.0, 2.0)] * 20))
    chart.appear()
    chart.frame.resize(320, 200)
    chart.bot.waitUntil(lambda: chart.canvas.height() > chart.canvas.parentWidget().height())
    at = QPointF(chart.canvas.mapTo(chart.frame, QPoint(150, 90)))
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, -120))
    chart.bot.waitUntil(lambda: chart.canvas.y() < 0)
    assert chart.canvas.view.plot.is_whole
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, 120), QPoint(), Qt.KeyboardModifier.ControlModifier)
    chart.bot.waitUntil(lambda: not chart.canvas.view.plot.is_whole)


# --- what is taken from it


def test_copying_gives_a_table(chart):
    chart.frame.head.copy.trigger()
    assert QGuiApplication.clipboard().text() == "Card\tShare\nCard 0\t0.2\nCard 1\t0.5\nCard 2\t1.0\n"
    assert chart.text("Readout") == "Copied as a table."


def test_copying_has_its_usual_key(chart, qtbot):
    QGuiApplication.clipboard().clear()
    chart.frame.activateWindow()
    qtbot.waitActive(chart.frame).__enter__()
    chart.keys.setFocus()
    qtbot.keyClick(chart.keys, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Card\tShare\n")


def test_a_chart_is_saved_as_a_picture(chart, tmp_path):
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


def test_a_chart_is_saved_as_a_drawing(chart, tmp_path):
    chart.frame.set_moment("After entry 2")
    chart.frame.save(str(tmp_path / "shares.svg"))
    document = QDomDocument()
    assert document.setContent((tmp_path / "shares.svg").read_bytes())
    assert document.documentElement().tagName() == "svg"
    texts = document.elementsByTagName("text")
    words = {texts.at(i).toElement().text().strip() for i in range(texts.count())}
    assert {"Shares (After entry 2)", "Card 0", "Card 1", "Card 2", "20%", "50%", "100%"} <= words


def test_a_chart_is_saved_whole_however_close_one_looks(qtbot, settings, tmp_path):
    chart = Chart(qtbot, settings)
    chart.frame.show_chart(curves((3.0, 1.0), *[(2.0, 1.0)] * 60))
    chart.appear()
    QApplication.processEvents()
    chart.frame.save(str(tmp_path / "before.png"))
    chart.canvas.view.plot.zoom(0.2, QPointF(30, 1))
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""
    assert not chart.canvas.view.plot.is_whole, "and stays as it is on the screen"


def test_what_is_pointed_at_is_not_saved(chart, qtbot, tmp_path):
    chart.frame.save(str(tmp_path / "before.png"))
    qtbot.keyClick(chart.keys, Key.Key_Down)
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""


def test_a_chart_that_cannot_be_saved_says_why(chart, tmp_path):
    chart.frame.save(str(tmp_path / "nowhere" / "shares.png"))
    assert chart.text("Readout") == "Not saved: No such file or directory."


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
        assert chart.canvas.view.backgroundBrush().color().name() == schemes.DARK.surface
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
