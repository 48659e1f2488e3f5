"""The comparison of engines: the cells of a card by engine, and how far each is from exact; computed in a worker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from app.tasks.background import Background
from app.tasks.follower import Follower
from app.tasks.inference import InferenceReply, LruCache, relevant_tuning
from app.tasks.shown import Shown
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import duration, error_percent, fine_percent, grouped, plain, points
from app.ui.plots.chart import CERTAIN, LIKELY, UNLIKELY, BarChart, BarRow, BarStyle, Segment, Table, percent_tick
from app.ui.text import name, title
from core.engines.tuning import Tuning
from core.model.cards import Card
from core.model.case import Case
from core.model.hunch import without_hunches
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.text.text import CAPITAL, Text, capital, clauses, commas, say

if TYPE_CHECKING:
    from core.engines.comparison import ComparisonRow
    from core.engines.posterior import Posterior
    from core.evidence.evidence import Source

DEFAULT: Final = Tuning()
REMEMBERED: Final = 64
"""Number of requests whose rows are cached, for undo and looking back."""

NAMES: Final[Mapping[str, Text]] = {
    "exact": say("Exact", "an engine"),
    "exact, ignore": say("Exact, ignored", "short: an engine, which ignores the choice"),
    "centre": say("Centre", "short: an engine, the analytic centre"),
    "montecarlo": say("Monte Carlo", "an engine"),
}
STYLES: Final[Mapping[str, BarStyle]] = {
    "exact": CERTAIN,
    "exact, ignore": LIKELY,
    "centre": BarStyle("envelope_soft", "envelope", Qt.BrushStyle.DiagCrossPattern),
    "montecarlo": UNLIKELY,
}
"""By variant; these are not imported before somebody wants them compared."""


@dataclass(frozen=True, slots=True)
class ComparisonRequest:
    """The case to compare the engines on, and their tuning."""

    case: Case
    tuning: Tuning = DEFAULT


def next_row(request: ComparisonRequest, rows: tuple[ComparisonRow, ...]) -> ComparisonRow | tuple[Source, ...] | None:
    """Ask the first engine without a row, of a case without hunches, which not all weigh. Runs in a worker.

    Returns the conflict of a contradictory case, None if every engine has a row. Raises CancelledError.
    """
    from core.engines.comparison import compare
    from core.engines.contract import Contradiction

    try:
        return next(compare(without_hunches(request.case), request.tuning, rows), None)
    except Contradiction as error:
        return error.conflict


class ComparisonService(Follower):
    """Compares the engines on the shown case while the comparison is seen, after the sheet's final answer.

    ``compared`` carries the case, its rows so far, one more each time, and whether these are all.
    """

    compared = Signal(object, object, bool)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._tuning = DEFAULT
        self.cache: LruCache[ComparisonRequest, tuple[ComparisonRow, ...]] = LruCache(REMEMBERED)

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game; another engine's answer to the same case does not interrupt the comparison."""
        is_same = (
            self._reply is not None and now.reply is not None and now.reply.request.case == self._reply.request.case
        )
        if is_same and self._task.is_running and not self._must_wait(now) and now.supposed is before.supposed:
            self._reply = now.reply
        else:
            super().show(now, before)

    def _must_wait(self, now: Shown) -> bool:
        """Whether the sheet has no final answer yet, which names the case to compare."""
        return super()._must_wait(now) or (now.reply is not None and now.reply.awaits_exact)

    def tune(self, tuning: Tuning) -> None:
        """Use this tuning from now on, as far as it concerns the comparison."""
        tuning = relevant_tuning("montecarlo", tuning)
        if tuning != self._tuning:
            self._tuning = tuning
            self._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        if reply.conflict:
            self.contradicted.emit(reply.conflict)
        else:
            self._ask_next(ComparisonRequest(reply.request.case, self._tuning))

    def _ask_next(self, request: ComparisonRequest) -> None:
        from core.engines.comparison import variants

        rows = self.cache.get(request) or ()
        is_complete = len(rows) == len(variants(request.case))
        self.compared.emit(request.case, rows, is_complete)
        if not is_complete:
            self._task.run_slow(partial(next_row, request, rows), partial(self._on_row, request, rows))

    def _on_row(
        self,
        request: ComparisonRequest,
        rows: tuple[ComparisonRow, ...],
        future: Future[ComparisonRow | tuple[Source, ...] | None],
        wanted: bool,
    ) -> None:
        """Cache a row, even if it is outdated; if it is not, go on."""
        from core.engines.comparison import ComparisonRow, variants

        error = future.exception()
        if error is not None and not wanted:
            return
        failure = translate("The engine failed: {error}").format(error=repr(error))  # a bug; the others are asked
        outcome = future.result() if error is None else ComparisonRow(variants(request.case)[len(rows)], None, failure)
        if isinstance(outcome, ComparisonRow):
            self.cache.keep(request, (*rows, outcome))
            if wanted:
                self._ask_next(request)
        elif outcome is not None and wanted:
            self.contradicted.emit(outcome)


# --- the chart


def card_of(case: Case, rows: Sequence[ComparisonRow], wanted: Card | None) -> Card:
    """Return the wanted card or, if it is not in the deck, the first on which an engine is furthest from exact."""
    furthest = (row.difference.where[0] for row in rows if row.difference is not None and row.difference.where)
    deck = case.setup.deck.cards
    return next(card for card in (wanted, *furthest, *deck) if card in deck)


