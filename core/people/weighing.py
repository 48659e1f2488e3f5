"""Deals weighed by what the players named: how likely each is then, and why.

Each player but me is of some kind (:mod:`core.people.prior`), unknown at first. Given a deal and a kind, a player names
each card of a category with a probability in proportion to the weight of what the card is to them. The likelihood of a
deal is the product over the players of the mean over the kinds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from core.engines.posterior import Bools, EnvelopeJoint, Floats, Ints, Posterior
from core.model.cards import Category
from core.model.case import Case
from core.model.rules import AccuseRule
from core.people.namings import Naming, namings_of
from core.people.prior import Prior

Cell = tuple[int, int]
"""A card and a holder, as a row and a column of the marginals."""


@dataclass(frozen=True, eq=False)
class Record:
    """What a player did, in each of n deals.

    ``shares`` [n_kinds]: the logarithm of how common each kind is. ``named``: how likely each kind names what they
    named in an entry, [n_kinds, n], in logarithms. ``waited``: 1 where they could know the solution and ended the turn
    of the entry without accusing, [n].
    """

    shares: Floats
    waits: tuple[tuple[float, float], ...]
    named: Mapping[int, Floats]
    waited: Mapping[int, Floats]

    @cached_property
    def by_kind(self) -> Floats:
        """How likely each kind, and what it named, [n_kinds, n], in logarithms."""
        return sum(self.named.values(), self.shares[:, None])

    @cached_property
    def _times(self) -> Floats:
        return sum(self.waited.values(), np.zeros(1))

    def likelihood(self, without: int | None = None) -> Floats:
        """Return the mean over the kinds as a logarithm, [n], perhaps without what an entry says."""
        by_kind, times = self.by_kind, self._times
        if without is not None:
            by_kind, times = by_kind - self.named[without], times - self.waited.get(without, 0.0)
        patience = sum((share * chance**times for chance, share in self.waits), np.zeros(1))
        found: Floats = log_sum(by_kind) + np.log(patience)
        return found


def log_sum(logs: Floats) -> Floats:
    """Return the logarithm of the sum over the first axis."""
    most = logs.max(axis=0)
    found: Floats = most + np.log(np.exp(logs - most).sum(axis=0))
    return found


def records_of(case: Case, prior: Prior, places: Ints, *, apart: bool = True) -> dict[str, Record]:
    """Return what each player but me did; ``places`` as in :class:`Weighing`.

    Unless the entries are kept ``apart``, which takes memory, all of a player are under 0.
    """
    named: dict[str, dict[int, Floats]] = defaultdict(dict)
    waited: dict[str, dict[int, Floats]] = defaultdict(dict)
    weights = {
        (category, solved): np.array([kind.weights(category, solved=solved) for kind in prior.kinds])
        for category in Category
        for solved in (False, True)
    }
    nothing: Floats = np.zeros(1)
    for one in namings_of(case, places):
        entry = one.entry if apart else 0
        if isinstance(one, Naming):
            named[one.player][entry] = named[one.player].get(entry, nothing) + _log_likelihood(one, weights)
        elif case.setup.rules.accuse is AccuseRule.ANYWHERE:
            waited[one.player][entry] = waited[one.player].get(entry, nothing) + one.knew
    return {
        player: Record(np.log(prior.shares_of(player)), prior.waits, named[player], waited[player])
        for player in case.setup.seats
        if player != case.setup.me
    }


def _log_likelihood(one: Naming, weights: Mapping[tuple[Category, bool], Floats]) -> Floats:
    """Return how likely each kind names this card in each deal, [n_kinds, n], in logarithms."""
    seeking, solved = (_share(one, weights[one.category, solved]) for solved in (False, True))
    found: Floats = np.log(np.where(one.solved, solved, seeking))
    return found


def _share(one: Naming, weights: Floats) -> Floats:
    found: Floats = (weights @ one.named) / (weights @ one.cards)
    return found


@dataclass(frozen=True, eq=False)
class Weighing:
    """The deals of a case, and what each player did in them.

    ``places`` is [n_cards, n], the holder index of each card; ``shares`` [n] is how likely each deal is without this.
    ``whole``: these are all deals, else draws.
    """

    places: Ints
    shares: Floats
    records: Mapping[str, Record]
    whole: bool

    @cached_property
    def _logs(self) -> Floats:
        return sum((record.likelihood() for record in self.records.values()), np.zeros(len(self.shares)))

    @cached_property
    def weights(self) -> Floats:
        """How likely each deal is, [n]."""
        return self._weights(self._logs)

    def _weights(self, logs: Floats) -> Floats:
        weights: Floats = np.exp(logs - logs.max()) * self.shares
        return weights / float(weights.sum())

    @property
    def effective(self) -> float:
        """The number of independent draws that tell as much."""
        return float(1 / (self.weights**2).sum())

    def kinds(self, player: str) -> Floats:
        """Return how likely a player is of each kind, [n_kinds]."""
        logs = np.broadcast_to(self.records[player].by_kind, (len(self.records[player].shares), len(self.shares)))
        found: Floats = np.exp(logs - log_sum(logs)) @ self.weights
        return found

    # --- what it changes

    def without(self, cells: Sequence[Cell]) -> dict[int, Floats]:
        """Return the probability of each of these cells without what an entry says, [n_cells], by entry."""
        there = self._there(cells)
        return {
            entry: there @ self._weights(self._logs - record.likelihood() + record.likelihood(entry))
            for record in self.records.values()
            for entry in record.named
        }

    def chances(self, cells: Sequence[Cell]) -> Floats:
        found: Floats = self._there(cells) @ self.weights
        return found

    def _there(self, cells: Sequence[Cell]) -> Bools:
        return np.array([self.places[card] == holder for card, holder in cells]).reshape(len(cells), len(self.shares))

    def applied_to(self, plain: Posterior, envelope: EnvelopeJoint) -> Posterior:
        """Return a posterior weighed; drawn deals only say how much likelier each cell and solution gets."""
        envelope = self._envelope(envelope)
        ratios = np.stack([self._ratio(self.places == holder) for holder in range(len(plain.holders))], axis=1)
        cells, inside = plain.marginals * ratios, np.zeros(len(ratios))
        for column in envelope.triples.T:
            np.add.at(inside, column, envelope.probabilities)
        rest = cells[:, 1:].sum(axis=1)
        cells[:, 1:] *= np.divide(1.0 - inside, rest, out=np.zeros_like(rest), where=rest > 0)[:, None]
        cells[:, 0] = 1.0 - cells[:, 1:].sum(axis=1)
        is_open = (plain.marginals > 0) & (plain.marginals < 1)
        cells = np.where(is_open, cells.clip(np.nextafter(0.0, 1.0), np.nextafter(1.0, 0.0)), plain.marginals)
        found = replace(plain, marginals=cells, envelope=envelope)
        if self.whole:
            return found
        drawn, effective = len(self.shares), self.effective
        return replace(found, exact=False, stderr=self._stderr(cells), samples=drawn, effective=effective)

    @property
    def _one(self) -> float:
        """One more draw of mean weight counts everywhere, or what no draw hit would become impossible."""
        return 0.0 if self.whole else 1 / len(self.shares)

    def _ratio(self, there: Bools) -> Floats:
        """Return how much likelier each row of deals gets, [n_rows]."""
        weights, shares = there @ self.weights + self._one, there @ self.shares + self._one
        return np.divide(weights, shares, out=np.ones_like(shares), where=shares > 0)

    def _envelope(self, plain: EnvelopeJoint) -> EnvelopeJoint:
        n, inside = len(self.places), self.places == 0
        of = [[i for i, card in enumerate(plain.cards) if card.category is category] for category in Category]
        drawn = [np.array(cards)[inside[cards].argmax(axis=0)] for cards in of]
        codes, code = (((s * n) + w) * n + r for s, w, r in (plain.triples.T, drawn))
        order = np.argsort(codes)
        at = order[np.searchsorted(codes, code, sorter=order)]
        weights, shares = (np.bincount(at, some, len(plain)) + self._one for some in (self.weights, self.shares))
        probabilities = plain.probabilities * weights / shares
        return replace(plain, probabilities=probabilities / probabilities.sum())

    def _stderr(self, cells: Floats) -> Floats:
        """Return the standard error of weighted draws, [n_cards, n_holders]."""
        squares = self.weights**2
        there = np.stack([(self.places == holder) @ squares for holder in range(cells.shape[1])], axis=1)
        found: Floats = np.sqrt((there * (1 - 2 * cells) + cells**2 * squares.sum()).clip(min=0.0))
        return found
