"""What is believed of a case under its assumptions: made once, and handed to whoever shows or uses it.

As people play, every deal that fits is weighed by how likely what the players named is with it
(:mod:`core.players.weighing`). If the planner would list all deals, they are all weighed, and the numbers are exact for
the model; else deals that the engine draws are, and they have standard errors. No weight is 0, so what is certain or
impossible as the cards say stays so.

Draws of what the cards say are seldom of what the questions say: of a spectator's they can be worth a thousandth. So
where the first tell too little, the next are of odds of each cell that go half the way there, which the exact engine
takes as it takes a hunch, and are weighed for that. All the way would be better for most cases and ruinous for some, in
which players play in one way or quite another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from core.engines.contract import TooLargeError
from core.engines.posterior import Floats, Posterior
from core.engines.registry import auto, quick_exact
from core.evidence.evidence import SETUP, Evidence, Likelihood, evidence_of, slot_of
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import Holder
from core.players.namings import Places
from core.players.prior import Prior
from core.players.weighing import Manner, Weighing, weighing_of
from core.text.text import say

MOST_LISTED: Final = 120_000
"""Up to so many deals are all weighed."""

DRAWN: Final = (2_000, 8_000, 8_000, 32_000, 32_000)
"""How many are drawn: more where the first are worth fewer than :data:`ENOUGH` independent ones."""
ENOUGH: Final = 400

HALF_WAY: Final = 0.5
FLAT: Final = 0.2
STEEPEST: Final = 5.0
"""Between these the logarithm of a cell's odds is changed: smaller changes are as good as none, and take time."""

MUCH: Final = 0.05
"""The change of a probability from which it is told."""


@dataclass(frozen=True, eq=False)
class Deals:
    """Weighted deals: all there are (``whole``), or equally likely draws from the posterior.

    ``weights`` is [n], and sums to 1. ``effective``: the number of independent draws that tell as much.
    """

    places: Places
    weights: Floats
    whole: bool
    effective: float

    def __len__(self) -> int:
        return len(self.weights)


@dataclass(frozen=True, slots=True)
class MovedCell:
    """A cell whose probability changes, and the entries that did most of it."""

    card: Card
    holder: Holder
    before: float
    after: float
    because: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Belief:
    """A case as the cards say (``plain``), and with a ``prior`` as people play (``weighed``).

    ``weighed`` is None while nobody has named anything that tells. ``deals`` are all of them, weighed, if they could be
    listed. ``manners``: how each player but me seems to play, in turn order. ``moved``: the cells that move by more
    than :data:`MUCH`, most first, if they were asked for.
    """

    plain: Posterior
    prior: Prior | None = None
    weighed: Posterior | None = None
    deals: Deals | None = None
    manners: tuple[Manner, ...] = ()
    moved: tuple[MovedCell, ...] = ()

    @property
    def posterior(self) -> Posterior:
        return self.weighed or self.plain

    @property
    def is_rough(self) -> bool:
        """Whether even the last draws were worth fewer than :data:`ENOUGH` independent ones."""
        return self.weighed is not None and is_rough(self.weighed)


def is_rough(weighed: Posterior) -> bool:
    return weighed.effective is not None and weighed.effective < ENOUGH


def believe(
    case: Case,
    plain: Posterior,
    prior: Prior | None = None,
    *,
    rng: np.random.Generator | None = None,
    with_moved: bool = False,
) -> Belief:
    """Return what is believed of a case; ``plain`` is its posterior. ``with_moved`` takes longer.

    If that is only an estimate, strangers cannot be weighed, and nothing is that known players name. Raises
    TooLargeError for strangers then.
    """
    if prior is None:
        return Belief(plain)
    if not plain.exact or plain.envelope is None:
        if not prior.kinds:
            return Belief(plain, prior)
        raise TooLargeError(say("how people play can be weighed only where the numbers are exact"))
    weighing, drawn_from = _weighing(case, plain, prior, np.random.default_rng(1) if rng is None else rng)
    manners = weighing.manners(prior)
    # weighing draws would only make an estimate of what is exact
    if not any(record.named for record in weighing.records.values()):
        return Belief(plain, prior, manners=manners)
    weighed = weighing.applied_to(plain, drawn_from, drawn_from.envelope or plain.envelope)
    moved = tuple(_moved(plain, weighed, weighing)) if with_moved else ()
    n = len(weighing.shares)
    deals = Deals(weighing.places, weighing.weights, whole=True, effective=n) if weighing.whole else None
    return Belief(plain, prior, weighed, deals, manners, moved)


