"""Where the parts of a chart stand: as long as their numbers, never over each other, and never cut off."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont

from app.features.charts.bars import BarPicture, BarRow, Segment, percents
from app.features.charts.canvas import NOWHERE, step
from app.features.charts.drawing import Look, Spot
from app.features.charts.sheet import Sheet
from app.features.charts.story import StoryPicture, StoryPoint

TABLE = (("", ""),)
LONG = "The Right Honourable Lady Bartholomea Featherstonehaugh"
LEGEND = ((Look.SURELY, "Certain"), (Look.LIKELY, "Likely (50% or more)"), (Look.HARDLY, "Unlikely"))


@pytest.fixture
def make_sheet(qapp):
    def make(width: float = 340, height: float = 500, **more) -> Sheet:
        font = QFont(qapp.font())
        return Sheet(width, height, font, **more)

    return make


def bars(*rows: tuple[str, float], **more) -> BarPicture:
    made = tuple(BarRow(name, name, (Segment(Look.ENVELOPE, p, f"{name}!"),), f"{p:.0%}") for name, p in rows)
    return BarPicture(made, 1.0, percents(1.0), TABLE, **more)


def story(*bits: tuple[float, ...], now: int = 0) -> StoryPicture:
    points = tuple(StoryPoint(i - 1, found, True, "A" if i else "", 3, "") for i, found in enumerate(bits))
    return StoryPicture(points, now, TABLE)


# --- bars


def test_bars_are_as_long_as_their_numbers_and_begin_at_one_line(make_sheet):
    drawing = bars(("Rope", 0.25), ("Hall", 0.5), ("Dagger", 1.0)).lay_out(make_sheet())
    widths = [bar.box.width() for bar in drawing.bars]
    assert widths == [pytest.approx(widths[-1] * share) for share in (0.25, 0.5, 1)]
    assert len({bar.box.left() for bar in drawing.bars}) == 1
    assert [line.x1() for line in drawing.grid] == [
        pytest.approx(drawing.bars[-1].box.left() + share * widths[-1]) for share in (0, 0.5, 1)
    ]


def test_segments_stand_one_after_the_other(make_sheet):
    row = BarRow("Bob", "Bob", (Segment(Look.SURELY, 1.0, ""), Segment(Look.HARDLY, 2.0, "")), "1 of 3")
    surely, hardly = BarPicture((row,), 4.0, (), TABLE).lay_out(make_sheet()).bars
    assert hardly.box.left() == pytest.approx(surely.box.right())
    assert hardly.box.width() == pytest.approx(2 * surely.box.width())


def test_a_whisker_is_as_long_as_the_error_to_both_sides(make_sheet):
    picture = bars(("Rope", 0.5), ("Hall", 1.0))
    erring = replace(picture, rows=(replace(picture.rows[0], error=0.1), picture.rows[1]))
    drawing = erring.lay_out(make_sheet())
    (whisker,), whole = drawing.whiskers, drawing.bars[1].box.width()
    assert whisker.box.width() == pytest.approx(0.2 * whole)
    assert whisker.box.center().x() == pytest.approx(drawing.bars[0].box.right())


@pytest.mark.parametrize("above", [False, True])
@pytest.mark.parametrize("width", [200, 340, 560])
def test_no_words_are_cut_off_or_lie_over_each_other(make_sheet, width, above):
    rows = [(LONG, 0.3), ("Rope", 0.0), (LONG.replace(" ", ""), 1.0), ("Hall", 0.99)]
    picture = bars(*rows, names_above=above, legend=LEGEND)
    captioned = tuple(replace(row, caption=f"{LONG}, {LONG}") for row in picture.rows)
    sheet = make_sheet(width)
    drawing = replace(picture, rows=captioned).lay_out(sheet)
    boxes = [word.box for word in drawing.words if word.key[0] != "tick"]
    whole = QRectF(0, 0, width, max(sheet.height, drawing.height)).adjusted(-0.01, -0.01, 0.01, 0.01)
    for word in drawing.words:
        assert "…" not in word.text
        assert sheet.width_of(word.text) <= word.box.width() + 0.01, word
        assert sheet.height_of(word.text) <= word.box.height() + 0.01, word
    assert all(whole.contains(box) for box in boxes)
    overlaps = [(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :] if a.intersected(b).height() > 0.01]
    assert not [pair for pair in overlaps if pair[0].intersected(pair[1]).width() > 0.01]
    names = {
        word.key[0]: word.text.replace("\n", "").replace(" ", "") for word in drawing.words if word.key[1] == "name"
    }
    assert names == {name: name.replace(" ", "") for name, _ in rows}


def test_large_text_leaves_room_for_errors(make_sheet):
    picture = bars(("Professor Plum", 0.3), ("Mrs Peacock", 0.5))
    erring = replace(picture, rows=tuple(replace(row, error=0.02) for row in picture.rows))
    usual = make_sheet()
    large = make_sheet(width=10 * usual.line)
    for sheet in (usual, large):
        drawing = erring.lay_out(sheet)
        names = [word.box for word in drawing.words if word.key[1] == "name"]
        assert all(
            (name.bottom() <= bar.box.top()) == (sheet is large) for name, bar in zip(names, drawing.bars, strict=True)
        )
        assert drawing.whiskers[0].box.width() >= sheet.line / 4


def test_rows_grow_where_there_is_room_and_need_what_they_need(make_sheet):
    picture = bars(*((f"Card {i}", 0.1) for i in range(60)))
    needed = picture.lay_out(make_sheet(height=100)).height
    assert needed > 500
    tall = picture.lay_out(make_sheet(height=3 * needed))
    assert tall.bars[0].box.height() > picture.lay_out(make_sheet(height=100)).bars[0].box.height()
    assert tall.height == needed, "or a chart that has grown could never shrink"


def test_bars_move_from_one_drawing_to_the_next(make_sheet):
    before = bars(("Rope", 0.2), ("Hall", 0.4)).lay_out(make_sheet())
    after = bars(("Hall", 0.8), ("Rope", 0.1), ("Study", 0.5)).lay_out(make_sheet())
    halfway = before.towards(after, 0.5)
    hall, rope, study = (bar.box for bar in halfway.bars)
    assert hall.width() == pytest.approx((before.bars[1].box.width() + after.bars[0].box.width()) / 2)
    assert hall.top() == pytest.approx((before.bars[1].box.top() + after.bars[0].box.top()) / 2)
    assert rope.top() == pytest.approx((before.bars[0].box.top() + after.bars[1].box.top()) / 2)
    assert study.width() == pytest.approx(after.bars[2].box.width() / 2), "what is new grows from nothing"
    assert before.towards(after, 1.0) == after


# --- the story


def test_points_stand_as_high_as_their_bits(make_sheet):
    drawing = story((8.0, 2.0, 2.0, 4.0), (4.0, 1.0, 1.0, 2.0)).lay_out(make_sheet())
    envelope = next(curve for curve in drawing.curves if curve.look is Look.ENVELOPE and curve.y[0] != curve.y[1])
    lines = sorted({line.y1() for line in drawing.grid})
    assert envelope.y[0] == pytest.approx(lines[0])
    assert envelope.y[1] == pytest.approx((lines[0] + lines[-1]) / 2)
    assert envelope.x == tuple(spot.box.center().x() for spot in drawing.spots)


def test_what_nobody_knows_has_no_point(make_sheet):
    nan = float("nan")
    drawing = story((nan, 1.0, 1.0, 1.0), (2.0, 1.0, 1.0, 1.0)).lay_out(make_sheet())
    assert len([mark for mark in drawing.marks if mark.look is Look.ENVELOPE]) == 2, "one, and that of the legend"


def test_a_solved_game_has_a_scale_too(make_sheet):
    drawing = story((0.0, 0.0, 0.0, 0.0)).lay_out(make_sheet())
    assert len({line.y1() for line in drawing.grid}) > 1


def test_a_long_story_is_wider_than_its_window_and_its_margin_stays_in_sight(make_sheet):
    picture = story(*[(5.0, 1.0, 1.0, 3.0)] * 80)
    needed = picture.lay_out(make_sheet()).width
    assert needed > 900
    columns = [spot.box for spot in picture.lay_out(make_sheet(width=needed)).spots]
    assert all(a.right() == pytest.approx(b.left()) for a, b in pairwise(columns))
    scrolled = picture.lay_out(make_sheet(width=needed, left=400, seen=340))
    assert scrolled.margin.left() == 400
    pinned = [word for word in scrolled.words if isinstance(word.key, tuple) and word.key[0] in {"label", "legend"}]
    assert len(pinned) == 7
    assert all(word.box.left() >= 400 and word.box.right() <= 740 for word in pinned)
    others = [word for word in scrolled.words if isinstance(word.key, tuple) and isinstance(word.key[0], int)]
    assert all(word.box.center().x() >= scrolled.margin.right() for word in others)


def test_the_story_marks_the_moment_that_is_shown(make_sheet):
    points = [(2.0, 1.0, 1.0, 1.0)] * 4
    drawing = story(*points, now=2).lay_out(make_sheet())
    assert drawing.now.x1() == pytest.approx(drawing.spots[2].box.center().x())
    assert story(*points, now=4).lay_out(make_sheet()).now is None, "which was not told yet"


# --- from point to point

GRID = [Spot(QRectF(x, 20 * row, 50, 20), row) for row, xs in enumerate([(0, 50), (0,), (0, 50)]) for x in xs]
LINE = [Spot(QRectF(10 * i, 0, 10, 50), 0) for i in range(4)]
Key = Qt.Key


@pytest.mark.parametrize(
    ("spots", "at", "key", "to"),
    [
        (GRID, NOWHERE, Key.Key_Down, 0),
        (GRID, 0, Key.Key_Right, 1),
        (GRID, 0, Key.Key_Down, 2),
        (GRID, 4, Key.Key_Up, 2),
        (GRID, 4, Key.Key_Down, 4),
        (GRID, 0, Key.Key_Left, 0),
        (GRID, 2, Key.Key_End, 4),
        (GRID, 3, Key.Key_Home, 0),
        (GRID, NOWHERE, Key.Key_End, 4),
        (GRID, 3, Key.Key_A, None),
        (LINE, 1, Key.Key_Right, 2),
        (LINE, 1, Key.Key_Up, 0),
        (LINE, 3, Key.Key_Right, 3),
        ([], NOWHERE, Key.Key_Down, None),
    ],
)
def test_keys_lead_from_point_to_point(spots, at, key, to):
    assert step(spots, at, key) == to
