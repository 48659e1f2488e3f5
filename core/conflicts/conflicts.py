"""Finds conflicts, explains them, and suggests corrections.

An explanation has the steps from the entries to a contradiction, and the set-up's part in it. Corrections are, for each
entry, the nearest changes that make the case consistent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.engines.conflict import Conflict, Witnesses, conflict_of, conflict_with, consistent_prefix, is_case_consistent
from core.evidence.evidence import SETUP, evidence_of
from core.explain.phrases import Phrases, numbers
from core.explain.proof import Proof, Rule, refute
from core.explain.text import Wording
from core.model.asking import NOBODY, order_of_asking, passes_that_follow
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Note, OpenHand, Suggestion
from core.model.rules import Answers, ShowModel
from core.model.seats import ENVELOPE, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, listed, say, sentence


@dataclass(frozen=True, slots=True)
class Change:
    """One change of an entry.

    ``field`` is the field that changes, named as in case files; dependent fields change with it (who passed, if who
    refuted changes). ``to`` is the changed entry. ``words`` describe it, without capital and full stop. ``values`` is
    the number of other values the field could have.
    """

    field: str
    to: Event
    words: str
    values: int


class _Table:
    def __init__(self, setup: Setup, gone: frozenset[str]) -> None:
        self.setup, self.gone = setup, gone

    def changes(self, event: Suggestion) -> Iterator[Change]:
        """Yield changes of a single answer, of the refuter, and of the asker."""
        yield from self.fewer_answers(event)
        yield from self.other_cards(event)
        yield from self.other_answers(event)
        yield from self.other_refuters(event)
        yield from self.other_askers(event)

    def goes_on(self, event: Suggestion) -> bool:
        return self.setup.rules.answers is Answers.ALL or bool(event.further)

    def fewer_answers(self, event: Suggestion) -> Iterator[Change]:
        for player in event.passed:
            passed = tuple(other for other in event.passed if other != player)
            yield Change("passed", event.with_passes(passed), self._did_not_pass(player), 1)
        for answer in event.further:
            further = tuple(other for other in event.further if other != answer)
            words = self._did_not_show(answer.player) if answer.shows else self._did_not_pass(answer.player)
            yield Change("further", replace(event, further=further), words, 1)

    def other_cards(self, event: Suggestion) -> Iterator[Change]:
        """Yield other cards that may have been shown, and none seen if I could only have glimpsed it."""
        for i, answer in enumerate(event.answers):
            if answer.shown is None:
                continue
            field = "shown" if i == len(event.passed) else "further"
            may_be_unseen = self.setup.me not in (event.by, answer.player)
            for card in (*event.cards, *([None] if may_be_unseen else [])):
                if card != answer.shown:
                    to = _with_answers(event, {i: replace(answer, shown=card)})
                    yield Change(field, to, self._shown(answer.player, card, answer.shown), 2 + may_be_unseen)

    def other_answers(self, event: Suggestion) -> Iterator[Change]:
        """Yield passes turned into shows and shows into passes, if players answer independently."""
        if not self.goes_on(event):
            return
        for i, answer in enumerate(event.answers):
            field = "passed" if i < len(event.passed) else "refuted_by" if i == len(event.passed) else "further"
            to = _with_answers(event, {i: replace(answer, shows=not answer.shows, shown=None)})
            words = self._passed(answer.player) if answer.shows else self._showed(answer.player)
            yield Change(field, to, words, 1)

    def other_refuters(self, event: Suggestion) -> Iterator[Change]:
        """Yield other possible refuters, including no one; who passed changes accordingly."""
        if self.goes_on(event):
            yield from self._swapped(event)
            return
        refuters = [*self.setup.seats.others(event.by), None]
        for player in refuters:
            if player != event.refuted_by:
                to = replace(
                    event.with_passes(self._passed_before(event, player)),
                    refuted_by=player,
                    shown=None if player is None else self._seen(event.shown, event.refuted_by, player, event.by),
                )
                yield Change("refuted_by", to, self._refuted(player, event.refuted_by), len(refuters) - 1)

    def _swapped(self, event: Suggestion) -> Iterator[Change]:
        """Yield exchanges of the refuter with a player who passed, all other answers unchanged."""
        answers = list(enumerate(event.answers))
        pairs = [(a, b) for a in answers for b in answers if a[1].shows and not b[1].shows]
        for (i, shower), (j, passer) in pairs:
            shown = self._seen(shower.shown, shower.player, passer.player, event.by)
            instead = Answer(passer.player, shows=True, shown=shown)
            to = _with_answers(event, {i: Answer(shower.player, shows=False), j: instead})
            field = "refuted_by" if i == len(event.passed) else "further"
            yield Change(field, to, self._refuted(passer.player, shower.player), len(pairs))

    def other_askers(self, event: Suggestion) -> Iterator[Change]:
        """Yield other possible askers, with other players' passes accordingly."""
        seats = self.setup.seats
        askers = [] if event.further else [player for player in seats.others(event.by) if player != event.refuted_by]
        unnoticed = set(passes_that_follow(self.setup, event, self.gone)).difference(event.passed)
        for player in askers:
            following = passes_that_follow(self.setup, replace(event, by=player), self.gone)
            passed = tuple(other for other in following if other not in unnoticed)
            if not set(event.passed) <= set(passed):
                words = self._asked(player, event.by)
                yield Change("by", replace(event.with_passes(passed), by=player), words, len(askers))

    def _passed_before(self, event: Suggestion, refuter: str | None) -> tuple[str, ...]:
        """Return who passed if ``refuter`` refuted: those asked earlier, except unrecorded passes."""
        order, old = order_of_asking(self.setup, event.by, self.gone), event.refuted_by
        asked = passes_that_follow(self.setup, replace(event, refuted_by=refuter), self.gone)
        newly = order[order.index(old) :] if old in order else order if old is not None else ()
        kept = [player for player in event.passed if player in asked]
        return (*kept, *(player for player in asked if player in newly and player not in kept))

    def _seen(self, card: Card | None, shower: str | None, instead: str, by: str) -> Card | None:
        """Return the card I saw if another player showed it instead of ``shower``."""
        me = self.setup.me
        if instead == me:
            return card if card in self.setup.my_hand else None
        return None if shower == me and by != me else card

    # --- words

    def _did_not_pass(self, player: str) -> Text:
        you = say("you did not pass")
        return self._of(player, you, say("{who} did not pass"))

    def _did_not_show(self, player: str) -> Text:
        you = say("you did not show a card")
        return self._of(player, you, say("{who} did not show a card"))

    def _passed(self, player: str) -> Text:
        return self._of(player, say("you passed"), say("{who} passed"))

    def _showed(self, player: str) -> Text:
        return self._of(player, say("you showed a card"), say("{who} showed a card"))

    def _of(self, player: str, you: Text, other: Text) -> Text:
        return (you if player == self.setup.me else other).format(who=player)

    def _asked(self, player: str, instead_of: str) -> Text:
        return self._instead(
            player,
            instead_of,
            say("you suggested it, not {other}"),
            say("{who} suggested it, not you"),
            say("{who} suggested it, not {other}"),
        )

    def _refuted(self, player: str | None, instead_of: str | None) -> Text:
        if player is None:
            return say("nobody showed a card")
        if instead_of is None:
            return self._showed(player)
        return self._instead(
            player,
            instead_of,
            say("you showed a card, not {other}"),
            say("{who} showed a card, not you"),
            say("{who} showed a card, not {other}"),
        )

    def _instead(self, player: str, other: str, you: Text, not_you: Text, neither: Text) -> Text:
        me = self.setup.me
        return (you if player == me else not_you if other == me else neither).format(who=player, other=other)

    def _shown(self, player: str, card: Card | None, instead_of: Card) -> Text:
        if card is None:
            you = say("nobody saw which card you showed")
            return self._of(player, you, say("nobody saw which card {who} showed"))
        you = say("you showed {card:the}, not {old:the}")
        other = say("{who} showed {card:the}, not {old:the}")
        return (you if player == self.setup.me else other).format(who=player, card=card, old=instead_of)