def _weighing(case: Case, plain: Posterior, prior: Prior, rng: np.random.Generator) -> tuple[Weighing, Posterior]:
    """Return the deals weighed, and the posterior that they are from."""
    asked = (event.by for _, event in case.counted if isinstance(event, Suggestion))
    if not any(player != case.setup.me and prior.kinds_of(player) for player in asked):
        anywhere = np.zeros((len(plain.cards), 1), np.int8)  # every deal weighs the same, so any will do
        return weighing_of(case, prior, anywhere, np.ones(1), whole=True), plain
    evidence = evidence_of(case, plain.show_model)
    if plain.deals is not None and plain.deals <= MOST_LISTED:
        deals, shares = quick_exact().every_deal(evidence, MOST_LISTED)
        places = np.ascontiguousarray(deals.T, np.int8)  # small, as a window keeps many beliefs
        return weighing_of(case, prior, places, shares, whole=True), plain
    first, *more = DRAWN
    weighing, drawn_from = _drawn(case, evidence, prior, np.zeros_like(plain.marginals), first, rng), plain
    for n in more:
        if weighing.effective < ENOUGH:
            tilt = _tilt(plain, weighing)
            tilted = _tilted(evidence, tilt)
            try:
                drawn_from = quick_exact().posterior(tilted)
            except TooLargeError:  # cards that were all alike no longer are
                tilted, tilt, drawn_from = evidence, np.zeros_like(tilt), plain
            weighing = _drawn(case, tilted, prior, tilt, n, rng)
    return weighing, drawn_from


def _drawn(case: Case, evidence: Evidence, prior: Prior, tilt: Floats, n: int, rng: np.random.Generator) -> Weighing:
    places = np.ascontiguousarray(auto().draw(evidence, n, rng).deals.T, np.int8)
    drawn_for = np.take_along_axis(tilt, places.astype(int), axis=1).sum(axis=0)
    return weighing_of(case, prior, places, np.full(n, 1 / n), whole=False, drawn_for=drawn_for)


def _tilt(plain: Posterior, weighing: Weighing) -> Floats:
    """Return the logarithm by which to change the odds of each cell, [n_cards, n_holders]: towards where draws lead.

    The envelope follows from the others.
    """
    least = 1 / weighing.effective
    before, after = plain.marginals, weighing.held(weighing.weights)
    logs = np.log((after + least) / (1 - after + least)) - np.log((before + least) / (1 - before + least))
    tilts = (before > 0) & (before < 1) & (abs(logs) > FLAT)
    tilt: Floats = np.where(tilts, HALF_WAY * logs.clip(-STEEPEST, STEEPEST), 0.0)
    tilt[:, 0] = 0.0
    return tilt


def _tilted(evidence: Evidence, tilt: Floats) -> Evidence:
    cells = [(int(card), int(holder)) for card, holder in np.argwhere(tilt)]
    odds = [Likelihood(slot_of(holder), (card,), (0.0, float(tilt[card, holder])), SETUP) for card, holder in cells]
    return replace(evidence, likelihoods=tuple(sorted((*evidence.likelihoods, *odds), key=lambda each: each.slot)))


def _moved(plain: Posterior, weighed: Posterior, weighing: Weighing) -> Iterator[MovedCell]:
    before, after = plain.marginals, weighed.marginals
    cells = [(int(card), int(holder)) for card, holder in np.argwhere(abs(after - before) > MUCH)]
    # rounded, so that equal changes stay in the order of the deck
    cells.sort(key=lambda cell: -round(float(abs(after[cell] - before[cell])), 9))
    parts = weighing.parts(cells) if cells else {}
    for i, (card, holder) in enumerate(cells):
        was, now = float(before[card, holder]), float(after[card, holder])
        because = _most({entry: float(part[i]) for entry, part in parts.items()}, up=now > was)
        yield MovedCell(plain.cards[card], plain.holders[holder], was, now, because)


def _most(parts: Mapping[int, float], *, up: bool) -> tuple[int, ...]:
    """Return the entries that do most of what goes this way, at least half of it, in order."""
    same = {entry: abs(part) for entry, part in parts.items() if (part > 0) == up}
    missing, most = sum(same.values()) / 2, list[int]()
    for entry in sorted(same, key=lambda entry: -same[entry]):
        if missing > 0:
            most.append(entry)
            missing -= same[entry]
    return tuple(sorted(most))
