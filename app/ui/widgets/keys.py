"""The keys of options: a letter for each card of a deck, the same wherever the card is offered; digits for players."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.model.cards import Card, Category
from core.text.wording import fold

LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "123456789"
VOWELS = "aeiou"

INITIAL, CONSONANT, VOWEL, ACCENTED, OTHER_WORD, NOT_IN_NAME = 0, 20, 30, 10, 60, 1000
"""What a key costs that is not the first letter by which one looks for a card."""


def _name(card: Card) -> str:
    return card.name


def letter_keys(cards: Iterable[Card], called: Callable[[Card], str] = _name) -> dict[Card, str]:
    """Return a lower-case key for each card of a deck; ``called`` returns the name of a card.

    No two cards have the same key, as any three of them can be named together. A deck with more cards than there are
    keys has unique keys in each category; cards beyond the keyboard's keys get none.

    Keys are chosen for all cards together, so that as many as possible have their initial, and the rest another letter
    of their name: "Mrs White" is W, "Lead Piping" is L.
    """
    deck = tuple(cards)
    most = len(LETTERS + DIGITS)
    parts = [deck] if len(deck) <= most else [tuple(c for c in deck if c.category is category) for category in Category]
    keys: dict[Card, str] = {}
    for part in parts:
        named = part[:most]
        keys |= zip(named, _chosen(tuple((called(card), card.category) for card in named)), strict=True)
    return keys


@lru_cache(maxsize=16)
def _chosen(names: tuple[tuple[str, Category], ...]) -> tuple[str, ...]:
    """Return the cheapest choice of different keys; remembered, as each form asks for it."""
    wishes = [dict(reversed(list(_wishes(*name)))) for name in names]
    keys = LETTERS + DIGITS + "".join(sorted({letter for wish in wishes for letter in wish}.difference(LETTERS)))
    spare = [NOT_IN_NAME * (1 if key in DIGITS else 2) for key in keys]
    costs = [
        # those named earlier keep their initials first
        [wish.get(key, cost) * (10 + len(Category) - category) for key, cost in zip(keys, spare, strict=True)]
        for wish, (_, category) in zip(wishes, names, strict=True)
    ]
    chosen = [keys[column] for column in cheapest(costs)]
    digits = iter(sorted(key for key in chosen if key in DIGITS))
    return tuple(next(digits) if key in DIGITS else key for key in chosen)


def _wishes(name: str, category: Category) -> Iterator[tuple[str, int]]:
    """Yield the letters of a name with their costs: a suspect's surname first, the first word of other cards."""
    words = [folded for word in name.split() if (folded := fold(word))]
    for rank, word in enumerate(words[::-1] if category is Category.SUSPECT else words):
        for at, letter in enumerate(word):
            if letter.isalpha():
                cost = INITIAL if at == 0 else (VOWEL if letter in VOWELS else CONSONANT) + at
                yield letter, cost + rank * OTHER_WORD + (letter not in LETTERS) * ACCENTED


def cheapest(costs: Sequence[Sequence[float]]) -> list[int]:
    """Return a column for each row, all different, with the least sum. There are at least as many columns as rows.

    By the Hungarian method: row after row gets a column, and others change theirs where that is cheaper for all
    together. Rows and columns are counted from 1; 0 is none.
    """
    n = len(costs[0]) if costs else 0
    rows, of_row, of_column = [0] * (n + 1), [0.0] * (len(costs) + 1), [0.0] * (n + 1)
    for row in range(1, len(costs) + 1):
        rows[0], column, open_to = row, 0, set(range(1, n + 1))
        least, before = [inf] * (n + 1), [0] * (n + 1)
        while here := rows[column]:
            for j in open_to:
                rest = costs[here - 1][j - 1] - of_row[here] - of_column[j]
                if rest < least[j]:
                    least[j], before[j] = rest, column
            column = min(open_to, key=lambda j: (least[j], j))
            price = least[column]
            for j in range(n + 1):
                if j in open_to:
                    least[j] -= price
                else:
                    of_row[rows[j]] += price
                    of_column[j] -= price
            open_to.remove(column)
        while column:
            rows[column] = rows[before[column]]
            column = before[column]
    return sorted(range(n), key=lambda column: rows[column + 1] or inf)[: len(costs)]


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""The modifiers with which a key is a command, and no letter."""


ROW_IS_SCANNED: Final = sys.platform not in ("win32", "darwin")
ROW: Final[Mapping[int, str]] = dict(
    zip(
        {"win32": b"1234567890", "darwin": (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)}.get(sys.platform, range(10, 20)),
        "1234567890",
        strict=True,
    )
)
"""The keys in the row of digits, as the system numbers them (X and Wayland: by their place), and their digits."""


def is_typed(event: QKeyEvent) -> bool:
    return (event.text().isalnum() or bool(row_digit(event))) and not event.modifiers() & COMMANDS


def row_digit(event: QKeyEvent) -> str:
    """Return the digit of a key in the row of digits, pressed alone; else an empty text.

    On a French keyboard such a key writes its digit only with Shift.
    """
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return ""
    return ROW.get(event.nativeScanCode() if ROW_IS_SCANNED else event.nativeVirtualKey(), "")


def first_letters(labels: Sequence[str]) -> tuple[str, ...]:
    """Return for each label its first letter that no other has, in lower case; empty where there is none."""
    keys: list[str] = []
    for text in labels:
        free = (letter for word in text.split() for letter in fold(word) if letter.isalpha() and letter not in keys)
        keys.append(next(free, ""))
    return tuple(keys)


def player_keys(names: Sequence[str]) -> dict[str, str]:
    """Return a digit for each player in turn order: 1 to 9, and 0 for the tenth."""
    return {name: str((seat + 1) % 10) for seat, name in enumerate(names[:10])}


def nobody_key(names: Sequence[str]) -> str:
    """Return the key of "nobody": 0, or N where ten players need all digits."""
    return "0" if len(names) < 10 else "n"
