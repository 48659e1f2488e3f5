"""The frame of a chart: it draws when it can be seen, reads out, fades, copies and saves."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu
from PySide6.QtXml import QDomDocument

from app.features.charts.bars import BarPicture, BarRow, Segment, percents
from app.features.charts.canvas import NOWHERE
from app.features.charts.drawing import Look
from app.features.charts.frame import ChartFrame
from app.ui.settings import Preferences
from tests.app.features.charts.test_layout import story
from tests.pictures import difference

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def picture(*shares: float, note: str = "") -> BarPicture:
    rows = tuple(
        BarRow(i, f"Card {i}", (Segment(Look.ENVELOPE, p, f"Card {i}: {p}"),), f"{p:.0%}") for i, p in enumerate(shares)
    )
    table = (("Card", "Share"), *((row.name, str(row.length)) for row in rows))
    return BarPicture(rows, 1.0, percents(1.0), table, note=note)


class Chart:
    """A frame with what one reads and does in it. Nothing moves in it, unless that is wanted."""

    def __init__(self, qtbot, settings, *, moving: bool = False) -> None:
        settings.setValue("looks/animations", moving)
        self.bot = qtbot
        self.frame = ChartFrame("chart", "Shares", Preferences(settings))
        qtbot.addWidget(self.frame)
        self.frame.resize(320, 400)

    def appear(self) -> None:
        self.frame.show()
        self.bot.waitExposed(self.frame).__enter__()

    @property
    def canvas(self):
        return self.frame.focusProxy()

    def text(self, name: str) -> str:
        return self.frame.findChild(QLabel, f"chart{name}").text()

    def middle(self, bar: int) -> QPoint:
        return self.canvas.spot(bar).center().toPoint()


@pytest.fixture
def chart(qtbot, settings) -> Chart:
    made = Chart(qtbot, settings)
    made.frame.show_picture(picture(0.2, 0.5, 1.0))
    made.appear()
    return made


# --- what is drawn when


def test_a_chart_is_drawn_when_it_can_be_seen(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_picture(picture(0.2, 0.5))
    assert not chart.frame.is_drawn, "nobody sees it"
    chart.frame.show()
    assert chart.frame.is_drawn
    assert len(chart.canvas.drawing.bars) == 2


def test_an_empty_chart_says_why(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.appear()
    chart.frame.say("No entry yet.")
    hint = chart.frame.findChild(QLabel, "chartHint")
    assert hint.isVisible()
    assert hint.text() == "No entry yet."
    assert not chart.frame.head.copy.isEnabled()
    chart.frame.show_picture(picture(0.5))
    assert not hint.isVisible()
    assert chart.frame.head.copy.isEnabled()


def test_old_numbers_are_faded_until_new_ones_come(chart):
    chart.frame.set_stale()
    assert chart.canvas.is_faded
    chart.frame.show_picture(picture(0.3, 0.5, 1.0))
    assert not chart.canvas.is_faded
    assert not chart.frame.is_stale


def test_bars_go_where_they_belong(qtbot, settings):
    chart = Chart(qtbot, settings, moving=True)
    chart.frame.show_picture(picture(0.2, 0.5))
    chart.appear()
    assert not chart.canvas.is_moving, "it comes into sight as it is"
    chart.frame.show_picture(picture(0.6, 0.5))
    assert chart.canvas.is_moving
    qtbot.waitUntil(lambda: not chart.canvas.is_moving, timeout=20_000)
    assert chart.canvas._seen == chart.canvas.drawing


def test_nothing_moves_where_animations_are_off(chart):
    chart.frame.show_picture(picture(0.6, 0.5, 0.1))
    assert not chart.canvas.is_moving
    assert chart.canvas._seen == chart.canvas.drawing


def test_a_chart_of_many_cards_scrolls_and_a_long_name_is_whole(chart):
    chart.frame.show_picture(picture(*[0.5] * 60))
    assert chart.canvas.height() > chart.frame.height()
    assert chart.canvas.height() >= chart.canvas.drawing.height


# --- what is read out


def test_the_mouse_reads_out_exact_numbers(chart, qtbot):
    assert chart.text("Readout").startswith("Point at")
    qtbot.mouseMove(chart.canvas, chart.middle(1))
    qtbot.waitUntil(lambda: chart.text("Readout") == "Card 1: 0.5")
    assert chart.canvas.accessibleDescription() == "Card 1: 0.5"


def test_the_mouse_reads_out_nothing_between_rows_and_in_the_margin(chart, qtbot):
    chart.frame.show_picture(story(*[(2.0, 1.0, 1.0, 1.0)] * 60))
    chart.frame.see(59)
    qtbot.waitUntil(lambda: chart.canvas.x() < 0)
    drawing = chart.canvas.drawing
    assert any(spot.box.intersects(drawing.margin) for spot in drawing.spots), "points are scrolled under it"
    for at in (drawing.margin.center(), QPointF(drawing.margin.right() + 50, 2)):
        qtbot.mouseMove(chart.canvas, at.toPoint())
        qtbot.mouseClick(chart.canvas, LEFT, pos=at.toPoint())
        assert chart.canvas.at == NOWHERE


def test_the_arrow_keys_read_out_the_same(chart, qtbot):
    chart.canvas.setFocus()
    for key, said in ((Key.Key_Down, "Card 0: 0.2"), (Key.Key_Down, "Card 1: 0.5"), (Key.Key_End, "Card 2: 1.0")):
        qtbot.keyClick(chart.canvas, key)
        assert chart.text("Readout") == said
        assert chart.canvas.accessibleDescription() == said


def test_what_is_pointed_at_is_read_out_anew_with_new_numbers(chart, qtbot):
    qtbot.keyClick(chart.canvas, Key.Key_End)
    chart.frame.show_picture(picture(0.2, 0.5, 0.75))
    assert chart.text("Readout") == "Card 2: 0.75"
    chart.frame.show_picture(picture(0.2, note="All there is."))
    assert chart.text("Readout") == "All there is."


def test_a_point_is_chosen_by_a_click_or_by_enter(chart, qtbot):
    with qtbot.waitSignal(chart.frame.chosen) as chosen:
        qtbot.mouseClick(chart.canvas, LEFT, pos=chart.middle(2))
    assert chosen.args == [2]
    qtbot.keyClick(chart.canvas, Key.Key_Up)
    with qtbot.waitSignal(chart.frame.chosen) as chosen:
        qtbot.keyClick(chart.canvas, Key.Key_Return)
    assert chosen.args == [1]


def test_the_keyboard_brings_what_it_is_on_into_sight(chart, qtbot):
    chart.frame.show_picture(picture(*[0.5] * 60))
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Key.Key_End)
    assert chart.canvas.visibleRegion().contains(chart.middle(59))


def test_the_point_that_the_keyboard_is_on_is_never_under_the_margin(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_picture(story(*[(2.0, 1.0, 1.0, 1.0)] * 60))
    chart.appear()
    QApplication.processEvents()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Key.Key_End)
    for _ in range(40):
        qtbot.keyClick(chart.canvas, Key.Key_Left)
        drawing = chart.canvas.drawing
        spot = drawing.spots[chart.canvas.at].box
        assert spot.left() >= drawing.margin.right() - 1
        assert spot.right() <= chart.canvas.parentWidget().width() - chart.canvas.x() + 1
    assert chart.canvas.at == 19


def test_the_point_to_be_seen_stays_in_sight_where_room_gets_scarce(qtbot, settings):
    chart = Chart(qtbot, settings)
    chart.frame.show_picture(story(*[(2.0, 1.0, 1.0, 1.0)] * 60))
    chart.appear()
    chart.frame.see(59)
    chart.frame.resize(250, 180)
    last = chart.middle(59)
    qtbot.waitUntil(lambda: chart.canvas.visibleRegion().boundingRect().right() > last.x())


def test_the_wheel_scrolls_a_chart_that_is_too_high(chart):
    chart.frame.show_picture(picture(*[0.5] * 60))
    chart.bot.waitUntil(lambda: chart.canvas.height() > chart.frame.height())
    at = QPointF(chart.canvas.mapTo(chart.frame, QPoint(50, 50)))
    QTest.wheelEvent(chart.frame.windowHandle(), at, QPoint(0, -120))
    chart.bot.waitUntil(lambda: chart.canvas.y() < 0)


# --- what is taken from it


def test_copying_gives_a_table(chart):
    chart.frame.head.copy.trigger()
    assert QGuiApplication.clipboard().text() == "Card\tShare\nCard 0\t0.2\nCard 1\t0.5\nCard 2\t1.0\n"
    assert chart.text("Readout") == "Copied as a table."


def test_copying_has_its_usual_key(chart, qtbot):
    QGuiApplication.clipboard().clear()
    chart.frame.activateWindow()
    qtbot.waitActive(chart.frame).__enter__()
    chart.canvas.setFocus()
    qtbot.keyClick(chart.canvas, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("Card\tShare\n")


def test_a_chart_is_saved_as_a_picture(chart, tmp_path):
    chart.frame.head.png.trigger()
    dialog = chart.frame.findChild(QFileDialog, "chartFile")
    assert dialog.isVisible()
    assert not dialog.isModal() or dialog.windowModality() == Qt.WindowModality.WindowModal
    dialog.fileSelected.emit(str(tmp_path / "shares.png"))
    dialog.close()
    image = QImage(str(tmp_path / "shares.png"))
    assert image.width() > 2 * chart.canvas.width()
    assert image.height() > 2 * chart.canvas.drawing.lowest
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


def test_a_scrolled_story_is_saved_whole(qtbot, settings, tmp_path):
    chart = Chart(qtbot, settings)
    chart.frame.show_picture(story((3.0, 1.0, 1.0, 1.0), *[(2.0, 1.0, 1.0, 1.0)] * 60))
    chart.appear()
    QApplication.processEvents()
    chart.frame.save(str(tmp_path / "before.png"))
    assert QImage(str(tmp_path / "before.png")).width() > 3 * chart.frame.width()
    chart.frame.see(60)
    qtbot.waitUntil(lambda: chart.canvas.x() < 0)
    scrolled = chart.canvas.drawing
    assert scrolled.margin.left() > 0
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""
    assert chart.canvas._seen == scrolled, "and stays as it is on the screen"


def test_what_is_pointed_at_is_not_saved(chart, qtbot, tmp_path):
    chart.frame.save(str(tmp_path / "before.png"))
    qtbot.keyClick(chart.canvas, Key.Key_Down)
    chart.frame.save(str(tmp_path / "after.png"))
    assert difference(QImage(str(tmp_path / "before.png")), QImage(str(tmp_path / "after.png"))) == ""


def test_a_chart_that_cannot_be_saved_says_why(chart, tmp_path):
    chart.frame.save(str(tmp_path / "nowhere" / "shares.png"))
    assert chart.text("Readout") == "Not saved: No such file or directory."


def test_the_menu_opens_by_a_right_click(chart, qtbot):
    menu = chart.frame.findChild(QMenu, "chartMenu")
    at = chart.middle(1)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, chart.canvas.mapToGlobal(at))
    QApplication.sendEvent(chart.canvas, event)
    assert menu.isVisible()
    menu.close()
