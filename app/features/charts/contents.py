"""What the charts show: envelope, solutions, hands, how close others are, chosen cells, and the engines compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.features.charts.frame import ChartFrame, Content, ImportAhead, no_numbers
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.follower import Follower, PosteriorCache
from app.tasks.inference import DEFAULT, InferenceReply, LruCache, relevant_tuning
from app.tasks.shown import Shown, differ
from app.ui.icons import TokenLook, tokens_of
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import (
    duration,
    error_percent,
    estimated_percent,
    exact_percent,
    fine_percent,
    grouped,
    percent,
    plain,
    points,
    solutions,
)
from app.ui.plots.chart import (
    CERTAIN,
    CURVES,
    LIKELY,
    NEXT,
    NOW,
    UNLIKELY,
    BarChart,
    BarRow,
    BarStyle,
    Curve,
    CurveChart,
    CurveStyle,
    Segment,
    Table,
    entry_labels,
    label_lines,
    number,
    number_tick,
    percent_tick,
)
from app.ui.plots.chart import ENVELOPE as IN_ENVELOPE
from app.ui.settings import Preferences
from app.ui.text import name, title, went_wrong
from app.ui.theme import AIR, grown
from core.engines.tuning import Tuning
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.hunch import without_hunches
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from core.model.setup import Setup
from core.players.counts import KnownPlayers
from core.text.text import CAPITAL, Text, capital, clauses, commas, say

if TYPE_CHECKING:
    from core.engines.comparison import ComparisonRow
    from core.engines.posterior import Posterior
    from core.evidence.evidence import Source
    from core.situation.rivals import Rival

MOST: Final = 10

REACHES: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""The ends that the axis can have: among many solutions, each bar would be too short to see on an axis to 100%."""


class Order(Enum):
    """The order of the cards within a category; the values are stored in the settings."""

    DECK = "deck"
    LIKELIEST = "likeliest"


def envelope_chart(posterior: Posterior, order: Order) -> BarChart:
    """Return a bar for each card, category by category."""
    column = posterior.holders.index(ENVELOPE)
    shares = posterior.marginals[:, column].tolist()
    errors = [0.0] * len(shares) if posterior.stderr is None else posterior.stderr[:, column].tolist()
    every = list(zip(posterior.cards, shares, errors, strict=True))
    tokens = _tokens(posterior)
    rows: list[BarRow] = []
    for category in Category:
        cards = [cell for cell in every if cell[0].category is category]
        if order is Order.LIKELIEST:
            cards.sort(key=lambda cell: -round(cell[1], 12))
        rows += [
            replace(_card_row(*cell), begins_group=bool(rows) and i == 0, token=tokens.get(cell[0]))
            for i, cell in enumerate(cards)
        ]
    note = ""
    if any(errors):
        note = translate("Estimated. The lines at the ends show the standard error.")
    headings = [translate("Card"), translate("In the envelope")]
    if posterior.stderr is not None:
        headings.append(translate("Standard error"))
    table = ((card_name(card), plain(share), plain(error))[: len(headings)] for card, share, error in every)
    return BarChart(tuple(rows), 1.0, percent_tick, (tuple(headings), *table), note=note)


def _tokens(posterior: Posterior) -> Mapping[Card, TokenLook]:
    return tokens_of([card for card in posterior.cards if card.category is Category.SUSPECT])


def _card_row(card: Card, share: float, error: float) -> BarRow:
    segment = Segment(IN_ENVELOPE, share, _card_description(card, share, error))
    return BarRow(card, card_name(card), (segment,), percent(share), error=error)


def _card_description(card: Card, share: float, error: float) -> str:
    if share in {0.0, 1.0}:
        certain = (
            translate("{card}: certainly in the envelope")
            if share
            else translate("{card}: certainly not in the envelope")
        )
        return certain.format(card=card_name(card))
    if error:
        return translate("{card}: {share} in the envelope, with a standard error of {error}").format(
            card=card_name(card), share=estimated_percent(share, error), error=error_percent(error)
        )
    return translate("{card}: {share} in the envelope").format(card=card_name(card), share=exact_percent(share))


# --- solutions


