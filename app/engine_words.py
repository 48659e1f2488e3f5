"""What the window says about where numbers come from: which engine, how sure it is, and what may come after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.choices import DEFAULT_ENGINE, ENGINES
from app.inference import Reply
from app.numbers import error_percent
from app.words import broken

if TYPE_CHECKING:
    from core.engines.posterior import Posterior


@dataclass(frozen=True, slots=True)
class EngineWords:
    """A title, a few words beside it, and a tool tip of some lines. ``estimate``: whether the numbers may be wrong."""

    title: str
    caption: str
    tip: str
    estimate: bool = False


def engine_words(reply: Reply, posterior: Posterior) -> EngineWords:
    """Return what is said of the numbers of a reply."""
    title, error = ENGINES[posterior.engine][0], worst_error(posterior)
    if error == 0:
        what = "" if posterior.exact else "every deal, "
        return EngineWords(title, f"{what}{posterior.elapsed_ms:.0f} ms", _tip(reply, posterior))
    captions = ["estimate" if error else "estimate, error unknown"]
    if _ignores_choices(reply, posterior):
        captions.append("choices ignored")
    if reply.awaits_exact:
        captions.append("exact is coming…")
    known = f", up to ±{error_percent(error)}" if error else ""
    return EngineWords(f"{title}{known}", ", ".join(captions), _tip(reply, posterior), estimate=True)


def worst_error(posterior: Posterior) -> float | None:
    """Return the largest standard error of a cell: 0 where the numbers are exact, None where nobody knows."""
    if posterior.exact:
        return 0.0
    return None if posterior.stderr is None else float(posterior.stderr.max())


def refusal(engine: str, why: str) -> str:
    """Return in sentences that an engine cannot answer, and which one can."""
    if engine == DEFAULT_ENGINE:
        return f"This is too much for every engine ({why})."
    return f"This is too much for {ENGINES[engine][0]} ({why}). Automatic takes another engine."


def _tip(reply: Reply, posterior: Posterior) -> str:
    return "\n".join(broken(line) for line in _lines(reply, posterior))


def _lines(reply: Reply, posterior: Posterior) -> Iterator[str]:
    title, error = ENGINES[posterior.engine][0], worst_error(posterior)
    yield f"{title}: {posterior.method}. It took {posterior.elapsed_ms:.0f} ms."
    if error is None:
        yield "These are estimates, and how far they are from the truth isn’t known."
    elif error > 0:
        yield from _errors(posterior, error)
    if _ignores_choices(reply, posterior):
        yield "It ignores how players choose the card they show, other than the rules of this game say."
    if posterior.reason:
        yield f"Taken because {posterior.reason}."
    if reply.awaits_exact:
        yield "The exact numbers are being computed, and replace these if they can be had."
    if reply.refusal:
        yield f"The exact numbers cannot be had: {reply.refusal}."


def _errors(posterior: Posterior, error: float) -> Iterator[str]:
    if posterior.effective is not None:
        yield f"They tell as much as {posterior.effective:,.0f} independent ones (the effective sample size)."
    yield (
        f"The standard error of a cell is up to {error_percent(error)}: two numbers in three are closer to the truth "
        "than their standard error, nineteen in twenty than twice that."
    )


def _ignores_choices(reply: Reply, posterior: Posterior) -> bool:
    return posterior.show_model is not reply.question.case.setup.rules.show_model
