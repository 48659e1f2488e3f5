"""What each rival can know by now, from the perspective of each, and the danger that they accuse first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from math import log2, prod
from random import Random
from types import MappingProxyType
from typing import Final

import numpy as np

from core.belief.belief import Deals
from core.checkpoint import checkpoint
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats
from core.engines.tuning import EACH_COUNT, Tuning
from core.information.gain import CERTAIN
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Event, Note, Peek, Suggestion
from core.model.habit import TYPICAL
from core.model.perspective import cards_all_saw, cards_seen, player_perspective
from core.model.rules import PoolRule
from core.model.seats import POOL, Holder
from core.model.setup import Setup
from core.players.weighing import Manner

PERSPECTIVES = 12
"""Number of deals sampled per rival; results are means over them."""

# without probes: a deal for each missed cell took over half of an estimate's time, and no entropy needs it
EACH = Tuning(budget=4_000_000, samples=2_048, probes=False)
"""What one perspective may cost before it is only estimated."""

STEPS = 60_000_000
"""Steps of counting after which no further perspectives are computed."""

ESTIMATED = 8_000_000
"""How many steps take as long as an estimate."""


def sample_perspectives(
    case: Case, deals: Deals, player: str, rng: np.random.Generator, n: int = PERSPECTIVES
) -> Iterator[Case]:
    """Yield ``n`` perspectives of a player, sampled from the hands the player may have.

    Even if the player's hand is known, the unseen cards shown to them are sampled.
    """
    holders = case.setup.holders
    for i in rng.choice(len(deals), n, p=deals.weights):
        deal = {card: holders[place] for card, place in zip(case.setup.deck, deals.places[:, i], strict=True)}
        lot = Random(int(rng.integers(2**32)))
        yield _with_looks(player_perspective(case, player, deal, lot.choice).case, deal, lot)


def _with_looks(case: Case, deal: dict[Card, Holder], lot: Random) -> Case:
    """Return a player's case with what they saw in their looks, at random."""
    events: list[Event] = []
    for event, following in zip_longest(case.events, case.events[1:]):
        at = _looked_at(event, following, case.setup)
        seen = _seen_before(events, case.setup) if at is not None else set()
        unseen = [card for card, holder in deal.items() if holder == at and card not in seen]
        if not (isinstance(event, Peek) and event.player == case.setup.me):
            events.append(event)
        if at is not None and unseen:
            events.append(Note(at, unseen[lot.randrange(len(unseen))], holds=True))
    return replace(case, events=tuple(events))


def _looked_at(event: Event, following: Event | None, setup: Setup) -> Holder | None:
    """Return where the player looked in an event; by some rules at the pool, after a question that nobody answered."""
    if isinstance(event, Peek) and event.player == setup.me:
        return event.at
    if setup.rules.pool_look is PoolRule.NEVER or not isinstance(event, Suggestion) or event.by != setup.me:
        return None
    is_entered = isinstance(following, Peek) and (following.player, following.at) == (setup.me, POOL)
    return POOL if event.refuted_by is None and not is_entered else None


def _seen_before(events: Sequence[Event], setup: Setup) -> set[Card]:
    """Return the cards of others that a player has seen by these events."""
    shown = (event for event in events if isinstance(event, Suggestion) and event.by == setup.me)
    cards = {answer.shown for event in shown for answer in event.answers if answer.shown is not None}
    return cards.union(*map(cards_seen, events))


USUAL_PACE, FIRST = 0.7, 2
"""The bits a player can learn in a round before anything is known of them, and how many rounds that counts for."""

USUALLY, SELDOM = 0.66, 0.16
"""In what share of the rounds ``casual`` and ``velma`` ask, and ``random``; by games of the seeds 3601 and 3602."""


