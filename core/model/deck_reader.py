"""A deck, as editions and case files spell it."""

from __future__ import annotations

from core.model.cards import Category
from core.model.deck import Deck
from core.model.json_fields import Fields


def read_deck(fields: Fields) -> Deck:
    """Return the deck of an object of three lists; what is wrong with its types is noted in ``fields``."""
    fields.refuse_others([category.plural for category in Category])
    suspects, weapons, rooms = (fields.texts(category.plural) for category in Category)
    return Deck(suspects, weapons, rooms)
