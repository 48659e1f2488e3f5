"""``about`` of a case file: free remarks, and among them one's hunches, in a list for each holder.

    "about": {"place": "at home", "hunches on Bob": ["0.75 Rope", "0.95 Hall"]}

Programs that know of no hunches keep them so as remarks. What stands among them and is no hunch remains a remark, too.
"""

from __future__ import annotations

from typing import Final

from core.formats.json_values import Json
from core.model.cards import Card
from core.model.case import About
from core.model.hunch import Hunch, Hunches, hunches_at
from core.model.seats import Holder
from core.model.setup import Setup

_ON: Final = "hunches on "


def about_of_file(remarks: About, setup: Setup) -> tuple[About, Hunches]:
    """Return the remarks and the hunches, one for each cell, in what a file has in ``about``."""
    kept: list[tuple[str, str | tuple[str, ...]]] = []
    hunches: dict[tuple[Card, Holder], Hunch] = {}
    for name, value in remarks:
        holder = name.removeprefix(_ON)
        if holder == name or holder not in setup.holders or isinstance(value, str):
            kept.append((name, value))
            continue
        read = {line: _hunch(holder, line, setup) for line in value}
        hunches |= {(hunch.card, holder): hunch for hunch in read.values() if hunch is not None}
        if others := tuple(line for line in value if read[line] is None):
            kept.append((name, others))
    return tuple(kept), hunches_at(setup, hunches.values())


def about_to_dict(remarks: About, hunches: Hunches) -> dict[str, Json]:
    """Return what a file has in ``about``."""
    about: dict[str, Json] = {name: list(value) if isinstance(value, tuple) else value for name, value in remarks}
    for hunch in hunches:
        name, line = f"{_ON}{hunch.holder}", f"{hunch.p} {hunch.card.name}"
        before = about.get(name, [])
        about[name] = [*(before if isinstance(before, list) else [before]), line]
    return about


def _hunch(holder: Holder, line: str, setup: Setup) -> Hunch | None:
    p, _, name = line.partition(" ")
    card = setup.deck.find(name)
    try:
        return None if card is None else Hunch(holder, card, float(p))
    except ValueError:  # not a probability
        return None
