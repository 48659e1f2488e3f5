"""The event list with its buttons, what connects it to the game, and shows in it what each entry brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.features.entry.draft import draft_of
from app.features.events.list_view import EventList, EventModel, missing
from app.features.events.service import TimelineService, TimelineUpdate
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.accessible import announce
from app.ui.host import Host, tool_button
from app.ui.language import localized, translate
from app.ui.shortcuts import ListActions, Permission
from app.ui.text import escape_mnemonics
from app.ui.theme import RADIUS, Space, colour, colours, px
from app.ui.widgets.labels import ElidedLabel, button, label, wrapped
from app.ui.widgets.panels import Restyled, packed
from core.model.case import Case
from core.model.events import Event, Move, Out
from core.model.setup import Setup
from core.model.turn import Act, MissingTurn

EFFECT_LINES = 2
EFFECT_PADDING = 3
CUT = "\N{HORIZONTAL ELLIPSIS}"


class EffectLine(QLabel):
    """An unobtrusive line of text; hidden while empty. The tool tip has the whole of a long text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("effectLine")
        self.setTextFormat(Qt.TextFormat.PlainText)
        # a fixed height would be that of its first width
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.hide()

    def say(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        announce(self, text)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self._lines(width)) * self.fontMetrics().height() + 2 * EFFECT_PADDING

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height() + 2 * EFFECT_PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, metrics = colours(self.palette()), self.fontMetrics()
        lines = self._lines(self.width())
        self.setToolTip(self.text() if lines[-1].endswith(CUT) else "")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tokens.solved_soft))
            painter.drawRoundedRect(self.rect(), RADIUS, RADIUS)
            painter.setPen(colour(tokens.text))
            for i, line in enumerate(lines):
                painter.drawText(Space.S, EFFECT_PADDING + metrics.ascent() + i * metrics.height(), line)

    def _lines(self, width: int) -> list[str]:
        """Return the lines of the text, one more than usual where that is the last."""
        text, metrics, room = self.text(), self.fontMetrics(), width - 2 * Space.S
        usual, more = (wrapped(text, metrics, room, most) for most in (EFFECT_LINES, EFFECT_LINES + 1))
        return usual if more[-1].endswith(CUT) else more


LEAST_HEIGHT = 48
"""The least height of the list, and of the notices above it, which must not push the entry (px)."""


