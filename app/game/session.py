"""The session: the one object that holds the game. The rest of the window follows its signals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.game.autosave import Autosave
from app.ui.text import problem_lines
from core.formats.case_file import write_case
from core.history.history import History
from core.history.steps import Step
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import Ending, with_ending
from core.model.events import Event, Note
from core.model.habit import Habits
from core.model.problems import InvalidCaseError
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.model.setup import Setup


class Session(QObject):
    """Holds the history of the game, its file and its journal; its verbs are all that a player can do.

    Each verb commits a step to the history, appends it to the journal and announces it, in that order. A step that
    the history refuses is announced by ``refused`` and changes nothing.

    What is believed of the players' habits lies over the case: the numbers go by it, and it is in no step, file or
    journal.

    Signals: ``opened`` another game (or none); ``stepped`` something else is entered; ``changed`` the case is another,
    by a step or by what is believed; ``shown_changed`` the case that the sheet shows is another (now, a look back, or
    what would be); ``file_changed`` its file, or whether it is saved; ``refused`` words.
    """

    opened = Signal()
    stepped = Signal()
    changed = Signal()
    shown_changed = Signal()
    file_changed = Signal()
    refused = Signal(str)

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._history: History | None = None
        self._title = ""
        self._path: Path | None = None
        self._looking_at: int | None = None
        self._supposed: Case | None = None
        self._habits: Habits = ()
        self._laid: tuple[Case, Case] | None = None

    # --- what is there

    @property
    def history(self) -> History | None:
        """The history of the game, None where none is open."""
        return self._history

    @property
    def entered(self) -> Case | None:
        """The case as it was entered and is kept, without what is believed; None where no game is open."""
        return None if self._history is None else self._history.case

    @property
    def case(self) -> Case | None:
        """The case as it is now, with what is believed of its players; None where no game is open."""
        entered = self.entered
        if entered is None or not self._habits:
            return entered
        if self._laid is None or self._laid[0] is not entered:
            self._laid = entered, self._believed(entered)
        return self._laid[1]

    @property
    def shown(self) -> Case | None:
        """The case that the sheet shows: as it is now, as it was where one looks back, or as it would be."""
        case = self.case
        if case is None or self._supposed is not None:
            return self._supposed
        return case if self._looking_at is None else case.upto(self._looking_at)

    @property
    def supposed(self) -> Case | None:
        """The case as it would be, where somebody looks at that."""
        return self._supposed

    @property
    def looking_at(self) -> int | None:
        """After how many events one looks at the game; None for now."""
        return self._looking_at

    @property
    def path(self) -> Path | None:
        """The file of the case, None where it never had one."""
        return self._path

    @property
    def title(self) -> str:
        """What the game is called: its file's name, or what it was opened as."""
        return self._title if self._path is None else self._path.name.removesuffix(".json").removesuffix(".case")

    @property
    def modified(self) -> bool:
        """Whether the case as it is now is in no file."""
        return self._history is not None and not self._history.is_saved

    # --- opening and saving

    def open(self, history: History, path: Path | None, title: str) -> None:
        """Go on with this game, whose journal has been begun."""
        self._history, self._path, self._title, self._looking_at, self._supposed = history, path, title, None, None
        self._habits, self._laid = (), None
        self.opened.emit()
        self._announce()

    def close(self) -> None:
        """Let go of the game. What becomes of its journal is for the one who closes."""
        self._history = self._path = self._looking_at = self._supposed = self._laid = None
        self._habits = ()
        self.opened.emit()
        self._announce()

    def save(self, path: Path) -> None:
        """Write the case to a file, from now on its own. Raises UnwritableFileError."""
        if self._history is not None:
            write_case(self._history.case, path)
            self._history.mark_saved()
            self._path = path
            self._autosave.saved(path, self._history)
            self.file_changed.emit()

    # --- what a player does

    def record(self, event: Event) -> bool:
        """Add what has happened; return whether that could be done, as every verb here does."""
        return self._do(lambda history: history.append(event))

    def insert_before(self, at: int, event: Event) -> bool:
        """Add what had happened before the event at ``at``."""
        return self._do(lambda history: history.insert(at, event))

    def replace(self, at: int, event: Event) -> bool:
        """Correct the event at ``at``."""
        return self._do(lambda history: history.replace(at, event))

    def delete(self, at: int, *besides: int) -> bool:
        """Take the event at ``at`` out of the list, and in the same step those at other places."""
        return self._do(lambda history: history.delete(at, *besides))

    def move(self, at: int, to: int) -> bool:
        """Move the event at ``at`` so that its place is ``to``."""
        return self._do(lambda history: history.move(at, to))

    def set_aside(self, at: int, aside: bool, *besides: int) -> bool:
        """Keep the event at ``at`` without counting it, or count it again; in the same step those at other places."""
        return self._do(lambda history: history.set_aside(at, *besides, aside=aside))

    def note(self, card: Card, holder: Holder, holds: bool) -> bool:
        """Note that a holder has a card or not. A note that says the opposite of that cell is corrected instead."""
        note, at = Note(holder, card, holds), self.note_on(card, holder)
        return self.record(note) if at is None else self.replace(at, note)

    def take_back_note(self, card: Card, holder: Holder) -> bool:
        """Delete the last note on a cell."""
        at = self.note_on(card, holder)
        return at is not None and self.delete(at)

    def note_on(self, card: Card, holder: Holder) -> int | None:
        """Return where the last note on a cell stands in the list, None where there is none."""
        events = () if self.case is None else self.case.events
        found = [
            i
            for i, event in enumerate(events)
            if isinstance(event, Note) and (event.card, event.holder) == (card, holder)
        ]
        return found[-1] if found else None

    def change_setup(self, setup: Setup, players: Mapping[str, str], cards: Mapping[Card, Card]) -> bool:
        """Take another set-up; the events follow whom ``players`` and what ``cards`` rename (old: new)."""
        return self._do(lambda history: history.change_setup(setup, players, cards))

    def set_show_model(self, model: ShowModel) -> bool:
        """Take another model of how a player chooses the card to show."""
        case = self.case
        if case is None or case.setup.rules.show_model is model:
            return False
        rules = replace(case.setup.rules, show_model=model)
        return self.change_setup(replace(case.setup, rules=rules), {}, {})

    def conclude(self, end: Ending | None) -> bool:
        """Say how the game ended; None takes that back."""
        case = self.case
        return case is not None and self._do(lambda history: history.conclude(with_ending(case, end)))

    def undo(self) -> None:
        """Take the last step back, where there is one."""
        if self._history is not None and self._history.can_undo:
            self._history.undo()
            self._autosave.undone(self._history)
            self._present()

    def redo(self) -> None:
        """Do again what was undone last, where there is something."""
        if self._history is not None and self._history.can_redo:
            self._history.redo()
            self._autosave.redone(self._history)
            self._present()

    def look_back(self, n: int | None) -> None:
        """Show the game as it was after its first ``n`` events; None, or all of them, for now."""
        events = 0 if self.case is None else len(self.case.events)
        n = None if n is None or not 0 <= n < events else n
        if n != self._looking_at:
            self._looking_at, self._supposed = n, None
            self.shown_changed.emit()

    def suppose(self, case: Case | None) -> None:
        """Show a case as it would be; None: as it is. Nothing is entered, and the next step ends it."""
        if case != self._supposed:
            self._looking_at, self._supposed = None, case
            self.shown_changed.emit()

    # --- what is believed

    def believe(self, habits: Habits) -> None:
        """Weigh the hands by these habits from now on; those of me, and of who isn't at the table, tell nothing.

        That is no step: nothing is entered, kept or saved, and where one looks back to or supposes stays.
        """
        before = self.case
        if habits == self._habits:
            return
        self._habits, self._laid = habits, None
        if before is not None and self.case != before:
            self._supposed = None if self._supposed is None else self._believed(self._supposed)
            self.changed.emit()
            self.shown_changed.emit()

    def _believed(self, case: Case) -> Case:
        players, me = case.setup.seats, case.setup.me
        habits = tuple(one for one in self._habits if one.player in players and one.player != me)
        return case if habits == case.habits else replace(case, habits=habits)

    # --- one step

    def _do(self, make: Callable[[History], Step | None]) -> bool:
        if self._history is None:
            return False
        try:
            step = make(self._history)
        except InvalidCaseError as error:
            self.refused.emit(problem_lines(error.problems))
            return False
        if step is not None:
            self._autosave.append(step, self._history)
            self._present()
        return True

    def _present(self) -> None:
        self._looking_at = self._supposed = None
        self._announce()

    def _announce(self) -> None:
        self.stepped.emit()
        self.changed.emit()
        self.shown_changed.emit()
        self.file_changed.emit()
