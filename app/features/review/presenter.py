"""Reviews the open game in a worker, and stores its totals in the library."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from app.features.events.view import EventView
from app.features.library.presenter import LibraryPresenter
from app.features.library.record import ReviewTotals
from app.game.session import Session
from app.tasks.background import Background, CancellationToken, LatestTask
from app.tasks.follower import PosteriorCache
from app.ui.host import Host
from app.ui.language import translate
from app.ui.text import reason
from core.model.case import Case
from core.model.ending import ending_of, without_ending

if TYPE_CHECKING:
    from app.features.review.view import ReviewView
    from core.board.mansion import Mansion
    from core.engines.posterior import Posterior
    from core.review.review import Review

LOOK_MS: Final = 100
"""How often progress is read (ms)."""


def make_review(
    case: Case, folder: Path | None, cache: PosteriorCache, progress: Callable[[float], None], token: CancellationToken
) -> Review:
    """Return the review of a case; ``folder`` may hold its board. Runs in a worker.

    Raises TooLargeError and CancelledError.
    """
    from core.review.review import review

    def ask(case: Case) -> Posterior:
        return cache.ask(without_ending(case), token.check)

    return review(case, None, _mansion(case, folder), ask=ask, check=token.check, progress=progress)


def _mansion(case: Case, folder: Path | None) -> Mansion | None:
    """Return the mansion of the game; None where its board is unusable, or moves leave it."""
    from core.board.mansion import mansion_of, move_problems
    from core.model.problems import InvalidCaseError

    try:
        mansion = mansion_of(case.setup, folder)
    except InvalidCaseError:
        return None
    return None if mansion is None or move_problems(case, mansion) else mansion


class ReviewPresenter(QObject):
    """Opens the review, and renews it when the game changes while it is visible.

    It uses the entries alone, without assumed habits: the same game always has the same review.
    """

    def __init__(
        self,
        host: Host,
        session: Session,
        workers: tuple[Background, PosteriorCache],
        library: LibraryPresenter,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._library, self._events = host, session, library, events
        background, self._cache = workers
        self._task = LatestTask(background)
        self._progress = deque([0.0], maxlen=1)  # written by the worker
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._show_progress)
        self.view: ReviewView | None = None
        self._found: tuple[Case, Path | None, Review] | None = None
        host.actions.review.triggered.connect(self.open)
        session.stepped.connect(self._follow)
        session.opened.connect(self._game_opened)
        self._game_opened()

    @property
    def found(self) -> Review | None:
        """The review of the current game, None where there is none yet."""
        return self._found[2] if self._found is not None and self._found[0] == self._session.entered else None

    @Slot()
    def open(self) -> None:
        """Review the open game."""
        if self._session.case is None:
            return
        if self.view is None:
            from app.features.review.view import ReviewView

            self.view = ReviewView(self, self._host.window)
            self.view.entry_wanted.connect(self._go_to)
        self.view.come_to_front()
        self.view.take_focus()

    def watch(self, seen: bool) -> None:
        """Review while the window is visible."""
        if seen:
            self._follow()
        else:
            self._stop()

    @Slot()
    def _follow(self) -> None:
        case, path = self._session.entered, self._session.path
        if case is None or self.view is None or not self.view.isVisible():
            return
        self._stop()
        folder = None if path is None else path.parent
        if self._found is not None and self._found[:2] == (case, folder):
            self._show(*self._found)
            return
        self._progress = deque([0.0], maxlen=1)
        self._show_progress()
        self._look.start()
        work = partial(make_review, case, folder, self._cache, self._progress.append)
        self._task.run_slow(work, partial(self._take, case, folder))

    def _stop(self) -> None:
        self._look.stop()
        self._task.cancel()

    @Slot()
    def _game_opened(self) -> None:
        playing = self._session.case is not None
        self._host.actions.review.setEnabled(playing)
        if not playing:
            self._stop()
            if self.view is not None:
                self.view.close()

    # --- what is shown

    @Slot()
    def _show_progress(self) -> None:
        if self.view is not None:
            self.view.say_progress(self._progress[0])

    def _take(self, case: Case, folder: Path | None, future: Future[Review], wanted: bool) -> None:
        if not wanted or self.view is None:
            return
        self._look.stop()
        if error := future.exception():
            said = translate("ReviewDesk", "This game cannot be looked back at: {reason}.")
            self.view.say_failure(said.format(reason=reason(error)))
        else:
            self._show(case, folder, future.result())

    def _show(self, case: Case, folder: Path | None, review: Review) -> None:
        """Show a review; of a finished game, store its totals in the library."""
        self._found = case, folder, review
        if self.view is not None:
            self.view.show_review(review)
        if case == self._session.entered and review.suggestions and ending_of(case) is not None:
            self._library.keep(ReviewTotals(len(review.suggestions), review.given_away_bits))

    @Slot(int)
    def _go_to(self, entry: int) -> None:
        case = self._session.case
        if case is not None and entry < len(case.events):
            self._events.list.select(entry)
