"""The upper table of the comparison: one row per engine, with its time and its distance from exact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from app.features.compare.text import NOTHING, note, place, points, time, way_title
from app.ui.language import localized, translate
from app.ui.widgets.tables import Index, ReadTable
from core.engines.comparison import ComparisonRow, EngineVariant, variants
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.setup import Setup
from core.text.text import Text, commas, say

STALE_ROLE = Qt.ItemDataRole.UserRole
"""Whether a row is outdated."""


class ComparisonColumn(IntEnum):
    """The columns, in order."""

    ENGINE = 0
    TIME = 1
    MEAN = 2
    LARGEST = 3
    WHERE = 4
    NOTE = 5


_HEADINGS: Mapping[ComparisonColumn, tuple[Text, Text, Text]] = {
    ComparisonColumn.ENGINE: (
        say("ComparisonModel", "Engine"),
        say("ComparisonModel", "Engine"),
        say("ComparisonModel", "Each engine answers the position that the sheet shows."),
    ),
    ComparisonColumn.TIME: (
        say("ComparisonModel", "Time"),
        say("ComparisonModel", "Time"),
        say("ComparisonModel", "How long the answer took."),
    ),
    ComparisonColumn.MEAN: (
        say("ComparisonModel", "Mean\ndiff.", "mean difference, in two short lines"),
        say("ComparisonModel", "Mean difference"),
        say(
            "ComparisonModel",
            "From the exact answer to the same question,\nover all cells that are open; in percentage points.",
        ),
    ),
    ComparisonColumn.LARGEST: (
        say("ComparisonModel", "Largest\ndiff.", "largest difference, in two short lines"),
        say("ComparisonModel", "Largest difference"),
        say(
            "ComparisonModel",
            "The largest difference of any cell from the exact answer\nto the same question; in percentage points.",
        ),
    ),
    ComparisonColumn.WHERE: (
        say("ComparisonModel", "Where"),
        say("ComparisonModel", "Where"),
        say(
            "ComparisonModel",
            "The card and the holder of the largest difference.\nEnter or a click shows them below.",
        ),
    ),
    ComparisonColumn.NOTE: (
        say("ComparisonModel", "Note", "what an engine says of its answer"),
        say("ComparisonModel", "Note", "what an engine says of its answer"),
        say("ComparisonModel", "What the engine says of its answer, or why it has none."),
    ),
}
"""Heading, spoken heading and tool tip of each column."""

NUMBERS = (ComparisonColumn.TIME, ComparisonColumn.MEAN, ComparisonColumn.LARGEST)
CENTRED = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class ComparisonEntry:
    """An engine, its row if known, and whether that is outdated."""

    way: EngineVariant
    row: ComparisonRow | None = None
    stale: bool = False


class ComparisonModel(ReadTable):
    """The compared engines, in order. Reset only when the engines, cards or holders change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup: Setup | None = None
        self._entries: tuple[ComparisonEntry, ...] = ()

    # --- what is compared

    def begin(self, case: Case, known: Iterable[ComparisonRow]) -> None:
        """Start the comparison on this case with the rows known so far; other rows are kept as outdated."""
        rows = {row.way: row for row in known}
        old = {entry.way: entry.row for entry in self._entries} if _same(case.setup, self._setup) else {}
        entries = tuple(
            ComparisonEntry(way, rows.get(way, old.get(way)), way not in rows and old.get(way) is not None)
            for way in variants(case)
        )
        if old.keys() == {entry.way for entry in entries}:
            self._setup, self._entries = case.setup, entries
            self.refresh_all()
        else:
            self._reset(case.setup, entries)

    def put(self, row: ComparisonRow) -> None:
        """Set the row of an engine."""
        i = [entry.way for entry in self._entries].index(row.way)
        self._entries = (*self._entries[:i], ComparisonEntry(row.way, row), *self._entries[i + 1 :])
        self.dataChanged.emit(self.index(i, 0), self.index(i, len(ComparisonColumn) - 1))
        if i + 1 < len(self._entries):  # the next engine is computing now
            self.dataChanged.emit(self.index(i + 1, 0), self.index(len(self._entries) - 1, len(ComparisonColumn) - 1))

    def set_stale(self) -> None:
        """Mark all rows as outdated."""
        self._entries = tuple(replace(entry, stale=entry.row is not None) for entry in self._entries)
        self.refresh_all()

    def clear(self) -> None:
        """Remove all rows."""
        self._reset(None, ())

    def _reset(self, setup: Setup | None, entries: tuple[ComparisonEntry, ...]) -> None:
        self.beginResetModel()
        self._setup, self._entries = setup, entries
        self.endResetModel()

    @property
    def setup(self) -> Setup | None:
        """The set-up that the rows belong to."""
        return self._setup

    @property
    def asked(self) -> ShowModel:
        """The show model that the case asks for."""
        return ShowModel.RANDOM if self._setup is None else self._setup.rules.show_model

    @property
    def entries(self) -> tuple[ComparisonEntry, ...]:
        """The engines with what is known of them, in order."""
        return self._entries

    @property
    def waiting(self) -> int:
        """Number of engines without a row of this case."""
        return sum(entry.row is None or entry.stale for entry in self._entries)

    # --- ReadTable

    @property
    def n_rows(self) -> int:
        return len(self._entries)

    @property
    def n_columns(self) -> int:
        return len(ComparisonColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        column, entry = ComparisonColumn(index.column()), self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), column)
            case Qt.ItemDataRole.ToolTipRole:
                return None if entry.row is None else note(entry.row, self.asked, full=True)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index.row(), column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if column in NUMBERS else LEFT
            case _ if role == STALE_ROLE:
                return entry.stale
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= len(ComparisonColumn):
            return None
        text, spoken, tip = map(localized, _HEADINGS[ComparisonColumn(section)])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.ToolTipRole:
                return tip
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if section in NUMBERS else LEFT
            case _:
                return None

    # --- words

    def _spoken(self, i: int, column: ComparisonColumn) -> str:
        text = self._text(i, column)
        if self._entries[i].stale:
            text = localized(commas([text, translate("ComparisonModel", "being updated")]))
        said = translate("ComparisonModel", "{heading}: {text}", "what is spoken of a cell")
        return said.format(heading=localized(_HEADINGS[column][1]), text=text)

    def _text(self, i: int, column: ComparisonColumn) -> str:
        entry = self._entries[i]
        if column == ComparisonColumn.ENGINE:
            return way_title(entry.way)
        if entry.row is None:
            return self._turn(i) if column == ComparisonColumn.NOTE else ""
        return note(entry.row, self.asked) if column == ComparisonColumn.NOTE else _text(entry.row, column)

    def _turn(self, i: int) -> str:
        first = next(k for k, entry in enumerate(self._entries) if entry.row is None or entry.stale)
        if i == first:
            return translate("ComparisonModel", "Being computed…")
        return translate("ComparisonModel", "Waits for its turn")


def _text(row: ComparisonRow, column: ComparisonColumn) -> str:
    """Return a number of a row, or the place of its largest difference."""
    found = row.difference if row.difference is not None and row.difference.cells else None
    match column:
        case ComparisonColumn.TIME:
            return NOTHING if row.posterior is None else time(row.posterior.elapsed_ms)
        case ComparisonColumn.MEAN:
            return NOTHING if found is None else points(found.mean)
        case ComparisonColumn.LARGEST:
            return NOTHING if found is None else points(found.largest)
        case _:
            return NOTHING if found is None or found.where is None else place(found.where)


def _same(one: Setup, other: Setup | None) -> bool:
    """Whether two set-ups have the same cards and holders, so that outdated numbers still mean something."""
    return other is not None and (one.deck, one.holders) == (other.deck, other.holders)
