"""Deals weighed by what the players named: how likely each is then, and why.

Each player but me is of some kind (:mod:`core.players.prior`), unknown at first. Given a deal and a kind, they name
each card of a category with a probability in proportion to the weight of what the card is to them. People who play
together form a circle, and play more alike than others. The likelihood of a deal in a circle is a product over the
players, of the mean over the kinds, each as common as in that circle; that of a deal is the mean over the circles.
Turns that ended without an accusation, though the player could know the solution, count as well.

Whoever names a card again often goes on doing so, whatever the cards: what is named again counts :data:`REPEATED`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import product
from typing import Final

import numpy as np

from core.checkpoint import checkpoint
from core.engines.posterior import EnvelopeJoint, Floats, Ints, Posterior
from core.model.cards import Category
from core.model.case import Case
from core.model.rules import AccuseRule
from core.players.namings import AGAIN, Naming, NamingStatus, Places, equivalent_deals, suggestions_of
from core.players.prior import PlayingKind, Prior, shares_of


@dataclass(frozen=True)
class Manner:
    """How a player seems to play: the probability of each group of kinds, and of the likeliest one (``sure``).

    Who is *careless* names what they hold or were shown, too, and learns little by it: such players seldom come to know
    the solution, and seldom accuse rightly.

    ``asks_own``: by category, how many times likelier they name a card of their own than another, for the first time.
    """

    player: str
    kinds: Mapping[str, float]
    asks_own: tuple[float, ...]

    @property
    def likeliest(self) -> str:
        return max(self.kinds, key=lambda name: self.kinds[name])

    @property
    def sure(self) -> float:
        return self.kinds[self.likeliest]


@dataclass(frozen=True, eq=False)
class Record:
    """What a player did, in each of k situations, which are all that they can be in in n deals.

    ``of`` [n] is the situation of each deal, ``shares`` [n_circles, n_kinds] how common each kind is. ``named``: how
    likely each kind names what they named in an entry, [n_kinds, k], in logarithms. ``waited``: 1 where they could know
    the solution and ended the turn of the entry without accusing, [k].
    """

    of: Ints
    shares: Floats
    waits: tuple[tuple[float, float], ...]
    named: Mapping[int, Floats]
    waited: Mapping[int, Floats]

    @cached_property
    def by_kind(self) -> Floats:
        """How likely each kind names all that, [n_kinds, k], in logarithms."""
        return sum(self.named.values(), np.zeros((self.shares.shape[1], 1)))

    @cached_property
    def _times(self) -> Floats:
        return sum(self.waited.values(), np.zeros(1))

    def likelihood(self, without: int | None = None) -> Floats:
        """Return the mean over the kinds in each circle as a logarithm, [n_circles, n], perhaps without an entry."""
        by_kind, times = self.by_kind, self._times
        if without is not None:
            by_kind, times = by_kind - self.named[without], times - self.waited.get(without, 0.0)
        patience = sum((share * chance**times for chance, share in self.waits), np.zeros(1))
        most = by_kind.max(axis=0)
        logs: Floats = most + np.log(self.shares @ np.exp(by_kind - most)) + np.log(patience)
        return logs[:, self.of] if self.named else logs

    def kinds(self, circles: Floats) -> Floats:
        """Return how likely each kind is, [n_kinds], if a deal and a circle are as likely as this, [n_circles, n]."""
        # the largest is taken out first: products of many small chances leave the range of floating point
        chances = np.exp(self.by_kind - self.by_kind.max(axis=0))
        k = chances.shape[1]
        situations = np.stack([np.bincount(self.of, row, k) for row in circles]) if self.named else circles
        kinds: Floats = (self.shares.T @ (situations / (self.shares @ chances)) * chances).sum(axis=1)
        return kinds


def log_sum(logs: Floats) -> Floats:
    """Return the logarithm of the sum over the first axis."""
    most = logs.max(axis=0)
    summed: Floats = most + np.log(np.exp(logs - most).sum(axis=0))
    return summed


REPEATED: Final = 0.5
"""The exponent of the likelihood of a card that is named again."""

UNDECIDED: Final = 0.5
"""How often somebody counts as having named a card again, and as having named a new one, before they have."""


class _Kinds:
    """The kinds of a player, and how often they have named a card again where they had a choice, and a new one."""

    def __init__(self, kinds: Sequence[PlayingKind]) -> None:
        self.kinds = kinds
        self.unpaced = np.array([[not kind.paced] for kind in kinds])
        self.times = {is_room: [UNDECIDED, UNDECIDED] for is_room in (False, True)}
        self.weights = {
            (category, solved, again): self._weights(category, solved=solved, again=again)
            for category, solved, again in product(Category, (False, True), (False, True))
        }

    def _weights(self, category: Category, *, solved: bool, again: bool) -> tuple[Floats, Floats]:
        """Return the weights of each kind, and of what that is compared with, [n_kinds, STATUSES]."""
        weights = np.array([kind.weights(category, solved=solved) for kind in self.kinds])
        compared, others = weights.copy(), slice(AGAIN) if again else slice(AGAIN, None)
        compared[self.unpaced[:, 0], others] = 0.0
        return weights, compared

    def chance(self, naming: Naming) -> Floats:
        """Return how likely each kind names this card in each deal, [n_kinds, n]; count it."""
        chances = self._share(naming, solved=False)
        if naming.solved.any():
            chances = np.where(naming.solved, self._share(naming, solved=True), chances)
        times = self.times[naming.category is Category.ROOM]
        # repeating is a player's way: taken to tell of cards, it misjudged all who ask again and again
        if naming.choice:
            chances *= np.where(self.unpaced, times[naming.again] / sum(times), 1.0)
            times[naming.again] += 1
        return chances**REPEATED if naming.again else chances

    def _share(self, naming: Naming, *, solved: bool) -> Floats:
        weights, compared = self.weights[naming.category, solved, naming.again]
        return (weights @ naming.named) / (compared @ naming.cards)


@dataclass(frozen=True, eq=False)
class Weighing:
    """The deals of a case, and what each player did in them.

    ``places`` is [n_cards, n], the holder index of each card; ``shares`` [n] is how likely each deal is without this.
    ``whole``: these are all deals, else draws. ``circles``: how common each is, [n_circles]. ``drawn_for`` [n]: how
    much likelier each deal was drawn than it is, in logarithms.
    """

    places: Places
    shares: Floats
    records: Mapping[str, Record]
    whole: bool
    circles: Sequence[float]
    n_holders: int
    drawn_for: Floats

    @cached_property
    def _logs(self) -> Floats:
        """How likely what all did is in each circle and deal, [n_circles, n], in logarithms."""
        circles = np.log(self.circles)[:, None] + np.zeros(len(self.shares))
        return sum((record.likelihood() for record in self.records.values()), circles)

    @cached_property
    def weights(self) -> Floats:
        """How likely each deal is, [n]."""
        return self._weights(self._logs)

    def _weights(self, circles: Floats) -> Floats:
        logs = log_sum(circles) - self.drawn_for
        weights: Floats = np.exp(logs - logs.max()) * self.shares
        return weights / float(weights.sum())

    @property
    def effective(self) -> float:
        """The number of independent draws that tell as much."""
        return float(1 / (self.weights**2).sum())

    def kinds(self, player: str) -> Floats:
        """Return how likely a player is of each kind, [n_kinds]."""
        return self.records[player].kinds(np.exp(self._logs - log_sum(self._logs)) * self.weights)

    def manners(self, prior: Prior) -> tuple[Manner, ...]:
        """Return how each player seems to play, in turn order."""
        return tuple(self._manner(prior, player) for player in self.records)

    def _manner(self, prior: Prior, player: str) -> Manner:
        kinds, shares = prior.kinds_of(player), self.kinds(player)
        groups = dict.fromkeys((kind.name for kind in prior.kinds or kinds), 0.0)
        for kind, share in zip(kinds, shares.tolist(), strict=True):
            groups[kind.name] += share
        own = [[kind.weights(c, solved=False)[NamingStatus.OWN] for kind in kinds] for c in Category]
        return Manner(player, groups, tuple(float(shares @ weights) for weights in own))

    # --- what it changes

    def parts(self, cells: Sequence[tuple[int, int]]) -> dict[int, Floats]:
        """Return what each entry adds to the probability of each of these cells, [n_cells], by entry."""
        there = np.array([self.places[card] == holder for card, holder in cells])
        full = there @ self.weights
        return {
            entry: full - there @ self._weights(self._logs - record.likelihood() + record.likelihood(entry))
            for record in self.records.values()
            for entry in record.named
        }

    def applied_to(self, plain: Posterior, drawn_from: Posterior, envelope: EnvelopeJoint) -> Posterior:
        """Return a posterior weighed; drawn deals only say how much likelier each cell and solution gets.

        ``drawn_from``, whose joint ``envelope`` is, is what they were drawn from: the posterior itself or another.
        """
        envelope = self._envelope(envelope)
        weights, shares = (self.held(each) + self._extra for each in (self.weights, self.shares))
        ratios = np.divide(weights, shares, out=np.ones_like(shares), where=shares > 0)
        cells, inside = drawn_from.marginals * ratios, np.zeros(len(ratios))
        for column in envelope.triples.T:
            np.add.at(inside, column, envelope.probabilities)
        # the envelope's cells are those of its solutions, and the hands share what is left, so that the two agree
        rest = cells[:, 1:].sum(axis=1)
        cells[:, 1:] *= np.divide(1.0 - inside, rest, out=np.zeros_like(rest), where=rest > 0)[:, None]
        cells[:, 0] = 1.0 - cells[:, 1:].sum(axis=1)
        is_open = (plain.marginals > 0) & (plain.marginals < 1)
        # an open cell at exactly 0 or 1 would be shown as certain
        cells = np.where(is_open, cells.clip(np.nextafter(0.0, 1.0), np.nextafter(1.0, 0.0)), plain.marginals)
        weighed = replace(plain, marginals=cells, envelope=envelope)
        if self.whole:
            return weighed
        drawn, effective = len(self.shares), self.effective
        return replace(weighed, exact=False, stderr=self._stderr(cells), samples=drawn, effective=effective)

    @property
    def _extra(self) -> float:
        """One more draw of mean weight counts everywhere, or what no draw hit would become impossible."""
        return 0.0 if self.whole else 1 / len(self.shares)

    def held(self, weights: Floats) -> Floats:
        """Return the weight of the deals with each card in each place, [n_cards, n_holders]."""
        return np.stack([np.bincount(row, weights, self.n_holders) for row in self.places])

    def _envelope(self, plain: EnvelopeJoint) -> EnvelopeJoint:
        n, inside = len(self.places), self.places == 0
        of = [[i for i, card in enumerate(plain.cards) if card.category is category] for category in Category]
        drawn = [np.array(cards)[inside[cards].argmax(axis=0)] for cards in of]
        codes, code = (((s * n) + w) * n + r for s, w, r in (plain.triples.T, drawn))
        order = np.argsort(codes)
        at = order[np.searchsorted(codes, code, sorter=order)]
        weights, shares = (np.bincount(at, each, len(plain)) + self._extra for each in (self.weights, self.shares))
        probabilities = plain.probabilities * weights / shares
        return replace(plain, probabilities=probabilities / probabilities.sum())

    def _stderr(self, cells: Floats) -> Floats:
        """Return the standard error of weighted draws, [n_cards, n_holders]."""
        squares = self.weights**2
        errors: Floats = np.sqrt((self.held(squares) * (1 - 2 * cells) + cells**2 * squares.sum()).clip(min=0.0))
        return errors


def weighing_of(
    case: Case, prior: Prior, places: Places, shares: Floats, *, whole: bool, drawn_for: Floats | None = None
) -> Weighing:
    """Return the deals of a case, weighed; players without a kind play by chance."""
    others = [player for player in case.setup.seats if player != case.setup.me and prior.kinds_of(player)]
    records = {player: _record(case, prior, places, player) for player in others}
    drawn_for = np.zeros(1) if drawn_for is None else drawn_for
    return Weighing(places, shares, records, whole, prior.circles, len(case.setup.holders), drawn_for)


def _record(case: Case, prior: Prior, places: Places, player: str) -> Record:
    kinds = _Kinds(prior.kinds_of(player))
    named: dict[int, Floats] = {}
    waited: dict[int, Floats] = {}
    # weighed by situation: of 145,000 deals that takes a thirteenth of the time
    number, deals = equivalent_deals(case, places, player)
    for turn in suggestions_of(case, places[:, deals], player):
        checkpoint()
        named[turn.entry] = np.log(reduce(np.multiply, map(kinds.chance, turn.namings)))
        # where accusing takes a certain room, who waits may only be on the way
        if turn.waited is not None and case.setup.rules.accuse is AccuseRule.ANYWHERE:
            waited[turn.entry] = turn.waited.astype(float)
    return Record(number, shares_of(kinds.kinds), prior.waits, named, waited)
