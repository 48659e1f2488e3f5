"""Hunches: what I believe of a cell, beside what the entries say.

Those of a game are kept in the case's metadata beside its result (:mod:`core.model.ending`). No engine reads them
there: the window's session copies them into :attr:`core.model.case.Case.hunches`.

    "about": {"hunches on Bob": ["0.75 Rope", "0.95 Hall"]}
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from core.model.cards import Card
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.model.case import About, Case  # which has hunches itself

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

_ON: Final = "hunches on "


def hunches_of(case: Case) -> Hunches:
    """Return the hunches that are kept with a case, one for each cell. Invalid ones are skipped."""
    hunches = (hunch for name, remarks in case.about for hunch in _read(case, name, remarks))
    return tuple({(hunch.card, hunch.holder): hunch for hunch in hunches}.values())


def _read(case: Case, name: str, remarks: str | tuple[str, ...]) -> Iterator[Hunch]:
    holder = name.removeprefix(_ON)
    if holder == name or holder not in case.setup.holders or isinstance(remarks, str):
        return
    for remark in remarks:
        p, _, name_of_card = remark.partition(" ")
        if (card := case.setup.deck.find(name_of_card)) is not None:
            with suppress(ValueError):  # not a probability
                yield Hunch(holder, card, float(p))


def with_hunches(about: About, hunches: Hunches) -> About:
    """Return the metadata of a case with these hunches replacing those it has."""
    remarks: dict[str, tuple[str, ...]] = {}
    for hunch in hunches:
        name = f"{_ON}{hunch.holder}"
        remarks[name] = (*remarks.get(name, ()), f"{hunch.p:g} {hunch.card.name}")
    return (*(remark for remark in about if not remark[0].startswith(_ON)), *remarks.items())


def without_hunches(case: Case) -> Case:
    """Return what the entries alone say, for what must not depend on hunches."""
    about = with_hunches(case.about, ())
    return case if (about, case.hunches) == (case.about, ()) else replace(case, about=about, hunches=())
