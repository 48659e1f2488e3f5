"""Finds texts that do not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QScrollArea, QTabBar, QToolButton, QWidget

from app.ui.language import CARDS
from app.ui.widgets.labels import NARROWEST_LETTERS
from app.ui.widgets.options import PADDING, OptionButton

_OF_QT: Final = re.compile(r"Q[A-Z]")
"""The beginning of the contexts of Qt's own texts."""

_KEPT: Final = re.compile(r"(<[^<>]*>|%n|\{[^{}]*\})|(\w+)")
"""The parts of a text that stay unchanged, or a word, which is lengthened."""


class Longer(QTranslator):
    """Lengthens the words of all texts of the program by 40 %, except the names of cards."""

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> str:
        """Return a text with longer words; Qt's own texts are unchanged."""
        del comment, number
        return (
            text
            if context == CARDS or _OF_QT.match(context)
            else _KEPT.sub(lambda part: part[1] or _longer(part[2]), text)
        )

    def isEmpty(self) -> bool:
        return False


def _longer(word: str) -> str:
    return word + "nenenenene"[: round(0.4 * len(word))]


def misfits(root: QWidget) -> list[str]:
    """Return the visible widgets in ``root`` that are cut off, elided or outside the window, with their texts."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisible() and widget.window() is root.window():
            found += [f"{type(widget).__name__} {widget.objectName()}: {fault}" for fault in _faults(widget)]
    return found


def is_whole(widget: QWidget) -> bool:
    """Whether all of a widget is in sight."""
    return widget.isVisible() and widget.visibleRegion().boundingRect() == widget.rect()


def scrolling(root: QWidget) -> list[str]:
    """Return the areas in ``root`` that have more than fits."""
    areas = root.findChildren(QScrollArea)
    return [one.objectName() for one in areas if one.isVisible() and one.verticalScrollBar().maximum() > 0]


def _faults(widget: QWidget) -> Iterator[str]:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    if text:
        needed, given = _needed(widget, text), widget.size()
        if needed.width() > given.width() or needed.height() > given.height():
            yield f"“{text}” needs {_size(needed)}, has {_size(given)}"
        if not _is_scrolled(widget) and _hidden_part(widget):
            yield f"“{text}” is not to be seen in whole"
    if isinstance(widget, QTabBar):
        for i in range(widget.count()):
            wide = widget.fontMetrics().horizontalAdvance(widget.tabText(i).replace("&", ""))
            if widget.isTabVisible(i) and widget.tabRect(i).width() < wide:
                yield f"tab “{widget.tabText(i)}”"


def _needed(widget: QWidget, text: str) -> QSize:
    """Return the minimum size in which the whole text fits."""
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and (widget.wordWrap() or widget.hasHeightForWidth()):
        margins = widget.contentsMargins()
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        return QSize(longest + margins.left() + margins.right(), widget.heightForWidth(widget.width()))
    if isinstance(widget, QLabel):
        rich = widget.textFormat() == Qt.TextFormat.RichText
        width = widget.sizeHint().width() if rich else _widest(widget, text)
        return QSize(width, metrics.ascent())
    if isinstance(widget, OptionButton):
        letters = metrics.horizontalAdvance(widget.option.label) * NARROWEST_LETTERS // 100
        return QSize(letters + 2 * PADDING, metrics.ascent())
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return QSize(0, 0)
    if isinstance(widget, QPushButton | QToolButton):
        plain = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
        icon = widget.iconSize().width() if not widget.icon().isNull() else 0
        return QSize(metrics.horizontalAdvance(plain) + icon, metrics.ascent())
    return QSize(metrics.horizontalAdvance(text.replace("&", "")), metrics.ascent())


def _widest(label: QLabel, text: str) -> int:
    margins = label.contentsMargins()
    lines = text.replace("&", "").split("\n") if label.buddy() else text.split("\n")
    return max(map(label.fontMetrics().horizontalAdvance, lines)) + margins.left() + margins.right()


def _is_scrolled(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def _hidden_part(widget: QWidget) -> bool:
    seen = widget.visibleRegion().boundingRect()
    return not seen.isEmpty() and seen != QRect(0, 0, widget.width(), widget.height())


def _size(size: QSize) -> str:
    return f"{size.width()}×{size.height()}"
