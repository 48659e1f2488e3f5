"""Looks up the players' habits in the library and applies those that are switched on."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from app.features.habits.text import chip_tip, chip_words
from app.features.library.record import fingerprint_of, folded
from app.features.library.service import LibraryService
from app.features.library.store import Library
from app.game.session import Session
from app.tasks.background import Background, CancellationToken, LatestTask
from app.ui.host import Host
from app.ui.settings import Preferences
from app.ui.theme import px
from app.ui.widgets.labels import ElidedButton
from core.habits.counts import HabitCounts, habit_of
from core.habits.text import habit_lines
from core.model.case import Case
from core.model.habit import Habit, Habits
from core.model.rules import ShowModel

if TYPE_CHECKING:
    from app.features.habits.dialog import HabitsDialog, KnownPlayer

Tallies = Mapping[str, HabitCounts]
"""What was counted, by player."""

WIDEST = 320
"""The greatest width of the button (px); the tool tip has the whole text."""

WORTH_TELLING: Final = 3
"""Number of known games from which the window mentions a player's habits."""


class HabitsPresenter(QObject):
    """Turns the habits counted in the library into assumptions of the session.

    They are off at first; single players can be excluded. The button in the tool bar names the players whose habits are
    used, or could be, and opens the dialog.
    """

    def __init__(
        self, host: Host, session: Session, background: Background, library: LibraryService, preferences: Preferences
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._preferences = host, session, preferences
        self._task = LatestTask(background)
        self._library = Library(library.path, guest=True)
        self._names: tuple[str, ...] = ()
        self._without: frozenset[str] = frozenset()
        self._opened_as = ""
        self._counts: Tallies = {}
        self.dialog: HabitsDialog | None = None
        self.chip = ElidedButton("habits_chip", "quiet")
        self.chip.setMaximumWidth(px(WIDEST))
        self._place = host.tools.addWidget(self.chip)
        self.chip.clicked.connect(self.open)
        host.actions.habits.triggered.connect(self.open)
        session.opened.connect(self._game_opened)
        session.changed.connect(self._follow)
        library.kept.connect(self._look_up)
        library.listed.connect(self._look_up)  # games may have been removed or restored
        self._game_opened()
        self._follow()

    # --- who is at the table, and what is known of them

    @Slot()
    def _game_opened(self) -> None:
        case = self._session.entered
        self._names, self._without, self._counts = (), frozenset(), {}
        self._opened_as = "" if case is None else fingerprint_of(case)
        if case is None:
            self._task.cancel()
            if self.dialog is not None:
                self.dialog.close()

    @Slot()
    def _follow(self) -> None:
        """Look up the players where they have changed, excluding this game itself."""
        case = self._session.entered
        if case is not None and not self._session.is_practice:
            names = tuple(name for name in case.setup.seats if name != case.setup.me)
            without = frozenset({self._opened_as, fingerprint_of(case)})
            if (names, without) != (self._names, self._without):
                self._names, self._without = names, without
                self._look_up()
        self._refresh()

    @Slot()
    def _look_up(self) -> None:
        """Ask the library, in a worker; without players, or a library, nothing is known."""
        if self._names:
            self._task.run_slow(partial(_counted, self._library, self._names, self._without), self._take)

    def _take(self, future: Future[Tallies], wanted: bool) -> None:
        found = {} if future.exception() is not None else future.result()  # why is said when a game is to be kept
        if wanted and found != self._counts:
            self._counts = found
            self._refresh()

    # --- using it

    @property
    def players(self) -> tuple[KnownPlayer, ...]:
        from app.features.habits.dialog import KnownPlayer

        case = self._session.entered
        if case is None:
            return ()
        setup, off = case.setup, self._preferences.habits_off
        found = []
        for seat, name in enumerate(setup.seats):
            if name != setup.me:
                tally = self._counts.get(name, HabitCounts())
                found.append(KnownPlayer(seat, name, tally.games, habit_lines(tally), folded(name) not in off))
        return tuple(found)

    def _refresh(self) -> None:
        case = self._session.entered
        counts = case is not None and _counts_choices(case)
        believed = self._believed() if counts and self._preferences.habits else ()
        self._session.believe(believed)
        used = [habit.player for habit in believed]
        known = [name for name in self._names if self._counts.get(name, HabitCounts()).games >= WORTH_TELLING]
        words, tip = chip_words(used, known), chip_tip(used, known)
        self.chip.say(words, tip)
        self.chip.setAccessibleName(words)
        self.chip.setAccessibleDescription(tip)
        self._place.setVisible(bool(used or known))
        if self.dialog is not None:
            self.dialog.show_players(self.players, used=self._preferences.habits)
            self.dialog.set_ignored(case is not None and not counts)

    def _believed(self) -> Habits:
        """Return the habits to assume, of those switched on."""
        off = self._preferences.habits_off
        found = (self._habit(name) for name in self._names if folded(name) not in off)
        return tuple(habit for habit in found if habit is not None)

    def _habit(self, name: str) -> Habit | None:
        """Return a player's habit; None if it would make no difference."""
        tally = self._counts.get(name)
        habit = None if tally is None else habit_of(name, tally)
        return None if habit == Habit(name) else habit

    # --- what is done

    @Slot()
    def open(self) -> None:
        if self._session.case is None:
            return
        if self.dialog is None:
            from app.features.habits.dialog import HabitsDialog

            self.dialog = HabitsDialog(self._host.window)
            self.dialog.use_switched.connect(self._use)
            self.dialog.player_switched.connect(self._switch)
        self._refresh()
        self.dialog.come_to_front()

    @Slot(bool)
    def _use(self, used: bool) -> None:
        self._preferences.habits = used
        self._refresh()

    @Slot(str, bool)
    def _switch(self, name: str, is_on: bool) -> None:
        others = tuple(one for one in self._preferences.habits_off if one != folded(name))
        self._preferences.habits_off = others if is_on else (*others, folded(name))
        self._refresh()


def _counted(library: Library, names: tuple[str, ...], without: frozenset[str], _: CancellationToken) -> Tallies:
    """Return what the finished games of the library tell of these players, leaving out some games."""
    return library.habit_counts(names, tuple(without)) if library.path.exists() else {}


def _counts_choices(case: Case) -> bool:
    """Whether players' choices affect the numbers in this game."""
    return case.setup.rules.show_model is ShowModel.RANDOM
