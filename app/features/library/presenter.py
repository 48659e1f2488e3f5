"""Adds games to the library when they end or close, and opens games from it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFileDialog

from app.features.library.service import LibraryService, file_title, title_of
from app.features.library.store import ReviewTotals, StoredGame
from app.game.files import ENDING, GameFiles, documents
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.language import translate
from app.ui.shortcuts import Permission
from app.ui.text import file_name
from core.formats.identity import fingerprint_of
from core.model.case import Case
from core.model.ending import result_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.features.library.view import LibraryView


class LibraryPresenter(QObject):
    """Stores played games in the library, and opens games from it. ``kept``: the open game was stored.

    A game with entries is stored when its result is recorded and when it is closed, unless it was only viewed, like
    the example or an unchanged game from the library. One that may not be saved is only stored when it is over, by
    whoever knows how it ended.
    """

    kept = Signal()

    def __init__(self, host: Host, game: Game, session: Session, files: GameFiles, service: LibraryService) -> None:
        super().__init__(host.window)
        self._host, self._session, self._files, self._service = host, session, files, service
        self.view: LibraryView | None = None
        self._game = 0
        self._case: Case | None = None
        self._kept: Case | None = None
        self._stored: Case | None = None
        self._fingerprint = ""
        host.actions.library.triggered.connect(self.open)
        host.window.installEventFilter(self)
        self.bar = host.add_notice("libraryTrouble")
        self.bar.acted.connect(self.open)
        service.failed.connect(self._on_failed)
        service.kept.connect(self._on_kept)
        service.taken.connect(self._on_taken)
        game.follow(self._on_shown)

    # --- storing

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if differ(now, before, lambda shown: (shown.game, shown.step)):
            self._catch_up()

    def _catch_up(self) -> None:
        """Take what the session holds, which is announced only after the verb in which somebody stores it.

        The game before is stored when another is opened, or when it is closed.
        """
        session, entered = self._session, self._session.entered
        if session.game != self._game:
            if self._has_news and self._case is not None:
                self._service.keep(self._case, self._fingerprint)
            self._game, self._case = session.game, entered
            self._kept = entered if session.path is None and not session.modified else None  # only looked at
            self._fingerprint = "" if entered is None else fingerprint_of(entered)
        self._case = entered or self._case
        if not session.may(Permission.SAVE):
            self._kept = self._case

    @property
    def _has_news(self) -> bool:
        return self._case is not None and bool(self._case.events) and self._case != self._kept

    def has(self, case: Case) -> bool:
        """Whether the library has the open game as it is in this case."""
        return self._stored == case

    def keep_news(self) -> None:
        """Store the open game as it is now, if the library does not have it yet."""
        self._catch_up()
        if self._has_news:
            self.keep()

    def keep(self, totals: ReviewTotals | None = None) -> None:
        """Store the open game as it is now, with the totals of a review."""
        self._catch_up()
        case = self._session.entered
        if case is not None and case.events:
            self._service.keep(case, self._fingerprint, totals)
            self._kept, self._fingerprint = case, fingerprint_of(case)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Store the game before the window closes, as workers no longer run after that."""
        if event.type() == QEvent.Type.Close and watched is self._host.window and self._has_news:
            case = self._case
            if case is not None:
                self._service.keep_now(case, self._fingerprint)
                self._kept, self._fingerprint = case, fingerprint_of(case)
        return super().eventFilter(watched, event)

    def _on_failed(self, text: str) -> None:
        """Show an error, unless the library window shows it."""
        from app.features.library.view import LibraryView

        if self.view is None or not self.view.isVisible():
            self.bar.say(text, LibraryView.title())

    def _on_kept(self, case: Case) -> None:
        """A finished game in the library is safe without a file."""
        self.bar.say("")
        if case == self._session.entered:
            self._stored = case
            if result_of(case) is not None:
                self._session.note_kept()
            self.kept.emit()

    # --- opening and exporting

    def open(self) -> None:
        self.bar.say("")
        if self.view is None:
            from app.features.library.view import LibraryView

            self.view = LibraryView(self._service, self._host.window)
            self.view.addAction(self._host.actions.review)  # its key works in this window, too
            self.view.open_wanted.connect(self._service.take)
            self.view.export_wanted.connect(self._export)
        self.view.come_to_front()

    def _on_taken(self, case: Case, game: StoredGame) -> None:
        self._files.open_kept(case, title_of(game))
        if self.view is not None:
            self.view.close()
        self._host.window.activateWindow()

    def _export(self, games: Sequence[StoredGame]) -> None:
        mode = QFileDialog.FileMode.AnyFile if len(games) == 1 else QFileDialog.FileMode.Directory
        dialog = QFileDialog(self.view, translate("Export"), str(documents()))
        dialog.setObjectName("libraryExportDialog")
        dialog.setFileMode(mode)
        if len(games) == 1:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(ENDING.removeprefix("."))
            dialog.selectFile(file_name(file_title(games[0]), ENDING))
        dialog.fileSelected.connect(partial(self._export_to, tuple(games)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _export_to(self, games: Sequence[StoredGame], chosen: str) -> None:
        if len(games) == 1:
            self._service.export([(games[0].id, Path(chosen))])
            return
        paths: list[tuple[int, Path]] = []
        for game in games:
            title, taken = file_title(game), {path for _, path in paths}
            names = (file_name(title, f"{more}{ENDING}") for more in ("", *(f" ({n})" for n in range(2, 10_000))))
            free = (Path(chosen) / name for name in names)
            paths.append((game.id, next(path for path in free if path not in taken and not path.exists())))
        self._service.export(paths)
