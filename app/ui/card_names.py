"""Names of cards, categories and editions; ``packaging/translate.py`` collects them from ``resources/editions``."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from app.ui.language import localized, translate
from core.formats.editions import Edition
from core.model.cards import Card, Category
from core.text.text import commas, listed, named, the


def card_names(cards: Iterable[Card]) -> str:
    """Return the names of cards, separated by commas: "Rope, Hall"."""
    return localized(commas([named(card) for card in cards]))


def the_cards(cards: Iterable[Card]) -> str:
    """Return cards as a list within a sentence: "the Rope and the Hall"."""
    return localized(listed([the(card) for card in cards]))


def edition_title(edition: Edition) -> str:
    """Return the title of an edition."""
    return QCoreApplication.translate("Editions", edition.title)


def category_name(category: Category) -> str:
    """Return the name of a category within a sentence: "suspect"."""
    match category:
        case Category.SUSPECT:
            return translate("CardWords", "suspect")
        case Category.WEAPON:
            return translate("CardWords", "weapon")
        case Category.ROOM:
            return translate("CardWords", "room")


def category_title(category: Category) -> str:
    """Return the heading of a category: "Suspects"."""
    match category:
        case Category.SUSPECT:
            return translate("CardWords", "Suspects")
        case Category.WEAPON:
            return translate("CardWords", "Weapons")
        case Category.ROOM:
            return translate("CardWords", "Rooms")