@dataclass(frozen=True, slots=True)
class Rival:
    """What a rival can know, on average over the hands they may have.

    ``entropy_bits``: their entropy of the envelope. ``certain``: the probability that they know the solution.
    ``right``: the probability of being right if they accused now. ``accuses_at``: the fraction of their accusations
    that are correct, by habit: 1 for a player who waits until certain. ``perspectives``: the number of sampled deals.
    ``rounds``: how many have been played; ``pace``: the bits they could learn in each (:func:`pace_of`). ``kinds``: the
    probability that they play like each kind of people (:func:`kinds_of`); none as the cards say.
    """

    player: str
    entropy_bits: float
    certain: float
    right: float
    accuses_at: float = TYPICAL
    perspectives: int = PERSPECTIVES
    rounds: int = 0
    pace: float = USUAL_PACE
    kinds: Mapping[str, float] = field(default_factory=dict)

    @property
    def is_rough(self) -> bool:
        """Whether counting took so long that there are fewer perspectives than usual."""
        return self.perspectives < PERSPECTIVES


def rivals(
    case: Case, deals: Deals, players: Sequence[str], rng: np.random.Generator, manners: Iterable[Manner] = ()
) -> tuple[Rival, ...]:
    """Return what each of these players can know; ``manners`` say how they play.

    Based on n = :data:`PERSPECTIVES` each, so ``certain`` has a standard error of sqrt(certain (1 - certain) / n); on
    fewer where counting takes long (see :func:`knowledge`).
    """
    accuses_at = {habit.player: habit.right for habit in case.habits}
    kinds = {manner.player: kinds_of(case, manner) for manner in manners}
    views = [list(sample_perspectives(case, deals, player, rng)) for player in players]
    rounds, others = case.turn.rounds, []
    for player, knows in zip(players, knowledge(views, rng), strict=True):
        bits, certain, right = _means(knows)
        pace = pace_of(case, player, bits, rounds)
        habit, plays = accuses_at.get(player, TYPICAL), kinds.get(player, {})
        others.append(Rival(player, bits, certain, right, habit, len(knows), rounds, pace, plays))
    return tuple(others)


def kinds_of(case: Case, manner: Manner) -> Mapping[str, float]:
    """Return how likely a player is of each kind, by what they name (``manner``) and by how seldom they ask.

    Half of the careless are assumed to ask as often as others. Of a known player some kinds may have been ruled out.
    """
    asked = sum(isinstance(event, Suggestion) and event.by == manner.player for _, event in case.counted)
    # whoever plays at random seldom gets into a room, so how rarely somebody asks tells as well
    missed = max(0, case.turn.rounds - asked)
    seldom = (SELDOM / USUALLY) ** asked * ((1 - SELDOM) / (1 - USUALLY)) ** missed
    shares = {**manner.kinds, "careless": manner.kinds.get("careless", 0.0) * (1 + seldom) / 2}
    return {kind: share / sum(shares.values()) for kind, share in shares.items()}


def pace_of(case: Case, player: str, entropy_bits: float, rounds: int) -> float:
    """Return how many bits a player could learn in a round, judging by what their questions have told them so far.

    At first they had to tell the envelope from the cards that were not face up or, on average, in their hand; what
    everyone has seen since counts as face up.
    """
    setup = case.setup
    public = {*setup.face_up, *(card for event in case.events for card in cards_all_saw(event, setup))}
    open_cards = [len(set(setup.deck.of(category)) - public) for category in Category]
    share = setup.sizes[player] / max(1, sum(open_cards) - len(Category))
    at_first = sum(log2(max(1.0, n - (n - 1) * share)) for n in open_cards)
    return max(0.0, at_first - entropy_bits + FIRST * USUAL_PACE) / (rounds + FIRST)


