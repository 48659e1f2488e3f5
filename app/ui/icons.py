"""What is drawn small: icons, marks, sparklines, and the tokens of the suspects.

An icon is a Lucide drawing in the theme's ink; the drawings are in ``resources/icons``, named after what they mean
here, under their own licence. Marks stand among numbers and text: a font may lack a glyph, and a path follows the size
and colour of its surroundings. A mark is a few strokes on a grid of 24 by 24: each stroke is a row of points, joined
by straight lines. A token is a colour, and letters for whoever sees none; alike on sheet, entry, charts and board.

:class:`Pictures` keeps what is painted often and mostly looks alike, so that it is painted once and then only copied.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import cycle
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
)
from PySide6.QtSvg import QSvgRenderer

from app.ui.language import card_name
from app.ui.theme import SUSPECTS, UNKNOWN_TOKEN, Colours, Size, TokenColours, colour, colours, px
from core.model.cards import Card

APP_ICON_SIZES: Final = (16, 32, 48, 64, 128, 256)

STROKES: Final[Mapping[str, str]] = {
    "tick": "4,13 10,19 20,6",
    "cross": "6,6 18,18; 18,6 6,18",
    "question": "8,8 9,5.5 12,4.2 15,5.5 16,8 15,10.5 12,12.5 12,15; 12,18.4 12,19.4",
    "more": "7,10 12,15 17,10",
    "warning": "12,3 22,21 2,21 12,3; 12,10 12,15; 12,17.6 12,18.4",
    "about": "3,9 6,6.5 9,6.5 15,10.5 18,10.5 21,8; 3,16 6,13.5 9,13.5 15,17.5 18,17.5 21,15",
    "stairs": "3,20 3,15 8.5,15 8.5,10 14,10 14,5 21,5; 12,20 20,20; 17,16.5 20.5,20 17,23.5",
}
"""The strokes of each mark, separated by semicolons; each stroke is a list of points "x,y"."""

FAINT: Final = 0.45
"""The opacity of a disabled icon."""

DENSITIES: Final = (1, 2)
"""The device pixel ratios that icons are drawn for."""


def path_of(name: str, into: QRectF) -> QPainterPath:
    """Return a mark's strokes as a path, scaled into a rectangle. Raises KeyError."""
    path = QPainterPath()
    left, top, across, down = into.x(), into.y(), into.width() / 24, into.height() / 24
    for stroke in _strokes(name):
        path.addPolygon(QPolygonF([QPointF(left + x * across, top + y * down) for x, y in stroke]))
    return path


@cache
def _strokes(name: str) -> list[list[tuple[float, float]]]:
    strokes = (stroke.split() for stroke in STROKES[name].split(";"))
    return [[(float(x), float(y)) for x, y in (point.split(",") for point in stroke)] for stroke in strokes]


def paint_mark(painter: QPainter, name: str, box: QRectF, ink: QColor, width: float = 2.0) -> None:
    """Paint a mark in the largest centred square of ``box``."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path_of(name, square), pen)
    painter.restore()


def icon(name: str, size: int | None = None) -> QIcon:
    """Return an icon in the colours of the current theme. Raises FileNotFoundError for an unknown name.

    ``size`` is in pixels; the usual size by default.
    """
    tokens, side = colours(), size or Size.ICON
    made = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour(tokens.text)), (QIcon.Mode.Disabled, colour(tokens.muted, FAINT))):
        for density in DENSITIES:
            made.addPixmap(_pixmap(f"icons/{name}", ink, side, density), mode)
    return made


def app_icon() -> QIcon:
    """Return the program's icon: a magnifier on a blue square, the same in light and dark."""
    made = QIcon()
    for size in APP_ICON_SIZES:
        made.addPixmap(_pixmap("deerstalker", colour("black"), size, 1))
    return made


def _pixmap(file: str, ink: QColor, size: int, density: int) -> QPixmap:
    """Return a drawing in an ink, painted once per combination."""
    key = f"{file} {ink.name(QColor.NameFormat.HexArgb)} {size} {density}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(QSize(size, size) * density)
        pixmap.setDevicePixelRatio(density)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setOpacity(ink.alphaF())
            drawing = _source(file).replace(b"currentColor", ink.name().encode())
            QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(0, 0, size, size))
        QPixmapCache.insert(key, pixmap)
    return pixmap


@cache
def _source(file: str) -> bytes:
    return resources.files("resources").joinpath(f"{file}.svg").read_bytes()


SIZE: Final = QSize(96, 22)
"""The usual size (px)."""

DOT: Final = 2.0
"""The radius of the point at the end (px)."""


def sparkline_size() -> QSize:
    return QSize(px(SIZE.width()), px(SIZE.height()))


