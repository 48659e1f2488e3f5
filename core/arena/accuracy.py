"""How accurately a player's probabilities predicted the solution."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log2

import numpy as np

from core.arena.record import PlayedGame
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.registry import AUTO
from core.model.case import Case
from core.model.events import Suggestion
from core.model.habit import Habits
from core.model.seats import ENVELOPE

BINS = 10
"""The number of probability classes of the calibration."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Cells of the envelope in one probability class: their number, summed probability, and how many were true."""

    cells: int = 0
    chances: float = 0.0
    true: int = 0

    def __add__(self, other: Bin) -> Bin:
        return Bin(self.cells + other.cells, self.chances + other.chances, self.true + other.true)


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The accuracy of a player's posterior after each of the player's own suggestions.

    ``log_loss_bits`` are -log2 P(solution), one a suggestion, but none where an estimate gave the solution no chance at
    all (exact numbers never do); ``calibration`` are the cells of the envelope by their probability, in :data:`BINS`
    classes of the same width.
    """

    log_loss_bits: tuple[float, ...] = ()
    calibration: tuple[Bin, ...] = (Bin(),) * BINS

    @property
    def mean_log_loss_bits(self) -> float:
        """The mean of the losses; 0 where there are none."""
        return sum(self.log_loss_bits) / len(self.log_loss_bits) if self.log_loss_bits else 0.0


def winner_accuracy(record: PlayedGame, habits: Mapping[str, Habits] | None = None) -> Accuracy:
    """Return the accuracy of the winner of a game; an empty one where nobody won.

    ``habits`` are what each player believed of the others.
    """
    if record.winner is None:
        return Accuracy()
    return accuracy_of(record, record.winner, (habits or {}).get(record.winner, ()))


def accuracy_of(record: PlayedGame, player: str, habits: Habits = ()) -> Accuracy:
    """Return the accuracy of a player, who believed these habits of the others."""
    case = replace(record.case_of(player), habits=habits)
    posteriors = [answer(moment, AUTO, rng=np.random.default_rng(1)) for moment in _moments(case, player)]
    return together(_one(posterior, record) for posterior in posteriors)


def together(some: Iterable[Accuracy]) -> Accuracy:
    """Return them combined."""
    parts = list(some)
    losses = tuple(loss for part in parts for loss in part.log_loss_bits)
    columns = zip(*(part.calibration for part in [Accuracy(), *parts]), strict=True)
    return Accuracy(losses, tuple(sum(column, Bin()) for column in columns))


def _moments(case: Case, player: str) -> Sequence[Case]:
    """Return the case after each suggestion of a player."""
    asked = [i for i, event in enumerate(case.events) if isinstance(event, Suggestion) and event.by == player]
    return [case.upto(i + 1) for i in asked]


def _one(posterior: Posterior, record: PlayedGame) -> Accuracy:
    solution = record.deal.envelope
    p = 0.0 if posterior.envelope is None else posterior.envelope.probability(solution)
    bins = [Bin()] * BINS
    for card in posterior.cards:
        chance = posterior.probability(card, ENVELOPE)
        which = min(int(chance * BINS), BINS - 1)
        bins[which] += Bin(1, chance, int(card in solution))
    return Accuracy((-log2(p),) if p > 0 else (), tuple(bins))
