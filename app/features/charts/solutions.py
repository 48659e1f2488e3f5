"""The chart of the likeliest solutions."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from app.features.charts.bars import BarPicture, BarRow, Segment, percents
from app.features.charts.drawing import Look
from app.ui.language import card_name, translate
from app.ui.numbers import error_percent, estimated_percent, exact_percent, fine_percent, plain
from core.model.cards import Triple

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

MOST: Final = 10

REACHES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""How far the scale can reach: of many solutions, each is so unlikely that one couldn't see its bar beside 100%."""


def solutions_picture(posterior: Posterior) -> BarPicture | None:
    """Return a bar for each of the likeliest solutions, the likeliest first; None from an engine without a joint."""
    envelope = posterior.envelope
    if envelope is None:
        return None
    best = [(solution, p, _error(p, posterior.effective)) for solution, p in envelope.top(MOST)]
    longest = max(p + error for _, p, error in best)
    reach = next((reach for reach in REACHES if reach >= longest), 1.0)
    rows = tuple(_row(*one) for one in best)
    headings = (
        translate("ChartSolutions", "Suspect"),
        translate("ChartSolutions", "Weapon"),
        translate("ChartSolutions", "Room"),
        translate("ChartSolutions", "Probability"),
    )
    table = ((*map(card_name, solution), plain(p)) for solution, p, _ in best)
    return BarPicture(rows, reach, percents(reach), (headings, *table), names_above=True, note=_note(posterior, best))


def _error(p: float, effective: float | None) -> float:
    """Return the standard error of a share among so many drawn deals; 0 where none were drawn."""
    return sqrt(p * (1 - p) / effective) if effective else 0.0


def _row(solution: Triple, p: float, error: float) -> BarRow:
    name = ", ".join(map(card_name, solution))
    segment = Segment(Look.ENVELOPE, p, _said(name, p, error))
    return BarRow(solution, name, (segment,), estimated_percent(p, error) if error else fine_percent(p), error=error)


def _said(name: str, p: float, error: float) -> str:
    if p == 1.0:
        return translate("ChartSolutions", "{solution}: certain").format(solution=name)
    if error:
        return translate("ChartSolutions", "{solution}: {share}, with a standard error of {error}").format(
            solution=name, share=estimated_percent(p, error), error=error_percent(error)
        )
    return translate("ChartSolutions", "{solution}: {share}").format(solution=name, share=exact_percent(p))


def _note(posterior: Posterior, best: list[tuple[Triple, float, float]]) -> str:
    """Say how much of all there is to know the bars show."""
    shown = fine_percent(min(1.0, sum(p for _, p, _ in best)))
    left = posterior.solutions
    if left is None:
        return translate("ChartSolutions", "Together {share}, by an estimate.").format(share=shown)
    if left <= len(best):
        return translate("ChartSolutions", "These are all that are possible.")
    return translate("ChartSolutions", "Together {share}, of %n possible solution(s).", "", left).format(share=shown)
