"""Reviews the open game in the slow worker."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from core.model.case import Case
from core.model.ending import with_ending

if TYPE_CHECKING:
    from core.board.mansion import Mansion
    from core.engines.posterior import Posterior
    from core.review.review import Review

LOOK_MS: Final = 100
"""How often progress is read (ms)."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """The case to review, and its folder, for a board file beside it."""

    case: Case
    folder: Path | None = None


@dataclass(slots=True)
class ReviewProgress:
    """A progress from 0 to 1: written by the worker, read by the window."""

    share: float = 0.0

    def set(self, share: float) -> None:
        """Set the progress."""
        self.share = share


def make_review(
    request: ReviewRequest, cache: PosteriorCache, progress: ReviewProgress, token: CancellationToken
) -> Review | None:
    """Return the review; None where cancelled. Raises TooLargeError."""
    from core.engines.contract import CancelledError
    from core.review.review import review

    def ask(case: Case) -> Posterior:
        return cache.ask(before_the_end(case), token.check)

    try:
        return review(request.case, None, _mansion(request), ask=ask, check=token.check, progress=progress.set)
    except CancelledError:
        return None


def before_the_end(case: Case) -> Case:
    """Return a case without its result, as its posteriors may then be cached."""
    return replace(case, about=with_ending(case, None))


def _mansion(request: ReviewRequest) -> Mansion | None:
    """Return the mansion of the game; None where its board is unusable, or moves leave it."""
    from core.board.mansion import mansion_of, move_problems
    from core.model.problems import InvalidCaseError

    try:
        mansion = mansion_of(request.case.setup, request.folder)
    except InvalidCaseError:
        return None
    return None if mansion is None or move_problems(request.case, mansion) else mansion


class ReviewService(QObject):
    """Reviews one game at a time; the latest wins, and the last review is cached.

    ``progressed`` carries the progress, ``reviewed`` a request and its review, ``failed`` the error.
    """

    progressed = Signal(float)
    reviewed = Signal(object, object)
    failed = Signal(object)

    def __init__(self, background: Background, cache: PosteriorCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = LatestTask(background)
        self._cache = cache
        self._progress = ReviewProgress()
        self._last: tuple[ReviewRequest, Review] | None = None
        self._watch = QTimer(self)
        self._watch.setInterval(LOOK_MS)
        self._watch.timeout.connect(self._look)

    def look_back(self, request: ReviewRequest) -> None:
        """Review a game."""
        self.forget()
        if self._last is not None and self._last[0] == request:
            self.reviewed.emit(*self._last)
            return
        self._progress = ReviewProgress()
        self._watch.start()
        self.progressed.emit(0.0)
        work = partial(make_review, request, self._cache, self._progress)
        self._task.run_slow(work, partial(self._arrived, request))

    def forget(self) -> None:
        """Cancel the review."""
        self._watch.stop()
        self._task.cancel()

    def _look(self) -> None:
        self.progressed.emit(self._progress.share)

    def _arrived(self, request: ReviewRequest, future: Future[Review | None], wanted: bool) -> None:
        if not wanted:
            return
        self._watch.stop()
        if error := future.exception():
            self.failed.emit(error)
            return
        found = future.result()
        if found is not None:
            self._last = request, found
            self.reviewed.emit(request, found)
