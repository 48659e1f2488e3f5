"""An entry being made: the choices so far, the next field, and the resulting event.

A draft is a frozen value; every choice makes a new one. It knows the seats (who passed follows from who refuted) but no
widgets, so it can be tested without a window.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from core.model.cards import Card, Category, Triple
from core.model.events import Accusation, Answer, Event, Note, Suggestion
from core.model.seats import ENVELOPE, POOL, Holder
from core.model.setup import Setup


class Kind(StrEnum):
    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    NOTE = "note"


class Field(StrEnum):
    BY = "by"
    SUSPECT = "suspect"
    WEAPON = "weapon"
    ROOM = "room"
    REFUTER = "refuter"
    SHOWN = "shown"
    LOOKED = "looked"
    CORRECT = "correct"
    HOLDER = "holder"
    CARD = "card"
    HOLDS = "holds"


CARD_FIELDS = (Field.SUSPECT, Field.WEAPON, Field.ROOM)
FIELDS = {
    Kind.SUGGESTION: (Field.BY, *CARD_FIELDS, Field.REFUTER, Field.SHOWN, Field.LOOKED),
    Kind.ACCUSATION: (Field.BY, *CARD_FIELDS, Field.CORRECT),
    Kind.NOTE: (Field.HOLDER, Field.CARD, Field.HOLDS),
}
"""The fields of each kind of entry, in order."""

OPTIONAL = (Field.SHOWN, Field.LOOKED)
"""What I may leave out, although I have seen it."""

OneOfEach = tuple[Card | None, Card | None, Card | None]


@dataclass(frozen=True)
class EntryDraft:
    """The choices made so far. None means "not yet chosen"; ``answered`` distinguishes it from "nobody refuted".

    ``assumed`` is the room of the asker's token, used while no room is chosen. ``unseen`` are the leftover cards
    of which I may see one if nobody answers me, and ``looked`` is the one I saw.
    """

    setup: Setup
    kind: Kind = Kind.SUGGESTION
    by: str | None = None
    cards: OneOfEach = (None, None, None)
    answered: bool = False
    refuter: str | None = None
    passed: tuple[str, ...] = ()
    shown: Card | None = None
    glimpsed: bool = False
    further: tuple[Answer, ...] = ()
    correct: bool | None = None
    holder: Holder | None = None
    card: Card | None = None
    holds: bool | None = None
    aside: bool = False
    comment: str | None = None
    assumed: Card | None = None
    unseen: tuple[Card, ...] = ()
    looked: Card | None = None

    # --- choices

    def asking(self, by: str) -> EntryDraft:
        """Set the asker (or accuser); impossible answers are removed."""
        if by == self.by:
            return self
        draft = replace(self, by=by, further=tuple(a for a in self.further if a.player != by))
        if draft.refuter == by:
            return draft.cleared(Field.REFUTER)
        return draft.refuted(draft.refuter) if draft.answered else draft

    def naming(self, card: Card) -> EntryDraft:
        """Set the card of its category; in a note, the only card."""
        if self.kind is Kind.NOTE:
            return replace(self, card=card)
        cards = tuple(card if category is card.category else self.cards[category] for category in Category)
        draft = replace(self, cards=(cards[0], cards[1], cards[2]))
        return draft._confirmed(card.category)._only_shown_of_three()

    def assuming(self, room: Card | None) -> EntryDraft:
        """Set the room where the asker stands (None: unknown); an explicit choice overrides it."""
        if self.assumed is None and self.filled(Field.ROOM):
            return self
        suspect, weapon, _ = self.cards
        return replace(self, cards=(suspect, weapon, room), assumed=room)._only_shown_of_three()

    def refuted(self, refuter: str | None) -> EntryDraft:
        """Set who shows a card, None for nobody; everyone asked before passes."""
        if self.by is None:
            return self
        passed = self.setup.seats.between(self.by, refuter)
        gone = {*passed, refuter} if refuter is not None else set(self.setup.seats)
        further = tuple(answer for answer in self.further if answer.player not in gone)
        same = refuter is not None and refuter == self.refuter
        shown, glimpsed = (self.shown, self.glimpsed) if same else (None, False)
        draft = replace(self, answered=True, refuter=refuter, passed=passed, further=further)
        return replace(draft, shown=shown, glimpsed=glimpsed, looked=None)

    def without_pass(self, player: str) -> EntryDraft:
        """Remove a player's pass, which was not noticed."""
        return replace(self, passed=tuple(name for name in self.passed if name != player))

    def with_pass(self, player: str) -> EntryDraft:
        """Restore a player's pass, in turn order."""
        wanted = {*self.passed, player}
        return replace(self, passed=tuple(name for name in self.could_pass() if name in wanted))

    def answering(self, player: str, shows: bool | None, shown: Card | None = None) -> EntryDraft:
        """Set a player's answer after the first refutation, with or without a card; None: no answer entered."""
        answers = {answer.player: answer for answer in self.further if answer.player != player}
        if shows is not None:
            before = next((answer for answer in self.further if answer.player == player), None)
            answers[player] = Answer(player, shows, shown if shows else None, before.comment if before else None)
        return replace(self, further=tuple(answers[name] for name in self.could_answer() if name in answers))

    # --- what follows from the choices

    def could_pass(self) -> tuple[str, ...]:
        """The players asked before the refuter, and others who are entered as passing."""
        if self.by is None or not self.answered:
            return ()
        between = self.setup.seats.between(self.by, self.refuter)
        return between + tuple(name for name in self.passed if name not in between)

    def could_answer(self) -> tuple[str, ...]:
        """The players who may answer after the refuter, and others who are entered as answering."""
        if self.by is None or self.refuter is None:
            return ()
        after = tuple(n for n in self.setup.seats.after(self.by, self.refuter) if n not in self.passed)
        return tuple(answer.player for answer in self.further if answer.player not in after) + after

    def sees_card(self) -> bool:
        me = self.setup.me
        return me is not None and self.refuter is not None and me in (self.by, self.refuter)

    def sees_further(self, player: str) -> bool:
        """Whether I see the card that a player shows after the first refutation."""
        return self.setup.me is not None and self.setup.me in (self.by, player)

    def asks_shown(self) -> bool:
        return self.refuter is not None and self.triple is not None and (self.sees_card() or self.glimpsed)

    def asks_looked(self) -> bool:
        """Whether the entry asks which leftover card I saw."""
        is_mine = self.by is not None and self.by == self.setup.me
        return is_mine and self.answered and self.refuter is None and bool(self.unseen)

    @property
    def triple(self) -> Triple | None:
        suspect, weapon, room = self.cards
        return None if suspect is None or weapon is None or room is None else (suspect, weapon, room)

    @property
    def chosen_cards(self) -> OneOfEach:
        """The chosen cards, without an assumed room."""
        suspect, weapon, room = self.cards
        return suspect, weapon, None if self.assumed is not None else room

    def _confirmed(self, category: Category) -> EntryDraft:
        """Drop the assumption for a category that was chosen explicitly."""
        return replace(self, assumed=None) if category is Category.ROOM else self

    def _only_shown_of_three(self) -> EntryDraft:
        further = tuple(
            answer if answer.shown is None or answer.shown in self.cards else replace(answer, shown=None)
            for answer in self.further
        )
        return replace(self, shown=self.shown if self.shown in self.cards else None, further=further)

    # --- fields

    def fields(self) -> tuple[Field, ...]:
        asks = {Field.SHOWN: self.asks_shown(), Field.LOOKED: self.asks_looked()}
        return tuple(field for field in FIELDS[self.kind] if asks.get(field, True))

    def filled(self, field: Field) -> bool:
        if field in CARD_FIELDS:
            return self.cards[CARD_FIELDS.index(field)] is not None
        return self.answered if field is Field.REFUTER else getattr(self, field) is not None

    def cleared(self, field: Field) -> EntryDraft:
        if field in CARD_FIELDS:
            cards = tuple(None if f is field else card for f, card in zip(CARD_FIELDS, self.cards, strict=True))
            draft = replace(self, cards=(cards[0], cards[1], cards[2]))
            return draft._confirmed(Category(CARD_FIELDS.index(field)))._only_shown_of_three()
        if field is Field.REFUTER:
            draft = replace(self, answered=False, refuter=None, passed=(), further=())
            return replace(draft, shown=None, glimpsed=False, looked=None)
        nothing: dict[str, Any] = {field: None}
        return replace(self.cleared(Field.REFUTER) if field is Field.BY else self, **nothing)

    def next_field(self, after: Field | None = None) -> Field | None:
        """The next empty field behind ``after``; None when all are filled."""
        fields = self.fields()
        start = fields.index(after) + 1 if after in fields else 0
        return next((field for field in fields[start:] + fields[:start] if not self.filled(field)), None)

    def previous_field(self, before: Field | None) -> Field | None:
        """The field before ``before`` (the last one for None), None at the first."""
        fields = self.fields()
        at = fields.index(before) if before in fields else len(fields)
        return fields[at - 1] if at else None

    # --- the event

    def missing(self) -> tuple[Field, ...]:
        return tuple(field for field in self.fields() if field not in OPTIONAL and not self.filled(field))

    @property
    def untouched(self) -> bool:
        """Whether nothing has been chosen beyond the defaults."""
        nothing = EntryDraft(self.setup, self.kind, self.by)
        return replace(self, cards=self.chosen_cards, assumed=None, unseen=()) == nothing

    def event(self) -> Event | None:
        by, three, aside, comment = self.by, self.triple, self.aside, self.comment
        match self.kind:
            case Kind.NOTE if self.holder is not None and self.card is not None and self.holds is not None:
                return Note(self.holder, self.card, self.holds, aside, comment)
            case Kind.ACCUSATION if by is not None and three is not None and self.correct is not None:
                return Accusation(by, three, self.correct, aside, comment)
            case Kind.SUGGESTION if by is not None and three is not None and self.answered:
                return Suggestion(by, three, self.passed, self.refuter, self.shown, self.further, aside, comment)
            case _:
                return None

    @property
    def look(self) -> Note | None:
        return Note(POOL, self.looked, holds=True) if self.asks_looked() and self.looked is not None else None


def draft_of(event: Event, setup: Setup) -> EntryDraft:
    """Return the draft of an event. Raises ValueError for a move, which is made on the board."""
    match event:
        case Suggestion():
            return EntryDraft(
                setup,
                by=event.by,
                cards=event.cards,
                answered=True,
                refuter=event.refuted_by,
                passed=event.passed,
                shown=event.shown,
                glimpsed=event.shown is not None,
                further=event.further,
                aside=event.aside,
                comment=event.comment,
            )
        case Accusation():
            draft = EntryDraft(setup, Kind.ACCUSATION, event.by, event.cards, correct=event.correct)
        case Note():
            draft = EntryDraft(setup, Kind.NOTE, holder=event.holder, card=event.card, holds=event.holds)
        case _:
            raise ValueError("a move is corrected on the board, not in the entry")
    return replace(draft, aside=event.aside, comment=event.comment)


def note_holders(setup: Setup) -> tuple[Holder, ...]:
    return (*setup.seats, ENVELOPE, POOL) if setup.pool else (*setup.seats, ENVELOPE)