def solutions_chart(posterior: Posterior) -> BarChart | None:
    """Return a bar for each of the most likely solutions, in order; None if the engine gives no joint distribution."""
    envelope = posterior.envelope
    if envelope is None:
        return None
    best = [(solution, p, _sampling_error(p, posterior.effective)) for solution, p in envelope.top(MOST)]
    longest = max(p + error for _, p, error in best)
    reach = next((reach for reach in REACHES if reach >= longest), 1.0)
    tokens = _tokens(posterior)
    rows = tuple(replace(_solution_row(*row), token=tokens[row[0][0]]) for row in best)
    headings = (translate("Suspect"), translate("Weapon"), translate("Room"), translate("Probability"))
    table = ((*map(card_name, solution), plain(p)) for solution, p, _ in best)
    return BarChart(
        rows, reach, percent_tick, (headings, *table), names_above=True, note=_solutions_note(posterior, best)
    )


def _sampling_error(p: float, effective: float | None) -> float:
    """Return the standard error of a share among ``effective`` sampled deals; 0 if none were sampled."""
    return sqrt(max(p * (1 - p), 0.0) / effective) if effective else 0.0  # a sum of shares may be a little over 1


def _solution_row(solution: Triple, p: float, error: float) -> BarRow:
    name = ", ".join(map(card_name, solution))
    segment = Segment(IN_ENVELOPE, p, _solution_description(name, p, error))
    return BarRow(solution, name, (segment,), estimated_percent(p, error) if error else fine_percent(p), error=error)


def _solution_description(name: str, p: float, error: float) -> str:
    if p == 1.0:
        return translate("{solution}: certain").format(solution=name)
    if error:
        return translate("{solution}: {share}, with a standard error of {error}").format(
            solution=name, share=estimated_percent(p, error), error=error_percent(error)
        )
    return translate("{solution}: {share}").format(solution=name, share=exact_percent(p))


def _solutions_note(posterior: Posterior, best: list[tuple[Triple, float, float]]) -> str:
    """Return how much of the total probability the bars show."""
    shown = fine_percent(min(1.0, sum(p for _, p, _ in best)))
    left = posterior.solutions
    if left is None:
        return translate("Together {share} (estimated).").format(share=shown)
    if left <= len(best):
        return translate("No other solution is possible.")
    return translate("Together {share}, of %n possible solution(s).", "", left).format(share=shown)


class EnvelopeChart(ChartFrame):
    """The probability that each card is in the envelope, in deck order or most likely first in each category."""

    def __init__(self, preferences: Preferences, game: Game, parent: QWidget, ahead: ImportAhead) -> None:
        super().__init__("envelopeChart", translate("In the envelope"), preferences, parent, ahead=ahead)
        self._posterior: Posterior | None = None
        sort = translate("Sort", "the cards of a chart")
        self.order = self.head.add_choice("chartOrder", sort, translate("The likeliest cards of each category first"))
        self.order.setChecked(preferences.chart_order == Order.LIKELIEST.value)
        self.order.toggled.connect(self._sort)
        self.setMinimumSize(grown(220, AIR), 200)
        self.use(game, self._make)
        game.follow(self.follow_numbers)

    def _make(self, now: Shown) -> Content:
        """Return the chart of the numbers; if the engine has none, the old ones stay."""
        if (reply := now.current) is None or reply.posterior is None:
            return None if reply is None or self.chart is not None else no_numbers(reply)
        self._posterior = reply.posterior  # to be sorted otherwise
        return self._sorted(reply.posterior)

    def _sorted(self, posterior: Posterior) -> BarChart:
        return envelope_chart(posterior, Order.LIKELIEST if self.order.isChecked() else Order.DECK)

    def _sort(self, sorted_: bool) -> None:
        self._preferences.chart_order = (Order.LIKELIEST if sorted_ else Order.DECK).value
        if self.chart is not None and self._posterior is not None:
            is_faded = self.is_faded
            self.show_chart(self._sorted(self._posterior))
            self.set_stale(is_faded)


# --- hands

LIKELY_FROM: Final = 0.5
"""The lowest probability at which a card counts as likely in a hand."""

MOST_NAMED: Final = 4
"""How many of the unlikely cards of a hand are listed at most; there can be dozens."""

