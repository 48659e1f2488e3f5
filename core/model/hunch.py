"""Hunches: what I believe of a cell, beside what the entries say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.model.cards import Card
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.model.case import Case  # which has hunches itself
    from core.model.setup import Setup

LEAST_PROBABILITY: Final = 1e-6
"""The least probability of a hunch, and of its contrary: files have six digits, and engines weigh many at once."""

LIKELY: Final = f"a probability above 0 and below 1, from {LEAST_PROBABILITY:f} to {1 - LEAST_PROBABILITY:f}"


@dataclass(frozen=True, slots=True)
class Hunch:
    """I believe with probability ``p`` that ``holder`` has ``card``. Raises ValueError if it is practically 0 or 1.

    As virtual evidence (Pearl): the weight of a deal is multiplied by ``p`` where the hunch holds, by 1 - ``p`` where
    it does not.
    """

    holder: Holder
    card: Card
    p: float

    def __post_init__(self) -> None:
        if not LEAST_PROBABILITY <= self.p <= 1 - LEAST_PROBABILITY:
            raise ValueError(f"a hunch needs {LIKELY}, not {self.p:g}")


@dataclass(frozen=True, slots=True)
class JudgedHunch:
    """A hunch, and what the entries prove of its cell: ``holds`` (None: nothing), ``because`` of which entries."""

    hunch: Hunch
    holds: bool | None = None
    because: tuple[int, ...] = ()

    @property
    def state(self) -> str:
        return "possible" if self.holds is None else "certain" if self.holds else "refuted"


Hunches = tuple[Hunch, ...]


def hunches_at(setup: Setup, hunches: Iterable[Hunch]) -> Hunches:
    """Return the hunches on what a table has, in its order, whatever that in a file or of the pins."""
    holders, cards = setup.holders, setup.deck.index
    there = (hunch for hunch in hunches if hunch.holder in holders and hunch.card in cards)
    return tuple(sorted(there, key=lambda hunch: (holders.index(hunch.holder), cards[hunch.card])))


def without_hunches(case: Case) -> Case:
    """Return what the entries alone say, for what must not depend on hunches."""
    return replace(case, hunches=()) if case.hunches else case