def _with_answers(event: Suggestion, changed: dict[int, Answer]) -> Suggestion:
    return event.with_answers([changed.get(i, answer) for i, answer in enumerate(event.answers)])


def neighbours(card: Card, deck: Deck) -> Iterator[Card]:
    """Yield the other cards of the deck, nearest first."""
    place = deck.index[card]
    for other in sorted(range(len(deck)), key=lambda i: abs(i - place)):
        if other != place:
            yield deck.cards[other]


def changes(event: Event, setup: Setup, gone: frozenset[str] = NOBODY) -> list[Change]:
    """Return the legal changes of one field of an event that may resolve a conflict, likeliest first.

    ``gone`` are the players who were not asked at that moment.
    """
    return sorted(_changes(event, setup, gone), key=lambda change: change.values)


def _changes(event: Event, setup: Setup, gone: frozenset[str]) -> Iterator[Change]:
    match event:
        case Suggestion():
            yield from _Table(setup, gone).changes(event)
            yield from _asked(event, setup)
        case Accusation(cards=cards) if cards is not None:
            yield from _accused(event, cards, setup)
        case Note():
            yield from _noted(event, setup)
        case OpenHand():
            yield from _laid_open(event, setup)


def _asked(event: Suggestion, setup: Setup) -> Iterator[Change]:
    """Yield suggestions of another card, also shown if the original was shown."""
    for card, other, cards in _other_triples(event.cards, setup):
        shown = other if event.shown == card else event.shown
        further = tuple(replace(more, shown=other) if more.shown == card else more for more in event.further)
        words = _named(other, card)
        yield Change("cards", replace(event, cards=cards, shown=shown, further=further), words, _others(card, setup))


