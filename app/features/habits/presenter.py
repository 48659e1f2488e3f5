"""Switches between what the cards say and how people play, with what the library knows of them."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.features.habits.text import chip_tip, chip_words, effect_lines
from app.features.library.service import LibraryService
from app.features.library.store import Library, folded
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.inference import HIDDEN, InferenceReply
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.language import localized
from app.ui.settings import Preferences
from app.ui.theme import px
from app.ui.widgets.labels import ElidedButton
from core.formats.identity import fingerprint_of
from core.players.counts import HabitCounts, KnownPlayers, habits_of
from core.players.text import habit_lines, of_manner
from core.text.text import sentence

if TYPE_CHECKING:
    from app.features.habits.dialog import HabitsDialog, HabitsRowState

Tallies = Mapping[str, HabitCounts]
"""What was counted, by player."""

WIDEST = 320
"""The greatest width of the button (px); the tool tip has the whole text."""

WORTH_TELLING: Final = 3
"""Number of known games from which the window mentions a player's habits."""


class HabitsPresenter(QObject):
    """Tells the session whether to weigh how people play, and what the library knows of these players.

    It is off at first, and single players can be excluded. What players name is weighed as people play, so the habits
    that the session assumes are of the cards they show. The button in the tool bar opens the dialog.
    """

    def __init__(
        self,
        host: Host,
        game: Game,
        session: Session,
        background: Background,
        library: LibraryService,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._session, self._preferences = host, game, session, preferences
        self._reply: InferenceReply | None = None
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
        host.actions.people.setCheckable(True)
        host.actions.people.triggered.connect(self._use)
        library.kept.connect(self._look_up)
        library.listed.connect(self._look_up)  # games may have been removed or restored
        self._refresh()
        game.follow(self._on_shown)

    # --- who is at the table, and what is known of them

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self._names, self._without, self._counts, self._reply = (), frozenset(), {}, None
            self._opened_as = "" if now.entered is None else fingerprint_of(now.entered)
            if not now.is_open:
                self._task.cancel()
                if self.dialog is not None:
                    self.dialog.close()
        if now.entered is not before.entered:
            self._follow_players(now)
        if now.is_hidden or now.current is not None:  # else the numbers before them stay
            self._reply = now.current
        if differ(now, before, lambda shown: (shown.entered, shown.is_hidden, shown.current)):
            self._show_players()

    def _follow_players(self, now: Shown) -> None:
        """Look up the players where they have changed, excluding this game itself."""
        case = now.entered
        if case is not None and not now.is_practice:
            names = tuple(name for name in case.setup.seats if name != case.setup.me)
            without = frozenset({self._opened_as, fingerprint_of(case)})
            if (names, without) != (self._names, self._without):
                self._names, self._without = names, without
                self._look_up()
        self._refresh()

    def _look_up(self) -> None:
        """Ask the library, in a worker; without players, or a library, nothing is known."""
        if self._names:
            self._task.run_slow(partial(_counted, self._library, self._names, self._without), self._on_counted)

    def _on_counted(self, future: Future[Tallies], wanted: bool) -> None:
        counts = {} if future.exception() is not None else future.result()  # why is said when a game is to be kept
        if wanted and counts != self._counts:
            self._counts = counts
            self._refresh()

    # --- using it

    @property
    def players(self) -> tuple[HabitsRowState, ...]:
        from app.features.habits.dialog import HabitsRowState

        case = self._game.value.entered
        if case is None:
            return ()
        setup, off = case.setup, self._preferences.habits_off
        people = None if self._reply is None else self._reply.people
        seems = {} if people is None else {one.player: localized(sentence(of_manner(one))) for one in people.manners}
        rows = []
        for seat, name in enumerate(setup.seats):
            if name != setup.me:
                tally = self._counts.get(name, HabitCounts())
                is_on, lines = folded(name) not in off, habit_lines(tally)
                rows.append(HabitsRowState(seat, name, tally.games, lines, is_on, seems.get(name, "")))
        return tuple(rows)

    def _refresh(self) -> None:
        people = self._people if self._preferences.people else None
        self._session.believe(habits_of(people or ()), people)
        self._host.actions.people.setChecked(self._preferences.people)
        known = [name for name in self._names if self._counts.get(name, HabitCounts()).games >= WORTH_TELLING]
        words, tip = chip_words(people, known), chip_tip(people, known)
        self.chip.say(words, tip)
        self.chip.setAccessibleName(words)
        self.chip.setAccessibleDescription(tip)
        self._place.setVisible(bool(words))
        self._show_players()

    def _show_players(self) -> None:
        if self.dialog is not None:
            self.dialog.show_players(self.players, used=self._preferences.people)
            is_hidden = self._game.value.is_hidden
            self.dialog.show_effect([localized(HIDDEN)] if is_hidden else list(effect_lines(self._reply)))

    @property
    def _people(self) -> KnownPlayers:
        """The players in whose earlier games something was counted."""
        off = self._preferences.habits_off
        known = ((name, self._counts.get(name, HabitCounts())) for name in self._names if folded(name) not in off)
        return tuple((name, tally) for name, tally in known if not tally.is_empty)

    # --- what is done

    def open(self) -> None:
        if not self._game.value.is_open:
            return
        if self.dialog is None:
            from app.features.habits.dialog import HabitsDialog

            self.dialog = HabitsDialog(self._host.window)
            self.dialog.use_switched.connect(self._use)
            self.dialog.player_switched.connect(self._switch)
        self._refresh()
        self.dialog.come_to_front()

    def _use(self, used: bool) -> None:
        self._preferences.people = used
        self._refresh()

    def _switch(self, name: str, is_on: bool) -> None:
        others = tuple(one for one in self._preferences.habits_off if one != folded(name))
        self._preferences.habits_off = others if is_on else (*others, folded(name))
        self._refresh()


def _counted(library: Library, names: tuple[str, ...], without: frozenset[str]) -> Tallies:
    """Return what the finished games of the library tell of these players, leaving out some games."""
    return library.habit_counts(names, tuple(without)) if library.path.exists() else {}
