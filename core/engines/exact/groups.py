"""Groups of cards that the card-by-card way must remember something about while they are half dealt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from core.evidence.evidence import Mask
from core.evidence.presolve import ENVELOPE_SLOTS, Residue
from core.evidence.shows import log_weights

LOG_RANGE = 300.0
"""Weights within e^-300 are safe: layers are scaled up before they come near the smallest number, e^-708."""


@dataclass(frozen=True, slots=True)
class Group:
    """Some cards, and what matters of where they go.

    A card of the group that goes to ``slot`` (for a failed accusation, where ``slot`` is None: to any slot but the
    envelope's) *meets* it. A group without ``log_weights`` must be met by its last card. One with them is a choice of
    the slot's: they are those of none of its cards, of one, of two.
    """

    cards: Mask
    slot: int | None
    log_weights: tuple[float, ...] = ()

    @property
    def required(self) -> bool:
        """Whether it must be met."""
        return not self.log_weights

    def met_by(self, slot: int) -> bool:
        """Return whether a card of the group that goes to ``slot`` meets it."""
        return slot >= ENVELOPE_SLOTS if self.slot is None else slot == self.slot


def groups_of(residue: Residue, pinned: Collection[int], *, failed: bool) -> list[Group]:
    """Return the groups of a residue, but those of pinned slots, and the failed accusations only where asked for."""
    groups = [Group(cards, slot) for slot, cards in residue.clauses if slot not in pinned]
    if failed:
        groups += [Group(triple & residue.open, None) for triple in residue.failed]
    return groups + [group for group in choices_of(residue) if group.slot not in pinned]


def needs_logs(residue: Residue) -> bool:
    """Return whether the weights of all choices together may leave the range of floating point."""
    return sum(max(group.log_weights) - min(group.log_weights) for group in choices_of(residue)) > LOG_RANGE


def choices_of(residue: Residue) -> list[Group]:
    """Return a group for each slot and set of cards that there was a choice among."""
    logs = log_weights(residue.choices)
    return [Group(cards, slot, tuple(weights)) for (slot, cards), weights in logs.items()]
