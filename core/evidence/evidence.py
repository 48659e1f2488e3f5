"""Evidence: what a case says, as constraints on who can hold what, each with its source entry.

Cards are bits here (bit ``i`` is card ``i`` of the deck) and sets of cards are bit masks, as the engines need them.
:attr:`Evidence.cards` maps them to :class:`~core.model.cards.Card`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import exp, log

from core.model.cards import Card, Category, Mask, cards_of, mask_of, union
from core.model.case import Case
from core.model.events import Accusation, Event, GroupNote, Note, OpenHand, Suggestion
from core.model.habit import PLAIN, Habits
from core.model.hunch import Hunch
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.model.setup import Setup

SETUP = "setup"
"""The source of constraints from the set-up: my hand, the hand sizes, the face-up cards."""

Source = int | str
"""Where a constraint comes from: the index of an event in the case, or :data:`SETUP`."""

ENVELOPE_SLOTS = len(Category)
"""Cards lie in slots: the envelope is three of one card each, by category; those of the other holders follow."""


def slot_of(column: int) -> int:
    """Return the slot of a holder other than the envelope, by its index among the holders."""
    return column + ENVELOPE_SLOTS - 1


MOST_COUNTED = 2
"""Engines count the cards of a player's choice up to this."""

Sourced = tuple[Mask, Source]


def mentioned(facts: Iterable[Sourced]) -> Mask:
    return union(mask for mask, _ in facts)


@dataclass(frozen=True, slots=True)
class Factor:
    """The constraints on one holder's cards.

    ``has``: cards that are there; ``lacks``: cards that are not; ``any_of``: sets of which at least one card is there;
    ``several_of``: sets of which at least so many cards are there.
    ``size`` is None if the number of cards is unknown.
    """

    holder: Holder
    size: int | None
    has: tuple[Sourced, ...] = ()
    lacks: tuple[Sourced, ...] = ()
    any_of: tuple[Sourced, ...] = ()
    several_of: tuple[tuple[Mask, int, Source], ...] = ()

    @property
    def clauses(self) -> Iterator[Mask]:
        """Yield all sets of which at least one card is there.

        At least k of n cards are there if, and only if, at least one of any n - k + 1 of them is.
        """
        yield from (cards for cards, _ in self.any_of)
        for cards, least, _ in self.several_of:
            yield from map(mask_of, combinations(cards_of(cards), cards.bit_count() - least + 1))


@dataclass(frozen=True, slots=True)
class Likelihood:
    """How likely a player's choice, or a hunch, is with each part of one or two cards in a slot; it excludes no deal.

    ``log_weights`` [2^n]: card ``cards[i]`` in the slot adds 2^i to the index. Raises ValueError for
    more cards: engines count no further.
    """

    slot: int
    cards: tuple[int, ...]
    log_weights: tuple[float, ...]
    source: Source

    def __post_init__(self) -> None:
        if len(self.cards) > MOST_COUNTED or len(self.log_weights) != 1 << len(self.cards):
            raise ValueError(f"a likelihood of {len(self.cards)} cards, with {len(self.log_weights)} weights")