Cards = Sequence[tuple[Card, float]]
"""The possible cards of a hand, with their probabilities."""


def hands_chart(posterior: Posterior, setup: Setup) -> BarChart:
    """Return a bar for each hand, as long as its number of cards: how many are certain, likely and unlikely.

    The hands are in turn order, followed by the pool.
    """
    hands = {holder: _cards(posterior, holder) for holder in setup.sizes}
    largest = max(setup.sizes.values())
    legend = (
        (CERTAIN, translate("Certain")),
        (LIKELY, translate("Likely (50% or more)")),
        (UNLIKELY, translate("Unlikely")),
    )
    headings = (translate("Player"), translate("Card"), translate("Probability"))
    table = ((title(holder), card_name(card), plain(p)) for holder, cards in hands.items() for card, p in cards)
    rows = tuple(_hand_row(holder, setup.sizes[holder], cards) for holder, cards in hands.items())
    return BarChart(rows, largest, number_tick, (headings, *table), legend, number, is_whole=True)


def _cards(posterior: Posterior, holder: Holder) -> Cards:
    """Return the possible cards of a hand, most likely first."""
    column = posterior.marginals[:, posterior.holders.index(holder)].tolist()
    cards = [(card, p) for card, p in zip(posterior.cards, column, strict=True) if p > 0]
    return sorted(cards, key=lambda cell: -round(cell[1], 12))


def _style(p: float) -> BarStyle:
    if p == 1.0:
        return CERTAIN
    return LIKELY if p >= LIKELY_FROM else UNLIKELY


def _hand_row(holder: Holder, size: int, cards: Cards) -> BarRow:
    """Return a bar whose segments are as long as the expected number of cards of each group in the hand."""
    groups = {style: [cell for cell in cards if _style(cell[1]) is style] for style in (CERTAIN, LIKELY, UNLIKELY)}
    segments = tuple(
        Segment(style, sum(p for _, p in group), _hand_description(title(holder), style, group))
        for style, group in groups.items()
        if group
    )
    number = translate("{known} of {size}", "cards of a hand that are known").format(
        known=len(groups[CERTAIN]), size=size
    )
    return BarRow(holder, title(holder), segments, number, _hand_caption(groups[CERTAIN], groups[LIKELY], len(cards)))


def _hand_description(who: str, style: BarStyle, cards: Cards) -> str:
    if style is CERTAIN:
        return translate("Certain for {who}: {cards}").format(who=who, cards=_names(cards))
    if style is LIKELY:
        return translate("Likely for {who}: {cards}").format(who=who, cards=_shares(cards))
    more = len(cards) - MOST_NAMED
    if more <= 0:
        return translate("Unlikely for {who}: {cards}").format(who=who, cards=_shares(cards))
    return translate("Unlikely for {who}: {cards}, or one of %n other(s)", "", more).format(
        who=who, cards=_shares(cards[:MOST_NAMED])
    )


def _hand_caption(certain: Cards, likely: Cards, possible: int) -> str:
    """List the certain cards of a hand on one line and the likely cards on another."""
    lines = []
    if certain:
        lines.append(translate("Certain: {cards}").format(cards=_names(certain)))
    if likely:
        lines.append(translate("Likely: {cards}").format(cards=_shares(likely, percent)))
    return "\n".join(lines) or translate("None of %n card(s) is likely", "", possible)


def _names(cards: Cards) -> str:
    return ", ".join(card_name(card) for card, _ in cards)


def _shares(cards: Cards, in_percent: Callable[[float], str] = exact_percent) -> str:
    text = translate("{card} {share}", "a card, and how likely it is")
    return ", ".join(text.format(card=card_name(card), share=in_percent(p)) for card, p in cards)


# --- how close the others are


