"""Connects the board to the game: its dock, the moves made on it and the advice marked on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.advice.service import AdviceService
from app.features.board.state import NO_BOARD, NO_GAME, BoardPicture, BoardState, shares_of, standing_in, wrong_board
from app.features.board.view import BoardView
from app.features.entry.state import Rooms
from app.features.entry.view import EntryPanel
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, Wait, differ
from app.ui.host import Host, Width
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.shortcuts import Permission
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
    from core.engines.posterior import Posterior

LATEST: Final = 3
"""With more new entries at once, tokens don't walk."""

WIDTH: Final = Width(400, 640, 0.32)


@dataclass(frozen=True)
class _Offer:
    """Places of which a player chooses one in a game."""

    game: int
    player: str
    places: tuple[Place, ...]
    chosen: Callable[[Place], None]
    roll: int | None


class BoardPresenter(QObject):
    """Keeps the board up to date while it is seen; until it is, it loads nothing."""

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        advice: AdviceService,
        entry: EntryPanel,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session, self._advice = host, game, session, advice
        self._preferences = preferences
        entry.rooms_of = self._rooms_of
        self._offer: _Offer | None = None
        self._deciding: str | None = None
        self.view = BoardView(host.window)
        title, panel = translate("Board"), PanelScroll(self.view)
        self.dock = host.add_dock("boardDock", title, panel, WIDTH, host.actions.board)
        self.state: BoardState | None = None
        self._painted: BoardState | None = None
        self._shown: Case | None = None
        self._posterior: Posterior | None = None
        self._is_faded = False
        self._mansion: tuple[tuple[int, Setup, Path | None], Mansion | None] | None = None
        self._connect()
        game.follow(self._on_shown)

    def _connect(self) -> None:
        view, canvas = self.view, self.view.canvas
        self._advice.advised.connect(self._on_advice)
        self._advice.waiting.connect(self._on_advice)
        self._advice.rolled.connect(self._on_my_roll)
        self.dock.visibilityChanged.connect(self._on_visibility_changed)
        self.dock.opened.connect(self._on_opened)
        view.roll.chosen.connect(self._roll)
        view.tokens.chosen.connect(self._choose)
        view.marks_wanted.connect(self._on_marks_wanted)
        canvas.typed.connect(view.roll.type)
        canvas.handed_on.connect(self._hand_on)
        canvas.token_chosen.connect(self._choose)
        canvas.cycled.connect(self._cycle)
        canvas.place_chosen.connect(self._go)
        canvas.token_dropped.connect(self._drop)
        canvas.left.connect(self._leave)

    # --- when to show it

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, _reads):
            return
        if now.game != before.game:
            self._deciding = None
        if now.step != before.step:
            self.state = None  # what was begun: the game has moved on, or back
        if now.current is not None or now.reply is None:
            self._posterior = None if now.reply is None else now.reply.posterior
        self._is_faded = now.is_awaited and (self._is_faded or now.wait is Wait.LONG)
        self._shown = now.shown
        self._refresh()

    def _on_opened(self) -> None:
        self._lay()
        self.view.canvas.setFocus()

    def _on_visibility_changed(self, seen: bool) -> None:
        if seen:
            self._lay()
        self._advice.watch_from(self, seen and self.view.marks.isChecked())

    def _on_marks_wanted(self, wanted: bool) -> None:
        self._advice.watch_from(self, wanted and self.dock.is_in_front)
        self._paint()

    def _on_advice(self) -> None:
        if self._is_up_to_date and self.dock.is_in_front:
            self._game.put_off(self._paint)

    def _on_my_roll(self, roll: int | None) -> None:
        """Take over my roll. While places are offered for one, that remains, whatever is entered meanwhile."""
        state, offer = self.state, self._offer_in(self._game.value)
        if offer is not None:
            self._give_roll(offer)
        elif self._is_up_to_date and state is not None and state.correcting is None and state.roll != roll:
            self._put(self._with_my_roll(state))

    @property
    def _is_up_to_date(self) -> bool:
        """Whether the board has heard of the latest value; if not, all of it is laid out in a moment."""
        return self._shown is self._game.value.shown

    def _refresh(self) -> None:
        if self.dock.is_in_front:
            self._situate(self._game.value)
            self._game.put_off(self._paint)

    # --- what is shown

    def _lay(self) -> None:
        self._situate(self._game.value)
        self._paint()

    def _situate(self, now: Shown) -> None:
        """Take the position of a game, or say why there is none; what was begun in the same position stays."""
        shown, begun = now.shown, self.state
        try:
            mansion = None if shown is None else self._mansion_of(shown.setup)
        except InvalidCaseError as error:
            self._refuse(wrong_board([localized(problem.text) for problem in error.problems]))
            return
        if shown is None or mansion is None:
            self._refuse(NO_GAME if shown is None else NO_BOARD)
        elif begun is None or begun.mansion != mansion or replace(begun.case, habits=shown.habits) != shown:
            state = BoardState.begun(shown, mansion, is_past=shown is not now.case)
            self.state = self._with_my_roll(self._with_offer(state, now))
        elif begun.case != shown:
            self.state = replace(begun, case=shown)  # the same game with other assumed habits

    def _rooms_of(self, case: Case) -> Rooms:
        """Return which player may suggest in which room; nothing if moves are not entered."""
        mansion = None
        if any(isinstance(event, Move) for event in case.events):
            with suppress(InvalidCaseError):
                mansion = self._mansion_of(case.setup)
        return {} if mansion is None else standing_in(case, mansion)

    def _refuse(self, words: str) -> None:
        self.state = None
        self.view.say(words)

    def _mansion_of(self, setup: Setup) -> Mansion | None:
        """Return the mansion of a game. Raises InvalidCaseError."""
        now = self._game.value
        folder = None if now.path is None else now.path.parent
        key = now.game, setup, folder  # in another game, a board file may be another
        if self._mansion is None or self._mansion[0] != key:
            self._mansion = key, mansion_of(setup, None if folder is None else Path(folder))
        return self._mansion[1]

    def _put(self, state: BoardState) -> None:
        self.state = state
        self._paint()

    def _with_my_roll(self, state: BoardState) -> BoardState:
        is_free = state.is_mine and not state.is_past and state.offered is None
        return state.rolled(self._advice.roll) if is_free else state

    def _with_offer(self, state: BoardState, now: Shown) -> BoardState:
        """Return the state with what there is to choose; nothing while others move in a game that is not recorded."""
        offer = self._offer_in(now)
        if state.is_past or (offer is None and now.may(Permission.RECORD)):
            return state
        if offer is None:
            return replace(state, player=self._deciding or state.player, offered=())
        return replace(state, player=offer.player, roll=offer.roll, offered=offer.places)

    def _paint(self) -> None:
        state = self.state
        if state is None or self.dock.isHidden():
            return
        shares = shares_of(self._posterior, state.mansion.rooms)
        picture, before = BoardPicture(state, shares, self._advice_on(state), self._is_faded), self._painted
        may_move = self._preferences.animations and not wants_less_motion()
        self._painted = state
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
        self.state = None
        self._offer = _Offer(self._game.value.game, player, tuple(places), chosen, roll)
        self._give_roll(self._offer)
        self._refresh()

    def _offer_in(self, now: Shown) -> _Offer | None:
        return self._offer if self._offer is not None and self._offer.game == now.game else None

    def _give_roll(self, offer: _Offer) -> None:
        case = self._game.value.case
        if case is not None and case.setup.me == offer.player:
            self._advice.set_roll(offer.roll)

    def stop_choosing(self) -> None:
        if self._offer is not None:
            self._offer = self.state = None
            self._refresh()

    def follow(self, player: str | None) -> None:
        """Mark the token of who has to decide, in a game that is not recorded."""
        if player != self._deciding:
            self._deciding, self.state = player, None
            self._refresh()

    # --- actions

    def _roll(self, roll: int | None) -> None:
        """Set the roll of the chosen token; the planner takes mine."""
        if self.state is not None and self.state.offered is None:
            self._put(self.state.rolled(roll))
            if self.state.is_mine and self.state.correcting is None and not self.state.is_past:
                self._advice.set_roll(self.state.roll)

    def _hand_on(self, event: QKeyEvent) -> None:
        """Pass a letter on to what stands where the entry stands, in the game as it is now."""
        if self._game.value.looking_at is not None:
            self._host.actions.now.trigger()
        self._host.focus_entry()
        focus = self._host.window.focusWidget()
        if focus not in (None, self.view.canvas):
            QApplication.sendEvent(focus, event)

    def _choose(self, player: str) -> None:
        if self.state is not None and not self.state.offered and player != self.state.player:
            self._put(self._with_my_roll(self.state.choosing(player)))
        else:
            self._paint()  # the click has toggled the button

    def _cycle(self, step: int) -> None:
        if self.state is not None:
            self._put(self._with_my_roll(self.state.beside(step)))

    def _drop(self, player: str, place: Place) -> None:
        self._choose(player)
        self._go(place)

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

    def correct(self, at: int) -> None:
        self._session.look_back(None)
        self.dock.come_forward()
        self._on_opened()
        if self.state is None:
            self._host.warn(
                translate("Moves are corrected on the board, but this game has none. You can delete the entry.")
            )
            return
        self._put(self.state.correct(at))

    def _leave(self) -> None:
        """Cancel a correction; with nothing begun, give the focus back to the entry."""
        if self.state is not None and self.state.correcting is not None:
            self.state = None
            self._refresh()
        else:
            self._host.focus_entry()


def _goes_on(before: BoardState, now: BoardState) -> bool:
    """Whether a game that was seen has gone on by a few entries."""
    earlier, events = before.case.events, now.case.events
    is_same = (before.mansion, before.case.setup, before.correcting) == (now.mansion, now.case.setup, now.correcting)
    return is_same and 0 < len(events) - len(earlier) <= LATEST and events[: len(earlier)] == earlier


def _reads(shown: Shown) -> tuple[object, ...]:
    return shown.step, shown.case, shown.shown, shown.path, shown.permitted, shown.reply, shown.wait
