"""Shows how the game ended, and opens the dialog that asks for all hands, checks what is entered and records it."""

from __future__ import annotations

import re
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.features.conflicts.view import CorrectionChoice
from app.features.events.panel import EventView
from app.features.game_over.practice import PracticeEndPresenter, practice_facts, result_words
from app.features.library.presenter import LibraryPresenter
from app.features.review.presenter import ReviewPresenter
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import translate
from app.ui.widgets.labels import MessageBar, set_kind
from core.model.case import Case
from core.model.ending import Ending, result_of
from core.model.practised import practised_of
from core.text.text import Text, say

if TYPE_CHECKING:
    from app.features.game_over.dialog import GameOverDialog
    from core.conflicts.conflicts import Correction
    from core.model.cards import Card
    from core.model.seats import Holder

FEW: Final = 3
"""Number of corrections offered."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a result of a case cannot be true: the ``entries`` it contradicts, the reasons, and corrections.

    Without entries, the set-up alone contradicts it. ``steps`` are the reasons, as texts of core.
    """

    case: Case
    entries: tuple[int, ...]
    steps: tuple[str, ...]
    corrections: tuple[Correction, ...]


def check_result(case: Case, ending: Ending) -> Objection | None:
    """Return the objection to a result, None if it can be true. Runs in a worker. Raises CancelledError."""
    from core.conflicts.conflicts import conflict_reason, corrections, events_of
    from core.engines.conflict import conflict_of

    ended, n = case, len(case.events)
    for note in ending.notes():
        ended = ended.appended(note)
    conflict = conflict_of(ended)
    if not conflict:
        return None
    entries = tuple(event for event in events_of(conflict) if event < n)
    steps = tuple(_as_told(step, n) for step in conflict_reason(ended, conflict).steps)
    ways = corrections(ended, conflict)
    return Objection(case, entries, steps, tuple(way for way in ways if way.event < n))


def _as_told(step: str, n: int) -> str:
    """Return a step of a proof in which the result after ``n`` entries is not called a note and has no number."""
    clause = step.values.get("clause") if isinstance(step, Text) else None
    if not isinstance(clause, Text) or not {"fact", "entries"} <= clause.values.keys():
        return step
    numbers = [int(number) for number in re.findall(r"\d+", str(clause.values["entries"]))]
    if not numbers or min(numbers) <= n:
        return step
    return say("You say that {fact}.").format(fact=clause.values["fact"])


class ResultBar(MessageBar):
    """Says over the sheet how the game ended, and what can be done now: review it, lay open, share, play again.

    ``again_wanted`` carries who begins.
    """

    again_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("gameOverBar", "solved", "tick", parent)
        set_kind(self._button, "primary")
        self.hands = self.add_answer("gameOverBarHands", translate("All hands…"))
        self.hands.setToolTip(translate("Enter what everyone held, for a complete review"))
        self.share = self.add_answer("gameOverBarShare", translate("Share…"))
        self.share.setToolTip(translate("A picture of the game that shows nobody’s cards"))
        self._again = again = self.add_answer("gameOverBarAgain", translate("Again"))
        again.setToolTip(translate("A new game with the same players"))
        self._menu = QMenu(self)
        self._menu.setObjectName("gameOverBarBegins")
        again.setMenu(self._menu)

    def show_result(self, case: Case, *, kept: bool, has_page: bool) -> None:
        """Show how a game ended; hidden where it goes on. ``has_page``: one shows all hands of a practice game."""
        end = result_of(case)
        if end is None:
            self.say("")
            return
        setup, message, how = case.setup, result_words(end, case.setup.me), practised_of(case)
        if how is not None:
            message = " · ".join((message, practice_facts(how)))
        if kept:
            message = translate("{result}. Saved in the library.").format(result=message)
        is_open = all(len(end.hand(player)) == n for player, n in setup.sizes.items() if player != setup.me)
        self.hands.setVisible(has_page or not is_open)
        self._again.setVisible(how is None)  # practice begins again from its page
        self._menu.clear()
        for player in setup.seats:
            begins = self._menu.addAction(translate("{player} begins").format(player=player))
            begins.triggered.connect(partial(self.again_wanted.emit, player))
        self.say(message, translate("Review"))


