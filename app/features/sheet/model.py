"""The cells of the sheet and what they say, and the item model: cards down by category, the envelope first across."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, product
from math import ceil, floor
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Qt

from app.tasks.inference import InferenceReply
from app.ui.icons import TokenLook, tokens_of
from app.ui.language import card_name, localized, translate
from app.ui.numbers import ROUGH, error_percent, estimated_percent, percent, spoken_error, spoken_percent
from app.ui.text import category_title, title
from app.ui.widgets.options import player_keys
from app.ui.widgets.tables import Index, ReadTable
from core.evidence.evidence import SETUP, Source, evidence_of
from core.explain.phrases import entries
from core.model.asking import Attendance
from core.model.cards import Card, Category, cards_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import ending_of
from core.model.events import OpenHand
from core.model.hunch import JudgedHunch
from core.model.perspective import who_saw
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import listed, sentence, sentences, the

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from core.belief.belief import MovedCell
    from core.engines.posterior import Posterior
    from core.explain.revealed import Tie

Place: TypeAlias = tuple[Card, Holder]
"""A cell of the sheet: a card, and where it may be."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The value of a cell.

    ``holds`` is what is certain (None while open), ``p`` the probability if known, ``stale`` whether it is outdated,
    ``error`` its standard error: 0 if exact, None if unknown. ``laid``: the cards laid open at the end show it here.
    """

    holds: bool | None = None
    p: float | None = None
    stale: bool = False
    error: float | None = 0.0
    laid: bool = False

    @property
    def was(self) -> bool | None:
        """What was certain at that earlier moment, and may not be confirmed yet."""
        return None if self.holds is not None or self.p not in (0.0, 1.0) else self.p == 1.0

    @property
    def is_rough(self) -> bool:
        return self.holds is None and self.p is not None and self.error is not None and self.error > ROUGH

    @property
    def text(self) -> str:
        return "" if self.holds is not None or self.p is None else percent(self.p)


@dataclass(frozen=True, slots=True)
class OwnCell(Cell):
    """A cell of one's own sheet: the player's mark, empty where there is none, and what a check said of it.

    ``laid``: the card is here in a deal to compare with.
    """

    mark: str = ""
    verdict: str = ""


class TieSigns:
    """Letters of the open ties, unique on the sheet, and no initials of the players: "A" is not Ann."""

    def __init__(self, ties: Sequence[Tie] = (), names: Iterable[str] = ()) -> None:
        initials = {name[:1].upper() for name in names}
        letters = (letter for letter in _letters() if letter[0] not in initials)
        self._by_cell: dict[tuple[Card, Holder], tuple[tuple[str, Tie], ...]] = {}
        self.first = next(letters) if ties else ""
        for letter, tie in zip(chain([self.first], letters), ties, strict=False):
            for card in tie.cards:
                self._by_cell[card, tie.holder] = *self._by_cell.get((card, tie.holder), ()), (letter, tie)

    def letters(self, card: Card, holder: Holder) -> tuple[str, ...]:
        return tuple(letter for letter, _ in self._by_cell.get((card, holder), ()))

    def words(self, card: Card, holder: Holder) -> tuple[str, ...]:
        """The meaning of a cell's letters: 'A: Bob showed the Rope or the Hall (entry 4).'."""
        return tuple(_words(letter, tie) for letter, tie in self._by_cell.get((card, holder), ()))


def _letters() -> Iterator[str]:
    """Yield A, B, … Z, AA, AB, … endlessly."""
    yield from ascii_uppercase
    for first in _letters():
        yield from (first + letter for letter in ascii_uppercase)


def _words(letter: str, tie: Tie) -> str:
    meaning = translate("{letter}: {who} showed {cards} ({entries}).", "cards: the Rope or the Hall")
    cards, source = localized(listed(list(map(the, tie.cards)), "or")), localized(entries(tie.events))
    return meaning.format(letter=letter, who=tie.holder, cards=cards, entries=source)


