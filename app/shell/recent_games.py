"""The recent games on the start screen: a row for each, with its players, date, result and a small chart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.ui.icons import paint_sparkline, sparkline_size
from app.ui.language import day_text
from app.ui.text import game_name
from app.ui.theme import Space, colour, colours, small
from core.formats.atomic_file import is_on_network

if TYPE_CHECKING:
    from app.features.library.service import GameSummary

PARTING: Final = " · "


class RecentGame(QPushButton):
    """A recent game; pressing it opens the file. What is not known yet comes later, in the same place.

    One that ``is_far`` is on another computer, which nobody should have to wait for: there is no more to know of it.
    """

    def __init__(self, number: int, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"recent{number}")
        self.setProperty("kind", "row")
        self.setAutoDefault(False)
        self.setToolTip(str(path))
        self.path, self.is_far = path, is_on_network(path)
        self._name, self._date = game_name(path), "" if self.is_far else _date(path)
        self.summary: GameSummary | None = None
        self._update_name()

    def show_summary(self, summary: GameSummary) -> None:
        """Show who played, how the game ended, and its timeline."""
        self.summary = summary
        self._update_name()
        self.update()

    @property
    def details(self) -> str:
        """The second line: players, date and result, or the folder while they are not known."""
        if self.summary is None or not self.summary.players:
            return PARTING.join(part for part in (self.path.parent.name, self._date) if part)
        from app.features.library.service import result_words

        ended = result_words(self.summary.winner, is_over=self.summary.is_over)
        return PARTING.join(part for part in (", ".join(self.summary.players), self._date, ended) if part)

    def _update_name(self) -> None:
        self.setAccessibleName(f"{self._name}{PARTING}{self.details}")

    def sizeHint(self) -> QSize:
        lines = self.fontMetrics().height() + QFontMetrics(small(self.font())).height()
        return QSize(super().sizeHint().width(), max(super().sizeHint().height(), lines + 2 * Space.S))

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter  # QStyle alone takes 10 ms

        option = QStyleOptionButton()
        self.initStyleOption(option)
        tokens, box = colours(), self.rect().adjusted(Space.S, Space.S // 2, -Space.S, -Space.S // 2)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        if self.summary is not None and len(self.summary.timeline) > 1:
            size = sparkline_size()
            chart = QRect(
                box.right() - size.width(), box.center().y() - size.height() // 2, size.width(), size.height()
            )
            paint_sparkline(painter, QRectF(chart), self.summary.timeline, tokens)
            box.setRight(chart.left() - Space.M)
        upper, lower = QRect(box), QRect(box)
        upper.setHeight(box.height() // 2)
        lower.setTop(upper.bottom() + 1)
        below = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._write(painter, upper, below, self._name, tokens.accent)
        painter.setFont(small(self.font()))
        self._write(painter, lower, below, self.details, tokens.muted)
        painter.end()

    def _write(self, painter: QPainter, box: QRect, flags: int, text: str, ink: str) -> None:
        painter.setPen(colour(ink))
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, flags, cut)


def _date(path: Path) -> str:
    """Return when a file was written last; empty where that is not known."""
    try:
        written = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return ""
    return day_text(written.date())
