"""Which entry directly decides a cell, where one entry, or the set-up, decides it alone.

Cells that follow from several facts together have no such entry; the explanation panel covers those.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from core.evidence.evidence import Evidence, Factor, Source, Sourced, evidence_of
from core.model.cards import Card, cards_of
from core.model.case import Case
from core.model.seats import Holder


class CellReasons:
    """The direct reasons of one case, computed lazily."""

    def __init__(self, case: Case | None = None) -> None:
        self._case = case

    def source(self, card: Card, holder: Holder, *, holds: bool) -> Source | None:
        """Return which entry puts a card with a holder, or excludes it: its index, or ``SETUP``; None for none.

        A card that is certain with one holder is excluded from the others. Of several entries the first.
        """
        return self._found.get((card, holder, holds))

    @cached_property
    def _found(self) -> dict[tuple[Card, Holder, bool], Source]:
        if self._case is None:
            return {}
        evidence = evidence_of(self._case)
        reasons: dict[tuple[Card, Holder, bool], Source] = {}
        for factor in evidence.factors:
            for card, source in _cards(evidence, factor.lacks):
                reasons.setdefault((card, factor.holder, False), source)
        for factor in evidence.factors:
            for card, source in _cards(evidence, factor.has):
                reasons.setdefault((card, factor.holder, True), source)
                for other in _others(evidence, factor):
                    reasons.setdefault((card, other, False), source)
        return reasons


def _cards(evidence: Evidence, facts: list[Sourced]) -> Iterator[tuple[Card, Source]]:
    for mask, source in facts:
        for i in cards_of(mask):
            yield evidence.cards[i], source


def _others(evidence: Evidence, factor: Factor) -> Iterator[Holder]:
    return (other for other in evidence.holders if other != factor.holder)
