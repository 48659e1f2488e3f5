"""The texts of the comparison: names, numbers and notes, and the table as text for a spreadsheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import grouped, plain
from app.ui.text import conflict_words, name, table_line, title
from core.engines.comparison import ComparisonRow, Difference, EngineVariant
from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.text.text import CAPITAL, Text, capital, clauses, commas, say

if TYPE_CHECKING:
    from app.features.compare.model import ComparedCell, ComparisonEntry, ComparisonModel
    from core.evidence.evidence import Source

EMPTY = say("No game is open. Open one to compare the engines on it.")
HELD = say("The engines are compared once the sheet is up to date.")

_TITLES: Mapping[EngineVariant, Text] = {
    EngineVariant.EXACT: say("Exact", "an engine"),
    EngineVariant.EXACT_IGNORE: say("Exact, choice ignored", "an engine, and a show model"),
    EngineVariant.CENTRE: say("Analytic centre", "an engine"),
    EngineVariant.MONTE_CARLO: say("Monte Carlo", "an engine"),
}

_SHORT: Mapping[EngineVariant, Text] = {
    **_TITLES,
    EngineVariant.EXACT_IGNORE: say("Exact, ignored", "short: an engine, which ignores the choice"),
    EngineVariant.CENTRE: say("Centre", "short: an engine, the analytic centre"),
}

NOTHING = "\N{EN DASH}"
ROUNDING = 1e-9
"""Differences up to this are rounding errors."""


def variant_title(variant: EngineVariant, *, short: bool = False) -> str:
    return localized((_SHORT if short else _TITLES)[variant])


def points(p: float) -> str:
    """Return a difference in percentage points with two decimals; only zero reads 0."""
    if p <= ROUNDING:
        return "0"
    return f"<{decimal(0.01, 2)}" if p < 0.00005 else decimal(100 * p, 2)


def time(ms: float) -> str:
    """Return a duration in milliseconds or seconds, to about two figures."""
    if ms >= 1000:
        return translate("{seconds} s").format(seconds=decimal(ms / 1000, 0 if ms >= 10_000 else 1))
    return translate("{milliseconds} ms").format(milliseconds=decimal(ms, 0 if ms >= 10 else 1))


def sampling_error(stderr: float) -> str:
    """Return a standard error in percentage points with one decimal; none reads 0."""
    return f"<{decimal(0.1, 1)}" if stderr < 0.0005 else decimal(100 * stderr, 1)


def answer(cell: ComparedCell | None) -> str:
    """Return an engine's probability that a holder has a card, and its error."""
    if cell is None:
        return translate("no answer")
    said = [cell.text]
    if cell.off is not None:
        said.append(translate("{points} points from exact").format(points=points(cell.off)))
    if cell.largest:
        said.append(translate("the largest difference for this holder"))
    if cell.stale:
        said.append(translate("being updated"))
    return localized(commas(said))


def place(where: tuple[Card, Holder]) -> str:
    card, holder = where
    return localized(commas([card_name(card), name(holder)]))


def note(row: ComparisonRow, asked: ShowModel, *, full: bool = False) -> str:
    """Return the method used, the show model where it differs from the one asked for, and remarks on errors.

    Or why there is no answer. The ``full`` note has all that the engine reports about its method.
    """
    posterior = row.posterior
    if posterior is None:
        said = translate("No answer. {reason}", "reason: a clause that begins with a capital")
        return said.format(reason=capital(localized(row.failure), CAPITAL))
    method = localized(posterior.method)
    other = posterior.show_model != asked and not row.variant.is_exact
    parts = [
        method if full else method.partition(";")[0],
        *_sampling(posterior, row.difference),
        *_comparable(row, other=other),
    ]
    return capital(localized(clauses(parts)), CAPITAL)


