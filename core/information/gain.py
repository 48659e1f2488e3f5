"""The gain of a suggestion: the expected information of its answer about the envelope, in bits.

    gain(q) = H(E) - sum over outcomes o of P(o) H(E | o) = H(O) - sum over solutions e of P(e) H(O | e)

with E the solution, O the outcome, H the entropy in bits. The second form is used: it takes the distribution of the
solution exactly if available, and only the answers from deals:

    I(E; O) = sum over solutions e of P(e) sum over outcomes o of P(o | e) log2(P(o | e) / P(o))

From sampled deals the plug-in estimate is too high: entropies come out too low, by (outcomes seen - 1) / (2 n ln 2) for
n draws (G. Miller, "Note on the bias of information estimates", 1955). It is corrected here by the same second-order
expansion, E[f(p + d)] = f(p) + f''(p) Var(d) / 2, with the actual sampling variance: if a player shows one of two cards
at random, sampling the deal does not sample which. Dependent draws count as fewer independent ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, product
from math import erfc, hypot, log, sqrt

import numpy as np

from core.checkpoint import checkpoint
from core.engines.contract import TooLargeError
from core.engines.posterior import Floats, Ints
from core.engines.registry import quick_exact
from core.engines.tuning import EACH_COUNT
from core.information.answers import CARDS, Answering, Preference, Response, answering, codes, holding, patterns
from core.information.deal_table import DealTable, Indices
from core.model.cards import Category
from core.model.rules import Answers

CERTAIN = 1 - 1e-9
"""Probabilities of at least this count as certain."""

NOTHING = 5e-4
"""Fewer bits than this count as none."""

DECIMALS = 10
"""Precision to which gains are compared."""


@dataclass(frozen=True, eq=False)
class Gains:
    """The gain of every suggestion of a deck, in deck order.

    ``triples`` is [n, 3], card indices; ``bits`` [n] are the gains and ``stderr`` [n] their standard errors, 0 if
    ``exact``. ``entropy_bits`` is the entropy of the envelope. ``settled``: what is known exactly of the least helpful
    answers though the deals are only drawn.
    """

    triples: Ints
    bits: Floats
    stderr: Floats
    entropy_bits: float
    exact: bool
    settled: Settled = field(default_factory=dict)

    def order(self, room: int | None = None, last: Sequence[int] = ()) -> Ints:
        """Return the suggestions in a room, or in any (None), by decreasing gain.

        Among equals those with a suspect in ``last`` come last; other ties are in deck order. All are deck indices.
        """
        order = np.lexsort((np.isin(self.triples[:, Category.SUSPECT], last), -self.bits))
        return order if room is None else order[self.triples[order, Category.ROOM] == room]

    @cached_property
    def best_by_room(self) -> Floats:
        """The highest gain in each room, [n_rooms]."""
        rooms = self.triples[:, Category.ROOM]
        return np.array([self.bits[rooms == room].max() for room in np.unique(rooms)])


def gains(table: DealTable, response: Response = Response.RANDOM, *, settles: bool = False) -> Gains:
    """Return the gain of every suggestion, between 0 and the entropy.

    ``settles``: whether to take the time to settle what the least helpful answers are, if drawn deals leave it open.
    """
    deck = table.evidence.setup.deck
    sizes = [len(deck.of(category)) for category in Category]
    firsts = [deck.index[deck.of(category)[0]] for category in Category]
    bits, stderr = np.zeros(sizes), np.zeros(sizes)
    gained: dict[Indices, Information] = {}
    estimates: dict[Indices, LeftOpen] = {}
    groups = {_first(members): members for members in product(*(classes.members for classes in table.card_classes))}
    for cards in groups:  # all alike have the same gain
        checkpoint()
        counts = AnswerCounts.of(table, cards)
        gained[cards] = counts.gain(response)
        if settles and response is Response.LEAST_HELPFUL and table.envelope_is_exact:
            estimates[cards] = counts.left_open
    settled = settle(table, estimates)
    for cards in shown_otherwise(table, estimates, settled):
        gained[cards] = AnswerCounts.of(table, cards, settled).gain(response)
    for cards, members in groups.items():
        for suspect, weapon, room in product(*members):
            at = suspect - firsts[0], weapon - firsts[1], room - firsts[2]
            bits[at], stderr[at] = gained[cards].bits, gained[cards].stderr
    triples = np.indices(sizes).reshape(CARDS, -1).T + firsts
    most = table.envelope.entropy_bits
    rounded = bits.ravel().round(DECIMALS).clip(0.0, most)  # so that ties are exact
    return Gains(triples, rounded, stderr.ravel(), most, table.deals.whole, settled)


def _first(members: tuple[tuple[int, ...], ...]) -> Indices:
    suspects, weapons, rooms = members
    return suspects[0], weapons[0], rooms[0]


# --- one suggestion


@dataclass(frozen=True, eq=False)
class AnswerCounts:
    """The answers to a suggestion, counted over deals.

    Solutions that differ only in interchangeable cards share a row. ``counted`` [n_rows, n_patterns] is the weight of
    the deals with each pattern (:mod:`core.information.answers`), ``shares`` [n_rows] the probabilities of the
    rows, ``sizes`` [n_rows] the number of equally likely solutions in each. ``look`` is what the pool tells the asker
    if no one answers; None without a pool. ``settled`` as in :class:`Gains`.
    """

    table: DealTable
    cards: Indices
    counted: Floats
    shares: Floats
    sizes: Floats
    look: PoolCounts | None = None
    settled: Settled = field(default_factory=dict)

    @classmethod
    def of(cls, table: DealTable, cards: Indices, settled: Settled | None = None) -> AnswerCounts:
        answerers, pattern = patterns(len(table.names), table.evidence.setup.rules.answers)
        n = len(answerers)
        kinds, row = _numbered(_kinds(table, cards))
        pattern_of_deals = pattern.take(table.codes(cards))
        keys = (row * n).astype(np.int32).take(table.solution) + pattern_of_deals
        weights = table.deals.weights if table.deals.whole else None  # all alike: counting is twice as fast
        counted = np.bincount(keys, weights, kinds * n).reshape(kinds, n).astype(float)
        counted /= 1.0 if table.deals.whole else len(table.deals)
        possible = counted.any(axis=1)
        shares = np.bincount(row, table.envelope.probabilities)[possible]
        look = PoolCounts.of(table, pattern_of_deals == n - 1) if len(table.unseen_pool) else None
        sizes = np.bincount(row)[possible].astype(float)
        return cls(table, cards, counted[possible], shares / shares.sum(), sizes, look, settled or {})

    def gain(self, response: Response) -> Information:
        """Return the expected information about the envelope: of the answer, and of the pool if no one answers."""
        answering = self._answering(response)
        given = answering.per_outcome(self._given)
        squares = given if self.table.deals.whole else answering.per_outcome(self._given, 2)  # only estimates need them
        answered = self._information(given, squares)
        if self.look is None:
            return answered
        seen = self.look.information
        return Information(answered.bits + seen.bits, hypot(answered.stderr, seen.stderr))

    def public(self, response: Response) -> Information:
        """Return the expected information for players who see who shows a card, but not which."""
        answering = self._answering(response)
        shows = codes(len(self.table.names))[answering.outcomes]
        seen = (shows[:, :, None] == np.arange(len(self.table.names))).any(axis=1)
        kinds, kind = np.unique(seen, axis=0, return_inverse=True)
        merged = np.zeros((self.counted.shape[1], len(kinds)))
        np.add.at(merged, (answering.pattern, kind.ravel()[answering.column]), answering.chance)
        return self._information(self._given @ merged, self._given @ merged**2)

    def hit(self, response: Response) -> float:
        """Return the expected probability of the likeliest solution after the answer."""
        answering = self._answering(response)
        joint = self.shares[:, None] * answering.per_outcome(self._given)
        # a row stands for several equally likely solutions, of which an accusation names one
        best = (joint / self.sizes[:, None]).max(axis=0)
        if self.look is None:
            return float(best.sum())
        return float(best[answering.outcomes != self._silence].sum() + self.look.joint.max(axis=0, initial=0.0).sum())

    def _information(self, given: Floats, squares: Floats) -> Information:
        """Return the information about the envelope in outcomes of these probabilities per row, and their squares."""
        if self.table.deals.whole:
            return information(given, self.shares)
        return estimated(given, squares, self.shares, self.counted.sum(axis=1) * self.table.deals.effective)

    def forecast(self, response: Response) -> OutcomeForecast:
        """Return the possible answers, and the entropy remaining after each; with a pool, no answer once per card."""
        answering = self._answering(response)
        outcomes, joint = answering.outcomes, self.shares[:, None] * answering.per_outcome(self._given)
        chances = joint.sum(axis=0)
        entropies, _ = self._open_bits(joint)
        possible = chances > 0
        if self.look is None:
            return OutcomeForecast(outcomes[possible], chances[possible], entropies[possible])
        possible &= outcomes != self._silence
        seen = self.look.joint[:, self.look.joint.any(axis=0)]
        return OutcomeForecast(
            np.append(outcomes[possible], np.full(seen.shape[1], self._silence)),
            np.append(chances[possible], seen.sum(axis=0)),
            np.append(entropies[possible], [entropy_bits(column) for column in seen.T]),
        )

    @property
    def _silence(self) -> int:
        return int((len(self.table.names) + 1) ** CARDS) - 1

    @cached_property
    def _given(self) -> Floats:
        """P(pattern | row), [n_rows, n_patterns]."""
        given: Floats = self.counted / self.counted.sum(axis=1, keepdims=True)
        return given

    def _answering(self, response: Response) -> Answering:
        return answering(len(self.table.names), self.table.evidence.setup.rules.answers, self._preference(response))

    def _preference(self, response: Response) -> Preference:
        n = len(self.table.names)
        match response:
            case Response.RANDOM:
                return ((0, 0, 0),) * n
            case Response.HABIT:
                suspect, weapon, room = (0 if card in self.table.shown else 1 for card in self.cards)
                return ((suspect, weapon, room),) * n
            case Response.LEAST_HELPFUL:
                return shown_first(self.table, self.cards, self.left_open, self.settled)

    @cached_property
    def left_open(self) -> LeftOpen:
        """The entropies of the solution if each player is known to hold each card; corrected if estimated."""
        n, given, deals = len(self.table.names), self._given, self.table.deals
        holding_each = holding(n, self.table.evidence.setup.rules.answers)
        of_row = given @ holding_each
        weights = self.shares[:, None] * of_row
        bits, surprise = self._open_bits(weights)
        variance, both = np.zeros_like(bits), np.zeros((n, CARDS))
        if not deals.whole:
            rows, drawn = np.count_nonzero(weights, axis=0), (self.counted @ holding_each).sum(axis=0) * deals.effective
            total = weights.sum(axis=0)
            slope = np.divide(
                self.shares[:, None] * (surprise + bits), total, out=np.zeros_like(weights), where=total > 0
            )
            draws = self.counted.sum(axis=1)[:, None] * deals.effective
            variance = (slope**2 * of_row * (1 - of_row).clip(0) / draws).sum(axis=0)
            bits += [too_low(int(seen), float(n_drawn)) for seen, n_drawn in zip(rows, drawn, strict=True)]
            holds = holding_each.T.reshape(n, CARDS, -1)
            pairs = holds[:, [0, 0, 1]] * holds[:, [1, 2, 2]]
            both = pairs @ (self.shares @ given)
        return LeftOpen(bits.reshape(n, CARDS), variance.reshape(n, CARDS), both)

    def _open_bits(self, weights: Floats) -> tuple[Floats, Floats]:
        """Return the entropy of the solution for weights of the rows, [n_rows, n], and the log2 of each probability."""
        total = weights.sum(axis=0)
        p = np.divide(weights, total, out=np.zeros_like(weights), where=total > 0)
        logs = np.log2(p / self.sizes[:, None], out=np.zeros_like(p), where=p > 0)
        bits: Floats = -(p * logs).sum(axis=0) + 0.0
        return bits, logs


@dataclass(frozen=True, eq=False)
class OutcomeForecast:
    """The possible answers to a suggestion.

    ``outcomes`` [n] are codes of :mod:`core.information.answers`, ``chances`` [n] their probabilities, and
    ``entropies`` [n] the entropy of the envelope after each, in bits.
    """

    outcomes: Ints
    chances: Floats
    entropies: Floats


@dataclass(frozen=True, eq=False)
class PoolCounts:
    """The card of the pool that the asker sees if no one answers.

    ``joint`` [n_solutions, n_cards] is the probability of the solution, no answer, and this card. ``draws``
    [n_solutions] are the deals that this is estimated from, None if it is exact; each has ``cards`` such cards.
    """

    joint: Floats
    draws: Floats | None
    cards: int

    @classmethod
    def of(cls, table: DealTable, silent: np.ndarray) -> PoolCounts:
        """Count over the deals of a table in which no one answers."""
        n_cards, n = len(table.evidence.cards), len(table.envelope)
        solution, weights = table.solution, table.deals.weights
        keys = solution[silent].astype(np.int64) * n_cards
        counted = sum(np.bincount(keys + look[silent], weights[silent], n * n_cards) for look in table.unseen_pool)
        looked = np.asarray(counted).reshape(n, n_cards) / len(table.unseen_pool)
        of_solution = np.bincount(solution, weights, n)
        # how likely a solution is the engine knows better than the deals drawn, which give the rest
        scale = np.divide(table.envelope.probabilities, of_solution, out=np.zeros(n), where=of_solution > 0)
        draws = np.bincount(solution[silent], weights[silent], n).astype(float) * table.deals.effective
        return cls(looked * scale[:, None], None if table.deals.whole else draws, len(table.unseen_pool))

    @property
    def information(self) -> Information:
        """The expected information about the envelope, beyond that no one answers."""
        likely = self.joint.sum(axis=1)
        possible, chance = likely > 0, float(likely.sum())
        if not chance:
            return Information(0.0)
        given, shares = self.joint[possible] / likely[possible, None], likely[possible] / chance
        if self.draws is None:
            seen = information(given, shares)
        else:
            seen = estimated(given, given / self.cards, shares, self.draws[possible])
        return Information(chance * seen.bits, chance * seen.stderr)


def _kinds(table: DealTable, cards: Sequence[int]) -> Ints:
    """Return a number for each solution, equal for those that differ only in interchangeable cards."""
    kinds = np.zeros(len(table.envelope), np.int64)
    for card, classes in zip(cards, table.card_classes, strict=True):
        kinds = kinds * (len(classes.members) + 1) + table.kinds[card]
    return kinds


def _numbered(kinds: Ints) -> tuple[int, Ints]:
    """Return how many different numbers there are, and for each its place among those in order."""
    occurs = np.bincount(kinds) > 0
    places = occurs.cumsum() - 1
    return int(places[-1]) + 1, places[kinds]


# --- which card a player shows who tells as little as possible, where an estimate leaves it in doubt


STEPS = 80_000_000
"""Steps of counting after which no further entropy is computed; half as many leave 0.06 bits."""

WORTH_A_COUNT = 1e-4
"""The least chance of a wrong choice that is worth a count."""


TIE = 1e-9
"""Tolerance for equal entropies."""

DRAWN_TIE = 5e-3
"""Tolerance for equal entropies estimated from sampled deals."""

LeftKey = tuple[int, int, tuple[int, ...]]
"""A player, a card of a suggestion and what others passed on: what distinguishes the entropy that is left open."""

Settled = Mapping[LeftKey, float]
"""Entropies that are known exactly though the deals are only drawn."""


@dataclass(frozen=True, eq=False, slots=True)
class LeftOpen:
    """Estimates for a suggestion, of each answering player and each of its cards.

    ``bits`` [n, 3] are the entropies of the solution if the player is known to hold the card and those before passed,
    with their ``variance`` [n, 3]; ``both`` [n, 3] is the probability that the player is asked and holds the first and
    the second card, the first and the third, the second and the third.
    """

    bits: Floats
    variance: Floats
    both: Floats


def settle(table: DealTable, estimates: Mapping[Indices, LeftOpen]) -> Settled:
    """Compute exactly the entropies in doubt, by how likely the estimate is wrong and the player has to choose.

    The card that leaves the most entropy is shown, and differences of a thousandth of a bit decide what its answer
    tells: up to half a bit. No sample is as precise.
    """
    settled: dict[LeftKey, float] = {}
    spent = 0
    with suppress(TooLargeError):  # then the estimates have to do
        for _, cards, player, pair in sorted(_doubts(estimates), reverse=True):
            for which in pair:
                key = _key(table, cards, player, which)
                if key not in settled:
                    checkpoint()
                    settled[key], steps = _left_open(table, cards, player, which)
                    spent += steps + EACH_COUNT
            if spent > STEPS:
                break
    return settled


def shown_otherwise(table: DealTable, estimates: Mapping[Indices, LeftOpen], settled: Settled) -> Iterator[Indices]:
    """Yield the suggestions to which a player shows another card than the estimates say."""
    for cards, left in estimates.items():
        if shown_first(table, cards, left, settled) != shown_first(table, cards, left, {}):
            yield cards


Doubt = tuple[float, Indices, int, tuple[int, int]]
"""How likely a player chooses between two cards of a suggestion, and the estimate says the wrong one."""


def _doubts(estimates: Mapping[Indices, LeftOpen]) -> Iterator[Doubt]:
    for cards, left in estimates.items():
        rows = zip(left.bits.tolist(), left.variance.tolist(), left.both.tolist(), strict=True)
        for player, (bits, variance, both) in enumerate(rows):
            for (first, second), chance in zip(combinations(range(CARDS), 2), both, strict=True):
                error = sqrt(2 * (variance[first] + variance[second]))
                loss = chance * erfc(abs(bits[first] - bits[second]) / error) / 2 if error else 0.0
                if loss > WORTH_A_COUNT:
                    yield loss, cards, player, (first, second)


def shown_first(table: DealTable, cards: Indices, left: LeftOpen, settled: Settled) -> Preference:
    """Return the order in which each player shows the cards: first those that leave most entropy, ties in deck order.

    The entropy is that if the card is known to be theirs and, unless everyone answers, that those before passed.
    Estimates are equal within a tolerance, what is exact or settled only if it is.
    """
    orders = []
    for player, bits in enumerate(left.bits.tolist()):
        keys = [_key(table, cards, player, which) for which in range(CARDS)] if settled else [None] * CARDS
        exactly = [None if key is None else settled.get(key) for key in keys]
        values = [estimate if exact is None else exact for estimate, exact in zip(bits, exactly, strict=True)]
        loose = [TIE if table.deals.whole or exact is not None else DRAWN_TIE for exact in exactly]
        orders.append(_falling(values, loose))
    return tuple((order.index(0), order.index(1), order.index(2)) for order in orders)


def _falling(values: Sequence[float], loose: Sequence[float]) -> list[int]:
    """Return the indices of the values, largest first; among those equal to it the first.

    ``loose`` is the tolerance of each for that.
    """
    left = list(range(len(values)))
    order: list[int] = []
    while left:
        best = max(left, key=lambda i: values[i])
        order.append(next(i for i in left if values[i] >= values[best] - max(loose[i], loose[best])))
        left.remove(order[-1])
    return order


def _key(table: DealTable, cards: Indices, player: int, which: int) -> LeftKey:
    """Return what distinguishes an entropy: the player and the card, and what those before passed on, if anyone."""
    classes = tuple(classes.of[card] for classes, card in zip(table.card_classes, cards, strict=True))
    passed = player > 0 and table.evidence.setup.rules.answers is Answers.FIRST
    return player, which, classes if passed else (classes[which],)


def _left_open(table: DealTable, cards: Indices, player: int, which: int) -> tuple[float, int]:
    """Return the entropy, and the steps it took."""
    evidence = table.evidence.plus(table.names[player], has=1 << cards[which])
    if table.evidence.setup.rules.answers is Answers.FIRST:
        for before in table.names[:player]:
            evidence = evidence.plus(before, lacks=sum(1 << card for card in cards))
    posterior = quick_exact().posterior(evidence)
    return 0.0 if posterior.envelope is None else posterior.envelope.entropy_bits, posterior.steps or 0


# --- entropy and mutual information in bits, exact or estimated from sampled deals


@dataclass(frozen=True, slots=True)
class Information:
    """An amount of information in bits, with its standard error."""

    bits: float
    stderr: float = 0.0


def information(given: Floats, shares: Floats) -> Information:
    """Return the exact mutual information of rows and columns.

    ``given`` is [n_rows, n_columns], P(column | row), and ``shares`` [n_rows] are the probabilities of the rows.
    """
    return Information(max(0.0, float(shares @ (given * _surprises(given, shares @ given)).sum(axis=1))))


def estimated(given: Floats, squares: Floats, shares: Floats, draws: Floats) -> Information:
    """Return the bias-corrected information if ``given`` was estimated from ``draws`` [n_rows] deals per row.

    ``squares`` is the mean of the squared terms whose mean is ``given``.
    """
    total = shares @ given
    mean, spread = _surprise(given, total)
    variance = squares - given**2
    of_total = (shares**2 / draws) @ variance
    too_low_given = shares @ (_ratio(variance, given).sum(axis=1) / draws)
    too_low_total = _ratio(of_total, total).sum()
    bits = float(shares @ mean) + float(too_low_total - too_low_given) / (2 * log(2))
    return Information(max(0.0, bits), sqrt(max(0.0, float((shares**2 / draws) @ spread))))


def entropy_bits(weights: Floats) -> float:
    """Return the entropy of an unnormalised distribution; 0 if empty."""
    positive = weights[weights > 0]
    if not len(positive):
        return 0.0
    p = positive / positive.sum()
    return float(-(p * np.log2(p)).sum()) + 0.0


def too_low(seen: int, draws: float) -> float:
    """Return the bias of the entropy of ``seen`` distinct values in ``draws`` (Miller, 1955)."""
    return (seen - 1) / (2 * draws * log(2)) if seen and draws else 0.0


def _surprise(given: Floats, total: Floats) -> tuple[Floats, Floats]:
    """Return the mean over the columns of log2(P(column | row) / P(column)), and its variance, per row."""
    bits = _surprises(given, total)
    mean: Floats = (given * bits).sum(axis=1)
    return mean, (given * bits**2).sum(axis=1) - mean**2


def _surprises(given: Floats, total: Floats) -> Floats:
    """Return log2(P(column | row) / P(column)), 0 where the column is impossible."""
    return np.log2(_ratio(given, total), out=np.zeros_like(given), where=given > 0)


def _ratio(value: Floats, by: Floats) -> Floats:
    return np.divide(value, by, out=np.zeros_like(value), where=by > 0)
