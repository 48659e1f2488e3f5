"""The history of a case: all its states, and a cursor that undo and redo move.

Each step makes a new case from the previous one; undo returns to that one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from core.formats.validity import MAX_EVENTS, case_problems, event_problems, too_many_events
from core.history.steps import (
    Append,
    ChangeSetup,
    Conclude,
    Delete,
    Insert,
    Passes,
    Reorder,
    Replace,
    SetAside,
    Several,
    Step,
    applied,
    step_name,
)
from core.model.cards import Card
from core.model.case import About, Case
from core.model.events import Event
from core.model.hunch import Hunches, hunches_at
from core.model.problems import InvalidCaseError, Problem
from core.model.setup import Setup
from core.text.text import say


class History:
    """The states of a case, from when it was opened to the newest, and a cursor.

    Each method that changes the case makes one step and returns it for the journal; a step that would change nothing is
    not made, and None returned. An invalid step raises InvalidCaseError with all problems, or IndexError, and changes
    nothing. A new step discards the steps that could have been redone.
    """

    def __init__(self, case: Case, *, saved: bool = False) -> None:
        self._cases = [case]
        self._steps: list[Step] = []
        self.cursor = 0
        self.saved = case if saved else None

    @property
    def case(self) -> Case:
        return self._cases[self.cursor]

    @property
    def cases(self) -> tuple[Case, ...]:
        """All cases one can undo or redo to, oldest first."""
        return tuple(self._cases)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps between the :attr:`cases`: step ``i`` led from case ``i`` to case ``i + 1``."""
        return tuple(self._steps)

    # --- undo and redo

    @property
    def can_undo(self) -> bool:
        return self.cursor > 0

    @property
    def can_redo(self) -> bool:
        return self.cursor < len(self._steps)

    @property
    def undo_name(self) -> str | None:
        """The name of the step to undo ("Ann's suggestion"), if any."""
        return self._name(self.cursor - 1) if self.can_undo else None

    @property
    def redo_name(self) -> str | None:
        return self._name(self.cursor) if self.can_redo else None

    def undo(self) -> Case:
        """Undo one step and return the resulting case. Raises IndexError if there is none."""
        if not self.can_undo:
            raise IndexError(say("there is nothing to undo"))
        self.cursor -= 1
        return self.case

    def redo(self) -> Case:
        """Redo one step and return the resulting case. Raises IndexError if there is none."""
        if not self.can_redo:
            raise IndexError(say("there is nothing to redo"))
        self.cursor += 1
        return self.case

    # --- steps

    def append(self, event: Event) -> Step | None:
        return self.do(Append(event))

    def insert(self, at: int, event: Event) -> Step | None:
        return self.do(Insert(at, event))

    def replace(self, at: int, event: Event) -> Step | None:
        return self.do(Replace(at, event))

    def delete(self, at: int, *besides: int) -> Step | None:
        """Delete the event at ``at``, and others in the same step."""
        return self.do(_together(Delete, at, besides))

    def move(self, at: int, to: int) -> Step | None:
        return self.do(Reorder(at, to))

    def set_aside(self, at: int, *besides: int, aside: bool = True) -> Step | None:
        """Set the event at ``at`` aside, or count it again, and others in the same step."""
        return self.do(_together(partial(SetAside, aside=aside), at, besides))

    def change_setup(
        self,
        setup: Setup,
        players: Mapping[str, str] | None = None,
        cards: Mapping[Card, Card] | None = None,
        passes: Passes = Passes.FOLLOW,
    ) -> Step | None:
        """Change the set-up. In events, players and cards are renamed as in ``players`` and ``cards`` (old: new).

        Raises InvalidCaseError if the set-up is invalid, or if events name players or cards that it no longer has; the
        problems name those events.
        """
        return self.do(ChangeSetup(setup, tuple((players or {}).items()), tuple((cards or {}).items()), passes))

    def conclude(self, about: About) -> Step | None:
        return self.do(Conclude(about, self.case.hunches))

    def believe(self, hunches: Hunches) -> Step | None:
        return self.do(Conclude(self.case.about, hunches_at(self.case.setup, hunches)))

    def do(self, step: Step, *, always: bool = False) -> Step | None:
        """Apply ``step``. All changes go through here, and the journal replays it.

        ``always``: even if it changes nothing, as what changed something for an earlier program may.
        """
        case = applied(step, self.case)
        # a step that changes nothing would be undone without anything to be seen
        if case == self.case and not always:
            return None
        if problems := _problems(step, case):
            raise InvalidCaseError(problems)
        del self._cases[self.cursor + 1 :], self._steps[self.cursor :]
        self._cases.append(case)
        self._steps.append(step)
        self.cursor += 1
        return step

    # --- saving

    @property
    def is_saved(self) -> bool:
        return self.saved is not None and self.saved == self.case

    def mark_saved(self) -> None:
        self.saved = self.case

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        mine = (self._cases, self._steps, self.cursor, self.saved)
        return mine == (other._cases, other._steps, other.cursor, other.saved)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<History: {len(self._steps)} steps, {self.cursor} of them done>"

    def _name(self, i: int) -> str:
        return step_name(self._steps[i], self._cases[i])


def _together(step: Callable[[int], Delete | SetAside], at: int, besides: tuple[int, ...]) -> Step:
    """Return a step for each index, last first, so that none shifts the indices of later ones."""
    steps = tuple(map(step, sorted({at, *besides}, reverse=True)))
    return steps[0] if len(steps) == 1 else Several(steps)


def _problems(step: Step, case: Case) -> list[Problem]:
    if len(case.events) > MAX_EVENTS:
        return [too_many_events(len(case.events))]
    match step:
        case ChangeSetup():
            return case_problems(case)
        case Append(event):
            at = len(case.events) - 1
        case Insert(at, event) | Replace(at, event):
            pass
        case _:
            return []
    return [problem.within(f"events[{at}]") for problem in event_problems(event, case.setup)]