def _sampling(posterior: Posterior, difference: Difference | None) -> list[str]:
    """Return remarks on the sample size and on whether the stated errors are realistic."""
    if posterior.samples is None or posterior.effective is None:
        return []
    said = []
    if round(posterior.effective) < posterior.samples:
        worth = translate("worth {number} independent draws", "of draws from a sample")
        said.append(worth.format(number=grouped(round(posterior.effective))))
    if difference is not None and difference.z is not None:
        sized = translate("differences of {number} standard errors (rms)")
        said.append(sized.format(number=decimal(difference.z, 2)))
    return said


def _comparable(row: ComparisonRow, *, other: bool) -> list[str]:
    """Return what an answer is compared with, where that is not obvious."""
    if row.variant.is_exact:
        return []
    if row.difference is None:
        return [translate("no exact answer to compare with")]
    if not row.difference.cells:
        return [translate("no cell is open")]
    against = translate("measured against “{engine}”")
    return [against.format(engine=variant_title(EngineVariant.EXACT_IGNORE))] if other else []


def contradicted(conflict: Sequence[Source]) -> str:
    said = translate("{contradiction} No deal fits, so there is nothing to compare.", "contradiction: a sentence")
    return said.format(contradiction=conflict_words(conflict))


def moment(n_events: int, *, supposed: bool) -> str:
    """Return the moment of the game that is compared: after how many entries, or a what-if."""
    if supposed:
        return translate("With the entry you are trying out")
    if n_events == 0:
        return translate("Before the first entry")
    return translate("After entry {number}").format(number=n_events)


def progress(moment: str, entries: Sequence[ComparisonEntry]) -> str:
    done = [entry.row for entry in entries if entry.row is not None and not entry.stale]
    if len(done) < len(entries):
        said = translate("{moment}: {done} of {all} engines done…", "of engines")
        return said.format(moment=moment, done=len(done), all=len(entries))
    cells = next((row.difference.cells for row in done if row.difference is not None), None)
    return _outcome(cells).format(moment=moment, cells=cells)


def _outcome(cells: int | None) -> str:
    """Return the final summary, with the number of open cells; None: unknown."""
    match cells:
        case None:
            return translate("{moment}. The exact engine has no answer to measure the others against.")
        case 0:
            return translate("{moment}: everything is certain.")
        case 1:
            return translate("{moment}. 1 cell is open; differences are in percentage points.")
        case _:
            return translate("{moment}. {cells} cells are open; differences are in percentage points.")


# --- for a spreadsheet: raw probabilities between 0 and 1


def as_text(model: ComparisonModel) -> str:
    """Return the table, cards first; empty if nothing is shown. Standard errors have columns of their own."""
    if not model.entries:
        return ""
    headings = (
        translate("Time (ms)"),
        translate("Mean difference"),
        translate("Largest difference"),
        translate("Where"),
        translate("Effective samples"),
        translate("Differences in standard errors"),
        translate("Note", "what an engine says of its answer"),
    )
    columns = [(title(model.holder), *map(card_name, model.cards), *headings)]
    for i, entry in enumerate(model.entries):
        answers = [model.cell(card, i) for card in range(len(model.cards))]
        heading, errors = variant_title(entry.variant), [None if one is None else one.stderr for one in answers]
        numbers = (_number(None if one is None else one.p) for one in answers)
        columns.append((heading, *numbers, *_summary(entry, model.asked)))
        if any(error is not None for error in errors):
            columns.append((f"± {heading}", *map(_number, errors), *[""] * len(headings)))
    return "".join(table_line(line) for line in zip(*columns, strict=True))


def _summary(entry: ComparisonEntry, asked: ShowModel) -> tuple[str, ...]:
    row = entry.row
    if row is None:
        return *[""] * 6, translate("not answered yet")
    posterior, found = row.posterior, row.difference
    said = note(row, asked, full=True)
    return (
        _number(None if posterior is None else posterior.elapsed_ms),
        _number(None if found is None else found.mean),
        _number(None if found is None else found.largest),
        "" if found is None or found.where is None else place(found.where),
        _number(None if posterior is None else posterior.effective),
        _number(None if found is None else found.z),
        translate("{note} (of an earlier moment)").format(note=said) if entry.stale else said,
    )


def _number(x: float | None) -> str:
    return "" if x is None else plain(x)
