"""The value of a sheet cell, the entry that decides it, and the letters of ties ("showed one of these")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from string import ascii_uppercase
from typing import TYPE_CHECKING, TypeAlias

from app.ui.language import localized, translate
from app.ui.numbers import ROUGH, percent
from core.evidence.evidence import Source, evidence_of
from core.explain.phrases import entries
from core.model.cards import Card, cards_of
from core.model.case import Case
from core.model.seats import Holder
from core.text.text import listed, the

if TYPE_CHECKING:
    from core.explain.revealed import Tie


Place: TypeAlias = tuple[Card, Holder]
"""A cell of the sheet: a card, and where it may be."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The value of a cell.

    ``holds`` is what is certain (None while open), ``p`` the probability if known, ``stale`` whether it is outdated,
    ``error`` its standard error: 0 if exact, None if unknown. ``laid``: the cards laid open at the end show it here.
    """

    holds: bool | None = None
    p: float | None = None
    stale: bool = False
    error: float | None = 0.0
    laid: bool = False

    @property
    def was(self) -> bool | None:
        """What was certain at that earlier moment, and may not be confirmed yet."""
        return None if self.holds is not None or self.p not in (0.0, 1.0) else self.p == 1.0

    @property
    def is_rough(self) -> bool:
        return self.holds is None and self.p is not None and self.error is not None and self.error > ROUGH

    @property
    def text(self) -> str:
        return "" if self.holds is not None or self.p is None else percent(self.p)


@dataclass(frozen=True, slots=True)
class OwnCell(Cell):
    """A cell of one's own sheet: the player's mark, empty where there is none, and what a check said of it.

    ``laid``: the card is here in a deal to compare with.
    """

    mark: str = ""
    verdict: str = ""


class TieSigns:
    """Letters of the open ties, unique on the sheet, and no initials of the players: "A" is not Ann."""

    def __init__(self, ties: Sequence[Tie] = (), names: Iterable[str] = ()) -> None:
        initials = {name[:1].upper() for name in names}
        letters = (letter for letter in _letters() if letter[0] not in initials)
        self._by_cell: dict[tuple[Card, Holder], tuple[tuple[str, Tie], ...]] = {}
        self.first = next(letters) if ties else ""
        for letter, tie in zip(chain([self.first], letters), ties, strict=False):
            for card in tie.cards:
                self._by_cell[card, tie.holder] = *self._by_cell.get((card, tie.holder), ()), (letter, tie)

    def letters(self, card: Card, holder: Holder) -> tuple[str, ...]:
        return tuple(letter for letter, _ in self._by_cell.get((card, holder), ()))

    def words(self, card: Card, holder: Holder) -> tuple[str, ...]:
        """The meaning of a cell's letters: 'A: Bob showed the Rope or the Hall (entry 4).'."""
        return tuple(_words(letter, tie) for letter, tie in self._by_cell.get((card, holder), ()))


def _letters() -> Iterator[str]:
    """Yield A, B, … Z, AA, AB, … endlessly."""
    yield from ascii_uppercase
    for first in _letters():
        yield from (first + letter for letter in ascii_uppercase)


def _words(letter: str, tie: Tie) -> str:
    said = translate("{letter}: {who} showed {cards} ({entries}).", "cards: the Rope or the Hall")
    cards, told_by = localized(listed(list(map(the, tie.cards)), "or")), localized(entries(tie.events))
    return said.format(letter=letter, who=tie.holder, cards=cards, entries=told_by)


@lru_cache(maxsize=1)
def direct_reasons(case: Case) -> Mapping[tuple[Card, Holder, bool], Source]:
    """Return which entry puts a card with a holder (True), or excludes it (False): its index, or ``SETUP``.

    A card that is certain with one holder is excluded from the others. Of several entries the first.
    """
    evidence = evidence_of(case)
    reasons: dict[tuple[Card, Holder, bool], Source] = {}
    for factor in evidence.factors:
        for mask, source in factor.lacks:
            for i in cards_of(mask):
                reasons.setdefault((evidence.cards[i], factor.holder, False), source)
    for factor in evidence.factors:
        for mask, source in factor.has:
            for i in cards_of(mask):
                for holder in evidence.holders:
                    reasons.setdefault((evidence.cards[i], holder, holder == factor.holder), source)
    return reasons