def _means(each: Sequence[Knowledge]) -> tuple[float, float, float]:
    best = np.array([view.best for view in each])
    return float(np.mean([view.entropy_bits for view in each])), float((best >= CERTAIN).mean()), float(best.mean())


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known from a perspective: the entropy of the envelope, and the probability of the likeliest solution."""

    entropy_bits: float
    best: float


def knowledge(views: Sequence[Sequence[Case]], rng: np.random.Generator) -> tuple[list[Knowledge], ...]:
    """Return what is known from each perspective; the rows of ``views`` have as many each.

    After each round, one perspective from every row, it stops if ``STEPS`` are spent, so that rows have fewer results
    then, but as many each. Large decks early in the game would otherwise take minutes. If no engine can compute a
    perspective, it counts as knowing nothing.
    """
    rows: tuple[list[Knowledge], ...] = tuple([] for _ in views)
    spent = 0
    for column in zip(*views, strict=True):
        for row, view in zip(rows, column, strict=True):
            checkpoint()
            posterior = answer(view, tuning=EACH, rng=rng)
            spent += ESTIMATED if posterior.steps is None else EACH_COUNT + posterior.steps
            row.append(_known(view, posterior.envelope))
        if spent > STEPS:  # steps, not seconds: the advice is the same on a slow machine
            break
    return rows


def _known(view: Case, envelope: EnvelopeJoint | None) -> Knowledge:
    if envelope is None:
        return Knowledge(log2(prod(len(view.setup.deck.of(category)) for category in Category)), 0.0)
    return Knowledge(envelope.entropy_bits, float(envelope.probabilities.max()))


# --- danger: when they accuse

ROUNDS = 12
"""How many rounds ahead waiting is considered."""

CLARITY = 1.0
"""A rival who would be right with probability p now is ready to accuse with probability p ** CLARITY.

By ``tests/fits/clarity.py`` it is 1.3 for ``casual``, who plays as people do, and 0.9 for ``velma``.
"""

CLARITIES: Final = MappingProxyType({"careful": 1.4, "bluffing": 0.7})
"""The same for kinds of people, by games of the seeds 3601 and 3602; the careless are hardly ever right in time."""

ATTENTION: Floats = (np.arange(20) + 0.5) / 20
"""How much of that a person notices and acts upon: unknown beforehand, anything from nothing to all equally likely."""

UNLIKELY = 1e-6
"""Lower bound of that p, which is 0 where it could not be computed."""


def safety(rivals: Iterable[Rival]) -> Floats:
    """Return the probability that no rival has accused correctly after each of the next rounds, [ROUNDS]."""
    safe: Floats = np.prod([np.ones(ROUNDS), *map(waits, rivals)], axis=0)
    return safe


def knows_next_turn(rival: Rival) -> float:
    """Return how likely a perfect reasoner in a rival's seat names the solution by the end of the next turn."""
    return float(_ready(rival, np.zeros(1), CLARITY)[0])


def waits(rival: Rival, clarity: float = CLARITY) -> Floats:
    """Return the probability that a rival has not accused correctly after each of the next rounds, [ROUNDS].

    As people play, the mean over the kinds of people.
    """
    if not rival.kinds:
        return _waits(rival, clarity)
    accuses = (rival.kinds.get(kind, 0.0) * (1.0 - _waits(rival, of_kind)) for kind, of_kind in CLARITIES.items())
    return 1.0 - sum(accuses, np.zeros(ROUNDS))


def _waits(rival: Rival, clarity: float) -> Floats:
    """Return the same for one kind of people.

    That they have not by now, though a perfect reasoner might have, says how much of that they notice.
    """
    ready = _ready(rival, np.arange(-rival.rounds, ROUNDS, dtype=float), clarity)
    missed = 1.0 - ATTENTION[:, None] * ready
    so_far = missed[:, : rival.rounds].prod(axis=1)
    still: Floats = so_far @ missed[:, rival.rounds :].cumprod(axis=1) / so_far.sum()
    return still


def _ready(rival: Rival, turns: Floats, clarity: float) -> Floats:
    """Return how likely a perfect reasoner in their seat accuses correctly at each of these turns, 0 being the next.

    With every bit they learn, at the rival's pace, it doubles; before it was less. A rival whose accusations are
    correct with frequency q is assumed to take risks 1 / q times as often.
    """
    left = np.maximum(0.0, -clarity * np.log2(max(rival.right, UNLIKELY)) - rival.pace * turns)
    ready: Floats = np.minimum(1.0, 2.0**-left / rival.accuses_at)
    return ready
