"""The tokens of the suspects: a colour, and letters for whoever sees none; alike on sheet, entry, charts and board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPen

from app.ui.language import card_name
from app.ui.schemes import SUSPECTS, UNKNOWN_TOKEN, TokenColours
from app.ui.theme import colour
from core.model.cards import Card


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
