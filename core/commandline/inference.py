"""Asking an engine on behalf of a command."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from core.commandline.outcome import Refusal, Status
from core.engines.contract import Check, TooLargeError, go_on
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.registry import AUTO, DEFAULT, engine_names
from core.engines.tuning import Tuning
from core.model.case import Case
from core.model.rules import ShowModel


def posterior_of(
    path: Path,
    case: Case,
    engine: str = AUTO,
    show_model: ShowModel | None = None,
    *,
    tuning: Tuning = DEFAULT,
    seed: int | None = None,
    check: Check = go_on,
) -> Posterior:
    """Return the posterior of the case in the file ``path``.

    Raises Contradiction, and Refusal where there is no such engine or it cannot do this case. ``check`` is called now
    and then.
    """
    if engine not in engine_names():
        raise Refusal([f"--engine: there is no engine {engine!r}; there are {', '.join(engine_names())}"])
    try:
        return answer(case, engine, show_model, tuning=tuning, rng=np.random.default_rng(seed), check=check)
    except TooLargeError as error:
        advice = "" if engine == AUTO else f"; --engine {AUTO} takes an engine that can"
        raise Refusal([f"{path}: {error}{advice}"], Status.TOO_LARGE) from None
