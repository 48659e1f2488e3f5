"""One's own marks on a game, with steps to undo of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self, TypeAlias, TypeVar

from app.features.sheet.cell import Place
from app.features.sheet.marking import NEXT
from core.model.setup import Setup
from core.practice.marks import Mark, Says

Name = TypeVar("Name")
Marks: TypeAlias = Mapping[Place, Says]

ORDER = None, Says.YES, Says.NO, Says.MAYBE
"""The order in which a click goes through the marks of a cell."""


@dataclass(frozen=True, slots=True)
class OwnMarks:
    """The marks now, those before each step that can be undone, and those that can be done again, nearest last."""

    now: Marks = field(default_factory=dict)
    before: tuple[Marks, ...] = ()
    after: tuple[Marks, ...] = ()

    @classmethod
    def of(cls, marks: Iterable[Mark]) -> Self:
        return cls({(mark.card, mark.holder): mark.says for mark in marks})

    @property
    def marks(self) -> tuple[Mark, ...]:
        return tuple(Mark(*place, says) for place, says in self.now.items())

    def marked(self, place: Place, says: str) -> OwnMarks:
        """Return the marks with another one on a cell: yes, no, maybe, empty for none, or the next of these."""
        is_next = says == NEXT
        mark = ORDER[(ORDER.index(self.now.get(place)) + 1) % len(ORDER)] if is_next else Says(says) if says else None
        if mark == self.now.get(place):
            return self
        rest = {other: said for other, said in self.now.items() if other != place}
        return OwnMarks(rest if mark is None else {**rest, place: mark}, (*self.before, self.now))

    def undone(self) -> OwnMarks:
        return self if not self.before else OwnMarks(self.before[-1], self.before[:-1], (*self.after, self.now))

    def redone(self) -> OwnMarks:
        return self if not self.after else OwnMarks(self.after[-1], (*self.before, self.now), self.after[:-1])

    def moved_to(self, setup: Setup, before: Setup) -> OwnMarks:
        """Return the marks for a corrected set-up: renamed cards and players keep theirs; no step can be undone."""
        cards = _renamed(before.deck.cards, setup.deck.cards)
        holders = _renamed(before.holders, setup.holders)
        places = {
            (cards[card], holders[holder]): said
            for (card, holder), said in self.now.items()
            if card in cards and holder in holders
        }
        return OwnMarks(places)


def _renamed(before: tuple[Name, ...], after: tuple[Name, ...]) -> dict[Name, Name]:
    """Return what each is called now: in the same place of as many, else what is called the same."""
    if len(before) == len(after):
        return dict(zip(before, after, strict=True))
    return {name: name for name in before if name in after}
