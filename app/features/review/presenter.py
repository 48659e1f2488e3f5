"""Opens the review of the open game and stores its totals in the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.events.view import EventView
from app.features.library.presenter import LibraryPresenter
from app.features.library.record import ReviewTotals
from app.features.review.service import ReviewRequest, ReviewService
from app.game.session import Session
from app.ui.host import Host
from app.ui.language import translate
from app.ui.text import reason
from core.model.ending import ending_of

if TYPE_CHECKING:
    from app.features.review.view import ReviewView
    from core.review.review import Review


class ReviewPresenter(QObject):
    """Opens the review, and renews it when the game changes while it is visible.

    It uses the entries alone, without assumed habits: the same game always has the same review.
    """

    def __init__(
        self, host: Host, session: Session, service: ReviewService, library: LibraryPresenter, events: EventView
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._library = host, session, service, library
        self._events = events
        self.view: ReviewView | None = None
        self._found: tuple[ReviewRequest, Review] | None = None
        host.actions.review.triggered.connect(self.open)
        service.progressed.connect(self._say_progress)
        service.reviewed.connect(self._show)
        service.failed.connect(self._say_failure)
        session.stepped.connect(self._follow)
        session.opened.connect(self._game_opened)
        self._game_opened()

    @property
    def found(self) -> Review | None:
        """The review of the current game, None where there is none yet."""
        return self._found[1] if self._found is not None and self._found[0].case == self._session.entered else None

    @Slot()
    def open(self) -> None:
        """Review the open game."""
        if self._session.case is None:
            return
        if self.view is None:
            from app.features.review.view import ReviewView

            self.view = ReviewView(self._host.window)
            self.view.entry_wanted.connect(self._go_to)
            self.view.watched.connect(self._watch)
        self.view.come_to_front()

    @Slot()
    def _follow(self) -> None:
        case, path = self._session.entered, self._session.path
        if case is not None and self.view is not None and self.view.isVisible():
            self._service.look_back(ReviewRequest(case, None if path is None else path.parent))

    @Slot()
    def _game_opened(self) -> None:
        playing = self._session.case is not None
        self._host.actions.review.setEnabled(playing)
        if not playing:
            self._service.forget()
            if self.view is not None:
                self.view.close()

    def _watch(self, watched: bool) -> None:
        """Start or stop while the review is visible."""
        if watched:
            self._follow()
        else:
            self._service.forget()

    # --- what is shown

    @Slot(float)
    def _say_progress(self, share: float) -> None:
        if self.view is not None:
            self.view.say_progress(share)

    @Slot(object, object)
    def _show(self, request: ReviewRequest, review: Review) -> None:
        """Show a review; of a finished game, store its totals in the library."""
        self._found = request, review
        if self.view is not None:
            self.view.show_review(review)
        if request.case == self._session.entered and review.suggestions and ending_of(request.case) is not None:
            self._library.keep(ReviewTotals(len(review.suggestions), review.given_away_bits))

    @Slot(object)
    def _say_failure(self, error: BaseException) -> None:
        if self.view is not None:
            said = translate("ReviewDesk", "This game cannot be looked back at: {reason}.")
            self.view.say_failure(said.format(reason=reason(error)))

    @Slot(int)
    def _go_to(self, entry: int) -> None:
        case = self._session.case
        if case is not None and entry < len(case.events):
            self._events.list.select(entry)