class Undone(QWidget):
    """Says what was undone, beside a button that does it again; hidden once something else has happened."""

    def __init__(self, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undone")
        self._text = ElidedLabel()
        self._text.setObjectName("undoneText")
        self._text.setProperty("kind", "muted")
        again = button("undoneRedo", translate("Redo"), "quiet", keeps_focus=True)
        again.clicked.connect(redo.trigger)
        packed(QHBoxLayout(self), self._text, again, 1, spacing=0)
        self.hide()

    def say(self, step: str) -> None:
        """Name the step that was undone; empty: hide."""
        message = translate("Undone: {step}").format(step=step)
        self._text.setText(message)
        self.setVisible(bool(step))
        announce(self, message if step else "")


class EventView(Restyled, QWidget):
    """Entries, oldest first. Selecting one looks back to it; other actions are announced with the index.

    ``turn_menu_wanted``: the menu of a missing turn, at this point of the screen.
    """

    edit_wanted = Signal(int)
    insert_wanted = Signal(int)
    delete_wanted = Signal(int)
    aside_wanted = Signal(int, bool)
    move_wanted = Signal(int, int)
    turn_menu_wanted = Signal(object, object)

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventPanel")
        self.model = EventModel(self)
        self.list = EventList(self.model, self)
        self.list.setMinimumHeight(1)  # minimumSizeHint keeps its room
        self.effect_line = EffectLine(self)
        self.undone = Undone(redo, self)
        self._count = label("", "heading", wraps=False)
        self._told = label("eventTold", "muted", translate("ruled out", "heads percentages"), wraps=False)
        tip = translate("What share of the solutions, by their chances, each entry ruled out")
        self._told.setToolTip(tip)
        self._missing = ElidedLabel()
        self._missing.setObjectName("turnsMissing")
        self._missing.setProperty("kind", "muted")
        self._permitted: Permission | None = None
        self.commands = ListActions(self)
        self.commands.draw_icons()
        self.list.addActions(list(self.commands.made.values()))
        self._lay_out(undo, redo)
        self._connect()
        self._refresh()
        self.follows_style = True

    def _lay_out(self, undo: QAction, redo: QAction) -> None:
        row = packed(QHBoxLayout(), self._count, 1, *map(tool_button, self.commands.made.values()), spacing=0)
        self._head = row
        row.addSpacing(Space.S)
        row.addWidget(tool_button(undo))
        row.addWidget(tool_button(redo))
        heading = packed(QHBoxLayout(), self._missing, 1, self._told, margins=(0, 0, Space.S, 0))
        above = self.effect_line, self.undone
        self._box = packed(QVBoxLayout(self), row, *above, heading, (self.list, 1), spacing=Space.XS)

    def place_undone(self, elsewhere: QBoxLayout | None = None) -> None:
        """Show what was undone above the list; or elsewhere, as while the list is behind a tab."""
        if elsewhere is None:
            self._box.insertWidget(self._box.indexOf(self.effect_line) + 1, self.undone)
        else:
            elsewhere.addWidget(self.undone)

    def _connect(self) -> None:
        events = self.list
        events.edit_wanted.connect(self.commands.edit_event.trigger)
        events.selectionModel().selectionChanged.connect(self._refresh)
        events.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        events.customContextMenuRequested.connect(self._open_menu)
        self.model.move_wanted.connect(self.move_wanted)
        act = self.commands
        for action, handler in (
            (act.edit_event, self.edit_wanted.emit),
            (act.insert_event, self.insert_wanted.emit),
            (act.set_aside, self._toggle_aside),
            (act.move_up, partial(self._shift_by, -1)),
            (act.move_down, partial(self._shift_by, 1)),
            (act.delete_event, self.delete_wanted.emit),
        ):
            action.triggered.connect(partial(self._with_row, handler))

    # --- what is wanted

    def _with_row(self, handler: Callable[[int], None], checked: bool = False) -> None:
        if self.list.row is not None:
            handler(self.list.row)

    def _toggle_aside(self, row: int) -> None:
        self.aside_wanted.emit(row, not self.model.event_at(row).aside)

    def _shift_by(self, step: int, row: int) -> None:
        if 0 <= row + step < self.model.n_entries:
            self.move_wanted.emit(row, row + step)

    def _open_menu(self, point: QPoint) -> None:
        at = self.list.viewport().mapToGlobal(point)
        if self.list.gap is not None:
            self.turn_menu_wanted.emit(self.list.gap, at)
        if self.list.row is None:
            return
        menu = QMenu(self)
        menu.setObjectName("eventMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(list(self.commands.made.values()))
        menu.popup(at)

    # --- what is shown

    def lay(
        self,
        entries: Sequence[Event],
        gaps: Sequence[MissingTurn],
        n_past: int | None,
        permitted: Permission | None,
    ) -> None:
        """List entries and gaps, those after the first ``n_past`` faded, and offer what may be done with them."""
        self._permitted = permitted
        self.list.setDragEnabled(permitted is not None and Permission.CORRECT in permitted)
        self.model.set_events(entries, gaps)
        self.model.set_now(n_past)
        self._refresh()

    def _refresh(self, *_: object) -> None:
        row, n = self.list.row, self.model.n_entries
        self._count.setText(_counted(n))
        self._missing.setText(_missing(self.model.gaps))
        self._told.setVisible(n > 0)  # before anything is known, too, or the list would jump
        self.commands.enable(None if row is None else self._permitted)
        if row is not None and self.commands.edit_event.isEnabled():
            self.commands.move_up.setEnabled(row > 0)
            self.commands.move_down.setEnabled(row < n - 1)
        aside = row is not None and self.model.event_at(row).aside
        again, off = translate("Count again"), translate("Set aside")
        self.commands.set_aside.setText(again if aside else off)

    def minimumSizeHint(self) -> QSize:
        """Notices take their room from the list below them, or each would change how the page is laid out."""
        return QSize(super().minimumSizeHint().width(), self._head.sizeHint().height() + Space.XS + px(LEAST_HEIGHT))

    def restyle(self) -> None:
        self.commands.draw_icons()


def _counted(entries: int) -> str:
    if entries == 0:
        return translate("No entries")
    return translate("1 entry") if entries == 1 else translate("%n entries", "", entries)


def _missing(gaps: Sequence[MissingTurn]) -> str:
    """Return which turn is missing, or how many, as their rows may be out of sight."""
    return translate("%n turns are missing.", "", len(gaps)) if len(gaps) > 1 else "".join(map(missing, gaps))


class EventListPresenter(QObject):
    """Shows the events of the game, looks back to the selected one, and deletes, moves and sets aside.

    Turns that were left out while the game is open have a row in the list, until they are entered, there was none, or
    the player is out. An answer of no holds as long as the game is open.
    """

    def __init__(self, view: EventView, game: Game, session: Session) -> None:
        super().__init__(view)
        self._view, self._game, self._session = view, game, session
        self._no_turns: set[tuple[str, Event]] = set()
        """The players whose turn is not missed before an entry."""
        session.undone.connect(self._on_undone)
        view.list.selected.connect(lambda row: session.look_back(row + 1))
        view.list.turn_dismissed.connect(self._dismiss)
        view.turn_menu_wanted.connect(self._open_turn_menu)
        view.delete_wanted.connect(self._delete)
        view.aside_wanted.connect(session.set_aside)
        view.move_wanted.connect(self._move)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, lambda shown: (shown.step, shown.case, shown.looking_at, shown.permitted)):
            return
        if now.step != before.step:
            self.deselect()
            self._view.undone.say("")
        if now.case is not None and now.case is not before.case:
            self._keep_answers(now.case, None if now.game != before.game else before.case)
        self._lay(now)

    def _lay(self, now: Shown) -> None:
        gaps, before = self._gaps(now), self._view.model.gaps
        events = () if now.case is None else now.case.events
        self._view.lay(events, gaps, now.looking_at, now.permitted)
        announce(self._view, " ".join(missing(gap) for gap in gaps if gap not in before))

    def _gaps(self, now: Shown) -> tuple[MissingTurn, ...]:
        case = now.case
        if case is None or not now.may(Permission.CORRECT) or case.turn.winner is not None:
            return ()
        return tuple(gap for gap in case.turn.missing if (gap.player, case.events[gap.before]) not in self._no_turns)

    def _keep_answers(self, case: Case, before: Case | None) -> None:
        """Miss no turns of an opened game, and keep the answers of those that were missing before another step."""
        if before is None:
            self._no_turns.clear()
        for gap in _not_missed(case, before, self._view.model.gaps):
            self._no_turns.add((gap.player, case.events[gap.before]))

    def deselect(self) -> None:
        self._view.list.select(None)

    # --- missing turns

    def _open_turn_menu(self, gap: MissingTurn, at: QPoint) -> None:
        menu = QMenu(self._view)
        menu.setObjectName("turnMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        who = escape_mnemonics(gap.player)
        offers: list[tuple[str, str, Callable[[], object]]] = [
            ("turnAdd", translate("Add it…"), partial(self._view.list.turn_wanted.emit, gap))
        ]
        case = self._game.value.case
        if case is not None and (event := _as_asker(case, gap)) is not None:
            was = translate("It was {who}").format(who=who)
            offers.append(("turnAsker", was, partial(self._session.replace, gap.before, event)))
        out = translate("{who} is out").format(who=who)
        key = QKeySequence(Qt.Key.Key_Delete).toString(QKeySequence.SequenceFormat.NativeText)
        offers += [
            ("turnNone", f"{translate('Nothing happened')}\t{key}", partial(self._dismiss, gap)),
            ("turnOut", out, partial(self._session.insert_before, gap.before, Out(gap.player))),
        ]
        for name, text, do in offers:
            menu.addAction(text, do).setObjectName(name)
        menu.popup(at)

    def _dismiss(self, gap: MissingTurn) -> None:
        if (case := self._game.value.case) is not None and gap in self._view.model.gaps:
            self._no_turns.add((gap.player, case.events[gap.before]))
            self._lay(self._game.value)

    # --- entries

    def _on_undone(self, step: str) -> None:
        self._view.undone.say(localized(step))

    def _delete(self, row: int) -> None:
        self.deselect()
        self._session.delete(row)

    def _move(self, at: int, to: int) -> None:
        if self._session.move(at, to):
            self._view.list.select(to)


def _not_missed(case: Case, before: Case | None, shown: Sequence[MissingTurn]) -> Iterable[MissingTurn]:
    """Return the gaps that are not to be shown as they were not before: another set-up brings none.

    What was answered before an entry holds where that is changed, and of the next one where it is deleted.
    """
    missed = case.turn.missing
    if before is None:
        return missed
    if before.setup != case.setup:
        same = (*before.turn.missing, *[None] * len(missed))
        return [gap for gap, was in zip(missed, same, strict=False) if was not in shown]
    if len(before.events) - len(case.events) in (0, 1):
        return [gap for gap in missed if gap in before.turn.missing and gap not in shown]
    return ()


def _as_asker(case: Case, gap: MissingTurn) -> Event | None:
    """Return the entry after a gap as that of the player who is missing; None where it cannot be."""
    if case.turn.skipped != (gap.player,) or gap.before != case.turn.began:
        return None
    event, *later = case.events[gap.before :]
    if isinstance(event, Move) or any(isinstance(other, Act) for other in later):
        return None  # the other entries of that turn would be theirs, too
    return draft_of(event, case.setup).asking(gap.player).event()


LONGEST_ORDER = 45
"""The most letters of the players on the button that changes their order."""


class TurnOrderPresenter(QObject):
    """Asks whether to change the seats where turns go round in another order. An answer holds for that order."""

    def __init__(self, host: Host, game: Game, session: Session) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session = host, game, session
        self._order: tuple[str, ...] | None = None
        self._answered: set[tuple[str, ...]] = set()
        self.bar = host.add_notice("turnOrderBar")
        self.bar.acted.connect(self._change_seats)
        self.bar.add_answer("turnOrderNo", translate("No")).clicked.connect(self._answer)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, lambda shown: (shown.game, shown.case, shown.permitted)):
            return
        if now.game != before.game:
            self._answered.clear()
        order = now.case.turn.order if now.case is not None and now.may(Permission.SET_UP) else None
        if order is not None and any(is_same_order(order, answered) for answered in self._answered):
            order = None
        if order != self._order:  # else it stays, and is spoken once
            self._order = order
            question = translate("The turns go round in another order than the seats. Change the seats?")
            players = ", ".join(order or ())
            is_short = len(players) <= LONGEST_ORDER  # the bar must not widen the window
            change = translate("Change to {players}") if is_short else translate("Change the seats")
            self.bar.say(question if order else "", escape_mnemonics(change.format(players=players)))

    def _change_seats(self) -> None:
        case, order = self._game.value.case, self._order
        self._answer()
        if case is not None and order is not None:
            self._session.change_setup(seated(case.setup, order))

    def _answer(self) -> None:
        if self._order is not None:
            self._answered.add(self._order)
        self._order = None
        self._host.dismiss(self.bar)


def is_same_order(order: Sequence[str], other: Sequence[str]) -> bool:
    """Whether some players of another order, perhaps fewer, take turns in it."""
    same = [name for name in other if name in order]
    return len(same) == len(order) and tuple(order) in {(*same[i:], *same[:i]) for i in range(len(same))}


def seated(setup: Setup, order: Sequence[str]) -> Setup:
    """Return the set-up with these players in this order; others keep their seats, hands go with the players."""
    players, turns = {player.name: player for player in setup.players}, iter(order)
    seats = (players[next(turns)] if name in order else player for name, player in players.items())
    return replace(setup, players=tuple(seats))


class TimelinePresenter(QObject):
    """Keeps what each entry brought in step with the game, and says it of a new entry, once known."""

    def __init__(self, host: Host, game: Game, service: TimelineService, events: EventView) -> None:
        super().__init__(host.window)
        self._game, self._service, self._events = game, service, events
        service.updated.connect(self._on_update)
        service.failed.connect(host.warn)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if differ(now, before, lambda shown: (shown.game, shown.case, shown.people, shown.is_hidden)):
            if now.is_hidden:
                self._events.model.set_effects(0, (), {})
            elif now.game != before.game or now.people is not before.people or _setup(now) != _setup(before):
                self._events.model.set_stale()
            self._events.effect_line.say("")
        self._service.show(now, before)

    def _on_update(self, update: TimelineUpdate) -> None:
        ending, events = update.ending, update.request.case.events
        self._events.model.set_effects(update.first, update.effects, None if ending is None else ending.revealed)
        if ending is not None:
            is_said = not (self._game.value.is_practice and events and isinstance(events[-1], Move))  # brings nothing
            self._events.effect_line.say(localized(ending.announcement) if is_said else "")


def _setup(shown: Shown) -> Setup | None:
    return None if shown.case is None else shown.case.setup
