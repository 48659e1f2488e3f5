"""The two tables of the comparison: the engines with their times and differences, and the cards of one holder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, Qt

from app.features.compare.text import (
    NOTHING,
    ROUNDING,
    answer,
    note,
    place,
    points,
    sampling_error,
    time,
    variant_heading,
    variant_title,
)
from app.ui.language import card_name, localized, translate
from app.ui.numbers import fine_percent
from app.ui.text import title
from app.ui.widgets.tables import Index, ReadTable, WordTable
from core.engines.comparison import ComparisonRow, EngineVariant, variants
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from core.model.setup import Setup
from core.text.text import commas

Role = Qt.ItemDataRole

STALE_ROLE = Role.UserRole
"""Whether a row is outdated."""

CELL_ROLE = Role.UserRole
"""The :class:`ComparedCell` of an index; None if the engine has no answer yet."""


class ComparisonColumn(IntEnum):
    """The columns of the engines, in order."""

    ENGINE = 0
    TIME = 1
    MEAN = 2
    LARGEST = 3
    WHERE = 4
    NOTE = 5


@dataclass(frozen=True, slots=True)
class ComparisonEntry:
    """An engine, its row if known, and whether that is outdated."""

    variant: EngineVariant
    row: ComparisonRow | None = None
    stale: bool = False


class ComparisonModel(WordTable):
    """The compared engines, in order. Reset only when the engines, cards or holders change."""

    def __init__(self, parent: QObject | None = None) -> None:
        columns = (
            (
                translate("ComparisonModel", "Engine"),
                translate("ComparisonModel", "Each engine computes the position on the sheet."),
            ),
            (translate("ComparisonModel", "Time"), translate("ComparisonModel", "How long the answer took.")),
            (
                translate("ComparisonModel", "Mean\ndiff.", "mean difference, in two short lines"),
                translate(
                    "ComparisonModel",
                    "From the exact answer to the same question,\nover all open cells; in percentage points.",
                ),
            ),
            (
                translate("ComparisonModel", "Largest\ndiff.", "largest difference, in two short lines"),
                translate(
                    "ComparisonModel",
                    "The largest difference of any cell from the exact answer\n"
                    "to the same question; in percentage points.",
                ),
            ),
            (
                translate("ComparisonModel", "Where"),
                translate(
                    "ComparisonModel",
                    "The card and the holder of the largest difference.\nEnter or a click shows them below.",
                ),
            ),
            (
                translate("ComparisonModel", "Note", "what an engine says of its answer"),
                translate("ComparisonModel", "What the engine says about its answer, or why it has none."),
            ),
        )
        super().__init__(columns, (ComparisonColumn.TIME, ComparisonColumn.MEAN, ComparisonColumn.LARGEST), parent)
        self._spoken = [heading for heading, _ in columns]
        self._spoken[ComparisonColumn.MEAN] = translate("ComparisonModel", "Mean difference")
        self._spoken[ComparisonColumn.LARGEST] = translate("ComparisonModel", "Largest difference")
        self._setup: Setup | None = None
        self._entries: tuple[ComparisonEntry, ...] = ()

    # --- contents

    def begin(self, case: Case, known: Iterable[ComparisonRow]) -> None:
        """Start the comparison on this case with the rows known so far; other rows are kept as outdated."""
        rows = {row.variant: row for row in known}
        old = {entry.variant: entry.row for entry in self._entries} if _same(case.setup, self._setup) else {}
        entries = tuple(
            ComparisonEntry(
                variant, rows.get(variant, old.get(variant)), variant not in rows and old.get(variant) is not None
            )
            for variant in variants(case)
        )
        if old.keys() == {entry.variant for entry in entries}:
            self._setup, self._entries = case.setup, entries
            self.refresh_all()
        else:
            self._reset(case.setup, entries)

    def put(self, row: ComparisonRow) -> None:
        """Set the row of an engine."""
        i = [entry.variant for entry in self._entries].index(row.variant)
        self._entries = (*self._entries[:i], ComparisonEntry(row.variant, row), *self._entries[i + 1 :])
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

    # --- WordTable

    @property
    def n_rows(self) -> int:
        return len(self._entries)

    def cells(self, row: int) -> tuple[str, ...]:
        entry = self._entries[row]
        if entry.row is None:
            return variant_title(entry.variant), "", "", "", "", self._turn(row)
        posterior, found = entry.row.posterior, entry.row.difference
        if found is not None and not found.cells:
            found = None
        return (
            variant_title(entry.variant),
            NOTHING if posterior is None else time(posterior.elapsed_ms),
            NOTHING if found is None else points(found.mean),
            NOTHING if found is None else points(found.largest),
            NOTHING if found is None or found.where is None else place(found.where),
            note(entry.row, self.asked),
        )

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        match role:
            case Role.ToolTipRole:
                return None if entry.row is None else note(entry.row, self.asked, full=True)
            case Role.AccessibleTextRole:
                text = self.cells(index.row())[index.column()]
                if entry.stale:
                    text = localized(commas([text, translate("ComparisonModel", "being updated")]))
                said = translate("ComparisonModel", "{heading}: {text}", "what is spoken of a cell")
                return said.format(heading=self._spoken[index.column()], text=text)
            case _ if role == STALE_ROLE:
                return entry.stale
            case _:
                return super().data(index, role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        known = super().headerData(section, orientation, Role.DisplayRole) is not None
        if known and role == Role.AccessibleTextRole:
            return self._spoken[section]
        return super().headerData(section, orientation, role)

    def _turn(self, i: int) -> str:
        first = next(k for k, entry in enumerate(self._entries) if entry.row is None or entry.stale)
        if i == first:
            return translate("ComparisonModel", "Being computed…")
        return translate("ComparisonModel", "Waiting")


def _same(one: Setup, other: Setup | None) -> bool:
    """Whether two set-ups have the same cards and holders, so that outdated numbers still mean something."""
    return other is not None and (one.deck, one.holders) == (other.deck, other.holders)


@dataclass(frozen=True, slots=True)
class ComparedCell:
    """An engine's answer for a card and a holder.

    ``p``: the probability; ``stderr``: its standard error, if any. ``off``: the difference from exact, None if there
    is no exact answer. ``largest``: the largest difference for this holder. ``stale``: outdated.
    """

    p: float
    stderr: float | None
    off: float | None
    largest: bool
    stale: bool

    @property
    def text(self) -> str:
        """The number, with its standard error if any."""
        return fine_percent(self.p) + (f" ± {sampling_error(self.stderr)}" if self.stderr else "")


class ComparisonCells(ReadTable):
    """Cards down, the engines of a :class:`ComparisonModel` across, for one holder at a time."""

    def __init__(self, source: ComparisonModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._holder: Holder = ENVELOPE
        self._columns: tuple[tuple[ComparedCell, ...], ...] = ()
        source.modelAboutToBeReset.connect(self.beginResetModel)
        source.modelReset.connect(self._reset)
        source.dataChanged.connect(self._change)

    # --- what is shown

    @property
    def holder(self) -> Holder:
        """The holder shown."""
        return self._holder

    @property
    def holders(self) -> tuple[Holder, ...]:
        """The holders to choose from, the envelope first."""
        return () if self._source.setup is None else self._source.setup.holders

    def set_holder(self, holder: Holder) -> None:
        """Show the cards of this holder."""
        if holder != self._holder:
            self._holder = holder
            self._change()

    def place(self, card: Card, column: int) -> QModelIndex:
        """Return the index of a card in an engine's column."""
        return self.index(self.cards.index(card), column)

    def _reset(self) -> None:
        if self._holder not in self.holders:
            self._holder = ENVELOPE
        self._columns = tuple(map(self._column, self._source.entries))
        self.endResetModel()

    def _change(self) -> None:
        self._columns = tuple(map(self._column, self._source.entries))
        self.refresh_all()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in row order."""
        return () if self._source.setup is None else self._source.setup.deck.cards

    def _column(self, entry: ComparisonEntry) -> tuple[ComparedCell, ...]:
        """Return the cells of an engine in card order; none without an answer."""
        row = entry.row
        if row is None or row.posterior is None:
            return ()
        column = row.posterior.holders.index(self._holder)
        shares, stderr = row.posterior.marginals[:, column].tolist(), row.posterior.stderr
        errors = [None] * len(shares) if stderr is None else stderr[:, column].tolist()
        off = None if row.difference is None else row.difference.errors[:, column]
        furthest = -1 if off is None or off.max() <= ROUNDING else int(off.argmax())
        return tuple(
            ComparedCell(p, error, None if off is None else float(off[i]), i == furthest, entry.stale)
            for i, (p, error) in enumerate(zip(shares, errors, strict=True))
        )

    # --- ReadTable

    @property
    def n_rows(self) -> int:
        return len(self.cards)

    @property
    def n_columns(self) -> int:
        return len(self._columns)

    def cell(self, row: int, column: int) -> ComparedCell | None:
        """The cell of a row's card and a column's engine; None without an answer."""
        cells = self._columns[column]
        return cells[row] if cells else None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell(index.row(), index.column())
        match role:
            case Role.DisplayRole:
                return "" if cell is None else cell.text
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return self._sentence(index.row(), index.column(), cell)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == CELL_ROLE:
                return cell
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        down = orientation == Qt.Orientation.Vertical
        if section >= (self.rowCount() if down else self.columnCount()):
            return None
        if role == Role.DisplayRole:
            return card_name(self.cards[section]) if down else variant_heading(self._source.entries[section].variant)
        if role == Role.ToolTipRole and not down:
            return variant_title(self._source.entries[section].variant)
        return None

    def _sentence(self, row: int, column: int, cell: ComparedCell | None) -> str:
        parts = [card_name(self.cards[row]), title(self._holder), variant_title(self._source.entries[column].variant)]
        said = translate("ComparisonCells", "{cell}: {answer}", "cell: a card, a holder and an engine")
        return said.format(cell=localized(commas(parts)), answer=answer(cell))
