"""Looks up the probabilities of chosen cells after each entry, in a worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from app.ui.text import went_wrong
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.players.counts import KnownPlayers

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


def history_of(
    case: Case, cells: tuple[Cell, ...], cache: PosteriorCache, people: KnownPlayers | None, token: CancellationToken
) -> CellHistory:
    """Return how probabilities changed from entry to entry. Raises CancelledError."""
    from core.engines.contract import Contradiction, TooLargeError
    from core.timeline.timeline import counts

    found, posterior = [], None
    try:
        for n in range(len(case.events) + 1):
            if posterior is None or counts(case.events[n - 1]):
                posterior = cache.ask(case.upto(n), token.check, people)
            found.append(([posterior.probability(*cell) for cell in cells], posterior.exact))
    except (Contradiction, TooLargeError):  # what was known before is shown
        pass
    shares = tuple(zip(*(shares for shares, _ in found), strict=True))
    return CellHistory(case, cells, shares, tuple(exact for _, exact in found))


class CellsService(QObject):
    """Looks up one history at a time; the latest question wins.

    ``found`` carries a CellHistory, ``failed`` why there is none.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, background: Background, cache: PosteriorCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cache, self._task = cache, LatestTask(background)

    def ask(self, case: Case, cells: tuple[Cell, ...], people: KnownPlayers | None) -> None:
        self._task.run_slow(partial(history_of, case, cells, self._cache, people), self._take)

    def cancel(self) -> None:
        self._task.cancel()

    def _take(self, future: Future[CellHistory], wanted: bool) -> None:
        if not wanted:
            return
        if error := future.exception():
            self.failed.emit(went_wrong(error))
        else:
            self.found.emit(future.result())
