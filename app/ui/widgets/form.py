"""Building blocks of the entry forms: captions, rows, options with keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QPushButton, QWidget

from app.ui.language import card_name
from app.ui.theme import Space, px, small
from app.ui.widgets.option_button import Option
from app.ui.widgets.option_keys import first_letters, letter_keys, player_keys
from core.model.cards import Card
from core.model.setup import Setup

CAPTION_WIDTH = 43
CAPTION = "entryCaption"


def player_options(setup: Setup) -> tuple[Option, ...]:
    """Return the players as options, in turn order."""
    keys = player_keys(setup.seats.names)
    return tuple(Option(name, name, keys[name]) for name in setup.seats)


def card_options(cards: tuple[Card, ...]) -> tuple[Option, ...]:
    """Return cards as options, each with a letter of its own."""
    keys = letter_keys(cards, card_name)
    return tuple(Option(card.name, card_name(card), keys.get(card, "")) for card in cards)


def lettered(*values: tuple[str, str]) -> tuple[Option, ...]:
    """Return values with their labels as options, each with a letter of its label as its key."""
    keys = first_letters([label for _, label in values])
    return tuple(Option(value, label, key) for (value, label), key in zip(values, keys, strict=True))


def caption(text: str) -> QLabel:
    """Return the small word at the left of a row."""
    label = QLabel(text)
    label.setProperty("kind", "muted")
    label.setObjectName(CAPTION)
    label.setFixedWidth(px(CAPTION_WIDTH))
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setContentsMargins(0, Space.XS + 1, 0, 0)
    return label


def level(page: QWidget) -> None:
    """Make all captions of a page as wide as the widest needs."""
    captions = page.findChildren(QLabel, CAPTION)
    font = small(page.font())
    metrics = QFontMetrics(font)
    widest = max([px(CAPTION_WIDTH), *(metrics.horizontalAdvance(label.text()) + 1 for label in captions)])
    for label in captions:
        label.setFixedWidth(widest)


def captioned(text: str | QLabel, widget: QWidget) -> QWidget:
    """Return a row: its caption, and a widget that fills the rest."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(Space.XS)
    label = caption(text) if isinstance(text, str) else text
    layout.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
    layout.addWidget(widget, 1)
    return row


def quiet_button(name: str, text: str, tip: str) -> QPushButton:
    """Return a button that stays in the background: a way to something seldom needed."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setProperty("kind", "quiet")
    button.setToolTip(tip)
    button.setAutoDefault(False)
    return button


def emptied(layout: QLayout) -> None:
    """Remove all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
