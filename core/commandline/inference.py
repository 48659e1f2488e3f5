"""Asking an engine on behalf of a command."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from core.commandline.outcome import Refusal, Status
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.registry import engine_names
from core.model.case import Case
from core.model.rules import ShowModel


def posterior_of(
    path: Path, case: Case, engine: str = "auto", show_model: ShowModel | None = None, seed: int | None = None
) -> Posterior:
    """Return the posterior of the case in the file ``path``.

    Raises Contradiction, and Refusal where there is no such engine or it cannot do this case.
    """
    if engine not in engine_names():
        raise Refusal([f"--engine: there is no engine {engine!r}; there are {', '.join(engine_names())}"])
    try:
        return answer(case, engine, show_model, rng=np.random.default_rng(seed))
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None
