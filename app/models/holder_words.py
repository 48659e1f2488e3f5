"""What the places are called where a card can be: players by their names, the others in the language of the window."""

from __future__ import annotations

from app.language import translate
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder


def title(holder: Holder) -> str:
    """Return what heads a holder's column: a player's name as it is, else with a capital."""
    if holder == ENVELOPE:
        return translate("HolderWords", "Envelope", "what heads a column")
    if holder == POOL:
        return translate("HolderWords", "Pool", "of cards that nobody holds; heads a column")
    return (
        translate("HolderWords", "Face up", "cards that lie open on the table; heads a column")
        if holder == FACE_UP
        else holder
    )


def name(holder: Holder) -> str:
    """Return a holder in the middle of a text: a player's name as it is, else in small letters."""
    if holder == ENVELOPE:
        return translate("HolderWords", "envelope", "after a comma")
    if holder == POOL:
        return translate("HolderWords", "pool", "after a comma")
    return translate("HolderWords", "face up", "after a comma") if holder == FACE_UP else holder


def is_place(holder: Holder) -> bool:
    """Whether a holder is a place, not a player."""
    return holder in (ENVELOPE, POOL, FACE_UP)
