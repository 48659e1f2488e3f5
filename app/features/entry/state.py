"""The entry as a frozen value: its draft, where it goes, and what becomes of it.

As in a draft, every choice makes a new value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import count
from typing import TYPE_CHECKING, Final

from app.features.entry.draft import (
    CARD_FIELDS,
    EntryDraft,
    Field,
    Kind,
    MayHold,
    What,
    by_marks,
    by_posterior,
    draft_of,
    leftovers,
    preselected,
)
from app.ui.language import localized, translate
from app.ui.text import contradicts
from core.checkpoint import CancelledError, stopped_by
from core.formats.validity import event_problems
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Event, Note
from core.model.seats import ENVELOPE

if TYPE_CHECKING:  # the window opens without numpy
    from app.tasks.inference import InferenceReply
    from core.engines.posterior import Posterior


MOST_STEPS: Final = 60
"""Steps of the check of an entry on the GUI thread: 26 were the most in 816 games, and 13 ms, also with 60 cards."""


class Aim(StrEnum):
    APPEND = "append"
    CORRECT = "correct"
    INSERT = "insert"


@dataclass(frozen=True, slots=True)
class Target:
    """What becomes of the entry, and its index in the list (None for the end, or unknown)."""

    aim: Aim = Aim.APPEND
    at: int | None = None


APPEND = Target()


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """A case, an event that may be entered into it, and where it would go."""

    case: Case
    event: Event
    target: Target
    look: Note | None = None
    """The leftover card that I saw thereupon, which is entered after the event."""

    @property
    def corrects(self) -> bool:
        return self.target.aim is Aim.CORRECT and self.target.at is not None

    @property
    def at(self) -> int:
        return len(self.case.events) if self.target.at is None else self.target.at

    @property
    def base(self) -> Case:
        """The case without the event, and without the one it corrects."""
        return self.case.deleted(self.at) if self.corrects else self.case

    @property
    def result(self) -> Case:
        result = self.base.inserted(self.at, self.event)
        return result if self.look is None else result.inserted(self.at + 1, self.look)


def doubt(pending: PendingEntry, *, silent: bool = False) -> str:
    """Return why an entry should be recorded by Enter only, in a sentence; empty if nothing speaks against it.

    ``silent``: say nothing that tells what is certain.
    """
    return "" if silent else contradiction(pending, translate("Press Enter to enter it."))


def contradiction(pending: PendingEntry, unknown: str = "") -> str:
    """Return what an entry would contradict, in a sentence; ``unknown`` where that takes too long to find out."""
    from core.conflicts.conflicts import conflict_if_entered  # imports numpy, without which the window opens

    steps = count(1)

    def hurry() -> None:
        if next(steps) > MOST_STEPS:
            raise CancelledError

    try:
        with stopped_by(hurry):
            conflict = conflict_if_entered(pending.base, pending.event, pending.at)
    except CancelledError:
        return unknown
    if not conflict:
        return ""
    question = translate("{contradiction}. Press Enter to enter it anyway.")
    return question.format(contradiction=contradicts([source for source in conflict if source != pending.at]))


def usual_player(kind: Kind, case: Case) -> str | None:
    return case.turn.accuses if kind is Kind.ACCUSATION else case.turn.asks


@dataclass(frozen=True, slots=True)
class EntryMessage:
    """A message below the form, quiet or as a problem."""

    text: str
    is_problem: bool = False


Rooms = Mapping[str, Card]
"""The room of each player whose token is in one where they may suggest."""

Choice = tuple["EntryState", Field]
"""The new state, and the field that was chosen."""


@dataclass(frozen=True)
class EntryState:
    """The state of the entry panel.

    ``posterior`` is the answer to the case, if known: it tells which cards can have been shown. ``rooms`` are the rooms
    that are assumed in suggestions, by player. ``kept`` is the half-made entry that a correction or an insertion
    interrupted.
    """

    case: Case
    draft: EntryDraft
    target: Target = APPEND
    posterior: Posterior | None = None
    rooms: Rooms = field(default_factory=dict)
    kept: EntryDraft | None = None

    def __post_init__(self) -> None:
        """Tell the draft who takes part, and the leftover cards that a new suggestion of mine may let me see."""
        unseen = leftovers(self.case, by_posterior(self.posterior)) if self.target is APPEND else ()
        attendance = (self.case if self.target.at is None else self.case.upto(self.target.at)).attendance
        if (unseen, attendance) != (self.draft.unseen, self.draft.attendance):
            object.__setattr__(self, "draft", replace(self.draft.attended(attendance), unseen=unseen))

    @classmethod
    def begun(cls, case: Case, posterior: Posterior | None = None, rooms: Rooms | None = None) -> EntryState:
        """Return an empty entry for the next player's turn."""
        draft = EntryDraft(case.setup, Kind.SUGGESTION, case.turn.asks)
        return cls(case, draft, posterior=posterior, rooms=rooms or {})._with_room()

    def emptied(self) -> EntryState:
        return EntryState.begun(self.case, self.posterior, self.rooms)

    def resumed(self) -> EntryState:
        """Return to the entry that a correction or an insertion interrupted; an empty one where there was none."""
        if self.kept is None:
            return self.emptied()
        return replace(self, draft=self.kept, target=APPEND, kept=None)._with_room()

    # --- the choices

    def with_draft(self, draft: EntryDraft) -> EntryState:
        """Return the state with another draft; an assumed room follows the asker and the kind."""
        state, before = replace(self, draft=draft), self.draft
        return state if (draft.by, draft.kind) == (before.by, before.kind) else state._with_room()

    def standing(self, rooms: Rooms) -> EntryState:
        return replace(self, rooms=rooms)._with_room()

    def _with_room(self) -> EntryState:
        """Assume the asker's room, where none is chosen."""
        draft, begins = self.draft, self.target is APPEND and self.draft.kind is Kind.SUGGESTION
        room = self.rooms.get(draft.by) if begins and draft.by is not None else None
        return replace(self, draft=draft.assuming(room))

    def with_card(self, card: Card) -> Choice:
        """Choose a card that was clicked anywhere in the window."""
        fields = {Kind.NOTE: Field.CARD, Kind.OTHER: Field.HELD}
        field = fields.get(self.draft.kind, CARD_FIELDS[card.category])
        return self.with_draft(self._preselected(self.draft.naming(card))), field

    def with_player(self, name: str) -> Choice | None:
        """Choose a player: first as asker, then as refuter; None where that means nothing here."""
        draft = self.draft
        if draft.kind in (Kind.NOTE, Kind.OTHER):
            is_look = draft.kind is Kind.OTHER and draft.what is What.LOOK
            if is_look and draft.holder is not None and name not in (draft.holder, ENVELOPE):
                return self.with_draft(replace(draft, at=name)), Field.AT
            return (self.with_draft(draft.held_by(name)), Field.HOLDER) if name in draft.holders else None
        if name not in draft.setup.seats:
            return None
        if draft.kind is Kind.ACCUSATION or not any(draft.chosen_cards):
            return self.with_draft(draft.asking(name)), Field.BY
        return None if name == draft.by else (self.with_draft(self._preselected(draft.refuted(name))), Field.REFUTER)

    def of_kind(self, kind: Kind) -> EntryState:
        """Switch to another kind of entry, with its likeliest player."""
        case, draft, changed = self.case, self.draft, replace(self.draft, kind=kind)
        if self.target is not APPEND or draft.answered:
            return self.with_draft(changed)
        if draft.by != usual_player(draft.kind, case):
            return self.with_draft(changed)
        by = usual_player(kind, case)
        return self.with_draft(changed if by is None else changed.asking(by))

    def _preselected(self, draft: EntryDraft) -> EntryDraft:
        return preselected(draft, self.offers) if draft.kind is Kind.SUGGESTION else draft

    @property
    def offers(self) -> MayHold:
        """Which cards each player can hold; for a correction, as far as the other entries tell."""
        if self.target.aim is Aim.CORRECT and self.target.at is not None:
            return by_marks(self.case.deleted(self.target.at))
        return by_posterior(self.posterior)

    # --- where it goes

    def correcting(self, event: Event, at: int | None) -> EntryState:
        """Load an event to be corrected; its index ``at`` is looked up if not given. Raises ValueError."""
        if at is None and event in self.case.events:
            at = self.case.events.index(event)
        draft = draft_of(event, self.case.setup)
        return replace(self, draft=draft, target=Target(Aim.CORRECT, at), kept=self._to_keep)

    def inserting(self, at: int) -> EntryState:
        setup = self.case.setup
        draft = EntryDraft(setup, self.draft.kind, self.case.upto(at).turn.asks)
        return replace(self, draft=draft, target=Target(Aim.INSERT, at), kept=self._to_keep)

    @property
    def _to_keep(self) -> EntryDraft | None:
        if self.target is not APPEND:
            return self.kept
        return None if self.draft.untouched else self.draft

    def moved_to(self, case: Case) -> EntryState:
        """Continue with this case. Choices stay, unless the game is another or the target is gone."""
        posterior = self.posterior if case == self.case else None
        here = replace(self, case=case, posterior=posterior)
        if self.case.setup != case.setup:
            return EntryState.begun(case, posterior)
        if not self._target_is_there(case):
            return here.resumed()._with_asker_of(self.case)
        if self.target is APPEND and (self.draft.untouched or self.case.events != case.events):
            return here._with_asker_of(self.case)
        return here

    def answered(self, reply: InferenceReply) -> EntryState:
        """Take the answer to the case; that to entries which contradict each other is one to fewer of them."""
        return replace(self, posterior=None if reply.conflict else reply.posterior)

    def _target_is_there(self, case: Case) -> bool:
        at = self.target.at
        return at is None or self.case.events[at : at + 1] == case.events[at : at + 1]

    def _with_asker_of(self, before: Case) -> EntryState:
        """Update the asker after the list has changed, unless chosen by the player."""
        draft, case = self.draft, self.case
        if draft.by != usual_player(draft.kind, before):
            return self
        asker = usual_player(draft.kind, case)
        return self if asker is None or draft.refuter == asker else self.with_draft(draft.asking(asker))

    # --- what becomes of it

    @property
    def problems(self) -> str:
        """What is wrong with the entry; empty where nothing is, or where it is incomplete."""
        event = self.draft.event()
        if event is None:
            return ""
        return "; ".join(localized(problem.what) for problem in event_problems(event, self.draft.setup))

    @property
    def pending(self) -> PendingEntry | None:
        """The entry that would be recorded; None while something is missing or wrong."""
        event = self.draft.event()
        if event is None or self.problems:
            return None
        return PendingEntry(self.case, event, self.target, self.draft.look)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to clear or cancel."""
        return self.draft.untouched and self.target is APPEND
