"""How the players play: the switch, what it changes, and what is known of each. Choices take effect at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.features.library.service import LibraryService
from app.features.library.store import Library, folded
from app.game.game import Game
from app.game.session import Session
from app.tasks.background import Background, LatestTask
from app.tasks.inference import HIDDEN, InferenceReply
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.text import escape_mnemonics, not_weighed, weighing
from app.ui.theme import Space, px
from app.ui.widgets.labels import ElidedButton, button, label
from app.ui.widgets.panels import BareScroll, bring_to_front, packed
from core.explain.phrases import of_moved
from core.formats.identity import fingerprint_of
from core.players.counts import HabitCounts, KnownPlayers, habits_of
from core.players.text import habit_lines, of_manner
from core.text.text import Text, commas, listed, sentence

MOST_MOVED: Final = 8


def chip_words(people: KnownPlayers | None, known: Sequence[str]) -> str:
    """Return the label of the button: what the numbers are, or else whose habits are known; empty if none are."""
    if people is not None:
        return translate("As people play")
    if known:
        return translate("Habits known: {players}").format(players=localized(commas(known)))
    return ""


def chip_tip(people: KnownPlayers | None, known: Sequence[str]) -> str:
    if people is not None:
        return translate("{said} Click to see or change it.").format(said=weighing(people))
    if known:
        offer = translate("The library knows how {players} played before. Click to see or use it.")
        return offer.format(players=localized(listed(known)))
    return ""


def effect_lines(reply: InferenceReply | None) -> Iterator[str]:
    """Yield what it changes that the numbers are as people play, or why it changes nothing."""
    if reply is None or reply.request.people is None or reply.posterior is None:
        return
    if reply.not_weighed:
        yield not_weighed(reply.not_weighed)
    elif reply.people is not None and not reply.people.moved:
        yield translate("It moves no number by more than 5 points yet.")
    elif reply.people is not None:
        moved, case = reply.people.moved, reply.consistent_case
        yield translate("It moves %n number(s) by more than 5 points:", "", len(moved))
        yield from (localized(sentence(of_moved(case, cell))) for cell in moved[:MOST_MOVED])
        if len(moved) > MOST_MOVED:
            yield translate("… and %n more", "numbers that are moved", len(moved) - MOST_MOVED)


@dataclass(frozen=True, slots=True)
class HabitsRowState:
    """What is shown of the player in this seat, from 0 in turn order.

    ``games`` is the number of known finished games, ``lines`` say what was counted in them, and ``is_on`` whether that
    is used; ``seems``: how they seem to play in this game.
    """

    seat: int
    name: str
    games: int
    lines: tuple[Text, ...]
    is_on: bool
    seems: str = ""


WIDTH: Final = 560
HEIGHT: Final = 560
"""The initial height of the dialog (px)."""

SMALLEST: Final = 320
INDENT: Final = 26
"""The indent of the sentences below a name (px)."""


class HabitsDialog(QDialog):
    """The switch and its effect (``use``); for each player how they seem to play, and a switch above what was counted.

    ``player_switched``: whether to use what is known of a player.
    """

    player_switched = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("habits_dialog")
        self.setWindowTitle(translate("Habits of the players"))
        self.setModal(False)
        self.use = QCheckBox(translate("&As people play, not only as the cards say"))
        self.use.setObjectName("habits_use")
        self._effect = label("people_effect")
        explained = label(
            "habits_explained",
            "muted",
            translate(
                "What the others suggest says something about their cards. How they play shows in this game and, for "
                "players who are ticked, in your finished games. "
                "Ticks, crosses and reasons never depend on it, and it is not saved in game files."
            ),
        )
        inner = QWidget()
        self._rows: list[HabitsRow] = []
        self._list = packed(QVBoxLayout(inner), self._effect, 1, margins=(0, 0, Space.S, 0), spacing=Space.M)
        scroll = BareScroll("habits_players", inner)
        self._close = button("habits_close", translate("&Close"))
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        layout = packed(QVBoxLayout(self), self.use, explained, margins=(Space.M,) * 4, spacing=Space.S)
        layout.addSpacing(Space.XS)
        layout.addWidget(scroll, 1)
        layout.addLayout(packed(QHBoxLayout(), 1, self._close))
        self.resize(px(WIDTH), px(HEIGHT))
        self.setMinimumSize(px(SMALLEST), px(SMALLEST))

    def come_to_front(self) -> None:
        bring_to_front(self)
        self.use.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is shown

    def show_effect(self, lines: Sequence[str]) -> None:
        self._effect.setText("\n".join(lines))
        self._effect.setVisible(bool(lines))

    def show_players(self, players: Sequence[HabitsRowState], *, used: bool) -> None:
        """Show the players and the switches; rows of unchanged players are reused."""
        self.use.setChecked(used)
        if [(row.seat, row.name) for row in self._rows] != [(player.seat, player.name) for player in players]:
            self._make_rows(players)
        for row, player in zip(self._rows, players, strict=True):
            row.show_player(player, used=used)

    def _make_rows(self, players: Sequence[HabitsRowState]) -> None:
        for row in self._rows:
            self._list.removeWidget(row)
            row.setParent(None)  # or its switches could still be found by name
            row.deleteLater()
        self._rows = [HabitsRow(player.seat, player.name) for player in players]
        for at, row in enumerate(self._rows):
            row.box.clicked.connect(lambda on, name=row.name: self.player_switched.emit(name, on))
            self._list.insertWidget(at, row)
        boxes = [self.use, *(row.box for row in self._rows), self._close]
        for one, following in pairwise(boxes):
            self.setTabOrder(one, following)


class HabitsRow(QWidget):
    """A player: a switch, the number of known games, how they seem to play, and a sentence for each habit."""

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.name = seat, name
        self.box = QCheckBox(escape_mnemonics(name))
        self.box.setObjectName(f"habits_player_{seat}")
        self.games = label(f"habits_games_{seat}", "muted", wraps=False)
        self.seems, self.said = label(f"people_seems_{seat}"), label(f"habits_said_{seat}", "muted")
        for text in (self.seems, self.said):
            text.setContentsMargins(px(INDENT), 0, 0, 0)
        head = packed(QHBoxLayout(), self.box, 1, self.games, spacing=Space.S)
        packed(QVBoxLayout(self), head, self.seems, self.said, spacing=Space.XS)

    def show_player(self, player: HabitsRowState, *, used: bool) -> None:
        """Show what is known of the player; without games the switch is disabled."""
        known = player.games > 0
        self.box.setChecked(player.is_on and known)
        self.box.setEnabled(used and known)
        self.games.setText(translate("%n finished game(s)", "", player.games) if known else "")
        lines = [localized(line) for line in player.lines]
        if not known:
            lines = [translate("No earlier games")]
        elif not lines:
            lines = [translate("Nothing to count: the hand was never revealed, or there was nothing to choose")]
        self.said.setText("\n".join(lines))
        self.said.setEnabled(known)
        self.seems.setText(player.seems)
        self.seems.setVisible(bool(player.seems))
        self.box.setAccessibleDescription("; ".join(filter(None, [player.seems, *lines])))


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
        case = self._game.value.entered
        if case is None:
            return ()
        setup, off = case.setup, self._preferences.habits_off
        people = None if self._reply is None else self._reply.people
        seems = {} if people is None else {each.player: localized(sentence(of_manner(each))) for each in people.manners}
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
            self.dialog = dialog = HabitsDialog(self._host.window)
            dialog.use.clicked.connect(self._use)
            dialog.player_switched.connect(self._switch)
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
