"""What the rivals can know by now, from public information and from cards shown to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log2, prod

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.model.cards import Category
from core.model.case import Case
from core.model.habit import TYPICAL
from core.planner.information.deals import Deals
from core.planner.information.entropy import CERTAIN
from core.planner.rivals.perspective import PERSPECTIVES, sample_perspectives


@dataclass(frozen=True, slots=True)
class Rival:
    """What a rival can know, on average over the hands they may have.

    ``entropy_bits``: their entropy of the envelope. ``certain``: the probability that they know the solution.
    ``right``: the probability of being right if they accused now. ``accuses_at``: the fraction of their accusations
    that are correct, by habit: 1 for a player who waits until certain.
    """

    player: str
    entropy_bits: float
    certain: float
    right: float
    accuses_at: float = TYPICAL


def rivals(
    case: Case,
    deals: Deals,
    players: Sequence[str],
    rng: np.random.Generator,
    n: int = PERSPECTIVES,
    check: Check = never_cancel,
) -> tuple[Rival, ...]:
    """Return what each of these players can know.

    Based on ``n`` perspectives each, so ``certain`` has a standard error of sqrt(certain (1 - certain) / n). If no
    engine can compute a perspective, it counts as knowing nothing. Raises what ``check`` raises.
    """
    accuses_at = {habit.player: habit.right for habit in case.habits}
    found = (_rival(player, list(sample_perspectives(case, deals, player, rng, n)), rng, check) for player in players)
    return tuple(replace(rival, accuses_at=accuses_at.get(rival.player, TYPICAL)) for rival in found)


def _rival(player: str, views: Sequence[Case], rng: np.random.Generator, check: Check) -> Rival:
    entropies, best = np.array([_knowledge(view, rng, check) for view in views]).T
    return Rival(player, float(entropies.mean()), float((best >= CERTAIN).mean()), float(best.mean()))


def _knowledge(view: Case, rng: np.random.Generator, check: Check) -> tuple[float, float]:
    """Return the entropy of the envelope, and the probability of the likeliest solution."""
    check()
    envelope = answer(view, rng=rng, check=check).envelope
    if envelope is None:
        return log2(prod(len(view.setup.deck.of(category)) for category in Category)), 0.0
    return envelope.entropy_bits, float(envelope.probabilities.max())
