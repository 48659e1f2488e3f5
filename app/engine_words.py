"""What the window says about where numbers come from: which engine, how sure it is, and what may come after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.choices import DEFAULT_ENGINE, engine_title
from app.habits_words import weighing
from app.inference import Reply
from app.language import decimal, localized, translate
from app.numbers import error_percent, grouped
from app.words import broken
from core.text.text import commas

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
    title, error, ms = engine_title(posterior.engine), worst_error(posterior), decimal(posterior.elapsed_ms, 0)
    if error == 0:
        took = (
            translate("EngineWords", "{ms} ms") if posterior.exact else translate("EngineWords", "every deal, {ms} ms")
        )
        return EngineWords(title, took.format(ms=ms), _tip(reply, posterior))
    captions = [translate("EngineWords", "estimate") if error else translate("EngineWords", "estimate, error unknown")]
    if _ignores_choices(reply, posterior):
        captions.append(translate("EngineWords", "choices ignored"))
    if reply.awaits_exact:
        captions.append(translate("EngineWords", "exact is coming…"))
    if error:
        title = translate("EngineWords", "{engine}, up to ±{error}").format(engine=title, error=error_percent(error))
    return EngineWords(title, localized(commas(captions)), _tip(reply, posterior), estimate=True)


def worst_error(posterior: Posterior) -> float | None:
    """Return the largest standard error of a cell: 0 where the numbers are exact, None where nobody knows."""
    if posterior.exact:
        return 0.0
    return None if posterior.stderr is None else float(posterior.stderr.max())


def refusal(engine: str, why: str) -> str:
    """Return in sentences that an engine cannot answer, and which one can."""
    why = localized(why)
    if engine == DEFAULT_ENGINE:
        return translate("EngineWords", "This is too much for every engine ({why}).").format(why=why)
    said = translate("EngineWords", "This is too much for {engine} ({why}). Automatic takes another engine.")
    return said.format(engine=engine_title(engine), why=why)


def _tip(reply: Reply, posterior: Posterior) -> str:
    return "\n".join(broken(line) for line in _lines(reply, posterior))


def _lines(reply: Reply, posterior: Posterior) -> Iterator[str]:
    error = worst_error(posterior)
    yield translate("EngineWords", "{engine}: {method}. It took {ms} ms.").format(
        engine=engine_title(posterior.engine),
        method=localized(posterior.method),
        ms=decimal(posterior.elapsed_ms, 0),
    )
    if error is None:
        yield translate("EngineWords", "These are estimates, and how far they are from the truth isn’t known.")
    elif error > 0:
        yield from _errors(posterior, error)
    if _ignores_choices(reply, posterior):
        yield translate(
            "EngineWords", "It ignores how players choose the card they show, other than the rules of this game say."
        )
    if habits := weighing(reply.question.case, posterior.show_model):
        yield habits
    if posterior.reason:
        yield translate("EngineWords", "Taken because {reason}.").format(reason=localized(posterior.reason))
    if reply.awaits_exact:
        yield translate("EngineWords", "The exact numbers are being computed, and replace these if they can be had.")
    if reply.refusal:
        yield translate("EngineWords", "The exact numbers cannot be had: {why}.").format(why=localized(reply.refusal))


def _errors(posterior: Posterior, error: float) -> Iterator[str]:
    if posterior.effective is not None:
        said = translate("EngineWords", "They tell as much as {number} independent ones (the effective sample size).")
        yield said.format(number=grouped(round(posterior.effective)))
    yield translate(
        "EngineWords",
        "The standard error of a cell is up to {error}: two numbers in three are closer to the truth than their "
        "standard error, nineteen in twenty than twice that.",
    ).format(error=error_percent(error))


def _ignores_choices(reply: Reply, posterior: Posterior) -> bool:
    return posterior.show_model is not reply.question.case.setup.rules.show_model
