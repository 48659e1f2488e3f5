"""The first line of the summary: the likeliest solution, whole at every width."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui.fitting import wrapped
from app.ui.theme import Space, TypeSize, px, small
from app.ui.widgets.labels import label, text_label
from app.ui.widgets.panels import MEASURES, Restyled

LINE = 20
"""The least height of a single line (px), whatever the size of its type."""

MANY_LINES = 9

SLACK = 3
"""By so much (px) Qt may break a line sooner than the widths of its words tell."""


class SolutionHeadline(Restyled, QWidget):
    """A caption, the solution and its probability.

    Where they are wider than the sheet, the caption goes, then the type is smaller, then the solution is wrapped. A
    caption that ``matters`` stays: instead of the probability or, if need be, on a line above.
    """

    restyled_by = MEASURES

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = text_label("summaryCaption", "muted")
        self._solution, self._probability = label("summarySolution"), label("summaryProbability", wraps=False)
        self._matters = False
        for part in (self._caption, self._solution, self._probability):
            part.setParent(self)
        self._solution.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.follows_style = True

    def set_caption(self, text: str, *, matters: bool) -> None:
        self._caption.setText(text)
        self._matters = matters
        self._anew()

    def show_solution(self, solution: str, probability: str = "") -> None:
        self._solution.setText(solution)
        self._probability.setText(probability)
        self._anew()

    def _anew(self) -> None:
        self.updateGeometry()
        self._place()

    # --- how it is laid out

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        plan = self._plan(width)
        return plan.above + plan.rows * plan.line

    def sizeHint(self) -> QSize:
        return QSize(0, self._single_line)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def restyle(self) -> None:
        self._anew()

    @property
    def _single_line(self) -> int:
        return max(px(LINE), _line_height(_font(self.font(), TypeSize.LARGE)))

    def _plan(self, width: int) -> _Plan:
        texts = self._caption.text(), self._solution.text(), self._probability.text()
        return _plan(texts, self._matters, self.font(), self._single_line, width)

    def _place(self) -> None:
        width = self.width()
        plan = self._plan(width)
        for part in (self._solution, self._probability):
            if part.font() != plan.font:
                part.setFont(plan.font)
        top, line, count = plan.above, plan.line, plan.count
        self._caption.setVisible(bool(plan.left or plan.above))
        self._caption.setGeometry(0, 0, plan.left or width, plan.above or line)
        self._probability.setVisible(plan.is_likely)
        said = self._probability.sizeHint().width()
        left = 0 if plan.rows > count else plan.end - said - 1
        right = left if plan.is_likely and plan.rows == 1 else width
        self._solution.setGeometry(plan.left, top, right - plan.left, line * count)
        self._probability.setGeometry(left, top + line * (plan.rows - 1), said + 1, line)
        parts = (self._caption, self._solution, self._probability)
        gone = [part for part in parts if part.isHidden() and part.text()]
        self.setToolTip("\n".join(part.text() for part in parts if part.text()) if gone else "")


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a headline is laid out (px).

    ``left``: where the solution begins, beside the caption; ``above``: the height of a caption above it; ``count``: of
    its lines, to which the probability adds a row where it has no room behind the last; ``end``: of that line.
    """

    font: QFont
    left: int
    above: int
    count: int
    rows: int
    end: int
    line: int
    is_likely: bool


@lru_cache(maxsize=64)
def _plan(texts: tuple[str, str, str], matters: bool, usual: QFont, single: int, width: int) -> _Plan:
    """Lay out a headline in this width; ``single`` is the height of a single line (px). Layouts ask for it often."""
    caption, solution, probability = texts
    beside = QFontMetrics(small(usual)).horizontalAdvance(caption) + Space.S if caption else 0
    fonts = [_font(usual, pixels) for pixels in range(TypeSize.LARGE, TypeSize.BODY - 1, -1)]

    def planned(font: QFont, after: str, left: int = 0, above: int = 0) -> _Plan:
        metrics = QFontMetrics(font)
        lines = wrapped(solution, metrics, width - left - SLACK, MANY_LINES)
        end = left + metrics.horizontalAdvance(lines[-1])
        needed = Space.S + metrics.horizontalAdvance(after) + 2 if after else 0
        rows = len(lines) + (end + needed > width)
        line = single if rows == 1 else _line_height(font)
        return _Plan(font, left, above, len(lines), rows, end + needed, line, bool(after))

    for left, after in ((beside, probability), (beside, "") if matters else (0, probability)):
        for font in fonts[:1] if left and not matters else fonts:
            plan = planned(font, after, left)
            if plan.rows == 1:
                return plan
    above = QFontMetrics(small(usual)).height() if matters else 0
    plans = [planned(font, probability, above=above) for font in fonts]
    return next((plan for most in (1, 2) for plan in plans if plan.rows <= most), plans[-1])


def _font(usual: QFont, pixels: int) -> QFont:
    font = QFont(usual)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def _line_height(font: QFont) -> int:
    return QFontMetrics(font).lineSpacing() + 1  # as Qt rounds down
