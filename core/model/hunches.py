"""The hunches of a game, which are kept in the case's metadata beside its result (:mod:`core.model.ending`).

No engine reads them there: the window's session copies them into :attr:`core.model.case.Case.hunches`.

    "about": {"hunches on Bob": ["0.75 Rope", "0.95 Hall"]}
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final

from core.model.case import About, Case
from core.model.hunch import Hunch, Hunches

_ON: Final = "hunches on "


def hunches_of(case: Case) -> Hunches:
    """Return the hunches that are kept with a case, one for each cell. Invalid ones are skipped."""
    found = {(one.card, one.holder): one for name, remarks in case.about for one in _read(case, name, remarks)}
    return tuple(found.values())


def _read(case: Case, name: str, remarks: str | tuple[str, ...]) -> Iterator[Hunch]:
    holder = name.removeprefix(_ON)
    if holder == name or holder not in case.setup.holders or isinstance(remarks, str):
        return
    for remark in remarks:
        p, _, card = remark.partition(" ")
        if (found := case.setup.deck.find(card)) is not None:
            with suppress(ValueError):  # not a probability
                yield Hunch(holder, found, float(p))


def with_hunches(about: About, hunches: Hunches) -> About:
    """Return the metadata of a case with these hunches replacing those it has."""
    said: dict[str, tuple[str, ...]] = {}
    for one in hunches:
        name = f"{_ON}{one.holder}"
        said[name] = (*said.get(name, ()), f"{one.p:g} {one.card.name}")
    return (*(remark for remark in about if not remark[0].startswith(_ON)), *said.items())


def without_hunches(case: Case) -> Case:
    """Return what the entries alone say, for what must not depend on hunches."""
    about = with_hunches(case.about, ())
    return case if (about, case.hunches) == (case.about, ()) else replace(case, about=about, hunches=())
