"""Runs an engine for a command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from core.belief.belief import Belief, believe
from core.cli.output import Outcome, Refusal, Status, printable
from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.registry import DEFAULT
from core.engines.tuning import AUTO, ENGINES, Tuning
from core.model.case import Case
from core.model.rules import ShowModel
from core.text.text import sentence

if TYPE_CHECKING:
    import numpy as np

    from core.cli.assumptions import Assumptions
    from core.conflicts.conflicts import ConflictReason
    from core.engines.conflict import Conflict


def posterior_of(
    path: Path,
    case: Case,
    engine: str = AUTO,
    show_model: ShowModel | None = None,
    *,
    tuning: Tuning = DEFAULT,
    seed: int | None = None,
) -> Posterior:
    """Return the posterior of a case; ``path`` is for messages.

    Raises Contradiction, and Refusal if the engine is unknown or cannot handle the case.
    """
    if engine not in ENGINES:
        raise Refusal([f"--engine: {engine!r} is not an engine; the engines are {', '.join(ENGINES)}"])
    try:
        return answer(case, engine, show_model, tuning=tuning, rng=_generator(seed))
    except TooLargeError as error:
        advice = "" if engine == AUTO else f"; --engine {AUTO} picks one that can"
        raise Refusal([f"{path}: {error}{advice}"], Status.TOO_LARGE) from None


def belief_of(path: Path, assumed: Assumptions, plain: Posterior, *, with_moved: bool = False) -> Belief:
    """Return what is believed of a case with this posterior, under its assumptions. Raises Refusal."""
    try:
        return believe(assumed.case, plain, assumed.prior, with_moved=with_moved)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None


def _generator(seed: int | None) -> np.random.Generator | None:
    if seed is None:
        return None
    import numpy as np

    return np.random.default_rng(seed)


def contradicted(path: Path, case: Case, contradiction: Contradiction, heading: Mapping[str, object]) -> Outcome:
    """Return the outcome for a contradictory case; ``heading`` has the format and version for ``--json``."""
    from core.conflicts.conflicts import conflict_reason

    conflict = contradiction.conflict
    lines = [opening(path), *conflict_lines(case, conflict, conflict_reason(case, conflict))]
    return Outcome("\n".join(lines), conflict_data(heading, conflict), Status.CONTRADICTION)


def opening(path: Path) -> str:
    return f"{printable(str(path))} contradicts itself."


def conflict_data(heading: Mapping[str, object], conflict: Conflict) -> dict[str, object]:
    """Return a conflict as ``--json`` prints it."""
    return {**heading, "consistent": False, "conflict": list(conflict)}


def conflict_lines(case: Case, conflict: Conflict, reason: ConflictReason, before: str = "") -> Iterator[str]:
    """Yield a sentence, begun by ``before``, that these entries conflict; then the entries, and why they do."""
    from core.conflicts.conflicts import events_of
    from core.explain.phrases import cannot_be

    yield printable(sentence(f"{before}{cannot_be(conflict, reason.setup)}"))
    yield from (f"  entry {event + 1}  {printable(str(case.events[event]))}" for event in events_of(conflict))
    yield from map(printable, reason.steps)
