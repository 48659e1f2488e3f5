"""The draft of an entry: the choices made so far, as a frozen value, and what may be offered for it.

Every choice makes a new value. It knows the seats (who passed follows from who refuted) but no widgets, so it can be
tested without a window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any

from core.model.asking import Attendance, asked_before, order_of_asking
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Note,
    OpenHand,
    Out,
    Overlooked,
    Peek,
    Suggestion,
)
from core.model.rules import PoolRule
from core.model.seats import ENVELOPE, POOL, Holder
from core.model.setup import Setup

if TYPE_CHECKING:  # the window opens without numpy
    from core.engines.posterior import Posterior


class Kind(StrEnum):
    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    NOTE = "note"
    OTHER = "other"


class What(StrEnum):
    """What else can happen at a table."""

    HAND = "hand"
    """A hand, or the pool, lies open."""
    ALL = "all"
    """Somebody has all of some cards."""
    SOME = "some"
    NONE = "none"
    LOOK = "look"
    """Somebody saw a card of somebody else."""
    OUT = "out"
    LEFT = "left"
    """Somebody is out, and not asked either."""
    BACK = "back"


OF_CARDS = (What.HAND, What.ALL, What.SOME, What.NONE)
"""What is said of cards, and who saw it."""


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
    WHAT = "what"
    HELD = "held"
    AT = "at"


CARD_FIELDS = (Field.SUSPECT, Field.WEAPON, Field.ROOM)
FIELDS = {
    Kind.SUGGESTION: (Field.BY, *CARD_FIELDS, Field.REFUTER, Field.SHOWN, Field.LOOKED),
    Kind.ACCUSATION: (Field.BY, *CARD_FIELDS, Field.CORRECT),
    Kind.NOTE: (Field.HOLDER, Field.CARD, Field.HOLDS),
    Kind.OTHER: (Field.HOLDER, Field.WHAT, Field.HELD, Field.AT),
}
"""The fields of each kind of entry, in order."""

OPTIONAL = (Field.SHOWN, Field.LOOKED)
"""What I may leave out, although I have seen it."""

EVERYBODY = Attendance()

OneOfEach = tuple[Card | None, Card | None, Card | None]


@dataclass(frozen=True)
class EntryDraft:
    """The choices made so far. None means "not yet chosen"; ``answered`` distinguishes it from "nobody refuted".

    ``assumed`` is the room of the asker's token, used while no room is chosen. ``unseen`` are the leftover cards
    of which I may see one if nobody answers me, and ``looked`` is the one I saw. ``attendance`` is that at the moment
    of the entry. ``follows``: the passes are those that follow, none was clicked. ``held`` are the cards of what
    ``what`` says of several, ``at`` is where somebody looked, ``seen_by`` None where nothing else than usual.
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
    attendance: Attendance = EVERYBODY
    follows: bool = False
    overlooked: Overlooked = ()
    unheard: bool = False
    what: What = What.HAND
    held: tuple[Card, ...] = ()
    at_least: int = 1
    at: Holder | None = None
    seen_by: Audience | None = None

    # --- choices

    def attended(self, attendance: Attendance) -> EntryDraft:
        """Set who takes part; passes that follow, follow."""
        draft = replace(self, attendance=attendance)
        follows = self.answered and self.follows
        return replace(draft, passed=asked_before(draft.order, self.refuter)) if follows else draft

    def asking(self, by: str) -> EntryDraft:
        """Set the asker (or accuser); impossible answers are removed."""
        if by == self.by:
            return self
        draft = replace(self, by=by, further=tuple(a for a in self.further if a.player != by))
        if draft.refuter == by:
            return draft.cleared(Field.REFUTER)
        return draft.refuted(draft.refuter) if draft.answered else draft

    def naming(self, card: Card) -> EntryDraft:
        """Set the card of its category; in a note, the only card; else add it to several, or remove it."""
        if self.kind is Kind.NOTE:
            return replace(self, card=card)
        if self.kind is Kind.OTHER:
            others = tuple(other for other in self.held if other != card)
            return replace(self, held=others if card in self.held else (*others, card)) if self.is_of_cards else self
        cards = tuple(card if category is card.category else self.cards[category] for category in Category)
        draft = replace(self, cards=(cards[0], cards[1], cards[2]), unheard=False)
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
        passed = asked_before(self.order, refuter)
        gone = {*passed, refuter} if refuter is not None else set(self.setup.seats)
        further = tuple(answer for answer in self.further if answer.player not in gone)
        same = refuter is not None and refuter == self.refuter
        shown, glimpsed = (self.shown, self.glimpsed) if same else (None, False)
        draft = replace(self, answered=True, refuter=refuter, passed=passed, further=further, follows=True)
        return replace(draft, shown=shown, glimpsed=glimpsed, looked=None)

    def without_pass(self, player: str) -> EntryDraft:
        """Remove a player's pass, which was not noticed."""
        return replace(self, passed=tuple(name for name in self.passed if name != player), follows=False)

    def with_pass(self, player: str) -> EntryDraft:
        """Restore a player's pass, in turn order."""
        wanted = {*self.passed, player}
        return replace(self, passed=tuple(name for name in self.could_pass() if name in wanted), follows=False)

    def answering(self, player: str, shows: bool | None, shown: Card | None = None) -> EntryDraft:
        """Set a player's answer after the first refutation, with or without a card; None: no answer entered."""
        answers = {answer.player: answer for answer in self.further if answer.player != player}
        if shows is not None:
            before = next((answer for answer in self.further if answer.player == player), None)
            answers[player] = Answer(player, shows, shown if shows else None, before.comment if before else None)
        return replace(self, further=tuple(answers[name] for name in self.could_answer() if name in answers))

    def saying(self, what: What, at_least: int = 1) -> EntryDraft:
        """Set what else happened; whoever cannot do that is removed."""
        draft = replace(self, what=what, at_least=at_least if what is What.SOME else 1)
        return draft if draft.holder in draft.holders else replace(draft, holder=None)

    def held_by(self, holder: Holder) -> EntryDraft:
        """Set who it is; my own open hand is known."""
        draft = replace(self, holder=holder, at=None if holder == self.at else self.at)
        lays_mine = self.kind is Kind.OTHER and self.what is What.HAND and holder == self.setup.me
        return replace(draft, held=self.setup.my_hand) if lays_mine and not self.held else draft

    def shown_to(self, who: str) -> EntryDraft:
        """Set who saw it: "me", "everyone", or a player more or less."""
        if who in ("me", "everyone"):
            return replace(self, seen_by="me" if who == "me" else "everyone")
        names = {who}.symmetric_difference(() if isinstance(self.audience, str) else self.audience)
        return replace(self, seen_by=tuple(name for name in self.setup.seats if name in names) or "me")

    # --- what follows from the choices

    @property
    def order(self) -> tuple[str, ...]:
        """Who is asked, in order."""
        return () if self.by is None else order_of_asking(self.setup, self.by, self.attendance.gone)

    @property
    def is_of_cards(self) -> bool:
        return self.what in OF_CARDS

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who can be meant."""
        setup = self.setup
        if self.kind is Kind.NOTE or (self.is_of_cards and self.what is not What.HAND):
            return note_holders(setup)
        if self.what is What.HAND:
            return (*setup.seats, POOL) if setup.pool else tuple(setup.seats)
        return tuple(name for name in setup.seats if self.what is not What.LOOK or name != setup.me)

    @property
    def is_open(self) -> bool:
        """Whether usually all see it."""
        return self.kind is Kind.ACCUSATION or (self.kind is Kind.OTHER and self.what is What.HAND)

    @property
    def audience(self) -> Audience:
        return self.seen_by or ("everyone" if self.is_open else "me")

    @property
    def still_held(self) -> int:
        """How many cards of an open hand are still to be named; negative where there are too many."""
        return self.setup.sizes.get(self.holder or "", 0) - len(self.held)

    @property
    def is_open_hand(self) -> bool:
        """Whether it is an open hand that can be entered, whole or not."""
        is_hand = self.kind is Kind.OTHER and self.what is What.HAND
        return is_hand and self.holder is not None and bool(self.held)

    @property
    def is_whole_hand(self) -> bool:
        return self.is_open_hand and not self.still_held

    def could_pass(self) -> tuple[str, ...]:
        """The players asked before the refuter, and others who are entered as passing."""
        if self.by is None or not self.answered:
            return ()
        between = asked_before(self.order, self.refuter)
        return between + tuple(name for name in self.passed if name not in between)

    def could_answer(self) -> tuple[str, ...]:
        """The players who may answer after the refuter, and others who are entered as answering."""
        if self.by is None or self.refuter is None:
            return ()
        order = self.order
        later = order[order.index(self.refuter) + 1 :] if self.refuter in order else ()
        after = tuple(name for name in later if name not in self.passed)
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
        asks |= {Field.HELD: self.is_of_cards, Field.AT: self.what is What.LOOK}
        if self.kind is Kind.ACCUSATION and self.unheard:
            asks |= dict.fromkeys(CARD_FIELDS, False)
        return tuple(field for field in FIELDS[self.kind] if asks.get(field, True))

    def filled(self, field: Field) -> bool:
        if field in CARD_FIELDS:
            return self.cards[CARD_FIELDS.index(field)] is not None
        if field is Field.HELD:
            return self.is_whole_hand  # else the keyboard stays there
        return self.answered if field is Field.REFUTER else getattr(self, field) is not None

    def cleared(self, field: Field) -> EntryDraft:
        if field in CARD_FIELDS:
            cards = tuple(None if f is field else card for f, card in zip(CARD_FIELDS, self.cards, strict=True))
            draft = replace(self, cards=(cards[0], cards[1], cards[2]))
            return draft._confirmed(Category(CARD_FIELDS.index(field)))._only_shown_of_three()
        if field is Field.REFUTER:
            draft = replace(self, answered=False, refuter=None, passed=(), further=(), follows=False)
            return replace(draft, shown=None, glimpsed=False, looked=None)
        if field is Field.HELD:
            return replace(self, held=self.held[:-1])
        if field is Field.WHAT:
            return self.saying(What.HAND)
        nothing: dict[str, Any] = {field: None} | ({"unheard": False} if field is Field.CORRECT else {})
        return replace(self.cleared(Field.REFUTER) if field is Field.BY else self, **nothing)

    def next_field(self, after: Field | None = None) -> Field | None:
        """The next empty field behind ``after``; None when all are filled.

        What else happened is preselected: whoever it is, that comes next as long as it has not been chosen.
        """
        if after is Field.HOLDER and self.kind is Kind.OTHER and self.what is What.HAND:
            return Field.WHAT
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
        wanted = (field for field in self.fields() if field not in OPTIONAL)
        return tuple(field for field in wanted if not (self.filled(field) or (field is Field.HELD and self._is_enough)))

    @property
    def _is_enough(self) -> bool:
        return len(self.held) >= (max(2, self.at_least) if self.what is What.SOME else 1)

    @property
    def untouched(self) -> bool:
        """Whether nothing has been chosen beyond the defaults."""
        nothing = EntryDraft(self.setup, self.kind, self.by)
        return replace(self, cards=self.chosen_cards, assumed=None, unseen=(), attendance=EVERYBODY) == nothing

    def event(self) -> Event | None:
        by, three, aside, comment = self.by, self.triple, self.aside, self.comment
        match self.kind:
            case Kind.NOTE if self.holder is not None and self.card is not None and self.holds is not None:
                return Note(self.holder, self.card, self.holds, aside, comment, self.audience)
            case Kind.ACCUSATION if by is not None and self.unheard:
                return Accusation(by, None, correct=False, aside=aside, comment=comment, seen_by=self.audience)
            case Kind.ACCUSATION if by is not None and three is not None and self.correct is not None:
                return Accusation(by, three, self.correct, aside, comment, self.audience)
            case Kind.SUGGESTION if by is not None and three is not None and self.answered:
                answers = self.passed, self.refuter, self.shown, self.further
                overlooked = tuple(self._still_overlooked(three))
                return Suggestion(by, three, *answers, aside, comment, overlooked, follows=self.follows)
            case Kind.OTHER if not self.missing():
                return replace(self._other(self.holder or ""), aside=aside, comment=comment)
            case _:
                return None

    def _still_overlooked(self, three: Triple) -> Iterator[tuple[str, tuple[Card, ...]]]:
        """Yield what was overlooked, but for who shows now, and cards that are not named any more."""
        showing = {self.by, self.refuter, *(answer.player for answer in self.further if answer.shows)}
        for player, cards in self.overlooked:
            if player not in showing and (named := tuple(card for card in cards if card in three)):
                yield player, named

    def _other(self, holder: Holder) -> Event:
        match self.what:
            case What.HAND:
                return OpenHand(holder, self.held, seen_by=self.audience)
            case What.LOOK:
                return Peek(holder, self.at or "")
            case What.OUT | What.LEFT:
                return Out(holder, answers=self.what is What.OUT)
            case What.BACK:
                return Back(holder)
        holds = self.what is not What.NONE
        if len(self.held) == 1:
            return Note(holder, self.held[0], holds, seen_by=self.audience)
        at_least = {What.ALL: len(self.held), What.NONE: 1}.get(self.what, self.at_least)
        return GroupNote(holder, self.held, holds, at_least, seen_by=self.audience)

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
                follows=event.follows,
                overlooked=event.overlooked,
            )
        case Accusation(cards=cards):
            draft = EntryDraft(setup, Kind.ACCUSATION, event.by, cards or (None, None, None), correct=event.correct)
            draft = replace(draft, unheard=cards is None, seen_by=event.seen_by)
        case Note():
            draft = EntryDraft(setup, Kind.NOTE, holder=event.holder, card=event.card, holds=event.holds)
            draft = replace(draft, seen_by=event.seen_by)
        case GroupNote() | OpenHand():
            draft = EntryDraft(setup, Kind.OTHER, holder=event.holder, held=event.cards, seen_by=event.seen_by)
            if isinstance(event, GroupNote):
                some = What.ALL if event.at_least == len(event.cards) else What.SOME
                draft = draft.saying(some if event.holds else What.NONE, event.at_least)
        case Peek():
            draft = EntryDraft(setup, Kind.OTHER, holder=event.player, what=What.LOOK, at=event.at)
        case Out():
            what = What.OUT if event.answers else What.LEFT
            draft = EntryDraft(setup, Kind.OTHER, holder=event.player, what=what)
        case Back():
            draft = EntryDraft(setup, Kind.OTHER, holder=event.player, what=What.BACK)
        case _:
            raise ValueError("the entry has no form for this event; a move is corrected on the board")
    return replace(draft, aside=event.aside, comment=event.comment)


def note_holders(setup: Setup) -> tuple[Holder, ...]:
    return (*setup.seats, ENVELOPE, POOL) if setup.pool else (*setup.seats, ENVELOPE)


MayHold = Callable[[Card, str], bool]
"""Whether a player can hold a card, by what is known."""


def by_posterior(posterior: Posterior | None) -> MayHold:
    """Return which cards each player can hold by a posterior; all of them where it is not known."""
    return partial(_may_hold, posterior)


def by_marks(case: Case) -> MayHold:
    """Return which cards each player can hold by the marks of a case, which are found at once."""
    from core.evidence.presolve import LACKS, marks  # imports numpy, without which the window opens

    cells, cards, holders = marks(case), tuple(case.setup.deck), case.setup.holders
    return lambda card, player: player not in holders or cells[cards.index(card), holders.index(player)] != LACKS


def offered(draft: EntryDraft, player: str, may_hold: MayHold) -> tuple[Card, ...]:
    """Return which of the three cards ``player`` can show; all three where none is possible.

    Contradictions must be enterable: the sheet explains them.
    """
    three = draft.triple or ()
    if player == draft.setup.me:
        possible = tuple(card for card in three if card in draft.setup.my_hand)
    else:
        possible = tuple(card for card in three if may_hold(card, player))
    return possible or three


def _may_hold(posterior: Posterior | None, card: Card, player: str) -> bool:
    if posterior is None or card not in posterior.cards or player not in posterior.holders:
        return True
    return posterior.probability(card, player) > 0.0


def leftovers(case: Case, may_hold: MayHold) -> tuple[Card, ...]:
    """Return the leftover cards that I may see if nobody answers me; none where the rules let nobody look."""
    setup = case.setup
    if setup.rules.pool_look is PoolRule.NEVER or not setup.pool:
        return ()
    seen = {event.card for _, event in case.counted if isinstance(event, Note) and event.holder == POOL and event.holds}
    if len(seen) >= setup.pool:
        return ()
    elsewhere = {*seen, *setup.my_hand, *setup.face_up}
    cards = tuple(card for card in setup.deck if card not in elsewhere)
    return tuple(card for card in cards if may_hold(card, POOL)) or cards


def preselected(draft: EntryDraft, may_hold: MayHold) -> EntryDraft:
    """Return the draft with the shown card filled in, where I see it and only one is possible."""
    if draft.refuter is None or draft.triple is None or draft.shown is not None or not draft.sees_card():
        return draft
    cards = offered(draft, draft.refuter, may_hold)
    return replace(draft, shown=cards[0]) if len(cards) == 1 else draft
