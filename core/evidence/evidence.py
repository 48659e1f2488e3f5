"""Evidence: what a case says, as constraints on who can hold what, each with its source entry.

Cards are bits here (bit ``i`` is card ``i`` of the deck) and sets of cards are bit masks, as the engines need them.
:attr:`Evidence.cards` maps them to :class:`~core.model.cards.Card`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log

from core.model.cards import Card, Category, Mask, mask_of, union
from core.model.case import Case
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.habit import PLAIN, Habit
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

SETUP = "setup"
"""The source of constraints from the set-up: my hand, the hand sizes, the face-up cards."""

Source = int | str
"""Where a constraint comes from: the index of an event in the case, or :data:`SETUP`."""

ENVELOPE_SIZE = 3

Sourced = tuple[Mask, Source]


def mentioned(facts: Iterable[Sourced]) -> Mask:
    """Return all cards mentioned in the facts."""
    return union(mask for mask, _ in facts)


@dataclass(frozen=True, slots=True)
class Show:
    """A card that a player was seen to show, chosen among the three that were suggested.

    ``card`` is the card shown; ``preferences`` is the relative weight with which each of the three is shown, by card.
    With equal weights, k of them in the hand give a likelihood of 1/k.
    """

    card: int
    preferences: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Factor:
    """The constraints on one holder's cards.

    ``has``: cards that are there; ``lacks``: cards that are not; ``any_of``: sets of which at least one card is there;
    ``shows``: cards shown by choice (weighted by the show model); ``asked``: cards this holder has suggested, each
    once, with the weight of holding it. ``size`` is None if the number of cards is unknown.
    """

    holder: Holder
    size: int | None
    has: list[Sourced] = field(default_factory=list)
    lacks: list[Sourced] = field(default_factory=list)
    any_of: list[Sourced] = field(default_factory=list)
    shows: list[Show] = field(default_factory=list)
    asked: dict[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Evidence:
    """Everything a case says: a factor per holder, and the failed accusations.

    ``factors`` are in the order of :attr:`core.model.setup.Setup.holders`, envelope first; face-up cards, if any, have
    a factor too. ``failed`` are triples that are not the solution.
    """

    setup: Setup
    factors: tuple[Factor, ...]
    failed: tuple[Sourced, ...]
    show_model: ShowModel

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck's cards; card ``i`` is bit ``i``."""
        return self.setup.deck.cards

    @property
    def holders(self) -> tuple[Holder, ...]:
        """The holders, in the order of the factors."""
        return tuple(factor.holder for factor in self.factors)

    @property
    def sources(self) -> set[Source]:
        """The sources of all constraints."""
        facts = [*self.failed]
        for factor in self.factors:
            facts += [*factor.has, *factor.lacks, *factor.any_of]
        return {SETUP} | {source for _, source in facts}

    @property
    def sized(self) -> bool:
        """Whether the hand sizes are known: always, except when checking whether a conflict needs the set-up."""
        return all(factor.size is not None for factor in self.factors)

    def plus(self, holder: Holder, *, has: Mask = 0, lacks: Mask = 0, any_of: Mask = 0) -> Evidence:
        """Return the evidence with more cards that a holder has, lacks, or has at least one of."""

        def grown(facts: list[Sourced], cards: Mask) -> list[Sourced]:
            return [*facts, (cards, SETUP)] if cards else facts

        factors = tuple(
            replace(f, has=grown(f.has, has), lacks=grown(f.lacks, lacks), any_of=grown(f.any_of, any_of))
            if f.holder == holder
            else f
            for f in self.factors
        )
        return replace(self, factors=factors)


def evidence_of(case: Case, show_model: ShowModel | None = None) -> Evidence:
    """Return what ``case`` says, by default under its own show model.

    The case must be valid (:func:`core.model.validity.case_problems`), but may contradict itself.
    """
    setup = case.setup
    sizes: dict[Holder, int | None] = {ENVELOPE: ENVELOPE_SIZE, **setup.sizes}
    if setup.face_up:
        sizes[FACE_UP] = len(setup.face_up)
    reader = _Reader(setup, sizes, {habit.player: habit for habit in case.habits})
    reader.read_setup()
    return reader.evidence(case.counted, show_model or setup.rules.show_model)


