"""The game as it is shown: one value over the session and the inference service, and one signal that carries it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.game.session import Session
from app.tasks.inference import InferenceService, relevant_tuning
from app.tasks.shown import NOTHING, Shown, Wait, differ
from app.ui.settings import Preferences
from core.model.case import Case
from core.players.counts import KnownPlayers

MOST_IN_A_ROW: Final = 100
"""Values announced for one step; if there are more, two panels answer each other."""

_everything = attrgetter(*(field.name for field in fields(Shown)))


class Game(QObject):
    """Asks the engine about the shown case, and announces what there is to show.

    ``shown`` carries the value and the one before: one for each verb of the session and each report of the service, at
    its end. What a slot changes is announced after that, so that all hear of the same values in the same order.
    """

    shown = Signal(object, object)

    def __init__(
        self, session: Session, inference: InferenceService, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._inference, self._preferences = session, inference, preferences
        self._engine, self._tuning = preferences.engine, preferences.tuning
        self._value = self._read = NOTHING
        self._asked: tuple[int, int, Case | None, KnownPlayers | None] = 0, 0, None, None
        self._is_settling = False
        self._put_off: dict[Callable[[], None], None] = {}
        self._turn = 0
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._on_turn)
        session.changed.connect(self._settle)
        inference.changed.connect(self._settle)

    @property
    def value(self) -> Shown:
        """The value that was announced last. A slot reads the one that it was given."""
        return self._value

    def follow(self, show: Callable[[Shown, Shown], None]) -> None:
        """Call a method of a QObject with the value and the one before: at once, after nothing, and at each change."""
        show(self._value, NOTHING)
        self.shown.connect(show)

    def put_off(self, lay: Callable[[], None]) -> None:
        """Call a method in a turn of the event loop of its own, once, however often it is put off until then."""
        self._put_off[lay] = None
        if not self._turns.isActive():
            self._turn = 0
            self._turns.start()

    @property
    def is_laid_out(self) -> bool:
        """Whether nothing is put off."""
        return not self._put_off

    def _on_turn(self) -> None:
        """Lay one out in every third turn: by then, what was laid out before is painted in a turn without it.

        A turn paints before it looks at timers, and one that is set in a long turn is due in it.
        """
        self._turn += 1
        if self._turn % 3:
            return
        lay = next(iter(self._put_off))
        del self._put_off[lay]
        if self.is_laid_out:
            self._turns.stop()
        lay()

    def put(self, value: Shown) -> None:
        """Announce a value as if session and service had made it, for tests of what they rarely make."""
        before, self._value = self._value, value
        self.shown.emit(value, before)

    # --- the engine

    @property
    def engine(self) -> str:
        return self._engine

    def set_engine(self, name: str) -> None:
        """Use another engine from now on, and store that."""
        if name != self._engine:
            self._engine = name
            self._preferences.engine = name
            self._ask()

    def retune(self) -> None:
        """Take the tuning from the preferences, and ask again where it concerns the engine in use."""
        before, self._tuning = self._tuning, self._preferences.tuning
        if relevant_tuning(self._engine, before) != relevant_tuning(self._engine, self._tuning):
            self._ask()

    def _ask(self) -> None:
        shown = self._session.shown
        if shown is not None:
            self._inference.ask(shown, self._engine, self._tuning, self._session.people)

    # --- the value

    def _settle(self) -> None:
        """Announce values until nothing changes any more."""
        if self._is_settling:
            return  # whoever is at it goes on with this
        self._is_settling = True
        try:
            for _ in range(MOST_IN_A_ROW):
                self._catch_up()
                read = self._value_of()
                if not differ(read, self._read, _everything):
                    return
                self._read = read
                self.put(read)
            raise RuntimeError(f"{MOST_IN_A_ROW} values in a row: two panels answer each other")
        finally:
            self._is_settling = False

    def _catch_up(self) -> None:
        """Let the service forget another game, and ask it about what was not asked about yet."""
        session = self._session
        asked = session.game, session.step, session.shown, session.people
        if session.game != self._read.game:
            self._inference.forget()
        self._inference.set_silent(session.is_silent)
        if asked != self._asked:
            self._asked = asked
            self._ask()

    def _value_of(self) -> Shown:
        """Return what session and service hold."""
        session, inference, before = self._session, self._inference, self._read
        case, shown, people, reply = session.case, session.shown, session.people, inference.reply
        is_awaited = inference.wait is not Wait.NONE
        present = before.present if case is before.case and people is before.people and reply is not None else None
        if shown is case and not is_awaited:
            present = reply
        return Shown(
            game=session.game,
            step=session.step,
            entered=session.entered,
            case=case,
            shown=shown,
            looking_at=session.looking_at,
            supposed=session.supposed,
            people=people,
            permitted=session.permitted,
            path=session.path,
            title=session.title,
            is_modified=session.modified,
            undo_name=session.undo_name,
            redo_name=session.redo_name,
            request=inference.request,
            reply=reply,
            present=present,
            consistency=inference.consistency,
            marks=inference.marks,
            wait=inference.wait,
            is_hidden=session.is_silent,
            must_be_silent=session.must_be_silent,
        )
