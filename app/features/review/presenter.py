"""Reviews the open game in a worker, and stores its totals in the library."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.events.panel import EventView
from app.features.library.presenter import LibraryPresenter
from app.features.library.store import ReviewTotals
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.follower import PosteriorCache
from app.tasks.inference import CLOSED
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.text import reason
from core.model.case import Case
from core.model.ending import ending_of, without_ending
from core.model.hunch import without_hunches

if TYPE_CHECKING:
    from app.features.review.page import ReviewPage
    from app.features.review.view import ReviewView
    from core.board.mansion import Mansion
    from core.engines.posterior import Posterior
    from core.review.hindsight import Foreseen
    from core.review.review import Review
    from core.timeline.timeline import Ask

LOOK_MS: Final = 100
"""How often progress is read (ms)."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """A game to review; ``folder`` may hold its board. ``shared``: only what everyone has seen."""

    case: Case
    folder: Path | None
    shared: bool = False


class Reviewed(NamedTuple):
    review: Review
    page: ReviewPage


def make_review(request: ReviewRequest, cache: PosteriorCache, progress: Callable[[float], None]) -> Reviewed:
    """Return a review and its page, which says whether it would have helped to go by how people play.

    Runs in a worker. Raises TooLargeError and CancelledError.
    """
    from app.features.review.page import review_page
    from core.review.review import public_review, review

    def ask(case: Case) -> Posterior:
        return cache.ask(without_ending(case))

    case = without_hunches(request.case)
    if request.shared:
        reviewed = public_review(case, ask=ask, progress=progress)
        return Reviewed(reviewed, review_page(reviewed, shared=True))
    reviewed = review(case, None, _mansion(case, request.folder), ask=ask, progress=progress)
    return Reviewed(reviewed, review_page(reviewed, _foreseen(reviewed, ask)))


def _foreseen(review: Review, ask: Ask) -> tuple[Foreseen, ...]:
    from core.engines.contract import TooLargeError
    from core.players.prior import shipped
    from core.review.hindsight import foreseen

    with suppress(TooLargeError):
        return foreseen(review.case.upto(review.upto), review.ending.solution, shipped(), ask)
    return ()


def _mansion(case: Case, folder: Path | None) -> Mansion | None:
    """Return the mansion of the game; None if its board is unusable, or if moves leave it."""
    from core.board.mansion import mansion_of, move_problems
    from core.model.problems import InvalidCaseError

    try:
        mansion = mansion_of(case.setup, folder)
    except InvalidCaseError:
        return None
    return None if mansion is None or move_problems(case, mansion) else mansion


class ReviewPresenter(QObject):
    """Opens the review, and updates it if the game changes while it is visible.

    It uses only the entries, not assumed habits, so that a game always has the same review. ``export_wanted`` carries
    whether to save the current page as PDF, otherwise as a picture.
    """

    export_wanted = Signal(bool)

    def __init__(
        self,
        host: Host,
        game: Game,
        background: Background,
        cache: PosteriorCache,
        library: LibraryPresenter,
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._library, self._events, self._cache = host, game, library, events, cache
        self._task = LatestTask(background)
        self._progress = deque([0.0], maxlen=1)  # written by the worker
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._show_progress)
        self.view: ReviewView | None = None
        self._reviews: dict[ReviewRequest, Reviewed] = {}
        host.actions.review.triggered.connect(self.open)
        game.follow(self._on_shown)

    @property
    def found(self) -> ReviewPage | None:
        """The review of the current game, None if there is none yet."""
        pages = (reviewed.page for asked, reviewed in self._reviews.items() if not asked.shared and self._is_now(asked))
        return next(pages, None)

    def _is_now(self, request: ReviewRequest) -> bool:
        return request.case == self._game.value.entered

    def open(self) -> None:
        if not self._game.value.is_open:
            return
        if self._game.value.is_hidden:
            self._host.warn(localized(CLOSED))
            return
        if self.view is None:
            from app.features.review.view import ReviewView

            self.view = ReviewView(self, self._host.window)
            self.view.addAction(self._host.actions.library)  # its key works in this window, too
            self.view.entry_wanted.connect(self._go_to)
            self.view.export_wanted.connect(self.export_wanted)
            self.view.shared_wanted.connect(self._review)
        self.view.come_to_front()
        self.view.take_focus()

    def open_shared(self) -> None:
        """Review the open game with nobody's cards, to share the page."""
        self.open()
        if self.view is not None and self.view.isVisible():
            self.view.shared.setChecked(True)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Review the changed game; close with it, and once its numbers must not be seen."""
        if now.game != before.game or now.is_hidden:
            self._stop()
            if self.view is not None:
                self.view.close()
        elif now.step != before.step:
            self._review()

    def watch(self, seen: bool) -> None:
        if seen:
            self._review()
        else:
            self._stop()

    # --- reviewing

    def _review(self) -> None:
        """Review the open game while the window is seen."""
        case, path = self._game.value.entered, self._game.value.path
        if case is None or self.view is None or not self.view.isVisible():
            return
        self._stop()
        request = ReviewRequest(case, None if path is None else Path(path.parent), self.view.shared.isChecked())
        self._reviews = {asked: reviewed for asked, reviewed in self._reviews.items() if self._is_now(asked)}
        if request in self._reviews:
            self._show_review(request)
            return
        self._progress = deque([0.0], maxlen=1)
        self._show_progress()
        self._look.start()
        work = partial(make_review, request, self._cache, self._progress.append)
        self._task.run_slow(work, partial(self._on_reviewed, request))

    def _stop(self) -> None:
        self._look.stop()
        self._task.cancel()

    def _show_progress(self) -> None:
        if self.view is not None:
            self.view.say_progress(self._progress[0])

    def _on_reviewed(self, request: ReviewRequest, future: Future[Reviewed], wanted: bool) -> None:
        if not wanted or self.view is None:
            return
        self._look.stop()
        if error := future.exception():
            self.view.say_failure(translate("This game cannot be reviewed: {reason}.").format(reason=reason(error)))
        else:
            self._reviews[request] = future.result()
            self._show_review(request)

    def _show_review(self, request: ReviewRequest) -> None:
        """Show a review; of a finished game, store its totals in the library."""
        review, page = self._reviews[request]
        if self.view is not None:
            self.view.show_page(page)
        if review.suggestions and ending_of(request.case) is not None:
            self._library.keep(ReviewTotals(len(review.suggestions), review.given_away_bits))

    def _go_to(self, entry: int) -> None:
        if entry < self._game.value.n_events:
            self._events.list.select(entry)