def evidence_without_setup(case: Case) -> Evidence:
    """Return what the events alone say: without my hand, hand sizes and face-up cards."""
    sizes: dict[Holder, int | None] = dict.fromkeys(case.setup.holders)
    reader = _Reader(case.setup, sizes | {ENVELOPE: ENVELOPE_SIZE}, {})
    return reader.evidence(case.counted, ShowModel.IGNORE)


class _Reader:
    """Collects constraints into the factors of the holders they concern."""

    def __init__(self, setup: Setup, sizes: Mapping[Holder, int | None], habits: Mapping[str, Habit]) -> None:
        self.setup = setup
        self.bits = setup.deck.bits
        self.habits = habits
        self.shown: set[tuple[str, str, Card]] = set()
        self.factors = {holder: Factor(holder, size) for holder, size in sizes.items()}
        self.failed: list[Sourced] = []

    def evidence(self, events: Iterable[tuple[int, Event]], show_model: ShowModel) -> Evidence:
        for i, event in events:
            self.read(event, i)
        return Evidence(self.setup, tuple(self.factors.values()), tuple(self.failed), show_model)

    def read_setup(self) -> None:
        me, bits = self.setup.me, self.bits
        if me is not None:
            self._holds_exactly(me, sum(bits[card.name] for card in self.setup.my_hand))
        if self.setup.face_up:
            self._holds_exactly(FACE_UP, sum(bits[card.name] for card in self.setup.face_up))

    def _holds_exactly(self, holder: Holder, hand: Mask) -> None:
        self.factors[holder].has.append((hand, SETUP))
        self.factors[holder].lacks.append((self.setup.deck.mask & ~hand, SETUP))

    def read(self, event: Event, source: int) -> None:
        if isinstance(event, Suggestion):
            self._read_suggestion(event, source)
        elif isinstance(event, Accusation):
            self._read_accusation(event, source)
        elif isinstance(event, Note):
            factor = self.factors[event.holder]
            (factor.has if event.holds else factor.lacks).append((self.bits[event.card.name], source))

    def _read_suggestion(self, event: Suggestion, source: int) -> None:
        bits, factors = self.bits, self.factors
        suspect, weapon, room = event.cards
        asked = bits[suspect.name] | bits[weapon.name] | bits[room.name], source
        self._read_asking(event)
        for player in event.passed:
            factors[player].lacks.append(asked)
        if event.refuted_by is not None:
            self._read_show(event, event.refuted_by, event.shown, asked)
        for answer in event.further:
            if answer.shows:
                self._read_show(event, answer.player, answer.shown, asked)
            else:
                factors[answer.player].lacks.append(asked)

    def _read_asking(self, event: Suggestion) -> None:
        """Weigh the cards a player suggests; suggesting a card again adds no information."""
        habit = self.habits.get(event.by)
        if habit is not None and event.by != self.setup.me:
            for card in event.cards:
                if habit.asking(card.category) != PLAIN:
                    self.factors[event.by].asked[self.setup.deck.index[card]] = habit.asking(card.category)

    def _read_show(self, event: Suggestion, player: str, shown: Card | None, asked: Sourced) -> None:
        factor = self.factors[player]
        if shown is None:
            factor.any_of.append(asked)
            return
        factor.has.append((self.bits[shown.name], asked[1]))
        if player != self.setup.me:  # what I showed says nothing about my own hand
            factor.shows.append(self._show(event, player, shown))
            self.shown.add((player, event.by, shown))

    def _show(self, event: Suggestion, player: str, shown: Card) -> Show:
        habit, index = self.habits.get(player) or Habit(player), self.setup.deck.index
        preferences = [
            (index[card], habit.showing(card.category, again=(player, event.by, card) in self.shown))
            for card in event.cards
        ]
        return Show(index[shown], tuple(preferences))

    def _read_accusation(self, event: Accusation, source: int) -> None:
        suspect, weapon, room = (self.bits[card.name] for card in event.cards)
        triple = suspect | weapon | room, source
        if event.correct:
            self.factors[ENVELOPE].has.append(triple)
        else:
            self.failed.append(triple)


