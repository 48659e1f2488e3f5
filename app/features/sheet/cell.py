"""The value of a sheet cell, and the letters that mark ties ("has one of these")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import TYPE_CHECKING

from app.ui.language import localized, translate
from app.ui.numbers import percent
from app.ui.text import card_names
from core.evidence.evidence import Evidence, Factor, Source, Sourced, evidence_of
from core.explain.phrases import entries
from core.model.cards import Card, cards_of
from core.model.case import Case
from core.model.seats import Holder

if TYPE_CHECKING:
    from core.explain.revealed import Tie

ROUGH = 0.01
"""A standard error larger than this is shown in the cell."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The value of a cell.

    ``holds`` is what is certain (None while open), ``p`` the probability if known, ``stale`` whether it is outdated,
    ``error`` its standard error: 0 where exact, None where unknown.
    """

    holds: bool | None = None
    p: float | None = None
    stale: bool = False
    error: float | None = 0.0

    @property
    def was(self) -> bool | None:
        """What was certain at that earlier moment, and may not be confirmed yet."""
        return None if self.holds is not None or self.p not in (0.0, 1.0) else self.p == 1.0

    @property
    def is_rough(self) -> bool:
        """Whether the number is an estimate with a large standard error."""
        return self.holds is None and self.p is not None and self.error is not None and self.error > ROUGH

    @property
    def text(self) -> str:
        """The number in the cell; empty where a mark says more."""
        return "" if self.holds is not None or self.p is None else percent(self.p)


class TieSigns:
    """Letters of the open ties, unique on the sheet."""

    def __init__(self, ties: Sequence[Tie] = ()) -> None:
        self._by_cell: dict[tuple[Card, Holder], list[tuple[str, str]]] = {}
        for letter, tie in zip(_letters(), ties, strict=False):
            for card in tie.cards:
                self._by_cell.setdefault((card, tie.holder), []).append((letter, _words(letter, tie)))

    def sign(self, card: Card, holder: Holder) -> str:
        """The letters of a cell, "" for none: "a", or "a c" where two ties meet."""
        return " ".join(letter for letter, _ in self._by_cell.get((card, holder), ()))

    def words(self, card: Card, holder: Holder) -> tuple[str, ...]:
        """The meaning of a cell's letters: 'a: Bob has one of: Rope, Hall (entry 4).'."""
        return tuple(words for _, words in self._by_cell.get((card, holder), ()))


def _letters() -> Iterator[str]:
    """Yield a, b, … z, aa, ab, … endlessly."""
    yield from ascii_lowercase
    for first in _letters():
        yield from (first + letter for letter in ascii_lowercase)


def entries_of(tie: Tie) -> str:
    """Return the entries of a tie: "entry 4", "entries 4 and 8"."""
    return localized(entries(tie.events))


def _words(letter: str, tie: Tie) -> str:
    said = translate("TieSigns", "{letter}: {who} has one of: {cards} ({entries}).")
    return said.format(letter=letter, who=tie.holder, cards=card_names(tie.cards), entries=entries_of(tie))


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