def _accused(event: Accusation, accused: Triple, setup: Setup) -> Iterator[Change]:
    words = say("it was wrong", "an accusation") if event.correct else say("it was right", "an accusation")
    yield Change("correct", replace(event, correct=not event.correct), words, 1)
    for card, other, cards in _other_triples(accused, setup):
        yield Change("cards", replace(event, cards=cards), _named(other, card), _others(card, setup))


def _noted(event: Note, setup: Setup) -> Iterator[Change]:
    words = _Noted(setup, event)
    yield Change("holds", replace(event, holds=not event.holds), words.opposite(), 1)
    holders = [ENVELOPE, *setup.seats, *([POOL] if setup.pool else [])]
    for holder in holders:
        if holder != event.holder:
            yield Change("player", replace(event, holder=holder), words.of(holder), len(holders) - 1)
    for card in neighbours(event.card, setup.deck):
        yield Change("card", replace(event, card=card), words.about(card), len(setup.deck) - 1)


def _laid_open(event: OpenHand, setup: Setup) -> Iterator[Change]:
    """Yield open hands with one card another."""
    values = len(setup.deck) - len(event.cards)
    for i, card in enumerate(event.cards):
        for other in neighbours(card, setup.deck):
            if other not in event.cards:
                cards = (*event.cards[:i], other, *event.cards[i + 1 :])
                words = _Noted(setup, Note(event.holder, card, holds=True)).about(other)
                yield Change("cards", replace(event, cards=cards), words, values)


@dataclass(frozen=True, slots=True)
class _Noted:
    setup: Setup
    note: Note

    def opposite(self) -> Text:
        return self._says(self.note.holder, self.note.card, holds=not self.note.holds)

    def of(self, holder: Holder) -> Text:
        phrases, old = Phrases(self.setup), self.note.holder
        if not self.note.holds:
            about = say("the note was about {holder}, not {old}", "holder, old: Bob, you, the envelope, …")
            return about.format(holder=phrases.who(holder), old=phrases.who(old))
        correct = self._says(holder, self.note.card, holds=True)
        if holder in {ENVELOPE, POOL}:
            where = say("{said}, not {old}", "said: a card is in the envelope; old: with Bob, in the pool")
            return where.format(said=correct, old=phrases.where(old))
        who = say("{said}, not {old}", "said: Ann has a card; old: Bob, you, the envelope, the pool")
        return who.format(said=correct, old=phrases.who(old))

    def about(self, card: Card) -> Text:
        if not self.note.holds:
            return say("the note was about {card:the}, not {old:the}").format(card=card, old=self.note.card)
        correct = self._says(self.note.holder, card, holds=True)
        return say("{said}, not {old:the}", "said: Bob has a card; old: another card").format(
            said=correct, old=self.note.card
        )

    def _says(self, holder: Holder, card: Card, *, holds: bool) -> Text:
        return Phrases(self.setup).says(1 << self.setup.deck.index[card], holder, holds=holds)


def _other_triples(cards: Triple, setup: Setup) -> Iterator[tuple[Card, Card, Triple]]:
    """Yield a card of the three, its replacement, and the resulting triple."""
    for card in cards:
        for other in neighbours(card, setup.deck):
            if other.category is not card.category:
                continue
            suspect, weapon, room = (other if old == card else old for old in cards)
            yield card, other, (suspect, weapon, room)


def _others(card: Card, setup: Setup) -> int:
    return len(setup.deck.of(card.category)) - 1


def _named(card: Card, instead_of: Card) -> Text:
    return say("{card:the} was named, not {old:the}").format(card=card, old=instead_of)


# --- conflicts and their reasons


def find_conflicts(case: Case, witnesses: Witnesses | None = None) -> tuple[Conflict, ...]:
    """Return conflicts without common events, each inclusion-minimal; none if the case is consistent.

    After each conflict its events are set aside, and the search continues until the rest is consistent. A set-up that
    contradicts itself is the only conflict.
    """
    return tuple(_all_conflicts(case, witnesses or Witnesses()))


