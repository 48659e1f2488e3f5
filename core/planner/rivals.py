"""What each rival can know by now, from the perspective of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import log2, prod
from random import Random

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint
from core.engines.tuning import Tuning
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Event, Note, Suggestion
from core.model.habit import TYPICAL
from core.model.perspective import player_perspective
from core.model.rules import PoolRule
from core.model.seats import POOL, Holder
from core.model.setup import Setup
from core.people.people import Manner
from core.planner.information.deal_table import Deals
from core.planner.information.gain import CERTAIN

PERSPECTIVES = 12
"""Number of deals sampled per rival; results are means over them."""

EACH = Tuning(budget=4_000_000, samples=2_048, probes=False)
"""What one perspective may cost: about 0.03 s of counting, then an estimate."""

STEPS = 60_000_000
"""Steps of counting, about 0.35 s, after which no further perspectives are computed."""

ESTIMATED, EACH_COUNT = 8_000_000, 250_000
"""How many steps take as long as an estimate, and as what any count costs besides its steps."""


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
    """Return a player's case with what the rules have let them see of the pool, at random."""
    unseen = [card for card, holder in deal.items() if holder == POOL]
    if not unseen or case.setup.rules.pool_look is PoolRule.NEVER:
        return case
    events: list[Event] = []
    for event in case.events:
        events.append(event)
        is_unanswered = isinstance(event, Suggestion) and event.refuted_by is None and event.by == case.setup.me
        if is_unanswered and unseen:
            events.append(Note(POOL, unseen.pop(lot.randrange(len(unseen))), holds=True))
    return replace(case, events=tuple(events))


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
    case: Case,
    deals: Deals,
    players: Sequence[str],
    rng: np.random.Generator,
    manners: Iterable[Manner] = (),
    check: Check = never_cancel,
) -> tuple[Rival, ...]:
    """Return what each of these players can know; ``manners`` say how they play.

    Based on n = :data:`PERSPECTIVES` each, so ``certain`` has a standard error of sqrt(certain (1 - certain) / n); on
    fewer where counting takes long (see :func:`knowledge`). Raises what ``check`` raises.
    """
    accuses_at = {habit.player: habit.right for habit in case.habits}
    kinds = {manner.player: kinds_of(case, manner) for manner in manners}
    views = [list(sample_perspectives(case, deals, player, rng)) for player in players]
    rounds, found = case.turn.rounds, []
    for player, known in zip(players, knowledge(views, rng, check), strict=True):
        bits, certain, right = _means(known)
        pace = pace_of(case.setup, player, bits, rounds)
        habit, plays = accuses_at.get(player, TYPICAL), kinds.get(player, {})
        found.append(Rival(player, bits, certain, right, habit, len(known), rounds, pace, plays))
    return tuple(found)


def kinds_of(case: Case, manner: Manner) -> Mapping[str, float]:
    """Return how likely a player is of each kind, by what they name (``manner``) and by how seldom they ask.

    Half of the careless are assumed to ask as often as others.
    """
    asked = sum(isinstance(event, Suggestion) and event.by == manner.player for _, event in case.counted)
    missed = max(0, case.turn.rounds - asked)
    seldom = (SELDOM / USUALLY) ** asked * ((1 - SELDOM) / (1 - USUALLY)) ** missed
    found = {**manner.kinds, "careless": manner.kinds["careless"] * (1 + seldom) / 2}
    return {kind: share / sum(found.values()) for kind, share in found.items()}


def pace_of(setup: Setup, player: str, entropy_bits: float, rounds: int) -> float:
    """Return how many bits a player could learn in a round, judging by what their questions have told them so far.

    At first they had to tell the envelope from the cards that were not face up or, on average, in their hand.
    """
    open_cards = [len(set(setup.deck.of(category)) - set(setup.face_up)) for category in Category]
    share = setup.sizes[player] / max(1, sum(open_cards) - len(Category))
    at_first = sum(log2(max(1.0, n - (n - 1) * share)) for n in open_cards)
    return max(0.0, at_first - entropy_bits + FIRST * USUAL_PACE) / (rounds + FIRST)


def _means(known: Sequence[Knowledge]) -> tuple[float, float, float]:
    best = np.array([one.best for one in known])
    return float(np.mean([one.entropy_bits for one in known])), float((best >= CERTAIN).mean()), float(best.mean())


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known from a perspective: the entropy of the envelope, and the probability of the likeliest solution."""

    entropy_bits: float
    best: float


def knowledge(
    views: Sequence[Sequence[Case]], rng: np.random.Generator, check: Check = never_cancel
) -> tuple[list[Knowledge], ...]:
    """Return what is known from each perspective; the rows of ``views`` have as many each.

    After each round, one perspective from every row, it stops if ``STEPS`` are spent, so that rows have fewer results
    then, but as many each. Large decks early in the game would otherwise take minutes. If no engine can compute a
    perspective, it counts as knowing nothing. Raises what ``check`` raises.
    """
    found: tuple[list[Knowledge], ...] = tuple([] for _ in views)
    spent = 0
    for one_of_each in zip(*views, strict=True):
        for known, view in zip(found, one_of_each, strict=True):
            check()
            posterior = answer(view, tuning=EACH, rng=rng, check=check)
            spent += ESTIMATED if posterior.steps is None else EACH_COUNT + posterior.steps
            known.append(_known(view, posterior.envelope))
        if spent > STEPS:
            break
    return found


def _known(view: Case, envelope: EnvelopeJoint | None) -> Knowledge:
    if envelope is None:
        return Knowledge(log2(prod(len(view.setup.deck.of(category)) for category in Category)), 0.0)
    return Knowledge(envelope.entropy_bits, float(envelope.probabilities.max()))
