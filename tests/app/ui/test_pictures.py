"""A picture of each look is painted once, and where it lies between pixels of the screen, none is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.ui.icons import Pictures
from tests.pictures import difference

GROUND, INK = QColor("#ffffff"), QColor("#0a5ea8")


class Artist:
    """Writes a word, and counts how often."""

    def __init__(self) -> None:
        self.painted = 0

    def __call__(self, painter: QPainter, rect: QRect) -> None:
        self.painted += 1
        painter.setPen(INK)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "12%")
        painter.fillRect(rect.adjusted(2, 3, -30, -4), INK)


def paper(ratio: float = 1.0) -> QImage:
    image = QImage(int(200 * ratio), int(100 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#808080"))
    return image


def test_what_looks_alike_is_painted_once_for_each_size(qapp):
    pictures, artist, image = Pictures(most=10), Artist(), paper()
    painter = QPainter(image)
    for left in (0, 40, 80):
        pictures.draw(painter, QRect(left, 0, 40, 20), "12%", GROUND, artist)
    assert artist.painted == 1
    pictures.draw(painter, QRect(0, 30, 41, 20), "12%", GROUND, artist)
    pictures.draw(painter, QRect(0, 60, 40, 20), "12%, faded", GROUND, artist)
    painter.end()
    assert artist.painted == len(pictures) == 3


@pytest.mark.parametrize("ratio", [1.0, 2.0, 1.5])
def test_a_picture_is_what_would_be_painted(qapp, ratio):
    pictures, artist, copied, painted = Pictures(most=10), Artist(), paper(ratio), paper(ratio)
    places = [QRect(10, 10, 60, 24), QRect(70, 10, 60, 24), QRect(13, 41, 60, 24)]
    painter = QPainter(copied)
    for rect in places:
        pictures.draw(painter, rect, "look", GROUND, artist)
    painter.end()
    assert artist.painted == (1 if ratio == int(ratio) else len(places))
    painter = QPainter(painted)
    for rect in places:
        painter.fillRect(rect, GROUND)
        artist(painter, rect)
    painter.end()
    assert difference(copied, painted) == ""


def test_the_pictures_that_were_drawn_longest_ago_are_dropped(qapp):
    pictures, artist, image = Pictures(most=2), Artist(), paper()
    painter = QPainter(image)
    for look in ("a", "b", "a", "c", "a"):
        pictures.draw(painter, QRect(0, 0, 40, 20), look, GROUND, artist)
    assert (artist.painted, len(pictures)) == (3, 2)
    pictures.draw(painter, QRect(0, 0, 40, 20), "b", GROUND, artist)
    painter.end()
    assert artist.painted == 4