class GameOverPresenter(QObject):
    """Shows how the game ended, asks for what is not known of it, records that, and opens the review."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        background: Background,
        review: ReviewPresenter,
        library: LibraryPresenter,
        events: EventView,
        practice: PracticeEndPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self._task = LatestTask(background)
        self._review, self._library, self._events, self._practice = review, library, events, practice
        self.dialog: GameOverDialog | None = None
        self.bar = ResultBar(host.notices)
        host.notices.add(self.bar)
        self.bar.acted.connect(self._review.open)
        self.bar.hands.clicked.connect(self.open)
        self.bar.share.clicked.connect(self._review.open_shared)
        self._library.kept.connect(self._show_result)
        host.actions.game_over.triggered.connect(self.open)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        """Discard what was entered when another game is opened or numbers are hidden; else check it again."""
        if now.game != before.game or (now.is_hidden and not before.is_hidden):
            self._drop()
        if now.case is not before.case:
            self._judge()
            self._show_result()

    # --- asking

    def open(self) -> None:
        """Open the dialog with what is certain or already recorded filled in; of a practice game, its page."""
        case = self._game.value.case
        if case is None:
            return
        if self._practice.has(case):
            self._practice.open()
            return
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.come_to_front()
            return
        from app.features.game_over.dialog import GameOverDialog, GameOverDraft

        self._drop()
        self.dialog = GameOverDialog(GameOverDraft.of(case, self._certain()), self._host.window)
        self.dialog.drafted.connect(self._judge)
        self.dialog.concluded.connect(self._conclude)
        self.dialog.objection.entry_wanted.connect(self._events.list.select)
        self.dialog.objection.chosen.connect(self._correct)
        self.dialog.finished.connect(self._leave)
        self.dialog.come_to_front()
        self._judge()

    def _leave(self) -> None:
        self._task.cancel()
        self._events.model.set_lit(())

    def _drop(self) -> None:
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    def _certain(self) -> dict[Card, Holder]:
        present = self._game.value.present
        return {} if present is None or present.posterior is None or present.conflict else present.posterior.certain

    # --- how the game ended

    def _show_result(self) -> None:
        """Show how the game ended, which is stored in the library at once."""
        case = self._game.value.entered
        if case is None:
            self.bar.say("")
            return
        self.bar.show_result(case, kept=self._library.has(case), has_page=self._practice.has(case))
        if self.bar.text:
            self._library.keep_news()

    # --- judging

    def _judge(self) -> None:
        case, dialog = self._game.value.case, self.dialog
        if dialog is None or case is None or not dialog.isVisible():
            return
        if dialog.draft.setup != case.setup:
            self._drop()
            return
        if self._game.value.is_hidden:
            return  # what a result contradicts would tell what is certain
        self._task.run(partial(check_result, case, dialog.draft.ending()), self._on_objection)

    def _on_objection(self, future: Future[Objection | None], wanted: bool) -> None:
        if self.dialog is None or not wanted:
            return
        if error := future.exception():
            self._host.warn(repr(error))
            return
        objection = future.result()
        self.dialog.objection.show_objection(objection)
        self._events.model.set_lit(() if objection is None else objection.entries)

    def _correct(self, fix: CorrectionChoice) -> None:
        fix.apply_to(self._session)

    # --- recording

    def _conclude(self, look_back: bool) -> None:
        """Record the result, also in the game's file if it has one; a contradiction is left to the player."""
        if self.dialog is None:
            return
        self._session.conclude(self.dialog.draft.ending())
        if self._game.value.path is not None:
            self._host.actions.save.trigger()
        self._drop()
        self._library.keep()
        if look_back:
            self._review.open()