@dataclass(frozen=True, slots=True)
class ChoiceWeights:
    """``weights``: the likelihood of ``slot`` holding 0, 1, ... of the open ``cards``, relative to none."""

    slot: int
    cards: Mask
    weights: tuple[float, ...]


def choices_of(evidence: Evidence, held: Sequence[Mask], allowed: Sequence[Mask]) -> list[ChoiceWeights]:
    """Return the weights of the players' choices, omitting those equal in all remaining deals.

    Each weight depends only on how many cards of a set a hand holds. A likelihood f(a, b) that depends on which of two
    cards are held is the product of three such weights:

        f(a, b) = f(1, 0)^a * f(0, 1)^b * (f(1, 1) / (f(1, 0) f(0, 1)))^(a b)

    ``held`` are the cards each slot certainly holds, ``allowed`` those it may hold in addition.
    """
    found: list[ChoiceWeights] = []
    for slot, factor in enumerate(evidence.factors[1:], len(Category)):  # the envelope has one slot per category
        for show in factor.shows:
            found += _of_show(slot, show, held[slot], allowed[slot])
        for card, weight in factor.asked.items():
            if allowed[slot] >> card & 1:
                found.append(ChoiceWeights(slot, 1 << card, (1.0, weight)))
    return found


def _of_show(slot: int, show: Show, held: Mask, allowed: Mask) -> Iterator[ChoiceWeights]:
    """Yield the weights of a show: the shown card's preference as a share of that of the whole hand."""
    known = sum(weight for card, weight in show.preferences if (held | 1 << show.card) >> card & 1)
    doubtful = [
        (card, weight / known) for card, weight in show.preferences if allowed >> card & 1 and card != show.card
    ]
    if not doubtful:
        return
    together = mask_of(card for card, _ in doubtful)
    if len({weight for _, weight in doubtful}) == 1:
        more = doubtful[0][1]
        yield ChoiceWeights(slot, together, tuple(1 / (1 + n * more) for n in range(len(doubtful) + 1)))
        return
    (one, weight), (other, other_weight) = doubtful
    yield ChoiceWeights(slot, 1 << one, (1.0, 1 / (1 + weight)))
    yield ChoiceWeights(slot, 1 << other, (1.0, 1 / (1 + other_weight)))
    yield ChoiceWeights(slot, together, (1.0, 1.0, (1 + weight) * (1 + other_weight) / (1 + weight + other_weight)))


MIN_WEIGHT = 1e-200
"""Lower bound for a deal's weight relative to the likeliest; beyond it, further choices make no difference.

It keeps possible deals above 0 in floating point, and leaves room for the deal counts of 60 cards.
"""


def merged_weights(choices: Iterable[ChoiceWeights]) -> list[ChoiceWeights]:
    """Return one weight vector for each slot and set of cards with choices.

    If the choices together could exceed :data:`MIN_WEIGHT` or its inverse, each vector is clipped to its share of that.
    """
    logs = log_weights(choices)
    most = -log(MIN_WEIGHT) / max(1, len(logs))
    return [
        ChoiceWeights(slot, cards, tuple(exp(min(max(one, -most), most)) for one in sums))
        for (slot, cards), sums in logs.items()
    ]


def log_weights(choices: Iterable[ChoiceWeights]) -> dict[tuple[int, Mask], list[float]]:
    """Return the log weights for each slot and set of cards, by the number of cards held.

    In order of first occurrence.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for choice in choices:
        sums = logs.setdefault((choice.slot, choice.cards), [0.0] * len(choice.weights))
        for more, weight in enumerate(choice.weights):
            sums[more] += log(weight)
    return logs
