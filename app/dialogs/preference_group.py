"""A group of preferences: a title, a line that explains, and fields whose labels stand under each other."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFormLayout, QGroupBox, QLabel, QWidget

from app.theme import Space, px

WORDS_WIDTH: Final = 390
"""The width of the line that explains, in pixels."""

LABEL_WIDTH: Final = 110
"""The width of what stands before a field, in pixels, so that the fields of all groups stand under each other."""


def preference_group(title: str, explanation: str, *rows: tuple[str, QWidget]) -> QGroupBox:
    """Return a group with a row for each label (with its mnemonic) and field; a field that says it all has none."""
    group = QGroupBox(title)
    words = QLabel(explanation)
    words.setProperty("kind", "muted")
    words.setWordWrap(True)
    words.setContentsMargins(0, 0, 0, Space.XS)
    words.setMinimumHeight(words.heightForWidth(px(WORDS_WIDTH)))  # a page of tabs gives no more for longer texts
    form = QFormLayout(group)
    form.setVerticalSpacing(Space.XS)
    form.setHorizontalSpacing(Space.M)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.addRow(words)
    for text, field in rows:
        if not text:
            form.addRow(field)
            continue
        label = QLabel(text)
        label.setBuddy(field)
        label.setMinimumWidth(px(LABEL_WIDTH))
        form.addRow(label, field)
    return group
