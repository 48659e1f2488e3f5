"""Names of cards, categories and editions, marked for the translators' tools.

:func:`app.ui.language.card_name` and ``the_card`` look a card up by its canonical name, which is what case files
contain. A new edition needs its names added here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.ui.language import localized, translate
from core.formats.editions import Edition
from core.model.cards import Card, Category
from core.text.text import commas, listed, named, the

SUSPECTS: Final = (
    QT_TRANSLATE_NOOP("Cards", "Miss Scarlett"),
    QT_TRANSLATE_NOOP("Cards", "the Miss Scarlett"),
    QT_TRANSLATE_NOOP("Cards", "Colonel Mustard"),
    QT_TRANSLATE_NOOP("Cards", "the Colonel Mustard"),
    QT_TRANSLATE_NOOP("Cards", "Mrs White"),
    QT_TRANSLATE_NOOP("Cards", "the Mrs White"),
    QT_TRANSLATE_NOOP("Cards", "Reverend Green"),
    QT_TRANSLATE_NOOP("Cards", "the Reverend Green"),
    QT_TRANSLATE_NOOP("Cards", "Mrs Peacock"),
    QT_TRANSLATE_NOOP("Cards", "the Mrs Peacock"),
    QT_TRANSLATE_NOOP("Cards", "Professor Plum"),
    QT_TRANSLATE_NOOP("Cards", "the Professor Plum"),
    QT_TRANSLATE_NOOP("Cards", "Miss Scarlet"),
    QT_TRANSLATE_NOOP("Cards", "the Miss Scarlet"),
    QT_TRANSLATE_NOOP("Cards", "Mrs. White"),
    QT_TRANSLATE_NOOP("Cards", "the Mrs. White"),
    QT_TRANSLATE_NOOP("Cards", "Mr. Green"),
    QT_TRANSLATE_NOOP("Cards", "the Mr. Green"),
    QT_TRANSLATE_NOOP("Cards", "Mrs. Peacock"),
    QT_TRANSLATE_NOOP("Cards", "the Mrs. Peacock"),
    QT_TRANSLATE_NOOP("Cards", "Miss Peach"),
    QT_TRANSLATE_NOOP("Cards", "the Miss Peach"),
    QT_TRANSLATE_NOOP("Cards", "Monsieur Brunette"),
    QT_TRANSLATE_NOOP("Cards", "the Monsieur Brunette"),
    QT_TRANSLATE_NOOP("Cards", "Madame Rose"),
    QT_TRANSLATE_NOOP("Cards", "the Madame Rose"),
    QT_TRANSLATE_NOOP("Cards", "Sergeant Gray"),
    QT_TRANSLATE_NOOP("Cards", "the Sergeant Gray"),
    QT_TRANSLATE_NOOP("Cards", "Chef White"),
    QT_TRANSLATE_NOOP("Cards", "the Chef White"),
    QT_TRANSLATE_NOOP("Cards", "Mayor Green"),
    QT_TRANSLATE_NOOP("Cards", "the Mayor Green"),
    QT_TRANSLATE_NOOP("Cards", "Solicitor Peacock"),
    QT_TRANSLATE_NOOP("Cards", "the Solicitor Peacock"),
    QT_TRANSLATE_NOOP("Cards", "Dr. Orchid"),
    QT_TRANSLATE_NOOP("Cards", "the Dr. Orchid"),
    QT_TRANSLATE_NOOP("Cards", "Kassandra Scarlet"),
    QT_TRANSLATE_NOOP("Cards", "the Kassandra Scarlet"),
    QT_TRANSLATE_NOOP("Cards", "Jack Mustard"),
    QT_TRANSLATE_NOOP("Cards", "the Jack Mustard"),
    QT_TRANSLATE_NOOP("Cards", "Diane White"),
    QT_TRANSLATE_NOOP("Cards", "the Diane White"),
    QT_TRANSLATE_NOOP("Cards", "Jacob Green"),
    QT_TRANSLATE_NOOP("Cards", "the Jacob Green"),
    QT_TRANSLATE_NOOP("Cards", "Eleanor Peacock"),
    QT_TRANSLATE_NOOP("Cards", "the Eleanor Peacock"),
    QT_TRANSLATE_NOOP("Cards", "Victor Plum"),
    QT_TRANSLATE_NOOP("Cards", "the Victor Plum"),
)
"""The suspects of all editions, alone and as within a sentence (with an article in some languages)."""

WEAPONS: Final = (
    QT_TRANSLATE_NOOP("Cards", "Candlestick"),
    QT_TRANSLATE_NOOP("Cards", "the Candlestick"),
    QT_TRANSLATE_NOOP("Cards", "Dagger"),
    QT_TRANSLATE_NOOP("Cards", "the Dagger"),
    QT_TRANSLATE_NOOP("Cards", "Lead Piping"),
    QT_TRANSLATE_NOOP("Cards", "the Lead Piping"),
    QT_TRANSLATE_NOOP("Cards", "Revolver"),
    QT_TRANSLATE_NOOP("Cards", "the Revolver"),
    QT_TRANSLATE_NOOP("Cards", "Rope"),
    QT_TRANSLATE_NOOP("Cards", "the Rope"),
    QT_TRANSLATE_NOOP("Cards", "Spanner"),
    QT_TRANSLATE_NOOP("Cards", "the Spanner"),
    QT_TRANSLATE_NOOP("Cards", "Knife"),
    QT_TRANSLATE_NOOP("Cards", "the Knife"),
    QT_TRANSLATE_NOOP("Cards", "Lead Pipe"),
    QT_TRANSLATE_NOOP("Cards", "the Lead Pipe"),
    QT_TRANSLATE_NOOP("Cards", "Wrench"),
    QT_TRANSLATE_NOOP("Cards", "the Wrench"),
    QT_TRANSLATE_NOOP("Cards", "Poison"),
    QT_TRANSLATE_NOOP("Cards", "the Poison"),
    QT_TRANSLATE_NOOP("Cards", "Horseshoe"),
    QT_TRANSLATE_NOOP("Cards", "the Horseshoe"),
    QT_TRANSLATE_NOOP("Cards", "Dumbbell"),
    QT_TRANSLATE_NOOP("Cards", "the Dumbbell"),
    QT_TRANSLATE_NOOP("Cards", "Axe"),
    QT_TRANSLATE_NOOP("Cards", "the Axe"),
    QT_TRANSLATE_NOOP("Cards", "Bat"),
    QT_TRANSLATE_NOOP("Cards", "the Bat"),
    QT_TRANSLATE_NOOP("Cards", "Trophy"),
    QT_TRANSLATE_NOOP("Cards", "the Trophy"),
    QT_TRANSLATE_NOOP("Cards", "Pistol"),
    QT_TRANSLATE_NOOP("Cards", "the Pistol"),
)
"""The weapons of all editions, alone and as within a sentence."""

ROOMS: Final = (
    QT_TRANSLATE_NOOP("Cards", "Kitchen"),
    QT_TRANSLATE_NOOP("Cards", "the Kitchen"),
    QT_TRANSLATE_NOOP("Cards", "Ballroom"),
    QT_TRANSLATE_NOOP("Cards", "the Ballroom"),
    QT_TRANSLATE_NOOP("Cards", "Conservatory"),
    QT_TRANSLATE_NOOP("Cards", "the Conservatory"),
    QT_TRANSLATE_NOOP("Cards", "Dining Room"),
    QT_TRANSLATE_NOOP("Cards", "the Dining Room"),
    QT_TRANSLATE_NOOP("Cards", "Billiard Room"),
    QT_TRANSLATE_NOOP("Cards", "the Billiard Room"),
    QT_TRANSLATE_NOOP("Cards", "Library"),
    QT_TRANSLATE_NOOP("Cards", "the Library"),
    QT_TRANSLATE_NOOP("Cards", "Lounge"),
    QT_TRANSLATE_NOOP("Cards", "the Lounge"),
    QT_TRANSLATE_NOOP("Cards", "Hall"),
    QT_TRANSLATE_NOOP("Cards", "the Hall"),
    QT_TRANSLATE_NOOP("Cards", "Study"),
    QT_TRANSLATE_NOOP("Cards", "the Study"),
    QT_TRANSLATE_NOOP("Cards", "Courtyard"),
    QT_TRANSLATE_NOOP("Cards", "the Courtyard"),
    QT_TRANSLATE_NOOP("Cards", "Gazebo"),
    QT_TRANSLATE_NOOP("Cards", "the Gazebo"),
    QT_TRANSLATE_NOOP("Cards", "Drawing Room"),
    QT_TRANSLATE_NOOP("Cards", "the Drawing Room"),
    QT_TRANSLATE_NOOP("Cards", "Carriage House"),
    QT_TRANSLATE_NOOP("Cards", "the Carriage House"),
    QT_TRANSLATE_NOOP("Cards", "Trophy Room"),
    QT_TRANSLATE_NOOP("Cards", "the Trophy Room"),
    QT_TRANSLATE_NOOP("Cards", "Studio"),
    QT_TRANSLATE_NOOP("Cards", "the Studio"),
    QT_TRANSLATE_NOOP("Cards", "Fountain"),
    QT_TRANSLATE_NOOP("Cards", "the Fountain"),
    QT_TRANSLATE_NOOP("Cards", "Guest House"),
    QT_TRANSLATE_NOOP("Cards", "the Guest House"),
    QT_TRANSLATE_NOOP("Cards", "Patio"),
    QT_TRANSLATE_NOOP("Cards", "the Patio"),
    QT_TRANSLATE_NOOP("Cards", "Spa"),
    QT_TRANSLATE_NOOP("Cards", "the Spa"),
    QT_TRANSLATE_NOOP("Cards", "Theatre"),
    QT_TRANSLATE_NOOP("Cards", "the Theatre"),
    QT_TRANSLATE_NOOP("Cards", "Living Room"),
    QT_TRANSLATE_NOOP("Cards", "the Living Room"),
    QT_TRANSLATE_NOOP("Cards", "Observatory"),
    QT_TRANSLATE_NOOP("Cards", "the Observatory"),
)
"""The rooms of all editions, alone and as within a sentence."""

EDITIONS: Final = (
    QT_TRANSLATE_NOOP("Editions", "Classic, UK names"),
    QT_TRANSLATE_NOOP("Editions", "Classic, US names"),
    QT_TRANSLATE_NOOP("Editions", "Master Detective"),
    QT_TRANSLATE_NOOP("Editions", "Modern (2023)"),
    QT_TRANSLATE_NOOP("Editions", "Modern (2016)"),
    QT_TRANSLATE_NOOP("Editions", "Discover the Secrets (2008)"),
)
"""The titles of all editions."""


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