def rivals_chart(rivals: Sequence[Rival]) -> BarChart:
    """Return a bar for each opponent: the probability that they know the solution now, and on their next turn."""
    from core.situation.rivals import knows_next_turn

    then = [knows_next_turn(rival) for rival in rivals]
    legend = ((NOW, translate("Knows the solution now")), (NEXT, translate("On the next turn")))
    note = translate("Estimated from the hands they might hold.")
    headings = (
        translate("Player"),
        translate("Knows it now"),
        translate("Knows it on the next turn"),
        translate("Right if they accused now"),
        translate("Bits open"),
    )
    table = (
        (rival.player, *map(plain, (rival.certain, p, rival.right, rival.entropy_bits)))
        for rival, p in zip(rivals, then, strict=True)
    )
    rows = tuple(map(_rival_row, rivals, then))
    return BarChart(rows, 1.0, percent_tick, (headings, *table), legend, percent, note=note)


def _rival_row(rival: Rival, then: float) -> BarRow:
    who, shares = rival.player, {"now": percent(rival.certain), "then": percent(then)}
    now = translate("{who} knows the solution now: {share}")
    later = translate("{who} knows the solution on the next turn: {share}")
    segments = (
        Segment(NOW, rival.certain, now.format(who=who, share=shares["now"])),
        Segment(NEXT, then - rival.certain, later.format(who=who, share=shares["then"])),
    )
    number = translate("{now}, then {then}", "probabilities, now and later").format(**shares)
    caption = translate("About {number} solutions left; right if they accused now: {share}").format(
        number=solutions(rival.entropy_bits), share=percent(rival.right)
    )
    return BarRow(who, who, segments, number, caption)


# --- chosen cells


Cell = tuple[Card, Holder]


@dataclass(frozen=True, slots=True)
class CellHistory:
    """The probabilities of cells after the set-up and each entry up to a contradiction: ``shares`` by cell.

    ``exact`` tells for each entry whether they are computed or estimated.
    """

    case: Case
    cells: tuple[Cell, ...]
    shares: tuple[tuple[float, ...], ...]
    exact: tuple[bool, ...]


def history_of(case: Case, cells: tuple[Cell, ...], cache: PosteriorCache, people: KnownPlayers | None) -> CellHistory:
    """Return how probabilities changed from entry to entry. Raises CancelledError."""
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import counts

    rows, posterior = [], None
    try:
        for n in range(len(case.events) + 1):
            if posterior is None or counts(case.events[n - 1]):
                posterior = cache.ask(case.upto(n), people)
            rows.append(([posterior.probability(*cell) for cell in cells], posterior.exact))
    except (Contradiction, TooLargeError):  # the entries before that are shown
        pass
    shares = tuple(zip(*(shares for shares, _ in rows), strict=True))
    return CellHistory(case, cells, shares, tuple(exact for _, exact in rows))


def cells_chart(history: CellHistory, now: int | None, styles: Sequence[CurveStyle] = CURVES) -> CurveChart:
    """Return a curve for each cell; ``now`` is the number of entries that the window shows, None for all."""
    names = [_cell_name(cell) for cell in history.cells]
    hollow = tuple(not exact for exact in history.exact)
    rows = enumerate(zip(*history.shares, strict=True))
    return CurveChart(
        curves=tuple(map(Curve, history.cells, names, styles, history.shares)),
        labels=entry_labels(history.case, len(history.exact) - 1),
        x_title=" · ".join(label_lines()[:2]),
        y_title="",
        reach=1.0,
        tick=percent_tick,
        descriptions=tuple(map(_cell_descriptions, names, history.shares)),
        table=((translate("Entry"), *names), *((str(i), *map(plain, row)) for i, row in rows)),
        now=now,
        hollow=hollow,
        note=translate("Hollow points are estimates.") if any(hollow) else "",
    )


def _cell_name(cell: Cell) -> str:
    card, holder = cell
    return translate("{card}, {who}", "a cell of the sheet").format(card=card_name(card), who=title(holder))


def _cell_descriptions(name: str, shares: tuple[float, ...]) -> tuple[str, ...]:
    before = translate("{cell}: {share} before the first entry")
    after = translate("{cell}: {share} after entry {number}")
    return tuple(
        (after if n else before).format(cell=name, share=exact_percent(share), number=n)
        for n, share in enumerate(shares)
    )


