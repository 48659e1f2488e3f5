"""What pictures may differ by hides neither a shape that moved nor a colour that is another."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.icons import APP_ICON_SIZES, app_icon, icon
from app.ui.theme import DARK, LIGHT, PAPER
from tests.pictures import ICONS, LEVELS, SHARE, difference, pixels

SIDE = 64
CLEAR = Qt.GlobalColor.transparent


def painted(side, paint):
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def disc(colour, *, at=8.0):
    """A disc that covers a seventh of its picture."""

    def paint(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QRectF(at, 8, 27, 27))

    return painted(SIDE, paint)


def shifted(image, right, down):
    return painted(image.width(), lambda painter: painter.drawImage(right, down, image))


def lightened(image, levels, count):
    """The same with the first ``count`` pixels raised by some levels."""
    changed = pixels(image).astype(np.uint8)
    changed.reshape(-1, 4)[:count] += np.uint8(levels)
    return QImage(changed.tobytes(), image.width(), image.height(), QImage.Format.Format_ARGB32_Premultiplied).copy()


@pytest.mark.parametrize(("right", "down"), [(1, 0), (0, 1), (-1, -1)])
def test_a_shape_that_moved_by_one_pixel_is_another(qapp, right, down):
    drawings = [app_icon().pixmap(size, size).toImage() for size in APP_ICON_SIZES]
    drawings += [icon(name).pixmap(18, 18).toImage() for name in ICONS]
    assert [image for image in drawings if not difference(image, shifted(image, right, down))] == []


def test_a_quarter_of_a_pixel_is_another_too(qapp):
    assert difference(disc(LIGHT.accent), disc(LIGHT.accent, at=8.25))


@pytest.mark.parametrize("tokens", [LIGHT, DARK, PAPER], ids=["light", "dark", "paper"])
def test_a_colour_of_another_token_is_another(qapp, tokens):
    """Also those next to each other: the ground of bands and the floor of the board are 2 levels apart in the dark."""
    discs = [disc(colour) for colour in sorted(set(tokens))]
    assert len(discs) > 15
    assert [pair for pair in combinations(discs, 2) if not difference(*pair)] == []


def test_a_drawing_is_like_itself_and_unlike_another_size(qapp):
    assert difference(disc(LIGHT.accent), disc(LIGHT.accent)) == ""
    assert difference(disc(LIGHT.accent), disc(LIGHT.accent).scaled(32, 32)) == "sizes (64, 64) and (32, 32)"


def test_the_bounds_are_those_that_are_stated(qapp):
    plain, few = disc("black"), int(SHARE * SIDE * SIDE)
    assert difference(plain, lightened(plain, LEVELS, few)) == ""
    worse, more = lightened(plain, LEVELS + 1, 1), lightened(plain, 1, few + 1)
    assert difference(plain, worse) == "1 of 4096 pixels differ, 1 by more than 4 levels, worst 5"
    assert difference(plain, more) == "41 of 4096 pixels differ, 0 by more than 4 levels, worst 1"


def test_colours_that_hardly_shine_are_compared_as_they_are_seen():
    """Below an opacity of a few levels Qt rounds a shade away altogether."""
    faint = [QImage(8, 8, QImage.Format.Format_ARGB32) for _ in range(2)]
    faint[0].fill(QColor(255, 0, 0, 1))
    faint[1].fill(QColor(200, 0, 0, 1))
    assert difference(*faint) == ""
