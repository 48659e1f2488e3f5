"""One position, answered by every engine in turn, and how far each is from exact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.driver import ROUNDING, answer
from core.engines.posterior import Floats, Posterior
from core.engines.registry import DEFAULT, warm_up
from core.engines.tuning import Tuning
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder

SEED = 1
"""Of the engines that draw: the same position gives the same numbers."""

USUAL = 5
"""A cell is expected at least so often in a sample, and its opposite too, before its standard error is judged."""


class EngineVariant(StrEnum):
    """A way to answer the position: an engine, with the method or the show model that makes it one of its own."""

    EXACT = "exact"
    EXACT_IGNORE = "exact, ignore"
    CENTRE = "centre"
    BELIEFS = "beliefs"
    MONTE_CARLO = "montecarlo"

    @property
    def is_exact(self) -> bool:
        """Whether the others are measured against this one."""
        return self in (EngineVariant.EXACT, EngineVariant.EXACT_IGNORE)


@dataclass(frozen=True, eq=False, slots=True)
class Difference:
    """How far an answer is from the exact one to the same question, over the cells that are open there.

    ``errors`` is [n_cards, n_holders]: the absolute differences of probabilities, 0 of cells that are not open;
    ``cells``: how many are. ``mean`` and ``largest``: of the errors, 0 where nothing is open. ``where``: the cell of
    the largest, None where they are all but rounding. ``z``: the root of the mean square of the differences in standard
    errors, over cells that are not too rare; None of an answer without such errors.
    """

    errors: Floats
    cells: int
    mean: float
    largest: float
    where: tuple[Card, Holder] | None
    z: float | None


@dataclass(frozen=True, eq=False, slots=True)
class ComparisonRow:
    """What came of one way.

    ``posterior`` is None where there is none, and ``failure`` then says why. ``difference`` is None of an exact way,
    and where there is nothing to compare with.
    """

    way: EngineVariant
    posterior: Posterior | None
    failure: str = ""
    difference: Difference | None = None


def variants(case: Case) -> tuple[EngineVariant, ...]:
    """Return the ways that a case is answered, in order.

    Exact without the show model is one where the case has it, for what the analytic centre is measured against.
    """
    ignored = case.setup.rules.show_model == ShowModel.IGNORE
    return tuple(way for way in EngineVariant if not (way == EngineVariant.EXACT_IGNORE and ignored))


def compare(
    case: Case, tuning: Tuning = DEFAULT, check: Check = never_cancel, known: Sequence[ComparisonRow] = ()
) -> Iterator[ComparisonRow]:
    """Give a row for each way, as they come; those of ``known``, which are of the same case, are not computed again.

    Raises Contradiction, and what ``check`` raises.
    """
    rows = {row.way: row for row in known}
    for way in variants(case):
        if way not in rows:
            rows[way] = _row(case, way, tuning, check, tuple(rows.values()))
            yield rows[way]


def _row(
    case: Case, way: EngineVariant, tuning: Tuning, check: Check, before: Sequence[ComparisonRow]
) -> ComparisonRow:
    try:
        posterior = _answer(case, way, tuning, check)
    except TooLargeError as error:
        return ComparisonRow(way, None, error.text)
    except ArithmeticError as error:
        return ComparisonRow(way, None, str(error))
    exact = None if way.is_exact else _exact(before, posterior.show_model)
    return ComparisonRow(way, posterior, difference=None if exact is None else difference(posterior, exact))


def _answer(case: Case, way: EngineVariant, tuning: Tuning, check: Check) -> Posterior:
    match way:
        case EngineVariant.EXACT:
            return answer(case, "exact", check=check)
        case EngineVariant.EXACT_IGNORE:
            return answer(case, "exact", ShowModel.IGNORE, check=check)
        case EngineVariant.CENTRE:
            warm_up()  # what is imported once is no part of the time that an answer takes
            return answer(case, "centre", tuning=replace(tuning, method="centre"), check=check)
        case EngineVariant.BELIEFS:
            return answer(case, "centre", tuning=replace(tuning, method="beliefs"), check=check)
        case EngineVariant.MONTE_CARLO:
            return answer(case, "montecarlo", tuning=tuning, rng=np.random.default_rng(SEED), check=check)


def _exact(rows: Iterable[ComparisonRow], show_model: ShowModel) -> Posterior | None:
    """Return the exact answer to the question of that show model, where there is one among the rows."""
    answers = (row.posterior for row in rows if row.way.is_exact and row.posterior is not None)
    return next((posterior for posterior in answers if posterior.show_model == show_model), None)


def difference(posterior: Posterior, exact: Posterior) -> Difference:
    """Return how far an answer is from the exact one; both are about the same case and show model."""
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
    """Return the root mean square of the errors in standard errors, None where there is no cell to judge them by."""
    if posterior.stderr is None or posterior.samples is None:
        return None
    usual = (np.minimum(exact, 1 - exact) * posterior.samples >= USUAL) & (posterior.stderr > 0)
    if not usual.any():
        return None
    return float(np.sqrt(np.mean((errors[usual] / posterior.stderr[usual]) ** 2)))