def comparison_chart(case: Case, rows: Sequence[ComparisonRow], card: Card) -> BarChart:
    """Return bars of the mean differences from exact, then of a card's cells by engine. The table has all cards."""
    from core.engines.comparison import variants

    bars = [_engine_bar(row, case.setup.rules.show_model) for row in rows]
    for holder in case.setup.holders:
        cells = [_cell_bar(row, row.posterior, card, holder) for row in rows if row.posterior is not None]
        bars += [replace(bar, name="" if i else title(holder), begins_group=not i) for i, bar in enumerate(cells)]
    legend = tuple((STYLES[engine], localized(NAMES[engine])) for engine in variants(case))
    note = "" if len(rows) == len(legend) else translate("Being computed…")
    return BarChart(tuple(bars), 1.0, percent_tick, _table(case, rows) if rows else (), legend, note=note)


def _about(what: Sequence[str], answer: str) -> str:
    text = translate("{cell}: {answer}", "cell: a card, a holder and an engine")
    return text.format(cell=localized(commas(what)), answer=answer)


def _engine_bar(row: ComparisonRow, asked: ShowModel) -> BarRow:
    """Return the bar of a mean difference, which tells all that is measured when it is pointed at."""
    measures = " · ".join(_about([heading], text) for heading, _, text in _measures(row) if text)
    engine, note = localized(NAMES[row.variant]), _note(row, asked)
    mean = 0.0 if row.difference is None else row.difference.mean
    segment = Segment(STYLES[row.variant], mean, _about([engine], "\n".join(filter(None, (measures, note)))))
    caption = note if row.posterior is None else "" if row.difference is None else _from_exact(mean)
    number = "" if row.posterior is None else duration(row.posterior.elapsed_ms)
    return BarRow(row.variant, engine, (segment,), number, caption)


def _cell_bar(row: ComparisonRow, posterior: Posterior, card: Card, holder: Holder) -> BarRow:
    at = posterior.cards.index(card), posterior.holders.index(holder)
    p, error = float(posterior.marginals[at]), 0.0 if posterior.stderr is None else float(posterior.stderr[at])
    number = fine_percent(p) + (f" ± {error_percent(error)}" if error else "")
    remarks = [number] if row.difference is None else [number, _from_exact(float(row.difference.errors[at]))]
    description = _about([card_name(card), title(holder), localized(NAMES[row.variant])], localized(commas(remarks)))
    return BarRow((holder, row.variant), "", (Segment(STYLES[row.variant], p, description),), number, error=error)


def _from_exact(difference: float) -> str:
    return translate("{points} points from exact").format(points=points(difference))


def _measures(row: ComparisonRow) -> list[tuple[str, str, str]]:
    """Return what is measured of an answer: a heading, a raw number for a spreadsheet, and the number in words."""
    posterior, off = row.posterior, row.difference
    place = "" if off is None or off.where is None else localized(commas([card_name(off.where[0]), name(off.where[1])]))
    ms, n = (None, None) if posterior is None else (posterior.elapsed_ms, posterior.effective)
    mean, most, z = (None, None, None) if off is None else (off.mean, off.largest, off.z)
    numbers: list[tuple[str, float | None, Callable[[float], str]]] = [
        (translate("Time (ms)"), ms, lambda ms: decimal(ms, 0 if ms >= 10 else 1)),
        (translate("Mean difference"), mean, points),
        (translate("Largest difference"), most, points),
        (translate("Effective samples"), n, lambda n: grouped(round(n))),
        (translate("Differences in standard errors"), z, lambda z: decimal(z, 2)),
    ]
    texts = [(heading, "" if x is None else plain(x), "" if x is None else write(x)) for heading, x, write in numbers]
    return [*texts, (translate("Where"), place, place)]


def _note(row: ComparisonRow, asked: ShowModel) -> str:
    """Return how an engine found its answer and what that is measured against, or why there is none."""
    if row.posterior is None:
        text = translate("No answer. {reason}", "reason: a clause that begins with a capital")
        return text.format(reason=capital(localized(row.failure), CAPITAL))
    notes = [localized(row.posterior.method)]
    if row.difference is None and not row.variant.is_exact:
        notes.append(translate("no exact answer to compare with"))
    elif row.difference is not None and not row.difference.cells:
        notes.append(translate("no cell is open"))
    elif row.difference is not None and row.posterior.show_model != asked:
        against = translate("measured against “{engine}”")
        notes.append(against.format(engine=localized(NAMES["exact, ignore"])))
    return capital(localized(clauses(notes)), CAPITAL)


def _table(case: Case, rows: Sequence[ComparisonRow]) -> Table:
    """Return raw probabilities between 0 and 1 and their standard errors, in columns by engine, and below the rest."""
    cells = [(card, holder) for card in case.setup.deck.cards for holder in case.setup.holders]
    below = *(heading for heading, _, _ in _measures(rows[0])), translate("Note", "what an engine says of its answer")
    columns: list[Sequence[str]] = [
        (translate("Card"), *(card_name(card) for card, _ in cells), *below),
        (translate("Who", "who has a card"), *(title(holder) for _, holder in cells), *[""] * len(below)),
    ]
    for row in rows:
        posterior, measures = row.posterior, [raw for _, raw, _ in _measures(row)]
        numbers = [""] * len(cells) if posterior is None else map(plain, posterior.marginals.ravel().tolist())
        heading, note = localized(NAMES[row.variant]), _note(row, case.setup.rules.show_model)
        columns.append((heading, *numbers, *measures, note))
        if posterior is not None and posterior.stderr is not None:
            errors = map(plain, posterior.stderr.ravel().tolist())
            columns.append((f"± {heading}", *errors, *[""] * len(below)))
    return tuple(zip(*columns, strict=True))
