"""The state of the entry panel: the case, the draft, and where the entry will go. A frozen value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, islice, takewhile
from typing import TYPE_CHECKING, TypeGuard

from app.features.entry.draft import CARD_FIELDS, EntryDraft, Field, Kind, draft_of
from app.features.entry.offers import MayHold, by_marks, by_posterior, leftovers, preselected
from app.features.entry.pending import APPEND, Aim, PendingEntry, Target
from app.ui.language import localized
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Suggestion, Via
from core.model.seats import Seats
from core.model.setup import Setup
from core.model.validity import event_problems

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

Turn = Suggestion | Accusation | Move
PlacedTurn = tuple[int, Turn]


def next_asker(setup: Setup, events: Sequence[Event]) -> str | None:
    """Return who suggests next: the player who just moved into a room, else the one left of the last to act."""
    last = last_turn(setup, events)
    if isinstance(last, Move) and isinstance(last.to, Card) and last.player not in _out(events):
        return last.player
    return _left_of(last, setup, events)


def next_mover(case: Case) -> str | None:
    """Return who moves next: left of the last who moved, suggested or accused, skipping players who are out."""
    counted = [event for _, event in case.counted]
    return _left_of(last_turn(case.setup, counted), case.setup, counted)


def usual_player(kind: Kind, setup: Setup, events: Sequence[Event]) -> str | None:
    """Return the likeliest player for an entry: the next asker, or for an accusation the last to ask or move."""
    last, upcoming = last_turn(setup, events), next_asker(setup, events)
    if kind is not Kind.ACCUSATION or last is None or isinstance(last, Accusation):
        return upcoming
    return upcoming if _player(last) in _out(events) else _player(last)


def _left_of(last: Turn | None, setup: Setup, events: Sequence[Event]) -> str | None:
    if last is None:
        return next(iter(setup.seats), None)
    player, out = _player(last), _out(events)
    others = _usual_order(setup, _turns(setup, events), out).others(player)
    return next((name for name in others if name not in out), player if player not in out else None)


def _usual_order(setup: Setup, turns: Sequence[PlacedTurn], out: set[str]) -> Seats:
    """Return the turn order: that of the seats, unless the last two whole rounds went in another.

    One round is not enough: a player whose turn brought no entry seems to come later.
    """
    playing = [name for name in setup.seats if name not in out]
    back = (name for name, _ in groupby(_player(turn) for _, turn in reversed(turns)) if name not in out)
    last, before = (list(islice(back, len(playing))) for _ in range(2))
    if len(playing) < 3 or last != before or set(last) != set(playing):
        return setup.seats
    return Seats((*reversed(last), *(name for name in setup.seats if name in out)))


def skipped_turns(setup: Setup, events: Sequence[Event]) -> tuple[int, tuple[str, ...]]:
    """Return who seems to have been skipped before the last player's turns, and the index where their turns belong.

    Nobody, where the last two players followed each other, or are not known; nor once the game is over.
    """
    turns = _turns(setup, events)
    if not turns or any(isinstance(event, Accusation) and event.correct and not event.aside for event in events):
        return 0, ()
    last = _player(turns[-1][1])
    run = list(takewhile(lambda turn: _player(turn[1]) == last, reversed(turns)))
    before = turns[: len(turns) - len(run)]
    return (run[-1][0], _skipped(last, before, setup, _out(events[: run[-1][0]]))) if before else (0, ())


def _skipped(player: str, before: Sequence[PlacedTurn], setup: Setup, out: set[str]) -> tuple[str, ...]:
    """Return whose turns a player's turn would skip, after those before."""
    between = _usual_order(setup, before, out).between(_player(before[-1][1]), player)
    return tuple(name for name in between if name not in out)


def last_turn(setup: Setup, events: Sequence[Event]) -> Turn | None:
    """Return the last entry that takes a turn."""
    turns = _turns(setup, events)
    return turns[-1][1] if turns else None


