"""A deck: the cards of a game, category by category."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from core.model.cards import Card, Category
from core.model.problems import Problem
from core.text.text import say
from core.text.wording import fold, nearest, overlong, quoted

_NEEDED = {
    Category.SUSPECT: say("has no card; at least one suspect is needed"),
    Category.WEAPON: say("has no card; at least one weapon is needed"),
    Category.ROOM: say("has no card; at least one room is needed"),
}


@dataclass(frozen=True)
class Deck:
    """The names of the cards, each category in the order of the sheet."""

    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    rooms: tuple[str, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards: suspects, weapons, rooms."""
        return tuple(Card(name, category) for category in Category for name in self._names(category))

    @cached_property
    def index(self) -> dict[Card, int]:
        return {card: i for i, card in enumerate(self.cards)}

    @cached_property
    def bits(self) -> dict[str, int]:
        """The bit of each card, by name: bit ``i`` for the card at index ``i``."""
        return {card.name: 1 << i for i, card in enumerate(self.cards)}

    @cached_property
    def mask(self) -> int:
        return (1 << len(self)) - 1

    def mask_of(self, category: Category) -> int:
        return self._category_masks[category]

    @cached_property
    def is_whole(self) -> bool:
        return all(self._names(category) for category in Category)

    @cached_property
    def _by_category(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(card for card in self.cards if card.category is category) for category in Category)

    @cached_property
    def _category_masks(self) -> tuple[int, ...]:
        return tuple(sum(self.bits[card.name] for card in cards) for cards in self._by_category)

    @cached_property
    def _by_name(self) -> dict[str, Card]:
        return {card.name: card for card in self.cards}

    @cached_property
    def _by_fold(self) -> dict[str, list[Card]]:
        same: dict[str, list[Card]] = {}
        for card in self._by_name.values():
            same.setdefault(fold(card.name), []).append(card)
        return same

    def _names(self, category: Category) -> tuple[str, ...]:
        return (self.suspects, self.weapons, self.rooms)[category]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.suspects) + len(self.weapons) + len(self.rooms)

    def __contains__(self, card: object) -> bool:
        return card in self.index

    def of(self, category: Category) -> tuple[Card, ...]:
        return self._by_category[category]

    def card(self, name: str) -> Card:
        """Return the card of that name (exactly, else ignoring case, spaces and punctuation).

        Raises KeyError, with the nearest name in its message, if there is none.
        """
        card = self.find(name)
        if card is None:
            raise KeyError(f"no card is called {name!r}; the nearest is {self.nearest(name)!r}")
        return card

    def find(self, name: str) -> Card | None:
        exact = self._by_name.get(name)
        if exact is not None:
            return exact
        same = self._by_fold.get(fold(name), ())
        return same[0] if len(same) == 1 else None

    def nearest(self, name: str) -> str | None:
        return nearest(name, self._by_name)

    def problems(self) -> list[Problem]:
        """Return the faults of the names: an empty category; a name that is empty, too long or repeated."""
        problems = []
        first: dict[str, str] = {}
        for category in Category:
            names = self._names(category)
            if not names:
                problems.append(Problem(category.plural, _NEEDED[category]))
            for i, name in enumerate(names):
                where = f"{category.plural}[{i}]"
                if not name.strip():
                    problems.append(Problem(where, say("is an empty name; a card needs a name")))
                elif long := overlong(name):
                    problems.append(Problem(where, long))
                elif name in first:
                    twice = say("{name} appears twice (first at {where}); name it once")
                    problems.append(Problem(where, twice.format(name=quoted(name), where=first[name])))
                first.setdefault(name, where)
        return problems
