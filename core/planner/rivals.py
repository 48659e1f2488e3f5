"""What each rival can know by now, from the perspective of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log2, prod
from random import Random

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Answer, Event, Move, Suggestion
from core.model.habit import TYPICAL
from core.model.seats import Holder
from core.planner.information.deal_table import Deals
from core.planner.information.gain import CERTAIN

PERSPECTIVES = 12
"""Number of deals sampled per rival; results are means over them."""


def sample_perspectives(
    case: Case, deals: Deals, player: str, rng: np.random.Generator, n: int = PERSPECTIVES
) -> Iterator[Case]:
    """Yield ``n`` perspectives of a player, sampled from the hands the player may have.

    Even if the player's hand is known, the unseen cards shown to them are sampled.
    """
    holders = case.setup.holders
    for i in rng.choice(len(deals), n, p=deals.weights):
        deal = {card: holders[place] for card, place in zip(case.setup.deck, deals.places[:, i], strict=True)}
        yield perspective_of(case, player, deal, Random(int(rng.integers(2**32))))


def perspective_of(case: Case, player: str, deal: dict[Card, Holder], lot: Random) -> Case:
    """Return the case as ``player`` sees it, given the deal.

    They saw what was shown to them and by them: the card the case names, else a random one the deal allows. My notes
    are removed.
    """
    hand = tuple(card for card in case.setup.deck if deal[card] == player)
    setup = replace(case.setup, me=player, my_hand=hand)
    events = (_as_seen(event, player, deal, lot) for _, event in case.counted)
    return Case(setup, tuple(event for event in events if event is not None))


def _as_seen(event: Event, player: str, deal: dict[Card, Holder], lot: Random) -> Event | None:
    match event:
        case Suggestion():
            return event.with_answers([_answer_as_seen(event, answer, player, deal, lot) for answer in event.answers])
        case Accusation() | Move():
            return event
        case _:
            return None


def _answer_as_seen(event: Suggestion, answer: Answer, player: str, deal: dict[Card, Holder], lot: Random) -> Answer:
    if not answer.shows or player not in {event.by, answer.player}:
        return replace(answer, shown=None)
    if answer.shown is not None:
        return answer
    could = [card for card in event.cards if deal[card] == answer.player]
    return replace(answer, shown=lot.choice(could) if could else None)


@dataclass(frozen=True, slots=True)
class Rival:
    """What a rival can know, on average over the hands they may have.

    ``entropy_bits``: their entropy of the envelope. ``certain``: the probability that they know the solution.
    ``right``: the probability of being right if they accused now. ``accuses_at``: the fraction of their accusations
    that are correct, by habit: 1 for a player who waits until certain.
    """

    player: str
    entropy_bits: float
    certain: float
    right: float
    accuses_at: float = TYPICAL


def rivals(
    case: Case,
    deals: Deals,
    players: Sequence[str],
    rng: np.random.Generator,
    n: int = PERSPECTIVES,
    check: Check = never_cancel,
) -> tuple[Rival, ...]:
    """Return what each of these players can know.

    Based on ``n`` perspectives each, so ``certain`` has a standard error of sqrt(certain (1 - certain) / n). If no
    engine can compute a perspective, it counts as knowing nothing. Raises what ``check`` raises.
    """
    accuses_at = {habit.player: habit.right for habit in case.habits}
    found = (_rival(player, list(sample_perspectives(case, deals, player, rng, n)), rng, check) for player in players)
    return tuple(replace(rival, accuses_at=accuses_at.get(rival.player, TYPICAL)) for rival in found)


def _rival(player: str, views: Sequence[Case], rng: np.random.Generator, check: Check) -> Rival:
    entropies, best = np.array([_knowledge(view, rng, check) for view in views]).T
    return Rival(player, float(entropies.mean()), float((best >= CERTAIN).mean()), float(best.mean()))


def _knowledge(view: Case, rng: np.random.Generator, check: Check) -> tuple[float, float]:
    """Return the entropy of the envelope, and the probability of the likeliest solution."""
    check()
    envelope = answer(view, rng=rng, check=check).envelope
    if envelope is None:
        return log2(prod(len(view.setup.deck.of(category)) for category in Category)), 0.0
    return envelope.entropy_bits, float(envelope.probabilities.max())
