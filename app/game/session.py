"""The session: the one object that holds the game, and all that can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.game.autosave import Autosave, MarksStore
from app.ui.shortcuts import EVERYTHING, Permission
from app.ui.text import game_name, problem_lines
from core.formats.case_file import write_case
from core.history.history import History
from core.history.steps import Passes, Step
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import Ending, with_ending
from core.model.events import Event, Note
from core.model.habit import Habits
from core.model.hunch import Hunch
from core.model.problems import InvalidCaseError
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.model.setup import Setup
from core.players.counts import KnownPlayers


class Session(QObject):
    """Holds the history of the game, its file and its journal; its methods are all that a player can do.

    Each method commits a step to the history, appends it to the journal and announces it, in that order. A step that
    the history refuses is announced by ``refused`` and changes nothing; one that is not permitted does nothing.

    Assumptions about how the players play (``people``: as people play, with what is known of these; None: as the cards
    say) and about their habits, which are laid over the case: the numbers use them, but no step, file or journal
    contains them. Hunches are kept with the game; pinning one is a step.

    ``changed``: once for each method that changed something, or for several :meth:`together`. What there is to show is
    told by the game (``game.py``). ``undone`` carries the name of the step that was undone, after that; ``refused`` a
    message; ``marks_told`` what is to be said of the file of one's own marks.
    """

    changed = Signal()
    undone = Signal(str)
    refused = Signal(str)
    marks_told = Signal(str)

    def __init__(self, autosave: Autosave) -> None:
        super().__init__()
        self._autosave = autosave
        self._permitted = EVERYTHING
        self._title = ""
        self._habits: Habits = ()
        self._laid: tuple[Case, Case] | None = None
        self._past: tuple[Case, Case] | None = None
        # what others read: only the methods below change it
        self.history: History | None = None
        self.path: Path | None = None
        self.game = self.step = 0
        """Count the games that were opened and closed; the changes of the entries, as far as another game."""
        self.looking_at: int | None = None
        """The number of events of the past moment shown; None for now."""
        self.supposed: Case | None = None
        self.people: KnownPlayers | None = None
        self.marks: MarksStore | None = None
        """Where one's own marks are kept; None if they cannot be."""
        self.is_silent = self.must_be_silent = False
        """Whether no numbers are shown, as one keeps one's own sheet; whether that is so to the end of the game."""
        self._depth = 0

    @contextmanager
    def together(self) -> Iterator[None]:
        """Announce what changes meanwhile once, at the end of the outermost."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self._announce()

    def _announce(self) -> None:
        if not self._depth:
            self.changed.emit()

    # --- state

    @property
    def permitted(self) -> Permission | None:
        """What may be done with the game; None if none is open."""
        return None if self.history is None else self._permitted

    def may(self, wanted: Permission) -> bool:
        """Whether this may be done with the open game."""
        return self.history is not None and wanted in self._permitted

    @property
    def is_practice(self) -> bool:
        """Whether it is a game that the program plays: nothing can be entered, it goes on by :meth:`advance`."""
        return self.history is not None and not self._permitted

    @property
    def entered(self) -> Case | None:
        """The case as entered, without assumed habits; None if no game is open."""
        return None if self.history is None else self.history.case

    @property
    def case(self) -> Case | None:
        """The current case, with assumed habits; None if no game is open."""
        entered = self.entered
        if entered is None:
            return None
        if self._laid is None or self._laid[0] is not entered:
            self._laid = entered, self._believed(entered)
        return self._laid[1]

    @property
    def shown(self) -> Case | None:
        """The case on the sheet: the current one, a past one, or a supposed one."""
        case = self.case
        if case is None or self.supposed is not None:
            return self.supposed
        if self.looking_at is None:
            return case
        if self._past is None or self._past[0] is not case or len(self._past[1].events) != self.looking_at:
            self._past = case, case.upto(self.looking_at)  # the same object for each look: it is compared by identity
        return self._past[1]

    @property
    def title(self) -> str:
        """The name of the game: its file's name, or the title it was opened with."""
        return self._title if self.path is None else game_name(self.path)

    @property
    def modified(self) -> bool:
        return self.history is not None and not self.history.is_saved

    # --- opening and saving

    def open(
        self,
        history: History,
        path: Path | None,
        title: str,
        permitted: Permission = EVERYTHING,
        *,
        marks: Path | None = None,
        must_be_silent: bool = False,
    ) -> None:
        """Open a game whose journal has been started, with which only what is permitted may be done.

        A game with a file of one's own ``marks`` (None: the usual one) is opened without numbers.
        """
        self._permitted = permitted
        self.history, self.path, self._title = history, path, title
        self._forget_beliefs()
        self._use_marks(marks or self._autosave.beside(path))
        has_marks = self.marks is not None and self.marks.read()
        self.must_be_silent, self.is_silent = must_be_silent, must_be_silent or has_marks
        self.game += 1
        self._present()

    def close(self) -> None:
        """Close the game. The caller decides whether to keep its journal."""
        self.history = self.path = None
        self._forget_beliefs()
        self._use_marks(None)
        self.is_silent = self.must_be_silent = False
        self.game += 1
        self._present()

    def _forget_beliefs(self) -> None:
        """Of another game nothing is known yet, but it is weighed as people play if the one before was."""
        self._habits, self.people, self._laid = (), None if self.people is None else (), None

    def _use_marks(self, file: Path | None) -> None:
        self.marks_told.emit("")
        self.marks = None
        if file is not None and self.history is not None:
            self.marks = MarksStore(file, self.history.case, self.marks_told.emit)

    def set_silent(self, silent: bool) -> None:
        """Show no numbers from now on, or again; nothing happens where there must be none."""
        if silent != self.is_silent and self.history is not None and not self.must_be_silent:
            self.is_silent = silent
            self._announce()

    def end_silence(self) -> None:
        """Show numbers in a game that had to be played without."""
        if self.must_be_silent:
            self.must_be_silent = False
            self.set_silent(False)

    def save(self, path: Path) -> None:
        """Write the case to a file, which becomes its own. Raises UnwritableFileError."""
        if self.history is not None and self.may(Permission.SAVE):
            write_case(self.history.case, path)
            self.history.mark_saved()
            self.path = path
            self._autosave.saved(path, self.history)
            file = self._autosave.beside(path)
            if file is not None and (self.marks is None or file != self.marks.file):
                self._use_marks(file)
                if self.marks is not None:
                    self.marks.make_room()
            self._announce()

    def note_kept(self) -> None:
        """Note that the library has the game: without a file of its own, nothing of it is unsaved then."""
        if self.history is not None and self.path is None:
            self.history.mark_saved()
            self._autosave.saved(None, self.history)
            self._announce()

    def advance(self, case: Case) -> None:
        """Go on with a practice game to all that I have seen of it by now, announced at once.

        It has no journal: what is kept of it is its own file.
        """
        if self.is_practice:
            self.history = History(case, saved=True)
            self._present()

    # --- actions of a player

    def record(self, event: Event) -> bool:
        """Append an event; return whether that was accepted, as every action here does."""
        return self._do(Permission.RECORD, lambda history: history.append(event))

    def insert_before(self, at: int, event: Event) -> bool:
        return self._do(Permission.CORRECT, lambda history: history.insert(at, event))

    def replace(self, at: int, event: Event) -> bool:
        return self._do(Permission.CORRECT, lambda history: history.replace(at, event))

    def delete(self, at: int, *besides: int) -> bool:
        """Delete the event at ``at``, and in the same step those at other places."""
        return self._do(Permission.CORRECT, lambda history: history.delete(at, *besides))

    def move(self, at: int, to: int) -> bool:
        return self._do(Permission.CORRECT, lambda history: history.move(at, to))

    def set_aside(self, at: int, aside: bool, *besides: int) -> bool:
        """Exclude the event at ``at``, or include it again; in the same step those at other places."""
        return self._do(Permission.CORRECT, lambda history: history.set_aside(at, *besides, aside=aside))

    def note(self, card: Card, holder: Holder, holds: bool) -> bool:
        """Note that a holder has a card or not. An opposite note on the same cell is corrected instead."""
        note, at = Note(holder, card, holds), self.note_on(card, holder)
        return self.record(note) if at is None else self.replace(at, note)

    def take_back_note(self, card: Card, holder: Holder) -> bool:
        at = self.note_on(card, holder)
        return at is not None and self.delete(at)

    def note_on(self, card: Card, holder: Holder) -> int | None:
        """Return the index of the last note on a cell, None if there is none."""
        events = () if self.case is None else self.case.events
        notes = [
            i
            for i, event in enumerate(events)
            if isinstance(event, Note) and (event.card, event.holder) == (card, holder)
        ]
        return notes[-1] if notes else None

    def change_setup(
        self,
        setup: Setup,
        players: Mapping[str, str] | None = None,
        cards: Mapping[Card, Card] | None = None,
        passes: Passes = Passes.FOLLOW,
    ) -> bool:
        """Change the set-up; the events follow renamed ``players`` and ``cards`` (old: new)."""
        return self._do(Permission.SET_UP, lambda history: history.change_setup(setup, players, cards, passes))

    def set_show_model(self, model: ShowModel) -> bool:
        case = self.case
        if case is None or case.setup.rules.show_model is model:
            return False
        rules = replace(case.setup.rules, show_model=model)
        return self.change_setup(replace(case.setup, rules=rules))

    def hunch(self, card: Card, holder: Holder, p: float | None) -> bool:
        """Believe with this probability that a holder has a card; None: no longer."""
        hunches = () if self.case is None else self.case.hunches
        others = [kept for kept in hunches if (kept.card, kept.holder) != (card, holder)]
        return self._believe_all(*others, *(() if p is None else (Hunch(holder, card, p),)))

    def drop_hunches(self) -> bool:
        return self._believe_all()

    def _believe_all(self, *hunches: Hunch) -> bool:
        return self._do(Permission.RECORD, lambda history: history.believe(hunches))

    def conclude(self, end: Ending | None) -> bool:
        """Record how the game ended; None removes the result."""
        return self._do(Permission.CONCLUDE, lambda history: history.conclude(with_ending(history.case, end)))

    @property
    def undo_name(self) -> str | None:
        """The step that undo would take back; None if there is none, or if that is not permitted."""
        return None if self.history is None or not self.may(Permission.UNDO) else self.history.undo_name

    @property
    def redo_name(self) -> str | None:
        """The step that redo would do again, likewise."""
        return None if self.history is None or not self.may(Permission.UNDO) else self.history.redo_name

    def undo(self) -> None:
        if (name := self.undo_name) is not None and self.history is not None:
            self.history.undo()
            self._autosave.undone(self.history)
            self._present()
            self.undone.emit(name)

    def redo(self) -> None:
        if self.redo_name is not None and self.history is not None:
            self.history.redo()
            self._autosave.redone(self.history)
            self._present()

    def look_back(self, n: int | None) -> None:
        """Show the game after its first ``n`` events; None, or all of them, for now."""
        events = 0 if self.case is None else len(self.case.events)
        n = None if n is None or not 0 <= n < events else n
        if n != self.looking_at:
            self.looking_at, self.supposed = n, None
            self._announce()

    def suppose(self, case: Case | None) -> None:
        """Show a supposed case; None returns to the game. Nothing is entered, and the next step ends it."""
        if case != self.supposed:
            self.looking_at, self.supposed = None, case
            self._announce()

    # --- assumptions

    def believe(self, habits: Habits, people: KnownPlayers | None = None) -> None:
        """Assume these habits from now on, and that people play so; habits of me and of absent players are ignored.

        This is no step: nothing is entered, journaled or saved, and a past or supposed case stays shown.
        """
        before = self.case
        if (habits, people) == (self._habits, self.people):
            return
        is_other = people != self.people
        self._habits, self.people, self._laid = habits, people, None
        if before is not None and (is_other or self.case != before):
            self.supposed = None if self.supposed is None else self._believed(self.supposed)
            self._announce()

    def _believed(self, case: Case) -> Case:
        players, me = case.setup.seats, case.setup.me
        habits = tuple(habit for habit in self._habits if habit.player in players and habit.player != me)
        return case if habits == case.habits else replace(case, habits=habits)

    # --- one step

    def _do(self, needs: Permission, make: Callable[[History], Step | None]) -> bool:
        if self.history is None or not self.may(needs):
            return False
        try:
            step = make(self.history)
        except InvalidCaseError as error:
            self.refused.emit(problem_lines(error.problems))
            return False
        if step is not None:
            self._autosave.append(step, self.history)
            self._present()
        return True

    def _present(self) -> None:
        """Show other entries, as they are now."""
        self.step += 1
        self.looking_at = self.supposed = None
        self._announce()
