"""The event list with its buttons, what connects it to the game, and shows in it what each entry brought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.features.entry.draft import draft_of
from app.features.events.list_view import EventList, EventModel
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
from core.model.events import Event, Move, Note
from core.model.setup import Setup
from core.text.text import listed

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


class SkippedTurns(QWidget):
    """Says quietly that turns seem to be missing; hidden where none are.

    ``insert``: enter the first of them; ``asker``: the player of the missing turn made the entry that seems to come too
    early; ``dismiss``: none is missing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("skippedTurn")
        self._text = label("skippedTurnText", "muted")
        tip = translate("Enter the missing turn where it belongs")
        self.insert = button("skippedTurnInsert", translate("Add it…"), "quiet", tip)
        self.asker = button("skippedTurnAsker", "", "quiet")
        again = translate("There was no such turn; don’t ask about this again")
        self.dismiss = button("skippedTurnNo", translate("No"), "quiet", again)
        packed(QHBoxLayout(self), (self._text, 1), self.insert, self.asker, self.dismiss, spacing=0)
        self.hide()

    def ask(self, players: Sequence[str], number: int | None = None) -> None:
        """Ask about the turns of these players; for none, hide. The first may have made the entry of this number."""
        singular = translate("{who}’s turn is missing.")
        plural = translate("The turns of {who} are missing.")
        self._text.setText((singular if len(players) == 1 else plural).format(who=localized(listed(players))))
        if players and number is not None:
            self.asker.setText(escape_mnemonics(translate("It was {who}").format(who=players[0])))
            tip = translate("Correct entry {number}: it was {who} who asked")
            self.asker.setToolTip(tip.format(number=number, who=players[0]))
        self.asker.setVisible(number is not None)
        self.setVisible(bool(players))


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
    """Entries, oldest first. Selecting one looks back to it; other actions are announced with the index."""

    edit_wanted = Signal(int)
    insert_wanted = Signal(int)
    delete_wanted = Signal(int)
    aside_wanted = Signal(int, bool)
    move_wanted = Signal(int, int)

    def __init__(self, undo: QAction, redo: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eventPanel")
        self.model = EventModel(self)
        self.list = EventList(self.model, self)
        self.list.setMinimumHeight(1)  # minimumSizeHint keeps its room
        self.effect_line = EffectLine(self)
        self.skipped, self.undone = SkippedTurns(self), Undone(redo, self)
        self._count = label("", "heading", wraps=False)
        self._told = label("eventTold", "muted", translate("ruled out", "heads percentages"), wraps=False)
        tip = translate("What share of the solutions, by their chances, each entry ruled out")
        self._told.setToolTip(tip)
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
        heading = packed(QHBoxLayout(), 1, self._told, margins=(0, 0, Space.S, 0))
        above = self.effect_line, self.undone, self.skipped
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
        if 0 <= row + step < self.model.rowCount():
            self.move_wanted.emit(row, row + step)

    def _open_menu(self, point: QPoint) -> None:
        if self.list.row is None:
            return
        menu = QMenu(self)
        menu.setObjectName("eventMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(list(self.commands.made.values()))
        menu.popup(self.list.viewport().mapToGlobal(point))

    # --- what is shown

    def lay(self, entries: Sequence[Event], n_past: int | None, permitted: Permission | None) -> None:
        """List entries, those after the first ``n_past`` faded, and offer what may be done with them."""
        self._permitted = permitted
        self.list.setDragEnabled(permitted is not None and Permission.CORRECT in permitted)
        self.model.set_events(entries)
        self.model.set_now(n_past)
        self._refresh()

    def _refresh(self, *_: object) -> None:
        row, n = self.list.row, self.model.rowCount()
        self._count.setText(_counted(n))
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


class EventListPresenter(QObject):
    """Shows the events of the game, looks back to the selected one, and deletes, moves and sets aside."""

    def __init__(self, view: EventView, game: Game, session: Session) -> None:
        super().__init__(view)
        self._view, self._session = view, session
        session.undone.connect(self._on_undone)
        view.list.selected.connect(lambda row: session.look_back(row + 1))
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
        self._view.lay(() if now.case is None else now.case.events, now.looking_at, now.permitted)

    def deselect(self) -> None:
        self._view.list.select(None)

    def _on_undone(self, step: str) -> None:
        self._view.undone.say(localized(step))

    def _delete(self, row: int) -> None:
        self.deselect()
        self._session.delete(row)

    def _move(self, at: int, to: int) -> None:
        if self._session.move(at, to):
            self._view.list.select(to)


class SkippedTurnPresenter(QObject):
    """Asks whether a turn was left out before the last one. An answer of no holds for that place."""

    def __init__(self, view: EventView, game: Game, session: Session) -> None:
        super().__init__(view)
        self._view, self._game, self._session = view, game, session
        self._dismissed: set[Event] = set()
        view.skipped.insert.clicked.connect(self._insert)
        view.skipped.asker.clicked.connect(self._correct_asker)
        view.skipped.dismiss.clicked.connect(self._dismiss)
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, lambda shown: (shown.game, shown.case, shown.permitted)):
            return
        if now.game != before.game:
            self._dismissed.clear()
        case = now.case
        if (
            case is None
            or not case.events
            or not now.may(Permission.CORRECT)
            or case.events[case.turn.began] in self._dismissed
        ):
            self._view.skipped.ask(())
        else:
            self._view.skipped.ask(case.turn.skipped, None if _corrected(case) is None else case.turn.began + 1)

    def _correct_asker(self) -> None:
        case = self._game.value.case
        if case is not None and (event := _corrected(case)) is not None:
            self._session.replace(case.turn.began, event)

    def _insert(self) -> None:
        if (case := self._game.value.case) is not None:
            self._view.insert_wanted.emit(case.turn.began)

    def _dismiss(self) -> None:
        if (case := self._game.value.case) is not None:
            self._dismissed.add(case.events[case.turn.began])
            self._view.skipped.ask(())


def _corrected(case: Case) -> Event | None:
    """Return the entry after the gap as that of the player who is missing; None where it cannot be."""
    if len(case.turn.skipped) != 1:
        return None
    event, *later = case.events[case.turn.began :]
    if isinstance(event, Move) or not all(isinstance(other, Note) for other in later):
        return None  # the other entries of that turn would be theirs, too
    return draft_of(event, case.setup).asking(case.turn.skipped[0]).event()


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
