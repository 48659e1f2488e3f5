"""Exports the comparison as tab-separated text for a spreadsheet: raw probabilities between 0 and 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from app.features.compare.cells import ComparisonCells
from app.features.compare.model import ComparisonEntry, ComparisonModel
from app.features.compare.text import note, way_title
from app.ui.language import card_name, translate
from app.ui.numbers import plain
from app.ui.text import table_line, title
from core.model.rules import ShowModel


def headings() -> tuple[str, ...]:
    """Return the headings of the engines' columns."""
    return (
        translate("ComparisonText", "Engine"),
        translate("ComparisonText", "Time (ms)"),
        translate("ComparisonText", "Mean difference"),
        translate("ComparisonText", "Largest difference"),
        translate("ComparisonText", "Card"),
        translate("ComparisonText", "Holder"),
        translate("ComparisonText", "Effective samples"),
        translate("ComparisonText", "Differences in standard errors"),
        translate("ComparisonText", "Note", "what an engine says of its answer"),
    )


def as_text(engines: ComparisonModel, cells: ComparisonCells) -> str:
    """Return both tables, separated by an empty line; empty where nothing is shown."""
    if not engines.entries:
        return ""
    lines = [
        headings(),
        *(_engine(entry, engines.asked) for entry in engines.entries),
        (),
        *_cards(engines.entries, cells),
    ]
    return "".join(table_line(line) for line in lines)


def _engine(entry: ComparisonEntry, asked: ShowModel) -> tuple[str, ...]:
    row = entry.row
    if row is None:
        return (way_title(entry.way), *[""] * (len(headings()) - 2), translate("ComparisonText", "not answered yet"))
    posterior, found = row.posterior, row.difference
    numbers = (
        None if posterior is None else posterior.elapsed_ms,
        None if found is None else found.mean,
        None if found is None else found.largest,
    )
    card, holder = (
        ("", "") if found is None or found.where is None else (card_name(found.where[0]), title(found.where[1]))
    )
    sampling = None if posterior is None else posterior.effective, None if found is None else found.z
    said = note(row, asked, full=True)
    if entry.stale:
        said = translate("ComparisonText", "{note} (of an earlier moment)").format(note=said)
    return (way_title(entry.way), *map(_number, numbers), card, holder, *map(_number, sampling), said)


def _cards(entries: Sequence[ComparisonEntry], cells: ComparisonCells) -> Iterator[tuple[str, ...]]:
    """Yield the lines of the cards; an engine with standard errors has a second column for them."""
    erring = [_has_errors(entry) for entry in entries]
    headings = (
        (way_title(entry.way), *[f"± {way_title(entry.way)}"] * errs)
        for entry, errs in zip(entries, erring, strict=True)
    )
    yield (title(cells.holder), *_joined(headings))
    for row, card in enumerate(cells.cards):
        yield (card_name(card), *_joined(_cell(cells, row, column, errs) for column, errs in enumerate(erring)))


def _cell(cells: ComparisonCells, row: int, column: int, errs: bool) -> tuple[str, ...]:
    cell = cells.cell(row, column)
    if cell is None:
        return ("",)
    return (_number(cell.p), *[_number(cell.stderr)] * errs)


def _has_errors(entry: ComparisonEntry) -> bool:
    return entry.row is not None and entry.row.posterior is not None and entry.row.posterior.stderr is not None


def _joined(parts: Iterable[tuple[str, ...]]) -> Iterator[str]:
    return (text for part in parts for text in part)


def _number(x: float | None) -> str:
    return "" if x is None else plain(x)
