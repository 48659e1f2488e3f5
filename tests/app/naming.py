"""Finds what a user acts on that has no name, or no words for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

INTERACTIVE = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)


PARTS_OF_OTHERS = (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
"""Scroll bars, lists and fields inside combo and spin boxes, arrows of tabs: reached through what they belong to."""


def interactive(root: QWidget) -> Iterator[QWidget]:
    """What a user acts on below ``root``, without the inner parts of Qt's own widgets."""
    for widget in root.findChildren(QWidget):
        by_arrows = isinstance(widget, QAbstractButton) and widget.autoExclusive()
        if not isinstance(widget, INTERACTIVE) or (widget.focusPolicy() == Qt.FocusPolicy.NoFocus and not by_arrows):
            continue
        ancestors = []
        parent = widget.parentWidget()
        while parent is not None and parent is not root:
            ancestors.append(parent)
            parent = parent.parentWidget()
        if not any(isinstance(ancestor, PARTS_OF_OTHERS) for ancestor in ancestors):
            yield widget


def nameless(root: QWidget) -> list[str]:
    return [f"{type(w).__name__} in {w.parent()!r}" for w in interactive(root) if not w.objectName()]


def wordless(root: QWidget) -> list[str]:
    """Those that a screen reader has nothing to say of."""
    shown = [widget for widget in interactive(root) if not widget.isHidden()]
    return [w.objectName() for w in shown if not spoken(w)]


def spoken(widget: QWidget) -> str:
    """What a screen reader says of a widget: its own name, its text, or that of the label beside it."""
    face = QAccessible.queryAccessibleInterface(widget)
    return face.text(QAccessible.Text.Name) or face.text(QAccessible.Text.Description)