def _all_conflicts(case: Case, witnesses: Witnesses) -> Iterator[Conflict]:
    left = case
    while conflict := conflict_of(left, witnesses):
        yield conflict
        if not events_of(conflict):
            return
        left = without(left, events_of(conflict))


def conflict_if_entered(case: Case, event: Event, at: int | None = None) -> Conflict:
    """Return the conflict that ``event`` would cause if entered before index ``at`` (by default at the end).

    Indices are those after the insertion and include the new event. Empty if all would be consistent, or if the event
    is set aside. Entries already in conflict are ignored, and the result is empty if the set-up contradicts itself. To
    check a changed entry, remove the old one from the case and pass its index.
    """
    place, witnesses = len(case.events) if at is None else at, Witnesses()
    if event.aside or is_case_consistent(case.inserted(place, event), witnesses):
        return ()
    conflicts = find_conflicts(case, witnesses)
    sound = without(case, [entry for conflict in conflicts for entry in events_of(conflict)])
    entered = sound.inserted(place, event)
    # only what the new entry adds: earlier conflicts are told elsewhere
    if is_case_consistent(entered, witnesses) or not is_case_consistent(sound, witnesses):
        return ()
    return conflict_with(entered, place, witnesses)


def events_of(conflict: Conflict) -> tuple[int, ...]:
    return tuple(source for source in conflict if isinstance(source, int))


def others_of(conflict: Conflict, conflicts: Iterable[Conflict]) -> frozenset[int]:
    """Return the indices of the events in all other conflicts found."""
    return frozenset(event for other in conflicts if other != conflict for event in events_of(other))


