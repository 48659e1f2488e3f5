"""Compares the answers of all engines for one position, and measures their errors against the exact one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from core.engines.centre.engine import warm_up
from core.engines.contract import TooLargeError
from core.engines.driver import ROUNDING, answer
from core.engines.posterior import Floats, Posterior
from core.engines.registry import DEFAULT
from core.engines.tuning import Tuning
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder

SEED = 1
"""Seed of the sampling engines, so that the same position gives the same numbers."""

USUAL = 5
"""Minimum expected count of a cell, and of its complement, in a sample before its standard error is judged."""


class EngineVariant(StrEnum):
    EXACT = "exact"
    EXACT_IGNORE = "exact, ignore"
    CENTRE = "centre"
    MONTE_CARLO = "montecarlo"

    @property
    def is_exact(self) -> bool:
        """Whether the other variants are measured against this one."""
        return self in (EngineVariant.EXACT, EngineVariant.EXACT_IGNORE)


@dataclass(frozen=True, eq=False, slots=True)
class Difference:
    """The error of an answer against the exact answer to the same question, over the open cells.

    ``errors`` is [n_cards, n_holders]: absolute differences of probabilities, 0 for cells that are not open; ``cells``
    is the number of open cells. ``mean`` and ``largest`` summarise the errors (0 if nothing is open). ``where`` is the
    cell of the largest error, None if all are within rounding. ``z`` is the root mean square error in standard errors,
    over cells that are not too rare; None for an answer without standard errors.
    """

    errors: Floats
    cells: int
    mean: float
    largest: float
    where: tuple[Card, Holder] | None
    z: float | None


@dataclass(frozen=True, eq=False, slots=True)
class ComparisonRow:
    """The result of one variant.

    ``posterior`` is None if there is none; ``failure`` then says why. ``difference`` is None for an exact variant, and
    if there is no exact answer to compare with.
    """

    variant: EngineVariant
    posterior: Posterior | None
    failure: str = ""
    difference: Difference | None = None


def variants(case: Case) -> tuple[EngineVariant, ...]:
    """Return the variants to compare for a case, in order.

    Exact without the show model is included if the case uses one, as the reference for the analytic centre.
    """
    ignored = case.setup.rules.show_model == ShowModel.IGNORE
    return tuple(variant for variant in EngineVariant if not (variant == EngineVariant.EXACT_IGNORE and ignored))


def compare(case: Case, tuning: Tuning = DEFAULT, computed: Sequence[ComparisonRow] = ()) -> Iterator[ComparisonRow]:
    """Yield a row for each variant as it is computed, except for the rows already ``computed`` for this case.

    Raises Contradiction.
    """
    rows = {row.variant: row for row in computed}
    for variant in variants(case):
        if variant not in rows:
            rows[variant] = _row(case, variant, tuning, tuple(rows.values()))
            yield rows[variant]


def _row(case: Case, variant: EngineVariant, tuning: Tuning, before: Sequence[ComparisonRow]) -> ComparisonRow:
    try:
        posterior = _answer(case, variant, tuning)
    except (TooLargeError, ArithmeticError) as error:
        return ComparisonRow(variant, None, error.text if isinstance(error, TooLargeError) else str(error))
    exact = None if variant.is_exact else _exact(before, posterior.show_model)
    return ComparisonRow(variant, posterior, difference=None if exact is None else difference(posterior, exact))


def _answer(case: Case, variant: EngineVariant, tuning: Tuning) -> Posterior:
    match variant:
        case EngineVariant.EXACT:
            return answer(case, "exact")
        case EngineVariant.EXACT_IGNORE:
            return answer(case, "exact", ShowModel.IGNORE)
        case EngineVariant.CENTRE:
            warm_up()  # one-time imports don't count towards the engine's time
            return answer(case, "centre")
        case EngineVariant.MONTE_CARLO:
            return answer(case, "montecarlo", tuning=tuning, rng=np.random.default_rng(SEED))


def _exact(rows: Iterable[ComparisonRow], show_model: ShowModel) -> Posterior | None:
    answers = (row.posterior for row in rows if row.variant.is_exact and row.posterior is not None)
    return next((posterior for posterior in answers if posterior.show_model == show_model), None)


def difference(posterior: Posterior, exact: Posterior) -> Difference:
    """Return the error of an answer against the exact one; both must be about the same case and show model."""
    open_cells = (exact.marginals > 0) & (exact.marginals < 1)
    errors = np.where(open_cells, abs(posterior.marginals - exact.marginals), 0.0)
    n = int(open_cells.sum())
    if not n:
        return Difference(errors, 0, 0.0, 0.0, None, None)
    card, holder = np.unravel_index(errors.argmax(), errors.shape)
    largest = float(errors[card, holder])
    where = (exact.cards[card], exact.holders[holder]) if largest > ROUNDING else None
    z = _z(posterior, exact.marginals, errors)
    return Difference(errors, n, float(errors.sum()) / n, largest, where, z)


def _z(posterior: Posterior, exact: Floats, errors: Floats) -> float | None:
    """Return the root mean square of the errors in standard errors, None if no cell can be judged."""
    if posterior.stderr is None or posterior.samples is None:
        return None
    usual = (np.minimum(exact, 1 - exact) * posterior.samples >= USUAL) & (posterior.stderr > 0)
    if not usual.any():
        return None
    return float(np.sqrt(np.mean((errors[usual] / posterior.stderr[usual]) ** 2)))
