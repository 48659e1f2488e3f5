"""Opens the end-of-game dialog, checks what is entered there and records it."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.features.conflicts.service import CorrectionChoice, CorrectionKind
from app.features.events.view import EventView
from app.features.game_over.draft import GameOverDraft
from app.features.game_over.service import Objection, check_result
from app.features.library.presenter import LibraryPresenter
from app.features.review.presenter import ReviewPresenter
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.host import Host
from app.ui.language import translate
from app.ui.widgets.bars import MessageBar
from core.model.ending import ending_of, inferred_ending

if TYPE_CHECKING:
    from app.features.game_over.dialog import GameOverDialog
    from core.model.cards import Card
    from core.model.seats import Holder


class GameOverPresenter(QObject):
    """Asks how the game ended, records it, and opens the review."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        background: Background,
        after: tuple[ReviewPresenter, LibraryPresenter],
        events: EventView,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session = host, session
        self._task = LatestTask(background)
        self._review, self._library = after
        self._events = events
        self._reply: InferenceReply | None = None
        self.dialog: GameOverDialog | None = None
        self.bar = MessageBar("gameOverBar", "solved", "tick", host.notices)
        self.bar.add_answer("gameOverBarDecline", translate("GameOverBar", "Not now")).clicked.connect(self._decline)
        self._declined = False
        host.notices.add(self.bar)
        self.bar.acted.connect(self.open)
        host.actions.game_over.triggered.connect(self.open)
        inference.answered.connect(self._remember)
        session.opened.connect(self._game_opened)
        session.changed.connect(self._judge)
        session.changed.connect(self._offer)
        self._game_opened()

    # --- asking

    @Slot()
    def open(self) -> None:
        """Open the dialog with what is certain or already recorded filled in."""
        case = self._session.case
        if case is None:
            return
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.come_to_front()
            return
        from app.features.game_over.dialog import GameOverDialog

        self._drop()
        self.dialog = GameOverDialog(GameOverDraft.of(case, self._certain()), self._host.window)
        self.dialog.drafted.connect(self._judge)
        self.dialog.concluded.connect(self._conclude)
        self.dialog.objection.entry_wanted.connect(self._events.list.select)
        self.dialog.objection.chosen.connect(self._correct)
        self.dialog.finished.connect(self._leave)
        self.dialog.come_to_front()
        self._judge()

    @Slot()
    def _leave(self) -> None:
        """Remove the highlights when the dialog closes."""
        self._task.cancel()
        self._events.model.set_lit(())

    def _drop(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def _certain(self) -> dict[Card, Holder]:
        """Return the certain places of cards in the current game."""
        reply = self._reply
        if reply is None or reply.posterior is None or reply.request.case != self._session.case or reply.conflict:
            return {}
        found = reply.posterior
        cells = (found.marginals == 1.0).tolist()
        return {
            card: holder
            for card, row in zip(found.cards, cells, strict=True)
            for holder, certain in zip(found.holders, row, strict=True)
            if certain
        }

    @Slot(object)
    def _remember(self, reply: InferenceReply) -> None:
        self._reply = reply
        self._offer()

    # --- offering

    @Slot()
    def _offer(self) -> None:
        """Offer to record the result of a right accusation, unless it is recorded or the user has declined."""
        case = self._session.case
        said = ""
        if case is None or self._declined or ending_of(case) is not None:
            pass
        elif inferred_ending(case).envelope:
            said = translate("GameOverPresenter", "Game over: the accusation was correct.")
        self.bar.say(said, translate("GameOverBar", "Record the result…"))

    @Slot()
    def _decline(self) -> None:
        self._declined = True
        self.bar.say("")
        self._host.focus_entry()

    @Slot()
    def _game_opened(self) -> None:
        """Discard what was entered when another game is opened or the game is closed."""
        self._host.actions.game_over.setEnabled(self._session.case is not None)
        self._reply, self._declined = None, False
        self._drop()

    # --- judging

    @Slot()
    def _judge(self) -> None:
        case, dialog = self._session.case, self.dialog
        if dialog is None or case is None or not dialog.isVisible():
            return
        if dialog.draft.setup != case.setup:
            self._drop()
            return
        self._task.run(partial(check_result, case, dialog.draft.ending()), self._object)

    def _object(self, future: Future[Objection | None], wanted: bool) -> None:
        if self.dialog is None or not wanted:
            return
        if error := future.exception():
            self._host.warn(repr(error))
            return
        found = future.result()
        self.dialog.objection.show_objection(found)
        self._events.model.set_lit(() if found is None else found.entries)

    @Slot(object)
    def _correct(self, fix: CorrectionChoice) -> None:
        if fix.kind is CorrectionKind.CHANGE and fix.to is not None:
            self._session.replace(fix.event, fix.to)
        elif fix.kind is CorrectionKind.ASIDE:
            self._session.set_aside(fix.event, True, *fix.besides)

    # --- recording

    @Slot(bool)
    def _conclude(self, look_back: bool) -> None:
        """Record the result, also in the game's file if it has one; a contradiction is left to the player."""
        if self.dialog is None:
            return
        self._session.conclude(self.dialog.draft.ending())
        if self._session.path is not None:
            self._host.actions.save.trigger()
        self._drop()
        self._library.keep()
        if look_back:
            self._review.open()
