"""Groups of cards that the card-by-card way must remember something about while they are half dealt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from math import fsum, log

from core.evidence.evidence import Mask
from core.evidence.presolve import ENVELOPE_SLOTS, Residue

LOG_RANGE = 300.0
"""Weights within e^-300 are safe: layers are scaled up before they come near the smallest number, e^-708."""


@dataclass(frozen=True, slots=True)
class Group:
    """Some cards, and what matters of where they go.

    A card of the group that goes to ``slot`` (for a failed accusation, where ``slot`` is None: to any slot but the
    envelope's) *meets* it. A ``required`` group must be met by its last card. One that isn't is a choice among shown
    cards: ``known`` says of each show how many of its cards were with the slot before.
    """

    cards: Mask
    slot: int | None
    required: bool = True
    known: tuple[int, ...] = ()

    def met_by(self, slot: int) -> bool:
        """Return whether a card of the group that goes to ``slot`` meets it."""
        return slot >= ENVELOPE_SLOTS if self.slot is None else slot == self.slot

    def log_weight(self, more: int) -> float:
        """Return the log weight of the shows when ``more`` of the cards are with the slot; 0 for none."""
        return fsum(log(known / (known + more)) for known in self.known)

    @property
    def log_weights(self) -> list[float]:
        """The log weight for no more card, one more, two more."""
        return [self.log_weight(more) for more in range(3)]


def groups_of(residue: Residue, pinned: Collection[int], *, failed: bool) -> list[Group]:
    """Return the groups of a residue, but those of pinned slots, and the failed accusations only where asked for."""
    groups = [Group(cards, slot) for slot, cards in residue.clauses if slot not in pinned]
    if failed:
        groups += [Group(triple & residue.open, None) for triple in residue.failed]
    return groups + [group for group in choices_of(residue) if group.slot not in pinned]


def needs_logs(residue: Residue) -> bool:
    """Return whether the weights of all shows together may leave the range of floating point."""
    return -sum(group.log_weights[-1] for group in choices_of(residue)) > LOG_RANGE


def choices_of(residue: Residue) -> list[Group]:
    """Return a group for each slot and set of cards that shows were a choice among."""
    known: dict[tuple[int, Mask], list[int]] = defaultdict(list)
    for choice in residue.choices:
        known[choice.slot, choice.open].append(choice.known)
    return [Group(cards, slot, required=False, known=tuple(counts)) for (slot, cards), counts in known.items()]
