"""Requests to an engine and their replies: values and pure functions that run in a worker.

numpy and the engines are imported on first use so that the window can open without them.
"""

from __future__ import annotations

import gc
import importlib
import threading
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.ui.text import reason
from core.engines.tuning import Tuning
from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.contract import Source
    from core.engines.posterior import Posterior
    from core.explain.revealed import Tie

DEFAULT: Final = Tuning()

FIRST_ANSWER: Final = 0.3
"""Time limit of the estimate that is shown until the exact answer arrives (s)."""

SEED: Final = 20
"""Seed of every sampler in the window: the same position gives the same numbers."""


@dataclass(frozen=True, slots=True)
class InferenceRequest:
    """A case, the engine to ask, and its tuning. The show model is among the case's rules."""

    case: Case
    engine: str = "auto"
    tuning: Tuning = DEFAULT


@dataclass(frozen=True, slots=True)
class InferenceReply:
    """The answer to a request.

    ``posterior`` is that of the first ``upto`` events: all of them, unless the case contradicts itself. It is None
    where the set-up alone does, and where the engine gave up; ``message`` then says why. ``awaits_exact``: this is an
    estimate, and the exact engine is still to be asked; if it refuses, ``refusal`` says why. ``ties`` are the open "one
    of these three".
    """

    request: InferenceRequest
    posterior: Posterior | None
    upto: int
    conflict: tuple[Source, ...] = ()
    message: str = ""
    awaits_exact: bool = False
    refusal: str = ""
    ties: tuple[Tie, ...] = ()


class CancellationToken:
    """Tells a worker whether its answer is still wanted."""

    def __init__(self) -> None:
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Mark the answer as no longer wanted."""
        self._cancelled.set()

    def check(self) -> None:
        """Raise CancelledError where the answer is no longer wanted."""
        if self._cancelled.is_set():
            from core.engines.contract import CancelledError

            raise CancelledError


def relevant_tuning(engine: str, tuning: Tuning) -> Tuning:
    """Return the part of a tuning that concerns an engine, with defaults for the rest, so that answers are reused."""
    match engine:
        case "auto":
            seconds = FIRST_ANSWER if tuning.seconds is None else min(tuning.seconds, FIRST_ANSWER)
            return Tuning(samples=tuning.samples, seconds=seconds, budget=tuning.budget)
        case "centre":
            return Tuning(method=tuning.method)
        case "montecarlo":
            return Tuning(samples=tuning.samples, seconds=tuning.seconds)
        case _:
            return Tuning()


def infer(request: InferenceRequest, token: CancellationToken) -> InferenceReply | None:
    """Ask the engine. A contradictory case is answered up to its last consistent entry.

    None where cancelled.
    """
    from core.engines.contract import CancelledError

    try:
        return _infer(request, token)
    except CancelledError:
        return None


def refine(reply: InferenceReply, token: CancellationToken) -> InferenceReply | None:
    """Replace an estimate by the exact engine's answer, with its full limits; the result is final.

    None where cancelled.
    """
    from core.engines.contract import CancelledError, TooLargeError
    from core.engines.driver import answer
    from core.explain.revealed import ties

    case = reply.request.case.upto(reply.upto)
    try:
        exact = answer(case, "exact", check=token.check)
    except CancelledError:
        return None
    except TooLargeError as error:
        return replace(reply, awaits_exact=False, refusal=reason(error))
    return replace(reply, awaits_exact=False, posterior=exact, ties=ties(case, exact))


def _infer(request: InferenceRequest, token: CancellationToken) -> InferenceReply:
    from core.engines.contract import Contradiction
    from core.engines.driver import consistent_prefix

    try:
        return _reply(request, len(request.case.events), (), token)
    except Contradiction as clash:
        upto = consistent_prefix(request.case, check=token.check)
        return (
            InferenceReply(request, None, upto, clash.conflict)
            if upto < 0
            else _reply(request, upto, clash.conflict, token)
        )


def _reply(
    request: InferenceRequest, upto: int, conflict: tuple[Source, ...], token: CancellationToken
) -> InferenceReply:
    """Answer for the first ``upto`` events. Raises Contradiction, CancelledError."""
    import numpy as np

    from core.engines.contract import TooLargeError
    from core.engines.driver import answer
    from core.explain.revealed import ties

    case, rng = request.case.upto(upto), np.random.default_rng(SEED)
    try:
        posterior = answer(case, request.engine, tuning=request.tuning, rng=rng, check=token.check)
    except TooLargeError as error:
        return InferenceReply(request, None, upto, conflict, reason(error))
    awaits_exact = request.engine == "auto" and not posterior.exact
    return InferenceReply(request, posterior, upto, conflict, awaits_exact=awaits_exact, ties=ties(case, posterior))


def warm_up(*modules: str) -> None:
    """Import modules ahead, then hide them from the garbage collector, whose full collections stop the window."""
    for module in modules:
        importlib.import_module(module)
    _hide_from_collector()


def warm_up_centre() -> None:
    """Import the solvers of the centre engine (cvxpy alone takes most of a second) and use them once."""
    from core.engines.centre.solver import warm_up as solve_something

    solve_something()
    _hide_from_collector()


def _hide_from_collector() -> None:
    gc.collect()
    gc.freeze()
