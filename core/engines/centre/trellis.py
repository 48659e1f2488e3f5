"""All hands of all players as paths of a trellis: sums over hands in one pass, however many hands there are.

Each player's open cards are taken or left one by one. The state records what matters later (cards still needed, clauses
unmet, cards of each choice of the show model held); a hand that satisfies the evidence is a path from the player's
first state to the last. Forward and backward sums over paths give, for every card, the weight of the hands with it and
without it. The paths of all players are processed side by side and end together, so that one numpy operation serves all
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.posterior import Floats, Ints, table
from core.evidence.evidence import weights_of
from core.evidence.presolve import ENVELOPE_SLOTS, ReducedProblem
from core.model.cards import Mask, mask_of
from core.text.text import say

MAX_STATES = 200_000

State = tuple[int, Mask, tuple[int, ...]]
"""Cards still needed, unmet clauses as bits, cards of each choice held."""

Arc = tuple[int, int, int, float]
"""From state, to state, choice (see :class:`Trellis`), weight."""


@dataclass(frozen=True, eq=False, slots=True)
class Trellis:
    """States and the arcs between them.

    ``layers`` are slices of the arcs, first step first. An arc goes ``start`` -> ``end`` with ``weight``; its
    ``choice`` is 2 * cell to leave a card, 2 * cell + 1 to take it, where cell = slot * n_cards + card.
    """

    n_cards: int
    n_slots: int
    n_states: int
    roots: Ints
    last: Ints
    layers: tuple[slice, ...]
    start: Ints
    end: Ints
    choice: Ints
    weight: Floats

    @classmethod
    def of(cls, reduced: ReducedProblem, check: Check = never_cancel) -> Trellis:
        """Build the trellis of every player (and the pool) with open cards.

        Raises TooLargeError, and what ``check`` raises.
        """
        n_cards, n_slots = len(reduced.evidence.cards), len(reduced.held)
        slots = [slot for slot in range(ENVELOPE_SLOTS, n_slots) if reduced.remaining[slot]]
        n_layers = max((reduced.allowed[slot].bit_count() for slot in slots), default=0)
        steps: list[list[Arc]] = [[] for _ in range(n_layers)]
        roots, last, n_states = [], [], 0
        for slot in slots:
            paths = _Paths(reduced, slot, check, n_states)
            roots.append(n_states)
            for step, found in zip(reversed(steps), reversed(paths.steps), strict=False):
                step.extend(found)
            n_states = paths.n_states
            last.append(n_states - 1)
        arcs = [arc for step in steps for arc in step]
        start, end, choice = np.array([arc[:3] for arc in arcs], int).reshape(-1, 3).T
        ends = np.cumsum([0, *map(len, steps)]).tolist()
        layers = tuple(slice(a, b) for a, b in pairwise(ends))
        weight = np.array([arc[3] for arc in arcs], float)
        return cls(
            n_cards, n_slots, n_states, np.array(roots, int), np.array(last, int), layers, start, end, choice, weight
        )

    def sums(self, odds: Floats) -> tuple[Floats, Floats]:
        """Return the weights of the hands without and with each card, each [n_cards, n_slots].

        Every hand weighs the product of the odds [n_cards, n_slots] of its cards times its own weight; the odds of the
        card in question are left out. Both are 0 for cells that are not in the slot's hands.
        """
        gains = np.ones(2 * odds.size)
        gains[1::2] = odds.T.ravel()
        along = gains[self.choice] * self.weight
        before, after = np.zeros(self.n_states), np.zeros(self.n_states)
        before[self.roots] = after[self.last] = 1.0
        for layer in self.layers:
            np.add.at(before, self.end[layer], before[self.start[layer]] * along[layer])
        for layer in reversed(self.layers):
            np.add.at(after, self.start[layer], after[self.end[layer]] * along[layer])
        through = before[self.start] * self.weight * after[self.end]
        of_deed: Floats = np.bincount(self.choice, through, len(gains)).astype(float)
        sums = of_deed.reshape(self.n_slots, self.n_cards, 2)
        return sums[:, :, 0].T, sums[:, :, 1].T


@dataclass(slots=True)
class _Paths:
    """The paths of one slot; its states are numbered from ``first``, the last state has the highest number."""

    reduced: ReducedProblem
    slot: int
    check: Check
    first: int
    n_states: int = 0
    steps: list[list[Arc]] = field(default_factory=list)
    clauses: list[Mask] = field(default_factory=list)
    shows: list[tuple[Mask, tuple[float, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clauses = [cards for slot, cards in self.reduced.clauses if slot == self.slot]
        self.shows = weights_of(self.reduced.choices, self.slot)
        self.n_states = self.first + 1
        self._walk()

    def _walk(self) -> None:
        order = _order(self.reduced.allowed[self.slot], [*self.clauses, *(cards for cards, _ in self.shows)])
        root: State = (self.reduced.remaining[self.slot], (1 << len(self.clauses)) - 1, (0,) * len(self.shows))
        states, later = {root: self.first}, self.reduced.allowed[self.slot]
        n_cards = len(self.reduced.evidence.cards)
        for card in order:
            self.check()
            later &= ~(1 << card)
            found: dict[State, int] = {}
            arcs: list[Arc] = []
            for state, number in states.items():
                for take in (0, 1):
                    after = self._after(state, card, take, later)
                    if after is not None:
                        end = found.setdefault(after[0], self.n_states + len(found))
                        arcs.append((number, end, 2 * (self.slot * n_cards + card) + take, after[1]))
            self.steps.append(arcs)
            states, self.n_states = found, self.n_states + len(found)
            if self.n_states > MAX_STATES:
                said = say(
                    "Engines",
                    "the hands have over {states} states, too many for beliefs; the analytic centre needs none",
                )
                raise TooLargeError(said.format(states=MAX_STATES))

    def _after(self, state: State, card: int, take: int, later: Mask) -> tuple[State, float] | None:
        """Return the state after taking or leaving a card, and the weight of the step; None if no hand remains."""
        remaining, unmet, counts = state
        remaining -= take
        if not 0 <= remaining <= later.bit_count():
            return None
        for i, cards in enumerate(self.clauses):
            if unmet >> i & 1:
                if take and cards >> card & 1:
                    unmet &= ~(1 << i)
                elif not cards & later or not remaining:
                    return None
        weight, counted = 1.0, list(counts)
        for i, (cards, weights) in enumerate(self.shows):
            if cards >> card & 1:
                counted[i] += take
                if not cards & later:
                    weight *= weights[counted[i]]
                    counted[i] = 0
        return (remaining, unmet, tuple(counted)), weight


def _order(cards: Mask, groups: Sequence[Mask]) -> list[int]:
    """Return the cards in a greedy order that keeps few groups partly dealt at a time."""
    order: list[int] = []
    left = list(groups)
    while left:
        done = mask_of(order)
        left.sort(key=lambda group: (group & ~done).bit_count())
        order += np.flatnonzero(table([left.pop(0) & cards & ~done], cards.bit_length())[0]).tolist()
    done = mask_of(order)
    return order + np.flatnonzero(table([cards & ~done], cards.bit_length())[0]).tolist()
