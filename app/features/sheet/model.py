"""The item model of the sheet: cards down, grouped by category; holders across, the envelope first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt

from app.features.sheet.cell import Cell, OwnCell, Place, TieSigns, direct_reasons
from app.features.sheet.text import cell_tip, holder_tip, hunch_line, laid_open, moved_words, spoken_cell
from app.ui.language import card_name, localized
from app.ui.text import category_title, title
from app.ui.tokens import TokenLook, tokens_of
from app.ui.widgets.keys import player_keys
from app.ui.widgets.tables import Index, ReadTable
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending_of
from core.model.hunch import JudgedHunch
from core.model.seats import Holder
from core.model.setup import Setup
from core.text.text import sentence

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from core.belief.belief import MovedCell
    from core.engines.posterior import Posterior
    from core.explain.revealed import Tie


SIGNS: Final = {"yes": "✓", "no": "✗", "maybe": "?"}
"""The marks in a table that is copied."""

NO_MARK: Final = OwnCell()


def half_percents(p: float) -> tuple[int, int]:
    """Return the half percents next to a probability: in between, its text is the same, and bars look the same."""
    return floor(200 * p), ceil(200 * p)


@dataclass(frozen=True, slots=True)
class CellLook:
    """What is seen of a cell: equal looks are painted alike.

    ``tags`` are the letters of a half-known card; on one's own sheet, the mark and its verdict. ``hunch``: its
    probability, 0 without one.
    """

    cell: Cell = field(compare=False)
    holds: bool | None
    half_percents: tuple[int, int] | None
    is_stale: bool
    is_rough: bool
    tags: tuple[str, ...]
    is_outlined: bool
    is_laid: bool = False
    hunch: float = 0.0


_CERTAIN = {
    (holds, is_outlined): CellLook(
        Cell(holds), holds, None, is_stale=False, is_rough=False, tags=(), is_outlined=is_outlined
    )
    for holds in (False, True)
    for is_outlined in (False, True)
}
"""What is seen of a certain cell."""


class SheetModel(ReadTable):
    """Rows are headings and cards, columns the holders of a set-up. Reset only when those change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup: Setup | None = None
        self._rows: tuple[Category | Card, ...] = ()
        self.row_titles: tuple[str, ...] = ()
        self._tokens: Mapping[Card, TokenLook] = {}
        self._holders: tuple[Holder, ...] = ()
        self._indices: tuple[int | None, ...] = ()
        """The index of each row's card in the deck; None of a heading."""
        self._marks: list[list[int]] | None = None
        self._marginals: list[list[float]] | None = None
        self._errors: list[list[float]] | None = None
        self._posterior: Posterior | None = None
        self._stale = False
        self.ties = TieSigns()
        self.moved: tuple[MovedCell, ...] = ()
        self._outlined: frozenset[tuple[Card, Holder]] = frozenset()
        self._case: Case | None = None
        self._laid: Mapping[Card, Holder] = {}
        self._hunches: Mapping[Place, JudgedHunch] = {}
        self._own: Mapping[Place, Cell] | None = None
        self._looks: dict[tuple[int, int], CellLook | None] = {}

    # --- contents

    def set_setup(self, setup: Setup | None) -> None:
        """Show the cards and holders of this set-up; unchanged ones keep their numbers as outdated."""
        before = self._setup
        if setup and before and (setup.deck, setup.holders) == (before.deck, before.holders):
            if setup != before:
                self._setup, self._marks, self._looks = setup, None, {}
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._holders) - 1)
                self.set_stale()
            return
        self.beginResetModel()
        self._setup = setup
        self._rows = () if setup is None else tuple(_rows(setup))
        self.row_titles = tuple(map(_row_title, self._rows))
        self._tokens = {} if setup is None else tokens_of(setup.deck.of(Category.SUSPECT))
        index = {} if setup is None else setup.deck.index
        self._indices = tuple(index[row] if isinstance(row, Card) else None for row in self._rows)
        self._holders = () if setup is None else setup.holders
        self._looks = {}
        self._outlined = frozenset()
        self._forget()
        self.endResetModel()

    def clear(self) -> None:
        """Show no numbers and no marks."""
        self._forget()
        self._refresh()

    def _forget(self) -> None:
        self._marks = self._posterior = self._marginals = self._errors = None
        self._stale, self.ties, self.moved = False, TieSigns(), ()

    def set_case(self, case: Case | None) -> None:
        """Set the case whose entries decide the certain cells, and whose cards may have been laid open."""
        end = None if case is None else ending_of(case)
        self._case, self._laid = case, {} if end is None or case is None else end.places(case.setup)
        self._judge(() if case is None else map(JudgedHunch, case.hunches))

    def _judge(self, hunches: Iterable[JudgedHunch]) -> None:
        self._hunches = {(one.hunch.card, one.hunch.holder): one for one in hunches}

    def hunch(self, card: Card, holder: Holder) -> JudgedHunch | None:
        """Return the hunch on a cell; one's own sheet has none."""
        return None if self._own is not None else self._hunches.get((card, holder))

    def set_own(self, own: Mapping[Place, Cell] | None) -> None:
        """Show these cells in the place of what is known, all others empty; None: what is known again."""
        self._own = own
        self._refresh()

    @property
    def has_numbers(self) -> bool:
        return self._posterior is not None

    @property
    def is_fresh(self) -> bool:
        return self.has_numbers and not self._stale

    def set_marks(self, cells: npt.NDArray[np.int8]) -> None:
        """Set the marks by propagation, [n_cards, n_holders]: 1 holds, 0 not, -1 open; numbers stay as they are."""
        self._marks = cells.tolist()
        self._refresh()

    def set_posterior(
        self,
        posterior: Posterior,
        ties: Sequence[Tie] = (),
        hunches: Sequence[JudgedHunch] = (),
        moved: Sequence[MovedCell] = (),
    ) -> None:
        """Set the numbers, ties and hunches, and which cells are ``moved`` as people play.

        Marks follow from the numbers, replacing earlier ones.
        """
        self._marks, self._posterior, self._stale = None, posterior, False
        self._marginals = posterior.marginals.tolist()  # a list is read much faster, number by number
        self._errors = None if posterior.exact or posterior.stderr is None else posterior.stderr.tolist()
        self.ties = TieSigns(ties, () if self._setup is None else self._setup.seats)
        self.moved = tuple(moved)
        self._judge(hunches)
        self._refresh()

    def set_outlined(self, cells: Collection[tuple[Card, Holder]]) -> None:
        if frozenset(cells) != self._outlined:
            self._outlined = frozenset(cells)
            self._refresh()

    def set_stale(self) -> None:
        if not self._stale:
            self._stale = True
            self._refresh()

    def _refresh(self) -> None:
        """Announce the cells that look different now: painting all of them takes most of the time of an entry."""
        cells = ((row, column) for row in range(self.n_rows) for column in range(self.n_columns))
        looks = {at: self._look(*at) for at in cells}
        changed = [at for at, look in looks.items() if at not in self._looks or look != self._looks[at]]
        self._looks = looks
        if 2 * len(changed) > len(looks):
            self.refresh_all()
        else:
            for at in changed:
                self.dataChanged.emit(self.index(*at), self.index(*at))

    def _look(self, row: int, column: int) -> CellLook | None:
        cell, card, holder = self.cell(row, column), self.card(row), self.holder(column)
        if cell is None or card is None:
            return None
        found, is_outlined = self.hunch(card, holder), (card, holder) in self._outlined
        hunch = 0.0 if found is None else found.hunch.p
        if cell.holds is not None:
            certain = _CERTAIN[cell.holds, is_outlined]
            return replace(certain, hunch=hunch) if hunch else certain
        p = None if cell.p is None else half_percents(cell.p)
        letters = (cell.mark, cell.verdict) if isinstance(cell, OwnCell) else self._letters(row, column)
        return CellLook(cell, None, p, cell.stale, cell.is_rough, letters, is_outlined, cell.laid, hunch)

    def look(self, row: int, column: int) -> CellLook | None:
        at = row, column
        return self._looks[at] if at in self._looks else self._look(row, column)

    # --- rows and columns

    def row(self, row: int) -> Category | Card:
        return self._rows[row]

    def card(self, row: int) -> Card | None:
        found = self._rows[row]
        return found if isinstance(found, Card) else None

    def token(self, row: int) -> TokenLook | None:
        card = self.card(row)
        return None if card is None else self._tokens.get(card)

    def holder(self, column: int) -> Holder:
        return self._holders[column]

    def headings(self) -> tuple[int, ...]:
        return tuple(i for i, row in enumerate(self._rows) if not isinstance(row, Card))

    def is_me(self, column: int) -> bool:
        return self._setup is not None and self._holders[column] == self._setup.me

    def seat_key(self, column: int) -> str:
        names = () if self._setup is None else self._setup.seats.names
        return player_keys(names).get(self._holders[column], "")

    def cell(self, row: int, column: int) -> Cell | None:
        i = self._indices[row]
        if i is None:
            return None
        if self._own is not None and (own := self.card(row)) is not None:
            return self._own.get((own, self._holders[column]), NO_MARK)
        p = None if self._marginals is None else self._marginals[i][column]
        if self._marks is not None and self._marks[i][column] >= 0:
            return Cell(bool(self._marks[i][column]))
        if p in (0.0, 1.0) and not self._stale:
            return Cell(p == 1.0)
        card = self.card(row)
        laid = card is not None and self._laid.get(card) == self.holder(column)
        return Cell(None, p, self._stale, self._error(i, column), laid)

    def _letters(self, row: int, column: int) -> tuple[str, ...]:
        """The letters of a cell, certain or not."""
        card = self.card(row) if self.ties.first else None
        return () if card is None else self.ties.letters(card, self.holder(column))

    def _error(self, card: int, column: int) -> float | None:
        if self._posterior is None or self._posterior.exact:
            return 0.0
        return None if self._errors is None else self._errors[card][column]

    def table(self) -> Iterator[tuple[str, ...]]:
        """Yield the lines of the sheet for a spreadsheet: the holders, then the cards. Old numbers are left out."""
        yield ("", *map(title, self._holders))
        for row, name in enumerate(self.row_titles):
            yield (name, *(self._field(row, column) for column in range(self.n_columns)))

    def _field(self, row: int, column: int) -> str:
        cell = self.cell(row, column)
        if cell is None:
            return ""
        if isinstance(cell, OwnCell):
            return SIGNS.get(cell.mark, "")
        if cell.holds is None:
            return "" if cell.stale else cell.text
        return SIGNS["yes" if cell.holds else "no"]

    # --- ReadTable

    @property
    def n_rows(self) -> int:
        return len(self._rows)

    @property
    def n_columns(self) -> int:
        return len(self._holders)

    def flags(self, index: Index) -> Qt.ItemFlag:
        is_heading = index.isValid() and self.card(index.row()) is None
        return Qt.ItemFlag.NoItemFlags if is_heading else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.cell(index.row(), index.column())
        card = self.card(index.row())
        if cell is None or card is None:
            return None
        holder = self.holder(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(card, holder, cell)
            case Qt.ItemDataRole.ToolTipRole:
                if self._own is not None:
                    return self._spoken(card, holder, cell)
                return "\n".join([cell_tip(card, holder, cell), *self._more(card, holder, cell)])
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return self.row_titles[section] if section < len(self.row_titles) else None
        if section >= len(self._holders) or self._setup is None:
            return None
        holder = self._holders[section]
        return holder_tip(holder, self._setup) if role == Qt.ItemDataRole.ToolTipRole else title(holder)

    # --- words

    def _more(self, card: Card, holder: Holder, cell: Cell) -> tuple[str, ...]:
        """Return what a cell's tags and its pin mean, and how far it is moved."""
        tied = self.ties.words(card, holder) if cell.holds is None else ()
        moved = (moved_words(one) for one in self.moved if (one.card, one.holder) == (card, holder))
        found = self.hunch(card, holder)
        return (*tied, *moved, *(() if found is None else (hunch_line(found),)))

    def _spoken(self, card: Card, holder: Holder, cell: Cell) -> str:
        source = None
        if cell.holds is not None and self._case is not None:
            source = direct_reasons(self._case).get((card, holder, cell.holds))
        said = spoken_cell(card, holder, cell, source)
        more = [*([laid_open(cell)] if cell.laid else []), *self._more(card, holder, cell)]
        return " ".join([localized(sentence(said)), *more]) if more else said


def _rows(setup: Setup) -> Iterator[Category | Card]:
    for category in Category:
        yield category
        yield from setup.deck.of(category)


def _row_title(row: Category | Card) -> str:
    return card_name(row) if isinstance(row, Card) else category_title(row)