@lru_cache(maxsize=1)
def direct_reasons(case: Case) -> Mapping[tuple[Card, Holder, bool], Source]:
    """Return which entry puts a card with a holder (True), or excludes it (False): its index, or ``SETUP``.

    A card that is certain with one holder is excluded from the others. Of several entries the first.
    """
    evidence = evidence_of(case)
    reasons: dict[tuple[Card, Holder, bool], Source] = {}
    for factor in evidence.factors:
        for mask, source in factor.lacks:
            for i in cards_of(mask):
                reasons.setdefault((evidence.cards[i], factor.holder, False), source)
    for factor in evidence.factors:
        for mask, source in factor.has:
            for i in cards_of(mask):
                for holder in evidence.holders:
                    reasons.setdefault((evidence.cards[i], holder, holder == factor.holder), source)
    return reasons


def spoken_cell(card: Card, holder: Holder, cell: Cell, source: Source | None) -> str:
    """Return the screen reader's text: "Rope, Bob: 34 percent", "Rope, Bob: certain: no, because of entry 4"."""
    return translate("{card}, {holder}: {said}", "a cell of the sheet, for a screen reader").format(
        card=card_name(card), holder=title(holder), said=spoken(cell, source)
    )


def spoken(cell: Cell, source: Source | None = None) -> str:
    """Return a cell's content for a screen reader, with the entry that decides it, if one does."""
    if cell.holds is not None:
        return _spoken_mark(holds=cell.holds, source=source)
    if isinstance(cell, OwnCell):
        return own_mark(cell)
    if cell.p is None:
        return translate("unknown", "a cell of the sheet")
    words = spoken_percent(cell.p)
    if cell.error is not None and cell.is_rough:
        words = translate("about {percent}, give or take {error}").format(percent=words, error=spoken_error(cell.error))
    elif cell.error is None:
        words = translate("about {percent}").format(percent=words)
    return translate("{percent}, being updated").format(percent=words) if cell.stale else words


def own_mark(cell: OwnCell) -> str:
    """Return a mark on one's own sheet, with what a check said of it: "your tick, proved"."""
    mark = {
        "yes": translate("your tick"),
        "no": translate("your cross"),
        "maybe": translate("your question mark"),
    }.get(cell.mark, translate("no mark yet"))
    verdict = {
        "proved": translate("{mark}, proved", "a mark on one's own sheet"),
        "open": translate("{mark}, open", "a mark on one's own sheet: may be true, does not follow"),
        "refuted": translate("{mark}, wrong", "a mark on one's own sheet"),
    }.get(cell.verdict, "{mark}")
    return verdict.format(mark=mark)


def _spoken_mark(*, holds: bool, source: Source | None) -> str:
    if source is None:
        return translate("certain: yes") if holds else translate("certain: no")
    if source == SETUP:
        yes = translate("certain: yes, because of the set-up")
        return yes if holds else translate("certain: no, because of the set-up")
    yes, no = (
        translate("certain: yes, because of entry {number}", "the entry says so"),
        translate("certain: no, because of entry {number}", "the entry says so"),
    )
    return (yes if holds else no).format(number=int(source) + 1)


def cell_tip(card: Card, holder: Holder, cell: Cell) -> str:
    if cell.holds is not None:
        tip = _certainly(holder) if cell.holds else _certainly_not(holder)
        return tip.format(card=card_name(card), who=holder)
    if cell.p is None:
        return _unknown(holder).format(card=card_name(card), who=holder)
    tip = _probably(holder).format(card=card_name(card), who=holder, percent=_percent(cell))
    return f"{tip}\n{laid_open(cell)}" if cell.laid else tip


HALF, FULL = 0.75, 0.95
"""What half and full belief in a hunch are worth."""


def belief(p: float) -> str:
    """Return how sure a hunch is: "I think so (75%)"."""
    half, full = translate("I think so ({p})"), translate("I’m almost sure ({p})")
    return {HALF: half, FULL: full}.get(p, "{p}").format(p=percent(p))


def hunch_line(judged: JudgedHunch) -> str:
    """Return a hunch and what became of it: "Your hunch: I think so (75%). Refuted by entry 14."."""
    words = translate("Your hunch: {belief}.").format(belief=belief(judged.hunch.p))
    if judged.holds is None:
        return words
    certain = translate("Certain because of {entries}.", "entries: entries 3 and 7; the set-up")
    refuted = translate("Refuted by {entries}.", "entries: entries 3 and 7; the set-up")
    by = localized(entries(judged.because))
    return localized(sentences([words, (certain if judged.holds else refuted).format(entries=by)]))


