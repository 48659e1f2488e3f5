"""The board panel: the roll above the board, tokens and a status text below; and what connects it to the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.features.advice.service import AdviceService
from app.features.board.canvas import SMALLEST, BoardCanvas
from app.features.board.painting import MARGIN, TOKEN_SHARE
from app.features.board.state import (
    NO_BOARD,
    NO_GAME,
    BoardPicture,
    BoardState,
    Disc,
    disc_words,
    instruction,
    marks_tip,
    shares_of,
    standing_in,
    wrong_board,
)
from app.features.entry.state import Rooms
from app.features.entry.view import EntryPanel
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, Wait, differ
from app.ui.accessible import check_one
from app.ui.host import Host, Width
from app.ui.icons import paint_token
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.shortcuts import Permission
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, colour, colours, is_touch, px, scale, target, wants_less_motion
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import FlowLayout, PanelScroll, Restyled, packed
from core.board.board import Place
from core.board.mansion import Mansion, mansion_of
from core.model.case import Case
from core.model.events import Move
from core.model.problems import InvalidCaseError
from core.model.setup import Setup

if TYPE_CHECKING:
    from core.advice.advice import Advice
    from core.engines.posterior import Posterior

SIDE = 16
"""The diameter of a token on its button (px)."""

WIDEST = 120
"""The maximum width of a name on its button (px)."""


class TokenBar(Restyled, QWidget):
    """A button per token, one of them chosen. ``chosen`` carries the player's name."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardTokens")
        self.setAccessibleName(translate("Whose token moves"))
        self._discs: dict[str, Disc] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._more: tuple[QWidget, ...] = ()
        self._is_named = True
        self._layout = FlowLayout(self)
        self.follows_style = True

    def hold(self, *more: QWidget) -> None:
        self._more = more
        _refill(self._layout, (), more)

    def set_named(self, named: bool) -> None:
        if named != self._is_named:
            self._is_named = named
            self.restyle()

    def button(self, player: str) -> QPushButton:
        return self._buttons[player]

    def show_discs(self, discs: Sequence[Disc], chosen: str | None) -> None:
        played = {disc.player: disc for disc in discs if disc.player is not None}
        if list(played) != list(self._buttons):
            old, self._buttons = self._buttons, {player: self._button(player) for player in played}
            _refill(self._layout, old.values(), (*self._buttons.values(), *self._more))
        if played != self._discs:
            self._discs = played
            self.restyle()
        check_one(self._buttons, chosen)

    def _button(self, player: str) -> QPushButton:
        made = button(f"boardToken.{player}", "", "token", keeps_focus=True)
        made.setCheckable(True)
        made.setIconSize(QSize(px(SIDE), px(SIDE)))
        made.clicked.connect(lambda: self.chosen.emit(player))
        return made

    def restyle(self) -> None:
        """Show where each token stands, in the current theme."""
        for player, disc in self._discs.items():
            move = translate("Move this token (Page Down on the board)")
            self._buttons[player].setToolTip(f"{disc_words(disc)}\n{move}")
            self._buttons[player].setAccessibleName(disc.words)
            name = self.fontMetrics().elidedText(player, Qt.TextElideMode.ElideRight, px(WIDEST))
            self._buttons[player].setText(escape_mnemonics(name) if self._is_named else "")
            self._buttons[player].setIcon(_icon(disc, self.devicePixelRatioF()))


