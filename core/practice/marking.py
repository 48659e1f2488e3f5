"""One's own marks checked: what is proved, open or refuted, what was missed, and deals in which a mark is false."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NamedTuple

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.engines.exact.possible import TRIALS, find_deal
from core.engines.posterior import Posterior
from core.engines.registry import auto
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup
from core.practice.marks import Mark, Says


class MarkVerdict(StrEnum):
    """Whether a mark follows from the case, may be true, or cannot be. A guess is proved if its cell is certain."""

    PROVED = "proved"
    OPEN = "open"
    REFUTED = "refuted"


@dataclass(frozen=True, slots=True)
class CheckedMark:
    """``p`` is the probability that the mark is true; of a guess, that the holder has the card."""

    mark: Mark
    verdict: MarkVerdict
    p: float


class CertainCell(NamedTuple):
    card: Card
    holder: Holder
    holds: bool


@dataclass(frozen=True, slots=True)
class Marking:
    """``checked`` are the marks in the order given; ``missed`` the certain cells without a right mark, in deck order.

    In a cell that one need not think about (one's own hand, a face-up card, what follows from another right mark in the
    same row or column) a guess or a wrong mark is no deduction missed: it is only if there is no mark.
    """

    checked: tuple[CheckedMark, ...]
    missed: tuple[CertainCell, ...]


def mark(case: Case, marks: Sequence[Mark], posterior: Posterior | None = None, check: Check = never_cancel) -> Marking:
    """Check marks, each of another cell, against a valid case; ``posterior`` is its answer, if known already.

    Raises Contradiction, TooLargeError, and what ``check`` raises.
    """
    known = posterior or answer(case, check=check)
    return Marking(tuple(_checked(known, one) for one in marks), tuple(_missed(case.setup, known, marks)))


def _checked(posterior: Posterior, mark: Mark) -> CheckedMark:
    held = posterior.probability(mark.card, mark.holder)
    p = 1.0 - held if mark.says is Says.NO else held
    if mark.says is Says.MAYBE and p in (0.0, 1.0):
        return CheckedMark(mark, MarkVerdict.PROVED, p)
    verdicts = {0.0: MarkVerdict.REFUTED, 1.0: MarkVerdict.PROVED}
    return CheckedMark(mark, verdicts.get(p, MarkVerdict.OPEN), p)


def _missed(setup: Setup, posterior: Posterior, marks: Iterable[Mark]) -> Iterator[CertainCell]:
    said = {(one.card, one.holder): one.says for one in marks}
    certain = [
        CertainCell(card, holder, bool(p == 1.0))
        for card, row in zip(posterior.cards, posterior.marginals, strict=True)
        for holder, p in zip(posterior.holders, row, strict=True)
        if p in (0.0, 1.0)
    ]
    right = {cell[:2]: cell.holds for cell in certain if said.get(cell[:2]) is Says.of(holds=cell.holds)}
    for cell in certain:
        if cell[:2] not in right and not (cell[:2] in said and _is_plain(setup, right, cell)):
            yield cell


def _is_plain(setup: Setup, right: dict[tuple[Card, Holder], bool], cell: CertainCell) -> bool:
    """Return whether a cell is given, or follows from the right marks of its row or its column alone."""
    card, holder, holds = cell
    if holder in (setup.me, FACE_UP) or card in setup.face_up:
        return True
    row = [right.get((card, other)) for other in setup.holders if other != holder]
    if any(row) if not holds else all(one is False for one in row):
        return True
    within = setup.deck.of(card.category) if holder == ENVELOPE else setup.deck.cards
    size = 1 if holder == ENVELOPE else setup.sizes[holder]
    column = [right.get((other, holder)) for other in within if other != card]
    return column.count(False) == len(within) - size if holds else column.count(True) == size


def counter_deal(
    case: Case, card: Card, holder: Holder, *, holds: bool, check: Check = never_cancel
) -> dict[Card, Holder] | None:
    """Return where all cards may be if ``holds`` is false of this cell, in deck order; None if no such deal fits.

    The same for the same case. Raises TooLargeError, and what ``check`` raises.
    """
    bit = case.setup.deck.bits[card.name]
    said = {"lacks": bit} if holds else {"has": bit}
    evidence = evidence_of(case, ShowModel.IGNORE).plus(holder, **said)
    try:
        found = find_deal(presolve(evidence), TRIALS, Random(0))
    except Infeasible:
        return None
    if found is None:
        (drawn,) = auto().draw(evidence, 1, np.random.default_rng(0), check).deals
        return {one: evidence.holders[at] for one, at in zip(evidence.cards, drawn, strict=True)}
    return {
        one: next(of for of, hand in zip(evidence.holders, found, strict=True) if hand >> i & 1)
        for i, one in enumerate(evidence.cards)
    }