def moved_words(moved: MovedCell) -> str:
    """Return how far how people play moves a cell, and by which entries."""
    words = translate("{percent} as the cards say; moved by {entries}.", "entries: entries 3 and 5")
    return words.format(percent=percent(moved.before), entries=localized(entries(moved.because)))


def laid_open(cell: Cell) -> str:
    """Return what a small tick means."""
    if isinstance(cell, OwnCell):
        return translate("In the other deal it is here.", "a deal that fits all entries, too")
    return translate("It was here when the cards were laid open.")


def _certainly(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is certainly in the envelope. Click to see why."),
        POOL: translate("{card} is certainly in the pool. Click to see why."),
        FACE_UP: translate("{card} is certainly face up. Click to see why."),
    }.get(holder, translate("{who} certainly has {card}. Click to see why."))


def _certainly_not(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is certainly not in the envelope. Click to see why."),
        POOL: translate("{card} is certainly not in the pool. Click to see why."),
        FACE_UP: translate("{card} is certainly not face up. Click to see why."),
    }.get(holder, translate("{who} certainly does not have {card}. Click to see why."))


def _unknown(holder: Holder) -> str:
    return {
        ENVELOPE: translate("Not known yet: is {card} in the envelope?"),
        POOL: translate("Not known yet: is {card} in the pool?"),
        FACE_UP: translate("Not known yet: is {card} face up?"),
    }.get(holder, translate("Not known yet: does {who} have {card}?"))


def _probably(holder: Holder) -> str:
    return {
        ENVELOPE: translate("{card} is in the envelope: {percent}. Click to see what is known."),
        POOL: translate("{card} is in the pool: {percent}. Click to see what is known."),
        FACE_UP: translate("{card} is face up: {percent}. Click to see what is known."),
    }.get(holder, translate("{who} has {card}: {percent}. Click to see what is known."))


def _percent(cell: Cell) -> str:
    shown = estimated_percent(cell.p or 0.0, cell.error)
    if cell.error is None:
        return translate("{percent} (estimate, error unknown)").format(percent=shown)
    if cell.error > 0:
        return translate("{percent} (standard error {error})").format(percent=shown, error=error_percent(cell.error))
    return shown


def attendance_words(holder: Holder, case: Case) -> str:
    """Return in a sentence that a player takes no turns, or has left; empty of all others."""
    present = case.attendance
    is_me = holder == case.setup.me
    if holder in present.gone:
        return translate("You have left.") if is_me else translate("Has left.")
    if holder in present.out:
        return translate("You are out. You still answer.") if is_me else translate("Out, but still answers.")
    return translate("Takes no turns.") if holder in case.setup.idle else ""