def _icon(disc: Disc, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(px(SIDE), px(SIDE)) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_token(painter, disc.look, QPointF(px(SIDE), px(SIDE)) / 2, px(SIDE) / 2, colour(colours().text))
    return QIcon(pixmap)


def _refill(layout: QLayout, old: Iterable[QWidget], new: Iterable[QWidget]) -> None:
    """Put other widgets into a layout, at its end; those that are in it already are moved."""
    for gone in old:
        layout.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
    for each in new:
        layout.removeWidget(each)
        layout.addWidget(each)


class RollChoice(QWidget):
    """A button per possible roll. ``chosen`` carries another roll, or None.

    The chosen roll is cleared by choosing it again, or by the clear button.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rollChoice")
        self.setAccessibleName(_title())
        self.roll: int | None = None
        self._begun = ""
        self._buttons: dict[int, QPushButton] = {}
        self._label = label("", "muted", wraps=False)
        self._label.setContentsMargins(0, 0, Space.XS, 0)
        tip = translate("Clear the roll (Backspace)")
        self._clear = button("rollClear", "×", "digit", tip, keeps_focus=True)
        self._clear.setAccessibleName(tip)
        self._clear.clicked.connect(partial(self._choose, None))
        self._layout = FlowLayout(self)
        self._layout.addWidget(self._label)

    def hold(self, *more: QWidget) -> None:
        _refill(self._layout, (), more)

    def button(self, roll: int) -> QPushButton:
        return self._buttons[roll]

    def set_rolls(self, rolls: Sequence[int]) -> None:
        if list(rolls) == list(self._buttons):
            return
        old, self._buttons = self._buttons, {roll: self._button(roll) for roll in rolls}
        _refill(self._layout, old.values(), (*self._buttons.values(), self._clear))

    def set_roll(self, roll: int | None) -> None:
        self.roll, self._begun = roll, ""
        self._refresh()

    def type(self, digit: str) -> None:
        """Take a digit of a roll: the first of two waits for the second. Empty clears it."""
        rolls = [str(roll) for roll in self._buttons]
        if not digit:
            self._choose(None)
        elif self._begun + digit in rolls:
            self._choose(int(self._begun + digit))
        elif digit in rolls:
            self._choose(int(digit))
        elif any(roll.startswith(digit) for roll in rolls):
            self._begun = digit
            self._refresh()

    def _button(self, roll: int) -> QPushButton:
        tip = translate("Rolled {roll} (type it on the board; letters go to the entry)").format(roll=roll)
        made = button(f"roll{roll}", str(roll), "digit", tip, keeps_focus=True)
        made.setAccessibleName(_of(str(roll)))
        made.setCheckable(True)
        made.clicked.connect(partial(self._click, roll))
        return made

    def _click(self, roll: int) -> None:
        self._choose(None if roll == self.roll else roll)

    def _choose(self, roll: int | None) -> None:
        self.set_roll(roll)
        self.chosen.emit(roll)

    def _refresh(self) -> None:
        check_one(self._buttons, self.roll)
        self._label.setText(_of(f"{self._begun}_") if self._begun else _title())
        self._clear.setEnabled(self.roll is not None or bool(self._begun))


def _title() -> str:
    return translate("Roll", "what the dice show")


def _of(number: str) -> str:
    return translate("Roll {number}", "what the dice show").format(number=number)


SQUARE = 20
"""The least side of a square of the enlarged board, whose tokens are as large as a finger in touch mode (px)."""

SIZE = QSize(420, 520)
NARROWEST = 360
"""The least width of the panel (px)."""

SHORT, SHORT_IN_TOUCH = 470, 540
"""A lower panel leaves out the names of the tokens and the words, so that the board has room (px)."""


class BoardView(QWidget):
    """Shows a board, or why there is none; ``marks``: whether the best destinations are marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardView")
        self.setAccessibleName(translate("Board"))
        self.marks = QCheckBox(translate("&Best moves (1 is best)"))
        self.marks.setObjectName("boardMarks")
        self.marks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.marks.setChecked(True)
        tip = translate("Show larger squares; scroll to see the rest")
        self.zoom = button("boardZoom", translate("Enlarge"), "chip", tip, keeps_focus=True)
        self.zoom.setCheckable(True)
        if not (is_touch() or scale() > 1):
            self.zoom.hide()
        self.canvas, self.roll, self.tokens = BoardCanvas(), RollChoice(), TokenBar()
        self.tokens.hold(self.zoom, self.marks)
        self._scroll = _scroll_of(self.canvas)
        self._none = label("boardNone")
        self._none.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words = label("boardWords", "muted")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._words.setFixedHeight(2 * self._words.fontMetrics().lineSpacing())  # so that the board does not jump
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state: BoardState | None = None
        self.zoom.toggled.connect(self._fit)
        self.canvas.pointed.connect(self._point)
        self.setMinimumWidth(NARROWEST)
        self._lay_out()
        self.say(NO_GAME)

    def _lay_out(self) -> None:
        self._page = QWidget()
        parts = self.roll, (self._scroll, 1), self.tokens, self._words, 0  # free space goes below everything
        packed(QVBoxLayout(self._page), *parts, margins=(Space.S, Space.XS, Space.S, Space.XS), spacing=Space.S)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._none)
        self._stack.addWidget(self._page)
        self._none.setContentsMargins(Space.L, Space.L, Space.L, Space.L)

    def sizeHint(self) -> QSize:
        return SIZE

    @property
    def words(self) -> str:
        return self._words.text() if self._stack.currentWidget() is self._page else self._none.text()

    def say(self, words: str) -> None:
        self._state = None
        self._none.setText(localized(words))
        self._stack.setCurrentWidget(self._none)

    def show_picture(self, picture: BoardPicture, *, moving: bool = False) -> None:
        self._state = state = picture.state
        self.roll.set_rolls(state.dice.rolls)
        self.roll.set_roll(state.roll)
        self.roll.setEnabled(not state.is_past and state.offered is None)
        self.tokens.show_discs(state.discs, state.player)
        self.marks.setVisible(state.case.setup.me is not None)
        self.marks.setEnabled(state.is_mine)
        self.marks.setToolTip(marks_tip(state))
        self._fit()
        self.canvas.show_picture(picture, moving=moving)
        self._stack.setCurrentWidget(self._page)
        if state.place is not None:
            self._bring(state.place)
        self._point(self.canvas.pointed_place)

    def _point(self, place: Place | None) -> None:
        """Describe the place under the pointer; without one, say what to do."""
        if place is not None and place == self.canvas.cursor_place and self.canvas.hasFocus():
            self._bring(place)
        if self._state is not None:
            away = None if place == self._state.place else place
            self._words.setText(instruction(self._state) if away is None else self._words_of(away))

    def _words_of(self, place: Place) -> str:
        """Return the description of a place; during a correction, name the entry."""
        words, state = self.canvas.words_of(place), self._state
        if state is None or state.correcting is None:
            return words
        message = translate("Correct entry {number}: {words}")
        return message.format(number=state.correcting + 1, words=words)

    def _bring(self, place: Place) -> None:
        """Scroll to a place of the enlarged board."""
        if self.zoom.isChecked():
            point, port = self.canvas.point_of(place), self._scroll.viewport()
            self._scroll.ensureVisible(round(point.x()), round(point.y()), port.width() // 3, port.height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the whole board as large as fits, the texts close below; or enlarged, to be scrolled."""
        if self._state is None:
            return
        is_short = self.height() < px(SHORT_IN_TOUCH if is_touch() else SHORT)
        bar = self.roll if is_short and not self.zoom.isHidden() else self.tokens  # the rolls need a second line anyway
        if self.marks.parentWidget() is not bar:
            bar.hold(self.zoom, self.marks)
        self._words.setHidden(is_short)
        self.tokens.set_named(not is_short)
        board, width = self._state.mansion.board, self.width() - 2 * Space.S
        least, highest = QSize(SMALLEST, SMALLEST), max(SMALLEST, round(width * board.height / board.width))
        if self.zoom.isChecked():
            square = ceil(target(px(SQUARE)) / TOKEN_SHARE)
            least = QSize(board.width * square + 2 * MARGIN, board.height * square + 2 * MARGIN)
            highest = least.height()
        self.canvas.setMinimumSize(least)
        self._scroll.setMaximumHeight(highest)


def _scroll_of(canvas: BoardCanvas) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setObjectName("boardScroll")
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(canvas)
    scroll.setWidgetResizable(True)
    scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # the controls come first
    scroll.setMinimumHeight(SMALLEST)
    scroll.viewport().setAutoFillBackground(False)
    return scroll


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
        self.dock = host.add_dock("boardDock", translate("Board"), PanelScroll(self.view), WIDTH, host.actions.board)
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
        view.marks.toggled.connect(self._on_marks_toggled)
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

    def _on_marks_toggled(self, wanted: bool) -> None:
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
