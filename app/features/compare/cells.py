"""The lower table of the comparison: each engine's probabilities for one holder, card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, Qt

from app.features.compare.model import CENTRED, ComparisonEntry, ComparisonModel
from app.features.compare.text import ROUNDING, points, way_heading, way_title
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import fine_percent
from app.ui.text import title
from app.ui.widgets.tables import Index, ReadTable
from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.seats import ENVELOPE, Holder
from core.text.text import commas

CELL_ROLE = Qt.ItemDataRole.UserRole
"""The :class:`ComparedCell` of an index; None where the engine has no answer yet."""


@dataclass(frozen=True, slots=True)
class ComparedCell:
    """An engine's answer for a card and a holder.

    ``p``: the probability; ``stderr``: its standard error, if any. ``off``: the difference from exact, None where there
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
        return fine_percent(self.p) + (f" ± {_error(self.stderr)}" if self.stderr else "")


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
        self._columns = self._computed()
        self.endResetModel()

    def _change(self) -> None:
        self._columns = self._computed()
        self.refresh_all()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in row order."""
        return () if self._source.setup is None else self._source.setup.deck.cards

    def _computed(self) -> tuple[tuple[ComparedCell, ...], ...]:
        """Return the cells of each engine in card order; none without an answer."""
        return tuple(self._column(entry) for entry in self._source.entries)

    def _column(self, entry: ComparisonEntry) -> tuple[ComparedCell, ...]:
        row = entry.row
        if row is None or row.posterior is None:
            return ()
        column = row.posterior.holders.index(self._holder)
        off = None if row.difference is None else row.difference.errors[:, column]
        furthest = -1 if off is None or off.max() <= ROUNDING else int(off.argmax())
        return tuple(
            ComparedCell(p, stderr, None if off is None else float(off[i]), i == furthest, entry.stale)
            for i, (p, stderr) in enumerate(_numbers(row.posterior, column))
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

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell(index.row(), index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if cell is None else cell.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(index.row(), index.column(), cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return CENTRED
            case _ if role == CELL_ROLE:
                return cell
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        down = orientation == Qt.Orientation.Vertical
        if section >= (self.rowCount() if down else self.columnCount()):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return card_name(self.cards[section]) if down else way_heading(self._source.entries[section].way)
        if role == Qt.ItemDataRole.ToolTipRole and not down:
            return way_title(self._source.entries[section].way)
        return None

    def _sentence(self, row: int, column: int, cell: ComparedCell | None) -> str:
        parts = [card_name(self.cards[row]), title(self._holder), way_title(self._source.entries[column].way)]
        said = translate("ComparisonCells", "{cell}: {answer}", "cell: a card, a holder and an engine")
        return said.format(cell=localized(commas(parts)), answer=_answer(cell))


def _answer(cell: ComparedCell | None) -> str:
    if cell is None:
        return translate("ComparisonCells", "no answer")
    said = [cell.text]
    if cell.off is not None:
        said.append(translate("ComparisonCells", "{points} points from exact").format(points=points(cell.off)))
    if cell.largest:
        said.append(translate("ComparisonCells", "the largest difference for this holder"))
    if cell.stale:
        said.append(translate("ComparisonCells", "being updated"))
    return localized(commas(said))


def _numbers(posterior: Posterior, column: int) -> Iterator[tuple[float, float | None]]:
    """Yield the probability and the standard error of each card for a holder."""
    for i in range(len(posterior.cards)):
        yield float(posterior.marginals[i, column]), None if posterior.stderr is None else posterior.stderr[i, column]


def _error(stderr: float) -> str:
    return f"<{decimal(0.1, 1)}" if stderr < 0.0005 else decimal(100 * stderr, 1)