def shown_words(card: Card, holder: Holder, case: Case) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return who has seen a card that a holder has, as far as it matters: each a sentence, and its entries.

    That is where it lay open, and of a card of mine to whom it was shown.
    """
    laid = tuple(i for i, e in case.counted if isinstance(e, OpenHand) and e.holder == holder and card in e.cards)
    seen = [(translate("Laid open ({entries}).", "a card; entries: entry 12"), "", laid)] if laid else []
    if holder == case.setup.me:
        words = translate("Shown to {who} ({entries}).", "a card; entries: entries 4 and 9")
        apart = {who: tuple(i for i in places if i not in laid) for who, places in who_saw(case, card).items()}
        seen += [(words, who, places) for who, places in apart.items() if places]
    return tuple((w.format(who=who, entries=localized(entries(places))), places) for w, who, places in seen)


def holder_tip(holder: Holder, setup: Setup) -> str:
    if holder == ENVELOPE:
        return translate("The envelope: one card of each category")
    if holder == FACE_UP:
        return translate("Face-up cards")
    held = setup.sizes[holder]
    if holder == POOL:
        return translate("The pool: %n card(s), face down", "", held)
    tip = translate("{who}: %n card(s).", "", held)
    if holder == setup.me:
        tip = translate("{who} (you): %n card(s).", "", held)
    offer = translate(
        "Click to put the name into the entry; right click for the likely hands, or to say who leaves or is back."
    )
    return f"{tip.format(who=holder)} {offer}"


def note_sentences(card: Card, holder: Holder) -> tuple[str, str]:
    if holder == ENVELOPE:
        yes = translate("{card} is in the envelope")
        no = translate("{card} is not in the envelope")
    elif holder == POOL:
        yes = translate("{card} is in the pool")
        no = translate("{card} is not in the pool")
    else:
        yes = translate("{player} has {card}")
        no = translate("{player} doesn’t have {card}")
    values = {"card": card_name(card), "player": holder}
    return yes.format_map(values), no.format_map(values)


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
        self._attendance: Attendance | None = None
        self._laid: Mapping[Card, Holder] = {}
        self._hunches: Mapping[Place, JudgedHunch] = {}
        self._own: Mapping[Place, Cell] | None = None
        self._looks: dict[tuple[int, int], CellLook | None] = {}

    # --- contents

    def lay(
        self,
        case: Case | None,
        reply: InferenceReply | None = None,
        marks: npt.NDArray[np.int8] | None = None,
        *,
        is_stale: bool = False,
    ) -> None:
        """Show a case: marks by propagation, [n_cards, n_holders]: 1 holds, 0 not, -1 open; else a reply's numbers.

        The numbers may be of an earlier moment (``is_stale``: they fade), as those of another set-up with the same
        cards and holders always are. Only where these change is the table reset; without a case, it is empty.
        """
        setup, before = None if case is None else case.setup, self._setup
        is_reset = _axes(setup) != _axes(before)
        if is_reset:
            self.beginResetModel()
            self._set_axes(setup)
        elif setup != before:
            self._setup, self._looks = setup, {}
        attendance = None if case is None else case.attendance
        if not is_reset and (setup != before or attendance != self._attendance):
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._holders) - 1)
        self._attendance = attendance
        end = None if case is None else ending_of(case)
        self._case, self._laid = case, {} if end is None or case is None else end.places(case.setup)
        self._marks = None if marks is None else marks.tolist()
        self._set_numbers(case, reply, is_stale=is_stale)
        if is_reset:
            self._looks = {at: self._look(*at) for at in self._places}
            self.endResetModel()
        else:
            self._refresh(self._places)

    def _set_axes(self, setup: Setup | None) -> None:
        self._setup = setup
        self._rows = () if setup is None else tuple(_rows(setup))
        self.row_titles = tuple(map(_row_title, self._rows))
        self._tokens = {} if setup is None else tokens_of(setup.deck.of(Category.SUSPECT))
        index = {} if setup is None else setup.deck.index
        self._indices = tuple(index[row] if isinstance(row, Card) else None for row in self._rows)
        self._holders = () if setup is None else setup.holders
        self._outlined = frozenset()

    def _set_numbers(self, case: Case | None, reply: InferenceReply | None, *, is_stale: bool) -> None:
        posterior = None if reply is None else reply.posterior
        hunches = () if case is None else tuple(map(JudgedHunch, case.hunches))
        if case is None or reply is None or posterior is None or _axes(case.setup) != _axes(reply.request.case.setup):
            self._posterior = self._marginals = self._errors = None
            self._stale, self.ties, self.moved = False, TieSigns(), ()
        else:
            if posterior is not self._posterior:
                self._posterior = posterior
                self._marginals = posterior.marginals.tolist()  # a list is read much faster, number by number
                self._errors = None if posterior.exact or posterior.stderr is None else posterior.stderr.tolist()
            self._stale = is_stale or case.setup != reply.request.case.setup
            self.ties = TieSigns(reply.ties, case.setup.seats)
            self.moved = () if reply.people is None else tuple(reply.people.moved)
            hunches = reply.hunches if case == reply.request.case else hunches
        self._hunches = {(judged.hunch.card, judged.hunch.holder): judged for judged in hunches}

    def hunch(self, card: Card, holder: Holder) -> JudgedHunch | None:
        """Return the hunch on a cell; one's own sheet has none."""
        return None if self._own is not None else self._hunches.get((card, holder))

    def set_own(self, own: Mapping[Place, Cell] | None) -> None:
        """Show these cells in the place of what is known, all others empty; None: what is known again."""
        if own is not None or self._own is not None:
            self._own = own
            self._refresh(self._places)

    def set_outlined(self, cells: Collection[Place]) -> None:
        before, self._outlined = self._outlined, frozenset(cells)
        if changed := before ^ self._outlined:
            self._refresh([at for at in self._places if (self.card(at[0]), self._holders[at[1]]) in changed])

    @property
    def has_numbers(self) -> bool:
        return self._posterior is not None

    @property
    def is_fresh(self) -> bool:
        return self.has_numbers and not self._stale

    @property
    def _places(self) -> Iterable[tuple[int, int]]:
        """The rows and columns of all cells, but not those of headings."""
        return product((row for row, i in enumerate(self._indices) if i is not None), range(self.n_columns))

    def _refresh(self, places: Iterable[tuple[int, int]]) -> None:
        """Announce which of these look different now: painting all cells takes most of the time of an entry."""
        looks = {at: self._look(*at) for at in places}
        changed = [at for at, look in looks.items() if at not in self._looks or look != self._looks[at]]
        self._looks |= looks
        if 2 * len(changed) > self.n_rows * self.n_columns:
            self.refresh_all()
        else:
            for at in changed:
                self.dataChanged.emit(self.index(*at), self.index(*at))

    def _look(self, row: int, column: int) -> CellLook | None:
        cell, card, holder = self.cell(row, column), self.card(row), self.holder(column)
        if cell is None or card is None:
            return None
        judged, is_outlined = self.hunch(card, holder), (card, holder) in self._outlined
        hunch = 0.0 if judged is None else judged.hunch.p
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
        entry = self._rows[row]
        return entry if isinstance(entry, Card) else None

    def token(self, row: int) -> TokenLook | None:
        card = self.card(row)
        return None if card is None else self._tokens.get(card)

    def holder(self, column: int) -> Holder:
        return self._holders[column]

    def headings(self) -> tuple[int, ...]:
        return tuple(i for i, row in enumerate(self._rows) if not isinstance(row, Card))

    def is_me(self, column: int) -> bool:
        return self._setup is not None and self._holders[column] == self._setup.me

    def is_out(self, holder: Holder) -> bool:
        return self._attendance is not None and holder in self._attendance.out

    def is_gone(self, holder: Holder) -> bool:
        """Whether a player is not asked either."""
        return self._attendance is not None and holder in self._attendance.gone

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
        attendance = "" if self._case is None else attendance_words(holder, self._case)
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{holder_tip(holder, self._setup)}\n{attendance}".strip()
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole and attendance
        return f"{title(holder)}: {attendance}" if is_spoken else title(holder)

    # --- words

    def _more(self, card: Card, holder: Holder, cell: Cell) -> tuple[str, ...]:
        """Return what a cell's tags and its pin mean, and how far it is moved."""
        tied = self.ties.words(card, holder) if cell.holds is None else ()
        moved = (moved_words(moved) for moved in self.moved if (moved.card, moved.holder) == (card, holder))
        judged = self.hunch(card, holder)
        is_there = cell.holds is True and self._case is not None and self._own is None
        seen = shown_words(card, holder, self._case) if is_there and self._case is not None else ()
        return (*tied, *moved, *(() if judged is None else (hunch_line(judged),)), *(words for words, _ in seen))

    def _spoken(self, card: Card, holder: Holder, cell: Cell) -> str:
        source = None
        if cell.holds is not None and self._case is not None:
            source = direct_reasons(self._case).get((card, holder, cell.holds))
        words = spoken_cell(card, holder, cell, source)
        more = [*([laid_open(cell)] if cell.laid else []), *self._more(card, holder, cell)]
        return " ".join([localized(sentence(words)), *more]) if more else words


def _axes(setup: Setup | None) -> tuple[Deck, tuple[Holder, ...]] | None:
    """Return what decides which rows and columns there are."""
    return None if setup is None else (setup.deck, setup.holders)


def _rows(setup: Setup) -> Iterator[Category | Card]:
    for category in Category:
        yield category
        yield from setup.deck.of(category)


def _row_title(row: Category | Card) -> str:
    return card_name(row) if isinstance(row, Card) else category_title(row)
