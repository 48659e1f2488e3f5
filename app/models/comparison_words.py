"""What the comparison says of a row: names, numbers and notes, for people and for spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.models.sheet_model import title
from app.words import clash
from core.engines.comparison import Difference, Row, Way
from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.rules import ShowModel
from core.model.seats import Holder

if TYPE_CHECKING:
    from app.models.comparison_model import Entry
    from core.engines.contract import Source

EMPTY = "No game is open. Open one, and all engines answer its position here."
SUPPOSED = "What would be, with the entry that is not entered"
HELD = "First the sheet gets its own answer, then the engines are compared."

TITLES = {
    Way.EXACT: "Exact",
    Way.EXACT_IGNORE: "Exact, choice ignored",
    Way.CENTRE: "Analytic centre",
    Way.BELIEFS: "Beliefs over hands",
    Way.MONTE_CARLO: "Monte Carlo",
}

SHORT = {**TITLES, Way.EXACT_IGNORE: "Exact, ignored", Way.CENTRE: "Centre", Way.BELIEFS: "Beliefs"}
"""What heads a column of the lower table."""

NOTHING = "\N{EN DASH}"
ROUNDING = 1e-9
"""Differences up to this come from rounding."""


def points(p: float) -> str:
    """Return a difference of probabilities in percentage points, two decimals; only what is none reads 0."""
    if p <= ROUNDING:
        return "0"
    return "<0.01" if p < 0.00005 else f"{100 * p:.2f}"


def time(ms: float) -> str:
    """Return how long something took, in milliseconds or seconds, to about two figures."""
    if ms >= 10_000:
        return f"{ms / 1000:.0f} s"
    if ms >= 1000:
        return f"{ms / 1000:.1f} s"
    return f"{ms:.0f} ms" if ms >= 10 else f"{ms:.1f} ms"


def place(where: tuple[Card, Holder]) -> str:
    """Return a cell in words: "Rope, Bob"."""
    card, holder = where
    return f"{card}, {title(holder).lower() if title(holder) != holder else holder}"


def note(row: Row, asked: ShowModel, *, full: bool = False) -> str:
    """Return which way was taken, for which show model where that is not the one asked for, and what is said of errors.

    Or why there is no answer. The ``full`` note has all that the engine says of its way.
    """
    posterior = row.posterior
    if posterior is None:
        return f"No answer. {row.failure[:1].upper()}{row.failure[1:]}"
    way = posterior.method if full else posterior.method.partition(";")[0]
    other = posterior.show_model != asked and not row.way.is_exact
    parts = [way, *_sampling(posterior, row.difference), *_comparable(row, other=other)]
    said = "; ".join(parts)
    return said[:1].upper() + said[1:]


def _sampling(posterior: Posterior, difference: Difference | None) -> list[str]:
    """Say what a sample is worth, and whether its errors have the size that it states."""
    if posterior.samples is None or posterior.effective is None:
        return []
    said = []
    if round(posterior.effective) < posterior.samples:
        said.append(f"worth {posterior.effective:,.0f} independent ones")
    if difference is not None and difference.z is not None:
        said.append(f"differences of {difference.z:.2f} standard errors (rms)")
    return said


def _comparable(row: Row, *, other: bool) -> list[str]:
    """Say what an answer is measured against, where that isn't plain."""
    if row.way.is_exact:
        return []
    if row.difference is None:
        return ["no exact answer to compare with"]
    if not row.difference.cells:
        return ["no cell is open"]
    return [f"measured against “{TITLES[Way.EXACT_IGNORE]}”"] if other else []


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why a case that contradicts itself isn't compared."""
    return f"{clash(conflict)} No deal fits, so there is nothing to compare."


def moment(n_events: int, *, supposed: bool) -> str:
    """Return which moment of the game is compared: after so many entries, or what would be."""
    if supposed:
        return SUPPOSED
    return "Before the first entry" if n_events == 0 else f"After entry {n_events}"


def progress(moment: str, entries: Sequence[Entry]) -> str:
    """Return what moment of the game is compared, and how far that is."""
    done = [entry.row for entry in entries if entry.row is not None and not entry.stale]
    if len(done) < len(entries):
        return f"{moment}: {len(done)} of {len(entries)} have answered…"
    cells = next((row.difference.cells for row in done if row.difference is not None), None)
    if cells is None:
        return f"{moment}. The exact engine has no answer, so nothing says how far off the others are."
    if not cells:
        return f"{moment} everything is certain."
    return f"{moment}. {cells} cell{' is' if cells == 1 else 's are'} open; differences are in percentage points."
