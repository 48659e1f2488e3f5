"""The changes of an entry that may correct a mistake in it: suggestions, accusations and notes, with their words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.explain.phrases import Phrases
from core.model.asking import NOBODY, order_of_asking, passes_that_follow
from core.model.cards import Card, Triple
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Note, OpenHand, Suggestion
from core.model.rules import Answers
from core.model.seats import ENVELOPE, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, say


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


def answer_changes(event: Suggestion, setup: Setup, gone: frozenset[str] = NOBODY) -> Iterator[Change]:
    """Yield changes of a single answer, of the refuter, and of the asker."""
    table = _Table(setup, gone)
    yield from table.fewer_answers(event)
    yield from table.other_cards(event)
    yield from table.other_answers(event)
    yield from table.other_refuters(event)
    yield from table.other_askers(event)


class _Table:
    def __init__(self, setup: Setup, gone: frozenset[str]) -> None:
        self.setup, self.gone = setup, gone

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
            return self._of(player, say("you showed a card"), say("{who} showed a card"))
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
            yield from answer_changes(event, setup, gone)
            yield from _asked(event, setup)
        case Accusation(cards=cards) if cards is not None:
            yield from _outcome(event)
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
    for card, other, cards in _other_triples(accused, setup):
        yield Change("cards", replace(event, cards=cards), _named(other, card), _others(card, setup))


def _outcome(event: Accusation) -> Iterator[Change]:
    words = say("it was wrong", "an accusation") if event.correct else say("it was right", "an accusation")
    yield Change("correct", replace(event, correct=not event.correct), words, 1)


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
