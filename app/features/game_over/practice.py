"""The end of a practice game: it goes into the library, and its page lays all cards open."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.features.game_over.text import PracticeWords
from app.features.library.presenter import LibraryPresenter
from app.features.review.presenter import ReviewPresenter
from app.game.files import GameFiles
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown
from app.ui.actions import FINISHED
from app.ui.host import Host
from core.model.case import Case
from core.model.practised import Practised, practised_of

if TYPE_CHECKING:
    from app.features.game_over.practice_page import PracticeEndPage
    from core.practice.game import PracticeEnd
    from core.practice.options import PracticeOptions
    from core.review.closeness import Closeness


class PracticeEndPresenter(QObject):
    """Keeps a practice game that is over, and shows all hands and how close everyone was.

    ``again_wanted``: another game with the same rivals; True for the same deal.
    """

    again_wanted = Signal(bool)

    def __init__(
        self,
        host: Host,
        game: Game,
        files: GameFiles,
        background: Background,
        review: ReviewPresenter,
        library: LibraryPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._files = host, game, files
        self._review, self._library, self._task = review, library, LatestTask(background)
        self._words: PracticeWords | None = None
        self.page: PracticeEndPage | None = None
        game.follow(self._on_shown)

    def has(self, case: Case | None) -> bool:
        """Whether there is a page of the game of this case."""
        return case is not None and self._words is not None and self._words.end.case.setup == case.setup

    def show(self, end: PracticeEnd, options: PracticeOptions) -> None:
        """Take a game that is over."""
        self._files.open_kept(end.case, self._game.value.title, FINISHED)
        how = practised_of(end.case) or Practised()
        self._words = PracticeWords(end, options.seated(), how)
        self._library.keep()
        self._task.run_slow(partial(_how_close, end), self._on_closeness)
        self.open()

    def open(self) -> None:
        """Open the page of the game, if there is one."""
        if self._words is None:
            return
        if self.page is None:
            from app.features.game_over.practice_page import PracticeEndPage

            self.page = PracticeEndPage(self._host.window)
            self.page.review_wanted.connect(self._review.open)
            self.page.again_wanted.connect(self._begin_again)
            self.page.copy_wanted.connect(self._copy)
        self.page.show_words(self._words)
        self.page.come_to_front()

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self._task.cancel()
            self._words = None
            if self.page is not None:
                self.page.close()

    def _on_closeness(self, future: Future[tuple[Closeness, ...]], wanted: bool) -> None:
        if not wanted or self._words is None:
            return
        self._words = replace(self._words, closeness=() if future.exception() else future.result())
        if self.page is not None:
            self.page.show_words(self._words)

    def _begin_again(self, same: bool) -> None:
        if self.page is not None:
            self.page.close()
        self.again_wanted.emit(same)

    def _copy(self) -> None:
        if self._words is not None:
            QGuiApplication.clipboard().setText(self._words.card)


def _how_close(end: PracticeEnd) -> tuple[Closeness, ...]:
    from core.review.closeness import closeness

    return tuple(closeness(end.record.cases, end.case))
