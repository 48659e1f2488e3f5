"""The table of the comparison: the engines across; their times and differences, and the cards of one holder, down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
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
    variant_title,
)
from app.ui.language import card_name, localized, translate
from app.ui.numbers import fine_percent
from app.ui.text import title
from app.ui.widgets.tables import Index, ReadTable
from core.engines.comparison import ComparisonRow, EngineVariant, variants
from core.model.cards import Card
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from core.model.setup import Setup
from core.text.text import commas

Role = Qt.ItemDataRole

CELL_ROLE = Role.UserRole
"""The :class:`ComparedCell` of an index; None above the cards, and where the engine has no answer."""

STALE_ROLE = Role.UserRole + 1
"""Whether an engine's numbers are outdated."""


class SummaryRow(IntEnum):
    """The rows above the cards."""

    TIME = 0
    MEAN = 1
    LARGEST = 2
    WHERE = 3
    NOTE = 4


@dataclass(frozen=True, slots=True)
class ComparisonEntry:
    """An engine, its answer if known, and whether that is outdated."""

    variant: EngineVariant
    row: ComparisonRow | None = None
    stale: bool = False


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


class ComparisonModel(ReadTable):
    """The compared engines, in order. Reset only when the engines, cards or holders change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings = (
            (translate("Time"), translate("How long the answer took.")),
            (
                translate("Mean difference"),
                translate("From the exact answer to the same question,\nover all open cells; in percentage points."),
            ),
            (
                translate("Largest difference"),
                translate(
                    "The largest difference of any cell from the exact answer\n"
                    "to the same question; in percentage points."
                ),
            ),
            (
                translate("Where"),
                translate("The card and the holder of the largest difference.\nEnter or a click shows them below."),
            ),
            (
                translate("Note", "what an engine says of its answer"),
                translate("What the engine says about its answer, or why it has none."),
            ),
        )
        self.setup: Setup | None = None
        self.entries: tuple[ComparisonEntry, ...] = ()
        self.holder: Holder = ENVELOPE
        self._columns: tuple[tuple[ComparedCell, ...], ...] = ()

    # --- contents

    def show_rows(self, case: Case, known: Iterable[ComparisonRow]) -> None:
        """Show the answers known so far for a case; others are kept as outdated."""
        rows, setup = {row.variant: row for row in known}, case.setup
        same = self.setup is not None and (setup.deck, setup.holders) == (self.setup.deck, self.setup.holders)
        old = {entry.variant: entry.row for entry in self.entries} if same else {}
        entries = tuple(
            ComparisonEntry(
                variant, rows.get(variant, old.get(variant)), variant not in rows and old.get(variant) is not None
            )
            for variant in variants(case)
        )
        if old.keys() == {entry.variant for entry in entries}:
            self.setup = setup
            self._change(entries)
        else:
            self._reset(setup, entries)

    def clear(self) -> None:
        self._reset(None, ())

    def set_holder(self, holder: Holder) -> None:
        self.holder = holder
        self._change(self.entries)

    def _change(self, entries: Iterable[ComparisonEntry]) -> None:
        self.entries = tuple(entries)
        self._columns = tuple(map(self._column, self.entries))
        self.refresh_all()

    def _reset(self, setup: Setup | None, entries: tuple[ComparisonEntry, ...]) -> None:
        self.beginResetModel()
        self.setup, self.entries = setup, entries
        if self.holder not in self.holders:
            self.holder = ENVELOPE
        self._columns = tuple(map(self._column, entries))
        self.endResetModel()

    def _column(self, entry: ComparisonEntry) -> tuple[ComparedCell, ...]:
        """Return the cells of an engine in card order; none without an answer."""
        row = entry.row
        if row is None or row.posterior is None:
            return ()
        column = row.posterior.holders.index(self.holder)
        shares, stderr = row.posterior.marginals[:, column].tolist(), row.posterior.stderr
        errors = [None] * len(shares) if stderr is None else stderr[:, column].tolist()
        off = None if row.difference is None else row.difference.errors[:, column]
        furthest = -1 if off is None or off.max() <= ROUNDING else int(off.argmax())
        return tuple(
            ComparedCell(p, error, None if off is None else float(off[i]), i == furthest, entry.stale)
            for i, (p, error) in enumerate(zip(shares, errors, strict=True))
        )

    @property
    def asked(self) -> ShowModel:
        return ShowModel.RANDOM if self.setup is None else self.setup.rules.show_model

    @property
    def holders(self) -> tuple[Holder, ...]:
        """The holders to choose from, the envelope first."""
        return () if self.setup is None else self.setup.holders

    @property
    def cards(self) -> tuple[Card, ...]:
        return () if self.setup is None else self.setup.deck.cards

    def place(self, card: Card, column: int) -> QModelIndex:
        """Return the index of a card in an engine's column."""
        return self.index(len(SummaryRow) + self.cards.index(card), column)

    def cell(self, card: int, column: int) -> ComparedCell | None:
        """Return an engine's answer for a card; None if it has none."""
        cells = self._columns[column]
        return cells[card] if cells else None

    # --- ReadTable

    @property
    def n_rows(self) -> int:
        return len(SummaryRow) + len(self.cards) if self.entries else 0

    @property
    def n_columns(self) -> int:
        return len(self.entries)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        i, entry = index.row() - len(SummaryRow), self.entries[index.column()]
        cell = self.cell(i, index.column()) if i >= 0 else None
        match role:
            case Role.DisplayRole if i < 0:
                return self._summary(index.row(), index.column())
            case Role.DisplayRole:
                return "" if cell is None else cell.text
            case Role.ToolTipRole if i < 0:
                return None if entry.row is None else note(entry.row, self.asked, full=True)
            case Role.ToolTipRole | Role.AccessibleTextRole:
                return self._sentence(index)
            case Role.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == CELL_ROLE:
                return cell
            case _ if role == STALE_ROLE:
                return entry.stale
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        down = orientation == Qt.Orientation.Vertical
        if section >= (self.rowCount() if down else self.columnCount()):
            return None
        variant = None if down else self.entries[section].variant
        match role:
            case Role.DisplayRole if variant is not None:
                return variant_title(variant, short=True)
            case Role.DisplayRole:
                return self._heading(section)
            case Role.ToolTipRole if variant is not None:
                return variant_title(variant)
            case Role.ToolTipRole if section < len(SummaryRow):
                return self._headings[section][1]
            case _:
                return None

    def _heading(self, row: int) -> str:
        i = row - len(SummaryRow)
        return self._headings[row][0] if i < 0 else card_name(self.cards[i])

    def _summary(self, row: int, column: int) -> str:
        found = self.entries[column].row
        if found is None:
            return self._turn(column) if row == SummaryRow.NOTE else ""
        posterior, difference = found.posterior, found.difference
        if difference is not None and not difference.cells:
            difference = None
        match SummaryRow(row):
            case SummaryRow.TIME if posterior is not None:
                return time(posterior.elapsed_ms)
            case SummaryRow.MEAN if difference is not None:
                return points(difference.mean)
            case SummaryRow.LARGEST if difference is not None:
                return points(difference.largest)
            case SummaryRow.WHERE if difference is not None and difference.where is not None:
                return place(difference.where)
            case SummaryRow.NOTE:
                return note(found, self.asked)
            case _:
                return NOTHING

    def _turn(self, column: int) -> str:
        if column == next(k for k, entry in enumerate(self.entries) if entry.row is None or entry.stale):
            return translate("Being computed…")
        return translate("Waiting")

    def _sentence(self, index: Index) -> str:
        i, entry = index.row() - len(SummaryRow), self.entries[index.column()]
        parts = [self._heading(index.row()), variant_title(entry.variant)]
        if i >= 0:
            parts.insert(1, title(self.holder))
            said = answer(self.cell(i, index.column()))
        else:
            said = self._summary(index.row(), index.column())
            if entry.stale:
                said = localized(commas([said, translate("being updated")]))
        return translate("{cell}: {answer}", "cell: a card, a holder and an engine").format(
            cell=localized(commas(parts)), answer=said
        )
