"""Looks ahead for the advice panel: first what answers would mean, then, at leisure, what suggestions tell others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.features.advice.calculation import AdviceReport, Topic
from app.features.advice.service import AdviceService
from app.ui.language import translate
from core.model.cards import Triple
from core.model.events import Suggestion

if TYPE_CHECKING:
    from core.planner.information.forecast import Forecast
    from core.planner.showing import Showing
    from core.planner.situation import Situation


@dataclass(frozen=True, eq=False)
class Outlook:
    """What is known of the suggestions of one case; a worker adds to it, and never changes what is there.

    ``outcomes`` has what may be answered to each, the likeliest first; ``told`` how many bits it tells each of the
    others.
    """

    outcomes: dict[Triple, tuple[Forecast, ...]] = field(default_factory=dict)
    revealed_bits: dict[Triple, dict[str, float]] = field(default_factory=dict)

    def foresee(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add what may be answered to suggestions. Raises what the situation does."""
        from core.planner.information.forecast import forecasts

        for cards in suggestions:
            if cards not in self.outcomes:
                situation.check()
                self.outcomes[cards] = forecasts(situation, cards)

    def tell(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        """Add what suggestions tell the others. Raises what the situation does."""
        from core.planner.rivals.revealed import revealed_bits

        untold = [cards for cards in suggestions if cards not in self.revealed_bits]
        if untold:
            players = situation.still_in
            for cards, row in zip(untold, revealed_bits(situation, untold).tolist(), strict=True):
                self.revealed_bits[cards] = dict(zip(players, row, strict=True))


def which_to_show(situation: Situation, asked: Suggestion) -> tuple[Showing, ...]:
    """Return what each of my cards would tell who asks next, the best to show first. Raises what the situation does."""
    from core.planner.showing import could_show, showings

    then = replace(situation, case=situation.case.appended(asked), known=None)
    return showings(then, asked, could_show(then, asked))


REMEMBERED: Final = 16
"""Of so many cases it is remembered what suggestions would bring."""

FORESEEN: Final = 60
"""Of so many of those that are listed the answers are looked up before anybody asks: that takes a moment for all."""

TOLD: Final = 8
"""Of so many it is looked up what they tell the others, which takes a second or two."""


class OutlookService(QObject):
    """Finds out what the suggestions of a report would bring: those at the head of the list, and the current one.

    ``found`` says that more is known; the latest report wins, and nothing is looked up after :meth:`stop`.
    """

    found = Signal()
    failed = Signal(str)

    def __init__(self, desk: AdviceService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._known: OrderedDict[Topic, Outlook] = OrderedDict()
        self._outlook = Outlook()
        self._rows: tuple[Triple, ...] = ()
        self._current: Triple | None = None
        self._errand: object = None
        self._is_on = False

    @property
    def outlook(self) -> Outlook:
        """What is known of the suggestions of the report."""
        return self._outlook

    def follow(self, report: AdviceReport) -> None:
        """Look into this report, as soon as it is said what is listed, or pointed at."""
        topic = report.question.topic
        self._outlook = self._known.setdefault(topic, Outlook())
        self._known.move_to_end(topic)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._rows, self._current = (), None
        self._is_on, self._errand = True, None

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._is_on, self._errand = False, None

    def list_rows(self, rows: Sequence[Triple]) -> None:
        """These are listed, the first of them first."""
        self._rows = tuple(rows[:FORESEEN])
        self._go_on()

    def point_at(self, cards: Triple | None) -> None:
        """This one is the current one."""
        self._current = cards
        self._go_on()

    def _go_on(self) -> None:
        """Look up the most urgent that is not known, unless something is being looked up."""
        work = self._next() if self._is_on and self._errand is None else None
        if work is not None:
            errand = self._errand = object()
            self._desk.look_into(work, partial(self._arrived, errand))

    def _next(self) -> Callable[[Situation], None] | None:
        known, current = self._outlook, () if self._current is None else (self._current,)
        unforeseen = [cards for cards in (*current, *self._rows) if cards not in known.outcomes]
        if unforeseen:
            return partial(known.foresee, suggestions=unforeseen)
        untold = [cards for cards in (*self._rows[:TOLD], *current) if cards not in known.revealed_bits]
        return partial(known.tell, suggestions=untold) if untold else None

    def _arrived(self, errand: object, future: Future[None]) -> None:
        if errand is not self._errand:
            return
        if error := future.exception():
            self._is_on = False
            self.failed.emit(translate("Advising", "The planner failed: {error}.").format(error=repr(error)))
            return
        self._errand = None
        self.found.emit()
        self._go_on()
