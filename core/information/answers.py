"""Who would answer a suggestion with what, for every placement of the three cards.

The ``n`` answering players are numbered from 0 in the order in which they answer. A card's *answerer* is the number of
the player who has it, or ``n`` if none of them does. Three answerers make a *code*, a three-digit number in base ``n +
1``, suspect first. An *outcome* is also a code: the answerers of the cards shown, and ``n`` for those not shown.
Codes with the same answers form a *pattern*.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import product

import numpy as np

from core.engines.posterior import Floats, Ints
from core.model.rules import Answers

Preference = tuple[tuple[int, int, int], ...]
"""For each answering player the rank of each of the three cards: 0 is shown first; ties are equally likely."""

CARDS = 3


def codes(n: int) -> Ints:
    """Return the answerers of each code, [codes, 3]."""
    return np.indices((n + 1,) * CARDS).reshape(CARDS, -1).T


@lru_cache(maxsize=32)
def patterns(n: int, answers: Answers) -> tuple[Ints, Ints]:
    """Return the answerers of each pattern, [patterns, 3], and the pattern of each code, [codes].

    What players have who are not asked, since a card has been shown, does not matter: they count as none.
    """
    at = codes(n)
    if answers is Answers.FIRST:
        at = np.where(at == at.min(axis=1, keepdims=True), at, n)
    distinct, pattern = np.unique(at, axis=0, return_inverse=True)
    return distinct, pattern.ravel().astype(np.int32)


@lru_cache(maxsize=32)
def holding(n: int, answers: Answers) -> Floats:
    """Return the patterns in which a player has a card and is asked, [patterns, n * 3], 1 or 0: player by player.

    No one is asked after a card has been shown, unless all players answer.
    """
    (at, _), player = patterns(n, answers), np.arange(n)[:, None]
    asked = player <= at.min(axis=1) if answers is Answers.FIRST else np.ones((n, len(at)), bool)
    has = at == player[:, :, None]
    holds: Floats = (has & asked[:, :, None]).transpose(1, 0, 2).reshape(len(at), n * CARDS).astype(float)
    holds.flags.writeable = False
    return holds


@dataclass(frozen=True, eq=False, slots=True)
class Answering:
    """Which answers follow from each pattern: few of all that there are, so only these are listed.

    ``outcomes`` [n_outcomes] are codes. For each way to answer, ordered by outcome, ``pattern`` [n_ways] is where it is
    possible, ``column`` [n_ways] the index of its outcome and ``chance`` [n_ways] its probability there; ``starts``
    [n_outcomes] is the first way of each outcome.
    """

    outcomes: Ints
    pattern: Ints
    column: Ints
    chance: Floats
    starts: Ints

    def per_outcome(self, given: Floats, power: int = 1) -> Floats:
        """Return the mean over the patterns of the chance of each outcome to a power, [n_rows, n_outcomes].

        ``given`` [n_rows, n_patterns] are the probabilities of the patterns.
        """
        chance = self.chance if power == 1 else self.chance**power
        return np.add.reduceat(given[:, self.pattern] * chance, self.starts, axis=1)


@lru_cache(maxsize=4096)
def answering(n: int, answers: Answers, preference: Preference) -> Answering:
    at, _ = patterns(n, answers)
    holds = at < n
    if answers is Answers.FIRST:
        holds &= at == at.min(axis=1, keepdims=True)
    rank = np.array([*preference, (0, 0, 0)])[at, np.arange(CARDS)]
    together = holds[:, :, None] & holds[:, None, :] & (at[:, :, None] == at[:, None, :])
    best = np.where(together, rank[:, None, :], CARDS).min(axis=2)
    preferred = holds & (rank == best)
    chance = preferred / np.maximum(1, (together & preferred[:, None, :]).sum(axis=2))
    base = (n + 1) ** np.arange(CARDS - 1, -1, -1)
    shows = np.array(list(product((False, True), repeat=CARDS)))[:, None, :]
    one_each = (together & shows[:, :, None, :]).sum(axis=3)
    fits = np.where(holds, one_each == 1, ~shows).all(axis=2)
    likely = fits * np.where(shows, chance, 1.0).prod(axis=2)
    ends = np.where(shows, at, n) @ base
    shown, pattern = likely.nonzero()
    outcomes, column = np.unique(ends[shown, pattern], return_inverse=True)
    order = np.lexsort((pattern, column))
    column = column[order]
    starts = column.searchsorted(np.arange(len(outcomes)))
    return Answering(outcomes, pattern[order], column, likely[shown, pattern][order], starts)


class Response(StrEnum):
    """Which card a player shows who holds several of those suggested."""

    RANDOM = "random"
    """Each with equal probability."""

    HABIT = "habit"
    """One already shown to the asker, if there is one; otherwise each with equal probability."""

    LEAST_HELPFUL = "least-helpful"
    """The one that leaves the asker with the most entropy of the envelope; ties in deck order."""