def without(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside, and all passes as they are."""
    return case.with_fixed_passes(events=_aside(case, events))


def _aside(case: Case, events: Collection[int]) -> tuple[Event, ...]:
    # not removed, so that the indices of all other events stay
    return tuple(replace(e, aside=True) if i in events else e for i, e in enumerate(case.events))


def mended(case: Case, events: Collection[int]) -> Case:
    """Return the case with these events set aside as a mistake, and the passes that follow then."""
    return replace(case, events=_aside(case, events))


HAND = say("your hand")
FACE_UP = say("the face-up cards")
SIZES = say("the sizes of the hands")
"""The parts of a set-up that can take part in a conflict."""

_COUNTING = {Rule.HAND_FULL, Rule.NEEDS_ALL, Rule.REFUTATIONS_FILL, Rule.CARDS_FILL}
"""Rules that use hand sizes."""


@dataclass(frozen=True, slots=True)
class ConflictReason:
    """Why the entries of a conflict cannot all be true.

    ``steps`` has a sentence per step; empty if the human rules don't find the contradiction and only counting all deals
    does. ``setup`` names the parts of the set-up used.
    """

    steps: tuple[str, ...] = ()
    setup: tuple[str, ...] = ()


def conflict_reason(case: Case, conflict: Conflict, this: int | None = None) -> ConflictReason:
    """Return why the entries of a conflict of this case cannot all be true.

    ``this`` is the index of an entry to call "this entry".
    """
    alone = without(case, set(range(len(case.events))).difference(events_of(conflict)))
    if number := tuple(_wrong_numbers(alone, Phrases(case.setup, this))):
        return ConflictReason(number, (SIZES,))
    evidence = evidence_of(alone, ShowModel.IGNORE)
    proof = refute(evidence, alone.events)
    if not proof.derivations and not proof.branches:
        return ConflictReason()
    steps = tuple(Wording(alone, evidence, this=this).steps(proof, None))
    return ConflictReason(steps, tuple(_of_setup(_rules(proof))) if SETUP in conflict else ())


def _wrong_numbers(case: Case, phrases: Phrases) -> Iterator[Text]:
    """Yield what is wrong with a hand that lay open, if it has not as many cards as it should."""
    for i, event in case.counted:
        if isinstance(event, OpenHand) and len(event.cards) != case.setup.sizes[event.holder]:
            hand = say("%n card(s) lay open ({entries}), but the hand has {size}", "", len(event.cards))
            pool = say("%n card(s) lay open ({entries}), but the pool has {size}", "", len(event.cards))
            template = pool if event.holder == POOL else hand
            words = template.format(entries=phrases.entries((i,)), size=case.setup.sizes[event.holder])
            yield sentence(words)


def _rules(proof: Proof) -> set[Rule]:
    own = {derivation.rule for derivation in proof.derivations.values()}
    ends = {proof.contradiction[1].rule} if proof.contradiction is not None else set()
    return own.union(ends, *(_rules(case.proof) for case in proof.branches))


def _of_setup(rules: set[Rule]) -> Iterator[str]:
    if Rule.HAND in rules:
        yield HAND
    if Rule.FACE_UP in rules:
        yield FACE_UP
    if rules & _COUNTING:
        yield SIZES


REMOVE: Final = "remove"
"""The change that removes an entry."""

MOST_CHANGES = 400
"""Limit on the changes tried for a conflict, likeliest first across all its entries."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A change of one entry that resolves a conflict.

    ``event`` is its index in the case, ``to`` the changed entry, None if it is removed. ``change`` names the changed
    field as in case files, or is :data:`REMOVE`. ``words`` describe it, without capital and full stop. ``besides`` are
    other entries that must be removed with it.
    """

    event: int
    change: str
    to: Event | None
    words: str
    besides: tuple[int, ...] = ()

    def applied(self, case: Case) -> Case:
        """Return the case with the change made, or with the entries to remove set aside."""
        if self.to is None:
            return mended(case, (self.event, *self.besides))
        return case.replaced(self.event, self.to)


def corrections(
    case: Case, conflict: Conflict, conflicts: tuple[Conflict, ...] | None = None
) -> tuple[Correction, ...]:
    """Return the corrections of a conflict, by entry, for each the likeliest first and removal last.

    Each makes the whole case consistent, apart from the events of other conflicts: ``conflicts`` are the independent
    conflicts of the case, computed if not given. An entry for which no single change suffices has no correction, unless
    that holds for all: then each is removed together with as many others as needed. The set-up is not corrected here
    (:func:`setup_doubts`).
    """
    witnesses = Witnesses()
    if conflicts is None:
        conflicts = find_conflicts(without(case, events_of(conflict)), witnesses)
    # other conflicts are set aside: no single change could mend them, too
    search = _Search(without(case, others_of(conflict, conflicts)), witnesses)
    return tuple(search.corrections(events_of(conflict)))


@dataclass(frozen=True, slots=True)
class _Search:
    case: Case
    witnesses: Witnesses

    def corrections(self, events: Collection[int]) -> Iterator[Correction]:
        alone = [event for event in events if self._consistent(mended(self.case, {event}))]
        changes_of = self._changes(alone)
        for event in alone:
            for change in changes_of[event]:
                yield Correction(event, change.field, change.to, change.words)
            yield Correction(event, REMOVE, None, say("remove it"))
        if not alone:
            yield from map(self._with_others, events)

    def _changes(self, events: Collection[int]) -> dict[int, list[Change]]:
        """Return the changes of each event that resolve the conflict, trying the likeliest of all events first."""
        tries = [(event, change) for event in events for change in self._tried(event)]
        tries.sort(key=lambda attempt: attempt[1].values)
        sufficient: dict[int, list[Change]] = {event: [] for event in events}
        # the likeliest of all entries together, so that the limit cuts off the unlikely and not the last entries
        for event, change in tries[:MOST_CHANGES]:
            if self._consistent(self.case.replaced(event, change.to)):
                sufficient[event].append(change)
        return sufficient

    def _tried(self, event: int) -> list[Change]:
        return changes(self.case.events[event], self.case.setup, self.case.upto(event).attendance.gone)

    def _with_others(self, event: int) -> Correction:
        """Remove an event, and every later one that conflicts with those remaining."""
        others: list[int] = []
        left = mended(self.case, {event})
        while (first := consistent_prefix(left, self.witnesses)) < len(left.events):
            others.append(first)
            left = mended(left, {first})
        single = say("remove it, and entry {numbers} as well")
        several = say("remove it, and entries {numbers} as well")
        words = (single if len(others) == 1 else several).format(numbers=listed(numbers(others)))
        return Correction(event, REMOVE, None, words, tuple(others))

    def _consistent(self, case: Case) -> bool:
        return is_case_consistent(case, self.witnesses)


def setup_doubts(setup: Setup, of_setup: Sequence[str] = (), *, alone: bool = False) -> Text:
    """Return what else may be wrong if the set-up takes part in a conflict, as a sentence without full stop.

    ``of_setup`` names the parts that take part, if known. ``alone``: nothing else was reported as wrong.
    """
    whose = [HAND] if setup.me is not None else []
    open_cards = [FACE_UP] if setup.face_up else []
    or_else = say("or the set-up is wrong: {parts}", "after other things that may be wrong")
    template = say("the set-up is wrong: {parts}") if alone else or_else
    return template.format(parts=listed(of_setup or [*whose, SIZES, *open_cards], "or"))