class CellsChart(ChartFrame):
    """The chosen cells. What was looked up of them stays, faded, until it is known of the present.

    ``added``: a cell was chosen, so the chart should be seen; ``changed`` carries all that are chosen.
    """

    added = Signal()
    changed = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        game: Game,
        background: Background,
        cache: PosteriorCache,
        parent: QWidget,
        ahead: ImportAhead,
    ) -> None:
        title = translate("How likely cells became")
        super().__init__("chartCells", title, preferences, parent, ahead=ahead, is_timeline=True)
        self._game, self._cache, self._task = game, cache, LatestTask(background)
        self._cells: dict[Cell, CurveStyle] = {}
        self._history: CellHistory | None = None
        self._clear = self.head.add_action("chartCellsClear", translate("&Remove all cells"))
        self._clear.setEnabled(False)
        self._clear.triggered.connect(self.clear)
        self.use(game, self._make)
        game.follow(self._on_shown)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The chosen cells, oldest first."""
        return tuple(self._cells)

    def toggle(self, card: Card, holder: Holder) -> None:
        """Add a cell to the chart, in place of the oldest if there are too many, or remove it."""
        cell = card, holder
        if self._cells.pop(cell, None) is None:
            if len(self._cells) == len(CURVES):
                del self._cells[self.cells[0]]
            self._cells[cell] = next(style for style in CURVES if style not in self._cells.values())
            self.added.emit()
        self._on_cells_chosen()

    def clear(self) -> None:
        self._cells, self._history = {}, None
        self._on_cells_chosen()

    def _on_cells_chosen(self) -> None:
        self._clear.setEnabled(bool(self._cells))
        self.changed.emit(self.cells)
        self.look_up()
        self.refresh(self._game.value, is_stale=self.is_faded)

    def look_up(self) -> None:
        """Look the cells up again, if the chart is seen."""
        now = self._game.value
        self._task.cancel()
        if self._cells and now.case is not None and not now.is_hidden and self.isVisible():
            work = partial(history_of, now.case, self.cells, self._cache, now.people)
            self._task.run_slow(work, self._on_history)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look_up()

    # --- what is shown

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self.clear()
        if now.is_hidden:
            self._task.cancel()
            self._history = None
        if differ(now, before, lambda shown: (shown.case, shown.people, shown.looking_at, shown.is_hidden)):
            is_other = now.case is not before.case or now.people is not before.people
            self.refresh(now, is_stale=self.is_faded or is_other)

    def _on_history(self, future: Future[CellHistory], wanted: bool) -> None:
        if wanted and (error := future.exception()):
            self.say(went_wrong(error))
        elif wanted:
            self._history = future.result()
            now = self._game.value
            self.refresh(now, is_stale=self._history.case != now.case)

    def _make(self, now: Shown) -> Content:
        """Return the chart of the history looked up last, which may be of an earlier moment of the game."""
        if not self._cells:
            return translate("Ctrl+click cells of the sheet to see how likely they became.")
        if self._history is None or self._history.cells != self.cells:
            return None
        if not self._history.exact:
            return no_numbers()
        return cells_chart(self._history, now.looking_at, tuple(self._cells.values()))


# --- the engines compared


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
    return BarChart(tuple(bars), 1.0, percent_tick, _comparison_table(case, rows) if rows else (), legend, note=note)


def _about(what: Sequence[str], answer: str) -> str:
    text = translate("{cell}: {answer}", "cell: a card, a holder and an engine")
    return text.format(cell=localized(commas(what)), answer=answer)


def _engine_bar(row: ComparisonRow, asked: ShowModel) -> BarRow:
    """Return the bar of a mean difference, which tells all that is measured when it is pointed at."""
    measures = " · ".join(_about([heading], text) for heading, _, text in _measures(row) if text)
    engine, note = localized(NAMES[row.variant]), _engine_note(row, asked)
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


def _engine_note(row: ComparisonRow, asked: ShowModel) -> str:
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


def _comparison_table(case: Case, rows: Sequence[ComparisonRow]) -> Table:
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
        heading, note = localized(NAMES[row.variant]), _engine_note(row, case.setup.rules.show_model)
        columns.append((heading, *numbers, *measures, note))
        if posterior is not None and posterior.stderr is not None:
            errors = map(plain, posterior.stderr.ravel().tolist())
            columns.append((f"± {heading}", *errors, *[""] * len(below)))
    return tuple(zip(*columns, strict=True))
