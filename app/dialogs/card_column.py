"""A column of the cards of one category, under its name."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.card_words import category_title
from core.model.cards import Category


def card_column(category: Category, buttons: Iterable[QWidget]) -> QVBoxLayout:
    """Return the column, with a button for each card."""
    column = QVBoxLayout()
    column.setSpacing(3)
    heading = QLabel(category_title(category))
    heading.setProperty("kind", "muted")
    column.addWidget(heading)
    for button in buttons:
        column.addWidget(button)
    column.addStretch(1)
    return column
