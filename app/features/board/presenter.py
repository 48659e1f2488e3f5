"""Connects the board to the game: its dock, the moves made on it and the advice marked on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.advice.service import AdviceService
from app.features.board.state import NO_BOARD, NO_GAME, BoardPicture, BoardState, shares_of, standing_in, wrong_board
from app.features.board.view import BoardView
from app.features.entry.state import Rooms
from app.features.entry.view import EntryPanel
from app.game.session import Session
from app.tasks.inference import InferenceReply, InferenceService
from app.ui.actions import Permission
from app.ui.docks import Width
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.theme import wants_less_motion
from app.ui.widgets.panels import PanelScroll
from core.board.board import Place
from core.board.mansion import Mansion, mansion_of
from core.model.case import Case
from core.model.events import Move
from core.model.problems import InvalidCaseError
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.advice.advice import Advice

LATEST: Final = 3
"""With more new entries at once, tokens don't walk."""

WIDTH: Final = Width(400, 640, 0.32)


@dataclass(frozen=True)
class _Offer:
    """Places of which a player chooses one."""

    player: str
    places: tuple[Place, ...]
    chosen: Callable[[Place], None]
    roll: int | None


class BoardPresenter(QObject):
    """Keeps the board up to date while it is open; a closed board loads nothing."""

    def __init__(
        self,
        host: Host,
        session: Session,
        inference: InferenceService,
        advice: AdviceService,
        entry: EntryPanel,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._preferences = preferences
        self._offer: _Offer | None = None
        self._deciding: str | None = None
        self._host, self._session, self._advice = host, session, advice
        entry.rooms_of = self._rooms_of
        self.view = BoardView(host.window)
        title, panel = translate("Board"), PanelScroll(self.view)
        self.dock = host.add_dock("boardDock", title, panel, WIDTH, host.actions.board)
        self.state: BoardState | None = None
        self._seen: BoardState | None = None
        self._reply: InferenceReply | None = None
        self._is_waiting = False
        self._mansion: tuple[tuple[Setup, Path | None], Mansion | None] | None = None
        self._follow_game(inference)
        self._follow_view()

    def _follow_game(self, inference: InferenceService) -> None:
        session = self._session
        session.opened.connect(self._game_opened)
        session.stepped.connect(self._step)
        session.shown_changed.connect(self._begin)
        inference.late.connect(self._wait)
        inference.answered.connect(self._hear)
        inference.silenced.connect(self._forget)
        self._advice.advised.connect(self._show)
        self._advice.waiting.connect(self._show)
        self._advice.rolled.connect(self._take_roll)
        self.dock.visibilityChanged.connect(self._watch)
        self.dock.opened.connect(self._open)

    def _follow_view(self) -> None:
        view = self.view
        view.roll.chosen.connect(self._roll)
        view.tokens.chosen.connect(self._choose)
        view.marks_wanted.connect(self._mark)
        view.canvas.typed.connect(view.roll.type)
        view.canvas.handed_on.connect(self._hand_on)
        view.canvas.token_chosen.connect(self._choose)
        view.canvas.cycled.connect(self._cycle)
        view.canvas.place_chosen.connect(self._go)
        view.canvas.token_dropped.connect(self._drop)
        view.canvas.left.connect(self._leave)

    # --- opening and closing

    @Slot()
    def _open(self) -> None:
        self._begin()
        self.view.canvas.setFocus()

    @Slot(bool)
    def _watch(self, seen: bool) -> None:
        self._advice.watch(self, seen and self.view.marks.isChecked())
        if seen:
            self._begin()

    @Slot(bool)
    def _mark(self, wanted: bool) -> None:
        self._advice.watch(self, wanted and self.dock.is_in_front)
        self._show()

    @Slot()
    def _game_opened(self) -> None:
        self._mansion = self._reply = self._offer = self._deciding = None  # a board file may have changed meanwhile

    # --- display

    @Slot()
    def _step(self) -> None:
        """Reset what was chosen: the game has moved on, or back."""
        self.state = None

    def _rooms_of(self, case: Case) -> Rooms:
        """Return which player may suggest in which room; nothing if moves are not entered."""
        mansion = None
        if any(isinstance(event, Move) for event in case.events):
            with suppress(InvalidCaseError):
                mansion = self._mansion_of(case.setup)
        return {} if mansion is None else standing_in(case, mansion)

    @Slot()
    def _begin(self) -> None:
        shown, kept = self._session.shown, self.state
        if self.dock.isHidden():
            return
        try:
            mansion = None if shown is None else self._mansion_of(shown.setup)
        except InvalidCaseError as error:
            self._refuse(wrong_board([localized(problem.text) for problem in error.problems]))
            return
        if shown is None or mansion is None:
            self._refuse(NO_GAME if shown is None else NO_BOARD)
        elif kept is not None and (kept.case, kept.mansion) == (shown, mansion):
            self._show()
        elif kept is not None and kept.mansion == mansion and replace(kept.case, habits=shown.habits) == shown:
            self._put(replace(kept, case=shown))  # the same game with other assumed habits
        else:
            state = BoardState.begun(shown, mansion, is_past=shown is not self._session.case)
            self._put(self._with_my_roll(self._with_offer(state)))

    def _refuse(self, words: str) -> None:
        self.state = None
        self.view.say(words)

    def _mansion_of(self, setup: Setup) -> Mansion | None:
        """Return the mansion of a game. Raises InvalidCaseError."""
        path = self._session.path
        key = setup, None if path is None else path.parent
        if self._mansion is None or self._mansion[0] != key:
            self._mansion = key, mansion_of(*key)
        return self._mansion[1]

    def _put(self, state: BoardState) -> None:
        self.state = state
        self._show()

    def _with_my_roll(self, state: BoardState) -> BoardState:
        is_free = state.is_mine and not state.is_past and state.offered is None
        return state.rolled(self._advice.roll) if is_free else state

    def _with_offer(self, state: BoardState) -> BoardState:
        """Return the state with what there is to choose; nothing while others move in a game that is not recorded."""
        offer = self._offer
        if state.is_past or (offer is None and self._session.may(Permission.RECORD)):
            return state
        if offer is None:
            return replace(state, player=self._deciding or state.player, offered=())
        return replace(state, player=offer.player, roll=offer.roll, offered=offer.places)

    @Slot()
    def _wait(self) -> None:
        self._is_waiting = True
        self._show()

    @Slot(object)
    def _hear(self, reply: InferenceReply) -> None:
        self._reply, self._is_waiting = reply, False
        self._show()

    @Slot()
    def _forget(self) -> None:
        self._reply, self._is_waiting = None, False
        self._show()

    @Slot()
    def _show(self) -> None:
        state = self.state
        if state is None or self.dock.isHidden():
            return
        shares = shares_of(None if self._reply is None else self._reply.posterior, state.mansion.rooms)
        picture, before = BoardPicture(state, shares, self._advice_on(state), self._is_waiting), self._seen
        may_move = self._preferences.animations and not wants_less_motion()
        self._seen = state
        self.view.show_picture(picture, moving=may_move and before is not None and _goes_on(before, state))

    def _advice_on(self, state: BoardState) -> Advice | None:
        report = self._advice.report
        if report is None or not self.view.marks.isChecked() or not state.is_mine or state.correcting is not None:
            return None
        is_same = report.case == state.case and (state.is_past or report.request.roll == state.roll)
        return report.advice if is_same else None

    # --- offering places

    def choose(
        self, player: str, places: Sequence[Place], chosen: Callable[[Place], None], roll: int | None = None
    ) -> None:
        """Offer places in the open game, in place of what was offered before: ``chosen`` is called once at most."""
        self._offer, self.state = _Offer(player, tuple(places), chosen, roll), None
        case = self._session.case
        if case is not None and case.setup.me == player:
            self._advice.set_roll(roll)
        self._begin()

    def stop_choosing(self) -> None:
        if self._offer is not None:
            self._offer = self.state = None
            self._begin()

    def follow(self, player: str | None) -> None:
        """Mark the token of who has to decide, in a game that is not recorded."""
        if player != self._deciding:
            self._deciding, self.state = player, None
            self._begin()

    # --- actions

    @Slot(object)
    def _roll(self, roll: int | None) -> None:
        """Set the roll of the chosen token; the planner takes mine."""
        if self.state is not None and self.state.offered is None:
            self._put(self.state.rolled(roll))
            if self.state.is_mine and self.state.correcting is None and not self.state.is_past:
                self._advice.set_roll(self.state.roll)

    @Slot(object)
    def _take_roll(self, roll: int | None) -> None:
        state = self.state
        if state is not None and state.correcting is None and state.roll != roll:
            self._put(self._with_my_roll(state))

    @Slot(object)
    def _hand_on(self, event: QKeyEvent) -> None:
        """Pass a letter on to what stands where the entry stands, in the game as it is now."""
        if self._session.looking_at is not None:
            self._host.actions.now.trigger()
        self._host.focus_entry()
        focus = self._host.window.focusWidget()
        if focus not in (None, self.view.canvas):
            QApplication.sendEvent(focus, event)

    @Slot(str)
    def _choose(self, player: str) -> None:
        if self.state is not None and not self.state.offered and player != self.state.player:
            self._put(self._with_my_roll(self.state.choosing(player)))
        else:
            self._show()  # the click has toggled the button

    @Slot(int)
    def _cycle(self, step: int) -> None:
        if self.state is not None:
            self._put(self._with_my_roll(self.state.beside(step)))

    @Slot(str, object)
    def _drop(self, player: str, place: Place) -> None:
        self._choose(player)
        self._go(place)

    @Slot(object)
    def _go(self, place: Place) -> None:
        state, offer = self.state, self._offer
        move = None if state is None or not state.may_go(place) else state.move(place)
        if state is None or move is None:
            return
        if state.offered is not None:
            self.stop_choosing()
            if offer is not None:
                self._host.focus_entry()  # where the next decision is
                offer.chosen(place)
        elif state.correcting is None:
            self._session.record(move)
        else:
            self._session.replace(state.correcting, move)

    @Slot(int)
    def correct(self, at: int) -> None:
        self._session.look_back(None)
        self.dock.come_forward()
        self._open()
        if self.state is None:
            self._host.warn(
                translate("Moves are corrected on the board, but this game has none. You can delete the entry.")
            )
            return
        self._put(self.state.correct(at))

    @Slot()
    def _leave(self) -> None:
        """Cancel a correction; with nothing begun, give the focus back to the entry."""
        if self.state is not None and self.state.correcting is not None:
            self.state = None
            self._begin()
        else:
            self._host.focus_entry()


def _goes_on(before: BoardState, now: BoardState) -> bool:
    """Whether a game that was seen has gone on by a few entries."""
    seen, events = before.case.events, now.case.events
    is_same = (before.mansion, before.case.setup, before.correcting) == (now.mansion, now.case.setup, now.correcting)
    return is_same and 0 < len(events) - len(seen) <= LATEST and events[: len(seen)] == seen