@dataclass(frozen=True)
class Evidence:
    """Everything a case says: a factor per holder, the failed accusations, and what the players' choices suggest.

    ``factors`` are in the order of :attr:`core.model.setup.Setup.holders`, envelope first; face-up cards, if any, have
    a factor too. ``failed`` are triples that are not the solution. ``likelihoods`` are in the order of their slots.
    """

    setup: Setup
    factors: tuple[Factor, ...]
    failed: tuple[Sourced, ...]
    show_model: ShowModel
    likelihoods: tuple[Likelihood, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck's cards; card ``i`` is bit ``i``."""
        return self.setup.deck.cards

    @property
    def holders(self) -> tuple[Holder, ...]:
        return tuple(factor.holder for factor in self.factors)

    @property
    def sources(self) -> set[Source]:
        facts = [*self.failed]
        for factor in self.factors:
            facts += [*factor.has, *factor.lacks, *factor.any_of]
            facts += [(cards, source) for cards, _, source in factor.several_of]
        return {SETUP} | {source for _, source in facts}

    @property
    def sized(self) -> bool:
        """Whether the hand sizes are known: always, except when checking whether a conflict needs the set-up."""
        return all(factor.size is not None for factor in self.factors)

    def plus(self, holder: Holder, *, has: Mask = 0, lacks: Mask = 0, any_of: Mask = 0) -> Evidence:
        """Return the evidence with more cards that a holder has, lacks, or has at least one of."""

        def grown(facts: tuple[Sourced, ...], cards: Mask) -> tuple[Sourced, ...]:
            return (*facts, (cards, SETUP)) if cards else facts

        factors = tuple(
            replace(f, has=grown(f.has, has), lacks=grown(f.lacks, lacks), any_of=grown(f.any_of, any_of))
            if f.holder == holder
            else f
            for f in self.factors
        )
        return replace(self, factors=factors)


def evidence_of(case: Case, show_model: ShowModel | None = None) -> Evidence:
    """Return what ``case`` says, by default under its own show model.

    The case must be valid (:func:`core.formats.validity.case_problems`), but may contradict itself.
    """
    setup = case.setup
    sizes: dict[Holder, int | None] = {ENVELOPE: ENVELOPE_SLOTS, **setup.sizes}
    if setup.face_up:
        sizes[FACE_UP] = len(setup.face_up)
    model = show_model or setup.rules.show_model
    reader = _Reader(setup, sizes, model, case.habits)
    reader.read_setup()
    for hunch in case.hunches:
        reader.read_hunch(hunch)
    return reader.evidence(case.counted)


def evidence_without_setup(case: Case) -> Evidence:
    """Return what the events alone say: without my hand, hand sizes and face-up cards."""
    sizes: dict[Holder, int | None] = dict.fromkeys(case.setup.holders)
    reader = _Reader(case.setup, sizes | {ENVELOPE: ENVELOPE_SLOTS}, ShowModel.IGNORE, ())
    return reader.evidence(case.counted)


class _Reader:
    """Collects constraints for the holders they concern, and the likelihoods of the players' choices."""

    def __init__(self, setup: Setup, sizes: Mapping[Holder, int | None], show_model: ShowModel, habits: Habits) -> None:
        self.setup, self.sizes, self.show_model = setup, sizes, show_model
        self.bits, self.index = setup.deck.bits, setup.deck.index
        self.slots = {holder: slot_of(column) for column, holder in enumerate(sizes)}
        self.habits = {habit.player: habit for habit in habits}
        self.has: dict[Holder, list[Sourced]] = {holder: [] for holder in sizes}
        self.lacks: dict[Holder, list[Sourced]] = {holder: [] for holder in sizes}
        self.any_of: dict[Holder, list[Sourced]] = {holder: [] for holder in sizes}
        self.several_of: dict[Holder, list[tuple[Mask, int, Source]]] = {holder: [] for holder in sizes}
        self.failed: list[Sourced] = []
        self.shows: list[Likelihood] = []
        self.hunches: list[Likelihood] = []
        self.shown: set[tuple[str, str, Card]] = set()

    def evidence(self, events: Iterable[tuple[int, Event]]) -> Evidence:
        for i, event in events:
            self.read(event, i)
        factors = [
            Factor(
                holder,
                size,
                tuple(self.has[holder]),
                tuple(self.lacks[holder]),
                tuple(self.any_of[holder]),
                tuple(self.several_of[holder]),
            )
            for holder, size in self.sizes.items()
        ]
        likelihoods = sorted(self.shows + self.hunches, key=lambda likelihood: likelihood.slot)
        return Evidence(self.setup, tuple(factors), tuple(self.failed), self.show_model, tuple(likelihoods))

    def read_setup(self) -> None:
        me, bits = self.setup.me, self.bits
        if me is not None:
            self._holds_exactly(me, sum(bits[card.name] for card in self.setup.my_hand))
        if self.setup.face_up:
            self._holds_exactly(FACE_UP, sum(bits[card.name] for card in self.setup.face_up))

    def read_hunch(self, hunch: Hunch) -> None:
        """Weigh the deals in which a hunch holds. If the envelope has a card, that is that nobody else does."""
        log_odds = log(hunch.p) - log(1 - hunch.p)
        slots = [self.slots[hunch.holder]]
        if hunch.holder == ENVELOPE:
            slots, log_odds = [slot for holder, slot in self.slots.items() if holder != ENVELOPE], -log_odds
        cards = (self.index[hunch.card],)
        self.hunches += [Likelihood(slot, cards, (0.0, log_odds), SETUP) for slot in slots]

    def _holds_exactly(self, holder: Holder, hand: Mask, source: Source = SETUP) -> None:
        self.has[holder].append((hand, source))
        self.lacks[holder].append((self.setup.deck.mask & ~hand, source))

    def read(self, event: Event, source: int) -> None:
        match event:
            case Suggestion():
                self._read_suggestion(event, source)
            case Accusation(cards=(suspect, weapon, room)):
                triple = self._mask((suspect, weapon, room)), source
                (self.has[ENVELOPE] if event.correct else self.failed).append(triple)
            case Note():
                (self.has if event.holds else self.lacks)[event.holder].append((self.bits[event.card.name], source))
            case GroupNote():
                self._read_group(event, self._mask(event.cards), source)
            case OpenHand():
                self._holds_exactly(event.holder, self._mask(event.cards), source)

    def _mask(self, cards: Iterable[Card]) -> Mask:
        return union(self.bits[card.name] for card in cards)

    def _read_group(self, event: GroupNote, cards: Mask, source: int) -> None:
        if event.holds and event.at_least < len(event.cards):
            self.several_of[event.holder].append((cards, event.at_least, source))
        else:
            (self.has if event.holds else self.lacks)[event.holder].append((cards, source))

    def _read_suggestion(self, event: Suggestion, source: int) -> None:
        asked = self._mask(event.cards), source
        overlooked = {player: self._mask(cards) for player, cards in event.overlooked}
        for player, cards in overlooked.items():
            self.has[player].append((cards, source))
            self.lacks[player].append((asked[0] & ~cards, source))
        for player in event.passed:
            if player not in overlooked:
                self.lacks[player].append(asked)
        if event.refuted_by is not None:
            self._read_show(event, event.refuted_by, event.shown, asked)
        for answer in event.further:
            if answer.shows:
                self._read_show(event, answer.player, answer.shown, asked)
            elif answer.player not in overlooked:
                self.lacks[answer.player].append(asked)

    def _read_show(self, event: Suggestion, player: str, shown: Card | None, asked: Sourced) -> None:
        if shown is None:
            self.any_of[player].append(asked)
            return
        self.has[player].append((self.bits[shown.name], asked[1]))
        if player != self.setup.me and self.show_model is ShowModel.RANDOM:  # what I showed says nothing to me
            self._weigh_show(event, player, shown, asked[1])
            self.shown.add((player, event.by, shown))

    def _weigh_show(self, event: Suggestion, player: str, shown: Card, source: Source) -> None:
        habit, seen = self.habits.get(player), self.shown
        second, third = (card for card in event.cards if card != shown)
        weights = EQUALLY
        if habit is not None:
            mine, a, b = (
                habit.showing(card.category, again=(player, event.by, card) in seen) for card in (shown, second, third)
            )
            weights = _show_weights(mine, a, b)
        cards = self.index[second], self.index[third]
        self.shows.append(Likelihood(self.slots[player], cards, weights, source))


def _show_weights(mine: float, second: float, third: float) -> tuple[float, ...]:
    """Return the log weights of showing a card, by which of the two others the player has.

    Each is the preference for the card shown as a share of those for all that the player has; with equal ones, k cards
    give a likelihood of 1/k.
    """
    return tuple(log(mine / (mine + more)) for more in (0.0, second, third, second + third))


EQUALLY = _show_weights(PLAIN, PLAIN, PLAIN)


@dataclass(frozen=True, slots=True)
class ChoiceWeights:
    """``log_weights``: the log likelihood of ``slot`` holding 0, 1, 2 of the open ``cards``, relative to none."""

    slot: int
    cards: Mask
    log_weights: tuple[float, ...]


def choices_of(
    likelihoods: Iterable[Likelihood], held: Sequence[Mask], allowed: Sequence[Mask]
) -> tuple[ChoiceWeights, ...]:
    """Return the weights of the players' choices, one for each slot and set of open cards, in order of occurrence.

    Those equal in all remaining deals are left out. ``held`` are the cards each slot certainly holds, ``allowed`` those
    it may hold in addition.
    """
    logs: dict[tuple[int, Mask], list[float]] = {}
    for likelihood in likelihoods:
        for cards, weights in _by_count(likelihood, held[likelihood.slot], allowed[likelihood.slot]):
            sums = logs.setdefault((likelihood.slot, cards), [0.0] * len(weights))
            for count, weight in enumerate(weights):
                sums[count] += weight
    return tuple(ChoiceWeights(slot, cards, tuple(sums)) for (slot, cards), sums in logs.items())


def _by_count(likelihood: Likelihood, held: Mask, allowed: Mask) -> Iterator[tuple[Mask, tuple[float, ...]]]:
    """Yield sets of open cards with log weights that depend only on how many of them are held.

    A likelihood f(a, b) that depends on which of two cards are held is the product of three such weights:

        f(a, b) = f(1, 0)^a * f(0, 1)^b * (f(1, 1) / (f(1, 0) f(0, 1)))^(a b)
    """
    certain = sum(1 << i for i, card in enumerate(likelihood.cards) if held >> card & 1)
    doubtful = [(1 << card, 1 << i) for i, card in enumerate(likelihood.cards) if allowed >> card & 1]
    gains = [likelihood.log_weights[certain | at] - likelihood.log_weights[certain] for _, at in doubtful]
    match doubtful:
        case [(card, _)]:
            yield card, (0.0, *gains)
        case [(card, at), (other, other_at)]:
            both = likelihood.log_weights[certain | at | other_at] - likelihood.log_weights[certain]
            if gains[0] == gains[1]:
                yield card | other, (0.0, gains[0], both)
            else:
                yield card, (0.0, gains[0])
                yield other, (0.0, gains[1])
                yield card | other, (0.0, 0.0, both - sum(gains))


MIN_WEIGHT = 1e-200
"""Lower bound for a deal's weight relative to the likeliest; beyond it, further choices make no difference.

It keeps possible deals above 0 in floating point, and leaves room for the deal counts of 60 cards.
"""


def weights_of(choices: Sequence[ChoiceWeights], slot: int) -> list[tuple[Mask, tuple[float, ...]]]:
    """Return the cards of each choice of a slot, with the weights of holding 0, 1, 2 of them.

    If all choices together could exceed :data:`MIN_WEIGHT` or its inverse, each weight is clipped to its share of that.
    """
    most = -log(MIN_WEIGHT) / max(1, len(choices))
    return [
        (choice.cards, tuple(exp(min(max(log_weight, -most), most)) for log_weight in choice.log_weights))
        for choice in choices
        if choice.slot == slot
    ]