def paint_sparkline(painter: QPainter, box: QRectF, values: Sequence[float], tokens: Colours) -> None:
    """Paint values from left to right, from 0 at the bottom to the largest at the top."""
    if len(values) < 2 or (highest := max(values)) <= 0:
        return
    dot = px(DOT)
    area = box.adjusted(dot, dot, -dot, -dot)
    across, down = area.width() / (len(values) - 1), area.height() / highest
    line = [QPointF(area.left() + i * across, area.bottom() - value * down) for i, value in enumerate(values)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(tokens.envelope_soft, 0.45))
    painter.drawPolygon(QPolygonF([*line, area.bottomRight(), area.bottomLeft()]))
    pen = QPen(colour(tokens.envelope), px(1.5))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF(line))
    painter.setBrush(colour(tokens.envelope))
    painter.drawEllipse(line[-1], dot, dot)
    painter.restore()


@dataclass(frozen=True, slots=True)
class TokenLook:
    """What is seen of a token."""

    letters: str
    colours: TokenColours = UNKNOWN_TOKEN


def tokens_of(suspects: Sequence[Card]) -> Mapping[Card, TokenLook]:
    """Return the tokens of all suspects of a deck, with letters that tell them apart."""
    letters = initials([surname(suspect) for suspect in suspects])
    looks = map(TokenLook, letters, token_colours([suspect.name for suspect in suspects]))
    return dict(zip(suspects, looks, strict=True))


def token_colours(names: Sequence[str]) -> tuple[TokenColours, ...]:
    """Return the colours of the suspects of a deck: their own, in whatever order; of unknown ones, those left."""
    own = [next((SUSPECTS[surname] for surname in SUSPECTS if _is_called(name, surname)), None) for name in names]
    rest = cycle([each for each in SUSPECTS.values() if each not in own] or SUSPECTS.values())
    return tuple(next(rest) if each is None else each for each in own)


def _is_called(name: str, surname: str) -> bool:
    return any(word.startswith(surname) for word in name.casefold().split())  # with one t or two


def surname(suspect: Card) -> str:
    """Return the last word of a suspect's name."""
    name = card_name(suspect)
    return name.rsplit(maxsplit=1)[-1] if name.strip() else name


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """Return the first letter of each name, plus the first differing one if needed.

    Names that two letters do not tell apart end in a number.
    """
    chosen: list[str] = []
    for i, name in enumerate(names):
        alike = [other for j, other in enumerate(names) if j != i and other[:1].casefold() == name[:1].casefold()]
        rest = [c for k, c in enumerate(name) if k and all(c != other[k : k + 1] for other in alike)]
        letters = name[:1].upper() + (rest[0] if alike and rest else "")
        chosen.append(letters[:2] if letters not in chosen and (rest or not alike) else f"{name[:1].upper()}{i + 1}")
    return tuple(chosen)


def token_side(font: QFont) -> int:
    """Return the diameter of a token beside a name in this font (px)."""
    return round(1.15 * QFontInfo(font).pixelSize())


def paint_token(painter: QPainter, look: TokenLook, middle: QPointF, radius: float, edge: QColor) -> None:
    """Paint a token: a disc in its suspect's colour, with letters; the ``edge`` sets it off from any ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(colour(look.colours.ground))
    painter.drawEllipse(middle, radius - 0.6, radius - 0.6)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    write(painter, box, look.letters, 0.58 if len(look.letters) == 1 else 0.5, colour(look.colours.ink))
    painter.restore()


def write(painter: QPainter, box: QRectF, text: str, share: float, ink: QColor) -> None:
    """Write a bold centred line, in type of a share of the box's height."""
    font = QFont(painter.font())
    font.setBold(True)
    font.setUnderline(False)
    font.setPixelSize(max(9, round(box.height() * share)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)


class Pictures:
    """The last ``most`` pictures that were painted, by what they show: equal looks of one size are the same picture.

    A look is all that what is painted depends on, colours and type included. A picture has a ground without any
    transparency, as letters are smoothed by the colour below them; and nothing reaches beyond it: lines along its edges
    are drawn by whoever draws the picture, as they do where a pixel is several of the screen.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def draw(
        self, painter: QPainter, rect: QRect, look: Hashable, ground: QColor, paint: Callable[[QPainter, QRect], None]
    ) -> None:
        """Draw the picture of a look into a rectangle; ``paint`` paints it, above the ground, if it is not there yet.

        Where pixels of the screen are no whole parts of those of a widget, edges fall elsewhere in each place: there
        everything is painted anew.
        """
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):
            painter.fillRect(rect, ground)
            paint(painter, rect)
            return
        key = look, rect.width(), rect.height(), ratio
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = _painted(painter, rect, ratio, ground, paint)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        painter.drawPixmap(rect.x(), rect.y(), picture)


def _painted(
    painter: QPainter, rect: QRect, ratio: float, ground: QColor, paint: Callable[[QPainter, QRect], None]
) -> QPixmap:
    picture = QPixmap(rect.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    inside = QPainter(picture)
    inside.setFont(painter.font())
    paint(inside, QRect(0, 0, rect.width(), rect.height()))
    inside.end()
    return picture
