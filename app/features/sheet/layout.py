"""Where the parts of an open cell are: number, sign for "about", and the tags of half-known cards.

The number is never cut. In a narrow cell the tags give way first, then the sign for "about", then the size of the type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics

from app.ui.numbers import percent
from app.ui.theme import TypeSize, px

LARGEST = 19
"""The largest type in a cell (px): numbers grow with their rows."""

TINIEST = 6
"""No number is written smaller than this (px), however narrow its cell."""

ABOUT = 0.62
"""The width of the sign for "about", as a share of the type's height."""

TAG_TYPE, TAG_SMALLEST, TAG_LARGEST = 0.42, 11, 14
"""The type size of a tag: its share of the row's height, and its limits (px)."""

PADDING = 3
"""The space beside a tag's letter (px)."""

GAP = 3
"""The space between the parts of a cell (px)."""

EDGE = 2
"""The space beside the edges of a cell (px)."""

REMEMBERED = 1024
"""So many cells need not be laid out again when they are painted again: more than the largest sheet has."""

FOLD = 7
"""The side of the folded corner that stands for tags without room (px)."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A letter and the box around it."""

    letter: str
    box: QRect


@dataclass(frozen=True, slots=True)
class CellLayout:
    """The number with its font and its box, as wide as the number is; the sign for "about" (if any) and the tags.

    ``folded``: not all tags have room, and a corner of the cell says so.
    """

    number: str
    font: QFont
    box: QRect
    about: QRect | None
    tags: tuple[Tag, ...]
    tag_font: QFont
    folded: bool


def type_size(height: int) -> int:
    """Return the type size for a row of this height (px)."""
    return min(max(TypeSize.BODY, round(height * 0.46)), px(LARGEST))


def narrowest(usual: QFont) -> int:
    """Return the least width of a cell (px) in which every number is at least of the small size."""
    return _width(percent(0.999), _sized(usual, TypeSize.SMALL, bold=True)) + 2 * EDGE + 1


@lru_cache(maxsize=16)
def _width(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


@lru_cache(maxsize=REMEMBERED)
def lay_out(rect: QRect, usual: QFont, number: str, letters: tuple[str, ...], *, bold: bool, about: bool) -> CellLayout:
    """Lay out an open cell: its number in the middle, or further left where it would meet the tags at the right end."""
    inner = rect.adjusted(EDGE, 0, -EDGE - 1, 0)
    font, side = _fitting(usual, number, rect, inner.width(), bold=bold, about=about)
    width = QFontMetrics(font).horizontalAdvance(number)
    left_of = side + GAP if side else 0
    tag_font = _sized(usual, min(max(px(TAG_SMALLEST), round(rect.height() * TAG_TYPE)), px(TAG_LARGEST)), bold=True)
    tags = _tags(inner, tag_font, letters, inner.width() - left_of - width)
    end = min((tag.box.left() - GAP for tag in tags), default=inner.right() + 1)
    left = max(min(inner.left() + (inner.width() - width) // 2, end - width), inner.left() + left_of)
    box = QRect(left, rect.top(), width, rect.height() - 1)
    sign = QRect(left - left_of, box.center().y() - side // 2, side, side) if side else None
    return CellLayout(number, font, box, sign, tags, tag_font, folded=len(tags) < len(letters))


def _fitting(usual: QFont, number: str, rect: QRect, room: int, *, bold: bool, about: bool) -> tuple[QFont, int]:
    """Return the largest font in which the number fits, and the side of the sign for "about" (0: none)."""
    wanted = min(type_size(rect.height()), max(TypeSize.BODY, rect.width() // 4))
    for pixels in range(wanted, (TypeSize.SMALL if about else TINIEST) - 1, -1):
        font = _sized(usual, pixels, bold=bold)
        metrics = QFontMetrics(font)
        side = round(metrics.height() * ABOUT) if about else 0
        if metrics.horizontalAdvance(number) + (side + GAP if side else 0) <= room:
            return font, side
    return _fitting(usual, number, rect, room, bold=bold, about=False) if about else (_sized(usual, TINIEST), 0)


def _sized(usual: QFont, pixels: int, *, bold: bool = False) -> QFont:
    font = QFont(usual)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _tags(inner: QRect, font: QFont, letters: Sequence[str], room: int) -> tuple[Tag, ...]:
    """Return the tags that fit into the room beside the number, from the right end of the cell."""
    metrics = QFontMetrics(font)
    height = min(metrics.height(), inner.height() - 5)
    top = inner.center().y() - height // 2
    widths = [max(metrics.horizontalAdvance(letter) + 2 * px(PADDING), height) for letter in letters]
    shown = next(n for n in range(len(letters), -1, -1) if sum(widths[:n]) + n * GAP <= room)
    left = inner.right() + 1 - sum(widths[:shown]) - max(shown - 1, 0) * GAP
    tags = []
    for letter, width in zip(letters[:shown], widths, strict=False):
        tags.append(Tag(letter, QRect(left, top, width, height)))
        left += width + GAP
    return tuple(tags)