def _turns(setup: Setup, events: Sequence[Event]) -> list[PlacedTurn]:
    """Return the entries that take a turn, with their indices.

    A token that is called somewhere, or stays, takes no turn; nor does a move since the last suggestion that is late.
    """
    found = [(at, event) for at, event in enumerate(events) if _takes_turn(event, setup)]
    n_moves = len(list(takewhile(lambda turn: isinstance(turn[1], Move), reversed(found))))
    turns, out = found[: len(found) - n_moves], _out(events) if n_moves else set()
    for at, event in found[len(turns) :]:
        if not (turns and _is_late(_player(event), turns, setup, out)):
            turns.append((at, event))
    return turns


def _is_late(mover: str, before: Sequence[PlacedTurn], setup: Setup, out: set[str]) -> bool:
    """Whether a move only says where a token stands after a turn that is over, being too early for the next.

    One skipped turn is usual, as not every turn brings an entry. My own moves I enter in time.
    """
    last = before[-1][1]
    if _player(last) == mover:
        return not isinstance(last, Move)  # a second move belongs to the same turn
    skipped = _skipped(mover, before, setup, out)
    since = [name for name in setup.seats if name not in (*skipped, *out, mover, _player(last))]
    return mover != setup.me and len(skipped) > max(1, len(since))


def _takes_turn(event: Event, setup: Setup) -> TypeGuard[Turn]:
    is_own = not isinstance(event, Move) or (event.via != Via.CALLED and not event.aside)
    return isinstance(event, Turn) and is_own and _player(event) in setup.seats


def _player(turn: Turn) -> str:
    return turn.player if isinstance(turn, Move) else turn.by


def _out(events: Iterable[Event]) -> set[str]:
    return {e.by for e in events if isinstance(e, Accusation) and not e.correct and not e.aside}


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
        """Offer the leftover cards that a new suggestion of mine may let me see."""
        unseen = leftovers(self.case, by_posterior(self.posterior)) if self.target is APPEND else ()
        if unseen != self.draft.unseen:
            object.__setattr__(self, "draft", replace(self.draft, unseen=unseen))

    @classmethod
    def begun(cls, case: Case, posterior: Posterior | None = None, rooms: Rooms | None = None) -> EntryState:
        """Return an empty entry for the next player's turn."""
        draft = EntryDraft(case.setup, Kind.SUGGESTION, next_asker(case.setup, case.events))
        return cls(case, draft, posterior=posterior, rooms=rooms or {})._with_room()

    def emptied(self) -> EntryState:
        """Return an empty entry in the same game."""
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
        """Set the rooms in which tokens stand."""
        return replace(self, rooms=rooms)._with_room()

    def _with_room(self) -> EntryState:
        """Assume the asker's room, where none is chosen."""
        draft, begins = self.draft, self.target is APPEND and self.draft.kind is Kind.SUGGESTION
        room = self.rooms.get(draft.by) if begins and draft.by is not None else None
        return replace(self, draft=draft.assuming(room))

    def with_card(self, card: Card) -> Choice:
        """Choose a card that was clicked anywhere in the window."""
        field = Field.CARD if self.draft.kind is Kind.NOTE else CARD_FIELDS[card.category]
        return self.with_draft(self._preselected(self.draft.naming(card))), field

    def with_player(self, name: str) -> Choice | None:
        """Choose a player: first as asker, then as refuter; None where that means nothing here."""
        draft = self.draft
        if draft.kind is Kind.NOTE:
            return self.with_draft(replace(draft, holder=name)), Field.HOLDER
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
        if draft.by != usual_player(draft.kind, case.setup, case.events):
            return self.with_draft(changed)
        by = usual_player(kind, case.setup, case.events)
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
        """Start an entry that goes before the one at ``at``."""
        setup = self.case.setup
        draft = EntryDraft(setup, self.draft.kind, next_asker(setup, self.case.events[:at]))
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

    def _target_is_there(self, case: Case) -> bool:
        at = self.target.at
        return at is None or self.case.events[at : at + 1] == case.events[at : at + 1]

    def _with_asker_of(self, before: Case) -> EntryState:
        """Update the asker after the list has changed, unless chosen by the player."""
        draft, case = self.draft, self.case
        if draft.by != usual_player(draft.kind, before.setup, before.events):
            return self
        asker = usual_player(draft.kind, case.setup, case.events)
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
