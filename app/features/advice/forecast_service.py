"""Forecasts for the advice panel: first the possible answers, then what suggestions reveal to others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.features.advice.calculation import AdviceReport, AdviceTopic
from app.features.advice.service import AdviceService
from app.tasks.inference import LruCache
from app.ui.language import translate
from core.model.cards import Triple
from core.model.events import Suggestion

if TYPE_CHECKING:
    from core.planner.showing import Showing
    from core.planner.situation import Situation
    from core.planner.suggesting import Forecast


@dataclass(frozen=True, eq=False)
class SuggestionForecasts:
    """What is known about the suggestions of one case. A worker adds entries and never changes existing ones.

    ``outcomes`` holds the possible answers to each suggestion, likeliest first; ``revealed_bits`` how many bits it
    reveals to each other player.
    """

    outcomes: dict[Triple, tuple[Forecast, ...]] = field(default_factory=dict)
    revealed_bits: dict[Triple, dict[str, float]] = field(default_factory=dict)

    def add_outcomes(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add the possible answers to suggestions. Raises what the situation raises."""
        from core.planner.suggesting import forecasts

        for cards in suggestions:
            if cards not in self.outcomes:
                situation.check()
                self.outcomes[cards] = forecasts(situation, cards)

    def add_revealed_bits(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add what suggestions reveal to the others. Raises what the situation raises."""
        from core.planner.suggesting import revealed_bits

        without_bits = [cards for cards in suggestions if cards not in self.revealed_bits]
        if without_bits:
            players = situation.still_in
            for cards, row in zip(without_bits, revealed_bits(situation, without_bits).tolist(), strict=True):
                self.revealed_bits[cards] = dict(zip(players, row, strict=True))


def which_to_show(situation: Situation, asked: Suggestion) -> tuple[Showing, ...]:
    """Return what each of my cards would reveal to the asker, best first. Raises what the situation raises."""
    from core.planner.showing import could_show, showings

    then = replace(situation, case=situation.case.appended(asked), known=None)
    return showings(then, asked, could_show(then, asked))


REMEMBERED: Final = 16
"""Number of topics whose forecasts are cached."""

MOST_OUTCOMES: Final = 60
"""Number of listed suggestions whose answers are forecast ahead; that takes a moment for all."""

MOST_REVEALED: Final = 8
"""Number of suggestions for which it is computed what they reveal, which takes a second or two."""


class ForecastService(QObject):
    """Forecasts the suggestions of a report: those at the top of the list, and the current one.

    ``found``: more is known. The latest report wins; nothing is computed after :meth:`stop`.
    """

    found = Signal()
    failed = Signal(str)

    def __init__(self, service: AdviceService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._known: LruCache[AdviceTopic, SuggestionForecasts] = LruCache(REMEMBERED)
        self._forecasts = SuggestionForecasts()
        self._rows: tuple[Triple, ...] = ()
        self._current: Triple | None = None
        self._task: object = None
        self._is_on = False

    @property
    def forecasts(self) -> SuggestionForecasts:
        """What is known about the suggestions of the report."""
        return self._forecasts

    def follow(self, report: AdviceReport) -> None:
        """Switch to this report; work begins when rows are listed or pointed at."""
        topic = report.request.topic
        self._forecasts = self._known.get(topic) or SuggestionForecasts()
        self._known.keep(topic, self._forecasts)
        self._rows, self._current = (), None
        self._is_on, self._task = True, None

    def stop(self) -> None:
        """Stop computing."""
        self._is_on, self._task = False, None

    def list_rows(self, rows: Sequence[Triple]) -> None:
        """Set the listed suggestions, first one first."""
        self._rows = tuple(rows[:MOST_OUTCOMES])
        self._go_on()

    def point_at(self, cards: Triple | None) -> None:
        """Set the current suggestion."""
        self._current = cards
        self._go_on()

    def _go_on(self) -> None:
        """Compute the most urgent missing forecast, unless one is running."""
        work = self._next() if self._is_on and self._task is None else None
        if work is not None:
            task = self._task = object()
            self._service.run_with_situation(work, partial(self._arrived, task))

    def _next(self) -> Callable[[Situation], None] | None:
        known, current = self._forecasts, () if self._current is None else (self._current,)
        without_outcomes = [cards for cards in (*current, *self._rows) if cards not in known.outcomes]
        if without_outcomes:
            return partial(known.add_outcomes, suggestions=without_outcomes)
        without_bits = [cards for cards in (*self._rows[:MOST_REVEALED], *current) if cards not in known.revealed_bits]
        return partial(known.add_revealed_bits, suggestions=without_bits) if without_bits else None

    def _arrived(self, task: object, future: Future[None]) -> None:
        if task is not self._task:
            return
        if error := future.exception():
            self._is_on = False
            self.failed.emit(translate("Advising", "The planner failed: {error}.").format(error=repr(error)))
            return
        self._task = None
        self.found.emit()
        self._go_on()
