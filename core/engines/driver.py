"""Runs the engines: validation, timing and checks that all engines share."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from core.engines.contract import Contradiction
from core.engines.exact.engine import ExactEngine
from core.engines.posterior import HandDistribution, Ints, Posterior
from core.engines.registry import DEFAULT, auto, complete_posterior, engine
from core.engines.tuning import AUTO, Tuning
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder

if TYPE_CHECKING:
    import numpy as np

ROUNDING = 1e-9
"""Tolerance for the row sums of an answer."""


def answer(
    case: Case,
    engine_name: str = AUTO,
    show_model: ShowModel | None = None,
    *,
    tuning: Tuning = DEFAULT,
    rng: np.random.Generator | None = None,
) -> Posterior:
    """Return the posterior of a valid case, by default under the case's own show model.

    Certain cells that the engine may miss are determined first, if that is quick.

    Raises Contradiction, with a minimal set of conflicting entries; TooLargeError if the engine cannot handle the case;
    KeyError for an unknown engine.
    """
    start = time.perf_counter()
    chosen = engine(engine_name, tuning)
    try:
        posterior = complete_posterior(chosen, evidence_of(case, show_model), rng)
    except Contradiction as contradiction:
        # most cases are consistent and never need it
        from core.engines.conflict import conflict_of

        raise Contradiction(conflict_of(case) or contradiction.conflict) from None
    _check_cells(posterior)
    return replace(posterior, elapsed_ms=1e3 * (time.perf_counter() - start))


def _check_cells(posterior: Posterior) -> None:
    """Raise ArithmeticError if the marginals are not probabilities or the rows don't sum to 1."""
    cells, rows = posterior.marginals, posterior.marginals.sum(axis=1)
    if not (cells.min() >= 0 and cells.max() <= 1 and abs(rows - 1.0).max() < ROUNDING):  # also catches NaN
        raise ArithmeticError(f"the engine {posterior.engine} gave rows that don't sum to 1, or no probabilities")


def draw(case: Case, n: int, rng: np.random.Generator, show_model: ShowModel | None = None) -> Ints:
    """Draw ``n`` deals from the posterior: [n, n_cards], the index of each card's holder in ``setup.holders``.

    Raises Contradiction and TooLargeError.
    """
    return auto().draw(evidence_of(case, show_model), n, rng).deals


def hands(case: Case, holder: Holder, show_model: ShowModel | None = None) -> HandDistribution:
    """Return the distribution over the whole hands of a player or the pool.

    Raises Contradiction and TooLargeError.
    """
    return ExactEngine().hands(evidence_of(case, show_model), holder)
