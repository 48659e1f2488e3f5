"""Assigns keys to options: a letter for each card of a category, a digit for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from core.model.cards import Card, Category
from core.text.wording import fold

SPARE_KEYS = "abcdefghijklmnopqrstuvwxyz123456789"
"""Keys for cards whose own letters are all taken."""


def _name(card: Card) -> str:
    return card.name


def letter_keys(cards: Sequence[Card], called: Callable[[Card], str] = _name) -> dict[Card, str]:
    """Return a unique lower-case key for each card; cards beyond the keyboard's keys get none.

    ``called`` returns the name of a card.

    First come, first served, initials before other letters: "Mrs White" is W, "Lead Piping" is L.
    """
    keys: dict[Card, str] = {}
    wishes = {card: list(_preferred_letters(called(card), card.category)) for card in cards}
    for rank in range(max(map(len, wishes.values()), default=0)):
        for card in cards:
            if card not in keys and rank < len(wishes[card]) and wishes[card][rank] not in keys.values():
                keys[card] = wishes[card][rank]
    spare = [key for key in SPARE_KEYS if key not in keys.values()]
    keys.update(zip([card for card in cards if card not in keys], spare, strict=False))
    return keys


def _preferred_letters(name: str, category: Category) -> Iterator[str]:
    """The letters of a name, best first: a suspect's surname, the first word of other cards."""
    words = [folded for word in name.split() if (folded := fold(word))]
    ordered = words[::-1] if category is Category.SUSPECT else words
    yield from (word[0] for word in ordered[:1])
    yield from (letter for word in ordered for letter in word if letter.isalpha())


def first_letters(labels: Sequence[str]) -> tuple[str, ...]:
    """Return for each label its first letter that no other has, in lower case; empty where there is none."""
    keys: list[str] = []
    for label in labels:
        free = (letter for word in label.split() for letter in fold(word) if letter.isalpha() and letter not in keys)
        keys.append(next(free, ""))
    return tuple(keys)


def player_keys(names: Sequence[str]) -> dict[str, str]:
    """Return a digit for each player in turn order: 1 to 9, and 0 for the tenth."""
    return {name: str((seat + 1) % 10) for seat, name in enumerate(names[:10])}


def nobody_key(names: Sequence[str]) -> str:
    """Return the key of "nobody": 0, or N where ten players need all digits."""
    return "0" if len(names) < 10 else "n"
